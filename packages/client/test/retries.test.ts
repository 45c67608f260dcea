import { type ChartApiError, type ClientOptions, createClient } from "chart-client";
import { createFakeApi, type FakeAnswer } from "chart-client/testing";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { UTC_BIRTH } from "./support.js";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A client of a fake that gives some answers first. */
function scripted(answers: readonly FakeAnswer[], options: Partial<ClientOptions> = {}) {
  const fake = createFakeApi();
  for (const answer of answers) fake.answerNext(answer);
  const api = createClient({ baseUrl: "http://fake.test", apiKey: "key", fetch: fake.fetch, ...options });
  return { fake, api };
}

/** A client of a service that answers with one response after the other. */
function responding(...responses: readonly (() => Response | Promise<Response>)[]) {
  let tries = 0;
  const fetch = async () => {
    const next = responses[Math.min(tries++, responses.length - 1)];
    return (next as () => Response)();
  };
  return { api: createClient({ baseUrl: "http://fake.test", fetch }), tries: () => tries };
}

/** Lets the waits of a call pass, and returns its outcome and how long it took. */
async function outcomeOf<T>(call: Promise<T>) {
  const start = performance.now();
  const settled = call.then(
    (data) => ({ data, error: undefined }),
    (error: ChartApiError) => ({ data: undefined, error }),
  );
  await vi.runAllTimersAsync();
  return { ...(await settled), ms: performance.now() - start };
}

const RETRIED = [
  ["no response", "no response"],
  ["408", { code: "REQUEST_TIMEOUT" }],
  ["409", { code: "IDEMPOTENCY_KEY_IN_USE", retryAfterSeconds: 1 }],
  ["429", { code: "RATE_LIMIT_EXCEEDED", retryAfterSeconds: 2 }],
  ["500", { code: "INTERNAL_ERROR" }],
  ["502", { code: "GEOCODE_UNAVAILABLE" }],
  ["503", { code: "SERVICE_UNAVAILABLE" }],
  ["504", { code: "GEOCODE_TIMEOUT" }],
] as const satisfies readonly (readonly [string, FakeAnswer])[];

