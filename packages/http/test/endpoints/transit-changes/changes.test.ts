import { TestService } from "@chart/kit/services/test-service";
import { computeChart } from "chart-core";
import { calendarSpan, returnEvents, transitEvents, writeCalendar } from "chart-core/calendar";
import { findReturns, type TransitChange, transitChanges, transitState } from "chart-core/time";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

const headers = { Authorization: "Bearer <key>" };
const PATH = "/v2/transits/changes";
const BIRTH = { utc: "1990-09-05T19:17:00Z" };
const SPAN = { from: "2026-03-10T12:00:00Z", to: "2026-05-02T06:00:00Z" };
const [from, to] = [new Date(SPAN.from), new Date(SPAN.to)];
const chart = computeChart(new Date(BIRTH.utc));

let service: TestService;
let apiKey: string;
beforeEach(async () => {
  service = await TestService.open();
  apiKey = await service.openAccount();
});
afterEach(() => service.close());

interface Changes {
  readonly start: object;
  readonly changes: readonly TransitChange[];
}

async function changesOf(body: object): Promise<Changes> {
  const response = await service.post(PATH, apiKey, body, headers);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Changes }).data;
}

async function calendarOf(path: string, body: object, more = {}): Promise<string> {
  const response = await service.post(path, apiKey, body, { ...headers, ...more, Accept: "text/calendar" });
  expect([response.status, response.headers.get("Content-Type")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
  ]);
  return response.text();
}

const WARNING = "Made for one chart. Whoever reads this file can work out the birth.";
const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;

describe("the changes of a span", () => {
  test("with a birth are those of the library, from the state at the start", async () => {
    for (const level of ["gate", "line"] as const) {
      const { start, changes } = await changesOf({ ...SPAN, ...BIRTH, level });
      expect(start).toEqual(json(transitState(from, { chart })));
      expect(changes).toEqual(json(transitChanges(from, to, { chart, level })));
    }
  });

  test("without a birth have neither channels nor centers", async () => {
    const { start, changes } = await changesOf(SPAN);
    expect(start).toEqual({ activations: transitState(from).activations });
    expect(changes).toEqual(json(transitChanges(from, to)));
  });

  test("count the bodies and kinds that are named", async () => {
    const bodies = ["mercury", "moon", "northNode"] as const;
    const { start, changes } = await changesOf({
      ...SPAN,
      ...BIRTH,
      bodies,
      kinds: ["station", "center-ends"],
    });
    expect(start).toEqual(json(transitState(from, { chart, bodies })));
    expect(changes).toEqual(
      json(
        transitChanges(from, to, { chart, bodies }).filter(({ kind }) => /station|center-ends/.test(kind)),
      ),
    );
    expect(changes.map(({ kind }) => kind)).toContain("center-ends");
  });

  test("that are too many reach as far as the message says, and one second more does not", async () => {
    const body = { from: "2026-01-01T00:00:00Z", to: "2028-01-01T00:00:00Z", level: "line" };
    const refused = await service.post(PATH, apiKey, body, headers);
    const { message } = (await refused.json()) as { message: string };
    const [, count, until] = message.match(
      /^The span has ([\d,]+) changes\. 5,000 changes reach until (\S+):/,
    )!;
    expect(Number(count!.replace(",", ""))).toBe(
      transitChanges(new Date(body.from), new Date(body.to), { level: "line" }).length,
    );
    const within = await changesOf({ ...body, to: until });
    expect(within.changes).toHaveLength(5000);
    const later = new Date(Date.parse(until!) + 1000).toISOString();
    expect((await service.post(PATH, apiKey, { ...body, to: later }, headers)).status).toBe(400);
    expect((await service.balance(apiKey)).charges).toBe(1);
  });
});

describe("a calendar", () => {
  test("of changes is the library's file: counted from the beginning of the year, with ends after the span", async () => {
    const span = calendarSpan(from, to);
    for (const kinds of [undefined, ["channel-begins", "station"] as const]) {
      const events = transitEvents(transitChanges(span.from, span.to, { chart }), {
        from,
        to,
        ...(kinds && { kinds }),
      });
      const file = await calendarOf(PATH, { ...SPAN, ...BIRTH, kinds });
      expect(file).toBe(writeCalendar({ name: "Human Design transits", description: WARNING }, events));
    }
    expect(await calendarOf(PATH, { ...SPAN, bodies: ["sun"] })).toContain("NAME:Human Design sky\r\n");
  });

  test("of changes has an event at each change of the JSON answer that begins something", async () => {
    const body = { ...SPAN, ...BIRTH };
    const { changes } = await changesOf(body);
    const begins = changes.filter(({ kind }) => !kind.endsWith("-ends"));
    const file = await calendarOf(PATH, body);
    const starts = [...file.matchAll(/^DTSTART:(\S+)\r\n(?:DTEND:.*\r\n)?SUMMARY:(.*)\r$/gm)]
      .filter(([, , summary]) => !/ (?:ends|is open again)$/.test(summary!))
      .map(([, start]) => start);
    const second = (at: unknown) =>
      new Date(Math.ceil(Date.parse(String(at)) / 1000) * 1000).toISOString().replace(/[-:]|\.000/g, "");
    expect(starts).toEqual(begins.map(({ at }) => second(at)));
  });

  test("of returns has each pass, with the UIDs of a calendar of the whole life", async () => {
    const body = { utc: "1992-10-03T04:03:00Z", kinds: ["saturn", "lunar"] };
    const returns = findReturns(new Date(body.utc), {
      kinds: ["saturn", "lunar"],
      from: new Date("1992-01-01"),
      to: new Date("2025-01-01"),
    });
    const late = { from: "2021-05-01T00:00:00Z", to: "2025-01-01T00:00:00Z" };
    expect(await calendarOf("/v2/returns", { ...body, ...late })).toBe(
      writeCalendar(
        { name: "Human Design returns", description: WARNING },
        returnEvents(returns, { from: new Date(late.from) }),
      ),
    );
    const { length } = (await calendarOf("/v2/returns?include=charts", { ...body, ...late })).match(
      /BEGIN:VEVENT/g,
    )!;
    expect(length).toBe(returns.filter(({ at }) => at >= new Date(late.from)).length);
  });

  test("and its data under one Idempotency-Key cost one credit", async () => {
    const keyed = { "Idempotency-Key": "both" };
    const body = { ...SPAN, ...BIRTH };
    const file = await calendarOf(PATH, body, keyed);
    const data = await service.post(PATH, apiKey, body, { ...headers, ...keyed });
    expect(data.headers.get("Idempotent-Replayed")).toBe("true");
    expect(((await data.json()) as { data: Changes }).data.changes).toEqual(
      json(transitChanges(from, to, { chart })),
    );
    expect(await calendarOf(PATH, body, keyed)).toBe(file);
    expect((await service.balance(apiKey)).charges).toBe(1);
  });

  test("names no birth: no date, no place, no coordinates", async () => {
    const body = { ...SPAN, birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 };
    const file = await calendarOf(PATH, body);
    expect(file).not.toMatch(/1990|21:?17|52[.,]37|4[.,]89/);
    expect(file).toBe(await calendarOf(PATH, { ...SPAN, ...BIRTH }));
  });
});
