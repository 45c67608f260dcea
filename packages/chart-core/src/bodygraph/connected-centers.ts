import type { Channel } from "../chart.js";
import type { CenterSet } from "./center-set.js";
import { CENTERS } from "./centers.js";

/**
 * The defined centers, grouped by what the channels connect: two centers share a group when a path of channels
 * leads from one to the other. Groups are ordered by their first center, A to Z.
 */
export function connectedCenters(channels: readonly Channel[]): CenterSet[] {
  const neighbors = new Uint16Array(CENTERS.length);
  for (const { centers } of channels) {
    const a = CENTERS.indexOf(centers[0]);
    const b = CENTERS.indexOf(centers[1]);
    neighbors[a]! |= 1 << b;
    neighbors[b]! |= 1 << a;
  }

  const groups: CenterSet[] = [];
  let grouped: CenterSet = 0;
  for (let center = 0; center < neighbors.length; center++) {
    if (neighbors[center] === 0 || grouped & (1 << center)) continue;
    const group = reachableFrom(center, neighbors);
    groups.push(group);
    grouped |= group;
  }
  return groups;
}

function reachableFrom(start: number, neighbors: Uint16Array): CenterSet {
  let reached: CenterSet = 1 << start;
  let frontier: CenterSet = reached;
  while (frontier) {
    const center = 31 - Math.clz32(frontier);
    const found = neighbors[center]! & ~reached;
    reached |= found;
    frontier = (frontier | found) & ~(1 << center);
  }
  return reached;
}
