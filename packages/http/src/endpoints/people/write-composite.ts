import { type Center, CHANNELS_BY_ID, type ChannelId, type Chart, type GateLabel } from "chart-core";
import { composite } from "chart-core/people";

/** Writes the composite of two charts, with the deprecated member `bridging`. */
export function writeComposite(a: Chart, b: Chart): object {
  const { electromagnetic, companionship, dominance, compromise, centers, theme, definition, ...rest } =
    composite(a, b);
  const bridging = { a: bridgingOf(a, rest.channelsShort), b: bridgingOf(b, rest.channelsShort) };
  return {
    electromagnetic,
    companionship,
    dominance,
    compromise,
    centers,
    theme,
    definition,
    bridging,
    ...rest,
  };
}

/**
 * Lists the gates of `bridging` as version 0.2 did: those that the person lacks, of the channels that the other person
 * completes and from whose ends ways lead to parts, not both to the same one. Unlike `joiningChannels`, the two ways may
 * share centers, so a channel beside another one in a dead end counts.
 */
function bridgingOf(
  { definedCenters, channelsShort, gates }: Chart,
  union: readonly ChannelId[],
): GateLabel[] {
  const added = union.filter((id) => !channelsShort.includes(id)).map((id) => CHANNELS_BY_ID[id]);
  const partOf = (center: Center) => definedCenters.findIndex((part) => part.includes(center));
  const partsFrom = (center: Center, without: ChannelId): number[] => {
    const reached = new Set([center]);
    // A Set's iterator also visits elements that are added during the loop.
    for (const each of reached) {
      if (partOf(each) >= 0) continue;
      for (const { id, centers } of added)
        if (id !== without && centers.includes(each)) for (const end of centers) reached.add(end);
    }
    return [...reached].map(partOf).filter((part) => part >= 0);
  };
  const bridges = added.filter(({ id, centers: [from, to] }) => {
    const beyond = partsFrom(to, id);
    return partsFrom(from, id).some((part) => beyond.some((other) => other !== part));
  });
  const needed = bridges.flatMap((channel) => channel.gates.map((gate): GateLabel => `${gate}`));
  return [...new Set(needed)].filter((gate) => !gates.includes(gate));
}
