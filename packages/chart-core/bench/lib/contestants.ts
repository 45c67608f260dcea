import { computeActivations, computeChart } from "chart-core";
import { resolveBirthMoment } from "chart-core/birth-moment";
import { composite, group, penta } from "chart-core/people";
import { chartWindow, findChanges, findReturns } from "chart-core/time";
import { chartOf } from "../../src/chart-of.js";
import { momentOf, randomBirths, type Years } from "./births.js";
import type { Contestant } from "./measure-side-by-side.js";
import type { Reference } from "./reference.js";

const COORDS = { lat: 52.37, lng: 4.89 };

/** Contestants that compute charts of random births: the library, then the reference over the same moments. */
export function charts(years: Years, reference: Reference | undefined): Contestant[] {
  const moments = randomBirths(8192, years, 1799).map(momentOf);
  const ours = [
    overAll("computeChart", moments, (moment) => computeChart(moment, COORDS)),
    overAll("computeActivations", moments, (moment) => computeActivations(moment)),
  ];
  if (reference === undefined) return ours;
  return [...ours, overAll(reference.name, moments, (moment) => reference.computeChart(moment.getTime()))];
}

/** Contestants for the steps before and after a chart's sky: resolving the birth moment and deriving the chart. */
export function steps(years: Years): Contestant[] {
  const births = randomBirths(8192, years, 1799);
  // Few, as `computeChart` derives a chart while its sky is still in the processor's cache.
  const skies = births.slice(0, 64).map((birth) => computeActivations(momentOf(birth)));
  return [
    overAll("resolveBirthMoment", births, (birth) => resolveBirthMoment(birth)),
    overAll("deriveChart", skies, (sky) => chartOf(sky, COORDS)),
  ];
}

const DAY_MS = 86_400_000;

/** Measured functions of charts over time and between people, over the same births. */
export function furtherQuestions(years: Years): Contestant[] {
  const moments = randomBirths(256, years, 1799).map(momentOf);
  // Windows and lives that end within the years of charts.
  const dayOf = (moment: Date) => new Date(moment.getTime() - DAY_MS);
  const early = moments.filter((moment) => moment.getUTCFullYear() > 1800 && moment.getUTCFullYear() < 2105);
  const yearOf = (moment: Date) => new Date(moment.getTime() + 365 * DAY_MS);
  const pairs = moments.map((moment, index) => [
    computeChart(moment, COORDS),
    computeChart(moments[(index + 1) % moments.length]!, COORDS),
  ]);
  const everyone = pairs.map(([one]) => one!);
  const groups = everyone.map((_, index) => [...everyone, ...everyone].slice(index, index + 20));
  return [
    overAll("chartWindow, a day", early, (moment) => chartWindow(dayOf(moment), moment)),
    overAll("findChanges, a day, lines", early, (moment) => findChanges(dayOf(moment), moment)),
    overAll("findChanges, a year, lines", early.slice(0, 8), (moment) => findChanges(moment, yearOf(moment))),
    overAll("findReturns, Saturn, 90 years", early, (moment) => findReturns(moment, { kinds: ["saturn"] })),
    overAll("composite", pairs, ([one, other]) => composite(one!, other!)),
    overAll("penta of five", groups, (people) => penta(people.slice(0, 5))),
    overAll("group of twenty", groups, (people) => group(people)),
  ];
}

function overAll<T>(name: string, inputs: readonly T[], work: (input: T) => unknown): Contestant {
  return { name, inputs: inputs.length, run: (index) => work(inputs[index % inputs.length]!) };
}
