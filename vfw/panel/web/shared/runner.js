// Runs the module that another widget holds.

/** @import { Life, Widget } from "./jupyter.js" */

/** @returns {Widget} */
export default () => {
  /** @type {Widget} */
  let widget;
  return {
    /** @param {Life} life */
    async initialize(life) {
      const { model } = life;
      const script = await model.widget_manager.get_model(model.get("script").replace("IPY_MODEL_", ""));
      script.running ??= load(script.get("module"));
      widget = (await script.running).default();
      return widget.initialize?.(life);
    },
    render: (view) => widget.render(view),
  };
};

/** @param {string} module */
function load(module) {
  const url = URL.createObjectURL(new Blob([module], { type: "text/javascript" }));
  return import(url).finally(() => URL.revokeObjectURL(url));
}
