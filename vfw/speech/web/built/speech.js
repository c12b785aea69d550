(()=>{function k(e){return(t,n,o,s={})=>t.addEventListener(n,o,{signal:e,...s})}function m(e,t,...n){let o=document.createElement(
e);return o.append(...n),B(o,t)}function B(e,t){for(let[n,o]of Object.entries(t))o===null?e.removeAttribute(n):e.getAttribute(n)!==String(o)&&e.setAttribute(
n,String(o));return e}function A(e,t){return e.querySelector(t)}function w(e,t){return[...e.querySelectorAll(t)]}function f(e,t){
return e.closest(t)}function T(){let{document:e}=globalThis,t=e?.documentElement.dataset.baseUrl;if(t)return t;try{return JSON.parse(e?.getElementById?.(
"jupyter-config-data")?.textContent??"{}").baseUrl??"/"}catch{return"/"}}function I(e){try{return localStorage.getItem(e)??""}catch{return""}}function N(e,t){try{return localStorage.setItem(e,t),
!0}catch{return!1}}function U(e,t=T()){let n=`/${t}/`.replace(/\/+/g,"/").replace(/\/vfw\/$/,"/");return n==="/"?`vfw:${e}`:`vfw:${n}:${e}`}var v=U("likings"),M="vfw-likings",q="data-jp-theme-light",_={size:"1",light:"system",motion:"system"},D={..._,pace:"usu\
al",help:"hints",sensitivity:"masked",space:"on",keys:"on",stage:"on"},J=["keys","stage"];function W(e){try{let t=Object.entries(JSON.parse(e)??{}).filter(([,o])=>typeof o=="string"),n=Object.keys(D).every(o=>J.
includes(o)||t.some(([s])=>s===o));return Object.fromEntries(n?t.filter(([o,s])=>s!==Y(o)):t)}catch{return{}}}function Y(e){
return D[e]}function b(){return W(document.documentElement.dataset.vfwLikings??I(v))}function R(e,t){let n=JSON.stringify({...b(),[e]:t});
document.documentElement.dataset.vfwLikings=n,N(v,n),document.dispatchEvent(new Event(M))}function E(e,t){document.addEventListener(
M,e,{signal:t}),Z().addEventListener("change",e,{signal:t});let n=new MutationObserver(e);Q(document.body)&&n.observe(document.
body,{attributeFilter:[q]}),t?.addEventListener("abort",()=>n.disconnect());let o=({key:s})=>{s===v&&(delete document.documentElement.
dataset.vfwLikings,e())};addEventListener("storage",o,{signal:t})}function Z(){return matchMedia("(prefers-color-scheme: dark)")}function Q(e){let{jpThemeLight:t,voila:n}=e?.dataset??{};return t===void 0||n!==void 0?"":t==="false"?"dark":"light"}var X=new Set(`ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER H1 H2 H3 \
H4 H5 H6
  HEADER LABEL LEGEND LI MAIN OL P SECTION SMALL SUMMARY TABLE TBODY THEAD TR UL`.split(/\s+/)),tt=`[aria-hidden="true"]\
, button, input, select, textarea, nav, script, style, template, sup,
  .vfw-sources, .vfw-step-sources, .vfw-stage, .vfw-said b, .vfw-given`;function $(e){let t=[],[n,o]=["",e],s=()=>{let i=n.
replace(/\s+/g," ").replace(/^[\s,]+|[\s,]+$/g,"");/[\p{L}\d]/u.test(i)&&t.push({text:i,element:o}),n=""},r=i=>{for(let c of i.
childNodes)c instanceof Text?n+=c.data:c instanceof Element&&l(c)},l=i=>{if(!(i.matches(tt)||!i.checkVisibility()))if(i instanceof
SVGElement||i instanceof HTMLImageElement||i.role==="img")n+=` ${et(i)} `;else if(i instanceof HTMLElement&&X.has(i.tagName)){
let c=o;s(),o=i,r(i),s(),o=c}else i.previousSibling instanceof Element&&/\S$/.test(n)&&(n+=", "),r(i)};return r(e),s(),t}
function et(e){return e.getAttribute("aria-label")??e.getAttribute("alt")??""}var nt=/(?<=[.!?…][”"’')\]]*)\s+(?=[\p{Lu}“"‘'(])/u,ot=/(?:^|[\s(“"])(?:Mrs?|Ms|Dr|St|Rev|Gov|Sen|Rep|vs?|c|[A-Z])\.$/;
function C(e){let t=[];for(let n of e.trim().split(nt)){let o=t.at(-1);o!==void 0&&ot.test(o)?t[t.length-1]=`${o} ${n}`:
t.push(n)}return t.flatMap(H).filter(Boolean)}function H(e){if(e.length<=250)return[e];let t=e.slice(0,250),n=Math.max(...[
", ","; ",": "].map(s=>t.lastIndexOf(s)+1)),o=n>250/3?n:t.lastIndexOf(" ")+1||250;return[e.slice(0,o).trim(),...H(e.slice(
o).trim())]}var h=[.2,.4,.6,.8,1],x=3,P=60,p=class{waiting=[];last=[];now=null;failed=!1;interruption=new AbortController;constructor(t,n=()=>{}){
this.voice=t,this.changed=n}get isSpeaking(){return this.now!==null}say(t,n=0){this.stop(),this.last=t,this.waiting=V(t.
slice(n)),this.begin()}saySoon(t){if(!this.isSpeaking)return this.say(t);this.last=[...this.last,...t].slice(-P),this.waiting=
[...this.waiting,...V(t)].slice(-P)}aside(t){let{last:n}=this;this.say([{text:t}]),this.last=n}stop(){this.interruption.
abort(),this.interruption=new AbortController,this.waiting=[],this.become(null)}repeat(){this.say(this.last,this.now?Math.
max(0,this.last.indexOf(this.now.of)):0)}async begin(){let{signal:t}=this.interruption;this.failed=!1;for(let n;!t.aborted&&
(n=this.waiting.shift())&&!(n.element&&!n.element.checkVisibility());){let o=this.voice.say(n.text,t);this.become(n),this.
waiting[0]&&this.voice.prepare(this.waiting[0].text);try{await o}catch{this.failed=!0;break}}t.aborted||(this.waiting=[],
this.become(null))}become(t){this.now!==t&&(this.now=t,this.changed())}};function V(e){return e.flatMap(t=>C(t.text).map(
n=>({text:n,element:t.element,of:t})))}var[st,it]=["Read aloud","Stop reading"],rt="It cannot be read aloud now.";function S(){let e=Number(b().volume??x);return h[e-
1]?e:x}function at(e){R("volume",String(Math.min(h.length,Math.max(1,S()+e))))}function G(e,t,n=1){document.documentElement.
classList.add("vfw-reads");let s=()=>e.voice.setVolume(n*h[S()-1]);E(s),s();let r=null,l=m("span",{class:"vfw-reading",role:"\
group","aria-label":"Reading aloud"},L("repeat","Repeat"),L("softer","Softer"),L("louder","Louder")),i=m("span",{class:"\
vfw-reading-fails",role:"status"});l.append(i);let c=()=>!!e.now?.element;e.changed=()=>{let a=e.now?.element;for(let u of w(
document,".vfw-being-read"))u!==a&&u.classList.remove("vfw-being-read");r&&(r.textContent=c()?it:st),f(l,".vfw-aloud")?.
classList.toggle("vfw-at-hand",c()),i.textContent=e.failed&&l.isConnected?rt:"",!(!a||a.classList.contains("vfw-being-re\
ad"))&&(a.classList.add("vfw-being-read"),a.scrollIntoView({block:"nearest"}))};let K=a=>{e.stop(),r=a,a.after(l),O(),e.
say($(f(a,".vfw-step, [data-passage]")??document.body))},O=()=>{let a=S();l.dataset.volume=String(a);for(let[u,d]of[["so\
fter",1],["louder",h.length]])A(l,`[data-reading="${u}"]`)?.setAttribute("aria-disabled",String(a===d))};E(O),t(document,
"click",({target:a})=>{let u=f(a,"[data-read-aloud]"),d=f(a,"[data-reading]")?.dataset.reading;d==="repeat"?e.repeat():d?
at(d==="louder"?1:-1):u&&u===r&&c()?e.stop():u&&K(u)}),t(document,"keydown",({key:a})=>a==="Escape"&&e.stop()),t(document,
"toggle",()=>r&&!r.checkVisibility()&&e.stop(),{capture:!0})}function L(e,t){return m("button",{type:"button",class:"vfw\
-read-aloud","data-reading":e},t)}var g=class{audio=new Audio;sounds=new Map;constructor(t){this.address=t}setVolume(t){this.audio.volume=t}prepare(t){this.
sound(t).catch(()=>this.sounds.delete(t))}async say(t,n){this.prepare(t);let o=await this.sound(t);if(!o.size||n.aborted)
return;let s=URL.createObjectURL(o);try{this.audio.src=s,await this.played(n)}finally{URL.revokeObjectURL(s)}}played(t){
return new Promise((n,o)=>{let s=new AbortController,r=c=>()=>{s.abort(),c()},l=r(()=>o(new Error("this sound cannot be \
played")));this.audio.addEventListener("ended",r(n),{signal:s.signal}),this.audio.addEventListener("error",l,{signal:s.signal});
let i=r(()=>{this.audio.removeAttribute("src"),this.audio.load(),n()});t.addEventListener("abort",i,{signal:s.signal}),this.
audio.play().catch(()=>t.aborted||l())})}sound(t){let n=this.sounds.get(t)??this.rendered(t);this.sounds.delete(t),this.
sounds.set(t,n);for(let[o]of this.sounds)this.sounds.size>8&&this.sounds.delete(o);return n}async rendered(t){let n=await fetch(
this.address,{method:"POST",body:t});if(!n.ok)throw new Error(`${n.status}`);return n.blob()}},y=class{volume=1;constructor(t){
this.voice=t}setVolume(t){this.volume=t}prepare(){}say(t,n){return new Promise((o,s)=>{let r=new SpeechSynthesisUtterance(
t);Object.assign(r,{voice:this.voice,lang:this.voice.lang,volume:this.volume}),r.onend=()=>o(),r.onerror=()=>n.aborted?o():
s(new Error("the browser does not speak")),n.addEventListener("abort",()=>{speechSynthesis.cancel(),o()}),speechSynthesis.
speak(r)})}};function j(e){let t=window.speechSynthesis,n=()=>{let o=t.getVoices().find(({localService:s,lang:r})=>s&&r.
startsWith("en"));o&&(t.removeEventListener("voiceschanged",n),e(new y(o)))};t?.addEventListener("voiceschanged",n),t&&n()}var{speech:z}=document.currentScript.dataset,F=e=>G(new p(e),k(new AbortController().signal));z?F(new g(z)):j(F);})();
