var F=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#e=0;constructor(e){this.kernelNow=
e,this.kernel?.connectionStatusChanged.connect((n,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(e,n,s=()=>{}){
this.#e+=1,this.waiting.push({post:e,message:n,taken:s,number:this.#e,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[e]=this.waiting;if(!e)return;e.sentAt=performance.now();let{post:n,number:s,message:o}=e;
this.transmit(n,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[e]=this.waiting;e&&performance.now()-e.
sentAt>2e3&&this.send()}transmit(e,n){try{e.transmit(n)}catch{this.hasLost||=this.waiting.some(s=>s.post===e),this.leave(
e)}}taken({page:e,number:n,says:s}){let[o]=this.waiting;if(!(e!==this.page||n!==o?.number)){this.waiting.shift(),o.taken();
for(let i of s)o.post.tell(i);this.send()}}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:
0}leave(e){this.posts.delete(e),this.waiting=this.waiting.filter(n=>n.post!==e),this.send()}};function X(t){return({model:e,el:n})=>{let s=new AbortController;return t({model:e,el:n},s.signal),()=>s.abort()}}function K(){return document.body.dataset.voila!==void 0}function Q(t){return t.closest(".jp-NotebookPanel")!==null}async function ee(t,e){let{baseUrl:n}=t.serverSettings,s=o=>fetch(n+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${t.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&e)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function te(t){return(e,n,s,o={})=>e.addEventListener(n,s,{signal:t,...o})}function b(t,e,...n){let s=document.createElement(
t);return s.append(...n),q(s,e)}function q(t,e){for(let[n,s]of Object.entries(e))s===null?t.removeAttribute(n):t.getAttribute(n)!==String(s)&&t.setAttribute(
n,String(s));return t}function u(t,e){return t.querySelector(e)}function g(t,e){return[...t.querySelectorAll(e)]}function I(t,e){
return t.closest(e)}function O(t,e){let n=g(t,`${e}:not([data-painted])`);for(let s of n)s.dataset.painted="";return n}function ne(){
return document.activeElement}async function se(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var oe={"data-lm-suppress-shortcuts":"true"};var B=class{#e=null;constructor(e){this.quiet=b("div",{class:"vfw-sending",role:"status"}),this.banner=b("div",{class:"v\
fw-banner",role:"alert"}),this.button=b("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=b("p",{}),this.box=b("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#e=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#e?.focus({preventScroll:!0})}};function ie(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function re(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var J=2500,it=2e3,rt=8e3,V=2e3,at=1e4,ct=25e3,lt=3e4,ft=500,j=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#e=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=re(this.#e),setInterval(()=>this.beat(),ft);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(e,n){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...e};this.rooms.push(s),
this.notice??=new B(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let e=performance.now();if(document.hidden&&(this.heardAt=e),e-this.pingedAt>(this.isLost?J/2:J)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(e-this.heardAt>J+1e3||this.isCut)&&e-this.lookedAt>V&&this.look(),
e-this.heardAt>rt&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>it)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!K()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let e=new Set(this.rooms.map(({post:n})=>n));for(let n of e)this.
line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(e,n){if(this.heardAt=performance.now(),!(!this.isLost||e.kind!==
"pong")){for(let s of this.rooms)s.post===n&&s.isCurrent(e)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:e,keeps:n}]=this.rooms,s=K()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${n()}${s}`,e.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:e}of this.rooms)e(!1);this.notice?.found()}async look(){let{kernel:e}=this.line;
if(!e||this.isOut||!(K()||this.line.posts.size))return;this.isOut=!0;let n=await ee(e,this.line.posts.size>0);n==="idle"&&
this.isLost&&await this.hasForgotten(e)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>ct&&(n="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<lt;n==="gone"&&K()&&!s&&this.
loadAgain(),n==="idle"&&!e.isDisposed&&this.openSocket(e)}async hasForgotten(e){let n=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,o=e.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,n(V)]);return await n(
1e3),i&&this.heardAt<s}openSocket(e){let n=e.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?at:V)||(this.socketAt=performance.now(),e.reconnect().catch(()=>{}))}loadAgain(){let e=this.line.hasLost||this.line.waiting.
length>0;ie(this.#e,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:e}),location.reload()}};function ae(t){return()=>{let e;return{initialize({model:n,signal:s}){e=new Y(n,s)},render:X((n,s)=>t({...n,post:e},s))}}}
var Y=class{hearers=new Set;constructor(e,n){this.model=e;let{line:s,watch:o}=dt(e.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(e,n){
this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener("abort",()=>this.
hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({states:e,...n}){
let s=this.model.widget_manager,o=Object.keys(e).filter(r=>s.has_model(r));(await Promise.all(o.map(r=>s.get_model(r)))).
forEach((r,a)=>r.set_state(e[o[a]])),this.line.taken(n)}tell(e){for(let n of this.hearers)n(e)}};function dt(t){let e=globalThis,
n=e[Symbol.for("vfw connections")]??=new WeakMap,s=n.get(t);if(!s){let o=new F(()=>t.kernel??null);s={line:o,watch:new j(
o)},n.set(t,s)}return s}function N(t){try{return localStorage.getItem(t)??""}catch{return""}}function R(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function ce(t){return`vfw:${t}`}function le(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||
t(),e.vfwKeepsNothing="told"}function ut(t){let e=[];for(let n;n=N(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function fe(t){
try{let[e,n]=[localStorage.getItem(t),ut(t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,
e),!0}catch{return!1}}function M(t){try{return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":p\
ut aside ")).sort((e,n)=>e.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function de(t,e,n){addEventListener("storage",s=>t&&s.key===t&&e(),{signal:n})}function $(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/json"})),n.
download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function ue(t,e=n=>n){M(t).forEach((n,s)=>{$(`votes\
-for-women-put-aside-${s+1}.json`,e(N(n),n))})}function he(t,e,n,s){let o=b("div",{class:e,role:"status"});t.prepend(o);
let i=b("div",{},b("p",{},n)),r=(a,f)=>{let d=b("button",{type:"button",class:"vfw-button"},a);d.addEventListener("click",
f),i.append(d)};s&&r("Save it as a file",()=>$(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var we="vfw:likings",ht={size:"1",light:"system",motion:"system"},pe={...ht,pace:"usual",help:"hints",sensitivity:"maske\
d",space:"on",keys:"on"},pt={help:["none","odds","hints"],sensitivity:["full","masked","described"]},mt={1:1,2:1.2,3:1.45};
function wt(t){try{let e=Object.entries(JSON.parse(t)??{});return Object.fromEntries(e.filter(([,n])=>typeof n=="string"))}catch{
return{}}}function vt(t){let e={...pe,...t};for(let[n,s]of Object.entries(pt))s.includes(e[n])||(e[n]=pe[n]);return e}function gt(){
return wt(N(we))}function me(t){return mt[t.size]??1}function kt(t,e){return t.light==="dark"||t.light!=="light"&&e}function bt(){
return matchMedia("(prefers-color-scheme: dark)")}function ve(t,e){let n=vt(gt()),s=bt(),o=()=>{t.dataset.size=n.size,t.
style.zoom=String(me(n)),t.style.setProperty("--vfw-zoom",String(me(n)));let r=kt(n,s.matches);t.classList.toggle("vfw-d\
ark",r),document.documentElement.classList.toggle("vfw-dark-page",r),t.classList.toggle("vfw-still",n.motion==="still"),
i.show()},i={begin(){o(),e(n)},like(r,a){n={...n,[r]:a},R(we,JSON.stringify(n)),o(),e(n)},show(){for(let r of g(t,"[data\
-setting]")){let a=n[r.dataset.setting??""]===r.dataset.value;r instanceof HTMLInputElement?r.checked=a:r.ariaPressed!==
String(a)&&(r.ariaPressed=String(a))}}};return s.addEventListener("change",o),i}function ge(t){document.fullscreenElement?
document.exitFullscreen():(t.classList.contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var yt=40;function ke(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=t.appendChild(
b("div",n));return e.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>b("p",{},i)));s.
childElementCount>yt;)s.firstElementChild?.remove()}}}var xt=".vfw-map, input, select, textarea, [contenteditable]";function be(t,e){let n={isOn:!0};return e(document,"keydow\
n",s=>{let{key:o,target:i,altKey:r,ctrlKey:a,metaKey:f,repeat:d}=s,c=t.contains(i)||i.contains(t)&&t.classList.contains(
"vfw-whole-page");!n.isOn||!c||r||a||f||d||/^[a-z]$/i.test(o)&&!i.closest(xt)&&u(t,`[data-ask][aria-keyshortcuts="${o.toUpperCase()}\
"]`)?.click()}),n}var At=0;function ye(t){for(let e of O(t,".vfw-hand .vfw-face")){let n=g(e,"p:not(.vfw-era)");for(let o of n)o.id=`vfw-w\
ords-${++At}`;let s=u(e,".vfw-card-button")??u(e,"h3 [data-sheet]");s&&q(s,{"aria-describedby":n.map(({id:o})=>o).join("\
 ")})}}var Et=".vfw-map, .vfw-map-table",St=["pick","command","value","key","local","setting","sheet","tab"];function xe(t,e){let n=null,
s=!1,o=!1;e(document,"keydown",()=>o=!0,{capture:!0}),e(document,"pointerdown",()=>o=!1,{capture:!0}),e(document,"focusi\
n",({target:h})=>{let m=h.closest?.("[data-region]")?.dataset.region;n=t.contains(h)?{region:m,selector:Ot(h)}:null}),e(
t,"toggle",({target:h})=>{h instanceof HTMLDetailsElement&&h.matches(".vfw-prompt > details")&&(s=h.open)},{capture:!0});
let r=h=>g(t,h).find(Lt),a=()=>{let m=(r(".vfw-cover")?[".vfw-cover [data-first]"]:[".vfw-prompt .vfw-choices .vfw-prima\
ry",...s?[".vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-choice][tabindex="0"]',".vfw-hand [data-pick]",".vfw-p\
rompt [data-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(r).find(Boolean);m?.focus({preventScroll:!o||m.closest(
".vfw-map")!==null})},f=()=>{let{region:h,selector:m}=n??{},y=h&&m&&r(`[data-region="${h}"] :is(${m})`);return y&&y.focus(
{preventScroll:!0}),!!y},d="",c=()=>{let h=d&&r(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(d))}"]`);d=u(t,".vfw-\
cover")?.dataset.card??"",h&&h.focus({preventScroll:!o})};return{settle(h){c();for(let y of O(t,".vfw-prompt > details"))
y.open=s;let m=ne();m&&m!==document.body&&!m.closest("[inert]")?h&&t.contains(m)&&!Tt(m)&&a():n&&!f()&&a()},toHeadline:()=>u(
t,".vfw-prompt h2")?.focus()}}function Ot({dataset:t}){return St.filter(e=>t[e]!==void 0).map(e=>`[data-${e}="${CSS.escape(
t[e]??"")}"]`).join("")}function Lt(t){return t.checkVisibility()&&!t.closest("[inert]")}function Tt(t){let e=t.closest(
Et);return e?e.querySelector("[data-choice]"):t.closest("[data-region]")&&!t.matches("h2")}function Ae(t,e){e(t,"click",n=>{let s=n.target.closest(".vfw-prose a[href^='#']");if(!s)return;n.preventDefault();let o=u(
s.closest(".vfw-prose"),`#${CSS.escape(s.hash.slice(1))}`);o&&(I(o,"details")?.setAttribute("open",""),o.tabIndex=-1,o.focus())})}var W=class{#e=[];#t="";#n;#s;constructor(e,n){this.key=e&&ce(e),this.works=this.#n=!!e,this.#s=n}begin(e,n){this.#e=[JSON.
stringify(e)],n&&(this.#t=this.whole(),this.#n&&=fe(this.key)),this.#o()}append(e,n){return this.#e.length-1<e?!1:(this.#e=
[...this.#e.slice(0,e+1),...n.map(s=>JSON.stringify(s))],this.#o(),!0)}whole(){return this.key?Ee(N(this.key)):""}get isOpen(){
return this.#e.length>0}download(){$("votes-for-women.json",this.#t||this.whole())}get hasAside(){return M(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);ue(this.key,(n,s)=>e(s)?Ee(n):n)}#o(){this.key&&(this.
works=this.#n&&R(this.key,this.#e.join(`
`)),this.works||le(this.#s))}};function Ee(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var Se=4e6;function Oe(t,e,n,s,o){let i=()=>u(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>u(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),f={toggle(){if(r())return f.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let d=i()?.contains(document.
activeElement);i()?.hidePopover(),d&&a()?.focus()},chooseFile:()=>u(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",d=>d.key==="Escape"&&f.close()),e(document,"pointerdown",({target:d})=>{d.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||f.close()}),e(t,"change",async({target:d})=>{if(!d.matches("[data-open]")||!d.files.length)return;let[
c]=d.files;d.value="";let h=Nt(await c.slice(0,Se).text(),c.size);f.close(),h===null?o():s(h)}),f}function Nt(t,e){return e<=
Se?t:t.includes(`
`)?t.split(`
`,1)[0]:null}function Le(t){U(O(t,".vfw-log ol"));for(let e of O(t,".vfw-hand ul"))e.scrollLeft=(u(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function Te(t,e){let n=new ResizeObserver(()=>U(g(t,".vfw-log ol"))),s=u(t,".vfw-area-log");s&&n.observe(
s),e.addEventListener("abort",()=>n.disconnect())}function U(t){for(let e of t){let n=u(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var Ne=new Map([["slow",2.2],["usual",1],["fast",.35]]),z=class{#e="usual";#t=!1;#n=null;#s;constructor(e,n,s){this.time=
e,this.next=n,s.addEventListener("abort",()=>clearTimeout(this.#s))}beat(e){e!==this.#n&&(this.#n=e,this.#o())}set(e){return this.#e=
e,this.#o(),Ne.has(e)}pause(e){this.#t=e,this.#o()}#o(){clearTimeout(this.#s);let[e,n]=[this.time(),Ne.get(this.#e)];e&&
n&&!this.#t&&(this.#s=setTimeout(this.next,e*n))}};function Ct(t,e,n){if(!t||!e)return!1;let s=e.at-t.at<500,o=Math.hypot(e.x-t.x,e.y-t.y)<=8;return s&&o&&e.at-n<200}function Ce(t){
let[e,n]=[null,null],s=({detail:o,clientX:i,clientY:r})=>{o>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:t}),({detail:o},i)=>o>0&&Ct(e,n,i)}function _e(t){let e=u(t,".vfw-cover")??u(t,".vfw-prompt");return e&&Z(e)}function Z(t){let e=Number(I(t,"[data-question\
]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}var _t="[data-pick], button[data-command], [data-local], [data-setting], [data-ask]";function Pe(t,{command:e,kept:n,likings:s,
menu:o,pace:i,painted:r,post:a},f,d){let c=w=>{t.classList.toggle("vfw-paused",w),i.pause(w)},h={save:()=>n.download(),"\
save aside":()=>n.downloadAside(),menu:()=>o.toggle(),open:()=>o.chooseFile(),"whole screen":()=>ge(t),pause:()=>c(!0),"\
play on":()=>c(!1)},m=Ce(d);f(t,"click",w=>{let k=I(w.target,_t);if(!k)return;let{command:L,pick:x,local:A,setting:T,ask:C,
value:_=""}=k.dataset;A&&h[A](),T&&(s.like(T,_),k.scrollIntoView({block:"nearest"})),C&&a.send({kind:"ask",about:C}),!(A||
T||C||m(w,r.at))&&(x?a.send({kind:"pick",replies:[JSON.parse(x)],question:Z(k)}):L!==void 0&&(o.close(),e(L,{value:_})))}),
f(t,"submit",w=>{let k=w.target.closest("form[data-command]");k&&(w.preventDefault(),e(k.dataset.command,Object.fromEntries(
new FormData(k))))}),f(document,"keydown",({key:w})=>{let k=u(t,":popover-open")!==null;w==="Escape"&&!k&&u(t,".vfw-cove\
r [data-leaves]")?.click()});let y=({key:w,repeat:k})=>k&&(w==="Enter"||w===" ");f(t,"keydown",w=>y(w)&&w.preventDefault(),
{capture:!0}),f(t,"click",({target:w})=>Ie(t,w.closest("[data-tab]")?.dataset.tab)),Ie(t,"log")}function Ie(t,e){if(e){t.
dataset.tab=e;for(let n of g(t,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===e)}}var It=["data-linked","data-lm-suppress-shortcuts"];function Re(t,e){let n=document.createElement("template");n.innerHTML=
e;let[s,o]=[t.firstElementChild,n.content.firstElementChild];o&&s?.matches(".vfw-replay")&&o.matches(".vfw-replay")?$e(s,
o):t.replaceChildren(n.content)}function $e(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!It.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,s]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===s.length&&n.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...s),t.removeAttribute("data-linked")}else n.forEach((i,r)=>$e(i,
s[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var Pt=["head","prompt","record","hand","tabs","camps","log","table","cover","menu"],Rt=["cover","menu"],He=["start","en\
ding","replay","hand","our-hand","map-large","on-stage"];function Ke(t,e,n){let s=u(t,".vfw-layout"),[o,i]=[".vfw-area-m\
ap",".vfw-area-rows"].map(f=>u(s,f)),r=Pt.map(f=>{let d=b("div",{class:`vfw-area-${f}`});return Rt.includes(f)?t.append(
d):s.insertBefore(d,f==="head"?o:i),{area:d,trait:`${f}_html`,painted:""}}),a=()=>{let f=r.filter(({area:d})=>d.contains(
document.activeElement));for(let d of new Set([...f,...r])){let c=e.get(d.trait);c!==d.painted&&Re(d.area,c),d.painted=c}};
a(),e.on("change",a),n.addEventListener("abort",()=>{e.off("change",a);for(let{area:f}of r)f.remove()})}function D(t,e,...n){
let s=t.filter(o=>u(e,`.vfw-${o}`)).join(" ");for(let o of[e,...n])o.dataset.shows!==s&&(o.dataset.shows=s)}var G=class{#e="";#t=null;constructor(e){this.command=e}take(){this.#e=""}send(e,n,s){this.#e=s,this.command(e,n)}isPainted(e){
return this.#e!==e}want(e,n){this.isPainted(n)?this.send("go",{value:e},n):this.#t=e}rest(e,n,s){this.#t=null,this.send(
e,{value:n},s)}painted(e){if(this.isPainted(e)&&(this.#e=""),this.#e||this.#t===null)return;let n=this.#t;this.#t=null,this.
send("go",{value:n},e)}};var qe={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},$t=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function Fe(t,e,n,s){let o,i="",r=()=>u(t,".vfw-replay"),a=()=>r()?.dataset.step,f=new G(e),
d=c=>c.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:c})=>d(c)&&f.take()),n(t,"input",({target:c})=>d(
c)&&f.want(c.value,a())),n(t,"change",({target:c})=>{(d(c)||c.matches(".vfw-replay select"))&&f.rest(c.name,c.value,a())}),
n(document,"keydown",c=>{let{key:h,target:m,repeat:y}=c,w=t.contains(m)||m.contains(t)&&t.classList.contains("vfw-whole-\
page"),k=r()&&!r()?.closest("[inert]"),L=w&&k&&!m.closest($t),x=h===" "&&m.closest("button, a, summary, [role=button]"),
A=c.ctrlKey||c.altKey||c.metaKey||c.shiftKey;!(h in qe)||!L||x||A||(c.preventDefault(),(!y||f.isPainted(a()))&&f.send(qe[h],
{},a()))}),s.addEventListener("abort",()=>clearTimeout(o)),{beat(){f.painted(a());let c=Number(r()?.dataset.goesOn??0),h=`${a()}\
 ${c}`;h!==i&&(i=h,clearTimeout(o),c&&(o=setTimeout(()=>e("play on"),c)))}}}function je(t,e,n){let s=e.bottom+t.height+8<=n.height,o=e.top<n.height-e.bottom,i=s||o?e.bottom+4:e.top-t.height-4;return{
left:Be(e.left,t.width,n.width),top:Be(i,t.height,n.height)}}function Be(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var Ht=350,Kt=250;function Me(t,e,n,s){let o=b("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"manual"});t.append(
o);let i=null,r="",a=[],[f,d]=[!1,!1],c,h=l=>{d=l!==null,u(t,".vfw-map")?.dispatchEvent(new CustomEvent("vfw-show-place",
{detail:{key:l},cancelable:!0}))},m=()=>o.matches(":popover-open"),y=l=>{clearTimeout(c);let v=l.dataset.sheet??"",E=v.match(
/^place:(.*)$/)?.[1];if(E)return h(E);o.contains(l)?v!==r&&a.push(r):(i!==l&&(f=!1),[i,a]=[l,[]]),r=v,(o.dataset.about!==
v||!m())&&e(v)},w=()=>{r=a.pop()??"",e(r)},k=()=>u(o,"[data-close]"),L=()=>{if(!i)return;let l=o.currentCSSZoom??1,v={width:o.
offsetWidth*l,height:o.offsetHeight*l},{left:E,top:P}=je(v,i.getBoundingClientRect(),{width:innerWidth,height:innerHeight});
Object.assign(o.style,{left:`${E/l}px`,top:`${P/l}px`})},x={fill(l,v){if(l!==r||!i?.isConnected)return;let E=a.length?'<\
button type="button" class="vfw-button" data-back>Back</button>':"",P='<button type="button" class="vfw-button" data-clo\
se>Close</button>';o.innerHTML=`${v}<div class="vfw-close">${E}${P}</div>`,o.dataset.about=l,D(["story","record"],o),o.setAttribute(
"aria-label",u(o,"h2")?.textContent??""),m()||o.showPopover(),L(),U(g(o,"ol")),f&&(u(o,"[data-back]")??k())?.focus({preventScroll:!0})},
close(){if(clearTimeout(c),d&&h(null),!m())return;let l=o.contains(document.activeElement);o.hidePopover(),l&&i?.isConnected&&
i.focus({preventScroll:!0}),[i,f,a]=[null,!1,[]]}},A=(l,v)=>{clearTimeout(c),c=setTimeout(v,l)},T=l=>l instanceof Node&&
(o.contains(l)||i?.contains(l)),C="";n(t,"pointermove",({clientX:l,clientY:v})=>C=`${l},${v}`,{capture:!0}),n(t,"pointer\
over",({target:l,pointerType:v,clientX:E,clientY:P})=>{let H=l.closest("[data-sheet]");v!=="mouse"||f||C===`${E},${P}`||
(H?A(Ht,()=>y(H)):T(l)?clearTimeout(c):A(Kt,x.close))}),n(t,"focusin",({target:l})=>{l.matches("[data-sheet]:focus-visib\
le")?y(l):T(l)||x.close()}),n(t,"click",({target:l})=>{let v=l.closest("[data-sheet]");v?(y(v),f=!0,m()&&k()?.focus({preventScroll:!0})):
l.closest("[data-back]")?w():(l.closest("[data-close]")||!T(l))&&x.close()}),n(t,"keydown",l=>{!l.target.matches("span[d\
ata-sheet]")||!["Enter"," "].includes(l.key)||(l.preventDefault(),l.target.click())}),n(document,"keydown",l=>{let v=l.key===
"Tab"&&!l.shiftKey&&l.target.matches?.(".vfw-opened [data-close]");(l.key==="Escape"||v)&&x.close()});let _=new ResizeObserver(
L);return _.observe(o),s.addEventListener("abort",()=>{clearTimeout(c),_.disconnect(),o.remove()}),x}function We(t,e){return e.map(s=>t.find(o=>o.value===s)).find(Boolean)??t[0]}function Ue(t,e){return Object.entries(t).every(
([n,s])=>s.includes(e.get(n)))}var ze="vfw:choices";function Je(t,e){let n=qt(N(ze));return e(t,"change",({target:s})=>{let o=s.closest("form[data-reme\
mbered]");!o||s.dataset.setting||(n={...n,[s.name]:s.value},R(ze,JSON.stringify(n)),De(o,n))}),{settle(){for(let s of O(
t,".vfw-start"))for(let o of[t,s.parentElement])o?.scrollTo(0,0);for(let s of O(t,"form[data-remembered]")){for(let o of Ve(
s,"input:not([type=radio])"))o.value=n[o.name]??"";De(s,n)}}}}function qt(t){try{return JSON.parse(t)??{}}catch{return{}}}
function De(t,e){for(let n of g(t,"[data-asks]")){let s=Ge(n,t);n.hidden=n.disabled=!s;let o=Ve(n,"input").filter(d=>{let c=I(
d,"label"),h=c!==null&&Ge(c,t);return c&&(c.hidden=d.disabled=!h),h});if(o.some(d=>d.dataset.setting))continue;let i=n.dataset.
asks??"",a=g(t,"input[data-proposes]:checked").map(d=>JSON.parse(d.dataset.proposes??"{}")[i]),f=[e[i],...a,...(n.dataset.
usual??"").split(" ")];We(o,f).checked=!0}}function Ge(t,e){return Ue(JSON.parse(t.dataset.only??"{}"),new FormData(e))}
function Ve(t,e){return g(t,e)}function Ye(t){let e=Ft(t);return n=>{for(let s of g(n,"span[data-sheet]:not(.vfw-ref)"))Ze(s);for(let s of g(n,"[data-n\
ames]:not([data-linked])"))s.dataset.linked="",jt(s,e,t)}}function Ft(t){let n=Object.keys(t).sort((s,o)=>o.length-s.length).
map(s=>s.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<![\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d\
])`,"gu")}function Bt(t,e){let n=[],s=0;for(let{0:o,index:i}of t.matchAll(e))n.push(t.slice(s,i),o),s=i+o.length;return[
...n,t.slice(s)]}function Ze(t){Object.assign(t,{className:"vfw-ref",role:"button",tabIndex:0})}function jt(t,e,n){let s=document.
createTreeWalker(t,NodeFilter.SHOW_TEXT),o=[];for(;s.nextNode();)o.push(s.currentNode);for(let i of o){let r=Bt(i.data,e);
r.length>1&&i.replaceWith(...r.map((a,f)=>f%2?Mt(a,n[a]):a))}}function Mt(t,e){let n=document.createElement("span");return n.
textContent=t,n.dataset.sheet=e,Ze(n),n}var Wt="This browser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",Is=ae(
async({model:t,el:e,post:n},s)=>{e.classList.add("vfw-page-widget");let i=await se(()=>{let r=e.closest(".vfw-panel");return r&&
u(r,".vfw-area-map")&&u(r,".vfw-area-rows")&&r},s);i&&Ut(i,t,n,s)});function Ut(t,e,n,s){let o=te(s);o(t,"focusin",({target:p})=>q(
p,oe),{capture:!0}),Ke(t,e,s);let i=e.get("whole_page")&&!Q(t);t.classList.toggle("vfw-whole-page",i),t.dataset.game=e.get(
"game");let r=i?[document.body]:[],a={question:null,at:0,isBehind:!1,isLocked:!1},f=(p,S={})=>n.send({kind:"command",name:p,
fields:S,question:a.question}),d=ke(t,s),c=new W(e.get("slot"),()=>he(t,"vfw-banner",Wt));de(c.key,()=>c.isOpen&&n.send(
{kind:"elsewhere"}),s);let h=xe(t,o),m=new z(()=>Number(u(t,".vfw-prompt")?.dataset.pace??0),()=>f("next"),s),y=be(t,o),
w=ve(t,p=>{let{pace:S,help:tt,learned:nt,sensitivity:st,keys:ot}=p;y.isOn=ot!=="off",n.send({kind:"manner",shows_steps:S!==
"none",help:tt,learned:nt,sensitivity:st}),t.classList.toggle("vfw-unpaced",!m.set(S))}),k=Me(t,p=>n.send({kind:"sheet",
about:p}),o,s);Ae(t,o);let L=Fe(t,f,o,s),A=Oe(t,o,c,p=>n.send({kind:"open",save:p}),()=>n.send({kind:"too large"})),T=Je(
t,o),C=Ye(e.get("names")),_=()=>D(He,t,...r);o(t,"vfw-map-sized",_);let l=()=>{_();let p=_e(t),S=p!==a.question;u(t,".vf\
w-stage-map:empty")&&t.dispatchEvent(new CustomEvent("vfw-stage")),S&&(Object.assign(a,{question:p,at:performance.now()}),
k.close()),Xe(t,a.isLocked),C(t),ye(t),T.settle(),w.show(),Le(t),h.settle(S),m.beat(p),L.beat()},v=new MutationObserver(
l),E=["data-question","data-step","data-goes-on"];v.observe(t,{childList:!0,subtree:!0,attributeFilter:E}),Pe(t,{command:f,
kept:c,likings:w,menu:A,pace:m,painted:a,post:n},o,s),Te(t,s),o(t,"vfw-leave-map",()=>h.toHeadline()),o(t,"vfw-say",p=>d.
say(p.detail.text));let P=p=>{p.kind==="begin"&&c.begin(p.header,p.put_aside),p.kind==="append"&&!c.append(p.from,p.entries)&&
n.send({kind:"keep whole"}),p.kind==="like"&&w.like(p.name,p.value),p.kind==="download"&&$(p.name,p.text),p.kind==="shee\
t"&&k.fill(p.about,p.html);let S=p.kind==="pong"&&p.question!==a.question;S&&a.isBehind&&n.send({kind:"paint whole"}),p.
kind==="pong"&&(a.isBehind=S&&!a.isBehind)},H=()=>d.tell(e.get("said"));n.listen(P,s),e.on("change:said",H),s.addEventListener(
"abort",()=>{v.disconnect();for(let p of r)delete p.dataset.shows;e.off("change:said",H)}),w.begin(),l(),zt(t,e,n,c,a,s);
let{goesOn:Qe=!1,isUnsent:et=!1}=n.watch.cameBack??{};n.send({kind:"held",save:c.whole(),goes_on:Qe,is_unsent:et})}function zt(t,e,n,s,o,i){
let r={root:t,post:n,keeps:()=>s.works||e.get("is_kept")?". Your game is kept in this browser.":", and this browser keep\
s no games.",isCurrent:a=>a.question===o.question,changed(a){return o.isLocked=a,Xe(t,a),a},goesOn:()=>s.isOpen&&!u(t,".\
vfw-start, .vfw-coach")};n.watch.over(r,i)}function Xe(t,e){let n=u(t,".vfw-cover");for(let s of g(t,".vfw-layout"))s.inert=
e||n!==null;n&&(n.inert=e)}export{Is as default};
