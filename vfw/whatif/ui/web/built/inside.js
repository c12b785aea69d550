function F(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function $(){return document.body.dataset.voila!==
void 0}function h(n){return n.closest(".jp-NotebookPanel")!==null}function j(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function c(n,t,...e){let s=document.createElement(
n);return s.append(...e),w(s,t)}function w(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function f(n,t){return n.querySelector(t)}function p(n,t){return[...n.querySelectorAll(t)]}function S(n,t){
return n.closest(t)}function v(){return document.activeElement}async function y(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var q={"data-lm-suppress-shortcuts":"true"};function L(n){try{return localStorage.getItem(n)??""}catch{return""}}function U(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function H(n,t=F()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}var st={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function ot(n,t){it(n,new Blob([t],{type:st[n.split(".").
at(-1)??""]??"application/json"}))}function it(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function z(n,t,e,s){let o=c("div",{class:t,role:"status"});n.prepend(o);let i=c("div",{},c("p",{},e)),r=(a,u)=>{let d=c(
"button",{type:"button",class:"vfw-button"},a);d.addEventListener("click",u),i.append(d)};return s&&r("Save it as a file",
()=>ot(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i)),o}var k=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function D(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}var rt=2e3,at=4,M="The kernel was restarted: run this cell again.",P="This cell is from an earlier session. Run all cell\
s again.",ct="The kernel does not answer. This cell goes on when it is back.";function lt({isKnown:n,isConnected:t,isBusy:e,
wasHeard:s,unanswered:o}){return n?o<at||t&&e?"":t?s?M:P:ct:M}function K(n,t,e){let{root:s,post:o}=n,i=c("div",{class:"v\
fw-cell-notice",role:"status"});s.before(i);let[r,a]=[0,!1],u=()=>{let{kernel:l}=t,g=(l?.connectionStatus??"connected")===
"connected",nt=t.posts.has(o),A=lt({isKnown:nt,isConnected:g,isBusy:l?.status==="busy",wasHeard:a,unanswered:r});A!==i.textContent&&
(n.changed(A!==""),i.textContent=A)},d=()=>{r=document.hidden||t.kernel?.status==="busy"?0:r+1,t.posts.has(o)&&t.transmit(
o,{kind:"ping"}),u(),i.textContent===P&&t.drop(o)};o.listen(l=>{l.kind==="pong"&&(a=!0,(i.textContent===""||n.isCurrent(
l))&&(r=0),u())},e),d();let m=setInterval(d,rt);e.addEventListener("abort",()=>{clearInterval(m),i.remove()})}async function W(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var b=class{#t=null;constructor(t){this.quiet=c("div",{class:"vfw-sending",role:"status"}),this.banner=c("div",{class:"v\
fw-banner",role:"alert"}),this.button=c("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=c("p",{}),this.box=c("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function G(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function B(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var T=2500,ut=2e3,dt=8e3,ft=3e4,O=2e3,ht=1e4,mt=25e3,pt=3e4,V=500,x=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=B(this.#t),setInterval(()=>this.beat(),V);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let s={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};h(t.root)&&K(s,this.line,e),$()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(s),this.notice??=new b(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(o=>o!==s)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*V),this.beatAt=t,t-this.pingedAt>(this.isLost?T/2:T)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>T+1e3||this.isCut)&&t-this.lookedAt>O&&this.look(),t-this.heardAt>(this.wasHeard?
dt:ft)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>ut)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&
this.current.add(s);this.rooms.every(s=>this.current.has(s))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,s=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(s,t.style.zoom);let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(
r=>r.root.contains(o))&&this.notice?.takeFocus(o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await W(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
mt&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<pt;e==="gone"&&!s&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(a=>setTimeout(
a,r,!1));this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(O)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?ht:O)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;G(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};var gt="That did not work. What you did before is kept. Try again, or load the page again.";function Y(n){return()=>{let t;
return{initialize({model:e,signal:s}){t=new N(e,s)},render:D((e,s)=>(t.listen(({kind:o})=>o==="failed"&&wt(e.el),s),n({...e,
post:t},s)))}}}function wt(n){let t=h(n)?n:document.body;t.querySelector(':scope > .vfw-failed[role="status"]')?.remove(),
z(t,"vfw-failed",gt)}var N=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=vt(t.widget_manager);
this.line=s,this.watch=o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.
line.leave(this))}send(t,e){this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener(
"abort",()=>this.hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({
states:t,says:e,...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(a=>o.has_model(a)),r=await Promise.
all(i.map(a=>o.get_model(a)));r.forEach((a,u)=>a.set_state(t[i[u]]??{})),this.line.taken(s)&&r.forEach((a,u)=>{for(let d of e[i[u]]??
[])a.trigger("msg:custom",d)})}tell(t){for(let e of this.hearers)e(t)}};function vt(n){let t=globalThis,e=t[Symbol.for("\
vfw connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new k(()=>n.kernel??null);s={line:o,watch:new x(o)},e.set(n,s)}
return s}var I=H("likings"),Z="vfw-likings",kt="data-jp-theme-light",bt={size:"1",light:"system",motion:"system"},_={...bt,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},xt=["keys","stage"],Et={help:["none","odds","h\
ints","guided"],sensitivity:["full","masked","described"]},At={1:1,2:1.2,3:1.45};function St(n){try{let t=Object.entries(
JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),e=Object.keys(_).every(s=>xt.includes(s)||t.some(([o])=>o===s));return Object.
fromEntries(e?t.filter(([s,o])=>o!==Q(s)):t)}catch{return{}}}function Q(n){return _[n]}function J(n,t={}){let e={..._,...t,
...n};for(let[s,o]of Object.entries(Et))o.includes(e[s])||(e[s]=Q(s));return e}function C(){return St(document.documentElement.
dataset.vfwLikings??L(I))}function yt(n,t){let e=JSON.stringify({...C(),[n]:t});document.documentElement.dataset.vfwLikings=
e,U(I,e),document.dispatchEvent(new Event(Z))}function Lt(n,t){document.addEventListener(Z,n,{signal:t}),X().addEventListener(
"change",n,{signal:t});let e=new MutationObserver(n);tt(document.body)&&e.observe(document.body,{attributeFilter:[kt]}),
t?.addEventListener("abort",()=>e.disconnect());let s=({key:o})=>{o===I&&(delete document.documentElement.dataset.vfwLikings,
n())};addEventListener("storage",s,{signal:t})}function Tt(n){return At[n.size]??1}function Ot(n,t){return n.light==="da\
rk"||!["light","contrast"].includes(n.light)&&t}function X(){return matchMedia("(prefers-color-scheme: dark)")}function Nt(){
let n=tt(document.body);return n?n==="dark":X().matches}function tt(n){let{jpThemeLight:t,voila:e}=n?.dataset??{};return t===
void 0||e!==void 0?"":t==="false"?"dark":"light"}function Ct(n,t){for(let e of p(n,"[data-setting]")){let s=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=s:e.ariaPressed!==String(s)&&(e.ariaPressed=String(
s))}}function et(n,t,e){let s={},o=J(C()),i=()=>{o=J(C(),s),n.dataset.size=o.size,n.style.setProperty("--vfw-zoom",`calc\
(${Tt(o)} * var(--vfw-usual-zoom, 1))`),n.style.zoom="var(--vfw-zoom)";let a=Ot(o,Nt());n.classList.toggle("vfw-dark",a),
document.documentElement.classList.toggle("vfw-dark-page",a),n.classList.toggle("vfw-still",o.motion==="still"),r.show(),
t(o)},r={begin:i,like:yt,expect(a){s=a,i()},show:()=>Ct(n,o)};return Lt(i,e),r}var It=["data-linked","data-lm-suppress-shortcuts"];function R(n,t){for(let i of n.getAttributeNames())!t.hasAttribute(i)&&!It.includes(i)&&n.removeAttribute(i);for(let{name:i,
value:r}of t.attributes)n.getAttribute(i)!==r&&n.setAttribute(i,r);let[e,s]=[[...n.childNodes],[...t.childNodes]];if(!(e.
length===s.length&&e.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){if(n.innerHTML===t.innerHTML)
return;n.replaceChildren(...s),n.removeAttribute("data-linked")}else e.forEach((i,r)=>R(i,s[r]));n.matches("input, selec\
t")&&!n.matches(":active")&&(n.value=t.value)}var _t=["command","value","show","turn"],E=class{#t=new Map;constructor(t){this.lands=t}paint(t,e){if((this.#t.get(t)??"")===
e)return;this.#t.set(t,e);let s=t.cloneNode(!1);s.innerHTML=e;for(let r of p(s,"[data-land]"))r.setAttribute("d",this.lands[r.
dataset.land??""]??""),r.removeAttribute("data-land");Rt(t,s);let o=v(),i=o&&t.contains(o)?o:null;R(t,s),i&&!i.isConnected&&
Ft(t,i)}};function Rt(n,t){let[e,s]=[n,t].map(o=>p(o,"details"));e.forEach(({open:o},i)=>s[i]?.toggleAttribute("open",o))}
function Ft(n,{dataset:t}){let e=_t.filter(o=>t[o]!==void 0).map(o=>`[data-${o}="${CSS.escape(t[o]??"")}"]`).join("");(e&&
f(n,e)||f(n,"[data-next]")||f(n,"button, [tabindex]"))?.focus({preventScroll:!0})}var Ae=Y(async({model:n,el:t,post:e},s)=>{let o=await y(()=>S(t,".vfw-inside"),s),i=o&&await y(()=>o.parentElement&&f(o.
parentElement,".vfw-what-if"),s);if(!o||!i)return;let r=j(s);o.classList.toggle("vfw-inside-page",!h(o));let a=c("div",{
class:"vfw-world"});t.append(a),et(a,()=>{},s).begin(),$t(i,s);let u=new E({}),d=!1,m=()=>{u.paint(a,n.get("html"));let l=f(
a,"h2");l&&!d&&l.focus(),d||=l!==null};n.on("change:html",m),s.addEventListener("abort",()=>n.off("change:html",m)),r(o,
"focusin",({target:l})=>w(l,q),{capture:!0}),r(a,"click",({target:l})=>{let g=S(l,"button[data-command]")?.dataset.command;
g&&e.send({kind:"command",name:g})}),m()});function $t(n,t){let e=v(),{command:s="",value:o=""}=e&&n.contains(e)?e.dataset:
{};n.inert=!0,n.classList.add("vfw-wi-under"),t.addEventListener("abort",()=>{if(n.inert=!1,n.classList.remove("vfw-wi-u\
nder"),!s)return;let i=`[data-command="${CSS.escape(s)}"]`;(f(n,`${i}[data-value="${CSS.escape(o)}"]`)??f(n,i))?.focus({
preventScroll:!0})})}export{Ae as default};
