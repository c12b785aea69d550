(()=>{function y(t){return(e,n,s,a={})=>e.addEventListener(n,s,{signal:t,...a})}function E(t,e,...n){let s=document.createElement(
t);return s.append(...n),l(s,e)}function L(t,e,...n){let s=document.createElementNS("http://www.w3.org/2000/svg",t);return s.
append(...n),l(s,e)}function l(t,e){for(let[n,s]of Object.entries(e))s===null?t.removeAttribute(n):t.getAttribute(n)!==String(
s)&&t.setAttribute(n,String(s));return t}function d(t,e){return t.querySelector(e)}function h(t,e){return[...t.querySelectorAll(
e)]}function A(t){try{return localStorage.getItem(t)??""}catch{return""}}var O="vfw:likings",H="vfw-likings",J={size:"1",light:"system",motion:"system"},x={...J,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on"},D={help:["none","odds","hints"],sensitivity:["full","masked","described"]};function G(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,s])=>typeof s=="string"),n=Object.keys(x).every(s=>s===
"keys"||e.some(([a])=>a===s));return Object.fromEntries(n?e.filter(([s,a])=>a!==N(s)):e)}catch{return{}}}function N(t){return x[t]}
function I(t,e={}){let n={...x,...e,...t};for(let[s,a]of Object.entries(D))a.includes(n[s])||(n[s]=N(s));return n}function C(){
return G(document.documentElement.dataset.vfwLikings??A(O))}function $(t,e){document.addEventListener(H,t,{signal:e}),W().addEventListener("change",t,{signal:e});let n=({key:s})=>{
s===O&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("storage",n,{signal:e})}function W(){return matchMedia("(prefers-color-scheme: dark)")}function k(t,e){let n=t.findLast(([s])=>s<=e);if(!n)throw new RangeError(`nothing is known of the year ${e}`);return{fill:n[1],
since:n[2]}}function j(t,{said:e}){return[`${t}.`,...e.map(([,n])=>n)].join(" ")}var B=500,T=matchMedia("(prefers-reduced-motion: reduce)"),v=()=>T.matches||I(C()).motion==="still";function Z(t){let e=JSON.
parse(d(t,"#film")?.textContent??""),n=e.first+e.years.length-1,[s,a,z,K,g]=[".when b",".when span",".said",".marks",".p\
lay"].map(r=>d(t,r)),c=d(t,"input"),F=h(t,"[data-land]").map(r=>({shape:r,...e.lands[r.dataset.land??""]})),U=h(t,"[data\
-since]").map(r=>({text:r,code:r.dataset.since??""})),w=0;function p(r){let f=e.years[r-e.first];for(let{shape:o,runs:i}of F)
l(o,{"data-fill":k(i,r).fill});for(let{text:o,code:i}of U){let m=i in f.marks?"":k(e.lands[i].runs,r).since;o.textContent!==
m&&(o.textContent=m)}let M=Object.entries(f.marks).map(([o,i])=>({kind:i,at:e.lands[o].at}));K.replaceChildren(...M.map(
({kind:o,at:[i,m]})=>L("use",{href:`#mark-${o}`,x:i,y:m}))),z.replaceChildren(...f.said.map(([o,i])=>E("li",{"data-kind":o},
i))),s.textContent=String(r),a.textContent=f.after,c.value=String(r),c.style.setProperty("--vfw-gone",String((r-e.first)/
(n-e.first))),l(c,{"aria-valuetext":j(r,f)}),l(t,{"data-year":r,"data-is-last":r===n})}function u(r){clearInterval(w),r&&
c.valueAsNumber===n&&p(e.first),r&&(w=setInterval(q,B)),l(t,{"data-runs":r}),l(g,{"aria-label":r?"Pause the years":"Play\
 the years"})}function q(){p(c.valueAsNumber+1),c.valueAsNumber===n&&u(!1)}let S=y(new AbortController().signal);S(g,"cl\
ick",()=>u(t.dataset.runs!=="true")),S(c,"input",()=>{u(!1),p(c.valueAsNumber)});let b=()=>v()&&u(!1);$(b),T.addEventListener(
"change",b),g.hidden=c.disabled=!1,p(v()?e.atRest:e.first),u(!v())}var P=d(document,".film");P&&Z(P);})();
