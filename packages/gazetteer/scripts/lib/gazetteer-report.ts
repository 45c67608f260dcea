import type { PairRegion } from "./gazetteer-questions.js";
import { type GazetteerFigures, type GazetteerMiss, NEAR_KM } from "./measure-gazetteer.js";

/** Formats the figures and every miss as lines of text. */
export function gazetteerReport(
  { asked, near, sameUtc, misses }: GazetteerFigures,
  ambiguous: number,
  pairRegion: PairRegion,
): string {
  return [
    `Asked as "City, Country": ${asked}; left out: ${ambiguous} of one name in one ${pairRegion}`,
    `  within ${NEAR_KM} km: ${near} (${percent(near, asked)})`,
    `  right UTC, January and July of 1950, 1990 and 2020: ${sameUtc} (${percent(sameUtc, asked)})`,
    `  misses: ${misses.length}`,
    ...misses.map(missLine),
  ].join("\n");
}

function missLine({ text, population, distanceKm, sameUtc, zones }: GazetteerMiss): string {
  const where = distanceKm === undefined ? "not found" : `${Math.round(distanceKm)} km off`;
  return `    ${text} (${population.toLocaleString("en")}): ${where}${sameUtc ? "" : `, wrong UTC: ${zones}`}`;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / whole).toFixed(2)} %`;
}
