import { expect, test } from "vitest";
import { possibleKeyEnd, readSearch, withoutSecret } from "../../src/operators/account-list.js";

const KEY = `chart_live_${"a1B2".repeat(9)}x7`;

test.each([
  ["", { kind: "all" }],
  ["   ", { kind: "all" }],
  ["Ada@Example.com", { kind: "email", prefix: "ada@example.com" }],
  ["ada", { kind: "email", prefix: "ada" }],
  ["x7Qa", { kind: "email", prefix: "x7qa" }],
  ["acct_0a1b2c", { kind: "id", id: "acct_0a1b2c" }],
  ["…x7Qa", { kind: "key", lastFour: "x7Qa" }],
  ["...x7Qa", { kind: "key", lastFour: "x7Qa" }],
  ["chart_live_...x7Qa", { kind: "key", lastFour: "x7Qa" }],
  ["chart_live_…x7Qa", { kind: "key", lastFour: "x7Qa" }],
  [KEY, { kind: "key", lastFour: KEY.slice(-4) }],
  ["100%_\\'\"<script>", { kind: "email", prefix: "100%_\\'\"<script>" }],
])("the search text %j is read as %j", (text, filter) => {
  expect(readSearch(text)).toEqual(filter);
});

test("four letters may also be the end of a key", () => {
  expect(possibleKeyEnd(" x7Qa ")).toBe("x7Qa");
  expect(possibleKeyEnd("x7Qa1")).toBeUndefined();
  expect(possibleKeyEnd("x-Qa")).toBeUndefined();
});

test.each([
  [` ${KEY}`, `…${KEY.slice(-4)}`],
  [`Authorization: Bearer ${KEY}`, `…${KEY.slice(-4)}`],
  [`${KEY}, ${KEY}`, `…${KEY.slice(-4)}`],
  [KEY.slice(0, 17), `…${KEY.slice(13, 17)}`],
  ["chart_live_…x7Qa", "chart_live_…x7Qa"],
  ["ada@example.com", "ada@example.com"],
])("without the secret part of a key, the search text %j is %j", (text, searched) => {
  expect(withoutSecret(text)).toBe(searched);
});
