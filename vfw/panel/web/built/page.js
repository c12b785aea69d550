var j=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(e){this.kernelNow=
e,this.kernel?.connectionStatusChanged.connect((n,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(e,n,s=()=>{}){
this.#t+=1,this.waiting.push({post:e,message:n,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[e]=this.waiting;if(!e)return;e.sentAt=performance.now();let{post:n,number:s,message:o}=e;
this.transmit(n,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[e]=this.waiting;e&&performance.now()-e.
sentAt>2e3&&this.send()}transmit(e,n){try{e.transmit(n)}catch{this.hasLost||=this.waiting.some(s=>s.post===e),this.leave(
e)}}taken({page:e,number:n}){let[s]=this.waiting;return e!==this.page||n!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(e){this.posts.delete(
e),this.waiting=this.waiting.filter(n=>n.post!==e),this.send()}};function wt(t){return({model:e,el:n})=>{let s=new AbortController;return t({model:e,el:n},s.signal),()=>s.abort()}}function B(){return document.body.dataset.voila!==void 0}function gt(t){return t.closest(".jp-NotebookPanel")!==null}async function vt(t,e){let{baseUrl:n}=t.serverSettings,s=o=>fetch(n+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${t.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&e)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function bt(t){return(e,n,s,o={})=>e.addEventListener(n,s,{signal:t,...o})}function S(t,e,...n){let s=document.createElement(
t);return s.append(...n),E(s,e)}function E(t,e){for(let[n,s]of Object.entries(e))s===null?t.removeAttribute(n):t.getAttribute(n)!==String(s)&&t.setAttribute(
n,String(s));return t}function h(t,e){return t.querySelector(e)}function k(t,e){return[...t.querySelectorAll(e)]}function C(t,e){
return t.closest(e)}function T(t,e){let n=k(t,`${e}:not([data-painted])`);for(let s of n)s.dataset.painted="";return n}function kt(){
return document.activeElement}async function yt(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var xt={"data-lm-suppress-shortcuts":"true"};var z=class{#t=null;constructor(e){this.quiet=S("div",{class:"vfw-sending",role:"status"}),this.banner=S("div",{class:"v\
fw-banner",role:"alert"}),this.button=S("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=S("p",{}),this.box=S("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#t=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#t?.focus({preventScroll:!0})}};function Et(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function At(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var ot=2500,Ue=2e3,Ge=8e3,it=2e3,je=1e4,ze=25e3,Je=3e4,Ve=500,J=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=At(this.#t),setInterval(()=>this.beat(),Ve);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(e,n){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...e};this.rooms.push(s),
this.notice??=new z(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let e=performance.now();if(document.hidden&&(this.heardAt=e),e-this.pingedAt>(this.isLost?ot/2:ot)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(e-this.heardAt>ot+1e3||this.isCut)&&e-this.lookedAt>it&&this.look(),
e-this.heardAt>Ge&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Ue)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!B()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let e=new Set(this.rooms.map(({post:n})=>n));for(let n of e)this.
line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(e,n){if(this.heardAt=performance.now(),!(!this.isLost||e.kind!==
"pong")){for(let s of this.rooms)s.post===n&&s.isCurrent(e)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:e,keeps:n}]=this.rooms,s=B()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${n()}${s}`,e.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:e}of this.rooms)e(!1);this.notice?.found()}async look(){let{kernel:e}=this.line;
if(!e||this.isOut||!(B()||this.line.posts.size))return;this.isOut=!0;let n=await vt(e,this.line.posts.size>0);n==="idle"&&
this.isLost&&await this.hasForgotten(e)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>ze&&(n="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<Je;n==="gone"&&B()&&!s&&this.
loadAgain(),n==="idle"&&!e.isDisposed&&this.openSocket(e)}async hasForgotten(e){let n=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,o=e.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,n(it)]);return await n(
1e3),i&&this.heardAt<s}openSocket(e){let n=e.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?je:it)||(this.socketAt=performance.now(),e.reconnect().catch(()=>{}))}loadAgain(){let e=this.line.hasLost||this.line.
waiting.length>0;Et(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:e}),location.reload()}};function St(t){return()=>{let e;return{initialize({model:n,signal:s}){e=new rt(n,s)},render:wt((n,s)=>t({...n,post:e},s))}}}
var rt=class{hearers=new Set;constructor(e,n){this.model=e;let{line:s,watch:o}=Ye(e.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(e,n){
this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener("abort",()=>this.
hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({states:e,says:n,
...s}){let o=this.model.widget_manager,i=Object.keys({...e,...n}).filter(a=>o.has_model(a)),r=await Promise.all(i.map(a=>o.
get_model(a)));r.forEach((a,u)=>a.set_state(e[i[u]]??{})),this.line.taken(s)&&r.forEach((a,u)=>{for(let c of n[i[u]]??[])
a.trigger("msg:custom",c)})}tell(e){for(let n of this.hearers)n(e)}};function Ye(t){let e=globalThis,n=e[Symbol.for("vfw\
 connections")]??=new WeakMap,s=n.get(t);if(!s){let o=new j(()=>t.kernel??null);s={line:o,watch:new J(o)},n.set(t,s)}return s}function P(t){try{return localStorage.getItem(t)??""}catch{return""}}function D(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function Ot(t){return`vfw:${t}`}function Tt(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||
t(),e.vfwKeepsNothing="told"}function Qe(t){let e=[];for(let n;n=P(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function Lt(t){
try{let[e,n]=[localStorage.getItem(t),Qe(t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,
e),!0}catch{return!1}}function V(t){try{return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":p\
ut aside ")).sort((e,n)=>e.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function Nt(t,e,n){addEventListener("storage",s=>t&&s.key===t&&e(),{signal:n})}function H(t,e){let n=document.createElement("a"),s=t.endsWith(".svg")?"image/svg+xml":"application/json";n.href=URL.createObjectURL(
new Blob([e],{type:s})),n.download=t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Ct(t,e=n=>n){V(t).
forEach((n,s)=>{H(`votes-for-women-put-aside-${s+1}.json`,e(P(n),n))})}function It(t,e,n,s){let o=S("div",{class:e,role:"\
status"});t.prepend(o);let i=S("div",{},S("p",{},n)),r=(a,u)=>{let c=S("button",{type:"button",class:"vfw-button"},a);c.
addEventListener("click",u),i.append(c)};s&&r("Save it as a file",()=>H(...s())),r("Close",()=>o.remove()),requestAnimationFrame(
()=>o.append(i))}var at="vfw:likings",Rt="vfw-likings",Ze={size:"1",light:"system",motion:"system"},ct={...Ze,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},Xe=["keys","stage"],tn={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},en={1:1,2:1.2,3:1.45};function nn(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,s])=>typeof s==
"string"),n=Object.keys(ct).every(s=>Xe.includes(s)||e.some(([o])=>o===s));return Object.fromEntries(n?e.filter(([s,o])=>o!==
Pt(s)):e)}catch{return{}}}function Pt(t){return ct[t]}function _t(t,e={}){let n={...ct,...e,...t};for(let[s,o]of Object.
entries(tn))o.includes(n[s])||(n[s]=Pt(s));return n}function q(){return nn(document.documentElement.dataset.vfwLikings??
P(at))}function sn(t,e){let n=JSON.stringify({...q(),[t]:e});document.documentElement.dataset.vfwLikings=n,D(at,n),document.
dispatchEvent(new Event(Rt))}function on(t,e){document.addEventListener(Rt,t,{signal:e}),Mt().addEventListener("change",
t,{signal:e});let n=({key:s})=>{s===at&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("stor\
age",n,{signal:e})}function rn(t){return en[t.size]??1}function an(t,e){return t.light==="dark"||!["light","contrast"].includes(
t.light)&&e}function Mt(){return matchMedia("(prefers-color-scheme: dark)")}function cn(t,e){for(let n of k(t,"[data-set\
ting]")){let s=e[n.dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=s:n.ariaPressed!==String(
s)&&(n.ariaPressed=String(s))}}function $t(t,e,n){let s={},o=_t(q()),i=()=>{o=_t(q(),s),t.dataset.size=o.size,t.style.setProperty(
"--vfw-zoom",`calc(${rn(o)} * var(--vfw-usual-zoom, 1))`),t.style.zoom="var(--vfw-zoom)";let a=an(o,Mt().matches);t.classList.
toggle("vfw-dark",a),document.documentElement.classList.toggle("vfw-dark-page",a),t.classList.toggle("vfw-still",o.motion===
"still"),r.show(),e(o)},r={begin:i,like:sn,expect(a){s=a,i()},show:()=>cn(t,o)};return on(i,n),r}function Wt(t){document.
fullscreenElement?document.exitFullscreen():(t.classList.contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var ln=40;function Dt(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=t.appendChild(
S("div",n));return e.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>S("p",{},i)));s.
childElementCount>ln;)s.firstElementChild?.remove()}}}function Y(t,e){let n=t.map(([s])=>Math.abs(s-e));return n.indexOf(Math.min(...n))}function Ht(t,e){let n=t.findIndex(([
,s])=>s>e);return n<0?t.length-1:Math.max(n-1,0)}function Kt(t,e,n,s){let[o,i]=[n.length-1,n[e][0]],r=s.find(c=>c>i),a=s.
filter(c=>c<i).at(-1),u={ArrowLeft:()=>e-1,ArrowDown:()=>e-1,ArrowRight:()=>e+1,ArrowUp:()=>e+1,PageUp:()=>r===void 0?o:
Y(n,r),PageDown:()=>a===void 0?0:Y(n,a),Home:()=>0,End:()=>o};return t in u?Math.min(Math.max(u[t](),0),o):void 0}var K=class{#t="";#e=null;constructor(e){this.command=e}take(){this.#t=""}send(e,n,s){this.#t=s,this.command(e,n)}isPainted(e){
return this.#t!==e}want(e,n){this.isPainted(n)?e!==n&&this.send("go",{value:e},n):this.#e=e}rest(e,n,s){this.#e=null,this.
send(e,{value:n},s)}painted(e){if(this.isPainted(e)&&(this.#t=""),this.#t||this.#e===null)return;let n=this.#e;this.#e=null,
n!==e&&this.send("go",{value:n},e)}get isUnderWay(){return!!this.#t||this.#e!==null}};var Bt=".vfw-arc-plot",fn="button, a";function qt(t,e,n){let s=new K(e),[o,i]=[0,""],r=!1,a=()=>h(t,".vfw-arc-moments")?.
dataset,u=()=>JSON.parse(a()?.moments??"[]"),c=()=>h(t,".vfw-arc-moment")?.dataset.step,l=f=>{let[v,,w]=f[o],[y,b,x]=[".\
vfw-arc-at",".vfw-arc-handle",".vfw-arc-tag"].map(L=>h(t,L));if(!y||!b||!x)return;for(let L of[y,x])L.style.setProperty(
"--at",`${v}%`);E(b,{"aria-valuemax":f.length-1,"aria-valuenow":o,"aria-valuetext":w});let N=h(x,"span");N&&(N.textContent=
w.split(", between")[0].replace(": "," · "));let[O,_]=x.querySelectorAll("button");E(O,{"aria-disabled":String(o===0)}),
E(_,{"aria-disabled":String(o===f.length-1)})},p=f=>{let v=u();f===o||!v[f]||(o=f,l(v),s.want(String(v[o][1]),c()))},d=({
clientX:f})=>{let v=h(t,Bt)?.getBoundingClientRect();v&&p(Y(u(),100*(f-v.left)/v.width))};n(t,"pointerdown",f=>{let v=f.
target.closest(Bt);!v||f.button||f.target.closest(fn)||(s.take(),r=!0,v.setPointerCapture(f.pointerId),d(f))}),n(t,"poin\
termove",f=>r&&d(f));for(let f of["pointerup","pointercancel"])n(t,f,()=>{r&&h(t,".vfw-arc-handle")?.focus({preventScroll:!0}),
r=!1});return n(t,"keydown",f=>{if(f.ctrlKey||f.altKey||f.metaKey||f.shiftKey||!f.target.matches(".vfw-arc-handle"))return;
let w=Kt(f.key,o,u(),JSON.parse(a()?.parts??"[]"));w!==void 0&&(f.preventDefault(),p(w))}),n(t,"click",({target:f})=>{let v=Number(
f.closest("[data-arc]")?.dataset.arc??0);v&&p(o+v)}),{beat(){let f=u();if(!f.length)return;s.painted(c());let v=c()??"";
v!==i&&String(f[o]?.[1])!==v&&!r&&!s.isUnderWay&&(o=Ht(f,Number(v))),i=v,o=Math.min(o,f.length-1),l(f)}}}var un=".vfw-map, input, select, textarea, [contenteditable]";function Ft(t,e){let n={isOn:!0};return e(document,"keydow\
n",s=>{let{key:o,target:i,altKey:r,ctrlKey:a,metaKey:u,repeat:c}=s,l=t.contains(i)||i.contains(t)&&t.classList.contains(
"vfw-whole-page");!n.isOn||!l||r||a||u||c||/^[a-z]$/i.test(o)&&!i.closest(un)&&h(t,`[data-ask][aria-keyshortcuts="${o.toUpperCase()}\
"]`)?.click()}),n}var dn=/^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u,pn="input:not([type=radio], [type=checkbox]), textarea,\
 [contenteditable]";function Ut(t,e){let n=!1,s=o=>{o!==n&&(n=o,e(n))};t(document,"keydown",o=>hn(o)&&s(!0),{capture:!0}),
t(document,"click",({isTrusted:o,detail:i,target:r})=>{o&&(!i&&r.closest("button, [role=button]")&&s(!0),i&&r.closest('[\
data-command="next"]')&&s(!1))},{capture:!0})}function hn({key:t,altKey:e,ctrlKey:n,metaKey:s,target:o}){let i=[...t].length===
1&&o.closest?.(pn);return dn.test(t)&&!e&&!n&&!s&&!i}var ft=".vfw-tabs, .vfw-hand, .vfw-camps, .vfw-table, .vfw-log",lt="button, a[href], [role=button], summary, ol[tabindex\
]",Gt="Arrow keys go from one to the next.",mn={ArrowRight:1,ArrowLeft:-1},wn={ArrowDown:1,ArrowUp:-1};function jt(t){return t.
matches(ft)?Gt:""}function zt(t,e){let n=o=>C(o,ft),s=o=>k(o,lt);return e(t,"focusin",({target:o})=>{let i=n(o);if(!i||!o.
matches(lt))return;let r=h(i,"ol[tabindex]")??o;for(let a of s(i))E(a,{tabindex:a===r?0:-1})}),e(t,"keydown",o=>{let{key:i,
target:r,altKey:a,ctrlKey:u,metaKey:c,shiftKey:l}=o,p=h(t,".vfw-replay")?wn:mn,d=i in p&&!(a||u||c||l)&&n(r);if(!d||!r.matches(
lt))return;let f=s(d).filter(w=>w.checkVisibility({visibilityProperty:!0})),v=f[f.indexOf(r)+p[i]];v&&(o.preventDefault(),
o.stopPropagation(),v.focus())}),{settle(){for(let o of T(t,`:is(${ft})`)){E(o,{"aria-description":Gt});let i=s(o),r=h(o,
"ol[tabindex]")??i[0];for(let a of i)E(a,{tabindex:a===r?0:-1});i.length&&o.matches("[tabindex]")&&E(o,{tabindex:-1})}}}}var gn=".vfw-prompt > h2, .vfw-prompt > .vfw-choices > button:first-child",vn=".vfw-hand, .vfw-map svg[role=group], .vfw\
-map-table [role=region]",bn=0;function Jt(t){for(let s of T(t,".vfw-hand .vfw-face")){let o=h(s,".vfw-card-button")??h(
s,"h3 [data-sheet]");o&&Q(o,k(s,"p:not(.vfw-era)"))}let e=h(t,".vfw-prompt .vfw-coach");if(e)for(let s of k(t,gn))Q(s,[e]);
let n=e?k(e,"p").map(({textContent:s})=>s):[];for(let s of k(t,vn))E(s,{"aria-description":[...n,jt(s)].filter(Boolean).
join(" ")||null})}function Q(t,e){for(let n of e)n.id||=`vfw-words-${++bn}`;E(t,{"aria-describedby":e.map(({id:n})=>n).join(
" ")})}var kn=["pick","command","value","key","local","setting","sheet","tab"],yn=["log","camps","table","record"],xn='button, \
a[href], [tabindex="0"]';function Vt(t,e){let n=null,[s,o]=[!1,!1],i=!1;e(document,"keydown",()=>i=!0,{capture:!0}),e(document,
"pointerdown",()=>i=!1,{capture:!0}),e(document,"focusin",({target:d})=>{let f=d.closest?.("[data-region]")?.dataset.region;
n=t.contains(d)?{region:f,selector:En(d)}:null,o=!1}),e(t,"toggle",({target:d})=>{d instanceof HTMLDetailsElement&&d.matches(
".vfw-prompt > details")&&(s=d.open)},{capture:!0});let a=d=>k(t,d).find(An),u=()=>{let f=(a(".vfw-cover")?[".vfw-cover \
[data-first]"]:[".vfw-prompt .vfw-choices .vfw-primary",...s?[".vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-ch\
oice][tabindex="0"]',".vfw-hand [data-pick]",".vfw-prompt [data-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(
a).find(Boolean);f?.focus({preventScroll:!i||f.closest(".vfw-map")!==null})},c=()=>{let{region:d,selector:f}=n??{},w=[...f?
[f]:[],...yn.includes(d??"")?[xn]:[]].map(y=>a(`[data-region="${d}"] :is(${y})`)).find(Boolean);return w&&w.focus({preventScroll:!0}),
!!w},l="",p=()=>{let d=l&&a(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(l))}"]`),f=h(t,".vfw-hand .vfw-playing [d\
ata-sheet^='card:']")?.dataset.sheet?.slice(5);l=h(t,".vfw-cover")?.dataset.card??f??"",d&&d.focus({preventScroll:!i})};
return{settle(){p();for(let v of T(t,".vfw-prompt > details"))v.open=s;T(t,".vfw-prompt [data-first]")[0]?.focus({preventScroll:!i}),
T(t,".vfw-hints .vfw-chance")[0]?.scrollIntoView({block:"nearest"});let d=kt(),f=!d||d===document.body||d.closest("[iner\
t]");(o||f&&n&&!c())&&u(),o=!1},leadOn:()=>o=!0,toHeadline:()=>h(t,".vfw-prompt h2")?.focus()}}function En({dataset:t}){
return kn.filter(e=>t[e]!==void 0).map(e=>`[data-${e}="${CSS.escape(t[e]??"")}"]`).join("")}function An(t){return t.checkVisibility()&&
!t.closest("[inert]")}function Yt(t,e){e(t,"click",n=>{let s=n.target.closest(".vfw-prose a[href^='#']");if(!s)return;n.preventDefault();let o=h(
s.closest(".vfw-prose"),`#${CSS.escape(s.hash.slice(1))}`);o&&(C(o,"details")?.setAttribute("open",""),o.tabIndex=-1,o.focus())})}var Z=class{#t=[];#e="";#n;#s;constructor(e,n){this.key=e&&Ot(e),this.works=this.#n=!!e,this.#s=n}begin(e,n){this.#t=[JSON.
stringify(e)],n&&(this.#e=this.whole(),this.#n&&=Lt(this.key)),this.#o()}append(e,n){return this.#t.length-1<e?!1:(this.#t=
[...this.#t.slice(0,e+1),...n.map(s=>JSON.stringify(s))],this.#o(),!0)}whole(){return this.key?Qt(P(this.key)):""}get isOpen(){
return this.#t.length>0}download(){H("votes-for-women.json",this.#e||this.whole())}get hasAside(){return V(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);Ct(this.key,(n,s)=>e(s)?Qt(n):n)}#o(){this.key&&(this.
works=this.#n&&D(this.key,this.#t.join(`
`)),this.works||Tt(this.#s))}};function Qt(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var Zt=4e6;function Xt(t,e,n,s,o){let i=()=>h(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>h(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),u={toggle(){if(r())return u.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let c=i()?.contains(document.
activeElement);i()?.hidePopover(),c&&a()?.focus()},chooseFile:()=>h(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",c=>c.key==="Escape"&&u.close()),e(document,"pointerdown",({target:c})=>{c.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||u.close()}),e(t,"change",async({target:c})=>{if(!c.matches("[data-open]")||!c.files.length)return;let[
l]=c.files;c.value="";let p=Sn(await l.slice(0,Zt).text(),l.size);u.close(),p===null?o():s(p)}),u}function Sn(t,e){return e<=
Zt?t:t.includes(`
`)?t.split(`
`,1)[0]:null}var On="button, summary, input, select, textarea, a[href], [tabindex='0']";function te(t,e){e(t,"keydown",n=>{let{key:s,
shiftKey:o,target:i}=n,r=s==="Tab"&&C(i,".vfw-cover[aria-modal]");if(!r)return;let a=k(r,On).filter(c=>c.tabIndex>=0&&c.
checkVisibility()),u=Tn(a.indexOf(i),a.length,o);u!==null&&(n.preventDefault(),a[u].focus())})}function Tn(t,e,n){return e?
n?t<=0?e-1:null:t===e-1?0:null:null}function ee(t){X(T(t,".vfw-log ol"));for(let e of T(t,".vfw-hand ul"))e.scrollLeft=(h(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function ne(t,e){let n=new ResizeObserver(()=>X(k(t,".vfw-log ol"))),s=h(t,".vfw-area-log");s&&n.observe(
s),e.addEventListener("abort",()=>n.disconnect())}function X(t){for(let e of t){let n=h(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var se=new Map([["slow",2.2],["usual",1],["fast",.35]]),tt=class{#t="usual";#e=!1;#n=null;#s;constructor(e,n,s,o){this.time=
e,this.next=n,this.stands=s,o.addEventListener("abort",()=>clearTimeout(this.#s))}beat(e){e!==this.#n&&(this.#n=e,this.again())}set(e){
return this.#t=e,this.again(),se.has(e)}pause(e){this.#e=e,this.again()}again(){clearTimeout(this.#s);let[e,n]=[this.time(),
se.get(this.#t)];e&&n&&!this.#e?this.#s=setTimeout(this.next,e*n):e&&!n&&this.stands()}};function Ln(t,e,n){if(!t||!e)return!1;let s=e.at-t.at<500,o=Math.hypot(e.x-t.x,e.y-t.y)<=8;return s&&o&&e.at-n<200}function oe(t){
let[e,n]=[null,null],s=({detail:o,clientX:i,clientY:r})=>{o>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:t}),({detail:o},i)=>o>0&&Ln(e,n,i)}function ie(t){let e=h(t,".vfw-cover")??h(t,".vfw-prompt");return e&&ut(e)}function ut(t){let e=Number(C(t,"[data-questi\
on]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}var Nn="[data-pick], button[data-command], [data-local], [data-setting], [data-ask]";function ae(t,{command:e,focus:n,kept:s,
likings:o,menu:i,pace:r,painted:a,post:u},c,l){let p=w=>{t.classList.toggle("vfw-paused",w),r.pause(w)},d={save:()=>s.download(),
"save aside":()=>s.downloadAside(),menu:()=>i.toggle(),open:()=>i.chooseFile(),"whole screen":()=>Wt(t),pause:()=>p(!0),
"play on":()=>p(!1)},f=oe(l);c(t,"click",w=>{let y=C(w.target,Nn);if(!y)return;let{command:b,pick:x,local:N,setting:O,ask:_,
value:L=""}=y.dataset;N&&d[N](),O&&(o.like(O,L),y.scrollIntoView({block:"nearest"})),_&&u.send({kind:"ask",about:_}),!(N||
O||_||f(w,a.at))&&(x?u.send({kind:"pick",replies:[JSON.parse(x)],question:ut(y)}):b!==void 0&&(i.close(),y.closest(".vfw\
-menu")&&n.leadOn(),e(b,{value:L})))}),c(t,"submit",w=>{let y=w.target.closest("form[data-command]");y&&(w.preventDefault(),
e(y.dataset.command,Object.fromEntries(new FormData(y))))}),c(document,"keydown",({key:w})=>{let y=h(t,":popover-open")!==
null;w==="Escape"&&!y&&h(t,".vfw-cover [data-leaves]")?.click()});let v=({key:w,repeat:y})=>y&&(w==="Enter"||w===" ");c(
t,"keydown",w=>v(w)&&w.preventDefault(),{capture:!0}),c(t,"click",({target:w})=>re(t,w.closest("[data-tab]")?.dataset.tab)),
re(t,"log")}function re(t,e){if(e){t.dataset.tab=e;for(let n of k(t,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===e)}}var Cn="section, header, div, ol, ul",In=["data-painted","data-linked"],_n=["data-linked","data-lm-suppress-shortcuts"],
ce=new WeakMap;function le(t,e){let n=document.createElement("template");n.innerHTML=e;let[s,o]=[t.firstElementChild,n.content.
firstElementChild];o&&s?.matches(".vfw-replay")&&o.matches(".vfw-replay")?ue(s,o):fe(t,ce.get(t)??document.createDocumentFragment(),
n.content),ce.set(t,n.content)}function fe(t,e,n){let[s,o,i]=[t,e,n].map(({childNodes:a})=>[...a]);if(e.isEqualNode(n)&&
s.length===o.length)return;for(let a of In)t.removeAttribute(a);if(s.length!==o.length)return t.replaceChildren(...i.map(
dt));let r=0;i.forEach((a,u)=>{let c=o.findIndex((p,d)=>d>=r&&p.isEqualNode(a)),l=r<o.length&&!i.slice(u).some(p=>p.isEqualNode(
o[r]));if(c>=0){for(let p of s.slice(r,c))p.remove();r=c+1}else l?(Rn(s[r],o[r],a),r+=1):t.insertBefore(dt(a),s[r]??null)});
for(let a of s.slice(r))a.remove()}function Rn(t,e,n){t instanceof Element&&e instanceof Element&&n instanceof Element&&
Pn(e,n)?(E(t,{"data-question":n.getAttribute("data-question")}),fe(t,e,n)):t.replaceWith(dt(n))}function Pn(t,e){let[n,s]=[
t,e].map(o=>o.cloneNode());for(let o of[n,s])o.removeAttribute("data-question");return t.matches(Cn)&&n.isEqualNode(s)}function dt(t){
return document.importNode(t,!0)}function ue(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!_n.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,s]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===s.length&&n.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...s),t.removeAttribute("data-linked")}else n.forEach((i,r)=>ue(i,
s[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var Mn=["head","arc","prompt","record","hand","tabs","camps","log","table","cover","menu"],$n=["cover","menu"],de="start\
 ending replay arc hand our-hand map-large on-stage hints coach".split(" ");function pe(t,e,n,s){let o=h(t,".vfw-layout"),
[i,r]=[".vfw-area-map",".vfw-area-rows"].map(l=>h(o,l)),a=Mn.map(l=>{let p=S("div",{class:`vfw-area-${l}`});return $n.includes(
l)?t.append(p):o.insertBefore(p,l==="head"?i:r),{area:p,trait:`${l}_html`,painted:""}}),u=()=>{let l=a.filter(({area:d})=>d.
contains(document.activeElement)),p=[...new Set([...l,...a])].filter(d=>e.get(d.trait)!==d.painted);for(let d of p)d.painted=
e.get(d.trait),le(d.area,d.painted);return p.length>0};u();let c=()=>u()&&queueMicrotask(()=>s.aborted||n());e.on("chang\
e",c),s.addEventListener("abort",()=>{e.off("change",c);for(let{area:l}of a)l.remove()})}function et(t,e,...n){let s=t.filter(
o=>h(e,`.vfw-${o}`)).join(" ");for(let o of[e,...n])o.dataset.shows!==s&&(o.dataset.shows=s)}var he={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},Wn=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function me(t,e,n,s){let o,i="",r=()=>h(t,".vfw-replay"),a=()=>r()?.dataset.step,u=new K(e),
c=l=>l.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:l})=>c(l)&&u.take()),n(t,"input",({target:l})=>c(
l)&&u.want(l.value,a())),n(t,"change",({target:l})=>{(c(l)||l.matches(".vfw-replay select"))&&u.rest(l.name,l.value,a())}),
n(document,"keydown",l=>{let{key:p,target:d,repeat:f}=l,v=t.contains(d)||d.contains(t)&&t.classList.contains("vfw-whole-\
page"),w=r()&&!r()?.closest("[inert]"),y=v&&w&&!d.closest(Wn),b=p===" "&&d.closest("button, a, summary, [role=button]"),
x=l.ctrlKey||l.altKey||l.metaKey||l.shiftKey;!(p in he)||!y||b||x||(l.preventDefault(),(!f||u.isPainted(a()))&&u.send(he[p],
{},a()))}),s.addEventListener("abort",()=>clearTimeout(o)),{beat(){u.painted(a());let l=Number(r()?.dataset.goesOn??0),p=`${a()}\
 ${l}`;p!==i&&(i=p,clearTimeout(o),l&&(o=setTimeout(()=>e("play on"),l)))}}}function ge(t,e,n){let s=e.bottom+t.height+8<=n.height,o=e.top<n.height-e.bottom,i=s||o?e.bottom+4:e.top-t.height-4;return{
left:we(e.left,t.width,n.width),top:we(i,t.height,n.height)}}function we(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var Dn=350,Hn=250,Kn=/^(word|card):/;function ve(t,e,n,s,o){let i=S("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"\
manual"});t.append(i);let r=null,a="",u=[],[c,l,p]=[!1,!1,""],d,f=new Map,v=m=>{l=m!==null,h(t,".vfw-map")?.dispatchEvent(
new CustomEvent("vfw-show-place",{detail:{key:m},cancelable:!0}))},w=()=>i.matches(":popover-open"),y=m=>{clearTimeout(d);
let A=m.dataset.sheet??"",I=A.match(/^place:(.*)$/)?.[1];if(I)return v(I);i.contains(m)?A!==a&&u.push(a):(r!==m&&(c=!1),
[r,u]=[m,[]]),a=A,(i.dataset.about!==A||!w())&&e(A)},b=()=>{a=u.pop()??"",e(a)},x=()=>h(i,"[data-close]"),N=()=>{if(!r)return;
let m=i.currentCSSZoom??1,A={width:i.offsetWidth*m,height:i.offsetHeight*m},{left:I,top:W}=ge(A,r.getBoundingClientRect(),
{width:innerWidth,height:innerHeight});Object.assign(i.style,{left:`${I/m}px`,top:`${W/m}px`})},O={fill(m,A){if(m!==a||!r?.
isConnected)return;let I=u.length?'<button type="button" class="vfw-button" data-back>Back</button>':"",M=`${A}<div clas\
s="vfw-close">${I}<button type="button" class="vfw-button" data-close>Close</button></div>`;if(w()&&M===p&&i.contains(document.
activeElement))return;i.innerHTML=p=M,i.dataset.about=m,et(["story","record","arc-table"],i),n(i),i.setAttribute("aria-l\
abel",h(i,"h2")?.textContent??"");let $=h(i,"p:not(.vfw-kicker)");$&&Kn.test(m)&&f.set(m,$.textContent);for(let G of k(t,
"[data-told]"))E(G,{"data-told":null,"aria-describedby":null});$&&!r.matches("[aria-describedby]")&&Q(E(r,{"data-told":""}),
[$]),w()||i.showPopover(),N(),X(k(i,"ol")),c&&(h(i,"[data-back]")??x())?.focus({preventScroll:!0})},close(){if(clearTimeout(
d),l&&v(null),!w())return;let m=i.contains(document.activeElement);i.hidePopover(),m&&r?.isConnected&&r.focus({preventScroll:!0}),
[r,c,u]=[null,!1,[]]}},_=(m,A)=>{clearTimeout(d),d=setTimeout(A,m)},L=m=>m instanceof Node&&(i.contains(m)||r?.contains(
m)),F="";s(t,"pointermove",({clientX:m,clientY:A})=>F=`${m},${A}`,{capture:!0}),s(t,"pointerover",({target:m,pointerType:A,
clientX:I,clientY:W})=>{let M=m.closest("[data-sheet]");A!=="mouse"||c||F===`${I},${W}`||(M?_(Dn,()=>y(M)):L(m)?clearTimeout(
d):_(Hn,O.close))}),s(t,"focusin",({target:m})=>{m.matches("[data-sheet]:focus-visible")?(f.has(m.dataset.sheet)&&E(m,{"\
aria-description":f.get(m.dataset.sheet)}),y(m)):L(m)||O.close()}),s(t,"click",({target:m})=>{let A=m.closest("[data-she\
et]");A?(y(A),c=!0,w()&&x()?.focus({preventScroll:!0})):m.closest("[data-back]")?b():(m.closest("[data-close]")||!L(m))&&
O.close()}),s(t,"keydown",m=>{!m.target.matches("span[data-sheet]")||!["Enter"," "].includes(m.key)||(m.preventDefault(),
m.target.click())}),s(document,"keydown",m=>{let A=m.key==="Tab"&&!m.shiftKey&&m.target.matches?.(".vfw-opened [data-clo\
se]");(m.key==="Escape"||A)&&O.close()});let U=new ResizeObserver(N);return U.observe(i),o.addEventListener("abort",()=>{
clearTimeout(d),U.disconnect(),i.remove()}),O}function be(t,e){return e.map(s=>t.find(o=>o.value===s)).find(Boolean)??t[0]}function ke(t,e){return Object.entries(t).every(
([n,s])=>s.includes(e.get(n)))}var ye="vfw:choices";function Ae(t,e){let n=Bn(P(ye));e(t,"change",({target:o})=>{let i=o.closest("form[data-remembered]");
!i||o.dataset.setting||(n={...n,[o.name]:o.value},D(ye,JSON.stringify(n)),xe(i,n))});let s=!1;return{settle(){for(let i of T(
t,".vfw-start"))for(let r of[t,i.parentElement])r?.scrollTo(0,0);let o=s;s=!!h(t,".vfw-start"),o&&!s&&t.scrollTo(0,0);for(let i of T(
t,"form[data-remembered]")){for(let r of Se(i,"input:not([type=radio])"))r.value=n[r.name]??"";xe(i,n)}}}}function Bn(t){
try{return JSON.parse(t)??{}}catch{return{}}}function xe(t,e){for(let n of k(t,"[data-asks]")){let s=Ee(n,t);n.hidden=n.
disabled=!s;let o=Se(n,"input").filter(c=>{let l=C(c,"label"),p=l!==null&&Ee(l,t);return l&&(l.hidden=c.disabled=!p),p});
if(o.some(c=>c.dataset.setting))continue;let i=n.dataset.asks??"",a=k(t,"input[data-proposes]:checked").map(c=>JSON.parse(
c.dataset.proposes??"{}")[i]),u=[e[i],...a,...(n.dataset.usual??"").split(" ")];be(o,u).checked=!0}}function Ee(t,e){return ke(
JSON.parse(t.dataset.only??"{}"),new FormData(e))}function Se(t,e){return k(t,e)}var qn=":popover-open, .vfw-cover, .vfw-sheet-room > :not([hidden])",Fn=".vfw-map, input, select, textarea";function Oe(t,e,n,s){
let o=S("button",{type:"button",class:"vfw-to-question"},"Go to the question");t.prepend(o),e(o,"click",n),e(window,"key\
down",({key:r,target:a})=>{let u=t.contains(a)&&!a.closest(Fn);if(r!=="Escape"||!u||h(t,qn))return;let c=h(t,".vfw-promp\
t [data-leaves]");c?c.click():n()},{capture:!0}),s.addEventListener("abort",()=>o.remove())}function Le(t,e){let[n,s]=[nt(t,1),nt(t,-1)],o=t.map(({y:i},r)=>({x:Math.max((n[r].x+s[r].x)/2,0),y:i}));return nt(nt(o,
1).map(({x:i,y:r})=>({x:Math.min(i,e.width),y:r})),-1)}function nt(t,e){let n=[];for(let{x:s,y:o}of e>0?t:t.toReversed()){
let i=n.filter(r=>Math.abs(r.y-o)<34).map(r=>e*r.x+34);n.push({x:e*Math.max(e*s,...i),y:o})}return e>0?n:n.reverse()}function Ne(t,e,n,s){
let o=n.flatMap(r=>r.flatMap((a,u)=>zn(a,r[u+1]??a))),i=t.map((r,a)=>Un(r,e[a],t,o,s));return Ce(i,[]).boxes}function Ce(t,e){
if(!t.length)return{boxes:[],cost:0};let[n,...s]=t;return n.filter(({box:r})=>!r||!e.some(a=>Ie(r,a))).map(({box:r,cost:a})=>{
let u=Ce(s,r?[...e,r]:e);return{boxes:[r,...u.boxes],cost:a+u.cost}}).reduce((r,a)=>a.cost<r.cost?a:r)}function Un({x:t,
y:e},{width:n,height:s},o,i,r){let u=[t+20,t-20-n],c=(b,x)=>Math.max(0,Math.min(b,x)),l=[...u,t-n/2].map(b=>c(b,r.width-
n)),p=c(e-s/2,r.height-s),f=[...[e-20-s,e+20].flatMap(b=>l.map(x=>({left:x,top:b}))),...u.map(b=>({left:b,top:p}))].map(
({left:b,top:x})=>({left:b,top:x,right:b+n,bottom:x+s})),v=b=>b.left>=0&&b.top>=0&&b.right<=r.width&&b.bottom<=r.height,
w=f.filter(b=>v(b)&&!o.some(x=>Ie(b,Gn(x)))),y=b=>o.some(x=>Te(b,x)<Te(b,{x:t,y:e}));return[...w.map(b=>({box:b,cost:i.filter(
x=>jn(b,x)).length+(y(b)?1e4:0)})),{box:null,cost:1e6}]}function Gn({x:t,y:e}){return{left:t-34/2,top:e-34/2,right:t+34/
2,bottom:e+34/2}}function Ie(t,e){return t.left<e.right&&e.left<t.right&&t.top<e.bottom&&e.top<t.bottom}function jn(t,e){
return t.left<=e.x&&e.x<=t.right&&t.top<=e.y&&e.y<=t.bottom}function Te(t,{x:e,y:n}){return Math.hypot(Math.max(t.left-e,
0,e-t.right),Math.max(t.top-n,0,n-t.bottom))}function zn(t,e){let n=Math.max(1,Math.ceil(Math.hypot(e.x-t.x,e.y-t.y)/4));
return Array.from({length:n},(s,o)=>({x:t.x+(e.x-t.x)*o/n,y:t.y+(e.y-t.y)*o/n}))}var pt=".vfw-arc-drawn",Jn=[0,100],_e=`${pt} .vfw-arc-label`;function Re(t,e){let n=new ResizeObserver(()=>{let s=h(t,pt);
s&&Vn(s)});return e.addEventListener("abort",()=>n.disconnect()),{beat(){let s=h(t,pt);if(!(!s||!T(t,_e).length)){n.disconnect();
for(let o of[s,...k(t,_e)])n.observe(o)}}}}function Vn(t){let e={width:t.clientWidth,height:t.clientHeight},[n,s]=[".vfw\
-arc-disc",".vfw-arc-label"].map(p=>k(t,p)),o=(p,d)=>({x:p/100*e.width,y:d/100*e.height}),i=n.map(({style:p})=>o(parseFloat(
p.left),parseFloat(p.top))),r=s.map(({offsetWidth:p,offsetHeight:d})=>({width:p+1,height:d+1})),u=[...t.querySelectorAll(
"polyline")].map(({points:p})=>[...p].map(({x:d,y:f})=>o(d,f))),c=Le(i,e),l=Ne(c,r,[...u,Jn.map(p=>o(p,50))],e);n.forEach(
({style:p},d)=>{p.marginLeft=`${c[d].x-i[d].x}px`}),s.forEach((p,d)=>{let f=l[d];E(p,{"data-goes":f?f.left+f.right<2*c[d].
x?"left":"right":"nowhere"}),f&&Object.assign(p.style,{left:`${f.left}px`,top:`${f.top}px`})})}function Pe(t){let e=Yn(t);return n=>{for(let s of k(n,"span[data-sheet]:not(.vfw-ref)"))Me(s);for(let s of k(n,"[data-n\
ames]:not([data-linked])")){Zn(s,e,t);for(let o of[s,...s.children])E(o,{"data-linked":""})}}}function Yn(t){let n=Object.
keys(t).sort((s,o)=>o.length-s.length).map(s=>s.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<!\
[\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d])`,"gu")}function Qn(t,e){let n=[],s=0;for(let{0:o,index:i}of t.matchAll(e))n.
push(t.slice(s,i),o),s=i+o.length;return[...n,t.slice(s)]}function Me(t){Object.assign(t,{className:"vfw-ref",role:"butt\
on",tabIndex:0})}function Zn(t,e,n){let{SHOW_TEXT:s,SHOW_ELEMENT:o,FILTER_REJECT:i,FILTER_ACCEPT:r,FILTER_SKIP:a}=NodeFilter,
u=document.createTreeWalker(t,s|o,l=>l instanceof Text?r:l.matches("[data-linked]")?i:a),c=[];for(;u.nextNode();)c.push(
u.currentNode);for(let l of c){let p=Qn(l.data,e);p.length>1&&l.replaceWith(...p.map((d,f)=>f%2?Xn(d,n[d]):d))}}function Xn(t,e){
let n=document.createElement("span");return n.textContent=t,n.dataset.sheet=e,Me(n),n}var ts="As you play by key, the computer waits after each step until you go on. The menu changes its pace.",es="This bro\
wser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",mi=St(async({model:t,
el:e,post:n},s)=>{e.classList.add("vfw-page-widget");let i=await yt(()=>{let r=e.closest(".vfw-panel");return r&&h(r,".v\
fw-area-map")&&h(r,".vfw-area-rows")&&r},s);i&&ns(i,t,n,s)});function ns(t,e,n,s){let o=bt(s);o(t,"focusin",({target:g})=>E(
g,xt),{capture:!0}),pe(t,e,()=>ht(),s);let i=e.get("whole_page")&&!gt(t);t.classList.toggle("vfw-whole-page",i),t.dataset.
game=e.get("game");let r=i?[document.body]:[];te(t,o);let a={question:null,at:0,isBehind:!1,isLocked:!1},u=(g,R={})=>n.send(
{kind:"command",name:g,fields:R,question:a.question}),c=Dt(t,s),l=new Z(e.get("slot"),()=>It(t,"vfw-banner",es));Nt(l.key,
()=>l.isOpen&&n.send({kind:"elsewhere"}),s);let p=Vt(t,o),d=()=>h(t,":popover-open")!==null,f=()=>d()?0:Number(h(t,".vfw\
-prompt")?.dataset.pace??0),[v,w]=[!1,!1],y=()=>{v&&!w&&!q().pace&&c.say(ts),w||=v},b=new tt(f,()=>u("next"),y,s);o(t,"t\
oggle",({target:g})=>g.popover&&b.again(),{capture:!0});let x=Ft(t,o),N="",O=$t(t,g=>{let{pace:R,help:Ke,learned:Be,sensitivity:qe,
keys:Fe}=g;x.isOn=Fe!=="off";let st={kind:"manner",shows_steps:R!=="none",help:Ke,learned:Be,sensitivity:qe};JSON.stringify(
st)!==N&&n.send(st),N=JSON.stringify(st),t.classList.toggle("vfw-unpaced",!b.set(R))},s);Ut(o,g=>{v=g,O.expect(g?{pace:"\
one"}:{})});let L=ve(t,g=>n.send({kind:"sheet",about:g}),g=>$(g),o,s);Yt(t,o);let F=me(t,u,o,s),U=qt(t,u,o),m=Re(t,s),I=Xt(
t,o,l,g=>n.send({kind:"open",save:g}),()=>n.send({kind:"too large"})),W=Ae(t,o),M=zt(t,o);Oe(t,o,()=>p.toHeadline(),s);let $=Pe(
e.get("names")),G=()=>et(de,t,...r);o(t,"vfw-map-sized",G);let ht=()=>{G();let g=ie(t),R=g!==a.question;h(t,".vfw-stage-\
map:empty")&&t.dispatchEvent(new CustomEvent("vfw-stage")),R&&(Object.assign(a,{question:g,at:performance.now()}),L.close()),
$e(t,a.isLocked),$(t),M.settle(),Jt(t),W.settle(),O.show(),ee(t),p.settle(),b.beat(g),F.beat(),U.beat(),m.beat()};ae(t,{
command:u,focus:p,kept:l,likings:O,menu:I,pace:b,painted:a,post:n},o,s),ne(t,s),o(t,"vfw-leave-map",()=>p.toHeadline()),
o(t,"vfw-say",g=>c.say(g.detail.text));let We=g=>{g.kind==="begin"&&l.begin(g.header,g.put_aside),g.kind==="append"&&!l.
append(g.from,g.entries)&&n.send({kind:"keep whole"}),g.kind==="like"&&O.like(g.name,g.value),g.kind==="download"&&H(g.name,
g.text),g.kind==="sheet"&&L.fill(g.about,g.html);let R=g.kind==="pong"&&g.question!==a.question;R&&a.isBehind&&n.send({kind:"\
paint whole"}),g.kind==="pong"&&(a.isBehind=R&&!a.isBehind)},mt=()=>c.tell(e.get("said"));n.listen(We,s),e.on("change:sa\
id",mt),s.addEventListener("abort",()=>{for(let g of r)delete g.dataset.shows;e.off("change:said",mt)}),O.begin(),ht(),ss(
t,e,n,l,a,s);let{goesOn:De=!1,isUnsent:He=!1}=n.watch.cameBack??{};n.send({kind:"held",save:l.whole(),goes_on:De,is_unsent:He})}
function ss(t,e,n,s,o,i){let r={root:t,post:n,keeps:()=>s.works||e.get("is_kept")?". Your game is kept in this browser.":
", and this browser keeps no games.",isCurrent:a=>a.question===o.question,changed(a){return o.isLocked=a,$e(t,a),a},goesOn:()=>s.
isOpen&&!h(t,".vfw-start, .vfw-coach")};n.watch.over(r,i)}function $e(t,e){let n=h(t,".vfw-cover");for(let s of k(t,".vf\
w-layout, .vfw-to-question"))s.inert=e||n!==null;n&&(n.inert=e),n&&!t.matches(".vfw-whole-page")&&E(n,{"aria-modal":null})}export{mi as default};
