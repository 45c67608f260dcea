import { readFileSync } from "node:fs";

/** A row of fixtures/local-time-to-utc.csv, recorded from Python's zoneinfo and glibc with Debian's tzdata. */
export interface FixtureRow {
  readonly id: string;
  readonly zone: string;
  /** `YYYY-MM-DDTHH:MM`. */
  readonly local: string;
  readonly kind: "unique" | "gap" | "fold";
  /** ISO 8601, with seconds. */
  readonly utc: string;
  readonly offsetSeconds: number;
}

const FIXTURE = new URL("../../fixtures/local-time-to-utc.csv", import.meta.url);

export function fixtureRows(): FixtureRow[] {
  const [, ...lines] = readFileSync(FIXTURE, "utf8").trim().split("\n");
  return lines.map((line) => {
    const [id, , zone, local, kind, utc, , , offset] = line.split(",") as string[];
    return {
      id: id!,
      zone: zone!,
      local: local!,
      kind: kind === "overlap" ? "fold" : (kind as "unique" | "gap"),
      utc: utc!,
      offsetSeconds: Number(offset),
    };
  });
}
