function N(s){return(t,e,n,i={})=>t.addEventListener(e,n,{signal:s,...i})}function c(s,t,...e){let n=document.createElement(
s);return n.append(...e),x(n,t)}function x(s,t){for(let[e,n]of Object.entries(t))n===null?s.removeAttribute(e):s.getAttribute(e)!==String(n)&&s.setAttribute(
e,String(n));return s}function C(s,t){return s.querySelector(t)}function u(s,t){return[...s.querySelectorAll(t)]}function g(s,t){
return s.closest(t)}function b(){return document.activeElement}var I={"data-lm-suppress-shortcuts":"true"};function _(s){try{return localStorage.getItem(s)??""}catch{return""}}function F(s,t){try{return localStorage.setItem(s,t),
!0}catch{return!1}}var E="vfw:likings",R="vfw-likings",B={size:"1",light:"system",motion:"system"},y={...B,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},J=["keys","stage"],V={help:["none","odds","hints","guided"],sensitivity:["full",
"masked","described"]},Y={1:1,2:1.2,3:1.45};function Z(s){try{let t=Object.entries(JSON.parse(s)??{}).filter(([,n])=>typeof n==
"string"),e=Object.keys(y).every(n=>J.includes(n)||t.some(([i])=>i===n));return Object.fromEntries(e?t.filter(([n,i])=>i!==
K(n)):t)}catch{return{}}}function K(s){return y[s]}function z(s,t={}){let e={...y,...t,...s};for(let[n,i]of Object.entries(
V))i.includes(e[n])||(e[n]=K(n));return e}function A(){return Z(document.documentElement.dataset.vfwLikings??_(E))}function Q(s,t){
let e=JSON.stringify({...A(),[s]:t});document.documentElement.dataset.vfwLikings=e,F(E,e),document.dispatchEvent(new Event(
R))}function X(s,t){document.addEventListener(R,s,{signal:t}),P().addEventListener("change",s,{signal:t});let e=({key:n})=>{
n===E&&(delete document.documentElement.dataset.vfwLikings,s())};addEventListener("storage",e,{signal:t})}function tt(s){
return Y[s.size]??1}function et(s,t){return s.light==="dark"||!["light","contrast"].includes(s.light)&&t}function P(){return matchMedia(
"(prefers-color-scheme: dark)")}function nt(s,t){for(let e of u(s,"[data-setting]")){let n=t[e.dataset.setting??""]===e.
dataset.value;e instanceof HTMLInputElement?e.checked=n:e.ariaPressed!==String(n)&&(e.ariaPressed=String(n))}}function $(s,t,e){
let n={},i=z(A()),o=()=>{i=z(A(),n),s.dataset.size=i.size,s.style.setProperty("--vfw-zoom",`calc(${tt(i)} * var(--vfw-us\
ual-zoom, 1))`),s.style.zoom="var(--vfw-zoom)";let a=et(i,P().matches);s.classList.toggle("vfw-dark",a),document.documentElement.
classList.toggle("vfw-dark-page",a),s.classList.toggle("vfw-still",i.motion==="still"),r.show(),t(i)},r={begin:o,like:Q,
expect(a){n=a,o()},show:()=>nt(s,i)};return X(o,e),r}function j(s){let t=g(s,".vfw-look");!t||t.dataset.size||$(t,()=>{}).begin()}var w=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,n)=>{n==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,n=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:n,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:n,message:i}=t;
this.transmit(e,{kind:"press",page:this.page,number:n,message:i})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(n=>n.post===t),this.leave(
t)}}taken({page:t,number:e}){let[n]=this.waiting;return t!==this.page||e!==n?.number?!1:(this.waiting.shift(),n.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function q(s){return({model:t,el:e})=>{let n=new AbortController;return s({model:t,el:e},n.signal),()=>n.abort()}}function p(){return document.body.dataset.voila!==void 0}async function U(s,t){let{baseUrl:e}=s.serverSettings,n=i=>fetch(e+i,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let i=await n(`api/kernels/${s.id}`);if(i.ok&&i.headers.get("Content-Type")?.includes("json")&&t)return(await i.json()).
execution_state==="busy"?"busy":"idle";let r=await n("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var k=class{#t=null;constructor(t){this.quiet=c("div",{class:"vfw-sending",role:"status"}),this.banner=c("div",{class:"v\
fw-banner",role:"alert"}),this.button=c("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=c("p",{}),this.box=c("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function W(s,t){try{sessionStorage.setItem(s,JSON.stringify(t))}catch{}}function D(s){try{let t=JSON.parse(sessionStorage.
getItem(s)??"null");return sessionStorage.removeItem(s),t}catch{return null}}var S=2500,st=2e3,it=8e3,L=2e3,ot=1e4,rt=25e3,at=3e4,ct=500,v=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=D(this.#t),setInterval(()=>this.beat(),ct);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let n={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(n),this.notice??=new k(()=>this.loadAgain()),e.addEventListener(
"abort",()=>this.rooms=this.rooms.filter(i=>i!==n))}beat(){let t=performance.now();if(document.hidden&&(this.heardAt=t),
t-this.pingedAt>(this.isLost?S/2:S)&&this.ping(),this.line.sendAgain(),!this.rooms.length||document.hidden)return;(t-this.
heardAt>S+1e3||this.isCut)&&t-this.lookedAt>L&&this.look(),t-this.heardAt>it&&!this.isAtWork&&this.lose(),this.notice?.sending(
!this.isLost&&this.line.delay>st)}get isCut(){return!this.line.posts.size||(this.line.kernel?.connectionStatus??"connect\
ed")!=="connected"}get isAtWork(){return!p()&&this.line.kernel?.status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(
this.rooms.map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.
heardAt=performance.now(),!(!this.isLost||t.kind!=="pong")){for(let n of this.rooms)n.post===e&&n.isCurrent(t)&&this.current.
add(n);this.rooms.every(n=>this.current.has(n))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();
let[{root:t,keeps:e}]=this.rooms,n=p()?" This page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit\
 does not answer${e()}${n}`,t.style.zoom);let i=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.
root.contains(i))&&this.notice?.takeFocus(i)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){
let{kernel:t}=this.line;if(!t||this.isOut||!(p()||this.line.posts.size))return;this.isOut=!0;let e=await U(t,this.line.posts.
size>0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.
heardAt>rt&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let n=Date.now()-(this.cameBack?.at??0)<at;e==="gon\
e"&&p()&&!n&&this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(a=>setTimeout(
a,r,!1));this.ping();let n=this.pingedAt,i=t.requestKernelInfo().then(()=>!0,()=>!1),o=await Promise.race([i,e(L)]);return await e(
1e3),o&&this.heardAt<n}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?ot:L)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;W(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function H(s){return()=>{let t;return{initialize({model:e,signal:n}){t=new O(e,n)},render:q((e,n)=>s({...e,post:t},n))}}}
var O=class{hearers=new Set;constructor(t,e){this.model=t;let{line:n,watch:i}=lt(t.widget_manager);this.line=n,this.watch=
i,this.line.posts.add(this),t.on("msg:custom",o=>this.receive(o)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...n}){let i=this.model.widget_manager,o=Object.keys({...t,...e}).filter(a=>i.has_model(a)),r=await Promise.all(o.map(a=>i.
get_model(a)));r.forEach((a,l)=>a.set_state(t[o[l]]??{})),this.line.taken(n)&&r.forEach((a,l)=>{for(let d of e[o[l]]??[])
a.trigger("msg:custom",d)})}tell(t){for(let e of this.hearers)e(t)}};function lt(s){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,n=e.get(s);if(!n){let i=new w(()=>s.kernel??null);n={line:i,watch:new v(i)},e.set(s,n)}return n}var ht=40;function M(s,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},n=s.appendChild(
c("div",e));return t.addEventListener("abort",()=>n.remove()),{tell(i){let[o,...r]=i.split(`
`);o.endsWith("anew")&&n.replaceChildren(),this.say(...r.filter(Boolean))},say(...i){for(n.append(...i.map(o=>c("p",{},o)));n.
childElementCount>ht;)n.firstElementChild?.remove()}}}var Ut=H(({model:s,el:t,post:e},n)=>{let i=N(n),o=t.appendChild(c("div",{class:"vfw-answer-controls"})),r=t.appendChild(
c("div",{class:"vfw-answer-page"})),a=M(t,n),l=()=>{let h=o.contains(b());o.innerHTML=s.get("controls"),h&&C(o,"[data-fi\
rst]")?.focus()},d=()=>{let h=u(r,"details").map(f=>f.hasAttribute("open")),m=u(r,"summary").findIndex(f=>f===b());r.innerHTML=
s.get("html"),u(r,"details").forEach((f,G)=>f.toggleAttribute("open",h[G]??!1)),u(r,"summary")[m]?.focus()},T=()=>a.tell(
s.get("said"));i(o,"click",({target:h})=>{let m=g(h,"button[data-command]")?.dataset.command;m!==void 0&&e.send({kind:"c\
ommand",name:m})}),i(t,"focusin",({target:h})=>x(h,I)),s.on("change:controls",l),s.on("change:html",d),s.on("change:said",
T),l(),d(),requestAnimationFrame(()=>j(t)),n.addEventListener("abort",()=>{s.off("change:controls",l),s.off("change:html",
d),s.off("change:said",T)})});export{Ut as default};
