(()=>{function y(t){return(e,n,r,s={})=>e.addEventListener(n,r,{signal:t,...s})}function E(t,e,...n){let r=document.createElement(
t);return r.append(...n),f(r,e)}function S(t,e,...n){let r=document.createElementNS("http://www.w3.org/2000/svg",t);return r.
append(...n),f(r,e)}function f(t,e){for(let[n,r]of Object.entries(e))r===null?t.removeAttribute(n):t.getAttribute(n)!==String(
r)&&t.setAttribute(n,String(r));return t}function d(t,e){return t.querySelector(e)}function h(t,e){return[...t.querySelectorAll(
e)]}function L(){let{document:t}=globalThis,e=t?.documentElement.dataset.baseUrl;if(e)return e;try{return JSON.parse(t?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function O(t){try{return localStorage.getItem(t)??""}catch{return""}}function A(t,e=L()){let n=`/${e}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return n==="/"?`vfw:${t}`:`vfw:${n}:${t}`}var N=A("likings"),q="vfw-likings",H="data-jp-theme-light",J={size:"1",light:"system",motion:"system"},v={...J,pace:"usu\
al",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},D=["keys","stage"],G={help:["none","odds","hints",
"guided"],sensitivity:["full","masked","described"]};function B(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,r])=>typeof r=="string"),n=Object.keys(v).every(r=>D.
includes(r)||e.some(([s])=>s===r));return Object.fromEntries(n?e.filter(([r,s])=>s!==I(r)):e)}catch{return{}}}function I(t){
return v[t]}function T(t,e={}){let n={...v,...e,...t};for(let[r,s]of Object.entries(G))s.includes(n[r])||(n[r]=I(r));return n}
function $(){return B(document.documentElement.dataset.vfwLikings??O(N))}function C(t,e){document.addEventListener(q,t,{signal:e}),R().addEventListener("change",t,{signal:e});let n=new MutationObserver(
t);W(document.body)&&n.observe(document.body,{attributeFilter:[H]}),e?.addEventListener("abort",()=>n.disconnect());let r=({
key:s})=>{s===N&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("storage",r,{signal:e})}function R(){return matchMedia("(prefers-color-scheme: dark)")}function W(t){let{jpThemeLight:e,voila:n}=t?.dataset??{};return e===void 0||n!==void 0?"":e==="false"?"dark":"light"}function k(t,e){let n=t.findLast(([r])=>r<=e);if(!n)throw new RangeError(`nothing is known of the year ${e}`);return{fill:n[1],
since:n[2]}}function j(t,{said:e}){return[`${t}.`,...e.map(([,n])=>n)].join(" ")}function U(t,e){let n=h(t,"[data-land]").map(i=>({shape:i,...e.lands[i.dataset.land??""]})),r=h(t,"[data-since]").map(i=>({
text:i,code:i.dataset.since??""})),s=d(t,".marks");return(i,p=e.years[i-e.first].marks)=>{for(let{shape:u,runs:c}of n)f(
u,{"data-fill":k(c,i).fill});for(let{text:u,code:c}of r){let l=c in p?"":k(e.lands[c].runs,i).since;u.textContent!==l&&(u.
textContent=l)}let a=Object.entries(p).map(([u,c])=>({kind:c,at:e.lands[u].at}));s?.replaceChildren(...a.map(({kind:u,at:[
c,l]})=>S("use",{href:`#mark-${u}`,x:c,y:l})))}}var Y=500,Z=6e3,P=matchMedia("(prefers-reduced-motion: reduce)"),g=()=>P.matches||T($()).motion==="still";function _(t){
let e=JSON.parse(d(t,"#film")?.textContent??""),n=e.first+e.years.length-1,[r,s,i,p]=[".when b",".when span",".said",".p\
lay"].map(o=>d(t,o)),a=d(t,"input"),u=U(t,e),c=0;function l(o){let x=e.years[o-e.first];u(o),i.replaceChildren(...x.said.
map(([F,K])=>E("li",{"data-kind":F},K))),r.textContent=String(o),s.textContent=x.after,a.value=String(o),a.style.setProperty(
"--vfw-gone",String((o-e.first)/(n-e.first))),f(a,{"aria-valuetext":j(o,x)}),f(t,{"data-year":o,"data-is-last":o===n})}function m(o){
clearInterval(c),o&&a.valueAsNumber===n&&l(e.first),o&&(c=setInterval(M,Y)),f(t,{"data-runs":o}),f(p,{"aria-label":o?"Pa\
use the years":"Play the years"})}function M(){l(a.valueAsNumber+1),!(a.valueAsNumber<n)&&(m(!1),"loops"in t.dataset&&setTimeout(
()=>g()||t.dataset.runs==="true"||m(!0),Z))}let w=y(new AbortController().signal);w(p,"click",()=>m(t.dataset.runs!=="tr\
ue")),w(a,"input",()=>{m(!1),l(a.valueAsNumber)});let b=()=>g()&&m(!1);C(b),P.addEventListener("change",b),p.hidden=a.disabled=
!1,l(g()?e.atRest:e.first),m(!g())}var z=d(document,".film");z&&_(z);})();
