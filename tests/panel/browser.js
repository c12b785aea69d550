// A browser without a window, for tests in Python: it keeps games with the module of the page itself. Each line that it
// is told is a request to one of several browsers, and it answers each with a line.

import { createInterface } from "node:readline";
import { asideIn, keptText } from "../../vfw/panel/web/shared/keeping.js";
import { KeptGame } from "../../vfw/panel/web/page/saved_game.js";
import { keepIn } from "../../vfw/panel/web/testing/storage.js";

/** @import { FakeStorage } from "../../vfw/panel/web/testing/storage.js" */

/** What it holds, and the page that is open. @typedef {{ storage: FakeStorage, kept: KeptGame }} Browser */

/** @type {Record<string, (browser: Browser, told: any) => unknown>} */
const DEEDS = {
  begin: ({ kept }, { header, copies_saved }) => kept.begin(header, copies_saved),
  append: ({ kept }, { from, entries }) => kept.append(from, entries),
  save: ({ kept }) => kept.whole(),
  stored: ({ storage, kept }) => storage.getItem(kept.key) ?? "",
  store: ({ storage, kept }, { text }) => storage.setItem(kept.key, text),
  aside: ({ kept }) => asideIn(kept.key).map(keptText),
  "load again": (browser) => (browser.kept = new KeptGame("play", () => {})),
};

/** @type {Map<number, Browser>} */
const browsers = new Map();

for await (const line of createInterface({ input: process.stdin })) {
  const { id, kind, ...told } = JSON.parse(line);
  const browser = browsers.get(id) ?? { storage: keepIn(), kept: new KeptGame("play", () => {}) };
  browsers.set(id, browser);
  Object.assign(globalThis, { localStorage: browser.storage });
  const answer = DEEDS[kind](browser, told);
  console.log(JSON.stringify(answer ?? null));
}
