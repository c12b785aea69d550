var L=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e,says:s}){let[o]=this.waiting;if(!(t!==this.page||e!==o?.number)){this.waiting.shift(),o.taken();
for(let i of s)o.post.tell(i);this.send()}}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:
0}leave(t){this.posts.delete(t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function Q(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function E(){return document.body.dataset.voila!==void 0}async function Y(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let a=await s("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function b(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),K(s,t)}function K(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function f(n,t){return n.querySelector(t)}function v(n,t){return[...n.querySelectorAll(t)]}function u(n,t){
return n.closest(t)}function Z(){return document.activeElement}var X={"data-lm-suppress-shortcuts":"true"};var I=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function tt(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function et(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var z=2500,Et=2e3,St=8e3,D=2e3,Ot=1e4,Tt=25e3,Lt=3e4,It=500,N=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=et(this.#t),setInterval(()=>this.beat(),It);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new I(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?z/2:z)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>z+1e3||this.isCut)&&t-this.lookedAt>D&&this.look(),
t-this.heardAt>St&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Et)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!E()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=E()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(a=>a.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(E()||this.line.posts.size))return;this.isOut=!0;let e=await Y(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>Tt&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<Lt;e==="gone"&&E()&&!s&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(d=>setTimeout(d,a,!1));
this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(D)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?Ot:D)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;tt(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function nt(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new P(e,s)},render:Q((e,s)=>n({...e,post:t},s))}}}
var P=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=Nt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,...e}){
let s=this.model.widget_manager,o=Object.keys(t).filter(a=>s.has_model(a));(await Promise.all(o.map(a=>s.get_model(a)))).
forEach((a,d)=>a.set_state(t[o[d]])),this.line.taken(e)}tell(t){for(let e of this.hearers)e(t)}};function Nt(n){let t=globalThis,
e=t[Symbol.for("vfw connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new L(()=>n.kernel??null);s={line:o,watch:new N(
o)},e.set(n,s)}return s}function p(n){try{return localStorage.getItem(n)??""}catch{return""}}function S(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function x(n){return`vfw:${n}`}function st(n){let t=document.documentElement.dataset;t.vfwKeepsNothing||
n(),t.vfwKeepsNothing="told"}function Ct(n){let t=[];for(let e;e=p(`${n}:put aside ${t.length+1}`);)t.push(e);return t}function C(n){
try{let[t,e]=[localStorage.getItem(n),Ct(n)];return t&&!e.includes(t)&&localStorage.setItem(`${n}:put aside ${e.length+1}`,
t),!0}catch{return!1}}function O(n){try{return Object.keys(localStorage).filter(t=>t.startsWith(`${n}:`)&&t.includes(":p\
ut aside ")).sort((t,e)=>t.localeCompare(e,"en",{numeric:!0}))}catch{return[]}}function ot(n){for(let t of O(n))localStorage.
removeItem(t)}function it(n,t,e){addEventListener("storage",s=>n&&s.key===n&&t(),{signal:e})}function rt(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(new Blob([t],{type:"application/json"})),e.
download=n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function at(n,t=e=>e){O(n).forEach((e,s)=>{rt(`vote\
s-for-women-put-aside-${s+1}.json`,t(p(e),e))})}function B(n,t,e,s){let o=l("div",{class:t,role:"status"});n.prepend(o);
let i=l("div",{},l("p",{},e)),a=(d,h)=>{let w=l("button",{type:"button",class:"vfw-button"},d);w.addEventListener("click",
h),i.append(w)};s&&a("Save it as a file",()=>rt(...s())),a("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var _t="vfw:likings",Ft={size:"1",light:"system",motion:"system"},ge={...Ft,pace:"usual",help:"hints",sensitivity:"maske\
d",space:"on",keys:"on"};var jt={1:1,2:1.2,3:1.45};function Rt(n){try{let t=Object.entries(JSON.parse(n)??{});return Object.fromEntries(t.filter(
([,e])=>typeof e=="string"))}catch{return{}}}function ct(){return Rt(p(_t))}function lt(n){return jt[n.size]??1}function ft(n,t){return n.light==="dark"||n.light!=="\
light"&&t}function ht(){return matchMedia("(prefers-color-scheme: dark)")}var $t=40;function dt(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
l("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...a]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...a.filter(Boolean))},say(...o){for(s.append(...o.map(i=>l("p",{},i)));s.
childElementCount>$t;)s.firstElementChild?.remove()}}}var _=class{#t;#i;#e;#s;#n;constructor(t,e){this.#i=t,this.#t=t&&`${x(t)}:drafts`,this.#e=!!t,this.#s=t?Kt(this.#t):{texts:{}},
this.#n=e}get all(){return this.#e&&ut(p(this.#t))||this.#s.texts}get unsent(){return Object.values(this.all).filter(Boolean).
length}note(t,e){this.#o({...this.all,[t]:e})}forget(t){this.#o(Object.fromEntries(Object.entries(this.all).filter(([e])=>!t.
has(e))))}wipe(){this.#o({}),this.#t&&ot(x(this.#i))}#o(t){if(this.#s.texts=t,!this.#t)return;let e=p(this.#t);this.#e&&
e&&!ut(e)&&(this.#e=C(this.#t),this.#n.damaged(e)),this.#e&&S(this.#t,JSON.stringify(t))||this.#n.keepsNothing(),this.#n.
changed()}};function Kt(n){let t=globalThis,e=t[Symbol.for("vfw drafts")]??={};return e[n]??={texts:{}}}function ut(n){try{
let t=JSON.parse(n);return(t?.constructor===Object?Object.values(t):[null]).every(s=>typeof s=="string")?t:void 0}catch{
return}}function pt(n,t){for(let e of v(n,"[data-draft]")){let s=t[e.dataset.draft??""];s!==void 0&&(e.type==="radio"?e.checked=
e.value===s:e.value=s)}}function U(n,t){for(let e of v(n,"[data-drafted]")){let s=(t[e.dataset.drafted??""]??"").trim();
e.hidden=!s;let o=f(e,"span");o&&(o.textContent=s);let i=e.nextElementSibling;i instanceof HTMLElement&&i.matches(".vfw-\
open")&&(i.hidden=!!s)}}var zt=8,Dt=1.2;function mt(n,t){let e=({target:o})=>{let i=u(o,".vfw-with-game > .vfw-stage > .vfw-panel");if(!i||!Pt(i.
getBoundingClientRect(),innerHeight))return;let a=matchMedia("(prefers-reduced-motion: reduce)").matches;i.scrollIntoView(
{block:"start",behavior:a?"instant":"smooth"})},s=b(t);for(let o of["click","keyup"])s(n,o,e)}function Pt({top:n,height:t},e){
return t<=e*Dt&&Math.abs(n)>=zt}var F="vfw:painted",Bt=64,q=class{#t=new Set;see(t){for(let{target:e,isIntersecting:s,boundingClientRect:o}of t)s||o.top<
0?this.#t.delete(e):this.#t.add(e)}forget(){this.#t.clear()}get words(){let{size:t}=this.#t;return t?`${t} question${t>1?
"s":""} below`:""}};function wt(n,t,e){let s=new q,o=()=>{let h=t();h&&(h.hidden=!s.words,h.textContent=s.words)},i=h=>{
s.see(h),o()},a=new IntersectionObserver(i,{rootMargin:`0px 0px -${Bt}px 0px`}),d=()=>{a.disconnect(),s.forget();for(let h of vt(
n)){let w=f(h,"[type=submit]");w&&a.observe(w)}o()};b(e)(n,F,d),e.addEventListener("abort",()=>a.disconnect()),d()}function gt(n){
let[t]=vt(n);t&&(u(t,".vfw-question")?.scrollIntoView({block:"center"}),f(t,"input, textarea")?.focus({preventScroll:!0}))}
function vt(n){return v(n,".vfw-step .vfw-question form")}var kt="vfw-drafted",Ut=`This browser does not keep your answers: its storage is switched off or full. Print them, on th\
e
  last page, before you close it.`,qt=`What this browser kept of what you wrote and did not send cannot be read. It is n\