describe("a call", () => {
  test.each(RETRIED)(
    "is repeated after %s with the same key and body, and then succeeds",
    async (_, answer) => {
      const { fake, api } = scripted([answer, answer]);
      const { data } = await outcomeOf(api.charts.create(UTC_BIRTH));
      expect(data).toMatchObject({ type: "Projector" });
      const sent = fake.requests.map(({ headers, body }) => [headers.get("Idempotency-Key"), body]);
      expect(sent).toEqual([sent[0], sent[0], sent[0]]);
      expect(sent[0]?.[0]).toMatch(/^[\da-f]{32}$/);
    },
  );

  test.each(RETRIED)(
    "that gets %s five times fails, and says whether it may be charged",
    async (_, answer) => {
      const { fake, api } = scripted(Array(5).fill(answer));
      const { error } = await outcomeOf(api.charts.create(UTC_BIRTH, { idempotencyKey: "order-1" }));
      const code = answer === "no response" ? "NO_RESPONSE" : answer.code;
      const isFree = code === "RATE_LIMIT_EXCEEDED";
      expect(error).toMatchObject({
        ...{ name: "ChartApiError", code, idempotencyKey: "order-1", charged: isFree ? "no" : "unknown" },
      });
      expect(fake.requests).toHaveLength(5);
    },
  );

  test.each(["API_KEY_INVALID", "CREDITS_EXHAUSTED", "INVALID_BIRTHDATE", "IDEMPOTENCY_KEY_REUSED"] as const)(
    "is not repeated after %s, and costs nothing",
    async (code) => {
      const { fake, api } = scripted([{ code }]);
      const { error, ms } = await outcomeOf(api.charts.create(UTC_BIRTH));
      expect(error).toMatchObject({ code, charged: "no" });
      expect(error?.message).toMatch(/\.$/);
      expect([fake.requests.length, ms]).toEqual([1, 0]);
    },
  );

  test("that was refused after a try without a response may be charged", async () => {
    const { api } = scripted(["no response", { code: "CREDITS_EXHAUSTED" }]);
    const { error } = await outcomeOf(api.charts.create(UTC_BIRTH));
    expect(error).toMatchObject({ code: "CREDITS_EXHAUSTED", charged: "unknown" });
  });

  test("that costs nothing has no key, and is never charged", async () => {
    const { fake, api } = scripted(Array(5).fill("no response"));
    const { error } = await outcomeOf(api.account.get());
    expect(error).toMatchObject({ code: "NO_RESPONSE", charged: "no", idempotencyKey: undefined });
    expect(fake.requests[0]?.headers.has("Idempotency-Key")).toBe(false);
  });

  test("waits at least as long as Retry-After says, in seconds or by a date of the server's clock", async () => {
    const at = (ms: number) => new Date(Date.UTC(1999, 0, 1) + ms).toUTCString();
    const failed = (headers: Record<string, string>) => () =>
      Response.json(
        { success: false, errorCode: "SERVICE_UNAVAILABLE", message: "." },
        { status: 503, headers },
      );
    const ok = () => Response.json({ success: true, data: {} });
    for (const headers of [{ "Retry-After": "7" }, { "Retry-After": at(7000), Date: at(0) }]) {
      const { api } = responding(failed(headers as Record<string, string>), ok);
      const { ms } = await outcomeOf(api.charts.create(UTC_BIRTH));
      expect(ms).toBeGreaterThanOrEqual(7000);
      expect(ms).toBeLessThan(8001);
    }
  });

  test("ends at once if Retry-After lies beyond its total time", async () => {
    const { fake, api } = scripted([{ code: "RATE_LIMIT_EXCEEDED", retryAfterSeconds: 61 }], {
      totalTimeoutMs: 60_000,
    });
    const { error, ms } = await outcomeOf(api.charts.create(UTC_BIRTH));
    expect(error).toMatchObject({ status: 429, retryAfterSeconds: 61, charged: "no" });
    expect([fake.requests.length, ms]).toEqual([1, 0]);
  });

  test("repeats a request that took longer than the limit of a try", async () => {
    const seen: AbortSignal[] = [];
    const fetch = (_: string, { signal }: RequestInit) => {
      seen.push(signal as AbortSignal);
      return new Promise<Response>((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    };
    const api = createClient({ baseUrl: "http://fake.test", fetch, timeoutMs: 1000, totalTimeoutMs: 60_000 });
    const { error, ms } = await outcomeOf(api.charts.create(UTC_BIRTH));
    expect(error).toMatchObject({ code: "NO_RESPONSE", charged: "unknown", status: 0 });
    expect(error?.message).toContain("nothing within 1000 ms");
    expect(seen).toHaveLength(5);
    expect(ms).toBeGreaterThanOrEqual(5000);
    expect(ms).toBeLessThanOrEqual(5000 + 1000 * (1 + 2 + 4 + 8));
  });

  test("may have no limit of time", async () => {
    vi.useRealTimers();
    const { api } = scripted([], { timeoutMs: Number.POSITIVE_INFINITY, totalTimeoutMs: 2 ** 40 });
    expect(await api.charts.create(UTC_BIRTH)).toMatchObject({ type: "Projector" });
  });

  test("repeats a request whose JSON was cut off", async () => {
    const cut = () =>
      new Response('{"success":true,"data":{"type":"Proj', {
        headers: { "Content-Type": "application/json" },
      });
    const { api, tries } = responding(cut, () =>
      Response.json({ success: true, data: { type: "Projector" } }),
    );
    expect((await outcomeOf(api.charts.create(UTC_BIRTH))).data).toEqual({ type: "Projector" });
    expect(tries()).toBe(2);
  });

  const html = (status: number) => () =>
    new Response("<h1>Error</h1>", { status, headers: { "Content-Type": "text/html" } });
  test.each([
    [200, 1, "unknown"],
    [302, 1, "unknown"],
    [403, 1, "no"],
    [413, 1, "no"],
    [502, 5, "unknown"],
  ])("reports a foreign response with status %i as one after %i tries", async (status, count, charged) => {
    const { api, tries } = responding(html(status));
    const { error } = await outcomeOf(api.charts.create(UTC_BIRTH));
    expect(error).toMatchObject({ code: "UNEXPECTED_RESPONSE", status, charged });
    expect(error?.message).toContain("baseUrl");
    expect(tries()).toBe(count);
  });
});

describe("an aborted call", () => {
  test("sends nothing if it was aborted before, and costs nothing", async () => {
    const { fake, api } = scripted([]);
    const { error } = await outcomeOf(api.charts.create(UTC_BIRTH, { signal: AbortSignal.abort("why") }));
    expect(error).toMatchObject({ code: "ABORTED", charged: "no", cause: "why" });
    expect(fake.requests).toEqual([]);
  });

  test("is not repeated: neither during a request nor during a wait", async () => {
    const duringRequest = new AbortController();
    let tries = 0;
    const fetch = (_: string, { signal }: RequestInit) => {
      tries++;
      queueMicrotask(() => duringRequest.abort());
      return new Promise<Response>((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      });
    };
    const api = createClient({ baseUrl: "http://fake.test", fetch });
    const during = await outcomeOf(api.charts.create(UTC_BIRTH, { signal: duringRequest.signal }));
    expect(during.error).toMatchObject({ code: "ABORTED", charged: "unknown" });
    expect([tries, during.ms]).toEqual([1, 0]);

    const duringWait = new AbortController();
    const waiting = scripted([{ code: "RATE_LIMIT_EXCEEDED", retryAfterSeconds: 30 }]);
    setTimeout(() => duringWait.abort(), 10);
    const waited = await outcomeOf(waiting.api.charts.create(UTC_BIRTH, { signal: duringWait.signal }));
    expect(waited.error).toMatchObject({ code: "ABORTED", charged: "no" });
    expect([waiting.fake.requests.length, waited.ms]).toEqual([1, 10]);
  });

  test("leaves no listener on the caller's signal", async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, "addEventListener");
    const removed = vi.spyOn(signal, "removeEventListener");
    const { api } = scripted([{ code: "SERVICE_UNAVAILABLE" }]);
    await outcomeOf(api.charts.create(UTC_BIRTH, { signal }));
    expect(added.mock.calls.length).toBeGreaterThan(2);
    expect(removed).toHaveBeenCalledTimes(added.mock.calls.length);
  });
});

