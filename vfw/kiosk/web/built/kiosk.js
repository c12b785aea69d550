(()=>{function vt(t){return(e,n,o,s={})=>e.addEventListener(n,o,{signal:t,...s})}function l(t,e,...n){let o=document.createElement(
t);return o.append(...n),tt(o,e)}function tt(t,e){for(let[n,o]of Object.entries(e))o===null?t.removeAttribute(n):t.getAttribute(n)!==String(o)&&t.setAttribute(
n,String(o));return t}function u(t,e){return t.querySelector(e)}function S(t,e){return[...t.querySelectorAll(e)]}function k(t,e){
return t.closest(e)}function G(){return document.activeElement}function kt(t){try{return localStorage.getItem(t)??""}catch{return""}}function yt(t,e){try{return localStorage.setItem(t,
e),!0}catch{return!1}}var et="vfw:likings",Et="vfw-likings",ce={size:"1",light:"system",motion:"system"},nt={...ce,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},le=["keys","stage"],ue={help:["none","odds","hints"],sensitivity:["full","maske\
d","described"]};function de(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o=="string"),n=Object.keys(nt).every(o=>le.
includes(o)||e.some(([s])=>s===o));return Object.fromEntries(n?e.filter(([o,s])=>s!==St(o)):e)}catch{return{}}}function St(t){
return nt[t]}function xt(t,e={}){let n={...nt,...e,...t};for(let[o,s]of Object.entries(ue))s.includes(n[o])||(n[o]=St(o));
return n}function O(){return de(document.documentElement.dataset.vfwLikings??kt(et))}function C(t,e){let n=JSON.stringify(
{...O(),[t]:e});document.documentElement.dataset.vfwLikings=n,yt(et,n),document.dispatchEvent(new Event(Et))}function T(t,e){
document.addEventListener(Et,t,{signal:e}),fe().addEventListener("change",t,{signal:e});let n=({key:o})=>{o===et&&(delete document.
documentElement.dataset.vfwLikings,t())};addEventListener("storage",n,{signal:e})}function fe(){return matchMedia("(prefers-color-scheme: dark)")}function Lt(t,e){for(let n of S(t,"[data-setting]")){let o=e[n.
dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=o:n.ariaPressed!==String(o)&&(n.ariaPressed=
String(o))}}var pe=[["size","2","1","Larger letters"],["light","dark","light","Dark"],["light","contrast","light","High contrast"],[
"motion","still","system","Hold still"]];function ot(t,e){let n=l("button",{type:"button"},"Start over");n.hidden=!e,n.addEventListener(
"click",()=>e?.());let o=pe.map(([a,c,p,f])=>{let m=l("button",{type:"button","data-setting":a,"data-value":c},f);return m.
addEventListener("click",()=>C(a,m.ariaPressed==="true"?p:c)),m}),s=l("a",{href:t},"All doors"),i=l("nav",{class:"vfw-ki\
osk-bar","aria-label":"This screen"},n,s,...o),r=()=>Lt(i,xt(O()));r(),T(r),document.body.append(i)}function N(t,e,n,o){
u(document,"dialog.vfw-kiosk-question")?.remove();let s=l("h2",{id:"vfw-kiosk-question"},e),i=l("p",{id:"vfw-kiosk-text"},
n),r={"aria-labelledby":"vfw-kiosk-question","aria-describedby":"vfw-kiosk-text"},a=l("dialog",{class:`vfw-kiosk-questio\
n ${t}`,...r},s,i);for(let[c,p]of o){let f=l("button",{type:"button"},c);f.addEventListener("click",()=>{a.remove(),p()}),
a.append(f)}return a.addEventListener("cancel",c=>{c.preventDefault(),a.remove(),o.at(-1)?.[1]()}),document.body.append(
a),a.showModal(),a}var st;function F(t){t>=100&&!st||(st??=he(),st.style.opacity=String(1-t/100))}function he(){let t=l("div",{class:"vfw-k\
iosk-dimmed",popover:"manual","aria-hidden":"true"});document.body.append(t),t.showPopover();let e=n=>{n.target===t||n.newState!==
"open"||(t.hidePopover(),t.showPopover())};return document.addEventListener("toggle",e,{capture:!0}),t}function j(){for(let t of["localStorage","sessionStorage"])try{window[t].clear()}catch{}for(let t of document.cookie.split(
"; "))document.cookie=`${t.split("=")[0]}=; max-age=0; path=/`}async function K(t,e=""){for(j(),document.documentElement.
classList.add("vfw-forgotten");!await me(`${t}alive`,e);)await new Promise(n=>setTimeout(n,1e3));location.replace(t)}async function me(t,e){
try{let n=await fetch(t,{cache:"no-store",signal:AbortSignal.timeout(5e3)});return n.ok&&(await n.json()).run!==e}catch{
return!1}}var At={ArrowRight:()=>!0,ArrowLeft:()=>!0,ArrowDown:(t,e)=>t.top>=e.bottom-8,ArrowUp:(t,e)=>t.bottom<=e.top+8};function Ot(t){
return t in At}function we(t){return t==="ArrowRight"||t==="ArrowDown"}function Tt(t,e,n){let[o,s]=[e.length,we(t)?1:-1];
if(n<0)return o?0:-1;for(let i=n+s;e[i];i+=s)if(At[t](e[i],e[n]))return i;return(n+s+o)%o}var U='a[href], button, summary, select, input, [role="button"], [role="tab"], [tabindex="0"]',ge=`:disabled, [aria-hidd\
en="true"] *, .skip,
  [type=range], [type=text], [type=search], [type=number], [type=file]`,Nt="h1, h2, h3, h4, p, li, dt, dd, tr, figcaptio\
n, blockquote",it="svg [data-key][tabindex]",It="[data-choice]",be=".vfw-kiosk-bar",ve="main a.large",ke=["dialog:modal",
'[aria-modal="true"]'],ye='input[type="checkbox"], input[type="radio"]',Ee="Arrows move. The round key chooses.";function Rt(t){
let e=l("p",{class:"vfw-kiosk-keys",role:"status"});document.body.append(e);let n=!1;t(document,"keydown",o=>{if(o.key===
"Enter"){if(!Se(o))return;n=!0,e.textContent=""}else Ot(o.key)&&(o.preventDefault(),o.stopPropagation(),n||(e.textContent=
Ee),Dt(o.key))},{capture:!0}),t(document,"pointerdown",()=>e.textContent="",{capture:!0})}function Se(t){let e=G();if(t.
repeat||!e||e===document.body)return t.preventDefault(),t.stopPropagation(),t.repeat||Dt("ArrowRight"),!1;if(e instanceof
HTMLSelectElement){t.preventDefault(),e.selectedIndex=(e.selectedIndex+1)%e.length;for(let n of["input","change"])e.dispatchEvent(
new Event(n,{bubbles:!0}))}else e.matches(ye)&&(t.preventDefault(),e.click());return!0}function Dt(t){let e=xe(),n=e.map(
r=>(k(r,"svg")??r).getBoundingClientRect()),o=e.indexOf(G()),s=o<0?u(document,ve):null,i=s&&e.includes(s)?s:e[Tt(t,n,o)];
i&&(i.matches(U)||tt(i,{tabindex:-1}),i.focus(),i.scrollIntoView({block:"nearest"}))}function xe(){let t=Le(),e=u(document,
be),n=t?[t,...e&&!t.matches("dialog")?[e]:[]]:[document.body],o=!!u(document,`${it}${It}`);return n.flatMap(s=>S(s,`${U}\
, ${Nt}, ${it}`).filter(r=>Ae(r,o)))}function Le(){let t=ke.map(n=>u(document,n)).find(n=>n?.checkVisibility());if(t)return t;
let e=G();return S(document,":popover-open").find(n=>n.contains(e)||n.id&&e?.getAttribute("popovertarget")===n.id)}function Ae(t,e){
return!t.checkVisibility({visibilityProperty:!0})||t.closest("[inert]")?!1:t.matches(it)?t.matches(e?It:"[role=button]"):
t.matches(U)?!t.matches(ge):Oe(t)}function Oe(t){let e=t.textContent?.trim();return!e||u(t,Nt)||k(t,U)||S(t,U).some(n=>n.
textContent?.trim()===e)?!1:Te(t)}function Te(t){for(let n=t.parentElement;n&&n!==document.body;n=n.parentElement)if(n.scrollHeight>
n.clientHeight+1&&/auto|scroll/.test(getComputedStyle(n).overflowY))return!0;let e=document.documentElement;return e.scrollHeight>
e.clientHeight+1}var I=class{constructor(e,n,o){this.after=e,this.toAnswer=n,this.touched(o)}touched(e){this.since=this.lastTouch=e}heard(e){
e-(this.lastTouch??e)<300&&(this.since=e)}at(e){if(!this.after)return"rests";let n=this.after+this.toAnswer-(e-(this.since??
e));return n<=0?"is left":n>this.toAnswer?"rests":{asks:Math.ceil(n)}}};var V="dialog.vfw-kiosk-page",Ne='link[rel="stylesheet"][href*="/reading/"]',Ie=["states/","read/"],Re=".vfw-kiosk-bar";
function $t(t,e){let n=({origin:o,pathname:s})=>o===location.origin&&Ie.some(i=>s.startsWith(`${t}${i}`));e(document,"cl\
ick",o=>{let s=o.target.closest?.("a[href]"),i=s?.closest(V),r=i&&s?.getAttribute("href")?.match(/^#(.+)/)?.[1];r?De(u(i,
`#${CSS.escape(r)}`)):s&&n(s)&&Ce(s.href),(i||s&&n(s))&&o.preventDefault()},{capture:!0})}function De(t){t?.setAttribute(
"tabindex","-1"),t?.focus(),t?.scrollIntoView({block:"center"})}async function Ce(t){let e=new DOMParser().parseFromString(
await Ct(t),"text/html"),n=u(e,"main");if(!n)return;let o=await Promise.all(S(e,Ne).map(m=>Ct(m.getAttribute("href")??""))),
s=u(document,V);s&&u(s,"button")?.click();let i=document.activeElement,r=l("button",{type:"button"},"‹ Back to where you\
 were"),a=u(n,"h1")?.textContent??e.title,c=l("dialog",{class:"vfw-kiosk-page","aria-label":a});c.append(...o.map(m=>l("\
style",{},`@scope (${V}) { ${m} }`))),c.append(l("header",{},r),document.adoptNode(n));let p=[...document.body.children].
filter(m=>!m.matches(`${Re}, [inert]`)),f=()=>{c.remove();for(let m of p)m.removeAttribute("inert");(i instanceof HTMLElement||
i instanceof SVGElement)&&i.focus()};r.addEventListener("click",f),c.addEventListener("keydown",({key:m})=>m==="Escape"&&
f());for(let m of p)m.setAttribute("inert","");document.body.append(c),c.show(),c.scrollTop=0}async function Ct(t){return(await fetch(
t)).text()}var $e=["contextmenu","dragstart","selectstart","auxclick","gesturestart","beforeprint","drop"],Me=/^(Arrow(Up|Down|Left|Right)|Tab|Enter|Escape|Home|End|Page(Up|Down)|Backspace|Delete|Shift|.)$/u;
function Pe({key:t,ctrlKey:e,altKey:n,metaKey:o}){return!e&&!n&&!o&&Me.test(t)}function Mt(t){for(let n of $e)t(document,
n,o=>o.preventDefault(),{capture:!0});t(document,"wheel",n=>n.ctrlKey&&n.preventDefault(),{capture:!0,passive:!1});let e=n=>{
Pe(n)||(n.preventDefault(),n.stopImmediatePropagation())};for(let n of["keydown","keyup"])t(window,n,e,{capture:!0});t(document,
"click",n=>{let o=n.target.closest?.("a[href]");o&&(new URL(o.href,location.href).origin!==location.origin&&n.preventDefault(),
o.removeAttribute("target"),o.removeAttribute("download"))},{capture:!0}),window.open=()=>null,window.print=()=>{}}var Ue=2e4,Pt=["1","2","3","4","5","6","7","8","9","Delete","0","Enter"],Ve=12;function Ut(t,e){if(document.querySelector(
"dialog.vfw-pin"))return;let n="",o,s=l("h2",{id:"vfw-pin"},"For staff"),i=l("output",{"aria-live":"polite"}),r=l("p",{role:"\
alert"}),a=l("div",{class:"vfw-pin-keys"}),c=l("button",{type:"button"},"Close"),p=l("dialog",{class:"vfw-pin","aria-lab\
elledby":"vfw-pin"},s,i,r,a,c),f=()=>{i.textContent="●".repeat(n.length),i.ariaLabel=`${n.length} digits`},m=()=>{clearTimeout(
o),p.remove()},h=()=>{clearTimeout(o),o=setTimeout(m,Ue)},d=async()=>{let w=JSON.stringify({pin:n});n="",f();try{let y=await fetch(
t,{method:"POST",body:w});if(y.ok){e();return}let B=Math.ceil((await y.json()).wait),bt=y.status===403?"That is not the \
PIN.":"It is not yet time.";r.textContent=`${bt} The next one is looked at in ${He(B)}.`}catch{r.textContent="The exhibi\
t does not answer. Try again in a minute."}},g=w=>{if(w==="Enter"){n&&d();return}n=/^\d$/.test(w)?(n+w).slice(0,Ve):n.slice(
0,-1),f()},b=Object.fromEntries(Pt.map(w=>[w,l("button",{type:"button"},w)]));for(let w of Pt)b[w].addEventListener("cli\
ck",()=>g(w)),a.append(b[w]);c.addEventListener("click",m),p.addEventListener("close",m);for(let w of["pointerdown","foc\
usin"])p.addEventListener(w,h);p.addEventListener("keydown",({key:w})=>{/^(\d|Backspace)$/.test(w)&&(h(),g(w==="Backspac\
e"?"Delete":w),b.Enter.focus())}),document.body.append(p),f(),h(),p.showModal()}function He(t){return t<=90?`${t} second\
s`:`${Math.ceil(t/60)} minutes`}function Vt({home:t,run:e,kernel:n},{gone:o,away:s}){let i=async()=>{try{let r=`${t}alive?kernel=${encodeURIComponent(n)}`,
c=await(await fetch(r,{cache:"no-store",signal:AbortSignal.timeout(5e3)})).json();if(s(!1),c.run!==e||!c.kernel)return o()}catch{
s(!0)}setTimeout(i,8e3)};setTimeout(i,8e3)}function Ht(){let t=document.getElementById("jupyter-config-data")?.textContent;
return t?JSON.parse(t).kernelId??"":""}var Bt=1;function Gt(t){Bt=t}function $(){return Bt}var Be=new Set(`ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER H1 H2 H3\
 H4 H5 H6
  HEADER LABEL LEGEND LI MAIN OL P SECTION SMALL SUMMARY TABLE TBODY THEAD TR UL`.split(/\s+/)),Ge=`[aria-hidden="true"]\
, button, input, select, textarea, nav, script, style, template, sup,
  .vfw-sources, .vfw-step-sources, .vfw-stage, .vfw-said b, .vfw-given`;function M(t){let e=[],[n,o]=["",t],s=()=>{let a=n.
replace(/\s+/g," ").replace(/^[\s,]+|[\s,]+$/g,"");/[\p{L}\d]/u.test(a)&&e.push({text:a,element:o}),n=""},i=a=>{for(let c of a.
childNodes)c instanceof Text?n+=c.data:c instanceof Element&&r(c)},r=a=>{if(!(a.matches(Ge)||!a.checkVisibility()))if(a instanceof
SVGElement||a instanceof HTMLImageElement||a.role==="img")n+=` ${Fe(a)} `;else if(a instanceof HTMLElement&&Be.has(a.tagName)){
let c=o;s(),o=a,i(a),s(),o=c}else a.previousSibling instanceof Element&&/\S$/.test(n)&&(n+=", "),i(a)};return i(t),s(),e}
function Fe(t){return t.getAttribute("aria-label")??t.getAttribute("alt")??""}var je=/(?<=[.!?…][”"’')\]]*)\s+(?=[\p{Lu}“"‘'(])/u,Ke=/(?:^|[\s(“"])(?:Mrs?|Ms|Dr|St|Rev|Gov|Sen|Rep|vs?|c|[A-Z])\.$/;
function Ft(t){let e=[];for(let n of t.trim().split(je)){let o=e.at(-1);o!==void 0&&Ke.test(o)?e[e.length-1]=`${o} ${n}`:
e.push(n)}return e.flatMap(jt).filter(Boolean)}function jt(t){if(t.length<=250)return[t];let e=t.slice(0,250),n=Math.max(
...[", ","; ",": "].map(s=>e.lastIndexOf(s)+1)),o=n>250/3?n:e.lastIndexOf(" ")+1||250;return[t.slice(0,o).trim(),...jt(t.
slice(o).trim())]}var L=[.2,.4,.6,.8,1],rt=3,Kt=60,z=class{waiting=[];last=[];now=null;failed=!1;interruption=new AbortController;constructor(e,n=()=>{}){
this.voice=e,this.changed=n}get isSpeaking(){return this.now!==null}say(e,n=0){this.stop(),this.last=e,this.waiting=zt(e.
slice(n)),this.begin()}saySoon(e){if(!this.isSpeaking)return this.say(e);this.last=[...this.last,...e].slice(-Kt),this.waiting=
[...this.waiting,...zt(e)].slice(-Kt)}aside(e){let{last:n}=this;this.say([{text:e}]),this.last=n}stop(){this.interruption.
abort(),this.interruption=new AbortController,this.waiting=[],this.become(null)}repeat(){this.say(this.last,this.now?Math.
max(0,this.last.indexOf(this.now.of)):0)}async begin(){let{signal:e}=this.interruption;this.failed=!1;for(let n;!e.aborted&&
(n=this.waiting.shift())&&!(n.element&&!n.element.checkVisibility());){let o=this.voice.say(n.text,e);this.become(n),this.
waiting[0]&&this.voice.prepare(this.waiting[0].text);try{await o}catch{this.failed=!0;break}}e.aborted||(this.waiting=[],
this.become(null))}become(e){this.now!==e&&(this.now=e,this.changed())}};function zt(t){return t.flatMap(e=>Ft(e.text).map(
n=>({text:n,element:e.element,of:e})))}var[ze,qe]=["Read aloud","Stop reading"],We="It cannot be read aloud now.";function R(){let t=Number(O().volume??rt);return L[t-
1]?t:rt}function ct(t){C("volume",String(Math.min(L.length,Math.max(1,R()+t))))}function qt(t,e,n=1){document.documentElement.
classList.add("vfw-reads");let s=()=>t.voice.setVolume(n*L[R()-1]);T(s),s();let i=null,r=l("span",{class:"vfw-reading",role:"\
group","aria-label":"Reading aloud"},at("repeat","Repeat"),at("softer","Softer"),at("louder","Louder")),a=l("span",{class:"\
vfw-reading-fails",role:"status"});r.append(a);let c=()=>!!t.now?.element;t.changed=()=>{let h=t.now?.element;for(let d of S(
document,".vfw-being-read"))d!==h&&d.classList.remove("vfw-being-read");i&&(i.textContent=c()?qe:ze),k(r,".vfw-aloud")?.
classList.toggle("vfw-at-hand",c()),a.textContent=t.failed&&r.isConnected?We:"",!(!h||h.classList.contains("vfw-being-re\
ad"))&&(h.classList.add("vfw-being-read"),h.scrollIntoView({block:"nearest"}))};let p=h=>{t.stop(),i=h,h.after(r),f(),t.
say(M(k(h,".vfw-step, [data-passage]")??document.body))},f=()=>{let h=R();r.dataset.volume=String(h);for(let[d,g]of[["so\
fter",1],["louder",L.length]])u(r,`[data-reading="${d}"]`)?.setAttribute("aria-disabled",String(h===g))};T(f),e(document,
"click",({target:h})=>{let d=k(h,"[data-read-aloud]"),g=k(h,"[data-reading]")?.dataset.reading;g==="repeat"?t.repeat():g?
ct(g==="louder"?1:-1):d&&d===i&&c()?t.stop():d&&p(d)}),e(document,"keydown",({key:h})=>h==="Escape"&&t.stop()),e(document,
"toggle",()=>i&&!i.checkVisibility()&&t.stop(),{capture:!0})}function at(t,e){return l("button",{type:"button",class:"vf\
w-read-aloud","data-reading":t},e)}var q=class{audio=new Audio;sounds=new Map;constructor(e){this.address=e}setVolume(e){this.audio.volume=e}prepare(e){this.
sound(e).catch(()=>this.sounds.delete(e))}async say(e,n){this.prepare(e);let o=await this.sound(e);if(!o.size||n.aborted)
return;let s=URL.createObjectURL(o);try{this.audio.src=s,await this.played(n)}finally{URL.revokeObjectURL(s)}}played(e){
return new Promise((n,o)=>{let s=new AbortController,i=c=>()=>{s.abort(),c()},r=i(()=>o(new Error("this sound cannot be \
played")));this.audio.addEventListener("ended",i(n),{signal:s.signal}),this.audio.addEventListener("error",r,{signal:s.signal});
let a=i(()=>{this.audio.pause(),n()});e.addEventListener("abort",a,{signal:s.signal}),this.audio.play().catch(()=>e.aborted||
r())})}sound(e){let n=this.sounds.get(e)??this.rendered(e);this.sounds.delete(e),this.sounds.set(e,n);for(let[o]of this.
sounds)this.sounds.size>8&&this.sounds.delete(o);return n}async rendered(e){let n=await fetch(this.address,{method:"POST",
body:e});if(!n.ok)throw new Error(`${n.status}`);return n.blob()}};var Wt={A:"link",BUTTON:"button",SELECT:"list",SUMMARY:"button",TEXTAREA:"field",button:"button",checkbox:"check box",link:"\
link",option:"choice",radio:"choice",range:"slider",slider:"slider",tab:"tab",text:"field"},Ye=[["aria-pressed",{true:"o\
n",false:"off"}],["aria-checked",{true:"checked",false:"not checked"}],["aria-selected",{true:"selected"}],["aria-expand\
ed",{true:"open",false:"closed"}],["aria-current",{true:"current",step:"current",page:"current"}],["aria-disabled",{true:"\
not now"}]];function _e({name:t,kind:e="",stands:n=[],description:o=""}){return[[t,e,...n].filter(Boolean).join(", "),o].
filter(Boolean).map(dt).join(" ")}function lt(t){let e=t instanceof HTMLInputElement,n=Wt[t.role??""]??Wt[e?t.type:t.tagName]??
"",o=Ye.map(([c,p])=>p[t.getAttribute(c)??""]??"");e&&["checkbox","radio"].includes(t.type)&&o.push(t.checked?"checked":
"not checked"),t.ariaValueText?o.push(t.ariaValueText):e&&t.type==="range"&&o.push(t.value),t instanceof HTMLSelectElement&&
o.push(t.selectedOptions[0]?.text??""),t.tagName==="SUMMARY"&&o.push(t.closest("details")?.open?"open":"closed");let[s,i]=[
ut(t),A(t)],a=t.getAttribute("aria-description")||Yt(t,"aria-describedby")||(n||s===i?"":i);return _e({name:s,kind:n,stands:o,
description:a})}function ut(t){let{labels:e}=t,n=t instanceof HTMLFieldSetElement&&t.querySelector("legend");return Yt(t,
"aria-labelledby")||t.getAttribute("aria-label")||[...e??[],...n?[n]:[]].map(A).join(" ")||A(t)||t.getAttribute("title")||
""}function Yt(t,e){return(t.getAttribute(e)?.split(/\s+/)??[]).map(s=>document.getElementById(s)).map(s=>s?A(s):"").join(
" ").trim()}function A(t){return M(t).map(({text:e})=>e).join(", ").replace(/([.!?:;]),/g,"$1")}function dt(t){return/[.!?…]$/.
test(t)?t:`${t}.`}var Je=150,Xe=["dialog[open]","[role=dialog]:popover-open",".vfw-cover"],Ze=[...Xe,".vfw-start",".vfw-prompt",".vfw-step",
"main"],Qe="[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], [role=timer]",tn="[aria-live=asse\
rtive], [role=alert]",en="fieldset, [role=group][aria-label], [role=radiogroup], nav[aria-label], section[aria-label]",ft="\
.vfw-kiosk-speech, .vfw-aloud";function nn({news:t,focus:e},n){let o=n.map(({text:r})=>pt(r)),s=[...new Set(t)].filter(r=>!o.
join(" ").includes(pt(r))),i=o.includes(pt(e));return[...s.map(r=>({text:r})),...n,...e&&!i?[{text:e}]:[]]}function pt(t){
return t.replace(/[,.;:!?…]/g,"")}var W=class{heard={news:[],isUrgent:!1,focus:""};screen="";group=null;timer;isOn=!1;constructor(e,n){
this.speaker=e,this.look=new MutationObserver(s=>this.see(s)),n(document,"focusin",({target:s})=>this.isOn&&this.focus(s));
let o=({target:s})=>{this.isOn&&!s.closest?.(ft)&&e.stop()};for(let s of["keydown","click"])n(document,s,o,{capture:!0})}turn(e){
if(e!==this.isOn){if(this.isOn=e,this.screen="",this.look.disconnect(),!e)return this.speaker.stop();this.look.observe(document.
body,{childList:!0,subtree:!0,characterData:!0}),this.soon()}}focus(e){if(e.closest(ft)){e.matches(":focus-visible")&&this.
speaker.aside(lt(e));return}let n=k(e,en),o=n&&n!==this.group&&n!==e?ut(n):"";this.group=n,this.heard.focus=[o.length<100?
o:"",lt(e)].filter(Boolean).map(dt).join(" "),this.soon()}see(e){for(let{target:n,type:o,addedNodes:s}of e){let i=n instanceof
Element?n:n.parentElement,r=i&&k(i,Qe);if(!r||r.closest(`${ft}, [aria-hidden=true]`))continue;let a=[...s].filter(f=>f instanceof
HTMLElement),p=r.role==="log"&&o==="childList"&&a.length>0?a.map(f=>A(f)):[A(r)];this.heard.news.push(...p.filter(Boolean)),
this.heard.isUrgent||=r.matches(tn)}this.soon()}soon(){this.timer??=setTimeout(()=>{this.timer=void 0,this.tell()},Je)}tell(){
let{heard:e}=this;if(this.heard={news:[],isUrgent:!1,focus:""},!this.isOn)return;let n=on(),o=n?sn(n):"",s=o!==this.screen;
this.screen=o;let i=nn(e,s&&n?M(n):[]);i.length&&(s||e.isUrgent||e.focus?this.speaker.say(i):this.speaker.saySoon(i))}};
function on(){for(let t of Ze){let e=u(document,t);if(e?.checkVisibility())return e}return null}function sn(t){return A(
u(t,"h1, h2, legend")??t).slice(0,200)}function _t(t,e,n){let o=new z(new q(t));qt(o,n,$());let s=new W(o,n),i=()=>(O().speech??(e?"on":"off"))==="on",r=l("but\
ton",{type:"button",class:"vfw-kiosk-speaks"},"Speech");r.addEventListener("click",()=>C("speech",i()?"off":"on"));let a=ht(
"Repeat",()=>o.repeat()),[c,p]=[ht("Softer",()=>m(-1)),ht("Louder",()=>m(1))],f=l("span",{class:"vfw-kiosk-speech",role:"\
group","aria-label":"Speech"});f.append(a,c,p);let m=d=>{ct(d),o.now?.element||o.aside(`Volume ${R()} of ${L.length}.`)},
h=()=>{r.ariaPressed=String(i()),f.hidden=!i(),document.documentElement.classList.toggle("vfw-kiosk-heard",i()),c.ariaDisabled=
String(R()===1),p.ariaDisabled=String(R()===L.length),s.turn(i())};return u(document,".vfw-kiosk-bar")?.append(r,f),T(h),
h(),o}function ht(t,e){let n=l("button",{type:"button"},t);return n.addEventListener("click",e),n}var Jt=["ArrowLeft","ArrowRight"];function Zt(t,e){let n,o=new Set,s=()=>{clearTimeout(n),n=void 0},i=()=>n??=setTimeout(
()=>(s(),e()),5e3),r={capture:!0,passive:!0};t(window,"pointerdown",a=>Xt(a)?i():s(),r),t(window,"pointermove",a=>n&&!o.
size&&!Xt(a)&&s(),r);for(let a of["pointerup","pointercancel"])t(window,a,s,r);t(window,"blur",()=>(o.clear(),s())),t(window,
"keydown",({key:a})=>Jt.includes(a)&&o.add(a).size===Jt.length&&i(),r),t(window,"keyup",({key:a})=>o.delete(a)&&s(),r)}function Xt({
clientX:t,clientY:e}){return t<96&&e<96}var rn=15,Qt=["restart","take","back"];function te(t,e,n){let o=()=>performance.now()/1e3,s=()=>u(document,"main.vfw-sta\
ff"),i=new I(Number(s().dataset.lasts),0,o()),r=o(),a=r,c=(d,g)=>fetch(`${e}/${d}`,{method:"POST",body:g??"{}"}),p=async({
id:d,dataset:g})=>{let{does:b="",says:w}=g;a=o(),f(Qt.includes(b)?"One moment.":"");try{let y=await c(b,w);if(y.status===
404)return n(!1);if(!y.ok)return f(await y.text());if(b==="leave"||Qt.includes(b))return n(b!=="leave");y.status===200&&
m(await y.text(),d)}catch{f("The exhibit does not answer. Try again in a minute.")}},f=d=>u(s(),".vfw-staff-said").textContent=
d,m=(d,g)=>{let b=new DOMParser().parseFromString(d,"text/html"),w=u(b,".vfw-staff-said")?.textContent??"";s().replaceWith(
u(b,"main.vfw-staff")),F(Number(s().dataset.brightness)),document.getElementById(g)?.focus(),f(""),f(w)};t(document,"cli\
ck",({target:d})=>{let g=k(d,"[data-does]");if(!g||g.ariaDisabled==="true")return;let{asks:b,twice:w}=g.dataset;if(!b){p(
g);return}let[y,B]=JSON.parse(b);N("vfw-really",y,B,[["Yes",w===void 0?()=>p(g):()=>N("vfw-really","Are you sure?",B,[[y.
replace("?",""),()=>p(g)],["Cancel",()=>{}]])],["Cancel",()=>{}]])});let h=()=>{r=o(),i.touched(r)};for(let d of["pointe\
rdown","keydown"])t(window,d,h,{capture:!0});setInterval(()=>{let d=o();i.at(d)==="is left"?(i.touched(d),c("leave").finally(
()=>n(!1))):r>a&&d-a>=rn&&(a=d,c("stay").then(({ok:g})=>g||n(!1),()=>{}))},250)}var an=[20,10,5],cn=660,ee=.12,Y=class{dialog=null;seconds=l("b",{class:"vfw-kiosk-seconds"});said=l("span",{class:"vfw-\
kiosk-said",role:"timer","aria-live":"assertive"});shown=0;constructor(e){this.stays=e}get isOpen(){return!!this.dialog?.
isConnected}show(e){if(!this.isOpen){let n=l("span",{"aria-hidden":"true"},"This screen begins anew in ",this.seconds," \
seconds."),o=l("span",{},n,this.said);this.dialog=N("vfw-still-there","Still there?",o,[["More time",this.stays]]),this.
shown=0}e!==this.shown&&(this.shown=e,this.seconds.textContent=String(e),an.includes(e)&&(this.said.textContent=`This sc\
reen begins anew in ${e} seconds.`),ln())}close(){this.dialog?.remove(),this.dialog=null}},P;function ln(){if(!$()||(P??=
new AudioContext,P.state!=="running"))return;let[t,e,n]=[P.createOscillator(),P.createGain(),P.currentTime];t.frequency.
value=cn,e.gain.setValueAtTime(.08*$(),n),e.gain.exponentialRampToValueAtTime(.001*$(),n+ee),t.connect(e).connect(P.destination),
t.start(n),t.stop(n+ee)}var ne="vfw:visit since",mt="vfw:visit door";function oe(t,e){let n=t.startsWith(e)?t.slice(e.length):t,o=/^voila\/render\/(.+)\.ipynb$|^doors\/([^/]+)/.
exec(n);if(o)return decodeURIComponent(o[1]??o[2]);let[s]=n.split("/");return s||"front"}function un(t,e,n){return e.includes(
t)?t:n&&e.includes(n)?n:"front"}function se(t,e,n){let o=un(t,e,sessionStorage.getItem(mt)),s=r=>navigator.sendBeacon(n,
JSON.stringify({door:o,...r})),i=Number(sessionStorage.getItem(ne))||Date.now();return sessionStorage.setItem(ne,String(
i)),sessionStorage.getItem(mt)!==o&&s({event:"open"}),sessionStorage.setItem(mt,o),{ended:()=>s({event:"ending"}),failed:()=>s(
{event:"error"}),left:r=>s({event:"leave",how:r,seconds:Math.max(0,(Date.now()-i)/1e3)})}}var E=document.currentScript.dataset,{home:D="/",base:H="/",run:ie="",doors:dn=""}=E,fn=document.documentElement,_=`${D}\
staff`,X=location.pathname===_,Z=location.pathname.startsWith(D)&&!X,wt=["voila/","doors/"].some(t=>location.pathname.startsWith(
H+t)),v=vt(new AbortController().signal),x=()=>performance.now()/1e3;fn.classList.add("vfw-kiosk");history.scrollRestoration=
"manual";Mt(v);Gt(Number(E.sounds));v(window,"pageshow",t=>t.persisted&&K(D));(Z||X)&&j();var Q=Z||X?null:se(oe(location.
pathname,H),dn.split(" "),`${D}counts`),gt=!1;function J(t){gt||(gt=!0,Q?.left(t),K(D))}function pn(){gt=!0,Q?.left("sta\
ff"),j(),location.replace(_)}var ae=()=>!1;function hn(){let[t,e]=[Number(E.inARoom),Number(E.reading)],n=new I(wt?t:e,Number(
E.toAnswer),x()),o=()=>{n.touched(x()),s.close()},s=new Y(o),i=()=>s.isOpen||n.touched(x());for(let r of["pointerdown","\
wheel"])v(window,r,i,{capture:!0,passive:!0});v(window,"keydown",()=>n.touched(x()),{capture:!0}),v(window,"click",()=>s.
isOpen&&o()),setInterval(()=>{ae()&&!s.isOpen&&n.heard(x()),n.after=wt&&!u(document,V)?t:e;let r=n.at(x());r==="is left"?
J("idle"):r==="rests"?s.close():s.show(r.asks)},250)}function mn(){ot(H,null);let t=u(document,"main a.large");v(document,
"click",({target:n})=>{!n.closest("a, button, input, [popover], dialog")&&!u(document,"dialog[open]")&&t.click()});let e=new I(
Number(E.inARoom),0,x());v(window,"pointerdown",()=>e.touched(x()),{capture:!0}),setInterval(()=>e.at(x())==="is left"&&
localStorage.length&&J("idle"),1e3)}function wn(){let t=new MutationObserver(()=>{u(document,".vfw-ending")&&(t.disconnect(),
Q?.ended())});t.observe(document.body,{childList:!0,subtree:!0})}v(document,"DOMContentLoaded",()=>{let t=l("p",{class:"\
vfw-kiosk-away",role:"status"});document.body.append(t);let e=o=>t.textContent=o?"One moment: this screen is being set u\
p again.":"";if(Rt(v),Vt({home:D,run:ie,kernel:Ht()},{gone:()=>J("fault"),away:e}),F(Number(E.brightness)),X)return te(v,
_,o=>K(D,o?ie:""));if(E.staff&&Zt(v,()=>Ut(`${_}/pin`,pn)),Z)return mn(),re();ot(H,()=>N("vfw-really","Start over?","Thi\
s screen goes back to the beginning, for the next visitor.",[["Start over",()=>J("start over")],["Go on",()=>{}]])),re(),
wt&&$t(H,v),hn(),wn(),v(window,"error",()=>Q?.failed())});function re(){if(!E.speech)return;let t=_t(E.speech,E.speaks===
"on"&&!Z,v);ae=()=>t.isSpeaking}})();
