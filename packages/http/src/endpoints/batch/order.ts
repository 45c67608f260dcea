import type { Chart } from "chart-core";
import { type Step, settled } from "../../base/steps.js";
import type { BirthData, KnownPlace } from "../../charts/birth-data.js";
import { chartFailure } from "../../charts/chart-failure.js";
import type { ChartTools } from "../../charts/chart-tools.js";
import type { Draft, Order } from "../../charts/order.js";
import { resolveBirth } from "../../charts/resolve-birth.js";
import { Failure, type FailureCode } from "../../errors/failure.js";

/** Number of births after which the event loop runs, so that other requests need not wait for the whole batch. */
const BIRTHS_PER_TURN = 50;

/** Number of births that count as one request, for the rate limit and for overload control. */
export const BIRTHS_PER_REQUEST = 25;

/** Writers of a batch's response as JSON. */
export interface BatchWriters {
  readonly chart: (index: number, chart: Chart) => string;
  readonly failure: (index: number, failure: Failure) => string;
  /** Writes the data of the response from the JSON of its items. */
  readonly data: (items: readonly string[], credits: number) => string;
}

/** Moment of a birth (ISO 8601), or the failure of its item; what is absent follows from the code. */
type KeptOutcome =
  | string
  | readonly [code: FailureCode, message?: string | null, missing?: Pick<Failure, "isMissing" | "note">];

/**
 * Creates the order of many charts. Each birth has an outcome of its own, and only charts cost credits. Retries compute
 * the charts of the kept moments again.
 *
 * @param births The births, or the failures of their fields.
 */
export function batchOrder(births: readonly (BirthData | Failure)[], writers: BatchWriters): Order {
  const itemOf = (index: number) => `births[${index}]`;
  const valid = [...births.entries()].filter((entry): entry is [number, BirthData] => isBirth(entry[1]));

  return {
    places: valid.map(([index, { place }]) => ({ place, item: itemOf(index) })),
    isPaced: true,
    maxCredits: births.length,
    isPartial: true,

    *draft(tools, places) {
      const placeOf = new Map(valid.map(([index], position) => [index, places[position]]));
      const outcomes: KeptOutcome[] = [];
      const faults: Failure[] = [];
      const items: string[] = [];
      for (const [index, birth] of births.entries()) {
        if (index > 0 && index % BIRTHS_PER_TURN === 0) yield;
        const moment = isBirth(birth)
          ? momentOf(tools, birth, placeOf.get(index) as KnownPlace | Failure)
          : birth;
        const item = moment instanceof Failure ? moment : yield* computeItem(tools, moment, index, writers);
        if (item instanceof Failure) {
          const failure = item.within(item.item ?? itemOf(index));
          if (failure.cause !== undefined) faults.push(failure);
          outcomes.push(keptFailure(failure));
          items.push(writers.failure(index, failure));
        } else {
          outcomes.push((moment as Date).toISOString());
          items.push(item);
        }
      }
      const credits = outcomes.filter((outcome) => typeof outcome === "string").length;
      return {
        json: writers.data(items, credits),
        kept: JSON.stringify(outcomes),
        credits,
        faults,
      } satisfies Draft;
    },

    *restore(tools, kept) {
      const items: string[] = [];
      let credits = 0;
      for (const [index, outcome] of (JSON.parse(kept) as readonly KeptOutcome[]).entries()) {
        if (index > 0 && index % BIRTHS_PER_TURN === 0) yield;
        if (typeof outcome === "string") {
          items.push(writers.chart(index, yield* settled(tools.computeChart(new Date(outcome)))));
          credits++;
        } else {
          const [code, message, missing] = outcome;
          const details = { ...missing, message: message ?? undefined, item: itemOf(index) };
          items.push(writers.failure(index, new Failure(code, details)));
        }
      }
      return writers.data(items, credits);
    },
  };
}

function keptFailure({ code, message, isMissing, note }: Failure): KeptOutcome {
  if (isMissing) return [code, message ?? null, { isMissing, note }];
  return message === undefined ? [code] : [code, message];
}

function isBirth(birth: BirthData | Failure): birth is BirthData {
  return !(birth instanceof Failure);
}

/** Resolves a birth to its moment, unless its place was not found. */
function momentOf(tools: ChartTools, birth: BirthData, place: KnownPlace | Failure): Date | Failure {
  if (place instanceof Failure) return place;
  const resolved = resolveBirth(tools, birth, place);
  return resolved instanceof Failure ? resolved : resolved.moment.utc;
}

function* computeItem(
  { computeChart }: ChartTools,
  moment: Date,
  index: number,
  writers: BatchWriters,
): Generator<Step, string | Failure, unknown> {
  try {
    return writers.chart(index, yield* settled(computeChart(moment)));
  } catch (error) {
    return chartFailure(error, "CHART_GENERATION_FAILED");
  }
}
