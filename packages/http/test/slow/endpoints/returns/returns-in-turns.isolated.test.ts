import { TestService } from "@chart/kit/services/test-service";
import { computeChart } from "chart-core";
import type * as library from "chart-core/time";
import { RETURN_KINDS, type Return, type ReturnKind } from "chart-core/time";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

/** Number of the current turn of the event loop, and the turns of the searches and charts since a test began. */
const loop = vi.hoisted(() => ({
  turn: 0,
  isWatched: true,
  searches: [] as { turn: number; passes: number }[],
  charts: [] as number[],
}));

vi.mock("chart-core/time", async (importOriginal) => {
  const original = await importOriginal<typeof library>();
  const findReturns: typeof library.findReturns = (...search) => {
    const returns = original.findReturns(...search);
    loop.searches.push({ turn: loop.turn, passes: returns.length });
    return returns;
  };
  return { ...original, findReturns };
});

const BIRTH = { birthdate: "1802-10-03", birthtime: "05:03", lat: 0, lng: 0 };
const BIRTH_UTC = new Date("1802-10-03T05:03Z");

let service: TestService;
beforeAll(async () => {
  const nextTurn = () => {
    loop.turn++;
    if (loop.isWatched) setImmediate(nextTurn);
  };
  nextTurn();
  service = await TestService.open({
    computeChart: (utc) => {
      loop.charts.push(loop.turn);
      return computeChart(utc);
    },
  });
});
beforeEach(() => {
  loop.searches = [];
  loop.charts = [];
});
afterAll(async () => {
  loop.isWatched = false;
  await service.close();
});

async function post(fields: object, query = ""): Promise<{ status: number; returns: readonly Return[] }> {
  const apiKey = await service.openAccount();
  const headers = { Authorization: "Bearer <key>" };
  const response = await service.post(`/v2/returns${query}`, apiKey, { ...BIRTH, ...fields }, headers);
  const { data } = (await response.json()) as { data: { returns: Return[] } | null };
  return { status: response.status, returns: data?.returns ?? [] };
}

/** Returns of a whole span, found at once. */
async function foundAtOnce(kinds: readonly ReturnKind[], to: string): Promise<readonly Return[]> {
  const { findReturns } = await vi.importActual<typeof library>("chart-core/time");
  return findReturns(BIRTH_UTC, { kinds, to: new Date(to) });
}

const CENTURIES = "2199-12-31T23:59:59.999Z";

test.each<[string, ReturnKind[], string]>([
  ["a thousand returns of the Moon", ["lunar"], "1877-06-01T00:00:00Z"],
  ["four centuries of the Sun's returns", ["solar"], CENTURIES],
  [
    "four centuries of returns of all bodies but the Moon",
    RETURN_KINDS.filter((kind) => kind !== "lunar"),
    CENTURIES,
  ],
])(
  "%s take a turn of the event loop for each 25 passes, and are those of one search",
  async (_, kinds, to) => {
    const { returns } = await post({ kinds, to });
    expect(returns).toEqual(JSON.parse(JSON.stringify(await foundAtOnce(kinds, to))));
    expect(loop.searches.length).toBeGreaterThanOrEqual(returns.length / 25);
    expect(new Set(loop.searches.map(({ turn }) => turn)).size).toBe(loop.searches.length);
    expect(Math.max(...loop.searches.map(({ passes }) => passes))).toBeLessThanOrEqual(25);
  },
);

test("the charts of fifty returns are computed in several turns, ten in each at most", async () => {
  const { returns } = await post({ kinds: ["solar"], to: "1852-06-01T00:00:00Z" }, "?include=charts");
  expect([returns.length, loop.charts.length]).toEqual([49, 49]);
  const inTurn = loop.charts.map((turn) => loop.charts.filter((other) => other === turn).length);
  expect(Math.max(...inTurn)).toBe(10);
});

test("a search stops as soon as it has found too many passes", async () => {
  const { status } = await post({ kinds: ["solar"], to: CENTURIES }, "?include=charts");
  expect(status).toBe(400);
  expect(loop.searches.length).toBeGreaterThan(0);
  expect(loop.searches.length).toBeLessThan(6);
  expect(loop.charts).toEqual([]);
});

test("the default returns of a life take a single turn", async () => {
  expect((await post({})).returns.length).toBeGreaterThan(20);
  expect(new Set(loop.searches.map(({ turn }) => turn)).size).toBe(1);
});
