import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, it } from "vitest";
import { zoneNamed } from "../../../src/birth-moment/zone.js";
import { type FixtureRow, fixtureRows } from "../../birth-moment/fixture-rows.js";

const CHILD = fileURLToPath(new URL("../../birth-moment/resolve-rows.mjs", import.meta.url));
const BUILT = fileURLToPath(new URL("../../../dist/birth-moment/index.js", import.meta.url));

const rows = fixtureRows();
const rowsOfRange = rows.filter(({ local }) => local >= "1800" && local < "2200");

/** UTC time of 2020-01-01 12:00 local time under each TZ; proves that the process uses that zone. */
const NOON_UTC: Readonly<Record<string, string>> = {
  UTC: "2020-01-01T12:00:00.000Z",
  "America/New_York": "2020-01-01T17:00:00.000Z",
  "Pacific/Apia": "2019-12-31T22:00:00.000Z",
};

describe.each(Object.keys(NOON_UTC))("in a process with TZ=%s", (tz) => {
  let answer: {
    noonOfProcessUtc: string;
    zoneLayer: { utcSeconds: number; offsetSeconds: number; kind: string }[];
    resolved: { utc: string; zone: string; offsetSeconds: number; kind: string }[];
  };
  beforeAll(() => {
    answer = JSON.parse(resolveInProcess(tz));
  });

  it("the process uses that time zone", () => {
    expect(answer.noonOfProcessUtc).toBe(NOON_UTC[tz]);
  });

  it("every recorded local time, years 1 to 2100, converts to the recorded UTC time", () => {
    const found = answer.zoneLayer.map(({ utcSeconds, offsetSeconds, kind }, index) => ({
      ...rows[index],
      utc: new Date(utcSeconds * 1000).toISOString().replace(".000Z", "Z"),
      offsetSeconds,
      kind,
    }));
    expect(found).toEqual(rows);
    expect(found).toHaveLength(361);
  });

  it("every recorded birth, years 1800 to 2199, converts to the recorded UTC time", () => {
    const found = answer.resolved.map((moment, index) => ({ ...rowsOfRange[index], ...moment }));
    expect(found).toEqual(
      rowsOfRange.map((row) => ({
        ...row,
        utc: row.utc.replace("Z", ".000Z"),
        kind: isLocalMeanTime(row) ? "local-mean-time" : row.kind,
      })),
    );
    expect(found).toHaveLength(341);
    expect(rowsOfRange.filter(isLocalMeanTime)).toHaveLength(38);
  });
});

it("the results are the same, byte for byte, whatever the time zone of the process", () => {
  const [first, ...others] = Object.keys(NOON_UTC).map((tz) => {
    const { noonOfProcessUtc: _, ...results } = JSON.parse(resolveInProcess(tz));
    return JSON.stringify(results);
  });
  for (const other of others) expect(other).toBe(first);
});

function resolveInProcess(tz: string): string {
  if (!existsSync(BUILT)) throw new Error("build chart-core first: this test runs the built package");
  const births = rows.map(({ zone, local, offsetSeconds }) => ({
    zone,
    date: local.slice(0, 10),
    time: local.slice(11),
    coords: { lat: 0, lng: longitudeOfMeanTime(offsetSeconds) },
  }));
  return execFileSync(process.execPath, ["--import", "tsx", CHILD], {
    env: { ...process.env, TZ: tz },
    input: JSON.stringify(births),
    encoding: "utf8",
    maxBuffer: 2 ** 24,
  });
}

/**
 * Returns the longitude that has this offset as its mean time, give or take a day. In a zone's local mean time, the
 * fixture holds the mean time of the zone's city.
 */
function longitudeOfMeanTime(offsetSeconds: number): number {
  const lng = offsetSeconds / 240;
  return lng > 180 ? lng - 360 : lng < -180 ? lng + 360 : lng;
}

function isLocalMeanTime({ zone, utc }: FixtureRow): boolean {
  return Date.parse(utc) / 1000 < zoneNamed(zone)!.localMeanTimeEndUtcSeconds;
}
