import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { isInstalled } from "@chart/kit/requests/client-programs";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Expected, HOSTILE_ANSWERS, serveHostileAnswers } from "./hostile-answers.js";

interface Outcome {
  readonly data?: unknown;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly error?: Readonly<Record<string, unknown>>;
  /** All that reports of errors show. */
  readonly dump?: string;
}

const path = (url: string) => fileURLToPath(new URL(url, import.meta.url));
const CLIENTS = [
  { name: "TypeScript", command: process.execPath, parameters: [path("driver.mjs")] },
  { name: "Python", command: "python3", parameters: [path("driver.py"), path("../../../../clients/python")] },
  { name: "PHP", command: "php", parameters: [path("driver.php"), path("../../../../clients/php")] },
];

/** Keys and a password that no report may show. */
const SECRETS = { apiKey: "hidden-api-key", geocodeKey: "hidden-geocode-key" };
const HIDDEN = /hidden/;

async function run(
  { command, parameters }: (typeof CLIENTS)[number],
  calls: readonly object[],
  environment: Readonly<Record<string, string>> = {},
): Promise<readonly Outcome[]> {
  const env = { PATH: process.env["PATH"], HOME: process.env["HOME"], ...environment };
  const running = promisify(execFile)(command, parameters, { env, maxBuffer: 1e9 });
  running.child.stdin?.end(JSON.stringify(calls));
  return JSON.parse((await running).stdout) as readonly Outcome[];
}

const callOf = ({ call }: (typeof HOSTILE_ANSWERS)[number]) => ({
  ...{ method: "charts.create", args: [{ utc: "1990-09-05T19:17:00Z" }] },
  ...call,
});

/** Makes a call for each row, under a key of its own, in at most two tries. */
function callsOf(url: string): readonly object[] {
  return HOSTILE_ANSWERS.map((row, index) => {
    const { method, args, settings } = callOf(row);
    const keys = { "charts.batch": { key: `row-${index}` }, "account.get": {} };
    const key = keys[method as keyof typeof keys] ?? { idempotencyKey: `row-${index}` };
    const maxTries = row.expected.retryAfterSeconds === undefined ? 2 : 1;
    const client = { baseUrl: `${url}/${index}`, ...SECRETS };
    return { client, method, args, settings: { maxTries, ...key, ...settings } };
  });
}

