import { setImmediate as nextTurn } from "node:timers/promises";
import { createKeyHasher, openAccount } from "@chart/accounts";
import {
  AttemptLimits,
  createSecretBox,
  createTokenHasher,
  hashPassword,
  openSession,
} from "@chart/accounts/sign-in";
import { BackgroundWork } from "@chart/base";
import { CHEAPEST_HASH } from "@chart/kit/services/cheapest-hash";
import { BASE_URL, DASHBOARD_FACTS, DASHBOARD_SETTINGS } from "@chart/kit/services/dashboard-settings";
import { createSqlite, type TestDatabase, type TestStores } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { dashboardApp } from "../src/dashboard.js";

const PASSWORD = "the right password";
const PEPPER = "a pepper of the tests that is long enough";
const now = () => new Date();
const hashKey = createKeyHasher(PEPPER);
const hashToken = createTokenHasher("a session secret of the tests, long enough");

let database: TestDatabase;
let store: TestStores;
beforeAll(async () => {
  database = await createSqlite();
  store = await database.open();
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

test("a stop of the service ends the purge after a deletion, although more is left to delete", async () => {
  const request = { email: "ada@example.com", plan: "developer", credits: 1 } as const;
  const opened = await openAccount({ store: store.accounts, hashKey, now }, request, "unaudited");
  const accountId = String(opened?.accountId);
  const audit = { at: now(), actor: "a test", action: "password.changed", accountId, detail: "" } as const;
  await store.signIn.setPassword(accountId, await hashPassword(PASSWORD, CHEAPEST_HASH), audit);
  const session = await openSession({ store: store.signIn, hashToken, now }, accountId, "");

  const logger = { error: vi.fn(), warn: vi.fn() };
  const background = new BackgroundWork(logger);
  // Something is always left, as if the log had no end.
  const purgeDeleted = vi.fn(async () => {
    await nextTurn();
    return true;
  });
  const dashboard = dashboardApp(
    {
      ...DASHBOARD_SETTINGS,
      ...{ hashKey, hashToken, secretBox: createSecretBox(PEPPER), now, logger, background },
      store: { ...store, accountData: { ...store.accountData, purgeDeleted } },
      outbox: undefined,
      attempts: new AttemptLimits(now),
    },
    DASHBOARD_FACTS,
  );
  const response = await dashboard(
    new Request(`${BASE_URL}/dashboard/accounts/${accountId}/settings/delete`, {
      method: "POST",
      headers: { Origin: BASE_URL, Cookie: `__Host-chart_session=${session}` },
      body: new URLSearchParams({ password_current: PASSWORD, form_token: hashToken("form", session) }),
    }),
    { requestId: "req_1" },
  );
  expect(response.headers.get("Location")).toBe("/dashboard/sign-in?done=deleted");
  await vi.waitUntil(() => purgeDeleted.mock.calls.length >= 3);

  const before = purgeDeleted.mock.calls.length;
  await background.close();
  expect(purgeDeleted.mock.calls.length).toBe(before);
  expect([...logger.error.mock.calls, ...logger.warn.mock.calls]).toEqual([]);
});
