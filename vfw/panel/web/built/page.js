var D=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((n,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,n,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:n,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:n,number:s,message:o}=t;
this.transmit(n,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,n){try{t.transmit(n)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:n}){let[s]=this.waiting;return t!==this.page||n!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(n=>n.post!==t),this.send()}};function ft(e){return({model:t,el:n})=>{let s=new AbortController;return e({model:t,el:n},s.signal),()=>s.abort()}}function F(){return document.body.dataset.voila!==void 0}function ut(e){return e.closest(".jp-NotebookPanel")!==null}async function dt(e,t){let{baseUrl:n}=e.serverSettings,s=o=>fetch(n+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${e.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function pt(e){return(t,n,s,o={})=>t.addEventListener(n,s,{signal:e,...o})}function b(e,t,...n){let s=document.createElement(
e);return s.append(...n),E(s,t)}function E(e,t){for(let[n,s]of Object.entries(t))s===null?e.removeAttribute(n):e.getAttribute(n)!==String(s)&&e.setAttribute(
n,String(s));return e}function d(e,t){return e.querySelector(t)}function v(e,t){return[...e.querySelectorAll(t)]}function T(e,t){
return e.closest(t)}function S(e,t){let n=v(e,`${t}:not([data-painted])`);for(let s of n)s.dataset.painted="";return n}function ht(){
return document.activeElement}async function mt(e,t){for(;!t.aborted;){let n=await e();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var wt={"data-lm-suppress-shortcuts":"true"};var M=class{#t=null;constructor(t){this.quiet=b("div",{class:"vfw-sending",role:"status"}),this.banner=b("div",{class:"v\
fw-banner",role:"alert"}),this.button=b("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=b("p",{}),this.box=b("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let n=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(t,n){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function vt(e,t){try{sessionStorage.setItem(e,JSON.stringify(t))}catch{}}function gt(e){try{let t=JSON.parse(sessionStorage.
getItem(e)??"null");return sessionStorage.removeItem(e),t}catch{return null}}var X=2500,Oe=2e3,Le=8e3,tt=2e3,Te=1e4,Ne=25e3,Ce=3e4,_e=500,U=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=gt(this.#t),setInterval(()=>this.beat(),_e);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(t,n){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new M(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?X/2:X)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>X+1e3||this.isCut)&&t-this.lookedAt>tt&&this.look(),
t-this.heardAt>Le&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Oe)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!F()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:n})=>n));for(let n of t)this.
line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(t,n){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===n&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:n}]=this.rooms,s=F()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${n()}${s}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(F()||this.line.posts.size))return;this.isOut=!0;let n=await dt(t,this.line.posts.size>0);n==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>Ne&&(n="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<Ce;n==="gone"&&F()&&!s&&this.
loadAgain(),n==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let n=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,n(tt)]);return await n(
1e3),i&&this.heardAt<s}openSocket(t){let n=t.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?Te:tt)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.
waiting.length>0;vt(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function kt(e){return()=>{let t;return{initialize({model:n,signal:s}){t=new et(n,s)},render:ft((n,s)=>e({...n,post:t},s))}}}
var et=class{hearers=new Set;constructor(t,n){this.model=t;let{line:s,watch:o}=Ie(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(t,n){
this.line.put(this,t,n)}transmit(t){this.model.send(t)}listen(t,n){this.hearers.add(t),n.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:n,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...n}).filter(a=>o.has_model(a)),r=await Promise.all(i.map(a=>o.
get_model(a)));r.forEach((a,u)=>a.set_state(t[i[u]]??{})),this.line.taken(s)&&r.forEach((a,u)=>{for(let f of n[i[u]]??[])
a.trigger("msg:custom",f)})}tell(t){for(let n of this.hearers)n(t)}};function Ie(e){let t=globalThis,n=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=n.get(e);if(!s){let o=new D(()=>e.kernel??null);s={line:o,watch:new U(o)},n.set(e,s)}return s}function I(e){try{return localStorage.getItem(e)??""}catch{return""}}function K(e,t){try{return localStorage.setItem(e,t),
!0}catch{return!1}}function bt(e){return`vfw:${e}`}function yt(e){let t=document.documentElement.dataset;t.vfwKeepsNothing||
e(),t.vfwKeepsNothing="told"}function Re(e){let t=[];for(let n;n=I(`${e}:put aside ${t.length+1}`);)t.push(n);return t}function Et(e){
try{let[t,n]=[localStorage.getItem(e),Re(e)];return t&&!n.includes(t)&&localStorage.setItem(`${e}:put aside ${n.length+1}`,
t),!0}catch{return!1}}function j(e){try{return Object.keys(localStorage).filter(t=>t.startsWith(`${e}:`)&&t.includes(":p\
ut aside ")).sort((t,n)=>t.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function xt(e,t,n){addEventListener("storage",s=>e&&s.key===e&&t(),{signal:n})}function q(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([t],{type:"application/json"})),n.
download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function At(e,t=n=>n){j(e).forEach((n,s)=>{q(`votes\
-for-women-put-aside-${s+1}.json`,t(I(n),n))})}function St(e,t,n,s){let o=b("div",{class:t,role:"status"});e.prepend(o);
let i=b("div",{},b("p",{},n)),r=(a,u)=>{let f=b("button",{type:"button",class:"vfw-button"},a);f.addEventListener("click",
u),i.append(f)};s&&r("Save it as a file",()=>q(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var nt="vfw:likings",Tt="vfw-likings",Pe={size:"1",light:"system",motion:"system"},st={...Pe,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on"},$e={help:["none","odds","hints"],sensitivity:["full","masked","described"]},Ke={1:1,2:1.2,
3:1.45};function qe(e){try{let t=Object.entries(JSON.parse(e)??{}).filter(([,s])=>typeof s=="string"),n=Object.keys(st).
every(s=>s==="keys"||t.some(([o])=>o===s));return Object.fromEntries(n?t.filter(([s,o])=>o!==Nt(s)):t)}catch{return{}}}function Nt(e){
return st[e]}function Ot(e,t={}){let n={...st,...t,...e};for(let[s,o]of Object.entries($e))o.includes(n[s])||(n[s]=Nt(s));
return n}function B(){return qe(document.documentElement.dataset.vfwLikings??I(nt))}function He(e,t){let n=JSON.stringify(
{...B(),[e]:t});document.documentElement.dataset.vfwLikings=n,K(nt,n),document.dispatchEvent(new Event(Tt))}function Fe(e,t){
document.addEventListener(Tt,e,{signal:t}),Ct().addEventListener("change",e,{signal:t});let n=({key:s})=>{s===nt&&(delete document.
documentElement.dataset.vfwLikings,e())};addEventListener("storage",n,{signal:t})}function Lt(e){return Ke[e.size]??1}function Be(e,t){
return e.light==="dark"||e.light!=="light"&&t}function Ct(){return matchMedia("(prefers-color-scheme: dark)")}function We(e,t){
for(let n of v(e,"[data-setting]")){let s=t[n.dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=
s:n.ariaPressed!==String(s)&&(n.ariaPressed=String(s))}}function _t(e,t,n){let s={},o=Ot(B()),i=()=>{o=Ot(B(),s),e.dataset.
size=o.size,e.style.zoom=String(Lt(o)),e.style.setProperty("--vfw-zoom",String(Lt(o)));let a=Be(o,Ct().matches);e.classList.
toggle("vfw-dark",a),document.documentElement.classList.toggle("vfw-dark-page",a),e.classList.toggle("vfw-still",o.motion===
"still"),r.show(),t(o)},r={begin:i,like:He,expect(a){s=a,i()},show:()=>We(e,o)};return Fe(i,n),r}function It(e){document.
fullscreenElement?document.exitFullscreen():(e.classList.contains("vfw-whole-page")?document.documentElement:e).requestFullscreen()}var De=40;function Rt(e,t){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=e.appendChild(
b("div",n));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>b("p",{},i)));s.
childElementCount>De;)s.firstElementChild?.remove()}}}var Me=".vfw-map, input, select, textarea, [contenteditable]";function Pt(e,t){let n={isOn:!0};return t(document,"keydow\
n",s=>{let{key:o,target:i,altKey:r,ctrlKey:a,metaKey:u,repeat:f}=s,c=e.contains(i)||i.contains(e)&&e.classList.contains(
"vfw-whole-page");!n.isOn||!c||r||a||u||f||/^[a-z]$/i.test(o)&&!i.closest(Me)&&d(e,`[data-ask][aria-keyshortcuts="${o.toUpperCase()}\
"]`)?.click()}),n}var Ue=/^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u,je="input:not([type=radio], [type=checkbox]), textarea,\
 [contenteditable]";function $t(e,t){let n=!1,s=()=>{n||t(),n=!0};e(document,"keydown",o=>Ge(o)&&s(),{capture:!0}),e(document,
"click",({isTrusted:o,detail:i,target:r})=>{o&&!i&&r.closest("button, [role=button]")&&s()},{capture:!0})}function Ge({key:e,
altKey:t,ctrlKey:n,metaKey:s,target:o}){let i=[...e].length===1&&o.closest?.(je);return Ue.test(e)&&!t&&!n&&!s&&!i}var ze=0;function Kt(e){for(let t of S(e,".vfw-hand .vfw-face")){let n=d(t,".vfw-card-button")??d(t,"h3 [data-sheet]");n&&
G(n,v(t,"p:not(.vfw-era)"))}for(let t of S(e,".vfw-prompt .vfw-coach"))for(let n of v(e,".vfw-prompt :is(h2, .vfw-choice\
s button)"))G(n,[t])}function G(e,t){for(let n of t)n.id||=`vfw-words-${++ze}`;E(e,{"aria-describedby":t.map(({id:n})=>n).
join(" ")})}var Je=["pick","command","value","key","local","setting","sheet","tab"],Ye=["log","camps","table","record"],Ve='button, \
a[href], [tabindex="0"]';function qt(e,t){let n=null,s=!1,o=!1;t(document,"keydown",()=>o=!0,{capture:!0}),t(document,"p\
ointerdown",()=>o=!1,{capture:!0}),t(document,"focusin",({target:l})=>{let m=l.closest?.("[data-region]")?.dataset.region;
n=e.contains(l)?{region:m,selector:Qe(l)}:null}),t(e,"toggle",({target:l})=>{l instanceof HTMLDetailsElement&&l.matches(
".vfw-prompt > details")&&(s=l.open)},{capture:!0});let r=l=>v(e,l).find(Ze),a=()=>{let m=(r(".vfw-cover")?[".vfw-cover \
[data-first]"]:[".vfw-prompt .vfw-choices .vfw-primary",...s?[".vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-ch\
oice][tabindex="0"]',".vfw-hand [data-pick]",".vfw-prompt [data-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(
r).find(Boolean);m?.focus({preventScroll:!o||m.closest(".vfw-map")!==null})},u=()=>{let{region:l,selector:m}=n??{},w=[...m?
[m]:[],...Ye.includes(l??"")?[Ve]:[]].map(g=>r(`[data-region="${l}"] :is(${g})`)).find(Boolean);return w&&w.focus({preventScroll:!0}),
!!w},f="",c=()=>{let l=f&&r(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(f))}"]`);f=d(e,".vfw-cover")?.dataset.card??
"",l&&l.focus({preventScroll:!o})};return{settle(){c();for(let y of S(e,".vfw-prompt > details"))y.open=s;let l=ht();(!l||
l===document.body||l.closest("[inert]"))&&n&&!u()&&a()},toHeadline:()=>d(e,".vfw-prompt h2")?.focus()}}function Qe({dataset:e}){
return Je.filter(t=>e[t]!==void 0).map(t=>`[data-${t}="${CSS.escape(e[t]??"")}"]`).join("")}function Ze(e){return e.checkVisibility()&&
!e.closest("[inert]")}function Ht(e,t){t(e,"click",n=>{let s=n.target.closest(".vfw-prose a[href^='#']");if(!s)return;n.preventDefault();let o=d(
s.closest(".vfw-prose"),`#${CSS.escape(s.hash.slice(1))}`);o&&(T(o,"details")?.setAttribute("open",""),o.tabIndex=-1,o.focus())})}var z=class{#t=[];#e="";#n;#s;constructor(t,n){this.key=t&&bt(t),this.works=this.#n=!!t,this.#s=n}begin(t,n){this.#t=[JSON.
stringify(t)],n&&(this.#e=this.whole(),this.#n&&=Et(this.key)),this.#o()}append(t,n){return this.#t.length-1<t?!1:(this.#t=
[...this.#t.slice(0,t+1),...n.map(s=>JSON.stringify(s))],this.#o(),!0)}whole(){return this.key?Ft(I(this.key)):""}get isOpen(){
return this.#t.length>0}download(){q("votes-for-women.json",this.#e||this.whole())}get hasAside(){return j(this.key).length>
0}downloadAside(){let t=n=>n.startsWith(`${this.key}:put aside `);At(this.key,(n,s)=>t(s)?Ft(n):n)}#o(){this.key&&(this.
works=this.#n&&K(this.key,this.#t.join(`
`)),this.works||yt(this.#s))}};function Ft(e){let[t,...n]=e.split(`
`);return t.startsWith("{")?`${t.slice(0,-1)},"replies":[${n.join(",")}]}`:e}var Bt=4e6;function Wt(e,t,n,s,o){let i=()=>d(e,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>d(e,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),u={toggle(){if(r())return u.close();e.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let f=i()?.contains(document.
activeElement);i()?.hidePopover(),f&&a()?.focus()},chooseFile:()=>d(e,".vfw-menu [data-open]")?.click()};return t(document,
"keydown",f=>f.key==="Escape"&&u.close()),t(document,"pointerdown",({target:f})=>{f.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||u.close()}),t(e,"change",async({target:f})=>{if(!f.matches("[data-open]")||!f.files.length)return;let[
c]=f.files;f.value="";let l=Xe(await c.slice(0,Bt).text(),c.size);u.close(),l===null?o():s(l)}),u}function Xe(e,t){return t<=
Bt?e:e.includes(`
`)?e.split(`
`,1)[0]:null}function Dt(e){J(S(e,".vfw-log ol"));for(let t of S(e,".vfw-hand ul"))t.scrollLeft=(d(t,".vfw-playing")?.offsetLeft??0)-
t.offsetLeft-8}function Mt(e,t){let n=new ResizeObserver(()=>J(v(e,".vfw-log ol"))),s=d(e,".vfw-area-log");s&&n.observe(
s),t.addEventListener("abort",()=>n.disconnect())}function J(e){for(let t of e){let n=d(t,"[aria-current]");t.scrollTop=
n?n.offsetTop-t.offsetTop-t.clientHeight/2:t.scrollHeight}}var Ut=new Map([["slow",2.2],["usual",1],["fast",.35]]),Y=class{#t="usual";#e=!1;#n=null;#s;constructor(t,n,s,o){this.time=
t,this.next=n,this.stands=s,o.addEventListener("abort",()=>clearTimeout(this.#s))}beat(t){t!==this.#n&&(this.#n=t,this.again())}set(t){
return this.#t=t,this.again(),Ut.has(t)}pause(t){this.#e=t,this.again()}again(){clearTimeout(this.#s);let[t,n]=[this.time(),
Ut.get(this.#t)];t&&n&&!this.#e?this.#s=setTimeout(this.next,t*n):t&&!n&&this.stands()}};function tn(e,t,n){if(!e||!t)return!1;let s=t.at-e.at<500,o=Math.hypot(t.x-e.x,t.y-e.y)<=8;return s&&o&&t.at-n<200}function jt(e){
let[t,n]=[null,null],s=({detail:o,clientX:i,clientY:r})=>{o>0&&([t,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:e}),({detail:o},i)=>o>0&&tn(t,n,i)}function Gt(e){let t=d(e,".vfw-cover")??d(e,".vfw-prompt");return t&&ot(t)}function ot(e){let t=Number(T(e,"[data-questi\
on]")?.dataset.question??NaN);return Number.isNaN(t)?null:t}var en="[data-pick], button[data-command], [data-local], [data-setting], [data-ask]";function Jt(e,{command:t,kept:n,likings:s,
menu:o,pace:i,painted:r,post:a},u,f){let c=w=>{e.classList.toggle("vfw-paused",w),i.pause(w)},l={save:()=>n.download(),"\
save aside":()=>n.downloadAside(),menu:()=>o.toggle(),open:()=>o.chooseFile(),"whole screen":()=>It(e),pause:()=>c(!0),"\
play on":()=>c(!1)},m=jt(f);u(e,"click",w=>{let g=T(w.target,en);if(!g)return;let{command:N,pick:O,local:x,setting:C,ask:A,
value:$=""}=g.dataset;x&&l[x](),C&&(s.like(C,$),g.scrollIntoView({block:"nearest"})),A&&a.send({kind:"ask",about:A}),!(x||
C||A||m(w,r.at))&&(O?a.send({kind:"pick",replies:[JSON.parse(O)],question:ot(g)}):N!==void 0&&(o.close(),t(N,{value:$})))}),
u(e,"submit",w=>{let g=w.target.closest("form[data-command]");g&&(w.preventDefault(),t(g.dataset.command,Object.fromEntries(
new FormData(g))))}),u(document,"keydown",({key:w})=>{let g=d(e,":popover-open")!==null;w==="Escape"&&!g&&d(e,".vfw-cove\
r [data-leaves]")?.click()});let y=({key:w,repeat:g})=>g&&(w==="Enter"||w===" ");u(e,"keydown",w=>y(w)&&w.preventDefault(),
{capture:!0}),u(e,"click",({target:w})=>zt(e,w.closest("[data-tab]")?.dataset.tab)),zt(e,"log")}function zt(e,t){if(t){e.
dataset.tab=t;for(let n of v(e,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===t)}}var nn="section, header, div, ol, ul",sn=["data-painted","data-linked"],on=["data-linked","data-lm-suppress-shortcuts"],
Yt=new WeakMap;function Vt(e,t){let n=document.createElement("template");n.innerHTML=t;let[s,o]=[e.firstElementChild,n.content.
firstElementChild];o&&s?.matches(".vfw-replay")&&o.matches(".vfw-replay")?Zt(s,o):Qt(e,Yt.get(e)??document.createDocumentFragment(),
n.content),Yt.set(e,n.content)}function Qt(e,t,n){let[s,o,i]=[e,t,n].map(({childNodes:a})=>[...a]);if(t.isEqualNode(n)&&
s.length===o.length)return;for(let a of sn)e.removeAttribute(a);if(s.length!==o.length)return e.replaceChildren(...i.map(
it));let r=0;i.forEach((a,u)=>{let f=o.findIndex((l,m)=>m>=r&&l.isEqualNode(a)),c=r<o.length&&!i.slice(u).some(l=>l.isEqualNode(
o[r]));if(f>=0){for(let l of s.slice(r,f))l.remove();r=f+1}else c?(rn(s[r],o[r],a),r+=1):e.insertBefore(it(a),s[r]??null)});
for(let a of s.slice(r))a.remove()}function rn(e,t,n){e instanceof Element&&t instanceof Element&&n instanceof Element&&
an(t,n)?(E(e,{"data-question":n.getAttribute("data-question")}),Qt(e,t,n)):e.replaceWith(it(n))}function an(e,t){let[n,s]=[
e,t].map(o=>o.cloneNode());for(let o of[n,s])o.removeAttribute("data-question");return e.matches(nn)&&n.isEqualNode(s)}function it(e){
return document.importNode(e,!0)}function Zt(e,t){for(let i of e.getAttributeNames())!t.hasAttribute(i)&&!on.includes(i)&&
e.removeAttribute(i);for(let{name:i,value:r}of t.attributes)e.getAttribute(i)!==r&&e.setAttribute(i,r);let[n,s]=[[...e.childNodes],
[...t.childNodes]];if(!(n.length===s.length&&n.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){
if(e.innerHTML===t.innerHTML)return;e.replaceChildren(...s),e.removeAttribute("data-linked")}else n.forEach((i,r)=>Zt(i,
s[r]));e.matches("input, select")&&!e.matches(":active")&&(e.value=t.value)}var cn=["head","prompt","record","hand","tabs","camps","log","table","cover","menu"],ln=["cover","menu"],Xt=["start","en\
ding","replay","hand","our-hand","map-large","on-stage"];function te(e,t,n,s){let o=d(e,".vfw-layout"),[i,r]=[".vfw-area\
-map",".vfw-area-rows"].map(c=>d(o,c)),a=cn.map(c=>{let l=b("div",{class:`vfw-area-${c}`});return ln.includes(c)?e.append(
l):o.insertBefore(l,c==="head"?i:r),{area:l,trait:`${c}_html`,painted:""}}),u=()=>{let c=a.filter(({area:m})=>m.contains(
document.activeElement)),l=[...new Set([...c,...a])].filter(m=>t.get(m.trait)!==m.painted);for(let m of l)m.painted=t.get(
m.trait),Vt(m.area,m.painted);return l.length>0};u();let f=()=>u()&&queueMicrotask(()=>s.aborted||n());t.on("change",f),
s.addEventListener("abort",()=>{t.off("change",f);for(let{area:c}of a)c.remove()})}function V(e,t,...n){let s=e.filter(o=>d(
t,`.vfw-${o}`)).join(" ");for(let o of[t,...n])o.dataset.shows!==s&&(o.dataset.shows=s)}var Q=class{#t="";#e=null;constructor(t){this.command=t}take(){this.#t=""}send(t,n,s){this.#t=s,this.command(t,n)}isPainted(t){
return this.#t!==t}want(t,n){this.isPainted(n)?this.send("go",{value:t},n):this.#e=t}rest(t,n,s){this.#e=null,this.send(
t,{value:n},s)}painted(t){if(this.isPainted(t)&&(this.#t=""),this.#t||this.#e===null)return;let n=this.#e;this.#e=null,this.
send("go",{value:n},t)}};var ee={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},fn=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function ne(e,t,n,s){let o,i="",r=()=>d(e,".vfw-replay"),a=()=>r()?.dataset.step,u=new Q(t),
f=c=>c.matches(".vfw-replay [type=range]");return n(e,"pointerdown",({target:c})=>f(c)&&u.take()),n(e,"input",({target:c})=>f(
c)&&u.want(c.value,a())),n(e,"change",({target:c})=>{(f(c)||c.matches(".vfw-replay select"))&&u.rest(c.name,c.value,a())}),
n(document,"keydown",c=>{let{key:l,target:m,repeat:y}=c,w=e.contains(m)||m.contains(e)&&e.classList.contains("vfw-whole-\
page"),g=r()&&!r()?.closest("[inert]"),N=w&&g&&!m.closest(fn),O=l===" "&&m.closest("button, a, summary, [role=button]"),
x=c.ctrlKey||c.altKey||c.metaKey||c.shiftKey;!(l in ee)||!N||O||x||(c.preventDefault(),(!y||u.isPainted(a()))&&u.send(ee[l],
{},a()))}),s.addEventListener("abort",()=>clearTimeout(o)),{beat(){u.painted(a());let c=Number(r()?.dataset.goesOn??0),l=`${a()}\
 ${c}`;l!==i&&(i=l,clearTimeout(o),c&&(o=setTimeout(()=>t("play on"),c)))}}}var se=".vfw-tabs, .vfw-hand, .vfw-camps, .vfw-table, .vfw-log",rt="button, a[href], [role=button], ol[tabindex]",un="Ar\
row keys go from one to the next.",dn={ArrowRight:1,ArrowLeft:-1},pn={ArrowDown:1,ArrowUp:-1};function oe(e,t){let n=o=>T(
o,se),s=o=>v(o,rt);return t(e,"focusin",({target:o})=>{let i=n(o);if(!i||!o.matches(rt))return;let r=d(i,"ol[tabindex]")??
o;for(let a of s(i))E(a,{tabindex:a===r?0:-1})}),t(e,"keydown",o=>{let{key:i,target:r,altKey:a,ctrlKey:u,metaKey:f,shiftKey:c}=o,
l=d(e,".vfw-replay")?pn:dn,m=i in l&&!(a||u||f||c)&&n(r);if(!m||!r.matches(rt))return;let y=s(m).filter(g=>g.checkVisibility(
{visibilityProperty:!0})),w=y[y.indexOf(r)+l[i]];w&&(o.preventDefault(),o.stopPropagation(),w.focus())}),{settle(){for(let o of S(
e,`:is(${se})`)){E(o,{"aria-description":un});let i=s(o),r=d(o,"ol[tabindex]")??i[0];for(let a of i)E(a,{tabindex:a===r?
0:-1});i.length&&o.matches("[tabindex]")&&E(o,{tabindex:-1})}}}}function re(e,t,n){let s=t.bottom+e.height+8<=n.height,o=t.top<n.height-t.bottom,i=s||o?t.bottom+4:t.top-e.height-4;return{
left:ie(t.left,e.width,n.width),top:ie(i,e.height,n.height)}}function ie(e,t,n){return Math.max(8,Math.min(e,n-t-8))}var hn=350,mn=250;function ae(e,t,n,s,o){let i=b("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"manual"});e.
append(i);let r=null,a="",u=[],[f,c]=[!1,!1],l,m=p=>{c=p!==null,d(e,".vfw-map")?.dispatchEvent(new CustomEvent("vfw-show\
-place",{detail:{key:p},cancelable:!0}))},y=()=>i.matches(":popover-open"),w=p=>{clearTimeout(l);let k=p.dataset.sheet??
"",L=k.match(/^place:(.*)$/)?.[1];if(L)return m(L);i.contains(p)?k!==a&&u.push(a):(r!==p&&(f=!1),[r,u]=[p,[]]),a=k,(i.dataset.
about!==k||!y())&&t(k)},g=()=>{a=u.pop()??"",t(a)},N=()=>d(i,"[data-close]"),O=()=>{if(!r)return;let p=i.currentCSSZoom??
1,k={width:i.offsetWidth*p,height:i.offsetHeight*p},{left:L,top:R}=re(k,r.getBoundingClientRect(),{width:innerWidth,height:innerHeight});
Object.assign(i.style,{left:`${L/p}px`,top:`${R/p}px`})},x={fill(p,k){if(p!==a||!r?.isConnected)return;let L=u.length?'<\
button type="button" class="vfw-button" data-back>Back</button>':"",R='<button type="button" class="vfw-button" data-clo\
se>Close</button>';i.innerHTML=`${k}<div class="vfw-close">${L}${R}</div>`,i.dataset.about=p,V(["story","record"],i),n(i),
i.setAttribute("aria-label",d(i,"h2")?.textContent??"");let P=d(i,"p:not(.vfw-kicker)");for(let W of v(e,"[data-told]"))
E(W,{"data-told":null,"aria-describedby":null});P&&!r.matches("[aria-describedby]")&&G(E(r,{"data-told":""}),[P]),y()||i.
showPopover(),O(),J(v(i,"ol")),f&&(d(i,"[data-back]")??N())?.focus({preventScroll:!0})},close(){if(clearTimeout(l),c&&m(
null),!y())return;let p=i.contains(document.activeElement);i.hidePopover(),p&&r?.isConnected&&r.focus({preventScroll:!0}),
[r,f,u]=[null,!1,[]]}},C=(p,k)=>{clearTimeout(l),l=setTimeout(k,p)},A=p=>p instanceof Node&&(i.contains(p)||r?.contains(
p)),$="";s(e,"pointermove",({clientX:p,clientY:k})=>$=`${p},${k}`,{capture:!0}),s(e,"pointerover",({target:p,pointerType:k,
clientX:L,clientY:R})=>{let P=p.closest("[data-sheet]");k!=="mouse"||f||$===`${L},${R}`||(P?C(hn,()=>w(P)):A(p)?clearTimeout(
l):C(mn,x.close))}),s(e,"focusin",({target:p})=>{p.matches("[data-sheet]:focus-visible")?w(p):A(p)||x.close()}),s(e,"cli\
ck",({target:p})=>{let k=p.closest("[data-sheet]");k?(w(k),f=!0,y()&&N()?.focus({preventScroll:!0})):p.closest("[data-ba\
ck]")?g():(p.closest("[data-close]")||!A(p))&&x.close()}),s(e,"keydown",p=>{!p.target.matches("span[data-sheet]")||!["En\
ter"," "].includes(p.key)||(p.preventDefault(),p.target.click())}),s(document,"keydown",p=>{let k=p.key==="Tab"&&!p.shiftKey&&
p.target.matches?.(".vfw-opened [data-close]");(p.key==="Escape"||k)&&x.close()});let H=new ResizeObserver(O);return H.observe(
i),o.addEventListener("abort",()=>{clearTimeout(l),H.disconnect(),i.remove()}),x}function ce(e,t){return t.map(s=>e.find(o=>o.value===s)).find(Boolean)??e[0]}function le(e,t){return Object.entries(e).every(
([n,s])=>s.includes(t.get(n)))}var fe="vfw:choices";function pe(e,t){let n=wn(I(fe));return t(e,"change",({target:s})=>{let o=s.closest("form[data-reme\
mbered]");!o||s.dataset.setting||(n={...n,[s.name]:s.value},K(fe,JSON.stringify(n)),ue(o,n))}),{settle(){for(let s of S(
e,".vfw-start"))for(let o of[e,s.parentElement])o?.scrollTo(0,0);for(let s of S(e,"form[data-remembered]")){for(let o of he(
s,"input:not([type=radio])"))o.value=n[o.name]??"";ue(s,n)}}}}function wn(e){try{return JSON.parse(e)??{}}catch{return{}}}
function ue(e,t){for(let n of v(e,"[data-asks]")){let s=de(n,e);n.hidden=n.disabled=!s;let o=he(n,"input").filter(f=>{let c=T(
f,"label"),l=c!==null&&de(c,e);return c&&(c.hidden=f.disabled=!l),l});if(o.some(f=>f.dataset.setting))continue;let i=n.dataset.
asks??"",a=v(e,"input[data-proposes]:checked").map(f=>JSON.parse(f.dataset.proposes??"{}")[i]),u=[t[i],...a,...(n.dataset.
usual??"").split(" ")];ce(o,u).checked=!0}}function de(e,t){return le(JSON.parse(e.dataset.only??"{}"),new FormData(t))}
function he(e,t){return v(e,t)}var vn=":popover-open, .vfw-cover, .vfw-sheet-room > :not([hidden])",gn=".vfw-map, input, select, textarea";function me(e,t,n,s){
let o=b("button",{type:"button",class:"vfw-to-question"},"Go to the question");e.prepend(o),t(o,"click",n),t(window,"key\
down",({key:r,target:a})=>{let u=e.contains(a)&&!a.closest(gn);r==="Escape"&&u&&!d(e,vn)&&n()},{capture:!0}),s.addEventListener(
"abort",()=>o.remove())}function we(e){let t=kn(e);return n=>{for(let s of v(n,"span[data-sheet]:not(.vfw-ref)"))ve(s);for(let s of v(n,"[data-n\
ames]:not([data-linked])")){yn(s,t,e);for(let o of[s,...s.children])E(o,{"data-linked":""})}}}function kn(e){let n=Object.
keys(e).sort((s,o)=>o.length-s.length).map(s=>s.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<!\
[\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d])`,"gu")}function bn(e,t){let n=[],s=0;for(let{0:o,index:i}of e.matchAll(t))n.
push(e.slice(s,i),o),s=i+o.length;return[...n,e.slice(s)]}function ve(e){Object.assign(e,{className:"vfw-ref",role:"butt\
on",tabIndex:0})}function yn(e,t,n){let{SHOW_TEXT:s,SHOW_ELEMENT:o,FILTER_REJECT:i,FILTER_ACCEPT:r,FILTER_SKIP:a}=NodeFilter,
u=document.createTreeWalker(e,s|o,c=>c instanceof Text?r:c.matches("[data-linked]")?i:a),f=[];for(;u.nextNode();)f.push(
u.currentNode);for(let c of f){let l=bn(c.data,t);l.length>1&&c.replaceWith(...l.map((m,y)=>y%2?En(m,n[m]):m))}}function En(e,t){
let n=document.createElement("span");return n.textContent=e,n.dataset.sheet=t,ve(n),n}var xn="As you play by key, what the computer does goes one step at a time, and Next goes on. The menu changes its pace.",
An="This browser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",xo=kt(
async({model:e,el:t,post:n},s)=>{t.classList.add("vfw-page-widget");let i=await mt(()=>{let r=t.closest(".vfw-panel");return r&&
d(r,".vfw-area-map")&&d(r,".vfw-area-rows")&&r},s);i&&Sn(i,e,n,s)});function Sn(e,t,n,s){let o=pt(s);o(e,"focusin",({target:h})=>E(
h,wt),{capture:!0}),te(e,t,()=>ct(),s);let i=t.get("whole_page")&&!ut(e);e.classList.toggle("vfw-whole-page",i),e.dataset.
game=t.get("game");let r=i?[document.body]:[],a={question:null,at:0,isBehind:!1,isLocked:!1},u=(h,_={})=>n.send({kind:"c\
ommand",name:h,fields:_,question:a.question}),f=Rt(e,s),c=new z(t.get("slot"),()=>St(e,"vfw-banner",An));xt(c.key,()=>c.
isOpen&&n.send({kind:"elsewhere"}),s);let l=qt(e,o),m=()=>d(e,":popover-open")!==null,y=()=>m()?0:Number(d(e,".vfw-promp\
t")?.dataset.pace??0),[w,g]=[!1,!1],N=()=>{w&&!g&&!B().pace&&f.say(xn),g||=w},O=new Y(y,()=>u("next"),N,s);o(e,"toggle",
({target:h})=>h.popover&&O.again(),{capture:!0});let x=Pt(e,o),C="",A=_t(e,h=>{let{pace:_,help:Ee,learned:xe,sensitivity:Ae,
keys:Se}=h;x.isOn=Se!=="off";let Z={kind:"manner",shows_steps:_!=="none",help:Ee,learned:xe,sensitivity:Ae};JSON.stringify(
Z)!==C&&n.send(Z),C=JSON.stringify(Z),e.classList.toggle("vfw-unpaced",!O.set(_))},s);$t(o,()=>{w=!0,A.expect({pace:"one"})});
let H=ae(e,h=>n.send({kind:"sheet",about:h}),h=>W(h),o,s);Ht(e,o);let p=ne(e,u,o,s),L=Wt(e,o,c,h=>n.send({kind:"open",save:h}),
()=>n.send({kind:"too large"})),R=pe(e,o),P=oe(e,o);me(e,o,()=>l.toHeadline(),s);let W=we(t.get("names")),at=()=>V(Xt,e,
...r);o(e,"vfw-map-sized",at);let ct=()=>{at();let h=Gt(e),_=h!==a.question;d(e,".vfw-stage-map:empty")&&e.dispatchEvent(
new CustomEvent("vfw-stage")),_&&(Object.assign(a,{question:h,at:performance.now()}),H.close()),ge(e,a.isLocked),W(e),Kt(
e),P.settle(),R.settle(),A.show(),Dt(e),l.settle(),O.beat(h),p.beat()};Jt(e,{command:u,kept:c,likings:A,menu:L,pace:O,painted:a,
post:n},o,s),Mt(e,s),o(e,"vfw-leave-map",()=>l.toHeadline()),o(e,"vfw-say",h=>f.say(h.detail.text));let ke=h=>{h.kind===
"begin"&&c.begin(h.header,h.put_aside),h.kind==="append"&&!c.append(h.from,h.entries)&&n.send({kind:"keep whole"}),h.kind===
"like"&&A.like(h.name,h.value),h.kind==="download"&&q(h.name,h.text),h.kind==="sheet"&&H.fill(h.about,h.html);let _=h.kind===
"pong"&&h.question!==a.question;_&&a.isBehind&&n.send({kind:"paint whole"}),h.kind==="pong"&&(a.isBehind=_&&!a.isBehind)},
lt=()=>f.tell(t.get("said"));n.listen(ke,s),t.on("change:said",lt),s.addEventListener("abort",()=>{for(let h of r)delete h.
dataset.shows;t.off("change:said",lt)}),A.begin(),ct(),On(e,t,n,c,a,s);let{goesOn:be=!1,isUnsent:ye=!1}=n.watch.cameBack??
{};n.send({kind:"held",save:c.whole(),goes_on:be,is_unsent:ye})}function On(e,t,n,s,o,i){let r={root:e,post:n,keeps:()=>s.
works||t.get("is_kept")?". Your game is kept in this browser.":", and this browser keeps no games.",isCurrent:a=>a.question===
o.question,changed(a){return o.isLocked=a,ge(e,a),a},goesOn:()=>s.isOpen&&!d(e,".vfw-start, .vfw-coach")};n.watch.over(r,
i)}function ge(e,t){let n=d(e,".vfw-cover");for(let s of v(e,".vfw-layout, .vfw-to-question"))s.inert=t||n!==null;n&&(n.
inert=t)}export{xo as default};
