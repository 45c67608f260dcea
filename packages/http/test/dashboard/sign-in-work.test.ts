import { verify } from "@node-rs/argon2";
import { expect, test, vi } from "vitest";
import { createKeyHasher } from "../../src/accounts/api-key.js";
import { openAccount } from "../../src/accounts/open-account.js";
import { dashboardApp } from "../../src/dashboard/dashboard.js";
import { BackgroundWork } from "../../src/lib/background-work.js";
import { AttemptLimits } from "../../src/sign-in/attempt-limits.js";
import { hashPassword } from "../../src/sign-in/password.js";
import { createTokenHasher } from "../../src/sign-in/tokens.js";
import { createSqlite, PLAN_CREDITS } from "../support/databases.js";

vi.mock("@node-rs/argon2", async (importOriginal) => {
  const argon2 = await importOriginal<typeof import("@node-rs/argon2")>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

test("a wrong password and an unknown address take the same work: one hash with the same parameters", async () => {
  const database = await createSqlite();
  const store = await database.open();
  const baseUrl = "https://charts.example.com";
  const now = () => new Date();
  const logger = { error: vi.fn() };
  const hashKey = createKeyHasher("a pepper of the tests that is long enough");
  const dashboard = dashboardApp(
    {
      store,
      hashKey,
      hashToken: createTokenHasher("a session secret of the tests, long enough"),
      now,
      logger,
      flushUsage: async () => {},
      mailer: undefined,
      background: new BackgroundWork(logger),
      attempts: new AttemptLimits(now),
      planCredits: PLAN_CREDITS,
      isSignUpOpen: false,
      baseUrl,
      trustProxy: false,
      isSecure: true,
    },
    { endpointPaths: [], geocodeKeyHeader: "Chart-Geocode-Key" },
  );
  const opened = await openAccount(
    { store: store.accounts, hashKey, now },
    { email: "ada@example.com", plan: "developer", credits: 1 },
    "unaudited",
  );
  const accountId = String(opened?.accountId);
  const audit = { at: now(), actor: "admin command", action: "password.changed", detail: "" } as const;
  await store.signIn.setPassword(accountId, await hashPassword("the right password"), audit);

  const workOf = async (email: string) => {
    vi.mocked(verify).mockClear();
    const body = new URLSearchParams({ email, password: "a wrong password" });
    const request = new Request(`${baseUrl}/dashboard/sign-in`, {
      method: "POST",
      headers: { Origin: baseUrl },
      body,
    });
    expect((await dashboard(request, { requestId: "req_1" })).status).toBe(422);
    return vi.mocked(verify).mock.calls.map(([hash]) => hash.toString().split("$").slice(0, 4));
  };
  const parameters = ["", "argon2id", "v=19", "m=19456,t=2,p=1"];
  expect(await workOf("ada@example.com")).toEqual([parameters]);
  expect(await workOf("nobody@example.com")).toEqual([parameters]);
  expect(logger.error).not.toHaveBeenCalled();
  await store.close();
  await database.drop();
});
