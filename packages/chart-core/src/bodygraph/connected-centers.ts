import type { Definition } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import type { CenterSet } from "./centers.js";
import type { Connection } from "./defined-channels.js";

/**
 * The defined centers, grouped by what the channels connect: two centers share a group when a path of channels
 * leads from one to the other. Groups are ordered by their first center, A to Z.
 */
export function connectedCenters(channels: readonly Connection[]): CenterSet[] {
  const groups: CenterSet[] = [];
  let ungrouped: CenterSet = 0;
  for (const { centers } of channels) ungrouped |= centers;
  while (ungrouped) {
    const first = ungrouped & -ungrouped;
    const group = reachableFrom(first, channels);
    groups.push(group);
    ungrouped &= ~group;
  }
  return groups;
}

function reachableFrom(start: CenterSet, channels: readonly Connection[]): CenterSet {
  let reached = start;
  let before: CenterSet;
  do {
    before = reached;
    for (const { centers } of channels) if (centers & reached) reached |= centers;
  } while (reached !== before);
  return reached;
}

/**
 * The name of a definition, at the number of its groups of connected centers. There are never more than four:
 * each takes two centers of the nine.
 */
export const DEFINITIONS: readonly Definition[] = deepFreeze([
  "No Definition",
  "Single Definition",
  "Split Definition",
  "Triple Split Definition",
  "Quad Split Definition",
]);
