// A lesson as a file: its name, its content, and how it is opened again.

import { textsIn } from "./drafts.js";

/** @import { Lesson } from "./kept_lessons.js" */

const KIND = "vfw lesson";
export const HOLDER = "vfw-lesson"; // the element of an answer sheet that holds the lesson
const NO_LESSON = "This file holds no saved lesson. Choose a file that was saved in a lesson of the exhibit.";
const OTHER_LESSON = "This file holds another lesson. Open it in that lesson.";

/**
 * The name of a file: `nashville-ana-2026-11-27.html`, so that a folder of them is sorted by lesson and name.
 * @param {string} lesson
 * @param {string} name the pupil's, as it was typed
 * @param {Date} when
 * @param {string} ending
 */
export function fileName(lesson, name, when, ending) {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = plain.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
  const day = [when.getFullYear(), when.getMonth() + 1, when.getDate()].map((part) => String(part).padStart(2, "0"));
  return `${[lesson, words, day.join("-")].filter(Boolean).join("-")}.${ending}`;
}

/**
 * The pupil's name and the moment of the last act in a lesson as the browser keeps it.
 * @param {string} text
 * @returns {{ name: string, when: Date }}
 */
export function signatureIn(text) {
  try {
    const { name = "", when = "" } = JSON.parse(text);
    const moment = new Date(when);
    return { name: String(name), when: Number.isNaN(moment.getTime()) ? new Date() : moment };
  } catch {
    return { name: "", when: new Date() };
  }
}

/**
 * The text of a file. A lesson that cannot be read is given as it is.
 * @param {string} lesson its name
 * @param {Lesson} kept
 */
export function lessonFile(lesson, { text, drafts }) {
  try {
    const kept = text ? JSON.parse(text) : { at: 0, steps: {} };
    return JSON.stringify({ kind: KIND, version: 1, lesson, kept, drafts: textsIn(drafts) ?? {} }, null, 1);
  } catch {
    return text;
  }
}

/**
 * The lesson in a file; throws an Error that tells the pupil what is wrong.
 * @param {string} text of the file
 * @param {string} lesson the name of the one that is open
 * @returns {Lesson}
 */
export function lessonInFile(text, lesson) {
  const found = fileIn(text);
  if (found?.kind !== KIND || !found.kept) throw new Error(NO_LESSON);
  if (found.lesson !== lesson) throw new Error(OTHER_LESSON);
  return { text: JSON.stringify(found.kept), drafts: JSON.stringify(found.drafts ?? {}) };
}

/** @param {string} text of a file: JSON, or an answer sheet with the same in an element of its own */
function fileIn(text) {
  const [, held] = new RegExp(`<script type="application/json" id="${HOLDER}">(.*?)</script>`, "s").exec(text) ?? [];
  try {
    return JSON.parse((held ?? text).replace(/^\uFEFF/, ""));
  } catch {
    return null;
  }
}
