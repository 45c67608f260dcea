import type { CenterSet } from "./center-sets.js";
import { CHANNEL_CENTERS } from "./defined-channels.js";
import type { ReusedList } from "./pick.js";

/** Scratch array for the groups so far: at most four, as each takes two or more of the nine centers. */
const joined: CenterSet[] = [0, 0, 0, 0];

/**
 * Groups the defined centers by connection: two centers share a group if a path of channels leads from one to the
 * other. Groups are ordered by their first center, A to Z.
 *
 * Plain form: `derivedByClosure` in test/bodygraph/derivation-oracle.ts. Here a group is a bit mask (see
 * docs/decisions/0008).
 *
 * @param channels Indexes of the defined channels in `CHANNELS`.
 */
export function connectedCenters(channels: ReusedList): CenterSet[] {
  const { numbers, count } = channels;
  let groups = 0;
  for (let index = 0; index < count; index++) {
    // A channel merges all groups that contain one of its centers.
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

/** Returns the first `count` groups, ordered by their first center (lowest bit): an insertion sort. */
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
