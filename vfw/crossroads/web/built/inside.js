var p=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function _(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function $(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function d(){return document.body.dataset.voila!==
void 0}function F(n){return n.closest(".jp-NotebookPanel")!==null}async function q(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function z(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),g(s,t)}function g(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function c(n,t){return n.querySelector(t)}function f(n,t){return[...n.querySelectorAll(t)]}function E(n,t){
return n.closest(t)}function w(){return document.activeElement}async function A(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var j={"data-lm-suppress-shortcuts":"true"};var k=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function R(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function U(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var S=2500,Y=2e3,Z=8e3,y=2e3,Q=1e4,X=25e3,tt=3e4,et=500,v=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=U(this.#t),setInterval(()=>this.beat(),et);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new k(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?S/2:S)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>S+1e3||this.isCut)&&t-this.lookedAt>y&&this.look(),
t-this.heardAt>Z&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Y)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!d()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=d()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(d()||this.line.posts.size))return;this.isOut=!0;let e=await q(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>X&&(e="go\
ne"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<tt;e==="gone"&&d()&&!s&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(y)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?Q:y)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;R(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function M(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new L(e,s)},render:_((e,s)=>n({...e,post:t},s))}}}
var L=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=nt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(a=>o.has_model(a)),r=await Promise.all(i.map(a=>o.
get_model(a)));r.forEach((a,h)=>a.set_state(t[i[h]]??{})),this.line.taken(s)&&r.forEach((a,h)=>{for(let m of e[i[h]]??[])
a.trigger("msg:custom",m)})}tell(t){for(let e of this.hearers)e(t)}};function nt(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new p(()=>n.kernel??null);s={line:o,watch:new v(o)},e.set(n,s)}return s}function H(n){try{return localStorage.getItem(n)??""}catch{return""}}function K(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function P(n,t=$()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}var O=P("likings"),D="vfw-likings",st="data-jp-theme-light",ot={size:"1",light:"system",motion:"system"},T={...ot,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},it=["keys","stage"],rt={help:["none","odds","h\
ints","guided"],sensitivity:["full","masked","described"]},at={1:1,2:1.2,3:1.45};function ct(n){try{let t=Object.entries(
JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),e=Object.keys(T).every(s=>it.includes(s)||t.some(([o])=>o===s));return Object.
fromEntries(e?t.filter(([s,o])=>o!==G(s)):t)}catch{return{}}}function G(n){return T[n]}function W(n,t={}){let e={...T,...t,
...n};for(let[s,o]of Object.entries(rt))o.includes(e[s])||(e[s]=G(s));return e}function N(){return ct(document.documentElement.
dataset.vfwLikings??H(O))}function lt(n,t){let e=JSON.stringify({...N(),[n]:t});document.documentElement.dataset.vfwLikings=
e,K(O,e),document.dispatchEvent(new Event(D))}function ut(n,t){document.addEventListener(D,n,{signal:t}),B().addEventListener(
"change",n,{signal:t});let e=new MutationObserver(n);J(document.body)&&e.observe(document.body,{attributeFilter:[st]}),t?.
addEventListener("abort",()=>e.disconnect());let s=({key:o})=>{o===O&&(delete document.documentElement.dataset.vfwLikings,
n())};addEventListener("storage",s,{signal:t})}function ht(n){return at[n.size]??1}function dt(n,t){return n.light==="da\
rk"||!["light","contrast"].includes(n.light)&&t}function B(){return matchMedia("(prefers-color-scheme: dark)")}function ft(){
let n=J(document.body);return n?n==="dark":B().matches}function J(n){let{jpThemeLight:t,voila:e}=n?.dataset??{};return t===
void 0||e!==void 0?"":t==="false"?"dark":"light"}function mt(n,t){for(let e of f(n,"[data-setting]")){let s=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=s:e.ariaPressed!==String(s)&&(e.ariaPressed=String(
s))}}function V(n,t,e){let s={},o=W(N()),i=()=>{o=W(N(),s),n.dataset.size=o.size,n.style.setProperty("--vfw-zoom",`calc(${ht(
o)} * var(--vfw-usual-zoom, 1))`),n.style.zoom="var(--vfw-zoom)";let a=dt(o,ft());n.classList.toggle("vfw-dark",a),document.
documentElement.classList.toggle("vfw-dark-page",a),n.classList.toggle("vfw-still",o.motion==="still"),r.show(),t(o)},r={
begin:i,like:lt,expect(a){s=a,i()},show:()=>mt(n,o)};return ut(i,e),r}var pt=["data-linked","data-lm-suppress-shortcuts"];function C(n,t){for(let i of n.getAttributeNames())!t.hasAttribute(i)&&!pt.includes(i)&&n.removeAttribute(i);for(let{name:i,
value:r}of t.attributes)n.getAttribute(i)!==r&&n.setAttribute(i,r);let[e,s]=[[...n.childNodes],[...t.childNodes]];if(!(e.
length===s.length&&e.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){if(n.innerHTML===t.innerHTML)
return;n.replaceChildren(...s),n.removeAttribute("data-linked")}else e.forEach((i,r)=>C(i,s[r]));n.matches("input, selec\
t")&&!n.matches(":active")&&(n.value=t.value)}var gt=["command","value","show","turn"],b=class{#t=new Map;constructor(t){this.lands=t}paint(t,e){if((this.#t.get(t)??"")===
e)return;this.#t.set(t,e);let s=t.cloneNode(!1);s.innerHTML=e;for(let r of f(s,"[data-land]"))r.setAttribute("d",this.lands[r.
dataset.land??""]??""),r.removeAttribute("data-land");wt(t,s);let o=w(),i=o&&t.contains(o)?o:null;C(t,s),i&&!i.isConnected&&
kt(t,i)}};function wt(n,t){let[e,s]=[n,t].map(o=>f(o,"details"));e.forEach(({open:o},i)=>s[i]?.toggleAttribute("open",o))}
function kt(n,{dataset:t}){let e=gt.filter(o=>t[o]!==void 0).map(o=>`[data-${o}="${CSS.escape(t[o]??"")}"]`).join("");(e&&
c(n,e)||c(n,"[data-next]")||c(n,"button, [tabindex]"))?.focus({preventScroll:!0})}var Qt=M(async({model:n,el:t,post:e},s)=>{let o=await A(()=>E(t,".vfw-inside"),s),i=o&&await A(()=>o.parentElement&&c(o.
parentElement,".vfw-what-if"),s);if(!o||!i)return;let r=z(s);o.classList.toggle("vfw-inside-page",!F(o));let a=l("div",{
class:"vfw-world"});t.append(a),V(a,()=>{},s).begin(),vt(i,s);let h=new b({}),m=!1,x=()=>{h.paint(a,n.get("html"));let u=c(
a,"h2");u&&!m&&u.focus(),m||=u!==null};n.on("change:html",x),s.addEventListener("abort",()=>n.off("change:html",x)),r(o,
"focusin",({target:u})=>g(u,j),{capture:!0}),r(a,"click",({target:u})=>{let I=E(u,"button[data-command]")?.dataset.command;
I&&e.send({kind:"command",name:I})}),x()});function vt(n,t){let e=w(),{command:s="",value:o=""}=e&&n.contains(e)?e.dataset:
{};n.inert=!0,n.classList.add("vfw-wi-under"),t.addEventListener("abort",()=>{if(n.inert=!1,n.classList.remove("vfw-wi-u\
nder"),!s)return;let i=`[data-command="${CSS.escape(s)}"]`;(c(n,`${i}[data-value="${CSS.escape(o)}"]`)??c(n,i))?.focus({
preventScroll:!0})})}export{Qt as default};
