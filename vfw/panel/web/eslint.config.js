import js from "@eslint/js";

export default [
  { ignores: ["**/built/", "**/static/{likings,film,the-race,whose-vote}.js", "**/node_modules/"] },
  js.configs.recommended,
  {
    rules: {
      "no-undef": "off", // tsc knows better
      eqeqeq: "error",
      "no-else-return": "error",
      "no-shadow": ["error", { builtinGlobals: false }],
      "no-restricted-globals": [
        "error",
        // Names of the window that are taken for ours when we forget to declare or import them.
        ...["close", "event", "find", "length", "name", "open", "origin", "parent", "self", "status", "stop", "top"],
      ],
      "max-len": ["error", { code: 120 }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": ["error", { destructuring: "all" }],
    },
  },
];
