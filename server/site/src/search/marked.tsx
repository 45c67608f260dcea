import type { FC } from "hono/jsx";
import { termOf, WRITTEN_WORD } from "./words.js";

const WORDS = new RegExp(`(${WRITTEN_WORD})`, "u");

/** A text whose matching words stand out: names such as `channelsShort` as a whole, or the words that they consist of. */
export const Marked: FC<{
  readonly text: string;
  /** Words of the index that match. */
  readonly terms: readonly string[];
}> = ({ text, terms }) => (
  <>
    {text
      .split(WORDS)
      .map((name, index) =>
        index % 2 === 0 ? (
          name
        ) : terms.includes(termOf(name.replaceAll("_", ""))) ? (
          <mark>{name}</mark>
        ) : (
          name
            .split(/(_+)|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u)
            .map((part) => (part !== undefined && terms.includes(termOf(part)) ? <mark>{part}</mark> : part))
        ),
      )}
  </>
);
