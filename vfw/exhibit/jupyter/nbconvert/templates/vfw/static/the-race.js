(()=>{function j(t){return(e,s,n,l={})=>e.addEventListener(s,n,{signal:t,...l})}function b(t,e,...s){let n=document.createElement(
t);return n.append(...s),p(n,e)}function T(t,e,...s){let n=document.createElementNS("http://www.w3.org/2000/svg",t);return n.
append(...s),p(n,e)}function p(t,e){for(let[s,n]of Object.entries(e))n===null?t.removeAttribute(s):t.getAttribute(s)!==String(
n)&&t.setAttribute(s,String(n));return t}function c(t,e){return t.querySelector(e)}function m(t,e){return[...t.querySelectorAll(
e)]}function z(t){try{return localStorage.getItem(t)??""}catch{return""}}var J="vfw:likings";var R={size:"1",light:"system",motion:"system"},L={...R,pace:"usual",help:"hints",sensitivity:"masked",space:"on",keys:"\
on",stage:"on"},D=["keys","stage"],W={help:["none","odds","hints","guided"],sensitivity:["full","masked","described"]};function Y(t){try{let e=Object.entries(JSON.parse(t)??{}).filter(([,n])=>typeof n=="string"),s=Object.keys(L).every(n=>D.
includes(n)||e.some(([l])=>l===n));return Object.fromEntries(s?e.filter(([n,l])=>l!==P(n)):e)}catch{return{}}}function P(t){
return L[t]}function q(t,e={}){let s={...L,...e,...t};for(let[n,l]of Object.entries(W))l.includes(s[n])||(s[n]=P(n));return s}
function K(){return Y(document.documentElement.dataset.vfwLikings??z(J))}function A(t,e){let s=t.findLast(([n])=>n<=e);if(!s)throw new RangeError(`nothing is known of the year ${e}`);return{fill:s[1],
since:s[2]}}function U(t,e){let s=m(t,"[data-land]").map(u=>({shape:u,...e.lands[u.dataset.land??""]})),n=m(t,"[data-since]").map(u=>({
text:u,code:u.dataset.since??""})),l=c(t,".marks");return(u,d=e.years[u-e.first].marks)=>{for(let{shape:f,runs:i}of s)p(
f,{"data-fill":A(i,u).fill});for(let{text:f,code:i}of n){let a=i in d?"":A(e.lands[i].runs,u).since;f.textContent!==a&&(f.
textContent=a)}let y=Object.entries(d).map(([f,i])=>({kind:i,at:e.lands[f].at}));l?.replaceChildren(...y.map(({kind:f,at:[
i,a]})=>T("use",{href:`#mark-${f}`,x:i,y:a})))}}function F(t){let[e,s]=[".end",".heard"].map(n=>c(t,n));return e.remove(),n=>(t.replaceChildren(e,s),scrollTo(0,0),c(e,"\
h2")?.focus({preventScroll:!0}),k(t,n),e)}function k(t,e){let s=c(t,".heard");s&&(s.textContent=e)}function w(t){let e=t?.
cloneNode(!0);for(let s of e?.querySelectorAll("[aria-hidden='true'], .from, .answers")??[])s.remove();return(e?.textContent??
"").replace(/\s+/g," ").trim()}var Z=333,_=matchMedia("(prefers-reduced-motion: reduce)"),v=()=>_.matches||q(K()).motion==="still";function Q(t){let e=JSON.
parse(c(document,"#film")?.textContent??""),[s,n,l,u]=[".intro",".year b",".year em","[data-pauses]"].map(o=>c(t,o)),d=m(
t,".stop"),y=U(t,e),f=F(t),i=[],[a,S]=[e.begins,0],g=v(),x=()=>{};function $(){y(a,e.said[a]),n.textContent=String(a),l.
textContent=String(e.full[a-e.first]),p(t,{"data-year":a})}function I(o,r){O(null,"runs"),x=()=>{g||(a=v()?o:a+1,$(),!(a<
o)&&(clearInterval(S),r()))},clearInterval(S),S=setInterval(x,Z),v()&&x()}function O(o,r){for(let h of d)p(h,{"data-is":h===
o?r:null});s.hidden=r!=="runs",p(t,{"data-is":r})}function C(o){g=o,u.textContent=o?"Go on":"Pause"}function G(){let o=d[i.
length];O(o,"asks"),c(o,"h2")?.focus({preventScroll:!0}),k(t,`The years stop. ${w(c(o,".ask"))} ${V(o).join(", ")}.`)}function B(o){
let r=d[i.length];i.push(o),I(e.stops[i.length-1][1],()=>{O(r,"tells"),c(r,"h3")?.focus({preventScroll:!0}),k(t,w(c(r,".\
why")))})}function N(){if(i.length===d.length)return H();I(e.stops[i.length][0],G)}function H(){let o=i.map((h,E)=>X(d[E],
h)),r=c(f(o.join(" ")),".yours");r&&(r.hidden=!1,r.append(...o.map((h,E)=>b("li",{},b("b",{},String(e.stops[E][1])),` ${h}`))))}
j(new AbortController().signal)(t,"click",({target:o})=>{let r=o.closest("button");r?.dataset.says?B(r.dataset.says):r===
u?(C(!g),v()&&x()):r&&"goesOn"in r.dataset&&N()});for(let o of m(t,".answers"))o.hidden=!1;$(),C(g),N()}function V(t){return m(
t,"[data-says]").map(({dataset:e})=>e.says??"")}function X(t,e){let[s,n]=[w(c(t,"h2")),t.dataset.answer];return`${s} You\
 said “${e}”${e===n?", and so it was.":`. It was “${n}”.`}`}var M=c(document,".quick");M&&Q(M);})();
