import { PLANS } from "@chart/accounts";
import { RemoteStore } from "@chart/kit/stores/remote-store";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import fc from "fast-check";
import { afterEach, beforeEach, expect, test } from "vitest";
import { creditCommands } from "./credits-commands.js";
import { CreditsModel } from "./credits-model.js";
import { StoredAccount } from "./stored-account.js";

/** Sequences on each engine in `npm run check`; `TEST_RUNS=25` before the command runs that many. */
const SEQUENCES = 10;

onEachEngine("credits, keys, periods and crashes", (create) => {
  let database: TestDatabase;
  let remote: RemoteStore;
  beforeEach(async () => {
    database = await create();
    remote = await RemoteStore.open(database);
  });
  afterEach(async () => {
    await remote.close();
    await database.drop();
  });

  test("match a plain counter after any sequence of steps, and every ledger adds up", async () => {
    let accounts = 0;
    const opening = fc.record({
      createdAt: fc.date({ min: new Date("2026-01-01"), max: new Date("2028-12-31"), noInvalidDate: true }),
      plan: fc.constantFrom(...PLANS),
      credits: fc.integer({ min: 0, max: 200 }),
    });
    const property = fc.asyncProperty(opening, creditCommands(15), async (start, commands) => {
      const model = new CreditsModel(start.createdAt, start.plan, start.credits);
      const account = new StoredAccount(`acct_${++accounts}`, database, remote);
      await account.open(start);
      await fc.asyncModelRun(() => ({ model, real: account }), commands);
      remote = account.remote;
      await account.expectEqual(model);
      expect((await remote.store.accounts.checkLedger()).differences).toEqual([]);
    });
    await fc.assert(property, { numRuns: Number(process.env["TEST_RUNS"] || SEQUENCES) });
  });
});
