import { CENTERS, type Center, CHANNELS } from "../chart-core.js";

/** The part of a picture that has a gate: bit 1 is the first part, bit 2 the second, 3 both, 0 none. */
export type Owner = 0 | 1 | 2 | 3;

/** The words of a chart's two sides for `data-active`, by {@link Owner}. */
export const OWNER_WORDS = ["none", "personality", "design", "both"] as const;

/** The two parts that a picture compares, such as personality and design. */
export interface Parts {
  /** Words for `data-active`, by {@link Owner}. */
  readonly words: readonly [none: string, first: string, second: string, both: string];
  readonly firstColor: string;
  readonly secondColor: string;
}

/** The gates, channels and centers that a picture shows as active. */
export interface BodyState {
  /** The owner of each gate, by number. */
  readonly owners: readonly Owner[];
  /** The ids of the defined channels, in the order of `CHANNELS`. */
  readonly definedChannels: readonly string[];
  /** The defined centers, A to Z. */
  readonly definedCenters: readonly Center[];
}

/** Derives what is drawn from the gates of both parts. */
export function bodyState(first: readonly number[], second: readonly number[]): BodyState {
  const owners = new Array<Owner>(65).fill(0);
  for (const gate of first) owners[gate] = 1;
  for (const gate of second) owners[gate] = (owners[gate]! | 2) as Owner;
  const channels = CHANNELS.filter(({ gates }) => owners[gates[0]] !== 0 && owners[gates[1]] !== 0);
  return {
    owners,
    definedChannels: channels.map(({ id }) => id),
    definedCenters: CENTERS.filter((center) => channels.some(({ centers }) => centers.includes(center))),
  };
}

/** Puts gates into the group of their owner, which is shorter than to say it of each. */
export function ownerGroup(word: string, gates: string): string {
  return gates === "" ? "" : `<g data-active="${word}">${gates}</g>`;
}

/** Lists the defined channels that neither part has whole. */
export function joinedChannels({ owners, definedChannels }: BodyState): string[] {
  return CHANNELS.filter(
    ({ id, gates: [a, b] }) => definedChannels.includes(id) && (owners[a]! & owners[b]!) === 0,
  ).map(({ id }) => id);
}

/** Lists the defined channels of which the first part has exactly one gate. */
export function completedChannels({ owners, definedChannels }: BodyState): string[] {
  return CHANNELS.filter(
    ({ id, gates: [a, b] }) => definedChannels.includes(id) && (owners[a]! & 1) !== (owners[b]! & 1),
  ).map(({ id }) => id);
}
