import type { Chart, Coordinates } from "chart-core";
import type { Birth, BirthMoment } from "chart-core/birth-moment";
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
  readonly resolveBirthMoment: (birth: Birth) => BirthMoment;
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

/** The place and moment that a birth was resolved to. */
export interface ResolvedBirth {
  readonly place: Place;
  readonly moment: BirthMoment;
  /** Number of other places that the text may mean whose clocks differed from this place's at the birth. */
  readonly alternatives: number;
}

/** A chart's answer with the birth it was computed from. A replay has no birth: only its chart is kept. */
export interface ChartAnswer extends PaidAnswer {
  readonly birth?: ResolvedBirth;
}

/**
 * Generates a chart for one credit. Checks follow the order that the API documents: Idempotency-Key, credits, place,
 * chart. The charge comes last, so that a failed request costs nothing.
 */
export async function generateChart(deps: ChartDeps, order: ChartOrder): Promise<ChartAnswer | Failure> {
  let birth: ResolvedBirth | undefined;
  const answer = await answerOnce(deps, order, async () => {
    if (order.account.credits === 0) return new Failure("CREDITS_EXHAUSTED");

    const place = await placeOf(deps, order);
    if (place instanceof Failure) return place;

    const json = order.measure("compute", () => {
      const resolved = resolveBirth(deps, order.birth, place);
      if (resolved instanceof Failure) return resolved;
      birth = resolved;
      return chartJson(deps, order, resolved);
    });
    if (json instanceof Failure) return json;

    return chargeCredit(deps, order, json);
  });
  return answer instanceof Failure || birth === undefined ? answer : { ...answer, birth };
}

/** Returns the place of birth. Asks the geocoder only if the request has no coordinates. */
function placeOf(
  { geocoder }: ChartDeps,
  { birth: { place }, measure, caller }: ChartOrder,
): Place | Promise<Place | Failure> {
  return "coords" in place ? place : measure("geocode", () => findPlace(geocoder, place, caller));
}

/** Resolves a birth to its moment. */
function resolveBirth(
  { resolveBirthMoment }: ChartDeps,
  { date, time }: BirthData,
  place: Place,
): ResolvedBirth | Failure {
  const momentAt = ({ coords, zone }: Place) => resolveBirthMoment({ date, time, coords, zone });
  try {
    const moment = momentAt(place);
    const hasOtherOffset = (other: Place) => momentAt(other).offsetSeconds !== moment.offsetSeconds;
    return { place, moment, alternatives: place.alternatives?.filter(hasOtherOffset).length ?? 0 };
  } catch (error) {
    return chartFailure(error, "TIMEZONE_LOOKUP_FAILED");
  }
}

/** Computes the chart and writes it as JSON. */
function chartJson(
  { computeChart }: ChartDeps,
  { write }: ChartOrder,
  { place, moment }: ResolvedBirth,
): string | Failure {
  try {
    return write(computeChart(moment.utc, place.coords));
  } catch (error) {
    return chartFailure(error, "CHART_GENERATION_FAILED");
  }
}
