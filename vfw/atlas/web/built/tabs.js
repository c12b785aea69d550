var m=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,n)=>{n==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,n=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:n,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:n,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:n,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(n=>n.post===t),this.leave(
t)}}taken({page:t,number:e}){let[n]=this.waiting;return t!==this.page||e!==n?.number?!1:(this.waiting.shift(),n.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function C(s){return({model:t,el:e})=>{let n=new AbortController;return s({model:t,el:e},n.signal),()=>n.abort()}}function _(s){return(t,e,n,o={})=>t.addEventListener(e,n,{signal:s,...o})}function l(s,t,...e){let n=document.createElement(
s);return n.append(...e),g(n,t)}function g(s,t){for(let[e,n]of Object.entries(t))n===null?s.removeAttribute(e):s.getAttribute(e)!==String(n)&&s.setAttribute(
e,String(n));return s}function A(s,t){return s.querySelector(t)}function $(s,t){return[...s.querySelectorAll(t)]}function w(s,t){
return s.closest(t)}async function E(s,t){for(;!t.aborted;){let e=await s();if(e)return e;await new Promise(requestAnimationFrame)}return null}
var R={"data-lm-suppress-shortcuts":"true"};var et=2e3,nt=4,F="The kernel was restarted: run this cell again.",z="This cell is from an earlier session. Run all cell\
s again.",st="The kernel does not answer. This cell goes on when it is back.";function ot({isKnown:s,isConnected:t,isBusy:e,
wasHeard:n,unanswered:o}){return s?o<nt||t&&e?"":t?n?F:z:st:F}function K(s,t,e){let{root:n,post:o}=s,i=l("div",{class:"v\
fw-cell-notice",role:"status"});n.before(i);let[a,r]=[0,!1],h=()=>{let{kernel:f}=t,v=(f?.connectionStatus??"connected")===
"connected",x=t.posts.has(o),p=ot({isKnown:x,isConnected:v,isBusy:f?.status==="busy",wasHeard:r,unanswered:a});p!==i.textContent&&
(s.changed(p!==""),i.textContent=p)},c=()=>{a=document.hidden||t.kernel?.status==="busy"?0:a+1,t.posts.has(o)&&t.transmit(
o,{kind:"ping"}),h(),i.textContent===z&&t.drop(o)};o.listen(f=>{f.kind==="pong"&&(r=!0,(i.textContent===""||s.isCurrent(
f))&&(a=0),h())},e),c();let u=setInterval(c,et);e.addEventListener("abort",()=>{clearInterval(u),i.remove()})}function P(){return document.body.dataset.voila!==void 0}function d(s){return s.closest(".jp-NotebookPanel")!==null}async function j(s,t){let{baseUrl:e}=s.serverSettings,n=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await n(`api/kernels/${s.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let a=await n("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var k=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function D(s,t){try{sessionStorage.setItem(s,JSON.stringify(t))}catch{}}function H(s){try{let t=JSON.parse(sessionStorage.
getItem(s)??"null");return sessionStorage.removeItem(s),t}catch{return null}}var y=2500,it=2e3,rt=8e3,at=3e4,S=2e3,ct=1e4,lt=25e3,ht=3e4,U=500,b=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=H(this.#t),setInterval(()=>this.beat(),U);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let n={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};d(t.root)&&K(n,this.line,e),P()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(n),this.notice??=new k(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(o=>o!==n)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*U),this.beatAt=t,t-this.pingedAt>(this.isLost?y/2:y)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>y+1e3||this.isCut)&&t-this.lookedAt>S&&this.look(),t-this.heardAt>(this.wasHeard?
rt:at)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>it)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let n of this.rooms)n.post===e&&n.isCurrent(t)&&
this.current.add(n);this.rooms.every(n=>this.current.has(n))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,n=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(n,t.style.zoom);let o=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(
a=>a.root.contains(o))&&this.notice?.takeFocus(o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await j(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
lt&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let n=Date.now()-(this.cameBack?.at??0)<ht;e==="gone"&&!n&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(r=>setTimeout(
r,a,!1));this.ping();let n=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(S)]);return await e(
1e3),i&&this.heardAt<n}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?ct:S)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;D(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function q(s){return()=>{let t;return{initialize({model:e,signal:n}){t=new L(e,n)},render:C((e,n)=>s({...e,post:t},n))}}}
var L=class{hearers=new Set;constructor(t,e){this.model=t;let{line:n,watch:o}=ut(t.widget_manager);this.line=n,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...n}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(r=>o.has_model(r)),a=await Promise.all(i.map(r=>o.
get_model(r)));a.forEach((r,h)=>r.set_state(t[i[h]]??{})),this.line.taken(n)&&a.forEach((r,h)=>{for(let c of e[i[h]]??[])
r.trigger("msg:custom",c)})}tell(t){for(let e of this.hearers)e(t)}};function ut(s){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,n=e.get(s);if(!n){let o=new m(()=>s.kernel??null);n={line:o,watch:new b(o)},e.set(s,n)}return n}function M(s){let[,t="",e=""]=/^#([a-z]+)(?:-(.+))?$/.exec(s)??[];return{view:t,at:e}}function G(s,t){history.replaceState(
history.state,"",t?`#${s}-${t}`:`#${s}`)}function V(s,t,e){let n=new Map([["ArrowRight",s+1],["ArrowLeft",s-1],["Home",0],["End",e-1]]).get(t);return n===void 0?
null:(n+e)%e}function W(s){try{return localStorage.getItem(s)??""}catch{return""}}function B(s,t){try{return localStorage.setItem(s,t),
!0}catch{return!1}}var T="vfw:likings",Y="vfw-likings",ft={size:"1",light:"system",motion:"system"},I={...ft,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},dt=["keys","stage"],pt={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},mt={1:1,2:1.2,3:1.45};function gt(s){try{let t=Object.entries(JSON.parse(s)??{}).filter(([,n])=>typeof n==
"string"),e=Object.keys(I).every(n=>dt.includes(n)||t.some(([o])=>o===n));return Object.fromEntries(e?t.filter(([n,o])=>o!==
Z(n)):t)}catch{return{}}}function Z(s){return I[s]}function J(s,t={}){let e={...I,...t,...s};for(let[n,o]of Object.entries(
pt))o.includes(e[n])||(e[n]=Z(n));return e}function O(){return gt(document.documentElement.dataset.vfwLikings??W(T))}function wt(s,t){
let e=JSON.stringify({...O(),[s]:t});document.documentElement.dataset.vfwLikings=e,B(T,e),document.dispatchEvent(new Event(
Y))}function kt(s,t){document.addEventListener(Y,s,{signal:t}),Q().addEventListener("change",s,{signal:t});let e=({key:n})=>{
n===T&&(delete document.documentElement.dataset.vfwLikings,s())};addEventListener("storage",e,{signal:t})}function bt(s){
return mt[s.size]??1}function vt(s,t){return s.light==="dark"||!["light","contrast"].includes(s.light)&&t}function Q(){return matchMedia(
"(prefers-color-scheme: dark)")}function xt(s,t){for(let e of $(s,"[data-setting]")){let n=t[e.dataset.setting??""]===e.
dataset.value;e instanceof HTMLInputElement?e.checked=n:e.ariaPressed!==String(n)&&(e.ariaPressed=String(n))}}function X(s,t,e){
let n={},o=J(O()),i=()=>{o=J(O(),n),s.dataset.size=o.size,s.style.setProperty("--vfw-zoom",`calc(${bt(o)} * var(--vfw-us\
ual-zoom, 1))`),s.style.zoom="var(--vfw-zoom)";let r=vt(o,Q().matches);s.classList.toggle("vfw-dark",r),document.documentElement.
classList.toggle("vfw-dark-page",r),s.classList.toggle("vfw-still",o.motion==="still"),a.show(),t(o)},a={begin:i,like:wt,
expect(r){n=r,i()},show:()=>xt(s,o)};return kt(i,e),a}function tt(s){let t=w(s,".vfw-look");!t||t.dataset.size||X(t,()=>{}).begin()}var se=q(async({model:s,el:t,post:e},n)=>{let o=s.get("tabs"),i=await E(()=>w(t,".vfw-atlas"),n),r=i&&await E(()=>{let c=i?
o.flatMap(([u])=>A(i,`.vfw-view-${u}`)??[]):[];return c.length===o.length&&c},n);if(!r)return;tt(i);let h=!d(i);i.classList.
toggle("vfw-atlas-page",h);for(let c of[".vfw-look",".jp-OutputArea-output","html"])i.closest(c)?.classList.toggle("vfw-\
around-atlas",h);new N(t,o,r,n),e.watch.over({root:i,post:e},n)}),N=class{constructor(t,e,n,o){this.panels=n,this.names=
e.map(([c])=>c);let i=`vfw-atlas-${Math.random().toString(36).slice(2)}`;this.buttons=e.map(([c,u,f],v)=>{let x=[l("b",{},
u),l("span",{},f)],p={type:"button",role:"tab",id:`${i}-tab-${c}`,"aria-controls":`${i}-${c}`};return g(n[v],{role:"tabp\
anel",id:`${i}-${c}`,"aria-labelledby":`${i}-tab-${c}`}),l("button",p,...x)});let a={class:"vfw-tab-list",role:"tablist",
"aria-label":"Views of the atlas",...R},r=l("div",a,...this.buttons);this.head=l("div",{class:"vfw-atlas-head"},l("h1",{},
"Atlas"),r),t.append(this.head);let h=_(o);this.buttons.forEach((c,u)=>h(c,"click",()=>this.open(u))),h(r,"keydown",c=>this.
key(c)),h(window,"hashchange",()=>this.follow()),this.show(0),this.follow()}key(t){let e=this.buttons.findIndex(o=>o===t.
target),n=V(e,t.key,this.buttons.length);n!==null&&(t.preventDefault(),this.buttons[n].focus(),this.open(n))}open(t){this.
show(t);let e=A(this.panels[t],"[data-at]");d(this.head)||G(this.names[t],e?.dataset.at)}follow(){let t=d(this.head)?-1:
this.names.indexOf(M(location.hash).view);t>=0&&this.show(t)}show(t){this.buttons.forEach((e,n)=>g(e,{"aria-selected":n===
t,tabindex:n===t?0:-1})),this.panels.forEach((e,n)=>e.toggleAttribute("hidden",n!==t))}};export{se as default};
