import { ChartInputError } from "./chart-input-error.js";

/** A place on Earth, geographic degrees (WGS 84): latitude north positive, longitude east positive. */
export interface Coordinates {
  /** Latitude, -90 to 90. */
  readonly lat: number;
  /** Longitude, -180 to 180. */
  readonly lng: number;
}

/**
 * Checks that both coordinates are on the globe, and returns them as a new object.
 *
 * @param orElse Completes the error of a value without coordinates: what may stand in their place.
 * @throws ChartInputError `INVALID_LATITUDE` or `INVALID_LONGITUDE`; the former also if `coords` has neither.
 */
export function checkCoordinates(coords: Coordinates | undefined, orElse = ""): Coordinates {
  if (typeof coords !== "object" || coords === null || !("lat" in coords || "lng" in coords)) {
    throw new ChartInputError({
      code: "INVALID_LATITUDE",
      field: "coords",
      received: coords,
      expected: `{ lat, lng } in degrees${orElse}`,
    });
  }
  const { lat, lng }: { lat: unknown; lng: unknown } = coords;
  if (!isWithin(lat, 90)) {
    throw new ChartInputError({
      code: "INVALID_LATITUDE",
      field: "coords.lat",
      received: lat,
      expected: "a number of degrees from -90 to 90",
    });
  }
  if (!isWithin(lng, 180)) {
    throw new ChartInputError({
      code: "INVALID_LONGITUDE",
      field: "coords.lng",
      received: lng,
      expected: "a number of degrees from -180 to 180",
    });
  }
  return { lat, lng };
}

function isWithin(value: unknown, limit: number): value is number {
  return typeof value === "number" && value >= -limit && value <= limit;
}
