const SECONDS_PER_DEGREE = 240;

/** The mean time of a longitude, as seconds of local time minus UTC: 240 a degree, rounded to the second. */
export function meanTimeOffsetSeconds(lng: number): number {
  return Math.round(lng * SECONDS_PER_DEGREE) + 0; // + 0: no negative zero
}
