import { computeActivations, computeChart } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { deriveChart } from "../../dist/derive-chart.js";
import { momentOf, randomBirths } from "./births.js";
import type { Contestant } from "./measure-side-by-side.js";
import type { Reference } from "./reference.js";

const BIRTHS = randomBirths(8192, 1799);
const MOMENTS = BIRTHS.map(momentOf);
const COORDS = { lat: 52.37, lng: 4.89 };

/** Few, as a chart derived at once finds its sky in the processor's cache. */
const SKIES = MOMENTS.slice(0, 64).map((moment) => computeActivations(moment, COORDS));

/** What the library does, each over random births of 1800 to 2199. */
export const OURS: readonly Contestant[] = [
  overAll("computeChart", MOMENTS, (moment) => computeChart(moment, COORDS)),
  overAll("computeActivations", MOMENTS, (moment) => computeActivations(moment, COORDS)),
  overAll("deriveChart", SKIES, (sky) => deriveChart(sky, COORDS)),
  overAll("resolveBirthMoment", BIRTHS, (birth) => resolveBirthMoment(birth)),
];

/** A reference, over the same moments. */
export function referenceContestant({ name, computeChart }: Reference): Contestant {
  return overAll(name, MOMENTS, (moment) => computeChart(moment.getTime()));
}

function overAll<T>(name: string, inputs: readonly T[], work: (input: T) => unknown): Contestant {
  return { name, inputs: inputs.length, run: (index) => work(inputs[index % inputs.length]!) };
}
