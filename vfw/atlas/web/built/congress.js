function a(e,t,...n){let o=document.createElement(e);return o.append(...n),l(o,t)}function l(e,t){for(let[n,o]of Object.entries(t))o===null?e.removeAttribute(n):e.getAttribute(n)!==String(o)&&e.setAttribute(
n,String(o));return e}function k(e,t){return[...e.querySelectorAll(t)]}function f(e,t){return e.closest(t)}async function E(e,t){for(;!t.aborted;){let n=await e();if(n)return n;await new Promise(requestAnimationFrame)}return null}
var L={"data-lm-suppress-shortcuts":"true"};function S(e){return({model:t,el:n})=>{let o=new AbortController;return e({model:t,el:n},o.signal),()=>o.abort()}}function O(){let{document:e}=globalThis,t=e?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(e?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function A(e){try{return localStorage.getItem(e)??""}catch{return""}}function T(e,t){try{return localStorage.setItem(e,t),
!0}catch{return!1}}function N(e,t=O()){let n=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return n==="/"?`vfw:${e}`:`vfw:${n}:${e}`}var w=N("likings"),$="vfw-likings",D="data-jp-theme-light",F={size:"1",light:"system",motion:"system"},b={...F,pace:"usu\
al",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},K=["keys","stage"],q={help:["none","odds","hints",
"guided"],sensitivity:["full","masked","described"]},G={1:1,2:1.2,3:1.45};function J(e){try{let t=Object.entries(JSON.parse(
e)??{}).filter(([,o])=>typeof o=="string"),n=Object.keys(b).every(o=>K.includes(o)||t.some(([r])=>r===o));return Object.
fromEntries(n?t.filter(([o,r])=>r!==I(o)):t)}catch{return{}}}function I(e){return b[e]}function C(e,t={}){let n={...b,...t,
...e};for(let[o,r]of Object.entries(q))r.includes(n[o])||(n[o]=I(o));return n}function g(){return J(document.documentElement.
dataset.vfwLikings??A(w))}function R(e,t){let n=JSON.stringify({...g(),[e]:t});document.documentElement.dataset.vfwLikings=
n,T(w,n),document.dispatchEvent(new Event($))}function W(e,t){document.addEventListener($,e,{signal:t}),j().addEventListener(
"change",e,{signal:t});let n=new MutationObserver(e);z(document.body)&&n.observe(document.body,{attributeFilter:[D]}),t?.
addEventListener("abort",()=>n.disconnect());let o=({key:r})=>{r===w&&(delete document.documentElement.dataset.vfwLikings,
e())};addEventListener("storage",o,{signal:t})}function B(e){return G[e.size]??1}function _(e,t){return e.light==="dark"||
!["light","contrast"].includes(e.light)&&t}function j(){return matchMedia("(prefers-color-scheme: dark)")}function V(){let e=z(
document.body);return e?e==="dark":j().matches}function z(e){let{jpThemeLight:t,voila:n}=e?.dataset??{};return t===void 0||
n!==void 0?"":t==="false"?"dark":"light"}function Y(e,t){for(let n of k(e,"[data-setting]")){let o=t[n.dataset.setting??
""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=o:n.ariaPressed!==String(o)&&(n.ariaPressed=String(o))}}function M(e,t,n){
let o={},r=C(g()),c=()=>{r=C(g(),o),e.dataset.size=r.size,e.style.setProperty("--vfw-zoom",`calc(${B(r)} * var(--vfw-usu\
al-zoom, 1))`),e.style.zoom="var(--vfw-zoom)";let i=_(r,V());e.classList.toggle("vfw-dark",i),document.documentElement.classList.
toggle("vfw-dark-page",i),e.classList.toggle("vfw-still",r.motion==="still"),s.show(),t(r)},s={begin:c,like:R,expect(i){
o=i,c()},show:()=>Y(e,r)};return W(c,n),s}function U(e){let t=f(e,".vfw-look");!t||t.dataset.size||M(t,()=>{}).begin()}function H(e,t,n){let o=(s,i)=>s.orders?.[i]??s.name,r=(s,i)=>s.localeCompare(i,"en",{numeric:!0}),c=n?-1:1;return[...e].
sort((s,i)=>{let[d,h]=[o(s,t),o(i,t)];return(!d||!h?+!d-+!h:c*r(d,h))||r(o(s,0),o(i,0))})}var m=class{column=0;isDescending=!1;constructor(t,n){this.caption=a("caption",{}),this.headings=t.map((c,s)=>{let i=a("\
button",{type:"button"},c);return i.addEventListener("click",()=>this.sort(s,s===this.column&&!this.isDescending)),a("th",
{role:"columnheader",scope:"col"},i)}),this.rows=n.map(c=>Z(c,t.slice(1))),this.body=a("tbody",{role:"rowgroup"});let o=a(
"thead",{role:"rowgroup"},a("tr",{role:"row"},...this.headings)),r=a("table",{role:"table"},this.caption,o,this.body);this.
element=a("div",{class:"vfw-table-view",role:"region",tabindex:"0",...L},r),this.sort(0,!1)}fill(t,n){this.caption.textContent=
t,l(this.element,{"aria-label":t});for(let o of this.rows){let{cells:r,orders:c}=n(o.given);r.forEach((s,i)=>{o.cells[i].
textContent!==s&&(o.cells[i].textContent=s)}),o.orders=[o.given.order??o.name,...r.map((s,i)=>c[i]||s)]}this.arrange()}sort(t,n){
this.column=t,this.isDescending=n;let o=n?"descending":"ascending";this.headings.forEach((r,c)=>l(r,{"aria-sort":c===t?o:
null})),this.arrange()}arrange(){H(this.rows,this.column,this.isDescending).forEach((t,n)=>{let o=this.body.children[n];
o!==t.element&&this.body.insertBefore(t.element,o??null)})}};function Z(e,t){let{name:n,address:o}=e,r=o?a("a",{href:o},
n):n,c=t.map(i=>a("td",{role:"cell","data-column":i})),s=a("tr",{role:"row"},a("th",{role:"rowheader",scope:"row"},r),...c);
return{given:e,name:n,cells:c,element:s,orders:void 0}}var bt=()=>({render:S(Q)});async function Q({model:e,el:t},n){let o=await E(()=>f(t,".vfw-congress"),n);o&&(U(o),new v(o,
t,e.get("scene")))}var v=class{constructor(t,n,o){this.root=t,this.scene=o,this.choices=o.choices.map(([r,c])=>P(c,()=>this.
show(r),r)),this.views=["Chart","Table"].map(r=>P(r,()=>this.showAs(r==="Table"),r)),this.chart=u("chart"),this.tables=u(
"table"),n.classList.add("vfw-congress-body"),this.draw(n),this.showAs(!1),this.show("amendment")}draw(t){let{scene:n,root:o}=this,
r=`vfw-${Math.random().toString(36).slice(2)}`,c=a("h2",{id:r},n.title),s={class:"vfw-film-choice",role:"group"},i=a("di\
v",{...s,"aria-label":"Which votes"},...this.choices),d=a("div",{...s,"aria-label":"Show as"},...this.views),h=u("head",
c,u("choices",i,d));this.chart.innerHTML=n.axis+n.bars;let p=a("figcaption",{id:`${r}-caption`});p.innerHTML=n.caption;let x=a(
"details",{class:"vfw-film-sources"},a("summary",{},"Sources"));x.insertAdjacentHTML("beforeend",n.sources);let y=u("key");
y.innerHTML=n.key,t.append(h,this.chart,this.tables,u("side",y,p,x)),l(o,{role:"figure","aria-labelledby":r,"aria-descri\
bedby":`${r}-caption`})}show(t){this.root.dataset.which=t;for(let r of this.choices)r.ariaPressed=String(r.dataset.which===
t);let n=this.scene.rows.filter(({kind:r})=>t==="all"||r==="amendment"),o=new m(this.scene.columns,n.map(r=>({...r,name:r.
day})));o.fill(this.scene.title,({texts:r,sorts:c})=>({cells:r,orders:c})),this.tables.replaceChildren(o.element)}showAs(t){
for(let n of this.views)n.ariaPressed=String(n.dataset.which==="Table"===t);this.chart.hidden=t,this.tables.hidden=!t}};
function u(e,...t){return a("div",{class:`vfw-congress-${e}`},...t)}function P(e,t,n){let o=a("button",{type:"button","d\
ata-which":n},e);return o.addEventListener("click",t),o}export{bt as default};
