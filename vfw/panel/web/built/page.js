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
n,String(s));return t}function u(t,e){return t.querySelector(e)}function g(t,e){return[...t.querySelectorAll(e)]}function N(t,e){
return t.closest(e)}function O(t,e){let n=g(t,`${e}:not([data-painted])`);for(let s of n)s.dataset.painted="";return n}function ee(){
return document.activeElement}async function te(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var ne={"data-lm-suppress-shortcuts":"true"};var K=class{#e=null;constructor(e){this.quiet=b("div",{class:"vfw-sending",role:"status"}),this.banner=b("div",{class:"v\
fw-banner",role:"alert"}),this.button=b("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=b("p",{}),this.box=b("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#e=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#e?.focus({preventScroll:!0})}};function se(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function oe(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var z=2500,it=2e3,rt=8e3,D=2e3,at=1e4,ct=25e3,lt=3e4,ft=500,q=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#e=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=oe(this.#e),setInterval(()=>this.beat(),ft);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(e,n){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...e};this.rooms.push(s),
this.notice??=new K(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let e=performance.now();if(document.hidden&&(this.heardAt=e),e-this.pingedAt>(this.isLost?z/2:z)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(e-this.heardAt>z+1e3||this.isCut)&&e-this.lookedAt>D&&this.look(),
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
this.ping();let s=this.pingedAt,o=e.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,n(D)]);return await n(
1e3),i&&this.heardAt<s}openSocket(e){let n=e.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?at:D)||(this.socketAt=performance.now(),e.reconnect().catch(()=>{}))}loadAgain(){let e=this.line.hasLost||this.line.waiting.
length>0;se(this.#e,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:e}),location.reload()}};function ie(t){return()=>{let e;return{initialize({model:n,signal:s}){e=new G(n,s)},render:Y((n,s)=>t({...n,post:e},s))}}}
var G=class{hearers=new Set;constructor(e,n){this.model=e;let{line:s,watch:o}=dt(e.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(e,n){
this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener("abort",()=>this.
hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({states:e,...n}){
let s=this.model.widget_manager,o=Object.keys(e).filter(r=>s.has_model(r));(await Promise.all(o.map(r=>s.get_model(r)))).
forEach((r,a)=>r.set_state(e[o[a]])),this.line.taken(n)}tell(e){for(let n of this.hearers)n(e)}};function dt(t){let e=globalThis,
n=e[Symbol.for("vfw connections")]??=new WeakMap,s=n.get(t);if(!s){let o=new H(()=>t.kernel??null);s={line:o,watch:new q(
o)},n.set(t,s)}return s}function L(t){try{return localStorage.getItem(t)??""}catch{return""}}function _(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function re(t){return`vfw:${t}`}function ae(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||
t(),e.vfwKeepsNothing="told"}function ut(t){let e=[];for(let n;n=L(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function ce(t){
try{let[e,n]=[localStorage.getItem(t),ut(t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,
e),!0}catch{return!1}}function F(t){try{return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":p\
ut aside ")).sort((e,n)=>e.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function le(t,e,n){addEventListener("storage",s=>t&&s.key===t&&e(),{signal:n})}function I(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/json"})),n.
download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function fe(t,e=n=>n){F(t).forEach((n,s)=>{I(`votes\
-for-women-put-aside-${s+1}.json`,e(L(n),n))})}function de(t,e,n,s){let o=b("div",{class:e,role:"status"});t.prepend(o);
let i=b("div",{},b("p",{},n)),r=(a,f)=>{let d=b("button",{type:"button",class:"vfw-button"},a);d.addEventListener("click",
f),i.append(d)};s&&r("Save it as a file",()=>I(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var pe="vfw:likings",ht={size:"1",light:"system",motion:"system"},ue={...ht,pace:"usual",help:"hints",sensitivity:"maske\
d",space:"on",keys:"on"},pt={help:["none","odds","hints"],sensitivity:["full","masked","described"]},mt={1:1,2:1.2,3:1.45};
function wt(t){try{let e=Object.entries(JSON.parse(t)??{});return Object.fromEntries(e.filter(([,n])=>typeof n=="string"))}catch{
return{}}}function vt(t){let e={...ue,...t};for(let[n,s]of Object.entries(pt))s.includes(e[n])||(e[n]=ue[n]);return e}function gt(){
return wt(L(pe))}function he(t){return mt[t.size]??1}function kt(t,e){return t.light==="dark"||t.light!=="light"&&e}function bt(){
return matchMedia("(prefers-color-scheme: dark)")}function me(t,e){let n=vt(gt()),s=bt(),o=()=>{t.dataset.size=n.size,t.
style.zoom=String(he(n)),t.style.setProperty("--vfw-zoom",String(he(n)));let r=kt(n,s.matches);t.classList.toggle("vfw-d\
ark",r),document.documentElement.classList.toggle("vfw-dark-page",r),t.classList.toggle("vfw-still",n.motion==="still"),
i.show()},i={begin(){o(),e(n)},like(r,a){n={...n,[r]:a},_(pe,JSON.stringify(n)),o(),e(n)},show(){for(let r of g(t,"[data\
-setting]")){let a=n[r.dataset.setting??""]===r.dataset.value;r instanceof HTMLInputElement?r.checked=a:r.ariaPressed!==
String(a)&&(r.ariaPressed=String(a))}}};return s.addEventListener("change",o),i}function we(t){document.fullscreenElement?
document.exitFullscreen():(t.classList.contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var yt=40;function ve(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=t.appendChild(
b("div",n));return e.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>b("p",{},i)));s.
childElementCount>yt;)s.firstElementChild?.remove()}}}var xt=".vfw-map, input, select, textarea, [contenteditable]";function ge(t,e){let n={isOn:!0};return e(document,"keydow\
n",s=>{let{key:o,target:i,altKey:r,ctrlKey:a,metaKey:f,repeat:d}=s,c=t.contains(i)||i.contains(t)&&t.classList.contains(
"vfw-whole-page");!n.isOn||!c||r||a||f||d||/^[a-z]$/i.test(o)&&!i.closest(xt)&&u(t,`[data-ask][aria-keyshortcuts="${o.toUpperCase()}\
"]`)?.click()}),n}var At=0;function ke(t){for(let e of O(t,".vfw-hand .vfw-face")){let n=g(e,"p:not(.vfw-era)");for(let o of n)o.id=`vfw-w\
ords-${++At}`;let s=u(e,".vfw-card-button")??u(e,"h3 [data-sheet]");s&&$(s,{"aria-describedby":n.map(({id:o})=>o).join("\
 ")})}}var Et=".vfw-map, .vfw-map-table",St=["pick","command","value","key","local","setting","sheet","tab"];function be(t,e){let n=null,
s=!1,o=!1;e(document,"keydown",()=>o=!0,{capture:!0}),e(document,"pointerdown",()=>o=!1,{capture:!0}),e(document,"focusi\
n",({target:h})=>{let w=h.closest?.("[data-region]")?.dataset.region;n=t.contains(h)?{region:w,selector:Ot(h)}:null}),e(
t,"toggle",({target:h})=>{h instanceof HTMLDetailsElement&&h.matches(".vfw-prompt details")&&(s=h.open)},{capture:!0});let r=h=>g(
t,h).find(Lt),a=()=>{let w=(r(".vfw-cover")?[".vfw-cover [data-first]"]:[".vfw-prompt .vfw-choices .vfw-primary",...s?["\
.vfw-prompt details [data-pick]"]:[],'.vfw-map [data-choice][tabindex="0"]',".vfw-hand [data-pick]",".vfw-prompt [data-p\
ick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(r).find(Boolean);w?.focus({preventScroll:!o||w.closest(".vfw-map")!==
null})},f=()=>{let{region:h,selector:w}=n??{},y=h&&w&&r(`[data-region="${h}"] :is(${w})`);return y&&y.focus({preventScroll:!0}),
!!y},d="",c=()=>{let h=d&&r(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(d))}"]`);d=u(t,".vfw-cover")?.dataset.card??
"",h&&h.focus({preventScroll:!o})};return{settle(h){c();for(let y of O(t,".vfw-prompt details"))y.open=s;let w=ee();w&&w!==
document.body&&!w.closest("[inert]")?h&&t.contains(w)&&!Tt(w)&&a():n&&!f()&&a()},toHeadline:()=>u(t,".vfw-prompt h2")?.focus()}}
function Ot({dataset:t}){return St.filter(e=>t[e]!==void 0).map(e=>`[data-${e}="${CSS.escape(t[e]??"")}"]`).join("")}function Lt(t){
return t.checkVisibility()&&!t.closest("[inert]")}function Tt(t){let e=t.closest(Et);return e?e.querySelector("[data-cho\
ice]"):t.closest("[data-region]")&&!t.matches("h2")}function ye(t,e){e(t,"click",n=>{let s=n.target.closest(".vfw-prose a[href^='#']");if(!s)return;n.preventDefault();let o=u(
s.closest(".vfw-prose"),`#${CSS.escape(s.hash.slice(1))}`);o&&(N(o,"details")?.setAttribute("open",""),o.tabIndex=-1,o.focus())})}var j=class{#e=[];#t="";#n;#s;constructor(e,n){this.key=e&&re(e),this.works=this.#n=!!e,this.#s=n}begin(e,n){this.#e=[JSON.
stringify(e)],n&&(this.#t=this.whole(),this.#n&&=ce(this.key)),this.#o()}append(e,n){return this.#e.length-1<e?!1:(this.#e=
[...this.#e.slice(0,e+1),...n.map(s=>JSON.stringify(s))],this.#o(),!0)}whole(){return this.key?xe(L(this.key)):""}get isOpen(){
return this.#e.length>0}download(){I("votes-for-women.json",this.#t||this.whole())}get hasAside(){return F(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);fe(this.key,(n,s)=>e(s)?xe(n):n)}#o(){this.key&&(this.
works=this.#n&&_(this.key,this.#e.join(`
`)),this.works||ae(this.#s))}};function xe(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var Ae=4e6;function Ee(t,e,n,s,o){let i=()=>u(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>u(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),f={toggle(){if(r())return f.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let d=i()?.contains(document.
activeElement);i()?.hidePopover(),d&&a()?.focus()},chooseFile:()=>u(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",d=>d.key==="Escape"&&f.close()),e(document,"pointerdown",({target:d})=>{d.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||f.close()}),e(t,"change",async({target:d})=>{if(!d.matches("[data-open]")||!d.files.length)return;let[
c]=d.files;d.value="";let h=Nt(await c.slice(0,Ae).text(),c.size);f.close(),h===null?o():s(h)}),f}function Nt(t,e){return e<=
Ae?t:t.includes(`
`)?t.split(`
`,1)[0]:null}function Se(t){B(O(t,".vfw-log ol"));for(let e of O(t,".vfw-hand ul"))e.scrollLeft=(u(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function Oe(t,e){let n=new ResizeObserver(()=>B(g(t,".vfw-log ol"))),s=u(t,".vfw-area-log");s&&n.observe(
s),e.addEventListener("abort",()=>n.disconnect())}function B(t){for(let e of t){let n=u(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var Le=new Map([["slow",2.2],["usual",1],["fast",.35]]),M=class{#e="usual";#t=!1;#n=null;#s;constructor(e,n,s){this.time=
e,this.next=n,s.addEventListener("abort",()=>clearTimeout(this.#s))}beat(e){e!==this.#n&&(this.#n=e,this.#o())}set(e){return this.#e=
e,this.#o(),Le.has(e)}pause(e){this.#t=e,this.#o()}#o(){clearTimeout(this.#s);let[e,n]=[this.time(),Le.get(this.#e)];e&&
n&&!this.#t&&(this.#s=setTimeout(this.next,e*n))}};function Ct(t,e,n){if(!t||!e)return!1;let s=e.at-t.at<500,o=Math.hypot(e.x-t.x,e.y-t.y)<=8;return s&&o&&e.at-n<200}function Te(t){
let[e,n]=[null,null],s=({detail:o,clientX:i,clientY:r})=>{o>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:t}),({detail:o},i)=>o>0&&Ct(e,n,i)}function Ne(t){let e=u(t,".vfw-cover")??u(t,".vfw-prompt");return e&&J(e)}function J(t){let e=Number(N(t,"[data-question\
]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}var _t="[data-pick], button[data-command], [data-local], [data-setting], [data-ask]";function _e(t,{command:e,kept:n,likings:s,
menu:o,pace:i,painted:r,post:a},f,d){let c=m=>{t.classList.toggle("vfw-paused",m),i.pause(m)},h={save:()=>n.download(),"\
save aside":()=>n.downloadAside(),menu:()=>o.toggle(),open:()=>o.chooseFile(),"whole screen":()=>we(t),pause:()=>c(!0),"\
play on":()=>c(!1)},w=Te(d);f(t,"click",m=>{let k=N(m.target,_t);if(!k)return;let{command:A,pick:T,local:E,setting:l,ask:v,
value:x=""}=k.dataset;E&&h[E](),l&&(s.like(l,x),k.scrollIntoView({block:"nearest"})),v&&a.send({kind:"ask",about:v}),!(E||
l||v||w(m,r.at))&&(T?a.send({kind:"pick",replies:[JSON.parse(T)],question:J(k)}):A!==void 0&&(o.close(),e(A,{value:x})))}),
f(t,"submit",m=>{let k=m.target.closest("form[data-command]");k&&(m.preventDefault(),e(k.dataset.command,Object.fromEntries(
new FormData(k))))}),f(document,"keydown",({key:m})=>{let k=u(t,":popover-open")!==null;m==="Escape"&&!k&&u(t,".vfw-cove\
r [data-leaves]")?.click()});let y=({key:m,repeat:k})=>k&&(m==="Enter"||m===" ");f(t,"keydown",m=>y(m)&&m.preventDefault(),
{capture:!0}),f(t,"click",({target:m})=>Ce(t,m.closest("[data-tab]")?.dataset.tab)),Ce(t,"log")}function Ce(t,e){if(e){t.
dataset.tab=e;for(let n of g(t,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===e)}}var It=["data-linked","data-lm-suppress-shortcuts"];function Ie(t,e){let n=document.createElement("template");n.innerHTML=
e;let[s,o]=[t.firstElementChild,n.content.firstElementChild];o&&s?.matches(".vfw-replay")&&o.matches(".vfw-replay")?Pe(s,
o):t.replaceChildren(n.content)}function Pe(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!It.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,s]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===s.length&&n.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...s),t.removeAttribute("data-linked")}else n.forEach((i,r)=>Pe(i,
s[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var Pt=["head","prompt","record","hand","tabs","camps","log","table","cover","menu"],Rt=["cover","menu"],Re=["start","en\
ding","replay","hand","our-hand","map-large","on-stage"];function $e(t,e,n){let s=u(t,".vfw-layout"),[o,i]=[".vfw-area-m\
ap",".vfw-area-rows"].map(f=>u(s,f)),r=Pt.map(f=>{let d=b("div",{class:`vfw-area-${f}`});return Rt.includes(f)?t.append(
d):s.insertBefore(d,f==="head"?o:i),{area:d,trait:`${f}_html`,painted:""}}),a=()=>{let f=r.filter(({area:d})=>d.contains(
document.activeElement));for(let d of new Set([...f,...r])){let c=e.get(d.trait);c!==d.painted&&Ie(d.area,c),d.painted=c}};
a(),e.on("change",a),n.addEventListener("abort",()=>{e.off("change",a);for(let{area:f}of r)f.remove()})}function W(t,e,...n){
let s=t.filter(o=>u(e,`.vfw-${o}`)).join(" ");for(let o of[e,...n])o.dataset.shows!==s&&(o.dataset.shows=s)}var U=class{#e="";#t=null;constructor(e){this.command=e}take(){this.#e=""}send(e,n,s){this.#e=s,this.command(e,n)}isPainted(e){
return this.#e!==e}want(e,n){this.isPainted(n)?this.send("go",{value:e},n):this.#t=e}rest(e,n,s){this.#t=null,this.send(
e,{value:n},s)}painted(e){if(this.isPainted(e)&&(this.#e=""),this.#e||this.#t===null)return;let n=this.#t;this.#t=null,this.
send("go",{value:n},e)}};var He={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},$t=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function Ke(t,e,n,s){let o,i="",r=()=>u(t,".vfw-replay"),a=()=>r()?.dataset.step,f=new U(e),
d=c=>c.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:c})=>d(c)&&f.take()),n(t,"input",({target:c})=>d(
c)&&f.want(c.value,a())),n(t,"change",({target:c})=>{(d(c)||c.matches(".vfw-replay select"))&&f.rest(c.name,c.value,a())}),
n(document,"keydown",c=>{let{key:h,target:w,repeat:y}=c,m=t.contains(w)||w.contains(t)&&t.classList.contains("vfw-whole-\
page"),k=r()&&!r()?.closest("[inert]"),A=m&&k&&!w.closest($t),T=h===" "&&w.closest("button, a, summary, [role=button]"),
E=c.ctrlKey||c.altKey||c.metaKey||c.shiftKey;!(h in He)||!A||T||E||(c.preventDefault(),(!y||f.isPainted(a()))&&f.send(He[h],
{},a()))}),s.addEventListener("abort",()=>clearTimeout(o)),{beat(){f.painted(a());let c=Number(r()?.dataset.goesOn??0),h=`${a()}\
 ${c}`;h!==i&&(i=h,clearTimeout(o),c&&(o=setTimeout(()=>e("play on"),c)))}}}function Fe(t,e,n){let s=e.bottom+t.height+8<=n.height,o=e.top<n.height-e.bottom,i=s||o?e.bottom+4:e.top-t.height-4;return{
left:qe(e.left,t.width,n.width),top:qe(i,t.height,n.height)}}function qe(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var Ht=350,Kt=250;function je(t,e,n,s){let o=b("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"manual"});t.append(
o);let i=null,[r,a]=[!1,!1],f,d=l=>{a=l!==null,u(t,".vfw-map")?.dispatchEvent(new CustomEvent("vfw-show-place",{detail:{
key:l},cancelable:!0}))},c=()=>o.matches(":popover-open"),h=l=>{clearTimeout(f);let v=l.dataset.sheet??"",x=v.match(/^place:(.*)$/)?.[1];
if(x)return d(x);i!==l&&(r=!1),i=l,(o.dataset.about!==v||!c())&&e(v)},w=()=>u(o,"[data-close]"),y=()=>{if(!i)return;let l=o.
currentCSSZoom??1,v={width:o.offsetWidth*l,height:o.offsetHeight*l},{left:x,top:C}=Fe(v,i.getBoundingClientRect(),{width:innerWidth,
height:innerHeight});Object.assign(o.style,{left:`${x/l}px`,top:`${C/l}px`})},m={fill(l,v){if(i?.dataset.sheet!==l||!i.isConnected)
return;let x='<button type="button" class="vfw-button" data-close>Close</button>';o.innerHTML=`${v}<div class="vfw-close\
">${x}</div>`,o.dataset.about=l,W(["story","record"],o),o.setAttribute("aria-label",u(o,"h2")?.textContent??""),c()||o.showPopover(),
y(),B(g(o,"ol")),r&&w()?.focus({preventScroll:!0})},close(){if(clearTimeout(f),a&&d(null),!c())return;let l=o.contains(document.
activeElement);o.hidePopover(),l&&i?.isConnected&&i.focus({preventScroll:!0}),[i,r]=[null,!1]}},k=(l,v)=>{clearTimeout(f),
f=setTimeout(v,l)},A=l=>l instanceof Node&&(o.contains(l)||i?.contains(l)),T="";n(t,"pointermove",({clientX:l,clientY:v})=>T=
`${l},${v}`,{capture:!0}),n(t,"pointerover",({target:l,pointerType:v,clientX:x,clientY:C})=>{let P=l.closest("[data-shee\
t]");v!=="mouse"||r||T===`${x},${C}`||(P?k(Ht,()=>h(P)):A(l)?clearTimeout(f):k(Kt,m.close))}),n(t,"focusin",({target:l})=>{
l.matches("[data-sheet]:focus-visible")?h(l):A(l)||m.close()}),n(t,"click",({target:l})=>{let v=l.closest("[data-sheet]");
v?(h(v),r=!0,c()&&w()?.focus({preventScroll:!0})):(l.closest("[data-close]")||!A(l))&&m.close()}),n(t,"keydown",l=>{!l.target.
matches("span[data-sheet]")||!["Enter"," "].includes(l.key)||(l.preventDefault(),l.target.click())}),n(document,"keydown",
l=>{let v=l.key==="Tab"&&!l.shiftKey&&l.target.matches?.(".vfw-opened [data-close]");(l.key==="Escape"||v)&&m.close()});
let E=new ResizeObserver(y);return E.observe(o),s.addEventListener("abort",()=>{clearTimeout(f),E.disconnect(),o.remove()}),
m}function Be(t,e){return e.map(s=>t.find(o=>o.value===s)).find(Boolean)??t[0]}function Me(t,e){return Object.entries(t).every(
([n,s])=>s.includes(e.get(n)))}var We="vfw:choices";function De(t,e){let n=qt(L(We));return e(t,"change",({target:s})=>{let o=s.closest("form[data-reme\
mbered]");!o||s.dataset.setting||(n={...n,[s.name]:s.value},_(We,JSON.stringify(n)),Ue(o,n))}),{settle(){for(let s of O(
t,".vfw-start"))for(let o of[t,s.parentElement])o?.scrollTo(0,0);for(let s of O(t,"form[data-remembered]")){for(let o of Ge(
s,"input:not([type=radio])"))o.value=n[o.name]??"";Ue(s,n)}}}}function qt(t){try{return JSON.parse(t)??{}}catch{return{}}}
function Ue(t,e){for(let n of g(t,"[data-asks]")){let s=ze(n,t);n.hidden=n.disabled=!s;let o=Ge(n,"input").filter(d=>{let c=N(
d,"label"),h=c!==null&&ze(c,t);return c&&(c.hidden=d.disabled=!h),h});if(o.some(d=>d.dataset.setting))continue;let i=n.dataset.
asks??"",a=g(t,"input[data-proposes]:checked").map(d=>JSON.parse(d.dataset.proposes??"{}")[i]),f=[e[i],...a,...(n.dataset.
usual??"").split(" ")];Be(o,f).checked=!0}}function ze(t,e){return Me(JSON.parse(t.dataset.only??"{}"),new FormData(e))}
function Ge(t,e){return g(t,e)}function Je(t){let e=Ft(t);return n=>{for(let s of g(n,"span[data-sheet]:not(.vfw-ref)"))Ve(s);for(let s of g(n,"[data-n\
ames]:not([data-linked])"))s.dataset.linked="",Bt(s,e,t)}}function Ft(t){let n=Object.keys(t).sort((s,o)=>o.length-s.length).
map(s=>s.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<![\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d\
])`,"gu")}function jt(t,e){let n=[],s=0;for(let{0:o,index:i}of t.matchAll(e))n.push(t.slice(s,i),o),s=i+o.length;return[
...n,t.slice(s)]}function Ve(t){Object.assign(t,{className:"vfw-ref",role:"button",tabIndex:0})}function Bt(t,e,n){let s=document.
createTreeWalker(t,NodeFilter.SHOW_TEXT),o=[];for(;s.nextNode();)o.push(s.currentNode);for(let i of o){let r=jt(i.data,e);
r.length>1&&i.replaceWith(...r.map((a,f)=>f%2?Mt(a,n[a]):a))}}function Mt(t,e){let n=document.createElement("span");return n.
textContent=t,n.dataset.sheet=e,Ve(n),n}var Wt="This browser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",Is=ie(
async({model:t,el:e,post:n},s)=>{e.classList.add("vfw-page-widget");let i=await te(()=>{let r=e.closest(".vfw-panel");return r&&
u(r,".vfw-area-map")&&u(r,".vfw-area-rows")&&r},s);i&&Ut(i,t,n,s)});function Ut(t,e,n,s){let o=Q(s);o(t,"focusin",({target:p})=>$(
p,ne),{capture:!0}),$e(t,e,s);let i=e.get("whole_page")&&!Z(t);t.classList.toggle("vfw-whole-page",i),t.dataset.game=e.get(
"game");let r=i?[document.body]:[],a={question:null,at:0,isBehind:!1,isLocked:!1},f=(p,S={})=>n.send({kind:"command",name:p,
fields:S,question:a.question}),d=ve(t,s),c=new j(e.get("slot"),()=>de(t,"vfw-banner",Wt));le(c.key,()=>c.isOpen&&n.send(
{kind:"elsewhere"}),s);let h=be(t,o),w=new M(()=>Number(u(t,".vfw-prompt")?.dataset.pace??0),()=>f("next"),s),y=ge(t,o),
m=me(t,p=>{let{pace:S,help:tt,learned:nt,sensitivity:st,keys:ot}=p;y.isOn=ot!=="off",n.send({kind:"manner",shows_steps:S!==
"none",help:tt,learned:nt,sensitivity:st}),t.classList.toggle("vfw-unpaced",!w.set(S))}),k=je(t,p=>n.send({kind:"sheet",
about:p}),o,s);ye(t,o);let A=Ke(t,f,o,s),E=Ee(t,o,c,p=>n.send({kind:"open",save:p}),()=>n.send({kind:"too large"})),l=De(
t,o),v=Je(e.get("names")),x=()=>W(Re,t,...r);o(t,"vfw-map-sized",x);let C=()=>{x();let p=Ne(t),S=p!==a.question;u(t,".vf\
w-stage-map:empty")&&t.dispatchEvent(new CustomEvent("vfw-stage")),S&&(Object.assign(a,{question:p,at:performance.now()}),
k.close()),Ye(t,a.isLocked),v(t),ke(t),l.settle(),m.show(),Se(t),h.settle(S),w.beat(p),A.beat()},P=new MutationObserver(
C),Ze=["data-question","data-step","data-goes-on"];P.observe(t,{childList:!0,subtree:!0,attributeFilter:Ze}),_e(t,{command:f,
kept:c,likings:m,menu:E,pace:w,painted:a,post:n},o,s),Oe(t,s),o(t,"vfw-leave-map",()=>h.toHeadline()),o(t,"vfw-say",p=>d.
say(p.detail.text));let Xe=p=>{p.kind==="begin"&&c.begin(p.header,p.put_aside),p.kind==="append"&&!c.append(p.from,p.entries)&&
n.send({kind:"keep whole"}),p.kind==="like"&&m.like(p.name,p.value),p.kind==="download"&&I(p.name,p.text),p.kind==="shee\
t"&&k.fill(p.about,p.html);let S=p.kind==="pong"&&p.question!==a.question;S&&a.isBehind&&n.send({kind:"paint whole"}),p.
kind==="pong"&&(a.isBehind=S&&!a.isBehind)},V=()=>d.tell(e.get("said"));n.listen(Xe,s),e.on("change:said",V),s.addEventListener(
"abort",()=>{P.disconnect();for(let p of r)delete p.dataset.shows;e.off("change:said",V)}),m.begin(),C(),zt(t,e,n,c,a,s);
let{goesOn:Qe=!1,isUnsent:et=!1}=n.watch.cameBack??{};n.send({kind:"held",save:c.whole(),goes_on:Qe,is_unsent:et})}function zt(t,e,n,s,o,i){
let r={root:t,post:n,keeps:()=>s.works||e.get("is_kept")?". Your game is kept in this browser.":", and this browser keep\
s no games.",isCurrent:a=>a.question===o.question,changed(a){return o.isLocked=a,Ye(t,a),a},goesOn:()=>s.isOpen&&!u(t,".\
vfw-start, .vfw-coach")};n.watch.over(r,i)}function Ye(t,e){let n=u(t,".vfw-cover");for(let s of g(t,".vfw-layout"))s.inert=
e||n!==null;n&&(n.inert=e)}export{Is as default};
