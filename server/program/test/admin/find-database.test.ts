import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { databaseText } from "@chart/store";
import { afterAll, expect, it } from "vitest";
import { findDatabase } from "../../src/admin/base/find-database.js";

const folder = mkdtempSync(join(tmpdir(), "find-database-"));
afterAll(() => rmSync(folder, { recursive: true }));
const ROOT = pathToFileURL(`${folder}/`);

it("without DATABASE_URL, a store that a service has made is found, and none is created", () => {
  const path = join(folder, "data/chart.db");
  for (const environment of [{}, { DATABASE_URL: "" }]) {
    expect(() => findDatabase(environment, ROOT)).toThrow(
      `There is no store at ${path}, and DATABASE_URL is not set.`,
    );
  }
  mkdirSync(join(folder, "data"));
  writeFileSync(path, "");
  expect(findDatabase({}, ROOT)).toEqual({ engine: "sqlite", path });
});

it("with DATABASE_URL, the store need not exist yet", () => {
  expect(findDatabase({ DATABASE_URL: "file:./new.db" }, ROOT)).toEqual({
    engine: "sqlite",
    path: join(folder, "new.db"),
  });
});

it.each([
  ["file:/var/lib/chart.db", "SQLite file /var/lib/chart.db"],
  ["postgres://ada:secret@db:5432/my%20charts?sslmode=require", "PostgreSQL database my charts on db:5432"],
  ["postgres:///charts?host=/run/postgresql", "PostgreSQL database charts on /run/postgresql"],
  ["postgres:///charts", "PostgreSQL database charts on this machine"],
])("%s is shown as %s: without user and password", (url, text) => {
  expect(databaseText(findDatabase({ DATABASE_URL: url }, ROOT))).toBe(text);
});
