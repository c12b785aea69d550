function N(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function I(){return document.body.dataset.voila!==
void 0}function m(n){return n.closest(".jp-NotebookPanel")!==null}function d(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),J(s,t)}function J(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function u(n,t){return n.querySelector(t)}function Q(n,t){return[...n.querySelectorAll(t)]}function w(n,t){
return n.closest(t)}function _(n,t){let e=Q(n,`${t}:not([data-painted])`);for(let s of e)s.dataset.painted="";return e}async function C(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(requestAnimationFrame)}return null}function p(n){try{return localStorage.getItem(n)??""}catch{return""}}function E(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function y(n,t=N()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}function X(n){let t=[];for(let e;e=p(`${n}:put aside ${t.length+1}`);)t.push(e);return t}function R(n){try{let[t,e]=[localStorage.
getItem(n),X(n)];return t&&!e.includes(t)&&localStorage.setItem(`${n}:put aside ${e.length+1}`,t),!0}catch{return!1}}var Z={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function tt(n,t){et(n,new Blob([t],{type:Z[n.split(".").at(
-1)??""]??"application/json"}))}function et(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function F(n,t,e,s){let o=l("div",{class:t,role:"status"});n.prepend(o);let r=l("div",{},l("p",{},e)),i=(a,c)=>{let h=l(
"button",{type:"button",class:"vfw-button"},a);h.addEventListener("click",c),r.append(h)};return s&&i("Save it as a file",
()=>tt(...s())),i("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(r)),o}var g=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function $(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}var nt=2e3,st=4,q="The kernel was restarted: run this cell again.",P="This cell is from an earlier session. Run all cell\
s again.",ot="The kernel does not answer. This cell goes on when it is back.";function it({isKnown:n,isConnected:t,isBusy:e,
wasHeard:s,unanswered:o}){return n?o<st||t&&e?"":t?s?q:P:ot:q}function K(n,t,e){let{root:s,post:o}=n,r=l("div",{class:"v\
fw-cell-notice",role:"status"});s.before(r);let[i,a]=[0,!1],c=()=>{let{kernel:f}=t,M=(f?.connectionStatus??"connected")===
"connected",Y=t.posts.has(o),A=it({isKnown:Y,isConnected:M,isBusy:f?.status==="busy",wasHeard:a,unanswered:i});A!==r.textContent&&
(n.changed(A!==""),r.textContent=A)},h=()=>{i=document.hidden||t.kernel?.status==="busy"?0:i+1,t.posts.has(o)&&t.transmit(
o,{kind:"ping"}),c(),r.textContent===P&&t.drop(o)};o.listen(f=>{f.kind==="pong"&&(a=!0,(r.textContent===""||n.isCurrent(
f))&&(i=0),c())},e),h();let G=setInterval(h,nt);e.addEventListener("abort",()=>{clearInterval(G),r.remove()})}async function U(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let i=await s("voila/templates/vfw/static/health.txt");return i.ok&&(await i.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var v=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function j(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function D(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var S=2500,rt=2e3,at=8e3,ct=3e4,T=2e3,lt=1e4,ut=25e3,ht=3e4,H=500,b=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=D(this.#t),setInterval(()=>this.beat(),H);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let s={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};m(t.root)&&K(s,this.line,e),I()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(s),this.notice??=new v(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(o=>o!==s)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*H),this.beatAt=t,t-this.pingedAt>(this.isLost?S/2:S)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>S+1e3||this.isCut)&&t-this.lookedAt>T&&this.look(),t-this.heardAt>(this.wasHeard?
at:ct)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>rt)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&
this.current.add(s);this.rooms.every(s=>this.current.has(s))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,s=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(s,t.style.zoom);let o=document.activeElement;this.rooms.filter(({changed:i})=>i(!0)).some(
i=>i.root.contains(o))&&this.notice?.takeFocus(o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await U(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
ut&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<ht;e==="gone"&&!s&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=i=>new Promise(a=>setTimeout(
a,i,!1));this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),r=await Promise.race([o,e(T)]);return await e(
1e3),r&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?lt:T)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;j(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};var ft="That did not work. What you did before is kept. Try again, or load the page again.";function W(n){return()=>{let t;
return{initialize({model:e,signal:s}){t=new L(e,s)},render:$((e,s)=>(t.listen(({kind:o})=>o==="failed"&&dt(e.el),s),n({...e,
post:t},s)))}}}function dt(n){let t=m(n)?n:document.body;t.querySelector(':scope > .vfw-failed[role="status"]')?.remove(),
F(t,"vfw-failed",ft)}var L=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=pt(t.widget_manager);
this.line=s,this.watch=o,this.line.posts.add(this),t.on("msg:custom",r=>this.receive(r)),e.addEventListener("abort",()=>this.
line.leave(this))}send(t,e){this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener(
"abort",()=>this.hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({
states:t,says:e,...s}){let o=this.model.widget_manager,r=Object.keys({...t,...e}).filter(a=>o.has_model(a)),i=await Promise.
all(r.map(a=>o.get_model(a)));i.forEach((a,c)=>a.set_state(t[r[c]]??{})),this.line.taken(s)&&i.forEach((a,c)=>{for(let h of e[r[c]]??
[])a.trigger("msg:custom",h)})}tell(t){for(let e of this.hearers)e(t)}};function pt(n){let t=globalThis,e=t[Symbol.for("\
vfw connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new g(()=>n.kernel??null);s={line:o,watch:new b(o)},e.set(n,s)}
return s}function B(n){let t=u(n,".vfw-cover")??u(n,".vfw-prompt");return t&&mt(t)}function mt(n){let t=Number(w(n,"[data-questio\
n]")?.dataset.question??NaN);return Number.isNaN(t)?null:t}var V=new Map([["slow",2.2],["usual",1],["fast",.35]]),x=class{#t="usual";#n=!1;#s=null;#e;constructor(t,e,s,o){this.time=
t,this.next=e,this.onStop=s,o.addEventListener("abort",()=>clearTimeout(this.#e))}beat(t){t!==this.#s&&(this.#s=t,this.again())}set(t){
return this.#t=t,this.again(),V.has(t)}pause(t){this.#n=t,this.again()}again(){clearTimeout(this.#e);let[t,e]=[this.time(),
V.get(this.#t)];t&&e&&!this.#n?this.#e=setTimeout(this.next,t*e):t&&!e&&this.onStop()}};var k=class{constructor(t){this.text=t}note(t,e){this.text=`${t}
${e}`}for(t){let[e,s=""]=this.text.split(`
`);return e===t?s:""}};var wt=4e3,gt="input, textarea, select, button, a, summary, [role=button], [popover], .vfw-map, .vfw-map-table",ae=W(async({
model:n,el:t,post:e},s)=>{At(n,e,s);let o=await C(()=>w(t,".vfw-projector"),s);o&&(vt(o,s),bt(o,s),xt(o,s),kt(o,n.get("s\
lot"),s))});function vt(n,t){let e=d(t),s=()=>z(n,"space"),o=({target:i})=>{let a=n.matches(".vfw-whole-page")&&i.contains(
n),c=i.closest(gt)??u(n,".vfw-menu:popover-open");return(n.contains(i)||a)&&!c};e(document,"keydown",i=>{let a=i.ctrlKey||
i.altKey||i.metaKey||i.shiftKey;if(i.key!==" "||a||i.repeat||s()||!o(i))return;let c=u(u(n,".vfw-cover")??n,"[data-space\
], .vfw-let-fall");!c||c.closest("[inert]")||(i.preventDefault(),c.click())});let r=()=>n.classList.toggle("vfw-no-space",
s());e(n,"click",()=>requestAnimationFrame(r)),O(n,r,t)}function z(n,t){return u(n,`[data-setting="${t}"][data-value="of\
f"]`)?.ariaPressed==="true"}function bt(n,t){let e=()=>z(n,"stage")||u(n,":popover-open")!==null,s=()=>e()?0:Number(u(n,
".vfw-prompt")?.dataset.rest??0),o=()=>{let i=u(n,".vfw-on-stage .vfw-let-fall");i?.closest("[inert]")?r.again():i?.click()},
r=new x(s,o,()=>{},t);d(t)(n,"toggle",({target:i})=>i.popover&&r.again(),{capture:!0}),O(n,()=>r.beat(B(n)),t)}function xt(n,t){
let e;d(t)(n,"pointermove",()=>{n.classList.add("vfw-pointing"),clearTimeout(e),e=setTimeout(()=>n.classList.remove("vfw\
-pointing"),wt)}),t.addEventListener("abort",()=>clearTimeout(e))}function kt(n,t,e){let s=`${y(t)}:typed`,o=new k(t?p(s):
"");d(e)(n,"input",({target:i})=>{i.matches(".vfw-hands input")&&(o.note(i.dataset.asked,i.value),t&&E(s,o.text))}),O(n,
()=>{let[i]=_(n,".vfw-hands input");i&&(i.value||=o.for(i.dataset.asked??""),requestAnimationFrame(()=>{u(n,".vfw-cover,\
 .vfw-menu:popover-open")||i.focus({preventScroll:!0})}))},e)}function O(n,t,e){let s=new MutationObserver(t);s.observe(
n,{childList:!0,subtree:!0}),e.addEventListener("abort",()=>s.disconnect()),t()}function At(n,t,e){let s=n.get("slot"),o=`${y(
s)}:votes`,r=!!s,i=()=>{r&&E(o,n.get("votes"))},a=({kind:h})=>{h==="keep copy"&&(r&&=R(o))},c=r?p(o):"";n.on("change:vot\
es",i),t.listen(a,e),e.addEventListener("abort",()=>n.off("change:votes",i)),t.send({kind:"votes",text:c})}export{ae as default};
