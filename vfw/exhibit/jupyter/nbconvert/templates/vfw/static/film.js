(()=>{function y(t){return(e,n,r,o={})=>e.addEventListener(n,r,{signal:t,...o})}function S(t,e,...n){let r=document.createElement(
t);return r.append(...n),f(r,e)}function E(t,e,...n){let r=document.createElementNS("http://www.w3.org/2000/svg",t);return r.
append(...n),f(r,e)}function f(t,e){for(let[n,r]of Object.entries(e))r===null?t.removeAttribute(n):t.getAttribute(n)!==String(
r)&&t.setAttribute(n,String(r));return t}function d(t,e){return t.querySelector(e)}function h(t,e){return[...t.querySelectorAll(
e)]}function O(){let{document:t}=globalThis,e=t?.documentElement.dataset.baseUrl;if(e)return e;try{return JSON.parse(t?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function L(t){try{return localStorage.getItem(t)??""}catch{return""}}function A(t,e=O()){let n=`/${e}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return n==="/"?`vfw:${t}`:`vfw:${n}:${t}`}var N=A("likings"),q="vfw-likings",J={size:"1",light:"system",motion:"system"},v={...J,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},G=["keys","stage"],H={help:["none","odds","hints","guided"],sensitivity:["full",
"masked","described"]};function B(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,r])=>typeof r=="string"),n=Object.keys(v).every(r=>G.
includes(r)||e.some(([o])=>o===r));return Object.fromEntries(n?e.filter(([r,o])=>o!==I(r)):e)}catch{return{}}}function I(t){
return v[t]}function $(t,e={}){let n={...v,...e,...t};for(let[r,o]of Object.entries(H))o.includes(n[r])||(n[r]=I(r));return n}
function C(){return B(document.documentElement.dataset.vfwLikings??L(N))}function T(t,e){document.addEventListener(q,t,{signal:e}),D().addEventListener("change",t,{signal:e});let n=({key:r})=>{
r===N&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("storage",n,{signal:e})}function D(){return matchMedia("(prefers-color-scheme: dark)")}function k(t,e){let n=t.findLast(([r])=>r<=e);if(!n)throw new RangeError(`nothing is known of the year ${e}`);return{fill:n[1],
since:n[2]}}function j(t,{said:e}){return[`${t}.`,...e.map(([,n])=>n)].join(" ")}function U(t,e){let n=h(t,"[data-land]").map(i=>({shape:i,...e.lands[i.dataset.land??""]})),r=h(t,"[data-since]").map(i=>({
text:i,code:i.dataset.since??""})),o=d(t,".marks");return(i,p=e.years[i-e.first].marks)=>{for(let{shape:l,runs:c}of n)f(
l,{"data-fill":k(c,i).fill});for(let{text:l,code:c}of r){let u=c in p?"":k(e.lands[c].runs,i).since;l.textContent!==u&&(l.
textContent=u)}let a=Object.entries(p).map(([l,c])=>({kind:c,at:e.lands[l].at}));o?.replaceChildren(...a.map(({kind:l,at:[
c,u]})=>E("use",{href:`#mark-${l}`,x:c,y:u})))}}var R=500,W=6e3,P=matchMedia("(prefers-reduced-motion: reduce)"),g=()=>P.matches||$(C()).motion==="still";function Y(t){
let e=JSON.parse(d(t,"#film")?.textContent??""),n=e.first+e.years.length-1,[r,o,i,p]=[".when b",".when span",".said",".p\
lay"].map(s=>d(t,s)),a=d(t,"input"),l=U(t,e),c=0;function u(s){let x=e.years[s-e.first];l(s),i.replaceChildren(...x.said.
map(([F,M])=>S("li",{"data-kind":F},M))),r.textContent=String(s),o.textContent=x.after,a.value=String(s),a.style.setProperty(
"--vfw-gone",String((s-e.first)/(n-e.first))),f(a,{"aria-valuetext":j(s,x)}),f(t,{"data-year":s,"data-is-last":s===n})}function m(s){
clearInterval(c),s&&a.valueAsNumber===n&&u(e.first),s&&(c=setInterval(K,R)),f(t,{"data-runs":s}),f(p,{"aria-label":s?"Pa\
use the years":"Play the years"})}function K(){u(a.valueAsNumber+1),!(a.valueAsNumber<n)&&(m(!1),"loops"in t.dataset&&setTimeout(
()=>g()||t.dataset.runs==="true"||m(!0),W))}let w=y(new AbortController().signal);w(p,"click",()=>m(t.dataset.runs!=="tr\
ue")),w(a,"input",()=>{m(!1),u(a.valueAsNumber)});let b=()=>g()&&m(!1);T(b),P.addEventListener("change",b),p.hidden=a.disabled=
!1,u(g()?e.atRest:e.first),m(!g())}var z=d(document,".film");z&&Y(z);})();
