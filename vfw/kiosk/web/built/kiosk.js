(()=>{function G(t){return(n,e,o,s={})=>n.addEventListener(e,o,{signal:t,...s})}function i(t,n,...e){let o=document.createElement(
t);return o.append(...e),vt(o,n)}function vt(t,n){for(let[e,o]of Object.entries(n))o===null?t.removeAttribute(e):t.getAttribute(e)!==String(o)&&t.setAttribute(
e,String(o));return t}function w(t,n){return t.querySelector(n)}function H(t,n){return[...t.querySelectorAll(n)]}function W(t,n){
return t.closest(n)}function V(t){try{return localStorage.getItem(t)??""}catch{return""}}function Y(t,n){try{return localStorage.setItem(t,n),
!0}catch{return!1}}var M="vfw:likings",J="vfw-likings",kt={size:"1",light:"system",motion:"system"},U={...kt,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},yt=["keys","stage"],xt={help:["none","odds","hints"],sensitivity:["full","maske\
d","described"]};function bt(t){try{let n=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o=="string"),e=Object.keys(U).every(o=>yt.
includes(o)||n.some(([s])=>s===o));return Object.fromEntries(e?n.filter(([o,s])=>s!==_(o)):n)}catch{return{}}}function _(t){
return U[t]}function Z(t,n={}){let e={...U,...n,...t};for(let[o,s]of Object.entries(xt))s.includes(e[o])||(e[o]=_(o));return e}
function q(){return bt(document.documentElement.dataset.vfwLikings??V(M))}function Q(t,n){let e=JSON.stringify({...q(),[t]:n});
document.documentElement.dataset.vfwLikings=e,Y(M,e),document.dispatchEvent(new Event(J))}function X(t,n){document.addEventListener(
J,t,{signal:n}),St().addEventListener("change",t,{signal:n});let e=({key:o})=>{o===M&&(delete document.documentElement.dataset.
vfwLikings,t())};addEventListener("storage",e,{signal:n})}function St(){return matchMedia("(prefers-color-scheme: dark)")}function tt(t,n){for(let e of H(t,"[data-setting]")){let o=n[e.
dataset.setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=o:e.ariaPressed!==String(o)&&(e.ariaPressed=
String(o))}}var Et=[["size","2","1","Larger letters"],["light","dark","light","Dark"],["motion","still","system","Hold still"]];function j(t,n){
let e=i("button",{type:"button"},"Start over");e.hidden=!n,e.addEventListener("click",()=>n?.());let o=Et.map(([r,f,p,g])=>{
let l=i("button",{type:"button","data-setting":r,"data-value":f},g);return l.addEventListener("click",()=>Q(r,l.ariaPressed===
"true"?p:f)),l}),s=i("a",{href:t},"All doors"),u=i("nav",{class:"vfw-kiosk-bar","aria-label":"This screen"},e,s,...o),c=()=>tt(
u,Z(q()));c(),X(c),document.body.append(u)}function b(t,n,e,o){w(document,"dialog.vfw-kiosk-question")?.remove();let s=i(
"h2",{id:"vfw-kiosk-question"},n),u=i("p",{id:"vfw-kiosk-text"},e),c={"aria-labelledby":"vfw-kiosk-question","aria-descr\
ibedby":"vfw-kiosk-text"},r=i("dialog",{class:`vfw-kiosk-question ${t}`,...c},s,u);for(let[f,p]of o){let g=i("button",{type:"\
button"},f);g.addEventListener("click",()=>{r.remove(),p()}),r.append(g)}return r.addEventListener("cancel",f=>{f.preventDefault(),
r.remove(),o.at(-1)?.[1]()}),document.body.append(r),r.showModal(),r}var z;function L(t){t>=100&&!z||(z??=Ot(),z.style.opacity=String(1-t/100))}function Ot(){let t=i("div",{class:"vfw-kiosk\
-dimmed",popover:"manual","aria-hidden":"true"});document.body.append(t),t.showPopover();let n=e=>{e.target===t||e.newState!==
"open"||(t.hidePopover(),t.showPopover())};return document.addEventListener("toggle",n,{capture:!0}),t}function A(){for(let t of["localStorage","sessionStorage"])try{window[t].clear()}catch{}for(let t of document.cookie.split(
"; "))document.cookie=`${t.split("=")[0]}=; max-age=0; path=/`}async function T(t,n=""){for(A(),document.documentElement.
classList.add("vfw-forgotten");!await Lt(`${t}alive`,n);)await new Promise(e=>setTimeout(e,1e3));location.replace(t)}async function Lt(t,n){
try{let e=await fetch(t,{cache:"no-store",signal:AbortSignal.timeout(5e3)});return e.ok&&(await e.json()).run!==n}catch{
return!1}}var S=class{constructor(n,e,o){this.after=n,this.toAnswer=e,this.touched(o)}touched(n){this.since=n}at(n){if(!this.after)
return"rests";let e=this.after+this.toAnswer-(n-(this.since??n));return e<=0?"is left":e>this.toAnswer?"rests":{asks:Math.
ceil(e)}}};var At=["contextmenu","dragstart","selectstart","auxclick","gesturestart","beforeprint","drop"],Tt=/^(Arrow(Up|Down|Left|Right)|Tab|Enter|Escape|Home|End|Page(Up|Down)|Backspace|Delete|Shift|.)$/u;
function Ct({key:t,ctrlKey:n,altKey:e,metaKey:o}){return!n&&!e&&!o&&Tt.test(t)}function et(t){for(let e of At)t(document,
e,o=>o.preventDefault(),{capture:!0});t(document,"wheel",e=>e.ctrlKey&&e.preventDefault(),{capture:!0,passive:!1});let n=e=>{
Ct(e)||(e.preventDefault(),e.stopImmediatePropagation())};for(let e of["keydown","keyup"])t(window,e,n,{capture:!0});t(document,
"click",e=>{let o=e.target.closest?.("a[href]");o&&(new URL(o.href,location.href).origin!==location.origin&&e.preventDefault(),
o.removeAttribute("target"),o.removeAttribute("download"))},{capture:!0}),window.open=()=>null,window.print=()=>{}}var Nt=2e4,It=["1","2","3","4","5","6","7","8","9","Delete","0","Enter"],$t=12;function nt(t,n){if(document.querySelector(
"dialog.vfw-pin"))return;let e="",o,s=i("h2",{id:"vfw-pin"},"For staff"),u=i("output",{"aria-live":"polite"}),c=i("p",{role:"\
alert"}),r=i("div",{class:"vfw-pin-keys"}),f=i("button",{type:"button"},"Close"),p=i("dialog",{class:"vfw-pin","aria-lab\
elledby":"vfw-pin"},s,u,c,r,f),g=()=>{u.textContent="●".repeat(e.length),u.ariaLabel=`${e.length} digits`},l=()=>{clearTimeout(
o),p.remove()},d=()=>{clearTimeout(o),o=setTimeout(l,Nt)},m=async()=>{let a=JSON.stringify({pin:e});e="",g();try{let k=await fetch(
t,{method:"POST",body:a});if(k.ok){n();return}let B=Math.ceil((await k.json()).wait),gt=k.status===403?"That is not the \
PIN.":"It is not yet time.";c.textContent=`${gt} The next one is looked at in ${Rt(B)}.`}catch{c.textContent="The exhibi\
t does not answer. Try again in a minute."}},v=a=>{if(a==="Enter"){e&&m();return}e=/^\d$/.test(a)?(e+a).slice(0,$t):e.slice(
0,-1),g()};for(let a of It){let k=i("button",{type:"button"},a);k.addEventListener("click",()=>v(a)),r.append(k)}f.addEventListener(
"click",l),p.addEventListener("close",l),p.addEventListener("pointerdown",d),p.addEventListener("keydown",({key:a})=>{d(),
/^\d$/.test(a)&&v(a),a==="Backspace"&&v("Delete")}),document.body.append(p),g(),d(),p.showModal()}function Rt(t){return t<=
90?`${t} seconds`:`${Math.ceil(t/60)} minutes`}function ot({home:t,run:n,kernel:e},{gone:o,away:s}){let u=async()=>{try{let c=`${t}alive?kernel=${encodeURIComponent(e)}`,
f=await(await fetch(c,{cache:"no-store",signal:AbortSignal.timeout(5e3)})).json();if(s(!1),f.run!==n||!f.kernel)return o()}catch{
s(!0)}setTimeout(u,8e3)};setTimeout(u,8e3)}function st(){let t=document.getElementById("jupyter-config-data")?.textContent;
return t?JSON.parse(t).kernelId??"":""}var rt=1;function it(t){rt=t}function C(){return rt}var at=["ArrowLeft","ArrowRight"];function lt(t,n){let e,o=new Set,s=()=>{clearTimeout(e),e=void 0},u=()=>e??=setTimeout(
()=>(s(),n()),5e3),c={capture:!0,passive:!0};t(window,"pointerdown",r=>ct(r)?u():s(),c),t(window,"pointermove",r=>e&&!o.
size&&!ct(r)&&s(),c);for(let r of["pointerup","pointercancel","blur"])t(window,r,s,c);t(window,"keydown",({key:r})=>at.includes(
r)&&o.add(r).size===at.length&&u(),c),t(window,"keyup",({key:r})=>o.delete(r)&&s(),c)}function ct({clientX:t,clientY:n}){
return t<96&&n<96}var Dt=15,Pt={leave:1,restart:1};function ut(t,n,e){let o=()=>performance.now()/1e3,s=()=>w(document,"main.vfw-staff"),u=new S(
Number(s().dataset.lasts),0,o()),c=o(),r=(l,d)=>fetch(`${n}/${l}`,{method:"POST",body:d??"{}"}),f=async({id:l,dataset:d})=>{
let{does:m="",says:v}=d;c=o();try{let a=await r(m,v);if(a.status===404)return e(!1);if(!a.ok)return p(await a.text());if(m in
Pt)return e(m==="restart");a.status===200&&g(await a.text(),l)}catch{p("The exhibit does not answer. Try again in a minu\
te.")}},p=l=>w(s(),".vfw-staff-said").textContent=l,g=(l,d)=>{let m=new DOMParser().parseFromString(l,"text/html"),v=w(m,
".vfw-staff-said")?.textContent??"";s().replaceWith(w(m,"main.vfw-staff")),L(Number(s().dataset.brightness)),document.getElementById(
d)?.focus(),p(""),p(v)};t(document,"click",({target:l})=>{let d=W(l,"[data-does]");if(!d||d.ariaDisabled==="true")return;
let{asks:m,twice:v}=d.dataset;if(!m){f(d);return}let[a,k]=JSON.parse(m);b("vfw-really",a,k,[["Yes",v===void 0?()=>f(d):()=>b(
"vfw-really","Are you sure?",k,[[a.replace("?",""),()=>f(d)],["Cancel",()=>{}]])],["Cancel",()=>{}]])});for(let l of["po\
interdown","keydown"])t(window,l,()=>{u.touched(o()),!(o()-c<Dt)&&(c=o(),r("stay").then(({ok:d})=>d||e(!1),()=>{}))});setInterval(
()=>{u.at(o())==="is left"&&(u.touched(o()),r("leave").finally(()=>e(!1)))},250)}var Mt=[20,10,5],Ut=660,dt=.12,N=class{dialog=null;seconds=i("b",{class:"vfw-kiosk-seconds","aria-hidden":"true"});said=i(
"span",{class:"vfw-kiosk-said",role:"timer","aria-live":"assertive"});shown=0;constructor(n){this.stays=n}get isOpen(){return!!this.
dialog?.isConnected}show(n){if(!this.isOpen){let e=i("span",{},"This screen begins anew in ",this.seconds," seconds.",this.
said);this.dialog=b("vfw-still-there","Still there?",e,[["More time",this.stays]]),this.shown=0}n!==this.shown&&(this.shown=
n,this.seconds.textContent=String(n),Mt.includes(n)&&(this.said.textContent=`${n} seconds`),qt())}close(){this.dialog?.remove(),
this.dialog=null}},O;function qt(){if(!C()||(O??=new AudioContext,O.state!=="running"))return;let[t,n,e]=[O.createOscillator(),
O.createGain(),O.currentTime];t.frequency.value=Ut,n.gain.setValueAtTime(.08*C(),e),n.gain.exponentialRampToValueAtTime(
.001*C(),e+dt),t.connect(n).connect(O.destination),t.start(e),t.stop(e+dt)}var ft="vfw:visit since",pt="vfw:visit door";function mt(t,n){let e=t.startsWith(n)?t.slice(n.length):t,o=/^voila\/render\/(.+)\.ipynb$/.
exec(e);if(o)return decodeURIComponent(o[1]);let[s]=e.split("/");return s||"front"}function wt(t,n){let e=s=>navigator.sendBeacon(
n,JSON.stringify({door:t,...s})),o=Number(sessionStorage.getItem(ft))||Date.now();return sessionStorage.setItem(ft,String(
o)),sessionStorage.getItem(pt)!==t&&e({event:"open"}),sessionStorage.setItem(pt,t),{ended:()=>e({event:"ending"}),failed:()=>e(
{event:"error"}),left:s=>e({event:"leave",how:s,seconds:Math.max(0,(Date.now()-o)/1e3)})}}var x=document.currentScript.dataset,{home:E="/",base:R="/",run:ht=""}=x,jt=document.documentElement,I=`${E}staff`,D=location.
pathname===I,K=location.pathname.startsWith(E)&&!D,zt=location.pathname.startsWith(`${R}voila/`),h=G(new AbortController().
signal),y=()=>performance.now()/1e3;jt.classList.add("vfw-kiosk");history.scrollRestoration="manual";et(h);it(Number(x.sounds));
h(window,"pageshow",t=>t.persisted&&T(E));(K||D)&&A();var P=K||D?null:wt(mt(location.pathname,R),`${E}counts`),F=!1;function $(t){
F||(F=!0,P?.left(t),T(E))}function Ft(){F=!0,P?.left("staff"),A(),location.replace(I)}function Kt(){let t=new S(Number(zt?
x.inARoom:x.reading),Number(x.toAnswer),y()),n=()=>{t.touched(y()),e.close()},e=new N(n),o=()=>e.isOpen||t.touched(y());
for(let s of["pointerdown","wheel"])h(window,s,o,{capture:!0,passive:!0});h(window,"keydown",()=>t.touched(y()),{capture:!0}),
h(window,"click",()=>e.isOpen&&n()),setInterval(()=>{let s=t.at(y());s==="is left"?$("idle"):s==="rests"?e.close():e.show(
s.asks)},250)}function Bt(){j(R,null);let t=w(document,"main a.large");h(document,"click",({target:e})=>{!e.closest("a, \
button, input, [popover], dialog")&&!w(document,"dialog[open]")&&t.click()});let n=new S(Number(x.inARoom),0,y());h(window,
"pointerdown",()=>n.touched(y()),{capture:!0}),setInterval(()=>n.at(y())==="is left"&&localStorage.length&&$("idle"),1e3)}
function Gt(){let t=new MutationObserver(()=>{w(document,".vfw-ending")&&(t.disconnect(),P?.ended())});t.observe(document.
body,{childList:!0,subtree:!0})}h(document,"DOMContentLoaded",()=>{let t=i("p",{class:"vfw-kiosk-away",role:"status"});document.
body.append(t);let n=o=>t.textContent=o?"One moment: this screen is being set up again.":"";if(ot({home:E,run:ht,kernel:st()},
{gone:()=>$("fault"),away:n}),L(Number(x.brightness)),D)return ut(h,I,o=>T(E,o?ht:""));if(x.staff&&lt(h,()=>nt(`${I}/pin`,
Ft)),K)return Bt();j(R,()=>b("vfw-really","Start over?","This screen goes back to the beginning, for the next visitor.",
[["Start over",()=>$("start over")],["Go on",()=>{}]])),Kt(),Gt(),h(window,"error",()=>P?.failed())});})();
