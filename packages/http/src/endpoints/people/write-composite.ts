import type { ChannelId, Chart, GateLabel } from "chart-core";
import { composite } from "chart-core/people";

/**
 * Writes the composite of two charts, with the deprecated member `bridging`: the gates of the joining channels that the
 * person lacks, in the order of the channels.
 */
export function writeComposite(a: Chart, b: Chart): object {
  const { electromagnetic, companionship, dominance, compromise, centers, theme, definition, ...rest } =
    composite(a, b);
  const { joiningChannels } = rest;
  const bridging = { a: missingOf(a, joiningChannels.a), b: missingOf(b, joiningChannels.b) };
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

function missingOf({ gates }: Chart, channels: readonly ChannelId[]): readonly GateLabel[] {
  const needed = channels.flatMap((channel) => channel.split("-") as GateLabel[]);
  return [...new Set(needed)].filter((gate) => !gates.includes(gate));
}
