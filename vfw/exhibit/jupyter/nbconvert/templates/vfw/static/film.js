(()=>{function b(t){return(e,n,s,o={})=>e.addEventListener(n,s,{signal:t,...o})}function y(t,e,...n){let s=document.createElement(
t);return s.append(...n),f(s,e)}function E(t,e,...n){let s=document.createElementNS("http://www.w3.org/2000/svg",t);return s.
append(...n),f(s,e)}function f(t,e){for(let[n,s]of Object.entries(e))s===null?t.removeAttribute(n):t.getAttribute(n)!==String(
s)&&t.setAttribute(n,String(s));return t}function d(t,e){return t.querySelector(e)}function h(t,e){return[...t.querySelectorAll(
e)]}function L(t){try{return localStorage.getItem(t)??""}catch{return""}}var O="vfw:likings",F="vfw-likings",M={size:"1",light:"system",motion:"system"},v={...M,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},q=["keys","stage"],G={help:["none","odds","hints","guided"],sensitivity:["full",
"masked","described"]};function H(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,s])=>typeof s=="string"),n=Object.keys(v).every(s=>q.
includes(s)||e.some(([o])=>o===s));return Object.fromEntries(n?e.filter(([s,o])=>o!==A(s)):e)}catch{return{}}}function A(t){
return v[t]}function N(t,e={}){let n={...v,...e,...t};for(let[s,o]of Object.entries(G))o.includes(n[s])||(n[s]=A(s));return n}
function I(){return H(document.documentElement.dataset.vfwLikings??L(O))}function C(t,e){document.addEventListener(F,t,{signal:e}),J().addEventListener("change",t,{signal:e});let n=({key:s})=>{
s===O&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("storage",n,{signal:e})}function J(){return matchMedia("(prefers-color-scheme: dark)")}function w(t,e){let n=t.findLast(([s])=>s<=e);if(!n)throw new RangeError(`nothing is known of the year ${e}`);return{fill:n[1],
since:n[2]}}function $(t,{said:e}){return[`${t}.`,...e.map(([,n])=>n)].join(" ")}function T(t,e){let n=h(t,"[data-land]").map(i=>({shape:i,...e.lands[i.dataset.land??""]})),s=h(t,"[data-since]").map(i=>({
text:i,code:i.dataset.since??""})),o=d(t,".marks");return(i,p=e.years[i-e.first].marks)=>{for(let{shape:l,runs:c}of n)f(
l,{"data-fill":w(c,i).fill});for(let{text:l,code:c}of s){let u=c in p?"":w(e.lands[c].runs,i).since;l.textContent!==u&&(l.
textContent=u)}let a=Object.entries(p).map(([l,c])=>({kind:c,at:e.lands[l].at}));o?.replaceChildren(...a.map(({kind:l,at:[
c,u]})=>E("use",{href:`#mark-${l}`,x:c,y:u})))}}var D=500,R=6e3,j=matchMedia("(prefers-reduced-motion: reduce)"),g=()=>j.matches||N(I()).motion==="still";function W(t){
let e=JSON.parse(d(t,"#film")?.textContent??""),n=e.first+e.years.length-1,[s,o,i,p]=[".when b",".when span",".said",".p\
lay"].map(r=>d(t,r)),a=d(t,"input"),l=T(t,e),c=0;function u(r){let x=e.years[r-e.first];l(r),i.replaceChildren(...x.said.
map(([K,U])=>y("li",{"data-kind":K},U))),s.textContent=String(r),o.textContent=x.after,a.value=String(r),a.style.setProperty(
"--vfw-gone",String((r-e.first)/(n-e.first))),f(a,{"aria-valuetext":$(r,x)}),f(t,{"data-year":r,"data-is-last":r===n})}function m(r){
clearInterval(c),r&&a.valueAsNumber===n&&u(e.first),r&&(c=setInterval(P,D)),f(t,{"data-runs":r}),f(p,{"aria-label":r?"Pa\
use the years":"Play the years"})}function P(){u(a.valueAsNumber+1),!(a.valueAsNumber<n)&&(m(!1),"loops"in t.dataset&&setTimeout(
()=>g()||t.dataset.runs==="true"||m(!0),R))}let k=b(new AbortController().signal);k(p,"click",()=>m(t.dataset.runs!=="tr\
ue")),k(a,"input",()=>{m(!1),u(a.valueAsNumber)});let S=()=>g()&&m(!1);C(S),j.addEventListener("change",S),p.hidden=a.disabled=
!1,u(g()?e.atRest:e.first),m(!g())}var z=d(document,".film");z&&W(z);})();
