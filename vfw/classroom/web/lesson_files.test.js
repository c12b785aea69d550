// A lesson as a file, and what is said of a file that holds none.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileName, lessonFile, lessonInFile, signatureIn } from "./lesson_files.js";
import { spokenMoment } from "./choosing_lesson.js";

const DAY = new Date(2026, 10, 27, 10, 15);
const KEPT = '{"at":3,"steps":{},"name":"Ana","when":"2026-11-27T10:15:00+00:00"}';

for (const [name, called] of [
  ["Ana", "nashville-ana-2026-11-27.html"],
  ["  José & Zoë / 7b ", "nashville-jose-zoe-7b-2026-11-27.html"],
  ["安娜", "nashville-安娜-2026-11-27.html"],
  ["../..\\", "nashville-2026-11-27.html"],
  ["", "nashville-2026-11-27.html"],
])
  test(`the file of ${JSON.stringify(name)} is called ${called}`, () =>
    assert.equal(fileName("nashville", name, DAY, "html"), called));

test("a lesson comes back out of its file as it was, with what was not sent", () => {
  const file = lessonFile("nashville", { text: KEPT, drafts: '{"exit-0":"Because"}' });
  assert.deepEqual(lessonInFile(file, "nashville"), { text: KEPT, drafts: '{"exit-0":"Because"}' });
});

test("a lesson that cannot be read is saved as it is", () => {
  assert.equal(lessonFile("nashville", { text: "[[[", drafts: "" }), "[[[");
});

test("a lesson is found in an answer sheet too", () => {
  const held = lessonFile("nashville", { text: KEPT, drafts: "" }).replaceAll("<", "\\u003c");
  const page = `<!DOCTYPE html><p>Ana</p><script type="application/json" id="vfw-lesson">${held}</script>`;
  assert.equal(lessonInFile(page, "nashville").text, KEPT);
});

test("a file of another lesson is refused without the internal name of that lesson", () => {
  const file = lessonFile("ratification", { text: KEPT, drafts: "" });
  assert.throws(() => lessonInFile(file, "nashville"), {
    message: "This file holds another lesson. Open it in that lesson.",
  });
});

for (const text of ["", "hello", "null", "{}", '{"kind":"saved game"}', '{"kind":"vfw lesson","lesson":"nashville"}'])
  test(`${JSON.stringify(text)} is no saved lesson`, () =>
    assert.throws(() => lessonInFile(text, "nashville"), /This file holds no saved lesson/));

test("the name and the moment are read from a lesson", () => {
  const { name, when } = signatureIn(KEPT);
  assert.deepEqual([name, when.toISOString()], ["Ana", "2026-11-27T10:15:00.000Z"]);
  assert.equal(signatureIn("[[[").name, "");
});

test("a moment of this week is a day and a time, an older one has its date", () => {
  const tuesday = new Date(2026, 10, 24, 10, 15);
  assert.match(spokenMoment(tuesday, DAY), /^Tuesday 10:15.AM$/);
  assert.match(spokenMoment(tuesday, new Date(2026, 11, 24)), /^November 24, 2026 10:15.AM$/);
});
