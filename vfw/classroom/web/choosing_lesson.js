// The buttons of the page "Is this your lesson?": they move, remove, save and open lessons in this browser.

import { around, find, findAll } from "../../panel/web/shared/dom.js";
import { download, tellAbove } from "../../panel/web/shared/files.js";
import { KeptLessons, NOW } from "./kept_lessons.js";
import { fileName, lessonFile, lessonInFile, signatureIn } from "./lesson_files.js";

/** @import { Listen } from "../../panel/web/shared/dom.js" */
/** @import { Drafts } from "./drafts.js" */

const LARGEST = 4_000_000; // bytes of a file
const DATE = /** @type {Intl.DateTimeFormatOptions} */ ({ month: "long", day: "numeric", year: "numeric" });
const NO_ROOM = "This browser has no room for another lesson. Remove a lesson, or save it as a file first.";
const TOO_LARGE = "This file is too large. Choose a lesson file of at most 4 MB.";

/**
 * @param {HTMLElement} page
 * @param {{ slot: string, lesson: string, drafts: Drafts, list: () => void, listen: Listen }} opened `slot` is the key
 *   of the lesson that is open, `lesson` its name, and `list` sends the kernel the list of kept lessons.
 */
export function choosingLesson(page, { slot, lesson, drafts, list, listen }) {
  const lessons = new KeptLessons(slot);
  /** @type {HTMLElement | undefined} */
  let told;
  /** @param {string} [problem] the present one, in the place of the last */
  const tell = (problem) => {
    told?.remove();
    told = problem ? tellAbove(/** @type {Element} */ (page.parentElement), "vfw-lost", problem) : undefined;
  };
  const save = (/** @type {string} */ key) => {
    const kept = lessons.find(key);
    if (!kept) return;
    const { name, when } = signatureIn(kept.text);
    download(fileName(lesson, name, when, "json"), lessonFile(lesson, kept));
  };
  listen(page, "click", ({ target }) => {
    const { value = "" } = around(target, '[data-local="save lesson"]')?.dataset ?? {};
    if (value) save(value);
  });
  listen(page, "change", async ({ target }) => {
    const [file] = target.dataset.opens === "lesson" ? target.files : [];
    if (!file) return;
    target.value = "";
    if (file.size > LARGEST) return tell(TOO_LARGE);
    try {
      const hasRoom = lessons.add(lessonInFile(await file.text(), lesson));
      tell(hasRoom ? undefined : NO_ROOM);
      if (hasRoom) list();
    } catch (error) {
      tell(/** @type {Error} */ (error).message);
    }
  });
  return {
    /** The message to the kernel. */
    get earlier() {
      return lessons.earlier.map(({ key, text }) => ({ key, text }));
    },
    /**
     * Move or remove the kept lesson before the kernel is told. Return whether the kernel may be told.
     * @param {string} command
     * @param {string} key
     */
    allows(command, key) {
      const keepsNow = find(page, "[data-keeps-now]") !== null;
      let isDone = true;
      if (command === "start new" && key === "sure") {
        isDone = lessons.putAway(keepsNow);
        if (isDone) drafts.wipe();
      } else if (command === "go on" && key !== NOW) {
        const taken = lessons.takeUp(key, keepsNow);
        isDone = taken !== null;
        if (taken !== null) drafts.replace(taken);
      } else if (command === "remove it") {
        lessons.remove(key);
        if (key === NOW) drafts.wipe();
      }
      tell(isDone ? undefined : NO_ROOM);
      return isDone;
    },
  };
}

/**
 * Write each moment as the clock of this computer has it.
 * @param {HTMLElement} page
 */
export function writeMoments(page) {
  for (const time of /** @type {HTMLTimeElement[]} */ (findAll(page, "time[datetime]"))) {
    const moment = new Date(time.dateTime);
    if (Number.isNaN(moment.getTime())) continue;
    const isDay = time.dataset.day !== undefined;
    time.textContent = isDay ? moment.toLocaleDateString("en-US", DATE) : spokenMoment(moment, new Date());
  }
}

/**
 * A moment in words: the day of the week within the last six days, else the date.
 * @param {Date} moment
 * @param {Date} now
 */
export function spokenMoment(moment, now) {
  const hours = moment.toLocaleTimeString("en-US", { hour: "numeric", minute: "2-digit" });
  const days = (now.getTime() - moment.getTime()) / 86_400_000;
  return `${moment.toLocaleDateString("en-US", days >= 0 && days < 6 ? { weekday: "long" } : DATE)} ${hours}`;
}
