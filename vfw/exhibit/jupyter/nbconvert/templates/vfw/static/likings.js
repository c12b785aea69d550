(()=>{function m(t){return(e,n,o,r={})=>e.addEventListener(n,o,{signal:t,...r})}function s(t,e){return t.querySelector(e)}function p(t,e){return[...t.querySelectorAll(e)]}function g(){let{document:t}=globalThis,e=t?.documentElement.dataset.baseUrl;if(e)return e;try{return JSON.parse(t?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function h(t){try{return localStorage.getItem(t)??""}catch{return""}}function v(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function k(t,e=g()){let n=`/${e}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return n==="/"?`vfw:${t}`:`vfw:${n}:${t}`}var a=k("likings"),x="vfw-likings",A={size:"1",light:"system",motion:"system"},l={...A,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},I=["keys","stage"],$={help:["none","odds","hints","guided"],sensitivity:["full",
"masked","described"]},z={1:1,2:1.2,3:1.45};function U(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o==
"string"),n=Object.keys(l).every(o=>I.includes(o)||e.some(([r])=>r===o));return Object.fromEntries(n?e.filter(([o,r])=>r!==
w(o)):e)}catch{return{}}}function w(t){return l[t]}function y(t,e={}){let n={...l,...e,...t};for(let[o,r]of Object.entries(
$))r.includes(n[o])||(n[o]=w(o));return n}function u(){return U(document.documentElement.dataset.vfwLikings??h(a))}function E(t,e){
let n=JSON.stringify({...u(),[t]:e});document.documentElement.dataset.vfwLikings=n,v(a,n),document.dispatchEvent(new Event(
x))}function L(t,e){document.addEventListener(x,t,{signal:e}),f().addEventListener("change",t,{signal:e});let n=({key:o})=>{
o===a&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("storage",n,{signal:e})}function S(t){
return z[t.size]??1}function b(t,e){return t.light==="dark"||!["light","contrast"].includes(t.light)&&e}function f(){return matchMedia(
"(prefers-color-scheme: dark)")}function O(t,e){for(let n of p(t,"[data-setting]")){let o=e[n.dataset.setting??""]===n.dataset.
value;n instanceof HTMLInputElement?n.checked=o:n.ariaPressed!==String(o)&&(n.ariaPressed=String(o))}}var i=document.documentElement,N=matchMedia("print");function c(){let t=y(u());i.classList.toggle("vfw-dark",b(t,f().matches)&&
!N.matches),i.classList.toggle("vfw-contrast",t.light==="contrast"),i.classList.toggle("vfw-still",t.motion==="still"),i.
style.setProperty("--vfw-zoom",`calc(${S(t)} * var(--vfw-usual-zoom, 1))`);let e=s(document,".vfw-likings");e&&(e.hidden=
!1,O(e,t))}c();L(c);N.addEventListener("change",c);var d=m(new AbortController().signal);d(document,"DOMContentLoaded",c);
d(document,"click",({target:t})=>{let e=s(document,".vfw-likings"),{setting:n,value:o=""}=t.closest(".vfw-likings [data-\
setting]")?.dataset??{};n?E(n,o):e&&!e.contains(t)&&(e.open=!1)});d(document,"keydown",({key:t,target:e})=>{let n=e.closest?.(
".vfw-likings[open]");t!=="Escape"||!n||(n.open=!1,s(n,"summary")?.focus())});})();
