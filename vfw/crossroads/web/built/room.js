var x=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:o}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:o})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function V(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function J(){let{document:n}=globalThis,t=n?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(n?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function b(){return document.body.dataset.voila!==
void 0}function Y(n){return n.closest(".jp-NotebookPanel")!==null}async function Z(n,t){let{baseUrl:e}=n.serverSettings,s=o=>fetch(e+o,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let o=await s(`api/kernels/${n.id}`);if(o.ok&&o.headers.get("Content-Type")?.includes("json")&&t)return(await o.json()).
execution_state==="busy"?"busy":"idle";let a=await s("voila/templates/vfw/static/health.txt");return a.ok&&(await a.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function Q(n){return(t,e,s,o={})=>t.addEventListener(e,s,{signal:n,...o})}function u(n,t,...e){let s=document.createElement(
n);return s.append(...e),g(s,t)}function g(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(s)&&n.setAttribute(
e,String(s));return n}function w(n,t){return n.querySelector(t)}function m(n,t){return[...n.querySelectorAll(t)]}function A(n,t){
return n.closest(t)}function X(){return document.activeElement}async function tt(n,t){for(;!t.aborted;){let e=await n();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var et={"data-lm-suppress-shortcuts":"true"};var y=class{#t=null;constructor(t){this.quiet=u("div",{class:"vfw-sending",role:"status"}),this.banner=u("div",{class:"v\
fw-banner",role:"alert"}),this.button=u("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=u("p",{}),this.box=u("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function nt(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function st(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var N=2500,It=2e3,_t=8e3,I=2e3,Rt=1e4,jt=25e3,Ut=3e4,$t=500,L=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=st(this.#t),setInterval(()=>this.beat(),$t);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new y(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(o=>o!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?N/2:N)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>N+1e3||this.isCut)&&t-this.lookedAt>I&&this.look(),
t-this.heardAt>_t&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>It)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!b()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=b()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let o=document.activeElement;this.rooms.filter(({changed:a})=>a(!0)).some(a=>a.root.contains(o))&&this.notice?.takeFocus(
o)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(b()||this.line.posts.size))return;this.isOut=!0;let e=await Z(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>jt&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<Ut;e==="gone"&&b()&&!s&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=a=>new Promise(d=>setTimeout(d,a,!1));
this.ping();let s=this.pingedAt,o=t.requestKernelInfo().then(()=>!0,()=>!1),i=await Promise.race([o,e(I)]);return await e(
1e3),i&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?Rt:I)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;nt(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function ot(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new _(e,s)},render:V((e,s)=>n({...e,post:t},s))}}}
var _=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:o}=Pt(t.widget_manager);this.line=s,this.watch=
o,this.line.posts.add(this),t.on("msg:custom",i=>this.receive(i)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let o=this.model.widget_manager,i=Object.keys({...t,...e}).filter(d=>o.has_model(d)),a=await Promise.all(i.map(d=>o.
get_model(d)));a.forEach((d,h)=>d.set_state(t[i[h]]??{})),this.line.taken(s)&&a.forEach((d,h)=>{for(let f of e[i[h]]??[])
d.trigger("msg:custom",f)})}tell(t){for(let e of this.hearers)e(t)}};function Pt(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let o=new x(()=>n.kernel??null);s={line:o,watch:new L(o)},e.set(n,s)}return s}function Mt(n,t,e){if(!n||!t)return!1;let s=t.at-n.at<500,o=Math.hypot(t.x-n.x,t.y-n.y)<=8;return s&&o&&t.at-e<200}function it(n){
let[t,e]=[null,null],s=({detail:o,clientX:i,clientY:a})=>{o>0&&([t,e]=[e,{at:performance.now(),x:i,y:a}])};return document.
addEventListener("click",s,{capture:!0,signal:n}),({detail:o},i)=>o>0&&Mt(t,e,i)}function p(n){try{return localStorage.getItem(n)??""}catch{return""}}function rt(n,t){try{return localStorage.setItem(n,
t),!0}catch{return!1}}function S(n,t=J()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${n}`:`vfw:${e}:${n}`}function at(n,t,e){addEventListener("storage",s=>n&&s.key===n&&t(),{signal:e})}var Ft={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function ct(n,t){R(n,new Blob([t],{type:Ft[n.split(".").at(
-1)??""]??"application/json"}))}function R(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}var U=S("likings"),ut="vfw-likings",qt="data-jp-theme-light",zt={size:"1",light:"system",motion:"system"},$={...zt,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},Dt=["keys","stage"],Kt={help:["none","odds","h\
ints","guided"],sensitivity:["full","masked","described"]},Wt={1:1,2:1.2,3:1.45};function Bt(n){try{let t=Object.entries(
JSON.parse(n)??{}).filter(([,s])=>typeof s=="string"),e=Object.keys($).every(s=>Dt.includes(s)||t.some(([o])=>o===s));return Object.
fromEntries(e?t.filter(([s,o])=>o!==dt(s)):t)}catch{return{}}}function dt(n){return $[n]}function lt(n,t={}){let e={...$,
...t,...n};for(let[s,o]of Object.entries(Kt))o.includes(e[s])||(e[s]=dt(s));return e}function j(){return Bt(document.documentElement.
dataset.vfwLikings??p(U))}function Ht(n,t){let e=JSON.stringify({...j(),[n]:t});document.documentElement.dataset.vfwLikings=
e,rt(U,e),document.dispatchEvent(new Event(ut))}function Gt(n,t){document.addEventListener(ut,n,{signal:t}),ft().addEventListener(
"change",n,{signal:t});let e=new MutationObserver(n);ht(document.body)&&e.observe(document.body,{attributeFilter:[qt]}),
t?.addEventListener("abort",()=>e.disconnect());let s=({key:o})=>{o===U&&(delete document.documentElement.dataset.vfwLikings,
n())};addEventListener("storage",s,{signal:t})}function Vt(n){return Wt[n.size]??1}function Jt(n,t){return n.light==="da\
rk"||!["light","contrast"].includes(n.light)&&t}function ft(){return matchMedia("(prefers-color-scheme: dark)")}function Yt(){
let n=ht(document.body);return n?n==="dark":ft().matches}function ht(n){let{jpThemeLight:t,voila:e}=n?.dataset??{};return t===
void 0||e!==void 0?"":t==="false"?"dark":"light"}function Zt(n,t){for(let e of m(n,"[data-setting]")){let s=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=s:e.ariaPressed!==String(s)&&(e.ariaPressed=String(
s))}}function mt(n,t,e){let s={},o=lt(j()),i=()=>{o=lt(j(),s),n.dataset.size=o.size,n.style.setProperty("--vfw-zoom",`ca\
lc(${Vt(o)} * var(--vfw-usual-zoom, 1))`),n.style.zoom="var(--vfw-zoom)";let d=Jt(o,Yt());n.classList.toggle("vfw-dark",
d),document.documentElement.classList.toggle("vfw-dark-page",d),n.classList.toggle("vfw-still",o.motion==="still"),a.show(),
t(o)},a={begin:i,like:Ht,expect(d){s=d,i()},show:()=>Zt(n,o)};return Gt(i,e),a}var Qt=40;function pt(n,t){let e={class:"vfw-live",role:"log","aria-live":"polite","aria-label":"What was said"},s=n.appendChild(
u("div",e));return t.addEventListener("abort",()=>s.remove()),{tell(o){let[i,...a]=o.split(`
`);i.endsWith("anew")&&s.replaceChildren(),this.say(...a.filter(Boolean))},say(...o){for(s.append(...o.map(i=>u("p",{},i)));s.
childElementCount>Qt;)s.firstElementChild?.remove()}}}var Xt=["question","asked","seed","from"];function gt({pathname:n,search:t,hash:e},s){let o=new URLSearchParams(t);for(let i of Xt)
o.delete(i);for(let[i,a]of new URLSearchParams(s))o.set(i,a);return`${n}${o.size?`?${o}`:""}${e}`}var v=S("moment");var te=5e3;function wt(n,t,e){if(new URLSearchParams(n).get("from")!=="game")return;if(p(v)){t(p(v));return}let s=new AbortController,
o=()=>{s.abort(),t(p(v))},i=setTimeout(o,te);s.signal.addEventListener("abort",()=>clearTimeout(i)),e.addEventListener("\
abort",()=>s.abort()),at(v,()=>p(v)&&o(),s.signal)}var ee=["data-linked","data-lm-suppress-shortcuts"];function P(n,t){for(let i of n.getAttributeNames())!t.hasAttribute(i)&&!ee.includes(i)&&n.removeAttribute(i);for(let{name:i,
value:a}of t.attributes)n.getAttribute(i)!==a&&n.setAttribute(i,a);let[e,s]=[[...n.childNodes],[...t.childNodes]];if(!(e.
length===s.length&&e.every((i,a)=>i.nodeName===s[a].nodeName))||s.some(i=>i instanceof Text)){if(n.innerHTML===t.innerHTML)
return;n.replaceChildren(...s),n.removeAttribute("data-linked")}else e.forEach((i,a)=>P(i,s[a]));n.matches("input, selec\
t")&&!n.matches(":active")&&(n.value=t.value)}var ne=["command","value","show","turn"],O=class{#t=new Map;constructor(t){this.lands=t}paint(t,e){if((this.#t.get(t)??"")===
e)return;this.#t.set(t,e);let s=t.cloneNode(!1);s.innerHTML=e;for(let a of m(s,"[data-land]"))a.setAttribute("d",this.lands[a.
dataset.land??""]??""),a.removeAttribute("data-land");se(t,s);let o=X(),i=o&&t.contains(o)?o:null;P(t,s),i&&!i.isConnected&&
oe(t,i)}};function se(n,t){let[e,s]=[n,t].map(o=>m(o,"details"));e.forEach(({open:o},i)=>s[i]?.toggleAttribute("open",o))}
function oe(n,{dataset:t}){let e=ne.filter(o=>t[o]!==void 0).map(o=>`[data-${o}="${CSS.escape(t[o]??"")}"]`).join("");(e&&
w(n,e)||w(n,"[data-next]")||w(n,"button, [tabindex]"))?.focus({preventScroll:!0})}var vt=2;async function bt(n,t){let e=URL.createObjectURL(new Blob([t],{type:"image/svg+xml"})),s=new Image;s.src=e,await s.
decode();let o=Object.assign(document.createElement("canvas"),{width:vt*s.width,height:vt*s.height});o.getContext("2d")?.
drawImage(s,0,0,o.width,o.height),o.toBlob(i=>i&&R(n.replace(/\.svg$/,".png"),i)),URL.revokeObjectURL(e)}var kt={left:["question","building","running","inside"],right:["answer","spread"],middle:["maps","limits"]},Et=["bands",
"why"],ie=["notice",...Object.values(kt).flat(),...Et],re={answer:"Answer",changes:"Changes",players:"Players",limits:"L\
imits"},ae=2e6,ce="Change one thing, play on many times, see what the model can say",un=ot(async({model:n,el:t,post:e},s)=>{
let o=await tt(()=>A(t,".vfw-what-if"),s);if(!o)return;let i=Q(s),a=!Y(o);for(let r of[".jp-OutputArea-output","html"])A(
o,r)?.classList.toggle("vfw-around-atlas",a);o.classList.toggle("vfw-wi-page",a),mt(o,()=>{},s).begin();let d=r=>u("div",
{class:`vfw-wi-area-${r}`}),h=Object.fromEntries(ie.map(r=>[r,d(r)])),f=u("dialog",{class:"vfw-wi-dialog"}),M=u("nav",{class:"\
vfw-wi-tabs","aria-label":"Parts of this page"});for(let[r,c]of Object.entries(re))M.append(u("button",{type:"button","d\
ata-turn":r},c));let xt=Object.entries(kt).map(([r,c])=>u("div",{class:`vfw-wi-column-${r}`},...c.map(l=>h[l]))),At=Et.map(
r=>h[r]),C=u("div",{class:"vfw-wi-layout"},h.notice,...xt,...At,M);t.append(le(),C,f);let F=new O(n.get("lands")),T=()=>{
for(let[r,c]of Object.entries(h))F.paint(c,n.get(`${r}_html`));F.paint(f,n.get("sheet_html")),B("off"),D()},k="",yt=it(s),
[q,z]=["",0],D=()=>{for(let l of m(o,"[data-show]"))g(l,{"aria-pressed":l.dataset.show===o.dataset.map});for(let l of m(
o,"[data-turn]"))g(l,{"aria-pressed":l.dataset.turn===o.dataset.part});let r=f.childElementCount>0;r&&!f.open&&f.showModal(),
!r&&f.open&&f.close();let c=m(r?f:h.running,"[data-command]").map(({dataset:l})=>l.command);c.join()!==q&&([q,z]=[c.join(),
performance.now()])},Lt=pt(t,s),K=()=>Lt.tell(n.get("said")),W=()=>a&&history.replaceState(history.state,"",gt(location,
n.get("address"))),E=(r,c={})=>e.send({kind:"command",name:r,fields:c});i(o,"focusin",({target:r})=>g(r,et),{capture:!0}),
i(o,"click",r=>{let c=A(r.target,":is(button, g)[data-command], [data-show], [data-turn], .vfw-land");if(!c||yt(r,z))return;
let{command:l,value:Nt="",show:H,turn:G}=c.dataset;l!==void 0?E(l,{value:Nt}):H?o.dataset.map=H:G?St(G):Ot(c),D()}),i(o,
"submit",r=>{r.preventDefault();let{target:c}=r,l=Object.fromEntries(new FormData(c,r.submitter));c.dataset.command&&E(c.
dataset.command,l)}),i(o,"change",async({target:r})=>{let[c]=r.files??[];if(!c||!r.dataset.opens)return;let l=c.size>ae?
"":await c.text();E(r.dataset.opens,{text:l,size:String(c.size)})}),i(f,"cancel",r=>{r.preventDefault(),E("close")});let St=r=>{
o.dataset.part=r,C.getBoundingClientRect().top<0&&C.scrollIntoView({block:"start"})},Ot=({id:r})=>{k=k===r?"":r,B("polit\
e")},B=r=>{let c=w(o,".vfw-wi-told"),l=k&&w(o,`#${k} title`)?.textContent||"";!c||c.textContent===l||(g(c,{"aria-live":r}),
c.textContent=l)},Ct=({kind:r,name:c,text:l})=>{r==="download"&&ct(c,l),r==="picture"&&bt(c,l)};o.dataset.map="as change\
d",o.dataset.part="answer",n.on("change",T),n.on("change:said",K),n.on("change:address",W),e.listen(Ct,s),s.addEventListener(
"abort",()=>{n.off("change",T),n.off("change:said",K),n.off("change:address",W)}),T(),wt(location.search,r=>e.send({kind:"\
moment",text:r}),s);let Tt=r=>(r||e.send({kind:"paint whole"}),!1);e.watch.over({root:o,post:e,changed:Tt},s)});function le(){
let n=u("div",{},u("h1",{},"What if?"),u("p",{},ce)),t=u("button",{type:"button",class:"vfw-wi-button","data-command":"s\
ave"},"Save");return u("header",{class:"vfw-wi-head"},n,t)}export{un as default};
