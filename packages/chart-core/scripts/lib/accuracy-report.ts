import { EPHEMERIS_BODIES } from "../../src/ephemeris/ephemeris-body.js";
import { type Accuracy, limitOf } from "./measure-accuracy.js";
import type { ChartAgreement } from "./measure-charts.js";
import type { LocalTimeAgreement } from "./measure-local-times.js";

/** The measurements as Markdown, for the terminal and the README alike. */
export function accuracyReport(
  accuracy: Accuracy,
  charts: ChartAgreement,
  localTimes: LocalTimeAgreement,
): string {
  const cell = (body: (typeof EPHEMERIS_BODIES)[number], side: "personality" | "design") => {
    const { mean, max } = accuracy.errors.find((errors) => errors.body === body && errors.side === side)!;
    const limit = limitOf(body, side);
    return `${mean.toFixed(4)} / ${max.toFixed(4)} | ${limit.mean} / ${limit.max}`;
  };
  const { designMoment, departures } = accuracy;
  return [
    `${accuracy.rows} birth minutes 1800-2200 against Swiss Ephemeris 2.10.03 / JPL DE431, mean / max error in arcseconds:`,
    "",
    "| body | birth moment | limit | design moment | limit |",
    "|---|---|---|---|---|",
    ...EPHEMERIS_BODIES.map((body) => `| ${body} | ${cell(body, "personality")} | ${cell(body, "design")} |`),
    "",
    `Design moment: mean ${designMoment.meanSeconds.toFixed(3)} s, max ${designMoment.maxSeconds.toFixed(3)} s (limit 0.3 s).`,
    `Gate, line, color and tone: ${accuracy.positions - departures.length} of ${accuracy.positions} equal.`,
    ...departures.map(
      ({ utc, side, body, reference, ours, boundaryArcsec }) =>
        `- ${utc} ${side} ${body}: ${ours}, reference ${reference}, ${boundaryArcsec.toFixed(3)} arcsec from the boundary`,
    ),
    "",
    `Published charts: ${charts.equal} of ${charts.members} members of ${charts.charts} charts equal.`,
    `Local times: ${localTimes.equal} of ${localTimes.rows} recorded ones right in UTC, offset and kind (${localTimes.gaps} gaps, ${localTimes.folds} folds).`,
  ].join("\n");
}
