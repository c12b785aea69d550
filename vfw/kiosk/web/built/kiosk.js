(()=>{function mt(t){return(e,n,o,s={})=>e.addEventListener(n,o,{signal:t,...s})}function l(t,e,...n){let o=document.createElement(
t);return o.append(...n),X(o,e)}function X(t,e){for(let[n,o]of Object.entries(e))o===null?t.removeAttribute(n):t.getAttribute(n)!==String(o)&&t.setAttribute(
n,String(o));return t}function p(t,e){return t.querySelector(e)}function S(t,e){return[...t.querySelectorAll(e)]}function v(t,e){
return t.closest(e)}function P(){return document.activeElement}function wt(t){try{return localStorage.getItem(t)??""}catch{return""}}function gt(t,e){try{return localStorage.setItem(t,
e),!0}catch{return!1}}var Z="vfw:likings",vt="vfw-likings",ee={size:"1",light:"system",motion:"system"},Q={...ee,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},ne=["keys","stage"],oe={help:["none","odds","hints"],sensitivity:["full","maske\
d","described"]};function se(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o=="string"),n=Object.keys(Q).every(o=>ne.
includes(o)||e.some(([s])=>s===o));return Object.fromEntries(n?e.filter(([o,s])=>s!==bt(o)):e)}catch{return{}}}function bt(t){
return Q[t]}function kt(t,e={}){let n={...Q,...e,...t};for(let[o,s]of Object.entries(oe))s.includes(n[o])||(n[o]=bt(o));
return n}function O(){return se(document.documentElement.dataset.vfwLikings??wt(Z))}function D(t,e){let n=JSON.stringify(
{...O(),[t]:e});document.documentElement.dataset.vfwLikings=n,gt(Z,n),document.dispatchEvent(new Event(vt))}function A(t,e){
document.addEventListener(vt,t,{signal:e}),ie().addEventListener("change",t,{signal:e});let n=({key:o})=>{o===Z&&(delete document.
documentElement.dataset.vfwLikings,t())};addEventListener("storage",n,{signal:e})}function ie(){return matchMedia("(prefers-color-scheme: dark)")}function yt(t,e){for(let n of S(t,"[data-setting]")){let o=e[n.
dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=o:n.ariaPressed!==String(o)&&(n.ariaPressed=
String(o))}}var re=[["size","2","1","Larger letters"],["light","dark","light","Dark"],["light","contrast","light","High contrast"],[
"motion","still","system","Hold still"]];function tt(t,e){let n=l("button",{type:"button"},"Start over");n.hidden=!e,n.addEventListener(
"click",()=>e?.());let o=re.map(([r,u,d,m])=>{let h=l("button",{type:"button","data-setting":r,"data-value":u},m);return h.
addEventListener("click",()=>D(r,h.ariaPressed==="true"?d:u)),h}),s=l("a",{href:t},"All doors"),i=l("nav",{class:"vfw-ki\
osk-bar","aria-label":"This screen"},n,s,...o),a=()=>yt(i,kt(O()));a(),A(a),document.body.append(i)}function T(t,e,n,o){
p(document,"dialog.vfw-kiosk-question")?.remove();let s=l("h2",{id:"vfw-kiosk-question"},e),i=l("p",{id:"vfw-kiosk-text"},
n),a={"aria-labelledby":"vfw-kiosk-question","aria-describedby":"vfw-kiosk-text"},r=l("dialog",{class:`vfw-kiosk-questio\
n ${t}`,...a},s,i);for(let[u,d]of o){let m=l("button",{type:"button"},u);m.addEventListener("click",()=>{r.remove(),d()}),
r.append(m)}return r.addEventListener("cancel",u=>{u.preventDefault(),r.remove(),o.at(-1)?.[1]()}),document.body.append(
r),r.showModal(),r}var et;function V(t){t>=100&&!et||(et??=ae(),et.style.opacity=String(1-t/100))}function ae(){let t=l("div",{class:"vfw-k\
iosk-dimmed",popover:"manual","aria-hidden":"true"});document.body.append(t),t.showPopover();let e=n=>{n.target===t||n.newState!==
"open"||(t.hidePopover(),t.showPopover())};return document.addEventListener("toggle",e,{capture:!0}),t}function H(){for(let t of["localStorage","sessionStorage"])try{window[t].clear()}catch{}for(let t of document.cookie.split(
"; "))document.cookie=`${t.split("=")[0]}=; max-age=0; path=/`}async function B(t,e=""){for(H(),document.documentElement.
classList.add("vfw-forgotten");!await ce(`${t}alive`,e);)await new Promise(n=>setTimeout(n,1e3));location.replace(t)}async function ce(t,e){
try{let n=await fetch(t,{cache:"no-store",signal:AbortSignal.timeout(5e3)});return n.ok&&(await n.json()).run!==e}catch{
return!1}}var Et={ArrowRight:()=>!0,ArrowLeft:()=>!0,ArrowDown:(t,e)=>t.top>=e.bottom-8,ArrowUp:(t,e)=>t.bottom<=e.top+8};function St(t){
return t in Et}function le(t){return t==="ArrowRight"||t==="ArrowDown"}function xt(t,e,n){let[o,s]=[e.length,le(t)?1:-1];
if(n<0)return o?0:-1;for(let i=n+s;e[i];i+=s)if(Et[t](e[i],e[n]))return i;return(n+s+o)%o}var U='a[href], button, summary, select, input, [role="button"], [role="tab"], [tabindex="0"]',ue=`:disabled, [aria-hidd\
en="true"] *, .skip,
  [type=range], [type=text], [type=search], [type=number], [type=file]`,Lt="h1, h2, h3, h4, p, li, dt, dd, tr, figcaptio\
n, blockquote",nt="svg [data-key][tabindex]",Ot="[data-choice]",de=".vfw-kiosk-bar",fe="main a.large",pe=["dialog:modal",
'[aria-modal="true"]'],he='input[type="checkbox"], input[type="radio"]',me="Arrows move. The round key chooses.";function At(t){
let e=l("p",{class:"vfw-kiosk-keys",role:"status"});document.body.append(e);let n=!1;t(document,"keydown",o=>{if(o.key===
"Enter"){if(!we(o))return;n=!0,e.textContent=""}else St(o.key)&&(o.preventDefault(),o.stopPropagation(),n||(e.textContent=
me),Tt(o.key))},{capture:!0}),t(document,"pointerdown",()=>e.textContent="",{capture:!0})}function we(t){let e=P();if(t.
repeat||!e||e===document.body)return t.preventDefault(),t.stopPropagation(),t.repeat||Tt("ArrowRight"),!1;if(e instanceof
HTMLSelectElement){t.preventDefault(),e.selectedIndex=(e.selectedIndex+1)%e.length;for(let n of["input","change"])e.dispatchEvent(
new Event(n,{bubbles:!0}))}else e.matches(he)&&(t.preventDefault(),e.click());return!0}function Tt(t){let e=ge(),n=e.map(
a=>(v(a,"svg")??a).getBoundingClientRect()),o=e.indexOf(P()),s=o<0?p(document,fe):null,i=s&&e.includes(s)?s:e[xt(t,n,o)];
i&&(i.matches(U)||X(i,{tabindex:-1}),i.focus(),i.scrollIntoView({block:"nearest"}))}function ge(){let t=ve(),e=p(document,
de),n=t?[t,...e&&!t.matches("dialog")?[e]:[]]:[document.body],o=!!p(document,`${nt}${Ot}`);return n.flatMap(s=>S(s,`${U}\
, ${Lt}, ${nt}`).filter(a=>be(a,o)))}function ve(){let t=pe.map(n=>p(document,n)).find(n=>n?.checkVisibility());if(t)return t;
let e=P();return S(document,":popover-open").find(n=>n.contains(e)||n.id&&e?.getAttribute("popovertarget")===n.id)}function be(t,e){
return!t.checkVisibility({visibilityProperty:!0})||t.closest("[inert]")?!1:t.matches(nt)?t.matches(e?Ot:"[role=button]"):
t.matches(U)?!t.matches(ue):ke(t)}function ke(t){let e=t.textContent?.trim();return!e||p(t,Lt)||v(t,U)||S(t,U).some(n=>n.
textContent?.trim()===e)?!1:ye(t)}function ye(t){for(let n=t.parentElement;n&&n!==document.body;n=n.parentElement)if(n.scrollHeight>
n.clientHeight+1&&/auto|scroll/.test(getComputedStyle(n).overflowY))return!0;let e=document.documentElement;return e.scrollHeight>
e.clientHeight+1}var N=class{constructor(e,n,o){this.after=e,this.toAnswer=n,this.touched(o)}touched(e){this.since=this.lastTouch=e}heard(e){
e-(this.lastTouch??e)<300&&(this.since=e)}at(e){if(!this.after)return"rests";let n=this.after+this.toAnswer-(e-(this.since??
e));return n<=0?"is left":n>this.toAnswer?"rests":{asks:Math.ceil(n)}}};var Ee=["contextmenu","dragstart","selectstart","auxclick","gesturestart","beforeprint","drop"],Se=/^(Arrow(Up|Down|Left|Right)|Tab|Enter|Escape|Home|End|Page(Up|Down)|Backspace|Delete|Shift|.)$/u;
function xe({key:t,ctrlKey:e,altKey:n,metaKey:o}){return!e&&!n&&!o&&Se.test(t)}function Nt(t){for(let n of Ee)t(document,
n,o=>o.preventDefault(),{capture:!0});t(document,"wheel",n=>n.ctrlKey&&n.preventDefault(),{capture:!0,passive:!1});let e=n=>{
xe(n)||(n.preventDefault(),n.stopImmediatePropagation())};for(let n of["keydown","keyup"])t(window,n,e,{capture:!0});t(document,
"click",n=>{let o=n.target.closest?.("a[href]");o&&(new URL(o.href,location.href).origin!==location.origin&&n.preventDefault(),
o.removeAttribute("target"),o.removeAttribute("download"))},{capture:!0}),window.open=()=>null,window.print=()=>{}}var Le=2e4,Oe=["1","2","3","4","5","6","7","8","9","Delete","0","Enter"],Ae=12;function It(t,e){if(document.querySelector(
"dialog.vfw-pin"))return;let n="",o,s=l("h2",{id:"vfw-pin"},"For staff"),i=l("output",{"aria-live":"polite"}),a=l("p",{role:"\
alert"}),r=l("div",{class:"vfw-pin-keys"}),u=l("button",{type:"button"},"Close"),d=l("dialog",{class:"vfw-pin","aria-lab\
elledby":"vfw-pin"},s,i,a,r,u),m=()=>{i.textContent="●".repeat(n.length),i.ariaLabel=`${n.length} digits`},h=()=>{clearTimeout(
o),d.remove()},c=()=>{clearTimeout(o),o=setTimeout(h,Le)},f=async()=>{let w=JSON.stringify({pin:n});n="",m();try{let y=await fetch(
t,{method:"POST",body:w});if(y.ok){e();return}let ht=Math.ceil((await y.json()).wait),te=y.status===403?"That is not the\
 PIN.":"It is not yet time.";a.textContent=`${te} The next one is looked at in ${Te(ht)}.`}catch{a.textContent="The exhi\
bit does not answer. Try again in a minute."}},g=w=>{if(w==="Enter"){n&&f();return}n=/^\d$/.test(w)?(n+w).slice(0,Ae):n.
slice(0,-1),m()};for(let w of Oe){let y=l("button",{type:"button"},w);y.addEventListener("click",()=>g(w)),r.append(y)}u.
addEventListener("click",h),d.addEventListener("close",h),d.addEventListener("pointerdown",c),d.addEventListener("keydow\
n",({key:w})=>{c(),/^\d$/.test(w)&&g(w),w==="Backspace"&&g("Delete")}),document.body.append(d),m(),c(),d.showModal()}function Te(t){
return t<=90?`${t} seconds`:`${Math.ceil(t/60)} minutes`}function Rt({home:t,run:e,kernel:n},{gone:o,away:s}){let i=async()=>{try{let a=`${t}alive?kernel=${encodeURIComponent(n)}`,
u=await(await fetch(a,{cache:"no-store",signal:AbortSignal.timeout(5e3)})).json();if(s(!1),u.run!==e||!u.kernel)return o()}catch{
s(!0)}setTimeout(i,8e3)};setTimeout(i,8e3)}function Dt(){let t=document.getElementById("jupyter-config-data")?.textContent;
return t?JSON.parse(t).kernelId??"":""}var Ct=1;function Mt(t){Ct=t}function C(){return Ct}var Ne=new Set(`ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER H1 H2 H3\
 H4 H5 H6
  HEADER LABEL LEGEND LI MAIN OL P SECTION SMALL SUMMARY TABLE TBODY THEAD TR UL`.split(/\s+/)),Ie=`[aria-hidden="true"]\
, button, input, select, textarea, nav, script, style, template, sup,
  .vfw-sources, .vfw-step-sources, .vfw-stage, .vfw-said b, .vfw-given`;function M(t){let e=[],[n,o]=["",t],s=()=>{let r=n.
replace(/\s+/g," ").replace(/^[\s,]+|[\s,]+$/g,"");/[\p{L}\d]/u.test(r)&&e.push({text:r,element:o}),n=""},i=r=>{for(let u of r.
childNodes)u instanceof Text?n+=u.data:u instanceof Element&&a(u)},a=r=>{if(!(r.matches(Ie)||!r.checkVisibility()))if(r instanceof
SVGElement||r instanceof HTMLImageElement||r.role==="img")n+=` ${Re(r)} `;else if(r instanceof HTMLElement&&Ne.has(r.tagName)){
let u=o;s(),o=r,i(r),s(),o=u}else r.previousSibling instanceof Element&&/\S$/.test(n)&&(n+=", "),i(r)};return i(t),s(),e}
function Re(t){return t.getAttribute("aria-label")??t.getAttribute("alt")??""}var De=/(?<=[.!?…][”"’')\]]*)\s+(?=[\p{Lu}“"‘'(])/u,Ce=/(?:^|[\s(“"])(?:Mrs?|Ms|Dr|St|Rev|Gov|Sen|Rep|vs?|c|[A-Z])\.$/;
function $t(t){let e=[];for(let n of t.trim().split(De)){let o=e.at(-1);o!==void 0&&Ce.test(o)?e[e.length-1]=`${o} ${n}`:
e.push(n)}return e.flatMap(Ut).filter(Boolean)}function Ut(t){if(t.length<=250)return[t];let e=t.slice(0,250),n=Math.max(
...[", ","; ",": "].map(s=>e.lastIndexOf(s)+1)),o=n>250/3?n:e.lastIndexOf(" ")+1||250;return[t.slice(0,o).trim(),...Ut(t.
slice(o).trim())]}var x=[.2,.4,.6,.8,1],ot=3,Pt=60,G=class{waiting=[];last=[];now=null;failed=!1;interruption=new AbortController;constructor(e,n=()=>{}){
this.voice=e,this.changed=n}get isSpeaking(){return this.now!==null}say(e,n=0){this.stop(),this.last=e,this.waiting=Vt(e.
slice(n)),this.begin()}saySoon(e){if(!this.isSpeaking)return this.say(e);this.last=[...this.last,...e].slice(-Pt),this.waiting=
[...this.waiting,...Vt(e)].slice(-Pt)}aside(e){let{last:n}=this;this.say([{text:e}]),this.last=n}stop(){this.interruption.
abort(),this.interruption=new AbortController,this.waiting=[],this.become(null)}repeat(){this.say(this.last,this.now?Math.
max(0,this.last.indexOf(this.now.of)):0)}async begin(){let{signal:e}=this.interruption;this.failed=!1;for(let n;!e.aborted&&
(n=this.waiting.shift())&&!(n.element&&!n.element.checkVisibility());){let o=this.voice.say(n.text,e);this.become(n),this.
waiting[0]&&this.voice.prepare(this.waiting[0].text);try{await o}catch{this.failed=!0;break}}e.aborted||(this.waiting=[],
this.become(null))}become(e){this.now!==e&&(this.now=e,this.changed())}};function Vt(t){return t.flatMap(e=>$t(e.text).map(
n=>({text:n,element:e.element,of:e})))}var[Me,$e]=["Read aloud","Stop reading"],Ue="It cannot be read aloud now.";function I(){let t=Number(O().volume??ot);return x[t-
1]?t:ot}function it(t){D("volume",String(Math.min(x.length,Math.max(1,I()+t))))}function Ht(t,e,n=1){document.documentElement.
classList.add("vfw-reads");let s=()=>t.voice.setVolume(n*x[I()-1]);A(s),s();let i=null,a=l("span",{class:"vfw-reading",role:"\
group","aria-label":"Reading aloud"},st("repeat","Repeat"),st("softer","Softer"),st("louder","Louder")),r=l("span",{class:"\
vfw-reading-fails",role:"status"});a.append(r);let u=()=>!!t.now?.element;t.changed=()=>{let c=t.now?.element;for(let f of S(
document,".vfw-being-read"))f!==c&&f.classList.remove("vfw-being-read");i&&(i.textContent=u()?$e:Me),v(a,".vfw-aloud")?.
classList.toggle("vfw-at-hand",u()),r.textContent=t.failed&&a.isConnected?Ue:"",!(!c||c.classList.contains("vfw-being-re\
ad"))&&(c.classList.add("vfw-being-read"),c.scrollIntoView({block:"nearest"}))};let d=c=>{t.stop(),i=c,c.after(a),m(),t.
say(M(v(c,".vfw-step, [data-passage]")??document.body))},m=()=>{let c=I();a.dataset.volume=String(c);for(let[f,g]of[["so\
fter",1],["louder",x.length]])p(a,`[data-reading="${f}"]`)?.setAttribute("aria-disabled",String(c===g))};A(m),e(document,
"click",({target:c})=>{let f=v(c,"[data-read-aloud]"),g=v(c,"[data-reading]")?.dataset.reading;g==="repeat"?t.repeat():g?
it(g==="louder"?1:-1):f&&f===i&&u()?t.stop():f&&d(f)}),e(document,"keydown",({key:c})=>c==="Escape"&&t.stop()),e(document,
"toggle",()=>i&&!i.checkVisibility()&&t.stop(),{capture:!0})}function st(t,e){return l("button",{type:"button",class:"vf\
w-read-aloud","data-reading":t},e)}var F=class{audio=new Audio;sounds=new Map;constructor(e){this.address=e}setVolume(e){this.audio.volume=e}prepare(e){this.
sound(e).catch(()=>this.sounds.delete(e))}async say(e,n){this.prepare(e);let o=await this.sound(e);if(!o.size||n.aborted)
return;let s=URL.createObjectURL(o);try{this.audio.src=s,await this.played(n)}finally{URL.revokeObjectURL(s)}}played(e){
return new Promise((n,o)=>{let s=new AbortController,i=u=>()=>{s.abort(),u()},a=i(()=>o(new Error("this sound cannot be \
played")));this.audio.addEventListener("ended",i(n),{signal:s.signal}),this.audio.addEventListener("error",a,{signal:s.signal});
let r=i(()=>{this.audio.pause(),n()});e.addEventListener("abort",r,{signal:s.signal}),this.audio.play().catch(()=>e.aborted||
a())})}sound(e){let n=this.sounds.get(e)??this.rendered(e);this.sounds.delete(e),this.sounds.set(e,n);for(let[o]of this.
sounds)this.sounds.size>8&&this.sounds.delete(o);return n}async rendered(e){let n=await fetch(this.address,{method:"POST",
body:e});if(!n.ok)throw new Error(`${n.status}`);return n.blob()}};var Bt={A:"link",BUTTON:"button",SELECT:"list",SUMMARY:"button",TEXTAREA:"field",button:"button",checkbox:"check box",link:"\
link",option:"choice",radio:"choice",range:"slider",slider:"slider",tab:"tab",text:"field"},Pe=[["aria-pressed",{true:"o\
n",false:"off"}],["aria-checked",{true:"checked",false:"not checked"}],["aria-selected",{true:"selected"}],["aria-expand\
ed",{true:"open",false:"closed"}],["aria-current",{true:"current",step:"current",page:"current"}],["aria-disabled",{true:"\
not now"}]];function Ve({name:t,kind:e="",stands:n=[],description:o=""}){return[[t,e,...n].filter(Boolean).join(", "),o].
filter(Boolean).map(ct).join(" ")}function rt(t){let e=t instanceof HTMLInputElement,n=Bt[t.role??""]??Bt[e?t.type:t.tagName]??
"",o=Pe.map(([u,d])=>d[t.getAttribute(u)??""]??"");e&&["checkbox","radio"].includes(t.type)&&o.push(t.checked?"checked":
"not checked"),t.ariaValueText?o.push(t.ariaValueText):e&&t.type==="range"&&o.push(t.value),t instanceof HTMLSelectElement&&
o.push(t.selectedOptions[0]?.text??""),t.tagName==="SUMMARY"&&o.push(t.closest("details")?.open?"open":"closed");let[s,i]=[
at(t),L(t)],r=t.getAttribute("aria-description")||Gt(t,"aria-describedby")||(n||s===i?"":i);return Ve({name:s,kind:n,stands:o,
description:r})}function at(t){let{labels:e}=t,n=t instanceof HTMLFieldSetElement&&t.querySelector("legend");return Gt(t,
"aria-labelledby")||t.getAttribute("aria-label")||[...e??[],...n?[n]:[]].map(L).join(" ")||L(t)||t.getAttribute("title")||
""}function Gt(t,e){return(t.getAttribute(e)?.split(/\s+/)??[]).map(s=>document.getElementById(s)).map(s=>s?L(s):"").join(
" ").trim()}function L(t){return M(t).map(({text:e})=>e).join(", ").replace(/([.!?:;]),/g,"$1")}function ct(t){return/[.!?…]$/.
test(t)?t:`${t}.`}var He=150,Be=["dialog[open]","[role=dialog]:popover-open",".vfw-cover"],Ge=[...Be,".vfw-start",".vfw-prompt",".vfw-step",
"main"],Fe="[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], [role=timer]",je="[aria-live=asse\
rtive], [role=alert]",Ke="fieldset, [role=group][aria-label], [role=radiogroup], nav[aria-label], section[aria-label]",lt="\
.vfw-kiosk-speech, .vfw-aloud";function ze({news:t,focus:e},n){let o=n.map(({text:a})=>ut(a)),s=[...new Set(t)].filter(a=>!o.
join(" ").includes(ut(a))),i=o.includes(ut(e));return[...s.map(a=>({text:a})),...n,...e&&!i?[{text:e}]:[]]}function ut(t){
return t.replace(/[,.;:!?…]/g,"")}var j=class{heard={news:[],isUrgent:!1,focus:""};screen="";group=null;timer;isOn=!1;constructor(e,n){
this.speaker=e,this.look=new MutationObserver(s=>this.see(s)),n(document,"focusin",({target:s})=>this.isOn&&this.focus(s));
let o=({target:s})=>{this.isOn&&!s.closest?.(lt)&&e.stop()};for(let s of["keydown","click"])n(document,s,o,{capture:!0})}turn(e){
if(e!==this.isOn){if(this.isOn=e,this.screen="",this.look.disconnect(),!e)return this.speaker.stop();this.look.observe(document.
body,{childList:!0,subtree:!0,characterData:!0}),this.soon()}}focus(e){if(e.closest(lt)){e.matches(":focus-visible")&&this.
speaker.aside(rt(e));return}let n=v(e,Ke),o=n&&n!==this.group&&n!==e?at(n):"";this.group=n,this.heard.focus=[o.length<100?
o:"",rt(e)].filter(Boolean).map(ct).join(" "),this.soon()}see(e){for(let{target:n,type:o,addedNodes:s}of e){let i=n instanceof
Element?n:n.parentElement,a=i&&v(i,Fe);if(!a||a.closest(`${lt}, [aria-hidden=true]`))continue;let r=[...s].filter(m=>m instanceof
HTMLElement),d=a.role==="log"&&o==="childList"&&r.length>0?r.map(m=>L(m)):[L(a)];this.heard.news.push(...d.filter(Boolean)),
this.heard.isUrgent||=a.matches(je)}this.soon()}soon(){this.timer??=setTimeout(()=>{this.timer=void 0,this.tell()},He)}tell(){
let{heard:e}=this;if(this.heard={news:[],isUrgent:!1,focus:""},!this.isOn)return;let n=qe(),o=n?We(n):"",s=o!==this.screen;
this.screen=o;let i=ze(e,s&&n?M(n):[]);i.length&&(s||e.isUrgent||e.focus?this.speaker.say(i):this.speaker.saySoon(i))}};
function qe(){for(let t of Ge){let e=p(document,t);if(e?.checkVisibility())return e}return null}function We(t){return L(
p(t,"h1, h2, legend")??t).slice(0,200)}function Ft(t,e,n){let o=new G(new F(t));Ht(o,n,C());let s=new j(o,n),i=()=>(O().speech??(e?"on":"off"))==="on",a=l("but\
ton",{type:"button",class:"vfw-kiosk-speaks"},"Speech");a.addEventListener("click",()=>D("speech",i()?"off":"on"));let r=dt(
"Repeat",()=>o.repeat()),[u,d]=[dt("Softer",()=>h(-1)),dt("Louder",()=>h(1))],m=l("span",{class:"vfw-kiosk-speech",role:"\
group","aria-label":"Speech"});m.append(r,u,d);let h=f=>{it(f),o.now?.element||o.aside(`Volume ${I()} of ${x.length}.`)},
c=()=>{a.ariaPressed=String(i()),m.hidden=!i(),document.documentElement.classList.toggle("vfw-kiosk-heard",i()),u.ariaDisabled=
String(I()===1),d.ariaDisabled=String(I()===x.length),s.turn(i())};return p(document,".vfw-kiosk-bar")?.append(a,m),A(c),
c(),o}function dt(t,e){let n=l("button",{type:"button"},t);return n.addEventListener("click",e),n}var jt=["ArrowLeft","ArrowRight"];function zt(t,e){let n,o=new Set,s=()=>{clearTimeout(n),n=void 0},i=()=>n??=setTimeout(
()=>(s(),e()),5e3),a={capture:!0,passive:!0};t(window,"pointerdown",r=>Kt(r)?i():s(),a),t(window,"pointermove",r=>n&&!o.
size&&!Kt(r)&&s(),a);for(let r of["pointerup","pointercancel","blur"])t(window,r,s,a);t(window,"keydown",({key:r})=>jt.includes(
r)&&o.add(r).size===jt.length&&i(),a),t(window,"keyup",({key:r})=>o.delete(r)&&s(),a)}function Kt({clientX:t,clientY:e}){
return t<96&&e<96}var Ye=15,_e=["restart","take","back"];function qt(t,e,n){let o=()=>performance.now()/1e3,s=()=>p(document,"main.vfw-sta\
ff"),i=new N(Number(s().dataset.lasts),0,o()),a=o(),r=(h,c)=>fetch(`${e}/${h}`,{method:"POST",body:c??"{}"}),u=async({id:h,
dataset:c})=>{let{does:f="",says:g}=c;a=o();try{let w=await r(f,g);if(w.status===404)return n(!1);if(!w.ok)return d(await w.
text());if(f==="leave"||_e.includes(f))return n(f!=="leave");w.status===200&&m(await w.text(),h)}catch{d("The exhibit do\
es not answer. Try again in a minute.")}},d=h=>p(s(),".vfw-staff-said").textContent=h,m=(h,c)=>{let f=new DOMParser().parseFromString(
h,"text/html"),g=p(f,".vfw-staff-said")?.textContent??"";s().replaceWith(p(f,"main.vfw-staff")),V(Number(s().dataset.brightness)),
document.getElementById(c)?.focus(),d(""),d(g)};t(document,"click",({target:h})=>{let c=v(h,"[data-does]");if(!c||c.ariaDisabled===
"true")return;let{asks:f,twice:g}=c.dataset;if(!f){u(c);return}let[w,y]=JSON.parse(f);T("vfw-really",w,y,[["Yes",g===void 0?
()=>u(c):()=>T("vfw-really","Are you sure?",y,[[w.replace("?",""),()=>u(c)],["Cancel",()=>{}]])],["Cancel",()=>{}]])});for(let h of[
"pointerdown","keydown"])t(window,h,()=>{i.touched(o()),!(o()-a<Ye)&&(a=o(),r("stay").then(({ok:c})=>c||n(!1),()=>{}))});
setInterval(()=>{i.at(o())==="is left"&&(i.touched(o()),r("leave").finally(()=>n(!1)))},250)}var Je=[20,10,5],Xe=660,Wt=.12,K=class{dialog=null;seconds=l("b",{class:"vfw-kiosk-seconds"});said=l("span",{class:"vfw-\
kiosk-said",role:"timer","aria-live":"assertive"});shown=0;constructor(e){this.stays=e}get isOpen(){return!!this.dialog?.
isConnected}show(e){if(!this.isOpen){let n=l("span",{"aria-hidden":"true"},"This screen begins anew in ",this.seconds," \
seconds."),o=l("span",{},n,this.said);this.dialog=T("vfw-still-there","Still there?",o,[["More time",this.stays]]),this.
shown=0}e!==this.shown&&(this.shown=e,this.seconds.textContent=String(e),Je.includes(e)&&(this.said.textContent=`This sc\
reen begins anew in ${e} seconds.`),Ze())}close(){this.dialog?.remove(),this.dialog=null}},$;function Ze(){if(!C()||($??=
new AudioContext,$.state!=="running"))return;let[t,e,n]=[$.createOscillator(),$.createGain(),$.currentTime];t.frequency.
value=Xe,e.gain.setValueAtTime(.08*C(),n),e.gain.exponentialRampToValueAtTime(.001*C(),n+Wt),t.connect(e).connect($.destination),
t.start(n),t.stop(n+Wt)}var Yt="vfw:visit since",ft="vfw:visit door";function _t(t,e){let n=t.startsWith(e)?t.slice(e.length):t,o=/^voila\/render\/(.+)\.ipynb$|^doors\/([^/]+)/.
exec(n);if(o)return decodeURIComponent(o[1]??o[2]);let[s]=n.split("/");return s||"front"}function Qe(t,e,n){return e.includes(
t)?t:n&&e.includes(n)?n:"front"}function Jt(t,e,n){let o=Qe(t,e,sessionStorage.getItem(ft)),s=a=>navigator.sendBeacon(n,
JSON.stringify({door:o,...a})),i=Number(sessionStorage.getItem(Yt))||Date.now();return sessionStorage.setItem(Yt,String(
i)),sessionStorage.getItem(ft)!==o&&s({event:"open"}),sessionStorage.setItem(ft,o),{ended:()=>s({event:"ending"}),failed:()=>s(
{event:"error"}),left:a=>s({event:"leave",how:a,seconds:Math.max(0,(Date.now()-i)/1e3)})}}var k=document.currentScript.dataset,{home:R="/",base:W="/",run:Xt="",doors:tn=""}=k,en=document.documentElement,z=`${R}\
staff`,Y=location.pathname===z,_=location.pathname.startsWith(R)&&!Y,nn=["voila/","doors/"].some(t=>location.pathname.startsWith(
W+t)),b=mt(new AbortController().signal),E=()=>performance.now()/1e3;en.classList.add("vfw-kiosk");history.scrollRestoration=
"manual";Nt(b);Mt(Number(k.sounds));b(window,"pageshow",t=>t.persisted&&B(R));(_||Y)&&H();var J=_||Y?null:Jt(_t(location.
pathname,W),tn.split(" "),`${R}counts`),pt=!1;function q(t){pt||(pt=!0,J?.left(t),B(R))}function on(){pt=!0,J?.left("sta\
ff"),H(),location.replace(z)}var Qt=()=>!1;function sn(){let t=new N(Number(nn?k.inARoom:k.reading),Number(k.toAnswer),E()),
e=()=>{t.touched(E()),n.close()},n=new K(e),o=()=>n.isOpen||t.touched(E());for(let s of["pointerdown","wheel"])b(window,
s,o,{capture:!0,passive:!0});b(window,"keydown",()=>t.touched(E()),{capture:!0}),b(window,"click",()=>n.isOpen&&e()),setInterval(
()=>{Qt()&&!n.isOpen&&t.heard(E());let s=t.at(E());s==="is left"?q("idle"):s==="rests"?n.close():n.show(s.asks)},250)}function rn(){
tt(W,null);let t=p(document,"main a.large");b(document,"click",({target:n})=>{!n.closest("a, button, input, [popover], d\
ialog")&&!p(document,"dialog[open]")&&t.click()});let e=new N(Number(k.inARoom),0,E());b(window,"pointerdown",()=>e.touched(
E()),{capture:!0}),setInterval(()=>e.at(E())==="is left"&&localStorage.length&&q("idle"),1e3)}function an(){let t=new MutationObserver(
()=>{p(document,".vfw-ending")&&(t.disconnect(),J?.ended())});t.observe(document.body,{childList:!0,subtree:!0})}b(document,
"DOMContentLoaded",()=>{let t=l("p",{class:"vfw-kiosk-away",role:"status"});document.body.append(t);let e=o=>t.textContent=
o?"One moment: this screen is being set up again.":"";if(At(b),Rt({home:R,run:Xt,kernel:Dt()},{gone:()=>q("fault"),away:e}),
V(Number(k.brightness)),Y)return qt(b,z,o=>B(R,o?Xt:""));if(k.staff&&zt(b,()=>It(`${z}/pin`,on)),_)return rn(),Zt();tt(W,
()=>T("vfw-really","Start over?","This screen goes back to the beginning, for the next visitor.",[["Start over",()=>q("s\
tart over")],["Go on",()=>{}]])),Zt(),sn(),an(),b(window,"error",()=>J?.failed())});function Zt(){if(!k.speech)return;let t=Ft(
k.speech,k.speaks==="on"&&!_,b);Qt=()=>t.isSpeaking}})();
