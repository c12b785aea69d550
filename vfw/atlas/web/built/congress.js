function a(o,t,...n){let e=document.createElement(o);return e.append(...n),l(e,t)}function l(o,t){for(let[n,e]of Object.entries(t))e===null?o.removeAttribute(n):o.getAttribute(n)!==String(e)&&o.setAttribute(
n,String(e));return o}function k(o,t){return[...o.querySelectorAll(t)]}function f(o,t){return o.closest(t)}async function L(o,t){for(;!t.aborted;){let n=await o();if(n)return n;await new Promise(requestAnimationFrame)}return null}
var S={"data-lm-suppress-shortcuts":"true"};function E(o){return({model:t,el:n})=>{let e=new AbortController;return o({model:t,el:n},e.signal),()=>e.abort()}}function O(o){try{return localStorage.getItem(o)??""}catch{return""}}function A(o,t){try{return localStorage.setItem(o,t),
!0}catch{return!1}}var w="vfw:likings",N="vfw-likings",j={size:"1",light:"system",motion:"system"},b={...j,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},P=["keys","stage"],K={help:["none","odds","hints","guided"],sensitivity:["full",
"masked","described"]},U={1:1,2:1.2,3:1.45};function D(o){try{let t=Object.entries(JSON.parse(o)??{}).filter(([,e])=>typeof e==
"string"),n=Object.keys(b).every(e=>P.includes(e)||t.some(([s])=>s===e));return Object.fromEntries(n?t.filter(([e,s])=>s!==
T(e)):t)}catch{return{}}}function T(o){return b[o]}function C(o,t={}){let n={...b,...t,...o};for(let[e,s]of Object.entries(
K))s.includes(n[e])||(n[e]=T(e));return n}function g(){return D(document.documentElement.dataset.vfwLikings??O(w))}function F(o,t){
let n=JSON.stringify({...g(),[o]:t});document.documentElement.dataset.vfwLikings=n,A(w,n),document.dispatchEvent(new Event(
N))}function q(o,t){document.addEventListener(N,o,{signal:t}),$().addEventListener("change",o,{signal:t});let n=({key:e})=>{
e===w&&(delete document.documentElement.dataset.vfwLikings,o())};addEventListener("storage",n,{signal:t})}function G(o){
return U[o.size]??1}function R(o,t){return o.light==="dark"||!["light","contrast"].includes(o.light)&&t}function $(){return matchMedia(
"(prefers-color-scheme: dark)")}function W(o,t){for(let n of k(o,"[data-setting]")){let e=t[n.dataset.setting??""]===n.dataset.
value;n instanceof HTMLInputElement?n.checked=e:n.ariaPressed!==String(e)&&(n.ariaPressed=String(e))}}function z(o,t,n){
let e={},s=C(g()),c=()=>{s=C(g(),e),o.dataset.size=s.size,o.style.setProperty("--vfw-zoom",`calc(${G(s)} * var(--vfw-usu\
al-zoom, 1))`),o.style.zoom="var(--vfw-zoom)";let i=R(s,$().matches);o.classList.toggle("vfw-dark",i),document.documentElement.
classList.toggle("vfw-dark-page",i),o.classList.toggle("vfw-still",s.motion==="still"),r.show(),t(s)},r={begin:c,like:F,
expect(i){e=i,c()},show:()=>W(o,s)};return q(c,n),r}function I(o){let t=f(o,".vfw-look");!t||t.dataset.size||z(t,()=>{}).begin()}function H(o,t,n){let e=(r,i)=>r.orders?.[i]??r.name,s=(r,i)=>r.localeCompare(i,"en",{numeric:!0}),c=n?-1:1;return[...o].
sort((r,i)=>{let[d,h]=[e(r,t),e(i,t)];return(!d||!h?+!d-+!h:c*s(d,h))||s(e(r,0),e(i,0))})}var m=class{column=0;isDescending=!1;constructor(t,n){this.caption=a("caption",{}),this.headings=t.map((c,r)=>{let i=a("\
button",{type:"button"},c);return i.addEventListener("click",()=>this.sort(r,r===this.column&&!this.isDescending)),a("th",
{role:"columnheader",scope:"col"},i)}),this.rows=n.map(c=>J(c,t.slice(1))),this.body=a("tbody",{role:"rowgroup"});let e=a(
"thead",{role:"rowgroup"},a("tr",{role:"row"},...this.headings)),s=a("table",{role:"table"},this.caption,e,this.body);this.
element=a("div",{class:"vfw-table-view",role:"region",tabindex:"0",...S},s),this.sort(0,!1)}fill(t,n){this.caption.textContent=
t,l(this.element,{"aria-label":t});for(let e of this.rows){let{cells:s,orders:c}=n(e.given);s.forEach((r,i)=>{e.cells[i].
textContent!==r&&(e.cells[i].textContent=r)}),e.orders=[e.given.order??e.name,...s.map((r,i)=>c[i]||r)]}this.arrange()}sort(t,n){
this.column=t,this.isDescending=n;let e=n?"descending":"ascending";this.headings.forEach((s,c)=>l(s,{"aria-sort":c===t?e:
null})),this.arrange()}arrange(){H(this.rows,this.column,this.isDescending).forEach((t,n)=>{let e=this.body.children[n];
e!==t.element&&this.body.insertBefore(t.element,e??null)})}};function J(o,t){let{name:n,address:e}=o,s=e?a("a",{href:e},
n):n,c=t.map(i=>a("td",{role:"cell","data-column":i})),r=a("tr",{role:"row"},a("th",{role:"rowheader",scope:"row"},s),...c);
return{given:o,name:n,cells:c,element:r,orders:void 0}}var dt=()=>({render:E(_)});async function _({model:o,el:t},n){let e=await L(()=>f(t,".vfw-congress"),n);e&&(I(e),new v(e,
t,o.get("scene")))}var v=class{constructor(t,n,e){this.root=t,this.scene=e,this.choices=e.choices.map(([s,c])=>M(c,()=>this.
show(s),s)),this.views=["Chart","Table"].map(s=>M(s,()=>this.showAs(s==="Table"),s)),this.chart=u("chart"),this.tables=u(
"table"),n.classList.add("vfw-congress-body"),this.draw(n),this.showAs(!1),this.show("amendment")}draw(t){let{scene:n,root:e}=this,
s=`vfw-${Math.random().toString(36).slice(2)}`,c=a("h2",{id:s},n.title),r={class:"vfw-film-choice",role:"group"},i=a("di\
v",{...r,"aria-label":"Which votes"},...this.choices),d=a("div",{...r,"aria-label":"Show as"},...this.views),h=u("head",
c,u("choices",i,d));this.chart.innerHTML=n.axis+n.bars;let p=a("figcaption",{id:`${s}-caption`});p.innerHTML=n.caption;let x=a(
"details",{class:"vfw-film-sources"},a("summary",{},"Sources"));x.insertAdjacentHTML("beforeend",n.sources);let y=u("key");
y.innerHTML=n.key,t.append(h,this.chart,this.tables,u("side",y,p,x)),l(e,{role:"figure","aria-labelledby":s,"aria-descri\
bedby":`${s}-caption`})}show(t){this.root.dataset.which=t;for(let s of this.choices)s.ariaPressed=String(s.dataset.which===
t);let n=this.scene.rows.filter(({kind:s})=>t==="all"||s==="amendment"),e=new m(this.scene.columns,n.map(s=>({...s,name:s.
day})));e.fill(this.scene.title,({texts:s,sorts:c})=>({cells:s,orders:c})),this.tables.replaceChildren(e.element)}showAs(t){
for(let n of this.views)n.ariaPressed=String(n.dataset.which==="Table"===t);this.chart.hidden=t,this.tables.hidden=!t}};
function u(o,...t){return a("div",{class:`vfw-congress-${o}`},...t)}function M(o,t,n){let e=a("button",{type:"button","d\
ata-which":n},o);return e.addEventListener("click",t),e}export{dt as default};
