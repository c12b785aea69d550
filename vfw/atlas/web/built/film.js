function ct(i,t){return i.widget_manager.get_model(t.replace("IPY_MODEL_",""))}async function dt(i,t){let s=(await Promise.all(Object.values(t.views??{}))).find(({obj:n,el:r})=>n&&i.contains(r));return!s||
!tt(s.obj).length?null:(s.touch=()=>{},s.obj)}function tt(i){let t=[];return i.eachLayer(e=>{e.feature&&e.getElement?.()&&
t.push(e)}),t}function ut({name:i,says:t}){return t.startsWith(i)?[i,t.slice(i.length)]:["",t]}function ft(i,t){return t?
[`Hint ${t}.`,...i]:i}function pt(i,t,e){return[i,...t.map(s=>`${s} campaigner`),...e?[`hint ${e}`]:[]].join(", ")}function v(i){return(t,e,s,n={})=>t.addEventListener(e,s,{signal:i,...n})}function l(i,t,...e){let s=document.createElement(
i);return s.append(...e),p(s,t)}function u(i,t,...e){let s=document.createElementNS("http://www.w3.org/2000/svg",i);return s.
append(...e),p(s,t)}function p(i,t){for(let[e,s]of Object.entries(t))s===null?i.removeAttribute(e):i.getAttribute(e)!==String(
s)&&i.setAttribute(e,String(s));return i}function k(i,t){return i.querySelector(t)}function mt(i,t){return[...i.querySelectorAll(
t)]}function P(i,t){return i.closest(t)}function gt(){return document.activeElement}async function z(i,t){for(;!t.aborted;){let e=await i();if(e)return e;await new Promise(
requestAnimationFrame)}return null}var E={"data-lm-suppress-shortcuts":"true"};function wt(i){return({model:t,el:e})=>{let s=new AbortController;return i({model:t,el:e},s.signal),()=>s.abort()}}function yt(i){try{return localStorage.getItem(i)??""}catch{return""}}function bt(i,t){try{return localStorage.setItem(i,
t),!0}catch{return!1}}var kt="vfw:likings",me={size:"1",light:"system",motion:"system"},vt={...me,pace:"usual",help:"hints",sensitivity:"maske\
d",space:"on",keys:"on"},ge={help:["none","odds","hints"],sensitivity:["full","masked","described"]},we={1:1,2:1.2,3:1.45};
function ye(i){try{let t=Object.entries(JSON.parse(i)??{});return Object.fromEntries(t.filter(([,e])=>typeof e=="string"))}catch{
return{}}}function be(i){let t={...vt,...i};for(let[e,s]of Object.entries(ge))s.includes(t[e])||(t[e]=vt[e]);return t}function ve(){
return ye(yt(kt))}function xt(i){return we[i.size]??1}function xe(i,t){return i.light==="dark"||i.light!=="light"&&t}function ke(){
return matchMedia("(prefers-color-scheme: dark)")}function Lt(i,t){let e=be(ve()),s=ke(),n=()=>{i.dataset.size=e.size,i.
style.zoom=String(xt(e)),i.style.setProperty("--vfw-zoom",String(xt(e)));let o=xe(e,s.matches);i.classList.toggle("vfw-d\
ark",o),document.documentElement.classList.toggle("vfw-dark-page",o),i.classList.toggle("vfw-still",e.motion==="still"),
r.show()},r={begin(){n(),t(e)},like(o,a){e={...e,[o]:a},bt(kt,JSON.stringify(e)),n(),t(e)},show(){for(let o of mt(i,"[da\
ta-setting]")){let a=e[o.dataset.setting??""]===o.dataset.value;o instanceof HTMLInputElement?o.checked=a:o.ariaPressed!==
String(a)&&(o.ariaPressed=String(a))}}};return s.addEventListener("change",n),r}function $t(i){let t=P(i,".vfw-look");!t||t.dataset.size||Lt(t,()=>{}).begin()}function w(i,t,e){return Math.max(t,Math.min(i,e))}function L(i,t,e,s,n){let r=(f,g)=>`a${n},${n} 0 0 1 ${f*n},${g*n}`,[
o,a]=[e-2*n,s-2*n],[h,c]=[`h${o}${r(1,1)}`,`v${a}${r(-1,1)}`],[d,m]=[`h${-o}${r(-1,-1)}`,`v${-a}${r(1,-1)}`];return`M${i+
n},${t}${h}${c}${d}${m}Z`}function $(i,t){let e=Math.min(i.right,t.right)-Math.max(i.left,t.left),s=Math.min(i.bottom,t.
bottom)-Math.max(i.top,t.top);return Math.max(e,0)*Math.max(s,0)}function St(i){let[t,e]=[Math.min(...i.map(r=>r.left)),
Math.min(...i.map(r=>r.top))],[s,n]=[Math.max(...i.map(r=>r.right)),Math.max(...i.map(r=>r.bottom))];return{left:t,top:e,
right:s,bottom:n,width:s-t,height:n-e}}function A({x:i,y:t},e,s){return{left:i,top:t,right:i+e,bottom:t+s,width:e,height:s}}
function C(i,t){let[e,s]=[i.getBoundingClientRect(),t.getBoundingClientRect()],n=et(i),r={x:(s.x-e.x)/n,y:(s.y-e.y)/n};return A(
r,s.width/n,s.height/n)}function et(i){return i.getBoundingClientRect().width/i.offsetWidth||1}var Et={yes:["check",""],no:["cross",""]},H=class{constructor(t){this.scene=t,this.frames=t.frames,this.states=Object.keys(
t.runs),this.length=t.frames.length,this.indexes=new Map(t.frames.map(({key:e},s)=>[e,s]))}aspect(t,e){let s=this.scene.
runs[t].findLast(([n])=>n<=e);if(!s)throw new RangeError(`${t} has no aspect in frame ${e}`);return this.scene.aspects[s[1]]}eventsOf(t,e){
return(this.frames[e].events??[]).filter(({states:s})=>s?.includes(t))}face(t,e){let[{fill:s,mark:n,says:r,notes:o=[]},a]=[
this.aspect(t,e),this.eventsOf(t,e)],h=a.flatMap(({kind:c})=>c in Et?[Et[c]]:[]);return{fill:s,says:r,signs:[],changed:a.
length>0,marks:[...n?[n]:[],...h],notes:[...a.map(({text:c})=>/[.!?]$/.test(c)?c:`${c}.`),...o]}}nextEventful(t,e){let s=t+
e;for(;s>0&&s<this.length-1&&!this.frames[s].isEventful;)s+=e;return w(s,0,this.length-1)}lastTold(t){for(;t>0&&!this.frames[t].
story;)t-=1;return this.frames[t]}};function st(i){return i.closest(".jp-NotebookPanel")!==null}function Ot(i){let[,t="",e=""]=/^#([a-z]+)(?:-(.+))?$/.exec(i)??[];return{view:t,at:e}}function Mt(i,t){history.replaceState(
history.state,"",t?`#${i}-${t}`:`#${i}`)}function Tt(i,t,e){let s=(o,a)=>o.orders?.[a]??o.name,n=(o,a)=>o.localeCompare(a,"en",{numeric:!0}),r=e?-1:1;return[...i].
sort((o,a)=>{let[h,c]=[s(o,t),s(a,t)];return(!h||!c?+!h-+!c:r*n(h,c))||n(s(o,0),s(a,0))})}var R=class{column=0;isDescending=!1;constructor(t,e){this.caption=l("caption",{}),this.headings=t.map((r,o)=>{let a=l("\
button",{type:"button"},r);return a.addEventListener("click",()=>this.sort(o,o===this.column&&!this.isDescending)),l("th",
{role:"columnheader",scope:"col"},a)}),this.rows=e.map(r=>Le(r,t.slice(1))),this.body=l("tbody",{role:"rowgroup"});let s=l(
"thead",{role:"rowgroup"},l("tr",{role:"row"},...this.headings)),n=l("table",{role:"table"},this.caption,s,this.body);this.
element=l("div",{class:"vfw-table-view",role:"region",tabindex:"0",...E},n),this.sort(0,!1)}fill(t,e){this.caption.textContent=
t,p(this.element,{"aria-label":t});for(let s of this.rows){let{cells:n,orders:r}=e(s.given);n.forEach((o,a)=>{s.cells[a].
textContent!==o&&(s.cells[a].textContent=o)}),s.orders=[s.given.order??s.name,...n.map((o,a)=>r[a]||o)]}this.arrange()}sort(t,e){
this.column=t,this.isDescending=e;let s=e?"descending":"ascending";this.headings.forEach((n,r)=>p(n,{"aria-sort":r===t?s:
null})),this.arrange()}arrange(){Tt(this.rows,this.column,this.isDescending).forEach((t,e)=>{let s=this.body.children[e];
s!==t.element&&this.body.insertBefore(t.element,s??null)})}};function Le(i,t){let{name:e,address:s}=i,n=s?l("a",{href:s},
e):e,r=t.map(a=>l("td",{role:"cell","data-column":a})),o=l("tr",{role:"row"},l("th",{role:"rowheader",scope:"row"},n),...r);
return{given:i,name:e,cells:r,element:o,orders:void 0}}function At(i,t){let e=t*1.28,s=e*i.marks,[n,{x:r,y:o}]=$e(i,t,e,s),[a,h]=[(s||2*e)+t/2.5,e+t/2.5],c=Array.from({length:i.
marks},(m,f)=>({x:r+e*(f-(i.marks-1)/2),y:o})),d=[r-a/2,o-h/2,a,h,h/2];return{labelAt:n,marksAt:c,mark:e,ring:d}}function $e({
marks:i,signs:t,hasCode:e,isInRow:s},n,r,o){let a={x:0,y:0};if(!e)return[{x:o/2,y:-r/2},a];if(!i)return[a,a];if(!s)return[
{x:0,y:-r/2},{x:0,y:n/2+1}];let h=n*(1.35+.9*t),c=(h+o+n/4)/2;return[{x:h/2-c,y:0},{x:c-o/2,y:0}]}var Ct={check:"M-.5,0L-.1,.4L.5,-.4",cross:"M-.4,-.4L.4,.4M.4,-.4L-.4,.4"},It={purple:"M-.34,.96V.74A.34,.3 0 0 1 .34,.7\
4V.96ZM-.21,.21A.21,.21 0 0 1 .21,.21A.21,.21 0 0 1 -.21,.21Z",yellow:"M-.46,.96L-.13,.5H.13L.46,.96ZM0,-.04L.27,.22L0,.\
48L-.27,.22Z",red:"M-.34,.96V.48H.34V.96ZM-.2,.02H.2V.4H-.2Z"};function Nt(i,{marks:t,signs:e,changed:s},n,r,o){let a=(o?
i.key:"")+e.join(""),h=!!(i.broad||i.callout),{labelAt:c,marksAt:d,mark:m,ring:f}=At({marks:t.length,signs:e.length,hasCode:o,
isInRow:h},r),g=u("path",{class:"vfw-changed",d:L(...f)}),y=t.map(([M,I],T)=>_(M,I,d[T].x,d[T].y,m)),b=j(a,c.x,c.y,r,"vf\
w-code"),x=n?[Ht(n,r,o,0,-1.2*r)]:[];return[...s&&(a||t.length)?[g]:[],...y,b,...x]}function Pt(i,{at:t,line:e,edge:s,target:n},{
letters:r}){i.at=t,i.boxEdge=s,i.boxFace=u("path",{class:"vfw-callout-box",d:s});let{x:o,y:a}=i.centre;i.box?.replaceChildren(
u("path",{class:"vfw-callout-glow",d:e}),u("path",{class:"vfw-callout-line",d:e}),u("circle",{class:"vfw-callout-dot",cx:o,
cy:a,r:r/6}),i.boxFace,u("rect",{class:"vfw-target",...n}))}function zt(i,t,e,s,n,{letters:r,withCodes:o}){let{middle:a,
firstLine:h,line:c,firstPerson:d,person:m}=t;i.signEdge=L(t.left,t.top,t.width,t.height,8),i.button.replaceChildren(u("p\
ath",{class:"vfw-sign-box",d:i.signEdge}),...e.map((f,g)=>j(f,a,h+c*g,r,"vfw-region-name")),...s.map((f,g)=>Rt(f,d.x+m*g,
d.y,m)),...n?[Ht(n,r,o,a,t.top+r/2)]:[])}function _(i,t,e,s,n){let r=n/2-1;return u("g",{class:"vfw-mark","data-shape":i,
transform:`translate(${e},${s})`},u("path",{class:"vfw-mark-shape",d:Se(i,r)}),i in Ct?u("path",{class:"vfw-mark-sign",d:Ct[i],
transform:`scale(${r})`}):j(t,0,0,n*(t.length>1?.64:.8),"vfw-count"))}function Ht(i,t,e,s,n){let r=Math.max(t*.85,10),[o,
a]=[r*(e?3.4:1.4)/2,r*.4],[h,c]=[n-r*1.8,n-a],d=`M${s-o},${h}H${s+o}V${c}H${s+a}L${s},${n}L${s-a},${c}H${s-o}Z`,m=j(e?`H\
int ${i}`:`${i}`,s,(h+c)/2,r,"vfw-hint-words");return u("g",{class:"vfw-hint-flag"},u("path",{d}),m)}function Se(i,t){return i===
"diamond"?`M0,${-1.2*t}L${1.2*t},0L0,${1.2*t}L${-1.2*t},0Z`:i==="square"?L(-.92*t,-.92*t,1.84*t,1.84*t,2):L(-t,-t,2*t,2*
t,t)}function Rt(i,t,e,s){let n=`translate(${t},${e}) scale(${s})`;return u("path",{class:"vfw-person","data-colour":i,d:It[i],
transform:n})}function j(i,t,e,s,n){return u("text",{class:n,x:t,y:e,"font-size":s},i)}function it(i,t,e){return _t(-e/2,
e,_(i,t,0,0,e-1))}function Ee(i,t){return _t(0,t,Rt(i,0,0,t))}function _t(i,t,e){let s=`${-t/2} ${i} ${t} ${t}`;return u(
"svg",{viewBox:s,width:t,height:t,"aria-hidden":"true"},e)}function jt(i){return u("pattern",{id:i,...{width:12,height:12,
patternUnits:"userSpaceOnUse",patternTransform:"rotate(45)"}},u("rect",{class:"vfw-stripe-yellow",width:12,height:12}),u(
"rect",{class:"vfw-stripe-purple",width:6,height:12}))}function Dt(){let i=l("span",{class:"vfw-legend-edge"}),t=s=>it(s,
"",16),e=Object.keys(It).map(s=>Ee(s,18));return l("div",{class:"vfw-legend",role:"group","aria-label":"Legend"},l("span",
{},t("disc"),"purple"),l("span",{},t("diamond"),"yellow"),l("span",{},t("square"),"red"),l("span",{},...e,"campaigners"),
l("span",{},"★ State card"),l("span",{},"✓ ✕ will vote"),l("span",{},"+1 fourth cube"),l("span",{},i,"you may choo\
se it"))}var D=class{constructor({legend:t,marks:e,sampleMarks:s}){this.rows=t.map(([o,a])=>{let[h,c]=[l("b",{}),l("small",{})],d=l(
"span",{class:"vfw-swatch","aria-hidden":"true"},Oe(o,s[o]));return{fill:o,count:h,more:c,element:l("li",{},d,l("span",{},
a),h,c)}});let n=e.map(([o,a])=>{let h=l("span",{class:"vfw-swatch","aria-hidden":"true"},...o.map(Me));return l("li",{},
h,l("span",{},a))}),r=this.rows.map(({element:o})=>o);this.element=l("ul",{"aria-label":"Legend"},...r,...n)}paint({counts:t}){
for(let{fill:e,count:s,more:n,element:r}of this.rows){let[o,a]=t[e]??[0,0];r.toggleAttribute("data-none",!o&&!a),s.textContent=
String(o),n.textContent=a?`+ ${a} ${a>1?"territories":"territory"}`:""}}};function Oe(i,t){let e=t?[_(...t,16,11,17)]:[];
return Ft("vfw-sample",{"data-fill":i},...e)}function Me(i){return i==="territory"?Ft("vfw-sample vfw-sample-territory",
{}):it(i,"",20)}function Ft(i,t,...e){let s=u("rect",{x:.75,y:.75,width:30.5,height:20.5,rx:4,class:i,...t});return u("s\
vg",{viewBox:"0 0 32 22",width:32,height:22},s,...e)}function Te(i,t,e){if(!i||!t)return!1;let s=t.at-i.at<500,n=Math.hypot(t.x-i.x,t.y-i.y)<=8;return s&&n&&t.at-e<200}function Bt(i){
let[t,e]=[null,null],s=({detail:n,clientX:r,clientY:o})=>{n>0&&([t,e]=[e,{at:performance.now(),x:r,y:o}])};return document.
addEventListener("click",s,{capture:!0,signal:i}),({detail:n},r)=>n>0&&Te(t,e,r)}var Ae={states:[],regions:[],campaigners:{}},F=class{scene=Ae;isAnswered=!1;askedAt=-1/0;constructor(t,e,s){this.model=t,
this.send=e,this.tell=s}hear(){let t=this.model.get("scene");t.showing!==this.scene.showing&&(this.isAnswered=!1);let e=t.
question!==this.scene.question;return e&&(this.askedAt=performance.now()),this.scene=t,e}isLegal(t){return(t.sign?this.scene.
regions:this.scene.states).includes(t.key)}hintFor(t){return this.scene.hinted?.[t.key]??0}replyFor(t){if(this.isLegal(t))
return t.key;let{region:e}=t;return e!==void 0&&this.scene.regions.includes(e)?e:null}choose(t){let e=this.replyFor(t);if(e)
this.isAnswered||(this.isAnswered=!0,this.send?.({pick:e,question:this.scene.question}));else{let s=this.scene.states.length+
this.scene.regions.length>0;this.tell(s?`${t.name} cannot be chosen now.`:"The map has no question now.")}return!!e}};var Ce=24,Ut=44,Wt=.11,Ie=640,Ne=1/8;function B(i,t){let e=Math.min(1,i/900);return{left:4+16*e,right:20+42*e,top:4+40*e,
bottom:4+12*e+t}}function nt({west:i,east:t,south:e,north:s},{width:n,height:r},{left:o,right:a,top:h,bottom:c}){return Math.
min((n-o-a)/(t-i),(r-h-c)/(s-e))}function Kt({west:i,east:t,south:e,north:s},{left:n,right:r,top:o,bottom:a},h){return[(s+
e)/2+(o-a)/2/h,(t+i)/2+(r-n)/2/h]}function Zt(i,t){let e=t.height-i.height;return t.width===i.width&&t.inWindow===i.inWindow&&
e>=0&&e<=i.height*Ne}function qt(i,t){let e=i<=Wt;return{isSmall:e,hasLegend:!e&&t>=Ie}}function ot(i){let t=i>Wt,e=t?w(
100*i,15,20):w(150*i,9,13);return{withCodes:t,letters:e,least:t?Ut:Ce}}function Vt([i,t],e,{letters:s,least:n},r){let o=w(
t.y-i.y,n,Ut*1.2),[a,h]=[s*5.8,o*e],c=r.bottom-h-s*4-12,d=w(i.y-o/2,r.y+2,Math.max(c,r.y+2));return{...{left:i.x-a/2-4,right:i.
x+a/2,bottom:d+h},x:i.x,top:d,width:a,step:o}}function Gt(i,t,{x:e,top:s,width:n,step:r}){let o={x:e,y:s+(t+.5)*r},[a,h]=[
o.x-n/2,r-w(r/8,2,6)];return{at:o,line:`M${i.x},${i.y}L${a},${o.y}`,edge:L(a,o.y-h/2,n,h,h/6),target:{x:a-4,y:o.y-r/2,width:n+
8,height:r}}}var Pe=4;function Jt(i,t){return i.replace(/M([^Mz]+)z/g,(e,s)=>{let n=s.split("L").map(r=>r.split(" ").map(Number));return`\
M${ze(n,t).map(r=>r.join(" ")).join("L")}z`})}function ze(i,t){if(i.length<Pe)return i;let[e]=i,s=Yt(i,([o,a])=>Math.hypot(
o-e[0],a-e[1])).index,[n,r]=[i.slice(0,s+1),[...i.slice(s),e]];return[...U(n,t),...U(r,t).slice(1,-1)]}function U(i,t){let[
e,s]=[i[0],i[i.length-1]],{index:n,distance:r}=Yt(i,h=>He(e,s,h));if(r<=t)return[e,s];let[o,a]=[i.slice(0,n+1),i.slice(n)];
return[...U(o,t).slice(0,-1),...U(a,t)]}function Yt(i,t){let e=i.map(t),s=Math.max(...e);return{distance:s,index:e.indexOf(
s)}}function He([i,t],[e,s],[n,r]){let[o,a]=[e-i,s-t],h=o**2+a**2,c=h?((n-i)*o+(r-t)*a)/h:0,d=w(c,0,1);return Math.hypot(
n-i-d*o,r-t-d*a)}var Re={legal:["outer","middle"],hover:["outer","middle"],focus:["outer","middle","inner"]},_e=.75,W=class{constructor(t,e){
this.id=`vfw-map-${Math.random().toString(36).slice(2)}`;let s=tt(t),n=s.map(f=>f.getBounds()).reduce((f,g)=>f.extend(g)),
r=s.map(({feature:f})=>f.properties.callout?.[0]??-1/0),[o,a,h]=[n.getSouth(),n.getNorth(),n.getWest()];this.land={south:o,
north:a,west:h,east:Math.max(...r)},this.isAbove=f=>f>n.getCenter().lat,this.svg=s[0]._path.ownerSVGElement,p(this.svg,{
role:"group","aria-label":"Map of the states. Arrow keys go from state to state."});let c=jt(`${this.id}-stripes`);this.
svg.prepend(c),this.svg.style.setProperty("--vfw-stripes",`url(#${this.id}-stripes)`);let d=f=>this.svg.appendChild(u("g",
{class:`vfw-${f}`}));this.callouts=d("callouts");let m=d("edges");this.tags=d("tags"),this.signs=d("signs"),this.added=[
c,this.callouts,m,this.tags,this.signs],this.told=e.appendChild(l("div",{hidden:""})),this.places=s.map(({feature:f,_path:g})=>this.
dress({key:f.id,...f.properties},g)),this.edges=new Map(Object.entries(Re).map(([f,g])=>[f,je(m,f,g,this.places)]))}dress(t,e){
let s={x:0,y:0},n=t.sign?this.signs.appendChild(u("g",{class:"vfw-sign"})):e;p(n,{"data-key":t.key,tabindex:"-1"});let r={
...t,outline:e,button:n,says:t.name,notes:[],at:s,centre:s};if(!t.region)return r;r.tag=this.tags.appendChild(u("g",{class:"\
vfw-tag","aria-hidden":"true"}));let o={class:"vfw-callout","aria-hidden":"true","data-key":t.key};return t.callout&&(r.
box=this.callouts.appendChild(u("g",o))),r}drawChoices(t,e){this.svg.classList.toggle("vfw-map-all-legal",t.length===e),
this.drawEdge("legal",t)}drawEdge(t,e){for(let{place:s,path:n}of this.edges.get(t)??[])p(n,{d:e.includes(s)?De(s):null})}note(t,e,s){
let n=`${this.id}-${t.key}`;t.notes=ft(e,s),t.told??=this.told.appendChild(l("p",{id:n})),t.told.textContent=t.notes.join(
" "),p(t.outline,{"aria-describedby":t.notes.length?n:null})}remove(){for(let t of this.added)t.remove()}};function je(i,t,e,s){
let n=i.appendChild(u("g",{class:`vfw-edge-${t}`}));return e.flatMap(r=>{let o=s.map(a=>({place:a,path:u("path",{})}));return n.
appendChild(u("g",{class:`vfw-edge-${r}`},...o.map(({path:a})=>a))),o})}function De(i){let t=i.outline.getAttribute("d")??
"";return i.edge?.outline!==t&&(i.edge={outline:t,path:Jt(t,_e)}),`${i.edge.path}${i.boxEdge??i.signEdge??""}`}var K=6;function Xt(i,t,e,s,n){let r=[...Qt(t,i),...Qt(e,i)].map(({x:o,y:a})=>{let h={x:w(o,0,s.width-i.width),y:w(a,0,s.
height-i.height)};return A(h,i.width,i.height)});return n&&r.unshift(r[2]),r.sort((o,a)=>$(o,e)-$(a,e)||$(o,t)-$(a,t))[0]}
function Qt({left:i,right:t,top:e,bottom:s},{width:n,height:r}){let[o,a]=[(i+t-n)/2,(e+s-r)/2];return[{x:o,y:e-r-K},{x:o,
y:s+K},{x:i-n-K,y:a},{x:t+K,y:a}]}function te({key:i,name:t,sign:e},s=0){let{voila:n,baseUrl:r=""}=document.body.dataset;if(e||!n||document.querySelector(
".vfw-kiosk"))return[];let o=`${r.replace(/voila\/$/,"")}states/${i}`,a=l("a",{href:o,target:"_blank",rel:"noopener",tabindex:s,
class:"vfw-to-history"},"In history");return a.append(l("span",{"aria-hidden":"true"}," ↗")),[p(a,{"aria-label":`About\
 ${t} in history, opens in a new tab`})]}var Fe=250,Be=150,Z=class{place=null;link=null;#t;constructor(t){this.box=l("div",{class:"vfw-state-sheet",role:"group",
hidden:""}),this.room=l("div",{class:"vfw-sheet-room"},this.box),t.prepend(this.room);let e={type:"button",class:"vfw-sh\
eet-close",tabindex:-1,"aria-label":"Close"};this.closer=l("button",e,"✕")}openSoon(t,e){clearTimeout(this.#t);let s=t??
e;this.#t=setTimeout(()=>s?this.open(s):this.close(),t?Fe:Be)}open(t){clearTimeout(this.#t),this.place=t;let[e,s]=ut(t),
n=l("p",{},l("b",{},e),s,...t.page?[]:te(t,-1)),r=t.notes.map(a=>l("p",{class:"vfw-note"},a));this.link=t.page?l("a",{href:t.
page,tabindex:-1},`The page of ${t.name} ›`):null;let o=this.link?[l("p",{class:"vfw-note"},this.link)]:[];this.box.replaceChildren(
this.closer,n,...r,...o),p(this.box,{"aria-label":`About ${t.name}`}),this.box.hidden=!1,this.box.scrollTop=0,this.follow()}keep(){
clearTimeout(this.#t)}close(){this.box.contains(document.activeElement)&&this.place?.button.focus({preventScroll:!0}),clearTimeout(
this.#t),this.place=null,this.box.hidden=!0}follow(){if(!this.place)return;let{button:t,box:e,tag:s}=this.place,n=C(this.
room,(e&&k(e,".vfw-target"))??t),r={width:this.box.offsetWidth,height:this.box.offsetHeight},o={width:this.room.offsetWidth,
height:this.room.offsetHeight},a=this.box.scrollHeight>this.box.clientHeight,{left:h,top:c}=Xt(r,n,C(this.room,s??t),o,e!==
void 0);Object.assign(this.box.style,{left:`${h}px`,top:`${c}px`}),p(this.box,{tabindex:a?0:null})}};function ee({at:i,isAbove:t,lines:e,people:s},{letters:n,least:r},o,a){let[h,c]=[n*1.2,n*1.5],m={width:Math.max(...e.map(
N=>N.length))*n*.7+n,height:h*e.length},[f,g]=[m.width,m.height+(s?c+3:0)],y=Math.max(g+6,r),b=Math.max(i.x-f/2,a.x+2),x=Math.
max(i.y-(t?y:0),a.y+2),M=!1;if(b+f>o.left&&t)b=o.left-f;else if(b+f>o.left){let N=o.bottom+2+y<=a.bottom,pe=o.right+f<=a.
right;!N&&pe?[b,x]=[o.right,o.bottom-y]:(M=!N,M&&([f,g]=[m.width+c*s,m.height]),y=Math.max(g+6,r),b=Math.min(o.right-m.width,
a.right-f-2),x=Math.min(o.bottom+2,a.bottom-y))}let[I,T]=[b+m.width/2,x+(y-g)/2],fe=M?{x:b+m.width+c/2,y:x+(y-c)/2}:{x:I-
c*(s-1)/2,y:T+m.height+3};return{left:b,top:x,width:f,height:y,middle:I,line:h,firstLine:T+h/2,person:c,firstPerson:fe}}var rt={ArrowRight:[1,0],ArrowLeft:[-1,0],ArrowUp:[0,-1],ArrowDown:[0,1]};function ie(i){return i in rt||i==="Home"||i===
"End"||/^\p{L}$/u.test(i)}function ne(i,t,e,s){return i==="Home"?s[0]:i==="End"?s.at(-1):i in rt?se(t,i,e,.5)??se(t,i,s,
.3):Ue(i,t,s)}function se(i,t,e,s){let[n,r]=rt[t];return e.map(a=>{let[h,c]=[a.centre.x-i.centre.x,a.centre.y-i.centre.y],
d=Math.hypot(h,c),m=(h*n+c*r)/d;return{place:a,straight:m,cost:d/m**2}}).filter(({straight:a})=>a>s).sort((a,h)=>a.cost-
h.cost)[0]?.place}function oe(i,t){let e=({centre:s})=>Math.hypot(s.x-i.centre.x,s.y-i.centre.y);return[...t].sort((s,n)=>e(
s)-e(n))[0]}function Ue(i,t,e){let s=e.indexOf(t)+1;return[...e.slice(s),...e.slice(0,s)].find(r=>r.name.toLowerCase().startsWith(
i.toLowerCase()))}var We=5,Ke=50,q=class{isLarge=!1;isLegendOpen=!1;hasTools=!1;#t=0;#e=null;#s=!1;constructor(t,e,s,{legend:n,resized:r,tell:o}){
this.el=t,this.places=s,this.legend=n,this.resized=r,this.tell=o,this.box=e.closest(".vfw-map"),this.view=e.closest(".vf\
w-map-window"),this.size=l("button",{type:"button"},"Larger map"),this.next=l("button",{type:"button"},"Next region"),this.
key=l("button",{type:"button"},"Legend"),this.key.hidden=!n,this.tools=l("div",{class:"vfw-map-tools"},this.size,this.next,
this.key),t.append(...n?[n]:[],this.tools)}listen(t){let e=v(t);e(this.size,"click",()=>this.enlarge(!this.isLarge)),e(this.
next,"click",()=>this.goOn()),e(this.key,"click",()=>this.showLegend(!this.isLegendOpen)),e(this.el,"keydown",s=>s.key===
"Escape"&&this.showLegend(!1)),e(this.view,"pointerdown",s=>this.startDrag(s)),e(this.view,"pointermove",s=>this.drag(s));
for(let s of["pointerup","pointercancel"])e(document,s,()=>this.#e=null);e(this.view,"click",s=>this.#s&&s.stopPropagation(),
{capture:!0}),t.addEventListener("abort",()=>this.box.classList.remove("vfw-map-with-tools","vfw-map-large"))}fit(t,e){this.
hasTools=t||this.legend!==null&&!e,this.isLarge&&=t,this.box.classList.toggle("vfw-map-with-tools",this.hasTools),this.box.
classList.toggle("vfw-map-large",this.isLarge),this.box.dispatchEvent(new CustomEvent("vfw-map-sized",{bubbles:!0})),this.
size.textContent=this.isLarge?"Whole map":"Larger map",this.size.hidden=!t,this.next.hidden=!this.isLarge,this.showLegend(
this.isLegendOpen&&this.hasTools)}get foot(){return this.hasTools&&!this.isLarge?Ke:0}enlarge(t){this.isLarge=t,this.resized()}showLegend(t){
this.isLegendOpen=t,this.legend?.classList.toggle("vfw-legend-open",t),p(this.key,{"aria-expanded":t})}goOn(){let t=this.
places.filter(s=>s.sign),e=t[this.#t%t.length];this.#t+=1,this.centre(this.around(this.places.filter(s=>s.key===e.key||s.
region===e.key))),this.tell(e.name)}bring(t){if(!this.isLarge||!t.length)return;let e=A({x:0,y:0},this.view.clientWidth,
this.view.clientHeight),s=r=>$(r,e)>=r.width*r.height-1,n=this.around(t);n.width<=e.width&&n.height<=e.height?s(n)||this.
centre(n):t.some(r=>s(this.around([r])))||this.centre(this.around(t.slice(0,1)))}centre({left:t,right:e,top:s,bottom:n}){
let{clientWidth:r,clientHeight:o}=this.view;this.view.scrollBy((t+e-r)/2,(s+n-o)/2)}around(t){let e=t.flatMap(({outline:s,
button:n,box:r})=>[s,n,...r?[r]:[]]);return St(e.map(s=>C(this.view,s)))}startDrag(t){this.#s=!1,this.isLarge&&t.pointerType===
"mouse"&&t.button===0&&(this.#e=t)}drag({clientX:t,clientY:e}){if(!this.#e||(this.#s||=Math.hypot(t-this.#e.clientX,e-this.#e.
clientY)>We,!this.#s))return;let s=et(this.view),[n,r]=[(this.#e.clientX-t)/s,(this.#e.clientY-e)/s];this.view.scrollBy(
{left:n,top:r,behavior:"instant"}),this.#e={clientX:t,clientY:e}}};var Ze=["mousedown","mousemove","mouseup","mouseover","mouseout","dblclick","contextmenu"],V=class{hovered=null;shown=null;focused=null;tabStop=null;isTouched=!1;scale=0;size={
width:0,height:0,inWindow:0};corner={x:0,y:0};sizes=ot(0);column={left:0,right:0,bottom:0};constructor(t,e,s,n,r=null){this.
model=t,this.el=e,this.leaflet=s,this.container=s.getContainer(),this.asking=new F(t,r&&(o=>r.send(o)),o=>this.say(o)),this.
isLateHalf=Bt(n),this.layers=new W(s,e),this.states=this.layers.places.filter(o=>o.region),this.regions=this.layers.places.
filter(o=>o.sign),this.places=new Map([...this.states,...this.regions].map(o=>[o.key,o])),p(this.container,E),this.adopt(),
this.window=new q(e,this.container,[...this.places.values()],{legend:this.legend(),tell:o=>this.say(o),resized:()=>{this.
fit(),this.window.bring(this.choices())}}),this.sheet=new Z(e),this.listen(n),this.fit()}adopt(){}legend(){return Dt()}listen(t){
let e=v(t),s=(h,c,d)=>e(h,c,d,{capture:!0}),n=h=>c=>{c.pointerType==="mouse"&&h(c)};for(let h of Ze)s(this.container,h,c=>c.
stopPropagation());s(this.container,"click",h=>this.click(h)),s(this.container,"keydown",h=>this.key(h)),s(this.container,
"pointerdown",h=>this.isTouched=h.pointerType!=="mouse"),s(this.container,"pointerover",n(({target:h})=>this.hover(this.
placeOf(h)))),s(this.container,"pointerleave",n(({target:h})=>h===this.container&&this.hover(null))),s(this.container,"f\
ocusin",({target:h})=>this.focusOn(this.placeOf(h)));for(let h of[this.container,this.sheet.box])s(h,"focusout",({relatedTarget:c})=>this.
sheet.box.contains(c)||this.focusOn(null));s(this.sheet.closer,"click",()=>this.closeSheet()),s(this.sheet.box,"pointere\
nter",()=>this.sheet.keep()),s(this.sheet.box,"pointerleave",n(()=>this.hover(null))),s(this.window.view,"scroll",()=>this.
sheet.follow()),s(this.window.box,"vfw-show-place",h=>{this.show(this.places.get(h.detail?.key)??null)&&h.preventDefault()});
let r=h=>this.sheet.box.contains(h);s(document,"pointerdown",({target:h})=>r(h)||this.show(null)),s(document,"keydown",({
key:h,target:c})=>{h!=="Escape"?r(c)||this.show(null):r(c)?this.sheet.place?.button.focus({preventScroll:!0}):this.container.
contains(c)||this.closeSheet()}),this.window.listen(t);let o=()=>this.paint();this.model.on("change",o);let a=new ResizeObserver(
()=>Zt(this.size,this.sizeNow())||this.fit());a.observe(this.container),a.observe(this.el),t.addEventListener("abort",()=>{
this.model.off("change",o),a.disconnect(),this.sheet.close(),this.layers.remove()})}fit(){let t={width:this.el.clientWidth,
height:this.el.clientHeight};if(!t.width||!t.height)return;let{land:e}=this.layers,{isSmall:s,hasLegend:n}=qt(nt(e,t,this.
margins(t.width,0)),t.width);this.window.fit(s,n),this.size=this.sizeNow();let r=this.margins(this.size.width,this.window.
foot);this.scale=nt(e,this.size,r),this.leaflet.invalidateSize({animate:!1,pan:!1}),this.leaflet.setView(Kt(e,r,this.scale),
Math.log2(this.scale),{animate:!1}),this.sizes=ot(this.scale),this.layers.svg.classList.toggle("vfw-map-small",!this.sizes.
withCodes),this.placeAll(),this.paint(),this.sheet.follow()}sizeNow(){let{clientWidth:t,clientHeight:e}=this.container;return{
width:t,height:e,inWindow:innerHeight}}margins(t,e){return B(t,e)}get box(){let{x:t,y:e}=this.corner;return{x:t,y:e,right:t+
this.size.width,bottom:e+this.size.height}}placeAll(){this.corner=this.leaflet.containerPointToLayerPoint([0,0]);let t=([
o,a])=>this.leaflet.latLngToLayerPoint([a,o]);for(let o of this.places.values()){let a=o.sign??o.label;a&&(o.at=o.centre=
t(a))}let e=this.states.flatMap(o=>o.callout?[{place:o,stands:o.callout}]:[]);e.sort((o,a)=>a.stands[1]-o.stands[1]);let[
s,n]=e.map(({stands:o})=>t(o)),r=Vt([s,n],e.length,this.sizes,this.box);this.column=r,e.forEach(({place:o},a)=>Pt(o,Gt(o.
centre,a,r),this.sizes))}paint(){if(!this.scale)return;let t=this.asking.hear();for(let n of this.states)this.paintState(
n);for(let n of this.regions)this.paintSign(n);for(let n of this.places.values()){let[r,o]=[this.isReachable(n),this.isChoice(
n)];for(let a of[n.button,n.box])a?.toggleAttribute("data-choice",o);p(n.button,{role:r?"button":"img","aria-label":n.says}),
p(n.button,{"aria-disabled":r?!o:null})}let e=gt(),s=e&&this.layers.svg.contains(e)?this.placeOf(e):null;t&&this.window.
bring(this.choices()),s?t&&!this.asking.replyFor(s)&&queueMicrotask(()=>this.focusNear(s)):this.setTabStop(this.choices()[0]),
this.paintEdges()}paintState(t){let e=this.model.get(t.key);t.says=e.says||t.name;let s=[t.outline,t.tag,t.boxFace];for(let a of s)
a&&p(a,{"data-fill":e.fill});t.tag&&p(t.tag,{transform:`translate(${t.at.x},${t.at.y})`});let n=this.asking.hintFor(t),r=JSON.
stringify([e,n,this.sizes.letters]);if(r===t.drawn)return;t.drawn=r,this.layers.note(t,e.notes,n);let o=this.sizes.withCodes||
t.callout!==void 0;t.tag?.replaceChildren(...Nt(t,e,n,this.sizes.letters,o))}paintSign(t){let e=this.asking.scene.campaigners[t.
key]??[],s=this.asking.hintFor(t);t.says=pt(t.name,e,s);let n=JSON.stringify([e,s,t.at,this.sizes.letters,this.corner,this.
size,this.column]);if(n===t.drawn)return;t.drawn=n;let r=t.name.toUpperCase().split(/(?<=&) /),o=this.layers.isAbove(t.sign?.[1]??
0),a=ee({at:t.at,isAbove:o,lines:r,people:e.length},this.sizes,this.column,this.box);zt(t,a,r,e,s,this.sizes)}paintEdges(){
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
 ")t.repeat||this.press(e);else if(ie(t.key))this.towards(e,t.key)?.button.focus();else return;t.preventDefault(),t.stopPropagation()}}press(t){
this.isTouched=!1,this.choose(t)}towards(t,e){let s=(t.neighbours??[]).flatMap(n=>this.places.get(n)??[]);return ne(e,t,
s,this.reachable())}focusNear(t){let e=this.reachable().filter(s=>this.asking.replyFor(s));oe(t,e)?.button.focus({preventScroll:!0})}focusOn(t){
this.focused=t?.button.matches(":focus-visible")?t:null,t&&this.setTabStop(t),this.focused&&this.window.bring([this.focused]),
this.focused?this.sheet.open(this.focused):this.shown||this.sheet.close(),this.paintEdges()}setTabStop(t){let e=[t,this.
tabStop,this.states[0]].find(s=>s&&this.isReachable(s));!e||e===this.tabStop||(this.tabStop&&p(this.tabStop.button,{tabindex:"\
-1"}),p(e.button,{tabindex:"0"}),this.tabStop=e)}};var qe={showing:1,question:0,states:[],regions:[],campaigners:{}},G=class{#t=new Set;constructor(t){this.faces=t}get(t){
return t==="scene"?qe:this.faces[t]}show(t){this.faces=t;for(let e of this.#t)e()}on(t,e){this.#t.add(e)}off(t,e){this.#t.
delete(e)}},J=class extends V{constructor(t,e,s,n,r){super(t,e,s,r);for(let o of this.states)o.page=n(o.key)}adopt(){this.
landOf=()=>"state",this.lands=["territory","neither"].map(e=>({land:e,shape:u("path",{class:`vfw-land-${e}`})}));let t=u(
"g",{class:"vfw-lands"},...this.lands.map(({shape:e})=>e));this.layers.callouts.before(t),this.layers.added.push(t)}legend(){
return null}margins(t,e){return{...B(t,e),top:10,bottom:10+e}}lie(t){this.landOf=t,this.paintLands()}paintLands(){for(let{
land:t,shape:e}of this.lands??[]){let s=this.states.filter(({key:n})=>this.landOf?.(n)===t);e.setAttribute("d",s.map(({outline:n})=>n.
getAttribute("d")).join(""))}}paint(){super.paint(),this.paintLands();let{box:t,place:e}=this.sheet;e&&!t.contains(document.
activeElement)&&this.sheet.open(e)}isChoice(t){return!t.sign}choose(t){this.show(t)}press(t){this.show(t),this.sheet.link?.
focus()}};var Ve={"vote-places":{size:9,ground:"#fff6d6",shapes:[["circle",{cx:2.5,cy:2.5,r:1.15,fill:"#7d6200"}]]},"vote-some":{size:6,
ground:"#ffe681",shapes:[["circle",{cx:2,cy:2,r:1.3,fill:"#7d6200"}]]},"vote-president":{size:12,turn:45,ground:"#ffd92f",
shapes:[["rect",{width:6,height:12,fill:"#7a55b5"}]]},"vote-amendment":{size:7,ground:"#1b9e9a",shapes:[["rect",{width:7,
height:1.6,fill:"#a5dedb"}]]}},Ge=[["rect",{width:1.1,height:7,fill:"#1d1a22",opacity:.42}],["rect",{x:1.1,width:1.1,height:7,
fill:"#fffdf7",opacity:.6}]];function ae(i,t){let e=Object.entries(Ve).map(([s,{size:n,turn:r=0,ground:o,shapes:a}])=>(i.
style.setProperty(`--vfw-${s}`,`url(#${t}-${s})`),re(`${t}-${s}`,n,r,[["rect",{width:n,height:n,fill:o}],...a])));return e.
push(re(`${t}-territory`,7,-45,Ge)),i.style.setProperty("--vfw-territory",`url(#${t}-territory)`),u("svg",{class:"vfw-pa\
tterns",width:0,height:0,"aria-hidden":"true"},...e)}function re(i,t,e,s){let n={width:t,height:t,patternUnits:"userSpac\
eOnUse",patternTransform:`rotate(${e})`};return u("pattern",{id:i,...n},...s.map(([r,o])=>u(r,o)))}var Y=class{constructor(t,e){this.needed=e,this.cells=Array.from({length:t},()=>l("i",{})),this.bar=l("div",{class:"vfw-\
race-bar",role:"img"},...this.cells),this.number=l("b",{}),this.words=l("span",{});let s=l("div",{class:"vfw-race-mark",
"aria-hidden":"true"},`${e}`);s.style.left=`${100*e/t}%`;let n=l("p",{class:"vfw-race-number"},this.number,this.words);this.
element=l("div",{class:"vfw-race"},n,l("div",{class:"vfw-race-track"},this.bar,s))}paint({counts:t}){let[[e]=[0],[s]=[0]]=[
t.ratified,t.rejected];this.number.textContent=String(e),this.words.textContent=` of ${this.needed} needed · ${s} refus\
ed`;let n=Je(this.cells.length,e,s);this.cells.forEach((o,a)=>o.dataset.fill=n[a]);let r=`${e} of the ${this.needed} sta\
tes needed have ratified, ${s} have refused`;p(this.bar,{"aria-label":r})}};function Je(i,t,e){return Array.from({length:i},
(s,n)=>n<t?"ratified":n>=i-e?"rejected":"open")}var Ye={play:"M7,4.5L19.5,12L7,19.5Z",pause:"M6.5,5h4v14h-4zM13.5,5h4v14h-4z",back:"M16,5L8,12L16,19Z",on:"M8,5L16,12L8,\
19Z",last:"M13,5L6,12L13,19ZM20,5L13,12L20,19Z",next:"M11,5L18,12L11,19ZM4,5L11,12L4,19Z"};function O(i,t){let e=u("svg",
{viewBox:"0 0 24 24","aria-hidden":"true"},u("path",{})),s=l("button",{type:"button"},e);return i==="play"&&p(s,{class:"\
vfw-play"}).append(l("span",{})),at(s,i,t),s}function at(i,t,e){k(i,"path")?.setAttribute("d",Ye[t]);let s=k(i,"span");i.
dataset.does=t,s?s.textContent=e:p(i,{"aria-label":e,title:e})}var ht={least:900,most:4200,letter:13},Qe=["gain","yes","law","ratified"],Xe=["loss","no","rejected"],ts=4,lt={slow:2,normal:1,
fast:.5};function he({isEventful:i,events:t=[],story:e=""},s,n){if(!i&&!s)return n;let r=t.reduce((o,{text:a})=>o+a.length,
0)+e.replace(/<[^>]*>/g,"").length;return Math.min(ht.most,ht.least+ht.letter*r)}function le(i){let t=e=>{let s=Math.min(
ts,i.filter(({kind:n})=>e.includes(n)).length);return s&&3+3*s};return{up:t(Qe),down:t(Xe)}}var ce=28,de=16,es=500,Q=class{index=0;isPlaying=!1;#t;#e;constructor(t,{isStill:e,moved:s,rested:n,signal:r}){this.film=
t,this.isStill=e,this.moved=s,this.rested=n;let{unit:o,name:a}=t.scene;this.buttons={last:O("last","Back to the last cha\
nge"),back:O("back",`One ${o} back`),play:O("play","Play"),on:O("on",`One ${o} on`),next:O("next","On to the next change")};
let h=`vfw-${a}-${Math.random().toString(36).slice(2)}`;this.slider=l("input",{type:"range",min:0,max:t.length-1,step:1,
id:h});let c=Object.keys(lt).map(d=>l("option",{value:d},ue(d)));this.speed=l("select",{},...c),this.speed.value="normal",
this.element=this.draw(l("label",{for:h},ue(o))),this.listen(r)}draw(t){let e=l("div",{class:"vfw-slide"},t,this.ticks(),
this.slider,this.scale()),{last:s,back:n,play:r,on:o,next:a}=this.buttons,h=l("div",{class:"vfw-steps"},s,n,r,o,a),c=l("\
label",{class:"vfw-speed"},"Speed",this.speed),d={class:"vfw-time",role:"group","aria-label":"Time",...E};return l("div",
d,h,e,c)}ticks(){let t=this.film.frames.flatMap(({events:n=[]},r)=>{let o=(c,d)=>u("path",{class:`vfw-tick-${c}`,d:`M${r+
.5},0V${d}`}),{up:a,down:h}=le(n);return[...a?[o("up",-a)]:[],...h?[o("down",h)]:[]]}),s={class:"vfw-ticks",viewBox:`0 ${-de}\
 ${this.film.length} ${2*de}`,preserveAspectRatio:"none","aria-hidden":"true"};return u("svg",s,...t)}scale(){let t=this.
film.scene.scale.map(([e,s])=>{let n=e/(this.film.length-1);return l("span",{style:`left: calc(${ce/2}px + ${n} * (100% \
- ${ce}px))`},s)});return l("div",{class:"vfw-scale","aria-hidden":"true"},...t)}listen(t){let e=v(t),s=n=>()=>this.jump(
n());e(this.slider,"input",s(()=>Number(this.slider.value))),e(this.buttons.last,"click",s(()=>this.film.nextEventful(this.
index,-1))),e(this.buttons.back,"click",s(()=>this.index-1)),e(this.buttons.on,"click",s(()=>this.index+1)),e(this.buttons.
next,"click",s(()=>this.film.nextEventful(this.index,1))),e(this.buttons.play,"click",()=>this.isPlaying?this.pause():this.
play()),e(this.speed,"change",()=>this.isPlaying&&this.wait()),t.addEventListener("abort",()=>{this.stop(),clearTimeout(
this.#e)})}jump(t){this.stop(),this.goTo(t),clearTimeout(this.#e),this.#e=setTimeout(()=>this.rested(this.index),es)}goTo(t){
this.index=w(t,0,this.film.length-1);let{title:e,events:s=[]}=this.film.frames[this.index],n=s.filter(({kind:r})=>r!=="m\
eanwhile").length;this.slider.value=String(this.index),this.slider.style.setProperty("--done",`${100*this.index/(this.film.
length-1)}%`),p(this.slider,{"aria-valuetext":n?`${e}: ${n} change${n>1?"s":""}`:e}),this.moved(this.index)}play(){this.
index===this.film.length-1&&this.goTo(0),this.setPlaying(!0),this.wait()}pause(){this.stop(),this.rested(this.index)}stop(){
clearTimeout(this.#t),this.setPlaying(!1)}setPlaying(t){this.isPlaying=t,at(this.buttons.play,t?"pause":"play",t?"Pause":
"Play")}wait(){let t=he(this.film.frames[this.index],this.isStill(),this.film.scene.beat);clearTimeout(this.#t),this.#t=
setTimeout(()=>this.beat(),t*lt[this.speed.value])}beat(){if(!this.element.checkVisibility())return this.stop();this.goTo(
this.isStill()?this.film.nextEventful(this.index,1):this.index+1),this.index===this.film.length-1?this.pause():this.wait()}};
function ue(i){return i[0].toUpperCase()+i.slice(1)}var ss={ratified:"Ratified: ",meanwhile:"Meanwhile: "},X=class{#t="";map=null;constructor(t,e,s,n,r){this.root=t,this.box=
e,this.film=s,this.pageOf=d=>st(t)?"":n.replace("{state}",d),this.faces=new G(this.facesAt(0)),this.time=new Q(s,{isStill:()=>matchMedia(
"(prefers-reduced-motion: reduce)").matches||t.closest(".vfw-still")!==null,moved:d=>this.paint(d),rested:d=>this.rest(d),
signal:r});let{scene:o,states:a}=s;this.title=l("p",{class:"vfw-film-when"}),this.count=o.needed?new Y(a.length,o.needed):
null,this.events=l("ul",{class:"vfw-events"}),this.story=l("div",{class:"vfw-story"}),this.legend=new D(o);let h=a.map(d=>({
key:d,name:o.names[d],address:this.pageOf(d)}));this.table=new R(["State",...o.columns],h),this.tablePart=S("table",this.
table.element),this.live=l("div",{class:"vfw-live",role:"status"});let c=(d,m=!1)=>l("button",{type:"button","aria-press\
ed":m},d);this.views=[c("Map",!0),c("Table")],this.drawn=this.draw(),r.addEventListener("abort",()=>this.drawn.forEach(d=>d.
remove())),this.listen(r),this.time.goTo(this.indexInAddress()??o.start??0)}draw(){let{scene:t}=this.film,e=`vfw-${Math.
random().toString(36).slice(2)}`,s=ae(this.root,e),n=l("h2",{id:e},t.title),r=l("figcaption",{id:`${e}-caption`});r.innerHTML=
t.caption;let o=l("details",{class:"vfw-film-sources"},l("summary",{},"Sources"));o.insertAdjacentHTML("beforeend",t.sources);
let a=S("head",n,this.title,...this.count?[this.count.element]:[]),h=l("div",{class:"vfw-film-choice",role:"group","aria\
-label":"Show as"},...this.views),c=S("told",S("events",this.events,this.story),S("about",r,o)),[d,m]=[S("legend",this.legend.
element),S("time",this.time.element)];return this.tablePart.hidden=!0,this.box.before(s,a,h),this.box.after(this.tablePart,
m,c,d,this.live),p(this.root,{role:"figure","aria-labelledby":e,"aria-describedby":`${e}-caption`}),[s,a,h,this.tablePart,
m,c,d,this.live]}listen(t){let e=v(t);this.views.forEach(s=>e(s,"click",()=>this.showAs(s))),e(this.root,"vfw-say",({detail:s})=>this.
say(s.text)),e(this.root,"vfw-leave-map",()=>this.time.buttons.play.focus()),e(window,"hashchange",()=>{let s=this.indexInAddress();
s!==null&&this.time.jump(s)})}dress(t,e){let s=this.box.appendChild(l("div",{class:"vfw-map-dressing"}));this.drawn.push(
s),this.map=new J(this.faces,s,t,this.pageOf,e),this.paint(this.time.index)}paint(t){let{film:e}=this,s=e.frames[t];this.
title.textContent=s.title,this.root.dataset.at=s.key,this.faces.show(this.facesAt(t)),this.map?.lie(n=>e.aspect(n,t).land),
this.count?.paint(s),this.legend.paint(s),this.paintEvents(s),this.paintStory(e.lastTold(t),s),this.table.fill(`${e.scene.
title}: at the end of ${s.title}`,({key:n})=>e.aspect(n,t))}facesAt(t){return Object.fromEntries(this.film.states.map(e=>[
e,this.film.face(e,t)]))}paintEvents({events:t=[],title:e}){let s=t.map(({kind:r,text:o,sources:a=[]})=>{let h=a.map(m=>is(
this.film.scene.sourceIds[m-1],m)),c=h.length?[l("sup",{class:"vfw-source"},...h.flatMap(ns))]:[],d=l("span",{},l("span",
{class:"vfw-event-kind"},ss[r]??""),o,...c);return l("li",{"data-kind":r},d)}),n=l("li",{"data-kind":"nothing"},`Nothing\
 on this map changes in ${e}.`);this.events.replaceChildren(...s.length||this.film.scene.tells?s:[n])}paintStory(t,e){let s=`${t.
key} ${e.key}`;!this.film.scene.tells||this.#t===s||(this.#t=s,this.story.innerHTML=t.story??"",this.story.classList.toggle(
"vfw-story-old",t!==e),t!==e&&this.story.prepend(l("p",{class:"vfw-story-when"},`Last heard, ${t.title}`)))}showAs(t){let e=t.
textContent==="Table";for(let s of this.views)s.ariaPressed=String(s===t);this.box.hidden=e,this.tablePart.hidden=!e}say(t){
this.live.textContent=t}rest(t){let{key:e,title:s,events:n=[]}=this.film.frames[t];this.say([`${s}.`,...n.map(({text:r})=>r)].
join(" ")),this.isLinked()&&this.root.checkVisibility()&&Mt(this.film.scene.name,e)}isLinked(){return this.root.closest(
".vfw-atlas")!==null&&!st(this.root)}indexInAddress(){let{view:t,at:e}=Ot(location.hash);return this.isLinked()&&t===this.
film.scene.name?this.film.indexes.get(e)??null:null}};function S(i,...t){return l("div",{class:`vfw-film-${i}`},...t)}function is(i,t){
return l("a",{href:`#${i}`,"aria-label":`Source ${t}`},String(t))}function ns(i,t){return t?[" ",i]:[i]}var Gi=()=>({render:wt(os)});async function os({model:i,el:t},e){let s=await ct(i,i.get("outlines")),n=await z(()=>P(t,"\
.vfw-film"),e),r=n&&await z(()=>k(n,".vfw-map"),e);if(!r)return;$t(n);let o=new X(n,r,new H(i.get("scene")),i.get("state\
_page"),e),a=await z(()=>dt(r,s),e);a&&o.dress(a,e)}export{Gi as default};
