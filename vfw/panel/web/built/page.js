var $=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#e=0;constructor(e){this.kernelNow=
e,this.kernel?.connectionStatusChanged.connect((n,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(e,n,s=()=>{}){
this.#e+=1,this.waiting.push({post:e,message:n,taken:s,number:this.#e,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[e]=this.waiting;if(!e)return;e.sentAt=performance.now();let{post:n,number:s,message:o}=e;
this.transmit(n,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[e]=this.waiting;e&&performance.now()-e.
sentAt>2e3&&this.send()}transmit(e,n){try{e.transmit(n)}catch{this.hasLost||=this.waiting.some(s=>s.post===e),this.leave(
e)}}taken({page:e,number:n,says:s}){let[o]=this.waiting;if(!(e!==this.page||n!==o?.number)){this.waiting.shift(),o.taken();
for(let i of s)o.post.tell(i);this.send()}}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:
0}leave(e){this.posts.delete(e),this.waiting=this.waiting.filter(n=>n.post!==e),this.send()}};function V(t){return({model:e,el:n})=>{let s=new AbortController;return t({model:e,el:n},s.signal),()=>s.abort()}}function P(){return document.body.dataset.voila!==void 0}function Z(t){return t.closest(".jp-NotebookPanel")!==null}async function X(t,e){let{baseUrl:n}=t.serverSettings,s=o=>fetch(n+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${t.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&e)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function Q(t){return(e,n,s,o={})=>e.addEventListener(n,s,{signal:t,...o})}function b(t,e,...n){let s=document.createElement(
t);return s.append(...n),D(s,e)}function D(t,e){for(let[n,s]of Object.entries(e))s===null?t.removeAttribute(n):t.getAttribute(n)!==String(s)&&t.setAttribute(
n,String(s));return t}function p(t,e){return t.querySelector(e)}function k(t,e){return[...t.querySelectorAll(e)]}function L(t,e){
return t.closest(e)}function C(t,e){let n=k(t,`${e}:not([data-painted])`);for(let s of n)s.dataset.painted="";return n}function ee(){
return document.activeElement}async function te(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var ne={"data-lm-suppress-shortcuts":"true"};var q=class{#e=null;constructor(e){this.quiet=b("div",{class:"vfw-sending",role:"status"}),this.banner=b("div",{class:"v\
fw-banner",role:"alert"}),this.button=b("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=b("p",{}),this.box=b("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#e=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#e?.focus({preventScroll:!0})}};function se(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function oe(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var U=2500,tt=2e3,nt=8e3,z=2e3,st=1e4,ot=25e3,it=3e4,rt=500,H=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#e=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=oe(this.#e),setInterval(()=>this.beat(),rt);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(e,n){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...e};this.rooms.push(s),
this.notice??=new q(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let e=performance.now();if(document.hidden&&(this.heardAt=e),e-this.pingedAt>(this.isLost?U/2:U)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(e-this.heardAt>U+1e3||this.isCut)&&e-this.lookedAt>z&&this.look(),
e-this.heardAt>nt&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>tt)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!P()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let e=new Set(this.rooms.map(({post:n})=>n));for(let n of e)this.
line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(e,n){if(this.heardAt=performance.now(),!(!this.isLost||e.kind!==
"pong")){for(let s of this.rooms)s.post===n&&s.isCurrent(e)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:e,keeps:n}]=this.rooms,s=P()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${n()}${s}`,e.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:e}of this.rooms)e(!1);this.notice?.found()}async look(){let{kernel:e}=this.line;
if(!e||this.isOut||!(P()||this.line.posts.size))return;this.isOut=!0;let n=await X(e,this.line.posts.size>0);n==="idle"&&
this.isLost&&await this.hasForgotten(e)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>ot&&(n="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<it;n==="gone"&&P()&&!s&&this.
loadAgain(),n==="idle"&&!e.isDisposed&&this.openSocket(e)}async hasForgotten(e){let n=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,o=e.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,n(z)]);return await n(
1e3),i&&this.heardAt<s}openSocket(e){let n=e.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?st:z)||(this.socketAt=performance.now(),e.reconnect().catch(()=>{}))}loadAgain(){let e=this.line.hasLost||this.line.waiting.
length>0;se(this.#e,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:e}),location.reload()}};function ie(t){return()=>{let e;return{initialize({model:n,signal:s}){e=new G(n,s)},render:V((n,s)=>t({...n,post:e},s))}}}
var G=class{hearers=new Set;constructor(e,n){this.model=e;let{line:s,watch:o}=at(e.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(e,n){
this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener("abort",()=>this.
hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({states:e,...n}){
let s=this.model.widget_manager,o=Object.keys(e).filter(r=>s.has_model(r));(await Promise.all(o.map(r=>s.get_model(r)))).
forEach((r,a)=>r.set_state(e[o[a]])),this.line.taken(n)}tell(e){for(let n of this.hearers)n(e)}};function at(t){let e=globalThis,
n=e[Symbol.for("vfw connections")]??=new WeakMap,s=n.get(t);if(!s){let o=new $(()=>t.kernel??null);s={line:o,watch:new H(
o)},n.set(t,s)}return s}function T(t){try{return localStorage.getItem(t)??""}catch{return""}}function _(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function re(t){return`vfw:${t}`}function ae(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||
t(),e.vfwKeepsNothing="told"}function ct(t){let e=[];for(let n;n=T(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function ce(t){
try{let[e,n]=[localStorage.getItem(t),ct(t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,
e),!0}catch{return!1}}function K(t){try{return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":p\
ut aside ")).sort((e,n)=>e.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function le(t,e,n){addEventListener("storage",s=>t&&s.key===t&&e(),{signal:n})}function I(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/json"})),n.
download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function fe(t,e=n=>n){K(t).forEach((n,s)=>{I(`votes\
-for-women-put-aside-${s+1}.json`,e(T(n),n))})}function ue(t,e,n,s){let o=b("div",{class:e,role:"status"});t.prepend(o);
let i=b("div",{},b("p",{},n)),r=(a,u)=>{let c=b("button",{type:"button",class:"vfw-button"},a);c.addEventListener("click",
u),i.append(c)};s&&r("Save it as a file",()=>I(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var pe="vfw:likings",lt={size:"1",light:"system",motion:"system"},de={...lt,pace:"usual",help:"hints",sensitivity:"maske\
d",space:"on"},ft={help:["none","odds","hints"],sensitivity:["full","masked","described"]},ut={1:1,2:1.2,3:1.45};function dt(t){
try{let e=Object.entries(JSON.parse(t)??{});return Object.fromEntries(e.filter(([,n])=>typeof n=="string"))}catch{return{}}}
function ht(t){let e={...de,...t};for(let[n,s]of Object.entries(ft))s.includes(e[n])||(e[n]=de[n]);return e}function pt(){
return dt(T(pe))}function he(t){return ut[t.size]??1}function mt(t,e){return t.light==="dark"||t.light!=="light"&&e}function wt(){
return matchMedia("(prefers-color-scheme: dark)")}function me(t,e){let n=ht(pt()),s=wt(),o=()=>{t.dataset.size=n.size,t.
style.zoom=String(he(n)),t.style.setProperty("--vfw-zoom",String(he(n)));let r=mt(n,s.matches);t.classList.toggle("vfw-d\
ark",r),document.documentElement.classList.toggle("vfw-dark-page",r),t.classList.toggle("vfw-still",n.motion==="still"),
i.show()},i={begin(){o(),e(n)},like(r,a){n={...n,[r]:a},_(pe,JSON.stringify(n)),o(),e(n)},show(){for(let r of k(t,"[data\
-setting]")){let a=n[r.dataset.setting??""]===r.dataset.value;r instanceof HTMLInputElement?r.checked=a:r.ariaPressed!==
String(a)&&(r.ariaPressed=String(a))}}};return s.addEventListener("change",o),i}function we(t){document.fullscreenElement?
document.exitFullscreen():(t.classList.contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var vt=40;function ve(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=t.appendChild(
b("div",n));return e.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>b("p",{},i)));s.
childElementCount>vt;)s.firstElementChild?.remove()}}}var gt=".vfw-map, .vfw-map-table",kt=["pick","use","command","value","key","local","setting","sheet","tab"];function ge(t,e){
let n=null,s=!1,o=!1;e(document,"keydown",()=>o=!0,{capture:!0}),e(document,"pointerdown",()=>o=!1,{capture:!0}),e(document,
"focusin",({target:d})=>{let w=d.closest?.("[data-region]")?.dataset.region;n=t.contains(d)?{region:w,selector:bt(d)}:null}),
e(t,"toggle",({target:d})=>{d instanceof HTMLDetailsElement&&d.matches(".vfw-prompt details")&&(s=d.open)},{capture:!0});
let r=d=>k(t,d).find(yt),a=()=>{let w=(r(".vfw-cover")?[".vfw-cover [data-first]"]:[".vfw-prompt .vfw-choices .vfw-prima\
ry",...s?[".vfw-prompt details [data-pick]"]:[],'.vfw-map [data-choice][tabindex="0"]',".vfw-hand [data-pick]",".vfw-pro\
mpt [data-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(r).find(Boolean);w?.focus({preventScroll:!o||w.closest(
".vfw-map")!==null})},u=()=>{let{region:d,selector:w}=n??{},y=d&&w&&r(`[data-region="${d}"] :is(${w})`);return y&&y.focus(
{preventScroll:!0}),!!y},c="",l=()=>{let d=c&&r(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(c))}"]`);c=p(t,".vfw-\
cover")?.dataset.card??"",d&&d.focus({preventScroll:!o})};return{settle(d){l();for(let y of C(t,".vfw-prompt details"))y.
open=s;let w=ee();w&&w!==document.body&&!w.closest("[inert]")?d&&t.contains(w)&&!xt(w)&&a():n&&!u()&&a()},toHeadline:()=>p(
t,".vfw-prompt h2")?.focus()}}function bt({dataset:t}){return kt.filter(e=>t[e]!==void 0).map(e=>`[data-${e}="${CSS.escape(
t[e]??"")}"]`).join("")}function yt(t){return t.checkVisibility()&&!t.closest("[inert]")}function xt(t){let e=t.closest(
gt);return e?e.querySelector("[data-choice]"):t.closest("[data-region]")&&!t.matches("h2")}function ke(t,e){e(t,"click",n=>{let s=n.target.closest(".vfw-prose a[href^='#']");if(!s)return;n.preventDefault();let o=p(
s.closest(".vfw-prose"),`#${CSS.escape(s.hash.slice(1))}`);o&&(L(o,"details")?.setAttribute("open",""),o.tabIndex=-1,o.focus())})}var F=class{#e=[];#t="";#n;#s;constructor(e,n){this.key=e&&re(e),this.works=this.#n=!!e,this.#s=n}begin(e,n){this.#e=[JSON.
stringify(e)],n&&(this.#t=this.whole(),this.#n&&=ce(this.key)),this.#o()}append(e,n){return this.#e.length-1<e?!1:(this.#e=
[...this.#e.slice(0,e+1),...n.map(s=>JSON.stringify(s))],this.#o(),!0)}whole(){return this.key?be(T(this.key)):""}get isOpen(){
return this.#e.length>0}download(){I("votes-for-women.json",this.#t||this.whole())}get hasAside(){return K(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);fe(this.key,(n,s)=>e(s)?be(n):n)}#o(){this.key&&(this.
works=this.#n&&_(this.key,this.#e.join(`
`)),this.works||ae(this.#s))}};function be(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var ye=4e6;function xe(t,e,n,s,o){let i=()=>p(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>p(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),u={toggle(){if(r())return u.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let c=i()?.contains(document.
activeElement);i()?.hidePopover(),c&&a()?.focus()},chooseFile:()=>p(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",c=>c.key==="Escape"&&u.close()),e(document,"pointerdown",({target:c})=>{c.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||u.close()}),e(t,"change",async({target:c})=>{if(!c.matches("[data-open]")||!c.files.length)return;let[
l]=c.files;c.value="";let d=At(await l.slice(0,ye).text(),l.size);u.close(),d===null?o():s(d)}),u}function At(t,e){return e<=
ye?t:t.includes(`
`)?t.split(`
`,1)[0]:null}function Ae(t){B(C(t,".vfw-log ol"));for(let e of C(t,".vfw-hand ul"))e.scrollLeft=(p(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function Se(t,e){let n=new ResizeObserver(()=>B(k(t,".vfw-log ol"))),s=p(t,".vfw-area-log");s&&n.observe(
s),e.addEventListener("abort",()=>n.disconnect())}function B(t){for(let e of t){let n=p(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var Ee=new Map([["slow",2.2],["usual",1],["fast",.35]]),M=class{#e="usual";#t=!1;#n=null;#s;constructor(e,n,s){this.time=
e,this.next=n,s.addEventListener("abort",()=>clearTimeout(this.#s))}beat(e){e!==this.#n&&(this.#n=e,this.#o())}set(e){return this.#e=
e,this.#o(),Ee.has(e)}pause(e){this.#t=e,this.#o()}#o(){clearTimeout(this.#s);let[e,n]=[this.time(),Ee.get(this.#e)];e&&
n&&!this.#t&&(this.#s=setTimeout(this.next,e*n))}};function St(t,e,n){if(!t||!e)return!1;let s=e.at-t.at<500,o=Math.hypot(e.x-t.x,e.y-t.y)<=8;return s&&o&&e.at-n<200}function Oe(t){
let[e,n]=[null,null],s=({detail:o,clientX:i,clientY:r})=>{o>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:t}),({detail:o},i)=>o>0&&St(e,n,i)}function Le(t){let e=p(t,".vfw-cover")??p(t,".vfw-prompt");return e&&J(e)}function J(t){let e=Number(L(t,"[data-question\
]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}function Ne(t,{command:e,kept:n,likings:s,live:o,menu:i,pace:r,painted:a,post:u},c,l){let d=m=>{t.classList.toggle("vfw-\
paused",m),r.pause(m)},w={save:()=>n.download(),"save aside":()=>n.downloadAside(),menu:()=>i.toggle(),open:()=>i.chooseFile(),
"whole screen":()=>we(t),pause:()=>d(!0),"play on":()=>d(!1)},y=Oe(l);c(t,"click",m=>{let g=L(m.target,"[data-pick], [da\
ta-use], button[data-command], [data-local], [data-setting]");if(!g)return;let{command:E,pick:N,use:f,local:v,setting:x,
value:O=""}=g.dataset;v&&w[v](),x&&s.like(x,O),!(v||x||y(m,a.at))&&(g.ariaDisabled==="true"&&f?o.say(g.title):N??f?u.send(
{kind:"pick",replies:Et(g),question:J(g)}):E!==void 0&&(i.close(),e(E,{value:O})))}),c(t,"submit",m=>{let g=m.target.closest(
"form[data-command]");g&&(m.preventDefault(),e(g.dataset.command,Object.fromEntries(new FormData(g))))}),c(document,"key\
down",({key:m})=>{let g=p(t,":popover-open")!==null;m==="Escape"&&!g&&p(t,".vfw-cover [data-leaves]")?.click()});let A=({
key:m,repeat:g})=>g&&(m==="Enter"||m===" ");c(t,"keydown",m=>A(m)&&m.preventDefault(),{capture:!0}),c(t,"focusin",({target:m})=>{
for(let g of k(t,".vfw-card"))g.classList.toggle("vfw-raised",g.contains(m)&&m.matches(":focus-visible"))}),c(t,"click",
({target:m})=>Te(t,m.closest("[data-tab]")?.dataset.tab)),Te(t,"log")}function Et(t){let{pick:e,use:n}=t.dataset,s=p(L(t,
".vfw-card")??t,"[data-pick]")?.dataset.pick;return(e?[e]:[s,n]).map(i=>JSON.parse(i??"null"))}function Te(t,e){if(e){t.
dataset.tab=e;for(let n of k(t,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===e)}}var Ot=["data-linked","data-lm-suppress-shortcuts"];function Ce(t,e){let n=document.createElement("template");n.innerHTML=
e;let[s,o]=[t.firstElementChild,n.content.firstElementChild];o&&s?.matches(".vfw-replay")&&o.matches(".vfw-replay")?_e(s,
o):t.replaceChildren(n.content)}function _e(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!Ot.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,s]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===s.length&&n.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...s),t.removeAttribute("data-linked")}else n.forEach((i,r)=>_e(i,
s[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var Lt=["head","prompt","record","hand","tabs","camps","log","table","cover","menu"],Tt=["cover","menu"],Ie=["start","en\
ding","replay","hand","our-hand","map-large"];function Pe(t,e,n){let s=p(t,".vfw-layout"),[o,i]=[".vfw-area-map",".vfw-a\
rea-rows"].map(u=>p(s,u)),r=Lt.map(u=>{let c=b("div",{class:`vfw-area-${u}`});return Tt.includes(u)?t.append(c):s.insertBefore(
c,u==="head"?o:i),{area:c,trait:`${u}_html`,painted:""}}),a=()=>{let u=r.filter(({area:c})=>c.contains(document.activeElement));
for(let c of new Set([...u,...r])){let l=e.get(c.trait);l!==c.painted&&Ce(c.area,l),c.painted=l}};a(),e.on("change",a),n.
addEventListener("abort",()=>{e.off("change",a);for(let{area:u}of r)u.remove()})}function j(t,e,...n){let s=t.filter(o=>p(
e,`.vfw-${o}`)).join(" ");for(let o of[e,...n])o.dataset.shows!==s&&(o.dataset.shows=s)}var W=class{#e="";#t=null;constructor(e){this.command=e}take(){this.#e=""}send(e,n,s){this.#e=s,this.command(e,n)}isPainted(e){
return this.#e!==e}want(e,n){this.isPainted(n)?this.send("go",{value:e},n):this.#t=e}rest(e,n,s){this.#t=null,this.send(
e,{value:n},s)}painted(e){if(this.isPainted(e)&&(this.#e=""),this.#e||this.#t===null)return;let n=this.#t;this.#t=null,this.
send("go",{value:n},e)}};var Re={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},Nt=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function $e(t,e,n,s){let o,i="",r=()=>p(t,".vfw-replay"),a=()=>r()?.dataset.step,u=new W(e),
c=l=>l.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:l})=>c(l)&&u.take()),n(t,"input",({target:l})=>c(
l)&&u.want(l.value,a())),n(t,"change",({target:l})=>{(c(l)||l.matches(".vfw-replay select"))&&u.rest(l.name,l.value,a())}),
n(document,"keydown",l=>{let{key:d,target:w,repeat:y}=l,A=t.contains(w)||w.contains(t)&&t.classList.contains("vfw-whole-\
page"),m=r()&&!r()?.closest("[inert]"),g=A&&m&&!w.closest(Nt),E=d===" "&&w.closest("button, a, summary, [role=button]"),
N=l.ctrlKey||l.altKey||l.metaKey||l.shiftKey;!(d in Re)||!g||E||N||(l.preventDefault(),(!y||u.isPainted(a()))&&u.send(Re[d],
{},a()))}),s.addEventListener("abort",()=>clearTimeout(o)),{beat(){u.painted(a());let l=Number(r()?.dataset.goesOn??0),d=`${a()}\
 ${l}`;d!==i&&(i=d,clearTimeout(o),l&&(o=setTimeout(()=>e("play on"),l)))}}}function He(t,e,n){let s=e.bottom+t.height+8<=n.height,o=e.top<n.height-e.bottom,i=s||o?e.bottom+4:e.top-t.height-4;return{
left:qe(e.left,t.width,n.width),top:qe(i,t.height,n.height)}}function qe(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var Ct=350,_t=250;function Ke(t,e,n,s){let o=b("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"manual"});t.append(
o);let i=null,[r,a]=[!1,!1],u,c=f=>{a=f!==null,p(t,".vfw-map")?.dispatchEvent(new CustomEvent("vfw-show-place",{detail:{
key:f},cancelable:!0}))},l=()=>o.matches(":popover-open"),d=f=>{clearTimeout(u);let v=f.dataset.sheet??"",x=v.match(/^place:(.*)$/)?.[1];
if(x)return c(x);i!==f&&(r=!1),i=f,(o.dataset.about!==v||!l())&&e(v)},w=()=>p(o,"[data-close]"),y=()=>{if(!i)return;let f=o.
currentCSSZoom??1,v={width:o.offsetWidth*f,height:o.offsetHeight*f},{left:x,top:O}=He(v,i.getBoundingClientRect(),{width:innerWidth,
height:innerHeight});Object.assign(o.style,{left:`${x/f}px`,top:`${O/f}px`})},A={fill(f,v){if(i?.dataset.sheet!==f||!i.isConnected)
return;let x='<button type="button" class="vfw-button" data-close>Close</button>';o.innerHTML=`${v}<div class="vfw-close\
">${x}</div>`,o.dataset.about=f,j(["story","record"],o),o.setAttribute("aria-label",p(o,"h2")?.textContent??""),l()||o.showPopover(),
y(),B(k(o,"ol")),r&&w()?.focus({preventScroll:!0})},close(){if(clearTimeout(u),a&&c(null),!l())return;let f=o.contains(document.
activeElement);o.hidePopover(),f&&i?.isConnected&&i.focus({preventScroll:!0}),[i,r]=[null,!1]}},m=(f,v)=>{clearTimeout(u),
u=setTimeout(v,f)},g=f=>f instanceof Node&&(o.contains(f)||i?.contains(f)),E="";n(t,"pointermove",({clientX:f,clientY:v})=>E=
`${f},${v}`,{capture:!0}),n(t,"pointerover",({target:f,pointerType:v,clientX:x,clientY:O})=>{let R=f.closest("[data-shee\
t]");v!=="mouse"||r||E===`${x},${O}`||(R?m(Ct,()=>d(R)):g(f)?clearTimeout(u):m(_t,A.close))}),n(t,"focusin",({target:f})=>{
f.matches("[data-sheet]:focus-visible")?d(f):g(f)||A.close()}),n(t,"click",({target:f})=>{let v=f.closest("[data-sheet]");
v?(d(v),r=!0,l()&&w()?.focus({preventScroll:!0})):(f.closest("[data-close]")||!g(f))&&A.close()}),n(t,"keydown",f=>{!f.target.
matches("span[data-sheet]")||!["Enter"," "].includes(f.key)||(f.preventDefault(),f.target.click())}),n(document,"keydown",
f=>{let v=f.key==="Tab"&&!f.shiftKey&&f.target.matches?.(".vfw-opened [data-close]");(f.key==="Escape"||v)&&A.close()});
let N=new ResizeObserver(y);return N.observe(o),s.addEventListener("abort",()=>{clearTimeout(u),N.disconnect(),o.remove()}),
A}function Fe(t,e){return e.map(s=>t.find(o=>o.value===s)).find(Boolean)??t[0]}function Be(t,e){return Object.entries(t).every(
([n,s])=>s.includes(e.get(n)))}var Me="vfw:choices";function De(t,e){let n=It(T(Me));return e(t,"change",({target:s})=>{let o=s.closest("form[data-reme\
mbered]");!o||s.dataset.setting||(n={...n,[s.name]:s.value},_(Me,JSON.stringify(n)),je(o,n))}),{settle(){for(let s of C(
t,".vfw-start"))for(let o of[t,s.parentElement])o?.scrollTo(0,0);for(let s of C(t,"form[data-remembered]")){for(let o of Ue(
s,"input:not([type=radio])"))o.value=n[o.name]??"";je(s,n)}}}}function It(t){try{return JSON.parse(t)??{}}catch{return{}}}
function je(t,e){for(let n of k(t,"[data-asks]")){let s=We(n,t);n.hidden=n.disabled=!s;let o=Ue(n,"input").filter(c=>{let l=L(
c,"label"),d=l!==null&&We(l,t);return l&&(l.hidden=c.disabled=!d),d});if(o.some(c=>c.dataset.setting))continue;let i=n.dataset.
asks??"",a=k(t,"input[data-proposes]:checked").map(c=>JSON.parse(c.dataset.proposes??"{}")[i]),u=[e[i],...a,...(n.dataset.
usual??"").split(" ")];Fe(o,u).checked=!0}}function We(t,e){return Be(JSON.parse(t.dataset.only??"{}"),new FormData(e))}
function Ue(t,e){return k(t,e)}function ze(t){let e=Pt(t);return n=>{for(let s of k(n,"span[data-sheet]:not(.vfw-ref)"))Ge(s);for(let s of k(n,"[data-n\
ames]:not([data-linked])"))s.dataset.linked="",$t(s,e,t)}}function Pt(t){let n=Object.keys(t).sort((s,o)=>o.length-s.length).
map(s=>s.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<![\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d\
])`,"gu")}function Rt(t,e){let n=[],s=0;for(let{0:o,index:i}of t.matchAll(e))n.push(t.slice(s,i),o),s=i+o.length;return[
...n,t.slice(s)]}function Ge(t){Object.assign(t,{className:"vfw-ref",role:"button",tabIndex:0})}function $t(t,e,n){let s=document.
createTreeWalker(t,NodeFilter.SHOW_TEXT),o=[];for(;s.nextNode();)o.push(s.currentNode);for(let i of o){let r=Rt(i.data,e);
r.length>1&&i.replaceWith(...r.map((a,u)=>u%2?qt(a,n[a]):a))}}function qt(t,e){let n=document.createElement("span");return n.
textContent=t,n.dataset.sheet=e,Ge(n),n}var Ht="This browser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",bs=ie(
async({model:t,el:e,post:n},s)=>{e.classList.add("vfw-page-widget");let i=await te(()=>{let r=e.closest(".vfw-panel");return r&&
p(r,".vfw-area-map")&&p(r,".vfw-area-rows")&&r},s);i&&Kt(i,t,n,s)});function Kt(t,e,n,s){let o=Q(s);o(t,"focusin",({target:h})=>D(
h,ne),{capture:!0}),Pe(t,e,s);let i=e.get("whole_page")&&!Z(t);t.classList.toggle("vfw-whole-page",i),t.dataset.game=e.get(
"game");let r=i?[document.body]:[],a={question:null,at:0,isBehind:!1,isLocked:!1},u=(h,S={})=>n.send({kind:"command",name:h,
fields:S,question:a.question}),c=ve(t,s),l=new F(e.get("slot"),()=>ue(t,"vfw-banner",Ht));le(l.key,()=>l.isOpen&&n.send(
{kind:"elsewhere"}),s);let d=ge(t,o),w=new M(()=>Number(p(t,".vfw-prompt")?.dataset.pace??0),()=>u("next"),s),y=me(t,h=>{
let{pace:S,help:Xe,learned:Qe,sensitivity:et}=h;n.send({kind:"manner",shows_steps:S!=="none",help:Xe,learned:Qe,sensitivity:et}),
t.classList.toggle("vfw-unpaced",!w.set(S))}),A=Ke(t,h=>n.send({kind:"sheet",about:h}),o,s);ke(t,o);let m=$e(t,u,o,s),E=xe(
t,o,l,h=>n.send({kind:"open",save:h}),()=>n.send({kind:"too large"})),N=De(t,o),f=ze(e.get("names")),v=()=>j(Ie,t,...r);
o(t,"vfw-map-sized",v);let x=()=>{v();let h=Le(t),S=h!==a.question;S&&(Object.assign(a,{question:h,at:performance.now()}),
A.close()),Je(t,a.isLocked),f(t),N.settle(),y.show(),Ae(t),d.settle(S),w.beat(h),m.beat()},O=new MutationObserver(x),R=[
"data-question","data-step","data-goes-on"];O.observe(t,{childList:!0,subtree:!0,attributeFilter:R}),Ne(t,{command:u,kept:l,
likings:y,live:c,menu:E,pace:w,painted:a,post:n},o,s),Se(t,s),o(t,"vfw-leave-map",()=>d.toHeadline()),o(t,"vfw-say",h=>c.
say(h.detail.text));let Ye=h=>{h.kind==="begin"&&l.begin(h.header,h.put_aside),h.kind==="append"&&!l.append(h.from,h.entries)&&
n.send({kind:"keep whole"}),h.kind==="like"&&y.like(h.name,h.value),h.kind==="download"&&I(h.name,h.text),h.kind==="shee\
t"&&A.fill(h.about,h.html);let S=h.kind==="pong"&&h.question!==a.question;S&&a.isBehind&&n.send({kind:"paint whole"}),h.
kind==="pong"&&(a.isBehind=S&&!a.isBehind)},Y=()=>c.tell(e.get("said"));n.listen(Ye,s),e.on("change:said",Y),s.addEventListener(
"abort",()=>{O.disconnect();for(let h of r)delete h.dataset.shows;e.off("change:said",Y)}),y.begin(),x(),Ft(t,e,n,l,a,s);
let{goesOn:Ve=!1,isUnsent:Ze=!1}=n.watch.cameBack??{};n.send({kind:"held",save:l.whole(),goes_on:Ve,is_unsent:Ze})}function Ft(t,e,n,s,o,i){
let r={root:t,post:n,keeps:()=>s.works||e.get("is_kept")?". Your game is kept in this browser.":", and this browser keep\
s no games.",isCurrent:a=>a.question===o.question,changed(a){return o.isLocked=a,Je(t,a),a},goesOn:()=>s.isOpen&&!p(t,".\
vfw-start, .vfw-coach")};n.watch.over(r,i)}function Je(t,e){let n=p(t,".vfw-cover");for(let s of k(t,".vfw-layout"))s.inert=
e||n!==null;n&&(n.inert=e)}export{bs as default};
