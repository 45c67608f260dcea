import { EPHEMERIS_BODIES, type EphemerisBody } from "../../src/ephemeris/ephemeris-body.js";
import type { BodyTables } from "../../src/ephemeris/table/body-tables.js";
import type { PackedRecords } from "../../src/ephemeris/table/packed-records.js";
import type { PackedSegments } from "../../src/ephemeris/table/segments.js";
import type { GeneratedModule } from "../lib/generated-module.js";
import { packedBytes } from "./pack-records.js";

/** Path of the generated tables in the package. */
export const TABLES_PATH = "src/ephemeris/table/tables.generated.ts";

/** Makes one module of all tables: each additional module costs a third of a millisecond at start. */
export function tablesModule(
  bodies: Readonly<Record<EphemerisBody, BodyTables>>,
  nutation: PackedSegments,
): GeneratedModule {
  return {
    path: TABLES_PATH,
    source: "the series model of src/series, whose own sources docs/sources.md names",
    licence: "MIT (this project)",
    date: "2026-11",
    command: "npm run --prefix packages/chart-core generate:tables",
    body: [
      'import type { AllTables } from "./body-tables.js";',
      'import type { PackedSegments } from "./segments.js";',
      "",
      "/** The tables of every body. */",
      "export const BODY_TABLES: AllTables = {",
      ...EPHEMERIS_BODIES.map((body) => `  ${body}: ${bodyText(bodies[body])},`),
      "};",
      "",
      "/** Nutation in longitude. */",
      `export const NUTATION: PackedSegments = ${segmentsText(nutation)};`,
    ].join("\n"),
  };
}

/** Returns the bytes of all tables before their encoding as text. */
export function packedTotalBytes(bodies: readonly BodyTables[], nutation: PackedSegments): number {
  return bodies
    .flatMap(({ segments, conjunctions }) => [
      segments,
      ...(conjunctions === undefined ? [] : [conjunctions]),
    ])
    .concat(nutation)
    .reduce((sum, { records }) => sum + packedBytes(records), 0);
}

/** A body's tables as the text of a module. */
export function bodyText({ segments, conjunctions }: BodyTables): string {
  return [
    "{",
    `segments: ${segmentsText(segments)},`,
    ...(conjunctions === undefined
      ? []
      : [
          `conjunctions: { reachDays: ${conjunctions.reachDays}, records: ${recordsText(conjunctions.records)} },`,
        ]),
    "}",
  ].join("\n");
}

function segmentsText({ segmentDays, unitsPerArcsec, unitsPerSegment, records }: PackedSegments): string {
  const numbers = `segmentDays: ${segmentDays}, unitsPerArcsec: ${unitsPerArcsec}, unitsPerSegment: ${unitsPerSegment}`;
  return `{ ${numbers}, records: ${recordsText(records)} }`;
}

function recordsText({ count, columns, base64 }: PackedRecords): string {
  return `{\ncount: ${count},\ncolumns: ${JSON.stringify(columns)},\nbase64: "${base64}" }`;
}
