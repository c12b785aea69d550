(()=>{function X(t){return(n,e,o,r={})=>n.addEventListener(e,o,{signal:t,...r})}function a(t,n,...e){let o=document.createElement(
t);return o.append(...e),U(o,n)}function U(t,n){for(let[e,o]of Object.entries(n))o===null?t.removeAttribute(e):t.getAttribute(e)!==String(o)&&t.setAttribute(
e,String(o));return t}function f(t,n){return t.querySelector(n)}function A(t,n){return[...t.querySelectorAll(n)]}function L(t,n){
return t.closest(n)}function C(){return document.activeElement}function Z(t){try{return localStorage.getItem(t)??""}catch{return""}}function Q(t,n){try{return localStorage.setItem(t,n),
!0}catch{return!1}}var V="vfw:likings",tt="vfw-likings",Ct={size:"1",light:"system",motion:"system"},K={...Ct,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},Nt=["keys","stage"],It={help:["none","odds","hints"],sensitivity:["full","maske\
d","described"]};function Rt(t){try{let n=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o=="string"),e=Object.keys(K).every(o=>Nt.
includes(o)||n.some(([r])=>r===o));return Object.fromEntries(e?n.filter(([o,r])=>r!==et(o)):n)}catch{return{}}}function et(t){
return K[t]}function nt(t,n={}){let e={...K,...n,...t};for(let[o,r]of Object.entries(It))r.includes(e[o])||(e[o]=et(o));
return e}function q(){return Rt(document.documentElement.dataset.vfwLikings??Z(V))}function ot(t,n){let e=JSON.stringify(
{...q(),[t]:n});document.documentElement.dataset.vfwLikings=e,Q(V,e),document.dispatchEvent(new Event(tt))}function rt(t,n){
document.addEventListener(tt,t,{signal:n}),Dt().addEventListener("change",t,{signal:n});let e=({key:o})=>{o===V&&(delete document.
documentElement.dataset.vfwLikings,t())};addEventListener("storage",e,{signal:n})}function Dt(){return matchMedia("(prefers-color-scheme: dark)")}function st(t,n){for(let e of A(t,"[data-setting]")){let o=n[e.
dataset.setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=o:e.ariaPressed!==String(o)&&(e.ariaPressed=
String(o))}}var $t=[["size","2","1","Larger letters"],["light","dark","light","Dark"],["light","contrast","light","High contrast"],[
"motion","still","system","Hold still"]];function z(t,n){let e=a("button",{type:"button"},"Start over");e.hidden=!n,e.addEventListener(
"click",()=>n?.());let o=$t.map(([c,p,m,g])=>{let l=a("button",{type:"button","data-setting":c,"data-value":p},g);return l.
addEventListener("click",()=>ot(c,l.ariaPressed==="true"?m:p)),l}),r=a("a",{href:t},"All doors"),s=a("nav",{class:"vfw-k\
iosk-bar","aria-label":"This screen"},e,r,...o),i=()=>st(s,nt(q()));i(),rt(i),document.body.append(s)}function x(t,n,e,o){
f(document,"dialog.vfw-kiosk-question")?.remove();let r=a("h2",{id:"vfw-kiosk-question"},n),s=a("p",{id:"vfw-kiosk-text"},
e),i={"aria-labelledby":"vfw-kiosk-question","aria-describedby":"vfw-kiosk-text"},c=a("dialog",{class:`vfw-kiosk-questio\
n ${t}`,...i},r,s);for(let[p,m]of o){let g=a("button",{type:"button"},p);g.addEventListener("click",()=>{c.remove(),m()}),
c.append(g)}return c.addEventListener("cancel",p=>{p.preventDefault(),c.remove(),o.at(-1)?.[1]()}),document.body.append(
c),c.showModal(),c}var j;function N(t){t>=100&&!j||(j??=Pt(),j.style.opacity=String(1-t/100))}function Pt(){let t=a("div",{class:"vfw-kiosk\
-dimmed",popover:"manual","aria-hidden":"true"});document.body.append(t),t.showPopover();let n=e=>{e.target===t||e.newState!==
"open"||(t.hidePopover(),t.showPopover())};return document.addEventListener("toggle",n,{capture:!0}),t}function I(){for(let t of["localStorage","sessionStorage"])try{window[t].clear()}catch{}for(let t of document.cookie.split(
"; "))document.cookie=`${t.split("=")[0]}=; max-age=0; path=/`}async function R(t,n=""){for(I(),document.documentElement.
classList.add("vfw-forgotten");!await Mt(`${t}alive`,n);)await new Promise(e=>setTimeout(e,1e3));location.replace(t)}async function Mt(t,n){
try{let e=await fetch(t,{cache:"no-store",signal:AbortSignal.timeout(5e3)});return e.ok&&(await e.json()).run!==n}catch{
return!1}}var it={ArrowRight:()=>!0,ArrowLeft:()=>!0,ArrowDown:(t,n)=>t.top>=n.bottom-8,ArrowUp:(t,n)=>t.bottom<=n.top+8};function ct(t){
return t in it}function Ht(t){return t==="ArrowRight"||t==="ArrowDown"}function at(t,n,e){let[o,r]=[n.length,Ht(t)?1:-1];
if(e<0)return o?0:-1;for(let s=e+r;n[s];s+=r)if(it[t](n[s],n[e]))return s;return(e+r+o)%o}var T='a[href], button, summary, select, input, [role="button"], [role="tab"], [tabindex="0"]',Bt=`:disabled, [aria-hidd\
en="true"] *, .skip,
  [type=range], [type=text], [type=search], [type=number], [type=file]`,ut="h1, h2, h3, h4, p, li, dt, dd, tr, figcaptio\
n, blockquote",W="svg [data-key][tabindex]",lt="[data-choice]",Ft=".vfw-kiosk-bar",Ut="main a.large",Vt=["dialog:modal",
'[aria-modal="true"]'],Kt='input[type="checkbox"], input[type="radio"]',qt="Arrows move. The round key chooses.";function dt(t){
let n=a("p",{class:"vfw-kiosk-keys",role:"status"});document.body.append(n);let e=!1;t(document,"keydown",o=>{if(o.key===
"Enter"){if(!zt(o))return;e=!0,n.textContent=""}else ct(o.key)&&(o.preventDefault(),o.stopPropagation(),e||(n.textContent=
qt),ft(o.key))},{capture:!0}),t(document,"pointerdown",()=>n.textContent="",{capture:!0})}function zt(t){let n=C();if(t.
repeat||!n||n===document.body)return t.preventDefault(),t.stopPropagation(),t.repeat||ft("ArrowRight"),!1;if(n instanceof
HTMLSelectElement){t.preventDefault(),n.selectedIndex=(n.selectedIndex+1)%n.length;for(let e of["input","change"])n.dispatchEvent(
new Event(e,{bubbles:!0}))}else n.matches(Kt)&&(t.preventDefault(),n.click());return!0}function ft(t){let n=jt(),e=n.map(
i=>(L(i,"svg")??i).getBoundingClientRect()),o=n.indexOf(C()),r=o<0?f(document,Ut):null,s=r&&n.includes(r)?r:n[at(t,e,o)];
s&&(s.matches(T)||U(s,{tabindex:-1}),s.focus(),s.scrollIntoView({block:"nearest"}))}function jt(){let t=Wt(),n=f(document,
Ft),e=t?[t,...n&&!t.matches("dialog")?[n]:[]]:[document.body],o=!!f(document,`${W}${lt}`);return e.flatMap(r=>A(r,`${T},\
 ${ut}, ${W}`).filter(i=>Gt(i,o)))}function Wt(){let t=Vt.map(e=>f(document,e)).find(e=>e?.checkVisibility());if(t)return t;
let n=C();return A(document,":popover-open").find(e=>e.contains(n)||e.id&&n?.getAttribute("popovertarget")===e.id)}function Gt(t,n){
return!t.checkVisibility({visibilityProperty:!0})||t.closest("[inert]")?!1:t.matches(W)?t.matches(n?lt:"[role=button]"):
t.matches(T)?!t.matches(Bt):Yt(t)}function Yt(t){let n=t.textContent?.trim();return!n||f(t,ut)||L(t,T)||A(t,T).some(e=>e.
textContent?.trim()===n)?!1:_t(t)}function _t(t){for(let e=t.parentElement;e&&e!==document.body;e=e.parentElement)if(e.scrollHeight>
e.clientHeight+1&&/auto|scroll/.test(getComputedStyle(e).overflowY))return!0;let n=document.documentElement;return n.scrollHeight>
n.clientHeight+1}var E=class{constructor(n,e,o){this.after=n,this.toAnswer=e,this.touched(o)}touched(n){this.since=n}at(n){if(!this.after)
return"rests";let e=this.after+this.toAnswer-(n-(this.since??n));return e<=0?"is left":e>this.toAnswer?"rests":{asks:Math.
ceil(e)}}};var Jt=["contextmenu","dragstart","selectstart","auxclick","gesturestart","beforeprint","drop"],Xt=/^(Arrow(Up|Down|Left|Right)|Tab|Enter|Escape|Home|End|Page(Up|Down)|Backspace|Delete|Shift|.)$/u;
function Zt({key:t,ctrlKey:n,altKey:e,metaKey:o}){return!n&&!e&&!o&&Xt.test(t)}function pt(t){for(let e of Jt)t(document,
e,o=>o.preventDefault(),{capture:!0});t(document,"wheel",e=>e.ctrlKey&&e.preventDefault(),{capture:!0,passive:!1});let n=e=>{
Zt(e)||(e.preventDefault(),e.stopImmediatePropagation())};for(let e of["keydown","keyup"])t(window,e,n,{capture:!0});t(document,
"click",e=>{let o=e.target.closest?.("a[href]");o&&(new URL(o.href,location.href).origin!==location.origin&&e.preventDefault(),
o.removeAttribute("target"),o.removeAttribute("download"))},{capture:!0}),window.open=()=>null,window.print=()=>{}}var Qt=2e4,te=["1","2","3","4","5","6","7","8","9","Delete","0","Enter"],ee=12;function mt(t,n){if(document.querySelector(
"dialog.vfw-pin"))return;let e="",o,r=a("h2",{id:"vfw-pin"},"For staff"),s=a("output",{"aria-live":"polite"}),i=a("p",{role:"\
alert"}),c=a("div",{class:"vfw-pin-keys"}),p=a("button",{type:"button"},"Close"),m=a("dialog",{class:"vfw-pin","aria-lab\
elledby":"vfw-pin"},r,s,i,c,p),g=()=>{s.textContent="●".repeat(e.length),s.ariaLabel=`${e.length} digits`},l=()=>{clearTimeout(
o),m.remove()},d=()=>{clearTimeout(o),o=setTimeout(l,Qt)},h=async()=>{let u=JSON.stringify({pin:e});e="",g();try{let k=await fetch(
t,{method:"POST",body:u});if(k.ok){n();return}let J=Math.ceil((await k.json()).wait),Tt=k.status===403?"That is not the \
PIN.":"It is not yet time.";i.textContent=`${Tt} The next one is looked at in ${ne(J)}.`}catch{i.textContent="The exhibi\
t does not answer. Try again in a minute."}},v=u=>{if(u==="Enter"){e&&h();return}e=/^\d$/.test(u)?(e+u).slice(0,ee):e.slice(
0,-1),g()};for(let u of te){let k=a("button",{type:"button"},u);k.addEventListener("click",()=>v(u)),c.append(k)}p.addEventListener(
"click",l),m.addEventListener("close",l),m.addEventListener("pointerdown",d),m.addEventListener("keydown",({key:u})=>{d(),
/^\d$/.test(u)&&v(u),u==="Backspace"&&v("Delete")}),document.body.append(m),g(),d(),m.showModal()}function ne(t){return t<=
90?`${t} seconds`:`${Math.ceil(t/60)} minutes`}function ht({home:t,run:n,kernel:e},{gone:o,away:r}){let s=async()=>{try{let i=`${t}alive?kernel=${encodeURIComponent(e)}`,
p=await(await fetch(i,{cache:"no-store",signal:AbortSignal.timeout(5e3)})).json();if(r(!1),p.run!==n||!p.kernel)return o()}catch{
r(!0)}setTimeout(s,8e3)};setTimeout(s,8e3)}function wt(){let t=document.getElementById("jupyter-config-data")?.textContent;
return t?JSON.parse(t).kernelId??"":""}var gt=1;function vt(t){gt=t}function D(){return gt}var kt=["ArrowLeft","ArrowRight"];function bt(t,n){let e,o=new Set,r=()=>{clearTimeout(e),e=void 0},s=()=>e??=setTimeout(
()=>(r(),n()),5e3),i={capture:!0,passive:!0};t(window,"pointerdown",c=>yt(c)?s():r(),i),t(window,"pointermove",c=>e&&!o.
size&&!yt(c)&&r(),i);for(let c of["pointerup","pointercancel","blur"])t(window,c,r,i);t(window,"keydown",({key:c})=>kt.includes(
c)&&o.add(c).size===kt.length&&s(),i),t(window,"keyup",({key:c})=>o.delete(c)&&r(),i)}function yt({clientX:t,clientY:n}){
return t<96&&n<96}var oe=15,re=["restart","take","back"];function xt(t,n,e){let o=()=>performance.now()/1e3,r=()=>f(document,"main.vfw-sta\
ff"),s=new E(Number(r().dataset.lasts),0,o()),i=o(),c=(l,d)=>fetch(`${n}/${l}`,{method:"POST",body:d??"{}"}),p=async({id:l,
dataset:d})=>{let{does:h="",says:v}=d;i=o();try{let u=await c(h,v);if(u.status===404)return e(!1);if(!u.ok)return m(await u.
text());if(h==="leave"||re.includes(h))return e(h!=="leave");u.status===200&&g(await u.text(),l)}catch{m("The exhibit do\
es not answer. Try again in a minute.")}},m=l=>f(r(),".vfw-staff-said").textContent=l,g=(l,d)=>{let h=new DOMParser().parseFromString(
l,"text/html"),v=f(h,".vfw-staff-said")?.textContent??"";r().replaceWith(f(h,"main.vfw-staff")),N(Number(r().dataset.brightness)),
document.getElementById(d)?.focus(),m(""),m(v)};t(document,"click",({target:l})=>{let d=L(l,"[data-does]");if(!d||d.ariaDisabled===
"true")return;let{asks:h,twice:v}=d.dataset;if(!h){p(d);return}let[u,k]=JSON.parse(h);x("vfw-really",u,k,[["Yes",v===void 0?
()=>p(d):()=>x("vfw-really","Are you sure?",k,[[u.replace("?",""),()=>p(d)],["Cancel",()=>{}]])],["Cancel",()=>{}]])});for(let l of[
"pointerdown","keydown"])t(window,l,()=>{s.touched(o()),!(o()-i<oe)&&(i=o(),c("stay").then(({ok:d})=>d||e(!1),()=>{}))});
setInterval(()=>{s.at(o())==="is left"&&(s.touched(o()),c("leave").finally(()=>e(!1)))},250)}var se=[20,10,5],ie=660,Et=.12,$=class{dialog=null;seconds=a("b",{class:"vfw-kiosk-seconds","aria-hidden":"true"});said=a(
"span",{class:"vfw-kiosk-said",role:"timer","aria-live":"assertive"});shown=0;constructor(n){this.stays=n}get isOpen(){return!!this.
dialog?.isConnected}show(n){if(!this.isOpen){let e=a("span",{},"This screen begins anew in ",this.seconds," seconds.",this.
said);this.dialog=x("vfw-still-there","Still there?",e,[["More time",this.stays]]),this.shown=0}n!==this.shown&&(this.shown=
n,this.seconds.textContent=String(n),se.includes(n)&&(this.said.textContent=`${n} seconds`),ce())}close(){this.dialog?.remove(),
this.dialog=null}},O;function ce(){if(!D()||(O??=new AudioContext,O.state!=="running"))return;let[t,n,e]=[O.createOscillator(),
O.createGain(),O.currentTime];t.frequency.value=ie,n.gain.setValueAtTime(.08*D(),e),n.gain.exponentialRampToValueAtTime(
.001*D(),e+Et),t.connect(n).connect(O.destination),t.start(e),t.stop(e+Et)}var St="vfw:visit since",G="vfw:visit door";function At(t,n){let e=t.startsWith(n)?t.slice(n.length):t,o=/^voila\/render\/(.+)\.ipynb$|^doors\/([^/]+)/.
exec(e);if(o)return decodeURIComponent(o[1]??o[2]);let[r]=e.split("/");return r||"front"}function ae(t,n,e){return n.includes(
t)?t:e&&n.includes(e)?e:"front"}function Ot(t,n,e){let o=ae(t,n,sessionStorage.getItem(G)),r=i=>navigator.sendBeacon(e,JSON.
stringify({door:o,...i})),s=Number(sessionStorage.getItem(St))||Date.now();return sessionStorage.setItem(St,String(s)),sessionStorage.
getItem(G)!==o&&r({event:"open"}),sessionStorage.setItem(G,o),{ended:()=>r({event:"ending"}),failed:()=>r({event:"error"}),
left:i=>r({event:"leave",how:i,seconds:Math.max(0,(Date.now()-s)/1e3)})}}var b=document.currentScript.dataset,{home:S="/",base:H="/",run:Lt="",doors:ue=""}=b,le=document.documentElement,P=`${S}\
staff`,B=location.pathname===P,_=location.pathname.startsWith(S)&&!B,de=["voila/","doors/"].some(t=>location.pathname.startsWith(
H+t)),w=X(new AbortController().signal),y=()=>performance.now()/1e3;le.classList.add("vfw-kiosk");history.scrollRestoration=
"manual";pt(w);vt(Number(b.sounds));w(window,"pageshow",t=>t.persisted&&R(S));(_||B)&&I();var F=_||B?null:Ot(At(location.
pathname,H),ue.split(" "),`${S}counts`),Y=!1;function M(t){Y||(Y=!0,F?.left(t),R(S))}function fe(){Y=!0,F?.left("staff"),
I(),location.replace(P)}function pe(){let t=new E(Number(de?b.inARoom:b.reading),Number(b.toAnswer),y()),n=()=>{t.touched(
y()),e.close()},e=new $(n),o=()=>e.isOpen||t.touched(y());for(let r of["pointerdown","wheel"])w(window,r,o,{capture:!0,passive:!0});
w(window,"keydown",()=>t.touched(y()),{capture:!0}),w(window,"click",()=>e.isOpen&&n()),setInterval(()=>{let r=t.at(y());
r==="is left"?M("idle"):r==="rests"?e.close():e.show(r.asks)},250)}function me(){z(H,null);let t=f(document,"main a.larg\
e");w(document,"click",({target:e})=>{!e.closest("a, button, input, [popover], dialog")&&!f(document,"dialog[open]")&&t.
click()});let n=new E(Number(b.inARoom),0,y());w(window,"pointerdown",()=>n.touched(y()),{capture:!0}),setInterval(()=>n.
at(y())==="is left"&&localStorage.length&&M("idle"),1e3)}function he(){let t=new MutationObserver(()=>{f(document,".vfw-\
ending")&&(t.disconnect(),F?.ended())});t.observe(document.body,{childList:!0,subtree:!0})}w(document,"DOMContentLoaded",
()=>{let t=a("p",{class:"vfw-kiosk-away",role:"status"});document.body.append(t);let n=o=>t.textContent=o?"One moment: t\
his screen is being set up again.":"";if(dt(w),ht({home:S,run:Lt,kernel:wt()},{gone:()=>M("fault"),away:n}),N(Number(b.brightness)),
B)return xt(w,P,o=>R(S,o?Lt:""));if(b.staff&&bt(w,()=>mt(`${P}/pin`,fe)),_)return me();z(H,()=>x("vfw-really","Start ove\
r?","This screen goes back to the beginning, for the next visitor.",[["Start over",()=>M("start over")],["Go on",()=>{}]])),
pe(),he(),w(window,"error",()=>F?.failed())});})();
