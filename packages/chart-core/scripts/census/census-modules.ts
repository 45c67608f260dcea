import type { CensusMember } from "../../src/census/census-members.js";
import type { CensusTable } from "../../src/census/tables/census-table.js";
import type { GeneratedModule } from "../lib/generated-module.js";
import type { Census } from "./census-tables.js";

/** Returns the modules of the census's tables, one for each member. */
export function censusModules({ tables }: Census): readonly GeneratedModule[] {
  return Object.entries(tables).map(([member, table]) => ({
    path: `src/census/tables/${fileNameOf(member as CensusMember)}.generated.ts`,
    source: "the charts of this library at each instant at which a gate, or a line of the Sun, changes",
    licence: "facts; the library's own",
    date: "2026-11",
    command: "npm run generate -- census",
    body: bodyOf(table),
  }));
}

/** Returns the name of a member's module: `channels-short`. */
function fileNameOf(member: CensusMember): string {
  return member.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function bodyOf({ spanYears, partsPerMillion }: CensusTable): string {
  return [
    'import type { CensusTable } from "./census-table.js";',
    "",
    "export const TABLE: CensusTable = {",
    `  spanYears: ${spanYears},`,
    "  partsPerMillion: {",
    ...Object.entries(partsPerMillion).map(([value, parts]) => `    "${value}": "${parts}",`),
    "  },",
    "};",
  ].join("\n");
}
