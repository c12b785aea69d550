(()=>{function T(t){return(e,n,o,l={})=>e.addEventListener(n,o,{signal:t,...l})}function O(t,e,...n){let o=document.createElement(
t);return o.append(...n),p(o,e)}function j(t,e,...n){let o=document.createElementNS("http://www.w3.org/2000/svg",t);return o.
append(...n),p(o,e)}function p(t,e){for(let[n,o]of Object.entries(e))o===null?t.removeAttribute(n):t.getAttribute(n)!==String(
o)&&t.setAttribute(n,String(o));return t}function c(t,e){return t.querySelector(e)}function m(t,e){return[...t.querySelectorAll(
e)]}function U(){let{document:t}=globalThis,e=t?.documentElement.dataset.baseUrl;if(e)return e;try{return JSON.parse(t?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function z(t){try{return localStorage.getItem(t)??""}catch{return""}}function P(t,e=U()){let n=`/${e}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return n==="/"?`vfw:${t}`:`vfw:${n}:${t}`}var R=P("likings");var W={size:"1",light:"system",motion:"system"},L={...W,pace:"usual",help:"hints",sensitivity:"masked",space:"on",keys:"\
on",stage:"on"},Y=["keys","stage"],Z={help:["none","odds","hints","guided"],sensitivity:["full","masked","described"]};function _(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o=="string"),n=Object.keys(L).every(o=>Y.
includes(o)||e.some(([l])=>l===o));return Object.fromEntries(n?e.filter(([o,l])=>l!==M(o)):e)}catch{return{}}}function M(t){
return L[t]}function q(t,e={}){let n={...L,...e,...t};for(let[o,l]of Object.entries(Z))l.includes(n[o])||(n[o]=M(o));return n}
function F(){return _(document.documentElement.dataset.vfwLikings??z(R))}function $(t,e){let n=t.findLast(([o])=>o<=e);if(!n)throw new RangeError(`nothing is known of the year ${e}`);return{fill:n[1],
since:n[2]}}function K(t,e){let n=m(t,"[data-land]").map(u=>({shape:u,...e.lands[u.dataset.land??""]})),o=m(t,"[data-since]").map(u=>({
text:u,code:u.dataset.since??""})),l=c(t,".marks");return(u,d=e.years[u-e.first].marks)=>{for(let{shape:f,runs:i}of n)p(
f,{"data-fill":$(i,u).fill});for(let{text:f,code:i}of o){let a=i in d?"":$(e.lands[i].runs,u).since;f.textContent!==a&&(f.
textContent=a)}let y=Object.entries(d).map(([f,i])=>({kind:i,at:e.lands[f].at}));l?.replaceChildren(...y.map(({kind:f,at:[
i,a]})=>j("use",{href:`#mark-${f}`,x:i,y:a})))}}function B(t){let[e,n]=[".end",".heard"].map(o=>c(t,o));return e.remove(),o=>(t.replaceChildren(e,n),scrollTo(0,0),c(e,"\
h2")?.focus({preventScroll:!0}),k(t,o),e)}function k(t,e){let n=c(t,".heard");n&&(n.textContent=e)}function v(t){let e=t?.
cloneNode(!0);for(let n of e?.querySelectorAll("[aria-hidden='true'], .from, .answers")??[])n.remove();return(e?.textContent??
"").replace(/\s+/g," ").trim()}var Q=333,V=matchMedia("(prefers-reduced-motion: reduce)"),w=()=>V.matches||q(F()).motion==="still";function X(t){let e=JSON.
parse(c(document,"#film")?.textContent??""),[n,o,l,u]=[".intro",".year b",".year em","[data-pauses]"].map(r=>c(t,r)),d=m(
t,".stop"),y=K(t,e),f=B(t),i=[],[a,b]=[e.begins,0],g=w(),x=()=>{};function I(){y(a,e.said[a]),o.textContent=String(a),l.
textContent=String(e.full[a-e.first]),p(t,{"data-year":a})}function A(r,s){S(null,"runs"),x=()=>{g||(a=w()?r:a+1,I(),!(a<
r)&&(clearInterval(b),s()))},clearInterval(b),b=setInterval(x,Q),w()&&x()}function S(r,s){for(let h of d)p(h,{"data-is":h===
r?s:null});n.hidden=s!=="runs",p(t,{"data-is":s})}function C(r){g=r,u.textContent=r?"Go on":"Pause"}function H(){let r=d[i.
length];S(r,"asks"),c(r,"h2")?.focus({preventScroll:!0}),k(t,`The years stop. ${v(c(r,".ask"))} ${tt(r).join(", ")}.`)}function J(r){
let s=d[i.length];i.push(r),A(e.stops[i.length-1][1],()=>{S(s,"tells"),c(s,"h3")?.focus({preventScroll:!0}),k(t,v(c(s,".\
why")))})}function N(){if(i.length===d.length)return D();A(e.stops[i.length][0],H)}function D(){let r=i.map((h,E)=>et(d[E],
h)),s=c(f(r.join(" ")),".yours");s&&(s.hidden=!1,s.append(...r.map((h,E)=>O("li",{},O("b",{},String(e.stops[E][1])),` ${h}`))))}
T(new AbortController().signal)(t,"click",({target:r})=>{let s=r.closest("button");s?.dataset.says?J(s.dataset.says):s===
u?(C(!g),w()&&x()):s&&"goesOn"in s.dataset&&N()});for(let r of m(t,".answers"))r.hidden=!1;I(),C(g),N()}function tt(t){return m(
t,"[data-says]").map(({dataset:e})=>e.says??"")}function et(t,e){let[n,o]=[v(c(t,"h2")),t.dataset.answer];return`${n} Yo\
u said “${e}”${e===o?", and so it was.":`. It was “${o}”.`}`}var G=c(document,".quick");G&&X(G);})();
