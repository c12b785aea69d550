function $(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function R(){return document.body.dataset.voila!==
void 0}function u(n){return n.closest(".jp-NotebookPanel")!==null}function _(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),m(s,t)}function m(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function A(n,t){return n.querySelector(t)}function F(n,t){return[...n.querySelectorAll(t)]}function g(n,t){
return n.closest(t)}async function E(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(requestAnimationFrame)}return null}
var j={"data-lm-suppress-shortcuts":"true"};function y(n){try{return localStorage.getItem(n)??""}catch{return""}}function U(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function z(n,t=$()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}var it={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function rt(n,t){at(n,new Blob([t],{type:it[n.split(".").
at(-1)??""]??"application/json"}))}function at(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function P(n,t,e,s){let o=l("div",{class:t,role:"status"});n.prepend(o);let i=l("div",{},l("p",{},e)),r=(a,h)=>{let c=l(
"button",{type:"button",class:"vfw-button"},a);c.addEventListener("click",h),i.append(c)};return s&&r("Save it as a file",
()=>rt(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i)),o}var w=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function K(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}var ct=2e3,lt=4,D="The kernel was restarted: run this cell again.",q="This cell is from an earlier session. Run all cell\
s again.",ht="The kernel does not answer. This cell goes on when it is back.";function ut({isKnown:n,isConnected:t,isBusy:e,
wasHeard:s,unanswered:o}){return n?o<lt||t&&e?"":t?s?D:q:ht:D}function H(n,t,e){let{root:s,post:o}=n,i=l("div",{class:"v\
fw-cell-notice",role:"status"});s.before(i);let[r,a]=[0,!1],h=()=>{let{kernel:f}=t,v=(f?.connectionStatus??"connected")===
"connected",x=t.posts.has(o),p=ut({isKnown:x,isConnected:v,isBusy:f?.status==="busy",wasHeard:a,unanswered:r});p!==i.textContent&&
(n.changed(p!==""),i.textContent=p)},c=()=>{r=document.hidden||t.kernel?.status==="busy"?0:r+1,t.posts.has(o)&&t.transmit(
o,{kind:"ping"}),h(),i.textContent===q&&t.drop(o)};o.listen(f=>{f.kind==="pong"&&(a=!0,(i.textContent===""||n.isCurrent(
f))&&(r=0),h())},e),c();let d=setInterval(c,ct);e.addEventListener("abort",()=>{clearInterval(d),i.remove()})}async function M(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var b=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function G(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function W(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var S=2500,dt=2e3,ft=8e3,pt=3e4,L=2e3,mt=1e4,gt=25e3,wt=3e4,B=500,k=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=W(this.#t),setInterval(()=>this.beat(),B);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let s={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};u(t.root)&&H(s,this.line,e),R()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(s),this.notice??=new b(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(o=>o!==s)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*B),this.beatAt=t,t-this.pingedAt>(this.isLost?S/2:S)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>S+1e3||this.isCut)&&t-this.lookedAt>L&&this.look(),t-this.heardAt>(this.wasHeard?
ft:pt)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>dt)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&
this.current.add(s);this.rooms.every(s=>this.current.has(s))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,s=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(s,t.style.zoom);let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(
r=>r.root.contains(o))&&this.notice?.takeFocus(o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await M(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
gt&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<wt;e==="gone"&&!s&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(a=>setTimeout(
a,r,!1));this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(L)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?mt:L)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;G(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};var bt="That did not work. What you did before is kept. Try again, or load the page again.";function V(n){return()=>{let t;
return{initialize({model:e,signal:s}){t=new O(e,s)},render:K((e,s)=>(t.listen(({kind:o})=>o==="failed"&&kt(e.el),s),n({...e,
post:t},s)))}}}function kt(n){let t=u(n)?n:document.body;t.querySelector(':scope > .vfw-failed[role="status"]')?.remove(),
P(t,"vfw-failed",bt)}var O=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=vt(t.widget_manager);
this.line=s,this.watch=o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.
line.leave(this))}send(t,e){this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener(
"abort",()=>this.hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({
states:t,says:e,...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(a=>o.has_model(a)),r=await Promise.
all(i.map(a=>o.get_model(a)));r.forEach((a,h)=>a.set_state(t[i[h]]??{})),this.line.taken(s)&&r.forEach((a,h)=>{for(let c of e[i[h]]??
[])a.trigger("msg:custom",c)})}tell(t){for(let e of this.hearers)e(t)}};function vt(n){let t=globalThis,e=t[Symbol.for("\
vfw connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new w(()=>n.kernel??null);s={line:o,watch:new k(o)},e.set(n,s)}
return s}function J(n){let[,t="",e=""]=/^#([a-z]+)(?:-(.+))?$/.exec(n)??[];return{view:t,at:e}}function Y(n,t){history.replaceState(
history.state,"",t?`#${n}-${t}`:`#${n}`)}function Z(n,t,e){let s=new Map([["ArrowRight",n+1],["ArrowLeft",n-1],["Home",0],["End",e-1]]).get(t);return s===void 0?
null:(s+e)%e}var I=z("likings"),X="vfw-likings",xt="data-jp-theme-light",At={size:"1",light:"system",motion:"system"},N={...At,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},Et=["keys","stage"],yt={help:["none","odds","h\
ints","guided"],sensitivity:["full","masked","described"]},St={1:1,2:1.2,3:1.45};function Lt(n){try{let t=Object.entries(
JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),e=Object.keys(N).every(s=>Et.includes(s)||t.some(([o])=>o===s));return Object.
fromEntries(e?t.filter(([s,o])=>o!==tt(s)):t)}catch{return{}}}function tt(n){return N[n]}function Q(n,t={}){let e={...N,
...t,...n};for(let[s,o]of Object.entries(yt))o.includes(e[s])||(e[s]=tt(s));return e}function T(){return Lt(document.documentElement.
dataset.vfwLikings??y(I))}function Ot(n,t){let e=JSON.stringify({...T(),[n]:t});document.documentElement.dataset.vfwLikings=
e,U(I,e),document.dispatchEvent(new Event(X))}function Tt(n,t){document.addEventListener(X,n,{signal:t}),et().addEventListener(
"change",n,{signal:t});let e=new MutationObserver(n);nt(document.body)&&e.observe(document.body,{attributeFilter:[xt]}),
t?.addEventListener("abort",()=>e.disconnect());let s=({key:o})=>{o===I&&(delete document.documentElement.dataset.vfwLikings,
n())};addEventListener("storage",s,{signal:t})}function It(n){return St[n.size]??1}function Nt(n,t){return n.light==="da\
rk"||!["light","contrast"].includes(n.light)&&t}function et(){return matchMedia("(prefers-color-scheme: dark)")}function Ct(){
let n=nt(document.body);return n?n==="dark":et().matches}function nt(n){let{jpThemeLight:t,voila:e}=n?.dataset??{};return t===
void 0||e!==void 0?"":t==="false"?"dark":"light"}function $t(n,t){for(let e of F(n,"[data-setting]")){let s=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=s:e.ariaPressed!==String(s)&&(e.ariaPressed=String(
s))}}function st(n,t,e){let s={},o=Q(T()),i=()=>{o=Q(T(),s),n.dataset.size=o.size,n.style.setProperty("--vfw-zoom",`calc\
(${It(o)} * var(--vfw-usual-zoom, 1))`),n.style.zoom="var(--vfw-zoom)";let a=Nt(o,Ct());n.classList.toggle("vfw-dark",a),
document.documentElement.classList.toggle("vfw-dark-page",a),n.classList.toggle("vfw-still",o.motion==="still"),r.show(),
t(o)},r={begin:i,like:Ot,expect(a){s=a,i()},show:()=>$t(n,o)};return Tt(i,e),r}function ot(n){let t=g(n,".vfw-look");!t||t.dataset.size||st(t,()=>{}).begin()}var xe=V(async({model:n,el:t,post:e},s)=>{let o=n.get("tabs"),i=await E(()=>g(t,".vfw-atlas"),s),a=i&&await E(()=>{let c=i?
o.flatMap(([d])=>A(i,`.vfw-view-${d}`)??[]):[];return c.length===o.length&&c},s);if(!a)return;ot(i);let h=!u(i);i.classList.
toggle("vfw-atlas-page",h);for(let c of[".vfw-look",".jp-OutputArea-output","html"])i.closest(c)?.classList.toggle("vfw-\
around-atlas",h);new C(t,o,a,s),e.watch.over({root:i,post:e},s)}),C=class{constructor(t,e,s,o){this.panels=s,this.names=
e.map(([c])=>c);let i=`vfw-atlas-${Math.random().toString(36).slice(2)}`;this.buttons=e.map(([c,d,f],v)=>{let x=[l("b",{},
d),l("span",{},f)],p={type:"button",role:"tab",id:`${i}-tab-${c}`,"aria-controls":`${i}-${c}`};return m(s[v],{role:"tabp\
anel",id:`${i}-${c}`,"aria-labelledby":`${i}-tab-${c}`}),l("button",p,...x)});let r={class:"vfw-tab-list",role:"tablist",
"aria-label":"Views of the atlas",...j},a=l("div",r,...this.buttons);this.head=l("div",{class:"vfw-atlas-head"},l("h1",{},
"Atlas"),a),t.append(this.head);let h=_(o);this.buttons.forEach((c,d)=>h(c,"click",()=>this.open(d))),h(a,"keydown",c=>this.
key(c)),h(window,"hashchange",()=>this.follow()),this.show(0),this.follow()}key(t){let e=this.buttons.findIndex(o=>o===t.
target),s=Z(e,t.key,this.buttons.length);s!==null&&(t.preventDefault(),this.buttons[s].focus(),this.open(s))}open(t){this.
show(t);let e=A(this.panels[t],"[data-at]");u(this.head)||Y(this.names[t],e?.dataset.at)}follow(){let t=u(this.head)?-1:
this.names.indexOf(J(location.hash).view);t>=0&&this.show(t)}show(t){this.buttons.forEach((e,s)=>m(e,{"aria-selected":s===
t,tabindex:s===t?0:-1})),this.panels.forEach((e,s)=>e.toggleAttribute("hidden",s!==t))}};export{xe as default};
