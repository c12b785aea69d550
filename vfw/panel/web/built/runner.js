var a=()=>{let t;return{async initialize(e){let{model:r}=e,n=await r.widget_manager.get_model(r.get("script").replace("I\
PY_MODEL_",""));return n.running??=i(n.get("module")),t=(await n.running).default(),t.initialize?.(e)},render:e=>t.render(
e)}};function i(t){let e=URL.createObjectURL(new Blob([t],{type:"text/javascript"}));return import(e).finally(()=>URL.revokeObjectURL(
e))}export{a as default};
