import { TestService } from "@chart/kit/services/test-service";
import { FakeGeocoder } from "@chart/kit/stand-ins/fake-geocoder";
import { computeChart } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { chartWindow } from "chart-core/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CHART_MEMBERS } from "../../../src/api/chart-json/chart-members.js";

interface Span {
  readonly fromUtc: string;
  readonly toUtc: string;
  readonly fromLocal: string;
  readonly toLocal: string;
}

interface WindowResult {
  readonly fromUtc: string;
  readonly toUtc: string;
  readonly zone: string;
  readonly distinctCharts: number;
  readonly certain: Readonly<Record<string, unknown>>;
  readonly uncertain: Readonly<Record<string, readonly { value: unknown; share: number; spans: Span[] }[]>>;
  readonly changes: readonly { at: string; local: string; members: string[]; from: string; level: string }[];
  readonly questions: readonly {
    readonly at: string;
    readonly local: string;
    readonly fromUtc: string;
    readonly toUtc: string;
    readonly before: Sides;
    readonly after: Sides;
  }[];
}

type Sides = Readonly<Record<string, readonly { value: string; share: number }[]>>;

const AMSTERDAM = { lat: 52.37, lng: 4.89 };
const APIA = { coords: { lat: -13.83, lng: -171.77 }, zone: "Pacific/Apia" };
const BERLIN = { coords: { lat: 52.5, lng: 7 }, zone: "Europe/Berlin" };
const FIJI = { coords: { lat: 0, lng: 180 }, zone: "Pacific/Fiji" };
const BAKER = { coords: { lat: 0, lng: -176 }, zone: "Etc/GMT+12" };

let service: TestService;
beforeAll(async () => {
  const geocoder = new FakeGeocoder({
    ...{ "Apia, Samoa": APIA, "Berlin, Germany": BERLIN, "Suva, Fiji": FIJI, "Baker Island": BAKER },
  });
  service = await TestService.open({ geocoder, rateLimitPerMinute: 1000 });
});
afterAll(() => service.close());

const headers = { Authorization: "Bearer <key>", "Chart-Geocode-Key": "a key" };
const post = (body: object, apiKey: string) =>
  service.post(`/v2/charts/window${"lat" in body ? "/coordinates" : ""}`, apiKey, body, headers);

async function windowOf(body: object): Promise<WindowResult> {
  const response = await post(body, await service.openAccount());
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: WindowResult }).data;
}

/** Returns the first and the last local time that the values of a member name. */
function ends({ uncertain }: WindowResult): [string, string] {
  const spans = Object.values(uncertain).flatMap((values) => values.flatMap((value) => value.spans));
  const [first] = [...spans].sort((a, b) => a.fromUtc.localeCompare(b.fromUtc));
  const last = [...spans].sort((a, b) => a.toUtc.localeCompare(b.toUtc)).at(-1);
  return [first?.fromLocal ?? "", last?.toLocal ?? ""];
}

describe("a window follows the local clock", () => {
  const rows: [string, object, string, string, [string, string]][] = [
    [
      "over a spring-forward night the day has 23 hours",
      { birthdate: "1990-03-25", ...AMSTERDAM },
      "1990-03-24T23:00:00.000Z",
      "1990-03-25T22:00:00.000Z",
      ["1990-03-25T00:00:00.000+01:00", "1990-03-26T00:00:00.000+02:00"],
    ],
    [
      "over a fall-back night it has 25",
      { birthdate: "1990-09-30", ...AMSTERDAM },
      "1990-09-29T22:00:00.000Z",
      "1990-09-30T23:00:00.000Z",
      ["1990-09-30T00:00:00.000+02:00", "1990-10-01T00:00:00.000+01:00"],
    ],
    [
      "times in a gap move forward",
      { birthdate: "1990-03-25", from: "02:00", to: "02:50", ...AMSTERDAM },
      "1990-03-25T01:00:00.000Z",
      "1990-03-25T01:50:00.000Z",
      ["1990-03-25T03:00:00.000+02:00", "1990-03-25T03:50:00.000+02:00"],
    ],
    [
      "in a fold, from is the first and to the second occurrence",
      { birthdate: "1990-09-30", from: "02:00", to: "02:55", ...AMSTERDAM },
      "1990-09-30T00:00:00.000Z",
      "1990-09-30T01:55:00.000Z",
      ["1990-09-30T02:00:00.000+02:00", "1990-09-30T02:55:00.000+01:00"],
    ],
    [
      "a day that the zone skipped is the whole day after it",
      { birthdate: "2011-12-30", location: "Apia, Samoa" },
      "2011-12-30T10:00:00.000Z",
      "2011-12-31T10:00:00.000Z",
      ["2011-12-31T00:00:00.000+14:00", "2012-01-01T00:00:00.000+14:00"],
    ],
    [
      "in local mean time the place's own longitude counts",
      { birthdate: "1850-06-15", location: "Berlin, Germany" },
      "1850-06-14T23:32:00.000Z",
      "1850-06-15T23:32:00.000Z",
      ["1850-06-15T00:00:00.000+00:28", "1850-06-16T00:00:00.000+00:28"],
    ],
    [
      "the first day of the range, far in the east",
      { birthdate: "1800-01-01", location: "Suva, Fiji" },
      "1799-12-31T12:00:00.000Z",
      "1800-01-01T12:00:00.000Z",
      ["1800-01-01T00:00:00.000+12:00", "1800-01-02T00:00:00.000+12:00"],
    ],
    [
      "the last day of the range, far in the west",
      { birthdate: "2199-12-31", location: "Baker Island" },
      "2199-12-31T12:00:00.000Z",
      "2200-01-01T12:00:00.000Z",
      ["2199-12-31T00:00:00.000-12:00", "2200-01-01T00:00:00.000-12:00"],
    ],
    [
      "minutes around a time may reach into the days beside it",
      { birthdate: "1990-09-05", birthtime: "00:10", plusMinusMinutes: 720, ...AMSTERDAM },
      "1990-09-04T10:10:00.000Z",
      "1990-09-05T10:10:00.000Z",
      ["1990-09-04T12:10:00.000+02:00", "1990-09-05T12:10:00.000+02:00"],
    ],
  ];

  test.each(rows)("%s", async (_title, body, fromUtc, toUtc, local) => {
    const window = await windowOf(body);
    expect([window.fromUtc, window.toUtc]).toEqual([fromUtc, toUtc]);
    expect(ends(window)).toEqual(local);
  });
});

