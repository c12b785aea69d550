function dt(){return document.body.dataset.voila!==void 0}function I(n){return n.closest(".jp-NotebookPanel")!==null}function v(n){return(t,e,s,i={})=>t.addEventListener(e,s,{signal:n,...i})}function l(n,t,...e){let s=document.createElement(
n);return s.append(...e),m(s,t)}function g(n,t,...e){let s=document.createElementNS("http://www.w3.org/2000/svg",n);return s.
append(...e),m(s,t)}function m(n,t){for(let[e,s]of Object.entries(t))s===null?n.removeAttribute(e):n.getAttribute(e)!==String(
s)&&n.setAttribute(e,String(s));return n}function ft(n,t){return n.querySelector(t)}function ge(n,t){return[...n.querySelectorAll(
t)]}function E(n,t){return n.closest(t)}function ut(n,t){let e=ge(n,`${t}:not([data-painted])`);for(let s of e)s.dataset.
painted="";return e}function R(){return document.activeElement}async function Z(n,t){for(;!t.aborted;){let e=await n();if(e)
return e;await new Promise(requestAnimationFrame)}return null}var _={"data-lm-suppress-shortcuts":"true"};var me={svg:"image/svg+xml",csv:"text/csv",md:"text/markdown"};function we(n,t){be(n,new Blob([t],{type:me[n.split(".").
at(-1)??""]??"application/json"}))}function be(n,t){let e=document.createElement("a");e.href=URL.createObjectURL(t),e.download=
n,e.click(),setTimeout(()=>URL.revokeObjectURL(e.href),6e4)}function pt(n,t,e,s){let i=l("div",{class:t,role:"status"});n.prepend(i);let o=l("div",{},l("p",{},e)),r=(a,h)=>{let c=l(
"button",{type:"button",class:"vfw-button"},a);c.addEventListener("click",h),o.append(c)};return s&&r("Save it as a file",
()=>we(...s())),r("Close",()=>i.remove()),requestAnimationFrame(()=>i.append(o)),i}var N=class{page=Math.random().toString(36).slice(2);posts=new Set;waiting=[];hasLost=!1;#t=0;constructor(t){this.kernelNow=
t,this.kernel?.connectionStatusChanged.connect((e,s)=>{s==="connected"&&this.send()})}get kernel(){return this.kernelNow()}put(t,e,s=()=>{}){
this.#t+=1,this.waiting.push({post:t,message:e,taken:s,number:this.#t,since:performance.now(),sentAt:-1/0}),this.waiting.
length===1&&this.send()}send(){let[t]=this.waiting;if(!t)return;t.sentAt=performance.now();let{post:e,number:s,message:i}=t;
this.transmit(e,{kind:"press",page:this.page,number:s,message:i})}sendAgain(){let[t]=this.waiting;t&&performance.now()-t.
sentAt>2e3&&this.send()}transmit(t,e){try{t.transmit(e)}catch{this.hasLost||=this.waiting.some(s=>s.post===t),this.leave(
t)}}taken({page:t,number:e}){let[s]=this.waiting;return t!==this.page||e!==s?.number?!1:(this.waiting.shift(),s.taken(),
this.send(),!0)}get delay(){return this.waiting.length?performance.now()-this.waiting[0].since:0}leave(t){this.posts.delete(
t),this.drop(t)}drop(t){this.waiting=this.waiting.filter(e=>e.post!==t),this.send()}};function gt(n){return({model:t,el:e})=>{let s=new AbortController;return n({model:t,el:e},s.signal),()=>s.abort()}}var xe=2e3,ye=4,mt="The kernel was restarted: run this cell again.",wt="This cell is from an earlier session. Run all ce\
lls again.",ve="The kernel does not answer. This cell goes on when it is back.";function ke({isKnown:n,isConnected:t,isBusy:e,
wasHeard:s,unanswered:i}){return n?i<ye||t&&e?"":t?s?mt:wt:ve:mt}function bt(n,t,e){let{root:s,post:i}=n,o=l("div",{class:"\
vfw-cell-notice",role:"status"});s.before(o);let[r,a]=[0,!1],h=()=>{let{kernel:d}=t,f=(d?.connectionStatus??"connected")===
"connected",p=t.posts.has(i),w=ke({isKnown:p,isConnected:f,isBusy:d?.status==="busy",wasHeard:a,unanswered:r});w!==o.textContent&&
(n.changed(w!==""),o.textContent=w)},c=()=>{r=document.hidden||t.kernel?.status==="busy"?0:r+1,t.posts.has(i)&&t.transmit(
i,{kind:"ping"}),h(),o.textContent===wt&&t.drop(i)};i.listen(d=>{d.kind==="pong"&&(a=!0,(o.textContent===""||n.isCurrent(
d))&&(r=0),h())},e),c();let u=setInterval(c,xe);e.addEventListener("abort",()=>{clearInterval(u),o.remove()})}async function xt(n,t){let{baseUrl:e}=n.serverSettings,s=i=>fetch(e+i,{cache:"no-store",signal:AbortSignal.timeout(4e3)});
try{let i=await s(`api/kernels/${n.id}`);if(i.ok&&i.headers.get("Content-Type")?.includes("json")&&t)return(await i.json()).
execution_state==="busy"?"busy":"idle";let r=await s("voila/templates/vfw/static/health.txt");return r.ok&&(await r.text()).
startsWith("ok")?"gone":"unknown"}catch{return"unknown"}}var F=class{#t=null;constructor(t){this.quiet=l("div",{class:"vfw-sending",role:"status"}),this.banner=l("div",{class:"v\
fw-banner",role:"alert"}),this.button=l("button",{type:"button"},"Load the page again"),this.button.addEventListener("cl\
ick",t),this.text=l("p",{}),this.box=l("div",{},this.text,this.button),document.body.prepend(this.quiet,this.banner)}sending(t){
let e=t?"This has not arrived yet. Sending it again…":"";this.quiet.textContent!==e&&(this.quiet.textContent=e)}lost(t,e){
this.sending(!1),this.text.textContent=t,this.box.style.zoom=e,(document.fullscreenElement??document.body).prepend(this.
banner),this.banner.replaceChildren(this.box)}takeFocus(t){this.#t=t,this.button.focus()}found(){let t=this.banner.contains(
document.activeElement);this.banner.replaceChildren(),t&&this.#t?.focus({preventScroll:!0})}};function yt(n,t){try{sessionStorage.setItem(n,JSON.stringify(t))}catch{}}function vt(n){try{let t=JSON.parse(sessionStorage.
getItem(n)??"null");return sessionStorage.removeItem(n),t}catch{return null}}var J=2500,Se=2e3,Le=8e3,Ae=3e4,Y=2e3,Ee=1e4,Oe=25e3,Ce=3e4,kt=500,H=class{rooms=[];current=new Set;notice=null;isLost=!1;isOut=!1;wasHeard=!1;#t=`\
vfw:came back to ${location.pathname}`;constructor(t){this.line=t,this.heardAt=this.beatAt=this.pingedAt=this.lookedAt=this.
socketAt=performance.now(),this.cameBack=vt(this.#t),setInterval(()=>this.beat(),kt);for(let e of["online","offline"])addEventListener(
e,()=>this.ping());addEventListener("vfw-load-again",e=>{e.preventDefault(),this.loadAgain()})}over(t,e){let s={keeps:()=>"\
.",isCurrent:()=>!0,changed:()=>!1,goesOn:()=>!1,...t};I(t.root)&&bt(s,this.line,e),dt()&&(this.rooms.length||(this.heardAt=
performance.now()),this.rooms.push(s),this.notice??=new F(()=>this.loadAgain()),e.addEventListener("abort",()=>this.rooms=
this.rooms.filter(i=>i!==s)))}beat(){let t=performance.now();if(document.hidden?this.heardAt=t:this.heardAt+=Math.max(0,
t-this.beatAt-2*kt),this.beatAt=t,t-this.pingedAt>(this.isLost?J/2:J)&&this.ping(),this.line.sendAgain(),!this.rooms.length||
document.hidden)return;(t-this.heardAt>J+1e3||this.isCut)&&t-this.lookedAt>Y&&this.look(),t-this.heardAt>(this.wasHeard?
Le:Ae)&&this.lose(),this.notice?.sending(!this.isLost&&this.line.delay>Se)}get isCut(){return!this.line.posts.size||(this.
line.kernel?.connectionStatus??"connected")!=="connected"}ping(){this.pingedAt=performance.now();let t=new Set(this.rooms.
map(({post:e})=>e));for(let e of t)this.line.posts.has(e)&&this.line.transmit(e,{kind:"ping"})}heard(t,e){if(this.heardAt=
performance.now(),this.wasHeard=!0,!(!this.isLost||t.kind!=="pong")){for(let s of this.rooms)s.post===e&&s.isCurrent(t)&&
this.current.add(s);this.rooms.every(s=>this.current.has(s))&&this.find()}}lose(){if(this.isLost)return;this.isLost=!0,this.
current.clear();let[{root:t,keeps:e}]=this.rooms,s=`The exhibit does not answer${e()} This page goes on by itself when i\
t is back.`;this.notice?.lost(s,t.style.zoom);let i=document.activeElement;this.rooms.filter(({changed:r})=>r(!0)).some(
r=>r.root.contains(i))&&this.notice?.takeFocus(i)}find(){this.isLost=!1;for(let{changed:t}of this.rooms)t(!1);this.notice?.
found()}async look(){let{kernel:t}=this.line;if(!t||this.isOut)return;this.isOut=!0;let e=await xt(t,this.line.posts.size>
0);e==="idle"&&this.isLost&&await this.hasForgotten(t)&&(e="gone"),e!=="unknown"&&this.isLost&&performance.now()-this.heardAt>
Oe&&(e="gone"),this.isOut=!1,this.lookedAt=performance.now();let s=Date.now()-(this.cameBack?.at??0)<Ce;e==="gone"&&!s&&
this.loadAgain(),e==="idle"&&!t.isDisposed&&this.openSocket(t)}async hasForgotten(t){let e=r=>new Promise(a=>setTimeout(
a,r,!1));this.ping();let s=this.pingedAt,i=t.requestKernelInfo().then(()=>!0,()=>!1),o=await Promise.race([i,e(Y)]);return await e(
1e3),o&&this.heardAt<s}openSocket(t){let e=t.connectionStatus==="connected";e&&!this.isLost||performance.now()-this.socketAt<
(e?Ee:Y)||(this.socketAt=performance.now(),t.reconnect().catch(()=>{}))}loadAgain(){let t=this.line.hasLost||this.line.waiting.
length>0;yt(this.#t,{at:Date.now(),goesOn:this.rooms[0]?.goesOn()??!1,isUnsent:t}),location.reload()}};var Te="That did not work. What you did before is kept. Try again, or load the page again.";function St(n){return()=>{let t;
return{initialize({model:e,signal:s}){t=new Q(e,s)},render:gt((e,s)=>(t.listen(({kind:i})=>i==="failed"&&$e(e.el),s),n({
...e,post:t},s)))}}}function $e(n){let t=I(n)?n:document.body;t.querySelector(':scope > .vfw-failed[role="status"]')?.remove(),
pt(t,"vfw-failed",Te)}var Q=class{hearers=new Set;constructor(t,e){this.model=t;let{line:s,watch:i}=Me(t.widget_manager);
this.line=s,this.watch=i,this.line.posts.add(this),t.on("msg:custom",o=>this.receive(o)),e.addEventListener("abort",()=>this.
line.leave(this))}send(t,e){this.line.put(this,t,e)}transmit(t){this.model.send(t)}listen(t,e){this.hearers.add(t),e.addEventListener(
"abort",()=>this.hearers.delete(t))}receive(t){this.watch.heard(t,this),t.kind==="taken"?this.take(t):this.tell(t)}async take({
states:t,says:e,...s}){let i=this.model.widget_manager,o=Object.keys({...t,...e}).filter(a=>i.has_model(a)),r=await Promise.
all(o.map(a=>i.get_model(a)));r.forEach((a,h)=>a.set_state(t[o[h]]??{})),this.line.taken(s)&&r.forEach((a,h)=>{for(let c of e[o[h]]??
[])a.trigger("msg:custom",c)})}tell(t){for(let e of this.hearers)e(t)}};function Me(n){let t=globalThis,e=t[Symbol.for("\
vfw connections")]??=new WeakMap,s=e.get(n);if(!s){let i=new N(()=>n.kernel??null);s={line:i,watch:new H(i)},e.set(n,s)}
return s}function Ie(n,t,e){if(!n||!t)return!1;let s=t.at-n.at<500,i=Math.hypot(t.x-n.x,t.y-n.y)<=8;return s&&i&&t.at-e<200}function z(n){
let[t,e]=[null,null],s=({detail:i,clientX:o,clientY:r})=>{i>0&&([t,e]=[e,{at:performance.now(),x:o,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:n}),({detail:i},o)=>i>0&&Ie(t,e,o)}var Re={states:[],regions:[],campaigners:{}},A=class{scene=Re;isAnswered=!1;follows=!1;askedAt=-1/0;constructor(t,e,s){this.
model=t,this.send=e,this.tell=s}hear(){let t=this.model.get("scene"),e=t.question!==this.scene.question;return e&&([this.
askedAt,this.follows]=[performance.now(),this.isAnswered]),t.showing!==this.scene.showing&&(this.isAnswered=!1),this.scene=
t,e}isLegal(t){return(t.sign?this.scene.regions:this.scene.states).includes(t.key)}hintFor(t){return this.scene.hinted?.[t.
key]??0}replyFor(t){if(this.isLegal(t))return t.key;let{region:e}=t;return e!==void 0&&this.scene.regions.includes(e)?e:
null}choose(t){let e=this.replyFor(t);if(e)this.isAnswered||(this.isAnswered=!0,this.send?.({pick:e,question:this.scene.
question}));else{let s=this.scene.states.length+this.scene.regions.length>0;this.tell(s?`${t.name} cannot be chosen now.`:
"The map has no question now.")}return!!e}};function x(n,t,e){return Math.max(t,Math.min(n,e))}function k(n,t,e,s,i){let o=(f,p)=>`a${i},${i} 0 0 1 ${f*i},${p*i}`,[
r,a]=[e-2*i,s-2*i],[h,c]=[`h${r}${o(1,1)}`,`v${a}${o(-1,1)}`],[u,d]=[`h${-r}${o(-1,-1)}`,`v${-a}${o(1,-1)}`];return`M${n+
i},${t}${h}${c}${u}${d}Z`}function S(n,t){let e=Math.min(n.right,t.right)-Math.max(n.left,t.left),s=Math.min(n.bottom,t.
bottom)-Math.max(n.top,t.top);return Math.max(e,0)*Math.max(s,0)}function Lt(n){let[t,e]=[Math.min(...n.map(o=>o.left)),
Math.min(...n.map(o=>o.top))],[s,i]=[Math.max(...n.map(o=>o.right)),Math.max(...n.map(o=>o.bottom))];return{left:t,top:e,
right:s,bottom:i,width:s-t,height:i-e}}function O({x:n,y:t},e,s){return{left:n,top:t,right:n+e,bottom:t+s,width:e,height:s}}
function C(n,t){let[e,s]=[n.getBoundingClientRect(),t.getBoundingClientRect()],i=X(n),o={x:(s.x-e.x)/i,y:(s.y-e.y)/i};return O(
o,s.width/i,s.height/i)}function X(n){return n.getBoundingClientRect().width/n.offsetWidth||1}var _e=24,Ne=53,tt=.11,Fe=640,He=1/8;function At(n,t){let e=Math.min(1,n/900);return{left:4+16*e,right:20+42*e,top:4+40*
e,bottom:4+12*e+t}}function et({west:n,east:t,south:e,north:s},{width:i,height:o},{left:r,right:a,top:h,bottom:c}){return Math.
min((i-r-a)/(t-n),(o-h-c)/(s-e))}function Et({west:n,east:t,south:e,north:s},{left:i,right:o,top:r,bottom:a},h){return[(s+
e)/2+(r-a)/2/h,(t+n)/2+(o-i)/2/h]}function Ot(n,t){let e=t.height-n.height;return t.width===n.width&&t.inWindow===n.inWindow&&
e>=0&&e<=n.height*He}function Ct(n,t){let e=n<=tt;return{isSmall:e,hasLegend:!e&&t>=Fe}}function st(n,t,e=1){let s=n*e>tt,
i=s?x(100*n,15/e,20):x(150*n,9,13);return{withCodes:s,letters:i,least:n>tt?t:_e}}function Tt(n,{letters:t,least:e},s){let[
i,o]=n,r=x(o.y-i.y,e,Math.max(e,Ne)),[a,h]=[t*5.8,r*n.length],c=s.bottom-h-t*4-12,u=x(i.y-r/2,s.y+2,Math.max(c,s.y+2)),d=c<
s.y?Math.max(i.x,s.right-a/2-4):i.x;return{left:d-a/2-4,right:d+a/2,bottom:u+h,x:d,top:u,width:a,step:r}}function $t(n,t,{
x:e,top:s,width:i,step:o}){let r={x:e,y:s+(t+.5)*o},[a,h]=[r.x-i/2,o-x(o/8,2,6)];return{at:r,line:`M${n.x},${n.y}L${a},${r.
y}`,edge:k(a,r.y-h/2,i,h,h/6),target:{x:a-4,y:r.y-o/2,width:i+8,height:o}}}function it(n,t){let e=t*1.28,s=e*n.marks,[i,{x:o,y:r}]=ze(n,t,e,s),[a,h]=[(s||2*e)+t/2.5,e+t/2.5],c=Array.from({length:n.
marks},(w,b)=>({x:o+e*(b-(n.marks-1)/2),y:r})),u=[o-a/2,r-h/2,a,h,h/2],d=!n.hasCode||!n.isInRow&&n.marks>0&&s<nt(n,t),f={
x:i.x-nt(n,t)/2,y:i.y},p=d?{x:o-s/2,y:r}:f;return{labelAt:i,marksAt:c,mark:e,ring:u,flagAt:p}}function nt({signs:n},t){return t*
(1.35+.9*n)}function ze({marks:n,signs:t,hasCode:e,isInRow:s},i,o,r){let a={x:0,y:0};if(!e)return[{x:r/2,y:-o/2},a];if(!n)
return[a,a];if(!s)return[{x:0,y:-o/2},{x:0,y:i/2+1}];let h=nt({signs:t},i),c=(h+r+i/4)/2;return[{x:h/2-c,y:0},{x:c-r/2,y:0}]}var Mt={check:"M-.5,0L-.1,.4L.5,-.4",cross:"M-.4,-.4L.4,.4M.4,-.4L-.4,.4"},It={purple:"M-.34,.96V.74A.34,.3 0 0 1 .34,.7\
4V.96ZM-.21,.21A.21,.21 0 0 1 .21,.21A.21,.21 0 0 1 -.21,.21Z",yellow:"M-.46,.96L-.13,.5H.13L.46,.96ZM0,-.04L.27,.22L0,.\
48L-.27,.22Z",red:"M-.34,.96V.48H.34V.96ZM-.2,.02H.2V.4H-.2Z"};function Rt(n,{marks:t,signs:e,changed:s},i,o){let r=(o?n.
key:"")+e.join(""),a=!!(n.broad||n.callout),{labelAt:h,marksAt:c,mark:u,ring:d}=it({marks:t.length,signs:e.length,hasCode:o,
isInRow:a},i),f=g("path",{class:"vfw-changed",d:k(...d)}),p=t.map(([b,y],L)=>Ht(b,y,c[L].x,c[L].y,u)),w=D(r,h.x,h.y,i,"v\
fw-code");return[...s&&(r||t.length)?[f]:[],...p,w]}function _t(n,{marks:t,signs:e},s,i,o){let r=!!(n.broad||n.callout),
{flagAt:a}=it({marks:t.length,signs:e.length,hasCode:o,isInRow:r},i);return s?[zt(s,i,a.x,a.y)]:[]}function Nt(n,{at:t,line:e,
edge:s,target:i},{letters:o}){n.at=t,n.boxEdge=s,n.boxFace=g("path",{class:"vfw-callout-box",d:s});let{x:r,y:a}=n.center;
n.box?.replaceChildren(g("path",{class:"vfw-callout-glow",d:e}),g("path",{class:"vfw-callout-line",d:e}),g("circle",{class:"\
vfw-callout-dot",cx:r,cy:a,r:o/6}),n.boxFace,g("rect",{class:"vfw-target",...i}))}function Ft(n,t,e,s,i,{letters:o}){let{
middle:r,firstLine:a,line:h,firstPerson:c,person:u}=t;n.signEdge=k(t.left,t.top,t.width,t.height,8),n.button.replaceChildren(
g("path",{class:"vfw-sign-box",d:n.signEdge}),...e.map((d,f)=>D(d,r,a+h*f,o,"vfw-region-name")),...s.map((d,f)=>Dt(d,c.x+
u*f,c.y,u)),...i?[zt(i,o,t.left+o/2,a)]:[])}function Ht(n,t,e,s,i){let o=i/2-1;return g("g",{class:"vfw-mark","data-shap\
e":n,transform:`translate(${e},${s})`},g("path",{class:"vfw-mark-shape",d:De(n,o)}),n in Mt?g("path",{class:"vfw-mark-si\
gn",d:Mt[n],transform:`scale(${o})`}):D(t,0,0,i*(t.length>1?.64:.8),"vfw-count"))}function zt(n,t,e,s){let i=Math.max(t*
.85,Math.min(t,15),10),[o,r,a]=[i*1.1,i*.6,i*.35],[h,c]=[e-a-o,e-a],u=`M${h},${s-r}H${c}L${e},${s}L${c},${s+r}H${h}Z`,d=D(
`${n}`,(h+c)/2+a/3,s,i,"vfw-hint-words");return g("g",{class:"vfw-hint-flag"},g("path",{d:u}),d)}function De(n,t){return n===
"diamond"?`M0,${-1.2*t}L${1.2*t},0L0,${1.2*t}L${-1.2*t},0Z`:n==="square"?k(-.92*t,-.92*t,1.84*t,1.84*t,2):k(-t,-t,2*t,2*
t,t)}function Dt(n,t,e,s){let i=`translate(${t},${e}) scale(${s})`;return g("path",{class:"vfw-person","data-colour":n,d:It[n],
transform:i})}function D(n,t,e,s,i){return g("text",{class:i,x:t,y:e,"font-size":s},n)}function ot(n,t,e){return Pt(-e/2,
e,Ht(n,t,0,0,e-1))}function rt(n,t){return Pt(0,t,Dt(n,0,0,t))}function Pt(n,t,e){let s=`${-t/2} ${n} ${t} ${t}`;return g(
"svg",{viewBox:s,width:t,height:t,"aria-hidden":"true"},e)}function Ut(n){return g("pattern",{id:n,...{width:12,height:12,
patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"}},g("rect",{class:"vfw-stripe-yellow",width:12,height:12}),g(
"rect",{class:"vfw-stripe-purple",width:6,height:12}))}function Bt(){let n=l("span",{class:"vfw-legend-edge"}),t=s=>ot(s,
"",16),e=Object.keys(It).map(s=>rt(s,18));return l("div",{class:"vfw-legend",role:"group","aria-label":"Legend"},l("span",
{},t("disc"),"purple"),l("span",{},t("diamond"),"yellow"),l("span",{},t("square"),"red"),l("span",{},"★ State card"),l(
"span",{},"+1 fourth cube"),l("span",{},...e,"campaigners"),l("span",{},"✓ ✕ will vote"),l("span",{},n,"you may choo\
se it"))}function Wt(n,t){return n.widget_manager.get_model(t.replace("IPY_MODEL_",""))}function jt(n){let{features:t}=n.get("lay\
ers")[0].get("data");return t.map(({id:e,properties:s})=>({key:e,...s}))}async function qt(n,t){let s=(await Promise.all(
Object.values(t.views??{}))).find(({obj:i,el:o})=>i&&n.contains(o));return!s||!at(s.obj).length?null:(s.touch=()=>{},s.obj)}
function at(n){let t=[];return n.eachLayer(e=>{e.feature&&e.getElement?.()&&t.push(e)}),t}function T({name:n,says:t}){return t.
startsWith(n)?[n,t.slice(n.length)]:["",t]}function Kt(n,t){return t?[`Hint ${t}.`,...n]:n}function Gt(n,t,e){let[s,i]=T(
{name:n,says:t});return e?`${s||n}, hint ${e}${s?i:`: ${t}`}`:t}function Vt(n,t,e){return[n,...t.map(s=>`${s} campaigner`),
...e?[`hint ${e}`]:[]].join(", ")}var Pe=4;function Zt(n,t){return n.replace(/M([^Mz]+)z/g,(e,s)=>{let i=s.split("L").map(o=>o.split(" ").map(Number));return`\
M${Ue(i,t).map(o=>o.join(" ")).join("L")}z`})}function Ue(n,t){if(n.length<Pe)return n;let[e]=n,s=Jt(n,([r,a])=>Math.hypot(
r-e[0],a-e[1])).index,[i,o]=[n.slice(0,s+1),[...n.slice(s),e]];return[...P(i,t),...P(o,t).slice(1,-1)]}function P(n,t){let[
e,s]=[n[0],n[n.length-1]],{index:i,distance:o}=Jt(n,h=>Be(e,s,h));if(o<=t)return[e,s];let[r,a]=[n.slice(0,i+1),n.slice(i)];
return[...P(r,t).slice(0,-1),...P(a,t)]}function Jt(n,t){let e=n.map(t),s=Math.max(...e);return{distance:s,index:e.indexOf(
s)}}function Be([n,t],[e,s],[i,o]){let[r,a]=[e-n,s-t],h=r**2+a**2,c=h?((i-n)*r+(o-t)*a)/h:0,u=x(c,0,1);return Math.hypot(
i-n-u*r,o-t-u*a)}var We={legal:["outer","middle"],hover:["outer","middle"],focus:["outer","middle","inner"]},je=.75,U=class{constructor(t,e){
this.id=`vfw-map-${Math.random().toString(36).slice(2)}`;let s=at(t),i=s.map(f=>f.getBounds()).reduce((f,p)=>f.extend(p)),
o=s.map(({feature:f})=>f.properties.callout?.[0]??-1/0),[r,a,h]=[i.getSouth(),i.getNorth(),i.getWest()];this.land={south:r,
north:a,west:h,east:Math.max(...o)},this.isAbove=f=>f>i.getCenter().lat,this.svg=s[0]._path.ownerSVGElement,m(this.svg,{
role:"group","aria-label":"Map of the states. Arrow keys go from state to state."});let c=Ut(`${this.id}-stripes`);this.
svg.prepend(c),this.svg.style.setProperty("--vfw-stripes",`url(#${this.id}-stripes)`);let u=f=>this.svg.appendChild(g("g",
{class:`vfw-${f}`}));this.callouts=u("callouts");let d=u("edges");this.tags=u("tags"),this.signs=u("signs"),this.flags=u(
"hint-flags"),this.added=[c,this.callouts,d,this.tags,this.signs,this.flags],this.told=e.appendChild(l("div",{hidden:""})),
this.places=s.map(({feature:f,_path:p})=>this.dress({key:f.id,...f.properties},p)),this.edges=new Map(Object.entries(We).
map(([f,p])=>[f,qe(d,f,p,this.places)]))}dress(t,e){let s={x:0,y:0},i=t.sign?this.signs.appendChild(g("g",{class:"vfw-si\
gn"})):e;m(i,{"data-key":t.key,tabindex:"-1"});let o={...t,outline:e,button:i,says:t.name,notes:[],at:s,center:s};if(!t.
region)return o;o.flag=this.flags.appendChild(g("g",{"aria-hidden":"true"})),o.tag=this.tags.appendChild(g("g",{class:"v\
fw-tag","aria-hidden":"true"}));let r={class:"vfw-callout","aria-hidden":"true","data-key":t.key};return t.callout&&(o.box=
this.callouts.appendChild(g("g",r))),o}drawChoices(t,e){this.svg.classList.toggle("vfw-map-all-legal",t.length===e),this.
drawEdge("legal",t)}drawEdge(t,e){for(let s of this.edges.get(t)??[]){let[i,o]=[s.isDrawn,e.includes(s.place)];s.isDrawn=
o,(i||o)&&m(s.path,{d:o?Ke(s.place):null})}}note(t,e){let s=`${this.id}-${t.key}`;t.notes=e,t.told??=this.told.appendChild(
l("p",{id:s})),t.told.textContent=t.notes.join(" "),m(t.outline,{"aria-describedby":t.notes.length?s:null})}remove(){for(let t of this.
added)t.remove()}};function qe(n,t,e,s){let i=n.appendChild(g("g",{class:`vfw-edge-${t}`}));return e.flatMap(o=>{let r=s.
map(a=>({place:a,path:g("path",{}),isDrawn:!1}));return i.appendChild(g("g",{class:`vfw-edge-${o}`},...r.map(({path:a})=>a))),
r})}function Ke(n){let t=n.outline.getAttribute("d")??"";return n.edge?.outline!==t&&(n.edge={outline:t,path:Zt(t,je)}),
`${n.edge.path}${n.boxEdge??n.signEdge??""}`}var B=6;function Qt(n,t,e,s,i){let o=[...Yt(t,n),...Yt(e,n)].map(({x:r,y:a})=>{let h={x:x(r,0,s.width-n.width),y:x(a,0,s.
height-n.height)};return O(h,n.width,n.height)});return i&&o.unshift(o[2]),o.sort((r,a)=>S(r,e)-S(a,e)||S(r,t)-S(a,t))[0]}
function Yt({left:n,right:t,top:e,bottom:s},{width:i,height:o}){let[r,a]=[(n+t-i)/2,(e+s-o)/2];return[{x:r,y:e-o-B},{x:r,
y:s+B},{x:n-i-B,y:a},{x:t+B,y:a}]}function $({key:n,name:t,sign:e},s=0){let{voila:i,baseUrl:o=""}=document.body.dataset;if(e||!i)return[];let r=document.querySelector(
".vfw-kiosk")!==null,h={href:`${o.replace(/voila\/$/,"")}states/${n}`,target:r?null:"_blank",rel:"noopener",tabindex:s,class:"\
vfw-to-history"},c=l("a",h,"In history");return c.append(l("span",{"aria-hidden":"true"},r?" ›":" ↗")),[m(c,{"aria-l\
abel":`About ${t} in history${r?"":", opens in a new tab"}`})]}var Ge=250,Ve=150,W=class{place=null;link=null;#t;constructor(t){this.box=l("div",{class:"vfw-state-sheet",role:"group",
hidden:""}),this.room=l("div",{class:"vfw-sheet-room"},this.box),t.prepend(this.room);let e={type:"button",class:"vfw-sh\
eet-close",tabindex:-1,"aria-label":"Close"};this.closer=l("button",e,"✕")}openSoon(t,e){clearTimeout(this.#t);let s=t??
e;this.#t=setTimeout(()=>s?this.open(s):this.close(),t?Ge:Ve)}open(t){clearTimeout(this.#t),this.place=t;let[e,s]=T(t),i=l(
"p",{},l("b",{},e),s,...t.page?[]:$(t,-1)),o=t.notes.map(a=>l("p",{class:"vfw-note"},a));this.link=t.page?l("a",{href:t.
page,tabindex:-1},`The page of ${t.name} ›`):null;let r=this.link?[l("p",{class:"vfw-note"},this.link)]:[];this.box.replaceChildren(
this.closer,i,...o,...r),m(this.box,{"aria-label":`About ${t.name}`}),this.box.hidden=!1,this.box.scrollTop=0,this.follow()}keep(){
clearTimeout(this.#t)}close(){this.box.contains(document.activeElement)&&this.place?.button.focus({preventScroll:!0}),clearTimeout(
this.#t),this.place=null,this.box.hidden=!0}follow(){if(!this.place)return;let{button:t,box:e,tag:s}=this.place,i=C(this.
room,(e&&ft(e,".vfw-target"))??t),o={width:this.box.offsetWidth,height:this.box.offsetHeight},r={width:this.room.offsetWidth,
height:this.room.offsetHeight},a=this.box.scrollHeight>this.box.clientHeight,{left:h,top:c}=Qt(o,i,C(this.room,s??t),r,e!==
void 0);Object.assign(this.box.style,{left:`${h}px`,top:`${c}px`}),m(this.box,{tabindex:a?0:null})}};function Xt({at:n,isAbove:t,lines:e,people:s},{letters:i,least:o},r,a){let[h,c]=[i*1.2,i*1.5],u=Math.max(...e.map(M=>M.length)),
d={width:Math.max(u*i*.7+i,c*s),height:h*e.length},[f,p]=[d.width,d.height+(s?c+3:0)],w=Math.max(p+6,o),b=Math.max(n.x-f/
2,a.x+2),y=Math.max(n.y-(t?w:0),a.y+2),L=!1;if(b+f>r.left&&t)b=r.left-f;else if(b+f>r.left){let M=r.bottom+2+w<=a.bottom,
pe=r.right+f<=a.right;!M&&pe?[b,y]=[r.right,r.bottom-w]:(L=!M,L&&([f,p]=[d.width+c*s,d.height]),w=Math.max(p+6,o),b=Math.
min(r.right-d.width,a.right-f-2),y=Math.min(r.bottom+2,a.bottom-w))}let[ct,lt]=[b+d.width/2,y+(w-p)/2],ue=L?{x:b+d.width+
c/2,y:y+(w-c)/2}:{x:ct-c*(s-1)/2,y:lt+d.height+3};return{left:b,top:y,width:f,height:w,middle:ct,line:h,firstLine:lt+h/2,
person:c,firstPerson:ue}}var ht={ArrowRight:[1,0],ArrowLeft:[-1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function ee(n){return n in ht||n==="Home"||n===
"End"||/^\p{L}$/u.test(n)}function se(n,t,e,s){return n==="Home"?s[0]:n==="End"?s.at(-1):n in ht?te(t,n,e,.5)??te(t,n,s,
.3):Ze(n,t,s)}function te(n,t,e,s){let[i,o]=ht[t];return e.map(a=>{let[h,c]=[a.center.x-n.center.x,a.center.y-n.center.y],
u=Math.hypot(h,c),d=(h*i+c*o)/u;return{place:a,straight:d,cost:u/d**2}}).filter(({straight:a})=>a>s).sort((a,h)=>a.cost-
h.cost)[0]?.place}function ne(n,t){let e=({center:s})=>Math.hypot(s.x-n.center.x,s.y-n.center.y);return[...t].sort((s,i)=>e(
s)-e(i))[0]}function Ze(n,t,e){let s=e.indexOf(t)+1;return[...e.slice(s),...e.slice(0,s)].find(o=>o.name.toLowerCase().startsWith(
n.toLowerCase()))}var Je=5,Ye=50,j=class{isLarge=!1;isLegendOpen=!1;hasTools=!1;#t=0;#e=null;#s=!1;constructor(t,e,s,{legend:i,resized:o,tell:r}){
this.el=t,this.places=s,this.legend=i,this.resized=o,this.tell=r,this.box=e.closest(".vfw-map"),this.view=e.closest(".vf\
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
this.isLegendOpen&&this.hasTools)}get foot(){return this.hasTools&&!this.isLarge?Ye:0}enlarge(t){this.isLarge=t,this.resized()}showLegend(t){
this.isLegendOpen=t,this.legend?.classList.toggle("vfw-legend-open",t),m(this.key,{"aria-expanded":t})}goOn(){let t=this.
places.filter(s=>s.sign),e=t[this.#t%t.length];this.#t+=1,this.center(this.around(this.places.filter(s=>s.key===e.key||s.
region===e.key))),this.tell(e.name)}bring(t){if(!this.isLarge||!t.length)return;let e=O({x:0,y:0},this.view.clientWidth,
this.view.clientHeight),s=o=>S(o,e)>=o.width*o.height-1,i=this.around(t);i.width<=e.width&&i.height<=e.height?s(i)||this.
center(i):t.some(o=>s(this.around([o])))||this.center(this.around(t.slice(0,1)))}center({left:t,right:e,top:s,bottom:i}){
let{clientWidth:o,clientHeight:r}=this.view;this.view.scrollBy((t+e-o)/2,(s+i-r)/2)}around(t){let e=t.flatMap(({outline:s,
button:i,box:o})=>[s,i,...o?[o]:[]]);return Lt(e.map(s=>C(this.view,s)))}startDrag(t){this.#s=!1,this.isLarge&&t.pointerType===
"mouse"&&t.button===0&&(this.#e=t)}get target(){return parseFloat(getComputedStyle(this.view).getPropertyValue("--vfw-ta\
rget"))}get zoom(){return X(this.view)}drag({clientX:t,clientY:e}){if(!this.#e||(this.#s||=Math.hypot(t-this.#e.clientX,
e-this.#e.clientY)>Je,!this.#s))return;let{zoom:s}=this,[i,o]=[(this.#e.clientX-t)/s,(this.#e.clientY-e)/s];this.view.scrollBy(
{left:i,top:o,behavior:"instant"}),this.#e={clientX:t,clientY:e}}};var Qe=["mousedown","mousemove","mouseup","mouseover","mouseout","dblclick","contextmenu"],q=class{hovered=null;shown=null;focused=null;tabStop=null;isTouched=!1;scale=0;size={
width:0,height:0,inWindow:0};corner={x:0,y:0};sizes=st(0,0);column={left:0,right:0,bottom:0};constructor(t,e,s,i,o=null){
this.model=t,this.el=e,this.leaflet=s,this.container=s.getContainer(),this.asking=new A(t,o&&(r=>o.send(r)),r=>this.say(
r)),this.isLateHalf=z(i),this.layers=new U(s,e),this.states=this.layers.places.filter(r=>r.region),this.regions=this.layers.
places.filter(r=>r.sign),this.places=new Map([...this.states,...this.regions].map(r=>[r.key,r])),m(this.container,_),this.
adopt(),this.window=new j(e,this.container,[...this.places.values()],{legend:this.legend(),tell:r=>this.say(r),resized:()=>{
this.fit(),this.window.bring(this.choices())}}),this.sheet=new W(e),this.listen(i),this.fit()}adopt(){}legend(){return Bt()}listen(t){
let e=v(t),s=(h,c,u)=>e(h,c,u,{capture:!0}),i=h=>c=>{c.pointerType==="mouse"&&h(c)};for(let h of Qe)s(this.container,h,c=>c.
stopPropagation());s(this.container,"click",h=>this.click(h)),s(this.container,"keydown",h=>this.key(h)),s(this.container,
"pointerdown",h=>this.isTouched=h.pointerType!=="mouse"),s(this.container,"pointerover",i(({target:h})=>this.hover(this.
placeOf(h)))),s(this.container,"pointerleave",i(({target:h})=>h===this.container&&this.hover(null))),s(this.container,"f\
ocusin",({target:h})=>this.focusOn(this.placeOf(h)));for(let h of[this.container,this.sheet.box])s(h,"focusout",({relatedTarget:c})=>this.
sheet.box.contains(c)||this.focusOn(null));s(this.sheet.closer,"click",()=>this.closeSheet()),s(this.sheet.box,"pointere\
nter",()=>this.sheet.keep()),s(this.sheet.box,"pointerleave",i(()=>this.hover(null))),s(this.window.view,"scroll",()=>this.
sheet.follow()),s(this.window.box,"vfw-show-place",h=>{this.show(this.places.get(h.detail?.key)??null)&&h.preventDefault()});
let o=h=>this.sheet.box.contains(h);s(document,"pointerdown",({target:h})=>o(h)||this.show(null)),s(document,"keydown",({
key:h,target:c})=>{h!=="Escape"?o(c)||this.show(null):o(c)?this.sheet.place?.button.focus({preventScroll:!0}):this.container.
contains(c)||this.closeSheet()}),this.window.listen(t);let r=()=>this.paint();this.model.on("change",r);let a=new ResizeObserver(
()=>Ot(this.size,this.sizeNow())||this.fit());a.observe(this.container),a.observe(this.el),t.addEventListener("abort",()=>{
this.model.off("change",r),a.disconnect(),this.sheet.close(),this.layers.remove()})}fit(){let t={width:this.el.clientWidth,
height:this.el.clientHeight};if(!t.width||!t.height)return;let{land:e}=this.layers,{isSmall:s,hasLegend:i}=Ct(et(e,t,this.
margins(t.width,0)),t.width);this.window.fit(s,i),this.size=this.sizeNow();let o=this.margins(this.size.width,this.window.
foot);this.scale=et(e,this.size,o),this.leaflet.invalidateSize({animate:!1,pan:!1}),this.leaflet.setView(Et(e,o,this.scale),
Math.log2(this.scale),{animate:!1}),this.sizes=st(this.scale,this.window.target,this.window.zoom),this.layers.svg.classList.
toggle("vfw-map-small",!this.sizes.withCodes),this.placeAll(),this.paint(),this.sheet.follow()}sizeNow(){let{clientWidth:t,
clientHeight:e}=this.container;return{width:t,height:e,inWindow:innerHeight}}margins(t,e){return At(t,e)}get box(){let{x:t,
y:e}=this.corner;return{x:t,y:e,right:t+this.size.width,bottom:e+this.size.height}}placeAll(){this.corner=this.leaflet.containerPointToLayerPoint(
[0,0]);let t=([i,o])=>this.leaflet.latLngToLayerPoint([o,i]);for(let i of this.places.values()){let o=i.sign??i.label;o&&
(i.at=i.center=t(o))}let e=this.states.flatMap(i=>i.callout?[{place:i,natural:i.callout}]:[]);e.sort((i,o)=>o.natural[1]-
i.natural[1]);let s=Tt(e.map(({natural:i})=>t(i)),this.sizes,this.box);this.column=s,e.forEach(({place:i},o)=>Nt(i,$t(i.
center,o,s),this.sizes))}paint(){if(!this.scale)return;let t=this.asking.hear();for(let i of this.states)this.paintState(
i);for(let i of this.regions)this.paintSign(i);for(let i of this.places.values()){let[o,r]=[this.isReachable(i),this.isChoice(
i)];for(let a of[i.button,i.box])a?.toggleAttribute("data-choice",r);m(i.button,{role:o?"button":"img","aria-label":i.says}),
m(i.button,{"aria-disabled":o?!r:null})}let e=R(),s=e&&this.layers.svg.contains(e)?this.placeOf(e):null;t&&this.window.bring(
this.choices()),s?t&&this.asking.follows&&!this.asking.replyFor(s)&&queueMicrotask(()=>this.focusNear(s)):this.setTabStop(
this.choices()[0]),this.paintEdges()}paintState(t){let e=this.model.get(t.key),s=this.asking.hintFor(t);t.says=Gt(t.name,
e.says||t.name,s);for(let r of[t.outline,t.tag,t.boxFace])r&&m(r,{"data-fill":e.fill});for(let r of[t.tag,t.flag])r&&m(r,
{transform:`translate(${t.at.x},${t.at.y})`});let i=JSON.stringify([e,s,this.sizes.letters]);if(i===t.drawn)return;t.drawn=
i,this.layers.note(t,e.notes);let o=this.sizes.withCodes||t.callout!==void 0;t.tag?.replaceChildren(...Rt(t,e,this.sizes.
letters,o)),t.flag?.replaceChildren(..._t(t,e,s,this.sizes.letters,o))}paintSign(t){let e=this.asking.scene.campaigners[t.
key]??[],s=this.asking.hintFor(t);t.says=Vt(t.name,e,s);let i=JSON.stringify([e,s,t.at,this.sizes.letters,this.corner,this.
size,this.column]);if(i===t.drawn)return;t.drawn=i;let o=t.name.toUpperCase().split(/(?<=&) /),r=this.layers.isAbove(t.sign?.[1]??
0),a=Xt({at:t.at,isAbove:r,lines:o,people:e.length},this.sizes,this.column,this.box);Ft(t,a,o,e,s,this.sizes)}paintEdges(){
let t=this.hovered&&this.asking.replyFor(this.hovered),e=t&&this.places.get(t)||this.hovered;this.layers.drawChoices(this.
choices(),this.states.length),this.layers.drawEdge("hover",[e,this.shown].filter(s=>s!==null)),this.layers.drawEdge("foc\
us",this.focused?[this.focused]:[])}choices(){return[...this.places.values()].filter(t=>this.asking.isLegal(t))}isChoice(t){
return this.asking.replyFor(t)!==null}isReachable(t){return!t.sign||this.asking.isLegal(t)}reachable(){return[...this.places.
values()].filter(t=>this.isReachable(t))}choose(t){this.asking.choose(t)||(this.isTouched?this.show(t):this.sheet.open(t))}say(t){
this.tell("vfw-say",{text:t})}tell(t,e){this.container.dispatchEvent(new CustomEvent(t,{bubbles:!0,composed:!0,detail:e}))}placeOf(t){
let e=t.closest?.("[data-key]");return this.places.get(e?.dataset.key??"")??null}click(t){t.stopPropagation();let e=this.
placeOf(t.target);e&&(e.button.focus({preventScroll:!0}),this.isLateHalf(t,this.asking.askedAt)||this.choose(e))}hover(t){
this.hovered=t,this.paintEdges(),this.sheet.openSoon(t,this.shown??this.focused)}show(t){return!t&&!this.shown?!1:(this.
shown=t,this.paintEdges(),t&&this.window.bring([t]),t?this.sheet.open(t):this.sheet.close(),!!t)}closeSheet(){let t=this.
sheet.place!==null;return this.show(null),this.sheet.close(),t}key(t){let e=this.placeOf(t.target);if(!(!e||t.ctrlKey||t.
altKey||t.metaKey)){if(t.key==="Escape")this.closeSheet()||this.tell("vfw-leave-map");else if(t.key==="Enter"||t.key==="\
 ")t.repeat||this.press(e);else if(ee(t.key))this.towards(e,t.key)?.button.focus();else return;t.preventDefault(),t.stopPropagation()}}press(t){
this.isTouched=!1,this.choose(t)}towards(t,e){let s=(t.neighbors??[]).flatMap(i=>this.places.get(i)??[]);return se(e,t,s,
this.reachable())}focusNear(t){let e=this.reachable().filter(s=>this.asking.replyFor(s));ne(t,e)?.button.focus({preventScroll:!0})}focusOn(t){
this.focused=t?.button.matches(":focus-visible")?t:null,t&&this.setTabStop(t),this.focused&&this.window.bring([this.focused]),
this.focused?this.sheet.openSoon(this.focused,null):this.shown||this.sheet.close(),this.paintEdges()}setTabStop(t){let e=[
t,this.tabStop,this.states[0]].find(s=>s&&this.isReachable(s));!e||e===this.tabStop||(this.tabStop&&m(this.tabStop.button,
{tabindex:"-1"}),m(e.button,{tabindex:"0"}),this.tabStop=e)}};var Xe=[420,200];function ie({type:n,coordinates:t}){return n==="Polygon"?t:t.flat()}function oe(n){let t=e=>`M${e.map(([
s,i])=>`${s},${-i}`).join("L")}z`;return ie(n).map(t).join("")}function re(n){let t=n.flatMap(r=>ie(r).flat()),e=r=>r.reduce(
([a,h],c)=>[Math.min(a,c),Math.max(h,c)],[1/0,-1/0]),s=[e(t.map(([r])=>r)),e(t.map(([,r])=>-r))],i=s.map(([r,a],h)=>Math.
max(a-r,Xe[h]));return[...s.map(([r,a],h)=>(r+a-i[h])/2),...i]}function ae(n,t,e,s){let i=e.get("layers")[0].get("data").features.filter(({properties:r})=>r.region),o=()=>{for(let r of ut(
n,".vfw-stage-map")){let a=r.parentElement.dataset.place,h=i.find(({id:p})=>p===a),c=i.map(p=>{p.d??=oe(p.geometry);let{
fill:w}=t.get(p.id),b=h?p===h:!ts.includes(w),y={d:p.d,"data-fill":w,"data-lit":b?"":null};return{isLit:b,path:g("path",
y)}});c.sort((p,w)=>Number(p.isLit)-Number(w.isLit));let u=ss.map(p=>g("rect",p)),d=g("pattern",{id:"vfw-hatching",...es},
...u),f=re((h?[h]:i).map(({geometry:p})=>p));r.append(g("svg",{viewBox:f.join(" ")},d,...c.map(({path:p})=>p)))}};s(n,"v\
fw-stage",o),o()}var ts=["ratified","rejected"],es={width:34,height:34,patternUnits:"userSpaceOnUse",patternTransform:"r\
otate(45)"},ss=[{class:"vfw-hatch-ground",width:34,height:34},{class:"vfw-hatch-line",width:8,height:34}];function he(n,t,e){let s=e?-1:1,i=(o,r)=>(o[t]??"").localeCompare(r[t]??"")*s;return[...n].sort((o,r)=>i(o,r)||o.name.localeCompare(
r.name))}function ce({name:n,region:t},e){let[,s]=T({name:n,says:e});return s.replace(`, ${t}`,"").replace(/^: /,"")}function le(n,t,e){
let s=t.indexOf(n);return[...t.slice(s),...t.slice(0,s)].find(e)}var ns={name:"State",region:"Region"},V=class{column="name";isDescending=!1;isSeen=!1;constructor(t,e,s,i,o){this.model=
t,this.el=e,this.asking=new A(t,a=>o.send(a),a=>this.say(a));let r=s.map(a=>a.sign?is(a):os(a));this.places=new Map(r.map(
a=>[a.key,a])),this.regions=r.filter(a=>a.sign),this.states=r.filter(a=>a.region),this.headers=Object.entries(ns).map(([
a,h])=>{let c=l("button",{type:"button","data-column":a},h);return{column:a,cell:G(c)}}),this.body=l("tbody",{role:"rowg\
roup"}),this.list=l("ul",{"aria-label":"Regions"},...this.regions.map(a=>a.row)),this.draw(),this.sort("name",!1),this.listen(
i)}draw(){let t=$(this.states[0]).map(()=>G("History")),e=this.headers.map(({cell:r})=>r),s=fe(...e,G("What is there"),...t,
G("Choice")),i=l("table",{role:"table"},l("thead",{role:"rowgroup"},s),this.body),o={class:"vfw-states",role:"region","a\
ria-label":"Table of the states",tabindex:0};this.el.append(l("div",o,this.list,i)),m(this.el,_)}listen(t){let e=v(t),s=z(
t);e(this.el,"click",a=>{let{column:h,key:c}=E(a.target,"button")?.dataset??{},u=c===void 0?void 0:this.places.get(c);h?
this.sort(h,h===this.column&&!this.isDescending):u&&!s(a,this.asking.askedAt)&&this.asking.choose(u)}),e(this.el,"keydow\
n",a=>a.repeat&&a.target.matches("button")&&a.preventDefault()),e(this.el,"focusout",()=>this.paint());let i=()=>this.paintIfSeen();
this.model.on("change",i);let o=this.el.appendChild(l("div",{})),r=new ResizeObserver(([{contentRect:a}])=>{this.isSeen=
a.width>0,this.paintIfSeen()});r.observe(o),t.addEventListener("abort",()=>{this.model.off("change",i),r.disconnect()})}say(t){
this.el.dispatchEvent(new CustomEvent("vfw-say",{bubbles:!0,composed:!0,detail:{text:t}}))}sort(t,e){this.column=t,this.
isDescending=e,this.states=he(this.states,t,e),this.body.append(...this.states.map(i=>i.row));let s=e?"descending":"asce\
nding";for(let i of this.headers)m(i.cell,{"aria-sort":i.column===t?s:null})}paintIfSeen(){this.isSeen&&this.paint()}paint(){
let t=this.asking.hear();for(let s of this.places.values())this.paintButton(s);for(let s of this.regions)this.paintRegion(
s);this.list.hidden=this.regions.every(s=>s.row.hidden);for(let s of this.states)this.paintState(s);let e=this.places.get(
R()?.dataset.key??"");t&&this.asking.follows&&e?.button===document.activeElement&&this.choiceFrom(e)?.button.focus()}paintButton(t){
let{button:e}=t,s=this.asking.isLegal(t);e.hidden=!s&&e!==document.activeElement,e.toggleAttribute("data-choice",s),m(e,
{"aria-disabled":!s})}paintRegion(t){let e=this.asking.scene.campaigners[t.key]??[];t.shapes.replaceChildren(...e.map(s=>rt(
s,24))),t.words.textContent=e.map(s=>`${s} campaigner`).join(", "),t.row.hidden=!e.length&&t.button.hidden}paintState(t){
let e=this.model.get(t.key),s=this.asking.hintFor(t),i=JSON.stringify([e,s]);if(i===t.drawn)return;t.drawn=i;let o=e.marks.
map(([r,a])=>ot(r,a,24));t.shapes.replaceChildren(...o,...e.signs),t.words.textContent=ce(t,e.says),t.notes.replaceChildren(
...Kt(e.notes,s).map(r=>l("p",{},r))),t.changed.hidden=!e.changed,t.row.toggleAttribute("data-changed",e.changed)}choiceFrom(t){
return le(t,[...this.regions,...this.states],e=>this.asking.isLegal(e))}};function is(n){let{button:t,shapes:e,words:s,...i}=de(
n),o=l("li",{},l("b",{},n.name),e,s,t);return{...n,button:t,shapes:e,words:s,...i,row:o}}function os(n){let{button:t,shapes:e,
words:s,changed:i,notes:o}=de(n),r=[l("th",{role:"rowheader",scope:"row"},`${n.name} `,i),K(n.region??""),K(l("div",{class:"\
vfw-lies"},e,s),o),...$(n).map(a=>m(K(a),{class:"vfw-leads-on"})),K(t)];return{...n,button:t,shapes:e,words:s,changed:i,
notes:o,row:fe(...r)}}function de({key:n,name:t}){return{button:l("button",{type:"button","aria-label":`Choose ${t}`,"da\
ta-key":n},"Choose"),shapes:l("span",{class:"vfw-shapes","aria-hidden":"true"}),words:l("span",{}),changed:l("span",{class:"\
vfw-row-changed",hidden:""},"changed"),notes:l("div",{})}}function fe(...n){return l("tr",{role:"row"},...n)}function K(...n){
return l("td",{role:"cell"},...n)}function G(n){return l("th",{role:"columnheader",scope:"col"},n)}var Vn=St(async({model:n,el:t,post:e},s)=>{let i=await Wt(n,n.get("outlines")),o=await Z(()=>E(t,".vfw-map, .vfw-map-tab\
le"),s);if(o?.matches(".vfw-map-table"))new V(n,t,jt(i),s,e);else if(o){let r=await Z(()=>qt(o,i),s);r&&new q(n,t,r,s,e);
let a=E(t,".vfw-panel");a&&r&&ae(a,n,i,v(s))}});export{Vn as default};
