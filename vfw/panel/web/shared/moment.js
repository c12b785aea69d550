// Passes a moment of a game to the What if? page: from one page of this browser to another.

import { keyOf } from "./keeping.js";

export const MOMENT = keyOf("moment");
