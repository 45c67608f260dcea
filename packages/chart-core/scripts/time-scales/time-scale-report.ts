import type { ChartDifference } from "./compare-charts.js";
import type { DeltaTOfYear, DeltaTOfYears } from "./compare-delta-t.js";

/** Mean motion of the Moon in a second, arcseconds. */
const MOON_ARCSEC_PER_SECOND = 0.549;

/** Units of the wheel and their widths, arcseconds. */
const UNITS = [
  ["gate or line", 3375],
  ["color", 562.5],
  ["tone", 93.75],
] as const;

const TONE_ARCSEC = 93.75;

/** Formats the differences between the shipped and the published Delta T by year as a Markdown table. */
export function deltaTByYearReport(years: readonly DeltaTOfYear[]): string {
  return [
    "| year | shipped on 1 January, s | published, s | greatest difference in the year, s | Moon at mean motion, arcsec |",
    "| ---: | ---: | ---: | ---: | ---: |",
    ...years.map(({ year, shippedSeconds, publishedSeconds, greatestSeconds }) => {
      const cells = [
        year,
        shippedSeconds.toFixed(3),
        publishedSeconds.toFixed(3),
        greatestSeconds.toFixed(4),
        (Math.abs(greatestSeconds) * MOON_ARCSEC_PER_SECOND).toFixed(3),
      ];
      return `| ${cells.join(" | ")} |`;
    }),
  ].join("\n");
}

/** Formats how the shipped and the published Delta T differ in charts, by span of years, as Markdown. */
export function deltaTBySpanReport(spans: readonly DeltaTOfYears[]): string {
  return [
    `${spans[0]!.charts} birth minutes of each span, Delta T as shipped against Delta T as published. The difference is`,
    "the one farthest from 0, the Moon's errors are in arcseconds, and the shares have another tone:",
    "",
    "| years | shipped − published, s | Moon, mean | Moon, max | activations | charts |",
    "| --- | ---: | ---: | ---: | ---: | ---: |",
    ...spans.map((span) => {
      const { firstYear, lastYear, greatestSeconds, moonMeanArcsec, moonMaxArcsec } = span;
      const cells = [
        firstYear === lastYear ? firstYear : `${firstYear}-${lastYear}`,
        greatestSeconds.toFixed(3),
        moonMeanArcsec.toFixed(3),
        moonMaxArcsec.toFixed(3),
        percent(span.activationArcsec / TONE_ARCSEC),
        percent(span.chartArcsec / TONE_ARCSEC),
      ];
      return `| ${cells.join(" | ")} |`;
    }),
  ].join("\n");
}

/** Formats the comparison of UTC taken as UT1 with leap seconds as Markdown. */
export function leapSecondReport(difference: ChartDifference): string {
  const { charts, meanSeconds, greatestSeconds, moonMeanArcsec, moonMaxArcsec } = difference;
  return [
    `${charts.toLocaleString("en")} birth minutes 1972-2026, UTC taken as UT1 against UTC with leap seconds:`,
    "",
    `- TT differs by ${meanSeconds.toFixed(2)} s on average, ${Math.abs(greatestSeconds).toFixed(2)} s at most.`,
    `- The birth's Moon: mean ${moonMeanArcsec.toFixed(2)} arcsec, max ${moonMaxArcsec.toFixed(2)} arcsec.`,
    "",
    "| what differs | activations | charts with at least one |",
    "| --- | ---: | ---: |",
    ...UNITS.map(([unit, arcsec]) => {
      const shares = [difference.activationArcsec / arcsec, difference.chartArcsec / arcsec];
      return `| ${unit} | ${shares.map(percent).join(" | ")} |`;
    }),
  ].join("\n");
}

function percent(share: number): string {
  return `${(100 * share).toFixed(4)} %`;
}
