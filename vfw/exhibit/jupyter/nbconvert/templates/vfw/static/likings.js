(()=>{function m(t){return(e,n,o,s={})=>e.addEventListener(n,o,{signal:t,...s})}function r(t,e){return t.querySelector(e)}function p(t,e){return[...t.querySelectorAll(e)]}function g(){let{document:t}=globalThis,e=t?.documentElement.dataset.baseUrl;if(e)return e;try{return JSON.parse(t?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function h(t){try{return localStorage.getItem(t)??""}catch{return""}}function k(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function v(t,e=g()){let n=`/${e}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return n==="/"?`vfw:${t}`:
`vfw:${n}:${t}`}var a=v("likings"),w="vfw-likings",A={size:"1",light:"system",motion:"system"},l={...A,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},$=["keys","stage"],z={help:["none","odds","hints","guided"],sensitivity:["full",
"masked","described"]},I={1:1,2:1.2,3:1.45};function U(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o==
"string"),n=Object.keys(l).every(o=>$.includes(o)||e.some(([s])=>s===o));return Object.fromEntries(n?e.filter(([o,s])=>s!==
x(o)):e)}catch{return{}}}function x(t){return l[t]}function y(t,e={}){let n={...l,...e,...t};for(let[o,s]of Object.entries(
z))s.includes(n[o])||(n[o]=x(o));return n}function u(){return U(document.documentElement.dataset.vfwLikings??h(a))}function E(t,e){
let n=JSON.stringify({...u(),[t]:e});document.documentElement.dataset.vfwLikings=n,k(a,n),document.dispatchEvent(new Event(
w))}function L(t,e){document.addEventListener(w,t,{signal:e}),f().addEventListener("change",t,{signal:e});let n=({key:o})=>{
o===a&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("storage",n,{signal:e})}function b(t){
return I[t.size]??1}function S(t,e){return t.light==="dark"||!["light","contrast"].includes(t.light)&&e}function f(){return matchMedia(
"(prefers-color-scheme: dark)")}function O(t,e){for(let n of p(t,"[data-setting]")){let o=e[n.dataset.setting??""]===n.dataset.
value;n instanceof HTMLInputElement?n.checked=o:n.ariaPressed!==String(o)&&(n.ariaPressed=String(o))}}var i=document.documentElement,N=matchMedia("print");function c(){let t=y(u());i.classList.toggle("vfw-dark",S(t,f().matches)&&
!N.matches),i.classList.toggle("vfw-contrast",t.light==="contrast"),i.classList.toggle("vfw-still",t.motion==="still"),i.
style.setProperty("--vfw-zoom",`calc(${b(t)} * var(--vfw-usual-zoom, 1))`);let e=r(document,".vfw-likings");e&&(e.hidden=
!1,O(e,t))}c();L(c);N.addEventListener("change",c);var d=m(new AbortController().signal);d(document,"DOMContentLoaded",c);
d(document,"click",({target:t})=>{let e=r(document,".vfw-likings"),{setting:n,value:o=""}=t.closest(".vfw-likings [data-\
setting]")?.dataset??{};n?E(n,o):e&&!e.contains(t)&&(e.open=!1)});d(document,"keydown",({key:t,target:e})=>{let n=e.closest?.(
".vfw-likings[open]");t!=="Escape"||!n||(n.open=!1,r(n,"summary")?.focus())});})();
