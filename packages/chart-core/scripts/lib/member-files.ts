import { CHART_MEMBERS } from "../../src/glossary/chart-members.js";
import type { GlossaryGroup } from "../../src/glossary/entry.js";
import { membersTables } from "./members-tables.js";

/** Groups of terms that are the headings of a reading: each of their members is one text. */
const SECTIONS: readonly GlossaryGroup[] = ["Type and decisions", "Body and mind"];

const HEAD =
  "/* Written by `npm run generate -- members` from the records of a chart's members. Do not edit. */\n";

const MARKS = /(<!-- members -->\n).*?(<!-- end of members -->)/s;

const README = "packages/chart-core/README.md";

/**
 * Returns all that follows from the records of a chart's members, by the paths of the files in the repository.
 *
 * @param read Reads a file of the repository.
 */
export function memberFiles(read: (path: string) => string): Readonly<Record<string, string>> {
  if (!MARKS.test(read(README))) throw new Error("no marks of the members");
  return {
    "packages/chart-core/src/timeline/window-members.generated.ts": windowMembers(),
    "packages/reading/src/text-sections.generated.ts": textSections(),
    [README]: read(README).replace(MARKS, (_, start, end) => `${start}\n${membersTables()}\n${end}`),
  };
}

const WINDOW = Object.entries(CHART_MEMBERS).filter(([, { isInWindow }]) => isInWindow === true);

function windowMembers(): string {
  return `${HEAD}
/**
 * The members of a chart that windows compare, in the order of the chart. Longitudes, colors, tones and bases are left
 * out because they change all the time.
 */
export const WINDOW_MEMBERS = [
${WINDOW.map(([member]) => `  "${member}",\n`).join("")}] as const;
Object.freeze(WINDOW_MEMBERS);
`;
}

function textSections(): string {
  const sections = SECTIONS.map((title) => {
    const own = WINDOW.filter(([, { group }]) => group === title).sort(([, a], [, b]) => a.order - b.order);
    return `  "${title}": [\n${own.map(([member]) => `    "${member}",\n`).join("")}  ],\n`;
  });
  return `${HEAD}
/** The members of a chart with one text each, under the headings of a reading. */
export const TEXT_SECTIONS = {
${sections.join("")}} as const;

/** The members of a chart as JSON, in the order of the service's answers. */
export const JSON_MEMBERS = [
${[...WINDOW.map(([member]) => member), "birthDateUtc"].map((member) => `  "${member}",\n`).join("")}] as const;
`;
}
