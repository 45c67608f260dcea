import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { byPlan } from "@chart/accounts";
import Database from "libsql";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
// Threads need the built files.
import { openStore } from "../../dist/open-store.js";

const planCredits = byPlan((_, index) => index + 1);

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chart-open-"));
  path = join(folder, "chart.db");
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Fails the test if a thread exits by itself. */
const onThreadEnd = (fault: Error): never => {
  throw fault;
};

describe.each([
  ["in this thread", {}],
  ["in a thread of its own", { onThreadEnd }],
])("opening a store %s reports the reason if it fails", (_where, options) => {
  test.each<[what: string, make: () => void, reason: string]>([
    [
      "a file that is no database",
      () => writeFileSync(path, "no database, but long enough to hold a header ".repeat(100)),
      "SQLITE_NOTADB: file is not a database",
    ],
    ["another program's database", () => makeDatabase(path), 'table "accounts" already exists'],
    ["a folder", () => mkdirSync(path), "SQLITE_CANTOPEN: "],
  ])("%s", async (_what, make, reason) => {
    make();
    await expect(
      openStore({ engine: "sqlite", path }, { planCredits, pepper: undefined, ...options }),
    ).rejects.toThrow(`DATABASE_URL: ${path} cannot be opened (${reason}`);
  });
});

function makeDatabase(path: string): void {
  const database = new Database(path);
  database.exec("create table accounts (id text)");
  database.close();
}
