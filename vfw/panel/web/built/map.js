var _=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:i}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:i})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e,says:s}){let[i]=this.waiting;if(!(t!==this.page||e!==i?.number)){this.waiting.shift(),i.taken();
for(let r of s)i.post.tell(r);this.send()}}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:
0}leave(t){this.posts.delete(t),this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function ht(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}function E(){return document.body.dataset.voila!==void 0}async function ct(n,t){let{baseUrl:e}=n.serverSettings,s=i=>fetch(e+i,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let i=await s(`api/kernels/${n.id}`);if(i.ok&&i.headers.get("Content-Type")?.includes("json")&&t)return(await i.json()).
execution_state==="busy"?"busy":"idle";let o=await s("voila/templates/vfw/static/health.txt");return o.ok&&(await o.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}function v(n){return(t,e,s,i={})=>t.addEventListener(e,s,{signal:n,...i})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),g(s,t)}function p(n,t,...e){let s=document.createElementNS("http://www.w3.org/2000/svg",n);return s.
append(...e),g(s,t)}function g(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(
s)&&n.setAttribute(e,String(s));return n}function lt(n,t){return n.querySelector(t)}function ie(n,t){return[...n.querySelectorAll(
t)]}function O(n,t){return n.closest(t)}function dt(n,t){let e=ie(n,`${t}:not([data-painted])`);for(let s of e)s.dataset.
painted="";return e}function N(){return document.activeElement}async function V(n,t){for(;!t.aborted;){let e=await n();if(e)
return e;await new Promise(requestAnimationFrame)}return null}var R={"data-lm-suppress-shortcuts":"true"};var I=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function ut(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function ft(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var Z=2500,oe=2e3,re=8e3,J=2e3,ae=1e4,he=25e3,ce=3e4,le=500,z=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.pingedAt=this.lookedAt=this.socketAt=
performance.now(),this.cameBack=ft(this.#t),setInterval(()=>this.beat(),le);for(let e of["online","offline"])addEventListener(
e,()=>this.ping())}over(t,e){let s={keeps:()=>".",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};this.rooms.push(s),
this.notice??=new I(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=this.rooms.filter(i=>i!==s))}beat(){
let t=performance.now();if(document.hidden&&(this.heardAt=t),t-this.pingedAt>(this.isLost?Z/2:Z)&&this.ping(),this.line.
sendAgain(),!this.rooms.length||document.hidden)return;(t-this.heardAt>Z+1e3||this.isCut)&&t-this.lookedAt>J&&this.look(),
t-this.heardAt>re&&!this.isAtWork&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>oe)}get isCut(){return!this.
line.posts.size||(this.line.kernel?.connectionStatus??"connected")!=="connected"}get isAtWork(){return!E()&&this.line.kernel?.
status==="busy"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.map(({post:e})=>e));for(let e of t)this.
line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=performance.now(),!(!this.isLost||t.kind!==
"pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&this.current.add(s);this.rooms.every(s=>this.current.has(s))&&
this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.current.clear();let[{root:t,keeps:e}]=this.rooms,s=E()?" T\
his page goes on by itself when it is back.":"";this.notice?.lost(`The exhibit does not answer${e()}${s}`,t.style.zoom);
let i=document.activeElement;this.rooms.filter(({changed:o})=>o(!0)).some(o=>o.root.contains(i))&&this.notice?.takeFocus(
i)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.found()}async look(){let{kernel:t}=this.line;
if(!t||this.isOut||!(E()||this.line.posts.size))return;this.isOut=!0;let e=await ct(t,this.line.posts.size>0);e==="idle"&&
this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>he&&(e="g\
one"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<ce;e==="gone"&&E()&&!s&&this.
loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=o=>new Promise(a=>setTimeout(a,o,!1));
this.ping();let s=this.pingedAt,i=t.requestKernelInfo().then(()=>!0,()=>!1),r=await Promise.race([i,e(J)]);return await e(
1e3),r&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?ae:J)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;ut(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};function pt(n){return()=>{let t;return{initialize({model:e,signal:s}){t=new Y(e,s)},render:ht((e,s)=>n({...e,post:t},s))}}}
var Y=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:i}=de(t.widget_manager);this.line=s,this.watch=
i,this.line.posts.add(this),t.on("msg:custom",r=>this.receive(r)),e.addEventListener("abort",()=>this.line.leave(this))}send(t,e){
this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener("abort",()=>this.
hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({states:t,...e}){
let s=this.model.widget_manager,i=Object.keys(t).filter(o=>s.has_model(o));(await Promise.all(i.map(o=>s.get_model(o)))).
forEach((o,a)=>o.set_state(t[i[a]])),this.line.taken(e)}tell(t){for(let e of this.hearers)e(t)}};function de(n){let t=globalThis,
e=t[Symbol.for("vfw connections")]??=new WeakMap,s=e.get(n);if(!s){let i=new _(()=>n.kernel??null);s={line:i,watch:new z(
i)},e.set(n,s)}return s}function ue(n,t,e){if(!n||!t)return!1;let s=t.at-n.at<500,i=Math.hypot(t.x-n.x,t.y-n.y)<=8;return s&&i&&t.at-e<200}function H(n){
let[t,e]=[null,null],s=({detail:i,clientX:r,clientY:o})=>{i>0&&([t,e]=[e,{at:performance.now(),x:r,y:o}])};return document.
addEventListener("click",s,{capture:!0,signal:n}),({detail:i},r)=>i>0&&ue(t,e,r)}var fe={states:[],regions:[],campaigners:{}},A=class{scene=fe;isAnswered=!1;askedAt=-1/0;constructor(t,e,s){this.model=t,
this.send=e,this.tell=s}hear(){let t=this.model.get("scene");t.showing!==this.scene.showing&&(this.isAnswered=!1);let e=t.
question!==this.scene.question;return e&&(this.askedAt=performance.now()),this.scene=t,e}isLegal(t){return(t.sign?this.scene.
regions:this.scene.states).includes(t.key)}replyFor(t){if(this.isLegal(t))return t.key;let{region:e}=t;return e!==void 0&&
this.scene.regions.includes(e)?e:null}choose(t){let e=this.replyFor(t);if(e)this.isAnswered||(this.isAnswered=!0,this.send?.(
{pick:e,question:this.scene.question}));else{let s=this.scene.states.length+this.scene.regions.length>0;this.tell(s?`${t.
name} cannot be chosen now.`:"The map has no question now.")}return!!e}};function y(n,t,e){return Math.max(t,Math.min(n,e))}function k(n,t,e,s,i){let r=(d,f)=>`a${i},${i} 0 0 1 ${d*i},${f*i}`,[
o,a]=[e-2*i,s-2*i],[h,c]=[`h${o}${r(1,1)}`,`v${a}${r(-1,1)}`],[u,m]=[`h${-o}${r(-1,-1)}`,`v${-a}${r(1,-1)}`];return`M${n+
i},${t}${h}${c}${u}${m}Z`}function L(n,t){let e=Math.min(n.right,t.right)-Math.max(n.left,t.left),s=Math.min(n.bottom,t.
bottom)-Math.max(n.top,t.top);return Math.max(e,0)*Math.max(s,0)}function gt(n){let[t,e]=[Math.min(...n.map(r=>r.left)),
Math.min(...n.map(r=>r.top))],[s,i]=[Math.max(...n.map(r=>r.right)),Math.max(...n.map(r=>r.bottom))];return{left:t,top:e,
right:s,bottom:i,width:s-t,height:i-e}}function C({x:n,y:t},e,s){return{left:n,top:t,right:n+e,bottom:t+s,width:e,height:s}}
function T(n,t){let[e,s]=[n.getBoundingClientRect(),t.getBoundingClientRect()],i=Q(n),r={x:(s.x-e.x)/i,y:(s.y-e.y)/i};return C(
r,s.width/i,s.height/i)}function Q(n){return n.getBoundingClientRect().width/n.offsetWidth||1}var pe=24,mt=44,wt=.11,ge=640,me=1/8;function bt(n,t){let e=Math.min(1,n/900);return{left:4+16*e,right:20+42*e,top:4+40*
e,bottom:4+12*e+t}}function X({west:n,east:t,south:e,north:s},{width:i,height:r},{left:o,right:a,top:h,bottom:c}){return Math.
min((i-o-a)/(t-n),(r-h-c)/(s-e))}function yt({west:n,east:t,south:e,north:s},{left:i,right:r,top:o,bottom:a},h){return[(s+
e)/2+(o-a)/2/h,(t+n)/2+(r-i)/2/h]}function xt(n,t){let e=t.height-n.height;return t.width===n.width&&t.inWindow===n.inWindow&&
e>=0&&e<=n.height*me}function vt(n,t){let e=n<=wt;return{isSmall:e,hasLegend:!e&&t>=ge}}function tt(n){let t=n>wt,e=t?y(
100*n,15,20):y(150*n,9,13);return{withCodes:t,letters:e,least:t?mt:pe}}function kt([n,t],e,{letters:s,least:i},r){let o=y(
t.y-n.y,i,mt*1.2),[a,h]=[s*5.8,o*e],c=r.bottom-h-s*4-12,u=y(n.y-o/2,r.y+2,Math.max(c,r.y+2));return{...{left:n.x-a/2-4,right:n.
x+a/2,bottom:u+h},x:n.x,top:u,width:a,step:o}}function Lt(n,t,{x:e,top:s,width:i,step:r}){let o={x:e,y:s+(t+.5)*r},[a,h]=[
o.x-i/2,r-y(r/8,2,6)];return{at:o,line:`M${n.x},${n.y}L${a},${o.y}`,edge:k(a,o.y-h/2,i,h,h/6),target:{x:a-4,y:o.y-r/2,width:i+
8,height:r}}}function St(n,t){let e=t*1.28,s=e*n.marks,[i,{x:r,y:o}]=we(n,t,e,s),[a,h]=[(s||2*e)+t/2.5,e+t/2.5],c=Array.from({length:n.
marks},(m,d)=>({x:r+e*(d-(n.marks-1)/2),y:o})),u=[r-a/2,o-h/2,a,h,h/2];return{labelAt:i,marksAt:c,mark:e,ring:u}}function we({
marks:n,star:t,hasCode:e,isInRow:s},i,r,o){let a={x:0,y:0};if(!e)return[{x:o/2,y:-r/2},a];if(!n)return[a,a];if(!s)return[
{x:0,y:-r/2},{x:0,y:i/2+1}];let h=i*(t?2.25:1.35),c=(h+o+i/4)/2;return[{x:h/2-c,y:0},{x:c-o/2,y:0}]}var At={check:"M-.5,0L-.1,.4L.5,-.4",cross:"M-.4,-.4L.4,.4M.4,-.4L-.4,.4"},Et={purple:"M-.34,.96V.74A.34,.3 0 0 1 .34,.7\
4V.96ZM-.21,.21A.21,.21 0 0 1 .21,.21A.21,.21 0 0 1 -.21,.21Z",yellow:"M-.46,.96L-.13,.5H.13L.46,.96ZM0,-.04L.27,.22L0,.\
48L-.27,.22Z",red:"M-.34,.96V.48H.34V.96ZM-.2,.02H.2V.4H-.2Z"};function Ot(n,{marks:t,star:e,changed:s},i,r){let o=(r?n.
key:"")+(e?"★":""),a=!!(n.broad||n.callout),{labelAt:h,marksAt:c,mark:u,ring:m}=St({marks:t.length,star:e,hasCode:r,isInRow:a},
i),d=p("path",{class:"vfw-changed",d:k(...m)}),f=t.map(([b,x],S)=>Mt(b,x,c[S].x,c[S].y,u)),w=et(o,h.x,h.y,i,"vfw-code");
return[...s&&(o||t.length)?[d]:[],...f,w]}function Ct(n,{at:t,line:e,edge:s,target:i},{letters:r}){n.at=t,n.boxEdge=s,n.
boxFace=p("path",{class:"vfw-callout-box",d:s});let{x:o,y:a}=n.centre;n.box?.replaceChildren(p("path",{class:"vfw-callou\
t-glow",d:e}),p("path",{class:"vfw-callout-line",d:e}),p("circle",{class:"vfw-callout-dot",cx:o,cy:a,r:r/6}),n.boxFace,p(
"rect",{class:"vfw-target",...i}))}function Tt(n,t,e,s,{letters:i}){let{middle:r,firstLine:o,line:a,firstPerson:h,person:c}=t;
n.signEdge=k(t.left,t.top,t.width,t.height,8),n.button.replaceChildren(p("path",{class:"vfw-sign-box",d:n.signEdge}),...e.
map((u,m)=>et(u,r,o+a*m,i,"vfw-region-name")),...s.map((u,m)=>$t(u,h.x+c*m,h.y,c)))}function Mt(n,t,e,s,i){let r=i/2-1;return p(
"g",{class:"vfw-mark","data-shape":n,transform:`translate(${e},${s})`},p("path",{class:"vfw-mark-shape",d:be(n,r)}),n in
At?p("path",{class:"vfw-mark-sign",d:At[n],transform:`scale(${r})`}):et(t,0,0,i*(t.length>1?.64:.8),"vfw-count"))}function be(n,t){
return n==="diamond"?`M0,${-1.2*t}L${1.2*t},0L0,${1.2*t}L${-1.2*t},0Z`:n==="square"?k(-.92*t,-.92*t,1.84*t,1.84*t,2):k(-t,
-t,2*t,2*t,t)}function $t(n,t,e,s){let i=`translate(${t},${e}) scale(${s})`;return p("path",{class:"vfw-person","data-co\
lour":n,d:Et[n],transform:i})}function et(n,t,e,s,i){return p("text",{class:i,x:t,y:e,"font-size":s},n)}function st(n,t,e){
return _t(-e/2,e,Mt(n,t,0,0,e-1))}function nt(n,t){return _t(0,t,$t(n,0,0,t))}function _t(n,t,e){let s=`${-t/2} ${n} ${t}\
 ${t}`;return p("svg",{viewBox:s,width:t,height:t,"aria-hidden":"true"},e)}function Nt(n){return p("pattern",{id:n,...{width:12,
height:12,patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"}},p("rect",{class:"vfw-stripe-yellow",width:12,height:12}),
p("rect",{class:"vfw-stripe-purple",width:6,height:12}))}function Rt(){let n=l("span",{class:"vfw-legend-edge"}),t=s=>st(
s,"",16),e=Object.keys(Et).map(s=>nt(s,18));return l("div",{class:"vfw-legend",role:"group","aria-label":"Legend"},l("sp\
an",{},t("disc"),"purple"),l("span",{},t("diamond"),"yellow"),l("span",{},t("square"),"red"),l("span",{},...e,"campaigne\
rs"),l("span",{},"★ State card"),l("span",{},n,"you may choose it"))}function It(n,t){return n.widget_manager.get_model(t.replace("IPY_MODEL_",""))}function zt(n){let{features:t}=n.get("lay\
ers")[0].get("data");return t.map(({id:e,properties:s})=>({key:e,...s}))}async function Ht(n,t){let s=(await Promise.all(
Object.values(t.views??{}))).find(({obj:i,el:r})=>i&&n.contains(r));return!s||!it(s.obj).length?null:(s.touch=()=>{},s.obj)}
function it(n){let t=[];return n.eachLayer(e=>{e.feature&&e.getElement?.()&&t.push(e)}),t}function F({name:n,says:t}){return t.
startsWith(n)?[n,t.slice(n.length)]:["",t]}var ye=4;function Ft(n,t){return n.replace(/M([^Mz]+)z/g,(e,s)=>{let i=s.split("L").map(r=>r.split(" ").map(Number));return`\
M${xe(i,t).map(r=>r.join(" ")).join("L")}z`})}function xe(n,t){if(n.length<ye)return n;let[e]=n,s=Pt(n,([o,a])=>Math.hypot(
o-e[0],a-e[1])).index,[i,r]=[n.slice(0,s+1),[...n.slice(s),e]];return[...P(i,t),...P(r,t).slice(1,-1)]}function P(n,t){let[
e,s]=[n[0],n[n.length-1]],{index:i,distance:r}=Pt(n,h=>ve(e,s,h));if(r<=t)return[e,s];let[o,a]=[n.slice(0,i+1),n.slice(i)];
return[...P(o,t).slice(0,-1),...P(a,t)]}function Pt(n,t){let e=n.map(t),s=Math.max(...e);return{distance:s,index:e.indexOf(
s)}}function ve([n,t],[e,s],[i,r]){let[o,a]=[e-n,s-t],h=o**2+a**2,c=h?((i-n)*o+(r-t)*a)/h:0,u=y(c,0,1);return Math.hypot(
i-n-u*o,r-t-u*a)}var ke={legal:["outer","middle"],hover:["outer","middle"],focus:["outer","middle","inner"]},Le=.75,D=class{constructor(t,e){
this.id=`vfw-map-${Math.random().toString(36).slice(2)}`;let s=it(t),i=s.map(d=>d.getBounds()).reduce((d,f)=>d.extend(f)),
r=s.map(({feature:d})=>d.properties.callout?.[0]??-1/0),[o,a,h]=[i.getSouth(),i.getNorth(),i.getWest()];this.land={south:o,
north:a,west:h,east:Math.max(...r)},this.isAbove=d=>d>i.getCenter().lat,this.svg=s[0]._path.ownerSVGElement,g(this.svg,{
role:"group","aria-label":"Map of the states. Arrow keys go from state to state."});let c=Nt(`${this.id}-stripes`);this.
svg.prepend(c),this.svg.style.setProperty("--vfw-stripes",`url(#${this.id}-stripes)`);let u=d=>this.svg.appendChild(p("g",
{class:`vfw-${d}`}));this.callouts=u("callouts");let m=u("edges");this.tags=u("tags"),this.signs=u("signs"),this.added=[
c,this.callouts,m,this.tags,this.signs],this.told=e.appendChild(l("div",{hidden:""})),this.places=s.map(({feature:d,_path:f})=>this.
dress({key:d.id,...d.properties},f)),this.edges=new Map(Object.entries(ke).map(([d,f])=>[d,Se(m,d,f,this.places)]))}dress(t,e){
let s={x:0,y:0},i=t.sign?this.signs.appendChild(p("g",{class:"vfw-sign"})):e;g(i,{"data-key":t.key,tabindex:"-1"});let r={
...t,outline:e,button:i,says:t.name,notes:[],at:s,centre:s};if(!t.region)return r;r.tag=this.tags.appendChild(p("g",{class:"\
vfw-tag","aria-hidden":"true"}));let o={class:"vfw-callout","aria-hidden":"true","data-key":t.key};return t.callout&&(r.
box=this.callouts.appendChild(p("g",o))),r}drawChoices(t,e){this.svg.classList.toggle("vfw-map-all-legal",t.length===e),
this.drawEdge("legal",t)}drawEdge(t,e){for(let{place:s,path:i}of this.edges.get(t)??[])g(i,{d:e.includes(s)?Ae(s):null})}note(t,e){
let s=`${this.id}-${t.key}`;t.notes=e,t.told??=this.told.appendChild(l("p",{id:s})),t.told.textContent=e.join(" "),g(t.outline,
{"aria-describedby":e.length?s:null})}remove(){for(let t of this.added)t.remove()}};function Se(n,t,e,s){let i=n.appendChild(
p("g",{class:`vfw-edge-${t}`}));return e.flatMap(r=>{let o=s.map(a=>({place:a,path:p("path",{})}));return i.appendChild(
p("g",{class:`vfw-edge-${r}`},...o.map(({path:a})=>a))),o})}function Ae(n){let t=n.outline.getAttribute("d")??"";return n.
edge?.outline!==t&&(n.edge={outline:t,path:Ft(t,Le)}),`${n.edge.path}${n.boxEdge??n.signEdge??""}`}var B=6;function Bt(n,t,e,s,i){let r=[...Dt(t,n),...Dt(e,n)].map(({x:o,y:a})=>{let h={x:y(o,0,s.width-n.width),y:y(a,0,s.
height-n.height)};return C(h,n.width,n.height)});return i&&r.unshift(r[2]),r.sort((o,a)=>L(o,e)-L(a,e)||L(o,t)-L(a,t))[0]}
function Dt({left:n,right:t,top:e,bottom:s},{width:i,height:r}){let[o,a]=[(n+t-i)/2,(e+s-r)/2];return[{x:o,y:e-r-B},{x:o,
y:s+B},{x:n-i-B,y:a},{x:t+B,y:a}]}function M({key:n,name:t,sign:e},s=0){let{voila:i,baseUrl:r=""}=document.body.dataset;if(e||!i||document.querySelector("\
.vfw-kiosk"))return[];let o=`${r.replace(/voila\/$/,"")}states/${n}`,a=l("a",{href:o,target:"_blank",rel:"noopener",tabindex:s,
class:"vfw-to-history"},"In history");return a.append(l("span",{"aria-hidden":"true"}," ↗")),[g(a,{"aria-label":`About\
 ${t} in history, opens in a new tab`})]}var Ee=250,Oe=150,W=class{place=null;link=null;#t;constructor(t){this.box=l("div",{class:"vfw-state-sheet",role:"group",
hidden:""}),this.room=l("div",{class:"vfw-sheet-room"},this.box),t.prepend(this.room);let e={type:"button",class:"vfw-sh\
eet-close",tabindex:-1,"aria-label":"Close"};this.closer=l("button",e,"✕")}openSoon(t,e){clearTimeout(this.#t);let s=t??
e;this.#t=setTimeout(()=>s?this.open(s):this.close(),t?Ee:Oe)}open(t){clearTimeout(this.#t),this.place=t;let[e,s]=F(t),i=l(
"p",{},l("b",{},e),s,...t.page?[]:M(t,-1)),r=t.notes.map(a=>l("p",{class:"vfw-note"},a));this.link=t.page?l("a",{href:t.
page,tabindex:-1},`The page of ${t.name} ›`):null;let o=this.link?[l("p",{class:"vfw-note"},this.link)]:[];this.box.replaceChildren(
this.closer,i,...r,...o),g(this.box,{"aria-label":`About ${t.name}`}),this.box.hidden=!1,this.box.scrollTop=0,this.follow()}keep(){
clearTimeout(this.#t)}close(){this.box.contains(document.activeElement)&&this.place?.button.focus({preventScroll:!0}),clearTimeout(
this.#t),this.place=null,this.box.hidden=!0}follow(){if(!this.place)return;let{button:t,box:e,tag:s}=this.place,i=T(this.
room,(e&&lt(e,".vfw-target"))??t),r={width:this.box.offsetWidth,height:this.box.offsetHeight},o={width:this.room.offsetWidth,
height:this.room.offsetHeight},a=this.box.scrollHeight>this.box.clientHeight,{left:h,top:c}=Bt(r,i,T(this.room,s??t),o,e!==
void 0);Object.assign(this.box.style,{left:`${h}px`,top:`${c}px`}),g(this.box,{tabindex:a?0:null})}};function Wt({at:n,isAbove:t,lines:e,people:s},{letters:i,least:r},o,a){let[h,c]=[i*1.2,i*1.5],m={width:Math.max(...e.map(
$=>$.length))*i*.7+i,height:h*e.length},[d,f]=[m.width,m.height+(s?c+3:0)],w=Math.max(f+6,r),b=Math.max(n.x-d/2,a.x+2),x=Math.
max(n.y-(t?w:0),a.y+2),S=!1;if(b+d>o.left&&t)b=o.left-d;else if(b+d>o.left){let $=o.bottom+2+w<=a.bottom,ne=o.right+d<=a.
right;!$&&ne?[b,x]=[o.right,o.bottom-w]:(S=!$,S&&([d,f]=[m.width+c*s,m.height]),w=Math.max(f+6,r),b=Math.min(o.right-m.width,
a.right-d-2),x=Math.min(o.bottom+2,a.bottom-w))}let[rt,at]=[b+m.width/2,x+(w-f)/2],se=S?{x:b+m.width+c/2,y:x+(w-c)/2}:{x:rt-
c*(s-1)/2,y:at+m.height+3};return{left:b,top:x,width:d,height:w,middle:rt,line:h,firstLine:at+h/2,person:c,firstPerson:se}}var ot={ArrowRight:[1,0],ArrowLeft:[-1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function jt(n){return n in ot||n==="Home"||n===
"End"||/^\p{L}$/u.test(n)}function qt(n,t,e,s){return n==="Home"?s[0]:n==="End"?s.at(-1):n in ot?Ut(t,n,e,.5)??Ut(t,n,s,
.3):Ce(n,t,s)}function Ut(n,t,e,s){let[i,r]=ot[t];return e.map(a=>{let[h,c]=[a.centre.x-n.centre.x,a.centre.y-n.centre.y],
u=Math.hypot(h,c),m=(h*i+c*r)/u;return{place:a,straight:m,cost:u/m**2}}).filter(({straight:a})=>a>s).sort((a,h)=>a.cost-
h.cost)[0]?.place}function Gt(n,t){let e=({centre:s})=>Math.hypot(s.x-n.centre.x,s.y-n.centre.y);return[...t].sort((s,i)=>e(
s)-e(i))[0]}function Ce(n,t,e){let s=e.indexOf(t)+1;return[...e.slice(s),...e.slice(0,s)].find(r=>r.name.toLowerCase().startsWith(
n.toLowerCase()))}var Te=5,U=class{isLarge=!1;isLegendOpen=!1;hasTools=!1;#t=0;#e=null;#s=!1;constructor(t,e,s,{legend:i,resized:r,tell:o}){
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
this.isLegendOpen&&this.hasTools)}enlarge(t){this.isLarge=t,this.resized()}showLegend(t){this.isLegendOpen=t,this.legend?.
classList.toggle("vfw-legend-open",t),g(this.key,{"aria-expanded":t})}goOn(){let t=this.places.filter(s=>s.sign),e=t[this.#t%
t.length];this.#t+=1,this.centre(this.around(this.places.filter(s=>s.key===e.key||s.region===e.key))),this.tell(e.name)}bring(t){
if(!this.isLarge||!t.length)return;let e=C({x:0,y:0},this.view.clientWidth,this.view.clientHeight),s=r=>L(r,e)>=r.width*
r.height-1,i=this.around(t);i.width<=e.width&&i.height<=e.height?s(i)||this.centre(i):t.some(r=>s(this.around([r])))||this.
centre(this.around(t.slice(0,1)))}centre({left:t,right:e,top:s,bottom:i}){let{clientWidth:r,clientHeight:o}=this.view;this.
view.scrollBy((t+e-r)/2,(s+i-o)/2)}around(t){let e=t.flatMap(({outline:s,button:i,box:r})=>[s,i,...r?[r]:[]]);return gt(
e.map(s=>T(this.view,s)))}startDrag(t){this.#s=!1,this.isLarge&&t.pointerType==="mouse"&&t.button===0&&(this.#e=t)}drag({
clientX:t,clientY:e}){if(!this.#e||(this.#s||=Math.hypot(t-this.#e.clientX,e-this.#e.clientY)>Te,!this.#s))return;let s=Q(
this.view),[i,r]=[(this.#e.clientX-t)/s,(this.#e.clientY-e)/s];this.view.scrollBy({left:i,top:r,behavior:"instant"}),this.#e=
{clientX:t,clientY:e}}};var Me=50,$e=["mousedown","mousemove","mouseup","mouseover","mouseout","dblclick","contextmenu"],j=class{hovered=null;shown=null;focused=null;tabStop=null;isTouched=!1;scale=0;size={
width:0,height:0,inWindow:0};corner={x:0,y:0};sizes=tt(0);column={left:0,right:0,bottom:0};constructor(t,e,s,i,r=null){this.
model=t,this.el=e,this.leaflet=s,this.container=s.getContainer(),this.asking=new A(t,r&&(o=>r.send(o)),o=>this.say(o)),this.
isLateHalf=H(i),this.layers=new D(s,e),this.states=this.layers.places.filter(o=>o.region),this.regions=this.layers.places.
filter(o=>o.sign),this.places=new Map([...this.states,...this.regions].map(o=>[o.key,o])),g(this.container,R),this.adopt(),
this.window=new U(e,this.container,[...this.places.values()],{legend:this.legend(),tell:o=>this.say(o),resized:()=>{this.
fit(),this.window.bring(this.choices())}}),this.sheet=new W(e),this.listen(i),this.fit()}adopt(){}legend(){return Rt()}listen(t){
let e=v(t),s=(h,c,u)=>e(h,c,u,{capture:!0}),i=h=>c=>{c.pointerType==="mouse"&&h(c)};for(let h of $e)s(this.container,h,c=>c.
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
()=>xt(this.size,this.sizeNow())||this.fit());a.observe(this.container),a.observe(this.el),t.addEventListener("abort",()=>{
this.model.off("change",o),a.disconnect(),this.sheet.close(),this.layers.remove()})}fit(){let t={width:this.el.clientWidth,
height:this.el.clientHeight};if(!t.width||!t.height)return;let{land:e}=this.layers,{isSmall:s,hasLegend:i}=vt(X(e,t,this.
margins(t.width,0)),t.width);this.window.fit(s,i);let r=this.window.hasTools&&!this.window.isLarge?Me:0;this.size=this.sizeNow();
let o=this.margins(this.size.width,r);this.scale=X(e,this.size,o),this.leaflet.invalidateSize({animate:!1,pan:!1}),this.
leaflet.setView(yt(e,o,this.scale),Math.log2(this.scale),{animate:!1}),this.sizes=tt(this.scale),this.layers.svg.classList.
toggle("vfw-map-small",!this.sizes.withCodes),this.placeAll(),this.paint(),this.sheet.follow()}sizeNow(){let{clientWidth:t,
clientHeight:e}=this.container;return{width:t,height:e,inWindow:innerHeight}}margins(t,e){return bt(t,e)}get box(){let{x:t,
y:e}=this.corner;return{x:t,y:e,right:t+this.size.width,bottom:e+this.size.height}}placeAll(){this.corner=this.leaflet.containerPointToLayerPoint(
[0,0]);let t=([o,a])=>this.leaflet.latLngToLayerPoint([a,o]);for(let o of this.places.values()){let a=o.sign??o.label;a&&
(o.at=o.centre=t(a))}let e=this.states.flatMap(o=>o.callout?[{place:o,stands:o.callout}]:[]);e.sort((o,a)=>a.stands[1]-o.
stands[1]);let[s,i]=e.map(({stands:o})=>t(o)),r=kt([s,i],e.length,this.sizes,this.box);this.column=r,e.forEach(({place:o},a)=>Ct(
o,Lt(o.centre,a,r),this.sizes))}paint(){if(!this.scale)return;let t=this.asking.hear();for(let i of this.states)this.paintState(
i);for(let i of this.regions)this.paintSign(i);for(let i of this.places.values()){let[r,o]=[this.isReachable(i),this.isChoice(
i)];for(let a of[i.button,i.box])a?.toggleAttribute("data-choice",o);g(i.button,{role:r?"button":"img","aria-label":i.says}),
g(i.button,{"aria-disabled":r?!o:null})}let e=N(),s=e&&this.layers.svg.contains(e)?this.placeOf(e):null;t&&this.window.bring(
this.choices()),s?t&&!this.asking.replyFor(s)&&queueMicrotask(()=>this.focusNear(s)):this.setTabStop(this.choices()[0]),
this.paintEdges()}paintState(t){let e=this.model.get(t.key);t.says=e.says||t.name;let s=[t.outline,t.tag,t.boxFace];for(let o of s)
o&&g(o,{"data-fill":e.fill});t.tag&&g(t.tag,{transform:`translate(${t.at.x},${t.at.y})`});let i=JSON.stringify([e,this.sizes.
letters]);if(i===t.drawn)return;t.drawn=i,this.layers.note(t,e.notes);let r=this.sizes.withCodes||t.callout!==void 0;t.tag?.
replaceChildren(...Ot(t,e,this.sizes.letters,r))}paintSign(t){let e=this.asking.scene.campaigners[t.key]??[];t.says=[t.name,
...e.map(a=>`${a} campaigner`)].join(", ");let s=JSON.stringify([e,t.at,this.sizes.letters,this.corner,this.size,this.column]);
if(s===t.drawn)return;t.drawn=s;let i=t.name.toUpperCase().split(/(?<=&) /),r=this.layers.isAbove(t.sign?.[1]??0),o=Wt({
at:t.at,isAbove:r,lines:i,people:e.length},this.sizes,this.column,this.box);Tt(t,o,i,e,this.sizes)}paintEdges(){let t=this.
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
 ")t.repeat||this.press(e);else if(jt(t.key))this.towards(e,t.key)?.button.focus();else return;t.preventDefault(),t.stopPropagation()}}press(t){
this.isTouched=!1,this.choose(t)}towards(t,e){let s=(t.neighbours??[]).flatMap(i=>this.places.get(i)??[]);return qt(e,t,
s,this.reachable())}focusNear(t){let e=this.reachable().filter(s=>this.asking.replyFor(s));Gt(t,e)?.button.focus({preventScroll:!0})}focusOn(t){
this.focused=t?.button.matches(":focus-visible")?t:null,t&&this.setTabStop(t),this.focused&&this.window.bring([this.focused]),
this.focused?this.sheet.open(this.focused):this.shown||this.sheet.close(),this.paintEdges()}setTabStop(t){let e=[t,this.
tabStop,this.states[0]].find(s=>s&&this.isReachable(s));!e||e===this.tabStop||(this.tabStop&&g(this.tabStop.button,{tabindex:"\
-1"}),g(e.button,{tabindex:"0"}),this.tabStop=e)}};var _e=[420,200];function Kt({type:n,coordinates:t}){return n==="Polygon"?t:t.flat()}function Vt(n){let t=e=>`M${e.map(([
s,i])=>`${s},${-i}`).join("L")}z`;return Kt(n).map(t).join("")}function Zt(n){let t=n.flatMap(o=>Kt(o).flat()),e=o=>o.reduce(
([a,h],c)=>[Math.min(a,c),Math.max(h,c)],[1/0,-1/0]),s=[e(t.map(([o])=>o)),e(t.map(([,o])=>-o))],i=s.map(([o,a],h)=>Math.
max(a-o,_e[h]));return[...s.map(([o,a],h)=>(o+a-i[h])/2),...i]}function Jt(n,t,e,s){let i=e.get("layers")[0].get("data").features.filter(({properties:o})=>o.region),r=()=>{for(let o of dt(
n,".vfw-stage-map")){let a=o.parentElement.dataset.place,h=i.find(({id:f})=>f===a),c=i.map(f=>{f.d??=Vt(f.geometry);let{
fill:w}=t.get(f.id),b=h?f===h:!Ne.includes(w),x={d:f.d,"data-fill":w,"data-lit":b?"":null};return{isLit:b,path:p("path",
x)}});c.sort((f,w)=>Number(f.isLit)-Number(w.isLit));let u=Ie.map(f=>p("rect",f)),m=p("pattern",{id:"vfw-hatching",...Re},
...u),d=Zt((h?[h]:i).map(({geometry:f})=>f));o.append(p("svg",{viewBox:d.join(" ")},m,...c.map(({path:f})=>f)))}};s(n,"v\
fw-stage",r),r()}var Ne=["ratified","rejected"],Re={width:34,height:34,patternUnits:"userSpaceOnUse",patternTransform:"r\
otate(45)"},Ie=[{class:"vfw-hatch-ground",width:34,height:34},{class:"vfw-hatch-line",width:8,height:34}];function Yt(n,t,e){let s=e?-1:1,i=(r,o)=>(r[t]??"").localeCompare(o[t]??"")*s;return[...n].sort((r,o)=>i(r,o)||r.name.localeCompare(
o.name))}function Qt({name:n,region:t},e){let[,s]=F({name:n,says:e});return s.replace(`, ${t}`,"").replace(/^: /,"")}function Xt(n,t,e){
let s=t.indexOf(n);return[...t.slice(s),...t.slice(0,s)].find(e)}var ze={name:"State",region:"Region"},K=class{column="name";isDescending=!1;isSeen=!1;constructor(t,e,s,i,r){this.model=
t,this.el=e,this.asking=new A(t,a=>r.send(a),a=>this.say(a));let o=s.map(a=>a.sign?He(a):Fe(a));this.places=new Map(o.map(
a=>[a.key,a])),this.regions=o.filter(a=>a.sign),this.states=o.filter(a=>a.region),this.headers=Object.entries(ze).map(([
a,h])=>{let c=l("button",{type:"button","data-column":a},h);return{column:a,cell:G(c)}}),this.body=l("tbody",{role:"rowg\
roup"}),this.list=l("ul",{"aria-label":"Regions"},...this.regions.map(a=>a.row)),this.draw(),this.sort("name",!1),this.listen(
i)}draw(){let t=M(this.states[0]).map(()=>G("History")),e=this.headers.map(({cell:o})=>o),s=ee(...e,G("What lies there"),
...t,G("Choice")),i=l("table",{role:"table"},l("thead",{role:"rowgroup"},s),this.body),r={class:"vfw-states",role:"regio\
n","aria-label":"Table of the states",tabindex:0};this.el.append(l("div",r,this.list,i)),g(this.el,R)}listen(t){let e=v(
t),s=H(t);e(this.el,"click",a=>{let{column:h,key:c}=O(a.target,"button")?.dataset??{},u=c===void 0?void 0:this.places.get(
c);h?this.sort(h,h===this.column&&!this.isDescending):u&&!s(a,this.asking.askedAt)&&this.asking.choose(u)}),e(this.el,"k\
eydown",a=>a.repeat&&a.target.matches("button")&&a.preventDefault()),e(this.el,"focusout",()=>this.paint());let i=()=>this.
paintIfSeen();this.model.on("change",i);let r=this.el.appendChild(l("div",{})),o=new ResizeObserver(([{contentRect:a}])=>{
this.isSeen=a.width>0,this.paintIfSeen()});o.observe(r),t.addEventListener("abort",()=>{this.model.off("change",i),o.disconnect()})}say(t){
this.el.dispatchEvent(new CustomEvent("vfw-say",{bubbles:!0,composed:!0,detail:{text:t}}))}sort(t,e){this.column=t,this.
isDescending=e,this.states=Yt(this.states,t,e),this.body.append(...this.states.map(i=>i.row));let s=e?"descending":"asce\
nding";for(let i of this.headers)g(i.cell,{"aria-sort":i.column===t?s:null})}paintIfSeen(){this.isSeen&&this.paint()}paint(){
let t=this.asking.hear();for(let s of this.places.values())this.paintButton(s);for(let s of this.regions)this.paintRegion(
s);this.list.hidden=this.regions.every(s=>s.row.hidden);for(let s of this.states)this.paintState(s);let e=this.places.get(
N()?.dataset.key??"");t&&e?.button===document.activeElement&&this.choiceFrom(e)?.button.focus()}paintButton(t){let{button:e}=t,
s=this.asking.isLegal(t);e.hidden=!s&&e!==document.activeElement,e.toggleAttribute("data-choice",s),g(e,{"aria-disabled":!s})}paintRegion(t){
let e=this.asking.scene.campaigners[t.key]??[];t.shapes.replaceChildren(...e.map(s=>nt(s,24))),t.words.textContent=e.map(
s=>`${s} campaigner`).join(", "),t.row.hidden=!e.length&&t.button.hidden}paintState(t){let e=this.model.get(t.key),s=JSON.
stringify(e);if(s===t.drawn)return;t.drawn=s;let i=e.marks.map(([r,o])=>st(r,o,24));t.shapes.replaceChildren(...i,...e.star?
["★"]:[]),t.words.textContent=Qt(t,e.says),t.notes.replaceChildren(...e.notes.map(r=>l("p",{},r))),t.changed.hidden=!e.
changed,t.row.toggleAttribute("data-changed",e.changed)}choiceFrom(t){return Xt(t,[...this.regions,...this.states],e=>this.
asking.isLegal(e))}};function He(n){let{button:t,shapes:e,words:s,...i}=te(n),r=l("li",{},l("b",{},n.name),e,s,t);return{
...n,button:t,shapes:e,words:s,...i,row:r}}function Fe(n){let{button:t,shapes:e,words:s,changed:i,notes:r}=te(n),o=[l("t\
h",{role:"rowheader",scope:"row"},`${n.name} `,i),q(n.region??""),q(l("div",{class:"vfw-lies"},e,s),r),...M(n).map(a=>g(
q(a),{class:"vfw-leads-on"})),q(t)];return{...n,button:t,shapes:e,words:s,changed:i,notes:r,row:ee(...o)}}function te({key:n,
name:t}){return{button:l("button",{type:"button","aria-label":`Choose ${t}`,"data-key":n},"Choose"),shapes:l("span",{class:"\
vfw-shapes","aria-hidden":"true"}),words:l("span",{}),changed:l("span",{class:"vfw-row-changed",hidden:""},"changed"),notes:l(
"div",{})}}function ee(...n){return l("tr",{role:"row"},...n)}function q(...n){return l("td",{role:"cell"},...n)}function G(n){
return l("th",{role:"columnheader",scope:"col"},n)}var un=pt(async({model:n,el:t,post:e},s)=>{let i=await It(n,n.get("outlines")),r=await V(()=>O(t,".vfw-map, .vfw-map-tab\
le"),s);if(r?.matches(".vfw-map-table"))new K(n,t,zt(i),s,e);else if(r){let o=await V(()=>Ht(r,i),s);o&&new j(n,t,o,s,e);
let a=O(t,".vfw-panel");a&&o&&Jt(a,n,i,v(s))}});export{un as default};
