import { computeActivations, computeChart } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { deriveChart } from "../../dist/derive-chart.js";
import { momentOf, randomBirths } from "./births.js";
import type { Contestant } from "./measure-side-by-side.js";
import type { Reference } from "./reference.js";

const BIRTHS = randomBirths(1 << 14, 1799);
const MOMENTS = BIRTHS.map(momentOf);
const COORDS = { lat: 52.37, lng: 4.89 };

/** Few, as a chart derived at once finds its sky in the processor's cache. */
const SKIES = MOMENTS.slice(0, 64).map((moment) => computeActivations(moment, COORDS));

/** What the library does, each over random births of 1800 to 2199. */
export const OURS: readonly Contestant[] = [
  { name: "computeChart", run: (index) => computeChart(MOMENTS[index % MOMENTS.length]!, COORDS) },
  {
    name: "computeActivations",
    run: (index) => computeActivations(MOMENTS[index % MOMENTS.length]!, COORDS),
  },
  { name: "deriveChart", run: (index) => deriveChart(SKIES[index % SKIES.length]!, COORDS) },
  { name: "resolveBirthMoment", run: (index) => resolveBirthMoment(BIRTHS[index % BIRTHS.length]!) },
];

/** A reference, over the same moments. */
export function referenceContestant({ name, computeChart }: Reference): Contestant {
  return { name, run: (index) => computeChart(MOMENTS[index % MOMENTS.length]!.getTime()) };
}
