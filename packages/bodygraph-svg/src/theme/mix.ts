/** Mixes two colors, each `#rgb` or `#rrggbb`: a share of the second, from 0 to 1, over the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [numberOf(first), numberOf(second)];
  let mixed = 0;
  for (const shift of [16, 8, 0]) {
    const [from, to] = [(a >> shift) & 255, (b >> shift) & 255];
    mixed += Math.round(from + (to - from) * share) << shift;
  }
  return `#${mixed.toString(16).padStart(6, "0")}`;
}

/** Reads a color as a number of three bytes. */
function numberOf(color: string): number {
  const digits = color.length === 4 ? color.slice(1).replace(/./g, "$&$&") : color.slice(1);
  return Number.parseInt(digits, 16);
}
