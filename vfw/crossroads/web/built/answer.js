function C(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function c(n,t,...e){let s=document.createElement(
n);return s.append(...e),x(s,t)}function x(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function I(n,t){return n.querySelector(t)}function f(n,t){return[...n.querySelectorAll(t)]}function w(n,t){
return n.closest(t)}function E(){return document.activeElement}var N={"data-lm-suppress-shortcuts":"true"};function _(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function R(){return document.body.dataset.voila!==
void 0}function F(n){return n.closest(".jp-NotebookPanel")!==null}function z(n){try{return localStorage.getItem(n)??""}catch{return""}}function $(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function K(n,t=_()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}var y=K("likings"),j="vfw-likings",et="data-jp-theme-light",nt={size:"1",light:"system",motion:"system"},S={...nt,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},st=["keys","stage"],ot={help:["none","odds","h\
ints","guided"],sensitivity:["full","masked","described"]},it={1:1,2:1.2,3:1.45};function rt(n){try{let t=Object.entries(
JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),e=Object.keys(S).every(s=>st.includes(s)||t.some(([o])=>o===s));return Object.
fromEntries(e?t.filter(([s,o])=>o!==P(s)):t)}catch{return{}}}function P(n){return S[n]}function U(n,t={}){let e={...S,...t,
...n};for(let[s,o]of Object.entries(ot))o.includes(e[s])||(e[s]=P(s));return e}function A(){return rt(document.documentElement.
dataset.vfwLikings??z(y))}function at(n,t){let e=JSON.stringify({...A(),[n]:t});document.documentElement.dataset.vfwLikings=
e,$(y,e),document.dispatchEvent(new Event(j))}function ct(n,t){document.addEventListener(j,n,{signal:t}),H().addEventListener(
"change",n,{signal:t});let e=new MutationObserver(n);q(document.body)&&e.observe(document.body,{attributeFilter:[et]}),t?.
addEventListener("abort",()=>e.disconnect());let s=({key:o})=>{o===y&&(delete document.documentElement.dataset.vfwLikings,
n())};addEventListener("storage",s,{signal:t})}function lt(n){return it[n.size]??1}function ht(n,t){return n.light==="da\
rk"||!["light","contrast"].includes(n.light)&&t}function H(){return matchMedia("(prefers-color-scheme: dark)")}function ut(){
let n=q(document.body);return n?n==="dark":H().matches}function q(n){let{jpThemeLight:t,voila:e}=n?.dataset??{};return t===
void 0||e!==void 0?"":t==="false"?"dark":"light"}function dt(n,t){for(let e of f(n,"[data-setting]")){let s=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=s:e.ariaPressed!==String(s)&&(e.ariaPressed=String(
s))}}function D(n,t,e){let s={},o=U(A()),i=()=>{o=U(A(),s),n.dataset.size=o.size,n.style.setProperty("--vfw-zoom",`calc(${lt(
o)} * var(--vfw-usual-zoom, 1))`),n.style.zoom="var(--vfw-zoom)";let a=ht(o,ut());n.classList.toggle("vfw-dark",a),document.
documentElement.classList.toggle("vfw-dark-page",a),n.classList.toggle("vfw-still",o.motion==="still"),r.show(),t(o)},r={
begin:i,like:at,expect(a){s=a,i()},show:()=>dt(n,o)};return ct(i,e),r}function M(n){let t=w(n,".vfw-look");!t||t.dataset.size||D(t,()=>{}).begin()}var k=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function W(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}var ft=2e3,pt=4,G="The kernel was restarted: run this cell again.",B="This cell is from an earlier session. Run all cell\
s again.",mt="The kernel does not answer. This cell goes on when it is back.";function gt({isKnown:n,isConnected:t,isBusy:e,
wasHeard:s,unanswered:o}){return n?o<pt||t&&e?"":t?s?G:B:mt:G}function J(n,t,e){let{root:s,post:o}=n,i=c("div",{class:"v\
fw-cell-notice",role:"status"});s.before(i);let[r,a]=[0,!1],h=()=>{let{kernel:l}=t,p=(l?.connectionStatus??"connected")===
"connected",d=t.posts.has(o),m=gt({isKnown:d,isConnected:p,isBusy:l?.status==="busy",wasHeard:a,unanswered:r});m!==i.textContent&&
(n.changed(m!==""),i.textContent=m)},u=()=>{r=document.hidden||t.kernel?.status==="busy"?0:r+1,t.posts.has(o)&&t.transmit(
o,{kind:"ping"}),h(),i.textContent===B&&t.drop(o)};o.listen(l=>{l.kind==="pong"&&(a=!0,(i.textContent===""||n.isCurrent(
l))&&(r=0),h())},e),u();let g=setInterval(u,ft);e.addEventListener("abort",()=>{clearInterval(g),i.remove()})}async function V(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var v=class{#t=null;constructor(t){this.quiet=c("div",{class:"vfw-sending",role:"status"}),this.banner=c("div",{class:"v\
fw-banner",role:"alert"}),this.button=c("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=c("p",{}),this.box=c("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function Y(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function Z(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var L=2500,wt=2e3,kt=8e3,vt=3e4,T=2e3,bt=1e4,xt=25e3,Et=3e4,Q=500,b=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=Z(this.#t),setInterval(()=>this.beat(),Q);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let s={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};F(t.root)&&J(s,this.line,e),R()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(s),this.notice??=new v(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(o=>o!==s)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*Q),this.beatAt=t,t-this.pingedAt>(this.isLost?L/2:L)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>L+1e3||this.isCut)&&t-this.lookedAt>T&&this.look(),t-this.heardAt>(this.wasHeard?
kt:vt)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>wt)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&
this.current.add(s);this.rooms.every(s=>this.current.has(s))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,s=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(s,t.style.zoom);let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(
r=>r.root.contains(o))&&this.notice?.takeFocus(o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await V(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
xt&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<Et;e==="gone"&&!s&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(a=>setTimeout(
a,r,!1));this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(T)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?bt:T)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;Y(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function X(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new O(e,s)},render:W((e,s)=>n({...e,post:t},s))}}}
var O=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=At(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(a=>o.has_model(a)),r=await Promise.all(i.map(a=>o.
get_model(a)));r.forEach((a,h)=>a.set_state(t[i[h]]??{})),this.line.taken(s)&&r.forEach((a,h)=>{for(let u of e[i[h]]??[])
a.trigger("msg:custom",u)})}tell(t){for(let e of this.hearers)e(t)}};function At(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new k(()=>n.kernel??null);s={line:o,watch:new b(o)},e.set(n,s)}return s}var yt=40;function tt(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
c("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>c("p",{},i)));s.
childElementCount>yt;)s.firstElementChild?.remove()}}}var ie=X(({model:n,el:t,post:e},s)=>{let o=C(s),i=t.appendChild(c("div",{class:"vfw-answer-controls"})),r=t.appendChild(
c("div",{class:"vfw-answer-page"})),a=tt(t,s),h=()=>{let l=i.contains(E());i.innerHTML=n.get("controls"),l&&I(i,"[data-f\
irst]")?.focus()},u=()=>{let l=f(r,"details").map(d=>d.hasAttribute("open")),p=f(r,"summary").findIndex(d=>d===E());r.innerHTML=
n.get("html"),f(r,"details").forEach((d,m)=>d.toggleAttribute("open",l[m]??!1)),f(r,"summary")[p]?.focus()},g=()=>a.tell(
n.get("said"));o(i,"click",({target:l})=>{let p=w(l,"button[data-command]")?.dataset.command;p!==void 0&&e.send({kind:"c\
ommand",name:p})}),o(t,"focusin",({target:l})=>x(l,N)),n.on("change:controls",h),n.on("change:html",u),n.on("change:said",
g),h(),u(),requestAnimationFrame(()=>M(t)),s.addEventListener("abort",()=>{n.off("change:controls",h),n.off("change:html",
u),n.off("change:said",g)})});export{ie as default};
