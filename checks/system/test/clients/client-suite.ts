import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type ClientCall, clientCalls } from "@chart/kit/requests/client-calls";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Answer, failure, json, passOn, type Received, serve } from "./local-server.js";

/** A client in one file, and the driver that runs its calls. */
export interface ClientFile {
  readonly name: string;
  /** Interpreter, such as `python3`. */
  readonly command: string;
  /** File in this folder. */
  readonly driver: string;
  /** Folder of the client. */
  readonly folder: string;
}

/** A call as the drivers read it, with names as in TypeScript. */
interface Call {
  readonly client: object;
  readonly method: string;
  readonly args: readonly unknown[];
  readonly settings?: object;
  /** Number of items after which a batch is given up. */
  readonly take?: number;
  /** True if the pauses between tries really pass. */
  readonly sleeps?: boolean;
}

interface Meta {
  readonly [name: string]: unknown;
  readonly replayed: boolean;
  readonly creditsRemaining: number;
}

/** A call's outcome as the drivers print it. */
interface Outcome {
  // biome-ignore lint/suspicious/noExplicitAny: results of any endpoint
  readonly data: any;
  readonly meta: Meta;
  /** Facts of each response of a batch. */
  readonly metas: readonly Meta[];
  /** Largest number of births that a batch has asked for before it yielded them. */
  readonly ahead: number;
  readonly error?: Readonly<Record<string, unknown>>;
  /** Seconds of each pause. */
  readonly waits: readonly number[];
}

const BY_PLACE = { birthdate: "1990-09-05", birthtime: "21:17", location: "Amsterdam, The Netherlands" };
const BY_COORDINATES = { birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 };
const BY_ZONE = { birthdate: "1990-09-05", birthtime: "21:17", timeZone: "Europe/Amsterdam" };
const BY_UTC = { utc: "1990-09-05T19:17:00Z" };
/** Calls that no example of /openapi.json makes. */
const FURTHER_CALLS: readonly ClientCall[] = [
  { operation: "POST /v2/charts/moment", method: "charts.create", args: [BY_UTC], settings: {} },
  {
    operation: "POST /v2/charts/window/moment",
    method: "charts.window",
    args: [{ fromUtc: "1990-09-05T19:00:00Z", toUtc: "1990-09-05T20:00:00Z" }],
    settings: {},
  },
];

const RETRIED: readonly (readonly [string, Answer, code: string])[] = [
  ["a cut connection", (response) => response.destroy(), "NO_RESPONSE"],
  [
    "a truncated body",
    (response) => {
      response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
      response.write('{"success":true,"data":{}}', () => response.destroy());
    },
    "NO_RESPONSE",
  ],
  [
    "a body without its last chunk",
    (response) => {
      response.writeHead(200, { "Content-Type": "application/json" });
      response.write('{"success":true,"data":{}}', () => response.destroy());
    },
    "NO_RESPONSE",
  ],
  [
    "JSON that was cut off",
    (response) => response.writeHead(200, { "Content-Type": "application/json" }).end('{"success":true,"da'),
    "NO_RESPONSE",
  ],
  ["408", failure(408, "REQUEST_TIMEOUT"), "REQUEST_TIMEOUT"],
  ["409", failure(409, "IDEMPOTENCY_KEY_IN_USE", { "Retry-After": "1" }), "IDEMPOTENCY_KEY_IN_USE"],
  ["429", failure(429, "RATE_LIMIT_EXCEEDED", { "Retry-After": "2" }), "RATE_LIMIT_EXCEEDED"],
  ["500", failure(500, "INTERNAL_ERROR"), "INTERNAL_ERROR"],
  ["502", failure(502, "GEOCODE_UNAVAILABLE"), "GEOCODE_UNAVAILABLE"],
  ["503", failure(503, "SERVICE_UNAVAILABLE"), "SERVICE_UNAVAILABLE"],
  ["504", failure(504, "GEOCODE_TIMEOUT"), "GEOCODE_TIMEOUT"],
];

const SUCCESS = json(200, { success: true, data: { type: "Projector" } });