ot lost: it
  stays in this browser.`,De=nt(({model:n,el:t,post:e},s)=>{let o=b(s),i=t.appendChild(l("div",{class:"vfw-lesson-page"})),
a=dt(t,s),d=t.appendChild(l("div",{class:"vfw-lost",role:"alert"})),h=n.get("lesson"),w=(r,c)=>B(t,"vfw-lost",r,c),W=()=>st(
()=>B(t,"vfw-lost",Ut)),k=new _(h,{keepsNothing:W,damaged:r=>w(qt,()=>["drafts.txt",r]),changed:()=>document.dispatchEvent(
new Event(kt))}),M=x(h),H=()=>t.classList.toggle("vfw-has-aside",O(M).length>0),j=()=>{let r=Z(),c=r&&i.contains(r)?r:null,
{command:m,value:A}=c?.dataset??{},y=c&&u(c,"[data-number]")?.dataset.number;i.innerHTML=n.get("html"),t.dataset.shows=[
"asks","answers"].filter(T=>f(i,`.vfw-${T}`)).join(" "),H(),pt(i,k.all),U(i,k.all),t.dispatchEvent(new Event(F,{bubbles:!0})),
c&&Wt(i,y?{question:y}:{command:m,value:A})},g=n.get("slot")&&x(n.get("slot")),G=!!g,V=()=>{let r=n.get("keeps");g&&r&&!(G&&
S(g,r))&&W()},bt=r=>{let c=p(g);G&&=C(g),H(),w(`${r} It is not lost: it stays in this browser.`,()=>["lesson.json",c])},
J=()=>a.tell(n.get("said")),R=(r,c=()=>{})=>{d.replaceChildren(),e.send(r,c)},xt=({kind:r,why:c})=>{r==="put aside"&&bt(
c),r==="turned"&&Mt(t)};o(i,"submit",r=>{r.preventDefault();let[c,{answer:m,handIn:A}]=[r.target,r.target.dataset],y=Object.
fromEntries(new FormData(c).entries()),T=()=>k.forget(new Set(v(c,"[data-draft]").map(yt=>yt.dataset.draft??"")));R(A===
void 0?{kind:"answer",number:Number(m),value:y.value??""}:{kind:"hand in",answers:y,sure:r.submitter?.value==="sure"},T)}),
o(i,"input",({target:r})=>k.note(r.dataset.draft,r.value)),o(document,kt,()=>U(i,k.all)),o(i,"click",({target:r})=>{r.closest(
'[data-local="save aside"]')&&at(M);let c=u(t,".vfw-paged");c&&r.closest("[data-leads-to]")&&gt(c);let{command:m,value:A=""}=u(
r,"button[data-command]")?.dataset??{};m!==void 0&&(m==="wipe"&&k.wipe(),m==="print"?print():R({kind:"command",name:m,value:A}))}),
o(i,"focusin",({target:r})=>K(r,X));let $=ct();i.style.zoom=String(lt($)),requestAnimationFrame(()=>{u(t,".vfw-lesson, .\
vfw-step")?.classList.toggle("vfw-dark",ft($,ht().matches));let r=u(t,".vfw-paged");r&&Ht(r,t,i,s)}),n.on("change:html",
j),e.listen(xt,s),n.on("change:keeps",V),n.on("change:said",J),j();let At="This lesson goes on in another window too. Th\
e browser keeps that of the last to act.";if(it(g,()=>d.replaceChildren(l("p",{},At)),s),g){Gt(i,n,e,s);let{sensitivity:r=""}=$,
[c,m]=[k.unsent>0,e.watch.cameBack?.goesOn??!1];e.send({kind:"kept",text:p(g),has_drafts:c,goes_on:m,sensitivity:r})}s.addEventListener(
"abort",()=>{n.off("change:html",j),n.off("change:keeps",V),n.off("change:said",J)})});function Wt(n,{question:t,command:e,
value:s}){let o=t?f(n,`[data-number="${t}"] :is(input, textarea, .vfw-said)`):f(n,`[data-command="${e}"][data-value="${s}\
"]`),i=o?null:f(n,"[data-first]");(o??i??f(n,"h2, button"))?.focus({preventScroll:!i}),f(n,".vfw-asks")?.scrollIntoView(
{block:"nearest"})}function Mt(n){let t=u(n,".vfw-lesson");t&&(f(t,".vfw-step h2")?.focus({preventScroll:!0}),t.scrollIntoView(
{block:"start"}))}function Ht(n,t,e,s){for(let o of[n.parentElement,document.documentElement])o?.classList.add("vfw-arou\
nd-story");t.dispatchEvent(new Event(F,{bubbles:!0})),t.closest(".vfw-leaf-foot")&&(wt(n,()=>f(e,".vfw-below"),s),mt(n,s))}
function Gt(n,t,e,s){let o=()=>!f(n,".vfw-asks"),i=()=>t.get("lesson")?". Your answers are kept in this browser.":".";e.
watch.over({root:n,post:e,keeps:i,goesOn:o},s)}export{De as default};
