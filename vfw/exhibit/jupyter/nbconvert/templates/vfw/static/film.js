(()=>{function y(t){return(e,n,s,a={})=>e.addEventListener(n,s,{signal:t,...a})}function E(t,e,...n){let s=document.createElement(
t);return s.append(...n),l(s,e)}function L(t,e,...n){let s=document.createElementNS("http://www.w3.org/2000/svg",t);return s.
append(...n),l(s,e)}function l(t,e){for(let[n,s]of Object.entries(e))s===null?t.removeAttribute(n):t.getAttribute(n)!==String(
s)&&t.setAttribute(n,String(s));return t}function d(t,e){return t.querySelector(e)}function h(t,e){return[...t.querySelectorAll(
e)]}function A(t){try{return localStorage.getItem(t)??""}catch{return""}}var O="vfw:likings",G="vfw-likings",H={size:"1",light:"system",motion:"system"},k={...H,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},J=["keys","stage"],D={help:["none","odds","hints"],sensitivity:["full","masked",
"described"]};function R(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,s])=>typeof s=="string"),n=Object.keys(k).every(s=>J.
includes(s)||e.some(([a])=>a===s));return Object.fromEntries(n?e.filter(([s,a])=>a!==N(s)):e)}catch{return{}}}function N(t){
return k[t]}function I(t,e={}){let n={...k,...e,...t};for(let[s,a]of Object.entries(D))a.includes(n[s])||(n[s]=N(s));return n}
function C(){return R(document.documentElement.dataset.vfwLikings??A(O))}function T(t,e){document.addEventListener(G,t,{signal:e}),W().addEventListener("change",t,{signal:e});let n=({key:s})=>{
s===O&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("storage",n,{signal:e})}function W(){return matchMedia("(prefers-color-scheme: dark)")}function v(t,e){let n=t.findLast(([s])=>s<=e);if(!n)throw new RangeError(`nothing is known of the year ${e}`);return{fill:n[1],
since:n[2]}}function $(t,{said:e}){return[`${t}.`,...e.map(([,n])=>n)].join(" ")}var B=500,Y=6e3,P=matchMedia("(prefers-reduced-motion: reduce)"),g=()=>P.matches||I(C()).motion==="still";function Z(t){
let e=JSON.parse(d(t,"#film")?.textContent??""),n=e.first+e.years.length-1,[s,a,z,K,x]=[".when b",".when span",".said","\
.marks",".play"].map(r=>d(t,r)),c=d(t,"input"),U=h(t,"[data-land]").map(r=>({shape:r,...e.lands[r.dataset.land??""]})),F=h(
t,"[data-since]").map(r=>({text:r,code:r.dataset.since??""})),w=0;function p(r){let f=e.years[r-e.first];for(let{shape:o,
runs:i}of U)l(o,{"data-fill":v(i,r).fill});for(let{text:o,code:i}of F){let m=i in f.marks?"":v(e.lands[i].runs,r).since;
o.textContent!==m&&(o.textContent=m)}let M=Object.entries(f.marks).map(([o,i])=>({kind:i,at:e.lands[o].at}));K.replaceChildren(
...M.map(({kind:o,at:[i,m]})=>L("use",{href:`#mark-${o}`,x:i,y:m}))),z.replaceChildren(...f.said.map(([o,i])=>E("li",{"d\
ata-kind":o},i))),s.textContent=String(r),a.textContent=f.after,c.value=String(r),c.style.setProperty("--vfw-gone",String(
(r-e.first)/(n-e.first))),l(c,{"aria-valuetext":$(r,f)}),l(t,{"data-year":r,"data-is-last":r===n})}function u(r){clearInterval(
w),r&&c.valueAsNumber===n&&p(e.first),r&&(w=setInterval(q,B)),l(t,{"data-runs":r}),l(x,{"aria-label":r?"Pause the years":
"Play the years"})}function q(){p(c.valueAsNumber+1),!(c.valueAsNumber<n)&&(u(!1),"loops"in t.dataset&&setTimeout(()=>g()||
t.dataset.runs==="true"||u(!0),Y))}let S=y(new AbortController().signal);S(x,"click",()=>u(t.dataset.runs!=="true")),S(c,
"input",()=>{u(!1),p(c.valueAsNumber)});let b=()=>g()&&u(!1);T(b),P.addEventListener("change",b),x.hidden=c.disabled=!1,
p(g()?e.atRest:e.first),u(!g())}var j=d(document,".film");j&&Z(j);})();
