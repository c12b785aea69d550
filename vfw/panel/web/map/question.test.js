// The legal choices on a map, and their meaning.

import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { Asking } from "./question.js";

/** @import { Scene } from "./question.js" */

const NY = { key: "NY", name: "New York", region: "Northeast" };
const OHIO = { key: "OH", name: "Ohio", region: "Midwest" };
const MIDWEST = { key: "Midwest", name: "Midwest", sign: /** @type {[number, number]} */ ([0, 0]) };

/** @type {object[]} */
let sent;
/** @type {string[]} */
let told;
/** @type {Asking} */
let asking;
/** @type {Scene} */
let scene;

/** @param {Partial<Scene>} asked */
function ask(asked) {
  scene = { showing: 1, question: 1, states: [], regions: [], campaigners: {}, ...asked };
  return asking.hear();
}

beforeEach(() => {
  [sent, told] = [[], []];
  asking = new Asking({ get: () => scene }, (message) => sent.push(message), (text) => told.push(text));
});

test("a state that may be chosen is the answer to the question that is shown", () => {
  ask({ question: 4, states: ["NY"] });
  assert.equal(asking.choose(NY), true);
  assert.deepEqual(sent, [{ pick: "NY", question: 4 }]);
});

test("where a region is asked for, a state in it stands for it", () => {
  ask({ regions: ["Midwest"] });
  assert.equal(asking.replyFor(OHIO), "Midwest");
  assert.equal(asking.replyFor(MIDWEST), "Midwest");
  assert.equal(asking.replyFor(NY), null);
});

test("where a state and its region may be chosen, the state means itself", () => {
  ask({ states: ["OH"], regions: ["Midwest"] });
  assert.equal(asking.replyFor(OHIO), "OH");
});

test("a question is answered once, until it is shown again", () => {
  ask({ showing: 1, states: ["NY", "OH"] });
  asking.choose(NY);
  assert.equal(asking.choose(OHIO), true);
  assert.equal(sent.length, 1);
  ask({ showing: 2, states: ["NY", "OH"] });
  asking.choose(OHIO);
  assert.deepEqual(sent[1], { pick: "OH", question: 1 });
});

test("a question follows an answer that was given here, or what others did", () => {
  ask({ showing: 1, states: ["NY"] });
  asking.choose(NY);
  ask({ showing: 2, question: 2, states: ["OH"] });
  assert.equal(asking.follows, true);
  ask({ showing: 3, question: 3, states: ["OH"] });
  assert.equal(asking.follows, false);
});

test("what cannot be chosen is said, and sends nothing", () => {
  ask({ states: ["NY"] });
  assert.equal(asking.choose(OHIO), false);
  ask({ question: 2 });
  assert.equal(asking.choose(OHIO), false);
  assert.deepEqual(told, ["Ohio cannot be chosen now.", "The map has no question now."]);
  assert.deepEqual(sent, []);
});

test("a question is new when its number is, and then the time runs from which clicks count", () => {
  assert.equal(ask({ question: 1 }), true);
  const first = asking.askedAt;
  assert.ok(first > 0);
  assert.equal(ask({ question: 1, showing: 2 }), false);
  assert.equal(asking.askedAt, first);
  assert.equal(ask({ question: 2 }), true);
  assert.ok(asking.askedAt >= first);
});
