import type { AuditEntry } from "@chart/accounts";
import { addKey, createKeyHasher, openKeylessAccount, openOperatorAccount } from "@chart/accounts";
import { Outbox } from "@chart/accounts/mail";
import {
  AttemptLimits,
  createSecretBox,
  createTokenHasher,
  hashPassword,
  issueLink,
  openSession,
  sealToken,
} from "@chart/accounts/sign-in";
import { BackgroundWork } from "@chart/base";
import { CHEAPEST_HASH } from "@chart/kit/services/cheapest-hash";
import { PASSWORD } from "@chart/kit/services/dashboard-service";
import { BASE_URL, DASHBOARD_FACTS, DASHBOARD_SETTINGS } from "@chart/kit/services/dashboard-settings";
import { onEachEngine, type TestDatabase, type TestStores } from "@chart/kit/stores/test-stores";
import { openThreadedStore } from "@chart/kit/stores/threaded-store";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type AnswerDashboard, dashboardApp } from "../../src/dashboard.js";

const PEPPER = "a pepper of the tests that is long enough";
const now = () => new Date();
const hashKey = createKeyHasher(PEPPER);
const hashToken = createTokenHasher("a session secret of the tests, long enough");
const secretBox = createSecretBox(PEPPER);
const logger = { error: vi.fn(), warn: vi.fn() };
const entry = (action: AuditEntry["action"], accountId: string): AuditEntry => ({
  ...{ at: now(), actor: "a test", action, accountId, detail: "" },
});
const PORTS = [
  ...(["accounts", "accountData", "audit", "keys", "operators"] as const),
  ...(["requestLog", "secondFactors", "signIn", "usage"] as const),
];

/** Path below an account, and the fields of a form; undefined for a page. */
type PageRequest = [path: string, fields: Record<string, string> | undefined];

/** Requests of a signed-in owner. */
const OWN: readonly PageRequest[] = [
  ["", undefined],
  ["/keys", undefined],
  ["/requests", undefined],
  ["/credits", undefined],
  ["/settings", undefined],
  ["/settings/export", undefined],
  ["/settings/delete", undefined],
  ["/keys", { name: "Production" }],
  ["/keys/<key>/rename", { name: "Staging" }],
  ["/keys/<key>/rotate", {}],
  ["/keys/<key>/delete", {}],
  ["/settings/password", { password_current: PASSWORD, password_new: "an entirely new passphrase" }],
  ["/settings/email", { password_email: PASSWORD, email: "new@example.com" }],
  ["/settings/time-zone", { time_zone: "Europe/Paris" }],
  ["/settings/sessions/end", {}],
  ["/settings/second-factor/on", { password_current: PASSWORD }],
  ["/settings/export", { password_current: PASSWORD }],
  ["/settings/delete", { password_current: PASSWORD }],
];
/** Requests of an operator. */
const OPERATOR: readonly PageRequest[] = [
  ["", undefined],
  ["/credits", undefined],
  ["/changes", undefined],
  ["/manage", undefined],
  ["/plan", { plan: "scale" }],
  ["/status", { status: "inactive" }],
  ["/credits", { amount: "5", reason: "a gift" }],
  ["/link", {}],
];

