function Tt(){let{document:t}=globalThis,e=t?.documentElement.dataset.baseUrl;if(e)return e;try{return JSON.parse(t?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function Lt(){return document.body.dataset.voila!==
void 0}function R(t){return t.closest(".jp-NotebookPanel")!==null}function Nt(t){return(e,n,o,s={})=>e.addEventListener(n,o,{signal:t,...s})}function A(t,e,...n){let o=document.createElement(
t);return o.append(...n),x(o,e)}function x(t,e){for(let[n,o]of Object.entries(e))o===null?t.removeAttribute(n):t.getAttribute(n)!==String(o)&&t.setAttribute(
n,String(o));return t}function p(t,e){return t.querySelector(e)}function k(t,e){return[...t.querySelectorAll(e)]}function S(t,e){
return t.closest(e)}function T(t,e){let n=k(t,`${e}:not([data-painted])`);for(let o of n)o.dataset.painted="";return n}function Ct(){
return document.activeElement}async function It(t,e){for(;!e.aborted;){let n=await t();if(n)return n;await new Promise(requestAnimationFrame)}
return null}var Rt={"data-lm-suppress-shortcuts":"true"};function M(t){try{return localStorage.getItem(t)??""}catch{return""}}function $(t,e){try{return localStorage.setItem(t,e),
!0}catch{return!1}}function D(t,e=Tt()){let n=`/${e}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return n==="/"?`vfw:${t}`:`vfw:${n}:${t}`}
function _t(t){let e=document.documentElement.dataset;e.vfwKeepsNothing||t(),e.vfwKeepsNothing="told"}function Sn(t){let e=[];
for(let n;n=M(`${t}:put aside ${e.length+1}`);)e.push(n);return e}function Pt(t){try{let[e,n]=[localStorage.getItem(t),Sn(
t)];return e&&!n.includes(e)&&localStorage.setItem(`${t}:put aside ${n.length+1}`,e),!0}catch{return!1}}function Y(t){try{
return Object.keys(localStorage).filter(e=>e.startsWith(`${t}:`)&&e.includes(":put aside ")).sort((e,n)=>e.localeCompare(
n,"en",{numeric:!0}))}catch{return[]}}function Mt(t,e,n){addEventListener("storage",o=>t&&o.key===t&&e(),{signal:n})}var On={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function H(t,e){Tn(t,new Blob([e],{type:On[t.split(".").at(
-1)??""]??"application/json"}))}function Tn(t,e){let n=document.createElement("a");n.href=URL.createObjectURL(e),n.download=
t,n.click(),setTimeout(()=>URL.revokeObjectURL(n.href),6e4)}function $t(t,e=n=>n){Y(t).forEach((n,o)=>{H(`votes-for-wome\
n-put-aside-${o+1}.json`,e(M(n),n))})}function B(t,e,n,o){let s=A("div",{class:e,role:"status"});t.prepend(s);let i=A("d\
iv",{},A("p",{},n)),r=(a,l)=>{let c=A("button",{type:"button",class:"vfw-button"},a);c.addEventListener("click",l),i.append(
c)};return o&&r("Save it as a file",()=>H(...o())),r("Close",()=>s.remove()),requestAnimationFrame(()=>s.append(i)),s}var J=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(e){this.kernelNow=
e,this.kernel?.connectionStatusChanged.connect((n,o)=>{o==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(e,n,o=()=>{}){
this.#t+=1,this.waiting.push({post:e,message:n,taken:o,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[e]=this.waiting;if(!e)return;e.sentAt=performance.now();let{post:n,number:o,message:s}=e;
this.transmit(n,{kind:"press",page:this.page,number:o,message:s})}sendAgain(){let[e]=this.waiting;e&&performance.now()-e.
sentAt>2e3&&this.send()}transmit(e,n){try{e.transmit(n)}catch{this.hasLost||=this.waiting.some(o=>o.post===e),this.leave(
e)}}taken({page:e,number:n}){let[o]=this.waiting;return e!==this.page||n!==o?.number?!1:(this.waiting.shift(),o.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(e){this.posts.delete(
e),this.drop(e)}drop(e){this.waiting=this.waiting.filter(n=>n.post!==e),this.send()}};function Dt(t){return({model:e,el:n})=>{let o=new AbortController;return t({model:e,el:n},o.signal),()=>o.abort()}}var Ln=2e3,Nn=4,Ht="The kernel was restarted: run this cell again.",Kt="This cell is from an earlier session. Run all ce\
lls again.",Cn="The kernel does not answer. This cell goes on when it is back.";function In({isKnown:t,isConnected:e,isBusy:n,
wasHeard:o,unanswered:s}){return t?s<Nn||e&&n?"":e?o?Ht:Kt:Cn:Ht}function Bt(t,e,n){let{root:o,post:s}=t,i=A("div",{class:"\
vfw-cell-notice",role:"status"});o.before(i);let[r,a]=[0,!1],l=()=>{let{kernel:u}=e,h=(u?.connectionStatus??"connected")===
"connected",d=e.posts.has(s),m=In({isKnown:d,isConnected:h,isBusy:u?.status==="busy",wasHeard:a,unanswered:r});m!==i.textContent&&
(t.changed(m!==""),i.textContent=m)},c=()=>{r=document.hidden||e.kernel?.status==="busy"?0:r+1,e.posts.has(s)&&e.transmit(
s,{kind:"ping"}),l(),i.textContent===Kt&&e.drop(s)};s.listen(u=>{u.kind==="pong"&&(a=!0,(i.textContent===""||t.isCurrent(
u))&&(r=0),l())},n),c();let f=setInterval(c,Ln);n.addEventListener("abort",()=>{clearInterval(f),i.remove()})}async function Ft(t,e){let{baseUrl:n}=t.serverSettings,o=s=>fetch(n+s,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let s=await o(`api/kernels/${t.id}`);if(s.ok&&s.headers.get("Content-Type")?.includes("json")&&e)return(await s.json()).
execution_state==="busy"?"busy":"idle";let r=await o("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var V=class{#t=null;constructor(e){this.quiet=A("div",{class:"vfw-sending",role:"status"}),this.banner=A("div",{class:"v\
fw-banner",role:"alert"}),this.button=A("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",e),this.text=A("p",{}),this.box=A("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(e){
let n=e?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==n&&(this.quiet.textContent=n)}lost(e,n){
this.sending(!1),this.text.textContent=e,this.box.style.zoom=n,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(e){this.#t=e,this.button.focus()}found(){let e=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),e&&this.#t?.focus({preventScroll:!0})}};function Wt(t,e){try{sessionStorage.setItem(t,JSON.stringify(e))}catch{}}function Ut(t){try{let e=JSON.parse(sessionStorage.
getItem(t)??"null");return sessionStorage.removeItem(t),e}catch{return null}}var at=2500,Rn=2e3,_n=8e3,Pn=3e4,ct=2e3,Mn=1e4,$n=25e3,Dn=3e4,qt=500,Q=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(e){this.line=e,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=Ut(this.#t),setInterval(()=>this.beat(),qt);for(let n of["online","offline"])addEventListener(
n,()=>this.ping());addEventListener("vfw-load-again",n=>{n.preventDefault(),this.loadAgain()})}over(e,n){let o={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...e};R(e.root)&&Bt(o,this.line,n),Lt()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(o),this.notice??=new V(()=>this.loadAgain()),n.addEventListener("abort",()=>this.rooms=
this.rooms.filter(s=>s!==o)))}beat(){let e=performance.now();if(document.hidden?this.heardAt=e:this.heardAt+=Math.max(0,
e-this.beatAt-2*qt),this.beatAt=e,e-this.pingedAt>(this.isLost?at/2:at)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(e-this.heardAt>at+1e3||this.isCut)&&e-this.lookedAt>ct&&this.look(),e-this.heardAt>(this.wasHeard?
_n:Pn)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Rn)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let e=new Set(this.rooms.
map(({post:n})=>n));for(let n of e)this.line.posts.has(n)&&this.line.transmit(n,{kind:"ping"})}heard(e,n){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||e.kind!=="pong")){for(let o of this.rooms)o.post===n&&o.isCurrent(e)&&
this.current.add(o);this.rooms.every(o=>this.current.has(o))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:e,keeps:n}]=this.rooms,o=`The exhibit does not answer${n()} This page goes on by itself when i\
t is back.`;this.notice?.lost(o,e.style.zoom);let s=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(
r=>r.root.contains(s))&&this.notice?.takeFocus(s)}find(){this.isLost=!1;for(let{changed:e}of this.rooms)e(!1);this.notice?.
found()}async look(){let{kernel:e}=this.line;if(!e||this.isOut)return;this.isOut=!0;let n=await Ft(e,this.line.posts.size>
0);n==="idle"&&this.isLost&&await this.hasForgotten(e)&&(n="gone"),n!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
$n&&(n="gone"),this.isOut=!1,this.lookedAt=performance.now();let o=Date.now()-(this.cameBack?.at??0)<Dn;n==="gone"&&!o&&
this.loadAgain(),n==="idle"&&!e.isDisposed&&this.openSocket(e)}async hasForgotten(e){let n=r=>new Promise(a=>setTimeout(
a,r,!1));this.ping();let o=this.pingedAt,s=e.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([s,n(ct)]);return await n(
1e3),i&&this.heardAt<o}openSocket(e){let n=e.connectionStatus==="connected";n&&!this.isLost||performance.now()-this.socketAt<
(n?Mn:ct)||(this.socketAt=performance.now(),e.reconnect().catch(()=>{}))}loadAgain(){let e=this.line.hasLost||this.line.
waiting.length>0;Wt(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:e}),location.reload()}};var Hn="That did not work. What you did before is kept. Try again, or load the page again.";function Gt(t){return()=>{let e;
return{initialize({model:n,signal:o}){e=new lt(n,o)},render:Dt((n,o)=>(e.listen(({kind:s})=>s==="failed"&&Kn(n.el),o),t(
{...n,post:e},o)))}}}function Kn(t){let e=R(t)?t:document.body;e.querySelector(':scope > .vfw-failed[role="status"]')?.remove(),
B(e,"vfw-failed",Hn)}var lt=class{hearers=new Set;constructor(e,n){this.model=e;let{line:o,watch:s}=Bn(e.widget_manager);
this.line=o,this.watch=s,this.line.posts.add(this),e.on("msg:custom",i=>this.receive(i)),n.addEventListener("abort",()=>this.
line.leave(this))}send(e,n){this.line.put(this,e,n)}transmit(e){this.model.send(e)}listen(e,n){this.hearers.add(e),n.addEventListener(
"abort",()=>this.hearers.delete(e))}receive(e){this.watch.heard(e,this),e.kind==="taken"?this.take(e):this.tell(e)}async take({
states:e,says:n,...o}){let s=this.model.widget_manager,i=Object.keys({...e,...n}).filter(a=>s.has_model(a)),r=await Promise.
all(i.map(a=>s.get_model(a)));r.forEach((a,l)=>a.set_state(e[i[l]]??{})),this.line.taken(o)&&r.forEach((a,l)=>{for(let c of n[i[l]]??
[])a.trigger("msg:custom",c)})}tell(e){for(let n of this.hearers)n(e)}};function Bn(t){let e=globalThis,n=e[Symbol.for("\
vfw connections")]??=new WeakMap,o=n.get(t);if(!o){let s=new J(()=>t.kernel??null);o={line:s,watch:new Q(s)},n.set(t,o)}
return o}var ft=D("likings"),zt="vfw-likings",Fn="data-jp-theme-light",Wn={size:"1",light:"system",motion:"system"},dt={...Wn,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},Un=["keys","stage"],qn={help:["none","odds","h\
ints","guided"],sensitivity:["full","masked","described"]},Gn={1:1,2:1.2,3:1.45};function jn(t){try{let e=Object.entries(
JSON.parse(t)??{}).filter(([,o])=>typeof o=="string"),n=Object.keys(dt).every(o=>Un.includes(o)||e.some(([s])=>s===o));return Object.
fromEntries(n?e.filter(([o,s])=>s!==Yt(o)):e)}catch{return{}}}function Yt(t){return dt[t]}function jt(t,e={}){let n={...dt,
...e,...t};for(let[o,s]of Object.entries(qn))s.includes(n[o])||(n[o]=Yt(o));return n}function G(){return jn(document.documentElement.
dataset.vfwLikings??M(ft))}function zn(t,e){let n=JSON.stringify({...G(),[t]:e});document.documentElement.dataset.vfwLikings=
n,$(ft,n),document.dispatchEvent(new Event(zt))}function Yn(t,e){document.addEventListener(zt,t,{signal:e}),Jt().addEventListener(
"change",t,{signal:e});let n=new MutationObserver(t);Vt(document.body)&&n.observe(document.body,{attributeFilter:[Fn]}),
e?.addEventListener("abort",()=>n.disconnect());let o=({key:s})=>{s===ft&&(delete document.documentElement.dataset.vfwLikings,
t())};addEventListener("storage",o,{signal:e})}function Jn(t){return Gn[t.size]??1}function Vn(t,e){return t.light==="da\
rk"||!["light","contrast"].includes(t.light)&&e}function Jt(){return matchMedia("(prefers-color-scheme: dark)")}function Qn(){
let t=Vt(document.body);return t?t==="dark":Jt().matches}function Vt(t){let{jpThemeLight:e,voila:n}=t?.dataset??{};return e===
void 0||n!==void 0?"":e==="false"?"dark":"light"}function Xn(t,e){for(let n of k(t,"[data-setting]")){let o=e[n.dataset.
setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=o:n.ariaPressed!==String(o)&&(n.ariaPressed=String(
o))}}function Qt(t,e,n){let o={},s=jt(G()),i=()=>{s=jt(G(),o),t.dataset.size=s.size,t.style.setProperty("--vfw-zoom",`ca\
lc(${Jn(s)} * var(--vfw-usual-zoom, 1))`),t.style.zoom="var(--vfw-zoom)";let a=Vn(s,Qn());t.classList.toggle("vfw-dark",
a),document.documentElement.classList.toggle("vfw-dark-page",a),t.classList.toggle("vfw-still",s.motion==="still"),r.show(),
e(s)},r={begin:i,like:zn,expect(a){o=a,i()},show:()=>Xn(t,s)};return Yn(i,n),r}function Xt(t){document.fullscreenElement?
document.exitFullscreen():(t.classList.contains("vfw-whole-page")?document.documentElement:t).requestFullscreen()}var Zn=40;function Zt(t,e){let n={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},o=t.appendChild(
A("div",n));return e.addEventListener("abort",()=>o.remove()),{tell(s){let[i,...r]=s.split(`
`);i.endsWith("clear")&&o.replaceChildren(),this.say(...r.filter(Boolean))},say(...s){for(o.append(...s.map(i=>A("p",{},
i)));o.childElementCount>Zn;)o.firstElementChild?.remove()}}}function X(t,e){let n=t.map(([o])=>Math.abs(o-e));return n.indexOf(Math.min(...n))}function te(t,e){let n=t.findIndex(([
,o])=>o>e);return n<0?t.length-1:Math.max(n-1,0)}function ee(t,e,n,o){let[s,i]=[n.length-1,n[e][0]],r=o.find(c=>c>i),a=o.
filter(c=>c<i).at(-1),l={ArrowLeft:()=>e-1,ArrowDown:()=>e-1,ArrowRight:()=>e+1,ArrowUp:()=>e+1,PageUp:()=>r===void 0?s:
X(n,r),PageDown:()=>a===void 0?0:X(n,a),Home:()=>0,End:()=>s};return t in l?Math.min(Math.max(l[t](),0),s):void 0}var U=class{#t="";#e=null;constructor(e){this.command=e}take(){this.#t=""}send(e,n,o){this.#t=o,this.command(e,n)}isPainted(e){
return this.#t!==e}want(e,n){this.isPainted(n)?e!==n&&this.send("go",{value:e},n):this.#e=e}rest(e,n,o){this.#e=null,this.
send(e,{value:n},o)}painted(e){if(this.isPainted(e)&&(this.#t=""),this.#t||this.#e===null)return;let n=this.#e;this.#e=null,
n!==e&&this.send("go",{value:n},e)}get isUnderWay(){return!!this.#t||this.#e!==null}};var ne=".vfw-arc-plot",to="button, a";function oe(t,e,n){let o=new U(e),[s,i]=[0,""],r=!1,a=()=>p(t,".vfw-arc-moments")?.
dataset,l=()=>JSON.parse(a()?.moments??"[]"),c=()=>p(t,".vfw-arc-moment")?.dataset.step,f=d=>{let[m,,v]=d[s],[y,b,E]=[".\
vfw-arc-at",".vfw-arc-handle",".vfw-arc-tag"].map(N=>p(t,N));if(!y||!b||!E)return;for(let N of[y,E])N.style.setProperty(
"--at",`${m}%`);x(b,{"aria-valuemax":d.length-1,"aria-valuenow":s,"aria-valuetext":v});let C=p(E,"span");C&&(C.textContent=
v.split(", between")[0].replace(": "," · "));let[L,P]=E.querySelectorAll("button");x(L,{"aria-disabled":String(s===0)}),
x(P,{"aria-disabled":String(s===d.length-1)})},u=d=>{let m=l();d===s||!m[d]||(s=d,f(m),o.want(String(m[s][1]),c()))},h=({
clientX:d})=>{let m=p(t,ne)?.getBoundingClientRect();m&&u(X(l(),100*(d-m.left)/m.width))};n(t,"pointerdown",d=>{let m=d.
target.closest(ne);!m||d.button||d.target.closest(to)||(o.take(),r=!0,m.setPointerCapture(d.pointerId),h(d))}),n(t,"poin\
termove",d=>r&&h(d));for(let d of["pointerup","pointercancel"])n(t,d,()=>{r&&p(t,".vfw-arc-handle")?.focus({preventScroll:!0}),
r=!1});return n(t,"keydown",d=>{if(d.ctrlKey||d.altKey||d.metaKey||d.shiftKey||!d.target.matches(".vfw-arc-handle"))return;
let v=ee(d.key,s,l(),JSON.parse(a()?.parts??"[]"));v!==void 0&&(d.preventDefault(),u(v))}),n(t,"click",({target:d})=>{let m=Number(
d.closest("[data-arc]")?.dataset.arc??0);m&&u(s+m)}),{beat(){let d=l();if(!d.length)return;o.painted(c());let m=c()??"";
m!==i&&String(d[s]?.[1])!==m&&!r&&!o.isUnderWay&&(s=te(d,Number(m))),i=m,s=Math.min(s,d.length-1),f(d)}}}var se=".vfw-map, input, select, textarea, [contenteditable]";function ie(t,e){let n={isOn:!0};return e(document,"keydow\
n",o=>{let{key:s,target:i,altKey:r,ctrlKey:a,metaKey:l,repeat:c}=o,f=t.contains(i)||i.contains(t)&&t.classList.contains(
"vfw-whole-page");!n.isOn||!f||r||a||l||c||(/^[a-z]$/i.test(s)&&!i.closest(se)&&p(t,`[data-ask][aria-keyshortcuts="${s.toUpperCase()}\
"]`)?.click(),/^[1-9]$/.test(s)&&!i.closest(se)&&!p(t,":popover-open")&&p(t,`[data-cell][aria-keyshortcuts="${s}"]`)?.focus())}),
n}var eo=/^(Tab|Enter|Escape|Home|End|Page(Up|Down)|Arrow\w+|.)$/u,no="input:not([type=radio], [type=checkbox]), textarea,\
 [contenteditable]";function re(t,e){let n=!1,o=s=>{s!==n&&(n=s,e(n))};t(document,"keydown",s=>oo(s)&&o(!0),{capture:!0}),
t(document,"click",({isTrusted:s,detail:i,target:r})=>{s&&(!i&&r.closest("button, [role=button]")&&o(!0),i&&r.closest('[\
data-command="next"]')&&o(!1))},{capture:!0})}function oo({key:t,altKey:e,ctrlKey:n,metaKey:o,target:s}){let i=[...t].length===
1&&s.closest?.(no);return eo.test(t)&&!e&&!n&&!o&&!i}var ae="[data-left]",so=new Map([[300,"Five minutes are left."],[60,"One minute is left."],[10,"Ten seconds are left."]]);
function io(t){return`${Math.floor(t/60)}:${String(t%60).padStart(2,"0")}`}function ce(t,e,n,o){let[s,i]=[0,0],a=setInterval(
()=>{let l=p(t,ae);if(!l||l.dataset.runs===void 0)return;let c=Math.max(0,Math.ceil((s-performance.now())/1e3)),f=p(l,"b");
f&&(f.textContent=io(c));let u=so.get(c);u&&i!==c&&n(u),u&&(i=c),c===0&&e("time is up")},1e3);return o.addEventListener(
"abort",()=>clearInterval(a)),{settle(){for(let l of T(t,ae))s=performance.now()+1e3*Number(l.dataset.left)}}}function le(t){let[e,n]=["",0];return{settle(){let o=p(t,".vfw-cover:not(.vfw-start)")?.className??"";o!==e&&(e||(n=t.scrollTop),
t.scrollTo(0,o?0:n),e=o)}}}var pt=".vfw-tabs, .vfw-hand, .vfw-camps, .vfw-table, .vfw-log",ut="button, a[href], [role=button], summary, ol[tabindex\
]",fe="Arrow keys go from one to the next.",ro={ArrowRight:1,ArrowLeft:-1},ao={ArrowDown:1,ArrowUp:-1};function de(t){return t.
matches(pt)?fe:""}function ue(t,e){let n=s=>S(s,pt),o=s=>k(s,ut);return e(t,"focusin",({target:s})=>{let i=n(s);if(!i||!s.
matches(ut))return;let r=p(i,"ol[tabindex]")??s;for(let a of o(i))x(a,{tabindex:a===r?0:-1})}),e(t,"keydown",s=>{let{key:i,
target:r,altKey:a,ctrlKey:l,metaKey:c,shiftKey:f}=s,u=p(t,".vfw-replay")?ao:ro,h=i in u&&!(a||l||c||f)&&n(r);if(!h||!r.matches(
ut))return;let d=o(h).filter(v=>v.checkVisibility({visibilityProperty:!0})),m=d[d.indexOf(r)+u[i]];m&&(s.preventDefault(),
s.stopPropagation(),m.focus())}),{settle(){for(let s of T(t,`:is(${pt})`)){x(s,{"aria-description":fe});let i=o(s),r=p(s,
"ol[tabindex]")??i[0];for(let a of i)x(a,{tabindex:a===r?0:-1});i.length&&s.matches("[tabindex]")&&x(s,{tabindex:-1})}}}}var co=".vfw-prompt > h2, .vfw-prompt > .vfw-choices > button:first-child",lo=".vfw-hand, .vfw-map svg[role=group], .vfw\
-map-table [role=region]",fo=0;function pe(t){for(let o of T(t,".vfw-hand .vfw-face")){let s=p(o,".vfw-card-button")??p(
o,"h3 [data-sheet]");s&&Z(s,k(o,"p:not(.vfw-era)"))}let e=p(t,".vfw-prompt .vfw-coach");if(e)for(let o of k(t,co))Z(o,[e]);
let n=e?k(e,"p").map(({textContent:o})=>o):[];for(let o of k(t,lo))x(o,{"aria-description":[...n,de(o)].filter(Boolean).
join(" ")||null})}function Z(t,e){for(let n of e)n.id||=`vfw-words-${++fo}`;x(t,{"aria-describedby":e.map(({id:n})=>n).join(
" ")})}var uo="[data-grid] [data-cell][data-drags]",po="[data-grid] [data-cell][data-pick]",ho=6;function mo(t,e){return Math.hypot(
e.clientX-t.clientX,e.clientY-t.clientY)>ho}function he(t,e){let n=null,o=null,s=()=>{n?.ghost?.remove(),n=null},i=(a,{clientX:l,
clientY:c})=>{a.style.translate=`${l}px ${c}px`};e(t,"pointerdown",a=>{s(),o=null;let l=a.isPrimary&&a.button===0?S(a.target,
uo):null;l&&(n={piece:l,from:a,ghost:null})}),e(document,"pointermove",a=>{!n||!a.isPrimary||(!n.ghost&&mo(n.from,a)&&(n.
ghost=wo(n.piece),n.piece.dataset.drags!=="chosen"&&n.piece.click()),n.ghost&&i(n.ghost,a))}),e(document,"pointercancel",
s),e(document,"pointerup",a=>{let l=n;s(),l?.ghost&&!r(a)&&(o=a)});let r=({clientX:a,clientY:l})=>{let c=document.elementFromPoint(
a,l),f=c&&S(c,po);return f&&t.contains(f)&&f.click(),f!==null};return{settle(){let a=o;o=null,a&&r(a)}}}function wo(t){let e=p(
t,"svg")??t,{width:n,height:o}=e.getBoundingClientRect(),s=document.createElement("div");return s.className="vfw-ghost",
s.append(e.cloneNode(!0)),s.style.width=`${n}px`,s.style.height=`${o}px`,s.style.margin=`${-o/2}px 0 0 ${-n/2}px`,document.
body.append(s),s}var go=["pick","command","value","key","local","setting","sheet","tab"],vo=["board","log","camps","table","record"],bo='\
button, a[href], [tabindex="0"]',ko=["[data-cell][data-pick]","[data-cell]",bo];function me(t,e){let n=null,[o,s]=[!1,!1],
i=!1;e(document,"keydown",()=>i=!0,{capture:!0}),e(document,"pointerdown",()=>i=!1,{capture:!0}),e(document,"focusin",({
target:d})=>{let m=d.closest?.("[data-region]")?.dataset.region,v=d.matches?.(".vfw-prompt [data-leaves]")??!1;n=t.contains(
d)?{region:m,selector:yo(d),leaves:v}:null,s=!1}),e(t,"toggle",({target:d})=>{d instanceof HTMLDetailsElement&&d.matches(
".vfw-prompt > details")&&(o=d.open)},{capture:!0});let a=d=>k(t,d).find(xo),l=()=>{let m=(a(".vfw-cover")?[".vfw-cover \
[data-first]"]:[".vfw-prompt .vfw-choices .vfw-primary",...o?[".vfw-prompt > details [data-pick]"]:[],'.vfw-map [data-ch\
oice][tabindex="0"]',".vfw-board button[aria-current]",".vfw-board [data-pick]",".vfw-hand [data-pick]",".vfw-prompt [da\
ta-pick]",".vfw-prompt .vfw-primary",".vfw-prompt h2"]).map(a).find(Boolean);m?.focus({preventScroll:!i||m.closest(".vfw\
-map")!==null})},c=()=>{let d=a(".vfw-prompt h2");d?d.focus({preventScroll:!i}):l()},f=()=>{let{region:d,selector:m}=n??
{},y=[...m?[m]:[],...vo.includes(d??"")?ko:[]].map(b=>a(`[data-region="${d}"] :is(${b})`)).find(Boolean);return y&&y.focus(
{preventScroll:!0}),!!y},u="",h=()=>{let d=u&&a(`.vfw-hand [data-pick="${CSS.escape(JSON.stringify(u))}"]`),m=p(t,".vfw-\
hand .vfw-playing [data-sheet^='card:']")?.dataset.sheet?.slice(5);u=p(t,".vfw-cover")?.dataset.card??m??"",d&&!n?.leaves&&
d.focus({preventScroll:!i})};return{settle(d){h();for(let b of T(t,".vfw-prompt > details"))b.open=o;T(t,".vfw-prompt [d\
ata-first]")[0]?.focus({preventScroll:!i}),T(t,".vfw-hints .vfw-chance")[0]?.scrollIntoView({block:"nearest"});let m=Ct(),
y=(!m||m===document.body||m.closest("[inert]"))&&n&&!s&&!f();y&&(!d||n?.leaves)?c():(s||y)&&l(),s=!1},leadOn:()=>s=!0,toHeadline:()=>p(
t,".vfw-prompt h2")?.focus()}}function yo({dataset:t}){return(t.key===void 0?go:["key"]).filter(n=>t[n]!==void 0).map(n=>`\
[data-${n}="${CSS.escape(t[n]??"")}"]`).join("")}function xo(t){return t.checkVisibility()&&!t.closest("[inert]")}var ht="[data-grid]",q="[data-cell]",Eo=['[data-cell][aria-pressed="true"]',"[data-cell][data-pick]",q],we={ArrowRight:{
column:1,row:0},ArrowLeft:{column:-1,row:0},ArrowDown:{column:0,row:1},ArrowUp:{column:0,row:-1}};function Ao(t,e,n){let[
o,s]=[-1,1/0];return n.forEach(({column:i,row:r},a)=>{let[l,c]=[i-t.column,r-t.row],f=l*e.column+c*e.row,u=Math.abs(l*e.
row)+Math.abs(c*e.column),h=u?1e3+f+2*u:f;f>0&&u<=f&&h<s&&([o,s]=[a,h])}),o}function ge({dataset:t}){let[e,n]=(t.cell??"").
split(",").map(Number);return{column:e,row:n}}function ve(t,e){let n=(o,s)=>{for(let i of k(o,q))x(i,{tabindex:i===s?0:-1})};
return e(t,"focusin",({target:o})=>{let s=o.matches(q)&&S(o,ht);s&&n(s,o)}),e(t,"keydown",o=>{let{key:s,target:i,altKey:r,
ctrlKey:a,metaKey:l,shiftKey:c}=o,f=s in we&&!(r||a||l||c)&&S(i,ht);if(!f||!i.matches(q))return;let u=k(f,q),h=u[Ao(ge(i),
we[s],u.map(ge))];o.preventDefault(),o.stopPropagation(),h?.focus()}),{settle(){for(let o of T(t,ht)){let s=p(o,`${q}:fo\
cus`);n(o,s??Eo.map(i=>p(o,i)).find(Boolean)??null)}}}}function be(t,e){e(t,"click",n=>{let o=n.target.closest(".vfw-prose a[href^='#']");if(!o)return;n.preventDefault();let s=p(
o.closest(".vfw-prose"),`#${CSS.escape(o.hash.slice(1))}`);s&&(S(s,"details")?.setAttribute("open",""),s.tabIndex=-1,s.focus())})}var tt=class{#t=[];#e="";#n;#o;constructor(e,n){this.key=e&&D(e),this.works=this.#n=!!e,this.#o=n}begin(e,n){this.#t=[JSON.
stringify(e)],n&&(this.#e=this.whole(),this.#n&&=Pt(this.key)),this.#s()}append(e,n){return this.#t.length-1<e?!1:(this.#t=
[...this.#t.slice(0,e+1),...n.map(o=>JSON.stringify(o))],this.#s(),!0)}whole(){return this.key?ke(M(this.key)):""}get isOpen(){
return this.#t.length>0}download(){H("votes-for-women.json",this.#e||this.whole())}get hasAside(){return Y(this.key).length>
0}downloadAside(){let e=n=>n.startsWith(`${this.key}:put aside `);$t(this.key,(n,o)=>e(o)?ke(n):n)}#s(){this.key&&(this.
works=this.#n&&$(this.key,this.#t.join(`
`)),this.works||_t(this.#o))}};function ke(t){let[e,...n]=t.split(`
`);return e.startsWith("{")?`${e.slice(0,-1)},"replies":[${n.join(",")}]}`:t}var ye=4e6;function xe(t,e,n,o,s){let i=()=>p(t,".vfw-menu"),r=()=>i()?.matches(":popover-open"),a=()=>p(t,'.vfw-head [d\
ata-local="menu"], .vfw-cover [data-local="menu"]'),l={toggle(){if(r())return l.close();t.classList.toggle("vfw-has-asid\
e",n.hasAside),i()?.showPopover(),i()?.querySelector("button")?.focus()},close(){if(!r())return;let c=i()?.contains(document.
activeElement);i()?.hidePopover(),c&&a()?.focus()},chooseFile:()=>p(t,".vfw-menu [data-open]")?.click()};return e(document,
"keydown",c=>c.key==="Escape"&&l.close()),e(document,"pointerdown",({target:c})=>{c.closest(".vfw-menu, [data-local='men\
u'], .vfw-opened")||l.close()}),e(t,"change",async({target:c})=>{if(!c.matches("[data-open]")||!c.files.length)return;let[
f]=c.files;c.value="";let u=So(await f.slice(0,ye).text(),f.size);l.close(),u===null?s():o(u)}),l}function So(t,e){return e<=
ye?t:t.includes(`
`)?t.split(`
`,1)[0]:null}var Oo="button, summary, input, select, textarea, a[href], [tabindex='0']";function Ee(t,e){e(t,"keydown",n=>{let{key:o,
shiftKey:s,target:i}=n,r=o==="Tab"&&S(i,".vfw-cover[aria-modal]");if(!r)return;let a=k(r,Oo).filter(c=>c.tabIndex>=0&&c.
checkVisibility()),l=To(a.indexOf(i),a.length,s);l!==null&&(n.preventDefault(),a[l].focus())})}function To(t,e,n){return e?
n?t<=0?e-1:null:t===e-1?0:null:null}var mt=D("moment");var wt="moment.json",Lo=`The moment is saved as ${wt}. Open the notebook what-if.ipynb, and that file in its room.`,No="\
This browser keeps nothing, so the moment did not come along. Save it as a file, and open that in the room What if?";function Ae(t){
t.classList.toggle("vfw-one-window",R(t)||Te())}function Se(t,e){$(mt,""),e.matches(".vfw-one-window")&&t.preventDefault()}
function Oe(t,e){if(R(t))H(wt,e),B(t,"vfw-banner",Lo);else if(!$(mt,e))B(t,"vfw-banner",No,()=>[wt,e]);else if(Te()){let n=p(
t,'a[data-command="what if"]');n&&location.assign(n.href)}}function Te(){return p(document,".vfw-kiosk")!==null}function Le(t){et(T(t,".vfw-log ol"));for(let e of T(t,".vfw-hand ul"))e.scrollLeft=(p(e,".vfw-playing")?.offsetLeft??0)-
e.offsetLeft-8}function Ne(t,e){let n=new ResizeObserver(()=>et(k(t,".vfw-log ol"))),o=p(t,".vfw-area-log");o&&n.observe(
o),e.addEventListener("abort",()=>n.disconnect())}function et(t){for(let e of t){let n=p(e,"[aria-current]");e.scrollTop=
n?n.offsetTop-e.offsetTop-e.clientHeight/2:e.scrollHeight}}var Ce=new Map([["slow",2.2],["usual",1],["fast",.35]]),nt=class{#t="usual";#e=!1;#n=null;#o;constructor(e,n,o,s){this.time=
e,this.next=n,this.onStop=o,s.addEventListener("abort",()=>clearTimeout(this.#o))}beat(e){e!==this.#n&&(this.#n=e,this.again())}set(e){
return this.#t=e,this.again(),Ce.has(e)}pause(e){this.#e=e,this.again()}again(){clearTimeout(this.#o);let[e,n]=[this.time(),
Ce.get(this.#t)];e&&n&&!this.#e?this.#o=setTimeout(this.next,e*n):e&&!n&&this.onStop()}};function Co(t,e,n){if(!t||!e)return!1;let o=e.at-t.at<500,s=Math.hypot(e.x-t.x,e.y-t.y)<=8;return o&&s&&e.at-n<200}function Ie(t){
let[e,n]=[null,null],o=({detail:s,clientX:i,clientY:r})=>{s>0&&([e,n]=[n,{at:performance.now(),x:i,y:r}])};return document.
addEventListener("click",o,{capture:!0,signal:t}),({detail:s},i)=>s>0&&Co(e,n,i)}function Re(t){let e=p(t,".vfw-cover")??p(t,".vfw-prompt");return e&&gt(e)}function gt(t){let e=Number(S(t,"[data-questi\
on]")?.dataset.question??NaN);return Number.isNaN(e)?null:e}var Io="[data-grid]",vt="[data-grid] [data-cell]",_e="[data-pick], [data-command]",Ro=22;function _o({x:t,y:e},n){let[o,
s]=[-1,Ro];return n.forEach((i,r)=>{let a=Math.hypot(i.x-t,i.y-e);a<=s&&([o,s]=[r,a])}),o}function Pe(t,e){let n=!1;e(t,
"pointerdown",({pointerType:o})=>n=o==="touch",{capture:!0}),e(t,"click",({target:o,isTrusted:s,detail:i,clientX:r,clientY:a})=>{
let l=n&&s&&i>0?S(o,vt):null;if(!l||l.matches(_e))return;let c=k(l.closest(Io),`:is(${_e})`);c[_o({x:r,y:a},c.map(bt))]?.
click()})}function Me(t){if(!t.toggleAttribute("data-enlarged"))return;let e=k(t,`${vt}[data-pick]`),n=p(t,`${vt}[aria-p\
ressed="true"]`)??e[Math.floor(e.length/2)],o=n?.closest(".vfw-enlarges");if(!n||!o)return;let[s,i]=[bt(n),bt(o)];o.scrollBy(
s.x-i.x,s.y-i.y)}function bt(t){let{left:e,top:n,width:o,height:s}=t.getBoundingClientRect();return{x:e+o/2,y:n+s/2}}var Po="[data-pick], :is(button, a)[data-command], [data-local], [data-setting], [data-ask]";function He(t,{command:e,focus:n,
kept:o,likings:s,menu:i,pace:r,painted:a,post:l},c,f){let u=v=>{t.classList.toggle("vfw-paused",v),r.pause(v)},h={save:()=>o.
download(),"save aside":()=>o.downloadAside(),menu:()=>i.toggle(),open:()=>i.chooseFile(),"whole screen":()=>Xt(t),"larg\
er board":()=>Me(t),pause:()=>u(!0),"play on":()=>u(!1)},d=Ie(f);c(t,"click",v=>{let y=S(v.target,Po);if(!y)return;let{command:b,
pick:E,local:C,setting:L,ask:P,value:N=""}=y.dataset;if(C&&h[C](),L&&(s.like(L,N),y.scrollIntoView({block:"nearest"})),P&&
l.send({kind:"ask",about:P}),!(C||L||P)){if(d(v,a.at))return v.preventDefault();y instanceof HTMLAnchorElement&&Se(v,t),
E?l.send({kind:"pick",replies:[JSON.parse(E)].flat(),question:gt(y)}):b!==void 0&&(i.close(),y.closest(".vfw-menu")&&n.leadOn(),
e(b,{...$e(y.closest("form")),value:N}))}}),c(t,"submit",v=>{let y=v.target.closest("form");v.preventDefault(),y?.dataset.
command&&e(y.dataset.command,$e(y))}),c(document,"keydown",({key:v})=>{let y=p(t,":popover-open")!==null;v==="Escape"&&!y&&
p(t,".vfw-cover [data-leaves]")?.click()});let m=({key:v,repeat:y})=>y&&(v==="Enter"||v===" ");c(t,"keydown",v=>m(v)&&v.
preventDefault(),{capture:!0}),c(t,"click",({target:v})=>De(t,v.closest("[data-tab]")?.dataset.tab)),De(t,"log")}function $e(t){
return t?Object.fromEntries(new FormData(t)):{}}function De(t,e){if(e){t.dataset.tab=e;for(let n of k(t,"[data-tab]"))n.
ariaPressed=String(n.dataset.tab===e)}}function Ke(t,e){t.classList.toggle("vfw-nothing-to-read",R(t)),e(t,"click",n=>{let o=S(n.target,"a.vfw-to-read");!o||!t.
matches(".vfw-one-window")||(n.preventDefault(),location.assign(o.href))})}var Mo="section, header, div, ol, ul",$o=["data-painted","data-linked"],Do=["data-linked","data-lm-suppress-shortcuts"],
Be=new WeakMap;function Fe(t,e){let n=document.createElement("template");n.innerHTML=e;let[o,s]=[t.firstElementChild,n.content.
firstElementChild];s&&o?.matches(".vfw-replay")&&s.matches(".vfw-replay")?Ue(o,s):We(t,Be.get(t)??document.createDocumentFragment(),
n.content),Be.set(t,n.content)}function We(t,e,n){let[o,s,i]=[t,e,n].map(({childNodes:a})=>[...a]);if(e.isEqualNode(n)&&
o.length===s.length)return;for(let a of $o)t.removeAttribute(a);if(o.length!==s.length)return t.replaceChildren(...i.map(
kt));let r=0;i.forEach((a,l)=>{let c=s.findIndex((u,h)=>h>=r&&u.isEqualNode(a)),f=r<s.length&&!i.slice(l).some(u=>u.isEqualNode(
s[r]));if(c>=0){for(let u of o.slice(r,c))u.remove();r=c+1}else f?(Ho(o[r],s[r],a),r+=1):t.insertBefore(kt(a),o[r]??null)});
for(let a of o.slice(r))a.remove()}function Ho(t,e,n){t instanceof Element&&e instanceof Element&&n instanceof Element&&
Ko(e,n)?(x(t,{"data-question":n.getAttribute("data-question")}),We(t,e,n)):t.replaceWith(kt(n))}function Ko(t,e){let[n,o]=[
t,e].map(s=>s.cloneNode());for(let s of[n,o])s.removeAttribute("data-question");return t.matches(Mo)&&n.isEqualNode(o)}function kt(t){
return document.importNode(t,!0)}function Ue(t,e){for(let i of t.getAttributeNames())!e.hasAttribute(i)&&!Do.includes(i)&&
t.removeAttribute(i);for(let{name:i,value:r}of e.attributes)t.getAttribute(i)!==r&&t.setAttribute(i,r);let[n,o]=[[...t.childNodes],
[...e.childNodes]];if(!(n.length===o.length&&n.every((i,r)=>i.nodeName===o[r].nodeName))||o.some(i=>i instanceof Text)){
if(t.innerHTML===e.innerHTML)return;t.replaceChildren(...o),t.removeAttribute("data-linked")}else n.forEach((i,r)=>Ue(i,
o[r]));t.matches("input, select")&&!t.matches(":active")&&(t.value=e.value)}var Bo=["head","board","arc","prompt","record","hand","tabs","camps","log","table","cover","menu"],Fo=["cover","menu"],qe="\
start ending replay arc hand our-hand map-large on-stage hints coach".split(" ");function Ge(t,e,n,o){let s=p(t,".vfw-la\
yout"),[i,r]=[".vfw-area-map",".vfw-area-rows"].map(f=>p(s,f)),a=Bo.map(f=>{let u=A("div",{class:`vfw-area-${f}`});return Fo.
includes(f)?t.append(u):s.insertBefore(u,f==="head"?i:r),{area:u,trait:`${f}_html`,painted:""}}),l=()=>{let f=a.filter(({
area:h})=>h.contains(document.activeElement)),u=[...new Set([...f,...a])].filter(h=>e.get(h.trait)!==h.painted);for(let h of u)
h.painted=e.get(h.trait),Fe(h.area,h.painted);return u.length>0};l();let c=()=>l()&&queueMicrotask(()=>o.aborted||n());e.
on("change",c),o.addEventListener("abort",()=>{e.off("change",c);for(let{area:f}of a)f.remove()})}function ot(t,e,...n){
let o=t.filter(s=>p(e,`.vfw-${s}`)).join(" ");for(let s of[e,...n])s.dataset.shows!==o&&(s.dataset.shows=o)}var je={ArrowLeft:"back",ArrowRight:"forward",Home:"first",End:"last"," ":"play"},Wo=".vfw-map, .vfw-map-table, [popover\
], input, select, textarea";function ze(t,e,n,o){let s,i="",r=()=>p(t,".vfw-replay"),a=()=>r()?.dataset.step,l=new U(e),
c=f=>f.matches(".vfw-replay [type=range]");return n(t,"pointerdown",({target:f})=>c(f)&&l.take()),n(t,"input",({target:f})=>c(
f)&&l.want(f.value,a())),n(t,"change",({target:f})=>{(c(f)||f.matches(".vfw-replay select"))&&l.rest(f.name,f.value,a())}),
n(document,"keydown",f=>{let{key:u,target:h,repeat:d}=f,m=t.contains(h)||h.contains(t)&&t.classList.contains("vfw-whole-\
page"),v=r()&&!r()?.closest("[inert]"),y=m&&v&&!h.closest(Wo),b=u===" "&&h.closest("button, a, summary, [role=button]"),
E=f.ctrlKey||f.altKey||f.metaKey||f.shiftKey;!(u in je)||!y||b||E||(f.preventDefault(),(!d||l.isPainted(a()))&&l.send(je[u],
{},a()))}),o.addEventListener("abort",()=>clearTimeout(s)),{beat(){l.painted(a());let f=Number(r()?.dataset.goesOn??0),u=`${a()}\
 ${f}`;u!==i&&(i=u,clearTimeout(s),f&&(s=setTimeout(()=>e("play on"),f)))}}}function Je(t,e,n){let o=e.bottom+t.height+8<=n.height,s=e.top<n.height-e.bottom,i=o||s?e.bottom+4:e.top-t.height-4;return{
left:Ye(e.left,t.width,n.width),top:Ye(i,t.height,n.height)}}function Ye(t,e,n){return Math.max(8,Math.min(t,n-e-8))}var Uo=350,qo=250,Go=/^(word|card):/;function Ve(t,e,n,o,s){let i=A("div",{class:"vfw-opened vfw-sheet",role:"dialog",popover:"\
manual"});t.append(i);let r=null,a="",l=[],[c,f,u]=[!1,!1,""],h,d=new Map,m=w=>{f=w!==null,p(t,".vfw-map")?.dispatchEvent(
new CustomEvent("vfw-show-place",{detail:{key:w},cancelable:!0}))},v=()=>i.matches(":popover-open"),y=w=>{clearTimeout(h);
let O=w.dataset.sheet??"",_=O.match(/^place:(.*)$/)?.[1];if(_)return m(_);i.contains(w)?O!==a&&l.push(a):(r!==w&&(c=!1),
[r,l]=[w,[]]),a=O,(i.dataset.about!==O||!v())&&e(O)},b=()=>{a=l.pop()??"",e(a)},E=()=>p(i,"[data-close]"),C=()=>{if(!r)return;
let w=i.currentCSSZoom??1,O={width:i.offsetWidth*w,height:i.offsetHeight*w},{left:_,top:F}=Je(O,r.getBoundingClientRect(),
{width:innerWidth,height:innerHeight});Object.assign(i.style,{left:`${_/w}px`,top:`${F/w}px`})},L={fill(w,O){if(w!==a||!r?.
isConnected)return;let _=l.length?'<button type="button" class="vfw-button" data-back>Back</button>':"",K=`${O}<div clas\
s="vfw-close">${_}<button type="button" class="vfw-button" data-close>Close</button></div>`;if(v()&&K===u&&i.contains(document.
activeElement))return;i.innerHTML=u=K,i.dataset.about=w,ot(["story","record","arc-table"],i),n(i),i.setAttribute("aria-l\
abel",p(i,"h2")?.textContent??"");let W=p(i,"p:not(.vfw-kicker)");W&&Go.test(w)&&d.set(w,W.textContent);for(let it of k(
t,"[data-told]"))x(it,{"data-told":null,"aria-describedby":null});W&&!r.matches("[aria-describedby]")&&Z(x(r,{"data-told":""}),
[W]),v()||i.showPopover(),C(),et(k(i,"ol")),c&&(p(i,"[data-back]")??E())?.focus({preventScroll:!0})},close(){if(clearTimeout(
h),f&&m(null),!v())return;let w=i.contains(document.activeElement);i.hidePopover(),w&&r?.isConnected&&r.focus({preventScroll:!0}),
[r,c,l]=[null,!1,[]]}},P=(w,O)=>{clearTimeout(h),h=setTimeout(O,w)},N=w=>w instanceof Node&&(i.contains(w)||r?.contains(
w)),j="";o(t,"pointermove",({clientX:w,clientY:O})=>j=`${w},${O}`,{capture:!0}),o(t,"pointerover",({target:w,pointerType:O,
clientX:_,clientY:F})=>{let K=w.closest("[data-sheet]");O!=="mouse"||c||j===`${_},${F}`||(K?P(Uo,()=>y(K)):N(w)?clearTimeout(
h):P(qo,L.close))}),o(t,"focusin",({target:w})=>{w.matches("[data-sheet]:focus-visible")?(d.has(w.dataset.sheet)&&x(w,{"\
aria-description":d.get(w.dataset.sheet)}),y(w)):N(w)||L.close()}),o(t,"click",({target:w})=>{let O=w.closest("[data-she\
et]");O?(y(O),c=!0,v()&&E()?.focus({preventScroll:!0})):w.closest("[data-back]")?b():(w.closest("[data-close]")||!N(w))&&
L.close()}),o(t,"keydown",w=>{!w.target.matches("span[data-sheet]")||!["Enter"," "].includes(w.key)||(w.preventDefault(),
w.target.click())}),o(document,"keydown",w=>{let O=w.key==="Tab"&&!w.shiftKey&&w.target.matches?.(".vfw-opened [data-clo\
se]");(w.key==="Escape"||O)&&L.close()});let z=new ResizeObserver(C);return z.observe(i),s.addEventListener("abort",()=>{
clearTimeout(h),z.disconnect(),i.remove()}),L}function Qe(t,e){return e.map(o=>t.find(s=>s.value===o)).find(Boolean)??t[0]}function Xe(t,e){return Object.entries(t).every(
([n,o])=>o.includes(e.get(n)))}var Ze=D("choices");function nn(t,e){let n=jo(M(Ze));e(t,"change",({target:s})=>{let i=s.closest("form[data-remembered]");
!i||s.dataset.setting||(n={...n,[s.name]:s.value},$(Ze,JSON.stringify(n)),tn(i,n))});let o=!1;return{settle(){for(let i of T(
t,".vfw-start"))for(let r of[t,i.parentElement])r?.scrollTo(0,0);let s=o;o=!!p(t,".vfw-start"),s&&!o&&t.scrollTo(0,0);for(let i of T(
t,"form[data-remembered]")){for(let r of yt(i,"input:not([type=radio])"))r.value=n[r.name]??"";tn(i,n)}}}}function jo(t){
try{return JSON.parse(t)??{}}catch{return{}}}function tn(t,e){for(let n of k(t,"[data-asks]")){let o=on(n,t);n.hidden=n.
disabled=!o;let s=yt(n,"input[type=radio]").filter(c=>en(c,t));if(s.some(c=>c.dataset.setting))continue;let i=n.dataset.
asks??"",a=k(t,"input[data-proposes]:checked").map(c=>JSON.parse(c.dataset.proposes??"{}")[i]),l=[e[i],...a,...(n.dataset.
usual??"").split(" ")];Qe(s,l).checked=!0;for(let c of yt(n,"input:not([type=radio])"))en(c,t)}}function en(t,e){let n=S(
t,"label"),o=n!==null&&on(n,e);return n&&(n.hidden=t.disabled=!o),o}function on(t,e){return Xe(JSON.parse(t.dataset.only??
"{}"),new FormData(e))}function yt(t,e){return k(t,e)}var zo=":popover-open, .vfw-cover, .vfw-sheet-room > :not([hidden])",Yo=".vfw-map, input, select, textarea";function sn(t,e,n,o){
let s=A("button",{type:"button",class:"vfw-to-question"},"Go to the question");t.prepend(s),e(s,"click",n),e(window,"key\
down",({key:r,target:a})=>{let l=t.contains(a)&&!a.closest(Yo);if(r!=="Escape"||!l||p(t,zo))return;let c=p(t,".vfw-promp\
t [data-leaves]");c?.focus(),c?c.click():n()},{capture:!0}),o.addEventListener("abort",()=>s.remove())}function an(t,e){let[n,o]=[st(t,1),st(t,-1)],s=t.map(({y:i},r)=>({x:Math.max((n[r].x+o[r].x)/2,0),y:i}));return st(st(s,
1).map(({x:i,y:r})=>({x:Math.min(i,e.width),y:r})),-1)}function st(t,e){let n=[];for(let{x:o,y:s}of e>0?t:t.toReversed()){
let i=n.filter(r=>Math.abs(r.y-s)<34).map(r=>e*r.x+34);n.push({x:e*Math.max(e*o,...i),y:s})}return e>0?n:n.reverse()}function cn(t,e,n,o){
let s=n.flatMap(r=>r.flatMap((a,l)=>Xo(a,r[l+1]??a))),i=t.map((r,a)=>Jo(r,e[a],t,s,o));return ln(i,[]).boxes}function ln(t,e){
if(!t.length)return{boxes:[],cost:0};let[n,...o]=t;return n.filter(({box:r})=>!r||!e.some(a=>fn(r,a))).map(({box:r,cost:a})=>{
let l=ln(o,r?[...e,r]:e);return{boxes:[r,...l.boxes],cost:a+l.cost}}).reduce((r,a)=>a.cost<r.cost?a:r)}function Jo({x:t,
y:e},{width:n,height:o},s,i,r){let l=[t+20,t-20-n],c=(b,E)=>Math.max(0,Math.min(b,E)),f=[...l,t-n/2].map(b=>c(b,r.width-
n)),u=c(e-o/2,r.height-o),d=[...[e-20-o,e+20].flatMap(b=>f.map(E=>({left:E,top:b}))),...l.map(b=>({left:b,top:u}))].map(
({left:b,top:E})=>({left:b,top:E,right:b+n,bottom:E+o})),m=b=>b.left>=0&&b.top>=0&&b.right<=r.width&&b.bottom<=r.height,
v=d.filter(b=>m(b)&&!s.some(E=>fn(b,Vo(E)))),y=b=>s.some(E=>rn(b,E)<rn(b,{x:t,y:e}));return[...v.map(b=>({box:b,cost:i.filter(
E=>Qo(b,E)).length+(y(b)?1e4:0)})),{box:null,cost:1e6}]}function Vo({x:t,y:e}){return{left:t-34/2,top:e-34/2,right:t+34/
2,bottom:e+34/2}}function fn(t,e){return t.left<e.right&&e.left<t.right&&t.top<e.bottom&&e.top<t.bottom}function Qo(t,e){
return t.left<=e.x&&e.x<=t.right&&t.top<=e.y&&e.y<=t.bottom}function rn(t,{x:e,y:n}){return Math.hypot(Math.max(t.left-e,
0,e-t.right),Math.max(t.top-n,0,n-t.bottom))}function Xo(t,e){let n=Math.max(1,Math.ceil(Math.hypot(e.x-t.x,e.y-t.y)/4));
return Array.from({length:n},(o,s)=>({x:t.x+(e.x-t.x)*s/n,y:t.y+(e.y-t.y)*s/n}))}var xt=".vfw-arc-drawn",Zo=[0,100],dn=`${xt} .vfw-arc-label`;function un(t,e){let n=new ResizeObserver(()=>{let o=p(t,xt);
o&&ts(o)});return e.addEventListener("abort",()=>n.disconnect()),{beat(){let o=p(t,xt);if(!(!o||!T(t,dn).length)){n.disconnect();
for(let s of[o,...k(t,dn)])n.observe(s)}}}}function ts(t){let e={width:t.clientWidth,height:t.clientHeight},[n,o]=[".vfw\
-arc-disc",".vfw-arc-label"].map(u=>k(t,u)),s=(u,h)=>({x:u/100*e.width,y:h/100*e.height}),i=n.map(({style:u})=>s(parseFloat(
u.left),parseFloat(u.top))),r=o.map(({offsetWidth:u,offsetHeight:h})=>({width:u+1,height:h+1})),l=[...t.querySelectorAll(
"polyline")].map(({points:u})=>[...u].map(({x:h,y:d})=>s(h,d))),c=an(i,e),f=cn(c,r,[...l,Zo.map(u=>s(u,50))],e);n.forEach(
({style:u},h)=>{u.marginLeft=`${c[h].x-i[h].x}px`}),o.forEach((u,h)=>{let d=f[h];x(u,{"data-goes":d?d.left+d.right<2*c[h].
x?"left":"right":"nowhere"}),d&&Object.assign(u.style,{left:`${d.left}px`,top:`${d.top}px`})})}function pn(t){let e=es(t);return n=>{for(let o of k(n,"span[data-sheet]:not(.vfw-ref)"))hn(o);for(let o of k(n,"[data-n\
ames]:not([data-linked])")){os(o,e,t);for(let s of[o,...o.children])x(s,{"data-linked":""})}}}function es(t){let n=Object.
keys(t).sort((o,s)=>s.length-o.length).map(o=>o.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")).join("|");return new RegExp(`(?<!\
[\\p{L}\\d])(?:${n||"(?!)"})(?![\\p{L}\\d])`,"gu")}function ns(t,e){let n=[],o=0;for(let{0:s,index:i}of t.matchAll(e))n.
push(t.slice(o,i),s),o=i+s.length;return[...n,t.slice(o)]}function hn(t){Object.assign(t,{className:"vfw-ref",role:"butt\
on",tabIndex:0})}function os(t,e,n){let{SHOW_TEXT:o,SHOW_ELEMENT:s,FILTER_REJECT:i,FILTER_ACCEPT:r,FILTER_SKIP:a}=NodeFilter,
l=document.createTreeWalker(t,o|s,f=>f instanceof Text?r:f.matches("[data-linked]")?i:a),c=[];for(;l.nextNode();)c.push(
l.currentNode);for(let f of c){let u=ns(f.data,e);u.length>1&&f.replaceWith(...u.map((h,d)=>d%2?ss(h,n[h]):h))}}function ss(t,e){
let n=document.createElement("span");return n.textContent=t,n.dataset.sheet=e,hn(n),n}var is="As you play by key, the computer waits after each step until you go on. The menu changes its pace.",rs="This bro\
wser does not keep your game: its storage is switched off or full. Save it as a file, from the menu.",ea=Gt(async({model:t,
el:e,post:n},o)=>{e.classList.add("vfw-page-widget");let i=await It(()=>{let r=e.closest(".vfw-panel");return r&&p(r,".v\
fw-area-map")&&p(r,".vfw-area-rows")&&r},o);i&&as(i,t,n,o)});function as(t,e,n,o){let s=Nt(o);s(t,"focusin",({target:g})=>x(
g,Rt),{capture:!0}),Ge(t,e,()=>St(),o);let i=e.get("whole_page")&&!R(t);t.classList.toggle("vfw-whole-page",i),t.dataset.
game=e.get("game"),Ae(t);let r=i?[document.body]:[];Ee(t,s);let a={question:null,at:0,isBehind:!1,isLocked:!1},l=(g,I={})=>n.
send({kind:"command",name:g,fields:I,question:a.question}),c=Zt(t,o),f=new tt(e.get("slot"),()=>B(t,"vfw-banner",rs));Mt(
f.key,()=>f.isOpen&&n.send({kind:"elsewhere"}),o);let u=me(t,s),h=()=>p(t,":popover-open")!==null,d=()=>h()?0:Number(p(t,
".vfw-prompt")?.dataset.pace??0),[m,v]=[!1,!1],y=()=>{m&&!v&&!G().pace&&c.say(is),v||=m},b=new nt(d,()=>l("next"),y,o);s(
t,"toggle",({target:g})=>g.popover&&b.again(),{capture:!0});let E=ie(t,s),C="",L=Qt(t,g=>{let{pace:I,help:yn,learned:xn,
sensitivity:En,keys:An}=g;E.isOn=An!=="off";let rt={kind:"manner",shows_steps:I!=="none",help:yn,learned:xn,sensitivity:En};
JSON.stringify(rt)!==C&&n.send(rt),C=JSON.stringify(rt),t.classList.toggle("vfw-unpaced",!b.set(I))},o);re(s,g=>{m=g,L.expect(
g?{pace:"one"}:{})});let N=Ve(t,g=>n.send({kind:"sheet",about:g}),g=>Et(g),s,o);be(t,s),Ke(t,s);let j=ze(t,l,s,o),z=oe(t,
l,s),w=un(t,o),_=xe(t,s,f,g=>n.send({kind:"open",save:g}),()=>n.send({kind:"too large"})),F=nn(t,s),K=le(t),W=ue(t,s),it=ve(
t,s),wn=he(t,s);Pe(t,s);let gn=ce(t,l,g=>c.say(g),o);sn(t,s,()=>u.toHeadline(),o);let Et=pn(e.get("names")),At=()=>ot(qe,
t,...r);s(t,"vfw-map-sized",At);let St=()=>{At();let g=Re(t),I=g!==a.question;p(t,".vfw-stage-map:empty")&&t.dispatchEvent(
new CustomEvent("vfw-stage")),I&&(Object.assign(a,{question:g,at:performance.now()}),N.close()),mn(t,a.isLocked),Et(t),W.
settle(),it.settle(),I&&wn.settle(),gn.settle(),pe(t),F.settle(),K.settle(),L.show(),Le(t),u.settle(I),b.beat(g),j.beat(),
z.beat(),w.beat()};He(t,{command:l,focus:u,kept:f,likings:L,menu:_,pace:b,painted:a,post:n},s,o),Ne(t,o),s(t,"vfw-leave-\
map",()=>u.toHeadline()),s(t,"vfw-say",g=>c.say(g.detail.text));let vn=g=>{g.kind==="begin"&&f.begin(g.header,g.copies_saved),
g.kind==="append"&&!f.append(g.from,g.entries)&&n.send({kind:"keep whole"}),g.kind==="like"&&L.like(g.name,g.value),g.kind===
"download"&&H(g.name,g.text),g.kind==="moment"&&Oe(t,g.text),g.kind==="sheet"&&N.fill(g.about,g.html);let I=g.kind==="po\
ng"&&g.question!==a.question;I&&a.isBehind&&n.send({kind:"paint whole"}),g.kind==="pong"&&(a.isBehind=I&&!a.isBehind)},Ot=()=>c.
tell(e.get("said"));n.listen(vn,o),e.on("change:said",Ot),o.addEventListener("abort",()=>{for(let g of r)delete g.dataset.
shows;e.off("change:said",Ot)}),L.begin(),St(),cs(t,e,n,f,a,o);let{goesOn:bn=!1,isUnsent:kn=!1}=n.watch.cameBack??{};n.send(
{kind:"held",save:f.whole(),goes_on:bn,is_unsent:kn})}function cs(t,e,n,o,s,i){let r={root:t,post:n,keeps:()=>o.works||e.
get("is_kept")?". Your game is kept in this browser.":", and this browser keeps no games.",isCurrent:a=>a.question===s.question,
changed(a){return s.isLocked=a,mn(t,a),a},goesOn:()=>o.isOpen&&!p(t,".vfw-start, .vfw-coach")};n.watch.over(r,i)}function mn(t,e){
let n=p(t,".vfw-cover");for(let o of k(t,".vfw-layout, .vfw-to-question"))o.inert=e||n!==null;n&&(n.inert=e),n&&!t.matches(
".vfw-whole-page")&&x(n,{"aria-modal":null})}export{ea as default};
