// The passages of a part of a page that can be read aloud, in their order.

/** @import { Passage } from "./speaker.js" */

const BLOCKS = new Set(
  `ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION DD DETAILS DIV DL DT FIELDSET FIGCAPTION FIGURE FOOTER H1 H2 H3 H4 H5 H6
  HEADER LABEL LEGEND LI MAIN OL P SECTION SMALL SUMMARY TABLE TBODY THEAD TR UL`.split(/\s+/),
);
// Controls are no text; sources are numbers for the eye; and what the visitor wrote is private.
const NOT_READ = `[aria-hidden="true"], button, input, select, textarea, nav, script, style, template, sup,
  .vfw-sources, .vfw-step-sources, .vfw-stage, .vfw-said b, .vfw-given`;

/**
 * @param {HTMLElement} root
 * @returns {Passage[]}
 */
export function passagesIn(root) {
  /** @type {Passage[]} */
  const passages = [];
  let [text, element] = ["", root];
  const end = () => {
    const words = text.replace(/\s+/g, " ").replace(/^[\s,]+|[\s,]+$/g, "");
    if (/[\p{L}\d]/u.test(words)) passages.push({ text: words, element });
    text = "";
  };
  /** @param {Element} place */
  const read = (place) => {
    for (const node of place.childNodes) {
      if (node instanceof Text) text += node.data;
      else if (node instanceof Element) look(node);
    }
  };
  /** @param {Element} part */
  const look = (part) => {
    if (part.matches(NOT_READ) || !part.checkVisibility()) return;
    if (part instanceof SVGElement || part instanceof HTMLImageElement || part.role === "img") {
      text += ` ${nameOfPicture(part)} `;
    } else if (part instanceof HTMLElement && BLOCKS.has(part.tagName)) {
      const outer = element;
      end();
      element = part;
      read(part);
      end();
      element = outer;
    } else {
      // Text that follows another without a space is beside it, or below.
      if (part.previousSibling instanceof Element && /\S$/.test(text)) text += ", ";
      read(part);
    }
  };
  read(root);
  end();
  return passages;
}

/** @param {Element} picture */
function nameOfPicture(picture) {
  return picture.getAttribute("aria-label") ?? picture.getAttribute("alt") ?? "";
}
