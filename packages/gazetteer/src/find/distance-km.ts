const EARTH_RADIUS_KM = 6371;

interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** Computes the length of the great circle between two places, on a sphere: good to 0.5 %. */
export function distanceKm(from: Position, to: Position): number {
  const [fromLat, toLat] = [radians(from.lat), radians(to.lat)];
  const haversine =
    Math.sin((toLat - fromLat) / 2) ** 2 +
    Math.cos(fromLat) * Math.cos(toLat) * Math.sin(radians(to.lng - from.lng) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(haversine));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
