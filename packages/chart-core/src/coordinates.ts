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
 * @throws ChartInputError `INVALID_LATITUDE` or `INVALID_LONGITUDE`, also if `coords` is not an object.
 */
export function checkCoordinates(coords: Coordinates | undefined): Coordinates {
  const { lat, lng }: { lat?: unknown; lng?: unknown } = coords ?? {};
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