for (const client of CLIENTS) {
  const isThere = await isInstalled(client.command);
  describe.skipIf(!isThere)(isThere ? client.name : `${client.name}, which is not installed`, () => {
    let outcomes: readonly Outcome[];
    let tries: readonly number[];
    beforeAll(async () => {
      const server = await serveHostileAnswers();
      outcomes = await run(client, callsOf(server.url));
      tries = server.requests;
      server.close();
    });

    test.each(HOSTILE_ANSWERS.map((row, index) => [row.title, index] as const))("%s", (_, index) => {
      const row = HOSTILE_ANSWERS[index] as (typeof HOSTILE_ANSWERS)[number];
      const { data, meta, tries: expectedTries, ...facts } = row.expected as Expected;
      const outcome = outcomes[index] as Outcome;
      expect({ error: outcome.error?.["errorCode"], tries: tries[index] }).toEqual({
        ...{ error: facts.errorCode, tries: expectedTries },
      });
      if (facts.errorCode === undefined) {
        expect(outcome.data).toEqual(data);
        for (const [name, value] of Object.entries(meta ?? {}))
          expect([name, outcome.meta?.[name] ?? null]).toEqual([name, value]);
        return;
      }
      expect(outcome.error).toMatchObject(facts);
      expect(outcome.error?.["retryAfterSeconds"] ?? undefined).toBe(facts.retryAfterSeconds);
      const { method } = callOf(row);
      const keys = { "charts.batch": `row-${index}-0`, "account.get": undefined };
      const key = method in keys ? keys[method as keyof typeof keys] : `row-${index}`;
      expect(outcome.error?.["idempotencyKey"] ?? undefined).toBe(key);
      expect(outcome.error?.["message"]).toMatch(/./);
      expect(outcome.dump).toMatch(/./);
      expect(outcome.dump).not.toMatch(HIDDEN);
    });

    test("no key and no password of an address is in the error of a mistake, its trace, or a dump of the client", async () => {
      const addresses = [
        "http://user:hidden-password@127.0.0.1:1",
        "http://user:hidden-password@[::1",
        "http://user:hidden password@127.0.0.1",
        "http://127.0.0.1:hidden-password/",
        "http://user:hidden-password\\@127.0.0.1",
        "https://user:hidden-password@\u2100.example",
        "user:hidden-password@127.0.0.1",
        "ftp://user:hidden-password@127.0.0.1",
        "http://127.0.0.1?key=hidden-password",
      ].map((baseUrl) => ({ baseUrl, ...SECRETS }));
      const baseUrl = "http://127.0.0.1:1";
      const keys = ["hidden\nkey", "hidden-\u00e9", "hidden-\u2026", "hidden\0"].flatMap((key) => [
        { ...SECRETS, baseUrl, apiKey: key },
        { ...SECRETS, baseUrl, geocodeKey: key },
      ]);
      const all = [...addresses, ...keys];
      const calls = all.map((each) => ({ client: each, method: "charts.create", args: [{ utc: "x" }] }));
      const outcomesOfMistakes = await run(client, calls);
      for (const [index, { error, dump }] of outcomesOfMistakes.entries()) {
        const { baseUrl: address } = all[index] as { baseUrl: string };
        expect([address, error?.["errorCode"]]).toEqual([address, "INVALID"]);
        expect(`${error?.["message"]}${dump}`).not.toMatch(HIDDEN);
      }
    });

    // Node, Deno and Bun each have their own setting of a proxy for fetch.
    if (client.name === "TypeScript") return;
    test("the proxy of the environment is used, and NO_PROXY heeded; its password is in no report", async () => {
      const server = await serveHostileAnswers();
      onTestFinished(() => server.close());
      const index = HOSTILE_ANSWERS.findIndex(({ title }) => title === "gzip");
      const refusing = HOSTILE_ANSWERS.findIndex(({ title }) => title === "401 of a proxy");
      const { host } = new URL(server.url);
      const proxy = `http://user:hidden-password@${host}`;
      const to = (row: number) => ({
        client: { baseUrl: `http://service.invalid/${row}`, ...SECRETS },
        ...{ method: "charts.create", args: [{ utc: "x" }], settings: { maxTries: 1 } },
      });
      const tls = { ...to(0), client: { baseUrl: "https://service.invalid", ...SECRETS } };
      const [found, refused, tunnelled] = await run(client, [to(index), to(refusing), tls], {
        http_proxy: proxy,
        https_proxy: proxy,
      });
      expect(found?.data).toEqual({ type: "Projector" });
      expect(refused?.error).toMatchObject({
        errorCode: "UNEXPECTED_RESPONSE",
        status: 401,
        charged: "no",
      });
      expect(tunnelled?.error).toMatchObject({ errorCode: "NO_RESPONSE", charged: "unknown" });
      for (const { dump } of [refused, tunnelled] as readonly Outcome[]) expect(dump).not.toMatch(HIDDEN);
      const direct = { ...to(index), client: { baseUrl: `${server.url}/${index}` } };
      const [past] = await run(client, [direct], {
        http_proxy: "http://127.0.0.1:1",
        no_proxy: "127.0.0.1",
      });
      expect(past?.data).toEqual({ type: "Projector" });
    });
  });
}

test("the table has at least 60 rows, each of another title", () => {
  const titles = new Set(HOSTILE_ANSWERS.map(({ title }) => title));
  expect(titles.size).toBe(HOSTILE_ANSWERS.length);
  expect(titles.size).toBeGreaterThanOrEqual(60);
});
