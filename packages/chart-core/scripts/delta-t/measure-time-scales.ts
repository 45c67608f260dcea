import { signedDeg } from "../../src/angles.js";
import { BODIES, type WheelPosition } from "../../src/chart.js";
import { computeActivations } from "../../src/compute-activations.js";
import { ttFromUtc } from "../../src/ephemeris/tt-from-utc.js";

/** Charts with UTC taken as UT1, compared with those that count leap seconds. */
export interface TimeScaleDifference {
  readonly charts: number;
  /** UT1 - UTC, seconds. */
  readonly meanSeconds: number;
  readonly maxSeconds: number;
  /** Change of the Moon's longitude at birth, arcseconds. */
  readonly moonMeanArcsec: number;
  readonly moonMaxArcsec: number;
  /** Activations whose gate or line, color, or tone differs, and all of them. */
  readonly activations: Readonly<Record<Level, number>> & { readonly all: number };
  /** Charts with at least one such activation. */
  readonly changedCharts: Readonly<Record<Level, number>>;
}

/** Units of the wheel, each a part of the one before. */
export const LEVELS = ["line", "color", "tone"] as const;

type Level = (typeof LEVELS)[number];

const FROM_MS = Date.UTC(1972, 0, 1);
const END_MS = Date.UTC(2026, 9, 1);

/** Irrational part of the golden ratio: its multiples, less their whole parts, spread evenly without a pattern. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Compares charts of moments spread evenly from 1972 to 2026. */
export function measureTimeScales(charts = 20_000): TimeScaleDifference {
  const activations = { all: 0, line: 0, color: 0, tone: 0 };
  const changedCharts = { line: 0, color: 0, tone: 0 };
  const seconds: number[] = [];
  const moonArcsec: number[] = [];
  for (let index = 1; index <= charts; index++) {
    const birth = new Date(
      FROM_MS + Math.floor((((index * GOLDEN) % 1) * (END_MS - FROM_MS)) / 60_000) * 60_000,
    );
    const asUt1 = computeActivations(birth);
    const asUtc = computeActivations(birth, undefined, { timeScale: "utc" });
    seconds.push(Math.abs(ttFromUtc(birth, { timeScale: "utc" }) - ttFromUtc(birth)) * 86_400);
    const moonDeg = asUt1.personality.moon.longitudeDeg - asUtc.personality.moon.longitudeDeg;
    moonArcsec.push(Math.abs(signedDeg(moonDeg)) * 3600);
    const changed = new Set<Level>();
    for (const side of ["personality", "design"] as const) {
      for (const body of BODIES) {
        activations.all += 1;
        for (const level of LEVELS) {
          if (isSame(asUt1[side][body], asUtc[side][body], level)) continue;
          activations[level] += 1;
          changed.add(level);
        }
      }
    }
    for (const level of changed) changedCharts[level] += 1;
  }
  return {
    charts,
    meanSeconds: mean(seconds),
    maxSeconds: Math.max(...seconds),
    moonMeanArcsec: mean(moonArcsec),
    moonMaxArcsec: Math.max(...moonArcsec),
    activations,
    changedCharts,
  };
}

/** Tests whether two positions are equal down to a unit of the wheel. */
function isSame(one: WheelPosition, other: WheelPosition, level: Level): boolean {
  const members = (["gate", "line", "color", "tone"] as const).slice(0, LEVELS.indexOf(level) + 2);
  return members.every((member) => one[member] === other[member]);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
