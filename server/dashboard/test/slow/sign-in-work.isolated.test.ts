import { createKeyHasher, openAccount } from "@chart/accounts";
import { type Email, Outbox } from "@chart/accounts/mail";
import {
  AttemptLimits,
  createSecretBox,
  createTokenHasher,
  hashPassword,
  openSession,
} from "@chart/accounts/sign-in";
import { BackgroundWork } from "@chart/base";
import { BASE_URL, DASHBOARD_FACTS, DASHBOARD_SETTINGS } from "@chart/kit/services/dashboard-settings";
import { createSqlite, type TestDatabase, type TestStores } from "@chart/kit/stores/test-stores";
import { verify } from "@node-rs/argon2";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { type AnswerDashboard, dashboardApp } from "../../src/dashboard.js";

vi.mock("@node-rs/argon2", async (importOriginal) => {
  const argon2 = await importOriginal<typeof import("@node-rs/argon2")>();
  return { ...argon2, verify: vi.fn(argon2.verify) };
});

const PASSWORD = "the right password";
const now = () => new Date();
const logger = { error: vi.fn(), warn: vi.fn() };
const hashKey = createKeyHasher("a pepper of the tests that is long enough");
const hashToken = createTokenHasher("a session secret of the tests, long enough");
const background = new BackgroundWork(logger);
const emails: Email[] = [];

let database: TestDatabase;
let store: TestStores;
let dashboard: AnswerDashboard;
let accountId: string;
beforeAll(async () => {
  database = await createSqlite();
  store = await database.open();
  dashboard = dashboardApp(
    {
      ...DASHBOARD_SETTINGS,
      store,
      hashKey,
      hashToken,
      secretBox: createSecretBox("a pepper of the tests that is long enough"),
      now,
      logger,
      outbox: new Outbox({ mailer: { send: async (email) => void emails.push(email) }, logger }),
      background,
      attempts: new AttemptLimits(now),
    },
    DASHBOARD_FACTS,
  );
  accountId = await openTestAccount("ada@example.com");
  await openTestAccount("bob@example.com");
});
beforeEach(() => {
  emails.length = 0;
  logger.error.mockClear();
});
afterAll(async () => {
  await store.close();
  await database.drop();
});

async function openTestAccount(email: string): Promise<string> {
  const request = { email, plan: "developer", credits: 1 } as const;
  const opened = await openAccount({ store: store.accounts, hashKey, now }, request, "unaudited");
  const id = String(opened?.accountId);
  const audit = { at: now(), actor: "admin command", action: "password.changed", detail: "" } as const;
  await store.signIn.setPassword(id, await hashPassword(PASSWORD), audit);
  return id;
}

/** Sends a form, and waits for the work that follows its response. */
async function send(
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const request = new Request(`${BASE_URL}/dashboard${path}`, {
    method: "POST",
    headers: { Origin: BASE_URL, ...headers },
    body: new URLSearchParams(fields),
  });
  const response = await dashboard(request, { requestId: "req_1" });
  await background.close();
  return response;
}

test("a wrong password and an unknown address take the same work: one hash with the same parameters", async () => {
  const workOf = async (email: string) => {
    vi.mocked(verify).mockClear();
    expect((await send("/sign-in", { email, password: "a wrong password" })).status).toBe(422);
    return vi.mocked(verify).mock.calls.map(([hash]) => hash.toString().split("$").slice(0, 4));
  };
  const parameters = ["", "argon2id", "v=19", "m=19456,t=2,p=1"];
  expect(await workOf("ada@example.com")).toEqual([parameters]);
  expect(await workOf("nobody@example.com")).toEqual([parameters]);
  expect(logger.error).not.toHaveBeenCalled();
});

test.each(["/reset", "/sign-up", "/settings/email"])(
  "a form at %s makes the same calls to the store, with one write, if the address has an account and if it has none",
  async (form) => {
    const session = await openSession({ store: store.signIn, hashToken, now }, accountId, "");
    const cookie = `__Host-chart_session=${session}`;
    const callsFor = async (email: string) => {
      const spies = (["findProfile", "addLink"] as const).map((name) => vi.spyOn(store.signIn, name));
      const fields = { email, password_email: PASSWORD, form_token: hashToken("form", session) };
      const isSetting = form.startsWith("/settings");
      const answer = isSetting
        ? await send(`/accounts/${accountId}${form}`, fields, { Cookie: cookie })
        : await send(form, fields);
      expect(answer.status).toBe(isSetting ? 303 : 200);
      const calls = spies.map(({ mock }) => mock.calls.length);
      for (const spy of spies) spy.mockRestore();
      return calls;
    };
    const known = await callsFor("bob@example.com");
    const unknown = await callsFor("nobody@example.com");
    expect(known.at(-1)).toBe(1);
    expect(unknown).toEqual(known);
    expect(logger.error).not.toHaveBeenCalled();
  },
);

test("an address without an account gets no email, and the write that was made for it no link", async () => {
  const addLink = vi.spyOn(store.signIn, "addLink");
  await send("/reset", { email: "nobody@example.com" });
  const [[tokenHmac = ""] = []] = addLink.mock.calls;
  addLink.mockRestore();
  expect(emails).toEqual([]);
  expect(await store.signIn.takeLink(tokenHmac, ["password-reset"], now())).toBeUndefined();
  expect(await database.sql("select email from links where kind = 'password-reset'")).not.toContainEqual({
    email: "nobody@example.com",
  });
});

test.each([
  ["of known length", { "Content-Length": "100" }],
  ["of unknown length", {}],
])(
  "a form %s that its caller breaks off counts as 400, and is not logged as an error of ours",
  async (_, length) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode("email=ada%40exam"));
      },
      pull(controller) {
        controller.error(new Error("aborted"));
      },
    });
    const request = new Request(`${BASE_URL}/dashboard/sign-in`, {
      method: "POST",
      headers: { Origin: BASE_URL, "Content-Type": "application/x-www-form-urlencoded", ...length },
      body,
      duplex: "half",
    } as RequestInit);
    expect((await dashboard(request, { requestId: "req_1" })).status).toBe(400);
    expect(logger.error).not.toHaveBeenCalled();
  },
);
