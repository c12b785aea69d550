var J=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(e){this.kernelNow=
e,this.kernel?.connectionStatusChanged.connect((n,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(e,n,s=()=>{}){
this.#t+=1,this.waiting.push({post:e,message:n,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[e]=this.waiting;if(!e)return;e.sentAt=performance.now();let{post:n,number:s,message:o}=e;
this.transmit(n,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[e]=this.waiting;e&&performance.now()-e.
sentAt>2e3&&this.send()}transmit(e,n){try{e.transmit(n)}catch{this.hasLost||=this.waiting.some(s=>s.post===e),this.leave(
e)}}taken({page:e,number:n}){let[s]=this.waiting;return e!==this.page||n!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(e){this.posts.delete(
e),this.waiting=this.waiting.filter(n=>n.post!==e),this.send()}};function bt(t){return({model:e,el:n})=>{let s=new AbortController;return t({model:e,el:n},s.signal),()=>s.abort()}}function B(){return document.body.dataset.voila!==void 0}function q(t){return t.closest(".jp-NotebookPanel")!==null}async function yt(t,e){let{baseUrl:n}=t.serverSettings,s=o=>fetch(n+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${t.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&e)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function xt(t){return(e,n,s,o={})=>e.addEventListener(n,s,{signal:t,...o})}function S(t,e,...n){let s=document.createElement(
t);return s.append(...n),E(s,e)}function E(t,e){for(let[n,s]of Object.entries(e))s===null?t.removeAttribute(n):t.getAttribute(n)!==String(s)&&t.setAttribute(
n,String(s));return t}function p(t,e){return t.querySelector(e)}function y(t,e){return[...t.querySelectorAll(e)]}function I(t,e){
return t.closest(e)}function T(t,e){let n=y(t,`${e}:not([data-painted])`);for(let s of n)s.dataset.painted="";return n}function Et(){
return document.activeElement}async function At(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var St={"data-lm-suppress-shortcuts":"true"};var Y=class{#t=null;constructor(e){this.quiet=S("div",{class:"vfw-sending",role:"status"}),this.banner=S("div",{class:"v\
fw-banner",role:"alert"}),this.button=S("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=S("p",{}),this.box=S("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#t=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#t?.focus({preventScroll:!0})}};function Ot(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function Tt(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var rt=2500,Ve=2e3,Qe=8e3,at=2e3,Ze=1e4,Xe=25e3,tn=3e4,en=500,V=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=Tt(this.#t),setInterval(()=>this.beat(),en);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(e,n){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...e};this.rooms.push(s),
this.notice??=new Y(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let e=performance.now();if(document.hidden&&(this.heardAt=e),e-this.pingedAt>(this.isLost?rt/2:rt)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(e-this.heardAt>rt+1e3||this.isCut)&&e-this.lookedAt>at&&this.look(),
e-this.heardAt>Qe&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Ve)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!B()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let e=new Set(this.rooms.map(({post:n})=>n));for(let n of e)this.
line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(e,n){if(this.heardAt=performance.now(),!(!this.isLost||e.kind!==
"pong")){for(let s of this.rooms)s.post===n&&s.isCurrent(e)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:e,keeps:n}]=this.rooms,s=B()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${n()}${s}`,e.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:e}of this.rooms)e(!1);this.notice?.found()}async look(){let{kernel:e}=this.line;
if(!e||this.isOut||!(B()||this.line.posts.size))return;this.isOut=!0;let n=await yt(e,this.line.posts.size>0);n==="idle"&&
this.isLost&&await this.hasForgotten(e)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>Xe&&(n="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<tn;n==="gone"&&B()&&!s&&this.
loadAgain(),n==="idle"&&!e.isDisposed&&this.openSocket(e)}async hasForgotten(e){let n=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,o=e.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,n(at)]);return await n(
1e3),i&&this.heardAt<s}openSocket(e){let n=e.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?Ze:at)||(this.socketAt=performance.now(),e.reconnect().catch(()=>{}))}loadAgain(){let e=this.line.hasLost||this.line.
waiting.length>0;Ot(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:e}),location.reload()}};function Lt(t){return()=>{let e;return{initialize({model:n,signal:s}){e=new ct(n,s)},render:bt((n,s)=>t({...n,post:e},s))}}}
var ct=class{hearers=new Set;constructor(e,n){this.model=e;let{line:s,watch:o}=nn(e.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(e,n){
this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener("abort",()=>this.
hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({states:e,says:n,
...s}){let o=this.model.widget_manager,i=Object.keys({...e,...n}).filter(a=>o.has_model(a)),r=await Promise.all(i.map(a=>o.
get_model(a)));r.forEach((a,u)=>a.set_state(e[i[u]]??{})),this.line.taken(s)&&r.forEach((a,u)=>{for(let l of n[i[u]]??[])
a.trigger("msg:custom",l)})}tell(e){for(let n of this.hearers)n(e)}};function nn(t){let e=globalThis,n=e[Symbol.for("vfw\
 connections")]??=new WeakMap,s=n.get(t);if(!s){let o=new J(()=>t.kernel??null);s={line:o,watch:new V(o)},n.set(t,s)}return s}function R(t){try{return localStorage.getItem(t)??""}catch{return""}}function M(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function Nt(t){return`vfw:${t}`}function It(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||
t(),e.vfwKeepsNothing="told"}function sn(t){let e=[];for(let n;n=R(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function Ct(t){
try{let[e,n]=[localStorage.getItem(t),sn(t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,
e),!0}catch{return!1}}function Q(t){try{return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":p\
ut aside ")).sort((e,n)=>e.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function _t(t,e,n){addEventListener("storage",s=>t&&s.key===t&&e(),{signal:n})}var on={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function $(t,e){rn(t,new Blob([e],{type:on[t.split(".").at(
-1)??""]??"application/json"}))}function rn(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=
t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Pt(t,e=n=>n){Q(t).forEach((n,s)=>{$(`votes-for-wome\
n-put-aside-${s+1}.json`,e(R(n),n))})}function F(t,e,n,s){let o=S("div",{class:e,role:"status"});t.prepend(o);let i=S("d\
iv",{},S("p",{},n)),r=(a,u)=>{let l=S("button",{type:"button",class:"vfw-button"},a);l.addEventListener("click",u),i.append(
l)};s&&r("Save it as a file",()=>$(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var lt="vfw:likings",Mt="vfw-likings",an={size:"1",light:"system",motion:"system"},ft={...an,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},cn=["keys","stage"],ln={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},fn={1:1,2:1.2,3:1.45};function un(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,s])=>typeof s==
"string"),n=Object.keys(ft).every(s=>cn.includes(s)||e.some(([o])=>o===s));return Object.fromEntries(n?e.filter(([s,o])=>o!==
$t(s)):e)}catch{return{}}}function $t(t){return ft[t]}function Rt(t,e={}){let n={...ft,...e,...t};for(let[s,o]of Object.
entries(ln))o.includes(n[s])||(n[s]=$t(s));return n}function U(){return un(document.documentElement.dataset.vfwLikings??
R(lt))}function dn(t,e){let n=JSON.stringify({...U(),[t]:e});document.documentElement.dataset.vfwLikings=n,M(lt,n),document.
dispatchEvent(new Event(Mt))}function pn(t,e){document.addEventListener(Mt,t,{signal:e}),Kt().addEventListener("change",
t,{signal:e});let n=({key:s})=>{s===lt&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("stor\
age",n,{signal:e})}function hn(t){return fn[t.size]??1}function mn(t,e){return t.light==="dark"||!["light","contrast"].includes(
t.light)&&e}function Kt(){return matchMedia("(prefers-color-scheme: dark)")}function wn(t,e){for(let n of y(t,"[data-set\
ting]")){let s=e[n.dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=s:n.ariaPressed!==String(
s)&&(n.ariaPressed=String(s))}}function Wt(t,e,n){let s={},o=Rt(U()),i=()=>{o=Rt(U(),s),t.dataset.size=o.size,t.style.setProperty(
"--vfw-zoom",`calc(${hn(o)} * var(--vfw-usual-zoom, 1))`),t.style.zoom="var(--vfw-zoom)";let a=mn(o,Kt().matches);t.classList.
toggle("vfw-dark",a),document.documentElement.classList.toggle("vfw-dark-page",a),t.classList.toggle("vfw-still",o.motion===
"still"),r.show(),e(o)},r={begin:i,like:dn,expect(a){s=a,i()},show:()=>wn(t,o)};return pn(i,n),r}function Dt(t){document.
fullscreenElement?document.exitFullscreen():(t.classList.contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var vn=40;function Ht(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=t.appendChild(
S("div",n));return e.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>S("p",{},i)));s.
childElementCount>vn;)s.firstElementChild?.remove()}}}function Z(t,e){let n=t.map(([s])=>Math.abs(s-e));return n.indexOf(Math.min(...n))}function Bt(t,e){let n=t.findIndex(([
,s])=>s>e);return n<0?t.length-1:Math.max(n-1,0)}function qt(t,e,n,s){let[o,i]=[n.length-1,n[e][0]],r=s.find(l=>l>i),a=s.
filter(l=>l<i).at(-1),u={ArrowLeft:()=>e-1,ArrowDown:()=>e-1,ArrowRight:()=>e+1,ArrowUp:()=>e+1,PageUp:()=>r===void 0?o:
Z(n,r),PageDown:()=>a===void 0?0:Z(n,a),Home:()=>0,End:()=>o};return t in u?Math.min(Math.max(u[t](),0),o):void 0}var H=class{#t="";#e=null;constructor(e){this.command=e}take(){this.#t=""}send(e,n,s){this.#t=s,this.command(e,n)}isPainted(e){
return this.#t!==e}want(e,n){this.isPainted(n)?e!==n&&this.send("go",{value:e},n):this.#e=e}rest(e,n,s){this.#e=null,this.
send(e,{value:n},s)}painted(e){if(this.isPainted(e)&&(this.#t=""),this.#t||this.#e===null)return;let n=this.#e;this.#e=null,
n!==e&&this.send("go",{value:n},e)}get isUnderWay(){return!!this.#t||this.#e!==null}};var Ft=".vfw-arc-plot",gn="button, a";function Ut(t,e,n){let s=new H(e),[o,i]=[0,""],r=!1,a=()=>p(t,".vfw-arc-moments")?.
dataset,u=()=>JSON.parse(a()?.moments??"[]"),l=()=>p(t,".vfw-arc-moment")?.dataset.step,f=c=>{let[w,,v]=c[o],[b,k,x]=[".\
vfw-arc-at",".vfw-arc-handle",".vfw-arc-tag"].map(L=>p(t,L));if(!b||!k||!x)return;for(let L of[b,x])L.style.setProperty(
"--at",`${w}%`);E(k,{"aria-valuemax":c.length-1,"aria-valuenow":o,"aria-valuetext":v});let N=p(x,"span");N&&(N.textContent=
v.split(", between")[0].replace(": "," · "));let[O,P]=x.querySelectorAll("button");E(O,{"aria-disabled":String(o===0)}),
E(P,{"aria-disabled":String(o===c.length-1)})},d=c=>{let w=u();c===o||!w[c]||(o=c,f(w),s.want(String(w[o][1]),l()))},m=({
clientX:c})=>{let w=p(t,Ft)?.getBoundingClientRect();w&&d(Z(u(),100*(c-w.left)/w.width))};n(t,"pointerdown",c=>{let w=c.
target.closest(Ft);!w||c.button||c.target.closest(gn)||(s.take(),r=!0,w.setPointerCapture(c.pointerId),m(c))}),n(t,"poin\
termove",c=>r&&m(c));for(let c of["pointerup","pointercancel"])n(t,c,()=>{r&&p(t,".vfw-arc-handle")?.focus({preventScroll:!0}),
r=!1});return n(t,"keydown",c=>{if(c.ctrlKey||c.altKey||c.metaKey||c.shiftKey||!c.target.matches(".vfw-arc-handle"))return;
let v=qt(c.key,o,u(),JSON.parse(a()?.parts??"[]"));v!==void 0&&(c.preventDefault(),d(v))}),n(t,"click",({target:c})=>{let w=Number(
c.closest("[data-arc]")?.dataset.arc??0);w&&d(o+w)}),{beat(){let c=u();if(!c.length)return;s.painted(l());let w=l()??"";
w!==i&&String(c[o]?.[1])!==w&&!r&&!s.isUnderWay&&(o=Bt(c,Number(w))),i=w,o=Math.min(o,c.length-1),f(c)}}}var kn=".vfw-map, input, select, textarea, [contenteditable]";function Gt(t,e){let n={isOn:!0};return e(document,"keydow\
n",s=>{let{key:o,target:i,altKey:r,ctrlKey:a,metaKey:u,repeat:l}=s,f=t.contains(i)||i.contains(t)&&t.classList.contains(
"vfw-whole-page");!n.isOn||!f||r||a||u||l||/^[a-z]$/i.test(o)&&!i.closest(kn)&&p(t,`[data-ask][aria-keyshortcuts="${o.toUpperCase()}\
"]`)?.click()}),n}var bn=/^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u,yn="input:not([type=radio], [type=checkbox]), textarea,\
 [contenteditable]";function jt(t,e){let n=!1,s=o=>{o!==n&&(n=o,e(n))};t(document,"keydown",o=>xn(o)&&s(!0),{capture:!0}),
t(document,"click",({isTrusted:o,detail:i,target:r})=>{o&&(!i&&r.closest("button, [role=button]")&&s(!0),i&&r.closest('[\
data-command="next"]')&&s(!1))},{capture:!0})}function xn({key:t,altKey:e,ctrlKey:n,metaKey:s,target:o}){let i=[...t].length===
1&&o.closest?.(yn);return bn.test(t)&&!e&&!n&&!s&&!i}var dt=".vfw-tabs, .vfw-hand, .vfw-camps, .vfw-table, .vfw-log",ut="button, a[href], [role=button], summary, ol[tabindex\
]",zt="Arrow keys go from one to the next.",En={ArrowRight:1,ArrowLeft:-1},An={ArrowDown:1,ArrowUp:-1};function Jt(t){return t.
matches(dt)?zt:""}function Yt(t,e){let n=o=>I(o,dt),s=o=>y(o,ut);return e(t,"focusin",({target:o})=>{let i=n(o);if(!i||!o.
matches(ut))return;let r=p(i,"ol[tabindex]")??o;for(let a of s(i))E(a,{tabindex:a===r?0:-1})}),e(t,"keydown",o=>{let{key:i,
target:r,altKey:a,ctrlKey:u,metaKey:l,shiftKey:f}=o,d=p(t,".vfw-replay")?An:En,m=i in d&&!(a||u||l||f)&&n(r);if(!m||!r.matches(
ut))return;let c=s(m).filter(v=>v.checkVisibility({visibilityProperty:!0})),w=c[c.indexOf(r)+d[i]];w&&(o.preventDefault(),
o.stopPropagation(),w.focus())}),{settle(){for(let o of T(t,`:is(${dt})`)){E(o,{"aria-description":zt});let i=s(o),r=p(o,
"ol[tabindex]")??i[0];for(let a of i)E(a,{tabindex:a===r?0:-1});i.length&&o.matches("[tabindex]")&&E(o,{tabindex:-1})}}}}var Sn=".vfw-prompt > h2, .vfw-prompt > .vfw-choices > button:first-child",On=".vfw-hand, .vfw-map svg[role=group], .vfw\
-map-table [role=region]",Tn=0;function Vt(t){for(let s of T(t,".vfw-hand .vfw-face")){let o=p(s,".vfw-card-button")??p(
s,"h3 [data-sheet]");o&&X(o,y(s,"p:not(.vfw-era)"))}let e=p(t,".vfw-prompt .vfw-coach");if(e)for(let s of y(t,Sn))X(s,[e]);
let n=e?y(e,"p").map(({textContent:s})=>s):[];for(let s of y(t,On))E(s,{"aria-description":[...n,Jt(s)].filter(Boolean).
join(" ")||null})}function X(t,e){for(let n of e)n.id||=`vfw-words-${++Tn}`;E(t,{"aria-describedby":e.map(({id:n})=>n).join(
" ")})}var Ln=["pick","command","value","key","local","setting","sheet","tab"],Nn=["log","camps","table","record"],In='button, \
a[href], [tabindex="0"]';function Qt(t,e){let n=null,[s,o]=[!1,!1],i=!1;e(document,"keydown",()=>i=!0,{capture:!0}),e(document,
"pointerdown",()=>i=!1,{capture:!0}),e(document,"focusin",({target:c})=>{let w=c.closest?.("[data-region]")?.dataset.region,
v=c.matches?.(".vfw-prompt [data-leaves]")??!1;n=t.contains(c)?{region:w,selector:Cn(c),leaves:v}:null,o=!1}),e(t,"toggl\
e",({target:c})=>{c instanceof HTMLDetailsElement&&c.matches(".vfw-prompt > details")&&(s=c.open)},{capture:!0});let a=c=>y(
t,c).find(_n),u=()=>{let w=(a(".vfw-cover")?[".vfw-cover [data-first]"]:[".vfw-prompt .vfw-choices .vfw-primary",...s?["\
.vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-choice][tabindex="0"]',".vfw-hand [data-pick]",".vfw-prompt [data\
-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(a).find(Boolean);w?.focus({preventScroll:!i||w.closest(".vfw-m\
ap")!==null})},l=()=>{let c=a(".vfw-prompt h2");c?c.focus({preventScroll:!i}):u()},f=()=>{let{region:c,selector:w}=n??{},
b=[...w?[w]:[],...Nn.includes(c??"")?[In]:[]].map(k=>a(`[data-region="${c}"] :is(${k})`)).find(Boolean);return b&&b.focus(
{preventScroll:!0}),!!b},d="",m=()=>{let c=d&&a(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(d))}"]`),w=p(t,".vfw-\
hand .vfw-playing [data-sheet^='card:']")?.dataset.sheet?.slice(5);d=p(t,".vfw-cover")?.dataset.card??w??"",c&&!n?.leaves&&
c.focus({preventScroll:!i})};return{settle(c){m();for(let k of T(t,".vfw-prompt > details"))k.open=s;T(t,".vfw-prompt [d\
ata-first]")[0]?.focus({preventScroll:!i}),T(t,".vfw-hints .vfw-chance")[0]?.scrollIntoView({block:"nearest"});let w=Et(),
b=(!w||w===document.body||w.closest("[inert]"))&&n&&!o&&!f();b&&(!c||n?.leaves)?l():(o||b)&&u(),o=!1},leadOn:()=>o=!0,toHeadline:()=>p(
t,".vfw-prompt h2")?.focus()}}function Cn({dataset:t}){return Ln.filter(e=>t[e]!==void 0).map(e=>`[data-${e}="${CSS.escape(
t[e]??"")}"]`).join("")}function _n(t){return t.checkVisibility()&&!t.closest("[inert]")}function Zt(t,e){e(t,"click",n=>{let s=n.target.closest(".vfw-prose a[href^='#']");if(!s)return;n.preventDefault();let o=p(
s.closest(".vfw-prose"),`#${CSS.escape(s.hash.slice(1))}`);o&&(I(o,"details")?.setAttribute("open",""),o.tabIndex=-1,o.focus())})}var tt=class{#t=[];#e="";#n;#s;constructor(e,n){this.key=e&&Nt(e),this.works=this.#n=!!e,this.#s=n}begin(e,n){this.#t=[JSON.
stringify(e)],n&&(this.#e=this.whole(),this.#n&&=Ct(this.key)),this.#o()}append(e,n){return this.#t.length-1<e?!1:(this.#t=
[...this.#t.slice(0,e+1),...n.map(s=>JSON.stringify(s))],this.#o(),!0)}whole(){return this.key?Xt(R(this.key)):""}get isOpen(){
return this.#t.length>0}download(){$("votes-for-women.json",this.#e||this.whole())}get hasAside(){return Q(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);Pt(this.key,(n,s)=>e(s)?Xt(n):n)}#o(){this.key&&(this.
works=this.#n&&M(this.key,this.#t.join(`
`)),this.works||It(this.#s))}};function Xt(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var te=4e6;function ee(t,e,n,s,o){let i=()=>p(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>p(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),u={toggle(){if(r())return u.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let l=i()?.contains(document.
activeElement);i()?.hidePopover(),l&&a()?.focus()},chooseFile:()=>p(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",l=>l.key==="Escape"&&u.close()),e(document,"pointerdown",({target:l})=>{l.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||u.close()}),e(t,"change",async({target:l})=>{if(!l.matches("[data-open]")||!l.files.length)return;let[
f]=l.files;l.value="";let d=Pn(await f.slice(0,te).text(),f.size);u.close(),d===null?o():s(d)}),u}function Pn(t,e){return e<=
te?t:t.includes(`
`)?t.split(`
`,1)[0]:null}var Rn="button, summary, input, select, textarea, a[href], [tabindex='0']";function ne(t,e){e(t,"keydown",n=>{let{key:s,
shiftKey:o,target:i}=n,r=s==="Tab"&&I(i,".vfw-cover[aria-modal]");if(!r)return;let a=y(r,Rn).filter(l=>l.tabIndex>=0&&l.
checkVisibility()),u=Mn(a.indexOf(i),a.length,o);u!==null&&(n.preventDefault(),a[u].focus())})}function Mn(t,e,n){return e?
n?t<=0?e-1:null:t===e-1?0:null:null}var pt="vfw:moment";var ht="moment.json",$n=`The moment is saved as ${ht}. Open the notebook what-if.ipynb, and that file in its room.`,Kn="\
This browser keeps nothing, so the moment did not come along. Save it as a file, and open that in the room What if?";function se(t){
t.classList.toggle("vfw-one-window",q(t)||re())}function oe(t,e){M(pt,""),e.matches(".vfw-one-window")&&t.preventDefault()}
function ie(t,e){if(q(t))$(ht,e),F(t,"vfw-banner",$n);else if(!M(pt,e))F(t,"vfw-banner",Kn,()=>[ht,e]);else if(re()){let n=p(
t,'a[data-command="what if"]');n&&location.assign(n.href)}}function re(){return p(document,".vfw-kiosk")!==null}function ae(t){et(T(t,".vfw-log ol"));for(let e of T(t,".vfw-hand ul"))e.scrollLeft=(p(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function ce(t,e){let n=new ResizeObserver(()=>et(y(t,".vfw-log ol"))),s=p(t,".vfw-area-log");s&&n.observe(
s),e.addEventListener("abort",()=>n.disconnect())}function et(t){for(let e of t){let n=p(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var le=new Map([["slow",2.2],["usual",1],["fast",.35]]),nt=class{#t="usual";#e=!1;#n=null;#s;constructor(e,n,s,o){this.time=
e,this.next=n,this.stands=s,o.addEventListener("abort",()=>clearTimeout(this.#s))}beat(e){e!==this.#n&&(this.#n=e,this.again())}set(e){
return this.#t=e,this.again(),le.has(e)}pause(e){this.#e=e,this.again()}again(){clearTimeout(this.#s);let[e,n]=[this.time(),
le.get(this.#t)];e&&n&&!this.#e?this.#s=setTimeout(this.next,e*n):e&&!n&&this.stands()}};function Wn(t,e,n){if(!t||!e)return!1;let s=e.at-t.at<500,o=Math.hypot(e.x-t.x,e.y-t.y)<=8;return s&&o&&e.at-n<200}function fe(t){
let[e,n]=[null,null],s=({detail:o,clientX:i,clientY:r})=>{o>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:t}),({detail:o},i)=>o>0&&Wn(e,n,i)}function ue(t){let e=p(t,".vfw-cover")??p(t,".vfw-prompt");return e&&mt(e)}function mt(t){let e=Number(I(t,"[data-questi\
on]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}var Dn="[data-pick], :is(button, a)[data-command], [data-local], [data-setting], [data-ask]";function pe(t,{command:e,focus:n,
kept:s,likings:o,menu:i,pace:r,painted:a,post:u},l,f){let d=v=>{t.classList.toggle("vfw-paused",v),r.pause(v)},m={save:()=>s.
download(),"save aside":()=>s.downloadAside(),menu:()=>i.toggle(),open:()=>i.chooseFile(),"whole screen":()=>Dt(t),pause:()=>d(
!0),"play on":()=>d(!1)},c=fe(f);l(t,"click",v=>{let b=I(v.target,Dn);if(!b)return;let{command:k,pick:x,local:N,setting:O,
ask:P,value:L=""}=b.dataset;if(N&&m[N](),O&&(o.like(O,L),b.scrollIntoView({block:"nearest"})),P&&u.send({kind:"ask",about:P}),
!(N||O||P)){if(c(v,a.at))return v.preventDefault();b instanceof HTMLAnchorElement&&oe(v,t),x?u.send({kind:"pick",replies:[
JSON.parse(x)],question:mt(b)}):k!==void 0&&(i.close(),b.closest(".vfw-menu")&&n.leadOn(),e(k,{value:L}))}}),l(t,"submit",
v=>{let b=v.target.closest("form[data-command]");b&&(v.preventDefault(),e(b.dataset.command,Object.fromEntries(new FormData(
b))))}),l(document,"keydown",({key:v})=>{let b=p(t,":popover-open")!==null;v==="Escape"&&!b&&p(t,".vfw-cover [data-leave\
s]")?.click()});let w=({key:v,repeat:b})=>b&&(v==="Enter"||v===" ");l(t,"keydown",v=>w(v)&&v.preventDefault(),{capture:!0}),
l(t,"click",({target:v})=>de(t,v.closest("[data-tab]")?.dataset.tab)),de(t,"log")}function de(t,e){if(e){t.dataset.tab=e;
for(let n of y(t,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===e)}}var Hn="section, header, div, ol, ul",Bn=["data-painted","data-linked"],qn=["data-linked","data-lm-suppress-shortcuts"],
he=new WeakMap;function me(t,e){let n=document.createElement("template");n.innerHTML=e;let[s,o]=[t.firstElementChild,n.content.
firstElementChild];o&&s?.matches(".vfw-replay")&&o.matches(".vfw-replay")?ve(s,o):we(t,he.get(t)??document.createDocumentFragment(),
n.content),he.set(t,n.content)}function we(t,e,n){let[s,o,i]=[t,e,n].map(({childNodes:a})=>[...a]);if(e.isEqualNode(n)&&
s.length===o.length)return;for(let a of Bn)t.removeAttribute(a);if(s.length!==o.length)return t.replaceChildren(...i.map(
wt));let r=0;i.forEach((a,u)=>{let l=o.findIndex((d,m)=>m>=r&&d.isEqualNode(a)),f=r<o.length&&!i.slice(u).some(d=>d.isEqualNode(
o[r]));if(l>=0){for(let d of s.slice(r,l))d.remove();r=l+1}else f?(Fn(s[r],o[r],a),r+=1):t.insertBefore(wt(a),s[r]??null)});
for(let a of s.slice(r))a.remove()}function Fn(t,e,n){t instanceof Element&&e instanceof Element&&n instanceof Element&&
Un(e,n)?(E(t,{"data-question":n.getAttribute("data-question")}),we(t,e,n)):t.replaceWith(wt(n))}function Un(t,e){let[n,s]=[
t,e].map(o=>o.cloneNode());for(let o of[n,s])o.removeAttribute("data-question");return t.matches(Hn)&&n.isEqualNode(s)}function wt(t){
return document.importNode(t,!0)}function ve(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!qn.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,s]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===s.length&&n.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...s),t.removeAttribute("data-linked")}else n.forEach((i,r)=>ve(i,
s[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var Gn=["head","arc","prompt","record","hand","tabs","camps","log","table","cover","menu"],jn=["cover","menu"],ge="start\
 ending replay arc hand our-hand map-large on-stage hints coach".split(" ");function ke(t,e,n,s){let o=p(t,".vfw-layout"),
[i,r]=[".vfw-area-map",".vfw-area-rows"].map(f=>p(o,f)),a=Gn.map(f=>{let d=S("div",{class:`vfw-area-${f}`});return jn.includes(
f)?t.append(d):o.insertBefore(d,f==="head"?i:r),{area:d,trait:`${f}_html`,painted:""}}),u=()=>{let f=a.filter(({area:m})=>m.
contains(document.activeElement)),d=[...new Set([...f,...a])].filter(m=>e.get(m.trait)!==m.painted);for(let m of d)m.painted=
e.get(m.trait),me(m.area,m.painted);return d.length>0};u();let l=()=>u()&&queueMicrotask(()=>s.aborted||n());e.on("chang\
e",l),s.addEventListener("abort",()=>{e.off("change",l);for(let{area:f}of a)f.remove()})}function st(t,e,...n){let s=t.filter(
o=>p(e,`.vfw-${o}`)).join(" ");for(let o of[e,...n])o.dataset.shows!==s&&(o.dataset.shows=s)}var be={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},zn=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function ye(t,e,n,s){let o,i="",r=()=>p(t,".vfw-replay"),a=()=>r()?.dataset.step,u=new H(e),
l=f=>f.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:f})=>l(f)&&u.take()),n(t,"input",({target:f})=>l(
f)&&u.want(f.value,a())),n(t,"change",({target:f})=>{(l(f)||f.matches(".vfw-replay select"))&&u.rest(f.name,f.value,a())}),
n(document,"keydown",f=>{let{key:d,target:m,repeat:c}=f,w=t.contains(m)||m.contains(t)&&t.classList.contains("vfw-whole-\
page"),v=r()&&!r()?.closest("[inert]"),b=w&&v&&!m.closest(zn),k=d===" "&&m.closest("button, a, summary, [role=button]"),
x=f.ctrlKey||f.altKey||f.metaKey||f.shiftKey;!(d in be)||!b||k||x||(f.preventDefault(),(!c||u.isPainted(a()))&&u.send(be[d],
{},a()))}),s.addEventListener("abort",()=>clearTimeout(o)),{beat(){u.painted(a());let f=Number(r()?.dataset.goesOn??0),d=`${a()}\
 ${f}`;d!==i&&(i=d,clearTimeout(o),f&&(o=setTimeout(()=>e("play on"),f)))}}}function Ee(t,e,n){let s=e.bottom+t.height+8<=n.height,o=e.top<n.height-e.bottom,i=s||o?e.bottom+4:e.top-t.height-4;return{
left:xe(e.left,t.width,n.width),top:xe(i,t.height,n.height)}}function xe(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var Jn=350,Yn=250,Vn=/^(word|card):/;function Ae(t,e,n,s,o){let i=S("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"\
manual"});t.append(i);let r=null,a="",u=[],[l,f,d]=[!1,!1,""],m,c=new Map,w=h=>{f=h!==null,p(t,".vfw-map")?.dispatchEvent(
new CustomEvent("vfw-show-place",{detail:{key:h},cancelable:!0}))},v=()=>i.matches(":popover-open"),b=h=>{clearTimeout(m);
let A=h.dataset.sheet??"",C=A.match(/^place:(.*)$/)?.[1];if(C)return w(C);i.contains(h)?A!==a&&u.push(a):(r!==h&&(l=!1),
[r,u]=[h,[]]),a=A,(i.dataset.about!==A||!v())&&e(A)},k=()=>{a=u.pop()??"",e(a)},x=()=>p(i,"[data-close]"),N=()=>{if(!r)return;
let h=i.currentCSSZoom??1,A={width:i.offsetWidth*h,height:i.offsetHeight*h},{left:C,top:D}=Ee(A,r.getBoundingClientRect(),
{width:innerWidth,height:innerHeight});Object.assign(i.style,{left:`${C/h}px`,top:`${D/h}px`})},O={fill(h,A){if(h!==a||!r?.
isConnected)return;let C=u.length?'<button type="button" class="vfw-button" data-back>Back</button>':"",K=`${A}<div clas\
s="vfw-close">${C}<button type="button" class="vfw-button" data-close>Close</button></div>`;if(v()&&K===d&&i.contains(document.
activeElement))return;i.innerHTML=d=K,i.dataset.about=h,st(["story","record","arc-table"],i),n(i),i.setAttribute("aria-l\
abel",p(i,"h2")?.textContent??"");let W=p(i,"p:not(.vfw-kicker)");W&&Vn.test(h)&&c.set(h,W.textContent);for(let z of y(t,
"[data-told]"))E(z,{"data-told":null,"aria-describedby":null});W&&!r.matches("[aria-describedby]")&&X(E(r,{"data-told":""}),
[W]),v()||i.showPopover(),N(),et(y(i,"ol")),l&&(p(i,"[data-back]")??x())?.focus({preventScroll:!0})},close(){if(clearTimeout(
m),f&&w(null),!v())return;let h=i.contains(document.activeElement);i.hidePopover(),h&&r?.isConnected&&r.focus({preventScroll:!0}),
[r,l,u]=[null,!1,[]]}},P=(h,A)=>{clearTimeout(m),m=setTimeout(A,h)},L=h=>h instanceof Node&&(i.contains(h)||r?.contains(
h)),G="";s(t,"pointermove",({clientX:h,clientY:A})=>G=`${h},${A}`,{capture:!0}),s(t,"pointerover",({target:h,pointerType:A,
clientX:C,clientY:D})=>{let K=h.closest("[data-sheet]");A!=="mouse"||l||G===`${C},${D}`||(K?P(Jn,()=>b(K)):L(h)?clearTimeout(
m):P(Yn,O.close))}),s(t,"focusin",({target:h})=>{h.matches("[data-sheet]:focus-visible")?(c.has(h.dataset.sheet)&&E(h,{"\
aria-description":c.get(h.dataset.sheet)}),b(h)):L(h)||O.close()}),s(t,"click",({target:h})=>{let A=h.closest("[data-she\
et]");A?(b(A),l=!0,v()&&x()?.focus({preventScroll:!0})):h.closest("[data-back]")?k():(h.closest("[data-close]")||!L(h))&&
O.close()}),s(t,"keydown",h=>{!h.target.matches("span[data-sheet]")||!["Enter"," "].includes(h.key)||(h.preventDefault(),
h.target.click())}),s(document,"keydown",h=>{let A=h.key==="Tab"&&!h.shiftKey&&h.target.matches?.(".vfw-opened [data-clo\
se]");(h.key==="Escape"||A)&&O.close()});let j=new ResizeObserver(N);return j.observe(i),o.addEventListener("abort",()=>{
clearTimeout(m),j.disconnect(),i.remove()}),O}function Se(t,e){return e.map(s=>t.find(o=>o.value===s)).find(Boolean)??t[0]}function Oe(t,e){return Object.entries(t).every(
([n,s])=>s.includes(e.get(n)))}var Te="vfw:choices";function Ie(t,e){let n=Qn(R(Te));e(t,"change",({target:o})=>{let i=o.closest("form[data-remembered]");
!i||o.dataset.setting||(n={...n,[o.name]:o.value},M(Te,JSON.stringify(n)),Le(i,n))});let s=!1;return{settle(){for(let i of T(
t,".vfw-start"))for(let r of[t,i.parentElement])r?.scrollTo(0,0);let o=s;s=!!p(t,".vfw-start"),o&&!s&&t.scrollTo(0,0);for(let i of T(
t,"form[data-remembered]")){for(let r of Ce(i,"input:not([type=radio])"))r.value=n[r.name]??"";Le(i,n)}}}}function Qn(t){
try{return JSON.parse(t)??{}}catch{return{}}}function Le(t,e){for(let n of y(t,"[data-asks]")){let s=Ne(n,t);n.hidden=n.
disabled=!s;let o=Ce(n,"input").filter(l=>{let f=I(l,"label"),d=f!==null&&Ne(f,t);return f&&(f.hidden=l.disabled=!d),d});
if(o.some(l=>l.dataset.setting))continue;let i=n.dataset.asks??"",a=y(t,"input[data-proposes]:checked").map(l=>JSON.parse(
l.dataset.proposes??"{}")[i]),u=[e[i],...a,...(n.dataset.usual??"").split(" ")];Se(o,u).checked=!0}}function Ne(t,e){return Oe(
JSON.parse(t.dataset.only??"{}"),new FormData(e))}function Ce(t,e){return y(t,e)}var Zn=":popover-open, .vfw-cover, .vfw-sheet-room > :not([hidden])",Xn=".vfw-map, input, select, textarea";function _e(t,e,n,s){
let o=S("button",{type:"button",class:"vfw-to-question"},"Go to the question");t.prepend(o),e(o,"click",n),e(window,"key\
down",({key:r,target:a})=>{let u=t.contains(a)&&!a.closest(Xn);if(r!=="Escape"||!u||p(t,Zn))return;let l=p(t,".vfw-promp\
t [data-leaves]");l?.focus(),l?l.click():n()},{capture:!0}),s.addEventListener("abort",()=>o.remove())}function Re(t,e){let[n,s]=[ot(t,1),ot(t,-1)],o=t.map(({y:i},r)=>({x:Math.max((n[r].x+s[r].x)/2,0),y:i}));return ot(ot(o,
1).map(({x:i,y:r})=>({x:Math.min(i,e.width),y:r})),-1)}function ot(t,e){let n=[];for(let{x:s,y:o}of e>0?t:t.toReversed()){
let i=n.filter(r=>Math.abs(r.y-o)<34).map(r=>e*r.x+34);n.push({x:e*Math.max(e*s,...i),y:o})}return e>0?n:n.reverse()}function Me(t,e,n,s){
let o=n.flatMap(r=>r.flatMap((a,u)=>ss(a,r[u+1]??a))),i=t.map((r,a)=>ts(r,e[a],t,o,s));return $e(i,[]).boxes}function $e(t,e){
if(!t.length)return{boxes:[],cost:0};let[n,...s]=t;return n.filter(({box:r})=>!r||!e.some(a=>Ke(r,a))).map(({box:r,cost:a})=>{
let u=$e(s,r?[...e,r]:e);return{boxes:[r,...u.boxes],cost:a+u.cost}}).reduce((r,a)=>a.cost<r.cost?a:r)}function ts({x:t,
y:e},{width:n,height:s},o,i,r){let u=[t+20,t-20-n],l=(k,x)=>Math.max(0,Math.min(k,x)),f=[...u,t-n/2].map(k=>l(k,r.width-
n)),d=l(e-s/2,r.height-s),c=[...[e-20-s,e+20].flatMap(k=>f.map(x=>({left:x,top:k}))),...u.map(k=>({left:k,top:d}))].map(
({left:k,top:x})=>({left:k,top:x,right:k+n,bottom:x+s})),w=k=>k.left>=0&&k.top>=0&&k.right<=r.width&&k.bottom<=r.height,
v=c.filter(k=>w(k)&&!o.some(x=>Ke(k,es(x)))),b=k=>o.some(x=>Pe(k,x)<Pe(k,{x:t,y:e}));return[...v.map(k=>({box:k,cost:i.filter(
x=>ns(k,x)).length+(b(k)?1e4:0)})),{box:null,cost:1e6}]}function es({x:t,y:e}){return{left:t-34/2,top:e-34/2,right:t+34/
2,bottom:e+34/2}}function Ke(t,e){return t.left<e.right&&e.left<t.right&&t.top<e.bottom&&e.top<t.bottom}function ns(t,e){
return t.left<=e.x&&e.x<=t.right&&t.top<=e.y&&e.y<=t.bottom}function Pe(t,{x:e,y:n}){return Math.hypot(Math.max(t.left-e,
0,e-t.right),Math.max(t.top-n,0,n-t.bottom))}function ss(t,e){let n=Math.max(1,Math.ceil(Math.hypot(e.x-t.x,e.y-t.y)/4));
return Array.from({length:n},(s,o)=>({x:t.x+(e.x-t.x)*o/n,y:t.y+(e.y-t.y)*o/n}))}var vt=".vfw-arc-drawn",os=[0,100],We=`${vt} .vfw-arc-label`;function De(t,e){let n=new ResizeObserver(()=>{let s=p(t,vt);
s&&is(s)});return e.addEventListener("abort",()=>n.disconnect()),{beat(){let s=p(t,vt);if(!(!s||!T(t,We).length)){n.disconnect();
for(let o of[s,...y(t,We)])n.observe(o)}}}}function is(t){let e={width:t.clientWidth,height:t.clientHeight},[n,s]=[".vfw\
-arc-disc",".vfw-arc-label"].map(d=>y(t,d)),o=(d,m)=>({x:d/100*e.width,y:m/100*e.height}),i=n.map(({style:d})=>o(parseFloat(
d.left),parseFloat(d.top))),r=s.map(({offsetWidth:d,offsetHeight:m})=>({width:d+1,height:m+1})),u=[...t.querySelectorAll(
"polyline")].map(({points:d})=>[...d].map(({x:m,y:c})=>o(m,c))),l=Re(i,e),f=Me(l,r,[...u,os.map(d=>o(d,50))],e);n.forEach(
({style:d},m)=>{d.marginLeft=`${l[m].x-i[m].x}px`}),s.forEach((d,m)=>{let c=f[m];E(d,{"data-goes":c?c.left+c.right<2*l[m].
x?"left":"right":"nowhere"}),c&&Object.assign(d.style,{left:`${c.left}px`,top:`${c.top}px`})})}function He(t){let e=rs(t);return n=>{for(let s of y(n,"span[data-sheet]:not(.vfw-ref)"))Be(s);for(let s of y(n,"[data-n\
ames]:not([data-linked])")){cs(s,e,t);for(let o of[s,...s.children])E(o,{"data-linked":""})}}}function rs(t){let n=Object.
keys(t).sort((s,o)=>o.length-s.length).map(s=>s.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<!\
[\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d])`,"gu")}function as(t,e){let n=[],s=0;for(let{0:o,index:i}of t.matchAll(e))n.
push(t.slice(s,i),o),s=i+o.length;return[...n,t.slice(s)]}function Be(t){Object.assign(t,{className:"vfw-ref",role:"butt\
on",tabIndex:0})}function cs(t,e,n){let{SHOW_TEXT:s,SHOW_ELEMENT:o,FILTER_REJECT:i,FILTER_ACCEPT:r,FILTER_SKIP:a}=NodeFilter,
u=document.createTreeWalker(t,s|o,f=>f instanceof Text?r:f.matches("[data-linked]")?i:a),l=[];for(;u.nextNode();)l.push(
u.currentNode);for(let f of l){let d=as(f.data,e);d.length>1&&f.replaceWith(...d.map((m,c)=>c%2?ls(m,n[m]):m))}}function ls(t,e){
let n=document.createElement("span");return n.textContent=t,n.dataset.sheet=e,Be(n),n}var fs="As you play by key, the computer waits after each step until you go on. The menu changes its pace.",us="This bro\
wser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",Ri=Lt(async({model:t,
el:e,post:n},s)=>{e.classList.add("vfw-page-widget");let i=await At(()=>{let r=e.closest(".vfw-panel");return r&&p(r,".v\
fw-area-map")&&p(r,".vfw-area-rows")&&r},s);i&&ds(i,t,n,s)});function ds(t,e,n,s){let o=xt(s);o(t,"focusin",({target:g})=>E(
g,St),{capture:!0}),ke(t,e,()=>gt(),s);let i=e.get("whole_page")&&!q(t);t.classList.toggle("vfw-whole-page",i),t.dataset.
game=e.get("game"),se(t);let r=i?[document.body]:[];ne(t,o);let a={question:null,at:0,isBehind:!1,isLocked:!1},u=(g,_={})=>n.
send({kind:"command",name:g,fields:_,question:a.question}),l=Ht(t,s),f=new tt(e.get("slot"),()=>F(t,"vfw-banner",us));_t(
f.key,()=>f.isOpen&&n.send({kind:"elsewhere"}),s);let d=Qt(t,o),m=()=>p(t,":popover-open")!==null,c=()=>m()?0:Number(p(t,
".vfw-prompt")?.dataset.pace??0),[w,v]=[!1,!1],b=()=>{w&&!v&&!U().pace&&l.say(fs),v||=w},k=new nt(c,()=>u("next"),b,s);o(
t,"toggle",({target:g})=>g.popover&&k.again(),{capture:!0});let x=Gt(t,o),N="",O=Wt(t,g=>{let{pace:_,help:je,learned:ze,
sensitivity:Je,keys:Ye}=g;x.isOn=Ye!=="off";let it={kind:"manner",shows_steps:_!=="none",help:je,learned:ze,sensitivity:Je};
JSON.stringify(it)!==N&&n.send(it),N=JSON.stringify(it),t.classList.toggle("vfw-unpaced",!k.set(_))},s);jt(o,g=>{w=g,O.expect(
g?{pace:"one"}:{})});let L=Ae(t,g=>n.send({kind:"sheet",about:g}),g=>W(g),o,s);Zt(t,o);let G=ye(t,u,o,s),j=Ut(t,u,o),h=De(
t,s),C=ee(t,o,f,g=>n.send({kind:"open",save:g}),()=>n.send({kind:"too large"})),D=Ie(t,o),K=Yt(t,o);_e(t,o,()=>d.toHeadline(),
s);let W=He(e.get("names")),z=()=>st(ge,t,...r);o(t,"vfw-map-sized",z);let gt=()=>{z();let g=ue(t),_=g!==a.question;p(t,
".vfw-stage-map:empty")&&t.dispatchEvent(new CustomEvent("vfw-stage")),_&&(Object.assign(a,{question:g,at:performance.now()}),
L.close()),qe(t,a.isLocked),W(t),K.settle(),Vt(t),D.settle(),O.show(),ae(t),d.settle(_),k.beat(g),G.beat(),j.beat(),h.beat()};
pe(t,{command:u,focus:d,kept:f,likings:O,menu:C,pace:k,painted:a,post:n},o,s),ce(t,s),o(t,"vfw-leave-map",()=>d.toHeadline()),
o(t,"vfw-say",g=>l.say(g.detail.text));let Fe=g=>{g.kind==="begin"&&f.begin(g.header,g.put_aside),g.kind==="append"&&!f.
append(g.from,g.entries)&&n.send({kind:"keep whole"}),g.kind==="like"&&O.like(g.name,g.value),g.kind==="download"&&$(g.name,
g.text),g.kind==="moment"&&ie(t,g.text),g.kind==="sheet"&&L.fill(g.about,g.html);let _=g.kind==="pong"&&g.question!==a.question;
_&&a.isBehind&&n.send({kind:"paint whole"}),g.kind==="pong"&&(a.isBehind=_&&!a.isBehind)},kt=()=>l.tell(e.get("said"));n.
listen(Fe,s),e.on("change:said",kt),s.addEventListener("abort",()=>{for(let g of r)delete g.dataset.shows;e.off("change:\
said",kt)}),O.begin(),gt(),ps(t,e,n,f,a,s);let{goesOn:Ue=!1,isUnsent:Ge=!1}=n.watch.cameBack??{};n.send({kind:"held",save:f.
whole(),goes_on:Ue,is_unsent:Ge})}function ps(t,e,n,s,o,i){let r={root:t,post:n,keeps:()=>s.works||e.get("is_kept")?". Y\
our game is kept in this browser.":", and this browser keeps no games.",isCurrent:a=>a.question===o.question,changed(a){
return o.isLocked=a,qe(t,a),a},goesOn:()=>s.isOpen&&!p(t,".vfw-start, .vfw-coach")};n.watch.over(r,i)}function qe(t,e){let n=p(
t,".vfw-cover");for(let s of y(t,".vfw-layout, .vfw-to-question"))s.inert=e||n!==null;n&&(n.inert=e),n&&!t.matches(".vfw\
-whole-page")&&E(n,{"aria-modal":null})}export{Ri as default};
