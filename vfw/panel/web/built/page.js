var Y=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(e){this.kernelNow=
e,this.kernel?.connectionStatusChanged.connect((n,o)=>{o==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(e,n,o=()=>{}){
this.#t+=1,this.waiting.push({post:e,message:n,taken:o,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[e]=this.waiting;if(!e)return;e.sentAt=performance.now();let{post:n,number:o,message:s}=e;
this.transmit(n,{kind:"press",page:this.page,number:o,message:s})}sendAgain(){let[e]=this.waiting;e&&performance.now()-e.
sentAt>2e3&&this.send()}transmit(e,n){try{e.transmit(n)}catch{this.hasLost||=this.waiting.some(o=>o.post===e),this.leave(
e)}}taken({page:e,number:n}){let[o]=this.waiting;return e!==this.page||n!==o?.number?!1:(this.waiting.shift(),o.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(e){this.posts.delete(
e),this.waiting=this.waiting.filter(n=>n.post!==e),this.send()}};function Tt(t){return({model:e,el:n})=>{let o=new AbortController;return t({model:e,el:n},o.signal),()=>o.abort()}}function q(){return document.body.dataset.voila!==void 0}function K(t){return t.closest(".jp-NotebookPanel")!==null}async function Lt(t,e){let{baseUrl:n}=t.serverSettings,o=s=>fetch(n+s,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let s=await o(`api/kernels/${t.id}`);if(s.ok&&s.headers.get("Content-Type")?.includes("json")&&e)return(await s.json()).
execution_state==="busy"?"busy":"idle";let r=await o("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function Nt(t){return(e,n,o,s={})=>e.addEventListener(n,o,{signal:t,...s})}function O(t,e,...n){let o=document.createElement(
t);return o.append(...n),x(o,e)}function x(t,e){for(let[n,o]of Object.entries(e))o===null?t.removeAttribute(n):t.getAttribute(n)!==String(o)&&t.setAttribute(
n,String(o));return t}function d(t,e){return t.querySelector(e)}function b(t,e){return[...t.querySelectorAll(e)]}function A(t,e){
return t.closest(e)}function T(t,e){let n=b(t,`${e}:not([data-painted])`);for(let o of n)o.dataset.painted="";return n}function Ct(){
return document.activeElement}async function It(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var _t={"data-lm-suppress-shortcuts":"true"};var J=class{#t=null;constructor(e){this.quiet=O("div",{class:"vfw-sending",role:"status"}),this.banner=O("div",{class:"v\
fw-banner",role:"alert"}),this.button=O("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=O("p",{}),this.box=O("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#t=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#t?.focus({preventScroll:!0})}};function Pt(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function Rt(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var at=2500,kn=2e3,bn=8e3,ct=2e3,yn=1e4,xn=25e3,En=3e4,An=500,V=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=Rt(this.#t),setInterval(()=>this.beat(),An);for(let n of["online","offline"])addEventListener(
n,()=>this.ping());addEventListener("vfw-load-again",n=>{n.preventDefault(),this.loadAgain()})}over(e,n){let o={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...e};this.rooms.push(o),this.notice??=new J(()=>this.loadAgain()),n.addEventListener(
"abort",()=>this.rooms=this.rooms.filter(s=>s!==o))}beat(){let e=performance.now();if(document.hidden&&(this.heardAt=e),
e-this.pingedAt>(this.isLost?at/2:at)&&this.ping(),this.line.sendAgain(),!this.rooms.length||document.hidden)return;(e-this.
heardAt>at+1e3||this.isCut)&&e-this.lookedAt>ct&&this.look(),e-this.heardAt>bn&&!this.isAtWork&&this.lose(),this.notice?.
sending(!this.isLost&&this.line.delay>kn)}get isCut(){return!this.line.posts.size||(this.line.kernel?.connectionStatus??
"connected")!=="connected"}get isAtWork(){return!q()&&this.line.kernel?.status==="busy"}ping(){this.pingedAt=performance.
now();let e=new Set(this.rooms.map(({post:n})=>n));for(let n of e)this.line.posts.has(n)&&this.line.transmit(n,{kind:"pi\
ng"})}heard(e,n){if(this.heardAt=performance.now(),!(!this.isLost||e.kind!=="pong")){for(let o of this.rooms)o.post===n&&
o.isCurrent(e)&&this.current.add(o);this.rooms.every(o=>this.current.has(o))&&this.find()}}lose(){if(this.isLost)return;
this.isLost=!0,this.current.clear();let[{root:e,keeps:n}]=this.rooms,o=q()?" This page goes on by itself when it is back\
.":"";this.notice?.lost(`The exhibit does not answer${n()}${o}`,e.style.zoom);let s=document.activeElement;this.rooms.filter(
({changed:r})=>r(!0)).some(r=>r.root.contains(s))&&this.notice?.takeFocus(s)}find(){this.isLost=!1;for(let{changed:e}of this.
rooms)e(!1);this.notice?.found()}async look(){let{kernel:e}=this.line;if(!e||this.isOut||!(q()||this.line.posts.size))return;
this.isOut=!0;let n=await Lt(e,this.line.posts.size>0);n==="idle"&&this.isLost&&await this.hasForgotten(e)&&(n="gone"),n!==
"unknown"&&this.isLost&&performance.now()-this.heardAt>xn&&(n="gone"),this.isOut=!1,this.lookedAt=performance.now();let o=Date.
now()-(this.cameBack?.at??0)<En;n==="gone"&&q()&&!o&&this.loadAgain(),n==="idle"&&!e.isDisposed&&this.openSocket(e)}async hasForgotten(e){
let n=r=>new Promise(a=>setTimeout(a,r,!1));this.ping();let o=this.pingedAt,s=e.requestKernelInfo().then(()=>!0,()=>!1),
i=await Promise.race([s,n(ct)]);return await n(1e3),i&&this.heardAt<o}openSocket(e){let n=e.connectionStatus==="connecte\
d";n&&!this.isLost||performance.now()-this.socketAt<(n?yn:ct)||(this.socketAt=performance.now(),e.reconnect().catch(()=>{}))}loadAgain(){
let e=this.line.hasLost||this.line.waiting.length>0;Pt(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:e}),
location.reload()}};function Mt(t){return()=>{let e;return{initialize({model:n,signal:o}){e=new lt(n,o)},render:Tt((n,o)=>t({...n,post:e},o))}}}
var lt=class{hearers=new Set;constructor(e,n){this.model=e;let{line:o,watch:s}=Sn(e.widget_manager);this.line=o,this.watch=
s,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(e,n){
this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener("abort",()=>this.
hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({states:e,says:n,
...o}){let s=this.model.widget_manager,i=Object.keys({...e,...n}).filter(a=>s.has_model(a)),r=await Promise.all(i.map(a=>s.
get_model(a)));r.forEach((a,l)=>a.set_state(e[i[l]]??{})),this.line.taken(o)&&r.forEach((a,l)=>{for(let c of n[i[l]]??[])
a.trigger("msg:custom",c)})}tell(e){for(let n of this.hearers)n(e)}};function Sn(t){let e=globalThis,n=e[Symbol.for("vfw\
 connections")]??=new WeakMap,o=n.get(t);if(!o){let s=new Y(()=>t.kernel??null);o={line:s,watch:new V(s)},n.set(t,o)}return o}function R(t){try{return localStorage.getItem(t)??""}catch{return""}}function M(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function $t(t){return`vfw:${t}`}function Dt(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||
t(),e.vfwKeepsNothing="told"}function On(t){let e=[];for(let n;n=R(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function Kt(t){
try{let[e,n]=[localStorage.getItem(t),On(t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,
e),!0}catch{return!1}}function Q(t){try{return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":p\
ut aside ")).sort((e,n)=>e.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function Bt(t,e,n){addEventListener("storage",o=>t&&o.key===t&&e(),{signal:n})}var Tn={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function $(t,e){Ln(t,new Blob([e],{type:Tn[t.split(".").at(
-1)??""]??"application/json"}))}function Ln(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=
t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Ht(t,e=n=>n){Q(t).forEach((n,o)=>{$(`votes-for-wome\
n-put-aside-${o+1}.json`,e(R(n),n))})}function U(t,e,n,o){let s=O("div",{class:e,role:"status"});t.prepend(s);let i=O("d\
iv",{},O("p",{},n)),r=(a,l)=>{let c=O("button",{type:"button",class:"vfw-button"},a);c.addEventListener("click",l),i.append(
c)};o&&r("Save it as a file",()=>$(...o())),r("Close",()=>s.remove()),requestAnimationFrame(()=>s.append(i))}var ft="vfw:likings",Ft="vfw-likings",Nn={size:"1",light:"system",motion:"system"},ut={...Nn,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},Cn=["keys","stage"],In={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},_n={1:1,2:1.2,3:1.45};function Pn(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o==
"string"),n=Object.keys(ut).every(o=>Cn.includes(o)||e.some(([s])=>s===o));return Object.fromEntries(n?e.filter(([o,s])=>s!==
qt(o)):e)}catch{return{}}}function qt(t){return ut[t]}function Wt(t,e={}){let n={...ut,...e,...t};for(let[o,s]of Object.
entries(In))s.includes(n[o])||(n[o]=qt(o));return n}function G(){return Pn(document.documentElement.dataset.vfwLikings??
R(ft))}function Rn(t,e){let n=JSON.stringify({...G(),[t]:e});document.documentElement.dataset.vfwLikings=n,M(ft,n),document.
dispatchEvent(new Event(Ft))}function Mn(t,e){document.addEventListener(Ft,t,{signal:e}),Ut().addEventListener("change",
t,{signal:e});let n=({key:o})=>{o===ft&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("stor\
age",n,{signal:e})}function $n(t){return _n[t.size]??1}function Dn(t,e){return t.light==="dark"||!["light","contrast"].includes(
t.light)&&e}function Ut(){return matchMedia("(prefers-color-scheme: dark)")}function Kn(t,e){for(let n of b(t,"[data-set\
ting]")){let o=e[n.dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=o:n.ariaPressed!==String(
o)&&(n.ariaPressed=String(o))}}function Gt(t,e,n){let o={},s=Wt(G()),i=()=>{s=Wt(G(),o),t.dataset.size=s.size,t.style.setProperty(
"--vfw-zoom",`calc(${$n(s)} * var(--vfw-usual-zoom, 1))`),t.style.zoom="var(--vfw-zoom)";let a=Dn(s,Ut().matches);t.classList.
toggle("vfw-dark",a),document.documentElement.classList.toggle("vfw-dark-page",a),t.classList.toggle("vfw-still",s.motion===
"still"),r.show(),e(s)},r={begin:i,like:Rn,expect(a){o=a,i()},show:()=>Kn(t,s)};return Mn(i,n),r}function jt(t){document.
fullscreenElement?document.exitFullscreen():(t.classList.contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var Bn=40;function zt(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},o=t.appendChild(
O("div",n));return e.addEventListener("abort",()=>o.remove()),{tell(s){let[i,...r]=s.split(`
`);i.endsWith("anew")&&o.replaceChildren(),this.say(...r.filter(Boolean))},say(...s){for(o.append(...s.map(i=>O("p",{},i)));o.
childElementCount>Bn;)o.firstElementChild?.remove()}}}function X(t,e){let n=t.map(([o])=>Math.abs(o-e));return n.indexOf(Math.min(...n))}function Yt(t,e){let n=t.findIndex(([
,o])=>o>e);return n<0?t.length-1:Math.max(n-1,0)}function Jt(t,e,n,o){let[s,i]=[n.length-1,n[e][0]],r=o.find(c=>c>i),a=o.
filter(c=>c<i).at(-1),l={ArrowLeft:()=>e-1,ArrowDown:()=>e-1,ArrowRight:()=>e+1,ArrowUp:()=>e+1,PageUp:()=>r===void 0?s:
X(n,r),PageDown:()=>a===void 0?0:X(n,a),Home:()=>0,End:()=>s};return t in l?Math.min(Math.max(l[t](),0),s):void 0}var W=class{#t="";#e=null;constructor(e){this.command=e}take(){this.#t=""}send(e,n,o){this.#t=o,this.command(e,n)}isPainted(e){
return this.#t!==e}want(e,n){this.isPainted(n)?e!==n&&this.send("go",{value:e},n):this.#e=e}rest(e,n,o){this.#e=null,this.
send(e,{value:n},o)}painted(e){if(this.isPainted(e)&&(this.#t=""),this.#t||this.#e===null)return;let n=this.#e;this.#e=null,
n!==e&&this.send("go",{value:n},e)}get isUnderWay(){return!!this.#t||this.#e!==null}};var Vt=".vfw-arc-plot",Hn="button, a";function Qt(t,e,n){let o=new W(e),[s,i]=[0,""],r=!1,a=()=>d(t,".vfw-arc-moments")?.
dataset,l=()=>JSON.parse(a()?.moments??"[]"),c=()=>d(t,".vfw-arc-moment")?.dataset.step,f=u=>{let[w,,v]=u[s],[y,k,E]=[".\
vfw-arc-at",".vfw-arc-handle",".vfw-arc-tag"].map(N=>d(t,N));if(!y||!k||!E)return;for(let N of[y,E])N.style.setProperty(
"--at",`${w}%`);x(k,{"aria-valuemax":u.length-1,"aria-valuenow":s,"aria-valuetext":v});let C=d(E,"span");C&&(C.textContent=
v.split(", between")[0].replace(": "," · "));let[L,P]=E.querySelectorAll("button");x(L,{"aria-disabled":String(s===0)}),
x(P,{"aria-disabled":String(s===u.length-1)})},p=u=>{let w=l();u===s||!w[u]||(s=u,f(w),o.want(String(w[s][1]),c()))},h=({
clientX:u})=>{let w=d(t,Vt)?.getBoundingClientRect();w&&p(X(l(),100*(u-w.left)/w.width))};n(t,"pointerdown",u=>{let w=u.
target.closest(Vt);!w||u.button||u.target.closest(Hn)||(o.take(),r=!0,w.setPointerCapture(u.pointerId),h(u))}),n(t,"poin\
termove",u=>r&&h(u));for(let u of["pointerup","pointercancel"])n(t,u,()=>{r&&d(t,".vfw-arc-handle")?.focus({preventScroll:!0}),
r=!1});return n(t,"keydown",u=>{if(u.ctrlKey||u.altKey||u.metaKey||u.shiftKey||!u.target.matches(".vfw-arc-handle"))return;
let v=Jt(u.key,s,l(),JSON.parse(a()?.parts??"[]"));v!==void 0&&(u.preventDefault(),p(v))}),n(t,"click",({target:u})=>{let w=Number(
u.closest("[data-arc]")?.dataset.arc??0);w&&p(s+w)}),{beat(){let u=l();if(!u.length)return;o.painted(c());let w=c()??"";
w!==i&&String(u[s]?.[1])!==w&&!r&&!o.isUnderWay&&(s=Yt(u,Number(w))),i=w,s=Math.min(s,u.length-1),f(u)}}}var Xt=".vfw-map, input, select, textarea, [contenteditable]";function Zt(t,e){let n={isOn:!0};return e(document,"keydow\
n",o=>{let{key:s,target:i,altKey:r,ctrlKey:a,metaKey:l,repeat:c}=o,f=t.contains(i)||i.contains(t)&&t.classList.contains(
"vfw-whole-page");!n.isOn||!f||r||a||l||c||(/^[a-z]$/i.test(s)&&!i.closest(Xt)&&d(t,`[data-ask][aria-keyshortcuts="${s.toUpperCase()}\
"]`)?.click(),/^[1-9]$/.test(s)&&!i.closest(Xt)&&!d(t,":popover-open")&&d(t,`[data-cell][aria-keyshortcuts="${s}"]`)?.focus())}),
n}var Wn=/^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u,Fn="input:not([type=radio], [type=checkbox]), textarea,\
 [contenteditable]";function te(t,e){let n=!1,o=s=>{s!==n&&(n=s,e(n))};t(document,"keydown",s=>qn(s)&&o(!0),{capture:!0}),
t(document,"click",({isTrusted:s,detail:i,target:r})=>{s&&(!i&&r.closest("button, [role=button]")&&o(!0),i&&r.closest('[\
data-command="next"]')&&o(!1))},{capture:!0})}function qn({key:t,altKey:e,ctrlKey:n,metaKey:o,target:s}){let i=[...t].length===
1&&s.closest?.(Fn);return Wn.test(t)&&!e&&!n&&!o&&!i}var ee="[data-left]",Un=new Map([[300,"Five minutes are left."],[60,"One minute is left."],[10,"Ten seconds are left."]]);
function Gn(t){return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function ne(t,e,n,o){let[s,i]=[0,0],a=setInterval(
()=>{let l=d(t,ee);if(!l||l.dataset.runs===void 0)return;let c=Math.max(0,Math.ceil((s-performance.now())/1e3)),f=d(l,"b");
f&&(f.textContent=Gn(c));let p=Un.get(c);p&&i!==c&&n(p),p&&(i=c),c===0&&e("time is up")},1e3);return o.addEventListener(
"abort",()=>clearInterval(a)),{settle(){for(let l of T(t,ee))s=performance.now()+1e3*Number(l.dataset.left)}}}function oe(t){let[e,n]=["",0];return{settle(){let o=d(t,".vfw-cover:not(.vfw-start)")?.className??"";o!==e&&(e||(n=t.scrollTop),
t.scrollTo(0,o?0:n),e=o)}}}var pt=".vfw-tabs, .vfw-hand, .vfw-camps, .vfw-table, .vfw-log",dt="button, a[href], [role=button], summary, ol[tabindex\
]",se="Arrow keys go from one to the next.",jn={ArrowRight:1,ArrowLeft:-1},zn={ArrowDown:1,ArrowUp:-1};function ie(t){return t.
matches(pt)?se:""}function re(t,e){let n=s=>A(s,pt),o=s=>b(s,dt);return e(t,"focusin",({target:s})=>{let i=n(s);if(!i||!s.
matches(dt))return;let r=d(i,"ol[tabindex]")??s;for(let a of o(i))x(a,{tabindex:a===r?0:-1})}),e(t,"keydown",s=>{let{key:i,
target:r,altKey:a,ctrlKey:l,metaKey:c,shiftKey:f}=s,p=d(t,".vfw-replay")?zn:jn,h=i in p&&!(a||l||c||f)&&n(r);if(!h||!r.matches(
dt))return;let u=o(h).filter(v=>v.checkVisibility({visibilityProperty:!0})),w=u[u.indexOf(r)+p[i]];w&&(s.preventDefault(),
s.stopPropagation(),w.focus())}),{settle(){for(let s of T(t,`:is(${pt})`)){x(s,{"aria-description":se});let i=o(s),r=d(s,
"ol[tabindex]")??i[0];for(let a of i)x(a,{tabindex:a===r?0:-1});i.length&&s.matches("[tabindex]")&&x(s,{tabindex:-1})}}}}var Yn=".vfw-prompt > h2, .vfw-prompt > .vfw-choices > button:first-child",Jn=".vfw-hand, .vfw-map svg[role=group], .vfw\
-map-table [role=region]",Vn=0;function ae(t){for(let o of T(t,".vfw-hand .vfw-face")){let s=d(o,".vfw-card-button")??d(
o,"h3 [data-sheet]");s&&Z(s,b(o,"p:not(.vfw-era)"))}let e=d(t,".vfw-prompt .vfw-coach");if(e)for(let o of b(t,Yn))Z(o,[e]);
let n=e?b(e,"p").map(({textContent:o})=>o):[];for(let o of b(t,Jn))x(o,{"aria-description":[...n,ie(o)].filter(Boolean).
join(" ")||null})}function Z(t,e){for(let n of e)n.id||=`vfw-words-${++Vn}`;x(t,{"aria-describedby":e.map(({id:n})=>n).join(
" ")})}var Qn="[data-grid] [data-cell][data-drags]",Xn="[data-grid] [data-cell][data-pick]",Zn=6;function to(t,e){return Math.hypot(
e.clientX-t.clientX,e.clientY-t.clientY)>Zn}function ce(t,e){let n=null,o=null,s=()=>{n?.ghost?.remove(),n=null},i=(a,{clientX:l,
clientY:c})=>{a.style.translate=`${l}px ${c}px`};e(t,"pointerdown",a=>{s(),o=null;let l=a.isPrimary&&a.button===0?A(a.target,
Qn):null;l&&(n={piece:l,from:a,ghost:null})}),e(document,"pointermove",a=>{!n||!a.isPrimary||(!n.ghost&&to(n.from,a)&&(n.
ghost=eo(n.piece),n.piece.dataset.drags!=="chosen"&&n.piece.click()),n.ghost&&i(n.ghost,a))}),e(document,"pointercancel",
s),e(document,"pointerup",a=>{let l=n;s(),l?.ghost&&!r(a)&&(o=a)});let r=({clientX:a,clientY:l})=>{let c=document.elementFromPoint(
a,l),f=c&&A(c,Xn);return f&&t.contains(f)&&f.click(),f!==null};return{settle(){let a=o;o=null,a&&r(a)}}}function eo(t){let e=d(
t,"svg")??t,{width:n,height:o}=e.getBoundingClientRect(),s=document.createElement("div");return s.className="vfw-ghost",
s.append(e.cloneNode(!0)),s.style.width=`${n}px`,s.style.height=`${o}px`,s.style.margin=`${-o/2}px 0 0 ${-n/2}px`,document.
body.append(s),s}var no=["pick","command","value","key","local","setting","sheet","tab"],oo=["board","log","camps","table","record"],so='\
button, a[href], [tabindex="0"]',io=["[data-cell][data-pick]","[data-cell]",so];function le(t,e){let n=null,[o,s]=[!1,!1],
i=!1;e(document,"keydown",()=>i=!0,{capture:!0}),e(document,"pointerdown",()=>i=!1,{capture:!0}),e(document,"focusin",({
target:u})=>{let w=u.closest?.("[data-region]")?.dataset.region,v=u.matches?.(".vfw-prompt [data-leaves]")??!1;n=t.contains(
u)?{region:w,selector:ro(u),leaves:v}:null,s=!1}),e(t,"toggle",({target:u})=>{u instanceof HTMLDetailsElement&&u.matches(
".vfw-prompt > details")&&(o=u.open)},{capture:!0});let a=u=>b(t,u).find(ao),l=()=>{let w=(a(".vfw-cover")?[".vfw-cover \
[data-first]"]:[".vfw-prompt .vfw-choices .vfw-primary",...o?[".vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-ch\
oice][tabindex="0"]',".vfw-board button[aria-current]",".vfw-board [data-pick]",".vfw-hand [data-pick]",".vfw-prompt [da\
ta-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(a).find(Boolean);w?.focus({preventScroll:!i||w.closest(".vfw\
-map")!==null})},c=()=>{let u=a(".vfw-prompt h2");u?u.focus({preventScroll:!i}):l()},f=()=>{let{region:u,selector:w}=n??
{},y=[...w?[w]:[],...oo.includes(u??"")?io:[]].map(k=>a(`[data-region="${u}"] :is(${k})`)).find(Boolean);return y&&y.focus(
{preventScroll:!0}),!!y},p="",h=()=>{let u=p&&a(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(p))}"]`),w=d(t,".vfw-\
hand .vfw-playing [data-sheet^='card:']")?.dataset.sheet?.slice(5);p=d(t,".vfw-cover")?.dataset.card??w??"",u&&!n?.leaves&&
u.focus({preventScroll:!i})};return{settle(u){h();for(let k of T(t,".vfw-prompt > details"))k.open=o;T(t,".vfw-prompt [d\
ata-first]")[0]?.focus({preventScroll:!i}),T(t,".vfw-hints .vfw-chance")[0]?.scrollIntoView({block:"nearest"});let w=Ct(),
y=(!w||w===document.body||w.closest("[inert]"))&&n&&!s&&!f();y&&(!u||n?.leaves)?c():(s||y)&&l(),s=!1},leadOn:()=>s=!0,toHeadline:()=>d(
t,".vfw-prompt h2")?.focus()}}function ro({dataset:t}){return(t.key===void 0?no:["key"]).filter(n=>t[n]!==void 0).map(n=>`\
[data-${n}="${CSS.escape(t[n]??"")}"]`).join("")}function ao(t){return t.checkVisibility()&&!t.closest("[inert]")}var ht="[data-grid]",F="[data-cell]",co=['[data-cell][aria-pressed="true"]',"[data-cell][data-pick]",F],fe={ArrowRight:{
column:1,row:0},ArrowLeft:{column:-1,row:0},ArrowDown:{column:0,row:1},ArrowUp:{column:0,row:-1}};function lo(t,e,n){let[
o,s]=[-1,1/0];return n.forEach(({column:i,row:r},a)=>{let[l,c]=[i-t.column,r-t.row],f=l*e.column+c*e.row,p=Math.abs(l*e.
row)+Math.abs(c*e.column),h=p?1e3+f+2*p:f;f>0&&p<=f&&h<s&&([o,s]=[a,h])}),o}function ue({dataset:t}){let[e,n]=(t.cell??"").
split(",").map(Number);return{column:e,row:n}}function de(t,e){let n=(o,s)=>{for(let i of b(o,F))x(i,{tabindex:i===s?0:-1})};
return e(t,"focusin",({target:o})=>{let s=o.matches(F)&&A(o,ht);s&&n(s,o)}),e(t,"keydown",o=>{let{key:s,target:i,altKey:r,
ctrlKey:a,metaKey:l,shiftKey:c}=o,f=s in fe&&!(r||a||l||c)&&A(i,ht);if(!f||!i.matches(F))return;let p=b(f,F),h=p[lo(ue(i),
fe[s],p.map(ue))];o.preventDefault(),o.stopPropagation(),h?.focus()}),{settle(){for(let o of T(t,ht)){let s=d(o,`${F}:fo\
cus`);n(o,s??co.map(i=>d(o,i)).find(Boolean)??null)}}}}function pe(t,e){e(t,"click",n=>{let o=n.target.closest(".vfw-prose a[href^='#']");if(!o)return;n.preventDefault();let s=d(
o.closest(".vfw-prose"),`#${CSS.escape(o.hash.slice(1))}`);s&&(A(s,"details")?.setAttribute("open",""),s.tabIndex=-1,s.focus())})}var tt=class{#t=[];#e="";#n;#o;constructor(e,n){this.key=e&&$t(e),this.works=this.#n=!!e,this.#o=n}begin(e,n){this.#t=[JSON.
stringify(e)],n&&(this.#e=this.whole(),this.#n&&=Kt(this.key)),this.#s()}append(e,n){return this.#t.length-1<e?!1:(this.#t=
[...this.#t.slice(0,e+1),...n.map(o=>JSON.stringify(o))],this.#s(),!0)}whole(){return this.key?he(R(this.key)):""}get isOpen(){
return this.#t.length>0}download(){$("votes-for-women.json",this.#e||this.whole())}get hasAside(){return Q(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);Ht(this.key,(n,o)=>e(o)?he(n):n)}#s(){this.key&&(this.
works=this.#n&&M(this.key,this.#t.join(`
`)),this.works||Dt(this.#o))}};function he(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var me=4e6;function we(t,e,n,o,s){let i=()=>d(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>d(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),l={toggle(){if(r())return l.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let c=i()?.contains(document.
activeElement);i()?.hidePopover(),c&&a()?.focus()},chooseFile:()=>d(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",c=>c.key==="Escape"&&l.close()),e(document,"pointerdown",({target:c})=>{c.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||l.close()}),e(t,"change",async({target:c})=>{if(!c.matches("[data-open]")||!c.files.length)return;let[
f]=c.files;c.value="";let p=fo(await f.slice(0,me).text(),f.size);l.close(),p===null?s():o(p)}),l}function fo(t,e){return e<=
me?t:t.includes(`
`)?t.split(`
`,1)[0]:null}var uo="button, summary, input, select, textarea, a[href], [tabindex='0']";function ge(t,e){e(t,"keydown",n=>{let{key:o,
shiftKey:s,target:i}=n,r=o==="Tab"&&A(i,".vfw-cover[aria-modal]");if(!r)return;let a=b(r,uo).filter(c=>c.tabIndex>=0&&c.
checkVisibility()),l=po(a.indexOf(i),a.length,s);l!==null&&(n.preventDefault(),a[l].focus())})}function po(t,e,n){return e?
n?t<=0?e-1:null:t===e-1?0:null:null}var mt="vfw:moment";var wt="moment.json",ho=`The moment is saved as ${wt}. Open the notebook what-if.ipynb, and that file in its room.`,mo="\
This browser keeps nothing, so the moment did not come along. Save it as a file, and open that in the room What if?";function ve(t){
t.classList.toggle("vfw-one-window",K(t)||ye())}function ke(t,e){M(mt,""),e.matches(".vfw-one-window")&&t.preventDefault()}
function be(t,e){if(K(t))$(wt,e),U(t,"vfw-banner",ho);else if(!M(mt,e))U(t,"vfw-banner",mo,()=>[wt,e]);else if(ye()){let n=d(
t,'a[data-command="what if"]');n&&location.assign(n.href)}}function ye(){return d(document,".vfw-kiosk")!==null}function xe(t){et(T(t,".vfw-log ol"));for(let e of T(t,".vfw-hand ul"))e.scrollLeft=(d(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function Ee(t,e){let n=new ResizeObserver(()=>et(b(t,".vfw-log ol"))),o=d(t,".vfw-area-log");o&&n.observe(
o),e.addEventListener("abort",()=>n.disconnect())}function et(t){for(let e of t){let n=d(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var Ae=new Map([["slow",2.2],["usual",1],["fast",.35]]),nt=class{#t="usual";#e=!1;#n=null;#o;constructor(e,n,o,s){this.time=
e,this.next=n,this.stands=o,s.addEventListener("abort",()=>clearTimeout(this.#o))}beat(e){e!==this.#n&&(this.#n=e,this.again())}set(e){
return this.#t=e,this.again(),Ae.has(e)}pause(e){this.#e=e,this.again()}again(){clearTimeout(this.#o);let[e,n]=[this.time(),
Ae.get(this.#t)];e&&n&&!this.#e?this.#o=setTimeout(this.next,e*n):e&&!n&&this.stands()}};function wo(t,e,n){if(!t||!e)return!1;let o=e.at-t.at<500,s=Math.hypot(e.x-t.x,e.y-t.y)<=8;return o&&s&&e.at-n<200}function Se(t){
let[e,n]=[null,null],o=({detail:s,clientX:i,clientY:r})=>{s>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",o,{capture:!0,signal:t}),({detail:s},i)=>s>0&&wo(e,n,i)}function Oe(t){let e=d(t,".vfw-cover")??d(t,".vfw-prompt");return e&&gt(e)}function gt(t){let e=Number(A(t,"[data-questi\
on]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}var go="[data-grid]",vt="[data-grid] [data-cell]",Te="[data-pick], [data-command]",vo=22;function ko({x:t,y:e},n){let[o,
s]=[-1,vo];return n.forEach((i,r)=>{let a=Math.hypot(i.x-t,i.y-e);a<=s&&([o,s]=[r,a])}),o}function Le(t,e){let n=!1;e(t,
"pointerdown",({pointerType:o})=>n=o==="touch",{capture:!0}),e(t,"click",({target:o,isTrusted:s,detail:i,clientX:r,clientY:a})=>{
let l=n&&s&&i>0?A(o,vt):null;if(!l||l.matches(Te))return;let c=b(l.closest(go),`:is(${Te})`);c[ko({x:r,y:a},c.map(kt))]?.
click()})}function Ne(t){if(!t.toggleAttribute("data-enlarged"))return;let e=b(t,`${vt}[data-pick]`),n=d(t,`${vt}[aria-p\
ressed="true"]`)??e[Math.floor(e.length/2)],o=n?.closest(".vfw-enlarges");if(!n||!o)return;let[s,i]=[kt(n),kt(o)];o.scrollBy(
s.x-i.x,s.y-i.y)}function kt(t){let{left:e,top:n,width:o,height:s}=t.getBoundingClientRect();return{x:e+o/2,y:n+s/2}}var bo="[data-pick], :is(button, a)[data-command], [data-local], [data-setting], [data-ask]";function _e(t,{command:e,focus:n,
kept:o,likings:s,menu:i,pace:r,painted:a,post:l},c,f){let p=v=>{t.classList.toggle("vfw-paused",v),r.pause(v)},h={save:()=>o.
download(),"save aside":()=>o.downloadAside(),menu:()=>i.toggle(),open:()=>i.chooseFile(),"whole screen":()=>jt(t),"larg\
er board":()=>Ne(t),pause:()=>p(!0),"play on":()=>p(!1)},u=Se(f);c(t,"click",v=>{let y=A(v.target,bo);if(!y)return;let{command:k,
pick:E,local:C,setting:L,ask:P,value:N=""}=y.dataset;if(C&&h[C](),L&&(s.like(L,N),y.scrollIntoView({block:"nearest"})),P&&
l.send({kind:"ask",about:P}),!(C||L||P)){if(u(v,a.at))return v.preventDefault();y instanceof HTMLAnchorElement&&ke(v,t),
E?l.send({kind:"pick",replies:[JSON.parse(E)].flat(),question:gt(y)}):k!==void 0&&(i.close(),y.closest(".vfw-menu")&&n.leadOn(),
e(k,{...Ce(y.closest("form")),value:N}))}}),c(t,"submit",v=>{let y=v.target.closest("form");v.preventDefault(),y?.dataset.
command&&e(y.dataset.command,Ce(y))}),c(document,"keydown",({key:v})=>{let y=d(t,":popover-open")!==null;v==="Escape"&&!y&&
d(t,".vfw-cover [data-leaves]")?.click()});let w=({key:v,repeat:y})=>y&&(v==="Enter"||v===" ");c(t,"keydown",v=>w(v)&&v.
preventDefault(),{capture:!0}),c(t,"click",({target:v})=>Ie(t,v.closest("[data-tab]")?.dataset.tab)),Ie(t,"log")}function Ce(t){
return t?Object.fromEntries(new FormData(t)):{}}function Ie(t,e){if(e){t.dataset.tab=e;for(let n of b(t,"[data-tab]"))n.
ariaPressed=String(n.dataset.tab===e)}}function Pe(t,e){t.classList.toggle("vfw-nothing-to-read",K(t)),e(t,"click",n=>{let o=A(n.target,"a.vfw-to-read");!o||!t.
matches(".vfw-one-window")||(n.preventDefault(),location.assign(o.href))})}var yo="section, header, div, ol, ul",xo=["data-painted","data-linked"],Eo=["data-linked","data-lm-suppress-shortcuts"],
Re=new WeakMap;function Me(t,e){let n=document.createElement("template");n.innerHTML=e;let[o,s]=[t.firstElementChild,n.content.
firstElementChild];s&&o?.matches(".vfw-replay")&&s.matches(".vfw-replay")?De(o,s):$e(t,Re.get(t)??document.createDocumentFragment(),
n.content),Re.set(t,n.content)}function $e(t,e,n){let[o,s,i]=[t,e,n].map(({childNodes:a})=>[...a]);if(e.isEqualNode(n)&&
o.length===s.length)return;for(let a of xo)t.removeAttribute(a);if(o.length!==s.length)return t.replaceChildren(...i.map(
bt));let r=0;i.forEach((a,l)=>{let c=s.findIndex((p,h)=>h>=r&&p.isEqualNode(a)),f=r<s.length&&!i.slice(l).some(p=>p.isEqualNode(
s[r]));if(c>=0){for(let p of o.slice(r,c))p.remove();r=c+1}else f?(Ao(o[r],s[r],a),r+=1):t.insertBefore(bt(a),o[r]??null)});
for(let a of o.slice(r))a.remove()}function Ao(t,e,n){t instanceof Element&&e instanceof Element&&n instanceof Element&&
So(e,n)?(x(t,{"data-question":n.getAttribute("data-question")}),$e(t,e,n)):t.replaceWith(bt(n))}function So(t,e){let[n,o]=[
t,e].map(s=>s.cloneNode());for(let s of[n,o])s.removeAttribute("data-question");return t.matches(yo)&&n.isEqualNode(o)}function bt(t){
return document.importNode(t,!0)}function De(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!Eo.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,o]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===o.length&&n.every((i,r)=>i.nodeName===o[r].nodeName))||o.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...o),t.removeAttribute("data-linked")}else n.forEach((i,r)=>De(i,
o[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var Oo=["head","board","arc","prompt","record","hand","tabs","camps","log","table","cover","menu"],To=["cover","menu"],Ke="\
start ending replay arc hand our-hand map-large on-stage hints coach".split(" ");function Be(t,e,n,o){let s=d(t,".vfw-la\
yout"),[i,r]=[".vfw-area-map",".vfw-area-rows"].map(f=>d(s,f)),a=Oo.map(f=>{let p=O("div",{class:`vfw-area-${f}`});return To.
includes(f)?t.append(p):s.insertBefore(p,f==="head"?i:r),{area:p,trait:`${f}_html`,painted:""}}),l=()=>{let f=a.filter(({
area:h})=>h.contains(document.activeElement)),p=[...new Set([...f,...a])].filter(h=>e.get(h.trait)!==h.painted);for(let h of p)
h.painted=e.get(h.trait),Me(h.area,h.painted);return p.length>0};l();let c=()=>l()&&queueMicrotask(()=>o.aborted||n());e.
on("change",c),o.addEventListener("abort",()=>{e.off("change",c);for(let{area:f}of a)f.remove()})}function ot(t,e,...n){
let o=t.filter(s=>d(e,`.vfw-${s}`)).join(" ");for(let s of[e,...n])s.dataset.shows!==o&&(s.dataset.shows=o)}var He={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},Lo=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function We(t,e,n,o){let s,i="",r=()=>d(t,".vfw-replay"),a=()=>r()?.dataset.step,l=new W(e),
c=f=>f.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:f})=>c(f)&&l.take()),n(t,"input",({target:f})=>c(
f)&&l.want(f.value,a())),n(t,"change",({target:f})=>{(c(f)||f.matches(".vfw-replay select"))&&l.rest(f.name,f.value,a())}),
n(document,"keydown",f=>{let{key:p,target:h,repeat:u}=f,w=t.contains(h)||h.contains(t)&&t.classList.contains("vfw-whole-\
page"),v=r()&&!r()?.closest("[inert]"),y=w&&v&&!h.closest(Lo),k=p===" "&&h.closest("button, a, summary, [role=button]"),
E=f.ctrlKey||f.altKey||f.metaKey||f.shiftKey;!(p in He)||!y||k||E||(f.preventDefault(),(!u||l.isPainted(a()))&&l.send(He[p],
{},a()))}),o.addEventListener("abort",()=>clearTimeout(s)),{beat(){l.painted(a());let f=Number(r()?.dataset.goesOn??0),p=`${a()}\
 ${f}`;p!==i&&(i=p,clearTimeout(s),f&&(s=setTimeout(()=>e("play on"),f)))}}}function qe(t,e,n){let o=e.bottom+t.height+8<=n.height,s=e.top<n.height-e.bottom,i=o||s?e.bottom+4:e.top-t.height-4;return{
left:Fe(e.left,t.width,n.width),top:Fe(i,t.height,n.height)}}function Fe(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var No=350,Co=250,Io=/^(word|card):/;function Ue(t,e,n,o,s){let i=O("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"\
manual"});t.append(i);let r=null,a="",l=[],[c,f,p]=[!1,!1,""],h,u=new Map,w=m=>{f=m!==null,d(t,".vfw-map")?.dispatchEvent(
new CustomEvent("vfw-show-place",{detail:{key:m},cancelable:!0}))},v=()=>i.matches(":popover-open"),y=m=>{clearTimeout(h);
let S=m.dataset.sheet??"",_=S.match(/^place:(.*)$/)?.[1];if(_)return w(_);i.contains(m)?S!==a&&l.push(a):(r!==m&&(c=!1),
[r,l]=[m,[]]),a=S,(i.dataset.about!==S||!v())&&e(S)},k=()=>{a=l.pop()??"",e(a)},E=()=>d(i,"[data-close]"),C=()=>{if(!r)return;
let m=i.currentCSSZoom??1,S={width:i.offsetWidth*m,height:i.offsetHeight*m},{left:_,top:B}=qe(S,r.getBoundingClientRect(),
{width:innerWidth,height:innerHeight});Object.assign(i.style,{left:`${_/m}px`,top:`${B/m}px`})},L={fill(m,S){if(m!==a||!r?.
isConnected)return;let _=l.length?'<button type="button" class="vfw-button" data-back>Back</button>':"",D=`${S}<div clas\
s="vfw-close">${_}<button type="button" class="vfw-button" data-close>Close</button></div>`;if(v()&&D===p&&i.contains(document.
activeElement))return;i.innerHTML=p=D,i.dataset.about=m,ot(["story","record","arc-table"],i),n(i),i.setAttribute("aria-l\
abel",d(i,"h2")?.textContent??"");let H=d(i,"p:not(.vfw-kicker)");H&&Io.test(m)&&u.set(m,H.textContent);for(let it of b(
t,"[data-told]"))x(it,{"data-told":null,"aria-describedby":null});H&&!r.matches("[aria-describedby]")&&Z(x(r,{"data-told":""}),
[H]),v()||i.showPopover(),C(),et(b(i,"ol")),c&&(d(i,"[data-back]")??E())?.focus({preventScroll:!0})},close(){if(clearTimeout(
h),f&&w(null),!v())return;let m=i.contains(document.activeElement);i.hidePopover(),m&&r?.isConnected&&r.focus({preventScroll:!0}),
[r,c,l]=[null,!1,[]]}},P=(m,S)=>{clearTimeout(h),h=setTimeout(S,m)},N=m=>m instanceof Node&&(i.contains(m)||r?.contains(
m)),j="";o(t,"pointermove",({clientX:m,clientY:S})=>j=`${m},${S}`,{capture:!0}),o(t,"pointerover",({target:m,pointerType:S,
clientX:_,clientY:B})=>{let D=m.closest("[data-sheet]");S!=="mouse"||c||j===`${_},${B}`||(D?P(No,()=>y(D)):N(m)?clearTimeout(
h):P(Co,L.close))}),o(t,"focusin",({target:m})=>{m.matches("[data-sheet]:focus-visible")?(u.has(m.dataset.sheet)&&x(m,{"\
aria-description":u.get(m.dataset.sheet)}),y(m)):N(m)||L.close()}),o(t,"click",({target:m})=>{let S=m.closest("[data-she\
et]");S?(y(S),c=!0,v()&&E()?.focus({preventScroll:!0})):m.closest("[data-back]")?k():(m.closest("[data-close]")||!N(m))&&
L.close()}),o(t,"keydown",m=>{!m.target.matches("span[data-sheet]")||!["Enter"," "].includes(m.key)||(m.preventDefault(),
m.target.click())}),o(document,"keydown",m=>{let S=m.key==="Tab"&&!m.shiftKey&&m.target.matches?.(".vfw-opened [data-clo\
se]");(m.key==="Escape"||S)&&L.close()});let z=new ResizeObserver(C);return z.observe(i),s.addEventListener("abort",()=>{
clearTimeout(h),z.disconnect(),i.remove()}),L}function Ge(t,e){return e.map(o=>t.find(s=>s.value===o)).find(Boolean)??t[0]}function je(t,e){return Object.entries(t).every(
([n,o])=>o.includes(e.get(n)))}var ze="vfw:choices";function Ve(t,e){let n=_o(R(ze));e(t,"change",({target:s})=>{let i=s.closest("form[data-remembered]");
!i||s.dataset.setting||(n={...n,[s.name]:s.value},M(ze,JSON.stringify(n)),Ye(i,n))});let o=!1;return{settle(){for(let i of T(
t,".vfw-start"))for(let r of[t,i.parentElement])r?.scrollTo(0,0);let s=o;o=!!d(t,".vfw-start"),s&&!o&&t.scrollTo(0,0);for(let i of T(
t,"form[data-remembered]")){for(let r of yt(i,"input:not([type=radio])"))r.value=n[r.name]??"";Ye(i,n)}}}}function _o(t){
try{return JSON.parse(t)??{}}catch{return{}}}function Ye(t,e){for(let n of b(t,"[data-asks]")){let o=Qe(n,t);n.hidden=n.
disabled=!o;let s=yt(n,"input[type=radio]").filter(c=>Je(c,t));if(s.some(c=>c.dataset.setting))continue;let i=n.dataset.
asks??"",a=b(t,"input[data-proposes]:checked").map(c=>JSON.parse(c.dataset.proposes??"{}")[i]),l=[e[i],...a,...(n.dataset.
usual??"").split(" ")];Ge(s,l).checked=!0;for(let c of yt(n,"input:not([type=radio])"))Je(c,t)}}function Je(t,e){let n=A(
t,"label"),o=n!==null&&Qe(n,e);return n&&(n.hidden=t.disabled=!o),o}function Qe(t,e){return je(JSON.parse(t.dataset.only??
"{}"),new FormData(e))}function yt(t,e){return b(t,e)}var Po=":popover-open, .vfw-cover, .vfw-sheet-room > :not([hidden])",Ro=".vfw-map, input, select, textarea";function Xe(t,e,n,o){
let s=O("button",{type:"button",class:"vfw-to-question"},"Go to the question");t.prepend(s),e(s,"click",n),e(window,"key\
down",({key:r,target:a})=>{let l=t.contains(a)&&!a.closest(Ro);if(r!=="Escape"||!l||d(t,Po))return;let c=d(t,".vfw-promp\
t [data-leaves]");c?.focus(),c?c.click():n()},{capture:!0}),o.addEventListener("abort",()=>s.remove())}function tn(t,e){let[n,o]=[st(t,1),st(t,-1)],s=t.map(({y:i},r)=>({x:Math.max((n[r].x+o[r].x)/2,0),y:i}));return st(st(s,
1).map(({x:i,y:r})=>({x:Math.min(i,e.width),y:r})),-1)}function st(t,e){let n=[];for(let{x:o,y:s}of e>0?t:t.toReversed()){
let i=n.filter(r=>Math.abs(r.y-s)<34).map(r=>e*r.x+34);n.push({x:e*Math.max(e*o,...i),y:s})}return e>0?n:n.reverse()}function en(t,e,n,o){
let s=n.flatMap(r=>r.flatMap((a,l)=>Ko(a,r[l+1]??a))),i=t.map((r,a)=>Mo(r,e[a],t,s,o));return nn(i,[]).boxes}function nn(t,e){
if(!t.length)return{boxes:[],cost:0};let[n,...o]=t;return n.filter(({box:r})=>!r||!e.some(a=>on(r,a))).map(({box:r,cost:a})=>{
let l=nn(o,r?[...e,r]:e);return{boxes:[r,...l.boxes],cost:a+l.cost}}).reduce((r,a)=>a.cost<r.cost?a:r)}function Mo({x:t,
y:e},{width:n,height:o},s,i,r){let l=[t+20,t-20-n],c=(k,E)=>Math.max(0,Math.min(k,E)),f=[...l,t-n/2].map(k=>c(k,r.width-
n)),p=c(e-o/2,r.height-o),u=[...[e-20-o,e+20].flatMap(k=>f.map(E=>({left:E,top:k}))),...l.map(k=>({left:k,top:p}))].map(
({left:k,top:E})=>({left:k,top:E,right:k+n,bottom:E+o})),w=k=>k.left>=0&&k.top>=0&&k.right<=r.width&&k.bottom<=r.height,
v=u.filter(k=>w(k)&&!s.some(E=>on(k,$o(E)))),y=k=>s.some(E=>Ze(k,E)<Ze(k,{x:t,y:e}));return[...v.map(k=>({box:k,cost:i.filter(
E=>Do(k,E)).length+(y(k)?1e4:0)})),{box:null,cost:1e6}]}function $o({x:t,y:e}){return{left:t-34/2,top:e-34/2,right:t+34/
2,bottom:e+34/2}}function on(t,e){return t.left<e.right&&e.left<t.right&&t.top<e.bottom&&e.top<t.bottom}function Do(t,e){
return t.left<=e.x&&e.x<=t.right&&t.top<=e.y&&e.y<=t.bottom}function Ze(t,{x:e,y:n}){return Math.hypot(Math.max(t.left-e,
0,e-t.right),Math.max(t.top-n,0,n-t.bottom))}function Ko(t,e){let n=Math.max(1,Math.ceil(Math.hypot(e.x-t.x,e.y-t.y)/4));
return Array.from({length:n},(o,s)=>({x:t.x+(e.x-t.x)*s/n,y:t.y+(e.y-t.y)*s/n}))}var xt=".vfw-arc-drawn",Bo=[0,100],sn=`${xt} .vfw-arc-label`;function rn(t,e){let n=new ResizeObserver(()=>{let o=d(t,xt);
o&&Ho(o)});return e.addEventListener("abort",()=>n.disconnect()),{beat(){let o=d(t,xt);if(!(!o||!T(t,sn).length)){n.disconnect();
for(let s of[o,...b(t,sn)])n.observe(s)}}}}function Ho(t){let e={width:t.clientWidth,height:t.clientHeight},[n,o]=[".vfw\
-arc-disc",".vfw-arc-label"].map(p=>b(t,p)),s=(p,h)=>({x:p/100*e.width,y:h/100*e.height}),i=n.map(({style:p})=>s(parseFloat(
p.left),parseFloat(p.top))),r=o.map(({offsetWidth:p,offsetHeight:h})=>({width:p+1,height:h+1})),l=[...t.querySelectorAll(
"polyline")].map(({points:p})=>[...p].map(({x:h,y:u})=>s(h,u))),c=tn(i,e),f=en(c,r,[...l,Bo.map(p=>s(p,50))],e);n.forEach(
({style:p},h)=>{p.marginLeft=`${c[h].x-i[h].x}px`}),o.forEach((p,h)=>{let u=f[h];x(p,{"data-goes":u?u.left+u.right<2*c[h].
x?"left":"right":"nowhere"}),u&&Object.assign(p.style,{left:`${u.left}px`,top:`${u.top}px`})})}function an(t){let e=Wo(t);return n=>{for(let o of b(n,"span[data-sheet]:not(.vfw-ref)"))cn(o);for(let o of b(n,"[data-n\
ames]:not([data-linked])")){qo(o,e,t);for(let s of[o,...o.children])x(s,{"data-linked":""})}}}function Wo(t){let n=Object.
keys(t).sort((o,s)=>s.length-o.length).map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<!\
[\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d])`,"gu")}function Fo(t,e){let n=[],o=0;for(let{0:s,index:i}of t.matchAll(e))n.
push(t.slice(o,i),s),o=i+s.length;return[...n,t.slice(o)]}function cn(t){Object.assign(t,{className:"vfw-ref",role:"butt\
on",tabIndex:0})}function qo(t,e,n){let{SHOW_TEXT:o,SHOW_ELEMENT:s,FILTER_REJECT:i,FILTER_ACCEPT:r,FILTER_SKIP:a}=NodeFilter,
l=document.createTreeWalker(t,o|s,f=>f instanceof Text?r:f.matches("[data-linked]")?i:a),c=[];for(;l.nextNode();)c.push(
l.currentNode);for(let f of c){let p=Fo(f.data,e);p.length>1&&f.replaceWith(...p.map((h,u)=>u%2?Uo(h,n[h]):h))}}function Uo(t,e){
let n=document.createElement("span");return n.textContent=t,n.dataset.sheet=e,cn(n),n}var Go="As you play by key, the computer waits after each step until you go on. The menu changes its pace.",jo="This bro\
wser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",Rr=Mt(async({model:t,
el:e,post:n},o)=>{e.classList.add("vfw-page-widget");let i=await It(()=>{let r=e.closest(".vfw-panel");return r&&d(r,".v\
fw-area-map")&&d(r,".vfw-area-rows")&&r},o);i&&zo(i,t,n,o)});function zo(t,e,n,o){let s=Nt(o);s(t,"focusin",({target:g})=>x(
g,_t),{capture:!0}),Be(t,e,()=>St(),o);let i=e.get("whole_page")&&!K(t);t.classList.toggle("vfw-whole-page",i),t.dataset.
game=e.get("game"),ve(t);let r=i?[document.body]:[];ge(t,s);let a={question:null,at:0,isBehind:!1,isLocked:!1},l=(g,I={})=>n.
send({kind:"command",name:g,fields:I,question:a.question}),c=zt(t,o),f=new tt(e.get("slot"),()=>U(t,"vfw-banner",jo));Bt(
f.key,()=>f.isOpen&&n.send({kind:"elsewhere"}),o);let p=le(t,s),h=()=>d(t,":popover-open")!==null,u=()=>h()?0:Number(d(t,
".vfw-prompt")?.dataset.pace??0),[w,v]=[!1,!1],y=()=>{w&&!v&&!G().pace&&c.say(Go),v||=w},k=new nt(u,()=>l("next"),y,o);s(
t,"toggle",({target:g})=>g.popover&&k.again(),{capture:!0});let E=Zt(t,s),C="",L=Gt(t,g=>{let{pace:I,help:mn,learned:wn,
sensitivity:gn,keys:vn}=g;E.isOn=vn!=="off";let rt={kind:"manner",shows_steps:I!=="none",help:mn,learned:wn,sensitivity:gn};
JSON.stringify(rt)!==C&&n.send(rt),C=JSON.stringify(rt),t.classList.toggle("vfw-unpaced",!k.set(I))},o);te(s,g=>{w=g,L.expect(
g?{pace:"one"}:{})});let N=Ue(t,g=>n.send({kind:"sheet",about:g}),g=>Et(g),s,o);pe(t,s),Pe(t,s);let j=We(t,l,s,o),z=Qt(t,
l,s),m=rn(t,o),_=we(t,s,f,g=>n.send({kind:"open",save:g}),()=>n.send({kind:"too large"})),B=Ve(t,s),D=oe(t),H=re(t,s),it=de(
t,s),fn=ce(t,s);Le(t,s);let un=ne(t,l,g=>c.say(g),o);Xe(t,s,()=>p.toHeadline(),o);let Et=an(e.get("names")),At=()=>ot(Ke,
t,...r);s(t,"vfw-map-sized",At);let St=()=>{At();let g=Oe(t),I=g!==a.question;d(t,".vfw-stage-map:empty")&&t.dispatchEvent(
new CustomEvent("vfw-stage")),I&&(Object.assign(a,{question:g,at:performance.now()}),N.close()),ln(t,a.isLocked),Et(t),H.
settle(),it.settle(),I&&fn.settle(),un.settle(),ae(t),B.settle(),D.settle(),L.show(),xe(t),p.settle(I),k.beat(g),j.beat(),
z.beat(),m.beat()};_e(t,{command:l,focus:p,kept:f,likings:L,menu:_,pace:k,painted:a,post:n},s,o),Ee(t,o),s(t,"vfw-leave-\
map",()=>p.toHeadline()),s(t,"vfw-say",g=>c.say(g.detail.text));let dn=g=>{g.kind==="begin"&&f.begin(g.header,g.put_aside),
g.kind==="append"&&!f.append(g.from,g.entries)&&n.send({kind:"keep whole"}),g.kind==="like"&&L.like(g.name,g.value),g.kind===
"download"&&$(g.name,g.text),g.kind==="moment"&&be(t,g.text),g.kind==="sheet"&&N.fill(g.about,g.html);let I=g.kind==="po\
ng"&&g.question!==a.question;I&&a.isBehind&&n.send({kind:"paint whole"}),g.kind==="pong"&&(a.isBehind=I&&!a.isBehind)},Ot=()=>c.
tell(e.get("said"));n.listen(dn,o),e.on("change:said",Ot),o.addEventListener("abort",()=>{for(let g of r)delete g.dataset.
shows;e.off("change:said",Ot)}),L.begin(),St(),Yo(t,e,n,f,a,o);let{goesOn:pn=!1,isUnsent:hn=!1}=n.watch.cameBack??{};n.send(
{kind:"held",save:f.whole(),goes_on:pn,is_unsent:hn})}function Yo(t,e,n,o,s,i){let r={root:t,post:n,keeps:()=>o.works||e.
get("is_kept")?". Your game is kept in this browser.":", and this browser keeps no games.",isCurrent:a=>a.question===s.question,
changed(a){return s.isLocked=a,ln(t,a),a},goesOn:()=>o.isOpen&&!d(t,".vfw-start, .vfw-coach")};n.watch.over(r,i)}function ln(t,e){
let n=d(t,".vfw-cover");for(let o of b(t,".vfw-layout, .vfw-to-question"))o.inert=e||n!==null;n&&(n.inert=e),n&&!t.matches(
".vfw-whole-page")&&x(n,{"aria-modal":null})}export{Rr as default};
