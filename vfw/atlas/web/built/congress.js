function a(o,t,...e){let n=document.createElement(o);return n.append(...e),l(n,t)}function l(o,t){for(let[e,n]of Object.entries(t))n===null?o.removeAttribute(e):o.getAttribute(e)!==String(n)&&o.setAttribute(
e,String(n));return o}function k(o,t){return[...o.querySelectorAll(t)]}function h(o,t){return o.closest(t)}async function S(o,t){for(;!t.aborted;){let e=await o();if(e)return e;await new Promise(requestAnimationFrame)}return null}
var E={"data-lm-suppress-shortcuts":"true"};function L(o){return({model:t,el:e})=>{let n=new AbortController;return o({model:t,el:e},n.signal),()=>n.abort()}}function O(){let{document:o}=globalThis,t=o?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(o?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function A(o){try{return localStorage.getItem(o)??""}catch{return""}}function N(o,t){try{return localStorage.setItem(o,t),
!0}catch{return!1}}function C(o,t=O()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${o}`:`vfw:${e}:${o}`}var w=C("likings"),$="vfw-likings",P={size:"1",light:"system",motion:"system"},b={...P,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},K=["keys","stage"],D={help:["none","odds","hints","guided"],sensitivity:["full",
"masked","described"]},F={1:1,2:1.2,3:1.45};function q(o){try{let t=Object.entries(JSON.parse(o)??{}).filter(([,n])=>typeof n==
"string"),e=Object.keys(b).every(n=>K.includes(n)||t.some(([s])=>s===n));return Object.fromEntries(e?t.filter(([n,s])=>s!==
I(n)):t)}catch{return{}}}function I(o){return b[o]}function T(o,t={}){let e={...b,...t,...o};for(let[n,s]of Object.entries(
D))s.includes(e[n])||(e[n]=I(n));return e}function g(){return q(document.documentElement.dataset.vfwLikings??A(w))}function G(o,t){
let e=JSON.stringify({...g(),[o]:t});document.documentElement.dataset.vfwLikings=e,N(w,e),document.dispatchEvent(new Event(
$))}function J(o,t){document.addEventListener($,o,{signal:t}),z().addEventListener("change",o,{signal:t});let e=({key:n})=>{
n===w&&(delete document.documentElement.dataset.vfwLikings,o())};addEventListener("storage",e,{signal:t})}function R(o){
return F[o.size]??1}function W(o,t){return o.light==="dark"||!["light","contrast"].includes(o.light)&&t}function z(){return matchMedia(
"(prefers-color-scheme: dark)")}function B(o,t){for(let e of k(o,"[data-setting]")){let n=t[e.dataset.setting??""]===e.dataset.
value;e instanceof HTMLInputElement?e.checked=n:e.ariaPressed!==String(n)&&(e.ariaPressed=String(n))}}function U(o,t,e){
let n={},s=T(g()),c=()=>{s=T(g(),n),o.dataset.size=s.size,o.style.setProperty("--vfw-zoom",`calc(${R(s)} * var(--vfw-usu\
al-zoom, 1))`),o.style.zoom="var(--vfw-zoom)";let i=W(s,z().matches);o.classList.toggle("vfw-dark",i),document.documentElement.
classList.toggle("vfw-dark-page",i),o.classList.toggle("vfw-still",s.motion==="still"),r.show(),t(s)},r={begin:c,like:G,
expect(i){n=i,c()},show:()=>B(o,s)};return J(c,e),r}function j(o){let t=h(o,".vfw-look");!t||t.dataset.size||U(t,()=>{}).begin()}function H(o,t,e){let n=(r,i)=>r.orders?.[i]??r.name,s=(r,i)=>r.localeCompare(i,"en",{numeric:!0}),c=e?-1:1;return[...o].
sort((r,i)=>{let[d,f]=[n(r,t),n(i,t)];return(!d||!f?+!d-+!f:c*s(d,f))||s(n(r,0),n(i,0))})}var p=class{column=0;isDescending=!1;constructor(t,e){this.caption=a("caption",{}),this.headings=t.map((c,r)=>{let i=a("\
button",{type:"button"},c);return i.addEventListener("click",()=>this.sort(r,r===this.column&&!this.isDescending)),a("th",
{role:"columnheader",scope:"col"},i)}),this.rows=e.map(c=>_(c,t.slice(1))),this.body=a("tbody",{role:"rowgroup"});let n=a(
"thead",{role:"rowgroup"},a("tr",{role:"row"},...this.headings)),s=a("table",{role:"table"},this.caption,n,this.body);this.
element=a("div",{class:"vfw-table-view",role:"region",tabindex:"0",...E},s),this.sort(0,!1)}fill(t,e){this.caption.textContent=
t,l(this.element,{"aria-label":t});for(let n of this.rows){let{cells:s,orders:c}=e(n.given);s.forEach((r,i)=>{n.cells[i].
textContent!==r&&(n.cells[i].textContent=r)}),n.orders=[n.given.order??n.name,...s.map((r,i)=>c[i]||r)]}this.arrange()}sort(t,e){
this.column=t,this.isDescending=e;let n=e?"descending":"ascending";this.headings.forEach((s,c)=>l(s,{"aria-sort":c===t?n:
null})),this.arrange()}arrange(){H(this.rows,this.column,this.isDescending).forEach((t,e)=>{let n=this.body.children[e];
n!==t.element&&this.body.insertBefore(t.element,n??null)})}};function _(o,t){let{name:e,address:n}=o,s=n?a("a",{href:n},
e):e,c=t.map(i=>a("td",{role:"cell","data-column":i})),r=a("tr",{role:"row"},a("th",{role:"rowheader",scope:"row"},s),...c);
return{given:o,name:e,cells:c,element:r,orders:void 0}}var mt=()=>({render:L(V)});async function V({model:o,el:t},e){let n=await S(()=>h(t,".vfw-congress"),e);n&&(j(n),new v(n,
t,o.get("scene")))}var v=class{constructor(t,e,n){this.root=t,this.scene=n,this.choices=n.choices.map(([s,c])=>M(c,()=>this.
show(s),s)),this.views=["Chart","Table"].map(s=>M(s,()=>this.showAs(s==="Table"),s)),this.chart=u("chart"),this.tables=u(
"table"),e.classList.add("vfw-congress-body"),this.draw(e),this.showAs(!1),this.show("amendment")}draw(t){let{scene:e,root:n}=this,
s=`vfw-${Math.random().toString(36).slice(2)}`,c=a("h2",{id:s},e.title),r={class:"vfw-film-choice",role:"group"},i=a("di\
v",{...r,"aria-label":"Which votes"},...this.choices),d=a("div",{...r,"aria-label":"Show as"},...this.views),f=u("head",
c,u("choices",i,d));this.chart.innerHTML=e.axis+e.bars;let m=a("figcaption",{id:`${s}-caption`});m.innerHTML=e.caption;let x=a(
"details",{class:"vfw-film-sources"},a("summary",{},"Sources"));x.insertAdjacentHTML("beforeend",e.sources);let y=u("key");
y.innerHTML=e.key,t.append(f,this.chart,this.tables,u("side",y,m,x)),l(n,{role:"figure","aria-labelledby":s,"aria-descri\
bedby":`${s}-caption`})}show(t){this.root.dataset.which=t;for(let s of this.choices)s.ariaPressed=String(s.dataset.which===
t);let e=this.scene.rows.filter(({kind:s})=>t==="all"||s==="amendment"),n=new p(this.scene.columns,e.map(s=>({...s,name:s.
day})));n.fill(this.scene.title,({texts:s,sorts:c})=>({cells:s,orders:c})),this.tables.replaceChildren(n.element)}showAs(t){
for(let e of this.views)e.ariaPressed=String(e.dataset.which==="Table"===t);this.chart.hidden=t,this.tables.hidden=!t}};
function u(o,...t){return a("div",{class:`vfw-congress-${o}`},...t)}function M(o,t,e){let n=a("button",{type:"button","d\
ata-which":e},o);return n.addEventListener("click",t),n}export{mt as default};
