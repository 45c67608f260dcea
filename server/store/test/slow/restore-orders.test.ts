import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { addKey, type HashKey, openAccount, rotateKey } from "@chart/accounts";
import {
  onEachEngine,
  PLAN_CREDITS,
  type TestDatabase,
  type TestStores,
} from "@chart/kit/stores/test-stores";
import type { DatabaseLocation } from "@chart/store";
import { openPostgresStore } from "@chart/store/engines";
import fc from "fast-check";
import { Kysely } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { backUp, restore } from "../../src/backup/index.js";
import { migratedContext } from "../../src/backup/migrated-context.js";
import type { Tables } from "../../src/base/tables.js";
import { chargeInTransaction } from "../../src/queries/charge-batch.js";
import { sqlStores } from "../../src/queries/sql-stores.js";
import { openExisting } from "../../src/sqlite/libsql-database.js";
import { libsqlDialect } from "../../src/sqlite/libsql-dialect.js";

/** Orders on each engine in `npm run check`; `TEST_RUNS=200` before the command runs that many. */
const ORDERS = { sqlite: 20, postgres: 10 };

const ANY_STEPS = fc.array(
  fc.oneof(
    fc.record({ do: fc.constantFrom("open", "key", "grant", "backup") }),
    fc.record({ do: fc.constantFrom("rotate", "revoke", "delete"), which: fc.nat(9) }),
    fc.record({ do: fc.constant("restore"), which: fc.nat(9), keepsRevoked: fc.boolean() }),
  ),
  { minLength: 6, maxLength: 14 },
);
type Step = (typeof ANY_STEPS extends fc.Arbitrary<(infer One)[]> ? One : never) & {
  readonly which?: number;
  readonly keepsRevoked?: boolean;
};

/**
 * Random orders of what an operator and customers do; those after a backup are the ones that a restore undoes. Most
 * begin with a backup of an account, because steps alone seldom make one before they restore.
 */
const STEPS = fc
  .tuple(fc.constantFrom<readonly Step["do"][]>([], ["open", "backup"], ["open", "key", "backup"]), ANY_STEPS)
  .map(([first, others]): Step[] => [...first.map((step) => ({ do: step }) as Step), ...others]);

/** Time for 200 orders on PostgreSQL, which run its programs a thousand times. */
const LONGEST_MS = 30 * 60_000;

const hashKey: HashKey = (key) => `hmac of ${key}`;

onEachEngine("backups and restores in every order", (create) => {
  let database: TestDatabase;
  let folder: string;
  beforeEach(async () => {
    database = await create();
    folder = mkdtempSync(join(tmpdir(), "chart-orders-"));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    await database.drop();
  });

  test(
    "keep revoked keys revoked, unless asked not to, deleted accounts deleted, and balances equal to their ledgers",
    async () => {
      const numRuns = Number(process.env["TEST_RUNS"] || ORDERS[database.engine]);
      if (database.engine === "postgres") await (await database.open()).close();
      else writeFileSync(fileURLToPath(database.url), "");
      const location: DatabaseLocation =
        database.engine === "sqlite"
          ? { engine: "sqlite", path: fileURLToPath(database.url) }
          : { engine: "postgres", url: database.url };
      const dropKept = async (name: string) => {
        if (database.engine === "sqlite") rmSync(name);
        else await database.sql(`drop schema ${name} cascade`);
      };
      let run = 0;
      await fc.assert(
        fc.asyncProperty(STEPS, async (steps) => {
          const world = new World(location, mkdtempSync(join(folder, `${run++}-`)), dropKept);
          try {
            for (const step of steps) await world.take(step);
            await world.check();
          } finally {
            await world.close();
          }
        }),
        { numRuns, endOnFailure: true },
      );
    },
    LONGEST_MS,
  );
});

/** A store with what must be true of it. */
class World {
  readonly #location: DatabaseLocation;
  readonly #folder: string;
  readonly #dropKept: (keptAside: string) => Promise<unknown>;
  readonly #revoked = new Set<string>();
  readonly #deleted = new Set<string>();
  readonly #backups: string[] = [];
  #emails = 0;
  #stores: TestStores | undefined;

