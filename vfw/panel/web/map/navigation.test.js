// Ways from place to place.

import assert from "node:assert/strict";
import { test } from "node:test";
import { isWay, lyingBest, nearest, nextNamed, wayBy } from "./navigation.js";

/**
 * @param {string} name
 * @param {number} x
 * @param {number} y
 */
const place = (name, x, y) => ({ name, centre: { x, y } });
const HERE = place("Ohio", 0, 0);

test("an arrow leads to what lies in its direction, near and straight ahead", () => {
  const straight = place("Indiana", -50, 0);
  const beyond = place("Illinois", -100, 0);
  const askew = place("Michigan", -40, -40);
  const behind = place("Virginia", 20, 0);
  assert.equal(lyingBest(HERE, "ArrowLeft", [behind, askew, beyond, straight], 0.5), straight);
  assert.equal(lyingBest(HERE, "ArrowRight", [askew, beyond, straight], 0.5), undefined);
  assert.equal(lyingBest(HERE, "ArrowUp", [askew, straight], 0.5), askew);
  assert.equal(lyingBest(HERE, "ArrowDown", [place("Kentucky", 0, 30), askew], 0.5)?.name, "Kentucky");
});

test("what lies too far to the side is no way", () => {
  const aside = place("Kentucky", -10, 30); // at cos 0.32 from the left
  assert.equal(lyingBest(HERE, "ArrowLeft", [aside], 0.5), undefined);
  assert.equal(lyingBest(HERE, "ArrowLeft", [aside], 0.3), aside);
});

test("the nearest place is found, and the order of the places stays", () => {
  const [far, near] = [place("Maine", 300, -200), place("Indiana", -30, -40)];
  const places = [far, near];
  assert.equal(nearest(HERE, places), near);
  assert.deepEqual(places, [far, near]);
  assert.equal(nearest(HERE, []), undefined);
});

test("a letter leads to the next name with it, round and round", () => {
  const [idaho, iowa, ohio, utah] = ["Idaho", "Iowa", "Ohio", "Utah"].map((name) => place(name, 0, 0));
  const places = [idaho, iowa, ohio, utah];
  assert.equal(nextNamed("i", ohio, places), idaho);
  assert.equal(nextNamed("I", idaho, places), iowa);
  assert.equal(nextNamed("o", ohio, places), ohio);
  assert.equal(nextNamed("x", ohio, places), undefined);
});

test("an arrow leads to a neighbor, and where there is none in its direction to any place", () => {
  const [far, near] = [place("Iowa", -90, 0), place("Indiana", -30, 0)];
  assert.equal(wayBy("ArrowLeft", HERE, [far], [near, far]), far);
  assert.equal(wayBy("ArrowLeft", HERE, [place("Virginia", 20, 20)], [far, near]), near);
  assert.equal(wayBy("ArrowUp", HERE, [far], [far, near]), undefined);
});

test("Home and End lead to the first place and the last, a letter to a name", () => {
  const places = ["Iowa", "Ohio", "Utah"].map((name) => place(name, 0, 0));
  const [iowa, ohio, utah] = places;
  assert.equal(wayBy("Home", ohio, [], places), iowa);
  assert.equal(wayBy("End", ohio, [], places), utah);
  assert.equal(wayBy("u", ohio, [], places), utah);
});

test("a key that leads nowhere is left to others", () => {
  assert.ok(["ArrowUp", "Home", "End", "é", "Q"].every(isWay));
  assert.ok(!["Tab", "F1", "1", " ", "Shift"].some(isWay));
});
