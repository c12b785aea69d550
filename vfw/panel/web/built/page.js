var J=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(e){this.kernelNow=
e,this.kernel?.connectionStatusChanged.connect((n,o)=>{o==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(e,n,o=()=>{}){
this.#t+=1,this.waiting.push({post:e,message:n,taken:o,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[e]=this.waiting;if(!e)return;e.sentAt=performance.now();let{post:n,number:o,message:s}=e;
this.transmit(n,{kind:"press",page:this.page,number:o,message:s})}sendAgain(){let[e]=this.waiting;e&&performance.now()-e.
sentAt>2e3&&this.send()}transmit(e,n){try{e.transmit(n)}catch{this.hasLost||=this.waiting.some(o=>o.post===e),this.leave(
e)}}taken({page:e,number:n}){let[o]=this.waiting;return e!==this.page||n!==o?.number?!1:(this.waiting.shift(),o.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(e){this.posts.delete(
e),this.waiting=this.waiting.filter(n=>n.post!==e),this.send()}};function Lt(t){return({model:e,el:n})=>{let o=new AbortController;return t({model:e,el:n},o.signal),()=>o.abort()}}function Nt(){let{document:t}=globalThis,e=t?.documentElement.dataset.baseUrl;if(e)return e;try{return JSON.parse(t?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function q(){return document.body.dataset.voila!==
void 0}function B(t){return t.closest(".jp-NotebookPanel")!==null}async function Ct(t,e){let{baseUrl:n}=t.serverSettings,o=s=>fetch(n+s,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let s=await o(`api/kernels/${t.id}`);if(s.ok&&s.headers.get("Content-Type")?.includes("json")&&e)return(await s.json()).
execution_state==="busy"?"busy":"idle";let r=await o("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function It(t){return(e,n,o,s={})=>e.addEventListener(n,o,{signal:t,...s})}function O(t,e,...n){let o=document.createElement(
t);return o.append(...n),x(o,e)}function x(t,e){for(let[n,o]of Object.entries(e))o===null?t.removeAttribute(n):t.getAttribute(n)!==String(o)&&t.setAttribute(
n,String(o));return t}function d(t,e){return t.querySelector(e)}function b(t,e){return[...t.querySelectorAll(e)]}function A(t,e){
return t.closest(e)}function T(t,e){let n=b(t,`${e}:not([data-painted])`);for(let o of n)o.dataset.painted="";return n}function _t(){
return document.activeElement}async function Pt(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var Rt={"data-lm-suppress-shortcuts":"true"};var V=class{#t=null;constructor(e){this.quiet=O("div",{class:"vfw-sending",role:"status"}),this.banner=O("div",{class:"v\
fw-banner",role:"alert"}),this.button=O("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=O("p",{}),this.box=O("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#t=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#t?.focus({preventScroll:!0})}};function Mt(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function $t(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var ct=2500,yn=2e3,xn=8e3,lt=2e3,En=1e4,An=25e3,Sn=3e4,On=500,Q=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=$t(this.#t),setInterval(()=>this.beat(),On);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(e,n){let o={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...e};this.rooms.push(o),
this.notice??=new V(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(s=>s!==o))}beat(){
let e=performance.now();if(document.hidden&&(this.heardAt=e),e-this.pingedAt>(this.isLost?ct/2:ct)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(e-this.heardAt>ct+1e3||this.isCut)&&e-this.lookedAt>lt&&this.look(),
e-this.heardAt>xn&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>yn)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!q()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let e=new Set(this.rooms.map(({post:n})=>n));for(let n of e)this.
line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(e,n){if(this.heardAt=performance.now(),!(!this.isLost||e.kind!==
"pong")){for(let o of this.rooms)o.post===n&&o.isCurrent(e)&&this.current.add(o);this.rooms.every(o=>this.current.has(o))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:e,keeps:n}]=this.rooms,o=q()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${n()}${o}`,e.style.zoom);
let s=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(s))&&this.notice?.takeFocus(
s)}find(){this.isLost=!1;for(let{changed:e}of this.rooms)e(!1);this.notice?.found()}async look(){let{kernel:e}=this.line;
if(!e||this.isOut||!(q()||this.line.posts.size))return;this.isOut=!0;let n=await Ct(e,this.line.posts.size>0);n==="idle"&&
this.isLost&&await this.hasForgotten(e)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>An&&(n="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let o=Date.now()-(this.cameBack?.at??0)<Sn;n==="gone"&&q()&&!o&&this.
loadAgain(),n==="idle"&&!e.isDisposed&&this.openSocket(e)}async hasForgotten(e){let n=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let o=this.pingedAt,s=e.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([s,n(lt)]);return await n(
1e3),i&&this.heardAt<o}openSocket(e){let n=e.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?En:lt)||(this.socketAt=performance.now(),e.reconnect().catch(()=>{}))}loadAgain(){let e=this.line.hasLost||this.line.
waiting.length>0;Mt(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:e}),location.reload()}};function Dt(t){return()=>{let e;return{initialize({model:n,signal:o}){e=new ft(n,o)},render:Lt((n,o)=>t({...n,post:e},o))}}}
var ft=class{hearers=new Set;constructor(e,n){this.model=e;let{line:o,watch:s}=Tn(e.widget_manager);this.line=o,this.watch=
s,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(e,n){
this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener("abort",()=>this.
hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({states:e,says:n,
...o}){let s=this.model.widget_manager,i=Object.keys({...e,...n}).filter(a=>s.has_model(a)),r=await Promise.all(i.map(a=>s.
get_model(a)));r.forEach((a,l)=>a.set_state(e[i[l]]??{})),this.line.taken(o)&&r.forEach((a,l)=>{for(let c of n[i[l]]??[])
a.trigger("msg:custom",c)})}tell(e){for(let n of this.hearers)n(e)}};function Tn(t){let e=globalThis,n=e[Symbol.for("vfw\
 connections")]??=new WeakMap,o=n.get(t);if(!o){let s=new J(()=>t.kernel??null);o={line:s,watch:new Q(s)},n.set(t,o)}return o}function R(t){try{return localStorage.getItem(t)??""}catch{return""}}function M(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function $(t,e=Nt()){let n=`/${e}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return n==="/"?`vfw:${t}`:`vfw:${n}:${t}`}
function Kt(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||t(),e.vfwKeepsNothing="told"}function Ln(t){let e=[];
for(let n;n=R(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function Bt(t){try{let[e,n]=[localStorage.getItem(t),Ln(
t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,e),!0}catch{return!1}}function X(t){try{
return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":put aside ")).sort((e,n)=>e.localeCompare(
n,"en",{numeric:!0}))}catch{return[]}}function Ht(t,e,n){addEventListener("storage",o=>t&&o.key===t&&e(),{signal:n})}var Nn={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function D(t,e){Cn(t,new Blob([e],{type:Nn[t.split(".").at(
-1)??""]??"application/json"}))}function Cn(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=
t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Wt(t,e=n=>n){X(t).forEach((n,o)=>{D(`votes-for-wome\
n-put-aside-${o+1}.json`,e(R(n),n))})}function G(t,e,n,o){let s=O("div",{class:e,role:"status"});t.prepend(s);let i=O("d\
iv",{},O("p",{},n)),r=(a,l)=>{let c=O("button",{type:"button",class:"vfw-button"},a);c.addEventListener("click",l),i.append(
c)};o&&r("Save it as a file",()=>D(...o())),r("Close",()=>s.remove()),requestAnimationFrame(()=>s.append(i))}var ut=$("likings"),Ut="vfw-likings",In="data-jp-theme-light",_n={size:"1",light:"system",motion:"system"},dt={..._n,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},Pn=["keys","stage"],Rn={help:["none","odds","h\
ints","guided"],sensitivity:["full","masked","described"]},Mn={1:1,2:1.2,3:1.45};function $n(t){try{let e=Object.entries(
JSON.parse(t)??{}).filter(([,o])=>typeof o=="string"),n=Object.keys(dt).every(o=>Pn.includes(o)||e.some(([s])=>s===o));return Object.
fromEntries(n?e.filter(([o,s])=>s!==qt(o)):e)}catch{return{}}}function qt(t){return dt[t]}function Ft(t,e={}){let n={...dt,
...e,...t};for(let[o,s]of Object.entries(Rn))s.includes(n[o])||(n[o]=qt(o));return n}function j(){return $n(document.documentElement.
dataset.vfwLikings??R(ut))}function Dn(t,e){let n=JSON.stringify({...j(),[t]:e});document.documentElement.dataset.vfwLikings=
n,M(ut,n),document.dispatchEvent(new Event(Ut))}function Kn(t,e){document.addEventListener(Ut,t,{signal:e}),Gt().addEventListener(
"change",t,{signal:e});let n=new MutationObserver(t);jt(document.body)&&n.observe(document.body,{attributeFilter:[In]}),
e?.addEventListener("abort",()=>n.disconnect());let o=({key:s})=>{s===ut&&(delete document.documentElement.dataset.vfwLikings,
t())};addEventListener("storage",o,{signal:e})}function Bn(t){return Mn[t.size]??1}function Hn(t,e){return t.light==="da\
rk"||!["light","contrast"].includes(t.light)&&e}function Gt(){return matchMedia("(prefers-color-scheme: dark)")}function Wn(){
let t=jt(document.body);return t?t==="dark":Gt().matches}function jt(t){let{jpThemeLight:e,voila:n}=t?.dataset??{};return e===
void 0||n!==void 0?"":e==="false"?"dark":"light"}function Fn(t,e){for(let n of b(t,"[data-setting]")){let o=e[n.dataset.
setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=o:n.ariaPressed!==String(o)&&(n.ariaPressed=String(
o))}}function zt(t,e,n){let o={},s=Ft(j()),i=()=>{s=Ft(j(),o),t.dataset.size=s.size,t.style.setProperty("--vfw-zoom",`ca\
lc(${Bn(s)} * var(--vfw-usual-zoom, 1))`),t.style.zoom="var(--vfw-zoom)";let a=Hn(s,Wn());t.classList.toggle("vfw-dark",
a),document.documentElement.classList.toggle("vfw-dark-page",a),t.classList.toggle("vfw-still",s.motion==="still"),r.show(),
e(s)},r={begin:i,like:Dn,expect(a){o=a,i()},show:()=>Fn(t,s)};return Kn(i,n),r}function Yt(t){document.fullscreenElement?
document.exitFullscreen():(t.classList.contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var Un=40;function Jt(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},o=t.appendChild(
O("div",n));return e.addEventListener("abort",()=>o.remove()),{tell(s){let[i,...r]=s.split(`
`);i.endsWith("anew")&&o.replaceChildren(),this.say(...r.filter(Boolean))},say(...s){for(o.append(...s.map(i=>O("p",{},i)));o.
childElementCount>Un;)o.firstElementChild?.remove()}}}function Z(t,e){let n=t.map(([o])=>Math.abs(o-e));return n.indexOf(Math.min(...n))}function Vt(t,e){let n=t.findIndex(([
,o])=>o>e);return n<0?t.length-1:Math.max(n-1,0)}function Qt(t,e,n,o){let[s,i]=[n.length-1,n[e][0]],r=o.find(c=>c>i),a=o.
filter(c=>c<i).at(-1),l={ArrowLeft:()=>e-1,ArrowDown:()=>e-1,ArrowRight:()=>e+1,ArrowUp:()=>e+1,PageUp:()=>r===void 0?s:
Z(n,r),PageDown:()=>a===void 0?0:Z(n,a),Home:()=>0,End:()=>s};return t in l?Math.min(Math.max(l[t](),0),s):void 0}var F=class{#t="";#e=null;constructor(e){this.command=e}take(){this.#t=""}send(e,n,o){this.#t=o,this.command(e,n)}isPainted(e){
return this.#t!==e}want(e,n){this.isPainted(n)?e!==n&&this.send("go",{value:e},n):this.#e=e}rest(e,n,o){this.#e=null,this.
send(e,{value:n},o)}painted(e){if(this.isPainted(e)&&(this.#t=""),this.#t||this.#e===null)return;let n=this.#e;this.#e=null,
n!==e&&this.send("go",{value:n},e)}get isUnderWay(){return!!this.#t||this.#e!==null}};var Xt=".vfw-arc-plot",qn="button, a";function Zt(t,e,n){let o=new F(e),[s,i]=[0,""],r=!1,a=()=>d(t,".vfw-arc-moments")?.
dataset,l=()=>JSON.parse(a()?.moments??"[]"),c=()=>d(t,".vfw-arc-moment")?.dataset.step,f=u=>{let[w,,v]=u[s],[y,k,E]=[".\
vfw-arc-at",".vfw-arc-handle",".vfw-arc-tag"].map(N=>d(t,N));if(!y||!k||!E)return;for(let N of[y,E])N.style.setProperty(
"--at",`${w}%`);x(k,{"aria-valuemax":u.length-1,"aria-valuenow":s,"aria-valuetext":v});let C=d(E,"span");C&&(C.textContent=
v.split(", between")[0].replace(": "," · "));let[L,P]=E.querySelectorAll("button");x(L,{"aria-disabled":String(s===0)}),
x(P,{"aria-disabled":String(s===u.length-1)})},p=u=>{let w=l();u===s||!w[u]||(s=u,f(w),o.want(String(w[s][1]),c()))},h=({
clientX:u})=>{let w=d(t,Xt)?.getBoundingClientRect();w&&p(Z(l(),100*(u-w.left)/w.width))};n(t,"pointerdown",u=>{let w=u.
target.closest(Xt);!w||u.button||u.target.closest(qn)||(o.take(),r=!0,w.setPointerCapture(u.pointerId),h(u))}),n(t,"poin\
termove",u=>r&&h(u));for(let u of["pointerup","pointercancel"])n(t,u,()=>{r&&d(t,".vfw-arc-handle")?.focus({preventScroll:!0}),
r=!1});return n(t,"keydown",u=>{if(u.ctrlKey||u.altKey||u.metaKey||u.shiftKey||!u.target.matches(".vfw-arc-handle"))return;
let v=Qt(u.key,s,l(),JSON.parse(a()?.parts??"[]"));v!==void 0&&(u.preventDefault(),p(v))}),n(t,"click",({target:u})=>{let w=Number(
u.closest("[data-arc]")?.dataset.arc??0);w&&p(s+w)}),{beat(){let u=l();if(!u.length)return;o.painted(c());let w=c()??"";
w!==i&&String(u[s]?.[1])!==w&&!r&&!o.isUnderWay&&(s=Vt(u,Number(w))),i=w,s=Math.min(s,u.length-1),f(u)}}}var te=".vfw-map, input, select, textarea, [contenteditable]";function ee(t,e){let n={isOn:!0};return e(document,"keydow\
n",o=>{let{key:s,target:i,altKey:r,ctrlKey:a,metaKey:l,repeat:c}=o,f=t.contains(i)||i.contains(t)&&t.classList.contains(
"vfw-whole-page");!n.isOn||!f||r||a||l||c||(/^[a-z]$/i.test(s)&&!i.closest(te)&&d(t,`[data-ask][aria-keyshortcuts="${s.toUpperCase()}\
"]`)?.click(),/^[1-9]$/.test(s)&&!i.closest(te)&&!d(t,":popover-open")&&d(t,`[data-cell][aria-keyshortcuts="${s}"]`)?.focus())}),
n}var Gn=/^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u,jn="input:not([type=radio], [type=checkbox]), textarea,\
 [contenteditable]";function ne(t,e){let n=!1,o=s=>{s!==n&&(n=s,e(n))};t(document,"keydown",s=>zn(s)&&o(!0),{capture:!0}),
t(document,"click",({isTrusted:s,detail:i,target:r})=>{s&&(!i&&r.closest("button, [role=button]")&&o(!0),i&&r.closest('[\
data-command="next"]')&&o(!1))},{capture:!0})}function zn({key:t,altKey:e,ctrlKey:n,metaKey:o,target:s}){let i=[...t].length===
1&&s.closest?.(jn);return Gn.test(t)&&!e&&!n&&!o&&!i}var oe="[data-left]",Yn=new Map([[300,"Five minutes are left."],[60,"One minute is left."],[10,"Ten seconds are left."]]);
function Jn(t){return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function se(t,e,n,o){let[s,i]=[0,0],a=setInterval(
()=>{let l=d(t,oe);if(!l||l.dataset.runs===void 0)return;let c=Math.max(0,Math.ceil((s-performance.now())/1e3)),f=d(l,"b");
f&&(f.textContent=Jn(c));let p=Yn.get(c);p&&i!==c&&n(p),p&&(i=c),c===0&&e("time is up")},1e3);return o.addEventListener(
"abort",()=>clearInterval(a)),{settle(){for(let l of T(t,oe))s=performance.now()+1e3*Number(l.dataset.left)}}}function ie(t){let[e,n]=["",0];return{settle(){let o=d(t,".vfw-cover:not(.vfw-start)")?.className??"";o!==e&&(e||(n=t.scrollTop),
t.scrollTo(0,o?0:n),e=o)}}}var ht=".vfw-tabs, .vfw-hand, .vfw-camps, .vfw-table, .vfw-log",pt="button, a[href], [role=button], summary, ol[tabindex\
]",re="Arrow keys go from one to the next.",Vn={ArrowRight:1,ArrowLeft:-1},Qn={ArrowDown:1,ArrowUp:-1};function ae(t){return t.
matches(ht)?re:""}function ce(t,e){let n=s=>A(s,ht),o=s=>b(s,pt);return e(t,"focusin",({target:s})=>{let i=n(s);if(!i||!s.
matches(pt))return;let r=d(i,"ol[tabindex]")??s;for(let a of o(i))x(a,{tabindex:a===r?0:-1})}),e(t,"keydown",s=>{let{key:i,
target:r,altKey:a,ctrlKey:l,metaKey:c,shiftKey:f}=s,p=d(t,".vfw-replay")?Qn:Vn,h=i in p&&!(a||l||c||f)&&n(r);if(!h||!r.matches(
pt))return;let u=o(h).filter(v=>v.checkVisibility({visibilityProperty:!0})),w=u[u.indexOf(r)+p[i]];w&&(s.preventDefault(),
s.stopPropagation(),w.focus())}),{settle(){for(let s of T(t,`:is(${ht})`)){x(s,{"aria-description":re});let i=o(s),r=d(s,
"ol[tabindex]")??i[0];for(let a of i)x(a,{tabindex:a===r?0:-1});i.length&&s.matches("[tabindex]")&&x(s,{tabindex:-1})}}}}var Xn=".vfw-prompt > h2, .vfw-prompt > .vfw-choices > button:first-child",Zn=".vfw-hand, .vfw-map svg[role=group], .vfw\
-map-table [role=region]",to=0;function le(t){for(let o of T(t,".vfw-hand .vfw-face")){let s=d(o,".vfw-card-button")??d(
o,"h3 [data-sheet]");s&&tt(s,b(o,"p:not(.vfw-era)"))}let e=d(t,".vfw-prompt .vfw-coach");if(e)for(let o of b(t,Xn))tt(o,
[e]);let n=e?b(e,"p").map(({textContent:o})=>o):[];for(let o of b(t,Zn))x(o,{"aria-description":[...n,ae(o)].filter(Boolean).
join(" ")||null})}function tt(t,e){for(let n of e)n.id||=`vfw-words-${++to}`;x(t,{"aria-describedby":e.map(({id:n})=>n).
join(" ")})}var eo="[data-grid] [data-cell][data-drags]",no="[data-grid] [data-cell][data-pick]",oo=6;function so(t,e){return Math.hypot(
e.clientX-t.clientX,e.clientY-t.clientY)>oo}function fe(t,e){let n=null,o=null,s=()=>{n?.ghost?.remove(),n=null},i=(a,{clientX:l,
clientY:c})=>{a.style.translate=`${l}px ${c}px`};e(t,"pointerdown",a=>{s(),o=null;let l=a.isPrimary&&a.button===0?A(a.target,
eo):null;l&&(n={piece:l,from:a,ghost:null})}),e(document,"pointermove",a=>{!n||!a.isPrimary||(!n.ghost&&so(n.from,a)&&(n.
ghost=io(n.piece),n.piece.dataset.drags!=="chosen"&&n.piece.click()),n.ghost&&i(n.ghost,a))}),e(document,"pointercancel",
s),e(document,"pointerup",a=>{let l=n;s(),l?.ghost&&!r(a)&&(o=a)});let r=({clientX:a,clientY:l})=>{let c=document.elementFromPoint(
a,l),f=c&&A(c,no);return f&&t.contains(f)&&f.click(),f!==null};return{settle(){let a=o;o=null,a&&r(a)}}}function io(t){let e=d(
t,"svg")??t,{width:n,height:o}=e.getBoundingClientRect(),s=document.createElement("div");return s.className="vfw-ghost",
s.append(e.cloneNode(!0)),s.style.width=`${n}px`,s.style.height=`${o}px`,s.style.margin=`${-o/2}px 0 0 ${-n/2}px`,document.
body.append(s),s}var ro=["pick","command","value","key","local","setting","sheet","tab"],ao=["board","log","camps","table","record"],co='\
button, a[href], [tabindex="0"]',lo=["[data-cell][data-pick]","[data-cell]",co];function ue(t,e){let n=null,[o,s]=[!1,!1],
i=!1;e(document,"keydown",()=>i=!0,{capture:!0}),e(document,"pointerdown",()=>i=!1,{capture:!0}),e(document,"focusin",({
target:u})=>{let w=u.closest?.("[data-region]")?.dataset.region,v=u.matches?.(".vfw-prompt [data-leaves]")??!1;n=t.contains(
u)?{region:w,selector:fo(u),leaves:v}:null,s=!1}),e(t,"toggle",({target:u})=>{u instanceof HTMLDetailsElement&&u.matches(
".vfw-prompt > details")&&(o=u.open)},{capture:!0});let a=u=>b(t,u).find(uo),l=()=>{let w=(a(".vfw-cover")?[".vfw-cover \
[data-first]"]:[".vfw-prompt .vfw-choices .vfw-primary",...o?[".vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-ch\
oice][tabindex="0"]',".vfw-board button[aria-current]",".vfw-board [data-pick]",".vfw-hand [data-pick]",".vfw-prompt [da\
ta-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(a).find(Boolean);w?.focus({preventScroll:!i||w.closest(".vfw\
-map")!==null})},c=()=>{let u=a(".vfw-prompt h2");u?u.focus({preventScroll:!i}):l()},f=()=>{let{region:u,selector:w}=n??
{},y=[...w?[w]:[],...ao.includes(u??"")?lo:[]].map(k=>a(`[data-region="${u}"] :is(${k})`)).find(Boolean);return y&&y.focus(
{preventScroll:!0}),!!y},p="",h=()=>{let u=p&&a(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(p))}"]`),w=d(t,".vfw-\
hand .vfw-playing [data-sheet^='card:']")?.dataset.sheet?.slice(5);p=d(t,".vfw-cover")?.dataset.card??w??"",u&&!n?.leaves&&
u.focus({preventScroll:!i})};return{settle(u){h();for(let k of T(t,".vfw-prompt > details"))k.open=o;T(t,".vfw-prompt [d\
ata-first]")[0]?.focus({preventScroll:!i}),T(t,".vfw-hints .vfw-chance")[0]?.scrollIntoView({block:"nearest"});let w=_t(),
y=(!w||w===document.body||w.closest("[inert]"))&&n&&!s&&!f();y&&(!u||n?.leaves)?c():(s||y)&&l(),s=!1},leadOn:()=>s=!0,toHeadline:()=>d(
t,".vfw-prompt h2")?.focus()}}function fo({dataset:t}){return(t.key===void 0?ro:["key"]).filter(n=>t[n]!==void 0).map(n=>`\
[data-${n}="${CSS.escape(t[n]??"")}"]`).join("")}function uo(t){return t.checkVisibility()&&!t.closest("[inert]")}var mt="[data-grid]",U="[data-cell]",po=['[data-cell][aria-pressed="true"]',"[data-cell][data-pick]",U],de={ArrowRight:{
column:1,row:0},ArrowLeft:{column:-1,row:0},ArrowDown:{column:0,row:1},ArrowUp:{column:0,row:-1}};function ho(t,e,n){let[
o,s]=[-1,1/0];return n.forEach(({column:i,row:r},a)=>{let[l,c]=[i-t.column,r-t.row],f=l*e.column+c*e.row,p=Math.abs(l*e.
row)+Math.abs(c*e.column),h=p?1e3+f+2*p:f;f>0&&p<=f&&h<s&&([o,s]=[a,h])}),o}function pe({dataset:t}){let[e,n]=(t.cell??"").
split(",").map(Number);return{column:e,row:n}}function he(t,e){let n=(o,s)=>{for(let i of b(o,U))x(i,{tabindex:i===s?0:-1})};
return e(t,"focusin",({target:o})=>{let s=o.matches(U)&&A(o,mt);s&&n(s,o)}),e(t,"keydown",o=>{let{key:s,target:i,altKey:r,
ctrlKey:a,metaKey:l,shiftKey:c}=o,f=s in de&&!(r||a||l||c)&&A(i,mt);if(!f||!i.matches(U))return;let p=b(f,U),h=p[ho(pe(i),
de[s],p.map(pe))];o.preventDefault(),o.stopPropagation(),h?.focus()}),{settle(){for(let o of T(t,mt)){let s=d(o,`${U}:fo\
cus`);n(o,s??po.map(i=>d(o,i)).find(Boolean)??null)}}}}function me(t,e){e(t,"click",n=>{let o=n.target.closest(".vfw-prose a[href^='#']");if(!o)return;n.preventDefault();let s=d(
o.closest(".vfw-prose"),`#${CSS.escape(o.hash.slice(1))}`);s&&(A(s,"details")?.setAttribute("open",""),s.tabIndex=-1,s.focus())})}var et=class{#t=[];#e="";#n;#o;constructor(e,n){this.key=e&&$(e),this.works=this.#n=!!e,this.#o=n}begin(e,n){this.#t=[JSON.
stringify(e)],n&&(this.#e=this.whole(),this.#n&&=Bt(this.key)),this.#s()}append(e,n){return this.#t.length-1<e?!1:(this.#t=
[...this.#t.slice(0,e+1),...n.map(o=>JSON.stringify(o))],this.#s(),!0)}whole(){return this.key?we(R(this.key)):""}get isOpen(){
return this.#t.length>0}download(){D("votes-for-women.json",this.#e||this.whole())}get hasAside(){return X(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);Wt(this.key,(n,o)=>e(o)?we(n):n)}#s(){this.key&&(this.
works=this.#n&&M(this.key,this.#t.join(`
`)),this.works||Kt(this.#o))}};function we(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var ge=4e6;function ve(t,e,n,o,s){let i=()=>d(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>d(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),l={toggle(){if(r())return l.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let c=i()?.contains(document.
activeElement);i()?.hidePopover(),c&&a()?.focus()},chooseFile:()=>d(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",c=>c.key==="Escape"&&l.close()),e(document,"pointerdown",({target:c})=>{c.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||l.close()}),e(t,"change",async({target:c})=>{if(!c.matches("[data-open]")||!c.files.length)return;let[
f]=c.files;c.value="";let p=mo(await f.slice(0,ge).text(),f.size);l.close(),p===null?s():o(p)}),l}function mo(t,e){return e<=
ge?t:t.includes(`
`)?t.split(`
`,1)[0]:null}var wo="button, summary, input, select, textarea, a[href], [tabindex='0']";function ke(t,e){e(t,"keydown",n=>{let{key:o,
shiftKey:s,target:i}=n,r=o==="Tab"&&A(i,".vfw-cover[aria-modal]");if(!r)return;let a=b(r,wo).filter(c=>c.tabIndex>=0&&c.
checkVisibility()),l=go(a.indexOf(i),a.length,s);l!==null&&(n.preventDefault(),a[l].focus())})}function go(t,e,n){return e?
n?t<=0?e-1:null:t===e-1?0:null:null}var wt=$("moment");var gt="moment.json",vo=`The moment is saved as ${gt}. Open the notebook what-if.ipynb, and that file in its room.`,ko="\
This browser keeps nothing, so the moment did not come along. Save it as a file, and open that in the room What if?";function be(t){
t.classList.toggle("vfw-one-window",B(t)||Ee())}function ye(t,e){M(wt,""),e.matches(".vfw-one-window")&&t.preventDefault()}
function xe(t,e){if(B(t))D(gt,e),G(t,"vfw-banner",vo);else if(!M(wt,e))G(t,"vfw-banner",ko,()=>[gt,e]);else if(Ee()){let n=d(
t,'a[data-command="what if"]');n&&location.assign(n.href)}}function Ee(){return d(document,".vfw-kiosk")!==null}function Ae(t){nt(T(t,".vfw-log ol"));for(let e of T(t,".vfw-hand ul"))e.scrollLeft=(d(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function Se(t,e){let n=new ResizeObserver(()=>nt(b(t,".vfw-log ol"))),o=d(t,".vfw-area-log");o&&n.observe(
o),e.addEventListener("abort",()=>n.disconnect())}function nt(t){for(let e of t){let n=d(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var Oe=new Map([["slow",2.2],["usual",1],["fast",.35]]),ot=class{#t="usual";#e=!1;#n=null;#o;constructor(e,n,o,s){this.time=
e,this.next=n,this.stands=o,s.addEventListener("abort",()=>clearTimeout(this.#o))}beat(e){e!==this.#n&&(this.#n=e,this.again())}set(e){
return this.#t=e,this.again(),Oe.has(e)}pause(e){this.#e=e,this.again()}again(){clearTimeout(this.#o);let[e,n]=[this.time(),
Oe.get(this.#t)];e&&n&&!this.#e?this.#o=setTimeout(this.next,e*n):e&&!n&&this.stands()}};function bo(t,e,n){if(!t||!e)return!1;let o=e.at-t.at<500,s=Math.hypot(e.x-t.x,e.y-t.y)<=8;return o&&s&&e.at-n<200}function Te(t){
let[e,n]=[null,null],o=({detail:s,clientX:i,clientY:r})=>{s>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",o,{capture:!0,signal:t}),({detail:s},i)=>s>0&&bo(e,n,i)}function Le(t){let e=d(t,".vfw-cover")??d(t,".vfw-prompt");return e&&vt(e)}function vt(t){let e=Number(A(t,"[data-questi\
on]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}var yo="[data-grid]",kt="[data-grid] [data-cell]",Ne="[data-pick], [data-command]",xo=22;function Eo({x:t,y:e},n){let[o,
s]=[-1,xo];return n.forEach((i,r)=>{let a=Math.hypot(i.x-t,i.y-e);a<=s&&([o,s]=[r,a])}),o}function Ce(t,e){let n=!1;e(t,
"pointerdown",({pointerType:o})=>n=o==="touch",{capture:!0}),e(t,"click",({target:o,isTrusted:s,detail:i,clientX:r,clientY:a})=>{
let l=n&&s&&i>0?A(o,kt):null;if(!l||l.matches(Ne))return;let c=b(l.closest(yo),`:is(${Ne})`);c[Eo({x:r,y:a},c.map(bt))]?.
click()})}function Ie(t){if(!t.toggleAttribute("data-enlarged"))return;let e=b(t,`${kt}[data-pick]`),n=d(t,`${kt}[aria-p\
ressed="true"]`)??e[Math.floor(e.length/2)],o=n?.closest(".vfw-enlarges");if(!n||!o)return;let[s,i]=[bt(n),bt(o)];o.scrollBy(
s.x-i.x,s.y-i.y)}function bt(t){let{left:e,top:n,width:o,height:s}=t.getBoundingClientRect();return{x:e+o/2,y:n+s/2}}var Ao="[data-pick], :is(button, a)[data-command], [data-local], [data-setting], [data-ask]";function Re(t,{command:e,focus:n,
kept:o,likings:s,menu:i,pace:r,painted:a,post:l},c,f){let p=v=>{t.classList.toggle("vfw-paused",v),r.pause(v)},h={save:()=>o.
download(),"save aside":()=>o.downloadAside(),menu:()=>i.toggle(),open:()=>i.chooseFile(),"whole screen":()=>Yt(t),"larg\
er board":()=>Ie(t),pause:()=>p(!0),"play on":()=>p(!1)},u=Te(f);c(t,"click",v=>{let y=A(v.target,Ao);if(!y)return;let{command:k,
pick:E,local:C,setting:L,ask:P,value:N=""}=y.dataset;if(C&&h[C](),L&&(s.like(L,N),y.scrollIntoView({block:"nearest"})),P&&
l.send({kind:"ask",about:P}),!(C||L||P)){if(u(v,a.at))return v.preventDefault();y instanceof HTMLAnchorElement&&ye(v,t),
E?l.send({kind:"pick",replies:[JSON.parse(E)].flat(),question:vt(y)}):k!==void 0&&(i.close(),y.closest(".vfw-menu")&&n.leadOn(),
e(k,{..._e(y.closest("form")),value:N}))}}),c(t,"submit",v=>{let y=v.target.closest("form");v.preventDefault(),y?.dataset.
command&&e(y.dataset.command,_e(y))}),c(document,"keydown",({key:v})=>{let y=d(t,":popover-open")!==null;v==="Escape"&&!y&&
d(t,".vfw-cover [data-leaves]")?.click()});let w=({key:v,repeat:y})=>y&&(v==="Enter"||v===" ");c(t,"keydown",v=>w(v)&&v.
preventDefault(),{capture:!0}),c(t,"click",({target:v})=>Pe(t,v.closest("[data-tab]")?.dataset.tab)),Pe(t,"log")}function _e(t){
return t?Object.fromEntries(new FormData(t)):{}}function Pe(t,e){if(e){t.dataset.tab=e;for(let n of b(t,"[data-tab]"))n.
ariaPressed=String(n.dataset.tab===e)}}function Me(t,e){t.classList.toggle("vfw-nothing-to-read",B(t)),e(t,"click",n=>{let o=A(n.target,"a.vfw-to-read");!o||!t.
matches(".vfw-one-window")||(n.preventDefault(),location.assign(o.href))})}var So="section, header, div, ol, ul",Oo=["data-painted","data-linked"],To=["data-linked","data-lm-suppress-shortcuts"],
$e=new WeakMap;function De(t,e){let n=document.createElement("template");n.innerHTML=e;let[o,s]=[t.firstElementChild,n.content.
firstElementChild];s&&o?.matches(".vfw-replay")&&s.matches(".vfw-replay")?Be(o,s):Ke(t,$e.get(t)??document.createDocumentFragment(),
n.content),$e.set(t,n.content)}function Ke(t,e,n){let[o,s,i]=[t,e,n].map(({childNodes:a})=>[...a]);if(e.isEqualNode(n)&&
o.length===s.length)return;for(let a of Oo)t.removeAttribute(a);if(o.length!==s.length)return t.replaceChildren(...i.map(
yt));let r=0;i.forEach((a,l)=>{let c=s.findIndex((p,h)=>h>=r&&p.isEqualNode(a)),f=r<s.length&&!i.slice(l).some(p=>p.isEqualNode(
s[r]));if(c>=0){for(let p of o.slice(r,c))p.remove();r=c+1}else f?(Lo(o[r],s[r],a),r+=1):t.insertBefore(yt(a),o[r]??null)});
for(let a of o.slice(r))a.remove()}function Lo(t,e,n){t instanceof Element&&e instanceof Element&&n instanceof Element&&
No(e,n)?(x(t,{"data-question":n.getAttribute("data-question")}),Ke(t,e,n)):t.replaceWith(yt(n))}function No(t,e){let[n,o]=[
t,e].map(s=>s.cloneNode());for(let s of[n,o])s.removeAttribute("data-question");return t.matches(So)&&n.isEqualNode(o)}function yt(t){
return document.importNode(t,!0)}function Be(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!To.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,o]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===o.length&&n.every((i,r)=>i.nodeName===o[r].nodeName))||o.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...o),t.removeAttribute("data-linked")}else n.forEach((i,r)=>Be(i,
o[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var Co=["head","board","arc","prompt","record","hand","tabs","camps","log","table","cover","menu"],Io=["cover","menu"],He="\
start ending replay arc hand our-hand map-large on-stage hints coach".split(" ");function We(t,e,n,o){let s=d(t,".vfw-la\
yout"),[i,r]=[".vfw-area-map",".vfw-area-rows"].map(f=>d(s,f)),a=Co.map(f=>{let p=O("div",{class:`vfw-area-${f}`});return Io.
includes(f)?t.append(p):s.insertBefore(p,f==="head"?i:r),{area:p,trait:`${f}_html`,painted:""}}),l=()=>{let f=a.filter(({
area:h})=>h.contains(document.activeElement)),p=[...new Set([...f,...a])].filter(h=>e.get(h.trait)!==h.painted);for(let h of p)
h.painted=e.get(h.trait),De(h.area,h.painted);return p.length>0};l();let c=()=>l()&&queueMicrotask(()=>o.aborted||n());e.
on("change",c),o.addEventListener("abort",()=>{e.off("change",c);for(let{area:f}of a)f.remove()})}function st(t,e,...n){
let o=t.filter(s=>d(e,`.vfw-${s}`)).join(" ");for(let s of[e,...n])s.dataset.shows!==o&&(s.dataset.shows=o)}var Fe={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},_o=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function Ue(t,e,n,o){let s,i="",r=()=>d(t,".vfw-replay"),a=()=>r()?.dataset.step,l=new F(e),
c=f=>f.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:f})=>c(f)&&l.take()),n(t,"input",({target:f})=>c(
f)&&l.want(f.value,a())),n(t,"change",({target:f})=>{(c(f)||f.matches(".vfw-replay select"))&&l.rest(f.name,f.value,a())}),
n(document,"keydown",f=>{let{key:p,target:h,repeat:u}=f,w=t.contains(h)||h.contains(t)&&t.classList.contains("vfw-whole-\
page"),v=r()&&!r()?.closest("[inert]"),y=w&&v&&!h.closest(_o),k=p===" "&&h.closest("button, a, summary, [role=button]"),
E=f.ctrlKey||f.altKey||f.metaKey||f.shiftKey;!(p in Fe)||!y||k||E||(f.preventDefault(),(!u||l.isPainted(a()))&&l.send(Fe[p],
{},a()))}),o.addEventListener("abort",()=>clearTimeout(s)),{beat(){l.painted(a());let f=Number(r()?.dataset.goesOn??0),p=`${a()}\
 ${f}`;p!==i&&(i=p,clearTimeout(s),f&&(s=setTimeout(()=>e("play on"),f)))}}}function Ge(t,e,n){let o=e.bottom+t.height+8<=n.height,s=e.top<n.height-e.bottom,i=o||s?e.bottom+4:e.top-t.height-4;return{
left:qe(e.left,t.width,n.width),top:qe(i,t.height,n.height)}}function qe(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var Po=350,Ro=250,Mo=/^(word|card):/;function je(t,e,n,o,s){let i=O("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"\
manual"});t.append(i);let r=null,a="",l=[],[c,f,p]=[!1,!1,""],h,u=new Map,w=m=>{f=m!==null,d(t,".vfw-map")?.dispatchEvent(
new CustomEvent("vfw-show-place",{detail:{key:m},cancelable:!0}))},v=()=>i.matches(":popover-open"),y=m=>{clearTimeout(h);
let S=m.dataset.sheet??"",_=S.match(/^place:(.*)$/)?.[1];if(_)return w(_);i.contains(m)?S!==a&&l.push(a):(r!==m&&(c=!1),
[r,l]=[m,[]]),a=S,(i.dataset.about!==S||!v())&&e(S)},k=()=>{a=l.pop()??"",e(a)},E=()=>d(i,"[data-close]"),C=()=>{if(!r)return;
let m=i.currentCSSZoom??1,S={width:i.offsetWidth*m,height:i.offsetHeight*m},{left:_,top:H}=Ge(S,r.getBoundingClientRect(),
{width:innerWidth,height:innerHeight});Object.assign(i.style,{left:`${_/m}px`,top:`${H/m}px`})},L={fill(m,S){if(m!==a||!r?.
isConnected)return;let _=l.length?'<button type="button" class="vfw-button" data-back>Back</button>':"",K=`${S}<div clas\
s="vfw-close">${_}<button type="button" class="vfw-button" data-close>Close</button></div>`;if(v()&&K===p&&i.contains(document.
activeElement))return;i.innerHTML=p=K,i.dataset.about=m,st(["story","record","arc-table"],i),n(i),i.setAttribute("aria-l\
abel",d(i,"h2")?.textContent??"");let W=d(i,"p:not(.vfw-kicker)");W&&Mo.test(m)&&u.set(m,W.textContent);for(let rt of b(
t,"[data-told]"))x(rt,{"data-told":null,"aria-describedby":null});W&&!r.matches("[aria-describedby]")&&tt(x(r,{"data-tol\
d":""}),[W]),v()||i.showPopover(),C(),nt(b(i,"ol")),c&&(d(i,"[data-back]")??E())?.focus({preventScroll:!0})},close(){if(clearTimeout(
h),f&&w(null),!v())return;let m=i.contains(document.activeElement);i.hidePopover(),m&&r?.isConnected&&r.focus({preventScroll:!0}),
[r,c,l]=[null,!1,[]]}},P=(m,S)=>{clearTimeout(h),h=setTimeout(S,m)},N=m=>m instanceof Node&&(i.contains(m)||r?.contains(
m)),z="";o(t,"pointermove",({clientX:m,clientY:S})=>z=`${m},${S}`,{capture:!0}),o(t,"pointerover",({target:m,pointerType:S,
clientX:_,clientY:H})=>{let K=m.closest("[data-sheet]");S!=="mouse"||c||z===`${_},${H}`||(K?P(Po,()=>y(K)):N(m)?clearTimeout(
h):P(Ro,L.close))}),o(t,"focusin",({target:m})=>{m.matches("[data-sheet]:focus-visible")?(u.has(m.dataset.sheet)&&x(m,{"\
aria-description":u.get(m.dataset.sheet)}),y(m)):N(m)||L.close()}),o(t,"click",({target:m})=>{let S=m.closest("[data-she\
et]");S?(y(S),c=!0,v()&&E()?.focus({preventScroll:!0})):m.closest("[data-back]")?k():(m.closest("[data-close]")||!N(m))&&
L.close()}),o(t,"keydown",m=>{!m.target.matches("span[data-sheet]")||!["Enter"," "].includes(m.key)||(m.preventDefault(),
m.target.click())}),o(document,"keydown",m=>{let S=m.key==="Tab"&&!m.shiftKey&&m.target.matches?.(".vfw-opened [data-clo\
se]");(m.key==="Escape"||S)&&L.close()});let Y=new ResizeObserver(C);return Y.observe(i),s.addEventListener("abort",()=>{
clearTimeout(h),Y.disconnect(),i.remove()}),L}function ze(t,e){return e.map(o=>t.find(s=>s.value===o)).find(Boolean)??t[0]}function Ye(t,e){return Object.entries(t).every(
([n,o])=>o.includes(e.get(n)))}var Je=$("choices");function Xe(t,e){let n=$o(R(Je));e(t,"change",({target:s})=>{let i=s.closest("form[data-remembered]");
!i||s.dataset.setting||(n={...n,[s.name]:s.value},M(Je,JSON.stringify(n)),Ve(i,n))});let o=!1;return{settle(){for(let i of T(
t,".vfw-start"))for(let r of[t,i.parentElement])r?.scrollTo(0,0);let s=o;o=!!d(t,".vfw-start"),s&&!o&&t.scrollTo(0,0);for(let i of T(
t,"form[data-remembered]")){for(let r of xt(i,"input:not([type=radio])"))r.value=n[r.name]??"";Ve(i,n)}}}}function $o(t){
try{return JSON.parse(t)??{}}catch{return{}}}function Ve(t,e){for(let n of b(t,"[data-asks]")){let o=Ze(n,t);n.hidden=n.
disabled=!o;let s=xt(n,"input[type=radio]").filter(c=>Qe(c,t));if(s.some(c=>c.dataset.setting))continue;let i=n.dataset.
asks??"",a=b(t,"input[data-proposes]:checked").map(c=>JSON.parse(c.dataset.proposes??"{}")[i]),l=[e[i],...a,...(n.dataset.
usual??"").split(" ")];ze(s,l).checked=!0;for(let c of xt(n,"input:not([type=radio])"))Qe(c,t)}}function Qe(t,e){let n=A(
t,"label"),o=n!==null&&Ze(n,e);return n&&(n.hidden=t.disabled=!o),o}function Ze(t,e){return Ye(JSON.parse(t.dataset.only??
"{}"),new FormData(e))}function xt(t,e){return b(t,e)}var Do=":popover-open, .vfw-cover, .vfw-sheet-room > :not([hidden])",Ko=".vfw-map, input, select, textarea";function tn(t,e,n,o){
let s=O("button",{type:"button",class:"vfw-to-question"},"Go to the question");t.prepend(s),e(s,"click",n),e(window,"key\
down",({key:r,target:a})=>{let l=t.contains(a)&&!a.closest(Ko);if(r!=="Escape"||!l||d(t,Do))return;let c=d(t,".vfw-promp\
t [data-leaves]");c?.focus(),c?c.click():n()},{capture:!0}),o.addEventListener("abort",()=>s.remove())}function nn(t,e){let[n,o]=[it(t,1),it(t,-1)],s=t.map(({y:i},r)=>({x:Math.max((n[r].x+o[r].x)/2,0),y:i}));return it(it(s,
1).map(({x:i,y:r})=>({x:Math.min(i,e.width),y:r})),-1)}function it(t,e){let n=[];for(let{x:o,y:s}of e>0?t:t.toReversed()){
let i=n.filter(r=>Math.abs(r.y-s)<34).map(r=>e*r.x+34);n.push({x:e*Math.max(e*o,...i),y:s})}return e>0?n:n.reverse()}function on(t,e,n,o){
let s=n.flatMap(r=>r.flatMap((a,l)=>Fo(a,r[l+1]??a))),i=t.map((r,a)=>Bo(r,e[a],t,s,o));return sn(i,[]).boxes}function sn(t,e){
if(!t.length)return{boxes:[],cost:0};let[n,...o]=t;return n.filter(({box:r})=>!r||!e.some(a=>rn(r,a))).map(({box:r,cost:a})=>{
let l=sn(o,r?[...e,r]:e);return{boxes:[r,...l.boxes],cost:a+l.cost}}).reduce((r,a)=>a.cost<r.cost?a:r)}function Bo({x:t,
y:e},{width:n,height:o},s,i,r){let l=[t+20,t-20-n],c=(k,E)=>Math.max(0,Math.min(k,E)),f=[...l,t-n/2].map(k=>c(k,r.width-
n)),p=c(e-o/2,r.height-o),u=[...[e-20-o,e+20].flatMap(k=>f.map(E=>({left:E,top:k}))),...l.map(k=>({left:k,top:p}))].map(
({left:k,top:E})=>({left:k,top:E,right:k+n,bottom:E+o})),w=k=>k.left>=0&&k.top>=0&&k.right<=r.width&&k.bottom<=r.height,
v=u.filter(k=>w(k)&&!s.some(E=>rn(k,Ho(E)))),y=k=>s.some(E=>en(k,E)<en(k,{x:t,y:e}));return[...v.map(k=>({box:k,cost:i.filter(
E=>Wo(k,E)).length+(y(k)?1e4:0)})),{box:null,cost:1e6}]}function Ho({x:t,y:e}){return{left:t-34/2,top:e-34/2,right:t+34/
2,bottom:e+34/2}}function rn(t,e){return t.left<e.right&&e.left<t.right&&t.top<e.bottom&&e.top<t.bottom}function Wo(t,e){
return t.left<=e.x&&e.x<=t.right&&t.top<=e.y&&e.y<=t.bottom}function en(t,{x:e,y:n}){return Math.hypot(Math.max(t.left-e,
0,e-t.right),Math.max(t.top-n,0,n-t.bottom))}function Fo(t,e){let n=Math.max(1,Math.ceil(Math.hypot(e.x-t.x,e.y-t.y)/4));
return Array.from({length:n},(o,s)=>({x:t.x+(e.x-t.x)*s/n,y:t.y+(e.y-t.y)*s/n}))}var Et=".vfw-arc-drawn",Uo=[0,100],an=`${Et} .vfw-arc-label`;function cn(t,e){let n=new ResizeObserver(()=>{let o=d(t,Et);
o&&qo(o)});return e.addEventListener("abort",()=>n.disconnect()),{beat(){let o=d(t,Et);if(!(!o||!T(t,an).length)){n.disconnect();
for(let s of[o,...b(t,an)])n.observe(s)}}}}function qo(t){let e={width:t.clientWidth,height:t.clientHeight},[n,o]=[".vfw\
-arc-disc",".vfw-arc-label"].map(p=>b(t,p)),s=(p,h)=>({x:p/100*e.width,y:h/100*e.height}),i=n.map(({style:p})=>s(parseFloat(
p.left),parseFloat(p.top))),r=o.map(({offsetWidth:p,offsetHeight:h})=>({width:p+1,height:h+1})),l=[...t.querySelectorAll(
"polyline")].map(({points:p})=>[...p].map(({x:h,y:u})=>s(h,u))),c=nn(i,e),f=on(c,r,[...l,Uo.map(p=>s(p,50))],e);n.forEach(
({style:p},h)=>{p.marginLeft=`${c[h].x-i[h].x}px`}),o.forEach((p,h)=>{let u=f[h];x(p,{"data-goes":u?u.left+u.right<2*c[h].
x?"left":"right":"nowhere"}),u&&Object.assign(p.style,{left:`${u.left}px`,top:`${u.top}px`})})}function ln(t){let e=Go(t);return n=>{for(let o of b(n,"span[data-sheet]:not(.vfw-ref)"))fn(o);for(let o of b(n,"[data-n\
ames]:not([data-linked])")){zo(o,e,t);for(let s of[o,...o.children])x(s,{"data-linked":""})}}}function Go(t){let n=Object.
keys(t).sort((o,s)=>s.length-o.length).map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<!\
[\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d])`,"gu")}function jo(t,e){let n=[],o=0;for(let{0:s,index:i}of t.matchAll(e))n.
push(t.slice(o,i),s),o=i+s.length;return[...n,t.slice(o)]}function fn(t){Object.assign(t,{className:"vfw-ref",role:"butt\
on",tabIndex:0})}function zo(t,e,n){let{SHOW_TEXT:o,SHOW_ELEMENT:s,FILTER_REJECT:i,FILTER_ACCEPT:r,FILTER_SKIP:a}=NodeFilter,
l=document.createTreeWalker(t,o|s,f=>f instanceof Text?r:f.matches("[data-linked]")?i:a),c=[];for(;l.nextNode();)c.push(
l.currentNode);for(let f of c){let p=jo(f.data,e);p.length>1&&f.replaceWith(...p.map((h,u)=>u%2?Yo(h,n[h]):h))}}function Yo(t,e){
let n=document.createElement("span");return n.textContent=t,n.dataset.sheet=e,fn(n),n}var Jo="As you play by key, the computer waits after each step until you go on. The menu changes its pace.",Vo="This bro\
wser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",Hr=Dt(async({model:t,
el:e,post:n},o)=>{e.classList.add("vfw-page-widget");let i=await Pt(()=>{let r=e.closest(".vfw-panel");return r&&d(r,".v\
fw-area-map")&&d(r,".vfw-area-rows")&&r},o);i&&Qo(i,t,n,o)});function Qo(t,e,n,o){let s=It(o);s(t,"focusin",({target:g})=>x(
g,Rt),{capture:!0}),We(t,e,()=>Ot(),o);let i=e.get("whole_page")&&!B(t);t.classList.toggle("vfw-whole-page",i),t.dataset.
game=e.get("game"),be(t);let r=i?[document.body]:[];ke(t,s);let a={question:null,at:0,isBehind:!1,isLocked:!1},l=(g,I={})=>n.
send({kind:"command",name:g,fields:I,question:a.question}),c=Jt(t,o),f=new et(e.get("slot"),()=>G(t,"vfw-banner",Vo));Ht(
f.key,()=>f.isOpen&&n.send({kind:"elsewhere"}),o);let p=ue(t,s),h=()=>d(t,":popover-open")!==null,u=()=>h()?0:Number(d(t,
".vfw-prompt")?.dataset.pace??0),[w,v]=[!1,!1],y=()=>{w&&!v&&!j().pace&&c.say(Jo),v||=w},k=new ot(u,()=>l("next"),y,o);s(
t,"toggle",({target:g})=>g.popover&&k.again(),{capture:!0});let E=ee(t,s),C="",L=zt(t,g=>{let{pace:I,help:gn,learned:vn,
sensitivity:kn,keys:bn}=g;E.isOn=bn!=="off";let at={kind:"manner",shows_steps:I!=="none",help:gn,learned:vn,sensitivity:kn};
JSON.stringify(at)!==C&&n.send(at),C=JSON.stringify(at),t.classList.toggle("vfw-unpaced",!k.set(I))},o);ne(s,g=>{w=g,L.expect(
g?{pace:"one"}:{})});let N=je(t,g=>n.send({kind:"sheet",about:g}),g=>At(g),s,o);me(t,s),Me(t,s);let z=Ue(t,l,s,o),Y=Zt(t,
l,s),m=cn(t,o),_=ve(t,s,f,g=>n.send({kind:"open",save:g}),()=>n.send({kind:"too large"})),H=Xe(t,s),K=ie(t),W=ce(t,s),rt=he(
t,s),dn=fe(t,s);Ce(t,s);let pn=se(t,l,g=>c.say(g),o);tn(t,s,()=>p.toHeadline(),o);let At=ln(e.get("names")),St=()=>st(He,
t,...r);s(t,"vfw-map-sized",St);let Ot=()=>{St();let g=Le(t),I=g!==a.question;d(t,".vfw-stage-map:empty")&&t.dispatchEvent(
new CustomEvent("vfw-stage")),I&&(Object.assign(a,{question:g,at:performance.now()}),N.close()),un(t,a.isLocked),At(t),W.
settle(),rt.settle(),I&&dn.settle(),pn.settle(),le(t),H.settle(),K.settle(),L.show(),Ae(t),p.settle(I),k.beat(g),z.beat(),
Y.beat(),m.beat()};Re(t,{command:l,focus:p,kept:f,likings:L,menu:_,pace:k,painted:a,post:n},s,o),Se(t,o),s(t,"vfw-leave-\
map",()=>p.toHeadline()),s(t,"vfw-say",g=>c.say(g.detail.text));let hn=g=>{g.kind==="begin"&&f.begin(g.header,g.put_aside),
g.kind==="append"&&!f.append(g.from,g.entries)&&n.send({kind:"keep whole"}),g.kind==="like"&&L.like(g.name,g.value),g.kind===
"download"&&D(g.name,g.text),g.kind==="moment"&&xe(t,g.text),g.kind==="sheet"&&N.fill(g.about,g.html);let I=g.kind==="po\
ng"&&g.question!==a.question;I&&a.isBehind&&n.send({kind:"paint whole"}),g.kind==="pong"&&(a.isBehind=I&&!a.isBehind)},Tt=()=>c.
tell(e.get("said"));n.listen(hn,o),e.on("change:said",Tt),o.addEventListener("abort",()=>{for(let g of r)delete g.dataset.
shows;e.off("change:said",Tt)}),L.begin(),Ot(),Xo(t,e,n,f,a,o);let{goesOn:mn=!1,isUnsent:wn=!1}=n.watch.cameBack??{};n.send(
{kind:"held",save:f.whole(),goes_on:mn,is_unsent:wn})}function Xo(t,e,n,o,s,i){let r={root:t,post:n,keeps:()=>o.works||e.
get("is_kept")?". Your game is kept in this browser.":", and this browser keeps no games.",isCurrent:a=>a.question===s.question,
changed(a){return s.isLocked=a,un(t,a),a},goesOn:()=>o.isOpen&&!d(t,".vfw-start, .vfw-coach")};n.watch.over(r,i)}function un(t,e){
let n=d(t,".vfw-cover");for(let o of b(t,".vfw-layout, .vfw-to-question"))o.inert=e||n!==null;n&&(n.inert=e),n&&!t.matches(
".vfw-whole-page")&&x(n,{"aria-modal":null})}export{Hr as default};
