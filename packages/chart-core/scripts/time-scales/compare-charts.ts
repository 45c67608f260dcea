import { signedDeg } from "../../src/angles.js";
import { type Activations, BODIES } from "../../src/chart.js";
import { computeActivations } from "../../src/compute-activations.js";

/** Differences between charts of the default and charts of the same births with another Terrestrial Time. */
export interface ChartDifference {
  readonly charts: number;
  /** TT of the default less the other TT: mean of the absolute differences, seconds. */
  readonly meanSeconds: number;
  /** The difference that is farthest from zero, seconds. */
  readonly greatestSeconds: number;
  /** Change of the Moon's longitude at birth, arcseconds. */
  readonly moonMeanArcsec: number;
  readonly moonMaxArcsec: number;
  /** Mean change of an activation's longitude, arcseconds. */
  readonly activationArcsec: number;
  /** Mean of a chart's changes, summed over its activations but Earth and South Node, arcseconds. */
  readonly chartArcsec: number;
}

/** The other chart of a birth, and TT of the default less its TT. */
interface OtherChart {
  readonly activations: Activations;
  readonly seconds: number;
}

/** Irrational part of the golden ratio: its multiples, less their whole parts, spread evenly without a pattern. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Compares charts of minutes spread evenly from one moment to another. */
export function compareCharts(
  fromMs: number,
  endMs: number,
  charts: number,
  otherChart: (birth: Date) => OtherChart,
): ChartDifference {
  const seconds: number[] = [];
  const moonArcsec: number[] = [];
  const activationArcsec: number[] = [];
  const chartArcsec: number[] = [];
  for (let index = 1; index <= charts; index++) {
    const birth = new Date(
      fromMs + Math.floor((((index * GOLDEN) % 1) * (endMs - fromMs)) / 60_000) * 60_000,
    );
    const own = computeActivations(birth);
    const other = otherChart(birth);
    seconds.push(other.seconds);
    let sumArcsec = 0;
    for (const side of ["personality", "design"] as const) {
      for (const body of BODIES) {
        const changeDeg = own[side][body].longitudeDeg - other.activations[side][body].longitudeDeg;
        const arcsec = Math.abs(signedDeg(changeDeg)) * 3600;
        activationArcsec.push(arcsec);
        // Earth and South Node change together with Sun and North Node.
        if (body !== "earth" && body !== "southNode") sumArcsec += arcsec;
        if (side === "personality" && body === "moon") moonArcsec.push(arcsec);
      }
    }
    chartArcsec.push(sumArcsec);
  }
  return {
    charts,
    meanSeconds: mean(seconds.map(Math.abs)),
    greatestSeconds: seconds.reduce((most, value) => (Math.abs(value) > Math.abs(most) ? value : most)),
    moonMeanArcsec: mean(moonArcsec),
    moonMaxArcsec: Math.max(...moonArcsec),
    activationArcsec: mean(activationArcsec),
    chartArcsec: mean(chartArcsec),
  };
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
