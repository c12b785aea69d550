// Where a moment of a game is kept on its way to the room What if?: from one page of this browser to another.

import { keyOf } from "./keeping.js";

export const MOMENT = keyOf("moment");
