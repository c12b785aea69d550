var M=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#e=0;constructor(e){this.kernelNow=
e,this.kernel?.connectionStatusChanged.connect((n,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(e,n,s=()=>{}){
this.#e+=1,this.waiting.push({post:e,message:n,taken:s,number:this.#e,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[e]=this.waiting;if(!e)return;e.sentAt=performance.now();let{post:n,number:s,message:o}=e;
this.transmit(n,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[e]=this.waiting;e&&performance.now()-e.
sentAt>2e3&&this.send()}transmit(e,n){try{e.transmit(n)}catch{this.hasLost||=this.waiting.some(s=>s.post===e),this.leave(
e)}}taken({page:e,number:n}){let[s]=this.waiting;return e!==this.page||n!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(e){this.posts.delete(
e),this.waiting=this.waiting.filter(n=>n.post!==e),this.send()}};function de(t){return({model:e,el:n})=>{let s=new AbortController;return t({model:e,el:n},s.signal),()=>s.abort()}}function W(){return document.body.dataset.voila!==void 0}function pe(t){return t.closest(".jp-NotebookPanel")!==null}async function he(t,e){let{baseUrl:n}=t.serverSettings,s=o=>fetch(n+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${t.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&e)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function me(t){return(e,n,s,o={})=>e.addEventListener(n,s,{signal:t,...o})}function y(t,e,...n){let s=document.createElement(
t);return s.append(...n),E(s,e)}function E(t,e){for(let[n,s]of Object.entries(e))s===null?t.removeAttribute(n):t.getAttribute(n)!==String(s)&&t.setAttribute(
n,String(s));return t}function d(t,e){return t.querySelector(e)}function v(t,e){return[...t.querySelectorAll(e)]}function S(t,e){
return t.closest(e)}function O(t,e){let n=v(t,`${e}:not([data-painted])`);for(let s of n)s.dataset.painted="";return n}function we(){
return document.activeElement}async function ve(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var ge={"data-lm-suppress-shortcuts":"true"};var U=class{#e=null;constructor(e){this.quiet=y("div",{class:"vfw-sending",role:"status"}),this.banner=y("div",{class:"v\
fw-banner",role:"alert"}),this.button=y("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=y("p",{}),this.box=y("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#e=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#e?.focus({preventScroll:!0})}};function ke(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function be(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var ne=2500,Lt=2e3,Nt=8e3,se=2e3,Ct=1e4,_t=25e3,It=3e4,Rt=500,j=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#e=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=be(this.#e),setInterval(()=>this.beat(),Rt);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(e,n){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...e};this.rooms.push(s),
this.notice??=new U(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let e=performance.now();if(document.hidden&&(this.heardAt=e),e-this.pingedAt>(this.isLost?ne/2:ne)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(e-this.heardAt>ne+1e3||this.isCut)&&e-this.lookedAt>se&&this.look(),
e-this.heardAt>Nt&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Lt)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!W()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let e=new Set(this.rooms.map(({post:n})=>n));for(let n of e)this.
line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(e,n){if(this.heardAt=performance.now(),!(!this.isLost||e.kind!==
"pong")){for(let s of this.rooms)s.post===n&&s.isCurrent(e)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:e,keeps:n}]=this.rooms,s=W()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${n()}${s}`,e.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:e}of this.rooms)e(!1);this.notice?.found()}async look(){let{kernel:e}=this.line;
if(!e||this.isOut||!(W()||this.line.posts.size))return;this.isOut=!0;let n=await he(e,this.line.posts.size>0);n==="idle"&&
this.isLost&&await this.hasForgotten(e)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>_t&&(n="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<It;n==="gone"&&W()&&!s&&this.
loadAgain(),n==="idle"&&!e.isDisposed&&this.openSocket(e)}async hasForgotten(e){let n=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,o=e.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,n(se)]);return await n(
1e3),i&&this.heardAt<s}openSocket(e){let n=e.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?Ct:se)||(this.socketAt=performance.now(),e.reconnect().catch(()=>{}))}loadAgain(){let e=this.line.hasLost||this.line.
waiting.length>0;ke(this.#e,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:e}),location.reload()}};function ye(t){return()=>{let e;return{initialize({model:n,signal:s}){e=new oe(n,s)},render:de((n,s)=>t({...n,post:e},s))}}}
var oe=class{hearers=new Set;constructor(e,n){this.model=e;let{line:s,watch:o}=Pt(e.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(e,n){
this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener("abort",()=>this.
hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({states:e,says:n,
...s}){let o=this.model.widget_manager,i=Object.keys({...e,...n}).filter(a=>o.has_model(a)),r=await Promise.all(i.map(a=>o.
get_model(a)));r.forEach((a,p)=>a.set_state(e[i[p]]??{})),this.line.taken(s)&&r.forEach((a,p)=>{for(let l of n[i[p]]??[])
a.trigger("msg:custom",l)})}tell(e){for(let n of this.hearers)n(e)}};function Pt(t){let e=globalThis,n=e[Symbol.for("vfw\
 connections")]??=new WeakMap,s=n.get(t);if(!s){let o=new M(()=>t.kernel??null);s={line:o,watch:new j(o)},n.set(t,s)}return s}function R(t){try{return localStorage.getItem(t)??""}catch{return""}}function q(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function Ee(t){return`vfw:${t}`}function xe(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||
t(),e.vfwKeepsNothing="told"}function $t(t){let e=[];for(let n;n=R(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function Ae(t){
try{let[e,n]=[localStorage.getItem(t),$t(t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,
e),!0}catch{return!1}}function G(t){try{return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":p\
ut aside ")).sort((e,n)=>e.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function Se(t,e,n){addEventListener("storage",s=>t&&s.key===t&&e(),{signal:n})}function B(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(new Blob([e],{type:"application/json"})),n.
download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Oe(t,e=n=>n){G(t).forEach((n,s)=>{B(`votes\
-for-women-put-aside-${s+1}.json`,e(R(n),n))})}function Te(t,e,n,s){let o=y("div",{class:e,role:"status"});t.prepend(o);
let i=y("div",{},y("p",{},n)),r=(a,p)=>{let l=y("button",{type:"button",class:"vfw-button"},a);l.addEventListener("click",
p),i.append(l)};s&&r("Save it as a file",()=>B(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var ie="vfw:likings",Ne="vfw-likings",Kt={size:"1",light:"system",motion:"system"},re={...Kt,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},Ht=["keys","stage"],qt={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},Bt={1:1,2:1.2,3:1.45};function Wt(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,s])=>typeof s==
"string"),n=Object.keys(re).every(s=>Ht.includes(s)||e.some(([o])=>o===s));return Object.fromEntries(n?e.filter(([s,o])=>o!==
Ce(s)):e)}catch{return{}}}function Ce(t){return re[t]}function Le(t,e={}){let n={...re,...e,...t};for(let[s,o]of Object.
entries(qt))o.includes(n[s])||(n[s]=Ce(s));return n}function F(){return Wt(document.documentElement.dataset.vfwLikings??
R(ie))}function Ft(t,e){let n=JSON.stringify({...F(),[t]:e});document.documentElement.dataset.vfwLikings=n,q(ie,n),document.
dispatchEvent(new Event(Ne))}function Dt(t,e){document.addEventListener(Ne,t,{signal:e}),_e().addEventListener("change",
t,{signal:e});let n=({key:s})=>{s===ie&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("stor\
age",n,{signal:e})}function Mt(t){return Bt[t.size]??1}function Ut(t,e){return t.light==="dark"||!["light","contrast"].includes(
t.light)&&e}function _e(){return matchMedia("(prefers-color-scheme: dark)")}function jt(t,e){for(let n of v(t,"[data-set\
ting]")){let s=e[n.dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=s:n.ariaPressed!==String(
s)&&(n.ariaPressed=String(s))}}function Ie(t,e,n){let s={},o=Le(F()),i=()=>{o=Le(F(),s),t.dataset.size=o.size,t.style.setProperty(
"--vfw-zoom",`calc(${Mt(o)} * var(--vfw-usual-zoom, 1))`),t.style.zoom="var(--vfw-zoom)";let a=Ut(o,_e().matches);t.classList.
toggle("vfw-dark",a),document.documentElement.classList.toggle("vfw-dark-page",a),t.classList.toggle("vfw-still",o.motion===
"still"),r.show(),e(o)},r={begin:i,like:Ft,expect(a){s=a,i()},show:()=>jt(t,o)};return Dt(i,n),r}function Re(t){document.
fullscreenElement?document.exitFullscreen():(t.classList.contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var Gt=40;function Pe(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=t.appendChild(
y("div",n));return e.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>y("p",{},i)));s.
childElementCount>Gt;)s.firstElementChild?.remove()}}}var zt=".vfw-map, input, select, textarea, [contenteditable]";function $e(t,e){let n={isOn:!0};return e(document,"keydow\
n",s=>{let{key:o,target:i,altKey:r,ctrlKey:a,metaKey:p,repeat:l}=s,c=t.contains(i)||i.contains(t)&&t.classList.contains(
"vfw-whole-page");!n.isOn||!c||r||a||p||l||/^[a-z]$/i.test(o)&&!i.closest(zt)&&d(t,`[data-ask][aria-keyshortcuts="${o.toUpperCase()}\
"]`)?.click()}),n}var Yt=/^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u,Jt="input:not([type=radio], [type=checkbox]), textarea,\
 [contenteditable]";function Ke(t,e){let n=!1,s=o=>{o!==n&&(n=o,e(n))};t(document,"keydown",o=>Vt(o)&&s(!0),{capture:!0}),
t(document,"click",({isTrusted:o,detail:i,target:r})=>{o&&(!i&&r.closest("button, [role=button]")&&s(!0),i&&r.closest('[\
data-command="next"]')&&s(!1))},{capture:!0})}function Vt({key:t,altKey:e,ctrlKey:n,metaKey:s,target:o}){let i=[...t].length===
1&&o.closest?.(Jt);return Yt.test(t)&&!e&&!n&&!s&&!i}var ce=".vfw-tabs, .vfw-hand, .vfw-camps, .vfw-table, .vfw-log",ae="button, a[href], [role=button], summary, ol[tabindex\
]",He="Arrow keys go from one to the next.",Qt={ArrowRight:1,ArrowLeft:-1},Zt={ArrowDown:1,ArrowUp:-1};function qe(t){return t.
matches(ce)?He:""}function Be(t,e){let n=o=>S(o,ce),s=o=>v(o,ae);return e(t,"focusin",({target:o})=>{let i=n(o);if(!i||!o.
matches(ae))return;let r=d(i,"ol[tabindex]")??o;for(let a of s(i))E(a,{tabindex:a===r?0:-1})}),e(t,"keydown",o=>{let{key:i,
target:r,altKey:a,ctrlKey:p,metaKey:l,shiftKey:c}=o,h=d(t,".vfw-replay")?Zt:Qt,f=i in h&&!(a||p||l||c)&&n(r);if(!f||!r.matches(
ae))return;let g=s(f).filter(w=>w.checkVisibility({visibilityProperty:!0})),x=g[g.indexOf(r)+h[i]];x&&(o.preventDefault(),
o.stopPropagation(),x.focus())}),{settle(){for(let o of O(t,`:is(${ce})`)){E(o,{"aria-description":He});let i=s(o),r=d(o,
"ol[tabindex]")??i[0];for(let a of i)E(a,{tabindex:a===r?0:-1});i.length&&o.matches("[tabindex]")&&E(o,{tabindex:-1})}}}}var Xt=".vfw-prompt > h2, .vfw-prompt > .vfw-choices > button:first-child",en=".vfw-hand, .vfw-map svg[role=group], .vfw\
-map-table [role=region]",tn=0;function We(t){for(let s of O(t,".vfw-hand .vfw-face")){let o=d(s,".vfw-card-button")??d(
s,"h3 [data-sheet]");o&&z(o,v(s,"p:not(.vfw-era)"))}let e=d(t,".vfw-prompt .vfw-coach");if(e)for(let s of v(t,Xt))z(s,[e]);
let n=e?v(e,"p").map(({textContent:s})=>s):[];for(let s of v(t,en))E(s,{"aria-description":[...n,qe(s)].filter(Boolean).
join(" ")||null})}function z(t,e){for(let n of e)n.id||=`vfw-words-${++tn}`;E(t,{"aria-describedby":e.map(({id:n})=>n).join(
" ")})}var nn=["pick","command","value","key","local","setting","sheet","tab"],sn=["log","camps","table","record"],on='button, \
a[href], [tabindex="0"]';function Fe(t,e){let n=null,[s,o]=[!1,!1],i=!1;e(document,"keydown",()=>i=!0,{capture:!0}),e(document,
"pointerdown",()=>i=!1,{capture:!0}),e(document,"focusin",({target:f})=>{let g=f.closest?.("[data-region]")?.dataset.region;
n=t.contains(f)?{region:g,selector:rn(f)}:null,o=!1}),e(t,"toggle",({target:f})=>{f instanceof HTMLDetailsElement&&f.matches(
".vfw-prompt > details")&&(s=f.open)},{capture:!0});let a=f=>v(t,f).find(an),p=()=>{let g=(a(".vfw-cover")?[".vfw-cover \
[data-first]"]:[".vfw-prompt .vfw-choices .vfw-primary",...s?[".vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-ch\
oice][tabindex="0"]',".vfw-hand [data-pick]",".vfw-prompt [data-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(
a).find(Boolean);g?.focus({preventScroll:!i||g.closest(".vfw-map")!==null})},l=()=>{let{region:f,selector:g}=n??{},w=[...g?
[g]:[],...sn.includes(f??"")?[on]:[]].map(k=>a(`[data-region="${f}"] :is(${k})`)).find(Boolean);return w&&w.focus({preventScroll:!0}),
!!w},c="",h=()=>{let f=c&&a(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(c))}"]`),g=d(t,".vfw-hand .vfw-playing [d\
ata-sheet^='card:']")?.dataset.sheet?.slice(5);c=d(t,".vfw-cover")?.dataset.card??g??"",f&&f.focus({preventScroll:!i})};
return{settle(){h();for(let x of O(t,".vfw-prompt > details"))x.open=s;let f=we(),g=!f||f===document.body||f.closest("[i\
nert]");(o||g&&n&&!l())&&p(),o=!1},leadOn:()=>o=!0,toHeadline:()=>d(t,".vfw-prompt h2")?.focus()}}function rn({dataset:t}){
return nn.filter(e=>t[e]!==void 0).map(e=>`[data-${e}="${CSS.escape(t[e]??"")}"]`).join("")}function an(t){return t.checkVisibility()&&
!t.closest("[inert]")}function De(t,e){e(t,"click",n=>{let s=n.target.closest(".vfw-prose a[href^='#']");if(!s)return;n.preventDefault();let o=d(
s.closest(".vfw-prose"),`#${CSS.escape(s.hash.slice(1))}`);o&&(S(o,"details")?.setAttribute("open",""),o.tabIndex=-1,o.focus())})}var Y=class{#e=[];#t="";#n;#s;constructor(e,n){this.key=e&&Ee(e),this.works=this.#n=!!e,this.#s=n}begin(e,n){this.#e=[JSON.
stringify(e)],n&&(this.#t=this.whole(),this.#n&&=Ae(this.key)),this.#o()}append(e,n){return this.#e.length-1<e?!1:(this.#e=
[...this.#e.slice(0,e+1),...n.map(s=>JSON.stringify(s))],this.#o(),!0)}whole(){return this.key?Me(R(this.key)):""}get isOpen(){
return this.#e.length>0}download(){B("votes-for-women.json",this.#t||this.whole())}get hasAside(){return G(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);Oe(this.key,(n,s)=>e(s)?Me(n):n)}#o(){this.key&&(this.
works=this.#n&&q(this.key,this.#e.join(`
`)),this.works||xe(this.#s))}};function Me(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var Ue=4e6;function je(t,e,n,s,o){let i=()=>d(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>d(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),p={toggle(){if(r())return p.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let l=i()?.contains(document.
activeElement);i()?.hidePopover(),l&&a()?.focus()},chooseFile:()=>d(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",l=>l.key==="Escape"&&p.close()),e(document,"pointerdown",({target:l})=>{l.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||p.close()}),e(t,"change",async({target:l})=>{if(!l.matches("[data-open]")||!l.files.length)return;let[
c]=l.files;l.value="";let h=cn(await c.slice(0,Ue).text(),c.size);p.close(),h===null?o():s(h)}),p}function cn(t,e){return e<=
Ue?t:t.includes(`
`)?t.split(`
`,1)[0]:null}var ln="button, summary, input, select, textarea, a[href], [tabindex='0']";function Ge(t,e){e(t,"keydown",n=>{let{key:s,
shiftKey:o,target:i}=n,r=s==="Tab"&&S(i,".vfw-cover[aria-modal]");if(!r)return;let a=v(r,ln).filter(l=>l.tabIndex>=0&&l.
checkVisibility()),p=fn(a.indexOf(i),a.length,o);p!==null&&(n.preventDefault(),a[p].focus())})}function fn(t,e,n){return e?
n?t<=0?e-1:null:t===e-1?0:null:null}function ze(t){J(O(t,".vfw-log ol"));for(let e of O(t,".vfw-hand ul"))e.scrollLeft=(d(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function Ye(t,e){let n=new ResizeObserver(()=>J(v(t,".vfw-log ol"))),s=d(t,".vfw-area-log");s&&n.observe(
s),e.addEventListener("abort",()=>n.disconnect())}function J(t){for(let e of t){let n=d(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var Je=new Map([["slow",2.2],["usual",1],["fast",.35]]),V=class{#e="usual";#t=!1;#n=null;#s;constructor(e,n,s,o){this.time=
e,this.next=n,this.stands=s,o.addEventListener("abort",()=>clearTimeout(this.#s))}beat(e){e!==this.#n&&(this.#n=e,this.again())}set(e){
return this.#e=e,this.again(),Je.has(e)}pause(e){this.#t=e,this.again()}again(){clearTimeout(this.#s);let[e,n]=[this.time(),
Je.get(this.#e)];e&&n&&!this.#t?this.#s=setTimeout(this.next,e*n):e&&!n&&this.stands()}};function un(t,e,n){if(!t||!e)return!1;let s=e.at-t.at<500,o=Math.hypot(e.x-t.x,e.y-t.y)<=8;return s&&o&&e.at-n<200}function Ve(t){
let[e,n]=[null,null],s=({detail:o,clientX:i,clientY:r})=>{o>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:t}),({detail:o},i)=>o>0&&un(e,n,i)}function Qe(t){let e=d(t,".vfw-cover")??d(t,".vfw-prompt");return e&&le(e)}function le(t){let e=Number(S(t,"[data-questi\
on]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}var dn="[data-pick], button[data-command], [data-local], [data-setting], [data-ask]";function Xe(t,{command:e,focus:n,kept:s,
likings:o,menu:i,pace:r,painted:a,post:p},l,c){let h=w=>{t.classList.toggle("vfw-paused",w),r.pause(w)},f={save:()=>s.download(),
"save aside":()=>s.downloadAside(),menu:()=>i.toggle(),open:()=>i.chooseFile(),"whole screen":()=>Re(t),pause:()=>h(!0),
"play on":()=>h(!1)},g=Ve(c);l(t,"click",w=>{let k=S(w.target,dn);if(!k)return;let{command:T,pick:N,local:C,setting:A,ask:$,
value:_=""}=k.dataset;C&&f[C](),A&&(o.like(A,_),k.scrollIntoView({block:"nearest"})),$&&p.send({kind:"ask",about:$}),!(C||
A||$||g(w,a.at))&&(N?p.send({kind:"pick",replies:[JSON.parse(N)],question:le(k)}):T!==void 0&&(i.close(),k.closest(".vfw\
-menu")&&n.leadOn(),e(T,{value:_})))}),l(t,"submit",w=>{let k=w.target.closest("form[data-command]");k&&(w.preventDefault(),
e(k.dataset.command,Object.fromEntries(new FormData(k))))}),l(document,"keydown",({key:w})=>{let k=d(t,":popover-open")!==
null;w==="Escape"&&!k&&d(t,".vfw-cover [data-leaves]")?.click()});let x=({key:w,repeat:k})=>k&&(w==="Enter"||w===" ");l(
t,"keydown",w=>x(w)&&w.preventDefault(),{capture:!0}),l(t,"click",({target:w})=>Ze(t,w.closest("[data-tab]")?.dataset.tab)),
Ze(t,"log")}function Ze(t,e){if(e){t.dataset.tab=e;for(let n of v(t,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===e)}}var pn="section, header, div, ol, ul",hn=["data-painted","data-linked"],mn=["data-linked","data-lm-suppress-shortcuts"],
et=new WeakMap;function tt(t,e){let n=document.createElement("template");n.innerHTML=e;let[s,o]=[t.firstElementChild,n.content.
firstElementChild];o&&s?.matches(".vfw-replay")&&o.matches(".vfw-replay")?st(s,o):nt(t,et.get(t)??document.createDocumentFragment(),
n.content),et.set(t,n.content)}function nt(t,e,n){let[s,o,i]=[t,e,n].map(({childNodes:a})=>[...a]);if(e.isEqualNode(n)&&
s.length===o.length)return;for(let a of hn)t.removeAttribute(a);if(s.length!==o.length)return t.replaceChildren(...i.map(
fe));let r=0;i.forEach((a,p)=>{let l=o.findIndex((h,f)=>f>=r&&h.isEqualNode(a)),c=r<o.length&&!i.slice(p).some(h=>h.isEqualNode(
o[r]));if(l>=0){for(let h of s.slice(r,l))h.remove();r=l+1}else c?(wn(s[r],o[r],a),r+=1):t.insertBefore(fe(a),s[r]??null)});
for(let a of s.slice(r))a.remove()}function wn(t,e,n){t instanceof Element&&e instanceof Element&&n instanceof Element&&
vn(e,n)?(E(t,{"data-question":n.getAttribute("data-question")}),nt(t,e,n)):t.replaceWith(fe(n))}function vn(t,e){let[n,s]=[
t,e].map(o=>o.cloneNode());for(let o of[n,s])o.removeAttribute("data-question");return t.matches(pn)&&n.isEqualNode(s)}function fe(t){
return document.importNode(t,!0)}function st(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!mn.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,s]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===s.length&&n.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...s),t.removeAttribute("data-linked")}else n.forEach((i,r)=>st(i,
s[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var gn=["head","prompt","record","hand","tabs","camps","log","table","cover","menu"],kn=["cover","menu"],ot=["start","en\
ding","replay","hand","our-hand","map-large","on-stage","hints","coach"];function it(t,e,n,s){let o=d(t,".vfw-layout"),[
i,r]=[".vfw-area-map",".vfw-area-rows"].map(c=>d(o,c)),a=gn.map(c=>{let h=y("div",{class:`vfw-area-${c}`});return kn.includes(
c)?t.append(h):o.insertBefore(h,c==="head"?i:r),{area:h,trait:`${c}_html`,painted:""}}),p=()=>{let c=a.filter(({area:f})=>f.
contains(document.activeElement)),h=[...new Set([...c,...a])].filter(f=>e.get(f.trait)!==f.painted);for(let f of h)f.painted=
e.get(f.trait),tt(f.area,f.painted);return h.length>0};p();let l=()=>p()&&queueMicrotask(()=>s.aborted||n());e.on("chang\
e",l),s.addEventListener("abort",()=>{e.off("change",l);for(let{area:c}of a)c.remove()})}function Q(t,e,...n){let s=t.filter(
o=>d(e,`.vfw-${o}`)).join(" ");for(let o of[e,...n])o.dataset.shows!==s&&(o.dataset.shows=s)}var Z=class{#e="";#t=null;constructor(e){this.command=e}take(){this.#e=""}send(e,n,s){this.#e=s,this.command(e,n)}isPainted(e){
return this.#e!==e}want(e,n){this.isPainted(n)?this.send("go",{value:e},n):this.#t=e}rest(e,n,s){this.#t=null,this.send(
e,{value:n},s)}painted(e){if(this.isPainted(e)&&(this.#e=""),this.#e||this.#t===null)return;let n=this.#t;this.#t=null,this.
send("go",{value:n},e)}};var rt={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},bn=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function at(t,e,n,s){let o,i="",r=()=>d(t,".vfw-replay"),a=()=>r()?.dataset.step,p=new Z(e),
l=c=>c.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:c})=>l(c)&&p.take()),n(t,"input",({target:c})=>l(
c)&&p.want(c.value,a())),n(t,"change",({target:c})=>{(l(c)||c.matches(".vfw-replay select"))&&p.rest(c.name,c.value,a())}),
n(document,"keydown",c=>{let{key:h,target:f,repeat:g}=c,x=t.contains(f)||f.contains(t)&&t.classList.contains("vfw-whole-\
page"),w=r()&&!r()?.closest("[inert]"),k=x&&w&&!f.closest(bn),T=h===" "&&f.closest("button, a, summary, [role=button]"),
N=c.ctrlKey||c.altKey||c.metaKey||c.shiftKey;!(h in rt)||!k||T||N||(c.preventDefault(),(!g||p.isPainted(a()))&&p.send(rt[h],
{},a()))}),s.addEventListener("abort",()=>clearTimeout(o)),{beat(){p.painted(a());let c=Number(r()?.dataset.goesOn??0),h=`${a()}\
 ${c}`;h!==i&&(i=h,clearTimeout(o),c&&(o=setTimeout(()=>e("play on"),c)))}}}function lt(t,e,n){let s=e.bottom+t.height+8<=n.height,o=e.top<n.height-e.bottom,i=s||o?e.bottom+4:e.top-t.height-4;return{
left:ct(e.left,t.width,n.width),top:ct(i,t.height,n.height)}}function ct(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var yn=350,En=250,xn=/^(word|card):/;function ft(t,e,n,s,o){let i=y("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"\
manual"});t.append(i);let r=null,a="",p=[],[l,c,h]=[!1,!1,""],f,g=new Map,x=u=>{c=u!==null,d(t,".vfw-map")?.dispatchEvent(
new CustomEvent("vfw-show-place",{detail:{key:u},cancelable:!0}))},w=()=>i.matches(":popover-open"),k=u=>{clearTimeout(f);
let b=u.dataset.sheet??"",L=b.match(/^place:(.*)$/)?.[1];if(L)return x(L);i.contains(u)?b!==a&&p.push(a):(r!==u&&(l=!1),
[r,p]=[u,[]]),a=b,(i.dataset.about!==b||!w())&&e(b)},T=()=>{a=p.pop()??"",e(a)},N=()=>d(i,"[data-close]"),C=()=>{if(!r)return;
let u=i.currentCSSZoom??1,b={width:i.offsetWidth*u,height:i.offsetHeight*u},{left:L,top:K}=lt(b,r.getBoundingClientRect(),
{width:innerWidth,height:innerHeight});Object.assign(i.style,{left:`${L/u}px`,top:`${K/u}px`})},A={fill(u,b){if(u!==a||!r?.
isConnected)return;let L=p.length?'<button type="button" class="vfw-button" data-back>Back</button>':"",P=`${b}<div clas\
s="vfw-close">${L}<button type="button" class="vfw-button" data-close>Close</button></div>`;if(w()&&P===h&&i.contains(document.
activeElement))return;i.innerHTML=h=P,i.dataset.about=u,Q(["story","record"],i),n(i),i.setAttribute("aria-label",d(i,"h2")?.
textContent??"");let H=d(i,"p:not(.vfw-kicker)");H&&xn.test(u)&&g.set(u,H.textContent);for(let ee of v(t,"[data-told]"))
E(ee,{"data-told":null,"aria-describedby":null});H&&!r.matches("[aria-describedby]")&&z(E(r,{"data-told":""}),[H]),w()||
i.showPopover(),C(),J(v(i,"ol")),l&&(d(i,"[data-back]")??N())?.focus({preventScroll:!0})},close(){if(clearTimeout(f),c&&
x(null),!w())return;let u=i.contains(document.activeElement);i.hidePopover(),u&&r?.isConnected&&r.focus({preventScroll:!0}),
[r,l,p]=[null,!1,[]]}},$=(u,b)=>{clearTimeout(f),f=setTimeout(b,u)},_=u=>u instanceof Node&&(i.contains(u)||r?.contains(
u)),D="";s(t,"pointermove",({clientX:u,clientY:b})=>D=`${u},${b}`,{capture:!0}),s(t,"pointerover",({target:u,pointerType:b,
clientX:L,clientY:K})=>{let P=u.closest("[data-sheet]");b!=="mouse"||l||D===`${L},${K}`||(P?$(yn,()=>k(P)):_(u)?clearTimeout(
f):$(En,A.close))}),s(t,"focusin",({target:u})=>{u.matches("[data-sheet]:focus-visible")?(g.has(u.dataset.sheet)&&E(u,{"\
aria-description":g.get(u.dataset.sheet)}),k(u)):_(u)||A.close()}),s(t,"click",({target:u})=>{let b=u.closest("[data-she\
et]");b?(k(b),l=!0,w()&&N()?.focus({preventScroll:!0})):u.closest("[data-back]")?T():(u.closest("[data-close]")||!_(u))&&
A.close()}),s(t,"keydown",u=>{!u.target.matches("span[data-sheet]")||!["Enter"," "].includes(u.key)||(u.preventDefault(),
u.target.click())}),s(document,"keydown",u=>{let b=u.key==="Tab"&&!u.shiftKey&&u.target.matches?.(".vfw-opened [data-clo\
se]");(u.key==="Escape"||b)&&A.close()});let X=new ResizeObserver(C);return X.observe(i),o.addEventListener("abort",()=>{
clearTimeout(f),X.disconnect(),i.remove()}),A}function ut(t,e){return e.map(s=>t.find(o=>o.value===s)).find(Boolean)??t[0]}function dt(t,e){return Object.entries(t).every(
([n,s])=>s.includes(e.get(n)))}var pt="vfw:choices";function wt(t,e){let n=An(R(pt));e(t,"change",({target:o})=>{let i=o.closest("form[data-remembered]");
!i||o.dataset.setting||(n={...n,[o.name]:o.value},q(pt,JSON.stringify(n)),ht(i,n))});let s=!1;return{settle(){for(let i of O(
t,".vfw-start"))for(let r of[t,i.parentElement])r?.scrollTo(0,0);let o=s;s=!!d(t,".vfw-start"),o&&!s&&t.scrollTo(0,0);for(let i of O(
t,"form[data-remembered]")){for(let r of vt(i,"input:not([type=radio])"))r.value=n[r.name]??"";ht(i,n)}}}}function An(t){
try{return JSON.parse(t)??{}}catch{return{}}}function ht(t,e){for(let n of v(t,"[data-asks]")){let s=mt(n,t);n.hidden=n.
disabled=!s;let o=vt(n,"input").filter(l=>{let c=S(l,"label"),h=c!==null&&mt(c,t);return c&&(c.hidden=l.disabled=!h),h});
if(o.some(l=>l.dataset.setting))continue;let i=n.dataset.asks??"",a=v(t,"input[data-proposes]:checked").map(l=>JSON.parse(
l.dataset.proposes??"{}")[i]),p=[e[i],...a,...(n.dataset.usual??"").split(" ")];ut(o,p).checked=!0}}function mt(t,e){return dt(
JSON.parse(t.dataset.only??"{}"),new FormData(e))}function vt(t,e){return v(t,e)}var Sn=":popover-open, .vfw-cover, .vfw-sheet-room > :not([hidden])",On=".vfw-map, input, select, textarea";function gt(t,e,n,s){
let o=y("button",{type:"button",class:"vfw-to-question"},"Go to the question");t.prepend(o),e(o,"click",n),e(window,"key\
down",({key:r,target:a})=>{let p=t.contains(a)&&!a.closest(On);r==="Escape"&&p&&!d(t,Sn)&&n()},{capture:!0}),s.addEventListener(
"abort",()=>o.remove())}function kt(t){let e=Tn(t);return n=>{for(let s of v(n,"span[data-sheet]:not(.vfw-ref)"))bt(s);for(let s of v(n,"[data-n\
ames]:not([data-linked])")){Nn(s,e,t);for(let o of[s,...s.children])E(o,{"data-linked":""})}}}function Tn(t){let n=Object.
keys(t).sort((s,o)=>o.length-s.length).map(s=>s.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<!\
[\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d])`,"gu")}function Ln(t,e){let n=[],s=0;for(let{0:o,index:i}of t.matchAll(e))n.
push(t.slice(s,i),o),s=i+o.length;return[...n,t.slice(s)]}function bt(t){Object.assign(t,{className:"vfw-ref",role:"butt\
on",tabIndex:0})}function Nn(t,e,n){let{SHOW_TEXT:s,SHOW_ELEMENT:o,FILTER_REJECT:i,FILTER_ACCEPT:r,FILTER_SKIP:a}=NodeFilter,
p=document.createTreeWalker(t,s|o,c=>c instanceof Text?r:c.matches("[data-linked]")?i:a),l=[];for(;p.nextNode();)l.push(
p.currentNode);for(let c of l){let h=Ln(c.data,e);h.length>1&&c.replaceWith(...h.map((f,g)=>g%2?Cn(f,n[f]):f))}}function Cn(t,e){
let n=document.createElement("span");return n.textContent=t,n.dataset.sheet=e,bt(n),n}var _n="As you play by key, the computer waits after each step until you go on. The menu changes its pace.",In="This bro\
wser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",$o=ye(async({model:t,
el:e,post:n},s)=>{e.classList.add("vfw-page-widget");let i=await ve(()=>{let r=e.closest(".vfw-panel");return r&&d(r,".v\
fw-area-map")&&d(r,".vfw-area-rows")&&r},s);i&&Rn(i,t,n,s)});function Rn(t,e,n,s){let o=me(s);o(t,"focusin",({target:m})=>E(
m,ge),{capture:!0}),it(t,e,()=>H(),s);let i=e.get("whole_page")&&!pe(t);t.classList.toggle("vfw-whole-page",i),t.dataset.
game=e.get("game");let r=i?[document.body]:[];Ge(t,o);let a={question:null,at:0,isBehind:!1,isLocked:!1},p=(m,I={})=>n.send(
{kind:"command",name:m,fields:I,question:a.question}),l=Pe(t,s),c=new Y(e.get("slot"),()=>Te(t,"vfw-banner",In));Se(c.key,
()=>c.isOpen&&n.send({kind:"elsewhere"}),s);let h=Fe(t,o),f=()=>d(t,":popover-open")!==null,g=()=>f()?0:Number(d(t,".vfw\
-prompt")?.dataset.pace??0),[x,w]=[!1,!1],k=()=>{x&&!w&&!F().pace&&l.say(_n),w||=x},T=new V(g,()=>p("next"),k,s);o(t,"to\
ggle",({target:m})=>m.popover&&T.again(),{capture:!0});let N=$e(t,o),C="",A=Ie(t,m=>{let{pace:I,help:At,learned:St,sensitivity:Ot,
keys:Tt}=m;N.isOn=Tt!=="off";let te={kind:"manner",shows_steps:I!=="none",help:At,learned:St,sensitivity:Ot};JSON.stringify(
te)!==C&&n.send(te),C=JSON.stringify(te),t.classList.toggle("vfw-unpaced",!T.set(I))},s);Ke(o,m=>{x=m,A.expect(m?{pace:"\
one"}:{})});let _=ft(t,m=>n.send({kind:"sheet",about:m}),m=>K(m),o,s);De(t,o);let D=at(t,p,o,s),u=je(t,o,c,m=>n.send({kind:"\
open",save:m}),()=>n.send({kind:"too large"})),b=wt(t,o),L=Be(t,o);gt(t,o,()=>h.toHeadline(),s);let K=kt(e.get("names")),
P=()=>Q(ot,t,...r);o(t,"vfw-map-sized",P);let H=()=>{P();let m=Qe(t),I=m!==a.question;d(t,".vfw-stage-map:empty")&&t.dispatchEvent(
new CustomEvent("vfw-stage")),I&&(Object.assign(a,{question:m,at:performance.now()}),_.close()),yt(t,a.isLocked),K(t),L.
settle(),We(t),b.settle(),A.show(),ze(t),h.settle(),T.beat(m),D.beat()};Xe(t,{command:p,focus:h,kept:c,likings:A,menu:u,
pace:T,painted:a,post:n},o,s),Ye(t,s),o(t,"vfw-leave-map",()=>h.toHeadline()),o(t,"vfw-say",m=>l.say(m.detail.text));let ee=m=>{
m.kind==="begin"&&c.begin(m.header,m.put_aside),m.kind==="append"&&!c.append(m.from,m.entries)&&n.send({kind:"keep whole"}),
m.kind==="like"&&A.like(m.name,m.value),m.kind==="download"&&B(m.name,m.text),m.kind==="sheet"&&_.fill(m.about,m.html);let I=m.
kind==="pong"&&m.question!==a.question;I&&a.isBehind&&n.send({kind:"paint whole"}),m.kind==="pong"&&(a.isBehind=I&&!a.isBehind)},
ue=()=>l.tell(e.get("said"));n.listen(ee,s),e.on("change:said",ue),s.addEventListener("abort",()=>{for(let m of r)delete m.
dataset.shows;e.off("change:said",ue)}),A.begin(),H(),Pn(t,e,n,c,a,s);let{goesOn:Et=!1,isUnsent:xt=!1}=n.watch.cameBack??
{};n.send({kind:"held",save:c.whole(),goes_on:Et,is_unsent:xt})}function Pn(t,e,n,s,o,i){let r={root:t,post:n,keeps:()=>s.
works||e.get("is_kept")?". Your game is kept in this browser.":", and this browser keeps no games.",isCurrent:a=>a.question===
o.question,changed(a){return o.isLocked=a,yt(t,a),a},goesOn:()=>s.isOpen&&!d(t,".vfw-start, .vfw-coach")};n.watch.over(r,
i)}function yt(t,e){let n=d(t,".vfw-cover");for(let s of v(t,".vfw-layout, .vfw-to-question"))s.inert=e||n!==null;n&&(n.
inert=e),n&&!t.matches(".vfw-whole-page")&&E(n,{"aria-modal":null})}export{$o as default};
