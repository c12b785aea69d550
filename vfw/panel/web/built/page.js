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
n,String(s));return t}function p(t,e){return t.querySelector(e)}function y(t,e){return[...t.querySelectorAll(e)]}function C(t,e){
return t.closest(e)}function T(t,e){let n=y(t,`${e}:not([data-painted])`);for(let s of n)s.dataset.painted="";return n}function kt(){
return document.activeElement}async function yt(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var xt={"data-lm-suppress-shortcuts":"true"};var z=class{#t=null;constructor(e){this.quiet=S("div",{class:"vfw-sending",role:"status"}),this.banner=S("div",{class:"v\
fw-banner",role:"alert"}),this.button=S("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=S("p",{}),this.box=S("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#t=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#t?.focus({preventScroll:!0})}};function Et(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function At(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var ot=2500,Ue=2e3,Ge=8e3,it=2e3,je=1e4,ze=25e3,Je=3e4,Ye=500,J=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=At(this.#t),setInterval(()=>this.beat(),Ye);for(let n of["online","offline"])addEventListener(
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
var rt=class{hearers=new Set;constructor(e,n){this.model=e;let{line:s,watch:o}=Ve(e.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(e,n){
this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener("abort",()=>this.
hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({states:e,says:n,
...s}){let o=this.model.widget_manager,i=Object.keys({...e,...n}).filter(a=>o.has_model(a)),r=await Promise.all(i.map(a=>o.
get_model(a)));r.forEach((a,u)=>a.set_state(e[i[u]]??{})),this.line.taken(s)&&r.forEach((a,u)=>{for(let l of n[i[u]]??[])
a.trigger("msg:custom",l)})}tell(e){for(let n of this.hearers)n(e)}};function Ve(t){let e=globalThis,n=e[Symbol.for("vfw\
 connections")]??=new WeakMap,s=n.get(t);if(!s){let o=new j(()=>t.kernel??null);s={line:o,watch:new J(o)},n.set(t,s)}return s}function P(t){try{return localStorage.getItem(t)??""}catch{return""}}function H(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function Ot(t){return`vfw:${t}`}function Tt(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||
t(),e.vfwKeepsNothing="told"}function Qe(t){let e=[];for(let n;n=P(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function Lt(t){
try{let[e,n]=[localStorage.getItem(t),Qe(t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,
e),!0}catch{return!1}}function Y(t){try{return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":p\
ut aside ")).sort((e,n)=>e.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function Nt(t,e,n){addEventListener("storage",s=>t&&s.key===t&&e(),{signal:n})}var Ze={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function K(t,e){Xe(t,new Blob([e],{type:Ze[t.split(".").at(
-1)??""]??"application/json"}))}function Xe(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=
t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Ct(t,e=n=>n){Y(t).forEach((n,s)=>{K(`votes-for-wome\
n-put-aside-${s+1}.json`,e(P(n),n))})}function It(t,e,n,s){let o=S("div",{class:e,role:"status"});t.prepend(o);let i=S("\
div",{},S("p",{},n)),r=(a,u)=>{let l=S("button",{type:"button",class:"vfw-button"},a);l.addEventListener("click",u),i.append(
l)};s&&r("Save it as a file",()=>K(...s())),r("Close",()=>o.remove()),requestAnimationFrame(()=>o.append(i))}var at="vfw:likings",Rt="vfw-likings",tn={size:"1",light:"system",motion:"system"},ct={...tn,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},en=["keys","stage"],nn={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},sn={1:1,2:1.2,3:1.45};function on(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,s])=>typeof s==
"string"),n=Object.keys(ct).every(s=>en.includes(s)||e.some(([o])=>o===s));return Object.fromEntries(n?e.filter(([s,o])=>o!==
Pt(s)):e)}catch{return{}}}function Pt(t){return ct[t]}function _t(t,e={}){let n={...ct,...e,...t};for(let[s,o]of Object.
entries(nn))o.includes(n[s])||(n[s]=Pt(s));return n}function q(){return on(document.documentElement.dataset.vfwLikings??
P(at))}function rn(t,e){let n=JSON.stringify({...q(),[t]:e});document.documentElement.dataset.vfwLikings=n,H(at,n),document.
dispatchEvent(new Event(Rt))}function an(t,e){document.addEventListener(Rt,t,{signal:e}),Mt().addEventListener("change",
t,{signal:e});let n=({key:s})=>{s===at&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("stor\
age",n,{signal:e})}function cn(t){return sn[t.size]??1}function ln(t,e){return t.light==="dark"||!["light","contrast"].includes(
t.light)&&e}function Mt(){return matchMedia("(prefers-color-scheme: dark)")}function fn(t,e){for(let n of y(t,"[data-set\
ting]")){let s=e[n.dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=s:n.ariaPressed!==String(
s)&&(n.ariaPressed=String(s))}}function $t(t,e,n){let s={},o=_t(q()),i=()=>{o=_t(q(),s),t.dataset.size=o.size,t.style.setProperty(
"--vfw-zoom",`calc(${cn(o)} * var(--vfw-usual-zoom, 1))`),t.style.zoom="var(--vfw-zoom)";let a=ln(o,Mt().matches);t.classList.
toggle("vfw-dark",a),document.documentElement.classList.toggle("vfw-dark-page",a),t.classList.toggle("vfw-still",o.motion===
"still"),r.show(),e(o)},r={begin:i,like:rn,expect(a){s=a,i()},show:()=>fn(t,o)};return an(i,n),r}function Dt(t){document.
fullscreenElement?document.exitFullscreen():(t.classList.contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var un=40;function Ht(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=t.appendChild(
S("div",n));return e.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>S("p",{},i)));s.
childElementCount>un;)s.firstElementChild?.remove()}}}function V(t,e){let n=t.map(([s])=>Math.abs(s-e));return n.indexOf(Math.min(...n))}function Kt(t,e){let n=t.findIndex(([
,s])=>s>e);return n<0?t.length-1:Math.max(n-1,0)}function Wt(t,e,n,s){let[o,i]=[n.length-1,n[e][0]],r=s.find(l=>l>i),a=s.
filter(l=>l<i).at(-1),u={ArrowLeft:()=>e-1,ArrowDown:()=>e-1,ArrowRight:()=>e+1,ArrowUp:()=>e+1,PageUp:()=>r===void 0?o:
V(n,r),PageDown:()=>a===void 0?0:V(n,a),Home:()=>0,End:()=>o};return t in u?Math.min(Math.max(u[t](),0),o):void 0}var W=class{#t="";#e=null;constructor(e){this.command=e}take(){this.#t=""}send(e,n,s){this.#t=s,this.command(e,n)}isPainted(e){
return this.#t!==e}want(e,n){this.isPainted(n)?e!==n&&this.send("go",{value:e},n):this.#e=e}rest(e,n,s){this.#e=null,this.
send(e,{value:n},s)}painted(e){if(this.isPainted(e)&&(this.#t=""),this.#t||this.#e===null)return;let n=this.#e;this.#e=null,
n!==e&&this.send("go",{value:n},e)}get isUnderWay(){return!!this.#t||this.#e!==null}};var Bt=".vfw-arc-plot",dn="button, a";function qt(t,e,n){let s=new W(e),[o,i]=[0,""],r=!1,a=()=>p(t,".vfw-arc-moments")?.
dataset,u=()=>JSON.parse(a()?.moments??"[]"),l=()=>p(t,".vfw-arc-moment")?.dataset.step,f=c=>{let[w,,g]=c[o],[k,v,x]=[".\
vfw-arc-at",".vfw-arc-handle",".vfw-arc-tag"].map(L=>p(t,L));if(!k||!v||!x)return;for(let L of[k,x])L.style.setProperty(
"--at",`${w}%`);E(v,{"aria-valuemax":c.length-1,"aria-valuenow":o,"aria-valuetext":g});let N=p(x,"span");N&&(N.textContent=
g.split(", between")[0].replace(": "," · "));let[O,R]=x.querySelectorAll("button");E(O,{"aria-disabled":String(o===0)}),
E(R,{"aria-disabled":String(o===c.length-1)})},d=c=>{let w=u();c===o||!w[c]||(o=c,f(w),s.want(String(w[o][1]),l()))},m=({
clientX:c})=>{let w=p(t,Bt)?.getBoundingClientRect();w&&d(V(u(),100*(c-w.left)/w.width))};n(t,"pointerdown",c=>{let w=c.
target.closest(Bt);!w||c.button||c.target.closest(dn)||(s.take(),r=!0,w.setPointerCapture(c.pointerId),m(c))}),n(t,"poin\
termove",c=>r&&m(c));for(let c of["pointerup","pointercancel"])n(t,c,()=>{r&&p(t,".vfw-arc-handle")?.focus({preventScroll:!0}),
r=!1});return n(t,"keydown",c=>{if(c.ctrlKey||c.altKey||c.metaKey||c.shiftKey||!c.target.matches(".vfw-arc-handle"))return;
let g=Wt(c.key,o,u(),JSON.parse(a()?.parts??"[]"));g!==void 0&&(c.preventDefault(),d(g))}),n(t,"click",({target:c})=>{let w=Number(
c.closest("[data-arc]")?.dataset.arc??0);w&&d(o+w)}),{beat(){let c=u();if(!c.length)return;s.painted(l());let w=l()??"";
w!==i&&String(c[o]?.[1])!==w&&!r&&!s.isUnderWay&&(o=Kt(c,Number(w))),i=w,o=Math.min(o,c.length-1),f(c)}}}var pn=".vfw-map, input, select, textarea, [contenteditable]";function Ft(t,e){let n={isOn:!0};return e(document,"keydow\
n",s=>{let{key:o,target:i,altKey:r,ctrlKey:a,metaKey:u,repeat:l}=s,f=t.contains(i)||i.contains(t)&&t.classList.contains(
"vfw-whole-page");!n.isOn||!f||r||a||u||l||/^[a-z]$/i.test(o)&&!i.closest(pn)&&p(t,`[data-ask][aria-keyshortcuts="${o.toUpperCase()}\
"]`)?.click()}),n}var hn=/^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u,mn="input:not([type=radio], [type=checkbox]), textarea,\
 [contenteditable]";function Ut(t,e){let n=!1,s=o=>{o!==n&&(n=o,e(n))};t(document,"keydown",o=>wn(o)&&s(!0),{capture:!0}),
t(document,"click",({isTrusted:o,detail:i,target:r})=>{o&&(!i&&r.closest("button, [role=button]")&&s(!0),i&&r.closest('[\
data-command="next"]')&&s(!1))},{capture:!0})}function wn({key:t,altKey:e,ctrlKey:n,metaKey:s,target:o}){let i=[...t].length===
1&&o.closest?.(mn);return hn.test(t)&&!e&&!n&&!s&&!i}var ft=".vfw-tabs, .vfw-hand, .vfw-camps, .vfw-table, .vfw-log",lt="button, a[href], [role=button], summary, ol[tabindex\
]",Gt="Arrow keys go from one to the next.",gn={ArrowRight:1,ArrowLeft:-1},vn={ArrowDown:1,ArrowUp:-1};function jt(t){return t.
matches(ft)?Gt:""}function zt(t,e){let n=o=>C(o,ft),s=o=>y(o,lt);return e(t,"focusin",({target:o})=>{let i=n(o);if(!i||!o.
matches(lt))return;let r=p(i,"ol[tabindex]")??o;for(let a of s(i))E(a,{tabindex:a===r?0:-1})}),e(t,"keydown",o=>{let{key:i,
target:r,altKey:a,ctrlKey:u,metaKey:l,shiftKey:f}=o,d=p(t,".vfw-replay")?vn:gn,m=i in d&&!(a||u||l||f)&&n(r);if(!m||!r.matches(
lt))return;let c=s(m).filter(g=>g.checkVisibility({visibilityProperty:!0})),w=c[c.indexOf(r)+d[i]];w&&(o.preventDefault(),
o.stopPropagation(),w.focus())}),{settle(){for(let o of T(t,`:is(${ft})`)){E(o,{"aria-description":Gt});let i=s(o),r=p(o,
"ol[tabindex]")??i[0];for(let a of i)E(a,{tabindex:a===r?0:-1});i.length&&o.matches("[tabindex]")&&E(o,{tabindex:-1})}}}}var bn=".vfw-prompt > h2, .vfw-prompt > .vfw-choices > button:first-child",kn=".vfw-hand, .vfw-map svg[role=group], .vfw\
-map-table [role=region]",yn=0;function Jt(t){for(let s of T(t,".vfw-hand .vfw-face")){let o=p(s,".vfw-card-button")??p(
s,"h3 [data-sheet]");o&&Q(o,y(s,"p:not(.vfw-era)"))}let e=p(t,".vfw-prompt .vfw-coach");if(e)for(let s of y(t,bn))Q(s,[e]);
let n=e?y(e,"p").map(({textContent:s})=>s):[];for(let s of y(t,kn))E(s,{"aria-description":[...n,jt(s)].filter(Boolean).
join(" ")||null})}function Q(t,e){for(let n of e)n.id||=`vfw-words-${++yn}`;E(t,{"aria-describedby":e.map(({id:n})=>n).join(
" ")})}var xn=["pick","command","value","key","local","setting","sheet","tab"],En=["log","camps","table","record"],An='button, \
a[href], [tabindex="0"]';function Yt(t,e){let n=null,[s,o]=[!1,!1],i=!1;e(document,"keydown",()=>i=!0,{capture:!0}),e(document,
"pointerdown",()=>i=!1,{capture:!0}),e(document,"focusin",({target:c})=>{let w=c.closest?.("[data-region]")?.dataset.region,
g=c.matches?.(".vfw-prompt [data-leaves]")??!1;n=t.contains(c)?{region:w,selector:Sn(c),leaves:g}:null,o=!1}),e(t,"toggl\
e",({target:c})=>{c instanceof HTMLDetailsElement&&c.matches(".vfw-prompt > details")&&(s=c.open)},{capture:!0});let a=c=>y(
t,c).find(On),u=()=>{let w=(a(".vfw-cover")?[".vfw-cover [data-first]"]:[".vfw-prompt .vfw-choices .vfw-primary",...s?["\
.vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-choice][tabindex="0"]',".vfw-hand [data-pick]",".vfw-prompt [data\
-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(a).find(Boolean);w?.focus({preventScroll:!i||w.closest(".vfw-m\
ap")!==null})},l=()=>{let c=a(".vfw-prompt h2");c?c.focus({preventScroll:!i}):u()},f=()=>{let{region:c,selector:w}=n??{},
k=[...w?[w]:[],...En.includes(c??"")?[An]:[]].map(v=>a(`[data-region="${c}"] :is(${v})`)).find(Boolean);return k&&k.focus(
{preventScroll:!0}),!!k},d="",m=()=>{let c=d&&a(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(d))}"]`),w=p(t,".vfw-\
hand .vfw-playing [data-sheet^='card:']")?.dataset.sheet?.slice(5);d=p(t,".vfw-cover")?.dataset.card??w??"",c&&!n?.leaves&&
c.focus({preventScroll:!i})};return{settle(c){m();for(let v of T(t,".vfw-prompt > details"))v.open=s;T(t,".vfw-prompt [d\
ata-first]")[0]?.focus({preventScroll:!i}),T(t,".vfw-hints .vfw-chance")[0]?.scrollIntoView({block:"nearest"});let w=kt(),
k=(!w||w===document.body||w.closest("[inert]"))&&n&&!o&&!f();k&&(!c||n?.leaves)?l():(o||k)&&u(),o=!1},leadOn:()=>o=!0,toHeadline:()=>p(
t,".vfw-prompt h2")?.focus()}}function Sn({dataset:t}){return xn.filter(e=>t[e]!==void 0).map(e=>`[data-${e}="${CSS.escape(
t[e]??"")}"]`).join("")}function On(t){return t.checkVisibility()&&!t.closest("[inert]")}function Vt(t,e){e(t,"click",n=>{let s=n.target.closest(".vfw-prose a[href^='#']");if(!s)return;n.preventDefault();let o=p(
s.closest(".vfw-prose"),`#${CSS.escape(s.hash.slice(1))}`);o&&(C(o,"details")?.setAttribute("open",""),o.tabIndex=-1,o.focus())})}var Z=class{#t=[];#e="";#n;#s;constructor(e,n){this.key=e&&Ot(e),this.works=this.#n=!!e,this.#s=n}begin(e,n){this.#t=[JSON.
stringify(e)],n&&(this.#e=this.whole(),this.#n&&=Lt(this.key)),this.#o()}append(e,n){return this.#t.length-1<e?!1:(this.#t=
[...this.#t.slice(0,e+1),...n.map(s=>JSON.stringify(s))],this.#o(),!0)}whole(){return this.key?Qt(P(this.key)):""}get isOpen(){
return this.#t.length>0}download(){K("votes-for-women.json",this.#e||this.whole())}get hasAside(){return Y(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);Ct(this.key,(n,s)=>e(s)?Qt(n):n)}#o(){this.key&&(this.
works=this.#n&&H(this.key,this.#t.join(`
`)),this.works||Tt(this.#s))}};function Qt(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var Zt=4e6;function Xt(t,e,n,s,o){let i=()=>p(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>p(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),u={toggle(){if(r())return u.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let l=i()?.contains(document.
activeElement);i()?.hidePopover(),l&&a()?.focus()},chooseFile:()=>p(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",l=>l.key==="Escape"&&u.close()),e(document,"pointerdown",({target:l})=>{l.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||u.close()}),e(t,"change",async({target:l})=>{if(!l.matches("[data-open]")||!l.files.length)return;let[
f]=l.files;l.value="";let d=Tn(await f.slice(0,Zt).text(),f.size);u.close(),d===null?o():s(d)}),u}function Tn(t,e){return e<=
Zt?t:t.includes(`
`)?t.split(`
`,1)[0]:null}var Ln="button, summary, input, select, textarea, a[href], [tabindex='0']";function te(t,e){e(t,"keydown",n=>{let{key:s,
shiftKey:o,target:i}=n,r=s==="Tab"&&C(i,".vfw-cover[aria-modal]");if(!r)return;let a=y(r,Ln).filter(l=>l.tabIndex>=0&&l.
checkVisibility()),u=Nn(a.indexOf(i),a.length,o);u!==null&&(n.preventDefault(),a[u].focus())})}function Nn(t,e,n){return e?
n?t<=0?e-1:null:t===e-1?0:null:null}function ee(t){X(T(t,".vfw-log ol"));for(let e of T(t,".vfw-hand ul"))e.scrollLeft=(p(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function ne(t,e){let n=new ResizeObserver(()=>X(y(t,".vfw-log ol"))),s=p(t,".vfw-area-log");s&&n.observe(
s),e.addEventListener("abort",()=>n.disconnect())}function X(t){for(let e of t){let n=p(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var se=new Map([["slow",2.2],["usual",1],["fast",.35]]),tt=class{#t="usual";#e=!1;#n=null;#s;constructor(e,n,s,o){this.time=
e,this.next=n,this.stands=s,o.addEventListener("abort",()=>clearTimeout(this.#s))}beat(e){e!==this.#n&&(this.#n=e,this.again())}set(e){
return this.#t=e,this.again(),se.has(e)}pause(e){this.#e=e,this.again()}again(){clearTimeout(this.#s);let[e,n]=[this.time(),
se.get(this.#t)];e&&n&&!this.#e?this.#s=setTimeout(this.next,e*n):e&&!n&&this.stands()}};function Cn(t,e,n){if(!t||!e)return!1;let s=e.at-t.at<500,o=Math.hypot(e.x-t.x,e.y-t.y)<=8;return s&&o&&e.at-n<200}function oe(t){
let[e,n]=[null,null],s=({detail:o,clientX:i,clientY:r})=>{o>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:t}),({detail:o},i)=>o>0&&Cn(e,n,i)}function ie(t){let e=p(t,".vfw-cover")??p(t,".vfw-prompt");return e&&ut(e)}function ut(t){let e=Number(C(t,"[data-questi\
on]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}var In="[data-pick], button[data-command], [data-local], [data-setting], [data-ask]";function ae(t,{command:e,focus:n,kept:s,
likings:o,menu:i,pace:r,painted:a,post:u},l,f){let d=g=>{t.classList.toggle("vfw-paused",g),r.pause(g)},m={save:()=>s.download(),
"save aside":()=>s.downloadAside(),menu:()=>i.toggle(),open:()=>i.chooseFile(),"whole screen":()=>Dt(t),pause:()=>d(!0),
"play on":()=>d(!1)},c=oe(f);l(t,"click",g=>{let k=C(g.target,In);if(!k)return;let{command:v,pick:x,local:N,setting:O,ask:R,
value:L=""}=k.dataset;N&&m[N](),O&&(o.like(O,L),k.scrollIntoView({block:"nearest"})),R&&u.send({kind:"ask",about:R}),!(N||
O||R||c(g,a.at))&&(x?u.send({kind:"pick",replies:[JSON.parse(x)],question:ut(k)}):v!==void 0&&(i.close(),k.closest(".vfw\
-menu")&&n.leadOn(),e(v,{value:L})))}),l(t,"submit",g=>{let k=g.target.closest("form[data-command]");k&&(g.preventDefault(),
e(k.dataset.command,Object.fromEntries(new FormData(k))))}),l(document,"keydown",({key:g})=>{let k=p(t,":popover-open")!==
null;g==="Escape"&&!k&&p(t,".vfw-cover [data-leaves]")?.click()});let w=({key:g,repeat:k})=>k&&(g==="Enter"||g===" ");l(
t,"keydown",g=>w(g)&&g.preventDefault(),{capture:!0}),l(t,"click",({target:g})=>re(t,g.closest("[data-tab]")?.dataset.tab)),
re(t,"log")}function re(t,e){if(e){t.dataset.tab=e;for(let n of y(t,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===e)}}var _n="section, header, div, ol, ul",Rn=["data-painted","data-linked"],Pn=["data-linked","data-lm-suppress-shortcuts"],
ce=new WeakMap;function le(t,e){let n=document.createElement("template");n.innerHTML=e;let[s,o]=[t.firstElementChild,n.content.
firstElementChild];o&&s?.matches(".vfw-replay")&&o.matches(".vfw-replay")?ue(s,o):fe(t,ce.get(t)??document.createDocumentFragment(),
n.content),ce.set(t,n.content)}function fe(t,e,n){let[s,o,i]=[t,e,n].map(({childNodes:a})=>[...a]);if(e.isEqualNode(n)&&
s.length===o.length)return;for(let a of Rn)t.removeAttribute(a);if(s.length!==o.length)return t.replaceChildren(...i.map(
dt));let r=0;i.forEach((a,u)=>{let l=o.findIndex((d,m)=>m>=r&&d.isEqualNode(a)),f=r<o.length&&!i.slice(u).some(d=>d.isEqualNode(
o[r]));if(l>=0){for(let d of s.slice(r,l))d.remove();r=l+1}else f?(Mn(s[r],o[r],a),r+=1):t.insertBefore(dt(a),s[r]??null)});
for(let a of s.slice(r))a.remove()}function Mn(t,e,n){t instanceof Element&&e instanceof Element&&n instanceof Element&&
$n(e,n)?(E(t,{"data-question":n.getAttribute("data-question")}),fe(t,e,n)):t.replaceWith(dt(n))}function $n(t,e){let[n,s]=[
t,e].map(o=>o.cloneNode());for(let o of[n,s])o.removeAttribute("data-question");return t.matches(_n)&&n.isEqualNode(s)}function dt(t){
return document.importNode(t,!0)}function ue(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!Pn.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,s]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===s.length&&n.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...s),t.removeAttribute("data-linked")}else n.forEach((i,r)=>ue(i,
s[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var Dn=["head","arc","prompt","record","hand","tabs","camps","log","table","cover","menu"],Hn=["cover","menu"],de="start\
 ending replay arc hand our-hand map-large on-stage hints coach".split(" ");function pe(t,e,n,s){let o=p(t,".vfw-layout"),
[i,r]=[".vfw-area-map",".vfw-area-rows"].map(f=>p(o,f)),a=Dn.map(f=>{let d=S("div",{class:`vfw-area-${f}`});return Hn.includes(
f)?t.append(d):o.insertBefore(d,f==="head"?i:r),{area:d,trait:`${f}_html`,painted:""}}),u=()=>{let f=a.filter(({area:m})=>m.
contains(document.activeElement)),d=[...new Set([...f,...a])].filter(m=>e.get(m.trait)!==m.painted);for(let m of d)m.painted=
e.get(m.trait),le(m.area,m.painted);return d.length>0};u();let l=()=>u()&&queueMicrotask(()=>s.aborted||n());e.on("chang\
e",l),s.addEventListener("abort",()=>{e.off("change",l);for(let{area:f}of a)f.remove()})}function et(t,e,...n){let s=t.filter(
o=>p(e,`.vfw-${o}`)).join(" ");for(let o of[e,...n])o.dataset.shows!==s&&(o.dataset.shows=s)}var he={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},Kn=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function me(t,e,n,s){let o,i="",r=()=>p(t,".vfw-replay"),a=()=>r()?.dataset.step,u=new W(e),
l=f=>f.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:f})=>l(f)&&u.take()),n(t,"input",({target:f})=>l(
f)&&u.want(f.value,a())),n(t,"change",({target:f})=>{(l(f)||f.matches(".vfw-replay select"))&&u.rest(f.name,f.value,a())}),
n(document,"keydown",f=>{let{key:d,target:m,repeat:c}=f,w=t.contains(m)||m.contains(t)&&t.classList.contains("vfw-whole-\
page"),g=r()&&!r()?.closest("[inert]"),k=w&&g&&!m.closest(Kn),v=d===" "&&m.closest("button, a, summary, [role=button]"),
x=f.ctrlKey||f.altKey||f.metaKey||f.shiftKey;!(d in he)||!k||v||x||(f.preventDefault(),(!c||u.isPainted(a()))&&u.send(he[d],
{},a()))}),s.addEventListener("abort",()=>clearTimeout(o)),{beat(){u.painted(a());let f=Number(r()?.dataset.goesOn??0),d=`${a()}\
 ${f}`;d!==i&&(i=d,clearTimeout(o),f&&(o=setTimeout(()=>e("play on"),f)))}}}function ge(t,e,n){let s=e.bottom+t.height+8<=n.height,o=e.top<n.height-e.bottom,i=s||o?e.bottom+4:e.top-t.height-4;return{
left:we(e.left,t.width,n.width),top:we(i,t.height,n.height)}}function we(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var Wn=350,Bn=250,qn=/^(word|card):/;function ve(t,e,n,s,o){let i=S("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"\
manual"});t.append(i);let r=null,a="",u=[],[l,f,d]=[!1,!1,""],m,c=new Map,w=h=>{f=h!==null,p(t,".vfw-map")?.dispatchEvent(
new CustomEvent("vfw-show-place",{detail:{key:h},cancelable:!0}))},g=()=>i.matches(":popover-open"),k=h=>{clearTimeout(m);
let A=h.dataset.sheet??"",I=A.match(/^place:(.*)$/)?.[1];if(I)return w(I);i.contains(h)?A!==a&&u.push(a):(r!==h&&(l=!1),
[r,u]=[h,[]]),a=A,(i.dataset.about!==A||!g())&&e(A)},v=()=>{a=u.pop()??"",e(a)},x=()=>p(i,"[data-close]"),N=()=>{if(!r)return;
let h=i.currentCSSZoom??1,A={width:i.offsetWidth*h,height:i.offsetHeight*h},{left:I,top:D}=ge(A,r.getBoundingClientRect(),
{width:innerWidth,height:innerHeight});Object.assign(i.style,{left:`${I/h}px`,top:`${D/h}px`})},O={fill(h,A){if(h!==a||!r?.
isConnected)return;let I=u.length?'<button type="button" class="vfw-button" data-back>Back</button>':"",M=`${A}<div clas\
s="vfw-close">${I}<button type="button" class="vfw-button" data-close>Close</button></div>`;if(g()&&M===d&&i.contains(document.
activeElement))return;i.innerHTML=d=M,i.dataset.about=h,et(["story","record","arc-table"],i),n(i),i.setAttribute("aria-l\
abel",p(i,"h2")?.textContent??"");let $=p(i,"p:not(.vfw-kicker)");$&&qn.test(h)&&c.set(h,$.textContent);for(let G of y(t,
"[data-told]"))E(G,{"data-told":null,"aria-describedby":null});$&&!r.matches("[aria-describedby]")&&Q(E(r,{"data-told":""}),
[$]),g()||i.showPopover(),N(),X(y(i,"ol")),l&&(p(i,"[data-back]")??x())?.focus({preventScroll:!0})},close(){if(clearTimeout(
m),f&&w(null),!g())return;let h=i.contains(document.activeElement);i.hidePopover(),h&&r?.isConnected&&r.focus({preventScroll:!0}),
[r,l,u]=[null,!1,[]]}},R=(h,A)=>{clearTimeout(m),m=setTimeout(A,h)},L=h=>h instanceof Node&&(i.contains(h)||r?.contains(
h)),F="";s(t,"pointermove",({clientX:h,clientY:A})=>F=`${h},${A}`,{capture:!0}),s(t,"pointerover",({target:h,pointerType:A,
clientX:I,clientY:D})=>{let M=h.closest("[data-sheet]");A!=="mouse"||l||F===`${I},${D}`||(M?R(Wn,()=>k(M)):L(h)?clearTimeout(
m):R(Bn,O.close))}),s(t,"focusin",({target:h})=>{h.matches("[data-sheet]:focus-visible")?(c.has(h.dataset.sheet)&&E(h,{"\
aria-description":c.get(h.dataset.sheet)}),k(h)):L(h)||O.close()}),s(t,"click",({target:h})=>{let A=h.closest("[data-she\
et]");A?(k(A),l=!0,g()&&x()?.focus({preventScroll:!0})):h.closest("[data-back]")?v():(h.closest("[data-close]")||!L(h))&&
O.close()}),s(t,"keydown",h=>{!h.target.matches("span[data-sheet]")||!["Enter"," "].includes(h.key)||(h.preventDefault(),
h.target.click())}),s(document,"keydown",h=>{let A=h.key==="Tab"&&!h.shiftKey&&h.target.matches?.(".vfw-opened [data-clo\
se]");(h.key==="Escape"||A)&&O.close()});let U=new ResizeObserver(N);return U.observe(i),o.addEventListener("abort",()=>{
clearTimeout(m),U.disconnect(),i.remove()}),O}function be(t,e){return e.map(s=>t.find(o=>o.value===s)).find(Boolean)??t[0]}function ke(t,e){return Object.entries(t).every(
([n,s])=>s.includes(e.get(n)))}var ye="vfw:choices";function Ae(t,e){let n=Fn(P(ye));e(t,"change",({target:o})=>{let i=o.closest("form[data-remembered]");
!i||o.dataset.setting||(n={...n,[o.name]:o.value},H(ye,JSON.stringify(n)),xe(i,n))});let s=!1;return{settle(){for(let i of T(
t,".vfw-start"))for(let r of[t,i.parentElement])r?.scrollTo(0,0);let o=s;s=!!p(t,".vfw-start"),o&&!s&&t.scrollTo(0,0);for(let i of T(
t,"form[data-remembered]")){for(let r of Se(i,"input:not([type=radio])"))r.value=n[r.name]??"";xe(i,n)}}}}function Fn(t){
try{return JSON.parse(t)??{}}catch{return{}}}function xe(t,e){for(let n of y(t,"[data-asks]")){let s=Ee(n,t);n.hidden=n.
disabled=!s;let o=Se(n,"input").filter(l=>{let f=C(l,"label"),d=f!==null&&Ee(f,t);return f&&(f.hidden=l.disabled=!d),d});
if(o.some(l=>l.dataset.setting))continue;let i=n.dataset.asks??"",a=y(t,"input[data-proposes]:checked").map(l=>JSON.parse(
l.dataset.proposes??"{}")[i]),u=[e[i],...a,...(n.dataset.usual??"").split(" ")];be(o,u).checked=!0}}function Ee(t,e){return ke(
JSON.parse(t.dataset.only??"{}"),new FormData(e))}function Se(t,e){return y(t,e)}var Un=":popover-open, .vfw-cover, .vfw-sheet-room > :not([hidden])",Gn=".vfw-map, input, select, textarea";function Oe(t,e,n,s){
let o=S("button",{type:"button",class:"vfw-to-question"},"Go to the question");t.prepend(o),e(o,"click",n),e(window,"key\
down",({key:r,target:a})=>{let u=t.contains(a)&&!a.closest(Gn);if(r!=="Escape"||!u||p(t,Un))return;let l=p(t,".vfw-promp\
t [data-leaves]");l?.focus(),l?l.click():n()},{capture:!0}),s.addEventListener("abort",()=>o.remove())}function Le(t,e){let[n,s]=[nt(t,1),nt(t,-1)],o=t.map(({y:i},r)=>({x:Math.max((n[r].x+s[r].x)/2,0),y:i}));return nt(nt(o,
1).map(({x:i,y:r})=>({x:Math.min(i,e.width),y:r})),-1)}function nt(t,e){let n=[];for(let{x:s,y:o}of e>0?t:t.toReversed()){
let i=n.filter(r=>Math.abs(r.y-o)<34).map(r=>e*r.x+34);n.push({x:e*Math.max(e*s,...i),y:o})}return e>0?n:n.reverse()}function Ne(t,e,n,s){
let o=n.flatMap(r=>r.flatMap((a,u)=>Yn(a,r[u+1]??a))),i=t.map((r,a)=>jn(r,e[a],t,o,s));return Ce(i,[]).boxes}function Ce(t,e){
if(!t.length)return{boxes:[],cost:0};let[n,...s]=t;return n.filter(({box:r})=>!r||!e.some(a=>Ie(r,a))).map(({box:r,cost:a})=>{
let u=Ce(s,r?[...e,r]:e);return{boxes:[r,...u.boxes],cost:a+u.cost}}).reduce((r,a)=>a.cost<r.cost?a:r)}function jn({x:t,
y:e},{width:n,height:s},o,i,r){let u=[t+20,t-20-n],l=(v,x)=>Math.max(0,Math.min(v,x)),f=[...u,t-n/2].map(v=>l(v,r.width-
n)),d=l(e-s/2,r.height-s),c=[...[e-20-s,e+20].flatMap(v=>f.map(x=>({left:x,top:v}))),...u.map(v=>({left:v,top:d}))].map(
({left:v,top:x})=>({left:v,top:x,right:v+n,bottom:x+s})),w=v=>v.left>=0&&v.top>=0&&v.right<=r.width&&v.bottom<=r.height,
g=c.filter(v=>w(v)&&!o.some(x=>Ie(v,zn(x)))),k=v=>o.some(x=>Te(v,x)<Te(v,{x:t,y:e}));return[...g.map(v=>({box:v,cost:i.filter(
x=>Jn(v,x)).length+(k(v)?1e4:0)})),{box:null,cost:1e6}]}function zn({x:t,y:e}){return{left:t-34/2,top:e-34/2,right:t+34/
2,bottom:e+34/2}}function Ie(t,e){return t.left<e.right&&e.left<t.right&&t.top<e.bottom&&e.top<t.bottom}function Jn(t,e){
return t.left<=e.x&&e.x<=t.right&&t.top<=e.y&&e.y<=t.bottom}function Te(t,{x:e,y:n}){return Math.hypot(Math.max(t.left-e,
0,e-t.right),Math.max(t.top-n,0,n-t.bottom))}function Yn(t,e){let n=Math.max(1,Math.ceil(Math.hypot(e.x-t.x,e.y-t.y)/4));
return Array.from({length:n},(s,o)=>({x:t.x+(e.x-t.x)*o/n,y:t.y+(e.y-t.y)*o/n}))}var pt=".vfw-arc-drawn",Vn=[0,100],_e=`${pt} .vfw-arc-label`;function Re(t,e){let n=new ResizeObserver(()=>{let s=p(t,pt);
s&&Qn(s)});return e.addEventListener("abort",()=>n.disconnect()),{beat(){let s=p(t,pt);if(!(!s||!T(t,_e).length)){n.disconnect();
for(let o of[s,...y(t,_e)])n.observe(o)}}}}function Qn(t){let e={width:t.clientWidth,height:t.clientHeight},[n,s]=[".vfw\
-arc-disc",".vfw-arc-label"].map(d=>y(t,d)),o=(d,m)=>({x:d/100*e.width,y:m/100*e.height}),i=n.map(({style:d})=>o(parseFloat(
d.left),parseFloat(d.top))),r=s.map(({offsetWidth:d,offsetHeight:m})=>({width:d+1,height:m+1})),u=[...t.querySelectorAll(
"polyline")].map(({points:d})=>[...d].map(({x:m,y:c})=>o(m,c))),l=Le(i,e),f=Ne(l,r,[...u,Vn.map(d=>o(d,50))],e);n.forEach(
({style:d},m)=>{d.marginLeft=`${l[m].x-i[m].x}px`}),s.forEach((d,m)=>{let c=f[m];E(d,{"data-goes":c?c.left+c.right<2*l[m].
x?"left":"right":"nowhere"}),c&&Object.assign(d.style,{left:`${c.left}px`,top:`${c.top}px`})})}function Pe(t){let e=Zn(t);return n=>{for(let s of y(n,"span[data-sheet]:not(.vfw-ref)"))Me(s);for(let s of y(n,"[data-n\
ames]:not([data-linked])")){ts(s,e,t);for(let o of[s,...s.children])E(o,{"data-linked":""})}}}function Zn(t){let n=Object.
keys(t).sort((s,o)=>o.length-s.length).map(s=>s.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<!\
[\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d])`,"gu")}function Xn(t,e){let n=[],s=0;for(let{0:o,index:i}of t.matchAll(e))n.
push(t.slice(s,i),o),s=i+o.length;return[...n,t.slice(s)]}function Me(t){Object.assign(t,{className:"vfw-ref",role:"butt\
on",tabIndex:0})}function ts(t,e,n){let{SHOW_TEXT:s,SHOW_ELEMENT:o,FILTER_REJECT:i,FILTER_ACCEPT:r,FILTER_SKIP:a}=NodeFilter,
u=document.createTreeWalker(t,s|o,f=>f instanceof Text?r:f.matches("[data-linked]")?i:a),l=[];for(;u.nextNode();)l.push(
u.currentNode);for(let f of l){let d=Xn(f.data,e);d.length>1&&f.replaceWith(...d.map((m,c)=>c%2?es(m,n[m]):m))}}function es(t,e){
let n=document.createElement("span");return n.textContent=t,n.dataset.sheet=e,Me(n),n}var ns="As you play by key, the computer waits after each step until you go on. The menu changes its pace.",ss="This bro\
wser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",gi=St(async({model:t,
el:e,post:n},s)=>{e.classList.add("vfw-page-widget");let i=await yt(()=>{let r=e.closest(".vfw-panel");return r&&p(r,".v\
fw-area-map")&&p(r,".vfw-area-rows")&&r},s);i&&os(i,t,n,s)});function os(t,e,n,s){let o=bt(s);o(t,"focusin",({target:b})=>E(
b,xt),{capture:!0}),pe(t,e,()=>ht(),s);let i=e.get("whole_page")&&!gt(t);t.classList.toggle("vfw-whole-page",i),t.dataset.
game=e.get("game");let r=i?[document.body]:[];te(t,o);let a={question:null,at:0,isBehind:!1,isLocked:!1},u=(b,_={})=>n.send(
{kind:"command",name:b,fields:_,question:a.question}),l=Ht(t,s),f=new Z(e.get("slot"),()=>It(t,"vfw-banner",ss));Nt(f.key,
()=>f.isOpen&&n.send({kind:"elsewhere"}),s);let d=Yt(t,o),m=()=>p(t,":popover-open")!==null,c=()=>m()?0:Number(p(t,".vfw\
-prompt")?.dataset.pace??0),[w,g]=[!1,!1],k=()=>{w&&!g&&!q().pace&&l.say(ns),g||=w},v=new tt(c,()=>u("next"),k,s);o(t,"t\
oggle",({target:b})=>b.popover&&v.again(),{capture:!0});let x=Ft(t,o),N="",O=$t(t,b=>{let{pace:_,help:We,learned:Be,sensitivity:qe,
keys:Fe}=b;x.isOn=Fe!=="off";let st={kind:"manner",shows_steps:_!=="none",help:We,learned:Be,sensitivity:qe};JSON.stringify(
st)!==N&&n.send(st),N=JSON.stringify(st),t.classList.toggle("vfw-unpaced",!v.set(_))},s);Ut(o,b=>{w=b,O.expect(b?{pace:"\
one"}:{})});let L=ve(t,b=>n.send({kind:"sheet",about:b}),b=>$(b),o,s);Vt(t,o);let F=me(t,u,o,s),U=qt(t,u,o),h=Re(t,s),I=Xt(
t,o,f,b=>n.send({kind:"open",save:b}),()=>n.send({kind:"too large"})),D=Ae(t,o),M=zt(t,o);Oe(t,o,()=>d.toHeadline(),s);let $=Pe(
e.get("names")),G=()=>et(de,t,...r);o(t,"vfw-map-sized",G);let ht=()=>{G();let b=ie(t),_=b!==a.question;p(t,".vfw-stage-\
map:empty")&&t.dispatchEvent(new CustomEvent("vfw-stage")),_&&(Object.assign(a,{question:b,at:performance.now()}),L.close()),
$e(t,a.isLocked),$(t),M.settle(),Jt(t),D.settle(),O.show(),ee(t),d.settle(_),v.beat(b),F.beat(),U.beat(),h.beat()};ae(t,
{command:u,focus:d,kept:f,likings:O,menu:I,pace:v,painted:a,post:n},o,s),ne(t,s),o(t,"vfw-leave-map",()=>d.toHeadline()),
o(t,"vfw-say",b=>l.say(b.detail.text));let De=b=>{b.kind==="begin"&&f.begin(b.header,b.put_aside),b.kind==="append"&&!f.
append(b.from,b.entries)&&n.send({kind:"keep whole"}),b.kind==="like"&&O.like(b.name,b.value),b.kind==="download"&&K(b.name,
b.text),b.kind==="sheet"&&L.fill(b.about,b.html);let _=b.kind==="pong"&&b.question!==a.question;_&&a.isBehind&&n.send({kind:"\
paint whole"}),b.kind==="pong"&&(a.isBehind=_&&!a.isBehind)},mt=()=>l.tell(e.get("said"));n.listen(De,s),e.on("change:sa\
id",mt),s.addEventListener("abort",()=>{for(let b of r)delete b.dataset.shows;e.off("change:said",mt)}),O.begin(),ht(),is(
t,e,n,f,a,s);let{goesOn:He=!1,isUnsent:Ke=!1}=n.watch.cameBack??{};n.send({kind:"held",save:f.whole(),goes_on:He,is_unsent:Ke})}
function is(t,e,n,s,o,i){let r={root:t,post:n,keeps:()=>s.works||e.get("is_kept")?". Your game is kept in this browser.":
", and this browser keeps no games.",isCurrent:a=>a.question===o.question,changed(a){return o.isLocked=a,$e(t,a),a},goesOn:()=>s.
isOpen&&!p(t,".vfw-start, .vfw-coach")};n.watch.over(r,i)}function $e(t,e){let n=p(t,".vfw-cover");for(let s of y(t,".vf\
w-layout, .vfw-to-question"))s.inert=e||n!==null;n&&(n.inert=e),n&&!t.matches(".vfw-whole-page")&&E(n,{"aria-modal":null})}export{gi as default};