test.each(["", " ", "a b", "é", "x".repeat(256), "a\nb"])(
  "the idempotency key %j is refused before a request",
  async (idempotencyKey) => {
    const { fake, api } = scripted([]);
    const { error } = await outcomeOf(api.charts.create(UTC_BIRTH, { idempotencyKey }));
    expect([error instanceof TypeError, fake.requests]).toEqual([true, []]);
  },
);

test("maxTries limits the tries of a client, or of one call", async () => {
  for (const [client, call, tries] of [
    [1, undefined, 1],
    [undefined, 2, 2],
    [4, 3, 3],
  ] as const) {
    const { fake, api } = scripted(Array(5).fill("no response"), { maxTries: client });
    const { error } = await outcomeOf(api.charts.create(UTC_BIRTH, { maxTries: call }));
    expect([error?.code, fake.requests.length]).toEqual(["NO_RESPONSE", tries]);
  }
});

test("the last try has at least a second, so that a refusal stays certain", async () => {
  const { fake, api } = scripted([{ code: "RATE_LIMIT_EXCEEDED", retryAfterSeconds: 9 }], {
    totalTimeoutMs: 9900,
  });
  const { error } = await outcomeOf(api.charts.create(UTC_BIRTH));
  expect([error?.code, error?.charged, fake.requests.length]).toEqual(["RATE_LIMIT_EXCEEDED", "no", 1]);
});

test("JSON in place of a picture is rejected, and a fake can give a picture", async () => {
  const { api } = responding(() => Response.json({ success: true, data: {} }));
  expect((await outcomeOf(api.charts.svg(UTC_BIRTH))).error).toMatchObject({ code: "UNEXPECTED_RESPONSE" });
  const png = new TextEncoder().encode("PNG IEND");
  const own = scripted([{ data: "<svg>own</svg>" }, { data: png }]);
  expect((await outcomeOf(own.api.charts.svg(UTC_BIRTH))).data).toBe("<svg>own</svg>");
  expect((await outcomeOf(own.api.charts.png(UTC_BIRTH))).data).toEqual(png);
});

test.each([
  ["svg", "image/svg+xml", "<svg><path"],
  ["svg", "image/svg+xml", ""],
  ["png", "image/png", "\u0089PNG"],
] as const)("a picture without its end was cut off: %s %s %j", async (method, type, body) => {
  const cut = () => new Response(body, { headers: { "Content-Type": type } });
  const { api, tries } = responding(cut);
  const { error } = await outcomeOf<unknown>(api.charts[method](UTC_BIRTH));
  expect([error?.code, error?.charged, tries()]).toEqual(["NO_RESPONSE", "unknown", 5]);
});

