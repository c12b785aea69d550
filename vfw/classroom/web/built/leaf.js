function mt(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function wt(){return document.body.dataset.voila!==
void 0}function U(n){return n.closest(".jp-NotebookPanel")!==null}function I(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function u(n,t,...e){let s=document.createElement(
n);return s.append(...e),Q(s,t)}function Q(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function m(n,t){return n.querySelector(t)}function E(n,t){return[...n.querySelectorAll(t)]}function A(n,t){
return n.closest(t)}function gt(){return document.activeElement}async function vt(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var bt={"data-lm-suppress-shortcuts":"true"};function g(n){try{return localStorage.getItem(n)??""}catch{return""}}function T(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function kt(n){try{localStorage.removeItem(n)}catch{}}function O(n,t=mt()){let e=`/${t}/`.replace(/\/+/g,
"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}function xt(n){let t=document.documentElement.dataset;
t.vfwKeepsNothing||n(),t.vfwKeepsNothing="told"}function re(n){let t=[];for(let e;e=g(`${n}:put aside ${t.length+1}`);)t.
push(e);return t}function C(n){try{let[t,e]=[localStorage.getItem(n),re(n)];return t&&!e.includes(t)&&localStorage.setItem(
`${n}:put aside ${e.length+1}`,t),!0}catch{return!1}}function F(n){try{return Object.keys(localStorage).filter(t=>t.startsWith(
`${n}:`)&&t.includes(":put aside ")).sort((t,e)=>t.localeCompare(e,"en",{numeric:!0}))}catch{return[]}}function yt(n){for(let t of F(
n))localStorage.removeItem(t)}function Et(n,t,e){addEventListener("storage",s=>n&&s.key===n&&t(),{signal:e})}var ae={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function K(n,t){Z(n,new Blob([t],{type:ae[n.split(".").at(
-1)??""]??"application/json"}))}function Z(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function St(n,t=e=>e){F(n).forEach((e,s)=>{K(`votes-for-wome\
n-put-aside-${s+1}.json`,t(g(e),e))})}function N(n,t,e,s){let o=u("div",{class:t,role:"status"});n.prepend(o);let i=u("d\
iv",{},u("p",{},e)),r=(f,c)=>{let h=u("button",{type:"button",class:"vfw-button"},f);h.addEventListener("click",c),i.append(
h)};return s&&r("Save it as a file",()=>K(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i)),o}var H=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function At(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}var ce=2e3,le=4,Ot="The kernel was restarted: run this cell again.",Tt="This cell is from an earlier session. Run all ce\
lls again.",fe="The kernel does not answer. This cell goes on when it is back.";function de({isKnown:n,isConnected:t,isBusy:e,
wasHeard:s,unanswered:o}){return n?o<le||t&&e?"":t?s?Ot:Tt:fe:Ot}function Lt(n,t,e){let{root:s,post:o}=n,i=u("div",{class:"\
vfw-cell-notice",role:"status"});s.before(i);let[r,f]=[0,!1],c=()=>{let{kernel:l}=t,b=(l?.connectionStatus??"connected")===
"connected",k=t.posts.has(o),x=de({isKnown:k,isConnected:b,isBusy:l?.status==="busy",wasHeard:f,unanswered:r});x!==i.textContent&&
(n.changed(x!==""),i.textContent=x)},h=()=>{r=document.hidden||t.kernel?.status==="busy"?0:r+1,t.posts.has(o)&&t.transmit(
o,{kind:"ping"}),c(),i.textContent===Tt&&t.drop(o)};o.listen(l=>{l.kind==="pong"&&(f=!0,(i.textContent===""||n.isCurrent(
l))&&(r=0),c())},e),h();let w=setInterval(h,ce);e.addEventListener("abort",()=>{clearInterval(w),i.remove()})}async function Nt(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var P=class{#t=null;constructor(t){this.quiet=u("div",{class:"vfw-sending",role:"status"}),this.banner=u("div",{class:"v\
fw-banner",role:"alert"}),this.button=u("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=u("p",{}),this.box=u("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function It(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function Ct(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var X=2500,ue=2e3,he=8e3,pe=3e4,tt=2e3,me=1e4,we=25e3,ge=3e4,_t=500,B=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=Ct(this.#t),setInterval(()=>this.beat(),_t);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let s={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};U(t.root)&&Lt(s,this.line,e),wt()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(s),this.notice??=new P(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(o=>o!==s)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*_t),this.beatAt=t,t-this.pingedAt>(this.isLost?X/2:X)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>X+1e3||this.isCut)&&t-this.lookedAt>tt&&this.look(),t-this.heardAt>(this.wasHeard?
he:pe)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>ue)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&
this.current.add(s);this.rooms.every(s=>this.current.has(s))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,s=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(s,t.style.zoom);let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(
r=>r.root.contains(o))&&this.notice?.takeFocus(o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await Nt(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
we&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<ge;e==="gone"&&!s&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(f=>setTimeout(
f,r,!1));this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(tt)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?me:tt)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.
waiting.length>0;It(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};var ve="That did not work. What you did before is kept. Try again, or load the page again.";function Rt(n){return()=>{let t;
return{initialize({model:e,signal:s}){t=new et(e,s)},render:At((e,s)=>(t.listen(({kind:o})=>o==="failed"&&be(e.el),s),n(
{...e,post:t},s)))}}}function be(n){let t=U(n)?n:document.body;t.querySelector(':scope > .vfw-failed[role="status"]')?.remove(),
N(t,"vfw-failed",ve)}var et=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=ke(t.widget_manager);
this.line=s,this.watch=o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.
line.leave(this))}send(t,e){this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener(
"abort",()=>this.hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({
states:t,says:e,...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(f=>o.has_model(f)),r=await Promise.
all(i.map(f=>o.get_model(f)));r.forEach((f,c)=>f.set_state(t[i[c]]??{})),this.line.taken(s)&&r.forEach((f,c)=>{for(let h of e[i[c]]??
[])f.trigger("msg:custom",h)})}tell(t){for(let e of this.hearers)e(t)}};function ke(n){let t=globalThis,e=t[Symbol.for("\
vfw connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new H(()=>n.kernel??null);s={line:o,watch:new B(o)},e.set(n,s)}
return s}var $t=O("likings"),xe="vfw-likings",ye="data-jp-theme-light",Ee={size:"1",light:"system",motion:"system"},Dt={...Ee,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},Se=["keys","stage"];var Ae={1:1,2:1.2,3:1.45};function Oe(n){try{let t=Object.entries(JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),
e=Object.keys(Dt).every(s=>Se.includes(s)||t.some(([o])=>o===s));return Object.fromEntries(e?t.filter(([s,o])=>o!==Te(s)):
t)}catch{return{}}}function Te(n){return Dt[n]}function nt(){return Oe(document.documentElement.dataset.vfwLikings??g($t))}function Ft(n,t){document.addEventListener(xe,n,{signal:t}),Ut().addEventListener("change",n,{signal:t});let e=new MutationObserver(
n);Ht(document.body)&&e.observe(document.body,{attributeFilter:[ye]}),t?.addEventListener("abort",()=>e.disconnect());let s=({
key:o})=>{o===$t&&(delete document.documentElement.dataset.vfwLikings,n())};addEventListener("storage",s,{signal:t})}function jt(n){
return Ae[n.size]??1}function Mt(n,t){return n.light==="dark"||!["light","contrast"].includes(n.light)&&t}function Ut(){
return matchMedia("(prefers-color-scheme: dark)")}function Kt(){let n=Ht(document.body);return n?n==="dark":Ut().matches}
function Ht(n){let{jpThemeLight:t,voila:e}=n?.dataset??{};return t===void 0||e!==void 0?"":t==="false"?"dark":"light"}var Le=40;function Pt(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
u("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("clear")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>u("p",{},
i)));s.childElementCount>Le;)s.firstElementChild?.remove()}}}var L="now",Ne=3,_=class{#t;#e;constructor(t){this.#t=t,this.#e=`${t}:earlier`}get earlier(){return Bt(g(this.#e))??[]}find(t){
return t===L?{text:g(this.#t),drafts:g(`${this.#t}:drafts`)}:this.earlier.find(e=>e.key===t)}putAway(t){return t&&!this.#s(
this.#n(this.earlier).slice(0,Ne))?!1:(this.#o(),!0)}takeUp(t,e){let s=this.find(t),o=this.earlier.filter(i=>i.key!==t);
return!s||!this.#s(e?this.#n(o):o)?null:(T(this.#t,s.text),s.drafts)}remove(t){t===L?this.#o():this.#s(this.earlier.filter(
e=>e.key!==t))}add(t){return this.#s([{key:this.#i(),...t},...this.earlier])}#n(t){let e=this.find(L);return e.text||e.drafts?
[{key:this.#i(),...e},...t]:t}#i(){return String(1+Math.max(0,...this.earlier.map(({key:t})=>Number(t)||0)))}#o(){for(let t of[
this.#t,`${this.#t}:drafts`])kt(t)}#s(t){let e=g(this.#e);return e&&!Bt(e)&&!C(this.#e)?!1:T(this.#e,JSON.stringify(t))}};
function Bt(n){try{let t=JSON.parse(n);return t.every(s=>[s.key,s.text,s.drafts].every(o=>typeof o=="string"))?t:void 0}catch{
return}}var z=class{#t;#e;#n;#i;#o;constructor(t,e){this.#e=t,this.#t=t&&`${O(t)}:drafts`,this.#n=!!t,this.#i=t?Ie(this.#t):{texts:{}},
this.#o=e}get all(){return this.#n&&j(g(this.#t))||this.#i.texts}get unsent(){return Object.values(this.all).filter(Boolean).
length}note(t,e){this.#s({...this.all,[t]:e})}forget(t){this.#s(Object.fromEntries(Object.entries(this.all).filter(([e])=>!t.
has(e))))}wipe(){this.replace(""),this.#t&&yt(O(this.#e))}replace(t){this.#s(j(t)??{})}#s(t){if(this.#i.texts=t,!this.#t)
return;let e=g(this.#t);this.#n&&e&&!j(e)&&(this.#n=C(this.#t),this.#o.damaged(e)),this.#n&&T(this.#t,JSON.stringify(t))||
this.#o.keepsNothing(),this.#o.changed()}};function Ie(n){let t=globalThis,e=t[Symbol.for("vfw drafts")]??={};return e[n]??=
{texts:{}}}function j(n){try{let t=JSON.parse(n);return(t?.constructor===Object?Object.values(t):[null]).every(s=>typeof s==
"string")?t:void 0}catch{return}}var zt="vfw lesson",st="vfw-lesson",Ce="This file holds no saved lesson. Choose a file that was saved in a lesson of the\
 exhibit.",_e="This file holds another lesson. Open it in that lesson.";function W(n,t,e,s){let i=t.normalize("NFKD").replace(
/\p{M}/gu,"").toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-+|-+$/g,""),r=[e.getFullYear(),e.getMonth()+1,e.getDate()].
map(f=>String(f).padStart(2,"0"));return`${[n,i,r.join("-")].filter(Boolean).join("-")}.${s}`}function Wt(n){try{let{name:t="",
when:e=""}=JSON.parse(n),s=new Date(e);return{name:String(t),when:Number.isNaN(s.getTime())?new Date:s}}catch{return{name:"",
when:new Date}}}function q(n,{text:t,drafts:e}){try{let s=t?JSON.parse(t):{at:0,steps:{}};return JSON.stringify({kind:zt,
version:1,lesson:n,kept:s,drafts:j(e)??{}},null,1)}catch{return t}}function qt(n,t){let e=Re(n);if(e?.kind!==zt||!e.kept)
throw new Error(Ce);if(e.lesson!==t)throw new Error(_e);return{text:JSON.stringify(e.kept),drafts:JSON.stringify(e.drafts??
{})}}function Re(n){let[,t]=new RegExp(`<script type="application/json" id="${st}">(.*?)<\/script>`,"s").exec(n)??[];try{
return JSON.parse((t??n).replace(/^\uFEFF/,""))}catch{return null}}var $e=`
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 17px/1.5 Georgia, serif; color: #1d1a22; }
  h2 { font-size: 1.6em; line-height: 1.2; } h3 { margin: 1.6em 0 0; } dt { margin-top: 0.8em; font-weight: bold; }
  dd { margin: 0.2em 0 0 1em; white-space: pre-line; overflow-wrap: anywhere; } i { color: #5b5464; }
  .vfw-signed span { display: inline-block; min-width: 14em; margin-right: 2em; border-bottom: 1px solid #8b8072; }
  dt { break-after: avoid; }`,De="default-src 'none'; style-src 'unsafe-inline'";function Gt(n,t){let e=m(n,".vfw-answer\
s");if(!e)return;let{lesson:s="",name:o="",when:i=""}=e.dataset,r=t?new _(O(t)).find(L):void 0,f=new Date(i),c=W(s,o,Number.
isNaN(f.getTime())?new Date:f,"html");Z(c,new Blob([Fe(e,r?q(s,r):"")],{type:"text/html"}))}function Fe(n,t){let e=n.cloneNode(
!0);for(let h of E(e,"[hidden]"))h.remove();let s=[m(e,"h2")?.textContent,n.dataset.name].filter(Boolean).join(" · "),o=[
u("meta",{charset:"utf-8"}),u("meta",{"http-equiv":"Content-Security-Policy",content:De}),u("title",{},s),u("style",{},$e)],
i=t.replaceAll("<","\\u003c"),r=i&&`<script type="application/json" id="${st}">${i}<\/script>`,f=o.map(h=>h.outerHTML).join(
`
`),c=`<body>
${e.outerHTML}
${r}
</body>`;return`<!DOCTYPE html>
<html lang="en">
<head>
${f}
</head>
${c}
</html>
`}var je=4e6,Yt={month:"long",day:"numeric",year:"numeric"},Jt="This browser has no room for another lesson. Remove a less\
on, or save it as a file first.",Me="This file is too large. Choose a lesson file of at most 4 MB.";function Vt(n,{slot:t,
lesson:e,drafts:s,list:o,listen:i}){let r=new _(t),f,c=w=>{f?.remove(),f=w?N(n.parentElement,"vfw-lost",w):void 0},h=w=>{
let l=r.find(w);if(!l)return;let{name:b,when:k}=Wt(l.text);K(W(e,b,k,"json"),q(e,l))};return i(n,"click",({target:w})=>{
let{value:l=""}=A(w,'[data-local="save lesson"]')?.dataset??{};l&&h(l)}),i(n,"change",async({target:w})=>{let[l]=w.dataset.
opens==="lesson"?w.files:[];if(l){if(w.value="",l.size>je)return c(Me);try{let b=r.add(qt(await l.text(),e));c(b?void 0:
Jt),b&&o()}catch(b){c(b.message)}}}),{get earlier(){return r.earlier.map(({key:w,text:l})=>({key:w,text:l}))},allows(w,l){
let b=m(n,"[data-keeps-now]")!==null,k=!0;if(w==="start new"&&l==="sure")k=r.putAway(b),k&&s.wipe();else if(w==="go on"&&
l!==L){let x=r.takeUp(l,b);k=x!==null,x!==null&&s.replace(x)}else w==="remove it"&&(r.remove(l),l===L&&s.wipe());return c(
k?void 0:Jt),k}}}function Qt(n){for(let t of E(n,"time[datetime]")){let e=new Date(t.dateTime);if(Number.isNaN(e.getTime()))
continue;let s=t.dataset.day!==void 0;t.textContent=s?e.toLocaleDateString("en-US",Yt):Ue(e,new Date)}}function Ue(n,t){
let e=n.toLocaleTimeString("en-US",{hour:"numeric",minute:"2-digit"}),s=(t.getTime()-n.getTime())/864e5;return`${n.toLocaleDateString(
"en-US",s>=0&&s<6?{weekday:"long"}:Yt)} ${e}`}function Zt(n,t){for(let e of E(n,"[data-draft]")){let s=t[e.dataset.draft??""];s!==void 0&&(e.type==="radio"?e.checked=
e.value===s:e.value=s)}}function ot(n,t){for(let e of E(n,"[data-drafted]")){let s=(t[e.dataset.drafted??""]??"").trim();
e.hidden=!s;let o=m(e,"span");o&&(o.textContent=s);let i=e.nextElementSibling;i instanceof HTMLElement&&i.matches(".vfw-\
open")&&(i.hidden=!!s)}}var Ke=8,He=1.2;function Xt(n,t){let e=({target:o})=>{let i=A(o,".vfw-with-game > .vfw-stage > .vfw-panel");if(!i||!Pe(i.
getBoundingClientRect(),innerHeight))return;let r=matchMedia("(prefers-reduced-motion: reduce)").matches;i.scrollIntoView(
{block:"start",behavior:r?"instant":"smooth"})},s=I(t);for(let o of["click","keyup"])s(n,o,e)}function Pe({top:n,height:t},e){
return t<=e*He&&Math.abs(n)>=Ke}var rt="vfw:painted",Be=64,it=class{#t=new Set;see(t){for(let{target:e,isIntersecting:s,boundingClientRect:o}of t)s||o.top<
0?this.#t.delete(e):this.#t.add(e)}forget(){this.#t.clear()}get words(){let{size:t}=this.#t;return t?`${t} question${t>1?
"s":""} below`:""}};function te(n,t,e){let s=new it,o=()=>{let c=t();c&&(c.hidden=!s.words,c.textContent=s.words)},i=c=>{
s.see(c),o()},r=new IntersectionObserver(i,{rootMargin:`0px 0px -${Be}px 0px`}),f=()=>{r.disconnect(),s.forget();for(let c of ne(
n)){let h=m(c,"[type=submit]");h&&r.observe(h)}o()};I(e)(n,rt,f),e.addEventListener("abort",()=>r.disconnect()),f()}function ee(n){
let[t]=ne(n);t&&(A(t,".vfw-question")?.scrollIntoView({block:"center"}),m(t,"input, textarea")?.focus({preventScroll:!0}))}
function ne(n){return E(n,".vfw-step .vfw-question form")}var ze=`This browser does not keep your answers: its storage is switched off or full. Print them, on the
  last page, before you close it.`,We="This lesson goes on in another window. Continue there, or continue here with what\
 is kept.",qe="Opening your lesson…",Ge=`What this browser kept of what you wrote and did not send cannot be read. It \
is not lost: it
  stays in this browser.`,ms=Rt(async({model:n,el:t,post:e},s)=>{let i=await vt(()=>{let r=A(t,".vfw-lesson, .vfw-step");
return r&&(r.matches(".vfw-in-cells")||m(r,".vfw-stage"))&&r},s);i&&Je(i,n,t,e,s)});function Je(n,t,e,s,o){e.classList.add(
"vfw-leaf-widget");let i=I(o),r=Ye(n,e,o),f=Pt(e,o),c=t.get("lesson"),h=(a,p)=>N(e,"vfw-lost",a,p),w=()=>xt(()=>N(e,"vfw\
-lost",ze)),l=new z(c,{keepsNothing:w,damaged:a=>h(Ge,()=>["drafts.txt",a]),changed:()=>r.forEach(({page:a})=>ot(a,l.all))}),
b=O(c),k=()=>{for(let a of r)a.el.classList.toggle("vfw-has-aside",F(b).length>0)},x=!1,G=({name:a,el:p,page:d})=>{if(x)
return;let v=gt(),S=v&&d.contains(v)?v:null,{command:$,value:M}=S?.dataset??{},D=S&&A(S,"[data-number]")?.dataset.number;
d.innerHTML=t.get(`${a}_html`),p.dataset.shows=["asks","answers"].filter(V=>m(d,`.vfw-${V}`)).join(" "),k(),Zt(d,l.all),
ot(d,l.all),Qt(d),p.dispatchEvent(new Event(rt,{bubbles:!0})),S&&Qe(d,D?{question:D}:{command:$,value:M})},y=t.get("slot")&&
O(t.get("slot")),at=!!y,J=!1,ct=()=>{let a=t.get("keeps");y&&a&&!J&&!(at&&T(y,a))&&w()},se=a=>{let p=g(y);at&&=C(y),k(),
h(`${a} It is not lost: it stays in this browser.`,()=>["lesson.json",p])},lt=()=>f.tell(t.get("said")),ft=()=>ut({asks:!0}),
oe=c.split(":").at(-1)??"",dt=y&&c?Vt(r[0].page,{slot:y,lesson:oe,drafts:l,list:ft,listen:i}):null,ut=(a,p=()=>{})=>{let{
sensitivity:d=""}=nt(),[v,S]=[l.unsent>0,dt?.earlier??[]],$={kind:"kept",text:g(y),has_drafts:v,goes_on:!1,sensitivity:d,
earlier:S,...a};R("head",$,p)},R=(a,p,d)=>s.send({region:a,step:t.get("step"),...p},d),ie=({kind:a,why:p})=>{a==="keep c\
opy"&&se(p),a==="list lessons"&&ft(),a==="turned"&&Ze(n)};for(let{name:a,page:p}of r)i(p,"submit",d=>{d.preventDefault();
let[v,{answer:S,handIn:$}]=[d.target,d.target.dataset],M=Object.fromEntries(new FormData(v).entries()),D=()=>l.forget(new Set(
E(v,"[data-draft]").map(V=>V.dataset.draft??"")));$===void 0?R(a,{kind:"answer",number:Number(S),value:M.value??""},D):R(
a,{kind:"hand in",answers:M,sure:d.submitter?.value==="sure"},D)}),i(p,"input",({target:d})=>d.dataset.draft&&l.note(d.dataset.
draft,d.value)),i(p,"change",({target:{dataset:d,value:v}})=>{d.sends&&R(a,{kind:"command",name:d.sends,value:v})}),i(p,
"click",({target:d})=>{d.closest('[data-local="save aside"]')&&St(b),d.closest('[data-local="save sheet"]')&&Gt(n,c),n.matches(
".vfw-paged")&&d.closest("[data-leads-to]")&&ee(n);let{command:v,value:S=""}=A(d,"button[data-command]")?.dataset??{};v!==
void 0&&(v==="print"?print():(dt?.allows(v,S)??!0)&&R(a,{kind:"command",name:v,value:S}))}),i(p,"focusin",({target:d})=>Q(
d,bt));let ht=()=>{let a=nt();for(let{page:p}of r)p.style.zoom=String(jt(a));n.classList.toggle("vfw-dark",Mt(a,Kt()))};
Ft(ht,o),ht(),n.matches(".vfw-paged")&&(Xe(n,o),Et(y,()=>J||=Ve(n,o),o));let pt=r.map(a=>[`change:${a.name}_html`,()=>G(
a)]);for(let[a,p]of pt)t.on(a,p);s.listen(ie,o),t.on("change:keeps",ct),t.on("change:said",lt);let Y=y?s.watch.cameBack?.
goesOn??!1:null;tn(r[0].page,t,s,()=>J?!1:Y,o),y&&(x=n.matches(".vfw-paged")&&(g(y)!==""||l.unsent>0),ut({goes_on:Y},()=>{
Y=null,x=!1;for(let a of r)G(a)})),x&&r[0].page.append(u("p",{class:"vfw-aside",role:"status"},qe));for(let a of r)G(a);
o.addEventListener("abort",()=>{for(let[a,p]of pt)t.off(a,p);t.off("change:keeps",ct),t.off("change:said",lt)})}function Ye(n,t,e){
let[s,o,i]=[m(n,".vfw-stage"),n.matches(".vfw-step"),n.matches(".vfw-paged")],f=(o?["above","below"]:i?["head","above","\
below","foot"]:["head"]).map(c=>{let h=u("div",{class:"vfw-lesson-page"});return{name:c,page:h,el:u("div",{class:`vfw-le\
af vfw-leaf-${c}`},h)}});for(let{name:c,el:h}of f)c==="head"&&t.before(h),c==="above"&&s?.before(h),c==="below"&&s?.after(
h),c==="foot"&&n.append(h),e.addEventListener("abort",()=>h.remove());return f}function Ve(n,t){n.inert=!0;let e=u("butt\
on",{type:"button"},"Continue here");e.addEventListener("click",()=>location.reload());let s=u("div",{class:"vfw-failed",
role:"alert"},u("div",{},u("p",{},We),e));return document.body.prepend(s),t.addEventListener("abort",()=>s.remove()),!0}
function Qe(n,{question:t,command:e,value:s}){let o=t?m(n,`[data-number="${t}"] :is(input, textarea, .vfw-said)`):m(n,`[\
data-command="${e}"][data-value="${s}"]`),i=o?null:m(n,"[data-first]");(o??i??m(n,"h2, button"))?.focus({preventScroll:!i}),
m(n,".vfw-asks")?.scrollIntoView({block:"nearest"})}function Ze(n){m(n,".vfw-step h2")?.focus({preventScroll:!0}),n.scrollIntoView(
{block:"start"})}function Xe(n,t){for(let e of[n.parentElement,document.documentElement])e?.classList.add("vfw-around-st\
ory");te(n,()=>m(n,".vfw-below"),t),Xt(n,t)}function tn(n,t,e,s,o){let i=()=>s()??!m(n,".vfw-asks"),r=()=>t.get("lesson")?
". Your answers are kept in this browser.":".";e.watch.over({root:n,post:e,keeps:r,goesOn:i},o)}export{ms as default};
