function c(o,t,...e){let n=document.createElement(o);return n.append(...e),l(n,t)}function l(o,t){for(let[e,n]of Object.entries(t))n===null?o.removeAttribute(e):o.getAttribute(e)!==String(n)&&o.setAttribute(
e,String(n));return o}function x(o,t){return[...o.querySelectorAll(t)]}function f(o,t){return o.closest(t)}async function v(o,t){for(;!t.aborted;){let e=await o();if(e)return e;await new Promise(requestAnimationFrame)}return null}
var y={"data-lm-suppress-shortcuts":"true"};function k(o){return({model:t,el:e})=>{let n=new AbortController;return o({model:t,el:e},n.signal),()=>n.abort()}}function S(o){try{return localStorage.getItem(o)??""}catch{return""}}function L(o,t){try{return localStorage.setItem(o,t),
!0}catch{return!1}}var A="vfw:likings",I={size:"1",light:"system",motion:"system"},O={...I,pace:"usual",help:"hints",sensitivity:"masked",space:"\
on",keys:"on"},z={help:["none","odds","hints"],sensitivity:["full","masked","described"]},M={1:1,2:1.2,3:1.45};function H(o){
try{let t=Object.entries(JSON.parse(o)??{});return Object.fromEntries(t.filter(([,e])=>typeof e=="string"))}catch{return{}}}
function P(o){let t={...O,...o};for(let[e,n]of Object.entries(z))n.includes(t[e])||(t[e]=O[e]);return t}function j(){return H(
S(A))}function E(o){return M[o.size]??1}function K(o,t){return o.light==="dark"||o.light!=="light"&&t}function F(){return matchMedia(
"(prefers-color-scheme: dark)")}function T(o,t){let e=P(j()),n=F(),s=()=>{o.dataset.size=e.size,o.style.zoom=String(E(e)),
o.style.setProperty("--vfw-zoom",String(E(e)));let r=K(e,n.matches);o.classList.toggle("vfw-dark",r),document.documentElement.
classList.toggle("vfw-dark-page",r),o.classList.toggle("vfw-still",e.motion==="still"),a.show()},a={begin(){s(),t(e)},like(r,i){
e={...e,[r]:i},L(A,JSON.stringify(e)),s(),t(e)},show(){for(let r of x(o,"[data-setting]")){let i=e[r.dataset.setting??""]===
r.dataset.value;r instanceof HTMLInputElement?r.checked=i:r.ariaPressed!==String(i)&&(r.ariaPressed=String(i))}}};return n.
addEventListener("change",s),a}function C(o){let t=f(o,".vfw-look");!t||t.dataset.size||T(t,()=>{}).begin()}function N(o,t,e){let n=(r,i)=>r.orders?.[i]??r.name,s=(r,i)=>r.localeCompare(i,"en",{numeric:!0}),a=e?-1:1;return[...o].
sort((r,i)=>{let[d,h]=[n(r,t),n(i,t)];return(!d||!h?+!d-+!h:a*s(d,h))||s(n(r,0),n(i,0))})}var p=class{column=0;isDescending=!1;constructor(t,e){this.caption=c("caption",{}),this.headings=t.map((a,r)=>{let i=c("\
button",{type:"button"},a);return i.addEventListener("click",()=>this.sort(r,r===this.column&&!this.isDescending)),c("th",
{role:"columnheader",scope:"col"},i)}),this.rows=e.map(a=>U(a,t.slice(1))),this.body=c("tbody",{role:"rowgroup"});let n=c(
"thead",{role:"rowgroup"},c("tr",{role:"row"},...this.headings)),s=c("table",{role:"table"},this.caption,n,this.body);this.
element=c("div",{class:"vfw-table-view",role:"region",tabindex:"0",...y},s),this.sort(0,!1)}fill(t,e){this.caption.textContent=
t,l(this.element,{"aria-label":t});for(let n of this.rows){let{cells:s,orders:a}=e(n.given);s.forEach((r,i)=>{n.cells[i].
textContent!==r&&(n.cells[i].textContent=r)}),n.orders=[n.given.order??n.name,...s.map((r,i)=>a[i]||r)]}this.arrange()}sort(t,e){
this.column=t,this.isDescending=e;let n=e?"descending":"ascending";this.headings.forEach((s,a)=>l(s,{"aria-sort":a===t?n:
null})),this.arrange()}arrange(){N(this.rows,this.column,this.isDescending).forEach((t,e)=>{let n=this.body.children[e];
n!==t.element&&this.body.insertBefore(t.element,n??null)})}};function U(o,t){let{name:e,address:n}=o,s=n?c("a",{href:n},
e):e,a=t.map(i=>c("td",{role:"cell","data-column":i})),r=c("tr",{role:"row"},c("th",{role:"rowheader",scope:"row"},s),...a);
return{given:o,name:e,cells:a,element:r,orders:void 0}}var rt=()=>({render:k(q)});async function q({model:o,el:t},e){let n=await v(()=>f(t,".vfw-congress"),e);n&&(C(n),new g(n,
t,o.get("scene")))}var g=class{constructor(t,e,n){this.root=t,this.scene=n,this.choices=n.choices.map(([s,a])=>$(a,()=>this.
show(s),s)),this.views=["Chart","Table"].map(s=>$(s,()=>this.showAs(s==="Table"),s)),this.chart=u("chart"),this.tables=u(
"table"),e.classList.add("vfw-congress-body"),this.draw(e),this.showAs(!1),this.show("amendment")}draw(t){let{scene:e,root:n}=this,
s=`vfw-${Math.random().toString(36).slice(2)}`,a=c("h2",{id:s},e.title),r={class:"vfw-film-choice",role:"group"},i=c("di\
v",{...r,"aria-label":"Which votes"},...this.choices),d=c("div",{...r,"aria-label":"Show as"},...this.views),h=u("head",
a,u("choices",i,d));this.chart.innerHTML=e.axis+e.bars;let m=c("figcaption",{id:`${s}-caption`});m.innerHTML=e.caption;let w=c(
"details",{class:"vfw-film-sources"},c("summary",{},"Sources"));w.insertAdjacentHTML("beforeend",e.sources);let b=u("key");
b.innerHTML=e.key,t.append(h,this.chart,this.tables,u("side",b,m,w)),l(n,{role:"figure","aria-labelledby":s,"aria-descri\
bedby":`${s}-caption`})}show(t){this.root.dataset.which=t;for(let s of this.choices)s.ariaPressed=String(s.dataset.which===
t);let e=this.scene.rows.filter(({kind:s})=>t==="all"||s==="amendment"),n=new p(this.scene.columns,e.map(s=>({...s,name:s.
day})));n.fill(this.scene.title,({texts:s,sorts:a})=>({cells:s,orders:a})),this.tables.replaceChildren(n.element)}showAs(t){
for(let e of this.views)e.ariaPressed=String(e.dataset.which==="Table"===t);this.chart.hidden=t,this.tables.hidden=!t}};
function u(o,...t){return c("div",{class:`vfw-congress-${o}`},...t)}function $(o,t,e){let n=c("button",{type:"button","d\
ata-which":e},o);return n.addEventListener("click",t),n}export{rt as default};
