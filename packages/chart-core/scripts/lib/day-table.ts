import type { DayFigures } from "./measure-days.js";

const BEGIN = "<!-- day-table -->\n";
const END = "<!-- /day-table -->\n";

/** The figures as Markdown. */
export function dayTable(figures: DayFigures): string {
  const { days, members, distinctActivations, gateAndLineCrossings, crossings, crossingsThatAlter } = figures;
  return [
    `${days} random days of 1900 to 2029, from midnight to midnight UTC. On a median day ${crossings} crossings occur,`,
    `and ${crossingsThatAlter} of them change a member. ${gateAndLineCrossings} are crossings of a gate or a line, which give`,
    `${distinctActivations} different sets of activations; the others are of colors and tones of Sun and North Node.`,
    "",
    "| member | changes, % of days | noon right, % |",
    "| --- | ---: | ---: |",
    ...members.map(
      ({ member, changingPercent, noonPercent }) =>
        `| \`${member}\` | ${changingPercent.toFixed(1)} | ${noonPercent.toFixed(1)} |`,
    ),
    "",
  ].join("\n");
}

/** A document with another table between its two marks. */
export function replaceDayTable(text: string, table: string): string {
  const [before, rest] = text.split(BEGIN);
  const [, after] = (rest ?? "").split(END);
  if (before === undefined || after === undefined) throw new Error("the document has no place for the table");
  return `${before}${BEGIN}\n${table}\n${END}${after}`;
}
