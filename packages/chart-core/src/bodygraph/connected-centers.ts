import type { CenterSet } from "./center-set.js";
import type { Connection } from "./connections.js";

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
