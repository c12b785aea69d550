var J=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(e){this.kernelNow=
e,this.kernel?.connectionStatusChanged.connect((n,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(e,n,s=()=>{}){
this.#t+=1,this.waiting.push({post:e,message:n,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[e]=this.waiting;if(!e)return;e.sentAt=performance.now();let{post:n,number:s,message:o}=e;
this.transmit(n,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[e]=this.waiting;e&&performance.now()-e.
sentAt>2e3&&this.send()}transmit(e,n){try{e.transmit(n)}catch{this.hasLost||=this.waiting.some(s=>s.post===e),this.leave(
e)}}taken({page:e,number:n}){let[s]=this.waiting;return e!==this.page||n!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(e){this.posts.delete(
e),this.waiting=this.waiting.filter(n=>n.post!==e),this.send()}};function Et(t){return({model:e,el:n})=>{let s=new AbortController;return t({model:e,el:n},s.signal),()=>s.abort()}}function q(){return document.body.dataset.voila!==void 0}function F(t){return t.closest(".jp-NotebookPanel")!==null}async function At(t,e){let{baseUrl:n}=t.serverSettings,s=o=>fetch(n+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${t.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&e)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function St(t){return(e,n,s,o={})=>e.addEventListener(n,s,{signal:t,...o})}function S(t,e,...n){let s=document.createElement(
t);return s.append(...n),x(s,e)}function x(t,e){for(let[n,s]of Object.entries(e))s===null?t.removeAttribute(n):t.getAttribute(n)!==String(s)&&t.setAttribute(
n,String(s));return t}function p(t,e){return t.querySelector(e)}function b(t,e){return[...t.querySelectorAll(e)]}function L(t,e){
return t.closest(e)}function O(t,e){let n=b(t,`${e}:not([data-painted])`);for(let s of n)s.dataset.painted="";return n}function Ot(){
return document.activeElement}async function Tt(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var Lt={"data-lm-suppress-shortcuts":"true"};var V=class{#t=null;constructor(e){this.quiet=S("div",{class:"vfw-sending",role:"status"}),this.banner=S("div",{class:"v\
fw-banner",role:"alert"}),this.button=S("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=S("p",{}),this.box=S("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#t=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#t?.focus({preventScroll:!0})}};function Nt(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function It(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var at=2500,nn=2e3,sn=8e3,ct=2e3,on=1e4,rn=25e3,an=3e4,cn=500,Q=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=It(this.#t),setInterval(()=>this.beat(),cn);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(e,n){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...e};this.rooms.push(s),
this.notice??=new V(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let e=performance.now();if(document.hidden&&(this.heardAt=e),e-this.pingedAt>(this.isLost?at/2:at)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(e-this.heardAt>at+1e3||this.isCut)&&e-this.lookedAt>ct&&this.look(),
e-this.heardAt>sn&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>nn)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!q()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let e=new Set(this.rooms.map(({post:n})=>n));for(let n of e)this.
line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(e,n){if(this.heardAt=performance.now(),!(!this.isLost||e.kind!==
"pong")){for(let s of this.rooms)s.post===n&&s.isCurrent(e)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:e,keeps:n}]=this.rooms,s=q()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${n()}${s}`,e.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:e}of this.rooms)e(!1);this.notice?.found()}async look(){let{kernel:e}=this.line;
if(!e||this.isOut||!(q()||this.line.posts.size))return;this.isOut=!0;let n=await At(e,this.line.posts.size>0);n==="idle"&&
this.isLost&&await this.hasForgotten(e)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>rn&&(n="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<an;n==="gone"&&q()&&!s&&this.
loadAgain(),n==="idle"&&!e.isDisposed&&this.openSocket(e)}async hasForgotten(e){let n=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,o=e.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,n(ct)]);return await n(
1e3),i&&this.heardAt<s}openSocket(e){let n=e.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?on:ct)||(this.socketAt=performance.now(),e.reconnect().catch(()=>{}))}loadAgain(){let e=this.line.hasLost||this.line.
waiting.length>0;Nt(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:e}),location.reload()}};function Ct(t){return()=>{let e;return{initialize({model:n,signal:s}){e=new lt(n,s)},render:Et((n,s)=>t({...n,post:e},s))}}}
var lt=class{hearers=new Set;constructor(e,n){this.model=e;let{line:s,watch:o}=ln(e.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(e,n){
this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener("abort",()=>this.
hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({states:e,says:n,
...s}){let o=this.model.widget_manager,i=Object.keys({...e,...n}).filter(a=>o.has_model(a)),r=await Promise.all(i.map(a=>o.
get_model(a)));r.forEach((a,u)=>a.set_state(e[i[u]]??{})),this.line.taken(s)&&r.forEach((a,u)=>{for(let c of n[i[u]]??[])
a.trigger("msg:custom",c)})}tell(e){for(let n of this.hearers)n(e)}};function ln(t){let e=globalThis,n=e[Symbol.for("vfw\
 connections")]??=new WeakMap,s=n.get(t);if(!s){let o=new J(()=>t.kernel??null);s={line:o,watch:new Q(o)},n.set(t,s)}return s}function R(t){try{return localStorage.getItem(t)??""}catch{return""}}function M(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function _t(t){return`vfw:${t}`}function Pt(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||
t(),e.vfwKeepsNothing="told"}function fn(t){let e=[];for(let n;n=R(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function Rt(t){
try{let[e,n]=[localStorage.getItem(t),fn(t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,
e),!0}catch{return!1}}function Z(t){try{return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":p\
ut aside ")).sort((e,n)=>e.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function Mt(t,e,n){addEventListener("storage",s=>t&&s.key===t&&e(),{signal:n})}var un={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function K(t,e){dn(t,new Blob([e],{type:un[t.split(".").at(
-1)??""]??"application/json"}))}function dn(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=
t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Kt(t,e=n=>n){Z(t).forEach((n,s)=>{K(`votes-for-wome\
n-put-aside-${s+1}.json`,e(R(n),n))})}function U(t,e,n,s){let o=S("div",{class:e,role:"status"});t.prepend(o);let i=S("d\
iv",{},S("p",{},n)),r=(a,u)=>{let c=S("button",{type:"button",class:"vfw-button"},a);c.addEventListener("click",u),i.append(
c)};s&&r("Save it as a file",()=>K(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var ft="vfw:likings",Dt="vfw-likings",pn={size:"1",light:"system",motion:"system"},ut={...pn,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},hn=["keys","stage"],mn={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},wn={1:1,2:1.2,3:1.45};function gn(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,s])=>typeof s==
"string"),n=Object.keys(ut).every(s=>hn.includes(s)||e.some(([o])=>o===s));return Object.fromEntries(n?e.filter(([s,o])=>o!==
Wt(s)):e)}catch{return{}}}function Wt(t){return ut[t]}function $t(t,e={}){let n={...ut,...e,...t};for(let[s,o]of Object.
entries(mn))o.includes(n[s])||(n[s]=Wt(s));return n}function G(){return gn(document.documentElement.dataset.vfwLikings??
R(ft))}function vn(t,e){let n=JSON.stringify({...G(),[t]:e});document.documentElement.dataset.vfwLikings=n,M(ft,n),document.
dispatchEvent(new Event(Dt))}function kn(t,e){document.addEventListener(Dt,t,{signal:e}),Ht().addEventListener("change",
t,{signal:e});let n=({key:s})=>{s===ft&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("stor\
age",n,{signal:e})}function bn(t){return wn[t.size]??1}function yn(t,e){return t.light==="dark"||!["light","contrast"].includes(
t.light)&&e}function Ht(){return matchMedia("(prefers-color-scheme: dark)")}function xn(t,e){for(let n of b(t,"[data-set\
ting]")){let s=e[n.dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=s:n.ariaPressed!==String(
s)&&(n.ariaPressed=String(s))}}function Bt(t,e,n){let s={},o=$t(G()),i=()=>{o=$t(G(),s),t.dataset.size=o.size,t.style.setProperty(
"--vfw-zoom",`calc(${bn(o)} * var(--vfw-usual-zoom, 1))`),t.style.zoom="var(--vfw-zoom)";let a=yn(o,Ht().matches);t.classList.
toggle("vfw-dark",a),document.documentElement.classList.toggle("vfw-dark-page",a),t.classList.toggle("vfw-still",o.motion===
"still"),r.show(),e(o)},r={begin:i,like:vn,expect(a){s=a,i()},show:()=>xn(t,o)};return kn(i,n),r}function qt(t){document.
fullscreenElement?document.exitFullscreen():(t.classList.contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var En=40;function Ft(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=t.appendChild(
S("div",n));return e.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>S("p",{},i)));s.
childElementCount>En;)s.firstElementChild?.remove()}}}function X(t,e){let n=t.map(([s])=>Math.abs(s-e));return n.indexOf(Math.min(...n))}function Ut(t,e){let n=t.findIndex(([
,s])=>s>e);return n<0?t.length-1:Math.max(n-1,0)}function Gt(t,e,n,s){let[o,i]=[n.length-1,n[e][0]],r=s.find(c=>c>i),a=s.
filter(c=>c<i).at(-1),u={ArrowLeft:()=>e-1,ArrowDown:()=>e-1,ArrowRight:()=>e+1,ArrowUp:()=>e+1,PageUp:()=>r===void 0?o:
X(n,r),PageDown:()=>a===void 0?0:X(n,a),Home:()=>0,End:()=>o};return t in u?Math.min(Math.max(u[t](),0),o):void 0}var H=class{#t="";#e=null;constructor(e){this.command=e}take(){this.#t=""}send(e,n,s){this.#t=s,this.command(e,n)}isPainted(e){
return this.#t!==e}want(e,n){this.isPainted(n)?e!==n&&this.send("go",{value:e},n):this.#e=e}rest(e,n,s){this.#e=null,this.
send(e,{value:n},s)}painted(e){if(this.isPainted(e)&&(this.#t=""),this.#t||this.#e===null)return;let n=this.#e;this.#e=null,
n!==e&&this.send("go",{value:n},e)}get isUnderWay(){return!!this.#t||this.#e!==null}};var jt=".vfw-arc-plot",An="button, a";function zt(t,e,n){let s=new H(e),[o,i]=[0,""],r=!1,a=()=>p(t,".vfw-arc-moments")?.
dataset,u=()=>JSON.parse(a()?.moments??"[]"),c=()=>p(t,".vfw-arc-moment")?.dataset.step,l=f=>{let[w,,g]=f[o],[y,k,E]=[".\
vfw-arc-at",".vfw-arc-handle",".vfw-arc-tag"].map(N=>p(t,N));if(!y||!k||!E)return;for(let N of[y,E])N.style.setProperty(
"--at",`${w}%`);x(k,{"aria-valuemax":f.length-1,"aria-valuenow":o,"aria-valuetext":g});let I=p(E,"span");I&&(I.textContent=
g.split(", between")[0].replace(": "," · "));let[T,P]=E.querySelectorAll("button");x(T,{"aria-disabled":String(o===0)}),
x(P,{"aria-disabled":String(o===f.length-1)})},d=f=>{let w=u();f===o||!w[f]||(o=f,l(w),s.want(String(w[o][1]),c()))},h=({
clientX:f})=>{let w=p(t,jt)?.getBoundingClientRect();w&&d(X(u(),100*(f-w.left)/w.width))};n(t,"pointerdown",f=>{let w=f.
target.closest(jt);!w||f.button||f.target.closest(An)||(s.take(),r=!0,w.setPointerCapture(f.pointerId),h(f))}),n(t,"poin\
termove",f=>r&&h(f));for(let f of["pointerup","pointercancel"])n(t,f,()=>{r&&p(t,".vfw-arc-handle")?.focus({preventScroll:!0}),
r=!1});return n(t,"keydown",f=>{if(f.ctrlKey||f.altKey||f.metaKey||f.shiftKey||!f.target.matches(".vfw-arc-handle"))return;
let g=Gt(f.key,o,u(),JSON.parse(a()?.parts??"[]"));g!==void 0&&(f.preventDefault(),d(g))}),n(t,"click",({target:f})=>{let w=Number(
f.closest("[data-arc]")?.dataset.arc??0);w&&d(o+w)}),{beat(){let f=u();if(!f.length)return;s.painted(c());let w=c()??"";
w!==i&&String(f[o]?.[1])!==w&&!r&&!s.isUnderWay&&(o=Ut(f,Number(w))),i=w,o=Math.min(o,f.length-1),l(f)}}}var Sn=".vfw-map, input, select, textarea, [contenteditable]";function Yt(t,e){let n={isOn:!0};return e(document,"keydow\
n",s=>{let{key:o,target:i,altKey:r,ctrlKey:a,metaKey:u,repeat:c}=s,l=t.contains(i)||i.contains(t)&&t.classList.contains(
"vfw-whole-page");!n.isOn||!l||r||a||u||c||/^[a-z]$/i.test(o)&&!i.closest(Sn)&&p(t,`[data-ask][aria-keyshortcuts="${o.toUpperCase()}\
"]`)?.click()}),n}var On=/^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u,Tn="input:not([type=radio], [type=checkbox]), textarea,\
 [contenteditable]";function Jt(t,e){let n=!1,s=o=>{o!==n&&(n=o,e(n))};t(document,"keydown",o=>Ln(o)&&s(!0),{capture:!0}),
t(document,"click",({isTrusted:o,detail:i,target:r})=>{o&&(!i&&r.closest("button, [role=button]")&&s(!0),i&&r.closest('[\
data-command="next"]')&&s(!1))},{capture:!0})}function Ln({key:t,altKey:e,ctrlKey:n,metaKey:s,target:o}){let i=[...t].length===
1&&o.closest?.(Tn);return On.test(t)&&!e&&!n&&!s&&!i}var pt=".vfw-tabs, .vfw-hand, .vfw-camps, .vfw-table, .vfw-log",dt="button, a[href], [role=button], summary, ol[tabindex\
]",Vt="Arrow keys go from one to the next.",Nn={ArrowRight:1,ArrowLeft:-1},In={ArrowDown:1,ArrowUp:-1};function Qt(t){return t.
matches(pt)?Vt:""}function Zt(t,e){let n=o=>L(o,pt),s=o=>b(o,dt);return e(t,"focusin",({target:o})=>{let i=n(o);if(!i||!o.
matches(dt))return;let r=p(i,"ol[tabindex]")??o;for(let a of s(i))x(a,{tabindex:a===r?0:-1})}),e(t,"keydown",o=>{let{key:i,
target:r,altKey:a,ctrlKey:u,metaKey:c,shiftKey:l}=o,d=p(t,".vfw-replay")?In:Nn,h=i in d&&!(a||u||c||l)&&n(r);if(!h||!r.matches(
dt))return;let f=s(h).filter(g=>g.checkVisibility({visibilityProperty:!0})),w=f[f.indexOf(r)+d[i]];w&&(o.preventDefault(),
o.stopPropagation(),w.focus())}),{settle(){for(let o of O(t,`:is(${pt})`)){x(o,{"aria-description":Vt});let i=s(o),r=p(o,
"ol[tabindex]")??i[0];for(let a of i)x(a,{tabindex:a===r?0:-1});i.length&&o.matches("[tabindex]")&&x(o,{tabindex:-1})}}}}var Cn=".vfw-prompt > h2, .vfw-prompt > .vfw-choices > button:first-child",_n=".vfw-hand, .vfw-map svg[role=group], .vfw\
-map-table [role=region]",Pn=0;function Xt(t){for(let s of O(t,".vfw-hand .vfw-face")){let o=p(s,".vfw-card-button")??p(
s,"h3 [data-sheet]");o&&tt(o,b(s,"p:not(.vfw-era)"))}let e=p(t,".vfw-prompt .vfw-coach");if(e)for(let s of b(t,Cn))tt(s,
[e]);let n=e?b(e,"p").map(({textContent:s})=>s):[];for(let s of b(t,_n))x(s,{"aria-description":[...n,Qt(s)].filter(Boolean).
join(" ")||null})}function tt(t,e){for(let n of e)n.id||=`vfw-words-${++Pn}`;x(t,{"aria-describedby":e.map(({id:n})=>n).
join(" ")})}var Rn=["pick","command","value","key","local","setting","sheet","tab"],Mn=["board","log","camps","table","record"],Kn='\
button, a[href], [tabindex="0"]';function te(t,e){let n=null,[s,o]=[!1,!1],i=!1;e(document,"keydown",()=>i=!0,{capture:!0}),
e(document,"pointerdown",()=>i=!1,{capture:!0}),e(document,"focusin",({target:f})=>{let w=f.closest?.("[data-region]")?.
dataset.region,g=f.matches?.(".vfw-prompt [data-leaves]")??!1;n=t.contains(f)?{region:w,selector:$n(f),leaves:g}:null,o=
!1}),e(t,"toggle",({target:f})=>{f instanceof HTMLDetailsElement&&f.matches(".vfw-prompt > details")&&(s=f.open)},{capture:!0});
let a=f=>b(t,f).find(Dn),u=()=>{let w=(a(".vfw-cover")?[".vfw-cover [data-first]"]:[".vfw-prompt .vfw-choices .vfw-prima\
ry",...s?[".vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-choice][tabindex="0"]',".vfw-board [data-pick]",".vfw-\
hand [data-pick]",".vfw-prompt [data-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(a).find(Boolean);w?.focus(
{preventScroll:!i||w.closest(".vfw-map")!==null})},c=()=>{let f=a(".vfw-prompt h2");f?f.focus({preventScroll:!i}):u()},l=()=>{
let{region:f,selector:w}=n??{},y=[...w?[w]:[],...Mn.includes(f??"")?[Kn]:[]].map(k=>a(`[data-region="${f}"] :is(${k})`)).
find(Boolean);return y&&y.focus({preventScroll:!0}),!!y},d="",h=()=>{let f=d&&a(`.vfw-hand [data-pick="${CSS.escape(JSON.
stringify(d))}"]`),w=p(t,".vfw-hand .vfw-playing [data-sheet^='card:']")?.dataset.sheet?.slice(5);d=p(t,".vfw-cover")?.dataset.
card??w??"",f&&!n?.leaves&&f.focus({preventScroll:!i})};return{settle(f){h();for(let k of O(t,".vfw-prompt > details"))k.
open=s;O(t,".vfw-prompt [data-first]")[0]?.focus({preventScroll:!i}),O(t,".vfw-hints .vfw-chance")[0]?.scrollIntoView({block:"\
nearest"});let w=Ot(),y=(!w||w===document.body||w.closest("[inert]"))&&n&&!o&&!l();y&&(!f||n?.leaves)?c():(o||y)&&u(),o=
!1},leadOn:()=>o=!0,toHeadline:()=>p(t,".vfw-prompt h2")?.focus()}}function $n({dataset:t}){return(t.key===void 0?Rn:["k\
ey"]).filter(n=>t[n]!==void 0).map(n=>`[data-${n}="${CSS.escape(t[n]??"")}"]`).join("")}function Dn(t){return t.checkVisibility()&&
!t.closest("[inert]")}var ht="[data-grid]",B="[data-cell]",Wn=['[data-cell][aria-pressed="true"]',"[data-cell][data-pick]",B],ee={ArrowRight:{
column:1,row:0},ArrowLeft:{column:-1,row:0},ArrowDown:{column:0,row:1},ArrowUp:{column:0,row:-1}};function Hn(t,e,n){let[
s,o]=[-1,1/0];return n.forEach(({column:i,row:r},a)=>{let[u,c]=[i-t.column,r-t.row],l=u*e.column+c*e.row,d=Math.abs(u*e.
row)+Math.abs(c*e.column),h=d?1e3+l+2*d:l;l>0&&d<=l&&h<o&&([s,o]=[a,h])}),s}function ne({dataset:t}){let[e,n]=(t.cell??"").
split(",").map(Number);return{column:e,row:n}}function se(t,e){let n=(s,o)=>{for(let i of b(s,B))x(i,{tabindex:i===o?0:-1})};
return e(t,"focusin",({target:s})=>{let o=s.matches(B)&&L(s,ht);o&&n(o,s)}),e(t,"keydown",s=>{let{key:o,target:i,altKey:r,
ctrlKey:a,metaKey:u,shiftKey:c}=s,l=o in ee&&!(r||a||u||c)&&L(i,ht);if(!l||!i.matches(B))return;let d=b(l,B),h=d[Hn(ne(i),
ee[o],d.map(ne))];s.preventDefault(),s.stopPropagation(),h?.focus()}),{settle(){for(let s of O(t,ht)){let o=p(s,`${B}:fo\
cus`);n(s,o??Wn.map(i=>p(s,i)).find(Boolean)??null)}}}}function oe(t,e){e(t,"click",n=>{let s=n.target.closest(".vfw-prose a[href^='#']");if(!s)return;n.preventDefault();let o=p(
s.closest(".vfw-prose"),`#${CSS.escape(s.hash.slice(1))}`);o&&(L(o,"details")?.setAttribute("open",""),o.tabIndex=-1,o.focus())})}var et=class{#t=[];#e="";#n;#s;constructor(e,n){this.key=e&&_t(e),this.works=this.#n=!!e,this.#s=n}begin(e,n){this.#t=[JSON.
stringify(e)],n&&(this.#e=this.whole(),this.#n&&=Rt(this.key)),this.#o()}append(e,n){return this.#t.length-1<e?!1:(this.#t=
[...this.#t.slice(0,e+1),...n.map(s=>JSON.stringify(s))],this.#o(),!0)}whole(){return this.key?ie(R(this.key)):""}get isOpen(){
return this.#t.length>0}download(){K("votes-for-women.json",this.#e||this.whole())}get hasAside(){return Z(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);Kt(this.key,(n,s)=>e(s)?ie(n):n)}#o(){this.key&&(this.
works=this.#n&&M(this.key,this.#t.join(`
`)),this.works||Pt(this.#s))}};function ie(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var re=4e6;function ae(t,e,n,s,o){let i=()=>p(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>p(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),u={toggle(){if(r())return u.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let c=i()?.contains(document.
activeElement);i()?.hidePopover(),c&&a()?.focus()},chooseFile:()=>p(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",c=>c.key==="Escape"&&u.close()),e(document,"pointerdown",({target:c})=>{c.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||u.close()}),e(t,"change",async({target:c})=>{if(!c.matches("[data-open]")||!c.files.length)return;let[
l]=c.files;c.value="";let d=Bn(await l.slice(0,re).text(),l.size);u.close(),d===null?o():s(d)}),u}function Bn(t,e){return e<=
re?t:t.includes(`
`)?t.split(`
`,1)[0]:null}var qn="button, summary, input, select, textarea, a[href], [tabindex='0']";function ce(t,e){e(t,"keydown",n=>{let{key:s,
shiftKey:o,target:i}=n,r=s==="Tab"&&L(i,".vfw-cover[aria-modal]");if(!r)return;let a=b(r,qn).filter(c=>c.tabIndex>=0&&c.
checkVisibility()),u=Fn(a.indexOf(i),a.length,o);u!==null&&(n.preventDefault(),a[u].focus())})}function Fn(t,e,n){return e?
n?t<=0?e-1:null:t===e-1?0:null:null}var mt="vfw:moment";var wt="moment.json",Un=`The moment is saved as ${wt}. Open the notebook what-if.ipynb, and that file in its room.`,Gn="\
This browser keeps nothing, so the moment did not come along. Save it as a file, and open that in the room What if?";function le(t){
t.classList.toggle("vfw-one-window",F(t)||de())}function fe(t,e){M(mt,""),e.matches(".vfw-one-window")&&t.preventDefault()}
function ue(t,e){if(F(t))K(wt,e),U(t,"vfw-banner",Un);else if(!M(mt,e))U(t,"vfw-banner",Gn,()=>[wt,e]);else if(de()){let n=p(
t,'a[data-command="what if"]');n&&location.assign(n.href)}}function de(){return p(document,".vfw-kiosk")!==null}function pe(t){nt(O(t,".vfw-log ol"));for(let e of O(t,".vfw-hand ul"))e.scrollLeft=(p(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function he(t,e){let n=new ResizeObserver(()=>nt(b(t,".vfw-log ol"))),s=p(t,".vfw-area-log");s&&n.observe(
s),e.addEventListener("abort",()=>n.disconnect())}function nt(t){for(let e of t){let n=p(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var me=new Map([["slow",2.2],["usual",1],["fast",.35]]),st=class{#t="usual";#e=!1;#n=null;#s;constructor(e,n,s,o){this.time=
e,this.next=n,this.stands=s,o.addEventListener("abort",()=>clearTimeout(this.#s))}beat(e){e!==this.#n&&(this.#n=e,this.again())}set(e){
return this.#t=e,this.again(),me.has(e)}pause(e){this.#e=e,this.again()}again(){clearTimeout(this.#s);let[e,n]=[this.time(),
me.get(this.#t)];e&&n&&!this.#e?this.#s=setTimeout(this.next,e*n):e&&!n&&this.stands()}};function jn(t,e,n){if(!t||!e)return!1;let s=e.at-t.at<500,o=Math.hypot(e.x-t.x,e.y-t.y)<=8;return s&&o&&e.at-n<200}function we(t){
let[e,n]=[null,null],s=({detail:o,clientX:i,clientY:r})=>{o>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:t}),({detail:o},i)=>o>0&&jn(e,n,i)}function ge(t){let e=p(t,".vfw-cover")??p(t,".vfw-prompt");return e&&gt(e)}function gt(t){let e=Number(L(t,"[data-questi\
on]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}var zn="[data-pick], :is(button, a)[data-command], [data-local], [data-setting], [data-ask]";function ke(t,{command:e,focus:n,
kept:s,likings:o,menu:i,pace:r,painted:a,post:u},c,l){let d=g=>{t.classList.toggle("vfw-paused",g),r.pause(g)},h={save:()=>s.
download(),"save aside":()=>s.downloadAside(),menu:()=>i.toggle(),open:()=>i.chooseFile(),"whole screen":()=>qt(t),pause:()=>d(
!0),"play on":()=>d(!1)},f=we(l);c(t,"click",g=>{let y=L(g.target,zn);if(!y)return;let{command:k,pick:E,local:I,setting:T,
ask:P,value:N=""}=y.dataset;if(I&&h[I](),T&&(o.like(T,N),y.scrollIntoView({block:"nearest"})),P&&u.send({kind:"ask",about:P}),
!(I||T||P)){if(f(g,a.at))return g.preventDefault();y instanceof HTMLAnchorElement&&fe(g,t),E?u.send({kind:"pick",replies:[
JSON.parse(E)].flat(),question:gt(y)}):k!==void 0&&(i.close(),y.closest(".vfw-menu")&&n.leadOn(),e(k,{value:N}))}}),c(t,
"submit",g=>{let y=g.target.closest("form[data-command]");y&&(g.preventDefault(),e(y.dataset.command,Object.fromEntries(
new FormData(y))))}),c(document,"keydown",({key:g})=>{let y=p(t,":popover-open")!==null;g==="Escape"&&!y&&p(t,".vfw-cove\
r [data-leaves]")?.click()});let w=({key:g,repeat:y})=>y&&(g==="Enter"||g===" ");c(t,"keydown",g=>w(g)&&g.preventDefault(),
{capture:!0}),c(t,"click",({target:g})=>ve(t,g.closest("[data-tab]")?.dataset.tab)),ve(t,"log")}function ve(t,e){if(e){t.
dataset.tab=e;for(let n of b(t,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===e)}}var Yn="section, header, div, ol, ul",Jn=["data-painted","data-linked"],Vn=["data-linked","data-lm-suppress-shortcuts"],
be=new WeakMap;function ye(t,e){let n=document.createElement("template");n.innerHTML=e;let[s,o]=[t.firstElementChild,n.content.
firstElementChild];o&&s?.matches(".vfw-replay")&&o.matches(".vfw-replay")?Ee(s,o):xe(t,be.get(t)??document.createDocumentFragment(),
n.content),be.set(t,n.content)}function xe(t,e,n){let[s,o,i]=[t,e,n].map(({childNodes:a})=>[...a]);if(e.isEqualNode(n)&&
s.length===o.length)return;for(let a of Jn)t.removeAttribute(a);if(s.length!==o.length)return t.replaceChildren(...i.map(
vt));let r=0;i.forEach((a,u)=>{let c=o.findIndex((d,h)=>h>=r&&d.isEqualNode(a)),l=r<o.length&&!i.slice(u).some(d=>d.isEqualNode(
o[r]));if(c>=0){for(let d of s.slice(r,c))d.remove();r=c+1}else l?(Qn(s[r],o[r],a),r+=1):t.insertBefore(vt(a),s[r]??null)});
for(let a of s.slice(r))a.remove()}function Qn(t,e,n){t instanceof Element&&e instanceof Element&&n instanceof Element&&
Zn(e,n)?(x(t,{"data-question":n.getAttribute("data-question")}),xe(t,e,n)):t.replaceWith(vt(n))}function Zn(t,e){let[n,s]=[
t,e].map(o=>o.cloneNode());for(let o of[n,s])o.removeAttribute("data-question");return t.matches(Yn)&&n.isEqualNode(s)}function vt(t){
return document.importNode(t,!0)}function Ee(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!Vn.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,s]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===s.length&&n.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...s),t.removeAttribute("data-linked")}else n.forEach((i,r)=>Ee(i,
s[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var Xn=["head","board","arc","prompt","record","hand","tabs","camps","log","table","cover","menu"],ts=["cover","menu"],Ae="\
start ending replay arc hand our-hand map-large on-stage hints coach".split(" ");function Se(t,e,n,s){let o=p(t,".vfw-la\
yout"),[i,r]=[".vfw-area-map",".vfw-area-rows"].map(l=>p(o,l)),a=Xn.map(l=>{let d=S("div",{class:`vfw-area-${l}`});return ts.
includes(l)?t.append(d):o.insertBefore(d,l==="head"?i:r),{area:d,trait:`${l}_html`,painted:""}}),u=()=>{let l=a.filter(({
area:h})=>h.contains(document.activeElement)),d=[...new Set([...l,...a])].filter(h=>e.get(h.trait)!==h.painted);for(let h of d)
h.painted=e.get(h.trait),ye(h.area,h.painted);return d.length>0};u();let c=()=>u()&&queueMicrotask(()=>s.aborted||n());e.
on("change",c),s.addEventListener("abort",()=>{e.off("change",c);for(let{area:l}of a)l.remove()})}function ot(t,e,...n){
let s=t.filter(o=>p(e,`.vfw-${o}`)).join(" ");for(let o of[e,...n])o.dataset.shows!==s&&(o.dataset.shows=s)}var Oe={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},es=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function Te(t,e,n,s){let o,i="",r=()=>p(t,".vfw-replay"),a=()=>r()?.dataset.step,u=new H(e),
c=l=>l.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:l})=>c(l)&&u.take()),n(t,"input",({target:l})=>c(
l)&&u.want(l.value,a())),n(t,"change",({target:l})=>{(c(l)||l.matches(".vfw-replay select"))&&u.rest(l.name,l.value,a())}),
n(document,"keydown",l=>{let{key:d,target:h,repeat:f}=l,w=t.contains(h)||h.contains(t)&&t.classList.contains("vfw-whole-\
page"),g=r()&&!r()?.closest("[inert]"),y=w&&g&&!h.closest(es),k=d===" "&&h.closest("button, a, summary, [role=button]"),
E=l.ctrlKey||l.altKey||l.metaKey||l.shiftKey;!(d in Oe)||!y||k||E||(l.preventDefault(),(!f||u.isPainted(a()))&&u.send(Oe[d],
{},a()))}),s.addEventListener("abort",()=>clearTimeout(o)),{beat(){u.painted(a());let l=Number(r()?.dataset.goesOn??0),d=`${a()}\
 ${l}`;d!==i&&(i=d,clearTimeout(o),l&&(o=setTimeout(()=>e("play on"),l)))}}}function Ne(t,e,n){let s=e.bottom+t.height+8<=n.height,o=e.top<n.height-e.bottom,i=s||o?e.bottom+4:e.top-t.height-4;return{
left:Le(e.left,t.width,n.width),top:Le(i,t.height,n.height)}}function Le(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var ns=350,ss=250,os=/^(word|card):/;function Ie(t,e,n,s,o){let i=S("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"\
manual"});t.append(i);let r=null,a="",u=[],[c,l,d]=[!1,!1,""],h,f=new Map,w=m=>{l=m!==null,p(t,".vfw-map")?.dispatchEvent(
new CustomEvent("vfw-show-place",{detail:{key:m},cancelable:!0}))},g=()=>i.matches(":popover-open"),y=m=>{clearTimeout(h);
let A=m.dataset.sheet??"",C=A.match(/^place:(.*)$/)?.[1];if(C)return w(C);i.contains(m)?A!==a&&u.push(a):(r!==m&&(c=!1),
[r,u]=[m,[]]),a=A,(i.dataset.about!==A||!g())&&e(A)},k=()=>{a=u.pop()??"",e(a)},E=()=>p(i,"[data-close]"),I=()=>{if(!r)return;
let m=i.currentCSSZoom??1,A={width:i.offsetWidth*m,height:i.offsetHeight*m},{left:C,top:D}=Ne(A,r.getBoundingClientRect(),
{width:innerWidth,height:innerHeight});Object.assign(i.style,{left:`${C/m}px`,top:`${D/m}px`})},T={fill(m,A){if(m!==a||!r?.
isConnected)return;let C=u.length?'<button type="button" class="vfw-button" data-back>Back</button>':"",$=`${A}<div clas\
s="vfw-close">${C}<button type="button" class="vfw-button" data-close>Close</button></div>`;if(g()&&$===d&&i.contains(document.
activeElement))return;i.innerHTML=d=$,i.dataset.about=m,ot(["story","record","arc-table"],i),n(i),i.setAttribute("aria-l\
abel",p(i,"h2")?.textContent??"");let W=p(i,"p:not(.vfw-kicker)");W&&os.test(m)&&f.set(m,W.textContent);for(let Y of b(t,
"[data-told]"))x(Y,{"data-told":null,"aria-describedby":null});W&&!r.matches("[aria-describedby]")&&tt(x(r,{"data-told":""}),
[W]),g()||i.showPopover(),I(),nt(b(i,"ol")),c&&(p(i,"[data-back]")??E())?.focus({preventScroll:!0})},close(){if(clearTimeout(
h),l&&w(null),!g())return;let m=i.contains(document.activeElement);i.hidePopover(),m&&r?.isConnected&&r.focus({preventScroll:!0}),
[r,c,u]=[null,!1,[]]}},P=(m,A)=>{clearTimeout(h),h=setTimeout(A,m)},N=m=>m instanceof Node&&(i.contains(m)||r?.contains(
m)),j="";s(t,"pointermove",({clientX:m,clientY:A})=>j=`${m},${A}`,{capture:!0}),s(t,"pointerover",({target:m,pointerType:A,
clientX:C,clientY:D})=>{let $=m.closest("[data-sheet]");A!=="mouse"||c||j===`${C},${D}`||($?P(ns,()=>y($)):N(m)?clearTimeout(
h):P(ss,T.close))}),s(t,"focusin",({target:m})=>{m.matches("[data-sheet]:focus-visible")?(f.has(m.dataset.sheet)&&x(m,{"\
aria-description":f.get(m.dataset.sheet)}),y(m)):N(m)||T.close()}),s(t,"click",({target:m})=>{let A=m.closest("[data-she\
et]");A?(y(A),c=!0,g()&&E()?.focus({preventScroll:!0})):m.closest("[data-back]")?k():(m.closest("[data-close]")||!N(m))&&
T.close()}),s(t,"keydown",m=>{!m.target.matches("span[data-sheet]")||!["Enter"," "].includes(m.key)||(m.preventDefault(),
m.target.click())}),s(document,"keydown",m=>{let A=m.key==="Tab"&&!m.shiftKey&&m.target.matches?.(".vfw-opened [data-clo\
se]");(m.key==="Escape"||A)&&T.close()});let z=new ResizeObserver(I);return z.observe(i),o.addEventListener("abort",()=>{
clearTimeout(h),z.disconnect(),i.remove()}),T}function Ce(t,e){return e.map(s=>t.find(o=>o.value===s)).find(Boolean)??t[0]}function _e(t,e){return Object.entries(t).every(
([n,s])=>s.includes(e.get(n)))}var Pe="vfw:choices";function Ke(t,e){let n=is(R(Pe));e(t,"change",({target:o})=>{let i=o.closest("form[data-remembered]");
!i||o.dataset.setting||(n={...n,[o.name]:o.value},M(Pe,JSON.stringify(n)),Re(i,n))});let s=!1;return{settle(){for(let i of O(
t,".vfw-start"))for(let r of[t,i.parentElement])r?.scrollTo(0,0);let o=s;s=!!p(t,".vfw-start"),o&&!s&&t.scrollTo(0,0);for(let i of O(
t,"form[data-remembered]")){for(let r of $e(i,"input:not([type=radio])"))r.value=n[r.name]??"";Re(i,n)}}}}function is(t){
try{return JSON.parse(t)??{}}catch{return{}}}function Re(t,e){for(let n of b(t,"[data-asks]")){let s=Me(n,t);n.hidden=n.
disabled=!s;let o=$e(n,"input").filter(c=>{let l=L(c,"label"),d=l!==null&&Me(l,t);return l&&(l.hidden=c.disabled=!d),d});
if(o.some(c=>c.dataset.setting))continue;let i=n.dataset.asks??"",a=b(t,"input[data-proposes]:checked").map(c=>JSON.parse(
c.dataset.proposes??"{}")[i]),u=[e[i],...a,...(n.dataset.usual??"").split(" ")];Ce(o,u).checked=!0}}function Me(t,e){return _e(
JSON.parse(t.dataset.only??"{}"),new FormData(e))}function $e(t,e){return b(t,e)}var rs=":popover-open, .vfw-cover, .vfw-sheet-room > :not([hidden])",as=".vfw-map, input, select, textarea";function De(t,e,n,s){
let o=S("button",{type:"button",class:"vfw-to-question"},"Go to the question");t.prepend(o),e(o,"click",n),e(window,"key\
down",({key:r,target:a})=>{let u=t.contains(a)&&!a.closest(as);if(r!=="Escape"||!u||p(t,rs))return;let c=p(t,".vfw-promp\
t [data-leaves]");c?.focus(),c?c.click():n()},{capture:!0}),s.addEventListener("abort",()=>o.remove())}function He(t,e){let[n,s]=[it(t,1),it(t,-1)],o=t.map(({y:i},r)=>({x:Math.max((n[r].x+s[r].x)/2,0),y:i}));return it(it(o,
1).map(({x:i,y:r})=>({x:Math.min(i,e.width),y:r})),-1)}function it(t,e){let n=[];for(let{x:s,y:o}of e>0?t:t.toReversed()){
let i=n.filter(r=>Math.abs(r.y-o)<34).map(r=>e*r.x+34);n.push({x:e*Math.max(e*s,...i),y:o})}return e>0?n:n.reverse()}function Be(t,e,n,s){
let o=n.flatMap(r=>r.flatMap((a,u)=>us(a,r[u+1]??a))),i=t.map((r,a)=>cs(r,e[a],t,o,s));return qe(i,[]).boxes}function qe(t,e){
if(!t.length)return{boxes:[],cost:0};let[n,...s]=t;return n.filter(({box:r})=>!r||!e.some(a=>Fe(r,a))).map(({box:r,cost:a})=>{
let u=qe(s,r?[...e,r]:e);return{boxes:[r,...u.boxes],cost:a+u.cost}}).reduce((r,a)=>a.cost<r.cost?a:r)}function cs({x:t,
y:e},{width:n,height:s},o,i,r){let u=[t+20,t-20-n],c=(k,E)=>Math.max(0,Math.min(k,E)),l=[...u,t-n/2].map(k=>c(k,r.width-
n)),d=c(e-s/2,r.height-s),f=[...[e-20-s,e+20].flatMap(k=>l.map(E=>({left:E,top:k}))),...u.map(k=>({left:k,top:d}))].map(
({left:k,top:E})=>({left:k,top:E,right:k+n,bottom:E+s})),w=k=>k.left>=0&&k.top>=0&&k.right<=r.width&&k.bottom<=r.height,
g=f.filter(k=>w(k)&&!o.some(E=>Fe(k,ls(E)))),y=k=>o.some(E=>We(k,E)<We(k,{x:t,y:e}));return[...g.map(k=>({box:k,cost:i.filter(
E=>fs(k,E)).length+(y(k)?1e4:0)})),{box:null,cost:1e6}]}function ls({x:t,y:e}){return{left:t-34/2,top:e-34/2,right:t+34/
2,bottom:e+34/2}}function Fe(t,e){return t.left<e.right&&e.left<t.right&&t.top<e.bottom&&e.top<t.bottom}function fs(t,e){
return t.left<=e.x&&e.x<=t.right&&t.top<=e.y&&e.y<=t.bottom}function We(t,{x:e,y:n}){return Math.hypot(Math.max(t.left-e,
0,e-t.right),Math.max(t.top-n,0,n-t.bottom))}function us(t,e){let n=Math.max(1,Math.ceil(Math.hypot(e.x-t.x,e.y-t.y)/4));
return Array.from({length:n},(s,o)=>({x:t.x+(e.x-t.x)*o/n,y:t.y+(e.y-t.y)*o/n}))}var kt=".vfw-arc-drawn",ds=[0,100],Ue=`${kt} .vfw-arc-label`;function Ge(t,e){let n=new ResizeObserver(()=>{let s=p(t,kt);
s&&ps(s)});return e.addEventListener("abort",()=>n.disconnect()),{beat(){let s=p(t,kt);if(!(!s||!O(t,Ue).length)){n.disconnect();
for(let o of[s,...b(t,Ue)])n.observe(o)}}}}function ps(t){let e={width:t.clientWidth,height:t.clientHeight},[n,s]=[".vfw\
-arc-disc",".vfw-arc-label"].map(d=>b(t,d)),o=(d,h)=>({x:d/100*e.width,y:h/100*e.height}),i=n.map(({style:d})=>o(parseFloat(
d.left),parseFloat(d.top))),r=s.map(({offsetWidth:d,offsetHeight:h})=>({width:d+1,height:h+1})),u=[...t.querySelectorAll(
"polyline")].map(({points:d})=>[...d].map(({x:h,y:f})=>o(h,f))),c=He(i,e),l=Be(c,r,[...u,ds.map(d=>o(d,50))],e);n.forEach(
({style:d},h)=>{d.marginLeft=`${c[h].x-i[h].x}px`}),s.forEach((d,h)=>{let f=l[h];x(d,{"data-goes":f?f.left+f.right<2*c[h].
x?"left":"right":"nowhere"}),f&&Object.assign(d.style,{left:`${f.left}px`,top:`${f.top}px`})})}function je(t){let e=hs(t);return n=>{for(let s of b(n,"span[data-sheet]:not(.vfw-ref)"))ze(s);for(let s of b(n,"[data-n\
ames]:not([data-linked])")){ws(s,e,t);for(let o of[s,...s.children])x(o,{"data-linked":""})}}}function hs(t){let n=Object.
keys(t).sort((s,o)=>o.length-s.length).map(s=>s.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<!\
[\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d])`,"gu")}function ms(t,e){let n=[],s=0;for(let{0:o,index:i}of t.matchAll(e))n.
push(t.slice(s,i),o),s=i+o.length;return[...n,t.slice(s)]}function ze(t){Object.assign(t,{className:"vfw-ref",role:"butt\
on",tabIndex:0})}function ws(t,e,n){let{SHOW_TEXT:s,SHOW_ELEMENT:o,FILTER_REJECT:i,FILTER_ACCEPT:r,FILTER_SKIP:a}=NodeFilter,
u=document.createTreeWalker(t,s|o,l=>l instanceof Text?r:l.matches("[data-linked]")?i:a),c=[];for(;u.nextNode();)c.push(
u.currentNode);for(let l of c){let d=ms(l.data,e);d.length>1&&l.replaceWith(...d.map((h,f)=>f%2?gs(h,n[h]):h))}}function gs(t,e){
let n=document.createElement("span");return n.textContent=t,n.dataset.sheet=e,ze(n),n}var vs="As you play by key, the computer waits after each step until you go on. The menu changes its pace.",ks="This bro\
wser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",Gi=Ct(async({model:t,
el:e,post:n},s)=>{e.classList.add("vfw-page-widget");let i=await Tt(()=>{let r=e.closest(".vfw-panel");return r&&p(r,".v\
fw-area-map")&&p(r,".vfw-area-rows")&&r},s);i&&bs(i,t,n,s)});function bs(t,e,n,s){let o=St(s);o(t,"focusin",({target:v})=>x(
v,Lt),{capture:!0}),Se(t,e,()=>yt(),s);let i=e.get("whole_page")&&!F(t);t.classList.toggle("vfw-whole-page",i),t.dataset.
game=e.get("game"),le(t);let r=i?[document.body]:[];ce(t,o);let a={question:null,at:0,isBehind:!1,isLocked:!1},u=(v,_={})=>n.
send({kind:"command",name:v,fields:_,question:a.question}),c=Ft(t,s),l=new et(e.get("slot"),()=>U(t,"vfw-banner",ks));Mt(
l.key,()=>l.isOpen&&n.send({kind:"elsewhere"}),s);let d=te(t,o),h=()=>p(t,":popover-open")!==null,f=()=>h()?0:Number(p(t,
".vfw-prompt")?.dataset.pace??0),[w,g]=[!1,!1],y=()=>{w&&!g&&!G().pace&&c.say(vs),g||=w},k=new st(f,()=>u("next"),y,s);o(
t,"toggle",({target:v})=>v.popover&&k.again(),{capture:!0});let E=Yt(t,o),I="",T=Bt(t,v=>{let{pace:_,help:Ze,learned:Xe,
sensitivity:tn,keys:en}=v;E.isOn=en!=="off";let rt={kind:"manner",shows_steps:_!=="none",help:Ze,learned:Xe,sensitivity:tn};
JSON.stringify(rt)!==I&&n.send(rt),I=JSON.stringify(rt),t.classList.toggle("vfw-unpaced",!k.set(_))},s);Jt(o,v=>{w=v,T.expect(
v?{pace:"one"}:{})});let N=Ie(t,v=>n.send({kind:"sheet",about:v}),v=>Y(v),o,s);oe(t,o);let j=Te(t,u,o,s),z=zt(t,u,o),m=Ge(
t,s),C=ae(t,o,l,v=>n.send({kind:"open",save:v}),()=>n.send({kind:"too large"})),D=Ke(t,o),$=Zt(t,o),W=se(t,o);De(t,o,()=>d.
toHeadline(),s);let Y=je(e.get("names")),bt=()=>ot(Ae,t,...r);o(t,"vfw-map-sized",bt);let yt=()=>{bt();let v=ge(t),_=v!==
a.question;p(t,".vfw-stage-map:empty")&&t.dispatchEvent(new CustomEvent("vfw-stage")),_&&(Object.assign(a,{question:v,at:performance.
now()}),N.close()),Ye(t,a.isLocked),Y(t),$.settle(),W.settle(),Xt(t),D.settle(),T.show(),pe(t),d.settle(_),k.beat(v),j.beat(),
z.beat(),m.beat()};ke(t,{command:u,focus:d,kept:l,likings:T,menu:C,pace:k,painted:a,post:n},o,s),he(t,s),o(t,"vfw-leave-\
map",()=>d.toHeadline()),o(t,"vfw-say",v=>c.say(v.detail.text));let Je=v=>{v.kind==="begin"&&l.begin(v.header,v.put_aside),
v.kind==="append"&&!l.append(v.from,v.entries)&&n.send({kind:"keep whole"}),v.kind==="like"&&T.like(v.name,v.value),v.kind===
"download"&&K(v.name,v.text),v.kind==="moment"&&ue(t,v.text),v.kind==="sheet"&&N.fill(v.about,v.html);let _=v.kind==="po\
ng"&&v.question!==a.question;_&&a.isBehind&&n.send({kind:"paint whole"}),v.kind==="pong"&&(a.isBehind=_&&!a.isBehind)},xt=()=>c.
tell(e.get("said"));n.listen(Je,s),e.on("change:said",xt),s.addEventListener("abort",()=>{for(let v of r)delete v.dataset.
shows;e.off("change:said",xt)}),T.begin(),yt(),ys(t,e,n,l,a,s);let{goesOn:Ve=!1,isUnsent:Qe=!1}=n.watch.cameBack??{};n.send(
{kind:"held",save:l.whole(),goes_on:Ve,is_unsent:Qe})}function ys(t,e,n,s,o,i){let r={root:t,post:n,keeps:()=>s.works||e.
get("is_kept")?". Your game is kept in this browser.":", and this browser keeps no games.",isCurrent:a=>a.question===o.question,
changed(a){return o.isLocked=a,Ye(t,a),a},goesOn:()=>s.isOpen&&!p(t,".vfw-start, .vfw-coach")};n.watch.over(r,i)}function Ye(t,e){
let n=p(t,".vfw-cover");for(let s of b(t,".vfw-layout, .vfw-to-question"))s.inert=e||n!==null;n&&(n.inert=e),n&&!t.matches(
".vfw-whole-page")&&x(n,{"aria-modal":null})}export{Gi as default};
