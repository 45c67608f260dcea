import type { NewAccount } from "@chart/accounts";
import { AUDITED } from "@chart/kit/stores/audited";
import { setDatabaseClock } from "@chart/kit/stores/database-clock";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import type { Charge } from "chart-http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Stores } from "../src/base/stores.js";

const CREATED = new Date("2026-01-31T12:00:00Z");
const SOON = new Date("2026-02-01T00:00:00Z");
/** End of the first period. */
const RENEWAL = new Date("2026-02-28T12:00:00Z");

const key = (name: string) => ({
  id: `key_${name}`,
  name: "Default",
  hmac: `hmac-${name}`,
  prefix: "chart_live_",
  lastFour: "abcd",
});
const account = (name = "1", overrides: Partial<NewAccount> = {}): NewAccount => ({
  id: `acct_${name}`,
  email: `${name}@example.com`,
  plan: "developer",
  credits: 2,
  createdAt: CREATED,
  key: key(name),
  ...overrides,
});
const charge = (requestId: string, overrides: Partial<Charge> = {}): Charge => ({
  accountId: "acct_1",
  requestId,
  chargedAt: SOON,
  ...overrides,
});

onEachEngine("the store", (create) => {
  let database: TestDatabase;
  let store: Stores;
  beforeEach(async () => {
    database = await create();
    store = await database.open();
  });
  afterEach(async () => {
    await store.close();
    await database.drop();
  });

  /**
   * Opens the store of another node on PostgreSQL. Returns the same store on SQLite, where a process has one
   * connection.
   */
  const another = () => (database.engine === "postgres" ? database.open() : store);
  const closeOther = (other: Stores) => (other === store ? undefined : other.close());
  const credits = async (name = "1", now = SOON) =>
    (await store.accounts.findByKey(`hmac-${name}`, now))?.credits;
  const entries = () =>
    database.sql(
      "select kind, pot, amount from ledger where account_id = 'acct_1' order by created_at, kind desc",
    );
  const expectBalanced = async () => expect((await store.accounts.checkLedger()).differences).toEqual([]);

  describe("opening", () => {
    test("can be repeated at every start and keeps the data", async () => {
      await store.accounts.create(account(), "unaudited");
      for (let start = 0; start < 2; start++) {
        await store.close();
        store = await database.open();
        expect(await store.accounts.hasAny()).toBe(true);
      }
    });
  });

  describe("an account", () => {
    test("is found only by the HMAC of its active key", async () => {
      await store.accounts.create(account(), "unaudited");
      const found = { id: "acct_1", plan: "developer", status: "active", credits: 2, keyId: "key_1" };
      expect(await store.accounts.findByKey("hmac-1", SOON)).toEqual(found);
      expect(await store.accounts.findByKey("hmac-2", SOON)).toBeUndefined();
    });

    test("is created only once per email address; a second attempt leaves nothing behind", async () => {
      expect(await store.accounts.create(account(), "unaudited")).toBe(true);
      expect(await store.accounts.create(account("2", { email: "1@example.com" }), "unaudited")).toBe(false);
      expect(await credits("2")).toBeUndefined();
    });

    test("is not created at all if its key cannot be stored", async () => {
      await store.accounts.create(account(), "unaudited");
      await expect(
        store.accounts.create(account("2", { key: { ...key("2"), hmac: "hmac-1" } }), "unaudited"),
      ).rejects.toThrow(/unique/i);
      expect(await store.accounts.create(account("2"), "unaudited")).toBe(true);
    });

    test("is found by its ID or by its email address in any case, and is included in the list", async () => {
      await store.accounts.create(account("2", { createdAt: SOON }), "unaudited");
      await store.accounts.create(account(), "unaudited");
      const expected = {
        ...{ id: "acct_1", email: "1@example.com", plan: "developer", status: "active" },
        ...{
          role: "customer",
          credits: 2,
          allocationCredits: 2,
          grantedCredits: 0,
          periodCredits: 2,
          createdAt: CREATED,
          renewsAt: RENEWAL,
        },
      };
      expect(await store.accounts.find("acct_1", SOON)).toEqual(expected);
      expect(await store.accounts.find("1@EXAMPLE.com", SOON)).toEqual(expected);
      expect(await store.accounts.find("nobody", SOON)).toBeUndefined();
      expect((await store.accounts.list(SOON)).map(({ id }) => id)).toEqual(["acct_1", "acct_2"]);
    });

    test("can be deactivated and activated again", async () => {
      await store.accounts.create(account(), "unaudited");
      for (const status of ["inactive", "active"] as const) {
        await store.accounts.setStatus("acct_1", status, AUDITED);
        expect((await store.accounts.findByKey("hmac-1", SOON))?.status).toBe(status);
      }
    });
  });

  describe("an email address", () => {
    const audit = { at: SOON, actor: "somebody", action: "email.changed", detail: "" } as const;
    const addresses = async () =>
      (await database.sql("select email from accounts order by id")).map(({ email }) => email);

    test("is rejected if another account has it, and nothing is changed", async () => {
      await store.accounts.create(account(), "unaudited");
      await store.accounts.create(account("2"), "unaudited");
      expect(await store.signIn.setEmail("acct_2", "1@example.com", audit)).toBe(false);
      expect(await addresses()).toEqual(["1@example.com", "2@example.com"]);
      expect(await store.audit.list({ limit: 9 })).toEqual([]);
      expect(await store.signIn.setEmail("acct_2", "new@example.com", audit)).toBe(true);
      expect(await store.signIn.setEmail("acct_2", "new@example.com", audit)).toBe(true);
      expect(await addresses()).toEqual(["1@example.com", "new@example.com"]);
    });

    test("is given to only one of many accounts that request it at the same moment", async () => {
      const other = await another();
      const names = Array.from({ length: 12 }, (_, n) => String(n));
      for (const name of names) await store.accounts.create(account(name), "unaudited");
      const changes = names.map((name, n) =>
        (n % 2 ? store : other).signIn.setEmail(`acct_${name}`, "new@example.com", audit),
      );
      const outcomes = await Promise.all(changes);
      expect(outcomes.filter((isChanged) => isChanged)).toHaveLength(1);
      expect((await addresses()).filter((email) => email === "new@example.com")).toHaveLength(1);
      expect(await store.audit.list({ limit: 99 })).toHaveLength(1);
      await closeOther(other);
    });
  });

  describe("a rotated key", () => {
    test("stops working on every node as soon as the new one works", async () => {
      const other = await another();
      await store.accounts.create(account(), "unaudited");
      expect(await other.accounts.findByKey("hmac-1", SOON)).toBeDefined();
      await store.keys.rotate("acct_1", "key_1", key("new"), SOON, AUDITED);
      expect(await other.accounts.findByKey("hmac-1", SOON)).toBeUndefined();
      expect((await other.accounts.findByKey("hmac-new", SOON))?.id).toBe("acct_1");
      await closeOther(other);
    });

    test("keeps working if the new one cannot be stored", async () => {
      await store.accounts.create(account(), "unaudited");
      await expect(
        store.keys.rotate("acct_1", "key_1", { ...key("new"), hmac: "hmac-1" }, SOON, AUDITED),
      ).rejects.toThrow(/unique/i);
      expect(await credits()).toBe(2);
    });

    test("is replaced by exactly one of many rotations that happen at once", async () => {
      const other = await another();
      await store.accounts.create(account(), "unaudited");
      const names = ["a", "b", "c", "d"];
      const outcomes = await Promise.all(
        names.map((name, n) =>
          (n % 2 ? store : other).keys.rotate("acct_1", "key_1", key(name), SOON, AUDITED),
        ),
      );
      expect(outcomes.filter((isRotated) => isRotated)).toHaveLength(1);
      const live = await Promise.all(names.map((name) => store.accounts.findByKey(`hmac-${name}`, SOON)));
      expect(live.filter((found) => found !== undefined)).toHaveLength(1);
      await closeOther(other);
    });
  });

  describe("a charge", () => {
    test("takes one credit until none is left", async () => {
      await store.accounts.create(account(), "unaudited");
      const left = [];
      for (const id of ["req_1", "req_2", "req_3"]) left.push(await store.charges.charge(charge(id)));
      expect(left).toEqual([1, 0, "exhausted"]);
      await expectBalanced();
    });

    test("spends the monthly allocation before granted credits", async () => {
      await store.accounts.create(account(), "unaudited");
      await store.accounts.grantCredits("acct_1", { amount: 1, reason: "a gift", grantedAt: SOON }, AUDITED);
      const together = ["req_1", "req_2", "req_3", "req_4"].map((id) => store.charges.charge(charge(id)));
      expect(await Promise.all(together)).toEqual([2, 1, 0, "exhausted"]);
      const pots = await database.sql("select pot from ledger where kind = 'charge' order by pot");
      expect(pots.map(({ pot }) => pot)).toEqual(["allocation", "allocation", "granted"]);
      await expectBalanced();
    });

    test("is made at most once per request; one that fails does not affect others in its batch", async () => {
      await store.accounts.create(account("1", { credits: 10 }), "unaudited");
      await store.charges.charge(charge("req_1"));
      const together = ["req_2", "req_1", "req_3"].map((id) => store.charges.charge(charge(id)));
      const [second, repeated, third] = await Promise.allSettled(together);
      expect([second, third]).toMatchObject([{ value: 8 }, { value: 7 }]);
      expect(repeated).toMatchObject({
        status: "rejected",
        reason: { message: expect.stringMatching(/unique/i) },
      });
      expect(await credits()).toBe(7);
      await expectBalanced();
    });

    test("shares its commit with concurrent charges, and each gets its own outcome", async () => {
      const names = ["1", "2", "3", "4"];
      for (const [index, name] of names.entries())
        await store.accounts.create(account(name, { credits: 40 + index }), "unaudited");
      const outcomes = await Promise.all(
        Array.from({ length: 200 }, (_, n) =>
          store.charges.charge(charge(`req_${n}`, { accountId: `acct_${(n % 4) + 1}` })),
        ),
      );
      expect(await chargeCommits()).toBeLessThan(10);
      for (const [index, name] of names.entries()) {
        const own = outcomes.filter((_, n) => n % 4 === index);
        expect(own.filter((outcome) => outcome === "exhausted")).toHaveLength(10 - index);
        const left = own.filter((outcome) => outcome !== "exhausted");
        expect(left).toEqual(Array.from({ length: 40 + index }, (_, n) => 39 + index - n));
        expect(await credits(name)).toBe(0);
      }
      await expectBalanced();
    });

    test("from several nodes at once never overdraws the account", async () => {
      await store.accounts.create(account("1", { credits: 100 }), "unaudited");
      const other = await another();
      const outcomes = await Promise.all(
        Array.from({ length: 300 }, (_, n) => (n % 2 ? store : other).charges.charge(charge(`req_${n}`))),
      );
      expect(
        outcomes.filter((outcome) => outcome !== "exhausted").sort((a, b) => Number(a) - Number(b)),
      ).toEqual(Array.from({ length: 100 }, (_, left) => left));
      expect(await credits()).toBe(0);
      await expectBalanced();
      await closeOther(other);
    });
  });

  describe("a new period", () => {
    test("starts at its exact instant, and not a millisecond earlier, when the account is read", async () => {
      await store.accounts.create(account(), "unaudited");
      expect(await credits("1", new Date(RENEWAL.getTime() - 1))).toBe(2);
      expect(await credits("1", RENEWAL)).toBe(200);
      expect(await store.accounts.find("acct_1", RENEWAL)).toMatchObject({
        renewsAt: new Date("2026-03-31T12:00:00Z"),
      });
      await expectBalanced();
    });

    test("expires the rest of the allocation, with a ledger entry, and keeps granted credits", async () => {
      await store.accounts.create(account(), "unaudited");
      await store.accounts.grantCredits(
        "acct_1",
        { amount: 5, reason: "a gift", grantedAt: CREATED },
        AUDITED,
      );
      expect(await credits("1", RENEWAL)).toBe(205);
      expect(await entries()).toEqual([
        { kind: "grant", pot: "granted", amount: 5 },
        { kind: "allocation", pot: "allocation", amount: 2 },
        { kind: "lapse", pot: "allocation", amount: -2 },
        { kind: "allocation", pot: "allocation", amount: 200 },
      ]);
      await expectBalanced();
    });

    test("also starts when a charge is made, before an empty balance could reject the charge", async () => {
      await store.accounts.create(account("1", { credits: 0 }), "unaudited");
      const before = await store.charges.charge(charge("req_1"));
      const after = await store.charges.charge(charge("req_2", { chargedAt: RENEWAL }));
      expect([before, after]).toEqual(["exhausted", 199]);
      await expectBalanced();
    });

    test("also starts when accounts are listed", async () => {
      await store.accounts.create(account(), "unaudited");
      expect(await store.accounts.list(RENEWAL)).toMatchObject([{ allocationCredits: 200 }]);
    });

    test("starts only once, however many periods have passed and however many reads there are", async () => {
      await store.accounts.create(account(), "unaudited");
      const other = await another();
      const later = new Date("2026-12-24T00:00:00Z");
      const looks = Array.from({ length: 8 }, (_, n) =>
        (n % 2 ? store : other).accounts.findByKey("hmac-1", later),
      );
      for (const found of await Promise.all(looks)) expect(found?.credits).toBe(200);
      expect(await entries()).toHaveLength(3);
      expect(await store.accounts.find("acct_1", later)).toMatchObject({
        renewsAt: new Date("2026-12-31T12:00:00Z"),
      });
      await closeOther(other);
    });
  });

  describe("a change of plan", () => {
    test("applies immediately, but its allocation only from the next period", async () => {
      await store.accounts.create(account(), "unaudited");
      await store.accounts.setPlan("acct_1", "scale", SOON, AUDITED);
      expect(await store.accounts.findByKey("hmac-1", SOON)).toMatchObject({ plan: "scale", credits: 2 });
      expect(await credits("1", RENEWAL)).toBe(300);
    });

    test("made after a renewal date leaves that renewal with the old plan's allocation, even if it was not booked yet", async () => {
      await store.accounts.create(account(), "unaudited");
      await store.accounts.setPlan("acct_1", "scale", RENEWAL, AUDITED);
      expect(await credits("1", RENEWAL)).toBe(200);
    });
  });

  test("the ledger check lists every account whose balance differs, with both sums", async () => {
    await store.accounts.create(account(), "unaudited");
    await store.accounts.create(account("2"), "unaudited");
    await database.sql("update accounts set allocation_credits = 7 where id = 'acct_2'");
    expect(await store.accounts.checkLedger()).toMatchObject({
      accounts: 2,
      differences: [
        {
          accountId: "acct_2",
          ...{ allocationCredits: 7, allocationLedger: 2, grantedCredits: 0, grantedLedger: 0 },
        },
      ],
    });
  });

  describe("an Idempotency-Key", () => {
    const at = (seconds: number) => new Date(SOON.getTime() + seconds * 1000);
    const claim = (requestId: string, seconds = 0, fingerprint = "print", of = store) =>
      of.claims.claimKey({
        ...{ accountId: "acct_a", keyHmac: "key-hmac", fingerprint, requestId },
        ...{ claimedAt: at(seconds), leaseEndsAt: at(seconds + 30) },
      });
    const answer = { keyHmac: "key-hmac", fingerprint: "print", data: '{"a":1}', keptUntil: at(86_400) };
    beforeEach(() => store.accounts.create(account("1", { credits: 10 }), "unaudited"));

    test("is held by one request at a time, and then stored with the response", async () => {
      expect(await claim("req_1")).toEqual({ kind: "claimed" });
      expect(await claim("req_2")).toMatchObject({ kind: "in-use" });
      expect(await store.charges.charge(charge("req_1", { answer }))).toBe(9);
      expect(await claim("req_3")).toEqual({ kind: "answered", data: '{"a":1}' });
      expect(await claim("req_4", 0, "another")).toEqual({ kind: "reused" });
    });

    test("is claimed by exactly one of many concurrent requests, across nodes", async () => {
      const other = await another();
      const claims = Array.from({ length: 12 }, (_, n) =>
        claim(`req_${n}`, 0, "print", n % 2 ? store : other),
      );
      const kinds = (await Promise.all(claims)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === "claimed")).toHaveLength(1);
      await closeOther(other);
    });

    test("is free again when released, unless the request was completed", async () => {
      await claim("req_1");
      await store.claims.releaseKey("key-hmac", "another");
      expect(await claim("req_2")).toMatchObject({ kind: "in-use" });
      await store.claims.releaseKey("key-hmac", "req_1");
      expect(await claim("req_2")).toEqual({ kind: "claimed" });
      await store.charges.charge(charge("req_2", { answer }));
      await store.claims.releaseKey("key-hmac", "req_2");
      expect((await claim("req_3")).kind).toBe("answered");
    });

    test("is free again when the lease ends; the previous holder can no longer charge or store a response", async () => {
      await claim("req_1");
      expect((await claim("req_2", 29.999)).kind).toBe("in-use");
      expect((await claim("req_2", 30)).kind).toBe("claimed");
      expect(await store.charges.charge(charge("req_1", { answer }))).toBe("lease-lost");
      expect(await store.charges.charge(charge("req_2", { answer }))).toBe(9);
      await expectBalanced();
    });

    test("is not stored if no credit was left, while others of the batch are", async () => {
      await store.accounts.create(account("2", { credits: 0 }), "unaudited");
      await claim("req_1");
      const together = [
        store.charges.charge(charge("req_1", { answer, accountId: "acct_2" })),
        store.charges.charge(charge("req_2")),
        store.charges.charge(charge("req_3", { answer })),
      ];
      expect(await Promise.all(together)).toEqual(["exhausted", 9, "lease-lost"]);
      expect((await claim("req_4")).kind).toBe("in-use");
    });

    test("expires a day after its response, and the next purge deletes its row", async () => {
      await claim("req_1");
      await store.charges.charge(charge("req_1", { answer }));
      expect((await claim("req_2", 86_399)).kind).toBe("answered");
      await store.claims.claimKey({
        ...{ accountId: "acct_a", keyHmac: "other", fingerprint: "print", requestId: "req_3" },
        ...{ claimedAt: at(90_000), leaseEndsAt: at(90_030) },
      });
      expect(await store.claims.purgeExpired(at(90_000))).toBe(1);
      expect(await store.claims.purgeExpired(at(90_000))).toBe(0);
      const rows = await database.sql("select key_hmac from idempotent_requests");
      expect(rows).toEqual([{ key_hmac: "other" }]);
    });
  });

  test("a rate limit bucket admits its requests, rejects further ones, and refills evenly", async () => {
    const limit = { requests: 3, windowSeconds: 60 };
    await setDatabaseClock(database, SOON);
    const node = await another();
    const take = async (seconds: number, bucket = "acct_1") => {
      const now = new Date(SOON.getTime() + seconds * 1000);
      await setDatabaseClock(database, now);
      const { admitted, remaining, retryAfterSeconds } = await node.takeToken(bucket, limit, now);
      return [admitted, remaining, retryAfterSeconds];
    };
    expect(await take(0)).toEqual([true, 2, 0]);
    expect(await take(0)).toEqual([true, 1, 0]);
    expect(await take(0)).toEqual([true, 0, 20]);
    expect(await take(5)).toEqual([false, 0, 15]);
    expect(await take(0, "acct_2")).toEqual([true, 2, 0]);
    expect(await take(20)).toEqual([true, 0, 20]);
    expect(await take(3600)).toEqual([true, 2, 0]);
    // A clock that was a day ahead empties the bucket, and no more.
    for (let n = 0; n < 3; n++) await take(86_400);
    expect(await take(3600)).toEqual([false, 0, 20]);
    expect(await take(3620)).toEqual([true, 0, 20]);
    expect(await take(3680)).toEqual([true, 2, 0]);
    await closeOther(node);
  });

  /** Returns the number of transactions that wrote charges; those of refused charges do not count. On SQLite always 0. */
  async function chargeCommits(): Promise<number> {
    if (database.engine === "sqlite") return 0;
    const [row] = await database.sql(
      "select count(distinct xmin::text) as count from ledger where kind = 'charge'",
    );
    return Number(row?.["count"]);
  }
});
