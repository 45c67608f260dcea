import type { Chart, Coordinates } from "chart-core";
import type { Birth } from "chart-core/birth-moment";
import { Failure } from "../errors/failure.js";
import type { Geocoder, Place } from "../geocoding/geocoder.js";
import { type AnswerOnceDeps, answerOnce } from "./answer-once.js";
import type { BirthData } from "./birth-data.js";
import { type ChargeDeps, chargeCredit, type PaidAnswer, type PaidRequest } from "./charge-credit.js";
import { chartFailure } from "./chart-failure.js";
import { findPlace } from "./find-place.js";

/** Dependencies of {@link generateChart}. */
export interface ChartDeps {
  readonly charges: ChargeDeps["charges"];
  readonly inDoubt: ChargeDeps["inDoubt"];
  readonly claims: AnswerOnceDeps["claims"];
  readonly geocoder: Pick<Geocoder, "geocode">;
  /** Converts local birth time to UTC. Looks the zone up if the place has none. */
  readonly resolveBirthMoment: (birth: Birth) => { readonly utc: Date };
  readonly computeChart: (utcMoment: Date, coords: Coordinates) => Chart;
  readonly now: () => Date;
  readonly logger: AnswerOnceDeps["logger"];
}

/** Request for a chart, independent of the API version. */
export interface ChartOrder extends PaidRequest {
  readonly birth: BirthData;
  /** Writes the chart as the JSON of the requested API version and endpoint. */
  readonly write: (chart: Chart) => string;
}

/**
 * Generates a chart for one credit. Checks follow the order that the API documents: Idempotency-Key, credits, place,
 * chart. The charge comes last, so that a failed request costs nothing.
 */
export function generateChart(deps: ChartDeps, order: ChartOrder): Promise<PaidAnswer | Failure> {
  return answerOnce(deps, order, async () => {
    if (order.account.credits === 0) return new Failure("CREDITS_EXHAUSTED");

    const place = await placeOf(deps, order);
    if (place instanceof Failure) return place;

    const json = order.measure("compute", () => chartJson(deps, order, place));
    if (json instanceof Failure) return json;

    return chargeCredit(deps, order, json);
  });
}

/** Returns the place of birth. Asks the geocoder only if the request has no coordinates. */
function placeOf(
  { geocoder }: ChartDeps,
  { birth: { place }, measure, caller }: ChartOrder,
): Place | Promise<Place | Failure> {
  return "coords" in place ? place : measure("geocode", () => findPlace(geocoder, place, caller));
}

/** Computes the chart and writes it as JSON. */
function chartJson(
  { resolveBirthMoment, computeChart }: ChartDeps,
  { birth: { date, time }, write }: ChartOrder,
  place: Place,
): string | Failure {
  let utc: Date;
  try {
    ({ utc } = resolveBirthMoment({ date, time, ...place }));
  } catch (error) {
    return chartFailure(error, "TIMEZONE_LOOKUP_FAILED");
  }
  let chart: Chart;
  try {
    chart = computeChart(utc, place.coords);
  } catch (error) {
    return chartFailure(error, "CHART_GENERATION_FAILED");
  }
  return write(chart);
}
