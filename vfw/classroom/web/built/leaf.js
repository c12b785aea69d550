var T=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function Z(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function y(){return document.body.dataset.voila!==void 0}async function X(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let a=await s("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function b(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),z(s,t)}function z(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function d(n,t){return n.querySelector(t)}function v(n,t){return[...n.querySelectorAll(t)]}function u(n,t){
return n.closest(t)}function tt(){return document.activeElement}var et={"data-lm-suppress-shortcuts":"true"};var I=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function nt(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function st(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var D=2500,Ot=2e3,Tt=8e3,K=2e3,It=1e4,Nt=25e3,Ct=3e4,_t=500,N=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=st(this.#t),setInterval(()=>this.beat(),_t);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new I(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?D/2:D)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>D+1e3||this.isCut)&&t-this.lookedAt>K&&this.look(),
t-this.heardAt>Tt&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Ot)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!y()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=y()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(a=>a.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(y()||this.line.posts.size))return;this.isOut=!0;let e=await X(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>Nt&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<Ct;e==="gone"&&y()&&!s&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(f=>setTimeout(f,a,!1));
this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(K)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?It:K)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;nt(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function ot(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new P(e,s)},render:Z((e,s)=>n({...e,post:t},s))}}}
var P=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=jt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(f=>o.has_model(f)),a=await Promise.all(i.map(f=>o.
get_model(f)));a.forEach((f,h)=>f.set_state(t[i[h]]??{})),this.line.taken(s)&&a.forEach((f,h)=>{for(let m of e[i[h]]??[])
f.trigger("msg:custom",m)})}tell(t){for(let e of this.hearers)e(t)}};function jt(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new T(()=>n.kernel??null);s={line:o,watch:new N(o)},e.set(n,s)}return s}function p(n){try{return localStorage.getItem(n)??""}catch{return""}}function S(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function x(n){return`vfw:${n}`}function it(n){let t=document.documentElement.dataset;t.vfwKeepsNothing||
n(),t.vfwKeepsNothing="told"}function Ft(n){let t=[];for(let e;e=p(`${n}:put aside ${t.length+1}`);)t.push(e);return t}function C(n){
try{let[t,e]=[localStorage.getItem(n),Ft(n)];return t&&!e.includes(t)&&localStorage.setItem(`${n}:put aside ${e.length+1}`,
t),!0}catch{return!1}}function L(n){try{return Object.keys(localStorage).filter(t=>t.startsWith(`${n}:`)&&t.includes(":p\
ut aside ")).sort((t,e)=>t.localeCompare(e,"en",{numeric:!0}))}catch{return[]}}function rt(n){for(let t of L(n))localStorage.
removeItem(t)}function at(n,t,e){addEventListener("storage",s=>n&&s.key===n&&t(),{signal:e})}var Rt={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function ct(n,t){$t(n,new Blob([t],{type:Rt[n.split(".").
at(-1)??""]??"application/json"}))}function $t(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function lt(n,t=e=>e){L(n).forEach((e,s)=>{ct(`votes-for-wom\
en-put-aside-${s+1}.json`,t(p(e),e))})}function U(n,t,e,s){let o=l("div",{class:t,role:"status"});n.prepend(o);let i=l("\
div",{},l("p",{},e)),a=(f,h)=>{let m=l("button",{type:"button",class:"vfw-button"},f);m.addEventListener("click",h),i.append(
m)};s&&a("Save it as a file",()=>ct(...s())),a("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var ft="vfw:likings",zt="vfw-likings",Dt={size:"1",light:"system",motion:"system"},ht={...Dt,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},Kt=["keys","stage"];var Pt={1:1,2:1.2,3:1.45};function Ut(n){try{let t=Object.entries(JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),
e=Object.keys(ht).every(s=>Kt.includes(s)||t.some(([o])=>o===s));return Object.fromEntries(e?t.filter(([s,o])=>o!==Bt(s)):
t)}catch{return{}}}function Bt(n){return ht[n]}function B(){return Ut(document.documentElement.dataset.vfwLikings??p(ft))}function dt(n,t){document.addEventListener(zt,n,{signal:t}),q().addEventListener("change",n,{signal:t});let e=({key:s})=>{
s===ft&&(delete document.documentElement.dataset.vfwLikings,n())};addEventListener("storage",e,{signal:t})}function ut(n){
return Pt[n.size]??1}function pt(n,t){return n.light==="dark"||!["light","contrast"].includes(n.light)&&t}function q(){return matchMedia(
"(prefers-color-scheme: dark)")}var qt=40;function mt(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
l("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...a]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...a.filter(Boolean))},say(...o){for(s.append(...o.map(i=>l("p",{},i)));s.
childElementCount>qt;)s.firstElementChild?.remove()}}}var _=class{#t;#i;#e;#s;#n;constructor(t,e){this.#i=t,this.#t=t&&`${x(t)}:drafts`,this.#e=!!t,this.#s=t?Wt(this.#t):{texts:{}},
this.#n=e}get all(){return this.#e&&wt(p(this.#t))||this.#s.texts}get unsent(){return Object.values(this.all).filter(Boolean).
length}note(t,e){this.#o({...this.all,[t]:e})}forget(t){this.#o(Object.fromEntries(Object.entries(this.all).filter(([e])=>!t.
has(e))))}wipe(){this.#o({}),this.#t&&rt(x(this.#i))}#o(t){if(this.#s.texts=t,!this.#t)return;let e=p(this.#t);this.#e&&
e&&!wt(e)&&(this.#e=C(this.#t),this.#n.damaged(e)),this.#e&&S(this.#t,JSON.stringify(t))||this.#n.keepsNothing(),this.#n.
changed()}};function Wt(n){let t=globalThis,e=t[Symbol.for("vfw drafts")]??={};return e[n]??={texts:{}}}function wt(n){try{
let t=JSON.parse(n);return(t?.constructor===Object?Object.values(t):[null]).every(s=>typeof s=="string")?t:void 0}catch{
return}}function gt(n,t){for(let e of v(n,"[data-draft]")){let s=t[e.dataset.draft??""];s!==void 0&&(e.type==="radio"?e.checked=
e.value===s:e.value=s)}}function W(n,t){for(let e of v(n,"[data-drafted]")){let s=(t[e.dataset.drafted??""]??"").trim();
e.hidden=!s;let o=d(e,"span");o&&(o.textContent=s);let i=e.nextElementSibling;i instanceof HTMLElement&&i.matches(".vfw-\
open")&&(i.hidden=!!s)}}var Mt=8,Ht=1.2;function vt(n,t){let e=({target:o})=>{let i=u(o,".vfw-with-game > .vfw-stage > .vfw-panel");if(!i||!Gt(i.
getBoundingClientRect(),innerHeight))return;let a=matchMedia("(prefers-reduced-motion: reduce)").matches;i.scrollIntoView(
{block:"start",behavior:a?"instant":"smooth"})},s=b(t);for(let o of["click","keyup"])s(n,o,e)}function Gt({top:n,height:t},e){
return t<=e*Ht&&Math.abs(n)>=Mt}var j="vfw:painted",Vt=64,M=class{#t=new Set;see(t){for(let{target:e,isIntersecting:s,boundingClientRect:o}of t)s||o.top<
0?this.#t.delete(e):this.#t.add(e)}forget(){this.#t.clear()}get words(){let{size:t}=this.#t;return t?`${t} question${t>1?
"s":""} below`:""}};function kt(n,t,e){let s=new M,o=()=>{let h=t();h&&(h.hidden=!s.words,h.textContent=s.words)},i=h=>{
s.see(h),o()},a=new IntersectionObserver(i,{rootMargin:`0px 0px -${Vt}px 0px`}),f=()=>{a.disconnect(),s.forget();for(let h of xt(
n)){let m=d(h,"[type=submit]");m&&a.observe(m)}o()};b(e)(n,j,f),e.addEventListener("abort",()=>a.disconnect()),f()}function bt(n){
let[t]=xt(n);t&&(u(t,".vfw-question")?.scrollIntoView({block:"center"}),d(t,"input, textarea")?.focus({preventScroll:!0}))}
function xt(n){return v(n,".vfw-step .vfw-question form")}var Et="vfw-drafted",Jt=`This browser does not keep your answers: its storage is switched off or full. Print them, on th\
e
  last page, before you close it.`,Yt=`What this browser kept of what you wrote and did not send cannot be read. It is n\
