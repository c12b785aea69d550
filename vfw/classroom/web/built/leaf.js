function wt(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function gt(){return document.body.dataset.voila!==
void 0}function K(n){return n.closest(".jp-NotebookPanel")!==null}function I(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function u(n,t,...e){let s=document.createElement(
n);return s.append(...e),Z(s,t)}function Z(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function m(n,t){return n.querySelector(t)}function y(n,t){return[...n.querySelectorAll(t)]}function A(n,t){
return n.closest(t)}function vt(){return document.activeElement}async function bt(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var kt={"data-lm-suppress-shortcuts":"true"};function v(n){try{return localStorage.getItem(n)??""}catch{return""}}function T(n,t){try{return localStorage.setItem(n,t),
!0}catch{return!1}}function xt(n){try{localStorage.removeItem(n)}catch{}}function O(n,t=wt()){let e=`/${t}/`.replace(/\/+/g,
"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}function yt(n){let t=document.documentElement.dataset;
t.vfwKeepsNothing||n(),t.vfwKeepsNothing="told"}function ce(n){let t=[];for(let e;e=v(`${n}:put aside ${t.length+1}`);)t.
push(e);return t}function C(n){try{let[t,e]=[localStorage.getItem(n),ce(n)];return t&&!e.includes(t)&&localStorage.setItem(
`${n}:put aside ${e.length+1}`,t),!0}catch{return!1}}function F(n){try{return Object.keys(localStorage).filter(t=>t.startsWith(
`${n}:`)&&t.includes(":put aside ")).sort((t,e)=>t.localeCompare(e,"en",{numeric:!0}))}catch{return[]}}function Et(n){for(let t of F(
n))localStorage.removeItem(t)}function St(n,t,e){addEventListener("storage",s=>n&&s.key===n&&t(),{signal:e})}var le={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function H(n,t){X(n,new Blob([t],{type:le[n.split(".").at(
-1)??""]??"application/json"}))}function X(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function At(n,t=e=>e){F(n).forEach((e,s)=>{H(`votes-for-wome\
n-put-aside-${s+1}.json`,t(v(e),e))})}function N(n,t,e,s){let o=u("div",{class:t,role:"status"});n.prepend(o);let i=u("d\
iv",{},u("p",{},e)),r=(l,c)=>{let f=u("button",{type:"button",class:"vfw-button"},l);f.addEventListener("click",c),i.append(
f)};return s&&r("Save it as a file",()=>H(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i)),o}var P=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function Ot(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}var fe=2e3,de=4,Tt="The kernel was restarted: run this cell again.",Lt="This cell is from an earlier session. Run all ce\
lls again.",ue="The kernel does not answer. This cell goes on when it is back.";function he({isKnown:n,isConnected:t,isBusy:e,
wasHeard:s,unanswered:o}){return n?o<de||t&&e?"":t?s?Tt:Lt:ue:Tt}function Nt(n,t,e){let{root:s,post:o}=n,i=u("div",{class:"\
vfw-cell-notice",role:"status"});s.before(i);let[r,l]=[0,!1],c=()=>{let{kernel:h}=t,g=(h?.connectionStatus??"connected")===
"connected",k=t.posts.has(o),S=he({isKnown:k,isConnected:g,isBusy:h?.status==="busy",wasHeard:l,unanswered:r});S!==i.textContent&&
(n.changed(S!==""),i.textContent=S)},f=()=>{r=document.hidden||t.kernel?.status==="busy"?0:r+1,t.posts.has(o)&&t.transmit(
o,{kind:"ping"}),c(),i.textContent===Lt&&t.drop(o)};o.listen(h=>{h.kind==="pong"&&(l=!0,(i.textContent===""||n.isCurrent(
h))&&(r=0),c())},e),f();let w=setInterval(f,fe);e.addEventListener("abort",()=>{clearInterval(w),i.remove()})}async function It(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var B=class{#t=null;constructor(t){this.quiet=u("div",{class:"vfw-sending",role:"status"}),this.banner=u("div",{class:"v\
fw-banner",role:"alert"}),this.button=u("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=u("p",{}),this.box=u("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function Ct(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function _t(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var tt=2500,pe=2e3,me=8e3,we=3e4,et=2e3,ge=1e4,ve=25e3,be=3e4,Rt=500,z=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=_t(this.#t),setInterval(()=>this.beat(),Rt);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let s={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};K(t.root)&&Nt(s,this.line,e),gt()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(s),this.notice??=new B(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(o=>o!==s)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*Rt),this.beatAt=t,t-this.pingedAt>(this.isLost?tt/2:tt)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>tt+1e3||this.isCut)&&t-this.lookedAt>et&&this.look(),t-this.heardAt>(this.wasHeard?
me:we)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>pe)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&
this.current.add(s);this.rooms.every(s=>this.current.has(s))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,s=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(s,t.style.zoom);let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(
r=>r.root.contains(o))&&this.notice?.takeFocus(o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await It(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
ve&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<be;e==="gone"&&!s&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(l=>setTimeout(
l,r,!1));this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(et)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?ge:et)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.
waiting.length>0;Ct(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};var ke="That did not work. What you did before is kept. Try again, or load the page again.";function $t(n){return()=>{let t;
return{initialize({model:e,signal:s}){t=new nt(e,s)},render:Ot((e,s)=>(t.listen(({kind:o})=>o==="failed"&&xe(e.el),s),n(
{...e,post:t},s)))}}}function xe(n){let t=K(n)?n:document.body;t.querySelector(":scope > .vfw-failed")?.remove(),N(t,"vf\
w-failed",ke)}var nt=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=ye(t.widget_manager);this.line=
s,this.watch=o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.
leave(this))}send(t,e){this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener(
"abort",()=>this.hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({
states:t,says:e,...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(l=>o.has_model(l)),r=await Promise.
all(i.map(l=>o.get_model(l)));r.forEach((l,c)=>l.set_state(t[i[c]]??{})),this.line.taken(s)&&r.forEach((l,c)=>{for(let f of e[i[c]]??
[])l.trigger("msg:custom",f)})}tell(t){for(let e of this.hearers)e(t)}};function ye(n){let t=globalThis,e=t[Symbol.for("\
vfw connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new P(()=>n.kernel??null);s={line:o,watch:new z(o)},e.set(n,s)}
return s}var Dt=O("likings"),Ee="vfw-likings",Se="data-jp-theme-light",Ae={size:"1",light:"system",motion:"system"},Ft={...Ae,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},Oe=["keys","stage"];var Te={1:1,2:1.2,3:1.45};function Le(n){try{let t=Object.entries(JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),
e=Object.keys(Ft).every(s=>Oe.includes(s)||t.some(([o])=>o===s));return Object.fromEntries(e?t.filter(([s,o])=>o!==Ne(s)):
t)}catch{return{}}}function Ne(n){return Ft[n]}function st(){return Le(document.documentElement.dataset.vfwLikings??v(Dt))}function jt(n,t){document.addEventListener(Ee,n,{signal:t}),Kt().addEventListener("change",n,{signal:t});let e=new MutationObserver(
n);Pt(document.body)&&e.observe(document.body,{attributeFilter:[Se]}),t?.addEventListener("abort",()=>e.disconnect());let s=({
key:o})=>{o===Dt&&(delete document.documentElement.dataset.vfwLikings,n())};addEventListener("storage",s,{signal:t})}function Mt(n){
return Te[n.size]??1}function Ut(n,t){return n.light==="dark"||!["light","contrast"].includes(n.light)&&t}function Kt(){
return matchMedia("(prefers-color-scheme: dark)")}function Ht(){let n=Pt(document.body);return n?n==="dark":Kt().matches}
function Pt(n){let{jpThemeLight:t,voila:e}=n?.dataset??{};return t===void 0||e!==void 0?"":t==="false"?"dark":"light"}var Ie=40;function Bt(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
u("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>u("p",{},i)));s.
childElementCount>Ie;)s.firstElementChild?.remove()}}}var L="now",Ce=3,_=class{#t;#e;constructor(t){this.#t=t,this.#e=`${t}:earlier`}get earlier(){return zt(v(this.#e))??[]}find(t){
return t===L?{text:v(this.#t),drafts:v(`${this.#t}:drafts`)}:this.earlier.find(e=>e.key===t)}putAway(t){return t&&!this.#s(
this.#n(this.earlier).slice(0,Ce))?!1:(this.#o(),!0)}takeUp(t,e){let s=this.find(t),o=this.earlier.filter(i=>i.key!==t);
return!s||!this.#s(e?this.#n(o):o)?null:(T(this.#t,s.text),s.drafts)}remove(t){t===L?this.#o():this.#s(this.earlier.filter(
e=>e.key!==t))}add(t){return this.#s([{key:this.#i(),...t},...this.earlier])}#n(t){let e=this.find(L);return e.text||e.drafts?
[{key:this.#i(),...e},...t]:t}#i(){return String(1+Math.max(0,...this.earlier.map(({key:t})=>Number(t)||0)))}#o(){for(let t of[
this.#t,`${this.#t}:drafts`])xt(t)}#s(t){let e=v(this.#e);return e&&!zt(e)&&!C(this.#e)?!1:T(this.#e,JSON.stringify(t))}};
function zt(n){try{let t=JSON.parse(n);return t.every(s=>[s.key,s.text,s.drafts].every(o=>typeof o=="string"))?t:void 0}catch{
return}}var W=class{#t;#e;#n;#i;#o;constructor(t,e){this.#e=t,this.#t=t&&`${O(t)}:drafts`,this.#n=!!t,this.#i=t?_e(this.#t):{texts:{}},
this.#o=e}get all(){return this.#n&&j(v(this.#t))||this.#i.texts}get unsent(){return Object.values(this.all).filter(Boolean).
length}note(t,e){this.#s({...this.all,[t]:e})}forget(t){this.#s(Object.fromEntries(Object.entries(this.all).filter(([e])=>!t.
has(e))))}wipe(){this.replace(""),this.#t&&Et(O(this.#e))}replace(t){this.#s(j(t)??{})}#s(t){if(this.#i.texts=t,!this.#t)
return;let e=v(this.#t);this.#n&&e&&!j(e)&&(this.#n=C(this.#t),this.#o.damaged(e)),this.#n&&T(this.#t,JSON.stringify(t))||
this.#o.keepsNothing(),this.#o.changed()}};function _e(n){let t=globalThis,e=t[Symbol.for("vfw drafts")]??={};return e[n]??=
{texts:{}}}function j(n){try{let t=JSON.parse(n);return(t?.constructor===Object?Object.values(t):[null]).every(s=>typeof s==
"string")?t:void 0}catch{return}}var Wt="vfw lesson",ot="vfw-lesson",Re="This file holds no saved lesson. Choose a file that was saved in a lesson of the\
 exhibit.",$e="This file holds another lesson. Open it in that lesson.";function q(n,t,e,s){let i=t.normalize("NFKD").replace(
/\p{M}/gu,"").toLowerCase().replace(/[^\p{L}\p{N}]+/gu,"-").replace(/^-+|-+$/g,""),r=[e.getFullYear(),e.getMonth()+1,e.getDate()].
map(l=>String(l).padStart(2,"0"));return`${[n,i,r.join("-")].filter(Boolean).join("-")}.${s}`}function qt(n){try{let{name:t="",
when:e=""}=JSON.parse(n),s=new Date(e);return{name:String(t),when:Number.isNaN(s.getTime())?new Date:s}}catch{return{name:"",
when:new Date}}}function G(n,{text:t,drafts:e}){try{let s=t?JSON.parse(t):{at:0,steps:{}};return JSON.stringify({kind:Wt,
version:1,lesson:n,kept:s,drafts:j(e)??{}},null,1)}catch{return t}}function Gt(n,t){let e=De(n);if(e?.kind!==Wt||!e.kept)
throw new Error(Re);if(e.lesson!==t)throw new Error($e);return{text:JSON.stringify(e.kept),drafts:JSON.stringify(e.drafts??
{})}}function De(n){let[,t]=new RegExp(`<script type="application/json" id="${ot}">(.*?)<\/script>`,"s").exec(n)??[];try{
return JSON.parse((t??n).replace(/^\uFEFF/,""))}catch{return null}}var Fe=`
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 17px/1.5 Georgia, serif; color: #1d1a22; }
  h2 { font-size: 1.6em; line-height: 1.2; } h3 { margin: 1.6em 0 0; } dt { margin-top: 0.8em; font-weight: bold; }
  dd { margin: 0.2em 0 0 1em; white-space: pre-line; overflow-wrap: anywhere; } i { color: #5b5464; }
  .vfw-signed span { display: inline-block; min-width: 14em; margin-right: 2em; border-bottom: 1px solid #8b8072; }
  dt { break-after: avoid; }`,je="default-src 'none'; style-src 'unsafe-inline'";function Jt(n,t){let e=m(n,".vfw-answer\
s");if(!e)return;let{lesson:s="",name:o="",when:i=""}=e.dataset,r=t?new _(O(t)).find(L):void 0,l=new Date(i),c=q(s,o,Number.
isNaN(l.getTime())?new Date:l,"html");X(c,new Blob([Me(e,r?G(s,r):"")],{type:"text/html"}))}function Me(n,t){let e=n.cloneNode(
!0);for(let f of y(e,"[hidden]"))f.remove();let s=[m(e,"h2")?.textContent,n.dataset.name].filter(Boolean).join(" · "),o=[
u("meta",{charset:"utf-8"}),u("meta",{"http-equiv":"Content-Security-Policy",content:je}),u("title",{},s),u("style",{},Fe)],
i=t.replaceAll("<","\\u003c"),r=i&&`<script type="application/json" id="${ot}">${i}<\/script>`,l=o.map(f=>f.outerHTML).join(
`
`),c=`<body>
${e.outerHTML}
${r}
</body>`;return`<!DOCTYPE html>
<html lang="en">
<head>
${l}
</head>
${c}
</html>
`}var Ue=4e6,Vt={month:"long",day:"numeric",year:"numeric"},Yt="This browser has no room for another lesson. Remove a less\
on, or save it as a file first.",Ke="This file is too large. Choose a lesson file of at most 4 MB.";function Qt(n,{slot:t,
lesson:e,drafts:s,list:o,listen:i}){let r=new _(t),l,c=w=>{l?.remove(),l=w?N(n.parentElement,"vfw-lost",w):void 0},f=w=>{
let h=r.find(w);if(!h)return;let{name:g,when:k}=qt(h.text);H(q(e,g,k,"json"),G(e,h))};return i(n,"click",({target:w})=>{
let{value:h=""}=A(w,'[data-local="save lesson"]')?.dataset??{};h&&f(h)}),i(n,"change",async({target:w})=>{let[h]=w.dataset.
opens==="lesson"?w.files:[];if(h){if(w.value="",h.size>Ue)return c(Ke);try{let g=r.add(Gt(await h.text(),e));c(g?void 0:
Yt),g&&o()}catch(g){c(g.message)}}}),{get earlier(){return r.earlier.map(({key:w,text:h})=>({key:w,text:h}))},allows(w,h){
let g=m(n,"[data-keeps-now]")!==null,k=!0;if(w==="start new"&&h==="sure")k=r.putAway(g),k&&s.wipe();else if(w==="go on"&&
h!==L){let S=r.takeUp(h,g);k=S!==null,S!==null&&s.replace(S)}else w==="remove it"&&(r.remove(h),h===L&&s.wipe());return c(
k?void 0:Yt),k}}}function Zt(n){for(let t of y(n,"time[datetime]")){let e=new Date(t.dateTime);if(Number.isNaN(e.getTime()))
continue;let s=t.dataset.day!==void 0;t.textContent=s?e.toLocaleDateString("en-US",Vt):He(e,new Date)}}function He(n,t){
let e=n.toLocaleTimeString("en-US",{hour:"numeric",minute:"2-digit"}),s=(t.getTime()-n.getTime())/864e5;return`${n.toLocaleDateString(
"en-US",s>=0&&s<6?{weekday:"long"}:Vt)} ${e}`}function Xt(n,t){for(let e of y(n,"[data-draft]")){let s=t[e.dataset.draft??""];s!==void 0&&(e.type==="radio"?e.checked=
e.value===s:e.value=s)}}function it(n,t){for(let e of y(n,"[data-drafted]")){let s=(t[e.dataset.drafted??""]??"").trim();
e.hidden=!s;let o=m(e,"span");o&&(o.textContent=s);let i=e.nextElementSibling;i instanceof HTMLElement&&i.matches(".vfw-\
open")&&(i.hidden=!!s)}}var Pe=8,Be=1.2;function te(n,t){let e=({target:o})=>{let i=A(o,".vfw-with-game > .vfw-stage > .vfw-panel");if(!i||!ze(i.
getBoundingClientRect(),innerHeight))return;let r=matchMedia("(prefers-reduced-motion: reduce)").matches;i.scrollIntoView(
{block:"start",behavior:r?"instant":"smooth"})},s=I(t);for(let o of["click","keyup"])s(n,o,e)}function ze({top:n,height:t},e){
return t<=e*Be&&Math.abs(n)>=Pe}var at="vfw:painted",We=64,rt=class{#t=new Set;see(t){for(let{target:e,isIntersecting:s,boundingClientRect:o}of t)s||o.top<
0?this.#t.delete(e):this.#t.add(e)}forget(){this.#t.clear()}get words(){let{size:t}=this.#t;return t?`${t} question${t>1?
"s":""} below`:""}};function ee(n,t,e){let s=new rt,o=()=>{let c=t();c&&(c.hidden=!s.words,c.textContent=s.words)},i=c=>{
s.see(c),o()},r=new IntersectionObserver(i,{rootMargin:`0px 0px -${We}px 0px`}),l=()=>{r.disconnect(),s.forget();for(let c of se(
n)){let f=m(c,"[type=submit]");f&&r.observe(f)}o()};I(e)(n,at,l),e.addEventListener("abort",()=>r.disconnect()),l()}function ne(n){
let[t]=se(n);t&&(A(t,".vfw-question")?.scrollIntoView({block:"center"}),m(t,"input, textarea")?.focus({preventScroll:!0}))}
function se(n){return y(n,".vfw-step .vfw-question form")}var oe="vfw-drafted",qe=`This browser does not keep your answers: its storage is switched off or full. Print them, on th\
e
  last page, before you close it.`,Ge="This lesson goes on in another window. Continue there, or continue here with what\
 is kept.",Je="Opening your lesson…",Ye=`What this browser kept of what you wrote and did not send cannot be read. It \
is not lost: it
  stays in this browser.`,gs=$t(async({model:n,el:t,post:e},s)=>{let i=await bt(()=>{let r=A(t,".vfw-lesson, .vfw-step");
return r&&(r.matches(".vfw-in-cells")||m(r,".vfw-stage"))&&r},s);i&&Ve(i,n,t,e,s)});function Ve(n,t,e,s,o){e.classList.add(
"vfw-leaf-widget");let i=I(o),r=Qe(n,e,o),l=Bt(e,o),c=e.appendChild(u("div",{class:"vfw-lost",role:"alert"})),f=t.get("l\
esson"),w=(a,p)=>N(e,"vfw-lost",a,p),h=()=>yt(()=>N(e,"vfw-lost",qe)),g=new W(f,{keepsNothing:h,damaged:a=>w(Ye,()=>["dr\
afts.txt",a]),changed:()=>document.dispatchEvent(new Event(oe))}),k=O(f),S=()=>{for(let a of r)a.el.classList.toggle("vf\
w-has-aside",F(k).length>0)},M=!1,J=({name:a,el:p,page:d})=>{if(M)return;let b=vt(),E=b&&d.contains(b)?b:null,{command:$,
value:U}=E?.dataset??{},D=E&&A(E,"[data-number]")?.dataset.number;d.innerHTML=t.get(`${a}_html`),p.dataset.shows=["asks",
"answers"].filter(Q=>m(d,`.vfw-${Q}`)).join(" "),S(),Xt(d,g.all),it(d,g.all),Zt(d),p.dispatchEvent(new Event(at,{bubbles:!0})),
E&&Xe(d,D?{question:D}:{command:$,value:U})},x=t.get("slot")&&O(t.get("slot")),ct=!!x,Y=!1,lt=()=>{let a=t.get("keeps");
x&&a&&!Y&&!(ct&&T(x,a))&&h()},ie=a=>{let p=v(x);ct&&=C(x),S(),w(`${a} It is not lost: it stays in this browser.`,()=>["l\
esson.json",p])},ft=()=>l.tell(t.get("said")),dt=()=>ht({asks:!0}),re=f.split(":").at(-1)??"",ut=x&&f?Qt(r[0].page,{slot:x,
lesson:re,drafts:g,list:dt,listen:i}):null,ht=(a,p=()=>{})=>{let{sensitivity:d=""}=st(),[b,E]=[g.unsent>0,ut?.earlier??[]],
$={kind:"kept",text:v(x),has_drafts:b,goes_on:!1,sensitivity:d,earlier:E,...a};R("head",$,p)},R=(a,p,d=()=>{})=>{c.replaceChildren(),
s.send({region:a,step:t.get("step"),...p},d)},ae=({kind:a,why:p})=>{a==="put aside"&&ie(p),a==="list lessons"&&dt(),a===
"turned"&&tn(n)};for(let{name:a,page:p}of r)i(p,"submit",d=>{d.preventDefault();let[b,{answer:E,handIn:$}]=[d.target,d.target.
dataset],U=Object.fromEntries(new FormData(b).entries()),D=()=>g.forget(new Set(y(b,"[data-draft]").map(Q=>Q.dataset.draft??
"")));$===void 0?R(a,{kind:"answer",number:Number(E),value:U.value??""},D):R(a,{kind:"hand in",answers:U,sure:d.submitter?.
value==="sure"},D)}),i(p,"input",({target:d})=>d.dataset.draft&&g.note(d.dataset.draft,d.value)),i(p,"change",({target:{
dataset:d,value:b}})=>{d.sends&&R(a,{kind:"command",name:d.sends,value:b})}),i(document,oe,()=>it(p,g.all)),i(p,"click",
({target:d})=>{d.closest('[data-local="save aside"]')&&At(k),d.closest('[data-local="save sheet"]')&&Jt(n,f),n.matches("\
.vfw-paged")&&d.closest("[data-leads-to]")&&ne(n);let{command:b,value:E=""}=A(d,"button[data-command]")?.dataset??{};b!==
void 0&&(b==="print"?print():(ut?.allows(b,E)??!0)&&R(a,{kind:"command",name:b,value:E}))}),i(p,"focusin",({target:d})=>Z(
d,kt));let pt=()=>{let a=st();for(let{page:p}of r)p.style.zoom=String(Mt(a));n.classList.toggle("vfw-dark",Ut(a,Ht()))};
jt(pt,o),pt(),n.matches(".vfw-paged")&&en(n,o);let mt=r.map(a=>[`change:${a.name}_html`,()=>J(a)]);for(let[a,p]of mt)t.on(
a,p);s.listen(ae,o),t.on("change:keeps",lt),t.on("change:said",ft),St(x,()=>Y||=Ze(n,o),o);let V=x?s.watch.cameBack?.goesOn??
!1:null;nn(r[0].page,t,s,()=>Y?!1:V,o),x&&(M=n.matches(".vfw-paged")&&(v(x)!==""||g.unsent>0),ht({goes_on:V},()=>{V=null,
M=!1;for(let a of r)J(a)})),M&&r[0].page.append(u("p",{class:"vfw-aside",role:"status"},Je));for(let a of r)J(a);o.addEventListener(
"abort",()=>{for(let[a,p]of mt)t.off(a,p);t.off("change:keeps",lt),t.off("change:said",ft)})}function Qe(n,t,e){let[s,o,
i]=[m(n,".vfw-stage"),n.matches(".vfw-step"),n.matches(".vfw-paged")],l=(o?["above","below"]:i?["head","above","below","\
foot"]:["head"]).map(c=>{let f=u("div",{class:"vfw-lesson-page"});return{name:c,page:f,el:u("div",{class:`vfw-leaf vfw-l\
eaf-${c}`},f)}});for(let{name:c,el:f}of l)c==="head"&&t.before(f),c==="above"&&s?.before(f),c==="below"&&s?.after(f),c===
"foot"&&n.append(f),e.addEventListener("abort",()=>f.remove());return l}function Ze(n,t){n.inert=!0;let e=u("button",{type:"\
button"},"Continue here");e.addEventListener("click",()=>location.reload());let s=u("div",{class:"vfw-failed",role:"aler\
t"},u("div",{},u("p",{},Ge),e));return document.body.prepend(s),t.addEventListener("abort",()=>s.remove()),!0}function Xe(n,{
question:t,command:e,value:s}){let o=t?m(n,`[data-number="${t}"] :is(input, textarea, .vfw-said)`):m(n,`[data-command="${e}\
"][data-value="${s}"]`),i=o?null:m(n,"[data-first]");(o??i??m(n,"h2, button"))?.focus({preventScroll:!i}),m(n,".vfw-asks")?.
scrollIntoView({block:"nearest"})}function tn(n){m(n,".vfw-step h2")?.focus({preventScroll:!0}),n.scrollIntoView({block:"\
start"})}function en(n,t){for(let e of[n.parentElement,document.documentElement])e?.classList.add("vfw-around-story");ee(
n,()=>m(n,".vfw-below"),t),te(n,t)}function nn(n,t,e,s,o){let i=()=>s()??!m(n,".vfw-asks"),r=()=>t.get("lesson")?". Your\
 answers are kept in this browser.":".";e.watch.over({root:n,post:e,keeps:r,goesOn:i},o)}export{gs as default};
