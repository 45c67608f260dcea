import type { Chart } from "chart-core";
import { settled } from "../base/steps.js";
import { Failure } from "../errors/failure.js";
import type { Place } from "../ports/geocoder.js";
import type { BirthData } from "./birth-data.js";
import type { Order } from "./order.js";
import { type ResolvedBirth, resolveBirth } from "./resolve-birth.js";

/** Writes a chart as the JSON of an API version and endpoint. */
export type WriteBirthChart = (chart: Chart, birth: ResolvedBirth) => string;

/** Creates the order of a single chart. Retries get the kept data, to the byte. */
export function chartOrder(birth: BirthData, write: WriteBirthChart): Order {
  return {
    places: [birth],
    *draft(tools, [place]) {
      const resolved = resolveBirth(tools, birth, place as Place);
      if (resolved instanceof Failure) return resolved;
      const chart = yield* settled(tools.computeChart(resolved.moment.utc, resolved.place.coords));
      const json = write(chart, resolved);
      return { json, kept: json, birth: resolved };
    },
    restore: (_tools, kept) => kept,
  };
}
