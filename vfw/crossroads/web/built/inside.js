var g=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function R(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function F(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),w(s,t)}function w(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function u(n,t){return n.querySelector(t)}function m(n,t){return[...n.querySelectorAll(t)]}function S(n,t){
return n.closest(t)}function v(){return document.activeElement}async function y(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var $={"data-lm-suppress-shortcuts":"true"};var nt=2e3,st=4,q="The kernel was restarted: run this cell again.",H="This cell is from an earlier session. Run all cell\
s again.",ot="The kernel does not answer. This cell goes on when it is back.";function it({isKnown:n,isConnected:t,isBusy:e,
wasHeard:s,unanswered:o}){return n?o<st||t&&e?"":t?s?q:H:ot:q}function j(n,t,e){let{root:s,post:o}=n,i=l("div",{class:"v\
fw-cell-notice",role:"status"});s.before(i);let[r,a]=[0,!1],h=()=>{let{kernel:c}=t,p=(c?.connectionStatus??"connected")===
"connected",et=t.posts.has(o),A=it({isKnown:et,isConnected:p,isBusy:c?.status==="busy",wasHeard:a,unanswered:r});A!==i.textContent&&
(n.changed(A!==""),i.textContent=A)},d=()=>{r=document.hidden||t.kernel?.status==="busy"?0:r+1,t.posts.has(o)&&t.transmit(
o,{kind:"ping"}),h(),i.textContent===H&&t.drop(o)};o.listen(c=>{c.kind==="pong"&&(a=!0,(i.textContent===""||n.isCurrent(
c))&&(r=0),h())},e),d();let f=setInterval(d,nt);e.addEventListener("abort",()=>{clearInterval(f),i.remove()})}function z(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function M(){return document.body.dataset.voila!==
void 0}function k(n){return n.closest(".jp-NotebookPanel")!==null}async function U(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var b=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function D(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function K(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var L=2500,rt=2e3,at=8e3,ct=3e4,T=2e3,lt=1e4,ut=25e3,ht=3e4,P=500,x=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=K(this.#t),setInterval(()=>this.beat(),P);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let s={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};k(t.root)&&j(s,this.line,e),M()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(s),this.notice??=new b(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(o=>o!==s)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*P),this.beatAt=t,t-this.pingedAt>(this.isLost?L/2:L)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>L+1e3||this.isCut)&&t-this.lookedAt>T&&this.look(),t-this.heardAt>(this.wasHeard?
at:ct)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>rt)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&
this.current.add(s);this.rooms.every(s=>this.current.has(s))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,s=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(s,t.style.zoom);let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(
r=>r.root.contains(o))&&this.notice?.takeFocus(o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await U(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
ut&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<ht;e==="gone"&&!s&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(a=>setTimeout(
a,r,!1));this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(T)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?lt:T)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;D(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function G(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new N(e,s)},render:R((e,s)=>n({...e,post:t},s))}}}
var N=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=dt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(a=>o.has_model(a)),r=await Promise.all(i.map(a=>o.
get_model(a)));r.forEach((a,h)=>a.set_state(t[i[h]]??{})),this.line.taken(s)&&r.forEach((a,h)=>{for(let d of e[i[h]]??[])
a.trigger("msg:custom",d)})}tell(t){for(let e of this.hearers)e(t)}};function dt(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new g(()=>n.kernel??null);s={line:o,watch:new x(o)},e.set(n,s)}return s}function W(n){try{return localStorage.getItem(n)??""}catch{return""}}function B(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function V(n,t=z()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}var C=V("likings"),Y="vfw-likings",ft="data-jp-theme-light",mt={size:"1",light:"system",motion:"system"},I={...mt,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},pt=["keys","stage"],gt={help:["none","odds","h\
ints","guided"],sensitivity:["full","masked","described"]},wt={1:1,2:1.2,3:1.45};function vt(n){try{let t=Object.entries(
JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),e=Object.keys(I).every(s=>pt.includes(s)||t.some(([o])=>o===s));return Object.
fromEntries(e?t.filter(([s,o])=>o!==Z(s)):t)}catch{return{}}}function Z(n){return I[n]}function J(n,t={}){let e={...I,...t,
...n};for(let[s,o]of Object.entries(gt))o.includes(e[s])||(e[s]=Z(s));return e}function O(){return vt(document.documentElement.
dataset.vfwLikings??W(C))}function kt(n,t){let e=JSON.stringify({...O(),[n]:t});document.documentElement.dataset.vfwLikings=
e,B(C,e),document.dispatchEvent(new Event(Y))}function bt(n,t){document.addEventListener(Y,n,{signal:t}),Q().addEventListener(
"change",n,{signal:t});let e=new MutationObserver(n);X(document.body)&&e.observe(document.body,{attributeFilter:[ft]}),t?.
addEventListener("abort",()=>e.disconnect());let s=({key:o})=>{o===C&&(delete document.documentElement.dataset.vfwLikings,
n())};addEventListener("storage",s,{signal:t})}function xt(n){return wt[n.size]??1}function Et(n,t){return n.light==="da\
rk"||!["light","contrast"].includes(n.light)&&t}function Q(){return matchMedia("(prefers-color-scheme: dark)")}function At(){
let n=X(document.body);return n?n==="dark":Q().matches}function X(n){let{jpThemeLight:t,voila:e}=n?.dataset??{};return t===
void 0||e!==void 0?"":t==="false"?"dark":"light"}function St(n,t){for(let e of m(n,"[data-setting]")){let s=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=s:e.ariaPressed!==String(s)&&(e.ariaPressed=String(
s))}}function tt(n,t,e){let s={},o=J(O()),i=()=>{o=J(O(),s),n.dataset.size=o.size,n.style.setProperty("--vfw-zoom",`calc\
(${xt(o)} * var(--vfw-usual-zoom, 1))`),n.style.zoom="var(--vfw-zoom)";let a=Et(o,At());n.classList.toggle("vfw-dark",a),
document.documentElement.classList.toggle("vfw-dark-page",a),n.classList.toggle("vfw-still",o.motion==="still"),r.show(),
t(o)},r={begin:i,like:kt,expect(a){s=a,i()},show:()=>St(n,o)};return bt(i,e),r}var yt=["data-linked","data-lm-suppress-shortcuts"];function _(n,t){for(let i of n.getAttributeNames())!t.hasAttribute(i)&&!yt.includes(i)&&n.removeAttribute(i);for(let{name:i,
value:r}of t.attributes)n.getAttribute(i)!==r&&n.setAttribute(i,r);let[e,s]=[[...n.childNodes],[...t.childNodes]];if(!(e.
length===s.length&&e.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){if(n.innerHTML===t.innerHTML)
return;n.replaceChildren(...s),n.removeAttribute("data-linked")}else e.forEach((i,r)=>_(i,s[r]));n.matches("input, selec\
t")&&!n.matches(":active")&&(n.value=t.value)}var Lt=["command","value","show","turn"],E=class{#t=new Map;constructor(t){this.lands=t}paint(t,e){if((this.#t.get(t)??"")===
e)return;this.#t.set(t,e);let s=t.cloneNode(!1);s.innerHTML=e;for(let r of m(s,"[data-land]"))r.setAttribute("d",this.lands[r.
dataset.land??""]??""),r.removeAttribute("data-land");Tt(t,s);let o=v(),i=o&&t.contains(o)?o:null;_(t,s),i&&!i.isConnected&&
Nt(t,i)}};function Tt(n,t){let[e,s]=[n,t].map(o=>m(o,"details"));e.forEach(({open:o},i)=>s[i]?.toggleAttribute("open",o))}
function Nt(n,{dataset:t}){let e=Lt.filter(o=>t[o]!==void 0).map(o=>`[data-${o}="${CSS.escape(t[o]??"")}"]`).join("");(e&&
u(n,e)||u(n,"[data-next]")||u(n,"button, [tabindex]"))?.focus({preventScroll:!0})}var he=G(async({model:n,el:t,post:e},s)=>{let o=await y(()=>S(t,".vfw-inside"),s),i=o&&await y(()=>o.parentElement&&u(o.
parentElement,".vfw-what-if"),s);if(!o||!i)return;let r=F(s);o.classList.toggle("vfw-inside-page",!k(o));let a=l("div",{
class:"vfw-world"});t.append(a),tt(a,()=>{},s).begin(),Ot(i,s);let h=new E({}),d=!1,f=()=>{h.paint(a,n.get("html"));let c=u(
a,"h2");c&&!d&&c.focus(),d||=c!==null};n.on("change:html",f),s.addEventListener("abort",()=>n.off("change:html",f)),r(o,
"focusin",({target:c})=>w(c,$),{capture:!0}),r(a,"click",({target:c})=>{let p=S(c,"button[data-command]")?.dataset.command;
p&&e.send({kind:"command",name:p})}),f()});function Ot(n,t){let e=v(),{command:s="",value:o=""}=e&&n.contains(e)?e.dataset:
{};n.inert=!0,n.classList.add("vfw-wi-under"),t.addEventListener("abort",()=>{if(n.inert=!1,n.classList.remove("vfw-wi-u\
nder"),!s)return;let i=`[data-command="${CSS.escape(s)}"]`;(u(n,`${i}[data-value="${CSS.escape(o)}"]`)??u(n,i))?.focus({
preventScroll:!0})})}export{he as default};
