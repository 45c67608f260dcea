import type { Bodygraph } from "../bodygraph/bodygraph-of.js";
import type { Channel } from "../chart.js";

/**
 * The gates that a union brings to one person and that join the separate parts of that person's definition, in the order of
 * channels.
 *
 * A channel of the union joins parts where a way leads from it on either side to another part, through centers that are open
 * in the person; its gates that the person lacks count.
 */
export function bridgingGates(
  own: Bodygraph,
  ownGates: ReadonlySet<number>,
  union: Pick<Bodygraph, "channels">,
): number[] {
  const added = union.channels.filter(({ id }) => own.channels.every((channel) => channel.id !== id));
  const partOf = (center: string) => own.parts.findIndex((part) => part.some((each) => each === center));
  /** The parts that are reached from a center over added channels, without one of them. */
  const partsFrom = (center: string, without: Channel, seen: ReadonlySet<string> = new Set()): number[] => {
    const part = partOf(center);
    if (part >= 0) return [part];
    return added
      .filter((channel) => channel !== without && channel.centers.some((each) => each === center))
      .map(({ centers: [a, b] }) => (a === center ? b : a))
      .filter((next) => !seen.has(next))
      .flatMap((next) => partsFrom(next, without, new Set([...seen, center])));
  };
  const bridges = added.filter((channel) => {
    const [from, to] = channel.centers.map((center) => partsFrom(center, channel)) as [number[], number[]];
    return from.some((part) => to.some((other) => other !== part));
  });
  return [...new Set(bridges.flatMap(({ gates }) => gates.filter((gate) => !ownGates.has(gate))))];
}