test("a Retry-After that a proxy has doubled counts once, and one that is no date counts as none", async () => {
  for (const [value, seconds] of [
    ["5, 5", 5],
    ["soon 2999", undefined],
    ["-5", undefined],
  ] as const) {
    const body = { success: false, errorCode: "SERVICE_UNAVAILABLE", message: "." };
    const { api } = responding(() => Response.json(body, { status: 503, headers: { "Retry-After": value } }));
    const { error } = await outcomeOf(api.charts.create(UTC_BIRTH, { maxTries: 1 }));
    expect([value, error?.retryAfterSeconds]).toEqual([value, seconds]);
  }
});

test("a header that cannot be decoded loses no result", async () => {
  const headers = { "Chart-Place": '%"100%"' };
  const { api } = responding(() =>
    Response.json({ success: true, data: { type: "Projector" } }, { headers }),
  );
  const { data } = await outcomeOf(api.charts.create(UTC_BIRTH).withResponse());
  expect(data).toMatchObject({ data: { type: "Projector" }, meta: { place: "100%" } });
});

test("a member that is null is not given", async () => {
  const { fake, api } = scripted([]);
  const row = { birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89, location: null };
  await outcomeOf(api.charts.create(row as never));
  expect(fake.requests[0]?.path).toBe("/v2/charts/coordinates");
});

test("a picker ends the older search when a newer one begins, and other pickers go on", async () => {
  const fetch = (url: string, { signal }: RequestInit) =>
    new Promise<Response>((resolve, reject) => {
      signal?.addEventListener("abort", () => reject(signal.reason));
      const q = new URL(url).searchParams.get("q");
      setTimeout(() => resolve(Response.json({ success: true, data: { places: [{ name: q }] } })), 50);
    });
  const api = createClient({ baseUrl: "http://fake.test", fetch });
  const [picker, other] = [api.places.picker(), api.places.picker()];
  const searches = [picker.search("spr"), other.search("ams"), picker.search("sprin", { limit: 3 })];
  const outcomes = await Promise.all(searches.map(outcomeOf));
  expect(outcomes.map(({ data, error }) => data?.places[0]?.name ?? error?.code)).toEqual([
    ...["ABORTED", "ams", "sprin"],
  ]);
});

test("a picker can be cancelled, and a text of one character ends the search under way without a request", async () => {
  const sent: string[] = [];
  const fetch = (url: string, { signal }: RequestInit) =>
    new Promise<Response>((_, reject) => {
      sent.push(url);
      signal?.addEventListener("abort", () => reject(signal.reason));
    });
  const picker = createClient({ baseUrl: "http://fake.test", fetch }).places.picker();
  const older = outcomeOf(picker.search("spring"));
  expect(await picker.search(" s")).toEqual({ places: [] });
  expect((await older).error).toMatchObject({ code: "ABORTED" });
  const chosen = outcomeOf(picker.search("springf"));
  picker.cancel();
  expect((await chosen).error).toMatchObject({ code: "ABORTED" });
  expect(sent).toHaveLength(2);
});

test("an empty key is no key", async () => {
  const { fake, api } = scripted([], { apiKey: "" });
  await outcomeOf(api.account.get());
  expect(fake.requests[0]?.headers.has("Authorization")).toBe(false);
});

test("a wrong base URL or key throws a TypeError at once, instead of a failure of the network", async () => {
  const fetch = () => Promise.reject(new Error("sent"));
  for (const options of [
    { baseUrl: "no address" },
    { baseUrl: "http://fake.test", apiKey: "a\nb" },
    { baseUrl: "ftp://fake.test" },
    { baseUrl: "http://fake.test?a=1" },
    { baseUrl: "http://fake.test#a" },
  ]) {
    const { error } = await outcomeOf(createClient({ ...options, fetch }).charts.create(UTC_BIRTH));
    expect([options, error instanceof TypeError]).toEqual([options, true]);
  }
});

test("withResponse alone leaves no unhandled rejection behind", async () => {
  const { api } = scripted([{ code: "API_KEY_INVALID" }]);
  const { error } = await outcomeOf(api.charts.create(UTC_BIRTH).withResponse());
  expect(error).toMatchObject({ code: "API_KEY_INVALID" });
});
