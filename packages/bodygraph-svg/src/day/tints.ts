import type { Palette } from "../theme/theme.js";

/** Share of ink in the darker gray. */
const INK_SHARE = 0.17;

/** The two grays of bars. Neighboring values alternate between them, as colors stand for centers alone. */
export interface Tints {
  readonly pale: string;
  readonly dark: string;
}

/** Returns the grays of a theme. */
export function tintsOf({ track, ink }: Palette): Tints {
  const [pale, full] = [channelsOf(track), channelsOf(ink)];
  const mixed = pale.map((value, index) => Math.round(value + (full[index]! - value) * INK_SHARE));
  return { pale: track, dark: `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}` };
}

/** Reads red, green and blue of `#rgb` or `#rrggbb`. */
function channelsOf(color: string): number[] {
  const digits = color.slice(1);
  const all = digits.length === 3 ? digits.replace(/./g, "$&$&") : digits;
  return [0, 2, 4].map((start) => Number.parseInt(all.slice(start, start + 2), 16));
}
