import { type GuessOrigin, guessLimits } from "@chart/accounts/sign-in";
import { RemoteStore } from "@chart/kit/stores/remote-store";
import { onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Stores } from "../../src/base/stores.js";

const NOW = new Date("2026-11-22T10:00:00Z");
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const EMAIL = "ada@example.com";
/** Builds a guess from a network, or from a browser that has signed in before. */
const guessFrom = (origin: Partial<GuessOrigin>, at = NOW) => ({
  limits: guessLimits({ email: EMAIL, address: "10.0.0.1", browserId: undefined, ...origin }),
  at,
});
const network = (n: number) => `10.1.${n >> 8}.${n & 255}`;

onEachEngine("wrong passwords in the store", (create) => {
  let database: TestDatabase;
  let stores: Stores;
  beforeEach(async () => {
    database = await create();
    stores = await database.open();
  });
  afterEach(async () => {
    await stores.close();
    await database.drop();
  });
  const count = (origin: Partial<GuessOrigin>, at = NOW) => stores.signIn.countGuess(guessFrom(origin, at));
  /** Counts guesses until one is refused; returns the number of those admitted. */
  const admittedOf = async (guess: (n: number) => Promise<number>, most = 150) => {
    let admitted = 0;
    while (admitted < most && (await guess(admitted)) === 0) admitted++;
    return admitted;
  };

  test("of one address are ten from one network and a hundred from all, at the same moment on two nodes", async () => {
    const other = await RemoteStore.open(database);
    const nodes = [stores, other.store];
    const admitted = async (addresses: readonly string[]) => {
      const counted = addresses.map((address, n) =>
        (nodes[n % 2] as Stores).signIn.countGuess(guessFrom({ address })),
      );
      return (await Promise.all(counted)).filter((seconds) => seconds === 0).length;
    };
    try {
      expect(await admitted(Array(30).fill("10.0.0.1"))).toBe(10);
      expect(await admitted(Array.from({ length: 120 }, (_, n) => network(n)))).toBe(90);
    } finally {
      await other.close();
    }
  });

  test("of many accounts on two nodes, in any order, beside the deletion of old ones, do not deadlock", async () => {
    const other = await RemoteStore.open(database);
    const emails = Array.from({ length: 60 }, (_, n) => `${n}@example.com`);
    try {
      for (let day = 0; day < 5; day++) {
        const at = after(day * 24 * 60);
        const countAll = (node: Stores, addresses: readonly string[]) =>
          Promise.all(addresses.map((email) => node.signIn.countGuess(guessFrom({ email }, at))));
        const counted = await Promise.all([
          ...[0, 20, 40].map((start) => countAll(stores, emails.slice(start, start + 20))),
          ...[40, 20, 0].map((start) => countAll(other.store, emails.slice(start, start + 20))),
        ]);
        expect(new Set(counted.flat())).toEqual(new Set([0]));
      }
    } finally {
      await other.close();
    }
  });

  test("are admitted a hundred a day after that, and ten a day from one network", async () => {
    for (let n = 0; n < 100; n++) expect(await count({ address: network(n) })).toBe(0);
    expect(await count({ address: network(100) })).toBe(864);
    let [all, one] = [0, 0];
    for (let minutes = 0; minutes < 24 * 60; minutes += 5) {
      if ((await count({ address: network(200 + minutes) }, after(minutes))) === 0) all++;
    }
    const nextWeek = 7 * 24 * 60;
    for (let n = 0; n < 10; n++) expect(await count({}, after(nextWeek))).toBe(0);
    for (let minutes = 5; minutes <= 24 * 60; minutes += 5) {
      if ((await count({}, after(nextWeek + minutes))) === 0) one++;
    }
    // One every 14.4 minutes; the hundredth comes after the last try, at 23:55.
    expect([all, one]).toEqual([99, 10]);
  });

  test("of strangers never lock out a browser that has signed in before, whose own are limited as well", async () => {
    await admittedOf((n) => count({ address: network(n) }));
    expect(await admittedOf(() => count({ browserId: "the owner's" }))).toBe(10);
    expect(await count({ browserId: "the owner's" })).toBe(1800);
    expect(await count({ browserId: "another one of the owner" })).toBe(0);
  });

  test("do not count for other addresses, but for every spelling of this one", async () => {
    await admittedOf((n) => count({ address: network(n), email: n % 2 === 0 ? EMAIL : EMAIL.toUpperCase() }));
    expect(await count({ address: network(500) })).toBeGreaterThan(0);
    expect(await count({ address: network(500), email: "bob@example.com" })).toBe(0);
  });

  test("are only those: right passwords use nothing up, however many there are", async () => {
    for (let n = 0; n < 30; n++) {
      expect(await count({})).toBe(0);
      await stores.signIn.releaseGuess(guessFrom({}));
    }
    expect(await admittedOf(() => count({}))).toBe(10);
  });

  test("beyond one limit count for no other: a network that goes on uses up nothing of the common one", async () => {
    for (let n = 0; n < 200; n++) await count({});
    expect(await admittedOf((n) => count({ address: network(n) }))).toBe(90);
  });

  test("that a wrong clock has counted in the future refuse for one interval at most", async () => {
    for (let n = 0; n < 11; n++) await count({ browserId: "b" }, after(60 * 24 * 365));
    expect(await count({ browserId: "b" })).toBe(1800);
    expect(await count({ browserId: "b" }, after(31))).toBe(0);
  });

  test("leave nothing in the store once their limits are full again", async () => {
    for (let n = 0; n < 20; n++) await count({ address: network(n), email: `${n}@example.com` });
    expect(await database.sql("select bucket from password_guesses")).toHaveLength(40);
    await count({}, after(24 * 60));
    const left = await database.sql("select bucket from password_guesses");
    const buckets = guessFrom({}).limits.map(({ bucket }) => bucket);
    expect(left.map((row) => row["bucket"]).sort()).toEqual(buckets.sort());
  });
});
