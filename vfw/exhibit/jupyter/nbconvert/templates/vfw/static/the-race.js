(()=>{function j(t){return(e,n,o,l={})=>e.addEventListener(n,o,{signal:t,...l})}function E(t,e,...n){let o=document.createElement(
t);return o.append(...n),p(o,e)}function T(t,e,...n){let o=document.createElementNS("http://www.w3.org/2000/svg",t);return o.
append(...n),p(o,e)}function p(t,e){for(let[n,o]of Object.entries(e))o===null?t.removeAttribute(n):t.getAttribute(n)!==String(
o)&&t.setAttribute(n,String(o));return t}function c(t,e){return t.querySelector(e)}function m(t,e){return[...t.querySelectorAll(
e)]}function U(){let{document:t}=globalThis,e=t?.documentElement.dataset.baseUrl;if(e)return e;try{return JSON.parse(t?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function z(t){try{return localStorage.getItem(t)??""}catch{return""}}function P(t,e=U()){let n=`/${e}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return n==="/"?`vfw:${t}`:`vfw:${n}:${t}`}var D=P("likings");var W={size:"1",light:"system",motion:"system"},$={...W,pace:"usual",help:"hints",sensitivity:"masked",space:"on",keys:"\
on",stage:"on"},Y=["keys","stage"],Z={help:["none","odds","hints","guided"],sensitivity:["full","masked","described"]};function _(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o=="string"),n=Object.keys($).every(o=>Y.
includes(o)||e.some(([l])=>l===o));return Object.fromEntries(n?e.filter(([o,l])=>l!==q(o)):e)}catch{return{}}}function q(t){
return $[t]}function K(t,e={}){let n={...$,...e,...t};for(let[o,l]of Object.entries(Z))l.includes(n[o])||(n[o]=q(o));return n}
function F(){return _(document.documentElement.dataset.vfwLikings??z(D))}function L(t,e){let n=t.findLast(([o])=>o<=e);if(!n)throw new RangeError(`nothing is known of the year ${e}`);return{fill:n[1],
since:n[2]}}function M(t,e){let n=m(t,"[data-land]").map(u=>({shape:u,...e.lands[u.dataset.land??""]})),o=m(t,"[data-since]").map(u=>({
text:u,code:u.dataset.since??""})),l=c(t,".marks");return(u,d=e.years[u-e.first].marks)=>{for(let{shape:f,runs:i}of n)p(
f,{"data-fill":L(i,u).fill});for(let{text:f,code:i}of o){let a=i in d?"":L(e.lands[i].runs,u).since;f.textContent!==a&&(f.
textContent=a)}let y=Object.entries(d).map(([f,i])=>({kind:i,at:e.lands[f].at}));l?.replaceChildren(...y.map(({kind:f,at:[
i,a]})=>T("use",{href:`#mark-${f}`,x:i,y:a})))}}function B(t){let[e,n]=[".end",".heard"].map(o=>c(t,o));return e.remove(),o=>(t.replaceChildren(e,n),scrollTo(0,0),c(e,"\
h2")?.focus({preventScroll:!0}),k(t,o),e)}function k(t,e){let n=c(t,".heard");n&&(n.textContent=e)}function w(t){let e=t?.
cloneNode(!0);for(let n of e?.querySelectorAll("[aria-hidden='true'], .from, .answers")??[])n.remove();return(e?.textContent??
"").replace(/\s+/g," ").trim()}var Q=333,V=matchMedia("(prefers-reduced-motion: reduce)"),v=()=>V.matches||K(F()).motion==="still";function X(t){let e=JSON.
parse(c(document,"#film")?.textContent??""),[n,o,l,u]=[".intro",".year b",".year em","[data-pauses]"].map(r=>c(t,r)),d=m(
t,".stop"),y=M(t,e),f=B(t),i=[],[a,S]=[e.begins,0],g=v(),x=()=>{};function I(){y(a,e.said[a]),o.textContent=String(a),l.
textContent=String(e.full[a-e.first]),p(t,{"data-year":a})}function A(r,s){b(null,"runs"),x=()=>{g||(a=v()?r:a+1,I(),!(a<
r)&&(clearInterval(S),s()))},clearInterval(S),S=setInterval(x,Q),v()&&x()}function b(r,s){for(let h of d)p(h,{"data-is":h===
r?s:null});n.hidden=s!=="runs",p(t,{"data-is":s})}function C(r){g=r,u.textContent=r?"Go on":"Pause"}function J(){let r=d[i.
length];b(r,"asks"),c(r,"h2")?.focus({preventScroll:!0}),k(t,`The years stop. ${w(c(r,".ask"))} ${tt(r).join(", ")}.`)}function H(r){
let s=d[i.length];i.push(r),A(e.stops[i.length-1][1],()=>{b(s,"tells"),c(s,"h3")?.focus({preventScroll:!0}),k(t,w(c(s,".\
why")))})}function N(){if(i.length===d.length)return R();A(e.stops[i.length][0],J)}function R(){let r=i.map((h,O)=>et(d[O],
h)),s=c(f(r.join(" ")),".yours");s&&(s.hidden=!1,s.append(...r.map((h,O)=>E("li",{},E("b",{},String(e.stops[O][1])),` ${h}`))))}
j(new AbortController().signal)(t,"click",({target:r})=>{let s=r.closest("button");s?.dataset.says?H(s.dataset.says):s===
u?(C(!g),v()&&x()):s&&"goesOn"in s.dataset&&N()});for(let r of m(t,".answers"))r.hidden=!1;I(),C(g),N()}function tt(t){return m(
t,"[data-says]").map(({dataset:e})=>e.says??"")}function et(t,e){let[n,o]=[w(c(t,"h2")),t.dataset.answer];return`${n} Yo\
u said “${e}”${e===o?", and so it was.":`. It was “${o}”.`}`}var G=c(document,".quick");G&&X(G);})();
