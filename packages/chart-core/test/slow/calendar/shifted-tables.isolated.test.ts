import { expect, it, vi } from "vitest";
import { transitEvents } from "../../../src/calendar/index.js";
import { computeChart } from "../../../src/index.js";
import { transitChanges } from "../../../src/time/index.js";

const BIRTHS = [
  "1926-02-11T03:30Z",
  "1955-07-02T22:10Z",
  "1978-12-24T09:00Z",
  "1990-09-05T19:17Z",
  "2010-01-31T12:00Z",
];
const LEVELS = ["gate", "line"] as const;
const YEARS = [new Date("2025-01-01T00:00Z"), new Date("2035-01-01T00:00Z")] as const;
const SHIFT_S = 1;

/** Returns the instant of each event by its UID, for ten years of the sky upon each birth, by birth and level. */
function files(of: { computeChart: typeof computeChart; transitChanges: typeof transitChanges }) {
  return BIRTHS.flatMap((birth) => {
    const chart = of.computeChart(new Date(birth));
    return LEVELS.map((level) => {
      const events = transitEvents(of.transitChanges(...YEARS, { level, chart }));
      const atMs = new Map(events.map(({ uid, start }) => [uid, start.getTime()]));
      expect(atMs.size, "no UID twice").toBe(events.length);
      return atMs;
    });
  });
}

/** Imports the library anew, with a Delta T that is longer by a second. */
async function shiftedLibrary() {
  vi.resetModules();
  vi.doMock("../../../src/ephemeris/delta-t.js", async (importOriginal) => {
    const original = await importOriginal<typeof import("../../../src/ephemeris/delta-t.js")>();
    const shiftDays = SHIFT_S / 86_400;
    return {
      deltaTSeconds: (utDays: number) => original.deltaTSeconds(utDays) + SHIFT_S,
      ttDaysFromUtDays: (utDays: number) => original.ttDaysFromUtDays(utDays) + shiftDays,
      utDaysFromTtDays: (ttDays: number) => original.utDaysFromTtDays(ttDays - shiftDays),
    } satisfies typeof original;
  });
  const { computeChart } = await import("../../../src/index.js");
  const { transitChanges } = await import("../../../src/time/index.js");
  return { computeChart, transitChanges };
}

it("with Delta T shifted by a second, 99.9 % of the UIDs of ten years stay, and their events move by that second", async () => {
  const before = files({ computeChart, transitChanges });
  const after = files(await shiftedLibrary());
  let [all, stayed] = [0, 0];
  for (const [index, atMs] of before.entries()) {
    for (const [uid, ms] of atMs) {
      all++;
      const movedMs = ms - (after[index]!.get(uid) ?? Number.NaN);
      if (Number.isNaN(movedMs)) continue;
      stayed++;
      if (movedMs < 900 || movedMs > 1100) expect.fail(`${uid} moved by ${movedMs} ms`);
    }
  }
  expect(all).toBeGreaterThan(400_000);
  expect(stayed / all).toBeGreaterThan(0.999);
});
