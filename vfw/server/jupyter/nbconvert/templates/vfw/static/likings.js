(()=>{function m(t){return(e,n,o,r={})=>e.addEventListener(n,o,{signal:t,...r})}function s(t,e){return t.querySelector(e)}function p(t,e){return[...t.querySelectorAll(e)]}function g(){let{document:t}=globalThis,e=t?.documentElement.dataset.baseUrl;if(e)return e;try{return JSON.parse(t?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function h(t){try{return localStorage.getItem(t)??""}catch{return""}}function v(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function k(t,e=g()){let n=`/${e}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return n==="/"?`vfw:${t}`:`vfw:${n}:${t}`}var a=k("likings"),x="vfw-likings",N="data-jp-theme-light",I={size:"1",light:"system",motion:"system"},l={...I,pace:"usu\
al",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},$=["keys","stage"],z={help:["none","odds","hints",
"guided"],sensitivity:["full","masked","described"]},T={1:1,2:1.2,3:1.45};function j(t){try{let e=Object.entries(JSON.parse(
t)??{}).filter(([,o])=>typeof o=="string"),n=Object.keys(l).every(o=>$.includes(o)||e.some(([r])=>r===o));return Object.
fromEntries(n?e.filter(([o,r])=>r!==w(o)):e)}catch{return{}}}function w(t){return l[t]}function y(t,e={}){let n={...l,...e,
...t};for(let[o,r]of Object.entries(z))r.includes(n[o])||(n[o]=w(o));return n}function u(){return j(document.documentElement.
dataset.vfwLikings??h(a))}function b(t,e){let n=JSON.stringify({...u(),[t]:e});document.documentElement.dataset.vfwLikings=
n,v(a,n),document.dispatchEvent(new Event(x))}function E(t,e){document.addEventListener(x,t,{signal:e}),d().addEventListener(
"change",t,{signal:e});let n=new MutationObserver(t);U(document.body)&&n.observe(document.body,{attributeFilter:[N]}),e?.
addEventListener("abort",()=>n.disconnect());let o=({key:r})=>{r===a&&(delete document.documentElement.dataset.vfwLikings,
t())};addEventListener("storage",o,{signal:e})}function L(t){return T[t.size]??1}function S(t,e){return t.light==="dark"||
!["light","contrast"].includes(t.light)&&e}function d(){return matchMedia("(prefers-color-scheme: dark)")}function U(t){let{jpThemeLight:e,voila:n}=t?.dataset??{};return e===void 0||n!==void 0?"":e==="false"?"dark":"light"}function O(t,e){
for(let n of p(t,"[data-setting]")){let o=e[n.dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=
o:n.ariaPressed!==String(o)&&(n.ariaPressed=String(o))}}var i=document.documentElement,A=matchMedia("print");function c(){let t=y(u());i.classList.toggle("vfw-dark",S(t,d().matches)&&
!A.matches),i.classList.toggle("vfw-contrast",t.light==="contrast"),i.classList.toggle("vfw-still",t.motion==="still"),i.
style.setProperty("--vfw-zoom",`calc(${L(t)} * var(--vfw-usual-zoom, 1))`);let e=s(document,".vfw-likings");e&&(e.hidden=
!1,O(e,t))}c();E(c);A.addEventListener("change",c);var f=m(new AbortController().signal);f(document,"DOMContentLoaded",c);
f(document,"click",({target:t})=>{let e=s(document,".vfw-likings"),{setting:n,value:o=""}=t.closest(".vfw-likings [data-\
setting]")?.dataset??{};n?b(n,o):e&&!e.contains(t)&&(e.open=!1)});f(document,"keydown",({key:t,target:e})=>{let n=e.closest?.(
".vfw-likings[open]");t!=="Escape"||!n||(n.open=!1,s(n,"summary")?.focus())});})();