onEachEngine("an account that is deleted while a request is running", (create) => {
  let database: TestDatabase;
  let store: TestStores;
  let dashboard: AnswerDashboard;
  let passwordHash: string;
  /** Called before each call to the store by the dashboard. */
  let beforeCall: () => Promise<void>;
  const background = new BackgroundWork(logger);

  beforeAll(async () => {
    database = await create();
    store = await openThreadedStore(database);
    passwordHash = await hashPassword(PASSWORD, CHEAPEST_HASH);
    const watched = { ...store };
    for (const port of PORTS) {
      Object.assign(watched, {
        [port]: new Proxy(store[port], {
          get: (target, name) => {
            const method: (...parameters: unknown[]) => Promise<unknown> = Reflect.get(target, name);
            return async (...parameters: unknown[]) => {
              await beforeCall();
              return method.apply(target, parameters);
            };
          },
        }),
      });
    }
    dashboard = dashboardApp(
      {
        ...DASHBOARD_SETTINGS,
        ...{ store: watched, hashKey, hashToken, secretBox, now, logger, background },
        outbox: new Outbox({ mailer: { send: async () => {} }, logger }),
        attempts: Object.assign(new AttemptLimits(now), { refusedForSeconds: () => undefined }),
      },
      DASHBOARD_FACTS,
    );
  });
  beforeEach(() => {
    beforeCall = async () => {};
    logger.error.mockClear();
  });
  afterAll(async () => {
    await background.close();
    await store.close();
    await database.drop();
  });

  const newMember = async () => {
    const request = { email: `${crypto.randomUUID()}@example.com`, plan: "developer", credits: 5 } as const;
    const accountId = String(await openKeylessAccount({ store: store.accounts, now }, request, "unaudited"));
    await store.signIn.setPassword(accountId, passwordHash, entry("password.changed", accountId));
    const keys = { keys: store.keys, hashKey, now };
    const key = await addKey(keys, accountId, "First", () => entry("key.created", accountId));
    return { accountId, email: request.email, keyId: typeof key === "string" ? "" : key.keyId };
  };
  type Member = Awaited<ReturnType<typeof newMember>>;
  const remove = (accountId: string) =>
    store.accountData.deleteAccount(accountId, now(), entry("account.deleted", accountId));
  const send = async (path: string, cookie: string, fields?: Record<string, string>) => {
    const method = fields === undefined ? "GET" : "POST";
    const headers = { Origin: BASE_URL, Cookie: cookie };
    const body = fields && new URLSearchParams(fields);
    const request = new Request(`${BASE_URL}/dashboard${path}`, { method, headers, ...(body && { body }) });
    const response = await dashboard(request, { requestId: "req_1" });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text };
  };
  const signIn = async (accountId: string) => {
    const token = await openSession({ store: store.signIn, hashToken, now }, accountId, "");
    return { cookie: `__Host-chart_session=${token}`, form_token: hashToken("form", token) };
  };
  /**
   * Runs a request again and again, each time with another new account, which is deleted before the first call to the
   * store, before the second one, and so on. Returns all responses.
   */
  const deletedAtEachCall = async (
    run: (member: Member, arm: () => void) => Promise<Awaited<ReturnType<typeof send>>>,
  ) => {
    const answers: Awaited<ReturnType<typeof send>>[] = [];
    for (let at = 1; ; at++) {
      const member = await newMember();
      let calls = 0;
      let isDeleted = false;
      const arm = () => {
        beforeCall = async () => {
          if (++calls !== at) return;
          await remove(member.accountId);
          isDeleted = true;
        };
      };
      const answer = await run(member, arm);
      beforeCall = async () => {};
      await background.close();
      if (!isDeleted) return answers;
      answers.push(answer);
    }
  };

  test.each(OWN)("%s %o ends signed out or as a page, whenever the deletion comes", async (path, fields) => {
    const answers = await deletedAtEachCall(async (member, arm) => {
      const { accountId, keyId } = member;
      const { cookie, form_token } = await signIn(accountId);
      arm();
      const target = `/accounts/${accountId}${path.replace("<key>", keyId)}`;
      return send(target, cookie, fields && { ...fields, form_token });
    });
    expect(answers.length).toBeGreaterThan(2);
    expect(logger.error).not.toHaveBeenCalledWith(expect.anything(), expect.stringContaining("page failed"));
    for (const { status, headers } of answers) {
      expect(status).toBeLessThan(500);
      const location = headers.get("Location") ?? "";
      if (location.includes("done=gone")) {
        expect(status).toBe(303);
        expect(headers.get("Set-Cookie")).toMatch(/__Host-chart_session=; Max-Age=0/);
      }
    }
    const isChange = fields !== undefined && !/delete$|second-factor|email/.test(path);
    if (!isChange) return;
    const ends = answers.map(({ headers }) => headers.get("Location") ?? "");
    expect(ends.some((location) => location === "/dashboard/sign-in?done=gone")).toBe(true);
    expect((await send("/sign-in?done=gone", "")).text).toContain("Your account no longer exists");
  });

  test.each(OPERATOR)(
    "an operator's %s %o gets a page that says so, never an error",
    async (path, fields) => {
      const accounts = { store: store.accounts, now };
      const operator = await openOperatorAccount(accounts, `${crypto.randomUUID()}@example.com`, (id) =>
        entry("account.created", id),
      );
      const { cookie, form_token } = await signIn(String(operator));
      const answers = await deletedAtEachCall(async (member, arm) => {
        const { accountId } = member;
        arm();
        return send(`/operator/accounts/${accountId}${path}`, cookie, fields && { ...fields, form_token });
      });
      expect(logger.error).not.toHaveBeenCalledWith(
        expect.anything(),
        expect.stringContaining("page failed"),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      if (fields === undefined) return;
      const gone = answers.filter(({ status }) => status === 410);
      expect(gone.length).toBeGreaterThan(0);
      expect(gone[0]?.text).toContain("This account no longer exists");
      expect((await send("/operator", cookie)).status).toBe(200);
    },
  );

  describe("before the sign-in:", () => {
    test.each(["invitation", "password-reset", "email-change"] as const)(
      "a link of the kind %s ends with a page that says so",
      async (kind) => {
        const links = { store: store.signIn, hashToken, now, baseUrl: BASE_URL };
        const answers = await deletedAtEachCall(async (member, arm) => {
          const { accountId } = member;
          const email = `${crypto.randomUUID()}@example.com`;
          const { url } = await issueLink(links, { kind, accountId, email }, "unaudited");
          arm();
          return send(new URL(url).pathname.replace("/dashboard", ""), "", { password: "a new passphrase" });
        });
        expect(answers.length).toBeGreaterThan(2);
        for (const { status } of answers) expect([200, 303, 404, 410]).toContain(status);
        expect(answers.some(({ status, text }) => status === 410 && text.includes("no longer exists"))).toBe(
          true,
        );
      },
    );

    test("a password, and a code, lead back to the sign-in or to a page that says so", async () => {
      const passwords = await deletedAtEachCall(async (member, arm) => {
        const { email } = member;
        arm();
        return send("/sign-in", "", { email, password: PASSWORD });
      });
      const codes = await deletedAtEachCall(async (member, arm) => {
        const { accountId } = member;
        const sealedSecret = secretBox.seal("second-factor", accountId, "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ");
        const factor = { sealedSecret, enabledAt: now(), step: 1, recoveryCodeHashes: ["one"] };
        await store.secondFactors.enable(accountId, factor, entry("second-factor.enabled", accountId));
        const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(passwordHash));
        const text = `${accountId} ${Buffer.from(digest).toString("base64url")}`;
        const step = sealToken({ secretBox, now }, "second-step", "", text);
        arm();
        return send("/sign-in/code", `__Secure-chart_second_step=${step}`, { code: "000000" });
      });
      expect(codes.length).toBeGreaterThan(2);
      expect(codes.some(({ status }) => status === 410)).toBe(true);
      for (const { status } of [...passwords, ...codes]) expect([303, 410, 422]).toContain(status);
      expect(logger.error).not.toHaveBeenCalled();
    });
  });
});
