import { BODY_NAMES } from "../../src/body-names.js";
import type { Side } from "../../src/chart.js";
import { EPHEMERIS_BODIES, type EphemerisBody } from "../../src/ephemeris/table/ephemeris-body.js";
import type { Accuracy } from "./measure-accuracy.js";
import { AGREEMENT_MAX_ARCSEC, type Agreement } from "./measure-agreement.js";
import type { ChartAgreement } from "./measure-charts.js";
import type { LocalTimeAgreement } from "./measure-local-times.js";

/** All measurements of the report. */
export interface Measurements {
  /** The tables, from which charts are computed. */
  readonly tables: Accuracy;
  /** The series model, from which the tables are made. */
  readonly series: Accuracy;
  readonly agreement: Agreement;
  readonly charts: ChartAgreement;
  readonly localTimes: LocalTimeAgreement;
}

/** Formats the measurements as Markdown, for the terminal and docs/accuracy.md alike. */
export function accuracyReport({ tables, series, agreement, charts, localTimes }: Measurements): string {
  const { anywhere, besideSun, behindSun } = agreement;
  const sideTable = (heading: string, side: Side) => [
    `${heading}:`,
    "",
    "| body | tables, mean | max | series, mean | max |",
    "| --- | ---: | ---: | ---: | ---: |",
    ...EPHEMERIS_BODIES.map((body) => {
      const cells = [...errorsOf(tables, body, side), ...errorsOf(series, body, side)];
      return `| ${BODY_NAMES[body]} | ${cells.join(" | ")} |`;
    }),
    "",
  ];
  return [
    `${tables.rows} birth minutes 1800-2200 against Swiss Ephemeris 2.10.03 / JPL DE431, from the tables (which`,
    "charts use) and from the series (which the tables are made from):",
    "",
    ...(
      [
        ["tables", tables],
        ["series", series],
      ] as const
    ).flatMap(([name, accuracy]) => verdict(name, accuracy)),
    "",
    "Charts and local times against fixtures:",
    "",
    `- Published charts: ${charts.equal} of ${charts.members} members of ${charts.charts} charts equal.`,
    `- Local times: ${localTimes.equal} of ${localTimes.rows} recorded ones right in UTC, offset and kind (${localTimes.gaps} gaps, ${localTimes.folds} folds).`,
    "",
    "Errors in arcseconds:",
    "",
    ...sideTable("At birth", "personality"),
    ...sideTable("At the design moment", "design"),
    `Tables against series, mean / max in arcseconds (limit ${AGREEMENT_MAX_ARCSEC}):`,
    "",
    `- ${thousands(anywhere.count)} longitudes anywhere: ${anywhere.mean.toFixed(4)} / ${anywhere.max.toFixed(4)}`,
    `- ${besideSun.count} within 8 days of a superior conjunction: ${besideSun.mean.toFixed(4)} / ${besideSun.max.toFixed(4)}`,
    `- ${behindSun.count} behind the Sun's disc: ${behindSun.mean.toFixed(4)} / ${behindSun.max.toFixed(4)}`,
  ].join("\n");
}

/** Says how many charts and positions are those of the reference, and lists the others. */
function verdict(name: string, { rows, designMoment, positions, departures }: Accuracy): readonly string[] {
  const charts = rows - new Set(departures.map(({ utc }) => utc)).size;
  const equal = positions - departures.length;
  return [
    `- Charts with every gate, line, color and tone equal, ${name}: ${charts} of ${rows}.`,
    `- Gate, line, color and tone, ${name}: ${thousands(equal)} of ${thousands(positions)} equal.`,
    ...departures.map(
      ({ utc, side, body, reference, ours, boundaryArcsec }) =>
        `  - ${utc} ${side} ${body}: ${ours}, reference ${reference}, ${boundaryArcsec.toFixed(3)} arcsec from the boundary`,
    ),
    `- Design moment, ${name}: mean ${designMoment.meanSeconds.toFixed(3)} s, max ${designMoment.maxSeconds.toFixed(3)} s (limit 0.3 s).`,
  ];
}

function errorsOf({ errors }: Accuracy, body: EphemerisBody, side: Side): readonly string[] {
  const { mean, max } = errors.find((each) => each.body === body && each.side === side)!;
  return [mean.toFixed(4), max.toFixed(4)];
}

function thousands(count: number): string {
  return count.toLocaleString("en");
}
