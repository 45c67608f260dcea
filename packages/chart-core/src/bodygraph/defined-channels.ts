import type { Channel, ChannelId, Circuitry } from "../chart.js";
import { type CenterSet, centerSet } from "./center-sets.js";
import { CHANNELS } from "./channels.js";
import type { ReusedList } from "./pick.js";

/**
 * Unfrozen copy of `CHANNELS`: `pick` takes twice the time once it sees frozen and unfrozen arrays
 * (docs/decisions/0008).
 */
export const CHANNEL_OBJECTS: readonly Channel[] = [...CHANNELS];

/** Short name of each channel in `CHANNELS`: `"<lower gate>-<higher gate>"`. */
export const SHORT_NAMES: readonly ChannelId[] = /* @__PURE__ */ CHANNELS.map(({ id }) => id);

/** Long name of each channel in `CHANNELS`: `"<name> (<lower gate>-<higher gate>)"`. */
export const LONG_NAMES: readonly string[] = /* @__PURE__ */ CHANNELS.map(
  ({ id, name }) => `${name} (${id})`,
);

/** The two centers of each channel in `CHANNELS`, as a set. */
export const CHANNEL_CENTERS: ArrayLike<CenterSet> = /* @__PURE__ */ Uint16Array.from(
  CHANNELS,
  ({ centers }) => centerSet(centers),
);

/** Channels in one bit mask: 36 channels need two masks of 18 bits, one for each half of `CHANNELS`. */
const HALF = 18;

/** Bit masks, by gate, of the channels that the gate belongs to. */
const FIRST_HALF = /* @__PURE__ */ channelMasks(0);
const SECOND_HALF = /* @__PURE__ */ channelMasks(HALF);

/** Returns the masks of half of the channels, from an index on. */
function channelMasks(from: number): Int32Array {
  const masks = new Int32Array(65);
  for (let bit = 0; bit < HALF; bit++)
    for (const gate of CHANNELS[from + bit]!.gates) masks[gate]! |= 1 << bit;
  return masks;
}

const reusedChannels: ReusedList = { numbers: /* @__PURE__ */ new Uint8Array(2 * HALF), count: 0 };

/**
 * Lists the channels with both gates active, as indexes of `CHANNELS` in order. The next call overwrites the list.
 *
 * Plain form: `CHANNELS.filter`, as in test/support/plain-chart.ts. Bit masks avoid its 72 searches (see
 * docs/decisions/0008).
 *
 * @param gates The active gates, each once.
 */
export function definedChannels(gates: ReusedList): ReusedList {
  const { numbers, count } = gates;
  // A channel's first active gate marks it as met; the second one marks it as defined.
  let firstMet = 0;
  let secondMet = 0;
  let firstDefined = 0;
  let secondDefined = 0;
  for (let index = 0; index < count; index++) {
    const gate = numbers[index]!;
    const first = FIRST_HALF[gate]!;
    const second = SECOND_HALF[gate]!;
    firstDefined |= firstMet & first;
    secondDefined |= secondMet & second;
    firstMet |= first;
    secondMet |= second;
  }
  reusedChannels.count = 0;
  appendChannels(firstDefined, 0);
  appendChannels(secondDefined, HALF);
  return reusedChannels;
}

/** Appends the channels of one half's bit mask to the list, lowest bit first. */
function appendChannels(set: number, firstIndex: number): void {
  for (let left = set; left !== 0; left &= left - 1) {
    const lowest = 31 - Math.clz32(left & -left);
    reusedChannels.numbers[reusedChannels.count++] = firstIndex + lowest;
  }
}

/** The four circuitries; {@link CIRCUITRY_OF_CHANNEL} holds their indexes. */
const CIRCUITRIES: readonly Circuitry[] = ["Individual", "Collective Logic", "Collective Abstract", "Tribal"];

const CIRCUITRY_OF_CHANNEL = /* @__PURE__ */ Uint8Array.from(CHANNELS, ({ circuitry }) =>
  CIRCUITRIES.indexOf(circuitry),
);

/** Ordered lists of different circuitries, 65 at most, and their labels. The first is empty; a chart adds what it needs. */
const CIRCUITRY_LISTS: (readonly Circuitry[])[] = [[]];
const CIRCUITRY_LABELS: string[] = [""];

/**
 * Transition table: `NEXT_LIST[4 * list + circuitry]` is the list after adding that circuitry; 0 where no chart has needed
 * it so far, as no transition leads to the empty list.
 */
const NEXT_LIST = /* @__PURE__ */ new Uint8Array(65 * CIRCUITRIES.length);

/** Finds the list after adding a circuitry, adds it if it is new, and writes it into {@link NEXT_LIST}. */
function addTransition(list: number, circuitry: number): number {
  const met = CIRCUITRY_LISTS[list]!;
  const added = CIRCUITRIES[circuitry]!;
  let next = list;
  if (!met.includes(added)) {
    const longer = [...met, added];
    CIRCUITRY_LABELS[CIRCUITRY_LISTS.length] = longer.join(", ");
    next = CIRCUITRY_LISTS.push(longer) - 1;
  }
  NEXT_LIST[CIRCUITRIES.length * list + circuitry] = next;
  return next;
}

/**
 * Returns the circuitries of some channels, each once, in the order of first appearance; empty without channels.
 *
 * Plain form: `new Set(circuitries)` joined by `", "`, as in test/support/plain-chart.ts (see docs/decisions/0008).
 *
 * @param channels Indexes of the channels in `CHANNELS`.
 */
export function circuitries(channels: ReusedList): string {
  const { numbers, count } = channels;
  let list = 0;
  for (let index = 0; index < count; index++) {
    const circuitry = CIRCUITRY_OF_CHANNEL[numbers[index]!]!;
    list = NEXT_LIST[CIRCUITRIES.length * list + circuitry]! || addTransition(list, circuitry);
  }
  return CIRCUITRY_LABELS[list]!;
}
