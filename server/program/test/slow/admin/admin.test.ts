import { PassThrough } from "node:stream";
import { requestChart } from "@chart/kit/load/chart-call";
import { answerOf } from "@chart/kit/requests/answer";
import { adminJson, runAdmin, runAdminAt } from "@chart/kit/services/admin-in-process";
import {
  type AdminRun,
  adminJson as processJson,
  runAdmin as runProcess,
} from "@chart/kit/services/run-admin";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { createSqlite, onEachEngine, type TestDatabase } from "@chart/kit/stores/test-stores";
import type { Command } from "commander";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createProgram } from "../../../src/admin/program.js";

let database: TestDatabase;
let environment: Record<string, string>;
let service: ServiceProcess | undefined;
afterEach(async () => {
  await service?.stop("SIGKILL");
  service = undefined;
});

const prepare = async (create: () => Promise<TestDatabase>) => {
  database = await create();
  environment = { DATABASE_URL: database.url, KEY_PEPPER: PEPPER, PLAN_CREDITS_SCALE: "7" };
};
const admin = (...parameters: string[]) => runAdmin(environment, ...parameters);
const CREATE = ["account", "create", "--email", "Ada@Example.com", "--plan", "scale"];
const createAccount = (...options: string[]) => adminJson(environment, ...CREATE, ...options);
const serve = async () => {
  service = new ServiceProcess({ NODE_ENV: "production", ...environment });
  await service.printed(/listens on/);
  return service.url;
};

