import { issueLink } from "@chart/accounts/sign-in";
import { AUDITED } from "@chart/kit/stores/audited";
import { onEachEngine, onPostgres, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Stores } from "../src/base/stores.js";

const CREATED = new Date("2026-01-31T12:00:00Z");
const NOW = new Date("2026-02-10T00:00:00Z");
const SECOND = 1000;
const DAY = 86_400 * SECOND;
const TEN_YEARS = 3653 * DAY;
const after = (ms: number, from = NOW) => new Date(from.getTime() + ms);

let database: TestDatabase;
let store: Stores;

async function open(create: () => Promise<TestDatabase>): Promise<void> {
  database = await create();
  store = await database.open();
  const key = { id: "key_1", hmac: "hmac-1", name: "Default", prefix: "chart_live_", lastFour: "abcd" };
  const account = { id: "acct_1", email: "1@example.com", plan: "developer", credits: 2 } as const;
  await store.accounts.create({ ...account, createdAt: CREATED, key }, "unaudited");
}

async function close(): Promise<void> {
  await store.close();
  await database.drop();
}

const credits = async (now: Date) => (await store.accounts.findByKey("hmac-1", now))?.credits;
const renewsAt = async (now: Date) => (await store.accounts.find("acct_1", now))?.renewsAt.toISOString();
const allocations = async () =>
  (await database.sql("select created_at from ledger where kind = 'allocation' order by created_at")).map(
    (row) => String(row["created_at"]).slice(0, 10),
  );

onEachEngine("a clock that was ahead", (create) => {
  beforeEach(() => open(create));
  afterEach(close);

  describe("by ten years, for one request", () => {
    beforeEach(() => credits(after(TEN_YEARS)));

    test("leaves an account whose next request corrects its period, with an audit entry by the service", async () => {
      expect(await renewsAt(NOW)).toMatch(/^2036/);
      expect(await credits(NOW)).toBe(200);
      expect(await renewsAt(NOW)).toBe("2026-02-28T12:00:00.000Z");
      expect(await store.audit.list({ limit: 10 })).toMatchObject([
        {
          ...{ actor: "service", action: "account.period", accountId: "acct_1", at: NOW },
          detail: "period end 2036-02-29T12:00:00.000Z to 2026-02-28T12:00:00.000Z",
        },
      ]);
    });

    test("leaves an account that renews each month from then on, once a month", async () => {
      for (const day of ["2026-02-10", "2026-02-28", "2026-03-01", "2026-03-31", "2026-04-01"])
        expect(await credits(new Date(`${day}T13:00:00Z`))).toBe(200);
      expect(await allocations()).toEqual(["2026-01-31", "2026-02-28", "2026-03-31", "2036-02-11"]);
      expect((await store.accounts.checkLedger()).differences).toEqual([]);
    });

    test("again and again, allots credits once for each period, and corrects it each time", async () => {
      for (let n = 0; n < 5; n++) {
        await credits(NOW);
        await credits(after(TEN_YEARS));
      }
      expect(await allocations()).toEqual(["2026-01-31", "2036-02-11"]);
    });

    test("is corrected once by many requests at the same time", async () => {
      await Promise.all(Array.from({ length: 8 }, () => store.accounts.findByKey("hmac-1", NOW)));
      expect(await store.audit.list({ limit: 10 })).toHaveLength(1);
    });
  });

  test("by a day, over a renewal, allots the new period's credits once", async () => {
    expect(await credits(new Date("2026-03-01T00:00:00Z"))).toBe(200);
    expect(await credits(new Date("2026-02-28T00:00:00Z"))).toBe(200);
    expect(await credits(new Date("2026-02-28T13:00:00Z"))).toBe(200);
    expect(await allocations()).toEqual(["2026-01-31", "2026-03-01"]);
    expect(await renewsAt(NOW)).toBe("2026-03-31T12:00:00.000Z");
    expect(await store.audit.list({ limit: 10 })).toEqual([]);
  });

  test("by a day leaves a lease that is free again; its former holder cannot charge", async () => {
    const claim = (requestId: string, claimedAt: Date) =>
      store.claims.claimKey({
        ...{ accountId: "acct_a", keyHmac: "key", fingerprint: "print", requestId, claimedAt },
        leaseEndsAt: after(30 * SECOND, claimedAt),
      });
    await claim("req_1", after(DAY));
    expect(await claim("req_2", NOW)).toEqual({ kind: "claimed" });
    const answer = { keyHmac: "key", fingerprint: "print", data: "{}", keptUntil: after(DAY) };
    const charge = { accountId: "acct_1", chargedAt: NOW, answer };
    expect(await store.charges.charge({ ...charge, requestId: "req_1" })).toBe("lease-lost");
    expect(await store.charges.charge({ ...charge, requestId: "req_2" })).toBe(1);
  });

  test("leaves answers that stay valid, and that a repair lets expire within a day", async () => {
    const claim = { accountId: "acct_a", keyHmac: "key", fingerprint: "print", requestId: "req_1" };
    const later = after(20 * DAY, CREATED);
    await store.claims.claimKey({ ...claim, claimedAt: later, leaseEndsAt: after(SECOND, later) });
    const answer = { keyHmac: "key", fingerprint: "print", data: "{}", keptUntil: after(TEN_YEARS) };
    await store.charges.charge({ accountId: "acct_1", requestId: "req_1", chargedAt: later, answer });
    const repeated = { ...claim, requestId: "req_2", claimedAt: NOW, leaseEndsAt: after(SECOND) };
    expect(await store.claims.claimKey(repeated)).toEqual({ kind: "answered", data: "{}" });

    expect(await store.claims.limitRetention(NOW)).toBe(1);
    expect(await store.claims.limitRetention(NOW)).toBe(0);
    expect(await store.claims.claimKey(repeated)).toEqual({ kind: "answered", data: "{}" });
    await store.claims.purgeExpired(after(DAY));
    expect(await database.sql("select key_hmac from idempotent_requests")).toEqual([]);
  });
});

