var v=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,n)=>{n==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,n=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:n,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:n,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:n,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(n=>n.post===t),this.leave(
t)}}taken({page:t,number:e}){let[n]=this.waiting;return t!==this.page||e!==n?.number?!1:(this.waiting.shift(),n.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function z(s){return({model:t,el:e})=>{let n=new AbortController;return s({model:t,el:e},n.signal),()=>n.abort()}}function g(){return document.body.dataset.voila!==void 0}function W(s){return s.closest(".jp-NotebookPanel")!==null}async function K(s,t){let{baseUrl:e}=s.serverSettings,n=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await n(`api/kernels/${s.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let a=await n("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function M(s){return(t,e,n,o={})=>t.addEventListener(e,n,{signal:s,...o})}function l(s,t,...e){let n=document.createElement(
s);return n.append(...e),p(n,t)}function p(s,t){for(let[e,n]of Object.entries(t))n===null?s.removeAttribute(e):s.getAttribute(e)!==String(n)&&s.setAttribute(
e,String(n));return s}function w(s,t){return s.querySelector(t)}function m(s,t){return[...s.querySelectorAll(t)]}function b(s,t){
return s.closest(t)}function D(){return document.activeElement}async function H(s,t){for(;!t.aborted;){let e=await s();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var B={"data-lm-suppress-shortcuts":"true"};var k=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function G(s,t){try{sessionStorage.setItem(s,JSON.stringify(t))}catch{}}function V(s){try{let t=JSON.parse(sessionStorage.
getItem(s)??"null");return sessionStorage.removeItem(s),t}catch{return null}}var L=2500,pt=2e3,gt=8e3,S=2e3,wt=1e4,vt=25e3,bt=3e4,kt=500,x=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=V(this.#t),setInterval(()=>this.beat(),kt);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let n={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(n),
this.notice??=new k(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==n))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?L/2:L)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>L+1e3||this.isCut)&&t-this.lookedAt>S&&this.look(),
t-this.heardAt>gt&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>pt)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!g()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let n of this.rooms)n.post===e&&n.isCurrent(t)&&this.current.add(n);this.rooms.every(n=>this.current.has(n))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,n=g()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${n}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(a=>a.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(g()||this.line.posts.size))return;this.isOut=!0;let e=await K(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>vt&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let n=Date.now()-(this.cameBack?.at??0)<bt;e==="gone"&&g()&&!n&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(u=>setTimeout(u,a,!1));
this.ping();let n=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(S)]);return await e(
1e3),i&&this.heardAt<n}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?wt:S)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;G(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function Y(s){return()=>{let t;return{initialize({model:e,signal:n}){t=new O(e,n)},render:z((e,n)=>s({...e,post:t},n))}}}
var O=class{hearers=new Set;constructor(t,e){this.model=t;let{line:n,watch:o}=xt(t.widget_manager);this.line=n,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...n}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(u=>o.has_model(u)),a=await Promise.all(i.map(u=>o.
get_model(u)));a.forEach((u,f)=>u.set_state(t[i[f]]??{})),this.line.taken(n)&&a.forEach((u,f)=>{for(let d of e[i[f]]??[])
u.trigger("msg:custom",d)})}tell(t){for(let e of this.hearers)e(t)}};function xt(s){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,n=e.get(s);if(!n){let o=new v(()=>s.kernel??null);n={line:o,watch:new x(o)},e.set(s,n)}return n}function N(s){try{return localStorage.getItem(s)??""}catch{return""}}function J(s,t){try{return localStorage.setItem(s,t),
!0}catch{return!1}}var At={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function Z(s,t){T(s,new Blob([t],{type:At[s.split(".").at(
-1)??""]??"application/json"}))}function T(s,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
s,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var I="vfw:likings",X="vfw-likings",Et={size:"1",light:"system",motion:"system"},_={...Et,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},yt=["keys","stage"],Lt={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},St={1:1,2:1.2,3:1.45};function Ot(s){try{let t=Object.entries(JSON.parse(s)??{}).filter(([,n])=>typeof n==
"string"),e=Object.keys(_).every(n=>yt.includes(n)||t.some(([o])=>o===n));return Object.fromEntries(e?t.filter(([n,o])=>o!==
tt(n)):t)}catch{return{}}}function tt(s){return _[s]}function Q(s,t={}){let e={..._,...t,...s};for(let[n,o]of Object.entries(
Lt))o.includes(e[n])||(e[n]=tt(n));return e}function C(){return Ot(document.documentElement.dataset.vfwLikings??N(I))}function Nt(s,t){
let e=JSON.stringify({...C(),[s]:t});document.documentElement.dataset.vfwLikings=e,J(I,e),document.dispatchEvent(new Event(
X))}function Tt(s,t){document.addEventListener(X,s,{signal:t}),et().addEventListener("change",s,{signal:t});let e=({key:n})=>{
n===I&&(delete document.documentElement.dataset.vfwLikings,s())};addEventListener("storage",e,{signal:t})}function Ct(s){
return St[s.size]??1}function It(s,t){return s.light==="dark"||!["light","contrast"].includes(s.light)&&t}function et(){
return matchMedia("(prefers-color-scheme: dark)")}function _t(s,t){for(let e of m(s,"[data-setting]")){let n=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=n:e.ariaPressed!==String(n)&&(e.ariaPressed=String(
n))}}function nt(s,t,e){let n={},o=Q(C()),i=()=>{o=Q(C(),n),s.dataset.size=o.size,s.style.setProperty("--vfw-zoom",`calc\
(${Ct(o)} * var(--vfw-usual-zoom, 1))`),s.style.zoom="var(--vfw-zoom)";let u=It(o,et().matches);s.classList.toggle("vfw-\
dark",u),document.documentElement.classList.toggle("vfw-dark-page",u),s.classList.toggle("vfw-still",o.motion==="still"),
a.show(),t(o)},a={begin:i,like:Nt,expect(u){n=u,i()},show:()=>_t(s,o)};return Tt(i,e),a}var Rt=40;function st(s,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},n=s.appendChild(
l("div",e));return t.addEventListener("abort",()=>n.remove()),{tell(o){let[i,...a]=o.split(`
`);i.endsWith("anew")&&n.replaceChildren(),this.say(...a.filter(Boolean))},say(...o){for(n.append(...o.map(i=>l("p",{},i)));n.
childElementCount>Rt;)n.firstElementChild?.remove()}}}var jt=["data-linked","data-lm-suppress-shortcuts"];function R(s,t){for(let i of s.getAttributeNames())!t.hasAttribute(i)&&!jt.includes(i)&&s.removeAttribute(i);for(let{name:i,
value:a}of t.attributes)s.getAttribute(i)!==a&&s.setAttribute(i,a);let[e,n]=[[...s.childNodes],[...t.childNodes]];if(!(e.
length===n.length&&e.every((i,a)=>i.nodeName===n[a].nodeName))||n.some(i=>i instanceof Text)){if(s.innerHTML===t.innerHTML)
return;s.replaceChildren(...n),s.removeAttribute("data-linked")}else e.forEach((i,a)=>R(i,n[a]));s.matches("input, selec\
t")&&!s.matches(":active")&&(s.value=t.value)}var Pt=["command","value","show","turn"],A=class{#t=new Map;constructor(t){this.lands=t}paint(t,e){if((this.#t.get(t)??"")===
e)return;this.#t.set(t,e);let n=t.cloneNode(!1);n.innerHTML=e;for(let a of m(n,"[data-land]"))a.setAttribute("d",this.lands[a.
dataset.land??""]??""),a.removeAttribute("data-land");Ut(t,n);let o=D(),i=o&&t.contains(o)?o:null;R(t,n),i&&!i.isConnected&&
qt(t,i)}};function Ut(s,t){let[e,n]=[s,t].map(o=>m(o,"details"));e.forEach(({open:o},i)=>n[i]?.toggleAttribute("open",o))}
function qt(s,{dataset:t}){let e=Pt.filter(o=>t[o]!==void 0).map(o=>`[data-${o}="${CSS.escape(t[o]??"")}"]`).join("");(e&&
w(s,e)||w(s,"button, [tabindex]"))?.focus({preventScroll:!0})}var ot=2;async function it(s,t){let e=URL.createObjectURL(new Blob([t],{type:"image/svg+xml"})),n=new Image;n.src=e,await n.
decode();let o=Object.assign(document.createElement("canvas"),{width:ot*n.width,height:ot*n.height});o.getContext("2d")?.
drawImage(n,0,0,o.width,o.height),o.toBlob(i=>i&&T(s.replace(/\.svg$/,".png"),i)),URL.revokeObjectURL(e)}var rt={left:["question","building","running","inside"],right:["answer","spread"],middle:["maps","limits"]},at=["bands",
"why"],Ft=["notice",...Object.values(rt).flat(),...at],$t={answer:"Answer",changes:"Changes",players:"Players",limits:"L\
imits"},zt="Change one thing, play on many times, see what the model can say",Ce=Y(async({model:s,el:t,post:e},n)=>{let o=await H(
()=>b(t,".vfw-what-if"),n);if(!o)return;let i=M(n),a=!W(o);for(let r of[".jp-OutputArea-output","html"])b(o,r)?.classList.
toggle("vfw-around-atlas",a);o.classList.toggle("vfw-wi-page",a),nt(o,()=>{},n).begin();let u=r=>l("div",{class:`vfw-wi-\
area-${r}`}),f=Object.fromEntries(Ft.map(r=>[r,u(r)])),d=l("dialog",{class:"vfw-wi-dialog"}),j=l("nav",{class:"vfw-wi-ta\
bs","aria-label":"Parts of this page"});for(let[r,c]of Object.entries($t))j.append(l("button",{type:"button","data-turn":r},
c));let ct=Object.entries(rt).map(([r,c])=>l("div",{class:`vfw-wi-column-${r}`},...c.map(h=>f[h]))),lt=at.map(r=>f[r]),ut=l(
"div",{class:"vfw-wi-layout"},f.notice,...ct,...lt,j);t.append(Wt(),ut,d);let P=new A(s.get("lands")),E=()=>{for(let[r,c]of Object.
entries(f))P.paint(c,s.get(`${r}_html`));P.paint(d,s.get("sheet_html")),U()},U=()=>{for(let c of m(o,"[data-show]"))p(c,
{"aria-pressed":c.dataset.show===o.dataset.map});for(let c of m(o,"[data-turn]"))p(c,{"aria-pressed":c.dataset.turn===o.
dataset.part});let r=d.childElementCount>0;r&&!d.open&&d.showModal(),!r&&d.open&&d.close()},dt=st(t,n),q=()=>dt.tell(s.get(
"said")),y=(r,c={})=>e.send({kind:"command",name:r,fields:c});i(o,"focusin",({target:r})=>p(r,B),{capture:!0}),i(o,"clic\
k",({target:r})=>{let c=b(r,"button[data-command], [data-show], [data-turn], .vfw-land");if(!c)return;let{command:h,value:mt="",
show:F,turn:$}=c.dataset;h!==void 0?y(h,{value:mt}):F?o.dataset.map=F:$?o.dataset.part=$:ht(c),U()}),i(o,"submit",r=>{r.
preventDefault();let{target:c}=r,h=Object.fromEntries(new FormData(c,r.submitter));c.dataset.command&&y(c.dataset.command,
h)}),i(d,"cancel",r=>{r.preventDefault(),y("close")});let ht=r=>{let c=w(o,".vfw-wi-told");c&&(c.textContent=r.querySelector(
"title")?.textContent??"")},ft=({kind:r,name:c,text:h})=>{r==="download"&&Z(c,h),r==="picture"&&it(c,h)};o.dataset.map="\
as changed",o.dataset.part="answer",s.on("change",E),s.on("change:said",q),e.listen(ft,n),n.addEventListener("abort",()=>{
s.off("change",E),s.off("change:said",q)}),E(),e.watch.over({root:o,post:e,keeps:()=>". What is counted stays."},n)});function Wt(){
let s=l("div",{},l("h1",{},"What if?"),l("p",{},zt)),t=l("button",{type:"button",class:"vfw-wi-button","data-command":"s\
ave"},"Save");return l("header",{class:"vfw-wi-head"},s,t)}export{Ce as default};
