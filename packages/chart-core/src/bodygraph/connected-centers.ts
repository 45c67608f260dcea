import type { Definition } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import type { CenterSet } from "./centers.js";
import { CHANNEL_CENTERS } from "./defined-channels.js";
import type { NumberList } from "./pick.js";

/** The groups of the channels so far: four at most, as each takes two centers of the nine. */
const joined: CenterSet[] = [0, 0, 0, 0];

/**
 * The defined centers, grouped by what the channels connect: two centers share a group when a path of channels
 * leads from one to the other. Groups are ordered by their first center, A to Z. From the indexes of the defined channels.
 */
export function connectedCenters({ numbers, count }: NumberList): CenterSet[] {
  let groups = 0;
  for (let index = 0; index < count; index++) {
    // A channel joins the groups that it touches.
    let group = CHANNEL_CENTERS[numbers[index]!]!;
    let apart = 0;
    for (let other = 0; other < groups; other++) {
      if (joined[other]! & group) group |= joined[other]!;
      else joined[apart++] = joined[other]!;
    }
    joined[apart] = group;
    groups = apart + 1;
  }
  return inOrder(joined, groups);
}

/** The first `count` of some groups by their first center, which is the lowest bit. */
function inOrder(groups: readonly CenterSet[], count: number): CenterSet[] {
  const ordered = new Array<CenterSet>(count);
  for (let index = 0; index < count; index++) {
    const group = groups[index]!;
    let place = index;
    for (; place > 0 && firstCenter(ordered[place - 1]!) > firstCenter(group); place--)
      ordered[place] = ordered[place - 1]!;
    ordered[place] = group;
  }
  return ordered;
}

function firstCenter(group: CenterSet): CenterSet {
  return group & -group;
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
