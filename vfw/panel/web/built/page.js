var q=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#e=0;constructor(e){this.kernelNow=
e,this.kernel?.connectionStatusChanged.connect((n,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(e,n,s=()=>{}){
this.#e+=1,this.waiting.push({post:e,message:n,taken:s,number:this.#e,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[e]=this.waiting;if(!e)return;e.sentAt=performance.now();let{post:n,number:s,message:o}=e;
this.transmit(n,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[e]=this.waiting;e&&performance.now()-e.
sentAt>2e3&&this.send()}transmit(e,n){try{e.transmit(n)}catch{this.hasLost||=this.waiting.some(s=>s.post===e),this.leave(
e)}}taken({page:e,number:n,says:s}){let[o]=this.waiting;if(!(e!==this.page||n!==o?.number)){this.waiting.shift(),o.taken();
for(let i of s)o.post.tell(i);this.send()}}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:
0}leave(e){this.posts.delete(e),this.waiting=this.waiting.filter(n=>n.post!==e),this.send()}};function le(t){return({model:e,el:n})=>{let s=new AbortController;return t({model:e,el:n},s.signal),()=>s.abort()}}function B(){return document.body.dataset.voila!==void 0}function fe(t){return t.closest(".jp-NotebookPanel")!==null}async function ue(t,e){let{baseUrl:n}=t.serverSettings,s=o=>fetch(n+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${t.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&e)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function de(t){return(e,n,s,o={})=>e.addEventListener(n,s,{signal:t,...o})}function b(t,e,...n){let s=document.createElement(
t);return s.append(...n),E(s,e)}function E(t,e){for(let[n,s]of Object.entries(e))s===null?t.removeAttribute(n):t.getAttribute(n)!==String(s)&&t.setAttribute(
n,String(s));return t}function u(t,e){return t.querySelector(e)}function w(t,e){return[...t.querySelectorAll(e)]}function N(t,e){
return t.closest(e)}function A(t,e){let n=w(t,`${e}:not([data-painted])`);for(let s of n)s.dataset.painted="";return n}function pe(){
return document.activeElement}async function he(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var me={"data-lm-suppress-shortcuts":"true"};var W=class{#e=null;constructor(e){this.quiet=b("div",{class:"vfw-sending",role:"status"}),this.banner=b("div",{class:"v\
fw-banner",role:"alert"}),this.button=b("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=b("p",{}),this.box=b("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#e=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#e?.focus({preventScroll:!0})}};function we(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function ve(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var Z=2500,At=2e3,St=8e3,X=2e3,Ot=1e4,Lt=25e3,Tt=3e4,Nt=500,U=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#e=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=ve(this.#e),setInterval(()=>this.beat(),Nt);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(e,n){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...e};this.rooms.push(s),
this.notice??=new W(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let e=performance.now();if(document.hidden&&(this.heardAt=e),e-this.pingedAt>(this.isLost?Z/2:Z)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(e-this.heardAt>Z+1e3||this.isCut)&&e-this.lookedAt>X&&this.look(),
e-this.heardAt>St&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>At)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!B()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let e=new Set(this.rooms.map(({post:n})=>n));for(let n of e)this.
line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(e,n){if(this.heardAt=performance.now(),!(!this.isLost||e.kind!==
"pong")){for(let s of this.rooms)s.post===n&&s.isCurrent(e)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:e,keeps:n}]=this.rooms,s=B()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${n()}${s}`,e.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:e}of this.rooms)e(!1);this.notice?.found()}async look(){let{kernel:e}=this.line;
if(!e||this.isOut||!(B()||this.line.posts.size))return;this.isOut=!0;let n=await ue(e,this.line.posts.size>0);n==="idle"&&
this.isLost&&await this.hasForgotten(e)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>Lt&&(n="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<Tt;n==="gone"&&B()&&!s&&this.
loadAgain(),n==="idle"&&!e.isDisposed&&this.openSocket(e)}async hasForgotten(e){let n=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,o=e.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,n(X)]);return await n(
1e3),i&&this.heardAt<s}openSocket(e){let n=e.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?Ot:X)||(this.socketAt=performance.now(),e.reconnect().catch(()=>{}))}loadAgain(){let e=this.line.hasLost||this.line.waiting.
length>0;we(this.#e,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:e}),location.reload()}};function ge(t){return()=>{let e;return{initialize({model:n,signal:s}){e=new ee(n,s)},render:le((n,s)=>t({...n,post:e},s))}}}
var ee=class{hearers=new Set;constructor(e,n){this.model=e;let{line:s,watch:o}=Ct(e.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(e,n){
this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener("abort",()=>this.
hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({states:e,...n}){
let s=this.model.widget_manager,o=Object.keys(e).filter(r=>s.has_model(r));(await Promise.all(o.map(r=>s.get_model(r)))).
forEach((r,a)=>r.set_state(e[o[a]])),this.line.taken(n)}tell(e){for(let n of this.hearers)n(e)}};function Ct(t){let e=globalThis,
n=e[Symbol.for("vfw connections")]??=new WeakMap,s=n.get(t);if(!s){let o=new q(()=>t.kernel??null);s={line:o,watch:new U(
o)},n.set(t,s)}return s}function I(t){try{return localStorage.getItem(t)??""}catch{return""}}function K(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function ke(t){return`vfw:${t}`}function be(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||
t(),e.vfwKeepsNothing="told"}function _t(t){let e=[];for(let n;n=I(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function ye(t){
try{let[e,n]=[localStorage.getItem(t),_t(t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,
e),!0}catch{return!1}}function j(t){try{return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":p\
ut aside ")).sort((e,n)=>e.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function xe(t,e,n){addEventListener("storage",s=>t&&s.key===t&&e(),{signal:n})}function H(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/json"})),n.
download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Ee(t,e=n=>n){j(t).forEach((n,s)=>{H(`votes\
-for-women-put-aside-${s+1}.json`,e(I(n),n))})}function Ae(t,e,n,s){let o=b("div",{class:e,role:"status"});t.prepend(o);
let i=b("div",{},b("p",{},n)),r=(a,l)=>{let f=b("button",{type:"button",class:"vfw-button"},a);f.addEventListener("click",
l),i.append(f)};s&&r("Save it as a file",()=>H(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var te="vfw:likings",Le="vfw-likings",It={size:"1",light:"system",motion:"system"},ne={...It,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on"},Pt={help:["none","odds","hints"],sensitivity:["full","masked","described"]},Rt={1:1,2:1.2,
3:1.45};function $t(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,s])=>typeof s=="string"),n=Object.keys(ne).
every(s=>s==="keys"||e.some(([o])=>o===s));return Object.fromEntries(n?e.filter(([s,o])=>o!==Te(s)):e)}catch{return{}}}function Te(t){
return ne[t]}function Se(t,e={}){let n={...ne,...e,...t};for(let[s,o]of Object.entries(Pt))o.includes(n[s])||(n[s]=Te(s));
return n}function F(){return $t(document.documentElement.dataset.vfwLikings??I(te))}function Kt(t,e){let n=JSON.stringify(
{...F(),[t]:e});document.documentElement.dataset.vfwLikings=n,K(te,n),document.dispatchEvent(new Event(Le))}function Ht(t,e){
document.addEventListener(Le,t,{signal:e}),Ne().addEventListener("change",t,{signal:e});let n=({key:s})=>{s===te&&(delete document.
documentElement.dataset.vfwLikings,t())};addEventListener("storage",n,{signal:e})}function Oe(t){return Rt[t.size]??1}function Bt(t,e){
return t.light==="dark"||t.light!=="light"&&e}function Ne(){return matchMedia("(prefers-color-scheme: dark)")}function Ft(t,e){
for(let n of w(t,"[data-setting]")){let s=e[n.dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=
s:n.ariaPressed!==String(s)&&(n.ariaPressed=String(s))}}function Ce(t,e,n){let s={},o=Se(F()),i=()=>{o=Se(F(),s),t.dataset.
size=o.size,t.style.zoom=String(Oe(o)),t.style.setProperty("--vfw-zoom",String(Oe(o)));let a=Bt(o,Ne().matches);t.classList.
toggle("vfw-dark",a),document.documentElement.classList.toggle("vfw-dark-page",a),t.classList.toggle("vfw-still",o.motion===
"still"),r.show(),e(o)},r={begin:i,like:Kt,expect(a){s=a,i()},show:()=>Ft(t,o)};return Ht(i,n),r}function _e(t){document.
fullscreenElement?document.exitFullscreen():(t.classList.contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var qt=40;function Ie(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=t.appendChild(
b("div",n));return e.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>b("p",{},i)));s.
childElementCount>qt;)s.firstElementChild?.remove()}}}var Wt=".vfw-map, input, select, textarea, [contenteditable]";function Pe(t,e){let n={isOn:!0};return e(document,"keydow\
n",s=>{let{key:o,target:i,altKey:r,ctrlKey:a,metaKey:l,repeat:f}=s,c=t.contains(i)||i.contains(t)&&t.classList.contains(
"vfw-whole-page");!n.isOn||!c||r||a||l||f||/^[a-z]$/i.test(o)&&!i.closest(Wt)&&u(t,`[data-ask][aria-keyshortcuts="${o.toUpperCase()}\
"]`)?.click()}),n}var Ut=/^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u,jt="input:not([type=radio], [type=checkbox]), textarea,\
 [contenteditable]";function Re(t,e){let n=!1,s=()=>{n||e(),n=!0};t(document,"keydown",o=>Dt(o)&&s(),{capture:!0}),t(document,
"click",({isTrusted:o,detail:i,target:r})=>{o&&!i&&r.closest("button, [role=button]")&&s()},{capture:!0})}function Dt({key:t,
altKey:e,ctrlKey:n,metaKey:s,target:o}){let i=[...t].length===1&&o.closest?.(jt);return Ut.test(t)&&!e&&!n&&!s&&!i}var Mt=0;function $e(t){for(let e of A(t,".vfw-hand .vfw-face")){let n=u(e,".vfw-card-button")??u(e,"h3 [data-sheet]");n&&
D(n,w(e,"p:not(.vfw-era)"))}for(let e of A(t,".vfw-prompt .vfw-coach"))for(let n of w(t,".vfw-prompt :is(h2, .vfw-choice\
s button)"))D(n,[e])}function D(t,e){for(let n of e)n.id||=`vfw-words-${++Mt}`;E(t,{"aria-describedby":e.map(({id:n})=>n).
join(" ")})}var Gt=["pick","command","value","key","local","setting","sheet","tab"],zt=["log","camps","table","record"],Yt='button, \
a[href], [tabindex="0"]';function Ke(t,e){let n=null,s=!1,o=!1;e(document,"keydown",()=>o=!0,{capture:!0}),e(document,"p\
ointerdown",()=>o=!1,{capture:!0}),e(document,"focusin",({target:p})=>{let v=p.closest?.("[data-region]")?.dataset.region;
n=t.contains(p)?{region:v,selector:Jt(p)}:null}),e(t,"toggle",({target:p})=>{p instanceof HTMLDetailsElement&&p.matches(
".vfw-prompt > details")&&(s=p.open)},{capture:!0});let r=p=>w(t,p).find(Vt),a=()=>{let v=(r(".vfw-cover")?[".vfw-cover \
[data-first]"]:[".vfw-prompt .vfw-choices .vfw-primary",...s?[".vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-ch\
oice][tabindex="0"]',".vfw-hand [data-pick]",".vfw-prompt [data-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(
r).find(Boolean);v?.focus({preventScroll:!o||v.closest(".vfw-map")!==null})},l=()=>{let{region:p,selector:v}=n??{},m=[...v?
[v]:[],...zt.includes(p??"")?[Yt]:[]].map(g=>r(`[data-region="${p}"] :is(${g})`)).find(Boolean);return m&&m.focus({preventScroll:!0}),
!!m},f="",c=()=>{let p=f&&r(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(f))}"]`);f=u(t,".vfw-cover")?.dataset.card??
"",p&&p.focus({preventScroll:!o})};return{settle(){c();for(let y of A(t,".vfw-prompt > details"))y.open=s;let p=pe();(!p||
p===document.body||p.closest("[inert]"))&&n&&!l()&&a()},toHeadline:()=>u(t,".vfw-prompt h2")?.focus()}}function Jt({dataset:t}){
return Gt.filter(e=>t[e]!==void 0).map(e=>`[data-${e}="${CSS.escape(t[e]??"")}"]`).join("")}function Vt(t){return t.checkVisibility()&&
!t.closest("[inert]")}function He(t,e){e(t,"click",n=>{let s=n.target.closest(".vfw-prose a[href^='#']");if(!s)return;n.preventDefault();let o=u(
s.closest(".vfw-prose"),`#${CSS.escape(s.hash.slice(1))}`);o&&(N(o,"details")?.setAttribute("open",""),o.tabIndex=-1,o.focus())})}var M=class{#e=[];#t="";#n;#s;constructor(e,n){this.key=e&&ke(e),this.works=this.#n=!!e,this.#s=n}begin(e,n){this.#e=[JSON.
stringify(e)],n&&(this.#t=this.whole(),this.#n&&=ye(this.key)),this.#o()}append(e,n){return this.#e.length-1<e?!1:(this.#e=
[...this.#e.slice(0,e+1),...n.map(s=>JSON.stringify(s))],this.#o(),!0)}whole(){return this.key?Be(I(this.key)):""}get isOpen(){
return this.#e.length>0}download(){H("votes-for-women.json",this.#t||this.whole())}get hasAside(){return j(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);Ee(this.key,(n,s)=>e(s)?Be(n):n)}#o(){this.key&&(this.
works=this.#n&&K(this.key,this.#e.join(`
`)),this.works||be(this.#s))}};function Be(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var Fe=4e6;function qe(t,e,n,s,o){let i=()=>u(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>u(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),l={toggle(){if(r())return l.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let f=i()?.contains(document.
activeElement);i()?.hidePopover(),f&&a()?.focus()},chooseFile:()=>u(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",f=>f.key==="Escape"&&l.close()),e(document,"pointerdown",({target:f})=>{f.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||l.close()}),e(t,"change",async({target:f})=>{if(!f.matches("[data-open]")||!f.files.length)return;let[
c]=f.files;f.value="";let p=Qt(await c.slice(0,Fe).text(),c.size);l.close(),p===null?o():s(p)}),l}function Qt(t,e){return e<=
Fe?t:t.includes(`
`)?t.split(`
`,1)[0]:null}function We(t){G(A(t,".vfw-log ol"));for(let e of A(t,".vfw-hand ul"))e.scrollLeft=(u(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function Ue(t,e){let n=new ResizeObserver(()=>G(w(t,".vfw-log ol"))),s=u(t,".vfw-area-log");s&&n.observe(
s),e.addEventListener("abort",()=>n.disconnect())}function G(t){for(let e of t){let n=u(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var je=new Map([["slow",2.2],["usual",1],["fast",.35]]),z=class{#e="usual";#t=!1;#n=null;#s;constructor(e,n,s,o){this.time=
e,this.next=n,this.stands=s,o.addEventListener("abort",()=>clearTimeout(this.#s))}beat(e){e!==this.#n&&(this.#n=e,this.again())}set(e){
return this.#e=e,this.again(),je.has(e)}pause(e){this.#t=e,this.again()}again(){clearTimeout(this.#s);let[e,n]=[this.time(),
je.get(this.#e)];e&&n&&!this.#t?this.#s=setTimeout(this.next,e*n):e&&!n&&this.stands()}};function Zt(t,e,n){if(!t||!e)return!1;let s=e.at-t.at<500,o=Math.hypot(e.x-t.x,e.y-t.y)<=8;return s&&o&&e.at-n<200}function De(t){
let[e,n]=[null,null],s=({detail:o,clientX:i,clientY:r})=>{o>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:t}),({detail:o},i)=>o>0&&Zt(e,n,i)}function Me(t){let e=u(t,".vfw-cover")??u(t,".vfw-prompt");return e&&se(e)}function se(t){let e=Number(N(t,"[data-questi\
on]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}var Xt="[data-pick], button[data-command], [data-local], [data-setting], [data-ask]";function ze(t,{command:e,kept:n,likings:s,
menu:o,pace:i,painted:r,post:a},l,f){let c=m=>{t.classList.toggle("vfw-paused",m),i.pause(m)},p={save:()=>n.download(),"\
save aside":()=>n.downloadAside(),menu:()=>o.toggle(),open:()=>o.chooseFile(),"whole screen":()=>_e(t),pause:()=>c(!0),"\
play on":()=>c(!1)},v=De(f);l(t,"click",m=>{let g=N(m.target,Xt);if(!g)return;let{command:C,pick:x,local:O,setting:L,ask:S,
value:P=""}=g.dataset;O&&p[O](),L&&(s.like(L,P),g.scrollIntoView({block:"nearest"})),S&&a.send({kind:"ask",about:S}),!(O||
L||S||v(m,r.at))&&(x?a.send({kind:"pick",replies:[JSON.parse(x)],question:se(g)}):C!==void 0&&(o.close(),e(C,{value:P})))}),
l(t,"submit",m=>{let g=m.target.closest("form[data-command]");g&&(m.preventDefault(),e(g.dataset.command,Object.fromEntries(
new FormData(g))))}),l(document,"keydown",({key:m})=>{let g=u(t,":popover-open")!==null;m==="Escape"&&!g&&u(t,".vfw-cove\
r [data-leaves]")?.click()});let y=({key:m,repeat:g})=>g&&(m==="Enter"||m===" ");l(t,"keydown",m=>y(m)&&m.preventDefault(),
{capture:!0}),l(t,"click",({target:m})=>Ge(t,m.closest("[data-tab]")?.dataset.tab)),Ge(t,"log")}function Ge(t,e){if(e){t.
dataset.tab=e;for(let n of w(t,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===e)}}var en=["data-linked","data-lm-suppress-shortcuts"];function Ye(t,e){let n=document.createElement("template");n.innerHTML=
e;let[s,o]=[t.firstElementChild,n.content.firstElementChild];o&&s?.matches(".vfw-replay")&&o.matches(".vfw-replay")?Je(s,
o):t.replaceChildren(n.content)}function Je(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!en.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,s]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===s.length&&n.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...s),t.removeAttribute("data-linked")}else n.forEach((i,r)=>Je(i,
s[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var tn=["head","prompt","record","hand","tabs","camps","log","table","cover","menu"],nn=["cover","menu"],Ve=["start","en\
ding","replay","hand","our-hand","map-large","on-stage"];function Qe(t,e,n){let s=u(t,".vfw-layout"),[o,i]=[".vfw-area-m\
ap",".vfw-area-rows"].map(l=>u(s,l)),r=tn.map(l=>{let f=b("div",{class:`vfw-area-${l}`});return nn.includes(l)?t.append(
f):s.insertBefore(f,l==="head"?o:i),{area:f,trait:`${l}_html`,painted:""}}),a=()=>{let l=r.filter(({area:f})=>f.contains(
document.activeElement));for(let f of new Set([...l,...r])){let c=e.get(f.trait);c!==f.painted&&Ye(f.area,c),f.painted=c}};
a(),e.on("change",a),n.addEventListener("abort",()=>{e.off("change",a);for(let{area:l}of r)l.remove()})}function Y(t,e,...n){
let s=t.filter(o=>u(e,`.vfw-${o}`)).join(" ");for(let o of[e,...n])o.dataset.shows!==s&&(o.dataset.shows=s)}var J=class{#e="";#t=null;constructor(e){this.command=e}take(){this.#e=""}send(e,n,s){this.#e=s,this.command(e,n)}isPainted(e){
return this.#e!==e}want(e,n){this.isPainted(n)?this.send("go",{value:e},n):this.#t=e}rest(e,n,s){this.#t=null,this.send(
e,{value:n},s)}painted(e){if(this.isPainted(e)&&(this.#e=""),this.#e||this.#t===null)return;let n=this.#t;this.#t=null,this.
send("go",{value:n},e)}};var Ze={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},sn=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function Xe(t,e,n,s){let o,i="",r=()=>u(t,".vfw-replay"),a=()=>r()?.dataset.step,l=new J(e),
f=c=>c.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:c})=>f(c)&&l.take()),n(t,"input",({target:c})=>f(
c)&&l.want(c.value,a())),n(t,"change",({target:c})=>{(f(c)||c.matches(".vfw-replay select"))&&l.rest(c.name,c.value,a())}),
n(document,"keydown",c=>{let{key:p,target:v,repeat:y}=c,m=t.contains(v)||v.contains(t)&&t.classList.contains("vfw-whole-\
page"),g=r()&&!r()?.closest("[inert]"),C=m&&g&&!v.closest(sn),x=p===" "&&v.closest("button, a, summary, [role=button]"),
O=c.ctrlKey||c.altKey||c.metaKey||c.shiftKey;!(p in Ze)||!C||x||O||(c.preventDefault(),(!y||l.isPainted(a()))&&l.send(Ze[p],
{},a()))}),s.addEventListener("abort",()=>clearTimeout(o)),{beat(){l.painted(a());let c=Number(r()?.dataset.goesOn??0),p=`${a()}\
 ${c}`;p!==i&&(i=p,clearTimeout(o),c&&(o=setTimeout(()=>e("play on"),c)))}}}var et=".vfw-tabs, .vfw-hand, .vfw-camps, .vfw-table, .vfw-log",oe="button, a[href], [role=button], ol[tabindex]",on="Ar\
row keys go from one to the next.",rn={ArrowRight:1,ArrowLeft:-1},an={ArrowDown:1,ArrowUp:-1};function tt(t,e){let n=o=>N(
o,et),s=o=>w(o,oe);return e(t,"focusin",({target:o})=>{let i=n(o);if(!i||!o.matches(oe))return;let r=u(i,"ol[tabindex]")??
o;for(let a of s(i))E(a,{tabindex:a===r?0:-1})}),e(t,"keydown",o=>{let{key:i,target:r,altKey:a,ctrlKey:l,metaKey:f,shiftKey:c}=o,
p=u(t,".vfw-replay")?an:rn,v=i in p&&!(a||l||f||c)&&n(r);if(!v||!r.matches(oe))return;let y=s(v).filter(g=>g.checkVisibility(
{visibilityProperty:!0})),m=y[y.indexOf(r)+p[i]];m&&(o.preventDefault(),o.stopPropagation(),m.focus())}),{settle(){for(let o of A(
t,`:is(${et})`)){E(o,{"aria-description":on});let i=s(o),r=u(o,"ol[tabindex]")??i[0];for(let a of i)E(a,{tabindex:a===r?
0:-1});i.length&&o.matches("[tabindex]")&&E(o,{tabindex:-1})}}}}function st(t,e,n){let s=e.bottom+t.height+8<=n.height,o=e.top<n.height-e.bottom,i=s||o?e.bottom+4:e.top-t.height-4;return{
left:nt(e.left,t.width,n.width),top:nt(i,t.height,n.height)}}function nt(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var cn=350,ln=250;function ot(t,e,n,s){let o=b("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"manual"});t.append(
o);let i=null,r="",a=[],[l,f]=[!1,!1],c,p=d=>{f=d!==null,u(t,".vfw-map")?.dispatchEvent(new CustomEvent("vfw-show-place",
{detail:{key:d},cancelable:!0}))},v=()=>o.matches(":popover-open"),y=d=>{clearTimeout(c);let k=d.dataset.sheet??"",T=k.match(
/^place:(.*)$/)?.[1];if(T)return p(T);o.contains(d)?k!==r&&a.push(r):(i!==d&&(l=!1),[i,a]=[d,[]]),r=k,(o.dataset.about!==
k||!v())&&e(k)},m=()=>{r=a.pop()??"",e(r)},g=()=>u(o,"[data-close]"),C=()=>{if(!i)return;let d=o.currentCSSZoom??1,k={width:o.
offsetWidth*d,height:o.offsetHeight*d},{left:T,top:R}=st(k,i.getBoundingClientRect(),{width:innerWidth,height:innerHeight});
Object.assign(o.style,{left:`${T/d}px`,top:`${R/d}px`})},x={fill(d,k){if(d!==r||!i?.isConnected)return;let T=a.length?'<\
button type="button" class="vfw-button" data-back>Back</button>':"",R='<button type="button" class="vfw-button" data-clo\
se>Close</button>';o.innerHTML=`${k}<div class="vfw-close">${T}${R}</div>`,o.dataset.about=d,Y(["story","record"],o),o.setAttribute(
"aria-label",u(o,"h2")?.textContent??"");let $=u(o,"p:not(.vfw-kicker)");for(let V of w(t,"[data-told]"))E(V,{"data-told":null,
"aria-describedby":null});$&&!i.matches("[aria-describedby]")&&D(E(i,{"data-told":""}),[$]),v()||o.showPopover(),C(),G(w(
o,"ol")),l&&(u(o,"[data-back]")??g())?.focus({preventScroll:!0})},close(){if(clearTimeout(c),f&&p(null),!v())return;let d=o.
contains(document.activeElement);o.hidePopover(),d&&i?.isConnected&&i.focus({preventScroll:!0}),[i,l,a]=[null,!1,[]]}},O=(d,k)=>{
clearTimeout(c),c=setTimeout(k,d)},L=d=>d instanceof Node&&(o.contains(d)||i?.contains(d)),S="";n(t,"pointermove",({clientX:d,
clientY:k})=>S=`${d},${k}`,{capture:!0}),n(t,"pointerover",({target:d,pointerType:k,clientX:T,clientY:R})=>{let $=d.closest(
"[data-sheet]");k!=="mouse"||l||S===`${T},${R}`||($?O(cn,()=>y($)):L(d)?clearTimeout(c):O(ln,x.close))}),n(t,"focusin",({
target:d})=>{d.matches("[data-sheet]:focus-visible")?y(d):L(d)||x.close()}),n(t,"click",({target:d})=>{let k=d.closest("\
[data-sheet]");k?(y(k),l=!0,v()&&g()?.focus({preventScroll:!0})):d.closest("[data-back]")?m():(d.closest("[data-close]")||
!L(d))&&x.close()}),n(t,"keydown",d=>{!d.target.matches("span[data-sheet]")||!["Enter"," "].includes(d.key)||(d.preventDefault(),
d.target.click())}),n(document,"keydown",d=>{let k=d.key==="Tab"&&!d.shiftKey&&d.target.matches?.(".vfw-opened [data-clo\
se]");(d.key==="Escape"||k)&&x.close()});let P=new ResizeObserver(C);return P.observe(o),s.addEventListener("abort",()=>{
clearTimeout(c),P.disconnect(),o.remove()}),x}function it(t,e){return e.map(s=>t.find(o=>o.value===s)).find(Boolean)??t[0]}function rt(t,e){return Object.entries(t).every(
([n,s])=>s.includes(e.get(n)))}var at="vfw:choices";function ft(t,e){let n=fn(I(at));return e(t,"change",({target:s})=>{let o=s.closest("form[data-reme\
mbered]");!o||s.dataset.setting||(n={...n,[s.name]:s.value},K(at,JSON.stringify(n)),ct(o,n))}),{settle(){for(let s of A(
t,".vfw-start"))for(let o of[t,s.parentElement])o?.scrollTo(0,0);for(let s of A(t,"form[data-remembered]")){for(let o of ut(
s,"input:not([type=radio])"))o.value=n[o.name]??"";ct(s,n)}}}}function fn(t){try{return JSON.parse(t)??{}}catch{return{}}}
function ct(t,e){for(let n of w(t,"[data-asks]")){let s=lt(n,t);n.hidden=n.disabled=!s;let o=ut(n,"input").filter(f=>{let c=N(
f,"label"),p=c!==null&&lt(c,t);return c&&(c.hidden=f.disabled=!p),p});if(o.some(f=>f.dataset.setting))continue;let i=n.dataset.
asks??"",a=w(t,"input[data-proposes]:checked").map(f=>JSON.parse(f.dataset.proposes??"{}")[i]),l=[e[i],...a,...(n.dataset.
usual??"").split(" ")];it(o,l).checked=!0}}function lt(t,e){return rt(JSON.parse(t.dataset.only??"{}"),new FormData(e))}
function ut(t,e){return w(t,e)}var un=":popover-open, .vfw-cover, .vfw-sheet-room > :not([hidden])",dn=".vfw-map, input, select, textarea";function dt(t,e,n,s){
let o=b("button",{type:"button",class:"vfw-to-question"},"Go to the question");t.prepend(o),e(o,"click",n),e(window,"key\
down",({key:r,target:a})=>{let l=t.contains(a)&&!a.closest(dn);r==="Escape"&&l&&!u(t,un)&&n()},{capture:!0}),s.addEventListener(
"abort",()=>o.remove())}function pt(t){let e=pn(t);return n=>{for(let s of w(n,"span[data-sheet]:not(.vfw-ref)"))ht(s);for(let s of w(n,"[data-n\
ames]:not([data-linked])"))s.dataset.linked="",mn(s,e,t)}}function pn(t){let n=Object.keys(t).sort((s,o)=>o.length-s.length).
map(s=>s.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<![\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d\
])`,"gu")}function hn(t,e){let n=[],s=0;for(let{0:o,index:i}of t.matchAll(e))n.push(t.slice(s,i),o),s=i+o.length;return[
...n,t.slice(s)]}function ht(t){Object.assign(t,{className:"vfw-ref",role:"button",tabIndex:0})}function mn(t,e,n){let s=document.
createTreeWalker(t,NodeFilter.SHOW_TEXT),o=[];for(;s.nextNode();)o.push(s.currentNode);for(let i of o){let r=hn(i.data,e);
r.length>1&&i.replaceWith(...r.map((a,l)=>l%2?wn(a,n[a]):a))}}function wn(t,e){let n=document.createElement("span");return n.
textContent=t,n.dataset.sheet=e,ht(n),n}var vn="As you play by key, what the computer does goes one step at a time, and Next goes on. The menu changes its pace.",
gn="This browser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",wo=ge(
async({model:t,el:e,post:n},s)=>{e.classList.add("vfw-page-widget");let i=await he(()=>{let r=e.closest(".vfw-panel");return r&&
u(r,".vfw-area-map")&&u(r,".vfw-area-rows")&&r},s);i&&kn(i,t,n,s)});function kn(t,e,n,s){let o=de(s);o(t,"focusin",({target:h})=>E(
h,me),{capture:!0}),Qe(t,e,s);let i=e.get("whole_page")&&!fe(t);t.classList.toggle("vfw-whole-page",i),t.dataset.game=e.
get("game");let r=i?[document.body]:[],a={question:null,at:0,isBehind:!1,isLocked:!1},l=(h,_={})=>n.send({kind:"command",
name:h,fields:_,question:a.question}),f=Ie(t,s),c=new M(e.get("slot"),()=>Ae(t,"vfw-banner",gn));xe(c.key,()=>c.isOpen&&
n.send({kind:"elsewhere"}),s);let p=Ke(t,o),v=()=>u(t,":popover-open")!==null,y=()=>v()?0:Number(u(t,".vfw-prompt")?.dataset.
pace??0),[m,g]=[!1,!1],C=()=>{m&&!g&&!F().pace&&f.say(vn),g||=m},x=new z(y,()=>l("next"),C,s);o(t,"toggle",({target:h})=>h.
popover&&x.again(),{capture:!0});let O=Pe(t,o),L="",S=Ce(t,h=>{let{pace:_,help:bt,learned:yt,sensitivity:xt,keys:Et}=h;O.
isOn=Et!=="off";let Q={kind:"manner",shows_steps:_!=="none",help:bt,learned:yt,sensitivity:xt};JSON.stringify(Q)!==L&&n.
send(Q),L=JSON.stringify(Q),t.classList.toggle("vfw-unpaced",!x.set(_))},s);Re(o,()=>{m=!0,S.expect({pace:"one"})});let P=ot(
t,h=>n.send({kind:"sheet",about:h}),o,s);He(t,o);let d=Xe(t,l,o,s),T=qe(t,o,c,h=>n.send({kind:"open",save:h}),()=>n.send(
{kind:"too large"})),R=ft(t,o),$=tt(t,o);dt(t,o,()=>p.toHeadline(),s);let V=pt(e.get("names")),ie=()=>Y(Ve,t,...r);o(t,"\
vfw-map-sized",ie);let re=()=>{ie();let h=Me(t),_=h!==a.question;u(t,".vfw-stage-map:empty")&&t.dispatchEvent(new CustomEvent(
"vfw-stage")),_&&(Object.assign(a,{question:h,at:performance.now()}),P.close()),mt(t,a.isLocked),V(t),$e(t),$.settle(),R.
settle(),S.show(),We(t),p.settle(),x.beat(h),d.beat()},ae=new MutationObserver(re),wt=["data-question","data-step","data\
-goes-on"];ae.observe(t,{childList:!0,subtree:!0,attributeFilter:wt}),ze(t,{command:l,kept:c,likings:S,menu:T,pace:x,painted:a,
post:n},o,s),Ue(t,s),o(t,"vfw-leave-map",()=>p.toHeadline()),o(t,"vfw-say",h=>f.say(h.detail.text));let vt=h=>{h.kind===
"begin"&&c.begin(h.header,h.put_aside),h.kind==="append"&&!c.append(h.from,h.entries)&&n.send({kind:"keep whole"}),h.kind===
"like"&&S.like(h.name,h.value),h.kind==="download"&&H(h.name,h.text),h.kind==="sheet"&&P.fill(h.about,h.html);let _=h.kind===
"pong"&&h.question!==a.question;_&&a.isBehind&&n.send({kind:"paint whole"}),h.kind==="pong"&&(a.isBehind=_&&!a.isBehind)},
ce=()=>f.tell(e.get("said"));n.listen(vt,s),e.on("change:said",ce),s.addEventListener("abort",()=>{ae.disconnect();for(let h of r)
delete h.dataset.shows;e.off("change:said",ce)}),S.begin(),re(),bn(t,e,n,c,a,s);let{goesOn:gt=!1,isUnsent:kt=!1}=n.watch.
cameBack??{};n.send({kind:"held",save:c.whole(),goes_on:gt,is_unsent:kt})}function bn(t,e,n,s,o,i){let r={root:t,post:n,
keeps:()=>s.works||e.get("is_kept")?". Your game is kept in this browser.":", and this browser keeps no games.",isCurrent:a=>a.
question===o.question,changed(a){return o.isLocked=a,mt(t,a),a},goesOn:()=>s.isOpen&&!u(t,".vfw-start, .vfw-coach")};n.watch.
over(r,i)}function mt(t,e){let n=u(t,".vfw-cover");for(let s of w(t,".vfw-layout, .vfw-to-question"))s.inert=e||n!==null;
n&&(n.inert=e)}export{wo as default};
