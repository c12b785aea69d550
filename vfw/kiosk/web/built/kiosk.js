(()=>{function J(t){return(n,e,o,r={})=>n.addEventListener(e,o,{signal:t,...r})}function c(t,n,...e){let o=document.createElement(
t);return o.append(...e),U(o,n)}function U(t,n){for(let[e,o]of Object.entries(n))o===null?t.removeAttribute(e):t.getAttribute(e)!==String(o)&&t.setAttribute(
e,String(o));return t}function f(t,n){return t.querySelector(n)}function A(t,n){return[...t.querySelectorAll(n)]}function L(t,n){
return t.closest(n)}function C(){return document.activeElement}function X(t){try{return localStorage.getItem(t)??""}catch{return""}}function Z(t,n){try{return localStorage.setItem(t,n),
!0}catch{return!1}}var V="vfw:likings",Q="vfw-likings",Ct={size:"1",light:"system",motion:"system"},K={...Ct,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},Nt=["keys","stage"],It={help:["none","odds","hints"],sensitivity:["full","maske\
d","described"]};function Rt(t){try{let n=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o=="string"),e=Object.keys(K).every(o=>Nt.
includes(o)||n.some(([r])=>r===o));return Object.fromEntries(e?n.filter(([o,r])=>r!==tt(o)):n)}catch{return{}}}function tt(t){
return K[t]}function et(t,n={}){let e={...K,...n,...t};for(let[o,r]of Object.entries(It))r.includes(e[o])||(e[o]=tt(o));
return e}function q(){return Rt(document.documentElement.dataset.vfwLikings??X(V))}function nt(t,n){let e=JSON.stringify(
{...q(),[t]:n});document.documentElement.dataset.vfwLikings=e,Z(V,e),document.dispatchEvent(new Event(Q))}function ot(t,n){
document.addEventListener(Q,t,{signal:n}),Dt().addEventListener("change",t,{signal:n});let e=({key:o})=>{o===V&&(delete document.
documentElement.dataset.vfwLikings,t())};addEventListener("storage",e,{signal:n})}function Dt(){return matchMedia("(prefers-color-scheme: dark)")}function rt(t,n){for(let e of A(t,"[data-setting]")){let o=n[e.
dataset.setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=o:e.ariaPressed!==String(o)&&(e.ariaPressed=
String(o))}}var $t=[["size","2","1","Larger letters"],["light","dark","light","Dark"],["motion","still","system","Hold still"]];function j(t,n){
let e=c("button",{type:"button"},"Start over");e.hidden=!n,e.addEventListener("click",()=>n?.());let o=$t.map(([i,p,m,g])=>{
let l=c("button",{type:"button","data-setting":i,"data-value":p},g);return l.addEventListener("click",()=>nt(i,l.ariaPressed===
"true"?m:p)),l}),r=c("a",{href:t},"All doors"),s=c("nav",{class:"vfw-kiosk-bar","aria-label":"This screen"},e,r,...o),a=()=>rt(
s,et(q()));a(),ot(a),document.body.append(s)}function x(t,n,e,o){f(document,"dialog.vfw-kiosk-question")?.remove();let r=c(
"h2",{id:"vfw-kiosk-question"},n),s=c("p",{id:"vfw-kiosk-text"},e),a={"aria-labelledby":"vfw-kiosk-question","aria-descr\
ibedby":"vfw-kiosk-text"},i=c("dialog",{class:`vfw-kiosk-question ${t}`,...a},r,s);for(let[p,m]of o){let g=c("button",{type:"\
button"},p);g.addEventListener("click",()=>{i.remove(),m()}),i.append(g)}return i.addEventListener("cancel",p=>{p.preventDefault(),
i.remove(),o.at(-1)?.[1]()}),document.body.append(i),i.showModal(),i}var z;function N(t){t>=100&&!z||(z??=Pt(),z.style.opacity=String(1-t/100))}function Pt(){let t=c("div",{class:"vfw-kiosk\
-dimmed",popover:"manual","aria-hidden":"true"});document.body.append(t),t.showPopover();let n=e=>{e.target===t||e.newState!==
"open"||(t.hidePopover(),t.showPopover())};return document.addEventListener("toggle",n,{capture:!0}),t}function I(){for(let t of["localStorage","sessionStorage"])try{window[t].clear()}catch{}for(let t of document.cookie.split(
"; "))document.cookie=`${t.split("=")[0]}=; max-age=0; path=/`}async function R(t,n=""){for(I(),document.documentElement.
classList.add("vfw-forgotten");!await Mt(`${t}alive`,n);)await new Promise(e=>setTimeout(e,1e3));location.replace(t)}async function Mt(t,n){
try{let e=await fetch(t,{cache:"no-store",signal:AbortSignal.timeout(5e3)});return e.ok&&(await e.json()).run!==n}catch{
return!1}}var st={ArrowRight:()=>!0,ArrowLeft:()=>!0,ArrowDown:(t,n)=>t.top>=n.bottom-8,ArrowUp:(t,n)=>t.bottom<=n.top+8};function it(t){
return t in st}function Bt(t){return t==="ArrowRight"||t==="ArrowDown"}function ct(t,n,e){let[o,r]=[n.length,Bt(t)?1:-1];
if(e<0)return o?0:-1;for(let s=e+r;n[s];s+=r)if(st[t](n[s],n[e]))return s;return(e+r+o)%o}var T='a[href], button, summary, select, input, [role="button"], [role="tab"], [tabindex="0"]',Ft=`:disabled, [aria-hidd\
en="true"] *, .skip,
  [type=range], [type=text], [type=search], [type=number], [type=file]`,at="h1, h2, h3, h4, p, li, dt, dd, tr, figcaptio\
n, blockquote",W="svg [data-key][tabindex]",ut="[data-choice]",Ht=".vfw-kiosk-bar",Ut="main a.large",Vt=["dialog:modal",
'[aria-modal="true"]'],Kt='input[type="checkbox"], input[type="radio"]',qt="Arrows move. The round key chooses.";function lt(t){
let n=c("p",{class:"vfw-kiosk-keys",role:"status"});document.body.append(n);let e=!1;t(document,"keydown",o=>{if(o.key===
"Enter"){if(!jt(o))return;e=!0,n.textContent=""}else it(o.key)&&(o.preventDefault(),o.stopPropagation(),e||(n.textContent=
qt),dt(o.key))},{capture:!0}),t(document,"pointerdown",()=>n.textContent="",{capture:!0})}function jt(t){let n=C();if(t.
repeat||!n||n===document.body)return t.preventDefault(),t.stopPropagation(),t.repeat||dt("ArrowRight"),!1;if(n instanceof
HTMLSelectElement){t.preventDefault(),n.selectedIndex=(n.selectedIndex+1)%n.length;for(let e of["input","change"])n.dispatchEvent(
new Event(e,{bubbles:!0}))}else n.matches(Kt)&&(t.preventDefault(),n.click());return!0}function dt(t){let n=zt(),e=n.map(
a=>(L(a,"svg")??a).getBoundingClientRect()),o=n.indexOf(C()),r=o<0?f(document,Ut):null,s=r&&n.includes(r)?r:n[ct(t,e,o)];
s&&(s.matches(T)||U(s,{tabindex:-1}),s.focus(),s.scrollIntoView({block:"nearest"}))}function zt(){let t=Wt(),n=f(document,
Ht),e=t?[t,...n&&!t.matches("dialog")?[n]:[]]:[document.body],o=!!f(document,`${W}${ut}`);return e.flatMap(r=>A(r,`${T},\
 ${at}, ${W}`).filter(a=>Gt(a,o)))}function Wt(){let t=Vt.map(e=>f(document,e)).find(e=>e?.checkVisibility());if(t)return t;
let n=C();return A(document,":popover-open").find(e=>e.contains(n)||e.id&&n?.getAttribute("popovertarget")===e.id)}function Gt(t,n){
return!t.checkVisibility({visibilityProperty:!0})||t.closest("[inert]")?!1:t.matches(W)?t.matches(n?ut:"[role=button]"):
t.matches(T)?!t.matches(Ft):Yt(t)}function Yt(t){let n=t.textContent?.trim();return!n||f(t,at)||L(t,T)||A(t,T).some(e=>e.
textContent?.trim()===n)?!1:_t(t)}function _t(t){for(let e=t.parentElement;e&&e!==document.body;e=e.parentElement)if(e.scrollHeight>
e.clientHeight+1&&/auto|scroll/.test(getComputedStyle(e).overflowY))return!0;let n=document.documentElement;return n.scrollHeight>
n.clientHeight+1}var E=class{constructor(n,e,o){this.after=n,this.toAnswer=e,this.touched(o)}touched(n){this.since=n}at(n){if(!this.after)
return"rests";let e=this.after+this.toAnswer-(n-(this.since??n));return e<=0?"is left":e>this.toAnswer?"rests":{asks:Math.
ceil(e)}}};var Jt=["contextmenu","dragstart","selectstart","auxclick","gesturestart","beforeprint","drop"],Xt=/^(Arrow(Up|Down|Left|Right)|Tab|Enter|Escape|Home|End|Page(Up|Down)|Backspace|Delete|Shift|.)$/u;
function Zt({key:t,ctrlKey:n,altKey:e,metaKey:o}){return!n&&!e&&!o&&Xt.test(t)}function ft(t){for(let e of Jt)t(document,
e,o=>o.preventDefault(),{capture:!0});t(document,"wheel",e=>e.ctrlKey&&e.preventDefault(),{capture:!0,passive:!1});let n=e=>{
Zt(e)||(e.preventDefault(),e.stopImmediatePropagation())};for(let e of["keydown","keyup"])t(window,e,n,{capture:!0});t(document,
"click",e=>{let o=e.target.closest?.("a[href]");o&&(new URL(o.href,location.href).origin!==location.origin&&e.preventDefault(),
o.removeAttribute("target"),o.removeAttribute("download"))},{capture:!0}),window.open=()=>null,window.print=()=>{}}var Qt=2e4,te=["1","2","3","4","5","6","7","8","9","Delete","0","Enter"],ee=12;function pt(t,n){if(document.querySelector(
"dialog.vfw-pin"))return;let e="",o,r=c("h2",{id:"vfw-pin"},"For staff"),s=c("output",{"aria-live":"polite"}),a=c("p",{role:"\
alert"}),i=c("div",{class:"vfw-pin-keys"}),p=c("button",{type:"button"},"Close"),m=c("dialog",{class:"vfw-pin","aria-lab\
elledby":"vfw-pin"},r,s,a,i,p),g=()=>{s.textContent="●".repeat(e.length),s.ariaLabel=`${e.length} digits`},l=()=>{clearTimeout(
o),m.remove()},d=()=>{clearTimeout(o),o=setTimeout(l,Qt)},h=async()=>{let u=JSON.stringify({pin:e});e="",g();try{let v=await fetch(
t,{method:"POST",body:u});if(v.ok){n();return}let _=Math.ceil((await v.json()).wait),Tt=v.status===403?"That is not the \
PIN.":"It is not yet time.";a.textContent=`${Tt} The next one is looked at in ${ne(_)}.`}catch{a.textContent="The exhibi\
t does not answer. Try again in a minute."}},k=u=>{if(u==="Enter"){e&&h();return}e=/^\d$/.test(u)?(e+u).slice(0,ee):e.slice(
0,-1),g()};for(let u of te){let v=c("button",{type:"button"},u);v.addEventListener("click",()=>k(u)),i.append(v)}p.addEventListener(
"click",l),m.addEventListener("close",l),m.addEventListener("pointerdown",d),m.addEventListener("keydown",({key:u})=>{d(),
/^\d$/.test(u)&&k(u),u==="Backspace"&&k("Delete")}),document.body.append(m),g(),d(),m.showModal()}function ne(t){return t<=
90?`${t} seconds`:`${Math.ceil(t/60)} minutes`}function mt({home:t,run:n,kernel:e},{gone:o,away:r}){let s=async()=>{try{let a=`${t}alive?kernel=${encodeURIComponent(e)}`,
p=await(await fetch(a,{cache:"no-store",signal:AbortSignal.timeout(5e3)})).json();if(r(!1),p.run!==n||!p.kernel)return o()}catch{
r(!0)}setTimeout(s,8e3)};setTimeout(s,8e3)}function ht(){let t=document.getElementById("jupyter-config-data")?.textContent;
return t?JSON.parse(t).kernelId??"":""}var wt=1;function gt(t){wt=t}function D(){return wt}var kt=["ArrowLeft","ArrowRight"];function yt(t,n){let e,o=new Set,r=()=>{clearTimeout(e),e=void 0},s=()=>e??=setTimeout(
()=>(r(),n()),5e3),a={capture:!0,passive:!0};t(window,"pointerdown",i=>vt(i)?s():r(),a),t(window,"pointermove",i=>e&&!o.
size&&!vt(i)&&r(),a);for(let i of["pointerup","pointercancel","blur"])t(window,i,r,a);t(window,"keydown",({key:i})=>kt.includes(
i)&&o.add(i).size===kt.length&&s(),a),t(window,"keyup",({key:i})=>o.delete(i)&&r(),a)}function vt({clientX:t,clientY:n}){
return t<96&&n<96}var oe=15,re=["restart","take","back"];function bt(t,n,e){let o=()=>performance.now()/1e3,r=()=>f(document,"main.vfw-sta\
ff"),s=new E(Number(r().dataset.lasts),0,o()),a=o(),i=(l,d)=>fetch(`${n}/${l}`,{method:"POST",body:d??"{}"}),p=async({id:l,
dataset:d})=>{let{does:h="",says:k}=d;a=o();try{let u=await i(h,k);if(u.status===404)return e(!1);if(!u.ok)return m(await u.
text());if(h==="leave"||re.includes(h))return e(h!=="leave");u.status===200&&g(await u.text(),l)}catch{m("The exhibit do\
es not answer. Try again in a minute.")}},m=l=>f(r(),".vfw-staff-said").textContent=l,g=(l,d)=>{let h=new DOMParser().parseFromString(
l,"text/html"),k=f(h,".vfw-staff-said")?.textContent??"";r().replaceWith(f(h,"main.vfw-staff")),N(Number(r().dataset.brightness)),
document.getElementById(d)?.focus(),m(""),m(k)};t(document,"click",({target:l})=>{let d=L(l,"[data-does]");if(!d||d.ariaDisabled===
"true")return;let{asks:h,twice:k}=d.dataset;if(!h){p(d);return}let[u,v]=JSON.parse(h);x("vfw-really",u,v,[["Yes",k===void 0?
()=>p(d):()=>x("vfw-really","Are you sure?",v,[[u.replace("?",""),()=>p(d)],["Cancel",()=>{}]])],["Cancel",()=>{}]])});for(let l of[
"pointerdown","keydown"])t(window,l,()=>{s.touched(o()),!(o()-a<oe)&&(a=o(),i("stay").then(({ok:d})=>d||e(!1),()=>{}))});
setInterval(()=>{s.at(o())==="is left"&&(s.touched(o()),i("leave").finally(()=>e(!1)))},250)}var se=[20,10,5],ie=660,xt=.12,$=class{dialog=null;seconds=c("b",{class:"vfw-kiosk-seconds","aria-hidden":"true"});said=c(
"span",{class:"vfw-kiosk-said",role:"timer","aria-live":"assertive"});shown=0;constructor(n){this.stays=n}get isOpen(){return!!this.
dialog?.isConnected}show(n){if(!this.isOpen){let e=c("span",{},"This screen begins anew in ",this.seconds," seconds.",this.
said);this.dialog=x("vfw-still-there","Still there?",e,[["More time",this.stays]]),this.shown=0}n!==this.shown&&(this.shown=
n,this.seconds.textContent=String(n),se.includes(n)&&(this.said.textContent=`${n} seconds`),ce())}close(){this.dialog?.remove(),
this.dialog=null}},O;function ce(){if(!D()||(O??=new AudioContext,O.state!=="running"))return;let[t,n,e]=[O.createOscillator(),
O.createGain(),O.currentTime];t.frequency.value=ie,n.gain.setValueAtTime(.08*D(),e),n.gain.exponentialRampToValueAtTime(
.001*D(),e+xt),t.connect(n).connect(O.destination),t.start(e),t.stop(e+xt)}var Et="vfw:visit since",St="vfw:visit door";function At(t,n){let e=t.startsWith(n)?t.slice(n.length):t,o=/^voila\/render\/(.+)\.ipynb$|^doors\/([^/]+)/.
exec(e);if(o)return decodeURIComponent(o[1]??o[2]);let[r]=e.split("/");return r||"front"}function Ot(t,n){let e=r=>navigator.
sendBeacon(n,JSON.stringify({door:t,...r})),o=Number(sessionStorage.getItem(Et))||Date.now();return sessionStorage.setItem(
Et,String(o)),sessionStorage.getItem(St)!==t&&e({event:"open"}),sessionStorage.setItem(St,t),{ended:()=>e({event:"ending"}),
failed:()=>e({event:"error"}),left:r=>e({event:"leave",how:r,seconds:Math.max(0,(Date.now()-o)/1e3)})}}var b=document.currentScript.dataset,{home:S="/",base:B="/",run:Lt=""}=b,ae=document.documentElement,P=`${S}staff`,F=location.
pathname===P,Y=location.pathname.startsWith(S)&&!F,ue=["voila/","doors/"].some(t=>location.pathname.startsWith(B+t)),w=J(
new AbortController().signal),y=()=>performance.now()/1e3;ae.classList.add("vfw-kiosk");history.scrollRestoration="manua\
l";ft(w);gt(Number(b.sounds));w(window,"pageshow",t=>t.persisted&&R(S));(Y||F)&&I();var H=Y||F?null:Ot(At(location.pathname,
B),`${S}counts`),G=!1;function M(t){G||(G=!0,H?.left(t),R(S))}function le(){G=!0,H?.left("staff"),I(),location.replace(P)}
function de(){let t=new E(Number(ue?b.inARoom:b.reading),Number(b.toAnswer),y()),n=()=>{t.touched(y()),e.close()},e=new $(
n),o=()=>e.isOpen||t.touched(y());for(let r of["pointerdown","wheel"])w(window,r,o,{capture:!0,passive:!0});w(window,"ke\
ydown",()=>t.touched(y()),{capture:!0}),w(window,"click",()=>e.isOpen&&n()),setInterval(()=>{let r=t.at(y());r==="is lef\
t"?M("idle"):r==="rests"?e.close():e.show(r.asks)},250)}function fe(){j(B,null);let t=f(document,"main a.large");w(document,
"click",({target:e})=>{!e.closest("a, button, input, [popover], dialog")&&!f(document,"dialog[open]")&&t.click()});let n=new E(
Number(b.inARoom),0,y());w(window,"pointerdown",()=>n.touched(y()),{capture:!0}),setInterval(()=>n.at(y())==="is left"&&
localStorage.length&&M("idle"),1e3)}function pe(){let t=new MutationObserver(()=>{f(document,".vfw-ending")&&(t.disconnect(),
H?.ended())});t.observe(document.body,{childList:!0,subtree:!0})}w(document,"DOMContentLoaded",()=>{let t=c("p",{class:"\
vfw-kiosk-away",role:"status"});document.body.append(t);let n=o=>t.textContent=o?"One moment: this screen is being set u\
p again.":"";if(lt(w),mt({home:S,run:Lt,kernel:ht()},{gone:()=>M("fault"),away:n}),N(Number(b.brightness)),F)return bt(w,
P,o=>R(S,o?Lt:""));if(b.staff&&yt(w,()=>pt(`${P}/pin`,le)),Y)return fe();j(B,()=>x("vfw-really","Start over?","This scre\
en goes back to the beginning, for the next visitor.",[["Start over",()=>M("start over")],["Go on",()=>{}]])),de(),pe(),
w(window,"error",()=>H?.failed())});})();
