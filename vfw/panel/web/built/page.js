var H=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#e=0;constructor(e){this.kernelNow=
e,this.kernel?.connectionStatusChanged.connect((n,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(e,n,s=()=>{}){
this.#e+=1,this.waiting.push({post:e,message:n,taken:s,number:this.#e,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[e]=this.waiting;if(!e)return;e.sentAt=performance.now();let{post:n,number:s,message:o}=e;
this.transmit(n,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[e]=this.waiting;e&&performance.now()-e.
sentAt>2e3&&this.send()}transmit(e,n){try{e.transmit(n)}catch{this.hasLost||=this.waiting.some(s=>s.post===e),this.leave(
e)}}taken({page:e,number:n,says:s}){let[o]=this.waiting;if(!(e!==this.page||n!==o?.number)){this.waiting.shift(),o.taken();
for(let i of s)o.post.tell(i);this.send()}}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:
0}leave(e){this.posts.delete(e),this.waiting=this.waiting.filter(n=>n.post!==e),this.send()}};function Y(t){return({model:e,el:n})=>{let s=new AbortController;return t({model:e,el:n},s.signal),()=>s.abort()}}function R(){return document.body.dataset.voila!==void 0}function Z(t){return t.closest(".jp-NotebookPanel")!==null}async function X(t,e){let{baseUrl:n}=t.serverSettings,s=o=>fetch(n+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${t.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&e)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function Q(t){return(e,n,s,o={})=>e.addEventListener(n,s,{signal:t,...o})}function b(t,e,...n){let s=document.createElement(
t);return s.append(...n),$(s,e)}function $(t,e){for(let[n,s]of Object.entries(e))s===null?t.removeAttribute(n):t.getAttribute(n)!==String(s)&&t.setAttribute(
n,String(s));return t}function h(t,e){return t.querySelector(e)}function k(t,e){return[...t.querySelectorAll(e)]}function L(t,e){
return t.closest(e)}function O(t,e){let n=k(t,`${e}:not([data-painted])`);for(let s of n)s.dataset.painted="";return n}function ee(){
return document.activeElement}async function te(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var ne={"data-lm-suppress-shortcuts":"true"};var K=class{#e=null;constructor(e){this.quiet=b("div",{class:"vfw-sending",role:"status"}),this.banner=b("div",{class:"v\
fw-banner",role:"alert"}),this.button=b("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=b("p",{}),this.box=b("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#e=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#e?.focus({preventScroll:!0})}};function se(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function oe(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var U=2500,it=2e3,rt=8e3,z=2e3,at=1e4,ct=25e3,lt=3e4,ft=500,q=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#e=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=oe(this.#e),setInterval(()=>this.beat(),ft);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(e,n){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...e};this.rooms.push(s),
this.notice??=new K(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let e=performance.now();if(document.hidden&&(this.heardAt=e),e-this.pingedAt>(this.isLost?U/2:U)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(e-this.heardAt>U+1e3||this.isCut)&&e-this.lookedAt>z&&this.look(),
e-this.heardAt>rt&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>it)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!R()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let e=new Set(this.rooms.map(({post:n})=>n));for(let n of e)this.
line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(e,n){if(this.heardAt=performance.now(),!(!this.isLost||e.kind!==
"pong")){for(let s of this.rooms)s.post===n&&s.isCurrent(e)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:e,keeps:n}]=this.rooms,s=R()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${n()}${s}`,e.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:e}of this.rooms)e(!1);this.notice?.found()}async look(){let{kernel:e}=this.line;
if(!e||this.isOut||!(R()||this.line.posts.size))return;this.isOut=!0;let n=await X(e,this.line.posts.size>0);n==="idle"&&
this.isLost&&await this.hasForgotten(e)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>ct&&(n="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<lt;n==="gone"&&R()&&!s&&this.
loadAgain(),n==="idle"&&!e.isDisposed&&this.openSocket(e)}async hasForgotten(e){let n=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,o=e.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,n(z)]);return await n(
1e3),i&&this.heardAt<s}openSocket(e){let n=e.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?at:z)||(this.socketAt=performance.now(),e.reconnect().catch(()=>{}))}loadAgain(){let e=this.line.hasLost||this.line.waiting.
length>0;se(this.#e,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:e}),location.reload()}};function ie(t){return()=>{let e;return{initialize({model:n,signal:s}){e=new G(n,s)},render:Y((n,s)=>t({...n,post:e},s))}}}
var G=class{hearers=new Set;constructor(e,n){this.model=e;let{line:s,watch:o}=dt(e.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(e,n){
this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener("abort",()=>this.
hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({states:e,...n}){
let s=this.model.widget_manager,o=Object.keys(e).filter(r=>s.has_model(r));(await Promise.all(o.map(r=>s.get_model(r)))).
forEach((r,a)=>r.set_state(e[o[a]])),this.line.taken(n)}tell(e){for(let n of this.hearers)n(e)}};function dt(t){let e=globalThis,
n=e[Symbol.for("vfw connections")]??=new WeakMap,s=n.get(t);if(!s){let o=new H(()=>t.kernel??null);s={line:o,watch:new q(
o)},n.set(t,s)}return s}function T(t){try{return localStorage.getItem(t)??""}catch{return""}}function I(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function re(t){return`vfw:${t}`}function ae(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||
t(),e.vfwKeepsNothing="told"}function ut(t){let e=[];for(let n;n=T(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function ce(t){
try{let[e,n]=[localStorage.getItem(t),ut(t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,
e),!0}catch{return!1}}function F(t){try{return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":p\
ut aside ")).sort((e,n)=>e.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function le(t,e,n){addEventListener("storage",s=>t&&s.key===t&&e(),{signal:n})}function P(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/json"})),n.
download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function fe(t,e=n=>n){F(t).forEach((n,s)=>{P(`votes\
-for-women-put-aside-${s+1}.json`,e(T(n),n))})}function de(t,e,n,s){let o=b("div",{class:e,role:"status"});t.prepend(o);
let i=b("div",{},b("p",{},n)),r=(a,d)=>{let c=b("button",{type:"button",class:"vfw-button"},a);c.addEventListener("click",
d),i.append(c)};s&&r("Save it as a file",()=>P(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var pe="vfw:likings",ht={size:"1",light:"system",motion:"system"},ue={...ht,pace:"usual",help:"hints",sensitivity:"maske\
d",space:"on",keys:"on"},pt={help:["none","odds","hints"],sensitivity:["full","masked","described"]},mt={1:1,2:1.2,3:1.45};
function wt(t){try{let e=Object.entries(JSON.parse(t)??{});return Object.fromEntries(e.filter(([,n])=>typeof n=="string"))}catch{
return{}}}function vt(t){let e={...ue,...t};for(let[n,s]of Object.entries(pt))s.includes(e[n])||(e[n]=ue[n]);return e}function gt(){
return wt(T(pe))}function he(t){return mt[t.size]??1}function kt(t,e){return t.light==="dark"||t.light!=="light"&&e}function bt(){
return matchMedia("(prefers-color-scheme: dark)")}function me(t,e){let n=vt(gt()),s=bt(),o=()=>{t.dataset.size=n.size,t.
style.zoom=String(he(n)),t.style.setProperty("--vfw-zoom",String(he(n)));let r=kt(n,s.matches);t.classList.toggle("vfw-d\
ark",r),document.documentElement.classList.toggle("vfw-dark-page",r),t.classList.toggle("vfw-still",n.motion==="still"),
i.show()},i={begin(){o(),e(n)},like(r,a){n={...n,[r]:a},I(pe,JSON.stringify(n)),o(),e(n)},show(){for(let r of k(t,"[data\
-setting]")){let a=n[r.dataset.setting??""]===r.dataset.value;r instanceof HTMLInputElement?r.checked=a:r.ariaPressed!==
String(a)&&(r.ariaPressed=String(a))}}};return s.addEventListener("change",o),i}function we(t){document.fullscreenElement?
document.exitFullscreen():(t.classList.contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var yt=40;function ve(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=t.appendChild(
b("div",n));return e.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>b("p",{},i)));s.
childElementCount>yt;)s.firstElementChild?.remove()}}}var xt=".vfw-map, input, select, textarea, [contenteditable]";function ge(t,e){let n={isOn:!0};return e(document,"keydow\
n",s=>{let{key:o,target:i,altKey:r,ctrlKey:a,metaKey:d,repeat:c}=s,l=t.contains(i)||i.contains(t)&&t.classList.contains(
"vfw-whole-page");!n.isOn||!l||r||a||d||c||/^[a-z]$/i.test(o)&&!i.closest(xt)&&h(t,`[data-ask][aria-keyshortcuts="${o.toUpperCase()}\
"]`)?.click()}),n}var At=0;function ke(t){for(let e of O(t,".vfw-hand .vfw-face")){let n=k(e,"p:not(.vfw-era)");for(let o of n)o.id=`vfw-w\
ords-${++At}`;let s=h(e,".vfw-card-button")??h(e,"h3 [data-sheet]");s&&$(s,{"aria-describedby":n.map(({id:o})=>o).join("\
 ")})}}var St=".vfw-map, .vfw-map-table",Et=["pick","use","command","value","key","local","setting","sheet","tab"];function be(t,e){
let n=null,s=!1,o=!1;e(document,"keydown",()=>o=!0,{capture:!0}),e(document,"pointerdown",()=>o=!1,{capture:!0}),e(document,
"focusin",({target:u})=>{let w=u.closest?.("[data-region]")?.dataset.region;n=t.contains(u)?{region:w,selector:Ot(u)}:null}),
e(t,"toggle",({target:u})=>{u instanceof HTMLDetailsElement&&u.matches(".vfw-prompt details")&&(s=u.open)},{capture:!0});
let r=u=>k(t,u).find(Lt),a=()=>{let w=(r(".vfw-cover")?[".vfw-cover [data-first]"]:[".vfw-prompt .vfw-choices .vfw-prima\
ry",...s?[".vfw-prompt details [data-pick]"]:[],'.vfw-map [data-choice][tabindex="0"]',".vfw-hand [data-pick]",".vfw-pro\
mpt [data-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(r).find(Boolean);w?.focus({preventScroll:!o||w.closest(
".vfw-map")!==null})},d=()=>{let{region:u,selector:w}=n??{},x=u&&w&&r(`[data-region="${u}"] :is(${w})`);return x&&x.focus(
{preventScroll:!0}),!!x},c="",l=()=>{let u=c&&r(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(c))}"]`);c=h(t,".vfw-\
cover")?.dataset.card??"",u&&u.focus({preventScroll:!o})};return{settle(u){l();for(let x of O(t,".vfw-prompt details"))x.
open=s;let w=ee();w&&w!==document.body&&!w.closest("[inert]")?u&&t.contains(w)&&!Tt(w)&&a():n&&!d()&&a()},toHeadline:()=>h(
t,".vfw-prompt h2")?.focus()}}function Ot({dataset:t}){return Et.filter(e=>t[e]!==void 0).map(e=>`[data-${e}="${CSS.escape(
t[e]??"")}"]`).join("")}function Lt(t){return t.checkVisibility()&&!t.closest("[inert]")}function Tt(t){let e=t.closest(
St);return e?e.querySelector("[data-choice]"):t.closest("[data-region]")&&!t.matches("h2")}function ye(t,e){e(t,"click",n=>{let s=n.target.closest(".vfw-prose a[href^='#']");if(!s)return;n.preventDefault();let o=h(
s.closest(".vfw-prose"),`#${CSS.escape(s.hash.slice(1))}`);o&&(L(o,"details")?.setAttribute("open",""),o.tabIndex=-1,o.focus())})}var j=class{#e=[];#t="";#n;#s;constructor(e,n){this.key=e&&re(e),this.works=this.#n=!!e,this.#s=n}begin(e,n){this.#e=[JSON.
stringify(e)],n&&(this.#t=this.whole(),this.#n&&=ce(this.key)),this.#o()}append(e,n){return this.#e.length-1<e?!1:(this.#e=
[...this.#e.slice(0,e+1),...n.map(s=>JSON.stringify(s))],this.#o(),!0)}whole(){return this.key?xe(T(this.key)):""}get isOpen(){
return this.#e.length>0}download(){P("votes-for-women.json",this.#t||this.whole())}get hasAside(){return F(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);fe(this.key,(n,s)=>e(s)?xe(n):n)}#o(){this.key&&(this.
works=this.#n&&I(this.key,this.#e.join(`
`)),this.works||ae(this.#s))}};function xe(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var Ae=4e6;function Se(t,e,n,s,o){let i=()=>h(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>h(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),d={toggle(){if(r())return d.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let c=i()?.contains(document.
activeElement);i()?.hidePopover(),c&&a()?.focus()},chooseFile:()=>h(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",c=>c.key==="Escape"&&d.close()),e(document,"pointerdown",({target:c})=>{c.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||d.close()}),e(t,"change",async({target:c})=>{if(!c.matches("[data-open]")||!c.files.length)return;let[
l]=c.files;c.value="";let u=Nt(await l.slice(0,Ae).text(),l.size);d.close(),u===null?o():s(u)}),d}function Nt(t,e){return e<=
Ae?t:t.includes(`
`)?t.split(`
`,1)[0]:null}function Ee(t){B(O(t,".vfw-log ol"));for(let e of O(t,".vfw-hand ul"))e.scrollLeft=(h(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function Oe(t,e){let n=new ResizeObserver(()=>B(k(t,".vfw-log ol"))),s=h(t,".vfw-area-log");s&&n.observe(
s),e.addEventListener("abort",()=>n.disconnect())}function B(t){for(let e of t){let n=h(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var Le=new Map([["slow",2.2],["usual",1],["fast",.35]]),M=class{#e="usual";#t=!1;#n=null;#s;constructor(e,n,s){this.time=
e,this.next=n,s.addEventListener("abort",()=>clearTimeout(this.#s))}beat(e){e!==this.#n&&(this.#n=e,this.#o())}set(e){return this.#e=
e,this.#o(),Le.has(e)}pause(e){this.#t=e,this.#o()}#o(){clearTimeout(this.#s);let[e,n]=[this.time(),Le.get(this.#e)];e&&
n&&!this.#t&&(this.#s=setTimeout(this.next,e*n))}};function Ct(t,e,n){if(!t||!e)return!1;let s=e.at-t.at<500,o=Math.hypot(e.x-t.x,e.y-t.y)<=8;return s&&o&&e.at-n<200}function Te(t){
let[e,n]=[null,null],s=({detail:o,clientX:i,clientY:r})=>{o>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:t}),({detail:o},i)=>o>0&&Ct(e,n,i)}function Ne(t){let e=h(t,".vfw-cover")??h(t,".vfw-prompt");return e&&J(e)}function J(t){let e=Number(L(t,"[data-question\
]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}var _t="[data-pick], [data-use], button[data-command], [data-local], [data-setting], [data-ask]";function _e(t,{command:e,
kept:n,likings:s,live:o,menu:i,pace:r,painted:a,post:d},c,l){let u=m=>{t.classList.toggle("vfw-paused",m),r.pause(m)},w={
save:()=>n.download(),"save aside":()=>n.downloadAside(),menu:()=>i.toggle(),open:()=>i.chooseFile(),"whole screen":()=>we(
t),pause:()=>u(!0),"play on":()=>u(!1)},x=Te(l);c(t,"click",m=>{let v=L(m.target,_t);if(!v)return;let{command:N,pick:C,use:f,
local:g,setting:y,ask:S,value:_=""}=v.dataset;g&&w[g](),y&&(s.like(y,_),v.scrollIntoView({block:"nearest"})),S&&d.send({
kind:"ask",about:S}),!(g||y||S||x(m,a.at))&&(v.ariaDisabled==="true"&&f?o.say(v.title):C??f?d.send({kind:"pick",replies:It(
v),question:J(v)}):N!==void 0&&(i.close(),e(N,{value:_})))}),c(t,"submit",m=>{let v=m.target.closest("form[data-command]");
v&&(m.preventDefault(),e(v.dataset.command,Object.fromEntries(new FormData(v))))}),c(document,"keydown",({key:m})=>{let v=h(
t,":popover-open")!==null;m==="Escape"&&!v&&h(t,".vfw-cover [data-leaves]")?.click()});let A=({key:m,repeat:v})=>v&&(m===
"Enter"||m===" ");c(t,"keydown",m=>A(m)&&m.preventDefault(),{capture:!0}),c(t,"focusin",({target:m})=>{for(let v of k(t,
".vfw-card"))v.classList.toggle("vfw-raised",v.contains(m)&&m.matches(":focus-visible"))}),c(t,"click",({target:m})=>Ce(
t,m.closest("[data-tab]")?.dataset.tab)),Ce(t,"log")}function It(t){let{pick:e,use:n}=t.dataset,s=h(L(t,".vfw-card")??t,
"[data-pick]")?.dataset.pick;return(e?[e]:[s,n]).map(i=>JSON.parse(i??"null"))}function Ce(t,e){if(e){t.dataset.tab=e;for(let n of k(
t,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===e)}}var Pt=["data-linked","data-lm-suppress-shortcuts"];function Ie(t,e){let n=document.createElement("template");n.innerHTML=
e;let[s,o]=[t.firstElementChild,n.content.firstElementChild];o&&s?.matches(".vfw-replay")&&o.matches(".vfw-replay")?Pe(s,
o):t.replaceChildren(n.content)}function Pe(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!Pt.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,s]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===s.length&&n.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...s),t.removeAttribute("data-linked")}else n.forEach((i,r)=>Pe(i,
s[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var Rt=["head","prompt","record","hand","tabs","camps","log","table","cover","menu"],$t=["cover","menu"],Re=["start","en\
ding","replay","hand","our-hand","map-large"];function $e(t,e,n){let s=h(t,".vfw-layout"),[o,i]=[".vfw-area-map",".vfw-a\
rea-rows"].map(d=>h(s,d)),r=Rt.map(d=>{let c=b("div",{class:`vfw-area-${d}`});return $t.includes(d)?t.append(c):s.insertBefore(
c,d==="head"?o:i),{area:c,trait:`${d}_html`,painted:""}}),a=()=>{let d=r.filter(({area:c})=>c.contains(document.activeElement));
for(let c of new Set([...d,...r])){let l=e.get(c.trait);l!==c.painted&&Ie(c.area,l),c.painted=l}};a(),e.on("change",a),n.
addEventListener("abort",()=>{e.off("change",a);for(let{area:d}of r)d.remove()})}function W(t,e,...n){let s=t.filter(o=>h(
e,`.vfw-${o}`)).join(" ");for(let o of[e,...n])o.dataset.shows!==s&&(o.dataset.shows=s)}var D=class{#e="";#t=null;constructor(e){this.command=e}take(){this.#e=""}send(e,n,s){this.#e=s,this.command(e,n)}isPainted(e){
return this.#e!==e}want(e,n){this.isPainted(n)?this.send("go",{value:e},n):this.#t=e}rest(e,n,s){this.#t=null,this.send(
e,{value:n},s)}painted(e){if(this.isPainted(e)&&(this.#e=""),this.#e||this.#t===null)return;let n=this.#t;this.#t=null,this.
send("go",{value:n},e)}};var He={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},Ht=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function Ke(t,e,n,s){let o,i="",r=()=>h(t,".vfw-replay"),a=()=>r()?.dataset.step,d=new D(e),
c=l=>l.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:l})=>c(l)&&d.take()),n(t,"input",({target:l})=>c(
l)&&d.want(l.value,a())),n(t,"change",({target:l})=>{(c(l)||l.matches(".vfw-replay select"))&&d.rest(l.name,l.value,a())}),
n(document,"keydown",l=>{let{key:u,target:w,repeat:x}=l,A=t.contains(w)||w.contains(t)&&t.classList.contains("vfw-whole-\
page"),m=r()&&!r()?.closest("[inert]"),v=A&&m&&!w.closest(Ht),N=u===" "&&w.closest("button, a, summary, [role=button]"),
C=l.ctrlKey||l.altKey||l.metaKey||l.shiftKey;!(u in He)||!v||N||C||(l.preventDefault(),(!x||d.isPainted(a()))&&d.send(He[u],
{},a()))}),s.addEventListener("abort",()=>clearTimeout(o)),{beat(){d.painted(a());let l=Number(r()?.dataset.goesOn??0),u=`${a()}\
 ${l}`;u!==i&&(i=u,clearTimeout(o),l&&(o=setTimeout(()=>e("play on"),l)))}}}function Fe(t,e,n){let s=e.bottom+t.height+8<=n.height,o=e.top<n.height-e.bottom,i=s||o?e.bottom+4:e.top-t.height-4;return{
left:qe(e.left,t.width,n.width),top:qe(i,t.height,n.height)}}function qe(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var Kt=350,qt=250;function je(t,e,n,s){let o=b("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"manual"});t.append(
o);let i=null,[r,a]=[!1,!1],d,c=f=>{a=f!==null,h(t,".vfw-map")?.dispatchEvent(new CustomEvent("vfw-show-place",{detail:{
key:f},cancelable:!0}))},l=()=>o.matches(":popover-open"),u=f=>{clearTimeout(d);let g=f.dataset.sheet??"",y=g.match(/^place:(.*)$/)?.[1];
if(y)return c(y);i!==f&&(r=!1),i=f,(o.dataset.about!==g||!l())&&e(g)},w=()=>h(o,"[data-close]"),x=()=>{if(!i)return;let f=o.
currentCSSZoom??1,g={width:o.offsetWidth*f,height:o.offsetHeight*f},{left:y,top:S}=Fe(g,i.getBoundingClientRect(),{width:innerWidth,
height:innerHeight});Object.assign(o.style,{left:`${y/f}px`,top:`${S/f}px`})},A={fill(f,g){if(i?.dataset.sheet!==f||!i.isConnected)
return;let y='<button type="button" class="vfw-button" data-close>Close</button>';o.innerHTML=`${g}<div class="vfw-close\
">${y}</div>`,o.dataset.about=f,W(["story","record"],o),o.setAttribute("aria-label",h(o,"h2")?.textContent??""),l()||o.showPopover(),
x(),B(k(o,"ol")),r&&w()?.focus({preventScroll:!0})},close(){if(clearTimeout(d),a&&c(null),!l())return;let f=o.contains(document.
activeElement);o.hidePopover(),f&&i?.isConnected&&i.focus({preventScroll:!0}),[i,r]=[null,!1]}},m=(f,g)=>{clearTimeout(d),
d=setTimeout(g,f)},v=f=>f instanceof Node&&(o.contains(f)||i?.contains(f)),N="";n(t,"pointermove",({clientX:f,clientY:g})=>N=
`${f},${g}`,{capture:!0}),n(t,"pointerover",({target:f,pointerType:g,clientX:y,clientY:S})=>{let _=f.closest("[data-shee\
t]");g!=="mouse"||r||N===`${y},${S}`||(_?m(Kt,()=>u(_)):v(f)?clearTimeout(d):m(qt,A.close))}),n(t,"focusin",({target:f})=>{
f.matches("[data-sheet]:focus-visible")?u(f):v(f)||A.close()}),n(t,"click",({target:f})=>{let g=f.closest("[data-sheet]");
g?(u(g),r=!0,l()&&w()?.focus({preventScroll:!0})):(f.closest("[data-close]")||!v(f))&&A.close()}),n(t,"keydown",f=>{!f.target.
matches("span[data-sheet]")||!["Enter"," "].includes(f.key)||(f.preventDefault(),f.target.click())}),n(document,"keydown",
f=>{let g=f.key==="Tab"&&!f.shiftKey&&f.target.matches?.(".vfw-opened [data-close]");(f.key==="Escape"||g)&&A.close()});
let C=new ResizeObserver(x);return C.observe(o),s.addEventListener("abort",()=>{clearTimeout(d),C.disconnect(),o.remove()}),
A}function Be(t,e){return e.map(s=>t.find(o=>o.value===s)).find(Boolean)??t[0]}function Me(t,e){return Object.entries(t).every(
([n,s])=>s.includes(e.get(n)))}var We="vfw:choices";function ze(t,e){let n=Ft(T(We));return e(t,"change",({target:s})=>{let o=s.closest("form[data-reme\
mbered]");!o||s.dataset.setting||(n={...n,[s.name]:s.value},I(We,JSON.stringify(n)),De(o,n))}),{settle(){for(let s of O(
t,".vfw-start"))for(let o of[t,s.parentElement])o?.scrollTo(0,0);for(let s of O(t,"form[data-remembered]")){for(let o of Ge(
s,"input:not([type=radio])"))o.value=n[o.name]??"";De(s,n)}}}}function Ft(t){try{return JSON.parse(t)??{}}catch{return{}}}
function De(t,e){for(let n of k(t,"[data-asks]")){let s=Ue(n,t);n.hidden=n.disabled=!s;let o=Ge(n,"input").filter(c=>{let l=L(
c,"label"),u=l!==null&&Ue(l,t);return l&&(l.hidden=c.disabled=!u),u});if(o.some(c=>c.dataset.setting))continue;let i=n.dataset.
asks??"",a=k(t,"input[data-proposes]:checked").map(c=>JSON.parse(c.dataset.proposes??"{}")[i]),d=[e[i],...a,...(n.dataset.
usual??"").split(" ")];Be(o,d).checked=!0}}function Ue(t,e){return Me(JSON.parse(t.dataset.only??"{}"),new FormData(e))}
function Ge(t,e){return k(t,e)}function Je(t){let e=jt(t);return n=>{for(let s of k(n,"span[data-sheet]:not(.vfw-ref)"))Ve(s);for(let s of k(n,"[data-n\
ames]:not([data-linked])"))s.dataset.linked="",Mt(s,e,t)}}function jt(t){let n=Object.keys(t).sort((s,o)=>o.length-s.length).
map(s=>s.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<![\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d\
])`,"gu")}function Bt(t,e){let n=[],s=0;for(let{0:o,index:i}of t.matchAll(e))n.push(t.slice(s,i),o),s=i+o.length;return[
...n,t.slice(s)]}function Ve(t){Object.assign(t,{className:"vfw-ref",role:"button",tabIndex:0})}function Mt(t,e,n){let s=document.
createTreeWalker(t,NodeFilter.SHOW_TEXT),o=[];for(;s.nextNode();)o.push(s.currentNode);for(let i of o){let r=Bt(i.data,e);
r.length>1&&i.replaceWith(...r.map((a,d)=>d%2?Wt(a,n[a]):a))}}function Wt(t,e){let n=document.createElement("span");return n.
textContent=t,n.dataset.sheet=e,Ve(n),n}var Dt="This browser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",Ps=ie(
async({model:t,el:e,post:n},s)=>{e.classList.add("vfw-page-widget");let i=await te(()=>{let r=e.closest(".vfw-panel");return r&&
h(r,".vfw-area-map")&&h(r,".vfw-area-rows")&&r},s);i&&Ut(i,t,n,s)});function Ut(t,e,n,s){let o=Q(s);o(t,"focusin",({target:p})=>$(
p,ne),{capture:!0}),$e(t,e,s);let i=e.get("whole_page")&&!Z(t);t.classList.toggle("vfw-whole-page",i),t.dataset.game=e.get(
"game");let r=i?[document.body]:[],a={question:null,at:0,isBehind:!1,isLocked:!1},d=(p,E={})=>n.send({kind:"command",name:p,
fields:E,question:a.question}),c=ve(t,s),l=new j(e.get("slot"),()=>de(t,"vfw-banner",Dt));le(l.key,()=>l.isOpen&&n.send(
{kind:"elsewhere"}),s);let u=be(t,o),w=new M(()=>Number(h(t,".vfw-prompt")?.dataset.pace??0),()=>d("next"),s),x=ge(t,o),
A=me(t,p=>{let{pace:E,help:tt,learned:nt,sensitivity:st,keys:ot}=p;x.isOn=ot!=="off",n.send({kind:"manner",shows_steps:E!==
"none",help:tt,learned:nt,sensitivity:st}),t.classList.toggle("vfw-unpaced",!w.set(E))}),m=je(t,p=>n.send({kind:"sheet",
about:p}),o,s);ye(t,o);let v=Ke(t,d,o,s),C=Se(t,o,l,p=>n.send({kind:"open",save:p}),()=>n.send({kind:"too large"})),f=ze(
t,o),g=Je(e.get("names")),y=()=>W(Re,t,...r);o(t,"vfw-map-sized",y);let S=()=>{y();let p=Ne(t),E=p!==a.question;E&&(Object.
assign(a,{question:p,at:performance.now()}),m.close()),Ye(t,a.isLocked),g(t),ke(t),f.settle(),A.show(),Ee(t),u.settle(E),
w.beat(p),v.beat()},_=new MutationObserver(S),Ze=["data-question","data-step","data-goes-on"];_.observe(t,{childList:!0,
subtree:!0,attributeFilter:Ze}),_e(t,{command:d,kept:l,likings:A,live:c,menu:C,pace:w,painted:a,post:n},o,s),Oe(t,s),o(t,
"vfw-leave-map",()=>u.toHeadline()),o(t,"vfw-say",p=>c.say(p.detail.text));let Xe=p=>{p.kind==="begin"&&l.begin(p.header,
p.put_aside),p.kind==="append"&&!l.append(p.from,p.entries)&&n.send({kind:"keep whole"}),p.kind==="like"&&A.like(p.name,
p.value),p.kind==="download"&&P(p.name,p.text),p.kind==="sheet"&&m.fill(p.about,p.html);let E=p.kind==="pong"&&p.question!==
a.question;E&&a.isBehind&&n.send({kind:"paint whole"}),p.kind==="pong"&&(a.isBehind=E&&!a.isBehind)},V=()=>c.tell(e.get(
"said"));n.listen(Xe,s),e.on("change:said",V),s.addEventListener("abort",()=>{_.disconnect();for(let p of r)delete p.dataset.
shows;e.off("change:said",V)}),A.begin(),S(),zt(t,e,n,l,a,s);let{goesOn:Qe=!1,isUnsent:et=!1}=n.watch.cameBack??{};n.send(
{kind:"held",save:l.whole(),goes_on:Qe,is_unsent:et})}function zt(t,e,n,s,o,i){let r={root:t,post:n,keeps:()=>s.works||e.
get("is_kept")?". Your game is kept in this browser.":", and this browser keeps no games.",isCurrent:a=>a.question===o.question,
changed(a){return o.isLocked=a,Ye(t,a),a},goesOn:()=>s.isOpen&&!h(t,".vfw-start, .vfw-coach")};n.watch.over(r,i)}function Ye(t,e){
let n=h(t,".vfw-cover");for(let s of k(t,".vfw-layout"))s.inert=e||n!==null;n&&(n.inert=e)}export{Ps as default};
