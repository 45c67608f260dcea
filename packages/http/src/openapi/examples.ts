import { computeChart } from "chart-core";
import { resolveBirthMoment, resolveBirthSpan } from "chart-core/birth-moment";
import type { PaidEndpoint } from "../api/endpoint/paid-endpoint.js";
import { finish } from "../base/steps.js";
import { Failure } from "../errors/failure.js";
import type { Wording } from "../errors/wording.js";
import type { Json } from "./json-schema.js";

export const EXAMPLE_TIME: Date = new Date("2026-11-22T12:00:00Z");

/** Place of all locations in example requests, as the built-in index of places has it. */
const EXAMPLE_PLACE = {
  coords: { lat: 52.37403, lng: 4.88969 },
  names: { name: "Amsterdam", region: "North Holland", country: "Netherlands" },
};

const TOOLS = { resolveBirthMoment, resolveBirthSpan, computeChart, now: () => EXAMPLE_TIME };

/** Computes the response body of an endpoint's example request. */
export function exampleAnswer(
  { readOrder, frame }: PaidEndpoint,
  request: Json,
  wording: Wording,
  include: readonly string[] = [],
): unknown {
  const read = readOrder(request, {
    ...{ geocodeKey: "example", include, mediaType: undefined, wording },
    explain: (failure) => failure,
  });
  if (read instanceof Failure) throw new Error(`the example request is invalid: ${read.code}`);
  const { order } = read;
  const places = order.places.map(({ place }) => ("coords" in place ? place : EXAMPLE_PLACE));
  const draft = finish(order.draft(TOOLS, places));
  if (draft instanceof Promise) throw new Error("the example request waits");
  if (draft instanceof Failure) throw new Error(`the example request fails: ${draft.code}`);
  return JSON.parse(frame(draft.json, EXAMPLE_TIME));
}

/** Creates an example object from the first example of each required member of a JSON Schema. */
export function exampleOf({ properties, required }: Json): Json {
  const members = properties as Readonly<Record<string, { examples?: readonly unknown[] }>>;
  return Object.fromEntries(
    (required as readonly string[]).map((name) => [name, members[name]?.examples?.[0]]),
  );
}
