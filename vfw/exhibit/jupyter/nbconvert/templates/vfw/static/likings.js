(()=>{function m(t){return(e,n,o,s={})=>e.addEventListener(n,o,{signal:t,...s})}function r(t,e){return t.querySelector(e)}function p(t,e){return[...t.querySelectorAll(e)]}function g(t){try{return localStorage.getItem(t)??""}catch{return""}}function h(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}var c="vfw:likings",k="vfw-likings",b={size:"1",light:"system",motion:"system"},l={...b,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},A=["keys","stage"],N={help:["none","odds","hints"],sensitivity:["full","masked",
"described"]},I={1:1,2:1.2,3:1.45};function z(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o=="s\
tring"),n=Object.keys(l).every(o=>A.includes(o)||e.some(([s])=>s===o));return Object.fromEntries(n?e.filter(([o,s])=>s!==
w(o)):e)}catch{return{}}}function w(t){return l[t]}function x(t,e={}){let n={...l,...e,...t};for(let[o,s]of Object.entries(
N))s.includes(n[o])||(n[o]=w(o));return n}function a(){return z(document.documentElement.dataset.vfwLikings??g(c))}function v(t,e){
let n=JSON.stringify({...a(),[t]:e});document.documentElement.dataset.vfwLikings=n,h(c,n),document.dispatchEvent(new Event(
k))}function y(t,e){document.addEventListener(k,t,{signal:e}),u().addEventListener("change",t,{signal:e});let n=({key:o})=>{
o===c&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("storage",n,{signal:e})}function E(t){
return I[t.size]??1}function L(t,e){return t.light==="dark"||t.light!=="light"&&e}function u(){return matchMedia("(prefe\
rs-color-scheme: dark)")}function S(t,e){for(let n of p(t,"[data-setting]")){let o=e[n.dataset.setting??""]===n.dataset.
value;n instanceof HTMLInputElement?n.checked=o:n.ariaPressed!==String(o)&&(n.ariaPressed=String(o))}}var f=document.documentElement,O=matchMedia("print");function i(){let t=x(a());f.classList.toggle("vfw-dark",L(t,u().matches)&&
!O.matches),f.classList.toggle("vfw-still",t.motion==="still"),f.style.setProperty("--vfw-zoom",String(E(t)));let e=r(document,
".vfw-likings");e&&(e.hidden=!1,S(e,t))}i();y(i);O.addEventListener("change",i);var d=m(new AbortController().signal);d(
document,"DOMContentLoaded",i);d(document,"click",({target:t})=>{let e=r(document,".vfw-likings"),{setting:n,value:o=""}=t.
closest(".vfw-likings [data-setting]")?.dataset??{};n?v(n,o):e&&!e.contains(t)&&(e.open=!1)});d(document,"keydown",({key:t,
target:e})=>{let n=e.closest?.(".vfw-likings[open]");t!=="Escape"||!n||(n.open=!1,r(n,"summary")?.focus())});})();
