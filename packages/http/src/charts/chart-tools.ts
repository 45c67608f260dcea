import type { Chart, Coordinates } from "chart-core";
import type { Birth, BirthHours, BirthMoment, BirthSpan, ResolveOptions } from "chart-core/birth-moment";

/** Converts local birth time to UTC. Looks the zone up if the birth has none. */
export type ResolveBirthMoment = (
  birth: Birth,
  options?: Pick<ResolveOptions, "disambiguation">,
) => BirthMoment;

/** Functions with which an order's answer is computed. */
export interface ChartTools {
  readonly resolveBirthMoment: ResolveBirthMoment;
  /** Converts hours of a local date to a span of UTC, in the same way. */
  readonly resolveBirthSpan: (hours: BirthHours) => BirthSpan;
  /** Computes a chart. `settled` waits for one that is a promise. */
  readonly computeChart: (utcMoment: Date, coords?: Coordinates) => Chart | Promise<Chart>;
  readonly now: () => Date;
}
