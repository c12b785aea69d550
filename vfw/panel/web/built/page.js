var U=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#e=0;constructor(e){this.kernelNow=
e,this.kernel?.connectionStatusChanged.connect((n,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(e,n,s=()=>{}){
this.#e+=1,this.waiting.push({post:e,message:n,taken:s,number:this.#e,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[e]=this.waiting;if(!e)return;e.sentAt=performance.now();let{post:n,number:s,message:o}=e;
this.transmit(n,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[e]=this.waiting;e&&performance.now()-e.
sentAt>2e3&&this.send()}transmit(e,n){try{e.transmit(n)}catch{this.hasLost||=this.waiting.some(s=>s.post===e),this.leave(
e)}}taken({page:e,number:n}){let[s]=this.waiting;return e!==this.page||n!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(e){this.posts.delete(
e),this.waiting=this.waiting.filter(n=>n.post!==e),this.send()}};function fe(t){return({model:e,el:n})=>{let s=new AbortController;return t({model:e,el:n},s.signal),()=>s.abort()}}function W(){return document.body.dataset.voila!==void 0}function ue(t){return t.closest(".jp-NotebookPanel")!==null}async function de(t,e){let{baseUrl:n}=t.serverSettings,s=o=>fetch(n+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${t.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&e)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function pe(t){return(e,n,s,o={})=>e.addEventListener(n,s,{signal:t,...o})}function y(t,e,...n){let s=document.createElement(
t);return s.append(...n),x(s,e)}function x(t,e){for(let[n,s]of Object.entries(e))s===null?t.removeAttribute(n):t.getAttribute(n)!==String(s)&&t.setAttribute(
n,String(s));return t}function u(t,e){return t.querySelector(e)}function v(t,e){return[...t.querySelectorAll(e)]}function N(t,e){
return t.closest(e)}function A(t,e){let n=v(t,`${e}:not([data-painted])`);for(let s of n)s.dataset.painted="";return n}function he(){
return document.activeElement}async function me(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var we={"data-lm-suppress-shortcuts":"true"};var j=class{#e=null;constructor(e){this.quiet=y("div",{class:"vfw-sending",role:"status"}),this.banner=y("div",{class:"v\
fw-banner",role:"alert"}),this.button=y("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=y("p",{}),this.box=y("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#e=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#e?.focus({preventScroll:!0})}};function ve(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function ge(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var te=2500,Ot=2e3,Tt=8e3,ne=2e3,Lt=1e4,Nt=25e3,Ct=3e4,_t=500,G=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#e=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=ge(this.#e),setInterval(()=>this.beat(),_t);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(e,n){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...e};this.rooms.push(s),
this.notice??=new j(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let e=performance.now();if(document.hidden&&(this.heardAt=e),e-this.pingedAt>(this.isLost?te/2:te)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(e-this.heardAt>te+1e3||this.isCut)&&e-this.lookedAt>ne&&this.look(),
e-this.heardAt>Tt&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Ot)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!W()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let e=new Set(this.rooms.map(({post:n})=>n));for(let n of e)this.
line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(e,n){if(this.heardAt=performance.now(),!(!this.isLost||e.kind!==
"pong")){for(let s of this.rooms)s.post===n&&s.isCurrent(e)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:e,keeps:n}]=this.rooms,s=W()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${n()}${s}`,e.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:e}of this.rooms)e(!1);this.notice?.found()}async look(){let{kernel:e}=this.line;
if(!e||this.isOut||!(W()||this.line.posts.size))return;this.isOut=!0;let n=await de(e,this.line.posts.size>0);n==="idle"&&
this.isLost&&await this.hasForgotten(e)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>Nt&&(n="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<Ct;n==="gone"&&W()&&!s&&this.
loadAgain(),n==="idle"&&!e.isDisposed&&this.openSocket(e)}async hasForgotten(e){let n=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,o=e.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,n(ne)]);return await n(
1e3),i&&this.heardAt<s}openSocket(e){let n=e.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?Lt:ne)||(this.socketAt=performance.now(),e.reconnect().catch(()=>{}))}loadAgain(){let e=this.line.hasLost||this.line.
waiting.length>0;ve(this.#e,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:e}),location.reload()}};function ke(t){return()=>{let e;return{initialize({model:n,signal:s}){e=new se(n,s)},render:fe((n,s)=>t({...n,post:e},s))}}}
var se=class{hearers=new Set;constructor(e,n){this.model=e;let{line:s,watch:o}=It(e.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(e,n){
this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener("abort",()=>this.
hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({states:e,says:n,
...s}){let o=this.model.widget_manager,i=Object.keys({...e,...n}).filter(a=>o.has_model(a)),r=await Promise.all(i.map(a=>o.
get_model(a)));r.forEach((a,d)=>a.set_state(e[i[d]]??{})),this.line.taken(s)&&r.forEach((a,d)=>{for(let l of n[i[d]]??[])
a.trigger("msg:custom",l)})}tell(e){for(let n of this.hearers)n(e)}};function It(t){let e=globalThis,n=e[Symbol.for("vfw\
 connections")]??=new WeakMap,s=n.get(t);if(!s){let o=new U(()=>t.kernel??null);s={line:o,watch:new G(o)},n.set(t,s)}return s}function I(t){try{return localStorage.getItem(t)??""}catch{return""}}function q(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function be(t){return`vfw:${t}`}function ye(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||
t(),e.vfwKeepsNothing="told"}function Rt(t){let e=[];for(let n;n=I(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function Ee(t){
try{let[e,n]=[localStorage.getItem(t),Rt(t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,
e),!0}catch{return!1}}function z(t){try{return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":p\
ut aside ")).sort((e,n)=>e.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function xe(t,e,n){addEventListener("storage",s=>t&&s.key===t&&e(),{signal:n})}function H(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/json"})),n.
download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Ae(t,e=n=>n){z(t).forEach((n,s)=>{H(`votes\
-for-women-put-aside-${s+1}.json`,e(I(n),n))})}function Se(t,e,n,s){let o=y("div",{class:e,role:"status"});t.prepend(o);
let i=y("div",{},y("p",{},n)),r=(a,d)=>{let l=y("button",{type:"button",class:"vfw-button"},a);l.addEventListener("click",
d),i.append(l)};s&&r("Save it as a file",()=>H(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var oe="vfw:likings",Le="vfw-likings",Pt={size:"1",light:"system",motion:"system"},ie={...Pt,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},$t=["keys","stage"],Kt={help:["none","odds","hints"],sensitivity:["full","maske\
d","described"]},qt={1:1,2:1.2,3:1.45};function Ht(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,s])=>typeof s==
"string"),n=Object.keys(ie).every(s=>$t.includes(s)||e.some(([o])=>o===s));return Object.fromEntries(n?e.filter(([s,o])=>o!==
Ne(s)):e)}catch{return{}}}function Ne(t){return ie[t]}function Oe(t,e={}){let n={...ie,...e,...t};for(let[s,o]of Object.
entries(Kt))o.includes(n[s])||(n[s]=Ne(s));return n}function F(){return Ht(document.documentElement.dataset.vfwLikings??
I(oe))}function Bt(t,e){let n=JSON.stringify({...F(),[t]:e});document.documentElement.dataset.vfwLikings=n,q(oe,n),document.
dispatchEvent(new Event(Le))}function Wt(t,e){document.addEventListener(Le,t,{signal:e}),Ce().addEventListener("change",
t,{signal:e});let n=({key:s})=>{s===oe&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("stor\
age",n,{signal:e})}function Te(t){return qt[t.size]??1}function Ft(t,e){return t.light==="dark"||t.light!=="light"&&e}function Ce(){
return matchMedia("(prefers-color-scheme: dark)")}function Dt(t,e){for(let n of v(t,"[data-setting]")){let s=e[n.dataset.
setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=s:n.ariaPressed!==String(s)&&(n.ariaPressed=String(
s))}}function _e(t,e,n){let s={},o=Oe(F()),i=()=>{o=Oe(F(),s),t.dataset.size=o.size,t.style.zoom=String(Te(o)),t.style.setProperty(
"--vfw-zoom",String(Te(o)));let a=Ft(o,Ce().matches);t.classList.toggle("vfw-dark",a),document.documentElement.classList.
toggle("vfw-dark-page",a),t.classList.toggle("vfw-still",o.motion==="still"),r.show(),e(o)},r={begin:i,like:Bt,expect(a){
s=a,i()},show:()=>Dt(t,o)};return Wt(i,n),r}function Ie(t){document.fullscreenElement?document.exitFullscreen():(t.classList.
contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var Mt=40;function Re(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=t.appendChild(
y("div",n));return e.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>y("p",{},i)));s.
childElementCount>Mt;)s.firstElementChild?.remove()}}}var Ut=".vfw-map, input, select, textarea, [contenteditable]";function Pe(t,e){let n={isOn:!0};return e(document,"keydow\
n",s=>{let{key:o,target:i,altKey:r,ctrlKey:a,metaKey:d,repeat:l}=s,c=t.contains(i)||i.contains(t)&&t.classList.contains(
"vfw-whole-page");!n.isOn||!c||r||a||d||l||/^[a-z]$/i.test(o)&&!i.closest(Ut)&&u(t,`[data-ask][aria-keyshortcuts="${o.toUpperCase()}\
"]`)?.click()}),n}var jt=/^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u,Gt="input:not([type=radio], [type=checkbox]), textarea,\
 [contenteditable]";function $e(t,e){let n=!1,s=o=>{o!==n&&(n=o,e(n))};t(document,"keydown",o=>zt(o)&&s(!0),{capture:!0}),
t(document,"click",({isTrusted:o,detail:i,target:r})=>{o&&(!i&&r.closest("button, [role=button]")&&s(!0),i&&r.closest('[\
data-command="next"]')&&s(!1))},{capture:!0})}function zt({key:t,altKey:e,ctrlKey:n,metaKey:s,target:o}){let i=[...t].length===
1&&o.closest?.(Gt);return jt.test(t)&&!e&&!n&&!s&&!i}var Yt=0;function Ke(t){for(let e of A(t,".vfw-hand .vfw-face")){let n=u(e,".vfw-card-button")??u(e,"h3 [data-sheet]");n&&
Y(n,v(e,"p:not(.vfw-era)"))}for(let e of A(t,".vfw-prompt .vfw-coach"))for(let n of v(t,".vfw-prompt :is(h2, .vfw-choice\
s button)"))Y(n,[e])}function Y(t,e){for(let n of e)n.id||=`vfw-words-${++Yt}`;x(t,{"aria-describedby":e.map(({id:n})=>n).
join(" ")})}var Jt=["pick","command","value","key","local","setting","sheet","tab"],Vt=["log","camps","table","record"],Qt='button, \
a[href], [tabindex="0"]';function qe(t,e){let n=null,[s,o]=[!1,!1],i=!1;e(document,"keydown",()=>i=!0,{capture:!0}),e(document,
"pointerdown",()=>i=!1,{capture:!0}),e(document,"focusin",({target:f})=>{let g=f.closest?.("[data-region]")?.dataset.region;
n=t.contains(f)?{region:g,selector:Zt(f)}:null,o=!1}),e(t,"toggle",({target:f})=>{f instanceof HTMLDetailsElement&&f.matches(
".vfw-prompt > details")&&(s=f.open)},{capture:!0});let a=f=>v(t,f).find(Xt),d=()=>{let g=(a(".vfw-cover")?[".vfw-cover \
[data-first]"]:[".vfw-prompt .vfw-choices .vfw-primary",...s?[".vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-ch\
oice][tabindex="0"]',".vfw-hand [data-pick]",".vfw-prompt [data-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(
a).find(Boolean);g?.focus({preventScroll:!i||g.closest(".vfw-map")!==null})},l=()=>{let{region:f,selector:g}=n??{},w=[...g?
[g]:[],...Vt.includes(f??"")?[Qt]:[]].map(b=>a(`[data-region="${f}"] :is(${b})`)).find(Boolean);return w&&w.focus({preventScroll:!0}),
!!w},c="",h=()=>{let f=c&&a(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(c))}"]`);c=u(t,".vfw-cover")?.dataset.card??
"",f&&f.focus({preventScroll:!i})};return{settle(){h();for(let E of A(t,".vfw-prompt > details"))E.open=s;let f=he(),g=!f||
f===document.body||f.closest("[inert]");(o||g&&n&&!l())&&d(),o=!1},leadOn:()=>o=!0,toHeadline:()=>u(t,".vfw-prompt h2")?.
focus()}}function Zt({dataset:t}){return Jt.filter(e=>t[e]!==void 0).map(e=>`[data-${e}="${CSS.escape(t[e]??"")}"]`).join(
"")}function Xt(t){return t.checkVisibility()&&!t.closest("[inert]")}function He(t,e){e(t,"click",n=>{let s=n.target.closest(".vfw-prose a[href^='#']");if(!s)return;n.preventDefault();let o=u(
s.closest(".vfw-prose"),`#${CSS.escape(s.hash.slice(1))}`);o&&(N(o,"details")?.setAttribute("open",""),o.tabIndex=-1,o.focus())})}var J=class{#e=[];#t="";#n;#s;constructor(e,n){this.key=e&&be(e),this.works=this.#n=!!e,this.#s=n}begin(e,n){this.#e=[JSON.
stringify(e)],n&&(this.#t=this.whole(),this.#n&&=Ee(this.key)),this.#o()}append(e,n){return this.#e.length-1<e?!1:(this.#e=
[...this.#e.slice(0,e+1),...n.map(s=>JSON.stringify(s))],this.#o(),!0)}whole(){return this.key?Be(I(this.key)):""}get isOpen(){
return this.#e.length>0}download(){H("votes-for-women.json",this.#t||this.whole())}get hasAside(){return z(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);Ae(this.key,(n,s)=>e(s)?Be(n):n)}#o(){this.key&&(this.
works=this.#n&&q(this.key,this.#e.join(`
`)),this.works||ye(this.#s))}};function Be(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var We=4e6;function Fe(t,e,n,s,o){let i=()=>u(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>u(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),d={toggle(){if(r())return d.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let l=i()?.contains(document.
activeElement);i()?.hidePopover(),l&&a()?.focus()},chooseFile:()=>u(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",l=>l.key==="Escape"&&d.close()),e(document,"pointerdown",({target:l})=>{l.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||d.close()}),e(t,"change",async({target:l})=>{if(!l.matches("[data-open]")||!l.files.length)return;let[
c]=l.files;l.value="";let h=en(await c.slice(0,We).text(),c.size);d.close(),h===null?o():s(h)}),d}function en(t,e){return e<=
We?t:t.includes(`
`)?t.split(`
`,1)[0]:null}function De(t){V(A(t,".vfw-log ol"));for(let e of A(t,".vfw-hand ul"))e.scrollLeft=(u(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function Me(t,e){let n=new ResizeObserver(()=>V(v(t,".vfw-log ol"))),s=u(t,".vfw-area-log");s&&n.observe(
s),e.addEventListener("abort",()=>n.disconnect())}function V(t){for(let e of t){let n=u(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var Ue=new Map([["slow",2.2],["usual",1],["fast",.35]]),Q=class{#e="usual";#t=!1;#n=null;#s;constructor(e,n,s,o){this.time=
e,this.next=n,this.stands=s,o.addEventListener("abort",()=>clearTimeout(this.#s))}beat(e){e!==this.#n&&(this.#n=e,this.again())}set(e){
return this.#e=e,this.again(),Ue.has(e)}pause(e){this.#t=e,this.again()}again(){clearTimeout(this.#s);let[e,n]=[this.time(),
Ue.get(this.#e)];e&&n&&!this.#t?this.#s=setTimeout(this.next,e*n):e&&!n&&this.stands()}};function tn(t,e,n){if(!t||!e)return!1;let s=e.at-t.at<500,o=Math.hypot(e.x-t.x,e.y-t.y)<=8;return s&&o&&e.at-n<200}function je(t){
let[e,n]=[null,null],s=({detail:o,clientX:i,clientY:r})=>{o>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:t}),({detail:o},i)=>o>0&&tn(e,n,i)}function Ge(t){let e=u(t,".vfw-cover")??u(t,".vfw-prompt");return e&&re(e)}function re(t){let e=Number(N(t,"[data-questi\
on]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}var nn="[data-pick], button[data-command], [data-local], [data-setting], [data-ask]";function Ye(t,{command:e,focus:n,kept:s,
likings:o,menu:i,pace:r,painted:a,post:d},l,c){let h=w=>{t.classList.toggle("vfw-paused",w),r.pause(w)},f={save:()=>s.download(),
"save aside":()=>s.downloadAside(),menu:()=>i.toggle(),open:()=>i.chooseFile(),"whole screen":()=>Ie(t),pause:()=>h(!0),
"play on":()=>h(!1)},g=je(c);l(t,"click",w=>{let b=N(w.target,nn);if(!b)return;let{command:S,pick:C,local:O,setting:T,ask:R,
value:P=""}=b.dataset;O&&f[O](),T&&(o.like(T,P),b.scrollIntoView({block:"nearest"})),R&&d.send({kind:"ask",about:R}),!(O||
T||R||g(w,a.at))&&(C?d.send({kind:"pick",replies:[JSON.parse(C)],question:re(b)}):S!==void 0&&(i.close(),b.closest(".vfw\
-menu")&&n.leadOn(),e(S,{value:P})))}),l(t,"submit",w=>{let b=w.target.closest("form[data-command]");b&&(w.preventDefault(),
e(b.dataset.command,Object.fromEntries(new FormData(b))))}),l(document,"keydown",({key:w})=>{let b=u(t,":popover-open")!==
null;w==="Escape"&&!b&&u(t,".vfw-cover [data-leaves]")?.click()});let E=({key:w,repeat:b})=>b&&(w==="Enter"||w===" ");l(
t,"keydown",w=>E(w)&&w.preventDefault(),{capture:!0}),l(t,"click",({target:w})=>ze(t,w.closest("[data-tab]")?.dataset.tab)),
ze(t,"log")}function ze(t,e){if(e){t.dataset.tab=e;for(let n of v(t,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===e)}}var sn="section, header, div, ol, ul",on=["data-painted","data-linked"],rn=["data-linked","data-lm-suppress-shortcuts"],
Je=new WeakMap;function Ve(t,e){let n=document.createElement("template");n.innerHTML=e;let[s,o]=[t.firstElementChild,n.content.
firstElementChild];o&&s?.matches(".vfw-replay")&&o.matches(".vfw-replay")?Ze(s,o):Qe(t,Je.get(t)??document.createDocumentFragment(),
n.content),Je.set(t,n.content)}function Qe(t,e,n){let[s,o,i]=[t,e,n].map(({childNodes:a})=>[...a]);if(e.isEqualNode(n)&&
s.length===o.length)return;for(let a of on)t.removeAttribute(a);if(s.length!==o.length)return t.replaceChildren(...i.map(
ae));let r=0;i.forEach((a,d)=>{let l=o.findIndex((h,f)=>f>=r&&h.isEqualNode(a)),c=r<o.length&&!i.slice(d).some(h=>h.isEqualNode(
o[r]));if(l>=0){for(let h of s.slice(r,l))h.remove();r=l+1}else c?(an(s[r],o[r],a),r+=1):t.insertBefore(ae(a),s[r]??null)});
for(let a of s.slice(r))a.remove()}function an(t,e,n){t instanceof Element&&e instanceof Element&&n instanceof Element&&
cn(e,n)?(x(t,{"data-question":n.getAttribute("data-question")}),Qe(t,e,n)):t.replaceWith(ae(n))}function cn(t,e){let[n,s]=[
t,e].map(o=>o.cloneNode());for(let o of[n,s])o.removeAttribute("data-question");return t.matches(sn)&&n.isEqualNode(s)}function ae(t){
return document.importNode(t,!0)}function Ze(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!rn.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,s]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===s.length&&n.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...s),t.removeAttribute("data-linked")}else n.forEach((i,r)=>Ze(i,
s[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var ln=["head","prompt","record","hand","tabs","camps","log","table","cover","menu"],fn=["cover","menu"],Xe=["start","en\
ding","replay","hand","our-hand","map-large","on-stage","hints"];function et(t,e,n,s){let o=u(t,".vfw-layout"),[i,r]=[".\
vfw-area-map",".vfw-area-rows"].map(c=>u(o,c)),a=ln.map(c=>{let h=y("div",{class:`vfw-area-${c}`});return fn.includes(c)?
t.append(h):o.insertBefore(h,c==="head"?i:r),{area:h,trait:`${c}_html`,painted:""}}),d=()=>{let c=a.filter(({area:f})=>f.
contains(document.activeElement)),h=[...new Set([...c,...a])].filter(f=>e.get(f.trait)!==f.painted);for(let f of h)f.painted=
e.get(f.trait),Ve(f.area,f.painted);return h.length>0};d();let l=()=>d()&&queueMicrotask(()=>s.aborted||n());e.on("chang\
e",l),s.addEventListener("abort",()=>{e.off("change",l);for(let{area:c}of a)c.remove()})}function Z(t,e,...n){let s=t.filter(
o=>u(e,`.vfw-${o}`)).join(" ");for(let o of[e,...n])o.dataset.shows!==s&&(o.dataset.shows=s)}var X=class{#e="";#t=null;constructor(e){this.command=e}take(){this.#e=""}send(e,n,s){this.#e=s,this.command(e,n)}isPainted(e){
return this.#e!==e}want(e,n){this.isPainted(n)?this.send("go",{value:e},n):this.#t=e}rest(e,n,s){this.#t=null,this.send(
e,{value:n},s)}painted(e){if(this.isPainted(e)&&(this.#e=""),this.#e||this.#t===null)return;let n=this.#t;this.#t=null,this.
send("go",{value:n},e)}};var tt={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},un=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function nt(t,e,n,s){let o,i="",r=()=>u(t,".vfw-replay"),a=()=>r()?.dataset.step,d=new X(e),
l=c=>c.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:c})=>l(c)&&d.take()),n(t,"input",({target:c})=>l(
c)&&d.want(c.value,a())),n(t,"change",({target:c})=>{(l(c)||c.matches(".vfw-replay select"))&&d.rest(c.name,c.value,a())}),
n(document,"keydown",c=>{let{key:h,target:f,repeat:g}=c,E=t.contains(f)||f.contains(t)&&t.classList.contains("vfw-whole-\
page"),w=r()&&!r()?.closest("[inert]"),b=E&&w&&!f.closest(un),S=h===" "&&f.closest("button, a, summary, [role=button]"),
C=c.ctrlKey||c.altKey||c.metaKey||c.shiftKey;!(h in tt)||!b||S||C||(c.preventDefault(),(!g||d.isPainted(a()))&&d.send(tt[h],
{},a()))}),s.addEventListener("abort",()=>clearTimeout(o)),{beat(){d.painted(a());let c=Number(r()?.dataset.goesOn??0),h=`${a()}\
 ${c}`;h!==i&&(i=h,clearTimeout(o),c&&(o=setTimeout(()=>e("play on"),c)))}}}var st=".vfw-tabs, .vfw-hand, .vfw-camps, .vfw-table, .vfw-log",ce="button, a[href], [role=button], ol[tabindex]",dn="Ar\
row keys go from one to the next.",pn={ArrowRight:1,ArrowLeft:-1},hn={ArrowDown:1,ArrowUp:-1};function ot(t,e){let n=o=>N(
o,st),s=o=>v(o,ce);return e(t,"focusin",({target:o})=>{let i=n(o);if(!i||!o.matches(ce))return;let r=u(i,"ol[tabindex]")??
o;for(let a of s(i))x(a,{tabindex:a===r?0:-1})}),e(t,"keydown",o=>{let{key:i,target:r,altKey:a,ctrlKey:d,metaKey:l,shiftKey:c}=o,
h=u(t,".vfw-replay")?hn:pn,f=i in h&&!(a||d||l||c)&&n(r);if(!f||!r.matches(ce))return;let g=s(f).filter(w=>w.checkVisibility(
{visibilityProperty:!0})),E=g[g.indexOf(r)+h[i]];E&&(o.preventDefault(),o.stopPropagation(),E.focus())}),{settle(){for(let o of A(
t,`:is(${st})`)){x(o,{"aria-description":dn});let i=s(o),r=u(o,"ol[tabindex]")??i[0];for(let a of i)x(a,{tabindex:a===r?
0:-1});i.length&&o.matches("[tabindex]")&&x(o,{tabindex:-1})}}}}function rt(t,e,n){let s=e.bottom+t.height+8<=n.height,o=e.top<n.height-e.bottom,i=s||o?e.bottom+4:e.top-t.height-4;return{
left:it(e.left,t.width,n.width),top:it(i,t.height,n.height)}}function it(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var mn=350,wn=250;function at(t,e,n,s,o){let i=y("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"manual"});t.
append(i);let r=null,a="",d=[],[l,c,h]=[!1,!1,""],f,g=p=>{c=p!==null,u(t,".vfw-map")?.dispatchEvent(new CustomEvent("vfw\
-show-place",{detail:{key:p},cancelable:!0}))},E=()=>i.matches(":popover-open"),w=p=>{clearTimeout(f);let k=p.dataset.sheet??
"",L=k.match(/^place:(.*)$/)?.[1];if(L)return g(L);i.contains(p)?k!==a&&d.push(a):(r!==p&&(l=!1),[r,d]=[p,[]]),a=k,(i.dataset.
about!==k||!E())&&e(k)},b=()=>{a=d.pop()??"",e(a)},S=()=>u(i,"[data-close]"),C=()=>{if(!r)return;let p=i.currentCSSZoom??
1,k={width:i.offsetWidth*p,height:i.offsetHeight*p},{left:L,top:K}=rt(k,r.getBoundingClientRect(),{width:innerWidth,height:innerHeight});
Object.assign(i.style,{left:`${L/p}px`,top:`${K/p}px`})},O={fill(p,k){if(p!==a||!r?.isConnected)return;let L=d.length?'<\
button type="button" class="vfw-button" data-back>Back</button>':"",$=`${k}<div class="vfw-close">${L}<button type="butt\
on" class="vfw-button" data-close>Close</button></div>`;if(E()&&$===h&&i.contains(document.activeElement))return;i.innerHTML=
h=$,i.dataset.about=p,Z(["story","record"],i),n(i),i.setAttribute("aria-label",u(i,"h2")?.textContent??"");let B=u(i,"p:\
not(.vfw-kicker)");for(let M of v(t,"[data-told]"))x(M,{"data-told":null,"aria-describedby":null});B&&!r.matches("[aria-\
describedby]")&&Y(x(r,{"data-told":""}),[B]),E()||i.showPopover(),C(),V(v(i,"ol")),l&&(u(i,"[data-back]")??S())?.focus({
preventScroll:!0})},close(){if(clearTimeout(f),c&&g(null),!E())return;let p=i.contains(document.activeElement);i.hidePopover(),
p&&r?.isConnected&&r.focus({preventScroll:!0}),[r,l,d]=[null,!1,[]]}},T=(p,k)=>{clearTimeout(f),f=setTimeout(k,p)},R=p=>p instanceof
Node&&(i.contains(p)||r?.contains(p)),P="";s(t,"pointermove",({clientX:p,clientY:k})=>P=`${p},${k}`,{capture:!0}),s(t,"p\
ointerover",({target:p,pointerType:k,clientX:L,clientY:K})=>{let $=p.closest("[data-sheet]");k!=="mouse"||l||P===`${L},${K}`||
($?T(mn,()=>w($)):R(p)?clearTimeout(f):T(wn,O.close))}),s(t,"focusin",({target:p})=>{p.matches("[data-sheet]:focus-visib\
le")?w(p):R(p)||O.close()}),s(t,"click",({target:p})=>{let k=p.closest("[data-sheet]");k?(w(k),l=!0,E()&&S()?.focus({preventScroll:!0})):
p.closest("[data-back]")?b():(p.closest("[data-close]")||!R(p))&&O.close()}),s(t,"keydown",p=>{!p.target.matches("span[d\
ata-sheet]")||!["Enter"," "].includes(p.key)||(p.preventDefault(),p.target.click())}),s(document,"keydown",p=>{let k=p.key===
"Tab"&&!p.shiftKey&&p.target.matches?.(".vfw-opened [data-close]");(p.key==="Escape"||k)&&O.close()});let D=new ResizeObserver(
C);return D.observe(i),o.addEventListener("abort",()=>{clearTimeout(f),D.disconnect(),i.remove()}),O}function ct(t,e){return e.map(s=>t.find(o=>o.value===s)).find(Boolean)??t[0]}function lt(t,e){return Object.entries(t).every(
([n,s])=>s.includes(e.get(n)))}var ft="vfw:choices";function pt(t,e){let n=vn(I(ft));e(t,"change",({target:o})=>{let i=o.closest("form[data-remembered]");
!i||o.dataset.setting||(n={...n,[o.name]:o.value},q(ft,JSON.stringify(n)),ut(i,n))});let s=!1;return{settle(){for(let i of A(
t,".vfw-start"))for(let r of[t,i.parentElement])r?.scrollTo(0,0);let o=s;s=!!u(t,".vfw-start"),o&&!s&&t.scrollTo(0,0);for(let i of A(
t,"form[data-remembered]")){for(let r of ht(i,"input:not([type=radio])"))r.value=n[r.name]??"";ut(i,n)}}}}function vn(t){
try{return JSON.parse(t)??{}}catch{return{}}}function ut(t,e){for(let n of v(t,"[data-asks]")){let s=dt(n,t);n.hidden=n.
disabled=!s;let o=ht(n,"input").filter(l=>{let c=N(l,"label"),h=c!==null&&dt(c,t);return c&&(c.hidden=l.disabled=!h),h});
if(o.some(l=>l.dataset.setting))continue;let i=n.dataset.asks??"",a=v(t,"input[data-proposes]:checked").map(l=>JSON.parse(
l.dataset.proposes??"{}")[i]),d=[e[i],...a,...(n.dataset.usual??"").split(" ")];ct(o,d).checked=!0}}function dt(t,e){return lt(
JSON.parse(t.dataset.only??"{}"),new FormData(e))}function ht(t,e){return v(t,e)}var gn=":popover-open, .vfw-cover, .vfw-sheet-room > :not([hidden])",kn=".vfw-map, input, select, textarea";function mt(t,e,n,s){
let o=y("button",{type:"button",class:"vfw-to-question"},"Go to the question");t.prepend(o),e(o,"click",n),e(window,"key\
down",({key:r,target:a})=>{let d=t.contains(a)&&!a.closest(kn);r==="Escape"&&d&&!u(t,gn)&&n()},{capture:!0}),s.addEventListener(
"abort",()=>o.remove())}function wt(t){let e=bn(t);return n=>{for(let s of v(n,"span[data-sheet]:not(.vfw-ref)"))vt(s);for(let s of v(n,"[data-n\
ames]:not([data-linked])")){En(s,e,t);for(let o of[s,...s.children])x(o,{"data-linked":""})}}}function bn(t){let n=Object.
keys(t).sort((s,o)=>o.length-s.length).map(s=>s.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<!\
[\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d])`,"gu")}function yn(t,e){let n=[],s=0;for(let{0:o,index:i}of t.matchAll(e))n.
push(t.slice(s,i),o),s=i+o.length;return[...n,t.slice(s)]}function vt(t){Object.assign(t,{className:"vfw-ref",role:"butt\
on",tabIndex:0})}function En(t,e,n){let{SHOW_TEXT:s,SHOW_ELEMENT:o,FILTER_REJECT:i,FILTER_ACCEPT:r,FILTER_SKIP:a}=NodeFilter,
d=document.createTreeWalker(t,s|o,c=>c instanceof Text?r:c.matches("[data-linked]")?i:a),l=[];for(;d.nextNode();)l.push(
d.currentNode);for(let c of l){let h=yn(c.data,e);h.length>1&&c.replaceWith(...h.map((f,g)=>g%2?xn(f,n[f]):f))}}function xn(t,e){
let n=document.createElement("span");return n.textContent=t,n.dataset.sheet=e,vt(n),n}var An="As you play by key, what the computer does goes one step at a time, and Next goes on. The menu changes its pace.",
Sn="This browser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",Ao=ke(
async({model:t,el:e,post:n},s)=>{e.classList.add("vfw-page-widget");let i=await me(()=>{let r=e.closest(".vfw-panel");return r&&
u(r,".vfw-area-map")&&u(r,".vfw-area-rows")&&r},s);i&&On(i,t,n,s)});function On(t,e,n,s){let o=pe(s);o(t,"focusin",({target:m})=>x(
m,we),{capture:!0}),et(t,e,()=>M(),s);let i=e.get("whole_page")&&!ue(t);t.classList.toggle("vfw-whole-page",i),t.dataset.
game=e.get("game");let r=i?[document.body]:[],a={question:null,at:0,isBehind:!1,isLocked:!1},d=(m,_={})=>n.send({kind:"c\
ommand",name:m,fields:_,question:a.question}),l=Re(t,s),c=new J(e.get("slot"),()=>Se(t,"vfw-banner",Sn));xe(c.key,()=>c.
isOpen&&n.send({kind:"elsewhere"}),s);let h=qe(t,o),f=()=>u(t,":popover-open")!==null,g=()=>f()?0:Number(u(t,".vfw-promp\
t")?.dataset.pace??0),[E,w]=[!1,!1],b=()=>{E&&!w&&!F().pace&&l.say(An),w||=E},S=new Q(g,()=>d("next"),b,s);o(t,"toggle",
({target:m})=>m.popover&&S.again(),{capture:!0});let C=Pe(t,o),O="",T=_e(t,m=>{let{pace:_,help:Et,learned:xt,sensitivity:At,
keys:St}=m;C.isOn=St!=="off";let ee={kind:"manner",shows_steps:_!=="none",help:Et,learned:xt,sensitivity:At};JSON.stringify(
ee)!==O&&n.send(ee),O=JSON.stringify(ee),t.classList.toggle("vfw-unpaced",!S.set(_))},s);$e(o,m=>{E=m,T.expect(m?{pace:"\
one"}:{})});let P=at(t,m=>n.send({kind:"sheet",about:m}),m=>$(m),o,s);He(t,o);let D=nt(t,d,o,s),k=Fe(t,o,c,m=>n.send({kind:"\
open",save:m}),()=>n.send({kind:"too large"})),L=pt(t,o),K=ot(t,o);mt(t,o,()=>h.toHeadline(),s);let $=wt(e.get("names")),
B=()=>Z(Xe,t,...r);o(t,"vfw-map-sized",B);let M=()=>{B();let m=Ge(t),_=m!==a.question;u(t,".vfw-stage-map:empty")&&t.dispatchEvent(
new CustomEvent("vfw-stage")),_&&(Object.assign(a,{question:m,at:performance.now()}),P.close()),gt(t,a.isLocked),$(t),Ke(
t),K.settle(),L.settle(),T.show(),De(t),h.settle(),S.beat(m),D.beat()};Ye(t,{command:d,focus:h,kept:c,likings:T,menu:k,pace:S,
painted:a,post:n},o,s),Me(t,s),o(t,"vfw-leave-map",()=>h.toHeadline()),o(t,"vfw-say",m=>l.say(m.detail.text));let kt=m=>{
m.kind==="begin"&&c.begin(m.header,m.put_aside),m.kind==="append"&&!c.append(m.from,m.entries)&&n.send({kind:"keep whole"}),
m.kind==="like"&&T.like(m.name,m.value),m.kind==="download"&&H(m.name,m.text),m.kind==="sheet"&&P.fill(m.about,m.html);let _=m.
kind==="pong"&&m.question!==a.question;_&&a.isBehind&&n.send({kind:"paint whole"}),m.kind==="pong"&&(a.isBehind=_&&!a.isBehind)},
le=()=>l.tell(e.get("said"));n.listen(kt,s),e.on("change:said",le),s.addEventListener("abort",()=>{for(let m of r)delete m.
dataset.shows;e.off("change:said",le)}),T.begin(),M(),Tn(t,e,n,c,a,s);let{goesOn:bt=!1,isUnsent:yt=!1}=n.watch.cameBack??
{};n.send({kind:"held",save:c.whole(),goes_on:bt,is_unsent:yt})}function Tn(t,e,n,s,o,i){let r={root:t,post:n,keeps:()=>s.
works||e.get("is_kept")?". Your game is kept in this browser.":", and this browser keeps no games.",isCurrent:a=>a.question===
o.question,changed(a){return o.isLocked=a,gt(t,a),a},goesOn:()=>s.isOpen&&!u(t,".vfw-start, .vfw-coach")};n.watch.over(r,
i)}function gt(t,e){let n=u(t,".vfw-cover");for(let s of v(t,".vfw-layout, .vfw-to-question"))s.inert=e||n!==null;n&&(n.
inert=e)}export{Ao as default};
