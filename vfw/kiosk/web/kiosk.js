// Makes a page one of a kiosk: it locks it, watches whether anybody is there, and forgets who was.

import { find, html, listenUntil } from "../../panel/web/shared/dom.js";
import { keepAwake } from "./awake.js";
import { ask, placeBar } from "./bar.js";
import { dim } from "./dimmed.js";
import { beginAnew, wipe } from "./forget.js";
import { useFiveKeys } from "./five_keys.js";
import { Idle } from "./idle.js";
import { OPEN, readInPlace } from "./in_place.js";
import { lockDown } from "./locked.js";
import { askForPin } from "./pin_pad.js";
import { kernelOfPage, watchSigns } from "./signs.js";
import { setLoudness } from "./sounds.js";
import { placeSpeech } from "./speech_bar.js";
import { watchCorner } from "./staff_corner.js";
import { watchStaff } from "./staff_page.js";
import { StillThere } from "./still_there.js";
import { doorOf, visit } from "./visit.js";

const told = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
const { home = "/", base = "/", run = "", doors = "" } = told;
const page = document.documentElement;
const staff = `${home}staff`;
const isStaff = location.pathname === staff;
const isFirst = location.pathname.startsWith(home) && !isStaff;
/** Pages for playing, not for long reading. */
const isRoom = ["voila/", "doors/"].some((below) => location.pathname.startsWith(base + below));
const listen = listenUntil(new AbortController().signal);
const seconds = () => performance.now() / 1000;

page.classList.add("vfw-kiosk");
history.scrollRestoration = "manual";
lockDown(listen);
keepAwake(document, navigator.wakeLock);
setLoudness(Number(told.sounds));
// A page from the browser's back/forward cache is a visit that is over.
listen(window, "pageshow", (event) => event.persisted && beginAnew(home));

if (isFirst || isStaff) wipe();
const here = isFirst || isStaff ? null : visit(doorOf(location.pathname, base), doors.split(" "), `${home}counts`);

let isLeaving = false;
/** @param {"start over" | "idle" | "fault" | "staff"} how */
function leave(how) {
  if (isLeaving) return;
  isLeaving = true;
  here?.left(how);
  beginAnew(home);
}

/** The actions of a visitor end when the staff come. */
function letStaffIn() {
  isLeaving = true;
  here?.left("staff");
  wipe();
  location.replace(staff);
}

/** Whether something is being said. */
let isHeard = () => false;

function watchVisitor() {
  const [playing, reading] = [Number(told.inARoom), Number(told.reading)];
  const idle = new Idle(isRoom ? playing : reading, Number(told.toAnswer), seconds());
  const stay = () => {
    idle.touched(seconds());
    question.close();
  };
  const question = new StillThere(stay);
  // A touch anywhere answers; it is a click that ends the question, so that nothing below it is touched as well.
  const touched = () => question.isOpen || idle.touched(seconds());
  for (const kind of ["pointerdown", "wheel"]) listen(window, kind, touched, { capture: true, passive: true });
  listen(window, "keydown", () => idle.touched(seconds()), { capture: true });
  listen(window, "click", () => question.isOpen && stay());
  setInterval(() => {
    if (isHeard() && !question.isOpen) idle.heard(seconds());
    idle.after = isRoom && !find(document, OPEN) ? playing : reading;
    const patience = idle.at(seconds());
    if (patience === "is left") leave("idle");
    else if (patience === "rests") question.close();
    else question.show(patience.asks);
  }, 250);
}

/** The start screen is one large button. Changed display settings alone leave it as it was. */
function beginWithAnyTouch() {
  placeBar(base, null);
  const door = /** @type {HTMLAnchorElement} */ (find(document, "main a.large"));
  listen(document, "click", ({ target }) => {
    if (!target.closest("a, button, input, [popover], dialog") && !find(document, "dialog[open]")) door.click();
  });
  const idle = new Idle(Number(told.inARoom), 0, seconds());
  listen(window, "pointerdown", () => idle.touched(seconds()), { capture: true });
  setInterval(() => idle.at(seconds()) === "is left" && localStorage.length && leave("idle"), 1000);
}

function watchEnding() {
  const look = new MutationObserver(() => {
    if (!find(document, ".vfw-ending")) return;
    look.disconnect();
    here?.ended();
  });
  look.observe(document.body, { childList: true, subtree: true });
}

listen(document, "DOMContentLoaded", () => {
  const notice = html("p", { class: "vfw-kiosk-away", role: "status" });
  document.body.append(notice);
  const away = (/** @type {boolean} */ isAway) =>
    (notice.textContent = isAway ? "One moment: this screen is being set up again." : "");
  useFiveKeys(listen);
  watchSigns({ home, run, kernel: kernelOfPage() }, { gone: () => leave("fault"), away });
  dim(Number(told.brightness));
  if (isStaff) return watchStaff(listen, staff, (isNew) => beginAnew(home, isNew ? run : ""));
  if (told.staff) watchCorner(listen, () => askForPin(`${staff}/pin`, letStaffIn));
  if (isFirst) {
    beginWithAnyTouch();
    return speak();
  }
  const really = () =>
    ask("vfw-really", "Start over?", "This screen goes back to the beginning, for the next visitor.", [
      ["Start over", () => leave("start over")],
      ["Go on", () => {}],
    ]);
  placeBar(base, really);
  speak();
  if (isRoom) readInPlace(base, listen);
  watchVisitor();
  watchEnding();
  listen(window, "error", () => here?.failed());
});

/** The first picture is silent until the visitor asks. */
function speak() {
  if (!told.speech) return;
  const speaker = placeSpeech(told.speech, told.speaks === "on" && !isFirst, listen);
  isHeard = () => speaker.isSpeaking;
}
