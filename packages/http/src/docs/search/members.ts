import { editDistance } from "chart-gazetteer";
import { pairsOf, similarityOf } from "../similarity.js";
import type { Part } from "./page-parts.js";

/** Lowest similarity of a member that is worth proposing, from 0 to 1. */
const MIN_SIMILARITY = 0.6;
/** Fewest letters of a name that may be misspelt. */
const MIN_MISSPELT_LENGTH = 8;
/** Maximum number of slips in the name of a member. */
const MAX_SLIPS = 2;

/** The names of all members that the pages define, and the nearest one of a name that is none. */
export class Members {
  readonly #names = new Map<string, string>();

  /** Adds the members that a part defines. The glossary's way of writing a name counts before those of the reference. */
  add({ members, section }: Part): void {
    for (const name of members)
      if (section === "Glossary" || !this.#names.has(keyOf(name))) this.#names.set(keyOf(name), name);
  }

  /** Returns a member as it is written, also for `channels_short` or other capitals; undefined if there is none. */
  find(text: string): string | undefined {
    return this.#names.get(keyOf(text));
  }

  /**
   * Returns the member that a text names. A name in code may be the beginning of one, or, if no page has it, a name like
   * one.
   */
  meant(text: string, isName: (key: string) => boolean): string | undefined {
    const found = this.find(text);
    if (found !== undefined || !isCoined(text)) return found;
    const key = keyOf(text);
    const longer = [...this.#names].filter(([other]) => other.startsWith(key)).map(([, name]) => name);
    // Capitals decide between `birthdate` and `birthDateUtc` for `birthD`.
    const written = longer.find((name) => name.startsWith(text)) ?? longer[0];
    return written ?? (isName(key) ? undefined : this.nearest(text)[0]);
  }

  /** Returns the member that a misspelt name most likely stands for. */
  spelling(name: string): string | undefined {
    const key = keyOf(name);
    if (key.length < MIN_MISSPELT_LENGTH) return undefined;
    const distances = [...this.#names].map(([other, member]) => ({
      member,
      distance: editDistance(key, other, { mostEdits: MAX_SLIPS }),
    }));
    const [nearest] = distances.sort((one, other) => one.distance - other.distance);
    return nearest !== undefined && nearest.distance <= MAX_SLIPS ? nearest.member : undefined;
  }

  /** Returns the members that are like a text, the most similar first. A text such as `birthUtc` is compared only with names like it, not with `birth`. */
  nearest(text: string): readonly string[] {
    const wanted = pairsOf(keyOf(text));
    return [...this.#names]
      .filter(([, name]) => isCoined(name) || !isCoined(text))
      .map(([key, name]) => ({ name, similarity: similarityOf(wanted, pairsOf(key)) }))
      .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
      .sort((one, other) => other.similarity - one.similarity)
      .map(({ name }) => name);
  }
}

/** Returns true for a name that is no word of the language, such as `channelsShort`. */
export function isCoined(name: string): boolean {
  return /[a-z][A-Z]|\w_\w/.test(name);
}

function keyOf(name: string): string {
  return name.trim().replaceAll("_", "").toLowerCase();
}
