import { computeActivations } from "../../src/compute-activations.js";
import { deltaTSeconds } from "../../src/ephemeris/delta-t.js";
import { utDaysFromDate } from "../../src/ephemeris/ut-days.js";
import { type ChartDifference, compareCharts } from "./compare-charts.js";
import { publishedDeltaTSeconds } from "./published-delta-t.js";

/** Delta T that charts use beside that of the publications, in a year. */
export interface DeltaTOfYear {
  readonly year: number;
  /** Delta T that charts use at the start of the year, seconds. */
  readonly shippedSeconds: number;
  /** Delta T of the publications at the start of the year, seconds. */
  readonly publishedSeconds: number;
  /** Shipped less published: the difference of the year that is farthest from zero, seconds. */
  readonly greatestSeconds: number;
}

/** Charts of some years with the shipped and the published Delta T. */
export interface DeltaTOfYears extends ChartDifference {
  readonly firstYear: number;
  readonly lastYear: number;
}

/** Every tenth year, and each of those that were observed with today's precision. */
const YEARS = Array.from({ length: 400 }, (_, index) => 1800 + index).filter(
  (year) => year % 10 === 0 || (year >= 1973 && year <= 2027) || year === 2199,
);

/** First years of the spans whose charts are compared. */
const SPAN_STARTS = [1800, 1952, 1973, 2023, 2024, 2025, 2026, 2027, 2050, 2100, 2150];

const END_YEAR = 2200;

const STEP_DAYS = 1;

/** Compares the shipped Delta T with the published one, year by year. */
export function compareDeltaTByYear(): DeltaTOfYear[] {
  return YEARS.map((year) => {
    const start = utDaysFromDate(new Date(startMs(year)));
    const end = utDaysFromDate(new Date(startMs(year + 1)));
    let greatestSeconds = 0;
    for (let utDays = start; utDays < end; utDays += STEP_DAYS) {
      const difference = shippedLessPublishedSeconds(utDays);
      if (Math.abs(difference) > Math.abs(greatestSeconds)) greatestSeconds = difference;
    }
    return {
      year,
      shippedSeconds: deltaTSeconds(start),
      publishedSeconds: publishedDeltaTSeconds(start),
      greatestSeconds,
    };
  });
}

/** Compares charts with the shipped and the published Delta T in spans of years. */
export function compareDeltaTBySpan(chartsPerSpan = 250): DeltaTOfYears[] {
  return SPAN_STARTS.map((firstYear, index) => {
    const endYear = SPAN_STARTS[index + 1] ?? END_YEAR;
    const difference = compareCharts(startMs(firstYear), startMs(endYear), chartsPerSpan, publishedChart);
    return { firstYear, lastYear: endYear - 1, ...difference };
  });
}

/** Computes the activations of a birth with the published Delta T: those of the shipped one at another moment. */
function publishedChart(birth: Date) {
  const seconds = shippedLessPublishedSeconds(utDaysFromDate(birth));
  return { activations: computeActivations(new Date(Math.round(birth.getTime() - seconds * 1000))), seconds };
}

function shippedLessPublishedSeconds(utDays: number): number {
  return deltaTSeconds(utDays) - publishedDeltaTSeconds(utDays);
}

function startMs(year: number): number {
  return Date.UTC(year, 0, 1);
}
