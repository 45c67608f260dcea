import type { EphemerisBody } from "../../src/ephemeris/ephemeris-body.js";
import type { BodyTables } from "../../src/ephemeris/table/body-tables.js";
import type { PackedConjunctions } from "../../src/ephemeris/table/conjunctions.js";
import type { PackedRecords } from "../../src/ephemeris/table/packed-records.js";
import type { PackedSegments } from "../../src/ephemeris/table/segments.js";
import type { GeneratedModule } from "../lib/generated-module.js";
import { packedBytes } from "./pack-records.js";

/** The module of a body's tables. */
export function bodyModule(body: EphemerisBody, { segments, conjunctions }: BodyTables): GeneratedModule {
  const name = body === "northNode" ? "NORTH_NODE" : body.toUpperCase();
  return tableModule(fileName(body), [
    `/** ${segmentsComment("Apparent longitude on the mean equinox of date", segments)} */`,
    `export const ${name}: PackedSegments = ${segmentsText(segments)};`,
    ...(conjunctions === undefined
      ? []
      : [
          "",
          `/** ${conjunctions.records.count} superior conjunctions. */`,
          `export const ${name}_CONJUNCTIONS: PackedConjunctions = ${conjunctionsText(conjunctions)};`,
        ]),
  ]);
}

export function nutationModule(segments: PackedSegments): GeneratedModule {
  return tableModule("nutation", [
    `/** ${segmentsComment("Nutation in longitude", segments)} */`,
    `export const NUTATION: PackedSegments = ${segmentsText(segments)};`,
  ]);
}

/** Bytes of all tables before they become text. */
export function packedTotalBytes(bodies: readonly BodyTables[], nutation: PackedSegments): number {
  return bodies
    .flatMap(({ segments, conjunctions }) => [
      segments,
      ...(conjunctions === undefined ? [] : [conjunctions]),
    ])
    .concat(nutation)
    .reduce((sum, { records }) => sum + packedBytes(records), 0);
}

function tableModule(name: string, lines: readonly string[]): GeneratedModule {
  const body = lines.join("\n");
  const types = ["PackedConjunctions", "PackedSegments"].filter((type) => body.includes(type));
  const files = { PackedConjunctions: "conjunctions", PackedSegments: "segments" } as Record<string, string>;
  return {
    path: `src/ephemeris/table/${name}.generated.ts`,
    source: "the series model of src/series, whose own sources docs/sources.md names",
    licence: "MIT (this project)",
    date: "2026-11",
    command: "pnpm --filter chart-core generate:tables",
    body: [...types.map((type) => `import type { ${type} } from "./${files[type]}.js";`), "", body].join(
      "\n",
    ),
  };
}

function fileName(body: EphemerisBody): string {
  return body === "northNode" ? "north-node" : body;
}

function segmentsComment(what: string, { segmentDays, unitsPerArcsec, records }: PackedSegments): string {
  return `${what}: segments of ${segmentDays} days, degree ${records.columns.length - 1}, to 1/${unitsPerArcsec} arcsec.`;
}

function segmentsText({ segmentDays, unitsPerArcsec, unitsPerSegment, records }: PackedSegments): string {
  return [
    "{",
    `  segmentDays: ${segmentDays},`,
    `  unitsPerArcsec: ${unitsPerArcsec},`,
    `  unitsPerSegment: ${unitsPerSegment},`,
    `  records: ${recordsText(records)},`,
    "}",
  ].join("\n");
}

function conjunctionsText({ reachDays, records }: PackedConjunctions): string {
  return ["{", `  reachDays: ${reachDays},`, `  records: ${recordsText(records)},`, "}"].join("\n");
}

function recordsText({ count, columns, base64 }: PackedRecords): string {
  return [
    "{",
    `    count: ${count},`,
    `    columns: ${JSON.stringify(columns)},`,
    `    base64: "${base64}",`,
    "  }",
  ].join("\n");
}
