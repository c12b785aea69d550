var m=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function C(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function $(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),g(s,t)}function g(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function A(n,t){return n.querySelector(t)}function _(n,t){return[...n.querySelectorAll(t)]}function w(n,t){
return n.closest(t)}async function E(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(requestAnimationFrame)}return null}
var R={"data-lm-suppress-shortcuts":"true"};var ot=2e3,it=4,F="The kernel was restarted: run this cell again.",z="This cell is from an earlier session. Run all cell\
s again.",rt="The kernel does not answer. This cell goes on when it is back.";function at({isKnown:n,isConnected:t,isBusy:e,
wasHeard:s,unanswered:o}){return n?o<it||t&&e?"":t?s?F:z:rt:F}function j(n,t,e){let{root:s,post:o}=n,i=l("div",{class:"v\
fw-cell-notice",role:"status"});s.before(i);let[a,r]=[0,!1],h=()=>{let{kernel:d}=t,v=(d?.connectionStatus??"connected")===
"connected",x=t.posts.has(o),p=at({isKnown:x,isConnected:v,isBusy:d?.status==="busy",wasHeard:r,unanswered:a});p!==i.textContent&&
(n.changed(p!==""),i.textContent=p)},c=()=>{a=document.hidden||t.kernel?.status==="busy"?0:a+1,t.posts.has(o)&&t.transmit(
o,{kind:"ping"}),h(),i.textContent===z&&t.drop(o)};o.listen(d=>{d.kind==="pong"&&(r=!0,(i.textContent===""||n.isCurrent(
d))&&(a=0),h())},e),c();let u=setInterval(c,ot);e.addEventListener("abort",()=>{clearInterval(u),i.remove()})}function U(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function K(){return document.body.dataset.voila!==
void 0}function f(n){return n.closest(".jp-NotebookPanel")!==null}async function P(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let a=await s("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var b=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function D(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function H(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var y=2500,ct=2e3,lt=8e3,ht=3e4,S=2e3,ut=1e4,dt=25e3,ft=3e4,M=500,k=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=H(this.#t),setInterval(()=>this.beat(),M);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let s={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};f(t.root)&&j(s,this.line,e),K()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(s),this.notice??=new b(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(o=>o!==s)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*M),this.beatAt=t,t-this.pingedAt>(this.isLost?y/2:y)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>y+1e3||this.isCut)&&t-this.lookedAt>S&&this.look(),t-this.heardAt>(this.wasHeard?
lt:ht)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>ct)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&
this.current.add(s);this.rooms.every(s=>this.current.has(s))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,s=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(s,t.style.zoom);let o=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(
a=>a.root.contains(o))&&this.notice?.takeFocus(o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await P(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
dt&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<ft;e==="gone"&&!s&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(r=>setTimeout(
r,a,!1));this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(S)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?ut:S)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;D(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function q(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new L(e,s)},render:C((e,s)=>n({...e,post:t},s))}}}
var L=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=pt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(r=>o.has_model(r)),a=await Promise.all(i.map(r=>o.
get_model(r)));a.forEach((r,h)=>r.set_state(t[i[h]]??{})),this.line.taken(s)&&a.forEach((r,h)=>{for(let c of e[i[h]]??[])
r.trigger("msg:custom",c)})}tell(t){for(let e of this.hearers)e(t)}};function pt(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new m(()=>n.kernel??null);s={line:o,watch:new k(o)},e.set(n,s)}return s}function G(n){let[,t="",e=""]=/^#([a-z]+)(?:-(.+))?$/.exec(n)??[];return{view:t,at:e}}function V(n,t){history.replaceState(
history.state,"",t?`#${n}-${t}`:`#${n}`)}function W(n,t,e){let s=new Map([["ArrowRight",n+1],["ArrowLeft",n-1],["Home",0],["End",e-1]]).get(t);return s===void 0?
null:(s+e)%e}function B(n){try{return localStorage.getItem(n)??""}catch{return""}}function J(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function Y(n,t=U()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}var T=Y("likings"),Q="vfw-likings",mt="data-jp-theme-light",gt={size:"1",light:"system",motion:"system"},I={...gt,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},wt=["keys","stage"],bt={help:["none","odds","h\
ints","guided"],sensitivity:["full","masked","described"]},kt={1:1,2:1.2,3:1.45};function vt(n){try{let t=Object.entries(
JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),e=Object.keys(I).every(s=>wt.includes(s)||t.some(([o])=>o===s));return Object.
fromEntries(e?t.filter(([s,o])=>o!==X(s)):t)}catch{return{}}}function X(n){return I[n]}function Z(n,t={}){let e={...I,...t,
...n};for(let[s,o]of Object.entries(bt))o.includes(e[s])||(e[s]=X(s));return e}function O(){return vt(document.documentElement.
dataset.vfwLikings??B(T))}function xt(n,t){let e=JSON.stringify({...O(),[n]:t});document.documentElement.dataset.vfwLikings=
e,J(T,e),document.dispatchEvent(new Event(Q))}function At(n,t){document.addEventListener(Q,n,{signal:t}),tt().addEventListener(
"change",n,{signal:t});let e=new MutationObserver(n);et(document.body)&&e.observe(document.body,{attributeFilter:[mt]}),
t?.addEventListener("abort",()=>e.disconnect());let s=({key:o})=>{o===T&&(delete document.documentElement.dataset.vfwLikings,
n())};addEventListener("storage",s,{signal:t})}function Et(n){return kt[n.size]??1}function yt(n,t){return n.light==="da\
rk"||!["light","contrast"].includes(n.light)&&t}function tt(){return matchMedia("(prefers-color-scheme: dark)")}function St(){
let n=et(document.body);return n?n==="dark":tt().matches}function et(n){let{jpThemeLight:t,voila:e}=n?.dataset??{};return t===
void 0||e!==void 0?"":t==="false"?"dark":"light"}function Lt(n,t){for(let e of _(n,"[data-setting]")){let s=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=s:e.ariaPressed!==String(s)&&(e.ariaPressed=String(
s))}}function nt(n,t,e){let s={},o=Z(O()),i=()=>{o=Z(O(),s),n.dataset.size=o.size,n.style.setProperty("--vfw-zoom",`calc\
(${Et(o)} * var(--vfw-usual-zoom, 1))`),n.style.zoom="var(--vfw-zoom)";let r=yt(o,St());n.classList.toggle("vfw-dark",r),
document.documentElement.classList.toggle("vfw-dark-page",r),n.classList.toggle("vfw-still",o.motion==="still"),a.show(),
t(o)},a={begin:i,like:xt,expect(r){s=r,i()},show:()=>Lt(n,o)};return At(i,e),a}function st(n){let t=w(n,".vfw-look");!t||t.dataset.size||nt(t,()=>{}).begin()}var le=q(async({model:n,el:t,post:e},s)=>{let o=n.get("tabs"),i=await E(()=>w(t,".vfw-atlas"),s),r=i&&await E(()=>{let c=i?
o.flatMap(([u])=>A(i,`.vfw-view-${u}`)??[]):[];return c.length===o.length&&c},s);if(!r)return;st(i);let h=!f(i);i.classList.
toggle("vfw-atlas-page",h);for(let c of[".vfw-look",".jp-OutputArea-output","html"])i.closest(c)?.classList.toggle("vfw-\
around-atlas",h);new N(t,o,r,s),e.watch.over({root:i,post:e},s)}),N=class{constructor(t,e,s,o){this.panels=s,this.names=
e.map(([c])=>c);let i=`vfw-atlas-${Math.random().toString(36).slice(2)}`;this.buttons=e.map(([c,u,d],v)=>{let x=[l("b",{},
u),l("span",{},d)],p={type:"button",role:"tab",id:`${i}-tab-${c}`,"aria-controls":`${i}-${c}`};return g(s[v],{role:"tabp\
anel",id:`${i}-${c}`,"aria-labelledby":`${i}-tab-${c}`}),l("button",p,...x)});let a={class:"vfw-tab-list",role:"tablist",
"aria-label":"Views of the atlas",...R},r=l("div",a,...this.buttons);this.head=l("div",{class:"vfw-atlas-head"},l("h1",{},
"Atlas"),r),t.append(this.head);let h=$(o);this.buttons.forEach((c,u)=>h(c,"click",()=>this.open(u))),h(r,"keydown",c=>this.
key(c)),h(window,"hashchange",()=>this.follow()),this.show(0),this.follow()}key(t){let e=this.buttons.findIndex(o=>o===t.
target),s=W(e,t.key,this.buttons.length);s!==null&&(t.preventDefault(),this.buttons[s].focus(),this.open(s))}open(t){this.
show(t);let e=A(this.panels[t],"[data-at]");f(this.head)||V(this.names[t],e?.dataset.at)}follow(){let t=f(this.head)?-1:
this.names.indexOf(G(location.hash).view);t>=0&&this.show(t)}show(t){this.buttons.forEach((e,s)=>g(e,{"aria-selected":s===
t,tabindex:s===t?0:-1})),this.panels.forEach((e,s)=>e.toggleAttribute("hidden",s!==t))}};export{le as default};
