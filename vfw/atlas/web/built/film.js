function wt(i,t){return i.widget_manager.get_model(t.replace("IPY_MODEL_",""))}async function yt(i,t){let s=(await Promise.all(Object.values(t.views??{}))).find(({obj:n,el:o})=>n&&i.contains(o));return!s||
!Q(s.obj).length?null:(s.touch=()=>{},s.obj)}function Q(i){let t=[];return i.eachLayer(e=>{e.feature&&e.getElement?.()&&
t.push(e)}),t}function X({name:i,says:t}){return t.startsWith(i)?[i,t.slice(i.length)]:["",t]}function vt(i,t,e){let[s,n]=X({name:i,says:t});return e?`${s||i}, hint ${e}${s?n:`: ${t}`}`:t}function xt(i,t,e){return[
i,...t.map(s=>`${s} campaigner`),...e?[`hint ${e}`]:[]].join(", ")}function x(i){return(t,e,s,n={})=>t.addEventListener(e,s,{signal:i,...n})}function l(i,t,...e){let s=document.createElement(
i);return s.append(...e),m(s,t)}function u(i,t,...e){let s=document.createElementNS("http://www.w3.org/2000/svg",i);return s.
append(...e),m(s,t)}function m(i,t){for(let[e,s]of Object.entries(t))s===null?i.removeAttribute(e):i.getAttribute(e)!==String(
s)&&i.setAttribute(e,String(s));return i}function k(i,t){return i.querySelector(t)}function bt(i,t){return[...i.querySelectorAll(
t)]}function I(i,t){return i.closest(t)}function kt(){return document.activeElement}async function N(i,t){for(;!t.aborted;){let e=await i();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var O={"data-lm-suppress-shortcuts":"true"};function Lt(i){return({model:t,el:e})=>{let s=new AbortController;return i({model:t,el:e},s.signal),()=>s.abort()}}function $t(){let{document:i}=globalThis,t=i?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(i?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function tt(i){return i.closest(".jp-NotebookPanel")!==null}function St(i){try{return localStorage.getItem(i)??""}catch{return""}}function Et(i,t){try{return localStorage.setItem(i,
t),!0}catch{return!1}}function Ot(i,t=$t()){let e=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return e==="/"?`vfw:${i}`:`vfw:${e}:${i}`}var st=Ot("likings"),Tt="vfw-likings",Le="data-jp-theme-light",$e={size:"1",light:"system",motion:"system"},it={...$e,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},Se=["keys","stage"],Ee={help:["none","odds","h\
ints","guided"],sensitivity:["full","masked","described"]},Oe={1:1,2:1.2,3:1.45};function Me(i){try{let t=Object.entries(
JSON.parse(i)??{}).filter(([,s])=>typeof s=="string"),e=Object.keys(it).every(s=>Se.includes(s)||t.some(([n])=>n===s));return Object.
fromEntries(e?t.filter(([s,n])=>n!==At(s)):t)}catch{return{}}}function At(i){return it[i]}function Mt(i,t={}){let e={...it,
...t,...i};for(let[s,n]of Object.entries(Ee))n.includes(e[s])||(e[s]=At(s));return e}function et(){return Me(document.documentElement.
dataset.vfwLikings??St(st))}function Te(i,t){let e=JSON.stringify({...et(),[i]:t});document.documentElement.dataset.vfwLikings=
e,Et(st,e),document.dispatchEvent(new Event(Tt))}function Ae(i,t){document.addEventListener(Tt,i,{signal:t}),Ct().addEventListener(
"change",i,{signal:t});let e=new MutationObserver(i);It(document.body)&&e.observe(document.body,{attributeFilter:[Le]}),
t?.addEventListener("abort",()=>e.disconnect());let s=({key:n})=>{n===st&&(delete document.documentElement.dataset.vfwLikings,
i())};addEventListener("storage",s,{signal:t})}function Ce(i){return Oe[i.size]??1}function Ie(i,t){return i.light==="da\
rk"||!["light","contrast"].includes(i.light)&&t}function Ct(){return matchMedia("(prefers-color-scheme: dark)")}function Ne(){
let i=It(document.body);return i?i==="dark":Ct().matches}function It(i){let{jpThemeLight:t,voila:e}=i?.dataset??{};return t===
void 0||e!==void 0?"":t==="false"?"dark":"light"}function Pe(i,t){for(let e of bt(i,"[data-setting]")){let s=t[e.dataset.
setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=s:e.ariaPressed!==String(s)&&(e.ariaPressed=String(
s))}}function Nt(i,t,e){let s={},n=Mt(et()),o=()=>{n=Mt(et(),s),i.dataset.size=n.size,i.style.setProperty("--vfw-zoom",`\
calc(${Ce(n)} * var(--vfw-usual-zoom, 1))`),i.style.zoom="var(--vfw-zoom)";let a=Ie(n,Ne());i.classList.toggle("vfw-dark",
a),document.documentElement.classList.toggle("vfw-dark-page",a),i.classList.toggle("vfw-still",n.motion==="still"),r.show(),
t(n)},r={begin:o,like:Te,expect(a){s=a,o()},show:()=>Pe(i,n)};return Ae(o,e),r}function Pt(i){let t=I(i,".vfw-look");!t||t.dataset.size||Nt(t,()=>{}).begin()}function w(i,t,e){return Math.max(t,Math.min(i,e))}function L(i,t,e,s,n){let o=(p,g)=>`a${n},${n} 0 0 1 ${p*n},${g*n}`,[
r,a]=[e-2*n,s-2*n],[h,c]=[`h${r}${o(1,1)}`,`v${a}${o(-1,1)}`],[d,f]=[`h${-r}${o(-1,-1)}`,`v${-a}${o(1,-1)}`];return`M${i+
n},${t}${h}${c}${d}${f}Z`}function $(i,t){let e=Math.min(i.right,t.right)-Math.max(i.left,t.left),s=Math.min(i.bottom,t.
bottom)-Math.max(i.top,t.top);return Math.max(e,0)*Math.max(s,0)}function zt(i){let[t,e]=[Math.min(...i.map(o=>o.left)),
Math.min(...i.map(o=>o.top))],[s,n]=[Math.max(...i.map(o=>o.right)),Math.max(...i.map(o=>o.bottom))];return{left:t,top:e,
right:s,bottom:n,width:s-t,height:n-e}}function T({x:i,y:t},e,s){return{left:i,top:t,right:i+e,bottom:t+s,width:e,height:s}}
function A(i,t){let[e,s]=[i.getBoundingClientRect(),t.getBoundingClientRect()],n=nt(i),o={x:(s.x-e.x)/n,y:(s.y-e.y)/n};return T(
o,s.width/n,s.height/n)}function nt(i){return i.getBoundingClientRect().width/i.offsetWidth||1}var Ht={yes:["check",""],no:["cross",""]},P=class{constructor(t){this.scene=t,this.frames=t.frames,this.states=Object.keys(
t.runs),this.length=t.frames.length,this.indexes=new Map(t.frames.map(({key:e},s)=>[e,s]))}aspect(t,e){let s=this.scene.
runs[t].findLast(([n])=>n<=e);if(!s)throw new RangeError(`${t} has no aspect in frame ${e}`);return this.scene.aspects[s[1]]}eventsOf(t,e){
return(this.frames[e].events??[]).filter(({states:s})=>s?.includes(t))}face(t,e){let[{fill:s,mark:n,says:o,notes:r=[]},a]=[
this.aspect(t,e),this.eventsOf(t,e)],h=a.flatMap(({kind:c})=>c in Ht?[Ht[c]]:[]);return{fill:s,says:o,signs:[],changed:a.
length>0,marks:[...n?[n]:[],...h],notes:[...a.map(({text:c})=>/[.!?]$/.test(c)?c:`${c}.`),...r]}}nextEventful(t,e){let s=t+
e;for(;s>0&&s<this.length-1&&!this.frames[s].isEventful;)s+=e;return w(s,0,this.length-1)}lastTold(t){for(;t>0&&!this.frames[t].
story;)t-=1;return this.frames[t]}};function Rt(i){let[,t="",e=""]=/^#([a-z]+)(?:-(.+))?$/.exec(i)??[];return{view:t,at:e}}function Dt(i,t){history.replaceState(
history.state,"",t?`#${i}-${t}`:`#${i}`)}function _t(i,t,e){let s=(r,a)=>r.orders?.[a]??r.name,n=(r,a)=>r.localeCompare(a,"en",{numeric:!0}),o=e?-1:1;return[...i].
sort((r,a)=>{let[h,c]=[s(r,t),s(a,t)];return(!h||!c?+!h-+!c:o*n(h,c))||n(s(r,0),s(a,0))})}var z=class{column=0;isDescending=!1;constructor(t,e){this.caption=l("caption",{}),this.headings=t.map((o,r)=>{let a=l("\
button",{type:"button"},o);return a.addEventListener("click",()=>this.sort(r,r===this.column&&!this.isDescending)),l("th",
{role:"columnheader",scope:"col"},a)}),this.rows=e.map(o=>ze(o,t.slice(1))),this.body=l("tbody",{role:"rowgroup"});let s=l(
"thead",{role:"rowgroup"},l("tr",{role:"row"},...this.headings)),n=l("table",{role:"table"},this.caption,s,this.body);this.
element=l("div",{class:"vfw-table-view",role:"region",tabindex:"0",...O},n),this.sort(0,!1)}fill(t,e){this.caption.textContent=
t,m(this.element,{"aria-label":t});for(let s of this.rows){let{cells:n,orders:o}=e(s.given);n.forEach((r,a)=>{s.cells[a].
textContent!==r&&(s.cells[a].textContent=r)}),s.orders=[s.given.order??s.name,...n.map((r,a)=>o[a]||r)]}this.arrange()}sort(t,e){
this.column=t,this.isDescending=e;let s=e?"descending":"ascending";this.headings.forEach((n,o)=>m(n,{"aria-sort":o===t?s:
null})),this.arrange()}arrange(){_t(this.rows,this.column,this.isDescending).forEach((t,e)=>{let s=this.body.children[e];
s!==t.element&&this.body.insertBefore(t.element,s??null)})}};function ze(i,t){let{name:e,address:s}=i,n=s?l("a",{href:s},
e):e,o=t.map(a=>l("td",{role:"cell","data-column":a})),r=l("tr",{role:"row"},l("th",{role:"rowheader",scope:"row"},n),...o);
return{given:i,name:e,cells:o,element:r,orders:void 0}}function rt(i,t){let e=t*1.28,s=e*i.marks,[n,{x:o,y:r}]=He(i,t,e,s),[a,h]=[(s||2*e)+t/2.5,e+t/2.5],c=Array.from({length:i.
marks},(v,y)=>({x:o+e*(y-(i.marks-1)/2),y:r})),d=[o-a/2,r-h/2,a,h,h/2],f=!i.hasCode||!i.isInRow&&i.marks>0&&s<ot(i,t),p={
x:n.x-ot(i,t)/2,y:n.y},g=f?{x:o-s/2,y:r}:p;return{labelAt:n,marksAt:c,mark:e,ring:d,flagAt:g}}function ot({signs:i},t){return t*
(1.35+.9*i)}function He({marks:i,signs:t,hasCode:e,isInRow:s},n,o,r){let a={x:0,y:0};if(!e)return[{x:r/2,y:-o/2},a];if(!i)
return[a,a];if(!s)return[{x:0,y:-o/2},{x:0,y:n/2+1}];let h=ot({signs:t},n),c=(h+r+n/4)/2;return[{x:h/2-c,y:0},{x:c-r/2,y:0}]}var jt={check:"M-.5,0L-.1,.4L.5,-.4",cross:"M-.4,-.4L.4,.4M.4,-.4L-.4,.4"},Ft={purple:"M-.34,.96V.74A.34,.3 0 0 1 .34,.7\
4V.96ZM-.21,.21A.21,.21 0 0 1 .21,.21A.21,.21 0 0 1 -.21,.21Z",yellow:"M-.46,.96L-.13,.5H.13L.46,.96ZM0,-.04L.27,.22L0,.\
48L-.27,.22Z",red:"M-.34,.96V.48H.34V.96ZM-.2,.02H.2V.4H-.2Z"};function Ut(i,{marks:t,signs:e,changed:s},n,o){let r=(o?i.
key:"")+e.join(""),a=!!(i.broad||i.callout),{labelAt:h,marksAt:c,mark:d,ring:f}=rt({marks:t.length,signs:e.length,hasCode:o,
isInRow:a},n),p=u("path",{class:"vfw-changed",d:L(...f)}),g=t.map(([y,b],E)=>H(y,b,c[E].x,c[E].y,d)),v=R(r,h.x,h.y,n,"vf\
w-code");return[...s&&(r||t.length)?[p]:[],...g,v]}function Bt(i,{marks:t,signs:e},s,n,o){let r=!!(i.broad||i.callout),{
flagAt:a}=rt({marks:t.length,signs:e.length,hasCode:o,isInRow:r},n);return s?[Zt(s,n,a.x,a.y)]:[]}function Wt(i,{at:t,line:e,
edge:s,target:n},{letters:o}){i.at=t,i.boxEdge=s,i.boxFace=u("path",{class:"vfw-callout-box",d:s});let{x:r,y:a}=i.center;
i.box?.replaceChildren(u("path",{class:"vfw-callout-glow",d:e}),u("path",{class:"vfw-callout-line",d:e}),u("circle",{class:"\
vfw-callout-dot",cx:r,cy:a,r:o/6}),i.boxFace,u("rect",{class:"vfw-target",...n}))}function Kt(i,t,e,s,n,{letters:o}){let{
middle:r,firstLine:a,line:h,firstPerson:c,person:d}=t;i.signEdge=L(t.left,t.top,t.width,t.height,8),i.button.replaceChildren(
u("path",{class:"vfw-sign-box",d:i.signEdge}),...e.map((f,p)=>R(f,r,a+h*p,o,"vfw-region-name")),...s.map((f,p)=>qt(f,c.x+
d*p,c.y,d)),...n?[Zt(n,o,t.left+o/2,a)]:[])}function H(i,t,e,s,n){let o=n/2-1;return u("g",{class:"vfw-mark","data-shape":i,
transform:`translate(${e},${s})`},u("path",{class:"vfw-mark-shape",d:Re(i,o)}),i in jt?u("path",{class:"vfw-mark-sign",d:jt[i],
transform:`scale(${o})`}):R(t,0,0,n*(t.length>1?.64:.8),"vfw-count"))}function Zt(i,t,e,s){let n=Math.max(t*.85,Math.min(
t,15),10),[o,r,a]=[n*1.1,n*.6,n*.35],[h,c]=[e-a-o,e-a],d=`M${h},${s-r}H${c}L${e},${s}L${c},${s+r}H${h}Z`,f=R(`${i}`,(h+c)/
2+a/3,s,n,"vfw-hint-words");return u("g",{class:"vfw-hint-flag"},u("path",{d}),f)}function Re(i,t){return i==="diamond"?
`M0,${-1.2*t}L${1.2*t},0L0,${1.2*t}L${-1.2*t},0Z`:i==="square"?L(-.92*t,-.92*t,1.84*t,1.84*t,2):L(-t,-t,2*t,2*t,t)}function qt(i,t,e,s){
let n=`translate(${t},${e}) scale(${s})`;return u("path",{class:"vfw-person","data-colour":i,d:Ft[i],transform:n})}function R(i,t,e,s,n){
return u("text",{class:n,x:t,y:e,"font-size":s},i)}function at(i,t,e){return Vt(-e/2,e,H(i,t,0,0,e-1))}function De(i,t){
return Vt(0,t,qt(i,0,0,t))}function Vt(i,t,e){let s=`${-t/2} ${i} ${t} ${t}`;return u("svg",{viewBox:s,width:t,height:t,
"aria-hidden":"true"},e)}function Gt(i){return u("pattern",{id:i,...{width:12,height:12,patternUnits:"userSpaceOnUse",patternTransform:"\
rotate(45)"}},u("rect",{class:"vfw-stripe-yellow",width:12,height:12}),u("rect",{class:"vfw-stripe-purple",width:6,height:12}))}
function Jt(){let i=l("span",{class:"vfw-legend-edge"}),t=s=>at(s,"",16),e=Object.keys(Ft).map(s=>De(s,18));return l("di\
v",{class:"vfw-legend",role:"group","aria-label":"Legend"},l("span",{},t("disc"),"purple"),l("span",{},t("diamond"),"yel\
low"),l("span",{},t("square"),"red"),l("span",{},"★ State card"),l("span",{},"+1 fourth cube"),l("span",{},...e,"campa\
igners"),l("span",{},"✓ ✕ will vote"),l("span",{},i,"you may choose it"))}var D=class{constructor({legend:t,marks:e,sampleMarks:s}){this.rows=t.map(([r,a])=>{let[h,c]=[l("b",{}),l("small",{})],d=l(
"span",{class:"vfw-swatch","aria-hidden":"true"},_e(r,s[r]));return{fill:r,count:h,more:c,element:l("li",{},d,l("span",{},
a),h,c)}});let n=e.map(([r,a])=>{let h=l("span",{class:"vfw-swatch","aria-hidden":"true"},...r.map(je));return l("li",{},
h,l("span",{},a))}),o=this.rows.map(({element:r})=>r);this.element=l("ul",{"aria-label":"Legend"},...o,...n)}paint({counts:t}){
for(let{fill:e,count:s,more:n,element:o}of this.rows){let[r,a]=t[e]??[0,0];o.toggleAttribute("data-none",!r&&!a),s.textContent=
String(r),n.textContent=a?`+ ${a} ${a>1?"territories":"territory"}`:""}}};function _e(i,t){let e=t?[H(...t,16,11,17)]:[];
return Yt("vfw-sample",{"data-fill":i},...e)}function je(i){return i==="territory"?Yt("vfw-sample vfw-sample-territory",
{}):at(i,"",20)}function Yt(i,t,...e){let s=u("rect",{x:.75,y:.75,width:30.5,height:20.5,rx:4,class:i,...t});return u("s\
vg",{viewBox:"0 0 32 22",width:32,height:22},s,...e)}function Fe(i,t,e){if(!i||!t)return!1;let s=t.at-i.at<500,n=Math.hypot(t.x-i.x,t.y-i.y)<=8;return s&&n&&t.at-e<200}function Qt(i){
let[t,e]=[null,null],s=({detail:n,clientX:o,clientY:r})=>{n>0&&([t,e]=[e,{at:performance.now(),x:o,y:r}])};return document.
addEventListener("click",s,{capture:!0,signal:i}),({detail:n},o)=>n>0&&Fe(t,e,o)}var Ue={states:[],regions:[],campaigners:{}},_=class{scene=Ue;isAnswered=!1;follows=!1;askedAt=-1/0;constructor(t,e,s){this.
model=t,this.send=e,this.tell=s}hear(){let t=this.model.get("scene"),e=t.question!==this.scene.question;return e&&([this.
askedAt,this.follows]=[performance.now(),this.isAnswered]),t.showing!==this.scene.showing&&(this.isAnswered=!1),this.scene=
t,e}isLegal(t){return(t.sign?this.scene.regions:this.scene.states).includes(t.key)}hintFor(t){return this.scene.hinted?.[t.
key]??0}replyFor(t){if(this.isLegal(t))return t.key;let{region:e}=t;return e!==void 0&&this.scene.regions.includes(e)?e:
null}choose(t){let e=this.replyFor(t);if(e)this.isAnswered||(this.isAnswered=!0,this.send?.({pick:e,question:this.scene.
question}));else{let s=this.scene.states.length+this.scene.regions.length>0;this.tell(s?`${t.name} cannot be chosen now.`:
"The map has no question now.")}return!!e}};var Be=24,We=53,ht=.11,Ke=640,Ze=1/8;function j(i,t){let e=Math.min(1,i/900);return{left:4+16*e,right:20+42*e,top:4+40*e,
bottom:4+12*e+t}}function lt({west:i,east:t,south:e,north:s},{width:n,height:o},{left:r,right:a,top:h,bottom:c}){return Math.
min((n-r-a)/(t-i),(o-h-c)/(s-e))}function Xt({west:i,east:t,south:e,north:s},{left:n,right:o,top:r,bottom:a},h){return[(s+
e)/2+(r-a)/2/h,(t+i)/2+(o-n)/2/h]}function te(i,t){let e=t.height-i.height;return t.width===i.width&&t.inWindow===i.inWindow&&
e>=0&&e<=i.height*Ze}function ee(i,t){let e=i<=ht;return{isSmall:e,hasLegend:!e&&t>=Ke}}function ct(i,t,e=1){let s=i*e>ht,
n=s?w(100*i,15/e,20):w(150*i,9,13);return{withCodes:s,letters:n,least:i>ht?t:Be}}function se(i,{letters:t,least:e},s){let[
n,o]=i,r=w(o.y-n.y,e,Math.max(e,We)),[a,h]=[t*5.8,r*i.length],c=s.bottom-h-t*4-12,d=w(n.y-r/2,s.y+2,Math.max(c,s.y+2)),f=c<
s.y?Math.max(n.x,s.right-a/2-4):n.x;return{left:f-a/2-4,right:f+a/2,bottom:d+h,x:f,top:d,width:a,step:r}}function ie(i,t,{
x:e,top:s,width:n,step:o}){let r={x:e,y:s+(t+.5)*o},[a,h]=[r.x-n/2,o-w(o/8,2,6)];return{at:r,line:`M${i.x},${i.y}L${a},${r.
y}`,edge:L(a,r.y-h/2,n,h,h/6),target:{x:a-4,y:r.y-o/2,width:n+8,height:o}}}var qe=4;function ne(i,t){return i.replace(/M([^Mz]+)z/g,(e,s)=>{let n=s.split("L").map(o=>o.split(" ").map(Number));return`\
M${Ve(n,t).map(o=>o.join(" ")).join("L")}z`})}function Ve(i,t){if(i.length<qe)return i;let[e]=i,s=oe(i,([r,a])=>Math.hypot(
r-e[0],a-e[1])).index,[n,o]=[i.slice(0,s+1),[...i.slice(s),e]];return[...F(n,t),...F(o,t).slice(1,-1)]}function F(i,t){let[
e,s]=[i[0],i[i.length-1]],{index:n,distance:o}=oe(i,h=>Ge(e,s,h));if(o<=t)return[e,s];let[r,a]=[i.slice(0,n+1),i.slice(n)];
return[...F(r,t).slice(0,-1),...F(a,t)]}function oe(i,t){let e=i.map(t),s=Math.max(...e);return{distance:s,index:e.indexOf(
s)}}function Ge([i,t],[e,s],[n,o]){let[r,a]=[e-i,s-t],h=r**2+a**2,c=h?((n-i)*r+(o-t)*a)/h:0,d=w(c,0,1);return Math.hypot(
n-i-d*r,o-t-d*a)}var Je={legal:["outer","middle"],hover:["outer","middle"],focus:["outer","middle","inner"]},Ye=.75,U=class{constructor(t,e){
this.id=`vfw-map-${Math.random().toString(36).slice(2)}`;let s=Q(t),n=s.map(p=>p.getBounds()).reduce((p,g)=>p.extend(g)),
o=s.map(({feature:p})=>p.properties.callout?.[0]??-1/0),[r,a,h]=[n.getSouth(),n.getNorth(),n.getWest()];this.land={south:r,
north:a,west:h,east:Math.max(...o)},this.isAbove=p=>p>n.getCenter().lat,this.svg=s[0]._path.ownerSVGElement,m(this.svg,{
role:"group","aria-label":"Map of the states. Arrow keys go from state to state."});let c=Gt(`${this.id}-stripes`);this.
svg.prepend(c),this.svg.style.setProperty("--vfw-stripes",`url(#${this.id}-stripes)`);let d=p=>this.svg.appendChild(u("g",
{class:`vfw-${p}`}));this.callouts=d("callouts");let f=d("edges");this.tags=d("tags"),this.signs=d("signs"),this.flags=d(
"hint-flags"),this.added=[c,this.callouts,f,this.tags,this.signs,this.flags],this.told=e.appendChild(l("div",{hidden:""})),
this.places=s.map(({feature:p,_path:g})=>this.dress({key:p.id,...p.properties},g)),this.edges=new Map(Object.entries(Je).
map(([p,g])=>[p,Qe(f,p,g,this.places)]))}dress(t,e){let s={x:0,y:0},n=t.sign?this.signs.appendChild(u("g",{class:"vfw-si\
gn"})):e;m(n,{"data-key":t.key,tabindex:"-1"});let o={...t,outline:e,button:n,says:t.name,notes:[],at:s,center:s};if(!t.
region)return o;o.flag=this.flags.appendChild(u("g",{"aria-hidden":"true"})),o.tag=this.tags.appendChild(u("g",{class:"v\
fw-tag","aria-hidden":"true"}));let r={class:"vfw-callout","aria-hidden":"true","data-key":t.key};return t.callout&&(o.box=
this.callouts.appendChild(u("g",r))),o}drawChoices(t,e){this.svg.classList.toggle("vfw-map-all-legal",t.length===e),this.
drawEdge("legal",t)}drawEdge(t,e){for(let s of this.edges.get(t)??[]){let[n,o]=[s.isDrawn,e.includes(s.place)];s.isDrawn=
o,(n||o)&&m(s.path,{d:o?Xe(s.place):null})}}note(t,e){let s=`${this.id}-${t.key}`;t.notes=e,t.told??=this.told.appendChild(
l("p",{id:s})),t.told.textContent=t.notes.join(" "),m(t.outline,{"aria-describedby":t.notes.length?s:null})}remove(){for(let t of this.
added)t.remove()}};function Qe(i,t,e,s){let n=i.appendChild(u("g",{class:`vfw-edge-${t}`}));return e.flatMap(o=>{let r=s.
map(a=>({place:a,path:u("path",{}),isDrawn:!1}));return n.appendChild(u("g",{class:`vfw-edge-${o}`},...r.map(({path:a})=>a))),
r})}function Xe(i){let t=i.outline.getAttribute("d")??"";return i.edge?.outline!==t&&(i.edge={outline:t,path:ne(t,Ye)}),
`${i.edge.path}${i.boxEdge??i.signEdge??""}`}var B=6;function ae(i,t,e,s,n){let o=[...re(t,i),...re(e,i)].map(({x:r,y:a})=>{let h={x:w(r,0,s.width-i.width),y:w(a,0,s.
height-i.height)};return T(h,i.width,i.height)});return n&&o.unshift(o[2]),o.sort((r,a)=>$(r,e)-$(a,e)||$(r,t)-$(a,t))[0]}
function re({left:i,right:t,top:e,bottom:s},{width:n,height:o}){let[r,a]=[(i+t-n)/2,(e+s-o)/2];return[{x:r,y:e-o-B},{x:r,
y:s+B},{x:i-n-B,y:a},{x:t+B,y:a}]}function he({key:i,name:t,sign:e},s=0){let{voila:n,baseUrl:o=""}=document.body.dataset;if(e||!n)return[];let r=document.
querySelector(".vfw-kiosk")!==null,h={href:`${o.replace(/voila\/$/,"")}states/${i}`,target:r?null:"_blank",rel:"noopener",
tabindex:s,class:"vfw-to-history"},c=l("a",h,"In history");return c.append(l("span",{"aria-hidden":"true"},r?" ›":" ↗")),
[m(c,{"aria-label":`About ${t} in history${r?"":", opens in a new tab"}`})]}var ts=250,es=150,W=class{place=null;link=null;#t;constructor(t){this.box=l("div",{class:"vfw-state-sheet",role:"group",
hidden:""}),this.room=l("div",{class:"vfw-sheet-room"},this.box),t.prepend(this.room);let e={type:"button",class:"vfw-sh\
eet-close",tabindex:-1,"aria-label":"Close"};this.closer=l("button",e,"✕")}openSoon(t,e){clearTimeout(this.#t);let s=t??
e;this.#t=setTimeout(()=>s?this.open(s):this.close(),t?ts:es)}open(t){clearTimeout(this.#t),this.place=t;let[e,s]=X(t),n=l(
"p",{},l("b",{},e),s,...t.page?[]:he(t,-1)),o=t.notes.map(a=>l("p",{class:"vfw-note"},a));this.link=t.page?l("a",{href:t.
page,tabindex:-1},`The page of ${t.name} ›`):null;let r=this.link?[l("p",{class:"vfw-note"},this.link)]:[];this.box.replaceChildren(
this.closer,n,...o,...r),m(this.box,{"aria-label":`About ${t.name}`}),this.box.hidden=!1,this.box.scrollTop=0,this.follow()}keep(){
clearTimeout(this.#t)}close(){this.box.contains(document.activeElement)&&this.place?.button.focus({preventScroll:!0}),clearTimeout(
this.#t),this.place=null,this.box.hidden=!0}follow(){if(!this.place)return;let{button:t,box:e,tag:s}=this.place,n=A(this.
room,(e&&k(e,".vfw-target"))??t),o={width:this.box.offsetWidth,height:this.box.offsetHeight},r={width:this.room.offsetWidth,
height:this.room.offsetHeight},a=this.box.scrollHeight>this.box.clientHeight,{left:h,top:c}=ae(o,n,A(this.room,s??t),r,e!==
void 0);Object.assign(this.box.style,{left:`${h}px`,top:`${c}px`}),m(this.box,{tabindex:a?0:null})}};function le({at:i,isAbove:t,lines:e,people:s},{letters:n,least:o},r,a){let[h,c]=[n*1.2,n*1.5],d=Math.max(...e.map(C=>C.length)),
f={width:Math.max(d*n*.7+n,c*s),height:h*e.length},[p,g]=[f.width,f.height+(s?c+3:0)],v=Math.max(g+6,o),y=Math.max(i.x-p/
2,a.x+2),b=Math.max(i.y-(t?v:0),a.y+2),E=!1;if(y+p>r.left&&t)y=r.left-p;else if(y+p>r.left){let C=r.bottom+2+v<=a.bottom,
ke=r.right+p<=a.right;!C&&ke?[y,b]=[r.right,r.bottom-v]:(E=!C,E&&([p,g]=[f.width+c*s,f.height]),v=Math.max(g+6,o),y=Math.
min(r.right-f.width,a.right-p-2),b=Math.min(r.bottom+2,a.bottom-v))}let[mt,gt]=[y+f.width/2,b+(v-g)/2],be=E?{x:y+f.width+
c/2,y:b+(v-c)/2}:{x:mt-c*(s-1)/2,y:gt+f.height+3};return{left:y,top:b,width:p,height:v,middle:mt,line:h,firstLine:gt+h/2,
person:c,firstPerson:be}}var dt={ArrowRight:[1,0],ArrowLeft:[-1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function de(i){return i in dt||i==="Home"||i===
"End"||/^\p{L}$/u.test(i)}function ue(i,t,e,s){return i==="Home"?s[0]:i==="End"?s.at(-1):i in dt?ce(t,i,e,.5)??ce(t,i,s,
.3):ss(i,t,s)}function ce(i,t,e,s){let[n,o]=dt[t];return e.map(a=>{let[h,c]=[a.center.x-i.center.x,a.center.y-i.center.y],
d=Math.hypot(h,c),f=(h*n+c*o)/d;return{place:a,straight:f,cost:d/f**2}}).filter(({straight:a})=>a>s).sort((a,h)=>a.cost-
h.cost)[0]?.place}function fe(i,t){let e=({center:s})=>Math.hypot(s.x-i.center.x,s.y-i.center.y);return[...t].sort((s,n)=>e(
s)-e(n))[0]}function ss(i,t,e){let s=e.indexOf(t)+1;return[...e.slice(s),...e.slice(0,s)].find(o=>o.name.toLowerCase().startsWith(
i.toLowerCase()))}var is=5,ns=50,K=class{isLarge=!1;isLegendOpen=!1;hasTools=!1;#t=0;#e=null;#s=!1;constructor(t,e,s,{legend:n,resized:o,tell:r}){
this.el=t,this.places=s,this.legend=n,this.resized=o,this.tell=r,this.box=e.closest(".vfw-map"),this.view=e.closest(".vf\
w-map-window"),this.size=l("button",{type:"button"},"Larger map"),this.next=l("button",{type:"button"},"Next region"),this.
key=l("button",{type:"button"},"Legend"),this.key.hidden=!n,this.tools=l("div",{class:"vfw-map-tools"},this.size,this.next,
this.key),t.append(...n?[n]:[],this.tools)}listen(t){let e=x(t);e(this.size,"click",()=>this.enlarge(!this.isLarge)),e(this.
next,"click",()=>this.goOn()),e(this.key,"click",()=>this.showLegend(!this.isLegendOpen)),e(this.el,"keydown",s=>s.key===
"Escape"&&this.showLegend(!1)),e(this.view,"pointerdown",s=>this.startDrag(s)),e(this.view,"pointermove",s=>this.drag(s));
for(let s of["pointerup","pointercancel"])e(document,s,()=>this.#e=null);e(this.view,"click",s=>this.#s&&s.stopPropagation(),
{capture:!0}),t.addEventListener("abort",()=>this.box.classList.remove("vfw-map-with-tools","vfw-map-large"))}fit(t,e){this.
hasTools=t||this.legend!==null&&!e,this.isLarge&&=t,this.box.classList.toggle("vfw-map-with-tools",this.hasTools),this.box.
classList.toggle("vfw-map-large",this.isLarge),this.box.dispatchEvent(new CustomEvent("vfw-map-sized",{bubbles:!0})),this.
size.textContent=this.isLarge?"Whole map":"Larger map",this.size.hidden=!t,this.next.hidden=!this.isLarge,this.showLegend(
this.isLegendOpen&&this.hasTools)}get foot(){return this.hasTools&&!this.isLarge?ns:0}enlarge(t){this.isLarge=t,this.resized()}showLegend(t){
this.isLegendOpen=t,this.legend?.classList.toggle("vfw-legend-open",t),m(this.key,{"aria-expanded":t})}goOn(){let t=this.
places.filter(s=>s.sign),e=t[this.#t%t.length];this.#t+=1,this.center(this.around(this.places.filter(s=>s.key===e.key||s.
region===e.key))),this.tell(e.name)}bring(t){if(!this.isLarge||!t.length)return;let e=T({x:0,y:0},this.view.clientWidth,
this.view.clientHeight),s=o=>$(o,e)>=o.width*o.height-1,n=this.around(t);n.width<=e.width&&n.height<=e.height?s(n)||this.
center(n):t.some(o=>s(this.around([o])))||this.center(this.around(t.slice(0,1)))}center({left:t,right:e,top:s,bottom:n}){
let{clientWidth:o,clientHeight:r}=this.view;this.view.scrollBy((t+e-o)/2,(s+n-r)/2)}around(t){let e=t.flatMap(({outline:s,
button:n,box:o})=>[s,n,...o?[o]:[]]);return zt(e.map(s=>A(this.view,s)))}startDrag(t){this.#s=!1,this.isLarge&&t.pointerType===
"mouse"&&t.button===0&&(this.#e=t)}get target(){return parseFloat(getComputedStyle(this.view).getPropertyValue("--vfw-ta\
rget"))}get zoom(){return nt(this.view)}drag({clientX:t,clientY:e}){if(!this.#e||(this.#s||=Math.hypot(t-this.#e.clientX,
e-this.#e.clientY)>is,!this.#s))return;let{zoom:s}=this,[n,o]=[(this.#e.clientX-t)/s,(this.#e.clientY-e)/s];this.view.scrollBy(
{left:n,top:o,behavior:"instant"}),this.#e={clientX:t,clientY:e}}};var os=["mousedown","mousemove","mouseup","mouseover","mouseout","dblclick","contextmenu"],Z=class{hovered=null;shown=null;focused=null;tabStop=null;isTouched=!1;scale=0;size={
width:0,height:0,inWindow:0};corner={x:0,y:0};sizes=ct(0,0);column={left:0,right:0,bottom:0};constructor(t,e,s,n,o=null){
this.model=t,this.el=e,this.leaflet=s,this.container=s.getContainer(),this.asking=new _(t,o&&(r=>o.send(r)),r=>this.say(
r)),this.isLateHalf=Qt(n),this.layers=new U(s,e),this.states=this.layers.places.filter(r=>r.region),this.regions=this.layers.
places.filter(r=>r.sign),this.places=new Map([...this.states,...this.regions].map(r=>[r.key,r])),m(this.container,O),this.
adopt(),this.window=new K(e,this.container,[...this.places.values()],{legend:this.legend(),tell:r=>this.say(r),resized:()=>{
this.fit(),this.window.bring(this.choices())}}),this.sheet=new W(e),this.listen(n),this.fit()}adopt(){}legend(){return Jt()}listen(t){
let e=x(t),s=(h,c,d)=>e(h,c,d,{capture:!0}),n=h=>c=>{c.pointerType==="mouse"&&h(c)};for(let h of os)s(this.container,h,c=>c.
stopPropagation());s(this.container,"click",h=>this.click(h)),s(this.container,"keydown",h=>this.key(h)),s(this.container,
"pointerdown",h=>this.isTouched=h.pointerType!=="mouse"),s(this.container,"pointerover",n(({target:h})=>this.hover(this.
placeOf(h)))),s(this.container,"pointerleave",n(({target:h})=>h===this.container&&this.hover(null))),s(this.container,"f\
ocusin",({target:h})=>this.focusOn(this.placeOf(h)));for(let h of[this.container,this.sheet.box])s(h,"focusout",({relatedTarget:c})=>this.
sheet.box.contains(c)||this.focusOn(null));s(this.sheet.closer,"click",()=>this.closeSheet()),s(this.sheet.box,"pointere\
nter",()=>this.sheet.keep()),s(this.sheet.box,"pointerleave",n(()=>this.hover(null))),s(this.window.view,"scroll",()=>this.
sheet.follow()),s(this.window.box,"vfw-show-place",h=>{this.show(this.places.get(h.detail?.key)??null)&&h.preventDefault()});
let o=h=>this.sheet.box.contains(h);s(document,"pointerdown",({target:h})=>o(h)||this.show(null)),s(document,"keydown",({
key:h,target:c})=>{h!=="Escape"?o(c)||this.show(null):o(c)?this.sheet.place?.button.focus({preventScroll:!0}):this.container.
contains(c)||this.closeSheet()}),this.window.listen(t);let r=()=>this.paint();this.model.on("change",r);let a=new ResizeObserver(
()=>te(this.size,this.sizeNow())||this.fit());a.observe(this.container),a.observe(this.el),t.addEventListener("abort",()=>{
this.model.off("change",r),a.disconnect(),this.sheet.close(),this.layers.remove()})}fit(){let t={width:this.el.clientWidth,
height:this.el.clientHeight};if(!t.width||!t.height)return;let{land:e}=this.layers,{isSmall:s,hasLegend:n}=ee(lt(e,t,this.
margins(t.width,0)),t.width);this.window.fit(s,n),this.size=this.sizeNow();let o=this.margins(this.size.width,this.window.
foot);this.scale=lt(e,this.size,o),this.leaflet.invalidateSize({animate:!1,pan:!1}),this.leaflet.setView(Xt(e,o,this.scale),
Math.log2(this.scale),{animate:!1}),this.sizes=ct(this.scale,this.window.target,this.window.zoom),this.layers.svg.classList.
toggle("vfw-map-small",!this.sizes.withCodes),this.placeAll(),this.paint(),this.sheet.follow()}sizeNow(){let{clientWidth:t,
clientHeight:e}=this.container;return{width:t,height:e,inWindow:innerHeight}}margins(t,e){return j(t,e)}get box(){let{x:t,
y:e}=this.corner;return{x:t,y:e,right:t+this.size.width,bottom:e+this.size.height}}placeAll(){this.corner=this.leaflet.containerPointToLayerPoint(
[0,0]);let t=([n,o])=>this.leaflet.latLngToLayerPoint([o,n]);for(let n of this.places.values()){let o=n.sign??n.label;o&&
(n.at=n.center=t(o))}let e=this.states.flatMap(n=>n.callout?[{place:n,natural:n.callout}]:[]);e.sort((n,o)=>o.natural[1]-
n.natural[1]);let s=se(e.map(({natural:n})=>t(n)),this.sizes,this.box);this.column=s,e.forEach(({place:n},o)=>Wt(n,ie(n.
center,o,s),this.sizes))}paint(){if(!this.scale)return;let t=this.asking.hear();for(let n of this.states)this.paintState(
n);for(let n of this.regions)this.paintSign(n);for(let n of this.places.values()){let[o,r]=[this.isReachable(n),this.isChoice(
n)];for(let a of[n.button,n.box])a?.toggleAttribute("data-choice",r);m(n.button,{role:o?"button":"img","aria-label":n.says}),
m(n.button,{"aria-disabled":o?!r:null})}let e=kt(),s=e&&this.layers.svg.contains(e)?this.placeOf(e):null;t&&this.window.
bring(this.choices()),s?t&&this.asking.follows&&!this.asking.replyFor(s)&&queueMicrotask(()=>this.focusNear(s)):this.setTabStop(
this.choices()[0]),this.paintEdges()}paintState(t){let e=this.model.get(t.key),s=this.asking.hintFor(t);t.says=vt(t.name,
e.says||t.name,s);for(let r of[t.outline,t.tag,t.boxFace])r&&m(r,{"data-fill":e.fill});for(let r of[t.tag,t.flag])r&&m(r,
{transform:`translate(${t.at.x},${t.at.y})`});let n=JSON.stringify([e,s,this.sizes.letters]);if(n===t.drawn)return;t.drawn=
n,this.layers.note(t,e.notes);let o=this.sizes.withCodes||t.callout!==void 0;t.tag?.replaceChildren(...Ut(t,e,this.sizes.
letters,o)),t.flag?.replaceChildren(...Bt(t,e,s,this.sizes.letters,o))}paintSign(t){let e=this.asking.scene.campaigners[t.
key]??[],s=this.asking.hintFor(t);t.says=xt(t.name,e,s);let n=JSON.stringify([e,s,t.at,this.sizes.letters,this.corner,this.
size,this.column]);if(n===t.drawn)return;t.drawn=n;let o=t.name.toUpperCase().split(/(?<=&) /),r=this.layers.isAbove(t.sign?.[1]??
0),a=le({at:t.at,isAbove:r,lines:o,people:e.length},this.sizes,this.column,this.box);Kt(t,a,o,e,s,this.sizes)}paintEdges(){
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
 ")t.repeat||this.press(e);else if(de(t.key))this.towards(e,t.key)?.button.focus();else return;t.preventDefault(),t.stopPropagation()}}press(t){
this.isTouched=!1,this.choose(t)}towards(t,e){let s=(t.neighbors??[]).flatMap(n=>this.places.get(n)??[]);return ue(e,t,s,
this.reachable())}focusNear(t){let e=this.reachable().filter(s=>this.asking.replyFor(s));fe(t,e)?.button.focus({preventScroll:!0})}focusOn(t){
this.focused=t?.button.matches(":focus-visible")?t:null,t&&this.setTabStop(t),this.focused&&this.window.bring([this.focused]),
this.focused?this.sheet.openSoon(this.focused,null):this.shown||this.sheet.close(),this.paintEdges()}setTabStop(t){let e=[
t,this.tabStop,this.states[0]].find(s=>s&&this.isReachable(s));!e||e===this.tabStop||(this.tabStop&&m(this.tabStop.button,
{tabindex:"-1"}),m(e.button,{tabindex:"0"}),this.tabStop=e)}};var rs={showing:1,question:0,states:[],regions:[],campaigners:{}},q=class{#t=new Set;constructor(t){this.faces=t}get(t){
return t==="scene"?rs:this.faces[t]}show(t){this.faces=t;for(let e of this.#t)e()}on(t,e){this.#t.add(e)}off(t,e){this.#t.
delete(e)}},V=class extends Z{constructor(t,e,s,n,o){super(t,e,s,o);for(let r of this.states)r.page=n(r.key)}adopt(){this.
landOf=()=>"state",this.lands=["territory","neither"].map(e=>({land:e,shape:u("path",{class:`vfw-land-${e}`})}));let t=u(
"g",{class:"vfw-lands"},...this.lands.map(({shape:e})=>e));this.layers.callouts.before(t),this.layers.added.push(t)}legend(){
return null}margins(t,e){return{...j(t,e),top:10,bottom:10+e}}lie(t){this.landOf=t,this.paintLands()}paintLands(){for(let{
land:t,shape:e}of this.lands??[]){let s=this.states.filter(({key:n})=>this.landOf?.(n)===t);e.setAttribute("d",s.map(({outline:n})=>n.
getAttribute("d")).join(""))}}paint(){super.paint(),this.paintLands();let{box:t,place:e}=this.sheet;e&&!t.contains(document.
activeElement)&&this.sheet.open(e)}isChoice(t){return!t.sign}choose(t){this.show(t)}press(t){this.show(t),this.sheet.link?.
focus()}};var as={"vote-places":{size:9,ground:"#fff6d6",shapes:[["circle",{cx:2.5,cy:2.5,r:1.15,fill:"#7d6200"}]]},"vote-some":{size:6,
ground:"#ffe681",shapes:[["circle",{cx:2,cy:2,r:1.3,fill:"#7d6200"}]]},"vote-president":{size:12,turn:45,ground:"#ffd92f",
shapes:[["rect",{width:6,height:12,fill:"#7a55b5"}]]},"vote-amendment":{size:7,ground:"#1b9e9a",shapes:[["rect",{width:7,
height:1.6,fill:"#a5dedb"}]]}},hs=[["rect",{width:1.1,height:7,fill:"#1d1a22",opacity:.42}],["rect",{x:1.1,width:1.1,height:7,
fill:"#fffdf7",opacity:.6}]];function me(i,t){let e=Object.entries(as).map(([s,{size:n,turn:o=0,ground:r,shapes:a}])=>(i.
style.setProperty(`--vfw-${s}`,`url(#${t}-${s})`),pe(`${t}-${s}`,n,o,[["rect",{width:n,height:n,fill:r}],...a])));return e.
push(pe(`${t}-territory`,7,-45,hs)),i.style.setProperty("--vfw-territory",`url(#${t}-territory)`),u("svg",{class:"vfw-pa\
tterns",width:0,height:0,"aria-hidden":"true"},...e)}function pe(i,t,e,s){let n={width:t,height:t,patternUnits:"userSpac\
eOnUse",patternTransform:`rotate(${e})`};return u("pattern",{id:i,...n},...s.map(([o,r])=>u(o,r)))}var G=class{constructor(t,e){this.needed=e,this.cells=Array.from({length:t},()=>l("i",{})),this.bar=l("div",{class:"vfw-\
race-bar",role:"img"},...this.cells),this.number=l("b",{}),this.words=l("span",{});let s=l("div",{class:"vfw-race-mark",
"aria-hidden":"true"},`${e}`);s.style.left=`${100*e/t}%`;let n=l("p",{class:"vfw-race-number"},this.number,this.words);this.
element=l("div",{class:"vfw-race"},n,l("div",{class:"vfw-race-track"},this.bar,s))}paint({counts:t}){let[[e]=[0],[s]=[0]]=[
t.ratified,t.rejected];this.number.textContent=String(e),this.words.textContent=` of ${this.needed} needed · ${s} refus\
ed`;let n=ls(this.cells.length,e,s);this.cells.forEach((r,a)=>r.dataset.fill=n[a]);let o=`${e} of the ${this.needed} sta\
tes needed have ratified, ${s} have refused`;m(this.bar,{"aria-label":o})}};function ls(i,t,e){return Array.from({length:i},
(s,n)=>n<t?"ratified":n>=i-e?"rejected":"open")}var cs={play:"M7,4.5L19.5,12L7,19.5Z",pause:"M6.5,5h4v14h-4zM13.5,5h4v14h-4z",back:"M16,5L8,12L16,19Z",on:"M8,5L16,12L8,\
19Z",last:"M13,5L6,12L13,19ZM20,5L13,12L20,19Z",next:"M11,5L18,12L11,19ZM4,5L11,12L4,19Z"};function M(i,t){let e=u("svg",
{viewBox:"0 0 24 24","aria-hidden":"true"},u("path",{})),s=l("button",{type:"button"},e);return i==="play"&&m(s,{class:"\
vfw-play"}).append(l("span",{})),ut(s,i,t),s}function ut(i,t,e){k(i,"path")?.setAttribute("d",cs[t]);let s=k(i,"span");i.
dataset.does=t,s?s.textContent=e:m(i,{"aria-label":e,title:e})}var ft={least:900,most:4200,letter:13},ds=["gain","yes","law","ratified"],us=["loss","no","rejected"],fs=4,pt={slow:2,normal:1,
fast:.5};function ge({isEventful:i,events:t=[],story:e=""},s,n){if(!i&&!s)return n;let o=t.reduce((r,{text:a})=>r+a.length,
0)+e.replace(/<[^>]*>/g,"").length;return Math.min(ft.most,ft.least+ft.letter*o)}function we(i){let t=e=>{let s=Math.min(
fs,i.filter(({kind:n})=>e.includes(n)).length);return s&&3+3*s};return{up:t(ds),down:t(us)}}var ye=28,ve=16,ps=500,J=class{index=0;isPlaying=!1;#t;#e;constructor(t,{isStill:e,moved:s,rested:n,signal:o}){this.film=
t,this.isStill=e,this.moved=s,this.rested=n;let{unit:r,name:a}=t.scene;this.buttons={last:M("last","Back to the last cha\
nge"),back:M("back",`One ${r} back`),play:M("play","Play"),on:M("on",`One ${r} on`),next:M("next","On to the next change")};
let h=`vfw-${a}-${Math.random().toString(36).slice(2)}`;this.slider=l("input",{type:"range",min:0,max:t.length-1,step:1,
id:h});let c=Object.keys(pt).map(d=>l("option",{value:d},xe(d)));this.speed=l("select",{},...c),this.speed.value="normal",
this.element=this.draw(l("label",{for:h},xe(r))),this.listen(o)}draw(t){let e=l("div",{class:"vfw-slide"},t,this.ticks(),
this.slider,this.scale()),{last:s,back:n,play:o,on:r,next:a}=this.buttons,h=l("div",{class:"vfw-steps"},s,n,o,r,a),c=l("\
label",{class:"vfw-speed"},"Speed",this.speed),d={class:"vfw-time",role:"group","aria-label":"Time",...O};return l("div",
d,h,e,c)}ticks(){let t=this.film.frames.flatMap(({events:n=[]},o)=>{let r=(c,d)=>u("path",{class:`vfw-tick-${c}`,d:`M${o+
.5},0V${d}`}),{up:a,down:h}=we(n);return[...a?[r("up",-a)]:[],...h?[r("down",h)]:[]]}),s={class:"vfw-ticks",viewBox:`0 ${-ve}\
 ${this.film.length} ${2*ve}`,preserveAspectRatio:"none","aria-hidden":"true"};return u("svg",s,...t)}scale(){let t=this.
film.scene.scale.map(([e,s])=>{let n=e/(this.film.length-1);return l("span",{style:`left: calc(${ye/2}px + ${n} * (100% \
- ${ye}px))`},s)});return l("div",{class:"vfw-scale","aria-hidden":"true"},...t)}listen(t){let e=x(t),s=n=>()=>this.jump(
n());e(this.slider,"input",s(()=>Number(this.slider.value))),e(this.buttons.last,"click",s(()=>this.film.nextEventful(this.
index,-1))),e(this.buttons.back,"click",s(()=>this.index-1)),e(this.buttons.on,"click",s(()=>this.index+1)),e(this.buttons.
next,"click",s(()=>this.film.nextEventful(this.index,1))),e(this.buttons.play,"click",()=>this.isPlaying?this.pause():this.
play()),e(this.speed,"change",()=>this.isPlaying&&this.wait()),t.addEventListener("abort",()=>{this.stop(),clearTimeout(
this.#e)})}jump(t){this.stop(),this.goTo(t),clearTimeout(this.#e),this.#e=setTimeout(()=>this.rested(this.index),ps)}goTo(t){
this.index=w(t,0,this.film.length-1);let{title:e,events:s=[]}=this.film.frames[this.index],n=s.filter(({kind:o})=>o!=="m\
eanwhile").length;this.slider.value=String(this.index),this.slider.style.setProperty("--done",`${100*this.index/(this.film.
length-1)}%`),m(this.slider,{"aria-valuetext":n?`${e}: ${n} change${n>1?"s":""}`:e}),this.moved(this.index)}play(){this.
index===this.film.length-1&&this.goTo(0),this.setPlaying(!0),this.wait()}pause(){this.stop(),this.rested(this.index)}stop(){
clearTimeout(this.#t),this.setPlaying(!1)}setPlaying(t){this.isPlaying=t,ut(this.buttons.play,t?"pause":"play",t?"Pause":
"Play")}wait(){let t=ge(this.film.frames[this.index],this.isStill(),this.film.scene.beat);clearTimeout(this.#t),this.#t=
setTimeout(()=>this.beat(),t*pt[this.speed.value])}beat(){if(!this.element.checkVisibility())return this.stop();this.goTo(
this.isStill()?this.film.nextEventful(this.index,1):this.index+1),this.index===this.film.length-1?this.pause():this.wait()}};
function xe(i){return i[0].toUpperCase()+i.slice(1)}var ms={ratified:"Ratified: ",meanwhile:"Meanwhile: "},Y=class{#t="";map=null;constructor(t,e,s,n,o){this.root=t,this.box=
e,this.film=s,this.pageOf=d=>tt(t)?"":n.replace("{state}",d),this.faces=new q(this.facesAt(0)),this.time=new J(s,{isStill:()=>matchMedia(
"(prefers-reduced-motion: reduce)").matches||t.closest(".vfw-still")!==null,moved:d=>this.paint(d),rested:d=>this.rest(d),
signal:o});let{scene:r,states:a}=s;this.title=l("p",{class:"vfw-film-when"}),this.count=r.needed?new G(a.length,r.needed):
null,this.events=l("ul",{class:"vfw-events"}),this.story=l("div",{class:"vfw-story"}),this.legend=new D(r);let h=a.map(d=>({
key:d,name:r.names[d],address:this.pageOf(d)}));this.table=new z(["State",...r.columns],h),this.tablePart=S("table",this.
table.element),this.live=l("div",{class:"vfw-live",role:"status"});let c=(d,f=!1)=>l("button",{type:"button","aria-press\
ed":f},d);this.views=[c("Map",!0),c("Table")],this.drawn=this.draw(),o.addEventListener("abort",()=>this.drawn.forEach(d=>d.
remove())),this.listen(o),this.time.goTo(this.indexInAddress()??r.start??0)}draw(){let{scene:t}=this.film,e=`vfw-${Math.
random().toString(36).slice(2)}`,s=me(this.root,e),n=l("h2",{id:e},t.title),o=l("figcaption",{id:`${e}-caption`});o.innerHTML=
t.caption;let r=l("details",{class:"vfw-film-sources"},l("summary",{},"Sources"));r.insertAdjacentHTML("beforeend",t.sources);
let a=S("head",n,this.title,...this.count?[this.count.element]:[]),h=l("div",{class:"vfw-film-choice",role:"group","aria\
-label":"Show as"},...this.views),c=S("told",S("events",this.events,this.story),S("about",o,r)),[d,f]=[S("legend",this.legend.
element),S("time",this.time.element)];return this.tablePart.hidden=!0,this.box.before(s,a,h),this.box.after(this.tablePart,
f,c,d,this.live),m(this.root,{role:"figure","aria-labelledby":e,"aria-describedby":`${e}-caption`}),[s,a,h,this.tablePart,
f,c,d,this.live]}listen(t){let e=x(t);this.views.forEach(s=>e(s,"click",()=>this.showAs(s))),e(this.root,"vfw-say",({detail:s})=>this.
say(s.text)),e(this.root,"vfw-leave-map",()=>this.time.buttons.play.focus()),e(window,"hashchange",()=>{let s=this.indexInAddress();
s!==null&&this.time.jump(s)})}dress(t,e){let s=this.box.appendChild(l("div",{class:"vfw-map-dressing"}));this.drawn.push(
s),this.map=new V(this.faces,s,t,this.pageOf,e),this.paint(this.time.index)}paint(t){let{film:e}=this,s=e.frames[t];this.
title.textContent=s.title,this.root.dataset.at=s.key,this.faces.show(this.facesAt(t)),this.map?.lie(n=>e.aspect(n,t).land),
this.count?.paint(s),this.legend.paint(s),this.paintEvents(s),this.paintStory(e.lastTold(t),s),this.table.fill(`${e.scene.
title}: at the end of ${s.title}`,({key:n})=>e.aspect(n,t))}facesAt(t){return Object.fromEntries(this.film.states.map(e=>[
e,this.film.face(e,t)]))}paintEvents({events:t=[],title:e}){let s=t.map(({kind:o,text:r,sources:a=[]})=>{let h=a.map(f=>gs(
this.film.scene.sourceIds[f-1],f)),c=h.length?[l("sup",{class:"vfw-source"},...h.flatMap(ws))]:[],d=l("span",{},l("span",
{class:"vfw-event-kind"},ms[o]??""),r,...c);return l("li",{"data-kind":o},d)}),n=l("li",{"data-kind":"nothing"},`Nothing\
 on this map changes in ${e}.`);this.events.replaceChildren(...s.length||this.film.scene.tells?s:[n])}paintStory(t,e){let s=`${t.
key} ${e.key}`;!this.film.scene.tells||this.#t===s||(this.#t=s,this.story.innerHTML=t.story??"",this.story.classList.toggle(
"vfw-story-old",t!==e),t!==e&&this.story.prepend(l("p",{class:"vfw-story-when"},`Last heard, ${t.title}`)))}showAs(t){let e=t.
textContent==="Table";for(let s of this.views)s.ariaPressed=String(s===t);this.box.hidden=e,this.tablePart.hidden=!e}say(t){
this.live.textContent=t}rest(t){let{key:e,title:s,events:n=[]}=this.film.frames[t];this.say([`${s}.`,...n.map(({text:o})=>o)].
join(" ")),this.isLinked()&&this.root.checkVisibility()&&Dt(this.film.scene.name,e)}isLinked(){return this.root.closest(
".vfw-atlas")!==null&&!tt(this.root)}indexInAddress(){let{view:t,at:e}=Rt(location.hash);return this.isLinked()&&t===this.
film.scene.name?this.film.indexes.get(e)??null:null}};function S(i,...t){return l("div",{class:`vfw-film-${i}`},...t)}function gs(i,t){
return l("a",{href:`#${i}`,"aria-label":`Source ${t}`},String(t))}function ws(i,t){return t?[" ",i]:[i]}var cn=()=>({render:Lt(ys)});async function ys({model:i,el:t},e){let s=await wt(i,i.get("outlines")),n=await N(()=>I(t,"\
.vfw-film"),e),o=n&&await N(()=>k(n,".vfw-map"),e);if(!o)return;Pt(n);let r=new Y(n,o,new P(i.get("scene")),i.get("state\
_page"),e),a=await N(()=>yt(o,s),e);a&&r.dress(a,e)}export{cn as default};
