import type { DayFigures } from "./measure-days.js";

const BEGIN = "<!-- day-table -->\n";
const END = "<!-- /day-table -->\n";

/** The figures as Markdown. */
export function dayTable(figures: DayFigures): string {
  const { days, members, distinctActivations, gateAndLineCrossings, crossings, crossingsThatAlter } = figures;
  return [
    `${days} random days of 1900 to 2029, from midnight to midnight UTC. A median day holds ${distinctActivations} different`,
    `sets of activations and ${crossings} crossings: ${gateAndLineCrossings} of a gate or a line, the others of colors and tones of`,
    `Sun and North Node. ${crossingsThatAlter} of them alter a member of the chart.`,
    "",
    "| member | changes on, % of days | value at noon holds, % of the time |",
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
