import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import type { KeyClaim } from "chart-http";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Stores } from "../src/base/stores.js";

const START = new Date("2026-02-01T00:00:00Z");
const at = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const NOW_SECONDS = 100;

/** State of a key before the claims are made. */
const KEY_STATES = ["free", "leased", "lease ended", "answered", "answer expired"] as const;
type KeyState = (typeof KEY_STATES)[number];

/**
 * A claim with one of a few keys and request bodies, so that several claims share a key, with the same body or another.
 */
const claimFields = fc.record({ key: fc.nat(4), print: fc.constantFrom("print", "another") });
const keyStates = fc.array(fc.constantFrom(...KEY_STATES), { minLength: 5, maxLength: 5 });
const claims = fc.array(claimFields, { minLength: 1, maxLength: 12 });

onEachEngine("claims of Idempotency-Keys", (create) => {
  let database: TestDatabase;
  let store: Stores;
  beforeAll(async () => {
    database = await create();
    store = await database.open();
    await store.accounts.create(
      {
        ...{ id: "acct_1", email: "1@example.com", plan: "developer", credits: 1_000_000, createdAt: START },
        key: { id: "key_1", hmac: "hmac-1", name: "Default", prefix: "chart_live_", lastFour: "abcd" },
      },
      "unaudited",
    );
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  let requests = 0;
  const claimOf = (keyHmac: string, print: string, seconds: number): KeyClaim => ({
    ...{ accountId: "acct_a", keyHmac, fingerprint: print, requestId: `req_${++requests}` },
    ...{ claimedAt: at(seconds), leaseEndsAt: at(seconds + 30) },
  });

  async function bringInto(keyHmac: string, state: KeyState): Promise<void> {
    if (state === "free") return;
    const isOver = state === "lease ended" || state === "answer expired";
    const claim = claimOf(keyHmac, "print", isOver ? NOW_SECONDS - 30 : NOW_SECONDS - 29);
    await store.claims.claimKey(claim);
    if (state === "leased" || state === "lease ended") return;
    const keptUntil = at(isOver ? NOW_SECONDS : NOW_SECONDS + 1);
    const answer = { keyHmac, fingerprint: "print", data: `"${keyHmac}"`, keptUntil };
    await store.charges.charge({
      accountId: "acct_1",
      requestId: claim.requestId,
      chargedAt: claim.claimedAt,
      answer,
    });
  }

  test("made concurrently give the same outcomes as one after another", async () => {
    let runs = 0;
    await fc.assert(
      fc.asyncProperty(keyStates, claims, async (states, given) => {
        const run = ++runs;
        const claim = (way: string) => (each: { key: number; print: string }) =>
          store.claims.claimKey(claimOf(`${way}-${run}-${each.key}`, each.print, NOW_SECONDS));
        for (const [key, state] of states.entries()) {
          for (const way of ["once", "turn"]) await bringInto(`${way}-${run}-${key}`, state);
        }
        const atOnce = await Promise.all(given.map(claim("once")));
        const inTurn: unknown[] = [];
        for (const each of given) inTurn.push(await claim("turn")(each));
        expect(JSON.stringify(atOnce)).toBe(JSON.stringify(inTurn).replaceAll("turn-", "once-"));
      }),
      { numRuns: 60 },
    );
  });
});
