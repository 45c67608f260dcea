import type { Chart, Coordinates } from "chart-core";
import type { Birth } from "chart-core/birth-moment";
import type { Account } from "../accounts/account.js";
import { Failure } from "../failure.js";
import type { Geocoder } from "../geocoding/geocoder.js";
import type { Store } from "../storage/store.js";
import type { BirthData } from "./birth-data.js";
import { chartFailure } from "./chart-failure.js";
import { findPlace } from "./find-place.js";

/** What the use case works with. */
export interface ChartDeps {
  readonly store: Pick<Store, "charge">;
  readonly geocoder: Pick<Geocoder, "geocode">;
  /** Finds the zone of a place that brings none. */
  readonly resolveBirthMoment: (birth: Birth) => { readonly utc: Date };
  readonly computeChart: (utcMoment: Date, coords: Coordinates) => Chart;
  readonly now: () => Date;
}

/** Who asks for which chart. */
export interface ChartOrder {
  readonly account: Account;
  readonly requestId: string;
  readonly birth: BirthData;
  /** Aborted once nobody waits for the chart any more. */
  readonly signal?: AbortSignal;
}

/** A chart whose credit has been taken, durably. */
export interface GeneratedChart {
  readonly chart: Chart;
  readonly creditsLeft: number;
}

/**
 * The one use case: a chart for a credit. The credit goes last, so that no failure costs one; a concurrent
 * request may have taken it meanwhile.
 */
export async function generateChart(
  deps: ChartDeps,
  { account, requestId, birth, signal }: ChartOrder,
): Promise<GeneratedChart | Failure> {
  if (account.credits === 0) return new Failure("CREDITS_EXHAUSTED");

  const { date, time, place } = birth;
  const found = "coords" in place ? place : await findPlace(deps.geocoder, place, signal);
  if (found instanceof Failure) return found;

  const chart = chartOf(deps, { date, time, ...found });
  if (chart instanceof Failure) return chart;

  const creditsLeft = await deps.store.charge({ accountId: account.id, requestId, chargedAt: deps.now() });
  return creditsLeft === undefined ? new Failure("CREDITS_EXHAUSTED") : { chart, creditsLeft };
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
