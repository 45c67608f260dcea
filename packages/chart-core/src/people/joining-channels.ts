import { BOTH_ENDS, type Bodygraph, type ChannelEnds } from "../bodygraph/bodygraph-of.js";
import type { CenterSet } from "../bodygraph/center-sets.js";
import { CHANNEL_CENTERS } from "../bodygraph/defined-channels.js";

/**
 * Lists the channels that a union adds to one person and that join separate parts of that person's definition, alone or
 * one after another, as indexes of `CHANNELS`.
 *
 * A channel joins parts if it lies on a path from one part to another: over added channels, through centers that are not
 * defined in the person, and through none twice.
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
  const partOf = (center: CenterSet): CenterSet => {
    for (let index = 0; index < own.parts.length; index++)
      if ((own.parts[index]! & center) !== 0) return own.parts[index]!;
    return 0;
  };

  /**
   * Goes over added channels from a center to each part that it leads to.
   *
   * @param used Centers that the path must not touch.
   * @param isFound Gets each part, and all centers of the path to it; true ends the search.
   */
  const search = (
    center: CenterSet,
    used: CenterSet,
    isFound: (part: CenterSet, used: CenterSet) => boolean,
  ): boolean => {
    const part = partOf(center);
    if (part !== 0) return isFound(part, used | center);
    for (let index = 0; index < added.length; index++) {
      const ends = CHANNEL_CENTERS[added[index]!]!;
      const next = ends & ~center;
      if ((ends & center) === 0 || (next & used) !== 0) continue;
      if (search(next, used | center, isFound)) return true;
    }
    return false;
  };
  return added.filter((channel) => {
    const ends = CHANNEL_CENTERS[channel]!;
    const one = ends & -ends;
    const other = ends & ~one;
    const [ofOne, ofOther] = [partOf(one), partOf(other)];
    if (ofOne !== 0 && ofOther !== 0) return ofOne !== ofOther;
    return search(one, other, (first, used) => search(other, used & ~other, (second) => second !== first));
  });
}
