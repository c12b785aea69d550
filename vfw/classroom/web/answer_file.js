// The answer sheet as a file that opens anywhere, without a network and without a script. It contains the lesson too.

import { find, findAll, html } from "../../panel/web/shared/dom.js";
import { give } from "../../panel/web/shared/files.js";
import { keyOf } from "../../panel/web/shared/keeping.js";
import { KeptLessons, NOW } from "./kept_lessons.js";
import { fileName, HOLDER, lessonFile } from "./lesson_files.js";

const STYLE = `
  body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 17px/1.5 Georgia, serif; color: #1d1a22; }
  h2 { font-size: 1.6em; line-height: 1.2; } h3 { margin: 1.6em 0 0; } dt { margin-top: 0.8em; font-weight: bold; }
  dd { margin: 0.2em 0 0 1em; white-space: pre-line; overflow-wrap: anywhere; } i { color: #5b5464; }
  .vfw-signed span { display: inline-block; min-width: 14em; margin-right: 2em; border-bottom: 1px solid #8b8072; }
  dt { break-after: avoid; }`;
const NO_SCRIPTS = "default-src 'none'; style-src 'unsafe-inline'";

/**
 * Save the answer sheet of a lesson.
 * @param {HTMLElement} root the lesson, or the step in a cell of its own
 * @param {string} slot of the lesson; "" in cells, where the browser keeps no lesson
 */
export function saveSheet(root, slot) {
  const sheet = find(root, ".vfw-answers");
  if (!sheet) return;
  const { lesson = "", name = "", when = "" } = sheet.dataset;
  const kept = slot ? new KeptLessons(keyOf(slot)).find(NOW) : undefined;
  const moment = new Date(when);
  const called = fileName(lesson, name, Number.isNaN(moment.getTime()) ? new Date() : moment, "html");
  give(called, new Blob([sheetFile(sheet, kept ? lessonFile(lesson, kept) : "")], { type: "text/html" }));
}

/**
 * The text of the file. The browser itself escapes what pupils have written.
 * @param {HTMLElement} sheet
 * @param {string} lesson to be opened again; "" for none
 */
function sheetFile(sheet, lesson) {
  const copy = /** @type {HTMLElement} */ (sheet.cloneNode(true));
  for (const hidden of findAll(copy, "[hidden]")) hidden.remove();
  const title = [find(copy, "h2")?.textContent, sheet.dataset.name].filter(Boolean).join(" · ");
  const head = [
    html("meta", { charset: "utf-8" }),
    html("meta", { "http-equiv": "Content-Security-Policy", content: NO_SCRIPTS }),
    html("title", {}, title),
    html("style", {}, STYLE),
  ];
  // No text in it can end the element.
  const held = lesson.replaceAll("<", "\\u003c");
  const holder = held && `<script type="application/json" id="${HOLDER}">${held}</script>`;
  const parts = head.map((element) => element.outerHTML).join("\n");
  const body = `<body>\n${copy.outerHTML}\n${holder}\n</body>`;
  return `<!DOCTYPE html>\n<html lang="en">\n<head>\n${parts}\n</head>\n${body}\n</html>\n`;
}