onEachEngine("the admin command", (create) => {
  beforeEach(() => prepare(create));
  afterEach(() => database.drop());

  test("migrates an empty store, and creates an account with the plan's allocation and a key that is shown once", async () => {
    if (database.engine === "postgres")
      await database.sql("drop schema public cascade; create schema public");
    const created = await processJson(environment, ...CREATE);
    expect(created).toMatchObject({
      accountId: expect.stringMatching(/^acct_/),
      apiKey: expect.stringMatching(/^chart_live_\w{38}$/),
      ...{ email: "ada@example.com", plan: "scale", status: "active", credits: 7 },
    });
    const { stdout } = await runProcess(environment, "account", "show", "--account", "ada@example.com");
    expect(stdout).toContain(created["accountId"]);
    expect(stdout).not.toContain(created["apiKey"]);
  });

  test("without the store's KEY_PEPPER a command is refused with one line, and the key goes on working", async () => {
    const { accountId, apiKey } = (await createAccount("--credits", "1")) as Record<string, string>;
    const { DATABASE_URL = "" } = environment;
    for (const other of [{ DATABASE_URL }, { DATABASE_URL, KEY_PEPPER: `another: ${PEPPER}` }]) {
      const run = await runAdmin(other, "key", "rotate", "--account", accountId ?? "");
      expectRefusal(run, /^KEY_PEPPER is not the pepper of this store/);
    }
    expect((await requestChart(await serve(), apiKey ?? "")).status).toBe(200);
  });

  test("a command names the store that it opened, without the password, and beside the output for programs", async () => {
    await createAccount();
    const { stdout, stderr } = await admin("account", "list");
    const { DATABASE_URL = "" } = environment;
    const name = DATABASE_URL.startsWith("file:")
      ? `SQLite file ${DATABASE_URL.slice("file:".length)}`
      : `PostgreSQL database ${new URL(DATABASE_URL).pathname.slice(1)} on `;
    expect(stderr.startsWith(`Store: ${name}`)).toBe(true);
    expect(stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(stdout).not.toContain("Store:");
    const { password } = new URL(DATABASE_URL);
    if (password !== "") expect(stderr).not.toContain(password);
    expect((await admin("account", "list", "--json")).stderr).toBe("");
  });

  test("--credits sets exactly the opening balance, 0 included", async () => {
    expect(await createAccount("--credits", "0")).toMatchObject({ credits: 0 });
  });

  test("changes made while a service is running apply to its very next request", async () => {
    const url = await serve();
    const { accountId, apiKey } = (await createAccount("--credits", "1")) as Record<string, string>;
    const account = ["--account", accountId ?? ""];
    const outcome = async (key = apiKey ?? "") => {
      const response = await requestChart(url, key);
      const { errorCode } = await answerOf(response);
      return [response.status, errorCode, response.headers.get("X-Credits-Remaining")];
    };

    expect(await outcome()).toEqual([200, "", "0"]);
    expect(await outcome()).toEqual([402, "CREDITS_EXHAUSTED", "0"]);
    await admin("credits", "grant", ...account, "--amount", "2", "--reason", "paid by bank transfer");
    expect(await outcome()).toEqual([200, "", "1"]);
    await admin("account", "deactivate", ...account);
    expect(await outcome()).toEqual([403, "ACCOUNT_INACTIVE", "1"]);
    await admin("account", "activate", ...account);
    await admin("account", "set-plan", ...account, "--plan", "hobbyist");
    expect(await outcome()).toEqual([403, "ACCESS_DENIED", "1"]);
    await admin("account", "set-plan", ...account, "--plan", "lifetime");
    const rotated = await adminJson(environment, "key", "rotate", ...account);
    expect(rotated["accountId"]).toBe(accountId);
    expect(await outcome()).toEqual([401, "API_KEY_INVALID", null]);
    expect(await outcome(String(rotated["apiKey"]))).toEqual([200, "", "0"]);

    const check = await admin("credits", "check");
    expect([check.code, check.stdout]).toEqual([0, expect.stringContaining("all accounts (1)")]);
    expect(await database.sql("select reason from ledger where kind = 'grant'")).toEqual([
      { reason: "paid by bank transfer" },
    ]);
  });
});

onEachEngine("the admin command for keys", (create) => {
  beforeEach(() => prepare(create));
  afterEach(() => database.drop());

  const keys = async () => {
    const { stdout } = await admin("key", "list", "--account", "ada@example.com", "--json");
    return (JSON.parse(stdout) as { keyId: string; name: string }[]).map(({ name }) => name);
  };
  const account = ["--account", "ada@example.com"];

  test("creates up to five keys with different names, and lists them without their secrets", async () => {
    const { apiKey } = await createAccount();
    const created = await adminJson(environment, "key", "create", ...account, "--name", " Production ");
    expect(created).toMatchObject({ name: "Production", keyId: expect.stringMatching(/^key_/) });
    const taken = await admin("key", "create", ...account, "--name", "Production");
    expectRefusal(taken, /already has a key named "Production"\. Choose another name\./);
    for (const name of ["a", "b", "c"]) await admin("key", "create", ...account, "--name", name);
    expectRefusal(
      await admin("key", "create", ...account, "--name", "d"),
      /has 5 keys, the maximum\. Delete one/,
    );
    expect(await keys()).toEqual(["Default", "Production", "a", "b", "c"]);
    const text = await admin("key", "list", ...account);
    expect(text.stdout).toMatch(/^key_\w+ {2}Default {2}chart_live_\.\.\.\w{4} {2}never used\n/);
    for (const secret of [apiKey, created["apiKey"]]) expect(text.stdout).not.toContain(secret);
    expect((await admin("account", "show", ...account)).stdout).toContain("key      key_");
  });

  test("rotates the only key without --key, and asks for it while there are several", async () => {
    await createAccount();
    const rotated = await adminJson(environment, "key", "rotate", ...account);
    expect(rotated).toMatchObject({ name: "Default", apiKey: expect.stringMatching(/^chart_live_/) });
    const created = await adminJson(environment, "key", "create", ...account, "--name", "Production");
    expectRefusal(
      await admin("key", "rotate", ...account),
      /^The account has 2 API keys\. Add --key with an id or a name\. Its keys: key_\w+ \(Default\), key_\w+ \(Production\)$/m,
    );
    const byName = await adminJson(environment, "key", "rotate", ...account, "--key", "Production");
    const byId = await adminJson(environment, "key", "rotate", ...account, "--key", String(byName["keyId"]));
    expect(new Set([created, byName, byId].map((key) => key["apiKey"])).size).toBe(3);
    expectRefusal(await admin("key", "rotate", ...account, "--key", "x"), /no API key x\. Its keys: key_/);
    expect(await keys()).toEqual(["Default", "Production"]);
  });

  test("deletes a key by its name, and writes an audit entry for each change", async () => {
    const { accountId } = await createAccount();
    await admin("key", "create", ...account, "--name", "Staging");
    const renamed = await admin("key", "rename", ...account, "--key", "Staging", "--name", " Production ");
    expect(renamed.stdout).toBe(
      'The key "Staging" of ada@example.com is now named "Production". It keeps working.\n',
    );
    const taken = await admin("key", "rename", ...account, "--key", "Default", "--name", "Production");
    expectRefusal(taken, /already has a key named "Production"\. Choose another name\./);
    await admin("key", "rotate", ...account, "--key", "Production");
    const deleted = await admin("key", "delete", ...account, "--key", "Production");
    expect(deleted.stdout).toBe('The key "Production" of ada@example.com no longer works.\n');
    expectRefusal(await admin("key", "delete", ...account, "--key", "Production"), /no API key Production/);
    await admin("key", "delete", ...account, "--key", "Default");
    expect((await admin("key", "list", ...account)).stdout).toBe("The account has no API keys.\n");
    expect((await admin("account", "show", ...account)).stdout).toContain("keys     none");
    expectRefusal(
      await admin("key", "rotate", ...account),
      /has no API keys\. Create one: key create --account/,
    );
    const entries = await database.sql(
      "select action, detail from audit_entries where account_id = $1 order by created_at, id",
      String(accountId),
    );
    expect(entries.map(({ action }) => action).sort()).toEqual(
      ["account.created", "key.created", "key.deleted", "key.deleted", "key.renamed", "key.rotated"].sort(),
    );
    for (const { detail } of entries) expect(String(detail)).not.toMatch(/chart_live_\w{4}/);
  });

  test("an account that is opened by an invitation has no key until its owner joins", async () => {
    environment = { ...environment, PUBLIC_URL: "https://charts.example.com" };
    await adminJson(environment, "account", "invite", "--email", "ada@example.com");
    expect(await keys()).toEqual([]);
    expect((await admin("account", "list")).stdout).toContain("ada@example.com");
  });
});

describe("the admin command", () => {
  beforeEach(() => prepare(createSqlite));
  afterEach(() => database.drop());

  test("lists all accounts, oldest first", async () => {
    expect((await admin("account", "list")).stdout).toBe("There are no accounts.\n");
    await createAccount();
    await admin("account", "create", "--email", "bob@example.com", "--plan", "hobbyist");
    const { stdout } = await admin("account", "list", "--json");
    expect(JSON.parse(stdout)).toMatchObject([{ email: "ada@example.com" }, { email: "bob@example.com" }]);
  });

  test("credits check prints all differences and reports them in its exit code", async () => {
    const { accountId } = await createAccount();
    await database.sql("update accounts set granted_credits = 3");
    const text = await admin("credits", "check");
    expect([text.code, text.stdout]).toEqual([
      1,
      `${accountId}: monthly credits 7, in the ledger 7; granted credits 3, in the ledger 0\n`,
    ]);
    const json = await runProcess(environment, "credits", "check", "--json");
    expect([json.code, JSON.parse(json.stdout)]).toMatchObject([
      1,
      { accounts: 1, differences: [{ accountId }] },
    ]);
  });

  test("an invitation is a link below PUBLIC_URL, for an existing account or one that is created for it", async () => {
    environment = { ...environment, PUBLIC_URL: "https://charts.example.com/" };
    const { accountId } = await createAccount();
    const own = await adminJson(environment, "account", "invite", "--account", String(accountId));
    expect(own).toMatchObject({ accountId, email: "ada@example.com" });
    expect(own["invitationUrl"]).toMatch(/^https:\/\/charts\.example\.com\/dashboard\/links\/[\w-]{43}$/);
    const again = await adminJson(environment, "account", "invite", "--email", "ada@example.com");
    expect(again["accountId"]).toBe(accountId);
    const made = await adminJson(environment, "account", "invite", "--email", "bob@example.com");
    expect(made["accountId"]).not.toBe(accountId);
    const { stdout } = await admin("account", "list");
    expect(stdout).toMatch(/bob@example.com {2}hobbyist {2}active {2}1000 credits/);
    const text = await admin("account", "invite", "--account", "bob@example.com");
    expect(text.stdout).toMatch(
      /^https:\S+\nThis link works once, until \S+Z\. Give it only to bob@example.com\.\n$/,
    );
  });

  test("without PUBLIC_URL, a link on SQLite leads to PORT if no service runs, and PostgreSQL is refused", async () => {
    await createAccount();
    environment = { ...environment, PORT: "4321" };
    const run = await admin("account", "invite", "--account", "ada@example.com");
    if (database.engine === "postgres") expectRefusal(run, /^PUBLIC_URL is required for invitations/);
    else expect(run.stdout).toMatch(/^http:\/\/127\.0\.0\.1:4321\/dashboard\/links\//);
  });

  test("an invitation needs exactly one account, and in production SESSION_SECRET", async () => {
    environment = { ...environment, PUBLIC_URL: "https://charts.example.com" };
    await createAccount();
    expectRefusal(await admin("account", "invite"), /either --email or --account/);
    const both = ["--email", "ada@example.com", "--account", "ada@example.com"];
    expectRefusal(await admin("account", "invite", ...both), /either --email or --account/);
    expectRefusal(await admin("account", "invite", "--account", "nobody"), /no account nobody/);
    environment = { ...environment, NODE_ENV: "production" };
    expectRefusal(
      await admin("account", "invite", "--account", "ada@example.com"),
      /^SESSION_SECRET is required/,
    );
  });

  test("every change is recorded in the audit log as made by the admin command", async () => {
    const { accountId } = (await createAccount()) as Record<string, string>;
    const account = ["--account", accountId ?? ""];
    await admin("key", "rotate", ...account);
    await admin("account", "deactivate", ...account);
    await admin("account", "set-plan", ...account, "--plan", "lifetime");
    await admin("credits", "grant", ...account, "--amount", "3", "--reason", "thank you");
    await admin("key", "delete", ...account, "--key", "Default");
    await admin("account", "set-role", ...account, "--role", "operator");
    const entries = await database.sql(
      "select action, detail, actor, account_id, request_id from audit_entries order by created_at",
    );
    const by = { actor: "admin command", account_id: accountId, request_id: null };
    expect(entries).toEqual([
      { action: "account.created", detail: "plan scale, 7 credits", ...by },
      {
        action: "key.rotated",
        detail: expect.stringMatching(/^Default chart_live_\.\.\.\w{4} to chart_live_\.\.\.\w{4}$/),
        ...by,
      },
      { action: "account.status", detail: "active to inactive", ...by },
      { action: "account.plan", detail: "scale to lifetime", ...by },
      { action: "credits.granted", detail: "3: thank you", ...by },
      { action: "key.deleted", detail: expect.stringMatching(/^Default chart_live_\.\.\.\w{4}$/), ...by },
      { action: "account.role", detail: "operator", ...by },
    ]);
  });

  test("deleting an account shows it and asks for its address or id; nothing else deletes it", async () => {
    const { accountId } = await createAccount();
    const remove = ["account", "delete", "--account", "ada@example.com", "--reason", "asked for it"];
    const isThere = async () => (await admin("account", "show", "--account", "ada@example.com")).code === 0;

    expectRefusal(await admin(...remove), /^There is no terminal .* --yes\.$/);
    expectRefusal((await answering(undefined, ...remove)).run, /Nothing was deleted/);
    for (const wrong of ["", "y", "yes", "acct_", "eve@example.com"]) {
      expectRefusal((await answering(wrong, ...remove)).run, /neither .* Nothing was deleted/);
    }
    expect(await isThere()).toBe(true);

    const { run, asked } = await answering("Ada@Example.com ", ...remove, "--json");
    expect(asked).toMatch(
      new RegExp(`^${accountId}  ada@example.com  scale  active  7 credits\n.*email address or its id`),
    );
    expect(JSON.parse(run.stdout)).toEqual({ accountId, email: "ada@example.com", isDeleted: true });
    expect(await isThere()).toBe(false);

    for (const create of ["by its id", "without a question"]) {
      const { accountId: id } = await createAccount();
      const typed = await (create === "by its id"
        ? answering(`${id}`, ...remove)
        : answering("", ...remove, "--yes"));
      expect([create, typed.run.code]).toEqual([create, 0]);
      expect(typed.asked === "").toBe(create !== "by its id");
    }
  });

  test("a new account needs a plan, unless it is an operator's", async () => {
    const create = ["account", "create", "--email", "ada@example.com"];
    expectRefusal(await admin(...create), /Give --plan, or --operator/);
    expectRefusal(await admin(...create, "--operator", "--plan", "scale"), /leave out --plan/);
  });

  test("only one account can have a given email address", async () => {
    await createAccount();
    expectRefusal(
      await admin("account", "create", "--email", "ADA@example.com", "--plan", "scale"),
      /already has an account/,
    );
  });

  test("every command that takes an account rejects an unknown one", async () => {
    const nobody = ["--account", "nobody@example.com"];
    await admin("account", "list");
    const commands = [
      ["account", "show"],
      ["account", "deactivate"],
      ["account", "activate"],
      ["account", "set-plan", "--plan", "scale"],
      ["key", "rotate"],
      ["key", "list"],
      ["key", "create", "--name", "x"],
      ["key", "rename", "--name", "x"],
      ["key", "delete", "--key", "x"],
      ["credits", "grant", "--amount", "1", "--reason", "x"],
    ];
    const runs = await Promise.all(commands.map((parameters) => admin(...parameters, ...nobody)));
    for (const run of runs) expectRefusal(run, /no account nobody@example.com/);
  });
});

/** Runs a command at a terminal where a person types a line, or ends the input; returns what was asked, too. */
async function answering(line: string | undefined, ...parameters: string[]) {
  const input = Object.assign(new PassThrough(), { isTTY: true });
  const output = new PassThrough({ encoding: "utf8" });
  let asked = "";
  output.on("data", (text) => {
    if (asked === "") line === undefined ? input.end() : input.write(`${line}\n`);
    asked += text;
  });
  const run = await runAdminAt({ input, output }, environment, ...parameters);
  return { run, asked };
}

function expectRefusal({ code, stdout, stderr }: AdminRun, reason: RegExp): void {
  const lines = stderr
    .replace(/^Store: .+\n/, "")
    .trimEnd()
    .split("\n");
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(reason);
  expect([code, stdout]).toEqual([1, ""]);
}

describe("an error is one line, and no store is opened", () => {
  const create = ["account", "create", "--email", "a@example.com", "--plan", "scale"];
  const grant = ["credits", "grant", "--account", "a"];

  test.each([
    ["an unknown option", {}, ["account", "list", "--all"], /unknown option '--all'/],
    ["no pepper in production", { NODE_ENV: "production" }, ["account", "list"], /^KEY_PEPPER is required/],
    [
      "a bad DATABASE_URL",
      { DATABASE_URL: "postgres://u:hunter2@h/" },
      ["account", "list"],
      /^DATABASE_URL must be (?!.*hunter2)/,
    ],
    [
      "a store out of reach",
      { DATABASE_URL: "postgres://u:hunter2@127.0.0.1:1/x" },
      ["account", "list"],
      /^DATABASE_URL: (?!.*hunter2)/,
    ],
  ])("%s, as a process", async (_name, variables, parameters, reason) => {
    expectRefusal(
      await runProcess({ DATABASE_URL: "file:/dev/null/x.db", ...variables }, ...parameters),
      reason,
    );
  });

  test.each([
    ["an unknown plan", [...create.slice(0, 4), "--plan", "gold"], /hobbyist, developer, scale, lifetime/],
    ["no email address", ["account", "create", "--plan", "scale"], /--email/],
    ["a bad email address", ["account", "create", "--plan", "scale", "--email", "ada"], /email address/],
    ["negative credits", [...create, "--credits=-1"], /whole number/],
    ["credits that are no number", [...create, "--credits", "many"], /whole number/],
    ["no account", ["account", "show"], /--account/],
    ["a fraction of a credit", [...grant, "--amount", "1.5", "--reason", "x"], /whole number/],
    ["a grant of nothing", [...grant, "--amount", "0", "--reason", "x"], /from 1/],
    ["a grant without a reason", [...grant, "--amount", "1"], /--reason/],
    ["a blank reason", [...grant, "--amount", "1", "--reason", " "], /not be empty/],
    ["a key without a name", ["key", "create", "--account", "a"], /--name/],
    ["a blank name", ["key", "create", "--account", "a", "--name", " "], /Enter a name/],
    ["a long name", ["key", "create", "--account", "a", "--name", "W".repeat(41)], /at most 40/],
    ["no key to delete", ["key", "delete", "--account", "a"], /--key/],
    ["no role", ["account", "set-role", "--account", "a"], /--role/],
    ["an unknown role", ["account", "set-role", "--account", "a", "--role", "god"], /customer, operator/],
    ["an invitation to a bad email address", ["account", "invite", "--email", "ada"], /email address/],
    [
      "an invitation to a comment and an address",
      ["account", "invite", "--email", "(x)a@b.test"],
      /email address/,
    ],
    [
      "an address in a group",
      ["account", "create", "--plan", "scale", "--email", "x:a@b.test"],
      /email address/,
    ],
    ["an unknown noun", ["accounts"], /unknown command/],
    ["an unknown verb", ["account", "destroy"], /unknown command/],
  ])("%s", async (_name, parameters, reason) => {
    const { program, stderr } = unopened();
    await expect(program.parseAsync(parameters, { from: "user" })).rejects.toMatchObject({ exitCode: 1 });
    expect(stderr.join("")).toMatch(reason);
    expect(stderr.join("").trimEnd().split("\n")).toHaveLength(1);
  });
});

test("--version prints the version and the commit, and opens no store", async () => {
  const { program, stdout } = unopened();
  const version = program.parseAsync(["--version"], { from: "user" });
  await expect(version).rejects.toMatchObject({ exitCode: 0 });
  expect(stdout.join("")).toBe("1.2.3 (12345678)\n");
});

test.each([
  [[], ["account", "key", "credits", "mail"]],
  [
    ["account"],
    ["create", "list", "show", "repair", "deactivate", "activate", "set-plan", "set-role", "invite"],
  ],
  [
    ["account", "create"],
    ["--email", "--plan", "--credits", "--json"],
  ],
  [
    ["account", "invite"],
    ["--email", "--plan", "--account", "--json"],
  ],
  [
    ["account", "set-role"],
    ["--account", "--role"],
  ],
  [["account", "list"], ["--json"]],
  [["account", "show"], ["--account"]],
  [["account", "repair"], ["--account"]],
  [["account", "deactivate"], ["--account"]],
  [["account", "activate"], ["--account"]],
  [
    ["account", "set-plan"],
    ["--account", "--plan"],
  ],
  [
    ["key", "create"],
    ["--account", "--name"],
  ],
  [["key", "list"], ["--account"]],
  [
    ["key", "rotate"],
    ["--account", "--key", "--json"],
  ],
  [
    ["key", "delete"],
    ["--account", "--key"],
  ],
  [
    ["credits", "grant"],
    ["--account", "--amount", "--reason"],
  ],
  [["credits", "check"], ["--json"]],
  [
    ["mail", "test"],
    ["--to", "--json"],
  ],
])("the help of %s lists its commands and options", async (parameters, words) => {
  const { program, stdout } = unopened();
  const help = program.parseAsync([...parameters, "--help"], { from: "user" });
  await expect(help).rejects.toMatchObject({ exitCode: 0 });
  for (const word of words) expect(stdout.join("")).toContain(word);
});

/** Returns the admin program for this process, and its output; fails the test if the program opens a store. */
function unopened(): { program: Command; stdout: string[]; stderr: string[] } {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const unread = () => Promise.reject(new Error("a store would be opened"));
  const program = createProgram(
    {
      release: { version: "1.2.3", commit: "12345678" },
      runWithStore: unread,
      findFiles: unread as never,
      readMail: () => undefined,
      environment: {},
      root: new URL("file:///"),
    },
    () => {},
    { writeOut: (text) => stdout.push(text), writeErr: (text) => stderr.push(text) },
  );
  return { program, stdout, stderr };
}
