import type { BodyTables } from "../../src/ephemeris/table/body-tables.js";
import type { PackedConjunctions } from "../../src/ephemeris/table/conjunctions.js";
import { EPHEMERIS_BODIES, type EphemerisBody } from "../../src/ephemeris/table/ephemeris-body.js";
import type { PackedPart, PackedRecords } from "../../src/ephemeris/table/packed-records.js";
import type { PackedSegments } from "../../src/ephemeris/table/segments.js";
import type { TablePart } from "../../src/ephemeris/table/table-part.js";
import { FIRST_YEAR, SPAN_COUNT, SPAN_LEAD_DAYS, SPAN_YEARS } from "../../src/ephemeris/table/table-span.js";
import type { GeneratedModule } from "../lib/generated-module.js";
import { packedBytes } from "./pack-records.js";
import { splitTables } from "./split-tables.js";

const FOLDER = "src/ephemeris/table";

const PROVENANCE: Omit<GeneratedModule, "path" | "body"> = {
  source: "the series model of src/series, whose own sources docs/sources.md names",
  licence: "MIT (this project)",
  date: "2026-11",
  command: "npm run --prefix packages/chart-core generate:tables",
};

/** Makes the modules of all tables: one of their forms, and one of the records of each span of years. */
export function tableModules(
  bodies: Readonly<Record<EphemerisBody, BodyTables>>,
  nutation: PackedSegments,
): GeneratedModule[] {
  return [formsModule(bodies, nutation), ...splitTables(bodies, nutation).map(partModule)];
}

/** Paths of the generated tables in the package. */
export const TABLE_PATHS: readonly string[] = [
  `${FOLDER}/tables.generated.ts`,
  ...Array.from({ length: SPAN_COUNT }, (_, span) => partPath(span)),
];

function partPath(span: number): string {
  return `${FOLDER}/parts/from-${FIRST_YEAR + span * SPAN_YEARS}.generated.ts`;
}

function partModule({ nutation, bodies }: TablePart, span: number): GeneratedModule {
  const from = FIRST_YEAR + span * SPAN_YEARS;
  return {
    ...PROVENANCE,
    path: partPath(span),
    body: [
      'import type { TablePart } from "../table-part.js";',
      "",
      `/** The tables of the years ${from} to ${from + SPAN_YEARS - 1} and the ${SPAN_LEAD_DAYS} days before them. */`,
      "export const PART: TablePart = {",
      `nutation: ${partText(nutation)},`,
      "bodies: {",
      ...Object.entries(bodies).map(
        ([body, { segments, conjunctions }]) =>
          `${body}: { segments: ${partText(segments)}${conjunctions ? `, conjunctions: ${partText(conjunctions)}` : ""} },`,
      ),
      "},",
      "};",
    ].join("\n"),
  };
}

function formsModule(
  bodies: Readonly<Record<EphemerisBody, BodyTables>>,
  nutation: PackedSegments,
): GeneratedModule {
  const emptied = ({ segments, conjunctions }: BodyTables): BodyTables => ({
    segments: withoutParts(segments),
    ...(conjunctions && { conjunctions: withoutParts(conjunctions) }),
  });
  return {
    ...PROVENANCE,
    path: `${FOLDER}/tables.generated.ts`,
    body: [
      'import type { AllTables } from "./body-tables.js";',
      'import type { PackedSegments } from "./segments.js";',
      "",
      "/** The tables of every body, without their records: table-part.ts adds these. */",
      "export const BODY_TABLES: AllTables = {",
      ...EPHEMERIS_BODIES.map((body) => `  ${body}: ${bodyText(emptied(bodies[body]))},`),
      "};",
      "",
      "/** Nutation in longitude, without its records. */",
      `export const NUTATION: PackedSegments = ${segmentsText(withoutParts(nutation))};`,
    ].join("\n"),
  };
}

function withoutParts<Table extends PackedSegments | PackedConjunctions>(table: Table): Table {
  return { ...table, records: { ...table.records, parts: [] } };
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

function recordsText({ count, columns, parts }: PackedRecords): string {
  return `{\ncount: ${count},\ncolumns: ${JSON.stringify(columns)},\nparts: [${parts.map(partText).join(", ")}] }`;
}

function partText({ first, count, base64 }: PackedPart): string {
  return `{ first: ${first}, count: ${count}, base64() {\nreturn "${base64()}"; } }`;
}
