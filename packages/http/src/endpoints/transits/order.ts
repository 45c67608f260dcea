import { type ChartTransits, type Transits, transits } from "chart-core/time";
import { settled } from "../../base/steps.js";
import type { BirthData, KnownPlace } from "../../charts/birth-data.js";
import { computedOrder } from "../../charts/computed-order.js";
import type { Order } from "../../charts/order.js";
import { resolveBirth } from "../../charts/resolve-birth.js";
import { Failure } from "../../errors/failure.js";

interface ResolvedTransits {
  /** ISO 8601. */
  readonly at: string;
  /** Moment of the birth; null if there is none. */
  readonly birth: string | null;
}

/** Creates the order of the transits of a moment, by default the request's, compared with the chart of `birth`. */
export function transitsOrder(
  at: Date | undefined,
  birth: BirthData | undefined,
  write: (result: Transits | ChartTransits) => string,
): Order {
  return computedOrder<ResolvedTransits>({
    places: birth === undefined ? [] : [birth],
    resolve(tools, [place]) {
      const moment = (at ?? tools.now()).toISOString();
      if (birth === undefined) return { resolved: { at: moment, birth: null } };
      const resolved = resolveBirth(tools, birth, place as KnownPlace);
      if (resolved instanceof Failure) return resolved;
      return { resolved: { at: moment, birth: resolved.moment.utc.toISOString() }, birth: resolved };
    },
    *compute({ computeChart }, { birth: moment, at: skyMoment }) {
      const chart = moment === null ? undefined : yield* settled(computeChart(new Date(moment)));
      return write(transits(new Date(skyMoment), chart));
    },
  });
}
