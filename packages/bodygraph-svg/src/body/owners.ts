import { type Center, CHANNELS } from "../chart-core.js";

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
  /** Outline of added centers: the second color, or stripes of both. */
  readonly addedOutline?: "second" | "stripes";
}

/** The gates, channels and centers that a picture shows as active. */
export interface BodyState {
  /** The owner of each gate, by number. */
  readonly owners: readonly Owner[];
  /** The ids of the defined channels, sorted by number. */
  readonly definedChannels: readonly string[];
  /** The defined centers, from the Head to the Root. */
  readonly definedCenters: readonly Center[];
  /** The defined centers that are marked, because a part alone does not define them. */
  readonly addedCenters: readonly Center[];
}

/** The nine centers from the Head to the Root, as people of the field list them. */
export const HEAD_TO_ROOT: readonly Center[] = [
  "Head",
  "Ajna",
  "Throat",
  "G",
  "Ego",
  "Spleen",
  "Solar Plexus",
  "Sacral",
  "Root",
];

const SORTED_CHANNELS = [...CHANNELS].sort((a, b) => a.gates[0] - b.gates[0] || a.gates[1] - b.gates[1]);

/** Derives what is drawn from the gates of both parts. */
export function bodyState(first: readonly number[], second: readonly number[]): BodyState {
  const owners = new Array<Owner>(65).fill(0);
  for (const gate of first) owners[gate] = 1;
  for (const gate of second) owners[gate] = (owners[gate]! | 2) as Owner;
  const channels = SORTED_CHANNELS.filter(({ gates }) => owners[gates[0]] !== 0 && owners[gates[1]] !== 0);
  return {
    owners,
    definedChannels: channels.map(({ id }) => id),
    definedCenters: centersOf(channels),
    addedCenters: [],
  };
}

/** Puts gates into the group of their owner, which is shorter than to say it of each. */
export function ownerGroup(word: string, gates: string): string {
  return gates === "" ? "" : `<g data-active="${word}">${gates}</g>`;
}

/** A defined channel with the number of its gates that each part has. */
export interface ChannelShare {
  readonly id: string;
  readonly gates: readonly [number, number];
  readonly centers: readonly [Center, Center];
  readonly inFirst: number;
  readonly inSecond: number;
}

/** Lists the defined channels, sorted by number, with the share of each part. */
export function channelShares({ owners }: Pick<BodyState, "owners">): ChannelShare[] {
  return SORTED_CHANNELS.filter(({ gates: [a, b] }) => owners[a] !== 0 && owners[b] !== 0).map(
    ({ id, centers, gates: [a, b] }) => ({
      id,
      gates: [a, b],
      centers,
      inFirst: (owners[a]! & 1) + (owners[b]! & 1),
      inSecond: (owners[a]! >> 1) + (owners[b]! >> 1),
    }),
  );
}

/** Lists the centers that channels define, from the Head to the Root. */
export function centersOf(channels: readonly { readonly centers: readonly Center[] }[]): Center[] {
  return HEAD_TO_ROOT.filter((center) => channels.some(({ centers }) => centers.includes(center)));
}
