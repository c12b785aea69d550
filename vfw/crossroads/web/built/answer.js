function C(s){return(t,e,n,o={})=>t.addEventListener(e,n,{signal:s,...o})}function c(s,t,...e){let n=document.createElement(
s);return n.append(...e),b(n,t)}function b(s,t){for(let[e,n]of Object.entries(t))n===null?s.removeAttribute(e):s.getAttribute(e)!==String(n)&&s.setAttribute(
e,String(n));return s}function N(s,t){return s.querySelector(t)}function f(s,t){return[...s.querySelectorAll(t)]}function w(s,t){
return s.closest(t)}function A(){return document.activeElement}var I={"data-lm-suppress-shortcuts":"true"};function _(s){try{return localStorage.getItem(s)??""}catch{return""}}function R(s,t){try{return localStorage.setItem(s,t),
!0}catch{return!1}}var y="vfw:likings",z="vfw-likings",Q={size:"1",light:"system",motion:"system"},S={...Q,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},X=["keys","stage"],tt={help:["none","odds","hints","guided"],sensitivity:["full",
"masked","described"]},et={1:1,2:1.2,3:1.45};function nt(s){try{let t=Object.entries(JSON.parse(s)??{}).filter(([,n])=>typeof n==
"string"),e=Object.keys(S).every(n=>X.includes(n)||t.some(([o])=>o===n));return Object.fromEntries(e?t.filter(([n,o])=>o!==
K(n)):t)}catch{return{}}}function K(s){return S[s]}function F(s,t={}){let e={...S,...t,...s};for(let[n,o]of Object.entries(
tt))o.includes(e[n])||(e[n]=K(n));return e}function E(){return nt(document.documentElement.dataset.vfwLikings??_(y))}function st(s,t){
let e=JSON.stringify({...E(),[s]:t});document.documentElement.dataset.vfwLikings=e,R(y,e),document.dispatchEvent(new Event(
z))}function ot(s,t){document.addEventListener(z,s,{signal:t}),P().addEventListener("change",s,{signal:t});let e=({key:n})=>{
n===y&&(delete document.documentElement.dataset.vfwLikings,s())};addEventListener("storage",e,{signal:t})}function it(s){
return et[s.size]??1}function rt(s,t){return s.light==="dark"||!["light","contrast"].includes(s.light)&&t}function P(){return matchMedia(
"(prefers-color-scheme: dark)")}function at(s,t){for(let e of f(s,"[data-setting]")){let n=t[e.dataset.setting??""]===e.
dataset.value;e instanceof HTMLInputElement?e.checked=n:e.ariaPressed!==String(n)&&(e.ariaPressed=String(n))}}function H(s,t,e){
let n={},o=F(E()),i=()=>{o=F(E(),n),s.dataset.size=o.size,s.style.setProperty("--vfw-zoom",`calc(${it(o)} * var(--vfw-us\
ual-zoom, 1))`),s.style.zoom="var(--vfw-zoom)";let a=rt(o,P().matches);s.classList.toggle("vfw-dark",a),document.documentElement.
classList.toggle("vfw-dark-page",a),s.classList.toggle("vfw-still",o.motion==="still"),r.show(),t(o)},r={begin:i,like:st,
expect(a){n=a,i()},show:()=>at(s,o)};return ot(i,e),r}function $(s){let t=w(s,".vfw-look");!t||t.dataset.size||H(t,()=>{}).begin()}var k=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,n)=>{n==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,n=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:n,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:n,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:n,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(n=>n.post===t),this.leave(
t)}}taken({page:t,number:e}){let[n]=this.waiting;return t!==this.page||e!==n?.number?!1:(this.waiting.shift(),n.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function j(s){return({model:t,el:e})=>{let n=new AbortController;return s({model:t,el:e},n.signal),()=>n.abort()}}var ct=2e3,lt=4,q="The kernel was restarted: run this cell again.",U="This cell is from an earlier session. Run all cell\
s again.",ht="The kernel does not answer. This cell goes on when it is back.";function ut({isKnown:s,isConnected:t,isBusy:e,
wasHeard:n,unanswered:o}){return s?o<lt||t&&e?"":t?n?q:U:ht:q}function D(s,t,e){let{root:n,post:o}=s,i=c("div",{class:"v\
fw-cell-notice",role:"status"});n.before(i);let[r,a]=[0,!1],h=()=>{let{kernel:l}=t,p=(l?.connectionStatus??"connected")===
"connected",d=t.posts.has(o),m=ut({isKnown:d,isConnected:p,isBusy:l?.status==="busy",wasHeard:a,unanswered:r});m!==i.textContent&&
(s.changed(m!==""),i.textContent=m)},u=()=>{r=document.hidden||t.kernel?.status==="busy"?0:r+1,t.posts.has(o)&&t.transmit(
o,{kind:"ping"}),h(),i.textContent===U&&t.drop(o)};o.listen(l=>{l.kind==="pong"&&(a=!0,(i.textContent===""||s.isCurrent(
l))&&(r=0),h())},e),u();let g=setInterval(u,ct);e.addEventListener("abort",()=>{clearInterval(g),i.remove()})}function M(){return document.body.dataset.voila!==void 0}function W(s){return s.closest(".jp-NotebookPanel")!==null}async function G(s,t){let{baseUrl:e}=s.serverSettings,n=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await n(`api/kernels/${s.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await n("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var v=class{#t=null;constructor(t){this.quiet=c("div",{class:"vfw-sending",role:"status"}),this.banner=c("div",{class:"v\
fw-banner",role:"alert"}),this.button=c("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=c("p",{}),this.box=c("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function B(s,t){try{sessionStorage.setItem(s,JSON.stringify(t))}catch{}}function V(s){try{let t=JSON.parse(sessionStorage.
getItem(s)??"null");return sessionStorage.removeItem(s),t}catch{return null}}var L=2500,dt=2e3,ft=8e3,pt=3e4,T=2e3,mt=1e4,gt=25e3,wt=3e4,J=500,x=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=V(this.#t),setInterval(()=>this.beat(),J);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let n={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};W(t.root)&&D(n,this.line,e),M()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(n),this.notice??=new v(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(o=>o!==n)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*J),this.beatAt=t,t-this.pingedAt>(this.isLost?L/2:L)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>L+1e3||this.isCut)&&t-this.lookedAt>T&&this.look(),t-this.heardAt>(this.wasHeard?
ft:pt)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>dt)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let n of this.rooms)n.post===e&&n.isCurrent(t)&&
this.current.add(n);this.rooms.every(n=>this.current.has(n))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,n=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(n,t.style.zoom);let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(
r=>r.root.contains(o))&&this.notice?.takeFocus(o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await G(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
gt&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let n=Date.now()-(this.cameBack?.at??0)<wt;e==="gone"&&!n&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(a=>setTimeout(
a,r,!1));this.ping();let n=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(T)]);return await e(
1e3),i&&this.heardAt<n}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?mt:T)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;B(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function Y(s){return()=>{let t;return{initialize({model:e,signal:n}){t=new O(e,n)},render:j((e,n)=>s({...e,post:t},n))}}}
var O=class{hearers=new Set;constructor(t,e){this.model=t;let{line:n,watch:o}=kt(t.widget_manager);this.line=n,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...n}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(a=>o.has_model(a)),r=await Promise.all(i.map(a=>o.
get_model(a)));r.forEach((a,h)=>a.set_state(t[i[h]]??{})),this.line.taken(n)&&r.forEach((a,h)=>{for(let u of e[i[h]]??[])
a.trigger("msg:custom",u)})}tell(t){for(let e of this.hearers)e(t)}};function kt(s){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,n=e.get(s);if(!n){let o=new k(()=>s.kernel??null);n={line:o,watch:new x(o)},e.set(s,n)}return n}var vt=40;function Z(s,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},n=s.appendChild(
c("div",e));return t.addEventListener("abort",()=>n.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&n.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(n.append(...o.map(i=>c("p",{},i)));n.
childElementCount>vt;)n.firstElementChild?.remove()}}}var Xt=Y(({model:s,el:t,post:e},n)=>{let o=C(n),i=t.appendChild(c("div",{class:"vfw-answer-controls"})),r=t.appendChild(
c("div",{class:"vfw-answer-page"})),a=Z(t,n),h=()=>{let l=i.contains(A());i.innerHTML=s.get("controls"),l&&N(i,"[data-fi\
rst]")?.focus()},u=()=>{let l=f(r,"details").map(d=>d.hasAttribute("open")),p=f(r,"summary").findIndex(d=>d===A());r.innerHTML=
s.get("html"),f(r,"details").forEach((d,m)=>d.toggleAttribute("open",l[m]??!1)),f(r,"summary")[p]?.focus()},g=()=>a.tell(
s.get("said"));o(i,"click",({target:l})=>{let p=w(l,"button[data-command]")?.dataset.command;p!==void 0&&e.send({kind:"c\
ommand",name:p})}),o(t,"focusin",({target:l})=>b(l,I)),s.on("change:controls",h),s.on("change:html",u),s.on("change:said",
g),h(),u(),requestAnimationFrame(()=>$(t)),n.addEventListener("abort",()=>{s.off("change:controls",h),s.off("change:html",
u),s.off("change:said",g)})});export{Xt as default};
