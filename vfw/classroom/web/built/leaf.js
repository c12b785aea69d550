var F=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function ot(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function y(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function u(n,t,...e){let s=document.createElement(
n);return s.append(...e),H(s,t)}function H(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function p(n,t){return n.querySelector(t)}function x(n,t){return[...n.querySelectorAll(t)]}function E(n,t){
return n.closest(t)}function it(){return document.activeElement}async function rt(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var at={"data-lm-suppress-shortcuts":"true"};var Kt=2e3,zt=4,ct="The kernel was restarted: run this cell again.",lt="This cell is from an earlier session. Run all ce\
lls again.",Bt="The kernel does not answer. This cell goes on when it is back.";function Ut({isKnown:n,isConnected:t,isBusy:e,
wasHeard:s,unanswered:o}){return n?o<zt||t&&e?"":t?s?ct:lt:Bt:ct}function ft(n,t,e){let{root:s,post:o}=n,i=u("div",{class:"\
vfw-cell-notice",role:"status"});s.before(i);let[r,d]=[0,!1],c=()=>{let{kernel:k}=t,g=(k?.connectionStatus??"connected")===
"connected",N=t.posts.has(o),A=Ut({isKnown:N,isConnected:g,isBusy:k?.status==="busy",wasHeard:d,unanswered:r});A!==i.textContent&&
(n.changed(A!==""),i.textContent=A)},h=()=>{r=document.hidden||t.kernel?.status==="busy"?0:r+1,t.posts.has(o)&&t.transmit(
o,{kind:"ping"}),c(),i.textContent===lt&&t.drop(o)};o.listen(k=>{k.kind==="pong"&&(d=!0,(i.textContent===""||n.isCurrent(
k))&&(r=0),c())},e),h();let I=setInterval(h,Kt);e.addEventListener("abort",()=>{clearInterval(I),i.remove()})}function dt(){return document.body.dataset.voila!==void 0}function ht(n){return n.closest(".jp-NotebookPanel")!==null}async function ut(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var j=class{#t=null;constructor(t){this.quiet=u("div",{class:"vfw-sending",role:"status"}),this.banner=u("div",{class:"v\
fw-banner",role:"alert"}),this.button=u("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=u("p",{}),this.box=u("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function pt(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function mt(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var q=2500,Ht=2e3,qt=8e3,Mt=3e4,M=2e3,Wt=1e4,Gt=25e3,Vt=3e4,wt=500,$=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=mt(this.#t),setInterval(()=>this.beat(),wt);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let s={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};ht(t.root)&&ft(s,this.line,e),dt()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(s),this.notice??=new j(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(o=>o!==s)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*wt),this.beatAt=t,t-this.pingedAt>(this.isLost?q/2:q)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>q+1e3||this.isCut)&&t-this.lookedAt>M&&this.look(),t-this.heardAt>(this.wasHeard?
qt:Mt)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Ht)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&
this.current.add(s);this.rooms.every(s=>this.current.has(s))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,s=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(s,t.style.zoom);let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(
r=>r.root.contains(o))&&this.notice?.takeFocus(o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await ut(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
Gt&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<Vt;e==="gone"&&!s&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(d=>setTimeout(
d,r,!1));this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(M)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?Wt:M)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;pt(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function gt(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new W(e,s)},render:ot((e,s)=>n({...e,post:t},s))}}}
var W=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=Yt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(d=>o.has_model(d)),r=await Promise.all(i.map(d=>o.
get_model(d)));r.forEach((d,c)=>d.set_state(t[i[c]]??{})),this.line.taken(s)&&r.forEach((d,c)=>{for(let h of e[i[c]]??[])
d.trigger("msg:custom",h)})}tell(t){for(let e of this.hearers)e(t)}};function Yt(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new F(()=>n.kernel??null);s={line:o,watch:new $(o)},e.set(n,s)}return s}function w(n){try{return localStorage.getItem(n)??""}catch{return""}}function O(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function S(n){return`vfw:${n}`}function vt(n){let t=document.documentElement.dataset;t.vfwKeepsNothing||
n(),t.vfwKeepsNothing="told"}function Jt(n){let t=[];for(let e;e=w(`${n}:put aside ${t.length+1}`);)t.push(e);return t}function D(n){
try{let[t,e]=[localStorage.getItem(n),Jt(n)];return t&&!e.includes(t)&&localStorage.setItem(`${n}:put aside ${e.length+1}`,
t),!0}catch{return!1}}function T(n){try{return Object.keys(localStorage).filter(t=>t.startsWith(`${n}:`)&&t.includes(":p\
ut aside ")).sort((t,e)=>t.localeCompare(e,"en",{numeric:!0}))}catch{return[]}}function kt(n){for(let t of T(n))localStorage.
removeItem(t)}function bt(n,t,e){addEventListener("storage",s=>n&&s.key===n&&t(),{signal:e})}var Qt={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function xt(n,t){Zt(n,new Blob([t],{type:Qt[n.split(".").
at(-1)??""]??"application/json"}))}function Zt(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function Et(n,t=e=>e){T(n).forEach((e,s)=>{xt(`votes-for-wom\
en-put-aside-${s+1}.json`,t(w(e),e))})}function G(n,t,e,s){let o=u("div",{class:t,role:"status"});n.prepend(o);let i=u("\
div",{},u("p",{},e)),r=(d,c)=>{let h=u("button",{type:"button",class:"vfw-button"},d);h.addEventListener("click",c),i.append(
h)};s&&r("Save it as a file",()=>xt(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var At="vfw:likings",Xt="vfw-likings",te={size:"1",light:"system",motion:"system"},yt={...te,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},ee=["keys","stage"];var ne={1:1,2:1.2,3:1.45};function se(n){try{let t=Object.entries(JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),
e=Object.keys(yt).every(s=>ee.includes(s)||t.some(([o])=>o===s));return Object.fromEntries(e?t.filter(([s,o])=>o!==oe(s)):
t)}catch{return{}}}function oe(n){return yt[n]}function V(){return se(document.documentElement.dataset.vfwLikings??w(At))}function St(n,t){document.addEventListener(Xt,n,{signal:t}),Y().addEventListener("change",n,{signal:t});let e=({key:s})=>{
s===At&&(delete document.documentElement.dataset.vfwLikings,n())};addEventListener("storage",e,{signal:t})}function Lt(n){
return ne[n.size]??1}function Ot(n,t){return n.light==="dark"||!["light","contrast"].includes(n.light)&&t}function Y(){return matchMedia(
"(prefers-color-scheme: dark)")}var ie=40;function Tt(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
u("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>u("p",{},i)));s.
childElementCount>ie;)s.firstElementChild?.remove()}}}var P=class{#t;#i;#e;#s;#n;constructor(t,e){this.#i=t,this.#t=t&&`${S(t)}:drafts`,this.#e=!!t,this.#s=t?re(this.#t):{texts:{}},
this.#n=e}get all(){return this.#e&&It(w(this.#t))||this.#s.texts}get unsent(){return Object.values(this.all).filter(Boolean).
length}note(t,e){this.#o({...this.all,[t]:e})}forget(t){this.#o(Object.fromEntries(Object.entries(this.all).filter(([e])=>!t.
has(e))))}wipe(){this.#o({}),this.#t&&kt(S(this.#i))}#o(t){if(this.#s.texts=t,!this.#t)return;let e=w(this.#t);this.#e&&
e&&!It(e)&&(this.#e=D(this.#t),this.#n.damaged(e)),this.#e&&O(this.#t,JSON.stringify(t))||this.#n.keepsNothing(),this.#n.
changed()}};function re(n){let t=globalThis,e=t[Symbol.for("vfw drafts")]??={};return e[n]??={texts:{}}}function It(n){try{
let t=JSON.parse(n);return(t?.constructor===Object?Object.values(t):[null]).every(s=>typeof s=="string")?t:void 0}catch{
return}}function Nt(n,t){for(let e of x(n,"[data-draft]")){let s=t[e.dataset.draft??""];s!==void 0&&(e.type==="radio"?e.checked=
e.value===s:e.value=s)}}function J(n,t){for(let e of x(n,"[data-drafted]")){let s=(t[e.dataset.drafted??""]??"").trim();
e.hidden=!s;let o=p(e,"span");o&&(o.textContent=s);let i=e.nextElementSibling;i instanceof HTMLElement&&i.matches(".vfw-\
open")&&(i.hidden=!!s)}}var ae=8,ce=1.2;function Ct(n,t){let e=({target:o})=>{let i=E(o,".vfw-with-game > .vfw-stage > .vfw-panel");if(!i||!le(i.
getBoundingClientRect(),innerHeight))return;let r=matchMedia("(prefers-reduced-motion: reduce)").matches;i.scrollIntoView(
{block:"start",behavior:r?"instant":"smooth"})},s=y(t);for(let o of["click","keyup"])s(n,o,e)}function le({top:n,height:t},e){
return t<=e*ce&&Math.abs(n)>=ae}var Z="vfw:painted",fe=64,Q=class{#t=new Set;see(t){for(let{target:e,isIntersecting:s,boundingClientRect:o}of t)s||o.top<
0?this.#t.delete(e):this.#t.add(e)}forget(){this.#t.clear()}get words(){let{size:t}=this.#t;return t?`${t} question${t>1?
"s":""} below`:""}};function _t(n,t,e){let s=new Q,o=()=>{let c=t();c&&(c.hidden=!s.words,c.textContent=s.words)},i=c=>{
s.see(c),o()},r=new IntersectionObserver(i,{rootMargin:`0px 0px -${fe}px 0px`}),d=()=>{r.disconnect(),s.forget();for(let c of Ft(
n)){let h=p(c,"[type=submit]");h&&r.observe(h)}o()};y(e)(n,Z,d),e.addEventListener("abort",()=>r.disconnect()),d()}function Rt(n){
let[t]=Ft(n);t&&(E(t,".vfw-question")?.scrollIntoView({block:"center"}),p(t,"input, textarea")?.focus({preventScroll:!0}))}
function Ft(n){return x(n,".vfw-step .vfw-question form")}var jt="vfw-drafted",de=`This browser does not keep your answers: its storage is switched off or full. Print them, on th\
e
  last page, before you close it.`,he="Opening your lesson…",ue=`What this browser kept of what you wrote and did not \
send cannot be read. It is not lost: it
  stays in this browser.`,pn=gt(async({model:n,el:t,post:e},s)=>{let i=await rt(()=>{let r=E(t,".vfw-lesson, .vfw-step");
return r&&(r.matches(".vfw-in-cells")||p(r,".vfw-stage"))&&r},s);i&&pe(i,n,t,e,s)});function pe(n,t,e,s,o){e.classList.add(
"vfw-leaf-widget");let i=y(o),r=me(n,e,o),d=Tt(e,o),c=e.appendChild(u("div",{class:"vfw-lost",role:"alert"})),h=t.get("l\
esson"),I=(a,l)=>G(e,"vfw-lost",a,l),k=()=>vt(()=>G(e,"vfw-lost",de)),g=new P(h,{keepsNothing:k,damaged:a=>I(ue,()=>["dr\
afts.txt",a]),changed:()=>document.dispatchEvent(new Event(jt))}),N=S(h),A=()=>{for(let a of r)a.el.classList.toggle("vf\
w-has-aside",T(N).length>0)},C=!1,K=({name:a,el:l,page:f})=>{if(C)return;let m=it(),b=m&&f.contains(m)?m:null,{command:B,
value:R}=b?.dataset??{},L=b&&E(b,"[data-number]")?.dataset.number;f.innerHTML=t.get(`${a}_html`),l.dataset.shows=["asks",
"answers"].filter(U=>p(f,`.vfw-${U}`)).join(" "),A(),Nt(f,g.all),J(f,g.all),l.dispatchEvent(new Event(Z,{bubbles:!0})),b&&
we(f,L?{question:L}:{command:B,value:R})},v=t.get("slot")&&S(t.get("slot")),X=!!v,tt=()=>{let a=t.get("keeps");v&&a&&!(X&&
O(v,a))&&k()},$t=a=>{let l=w(v);X&&=D(v),A(),I(`${a} It is not lost: it stays in this browser.`,()=>["lesson.json",l])},
et=()=>d.tell(t.get("said")),_=(a,l,f=()=>{})=>{c.replaceChildren(),s.send({region:a,step:t.get("step"),...l},f)},Dt=({kind:a,
why:l})=>{a==="put aside"&&$t(l),a==="turned"&&ge(n)};for(let{name:a,page:l}of r)i(l,"submit",f=>{f.preventDefault();let[
m,{answer:b,handIn:B}]=[f.target,f.target.dataset],R=Object.fromEntries(new FormData(m).entries()),L=()=>g.forget(new Set(
x(m,"[data-draft]").map(U=>U.dataset.draft??"")));B===void 0?_(a,{kind:"answer",number:Number(b),value:R.value??""},L):_(
a,{kind:"hand in",answers:R,sure:f.submitter?.value==="sure"},L)}),i(l,"input",({target:f})=>g.note(f.dataset.draft,f.value)),
i(document,jt,()=>J(l,g.all)),i(l,"click",({target:f})=>{f.closest('[data-local="save aside"]')&&Et(N),f.closest("[data-\
leads-to]")&&Rt(n);let{command:m,value:b=""}=E(f,"button[data-command]")?.dataset??{};m!==void 0&&(m==="wipe"&&g.wipe(),
m==="print"?print():_(a,{kind:"command",name:m,value:b}))}),i(l,"focusin",({target:f})=>H(f,at));let nt=()=>{let a=V();for(let{
page:l}of r)l.style.zoom=String(Lt(a));n.classList.toggle("vfw-dark",Ot(a,Y().matches))};St(nt,o),nt(),n.matches(".vfw-p\
aged")&&ve(n,o);let st=r.map(a=>[`change:${a.name}_html`,()=>K(a)]);for(let[a,l]of st)t.on(a,l);s.listen(Dt,o),t.on("cha\
nge:keeps",tt),t.on("change:said",et);let Pt="This lesson goes on in another window too. The browser keeps that of the l\
ast to act.";bt(v,()=>c.replaceChildren(u("p",{},Pt)),o);let z=v?s.watch.cameBack?.goesOn??!1:null;if(ke(r[0].page,t,s,()=>z,
o),v){let{sensitivity:a=""}=V(),[l,f]=[w(v),g.unsent>0];C=n.matches(".vfw-paged")&&(l!==""||f),_("head",{kind:"kept",text:l,
has_drafts:f,goes_on:z,sensitivity:a},()=>{z=null,C=!1;for(let m of r)K(m)})}C&&r[0].page.append(u("p",{class:"vfw-aside",
role:"status"},he));for(let a of r)K(a);o.addEventListener("abort",()=>{for(let[a,l]of st)t.off(a,l);t.off("change:keeps",
tt),t.off("change:said",et)})}function me(n,t,e){let[s,o,i]=[p(n,".vfw-stage"),n.matches(".vfw-step"),n.matches(".vfw-pa\
ged")],d=(o?["above","below"]:i?["head","above","below","foot"]:["head"]).map(c=>{let h=u("div",{class:"vfw-lesson-page"});
return{name:c,page:h,el:u("div",{class:`vfw-leaf vfw-leaf-${c}`},h)}});for(let{name:c,el:h}of d)c==="head"&&t.before(h),
c==="above"&&s?.before(h),c==="below"&&s?.after(h),c==="foot"&&n.append(h),e.addEventListener("abort",()=>h.remove());return d}
function we(n,{question:t,command:e,value:s}){let o=t?p(n,`[data-number="${t}"] :is(input, textarea, .vfw-said)`):p(n,`[\
data-command="${e}"][data-value="${s}"]`),i=o?null:p(n,"[data-first]");(o??i??p(n,"h2, button"))?.focus({preventScroll:!i}),
p(n,".vfw-asks")?.scrollIntoView({block:"nearest"})}function ge(n){p(n,".vfw-step h2")?.focus({preventScroll:!0}),n.scrollIntoView(
{block:"start"})}function ve(n,t){for(let e of[n.parentElement,document.documentElement])e?.classList.add("vfw-around-st\
ory");_t(n,()=>p(n,".vfw-below"),t),Ct(n,t)}function ke(n,t,e,s,o){let i=()=>s()??!p(n,".vfw-asks"),r=()=>t.get("lesson")?
". Your answers are kept in this browser.":".";e.watch.over({root:n,post:e,keeps:r,goesOn:i},o)}export{pn as default};
