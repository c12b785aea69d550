var d=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,n)=>{n==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,n=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:n,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:n,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:n,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(n=>n.post===t),this.leave(
t)}}taken({page:t,number:e,says:n}){let[o]=this.waiting;if(!(t!==this.page||e!==o?.number)){this.waiting.shift(),o.taken();
for(let r of n)o.post.tell(r);this.send()}}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:
0}leave(t){this.posts.delete(t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function E(s){return({model:t,el:e})=>{let n=new AbortController;return s({model:t,el:e},n.signal),()=>n.abort()}}function f(){return document.body.dataset.voila!==void 0}function p(s){return s.closest(".jp-NotebookPanel")!==null}async function L(s,t){let{baseUrl:e}=s.serverSettings,n=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await n(`api/kernels/${s.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let i=await n("voila/templates/vfw/static/health.txt");return i.ok&&(await i.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function O(s){return(t,e,n,o={})=>t.addEventListener(e,n,{signal:s,...o})}function l(s,t,...e){let n=document.createElement(
s);return n.append(...e),m(n,t)}function m(s,t){for(let[e,n]of Object.entries(t))n===null?s.removeAttribute(e):s.getAttribute(e)!==String(n)&&s.setAttribute(
e,String(n));return s}function b(s,t){return s.querySelector(t)}function I(s,t){return[...s.querySelectorAll(t)]}function g(s,t){
return s.closest(t)}async function x(s,t){for(;!t.aborted;){let e=await s();if(e)return e;await new Promise(requestAnimationFrame)}return null}
var T={"data-lm-suppress-shortcuts":"true"};var w=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function N(s,t){try{sessionStorage.setItem(s,JSON.stringify(t))}catch{}}function $(s){try{let t=JSON.parse(sessionStorage.
getItem(s)??"null");return sessionStorage.removeItem(s),t}catch{return null}}var v=2500,G=2e3,J=8e3,A=2e3,B=1e4,Y=25e3,Z=3e4,Q=500,k=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=$(this.#t),setInterval(()=>this.beat(),Q);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let n={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(n),
this.notice??=new w(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==n))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?v/2:v)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>v+1e3||this.isCut)&&t-this.lookedAt>A&&this.look(),
t-this.heardAt>J&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>G)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!f()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let n of this.rooms)n.post===e&&n.isCurrent(t)&&this.current.add(n);this.rooms.every(n=>this.current.has(n))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,n=f()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${n}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:i})=>i(!0)).some(i=>i.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(f()||this.line.posts.size))return;this.isOut=!0;let e=await L(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>Y&&(e="go\
ne"),this.isOut=!1,this.lookedAt=performance.now();let n=Date.now()-(this.cameBack?.at??0)<Z;e==="gone"&&f()&&!n&&this.loadAgain(),
e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=i=>new Promise(a=>setTimeout(a,i,!1));this.ping();
let n=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),r=await Promise.race([o,e(A)]);return await e(1e3),r&&this.
heardAt<n}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<(e?B:A)||
(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.length>
0;N(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function _(s){return()=>{let t;return{initialize({model:e,signal:n}){t=new y(e,n)},render:E((e,n)=>s({...e,post:t},n))}}}
var y=class{hearers=new Set;constructor(t,e){this.model=t;let{line:n,watch:o}=X(t.widget_manager);this.line=n,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",r=>this.receive(r)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,...e}){
let n=this.model.widget_manager,o=Object.keys(t).filter(i=>n.has_model(i));(await Promise.all(o.map(i=>n.get_model(i)))).
forEach((i,a)=>i.set_state(t[o[a]])),this.line.taken(e)}tell(t){for(let e of this.hearers)e(t)}};function X(s){let t=globalThis,
e=t[Symbol.for("vfw connections")]??=new WeakMap,n=e.get(s);if(!n){let o=new d(()=>s.kernel??null);n={line:o,watch:new k(
o)},e.set(s,n)}return n}function C(s){let[,t="",e=""]=/^#([a-z]+)(?:-(.+))?$/.exec(s)??[];return{view:t,at:e}}function F(s,t){history.replaceState(
history.state,"",t?`#${s}-${t}`:`#${s}`)}function z(s,t,e){let n=new Map([["ArrowRight",s+1],["ArrowLeft",s-1],["Home",0],["End",e-1]]).get(t);return n===void 0?
null:(n+e)%e}function R(s){try{return localStorage.getItem(s)??""}catch{return""}}function K(s,t){try{return localStorage.setItem(s,t),
!0}catch{return!1}}var q="vfw:likings",tt={size:"1",light:"system",motion:"system"},P={...tt,pace:"usual",help:"hints",sensitivity:"masked",
space:"on",keys:"on"},et={help:["none","odds","hints"],sensitivity:["full","masked","described"]},nt={1:1,2:1.2,3:1.45};
function st(s){try{let t=Object.entries(JSON.parse(s)??{});return Object.fromEntries(t.filter(([,e])=>typeof e=="string"))}catch{
return{}}}function ot(s){let t={...P,...s};for(let[e,n]of Object.entries(et))n.includes(t[e])||(t[e]=P[e]);return t}function it(){
return st(R(q))}function j(s){return nt[s.size]??1}function rt(s,t){return s.light==="dark"||s.light!=="light"&&t}function at(){
return matchMedia("(prefers-color-scheme: dark)")}function U(s,t){let e=ot(it()),n=at(),o=()=>{s.dataset.size=e.size,s.style.
zoom=String(j(e)),s.style.setProperty("--vfw-zoom",String(j(e)));let i=rt(e,n.matches);s.classList.toggle("vfw-dark",i),
document.documentElement.classList.toggle("vfw-dark-page",i),s.classList.toggle("vfw-still",e.motion==="still"),r.show()},
r={begin(){o(),t(e)},like(i,a){e={...e,[i]:a},K(q,JSON.stringify(e)),o(),t(e)},show(){for(let i of I(s,"[data-setting]")){
let a=e[i.dataset.setting??""]===i.dataset.value;i instanceof HTMLInputElement?i.checked=a:i.ariaPressed!==String(a)&&(i.
ariaPressed=String(a))}}};return n.addEventListener("change",o),r}function M(s){let t=g(s,".vfw-look");!t||t.dataset.size||U(t,()=>{}).begin()}var qt=_(async({model:s,el:t,post:e},n)=>{let o=s.get("tabs"),r=await x(()=>g(t,".vfw-atlas"),n),a=r&&await x(()=>{let c=r?
o.flatMap(([u])=>b(r,`.vfw-view-${u}`)??[]):[];return c.length===o.length&&c},n);if(!a)return;M(r);let h=!p(r);r.classList.
toggle("vfw-atlas-page",h);for(let c of[".vfw-look",".jp-OutputArea-output","html"])r.closest(c)?.classList.toggle("vfw-\
around-atlas",h);new S(t,o,a,n),e.watch.over({root:r,post:e},n)}),S=class{constructor(t,e,n,o){this.panels=n,this.names=
e.map(([c])=>c);let r=`vfw-atlas-${Math.random().toString(36).slice(2)}`;this.buttons=e.map(([c,u,W],D)=>{let H=[l("b",{},
u),l("span",{},W)],V={type:"button",role:"tab",id:`${r}-tab-${c}`,"aria-controls":`${r}-${c}`};return m(n[D],{role:"tabp\
anel",id:`${r}-${c}`,"aria-labelledby":`${r}-tab-${c}`}),l("button",V,...H)});let i={class:"vfw-tab-list",role:"tablist",
"aria-label":"Views of the atlas",...T},a=l("div",i,...this.buttons);this.head=l("div",{class:"vfw-atlas-head"},l("h1",{},
"Atlas"),a),t.append(this.head);let h=O(o);this.buttons.forEach((c,u)=>h(c,"click",()=>this.open(u))),h(a,"keydown",c=>this.
key(c)),h(window,"hashchange",()=>this.follow()),this.show(0),this.follow()}key(t){let e=this.buttons.findIndex(o=>o===t.
target),n=z(e,t.key,this.buttons.length);n!==null&&(t.preventDefault(),this.buttons[n].focus(),this.open(n))}open(t){this.
show(t);let e=b(this.panels[t],"[data-at]");p(this.head)||F(this.names[t],e?.dataset.at)}follow(){let t=p(this.head)?-1:
this.names.indexOf(C(location.hash).view);t>=0&&this.show(t)}show(t){this.buttons.forEach((e,n)=>m(e,{"aria-selected":n===
t,tabindex:n===t?0:-1})),this.panels.forEach((e,n)=>e.toggleAttribute("hidden",n!==t))}};export{qt as default};
