var v=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function W(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function g(){return document.body.dataset.voila!==void 0}function K(n){return n.closest(".jp-NotebookPanel")!==null}async function D(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let a=await s("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function M(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),p(s,t)}function p(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function w(n,t){return n.querySelector(t)}function f(n,t){return[...n.querySelectorAll(t)]}function b(n,t){
return n.closest(t)}function H(){return document.activeElement}async function B(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var G={"data-lm-suppress-shortcuts":"true"};var k=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function V(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function Y(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var L=2500,ft=2e3,mt=8e3,S=2e3,pt=1e4,gt=25e3,wt=3e4,vt=500,x=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=Y(this.#t),setInterval(()=>this.beat(),vt);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new k(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?L/2:L)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>L+1e3||this.isCut)&&t-this.lookedAt>S&&this.look(),
t-this.heardAt>mt&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>ft)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!g()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=g()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(a=>a.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(g()||this.line.posts.size))return;this.isOut=!0;let e=await D(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>gt&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<wt;e==="gone"&&g()&&!s&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(u=>setTimeout(u,a,!1));
this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(S)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?pt:S)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;V(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function J(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new O(e,s)},render:W((e,s)=>n({...e,post:t},s))}}}
var O=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=bt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(u=>o.has_model(u)),a=await Promise.all(i.map(u=>o.
get_model(u)));a.forEach((u,h)=>u.set_state(t[i[h]]??{})),this.line.taken(s)&&a.forEach((u,h)=>{for(let d of e[i[h]]??[])
u.trigger("msg:custom",d)})}tell(t){for(let e of this.hearers)e(t)}};function bt(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new v(()=>n.kernel??null);s={line:o,watch:new x(o)},e.set(n,s)}return s}function N(n){try{return localStorage.getItem(n)??""}catch{return""}}function Z(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}var kt={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function Q(n,t){T(n,new Blob([t],{type:kt[n.split(".").at(
-1)??""]??"application/json"}))}function T(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var I="vfw:likings",tt="vfw-likings",xt={size:"1",light:"system",motion:"system"},_={...xt,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},Et=["keys","stage"],At={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},yt={1:1,2:1.2,3:1.45};function Lt(n){try{let t=Object.entries(JSON.parse(n)??{}).filter(([,s])=>typeof s==
"string"),e=Object.keys(_).every(s=>Et.includes(s)||t.some(([o])=>o===s));return Object.fromEntries(e?t.filter(([s,o])=>o!==
et(s)):t)}catch{return{}}}function et(n){return _[n]}function X(n,t={}){let e={..._,...t,...n};for(let[s,o]of Object.entries(
At))o.includes(e[s])||(e[s]=et(s));return e}function C(){return Lt(document.documentElement.dataset.vfwLikings??N(I))}function St(n,t){
let e=JSON.stringify({...C(),[n]:t});document.documentElement.dataset.vfwLikings=e,Z(I,e),document.dispatchEvent(new Event(
tt))}function Ot(n,t){document.addEventListener(tt,n,{signal:t}),nt().addEventListener("change",n,{signal:t});let e=({key:s})=>{
s===I&&(delete document.documentElement.dataset.vfwLikings,n())};addEventListener("storage",e,{signal:t})}function Nt(n){
return yt[n.size]??1}function Tt(n,t){return n.light==="dark"||!["light","contrast"].includes(n.light)&&t}function nt(){
return matchMedia("(prefers-color-scheme: dark)")}function Ct(n,t){for(let e of f(n,"[data-setting]")){let s=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=s:e.ariaPressed!==String(s)&&(e.ariaPressed=String(
s))}}function st(n,t,e){let s={},o=X(C()),i=()=>{o=X(C(),s),n.dataset.size=o.size,n.style.setProperty("--vfw-zoom",`calc\
(${Nt(o)} * var(--vfw-usual-zoom, 1))`),n.style.zoom="var(--vfw-zoom)";let u=Tt(o,nt().matches);n.classList.toggle("vfw-\
dark",u),document.documentElement.classList.toggle("vfw-dark-page",u),n.classList.toggle("vfw-still",o.motion==="still"),
a.show(),t(o)},a={begin:i,like:St,expect(u){s=u,i()},show:()=>Ct(n,o)};return Ot(i,e),a}var It=40;function ot(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
l("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...a]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...a.filter(Boolean))},say(...o){for(s.append(...o.map(i=>l("p",{},i)));s.
childElementCount>It;)s.firstElementChild?.remove()}}}var _t=["data-linked","data-lm-suppress-shortcuts"];function R(n,t){for(let i of n.getAttributeNames())!t.hasAttribute(i)&&!_t.includes(i)&&n.removeAttribute(i);for(let{name:i,
value:a}of t.attributes)n.getAttribute(i)!==a&&n.setAttribute(i,a);let[e,s]=[[...n.childNodes],[...t.childNodes]];if(!(e.
length===s.length&&e.every((i,a)=>i.nodeName===s[a].nodeName))||s.some(i=>i instanceof Text)){if(n.innerHTML===t.innerHTML)
return;n.replaceChildren(...s),n.removeAttribute("data-linked")}else e.forEach((i,a)=>R(i,s[a]));n.matches("input, selec\
t")&&!n.matches(":active")&&(n.value=t.value)}var Rt=["command","value","show","turn"],E=class{#t=new Map;constructor(t){this.lands=t}paint(t,e){if((this.#t.get(t)??"")===
e)return;this.#t.set(t,e);let s=t.cloneNode(!1);s.innerHTML=e;for(let a of f(s,"[data-land]"))a.setAttribute("d",this.lands[a.
dataset.land??""]??""),a.removeAttribute("data-land");jt(t,s);let o=H(),i=o&&t.contains(o)?o:null;R(t,s),i&&!i.isConnected&&
Ft(t,i)}};function jt(n,t){let[e,s]=[n,t].map(o=>f(o,"details"));e.forEach(({open:o},i)=>s[i]?.toggleAttribute("open",o))}
function Ft(n,{dataset:t}){let e=Rt.filter(o=>t[o]!==void 0).map(o=>`[data-${o}="${CSS.escape(t[o]??"")}"]`).join("");(e&&
w(n,e)||w(n,"button, [tabindex]"))?.focus({preventScroll:!0})}var it=2;async function rt(n,t){let e=URL.createObjectURL(new Blob([t],{type:"image/svg+xml"})),s=new Image;s.src=e,await s.
decode();let o=Object.assign(document.createElement("canvas"),{width:it*s.width,height:it*s.height});o.getContext("2d")?.
drawImage(s,0,0,o.width,o.height),o.toBlob(i=>i&&T(n.replace(/\.svg$/,".png"),i)),URL.revokeObjectURL(e)}var ct=["question","building","running"],at=["answer","maps","bands","limits","inside","why"],Pt={answer:"Answer",changes:"\
Changes",players:"Players",limits:"Limits"},qt="Change one thing, play on many times, see what the model can say",Ne=J(async({
model:n,el:t,post:e},s)=>{let o=await B(()=>b(t,".vfw-what-if"),s);if(!o)return;let i=M(s),a=!K(o);for(let r of[".jp-Out\
putArea-output","html"])b(o,r)?.classList.toggle("vfw-around-atlas",a);o.classList.toggle("vfw-wi-page",a),st(o,()=>{},s).
begin();let u=r=>l("div",{class:`vfw-wi-area-${r}`}),h=Object.fromEntries(["notice",...ct,...at].map(r=>[r,u(r)])),d=l("\
dialog",{class:"vfw-wi-dialog"}),j=l("nav",{class:"vfw-wi-tabs","aria-label":"Parts of this page"});for(let[r,c]of Object.
entries(Pt))j.append(l("button",{type:"button","data-turn":r},c));let F=l("div",{class:"vfw-wi-layout"},h.notice,Ut(h));
F.append(...at.map(r=>h[r]),j),t.append($t(),F,d);let P=new E(n.get("lands")),A=()=>{for(let[r,c]of Object.entries(h))P.
paint(c,n.get(`${r}_html`));P.paint(d,n.get("sheet_html")),q()},q=()=>{for(let c of f(o,"[data-show]"))p(c,{"aria-presse\
d":c.dataset.show===o.dataset.map});for(let c of f(o,"[data-turn]"))p(c,{"aria-pressed":c.dataset.turn===o.dataset.part});
let r=d.childElementCount>0;r&&!d.open&&d.showModal(),!r&&d.open&&d.close()},lt=ot(t,s),U=()=>lt.tell(n.get("said")),y=(r,c={})=>e.
send({kind:"command",name:r,fields:c});i(o,"focusin",({target:r})=>p(r,G),{capture:!0}),i(o,"click",({target:r})=>{let c=b(
r,"button[data-command], [data-show], [data-turn], .vfw-land");if(!c)return;let{command:m,value:ht="",show:$,turn:z}=c.dataset;
m!==void 0?y(m,{value:ht}):$?o.dataset.map=$:z?o.dataset.part=z:ut(c),q()}),i(o,"submit",r=>{r.preventDefault();let{target:c}=r,
m=Object.fromEntries(new FormData(c,r.submitter));c.dataset.command&&y(c.dataset.command,m)}),i(d,"cancel",r=>{r.preventDefault(),
y("close")});let ut=r=>{let c=w(o,".vfw-wi-told");c&&(c.textContent=r.querySelector("title")?.textContent??"")},dt=({kind:r,
name:c,text:m})=>{r==="download"&&Q(c,m),r==="picture"&&rt(c,m)};o.dataset.map="as changed",o.dataset.part="answer",n.on(
"change",A),n.on("change:said",U),e.listen(dt,s),s.addEventListener("abort",()=>{n.off("change",A),n.off("change:said",U)}),
A(),e.watch.over({root:o,post:e,keeps:()=>". What is counted stays."},s)});function Ut(n){return l("div",{class:"vfw-wi-\
left"},...ct.map(t=>n[t]))}function $t(){let n=l("div",{},l("h1",{},"What if?"),l("p",{},qt)),t=l("button",{type:"button",
class:"vfw-wi-button","data-command":"save"},"Save");return l("header",{class:"vfw-wi-head"},n,t)}export{Ne as default};
