import type { Chart } from "chart-core";
import { settled } from "../../base/steps.js";
import type { BirthData, KnownPlace } from "../../charts/birth-data.js";
import { computedOrder } from "../../charts/computed-order.js";
import type { Order } from "../../charts/order.js";
import { resolveBirth } from "../../charts/resolve-birth.js";
import { Failure } from "../../errors/failure.js";

interface ResolvedPeople {
  /** Moments of the births, ISO 8601. */
  readonly births: readonly string[];
}

/** Creates the order of the charts of several people, whose result `combine` writes as JSON. */
export function peopleOrder(
  people: readonly BirthData[],
  combine: (charts: readonly Chart[]) => string,
): Order {
  const itemOf = (index: number) => `people[${index}]`;
  return computedOrder<ResolvedPeople>({
    places: people.map(({ place }, index) => ({ place, item: itemOf(index) })),
    resolve(tools, places) {
      const births: string[] = [];
      for (const [index, person] of people.entries()) {
        const birth = resolveBirth(tools, person, places[index] as KnownPlace);
        if (birth instanceof Failure) return birth.within(itemOf(index));
        births.push(birth.moment.utc.toISOString());
      }
      return { resolved: { births } };
    },
    *compute({ computeChart }, { births }) {
      const charts: Chart[] = [];
      for (const birth of births) charts.push(yield* settled(computeChart(new Date(birth))));
      return combine(charts);
    },
  });
}
