function N(n){return(t,e,o,s={})=>t.addEventListener(e,o,{signal:n,...s})}function c(n,t,...e){let o=document.createElement(
n);return o.append(...e),E(o,t)}function E(n,t){for(let[e,o]of Object.entries(t))o===null?n.removeAttribute(e):n.getAttribute(e)!==String(o)&&n.setAttribute(
e,String(o));return n}function R(n,t){return n.querySelector(t)}function f(n,t){return[...n.querySelectorAll(t)]}function w(n,t){
return n.closest(t)}function A(){return document.activeElement}var _={"data-lm-suppress-shortcuts":"true"};function F(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function U(){return document.body.dataset.voila!==
void 0}function v(n){return n.closest(".jp-NotebookPanel")!==null}function y(n){try{return localStorage.getItem(n)??""}catch{return""}}function j(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function $(n,t=F()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}var S=$("likings"),K="vfw-likings",nt="data-jp-theme-light",ot={size:"1",light:"system",motion:"system"},T={...ot,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},st=["keys","stage"],it={help:["none","odds","h\
ints","guided"],sensitivity:["full","masked","described"]},rt={1:1,2:1.2,3:1.45};function at(n){try{let t=Object.entries(
JSON.parse(n)??{}).filter(([,o])=>typeof o=="string"),e=Object.keys(T).every(o=>st.includes(o)||t.some(([s])=>s===o));return Object.
fromEntries(e?t.filter(([o,s])=>s!==P(o)):t)}catch{return{}}}function P(n){return T[n]}function z(n,t={}){let e={...T,...t,
...n};for(let[o,s]of Object.entries(it))s.includes(e[o])||(e[o]=P(o));return e}function L(){return at(document.documentElement.
dataset.vfwLikings??y(S))}function ct(n,t){let e=JSON.stringify({...L(),[n]:t});document.documentElement.dataset.vfwLikings=
e,j(S,e),document.dispatchEvent(new Event(K))}function lt(n,t){document.addEventListener(K,n,{signal:t}),q().addEventListener(
"change",n,{signal:t});let e=new MutationObserver(n);H(document.body)&&e.observe(document.body,{attributeFilter:[nt]}),t?.
addEventListener("abort",()=>e.disconnect());let o=({key:s})=>{s===S&&(delete document.documentElement.dataset.vfwLikings,
n())};addEventListener("storage",o,{signal:t})}function ht(n){return rt[n.size]??1}function dt(n,t){return n.light==="da\
rk"||!["light","contrast"].includes(n.light)&&t}function q(){return matchMedia("(prefers-color-scheme: dark)")}function ut(){
let n=H(document.body);return n?n==="dark":q().matches}function H(n){let{jpThemeLight:t,voila:e}=n?.dataset??{};return t===
void 0||e!==void 0?"":t==="false"?"dark":"light"}function ft(n,t){for(let e of f(n,"[data-setting]")){let o=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=o:e.ariaPressed!==String(o)&&(e.ariaPressed=String(
o))}}function D(n,t,e){let o={},s=z(L()),i=()=>{s=z(L(),o),n.dataset.size=s.size,n.style.setProperty("--vfw-zoom",`calc(${ht(
s)} * var(--vfw-usual-zoom, 1))`),n.style.zoom="var(--vfw-zoom)";let a=dt(s,ut());n.classList.toggle("vfw-dark",a),document.
documentElement.classList.toggle("vfw-dark-page",a),n.classList.toggle("vfw-still",s.motion==="still"),r.show(),t(s)},r={
begin:i,like:ct,expect(a){o=a,i()},show:()=>ft(n,s)};return lt(i,e),r}function M(n){let t=w(n,".vfw-look");!t||t.dataset.size||D(t,()=>{}).begin()}var pt={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function mt(n,t){gt(n,new Blob([t],{type:pt[n.split(".").
at(-1)??""]??"application/json"}))}function gt(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function W(n,t,e,o){let s=c("div",{class:t,role:"status"});n.prepend(s);let i=c("div",{},c("p",{},e)),r=(a,h)=>{let d=c(
"button",{type:"button",class:"vfw-button"},a);d.addEventListener("click",h),i.append(d)};return o&&r("Save it as a file",
()=>mt(...o())),r("Close",()=>s.remove()),requestAnimationFrame(()=>s.append(i)),s}var k=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,o)=>{o==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,o=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:o,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:o,message:s}=t;
this.transmit(e,{kind:"press",page:this.page,number:o,message:s})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(o=>o.post===t),this.leave(
t)}}taken({page:t,number:e}){let[o]=this.waiting;return t!==this.page||e!==o?.number?!1:(this.waiting.shift(),o.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function B(n){return({model:t,el:e})=>{let o=new AbortController;return n({model:t,el:e},o.signal),()=>o.abort()}}var wt=2e3,vt=4,G="The kernel was restarted: run this cell again.",J="This cell is from an earlier session. Run all cell\
s again.",kt="The kernel does not answer. This cell goes on when it is back.";function bt({isKnown:n,isConnected:t,isBusy:e,
wasHeard:o,unanswered:s}){return n?s<vt||t&&e?"":t?o?G:J:kt:G}function V(n,t,e){let{root:o,post:s}=n,i=c("div",{class:"v\
fw-cell-notice",role:"status"});o.before(i);let[r,a]=[0,!1],h=()=>{let{kernel:l}=t,p=(l?.connectionStatus??"connected")===
"connected",u=t.posts.has(s),m=bt({isKnown:u,isConnected:p,isBusy:l?.status==="busy",wasHeard:a,unanswered:r});m!==i.textContent&&
(n.changed(m!==""),i.textContent=m)},d=()=>{r=document.hidden||t.kernel?.status==="busy"?0:r+1,t.posts.has(s)&&t.transmit(
s,{kind:"ping"}),h(),i.textContent===J&&t.drop(s)};s.listen(l=>{l.kind==="pong"&&(a=!0,(i.textContent===""||n.isCurrent(
l))&&(r=0),h())},e),d();let g=setInterval(d,wt);e.addEventListener("abort",()=>{clearInterval(g),i.remove()})}async function Y(n,t){let{baseUrl:e}=n.serverSettings,o=s=>fetch(e+s,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let s=await o(`api/kernels/${n.id}`);if(s.ok&&s.headers.get("Content-Type")?.includes("json")&&t)return(await s.json()).
execution_state==="busy"?"busy":"idle";let r=await o("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var b=class{#t=null;constructor(t){this.quiet=c("div",{class:"vfw-sending",role:"status"}),this.banner=c("div",{class:"v\
fw-banner",role:"alert"}),this.button=c("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=c("p",{}),this.box=c("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function Z(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function Q(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var O=2500,xt=2e3,Et=8e3,At=3e4,C=2e3,yt=1e4,Lt=25e3,St=3e4,X=500,x=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=Q(this.#t),setInterval(()=>this.beat(),X);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let o={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};v(t.root)&&V(o,this.line,e),U()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(o),this.notice??=new b(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(s=>s!==o)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*X),this.beatAt=t,t-this.pingedAt>(this.isLost?O/2:O)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>O+1e3||this.isCut)&&t-this.lookedAt>C&&this.look(),t-this.heardAt>(this.wasHeard?
Et:At)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>xt)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let o of this.rooms)o.post===e&&o.isCurrent(t)&&
this.current.add(o);this.rooms.every(o=>this.current.has(o))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,o=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(o,t.style.zoom);let s=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(
r=>r.root.contains(s))&&this.notice?.takeFocus(s)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await Y(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
Lt&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let o=Date.now()-(this.cameBack?.at??0)<St;e==="gone"&&!o&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(a=>setTimeout(
a,r,!1));this.ping();let o=this.pingedAt,s=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([s,e(C)]);return await e(
1e3),i&&this.heardAt<o}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?yt:C)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;Z(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};var Tt="That did not work. What you did before is kept. Try again, or load the page again.";function tt(n){return()=>{let t;
return{initialize({model:e,signal:o}){t=new I(e,o)},render:B((e,o)=>(t.listen(({kind:s})=>s==="failed"&&Ot(e.el),o),n({...e,
post:t},o)))}}}function Ot(n){let t=v(n)?n:document.body;t.querySelector(':scope > .vfw-failed[role="status"]')?.remove(),
W(t,"vfw-failed",Tt)}var I=class{hearers=new Set;constructor(t,e){this.model=t;let{line:o,watch:s}=Ct(t.widget_manager);
this.line=o,this.watch=s,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.
line.leave(this))}send(t,e){this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener(
"abort",()=>this.hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({
states:t,says:e,...o}){let s=this.model.widget_manager,i=Object.keys({...t,...e}).filter(a=>s.has_model(a)),r=await Promise.
all(i.map(a=>s.get_model(a)));r.forEach((a,h)=>a.set_state(t[i[h]]??{})),this.line.taken(o)&&r.forEach((a,h)=>{for(let d of e[i[h]]??
[])a.trigger("msg:custom",d)})}tell(t){for(let e of this.hearers)e(t)}};function Ct(n){let t=globalThis,e=t[Symbol.for("\
vfw connections")]??=new WeakMap,o=e.get(n);if(!o){let s=new k(()=>n.kernel??null);o={line:s,watch:new x(s)},e.set(n,o)}
return o}var It=40;function et(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},o=n.appendChild(
c("div",e));return t.addEventListener("abort",()=>o.remove()),{tell(s){let[i,...r]=s.split(`
`);i.endsWith("clear")&&o.replaceChildren(),this.say(...r.filter(Boolean))},say(...s){for(o.append(...s.map(i=>c("p",{},
i)));o.childElementCount>It;)o.firstElementChild?.remove()}}}var we=tt(({model:n,el:t,post:e},o)=>{let s=N(o),i=t.appendChild(c("div",{class:"vfw-answer-controls"})),r=t.appendChild(
c("div",{class:"vfw-answer-page"})),a=et(t,o),h=()=>{let l=i.contains(A());i.innerHTML=n.get("controls"),l&&R(i,"[data-f\
irst]")?.focus()},d=()=>{let l=f(r,"details").map(u=>u.hasAttribute("open")),p=f(r,"summary").findIndex(u=>u===A());r.innerHTML=
n.get("html"),f(r,"details").forEach((u,m)=>u.toggleAttribute("open",l[m]??!1)),f(r,"summary")[p]?.focus()},g=()=>a.tell(
n.get("said"));s(i,"click",({target:l})=>{let p=w(l,"button[data-command]")?.dataset.command;p!==void 0&&e.send({kind:"c\
ommand",name:p})}),s(t,"focusin",({target:l})=>E(l,_)),n.on("change:controls",h),n.on("change:html",d),n.on("change:said",
g),h(),d(),requestAnimationFrame(()=>M(t)),o.addEventListener("abort",()=>{n.off("change:controls",h),n.off("change:html",
d),n.off("change:said",g)})});export{we as default};
