import { expect, test } from "vitest";
import { StatementCache } from "../src/base/statement-cache.js";

test("a prepared statement's name depends on its text only, not on the order in which a process uses its queries", () => {
  const [one, other] = [new StatementCache(), new StatementCache()];
  const texts = ["select 1", "select 2"];
  for (const text of texts) one.textOf({}, () => text);
  for (const text of texts.toReversed()) other.textOf({}, () => text);
  expect(texts.map((text) => one.nameOf(text))).toEqual(texts.map((text) => other.nameOf(text)));
  expect(one.nameOf("select 1")).not.toBe(one.nameOf("select 2"));
});

test("a query is compiled once", () => {
  const statements = new StatementCache();
  const query = {};
  expect(statements.textOf(query, () => "select 1")).toBe("select 1");
  expect(
    statements.textOf(query, () => {
      throw new Error("compiled twice");
    }),
  ).toBe("select 1");
});
