import type { Center, ChannelId, Definition, GateNumber } from "../chart.js";
import { type CenterSet, centersOf } from "./center-sets.js";
import { CHANNELS } from "./channels.js";
import { connectedCenters } from "./connected-centers.js";
import { CHANNEL_CENTERS, SHORT_NAMES } from "./defined-channels.js";
import { DEFINITIONS } from "./definitions.js";
import { pick, type ReusedList } from "./pick.js";

/**
 * The ends of each channel whose gates are active, by its index in `CHANNELS`: 1 for the lower gate, 2 for the higher one,
 * {@link BOTH_ENDS} for a defined channel. The ends of a union are those of its members, joined by `|`.
 */
export type ChannelEnds = readonly number[];

/** Both gates of a channel are active. */
export const BOTH_ENDS = 3;

/** For each gate, the index of each of its channels, and the end at which the gate is. */
const ENDS_OF_GATE: readonly (readonly (readonly [channel: number, end: 1 | 2])[])[] =
  /* @__PURE__ */ Array.from({ length: 65 }, (_, gate) =>
    CHANNELS.flatMap(({ gates }, channel) => {
      const at = gates.indexOf(gate as GateNumber);
      return at < 0 ? [] : [[channel, at === 0 ? 1 : 2] as const];
    }),
  );

/** Returns the ends of all channels at which these gates are. */
export function channelEnds(gates: readonly GateNumber[]): ChannelEnds {
  // Plain arrays and indexes: V8 takes longer to allocate a typed array than to fill a plain one, and iterators a third of
  // a composite's time.
  const ends: number[] = new Array(CHANNELS.length).fill(0);
  for (let index = 0; index < gates.length; index++) {
    const ofGate = ENDS_OF_GATE[gates[index]!]!;
    for (let each = 0; each < ofGate.length; each++) ends[ofGate[each]![0]]! |= ofGate[each]![1];
  }
  return ends;
}

/** Returns the ends of the union of two sets of gates. */
export function unionOf(a: ChannelEnds, b: ChannelEnds): ChannelEnds {
  const ends = new Array<number>(a.length);
  for (let channel = 0; channel < a.length; channel++) ends[channel] = a[channel]! | b[channel]!;
  return ends;
}

/** Returns the centers of the channels that a gate would add to a bodygraph without it. */
function centersAddedBy(gate: GateNumber, ends: ChannelEnds): CenterSet {
  const ofGate = ENDS_OF_GATE[gate]!;
  let centers = 0;
  for (let index = 0; index < ofGate.length; index++) {
    const channel = ofGate[index]![0];
    if (ends[channel] === BOTH_ENDS - ofGate[index]![1]) centers |= CHANNEL_CENTERS[channel]!;
  }
  return centers;
}

/** The channels and centers that a set of gates defines. */
export interface Bodygraph {
  /** Indexes of the defined channels in `CHANNELS`, in order. */
  readonly channels: readonly number[];
  /** IDs of these channels, sorted as text. */
  readonly channelsShort: readonly ChannelId[];
  /** The defined centers: those in which one of these channels ends. */
  readonly centerSet: CenterSet;
  /** The same, A to Z: a shared list. */
  readonly centers: readonly Center[];
  /** The centers grouped into connected components, in the order of their first centers. */
  readonly parts: readonly CenterSet[];
  /** The number of these groups in words. */
  readonly definition: Definition;
}

/** Scratch list of the defined channels; each call overwrites it. */
const defined: ReusedList = { numbers: /* @__PURE__ */ new Uint8Array(CHANNELS.length), count: 0 };

/**
 * Returns the bodygraph of any set of gates, for example those of two people or of a group. `chartOf` has a form of its own
 * for a chart's 26 activations (see docs/decisions/0008).
 */
export function bodygraphOf(ends: ChannelEnds): Bodygraph {
  const channels: number[] = [];
  for (let channel = 0; channel < ends.length; channel++) {
    if (ends[channel] !== BOTH_ENDS) continue;
    defined.numbers[channels.length] = channel;
    channels.push(channel);
  }
  defined.count = channels.length;
  const parts = connectedCenters(defined);
  const centerSet = parts.reduce((all, part) => all | part, 0);
  return {
    channels,
    channelsShort: pick(SHORT_NAMES, defined),
    centerSet,
    centers: centersOf(centerSet),
    parts,
    definition: DEFINITIONS[parts.length]!,
  };
}

/**
 * Lists those of some gates that each alone join parts of a definition, in their order.
 *
 * The channels that one gate adds all end in its center, so they join whatever parts they touch.
 *
 * @param gates Gates that the person lacks.
 * @param ends The ends of the person's own gates.
 * @param parts The parts of the person's definition.
 */
export function bridgingGates(
  gates: readonly GateNumber[],
  ends: ChannelEnds,
  parts: readonly CenterSet[],
): GateNumber[] {
  if (parts.length < 2) return [];
  return gates.filter((gate) => {
    const touched = centersAddedBy(gate, ends);
    return touched !== 0 && parts.filter((part) => (part & touched) !== 0).length > 1;
  });
}
