import type { BirthData } from "../../charts/birth-data.js";
import { chartOrder, type WriteBirthChart } from "../../charts/chart-order.js";
import { Failure } from "../../errors/failure.js";
import { fieldsOfBirth } from "./birth-fields.js";
import type { OrderContext, PaidEndpoint } from "./paid-endpoint.js";

/** Everything that differs between the endpoints that return a single chart. */
export interface ChartEndpoint extends Omit<PaidEndpoint, "readOrder" | "birthHeaders"> {
  readonly readBirth: (body: object, geocodeKey: string) => BirthData | Failure;
  /** Returns the function that writes the chart as JSON, in the form of `result`. */
  readonly writer: (include: OrderContext["include"]) => WriteBirthChart;
}

/** Creates the endpoint of a single chart. */
export function chartEndpoint({ readBirth, writer, ...endpoint }: ChartEndpoint): PaidEndpoint {
  return {
    ...endpoint,
    birthHeaders: "moment",
    readOrder(body, { geocodeKey = "", include }) {
      const birth = readBirth(body, geocodeKey);
      if (birth instanceof Failure) return birth;
      return {
        order: chartOrder(birth, writer(include)),
        fields: () => JSON.stringify([...fieldsOfBirth(birth), ...include]),
      };
    },
  };
}
