// What is said of the connection.

/** A quiet line while a press is sent again, and a banner when nobody answers. */
class Notice {
  constructor(reload) {
    const element = (tag, about, ...children) => {
      const made = Object.assign(document.createElement(tag), about);
      made.append(...children);
      return made;
    };
    this.quiet = element("div", { className: "vfw-sending", role: "status" });
    this.banner = element("div", { className: "vfw-banner", role: "alert" });
    this.button = element("button", { type: "button", textContent: "Load the page again", onclick: reload });
    this.text = element("p", {});
    this.box = element("div", {}, this.text, this.button);
    document.body.prepend(this.quiet, this.banner);
  }

  sending(isOn) {
    const text = isOn ? "This has not arrived yet. Sending it again…" : "";
    if (this.quiet.textContent !== text) this.quiet.textContent = text;
  }

  lost(text, zoom) {
    this.sending(false);
    this.text.textContent = text;
    this.box.style.zoom = zoom;
    (document.fullscreenElement ?? document.body).prepend(this.banner);
    this.banner.replaceChildren(this.box);
  }

  takeFocus(from) {
    this.from = from;
    this.button.focus();
  }

  /** The focus goes back to where it was, unless it has gone elsewhere meanwhile. */
  found() {
    const isHere = this.banner.contains(document.activeElement);
    this.banner.replaceChildren();
    if (isHere) this.from?.focus({ preventScroll: true });
  }
}
