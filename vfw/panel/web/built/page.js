var G=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((n,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,n,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:n,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:n,number:s,message:o}=t;
this.transmit(n,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,n){try{t.transmit(n)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:n}){let[s]=this.waiting;return t!==this.page||n!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(n=>n.post!==t),this.send()}};function pt(e){return({model:t,el:n})=>{let s=new AbortController;return e({model:t,el:n},s.signal),()=>s.abort()}}function F(){return document.body.dataset.voila!==void 0}function ht(e){return e.closest(".jp-NotebookPanel")!==null}async function mt(e,t){let{baseUrl:n}=e.serverSettings,s=o=>fetch(n+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${e.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function wt(e){return(t,n,s,o={})=>t.addEventListener(n,s,{signal:e,...o})}function E(e,t,...n){let s=document.createElement(
e);return s.append(...n),y(s,t)}function y(e,t){for(let[n,s]of Object.entries(t))s===null?e.removeAttribute(n):e.getAttribute(n)!==String(s)&&e.setAttribute(
n,String(s));return e}function u(e,t){return e.querySelector(t)}function k(e,t){return[...e.querySelectorAll(t)]}function C(e,t){
return e.closest(t)}function T(e,t){let n=k(e,`${t}:not([data-painted])`);for(let s of n)s.dataset.painted="";return n}function gt(){
return document.activeElement}async function vt(e,t){for(;!t.aborted;){let n=await e();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var kt={"data-lm-suppress-shortcuts":"true"};var z=class{#t=null;constructor(t){this.quiet=E("div",{class:"vfw-sending",role:"status"}),this.banner=E("div",{class:"v\
fw-banner",role:"alert"}),this.button=E("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=E("p",{}),this.box=E("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let n=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(t,n){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function bt(e,t){try{sessionStorage.setItem(e,JSON.stringify(t))}catch{}}function yt(e){try{let t=JSON.parse(sessionStorage.
getItem(e)??"null");return sessionStorage.removeItem(e),t}catch{return null}}var st=2500,Pe=2e3,Ke=8e3,ot=2e3,$e=1e4,He=25e3,We=3e4,qe=500,J=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=yt(this.#t),setInterval(()=>this.beat(),qe);for(let n of["online","offline"])addEventListener(
n,()=>this.ping())}over(t,n){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new z(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?st/2:st)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>st+1e3||this.isCut)&&t-this.lookedAt>ot&&this.look(),
t-this.heardAt>Ke&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Pe)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!F()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:n})=>n));for(let n of t)this.
line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(t,n){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===n&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:n}]=this.rooms,s=F()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${n()}${s}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(F()||this.line.posts.size))return;this.isOut=!0;let n=await mt(t,this.line.posts.size>0);n==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>He&&(n="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<We;n==="gone"&&F()&&!s&&this.
loadAgain(),n==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let n=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,n(ot)]);return await n(
1e3),i&&this.heardAt<s}openSocket(t){let n=t.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?$e:ot)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.
waiting.length>0;bt(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function xt(e){return()=>{let t;return{initialize({model:n,signal:s}){t=new it(n,s)},render:pt((n,s)=>e({...n,post:t},s))}}}
var it=class{hearers=new Set;constructor(t,n){this.model=t;let{line:s,watch:o}=Be(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.line.leave(this))}send(t,n){
this.line.put(this,t,n)}transmit(t){this.model.send(t)}listen(t,n){this.hearers.add(t),n.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:n,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...n}).filter(a=>o.has_model(a)),r=await Promise.all(i.map(a=>o.
get_model(a)));r.forEach((a,d)=>a.set_state(t[i[d]]??{})),this.line.taken(s)&&r.forEach((a,d)=>{for(let l of n[i[d]]??[])
a.trigger("msg:custom",l)})}tell(t){for(let n of this.hearers)n(t)}};function Be(e){let t=globalThis,n=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=n.get(e);if(!s){let o=new G(()=>e.kernel??null);s={line:o,watch:new J(o)},n.set(e,s)}return s}function P(e){try{return localStorage.getItem(e)??""}catch{return""}}function W(e,t){try{return localStorage.setItem(e,t),
!0}catch{return!1}}function Et(e){return`vfw:${e}`}function At(e){let t=document.documentElement.dataset;t.vfwKeepsNothing||
e(),t.vfwKeepsNothing="told"}function Fe(e){let t=[];for(let n;n=P(`${e}:put aside ${t.length+1}`);)t.push(n);return t}function St(e){
try{let[t,n]=[localStorage.getItem(e),Fe(e)];return t&&!n.includes(t)&&localStorage.setItem(`${e}:put aside ${n.length+1}`,
t),!0}catch{return!1}}function Y(e){try{return Object.keys(localStorage).filter(t=>t.startsWith(`${e}:`)&&t.includes(":p\
ut aside ")).sort((t,n)=>t.localeCompare(n,"en",{numeric:!0}))}catch{return[]}}function Ot(e,t,n){addEventListener("storage",s=>e&&s.key===e&&t(),{signal:n})}function q(e,t){let n=document.createElement("a"),s=e.endsWith(".svg")?"image/svg+xml":"application/json";n.href=URL.createObjectURL(
new Blob([t],{type:s})),n.download=e,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function Tt(e,t=n=>n){Y(e).
forEach((n,s)=>{q(`votes-for-women-put-aside-${s+1}.json`,t(P(n),n))})}function Lt(e,t,n,s){let o=E("div",{class:t,role:"\
status"});e.prepend(o);let i=E("div",{},E("p",{},n)),r=(a,d)=>{let l=E("button",{type:"button",class:"vfw-button"},a);l.
addEventListener("click",d),i.append(l)};s&&r("Save it as a file",()=>q(...s())),r("Close",()=>o.remove()),requestAnimationFrame(
()=>o.append(i))}var rt="vfw:likings",Ct="vfw-likings",De={size:"1",light:"system",motion:"system"},at={...De,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},Me=["keys","stage"],Ue={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},je={1:1,2:1.2,3:1.45};function Ge(e){try{let t=Object.entries(JSON.parse(e)??{}).filter(([,s])=>typeof s==
"string"),n=Object.keys(at).every(s=>Me.includes(s)||t.some(([o])=>o===s));return Object.fromEntries(n?t.filter(([s,o])=>o!==
It(s)):t)}catch{return{}}}function It(e){return at[e]}function Nt(e,t={}){let n={...at,...t,...e};for(let[s,o]of Object.
entries(Ue))o.includes(n[s])||(n[s]=It(s));return n}function D(){return Ge(document.documentElement.dataset.vfwLikings??
P(rt))}function ze(e,t){let n=JSON.stringify({...D(),[e]:t});document.documentElement.dataset.vfwLikings=n,W(rt,n),document.
dispatchEvent(new Event(Ct))}function Je(e,t){document.addEventListener(Ct,e,{signal:t}),_t().addEventListener("change",
e,{signal:t});let n=({key:s})=>{s===rt&&(delete document.documentElement.dataset.vfwLikings,e())};addEventListener("stor\
age",n,{signal:t})}function Ye(e){return je[e.size]??1}function Ve(e,t){return e.light==="dark"||!["light","contrast"].includes(
e.light)&&t}function _t(){return matchMedia("(prefers-color-scheme: dark)")}function Qe(e,t){for(let n of k(e,"[data-set\
ting]")){let s=t[n.dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=s:n.ariaPressed!==String(
s)&&(n.ariaPressed=String(s))}}function Rt(e,t,n){let s={},o=Nt(D()),i=()=>{o=Nt(D(),s),e.dataset.size=o.size,e.style.setProperty(
"--vfw-zoom",`calc(${Ye(o)} * var(--vfw-usual-zoom, 1))`),e.style.zoom="var(--vfw-zoom)";let a=Ve(o,_t().matches);e.classList.
toggle("vfw-dark",a),document.documentElement.classList.toggle("vfw-dark-page",a),e.classList.toggle("vfw-still",o.motion===
"still"),r.show(),t(o)},r={begin:i,like:ze,expect(a){s=a,i()},show:()=>Qe(e,o)};return Je(i,n),r}function Pt(e){document.
fullscreenElement?document.exitFullscreen():(e.classList.contains("vfw-whole-page")?document.documentElement:e).requestFullscreen()}var Ze=40;function Kt(e,t){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=e.appendChild(
E("div",n));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...r]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...r.filter(Boolean))},say(...o){for(s.append(...o.map(i=>E("p",{},i)));s.
childElementCount>Ze;)s.firstElementChild?.remove()}}}function V(e,t){let n=e.map(([s])=>Math.abs(s-t));return n.indexOf(Math.min(...n))}function $t(e,t){let n=e.findIndex(([
,s])=>s>t);return n<0?e.length-1:Math.max(n-1,0)}function Ht(e,t,n,s){let[o,i]=[n.length-1,n[t][0]],r=s.find(l=>l>i),a=s.
filter(l=>l<i).at(-1),d={ArrowLeft:()=>t-1,ArrowDown:()=>t-1,ArrowRight:()=>t+1,ArrowUp:()=>t+1,PageUp:()=>r===void 0?o:
V(n,r),PageDown:()=>a===void 0?0:V(n,a),Home:()=>0,End:()=>o};return e in d?Math.min(Math.max(d[e](),0),o):void 0}var B=class{#t="";#e=null;constructor(t){this.command=t}take(){this.#t=""}send(t,n,s){this.#t=s,this.command(t,n)}isPainted(t){
return this.#t!==t}want(t,n){this.isPainted(n)?t!==n&&this.send("go",{value:t},n):this.#e=t}rest(t,n,s){this.#e=null,this.
send(t,{value:n},s)}painted(t){if(this.isPainted(t)&&(this.#t=""),this.#t||this.#e===null)return;let n=this.#e;this.#e=null,
n!==t&&this.send("go",{value:n},t)}get isUnderWay(){return!!this.#t||this.#e!==null}};var Wt=".vfw-arc-plot",Xe="button, a";function qt(e,t,n){let s=new B(t),[o,i]=[0,""],r=!1,a=()=>u(e,".vfw-arc-moments")?.
dataset,d=()=>JSON.parse(a()?.moments??"[]"),l=()=>u(e,".vfw-arc-moment")?.dataset.step,c=f=>{let[v,,g]=f[o],[b,S,O]=[".\
vfw-arc-at",".vfw-arc-handle",".vfw-arc-tag"].map(L=>u(e,L));if(!b||!S||!O)return;for(let L of[b,O])L.style.setProperty(
"--at",`${v}%`);y(S,{"aria-valuemax":f.length-1,"aria-valuenow":o,"aria-valuetext":g});let N=u(O,"span");N&&(N.textContent=
g.split(", between")[0].replace(": "," · "));let[A,_]=O.querySelectorAll("button");y(A,{"aria-disabled":String(o===0)}),
y(_,{"aria-disabled":String(o===f.length-1)})},m=f=>{let v=d();f===o||!v[f]||(o=f,c(v),s.want(String(v[o][1]),l()))},p=({
clientX:f})=>{let v=u(e,Wt)?.getBoundingClientRect();v&&m(V(d(),100*(f-v.left)/v.width))};n(e,"pointerdown",f=>{let v=f.
target.closest(Wt);!v||f.button||f.target.closest(Xe)||(s.take(),r=!0,v.setPointerCapture(f.pointerId),p(f))}),n(e,"poin\
termove",f=>r&&p(f));for(let f of["pointerup","pointercancel"])n(e,f,()=>{r&&u(e,".vfw-arc-handle")?.focus({preventScroll:!0}),
r=!1});return n(e,"keydown",f=>{if(f.ctrlKey||f.altKey||f.metaKey||f.shiftKey||!f.target.matches(".vfw-arc-handle"))return;
let g=Ht(f.key,o,d(),JSON.parse(a()?.parts??"[]"));g!==void 0&&(f.preventDefault(),m(g))}),n(e,"click",({target:f})=>{let v=Number(
f.closest("[data-arc]")?.dataset.arc??0);v&&m(o+v)}),{beat(){let f=d();if(!f.length)return;s.painted(l());let v=l()??"";
v!==i&&String(f[o]?.[1])!==v&&!r&&!s.isUnderWay&&(o=$t(f,Number(v))),i=v,o=Math.min(o,f.length-1),c(f)}}}var tn=".vfw-map, input, select, textarea, [contenteditable]";function Bt(e,t){let n={isOn:!0};return t(document,"keydow\
n",s=>{let{key:o,target:i,altKey:r,ctrlKey:a,metaKey:d,repeat:l}=s,c=e.contains(i)||i.contains(e)&&e.classList.contains(
"vfw-whole-page");!n.isOn||!c||r||a||d||l||/^[a-z]$/i.test(o)&&!i.closest(tn)&&u(e,`[data-ask][aria-keyshortcuts="${o.toUpperCase()}\
"]`)?.click()}),n}var en=/^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u,nn="input:not([type=radio], [type=checkbox]), textarea,\
 [contenteditable]";function Ft(e,t){let n=!1,s=o=>{o!==n&&(n=o,t(n))};e(document,"keydown",o=>sn(o)&&s(!0),{capture:!0}),
e(document,"click",({isTrusted:o,detail:i,target:r})=>{o&&(!i&&r.closest("button, [role=button]")&&s(!0),i&&r.closest('[\
data-command="next"]')&&s(!1))},{capture:!0})}function sn({key:e,altKey:t,ctrlKey:n,metaKey:s,target:o}){let i=[...e].length===
1&&o.closest?.(nn);return en.test(e)&&!t&&!n&&!s&&!i}var lt=".vfw-tabs, .vfw-hand, .vfw-camps, .vfw-table, .vfw-log",ct="button, a[href], [role=button], summary, ol[tabindex\
]",Dt="Arrow keys go from one to the next.",on={ArrowRight:1,ArrowLeft:-1},rn={ArrowDown:1,ArrowUp:-1};function Mt(e){return e.
matches(lt)?Dt:""}function Ut(e,t){let n=o=>C(o,lt),s=o=>k(o,ct);return t(e,"focusin",({target:o})=>{let i=n(o);if(!i||!o.
matches(ct))return;let r=u(i,"ol[tabindex]")??o;for(let a of s(i))y(a,{tabindex:a===r?0:-1})}),t(e,"keydown",o=>{let{key:i,
target:r,altKey:a,ctrlKey:d,metaKey:l,shiftKey:c}=o,m=u(e,".vfw-replay")?rn:on,p=i in m&&!(a||d||l||c)&&n(r);if(!p||!r.matches(
ct))return;let f=s(p).filter(g=>g.checkVisibility({visibilityProperty:!0})),v=f[f.indexOf(r)+m[i]];v&&(o.preventDefault(),
o.stopPropagation(),v.focus())}),{settle(){for(let o of T(e,`:is(${lt})`)){y(o,{"aria-description":Dt});let i=s(o),r=u(o,
"ol[tabindex]")??i[0];for(let a of i)y(a,{tabindex:a===r?0:-1});i.length&&o.matches("[tabindex]")&&y(o,{tabindex:-1})}}}}var an=".vfw-prompt > h2, .vfw-prompt > .vfw-choices > button:first-child",cn=".vfw-hand, .vfw-map svg[role=group], .vfw\
-map-table [role=region]",ln=0;function jt(e){for(let s of T(e,".vfw-hand .vfw-face")){let o=u(s,".vfw-card-button")??u(
s,"h3 [data-sheet]");o&&Q(o,k(s,"p:not(.vfw-era)"))}let t=u(e,".vfw-prompt .vfw-coach");if(t)for(let s of k(e,an))Q(s,[t]);
let n=t?k(t,"p").map(({textContent:s})=>s):[];for(let s of k(e,cn))y(s,{"aria-description":[...n,Mt(s)].filter(Boolean).
join(" ")||null})}function Q(e,t){for(let n of t)n.id||=`vfw-words-${++ln}`;y(e,{"aria-describedby":t.map(({id:n})=>n).join(
" ")})}var fn=["pick","command","value","key","local","setting","sheet","tab"],un=["log","camps","table","record"],dn='button, \
a[href], [tabindex="0"]';function Gt(e,t){let n=null,[s,o]=[!1,!1],i=!1;t(document,"keydown",()=>i=!0,{capture:!0}),t(document,
"pointerdown",()=>i=!1,{capture:!0}),t(document,"focusin",({target:p})=>{let f=p.closest?.("[data-region]")?.dataset.region;
n=e.contains(p)?{region:f,selector:pn(p)}:null,o=!1}),t(e,"toggle",({target:p})=>{p instanceof HTMLDetailsElement&&p.matches(
".vfw-prompt > details")&&(s=p.open)},{capture:!0});let a=p=>k(e,p).find(hn),d=()=>{let f=(a(".vfw-cover")?[".vfw-cover \
[data-first]"]:[".vfw-prompt .vfw-choices .vfw-primary",...s?[".vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-ch\
oice][tabindex="0"]',".vfw-hand [data-pick]",".vfw-prompt [data-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(
a).find(Boolean);f?.focus({preventScroll:!i||f.closest(".vfw-map")!==null})},l=()=>{let{region:p,selector:f}=n??{},g=[...f?
[f]:[],...un.includes(p??"")?[dn]:[]].map(b=>a(`[data-region="${p}"] :is(${b})`)).find(Boolean);return g&&g.focus({preventScroll:!0}),
!!g},c="",m=()=>{let p=c&&a(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(c))}"]`),f=u(e,".vfw-hand .vfw-playing [d\
ata-sheet^='card:']")?.dataset.sheet?.slice(5);c=u(e,".vfw-cover")?.dataset.card??f??"",p&&p.focus({preventScroll:!i})};
return{settle(){m();for(let v of T(e,".vfw-prompt > details"))v.open=s;T(e,".vfw-prompt [data-first]")[0]?.focus({preventScroll:!i}),
T(e,".vfw-hints .vfw-chance")[0]?.scrollIntoView({block:"nearest"});let p=gt(),f=!p||p===document.body||p.closest("[iner\
t]");(o||f&&n&&!l())&&d(),o=!1},leadOn:()=>o=!0,toHeadline:()=>u(e,".vfw-prompt h2")?.focus()}}function pn({dataset:e}){
return fn.filter(t=>e[t]!==void 0).map(t=>`[data-${t}="${CSS.escape(e[t]??"")}"]`).join("")}function hn(e){return e.checkVisibility()&&
!e.closest("[inert]")}function zt(e,t){t(e,"click",n=>{let s=n.target.closest(".vfw-prose a[href^='#']");if(!s)return;n.preventDefault();let o=u(
s.closest(".vfw-prose"),`#${CSS.escape(s.hash.slice(1))}`);o&&(C(o,"details")?.setAttribute("open",""),o.tabIndex=-1,o.focus())})}var Z=class{#t=[];#e="";#n;#s;constructor(t,n){this.key=t&&Et(t),this.works=this.#n=!!t,this.#s=n}begin(t,n){this.#t=[JSON.
stringify(t)],n&&(this.#e=this.whole(),this.#n&&=St(this.key)),this.#o()}append(t,n){return this.#t.length-1<t?!1:(this.#t=
[...this.#t.slice(0,t+1),...n.map(s=>JSON.stringify(s))],this.#o(),!0)}whole(){return this.key?Jt(P(this.key)):""}get isOpen(){
return this.#t.length>0}download(){q("votes-for-women.json",this.#e||this.whole())}get hasAside(){return Y(this.key).length>
0}downloadAside(){let t=n=>n.startsWith(`${this.key}:put aside `);Tt(this.key,(n,s)=>t(s)?Jt(n):n)}#o(){this.key&&(this.
works=this.#n&&W(this.key,this.#t.join(`
`)),this.works||At(this.#s))}};function Jt(e){let[t,...n]=e.split(`
`);return t.startsWith("{")?`${t.slice(0,-1)},"replies":[${n.join(",")}]}`:e}var Yt=4e6;function Vt(e,t,n,s,o){let i=()=>u(e,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>u(e,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),d={toggle(){if(r())return d.close();e.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let l=i()?.contains(document.
activeElement);i()?.hidePopover(),l&&a()?.focus()},chooseFile:()=>u(e,".vfw-menu [data-open]")?.click()};return t(document,
"keydown",l=>l.key==="Escape"&&d.close()),t(document,"pointerdown",({target:l})=>{l.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||d.close()}),t(e,"change",async({target:l})=>{if(!l.matches("[data-open]")||!l.files.length)return;let[
c]=l.files;l.value="";let m=mn(await c.slice(0,Yt).text(),c.size);d.close(),m===null?o():s(m)}),d}function mn(e,t){return t<=
Yt?e:e.includes(`
`)?e.split(`
`,1)[0]:null}var wn="button, summary, input, select, textarea, a[href], [tabindex='0']";function Qt(e,t){t(e,"keydown",n=>{let{key:s,
shiftKey:o,target:i}=n,r=s==="Tab"&&C(i,".vfw-cover[aria-modal]");if(!r)return;let a=k(r,wn).filter(l=>l.tabIndex>=0&&l.
checkVisibility()),d=gn(a.indexOf(i),a.length,o);d!==null&&(n.preventDefault(),a[d].focus())})}function gn(e,t,n){return t?
n?e<=0?t-1:null:e===t-1?0:null:null}function Zt(e){X(T(e,".vfw-log ol"));for(let t of T(e,".vfw-hand ul"))t.scrollLeft=(u(t,".vfw-playing")?.offsetLeft??0)-
t.offsetLeft-8}function Xt(e,t){let n=new ResizeObserver(()=>X(k(e,".vfw-log ol"))),s=u(e,".vfw-area-log");s&&n.observe(
s),t.addEventListener("abort",()=>n.disconnect())}function X(e){for(let t of e){let n=u(t,"[aria-current]");t.scrollTop=
n?n.offsetTop-t.offsetTop-t.clientHeight/2:t.scrollHeight}}var te=new Map([["slow",2.2],["usual",1],["fast",.35]]),tt=class{#t="usual";#e=!1;#n=null;#s;constructor(t,n,s,o){this.time=
t,this.next=n,this.stands=s,o.addEventListener("abort",()=>clearTimeout(this.#s))}beat(t){t!==this.#n&&(this.#n=t,this.again())}set(t){
return this.#t=t,this.again(),te.has(t)}pause(t){this.#e=t,this.again()}again(){clearTimeout(this.#s);let[t,n]=[this.time(),
te.get(this.#t)];t&&n&&!this.#e?this.#s=setTimeout(this.next,t*n):t&&!n&&this.stands()}};function vn(e,t,n){if(!e||!t)return!1;let s=t.at-e.at<500,o=Math.hypot(t.x-e.x,t.y-e.y)<=8;return s&&o&&t.at-n<200}function ee(e){
let[t,n]=[null,null],s=({detail:o,clientX:i,clientY:r})=>{o>0&&([t,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:e}),({detail:o},i)=>o>0&&vn(t,n,i)}function ne(e){let t=u(e,".vfw-cover")??u(e,".vfw-prompt");return t&&ft(t)}function ft(e){let t=Number(C(e,"[data-questi\
on]")?.dataset.question??NaN);return Number.isNaN(t)?null:t}var kn="[data-pick], button[data-command], [data-local], [data-setting], [data-ask]";function oe(e,{command:t,focus:n,kept:s,
likings:o,menu:i,pace:r,painted:a,post:d},l,c){let m=g=>{e.classList.toggle("vfw-paused",g),r.pause(g)},p={save:()=>s.download(),
"save aside":()=>s.downloadAside(),menu:()=>i.toggle(),open:()=>i.chooseFile(),"whole screen":()=>Pt(e),pause:()=>m(!0),
"play on":()=>m(!1)},f=ee(c);l(e,"click",g=>{let b=C(g.target,kn);if(!b)return;let{command:S,pick:O,local:N,setting:A,ask:_,
value:L=""}=b.dataset;N&&p[N](),A&&(o.like(A,L),b.scrollIntoView({block:"nearest"})),_&&d.send({kind:"ask",about:_}),!(N||
A||_||f(g,a.at))&&(O?d.send({kind:"pick",replies:[JSON.parse(O)],question:ft(b)}):S!==void 0&&(i.close(),b.closest(".vfw\
-menu")&&n.leadOn(),t(S,{value:L})))}),l(e,"submit",g=>{let b=g.target.closest("form[data-command]");b&&(g.preventDefault(),
t(b.dataset.command,Object.fromEntries(new FormData(b))))}),l(document,"keydown",({key:g})=>{let b=u(e,":popover-open")!==
null;g==="Escape"&&!b&&u(e,".vfw-cover [data-leaves]")?.click()});let v=({key:g,repeat:b})=>b&&(g==="Enter"||g===" ");l(
e,"keydown",g=>v(g)&&g.preventDefault(),{capture:!0}),l(e,"click",({target:g})=>se(e,g.closest("[data-tab]")?.dataset.tab)),
se(e,"log")}function se(e,t){if(t){e.dataset.tab=t;for(let n of k(e,"[data-tab]"))n.ariaPressed=String(n.dataset.tab===t)}}var bn="section, header, div, ol, ul",yn=["data-painted","data-linked"],xn=["data-linked","data-lm-suppress-shortcuts"],
ie=new WeakMap;function re(e,t){let n=document.createElement("template");n.innerHTML=t;let[s,o]=[e.firstElementChild,n.content.
firstElementChild];o&&s?.matches(".vfw-replay")&&o.matches(".vfw-replay")?ce(s,o):ae(e,ie.get(e)??document.createDocumentFragment(),
n.content),ie.set(e,n.content)}function ae(e,t,n){let[s,o,i]=[e,t,n].map(({childNodes:a})=>[...a]);if(t.isEqualNode(n)&&
s.length===o.length)return;for(let a of yn)e.removeAttribute(a);if(s.length!==o.length)return e.replaceChildren(...i.map(
ut));let r=0;i.forEach((a,d)=>{let l=o.findIndex((m,p)=>p>=r&&m.isEqualNode(a)),c=r<o.length&&!i.slice(d).some(m=>m.isEqualNode(
o[r]));if(l>=0){for(let m of s.slice(r,l))m.remove();r=l+1}else c?(En(s[r],o[r],a),r+=1):e.insertBefore(ut(a),s[r]??null)});
for(let a of s.slice(r))a.remove()}function En(e,t,n){e instanceof Element&&t instanceof Element&&n instanceof Element&&
An(t,n)?(y(e,{"data-question":n.getAttribute("data-question")}),ae(e,t,n)):e.replaceWith(ut(n))}function An(e,t){let[n,s]=[
e,t].map(o=>o.cloneNode());for(let o of[n,s])o.removeAttribute("data-question");return e.matches(bn)&&n.isEqualNode(s)}function ut(e){
return document.importNode(e,!0)}function ce(e,t){for(let i of e.getAttributeNames())!t.hasAttribute(i)&&!xn.includes(i)&&
e.removeAttribute(i);for(let{name:i,value:r}of t.attributes)e.getAttribute(i)!==r&&e.setAttribute(i,r);let[n,s]=[[...e.childNodes],
[...t.childNodes]];if(!(n.length===s.length&&n.every((i,r)=>i.nodeName===s[r].nodeName))||s.some(i=>i instanceof Text)){
if(e.innerHTML===t.innerHTML)return;e.replaceChildren(...s),e.removeAttribute("data-linked")}else n.forEach((i,r)=>ce(i,
s[r]));e.matches("input, select")&&!e.matches(":active")&&(e.value=t.value)}var Sn=["head","arc","prompt","record","hand","tabs","camps","log","table","cover","menu"],On=["cover","menu"],le="start\
 ending replay arc hand our-hand map-large on-stage hints coach".split(" ");function fe(e,t,n,s){let o=u(e,".vfw-layout"),
[i,r]=[".vfw-area-map",".vfw-area-rows"].map(c=>u(o,c)),a=Sn.map(c=>{let m=E("div",{class:`vfw-area-${c}`});return On.includes(
c)?e.append(m):o.insertBefore(m,c==="head"?i:r),{area:m,trait:`${c}_html`,painted:""}}),d=()=>{let c=a.filter(({area:p})=>p.
contains(document.activeElement)),m=[...new Set([...c,...a])].filter(p=>t.get(p.trait)!==p.painted);for(let p of m)p.painted=
t.get(p.trait),re(p.area,p.painted);return m.length>0};d();let l=()=>d()&&queueMicrotask(()=>s.aborted||n());t.on("chang\
e",l),s.addEventListener("abort",()=>{t.off("change",l);for(let{area:c}of a)c.remove()})}function et(e,t,...n){let s=e.filter(
o=>u(t,`.vfw-${o}`)).join(" ");for(let o of[t,...n])o.dataset.shows!==s&&(o.dataset.shows=s)}var ue={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},Tn=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function de(e,t,n,s){let o,i="",r=()=>u(e,".vfw-replay"),a=()=>r()?.dataset.step,d=new B(t),
l=c=>c.matches(".vfw-replay [type=range]");return n(e,"pointerdown",({target:c})=>l(c)&&d.take()),n(e,"input",({target:c})=>l(
c)&&d.want(c.value,a())),n(e,"change",({target:c})=>{(l(c)||c.matches(".vfw-replay select"))&&d.rest(c.name,c.value,a())}),
n(document,"keydown",c=>{let{key:m,target:p,repeat:f}=c,v=e.contains(p)||p.contains(e)&&e.classList.contains("vfw-whole-\
page"),g=r()&&!r()?.closest("[inert]"),b=v&&g&&!p.closest(Tn),S=m===" "&&p.closest("button, a, summary, [role=button]"),
O=c.ctrlKey||c.altKey||c.metaKey||c.shiftKey;!(m in ue)||!b||S||O||(c.preventDefault(),(!f||d.isPainted(a()))&&d.send(ue[m],
{},a()))}),s.addEventListener("abort",()=>clearTimeout(o)),{beat(){d.painted(a());let c=Number(r()?.dataset.goesOn??0),m=`${a()}\
 ${c}`;m!==i&&(i=m,clearTimeout(o),c&&(o=setTimeout(()=>t("play on"),c)))}}}function he(e,t,n){let s=t.bottom+e.height+8<=n.height,o=t.top<n.height-t.bottom,i=s||o?t.bottom+4:t.top-e.height-4;return{
left:pe(t.left,e.width,n.width),top:pe(i,e.height,n.height)}}function pe(e,t,n){return Math.max(8,Math.min(e,n-t-8))}var Ln=350,Nn=250,Cn=/^(word|card):/;function me(e,t,n,s,o){let i=E("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"\
manual"});e.append(i);let r=null,a="",d=[],[l,c,m]=[!1,!1,""],p,f=new Map,v=h=>{c=h!==null,u(e,".vfw-map")?.dispatchEvent(
new CustomEvent("vfw-show-place",{detail:{key:h},cancelable:!0}))},g=()=>i.matches(":popover-open"),b=h=>{clearTimeout(p);
let x=h.dataset.sheet??"",I=x.match(/^place:(.*)$/)?.[1];if(I)return v(I);i.contains(h)?x!==a&&d.push(a):(r!==h&&(l=!1),
[r,d]=[h,[]]),a=x,(i.dataset.about!==x||!g())&&t(x)},S=()=>{a=d.pop()??"",t(a)},O=()=>u(i,"[data-close]"),N=()=>{if(!r)return;
let h=i.currentCSSZoom??1,x={width:i.offsetWidth*h,height:i.offsetHeight*h},{left:I,top:H}=he(x,r.getBoundingClientRect(),
{width:innerWidth,height:innerHeight});Object.assign(i.style,{left:`${I/h}px`,top:`${H/h}px`})},A={fill(h,x){if(h!==a||!r?.
isConnected)return;let I=d.length?'<button type="button" class="vfw-button" data-back>Back</button>':"",K=`${x}<div clas\
s="vfw-close">${I}<button type="button" class="vfw-button" data-close>Close</button></div>`;if(g()&&K===m&&i.contains(document.
activeElement))return;i.innerHTML=m=K,i.dataset.about=h,et(["story","record","arc-table"],i),n(i),i.setAttribute("aria-l\
abel",u(i,"h2")?.textContent??"");let $=u(i,"p:not(.vfw-kicker)");$&&Cn.test(h)&&f.set(h,$.textContent);for(let j of k(e,
"[data-told]"))y(j,{"data-told":null,"aria-describedby":null});$&&!r.matches("[aria-describedby]")&&Q(y(r,{"data-told":""}),
[$]),g()||i.showPopover(),N(),X(k(i,"ol")),l&&(u(i,"[data-back]")??O())?.focus({preventScroll:!0})},close(){if(clearTimeout(
p),c&&v(null),!g())return;let h=i.contains(document.activeElement);i.hidePopover(),h&&r?.isConnected&&r.focus({preventScroll:!0}),
[r,l,d]=[null,!1,[]]}},_=(h,x)=>{clearTimeout(p),p=setTimeout(x,h)},L=h=>h instanceof Node&&(i.contains(h)||r?.contains(
h)),M="";s(e,"pointermove",({clientX:h,clientY:x})=>M=`${h},${x}`,{capture:!0}),s(e,"pointerover",({target:h,pointerType:x,
clientX:I,clientY:H})=>{let K=h.closest("[data-sheet]");x!=="mouse"||l||M===`${I},${H}`||(K?_(Ln,()=>b(K)):L(h)?clearTimeout(
p):_(Nn,A.close))}),s(e,"focusin",({target:h})=>{h.matches("[data-sheet]:focus-visible")?(f.has(h.dataset.sheet)&&y(h,{"\
aria-description":f.get(h.dataset.sheet)}),b(h)):L(h)||A.close()}),s(e,"click",({target:h})=>{let x=h.closest("[data-she\
et]");x?(b(x),l=!0,g()&&O()?.focus({preventScroll:!0})):h.closest("[data-back]")?S():(h.closest("[data-close]")||!L(h))&&
A.close()}),s(e,"keydown",h=>{!h.target.matches("span[data-sheet]")||!["Enter"," "].includes(h.key)||(h.preventDefault(),
h.target.click())}),s(document,"keydown",h=>{let x=h.key==="Tab"&&!h.shiftKey&&h.target.matches?.(".vfw-opened [data-clo\
se]");(h.key==="Escape"||x)&&A.close()});let U=new ResizeObserver(N);return U.observe(i),o.addEventListener("abort",()=>{
clearTimeout(p),U.disconnect(),i.remove()}),A}function we(e,t){return t.map(s=>e.find(o=>o.value===s)).find(Boolean)??e[0]}function ge(e,t){return Object.entries(e).every(
([n,s])=>s.includes(t.get(n)))}var ve="vfw:choices";function ye(e,t){let n=In(P(ve));t(e,"change",({target:o})=>{let i=o.closest("form[data-remembered]");
!i||o.dataset.setting||(n={...n,[o.name]:o.value},W(ve,JSON.stringify(n)),ke(i,n))});let s=!1;return{settle(){for(let i of T(
e,".vfw-start"))for(let r of[e,i.parentElement])r?.scrollTo(0,0);let o=s;s=!!u(e,".vfw-start"),o&&!s&&e.scrollTo(0,0);for(let i of T(
e,"form[data-remembered]")){for(let r of xe(i,"input:not([type=radio])"))r.value=n[r.name]??"";ke(i,n)}}}}function In(e){
try{return JSON.parse(e)??{}}catch{return{}}}function ke(e,t){for(let n of k(e,"[data-asks]")){let s=be(n,e);n.hidden=n.
disabled=!s;let o=xe(n,"input").filter(l=>{let c=C(l,"label"),m=c!==null&&be(c,e);return c&&(c.hidden=l.disabled=!m),m});
if(o.some(l=>l.dataset.setting))continue;let i=n.dataset.asks??"",a=k(e,"input[data-proposes]:checked").map(l=>JSON.parse(
l.dataset.proposes??"{}")[i]),d=[t[i],...a,...(n.dataset.usual??"").split(" ")];we(o,d).checked=!0}}function be(e,t){return ge(
JSON.parse(e.dataset.only??"{}"),new FormData(t))}function xe(e,t){return k(e,t)}var _n=":popover-open, .vfw-cover, .vfw-sheet-room > :not([hidden])",Rn=".vfw-map, input, select, textarea";function Ee(e,t,n,s){
let o=E("button",{type:"button",class:"vfw-to-question"},"Go to the question");e.prepend(o),t(o,"click",n),t(window,"key\
down",({key:r,target:a})=>{let d=e.contains(a)&&!a.closest(Rn);if(r!=="Escape"||!d||u(e,_n))return;let l=u(e,".vfw-promp\
t [data-leaves]");l?l.click():n()},{capture:!0}),s.addEventListener("abort",()=>o.remove())}function Ae(e){let t=Pn(e);return n=>{for(let s of k(n,"span[data-sheet]:not(.vfw-ref)"))Se(s);for(let s of k(n,"[data-n\
ames]:not([data-linked])")){$n(s,t,e);for(let o of[s,...s.children])y(o,{"data-linked":""})}}}function Pn(e){let n=Object.
keys(e).sort((s,o)=>o.length-s.length).map(s=>s.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<!\
[\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d])`,"gu")}function Kn(e,t){let n=[],s=0;for(let{0:o,index:i}of e.matchAll(t))n.
push(e.slice(s,i),o),s=i+o.length;return[...n,e.slice(s)]}function Se(e){Object.assign(e,{className:"vfw-ref",role:"butt\
on",tabIndex:0})}function $n(e,t,n){let{SHOW_TEXT:s,SHOW_ELEMENT:o,FILTER_REJECT:i,FILTER_ACCEPT:r,FILTER_SKIP:a}=NodeFilter,
d=document.createTreeWalker(e,s|o,c=>c instanceof Text?r:c.matches("[data-linked]")?i:a),l=[];for(;d.nextNode();)l.push(
d.currentNode);for(let c of l){let m=Kn(c.data,t);m.length>1&&c.replaceWith(...m.map((p,f)=>f%2?Hn(p,n[p]):p))}}function Hn(e,t){
let n=document.createElement("span");return n.textContent=e,n.dataset.sheet=t,Se(n),n}var Wn="As you play by key, the computer waits after each step until you go on. The menu changes its pace.",qn="This bro\
wser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",Jo=xt(async({model:e,
el:t,post:n},s)=>{t.classList.add("vfw-page-widget");let i=await vt(()=>{let r=t.closest(".vfw-panel");return r&&u(r,".v\
fw-area-map")&&u(r,".vfw-area-rows")&&r},s);i&&Bn(i,e,n,s)});function Bn(e,t,n,s){let o=wt(s);o(e,"focusin",({target:w})=>y(
w,kt),{capture:!0}),fe(e,t,()=>j(),s);let i=t.get("whole_page")&&!ht(e);e.classList.toggle("vfw-whole-page",i),e.dataset.
game=t.get("game");let r=i?[document.body]:[];Qt(e,o);let a={question:null,at:0,isBehind:!1,isLocked:!1},d=(w,R={})=>n.send(
{kind:"command",name:w,fields:R,question:a.question}),l=Kt(e,s),c=new Z(t.get("slot"),()=>Lt(e,"vfw-banner",qn));Ot(c.key,
()=>c.isOpen&&n.send({kind:"elsewhere"}),s);let m=Gt(e,o),p=()=>u(e,":popover-open")!==null,f=()=>p()?0:Number(u(e,".vfw\
-prompt")?.dataset.pace??0),[v,g]=[!1,!1],b=()=>{v&&!g&&!D().pace&&l.say(Wn),g||=v},S=new tt(f,()=>d("next"),b,s);o(e,"t\
oggle",({target:w})=>w.popover&&S.again(),{capture:!0});let O=Bt(e,o),N="",A=Rt(e,w=>{let{pace:R,help:Ce,learned:Ie,sensitivity:_e,
keys:Re}=w;O.isOn=Re!=="off";let nt={kind:"manner",shows_steps:R!=="none",help:Ce,learned:Ie,sensitivity:_e};JSON.stringify(
nt)!==N&&n.send(nt),N=JSON.stringify(nt),e.classList.toggle("vfw-unpaced",!S.set(R))},s);Ft(o,w=>{v=w,A.expect(w?{pace:"\
one"}:{})});let L=me(e,w=>n.send({kind:"sheet",about:w}),w=>K(w),o,s);zt(e,o);let M=de(e,d,o,s),U=qt(e,d,o),x=Vt(e,o,c,w=>n.
send({kind:"open",save:w}),()=>n.send({kind:"too large"})),I=ye(e,o),H=Ut(e,o);Ee(e,o,()=>m.toHeadline(),s);let K=Ae(t.get(
"names")),$=()=>et(le,e,...r);o(e,"vfw-map-sized",$);let j=()=>{$();let w=ne(e),R=w!==a.question;u(e,".vfw-stage-map:emp\
ty")&&e.dispatchEvent(new CustomEvent("vfw-stage")),R&&(Object.assign(a,{question:w,at:performance.now()}),L.close()),Oe(
e,a.isLocked),K(e),H.settle(),jt(e),I.settle(),A.show(),Zt(e),m.settle(),S.beat(w),M.beat(),U.beat()};oe(e,{command:d,focus:m,
kept:c,likings:A,menu:x,pace:S,painted:a,post:n},o,s),Xt(e,s),o(e,"vfw-leave-map",()=>m.toHeadline()),o(e,"vfw-say",w=>l.
say(w.detail.text));let Te=w=>{w.kind==="begin"&&c.begin(w.header,w.put_aside),w.kind==="append"&&!c.append(w.from,w.entries)&&
n.send({kind:"keep whole"}),w.kind==="like"&&A.like(w.name,w.value),w.kind==="download"&&q(w.name,w.text),w.kind==="shee\
t"&&L.fill(w.about,w.html);let R=w.kind==="pong"&&w.question!==a.question;R&&a.isBehind&&n.send({kind:"paint whole"}),w.
kind==="pong"&&(a.isBehind=R&&!a.isBehind)},dt=()=>l.tell(t.get("said"));n.listen(Te,s),t.on("change:said",dt),s.addEventListener(
"abort",()=>{for(let w of r)delete w.dataset.shows;t.off("change:said",dt)}),A.begin(),j(),Fn(e,t,n,c,a,s);let{goesOn:Le=!1,
isUnsent:Ne=!1}=n.watch.cameBack??{};n.send({kind:"held",save:c.whole(),goes_on:Le,is_unsent:Ne})}function Fn(e,t,n,s,o,i){
let r={root:e,post:n,keeps:()=>s.works||t.get("is_kept")?". Your game is kept in this browser.":", and this browser keep\
s no games.",isCurrent:a=>a.question===o.question,changed(a){return o.isLocked=a,Oe(e,a),a},goesOn:()=>s.isOpen&&!u(e,".\
vfw-start, .vfw-coach")};n.watch.over(r,i)}function Oe(e,t){let n=u(e,".vfw-cover");for(let s of k(e,".vfw-layout, .vfw-\
to-question"))s.inert=t||n!==null;n&&(n.inert=t),n&&!e.matches(".vfw-whole-page")&&y(n,{"aria-modal":null})}export{Jo as default};
