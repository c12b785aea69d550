var b=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,n)=>{n==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,n=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:n,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:n,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:n,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(n=>n.post===t),this.leave(
t)}}taken({page:t,number:e}){let[n]=this.waiting;return t!==this.page||e!==n?.number?!1:(this.waiting.shift(),n.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function z(s){return({model:t,el:e})=>{let n=new AbortController;return s({model:t,el:e},n.signal),()=>n.abort()}}function g(){return document.body.dataset.voila!==void 0}function W(s){return s.closest(".jp-NotebookPanel")!==null}async function K(s,t){let{baseUrl:e}=s.serverSettings,n=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await n(`api/kernels/${s.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let c=await n("voila/templates/vfw/static/health.txt");return c.ok&&(await c.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function M(s){return(t,e,n,o={})=>t.addEventListener(e,n,{signal:s,...o})}function l(s,t,...e){let n=document.createElement(
s);return n.append(...e),p(n,t)}function p(s,t){for(let[e,n]of Object.entries(t))n===null?s.removeAttribute(e):s.getAttribute(e)!==String(n)&&s.setAttribute(
e,String(n));return s}function w(s,t){return s.querySelector(t)}function m(s,t){return[...s.querySelectorAll(t)]}function k(s,t){
return s.closest(t)}function D(){return document.activeElement}async function H(s,t){for(;!t.aborted;){let e=await s();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var B={"data-lm-suppress-shortcuts":"true"};var x=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function G(s,t){try{sessionStorage.setItem(s,JSON.stringify(t))}catch{}}function V(s){try{let t=JSON.parse(sessionStorage.
getItem(s)??"null");return sessionStorage.removeItem(s),t}catch{return null}}var S=2500,pt=2e3,gt=8e3,L=2e3,wt=1e4,vt=25e3,bt=3e4,kt=500,A=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=V(this.#t),setInterval(()=>this.beat(),kt);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let n={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(n),
this.notice??=new x(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==n))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?S/2:S)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>S+1e3||this.isCut)&&t-this.lookedAt>L&&this.look(),
t-this.heardAt>gt&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>pt)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!g()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let n of this.rooms)n.post===e&&n.isCurrent(t)&&this.current.add(n);this.rooms.every(n=>this.current.has(n))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,n=g()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${n}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:c})=>c(!0)).some(c=>c.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(g()||this.line.posts.size))return;this.isOut=!0;let e=await K(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>vt&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let n=Date.now()-(this.cameBack?.at??0)<bt;e==="gone"&&g()&&!n&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=c=>new Promise(u=>setTimeout(u,c,!1));
this.ping();let n=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(L)]);return await e(
1e3),i&&this.heardAt<n}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?wt:L)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;G(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function Y(s){return()=>{let t;return{initialize({model:e,signal:n}){t=new O(e,n)},render:z((e,n)=>s({...e,post:t},n))}}}
var O=class{hearers=new Set;constructor(t,e){this.model=t;let{line:n,watch:o}=xt(t.widget_manager);this.line=n,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...n}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(u=>o.has_model(u)),c=await Promise.all(i.map(u=>o.
get_model(u)));c.forEach((u,f)=>u.set_state(t[i[f]]??{})),this.line.taken(n)&&c.forEach((u,f)=>{for(let h of e[i[f]]??[])
u.trigger("msg:custom",h)})}tell(t){for(let e of this.hearers)e(t)}};function xt(s){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,n=e.get(s);if(!n){let o=new b(()=>s.kernel??null);n={line:o,watch:new A(o)},e.set(s,n)}return n}function N(s){try{return localStorage.getItem(s)??""}catch{return""}}function J(s,t){try{return localStorage.setItem(s,t),
!0}catch{return!1}}var At={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function Z(s,t){T(s,new Blob([t],{type:At[s.split(".").at(
-1)??""]??"application/json"}))}function T(s,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
s,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var _="vfw:likings",X="vfw-likings",Et={size:"1",light:"system",motion:"system"},I={...Et,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},yt=["keys","stage"],St={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},Lt={1:1,2:1.2,3:1.45};function Ot(s){try{let t=Object.entries(JSON.parse(s)??{}).filter(([,n])=>typeof n==
"string"),e=Object.keys(I).every(n=>yt.includes(n)||t.some(([o])=>o===n));return Object.fromEntries(e?t.filter(([n,o])=>o!==
tt(n)):t)}catch{return{}}}function tt(s){return I[s]}function Q(s,t={}){let e={...I,...t,...s};for(let[n,o]of Object.entries(
St))o.includes(e[n])||(e[n]=tt(n));return e}function C(){return Ot(document.documentElement.dataset.vfwLikings??N(_))}function Nt(s,t){
let e=JSON.stringify({...C(),[s]:t});document.documentElement.dataset.vfwLikings=e,J(_,e),document.dispatchEvent(new Event(
X))}function Tt(s,t){document.addEventListener(X,s,{signal:t}),et().addEventListener("change",s,{signal:t});let e=({key:n})=>{
n===_&&(delete document.documentElement.dataset.vfwLikings,s())};addEventListener("storage",e,{signal:t})}function Ct(s){
return Lt[s.size]??1}function _t(s,t){return s.light==="dark"||!["light","contrast"].includes(s.light)&&t}function et(){
return matchMedia("(prefers-color-scheme: dark)")}function It(s,t){for(let e of m(s,"[data-setting]")){let n=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=n:e.ariaPressed!==String(n)&&(e.ariaPressed=String(
n))}}function nt(s,t,e){let n={},o=Q(C()),i=()=>{o=Q(C(),n),s.dataset.size=o.size,s.style.setProperty("--vfw-zoom",`calc\
(${Ct(o)} * var(--vfw-usual-zoom, 1))`),s.style.zoom="var(--vfw-zoom)";let u=_t(o,et().matches);s.classList.toggle("vfw-\
dark",u),document.documentElement.classList.toggle("vfw-dark-page",u),s.classList.toggle("vfw-still",o.motion==="still"),
c.show(),t(o)},c={begin:i,like:Nt,expect(u){n=u,i()},show:()=>It(s,o)};return Tt(i,e),c}var Rt=40;function st(s,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},n=s.appendChild(
l("div",e));return t.addEventListener("abort",()=>n.remove()),{tell(o){let[i,...c]=o.split(`
`);i.endsWith("anew")&&n.replaceChildren(),this.say(...c.filter(Boolean))},say(...o){for(n.append(...o.map(i=>l("p",{},i)));n.
childElementCount>Rt;)n.firstElementChild?.remove()}}}var jt=["data-linked","data-lm-suppress-shortcuts"];function R(s,t){for(let i of s.getAttributeNames())!t.hasAttribute(i)&&!jt.includes(i)&&s.removeAttribute(i);for(let{name:i,
value:c}of t.attributes)s.getAttribute(i)!==c&&s.setAttribute(i,c);let[e,n]=[[...s.childNodes],[...t.childNodes]];if(!(e.
length===n.length&&e.every((i,c)=>i.nodeName===n[c].nodeName))||n.some(i=>i instanceof Text)){if(s.innerHTML===t.innerHTML)
return;s.replaceChildren(...n),s.removeAttribute("data-linked")}else e.forEach((i,c)=>R(i,n[c]));s.matches("input, selec\
t")&&!s.matches(":active")&&(s.value=t.value)}var Pt=["command","value","show","turn"],E=class{#t=new Map;constructor(t){this.lands=t}paint(t,e){if((this.#t.get(t)??"")===
e)return;this.#t.set(t,e);let n=t.cloneNode(!1);n.innerHTML=e;for(let c of m(n,"[data-land]"))c.setAttribute("d",this.lands[c.
dataset.land??""]??""),c.removeAttribute("data-land");Ut(t,n);let o=D(),i=o&&t.contains(o)?o:null;R(t,n),i&&!i.isConnected&&
qt(t,i)}};function Ut(s,t){let[e,n]=[s,t].map(o=>m(o,"details"));e.forEach(({open:o},i)=>n[i]?.toggleAttribute("open",o))}
function qt(s,{dataset:t}){let e=Pt.filter(o=>t[o]!==void 0).map(o=>`[data-${o}="${CSS.escape(t[o]??"")}"]`).join("");(e&&
w(s,e)||w(s,"button, [tabindex]"))?.focus({preventScroll:!0})}var ot=2;async function it(s,t){let e=URL.createObjectURL(new Blob([t],{type:"image/svg+xml"})),n=new Image;n.src=e,await n.
decode();let o=Object.assign(document.createElement("canvas"),{width:ot*n.width,height:ot*n.height});o.getContext("2d")?.
drawImage(n,0,0,o.width,o.height),o.toBlob(i=>i&&T(s.replace(/\.svg$/,".png"),i)),URL.revokeObjectURL(e)}var rt={left:["question","building","running","inside"],right:["answer","spread"],middle:["maps","limits"]},at=["bands",
"why"],Ft=["notice",...Object.values(rt).flat(),...at],$t={answer:"Answer",changes:"Changes",players:"Players",limits:"L\
imits"},zt=2e6,Wt="Change one thing, play on many times, see what the model can say",_e=Y(async({model:s,el:t,post:e},n)=>{
let o=await H(()=>k(t,".vfw-what-if"),n);if(!o)return;let i=M(n),c=!W(o);for(let r of[".jp-OutputArea-output","html"])k(
o,r)?.classList.toggle("vfw-around-atlas",c);o.classList.toggle("vfw-wi-page",c),nt(o,()=>{},n).begin();let u=r=>l("div",
{class:`vfw-wi-area-${r}`}),f=Object.fromEntries(Ft.map(r=>[r,u(r)])),h=l("dialog",{class:"vfw-wi-dialog"}),j=l("nav",{class:"\
vfw-wi-tabs","aria-label":"Parts of this page"});for(let[r,a]of Object.entries($t))j.append(l("button",{type:"button","d\
ata-turn":r},a));let ct=Object.entries(rt).map(([r,a])=>l("div",{class:`vfw-wi-column-${r}`},...a.map(d=>f[d]))),lt=at.map(
r=>f[r]),ut=l("div",{class:"vfw-wi-layout"},f.notice,...ct,...lt,j);t.append(Kt(),ut,h);let P=new E(s.get("lands")),y=()=>{
for(let[r,a]of Object.entries(f))P.paint(a,s.get(`${r}_html`));P.paint(h,s.get("sheet_html")),U()},U=()=>{for(let a of m(
o,"[data-show]"))p(a,{"aria-pressed":a.dataset.show===o.dataset.map});for(let a of m(o,"[data-turn]"))p(a,{"aria-pressed":a.
dataset.turn===o.dataset.part});let r=h.childElementCount>0;r&&!h.open&&h.showModal(),!r&&h.open&&h.close()},dt=st(t,n),
q=()=>dt.tell(s.get("said")),v=(r,a={})=>e.send({kind:"command",name:r,fields:a});i(o,"focusin",({target:r})=>p(r,B),{capture:!0}),
i(o,"click",({target:r})=>{let a=k(r,":is(button, g)[data-command], [data-show], [data-turn], .vfw-land");if(!a)return;let{
command:d,value:mt="",show:F,turn:$}=a.dataset;d!==void 0?v(d,{value:mt}):F?o.dataset.map=F:$?o.dataset.part=$:ht(a),U()}),
i(o,"submit",r=>{r.preventDefault();let{target:a}=r,d=Object.fromEntries(new FormData(a,r.submitter));a.dataset.command&&
v(a.dataset.command,d)}),i(o,"change",async({target:r})=>{let[a]=r.files??[];if(!a||!r.dataset.opens)return;let d=a.size>
zt?"":await a.text();v(r.dataset.opens,{text:d,size:String(a.size)})}),i(h,"cancel",r=>{r.preventDefault(),v("close")});
let ht=r=>{let a=w(o,".vfw-wi-told");a&&(a.textContent=r.querySelector("title")?.textContent??"")},ft=({kind:r,name:a,text:d})=>{
r==="download"&&Z(a,d),r==="picture"&&it(a,d)};o.dataset.map="as changed",o.dataset.part="answer",s.on("change",y),s.on(
"change:said",q),e.listen(ft,n),n.addEventListener("abort",()=>{s.off("change",y),s.off("change:said",q)}),y(),e.watch.over(
{root:o,post:e,keeps:()=>". What is counted stays."},n)});function Kt(){let s=l("div",{},l("h1",{},"What if?"),l("p",{},
Wt)),t=l("button",{type:"button",class:"vfw-wi-button","data-command":"save"},"Save");return l("header",{class:"vfw-wi-h\
ead"},s,t)}export{_e as default};
