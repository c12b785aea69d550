var $=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:n}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:n})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e,says:s}){let[n]=this.waiting;if(!(t!==this.page||e!==n?.number)){this.waiting.shift(),n.taken();
for(let o of s)n.post.tell(o);this.send()}}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:
0}leave(t){this.posts.delete(t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function ht(i){return({model:t,el:e})=>{let s=new AbortController;return i({model:t,el:e},s.signal),()=>s.abort()}}function E(){return document.body.dataset.voila!==void 0}async function ct(i,t){let{baseUrl:e}=i.serverSettings,s=n=>fetch(e+n,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let n=await s(`api/kernels/${i.id}`);if(n.ok&&n.headers.get("Content-Type")?.includes("json")&&t)return(await n.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function S(i){return(t,e,s,n={})=>t.addEventListener(e,s,{signal:i,...n})}function c(i,t,...e){let s=document.createElement(
i);return s.append(...e),f(s,t)}function p(i,t,...e){let s=document.createElementNS("http://www.w3.org/2000/svg",i);return s.
append(...e),f(s,t)}function f(i,t){for(let[e,s]of Object.entries(t))s===null?i.removeAttribute(e):i.getAttribute(e)!==String(
s)&&i.setAttribute(e,String(s));return i}function lt(i,t){return i.querySelector(t)}function _(i,t){return i.closest(t)}function R(){return document.activeElement}async function V(i,t){for(;!t.aborted;){let e=await i();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var N={"data-lm-suppress-shortcuts":"true"};var z=class{#t=null;constructor(t){this.quiet=c("div",{class:"vfw-sending",role:"status"}),this.banner=c("div",{class:"v\
fw-banner",role:"alert"}),this.button=c("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=c("p",{}),this.box=c("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function dt(i,t){try{sessionStorage.setItem(i,JSON.stringify(t))}catch{}}function ut(i){try{let t=JSON.parse(sessionStorage.
getItem(i)??"null");return sessionStorage.removeItem(i),t}catch{return null}}var Z=2500,Xt=2e3,te=8e3,J=2e3,ee=1e4,se=25e3,ie=3e4,ne=500,I=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=ut(this.#t),setInterval(()=>this.beat(),ne);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new z(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(n=>n!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?Z/2:Z)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>Z+1e3||this.isCut)&&t-this.lookedAt>J&&this.look(),
t-this.heardAt>te&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Xt)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!E()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=E()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let n=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(r=>r.root.contains(n))&&this.notice?.takeFocus(
n)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(E()||this.line.posts.size))return;this.isOut=!0;let e=await ct(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>se&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<ie;e==="gone"&&E()&&!s&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(a=>setTimeout(a,r,!1));
this.ping();let s=this.pingedAt,n=t.requestKernelInfo().then(()=>!0,()=>!1),o=await Promise.race([n,e(J)]);return await e(
1e3),o&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?ee:J)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;dt(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function ft(i){return()=>{let t;return{initialize({model:e,signal:s}){t=new Y(e,s)},render:ht((e,s)=>i({...e,post:t},s))}}}
var Y=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:n}=oe(t.widget_manager);this.line=s,this.watch=
n,this.line.posts.add(this),t.on("msg:custom",o=>this.receive(o)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,...e}){
let s=this.model.widget_manager,n=Object.keys(t).filter(r=>s.has_model(r));(await Promise.all(n.map(r=>s.get_model(r)))).
forEach((r,a)=>r.set_state(t[n[a]])),this.line.taken(e)}tell(t){for(let e of this.hearers)e(t)}};function oe(i){let t=globalThis,
e=t[Symbol.for("vfw connections")]??=new WeakMap,s=e.get(i);if(!s){let n=new $(()=>i.kernel??null);s={line:n,watch:new I(
n)},e.set(i,s)}return s}function re(i,t,e){if(!i||!t)return!1;let s=t.at-i.at<500,n=Math.hypot(t.x-i.x,t.y-i.y)<=8;return s&&n&&t.at-e<200}function F(i){
let[t,e]=[null,null],s=({detail:n,clientX:o,clientY:r})=>{n>0&&([t,e]=[e,{at:performance.now(),x:o,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:i}),({detail:n},o)=>n>0&&re(t,e,o)}var ae={states:[],regions:[],campaigners:{}},A=class{scene=ae;isAnswered=!1;askedAt=-1/0;constructor(t,e,s){this.model=t,
this.send=e,this.tell=s}hear(){let t=this.model.get("scene");t.showing!==this.scene.showing&&(this.isAnswered=!1);let e=t.
question!==this.scene.question;return e&&(this.askedAt=performance.now()),this.scene=t,e}isLegal(t){return(t.sign?this.scene.
regions:this.scene.states).includes(t.key)}replyFor(t){if(this.isLegal(t))return t.key;let{region:e}=t;return e!==void 0&&
this.scene.regions.includes(e)?e:null}choose(t){let e=this.replyFor(t);if(e)this.isAnswered||(this.isAnswered=!0,this.send?.(
{pick:e,question:this.scene.question}));else{let s=this.scene.states.length+this.scene.regions.length>0;this.tell(s?`${t.
name} cannot be chosen now.`:"The map has no question now.")}return!!e}};function w(i,t,e){return Math.max(t,Math.min(i,e))}function v(i,t,e,s,n){let o=(d,m)=>`a${n},${n} 0 0 1 ${d*n},${m*n}`,[
r,a]=[e-2*n,s-2*n],[h,l]=[`h${r}${o(1,1)}`,`v${a}${o(-1,1)}`],[u,g]=[`h${-r}${o(-1,-1)}`,`v${-a}${o(1,-1)}`];return`M${i+
n},${t}${h}${l}${u}${g}Z`}function k(i,t){let e=Math.min(i.right,t.right)-Math.max(i.left,t.left),s=Math.min(i.bottom,t.
bottom)-Math.max(i.top,t.top);return Math.max(e,0)*Math.max(s,0)}function pt(i){let[t,e]=[Math.min(...i.map(o=>o.left)),
Math.min(...i.map(o=>o.top))],[s,n]=[Math.max(...i.map(o=>o.right)),Math.max(...i.map(o=>o.bottom))];return{left:t,top:e,
right:s,bottom:n,width:s-t,height:n-e}}function O({x:i,y:t},e,s){return{left:i,top:t,right:i+e,bottom:t+s,width:e,height:s}}
function C(i,t){let[e,s]=[i.getBoundingClientRect(),t.getBoundingClientRect()],n=Q(i),o={x:(s.x-e.x)/n,y:(s.y-e.y)/n};return O(
o,s.width/n,s.height/n)}function Q(i){return i.getBoundingClientRect().width/i.offsetWidth||1}var he=24,gt=44,mt=.11,ce=640,le=1/8;function wt(i,t){let e=Math.min(1,i/900);return{left:4+16*e,right:20+42*e,top:4+40*
e,bottom:4+12*e+t}}function X({west:i,east:t,south:e,north:s},{width:n,height:o},{left:r,right:a,top:h,bottom:l}){return Math.
min((n-r-a)/(t-i),(o-h-l)/(s-e))}function bt({west:i,east:t,south:e,north:s},{left:n,right:o,top:r,bottom:a},h){return[(s+
e)/2+(r-a)/2/h,(t+i)/2+(o-n)/2/h]}function yt(i,t){let e=t.height-i.height;return t.width===i.width&&t.inWindow===i.inWindow&&
e>=0&&e<=i.height*le}function xt(i,t){let e=i<=mt;return{isSmall:e,hasLegend:!e&&t>=ce}}function tt(i){let t=i>mt,e=t?w(
100*i,15,20):w(150*i,9,13);return{withCodes:t,letters:e,least:t?gt:he}}function vt([i,t],e,{letters:s,least:n},o){let r=w(
t.y-i.y,n,gt*1.2),[a,h]=[s*5.8,r*e],l=o.bottom-h-s*4-12,u=w(i.y-r/2,o.y+2,Math.max(l,o.y+2));return{...{left:i.x-a/2-4,right:i.
x+a/2,bottom:u+h},x:i.x,top:u,width:a,step:r}}function kt(i,t,{x:e,top:s,width:n,step:o}){let r={x:e,y:s+(t+.5)*o},[a,h]=[
r.x-n/2,o-w(o/8,2,6)];return{at:r,line:`M${i.x},${i.y}L${a},${r.y}`,edge:v(a,r.y-h/2,n,h,h/6),target:{x:a-4,y:r.y-o/2,width:n+
8,height:o}}}function Lt(i,t){let e=t*1.28,s=e*i.marks,[n,{x:o,y:r}]=de(i,t,e,s),[a,h]=[(s||2*e)+t/2.5,e+t/2.5],l=Array.from({length:i.
marks},(g,d)=>({x:o+e*(d-(i.marks-1)/2),y:r})),u=[o-a/2,r-h/2,a,h,h/2];return{labelAt:n,marksAt:l,mark:e,ring:u}}function de({
marks:i,star:t,hasCode:e,isInRow:s},n,o,r){let a={x:0,y:0};if(!e)return[{x:r/2,y:-o/2},a];if(!i)return[a,a];if(!s)return[
{x:0,y:-o/2},{x:0,y:n/2+1}];let h=n*(t?2.25:1.35),l=(h+r+n/4)/2;return[{x:h/2-l,y:0},{x:l-r/2,y:0}]}var St={check:"M-.5,0L-.1,.4L.5,-.4",cross:"M-.4,-.4L.4,.4M.4,-.4L-.4,.4"},At={purple:"M-.34,.96V.74A.34,.3 0 0 1 .34,.7\
4V.96ZM-.21,.21A.21,.21 0 0 1 .21,.21A.21,.21 0 0 1 -.21,.21Z",yellow:"M-.46,.96L-.13,.5H.13L.46,.96ZM0,-.04L.27,.22L0,.\
48L-.27,.22Z",red:"M-.34,.96V.48H.34V.96ZM-.2,.02H.2V.4H-.2Z"};function Et(i,{marks:t,star:e,changed:s},n,o){let r=(o?i.
key:"")+(e?"★":""),a=!!(i.broad||i.callout),{labelAt:h,marksAt:l,mark:u,ring:g}=Lt({marks:t.length,star:e,hasCode:o,isInRow:a},
n),d=p("path",{class:"vfw-changed",d:v(...g)}),m=t.map(([y,x],L)=>Tt(y,x,l[L].x,l[L].y,u)),b=et(r,h.x,h.y,n,"vfw-code");
return[...s&&(r||t.length)?[d]:[],...m,b]}function Ot(i,{at:t,line:e,edge:s,target:n},{letters:o}){i.at=t,i.boxEdge=s,i.
boxFace=p("path",{class:"vfw-callout-box",d:s});let{x:r,y:a}=i.centre;i.box?.replaceChildren(p("path",{class:"vfw-callou\
t-glow",d:e}),p("path",{class:"vfw-callout-line",d:e}),p("circle",{class:"vfw-callout-dot",cx:r,cy:a,r:o/6}),i.boxFace,p(
"rect",{class:"vfw-target",...n}))}function Ct(i,t,e,s,{letters:n}){let{middle:o,firstLine:r,line:a,firstPerson:h,person:l}=t;
i.signEdge=v(t.left,t.top,t.width,t.height,8),i.button.replaceChildren(p("path",{class:"vfw-sign-box",d:i.signEdge}),...e.
map((u,g)=>et(u,o,r+a*g,n,"vfw-region-name")),...s.map((u,g)=>Mt(u,h.x+l*g,h.y,l)))}function Tt(i,t,e,s,n){let o=n/2-1;return p(
"g",{class:"vfw-mark","data-shape":i,transform:`translate(${e},${s})`},p("path",{class:"vfw-mark-shape",d:ue(i,o)}),i in
St?p("path",{class:"vfw-mark-sign",d:St[i],transform:`scale(${o})`}):et(t,0,0,n*(t.length>1?.64:.8),"vfw-count"))}function ue(i,t){
return i==="diamond"?`M0,${-1.2*t}L${1.2*t},0L0,${1.2*t}L${-1.2*t},0Z`:i==="square"?v(-.92*t,-.92*t,1.84*t,1.84*t,2):v(-t,
-t,2*t,2*t,t)}function Mt(i,t,e,s){let n=`translate(${t},${e}) scale(${s})`;return p("path",{class:"vfw-person","data-co\
lour":i,d:At[i],transform:n})}function et(i,t,e,s,n){return p("text",{class:n,x:t,y:e,"font-size":s},i)}function st(i,t,e){
return $t(-e/2,e,Tt(i,t,0,0,e-1))}function it(i,t){return $t(0,t,Mt(i,0,0,t))}function $t(i,t,e){let s=`${-t/2} ${i} ${t}\
 ${t}`;return p("svg",{viewBox:s,width:t,height:t,"aria-hidden":"true"},e)}function _t(i){return p("pattern",{id:i,...{width:12,
height:12,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"}},p("rect",{class:"vfw-stripe-yellow",width:12,height:12}),
p("rect",{class:"vfw-stripe-purple",width:6,height:12}))}function Rt(){let i=c("span",{class:"vfw-legend-edge"}),t=s=>st(
s,"",16),e=Object.keys(At).map(s=>it(s,18));return c("div",{class:"vfw-legend",role:"group","aria-label":"Legend"},c("sp\
an",{},t("disc"),"purple"),c("span",{},t("diamond"),"yellow"),c("span",{},t("square"),"red"),c("span",{},...e,"campaigne\
rs"),c("span",{},"★ State card"),c("span",{},i,"you may choose it"))}function Nt(i,t){return i.widget_manager.get_model(t.replace("IPY_MODEL_",""))}function zt(i){let{features:t}=i.get("lay\
ers")[0].get("data");return t.map(({id:e,properties:s})=>({key:e,...s}))}async function It(i,t){let s=(await Promise.all(
Object.values(t.views??{}))).find(({obj:n,el:o})=>n&&i.contains(o));return!s||!nt(s.obj).length?null:(s.touch=()=>{},s.obj)}
function nt(i){let t=[];return i.eachLayer(e=>{e.feature&&e.getElement?.()&&t.push(e)}),t}function H({name:i,says:t}){return t.
startsWith(i)?[i,t.slice(i.length)]:["",t]}var fe=4;function Ft(i,t){return i.replace(/M([^Mz]+)z/g,(e,s)=>{let n=s.split("L").map(o=>o.split(" ").map(Number));return`\
M${pe(n,t).map(o=>o.join(" ")).join("L")}z`})}function pe(i,t){if(i.length<fe)return i;let[e]=i,s=Ht(i,([r,a])=>Math.hypot(
r-e[0],a-e[1])).index,[n,o]=[i.slice(0,s+1),[...i.slice(s),e]];return[...P(n,t),...P(o,t).slice(1,-1)]}function P(i,t){let[
e,s]=[i[0],i[i.length-1]],{index:n,distance:o}=Ht(i,h=>ge(e,s,h));if(o<=t)return[e,s];let[r,a]=[i.slice(0,n+1),i.slice(n)];
return[...P(r,t).slice(0,-1),...P(a,t)]}function Ht(i,t){let e=i.map(t),s=Math.max(...e);return{distance:s,index:e.indexOf(
s)}}function ge([i,t],[e,s],[n,o]){let[r,a]=[e-i,s-t],h=r**2+a**2,l=h?((n-i)*r+(o-t)*a)/h:0,u=w(l,0,1);return Math.hypot(
n-i-u*r,o-t-u*a)}var me={legal:["outer","middle"],hover:["outer","middle"],focus:["outer","middle","inner"]},we=.75,D=class{constructor(t,e){
this.id=`vfw-map-${Math.random().toString(36).slice(2)}`;let s=nt(t),n=s.map(d=>d.getBounds()).reduce((d,m)=>d.extend(m)),
o=s.map(({feature:d})=>d.properties.callout?.[0]??-1/0),[r,a,h]=[n.getSouth(),n.getNorth(),n.getWest()];this.land={south:r,
north:a,west:h,east:Math.max(...o)},this.isAbove=d=>d>n.getCenter().lat,this.svg=s[0]._path.ownerSVGElement,f(this.svg,{
role:"group","aria-label":"Map of the states. Arrow keys go from state to state."});let l=_t(`${this.id}-stripes`);this.
svg.prepend(l),this.svg.style.setProperty("--vfw-stripes",`url(#${this.id}-stripes)`);let u=d=>this.svg.appendChild(p("g",
{class:`vfw-${d}`}));this.callouts=u("callouts");let g=u("edges");this.tags=u("tags"),this.signs=u("signs"),this.added=[
l,this.callouts,g,this.tags,this.signs],this.told=e.appendChild(c("div",{hidden:""})),this.places=s.map(({feature:d,_path:m})=>this.
dress({key:d.id,...d.properties},m)),this.edges=new Map(Object.entries(me).map(([d,m])=>[d,be(g,d,m,this.places)]))}dress(t,e){
let s={x:0,y:0},n=t.sign?this.signs.appendChild(p("g",{class:"vfw-sign"})):e;f(n,{"data-key":t.key,tabindex:"-1"});let o={
...t,outline:e,button:n,says:t.name,notes:[],at:s,centre:s};if(!t.region)return o;o.tag=this.tags.appendChild(p("g",{class:"\
vfw-tag","aria-hidden":"true"}));let r={class:"vfw-callout","aria-hidden":"true","data-key":t.key};return t.callout&&(o.
box=this.callouts.appendChild(p("g",r))),o}drawChoices(t,e){this.svg.classList.toggle("vfw-map-all-legal",t.length===e),
this.drawEdge("legal",t)}drawEdge(t,e){for(let{place:s,path:n}of this.edges.get(t)??[])f(n,{d:e.includes(s)?ye(s):null})}note(t,e){
let s=`${this.id}-${t.key}`;t.notes=e,t.told??=this.told.appendChild(c("p",{id:s})),t.told.textContent=e.join(" "),f(t.outline,
{"aria-describedby":e.length?s:null})}remove(){for(let t of this.added)t.remove()}};function be(i,t,e,s){let n=i.appendChild(
p("g",{class:`vfw-edge-${t}`}));return e.flatMap(o=>{let r=s.map(a=>({place:a,path:p("path",{})}));return n.appendChild(
p("g",{class:`vfw-edge-${o}`},...r.map(({path:a})=>a))),r})}function ye(i){let t=i.outline.getAttribute("d")??"";return i.
edge?.outline!==t&&(i.edge={outline:t,path:Ft(t,we)}),`${i.edge.path}${i.boxEdge??i.signEdge??""}`}var W=6;function Dt(i,t,e,s,n){let o=[...Pt(t,i),...Pt(e,i)].map(({x:r,y:a})=>{let h={x:w(r,0,s.width-i.width),y:w(a,0,s.
height-i.height)};return O(h,i.width,i.height)});return n&&o.unshift(o[2]),o.sort((r,a)=>k(r,e)-k(a,e)||k(r,t)-k(a,t))[0]}
function Pt({left:i,right:t,top:e,bottom:s},{width:n,height:o}){let[r,a]=[(i+t-n)/2,(e+s-o)/2];return[{x:r,y:e-o-W},{x:r,
y:s+W},{x:i-n-W,y:a},{x:t+W,y:a}]}function T({key:i,name:t,sign:e},s=0){let{voila:n,baseUrl:o=""}=document.body.dataset;if(e||!n||document.querySelector("\
.vfw-kiosk"))return[];let r=`${o.replace(/voila\/$/,"")}states/${i}`,a=c("a",{href:r,target:"_blank",rel:"noopener",tabindex:s,
class:"vfw-to-history"},"In history");return a.append(c("span",{"aria-hidden":"true"}," ↗")),[f(a,{"aria-label":`About\
 ${t} in history, opens in a new tab`})]}var xe=250,ve=150,B=class{place=null;link=null;#t;constructor(t){this.box=c("div",{class:"vfw-state-sheet",role:"group",
hidden:""}),this.room=c("div",{class:"vfw-sheet-room"},this.box),t.prepend(this.room);let e={type:"button",class:"vfw-sh\
eet-close",tabindex:-1,"aria-label":"Close"};this.closer=c("button",e,"✕")}openSoon(t,e){clearTimeout(this.#t);let s=t??
e;this.#t=setTimeout(()=>s?this.open(s):this.close(),t?xe:ve)}open(t){clearTimeout(this.#t),this.place=t;let[e,s]=H(t),n=c(
"p",{},c("b",{},e),s,...t.page?[]:T(t,-1)),o=t.notes.map(a=>c("p",{class:"vfw-note"},a));this.link=t.page?c("a",{href:t.
page,tabindex:-1},`The page of ${t.name} ›`):null;let r=this.link?[c("p",{class:"vfw-note"},this.link)]:[];this.box.replaceChildren(
this.closer,n,...o,...r),f(this.box,{"aria-label":`About ${t.name}`}),this.box.hidden=!1,this.box.scrollTop=0,this.follow()}keep(){
clearTimeout(this.#t)}close(){this.box.contains(document.activeElement)&&this.place?.button.focus({preventScroll:!0}),clearTimeout(
this.#t),this.place=null,this.box.hidden=!0}follow(){if(!this.place)return;let{button:t,box:e,tag:s}=this.place,n=C(this.
room,(e&&lt(e,".vfw-target"))??t),o={width:this.box.offsetWidth,height:this.box.offsetHeight},r={width:this.room.offsetWidth,
height:this.room.offsetHeight},a=this.box.scrollHeight>this.box.clientHeight,{left:h,top:l}=Dt(o,n,C(this.room,s??t),r,e!==
void 0);Object.assign(this.box.style,{left:`${h}px`,top:`${l}px`}),f(this.box,{tabindex:a?0:null})}};function Wt({at:i,isAbove:t,lines:e,people:s},{letters:n,least:o},r,a){let[h,l]=[n*1.2,n*1.5],g={width:Math.max(...e.map(
M=>M.length))*n*.7+n,height:h*e.length},[d,m]=[g.width,g.height+(s?l+3:0)],b=Math.max(m+6,o),y=Math.max(i.x-d/2,a.x+2),x=Math.
max(i.y-(t?b:0),a.y+2),L=!1;if(y+d>r.left&&t)y=r.left-d;else if(y+d>r.left){let M=r.bottom+2+b<=a.bottom,Qt=r.right+d<=a.
right;!M&&Qt?[y,x]=[r.right,r.bottom-b]:(L=!M,L&&([d,m]=[g.width+l*s,g.height]),b=Math.max(m+6,o),y=Math.min(r.right-g.width,
a.right-d-2),x=Math.min(r.bottom+2,a.bottom-b))}let[rt,at]=[y+g.width/2,x+(b-m)/2],Yt=L?{x:y+g.width+l/2,y:x+(b-l)/2}:{x:rt-
l*(s-1)/2,y:at+g.height+3};return{left:y,top:x,width:d,height:b,middle:rt,line:h,firstLine:at+h/2,person:l,firstPerson:Yt}}var ot={ArrowRight:[1,0],ArrowLeft:[-1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function Ut(i){return i in ot||i==="Home"||i===
"End"||/^\p{L}$/u.test(i)}function qt(i,t,e,s){return i==="Home"?s[0]:i==="End"?s.at(-1):i in ot?Bt(t,i,e,.5)??Bt(t,i,s,
.3):ke(i,t,s)}function Bt(i,t,e,s){let[n,o]=ot[t];return e.map(a=>{let[h,l]=[a.centre.x-i.centre.x,a.centre.y-i.centre.y],
u=Math.hypot(h,l),g=(h*n+l*o)/u;return{place:a,straight:g,cost:u/g**2}}).filter(({straight:a})=>a>s).sort((a,h)=>a.cost-
h.cost)[0]?.place}function jt(i,t){let e=({centre:s})=>Math.hypot(s.x-i.centre.x,s.y-i.centre.y);return[...t].sort((s,n)=>e(
s)-e(n))[0]}function ke(i,t,e){let s=e.indexOf(t)+1;return[...e.slice(s),...e.slice(0,s)].find(o=>o.name.toLowerCase().startsWith(
i.toLowerCase()))}var Le=5,U=class{isLarge=!1;isLegendOpen=!1;hasTools=!1;#t=0;#e=null;#s=!1;constructor(t,e,s,{legend:n,resized:o,tell:r}){
this.el=t,this.places=s,this.legend=n,this.resized=o,this.tell=r,this.box=e.closest(".vfw-map"),this.view=e.closest(".vf\
w-map-window"),this.size=c("button",{type:"button"},"Larger map"),this.next=c("button",{type:"button"},"Next region"),this.
key=c("button",{type:"button"},"Legend"),this.key.hidden=!n,this.tools=c("div",{class:"vfw-map-tools"},this.size,this.next,
this.key),t.append(...n?[n]:[],this.tools)}listen(t){let e=S(t);e(this.size,"click",()=>this.enlarge(!this.isLarge)),e(this.
next,"click",()=>this.goOn()),e(this.key,"click",()=>this.showLegend(!this.isLegendOpen)),e(this.el,"keydown",s=>s.key===
"Escape"&&this.showLegend(!1)),e(this.view,"pointerdown",s=>this.startDrag(s)),e(this.view,"pointermove",s=>this.drag(s));
for(let s of["pointerup","pointercancel"])e(document,s,()=>this.#e=null);e(this.view,"click",s=>this.#s&&s.stopPropagation(),
{capture:!0}),t.addEventListener("abort",()=>this.box.classList.remove("vfw-map-with-tools","vfw-map-large"))}fit(t,e){this.
hasTools=t||this.legend!==null&&!e,this.isLarge&&=t,this.box.classList.toggle("vfw-map-with-tools",this.hasTools),this.box.
classList.toggle("vfw-map-large",this.isLarge),this.box.dispatchEvent(new CustomEvent("vfw-map-sized",{bubbles:!0})),this.
size.textContent=this.isLarge?"Whole map":"Larger map",this.size.hidden=!t,this.next.hidden=!this.isLarge,this.showLegend(
this.isLegendOpen&&this.hasTools)}enlarge(t){this.isLarge=t,this.resized()}showLegend(t){this.isLegendOpen=t,this.legend?.
classList.toggle("vfw-legend-open",t),f(this.key,{"aria-expanded":t})}goOn(){let t=this.places.filter(s=>s.sign),e=t[this.#t%
t.length];this.#t+=1,this.centre(this.around(this.places.filter(s=>s.key===e.key||s.region===e.key))),this.tell(e.name)}bring(t){
if(!this.isLarge||!t.length)return;let e=O({x:0,y:0},this.view.clientWidth,this.view.clientHeight),s=o=>k(o,e)>=o.width*
o.height-1,n=this.around(t);n.width<=e.width&&n.height<=e.height?s(n)||this.centre(n):t.some(o=>s(this.around([o])))||this.
centre(this.around(t.slice(0,1)))}centre({left:t,right:e,top:s,bottom:n}){let{clientWidth:o,clientHeight:r}=this.view;this.
view.scrollBy((t+e-o)/2,(s+n-r)/2)}around(t){let e=t.flatMap(({outline:s,button:n,box:o})=>[s,n,...o?[o]:[]]);return pt(
e.map(s=>C(this.view,s)))}startDrag(t){this.#s=!1,this.isLarge&&t.pointerType==="mouse"&&t.button===0&&(this.#e=t)}drag({
clientX:t,clientY:e}){if(!this.#e||(this.#s||=Math.hypot(t-this.#e.clientX,e-this.#e.clientY)>Le,!this.#s))return;let s=Q(
this.view),[n,o]=[(this.#e.clientX-t)/s,(this.#e.clientY-e)/s];this.view.scrollBy({left:n,top:o,behavior:"instant"}),this.#e=
{clientX:t,clientY:e}}};var Se=50,Ae=["mousedown","mousemove","mouseup","mouseover","mouseout","dblclick","contextmenu"],q=class{hovered=null;shown=null;focused=null;tabStop=null;isTouched=!1;scale=0;size={
width:0,height:0,inWindow:0};corner={x:0,y:0};sizes=tt(0);column={left:0,right:0,bottom:0};constructor(t,e,s,n,o=null){this.
model=t,this.el=e,this.leaflet=s,this.container=s.getContainer(),this.asking=new A(t,o&&(r=>o.send(r)),r=>this.say(r)),this.
isLateHalf=F(n),this.layers=new D(s,e),this.states=this.layers.places.filter(r=>r.region),this.regions=this.layers.places.
filter(r=>r.sign),this.places=new Map([...this.states,...this.regions].map(r=>[r.key,r])),f(this.container,N),this.adopt(),
this.window=new U(e,this.container,[...this.places.values()],{legend:this.legend(),tell:r=>this.say(r),resized:()=>{this.
fit(),this.window.bring(this.choices())}}),this.sheet=new B(e),this.listen(n),this.fit()}adopt(){}legend(){return Rt()}listen(t){
let e=S(t),s=(h,l,u)=>e(h,l,u,{capture:!0}),n=h=>l=>{l.pointerType==="mouse"&&h(l)};for(let h of Ae)s(this.container,h,l=>l.
stopPropagation());s(this.container,"click",h=>this.click(h)),s(this.container,"keydown",h=>this.key(h)),s(this.container,
"pointerdown",h=>this.isTouched=h.pointerType!=="mouse"),s(this.container,"pointerover",n(({target:h})=>this.hover(this.
placeOf(h)))),s(this.container,"pointerleave",n(({target:h})=>h===this.container&&this.hover(null))),s(this.container,"f\
ocusin",({target:h})=>this.focusOn(this.placeOf(h)));for(let h of[this.container,this.sheet.box])s(h,"focusout",({relatedTarget:l})=>this.
sheet.box.contains(l)||this.focusOn(null));s(this.sheet.closer,"click",()=>this.closeSheet()),s(this.sheet.box,"pointere\
nter",()=>this.sheet.keep()),s(this.sheet.box,"pointerleave",n(()=>this.hover(null))),s(this.window.view,"scroll",()=>this.
sheet.follow()),s(this.window.box,"vfw-show-place",h=>{this.show(this.places.get(h.detail?.key)??null)&&h.preventDefault()});
let o=h=>this.sheet.box.contains(h);s(document,"pointerdown",({target:h})=>o(h)||this.show(null)),s(document,"keydown",({
key:h,target:l})=>{h!=="Escape"?o(l)||this.show(null):o(l)?this.sheet.place?.button.focus({preventScroll:!0}):this.container.
contains(l)||this.closeSheet()}),this.window.listen(t);let r=()=>this.paint();this.model.on("change",r);let a=new ResizeObserver(
()=>yt(this.size,this.sizeNow())||this.fit());a.observe(this.container),a.observe(this.el),t.addEventListener("abort",()=>{
this.model.off("change",r),a.disconnect(),this.sheet.close(),this.layers.remove()})}fit(){let t={width:this.el.clientWidth,
height:this.el.clientHeight};if(!t.width||!t.height)return;let{land:e}=this.layers,{isSmall:s,hasLegend:n}=xt(X(e,t,this.
margins(t.width,0)),t.width);this.window.fit(s,n);let o=this.window.hasTools&&!this.window.isLarge?Se:0;this.size=this.sizeNow();
let r=this.margins(this.size.width,o);this.scale=X(e,this.size,r),this.leaflet.invalidateSize({animate:!1,pan:!1}),this.
leaflet.setView(bt(e,r,this.scale),Math.log2(this.scale),{animate:!1}),this.sizes=tt(this.scale),this.layers.svg.classList.
toggle("vfw-map-small",!this.sizes.withCodes),this.placeAll(),this.paint(),this.sheet.follow()}sizeNow(){let{clientWidth:t,
clientHeight:e}=this.container;return{width:t,height:e,inWindow:innerHeight}}margins(t,e){return wt(t,e)}get box(){let{x:t,
y:e}=this.corner;return{x:t,y:e,right:t+this.size.width,bottom:e+this.size.height}}placeAll(){this.corner=this.leaflet.containerPointToLayerPoint(
[0,0]);let t=([r,a])=>this.leaflet.latLngToLayerPoint([a,r]);for(let r of this.places.values()){let a=r.sign??r.label;a&&
(r.at=r.centre=t(a))}let e=this.states.flatMap(r=>r.callout?[{place:r,stands:r.callout}]:[]);e.sort((r,a)=>a.stands[1]-r.
stands[1]);let[s,n]=e.map(({stands:r})=>t(r)),o=vt([s,n],e.length,this.sizes,this.box);this.column=o,e.forEach(({place:r},a)=>Ot(
r,kt(r.centre,a,o),this.sizes))}paint(){if(!this.scale)return;let t=this.asking.hear();for(let n of this.states)this.paintState(
n);for(let n of this.regions)this.paintSign(n);for(let n of this.places.values()){let[o,r]=[this.isReachable(n),this.isChoice(
n)];for(let a of[n.button,n.box])a?.toggleAttribute("data-choice",r);f(n.button,{role:o?"button":"img","aria-label":n.says}),
f(n.button,{"aria-disabled":o?!r:null})}let e=R(),s=e&&this.layers.svg.contains(e)?this.placeOf(e):null;t&&this.window.bring(
this.choices()),s?t&&!this.asking.replyFor(s)&&queueMicrotask(()=>this.focusNear(s)):this.setTabStop(this.choices()[0]),
this.paintEdges()}paintState(t){let e=this.model.get(t.key);t.says=e.says||t.name;let s=[t.outline,t.tag,t.boxFace];for(let r of s)
r&&f(r,{"data-fill":e.fill});t.tag&&f(t.tag,{transform:`translate(${t.at.x},${t.at.y})`});let n=JSON.stringify([e,this.sizes.
letters]);if(n===t.drawn)return;t.drawn=n,this.layers.note(t,e.notes);let o=this.sizes.withCodes||t.callout!==void 0;t.tag?.
replaceChildren(...Et(t,e,this.sizes.letters,o))}paintSign(t){let e=this.asking.scene.campaigners[t.key]??[];t.says=[t.name,
...e.map(a=>`${a} campaigner`)].join(", ");let s=JSON.stringify([e,t.at,this.sizes.letters,this.corner,this.size,this.column]);
if(s===t.drawn)return;t.drawn=s;let n=t.name.toUpperCase().split(/(?<=&) /),o=this.layers.isAbove(t.sign?.[1]??0),r=Wt({
at:t.at,isAbove:o,lines:n,people:e.length},this.sizes,this.column,this.box);Ct(t,r,n,e,this.sizes)}paintEdges(){let t=this.
hovered&&this.asking.replyFor(this.hovered),e=t&&this.places.get(t)||this.hovered;this.layers.drawChoices(this.choices(),
this.states.length),this.layers.drawEdge("hover",[e,this.shown].filter(s=>s!==null)),this.layers.drawEdge("focus",this.focused?
[this.focused]:[])}choices(){return[...this.places.values()].filter(t=>this.asking.isLegal(t))}isChoice(t){return this.asking.
replyFor(t)!==null}isReachable(t){return!t.sign||this.asking.isLegal(t)}reachable(){return[...this.places.values()].filter(
t=>this.isReachable(t))}choose(t){this.asking.choose(t)||(this.isTouched?this.show(t):this.sheet.open(t))}say(t){this.tell(
"vfw-say",{text:t})}tell(t,e){this.container.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:e}))}placeOf(t){
let e=t.closest?.("[data-key]");return this.places.get(e?.dataset.key??"")??null}click(t){t.stopPropagation();let e=this.
placeOf(t.target);e&&(e.button.focus({preventScroll:!0}),this.isLateHalf(t,this.asking.askedAt)||this.choose(e))}hover(t){
this.hovered=t,this.paintEdges(),this.sheet.openSoon(t,this.shown??this.focused)}show(t){return!t&&!this.shown?!1:(this.
shown=t,this.paintEdges(),t&&this.window.bring([t]),t?this.sheet.open(t):this.sheet.close(),!!t)}closeSheet(){let t=this.
sheet.place!==null;return this.show(null),this.sheet.close(),t}key(t){let e=this.placeOf(t.target);if(!(!e||t.ctrlKey||t.
altKey||t.metaKey)){if(t.key==="Escape")this.closeSheet()||this.tell("vfw-leave-map");else if(t.key==="Enter"||t.key==="\
 ")t.repeat||this.press(e);else if(Ut(t.key))this.towards(e,t.key)?.button.focus();else return;t.preventDefault(),t.stopPropagation()}}press(t){
this.isTouched=!1,this.choose(t)}towards(t,e){let s=(t.neighbours??[]).flatMap(n=>this.places.get(n)??[]);return qt(e,t,
s,this.reachable())}focusNear(t){let e=this.reachable().filter(s=>this.asking.replyFor(s));jt(t,e)?.button.focus({preventScroll:!0})}focusOn(t){
this.focused=t?.button.matches(":focus-visible")?t:null,t&&this.setTabStop(t),this.focused&&this.window.bring([this.focused]),
this.focused?this.sheet.open(this.focused):this.shown||this.sheet.close(),this.paintEdges()}setTabStop(t){let e=[t,this.
tabStop,this.states[0]].find(s=>s&&this.isReachable(s));!e||e===this.tabStop||(this.tabStop&&f(this.tabStop.button,{tabindex:"\
-1"}),f(e.button,{tabindex:"0"}),this.tabStop=e)}};function Gt(i,t,e){let s=e?-1:1,n=(o,r)=>(o[t]??"").localeCompare(r[t]??"")*s;return[...i].sort((o,r)=>n(o,r)||o.name.localeCompare(
r.name))}function Kt({name:i,region:t},e){let[,s]=H({name:i,says:e});return s.replace(`, ${t}`,"").replace(/^: /,"")}function Vt(i,t,e){
let s=t.indexOf(i);return[...t.slice(s),...t.slice(0,s)].find(e)}var Ee={name:"State",region:"Region"},K=class{column="name";isDescending=!1;isSeen=!1;constructor(t,e,s,n,o){this.model=
t,this.el=e,this.asking=new A(t,a=>o.send(a),a=>this.say(a));let r=s.map(a=>a.sign?Oe(a):Ce(a));this.places=new Map(r.map(
a=>[a.key,a])),this.regions=r.filter(a=>a.sign),this.states=r.filter(a=>a.region),this.headers=Object.entries(Ee).map(([
a,h])=>{let l=c("button",{type:"button","data-column":a},h);return{column:a,cell:G(l)}}),this.body=c("tbody",{role:"rowg\
roup"}),this.list=c("ul",{"aria-label":"Regions"},...this.regions.map(a=>a.row)),this.draw(),this.sort("name",!1),this.listen(
n)}draw(){let t=T(this.states[0]).map(()=>G("History")),e=this.headers.map(({cell:r})=>r),s=Jt(...e,G("What lies there"),
...t,G("Choice")),n=c("table",{role:"table"},c("thead",{role:"rowgroup"},s),this.body),o={class:"vfw-states",role:"regio\
n","aria-label":"Table of the states",tabindex:0};this.el.append(c("div",o,this.list,n)),f(this.el,N)}listen(t){let e=S(
t),s=F(t);e(this.el,"click",a=>{let{column:h,key:l}=_(a.target,"button")?.dataset??{},u=l===void 0?void 0:this.places.get(
l);h?this.sort(h,h===this.column&&!this.isDescending):u&&!s(a,this.asking.askedAt)&&this.asking.choose(u)}),e(this.el,"k\
eydown",a=>a.repeat&&a.target.matches("button")&&a.preventDefault()),e(this.el,"focusout",()=>this.paint());let n=()=>this.
paintIfSeen();this.model.on("change",n);let o=this.el.appendChild(c("div",{})),r=new ResizeObserver(([{contentRect:a}])=>{
this.isSeen=a.width>0,this.paintIfSeen()});r.observe(o),t.addEventListener("abort",()=>{this.model.off("change",n),r.disconnect()})}say(t){
this.el.dispatchEvent(new CustomEvent("vfw-say",{bubbles:!0,composed:!0,detail:{text:t}}))}sort(t,e){this.column=t,this.
isDescending=e,this.states=Gt(this.states,t,e),this.body.append(...this.states.map(n=>n.row));let s=e?"descending":"asce\
nding";for(let n of this.headers)f(n.cell,{"aria-sort":n.column===t?s:null})}paintIfSeen(){this.isSeen&&this.paint()}paint(){
let t=this.asking.hear();for(let s of this.places.values())this.paintButton(s);for(let s of this.regions)this.paintRegion(
s);this.list.hidden=this.regions.every(s=>s.row.hidden);for(let s of this.states)this.paintState(s);let e=this.places.get(
R()?.dataset.key??"");t&&e?.button===document.activeElement&&this.choiceFrom(e)?.button.focus()}paintButton(t){let{button:e}=t,
s=this.asking.isLegal(t);e.hidden=!s&&e!==document.activeElement,e.toggleAttribute("data-choice",s),f(e,{"aria-disabled":!s})}paintRegion(t){
let e=this.asking.scene.campaigners[t.key]??[];t.shapes.replaceChildren(...e.map(s=>it(s,24))),t.words.textContent=e.map(
s=>`${s} campaigner`).join(", "),t.row.hidden=!e.length&&t.button.hidden}paintState(t){let e=this.model.get(t.key),s=JSON.
stringify(e);if(s===t.drawn)return;t.drawn=s;let n=e.marks.map(([o,r])=>st(o,r,24));t.shapes.replaceChildren(...n,...e.star?
["★"]:[]),t.words.textContent=Kt(t,e.says),t.notes.replaceChildren(...e.notes.map(o=>c("p",{},o))),t.changed.hidden=!e.
changed,t.row.toggleAttribute("data-changed",e.changed)}choiceFrom(t){return Vt(t,[...this.regions,...this.states],e=>this.
asking.isLegal(e))}};function Oe(i){let{button:t,shapes:e,words:s,...n}=Zt(i),o=c("li",{},c("b",{},i.name),e,s,t);return{
...i,button:t,shapes:e,words:s,...n,row:o}}function Ce(i){let{button:t,shapes:e,words:s,changed:n,notes:o}=Zt(i),r=[c("t\
h",{role:"rowheader",scope:"row"},`${i.name} `,n),j(i.region??""),j(c("div",{class:"vfw-lies"},e,s),o),...T(i).map(a=>f(
j(a),{class:"vfw-leads-on"})),j(t)];return{...i,button:t,shapes:e,words:s,changed:n,notes:o,row:Jt(...r)}}function Zt({key:i,
name:t}){return{button:c("button",{type:"button","aria-label":`Choose ${t}`,"data-key":i},"Choose"),shapes:c("span",{class:"\
vfw-shapes","aria-hidden":"true"}),words:c("span",{}),changed:c("span",{class:"vfw-row-changed",hidden:""},"changed"),notes:c(
"div",{})}}function Jt(...i){return c("tr",{role:"row"},...i)}function j(...i){return c("td",{role:"cell"},...i)}function G(i){
return c("th",{role:"columnheader",scope:"col"},i)}var Js=ft(async({model:i,el:t,post:e},s)=>{let n=await Nt(i,i.get("outlines")),o=await V(()=>_(t,".vfw-map, .vfw-map-tab\
le"),s);if(o?.matches(".vfw-map-table"))new K(i,t,zt(n),s,e);else if(o){let r=await V(()=>It(o,n),s);r&&new q(i,t,r,s,e)}});export{Js as default};
