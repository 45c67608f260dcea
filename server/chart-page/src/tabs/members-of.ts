import type { Chart } from "chart-core";

/** Picks the members of a chart that the service answers with, in their order. */
export function membersOf(chart: Chart, members: readonly string[]): object {
  return Object.fromEntries(members.map((member) => [member, chart[member as keyof Chart]]));
}
