import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { wipe } from "./forget.js";

/**
 * A browser at this address with these cookies, by their paths.
 * @param {string} pathname @param {[string, string][]} kept
 */
function browserAt(pathname, kept) {
  const cookies = new Map(kept);
  const document = {
    get cookie() {
      return [...cookies.values()].join("; ");
    },
    set cookie(text) {
      const [, name, path] = /^(.*?)=; max-age=0; path=(.*)$/.exec(text) ?? [];
      if (path && cookies.get(path)?.startsWith(`${name}=`)) cookies.delete(path);
    },
  };
  const stores = { localStorage: new Map([["game", "1"]]), sessionStorage: new Map([["door", "play"]]) };
  const window = { ...stores, name: "Febb Burn" };
  Object.assign(globalThis, { window, document, location: { pathname } });
  return { cookies, window };
}

afterEach(() => {
  for (const name of ["window", "document", "location"]) delete globalThis[name];
});

test("nothing is kept: no store, no name of the window, no cookie of any path of the page", () => {
  const { cookies, window } = browserAt("/exhibit/voila/render/play.ipynb", [
    ["/", "a=1"],
    ["/exhibit", "b=2"],
    ["/exhibit/", "c=3"],
    ["/exhibit/voila/render", "d=4"],
    ["/exhibit/voila/render/play.ipynb", "e=5"],
  ]);
  wipe();
  assert.deepEqual([...cookies.keys()], []);
  assert.deepEqual([window.name, window.localStorage.size, window.sessionStorage.size], ["", 0, 0]);
});

test("a browser that keeps nothing is no trouble", () => {
  const { window } = browserAt("/", []);
  Object.defineProperty(window, "localStorage", { get: () => assert.fail("it is shut") });
  wipe();
  assert.equal(window.sessionStorage.size, 0);
});
