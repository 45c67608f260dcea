import type { Channel, Circuitry } from "../chart.js";
import { type CenterSet, centerSet } from "./centers.js";
import { CHANNELS } from "./channels.js";
import type { NumberList } from "./pick.js";

/** The channels in an array that is not frozen: to pick from arrays of both kinds takes twice the time. */
export const CHANNEL_OBJECTS: readonly Channel[] = [...CHANNELS];

/** `"<lower gate>-<higher gate>"` of each channel, in the order of `CHANNELS`, as are the others. */
export const SHORT_NAMES: readonly string[] = CHANNELS.map(({ id }) => id);

/** `"<name> (<lower gate>-<higher gate>)"`. */
export const LONG_NAMES: readonly string[] = CHANNELS.map(({ id, name }) => `${name} (${id})`);

/** The two centers of each channel. */
export const CHANNEL_CENTERS: ArrayLike<CenterSet> = Uint16Array.from(CHANNELS, ({ centers }) =>
  centerSet(centers),
);

/** Sets of channels are the bits of two numbers, for the first and the second half of `CHANNELS`. */
const HALF = CHANNELS.length / 2;

/** The channels that each gate is half of, at its number. */
const FIRST_HALF = new Int32Array(65);
const SECOND_HALF = new Int32Array(65);
for (const [index, { gates }] of CHANNELS.entries()) {
  for (const gate of gates) {
    if (index < HALF) FIRST_HALF[gate]! |= 1 << index;
    else SECOND_HALF[gate]! |= 1 << (index - HALF);
  }
}

/** Indexes of the defined channels. */
const defined: NumberList = { numbers: new Uint8Array(CHANNELS.length), count: 0 };

/**
 * The channels with both gates active, as indexes of `CHANNELS`, in order, from the active gates, each once.
 */
export function definedChannels({ numbers, count }: NumberList): NumberList {
  // A channel is met with its first gate, and defined with its second.
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
  defined.count = 0;
  list(firstDefined, 0);
  list(secondDefined, HALF);
  return defined;
}

/** Lists the channels of a half's set. */
function list(set: number, firstIndex: number): void {
  for (let left = set; left !== 0; left &= left - 1) {
    const lowest = 31 - Math.clz32(left & -left);
    defined.numbers[defined.count++] = firstIndex + lowest;
  }
}

/** The four circuitries; {@link CIRCUITRY_OF_CHANNEL} names them by the index. */
const CIRCUITRIES: readonly Circuitry[] = ["Individual", "Collective Logic", "Collective Abstract", "Tribal"];

const CIRCUITRY_OF_CHANNEL = Uint8Array.from(CHANNELS, ({ circuitry }) => CIRCUITRIES.indexOf(circuitry));

/** What each of the 65 lists that four circuitries make is written as; the first is empty. */
const LABELS: string[] = [];

/** The list that each becomes once a circuitry is met: at 4 x its number + that of the circuitry. */
const THEN = new Uint8Array(65 * CIRCUITRIES.length);

listFrom([]);

/** Numbers a list and all that begin with it. */
function listFrom(met: readonly Circuitry[]): number {
  const list = LABELS.push(met.join(", ")) - 1;
  CIRCUITRIES.forEach((next, circuitry) => {
    THEN[CIRCUITRIES.length * list + circuitry] = met.includes(next) ? list : listFrom([...met, next]);
  });
  return list;
}

/** The circuitries of some channels, each once, in the order of first appearance; empty where there is no channel. */
export function circuitries({ numbers, count }: NumberList): string {
  let list = 0;
  for (let index = 0; index < count; index++)
    list = THEN[CIRCUITRIES.length * list + CIRCUITRY_OF_CHANNEL[numbers[index]!]!]!;
  return LABELS[list]!;
}
