import assert from "node:assert/strict";
import { test } from "node:test";
import { inStep } from "./address.js";

const HERE = { pathname: "/what-if", search: "?lang=en&from=game&seed=3", hash: "#sources" };

test("the address asks what is asked now, and keeps what others put into it", () => {
  assert.equal(inStep(HERE, "?question=states-alone"), "/what-if?lang=en&question=states-alone#sources");
});

test("where nothing can be written into it, it asks nothing", () => {
  assert.equal(inStep({ ...HERE, search: "?asked=abc", hash: "" }, "?"), "/what-if");
});
