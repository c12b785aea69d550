// Notes that a page leaves for itself, to be found once after a reload.

/**
 * @param {string} name
 * @param {object} note
 */
export function leaveNote(name, note) {
  try {
    sessionStorage.setItem(name, JSON.stringify(note));
  } catch {
    // If nothing can be kept, the page starts from its beginning.
  }
}

/** @param {string} name */
export function takeNote(name) {
  try {
    const note = JSON.parse(sessionStorage.getItem(name) ?? "null");
    sessionStorage.removeItem(name);
    return note;
  } catch {
    return null;
  }
}
