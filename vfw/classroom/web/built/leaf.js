var R=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function it(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function rt(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function I(){return document.body.dataset.voila!==
void 0}async function at(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let a=await s("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function O(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function d(n,t,...e){let s=document.createElement(
n);return s.append(...e),J(s,t)}function J(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function p(n,t){return n.querySelector(t)}function b(n,t){return[...n.querySelectorAll(t)]}function g(n,t){
return n.closest(t)}function ct(){return document.activeElement}var lt={"data-lm-suppress-shortcuts":"true"};var D=class{#t=null;constructor(t){this.quiet=d("div",{class:"vfw-sending",role:"status"}),this.banner=d("div",{class:"v\
fw-banner",role:"alert"}),this.button=d("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=d("p",{}),this.box=d("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function ft(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function ut(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var q=2500,Wt=2e3,Jt=8e3,H=2e3,qt=1e4,Ht=25e3,Gt=3e4,Vt=500,U=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=ut(this.#t),setInterval(()=>this.beat(),Vt);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new D(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?q/2:q)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>q+1e3||this.isCut)&&t-this.lookedAt>H&&this.look(),
t-this.heardAt>Jt&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Wt)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!I()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=I()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(a=>a.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(I()||this.line.posts.size))return;this.isOut=!0;let e=await at(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>Ht&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<Gt;e==="gone"&&I()&&!s&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(l=>setTimeout(l,a,!1));
this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(H)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?qt:H)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;ft(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function ht(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new G(e,s)},render:it((e,s)=>n({...e,post:t},s))}}}
var G=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=Yt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(l=>o.has_model(l)),a=await Promise.all(i.map(l=>o.
get_model(l)));a.forEach((l,h)=>l.set_state(t[i[h]]??{})),this.line.taken(s)&&a.forEach((l,h)=>{for(let c of e[i[h]]??[])
l.trigger("msg:custom",c)})}tell(t){for(let e of this.hearers)e(t)}};function Yt(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new R(()=>n.kernel??null);s={line:o,watch:new U(o)},e.set(n,s)}return s}function w(n){try{return localStorage.getItem(n)??""}catch{return""}}function E(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function dt(n){try{localStorage.removeItem(n)}catch{}}function S(n,t=rt()){let e=`/${t}/`.replace(/\/+/g,
"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}function pt(n){let t=document.documentElement.dataset;
t.vfwKeepsNothing||n(),t.vfwKeepsNothing="told"}function Qt(n){let t=[];for(let e;e=w(`${n}:put aside ${t.length+1}`);)t.
push(e);return t}function L(n){try{let[t,e]=[localStorage.getItem(n),Qt(n)];return t&&!e.includes(t)&&localStorage.setItem(
`${n}:put aside ${e.length+1}`,t),!0}catch{return!1}}function C(n){try{return Object.keys(localStorage).filter(t=>t.startsWith(
`${n}:`)&&t.includes(":put aside ")).sort((t,e)=>t.localeCompare(e,"en",{numeric:!0}))}catch{return[]}}function mt(n){for(let t of C(
n))localStorage.removeItem(t)}function wt(n,t,e){addEventListener("storage",s=>n&&s.key===n&&t(),{signal:e})}var Zt={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function K(n,t){Xt(n,new Blob([t],{type:Zt[n.split(".").at(
-1)??""]??"application/json"}))}function Xt(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function gt(n,t=e=>e){C(n).forEach((e,s)=>{K(`votes-for-wome\
n-put-aside-${s+1}.json`,t(w(e),e))})}function _(n,t,e,s){let o=d("div",{class:t,role:"status"});n.prepend(o);let i=d("d\
iv",{},d("p",{},e)),a=(l,h)=>{let c=d("button",{type:"button",class:"vfw-button"},l);c.addEventListener("click",h),i.append(
c)};s&&a("Save it as a file",()=>K(...s())),a("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var vt=S("likings"),te="vfw-likings",ee={size:"1",light:"system",motion:"system"},kt={...ee,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},ne=["keys","stage"];var se={1:1,2:1.2,3:1.45};function oe(n){try{let t=Object.entries(JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),
e=Object.keys(kt).every(s=>ne.includes(s)||t.some(([o])=>o===s));return Object.fromEntries(e?t.filter(([s,o])=>o!==ie(s)):
t)}catch{return{}}}function ie(n){return kt[n]}function V(){return oe(document.documentElement.dataset.vfwLikings??w(vt))}function xt(n,t){document.addEventListener(te,n,{signal:t}),Y().addEventListener("change",n,{signal:t});let e=({key:s})=>{
s===vt&&(delete document.documentElement.dataset.vfwLikings,n())};addEventListener("storage",e,{signal:t})}function bt(n){
return se[n.size]??1}function yt(n,t){return n.light==="dark"||!["light","contrast"].includes(n.light)&&t}function Y(){return matchMedia(
"(prefers-color-scheme: dark)")}var re=40;function Et(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
d("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...a]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...a.filter(Boolean))},say(...o){for(s.append(...o.map(i=>d("p",{},i)));s.
childElementCount>re;)s.firstElementChild?.remove()}}}var T="now",ae=3,z=class{#t;#e;constructor(t){this.#t=t,this.#e=`${t}:earlier`}get earlier(){return St(w(this.#e))??[]}find(t){
return t===T?{text:w(this.#t),drafts:w(`${this.#t}:drafts`)}:this.earlier.find(e=>e.key===t)}putAway(t){return t&&!this.#s(
this.#n(this.earlier).slice(0,ae))?!1:(this.#o(),!0)}takeUp(t,e){let s=this.find(t),o=this.earlier.filter(i=>i.key!==t);
return!s||!this.#s(e?this.#n(o):o)?null:(E(this.#t,s.text),s.drafts)}remove(t){t===T?this.#o():this.#s(this.earlier.filter(
e=>e.key!==t))}add(t){return this.#s([{key:this.#i(),...t},...this.earlier])}#n(t){let e=this.find(T);return e.text||e.drafts?
[{key:this.#i(),...e},...t]:t}#i(){return String(1+Math.max(0,...this.earlier.map(({key:t})=>Number(t)||0)))}#o(){for(let t of[
this.#t,`${this.#t}:drafts`])dt(t)}#s(t){let e=w(this.#e);return e&&!St(e)&&!L(this.#e)?!1:E(this.#e,JSON.stringify(t))}};
function St(n){try{let t=JSON.parse(n);return t.every(s=>[s.key,s.text,s.drafts].every(o=>typeof o=="string"))?t:void 0}catch{
return}}var M=class{#t;#e;#n;#i;#o;constructor(t,e){this.#e=t,this.#t=t&&`${S(t)}:drafts`,this.#n=!!t,this.#i=t?ce(this.#t):{texts:{}},
this.#o=e}get all(){return this.#n&&$(w(this.#t))||this.#i.texts}get unsent(){return Object.values(this.all).filter(Boolean).
length}note(t,e){this.#s({...this.all,[t]:e})}forget(t){this.#s(Object.fromEntries(Object.entries(this.all).filter(([e])=>!t.
has(e))))}wipe(){this.replace(""),this.#t&&mt(S(this.#e))}replace(t){this.#s($(t)??{})}#s(t){if(this.#i.texts=t,!this.#t)
return;let e=w(this.#t);this.#n&&e&&!$(e)&&(this.#n=L(this.#t),this.#o.damaged(e)),this.#n&&E(this.#t,JSON.stringify(t))||
this.#o.keepsNothing(),this.#o.changed()}};function ce(n){let t=globalThis,e=t[Symbol.for("vfw drafts")]??={};return e[n]??=
{texts:{}}}function $(n){try{let t=JSON.parse(n);return(t?.constructor===Object?Object.values(t):[null]).every(s=>typeof s==
"string")?t:void 0}catch{return}}var At="vfw lesson",le="vfw-lesson",fe="This file holds no saved lesson. Choose a file that was saved in a lesson of the\
 exhibit.";function Ot(n,t,e,s){let i=t.normalize("NFKD").replace(/\p{M}/gu,"").toLowerCase().replace(/[^\p{L}\p{N}]+/gu,
"-").replace(/^-+|-+$/g,""),a=[e.getFullYear(),e.getMonth()+1,e.getDate()].map(l=>String(l).padStart(2,"0"));return`${[n,
i,a.join("-")].filter(Boolean).join("-")}.${s}`}function Lt(n){try{let{name:t="",when:e=""}=JSON.parse(n),s=new Date(e);
return{name:String(t),when:Number.isNaN(s.getTime())?new Date:s}}catch{return{name:"",when:new Date}}}function Tt(n,{text:t,
drafts:e}){try{let s=t?JSON.parse(t):{at:0,steps:{}};return JSON.stringify({kind:At,version:1,lesson:n,kept:s,drafts:$(e)??
{}},null,1)}catch{return t}}function Nt(n,t){let e=ue(n);if(e?.kind!==At||!e.kept)throw new Error(fe);if(e.lesson!==t)throw new Error(
`This file holds the lesson “${e.lesson}”. Open it in that lesson.`);return{text:JSON.stringify(e.kept),drafts:JSON.
stringify(e.drafts??{})}}function ue(n){let[,t]=new RegExp(`<script type="application/json" id="${le}">(.*?)<\/script>`,
"s").exec(n)??[];try{return JSON.parse((t??n).replace(/^\uFEFF/,""))}catch{return null}}var he=4e6,It=`This browser has no room to keep another lesson. Remove one that nobody needs, or save it as a file
  first.`;function Ct(n,{slot:t,lesson:e,drafts:s,list:o,listen:i}){let a=new z(t),l=c=>_(n.parentElement,"vfw-lost",c),
h=c=>{let u=a.find(c);if(!u)return;let{name:m,when:v}=Lt(u.text);K(Ot(e,m,v,"json"),Tt(e,u))};return i(n,"click",({target:c})=>{
let{value:u=""}=g(c,'[data-local="save lesson"]')?.dataset??{};u&&h(u)}),i(n,"change",async({target:c})=>{let[u]=c.dataset.
opens==="lesson"?c.files:[];if(u){c.value="";try{let m=u.size>he?"":await u.text();a.add(Nt(m,e))?o():l(It)}catch(m){l(m.
message)}}}),{get earlier(){return a.earlier.map(({key:c,text:u})=>({key:c,text:u}))},allows(c,u){let m=p(n,"[data-keeps\
-now]")!==null,v=!0;if(c==="start new"&&u==="sure")v=a.putAway(m),v&&s.wipe();else if(c==="go on"&&u!==T){let A=a.takeUp(
u,m);v=A!==null,A!==null&&s.replace(A)}else c==="remove it"&&(a.remove(u),u===T&&s.wipe());return v||l(It),v}}}function _t(n){
for(let t of b(n,"time[datetime]")){let e=new Date(t.dateTime);Number.isNaN(e.getTime())||(t.textContent=de(e,new Date))}}
function de(n,t){let e=n.toLocaleTimeString("en-US",{hour:"numeric",minute:"2-digit"}),s=(t.getTime()-n.getTime())/864e5,
o=s>=0&&s<6?{weekday:"long"}:{month:"long",day:"numeric",year:"numeric"};return`${n.toLocaleDateString("en-US",o)} ${e}`}function $t(n,t){for(let e of b(n,"[data-draft]")){let s=t[e.dataset.draft??""];s!==void 0&&(e.type==="radio"?e.checked=
e.value===s:e.value=s)}}function Q(n,t){for(let e of b(n,"[data-drafted]")){let s=(t[e.dataset.drafted??""]??"").trim();
e.hidden=!s;let o=p(e,"span");o&&(o.textContent=s);let i=e.nextElementSibling;i instanceof HTMLElement&&i.matches(".vfw-\
open")&&(i.hidden=!!s)}}var pe=8,me=1.2;function Ft(n,t){let e=({target:o})=>{let i=g(o,".vfw-with-game > .vfw-stage > .vfw-panel");if(!i||!we(i.
getBoundingClientRect(),innerHeight))return;let a=matchMedia("(prefers-reduced-motion: reduce)").matches;i.scrollIntoView(
{block:"start",behavior:a?"instant":"smooth"})},s=O(t);for(let o of["click","keyup"])s(n,o,e)}function we({top:n,height:t},e){
return t<=e*me&&Math.abs(n)>=pe}var B="vfw:painted",ge=64,Z=class{#t=new Set;see(t){for(let{target:e,isIntersecting:s,boundingClientRect:o}of t)s||o.top<
0?this.#t.delete(e):this.#t.add(e)}forget(){this.#t.clear()}get words(){let{size:t}=this.#t;return t?`${t} question${t>1?
"s":""} below`:""}};function jt(n,t,e){let s=new Z,o=()=>{let h=t();h&&(h.hidden=!s.words,h.textContent=s.words)},i=h=>{
s.see(h),o()},a=new IntersectionObserver(i,{rootMargin:`0px 0px -${ge}px 0px`}),l=()=>{a.disconnect(),s.forget();for(let h of Dt(
n)){let c=p(h,"[type=submit]");c&&a.observe(c)}o()};O(e)(n,B,l),e.addEventListener("abort",()=>a.disconnect()),l()}function Rt(n){
let[t]=Dt(n);t&&(g(t,".vfw-question")?.scrollIntoView({block:"center"}),p(t,"input, textarea")?.focus({preventScroll:!0}))}
function Dt(n){return b(n,".vfw-step .vfw-question form")}var Ut="vfw-drafted",ve=`This browser does not keep your answers: its storage is switched off or full. Print them, on th\
e
  last page, before you close it.`,ke=`What this browser kept of what you wrote and did not send cannot be read. It is n\
ot lost: it
  stays in this browser.`,On=ht(({model:n,el:t,post:e},s)=>{let o=O(s),i=t.appendChild(d("div",{class:"vfw-lesson-page"})),
a=Et(t,s),l=t.appendChild(d("div",{class:"vfw-lost",role:"alert"})),h=n.get("lesson"),c=(r,f)=>_(t,"vfw-lost",r,f),u=()=>pt(
()=>_(t,"vfw-lost",ve)),m=new M(h,{keepsNothing:u,damaged:r=>c(ke,()=>["drafts.txt",r]),changed:()=>document.dispatchEvent(
new Event(Ut))}),v=S(h),A=()=>t.classList.toggle("vfw-has-aside",C(v).length>0),P=()=>{let r=ct(),f=r&&i.contains(r)?r:null,
{command:x,value:y}=f?.dataset??{},N=f&&g(f,"[data-number]")?.dataset.number;i.innerHTML=n.get("html"),t.dataset.shows=[
"asks","answers"].filter(j=>p(i,`.vfw-${j}`)).join(" "),A(),$t(i,m.all),Q(i,m.all),_t(i),t.dispatchEvent(new Event(B,{bubbles:!0})),
f&&xe(i,N?{question:N}:{command:x,value:y})},k=n.get("slot")&&S(n.get("slot")),X=!!k,tt=()=>{let r=n.get("keeps");k&&r&&
!(X&&E(k,r))&&u()},Kt=r=>{let f=w(k);X&&=L(k),A(),c(`${r} It is not lost: it stays in this browser.`,()=>["lesson.json",
f])},et=()=>a.tell(n.get("said")),nt=()=>ot({asks:!0}),zt=h.split(":").at(-1)??"",st=k&&h?Ct(i,{slot:k,lesson:zt,drafts:m,
list:nt,listen:o}):null,ot=r=>{let{sensitivity:f=""}=V(),[x,y]=[m.unsent>0,st?.earlier??[]];e.send({kind:"kept",text:w(k),
has_drafts:x,goes_on:!1,sensitivity:f,earlier:y,...r})},F=(r,f=()=>{})=>{l.replaceChildren(),e.send(r,f)},Mt=({kind:r,why:f})=>{
r==="put aside"&&Kt(f),r==="list lessons"&&nt(),r==="turned"&&be(t)};o(i,"submit",r=>{r.preventDefault();let[f,{answer:x,
handIn:y}]=[r.target,r.target.dataset],N=Object.fromEntries(new FormData(f).entries()),j=()=>m.forget(new Set(b(f,"[data\
-draft]").map(Pt=>Pt.dataset.draft??"")));F(y===void 0?{kind:"answer",number:Number(x),value:N.value??""}:{kind:"hand in",
answers:N,sure:r.submitter?.value==="sure"},j)}),o(i,"input",({target:r})=>r.dataset.draft&&m.note(r.dataset.draft,r.value)),
o(i,"change",({target:{dataset:r,value:f}})=>{r.sends&&F({kind:"command",name:r.sends,value:f})}),o(document,Ut,()=>Q(i,
m.all)),o(i,"click",({target:r})=>{r.closest('[data-local="save aside"]')&&gt(v);let f=g(t,".vfw-paged");f&&r.closest("[\
data-leads-to]")&&Rt(f);let{command:x,value:y=""}=g(r,"button[data-command]")?.dataset??{};x!==void 0&&(x==="print"?print():
(st?.allows(x,y)??!0)&&F({kind:"command",name:x,value:y}))}),o(i,"focusin",({target:r})=>J(r,lt));let W=()=>{let r=V();i.
style.zoom=String(bt(r)),g(t,".vfw-lesson, .vfw-step")?.classList.toggle("vfw-dark",yt(r,Y().matches))};xt(W,s),W(),requestAnimationFrame(
()=>{W();let r=g(t,".vfw-paged");r&&ye(r,t,i,s)}),n.on("change:html",P),e.listen(Mt,s),n.on("change:keeps",tt),n.on("cha\
nge:said",et),P();let Bt="This lesson goes on in another window too. The browser keeps that of the last to act.";wt(k,()=>l.
replaceChildren(d("p",{},Bt)),s),k&&(Ee(i,n,e,s),ot({goes_on:e.watch.cameBack?.goesOn??!1})),s.addEventListener("abort",
()=>{n.off("change:html",P),n.off("change:keeps",tt),n.off("change:said",et)})});function xe(n,{question:t,command:e,value:s}){
let o=t?p(n,`[data-number="${t}"] :is(input, textarea, .vfw-said)`):p(n,`[data-command="${e}"][data-value="${s}"]`),i=o?
null:p(n,"[data-first]");(o??i??p(n,"h2, button"))?.focus({preventScroll:!i}),p(n,".vfw-asks")?.scrollIntoView({block:"n\
earest"})}function be(n){let t=g(n,".vfw-lesson");t&&(p(t,".vfw-step h2")?.focus({preventScroll:!0}),t.scrollIntoView({block:"\
start"}))}function ye(n,t,e,s){for(let o of[n.parentElement,document.documentElement])o?.classList.add("vfw-around-story");
t.dispatchEvent(new Event(B,{bubbles:!0})),t.closest(".vfw-leaf-foot")&&(jt(n,()=>p(e,".vfw-below"),s),Ft(n,s))}function Ee(n,t,e,s){
let o=()=>!p(n,".vfw-asks"),i=()=>t.get("lesson")?". Your answers are kept in this browser.":".";e.watch.over({root:n,post:e,
keeps:i,goesOn:o},s)}export{On as default};
