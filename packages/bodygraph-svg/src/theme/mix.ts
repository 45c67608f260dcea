/** Mixes two colors, each `#rgb` or `#rrggbb`: a share of the second, from 0 to 1, over the first. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channelsOf(first), channelsOf(second)];
  const mixed = a.map((value, index) => Math.round(value + (b[index]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function channelsOf(color: string): number[] {
  const digits = color.length === 4 ? color.slice(1).replace(/./g, "$&$&") : color.slice(1);
  return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16));
}
