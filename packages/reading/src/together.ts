import type { Chart } from "chart-core";
import type { Meanings } from "./meanings.js";

/** The kinds of a channel between two people, in the order of a reading. */
export const TOGETHER_KINDS = ["electromagnetic", "companionship", "dominance", "compromise"] as const;

/** A channel that two people have together. */
export interface SharedChannel {
  readonly id: string;
  readonly kind: (typeof TOGETHER_KINDS)[number];
  /** The one who has the whole channel, if only one has. */
  readonly owner: "a" | "b" | null;
}

/** Finds the channels that two charts have together, by the glossary's definitions of their kinds. */
export function channelsTogether(
  a: Pick<Chart, "gates">,
  b: Pick<Chart, "gates">,
  channels: Meanings["CHANNELS"],
): readonly SharedChannel[] {
  const has = ({ gates }: Pick<Chart, "gates">, gate: number) => gates.some((own) => Number(own) === gate);
  return channels.flatMap(({ id, gates }): SharedChannel[] => {
    const ownOf = (chart: Pick<Chart, "gates">) => gates.filter((gate) => has(chart, gate)).length;
    const [ofA, ofB] = [ownOf(a), ownOf(b)];
    if (ofA === 2 && ofB === 2) return [{ id, kind: "companionship", owner: null }];
    if (ofA === 2 || ofB === 2)
      return [{ id, kind: ofA + ofB === 3 ? "compromise" : "dominance", owner: ofA === 2 ? "a" : "b" }];
    const isWhole = gates.every((gate) => has(a, gate) || has(b, gate));
    return isWhole ? [{ id, kind: "electromagnetic", owner: null }] : [];
  });
}
