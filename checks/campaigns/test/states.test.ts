import { existsSync } from "node:fs";
import { createSqliteFile, type PrivateDatabase } from "@chart/kit/stores/databases";
import { test } from "vitest";
import { clockJumps } from "../reliability/chaos/states/clock-jumps.js";
import { fullDisk } from "../reliability/chaos/states/full-disk.js";
import { locked } from "../reliability/chaos/states/locked.js";
import { pepper } from "../reliability/chaos/states/pepper.js";
import { planChange } from "../reliability/chaos/states/plan-change.js";
import { purgeAndBackup } from "../reliability/chaos/states/purge-and-backup.js";
import { readOnly } from "../reliability/chaos/states/read-only.js";
import { whyNoDisk, whyNoFailingDisk } from "../reliability/chaos/states/small-disk.js";
import { twoProcesses } from "../reliability/chaos/states/two-processes.js";
import { LIBFAKETIME } from "../reliability/lib/fake-clock.js";
import type { Report } from "../reliability/lib/report.js";
import { SHORT } from "../reliability/sizes.js";
import { expectToHold } from "./expect-to-hold.js";

// Short versions of the states of the campaign `chaos`, on real processes, one after another.

test("on a full disk every request gets a chart or 503 that says so, nothing is charged twice, and charts return with room", (context) => {
  const reason = whyNoDisk();
  context.skip(reason !== undefined, reason);
  return expectToHold((report) => fullDisk(SHORT.state, report));
});

test("a SQLite store that becomes read-only loses no charge, and a start on it says so in one line", (context) => {
  const reason = whyNoFailingDisk();
  context.skip(reason !== undefined, reason);
  return expectToHold((report) => readOnly(SHORT.state, report));
});

/** States of a service on SQLite, by what is guaranteed in them. */
const STATES: Readonly<Record<string, (database: PrivateDatabase, report: Report) => Promise<void>>> = {
  "while another connection holds SQLite's lock, requests wait or get 503, and each is charged once at most":
    (database, report) => locked(database, SHORT.locked, report),
  "while the pepper is replaced, keys go on to work and no Idempotency-Key is charged again": (
    database,
    report,
  ) => pepper(database, SHORT.state, report),
  "while plans change, every request gets 200, 402 or 403, and no balance is negative": (database, report) =>
    planChange(database, SHORT.state, report),
  "kills during purges and backups lose no charge, and no partial backup counts as one": (database, report) =>
    purgeAndBackup(database, SHORT.purge, report),
  "two processes on one SQLite store charge each Idempotency-Key once, also when one is killed": (
    database,
    report,
  ) => twoProcesses(database, SHORT.state, report),
};

test.each(Object.entries(STATES))("%s", async (_title, state) => {
  const database = createSqliteFile();
  await expectToHold((report) => state(database, report));
  await database.drop();
});

test("a clock that jumps an hour forward and back charges no key twice, allots no period twice and refuses nobody for long", async (context) => {
  context.skip(!existsSync(LIBFAKETIME), `no ${LIBFAKETIME}`);
  const database = createSqliteFile();
  await expectToHold((report) => clockJumps(database, SHORT.state, report));
  await database.drop();
});
