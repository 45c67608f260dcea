import type { Chart } from "chart-core";
import { withSettled } from "../base/steps.js";
import { Failure } from "../errors/failure.js";
import type { BirthData, KnownPlace } from "./birth-data.js";
import type { Order } from "./order.js";
import { type ResolvedBirth, resolveBirth } from "./resolve-birth.js";

/** Writes a chart as the JSON of an API version and endpoint. */
export type WriteBirthChart = (chart: Chart, birth: ResolvedBirth) => string;

/** Creates the order of a single chart. Retries get the kept data, to the byte. */
export function chartOrder(birth: BirthData, write: WriteBirthChart): Order {
  return {
    places: [birth],
    draft(tools, [place]) {
      const resolved = resolveBirth(tools, birth, place as KnownPlace);
      if (resolved instanceof Failure) return resolved;
      return withSettled(tools.computeChart(resolved.moment.utc, resolved.place.coords), (chart) => {
        const json = write(chart, resolved);
        return { json, kept: json, birth: resolved };
      });
    },
    showBirth: (tools, place) => resolveBirth(tools, birth, place),
    restore: (_tools, kept) => kept,
  };
}
