/** Writes an offset as `+02:00`, and as `+00:19:32` if it has seconds. */
export function utcOffset(offsetSeconds: number): string {
  const sign = offsetSeconds < 0 ? "-" : "+";
  const total = Math.abs(offsetSeconds);
  const parts = [Math.floor(total / 3600), Math.floor(total / 60) % 60];
  if (total % 60 !== 0) parts.push(total % 60);
  return sign + parts.map((part) => String(part).padStart(2, "0")).join(":");
}
