(()=>{function k(e){return(t,n,s,o={})=>t.addEventListener(n,s,{signal:e,...o})}function m(e,t,...n){let s=document.createElement(
e);return s.append(...n),B(s,t)}function B(e,t){for(let[n,s]of Object.entries(t))s===null?e.removeAttribute(n):e.getAttribute(n)!==String(s)&&e.setAttribute(
n,String(s));return e}function A(e,t){return e.querySelector(t)}function w(e,t){return[...e.querySelectorAll(t)]}function f(e,t){
return e.closest(t)}function T(){let{document:e}=globalThis,t=e?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(e?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function I(e){try{return localStorage.getItem(e)??""}catch{return""}}function N(e,t){try{return localStorage.setItem(e,t),
!0}catch{return!1}}function U(e,t=T()){let n=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return n==="/"?`vfw:${e}`:`vfw:${n}:${e}`}var v=U("likings"),M="vfw-likings",q={size:"1",light:"system",motion:"system"},D={...q,pace:"usual",help:"hints",sensitivity:"\
masked",space:"on",keys:"on",stage:"on"},_=["keys","stage"];function J(e){try{let t=Object.entries(JSON.parse(e)??{}).filter(([,s])=>typeof s=="string"),n=Object.keys(D).every(s=>_.
includes(s)||t.some(([o])=>o===s));return Object.fromEntries(n?t.filter(([s,o])=>o!==W(s)):t)}catch{return{}}}function W(e){
return D[e]}function b(){return J(document.documentElement.dataset.vfwLikings??I(v))}function R(e,t){let n=JSON.stringify({...b(),[e]:t});
document.documentElement.dataset.vfwLikings=n,N(v,n),document.dispatchEvent(new Event(M))}function E(e,t){document.addEventListener(
M,e,{signal:t}),Y().addEventListener("change",e,{signal:t});let n=({key:s})=>{s===v&&(delete document.documentElement.dataset.
vfwLikings,e())};addEventListener("storage",n,{signal:t})}function Y(){return matchMedia("(prefers-color-scheme: dark)")}var Z=new Set(`ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER H1 H2 H3 \
H4 H5 H6
  HEADER LABEL LEGEND LI MAIN OL P SECTION SMALL SUMMARY TABLE TBODY THEAD TR UL`.split(/\s+/)),Q=`[aria-hidden="true"],\
 button, input, select, textarea, nav, script, style, template, sup,
  .vfw-sources, .vfw-step-sources, .vfw-stage, .vfw-said b, .vfw-given`;function $(e){let t=[],[n,s]=["",e],o=()=>{let i=n.
replace(/\s+/g," ").replace(/^[\s,]+|[\s,]+$/g,"");/[\p{L}\d]/u.test(i)&&t.push({text:i,element:s}),n=""},r=i=>{for(let c of i.
childNodes)c instanceof Text?n+=c.data:c instanceof Element&&l(c)},l=i=>{if(!(i.matches(Q)||!i.checkVisibility()))if(i instanceof
SVGElement||i instanceof HTMLImageElement||i.role==="img")n+=` ${X(i)} `;else if(i instanceof HTMLElement&&Z.has(i.tagName)){
let c=s;o(),s=i,r(i),o(),s=c}else i.previousSibling instanceof Element&&/\S$/.test(n)&&(n+=", "),r(i)};return r(e),o(),t}
function X(e){return e.getAttribute("aria-label")??e.getAttribute("alt")??""}var tt=/(?<=[.!?…][”"’')\]]*)\s+(?=[\p{Lu}“"‘'(])/u,et=/(?:^|[\s(“"])(?:Mrs?|Ms|Dr|St|Rev|Gov|Sen|Rep|vs?|c|[A-Z])\.$/;
function C(e){let t=[];for(let n of e.trim().split(tt)){let s=t.at(-1);s!==void 0&&et.test(s)?t[t.length-1]=`${s} ${n}`:
t.push(n)}return t.flatMap(P).filter(Boolean)}function P(e){if(e.length<=250)return[e];let t=e.slice(0,250),n=Math.max(...[
", ","; ",": "].map(o=>t.lastIndexOf(o)+1)),s=n>250/3?n:t.lastIndexOf(" ")+1||250;return[e.slice(0,s).trim(),...P(e.slice(
s).trim())]}var h=[.2,.4,.6,.8,1],x=3,V=60,p=class{waiting=[];last=[];now=null;failed=!1;interruption=new AbortController;constructor(t,n=()=>{}){
this.voice=t,this.changed=n}get isSpeaking(){return this.now!==null}say(t,n=0){this.stop(),this.last=t,this.waiting=G(t.
slice(n)),this.begin()}saySoon(t){if(!this.isSpeaking)return this.say(t);this.last=[...this.last,...t].slice(-V),this.waiting=
[...this.waiting,...G(t)].slice(-V)}aside(t){let{last:n}=this;this.say([{text:t}]),this.last=n}stop(){this.interruption.
abort(),this.interruption=new AbortController,this.waiting=[],this.become(null)}repeat(){this.say(this.last,this.now?Math.
max(0,this.last.indexOf(this.now.of)):0)}async begin(){let{signal:t}=this.interruption;this.failed=!1;for(let n;!t.aborted&&
(n=this.waiting.shift())&&!(n.element&&!n.element.checkVisibility());){let s=this.voice.say(n.text,t);this.become(n),this.
waiting[0]&&this.voice.prepare(this.waiting[0].text);try{await s}catch{this.failed=!0;break}}t.aborted||(this.waiting=[],
this.become(null))}become(t){this.now!==t&&(this.now=t,this.changed())}};function G(e){return e.flatMap(t=>C(t.text).map(
n=>({text:n,element:t.element,of:t})))}var[nt,st]=["Read aloud","Stop reading"],ot="It cannot be read aloud now.";function S(){let e=Number(b().volume??x);return h[e-
1]?e:x}function it(e){R("volume",String(Math.min(h.length,Math.max(1,S()+e))))}function H(e,t,n=1){document.documentElement.
classList.add("vfw-reads");let o=()=>e.voice.setVolume(n*h[S()-1]);E(o),o();let r=null,l=m("span",{class:"vfw-reading",role:"\
group","aria-label":"Reading aloud"},L("repeat","Repeat"),L("softer","Softer"),L("louder","Louder")),i=m("span",{class:"\
vfw-reading-fails",role:"status"});l.append(i);let c=()=>!!e.now?.element;e.changed=()=>{let a=e.now?.element;for(let u of w(
document,".vfw-being-read"))u!==a&&u.classList.remove("vfw-being-read");r&&(r.textContent=c()?st:nt),f(l,".vfw-aloud")?.
classList.toggle("vfw-at-hand",c()),i.textContent=e.failed&&l.isConnected?ot:"",!(!a||a.classList.contains("vfw-being-re\
ad"))&&(a.classList.add("vfw-being-read"),a.scrollIntoView({block:"nearest"}))};let K=a=>{e.stop(),r=a,a.after(l),O(),e.
say($(f(a,".vfw-step, [data-passage]")??document.body))},O=()=>{let a=S();l.dataset.volume=String(a);for(let[u,d]of[["so\
fter",1],["louder",h.length]])A(l,`[data-reading="${u}"]`)?.setAttribute("aria-disabled",String(a===d))};E(O),t(document,
"click",({target:a})=>{let u=f(a,"[data-read-aloud]"),d=f(a,"[data-reading]")?.dataset.reading;d==="repeat"?e.repeat():d?
it(d==="louder"?1:-1):u&&u===r&&c()?e.stop():u&&K(u)}),t(document,"keydown",({key:a})=>a==="Escape"&&e.stop()),t(document,
"toggle",()=>r&&!r.checkVisibility()&&e.stop(),{capture:!0})}function L(e,t){return m("button",{type:"button",class:"vfw\
-read-aloud","data-reading":e},t)}var g=class{audio=new Audio;sounds=new Map;constructor(t){this.address=t}setVolume(t){this.audio.volume=t}prepare(t){this.
sound(t).catch(()=>this.sounds.delete(t))}async say(t,n){this.prepare(t);let s=await this.sound(t);if(!s.size||n.aborted)
return;let o=URL.createObjectURL(s);try{this.audio.src=o,await this.played(n)}finally{URL.revokeObjectURL(o)}}played(t){
return new Promise((n,s)=>{let o=new AbortController,r=c=>()=>{o.abort(),c()},l=r(()=>s(new Error("this sound cannot be \
played")));this.audio.addEventListener("ended",r(n),{signal:o.signal}),this.audio.addEventListener("error",l,{signal:o.signal});
let i=r(()=>{this.audio.removeAttribute("src"),this.audio.load(),n()});t.addEventListener("abort",i,{signal:o.signal}),this.
audio.play().catch(()=>t.aborted||l())})}sound(t){let n=this.sounds.get(t)??this.rendered(t);this.sounds.delete(t),this.
sounds.set(t,n);for(let[s]of this.sounds)this.sounds.size>8&&this.sounds.delete(s);return n}async rendered(t){let n=await fetch(
this.address,{method:"POST",body:t});if(!n.ok)throw new Error(`${n.status}`);return n.blob()}},y=class{volume=1;constructor(t){
this.voice=t}setVolume(t){this.volume=t}prepare(){}say(t,n){return new Promise((s,o)=>{let r=new SpeechSynthesisUtterance(
t);Object.assign(r,{voice:this.voice,lang:this.voice.lang,volume:this.volume}),r.onend=()=>s(),r.onerror=()=>n.aborted?s():
o(new Error("the browser does not speak")),n.addEventListener("abort",()=>{speechSynthesis.cancel(),s()}),speechSynthesis.
speak(r)})}};function j(e){let t=window.speechSynthesis,n=()=>{let s=t.getVoices().find(({localService:o,lang:r})=>o&&r.
startsWith("en"));s&&(t.removeEventListener("voiceschanged",n),e(new y(s)))};t?.addEventListener("voiceschanged",n),t&&n()}var{speech:z}=document.currentScript.dataset,F=e=>H(new p(e),k(new AbortController().signal));z?F(new g(z)):j(F);})();
