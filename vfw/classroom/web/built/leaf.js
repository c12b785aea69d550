var T=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function Z(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function X(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function A(){return document.body.dataset.voila!==
void 0}async function tt(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let a=await s("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function x(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),U(s,t)}function U(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function h(n,t){return n.querySelector(t)}function v(n,t){return[...n.querySelectorAll(t)]}function u(n,t){
return n.closest(t)}function et(){return document.activeElement}var nt={"data-lm-suppress-shortcuts":"true"};var I=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function st(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function ot(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var z=2500,Tt=2e3,It=8e3,D=2e3,Nt=1e4,Ct=25e3,_t=3e4,$t=500,N=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=ot(this.#t),setInterval(()=>this.beat(),$t);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new I(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?z/2:z)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>z+1e3||this.isCut)&&t-this.lookedAt>D&&this.look(),
t-this.heardAt>It&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Tt)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!A()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=A()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(a=>a.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(A()||this.line.posts.size))return;this.isOut=!0;let e=await tt(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>Ct&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<_t;e==="gone"&&A()&&!s&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(f=>setTimeout(f,a,!1));
this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(D)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?Nt:D)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;st(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function it(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new K(e,s)},render:Z((e,s)=>n({...e,post:t},s))}}}
var K=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=jt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(f=>o.has_model(f)),a=await Promise.all(i.map(f=>o.
get_model(f)));a.forEach((f,d)=>f.set_state(t[i[d]]??{})),this.line.taken(s)&&a.forEach((f,d)=>{for(let m of e[i[d]]??[])
f.trigger("msg:custom",m)})}tell(t){for(let e of this.hearers)e(t)}};function jt(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new T(()=>n.kernel??null);s={line:o,watch:new N(o)},e.set(n,s)}return s}function p(n){try{return localStorage.getItem(n)??""}catch{return""}}function S(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function k(n,t=X()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:
`vfw:${e}:${n}`}function rt(n){let t=document.documentElement.dataset;t.vfwKeepsNothing||n(),t.vfwKeepsNothing="told"}function Ft(n){
let t=[];for(let e;e=p(`${n}:put aside ${t.length+1}`);)t.push(e);return t}function C(n){try{let[t,e]=[localStorage.getItem(
n),Ft(n)];return t&&!e.includes(t)&&localStorage.setItem(`${n}:put aside ${e.length+1}`,t),!0}catch{return!1}}function O(n){
try{return Object.keys(localStorage).filter(t=>t.startsWith(`${n}:`)&&t.includes(":put aside ")).sort((t,e)=>t.localeCompare(
e,"en",{numeric:!0}))}catch{return[]}}function at(n){for(let t of O(n))localStorage.removeItem(t)}function ct(n,t,e){addEventListener(
"storage",s=>n&&s.key===n&&t(),{signal:e})}var Rt={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function lt(n,t){Ut(n,new Blob([t],{type:Rt[n.split(".").
at(-1)??""]??"application/json"}))}function Ut(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function ft(n,t=e=>e){O(n).forEach((e,s)=>{lt(`votes-for-wom\
en-put-aside-${s+1}.json`,t(p(e),e))})}function P(n,t,e,s){let o=l("div",{class:t,role:"status"});n.prepend(o);let i=l("\
div",{},l("p",{},e)),a=(f,d)=>{let m=l("button",{type:"button",class:"vfw-button"},f);m.addEventListener("click",d),i.append(
m)};s&&a("Save it as a file",()=>lt(...s())),a("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var dt=k("likings"),zt="vfw-likings",Dt={size:"1",light:"system",motion:"system"},ht={...Dt,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},Kt=["keys","stage"];var Pt={1:1,2:1.2,3:1.45};function Bt(n){try{let t=Object.entries(JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),
e=Object.keys(ht).every(s=>Kt.includes(s)||t.some(([o])=>o===s));return Object.fromEntries(e?t.filter(([s,o])=>o!==qt(s)):
t)}catch{return{}}}function qt(n){return ht[n]}function B(){return Bt(document.documentElement.dataset.vfwLikings??p(dt))}function ut(n,t){document.addEventListener(zt,n,{signal:t}),q().addEventListener("change",n,{signal:t});let e=({key:s})=>{
s===dt&&(delete document.documentElement.dataset.vfwLikings,n())};addEventListener("storage",e,{signal:t})}function pt(n){
return Pt[n.size]??1}function mt(n,t){return n.light==="dark"||!["light","contrast"].includes(n.light)&&t}function q(){return matchMedia(
"(prefers-color-scheme: dark)")}var Wt=40;function wt(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
l("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...a]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...a.filter(Boolean))},say(...o){for(s.append(...o.map(i=>l("p",{},i)));s.
childElementCount>Wt;)s.firstElementChild?.remove()}}}var _=class{#t;#i;#e;#s;#n;constructor(t,e){this.#i=t,this.#t=t&&`${k(t)}:drafts`,this.#e=!!t,this.#s=t?Mt(this.#t):{texts:{}},
this.#n=e}get all(){return this.#e&&gt(p(this.#t))||this.#s.texts}get unsent(){return Object.values(this.all).filter(Boolean).
length}note(t,e){this.#o({...this.all,[t]:e})}forget(t){this.#o(Object.fromEntries(Object.entries(this.all).filter(([e])=>!t.
has(e))))}wipe(){this.#o({}),this.#t&&at(k(this.#i))}#o(t){if(this.#s.texts=t,!this.#t)return;let e=p(this.#t);this.#e&&
e&&!gt(e)&&(this.#e=C(this.#t),this.#n.damaged(e)),this.#e&&S(this.#t,JSON.stringify(t))||this.#n.keepsNothing(),this.#n.
changed()}};function Mt(n){let t=globalThis,e=t[Symbol.for("vfw drafts")]??={};return e[n]??={texts:{}}}function gt(n){try{
let t=JSON.parse(n);return(t?.constructor===Object?Object.values(t):[null]).every(s=>typeof s=="string")?t:void 0}catch{
return}}function vt(n,t){for(let e of v(n,"[data-draft]")){let s=t[e.dataset.draft??""];s!==void 0&&(e.type==="radio"?e.checked=
e.value===s:e.value=s)}}function W(n,t){for(let e of v(n,"[data-drafted]")){let s=(t[e.dataset.drafted??""]??"").trim();
e.hidden=!s;let o=h(e,"span");o&&(o.textContent=s);let i=e.nextElementSibling;i instanceof HTMLElement&&i.matches(".vfw-\
open")&&(i.hidden=!!s)}}var Ht=8,Gt=1.2;function kt(n,t){let e=({target:o})=>{let i=u(o,".vfw-with-game > .vfw-stage > .vfw-panel");if(!i||!Vt(i.
getBoundingClientRect(),innerHeight))return;let a=matchMedia("(prefers-reduced-motion: reduce)").matches;i.scrollIntoView(
{block:"start",behavior:a?"instant":"smooth"})},s=x(t);for(let o of["click","keyup"])s(n,o,e)}function Vt({top:n,height:t},e){
return t<=e*Gt&&Math.abs(n)>=Ht}var $="vfw:painted",Jt=64,M=class{#t=new Set;see(t){for(let{target:e,isIntersecting:s,boundingClientRect:o}of t)s||o.top<
0?this.#t.delete(e):this.#t.add(e)}forget(){this.#t.clear()}get words(){let{size:t}=this.#t;return t?`${t} question${t>1?
"s":""} below`:""}};function bt(n,t,e){let s=new M,o=()=>{let d=t();d&&(d.hidden=!s.words,d.textContent=s.words)},i=d=>{
s.see(d),o()},a=new IntersectionObserver(i,{rootMargin:`0px 0px -${Jt}px 0px`}),f=()=>{a.disconnect(),s.forget();for(let d of Et(
n)){let m=h(d,"[type=submit]");m&&a.observe(m)}o()};x(e)(n,$,f),e.addEventListener("abort",()=>a.disconnect()),f()}function xt(n){
let[t]=Et(n);t&&(u(t,".vfw-question")?.scrollIntoView({block:"center"}),h(t,"input, textarea")?.focus({preventScroll:!0}))}
function Et(n){return v(n,".vfw-step .vfw-question form")}var yt="vfw-drafted",Yt=`This browser does not keep your answers: its storage is switched off or full. Print them, on th\
e
  last page, before you close it.`,Qt=`What this browser kept of what you wrote and did not send cannot be read. It is n\
