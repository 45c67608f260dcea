import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { installedTzdata, installedZoneLines } from "../../scripts/zones/installed-tzdata.js";
import { zoneModule, zoneTableSha256 } from "../../scripts/zones/zone-module.js";
import { findZone } from "../../src/birth-moment/find-zone.js";
import { zoneNamed } from "../../src/birth-moment/zone.js";
import { ZONE_TABLE, ZONE_TABLE_RELEASE } from "../../src/birth-moment/zone-table.generated.js";

const MODULE = new URL("../../src/birth-moment/zone-table.generated.ts", import.meta.url);
const names = ZONE_TABLE.flatMap((line) => line.slice(0, line.indexOf("|")).split(" "));

const committed = readFileSync(MODULE, "utf8");

it("the committed table matches the checksum in its header", () => {
  const header = committed.slice(0, committed.indexOf("export"));
  expect(header).toContain(`: ${zoneTableSha256(ZONE_TABLE)}\n`);
  expect(header).toContain(`release ${ZONE_TABLE_RELEASE},`);
});

it("the installed tzdata generates exactly the committed table, byte for byte", (ctx) => {
  const installed = installedTzdata();
  if (installed === null || !committed.includes(installed.sourceSha256)) {
    return ctx.skip(`needs Debian 12's build of tzdata ${ZONE_TABLE_RELEASE}`);
  }
  expect(zoneModule(installed, installedZoneLines())).toBe(committed);
});

it("no zone name occurs twice", () => {
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(597);
});

it("every zone has ordered periods, offsets within 16 hours and a known end of local mean time", () => {
  for (const name of names) {
    const { periods, localMeanTimeEndUtcSeconds } = zoneNamed(name)!;
    const starts = periods.map(({ startUtcSeconds }) => startUtcSeconds);
    expect(starts, name).toEqual([...new Set(starts)].sort((a, b) => a - b));
    expect(starts[0], name).toBe(Number.NEGATIVE_INFINITY);
    expect(starts.slice(0, 3), name).toContain(localMeanTimeEndUtcSeconds);
    expect(Math.max(...periods.map(({ offsetSeconds }) => Math.abs(offsetSeconds))), name).toBeLessThan(
      57_600,
    );
  }
});

it("each zone keeps its own history before 1970, as in tzdb's backzone file", () => {
  const offsetsOf = (name: string) => zoneNamed(name)!.periods.map(({ offsetSeconds }) => offsetSeconds);
  expect(offsetsOf("Europe/Amsterdam")).not.toEqual(offsetsOf("Europe/Brussels"));
  expect(offsetsOf("Europe/Stockholm")).not.toEqual(offsetsOf("Europe/Berlin"));
});

describe("the default zone finder", () => {
  it("returns only zones that are in the table, over a grid of the whole globe", () => {
    const found = new Set<string>();
    for (let lat = -90; lat <= 90; lat++) {
      for (let lng = -180; lng <= 180; lng++) found.add(findZone({ lat, lng }));
    }
    expect(found.size).toBeGreaterThan(300);
    expect([...found].filter((name) => zoneNamed(name) === undefined)).toEqual([]);
  });
});