ot lost: it
  stays in this browser.`,Me=ot(({model:n,el:t,post:e},s)=>{let o=b(s),i=t.appendChild(l("div",{class:"vfw-lesson-page"})),
a=mt(t,s),f=t.appendChild(l("div",{class:"vfw-lost",role:"alert"})),h=n.get("lesson"),m=(r,c)=>U(t,"vfw-lost",r,c),H=()=>it(
()=>U(t,"vfw-lost",Jt)),k=new _(h,{keepsNothing:H,damaged:r=>m(Yt,()=>["drafts.txt",r]),changed:()=>document.dispatchEvent(
new Event(Et))}),G=x(h),V=()=>t.classList.toggle("vfw-has-aside",L(G).length>0),F=()=>{let r=tt(),c=r&&i.contains(r)?r:null,
{command:w,value:E}=c?.dataset??{},A=c&&u(c,"[data-number]")?.dataset.number;i.innerHTML=n.get("html"),t.dataset.shows=[
"asks","answers"].filter(O=>d(i,`.vfw-${O}`)).join(" "),V(),gt(i,k.all),W(i,k.all),t.dispatchEvent(new Event(j,{bubbles:!0})),
c&&Qt(i,A?{question:A}:{command:w,value:E})},g=n.get("slot")&&x(n.get("slot")),J=!!g,Y=()=>{let r=n.get("keeps");g&&r&&!(J&&
S(g,r))&&H()},At=r=>{let c=p(g);J&&=C(g),V(),m(`${r} It is not lost: it stays in this browser.`,()=>["lesson.json",c])},
Q=()=>a.tell(n.get("said")),R=(r,c=()=>{})=>{f.replaceChildren(),e.send(r,c)},yt=({kind:r,why:c})=>{r==="put aside"&&At(
c),r==="turned"&&Zt(t)};o(i,"submit",r=>{r.preventDefault();let[c,{answer:w,handIn:E}]=[r.target,r.target.dataset],A=Object.
fromEntries(new FormData(c).entries()),O=()=>k.forget(new Set(v(c,"[data-draft]").map(Lt=>Lt.dataset.draft??"")));R(E===
void 0?{kind:"answer",number:Number(w),value:A.value??""}:{kind:"hand in",answers:A,sure:r.submitter?.value==="sure"},O)}),
o(i,"input",({target:r})=>k.note(r.dataset.draft,r.value)),o(document,Et,()=>W(i,k.all)),o(i,"click",({target:r})=>{r.closest(
'[data-local="save aside"]')&&lt(G);let c=u(t,".vfw-paged");c&&r.closest("[data-leads-to]")&&bt(c);let{command:w,value:E=""}=u(
r,"button[data-command]")?.dataset??{};w!==void 0&&(w==="wipe"&&k.wipe(),w==="print"?print():R({kind:"command",name:w,value:E}))}),
o(i,"focusin",({target:r})=>z(r,et));let $=()=>{let r=B();i.style.zoom=String(ut(r)),u(t,".vfw-lesson, .vfw-step")?.classList.
toggle("vfw-dark",pt(r,q().matches))};dt($,s),$(),requestAnimationFrame(()=>{$();let r=u(t,".vfw-paged");r&&Xt(r,t,i,s)}),
n.on("change:html",F),e.listen(yt,s),n.on("change:keeps",Y),n.on("change:said",Q),F();let St="This lesson goes on in ano\
ther window too. The browser keeps that of the last to act.";if(at(g,()=>f.replaceChildren(l("p",{},St)),s),g){te(i,n,e,
s);let{sensitivity:r=""}=B(),[c,w]=[k.unsent>0,e.watch.cameBack?.goesOn??!1];e.send({kind:"kept",text:p(g),has_drafts:c,
goes_on:w,sensitivity:r})}s.addEventListener("abort",()=>{n.off("change:html",F),n.off("change:keeps",Y),n.off("change:s\
aid",Q)})});function Qt(n,{question:t,command:e,value:s}){let o=t?d(n,`[data-number="${t}"] :is(input, textarea, .vfw-sa\
id)`):d(n,`[data-command="${e}"][data-value="${s}"]`),i=o?null:d(n,"[data-first]");(o??i??d(n,"h2, button"))?.focus({preventScroll:!i}),
d(n,".vfw-asks")?.scrollIntoView({block:"nearest"})}function Zt(n){let t=u(n,".vfw-lesson");t&&(d(t,".vfw-step h2")?.focus(
{preventScroll:!0}),t.scrollIntoView({block:"start"}))}function Xt(n,t,e,s){for(let o of[n.parentElement,document.documentElement])
o?.classList.add("vfw-around-story");t.dispatchEvent(new Event(j,{bubbles:!0})),t.closest(".vfw-leaf-foot")&&(kt(n,()=>d(
e,".vfw-below"),s),vt(n,s))}function te(n,t,e,s){let o=()=>!d(n,".vfw-asks"),i=()=>t.get("lesson")?". Your answers are k\
ept in this browser.":".";e.watch.over({root:n,post:e,keeps:i,goesOn:o},s)}export{Me as default};
