import * as v from "valibot";
import { type BirthData, isBirthDate, isBirthTime } from "../charts/birth-data.js";
import { Failure, type FailureCode } from "../failure.js";

/** The body of POST /v2/charts/coordinates. The members stand in the order in which failures are reported. */
const CoordinatesRequest = v.object({
  birthdate: v.pipe(v.string(), v.trim(), v.check(isBirthDate)),
  birthtime: v.pipe(v.string(), v.trim(), v.check(isBirthTime)),
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
});

const FAILURE_OF_FIELD: Readonly<Record<keyof v.InferInput<typeof CoordinatesRequest>, FailureCode>> = {
  birthdate: "INVALID_BIRTHDATE",
  birthtime: "INVALID_BIRTHTIME",
  lat: "INVALID_LATITUDE",
  lng: "INVALID_LONGITUDE",
};

/** The birth data in a request's body, or the failure of the first field that breaks its rule. */
export function parseCoordinatesRequest(body: object): BirthData | Failure {
  const parsed = v.safeParse(CoordinatesRequest, body, { abortEarly: true });
  if (!parsed.success) {
    const [field] = v.getDotPath(parsed.issues[0])?.split(".") ?? [];
    return new Failure(FAILURE_OF_FIELD[field as keyof typeof FAILURE_OF_FIELD]);
  }
  const { birthdate, birthtime, lat, lng } = parsed.output;
  return { date: birthdate, time: birthtime, coords: { lat, lng } };
}