/** Answers a batch with the index of each birth. */
const BATCH: Answer = (response, { body }) => {
  const { births } = JSON.parse(body) as { births: unknown[] };
  const items = births.map((_, index) => ({ index, errorCode: "INVALID_BIRTH", message: "." }));
  json(200, { success: true, data: { items, credits: 0 } })(response, {} as Received);
};

const utcBirth = (minute: number) => ({ utc: new Date(Date.UTC(1990, 0, 1, 0, minute)).toISOString() });

/** Tests a client of one file: its methods and batches with the real service, its retries with a local server. */
export function testClient(file: ClientFile): void {
  const path = (url: string) => fileURLToPath(new URL(url, import.meta.url));

  async function outcomesOf(calls: readonly Call[]): Promise<readonly Outcome[]> {
    const running = promisify(execFile)(
      file.command,
      [path(file.driver), path(`../../../../clients/${file.folder}`)],
      { maxBuffer: 1e9 },
    );
    running.child.stdin?.end(JSON.stringify(calls));
    return JSON.parse((await running).stdout) as readonly Outcome[];
  }
  const outcomeOf = async (call: Call) => (await outcomesOf([call]))[0] as Outcome;

  /** Runs a call against a local server that gives some answers. */
  async function scripted(answers: readonly Answer[], call: Partial<Call> = {}) {
    const server = await serve(...answers);
    onTestFinished(() => server.close());
    const outcome = await outcomeOf({
      ...{ method: "charts.create", args: [BY_UTC], ...call },
      client: { baseUrl: server.url, apiKey: "key", ...call.client },
    });
    return { ...outcome, requests: server.requests };
  }

  describe(`${file.name}, with the service`, () => {
    let service: DashboardService;
    let apiKey: string;
    beforeAll(async () => {
      service = await DashboardService.start(await createSqlite());
      ({ apiKey } = await service.invite({ credits: "100000" }));
    });
    afterAll(() => service.stop());

    const run = (call: Omit<Call, "client">) =>
      outcomeOf({ client: { baseUrl: service.url, apiKey }, ...call });
    const creditsLeft = async () => (await run({ method: "account.get", args: [] })).data.credits.remaining;

    test("the methods and batch reach each operation of version 2 in /openapi.json, and return what fetch gets", async () => {
      const recorder = await serve(passOn(service.url));
      onTestFinished(() => recorder.close());
      const client = { baseUrl: recorder.url, apiKey };
      const all = clientCalls(await (await fetch(`${service.url}/openapi.json`)).json());
      const calls = [...FURTHER_CALLS, ...all.filter(({ method }) => method !== "charts.batch")];
      const outcomes = await outcomesOf(calls.map((call) => ({ client, ...call })));
      // The account first, because the other requests cost credits.
      const inOrder = [...calls.entries()].sort(([, a], [, b]) => (a.operation < b.operation ? -1 : 1));
      for (const [index, { operation, settings }] of inOrder) {
        const { method, path, headers, body } = recorder.requests[index] as Received;
        const [endpoint, search] = path.split("?");
        expect(`${method} ${endpoint}`).toBe(operation);
        for (const [name, value] of Object.entries(settings)) {
          expect(new URLSearchParams(search).get(name)).toBe(String(value));
        }
        const { data, meta, error } = outcomes[index] as Outcome;
        expect([operation, error]).toEqual([operation, undefined]);
        const { "idempotency-key": key, host: _, connection: __, "content-length": ___, ...sent } = headers;
        const init = { method, headers: sent as Record<string, string>, ...(method === "POST" && { body }) };
        const same = (await (await fetch(service.url + path, init)).json()) as { data: unknown };
        expect(data).toEqual(same.data);
        expect(meta["requestId"]).toMatch(/^req_/);
        expect(meta["rateLimit"]).toMatchObject({ limit: expect.any(Number), windowSeconds: 60 });
        expect(meta["idempotencyKey"] ?? undefined).toBe(key);
        expect(key === undefined).toBe(method === "GET");
      }
    });

    test("svg returns text, and png returns bytes of the width that was asked for", async () => {
      const svg = await run({ method: "charts.svg", args: [BY_ZONE], settings: { theme: "dark" } });
      expect(svg.data).toMatch(/^<svg .*<\/svg>\s*$/s);
      const png = await run({ method: "charts.png", args: [BY_PLACE], settings: { width: 300 } });
      const bytes = Buffer.from(png.data, "base64");
      expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16)]).toEqual(["PNG", 300]);
    });

    test("the headers of a birth by its place are decoded, and a repeat with its key costs nothing more", async () => {
      const call = {
        method: "charts.create",
        args: [BY_PLACE],
        settings: { idempotencyKey: crypto.randomUUID() },
      };
      const first = await run(call);
      const second = await run(call);
      expect(first.meta).toMatchObject({
        ...{ coordinates: { lat: 52.37403, lng: 4.88969 }, placeAlternatives: expect.any(Number) },
        ...{ place: expect.stringMatching(/^Amsterdam, .*Netherlands$/), timeZone: "Europe/Amsterdam" },
        ...{ utcOffset: "+02:00", localTimeKind: "unique", replayed: false },
      });
      expect(second.data).toEqual(first.data);
      expect([second.meta.replayed, second.meta.creditsRemaining]).toEqual([
        true,
        first.meta.creditsRemaining,
      ]);
    });

    test("a wrong key fails at once as API_KEY_INVALID, at no cost", async () => {
      const client = { baseUrl: service.url, apiKey: "wrong" };
      const { error, waits } = await outcomeOf({ client, method: "charts.create", args: [BY_UTC] });
      expect(error).toMatchObject({ errorCode: "API_KEY_INVALID", status: 401, charged: "no" });
      expect([error?.["message"], error?.["requestId"]]).toEqual([
        expect.stringMatching(/\.$/),
        expect.stringMatching(/^req_/),
      ]);
      expect(waits).toEqual([]);
    });

    test("an empty body is an object, and its refusal is that of the API", async () => {
      const { error } = await run({ method: "transits.create", args: [{}], settings: {} });
      const empty = await run({ method: "charts.create", args: [{}] });
      expect(error).toBeUndefined();
      expect(empty.error).toMatchObject({ status: 400, charged: "no" });
    });

    test("a request that is too large is refused by the API, and not taken for a failure of the network", async () => {
      const huge = { ...BY_ZONE, timeZone: "x".repeat(5_000_000) };
      const { error } = await run({ method: "charts.create", args: [huge] });
      expect(error).toMatchObject({ errorCode: "REQUEST_TOO_LARGE", status: 413, charged: "no" });
    });

    test("a batch of 1,003 births yields a chart or an error for each, in order and by its index", async () => {
      const births = Array.from({ length: 1003 }, (_, minute) => (minute % 7 === 3 ? {} : utcBirth(minute)));
      const { data } = await run({ method: "charts.batch", args: [births] });
      const items = data as {
        index: number;
        chart?: { birthDateUtc: string };
        errorCode?: string;
        message?: string;
      }[];
      expect(items.map(({ index }) => index)).toEqual(births.map((_, index) => index));
      for (const { index, chart, errorCode, message } of items) {
        if (index % 7 === 3) {
          expect([chart, errorCode]).toEqual([undefined, "INVALID_BIRTH"]);
          expect(message).toMatch(/^Send the birth in exactly one way/);
        } else expect(chart?.birthDateUtc).toBe(utcBirth(index).utc);
      }
    });

    test("bad rows fail by themselves: missing, of another type, no JSON, or larger than a request may be", async () => {
      const tooLarge = { utc: "x".repeat(300_000) };
      const rows = [BY_UTC, null, 7, "text", tooLarge, [], [1], "not a number", "no text", BY_ZONE];
      const { data } = await run({ method: "charts.batch", args: [rows] });
      const items = data as { index: number; chart?: { type: string }; errorCode?: string }[];
      expect(items.map(({ index, chart, errorCode }) => [index, chart?.type ?? errorCode])).toEqual(
        rows.map((row, index) => {
          if (row === BY_UTC || row === BY_ZONE) return [index, "Projector"];
          return [index, row === tooLarge ? "REQUEST_TOO_LARGE" : "INVALID_BIRTH"];
        }),
      );
    });

    test("a batch that is run again with its key within a day costs nothing more", async () => {
      const births = Array.from({ length: 700 }, (_, minute) => utcBirth(minute));
      const batch = { method: "charts.batch", args: [births], settings: { key: crypto.randomUUID() } };
      const before = await creditsLeft();
      expect((await run({ ...batch, take: 1 })).data).toHaveLength(1);
      expect(before - (await creditsLeft())).toBe(500);
      const { data, metas } = await run(batch);
      expect(data).toHaveLength(700);
      expect(before - (await creditsLeft())).toBe(700);
      expect(metas.map(({ replayed }) => replayed)).toEqual([true, false]);
    });

    test("a batch asks for births when it needs them, and holds one request's worth of them", async () => {
      const { data, ahead } = await run({ method: "charts.batch", args: ["endless"], take: 1100 });
      expect(data).toHaveLength(1100);
      expect(ahead).toBeLessThanOrEqual(500);
    });
  });

  describe(`${file.name}, a call`, () => {
    test.each(RETRIED)(
      "is repeated after %s with the same key and body, and then succeeds",
      async (_, answer) => {
        const { data, requests } = await scripted([answer, answer, SUCCESS]);
        expect(data).toEqual({ type: "Projector" });
        const sent = requests.map(({ headers, body }) => [headers["idempotency-key"], body]);
        expect(sent).toEqual([sent[0], sent[0], sent[0]]);
        expect(sent[0]?.[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
        expect(requests[0]?.headers).toMatchObject({
          ...{ authorization: "Bearer key", "chart-geocode-key": "any", "content-type": "application/json" },
        });
      },
    );

    test.each(RETRIED)(
      "that gets %s five times fails, and says that it may be charged unless by a 429",
      async (_, answer, code) => {
        const { error, requests, waits } = await scripted([answer], {
          settings: { idempotencyKey: "order-1" },
        });
        const charged = code === "RATE_LIMIT_EXCEEDED" ? "no" : "unknown";
        expect(error).toMatchObject({ errorCode: code, idempotencyKey: "order-1", charged });
        expect(requests).toHaveLength(5);
        const retryAfter = Number(error?.["retryAfterSeconds"] ?? 0);
        for (const [index, wait] of waits.entries()) {
          expect(wait).toBeGreaterThanOrEqual(retryAfter);
          expect(wait).toBeLessThanOrEqual(retryAfter + 2 ** index);
        }
        expect(waits).toHaveLength(4);
      },
    );

    test.each([
      [401, "API_KEY_INVALID"],
      [402, "CREDITS_EXHAUSTED"],
      [400, "INVALID_BIRTHDATE"],
      [422, "IDEMPOTENCY_KEY_REUSED"],
    ])("is not repeated after %i %s, and costs nothing", async (status, errorCode) => {
      const { error, requests } = await scripted([failure(status, errorCode, { "X-Request-Id": "req_1" })]);
      expect(error).toMatchObject({
        errorCode,
        status,
        message: `${errorCode}.`,
        requestId: "req_1",
        charged: "no",
      });
      expect(requests).toHaveLength(1);
    });

    test.each(["", " ", "a b", "é", "x".repeat(256)])(
      "refuses the idempotency key %j, which would protect no request, before sending one",
      async (idempotencyKey) => {
        const { error, requests } = await scripted([SUCCESS], { settings: { idempotencyKey } });
        expect([error?.["errorCode"], requests.length]).toEqual(["INVALID", 0]);
      },
    );

    test("treats a picture without its end as cut off", async () => {
      const cut: Answer = (response) =>
        response.writeHead(200, { "Content-Type": "image/svg+xml" }).end("<svg><p");
      const { error, requests } = await scripted([cut], { method: "charts.svg" });
      expect([error?.["errorCode"], error?.["charged"], requests.length]).toEqual([
        "NO_RESPONSE",
        "unknown",
        5,
      ]);
    });

    test("rejects JSON in place of a picture, and is tried as often as its setting says", async () => {
      const { error } = await scripted([SUCCESS], { method: "charts.svg" });
      expect(error).toMatchObject({ errorCode: "UNEXPECTED_RESPONSE", charged: "unknown" });
      const { requests } = await scripted([failure(503, "SERVICE_UNAVAILABLE")], {
        settings: { maxTries: 2 },
      });
      expect(requests).toHaveLength(2);
    });

    test("that was refused after a try without a response may be charged", async () => {
      const { error } = await scripted([(response) => response.destroy(), failure(402, "CREDITS_EXHAUSTED")]);
      expect(error).toMatchObject({ errorCode: "CREDITS_EXHAUSTED", charged: "unknown" });
    });

    test("that costs nothing has no key, and is never charged", async () => {
      const { error, requests } = await scripted([(response) => response.destroy()], {
        ...{ method: "account.get", args: [] },
      });
      expect(error).toMatchObject({
        errorCode: "NO_RESPONSE",
        charged: "no",
        idempotencyKey: null,
        status: 0,
      });
      expect(requests[0]?.headers).not.toHaveProperty("idempotency-key");
      expect(requests).toHaveLength(5);
    });

    test("waits at least as long as Retry-After says, in seconds or by a date of the server's clock", async () => {
      const at = (ms: number) => new Date(Date.UTC(1999, 0, 1) + ms).toUTCString();
      for (const headers of [{ "Retry-After": "7" }, { "Retry-After": at(7000), Date: at(0) }]) {
        const refused = failure(503, "SERVICE_UNAVAILABLE", headers as Record<string, string>);
        const { waits, data } = await scripted([refused, SUCCESS]);
        expect(data).toEqual({ type: "Projector" });
        expect(waits).toHaveLength(1);
        expect(waits[0]).toBeGreaterThanOrEqual(7);
        expect(waits[0]).toBeLessThanOrEqual(8);
      }
    });

    test("ends at once if Retry-After lies beyond its total time", async () => {
      const answer = failure(429, "RATE_LIMIT_EXCEEDED", { "Retry-After": "61" });
      const { error, requests, waits } = await scripted([answer], { settings: { totalTimeoutSeconds: 60 } });
      expect(error).toMatchObject({ status: 429, retryAfterSeconds: 61, charged: "no" });
      expect([requests.length, waits]).toEqual([1, []]);
    });

    test("repeats a request that took longer than the limit of a try, also if its response trickles in", async () => {
      const silent: Answer = () => {};
      const trickling: Answer = (response) => {
        response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "1000" });
        const timer = setInterval(() => response.write(" "), 20);
        response.on("close", () => clearInterval(timer));
      };
      const settings = { timeoutSeconds: 0.3 };
      const { error, requests } = await scripted([silent, trickling], { settings });
      expect(error).toMatchObject({ errorCode: "NO_RESPONSE", charged: "unknown", status: 0 });
      expect(error?.["message"]).toContain("nothing within 300 ms");
      expect(requests).toHaveLength(5);
    });

    const html =
      (status: number): Answer =>
      (response) =>
        response
          .writeHead(status, { "Content-Type": "text/html", Location: "/elsewhere" })
          .end("<h1>Page</h1>");
    test.each([
      [200, 1, "unknown"],
      [302, 1, "unknown"],
      [307, 1, "unknown"],
      [403, 1, "no"],
      [413, 1, "no"],
      [502, 5, "unknown"],
    ])(
      "reports a foreign response with status %i as one, and follows no redirect",
      async (status, count, charged) => {
        const { error, requests } = await scripted([html(status)]);
        expect(error).toMatchObject({ errorCode: "UNEXPECTED_RESPONSE", status, charged });
        expect(requests.map(({ path }) => path)).toEqual(Array(count).fill("/v2/charts/moment"));
      },
    );

    test("is sent without members that are null, to the endpoint of the others, in lists and batches, too", async () => {
      const nulls = { location: null, lat: null, lng: null, timeZone: null, disambiguation: null };
      const single = await scripted([SUCCESS], { args: [{ ...nulls, ...BY_ZONE }] });
      const [request] = single.requests;
      expect([request?.path, JSON.parse(request?.body ?? "")]).toEqual(["/v2/charts/moment", BY_ZONE]);
      const people = await scripted([SUCCESS], {
        ...{
          method: "composites.create",
          args: [
            {
              people: [
                { ...BY_UTC, ...nulls },
                { ...BY_COORDINATES, utc: null },
              ],
            },
          ],
        },
      });
      expect(JSON.parse(people.requests[0]?.body ?? "")).toEqual({ people: [BY_UTC, BY_COORDINATES] });
      const batch = await scripted([BATCH], { method: "charts.batch", args: [[{ ...BY_UTC, ...nulls }]] });
      expect(JSON.parse(batch.requests[0]?.body ?? "")).toEqual({ births: [BY_UTC] });
    });

    test("works below a path, with another prefix of headers, and without a key of its own", async () => {
      const headers = { "Acme-Time-Zone": "Asia/Tokyo", "Acme-Place": '%"K%c5%8dbe"' };
      const server = await serve(json(200, { success: true, data: {} }, headers));
      onTestFinished(() => server.close());
      const client = { baseUrl: `${server.url}/charts/`, headerPrefix: "Acme", geocodeKey: "mine" };
      const { meta } = await outcomeOf({ client, method: "charts.create", args: [BY_PLACE] });
      const [request] = server.requests;
      expect([request?.path, request?.headers["acme-geocode-key"]]).toEqual(["/charts/v2/charts", "mine"]);
      expect(request?.headers).not.toHaveProperty("authorization");
      expect(meta).toMatchObject({ timeZone: "Asia/Tokyo", place: "Kōbe" });
    });

    test("with a wrong base URL or key fails at once as a mistake of the program, not of the network", async () => {
      const url = "http://127.0.0.1:1";
      const clients = [
        { baseUrl: "no address" },
        { baseUrl: url, apiKey: "a\nb" },
        { baseUrl: "ftp://127.0.0.1" },
      ];
      const calls = clients.map((client) => ({ client, method: "charts.create", args: [BY_UTC] }));
      const keyed = {
        ...calls[0],
        client: { baseUrl: url },
        settings: { idempotencyKey: "a\r\nb: c" },
      } as Call;
      for (const { error } of await outcomesOf([...calls, keyed]))
        expect(error?.["errorCode"]).toBe("INVALID");
    });
  });

  describe(`${file.name}, a batch`, () => {
    const births = (length: number) =>
      Array.from({ length }, (_, index) => ({ location: "é".repeat(index), n: index }));

    test("makes the same requests of the same births, each within 500 births and 256 KiB", async () => {
      const list = births(1100);
      const call = { method: "charts.batch", args: [list], settings: { key: "import" } };
      const [first, second] = [await scripted([BATCH], call), await scripted([BATCH], call)];
      const sent = ({ requests }: typeof first) =>
        requests.map(({ headers, body }) => [headers["idempotency-key"], body] as const);
      expect(sent(second)).toEqual(sent(first));
      const parts = sent(first).map(([, body]) => (JSON.parse(body) as { births: unknown[] }).births);
      expect(parts.flat()).toEqual(list);
      expect(parts.length).toBeGreaterThan(3);
      for (const [number, [key, body]] of sent(first).entries()) {
        expect(key).toBe(`import-${number}`);
        expect(parts[number]?.length).toBeLessThanOrEqual(500);
        expect(Buffer.byteLength(body)).toBeLessThanOrEqual(256 * 1024);
      }
      expect((first.data as { index: number }[]).map(({ index }) => index)).toEqual(
        list.map((_, index) => index),
      );
    });

    test("waits for the rate limit within its total time, and such a wait is not a try", async () => {
      const limited = failure(429, "RATE_LIMIT_EXCEEDED", { "Retry-After": "0" });
      const call = { method: "charts.batch", args: [[BY_UTC]] };
      const { data, requests } = await scripted([...Array(8).fill(limited), BATCH], call);
      expect(data).toMatchObject([{ index: 0 }]);
      expect(requests).toHaveLength(9);

      const settings = { totalTimeoutSeconds: 2 };
      const failed = await scripted([limited], { ...call, settings, sleeps: true });
      expect(failed.error).toMatchObject({
        errorCode: "RATE_LIMIT_EXCEEDED",
        charged: "no",
        retryAfterSeconds: 0,
      });
    });
  });
}
