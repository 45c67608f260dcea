import { TestService } from "@chart/kit/services/test-service";
import type * as library from "chart-core/time";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

/** Number of the current turn of the event loop, and the turns of the searches since a test began. */
const loop = vi.hoisted(() => ({
  turn: 0,
  isWatched: true,
  searches: [] as { turn: number; days: number }[],
}));

vi.mock("chart-core/time", async (importOriginal) => {
  const original = await importOriginal<typeof library>();
  const transitChanges: typeof library.transitChanges = (from, to, options) => {
    loop.searches.push({ turn: loop.turn, days: (to.getTime() - from.getTime()) / 86_400_000 });
    return original.transitChanges(from, to, options);
  };
  return { ...original, transitChanges };
});

let service: TestService;
beforeAll(async () => {
  const nextTurn = () => {
    loop.turn++;
    if (loop.isWatched) setImmediate(nextTurn);
  };
  nextTurn();
  service = await TestService.open();
});
beforeEach(() => {
  loop.searches = [];
});
afterAll(async () => {
  loop.isWatched = false;
  await service.close();
});

async function post(fields: object, accept = "application/json"): Promise<number> {
  const apiKey = await service.openAccount();
  const headers = { Authorization: "Bearer <key>", Accept: accept };
  return (await service.post("/v2/transits/changes", apiKey, fields, headers)).status;
}

const FIVE_YEARS = { from: "2026-06-01T00:00:00Z", to: "2031-05-01T00:00:00Z" };
const BIRTH = { utc: "1990-09-05T19:17:00Z" };

test.each([
  [
    "five years for a birth",
    { ...FIVE_YEARS, ...BIRTH, kinds: ["channel-begins"] },
    "application/json",
    200,
    15,
  ],
  [
    "five years of lines, which are too many,",
    { ...FIVE_YEARS, ...BIRTH, level: "line" },
    "application/json",
    400,
    4,
  ],
  [
    "a calendar of five years",
    { ...FIVE_YEARS, ...BIRTH, kinds: ["channel-begins"] },
    "text/calendar",
    200,
    15,
  ],
] as const)(
  "%s take a turn of the event loop for each two weeks, of lines for each four days",
  async (_, body, accept, status, mostDays) => {
    expect(await post(body, accept)).toBe(status);
    expect(loop.searches.length).toBeGreaterThan((4.9 * 365) / mostDays - 1);
    expect(new Set(loop.searches.map(({ turn }) => turn)).size).toBe(loop.searches.length);
    expect(Math.max(...loop.searches.map(({ days }) => days))).toBe(mostDays);
  },
);

test("forty days of the Sun take a single turn", async () => {
  const body = { from: "2026-06-01T00:00:00Z", to: "2026-07-11T00:00:00Z", bodies: ["sun"] };
  expect(await post(body)).toBe(200);
  expect(loop.searches).toHaveLength(3);
  expect(new Set(loop.searches.map(({ turn }) => turn)).size).toBe(1);
});

test("a calendar of one day in December, which is counted from January on, takes a turn for each four days", async () => {
  const body = { from: "2026-12-30T00:00:00Z", to: "2026-12-31T00:00:00Z", level: "line", ...BIRTH };
  expect(await post(body, "text/calendar")).toBe(200);
  expect(loop.searches.length).toBeGreaterThan(90);
  expect(new Set(loop.searches.map(({ turn }) => turn)).size).toBe(loop.searches.length);
});
