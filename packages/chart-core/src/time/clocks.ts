import type { Side } from "../chart.js";
import { birthTtDaysOf, daysToBorder, designTtDays, msFromTtDays, ttDaysFromMs } from "./tables.js";

/** Converts between a birth moment and the moment of the sky that one side of the chart shows. */
export interface Clock {
  /** Returns the moment of the sky, in days of TT since J2000.0, for a birth in milliseconds of Unix time. */
  readonly skyTtDays: (birthMs: number) => number;
  /** Returns the birth for a moment of the sky, within a few microseconds unless it is near a border. */
  readonly birthMs: (skyTtDays: number) => number;
  /** True within milliseconds of a border between table segments: there a body or the design moment may jump. */
  readonly isNearBorder: (skyTtDays: number, birthMs: number) => boolean;
}

/** Ten times the largest jump of the design moment at a border of the Sun's segments. */
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
    // The design moment depends on the Sun at both moments, so it jumps at a border near either.
    isNearBorder: (skyTtDays, birthMs) => isNearBorder(skyTtDays) || isNearBorder(ttDaysFromMs(birthMs)),
  },
};

function isNearBorder(ttDays: number): boolean {
  return daysToBorder(ttDays) < NEAR_BORDER_DAYS;
}
