import { beforeEach, expect, test } from "vitest";
import { PacedWork } from "../../src/base/paced-work.js";
import { findEachPlace } from "../../src/charts/find-each-place.js";
import type { Caller } from "../../src/ports/caller.js";
import type { Place } from "../../src/ports/geocoder.js";

const PLACE: Place = { coords: { lat: 1, lng: 2 } };
const toFind = (names: readonly string[]) =>
  names.map((location, index) => ({
    place: { location, geocodeKey: "key" },
    item: `births[${index}]`,
  }));
const names = (count: number) => Array.from({ length: count }, (_, index) => `place ${index}`);

/** Geocoder that answers twenty turns later, knows no place whose name begins with "no", and never answers for "hung". */
class SlowGeocoder {
  running = 0;
  most = 0;
  readonly asked: string[] = [];

  async geocode(location: string, _key: string, { signal }: Caller = {}) {
    this.asked.push(location);
    this.most = Math.max(this.most, ++this.running);
    if (location.startsWith("hung")) {
      await new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    }
    for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
    this.running--;
    return location.startsWith("no") ? ({ code: "GEOCODE_LOCATION_NOT_FOUND" } as const) : PLACE;
  }
}

let taken: number[];
beforeEach(() => {
  taken = [];
});
const takeTokens = async (tokens: number) => void taken.push(tokens);

test("looks up eight places at a time, each text once, and keeps their order", async () => {
  const geocoder = new SlowGeocoder();
  const given = { place: { coords: { lat: 3, lng: 4 } } };
  const places = [given, ...toFind([...names(20), ...names(20), "no place"])];
  const found = await findEachPlace(
    { geocoder, pacedWork: new PacedWork(() => false), takeTokens },
    places,
    {},
  );
  expect(found).toEqual([
    given.place,
    ...Array(40).fill(PLACE),
    expect.objectContaining({ code: "GEOCODE_LOCATION_NOT_FOUND", item: "births[40]" }),
  ]);
  expect([geocoder.asked.length, geocoder.most]).toEqual([21, 8]);
});

test("fails the places that are not found in time, and keeps the others", async () => {
  const geocoder = new SlowGeocoder();
  const hung = Array.from({ length: 8 }, (_, index) => `hung ${index}`);
  const found = await findEachPlace(
    { geocoder, pacedWork: new PacedWork(() => false), takeTokens },
    toFind([...names(3), ...hung, "late"]),
    {},
    50,
  );
  expect(found).toEqual([
    ...Array(3).fill(PLACE),
    ...Array.from({ length: 9 }, () => expect.objectContaining({ code: "GEOCODE_TIMEOUT" })),
  ]);
  expect(geocoder.asked).not.toContain("late");
});

test("stops when the caller has gone", async () => {
  const geocoder = new SlowGeocoder();
  const caller = new AbortController();
  const hung = Array.from({ length: 8 }, (_, index) => `hung ${index}`);
  const search = findEachPlace(
    { geocoder, pacedWork: new PacedWork(() => false), takeTokens },
    toFind([...hung, ...names(20)]),
    caller,
  );
  setImmediate(() => caller.abort());
  expect(await search).toMatchObject({ code: "BAD_REQUEST" });
  expect(geocoder.asked.every((name) => name.startsWith("hung"))).toBe(true);
});

test("starts one lookup in a turn of the event loop, and pauses after each while others are at work", async () => {
  let turn = 0;
  let isDone = false;
  const nextTurn = () => {
    turn++;
    if (!isDone) setImmediate(nextTurn);
  };
  nextTurn();
  const turns: number[] = [];
  const geocoder = {
    geocode: async () => {
      turns.push(turn);
      return PLACE;
    },
  };
  await findEachPlace({ geocoder, pacedWork: new PacedWork(() => false), takeTokens }, toFind(names(20)), {});
  isDone = true;
  expect(new Set(turns).size).toBe(20);

  let pauses = 0;
  const delay = async () => {
    pauses++;
  };
  const busy = new PacedWork(() => true, delay);
  await findEachPlace({ geocoder, pacedWork: busy, takeTokens }, toFind(names(20)), {});
  await busy.start(async () => undefined);
  expect(pauses).toBeGreaterThanOrEqual(20);
});

test.each([
  ["0 lookups that failed", 0, []],
  ["1 lookup that failed", 1, [1]],
  ["5 lookups that failed", 5, [1]],
  ["6 lookups that failed", 6, [2]],
  ["100 lookups that failed", 100, [20]],
])(
  "%s of 120 places, each asked for twice, take one token for each started five",
  async (_title, failed, tokens) => {
    const texts = Array.from({ length: 120 }, (_, index) => `${index < failed ? "no " : ""}place ${index}`);
    const deps = { geocoder: new SlowGeocoder(), pacedWork: new PacedWork(() => false), takeTokens };
    await findEachPlace(deps, toFind([...texts, ...texts]), {});
    expect(taken).toEqual(tokens);
  },
);

test("lookups that a caller leaves take their tokens; places that were never asked for take none", async () => {
  const hung = Array.from({ length: 8 }, (_, index) => `hung ${index}`);
  const caller = new AbortController();
  const geocoder = new SlowGeocoder();
  const deps = { geocoder, pacedWork: new PacedWork(() => false), takeTokens };
  const search = findEachPlace(deps, toFind([...hung, ...names(20)]), caller);
  while (geocoder.asked.length < 8) await new Promise((resolve) => setImmediate(resolve));
  caller.abort();
  await search;
  expect(taken).toEqual([2]);
});
