import type { Draft } from "./order.js";
import type { ShownBirth } from "./resolve-birth.js";

/** An answer that is kept for retries. */
interface KeptAnswer {
  /** Text that the order kept. */
  readonly text: string;
  /** Reading of the birth; undefined if the answer shows none, and for answers that an earlier version kept. */
  readonly moment?: ShownBirth["moment"];
}

/**
 * Start of the member that holds the birth, at the end of the kept JSON object. A store may be shared with nodes of an
 * earlier version: they then show this member, which clients ignore.
 */
const MARK = ',"keptBirth":';

/** Writes the text that is kept of an answer: the order's own, and how its birth was read. */
export function writeKept({ kept, birth }: Draft): string {
  if (birth === undefined) return kept;
  const { zone, offsetSeconds, kind } = birth.moment;
  return `${kept.slice(0, -1)}${MARK}${JSON.stringify({ zone, offsetSeconds, kind })}}`;
}

/** Reads a kept text. Quotes within JSON strings are escaped, so no string contains the mark. */
export function readKept(kept: string): KeptAnswer {
  const index = kept.lastIndexOf(MARK);
  if (index === -1) return { text: kept };
  return {
    text: `${kept.slice(0, index)}}`,
    moment: JSON.parse(kept.slice(index + MARK.length, -1)) as ShownBirth["moment"],
  };
}
