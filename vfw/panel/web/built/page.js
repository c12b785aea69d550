var F=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#e=0;constructor(e){this.kernelNow=
e,this.kernel?.connectionStatusChanged.connect((n,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(e,n,s=()=>{}){
this.#e+=1,this.waiting.push({post:e,message:n,taken:s,number:this.#e,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[e]=this.waiting;if(!e)return;e.sentAt=performance.now();let{post:n,number:s,message:o}=e;
this.transmit(n,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[e]=this.waiting;e&&performance.now()-e.
sentAt>2e3&&this.send()}transmit(e,n){try{e.transmit(n)}catch{this.hasLost||=this.waiting.some(s=>s.post===e),this.leave(
e)}}taken({page:e,number:n,says:s}){let[o]=this.waiting;if(!(e!==this.page||n!==o?.number)){this.waiting.shift(),o.taken();
for(let i of s)o.post.tell(i);this.send()}}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:
0}leave(e){this.posts.delete(e),this.waiting=this.waiting.filter(n=>n.post!==e),this.send()}};function re(t){return({model:e,el:n})=>{let s=new AbortController;return t({model:e,el:n},s.signal),()=>s.abort()}}function K(){return document.body.dataset.voila!==void 0}function ae(t){return t.closest(".jp-NotebookPanel")!==null}async function ce(t,e){let{baseUrl:n}=t.serverSettings,s=o=>fetch(n+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${t.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&e)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function le(t){return(e,n,s,o={})=>e.addEventListener(n,s,{signal:t,...o})}function b(t,e,...n){let s=document.createElement(
t);return s.append(...n),B(s,e)}function B(t,e){for(let[n,s]of Object.entries(e))s===null?t.removeAttribute(n):t.getAttribute(n)!==String(s)&&t.setAttribute(
n,String(s));return t}function d(t,e){return t.querySelector(e)}function v(t,e){return[...t.querySelectorAll(e)]}function I(t,e){
return t.closest(e)}function L(t,e){let n=v(t,`${e}:not([data-painted])`);for(let s of n)s.dataset.painted="";return n}function fe(){
return document.activeElement}async function ue(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var de={"data-lm-suppress-shortcuts":"true"};var j=class{#e=null;constructor(e){this.quiet=b("div",{class:"vfw-sending",role:"status"}),this.banner=b("div",{class:"v\
fw-banner",role:"alert"}),this.button=b("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=b("p",{}),this.box=b("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#e=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#e?.focus({preventScroll:!0})}};function pe(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function he(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var V=2500,vt=2e3,kt=8e3,Z=2e3,bt=1e4,yt=25e3,xt=3e4,Et=500,U=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#e=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=he(this.#e),setInterval(()=>this.beat(),Et);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(e,n){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...e};this.rooms.push(s),
this.notice??=new j(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let e=performance.now();if(document.hidden&&(this.heardAt=e),e-this.pingedAt>(this.isLost?V/2:V)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(e-this.heardAt>V+1e3||this.isCut)&&e-this.lookedAt>Z&&this.look(),
e-this.heardAt>kt&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>vt)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!K()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let e=new Set(this.rooms.map(({post:n})=>n));for(let n of e)this.
line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(e,n){if(this.heardAt=performance.now(),!(!this.isLost||e.kind!==
"pong")){for(let s of this.rooms)s.post===n&&s.isCurrent(e)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:e,keeps:n}]=this.rooms,s=K()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${n()}${s}`,e.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:e}of this.rooms)e(!1);this.notice?.found()}async look(){let{kernel:e}=this.line;
if(!e||this.isOut||!(K()||this.line.posts.size))return;this.isOut=!0;let n=await ce(e,this.line.posts.size>0);n==="idle"&&
this.isLost&&await this.hasForgotten(e)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>yt&&(n="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<xt;n==="gone"&&K()&&!s&&this.
loadAgain(),n==="idle"&&!e.isDisposed&&this.openSocket(e)}async hasForgotten(e){let n=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,o=e.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,n(Z)]);return await n(
1e3),i&&this.heardAt<s}openSocket(e){let n=e.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?bt:Z)||(this.socketAt=performance.now(),e.reconnect().catch(()=>{}))}loadAgain(){let e=this.line.hasLost||this.line.waiting.
length>0;pe(this.#e,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:e}),location.reload()}};function me(t){return()=>{let e;return{initialize({model:n,signal:s}){e=new X(n,s)},render:re((n,s)=>t({...n,post:e},s))}}}
var X=class{hearers=new Set;constructor(e,n){this.model=e;let{line:s,watch:o}=At(e.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(e,n){
this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener("abort",()=>this.
hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({states:e,...n}){
let s=this.model.widget_manager,o=Object.keys(e).filter(r=>s.has_model(r));(await Promise.all(o.map(r=>s.get_model(r)))).
forEach((r,a)=>r.set_state(e[o[a]])),this.line.taken(n)}tell(e){for(let n of this.hearers)n(e)}};function At(t){let e=globalThis,
n=e[Symbol.for("vfw connections")]??=new WeakMap,s=n.get(t);if(!s){let o=new F(()=>t.kernel??null);s={line:o,watch:new U(
o)},n.set(t,s)}return s}function C(t){try{return localStorage.getItem(t)??""}catch{return""}}function R(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function we(t){return`vfw:${t}`}function ge(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||
t(),e.vfwKeepsNothing="told"}function St(t){let e=[];for(let n;n=C(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function ve(t){
try{let[e,n]=[localStorage.getItem(t),St(t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,
e),!0}catch{return!1}}function W(t){try{return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":p\
ut aside ")).sort((e,n)=>e.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function ke(t,e,n){addEventListener("storage",s=>t&&s.key===t&&e(),{signal:n})}function $(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/json"})),n.
download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function be(t,e=n=>n){W(t).forEach((n,s)=>{$(`votes\
-for-women-put-aside-${s+1}.json`,e(C(n),n))})}function ye(t,e,n,s){let o=b("div",{class:e,role:"status"});t.prepend(o);
let i=b("div",{},b("p",{},n)),r=(a,f)=>{let l=b("button",{type:"button",class:"vfw-button"},a);l.addEventListener("click",
f),i.append(l)};s&&r("Save it as a file",()=>$(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var Q="vfw:likings",Ae="vfw-likings",Ot={size:"1",light:"system",motion:"system"},ee={...Ot,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on"},Lt={help:["none","odds","hints"],sensitivity:["full","masked","described"]},Tt={1:1,2:1.2,
3:1.45};function Nt(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,s])=>typeof s=="string"),n=Object.keys(ee).
every(s=>s==="keys"||e.some(([o])=>o===s));return Object.fromEntries(n?e.filter(([s,o])=>o!==Se(s)):e)}catch{return{}}}function Se(t){
return ee[t]}function xe(t,e={}){let n={...ee,...e,...t};for(let[s,o]of Object.entries(Lt))o.includes(n[s])||(n[s]=Se(s));
return n}function H(){return Nt(document.documentElement.dataset.vfwLikings??C(Q))}function Ct(t,e){let n=JSON.stringify(
{...H(),[t]:e});document.documentElement.dataset.vfwLikings=n,R(Q,n),document.dispatchEvent(new Event(Ae))}function _t(t,e){
document.addEventListener(Ae,t,{signal:e}),Oe().addEventListener("change",t,{signal:e});let n=({key:s})=>{s===Q&&(delete document.
documentElement.dataset.vfwLikings,t())};addEventListener("storage",n,{signal:e})}function Ee(t){return Tt[t.size]??1}function It(t,e){
return t.light==="dark"||t.light!=="light"&&e}function Oe(){return matchMedia("(prefers-color-scheme: dark)")}function Pt(t,e){
for(let n of v(t,"[data-setting]")){let s=e[n.dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=
s:n.ariaPressed!==String(s)&&(n.ariaPressed=String(s))}}function Le(t,e,n){let s={},o=xe(H()),i=()=>{o=xe(H(),s),t.dataset.
size=o.size,t.style.zoom=String(Ee(o)),t.style.setProperty("--vfw-zoom",String(Ee(o)));let a=It(o,Oe().matches);t.classList.
toggle("vfw-dark",a),document.documentElement.classList.toggle("vfw-dark-page",a),t.classList.toggle("vfw-still",o.motion===
"still"),r.show(),e(o)},r={begin:i,like:Ct,expect(a){s=a,i()},show:()=>Pt(t,o)};return _t(i,n),r}function Te(t){document.
fullscreenElement?document.exitFullscreen():(t.classList.contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var Rt=40;function Ne(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=t.appendChild(
b("div",n));return e.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>b("p",{},i)));s.
childElementCount>Rt;)s.firstElementChild?.remove()}}}var $t=".vfw-map, input, select, textarea, [contenteditable]";function Ce(t,e){let n={isOn:!0};return e(document,"keydow\
n",s=>{let{key:o,target:i,altKey:r,ctrlKey:a,metaKey:f,repeat:l}=s,c=t.contains(i)||i.contains(t)&&t.classList.contains(
"vfw-whole-page");!n.isOn||!c||r||a||f||l||/^[a-z]$/i.test(o)&&!i.closest($t)&&d(t,`[data-ask][aria-keyshortcuts="${o.toUpperCase()}\
"]`)?.click()}),n}var Kt=/^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u,Bt="input:not([type=radio], [type=checkbox]), textarea,\
 [contenteditable]";function _e(t,e){let n=!1,s=()=>{n||e(),n=!0};t(document,"keydown",o=>Ht(o)&&s(),{capture:!0}),t(document,
"click",({isTrusted:o,detail:i,target:r})=>{o&&!i&&r.closest("button, [role=button]")&&s()},{capture:!0})}function Ht({key:t,
altKey:e,ctrlKey:n,metaKey:s,target:o}){let i=[...t].length===1&&o.closest?.(Bt);return Kt.test(t)&&!e&&!n&&!s&&!i}var qt=0;function Ie(t){for(let e of L(t,".vfw-hand .vfw-face")){let n=v(e,"p:not(.vfw-era)");for(let o of n)o.id=`vfw-w\
ords-${++qt}`;let s=d(e,".vfw-card-button")??d(e,"h3 [data-sheet]");s&&B(s,{"aria-describedby":n.map(({id:o})=>o).join("\
 ")})}}var Ft=["pick","command","value","key","local","setting","sheet","tab"],jt=["log","camps","table","record"],Ut='button, \
a[href], [tabindex="0"]';function Pe(t,e){let n=null,s=!1,o=!1;e(document,"keydown",()=>o=!0,{capture:!0}),e(document,"p\
ointerdown",()=>o=!1,{capture:!0}),e(document,"focusin",({target:p})=>{let w=p.closest?.("[data-region]")?.dataset.region;
n=t.contains(p)?{region:w,selector:Wt(p)}:null}),e(t,"toggle",({target:p})=>{p instanceof HTMLDetailsElement&&p.matches(
".vfw-prompt > details")&&(s=p.open)},{capture:!0});let r=p=>v(t,p).find(Mt),a=()=>{let w=(r(".vfw-cover")?[".vfw-cover \
[data-first]"]:[".vfw-prompt .vfw-choices .vfw-primary",...s?[".vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-ch\
oice][tabindex="0"]',".vfw-hand [data-pick]",".vfw-prompt [data-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(
r).find(Boolean);w?.focus({preventScroll:!o||w.closest(".vfw-map")!==null})},f=()=>{let{region:p,selector:w}=n??{},m=[...w?
[w]:[],...jt.includes(p??"")?[Ut]:[]].map(g=>r(`[data-region="${p}"] :is(${g})`)).find(Boolean);return m&&m.focus({preventScroll:!0}),
!!m},l="",c=()=>{let p=l&&r(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(l))}"]`);l=d(t,".vfw-cover")?.dataset.card??
"",p&&p.focus({preventScroll:!o})};return{settle(){c();for(let x of L(t,".vfw-prompt > details"))x.open=s;let p=fe();(!p||
p===document.body||p.closest("[inert]"))&&n&&!f()&&a()},toHeadline:()=>d(t,".vfw-prompt h2")?.focus()}}function Wt({dataset:t}){
return Ft.filter(e=>t[e]!==void 0).map(e=>`[data-${e}="${CSS.escape(t[e]??"")}"]`).join("")}function Mt(t){return t.checkVisibility()&&
!t.closest("[inert]")}function Re(t,e){e(t,"click",n=>{let s=n.target.closest(".vfw-prose a[href^='#']");if(!s)return;n.preventDefault();let o=d(
s.closest(".vfw-prose"),`#${CSS.escape(s.hash.slice(1))}`);o&&(I(o,"details")?.setAttribute("open",""),o.tabIndex=-1,o.focus())})}var M=class{#e=[];#t="";#n;#s;constructor(e,n){this.key=e&&we(e),this.works=this.#n=!!e,this.#s=n}begin(e,n){this.#e=[JSON.
stringify(e)],n&&(this.#t=this.whole(),this.#n&&=ve(this.key)),this.#o()}append(e,n){return this.#e.length-1<e?!1:(this.#e=
[...this.#e.slice(0,e+1),...n.map(s=>JSON.stringify(s))],this.#o(),!0)}whole(){return this.key?$e(C(this.key)):""}get isOpen(){
return this.#e.length>0}download(){$("votes-for-women.json",this.#t||this.whole())}get hasAside(){return W(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);be(this.key,(n,s)=>e(s)?$e(n):n)}#o(){this.key&&(this.
works=this.#n&&R(this.key,this.#e.join(`
`)),this.works||ge(this.#s))}};function $e(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var Ke=4e6;function Be(t,e,n,s,o){let i=()=>d(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>d(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),f={toggle(){if(r())return f.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let l=i()?.contains(document.
activeElement);i()?.hidePopover(),l&&a()?.focus()},chooseFile:()=>d(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",l=>l.key==="Escape"&&f.close()),e(document,"pointerdown",({target:l})=>{l.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||f.close()}),e(t,"change",async({target:l})=>{if(!l.matches("[data-open]")||!l.files.length)return;let[
c]=l.files;l.value="";let p=Dt(await c.slice(0,Ke).text(),c.size);f.close(),p===null?o():s(p)}),f}function Dt(t,e){return e<=
Ke?t:t.includes(`
`)?t.split(`
`,1)[0]:null}function He(t){D(L(t,".vfw-log ol"));for(let e of L(t,".vfw-hand ul"))e.scrollLeft=(d(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function qe(t,e){let n=new ResizeObserver(()=>D(v(t,".vfw-log ol"))),s=d(t,".vfw-area-log");s&&n.observe(
s),e.addEventListener("abort",()=>n.disconnect())}function D(t){for(let e of t){let n=d(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var Fe=new Map([["slow",2.2],["usual",1],["fast",.35]]),z=class{#e="usual";#t=!1;#n=null;#s;constructor(e,n,s,o){this.time=
e,this.next=n,this.stands=s,o.addEventListener("abort",()=>clearTimeout(this.#s))}beat(e){e!==this.#n&&(this.#n=e,this.again())}set(e){
return this.#e=e,this.again(),Fe.has(e)}pause(e){this.#t=e,this.again()}again(){clearTimeout(this.#s);let[e,n]=[this.time(),
Fe.get(this.#e)];e&&n&&!this.#t?this.#s=setTimeout(this.next,e*n):e&&!n&&this.stands()}};function zt(t,e,n){if(!t||!e)return!1;let s=e.at-t.at<500,o=Math.hypot(e.x-t.x,e.y-t.y)<=8;return s&&o&&e.at-n<200}function je(t){
let[e,n]=[null,null],s=({detail:o,clientX:i,clientY:r})=>{o>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:t}),({detail:o},i)=>o>0&&zt(e,n,i)}function Ue(t){let e=d(t,".vfw-cover")??d(t,".vfw-prompt");return e&&te(e)}function te(t){let e=Number(I(t,"[data-questi\
on]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}var Gt="[data-pick], button[data-command], [data-local], [data-setting], [data-ask]";function Me(t,{command:e,kept:n,likings:s,
menu:o,pace:i,painted:r,post:a},f,l){let c=m=>{t.classList.toggle("vfw-paused",m),i.pause(m)},p={save:()=>n.download(),"\
save aside":()=>n.downloadAside(),menu:()=>o.toggle(),open:()=>o.chooseFile(),"whole screen":()=>Te(t),pause:()=>c(!0),"\
play on":()=>c(!1)},w=je(l);f(t,"click",m=>{let g=I(m.target,Gt);if(!g)return;let{command:T,pick:y,local:A,setting:S,ask:E,
value:_=""}=g.dataset;A&&p[A](),S&&(s.like(S,_),g.scrollIntoView({block:"nearest"})),E&&a.send({kind:"ask",about:E}),!(A||
S||E||w(m,r.at))&&(y?a.send({kind:"pick",replies:[JSON.parse(y)],question:te(g)}):T!==void 0&&(o.close(),e(T,{value:_})))}),
f(t,"submit",m=>{let g=m.target.closest("form[data-command]");g&&(m.preventDefault(),e(g.dataset.command,Object.fromEntries(
new FormData(g))))}),f(document,"keydown",({key:m})=>{let g=d(t,":popover-open")!==null;m==="Escape"&&!g&&d(t,".vfw-cove\
r [data-leaves]")?.click()});let x=({key:m,repeat:g})=>g&&(m==="Enter"||m===" ");f(t,"keydown",m=>x(m)&&m.preventDefault(),
{capture:!0}),f(t,"click",({target:m})=>We(t,m.closest("[data-tab]")?.dataset.tab)),We(t,"log")}function We(t,e){if(e){t.
dataset.tab=e;for(let n of v(t,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===e)}}var Jt=["data-linked","data-lm-suppress-shortcuts"];function De(t,e){let n=document.createElement("template");n.innerHTML=
e;let[s,o]=[t.firstElementChild,n.content.firstElementChild];o&&s?.matches(".vfw-replay")&&o.matches(".vfw-replay")?ze(s,
o):t.replaceChildren(n.content)}function ze(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!Jt.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,s]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===s.length&&n.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...s),t.removeAttribute("data-linked")}else n.forEach((i,r)=>ze(i,
s[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var Yt=["head","prompt","record","hand","tabs","camps","log","table","cover","menu"],Vt=["cover","menu"],Ge=["start","en\
ding","replay","hand","our-hand","map-large","on-stage"];function Je(t,e,n){let s=d(t,".vfw-layout"),[o,i]=[".vfw-area-m\
ap",".vfw-area-rows"].map(f=>d(s,f)),r=Yt.map(f=>{let l=b("div",{class:`vfw-area-${f}`});return Vt.includes(f)?t.append(
l):s.insertBefore(l,f==="head"?o:i),{area:l,trait:`${f}_html`,painted:""}}),a=()=>{let f=r.filter(({area:l})=>l.contains(
document.activeElement));for(let l of new Set([...f,...r])){let c=e.get(l.trait);c!==l.painted&&De(l.area,c),l.painted=c}};
a(),e.on("change",a),n.addEventListener("abort",()=>{e.off("change",a);for(let{area:f}of r)f.remove()})}function G(t,e,...n){
let s=t.filter(o=>d(e,`.vfw-${o}`)).join(" ");for(let o of[e,...n])o.dataset.shows!==s&&(o.dataset.shows=s)}var J=class{#e="";#t=null;constructor(e){this.command=e}take(){this.#e=""}send(e,n,s){this.#e=s,this.command(e,n)}isPainted(e){
return this.#e!==e}want(e,n){this.isPainted(n)?this.send("go",{value:e},n):this.#t=e}rest(e,n,s){this.#t=null,this.send(
e,{value:n},s)}painted(e){if(this.isPainted(e)&&(this.#e=""),this.#e||this.#t===null)return;let n=this.#t;this.#t=null,this.
send("go",{value:n},e)}};var Ye={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},Zt=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function Ve(t,e,n,s){let o,i="",r=()=>d(t,".vfw-replay"),a=()=>r()?.dataset.step,f=new J(e),
l=c=>c.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:c})=>l(c)&&f.take()),n(t,"input",({target:c})=>l(
c)&&f.want(c.value,a())),n(t,"change",({target:c})=>{(l(c)||c.matches(".vfw-replay select"))&&f.rest(c.name,c.value,a())}),
n(document,"keydown",c=>{let{key:p,target:w,repeat:x}=c,m=t.contains(w)||w.contains(t)&&t.classList.contains("vfw-whole-\
page"),g=r()&&!r()?.closest("[inert]"),T=m&&g&&!w.closest(Zt),y=p===" "&&w.closest("button, a, summary, [role=button]"),
A=c.ctrlKey||c.altKey||c.metaKey||c.shiftKey;!(p in Ye)||!T||y||A||(c.preventDefault(),(!x||f.isPainted(a()))&&f.send(Ye[p],
{},a()))}),s.addEventListener("abort",()=>clearTimeout(o)),{beat(){f.painted(a());let c=Number(r()?.dataset.goesOn??0),p=`${a()}\
 ${c}`;p!==i&&(i=p,clearTimeout(o),c&&(o=setTimeout(()=>e("play on"),c)))}}}function Xe(t,e,n){let s=e.bottom+t.height+8<=n.height,o=e.top<n.height-e.bottom,i=s||o?e.bottom+4:e.top-t.height-4;return{
left:Ze(e.left,t.width,n.width),top:Ze(i,t.height,n.height)}}function Ze(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var Xt=350,Qt=250;function Qe(t,e,n,s){let o=b("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"manual"});t.append(
o);let i=null,r="",a=[],[f,l]=[!1,!1],c,p=u=>{l=u!==null,d(t,".vfw-map")?.dispatchEvent(new CustomEvent("vfw-show-place",
{detail:{key:u},cancelable:!0}))},w=()=>o.matches(":popover-open"),x=u=>{clearTimeout(c);let k=u.dataset.sheet??"",O=k.match(
/^place:(.*)$/)?.[1];if(O)return p(O);o.contains(u)?k!==r&&a.push(r):(i!==u&&(f=!1),[i,a]=[u,[]]),r=k,(o.dataset.about!==
k||!w())&&e(k)},m=()=>{r=a.pop()??"",e(r)},g=()=>d(o,"[data-close]"),T=()=>{if(!i)return;let u=o.currentCSSZoom??1,k={width:o.
offsetWidth*u,height:o.offsetHeight*u},{left:O,top:P}=Xe(k,i.getBoundingClientRect(),{width:innerWidth,height:innerHeight});
Object.assign(o.style,{left:`${O/u}px`,top:`${P/u}px`})},y={fill(u,k){if(u!==r||!i?.isConnected)return;let O=a.length?'<\
button type="button" class="vfw-button" data-back>Back</button>':"",P='<button type="button" class="vfw-button" data-clo\
se>Close</button>';o.innerHTML=`${k}<div class="vfw-close">${O}${P}</div>`,o.dataset.about=u,G(["story","record"],o),o.setAttribute(
"aria-label",d(o,"h2")?.textContent??""),w()||o.showPopover(),T(),D(v(o,"ol")),f&&(d(o,"[data-back]")??g())?.focus({preventScroll:!0})},
close(){if(clearTimeout(c),l&&p(null),!w())return;let u=o.contains(document.activeElement);o.hidePopover(),u&&i?.isConnected&&
i.focus({preventScroll:!0}),[i,f,a]=[null,!1,[]]}},A=(u,k)=>{clearTimeout(c),c=setTimeout(k,u)},S=u=>u instanceof Node&&
(o.contains(u)||i?.contains(u)),E="";n(t,"pointermove",({clientX:u,clientY:k})=>E=`${u},${k}`,{capture:!0}),n(t,"pointer\
over",({target:u,pointerType:k,clientX:O,clientY:P})=>{let q=u.closest("[data-sheet]");k!=="mouse"||f||E===`${O},${P}`||
(q?A(Xt,()=>x(q)):S(u)?clearTimeout(c):A(Qt,y.close))}),n(t,"focusin",({target:u})=>{u.matches("[data-sheet]:focus-visib\
le")?x(u):S(u)||y.close()}),n(t,"click",({target:u})=>{let k=u.closest("[data-sheet]");k?(x(k),f=!0,w()&&g()?.focus({preventScroll:!0})):
u.closest("[data-back]")?m():(u.closest("[data-close]")||!S(u))&&y.close()}),n(t,"keydown",u=>{!u.target.matches("span[d\
ata-sheet]")||!["Enter"," "].includes(u.key)||(u.preventDefault(),u.target.click())}),n(document,"keydown",u=>{let k=u.key===
"Tab"&&!u.shiftKey&&u.target.matches?.(".vfw-opened [data-close]");(u.key==="Escape"||k)&&y.close()});let _=new ResizeObserver(
T);return _.observe(o),s.addEventListener("abort",()=>{clearTimeout(c),_.disconnect(),o.remove()}),y}function et(t,e){return e.map(s=>t.find(o=>o.value===s)).find(Boolean)??t[0]}function tt(t,e){return Object.entries(t).every(
([n,s])=>s.includes(e.get(n)))}var nt="vfw:choices";function it(t,e){let n=en(C(nt));return e(t,"change",({target:s})=>{let o=s.closest("form[data-reme\
mbered]");!o||s.dataset.setting||(n={...n,[s.name]:s.value},R(nt,JSON.stringify(n)),st(o,n))}),{settle(){for(let s of L(
t,".vfw-start"))for(let o of[t,s.parentElement])o?.scrollTo(0,0);for(let s of L(t,"form[data-remembered]")){for(let o of rt(
s,"input:not([type=radio])"))o.value=n[o.name]??"";st(s,n)}}}}function en(t){try{return JSON.parse(t)??{}}catch{return{}}}
function st(t,e){for(let n of v(t,"[data-asks]")){let s=ot(n,t);n.hidden=n.disabled=!s;let o=rt(n,"input").filter(l=>{let c=I(
l,"label"),p=c!==null&&ot(c,t);return c&&(c.hidden=l.disabled=!p),p});if(o.some(l=>l.dataset.setting))continue;let i=n.dataset.
asks??"",a=v(t,"input[data-proposes]:checked").map(l=>JSON.parse(l.dataset.proposes??"{}")[i]),f=[e[i],...a,...(n.dataset.
usual??"").split(" ")];et(o,f).checked=!0}}function ot(t,e){return tt(JSON.parse(t.dataset.only??"{}"),new FormData(e))}
function rt(t,e){return v(t,e)}function at(t){let e=tn(t);return n=>{for(let s of v(n,"span[data-sheet]:not(.vfw-ref)"))ct(s);for(let s of v(n,"[data-n\
ames]:not([data-linked])"))s.dataset.linked="",sn(s,e,t)}}function tn(t){let n=Object.keys(t).sort((s,o)=>o.length-s.length).
map(s=>s.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<![\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d\
])`,"gu")}function nn(t,e){let n=[],s=0;for(let{0:o,index:i}of t.matchAll(e))n.push(t.slice(s,i),o),s=i+o.length;return[
...n,t.slice(s)]}function ct(t){Object.assign(t,{className:"vfw-ref",role:"button",tabIndex:0})}function sn(t,e,n){let s=document.
createTreeWalker(t,NodeFilter.SHOW_TEXT),o=[];for(;s.nextNode();)o.push(s.currentNode);for(let i of o){let r=nn(i.data,e);
r.length>1&&i.replaceWith(...r.map((a,f)=>f%2?on(a,n[a]):a))}}function on(t,e){let n=document.createElement("span");return n.
textContent=t,n.dataset.sheet=e,ct(n),n}var rn="As you play by key, the other side goes one step at a time, and Next goes on. The menu changes its pace.",an="Th\
is browser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",Zs=me(async({
model:t,el:e,post:n},s)=>{e.classList.add("vfw-page-widget");let i=await ue(()=>{let r=e.closest(".vfw-panel");return r&&
d(r,".vfw-area-map")&&d(r,".vfw-area-rows")&&r},s);i&&cn(i,t,n,s)});function cn(t,e,n,s){let o=le(s);o(t,"focusin",({target:h})=>B(
h,de),{capture:!0}),Je(t,e,s);let i=e.get("whole_page")&&!ae(t);t.classList.toggle("vfw-whole-page",i),t.dataset.game=e.
get("game");let r=i?[document.body]:[],a={question:null,at:0,isBehind:!1,isLocked:!1},f=(h,N={})=>n.send({kind:"command",
name:h,fields:N,question:a.question}),l=Ne(t,s),c=new M(e.get("slot"),()=>ye(t,"vfw-banner",an));ke(c.key,()=>c.isOpen&&
n.send({kind:"elsewhere"}),s);let p=Pe(t,o),w=()=>d(t,":popover-open")!==null,x=()=>w()?0:Number(d(t,".vfw-prompt")?.dataset.
pace??0),[m,g]=[!1,!1],T=()=>{m&&!g&&!H().pace&&l.say(rn),g||=m},y=new z(x,()=>f("next"),T,s);o(t,"toggle",({target:h})=>h.
popover&&y.again(),{capture:!0});let A=Ce(t,o),S="",E=Le(t,h=>{let{pace:N,help:ht,learned:mt,sensitivity:wt,keys:gt}=h;A.
isOn=gt!=="off";let Y={kind:"manner",shows_steps:N!=="none",help:ht,learned:mt,sensitivity:wt};JSON.stringify(Y)!==S&&n.
send(Y),S=JSON.stringify(Y),t.classList.toggle("vfw-unpaced",!y.set(N))},s);_e(o,()=>{m=!0,E.expect({pace:"one"})});let _=Qe(
t,h=>n.send({kind:"sheet",about:h}),o,s);Re(t,o);let u=Ve(t,f,o,s),O=Be(t,o,c,h=>n.send({kind:"open",save:h}),()=>n.send(
{kind:"too large"})),P=it(t,o),q=at(e.get("names")),ne=()=>G(Ge,t,...r);o(t,"vfw-map-sized",ne);let se=()=>{ne();let h=Ue(
t),N=h!==a.question;d(t,".vfw-stage-map:empty")&&t.dispatchEvent(new CustomEvent("vfw-stage")),N&&(Object.assign(a,{question:h,
at:performance.now()}),_.close()),lt(t,a.isLocked),q(t),Ie(t),P.settle(),E.show(),He(t),p.settle(),y.beat(h),u.beat()},oe=new MutationObserver(
se),ft=["data-question","data-step","data-goes-on"];oe.observe(t,{childList:!0,subtree:!0,attributeFilter:ft}),Me(t,{command:f,
kept:c,likings:E,menu:O,pace:y,painted:a,post:n},o,s),qe(t,s),o(t,"vfw-leave-map",()=>p.toHeadline()),o(t,"vfw-say",h=>l.
say(h.detail.text));let ut=h=>{h.kind==="begin"&&c.begin(h.header,h.put_aside),h.kind==="append"&&!c.append(h.from,h.entries)&&
n.send({kind:"keep whole"}),h.kind==="like"&&E.like(h.name,h.value),h.kind==="download"&&$(h.name,h.text),h.kind==="shee\
t"&&_.fill(h.about,h.html);let N=h.kind==="pong"&&h.question!==a.question;N&&a.isBehind&&n.send({kind:"paint whole"}),h.
kind==="pong"&&(a.isBehind=N&&!a.isBehind)},ie=()=>l.tell(e.get("said"));n.listen(ut,s),e.on("change:said",ie),s.addEventListener(
"abort",()=>{oe.disconnect();for(let h of r)delete h.dataset.shows;e.off("change:said",ie)}),E.begin(),se(),ln(t,e,n,c,a,
s);let{goesOn:dt=!1,isUnsent:pt=!1}=n.watch.cameBack??{};n.send({kind:"held",save:c.whole(),goes_on:dt,is_unsent:pt})}function ln(t,e,n,s,o,i){
let r={root:t,post:n,keeps:()=>s.works||e.get("is_kept")?". Your game is kept in this browser.":", and this browser keep\
s no games.",isCurrent:a=>a.question===o.question,changed(a){return o.isLocked=a,lt(t,a),a},goesOn:()=>s.isOpen&&!d(t,".\
vfw-start, .vfw-coach")};n.watch.over(r,i)}function lt(t,e){let n=d(t,".vfw-cover");for(let s of v(t,".vfw-layout"))s.inert=
e||n!==null;n&&(n.inert=e)}export{Zs as default};
