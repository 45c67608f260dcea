import type { Chart } from "../../src/chart.js";
import { computeChart } from "../../src/compute-chart.js";
import { END_MS, FIRST_MS } from "../../src/moment.js";
import { chartWindow, WINDOW_MEMBERS } from "../../src/time/index.js";

const MINUTE_MS = 60_000;

/** The longest window, in minutes. */
const MAX_MINUTES = 48 * 60;

/**
 * Checks one random window against the charts themselves: each minute's chart is that of the span it falls in, and
 * adjacent spans differ in exactly the members that their changes name, from one millisecond to the next.
 *
 * @param random Numbers in [0, 1).
 * @returns What is wrong, in words; empty where nothing is.
 */
export function faultsOfWindow(random: () => number): string[] {
  const minutes = 1 + Math.floor(random() * MAX_MINUTES);
  const starts = (END_MS - FIRST_MS) / MINUTE_MS - minutes;
  const fromMs = FIRST_MS + Math.floor(random() * (starts + 1)) * MINUTE_MS;
  const toMs = fromMs + minutes * MINUTE_MS;
  const { spans, changes } = chartWindow(new Date(fromMs), new Date(toMs));
  const faults: string[] = [];

  let span = 0;
  for (let ms = fromMs; ms < toMs; ms += MINUTE_MS) {
    while (ms >= spans[span]!.to.getTime()) span += 1;
    const members = differing(spans[span]!.chart, computeChart(new Date(ms)));
    if (members.length > 0) faults.push(`${iso(ms)}: ${members.join(", ")} of its span differ`);
  }

  for (const [index, { from, chart }] of spans.entries()) {
    const before = spans[index - 1];
    if (before === undefined) continue;
    const named = changes
      .filter(({ at }) => at.getTime() === from.getTime())
      .flatMap(({ members }) => members);
    const found = differing(before.chart, chart);
    if (WINDOW_MEMBERS.filter((member) => named.includes(member)).join() !== found.join())
      faults.push(`${iso(from.getTime())}: ${found.join(", ")} differ, ${named.join(", ")} are named`);
    const latest = computeChart(new Date(from.getTime() - 1));
    if (differing(before.chart, latest).length > 0)
      faults.push(`${iso(from.getTime())}: the chart changes before this millisecond`);
  }
  if (spans[0]!.from.getTime() !== fromMs || spans.at(-1)!.to.getTime() !== toMs)
    faults.push(`${iso(fromMs)}: the spans do not fill the window`);
  return faults;
}

function differing(a: Chart, b: Chart): string[] {
  return WINDOW_MEMBERS.filter((member) => JSON.stringify(a[member]) !== JSON.stringify(b[member]));
}

function iso(ms: number): string {
  return new Date(ms).toISOString();
}
