import { AMSTERDAM } from "@chart/kit/load/chart-call";
import { answerOf } from "@chart/kit/requests/answer";
import { TestService } from "@chart/kit/services/test-service";
import { TestClock } from "@chart/kit/stand-ins/test-clock";
import { AUDITED } from "@chart/kit/stores/audited";
import { onEachEngine, type TestDatabase, type TestStores } from "@chart/kit/stores/test-stores";
import { computeChart } from "chart-core";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { ClaimStore } from "../../src/idempotency/claim-store.js";

const otherBody = { ...AMSTERDAM, lat: 52 };
const key = { "Idempotency-Key": "4f0c-1" };

onEachEngine("Idempotency-Key", (create) => {
  let database: TestDatabase;
  let service: TestService;
  let clock: TestClock;
  let apiKey: string;
  beforeEach(async () => {
    database = await create();
    clock = new TestClock();
    service = await TestService.open({ now: clock.now }, database);
    apiKey = await service.openAccount();
  });
  afterEach(async () => {
    await service.close();
    await database.drop();
  });

  const post = (headers: Record<string, string>, body?: unknown) =>
    service.postCoordinates(apiKey, body, headers);
  const refusal = async (response: Response) => [response.status, (await answerOf(response)).errorCode];
  const charges = async () => (await service.balance(apiKey)).charges;

  test("a repeated request gets the same data with a new timestamp and request ID, is marked as replayed, and costs nothing", async () => {
    const first = await post(key);
    clock.advance(5);
    const second = await post(key);
    const [one, two] = [await answerOf(first), await answerOf(second)];

    expect(first.headers.get("Idempotent-Replayed")).toBeNull();
    expect(second.headers.get("Idempotent-Replayed")).toBe("true");
    expect(JSON.stringify(two.data)).toBe(JSON.stringify(one.data));
    expect(two).toMatchObject({ success: true, message: one.message, type: one.type });
    expect(Date.parse(two.timestamp) - Date.parse(one.timestamp)).toBe(5000);
    expect(second.headers.get("X-Request-Id")).not.toBe(first.headers.get("X-Request-Id"));
    expect([first, second].map(({ headers }) => headers.get("X-Credits-Remaining"))).toEqual(["9", "9"]);
    expect(await service.balance(apiKey)).toEqual({ credits: 9, ledger: 9, charges: 1 });
    expect(service.computed).toBe(1);
  });

  test("another body under the same key is rejected, charges nothing, and leaves the stored response unchanged", async () => {
    await post(key);
    expect(await refusal(await post(key, otherBody))).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
    expect((await post(key)).headers.get("Idempotent-Replayed")).toBe("true");
    expect(await charges()).toBe(1);
  });

  test("white space, the order of members and unknown members do not make another request", async () => {
    await post(key);
    const { lat, lng, ...rest } = AMSTERDAM;
    const same = [
      JSON.stringify({ lng, lat, ...rest }, undefined, 2),
      { ...AMSTERDAM, note: "unknown" },
      JSON.stringify(AMSTERDAM).replace("52.37", "5.237e1"),
    ];
    for (const body of same) {
      expect((await post(key, body)).headers.get("Idempotent-Replayed")).toBe("true");
    }
    expect(await charges()).toBe(1);
  });

  test("an empty key is refused without a charge", async () => {
    for (const empty of ["", " "]) {
      expect(await refusal(await post({ "Idempotency-Key": empty }))).toEqual([
        400,
        "IDEMPOTENCY_KEY_INVALID",
      ]);
    }
    expect(await charges()).toBe(0);
  });

  test("each account has its own keys", async () => {
    await post(key);
    const other = await service.openAccount();
    const response = await service.postCoordinates(other, otherBody, key);
    expect([response.status, response.headers.get("Idempotent-Replayed")]).toEqual([200, null]);
  });

  test("a repeated request works without credits; a new request does not", async () => {
    apiKey = await service.openAccount({ credits: 1 });
    await post(key);
    const repeat = await post(key);
    expect([repeat.status, repeat.headers.get("X-Credits-Remaining")]).toEqual([200, "0"]);
    expect(await refusal(await post({ "Idempotency-Key": "new" }))).toEqual([402, "CREDITS_EXHAUSTED"]);
  });

  test("a failed request stores no response, so its key can be used again", async () => {
    apiKey = await service.openAccount({ credits: 0 });
    expect((await post(key)).status).toBe(402);
    await service.store.accounts.grantCredits(
      service.accountId(apiKey),
      { amount: 1, reason: "paid", grantedAt: clock.now() },
      AUDITED,
    );
    const response = await post(key, otherBody);
    expect([response.status, response.headers.get("Idempotent-Replayed")]).toEqual([200, null]);
  });

  test("an internal error frees the key, too", async () => {
    let isBroken = true;
    const faulty = await TestService.open(
      {
        now: clock.now,
        computeChart: (...birth) => {
          if (isBroken) throw new RangeError("broken");
          return computeChart(...birth);
        },
      },
      sameStore(),
    );
    expect((await faulty.postCoordinates(apiKey, undefined, key)).status).toBe(500);
    isBroken = false;
    expect((await faulty.postCoordinates(apiKey, undefined, key)).status).toBe(200);
  });

  test("a response is stored for 24 hours", async () => {
    await post(key);
    clock.advance(86_399);
    expect((await post(key)).headers.get("Idempotent-Replayed")).toBe("true");
    clock.advance(1);
    expect((await post(key)).headers.get("Idempotent-Replayed")).toBeNull();
    expect(await charges()).toBe(2);
  });

  test("of many concurrent repeats, one is computed and charged; the others get its response or a conflict", async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(key)));
    const outcomes = responses.map(
      ({ status, headers }) => `${status} ${headers.get("Idempotent-Replayed")}`,
    );
    expect(outcomes.filter((outcome) => outcome === "200 null")).toHaveLength(1);
    for (const outcome of outcomes) expect(["200 null", "200 true", "409 null"]).toContain(outcome);
    expect(await charges()).toBe(1);
    expect(service.computed).toBe(1);
  });

  test("a request that never completes blocks its key for 30 seconds only", async () => {
    const crashing = await TestService.open(
      {
        now: clock.now,
        computeChart: () => {
          throw new RangeError("the process ends here");
        },
        store: withoutRelease(service.store),
      },
      sameStore(),
    );
    await crashing.postCoordinates(apiKey, undefined, key);

    const blocked = await post(key);
    expect(blocked.headers.get("Retry-After")).toBe("30");
    expect(await refusal(blocked)).toEqual([409, "IDEMPOTENCY_KEY_IN_USE"]);
    expect(await refusal(await post(key, otherBody))).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
    clock.advance(29);
    expect((await post(key)).headers.get("Retry-After")).toBe("1");
    expect((await post(key)).status).toBe(409);
    clock.advance(1);
    expect((await post(key)).status).toBe(200);
  });

  test.each([
    ["with a space", "a b"],
    ["of 256 characters", "k".repeat(256)],
    ["not ASCII", "clé"],
  ])("a key that is %s is rejected", async (_name, value) => {
    const response = await post({ "Idempotency-Key": value });
    expect(await refusal(response)).toEqual([400, "IDEMPOTENCY_KEY_INVALID"]);
  });

  test("a key of 255 visible characters is accepted", async () => {
    expect((await post({ "Idempotency-Key": "~".repeat(255) })).status).toBe(200);
  });

  test("the key is checked after the fields and before the credits", async () => {
    apiKey = await service.openAccount({ credits: 0 });
    const bad = { "Idempotency-Key": "a b" };
    expect(await refusal(await post(bad, "{}"))).toEqual([400, "INVALID_BIRTHDATE"]);
    expect(await refusal(await post(bad))).toEqual([400, "IDEMPOTENCY_KEY_INVALID"]);
  });

  test("except for the chart, no readable birth data and no readable key are stored", async () => {
    await post(key);
    const rows = JSON.stringify(
      await database.sql("select key_hmac, fingerprint, request_id from idempotent_requests"),
    );
    for (const secret of ["4f0c-1", AMSTERDAM.birthdate, AMSTERDAM.birthtime, "52.37"]) {
      expect(rows).not.toContain(secret);
    }
  });

  /** Returns the database with its opened store, which a second service then shares. */
  function sameStore(): TestDatabase {
    return { ...database, open: async () => service.store };
  }
});

/** Wraps stores so that they never release a key, as if the process had been killed. */
function withoutRelease(stores: TestStores): TestStores {
  const claims: ClaimStore = {
    claimKey: (claim) => stores.claims.claimKey(claim),
    releaseKey: async () => {},
    purgeExpired: (now) => stores.claims.purgeExpired(now),
    limitRetention: (now) => stores.claims.limitRetention(now),
  };
  return new Proxy(stores, {
    get(target, name) {
      if (name === "claims") return claims;
      const member: unknown = Reflect.get(target, name);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}
