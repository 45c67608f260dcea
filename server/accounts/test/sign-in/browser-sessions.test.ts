import { TestClock } from "@chart/kit/stand-ins/test-clock";
import { createSqlite, type TestDatabase, type TestStores } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSession, resumeSession, type SessionDeps } from "../../src/sign-in/browser-sessions.js";
import { createTokenHasher } from "../../src/sign-in/tokens.js";

const DAY_SECONDS = 24 * 60 * 60;

let database: TestDatabase;
let store: TestStores;
let clock: TestClock;
let deps: SessionDeps;
beforeEach(async () => {
  database = await createSqlite();
  store = await database.open();
  clock = new TestClock();
  deps = { store: store.signIn, hashToken: createTokenHasher("a secret of the tests"), now: clock.now };
  const key = { id: "key_1", hmac: "hmac", name: "Default", prefix: "chart_live_", lastFour: "1234" };
  const account = { id: "acct_1", email: "a@example.com", plan: "developer", credits: 1 } as const;
  await store.accounts.create({ ...account, key, createdAt: clock.now() }, "unaudited");
});
afterEach(async () => {
  await store.close();
  await database.drop();
});

const isAlive = async (token: string) => (await resumeSession(deps, token)) !== undefined;

test("a session stays alive while it is used, and ends after a week without use", async () => {
  const token = await openSession(deps, "acct_1", "a browser");
  for (let n = 0; n < 3; n++) {
    clock.advance(6 * DAY_SECONDS);
    expect(await isAlive(token)).toBe(true);
  }
  clock.advance(7 * DAY_SECONDS);
  expect(await isAlive(token)).toBe(false);
});

test("a session ends a month after sign-in, even if it is used", async () => {
  const token = await openSession(deps, "acct_1", "a browser");
  let days = 0;
  for (; await isAlive(token); days++) clock.advance(DAY_SECONDS);
  expect(days).toBe(30);
});

test("a session that was opened while the clock was ahead ends when the clock is right again", async () => {
  clock.advance(3650 * DAY_SECONDS);
  const token = await openSession(deps, "acct_1", "a browser");
  clock.advance(-3650 * DAY_SECONDS);
  expect(await isAlive(token)).toBe(false);
});

test("a session that was used while the clock was ahead gets its right end at the next use", async () => {
  const token = await openSession(deps, "acct_1", "a browser");
  clock.advance(6 * DAY_SECONDS);
  await isAlive(token);
  clock.advance(-6 * DAY_SECONDS);
  expect(await isAlive(token)).toBe(true);
  clock.advance(7 * DAY_SECONDS);
  expect(await isAlive(token)).toBe(false);
});

test("a token is useless with another secret, and so is its hash from the store", async () => {
  const token = await openSession(deps, "acct_1", "a browser");
  expect(await isAlive(deps.hashToken("session", token))).toBe(false);
  const other = { ...deps, hashToken: createTokenHasher("another secret") };
  expect(await resumeSession(other, token)).toBeUndefined();
});
