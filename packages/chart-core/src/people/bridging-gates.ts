import type { Bodygraph } from "../bodygraph/bodygraph-of.js";
import type { Center, Channel, GateNumber } from "../chart.js";

/**
 * Lists the gates that a union adds to one person and that join separate parts of that person's definition, in the order
 * of channels.
 *
 * A channel of the union joins parts if a path leads from each of its ends to a different part, through centers that are
 * open in the person. Its gates that the person lacks are the bridging gates.
 */
export function bridgingGates(
  own: Bodygraph,
  ownGates: ReadonlySet<GateNumber>,
  union: Pick<Bodygraph, "channels">,
): GateNumber[] {
  if (own.parts.length < 2) return [];
  const added = union.channels.filter(({ id }) => own.channels.every((channel) => channel.id !== id));
  const partOf = (center: Center) => own.parts.findIndex((part) => part.includes(center));
  /** Returns the parts reachable from a center through open centers, over all added channels except one. */
  const partsFrom = (center: Center, without: Channel): number[] => {
    const reached = new Set([center]);
    // A Set's iterator also visits elements that are added during the loop.
    for (const each of reached) {
      if (partOf(each) >= 0) continue;
      for (const channel of added) {
        if (channel === without || !channel.centers.includes(each)) continue;
        for (const end of channel.centers) reached.add(end);
      }
    }
    return [...reached].map(partOf).filter((part) => part >= 0);
  };
  const bridges = added.filter((channel) => {
    const [from, to] = channel.centers;
    const beyond = partsFrom(to, channel);
    return partsFrom(from, channel).some((part) => beyond.some((other) => other !== part));
  });
  return [...new Set(bridges.flatMap(({ gates }) => gates.filter((gate) => !ownGates.has(gate))))];
}
