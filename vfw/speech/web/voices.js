// The sources of sound: the exhibit, which renders it, or the browser, if it has voices of its own.

/** @import { Voice } from "./speaker.js" */

/** Sounds that were asked for and may be wanted again at once. */
const KEPT = 8;

/** The voice of the exhibit. @implements {Voice} */
export class RenderedVoice {
  audio = new Audio();
  /** @type {Map<string, Promise<Blob>>} */
  sounds = new Map();

  /** @param {string} address which takes a text and gives its sound */
  constructor(address) {
    this.address = address;
  }

  /** @param {number} volume */
  setVolume(volume) {
    this.audio.volume = volume;
  }

  /** @param {string} text */
  prepare(text) {
    this.sound(text).catch(() => this.sounds.delete(text));
  }

  /**
   * @param {string} text
   * @param {AbortSignal} signal
   */
  async say(text, signal) {
    this.prepare(text);
    const sound = await this.sound(text);
    // There was nothing to be read in it, or something else is said by now.
    if (!sound.size || signal.aborted) return;
    const address = URL.createObjectURL(sound);
    try {
      this.audio.src = address;
      await this.played(signal);
    } finally {
      URL.revokeObjectURL(address);
    }
  }

  /**
   * @private
   * @param {AbortSignal} signal
   * @returns {Promise<void>}
   */
  played(signal) {
    return new Promise((resolve, reject) => {
      const heard = new AbortController();
      const done = (/** @type {() => void} */ does) => () => {
        heard.abort();
        does();
      };
      const fail = done(() => reject(new Error("this sound cannot be played")));
      this.audio.addEventListener("ended", done(resolve), { signal: heard.signal });
      this.audio.addEventListener("error", fail, { signal: heard.signal });
      const cut = done(() => {
        // A file that is still being loaded is not requested again: its address is about to become invalid.
        this.audio.removeAttribute("src");
        this.audio.load();
        resolve();
      });
      signal.addEventListener("abort", cut, { signal: heard.signal });
      this.audio.play().catch(() => signal.aborted || fail());
    });
  }

  /**
   * @private
   * @param {string} text
   */
  sound(text) {
    const sound = this.sounds.get(text) ?? this.rendered(text);
    this.sounds.delete(text);
    this.sounds.set(text, sound);
    for (const [old] of this.sounds) if (this.sounds.size > KEPT) this.sounds.delete(old);
    return sound;
  }

  /**
   * @private
   * @param {string} text
   */
  async rendered(text) {
    const answer = await fetch(this.address, { method: "POST", body: text });
    if (!answer.ok) throw new Error(`${answer.status}`);
    return answer.blob();
  }
}

/** The voice of the browser. @implements {Voice} */
export class OwnVoice {
  volume = 1;

  /** @param {SpeechSynthesisVoice} voice */
  constructor(voice) {
    this.voice = voice;
  }

  /** @param {number} volume */
  setVolume(volume) {
    this.volume = volume;
  }

  prepare() {}

  /**
   * @param {string} text
   * @param {AbortSignal} signal
   * @returns {Promise<void>}
   */
  say(text, signal) {
    return new Promise((resolve, reject) => {
      const words = new SpeechSynthesisUtterance(text);
      Object.assign(words, { voice: this.voice, lang: this.voice.lang, volume: this.volume });
      words.onend = () => resolve();
      words.onerror = () => (signal.aborted ? resolve() : reject(new Error("the browser does not speak")));
      signal.addEventListener("abort", () => {
        speechSynthesis.cancel();
        resolve();
      });
      speechSynthesis.speak(words);
    });
  }
}

/**
 * The browser's own voice for English that speaks on this device; others send what they read to a server. Browsers tell
 * late which they have.
 * @param {(voice: OwnVoice) => void} take called once, if there is one
 */
export function whenOwnVoice(take) {
  const all = window.speechSynthesis;
  const look = () => {
    const own = all.getVoices().find(({ localService, lang }) => localService && lang.startsWith("en"));
    if (!own) return;
    all.removeEventListener("voiceschanged", look);
    take(new OwnVoice(own));
  };
  all?.addEventListener("voiceschanged", look);
  if (all) look();
}
