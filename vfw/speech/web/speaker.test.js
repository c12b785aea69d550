import assert from "node:assert/strict";
import { test } from "node:test";
import { Speaker } from "./speaker.js";

/** A voice that says a piece when it is told to, and what it said, was told to prepare, and was cut off at. */
class Voice {
  said = [];
  cut = [];
  prepared = [];
  setVolume() {}
  prepare(text) {
    this.prepared.push(text);
  }
  say(text, signal) {
    this.said.push(text);
    return new Promise((resolve, reject) => {
      Object.assign(this, { resolve, reject });
      signal.addEventListener("abort", () => {
        this.cut.push(text);
        resolve();
      });
    });
  }
  async ends() {
    this.resolve();
    await new Promise(setImmediate);
  }
  async fails() {
    this.reject(new Error("503"));
    await new Promise(setImmediate);
  }
}

test("sentence follows sentence, and the next is got ready meanwhile", async () => {
  const voice = new Voice();
  const speaker = new Speaker(voice);
  speaker.say([{ text: "One. Two." }, { text: "Three" }]);
  assert.deepEqual([voice.said, voice.prepared], [["One."], ["Two."]]);
  await voice.ends();
  await voice.ends();
  assert.ok(speaker.isSpeaking);
  await voice.ends();
  assert.deepEqual(voice.said, ["One.", "Two.", "Three"]);
  assert.ok(!speaker.isSpeaking);
});

test("what is new interrupts what is old, and what may wait comes behind it", async () => {
  const voice = new Voice();
  const speaker = new Speaker(voice);
  speaker.say([{ text: "Old. Older." }]);
  speaker.say([{ text: "New" }]);
  speaker.saySoon([{ text: "News" }]);
  await new Promise(setImmediate);
  assert.deepEqual([voice.said, voice.cut], [["Old.", "New"], ["Old."]]);
  await voice.ends();
  assert.deepEqual(voice.said, ["Old.", "New", "News"]);
  speaker.stop();
  assert.ok(!speaker.isSpeaking);
  await new Promise(setImmediate);
  speaker.repeat();
  await voice.ends();
  assert.deepEqual(voice.said.slice(3), ["New", "News"]);
});

test("what is being read is repeated from the beginning of its passage, what was read from its own", async () => {
  const voice = new Voice();
  const speaker = new Speaker(voice);
  speaker.say([{ text: "One." }, { text: "Two. Three." }]);
  await voice.ends();
  await voice.ends();
  speaker.repeat();
  await voice.ends();
  await voice.ends();
  assert.ok(!speaker.isSpeaking);
  speaker.repeat();
  assert.deepEqual(voice.said, ["One.", "Two.", "Three.", "Two.", "Three.", "One."]);
});

test("an aside is not what is repeated", () => {
  const voice = new Voice();
  const speaker = new Speaker(voice);
  speaker.say([{ text: "News" }]);
  speaker.aside("Louder, button.");
  speaker.stop();
  speaker.repeat();
  assert.deepEqual(voice.said, ["News", "Louder, button.", "News"]);
});

test("where the voice fails, it is known, and nothing more is said", async () => {
  const voice = new Voice();
  const seen = [];
  const speaker = new Speaker(voice, () => seen.push(speaker.now?.text ?? null));
  speaker.say([{ text: "One. Two." }]);
  await voice.fails();
  assert.deepEqual([voice.said, speaker.failed, seen], [["One."], true, ["One.", null]]);
  speaker.repeat();
  assert.ok(!speaker.failed);
});

test("what is gone from the page is not read", async () => {
  const voice = new Voice();
  let isThere = true;
  const element = { checkVisibility: () => isThere };
  const speaker = new Speaker(voice);
  speaker.say([{ text: "One. Two.", element }]);
  isThere = false;
  await voice.ends();
  assert.deepEqual(voice.said, ["One."]);
  assert.ok(!speaker.isSpeaking);
});
