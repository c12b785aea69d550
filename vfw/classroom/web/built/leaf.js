var N=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function st(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function S(){return document.body.dataset.voila!==void 0}async function ot(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function E(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function u(n,t,...e){let s=document.createElement(
n);return s.append(...e),z(s,t)}function z(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function p(n,t){return n.querySelector(t)}function k(n,t){return[...n.querySelectorAll(t)]}function b(n,t){
return n.closest(t)}function it(){return document.activeElement}async function rt(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var at={"data-lm-suppress-shortcuts":"true"};var C=class{#t=null;constructor(t){this.quiet=u("div",{class:"vfw-sending",role:"status"}),this.banner=u("div",{class:"v\
fw-banner",role:"alert"}),this.button=u("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=u("p",{}),this.box=u("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function ct(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function lt(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var D=2500,_t=2e3,$t=8e3,K=2e3,jt=1e4,Rt=25e3,Ft=3e4,zt=500,_=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=lt(this.#t),setInterval(()=>this.beat(),zt);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new C(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?D/2:D)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>D+1e3||this.isCut)&&t-this.lookedAt>K&&this.look(),
t-this.heardAt>$t&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>_t)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!S()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=S()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(S()||this.line.posts.size))return;this.isOut=!0;let e=await ot(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>Rt&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<Ft;e==="gone"&&S()&&!s&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(d=>setTimeout(d,r,!1));
this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(K)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?jt:K)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;ct(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function ft(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new P(e,s)},render:st((e,s)=>n({...e,post:t},s))}}}
var P=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=Dt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(d=>o.has_model(d)),r=await Promise.all(i.map(d=>o.
get_model(d)));r.forEach((d,c)=>d.set_state(t[i[c]]??{})),this.line.taken(s)&&r.forEach((d,c)=>{for(let h of e[i[c]]??[])
d.trigger("msg:custom",h)})}tell(t){for(let e of this.hearers)e(t)}};function Dt(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new N(()=>n.kernel??null);s={line:o,watch:new _(o)},e.set(n,s)}return s}function w(n){try{return localStorage.getItem(n)??""}catch{return""}}function L(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function A(n){return`vfw:${n}`}function dt(n){let t=document.documentElement.dataset;t.vfwKeepsNothing||
n(),t.vfwKeepsNothing="told"}function Kt(n){let t=[];for(let e;e=w(`${n}:put aside ${t.length+1}`);)t.push(e);return t}function $(n){
try{let[t,e]=[localStorage.getItem(n),Kt(n)];return t&&!e.includes(t)&&localStorage.setItem(`${n}:put aside ${e.length+1}`,
t),!0}catch{return!1}}function O(n){try{return Object.keys(localStorage).filter(t=>t.startsWith(`${n}:`)&&t.includes(":p\
ut aside ")).sort((t,e)=>t.localeCompare(e,"en",{numeric:!0}))}catch{return[]}}function ht(n){for(let t of O(n))localStorage.
removeItem(t)}function ut(n,t,e){addEventListener("storage",s=>n&&s.key===n&&t(),{signal:e})}var Pt={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function pt(n,t){Ut(n,new Blob([t],{type:Pt[n.split(".").
at(-1)??""]??"application/json"}))}function Ut(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function mt(n,t=e=>e){O(n).forEach((e,s)=>{pt(`votes-for-wom\
en-put-aside-${s+1}.json`,t(w(e),e))})}function U(n,t,e,s){let o=u("div",{class:t,role:"status"});n.prepend(o);let i=u("\
div",{},u("p",{},e)),r=(d,c)=>{let h=u("button",{type:"button",class:"vfw-button"},d);h.addEventListener("click",c),i.append(
h)};s&&r("Save it as a file",()=>pt(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var wt="vfw:likings",Bt="vfw-likings",Wt={size:"1",light:"system",motion:"system"},gt={...Wt,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},qt=["keys","stage"];var Mt={1:1,2:1.2,3:1.45};function Ht(n){try{let t=Object.entries(JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),
e=Object.keys(gt).every(s=>qt.includes(s)||t.some(([o])=>o===s));return Object.fromEntries(e?t.filter(([s,o])=>o!==Gt(s)):
t)}catch{return{}}}function Gt(n){return gt[n]}function B(){return Ht(document.documentElement.dataset.vfwLikings??w(wt))}function vt(n,t){document.addEventListener(Bt,n,{signal:t}),W().addEventListener("change",n,{signal:t});let e=({key:s})=>{
s===wt&&(delete document.documentElement.dataset.vfwLikings,n())};addEventListener("storage",e,{signal:t})}function kt(n){
return Mt[n.size]??1}function bt(n,t){return n.light==="dark"||!["light","contrast"].includes(n.light)&&t}function W(){return matchMedia(
"(prefers-color-scheme: dark)")}var Vt=40;function xt(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
u("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>u("p",{},i)));s.
childElementCount>Vt;)s.firstElementChild?.remove()}}}var j=class{#t;#i;#e;#s;#n;constructor(t,e){this.#i=t,this.#t=t&&`${A(t)}:drafts`,this.#e=!!t,this.#s=t?Jt(this.#t):{texts:{}},
this.#n=e}get all(){return this.#e&&Et(w(this.#t))||this.#s.texts}get unsent(){return Object.values(this.all).filter(Boolean).
length}note(t,e){this.#o({...this.all,[t]:e})}forget(t){this.#o(Object.fromEntries(Object.entries(this.all).filter(([e])=>!t.
has(e))))}wipe(){this.#o({}),this.#t&&ht(A(this.#i))}#o(t){if(this.#s.texts=t,!this.#t)return;let e=w(this.#t);this.#e&&
e&&!Et(e)&&(this.#e=$(this.#t),this.#n.damaged(e)),this.#e&&L(this.#t,JSON.stringify(t))||this.#n.keepsNothing(),this.#n.
changed()}};function Jt(n){let t=globalThis,e=t[Symbol.for("vfw drafts")]??={};return e[n]??={texts:{}}}function Et(n){try{
let t=JSON.parse(n);return(t?.constructor===Object?Object.values(t):[null]).every(s=>typeof s=="string")?t:void 0}catch{
return}}function At(n,t){for(let e of k(n,"[data-draft]")){let s=t[e.dataset.draft??""];s!==void 0&&(e.type==="radio"?e.checked=
e.value===s:e.value=s)}}function q(n,t){for(let e of k(n,"[data-drafted]")){let s=(t[e.dataset.drafted??""]??"").trim();
e.hidden=!s;let o=p(e,"span");o&&(o.textContent=s);let i=e.nextElementSibling;i instanceof HTMLElement&&i.matches(".vfw-\
open")&&(i.hidden=!!s)}}var Yt=8,Qt=1.2;function yt(n,t){let e=({target:o})=>{let i=b(o,".vfw-with-game > .vfw-stage > .vfw-panel");if(!i||!Zt(i.
getBoundingClientRect(),innerHeight))return;let r=matchMedia("(prefers-reduced-motion: reduce)").matches;i.scrollIntoView(
{block:"start",behavior:r?"instant":"smooth"})},s=E(t);for(let o of["click","keyup"])s(n,o,e)}function Zt({top:n,height:t},e){
return t<=e*Qt&&Math.abs(n)>=Yt}var H="vfw:painted",Xt=64,M=class{#t=new Set;see(t){for(let{target:e,isIntersecting:s,boundingClientRect:o}of t)s||o.top<
0?this.#t.delete(e):this.#t.add(e)}forget(){this.#t.clear()}get words(){let{size:t}=this.#t;return t?`${t} question${t>1?
"s":""} below`:""}};function St(n,t,e){let s=new M,o=()=>{let c=t();c&&(c.hidden=!s.words,c.textContent=s.words)},i=c=>{
s.see(c),o()},r=new IntersectionObserver(i,{rootMargin:`0px 0px -${Xt}px 0px`}),d=()=>{r.disconnect(),s.forget();for(let c of Ot(
n)){let h=p(c,"[type=submit]");h&&r.observe(h)}o()};E(e)(n,H,d),e.addEventListener("abort",()=>r.disconnect()),d()}function Lt(n){
let[t]=Ot(n);t&&(b(t,".vfw-question")?.scrollIntoView({block:"center"}),p(t,"input, textarea")?.focus({preventScroll:!0}))}
function Ot(n){return k(n,".vfw-step .vfw-question form")}var Tt="vfw-drafted",te=`This browser does not keep your answers: its storage is switched off or full. Print them, on th\
e
  last page, before you close it.`,ee=`What this browser kept of what you wrote and did not send cannot be read. It is n\
ot lost: it
  stays in this browser.`,Ze=ft(async({model:n,el:t,post:e},s)=>{let i=await rt(()=>{let r=b(t,".vfw-lesson, .vfw-step");
return r&&(r.matches(".vfw-in-cells")||p(r,".vfw-stage"))&&r},s);i&&ne(i,n,t,e,s)});function ne(n,t,e,s,o){e.classList.add(
"vfw-leaf-widget");let i=E(o),r=se(n,e,o),d=xt(e,o),c=e.appendChild(u("div",{class:"vfw-lost",role:"alert"})),h=t.get("l\
esson"),G=(a,l)=>U(e,"vfw-lost",a,l),V=()=>dt(()=>U(e,"vfw-lost",te)),x=new j(h,{keepsNothing:V,damaged:a=>G(ee,()=>["dr\
afts.txt",a]),changed:()=>document.dispatchEvent(new Event(Tt))}),J=A(h),Y=()=>{for(let a of r)a.el.classList.toggle("vf\
w-has-aside",O(J).length>0)},Q=({name:a,el:l,page:f})=>{let m=it(),v=m&&f.contains(m)?m:null,{command:R,value:I}=v?.dataset??
{},y=v&&b(v,"[data-number]")?.dataset.number;f.innerHTML=t.get(`${a}_html`),l.dataset.shows=["asks","answers"].filter(F=>p(
f,`.vfw-${F}`)).join(" "),Y(),At(f,x.all),q(f,x.all),l.dispatchEvent(new Event(H,{bubbles:!0})),v&&oe(f,y?{question:y}:{
command:R,value:I})},g=t.get("slot")&&A(t.get("slot")),Z=!!g,X=()=>{let a=t.get("keeps");g&&a&&!(Z&&L(g,a))&&V()},It=a=>{
let l=w(g);Z&&=$(g),Y(),G(`${a} It is not lost: it stays in this browser.`,()=>["lesson.json",l])},tt=()=>d.tell(t.get("\
said")),T=(a,l,f=()=>{})=>{c.replaceChildren(),s.send({region:a,step:t.get("step"),...l},f)},Nt=({kind:a,why:l})=>{a==="\
put aside"&&It(l),a==="turned"&&ie(n)};for(let{name:a,page:l}of r)i(l,"submit",f=>{f.preventDefault();let[m,{answer:v,handIn:R}]=[
f.target,f.target.dataset],I=Object.fromEntries(new FormData(m).entries()),y=()=>x.forget(new Set(k(m,"[data-draft]").map(
F=>F.dataset.draft??"")));R===void 0?T(a,{kind:"answer",number:Number(v),value:I.value??""},y):T(a,{kind:"hand in",answers:I,
sure:f.submitter?.value==="sure"},y)}),i(l,"input",({target:f})=>x.note(f.dataset.draft,f.value)),i(document,Tt,()=>q(l,
x.all)),i(l,"click",({target:f})=>{f.closest('[data-local="save aside"]')&&mt(J),f.closest("[data-leads-to]")&&Lt(n);let{
command:m,value:v=""}=b(f,"button[data-command]")?.dataset??{};m!==void 0&&(m==="wipe"&&x.wipe(),m==="print"?print():T(a,
{kind:"command",name:m,value:v}))}),i(l,"focusin",({target:f})=>z(f,at));let et=()=>{let a=B();for(let{page:l}of r)l.style.
zoom=String(kt(a));n.classList.toggle("vfw-dark",bt(a,W().matches))};vt(et,o),et(),n.matches(".vfw-paged")&&re(n,o);let nt=r.
map(a=>[`change:${a.name}_html`,()=>Q(a)]);for(let[a,l]of nt)t.on(a,l);s.listen(Nt,o),t.on("change:keeps",X),t.on("chang\
e:said",tt);for(let a of r)Q(a);let Ct="This lesson goes on in another window too. The browser keeps that of the last to\
 act.";if(ut(g,()=>c.replaceChildren(u("p",{},Ct)),o),g){ae(r[0].page,t,s,o);let{sensitivity:a=""}=B(),[l,f]=[x.unsent>0,
s.watch.cameBack?.goesOn??!1];T("head",{kind:"kept",text:w(g),has_drafts:l,goes_on:f,sensitivity:a})}o.addEventListener(
"abort",()=>{for(let[a,l]of nt)t.off(a,l);t.off("change:keeps",X),t.off("change:said",tt)})}function se(n,t,e){let[s,o,i]=[
p(n,".vfw-stage"),n.matches(".vfw-step"),n.matches(".vfw-paged")],d=(o?["above","below"]:i?["head","above","below","foot"]:
["head"]).map(c=>{let h=u("div",{class:"vfw-lesson-page"});return{name:c,page:h,el:u("div",{class:`vfw-leaf vfw-leaf-${c}`},
h)}});for(let{name:c,el:h}of d)c==="head"&&t.before(h),c==="above"&&s?.before(h),c==="below"&&s?.after(h),c==="foot"&&n.
append(h),e.addEventListener("abort",()=>h.remove());return d}function oe(n,{question:t,command:e,value:s}){let o=t?p(n,
`[data-number="${t}"] :is(input, textarea, .vfw-said)`):p(n,`[data-command="${e}"][data-value="${s}"]`),i=o?null:p(n,"[d\
ata-first]");(o??i??p(n,"h2, button"))?.focus({preventScroll:!i}),p(n,".vfw-asks")?.scrollIntoView({block:"nearest"})}function ie(n){
p(n,".vfw-step h2")?.focus({preventScroll:!0}),n.scrollIntoView({block:"start"})}function re(n,t){for(let e of[n.parentElement,
document.documentElement])e?.classList.add("vfw-around-story");St(n,()=>p(n,".vfw-below"),t),yt(n,t)}function ae(n,t,e,s){
let o=()=>!p(n,".vfw-asks"),i=()=>t.get("lesson")?". Your answers are kept in this browser.":".";e.watch.over({root:n,post:e,
keeps:i,goesOn:o},s)}export{Ze as default};
