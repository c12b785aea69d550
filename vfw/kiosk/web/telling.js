// What is heard at a kiosk while speech is on: each new screen, what gets the focus, and what a page says by itself to
// those who listen. What is new interrupts what is old.

import { around, find } from "../../panel/web/shared/dom.js";
import { passagesIn } from "../../speech/web/passages.js";
import { sentences } from "../../speech/web/sentences.js";
import { ended, nameOf, spokenOf, words } from "./spoken.js";

/** @import { Listen } from "../../panel/web/shared/dom.js" */
/** @import { Passage, Speaker } from "../../speech/web/speaker.js" */

/** ms in which what comes is said together: a press brings news, a question and the focus. */
const TOGETHER = 150;
/** The elements that are read as a screen, the uppermost first. */
const OVER_OTHERS = ["dialog[open]", "[role=dialog]:popover-open", ".vfw-cover"];
const SCREENS = [...OVER_OTHERS, ".vfw-start", ".vfw-prompt", ".vfw-step", "main"];
const LIVE = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log], [role=timer]";
const URGENT = "[aria-live=assertive], [role=alert]";
const GROUPS = "fieldset, [role=group][aria-label], [role=radiogroup], nav[aria-label], section[aria-label]";
/** Messages about speech itself are no news. */
export const ITS_OWN = ".vfw-kiosk-speech, .vfw-aloud";

/**
 * The news since the last speech.
 * @typedef {{ news: string[], isUrgent: boolean, focus: string }} Heard
 */

/**
 * The passages to say, in order: what the page says by itself, which begins with what happened and ends with
 * what is asked; what else the screen says, where it is another one; and what has the focus. No sentence twice.
 * @param {Heard} heard
 * @param {Passage[]} screen
 * @param {Passage[]} [before] what is about to be said already
 * @returns {Passage[]}
 */
export function together({ news, focus }, screen, before = []) {
  const said = new Set(before.flatMap(({ text }) => sentences(text).map(bare)));
  const isFresh = (/** @type {string} */ sentence) => said.size < said.add(bare(sentence)).size;
  const told = news.map((text) => ({ ...screen.find((shown) => bare(text).startsWith(bare(shown.text))), text }));
  const passages = [...told, ...screen].map((one) => ({ ...one, text: sentences(one.text).filter(isFresh).join(" ") }));
  const last = sentences(focus).some((sentence) => !said.has(bare(sentence))) ? [{ text: focus }] : [];
  return [...passages.filter(({ text }) => text), ...last];
}

/** @param {string} text */
function bare(text) {
  return text.replace(/[,.;:!?…]/g, "");
}

export class Telling {
  /** @type {Heard} */
  heard = { news: [], isUrgent: false, focus: "" };
  /** The name of the screen that was read last. */
  screen = "";
  /** @type {Element | null} */
  group = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;
  isOn = false;

  /**
   * @param {Speaker} speaker
   * @param {Listen} listen
   */
  constructor(speaker, listen) {
    this.speaker = speaker;
    this.look = new MutationObserver((records) => this.see(records));
    listen(document, "focusin", ({ target }) => this.isOn && this.focus(target));
    const hush = (/** @type {{ target: Element }} */ { target }) => {
      if (this.isOn && !target.closest?.(ITS_OWN)) speaker.stop();
    };
    for (const kind of ["keydown", "click"]) listen(document, kind, hush, { capture: true });
  }

  /** Begin to tell, with the screen that is there; or stop. @param {boolean} isOn */
  turn(isOn) {
    if (isOn === this.isOn) return;
    this.isOn = isOn;
    this.screen = "";
    this.look.disconnect();
    if (!isOn) return this.speaker.stop();
    this.look.observe(document.body, { childList: true, subtree: true, characterData: true });
    this.soon();
  }

  /** @private @param {HTMLElement} target */
  focus(target) {
    if (target.closest(ITS_OWN)) {
      // A touch reads what the touched element does.
      if (target.matches(":focus-visible")) this.speaker.aside(spokenOf(target));
      return;
    }
    const group = around(target, GROUPS);
    const name = group && group !== this.group && group !== target ? nameOf(group) : "";
    this.group = group;
    // A heading or a label may stand for all that is in the group.
    this.heard.focus = [name.length < 100 ? name : "", spokenOf(target)].filter(Boolean).map(ended).join(" ");
    this.soon({ isMore: true });
  }

  /** @private @param {MutationRecord[]} records */
  see(records) {
    const before = this.heard.news.length;
    for (const { target, type, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const live = element && around(element, LIVE);
      if (!live || live.closest(`${ITS_OWN}, [aria-hidden=true]`)) continue;
      const fresh = [...addedNodes].filter((node) => node instanceof HTMLElement);
      const isLog = live.role === "log" && type === "childList" && fresh.length > 0;
      const lines = isLog ? fresh.map((node) => words(/** @type {HTMLElement} */ (node))) : [words(live)];
      this.heard.news.push(...lines.filter(Boolean));
      this.heard.isUrgent ||= live.matches(URGENT);
    }
    // Something was painted: it may be another screen.
    this.soon({ isMore: this.heard.news.length > before });
  }

  /** What has come may bring more with it, for which it waits. @private */
  soon({ isMore = false } = {}) {
    if (isMore) {
      clearTimeout(this.timer);
      this.timer = undefined;
    }
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      this.tell();
    }, TOGETHER);
  }

  /** @private */
  tell() {
    const { heard } = this;
    this.heard = { news: [], isUrgent: false, focus: "" };
    if (!this.isOn) return;
    const shown = screenNow();
    const name = shown ? titleOf(shown) : "";
    const isNew = name !== this.screen;
    this.screen = name;
    const interrupts = isNew || heard.isUrgent;
    // What is read off the screen need not be told as well; what happens once more is told once more.
    const before = interrupts ? [] : this.speaker.last.filter(({ element }) => this.speaker.isSpeaking && element);
    const said = together(heard, isNew && shown ? passagesIn(shown) : [], before);
    if (!said.length) return;
    // A key press or a touch has silenced it already; a focus that the page sets cuts no news short.
    if (interrupts) this.speaker.say(said);
    else this.speaker.saySoon(said);
  }
}

/** The element to look at now. */
function screenNow() {
  for (const selector of SCREENS) {
    const found = find(document, selector);
    if (found?.checkVisibility()) return found;
  }
  return null;
}

/** @param {HTMLElement} screen */
function titleOf(screen) {
  return words(find(screen, "h1, h2, legend") ?? screen).slice(0, 200);
}
