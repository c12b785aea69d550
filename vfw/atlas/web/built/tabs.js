var d=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,n)=>{n==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,n=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:n,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:n,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:n,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(n=>n.post===t),this.leave(
t)}}taken({page:t,number:e}){let[n]=this.waiting;return t!==this.page||e!==n?.number?!1:(this.waiting.shift(),n.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function I(s){return({model:t,el:e})=>{let n=new AbortController;return s({model:t,el:e},n.signal),()=>n.abort()}}function N(){let{document:s}=globalThis,t=s?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(s?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function f(){return document.body.dataset.voila!==
void 0}function p(s){return s.closest(".jp-NotebookPanel")!==null}async function T(s,t){let{baseUrl:e}=s.serverSettings,n=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await n(`api/kernels/${s.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let a=await n("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function $(s){return(t,e,n,o={})=>t.addEventListener(e,n,{signal:s,...o})}function l(s,t,...e){let n=document.createElement(
s);return n.append(...e),m(n,t)}function m(s,t){for(let[e,n]of Object.entries(t))n===null?s.removeAttribute(e):s.getAttribute(e)!==String(n)&&s.setAttribute(
e,String(n));return s}function b(s,t){return s.querySelector(t)}function C(s,t){return[...s.querySelectorAll(t)]}function g(s,t){
return s.closest(t)}async function v(s,t){for(;!t.aborted;){let e=await s();if(e)return e;await new Promise(requestAnimationFrame)}return null}
var _={"data-lm-suppress-shortcuts":"true"};var w=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function z(s,t){try{sessionStorage.setItem(s,JSON.stringify(t))}catch{}}function F(s){try{let t=JSON.parse(sessionStorage.
getItem(s)??"null");return sessionStorage.removeItem(s),t}catch{return null}}var x=2500,X=2e3,tt=8e3,A=2e3,et=1e4,nt=25e3,st=3e4,ot=500,k=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=F(this.#t),setInterval(()=>this.beat(),ot);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let n={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(n),
this.notice??=new w(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==n))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?x/2:x)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>x+1e3||this.isCut)&&t-this.lookedAt>A&&this.look(),
t-this.heardAt>tt&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>X)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!f()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let n of this.rooms)n.post===e&&n.isCurrent(t)&&this.current.add(n);this.rooms.every(n=>this.current.has(n))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,n=f()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${n}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(a=>a.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(f()||this.line.posts.size))return;this.isOut=!0;let e=await T(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>nt&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let n=Date.now()-(this.cameBack?.at??0)<st;e==="gone"&&f()&&!n&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(r=>setTimeout(r,a,!1));
this.ping();let n=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(A)]);return await e(
1e3),i&&this.heardAt<n}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?et:A)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;z(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function R(s){return()=>{let t;return{initialize({model:e,signal:n}){t=new y(e,n)},render:I((e,n)=>s({...e,post:t},n))}}}
var y=class{hearers=new Set;constructor(t,e){this.model=t;let{line:n,watch:o}=it(t.widget_manager);this.line=n,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...n}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(r=>o.has_model(r)),a=await Promise.all(i.map(r=>o.
get_model(r)));a.forEach((r,h)=>r.set_state(t[i[h]]??{})),this.line.taken(n)&&a.forEach((r,h)=>{for(let c of e[i[h]]??[])
r.trigger("msg:custom",c)})}tell(t){for(let e of this.hearers)e(t)}};function it(s){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,n=e.get(s);if(!n){let o=new d(()=>s.kernel??null);n={line:o,watch:new k(o)},e.set(s,n)}return n}function U(s){let[,t="",e=""]=/^#([a-z]+)(?:-(.+))?$/.exec(s)??[];return{view:t,at:e}}function j(s,t){history.replaceState(
history.state,"",t?`#${s}-${t}`:`#${s}`)}function K(s,t,e){let n=new Map([["ArrowRight",s+1],["ArrowLeft",s-1],["Home",0],["End",e-1]]).get(t);return n===void 0?
null:(n+e)%e}function P(s){try{return localStorage.getItem(s)??""}catch{return""}}function q(s,t){try{return localStorage.setItem(s,t),
!0}catch{return!1}}function M(s,t=N()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${s}`:`vfw:${e}:${s}`}var S=M("likings"),W="vfw-likings",rt={size:"1",light:"system",motion:"system"},L={...rt,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},at=["keys","stage"],ct={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},lt={1:1,2:1.2,3:1.45};function ht(s){try{let t=Object.entries(JSON.parse(s)??{}).filter(([,n])=>typeof n==
"string"),e=Object.keys(L).every(n=>at.includes(n)||t.some(([o])=>o===n));return Object.fromEntries(e?t.filter(([n,o])=>o!==
G(n)):t)}catch{return{}}}function G(s){return L[s]}function D(s,t={}){let e={...L,...t,...s};for(let[n,o]of Object.entries(
ct))o.includes(e[n])||(e[n]=G(n));return e}function E(){return ht(document.documentElement.dataset.vfwLikings??P(S))}function ut(s,t){
let e=JSON.stringify({...E(),[s]:t});document.documentElement.dataset.vfwLikings=e,q(S,e),document.dispatchEvent(new Event(
W))}function ft(s,t){document.addEventListener(W,s,{signal:t}),H().addEventListener("change",s,{signal:t});let e=({key:n})=>{
n===S&&(delete document.documentElement.dataset.vfwLikings,s())};addEventListener("storage",e,{signal:t})}function dt(s){
return lt[s.size]??1}function pt(s,t){return s.light==="dark"||!["light","contrast"].includes(s.light)&&t}function H(){return matchMedia(
"(prefers-color-scheme: dark)")}function mt(s,t){for(let e of C(s,"[data-setting]")){let n=t[e.dataset.setting??""]===e.
dataset.value;e instanceof HTMLInputElement?e.checked=n:e.ariaPressed!==String(n)&&(e.ariaPressed=String(n))}}function J(s,t,e){
let n={},o=D(E()),i=()=>{o=D(E(),n),s.dataset.size=o.size,s.style.setProperty("--vfw-zoom",`calc(${dt(o)} * var(--vfw-us\
ual-zoom, 1))`),s.style.zoom="var(--vfw-zoom)";let r=pt(o,H().matches);s.classList.toggle("vfw-dark",r),document.documentElement.
classList.toggle("vfw-dark-page",r),s.classList.toggle("vfw-still",o.motion==="still"),a.show(),t(o)},a={begin:i,like:ut,
expect(r){n=r,i()},show:()=>mt(s,o)};return ft(i,e),a}function V(s){let t=g(s,".vfw-look");!t||t.dataset.size||J(t,()=>{}).begin()}var Bt=R(async({model:s,el:t,post:e},n)=>{let o=s.get("tabs"),i=await v(()=>g(t,".vfw-atlas"),n),r=i&&await v(()=>{let c=i?
o.flatMap(([u])=>b(i,`.vfw-view-${u}`)??[]):[];return c.length===o.length&&c},n);if(!r)return;V(i);let h=!p(i);i.classList.
toggle("vfw-atlas-page",h);for(let c of[".vfw-look",".jp-OutputArea-output","html"])i.closest(c)?.classList.toggle("vfw-\
around-atlas",h);new O(t,o,r,n),e.watch.over({root:i,post:e},n)}),O=class{constructor(t,e,n,o){this.panels=n,this.names=
e.map(([c])=>c);let i=`vfw-atlas-${Math.random().toString(36).slice(2)}`;this.buttons=e.map(([c,u,B],Y)=>{let Z=[l("b",{},
u),l("span",{},B)],Q={type:"button",role:"tab",id:`${i}-tab-${c}`,"aria-controls":`${i}-${c}`};return m(n[Y],{role:"tabp\
anel",id:`${i}-${c}`,"aria-labelledby":`${i}-tab-${c}`}),l("button",Q,...Z)});let a={class:"vfw-tab-list",role:"tablist",
"aria-label":"Views of the atlas",..._},r=l("div",a,...this.buttons);this.head=l("div",{class:"vfw-atlas-head"},l("h1",{},
"Atlas"),r),t.append(this.head);let h=$(o);this.buttons.forEach((c,u)=>h(c,"click",()=>this.open(u))),h(r,"keydown",c=>this.
key(c)),h(window,"hashchange",()=>this.follow()),this.show(0),this.follow()}key(t){let e=this.buttons.findIndex(o=>o===t.
target),n=K(e,t.key,this.buttons.length);n!==null&&(t.preventDefault(),this.buttons[n].focus(),this.open(n))}open(t){this.
show(t);let e=b(this.panels[t],"[data-at]");p(this.head)||j(this.names[t],e?.dataset.at)}follow(){let t=p(this.head)?-1:
this.names.indexOf(U(location.hash).view);t>=0&&this.show(t)}show(t){this.buttons.forEach((e,n)=>m(e,{"aria-selected":n===
t,tabindex:n===t?0:-1})),this.panels.forEach((e,n)=>e.toggleAttribute("hidden",n!==t))}};export{Bt as default};
