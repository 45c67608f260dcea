const DESIGN_ARC_DEG = 88;

/** What is left is below the digits that any model's longitudes have. */
const NEGLIGIBLE_DAYS = 1e-9;

/**
 * The design moment of a birth by any smooth model of the Sun, by secants; tests hold the library's own, which reads its tables'
 * derivatives, against it. Moments are days of TT since J2000.0.
 *
 * @param sunDeg The model: the apparent Sun's longitude, degrees in [0, 360).
 */
export function modelDesignMoment(birthTtDays: number, sunDeg: (ttDays: number) => number): number {
  const birthSunDeg = sunDeg(birthTtDays);
  const missDeg = (ttDays: number) => {
    const arcDeg = birthSunDeg - sunDeg(ttDays);
    return DESIGN_ARC_DEG - (arcDeg - 360 * Math.floor(arcDeg / 360));
  };
  // The Sun takes 86.5 to 92.1 days.
  let [before, ttDays] = [birthTtDays - 93, birthTtDays - 86];
  let [missBefore, miss] = [missDeg(before), missDeg(ttDays)];
  while (Math.abs(ttDays - before) > NEGLIGIBLE_DAYS && miss !== missBefore) {
    const next = ttDays - (miss * (ttDays - before)) / (miss - missBefore);
    [before, missBefore] = [ttDays, miss];
    [ttDays, miss] = [next, missDeg(next)];
  }
  return ttDays;
}
