// Runs the module that another widget holds.

export default () => {
  let widget;
  return {
    async initialize(about) {
      const { model } = about;
      const script = await model.widget_manager.get_model(model.get("script").replace("IPY_MODEL_", ""));
      script.running ??= load(script.get("module"));
      widget = (await script.running).default();
      return widget.initialize(about);
    },
    render: (view) => widget.render(view),
  };
};

function load(module) {
  const url = URL.createObjectURL(new Blob([module], { type: "text/javascript" }));
  return import(url).finally(() => URL.revokeObjectURL(url));
}
