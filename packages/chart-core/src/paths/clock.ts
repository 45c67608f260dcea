import type { Side } from "../chart.js";
import { isNearLeapStep, msFromTtDays, type TimeScale, ttDaysFromMs } from "../ephemeris/time-scale.js";
import { birthTtDaysOf, daysToBorder, designTtDays } from "./paths.js";

/** Converts between a birth moment and the moment of the sky that one side of the chart shows. */
export interface Clock {
  /** Returns the moment of the sky, in days of TT since J2000.0, for a birth in milliseconds of Unix time. */
  readonly skyTtDays: (birthMs: number) => number;
  /** Returns the birth for a moment of the sky, within a few microseconds unless it is near a border. */
  readonly birthMs: (skyTtDays: number) => number;
  /**
   * True within milliseconds of a border between table segments, where a body or the design moment may jump, and of a leap
   * second, where the time scale does.
   */
  readonly isNearBorder: (skyTtDays: number, birthMs: number) => boolean;
}

/** Ten times the largest jump of the design moment at a border of the Sun's segments. */
const NEAR_BORDER_DAYS = 0.4 / 86_400;

/** Longer than the jump of TT on 1972-01-01, which is 45 ms backward. */
const NEAR_LEAP_STEP_MS = 250;

/** Returns the clock of a side. */
export function clockOf(side: Side, timeScale: TimeScale): Clock {
  const ttDaysOf = (birthMs: number) => ttDaysFromMs(birthMs, timeScale);
  const isNearStep = (birthMs: number) => isNearLeapStep(birthMs, NEAR_LEAP_STEP_MS, timeScale);
  if (side === "personality") {
    return {
      skyTtDays: ttDaysOf,
      birthMs: (skyTtDays) => msFromTtDays(skyTtDays, timeScale),
      isNearBorder: (skyTtDays, birthMs) => isNearBorder(skyTtDays) || isNearStep(birthMs),
    };
  }
  return {
    skyTtDays: (birthMs) => designTtDays(ttDaysOf(birthMs)),
    birthMs: (skyTtDays) => msFromTtDays(birthTtDaysOf(skyTtDays), timeScale),
    // The design moment depends on the Sun at both moments, so it jumps at a border near either.
    isNearBorder: (skyTtDays, birthMs) =>
      isNearBorder(skyTtDays) || isNearBorder(ttDaysOf(birthMs)) || isNearStep(birthMs),
  };
}

function isNearBorder(ttDays: number): boolean {
  return daysToBorder(ttDays) < NEAR_BORDER_DAYS;
}
