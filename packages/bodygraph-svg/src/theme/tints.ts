import { mix } from "./mix.js";
import type { Palette } from "./theme.js";

/** Share of ink in the darker gray. */
const INK_SHARE = 0.17;

/** The two grays of bars. Neighboring values alternate between them, as colors stand for centers alone. */
export interface Tints {
  readonly pale: string;
  readonly dark: string;
}

/** Returns the grays of a theme. */
export function tintsOf({ track, ink }: Palette): Tints {
  return { pale: track, dark: mix(track, ink, INK_SHARE) };
}