  constructor(location: DatabaseLocation, folder: string, dropKept: (keptAside: string) => Promise<unknown>) {
    this.#location = location;
    this.#folder = folder;
    this.#dropKept = dropKept;
  }

  async take({ do: what, which = 0, keepsRevoked = true }: Step): Promise<void> {
    const now = new Date();
    if (what === "backup") return this.#backUp(now);
    if (what === "restore") return this.#restore(which, keepsRevoked, now);
    const { accounts, keys, accountData } = await this.#open();
    const live = (await accounts.list(now)).filter(({ status }) => status === "active");
    const account = live[which % Math.max(1, live.length)];
    if (what === "open" || account === undefined) {
      const email = `${this.#folder.slice(-6)}-${this.#emails++}@example.com`;
      const deps = { store: accounts, hashKey, now: () => now };
      await openAccount(deps, { email, plan: "scale", credits: 5 }, "unaudited");
      return;
    }
    const audit = {
      at: now,
      actor: "test",
      action: "key.created",
      detail: "",
      accountId: account.id,
    } as const;
    const owned = await keys.list(account.id);
    const key = owned[which % Math.max(1, owned.length)];
    const deps = { keys, hashKey, now: () => now };
    if (what === "key") await addKey(deps, account.id, `key ${this.#emails++}`, () => audit);
    if (what === "grant")
      await accounts.grantCredits(account.id, { amount: 7, reason: "test", grantedAt: now }, audit);
    if (what === "delete" && (await accountData.deleteAccount(account.id, now, audit)) === "deleted") {
      this.#deleted.add(account.id);
      for (const { id } of owned) this.#revoked.add(id);
    }
    if (key === undefined) return;
    if (what === "rotate") await rotateKey(deps, account.id, key, () => audit);
    if (what === "revoke") await keys.revoke(account.id, key.id, now, audit);
    if (what === "rotate" || what === "revoke") this.#revoked.add(key.id);
  }

  async #backUp(now: Date): Promise<void> {
    await this.close();
    // A folder of its own, so that no list beside it names what ends later.
    const target = mkdtempSync(join(this.#folder, "backup-"));
    const { file, unrecorded } = await backUp(this.#location, target, now, {});
    expect(unrecorded).toBeUndefined();
    this.#backups.push(file);
  }

  async #restore(which: number, keepsRevoked: boolean, now: Date): Promise<void> {
    const backup = this.#backups[which % Math.max(1, this.#backups.length)];
    if (backup === undefined) return;
    await this.close();
    const options = { now, environment: {}, keepsRevoked };
    const { aliveAgain, lost, keptAside } = await restore(this.#location, backup, options);
    expect(lost).toBeDefined();
    expect(aliveAgain.accounts).toEqual([]);
    if (keepsRevoked) expect(aliveAgain.keys).toEqual([]);
    for (const { id } of aliveAgain.keys) this.#revoked.delete(id);
    await this.#dropKept(String(keptAside));
  }

  async check(): Promise<void> {
    const stores = await this.#open();
    for (const { id, status } of await stores.accounts.list(new Date())) {
      expect(this.#deleted.has(id) && status !== "deleted").toBe(false);
      for (const key of await stores.keys.list(id)) expect([...this.#revoked]).not.toContain(key.id);
    }
    expect((await stores.accounts.checkLedger()).differences).toEqual([]);
  }

  async #open(): Promise<TestStores> {
    if (this.#stores !== undefined) return this.#stores;
    if (this.#location.engine === "postgres") {
      this.#stores = await openPostgresStore(this.#location.url, { planCredits: PLAN_CREDITS });
    } else {
      // Unlike a store in WAL mode, it keeps no lock until its statements are collected.
      const db = new Kysely<Tables>({ dialect: libsqlDialect(openExisting(this.#location.path), 0) });
      const unused = () => Promise.reject(new TypeError("not used here"));
      this.#stores = sqlStores(await migratedContext(db, "sqlite"), {
        charge: chargeInTransaction,
        probe: unused,
        takeToken: unused,
      });
    }
    return this.#stores;
  }

  async close(): Promise<void> {
    await this.#stores?.close();
    this.#stores = undefined;
  }
}
