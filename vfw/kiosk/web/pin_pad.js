// The pad on which the staff type their PIN. The digits are placed as on a telephone, so that staff who cannot see them
// can find them: so few wrong PINs are compared that mixing the digits up would win nothing.

import { html } from "../../panel/web/shared/dom.js";

const CLOSES = 20_000; // ms without a touch
const KEYS = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "Delete", "0", "Enter"];
const MOST = 12;

/**
 * @param {string} tellTo the address to which the PIN is sent
 * @param {() => void} comesIn once it was right
 */
export function askForPin(tellTo, comesIn) {
  if (document.querySelector("dialog.vfw-pin")) return;
  let pin = "";
  /** @type {ReturnType<typeof setTimeout>} */
  let patience;
  const heading = html("h2", { id: "vfw-pin" }, "For staff");
  const typed = html("output", { "aria-live": "polite" });
  const said = html("p", { role: "alert" });
  const keys = html("div", { class: "vfw-pin-keys" });
  const close = html("button", { type: "button" }, "Close");
  const dialog = html("dialog", { class: "vfw-pin", "aria-labelledby": "vfw-pin" }, heading, typed, said, keys, close);

  const show = () => {
    typed.textContent = "●".repeat(pin.length);
    typed.ariaLabel = `${pin.length} digits`;
  };
  const end = () => {
    clearTimeout(patience);
    dialog.remove();
  };
  const rest = () => {
    clearTimeout(patience);
    patience = setTimeout(end, CLOSES);
  };
  const send = async () => {
    const body = JSON.stringify({ pin });
    pin = "";
    show();
    try {
      const answer = await fetch(tellTo, { method: "POST", body });
      if (answer.ok) {
        comesIn();
        return;
      }
      const seconds = Math.ceil((await answer.json()).wait);
      const why = answer.status === 403 ? "That is not the PIN." : "There were too many wrong PINs.";
      said.textContent = `${why} Try again${seconds ? ` in ${inWords(seconds)}` : ""}.`;
    } catch {
      said.textContent = "The exhibit does not answer. Try again in a minute.";
    }
  };
  const press = (/** @type {string} */ key) => {
    if (key === "Enter") {
      if (pin) send();
      return;
    }
    pin = /^\d$/.test(key) ? (pin + key).slice(0, MOST) : pin.slice(0, -1);
    show();
  };

  const buttons = Object.fromEntries(KEYS.map((key) => [key, html("button", { type: "button" }, key)]));
  for (const key of KEYS) {
    buttons[key].addEventListener("click", () => press(key));
    keys.append(buttons[key]);
  }
  close.addEventListener("click", end);
  dialog.addEventListener("close", end);
  for (const kind of ["pointerdown", "focusin"]) dialog.addEventListener(kind, rest);
  dialog.addEventListener("keydown", ({ key }) => {
    if (!/^(\d|Backspace)$/.test(key)) return;
    rest();
    press(key === "Backspace" ? "Delete" : key);
    // Typing ends with Enter, which presses the focused button.
    buttons.Enter.focus();
  });
  document.body.append(dialog);
  show();
  rest();
  dialog.showModal();
}

/** @param {number} seconds */
export function inWords(seconds) {
  if (seconds <= 90) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
