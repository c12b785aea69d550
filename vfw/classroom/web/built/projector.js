var d=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:i}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:i})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function O(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function L(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function l(){return document.body.dataset.voila!==
void 0}async function N(n,t){let{baseUrl:e}=n.serverSettings,s=i=>fetch(e+i,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let i=await s(`api/kernels/${n.id}`);if(i.ok&&i.headers.get("Content-Type")?.includes("json")&&t)return(await i.json()).
execution_state==="busy"?"busy":"idle";let o=await s("voila/templates/vfw/static/health.txt");return o.ok&&(await o.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function f(n){return(t,e,s,i={})=>t.addEventListener(e,s,{signal:n,...i})}function u(n,t,...e){let s=document.createElement(
n);return s.append(...e),U(s,t)}function U(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function c(n,t){return n.querySelector(t)}function j(n,t){return[...n.querySelectorAll(t)]}function p(n,t){
return n.closest(t)}function _(n,t){let e=j(n,`${t}:not([data-painted])`);for(let s of e)s.dataset.painted="";return e}async function I(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(requestAnimationFrame)}return null}var m=class{#t=null;constructor(t){this.quiet=u("div",{class:"vfw-sending",role:"status"}),this.banner=u("div",{class:"v\
fw-banner",role:"alert"}),this.button=u("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=u("p",{}),this.box=u("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function C(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function $(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var x=2500,W=2e3,z=8e3,A=2e3,D=1e4,H=25e3,V=3e4,B=500,w=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=$(this.#t),setInterval(()=>this.beat(),B);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new m(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(i=>i!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?x/2:x)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>x+1e3||this.isCut)&&t-this.lookedAt>A&&this.look(),
t-this.heardAt>z&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>W)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!l()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=l()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let i=document.activeElement;this.rooms.filter(({changed:o})=>o(!0)).some(o=>o.root.contains(i))&&this.notice?.takeFocus(
i)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(l()||this.line.posts.size))return;this.isOut=!0;let e=await N(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>H&&(e="go\
ne"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<V;e==="gone"&&l()&&!s&&this.loadAgain(),
e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=o=>new Promise(a=>setTimeout(a,o,!1));this.ping();
let s=this.pingedAt,i=t.requestKernelInfo().then(()=>!0,()=>!1),r=await Promise.race([i,e(A)]);return await e(1e3),r&&this.
heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<(e?D:A)||
(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.length>
0;C(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function q(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new y(e,s)},render:O((e,s)=>n({...e,post:t},s))}}}
var y=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:i}=G(t.widget_manager);this.line=s,this.watch=
i,this.line.posts.add(this),t.on("msg:custom",r=>this.receive(r)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let i=this.model.widget_manager,r=Object.keys({...t,...e}).filter(a=>i.has_model(a)),o=await Promise.all(r.map(a=>i.
get_model(a)));o.forEach((a,h)=>a.set_state(t[r[h]]??{})),this.line.taken(s)&&o.forEach((a,h)=>{for(let k of e[r[h]]??[])
a.trigger("msg:custom",k)})}tell(t){for(let e of this.hearers)e(t)}};function G(n){let t=globalThis,e=t[Symbol.for("vfw \
connections")]??=new WeakMap,s=e.get(n);if(!s){let i=new d(()=>n.kernel??null);s={line:i,watch:new w(i)},e.set(n,s)}return s}function F(n){let t=c(n,".vfw-cover")??c(n,".vfw-prompt");return t&&M(t)}function M(n){let t=Number(p(n,"[data-question]")?.
dataset.question??NaN);return Number.isNaN(t)?null:t}var P=new Map([["slow",2.2],["usual",1],["fast",.35]]),g=class{#t="usual";#n=!1;#s=null;#e;constructor(t,e,s,i){this.time=
t,this.next=e,this.stands=s,i.addEventListener("abort",()=>clearTimeout(this.#e))}beat(t){t!==this.#s&&(this.#s=t,this.again())}set(t){
return this.#t=t,this.again(),P.has(t)}pause(t){this.#n=t,this.again()}again(){clearTimeout(this.#e);let[t,e]=[this.time(),
P.get(this.#t)];t&&e&&!this.#n?this.#e=setTimeout(this.next,t*e):t&&!e&&this.stands()}};function v(n){try{return localStorage.getItem(n)??""}catch{return""}}function E(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function S(n,t=L()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}function J(n){let t=[];for(let e;e=v(`${n}:put aside ${t.length+1}`);)t.push(e);return t}function K(n){try{let[t,e]=[localStorage.
getItem(n),J(n)];return t&&!e.includes(t)&&localStorage.setItem(`${n}:put aside ${e.length+1}`,t),!0}catch{return!1}}var b=class{constructor(t){this.text=t}note(t,e){this.text=`${t}
${e}`}for(t){let[e,s=""]=this.text.split(`
`);return e===t?s:""}};var Y=4e3,Q="input, textarea, select, button, a, summary, [role=button], [popover], .vfw-map, .vfw-map-table",Ct=q(async({
model:n,el:t,post:e},s)=>{nt(n,e,s);let i=await I(()=>p(t,".vfw-projector"),s);i&&(X(i,s),Z(i,s),tt(i,s),et(i,n.get("slo\
t"),s))});function X(n,t){let e=f(t),s=()=>R(n,"space"),i=({target:o})=>{let a=n.matches(".vfw-whole-page")&&o.contains(
n),h=o.closest(Q)??c(n,".vfw-menu:popover-open");return(n.contains(o)||a)&&!h};e(document,"keydown",o=>{let a=o.ctrlKey||
o.altKey||o.metaKey||o.shiftKey;if(o.key!==" "||a||o.repeat||s()||!i(o))return;let h=c(c(n,".vfw-cover")??n,"[data-space\
], .vfw-let-fall");!h||h.closest("[inert]")||(o.preventDefault(),h.click())});let r=()=>n.classList.toggle("vfw-no-space",
s());e(n,"click",()=>requestAnimationFrame(r)),T(n,r,t)}function R(n,t){return c(n,`[data-setting="${t}"][data-value="of\
f"]`)?.ariaPressed==="true"}function Z(n,t){let e=()=>R(n,"stage")||c(n,":popover-open")!==null,s=()=>e()?0:Number(c(n,"\
.vfw-prompt")?.dataset.rest??0),i=()=>{let o=c(n,".vfw-on-stage .vfw-let-fall");o?.closest("[inert]")?r.again():o?.click()},
r=new g(s,i,()=>{},t);f(t)(n,"toggle",({target:o})=>o.popover&&r.again(),{capture:!0}),T(n,()=>r.beat(F(n)),t)}function tt(n,t){
let e;f(t)(n,"pointermove",()=>{n.classList.add("vfw-pointing"),clearTimeout(e),e=setTimeout(()=>n.classList.remove("vfw\
-pointing"),Y)}),t.addEventListener("abort",()=>clearTimeout(e))}function et(n,t,e){let s=`${S(t)}:typed`,i=new b(t?v(s):
"");f(e)(n,"input",({target:o})=>{o.matches(".vfw-hands input")&&(i.note(o.dataset.asked,o.value),t&&E(s,i.text))}),T(n,
()=>{let[o]=_(n,".vfw-hands input");o&&(o.value||=i.for(o.dataset.asked??""),requestAnimationFrame(()=>{c(n,".vfw-cover,\
 .vfw-menu:popover-open")||o.focus({preventScroll:!0})}))},e)}function T(n,t,e){let s=new MutationObserver(t);s.observe(
n,{childList:!0,subtree:!0}),e.addEventListener("abort",()=>s.disconnect()),t()}function nt(n,t,e){let s=n.get("slot"),i=`${S(
s)}:votes`,r=!!s,o=()=>{r&&E(i,n.get("votes"))},a=({kind:k})=>{k==="put aside"&&(r&&=K(i))},h=r?v(i):"";n.on("change:vot\
es",o),t.listen(a,e),e.addEventListener("abort",()=>n.off("change:votes",o)),t.send({kind:"votes",text:h})}export{Ct as default};
