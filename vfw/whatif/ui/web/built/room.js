function Z(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function Q(){return document.body.dataset.voila!==
void 0}function k(n){return n.closest(".jp-NotebookPanel")!==null}function X(n){return(t,e,o,s={})=>t.addEventListener(e,o,{signal:n,...s})}function l(n,t,...e){let o=document.createElement(
n);return o.append(...e),w(o,t)}function w(n,t){for(let[e,o]of Object.entries(t))o===null?n.removeAttribute(e):n.getAttribute(e)!==String(o)&&n.setAttribute(
e,String(o));return n}function v(n,t){return n.querySelector(t)}function m(n,t){return[...n.querySelectorAll(t)]}function S(n,t){
return n.closest(t)}function tt(){return document.activeElement}async function et(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var nt={"data-lm-suppress-shortcuts":"true"};function p(n){try{return localStorage.getItem(n)??""}catch{return""}}function ot(n,t){try{return localStorage.setItem(n,
t),!0}catch{return!1}}function O(n,t=Z()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}function st(n,t,e){addEventListener("storage",o=>n&&o.key===n&&t(),{signal:e})}var Pt={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function j(n,t){U(n,new Blob([t],{type:Pt[n.split(".").at(
-1)??""]??"application/json"}))}function U(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function it(n,t,e,o){let s=l("div",{class:t,role:"status"});n.prepend(s);let i=l("div",{},l("p",{},e)),a=(u,h)=>{let f=l(
"button",{type:"button",class:"vfw-button"},u);f.addEventListener("click",h),i.append(f)};return o&&a("Save it as a file",
()=>j(...o())),a("Close",()=>s.remove()),requestAnimationFrame(()=>s.append(i)),s}var T=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,o)=>{o==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,o=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:o,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:o,message:s}=t;
this.transmit(e,{kind:"press",page:this.page,number:o,message:s})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(o=>o.post===t),this.leave(
t)}}taken({page:t,number:e}){let[o]=this.waiting;return t!==this.page||e!==o?.number?!1:(this.waiting.shift(),o.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function rt(n){return({model:t,el:e})=>{let o=new AbortController;return n({model:t,el:e},o.signal),()=>o.abort()}}var $t=2e3,Ft=4,at="The kernel was restarted: run this cell again.",ct="This cell is from an earlier session. Run all ce\
lls again.",Mt="The kernel does not answer. This cell goes on when it is back.";function Dt({isKnown:n,isConnected:t,isBusy:e,
wasHeard:o,unanswered:s}){return n?s<Ft||t&&e?"":t?o?at:ct:Mt:at}function lt(n,t,e){let{root:o,post:s}=n,i=l("div",{class:"\
vfw-cell-notice",role:"status"});o.before(i);let[a,u]=[0,!1],h=()=>{let{kernel:g}=t,_=(g?.connectionStatus??"connected")===
"connected",x=t.posts.has(s),b=Dt({isKnown:x,isConnected:_,isBusy:g?.status==="busy",wasHeard:u,unanswered:a});b!==i.textContent&&
(n.changed(b!==""),i.textContent=b)},f=()=>{a=document.hidden||t.kernel?.status==="busy"?0:a+1,t.posts.has(s)&&t.transmit(
s,{kind:"ping"}),h(),i.textContent===ct&&t.drop(s)};s.listen(g=>{g.kind==="pong"&&(u=!0,(i.textContent===""||n.isCurrent(
g))&&(a=0),h())},e),f();let A=setInterval(f,$t);e.addEventListener("abort",()=>{clearInterval(A),i.remove()})}async function dt(n,t){let{baseUrl:e}=n.serverSettings,o=s=>fetch(e+s,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let s=await o(`api/kernels/${n.id}`);if(s.ok&&s.headers.get("Content-Type")?.includes("json")&&t)return(await s.json()).
execution_state==="busy"?"busy":"idle";let a=await o("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var C=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function ut(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function ft(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var P=2500,qt=2e3,Kt=8e3,zt=3e4,$=2e3,Ht=1e4,Wt=25e3,Bt=3e4,ht=500,N=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=ft(this.#t),setInterval(()=>this.beat(),ht);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let o={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};k(t.root)&&lt(o,this.line,e),Q()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(o),this.notice??=new C(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(s=>s!==o)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*ht),this.beatAt=t,t-this.pingedAt>(this.isLost?P/2:P)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>P+1e3||this.isCut)&&t-this.lookedAt>$&&this.look(),t-this.heardAt>(this.wasHeard?
Kt:zt)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>qt)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let o of this.rooms)o.post===e&&o.isCurrent(t)&&
this.current.add(o);this.rooms.every(o=>this.current.has(o))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,o=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(o,t.style.zoom);let s=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(
a=>a.root.contains(s))&&this.notice?.takeFocus(s)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await dt(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
Wt&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let o=Date.now()-(this.cameBack?.at??0)<Bt;e==="gone"&&!o&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(u=>setTimeout(
u,a,!1));this.ping();let o=this.pingedAt,s=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([s,e($)]);return await e(
1e3),i&&this.heardAt<o}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?Ht:$)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;ut(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};var Gt="That did not work. What you did before is kept. Try again, or load the page again.";function mt(n){return()=>{let t;
return{initialize({model:e,signal:o}){t=new F(e,o)},render:rt((e,o)=>(t.listen(({kind:s})=>s==="failed"&&Vt(e.el),o),n({
...e,post:t},o)))}}}function Vt(n){let t=k(n)?n:document.body;t.querySelector(':scope > .vfw-failed[role="status"]')?.remove(),
it(t,"vfw-failed",Gt)}var F=class{hearers=new Set;constructor(t,e){this.model=t;let{line:o,watch:s}=Yt(t.widget_manager);
this.line=o,this.watch=s,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.
line.leave(this))}send(t,e){this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener(
"abort",()=>this.hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({
states:t,says:e,...o}){let s=this.model.widget_manager,i=Object.keys({...t,...e}).filter(u=>s.has_model(u)),a=await Promise.
all(i.map(u=>s.get_model(u)));a.forEach((u,h)=>u.set_state(t[i[h]]??{})),this.line.taken(o)&&a.forEach((u,h)=>{for(let f of e[i[h]]??
[])u.trigger("msg:custom",f)})}tell(t){for(let e of this.hearers)e(t)}};function Yt(n){let t=globalThis,e=t[Symbol.for("\
vfw connections")]??=new WeakMap,o=e.get(n);if(!o){let s=new T(()=>n.kernel??null);o={line:s,watch:new N(s)},e.set(n,o)}
return o}function Jt(n,t,e){if(!n||!t)return!1;let o=t.at-n.at<500,s=Math.hypot(t.x-n.x,t.y-n.y)<=8;return o&&s&&t.at-e<200}function pt(n){
let[t,e]=[null,null],o=({detail:s,clientX:i,clientY:a})=>{s>0&&([t,e]=[e,{at:performance.now(),x:i,y:a}])};return document.
addEventListener("click",o,{capture:!0,signal:n}),({detail:s},i)=>s>0&&Jt(t,e,i)}var D=O("likings"),wt="vfw-likings",Zt="data-jp-theme-light",Qt={size:"1",light:"system",motion:"system"},q={...Qt,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},Xt=["keys","stage"],te={help:["none","odds","h\
ints","guided"],sensitivity:["full","masked","described"]},ee={1:1,2:1.2,3:1.45};function ne(n){try{let t=Object.entries(
JSON.parse(n)??{}).filter(([,o])=>typeof o=="string"),e=Object.keys(q).every(o=>Xt.includes(o)||t.some(([s])=>s===o));return Object.
fromEntries(e?t.filter(([o,s])=>s!==vt(o)):t)}catch{return{}}}function vt(n){return q[n]}function gt(n,t={}){let e={...q,
...t,...n};for(let[o,s]of Object.entries(te))s.includes(e[o])||(e[o]=vt(o));return e}function M(){return ne(document.documentElement.
dataset.vfwLikings??p(D))}function oe(n,t){let e=JSON.stringify({...M(),[n]:t});document.documentElement.dataset.vfwLikings=
e,ot(D,e),document.dispatchEvent(new Event(wt))}function se(n,t){document.addEventListener(wt,n,{signal:t}),bt().addEventListener(
"change",n,{signal:t});let e=new MutationObserver(n);kt(document.body)&&e.observe(document.body,{attributeFilter:[Zt]}),
t?.addEventListener("abort",()=>e.disconnect());let o=({key:s})=>{s===D&&(delete document.documentElement.dataset.vfwLikings,
n())};addEventListener("storage",o,{signal:t})}function ie(n){return ee[n.size]??1}function re(n,t){return n.light==="da\
rk"||!["light","contrast"].includes(n.light)&&t}function bt(){return matchMedia("(prefers-color-scheme: dark)")}function ae(){
let n=kt(document.body);return n?n==="dark":bt().matches}function kt(n){let{jpThemeLight:t,voila:e}=n?.dataset??{};return t===
void 0||e!==void 0?"":t==="false"?"dark":"light"}function ce(n,t){for(let e of m(n,"[data-setting]")){let o=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=o:e.ariaPressed!==String(o)&&(e.ariaPressed=String(
o))}}function Et(n,t,e){let o={},s=gt(M()),i=()=>{s=gt(M(),o),n.dataset.size=s.size,n.style.setProperty("--vfw-zoom",`ca\
lc(${ie(s)} * var(--vfw-usual-zoom, 1))`),n.style.zoom="var(--vfw-zoom)";let u=re(s,ae());n.classList.toggle("vfw-dark",
u),document.documentElement.classList.toggle("vfw-dark-page",u),n.classList.toggle("vfw-still",s.motion==="still"),a.show(),
t(s)},a={begin:i,like:oe,expect(u){o=u,i()},show:()=>ce(n,s)};return se(i,e),a}var le=40;function xt(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},o=n.appendChild(
l("div",e));return t.addEventListener("abort",()=>o.remove()),{tell(s){let[i,...a]=s.split(`
`);i.endsWith("clear")&&o.replaceChildren(),this.say(...a.filter(Boolean))},say(...s){for(o.append(...s.map(i=>l("p",{},
i)));o.childElementCount>le;)o.firstElementChild?.remove()}}}var de=["question","asked","seed","from"];function At({pathname:n,search:t,hash:e},o){let s=new URLSearchParams(t);for(let i of de)
s.delete(i);for(let[i,a]of new URLSearchParams(o))s.set(i,a);return`${n}${s.size?`?${s}`:""}${e}`}var E=O("moment");var ue=5e3;function yt(n,t,e){if(new URLSearchParams(n).get("from")!=="game")return;if(p(E)){t(p(E));return}let o=new AbortController,
s=()=>{o.abort(),t(p(E))},i=setTimeout(s,ue);o.signal.addEventListener("abort",()=>clearTimeout(i)),e.addEventListener("\
abort",()=>o.abort()),st(E,()=>p(E)&&s(),o.signal)}var fe=["data-linked","data-lm-suppress-shortcuts"];function K(n,t){for(let i of n.getAttributeNames())!t.hasAttribute(i)&&!fe.includes(i)&&n.removeAttribute(i);for(let{name:i,
value:a}of t.attributes)n.getAttribute(i)!==a&&n.setAttribute(i,a);let[e,o]=[[...n.childNodes],[...t.childNodes]];if(!(e.
length===o.length&&e.every((i,a)=>i.nodeName===o[a].nodeName))||o.some(i=>i instanceof Text)){if(n.innerHTML===t.innerHTML)
return;n.replaceChildren(...o),n.removeAttribute("data-linked")}else e.forEach((i,a)=>K(i,o[a]));n.matches("input, selec\
t")&&!n.matches(":active")&&(n.value=t.value)}var he=["command","value","show","turn"],I=class{#t=new Map;constructor(t){this.lands=t}paint(t,e){if((this.#t.get(t)??"")===
e)return;this.#t.set(t,e);let o=t.cloneNode(!1);o.innerHTML=e;for(let a of m(o,"[data-land]"))a.setAttribute("d",this.lands[a.
dataset.land??""]??""),a.removeAttribute("data-land");me(t,o);let s=tt(),i=s&&t.contains(s)?s:null;K(t,o),i&&!i.isConnected&&
pe(t,i)}};function me(n,t){let[e,o]=[n,t].map(s=>m(s,"details"));e.forEach(({open:s},i)=>o[i]?.toggleAttribute("open",s))}
function pe(n,{dataset:t}){let e=he.filter(s=>t[s]!==void 0).map(s=>`[data-${s}="${CSS.escape(t[s]??"")}"]`).join("");(e&&
v(n,e)||v(n,"[data-next]")||v(n,"button, [tabindex]"))?.focus({preventScroll:!0})}var Lt=2;async function St(n,t){let e=URL.createObjectURL(new Blob([t],{type:"image/svg+xml"})),o=new Image;o.src=e,await o.
decode();let s=Object.assign(document.createElement("canvas"),{width:Lt*o.width,height:Lt*o.height});s.getContext("2d")?.
drawImage(o,0,0,s.width,s.height),s.toBlob(i=>i&&U(n.replace(/\.svg$/,".png"),i)),URL.revokeObjectURL(e)}var Ot={left:["question","building","running","inside"],right:["answer","spread"],middle:["maps","limits"]},Tt=["bands",
"why"],ge=["notice",...Object.values(Ot).flat(),...Tt],we={answer:"Answer",changes:"Changes",players:"Players",limits:"L\
imits"},ve=2e6,be="Change one thing, play on many times, see what the model can say",Sn=mt(async({model:n,el:t,post:e},o)=>{
let s=await et(()=>S(t,".vfw-what-if"),o);if(!s)return;let i=X(o),a=!k(s);for(let r of[".jp-OutputArea-output","html"])S(
s,r)?.classList.toggle("vfw-around-atlas",a);s.classList.toggle("vfw-wi-page",a),Et(s,()=>{},o).begin();let u=r=>l("div",
{class:`vfw-wi-area-${r}`}),h=Object.fromEntries(ge.map(r=>[r,u(r)])),f=l("dialog",{class:"vfw-wi-dialog"}),A=l("nav",{class:"\
vfw-wi-tabs","aria-label":"Parts of this page"});for(let[r,c]of Object.entries(we))A.append(l("button",{type:"button","d\
ata-turn":r},c));let g=Object.entries(Ot).map(([r,c])=>l("div",{class:`vfw-wi-column-${r}`},...c.map(d=>h[d]))),_=Tt.map(
r=>h[r]),x=l("div",{class:"vfw-wi-layout"},h.notice,...g,..._,A);t.append(ke(),x,f);let b=new I(n.get("lands")),R=()=>{for(let[
r,c]of Object.entries(h))b.paint(c,n.get(`${r}_html`));b.paint(f,n.get("sheet_html")),V("off"),W()},y="",Ct=pt(o),[z,H]=[
"",0],W=()=>{for(let d of m(s,"[data-show]"))w(d,{"aria-pressed":d.dataset.show===s.dataset.map});for(let d of m(s,"[dat\
a-turn]"))w(d,{"aria-pressed":d.dataset.turn===s.dataset.part});let r=f.childElementCount>0;r&&!f.open&&f.showModal(),!r&&
f.open&&f.close();let c=m(r?f:h.running,"[data-command]").map(({dataset:d})=>d.command);c.join()!==z&&([z,H]=[c.join(),performance.
now()])},Nt=xt(t,o),B=()=>Nt.tell(n.get("said")),G=()=>a&&history.replaceState(history.state,"",At(location,n.get("addre\
ss"))),L=(r,c={})=>e.send({kind:"command",name:r,fields:c});i(s,"focusin",({target:r})=>w(r,nt),{capture:!0}),i(s,"click",
r=>{let c=S(r.target,":is(button, g)[data-command], [data-show], [data-turn], .vfw-land");if(!c||Ct(r,H))return;let{command:d,
value:Ut="",show:Y,turn:J}=c.dataset;d!==void 0?L(d,{value:Ut}):Y?s.dataset.map=Y:J?It(J):_t(c),W()}),i(s,"submit",r=>{r.
preventDefault();let{target:c}=r,d=Object.fromEntries(new FormData(c,r.submitter));c.dataset.command&&L(c.dataset.command,
d)}),i(s,"change",async({target:r})=>{let[c]=r.files??[];if(!c||!r.dataset.opens)return;let d=c.size>ve?"":await c.text();
L(r.dataset.opens,{text:d,size:String(c.size)})}),i(f,"cancel",r=>{r.preventDefault(),L("close")});let It=r=>{s.dataset.
part=r,x.getBoundingClientRect().top<0&&x.scrollIntoView({block:"start"})},_t=({id:r})=>{y=y===r?"":r,V("polite")},V=r=>{
let c=v(s,".vfw-wi-told"),d=y&&v(s,`#${y} title`)?.textContent||"";!c||c.textContent===d||(w(c,{"aria-live":r}),c.textContent=
d)},Rt=({kind:r,name:c,text:d})=>{r==="download"&&j(c,d),r==="picture"&&St(c,d)};s.dataset.map="as changed",s.dataset.part=
"answer",n.on("change",R),n.on("change:said",B),n.on("change:address",G),e.listen(Rt,o),o.addEventListener("abort",()=>{
n.off("change",R),n.off("change:said",B),n.off("change:address",G)}),R(),yt(location.search,r=>e.send({kind:"moment",text:r}),
o);let jt=r=>(r||e.send({kind:"paint whole"}),!1);e.watch.over({root:s,post:e,changed:jt},o)});function ke(){let n=l("di\
v",{},l("h1",{},"What if?"),l("p",{},be)),t=l("button",{type:"button",class:"vfw-wi-button","data-command":"save"},"Save");
return l("header",{class:"vfw-wi-head"},n,t)}export{Sn as default};
