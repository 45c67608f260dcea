import { fromZonedTime } from "date-fns-tz";
import fc from "fast-check";
import { expect, it } from "vitest";
import { localToUtc } from "../../src/birth-moment/local-to-utc.js";
import { zoneNamed } from "../../src/birth-moment/zone.js";
import { ZONE_TABLE } from "../../src/birth-moment/zone-table.generated.js";

const SAMPLES_PER_ZONE = 40;
const FROM_MINUTES = Date.UTC(1970, 0) / 60_000;
const TO_MINUTES = Date.UTC(2026, 0) / 60_000;

/**
 * Periods in which date-fns-tz may differ, because it reads the ICU data of the running Node. Both local dates are
 * included.
 */
const EXCEPTIONS: readonly { cause: string; zones: readonly string[]; from: string; to: string }[] = [
  {
    cause: "tzdb 2024b made WET a link to Europe/Lisbon; Debian keeps the zone that it was",
    zones: ["WET"],
    from: "1970-01-01",
    to: "1996-04-01",
  },
  {
    cause: "tzdb 2024b made EET a link to Europe/Athens; Debian keeps the zone that it was",
    zones: ["EET"],
    from: "1975-04-12",
    to: "1981-04-01",
  },
  {
    cause: "tzdb 2025b corrected Iran's changes of 1977 to 1979: ICU of tz 2025a and older",
    zones: ["Asia/Tehran", "Iran"],
    from: "1977-03-21",
    to: "1979-12-31",
  },
  {
    cause: "tzdb 2025c corrected Baja California's changes up to 1976: ICU of tz 2025b and older",
    zones: ["America/Tijuana", "America/Ensenada", "America/Santa_Isabel", "Mexico/BajaNorte"],
    from: "1970-01-01",
    to: "1976-04-25",
  },
];

it("date-fns-tz agrees on every unambiguous local time from 1970 to 2025, except where its ICU data is out of date", () => {
  const names = ZONE_TABLE.flatMap((line) => line.slice(0, line.indexOf("|")).split(" ")).filter(
    isKnownToIcu,
  );
  expect(names.length).toBeGreaterThan(590);

  const minutes = fc.integer({ min: FROM_MINUTES, max: TO_MINUTES - 1 });
  const differences: string[] = [];
  let compared = 0;
  for (const [seed, name] of names.entries()) {
    for (const minute of fc.sample(minutes, { numRuns: SAMPLES_PER_ZONE, seed })) {
      const local = new Date(minute * 60_000).toISOString().slice(0, 16);
      const { utcSeconds, kind } = localToUtc(zoneNamed(name)!, minute * 60);
      if (kind !== "unique" || isException(name, local)) continue;
      compared++;
      const other = fromZonedTime(local, name).getTime() / 1000;
      if (other !== utcSeconds) differences.push(`${name} ${local}: ${other - utcSeconds} s`);
    }
  }
  expect(differences).toEqual([]);
  expect(compared).toBeGreaterThan(0.99 * names.length * SAMPLES_PER_ZONE);
});

function isKnownToIcu(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}

function isException(name: string, local: string): boolean {
  const date = local.slice(0, 10);
  return EXCEPTIONS.some(({ zones, from, to }) => zones.includes(name) && from <= date && date <= to);
}
