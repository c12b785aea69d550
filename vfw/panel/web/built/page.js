var Y=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(e){this.kernelNow=
e,this.kernel?.connectionStatusChanged.connect((n,o)=>{o==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(e,n,o=()=>{}){
this.#t+=1,this.waiting.push({post:e,message:n,taken:o,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[e]=this.waiting;if(!e)return;e.sentAt=performance.now();let{post:n,number:o,message:s}=e;
this.transmit(n,{kind:"press",page:this.page,number:o,message:s})}sendAgain(){let[e]=this.waiting;e&&performance.now()-e.
sentAt>2e3&&this.send()}transmit(e,n){try{e.transmit(n)}catch{this.hasLost||=this.waiting.some(o=>o.post===e),this.leave(
e)}}taken({page:e,number:n}){let[o]=this.waiting;return e!==this.page||n!==o?.number?!1:(this.waiting.shift(),o.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(e){this.posts.delete(
e),this.waiting=this.waiting.filter(n=>n.post!==e),this.send()}};function At(t){return({model:e,el:n})=>{let o=new AbortController;return t({model:e,el:n},o.signal),()=>o.abort()}}function q(){return document.body.dataset.voila!==void 0}function F(t){return t.closest(".jp-NotebookPanel")!==null}async function St(t,e){let{baseUrl:n}=t.serverSettings,o=s=>fetch(n+s,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let s=await o(`api/kernels/${t.id}`);if(s.ok&&s.headers.get("Content-Type")?.includes("json")&&e)return(await s.json()).
execution_state==="busy"?"busy":"idle";let r=await o("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function Ot(t){return(e,n,o,s={})=>e.addEventListener(n,o,{signal:t,...s})}function S(t,e,...n){let o=document.createElement(
t);return o.append(...n),x(o,e)}function x(t,e){for(let[n,o]of Object.entries(e))o===null?t.removeAttribute(n):t.getAttribute(n)!==String(o)&&t.setAttribute(
n,String(o));return t}function p(t,e){return t.querySelector(e)}function b(t,e){return[...t.querySelectorAll(e)]}function O(t,e){
return t.closest(e)}function T(t,e){let n=b(t,`${e}:not([data-painted])`);for(let o of n)o.dataset.painted="";return n}function Tt(){
return document.activeElement}async function Lt(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var Nt={"data-lm-suppress-shortcuts":"true"};var J=class{#t=null;constructor(e){this.quiet=S("div",{class:"vfw-sending",role:"status"}),this.banner=S("div",{class:"v\
fw-banner",role:"alert"}),this.button=S("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=S("p",{}),this.box=S("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#t=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#t?.focus({preventScroll:!0})}};function It(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function Ct(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var at=2500,sn=2e3,rn=8e3,ct=2e3,an=1e4,cn=25e3,ln=3e4,fn=500,V=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=Ct(this.#t),setInterval(()=>this.beat(),fn);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(e,n){let o={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...e};this.rooms.push(o),
this.notice??=new J(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(s=>s!==o))}beat(){
let e=performance.now();if(document.hidden&&(this.heardAt=e),e-this.pingedAt>(this.isLost?at/2:at)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(e-this.heardAt>at+1e3||this.isCut)&&e-this.lookedAt>ct&&this.look(),
e-this.heardAt>rn&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>sn)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!q()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let e=new Set(this.rooms.map(({post:n})=>n));for(let n of e)this.
line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(e,n){if(this.heardAt=performance.now(),!(!this.isLost||e.kind!==
"pong")){for(let o of this.rooms)o.post===n&&o.isCurrent(e)&&this.current.add(o);this.rooms.every(o=>this.current.has(o))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:e,keeps:n}]=this.rooms,o=q()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${n()}${o}`,e.style.zoom);
let s=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(s))&&this.notice?.takeFocus(
s)}find(){this.isLost=!1;for(let{changed:e}of this.rooms)e(!1);this.notice?.found()}async look(){let{kernel:e}=this.line;
if(!e||this.isOut||!(q()||this.line.posts.size))return;this.isOut=!0;let n=await St(e,this.line.posts.size>0);n==="idle"&&
this.isLost&&await this.hasForgotten(e)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>cn&&(n="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let o=Date.now()-(this.cameBack?.at??0)<ln;n==="gone"&&q()&&!o&&this.
loadAgain(),n==="idle"&&!e.isDisposed&&this.openSocket(e)}async hasForgotten(e){let n=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let o=this.pingedAt,s=e.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([s,n(ct)]);return await n(
1e3),i&&this.heardAt<o}openSocket(e){let n=e.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?an:ct)||(this.socketAt=performance.now(),e.reconnect().catch(()=>{}))}loadAgain(){let e=this.line.hasLost||this.line.
waiting.length>0;It(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:e}),location.reload()}};function _t(t){return()=>{let e;return{initialize({model:n,signal:o}){e=new lt(n,o)},render:At((n,o)=>t({...n,post:e},o))}}}
var lt=class{hearers=new Set;constructor(e,n){this.model=e;let{line:o,watch:s}=un(e.widget_manager);this.line=o,this.watch=
s,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(e,n){
this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener("abort",()=>this.
hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({states:e,says:n,
...o}){let s=this.model.widget_manager,i=Object.keys({...e,...n}).filter(a=>s.has_model(a)),r=await Promise.all(i.map(a=>s.
get_model(a)));r.forEach((a,f)=>a.set_state(e[i[f]]??{})),this.line.taken(o)&&r.forEach((a,f)=>{for(let c of n[i[f]]??[])
a.trigger("msg:custom",c)})}tell(e){for(let n of this.hearers)n(e)}};function un(t){let e=globalThis,n=e[Symbol.for("vfw\
 connections")]??=new WeakMap,o=n.get(t);if(!o){let s=new Y(()=>t.kernel??null);o={line:s,watch:new V(s)},n.set(t,o)}return o}function R(t){try{return localStorage.getItem(t)??""}catch{return""}}function M(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function Pt(t){return`vfw:${t}`}function Rt(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||
t(),e.vfwKeepsNothing="told"}function dn(t){let e=[];for(let n;n=R(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function Mt(t){
try{let[e,n]=[localStorage.getItem(t),dn(t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,
e),!0}catch{return!1}}function Q(t){try{return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":p\
ut aside ")).sort((e,n)=>e.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function $t(t,e,n){addEventListener("storage",o=>t&&o.key===t&&e(),{signal:n})}var pn={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function $(t,e){hn(t,new Blob([e],{type:pn[t.split(".").at(
-1)??""]??"application/json"}))}function hn(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=
t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Kt(t,e=n=>n){Q(t).forEach((n,o)=>{$(`votes-for-wome\
n-put-aside-${o+1}.json`,e(R(n),n))})}function U(t,e,n,o){let s=S("div",{class:e,role:"status"});t.prepend(s);let i=S("d\
iv",{},S("p",{},n)),r=(a,f)=>{let c=S("button",{type:"button",class:"vfw-button"},a);c.addEventListener("click",f),i.append(
c)};o&&r("Save it as a file",()=>$(...o())),r("Close",()=>s.remove()),requestAnimationFrame(()=>s.append(i))}var ft="vfw:likings",Wt="vfw-likings",mn={size:"1",light:"system",motion:"system"},ut={...mn,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},wn=["keys","stage"],gn={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},vn={1:1,2:1.2,3:1.45};function kn(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o==
"string"),n=Object.keys(ut).every(o=>wn.includes(o)||e.some(([s])=>s===o));return Object.fromEntries(n?e.filter(([o,s])=>s!==
Ht(o)):e)}catch{return{}}}function Ht(t){return ut[t]}function Dt(t,e={}){let n={...ut,...e,...t};for(let[o,s]of Object.
entries(gn))s.includes(n[o])||(n[o]=Ht(o));return n}function G(){return kn(document.documentElement.dataset.vfwLikings??
R(ft))}function bn(t,e){let n=JSON.stringify({...G(),[t]:e});document.documentElement.dataset.vfwLikings=n,M(ft,n),document.
dispatchEvent(new Event(Wt))}function yn(t,e){document.addEventListener(Wt,t,{signal:e}),Bt().addEventListener("change",
t,{signal:e});let n=({key:o})=>{o===ft&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("stor\
age",n,{signal:e})}function xn(t){return vn[t.size]??1}function En(t,e){return t.light==="dark"||!["light","contrast"].includes(
t.light)&&e}function Bt(){return matchMedia("(prefers-color-scheme: dark)")}function An(t,e){for(let n of b(t,"[data-set\
ting]")){let o=e[n.dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=o:n.ariaPressed!==String(
o)&&(n.ariaPressed=String(o))}}function qt(t,e,n){let o={},s=Dt(G()),i=()=>{s=Dt(G(),o),t.dataset.size=s.size,t.style.setProperty(
"--vfw-zoom",`calc(${xn(s)} * var(--vfw-usual-zoom, 1))`),t.style.zoom="var(--vfw-zoom)";let a=En(s,Bt().matches);t.classList.
toggle("vfw-dark",a),document.documentElement.classList.toggle("vfw-dark-page",a),t.classList.toggle("vfw-still",s.motion===
"still"),r.show(),e(s)},r={begin:i,like:bn,expect(a){o=a,i()},show:()=>An(t,s)};return yn(i,n),r}function Ft(t){document.
fullscreenElement?document.exitFullscreen():(t.classList.contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var Sn=40;function Ut(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},o=t.appendChild(
S("div",n));return e.addEventListener("abort",()=>o.remove()),{tell(s){let[i,...r]=s.split(`
`);i.endsWith("anew")&&o.replaceChildren(),this.say(...r.filter(Boolean))},say(...s){for(o.append(...s.map(i=>S("p",{},i)));o.
childElementCount>Sn;)o.firstElementChild?.remove()}}}function X(t,e){let n=t.map(([o])=>Math.abs(o-e));return n.indexOf(Math.min(...n))}function Gt(t,e){let n=t.findIndex(([
,o])=>o>e);return n<0?t.length-1:Math.max(n-1,0)}function jt(t,e,n,o){let[s,i]=[n.length-1,n[e][0]],r=o.find(c=>c>i),a=o.
filter(c=>c<i).at(-1),f={ArrowLeft:()=>e-1,ArrowDown:()=>e-1,ArrowRight:()=>e+1,ArrowUp:()=>e+1,PageUp:()=>r===void 0?s:
X(n,r),PageDown:()=>a===void 0?0:X(n,a),Home:()=>0,End:()=>s};return t in f?Math.min(Math.max(f[t](),0),s):void 0}var H=class{#t="";#e=null;constructor(e){this.command=e}take(){this.#t=""}send(e,n,o){this.#t=o,this.command(e,n)}isPainted(e){
return this.#t!==e}want(e,n){this.isPainted(n)?e!==n&&this.send("go",{value:e},n):this.#e=e}rest(e,n,o){this.#e=null,this.
send(e,{value:n},o)}painted(e){if(this.isPainted(e)&&(this.#t=""),this.#t||this.#e===null)return;let n=this.#e;this.#e=null,
n!==e&&this.send("go",{value:n},e)}get isUnderWay(){return!!this.#t||this.#e!==null}};var zt=".vfw-arc-plot",On="button, a";function Yt(t,e,n){let o=new H(e),[s,i]=[0,""],r=!1,a=()=>p(t,".vfw-arc-moments")?.
dataset,f=()=>JSON.parse(a()?.moments??"[]"),c=()=>p(t,".vfw-arc-moment")?.dataset.step,l=u=>{let[w,,g]=u[s],[y,k,E]=[".\
vfw-arc-at",".vfw-arc-handle",".vfw-arc-tag"].map(N=>p(t,N));if(!y||!k||!E)return;for(let N of[y,E])N.style.setProperty(
"--at",`${w}%`);x(k,{"aria-valuemax":u.length-1,"aria-valuenow":s,"aria-valuetext":g});let I=p(E,"span");I&&(I.textContent=
g.split(", between")[0].replace(": "," · "));let[L,P]=E.querySelectorAll("button");x(L,{"aria-disabled":String(s===0)}),
x(P,{"aria-disabled":String(s===u.length-1)})},d=u=>{let w=f();u===s||!w[u]||(s=u,l(w),o.want(String(w[s][1]),c()))},h=({
clientX:u})=>{let w=p(t,zt)?.getBoundingClientRect();w&&d(X(f(),100*(u-w.left)/w.width))};n(t,"pointerdown",u=>{let w=u.
target.closest(zt);!w||u.button||u.target.closest(On)||(o.take(),r=!0,w.setPointerCapture(u.pointerId),h(u))}),n(t,"poin\
termove",u=>r&&h(u));for(let u of["pointerup","pointercancel"])n(t,u,()=>{r&&p(t,".vfw-arc-handle")?.focus({preventScroll:!0}),
r=!1});return n(t,"keydown",u=>{if(u.ctrlKey||u.altKey||u.metaKey||u.shiftKey||!u.target.matches(".vfw-arc-handle"))return;
let g=jt(u.key,s,f(),JSON.parse(a()?.parts??"[]"));g!==void 0&&(u.preventDefault(),d(g))}),n(t,"click",({target:u})=>{let w=Number(
u.closest("[data-arc]")?.dataset.arc??0);w&&d(s+w)}),{beat(){let u=f();if(!u.length)return;o.painted(c());let w=c()??"";
w!==i&&String(u[s]?.[1])!==w&&!r&&!o.isUnderWay&&(s=Gt(u,Number(w))),i=w,s=Math.min(s,u.length-1),l(u)}}}var Tn=".vfw-map, input, select, textarea, [contenteditable]";function Jt(t,e){let n={isOn:!0};return e(document,"keydow\
n",o=>{let{key:s,target:i,altKey:r,ctrlKey:a,metaKey:f,repeat:c}=o,l=t.contains(i)||i.contains(t)&&t.classList.contains(
"vfw-whole-page");!n.isOn||!l||r||a||f||c||/^[a-z]$/i.test(s)&&!i.closest(Tn)&&p(t,`[data-ask][aria-keyshortcuts="${s.toUpperCase()}\
"]`)?.click()}),n}var Ln=/^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u,Nn="input:not([type=radio], [type=checkbox]), textarea,\
 [contenteditable]";function Vt(t,e){let n=!1,o=s=>{s!==n&&(n=s,e(n))};t(document,"keydown",s=>In(s)&&o(!0),{capture:!0}),
t(document,"click",({isTrusted:s,detail:i,target:r})=>{s&&(!i&&r.closest("button, [role=button]")&&o(!0),i&&r.closest('[\
data-command="next"]')&&o(!1))},{capture:!0})}function In({key:t,altKey:e,ctrlKey:n,metaKey:o,target:s}){let i=[...t].length===
1&&s.closest?.(Nn);return Ln.test(t)&&!e&&!n&&!o&&!i}var pt=".vfw-tabs, .vfw-hand, .vfw-camps, .vfw-table, .vfw-log",dt="button, a[href], [role=button], summary, ol[tabindex\
]",Qt="Arrow keys go from one to the next.",Cn={ArrowRight:1,ArrowLeft:-1},_n={ArrowDown:1,ArrowUp:-1};function Xt(t){return t.
matches(pt)?Qt:""}function Zt(t,e){let n=s=>O(s,pt),o=s=>b(s,dt);return e(t,"focusin",({target:s})=>{let i=n(s);if(!i||!s.
matches(dt))return;let r=p(i,"ol[tabindex]")??s;for(let a of o(i))x(a,{tabindex:a===r?0:-1})}),e(t,"keydown",s=>{let{key:i,
target:r,altKey:a,ctrlKey:f,metaKey:c,shiftKey:l}=s,d=p(t,".vfw-replay")?_n:Cn,h=i in d&&!(a||f||c||l)&&n(r);if(!h||!r.matches(
dt))return;let u=o(h).filter(g=>g.checkVisibility({visibilityProperty:!0})),w=u[u.indexOf(r)+d[i]];w&&(s.preventDefault(),
s.stopPropagation(),w.focus())}),{settle(){for(let s of T(t,`:is(${pt})`)){x(s,{"aria-description":Qt});let i=o(s),r=p(s,
"ol[tabindex]")??i[0];for(let a of i)x(a,{tabindex:a===r?0:-1});i.length&&s.matches("[tabindex]")&&x(s,{tabindex:-1})}}}}var Pn=".vfw-prompt > h2, .vfw-prompt > .vfw-choices > button:first-child",Rn=".vfw-hand, .vfw-map svg[role=group], .vfw\
-map-table [role=region]",Mn=0;function te(t){for(let o of T(t,".vfw-hand .vfw-face")){let s=p(o,".vfw-card-button")??p(
o,"h3 [data-sheet]");s&&Z(s,b(o,"p:not(.vfw-era)"))}let e=p(t,".vfw-prompt .vfw-coach");if(e)for(let o of b(t,Pn))Z(o,[e]);
let n=e?b(e,"p").map(({textContent:o})=>o):[];for(let o of b(t,Rn))x(o,{"aria-description":[...n,Xt(o)].filter(Boolean).
join(" ")||null})}function Z(t,e){for(let n of e)n.id||=`vfw-words-${++Mn}`;x(t,{"aria-describedby":e.map(({id:n})=>n).join(
" ")})}var $n="[data-grid] [data-cell][data-drags]",Kn="[data-grid] [data-cell][data-pick]",Dn=6;function Wn(t,e){return Math.hypot(
e.clientX-t.clientX,e.clientY-t.clientY)>Dn}function ee(t,e){let n=null,o=null,s=()=>{n?.ghost?.remove(),n=null},i=(a,{clientX:f,
clientY:c})=>{a.style.translate=`${f}px ${c}px`};e(t,"pointerdown",a=>{s(),o=null;let f=a.isPrimary&&a.button===0?O(a.target,
$n):null;f&&(n={piece:f,from:a,ghost:null})}),e(document,"pointermove",a=>{!n||!a.isPrimary||(!n.ghost&&Wn(n.from,a)&&(n.
ghost=Hn(n.piece),n.piece.dataset.drags!=="chosen"&&n.piece.click()),n.ghost&&i(n.ghost,a))}),e(document,"pointercancel",
s),e(document,"pointerup",a=>{let f=n;s(),f?.ghost&&!r(a)&&(o=a)});let r=({clientX:a,clientY:f})=>{let c=document.elementFromPoint(
a,f),l=c&&O(c,Kn);return l&&t.contains(l)&&l.click(),l!==null};return{settle(){let a=o;o=null,a&&r(a)}}}function Hn(t){let e=p(
t,"svg")??t,{width:n,height:o}=e.getBoundingClientRect(),s=document.createElement("div");return s.className="vfw-ghost",
s.append(e.cloneNode(!0)),s.style.width=`${n}px`,s.style.height=`${o}px`,s.style.margin=`${-o/2}px 0 0 ${-n/2}px`,document.
body.append(s),s}var Bn=["pick","command","value","key","local","setting","sheet","tab"],qn=["board","log","camps","table","record"],Fn='\
button, a[href], [tabindex="0"]';function ne(t,e){let n=null,[o,s]=[!1,!1],i=!1;e(document,"keydown",()=>i=!0,{capture:!0}),
e(document,"pointerdown",()=>i=!1,{capture:!0}),e(document,"focusin",({target:u})=>{let w=u.closest?.("[data-region]")?.
dataset.region,g=u.matches?.(".vfw-prompt [data-leaves]")??!1;n=t.contains(u)?{region:w,selector:Un(u),leaves:g}:null,s=
!1}),e(t,"toggle",({target:u})=>{u instanceof HTMLDetailsElement&&u.matches(".vfw-prompt > details")&&(o=u.open)},{capture:!0});
let a=u=>b(t,u).find(Gn),f=()=>{let w=(a(".vfw-cover")?[".vfw-cover [data-first]"]:[".vfw-prompt .vfw-choices .vfw-prima\
ry",...o?[".vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-choice][tabindex="0"]',".vfw-board [data-pick]",".vfw-\
hand [data-pick]",".vfw-prompt [data-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(a).find(Boolean);w?.focus(
{preventScroll:!i||w.closest(".vfw-map")!==null})},c=()=>{let u=a(".vfw-prompt h2");u?u.focus({preventScroll:!i}):f()},l=()=>{
let{region:u,selector:w}=n??{},y=[...w?[w]:[],...qn.includes(u??"")?[Fn]:[]].map(k=>a(`[data-region="${u}"] :is(${k})`)).
find(Boolean);return y&&y.focus({preventScroll:!0}),!!y},d="",h=()=>{let u=d&&a(`.vfw-hand [data-pick="${CSS.escape(JSON.
stringify(d))}"]`),w=p(t,".vfw-hand .vfw-playing [data-sheet^='card:']")?.dataset.sheet?.slice(5);d=p(t,".vfw-cover")?.dataset.
card??w??"",u&&!n?.leaves&&u.focus({preventScroll:!i})};return{settle(u){h();for(let k of T(t,".vfw-prompt > details"))k.
open=o;T(t,".vfw-prompt [data-first]")[0]?.focus({preventScroll:!i}),T(t,".vfw-hints .vfw-chance")[0]?.scrollIntoView({block:"\
nearest"});let w=Tt(),y=(!w||w===document.body||w.closest("[inert]"))&&n&&!s&&!l();y&&(!u||n?.leaves)?c():(s||y)&&f(),s=
!1},leadOn:()=>s=!0,toHeadline:()=>p(t,".vfw-prompt h2")?.focus()}}function Un({dataset:t}){return(t.key===void 0?Bn:["k\
ey"]).filter(n=>t[n]!==void 0).map(n=>`[data-${n}="${CSS.escape(t[n]??"")}"]`).join("")}function Gn(t){return t.checkVisibility()&&
!t.closest("[inert]")}var ht="[data-grid]",B="[data-cell]",jn=['[data-cell][aria-pressed="true"]',"[data-cell][data-pick]",B],oe={ArrowRight:{
column:1,row:0},ArrowLeft:{column:-1,row:0},ArrowDown:{column:0,row:1},ArrowUp:{column:0,row:-1}};function zn(t,e,n){let[
o,s]=[-1,1/0];return n.forEach(({column:i,row:r},a)=>{let[f,c]=[i-t.column,r-t.row],l=f*e.column+c*e.row,d=Math.abs(f*e.
row)+Math.abs(c*e.column),h=d?1e3+l+2*d:l;l>0&&d<=l&&h<s&&([o,s]=[a,h])}),o}function se({dataset:t}){let[e,n]=(t.cell??"").
split(",").map(Number);return{column:e,row:n}}function ie(t,e){let n=(o,s)=>{for(let i of b(o,B))x(i,{tabindex:i===s?0:-1})};
return e(t,"focusin",({target:o})=>{let s=o.matches(B)&&O(o,ht);s&&n(s,o)}),e(t,"keydown",o=>{let{key:s,target:i,altKey:r,
ctrlKey:a,metaKey:f,shiftKey:c}=o,l=s in oe&&!(r||a||f||c)&&O(i,ht);if(!l||!i.matches(B))return;let d=b(l,B),h=d[zn(se(i),
oe[s],d.map(se))];o.preventDefault(),o.stopPropagation(),h?.focus()}),{settle(){for(let o of T(t,ht)){let s=p(o,`${B}:fo\
cus`);n(o,s??jn.map(i=>p(o,i)).find(Boolean)??null)}}}}function re(t,e){e(t,"click",n=>{let o=n.target.closest(".vfw-prose a[href^='#']");if(!o)return;n.preventDefault();let s=p(
o.closest(".vfw-prose"),`#${CSS.escape(o.hash.slice(1))}`);s&&(O(s,"details")?.setAttribute("open",""),s.tabIndex=-1,s.focus())})}var tt=class{#t=[];#e="";#n;#o;constructor(e,n){this.key=e&&Pt(e),this.works=this.#n=!!e,this.#o=n}begin(e,n){this.#t=[JSON.
stringify(e)],n&&(this.#e=this.whole(),this.#n&&=Mt(this.key)),this.#s()}append(e,n){return this.#t.length-1<e?!1:(this.#t=
[...this.#t.slice(0,e+1),...n.map(o=>JSON.stringify(o))],this.#s(),!0)}whole(){return this.key?ae(R(this.key)):""}get isOpen(){
return this.#t.length>0}download(){$("votes-for-women.json",this.#e||this.whole())}get hasAside(){return Q(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);Kt(this.key,(n,o)=>e(o)?ae(n):n)}#s(){this.key&&(this.
works=this.#n&&M(this.key,this.#t.join(`
`)),this.works||Rt(this.#o))}};function ae(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var ce=4e6;function le(t,e,n,o,s){let i=()=>p(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>p(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),f={toggle(){if(r())return f.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let c=i()?.contains(document.
activeElement);i()?.hidePopover(),c&&a()?.focus()},chooseFile:()=>p(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",c=>c.key==="Escape"&&f.close()),e(document,"pointerdown",({target:c})=>{c.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||f.close()}),e(t,"change",async({target:c})=>{if(!c.matches("[data-open]")||!c.files.length)return;let[
l]=c.files;c.value="";let d=Yn(await l.slice(0,ce).text(),l.size);f.close(),d===null?s():o(d)}),f}function Yn(t,e){return e<=
ce?t:t.includes(`
`)?t.split(`
`,1)[0]:null}var Jn="button, summary, input, select, textarea, a[href], [tabindex='0']";function fe(t,e){e(t,"keydown",n=>{let{key:o,
shiftKey:s,target:i}=n,r=o==="Tab"&&O(i,".vfw-cover[aria-modal]");if(!r)return;let a=b(r,Jn).filter(c=>c.tabIndex>=0&&c.
checkVisibility()),f=Vn(a.indexOf(i),a.length,s);f!==null&&(n.preventDefault(),a[f].focus())})}function Vn(t,e,n){return e?
n?t<=0?e-1:null:t===e-1?0:null:null}var mt="vfw:moment";var wt="moment.json",Qn=`The moment is saved as ${wt}. Open the notebook what-if.ipynb, and that file in its room.`,Xn="\
This browser keeps nothing, so the moment did not come along. Save it as a file, and open that in the room What if?";function ue(t){
t.classList.toggle("vfw-one-window",F(t)||he())}function de(t,e){M(mt,""),e.matches(".vfw-one-window")&&t.preventDefault()}
function pe(t,e){if(F(t))$(wt,e),U(t,"vfw-banner",Qn);else if(!M(mt,e))U(t,"vfw-banner",Xn,()=>[wt,e]);else if(he()){let n=p(
t,'a[data-command="what if"]');n&&location.assign(n.href)}}function he(){return p(document,".vfw-kiosk")!==null}function me(t){et(T(t,".vfw-log ol"));for(let e of T(t,".vfw-hand ul"))e.scrollLeft=(p(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function we(t,e){let n=new ResizeObserver(()=>et(b(t,".vfw-log ol"))),o=p(t,".vfw-area-log");o&&n.observe(
o),e.addEventListener("abort",()=>n.disconnect())}function et(t){for(let e of t){let n=p(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var ge=new Map([["slow",2.2],["usual",1],["fast",.35]]),nt=class{#t="usual";#e=!1;#n=null;#o;constructor(e,n,o,s){this.time=
e,this.next=n,this.stands=o,s.addEventListener("abort",()=>clearTimeout(this.#o))}beat(e){e!==this.#n&&(this.#n=e,this.again())}set(e){
return this.#t=e,this.again(),ge.has(e)}pause(e){this.#e=e,this.again()}again(){clearTimeout(this.#o);let[e,n]=[this.time(),
ge.get(this.#t)];e&&n&&!this.#e?this.#o=setTimeout(this.next,e*n):e&&!n&&this.stands()}};function Zn(t,e,n){if(!t||!e)return!1;let o=e.at-t.at<500,s=Math.hypot(e.x-t.x,e.y-t.y)<=8;return o&&s&&e.at-n<200}function ve(t){
let[e,n]=[null,null],o=({detail:s,clientX:i,clientY:r})=>{s>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",o,{capture:!0,signal:t}),({detail:s},i)=>s>0&&Zn(e,n,i)}function ke(t){let e=p(t,".vfw-cover")??p(t,".vfw-prompt");return e&&gt(e)}function gt(t){let e=Number(O(t,"[data-questi\
on]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}var to="[data-pick], :is(button, a)[data-command], [data-local], [data-setting], [data-ask]";function ye(t,{command:e,focus:n,
kept:o,likings:s,menu:i,pace:r,painted:a,post:f},c,l){let d=g=>{t.classList.toggle("vfw-paused",g),r.pause(g)},h={save:()=>o.
download(),"save aside":()=>o.downloadAside(),menu:()=>i.toggle(),open:()=>i.chooseFile(),"whole screen":()=>Ft(t),pause:()=>d(
!0),"play on":()=>d(!1)},u=ve(l);c(t,"click",g=>{let y=O(g.target,to);if(!y)return;let{command:k,pick:E,local:I,setting:L,
ask:P,value:N=""}=y.dataset;if(I&&h[I](),L&&(s.like(L,N),y.scrollIntoView({block:"nearest"})),P&&f.send({kind:"ask",about:P}),
!(I||L||P)){if(u(g,a.at))return g.preventDefault();y instanceof HTMLAnchorElement&&de(g,t),E?f.send({kind:"pick",replies:[
JSON.parse(E)].flat(),question:gt(y)}):k!==void 0&&(i.close(),y.closest(".vfw-menu")&&n.leadOn(),e(k,{value:N}))}}),c(t,
"submit",g=>{let y=g.target.closest("form[data-command]");y&&(g.preventDefault(),e(y.dataset.command,Object.fromEntries(
new FormData(y))))}),c(document,"keydown",({key:g})=>{let y=p(t,":popover-open")!==null;g==="Escape"&&!y&&p(t,".vfw-cove\
r [data-leaves]")?.click()});let w=({key:g,repeat:y})=>y&&(g==="Enter"||g===" ");c(t,"keydown",g=>w(g)&&g.preventDefault(),
{capture:!0}),c(t,"click",({target:g})=>be(t,g.closest("[data-tab]")?.dataset.tab)),be(t,"log")}function be(t,e){if(e){t.
dataset.tab=e;for(let n of b(t,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===e)}}var eo="section, header, div, ol, ul",no=["data-painted","data-linked"],oo=["data-linked","data-lm-suppress-shortcuts"],
xe=new WeakMap;function Ee(t,e){let n=document.createElement("template");n.innerHTML=e;let[o,s]=[t.firstElementChild,n.content.
firstElementChild];s&&o?.matches(".vfw-replay")&&s.matches(".vfw-replay")?Se(o,s):Ae(t,xe.get(t)??document.createDocumentFragment(),
n.content),xe.set(t,n.content)}function Ae(t,e,n){let[o,s,i]=[t,e,n].map(({childNodes:a})=>[...a]);if(e.isEqualNode(n)&&
o.length===s.length)return;for(let a of no)t.removeAttribute(a);if(o.length!==s.length)return t.replaceChildren(...i.map(
vt));let r=0;i.forEach((a,f)=>{let c=s.findIndex((d,h)=>h>=r&&d.isEqualNode(a)),l=r<s.length&&!i.slice(f).some(d=>d.isEqualNode(
s[r]));if(c>=0){for(let d of o.slice(r,c))d.remove();r=c+1}else l?(so(o[r],s[r],a),r+=1):t.insertBefore(vt(a),o[r]??null)});
for(let a of o.slice(r))a.remove()}function so(t,e,n){t instanceof Element&&e instanceof Element&&n instanceof Element&&
io(e,n)?(x(t,{"data-question":n.getAttribute("data-question")}),Ae(t,e,n)):t.replaceWith(vt(n))}function io(t,e){let[n,o]=[
t,e].map(s=>s.cloneNode());for(let s of[n,o])s.removeAttribute("data-question");return t.matches(eo)&&n.isEqualNode(o)}function vt(t){
return document.importNode(t,!0)}function Se(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!oo.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,o]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===o.length&&n.every((i,r)=>i.nodeName===o[r].nodeName))||o.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...o),t.removeAttribute("data-linked")}else n.forEach((i,r)=>Se(i,
o[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var ro=["head","board","arc","prompt","record","hand","tabs","camps","log","table","cover","menu"],ao=["cover","menu"],Oe="\
start ending replay arc hand our-hand map-large on-stage hints coach".split(" ");function Te(t,e,n,o){let s=p(t,".vfw-la\
yout"),[i,r]=[".vfw-area-map",".vfw-area-rows"].map(l=>p(s,l)),a=ro.map(l=>{let d=S("div",{class:`vfw-area-${l}`});return ao.
includes(l)?t.append(d):s.insertBefore(d,l==="head"?i:r),{area:d,trait:`${l}_html`,painted:""}}),f=()=>{let l=a.filter(({
area:h})=>h.contains(document.activeElement)),d=[...new Set([...l,...a])].filter(h=>e.get(h.trait)!==h.painted);for(let h of d)
h.painted=e.get(h.trait),Ee(h.area,h.painted);return d.length>0};f();let c=()=>f()&&queueMicrotask(()=>o.aborted||n());e.
on("change",c),o.addEventListener("abort",()=>{e.off("change",c);for(let{area:l}of a)l.remove()})}function ot(t,e,...n){
let o=t.filter(s=>p(e,`.vfw-${s}`)).join(" ");for(let s of[e,...n])s.dataset.shows!==o&&(s.dataset.shows=o)}var Le={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},co=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function Ne(t,e,n,o){let s,i="",r=()=>p(t,".vfw-replay"),a=()=>r()?.dataset.step,f=new H(e),
c=l=>l.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:l})=>c(l)&&f.take()),n(t,"input",({target:l})=>c(
l)&&f.want(l.value,a())),n(t,"change",({target:l})=>{(c(l)||l.matches(".vfw-replay select"))&&f.rest(l.name,l.value,a())}),
n(document,"keydown",l=>{let{key:d,target:h,repeat:u}=l,w=t.contains(h)||h.contains(t)&&t.classList.contains("vfw-whole-\
page"),g=r()&&!r()?.closest("[inert]"),y=w&&g&&!h.closest(co),k=d===" "&&h.closest("button, a, summary, [role=button]"),
E=l.ctrlKey||l.altKey||l.metaKey||l.shiftKey;!(d in Le)||!y||k||E||(l.preventDefault(),(!u||f.isPainted(a()))&&f.send(Le[d],
{},a()))}),o.addEventListener("abort",()=>clearTimeout(s)),{beat(){f.painted(a());let l=Number(r()?.dataset.goesOn??0),d=`${a()}\
 ${l}`;d!==i&&(i=d,clearTimeout(s),l&&(s=setTimeout(()=>e("play on"),l)))}}}function Ce(t,e,n){let o=e.bottom+t.height+8<=n.height,s=e.top<n.height-e.bottom,i=o||s?e.bottom+4:e.top-t.height-4;return{
left:Ie(e.left,t.width,n.width),top:Ie(i,t.height,n.height)}}function Ie(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var lo=350,fo=250,uo=/^(word|card):/;function _e(t,e,n,o,s){let i=S("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"\
manual"});t.append(i);let r=null,a="",f=[],[c,l,d]=[!1,!1,""],h,u=new Map,w=m=>{l=m!==null,p(t,".vfw-map")?.dispatchEvent(
new CustomEvent("vfw-show-place",{detail:{key:m},cancelable:!0}))},g=()=>i.matches(":popover-open"),y=m=>{clearTimeout(h);
let A=m.dataset.sheet??"",_=A.match(/^place:(.*)$/)?.[1];if(_)return w(_);i.contains(m)?A!==a&&f.push(a):(r!==m&&(c=!1),
[r,f]=[m,[]]),a=A,(i.dataset.about!==A||!g())&&e(A)},k=()=>{a=f.pop()??"",e(a)},E=()=>p(i,"[data-close]"),I=()=>{if(!r)return;
let m=i.currentCSSZoom??1,A={width:i.offsetWidth*m,height:i.offsetHeight*m},{left:_,top:D}=Ce(A,r.getBoundingClientRect(),
{width:innerWidth,height:innerHeight});Object.assign(i.style,{left:`${_/m}px`,top:`${D/m}px`})},L={fill(m,A){if(m!==a||!r?.
isConnected)return;let _=f.length?'<button type="button" class="vfw-button" data-back>Back</button>':"",K=`${A}<div clas\
s="vfw-close">${_}<button type="button" class="vfw-button" data-close>Close</button></div>`;if(g()&&K===d&&i.contains(document.
activeElement))return;i.innerHTML=d=K,i.dataset.about=m,ot(["story","record","arc-table"],i),n(i),i.setAttribute("aria-l\
abel",p(i,"h2")?.textContent??"");let W=p(i,"p:not(.vfw-kicker)");W&&uo.test(m)&&u.set(m,W.textContent);for(let it of b(
t,"[data-told]"))x(it,{"data-told":null,"aria-describedby":null});W&&!r.matches("[aria-describedby]")&&Z(x(r,{"data-told":""}),
[W]),g()||i.showPopover(),I(),et(b(i,"ol")),c&&(p(i,"[data-back]")??E())?.focus({preventScroll:!0})},close(){if(clearTimeout(
h),l&&w(null),!g())return;let m=i.contains(document.activeElement);i.hidePopover(),m&&r?.isConnected&&r.focus({preventScroll:!0}),
[r,c,f]=[null,!1,[]]}},P=(m,A)=>{clearTimeout(h),h=setTimeout(A,m)},N=m=>m instanceof Node&&(i.contains(m)||r?.contains(
m)),j="";o(t,"pointermove",({clientX:m,clientY:A})=>j=`${m},${A}`,{capture:!0}),o(t,"pointerover",({target:m,pointerType:A,
clientX:_,clientY:D})=>{let K=m.closest("[data-sheet]");A!=="mouse"||c||j===`${_},${D}`||(K?P(lo,()=>y(K)):N(m)?clearTimeout(
h):P(fo,L.close))}),o(t,"focusin",({target:m})=>{m.matches("[data-sheet]:focus-visible")?(u.has(m.dataset.sheet)&&x(m,{"\
aria-description":u.get(m.dataset.sheet)}),y(m)):N(m)||L.close()}),o(t,"click",({target:m})=>{let A=m.closest("[data-she\
et]");A?(y(A),c=!0,g()&&E()?.focus({preventScroll:!0})):m.closest("[data-back]")?k():(m.closest("[data-close]")||!N(m))&&
L.close()}),o(t,"keydown",m=>{!m.target.matches("span[data-sheet]")||!["Enter"," "].includes(m.key)||(m.preventDefault(),
m.target.click())}),o(document,"keydown",m=>{let A=m.key==="Tab"&&!m.shiftKey&&m.target.matches?.(".vfw-opened [data-clo\
se]");(m.key==="Escape"||A)&&L.close()});let z=new ResizeObserver(I);return z.observe(i),s.addEventListener("abort",()=>{
clearTimeout(h),z.disconnect(),i.remove()}),L}function Pe(t,e){return e.map(o=>t.find(s=>s.value===o)).find(Boolean)??t[0]}function Re(t,e){return Object.entries(t).every(
([n,o])=>o.includes(e.get(n)))}var Me="vfw:choices";function De(t,e){let n=po(R(Me));e(t,"change",({target:s})=>{let i=s.closest("form[data-remembered]");
!i||s.dataset.setting||(n={...n,[s.name]:s.value},M(Me,JSON.stringify(n)),$e(i,n))});let o=!1;return{settle(){for(let i of T(
t,".vfw-start"))for(let r of[t,i.parentElement])r?.scrollTo(0,0);let s=o;o=!!p(t,".vfw-start"),s&&!o&&t.scrollTo(0,0);for(let i of T(
t,"form[data-remembered]")){for(let r of We(i,"input:not([type=radio])"))r.value=n[r.name]??"";$e(i,n)}}}}function po(t){
try{return JSON.parse(t)??{}}catch{return{}}}function $e(t,e){for(let n of b(t,"[data-asks]")){let o=Ke(n,t);n.hidden=n.
disabled=!o;let s=We(n,"input").filter(c=>{let l=O(c,"label"),d=l!==null&&Ke(l,t);return l&&(l.hidden=c.disabled=!d),d});
if(s.some(c=>c.dataset.setting))continue;let i=n.dataset.asks??"",a=b(t,"input[data-proposes]:checked").map(c=>JSON.parse(
c.dataset.proposes??"{}")[i]),f=[e[i],...a,...(n.dataset.usual??"").split(" ")];Pe(s,f).checked=!0}}function Ke(t,e){return Re(
JSON.parse(t.dataset.only??"{}"),new FormData(e))}function We(t,e){return b(t,e)}var ho=":popover-open, .vfw-cover, .vfw-sheet-room > :not([hidden])",mo=".vfw-map, input, select, textarea";function He(t,e,n,o){
let s=S("button",{type:"button",class:"vfw-to-question"},"Go to the question");t.prepend(s),e(s,"click",n),e(window,"key\
down",({key:r,target:a})=>{let f=t.contains(a)&&!a.closest(mo);if(r!=="Escape"||!f||p(t,ho))return;let c=p(t,".vfw-promp\
t [data-leaves]");c?.focus(),c?c.click():n()},{capture:!0}),o.addEventListener("abort",()=>s.remove())}function qe(t,e){let[n,o]=[st(t,1),st(t,-1)],s=t.map(({y:i},r)=>({x:Math.max((n[r].x+o[r].x)/2,0),y:i}));return st(st(s,
1).map(({x:i,y:r})=>({x:Math.min(i,e.width),y:r})),-1)}function st(t,e){let n=[];for(let{x:o,y:s}of e>0?t:t.toReversed()){
let i=n.filter(r=>Math.abs(r.y-s)<34).map(r=>e*r.x+34);n.push({x:e*Math.max(e*o,...i),y:s})}return e>0?n:n.reverse()}function Fe(t,e,n,o){
let s=n.flatMap(r=>r.flatMap((a,f)=>ko(a,r[f+1]??a))),i=t.map((r,a)=>wo(r,e[a],t,s,o));return Ue(i,[]).boxes}function Ue(t,e){
if(!t.length)return{boxes:[],cost:0};let[n,...o]=t;return n.filter(({box:r})=>!r||!e.some(a=>Ge(r,a))).map(({box:r,cost:a})=>{
let f=Ue(o,r?[...e,r]:e);return{boxes:[r,...f.boxes],cost:a+f.cost}}).reduce((r,a)=>a.cost<r.cost?a:r)}function wo({x:t,
y:e},{width:n,height:o},s,i,r){let f=[t+20,t-20-n],c=(k,E)=>Math.max(0,Math.min(k,E)),l=[...f,t-n/2].map(k=>c(k,r.width-
n)),d=c(e-o/2,r.height-o),u=[...[e-20-o,e+20].flatMap(k=>l.map(E=>({left:E,top:k}))),...f.map(k=>({left:k,top:d}))].map(
({left:k,top:E})=>({left:k,top:E,right:k+n,bottom:E+o})),w=k=>k.left>=0&&k.top>=0&&k.right<=r.width&&k.bottom<=r.height,
g=u.filter(k=>w(k)&&!s.some(E=>Ge(k,go(E)))),y=k=>s.some(E=>Be(k,E)<Be(k,{x:t,y:e}));return[...g.map(k=>({box:k,cost:i.filter(
E=>vo(k,E)).length+(y(k)?1e4:0)})),{box:null,cost:1e6}]}function go({x:t,y:e}){return{left:t-34/2,top:e-34/2,right:t+34/
2,bottom:e+34/2}}function Ge(t,e){return t.left<e.right&&e.left<t.right&&t.top<e.bottom&&e.top<t.bottom}function vo(t,e){
return t.left<=e.x&&e.x<=t.right&&t.top<=e.y&&e.y<=t.bottom}function Be(t,{x:e,y:n}){return Math.hypot(Math.max(t.left-e,
0,e-t.right),Math.max(t.top-n,0,n-t.bottom))}function ko(t,e){let n=Math.max(1,Math.ceil(Math.hypot(e.x-t.x,e.y-t.y)/4));
return Array.from({length:n},(o,s)=>({x:t.x+(e.x-t.x)*s/n,y:t.y+(e.y-t.y)*s/n}))}var kt=".vfw-arc-drawn",bo=[0,100],je=`${kt} .vfw-arc-label`;function ze(t,e){let n=new ResizeObserver(()=>{let o=p(t,kt);
o&&yo(o)});return e.addEventListener("abort",()=>n.disconnect()),{beat(){let o=p(t,kt);if(!(!o||!T(t,je).length)){n.disconnect();
for(let s of[o,...b(t,je)])n.observe(s)}}}}function yo(t){let e={width:t.clientWidth,height:t.clientHeight},[n,o]=[".vfw\
-arc-disc",".vfw-arc-label"].map(d=>b(t,d)),s=(d,h)=>({x:d/100*e.width,y:h/100*e.height}),i=n.map(({style:d})=>s(parseFloat(
d.left),parseFloat(d.top))),r=o.map(({offsetWidth:d,offsetHeight:h})=>({width:d+1,height:h+1})),f=[...t.querySelectorAll(
"polyline")].map(({points:d})=>[...d].map(({x:h,y:u})=>s(h,u))),c=qe(i,e),l=Fe(c,r,[...f,bo.map(d=>s(d,50))],e);n.forEach(
({style:d},h)=>{d.marginLeft=`${c[h].x-i[h].x}px`}),o.forEach((d,h)=>{let u=l[h];x(d,{"data-goes":u?u.left+u.right<2*c[h].
x?"left":"right":"nowhere"}),u&&Object.assign(d.style,{left:`${u.left}px`,top:`${u.top}px`})})}function Ye(t){let e=xo(t);return n=>{for(let o of b(n,"span[data-sheet]:not(.vfw-ref)"))Je(o);for(let o of b(n,"[data-n\
ames]:not([data-linked])")){Ao(o,e,t);for(let s of[o,...o.children])x(s,{"data-linked":""})}}}function xo(t){let n=Object.
keys(t).sort((o,s)=>s.length-o.length).map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<!\
[\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d])`,"gu")}function Eo(t,e){let n=[],o=0;for(let{0:s,index:i}of t.matchAll(e))n.
push(t.slice(o,i),s),o=i+s.length;return[...n,t.slice(o)]}function Je(t){Object.assign(t,{className:"vfw-ref",role:"butt\
on",tabIndex:0})}function Ao(t,e,n){let{SHOW_TEXT:o,SHOW_ELEMENT:s,FILTER_REJECT:i,FILTER_ACCEPT:r,FILTER_SKIP:a}=NodeFilter,
f=document.createTreeWalker(t,o|s,l=>l instanceof Text?r:l.matches("[data-linked]")?i:a),c=[];for(;f.nextNode();)c.push(
f.currentNode);for(let l of c){let d=Eo(l.data,e);d.length>1&&l.replaceWith(...d.map((h,u)=>u%2?So(h,n[h]):h))}}function So(t,e){
let n=document.createElement("span");return n.textContent=t,n.dataset.sheet=e,Je(n),n}var Oo="As you play by key, the computer waits after each step until you go on. The menu changes its pace.",To="This bro\
wser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",er=_t(async({model:t,
el:e,post:n},o)=>{e.classList.add("vfw-page-widget");let i=await Lt(()=>{let r=e.closest(".vfw-panel");return r&&p(r,".v\
fw-area-map")&&p(r,".vfw-area-rows")&&r},o);i&&Lo(i,t,n,o)});function Lo(t,e,n,o){let s=Ot(o);s(t,"focusin",({target:v})=>x(
v,Nt),{capture:!0}),Te(t,e,()=>xt(),o);let i=e.get("whole_page")&&!F(t);t.classList.toggle("vfw-whole-page",i),t.dataset.
game=e.get("game"),ue(t);let r=i?[document.body]:[];fe(t,s);let a={question:null,at:0,isBehind:!1,isLocked:!1},f=(v,C={})=>n.
send({kind:"command",name:v,fields:C,question:a.question}),c=Ut(t,o),l=new tt(e.get("slot"),()=>U(t,"vfw-banner",To));$t(
l.key,()=>l.isOpen&&n.send({kind:"elsewhere"}),o);let d=ne(t,s),h=()=>p(t,":popover-open")!==null,u=()=>h()?0:Number(p(t,
".vfw-prompt")?.dataset.pace??0),[w,g]=[!1,!1],y=()=>{w&&!g&&!G().pace&&c.say(Oo),g||=w},k=new nt(u,()=>f("next"),y,o);s(
t,"toggle",({target:v})=>v.popover&&k.again(),{capture:!0});let E=Jt(t,s),I="",L=qt(t,v=>{let{pace:C,help:tn,learned:en,
sensitivity:nn,keys:on}=v;E.isOn=on!=="off";let rt={kind:"manner",shows_steps:C!=="none",help:tn,learned:en,sensitivity:nn};
JSON.stringify(rt)!==I&&n.send(rt),I=JSON.stringify(rt),t.classList.toggle("vfw-unpaced",!k.set(C))},o);Vt(s,v=>{w=v,L.expect(
v?{pace:"one"}:{})});let N=_e(t,v=>n.send({kind:"sheet",about:v}),v=>bt(v),s,o);re(t,s);let j=Ne(t,f,s,o),z=Yt(t,f,s),m=ze(
t,o),_=le(t,s,l,v=>n.send({kind:"open",save:v}),()=>n.send({kind:"too large"})),D=De(t,s),K=Zt(t,s),W=ie(t,s),it=ee(t,s);
He(t,s,()=>d.toHeadline(),o);let bt=Ye(e.get("names")),yt=()=>ot(Oe,t,...r);s(t,"vfw-map-sized",yt);let xt=()=>{yt();let v=ke(
t),C=v!==a.question;p(t,".vfw-stage-map:empty")&&t.dispatchEvent(new CustomEvent("vfw-stage")),C&&(Object.assign(a,{question:v,
at:performance.now()}),N.close()),Ve(t,a.isLocked),bt(t),K.settle(),W.settle(),C&&it.settle(),te(t),D.settle(),L.show(),
me(t),d.settle(C),k.beat(v),j.beat(),z.beat(),m.beat()};ye(t,{command:f,focus:d,kept:l,likings:L,menu:_,pace:k,painted:a,
post:n},s,o),we(t,o),s(t,"vfw-leave-map",()=>d.toHeadline()),s(t,"vfw-say",v=>c.say(v.detail.text));let Qe=v=>{v.kind===
"begin"&&l.begin(v.header,v.put_aside),v.kind==="append"&&!l.append(v.from,v.entries)&&n.send({kind:"keep whole"}),v.kind===
"like"&&L.like(v.name,v.value),v.kind==="download"&&$(v.name,v.text),v.kind==="moment"&&pe(t,v.text),v.kind==="sheet"&&N.
fill(v.about,v.html);let C=v.kind==="pong"&&v.question!==a.question;C&&a.isBehind&&n.send({kind:"paint whole"}),v.kind===
"pong"&&(a.isBehind=C&&!a.isBehind)},Et=()=>c.tell(e.get("said"));n.listen(Qe,o),e.on("change:said",Et),o.addEventListener(
"abort",()=>{for(let v of r)delete v.dataset.shows;e.off("change:said",Et)}),L.begin(),xt(),No(t,e,n,l,a,o);let{goesOn:Xe=!1,
isUnsent:Ze=!1}=n.watch.cameBack??{};n.send({kind:"held",save:l.whole(),goes_on:Xe,is_unsent:Ze})}function No(t,e,n,o,s,i){
let r={root:t,post:n,keeps:()=>o.works||e.get("is_kept")?". Your game is kept in this browser.":", and this browser keep\
s no games.",isCurrent:a=>a.question===s.question,changed(a){return s.isLocked=a,Ve(t,a),a},goesOn:()=>o.isOpen&&!p(t,".\
vfw-start, .vfw-coach")};n.watch.over(r,i)}function Ve(t,e){let n=p(t,".vfw-cover");for(let o of b(t,".vfw-layout, .vfw-\
to-question"))o.inert=e||n!==null;n&&(n.inert=e),n&&!t.matches(".vfw-whole-page")&&x(n,{"aria-modal":null})}export{er as default};
