import type { FC } from "hono/jsx";
import { stemOf } from "./words.js";

/** A text whose matching words stand out. */
export const Marked: FC<{
  readonly text: string;
  /** Stems of the words that match. */
  readonly terms: readonly string[];
}> = ({ text, terms }) => (
  <>
    {text
      .split(/([\p{L}\p{N}]+)/u)
      .map((part) => (terms.includes(stemOf(part)) ? <mark>{part}</mark> : part))}
  </>
);
