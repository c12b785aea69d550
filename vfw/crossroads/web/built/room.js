var y=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function J(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function Z(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),w(s,t)}function w(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function v(n,t){return n.querySelector(t)}function m(n,t){return[...n.querySelectorAll(t)]}function S(n,t){
return n.closest(t)}function Q(){return document.activeElement}async function X(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var tt={"data-lm-suppress-shortcuts":"true"};var Ut=2e3,Pt=4,et="The kernel was restarted: run this cell again.",nt="This cell is from an earlier session. Run all ce\
lls again.",$t="The kernel does not answer. This cell goes on when it is back.";function Mt({isKnown:n,isConnected:t,isBusy:e,
wasHeard:s,unanswered:o}){return n?o<Pt||t&&e?"":t?s?et:nt:$t:et}function st(n,t,e){let{root:s,post:o}=n,i=l("div",{class:"\
vfw-cell-notice",role:"status"});s.before(i);let[a,u]=[0,!1],h=()=>{let{kernel:g}=t,_=(g?.connectionStatus??"connected")===
"connected",E=t.posts.has(o),b=Mt({isKnown:E,isConnected:_,isBusy:g?.status==="busy",wasHeard:u,unanswered:a});b!==i.textContent&&
(n.changed(b!==""),i.textContent=b)},f=()=>{a=document.hidden||t.kernel?.status==="busy"?0:a+1,t.posts.has(o)&&t.transmit(
o,{kind:"ping"}),h(),i.textContent===nt&&t.drop(o)};o.listen(g=>{g.kind==="pong"&&(u=!0,(i.textContent===""||n.isCurrent(
g))&&(a=0),h())},e),f();let x=setInterval(f,Ut);e.addEventListener("abort",()=>{clearInterval(x),i.remove()})}function ot(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function it(){return document.body.dataset.voila!==
void 0}function O(n){return n.closest(".jp-NotebookPanel")!==null}async function rt(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let a=await s("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var T=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function at(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function ct(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var j=2500,Ft=2e3,Dt=8e3,Kt=3e4,U=2e3,qt=1e4,zt=25e3,Ht=3e4,lt=500,C=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=ct(this.#t),setInterval(()=>this.beat(),lt);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let s={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};O(t.root)&&st(s,this.line,e),it()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(s),this.notice??=new T(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(o=>o!==s)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*lt),this.beatAt=t,t-this.pingedAt>(this.isLost?j/2:j)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>j+1e3||this.isCut)&&t-this.lookedAt>U&&this.look(),t-this.heardAt>(this.wasHeard?
Dt:Kt)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Ft)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&
this.current.add(s);this.rooms.every(s=>this.current.has(s))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,s=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(s,t.style.zoom);let o=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(
a=>a.root.contains(o))&&this.notice?.takeFocus(o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await rt(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
zt&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<Ht;e==="gone"&&!s&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(u=>setTimeout(
u,a,!1));this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(U)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?qt:U)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;at(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function dt(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new P(e,s)},render:J((e,s)=>n({...e,post:t},s))}}}
var P=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=Bt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(u=>o.has_model(u)),a=await Promise.all(i.map(u=>o.
get_model(u)));a.forEach((u,h)=>u.set_state(t[i[h]]??{})),this.line.taken(s)&&a.forEach((u,h)=>{for(let f of e[i[h]]??[])
u.trigger("msg:custom",f)})}tell(t){for(let e of this.hearers)e(t)}};function Bt(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new y(()=>n.kernel??null);s={line:o,watch:new C(o)},e.set(n,s)}return s}function Wt(n,t,e){if(!n||!t)return!1;let s=t.at-n.at<500,o=Math.hypot(t.x-n.x,t.y-n.y)<=8;return s&&o&&t.at-e<200}function ut(n){
let[t,e]=[null,null],s=({detail:o,clientX:i,clientY:a})=>{o>0&&([t,e]=[e,{at:performance.now(),x:i,y:a}])};return document.
addEventListener("click",s,{capture:!0,signal:n}),({detail:o},i)=>o>0&&Wt(t,e,i)}function p(n){try{return localStorage.getItem(n)??""}catch{return""}}function ft(n,t){try{return localStorage.setItem(n,
t),!0}catch{return!1}}function N(n,t=ot()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}function ht(n,t,e){addEventListener("storage",s=>n&&s.key===n&&t(),{signal:e})}var Gt={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function mt(n,t){$(n,new Blob([t],{type:Gt[n.split(".").at(
-1)??""]??"application/json"}))}function $(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var F=N("likings"),gt="vfw-likings",Vt="data-jp-theme-light",Yt={size:"1",light:"system",motion:"system"},D={...Yt,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},Jt=["keys","stage"],Zt={help:["none","odds","h\
ints","guided"],sensitivity:["full","masked","described"]},Qt={1:1,2:1.2,3:1.45};function Xt(n){try{let t=Object.entries(
JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),e=Object.keys(D).every(s=>Jt.includes(s)||t.some(([o])=>o===s));return Object.
fromEntries(e?t.filter(([s,o])=>o!==wt(s)):t)}catch{return{}}}function wt(n){return D[n]}function pt(n,t={}){let e={...D,
...t,...n};for(let[s,o]of Object.entries(Zt))o.includes(e[s])||(e[s]=wt(s));return e}function M(){return Xt(document.documentElement.
dataset.vfwLikings??p(F))}function te(n,t){let e=JSON.stringify({...M(),[n]:t});document.documentElement.dataset.vfwLikings=
e,ft(F,e),document.dispatchEvent(new Event(gt))}function ee(n,t){document.addEventListener(gt,n,{signal:t}),vt().addEventListener(
"change",n,{signal:t});let e=new MutationObserver(n);bt(document.body)&&e.observe(document.body,{attributeFilter:[Vt]}),
t?.addEventListener("abort",()=>e.disconnect());let s=({key:o})=>{o===F&&(delete document.documentElement.dataset.vfwLikings,
n())};addEventListener("storage",s,{signal:t})}function ne(n){return Qt[n.size]??1}function se(n,t){return n.light==="da\
rk"||!["light","contrast"].includes(n.light)&&t}function vt(){return matchMedia("(prefers-color-scheme: dark)")}function oe(){
let n=bt(document.body);return n?n==="dark":vt().matches}function bt(n){let{jpThemeLight:t,voila:e}=n?.dataset??{};return t===
void 0||e!==void 0?"":t==="false"?"dark":"light"}function ie(n,t){for(let e of m(n,"[data-setting]")){let s=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=s:e.ariaPressed!==String(s)&&(e.ariaPressed=String(
s))}}function kt(n,t,e){let s={},o=pt(M()),i=()=>{o=pt(M(),s),n.dataset.size=o.size,n.style.setProperty("--vfw-zoom",`ca\
lc(${ne(o)} * var(--vfw-usual-zoom, 1))`),n.style.zoom="var(--vfw-zoom)";let u=se(o,oe());n.classList.toggle("vfw-dark",
u),document.documentElement.classList.toggle("vfw-dark-page",u),n.classList.toggle("vfw-still",o.motion==="still"),a.show(),
t(o)},a={begin:i,like:te,expect(u){s=u,i()},show:()=>ie(n,o)};return ee(i,e),a}var re=40;function Et(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
l("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...a]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...a.filter(Boolean))},say(...o){for(s.append(...o.map(i=>l("p",{},i)));s.
childElementCount>re;)s.firstElementChild?.remove()}}}var ae=["question","asked","seed","from"];function xt({pathname:n,search:t,hash:e},s){let o=new URLSearchParams(t);for(let i of ae)
o.delete(i);for(let[i,a]of new URLSearchParams(s))o.set(i,a);return`${n}${o.size?`?${o}`:""}${e}`}var k=N("moment");var ce=5e3;function At(n,t,e){if(new URLSearchParams(n).get("from")!=="game")return;if(p(k)){t(p(k));return}let s=new AbortController,
o=()=>{s.abort(),t(p(k))},i=setTimeout(o,ce);s.signal.addEventListener("abort",()=>clearTimeout(i)),e.addEventListener("\
abort",()=>s.abort()),ht(k,()=>p(k)&&o(),s.signal)}var le=["data-linked","data-lm-suppress-shortcuts"];function K(n,t){for(let i of n.getAttributeNames())!t.hasAttribute(i)&&!le.includes(i)&&n.removeAttribute(i);for(let{name:i,
value:a}of t.attributes)n.getAttribute(i)!==a&&n.setAttribute(i,a);let[e,s]=[[...n.childNodes],[...t.childNodes]];if(!(e.
length===s.length&&e.every((i,a)=>i.nodeName===s[a].nodeName))||s.some(i=>i instanceof Text)){if(n.innerHTML===t.innerHTML)
return;n.replaceChildren(...s),n.removeAttribute("data-linked")}else e.forEach((i,a)=>K(i,s[a]));n.matches("input, selec\
t")&&!n.matches(":active")&&(n.value=t.value)}var de=["command","value","show","turn"],I=class{#t=new Map;constructor(t){this.lands=t}paint(t,e){if((this.#t.get(t)??"")===
e)return;this.#t.set(t,e);let s=t.cloneNode(!1);s.innerHTML=e;for(let a of m(s,"[data-land]"))a.setAttribute("d",this.lands[a.
dataset.land??""]??""),a.removeAttribute("data-land");ue(t,s);let o=Q(),i=o&&t.contains(o)?o:null;K(t,s),i&&!i.isConnected&&
fe(t,i)}};function ue(n,t){let[e,s]=[n,t].map(o=>m(o,"details"));e.forEach(({open:o},i)=>s[i]?.toggleAttribute("open",o))}
function fe(n,{dataset:t}){let e=de.filter(o=>t[o]!==void 0).map(o=>`[data-${o}="${CSS.escape(t[o]??"")}"]`).join("");(e&&
v(n,e)||v(n,"[data-next]")||v(n,"button, [tabindex]"))?.focus({preventScroll:!0})}var Lt=2;async function yt(n,t){let e=URL.createObjectURL(new Blob([t],{type:"image/svg+xml"})),s=new Image;s.src=e,await s.
decode();let o=Object.assign(document.createElement("canvas"),{width:Lt*s.width,height:Lt*s.height});o.getContext("2d")?.
drawImage(s,0,0,o.width,o.height),o.toBlob(i=>i&&$(n.replace(/\.svg$/,".png"),i)),URL.revokeObjectURL(e)}var St={left:["question","building","running","inside"],right:["answer","spread"],middle:["maps","limits"]},Ot=["bands",
"why"],he=["notice",...Object.values(St).flat(),...Ot],me={answer:"Answer",changes:"Changes",players:"Players",limits:"L\
imits"},pe=2e6,ge="Change one thing, play on many times, see what the model can say",En=dt(async({model:n,el:t,post:e},s)=>{
let o=await X(()=>S(t,".vfw-what-if"),s);if(!o)return;let i=Z(s),a=!O(o);for(let r of[".jp-OutputArea-output","html"])S(
o,r)?.classList.toggle("vfw-around-atlas",a);o.classList.toggle("vfw-wi-page",a),kt(o,()=>{},s).begin();let u=r=>l("div",
{class:`vfw-wi-area-${r}`}),h=Object.fromEntries(he.map(r=>[r,u(r)])),f=l("dialog",{class:"vfw-wi-dialog"}),x=l("nav",{class:"\
vfw-wi-tabs","aria-label":"Parts of this page"});for(let[r,c]of Object.entries(me))x.append(l("button",{type:"button","d\
ata-turn":r},c));let g=Object.entries(St).map(([r,c])=>l("div",{class:`vfw-wi-column-${r}`},...c.map(d=>h[d]))),_=Ot.map(
r=>h[r]),E=l("div",{class:"vfw-wi-layout"},h.notice,...g,..._,x);t.append(we(),E,f);let b=new I(n.get("lands")),R=()=>{for(let[
r,c]of Object.entries(h))b.paint(c,n.get(`${r}_html`));b.paint(f,n.get("sheet_html")),G("off"),H()},A="",Tt=ut(s),[q,z]=[
"",0],H=()=>{for(let d of m(o,"[data-show]"))w(d,{"aria-pressed":d.dataset.show===o.dataset.map});for(let d of m(o,"[dat\
a-turn]"))w(d,{"aria-pressed":d.dataset.turn===o.dataset.part});let r=f.childElementCount>0;r&&!f.open&&f.showModal(),!r&&
f.open&&f.close();let c=m(r?f:h.running,"[data-command]").map(({dataset:d})=>d.command);c.join()!==q&&([q,z]=[c.join(),performance.
now()])},Ct=Et(t,s),B=()=>Ct.tell(n.get("said")),W=()=>a&&history.replaceState(history.state,"",xt(location,n.get("addre\
ss"))),L=(r,c={})=>e.send({kind:"command",name:r,fields:c});i(o,"focusin",({target:r})=>w(r,tt),{capture:!0}),i(o,"click",
r=>{let c=S(r.target,":is(button, g)[data-command], [data-show], [data-turn], .vfw-land");if(!c||Tt(r,z))return;let{command:d,
value:jt="",show:V,turn:Y}=c.dataset;d!==void 0?L(d,{value:jt}):V?o.dataset.map=V:Y?Nt(Y):It(c),H()}),i(o,"submit",r=>{r.
preventDefault();let{target:c}=r,d=Object.fromEntries(new FormData(c,r.submitter));c.dataset.command&&L(c.dataset.command,
d)}),i(o,"change",async({target:r})=>{let[c]=r.files??[];if(!c||!r.dataset.opens)return;let d=c.size>pe?"":await c.text();
L(r.dataset.opens,{text:d,size:String(c.size)})}),i(f,"cancel",r=>{r.preventDefault(),L("close")});let Nt=r=>{o.dataset.
part=r,E.getBoundingClientRect().top<0&&E.scrollIntoView({block:"start"})},It=({id:r})=>{A=A===r?"":r,G("polite")},G=r=>{
let c=v(o,".vfw-wi-told"),d=A&&v(o,`#${A} title`)?.textContent||"";!c||c.textContent===d||(w(c,{"aria-live":r}),c.textContent=
d)},_t=({kind:r,name:c,text:d})=>{r==="download"&&mt(c,d),r==="picture"&&yt(c,d)};o.dataset.map="as changed",o.dataset.part=
"answer",n.on("change",R),n.on("change:said",B),n.on("change:address",W),e.listen(_t,s),s.addEventListener("abort",()=>{
n.off("change",R),n.off("change:said",B),n.off("change:address",W)}),R(),At(location.search,r=>e.send({kind:"moment",text:r}),
s);let Rt=r=>(r||e.send({kind:"paint whole"}),!1);e.watch.over({root:o,post:e,changed:Rt},s)});function we(){let n=l("di\
v",{},l("h1",{},"What if?"),l("p",{},ge)),t=l("button",{type:"button",class:"vfw-wi-button","data-command":"save"},"Save");
return l("header",{class:"vfw-wi-head"},n,t)}export{En as default};
