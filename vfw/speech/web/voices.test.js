import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { RenderedVoice, whenOwnVoice } from "./voices.js";

const [REMOTE, GERMAN, OWN] = [
  { lang: "en-US", localService: false },
  { lang: "de-DE", localService: true },
  { lang: "en-GB", localService: true },
];

/** A browser that tells late which voices it has, and says a thing when it is told to. */
class Synthesis extends EventTarget {
  voices = [];
  said = [];
  canceled = 0;
  getVoices() {
    return this.voices;
  }
  speak(words) {
    this.said.push(words);
  }
  cancel() {
    this.canceled += 1;
    this.said.at(-1).onerror();
  }
  has(...voices) {
    this.voices = voices;
    this.dispatchEvent(new Event("voiceschanged"));
  }
}

/** @param {Synthesis} [speechSynthesis] */
function browserWith(speechSynthesis) {
  class Utterance {
    constructor(text) {
      this.text = text;
    }
  }
  Object.assign(globalThis, { window: { speechSynthesis }, speechSynthesis, SpeechSynthesisUtterance: Utterance });
}

/** A sound that is being loaded for ever. */
class Loading extends EventTarget {
  load() {}
  play() {
    return new Promise(() => {});
  }
  removeAttribute(name) {
    delete this[name];
  }
}

afterEach(() => {
  for (const name of ["Audio", "window", "speechSynthesis", "SpeechSynthesisUtterance"]) delete globalThis[name];
});

test("a browser speaks with a voice for English that needs no network, once it tells of one", () => {
  const [synthesis, taken] = [new Synthesis(), []];
  browserWith(synthesis);
  whenOwnVoice((voice) => taken.push(voice));
  synthesis.has(REMOTE, GERMAN);
  assert.equal(taken.length, 0);
  synthesis.has(REMOTE, GERMAN, OWN);
  synthesis.has(OWN);
  assert.deepEqual(taken.map(({ voice }) => voice), [OWN]);
});

test("it is heard to its end, and cut off where something else is said", async () => {
  const [synthesis, taken] = [new Synthesis(), []];
  synthesis.voices = [OWN];
  browserWith(synthesis);
  whenOwnVoice((found) => taken.push(found));
  const [voice] = taken;
  voice.setVolume(0.4);
  const heard = voice.say("Ohio", new AbortController().signal);
  const [{ text, volume, lang, onend }] = synthesis.said;
  assert.deepEqual({ text, volume, lang }, { text: "Ohio", volume: 0.4, lang: "en-GB" });
  onend();
  await heard;
  const interruption = new AbortController();
  const cut = voice.say("Utah", interruption.signal);
  interruption.abort();
  await cut;
  assert.equal(synthesis.canceled, 1);
  const fails = voice.say("Iowa", new AbortController().signal);
  synthesis.said.at(-1).onerror();
  await assert.rejects(fails);
});

test("a browser without any says nothing", () => {
  browserWith();
  whenOwnVoice(() => assert.fail());
});

test("a sound that is cut off while it is being loaded lets go of its address before that ends", async (context) => {
  globalThis.Audio = Loading;
  const voice = new RenderedVoice("speech/");
  voice.rendered = async () => new Blob(["sound"]);
  const had = [];
  context.mock.method(URL, "revokeObjectURL", () => had.push("src" in voice.audio));
  const cut = new AbortController();
  const said = voice.say("Touch a card.", cut.signal);
  while (!("src" in voice.audio)) await new Promise(setImmediate);
  cut.abort();
  await said;
  assert.deepEqual(had, [false]);
});
