// Texts that this browser keeps. Where it keeps nothing, or has no room left, that is said once on a page.

const keptText = (key) => {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
};

/** Keep a text. Whether it is kept now. */
function keepText(key, text) {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** That nothing is kept is said by the first on a page who finds it out. */
function tellOnce(tell) {
  const page = document.documentElement.dataset;
  if (!page.vfwKeepsNothing) tell();
  page.vfwKeepsNothing = "told";
}

/** The texts that were put aside there, the oldest first. */
function keptAside(key) {
  const texts = [];
  for (let text; (text = keptText(`${key}:put aside ${texts.length + 1}`)); ) texts.push(text);
  return texts;
}

/** Put what is kept there under another name too, once. Whether something else may now be written in its place. */
function putAside(key) {
  try {
    const [text, aside] = [localStorage.getItem(key), keptAside(key)];
    if (text && !aside.includes(text)) localStorage.setItem(`${key}:put aside ${aside.length + 1}`, text);
    return true;
  } catch {
    return false;
  }
}

/** The names of all that was put aside there, and beside it in what belongs to it. */
function asideIn(key) {
  try {
    return Object.keys(localStorage)
      .filter((name) => name.startsWith(`${key}:`) && name.includes(":put aside "))
      .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  } catch {
    return []; // Nothing is kept.
  }
}

function forgetAside(key) {
  for (const name of asideIn(key)) localStorage.removeItem(name);
}

/** Give all that was put aside there, a file each, with what `asFile` makes of it. */
function saveAside(key, asFile = (text) => text) {
  asideIn(key).forEach((name, at) => {
    download(`votes-for-women-put-aside-${at + 1}.json`, asFile(keptText(name), name));
  });
}

/** Say something above the page until it is closed; `file` makes what is offered to be saved there. */
function tellAbove(place, className, text, file) {
  const [region, notice, words] = ["div", "div", "p"].map((name) => document.createElement(name));
  region.className = className;
  region.setAttribute("role", "status");
  place.prepend(region);
  words.textContent = text;
  const offer = (label, does) => {
    const button = document.createElement("button");
    Object.assign(button, { type: "button", className: "vfw-button", textContent: label });
    button.addEventListener("click", does);
    notice.append(button);
  };
  notice.append(words);
  if (file) offer("Save it as a file", () => download(...file()));
  offer("Close", () => region.remove());
  // Screen readers hear what comes into a region that was there before.
  requestAnimationFrame(() => region.append(notice));
}

function download(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
