import { CHART_MEMBERS } from "../../src/glossary/chart-members.js";
import type { GlossaryEntry } from "../../src/glossary/entry.js";

/** The members of a chart as the tables of the README, from the glossary: those of the service, then the library's own. */
export function membersTables(): string {
  const rows = (isShared: boolean) =>
    Object.entries(CHART_MEMBERS)
      .filter(([member, { isInWindow }]) => (isInWindow === true || member === "birthDateUtc") === isShared)
      .map(([member, entry]) => {
        const cells = [`\`${member}\``, entry.meaning, ...(isShared ? [valuesOf(entry)] : [])];
        return `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
      });
  return [
    ...["| member | meaning | values |", "| --- | --- | --- |", ...rows(true), ""],
    ...["These members are the library's own:", ""],
    ...["| member | meaning |", "| --- | --- |", ...rows(false), ""],
  ].join("\n");
}

function valuesOf({ values = {}, form = "" }: GlossaryEntry): string {
  const words = Object.keys(values).filter((value) => !form.includes(value));
  return [words.join(", "), form].filter((text) => text !== "").join(". ");
}
