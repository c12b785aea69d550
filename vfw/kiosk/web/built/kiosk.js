(()=>{function gt(t){return(e,n,o,s={})=>e.addEventListener(n,o,{signal:t,...s})}function c(t,e,...n){let o=document.createElement(
t);return o.append(...n),Q(o,e)}function Q(t,e){for(let[n,o]of Object.entries(e))o===null?t.removeAttribute(n):t.getAttribute(n)!==String(o)&&t.setAttribute(
n,String(o));return t}function h(t,e){return t.querySelector(e)}function x(t,e){return[...t.querySelectorAll(e)]}function b(t,e){
return t.closest(e)}function H(){return document.activeElement}function vt(t){try{return localStorage.getItem(t)??""}catch{return""}}function bt(t,e){try{return localStorage.setItem(t,
e),!0}catch{return!1}}var tt="vfw:likings",kt="vfw-likings",se={size:"1",light:"system",motion:"system"},et={...se,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},ie=["keys","stage"],re={help:["none","odds","hints"],sensitivity:["full","maske\
d","described"]};function ae(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o=="string"),n=Object.keys(et).every(o=>ie.
includes(o)||e.some(([s])=>s===o));return Object.fromEntries(n?e.filter(([o,s])=>s!==yt(o)):e)}catch{return{}}}function yt(t){
return et[t]}function Et(t,e={}){let n={...et,...e,...t};for(let[o,s]of Object.entries(re))s.includes(n[o])||(n[o]=yt(o));
return n}function A(){return ae(document.documentElement.dataset.vfwLikings??vt(tt))}function C(t,e){let n=JSON.stringify(
{...A(),[t]:e});document.documentElement.dataset.vfwLikings=n,bt(tt,n),document.dispatchEvent(new Event(kt))}function T(t,e){
document.addEventListener(kt,t,{signal:e}),ce().addEventListener("change",t,{signal:e});let n=({key:o})=>{o===tt&&(delete document.
documentElement.dataset.vfwLikings,t())};addEventListener("storage",n,{signal:e})}function ce(){return matchMedia("(prefers-color-scheme: dark)")}function St(t,e){for(let n of x(t,"[data-setting]")){let o=e[n.
dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=o:n.ariaPressed!==String(o)&&(n.ariaPressed=
String(o))}}var le=[["size","2","1","Larger letters"],["light","dark","light","Dark"],["light","contrast","light","High contrast"],[
"motion","still","system","Hold still"]];function nt(t,e){let n=c("button",{type:"button"},"Start over");n.hidden=!e,n.addEventListener(
"click",()=>e?.());let o=le.map(([r,l,m,f])=>{let v=c("button",{type:"button","data-setting":r,"data-value":l},f);return v.
addEventListener("click",()=>C(r,v.ariaPressed==="true"?m:l)),v}),s=c("a",{href:t},"All doors"),i=c("nav",{class:"vfw-ki\
osk-bar","aria-label":"This screen"},n,s,...o),a=()=>St(i,Et(A()));a(),T(a),document.body.append(i)}function N(t,e,n,o){
h(document,"dialog.vfw-kiosk-question")?.remove();let s=c("h2",{id:"vfw-kiosk-question"},e),i=c("p",{id:"vfw-kiosk-text"},
n),a={"aria-labelledby":"vfw-kiosk-question","aria-describedby":"vfw-kiosk-text"},r=c("dialog",{class:`vfw-kiosk-questio\
n ${t}`,...a},s,i);for(let[l,m]of o){let f=c("button",{type:"button"},l);f.addEventListener("click",()=>{r.remove(),m()}),
r.append(f)}return r.addEventListener("cancel",l=>{l.preventDefault(),r.remove(),o.at(-1)?.[1]()}),document.body.append(
r),r.showModal(),r}var ot;function B(t){t>=100&&!ot||(ot??=ue(),ot.style.opacity=String(1-t/100))}function ue(){let t=c("div",{class:"vfw-k\
iosk-dimmed",popover:"manual","aria-hidden":"true"});document.body.append(t),t.showPopover();let e=n=>{n.target===t||n.newState!==
"open"||(t.hidePopover(),t.showPopover())};return document.addEventListener("toggle",e,{capture:!0}),t}function G(){for(let t of["localStorage","sessionStorage"])try{window[t].clear()}catch{}for(let t of document.cookie.split(
"; "))document.cookie=`${t.split("=")[0]}=; max-age=0; path=/`}async function F(t,e=""){for(G(),document.documentElement.
classList.add("vfw-forgotten");!await de(`${t}alive`,e);)await new Promise(n=>setTimeout(n,1e3));location.replace(t)}async function de(t,e){
try{let n=await fetch(t,{cache:"no-store",signal:AbortSignal.timeout(5e3)});return n.ok&&(await n.json()).run!==e}catch{
return!1}}var xt={ArrowRight:()=>!0,ArrowLeft:()=>!0,ArrowDown:(t,e)=>t.top>=e.bottom-8,ArrowUp:(t,e)=>t.bottom<=e.top+8};function Lt(t){
return t in xt}function fe(t){return t==="ArrowRight"||t==="ArrowDown"}function Ot(t,e,n){let[o,s]=[e.length,fe(t)?1:-1];
if(n<0)return o?0:-1;for(let i=n+s;e[i];i+=s)if(xt[t](e[i],e[n]))return i;return(n+s+o)%o}var P='a[href], button, summary, select, input, [role="button"], [role="tab"], [tabindex="0"]',pe=`:disabled, [aria-hidd\
en="true"] *, .skip,
  [type=range], [type=text], [type=search], [type=number], [type=file]`,At="h1, h2, h3, h4, p, li, dt, dd, tr, figcaptio\
n, blockquote",st="svg [data-key][tabindex]",Tt="[data-choice]",he=".vfw-kiosk-bar",me="main a.large",we=["dialog:modal",
'[aria-modal="true"]'],ge='input[type="checkbox"], input[type="radio"]',ve="Arrows move. The round key chooses.";function Nt(t){
let e=c("p",{class:"vfw-kiosk-keys",role:"status"});document.body.append(e);let n=!1;t(document,"keydown",o=>{if(o.key===
"Enter"){if(!be(o))return;n=!0,e.textContent=""}else Lt(o.key)&&(o.preventDefault(),o.stopPropagation(),n||(e.textContent=
ve),It(o.key))},{capture:!0}),t(document,"pointerdown",()=>e.textContent="",{capture:!0})}function be(t){let e=H();if(t.
repeat||!e||e===document.body)return t.preventDefault(),t.stopPropagation(),t.repeat||It("ArrowRight"),!1;if(e instanceof
HTMLSelectElement){t.preventDefault(),e.selectedIndex=(e.selectedIndex+1)%e.length;for(let n of["input","change"])e.dispatchEvent(
new Event(n,{bubbles:!0}))}else e.matches(ge)&&(t.preventDefault(),e.click());return!0}function It(t){let e=ke(),n=e.map(
a=>(b(a,"svg")??a).getBoundingClientRect()),o=e.indexOf(H()),s=o<0?h(document,me):null,i=s&&e.includes(s)?s:e[Ot(t,n,o)];
i&&(i.matches(P)||Q(i,{tabindex:-1}),i.focus(),i.scrollIntoView({block:"nearest"}))}function ke(){let t=ye(),e=h(document,
he),n=t?[t,...e&&!t.matches("dialog")?[e]:[]]:[document.body],o=!!h(document,`${st}${Tt}`);return n.flatMap(s=>x(s,`${P}\
, ${At}, ${st}`).filter(a=>Ee(a,o)))}function ye(){let t=we.map(n=>h(document,n)).find(n=>n?.checkVisibility());if(t)return t;
let e=H();return x(document,":popover-open").find(n=>n.contains(e)||n.id&&e?.getAttribute("popovertarget")===n.id)}function Ee(t,e){
return!t.checkVisibility({visibilityProperty:!0})||t.closest("[inert]")?!1:t.matches(st)?t.matches(e?Tt:"[role=button]"):
t.matches(P)?!t.matches(pe):Se(t)}function Se(t){let e=t.textContent?.trim();return!e||h(t,At)||b(t,P)||x(t,P).some(n=>n.
textContent?.trim()===e)?!1:xe(t)}function xe(t){for(let n=t.parentElement;n&&n!==document.body;n=n.parentElement)if(n.scrollHeight>
n.clientHeight+1&&/auto|scroll/.test(getComputedStyle(n).overflowY))return!0;let e=document.documentElement;return e.scrollHeight>
e.clientHeight+1}var I=class{constructor(e,n,o){this.after=e,this.toAnswer=n,this.touched(o)}touched(e){this.since=this.lastTouch=e}heard(e){
e-(this.lastTouch??e)<300&&(this.since=e)}at(e){if(!this.after)return"rests";let n=this.after+this.toAnswer-(e-(this.since??
e));return n<=0?"is left":n>this.toAnswer?"rests":{asks:Math.ceil(n)}}};var Le=["contextmenu","dragstart","selectstart","auxclick","gesturestart","beforeprint","drop"],Oe=/^(Arrow(Up|Down|Left|Right)|Tab|Enter|Escape|Home|End|Page(Up|Down)|Backspace|Delete|Shift|.)$/u;
function Ae({key:t,ctrlKey:e,altKey:n,metaKey:o}){return!e&&!n&&!o&&Oe.test(t)}function Rt(t){for(let n of Le)t(document,
n,o=>o.preventDefault(),{capture:!0});t(document,"wheel",n=>n.ctrlKey&&n.preventDefault(),{capture:!0,passive:!1});let e=n=>{
Ae(n)||(n.preventDefault(),n.stopImmediatePropagation())};for(let n of["keydown","keyup"])t(window,n,e,{capture:!0});t(document,
"click",n=>{let o=n.target.closest?.("a[href]");o&&(new URL(o.href,location.href).origin!==location.origin&&n.preventDefault(),
o.removeAttribute("target"),o.removeAttribute("download"))},{capture:!0}),window.open=()=>null,window.print=()=>{}}var Te=2e4,Dt=["1","2","3","4","5","6","7","8","9","Delete","0","Enter"],Ne=12;function Ct(t,e){if(document.querySelector(
"dialog.vfw-pin"))return;let n="",o,s=c("h2",{id:"vfw-pin"},"For staff"),i=c("output",{"aria-live":"polite"}),a=c("p",{role:"\
alert"}),r=c("div",{class:"vfw-pin-keys"}),l=c("button",{type:"button"},"Close"),m=c("dialog",{class:"vfw-pin","aria-lab\
elledby":"vfw-pin"},s,i,a,r,l),f=()=>{i.textContent="●".repeat(n.length),i.ariaLabel=`${n.length} digits`},v=()=>{clearTimeout(
o),m.remove()},d=()=>{clearTimeout(o),o=setTimeout(v,Te)},u=async()=>{let p=JSON.stringify({pin:n});n="",f();try{let y=await fetch(
t,{method:"POST",body:p});if(y.ok){e();return}let V=Math.ceil((await y.json()).wait),wt=y.status===403?"That is not the \
PIN.":"It is not yet time.";a.textContent=`${wt} The next one is looked at in ${Ie(V)}.`}catch{a.textContent="The exhibi\
t does not answer. Try again in a minute."}},w=p=>{if(p==="Enter"){n&&u();return}n=/^\d$/.test(p)?(n+p).slice(0,Ne):n.slice(
0,-1),f()},g=Object.fromEntries(Dt.map(p=>[p,c("button",{type:"button"},p)]));for(let p of Dt)g[p].addEventListener("cli\
ck",()=>w(p)),r.append(g[p]);l.addEventListener("click",v),m.addEventListener("close",v);for(let p of["pointerdown","foc\
usin"])m.addEventListener(p,d);m.addEventListener("keydown",({key:p})=>{/^(\d|Backspace)$/.test(p)&&(d(),w(p==="Backspac\
e"?"Delete":p),g.Enter.focus())}),document.body.append(m),f(),d(),m.showModal()}function Ie(t){return t<=90?`${t} second\
s`:`${Math.ceil(t/60)} minutes`}function Mt({home:t,run:e,kernel:n},{gone:o,away:s}){let i=async()=>{try{let a=`${t}alive?kernel=${encodeURIComponent(n)}`,
l=await(await fetch(a,{cache:"no-store",signal:AbortSignal.timeout(5e3)})).json();if(s(!1),l.run!==e||!l.kernel)return o()}catch{
s(!0)}setTimeout(i,8e3)};setTimeout(i,8e3)}function $t(){let t=document.getElementById("jupyter-config-data")?.textContent;
return t?JSON.parse(t).kernelId??"":""}var Ut=1;function Pt(t){Ut=t}function M(){return Ut}var Re=new Set(`ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER H1 H2 H3\
 H4 H5 H6
  HEADER LABEL LEGEND LI MAIN OL P SECTION SMALL SUMMARY TABLE TBODY THEAD TR UL`.split(/\s+/)),De=`[aria-hidden="true"]\
, button, input, select, textarea, nav, script, style, template, sup,
  .vfw-sources, .vfw-step-sources, .vfw-stage, .vfw-said b, .vfw-given`;function $(t){let e=[],[n,o]=["",t],s=()=>{let r=n.
replace(/\s+/g," ").replace(/^[\s,]+|[\s,]+$/g,"");/[\p{L}\d]/u.test(r)&&e.push({text:r,element:o}),n=""},i=r=>{for(let l of r.
childNodes)l instanceof Text?n+=l.data:l instanceof Element&&a(l)},a=r=>{if(!(r.matches(De)||!r.checkVisibility()))if(r instanceof
SVGElement||r instanceof HTMLImageElement||r.role==="img")n+=` ${Ce(r)} `;else if(r instanceof HTMLElement&&Re.has(r.tagName)){
let l=o;s(),o=r,i(r),s(),o=l}else r.previousSibling instanceof Element&&/\S$/.test(n)&&(n+=", "),i(r)};return i(t),s(),e}
function Ce(t){return t.getAttribute("aria-label")??t.getAttribute("alt")??""}var Me=/(?<=[.!?…][”"’')\]]*)\s+(?=[\p{Lu}“"‘'(])/u,$e=/(?:^|[\s(“"])(?:Mrs?|Ms|Dr|St|Rev|Gov|Sen|Rep|vs?|c|[A-Z])\.$/;
function Vt(t){let e=[];for(let n of t.trim().split(Me)){let o=e.at(-1);o!==void 0&&$e.test(o)?e[e.length-1]=`${o} ${n}`:
e.push(n)}return e.flatMap(Ht).filter(Boolean)}function Ht(t){if(t.length<=250)return[t];let e=t.slice(0,250),n=Math.max(
...[", ","; ",": "].map(s=>e.lastIndexOf(s)+1)),o=n>250/3?n:e.lastIndexOf(" ")+1||250;return[t.slice(0,o).trim(),...Ht(t.
slice(o).trim())]}var L=[.2,.4,.6,.8,1],it=3,Bt=60,j=class{waiting=[];last=[];now=null;failed=!1;interruption=new AbortController;constructor(e,n=()=>{}){
this.voice=e,this.changed=n}get isSpeaking(){return this.now!==null}say(e,n=0){this.stop(),this.last=e,this.waiting=Gt(e.
slice(n)),this.begin()}saySoon(e){if(!this.isSpeaking)return this.say(e);this.last=[...this.last,...e].slice(-Bt),this.waiting=
[...this.waiting,...Gt(e)].slice(-Bt)}aside(e){let{last:n}=this;this.say([{text:e}]),this.last=n}stop(){this.interruption.
abort(),this.interruption=new AbortController,this.waiting=[],this.become(null)}repeat(){this.say(this.last,this.now?Math.
max(0,this.last.indexOf(this.now.of)):0)}async begin(){let{signal:e}=this.interruption;this.failed=!1;for(let n;!e.aborted&&
(n=this.waiting.shift())&&!(n.element&&!n.element.checkVisibility());){let o=this.voice.say(n.text,e);this.become(n),this.
waiting[0]&&this.voice.prepare(this.waiting[0].text);try{await o}catch{this.failed=!0;break}}e.aborted||(this.waiting=[],
this.become(null))}become(e){this.now!==e&&(this.now=e,this.changed())}};function Gt(t){return t.flatMap(e=>Vt(e.text).map(
n=>({text:n,element:e.element,of:e})))}var[Ue,Pe]=["Read aloud","Stop reading"],Ve="It cannot be read aloud now.";function R(){let t=Number(A().volume??it);return L[t-
1]?t:it}function at(t){C("volume",String(Math.min(L.length,Math.max(1,R()+t))))}function Ft(t,e,n=1){document.documentElement.
classList.add("vfw-reads");let s=()=>t.voice.setVolume(n*L[R()-1]);T(s),s();let i=null,a=c("span",{class:"vfw-reading",role:"\
group","aria-label":"Reading aloud"},rt("repeat","Repeat"),rt("softer","Softer"),rt("louder","Louder")),r=c("span",{class:"\
vfw-reading-fails",role:"status"});a.append(r);let l=()=>!!t.now?.element;t.changed=()=>{let d=t.now?.element;for(let u of x(
document,".vfw-being-read"))u!==d&&u.classList.remove("vfw-being-read");i&&(i.textContent=l()?Pe:Ue),b(a,".vfw-aloud")?.
classList.toggle("vfw-at-hand",l()),r.textContent=t.failed&&a.isConnected?Ve:"",!(!d||d.classList.contains("vfw-being-re\
ad"))&&(d.classList.add("vfw-being-read"),d.scrollIntoView({block:"nearest"}))};let m=d=>{t.stop(),i=d,d.after(a),f(),t.
say($(b(d,".vfw-step, [data-passage]")??document.body))},f=()=>{let d=R();a.dataset.volume=String(d);for(let[u,w]of[["so\
fter",1],["louder",L.length]])h(a,`[data-reading="${u}"]`)?.setAttribute("aria-disabled",String(d===w))};T(f),e(document,
"click",({target:d})=>{let u=b(d,"[data-read-aloud]"),w=b(d,"[data-reading]")?.dataset.reading;w==="repeat"?t.repeat():w?
at(w==="louder"?1:-1):u&&u===i&&l()?t.stop():u&&m(u)}),e(document,"keydown",({key:d})=>d==="Escape"&&t.stop()),e(document,
"toggle",()=>i&&!i.checkVisibility()&&t.stop(),{capture:!0})}function rt(t,e){return c("button",{type:"button",class:"vf\
w-read-aloud","data-reading":t},e)}var K=class{audio=new Audio;sounds=new Map;constructor(e){this.address=e}setVolume(e){this.audio.volume=e}prepare(e){this.
sound(e).catch(()=>this.sounds.delete(e))}async say(e,n){this.prepare(e);let o=await this.sound(e);if(!o.size||n.aborted)
return;let s=URL.createObjectURL(o);try{this.audio.src=s,await this.played(n)}finally{URL.revokeObjectURL(s)}}played(e){
return new Promise((n,o)=>{let s=new AbortController,i=l=>()=>{s.abort(),l()},a=i(()=>o(new Error("this sound cannot be \
played")));this.audio.addEventListener("ended",i(n),{signal:s.signal}),this.audio.addEventListener("error",a,{signal:s.signal});
let r=i(()=>{this.audio.pause(),n()});e.addEventListener("abort",r,{signal:s.signal}),this.audio.play().catch(()=>e.aborted||
a())})}sound(e){let n=this.sounds.get(e)??this.rendered(e);this.sounds.delete(e),this.sounds.set(e,n);for(let[o]of this.
sounds)this.sounds.size>8&&this.sounds.delete(o);return n}async rendered(e){let n=await fetch(this.address,{method:"POST",
body:e});if(!n.ok)throw new Error(`${n.status}`);return n.blob()}};var jt={A:"link",BUTTON:"button",SELECT:"list",SUMMARY:"button",TEXTAREA:"field",button:"button",checkbox:"check box",link:"\
link",option:"choice",radio:"choice",range:"slider",slider:"slider",tab:"tab",text:"field"},He=[["aria-pressed",{true:"o\
n",false:"off"}],["aria-checked",{true:"checked",false:"not checked"}],["aria-selected",{true:"selected"}],["aria-expand\
ed",{true:"open",false:"closed"}],["aria-current",{true:"current",step:"current",page:"current"}],["aria-disabled",{true:"\
not now"}]];function Be({name:t,kind:e="",stands:n=[],description:o=""}){return[[t,e,...n].filter(Boolean).join(", "),o].
filter(Boolean).map(ut).join(" ")}function ct(t){let e=t instanceof HTMLInputElement,n=jt[t.role??""]??jt[e?t.type:t.tagName]??
"",o=He.map(([l,m])=>m[t.getAttribute(l)??""]??"");e&&["checkbox","radio"].includes(t.type)&&o.push(t.checked?"checked":
"not checked"),t.ariaValueText?o.push(t.ariaValueText):e&&t.type==="range"&&o.push(t.value),t instanceof HTMLSelectElement&&
o.push(t.selectedOptions[0]?.text??""),t.tagName==="SUMMARY"&&o.push(t.closest("details")?.open?"open":"closed");let[s,i]=[
lt(t),O(t)],r=t.getAttribute("aria-description")||Kt(t,"aria-describedby")||(n||s===i?"":i);return Be({name:s,kind:n,stands:o,
description:r})}function lt(t){let{labels:e}=t,n=t instanceof HTMLFieldSetElement&&t.querySelector("legend");return Kt(t,
"aria-labelledby")||t.getAttribute("aria-label")||[...e??[],...n?[n]:[]].map(O).join(" ")||O(t)||t.getAttribute("title")||
""}function Kt(t,e){return(t.getAttribute(e)?.split(/\s+/)??[]).map(s=>document.getElementById(s)).map(s=>s?O(s):"").join(
" ").trim()}function O(t){return $(t).map(({text:e})=>e).join(", ").replace(/([.!?:;]),/g,"$1")}function ut(t){return/[.!?…]$/.
test(t)?t:`${t}.`}var Ge=150,Fe=["dialog[open]","[role=dialog]:popover-open",".vfw-cover"],je=[...Fe,".vfw-start",".vfw-prompt",".vfw-step",
"main"],Ke="[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], [role=timer]",ze="[aria-live=asse\
rtive], [role=alert]",qe="fieldset, [role=group][aria-label], [role=radiogroup], nav[aria-label], section[aria-label]",dt="\
.vfw-kiosk-speech, .vfw-aloud";function We({news:t,focus:e},n){let o=n.map(({text:a})=>ft(a)),s=[...new Set(t)].filter(a=>!o.
join(" ").includes(ft(a))),i=o.includes(ft(e));return[...s.map(a=>({text:a})),...n,...e&&!i?[{text:e}]:[]]}function ft(t){
return t.replace(/[,.;:!?…]/g,"")}var z=class{heard={news:[],isUrgent:!1,focus:""};screen="";group=null;timer;isOn=!1;constructor(e,n){
this.speaker=e,this.look=new MutationObserver(s=>this.see(s)),n(document,"focusin",({target:s})=>this.isOn&&this.focus(s));
let o=({target:s})=>{this.isOn&&!s.closest?.(dt)&&e.stop()};for(let s of["keydown","click"])n(document,s,o,{capture:!0})}turn(e){
if(e!==this.isOn){if(this.isOn=e,this.screen="",this.look.disconnect(),!e)return this.speaker.stop();this.look.observe(document.
body,{childList:!0,subtree:!0,characterData:!0}),this.soon()}}focus(e){if(e.closest(dt)){e.matches(":focus-visible")&&this.
speaker.aside(ct(e));return}let n=b(e,qe),o=n&&n!==this.group&&n!==e?lt(n):"";this.group=n,this.heard.focus=[o.length<100?
o:"",ct(e)].filter(Boolean).map(ut).join(" "),this.soon()}see(e){for(let{target:n,type:o,addedNodes:s}of e){let i=n instanceof
Element?n:n.parentElement,a=i&&b(i,Ke);if(!a||a.closest(`${dt}, [aria-hidden=true]`))continue;let r=[...s].filter(f=>f instanceof
HTMLElement),m=a.role==="log"&&o==="childList"&&r.length>0?r.map(f=>O(f)):[O(a)];this.heard.news.push(...m.filter(Boolean)),
this.heard.isUrgent||=a.matches(ze)}this.soon()}soon(){this.timer??=setTimeout(()=>{this.timer=void 0,this.tell()},Ge)}tell(){
let{heard:e}=this;if(this.heard={news:[],isUrgent:!1,focus:""},!this.isOn)return;let n=Ye(),o=n?_e(n):"",s=o!==this.screen;
this.screen=o;let i=We(e,s&&n?$(n):[]);i.length&&(s||e.isUrgent||e.focus?this.speaker.say(i):this.speaker.saySoon(i))}};
function Ye(){for(let t of je){let e=h(document,t);if(e?.checkVisibility())return e}return null}function _e(t){return O(
h(t,"h1, h2, legend")??t).slice(0,200)}function zt(t,e,n){let o=new j(new K(t));Ft(o,n,M());let s=new z(o,n),i=()=>(A().speech??(e?"on":"off"))==="on",a=c("but\
ton",{type:"button",class:"vfw-kiosk-speaks"},"Speech");a.addEventListener("click",()=>C("speech",i()?"off":"on"));let r=pt(
"Repeat",()=>o.repeat()),[l,m]=[pt("Softer",()=>v(-1)),pt("Louder",()=>v(1))],f=c("span",{class:"vfw-kiosk-speech",role:"\
group","aria-label":"Speech"});f.append(r,l,m);let v=u=>{at(u),o.now?.element||o.aside(`Volume ${R()} of ${L.length}.`)},
d=()=>{a.ariaPressed=String(i()),f.hidden=!i(),document.documentElement.classList.toggle("vfw-kiosk-heard",i()),l.ariaDisabled=
String(R()===1),m.ariaDisabled=String(R()===L.length),s.turn(i())};return h(document,".vfw-kiosk-bar")?.append(a,f),T(d),
d(),o}function pt(t,e){let n=c("button",{type:"button"},t);return n.addEventListener("click",e),n}var qt=["ArrowLeft","ArrowRight"];function Yt(t,e){let n,o=new Set,s=()=>{clearTimeout(n),n=void 0},i=()=>n??=setTimeout(
()=>(s(),e()),5e3),a={capture:!0,passive:!0};t(window,"pointerdown",r=>Wt(r)?i():s(),a),t(window,"pointermove",r=>n&&!o.
size&&!Wt(r)&&s(),a);for(let r of["pointerup","pointercancel"])t(window,r,s,a);t(window,"blur",()=>(o.clear(),s())),t(window,
"keydown",({key:r})=>qt.includes(r)&&o.add(r).size===qt.length&&i(),a),t(window,"keyup",({key:r})=>o.delete(r)&&s(),a)}function Wt({
clientX:t,clientY:e}){return t<96&&e<96}var Je=15,_t=["restart","take","back"];function Jt(t,e,n){let o=()=>performance.now()/1e3,s=()=>h(document,"main.vfw-sta\
ff"),i=new I(Number(s().dataset.lasts),0,o()),a=o(),r=a,l=(u,w)=>fetch(`${e}/${u}`,{method:"POST",body:w??"{}"}),m=async({
id:u,dataset:w})=>{let{does:g="",says:p}=w;r=o(),f(_t.includes(g)?"One moment.":"");try{let y=await l(g,p);if(y.status===
404)return n(!1);if(!y.ok)return f(await y.text());if(g==="leave"||_t.includes(g))return n(g!=="leave");y.status===200&&
v(await y.text(),u)}catch{f("The exhibit does not answer. Try again in a minute.")}},f=u=>h(s(),".vfw-staff-said").textContent=
u,v=(u,w)=>{let g=new DOMParser().parseFromString(u,"text/html"),p=h(g,".vfw-staff-said")?.textContent??"";s().replaceWith(
h(g,"main.vfw-staff")),B(Number(s().dataset.brightness)),document.getElementById(w)?.focus(),f(""),f(p)};t(document,"cli\
ck",({target:u})=>{let w=b(u,"[data-does]");if(!w||w.ariaDisabled==="true")return;let{asks:g,twice:p}=w.dataset;if(!g){m(
w);return}let[y,V]=JSON.parse(g);N("vfw-really",y,V,[["Yes",p===void 0?()=>m(w):()=>N("vfw-really","Are you sure?",V,[[y.
replace("?",""),()=>m(w)],["Cancel",()=>{}]])],["Cancel",()=>{}]])});let d=()=>{a=o(),i.touched(a)};for(let u of["pointe\
rdown","keydown"])t(window,u,d,{capture:!0});setInterval(()=>{let u=o();i.at(u)==="is left"?(i.touched(u),l("leave").finally(
()=>n(!1))):a>r&&u-r>=Je&&(r=u,l("stay").then(({ok:w})=>w||n(!1),()=>{}))},250)}var Xe=[20,10,5],Ze=660,Xt=.12,q=class{dialog=null;seconds=c("b",{class:"vfw-kiosk-seconds"});said=c("span",{class:"vfw-\
kiosk-said",role:"timer","aria-live":"assertive"});shown=0;constructor(e){this.stays=e}get isOpen(){return!!this.dialog?.
isConnected}show(e){if(!this.isOpen){let n=c("span",{"aria-hidden":"true"},"This screen begins anew in ",this.seconds," \
seconds."),o=c("span",{},n,this.said);this.dialog=N("vfw-still-there","Still there?",o,[["More time",this.stays]]),this.
shown=0}e!==this.shown&&(this.shown=e,this.seconds.textContent=String(e),Xe.includes(e)&&(this.said.textContent=`This sc\
reen begins anew in ${e} seconds.`),Qe())}close(){this.dialog?.remove(),this.dialog=null}},U;function Qe(){if(!M()||(U??=
new AudioContext,U.state!=="running"))return;let[t,e,n]=[U.createOscillator(),U.createGain(),U.currentTime];t.frequency.
value=Ze,e.gain.setValueAtTime(.08*M(),n),e.gain.exponentialRampToValueAtTime(.001*M(),n+Xt),t.connect(e).connect(U.destination),
t.start(n),t.stop(n+Xt)}var Zt="vfw:visit since",ht="vfw:visit door";function Qt(t,e){let n=t.startsWith(e)?t.slice(e.length):t,o=/^voila\/render\/(.+)\.ipynb$|^doors\/([^/]+)/.
exec(n);if(o)return decodeURIComponent(o[1]??o[2]);let[s]=n.split("/");return s||"front"}function tn(t,e,n){return e.includes(
t)?t:n&&e.includes(n)?n:"front"}function te(t,e,n){let o=tn(t,e,sessionStorage.getItem(ht)),s=a=>navigator.sendBeacon(n,
JSON.stringify({door:o,...a})),i=Number(sessionStorage.getItem(Zt))||Date.now();return sessionStorage.setItem(Zt,String(
i)),sessionStorage.getItem(ht)!==o&&s({event:"open"}),sessionStorage.setItem(ht,o),{ended:()=>s({event:"ending"}),failed:()=>s(
{event:"error"}),left:a=>s({event:"leave",how:a,seconds:Math.max(0,(Date.now()-i)/1e3)})}}var E=document.currentScript.dataset,{home:D="/",base:_="/",run:ee="",doors:en=""}=E,nn=document.documentElement,W=`${D}\
staff`,J=location.pathname===W,X=location.pathname.startsWith(D)&&!J,on=["voila/","doors/"].some(t=>location.pathname.startsWith(
_+t)),k=gt(new AbortController().signal),S=()=>performance.now()/1e3;nn.classList.add("vfw-kiosk");history.scrollRestoration=
"manual";Rt(k);Pt(Number(E.sounds));k(window,"pageshow",t=>t.persisted&&F(D));(X||J)&&G();var Z=X||J?null:te(Qt(location.
pathname,_),en.split(" "),`${D}counts`),mt=!1;function Y(t){mt||(mt=!0,Z?.left(t),F(D))}function sn(){mt=!0,Z?.left("sta\
ff"),G(),location.replace(W)}var oe=()=>!1;function rn(){let t=new I(Number(on?E.inARoom:E.reading),Number(E.toAnswer),S()),
e=()=>{t.touched(S()),n.close()},n=new q(e),o=()=>n.isOpen||t.touched(S());for(let s of["pointerdown","wheel"])k(window,
s,o,{capture:!0,passive:!0});k(window,"keydown",()=>t.touched(S()),{capture:!0}),k(window,"click",()=>n.isOpen&&e()),setInterval(
()=>{oe()&&!n.isOpen&&t.heard(S());let s=t.at(S());s==="is left"?Y("idle"):s==="rests"?n.close():n.show(s.asks)},250)}function an(){
nt(_,null);let t=h(document,"main a.large");k(document,"click",({target:n})=>{!n.closest("a, button, input, [popover], d\
ialog")&&!h(document,"dialog[open]")&&t.click()});let e=new I(Number(E.inARoom),0,S());k(window,"pointerdown",()=>e.touched(
S()),{capture:!0}),setInterval(()=>e.at(S())==="is left"&&localStorage.length&&Y("idle"),1e3)}function cn(){let t=new MutationObserver(
()=>{h(document,".vfw-ending")&&(t.disconnect(),Z?.ended())});t.observe(document.body,{childList:!0,subtree:!0})}k(document,
"DOMContentLoaded",()=>{let t=c("p",{class:"vfw-kiosk-away",role:"status"});document.body.append(t);let e=o=>t.textContent=
o?"One moment: this screen is being set up again.":"";if(Nt(k),Mt({home:D,run:ee,kernel:$t()},{gone:()=>Y("fault"),away:e}),
B(Number(E.brightness)),J)return Jt(k,W,o=>F(D,o?ee:""));if(E.staff&&Yt(k,()=>Ct(`${W}/pin`,sn)),X)return an(),ne();nt(_,
()=>N("vfw-really","Start over?","This screen goes back to the beginning, for the next visitor.",[["Start over",()=>Y("s\
tart over")],["Go on",()=>{}]])),ne(),rn(),cn(),k(window,"error",()=>Z?.failed())});function ne(){if(!E.speech)return;let t=zt(
E.speech,E.speaks==="on"&&!X,k);oe=()=>t.isSpeaking}})();