test.each<[string, object]>([
  [
    "a change of the clocks leaves nothing",
    { birthdate: "1990-03-25", from: "02:30", to: "03:10", ...AMSTERDAM },
  ],
  ["before 1800", { birthdate: "1800-01-01", birthtime: "00:05", plusMinusMinutes: 6, ...AMSTERDAM }],
  ["after 2199", { birthdate: "2199-12-31", birthtime: "23:30", plusMinusMinutes: 31, ...AMSTERDAM }],
])("a window of which %s is refused, and costs nothing", async (_title, body) => {
  const apiKey = await service.openAccount();
  const response = await post(body, apiKey);
  expect([response.status, ((await response.json()) as { errorCode: string }).errorCode]).toEqual([
    ...[400, "INVALID_WINDOW"],
  ]);
  expect(await service.balance(apiKey)).toEqual({ credits: 10, ledger: 10, charges: 0 });
});

test("the whole answer of a day agrees with the chart of any minute, and has at most 150 KB", async () => {
  const day = { birthdate: "1990-09-05", ...AMSTERDAM };
  const response = await post(day, await service.openAccount());
  const text = await response.text();
  expect(Buffer.byteLength(text)).toBeLessThan(150_000);

  const { certain, uncertain, changes, distinctCharts } = (JSON.parse(text) as { data: WindowResult }).data;
  expect(distinctCharts).toBeGreaterThan(30);
  expect(distinctCharts).toBeLessThanOrEqual(changes.length + 1);
  for (const time of ["00:00", "05:43", "12:00", "21:17", "23:59"]) {
    const { utc } = resolveBirthMoment({ date: day.birthdate, time, coords: AMSTERDAM });
    const chart = computeChart(utc) as unknown as Record<string, unknown> & {
      activations: Record<string, Record<string, string>>;
    };
    const chartValue = (name: string) => {
      const [, side = "", body = ""] = name.split(".");
      return name.startsWith("activations.") ? chart.activations[side]?.[body] : chart[name];
    };
    for (const [name, value] of Object.entries(certain)) expect(chartValue(name)).toEqual(value);
    for (const [name, values] of Object.entries(uncertain)) {
      const held = values.find(({ spans }) =>
        spans.some(({ fromUtc, toUtc }) => fromUtc <= utc.toISOString() && utc.toISOString() < toUtc),
      );
      expect([name, held?.value]).toEqual([name, chartValue(name)]);
    }
  }
  expect(Object.keys(certain).length + Object.keys(uncertain).length).toBe(CHART_MEMBERS.length - 1 + 26);
  for (const values of Object.values(uncertain)) {
    expect(values.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 4);
    expect(values.map(({ share }) => share)).toEqual(values.map(({ share }) => share).sort((a, b) => b - a));
  }
  for (const { local, at, members, from, level } of changes) {
    expect(new Date(local).toISOString()).toBe(at);
    expect(members.length).toBeGreaterThan(0);
    expect(from.split(".")).toHaveLength(level === "gate" || level === "line" ? 2 : 4);
  }
});

test("the questions of a window are those of the library, with local times and shares to six decimals", async () => {
  const { questions, fromUtc, toUtc } = await windowOf({ birthdate: "1990-09-05", ...AMSTERDAM });
  const expected = chartWindow(new Date(fromUtc), new Date(toUtc)).questions;
  expect(expected).toHaveLength(3);
  expect(questions.map(({ at, fromUtc: from, toUtc: to }) => [from, at, to])).toEqual(
    expected.map(({ at, from, to }) => [from, at, to].map((instant) => instant.toISOString())),
  );
  expect(questions[0]?.local).toBe("1990-09-05T21:44:45.236+02:00");
  for (const [index, { local, at, before, after }] of questions.entries()) {
    expect(new Date(local).toISOString()).toBe(at);
    for (const [written, values] of [
      [before, expected[index]!.before],
      [after, expected[index]!.after],
    ] as const) {
      const rounded = Object.entries(values).map(([member, list]) => [
        member,
        list.map(({ value, share }) => ({ value, share: Number(share.toFixed(6)) })),
      ]);
      expect(written).toEqual(Object.fromEntries(rounded));
    }
  }
});

test("a window without doubt about type, authority, profile and definition has no question", async () => {
  const minutes = { from: "21:17", to: "21:18" };
  expect((await windowOf({ birthdate: "1990-09-05", ...AMSTERDAM, ...minutes })).questions).toEqual([]);
});

test("the headers show the place and the zone, and no single offset", async () => {
  const response = await post(
    { birthdate: "2011-12-30", location: "Apia, Samoa" },
    await service.openAccount(),
  );
  const shown = ["Coordinates", "Time-Zone", "Utc-Offset", "Local-Time-Kind"].map((name) =>
    response.headers.get(`Chart-${name}`),
  );
  expect(shown).toEqual(["-13.83;-171.77", "Pacific/Apia", null, null]);
});
