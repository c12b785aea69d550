var R=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:i}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:i})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function ct(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function O(){return document.body.dataset.voila!==void 0}async function lt(n,t){let{baseUrl:e}=n.serverSettings,s=i=>fetch(e+i,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let i=await s(`api/kernels/${n.id}`);if(i.ok&&i.headers.get("Content-Type")?.includes("json")&&t)return(await i.json()).
execution_state==="busy"?"busy":"idle";let o=await s("voila/templates/vfw/static/health.txt");return o.ok&&(await o.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function v(n){return(t,e,s,i={})=>t.addEventListener(e,s,{signal:n,...i})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),m(s,t)}function p(n,t,...e){let s=document.createElementNS("http://www.w3.org/2000/svg",n);return s.
append(...e),m(s,t)}function m(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(
s)&&n.setAttribute(e,String(s));return n}function dt(n,t){return n.querySelector(t)}function ae(n,t){return[...n.querySelectorAll(
t)]}function C(n,t){return n.closest(t)}function ut(n,t){let e=ae(n,`${t}:not([data-painted])`);for(let s of e)s.dataset.
painted="";return e}function I(){return document.activeElement}async function Q(n,t){for(;!t.aborted;){let e=await n();if(e)
return e;await new Promise(requestAnimationFrame)}return null}var H={"data-lm-suppress-shortcuts":"true"};var z=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function ft(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function pt(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var X=2500,he=2e3,ce=8e3,tt=2e3,le=1e4,de=25e3,ue=3e4,fe=500,F=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=pt(this.#t),setInterval(()=>this.beat(),fe);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new z(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(i=>i!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?X/2:X)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>X+1e3||this.isCut)&&t-this.lookedAt>tt&&this.look(),
t-this.heardAt>ce&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>he)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!O()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=O()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let i=document.activeElement;this.rooms.filter(({changed:o})=>o(!0)).some(o=>o.root.contains(i))&&this.notice?.takeFocus(
i)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(O()||this.line.posts.size))return;this.isOut=!0;let e=await lt(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>de&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<ue;e==="gone"&&O()&&!s&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=o=>new Promise(a=>setTimeout(a,o,!1));
this.ping();let s=this.pingedAt,i=t.requestKernelInfo().then(()=>!0,()=>!1),r=await Promise.race([i,e(tt)]);return await e(
1e3),r&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?le:tt)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.
waiting.length>0;ft(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function gt(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new et(e,s)},render:ct((e,s)=>n({...e,post:t},s))}}}
var et=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:i}=pe(t.widget_manager);this.line=s,this.watch=
i,this.line.posts.add(this),t.on("msg:custom",r=>this.receive(r)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,says:e,
...s}){let i=this.model.widget_manager,r=Object.keys({...t,...e}).filter(a=>i.has_model(a)),o=await Promise.all(r.map(a=>i.
get_model(a)));o.forEach((a,h)=>a.set_state(t[r[h]]??{})),this.line.taken(s)&&o.forEach((a,h)=>{for(let c of e[r[h]]??[])
a.trigger("msg:custom",c)})}tell(t){for(let e of this.hearers)e(t)}};function pe(n){let t=globalThis,e=t[Symbol.for("vfw\
 connections")]??=new WeakMap,s=e.get(n);if(!s){let i=new R(()=>n.kernel??null);s={line:i,watch:new F(i)},e.set(n,s)}return s}function ge(n,t,e){if(!n||!t)return!1;let s=t.at-n.at<500,i=Math.hypot(t.x-n.x,t.y-n.y)<=8;return s&&i&&t.at-e<200}function P(n){
let[t,e]=[null,null],s=({detail:i,clientX:r,clientY:o})=>{i>0&&([t,e]=[e,{at:performance.now(),x:r,y:o}])};return document.
addEventListener("click",s,{capture:!0,signal:n}),({detail:i},r)=>i>0&&ge(t,e,r)}var me={states:[],regions:[],campaigners:{}},S=class{scene=me;isAnswered=!1;follows=!1;askedAt=-1/0;constructor(t,e,s){this.
model=t,this.send=e,this.tell=s}hear(){let t=this.model.get("scene"),e=t.question!==this.scene.question;return e&&([this.
askedAt,this.follows]=[performance.now(),this.isAnswered]),t.showing!==this.scene.showing&&(this.isAnswered=!1),this.scene=
t,e}isLegal(t){return(t.sign?this.scene.regions:this.scene.states).includes(t.key)}hintFor(t){return this.scene.hinted?.[t.
key]??0}replyFor(t){if(this.isLegal(t))return t.key;let{region:e}=t;return e!==void 0&&this.scene.regions.includes(e)?e:
null}choose(t){let e=this.replyFor(t);if(e)this.isAnswered||(this.isAnswered=!0,this.send?.({pick:e,question:this.scene.
question}));else{let s=this.scene.states.length+this.scene.regions.length>0;this.tell(s?`${t.name} cannot be chosen now.`:
"The map has no question now.")}return!!e}};function y(n,t,e){return Math.max(t,Math.min(n,e))}function k(n,t,e,s,i){let r=(d,u)=>`a${i},${i} 0 0 1 ${d*i},${u*i}`,[
o,a]=[e-2*i,s-2*i],[h,c]=[`h${o}${r(1,1)}`,`v${a}${r(-1,1)}`],[f,g]=[`h${-o}${r(-1,-1)}`,`v${-a}${r(1,-1)}`];return`M${n+
i},${t}${h}${c}${f}${g}Z`}function L(n,t){let e=Math.min(n.right,t.right)-Math.max(n.left,t.left),s=Math.min(n.bottom,t.
bottom)-Math.max(n.top,t.top);return Math.max(e,0)*Math.max(s,0)}function mt(n){let[t,e]=[Math.min(...n.map(r=>r.left)),
Math.min(...n.map(r=>r.top))],[s,i]=[Math.max(...n.map(r=>r.right)),Math.max(...n.map(r=>r.bottom))];return{left:t,top:e,
right:s,bottom:i,width:s-t,height:i-e}}function $({x:n,y:t},e,s){return{left:n,top:t,right:n+e,bottom:t+s,width:e,height:s}}
function T(n,t){let[e,s]=[n.getBoundingClientRect(),t.getBoundingClientRect()],i=st(n),r={x:(s.x-e.x)/i,y:(s.y-e.y)/i};return $(
r,s.width/i,s.height/i)}function st(n){return n.getBoundingClientRect().width/n.offsetWidth||1}var we=24,wt=44,bt=.11,be=640,ye=1/8;function yt(n,t){let e=Math.min(1,n/900);return{left:4+16*e,right:20+42*e,top:4+40*
e,bottom:4+12*e+t}}function nt({west:n,east:t,south:e,north:s},{width:i,height:r},{left:o,right:a,top:h,bottom:c}){return Math.
min((i-o-a)/(t-n),(r-h-c)/(s-e))}function xt({west:n,east:t,south:e,north:s},{left:i,right:r,top:o,bottom:a},h){return[(s+
e)/2+(o-a)/2/h,(t+n)/2+(r-i)/2/h]}function vt(n,t){let e=t.height-n.height;return t.width===n.width&&t.inWindow===n.inWindow&&
e>=0&&e<=n.height*ye}function kt(n,t){let e=n<=bt;return{isSmall:e,hasLegend:!e&&t>=be}}function it(n){let t=n>bt,e=t?y(
100*n,15,20):y(150*n,9,13);return{withCodes:t,letters:e,least:t?wt:we}}function Lt([n,t],e,{letters:s,least:i},r){let o=y(
t.y-n.y,i,wt*1.2),[a,h]=[s*5.8,o*e],c=r.bottom-h-s*4-12,f=y(n.y-o/2,r.y+2,Math.max(c,r.y+2));return{...{left:n.x-a/2-4,right:n.
x+a/2,bottom:f+h},x:n.x,top:f,width:a,step:o}}function St(n,t,{x:e,top:s,width:i,step:r}){let o={x:e,y:s+(t+.5)*r},[a,h]=[
o.x-i/2,r-y(r/8,2,6)];return{at:o,line:`M${n.x},${n.y}L${a},${o.y}`,edge:k(a,o.y-h/2,i,h,h/6),target:{x:a-4,y:o.y-r/2,width:i+
8,height:r}}}function At(n,t){let e=t*1.28,s=e*n.marks,[i,{x:r,y:o}]=xe(n,t,e,s),[a,h]=[(s||2*e)+t/2.5,e+t/2.5],c=Array.from({length:n.
marks},(g,d)=>({x:r+e*(d-(n.marks-1)/2),y:o})),f=[r-a/2,o-h/2,a,h,h/2];return{labelAt:i,marksAt:c,mark:e,ring:f}}function xe({
marks:n,signs:t,hasCode:e,isInRow:s},i,r,o){let a={x:0,y:0};if(!e)return[{x:o/2,y:-r/2},a];if(!n)return[a,a];if(!s)return[
{x:0,y:-r/2},{x:0,y:i/2+1}];let h=i*(1.35+.9*t),c=(h+o+i/4)/2;return[{x:h/2-c,y:0},{x:c-o/2,y:0}]}var Et={check:"M-.5,0L-.1,.4L.5,-.4",cross:"M-.4,-.4L.4,.4M.4,-.4L-.4,.4"},Ot={purple:"M-.34,.96V.74A.34,.3 0 0 1 .34,.7\
4V.96ZM-.21,.21A.21,.21 0 0 1 .21,.21A.21,.21 0 0 1 -.21,.21Z",yellow:"M-.46,.96L-.13,.5H.13L.46,.96ZM0,-.04L.27,.22L0,.\
48L-.27,.22Z",red:"M-.34,.96V.48H.34V.96ZM-.2,.02H.2V.4H-.2Z"};function Ct(n,{marks:t,signs:e,changed:s},i,r,o){let a=(o?
n.key:"")+e.join(""),h=!!(n.broad||n.callout),{labelAt:c,marksAt:f,mark:g,ring:d}=At({marks:t.length,signs:e.length,hasCode:o,
isInRow:h},r),u=p("path",{class:"vfw-changed",d:k(...d)}),w=t.map(([A,_],E)=>Mt(A,_,f[E].x,f[E].y,g)),b=D(a,c.x,c.y,r,"v\
fw-code"),x=i?[_t(i,r,o,0,-1.2*r)]:[];return[...s&&(a||t.length)?[u]:[],...w,b,...x]}function $t(n,{at:t,line:e,edge:s,target:i},{
letters:r}){n.at=t,n.boxEdge=s,n.boxFace=p("path",{class:"vfw-callout-box",d:s});let{x:o,y:a}=n.centre;n.box?.replaceChildren(
p("path",{class:"vfw-callout-glow",d:e}),p("path",{class:"vfw-callout-line",d:e}),p("circle",{class:"vfw-callout-dot",cx:o,
cy:a,r:r/6}),n.boxFace,p("rect",{class:"vfw-target",...i}))}function Tt(n,t,e,s,i,{letters:r,withCodes:o}){let{middle:a,
firstLine:h,line:c,firstPerson:f,person:g}=t;n.signEdge=k(t.left,t.top,t.width,t.height,8),n.button.replaceChildren(p("p\
ath",{class:"vfw-sign-box",d:n.signEdge}),...e.map((d,u)=>D(d,a,h+c*u,r,"vfw-region-name")),...s.map((d,u)=>Nt(d,f.x+g*u,
f.y,g)),...i?[_t(i,r,o,a,t.top+r/2)]:[])}function Mt(n,t,e,s,i){let r=i/2-1;return p("g",{class:"vfw-mark","data-shape":n,
transform:`translate(${e},${s})`},p("path",{class:"vfw-mark-shape",d:ve(n,r)}),n in Et?p("path",{class:"vfw-mark-sign",d:Et[n],
transform:`scale(${r})`}):D(t,0,0,i*(t.length>1?.64:.8),"vfw-count"))}function _t(n,t,e,s,i){let r=Math.max(t*.85,10),[o,
a]=[r*(e?3.4:1.4)/2,r*.4],[h,c]=[i-r*1.8,i-a],f=`M${s-o},${h}H${s+o}V${c}H${s+a}L${s},${i}L${s-a},${c}H${s-o}Z`,g=D(e?`H\
int ${n}`:`${n}`,s,(h+c)/2,r,"vfw-hint-words");return p("g",{class:"vfw-hint-flag"},p("path",{d:f}),g)}function ve(n,t){
return n==="diamond"?`M0,${-1.2*t}L${1.2*t},0L0,${1.2*t}L${-1.2*t},0Z`:n==="square"?k(-.92*t,-.92*t,1.84*t,1.84*t,2):k(-t,
-t,2*t,2*t,t)}function Nt(n,t,e,s){let i=`translate(${t},${e}) scale(${s})`;return p("path",{class:"vfw-person","data-co\
lour":n,d:Ot[n],transform:i})}function D(n,t,e,s,i){return p("text",{class:i,x:t,y:e,"font-size":s},n)}function ot(n,t,e){
return Rt(-e/2,e,Mt(n,t,0,0,e-1))}function rt(n,t){return Rt(0,t,Nt(n,0,0,t))}function Rt(n,t,e){let s=`${-t/2} ${n} ${t}\
 ${t}`;return p("svg",{viewBox:s,width:t,height:t,"aria-hidden":"true"},e)}function It(n){return p("pattern",{id:n,...{width:12,
height:12,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"}},p("rect",{class:"vfw-stripe-yellow",width:12,height:12}),
p("rect",{class:"vfw-stripe-purple",width:6,height:12}))}function Ht(){let n=l("span",{class:"vfw-legend-edge"}),t=s=>ot(
s,"",16),e=Object.keys(Ot).map(s=>rt(s,18));return l("div",{class:"vfw-legend",role:"group","aria-label":"Legend"},l("sp\
an",{},t("disc"),"purple"),l("span",{},t("diamond"),"yellow"),l("span",{},t("square"),"red"),l("span",{},...e,"campaigne\
rs"),l("span",{},"★ State card"),l("span",{},"✓ ✕ will vote"),l("span",{},"+1 fourth cube"),l("span",{},n,"you may\
 choose it"))}function zt(n,t){return n.widget_manager.get_model(t.replace("IPY_MODEL_",""))}function Ft(n){let{features:t}=n.get("lay\
ers")[0].get("data");return t.map(({id:e,properties:s})=>({key:e,...s}))}async function Pt(n,t){let s=(await Promise.all(
Object.values(t.views??{}))).find(({obj:i,el:r})=>i&&n.contains(r));return!s||!at(s.obj).length?null:(s.touch=()=>{},s.obj)}
function at(n){let t=[];return n.eachLayer(e=>{e.feature&&e.getElement?.()&&t.push(e)}),t}function W({name:n,says:t}){return t.
startsWith(n)?[n,t.slice(n.length)]:["",t]}function B(n,t){return t?[`Hint ${t}.`,...n]:n}function Dt(n,t,e){return[n,...t.
map(s=>`${s} campaigner`),...e?[`hint ${e}`]:[]].join(", ")}var ke=4;function Wt(n,t){return n.replace(/M([^Mz]+)z/g,(e,s)=>{let i=s.split("L").map(r=>r.split(" ").map(Number));return`\
M${Le(i,t).map(r=>r.join(" ")).join("L")}z`})}function Le(n,t){if(n.length<ke)return n;let[e]=n,s=Bt(n,([o,a])=>Math.hypot(
o-e[0],a-e[1])).index,[i,r]=[n.slice(0,s+1),[...n.slice(s),e]];return[...j(i,t),...j(r,t).slice(1,-1)]}function j(n,t){let[
e,s]=[n[0],n[n.length-1]],{index:i,distance:r}=Bt(n,h=>Se(e,s,h));if(r<=t)return[e,s];let[o,a]=[n.slice(0,i+1),n.slice(i)];
return[...j(o,t).slice(0,-1),...j(a,t)]}function Bt(n,t){let e=n.map(t),s=Math.max(...e);return{distance:s,index:e.indexOf(
s)}}function Se([n,t],[e,s],[i,r]){let[o,a]=[e-n,s-t],h=o**2+a**2,c=h?((i-n)*o+(r-t)*a)/h:0,f=y(c,0,1);return Math.hypot(
i-n-f*o,r-t-f*a)}var Ae={legal:["outer","middle"],hover:["outer","middle"],focus:["outer","middle","inner"]},Ee=.75,U=class{constructor(t,e){
this.id=`vfw-map-${Math.random().toString(36).slice(2)}`;let s=at(t),i=s.map(d=>d.getBounds()).reduce((d,u)=>d.extend(u)),
r=s.map(({feature:d})=>d.properties.callout?.[0]??-1/0),[o,a,h]=[i.getSouth(),i.getNorth(),i.getWest()];this.land={south:o,
north:a,west:h,east:Math.max(...r)},this.isAbove=d=>d>i.getCenter().lat,this.svg=s[0]._path.ownerSVGElement,m(this.svg,{
role:"group","aria-label":"Map of the states. Arrow keys go from state to state."});let c=It(`${this.id}-stripes`);this.
svg.prepend(c),this.svg.style.setProperty("--vfw-stripes",`url(#${this.id}-stripes)`);let f=d=>this.svg.appendChild(p("g",
{class:`vfw-${d}`}));this.callouts=f("callouts");let g=f("edges");this.tags=f("tags"),this.signs=f("signs"),this.added=[
c,this.callouts,g,this.tags,this.signs],this.told=e.appendChild(l("div",{hidden:""})),this.places=s.map(({feature:d,_path:u})=>this.
dress({key:d.id,...d.properties},u)),this.edges=new Map(Object.entries(Ae).map(([d,u])=>[d,Oe(g,d,u,this.places)]))}dress(t,e){
let s={x:0,y:0},i=t.sign?this.signs.appendChild(p("g",{class:"vfw-sign"})):e;m(i,{"data-key":t.key,tabindex:"-1"});let r={
...t,outline:e,button:i,says:t.name,notes:[],at:s,centre:s};if(!t.region)return r;r.tag=this.tags.appendChild(p("g",{class:"\
vfw-tag","aria-hidden":"true"}));let o={class:"vfw-callout","aria-hidden":"true","data-key":t.key};return t.callout&&(r.
box=this.callouts.appendChild(p("g",o))),r}drawChoices(t,e){this.svg.classList.toggle("vfw-map-all-legal",t.length===e),
this.drawEdge("legal",t)}drawEdge(t,e){for(let{place:s,path:i}of this.edges.get(t)??[])m(i,{d:e.includes(s)?Ce(s):null})}note(t,e,s){
let i=`${this.id}-${t.key}`;t.notes=B(e,s),t.told??=this.told.appendChild(l("p",{id:i})),t.told.textContent=t.notes.join(
" "),m(t.outline,{"aria-describedby":t.notes.length?i:null})}remove(){for(let t of this.added)t.remove()}};function Oe(n,t,e,s){
let i=n.appendChild(p("g",{class:`vfw-edge-${t}`}));return e.flatMap(r=>{let o=s.map(a=>({place:a,path:p("path",{})}));return i.
appendChild(p("g",{class:`vfw-edge-${r}`},...o.map(({path:a})=>a))),o})}function Ce(n){let t=n.outline.getAttribute("d")??
"";return n.edge?.outline!==t&&(n.edge={outline:t,path:Wt(t,Ee)}),`${n.edge.path}${n.boxEdge??n.signEdge??""}`}var q=6;function Ut(n,t,e,s,i){let r=[...jt(t,n),...jt(e,n)].map(({x:o,y:a})=>{let h={x:y(o,0,s.width-n.width),y:y(a,0,s.
height-n.height)};return $(h,n.width,n.height)});return i&&r.unshift(r[2]),r.sort((o,a)=>L(o,e)-L(a,e)||L(o,t)-L(a,t))[0]}
function jt({left:n,right:t,top:e,bottom:s},{width:i,height:r}){let[o,a]=[(n+t-i)/2,(e+s-r)/2];return[{x:o,y:e-r-q},{x:o,
y:s+q},{x:n-i-q,y:a},{x:t+q,y:a}]}function M({key:n,name:t,sign:e},s=0){let{voila:i,baseUrl:r=""}=document.body.dataset;if(e||!i||document.querySelector("\
.vfw-kiosk"))return[];let o=`${r.replace(/voila\/$/,"")}states/${n}`,a=l("a",{href:o,target:"_blank",rel:"noopener",tabindex:s,
class:"vfw-to-history"},"In history");return a.append(l("span",{"aria-hidden":"true"}," ↗")),[m(a,{"aria-label":`About\
 ${t} in history, opens in a new tab`})]}var $e=250,Te=150,G=class{place=null;link=null;#t;constructor(t){this.box=l("div",{class:"vfw-state-sheet",role:"group",
hidden:""}),this.room=l("div",{class:"vfw-sheet-room"},this.box),t.prepend(this.room);let e={type:"button",class:"vfw-sh\
eet-close",tabindex:-1,"aria-label":"Close"};this.closer=l("button",e,"✕")}openSoon(t,e){clearTimeout(this.#t);let s=t??
e;this.#t=setTimeout(()=>s?this.open(s):this.close(),t?$e:Te)}open(t){clearTimeout(this.#t),this.place=t;let[e,s]=W(t),i=l(
"p",{},l("b",{},e),s,...t.page?[]:M(t,-1)),r=t.notes.map(a=>l("p",{class:"vfw-note"},a));this.link=t.page?l("a",{href:t.
page,tabindex:-1},`The page of ${t.name} ›`):null;let o=this.link?[l("p",{class:"vfw-note"},this.link)]:[];this.box.replaceChildren(
this.closer,i,...r,...o),m(this.box,{"aria-label":`About ${t.name}`}),this.box.hidden=!1,this.box.scrollTop=0,this.follow()}keep(){
clearTimeout(this.#t)}close(){this.box.contains(document.activeElement)&&this.place?.button.focus({preventScroll:!0}),clearTimeout(
this.#t),this.place=null,this.box.hidden=!0}follow(){if(!this.place)return;let{button:t,box:e,tag:s}=this.place,i=T(this.
room,(e&&dt(e,".vfw-target"))??t),r={width:this.box.offsetWidth,height:this.box.offsetHeight},o={width:this.room.offsetWidth,
height:this.room.offsetHeight},a=this.box.scrollHeight>this.box.clientHeight,{left:h,top:c}=Ut(r,i,T(this.room,s??t),o,e!==
void 0);Object.assign(this.box.style,{left:`${h}px`,top:`${c}px`}),m(this.box,{tabindex:a?0:null})}};function qt({at:n,isAbove:t,lines:e,people:s},{letters:i,least:r},o,a){let[h,c]=[i*1.2,i*1.5],g={width:Math.max(...e.map(
N=>N.length))*i*.7+i,height:h*e.length},[d,u]=[g.width,g.height+(s?c+3:0)],w=Math.max(u+6,r),b=Math.max(n.x-d/2,a.x+2),x=Math.
max(n.y-(t?w:0),a.y+2),A=!1;if(b+d>o.left&&t)b=o.left-d;else if(b+d>o.left){let N=o.bottom+2+w<=a.bottom,re=o.right+d<=a.
right;!N&&re?[b,x]=[o.right,o.bottom-w]:(A=!N,A&&([d,u]=[g.width+c*s,g.height]),w=Math.max(u+6,r),b=Math.min(o.right-g.width,
a.right-d-2),x=Math.min(o.bottom+2,a.bottom-w))}let[_,E]=[b+g.width/2,x+(w-u)/2],oe=A?{x:b+g.width+c/2,y:x+(w-c)/2}:{x:_-
c*(s-1)/2,y:E+g.height+3};return{left:b,top:x,width:d,height:w,middle:_,line:h,firstLine:E+h/2,person:c,firstPerson:oe}}var ht={ArrowRight:[1,0],ArrowLeft:[-1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Kt(n){return n in ht||n==="Home"||n===
"End"||/^\p{L}$/u.test(n)}function Vt(n,t,e,s){return n==="Home"?s[0]:n==="End"?s.at(-1):n in ht?Gt(t,n,e,.5)??Gt(t,n,s,
.3):Me(n,t,s)}function Gt(n,t,e,s){let[i,r]=ht[t];return e.map(a=>{let[h,c]=[a.centre.x-n.centre.x,a.centre.y-n.centre.y],
f=Math.hypot(h,c),g=(h*i+c*r)/f;return{place:a,straight:g,cost:f/g**2}}).filter(({straight:a})=>a>s).sort((a,h)=>a.cost-
h.cost)[0]?.place}function Zt(n,t){let e=({centre:s})=>Math.hypot(s.x-n.centre.x,s.y-n.centre.y);return[...t].sort((s,i)=>e(
s)-e(i))[0]}function Me(n,t,e){let s=e.indexOf(t)+1;return[...e.slice(s),...e.slice(0,s)].find(r=>r.name.toLowerCase().startsWith(
n.toLowerCase()))}var _e=5,Ne=50,K=class{isLarge=!1;isLegendOpen=!1;hasTools=!1;#t=0;#e=null;#s=!1;constructor(t,e,s,{legend:i,resized:r,tell:o}){
this.el=t,this.places=s,this.legend=i,this.resized=r,this.tell=o,this.box=e.closest(".vfw-map"),this.view=e.closest(".vf\
w-map-window"),this.size=l("button",{type:"button"},"Larger map"),this.next=l("button",{type:"button"},"Next region"),this.
key=l("button",{type:"button"},"Legend"),this.key.hidden=!i,this.tools=l("div",{class:"vfw-map-tools"},this.size,this.next,
this.key),t.append(...i?[i]:[],this.tools)}listen(t){let e=v(t);e(this.size,"click",()=>this.enlarge(!this.isLarge)),e(this.
next,"click",()=>this.goOn()),e(this.key,"click",()=>this.showLegend(!this.isLegendOpen)),e(this.el,"keydown",s=>s.key===
"Escape"&&this.showLegend(!1)),e(this.view,"pointerdown",s=>this.startDrag(s)),e(this.view,"pointermove",s=>this.drag(s));
for(let s of["pointerup","pointercancel"])e(document,s,()=>this.#e=null);e(this.view,"click",s=>this.#s&&s.stopPropagation(),
{capture:!0}),t.addEventListener("abort",()=>this.box.classList.remove("vfw-map-with-tools","vfw-map-large"))}fit(t,e){this.
hasTools=t||this.legend!==null&&!e,this.isLarge&&=t,this.box.classList.toggle("vfw-map-with-tools",this.hasTools),this.box.
classList.toggle("vfw-map-large",this.isLarge),this.box.dispatchEvent(new CustomEvent("vfw-map-sized",{bubbles:!0})),this.
size.textContent=this.isLarge?"Whole map":"Larger map",this.size.hidden=!t,this.next.hidden=!this.isLarge,this.showLegend(
this.isLegendOpen&&this.hasTools)}get foot(){return this.hasTools&&!this.isLarge?Ne:0}enlarge(t){this.isLarge=t,this.resized()}showLegend(t){
this.isLegendOpen=t,this.legend?.classList.toggle("vfw-legend-open",t),m(this.key,{"aria-expanded":t})}goOn(){let t=this.
places.filter(s=>s.sign),e=t[this.#t%t.length];this.#t+=1,this.centre(this.around(this.places.filter(s=>s.key===e.key||s.
region===e.key))),this.tell(e.name)}bring(t){if(!this.isLarge||!t.length)return;let e=$({x:0,y:0},this.view.clientWidth,
this.view.clientHeight),s=r=>L(r,e)>=r.width*r.height-1,i=this.around(t);i.width<=e.width&&i.height<=e.height?s(i)||this.
centre(i):t.some(r=>s(this.around([r])))||this.centre(this.around(t.slice(0,1)))}centre({left:t,right:e,top:s,bottom:i}){
let{clientWidth:r,clientHeight:o}=this.view;this.view.scrollBy((t+e-r)/2,(s+i-o)/2)}around(t){let e=t.flatMap(({outline:s,
button:i,box:r})=>[s,i,...r?[r]:[]]);return mt(e.map(s=>T(this.view,s)))}startDrag(t){this.#s=!1,this.isLarge&&t.pointerType===
"mouse"&&t.button===0&&(this.#e=t)}drag({clientX:t,clientY:e}){if(!this.#e||(this.#s||=Math.hypot(t-this.#e.clientX,e-this.#e.
clientY)>_e,!this.#s))return;let s=st(this.view),[i,r]=[(this.#e.clientX-t)/s,(this.#e.clientY-e)/s];this.view.scrollBy(
{left:i,top:r,behavior:"instant"}),this.#e={clientX:t,clientY:e}}};var Re=["mousedown","mousemove","mouseup","mouseover","mouseout","dblclick","contextmenu"],V=class{hovered=null;shown=null;focused=null;tabStop=null;isTouched=!1;scale=0;size={
width:0,height:0,inWindow:0};corner={x:0,y:0};sizes=it(0);column={left:0,right:0,bottom:0};constructor(t,e,s,i,r=null){this.
model=t,this.el=e,this.leaflet=s,this.container=s.getContainer(),this.asking=new S(t,r&&(o=>r.send(o)),o=>this.say(o)),this.
isLateHalf=P(i),this.layers=new U(s,e),this.states=this.layers.places.filter(o=>o.region),this.regions=this.layers.places.
filter(o=>o.sign),this.places=new Map([...this.states,...this.regions].map(o=>[o.key,o])),m(this.container,H),this.adopt(),
this.window=new K(e,this.container,[...this.places.values()],{legend:this.legend(),tell:o=>this.say(o),resized:()=>{this.
fit(),this.window.bring(this.choices())}}),this.sheet=new G(e),this.listen(i),this.fit()}adopt(){}legend(){return Ht()}listen(t){
let e=v(t),s=(h,c,f)=>e(h,c,f,{capture:!0}),i=h=>c=>{c.pointerType==="mouse"&&h(c)};for(let h of Re)s(this.container,h,c=>c.
stopPropagation());s(this.container,"click",h=>this.click(h)),s(this.container,"keydown",h=>this.key(h)),s(this.container,
"pointerdown",h=>this.isTouched=h.pointerType!=="mouse"),s(this.container,"pointerover",i(({target:h})=>this.hover(this.
placeOf(h)))),s(this.container,"pointerleave",i(({target:h})=>h===this.container&&this.hover(null))),s(this.container,"f\
ocusin",({target:h})=>this.focusOn(this.placeOf(h)));for(let h of[this.container,this.sheet.box])s(h,"focusout",({relatedTarget:c})=>this.
sheet.box.contains(c)||this.focusOn(null));s(this.sheet.closer,"click",()=>this.closeSheet()),s(this.sheet.box,"pointere\
nter",()=>this.sheet.keep()),s(this.sheet.box,"pointerleave",i(()=>this.hover(null))),s(this.window.view,"scroll",()=>this.
sheet.follow()),s(this.window.box,"vfw-show-place",h=>{this.show(this.places.get(h.detail?.key)??null)&&h.preventDefault()});
let r=h=>this.sheet.box.contains(h);s(document,"pointerdown",({target:h})=>r(h)||this.show(null)),s(document,"keydown",({
key:h,target:c})=>{h!=="Escape"?r(c)||this.show(null):r(c)?this.sheet.place?.button.focus({preventScroll:!0}):this.container.
contains(c)||this.closeSheet()}),this.window.listen(t);let o=()=>this.paint();this.model.on("change",o);let a=new ResizeObserver(
()=>vt(this.size,this.sizeNow())||this.fit());a.observe(this.container),a.observe(this.el),t.addEventListener("abort",()=>{
this.model.off("change",o),a.disconnect(),this.sheet.close(),this.layers.remove()})}fit(){let t={width:this.el.clientWidth,
height:this.el.clientHeight};if(!t.width||!t.height)return;let{land:e}=this.layers,{isSmall:s,hasLegend:i}=kt(nt(e,t,this.
margins(t.width,0)),t.width);this.window.fit(s,i),this.size=this.sizeNow();let r=this.margins(this.size.width,this.window.
foot);this.scale=nt(e,this.size,r),this.leaflet.invalidateSize({animate:!1,pan:!1}),this.leaflet.setView(xt(e,r,this.scale),
Math.log2(this.scale),{animate:!1}),this.sizes=it(this.scale),this.layers.svg.classList.toggle("vfw-map-small",!this.sizes.
withCodes),this.placeAll(),this.paint(),this.sheet.follow()}sizeNow(){let{clientWidth:t,clientHeight:e}=this.container;return{
width:t,height:e,inWindow:innerHeight}}margins(t,e){return yt(t,e)}get box(){let{x:t,y:e}=this.corner;return{x:t,y:e,right:t+
this.size.width,bottom:e+this.size.height}}placeAll(){this.corner=this.leaflet.containerPointToLayerPoint([0,0]);let t=([
o,a])=>this.leaflet.latLngToLayerPoint([a,o]);for(let o of this.places.values()){let a=o.sign??o.label;a&&(o.at=o.centre=
t(a))}let e=this.states.flatMap(o=>o.callout?[{place:o,stands:o.callout}]:[]);e.sort((o,a)=>a.stands[1]-o.stands[1]);let[
s,i]=e.map(({stands:o})=>t(o)),r=Lt([s,i],e.length,this.sizes,this.box);this.column=r,e.forEach(({place:o},a)=>$t(o,St(o.
centre,a,r),this.sizes))}paint(){if(!this.scale)return;let t=this.asking.hear();for(let i of this.states)this.paintState(
i);for(let i of this.regions)this.paintSign(i);for(let i of this.places.values()){let[r,o]=[this.isReachable(i),this.isChoice(
i)];for(let a of[i.button,i.box])a?.toggleAttribute("data-choice",o);m(i.button,{role:r?"button":"img","aria-label":i.says}),
m(i.button,{"aria-disabled":r?!o:null})}let e=I(),s=e&&this.layers.svg.contains(e)?this.placeOf(e):null;t&&this.window.bring(
this.choices()),s?t&&this.asking.follows&&!this.asking.replyFor(s)&&queueMicrotask(()=>this.focusNear(s)):this.setTabStop(
this.choices()[0]),this.paintEdges()}paintState(t){let e=this.model.get(t.key);t.says=e.says||t.name;let s=[t.outline,t.
tag,t.boxFace];for(let a of s)a&&m(a,{"data-fill":e.fill});t.tag&&m(t.tag,{transform:`translate(${t.at.x},${t.at.y})`});
let i=this.asking.hintFor(t),r=JSON.stringify([e,i,this.sizes.letters]);if(r===t.drawn)return;t.drawn=r,this.layers.note(
t,e.notes,i);let o=this.sizes.withCodes||t.callout!==void 0;t.tag?.replaceChildren(...Ct(t,e,i,this.sizes.letters,o))}paintSign(t){
let e=this.asking.scene.campaigners[t.key]??[],s=this.asking.hintFor(t);t.says=Dt(t.name,e,s);let i=JSON.stringify([e,s,
t.at,this.sizes.letters,this.corner,this.size,this.column]);if(i===t.drawn)return;t.drawn=i;let r=t.name.toUpperCase().split(
/(?<=&) /),o=this.layers.isAbove(t.sign?.[1]??0),a=qt({at:t.at,isAbove:o,lines:r,people:e.length},this.sizes,this.column,
this.box);Tt(t,a,r,e,s,this.sizes)}paintEdges(){let t=this.hovered&&this.asking.replyFor(this.hovered),e=t&&this.places.
get(t)||this.hovered;this.layers.drawChoices(this.choices(),this.states.length),this.layers.drawEdge("hover",[e,this.shown].
filter(s=>s!==null)),this.layers.drawEdge("focus",this.focused?[this.focused]:[])}choices(){return[...this.places.values()].
filter(t=>this.asking.isLegal(t))}isChoice(t){return this.asking.replyFor(t)!==null}isReachable(t){return!t.sign||this.asking.
isLegal(t)}reachable(){return[...this.places.values()].filter(t=>this.isReachable(t))}choose(t){this.asking.choose(t)||(this.
isTouched?this.show(t):this.sheet.open(t))}say(t){this.tell("vfw-say",{text:t})}tell(t,e){this.container.dispatchEvent(new CustomEvent(
t,{bubbles:!0,composed:!0,detail:e}))}placeOf(t){let e=t.closest?.("[data-key]");return this.places.get(e?.dataset.key??
"")??null}click(t){t.stopPropagation();let e=this.placeOf(t.target);e&&(e.button.focus({preventScroll:!0}),this.isLateHalf(
t,this.asking.askedAt)||this.choose(e))}hover(t){this.hovered=t,this.paintEdges(),this.sheet.openSoon(t,this.shown??this.
focused)}show(t){return!t&&!this.shown?!1:(this.shown=t,this.paintEdges(),t&&this.window.bring([t]),t?this.sheet.open(t):
this.sheet.close(),!!t)}closeSheet(){let t=this.sheet.place!==null;return this.show(null),this.sheet.close(),t}key(t){let e=this.
placeOf(t.target);if(!(!e||t.ctrlKey||t.altKey||t.metaKey)){if(t.key==="Escape")this.closeSheet()||this.tell("vfw-leave-\
map");else if(t.key==="Enter"||t.key===" ")t.repeat||this.press(e);else if(Kt(t.key))this.towards(e,t.key)?.button.focus();else
return;t.preventDefault(),t.stopPropagation()}}press(t){this.isTouched=!1,this.choose(t)}towards(t,e){let s=(t.neighbours??
[]).flatMap(i=>this.places.get(i)??[]);return Vt(e,t,s,this.reachable())}focusNear(t){let e=this.reachable().filter(s=>this.
asking.replyFor(s));Zt(t,e)?.button.focus({preventScroll:!0})}focusOn(t){this.focused=t?.button.matches(":focus-visible")?
t:null,t&&this.setTabStop(t),this.focused&&this.window.bring([this.focused]),this.focused?this.sheet.openSoon(this.focused,
null):this.shown||this.sheet.close(),this.paintEdges()}setTabStop(t){let e=[t,this.tabStop,this.states[0]].find(s=>s&&this.
isReachable(s));!e||e===this.tabStop||(this.tabStop&&m(this.tabStop.button,{tabindex:"-1"}),m(e.button,{tabindex:"0"}),this.
tabStop=e)}};var Ie=[420,200];function Jt({type:n,coordinates:t}){return n==="Polygon"?t:t.flat()}function Yt(n){let t=e=>`M${e.map(([
s,i])=>`${s},${-i}`).join("L")}z`;return Jt(n).map(t).join("")}function Qt(n){let t=n.flatMap(o=>Jt(o).flat()),e=o=>o.reduce(
([a,h],c)=>[Math.min(a,c),Math.max(h,c)],[1/0,-1/0]),s=[e(t.map(([o])=>o)),e(t.map(([,o])=>-o))],i=s.map(([o,a],h)=>Math.
max(a-o,Ie[h]));return[...s.map(([o,a],h)=>(o+a-i[h])/2),...i]}function Xt(n,t,e,s){let i=e.get("layers")[0].get("data").features.filter(({properties:o})=>o.region),r=()=>{for(let o of ut(
n,".vfw-stage-map")){let a=o.parentElement.dataset.place,h=i.find(({id:u})=>u===a),c=i.map(u=>{u.d??=Yt(u.geometry);let{
fill:w}=t.get(u.id),b=h?u===h:!He.includes(w),x={d:u.d,"data-fill":w,"data-lit":b?"":null};return{isLit:b,path:p("path",
x)}});c.sort((u,w)=>Number(u.isLit)-Number(w.isLit));let f=Fe.map(u=>p("rect",u)),g=p("pattern",{id:"vfw-hatching",...ze},
...f),d=Qt((h?[h]:i).map(({geometry:u})=>u));o.append(p("svg",{viewBox:d.join(" ")},g,...c.map(({path:u})=>u)))}};s(n,"v\
fw-stage",r),r()}var He=["ratified","rejected"],ze={width:34,height:34,patternUnits:"userSpaceOnUse",patternTransform:"r\
otate(45)"},Fe=[{class:"vfw-hatch-ground",width:34,height:34},{class:"vfw-hatch-line",width:8,height:34}];function te(n,t,e){let s=e?-1:1,i=(r,o)=>(r[t]??"").localeCompare(o[t]??"")*s;return[...n].sort((r,o)=>i(r,o)||r.name.localeCompare(
o.name))}function ee({name:n,region:t},e){let[,s]=W({name:n,says:e});return s.replace(`, ${t}`,"").replace(/^: /,"")}function se(n,t,e){
let s=t.indexOf(n);return[...t.slice(s),...t.slice(0,s)].find(e)}var Pe={name:"State",region:"Region"},Y=class{column="name";isDescending=!1;isSeen=!1;constructor(t,e,s,i,r){this.model=
t,this.el=e,this.asking=new S(t,a=>r.send(a),a=>this.say(a));let o=s.map(a=>a.sign?De(a):We(a));this.places=new Map(o.map(
a=>[a.key,a])),this.regions=o.filter(a=>a.sign),this.states=o.filter(a=>a.region),this.headers=Object.entries(Pe).map(([
a,h])=>{let c=l("button",{type:"button","data-column":a},h);return{column:a,cell:J(c)}}),this.body=l("tbody",{role:"rowg\
roup"}),this.list=l("ul",{"aria-label":"Regions"},...this.regions.map(a=>a.row)),this.draw(),this.sort("name",!1),this.listen(
i)}draw(){let t=M(this.states[0]).map(()=>J("History")),e=this.headers.map(({cell:o})=>o),s=ie(...e,J("What lies there"),
...t,J("Choice")),i=l("table",{role:"table"},l("thead",{role:"rowgroup"},s),this.body),r={class:"vfw-states",role:"regio\
n","aria-label":"Table of the states",tabindex:0};this.el.append(l("div",r,this.list,i)),m(this.el,H)}listen(t){let e=v(
t),s=P(t);e(this.el,"click",a=>{let{column:h,key:c}=C(a.target,"button")?.dataset??{},f=c===void 0?void 0:this.places.get(
c);h?this.sort(h,h===this.column&&!this.isDescending):f&&!s(a,this.asking.askedAt)&&this.asking.choose(f)}),e(this.el,"k\
eydown",a=>a.repeat&&a.target.matches("button")&&a.preventDefault()),e(this.el,"focusout",()=>this.paint());let i=()=>this.
paintIfSeen();this.model.on("change",i);let r=this.el.appendChild(l("div",{})),o=new ResizeObserver(([{contentRect:a}])=>{
this.isSeen=a.width>0,this.paintIfSeen()});o.observe(r),t.addEventListener("abort",()=>{this.model.off("change",i),o.disconnect()})}say(t){
this.el.dispatchEvent(new CustomEvent("vfw-say",{bubbles:!0,composed:!0,detail:{text:t}}))}sort(t,e){this.column=t,this.
isDescending=e,this.states=te(this.states,t,e),this.body.append(...this.states.map(i=>i.row));let s=e?"descending":"asce\
nding";for(let i of this.headers)m(i.cell,{"aria-sort":i.column===t?s:null})}paintIfSeen(){this.isSeen&&this.paint()}paint(){
let t=this.asking.hear();for(let s of this.places.values())this.paintButton(s);for(let s of this.regions)this.paintRegion(
s);this.list.hidden=this.regions.every(s=>s.row.hidden);for(let s of this.states)this.paintState(s);let e=this.places.get(
I()?.dataset.key??"");t&&this.asking.follows&&e?.button===document.activeElement&&this.choiceFrom(e)?.button.focus()}paintButton(t){
let{button:e}=t,s=this.asking.isLegal(t);e.hidden=!s&&e!==document.activeElement,e.toggleAttribute("data-choice",s),m(e,
{"aria-disabled":!s})}paintRegion(t){let e=this.asking.scene.campaigners[t.key]??[];t.shapes.replaceChildren(...e.map(s=>rt(
s,24))),t.words.textContent=e.map(s=>`${s} campaigner`).join(", "),t.row.hidden=!e.length&&t.button.hidden}paintState(t){
let e=this.model.get(t.key),s=this.asking.hintFor(t),i=JSON.stringify([e,s]);if(i===t.drawn)return;t.drawn=i;let r=e.marks.
map(([o,a])=>ot(o,a,24));t.shapes.replaceChildren(...r,...e.signs),t.words.textContent=ee(t,e.says),t.notes.replaceChildren(
...B(e.notes,s).map(o=>l("p",{},o))),t.changed.hidden=!e.changed,t.row.toggleAttribute("data-changed",e.changed)}choiceFrom(t){
return se(t,[...this.regions,...this.states],e=>this.asking.isLegal(e))}};function De(n){let{button:t,shapes:e,words:s,...i}=ne(
n),r=l("li",{},l("b",{},n.name),e,s,t);return{...n,button:t,shapes:e,words:s,...i,row:r}}function We(n){let{button:t,shapes:e,
words:s,changed:i,notes:r}=ne(n),o=[l("th",{role:"rowheader",scope:"row"},`${n.name} `,i),Z(n.region??""),Z(l("div",{class:"\
vfw-lies"},e,s),r),...M(n).map(a=>m(Z(a),{class:"vfw-leads-on"})),Z(t)];return{...n,button:t,shapes:e,words:s,changed:i,
notes:r,row:ie(...o)}}function ne({key:n,name:t}){return{button:l("button",{type:"button","aria-label":`Choose ${t}`,"da\
ta-key":n},"Choose"),shapes:l("span",{class:"vfw-shapes","aria-hidden":"true"}),words:l("span",{}),changed:l("span",{class:"\
vfw-row-changed",hidden:""},"changed"),notes:l("div",{})}}function ie(...n){return l("tr",{role:"row"},...n)}function Z(...n){
return l("td",{role:"cell"},...n)}function J(n){return l("th",{role:"columnheader",scope:"col"},n)}var wn=gt(async({model:n,el:t,post:e},s)=>{let i=await zt(n,n.get("outlines")),r=await Q(()=>C(t,".vfw-map, .vfw-map-tab\
le"),s);if(r?.matches(".vfw-map-table"))new Y(n,t,Ft(i),s,e);else if(r){let o=await Q(()=>Pt(r,i),s);o&&new V(n,t,o,s,e);
let a=C(t,".vfw-panel");a&&o&&Xt(a,n,i,v(s))}});export{wn as default};
