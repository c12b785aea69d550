var S=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function Y(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function J(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),w(s,t)}function w(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function v(n,t){return n.querySelector(t)}function m(n,t){return[...n.querySelectorAll(t)]}function y(n,t){
return n.closest(t)}function Z(){return document.activeElement}async function Q(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var X={"data-lm-suppress-shortcuts":"true"};var _t=2e3,Rt=4,tt="The kernel was restarted: run this cell again.",et="This cell is from an earlier session. Run all ce\
lls again.",jt="The kernel does not answer. This cell goes on when it is back.";function Pt({isKnown:n,isConnected:t,isBusy:e,
wasHeard:s,unanswered:o}){return n?o<Rt||t&&e?"":t?s?tt:et:jt:tt}function nt(n,t,e){let{root:s,post:o}=n,i=l("div",{class:"\
vfw-cell-notice",role:"status"});s.before(i);let[a,u]=[0,!1],h=()=>{let{kernel:g}=t,I=(g?.connectionStatus??"connected")===
"connected",E=t.posts.has(o),b=Pt({isKnown:E,isConnected:I,isBusy:g?.status==="busy",wasHeard:u,unanswered:a});b!==i.textContent&&
(n.changed(b!==""),i.textContent=b)},f=()=>{a=document.hidden||t.kernel?.status==="busy"?0:a+1,t.posts.has(o)&&t.transmit(
o,{kind:"ping"}),h(),i.textContent===et&&t.drop(o)};o.listen(g=>{g.kind==="pong"&&(u=!0,(i.textContent===""||n.isCurrent(
g))&&(a=0),h())},e),f();let x=setInterval(f,_t);e.addEventListener("abort",()=>{clearInterval(x),i.remove()})}function st(){return document.body.dataset.voila!==void 0}function O(n){return n.closest(".jp-NotebookPanel")!==null}async function ot(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let a=await s("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var C=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function it(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function rt(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var R=2500,Ut=2e3,Mt=8e3,$t=3e4,j=2e3,Ft=1e4,Dt=25e3,Kt=3e4,at=500,T=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=rt(this.#t),setInterval(()=>this.beat(),at);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let s={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};O(t.root)&&nt(s,this.line,e),st()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(s),this.notice??=new C(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(o=>o!==s)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*at),this.beatAt=t,t-this.pingedAt>(this.isLost?R/2:R)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>R+1e3||this.isCut)&&t-this.lookedAt>j&&this.look(),t-this.heardAt>(this.wasHeard?
Mt:$t)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Ut)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&
this.current.add(s);this.rooms.every(s=>this.current.has(s))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,s=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(s,t.style.zoom);let o=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(
a=>a.root.contains(o))&&this.notice?.takeFocus(o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await ot(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
Dt&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<Kt;e==="gone"&&!s&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(u=>setTimeout(
u,a,!1));this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(j)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?Ft:j)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;it(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function ct(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new P(e,s)},render:Y((e,s)=>n({...e,post:t},s))}}}
var P=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=qt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(u=>o.has_model(u)),a=await Promise.all(i.map(u=>o.
get_model(u)));a.forEach((u,h)=>u.set_state(t[i[h]]??{})),this.line.taken(s)&&a.forEach((u,h)=>{for(let f of e[i[h]]??[])
u.trigger("msg:custom",f)})}tell(t){for(let e of this.hearers)e(t)}};function qt(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new S(()=>n.kernel??null);s={line:o,watch:new T(o)},e.set(n,s)}return s}function zt(n,t,e){if(!n||!t)return!1;let s=t.at-n.at<500,o=Math.hypot(t.x-n.x,t.y-n.y)<=8;return s&&o&&t.at-e<200}function lt(n){
let[t,e]=[null,null],s=({detail:o,clientX:i,clientY:a})=>{o>0&&([t,e]=[e,{at:performance.now(),x:i,y:a}])};return document.
addEventListener("click",s,{capture:!0,signal:n}),({detail:o},i)=>o>0&&zt(t,e,i)}function p(n){try{return localStorage.getItem(n)??""}catch{return""}}function dt(n,t){try{return localStorage.setItem(n,
t),!0}catch{return!1}}function ut(n,t,e){addEventListener("storage",s=>n&&s.key===n&&t(),{signal:e})}var Ht={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function ft(n,t){U(n,new Blob([t],{type:Ht[n.split(".").at(
-1)??""]??"application/json"}))}function U(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var $="vfw:likings",mt="vfw-likings",Wt={size:"1",light:"system",motion:"system"},F={...Wt,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},Bt=["keys","stage"],Gt={help:["none","odds","hints","guided"],sensitivity:["ful\
l","masked","described"]},Vt={1:1,2:1.2,3:1.45};function Yt(n){try{let t=Object.entries(JSON.parse(n)??{}).filter(([,s])=>typeof s==
"string"),e=Object.keys(F).every(s=>Bt.includes(s)||t.some(([o])=>o===s));return Object.fromEntries(e?t.filter(([s,o])=>o!==
pt(s)):t)}catch{return{}}}function pt(n){return F[n]}function ht(n,t={}){let e={...F,...t,...n};for(let[s,o]of Object.entries(
Gt))o.includes(e[s])||(e[s]=pt(s));return e}function M(){return Yt(document.documentElement.dataset.vfwLikings??p($))}function Jt(n,t){
let e=JSON.stringify({...M(),[n]:t});document.documentElement.dataset.vfwLikings=e,dt($,e),document.dispatchEvent(new Event(
mt))}function Zt(n,t){document.addEventListener(mt,n,{signal:t}),gt().addEventListener("change",n,{signal:t});let e=({key:s})=>{
s===$&&(delete document.documentElement.dataset.vfwLikings,n())};addEventListener("storage",e,{signal:t})}function Qt(n){
return Vt[n.size]??1}function Xt(n,t){return n.light==="dark"||!["light","contrast"].includes(n.light)&&t}function gt(){
return matchMedia("(prefers-color-scheme: dark)")}function te(n,t){for(let e of m(n,"[data-setting]")){let s=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=s:e.ariaPressed!==String(s)&&(e.ariaPressed=String(
s))}}function wt(n,t,e){let s={},o=ht(M()),i=()=>{o=ht(M(),s),n.dataset.size=o.size,n.style.setProperty("--vfw-zoom",`ca\
lc(${Qt(o)} * var(--vfw-usual-zoom, 1))`),n.style.zoom="var(--vfw-zoom)";let u=Xt(o,gt().matches);n.classList.toggle("vf\
w-dark",u),document.documentElement.classList.toggle("vfw-dark-page",u),n.classList.toggle("vfw-still",o.motion==="still"),
a.show(),t(o)},a={begin:i,like:Jt,expect(u){s=u,i()},show:()=>te(n,o)};return Zt(i,e),a}var ee=40;function vt(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
l("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...a]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...a.filter(Boolean))},say(...o){for(s.append(...o.map(i=>l("p",{},i)));s.
childElementCount>ee;)s.firstElementChild?.remove()}}}var ne=["question","asked","seed","from"];function bt({pathname:n,search:t,hash:e},s){let o=new URLSearchParams(t);for(let i of ne)
o.delete(i);for(let[i,a]of new URLSearchParams(s))o.set(i,a);return`${n}${o.size?`?${o}`:""}${e}`}var k="vfw:moment";var se=5e3;function kt(n,t,e){if(new URLSearchParams(n).get("from")!=="game")return;if(p(k)){t(p(k));return}let s=new AbortController,
o=()=>{s.abort(),t(p(k))},i=setTimeout(o,se);s.signal.addEventListener("abort",()=>clearTimeout(i)),e.addEventListener("\
abort",()=>s.abort()),ut(k,()=>p(k)&&o(),s.signal)}var oe=["data-linked","data-lm-suppress-shortcuts"];function D(n,t){for(let i of n.getAttributeNames())!t.hasAttribute(i)&&!oe.includes(i)&&n.removeAttribute(i);for(let{name:i,
value:a}of t.attributes)n.getAttribute(i)!==a&&n.setAttribute(i,a);let[e,s]=[[...n.childNodes],[...t.childNodes]];if(!(e.
length===s.length&&e.every((i,a)=>i.nodeName===s[a].nodeName))||s.some(i=>i instanceof Text)){if(n.innerHTML===t.innerHTML)
return;n.replaceChildren(...s),n.removeAttribute("data-linked")}else e.forEach((i,a)=>D(i,s[a]));n.matches("input, selec\
t")&&!n.matches(":active")&&(n.value=t.value)}var ie=["command","value","show","turn"],N=class{#t=new Map;constructor(t){this.lands=t}paint(t,e){if((this.#t.get(t)??"")===
e)return;this.#t.set(t,e);let s=t.cloneNode(!1);s.innerHTML=e;for(let a of m(s,"[data-land]"))a.setAttribute("d",this.lands[a.
dataset.land??""]??""),a.removeAttribute("data-land");re(t,s);let o=Z(),i=o&&t.contains(o)?o:null;D(t,s),i&&!i.isConnected&&
ae(t,i)}};function re(n,t){let[e,s]=[n,t].map(o=>m(o,"details"));e.forEach(({open:o},i)=>s[i]?.toggleAttribute("open",o))}
function ae(n,{dataset:t}){let e=ie.filter(o=>t[o]!==void 0).map(o=>`[data-${o}="${CSS.escape(t[o]??"")}"]`).join("");(e&&
v(n,e)||v(n,"[data-next]")||v(n,"button, [tabindex]"))?.focus({preventScroll:!0})}var Et=2;async function xt(n,t){let e=URL.createObjectURL(new Blob([t],{type:"image/svg+xml"})),s=new Image;s.src=e,await s.
decode();let o=Object.assign(document.createElement("canvas"),{width:Et*s.width,height:Et*s.height});o.getContext("2d")?.
drawImage(s,0,0,o.width,o.height),o.toBlob(i=>i&&U(n.replace(/\.svg$/,".png"),i)),URL.revokeObjectURL(e)}var At={left:["question","building","running","inside"],right:["answer","spread"],middle:["maps","limits"]},Lt=["bands",
"why"],ce=["notice",...Object.values(At).flat(),...Lt],le={answer:"Answer",changes:"Changes",players:"Players",limits:"L\
imits"},de=2e6,ue="Change one thing, play on many times, see what the model can say",mn=ct(async({model:n,el:t,post:e},s)=>{
let o=await Q(()=>y(t,".vfw-what-if"),s);if(!o)return;let i=J(s),a=!O(o);for(let r of[".jp-OutputArea-output","html"])y(
o,r)?.classList.toggle("vfw-around-atlas",a);o.classList.toggle("vfw-wi-page",a),wt(o,()=>{},s).begin();let u=r=>l("div",
{class:`vfw-wi-area-${r}`}),h=Object.fromEntries(ce.map(r=>[r,u(r)])),f=l("dialog",{class:"vfw-wi-dialog"}),x=l("nav",{class:"\
vfw-wi-tabs","aria-label":"Parts of this page"});for(let[r,c]of Object.entries(le))x.append(l("button",{type:"button","d\
ata-turn":r},c));let g=Object.entries(At).map(([r,c])=>l("div",{class:`vfw-wi-column-${r}`},...c.map(d=>h[d]))),I=Lt.map(
r=>h[r]),E=l("div",{class:"vfw-wi-layout"},h.notice,...g,...I,x);t.append(fe(),E,f);let b=new N(n.get("lands")),_=()=>{for(let[
r,c]of Object.entries(h))b.paint(c,n.get(`${r}_html`));b.paint(f,n.get("sheet_html")),B("off"),z()},A="",St=lt(s),[K,q]=[
"",0],z=()=>{for(let d of m(o,"[data-show]"))w(d,{"aria-pressed":d.dataset.show===o.dataset.map});for(let d of m(o,"[dat\
a-turn]"))w(d,{"aria-pressed":d.dataset.turn===o.dataset.part});let r=f.childElementCount>0;r&&!f.open&&f.showModal(),!r&&
f.open&&f.close();let c=m(r?f:h.running,"[data-command]").map(({dataset:d})=>d.command);c.join()!==K&&([K,q]=[c.join(),performance.
now()])},yt=vt(t,s),H=()=>yt.tell(n.get("said")),W=()=>a&&history.replaceState(history.state,"",bt(location,n.get("addre\
ss"))),L=(r,c={})=>e.send({kind:"command",name:r,fields:c});i(o,"focusin",({target:r})=>w(r,X),{capture:!0}),i(o,"click",
r=>{let c=y(r.target,":is(button, g)[data-command], [data-show], [data-turn], .vfw-land");if(!c||St(r,q))return;let{command:d,
value:It="",show:G,turn:V}=c.dataset;d!==void 0?L(d,{value:It}):G?o.dataset.map=G:V?Ot(V):Ct(c),z()}),i(o,"submit",r=>{r.
preventDefault();let{target:c}=r,d=Object.fromEntries(new FormData(c,r.submitter));c.dataset.command&&L(c.dataset.command,
d)}),i(o,"change",async({target:r})=>{let[c]=r.files??[];if(!c||!r.dataset.opens)return;let d=c.size>de?"":await c.text();
L(r.dataset.opens,{text:d,size:String(c.size)})}),i(f,"cancel",r=>{r.preventDefault(),L("close")});let Ot=r=>{o.dataset.
part=r,E.getBoundingClientRect().top<0&&E.scrollIntoView({block:"start"})},Ct=({id:r})=>{A=A===r?"":r,B("polite")},B=r=>{
let c=v(o,".vfw-wi-told"),d=A&&v(o,`#${A} title`)?.textContent||"";!c||c.textContent===d||(w(c,{"aria-live":r}),c.textContent=
d)},Tt=({kind:r,name:c,text:d})=>{r==="download"&&ft(c,d),r==="picture"&&xt(c,d)};o.dataset.map="as changed",o.dataset.part=
"answer",n.on("change",_),n.on("change:said",H),n.on("change:address",W),e.listen(Tt,s),s.addEventListener("abort",()=>{
n.off("change",_),n.off("change:said",H),n.off("change:address",W)}),_(),kt(location.search,r=>e.send({kind:"moment",text:r}),
s);let Nt=r=>(r||e.send({kind:"paint whole"}),!1);e.watch.over({root:o,post:e,changed:Nt},s)});function fe(){let n=l("di\
v",{},l("h1",{},"What if?"),l("p",{},ue)),t=l("button",{type:"button",class:"vfw-wi-button","data-command":"save"},"Save");
return l("header",{class:"vfw-wi-head"},n,t)}export{mn as default};
