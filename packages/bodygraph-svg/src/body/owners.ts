import { type Center, CHANNELS } from "../chart-core.js";

/** The part of a picture that has a gate: bit 1 is the first part, bit 2 the second, 3 both, 0 none. */
export type Owner = 0 | 1 | 2 | 3;

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
  readonly owners: Uint8Array;
  readonly definedChannels: ReadonlySet<string>;
  readonly definedCenters: ReadonlySet<Center>;
}

/** Derives what is drawn from the gates of both parts. */
export function bodyState(first: Iterable<number>, second: Iterable<number>): BodyState {
  const owners = new Uint8Array(65);
  for (const gate of first) owners[gate]! |= 1;
  for (const gate of second) owners[gate]! |= 2;
  const definedChannels = new Set<string>();
  const definedCenters = new Set<Center>();
  for (const { id, gates, centers } of CHANNELS) {
    if (owners[gates[0]] === 0 || owners[gates[1]] === 0) continue;
    definedChannels.add(id);
    definedCenters.add(centers[0]).add(centers[1]);
  }
  return { owners, definedChannels, definedCenters };
}

/** Lists the defined channels that neither part has whole. */
export function joinedChannels({ owners, definedChannels }: BodyState): string[] {
  return CHANNELS.filter(
    ({ id, gates: [a, b] }) => definedChannels.has(id) && (owners[a]! & owners[b]!) === 0,
  ).map(({ id }) => id);
}

/** Lists the defined channels of which the first part has exactly one gate. */
export function completedChannels({ owners, definedChannels }: BodyState): string[] {
  return CHANNELS.filter(
    ({ id, gates: [a, b] }) => definedChannels.has(id) && (owners[a]! & 1) !== (owners[b]! & 1),
  ).map(({ id }) => id);
}
