import fc from "fast-check";
import { expect, test } from "vitest";
import { localTime } from "../src/local-time.js";

const HOUR_MS = 60 * 60 * 1000;
const zones = fc.constantFrom(...Intl.supportedValuesOf("timeZone"));
const instants = fc.date({ min: new Date("1970-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });

const formats = new Map<string, Intl.DateTimeFormat>();

/** Local date and time by Intl, as YYYY-MM-DDTHH:MM:SS. */
function byIntl(instant: Date, zone: string): string {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "medium", timeZone: zone });
    formats.set(zone, format);
  }
  return format.format(instant).replace(" ", "T");
}

const bySelf = (instant: Date, zone: string) => localTime(instant, zone).toISOString().slice(0, 19);

test("in every zone the local time of any instant is the one of Intl, and so are its neighbours' within two hours", () => {
  fc.assert(
    fc.property(zones, instants, fc.array(fc.nat(2 * HOUR_MS), { maxLength: 5 }), (zone, start, steps) => {
      for (const step of [0, ...steps]) {
        const instant = new Date(start.getTime() + step);
        expect(bySelf(instant, zone)).toBe(byIntl(instant, zone));
      }
    }),
    { numRuns: 300 },
  );
});

test.each([
  ["Europe/Berlin", "2026-03-29T00:00Z"],
  ["Europe/Berlin", "2026-10-25T00:00Z"],
  ["Australia/Lord_Howe", "2026-04-04T14:00Z"],
  ["Australia/Lord_Howe", "2026-10-03T14:00Z"],
  // Clocks change a minute after midnight, in the middle of an hour.
  ["America/St_Johns", "2010-03-14T02:30Z"],
  ["America/St_Johns", "2010-11-07T01:30Z"],
])(
  "in %s, where clocks change soon after %s, each minute is the one of Intl, forwards and backwards",
  (zone, start) => {
    const minutes = Array.from({ length: 180 }, (_, minute) => new Date(Date.parse(start) + minute * 60_000));
    const expected = minutes.map((minute) => byIntl(minute, zone));
    expect(minutes.map((minute) => bySelf(minute, zone))).toEqual(expected);
    expect(minutes.reverse().map((minute) => bySelf(minute, zone))).toEqual(expected.reverse());
  },
);
