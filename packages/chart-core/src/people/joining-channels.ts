import { BOTH_ENDS, type Bodygraph, type ChannelEnds } from "../bodygraph/bodygraph-of.js";
import type { CenterSet } from "../bodygraph/center-sets.js";
import { CHANNEL_CENTERS } from "../bodygraph/defined-channels.js";

/**
 * Lists the channels that a union adds to one person and that join separate parts of that person's definition, alone or
 * with others, as indexes of `CHANNELS`.
 *
 * A channel joins parts if a path leads from each of its ends to a part, not both to the same one, over added channels
 * and through centers that are open in the person.
 */
export function joiningChannels(own: Bodygraph, ownEnds: ChannelEnds, union: Bodygraph): number[] {
  if (own.parts.length < 2) return [];
  // Only in parts of the union that hold several parts of the person: other channels cannot lead to two.
  const joined = union.parts
    .filter((whole) => own.parts.filter((part) => (part & whole) !== 0).length > 1)
    .reduce((all, whole) => all | whole, 0);
  if (joined === 0) return [];
  const added = union.channels.filter(
    (channel) => ownEnds[channel] !== BOTH_ENDS && (CHANNEL_CENTERS[channel]! & joined) !== 0,
  );
  return added.filter((channel) => {
    const ends = CHANNEL_CENTERS[channel]!;
    const end = ends & -ends;
    const fromOne = partsFrom(end, channel);
    const fromOther = partsFrom(ends & ~end, channel);
    // Neither end leads to no part, and together they lead to several.
    return fromOne !== 0 && fromOther !== 0 && !isSingle(fromOne | fromOther);
  });

  /** Returns the parts, one bit each, that can be reached from a center over the added channels except one. */
  function partsFrom(center: CenterSet, without: number): number {
    let reached = center;
    for (let before = 0; before !== reached; ) {
      before = reached;
      for (const channel of added) {
        const ends = CHANNEL_CENTERS[channel]!;
        if (channel !== without && (ends & reached & ~own.centerSet) !== 0) reached |= ends;
      }
    }
    let parts = 0;
    for (let index = 0; index < own.parts.length; index++)
      if ((own.parts[index]! & reached) !== 0) parts |= 1 << index;
    return parts;
  }
}

function isSingle(bits: number): boolean {
  return (bits & (bits - 1)) === 0;
}
