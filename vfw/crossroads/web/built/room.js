var E=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,n)=>{n==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,n=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:n,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:n,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:n,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(n=>n.post===t),this.leave(
t)}}taken({page:t,number:e}){let[n]=this.waiting;return t!==this.page||e!==n?.number?!1:(this.waiting.shift(),n.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function W(s){return({model:t,el:e})=>{let n=new AbortController;return s({model:t,el:e},n.signal),()=>n.abort()}}function v(){return document.body.dataset.voila!==void 0}function B(s){return s.closest(".jp-NotebookPanel")!==null}async function H(s,t){let{baseUrl:e}=s.serverSettings,n=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await n(`api/kernels/${s.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let a=await n("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function G(s){return(t,e,n,o={})=>t.addEventListener(e,n,{signal:s,...o})}function l(s,t,...e){let n=document.createElement(
s);return n.append(...e),g(n,t)}function g(s,t){for(let[e,n]of Object.entries(t))n===null?s.removeAttribute(e):s.getAttribute(e)!==String(n)&&s.setAttribute(
e,String(n));return s}function b(s,t){return s.querySelector(t)}function m(s,t){return[...s.querySelectorAll(t)]}function x(s,t){
return s.closest(t)}function V(){return document.activeElement}async function Y(s,t){for(;!t.aborted;){let e=await s();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var J={"data-lm-suppress-shortcuts":"true"};var A=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function Z(s,t){try{sessionStorage.setItem(s,JSON.stringify(t))}catch{}}function Q(s){try{let t=JSON.parse(sessionStorage.
getItem(s)??"null");return sessionStorage.removeItem(s),t}catch{return null}}var C=2500,Lt=2e3,yt=8e3,T=2e3,St=1e4,Ot=25e3,Ct=3e4,Tt=500,L=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=Q(this.#t),setInterval(()=>this.beat(),Tt);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let n={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(n),
this.notice??=new A(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==n))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?C/2:C)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>C+1e3||this.isCut)&&t-this.lookedAt>T&&this.look(),
t-this.heardAt>yt&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Lt)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!v()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let n of this.rooms)n.post===e&&n.isCurrent(t)&&this.current.add(n);this.rooms.every(n=>this.current.has(n))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,n=v()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${n}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(a=>a.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(v()||this.line.posts.size))return;this.isOut=!0;let e=await H(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>Ot&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let n=Date.now()-(this.cameBack?.at??0)<Ct;e==="gone"&&v()&&!n&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(d=>setTimeout(d,a,!1));
this.ping();let n=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(T)]);return await e(
1e3),i&&this.heardAt<n}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?St:T)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;Z(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function X(s){return()=>{let t;return{initialize({model:e,signal:n}){t=new N(e,n)},render:W((e,n)=>s({...e,post:t},n))}}}
var N=class{hearers=new Set;constructor(t,e){this.model=t;let{line:n,watch:o}=Nt(t.widget_manager);this.line=n,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...n}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(d=>o.has_model(d)),a=await Promise.all(i.map(d=>o.
get_model(d)));a.forEach((d,h)=>d.set_state(t[i[h]]??{})),this.line.taken(n)&&a.forEach((d,h)=>{for(let f of e[i[h]]??[])
d.trigger("msg:custom",f)})}tell(t){for(let e of this.hearers)e(t)}};function Nt(s){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,n=e.get(s);if(!n){let o=new E(()=>s.kernel??null);n={line:o,watch:new L(o)},e.set(s,n)}return n}function _t(s,t,e){if(!s||!t)return!1;let n=t.at-s.at<500,o=Math.hypot(t.x-s.x,t.y-s.y)<=8;return n&&o&&t.at-e<200}function tt(s){
let[t,e]=[null,null],n=({detail:o,clientX:i,clientY:a})=>{o>0&&([t,e]=[e,{at:performance.now(),x:i,y:a}])};return document.
addEventListener("click",n,{capture:!0,signal:s}),({detail:o},i)=>o>0&&_t(t,e,i)}function p(s){try{return localStorage.getItem(s)??""}catch{return""}}function et(s,t){try{return localStorage.setItem(s,
t),!0}catch{return!1}}function nt(s,t,e){addEventListener("storage",n=>s&&n.key===s&&t(),{signal:e})}var It={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function st(s,t){_(s,new Blob([t],{type:It[s.split(".").at(
-1)??""]??"application/json"}))}function _(s,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
s,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var R="vfw:likings",it="vfw-likings",Rt={size:"1",light:"system",motion:"system"},j={...Rt,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},jt=["keys","stage"],Pt={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},Ut={1:1,2:1.2,3:1.45};function Mt(s){try{let t=Object.entries(JSON.parse(s)??{}).filter(([,n])=>typeof n==
"string"),e=Object.keys(j).every(n=>jt.includes(n)||t.some(([o])=>o===n));return Object.fromEntries(e?t.filter(([n,o])=>o!==
rt(n)):t)}catch{return{}}}function rt(s){return j[s]}function ot(s,t={}){let e={...j,...t,...s};for(let[n,o]of Object.entries(
Pt))o.includes(e[n])||(e[n]=rt(n));return e}function I(){return Mt(document.documentElement.dataset.vfwLikings??p(R))}function qt(s,t){
let e=JSON.stringify({...I(),[s]:t});document.documentElement.dataset.vfwLikings=e,et(R,e),document.dispatchEvent(new Event(
it))}function Ft(s,t){document.addEventListener(it,s,{signal:t}),at().addEventListener("change",s,{signal:t});let e=({key:n})=>{
n===R&&(delete document.documentElement.dataset.vfwLikings,s())};addEventListener("storage",e,{signal:t})}function $t(s){
return Ut[s.size]??1}function zt(s,t){return s.light==="dark"||!["light","contrast"].includes(s.light)&&t}function at(){
return matchMedia("(prefers-color-scheme: dark)")}function Dt(s,t){for(let e of m(s,"[data-setting]")){let n=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=n:e.ariaPressed!==String(n)&&(e.ariaPressed=String(
n))}}function ct(s,t,e){let n={},o=ot(I()),i=()=>{o=ot(I(),n),s.dataset.size=o.size,s.style.setProperty("--vfw-zoom",`ca\
lc(${$t(o)} * var(--vfw-usual-zoom, 1))`),s.style.zoom="var(--vfw-zoom)";let d=zt(o,at().matches);s.classList.toggle("vf\
w-dark",d),document.documentElement.classList.toggle("vfw-dark-page",d),s.classList.toggle("vfw-still",o.motion==="still"),
a.show(),t(o)},a={begin:i,like:qt,expect(d){n=d,i()},show:()=>Dt(s,o)};return Ft(i,e),a}var Kt=40;function lt(s,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},n=s.appendChild(
l("div",e));return t.addEventListener("abort",()=>n.remove()),{tell(o){let[i,...a]=o.split(`
`);i.endsWith("anew")&&n.replaceChildren(),this.say(...a.filter(Boolean))},say(...o){for(n.append(...o.map(i=>l("p",{},i)));n.
childElementCount>Kt;)n.firstElementChild?.remove()}}}var w="vfw:moment";var Wt=5e3;function ut(s,t,e){if(new URLSearchParams(s).get("from")!=="game")return;if(p(w)){t(p(w));return}let n=new AbortController,
o=()=>{n.abort(),t(p(w))},i=setTimeout(o,Wt);n.signal.addEventListener("abort",()=>clearTimeout(i)),e.addEventListener("\
abort",()=>n.abort()),nt(w,()=>p(w)&&o(),n.signal)}var Bt=["data-linked","data-lm-suppress-shortcuts"];function P(s,t){for(let i of s.getAttributeNames())!t.hasAttribute(i)&&!Bt.includes(i)&&s.removeAttribute(i);for(let{name:i,
value:a}of t.attributes)s.getAttribute(i)!==a&&s.setAttribute(i,a);let[e,n]=[[...s.childNodes],[...t.childNodes]];if(!(e.
length===n.length&&e.every((i,a)=>i.nodeName===n[a].nodeName))||n.some(i=>i instanceof Text)){if(s.innerHTML===t.innerHTML)
return;s.replaceChildren(...n),s.removeAttribute("data-linked")}else e.forEach((i,a)=>P(i,n[a]));s.matches("input, selec\
t")&&!s.matches(":active")&&(s.value=t.value)}var Ht=["command","value","show","turn"],y=class{#t=new Map;constructor(t){this.lands=t}paint(t,e){if((this.#t.get(t)??"")===
e)return;this.#t.set(t,e);let n=t.cloneNode(!1);n.innerHTML=e;for(let a of m(n,"[data-land]"))a.setAttribute("d",this.lands[a.
dataset.land??""]??""),a.removeAttribute("data-land");Gt(t,n);let o=V(),i=o&&t.contains(o)?o:null;P(t,n),i&&!i.isConnected&&
Vt(t,i)}};function Gt(s,t){let[e,n]=[s,t].map(o=>m(o,"details"));e.forEach(({open:o},i)=>n[i]?.toggleAttribute("open",o))}
function Vt(s,{dataset:t}){let e=Ht.filter(o=>t[o]!==void 0).map(o=>`[data-${o}="${CSS.escape(t[o]??"")}"]`).join("");(e&&
b(s,e)||b(s,"button, [tabindex]"))?.focus({preventScroll:!0})}var dt=2;async function ft(s,t){let e=URL.createObjectURL(new Blob([t],{type:"image/svg+xml"})),n=new Image;n.src=e,await n.
decode();let o=Object.assign(document.createElement("canvas"),{width:dt*n.width,height:dt*n.height});o.getContext("2d")?.
drawImage(n,0,0,o.width,o.height),o.toBlob(i=>i&&_(s.replace(/\.svg$/,".png"),i)),URL.revokeObjectURL(e)}var ht={left:["question","building","running","inside"],right:["answer","spread"],middle:["maps","limits"]},mt=["bands",
"why"],Yt=["notice",...Object.values(ht).flat(),...mt],Jt={answer:"Answer",changes:"Changes",players:"Players",limits:"L\
imits"},Zt=2e6,Qt="Change one thing, play on many times, see what the model can say",Ye=X(async({model:s,el:t,post:e},n)=>{
let o=await Y(()=>x(t,".vfw-what-if"),n);if(!o)return;let i=G(n),a=!B(o);for(let r of[".jp-OutputArea-output","html"])x(
o,r)?.classList.toggle("vfw-around-atlas",a);o.classList.toggle("vfw-wi-page",a),ct(o,()=>{},n).begin();let d=r=>l("div",
{class:`vfw-wi-area-${r}`}),h=Object.fromEntries(Yt.map(r=>[r,d(r)])),f=l("dialog",{class:"vfw-wi-dialog"}),U=l("nav",{class:"\
vfw-wi-tabs","aria-label":"Parts of this page"});for(let[r,c]of Object.entries(Jt))U.append(l("button",{type:"button","d\
ata-turn":r},c));let pt=Object.entries(ht).map(([r,c])=>l("div",{class:`vfw-wi-column-${r}`},...c.map(u=>h[u]))),gt=mt.map(
r=>h[r]),S=l("div",{class:"vfw-wi-layout"},h.notice,...pt,...gt,U);t.append(Xt(),S,f);let M=new y(s.get("lands")),O=()=>{
for(let[r,c]of Object.entries(h))M.paint(c,s.get(`${r}_html`));M.paint(f,s.get("sheet_html")),$()},wt=tt(n),[q,F]=["",0],
$=()=>{for(let u of m(o,"[data-show]"))g(u,{"aria-pressed":u.dataset.show===o.dataset.map});for(let u of m(o,"[data-turn\
]"))g(u,{"aria-pressed":u.dataset.turn===o.dataset.part});let r=f.childElementCount>0;r&&!f.open&&f.showModal(),!r&&f.open&&
f.close();let c=m(r?f:h.running,"[data-command]").map(({dataset:u})=>u.command);c.join()!==q&&([q,F]=[c.join(),performance.
now()])},vt=lt(t,n),z=()=>vt.tell(s.get("said")),k=(r,c={})=>e.send({kind:"command",name:r,fields:c});i(o,"focusin",({target:r})=>g(
r,J),{capture:!0}),i(o,"click",r=>{let c=x(r.target,":is(button, g)[data-command], [data-show], [data-turn], .vfw-land");
if(!c||wt(r,F))return;let{command:u,value:At="",show:D,turn:K}=c.dataset;u!==void 0?k(u,{value:At}):D?o.dataset.map=D:K?
bt(K):kt(c),$()}),i(o,"submit",r=>{r.preventDefault();let{target:c}=r,u=Object.fromEntries(new FormData(c,r.submitter));
c.dataset.command&&k(c.dataset.command,u)}),i(o,"change",async({target:r})=>{let[c]=r.files??[];if(!c||!r.dataset.opens)
return;let u=c.size>Zt?"":await c.text();k(r.dataset.opens,{text:u,size:String(c.size)})}),i(f,"cancel",r=>{r.preventDefault(),
k("close")});let bt=r=>{o.dataset.part=r,S.getBoundingClientRect().top<0&&S.scrollIntoView({block:"start"})},kt=r=>{let c=b(
o,".vfw-wi-told");c&&(c.textContent=r.querySelector("title")?.textContent??"")},Et=({kind:r,name:c,text:u})=>{r==="downl\
oad"&&st(c,u),r==="picture"&&ft(c,u)};o.dataset.map="as changed",o.dataset.part="answer",s.on("change",O),s.on("change:s\
aid",z),e.listen(Et,n),n.addEventListener("abort",()=>{s.off("change",O),s.off("change:said",z)}),O(),ut(location.search,
r=>e.send({kind:"moment",text:r}),n);let xt=r=>(r||e.send({kind:"paint whole"}),!1);e.watch.over({root:o,post:e,changed:xt},
n)});function Xt(){let s=l("div",{},l("h1",{},"What if?"),l("p",{},Qt)),t=l("button",{type:"button",class:"vfw-wi-button",
"data-command":"save"},"Save");return l("header",{class:"vfw-wi-head"},s,t)}export{Ye as default};
