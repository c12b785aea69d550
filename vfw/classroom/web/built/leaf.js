var _=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function ot(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function L(){return document.body.dataset.voila!==void 0}async function it(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function E(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function d(n,t,...e){let s=document.createElement(
n);return s.append(...e),P(s,t)}function P(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function p(n,t){return n.querySelector(t)}function k(n,t){return[...n.querySelectorAll(t)]}function b(n,t){
return n.closest(t)}function rt(){return document.activeElement}async function at(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var ct={"data-lm-suppress-shortcuts":"true"};var $=class{#t=null;constructor(t){this.quiet=d("div",{class:"vfw-sending",role:"status"}),this.banner=d("div",{class:"v\
fw-banner",role:"alert"}),this.button=d("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=d("p",{}),this.box=d("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function lt(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function ft(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var K=2500,$t=2e3,jt=8e3,U=2e3,Rt=1e4,Ft=25e3,zt=3e4,Dt=500,j=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=ft(this.#t),setInterval(()=>this.beat(),Dt);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let s={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),this.notice??=new $(()=>this.loadAgain()),e.addEventListener(
"abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){let t=performance.now();if(document.hidden&&(this.heardAt=t),
t-this.pingedAt>(this.isLost?K/2:K)&&this.ping(),this.line.sendAgain(),!this.rooms.length||document.hidden)return;(t-this.
heardAt>K+1e3||this.isCut)&&t-this.lookedAt>U&&this.look(),t-this.heardAt>jt&&!this.isAtWork&&this.lose(),this.notice?.sending(
!this.isLost&&this.line.delay>$t)}get isCut(){return!this.line.posts.size||(this.line.kernel?.connectionStatus??"connect\
ed")!=="connected"}get isAtWork(){return!L()&&this.line.kernel?.status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(
this.rooms.map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.
heardAt=performance.now(),!(!this.isLost||t.kind!=="pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.
add(s);this.rooms.every(s=>this.current.has(s))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();
let[{root:t,keeps:e}]=this.rooms,s=L()?" This page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit\
 does not answer${e()}${s}`,t.style.zoom);let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.
root.contains(o))&&this.notice?.takeFocus(o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){
let{kernel:t}=this.line;if(!t||this.isOut||!(L()||this.line.posts.size))return;this.isOut=!0;let e=await it(t,this.line.
posts.size>0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-
this.heardAt>Ft&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<zt;e===
"gone"&&L()&&!s&&this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(
h=>setTimeout(h,r,!1));this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race(
[o,e(U)]);return await e(1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.
now()-this.socketAt<(e?Rt:U)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.
hasLost||this.line.waiting.length>0;lt(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function dt(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new B(e,s)},render:ot((e,s)=>n({...e,post:t},s))}}}
var B=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=Pt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(h=>o.has_model(h)),r=await Promise.all(i.map(h=>o.
get_model(h)));r.forEach((h,f)=>h.set_state(t[i[f]]??{})),this.line.taken(s)&&r.forEach((h,f)=>{for(let u of e[i[f]]??[])
h.trigger("msg:custom",u)})}tell(t){for(let e of this.hearers)e(t)}};function Pt(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new _(()=>n.kernel??null);s={line:o,watch:new j(o)},e.set(n,s)}return s}function g(n){try{return localStorage.getItem(n)??""}catch{return""}}function O(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function A(n){return`vfw:${n}`}function ht(n){let t=document.documentElement.dataset;t.vfwKeepsNothing||
n(),t.vfwKeepsNothing="told"}function Kt(n){let t=[];for(let e;e=g(`${n}:put aside ${t.length+1}`);)t.push(e);return t}function R(n){
try{let[t,e]=[localStorage.getItem(n),Kt(n)];return t&&!e.includes(t)&&localStorage.setItem(`${n}:put aside ${e.length+1}`,
t),!0}catch{return!1}}function T(n){try{return Object.keys(localStorage).filter(t=>t.startsWith(`${n}:`)&&t.includes(":p\
ut aside ")).sort((t,e)=>t.localeCompare(e,"en",{numeric:!0}))}catch{return[]}}function ut(n){for(let t of T(n))localStorage.
removeItem(t)}function pt(n,t,e){addEventListener("storage",s=>n&&s.key===n&&t(),{signal:e})}var Ut={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function mt(n,t){Bt(n,new Blob([t],{type:Ut[n.split(".").
at(-1)??""]??"application/json"}))}function Bt(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function wt(n,t=e=>e){T(n).forEach((e,s)=>{mt(`votes-for-wom\
en-put-aside-${s+1}.json`,t(g(e),e))})}function W(n,t,e,s){let o=d("div",{class:t,role:"status"});n.prepend(o);let i=d("\
div",{},d("p",{},e)),r=(h,f)=>{let u=d("button",{type:"button",class:"vfw-button"},h);u.addEventListener("click",f),i.append(
u)};s&&r("Save it as a file",()=>mt(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var gt="vfw:likings",Wt="vfw-likings",qt={size:"1",light:"system",motion:"system"},vt={...qt,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},Ht=["keys","stage"];var Mt={1:1,2:1.2,3:1.45};function Gt(n){try{let t=Object.entries(JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),
e=Object.keys(vt).every(s=>Ht.includes(s)||t.some(([o])=>o===s));return Object.fromEntries(e?t.filter(([s,o])=>o!==Vt(s)):
t)}catch{return{}}}function Vt(n){return vt[n]}function q(){return Gt(document.documentElement.dataset.vfwLikings??g(gt))}function kt(n,t){document.addEventListener(Wt,n,{signal:t}),H().addEventListener("change",n,{signal:t});let e=({key:s})=>{
s===gt&&(delete document.documentElement.dataset.vfwLikings,n())};addEventListener("storage",e,{signal:t})}function bt(n){
return Mt[n.size]??1}function xt(n,t){return n.light==="dark"||!["light","contrast"].includes(n.light)&&t}function H(){return matchMedia(
"(prefers-color-scheme: dark)")}var Jt=40;function Et(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
d("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>d("p",{},i)));s.
childElementCount>Jt;)s.firstElementChild?.remove()}}}var F=class{#t;#i;#e;#s;#n;constructor(t,e){this.#i=t,this.#t=t&&`${A(t)}:drafts`,this.#e=!!t,this.#s=t?Yt(this.#t):{texts:{}},
this.#n=e}get all(){return this.#e&&At(g(this.#t))||this.#s.texts}get unsent(){return Object.values(this.all).filter(Boolean).
length}note(t,e){this.#o({...this.all,[t]:e})}forget(t){this.#o(Object.fromEntries(Object.entries(this.all).filter(([e])=>!t.
has(e))))}wipe(){this.#o({}),this.#t&&ut(A(this.#i))}#o(t){if(this.#s.texts=t,!this.#t)return;let e=g(this.#t);this.#e&&
e&&!At(e)&&(this.#e=R(this.#t),this.#n.damaged(e)),this.#e&&O(this.#t,JSON.stringify(t))||this.#n.keepsNothing(),this.#n.
changed()}};function Yt(n){let t=globalThis,e=t[Symbol.for("vfw drafts")]??={};return e[n]??={texts:{}}}function At(n){try{
let t=JSON.parse(n);return(t?.constructor===Object?Object.values(t):[null]).every(s=>typeof s=="string")?t:void 0}catch{
return}}function yt(n,t){for(let e of k(n,"[data-draft]")){let s=t[e.dataset.draft??""];s!==void 0&&(e.type==="radio"?e.checked=
e.value===s:e.value=s)}}function M(n,t){for(let e of k(n,"[data-drafted]")){let s=(t[e.dataset.drafted??""]??"").trim();
e.hidden=!s;let o=p(e,"span");o&&(o.textContent=s);let i=e.nextElementSibling;i instanceof HTMLElement&&i.matches(".vfw-\
open")&&(i.hidden=!!s)}}var Qt=8,Zt=1.2;function St(n,t){let e=({target:o})=>{let i=b(o,".vfw-with-game > .vfw-stage > .vfw-panel");if(!i||!Xt(i.
getBoundingClientRect(),innerHeight))return;let r=matchMedia("(prefers-reduced-motion: reduce)").matches;i.scrollIntoView(
{block:"start",behavior:r?"instant":"smooth"})},s=E(t);for(let o of["click","keyup"])s(n,o,e)}function Xt({top:n,height:t},e){
return t<=e*Zt&&Math.abs(n)>=Qt}var V="vfw:painted",te=64,G=class{#t=new Set;see(t){for(let{target:e,isIntersecting:s,boundingClientRect:o}of t)s||o.top<
0?this.#t.delete(e):this.#t.add(e)}forget(){this.#t.clear()}get words(){let{size:t}=this.#t;return t?`${t} question${t>1?
"s":""} below`:""}};function Lt(n,t,e){let s=new G,o=()=>{let f=t();f&&(f.hidden=!s.words,f.textContent=s.words)},i=f=>{
s.see(f),o()},r=new IntersectionObserver(i,{rootMargin:`0px 0px -${te}px 0px`}),h=()=>{r.disconnect(),s.forget();for(let f of Tt(
n)){let u=p(f,"[type=submit]");u&&r.observe(u)}o()};E(e)(n,V,h),e.addEventListener("abort",()=>r.disconnect()),h()}function Ot(n){
let[t]=Tt(n);t&&(b(t,".vfw-question")?.scrollIntoView({block:"center"}),p(t,"input, textarea")?.focus({preventScroll:!0}))}
function Tt(n){return k(n,".vfw-step .vfw-question form")}var It="vfw-drafted",ee=`This browser does not keep your answers: its storage is switched off or full. Print them, on th\
e
  last page, before you close it.`,ne="Opening your lesson…",se=`What this browser kept of what you wrote and did not \
send cannot be read. It is not lost: it
  stays in this browser.`,tn=dt(async({model:n,el:t,post:e},s)=>{let i=await at(()=>{let r=b(t,".vfw-lesson, .vfw-step");
return r&&(r.matches(".vfw-in-cells")||p(r,".vfw-stage"))&&r},s);i&&oe(i,n,t,e,s)});function oe(n,t,e,s,o){e.classList.add(
"vfw-leaf-widget");let i=E(o),r=ie(n,e,o),h=Et(e,o),f=e.appendChild(d("div",{class:"vfw-lost",role:"alert"})),u=t.get("l\
esson"),J=(a,c)=>W(e,"vfw-lost",a,c),Y=()=>ht(()=>W(e,"vfw-lost",ee)),x=new F(u,{keepsNothing:Y,damaged:a=>J(se,()=>["dr\
afts.txt",a]),changed:()=>document.dispatchEvent(new Event(It))}),Q=A(u),Z=()=>{for(let a of r)a.el.classList.toggle("vf\
w-has-aside",T(Q).length>0)},I=!1,z=({name:a,el:c,page:l})=>{if(I)return;let m=rt(),w=m&&l.contains(m)?m:null,{command:y,
value:C}=w?.dataset??{},S=w&&b(w,"[data-number]")?.dataset.number;l.innerHTML=t.get(`${a}_html`),c.dataset.shows=["asks",
"answers"].filter(D=>p(l,`.vfw-${D}`)).join(" "),Z(),yt(l,x.all),M(l,x.all),c.dispatchEvent(new Event(V,{bubbles:!0})),w&&
re(l,S?{question:S}:{command:y,value:C})},v=t.get("slot")&&A(t.get("slot")),X=!!v,tt=()=>{let a=t.get("keeps");v&&a&&!(X&&
O(v,a))&&Y()},Nt=a=>{let c=g(v);X&&=R(v),Z(),J(`${a} It is not lost: it stays in this browser.`,()=>["lesson.json",c])},
et=()=>h.tell(t.get("said")),N=(a,c,l=()=>{})=>{f.replaceChildren(),s.send({region:a,step:t.get("step"),...c},l)},Ct=({kind:a,
why:c})=>{a==="put aside"&&Nt(c),a==="turned"&&ae(n)};for(let{name:a,page:c}of r)i(c,"submit",l=>{l.preventDefault();let[
m,{answer:w,handIn:y}]=[l.target,l.target.dataset],C=Object.fromEntries(new FormData(m).entries()),S=()=>x.forget(new Set(
k(m,"[data-draft]").map(D=>D.dataset.draft??"")));y===void 0?N(a,{kind:"answer",number:Number(w),value:C.value??""},S):N(
a,{kind:"hand in",answers:C,sure:l.submitter?.value==="sure"},S)}),i(c,"input",({target:l})=>x.note(l.dataset.draft,l.value)),
i(document,It,()=>M(c,x.all)),i(c,"click",({target:l})=>{l.closest('[data-local="save aside"]')&&wt(Q),l.closest("[data-\
leads-to]")&&Ot(n);let{command:m,value:w=""}=b(l,"button[data-command]")?.dataset??{};m!==void 0&&(m==="wipe"&&x.wipe(),
m==="print"?print():N(a,{kind:"command",name:m,value:w}))}),i(c,"focusin",({target:l})=>P(l,ct));let nt=()=>{let a=q();for(let{
page:c}of r)c.style.zoom=String(bt(a));n.classList.toggle("vfw-dark",xt(a,H().matches))};kt(nt,o),nt(),n.matches(".vfw-p\
aged")&&ce(n,o);let st=r.map(a=>[`change:${a.name}_html`,()=>z(a)]);for(let[a,c]of st)t.on(a,c);s.listen(Ct,o),t.on("cha\
nge:keeps",tt),t.on("change:said",et);let _t="This lesson goes on in another window too. The browser keeps that of the l\
ast to act.";if(pt(v,()=>f.replaceChildren(d("p",{},_t)),o),v){let{sensitivity:a=""}=q(),[c,l,m]=[g(v),x.unsent>0,s.watch.
cameBack?.goesOn??!1];I=n.matches(".vfw-paged")&&(c!==""||l);let w=!1;le(r[0].page,t,s,()=>w?null:m,o),N("head",{kind:"k\
ept",text:c,has_drafts:l,goes_on:m,sensitivity:a},()=>{w=!0,I=!1;for(let y of r)z(y)})}I&&r[0].page.append(d("p",{class:"\
vfw-aside",role:"status"},ne));for(let a of r)z(a);o.addEventListener("abort",()=>{for(let[a,c]of st)t.off(a,c);t.off("c\
hange:keeps",tt),t.off("change:said",et)})}function ie(n,t,e){let[s,o,i]=[p(n,".vfw-stage"),n.matches(".vfw-step"),n.matches(
".vfw-paged")],h=(o?["above","below"]:i?["head","above","below","foot"]:["head"]).map(f=>{let u=d("div",{class:"vfw-less\
on-page"});return{name:f,page:u,el:d("div",{class:`vfw-leaf vfw-leaf-${f}`},u)}});for(let{name:f,el:u}of h)f==="head"&&t.
before(u),f==="above"&&s?.before(u),f==="below"&&s?.after(u),f==="foot"&&n.append(u),e.addEventListener("abort",()=>u.remove());
return h}function re(n,{question:t,command:e,value:s}){let o=t?p(n,`[data-number="${t}"] :is(input, textarea, .vfw-said)`):
p(n,`[data-command="${e}"][data-value="${s}"]`),i=o?null:p(n,"[data-first]");(o??i??p(n,"h2, button"))?.focus({preventScroll:!i}),
p(n,".vfw-asks")?.scrollIntoView({block:"nearest"})}function ae(n){p(n,".vfw-step h2")?.focus({preventScroll:!0}),n.scrollIntoView(
{block:"start"})}function ce(n,t){for(let e of[n.parentElement,document.documentElement])e?.classList.add("vfw-around-st\
ory");Lt(n,()=>p(n,".vfw-below"),t),St(n,t)}function le(n,t,e,s,o){let i=()=>s()??!p(n,".vfw-asks"),r=()=>t.get("lesson")?
". Your answers are kept in this browser.":".";e.watch.over({root:n,post:e,keeps:r,goesOn:i},o)}export{tn as default};
