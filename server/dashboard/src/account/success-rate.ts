/** Writes the share of successful requests in percent. Rounding never hides a failure or a success. */
export function successRate(succeeded: number, failed: number): string {
  const total = succeeded + failed;
  if (total === 0) return "None yet";
  if (failed === 0) return "100 %";
  if (succeeded === 0) return "0 %";
  const tenths = Math.min(999, Math.max(1, Math.round((1000 * succeeded) / total)));
  return `${(tenths / 10).toFixed(1)} %`;
}