ot lost: it
  stays in this browser.`,Ge=it(({model:n,el:t,post:e},s)=>{let o=x(s),i=t.appendChild(l("div",{class:"vfw-lesson-page"})),
a=wt(t,s),f=t.appendChild(l("div",{class:"vfw-lost",role:"alert"})),d=n.get("lesson"),m=(r,c)=>P(t,"vfw-lost",r,c),H=()=>rt(
()=>P(t,"vfw-lost",Yt)),b=new _(d,{keepsNothing:H,damaged:r=>m(Qt,()=>["drafts.txt",r]),changed:()=>document.dispatchEvent(
new Event(yt))}),G=k(d),V=()=>t.classList.toggle("vfw-has-aside",O(G).length>0),j=()=>{let r=et(),c=r&&i.contains(r)?r:null,
{command:w,value:E}=c?.dataset??{},y=c&&u(c,"[data-number]")?.dataset.number;i.innerHTML=n.get("html"),t.dataset.shows=[
"asks","answers"].filter(L=>h(i,`.vfw-${L}`)).join(" "),V(),vt(i,b.all),W(i,b.all),t.dispatchEvent(new Event($,{bubbles:!0})),
c&&Zt(i,y?{question:y}:{command:w,value:E})},g=n.get("slot")&&k(n.get("slot")),J=!!g,Y=()=>{let r=n.get("keeps");g&&r&&!(J&&
S(g,r))&&H()},At=r=>{let c=p(g);J&&=C(g),V(),m(`${r} It is not lost: it stays in this browser.`,()=>["lesson.json",c])},
Q=()=>a.tell(n.get("said")),F=(r,c=()=>{})=>{f.replaceChildren(),e.send(r,c)},St=({kind:r,why:c})=>{r==="put aside"&&At(
c),r==="turned"&&Xt(t)};o(i,"submit",r=>{r.preventDefault();let[c,{answer:w,handIn:E}]=[r.target,r.target.dataset],y=Object.
fromEntries(new FormData(c).entries()),L=()=>b.forget(new Set(v(c,"[data-draft]").map(Lt=>Lt.dataset.draft??"")));F(E===
void 0?{kind:"answer",number:Number(w),value:y.value??""}:{kind:"hand in",answers:y,sure:r.submitter?.value==="sure"},L)}),
o(i,"input",({target:r})=>b.note(r.dataset.draft,r.value)),o(document,yt,()=>W(i,b.all)),o(i,"click",({target:r})=>{r.closest(
'[data-local="save aside"]')&&ft(G);let c=u(t,".vfw-paged");c&&r.closest("[data-leads-to]")&&xt(c);let{command:w,value:E=""}=u(
r,"button[data-command]")?.dataset??{};w!==void 0&&(w==="wipe"&&b.wipe(),w==="print"?print():F({kind:"command",name:w,value:E}))}),
o(i,"focusin",({target:r})=>U(r,nt));let R=()=>{let r=B();i.style.zoom=String(pt(r)),u(t,".vfw-lesson, .vfw-step")?.classList.
toggle("vfw-dark",mt(r,q().matches))};ut(R,s),R(),requestAnimationFrame(()=>{R();let r=u(t,".vfw-paged");r&&te(r,t,i,s)}),
n.on("change:html",j),e.listen(St,s),n.on("change:keeps",Y),n.on("change:said",Q),j();let Ot="This lesson goes on in ano\
ther window too. The browser keeps that of the last to act.";if(ct(g,()=>f.replaceChildren(l("p",{},Ot)),s),g){ee(i,n,e,
s);let{sensitivity:r=""}=B(),[c,w]=[b.unsent>0,e.watch.cameBack?.goesOn??!1];e.send({kind:"kept",text:p(g),has_drafts:c,
goes_on:w,sensitivity:r})}s.addEventListener("abort",()=>{n.off("change:html",j),n.off("change:keeps",Y),n.off("change:s\
aid",Q)})});function Zt(n,{question:t,command:e,value:s}){let o=t?h(n,`[data-number="${t}"] :is(input, textarea, .vfw-sa\
id)`):h(n,`[data-command="${e}"][data-value="${s}"]`),i=o?null:h(n,"[data-first]");(o??i??h(n,"h2, button"))?.focus({preventScroll:!i}),
h(n,".vfw-asks")?.scrollIntoView({block:"nearest"})}function Xt(n){let t=u(n,".vfw-lesson");t&&(h(t,".vfw-step h2")?.focus(
{preventScroll:!0}),t.scrollIntoView({block:"start"}))}function te(n,t,e,s){for(let o of[n.parentElement,document.documentElement])
o?.classList.add("vfw-around-story");t.dispatchEvent(new Event($,{bubbles:!0})),t.closest(".vfw-leaf-foot")&&(bt(n,()=>h(
e,".vfw-below"),s),kt(n,s))}function ee(n,t,e,s){let o=()=>!h(n,".vfw-asks"),i=()=>t.get("lesson")?". Your answers are k\
ept in this browser.":".";e.watch.over({root:n,post:e,keeps:i,goesOn:o},s)}export{Ge as default};
