var d=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function T(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function I(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function f(){return document.body.dataset.voila!==
void 0}function p(n){return n.closest(".jp-NotebookPanel")!==null}async function N(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let a=await s("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function $(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),m(s,t)}function m(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function b(n,t){return n.querySelector(t)}function C(n,t){return[...n.querySelectorAll(t)]}function g(n,t){
return n.closest(t)}async function v(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(requestAnimationFrame)}return null}
var _={"data-lm-suppress-shortcuts":"true"};var w=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function z(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function F(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var x=2500,tt=2e3,et=8e3,A=2e3,nt=1e4,st=25e3,ot=3e4,it=500,k=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=F(this.#t),setInterval(()=>this.beat(),it);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new w(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?x/2:x)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>x+1e3||this.isCut)&&t-this.lookedAt>A&&this.look(),
t-this.heardAt>et&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>tt)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!f()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=f()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(a=>a.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(f()||this.line.posts.size))return;this.isOut=!0;let e=await N(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>st&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<ot;e==="gone"&&f()&&!s&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(r=>setTimeout(r,a,!1));
this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(A)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?nt:A)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;z(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function j(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new y(e,s)},render:T((e,s)=>n({...e,post:t},s))}}}
var y=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=rt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(r=>o.has_model(r)),a=await Promise.all(i.map(r=>o.
get_model(r)));a.forEach((r,h)=>r.set_state(t[i[h]]??{})),this.line.taken(s)&&a.forEach((r,h)=>{for(let c of e[i[h]]??[])
r.trigger("msg:custom",c)})}tell(t){for(let e of this.hearers)e(t)}};function rt(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new d(()=>n.kernel??null);s={line:o,watch:new k(o)},e.set(n,s)}return s}function R(n){let[,t="",e=""]=/^#([a-z]+)(?:-(.+))?$/.exec(n)??[];return{view:t,at:e}}function U(n,t){history.replaceState(
history.state,"",t?`#${n}-${t}`:`#${n}`)}function K(n,t,e){let s=new Map([["ArrowRight",n+1],["ArrowLeft",n-1],["Home",0],["End",e-1]]).get(t);return s===void 0?
null:(s+e)%e}function P(n){try{return localStorage.getItem(n)??""}catch{return""}}function M(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function q(n,t=I()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}var S=q("likings"),H="vfw-likings",at="data-jp-theme-light",ct={size:"1",light:"system",motion:"system"},L={...ct,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},lt=["keys","stage"],ht={help:["none","odds","h\
ints","guided"],sensitivity:["full","masked","described"]},ut={1:1,2:1.2,3:1.45};function ft(n){try{let t=Object.entries(
JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),e=Object.keys(L).every(s=>lt.includes(s)||t.some(([o])=>o===s));return Object.
fromEntries(e?t.filter(([s,o])=>o!==W(s)):t)}catch{return{}}}function W(n){return L[n]}function D(n,t={}){let e={...L,...t,
...n};for(let[s,o]of Object.entries(ht))o.includes(e[s])||(e[s]=W(s));return e}function E(){return ft(document.documentElement.
dataset.vfwLikings??P(S))}function dt(n,t){let e=JSON.stringify({...E(),[n]:t});document.documentElement.dataset.vfwLikings=
e,M(S,e),document.dispatchEvent(new Event(H))}function pt(n,t){document.addEventListener(H,n,{signal:t}),G().addEventListener(
"change",n,{signal:t});let e=new MutationObserver(n);J(document.body)&&e.observe(document.body,{attributeFilter:[at]}),t?.
addEventListener("abort",()=>e.disconnect());let s=({key:o})=>{o===S&&(delete document.documentElement.dataset.vfwLikings,
n())};addEventListener("storage",s,{signal:t})}function mt(n){return ut[n.size]??1}function gt(n,t){return n.light==="da\
rk"||!["light","contrast"].includes(n.light)&&t}function G(){return matchMedia("(prefers-color-scheme: dark)")}function wt(){
let n=J(document.body);return n?n==="dark":G().matches}function J(n){let{jpThemeLight:t,voila:e}=n?.dataset??{};return t===
void 0||e!==void 0?"":t==="false"?"dark":"light"}function kt(n,t){for(let e of C(n,"[data-setting]")){let s=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=s:e.ariaPressed!==String(s)&&(e.ariaPressed=String(
s))}}function V(n,t,e){let s={},o=D(E()),i=()=>{o=D(E(),s),n.dataset.size=o.size,n.style.setProperty("--vfw-zoom",`calc(${mt(
o)} * var(--vfw-usual-zoom, 1))`),n.style.zoom="var(--vfw-zoom)";let r=gt(o,wt());n.classList.toggle("vfw-dark",r),document.
documentElement.classList.toggle("vfw-dark-page",r),n.classList.toggle("vfw-still",o.motion==="still"),a.show(),t(o)},a={
begin:i,like:dt,expect(r){s=r,i()},show:()=>kt(n,o)};return pt(i,e),a}function B(n){let t=g(n,".vfw-look");!t||t.dataset.size||V(t,()=>{}).begin()}var Qt=j(async({model:n,el:t,post:e},s)=>{let o=n.get("tabs"),i=await v(()=>g(t,".vfw-atlas"),s),r=i&&await v(()=>{let c=i?
o.flatMap(([u])=>b(i,`.vfw-view-${u}`)??[]):[];return c.length===o.length&&c},s);if(!r)return;B(i);let h=!p(i);i.classList.
toggle("vfw-atlas-page",h);for(let c of[".vfw-look",".jp-OutputArea-output","html"])i.closest(c)?.classList.toggle("vfw-\
around-atlas",h);new O(t,o,r,s),e.watch.over({root:i,post:e},s)}),O=class{constructor(t,e,s,o){this.panels=s,this.names=
e.map(([c])=>c);let i=`vfw-atlas-${Math.random().toString(36).slice(2)}`;this.buttons=e.map(([c,u,Y],Z)=>{let Q=[l("b",{},
u),l("span",{},Y)],X={type:"button",role:"tab",id:`${i}-tab-${c}`,"aria-controls":`${i}-${c}`};return m(s[Z],{role:"tabp\
anel",id:`${i}-${c}`,"aria-labelledby":`${i}-tab-${c}`}),l("button",X,...Q)});let a={class:"vfw-tab-list",role:"tablist",
"aria-label":"Views of the atlas",..._},r=l("div",a,...this.buttons);this.head=l("div",{class:"vfw-atlas-head"},l("h1",{},
"Atlas"),r),t.append(this.head);let h=$(o);this.buttons.forEach((c,u)=>h(c,"click",()=>this.open(u))),h(r,"keydown",c=>this.
key(c)),h(window,"hashchange",()=>this.follow()),this.show(0),this.follow()}key(t){let e=this.buttons.findIndex(o=>o===t.
target),s=K(e,t.key,this.buttons.length);s!==null&&(t.preventDefault(),this.buttons[s].focus(),this.open(s))}open(t){this.
show(t);let e=b(this.panels[t],"[data-at]");p(this.head)||U(this.names[t],e?.dataset.at)}follow(){let t=p(this.head)?-1:
this.names.indexOf(R(location.hash).view);t>=0&&this.show(t)}show(t){this.buttons.forEach((e,s)=>m(e,{"aria-selected":s===
t,tabindex:s===t?0:-1})),this.panels.forEach((e,s)=>e.toggleAttribute("hidden",s!==t))}};export{Qt as default};
