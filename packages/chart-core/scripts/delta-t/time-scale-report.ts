import type { DeltaTDifference } from "./measure-delta-t.js";
import { LEVELS, type TimeScaleDifference } from "./measure-time-scales.js";

/** Motion of the Moon and the Sun in a second, arcseconds. */
const MOON_ARCSEC_PER_SECOND = 0.549;
const SUN_ARCSEC_PER_SECOND = 0.041;

/** Formats the differences of Delta T from the reference as a Markdown table. */
export function deltaTReport(differences: readonly DeltaTDifference[]): string {
  return [
    "| year | Delta T on 1 January, s | reference, s | greatest difference in the year, s | Moon, arcsec | Sun, arcsec |",
    "| ---: | ---: | ---: | ---: | ---: | ---: |",
    ...differences.map(({ year, seconds, referenceSeconds, greatestSeconds }) => {
      const cells = [
        year,
        seconds.toFixed(3),
        referenceSeconds.toFixed(3),
        greatestSeconds.toFixed(4),
        (Math.abs(greatestSeconds) * MOON_ARCSEC_PER_SECOND).toFixed(3),
        (Math.abs(greatestSeconds) * SUN_ARCSEC_PER_SECOND).toFixed(3),
      ];
      return `| ${cells.join(" | ")} |`;
    }),
  ].join("\n");
}

/** Formats the comparison of UTC taken as UT1 with leap seconds as Markdown. */
export function timeScaleReport(difference: TimeScaleDifference): string {
  const { charts, meanSeconds, maxSeconds, moonMeanArcsec, moonMaxArcsec, activations, changedCharts } =
    difference;
  const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(4)} %`;
  return [
    `${charts} birth minutes 1972-2026, UTC taken as UT1 against UTC with leap seconds:`,
    "",
    `- UT1 - UTC: mean ${meanSeconds.toFixed(2)} s, max ${maxSeconds.toFixed(2)} s.`,
    `- The birth's Moon: mean ${moonMeanArcsec.toFixed(2)} arcsec, max ${moonMaxArcsec.toFixed(2)} arcsec.`,
    "",
    "| what differs | of all activations | charts with at least one |",
    "| --- | ---: | ---: |",
    ...LEVELS.map(
      (level) =>
        `| ${level === "line" ? "gate or line" : level} | ${percent(activations[level], activations.all)} | ${percent(changedCharts[level], charts)} |`,
    ),
  ].join("\n");
}
