function N(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function c(n,t,...e){let s=document.createElement(
n);return s.append(...e),b(s,t)}function b(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function C(n,t){return n.querySelector(t)}function u(n,t){return[...n.querySelectorAll(t)]}function g(n,t){
return n.closest(t)}function x(){return document.activeElement}var I={"data-lm-suppress-shortcuts":"true"};function _(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function m(){return document.body.dataset.voila!==
void 0}function F(n){try{return localStorage.getItem(n)??""}catch{return""}}function z(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function $(n,t=_()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}var y=$("likings"),U="vfw-likings",Y="data-jp-theme-light",Z={size:"1",light:"system",motion:"system"},A={...Z,pace:"usu\
al",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},Q=["keys","stage"],X={help:["none","odds","hints",
"guided"],sensitivity:["full","masked","described"]},tt={1:1,2:1.2,3:1.45};function et(n){try{let t=Object.entries(JSON.
parse(n)??{}).filter(([,s])=>typeof s=="string"),e=Object.keys(A).every(s=>Q.includes(s)||t.some(([o])=>o===s));return Object.
fromEntries(e?t.filter(([s,o])=>o!==j(s)):t)}catch{return{}}}function j(n){return A[n]}function R(n,t={}){let e={...A,...t,
...n};for(let[s,o]of Object.entries(X))o.includes(e[s])||(e[s]=j(s));return e}function E(){return et(document.documentElement.
dataset.vfwLikings??F(y))}function nt(n,t){let e=JSON.stringify({...E(),[n]:t});document.documentElement.dataset.vfwLikings=
e,z(y,e),document.dispatchEvent(new Event(U))}function st(n,t){document.addEventListener(U,n,{signal:t}),K().addEventListener(
"change",n,{signal:t});let e=new MutationObserver(n);P(document.body)&&e.observe(document.body,{attributeFilter:[Y]}),t?.
addEventListener("abort",()=>e.disconnect());let s=({key:o})=>{o===y&&(delete document.documentElement.dataset.vfwLikings,
n())};addEventListener("storage",s,{signal:t})}function ot(n){return tt[n.size]??1}function it(n,t){return n.light==="da\
rk"||!["light","contrast"].includes(n.light)&&t}function K(){return matchMedia("(prefers-color-scheme: dark)")}function rt(){
let n=P(document.body);return n?n==="dark":K().matches}function P(n){let{jpThemeLight:t,voila:e}=n?.dataset??{};return t===
void 0||e!==void 0?"":t==="false"?"dark":"light"}function at(n,t){for(let e of u(n,"[data-setting]")){let s=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=s:e.ariaPressed!==String(s)&&(e.ariaPressed=String(
s))}}function q(n,t,e){let s={},o=R(E()),i=()=>{o=R(E(),s),n.dataset.size=o.size,n.style.setProperty("--vfw-zoom",`calc(${ot(
o)} * var(--vfw-usual-zoom, 1))`),n.style.zoom="var(--vfw-zoom)";let a=it(o,rt());n.classList.toggle("vfw-dark",a),document.
documentElement.classList.toggle("vfw-dark-page",a),n.classList.toggle("vfw-still",o.motion==="still"),r.show(),t(o)},r={
begin:i,like:nt,expect(a){s=a,i()},show:()=>at(n,o)};return st(i,e),r}function M(n){let t=g(n,".vfw-look");!t||t.dataset.size||q(t,()=>{}).begin()}var w=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function W(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}async function H(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var k=class{#t=null;constructor(t){this.quiet=c("div",{class:"vfw-sending",role:"status"}),this.banner=c("div",{class:"v\
fw-banner",role:"alert"}),this.button=c("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=c("p",{}),this.box=c("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function D(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function G(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var S=2500,ct=2e3,lt=8e3,L=2e3,ht=1e4,ut=25e3,dt=3e4,ft=500,v=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=G(this.#t),setInterval(()=>this.beat(),ft);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new k(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?S/2:S)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>S+1e3||this.isCut)&&t-this.lookedAt>L&&this.look(),
t-this.heardAt>lt&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>ct)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!m()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=m()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(m()||this.line.posts.size))return;this.isOut=!0;let e=await H(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>ut&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<dt;e==="gone"&&m()&&!s&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(L)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?ht:L)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;D(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function B(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new O(e,s)},render:W((e,s)=>n({...e,post:t},s))}}}
var O=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=mt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(a=>o.has_model(a)),r=await Promise.all(i.map(a=>o.
get_model(a)));r.forEach((a,l)=>a.set_state(t[i[l]]??{})),this.line.taken(s)&&r.forEach((a,l)=>{for(let d of e[i[l]]??[])
a.trigger("msg:custom",d)})}tell(t){for(let e of this.hearers)e(t)}};function mt(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new w(()=>n.kernel??null);s={line:o,watch:new v(o)},e.set(n,s)}return s}var pt=40;function J(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
c("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>c("p",{},i)));s.
childElementCount>pt;)s.firstElementChild?.remove()}}}var Bt=B(({model:n,el:t,post:e},s)=>{let o=N(s),i=t.appendChild(c("div",{class:"vfw-answer-controls"})),r=t.appendChild(
c("div",{class:"vfw-answer-page"})),a=J(t,s),l=()=>{let h=i.contains(x());i.innerHTML=n.get("controls"),h&&C(i,"[data-fi\
rst]")?.focus()},d=()=>{let h=u(r,"details").map(f=>f.hasAttribute("open")),p=u(r,"summary").findIndex(f=>f===x());r.innerHTML=
n.get("html"),u(r,"details").forEach((f,V)=>f.toggleAttribute("open",h[V]??!1)),u(r,"summary")[p]?.focus()},T=()=>a.tell(
n.get("said"));o(i,"click",({target:h})=>{let p=g(h,"button[data-command]")?.dataset.command;p!==void 0&&e.send({kind:"c\
ommand",name:p})}),o(t,"focusin",({target:h})=>b(h,I)),n.on("change:controls",l),n.on("change:html",d),n.on("change:said",
T),l(),d(),requestAnimationFrame(()=>M(t)),s.addEventListener("abort",()=>{n.off("change:controls",l),n.off("change:html",
d),n.off("change:said",T)})});export{Bt as default};