onEachEngine("a clock that is behind the account's creation", (create) => {
  beforeEach(() => open(create));
  afterEach(close);

  test("corrects no period, and brings no second allocation", async () => {
    expect(await credits(new Date("1970-01-01T00:00:00Z"))).toBe(2);
    expect(await credits(NOW)).toBe(2);
    expect(await renewsAt(NOW)).toBe("2026-02-28T12:00:00.000Z");
    expect(await allocations()).toEqual(["2026-01-31"]);
  });
});

/** Seconds by which the second node's clock is behind the first one's, and if it then accepts what the first wrote. */
const APART: readonly (readonly [number, boolean])[] = [
  [45, true],
  [61, true],
  [300, true],
  [301, false],
];

onPostgres("two nodes whose clocks differ", (create) => {
  let other: Stores;
  beforeEach(async () => {
    await open(create);
    other = await database.open();
  });
  afterEach(async () => {
    await other.close();
    await close();
  });

  test.each(APART)("by %i s share sessions and links: %s", async (seconds, isShared) => {
    const behind = after(-seconds * SECOND);
    const session = { id: "sess_1", accountId: "acct_1", userAgent: "", createdAt: NOW, seenAt: NOW };
    await store.signIn.addSession("hmac", { ...session, expiresAt: after(DAY) });
    expect((await other.signIn.findSession("hmac", behind)) !== undefined).toBe(isShared);
    expect(await other.signIn.listSessions("acct_1", behind)).toHaveLength(isShared ? 1 : 0);

    const hashToken = () => "link-hmac";
    const linkDeps = { store: store.signIn, hashToken, now: () => NOW, baseUrl: "" };
    await issueLink(linkDeps, { kind: "sign-up", accountId: undefined, email: "2@example.com" }, AUDITED);
    const kinds = ["sign-up"] as const;
    expect((await other.signIn.findLink("link-hmac", kinds, behind)) !== undefined).toBe(isShared);
    expect((await other.signIn.takeLink("link-hmac", kinds, behind)) !== undefined).toBe(isShared);
  });

  test.each(APART)(
    "by %i s respect each other's leases while the slower one claims: %s",
    async (seconds, isHeld) => {
      const claim = (of: Stores, requestId: string, claimedAt: Date) =>
        of.claims.claimKey({
          ...{ accountId: "acct_a", keyHmac: "key", fingerprint: "print", requestId, claimedAt },
          leaseEndsAt: after(30 * SECOND, claimedAt),
        });
      await claim(store, "req_1", NOW);
      const { kind } = await claim(other, "req_2", after(-seconds * SECOND));
      expect(kind).toBe(isHeld ? "in-use" : "claimed");
    },
  );

  test("by 30 s run a request twice at most, and charge it once", async () => {
    const claim = { accountId: "acct_a", keyHmac: "key", fingerprint: "print" };
    await store.claims.claimKey({
      ...{ ...claim, requestId: "req_1" },
      ...{ claimedAt: NOW, leaseEndsAt: after(30 * SECOND) },
    });
    const ahead = after(30 * SECOND);
    const taken = await other.claims.claimKey({
      ...{ ...claim, requestId: "req_2" },
      ...{ claimedAt: ahead, leaseEndsAt: after(30 * SECOND, ahead) },
    });
    expect(taken).toEqual({ kind: "claimed" });
    const charge = (of: Stores, requestId: string) =>
      of.charges.charge({
        ...{ accountId: "acct_1", requestId, chargedAt: NOW },
        answer: { ...claim, data: "{}", keptUntil: after(DAY) },
      });
    const outcomes = await Promise.all([charge(store, "req_1"), charge(other, "req_2")]);
    expect(outcomes).toEqual(["lease-lost", 1]);
  });
});
