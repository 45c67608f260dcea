import type { AuditEntry } from "@chart/accounts";
import { createSecretBox, createTokenHasher } from "@chart/accounts/sign-in";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { onEachEngine, type TestDatabase, type TestStores } from "@chart/kit/stores/test-stores";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DashboardEnv } from "../src/base/env.js";
import { findFirstStep, finishSignIn } from "../src/guard/second-step.js";
import { findViewer } from "../src/guard/sign-in-required.js";

const NOW = new Date("2026-11-22T10:00:00Z");
const ACCOUNT = "acct_a";
const entry = (action: AuditEntry["action"]): AuditEntry => ({
  ...{ at: NOW, actor: "a test", action, accountId: ACCOUNT, detail: "" },
});

onEachEngine("a password that is replaced between its check and the session", (create) => {
  let database: TestDatabase;
  let store: TestStores;
  beforeAll(async () => {
    database = await create();
    store = await database.open();
    await store.accounts.create(
      {
        ...{ id: ACCOUNT, email: "a@example.com", plan: "developer", credits: 5, createdAt: NOW },
        key: undefined,
      },
      "unaudited",
    );
    await store.signIn.setPassword(ACCOUNT, "new hash", entry("password.changed"));
  });
  afterAll(async () => {
    await store.close();
    await database.drop();
  });

  const deps = () => ({
    store,
    hashToken: createTokenHasher("a session secret of the tests, long enough"),
    secretBox: createSecretBox(PEPPER),
    now: () => NOW,
    isSecure: false,
  });
  /** Finishes a sign-in whose password was checked against a hash; returns the cookie of the browser. */
  const signIn = async (passwordHash: string) => {
    const app = new Hono<DashboardEnv>().get("/", async (c) =>
      c.text(await finishSignIn(c, deps(), { accountId: ACCOUNT, passwordHash }, "/dashboard")),
    );
    const response = await app.request("/");
    // A sign-in that is complete also marks the browser as known.
    const cookies = response.headers.getSetCookie().map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie) ?? []);
    const [, name = "", value = ""] = cookies.find(([, cookie]) => !cookie?.includes("browser")) ?? [];
    return { name, value, next: await response.text() };
  };
  const firstStepOf = async (cookie: { readonly name: string; readonly value: string }) => {
    const app = new Hono<DashboardEnv>().get("/", async (c) =>
      c.text((await findFirstStep(c, deps()))?.accountId ?? "nobody"),
    );
    return (await app.request("/", { headers: { Cookie: `${cookie.name}=${cookie.value}` } })).text();
  };

  test("opens no session", async () => {
    const late = await signIn("old hash");
    expect(late.name).toBe("chart_session");
    expect(await findViewer(deps(), late.value)).toBeUndefined();
    const right = await signIn("new hash");
    expect((await findViewer(deps(), right.value))?.account.id).toBe(ACCOUNT);
  });

  test("does not count as the first step before a code either", async () => {
    const factor = { sealedSecret: "k.s", enabledAt: NOW, step: 1, recoveryCodeHashes: ["one"] };
    await store.secondFactors.enable(ACCOUNT, factor, entry("second-factor.enabled"));
    const late = await signIn("old hash");
    expect([late.name, late.next.split("?")[0]]).toEqual(["chart_second_step", "/dashboard/sign-in/code"]);
    expect(await firstStepOf(late)).toBe("nobody");
    expect(await firstStepOf(await signIn("new hash"))).toBe(ACCOUNT);
  });
});
