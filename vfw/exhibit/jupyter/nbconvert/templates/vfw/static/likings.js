(()=>{function m(t){return(e,n,o,s={})=>e.addEventListener(n,o,{signal:t,...s})}function r(t,e){return t.querySelector(e)}function p(t,e){return[...t.querySelectorAll(e)]}function g(t){try{return localStorage.getItem(t)??""}catch{return""}}function h(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}var l="vfw:likings",v="vfw-likings",b={size:"1",light:"system",motion:"system"},a={...b,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},A=["keys","stage"],z={help:["none","odds","hints","guided"],sensitivity:["full",
"masked","described"]},N={1:1,2:1.2,3:1.45};function I(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o==
"string"),n=Object.keys(a).every(o=>A.includes(o)||e.some(([s])=>s===o));return Object.fromEntries(n?e.filter(([o,s])=>s!==
k(o)):e)}catch{return{}}}function k(t){return a[t]}function w(t,e={}){let n={...a,...e,...t};for(let[o,s]of Object.entries(
z))s.includes(n[o])||(n[o]=k(o));return n}function u(){return I(document.documentElement.dataset.vfwLikings??g(l))}function x(t,e){
let n=JSON.stringify({...u(),[t]:e});document.documentElement.dataset.vfwLikings=n,h(l,n),document.dispatchEvent(new Event(
v))}function y(t,e){document.addEventListener(v,t,{signal:e}),f().addEventListener("change",t,{signal:e});let n=({key:o})=>{
o===l&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("storage",n,{signal:e})}function L(t){
return N[t.size]??1}function E(t,e){return t.light==="dark"||!["light","contrast"].includes(t.light)&&e}function f(){return matchMedia(
"(prefers-color-scheme: dark)")}function S(t,e){for(let n of p(t,"[data-setting]")){let o=e[n.dataset.setting??""]===n.dataset.
value;n instanceof HTMLInputElement?n.checked=o:n.ariaPressed!==String(o)&&(n.ariaPressed=String(o))}}var i=document.documentElement,O=matchMedia("print");function c(){let t=w(u());i.classList.toggle("vfw-dark",E(t,f().matches)&&
!O.matches),i.classList.toggle("vfw-contrast",t.light==="contrast"),i.classList.toggle("vfw-still",t.motion==="still"),i.
style.setProperty("--vfw-zoom",`calc(${L(t)} * var(--vfw-usual-zoom, 1))`);let e=r(document,".vfw-likings");e&&(e.hidden=
!1,S(e,t))}c();y(c);O.addEventListener("change",c);var d=m(new AbortController().signal);d(document,"DOMContentLoaded",c);
d(document,"click",({target:t})=>{let e=r(document,".vfw-likings"),{setting:n,value:o=""}=t.closest(".vfw-likings [data-\
setting]")?.dataset??{};n?x(n,o):e&&!e.contains(t)&&(e.open=!1)});d(document,"keydown",({key:t,target:e})=>{let n=e.closest?.(
".vfw-likings[open]");t!=="Escape"||!n||(n.open=!1,r(n,"summary")?.focus())});})();
