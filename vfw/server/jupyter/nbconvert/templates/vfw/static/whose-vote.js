(()=>{function w(t){return(e,o,a,u={})=>e.addEventListener(o,a,{signal:t,...u})}function d(t,e){for(let[o,a]of Object.entries(e))a===null?t.removeAttribute(o):t.getAttribute(o)!==String(a)&&t.setAttribute(
o,String(a));return t}function s(t,e){return t.querySelector(e)}function l(t,e){return[...t.querySelectorAll(e)]}function k(t){let[e,o]=[".end",".heard"].map(a=>s(t,a));return e.remove(),a=>(t.replaceChildren(e,o),scrollTo(0,0),s(e,"\
h2")?.focus({preventScroll:!0}),f(t,a),e)}function f(t,e){let o=s(t,".heard");o&&(o.textContent=e)}function i(t){let e=t?.
cloneNode(!0);for(let o of e?.querySelectorAll("[aria-hidden='true'], .from, .answers")??[])o.remove();return(e?.textContent??
"").replace(/\s+/g," ").trim()}function S(t){let e=l(t,".person"),o=l(t,".marks li"),[a,u]=[".intro",".last"].map(n=>s(t,n)),g=k(t),p=[],c=0;function m(){
e.forEach((n,r)=>d(n,{"data-is":r===c?"asked":r===c-1?"told":null})),o.forEach((n,r)=>d(n,{"data-is":r===c?"asked":r<c?"\
told":null})),a.hidden=c>0,u.hidden=c<e.length,d(t,{"data-asked":c})}function b(n){let r=e[c],x=i(s(r,"h2 b"));n!==r.dataset.
could&&p.push(x),c+=1,m();let h=e[c]??u;s(h,"h2")?.focus();let A=`${x}: ${i(s(r,".why"))}`;f(t,`${A} Next: ${i(s(h,"h2"))}\
. ${i(s(h,".ask, p"))}`)}function v(){let n=s(g(""),".yours");n&&(n.hidden=!1,n.textContent=p.length?`Not as you thought\
: ${p.join(", ")}.`:"Each was as you thought.",f(t,n.textContent))}w(new AbortController().signal)(t,"click",({target:n})=>{
let r=n.closest("button");r?.dataset.answer&&b(r.dataset.answer),r&&"ends"in r.dataset&&v()});for(let n of l(t,".answers"))
n.hidden=!1;m()}var y=s(document,".quick");y&&S(y);})();
