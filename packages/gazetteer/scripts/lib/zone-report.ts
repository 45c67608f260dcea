import type { ZoneDifference, ZoneFigures } from "./measure-zones.js";

/** Upper limits of the rows of the table, in seconds. */
const LIMITS: readonly (readonly [text: string, seconds: number])[] = [
  ["another zone, no difference", 0],
  ["up to 30 min", 1800],
  ["30 min to 1 h", 3600],
  ["1 h to 2 h", 7200],
  ["2 h to 3 h", 10_800],
  ["more than 3 h", Number.POSITIVE_INFINITY],
];

/** Number of the places with the largest differences that are listed by name. */
const LISTED = 12;

/** Formats the figures of places and of a grid as Markdown. */
export function zoneReport(places: ZoneFigures, grid: ZoneFigures): string {
  return [
    "| largest difference | places | points of the grid |",
    "| --- | ---: | ---: |",
    `| same zone | ${sameZone(places)} | ${sameZone(grid)} |`,
    ...LIMITS.map(([text], row) => `| ${text} | ${inRow(places, row)} | ${inRow(grid, row)} |`),
    `| all | ${count(places.compared)} | ${count(grid.compared)} |`,
    "",
    `The ${LISTED} places with the largest differences:`,
    "",
    "| place | zone of the outlines | zone found | hours | on |",
    "| --- | --- | --- | ---: | --- |",
    ...places.differences.slice(0, LISTED).map(rowOf),
    "",
    "Points of the grid that are more than 3 hours off, by their zones:",
    "",
    "| zone of the outlines | zone found | points | hours |",
    "| --- | --- | ---: | ---: |",
    ...pairs(grid.differences.filter(({ seconds }) => seconds > 10_800)),
  ].join("\n");
}

function sameZone({ compared, differences }: ZoneFigures): string {
  return count(compared - differences.length);
}

function inRow({ differences }: ZoneFigures, row: number): string {
  const above = LIMITS[row - 1]?.[1] ?? Number.NEGATIVE_INFINITY;
  const limit = LIMITS[row]![1];
  return count(differences.filter(({ seconds }) => above < seconds && seconds <= limit).length);
}

function rowOf({ name, zone, found, seconds, date }: ZoneDifference): string {
  return `| ${name} | ${zone} | ${found} | ${hours(seconds)} | ${date} |`;
}

/** Writes the most frequent pairs of zones as rows, and the sum of all others. */
function pairs(differences: readonly ZoneDifference[]): string[] {
  const byPair = new Map<string, ZoneDifference[]>();
  for (const difference of differences) {
    const pair = `${difference.zone} | ${difference.found}`;
    byPair.set(pair, [...(byPair.get(pair) ?? []), difference]);
  }
  const sorted = [...byPair].sort(([, a], [, b]) => b.length - a.length);
  const others = sorted.slice(LISTED).flatMap(([, of]) => of);
  return [...sorted.slice(0, LISTED), [`${sorted.length - LISTED} other pairs | `, others] as const].map(
    ([pair, of]) => `| ${pair} | ${of.length} | ${hours(Math.max(...of.map(({ seconds }) => seconds)))} |`,
  );
}

function hours(seconds: number): string {
  return (seconds / 3600).toFixed(2);
}

function count(number: number): string {
  return number.toLocaleString("en");
}
