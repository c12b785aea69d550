(()=>{function kt(t){return(e,n,o,s={})=>e.addEventListener(n,o,{signal:t,...s})}function l(t,e,...n){let o=document.createElement(
t);return o.append(...n),nt(o,e)}function nt(t,e){for(let[n,o]of Object.entries(e))o===null?t.removeAttribute(n):t.getAttribute(n)!==String(o)&&t.setAttribute(
n,String(o));return t}function d(t,e){return t.querySelector(e)}function x(t,e){return[...t.querySelectorAll(e)]}function k(t,e){
return t.closest(e)}function F(){return document.activeElement}function yt(t,e){let n=()=>{t.visibilityState==="visible"&&e?.request("screen").catch(()=>{})};t.addEventListener("visib\
ilitychange",n),n()}function Et(){let{document:t}=globalThis,e=t?.documentElement.dataset.baseUrl;if(e)return e;try{return JSON.parse(t?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function xt(t){try{return localStorage.getItem(t)??""}catch{return""}}function St(t,e){try{return localStorage.setItem(t,
e),!0}catch{return!1}}function Lt(t,e=Et()){let n=`/${e}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return n==="/"?`vfw:${t}`:`vfw:${n}:${t}`}var ot=Lt("likings"),At="vfw-likings",fe="data-jp-theme-light",pe={size:"1",light:"system",motion:"system"},st={...pe,pace:"\
usual",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},he=["keys","stage"],me={help:["none","odds","h\
ints","guided"],sensitivity:["full","masked","described"]};function ge(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,o])=>typeof o=="string"),n=Object.keys(st).every(o=>he.
includes(o)||e.some(([s])=>s===o));return Object.fromEntries(n?e.filter(([o,s])=>s!==Ot(o)):e)}catch{return{}}}function Ot(t){
return st[t]}function Tt(t,e={}){let n={...st,...e,...t};for(let[o,s]of Object.entries(me))s.includes(n[o])||(n[o]=Ot(o));
return n}function O(){return ge(document.documentElement.dataset.vfwLikings??xt(ot))}function $(t,e){let n=JSON.stringify(
{...O(),[t]:e});document.documentElement.dataset.vfwLikings=n,St(ot,n),document.dispatchEvent(new Event(At))}function T(t,e){
document.addEventListener(At,t,{signal:e}),we().addEventListener("change",t,{signal:e});let n=new MutationObserver(t);be(
document.body)&&n.observe(document.body,{attributeFilter:[fe]}),e?.addEventListener("abort",()=>n.disconnect());let o=({
key:s})=>{s===ot&&(delete document.documentElement.dataset.vfwLikings,t())};addEventListener("storage",o,{signal:e})}function we(){return matchMedia("(prefers-color-scheme: dark)")}function be(t){let{jpThemeLight:e,voila:n}=t?.dataset??{};return e===void 0||n!==void 0?"":e==="false"?"dark":"light"}function It(t,e){
for(let n of x(t,"[data-setting]")){let o=e[n.dataset.setting??""]===n.dataset.value;n instanceof HTMLInputElement?n.checked=
o:n.ariaPressed!==String(o)&&(n.ariaPressed=String(o))}}var ve=[["size","2","1","Larger letters"],["light","dark","light","Dark"],["light","contrast","light","High contrast"],[
"motion","still","system","Hold still"]];function it(t,e){let n=l("button",{type:"button"},"Start over");n.hidden=!e,n.addEventListener(
"click",()=>e?.());let o=ve.map(([r,c,u,h])=>{let p=l("button",{type:"button","data-setting":r,"data-value":c},h);return p.
addEventListener("click",()=>$(r,p.ariaPressed==="true"?u:c)),p}),s=l("a",{href:t},"All doors"),i=l("nav",{class:"vfw-ki\
osk-bar","aria-label":"This screen"},n,s,...o),a=()=>It(i,Tt(O()));a(),T(a),document.body.append(i)}function I(t,e,n,o){
d(document,"dialog.vfw-kiosk-question")?.remove();let s=l("h2",{id:"vfw-kiosk-question"},e),i=l("p",{id:"vfw-kiosk-text"},
n),a={"aria-labelledby":"vfw-kiosk-question","aria-describedby":"vfw-kiosk-text"},r=l("dialog",{class:`vfw-kiosk-questio\
n ${t}`,...a},s,i);for(let[c,u]of o){let h=l("button",{type:"button"},c);h.addEventListener("click",()=>{r.remove(),u()}),
r.append(h)}return r.addEventListener("cancel",c=>{c.preventDefault(),r.remove(),o.at(-1)?.[1]()}),document.body.append(
r),r.showModal(),r}var rt;function K(t){t>=100&&!rt||(rt??=ke(),rt.style.opacity=String(1-t/100))}function ke(){let t=l("div",{class:"vfw-k\
iosk-dimmed",popover:"manual","aria-hidden":"true"});document.body.append(t),t.showPopover();let e=n=>{n.target===t||n.newState!==
"open"||(t.hidePopover(),t.showPopover())};return document.addEventListener("toggle",e,{capture:!0}),t}function z(){for(let e of["localStorage","sessionStorage"])try{window[e].clear()}catch{}window.name="";let t=document.cookie.
split("; ").map(e=>e.split("=")[0]);for(let e of ye(location.pathname))for(let n of t)document.cookie=`${n}=; max-age=0;\
 path=${e}`}function ye(t){return t.split("/").map((n,o,s)=>s.slice(0,o+1).join("/")).flatMap(n=>n?[n,`${n}/`]:["/"])}async function q(t,e=""){
for(z(),document.documentElement.classList.add("vfw-forgotten");!await Ee(`${t}alive`,e);)await new Promise(n=>setTimeout(
n,1e3));location.replace(t)}async function Ee(t,e){try{let n=await fetch(t,{cache:"no-store",signal:AbortSignal.timeout(
5e3)});return n.ok&&(await n.json()).run!==e}catch{return!1}}var Nt={ArrowRight:()=>!0,ArrowLeft:()=>!0,ArrowDown:(t,e)=>t.top>=e.bottom-8,ArrowUp:(t,e)=>t.bottom<=e.top+8};function Rt(t){
return t in Nt}function xe(t){return t==="ArrowRight"||t==="ArrowDown"}function Dt(t,e,n){let[o,s]=[e.length,xe(t)?1:-1];
if(n<0)return o?0:-1;for(let i=n+s;e[i];i+=s)if(Nt[t](e[i],e[n]))return i;return(n+s+o)%o}var V='a[href], button, summary, select, input, [role="button"], [role="tab"], [tabindex="0"]',Se=`:disabled, [aria-hidd\
en="true"] *, .skip,
  [type=range], [type=text], [type=search], [type=number], [type=file]`,$t="h1, h2, h3, h4, p, li, dt, dd, tr, figcaptio\
n, blockquote",at="svg [data-key][tabindex]",Ct="[data-choice]",Le=".vfw-kiosk-bar",Ae=".vfw-kiosk-keys, .vfw-kiosk-away",
Oe="main a.large",Te=["dialog:modal",'[aria-modal="true"]'],Ie='input[type="checkbox"], input[type="radio"]',Ne="Arrows \
move. The round key chooses.";function Mt(t){let e=l("p",{class:"vfw-kiosk-keys",role:"status"});document.body.append(e);
let n=!1;t(document,"keydown",o=>{if(o.key==="Enter"){if(!Re(o))return;n=!0,e.textContent=""}else Rt(o.key)&&(o.preventDefault(),
o.stopPropagation(),n||(e.textContent=Ne),Pt(o.key))},{capture:!0}),t(document,"pointerdown",()=>e.textContent="",{capture:!0})}
function Re(t){let e=F();if(t.repeat||!e||e===document.body)return t.preventDefault(),t.stopPropagation(),t.repeat||Pt("\
ArrowRight"),!1;if(e instanceof HTMLSelectElement){t.preventDefault(),e.selectedIndex=(e.selectedIndex+1)%e.length;for(let n of[
"input","change"])e.dispatchEvent(new Event(n,{bubbles:!0}))}else e.matches(Ie)&&(t.preventDefault(),e.click());return!0}
function Pt(t){let e=De(),n=e.map(a=>(k(a,"svg")??a).getBoundingClientRect()),o=e.indexOf(F()),s=o<0?d(document,Oe):null,
i=s&&e.includes(s)?s:e[Dt(t,n,o)];i&&(i.matches(V)||nt(i,{tabindex:-1}),i.focus(),i.scrollIntoView({block:"nearest"}))}function De(){
let t=$e(),e=d(document,Le),n=t?[t,...e&&!t.matches("dialog")?[e]:[]]:[document.body],o=!!d(document,`${at}${Ct}`);return n.
flatMap(s=>x(s,`${V}, ${$t}, ${at}`).filter(a=>Ce(a,o)))}function $e(){let t=Te.map(n=>d(document,n)).find(n=>n?.checkVisibility());
if(t)return t;let e=F();return x(document,":popover-open").find(n=>n.contains(e)||n.id&&e?.getAttribute("popovertarget")===
n.id)}function Ce(t,e){return!t.checkVisibility({visibilityProperty:!0})||t.closest("[inert]")?!1:t.matches(at)?t.matches(
e?Ct:"[role=button]"):t.matches(V)?!t.matches(Se):Me(t)}function Me(t){let e=t.textContent?.trim();return!e||d(t,$t)||t.
matches(Ae)||k(t,V)||x(t,V).some(n=>n.textContent?.trim()===e)?!1:Pe(t)}function Pe(t){for(let n=t.parentElement;n&&n!==
document.body;n=n.parentElement)if(n.scrollHeight>n.clientHeight+1&&/auto|scroll/.test(getComputedStyle(n).overflowY))return!0;
let e=document.documentElement;return e.scrollHeight>e.clientHeight+1}var N=class{constructor(e,n,o){this.after=e,this.toAnswer=n,this.touched(o)}touched(e){this.since=this.lastTouch=e}heard(e){
e-(this.lastTouch??e)<300&&(this.since=e)}at(e){if(!this.after)return"rests";let n=this.after+this.toAnswer-(e-(this.since??
e));return n<=0?"is left":n>this.toAnswer?"rests":{asks:Math.ceil(n)}}};var B="dialog.vfw-kiosk-page",Ue='link[rel="stylesheet"][href*="/reading/"]',He=["states/","read/"],Ve=".vfw-kiosk-bar";
function Ht(t,e){let n=({origin:o,pathname:s})=>o===location.origin&&He.some(i=>s.startsWith(`${t}${i}`));e(document,"cl\
ick",o=>{let s=o.target.closest?.("a[href]"),i=s?.closest(B),a=i&&s?.getAttribute("href")?.match(/^#(.+)/)?.[1];a?Be(d(i,
`#${CSS.escape(a)}`)):s&&n(s)&&Ge(s.href),(i||s&&n(s))&&o.preventDefault()},{capture:!0})}function Be(t){t?.setAttribute(
"tabindex","-1"),t?.focus(),t?.scrollIntoView({block:"center"})}async function Ge(t){let e=new DOMParser().parseFromString(
await Ut(t),"text/html"),n=d(e,"main");if(!n)return;let o=await Promise.all(x(e,Ue).map(p=>Ut(p.getAttribute("href")??""))),
s=d(document,B);s&&d(s,"button")?.click();let i=document.activeElement,a=l("button",{type:"button"},"‹ Back to where you\
 were"),r=d(n,"h1")?.textContent??e.title,c=l("dialog",{class:"vfw-kiosk-page","aria-label":r});c.append(...o.map(p=>l("\
style",{},`@scope (${B}) { ${p} }`))),c.append(l("header",{},a),document.adoptNode(n));let u=[...document.body.children].
filter(p=>!p.matches(`${Ve}, [inert]`)),h=()=>{c.remove();for(let p of u)p.removeAttribute("inert");(i instanceof HTMLElement||
i instanceof SVGElement)&&i.focus()};a.addEventListener("click",h),c.addEventListener("keydown",({key:p})=>p==="Escape"&&
h());for(let p of u)p.setAttribute("inert","");document.body.append(c),c.show(),c.scrollTop=0}async function Ut(t){return(await fetch(
t)).text()}var je=["contextmenu","dragstart","selectstart","auxclick","gesturestart","beforeprint","drop"],Fe=/^(Arrow(Up|Down|Left|Right)|Tab|Enter|Escape|Home|End|Page(Up|Down)|Backspace|Delete|Shift|.)$/u;
function Ke({key:t,ctrlKey:e,altKey:n,metaKey:o}){return!e&&!n&&!o&&Fe.test(t)}function Vt(t){for(let n of je)t(document,
n,o=>o.preventDefault(),{capture:!0});t(document,"wheel",n=>n.ctrlKey&&n.preventDefault(),{capture:!0,passive:!1});let e=n=>{
Ke(n)||(n.preventDefault(),n.stopImmediatePropagation())};for(let n of["keydown","keyup"])t(window,n,e,{capture:!0});t(document,
"click",n=>{let o=n.target.closest?.("a[href]");o&&(new URL(o.href,location.href).origin!==location.origin&&n.preventDefault(),
o.removeAttribute("target"),o.removeAttribute("download"))},{capture:!0}),window.open=()=>null,window.print=()=>{}}var ze=2e4,Bt=["1","2","3","4","5","6","7","8","9","Delete","0","Enter"],qe=12;function Gt(t,e){if(document.querySelector(
"dialog.vfw-pin"))return;let n="",o,s=l("h2",{id:"vfw-pin"},"For staff"),i=l("output",{"aria-live":"polite"}),a=l("p",{role:"\
alert"}),r=l("div",{class:"vfw-pin-keys"}),c=l("button",{type:"button"},"Close"),u=l("dialog",{class:"vfw-pin","aria-lab\
elledby":"vfw-pin"},s,i,a,r,c),h=()=>{i.textContent="●".repeat(n.length),i.ariaLabel=`${n.length} digits`},p=()=>{clearTimeout(
o),u.remove()},m=()=>{clearTimeout(o),o=setTimeout(p,ze)},f=async()=>{let g=JSON.stringify({pin:n});n="",h();try{let y=await fetch(
t,{method:"POST",body:g});if(y.ok){e();return}let H=Math.ceil((await y.json()).wait),vt=y.status===403?"That is not the \
PIN.":"There were too many wrong PINs.";a.textContent=`${vt} Try again${H?` in ${We(H)}`:""}.`}catch{a.textContent="The \
exhibit does not answer. Try again in a minute."}},w=g=>{if(g==="Enter"){n&&f();return}n=/^\d$/.test(g)?(n+g).slice(0,qe):
n.slice(0,-1),h()},b=Object.fromEntries(Bt.map(g=>[g,l("button",{type:"button"},g)]));for(let g of Bt)b[g].addEventListener(
"click",()=>w(g)),r.append(b[g]);c.addEventListener("click",p),u.addEventListener("close",p);for(let g of["pointerdown",
"focusin"])u.addEventListener(g,m);u.addEventListener("keydown",({key:g})=>{/^(\d|Backspace)$/.test(g)&&(m(),w(g==="Back\
space"?"Delete":g),b.Enter.focus())}),document.body.append(u),h(),m(),u.showModal()}function We(t){return t<=90?`${t} se\
conds`:`${Math.ceil(t/60)} minutes`}function jt({home:t,run:e,kernel:n},{gone:o,away:s}){let i=async()=>{try{let a=`${t}alive?kernel=${encodeURIComponent(n)}`,
c=await(await fetch(a,{cache:"no-store",signal:AbortSignal.timeout(5e3)})).json();if(s(!1),c.run!==e||!c.kernel)return o()}catch{
s(!0)}setTimeout(i,8e3)};setTimeout(i,8e3)}function Ft(){let t=document.getElementById("jupyter-config-data")?.textContent;
return t?JSON.parse(t).kernelId??"":""}var Kt=1;function zt(t){Kt=t}function C(){return Kt}var _e=new Set(`ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER H1 H2 H3\
 H4 H5 H6
  HEADER LABEL LEGEND LI MAIN OL P SECTION SMALL SUMMARY TABLE TBODY THEAD TR UL`.split(/\s+/)),Ye=`[aria-hidden="true"]\
, button, input, select, textarea, nav, script, style, template, sup,
  .vfw-sources, .vfw-step-sources, .vfw-stage, .vfw-said b, .vfw-given`;function M(t){let e=[],[n,o]=["",t],s=()=>{let r=n.
replace(/\s+/g," ").replace(/^[\s,]+|[\s,]+$/g,"");/[\p{L}\d]/u.test(r)&&e.push({text:r,element:o}),n=""},i=r=>{for(let c of r.
childNodes)c instanceof Text?n+=c.data:c instanceof Element&&a(c)},a=r=>{if(!(r.matches(Ye)||!r.checkVisibility()))if(r instanceof
SVGElement||r instanceof HTMLImageElement||r.role==="img")n+=` ${Je(r)} `;else if(r instanceof HTMLElement&&_e.has(r.tagName)){
let c=o;s(),o=r,i(r),s(),o=c}else r.previousSibling instanceof Element&&/\S$/.test(n)&&(n+=", "),i(r)};return i(t),s(),e}
function Je(t){return t.getAttribute("aria-label")??t.getAttribute("alt")??""}var Xe=/(?<=[.!?…][”"’')\]]*)\s+(?=[\p{Lu}“"‘'(])/u,Ze=/(?:^|[\s(“"])(?:Mrs?|Ms|Dr|St|Rev|Gov|Sen|Rep|vs?|c|[A-Z])\.$/;
function P(t){let e=[];for(let n of t.trim().split(Xe)){let o=e.at(-1);o!==void 0&&Ze.test(o)?e[e.length-1]=`${o} ${n}`:
e.push(n)}return e.flatMap(qt).filter(Boolean)}function qt(t){if(t.length<=250)return[t];let e=t.slice(0,250),n=Math.max(
...[", ","; ",": "].map(s=>e.lastIndexOf(s)+1)),o=n>250/3?n:e.lastIndexOf(" ")+1||250;return[t.slice(0,o).trim(),...qt(t.
slice(o).trim())]}var L=[.2,.4,.6,.8,1],ct=3,Wt=60,W=class{waiting=[];last=[];now=null;failed=!1;interruption=new AbortController;constructor(e,n=()=>{}){
this.voice=e,this.changed=n}get isSpeaking(){return this.now!==null}say(e,n=0){this.stop(),this.last=e,this.waiting=_t(e.
slice(n)),this.begin()}saySoon(e){if(!this.isSpeaking)return this.say(e);this.last=[...this.last,...e].slice(-Wt),this.waiting=
[...this.waiting,..._t(e)].slice(-Wt)}aside(e){let{last:n}=this;this.say([{text:e}]),this.last=n}stop(){this.interruption.
abort(),this.interruption=new AbortController,this.waiting=[],this.become(null)}repeat(){this.say(this.last,this.now?Math.
max(0,this.last.indexOf(this.now.of)):0)}async begin(){let{signal:e}=this.interruption;this.failed=!1;for(let n;!e.aborted&&
(n=this.waiting.shift())&&!(n.element&&!n.element.checkVisibility());){let o=this.voice.say(n.text,e);this.become(n),this.
waiting[0]&&this.voice.prepare(this.waiting[0].text);try{await o}catch{this.failed=!0;break}}e.aborted||(this.waiting=[],
this.become(null))}become(e){this.now!==e&&(this.now=e,this.changed())}};function _t(t){return t.flatMap(e=>P(e.text).map(
n=>({text:n,element:e.element,of:e})))}var[Qe,tn]=["Read aloud","Stop reading"],en="It cannot be read aloud now.";function R(){let t=Number(O().volume??ct);return L[t-
1]?t:ct}function ut(t){$("volume",String(Math.min(L.length,Math.max(1,R()+t))))}function Yt(t,e,n=1){document.documentElement.
classList.add("vfw-reads");let s=()=>t.voice.setVolume(n*L[R()-1]);T(s),s();let i=null,a=l("span",{class:"vfw-reading",role:"\
group","aria-label":"Reading aloud"},lt("repeat","Repeat"),lt("softer","Softer"),lt("louder","Louder")),r=l("span",{class:"\
vfw-reading-fails",role:"status"});a.append(r);let c=()=>!!t.now?.element;t.changed=()=>{let m=t.now?.element;for(let f of x(
document,".vfw-being-read"))f!==m&&f.classList.remove("vfw-being-read");i&&(i.textContent=c()?tn:Qe),k(a,".vfw-aloud")?.
classList.toggle("vfw-at-hand",c()),r.textContent=t.failed&&a.isConnected?en:"",!(!m||m.classList.contains("vfw-being-re\
ad"))&&(m.classList.add("vfw-being-read"),m.scrollIntoView({block:"nearest"}))};let u=m=>{t.stop(),i=m,m.after(a),h(),t.
say(M(k(m,".vfw-step, [data-passage]")??document.body))},h=()=>{let m=R();a.dataset.volume=String(m);for(let[f,w]of[["so\
fter",1],["louder",L.length]])d(a,`[data-reading="${f}"]`)?.setAttribute("aria-disabled",String(m===w))};T(h),e(document,
"click",({target:m})=>{let f=k(m,"[data-read-aloud]"),w=k(m,"[data-reading]")?.dataset.reading;w==="repeat"?t.repeat():w?
ut(w==="louder"?1:-1):f&&f===i&&c()?t.stop():f&&u(f)}),e(document,"keydown",({key:m})=>m==="Escape"&&t.stop()),e(document,
"toggle",()=>i&&!i.checkVisibility()&&t.stop(),{capture:!0})}function lt(t,e){return l("button",{type:"button",class:"vf\
w-read-aloud","data-reading":t},e)}var _=class{audio=new Audio;sounds=new Map;constructor(e){this.address=e}setVolume(e){this.audio.volume=e}prepare(e){this.
sound(e).catch(()=>this.sounds.delete(e))}async say(e,n){this.prepare(e);let o=await this.sound(e);if(!o.size||n.aborted)
return;let s=URL.createObjectURL(o);try{this.audio.src=s,await this.played(n)}finally{URL.revokeObjectURL(s)}}played(e){
return new Promise((n,o)=>{let s=new AbortController,i=c=>()=>{s.abort(),c()},a=i(()=>o(new Error("this sound cannot be \
played")));this.audio.addEventListener("ended",i(n),{signal:s.signal}),this.audio.addEventListener("error",a,{signal:s.signal});
let r=i(()=>{this.audio.removeAttribute("src"),this.audio.load(),n()});e.addEventListener("abort",r,{signal:s.signal}),this.
audio.play().catch(()=>e.aborted||a())})}sound(e){let n=this.sounds.get(e)??this.rendered(e);this.sounds.delete(e),this.
sounds.set(e,n);for(let[o]of this.sounds)this.sounds.size>8&&this.sounds.delete(o);return n}async rendered(e){let n=await fetch(
this.address,{method:"POST",body:e});if(!n.ok)throw new Error(`${n.status}`);return n.blob()}};var Jt={A:"link",BUTTON:"button",SELECT:"list",SUMMARY:"button",TEXTAREA:"field",button:"button",checkbox:"check box",link:"\
link",option:"choice",radio:"choice",range:"slider",slider:"slider",tab:"tab",text:"field"},nn=[["aria-pressed",{true:"o\
n",false:"off"}],["aria-checked",{true:"checked",false:"not checked"}],["aria-selected",{true:"selected"}],["aria-expand\
ed",{true:"open",false:"closed"}],["aria-current",{true:"current",step:"current",page:"current"}],["aria-disabled",{true:"\
not now"}]],on=/[\p{L}\d]/u;function sn({name:t,kind:e="",states:n=[],description:o=""}){return[Zt([t,e,...n]),o].filter(
Boolean).map(pt).join(" ")}function dt(t){let e=t instanceof HTMLInputElement,n=Jt[t.role??""]??Jt[e?t.type:t.tagName]??
"",o=nn.map(([c,u])=>u[t.getAttribute(c)??""]??"");e&&["checkbox","radio"].includes(t.type)&&o.push(t.checked?"checked":
"not checked"),t.ariaValueText?o.push(t.ariaValueText):e&&t.type==="range"&&o.push(t.value),t instanceof HTMLSelectElement&&
o.push(t.selectedOptions[0]?.text??""),t.tagName==="SUMMARY"&&o.push(t.closest("details")?.open?"open":"closed");let[s,i]=[
ft(t),A(t)],r=t.getAttribute("aria-description")||Xt(t,"aria-describedby")||(n||s===i?"":i);return sn({name:s,kind:n,states:o,
description:r})}function ft(t){let{labels:e}=t,n=t instanceof HTMLFieldSetElement&&t.querySelector("legend");return Xt(t,
"aria-labelledby")||t.getAttribute("aria-label")||[...e??[],...n?[n]:[]].map(A).join(" ")||A(t)||t.getAttribute("title")||
""}function Xt(t,e){return(t.getAttribute(e)?.split(/\s+/)??[]).map(s=>document.getElementById(s)).map(s=>s?A(s):"").join(
" ").trim()}function A(t){return Zt(M(t).map(({text:e})=>e))}function Zt(t){return t.filter(n=>on.test(n)).join(", ").replace(
/(?:, *)+(?=[.!?:;,])/g,"").replace(/\.+,/g,",").replace(/([!?:;]),/g,"$1")}function pt(t){return/[.!?…]$/.test(t)?t:`${t}\
.`}var rn=150,an=["dialog[open]","[role=dialog]:popover-open",".vfw-cover"],cn=[...an,".vfw-start",".vfw-prompt",".vfw-step",
"main"],ln="[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], [role=timer]",un="[aria-live=asse\
rtive], [role=alert]",dn="fieldset, [role=group][aria-label], [role=radiogroup], nav[aria-label], section[aria-label]",ht="\
.vfw-kiosk-speech, .vfw-aloud";function fn({news:t,focus:e},n,o=[]){let s=new Set(o.flatMap(({text:u})=>P(u).map(G))),i=u=>s.
size<s.add(G(u)).size,r=[...t.map(u=>({...n.find(h=>G(u).startsWith(G(h.text))),text:u})),...n].map(u=>({...u,text:P(u.text).
filter(i).join(" ")})),c=P(e).some(u=>!s.has(G(u)))?[{text:e}]:[];return[...r.filter(({text:u})=>u),...c]}function G(t){
return t.replace(/[,.;:!?…]/g,"")}var Y=class{heard={news:[],isUrgent:!1,focus:""};screen="";group=null;timer;isOn=!1;constructor(e,n){
this.speaker=e,this.look=new MutationObserver(s=>this.see(s)),n(document,"focusin",({target:s})=>this.isOn&&this.focus(s));
let o=({target:s})=>{this.isOn&&!s.closest?.(ht)&&e.stop()};for(let s of["keydown","click"])n(document,s,o,{capture:!0})}turn(e){
if(e!==this.isOn){if(this.isOn=e,this.screen="",this.look.disconnect(),!e)return this.speaker.stop();this.look.observe(document.
body,{childList:!0,subtree:!0,characterData:!0}),this.soon()}}focus(e){if(e.closest(ht)){e.matches(":focus-visible")&&this.
speaker.aside(dt(e));return}let n=k(e,dn),o=n&&n!==this.group&&n!==e?ft(n):"";this.group=n,this.heard.focus=[o.length<100?
o:"",dt(e)].filter(Boolean).map(pt).join(" "),this.soon({isMore:!0})}see(e){let n=this.heard.news.length;for(let{target:o,
type:s,addedNodes:i}of e){let a=o instanceof Element?o:o.parentElement,r=a&&k(a,ln);if(!r||r.closest(`${ht}, [aria-hidde\
n=true]`))continue;let c=[...i].filter(p=>p instanceof HTMLElement),h=r.role==="log"&&s==="childList"&&c.length>0?c.map(
p=>A(p)):[A(r)];this.heard.news.push(...h.filter(Boolean)),this.heard.isUrgent||=r.matches(un)}this.soon({isMore:this.heard.
news.length>n})}soon({isMore:e=!1}={}){e&&(clearTimeout(this.timer),this.timer=void 0),this.timer??=setTimeout(()=>{this.
timer=void 0,this.tell()},rn)}tell(){let{heard:e}=this;if(this.heard={news:[],isUrgent:!1,focus:""},!this.isOn)return;let n=pn(),
o=n?hn(n):"",s=o!==this.screen;this.screen=o;let i=s||e.isUrgent,a=i?[]:this.speaker.last.filter(({element:c})=>this.speaker.
isSpeaking&&c),r=fn(e,s&&n?M(n):[],a);r.length&&(i?this.speaker.say(r):this.speaker.saySoon(r))}};function pn(){for(let t of cn){
let e=d(document,t);if(e?.checkVisibility())return e}return null}function hn(t){return A(d(t,"h1, h2, legend")??t).slice(
0,200)}function Qt(t,e,n){let o=new W(new _(t));Yt(o,n,C());let s=new Y(o,n),i=()=>(O().speech??(e?"on":"off"))==="on",a=l("but\
ton",{type:"button",class:"vfw-kiosk-speaks"},"Speech");a.addEventListener("click",()=>$("speech",i()?"off":"on"));let r=mt(
"Repeat",()=>o.repeat()),[c,u]=[mt("Softer",()=>p(-1)),mt("Louder",()=>p(1))],h=l("span",{class:"vfw-kiosk-speech",role:"\
group","aria-label":"Speech"});h.append(r,c,u);let p=f=>{ut(f),o.now?.element||o.aside(`Volume ${R()} of ${L.length}.`)},
m=()=>{a.ariaPressed=String(i()),h.hidden=!i(),document.documentElement.classList.toggle("vfw-kiosk-heard",i()),c.ariaDisabled=
String(R()===1),u.ariaDisabled=String(R()===L.length),s.turn(i())};return d(document,".vfw-kiosk-bar")?.append(a,h),T(m),
m(),o}function mt(t,e){let n=l("button",{type:"button"},t);return n.addEventListener("click",e),n}var te=["ArrowLeft","ArrowRight"];function ne(t,e){let n,o=new Set,s=()=>{clearTimeout(n),n=void 0},i=()=>n??=setTimeout(
()=>(s(),e()),5e3),a={capture:!0,passive:!0};t(window,"pointerdown",r=>ee(r)?i():s(),a),t(window,"pointermove",r=>n&&!o.
size&&!ee(r)&&s(),a);for(let r of["pointerup","pointercancel"])t(window,r,s,a);t(window,"blur",()=>(o.clear(),s())),t(window,
"keydown",({key:r})=>te.includes(r)&&o.add(r).size===te.length&&i(),a),t(window,"keyup",({key:r})=>o.delete(r)&&s(),a)}function ee({
clientX:t,clientY:e}){return t<96&&e<96}var mn=15,oe=["restart","take","back"];function se(t,e,n){let o=()=>performance.now()/1e3,s=()=>d(document,"main.vfw-sta\
ff"),i=new N(Number(s().dataset.lasts),0,o()),a=o(),r=a,c=(f,w)=>fetch(`${e}/${f}`,{method:"POST",body:w??"{}"}),u=async({
id:f,dataset:w})=>{let{does:b="",says:g}=w;r=o(),h(oe.includes(b)?"One moment.":"");try{let y=await c(b,g);if(y.status===
404)return n(!1);if(!y.ok)return h(await y.text());if(b==="leave"||oe.includes(b))return n(b!=="leave");y.status===200&&
p(await y.text(),f)}catch{h("The exhibit does not answer. Try again in a minute.")}},h=f=>d(s(),".vfw-staff-said").textContent=
f,p=(f,w)=>{let b=new DOMParser().parseFromString(f,"text/html"),g=d(b,".vfw-staff-said")?.textContent??"";s().replaceWith(
d(b,"main.vfw-staff")),K(Number(s().dataset.brightness)),document.getElementById(w)?.focus(),h(""),h(g)};t(document,"cli\
ck",({target:f})=>{let w=k(f,"[data-does]");if(!w||w.ariaDisabled==="true")return;let{asks:b,twice:g}=w.dataset;if(!b){u(
w);return}let[y,H]=JSON.parse(b);I("vfw-really",y,H,[["Yes",g===void 0?()=>u(w):()=>I("vfw-really","Are you sure?",H,[[y.
replace("?",""),()=>u(w)],["Cancel",()=>{}]])],["Cancel",()=>{}]])});let m=()=>{a=o(),i.touched(a)};for(let f of["pointe\
rdown","keydown"])t(window,f,m,{capture:!0});setInterval(()=>{let f=o();i.at(f)==="is left"?(i.touched(f),c("leave").finally(
()=>n(!1))):a>r&&f-r>=mn&&(r=f,c("stay").then(({ok:w})=>w||n(!1),()=>{}))},250)}var gn=[10,5],wn=660,ie=.12,J=class{dialog=null;seconds=l("b",{class:"vfw-kiosk-seconds"});said=l("span",{class:"vfw-kio\
sk-said",role:"timer","aria-live":"assertive"});shown=1/0;constructor(e){this.stays=e}get isOpen(){return!!this.dialog?.
isConnected}show(e){if(!this.isOpen){let o=l("span",{"aria-hidden":"true"},"This screen starts again in ",this.seconds,"\
 seconds."),s=l("span",{},o,this.said);this.dialog=I("vfw-still-there","Still there?",s,[["More time",this.stays]]),this.
shown=1/0}if(e===this.shown)return;let n=this.shown===1/0||gn.some(o=>e<=o&&o<this.shown);this.shown=e,this.seconds.textContent=
String(e),n&&(this.said.textContent=`This screen starts again in ${e} seconds.`),bn()}close(){this.dialog?.remove(),this.
dialog=null}},U;function bn(){if(!C()||(U??=new AudioContext,U.state!=="running"))return;let[t,e,n]=[U.createOscillator(),
U.createGain(),U.currentTime];t.frequency.value=wn,e.gain.setValueAtTime(.08*C(),n),e.gain.exponentialRampToValueAtTime(
.001*C(),n+ie),t.connect(e).connect(U.destination),t.start(n),t.stop(n+ie)}var re="vfw:visit since",gt="vfw:visit door";function ae(t,e){let n=t.startsWith(e)?t.slice(e.length):t,o=/^voila\/render\/(.+)\.ipynb$|^doors\/([^/]+)/.
exec(n);if(o)return decodeURIComponent(o[1]??o[2]);let[s]=n.split("/");return s||"front"}function vn(t,e,n){return e.includes(
t)?t:n&&e.includes(n)?n:"front"}function ce(t,e,n){let o=vn(t,e,sessionStorage.getItem(gt)),s=a=>navigator.sendBeacon(n,
JSON.stringify({door:o,...a})),i=Number(sessionStorage.getItem(re))||Date.now();return sessionStorage.setItem(re,String(
i)),sessionStorage.getItem(gt)!==o&&s({event:"open"}),sessionStorage.setItem(gt,o),{ended:()=>s({event:"ending"}),failed:()=>s(
{event:"error"}),left:a=>s({event:"leave",how:a,seconds:Math.max(0,(Date.now()-i)/1e3)})}}var E=document.currentScript.dataset,{home:D="/",base:j="/",run:le="",doors:kn=""}=E,yn=document.documentElement,X=`${D}\
staff`,Q=location.pathname===X,tt=location.pathname.startsWith(D)&&!Q,wt=["voila/","doors/"].some(t=>location.pathname.startsWith(
j+t)),v=kt(new AbortController().signal),S=()=>performance.now()/1e3;yn.classList.add("vfw-kiosk");history.scrollRestoration=
"manual";Vt(v);yt(document,navigator.wakeLock);zt(Number(E.sounds));v(window,"pageshow",t=>t.persisted&&q(D));(tt||Q)&&z();
var et=tt||Q?null:ce(ae(location.pathname,j),kn.split(" "),`${D}counts`),bt=!1;function Z(t){bt||(bt=!0,et?.left(t),q(D))}
function En(){bt=!0,et?.left("staff"),z(),location.replace(X)}var de=()=>!1;function xn(){let[t,e]=[Number(E.inARoom),Number(
E.reading)],n=new N(wt?t:e,Number(E.toAnswer),S()),o=()=>{n.touched(S()),s.close()},s=new J(o),i=()=>s.isOpen||n.touched(
S());for(let a of["pointerdown","wheel"])v(window,a,i,{capture:!0,passive:!0});v(window,"keydown",()=>n.touched(S()),{capture:!0}),
v(window,"click",()=>s.isOpen&&o()),setInterval(()=>{de()&&!s.isOpen&&n.heard(S()),n.after=wt&&!d(document,B)?t:e;let a=n.
at(S());a==="is left"?Z("idle"):a==="rests"?s.close():s.show(a.asks)},250)}function Sn(){it(j,null);let t=d(document,"ma\
in a.large");v(document,"click",({target:n})=>{!n.closest("a, button, input, [popover], dialog")&&!d(document,"dialog[op\
en]")&&t.click()});let e=new N(Number(E.inARoom),0,S());v(window,"pointerdown",()=>e.touched(S()),{capture:!0}),setInterval(
()=>e.at(S())==="is left"&&localStorage.length&&Z("idle"),1e3)}function Ln(){let t=new MutationObserver(()=>{d(document,
".vfw-ending")&&(t.disconnect(),et?.ended())});t.observe(document.body,{childList:!0,subtree:!0})}v(document,"DOMContent\
Loaded",()=>{let t=l("p",{class:"vfw-kiosk-away",role:"status"});document.body.append(t);let e=o=>t.textContent=o?"One m\
oment: this screen is being set up again.":"";if(Mt(v),jt({home:D,run:le,kernel:Ft()},{gone:()=>Z("fault"),away:e}),K(Number(
E.brightness)),Q)return se(v,X,o=>q(D,o?le:""));if(E.staff&&ne(v,()=>Gt(`${X}/pin`,En)),tt)return Sn(),ue();it(j,()=>I("\
vfw-really","Start over?","This screen goes back to the beginning, for the next visitor.",[["Start over",()=>Z("start ov\
er")],["Go on",()=>{}]])),ue(),wt&&Ht(j,v),xn(),Ln(),v(window,"error",()=>et?.failed())});function ue(){if(!E.speech)return;
let t=Qt(E.speech,E.speaks==="on"&&!tt,v);de=()=>t.isSpeaking}})();
