// Makes the bundles: for each widget one module, of all that it imports.
//
//     node build.js [--from DIR] [--to DIR] [--metafile FILE]
//
// They are made of the scripts below `from`, and written below `to`; both are `vfw` by default. The
// metafile says what went into each.

import { writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { build } from "esbuild";

const HOUSE = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const ENTRIES = {
  "panel/web/built/page": "panel/web/page/page.js",
  "panel/web/built/map": "panel/web/map/map.js",
  "panel/web/built/runner": "panel/web/shared/runner.js",
  "atlas/web/built/film": "atlas/web/film/film.js",
  "atlas/web/built/congress": "atlas/web/congress.js",
  "atlas/web/built/tabs": "atlas/web/tabs.js",
  "whatif/ui/web/built/answer": "whatif/ui/web/answer.js",
  "classroom/web/built/leaf": "classroom/web/leaf.js",
  "classroom/web/built/projector": "classroom/web/projector.js",
  "whatif/ui/web/built/room": "whatif/ui/web/room.js",
  "whatif/ui/web/built/inside": "whatif/ui/web/inside.js",
};

// The scripts of a page itself. The display settings run before the page is painted: a module would wait for the whole
// page.
const STATIC = "server/jupyter/nbconvert/templates/vfw/static";
const OF_PAGES = {
  [`${STATIC}/likings`]: "server/web/likings.js",
  [`${STATIC}/film`]: "server/web/film.js",
  [`${STATIC}/the-race`]: "server/web/the-race.js",
  [`${STATIC}/whose-vote`]: "server/web/whose-vote.js",
  "kiosk/web/built/kiosk": "kiosk/web/kiosk.js",
  "speech/web/built/speech": "speech/web/speech.js",
};

const { values } = parseArgs({
  options: {
    from: { type: "string", default: HOUSE },
    to: { type: "string", default: HOUSE },
    metafile: { type: "string" },
  },
});
/** @satisfies {import("esbuild").BuildOptions} */
const options = {
  absWorkingDir: path.resolve(values.from),
  outdir: path.resolve(values.to),
  bundle: true,
  target: "es2023",
  charset: "utf8",
  minify: true,
  // With these, and the names of methods, which stay, what a browser complains of is found.
  lineLimit: 120,
  metafile: /** @type {const} */ (true),
};
const made = [
  await build({ ...options, entryPoints: ENTRIES, format: "esm" }),
  await build({ ...options, entryPoints: OF_PAGES, format: "iife" }),
];
const inputs = Object.assign({}, ...made.map(({ metafile }) => metafile.inputs));
const outputs = Object.assign({}, ...made.map(({ metafile }) => metafile.outputs));
if (values.metafile) await writeFile(values.metafile, JSON.stringify({ inputs, outputs }));
