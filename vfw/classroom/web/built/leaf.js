var R=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function ct(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function lt(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function C(){return document.body.dataset.voila!==
void 0}async function ft(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let a=await s("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function T(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function d(n,t,...e){let s=document.createElement(
n);return s.append(...e),J(s,t)}function J(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function p(n,t){return n.querySelector(t)}function v(n,t){return[...n.querySelectorAll(t)]}function g(n,t){
return n.closest(t)}function dt(){return document.activeElement}var ut={"data-lm-suppress-shortcuts":"true"};var U=class{#t=null;constructor(t){this.quiet=d("div",{class:"vfw-sending",role:"status"}),this.banner=d("div",{class:"v\
fw-banner",role:"alert"}),this.button=d("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=d("p",{}),this.box=d("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function ht(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function pt(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var G=2500,Vt=2e3,Qt=8e3,Y=2e3,Zt=1e4,Xt=25e3,te=3e4,ee=500,M=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=pt(this.#t),setInterval(()=>this.beat(),ee);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new U(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?G/2:G)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>G+1e3||this.isCut)&&t-this.lookedAt>Y&&this.look(),
t-this.heardAt>Qt&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Vt)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!C()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=C()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(a=>a.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(C()||this.line.posts.size))return;this.isOut=!0;let e=await ft(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>Xt&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<te;e==="gone"&&C()&&!s&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(l=>setTimeout(l,a,!1));
this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(Y)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?Zt:Y)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;ht(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function mt(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new V(e,s)},render:ct((e,s)=>n({...e,post:t},s))}}}
var V=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=ne(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(l=>o.has_model(l)),a=await Promise.all(i.map(l=>o.
get_model(l)));a.forEach((l,f)=>l.set_state(t[i[f]]??{})),this.line.taken(s)&&a.forEach((l,f)=>{for(let c of e[i[f]]??[])
l.trigger("msg:custom",c)})}tell(t){for(let e of this.hearers)e(t)}};function ne(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new R(()=>n.kernel??null);s={line:o,watch:new M(o)},e.set(n,s)}return s}function w(n){try{return localStorage.getItem(n)??""}catch{return""}}function S(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function wt(n){try{localStorage.removeItem(n)}catch{}}function y(n,t=lt()){let e=`/${t}/`.replace(/\/+/g,
"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}function gt(n){let t=document.documentElement.dataset;
t.vfwKeepsNothing||n(),t.vfwKeepsNothing="told"}function se(n){let t=[];for(let e;e=w(`${n}:put aside ${t.length+1}`);)t.
push(e);return t}function L(n){try{let[t,e]=[localStorage.getItem(n),se(n)];return t&&!e.includes(t)&&localStorage.setItem(
`${n}:put aside ${e.length+1}`,t),!0}catch{return!1}}function $(n){try{return Object.keys(localStorage).filter(t=>t.startsWith(
`${n}:`)&&t.includes(":put aside ")).sort((t,e)=>t.localeCompare(e,"en",{numeric:!0}))}catch{return[]}}function vt(n){for(let t of $(
n))localStorage.removeItem(t)}function kt(n,t,e){addEventListener("storage",s=>n&&s.key===n&&t(),{signal:e})}var oe={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function K(n,t){Q(n,new Blob([t],{type:oe[n.split(".").at(
-1)??""]??"application/json"}))}function Q(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function bt(n,t=e=>e){$(n).forEach((e,s)=>{K(`votes-for-wome\
n-put-aside-${s+1}.json`,t(w(e),e))})}function _(n,t,e,s){let o=d("div",{class:t,role:"status"});n.prepend(o);let i=d("d\
iv",{},d("p",{},e)),a=(l,f)=>{let c=d("button",{type:"button",class:"vfw-button"},l);c.addEventListener("click",f),i.append(
c)};s&&a("Save it as a file",()=>K(...s())),a("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var xt=y("likings"),ie="vfw-likings",re="data-jp-theme-light",ae={size:"1",light:"system",motion:"system"},yt={...ae,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},ce=["keys","stage"];var le={1:1,2:1.2,3:1.45};function fe(n){try{let t=Object.entries(JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),
e=Object.keys(yt).every(s=>ce.includes(s)||t.some(([o])=>o===s));return Object.fromEntries(e?t.filter(([s,o])=>o!==de(s)):
t)}catch{return{}}}function de(n){return yt[n]}function Z(){return fe(document.documentElement.dataset.vfwLikings??w(xt))}function Et(n,t){document.addEventListener(ie,n,{signal:t}),Ot().addEventListener("change",n,{signal:t});let e=new MutationObserver(
n);Lt(document.body)&&e.observe(document.body,{attributeFilter:[re]}),t?.addEventListener("abort",()=>e.disconnect());let s=({
key:o})=>{o===xt&&(delete document.documentElement.dataset.vfwLikings,n())};addEventListener("storage",s,{signal:t})}function St(n){
return le[n.size]??1}function At(n,t){return n.light==="dark"||!["light","contrast"].includes(n.light)&&t}function Ot(){
return matchMedia("(prefers-color-scheme: dark)")}function Tt(){let n=Lt(document.body);return n?n==="dark":Ot().matches}
function Lt(n){let{jpThemeLight:t,voila:e}=n?.dataset??{};return t===void 0||e!==void 0?"":t==="false"?"dark":"light"}var ue=40;function Nt(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
d("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...a]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...a.filter(Boolean))},say(...o){for(s.append(...o.map(i=>d("p",{},i)));s.
childElementCount>ue;)s.firstElementChild?.remove()}}}var A="now",he=3,N=class{#t;#e;constructor(t){this.#t=t,this.#e=`${t}:earlier`}get earlier(){return It(w(this.#e))??[]}find(t){
return t===A?{text:w(this.#t),drafts:w(`${this.#t}:drafts`)}:this.earlier.find(e=>e.key===t)}putAway(t){return t&&!this.#s(
this.#n(this.earlier).slice(0,he))?!1:(this.#o(),!0)}takeUp(t,e){let s=this.find(t),o=this.earlier.filter(i=>i.key!==t);
return!s||!this.#s(e?this.#n(o):o)?null:(S(this.#t,s.text),s.drafts)}remove(t){t===A?this.#o():this.#s(this.earlier.filter(
e=>e.key!==t))}add(t){return this.#s([{key:this.#i(),...t},...this.earlier])}#n(t){let e=this.find(A);return e.text||e.drafts?
[{key:this.#i(),...e},...t]:t}#i(){return String(1+Math.max(0,...this.earlier.map(({key:t})=>Number(t)||0)))}#o(){for(let t of[
this.#t,`${this.#t}:drafts`])wt(t)}#s(t){let e=w(this.#e);return e&&!It(e)&&!L(this.#e)?!1:S(this.#e,JSON.stringify(t))}};
function It(n){try{let t=JSON.parse(n);return t.every(s=>[s.key,s.text,s.drafts].every(o=>typeof o=="string"))?t:void 0}catch{
return}}var z=class{#t;#e;#n;#i;#o;constructor(t,e){this.#e=t,this.#t=t&&`${y(t)}:drafts`,this.#n=!!t,this.#i=t?pe(this.#t):{texts:{}},
this.#o=e}get all(){return this.#n&&D(w(this.#t))||this.#i.texts}get unsent(){return Object.values(this.all).filter(Boolean).
length}note(t,e){this.#s({...this.all,[t]:e})}forget(t){this.#s(Object.fromEntries(Object.entries(this.all).filter(([e])=>!t.
has(e))))}wipe(){this.replace(""),this.#t&&vt(y(this.#e))}replace(t){this.#s(D(t)??{})}#s(t){if(this.#i.texts=t,!this.#t)
return;let e=w(this.#t);this.#n&&e&&!D(e)&&(this.#n=L(this.#t),this.#o.damaged(e)),this.#n&&S(this.#t,JSON.stringify(t))||
this.#o.keepsNothing(),this.#o.changed()}};function pe(n){let t=globalThis,e=t[Symbol.for("vfw drafts")]??={};return e[n]??=
{texts:{}}}function D(n){try{let t=JSON.parse(n);return(t?.constructor===Object?Object.values(t):[null]).every(s=>typeof s==
"string")?t:void 0}catch{return}}var Ct="vfw lesson",X="vfw-lesson",me="This file holds no saved lesson. Choose a file that was saved in a lesson of the \
exhibit.";function P(n,t,e,s){let i=t.normalize("NFKD").replace(/\p{M}/gu,"").toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"\
-").replace(/^-+|-+$/g,""),a=[e.getFullYear(),e.getMonth()+1,e.getDate()].map(l=>String(l).padStart(2,"0"));return`${[n,
i,a.join("-")].filter(Boolean).join("-")}.${s}`}function $t(n){try{let{name:t="",when:e=""}=JSON.parse(n),s=new Date(e);
return{name:String(t),when:Number.isNaN(s.getTime())?new Date:s}}catch{return{name:"",when:new Date}}}function B(n,{text:t,
drafts:e}){try{let s=t?JSON.parse(t):{at:0,steps:{}};return JSON.stringify({kind:Ct,version:1,lesson:n,kept:s,drafts:D(e)??
{}},null,1)}catch{return t}}function _t(n,t){let e=we(n);if(e?.kind!==Ct||!e.kept)throw new Error(me);if(e.lesson!==t)throw new Error(
`This file holds the lesson “${e.lesson}”. Open it in that lesson.`);return{text:JSON.stringify(e.kept),drafts:JSON.
stringify(e.drafts??{})}}function we(n){let[,t]=new RegExp(`<script type="application/json" id="${X}">(.*?)<\/script>`,"\
s").exec(n)??[];try{return JSON.parse((t??n).replace(/^\uFEFF/,""))}catch{return null}}var ge=`
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 17px/1.5 Georgia, serif; color: #1d1a22; }
  h2 { font-size: 1.6em; line-height: 1.2; } h3 { margin: 1.6em 0 0; } dt { margin-top: 0.8em; font-weight: bold; }
  dd { margin: 0.2em 0 0 1em; white-space: pre-line; overflow-wrap: anywhere; } i { color: #5b5464; }
  .vfw-signed span { display: inline-block; min-width: 14em; margin-right: 2em; border-bottom: 1px solid #8b8072; }
  dt { break-after: avoid; }`,ve="default-src 'none'; style-src 'unsafe-inline'";function Dt(n,t){let e=g(n,".vfw-lesson"),
s=p(n,".vfw-answers")??(e&&p(e,".vfw-answers"));if(!s)return;let{lesson:o="",name:i="",when:a=""}=s.dataset,l=t?new N(y(
t)).find(A):void 0,f=new Date(a),c=P(o,i,Number.isNaN(f.getTime())?new Date:f,"html");Q(c,new Blob([ke(s,l?B(o,l):"")],{
type:"text/html"}))}function ke(n,t){let e=n.cloneNode(!0);for(let c of v(e,"[hidden]"))c.remove();let s=[p(e,"h2")?.textContent,
n.dataset.name].filter(Boolean).join(" · "),o=[d("meta",{charset:"utf-8"}),d("meta",{"http-equiv":"Content-Security-Pol\
icy",content:ve}),d("title",{},s),d("style",{},ge)],i=t.replaceAll("<","\\u003c"),a=i&&`<script type="application/json" \
id="${X}">${i}<\/script>`,l=o.map(c=>c.outerHTML).join(`
`),f=`<body>
${e.outerHTML}
${a}
</body>`;return`<!DOCTYPE html>
<html lang="en">
<head>
${l}
</head>
${f}
</html>
`}var be=4e6,jt={month:"long",day:"numeric",year:"numeric"},Ft=`This browser has no room to keep another lesson. Remove on\
e that nobody needs, or save it as a file
  first.`;function Rt(n,{slot:t,lesson:e,drafts:s,list:o,listen:i}){let a=new N(t),l=c=>_(n.parentElement,"vfw-lost",c),
f=c=>{let h=a.find(c);if(!h)return;let{name:m,when:k}=$t(h.text);K(P(e,m,k,"json"),B(e,h))};return i(n,"click",({target:c})=>{
let{value:h=""}=g(c,'[data-local="save lesson"]')?.dataset??{};h&&f(h)}),i(n,"change",async({target:c})=>{let[h]=c.dataset.
opens==="lesson"?c.files:[];if(h){c.value="";try{let m=h.size>be?"":await h.text();a.add(_t(m,e))?o():l(Ft)}catch(m){l(m.
message)}}}),{get earlier(){return a.earlier.map(({key:c,text:h})=>({key:c,text:h}))},allows(c,h){let m=p(n,"[data-keeps\
-now]")!==null,k=!0;if(c==="start new"&&h==="sure")k=a.putAway(m),k&&s.wipe();else if(c==="go on"&&h!==A){let O=a.takeUp(
h,m);k=O!==null,O!==null&&s.replace(O)}else c==="remove it"&&(a.remove(h),h===A&&s.wipe());return k||l(Ft),k}}}function Ut(n){
for(let t of v(n,"time[datetime]")){let e=new Date(t.dateTime);if(Number.isNaN(e.getTime()))continue;let s=t.dataset.day!==
void 0;t.textContent=s?e.toLocaleDateString("en-US",jt):xe(e,new Date)}}function xe(n,t){let e=n.toLocaleTimeString("en-\
US",{hour:"numeric",minute:"2-digit"}),s=(t.getTime()-n.getTime())/864e5;return`${n.toLocaleDateString("en-US",s>=0&&s<6?
{weekday:"long"}:jt)} ${e}`}function Mt(n,t){for(let e of v(n,"[data-draft]")){let s=t[e.dataset.draft??""];s!==void 0&&(e.type==="radio"?e.checked=
e.value===s:e.value=s)}}function tt(n,t){for(let e of v(n,"[data-drafted]")){let s=(t[e.dataset.drafted??""]??"").trim();
e.hidden=!s;let o=p(e,"span");o&&(o.textContent=s);let i=e.nextElementSibling;i instanceof HTMLElement&&i.matches(".vfw-\
open")&&(i.hidden=!!s)}}var ye=8,Ee=1.2;function Kt(n,t){let e=({target:o})=>{let i=g(o,".vfw-with-game > .vfw-stage > .vfw-panel");if(!i||!Se(i.
getBoundingClientRect(),innerHeight))return;let a=matchMedia("(prefers-reduced-motion: reduce)").matches;i.scrollIntoView(
{block:"start",behavior:a?"instant":"smooth"})},s=T(t);for(let o of["click","keyup"])s(n,o,e)}function Se({top:n,height:t},e){
return t<=e*Ee&&Math.abs(n)>=ye}var W="vfw:painted",Ae=64,et=class{#t=new Set;see(t){for(let{target:e,isIntersecting:s,boundingClientRect:o}of t)s||o.top<
0?this.#t.delete(e):this.#t.add(e)}forget(){this.#t.clear()}get words(){let{size:t}=this.#t;return t?`${t} question${t>1?
"s":""} below`:""}};function zt(n,t,e){let s=new et,o=()=>{let f=t();f&&(f.hidden=!s.words,f.textContent=s.words)},i=f=>{
s.see(f),o()},a=new IntersectionObserver(i,{rootMargin:`0px 0px -${Ae}px 0px`}),l=()=>{a.disconnect(),s.forget();for(let f of Bt(
n)){let c=p(f,"[type=submit]");c&&a.observe(c)}o()};T(e)(n,W,l),e.addEventListener("abort",()=>a.disconnect()),l()}function Pt(n){
let[t]=Bt(n);t&&(g(t,".vfw-question")?.scrollIntoView({block:"center"}),p(t,"input, textarea")?.focus({preventScroll:!0}))}
function Bt(n){return v(n,".vfw-step .vfw-question form")}var Wt="vfw-drafted",Oe=`This browser does not keep your answers: its storage is switched off or full. Print them, on th\
e
  last page, before you close it.`,Te=`What this browser kept of what you wrote and did not send cannot be read. It is n\
ot lost: it
  stays in this browser.`,zn=mt(({model:n,el:t,post:e},s)=>{let o=T(s),i=t.appendChild(d("div",{class:"vfw-lesson-page"})),
a=Nt(t,s),l=t.appendChild(d("div",{class:"vfw-lost",role:"alert"})),f=n.get("lesson"),c=(r,u)=>_(t,"vfw-lost",r,u),h=()=>gt(
()=>_(t,"vfw-lost",Oe)),m=new z(f,{keepsNothing:h,damaged:r=>c(Te,()=>["drafts.txt",r]),changed:()=>document.dispatchEvent(
new Event(Wt))}),k=y(f),O=()=>t.classList.toggle("vfw-has-aside",$(k).length>0),H=()=>{let r=dt(),u=r&&i.contains(r)?r:null,
{command:x,value:E}=u?.dataset??{},I=u&&g(u,"[data-number]")?.dataset.number;i.innerHTML=n.get("html"),t.dataset.shows=[
"asks","answers"].filter(j=>p(i,`.vfw-${j}`)).join(" "),O(),Mt(i,m.all),tt(i,m.all),Ut(i),t.dispatchEvent(new Event(W,{bubbles:!0})),
u&&Le(i,I?{question:I}:{command:x,value:E})},b=n.get("slot")&&y(n.get("slot")),nt=!!b,st=()=>{let r=n.get("keeps");b&&r&&
!(nt&&S(b,r))&&h()},Ht=r=>{let u=w(b);nt&&=L(b),O(),c(`${r} It is not lost: it stays in this browser.`,()=>["lesson.json",
u])},ot=()=>a.tell(n.get("said")),it=()=>at({asks:!0}),qt=f.split(":").at(-1)??"",rt=b&&f?Rt(i,{slot:b,lesson:qt,drafts:m,
list:it,listen:o}):null,at=r=>{let{sensitivity:u=""}=Z(),[x,E]=[m.unsent>0,rt?.earlier??[]];e.send({kind:"kept",text:w(b),
has_drafts:x,goes_on:!1,sensitivity:u,earlier:E,...r})},F=(r,u=()=>{})=>{l.replaceChildren(),e.send(r,u)},Jt=({kind:r,why:u})=>{
r==="put aside"&&Ht(u),r==="list lessons"&&it(),r==="turned"&&Ne(t)};o(i,"submit",r=>{r.preventDefault();let[u,{answer:x,
handIn:E}]=[r.target,r.target.dataset],I=Object.fromEntries(new FormData(u).entries()),j=()=>m.forget(new Set(v(u,"[data\
-draft]").map(Yt=>Yt.dataset.draft??"")));F(E===void 0?{kind:"answer",number:Number(x),value:I.value??""}:{kind:"hand in",
answers:I,sure:r.submitter?.value==="sure"},j)}),o(i,"input",({target:r})=>r.dataset.draft&&m.note(r.dataset.draft,r.value)),
o(i,"change",({target:{dataset:r,value:u}})=>{r.sends&&F({kind:"command",name:r.sends,value:u})}),o(document,Wt,()=>tt(i,
m.all)),o(i,"click",({target:r})=>{r.closest('[data-local="save aside"]')&&bt(k),r.closest('[data-local="save sheet"]')&&
Dt(t,f);let u=g(t,".vfw-paged");u&&r.closest("[data-leads-to]")&&Pt(u);let{command:x,value:E=""}=g(r,"button[data-comman\
d]")?.dataset??{};x!==void 0&&(x==="print"?print():(rt?.allows(x,E)??!0)&&F({kind:"command",name:x,value:E}))}),o(i,"foc\
usin",({target:r})=>J(r,ut));let q=()=>{let r=Z();i.style.zoom=String(St(r)),g(t,".vfw-lesson, .vfw-step")?.classList.toggle(
"vfw-dark",At(r,Tt()))};Et(q,s),q(),requestAnimationFrame(()=>{q();let r=g(t,".vfw-paged");r&&Ie(r,t,i,s)}),n.on("change\
:html",H),e.listen(Jt,s),n.on("change:keeps",st),n.on("change:said",ot),H();let Gt="This lesson goes on in another windo\
w too. The browser keeps that of the last to act.";kt(b,()=>l.replaceChildren(d("p",{},Gt)),s),b&&(Ce(i,n,e,s),at({goes_on:e.
watch.cameBack?.goesOn??!1})),s.addEventListener("abort",()=>{n.off("change:html",H),n.off("change:keeps",st),n.off("cha\
nge:said",ot)})});function Le(n,{question:t,command:e,value:s}){let o=t?p(n,`[data-number="${t}"] :is(input, textarea, .\
vfw-said)`):p(n,`[data-command="${e}"][data-value="${s}"]`),i=o?null:p(n,"[data-first]");(o??i??p(n,"h2, button"))?.focus(
{preventScroll:!i}),p(n,".vfw-asks")?.scrollIntoView({block:"nearest"})}function Ne(n){let t=g(n,".vfw-lesson");t&&(p(t,
".vfw-step h2")?.focus({preventScroll:!0}),t.scrollIntoView({block:"start"}))}function Ie(n,t,e,s){for(let o of[n.parentElement,
document.documentElement])o?.classList.add("vfw-around-story");t.dispatchEvent(new Event(W,{bubbles:!0})),t.closest(".vf\
w-leaf-foot")&&(zt(n,()=>p(e,".vfw-below"),s),Kt(n,s))}function Ce(n,t,e,s){let o=()=>!p(n,".vfw-asks"),i=()=>t.get("les\
son")?". Your answers are kept in this browser.":".";e.watch.over({root:n,post:e,keeps:i,goesOn:o},s)}export{zn as default};
