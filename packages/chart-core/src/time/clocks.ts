import type { Side } from "../chart.js";
import { birthTtDaysOf, daysToBorder, designTtDays, msFromTtDays, ttDaysFromMs } from "./tables.js";

/** How the births of a chart's side run along with the moments of its sky, which are days of TT since J2000.0. */
export interface Clock {
  /** The sky of a birth, which is given in milliseconds of Unix time. */
  readonly skyTtDays: (birthMs: number) => number;
  /** The birth of a sky, within a few microseconds where it is not near a border. */
  readonly birthMs: (skyTtDays: number) => number;
  /** True within milliseconds of a border between segments, where a body or the design moment may jump. */
  readonly isNearBorder: (skyTtDays: number, birthMs: number) => boolean;
}

/** Ten times as far as the design moment jumps at a border of the Sun's segments. */
const NEAR_BORDER_DAYS = 0.4 / 86_400;

/** The clock of each side. */
export const CLOCKS: Readonly<Record<Side, Clock>> = {
  personality: {
    skyTtDays: ttDaysFromMs,
    birthMs: msFromTtDays,
    isNearBorder: (skyTtDays) => isNearBorder(skyTtDays),
  },
  design: {
    skyTtDays: (birthMs) => designTtDays(ttDaysFromMs(birthMs)),
    birthMs: (skyTtDays) => msFromTtDays(birthTtDaysOf(skyTtDays)),
    // The design moment jumps where the Sun does: at its own sky, and at that of the birth.
    isNearBorder: (skyTtDays, birthMs) => isNearBorder(skyTtDays) || isNearBorder(ttDaysFromMs(birthMs)),
  },
};

function isNearBorder(ttDays: number): boolean {
  return daysToBorder(ttDays) < NEAR_BORDER_DAYS;
}
