import type { Chart, Coordinates } from "chart-core";
import type { Birth, BirthHours, BirthMoment, BirthSpan } from "chart-core/birth-moment";

/** Functions with which an order's answer is computed. */
export interface ChartTools {
  /** Converts local birth time to UTC. Looks the zone up if the place has none. */
  readonly resolveBirthMoment: (birth: Birth) => BirthMoment;
  /** Converts hours of a local date to a span of UTC, in the same way. */
  readonly resolveBirthSpan: (hours: BirthHours) => BirthSpan;
  /** Computes a chart. `settled` waits for one that is a promise. */
  readonly computeChart: (utcMoment: Date, coords?: Coordinates) => Chart | Promise<Chart>;
  readonly now: () => Date;
}
