var B=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((n,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,n,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:n,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:n,number:s,message:o}=t;
this.transmit(n,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,n){try{t.transmit(n)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:n,says:s}){let[o]=this.waiting;if(!(t!==this.page||n!==o?.number)){this.waiting.shift(),o.taken();
for(let i of s)o.post.tell(i);this.send()}}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:
0}leave(t){this.posts.delete(t),this.waiting=this.waiting.filter(n=>n.post!==t),this.send()}};function ft(e){return({model:t,el:n})=>{let s=new AbortController;return e({model:t,el:n},s.signal),()=>s.abort()}}function F(){return document.body.dataset.voila!==void 0}function ut(e){return e.closest(".jp-NotebookPanel")!==null}async function dt(e,t){let{baseUrl:n}=e.serverSettings,s=o=>fetch(n+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${e.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function pt(e){return(t,n,s,o={})=>t.addEventListener(n,s,{signal:e,...o})}function b(e,t,...n){let s=document.createElement(
e);return s.append(...n),x(s,t)}function x(e,t){for(let[n,s]of Object.entries(t))s===null?e.removeAttribute(n):e.getAttribute(n)!==String(s)&&e.setAttribute(
n,String(s));return e}function d(e,t){return e.querySelector(t)}function v(e,t){return[...e.querySelectorAll(t)]}function N(e,t){
return e.closest(t)}function A(e,t){let n=v(e,`${t}:not([data-painted])`);for(let s of n)s.dataset.painted="";return n}function ht(){
return document.activeElement}async function mt(e,t){for(;!t.aborted;){let n=await e();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var wt={"data-lm-suppress-shortcuts":"true"};var W=class{#t=null;constructor(t){this.quiet=b("div",{class:"vfw-sending",role:"status"}),this.banner=b("div",{class:"v\
fw-banner",role:"alert"}),this.button=b("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=b("p",{}),this.box=b("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let n=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(t,n){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function vt(e,t){try{sessionStorage.setItem(e,JSON.stringify(t))}catch{}}function gt(e){try{let t=JSON.parse(sessionStorage.
getItem(e)??"null");return sessionStorage.removeItem(e),t}catch{return null}}var Z=2500,Le=2e3,Te=8e3,X=2e3,Ne=1e4,Ce=25e3,_e=3e4,Ie=500,D=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=gt(this.#t),setInterval(()=>this.beat(),Ie);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(t,n){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new W(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?Z/2:Z)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>Z+1e3||this.isCut)&&t-this.lookedAt>X&&this.look(),
t-this.heardAt>Te&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Le)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!F()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:n})=>n));for(let n of t)this.
line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(t,n){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===n&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:n}]=this.rooms,s=F()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${n()}${s}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(F()||this.line.posts.size))return;this.isOut=!0;let n=await dt(t,this.line.posts.size>0);n==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>Ce&&(n="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<_e;n==="gone"&&F()&&!s&&this.
loadAgain(),n==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let n=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,n(X)]);return await n(
1e3),i&&this.heardAt<s}openSocket(t){let n=t.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?Ne:X)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;vt(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function kt(e){return()=>{let t;return{initialize({model:n,signal:s}){t=new tt(n,s)},render:ft((n,s)=>e({...n,post:t},s))}}}
var tt=class{hearers=new Set;constructor(t,n){this.model=t;let{line:s,watch:o}=Re(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(t,n){
this.line.put(this,t,n)}transmit(t){this.model.send(t)}listen(t,n){this.hearers.add(t),n.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,...n}){
let s=this.model.widget_manager,o=Object.keys(t).filter(r=>s.has_model(r));(await Promise.all(o.map(r=>s.get_model(r)))).
forEach((r,a)=>r.set_state(t[o[a]])),this.line.taken(n)}tell(t){for(let n of this.hearers)n(t)}};function Re(e){let t=globalThis,
n=t[Symbol.for("vfw connections")]??=new WeakMap,s=n.get(e);if(!s){let o=new B(()=>e.kernel??null);s={line:o,watch:new D(
o)},n.set(e,s)}return s}function I(e){try{return localStorage.getItem(e)??""}catch{return""}}function K(e,t){try{return localStorage.setItem(e,t),
!0}catch{return!1}}function bt(e){return`vfw:${e}`}function yt(e){let t=document.documentElement.dataset;t.vfwKeepsNothing||
e(),t.vfwKeepsNothing="told"}function Pe(e){let t=[];for(let n;n=I(`${e}:put aside ${t.length+1}`);)t.push(n);return t}function Et(e){
try{let[t,n]=[localStorage.getItem(e),Pe(e)];return t&&!n.includes(t)&&localStorage.setItem(`${e}:put aside ${n.length+1}`,
t),!0}catch{return!1}}function M(e){try{return Object.keys(localStorage).filter(t=>t.startsWith(`${e}:`)&&t.includes(":p\
ut aside ")).sort((t,n)=>t.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function xt(e,t,n){addEventListener("storage",s=>e&&s.key===e&&t(),{signal:n})}function H(e,t){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([t],{type:"application/json"})),n.
download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function At(e,t=n=>n){M(e).forEach((n,s)=>{H(`votes\
-for-women-put-aside-${s+1}.json`,t(I(n),n))})}function St(e,t,n,s){let o=b("div",{class:t,role:"status"});e.prepend(o);
let i=b("div",{},b("p",{},n)),r=(a,f)=>{let l=b("button",{type:"button",class:"vfw-button"},a);l.addEventListener("click",
f),i.append(l)};s&&r("Save it as a file",()=>H(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var et="vfw:likings",Tt="vfw-likings",$e={size:"1",light:"system",motion:"system"},nt={...$e,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on"},Ke={help:["none","odds","hints"],sensitivity:["full","masked","described"]},He={1:1,2:1.2,
3:1.45};function Fe(e){try{let t=Object.entries(JSON.parse(e)??{}).filter(([,s])=>typeof s=="string"),n=Object.keys(nt).
every(s=>s==="keys"||t.some(([o])=>o===s));return Object.fromEntries(n?t.filter(([s,o])=>o!==Nt(s)):t)}catch{return{}}}function Nt(e){
return nt[e]}function Ot(e,t={}){let n={...nt,...t,...e};for(let[s,o]of Object.entries(Ke))o.includes(n[s])||(n[s]=Nt(s));
return n}function q(){return Fe(document.documentElement.dataset.vfwLikings??I(et))}function qe(e,t){let n=JSON.stringify(
{...q(),[e]:t});document.documentElement.dataset.vfwLikings=n,K(et,n),document.dispatchEvent(new Event(Tt))}function Be(e,t){
document.addEventListener(Tt,e,{signal:t}),Ct().addEventListener("change",e,{signal:t});let n=({key:s})=>{s===et&&(delete document.
documentElement.dataset.vfwLikings,e())};addEventListener("storage",n,{signal:t})}function Lt(e){return He[e.size]??1}function We(e,t){
return e.light==="dark"||e.light!=="light"&&t}function Ct(){return matchMedia("(prefers-color-scheme: dark)")}function De(e,t){
for(let n of v(e,"[data-setting]")){let s=t[n.dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=
s:n.ariaPressed!==String(s)&&(n.ariaPressed=String(s))}}function _t(e,t,n){let s={},o=Ot(q()),i=()=>{o=Ot(q(),s),e.dataset.
size=o.size,e.style.zoom=String(Lt(o)),e.style.setProperty("--vfw-zoom",String(Lt(o)));let a=We(o,Ct().matches);e.classList.
toggle("vfw-dark",a),document.documentElement.classList.toggle("vfw-dark-page",a),e.classList.toggle("vfw-still",o.motion===
"still"),r.show(),t(o)},r={begin:i,like:qe,expect(a){s=a,i()},show:()=>De(e,o)};return Be(i,n),r}function It(e){document.
fullscreenElement?document.exitFullscreen():(e.classList.contains("vfw-whole-page")?document.documentElement:e).requestFullscreen()}var Me=40;function Rt(e,t){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=e.appendChild(
b("div",n));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>b("p",{},i)));s.
childElementCount>Me;)s.firstElementChild?.remove()}}}var Ue=".vfw-map, input, select, textarea, [contenteditable]";function Pt(e,t){let n={isOn:!0};return t(document,"keydow\
n",s=>{let{key:o,target:i,altKey:r,ctrlKey:a,metaKey:f,repeat:l}=s,c=e.contains(i)||i.contains(e)&&e.classList.contains(
"vfw-whole-page");!n.isOn||!c||r||a||f||l||/^[a-z]$/i.test(o)&&!i.closest(Ue)&&d(e,`[data-ask][aria-keyshortcuts="${o.toUpperCase()}\
"]`)?.click()}),n}var je=/^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u,Ge="input:not([type=radio], [type=checkbox]), textarea,\
 [contenteditable]";function $t(e,t){let n=!1,s=()=>{n||t(),n=!0};e(document,"keydown",o=>ze(o)&&s(),{capture:!0}),e(document,
"click",({isTrusted:o,detail:i,target:r})=>{o&&!i&&r.closest("button, [role=button]")&&s()},{capture:!0})}function ze({key:e,
altKey:t,ctrlKey:n,metaKey:s,target:o}){let i=[...e].length===1&&o.closest?.(Ge);return je.test(e)&&!t&&!n&&!s&&!i}var Je=0;function Kt(e){for(let t of A(e,".vfw-hand .vfw-face")){let n=d(t,".vfw-card-button")??d(t,"h3 [data-sheet]");n&&
U(n,v(t,"p:not(.vfw-era)"))}for(let t of A(e,".vfw-prompt .vfw-coach"))for(let n of v(e,".vfw-prompt :is(h2, .vfw-choice\
s button)"))U(n,[t])}function U(e,t){for(let n of t)n.id||=`vfw-words-${++Je}`;x(e,{"aria-describedby":t.map(({id:n})=>n).
join(" ")})}var Ye=["pick","command","value","key","local","setting","sheet","tab"],Ve=["log","camps","table","record"],Qe='button, \
a[href], [tabindex="0"]';function Ht(e,t){let n=null,s=!1,o=!1;t(document,"keydown",()=>o=!0,{capture:!0}),t(document,"p\
ointerdown",()=>o=!1,{capture:!0}),t(document,"focusin",({target:u})=>{let w=u.closest?.("[data-region]")?.dataset.region;
n=e.contains(u)?{region:w,selector:Ze(u)}:null}),t(e,"toggle",({target:u})=>{u instanceof HTMLDetailsElement&&u.matches(
".vfw-prompt > details")&&(s=u.open)},{capture:!0});let r=u=>v(e,u).find(Xe),a=()=>{let w=(r(".vfw-cover")?[".vfw-cover \
[data-first]"]:[".vfw-prompt .vfw-choices .vfw-primary",...s?[".vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-ch\
oice][tabindex="0"]',".vfw-hand [data-pick]",".vfw-prompt [data-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(
r).find(Boolean);w?.focus({preventScroll:!o||w.closest(".vfw-map")!==null})},f=()=>{let{region:u,selector:w}=n??{},m=[...w?
[w]:[],...Ve.includes(u??"")?[Qe]:[]].map(g=>r(`[data-region="${u}"] :is(${g})`)).find(Boolean);return m&&m.focus({preventScroll:!0}),
!!m},l="",c=()=>{let u=l&&r(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(l))}"]`);l=d(e,".vfw-cover")?.dataset.card??
"",u&&u.focus({preventScroll:!o})};return{settle(){c();for(let y of A(e,".vfw-prompt > details"))y.open=s;let u=ht();(!u||
u===document.body||u.closest("[inert]"))&&n&&!f()&&a()},toHeadline:()=>d(e,".vfw-prompt h2")?.focus()}}function Ze({dataset:e}){
return Ye.filter(t=>e[t]!==void 0).map(t=>`[data-${t}="${CSS.escape(e[t]??"")}"]`).join("")}function Xe(e){return e.checkVisibility()&&
!e.closest("[inert]")}function Ft(e,t){t(e,"click",n=>{let s=n.target.closest(".vfw-prose a[href^='#']");if(!s)return;n.preventDefault();let o=d(
s.closest(".vfw-prose"),`#${CSS.escape(s.hash.slice(1))}`);o&&(N(o,"details")?.setAttribute("open",""),o.tabIndex=-1,o.focus())})}var j=class{#t=[];#e="";#n;#s;constructor(t,n){this.key=t&&bt(t),this.works=this.#n=!!t,this.#s=n}begin(t,n){this.#t=[JSON.
stringify(t)],n&&(this.#e=this.whole(),this.#n&&=Et(this.key)),this.#o()}append(t,n){return this.#t.length-1<t?!1:(this.#t=
[...this.#t.slice(0,t+1),...n.map(s=>JSON.stringify(s))],this.#o(),!0)}whole(){return this.key?qt(I(this.key)):""}get isOpen(){
return this.#t.length>0}download(){H("votes-for-women.json",this.#e||this.whole())}get hasAside(){return M(this.key).length>
0}downloadAside(){let t=n=>n.startsWith(`${this.key}:put aside `);At(this.key,(n,s)=>t(s)?qt(n):n)}#o(){this.key&&(this.
works=this.#n&&K(this.key,this.#t.join(`
`)),this.works||yt(this.#s))}};function qt(e){let[t,...n]=e.split(`
`);return t.startsWith("{")?`${t.slice(0,-1)},"replies":[${n.join(",")}]}`:e}var Bt=4e6;function Wt(e,t,n,s,o){let i=()=>d(e,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>d(e,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),f={toggle(){if(r())return f.close();e.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let l=i()?.contains(document.
activeElement);i()?.hidePopover(),l&&a()?.focus()},chooseFile:()=>d(e,".vfw-menu [data-open]")?.click()};return t(document,
"keydown",l=>l.key==="Escape"&&f.close()),t(document,"pointerdown",({target:l})=>{l.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||f.close()}),t(e,"change",async({target:l})=>{if(!l.matches("[data-open]")||!l.files.length)return;let[
c]=l.files;l.value="";let u=tn(await c.slice(0,Bt).text(),c.size);f.close(),u===null?o():s(u)}),f}function tn(e,t){return t<=
Bt?e:e.includes(`
`)?e.split(`
`,1)[0]:null}function Dt(e){G(A(e,".vfw-log ol"));for(let t of A(e,".vfw-hand ul"))t.scrollLeft=(d(t,".vfw-playing")?.offsetLeft??0)-
t.offsetLeft-8}function Mt(e,t){let n=new ResizeObserver(()=>G(v(e,".vfw-log ol"))),s=d(e,".vfw-area-log");s&&n.observe(
s),t.addEventListener("abort",()=>n.disconnect())}function G(e){for(let t of e){let n=d(t,"[aria-current]");t.scrollTop=
n?n.offsetTop-t.offsetTop-t.clientHeight/2:t.scrollHeight}}var Ut=new Map([["slow",2.2],["usual",1],["fast",.35]]),z=class{#t="usual";#e=!1;#n=null;#s;constructor(t,n,s,o){this.time=
t,this.next=n,this.stands=s,o.addEventListener("abort",()=>clearTimeout(this.#s))}beat(t){t!==this.#n&&(this.#n=t,this.again())}set(t){
return this.#t=t,this.again(),Ut.has(t)}pause(t){this.#e=t,this.again()}again(){clearTimeout(this.#s);let[t,n]=[this.time(),
Ut.get(this.#t)];t&&n&&!this.#e?this.#s=setTimeout(this.next,t*n):t&&!n&&this.stands()}};function en(e,t,n){if(!e||!t)return!1;let s=t.at-e.at<500,o=Math.hypot(t.x-e.x,t.y-e.y)<=8;return s&&o&&t.at-n<200}function jt(e){
let[t,n]=[null,null],s=({detail:o,clientX:i,clientY:r})=>{o>0&&([t,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:e}),({detail:o},i)=>o>0&&en(t,n,i)}function Gt(e){let t=d(e,".vfw-cover")??d(e,".vfw-prompt");return t&&st(t)}function st(e){let t=Number(N(e,"[data-questi\
on]")?.dataset.question??NaN);return Number.isNaN(t)?null:t}var nn="[data-pick], button[data-command], [data-local], [data-setting], [data-ask]";function Jt(e,{command:t,kept:n,likings:s,
menu:o,pace:i,painted:r,post:a},f,l){let c=m=>{e.classList.toggle("vfw-paused",m),i.pause(m)},u={save:()=>n.download(),"\
save aside":()=>n.downloadAside(),menu:()=>o.toggle(),open:()=>o.chooseFile(),"whole screen":()=>It(e),pause:()=>c(!0),"\
play on":()=>c(!1)},w=jt(l);f(e,"click",m=>{let g=N(m.target,nn);if(!g)return;let{command:C,pick:E,local:O,setting:L,ask:S,
value:R=""}=g.dataset;O&&u[O](),L&&(s.like(L,R),g.scrollIntoView({block:"nearest"})),S&&a.send({kind:"ask",about:S}),!(O||
L||S||w(m,r.at))&&(E?a.send({kind:"pick",replies:[JSON.parse(E)],question:st(g)}):C!==void 0&&(o.close(),t(C,{value:R})))}),
f(e,"submit",m=>{let g=m.target.closest("form[data-command]");g&&(m.preventDefault(),t(g.dataset.command,Object.fromEntries(
new FormData(g))))}),f(document,"keydown",({key:m})=>{let g=d(e,":popover-open")!==null;m==="Escape"&&!g&&d(e,".vfw-cove\
r [data-leaves]")?.click()});let y=({key:m,repeat:g})=>g&&(m==="Enter"||m===" ");f(e,"keydown",m=>y(m)&&m.preventDefault(),
{capture:!0}),f(e,"click",({target:m})=>zt(e,m.closest("[data-tab]")?.dataset.tab)),zt(e,"log")}function zt(e,t){if(t){e.
dataset.tab=t;for(let n of v(e,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===t)}}var sn="section, header, div, ol, ul",on=["data-painted","data-linked"],rn=["data-linked","data-lm-suppress-shortcuts"],
Yt=new WeakMap;function Vt(e,t){let n=document.createElement("template");n.innerHTML=t;let[s,o]=[e.firstElementChild,n.content.
firstElementChild];o&&s?.matches(".vfw-replay")&&o.matches(".vfw-replay")?Zt(s,o):Qt(e,Yt.get(e)??document.createDocumentFragment(),
n.content),Yt.set(e,n.content)}function Qt(e,t,n){let[s,o,i]=[e,t,n].map(({childNodes:a})=>[...a]);if(t.isEqualNode(n)&&
s.length===o.length)return;for(let a of on)e.removeAttribute(a);if(s.length!==o.length)return e.replaceChildren(...i.map(
ot));let r=0;i.forEach((a,f)=>{let l=o.findIndex((u,w)=>w>=r&&u.isEqualNode(a)),c=r<o.length&&!i.slice(f).some(u=>u.isEqualNode(
o[r]));if(l>=0){for(let u of s.slice(r,l))u.remove();r=l+1}else c?(an(s[r],o[r],a),r+=1):e.insertBefore(ot(a),s[r]??null)});
for(let a of s.slice(r))a.remove()}function an(e,t,n){if(e instanceof Element&&t instanceof Element&&n instanceof Element&&
cn(t,n)){for(let s of t.getAttributeNames())n.hasAttribute(s)||e.removeAttribute(s);for(let{name:s,value:o}of n.attributes)
t.getAttribute(s)!==o&&e.setAttribute(s,o);Qt(e,t,n)}else e.replaceWith(ot(n))}function cn(e,t){return e.matches(sn)&&e.
nodeName===t.nodeName&&e.className===t.className}function ot(e){return document.importNode(e,!0)}function Zt(e,t){for(let i of e.
getAttributeNames())!t.hasAttribute(i)&&!rn.includes(i)&&e.removeAttribute(i);for(let{name:i,value:r}of t.attributes)e.getAttribute(
i)!==r&&e.setAttribute(i,r);let[n,s]=[[...e.childNodes],[...t.childNodes]];if(!(n.length===s.length&&n.every((i,r)=>i.nodeName===
s[r].nodeName))||s.some(i=>i instanceof Text)){if(e.innerHTML===t.innerHTML)return;e.replaceChildren(...s),e.removeAttribute(
"data-linked")}else n.forEach((i,r)=>Zt(i,s[r]));e.matches("input, select")&&!e.matches(":active")&&(e.value=t.value)}var ln=["head","prompt","record","hand","tabs","camps","log","table","cover","menu"],fn=["cover","menu"],Xt=["start","en\
ding","replay","hand","our-hand","map-large","on-stage"];function te(e,t,n){let s=d(e,".vfw-layout"),[o,i]=[".vfw-area-m\
ap",".vfw-area-rows"].map(f=>d(s,f)),r=ln.map(f=>{let l=b("div",{class:`vfw-area-${f}`});return fn.includes(f)?e.append(
l):s.insertBefore(l,f==="head"?o:i),{area:l,trait:`${f}_html`,painted:""}}),a=()=>{let f=r.filter(({area:l})=>l.contains(
document.activeElement));for(let l of new Set([...f,...r])){let c=t.get(l.trait);c!==l.painted&&Vt(l.area,c),l.painted=c}};
a(),t.on("change",a),n.addEventListener("abort",()=>{t.off("change",a);for(let{area:f}of r)f.remove()})}function J(e,t,...n){
let s=e.filter(o=>d(t,`.vfw-${o}`)).join(" ");for(let o of[t,...n])o.dataset.shows!==s&&(o.dataset.shows=s)}var Y=class{#t="";#e=null;constructor(t){this.command=t}take(){this.#t=""}send(t,n,s){this.#t=s,this.command(t,n)}isPainted(t){
return this.#t!==t}want(t,n){this.isPainted(n)?this.send("go",{value:t},n):this.#e=t}rest(t,n,s){this.#e=null,this.send(
t,{value:n},s)}painted(t){if(this.isPainted(t)&&(this.#t=""),this.#t||this.#e===null)return;let n=this.#e;this.#e=null,this.
send("go",{value:n},t)}};var ee={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},un=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function ne(e,t,n,s){let o,i="",r=()=>d(e,".vfw-replay"),a=()=>r()?.dataset.step,f=new Y(t),
l=c=>c.matches(".vfw-replay [type=range]");return n(e,"pointerdown",({target:c})=>l(c)&&f.take()),n(e,"input",({target:c})=>l(
c)&&f.want(c.value,a())),n(e,"change",({target:c})=>{(l(c)||c.matches(".vfw-replay select"))&&f.rest(c.name,c.value,a())}),
n(document,"keydown",c=>{let{key:u,target:w,repeat:y}=c,m=e.contains(w)||w.contains(e)&&e.classList.contains("vfw-whole-\
page"),g=r()&&!r()?.closest("[inert]"),C=m&&g&&!w.closest(un),E=u===" "&&w.closest("button, a, summary, [role=button]"),
O=c.ctrlKey||c.altKey||c.metaKey||c.shiftKey;!(u in ee)||!C||E||O||(c.preventDefault(),(!y||f.isPainted(a()))&&f.send(ee[u],
{},a()))}),s.addEventListener("abort",()=>clearTimeout(o)),{beat(){f.painted(a());let c=Number(r()?.dataset.goesOn??0),u=`${a()}\
 ${c}`;u!==i&&(i=u,clearTimeout(o),c&&(o=setTimeout(()=>t("play on"),c)))}}}var se=".vfw-tabs, .vfw-hand, .vfw-camps, .vfw-table, .vfw-log",it="button, a[href], [role=button], ol[tabindex]",dn="Ar\
row keys go from one to the next.",pn={ArrowRight:1,ArrowLeft:-1},hn={ArrowDown:1,ArrowUp:-1};function oe(e,t){let n=o=>N(
o,se),s=o=>v(o,it);return t(e,"focusin",({target:o})=>{let i=n(o);if(!i||!o.matches(it))return;let r=d(i,"ol[tabindex]")??
o;for(let a of s(i))x(a,{tabindex:a===r?0:-1})}),t(e,"keydown",o=>{let{key:i,target:r,altKey:a,ctrlKey:f,metaKey:l,shiftKey:c}=o,
u=d(e,".vfw-replay")?hn:pn,w=i in u&&!(a||f||l||c)&&n(r);if(!w||!r.matches(it))return;let y=s(w).filter(g=>g.checkVisibility(
{visibilityProperty:!0})),m=y[y.indexOf(r)+u[i]];m&&(o.preventDefault(),o.stopPropagation(),m.focus())}),{settle(){for(let o of A(
e,`:is(${se})`)){x(o,{"aria-description":dn});let i=s(o),r=d(o,"ol[tabindex]")??i[0];for(let a of i)x(a,{tabindex:a===r?
0:-1});i.length&&o.matches("[tabindex]")&&x(o,{tabindex:-1})}}}}function re(e,t,n){let s=t.bottom+e.height+8<=n.height,o=t.top<n.height-t.bottom,i=s||o?t.bottom+4:t.top-e.height-4;return{
left:ie(t.left,e.width,n.width),top:ie(i,e.height,n.height)}}function ie(e,t,n){return Math.max(8,Math.min(e,n-t-8))}var mn=350,wn=250;function ae(e,t,n,s){let o=b("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"manual"});e.append(
o);let i=null,r="",a=[],[f,l]=[!1,!1],c,u=p=>{l=p!==null,d(e,".vfw-map")?.dispatchEvent(new CustomEvent("vfw-show-place",
{detail:{key:p},cancelable:!0}))},w=()=>o.matches(":popover-open"),y=p=>{clearTimeout(c);let k=p.dataset.sheet??"",T=k.match(
/^place:(.*)$/)?.[1];if(T)return u(T);o.contains(p)?k!==r&&a.push(r):(i!==p&&(f=!1),[i,a]=[p,[]]),r=k,(o.dataset.about!==
k||!w())&&t(k)},m=()=>{r=a.pop()??"",t(r)},g=()=>d(o,"[data-close]"),C=()=>{if(!i)return;let p=o.currentCSSZoom??1,k={width:o.
offsetWidth*p,height:o.offsetHeight*p},{left:T,top:P}=re(k,i.getBoundingClientRect(),{width:innerWidth,height:innerHeight});
Object.assign(o.style,{left:`${T/p}px`,top:`${P/p}px`})},E={fill(p,k){if(p!==r||!i?.isConnected)return;let T=a.length?'<\
button type="button" class="vfw-button" data-back>Back</button>':"",P='<button type="button" class="vfw-button" data-clo\
se>Close</button>';o.innerHTML=`${k}<div class="vfw-close">${T}${P}</div>`,o.dataset.about=p,J(["story","record"],o),o.setAttribute(
"aria-label",d(o,"h2")?.textContent??"");let $=d(o,"p:not(.vfw-kicker)");for(let V of v(e,"[data-told]"))x(V,{"data-told":null,
"aria-describedby":null});$&&!i.matches("[aria-describedby]")&&U(x(i,{"data-told":""}),[$]),w()||o.showPopover(),C(),G(v(
o,"ol")),f&&(d(o,"[data-back]")??g())?.focus({preventScroll:!0})},close(){if(clearTimeout(c),l&&u(null),!w())return;let p=o.
contains(document.activeElement);o.hidePopover(),p&&i?.isConnected&&i.focus({preventScroll:!0}),[i,f,a]=[null,!1,[]]}},O=(p,k)=>{
clearTimeout(c),c=setTimeout(k,p)},L=p=>p instanceof Node&&(o.contains(p)||i?.contains(p)),S="";n(e,"pointermove",({clientX:p,
clientY:k})=>S=`${p},${k}`,{capture:!0}),n(e,"pointerover",({target:p,pointerType:k,clientX:T,clientY:P})=>{let $=p.closest(
"[data-sheet]");k!=="mouse"||f||S===`${T},${P}`||($?O(mn,()=>y($)):L(p)?clearTimeout(c):O(wn,E.close))}),n(e,"focusin",({
target:p})=>{p.matches("[data-sheet]:focus-visible")?y(p):L(p)||E.close()}),n(e,"click",({target:p})=>{let k=p.closest("\
[data-sheet]");k?(y(k),f=!0,w()&&g()?.focus({preventScroll:!0})):p.closest("[data-back]")?m():(p.closest("[data-close]")||
!L(p))&&E.close()}),n(e,"keydown",p=>{!p.target.matches("span[data-sheet]")||!["Enter"," "].includes(p.key)||(p.preventDefault(),
p.target.click())}),n(document,"keydown",p=>{let k=p.key==="Tab"&&!p.shiftKey&&p.target.matches?.(".vfw-opened [data-clo\
se]");(p.key==="Escape"||k)&&E.close()});let R=new ResizeObserver(C);return R.observe(o),s.addEventListener("abort",()=>{
clearTimeout(c),R.disconnect(),o.remove()}),E}function ce(e,t){return t.map(s=>e.find(o=>o.value===s)).find(Boolean)??e[0]}function le(e,t){return Object.entries(e).every(
([n,s])=>s.includes(t.get(n)))}var fe="vfw:choices";function pe(e,t){let n=vn(I(fe));return t(e,"change",({target:s})=>{let o=s.closest("form[data-reme\
mbered]");!o||s.dataset.setting||(n={...n,[s.name]:s.value},K(fe,JSON.stringify(n)),ue(o,n))}),{settle(){for(let s of A(
e,".vfw-start"))for(let o of[e,s.parentElement])o?.scrollTo(0,0);for(let s of A(e,"form[data-remembered]")){for(let o of he(
s,"input:not([type=radio])"))o.value=n[o.name]??"";ue(s,n)}}}}function vn(e){try{return JSON.parse(e)??{}}catch{return{}}}
function ue(e,t){for(let n of v(e,"[data-asks]")){let s=de(n,e);n.hidden=n.disabled=!s;let o=he(n,"input").filter(l=>{let c=N(
l,"label"),u=c!==null&&de(c,e);return c&&(c.hidden=l.disabled=!u),u});if(o.some(l=>l.dataset.setting))continue;let i=n.dataset.
asks??"",a=v(e,"input[data-proposes]:checked").map(l=>JSON.parse(l.dataset.proposes??"{}")[i]),f=[t[i],...a,...(n.dataset.
usual??"").split(" ")];ce(o,f).checked=!0}}function de(e,t){return le(JSON.parse(e.dataset.only??"{}"),new FormData(t))}
function he(e,t){return v(e,t)}var gn=":popover-open, .vfw-cover, .vfw-sheet-room > :not([hidden])",kn=".vfw-map, input, select, textarea";function me(e,t,n,s){
let o=b("button",{type:"button",class:"vfw-to-question"},"Go to the question");e.prepend(o),t(o,"click",n),t(window,"key\
down",({key:r,target:a})=>{let f=e.contains(a)&&!a.closest(kn);r==="Escape"&&f&&!d(e,gn)&&n()},{capture:!0}),s.addEventListener(
"abort",()=>o.remove())}function we(e){let t=bn(e);return n=>{for(let s of v(n,"span[data-sheet]:not(.vfw-ref)"))ve(s);for(let s of v(n,"[data-n\
ames]:not([data-linked])")){En(s,t,e);for(let o of[s,...s.children])x(o,{"data-linked":""})}}}function bn(e){let n=Object.
keys(e).sort((s,o)=>o.length-s.length).map(s=>s.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<!\
[\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d])`,"gu")}function yn(e,t){let n=[],s=0;for(let{0:o,index:i}of e.matchAll(t))n.
push(e.slice(s,i),o),s=i+o.length;return[...n,e.slice(s)]}function ve(e){Object.assign(e,{className:"vfw-ref",role:"butt\
on",tabIndex:0})}function En(e,t,n){let{SHOW_TEXT:s,SHOW_ELEMENT:o,FILTER_REJECT:i,FILTER_ACCEPT:r,FILTER_SKIP:a}=NodeFilter,
f=document.createTreeWalker(e,s|o,c=>c instanceof Text?r:c.matches("[data-linked]")?i:a),l=[];for(;f.nextNode();)l.push(
f.currentNode);for(let c of l){let u=yn(c.data,t);u.length>1&&c.replaceWith(...u.map((w,y)=>y%2?xn(w,n[w]):w))}}function xn(e,t){
let n=document.createElement("span");return n.textContent=e,n.dataset.sheet=t,ve(n),n}var An="As you play by key, what the computer does goes one step at a time, and Next goes on. The menu changes its pace.",
Sn="This browser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",xo=kt(
async({model:e,el:t,post:n},s)=>{t.classList.add("vfw-page-widget");let i=await mt(()=>{let r=t.closest(".vfw-panel");return r&&
d(r,".vfw-area-map")&&d(r,".vfw-area-rows")&&r},s);i&&On(i,e,n,s)});function On(e,t,n,s){let o=pt(s);o(e,"focusin",({target:h})=>x(
h,wt),{capture:!0}),te(e,t,s);let i=t.get("whole_page")&&!ut(e);e.classList.toggle("vfw-whole-page",i),e.dataset.game=t.
get("game");let r=i?[document.body]:[],a={question:null,at:0,isBehind:!1,isLocked:!1},f=(h,_={})=>n.send({kind:"command",
name:h,fields:_,question:a.question}),l=Rt(e,s),c=new j(t.get("slot"),()=>St(e,"vfw-banner",Sn));xt(c.key,()=>c.isOpen&&
n.send({kind:"elsewhere"}),s);let u=Ht(e,o),w=()=>d(e,":popover-open")!==null,y=()=>w()?0:Number(d(e,".vfw-prompt")?.dataset.
pace??0),[m,g]=[!1,!1],C=()=>{m&&!g&&!q().pace&&l.say(An),g||=m},E=new z(y,()=>f("next"),C,s);o(e,"toggle",({target:h})=>h.
popover&&E.again(),{capture:!0});let O=Pt(e,o),L="",S=_t(e,h=>{let{pace:_,help:xe,learned:Ae,sensitivity:Se,keys:Oe}=h;O.
isOn=Oe!=="off";let Q={kind:"manner",shows_steps:_!=="none",help:xe,learned:Ae,sensitivity:Se};JSON.stringify(Q)!==L&&n.
send(Q),L=JSON.stringify(Q),e.classList.toggle("vfw-unpaced",!E.set(_))},s);$t(o,()=>{m=!0,S.expect({pace:"one"})});let R=ae(
e,h=>n.send({kind:"sheet",about:h}),o,s);Ft(e,o);let p=ne(e,f,o,s),T=Wt(e,o,c,h=>n.send({kind:"open",save:h}),()=>n.send(
{kind:"too large"})),P=pe(e,o),$=oe(e,o);me(e,o,()=>u.toHeadline(),s);let V=we(t.get("names")),rt=()=>J(Xt,e,...r);o(e,"\
vfw-map-sized",rt);let at=()=>{rt();let h=Gt(e),_=h!==a.question;d(e,".vfw-stage-map:empty")&&e.dispatchEvent(new CustomEvent(
"vfw-stage")),_&&(Object.assign(a,{question:h,at:performance.now()}),R.close()),ge(e,a.isLocked),V(e),Kt(e),$.settle(),P.
settle(),S.show(),Dt(e),u.settle(),E.beat(h),p.beat()},ct=new MutationObserver(at),ke=["data-question","data-step","data\
-goes-on"];ct.observe(e,{childList:!0,subtree:!0,attributeFilter:ke}),Jt(e,{command:f,kept:c,likings:S,menu:T,pace:E,painted:a,
post:n},o,s),Mt(e,s),o(e,"vfw-leave-map",()=>u.toHeadline()),o(e,"vfw-say",h=>l.say(h.detail.text));let be=h=>{h.kind===
"begin"&&c.begin(h.header,h.put_aside),h.kind==="append"&&!c.append(h.from,h.entries)&&n.send({kind:"keep whole"}),h.kind===
"like"&&S.like(h.name,h.value),h.kind==="download"&&H(h.name,h.text),h.kind==="sheet"&&R.fill(h.about,h.html);let _=h.kind===
"pong"&&h.question!==a.question;_&&a.isBehind&&n.send({kind:"paint whole"}),h.kind==="pong"&&(a.isBehind=_&&!a.isBehind)},
lt=()=>l.tell(t.get("said"));n.listen(be,s),t.on("change:said",lt),s.addEventListener("abort",()=>{ct.disconnect();for(let h of r)
delete h.dataset.shows;t.off("change:said",lt)}),S.begin(),at(),Ln(e,t,n,c,a,s);let{goesOn:ye=!1,isUnsent:Ee=!1}=n.watch.
cameBack??{};n.send({kind:"held",save:c.whole(),goes_on:ye,is_unsent:Ee})}function Ln(e,t,n,s,o,i){let r={root:e,post:n,
keeps:()=>s.works||t.get("is_kept")?". Your game is kept in this browser.":", and this browser keeps no games.",isCurrent:a=>a.
question===o.question,changed(a){return o.isLocked=a,ge(e,a),a},goesOn:()=>s.isOpen&&!d(e,".vfw-start, .vfw-coach")};n.watch.
over(r,i)}function ge(e,t){let n=d(e,".vfw-cover");for(let s of v(e,".vfw-layout, .vfw-to-question"))s.inert=t||n!==null;
n&&(n.inert=t)}export{xo as default};
