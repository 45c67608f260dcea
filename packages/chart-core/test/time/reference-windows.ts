import { readFixture } from "../../scripts/lib/fixtures.js";
import type { Body, Side } from "../../src/chart.js";

/** A change as the reference has it. */
export interface ReferenceChange {
  readonly side: Side;
  readonly body: Body;
  readonly level: string;
  readonly direction: string;
  readonly atMs: number;
  /** Motion of the body at the crossing, arcseconds an hour. */
  readonly rate: number;
}

/** The windows of fixtures/windows.csv with their changes. */
export function referenceWindows(): ReadonlyMap<string, readonly ReferenceChange[]> {
  const windows = new Map<string, ReferenceChange[]>();
  for (const row of readFixture("windows.csv")) {
    const from = row["window_from"]!;
    if (!windows.has(from)) windows.set(from, []);
    windows.get(from)!.push({
      side: row["side"] as Side,
      body: row["body"] as Body,
      level: row["level"]!,
      direction: row["direction"]!,
      atMs: Date.parse(row["at"]!),
      rate: Math.abs(Number(row["rate_arcsec_h"])),
    });
  }
  return windows;
}
