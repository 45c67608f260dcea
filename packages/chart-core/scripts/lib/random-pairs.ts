import type { Chart } from "../../src/chart.js";
import { computeChart } from "../../src/compute-chart.js";
import { composite } from "../../src/people/index.js";

/** A chart of a random moment of the years of charts. */
export function randomChart(random: () => number): Chart {
  const firstMs = Date.UTC(1800, 0, 1);
  return computeChart(new Date(firstMs + Math.floor(random() * (Date.UTC(2200, 0, 1) - firstMs))));
}

/** The theme of a random pair, and what is wrong with its channels in words; empty where nothing is. */
export function checkPair(random: () => number): { theme: string; faults: string[] } {
  const [a, b] = [randomChart(random), randomChart(random)];
  const { electromagnetic, companionship, dominance, compromise, channelsShort, theme } = composite(a, b);
  const sorted = [
    ...electromagnetic,
    ...companionship,
    ...[...dominance, ...compromise].map(({ channel }) => channel),
  ];
  const faults: string[] = [];
  const name = `${a.birthDateUtc} and ${b.birthDateUtc}`;
  if (new Set(sorted).size !== sorted.length) faults.push(`${name}: a channel is in two categories`);
  if (sorted.toSorted().join() !== channelsShort.toSorted().join())
    faults.push(`${name}: the categories are not the channels of the union`);
  return { theme, faults };
}

/** Shares of themes in percent, by how many of a number of random pairs have them. */
export function themeShares(themes: readonly string[]): Record<string, number> {
  const shares: Record<string, number> = {};
  for (const theme of themes) shares[theme] = (shares[theme] ?? 0) + 100 / themes.length;
  return shares;
}
