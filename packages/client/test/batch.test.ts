import { type BatchItem, createClient, type Person } from "chart-client";
import { createFakeApi } from "chart-client/testing";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { BIRTHS, type ClientAndService, openService, UTC_BIRTH } from "./support.js";

let opened: ClientAndService;
beforeAll(async () => {
  opened = await openService();
});
afterAll(() => opened.service.close());
afterEach(() => {
  vi.useRealTimers();
});

async function collected(items: AsyncIterable<BatchItem>): Promise<BatchItem[]> {
  const list: BatchItem[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const utcBirth = (minute: number) => ({ utc: new Date(Date.UTC(1990, 0, 1, 0, minute)).toISOString() });

test("a batch yields a chart or an error for each birth, in order and by its index in the whole list", async () => {
  const births = Array.from({ length: 1003 }, (_, minute) => (minute % 7 === 3 ? {} : utcBirth(minute)));
  const items = await collected(opened.api.charts.batch(births));
  expect(items.map(({ index }) => index)).toEqual(births.map((_, index) => index));
  for (const { index, chart, errorCode, message } of items) {
    if (index % 7 === 3) {
      expect([chart, errorCode]).toEqual([undefined, "INVALID_BIRTH"]);
      expect(message).toMatch(/^Send the birth in exactly one way/);
    } else expect(chart?.birthDateUtc).toBe(utcBirth(index).utc);
  }
});

test("bad rows fail by themselves: missing, of another type, or larger than a request may be", async () => {
  const odd = [new Date(), new String("a"), { toJSON: () => undefined }, { utc: 1n }];
  const rows = [
    UTC_BIRTH,
    undefined,
    null,
    7,
    { utc: "x".repeat(300_000) },
    [],
    BIRTHS["/v2/charts/moment"],
    ...odd,
  ];
  const items = await collected(opened.api.charts.batch(rows as Person[]));
  expect(items.map(({ chart, errorCode }) => chart?.type ?? errorCode)).toEqual([
    ...["Projector", "INVALID_BIRTH", "INVALID_BIRTH", "INVALID_BIRTH"],
    ...["REQUEST_TOO_LARGE", "INVALID_BIRTH", "Projector", ...odd.map(() => "INVALID_BIRTH")],
  ]);
});

test("a batch asks for births when it needs them, and holds one request's worth of them", async () => {
  let asked = 0;
  async function* births() {
    for (; ; asked++) yield utcBirth(asked);
  }
  let seen = 0;
  for await (const { index } of opened.api.charts.batch(births())) {
    expect(index).toBe(seen++);
    expect(asked - index).toBeLessThanOrEqual(500);
    if (seen === 1600) break;
  }
});

test("the same births make the same requests, each within 500 births and 256 KiB", async () => {
  const birth = fc.record({
    location: fc.string({ unit: "binary", maxLength: 2000 }),
    birthdate: fc.string(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(birth, { maxLength: 700, size: "max" }), async (births) => {
      const bodies = await Promise.all(
        [0, 1].map(async () => {
          const fake = createFakeApi();
          const api = createClient({ baseUrl: "http://fake.test", fetch: fake.fetch });
          await collected(api.charts.batch(births, { key: "import" }));
          return fake.requests.map(({ headers, body }) => [headers.get("Idempotency-Key"), body] as const);
        }),
      );
      expect(bodies[1]).toEqual(bodies[0]);
      const parts = (bodies[0] ?? []).map(([, body]) => (body as { births: unknown[] }).births);
      expect(parts.flat()).toEqual(births);
      for (const [number, part] of parts.entries()) {
        expect(bodies[0]?.[number]?.[0]).toBe(`import-${number}`);
        expect(part.length).toBeLessThanOrEqual(500);
        expect(Buffer.byteLength(JSON.stringify({ births: part }))).toBeLessThanOrEqual(256 * 1024);
      }
    }),
    { numRuns: 20 },
  );
});

test("a batch that is run again with its key within a day costs nothing more", async () => {
  const births = Array.from({ length: 700 }, (_, minute) => utcBirth(minute));
  const credits = async () => (await opened.api.account.get()).credits.remaining;
  const before = await credits();
  const killed = opened.api.charts.batch(births, { key: "resumed" });
  await killed.next();
  await killed.return();
  expect(before - (await credits())).toBe(500);
  const replayed: boolean[] = [];
  const onResponse = (meta: { readonly replayed: boolean }) => replayed.push(meta.replayed);
  const items = await collected(opened.api.charts.batch(births, { key: "resumed", onResponse }));
  expect(items).toHaveLength(700);
  expect(before - (await credits())).toBe(700);
  expect(replayed).toEqual([true, false]);
});

test("a batch waits for the rate limit within its total time, and such a wait is not a try", async () => {
  vi.useFakeTimers();
  const fake = createFakeApi();
  const api = createClient({ baseUrl: "http://fake.test", fetch: fake.fetch });
  for (let number = 0; number < 8; number++) {
    fake.answerNext({ code: "RATE_LIMIT_EXCEEDED", retryAfterSeconds: 10 });
  }
  const items = collected(api.charts.batch([UTC_BIRTH]));
  await vi.runAllTimersAsync();
  expect(await items).toMatchObject([{ index: 0, chart: { type: "Projector" } }]);
  expect(fake.requests).toHaveLength(9);

  for (let number = 0; number < 13; number++) {
    fake.answerNext({ code: "RATE_LIMIT_EXCEEDED", retryAfterSeconds: 10 });
  }
  const failed = collected(api.charts.batch([UTC_BIRTH])).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await failed).toMatchObject({ code: "RATE_LIMIT_EXCEEDED", charged: "no", retryAfterSeconds: 10 });
});
