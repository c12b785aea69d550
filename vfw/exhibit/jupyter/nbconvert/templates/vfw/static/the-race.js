(()=>{function I(t){return(e,s,n,l={})=>e.addEventListener(s,n,{signal:t,...l})}function O(t,e,...s){let n=document.createElement(
t);return n.append(...s),m(n,e)}function C(t,e,...s){let n=document.createElementNS("http://www.w3.org/2000/svg",t);return n.
append(...s),m(n,e)}function m(t,e){for(let[s,n]of Object.entries(e))n===null?t.removeAttribute(s):t.getAttribute(s)!==String(
n)&&t.setAttribute(s,String(n));return t}function c(t,e){return t.querySelector(e)}function h(t,e){return[...t.querySelectorAll(
e)]}function N(t){try{return localStorage.getItem(t)??""}catch{return""}}var B="vfw:likings";var H={size:"1",light:"system",motion:"system"},E={...H,pace:"usual",help:"hints",sensitivity:"masked",space:"on",keys:"\
on",stage:"on"},J=["keys","stage"],R={help:["none","odds","hints"],sensitivity:["full","masked","described"]};function D(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,n])=>typeof n=="string"),s=Object.keys(E).every(n=>J.
includes(n)||e.some(([l])=>l===n));return Object.fromEntries(s?e.filter(([n,l])=>l!==j(n)):e)}catch{return{}}}function j(t){
return E[t]}function T(t,e={}){let s={...E,...e,...t};for(let[n,l]of Object.entries(R))l.includes(s[n])||(s[n]=j(n));return s}
function z(){return D(document.documentElement.dataset.vfwLikings??N(B))}function b(t,e){let s=t.findLast(([n])=>n<=e);if(!s)throw new RangeError(`nothing is known of the year ${e}`);return{fill:s[1],
since:s[2]}}function P(t,e){let s=h(t,"[data-land]").map(u=>({shape:u,...e.lands[u.dataset.land??""]})),n=h(t,"[data-since]").map(u=>({
text:u,code:u.dataset.since??""})),l=c(t,".marks");return(u,p=e.years[u-e.first].marks)=>{for(let{shape:f,runs:i}of s)m(
f,{"data-fill":b(i,u).fill});for(let{text:f,code:i}of n){let a=i in p?"":b(e.lands[i].runs,u).since;f.textContent!==a&&(f.
textContent=a)}let w=Object.entries(p).map(([f,i])=>({kind:i,at:e.lands[f].at}));l?.replaceChildren(...w.map(({kind:f,at:[
i,a]})=>C("use",{href:`#mark-${f}`,x:i,y:a})))}}function q(t){let[e,s]=[".end",".heard"].map(n=>c(t,n));return e.remove(),n=>(t.replaceChildren(e,s),scrollTo(0,0),c(e,"\
h2")?.focus({preventScroll:!0}),x(t,n),e)}function x(t,e){let s=c(t,".heard");s&&(s.textContent=e)}function k(t){let e=t?.
cloneNode(!0);for(let s of e?.querySelectorAll("[aria-hidden='true'], .from, .answers")??[])s.remove();return(e?.textContent??
"").replace(/\s+/g," ").trim()}var W=333,Y=matchMedia("(prefers-reduced-motion: reduce)"),K=()=>Y.matches||T(z()).motion==="still";function Z(t){let e=JSON.
parse(c(document,"#film")?.textContent??""),[s,n,l,u]=[".intro",".year b",".year em","[data-pauses]"].map(o=>c(t,o)),p=h(
t,".stop"),w=P(t,e),f=q(t),i=[],[a,v,g]=[e.begins,0,!1];function L(){w(a,e.said[a]),n.textContent=String(a),l.textContent=
String(e.full[a-e.first]),m(t,{"data-year":a})}function A(o,r){y(null,"runs");let d=()=>{g||(a=K()?o:a+1,L(),!(a<o)&&(clearInterval(
v),r()))};clearInterval(v),v=setInterval(d,W),K()&&d()}function y(o,r){for(let d of p)m(d,{"data-is":d===o?r:null});s.hidden=
r!=="runs",m(t,{"data-is":r})}function F(){let o=p[i.length];y(o,"asks"),c(o,"h2")?.focus({preventScroll:!0}),x(t,`The y\
ears stop. ${k(c(o,".ask"))} ${_(o).join(", ")}.`)}function M(o){let r=p[i.length];i.push(o),A(e.stops[i.length-1][1],()=>{
y(r,"tells"),c(r,"h3")?.focus({preventScroll:!0}),x(t,k(c(r,".why")))})}function $(){if(i.length===p.length)return G();A(
e.stops[i.length][0],F)}function G(){let o=i.map((d,S)=>Q(p[S],d)),r=c(f(o.join(" ")),".yours");r&&(r.hidden=!1,r.append(
...o.map((d,S)=>O("li",{},O("b",{},String(e.stops[S][1])),` ${d}`))))}I(new AbortController().signal)(t,"click",({target:o})=>{
let r=o.closest("button");r?.dataset.says?M(r.dataset.says):r===u?(g=!g,u.textContent=g?"Go on":"Pause"):r&&"goesOn"in r.
dataset&&$()});for(let o of h(t,".answers"))o.hidden=!1;L(),$()}function _(t){return h(t,"[data-says]").map(({dataset:e})=>e.
says??"")}function Q(t,e){let[s,n]=[k(c(t,"h2")),t.dataset.answer];return`${s} You said “${e}”${e===n?", and so it w\
as.":`. It was “${n}”.`}`}var U=c(document,".quick");U&&Z(U);})();
