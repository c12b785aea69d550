var p=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:i}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:i})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function _(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function $(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function f(){return document.body.dataset.voila!==
void 0}function F(n){return n.closest(".jp-NotebookPanel")!==null}async function q(n,t){let{baseUrl:e}=n.serverSettings,s=i=>fetch(e+i,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let i=await s(`api/kernels/${n.id}`);if(i.ok&&i.headers.get("Content-Type")?.includes("json")&&t)return(await i.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function z(n){return(t,e,s,i={})=>t.addEventListener(e,s,{signal:n,...i})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),g(s,t)}function g(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function c(n,t){return n.querySelector(t)}function d(n,t){return[...n.querySelectorAll(t)]}function E(n,t){
return n.closest(t)}function w(){return document.activeElement}async function A(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var R={"data-lm-suppress-shortcuts":"true"};var k=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function U(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function j(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var S=2500,V=2e3,Y=8e3,y=2e3,Z=1e4,Q=25e3,X=3e4,tt=500,v=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=j(this.#t),setInterval(()=>this.beat(),tt);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new k(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(i=>i!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?S/2:S)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>S+1e3||this.isCut)&&t-this.lookedAt>y&&this.look(),
t-this.heardAt>Y&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>V)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!f()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=f()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let i=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(i))&&this.notice?.takeFocus(
i)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(f()||this.line.posts.size))return;this.isOut=!0;let e=await q(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>Q&&(e="go\
ne"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<X;e==="gone"&&f()&&!s&&this.loadAgain(),
e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(a=>setTimeout(a,r,!1));this.ping();
let s=this.pingedAt,i=t.requestKernelInfo().then(()=>!0,()=>!1),o=await Promise.race([i,e(y)]);return await e(1e3),o&&this.
heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<(e?Z:y)||
(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.length>
0;U(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function K(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new L(e,s)},render:_((e,s)=>n({...e,post:t},s))}}}
var L=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:i}=et(t.widget_manager);this.line=s,this.watch=
i,this.line.posts.add(this),t.on("msg:custom",o=>this.receive(o)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let i=this.model.widget_manager,o=Object.keys({...t,...e}).filter(a=>i.has_model(a)),r=await Promise.all(o.map(a=>i.
get_model(a)));r.forEach((a,h)=>a.set_state(t[o[h]]??{})),this.line.taken(s)&&r.forEach((a,h)=>{for(let m of e[o[h]]??[])
a.trigger("msg:custom",m)})}tell(t){for(let e of this.hearers)e(t)}};function et(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let i=new p(()=>n.kernel??null);s={line:i,watch:new v(i)},e.set(n,s)}return s}function P(n){try{return localStorage.getItem(n)??""}catch{return""}}function H(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function M(n,t=$()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}var O=M("likings"),D="vfw-likings",nt={size:"1",light:"system",motion:"system"},T={...nt,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},st=["keys","stage"],it={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},ot={1:1,2:1.2,3:1.45};function rt(n){try{let t=Object.entries(JSON.parse(n)??{}).filter(([,s])=>typeof s==
"string"),e=Object.keys(T).every(s=>st.includes(s)||t.some(([i])=>i===s));return Object.fromEntries(e?t.filter(([s,i])=>i!==
G(s)):t)}catch{return{}}}function G(n){return T[n]}function W(n,t={}){let e={...T,...t,...n};for(let[s,i]of Object.entries(
it))i.includes(e[s])||(e[s]=G(s));return e}function N(){return rt(document.documentElement.dataset.vfwLikings??P(O))}function at(n,t){
let e=JSON.stringify({...N(),[n]:t});document.documentElement.dataset.vfwLikings=e,H(O,e),document.dispatchEvent(new Event(
D))}function ct(n,t){document.addEventListener(D,n,{signal:t}),B().addEventListener("change",n,{signal:t});let e=({key:s})=>{
s===O&&(delete document.documentElement.dataset.vfwLikings,n())};addEventListener("storage",e,{signal:t})}function lt(n){
return ot[n.size]??1}function ut(n,t){return n.light==="dark"||!["light","contrast"].includes(n.light)&&t}function B(){return matchMedia(
"(prefers-color-scheme: dark)")}function ht(n,t){for(let e of d(n,"[data-setting]")){let s=t[e.dataset.setting??""]===e.
dataset.value;e instanceof HTMLInputElement?e.checked=s:e.ariaPressed!==String(s)&&(e.ariaPressed=String(s))}}function J(n,t,e){
let s={},i=W(N()),o=()=>{i=W(N(),s),n.dataset.size=i.size,n.style.setProperty("--vfw-zoom",`calc(${lt(i)} * var(--vfw-us\
ual-zoom, 1))`),n.style.zoom="var(--vfw-zoom)";let a=ut(i,B().matches);n.classList.toggle("vfw-dark",a),document.documentElement.
classList.toggle("vfw-dark-page",a),n.classList.toggle("vfw-still",i.motion==="still"),r.show(),t(i)},r={begin:o,like:at,
expect(a){s=a,o()},show:()=>ht(n,i)};return ct(o,e),r}var ft=["data-linked","data-lm-suppress-shortcuts"];function C(n,t){for(let o of n.getAttributeNames())!t.hasAttribute(o)&&!ft.includes(o)&&n.removeAttribute(o);for(let{name:o,
value:r}of t.attributes)n.getAttribute(o)!==r&&n.setAttribute(o,r);let[e,s]=[[...n.childNodes],[...t.childNodes]];if(!(e.
length===s.length&&e.every((o,r)=>o.nodeName===s[r].nodeName))||s.some(o=>o instanceof Text)){if(n.innerHTML===t.innerHTML)
return;n.replaceChildren(...s),n.removeAttribute("data-linked")}else e.forEach((o,r)=>C(o,s[r]));n.matches("input, selec\
t")&&!n.matches(":active")&&(n.value=t.value)}var dt=["command","value","show","turn"],b=class{#t=new Map;constructor(t){this.lands=t}paint(t,e){if((this.#t.get(t)??"")===
e)return;this.#t.set(t,e);let s=t.cloneNode(!1);s.innerHTML=e;for(let r of d(s,"[data-land]"))r.setAttribute("d",this.lands[r.
dataset.land??""]??""),r.removeAttribute("data-land");mt(t,s);let i=w(),o=i&&t.contains(i)?i:null;C(t,s),o&&!o.isConnected&&
pt(t,o)}};function mt(n,t){let[e,s]=[n,t].map(i=>d(i,"details"));e.forEach(({open:i},o)=>s[o]?.toggleAttribute("open",i))}
function pt(n,{dataset:t}){let e=dt.filter(i=>t[i]!==void 0).map(i=>`[data-${i}="${CSS.escape(t[i]??"")}"]`).join("");(e&&
c(n,e)||c(n,"[data-next]")||c(n,"button, [tabindex]"))?.focus({preventScroll:!0})}var Vt=K(async({model:n,el:t,post:e},s)=>{let i=await A(()=>E(t,".vfw-inside"),s),o=i&&await A(()=>i.parentElement&&c(i.
parentElement,".vfw-what-if"),s);if(!i||!o)return;let r=z(s);i.classList.toggle("vfw-inside-page",!F(i));let a=l("div",{
class:"vfw-world"});t.append(a),J(a,()=>{},s).begin(),gt(o,s);let h=new b({}),m=!1,x=()=>{h.paint(a,n.get("html"));let u=c(
a,"h2");u&&!m&&u.focus(),m||=u!==null};n.on("change:html",x),s.addEventListener("abort",()=>n.off("change:html",x)),r(i,
"focusin",({target:u})=>g(u,R),{capture:!0}),r(a,"click",({target:u})=>{let I=E(u,"button[data-command]")?.dataset.command;
I&&e.send({kind:"command",name:I})}),x()});function gt(n,t){let e=w(),{command:s="",value:i=""}=e&&n.contains(e)?e.dataset:
{};n.inert=!0,n.classList.add("vfw-wi-under"),t.addEventListener("abort",()=>{if(n.inert=!1,n.classList.remove("vfw-wi-u\
nder"),!s)return;let o=`[data-command="${CSS.escape(s)}"]`;(c(n,`${o}[data-value="${CSS.escape(i)}"]`)??c(n,o))?.focus({
preventScroll:!0})})}export{Vt as default};
