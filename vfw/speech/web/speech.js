// A page of the exhibit that reads aloud: with the sound that the exhibit renders, else with the browser's own voice.

import { listenUntil } from "../../panel/web/shared/dom.js";
import { readAloud } from "./read_aloud.js";
import { Speaker } from "./speaker.js";
import { RenderedVoice, whenOwnVoice } from "./voices.js";

/** @import { Voice } from "./speaker.js" */

const { speech } = /** @type {HTMLScriptElement} */ (document.currentScript).dataset;
const begin = (/** @type {Voice} */ voice) =>
  readAloud(new Speaker(voice), listenUntil(new AbortController().signal));

if (speech) begin(new RenderedVoice(speech));
else whenOwnVoice(begin);
