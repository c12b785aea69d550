(()=>{function D(t){return(n,e,o,s={})=>n.addEventListener(e,o,{signal:t,...s})}function r(t,n,...e){let o=document.createElement(
t);return o.append(...e),Z(o,n)}function Z(t,n){for(let[e,o]of Object.entries(n))o===null?t.removeAttribute(e):t.getAttribute(e)!==String(o)&&t.setAttribute(
e,String(o));return t}function p(t,n){return t.querySelector(n)}function R(t,n){return[...t.querySelectorAll(n)]}function $(t){try{return localStorage.getItem(t)??""}catch{return""}}function U(t,n){try{return localStorage.setItem(t,n),
!0}catch{return!1}}var S="vfw:likings",P="vfw-likings",Q={size:"1",light:"system",motion:"system"},A={...Q,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},X=["keys","stage"],tt={help:["none","odds","hints"],sensitivity:["full","masked",
"described"]};function et(t){try{let n=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o=="string"),e=Object.keys(A).every(o=>X.
includes(o)||n.some(([s])=>s===o));return Object.fromEntries(e?n.filter(([o,s])=>s!==q(o)):n)}catch{return{}}}function q(t){
return A[t]}function K(t,n={}){let e={...A,...n,...t};for(let[o,s]of Object.entries(tt))s.includes(e[o])||(e[o]=q(o));return e}
function L(){return et(document.documentElement.dataset.vfwLikings??$(S))}function M(t,n){let e=JSON.stringify({...L(),[t]:n});
document.documentElement.dataset.vfwLikings=e,U(S,e),document.dispatchEvent(new Event(P))}function j(t,n){document.addEventListener(
P,t,{signal:n}),nt().addEventListener("change",t,{signal:n});let e=({key:o})=>{o===S&&(delete document.documentElement.dataset.
vfwLikings,t())};addEventListener("storage",e,{signal:n})}function nt(){return matchMedia("(prefers-color-scheme: dark)")}function z(t,n){for(let e of R(t,"[data-setting]")){let o=n[e.
dataset.setting??""]===e.dataset.value;e instanceof HTMLInputElement?e.checked=o:e.ariaPressed!==String(o)&&(e.ariaPressed=
String(o))}}var ot=[["size","2","1","Larger letters"],["light","dark","light","Dark"],["motion","still","system","Hold still"]];function O(t,n){
let e=r("button",{type:"button"},"Start over");e.hidden=!n,e.addEventListener("click",()=>n?.());let o=ot.map(([i,c,b,w])=>{
let E=r("button",{type:"button","data-setting":i,"data-value":c},w);return E.addEventListener("click",()=>M(i,E.ariaPressed===
"true"?b:c)),E}),s=r("a",{href:t},"All doors"),u=r("nav",{class:"vfw-kiosk-bar","aria-label":"This screen"},e,s,...o),d=()=>z(
u,K(L()));d(),j(d),document.body.append(u)}function k(t,n,e,o){p(document,"dialog.vfw-kiosk-question")?.remove();let s=r(
"h2",{id:"vfw-kiosk-question"},n),u=r("p",{id:"vfw-kiosk-text"},e),d={"aria-labelledby":"vfw-kiosk-question","aria-descr\
ibedby":"vfw-kiosk-text"},i=r("dialog",{class:`vfw-kiosk-question ${t}`,...d},s,u);for(let[c,b]of o){let w=r("button",{type:"\
button"},c);w.addEventListener("click",()=>{i.remove(),b()}),i.append(w)}return i.addEventListener("cancel",c=>{c.preventDefault(),
i.remove(),o.at(-1)?.[1]()}),document.body.append(i),i.showModal(),i}function T(){for(let t of["localStorage","sessionStorage"])try{window[t].clear()}catch{}for(let t of document.cookie.split(
"; "))document.cookie=`${t.split("=")[0]}=; max-age=0; path=/`}async function I(t){for(T(),document.documentElement.classList.
add("vfw-forgotten");!await st(`${t}alive`);)await new Promise(n=>setTimeout(n,1e3));location.replace(t)}async function st(t){
try{return(await fetch(t,{cache:"no-store",signal:AbortSignal.timeout(5e3)})).ok}catch{return!1}}var m=class{constructor(n,e,o){this.after=n,this.toAnswer=e,this.touched(o)}touched(n){this.since=n}at(n){if(!this.after)
return"rests";let e=this.after+this.toAnswer-(n-(this.since??n));return e<=0?"is left":e>this.toAnswer?"rests":{asks:Math.
ceil(e)}}};var rt=["contextmenu","dragstart","selectstart","auxclick","gesturestart","beforeprint","drop"],it=/^(Arrow(Up|Down|Left|Right)|Tab|Enter|Escape|Home|End|Page(Up|Down)|Backspace|Delete|Shift|.)$/u;
function ct({key:t,ctrlKey:n,altKey:e,metaKey:o}){return!n&&!e&&!o&&it.test(t)}function G(t){for(let e of rt)t(document,
e,o=>o.preventDefault(),{capture:!0});t(document,"wheel",e=>e.ctrlKey&&e.preventDefault(),{capture:!0,passive:!1});let n=e=>{
ct(e)||(e.preventDefault(),e.stopImmediatePropagation())};for(let e of["keydown","keyup"])t(window,e,n,{capture:!0});t(document,
"click",e=>{let o=e.target.closest?.("a[href]");o&&(new URL(o.href,location.href).origin!==location.origin&&e.preventDefault(),
o.removeAttribute("target"),o.removeAttribute("download"))},{capture:!0}),window.open=()=>null,window.print=()=>{}}function V({home:t,run:n,kernel:e},{gone:o,away:s}){let u=async()=>{try{let d=`${t}alive?kernel=${encodeURIComponent(e)}`,
c=await(await fetch(d,{cache:"no-store",signal:AbortSignal.timeout(5e3)})).json();if(s(!1),c.run!==n||!c.kernel)return o()}catch{
s(!0)}setTimeout(u,8e3)};setTimeout(u,8e3)}function B(){let t=document.getElementById("jupyter-config-data")?.textContent;
return t?JSON.parse(t).kernelId??"":""}var at=[20,10,5],lt=660,F=.12,v=class{dialog=null;seconds=r("b",{class:"vfw-kiosk-seconds","aria-hidden":"true"});said=r(
"span",{class:"vfw-kiosk-said",role:"timer","aria-live":"assertive"});shown=0;constructor(n){this.stays=n}get isOpen(){return!!this.
dialog?.isConnected}show(n){if(!this.isOpen){let e=r("span",{},"This screen begins anew in ",this.seconds," seconds.",this.
said);this.dialog=k("vfw-still-there","Still there?",e,[["More time",this.stays]]),this.shown=0}n!==this.shown&&(this.shown=
n,this.seconds.textContent=String(n),at.includes(n)&&(this.said.textContent=`${n} seconds`),ut())}close(){this.dialog?.remove(),
this.dialog=null}},f;function ut(){if(f??=new AudioContext,f.state!=="running")return;let[t,n,e]=[f.createOscillator(),f.
createGain(),f.currentTime];t.frequency.value=lt,n.gain.setValueAtTime(.08,e),n.gain.exponentialRampToValueAtTime(.001,e+
F),t.connect(n).connect(f.destination),t.start(e),t.stop(e+F)}var H="vfw:visit since",W="vfw:visit door";function J(t,n){let e=t.startsWith(n)?t.slice(n.length):t,o=/^voila\/render\/(.+)\.ipynb$/.
exec(e);if(o)return decodeURIComponent(o[1]);let[s]=e.split("/");return s||"front"}function Y(t,n){let e=s=>navigator.sendBeacon(
n,JSON.stringify({door:t,...s})),o=Number(sessionStorage.getItem(H))||Date.now();return sessionStorage.setItem(H,String(
o)),sessionStorage.getItem(W)!==t&&e({event:"open"}),sessionStorage.setItem(W,t),{ended:()=>e({event:"ending"}),failed:()=>e(
{event:"error"}),left:s=>e({event:"leave",how:s,seconds:Math.max(0,(Date.now()-o)/1e3)})}}var h=document.currentScript.dataset,{home:g="/",base:y="/",run:dt=""}=h,ft=document.documentElement,N=location.pathname.
startsWith(g),pt=location.pathname.startsWith(`${y}voila/`),a=D(new AbortController().signal),l=()=>performance.now()/1e3;
ft.classList.add("vfw-kiosk");history.scrollRestoration="manual";G(a);a(window,"pageshow",t=>t.persisted&&I(g));N&&T();var C=N?
null:Y(J(location.pathname,y),`${g}counts`),_=!1;function x(t){_||(_=!0,C?.left(t),I(g))}function mt(){let t=new m(Number(
pt?h.inARoom:h.reading),Number(h.toAnswer),l()),n=()=>{t.touched(l()),e.close()},e=new v(n),o=()=>e.isOpen||t.touched(l());
for(let s of["pointerdown","wheel"])a(window,s,o,{capture:!0,passive:!0});a(window,"keydown",()=>t.touched(l()),{capture:!0}),
a(window,"click",()=>e.isOpen&&n()),setInterval(()=>{let s=t.at(l());s==="is left"?x("idle"):s==="rests"?e.close():e.show(
s.asks)},250)}function ht(){O(y,null);let t=p(document,"main a.large");a(document,"click",({target:e})=>{e.closest("a, b\
utton, input, [popover]")||t.click()});let n=new m(Number(h.inARoom),0,l());a(window,"pointerdown",()=>n.touched(l()),{capture:!0}),
setInterval(()=>n.at(l())==="is left"&&localStorage.length&&x("idle"),1e3)}function gt(){let t=new MutationObserver(()=>{
p(document,".vfw-ending")&&(t.disconnect(),C?.ended())});t.observe(document.body,{childList:!0,subtree:!0})}a(document,"\
DOMContentLoaded",()=>{let t=r("p",{class:"vfw-kiosk-away",role:"status"});document.body.append(t);let n=o=>t.textContent=
o?"One moment: this screen is being set up again.":"";if(V({home:g,run:dt,kernel:B()},{gone:()=>x("fault"),away:n}),N)return ht();
O(y,()=>k("vfw-really","Start over?","This screen goes back to the beginning, for the next visitor.",[["Start over",()=>x(
"start over")],["Go on",()=>{}]])),mt(),gt(),a(window,"error",()=>C?.failed())});})();
