import type { Chart, Coordinates } from "chart-core";
import type { Birth } from "chart-core/birth-moment";
import { Failure } from "../errors/failure.js";
import type { Caller, Geocoder } from "../geocoding/geocoder.js";
import { type AnswerDeps, answerForCredit, type PaidAnswer, type PaidRequest } from "./answer-for-credit.js";
import type { BirthData } from "./birth-data.js";
import { chartFailure } from "./chart-failure.js";
import { findPlace } from "./find-place.js";

/** What the use case works with. */
export interface ChartDeps extends AnswerDeps {
  readonly geocoder: Pick<Geocoder, "geocode">;
  /** Finds the zone of a place that brings none. */
  readonly resolveBirthMoment: (birth: Birth) => { readonly utc: Date };
  readonly computeChart: (utcMoment: Date, coords: Coordinates) => Chart;
}

/** Who asks for which chart, in which form. */
export interface ChartOrder extends PaidRequest {
  readonly birth: BirthData;
  /** Writes the chart as JSON. */
  readonly write: (chart: Chart) => string;
  /** Who waits for the chart. */
  readonly caller: Caller;
}

/** The one use case: a chart for a credit. */
export function generateChart(deps: ChartDeps, order: ChartOrder): Promise<PaidAnswer | Failure> {
  return answerForCredit(deps, order, async () => {
    const { date, time, place } = order.birth;
    const found =
      "coords" in place
        ? place
        : await order.measure("geocode", () => findPlace(deps.geocoder, place, order.caller));
    if (found instanceof Failure) return found;

    return order.measure("compute", () => {
      const chart = chartOf(deps, { date, time, ...found });
      return chart instanceof Failure ? chart : order.write(chart);
    });
  });
}

function chartOf({ resolveBirthMoment, computeChart }: ChartDeps, birth: Birth): Chart | Failure {
  let utc: Date;
  try {
    ({ utc } = resolveBirthMoment(birth));
  } catch (error) {
    return chartFailure(error, "TIMEZONE_LOOKUP_FAILED");
  }
  try {
    return computeChart(utc, birth.coords);
  } catch (error) {
    return chartFailure(error, "CHART_GENERATION_FAILED");
  }
}
