import type { FC } from "hono/jsx";
import { NUMERALS } from "./numerals.generated.js";

/** Space around the digits in their units, 100 to a digit's height: half a stroke, and what a comma hangs below. */
const MARGIN = 8;
const TOP = -10;
const HEIGHT = 148;

/**
 * A figure such as `13,200` or `< 0.005″` in the letters of the bodygraph's pictures, as large as the text around it. A
 * text with other characters stays as it is.
 */
export const Figure: FC<{
  readonly text: string;
  /** Name by which tests find the text. */
  readonly testId?: string | undefined;
}> = ({ text, testId }) => {
  const line = drawnLine(text);
  if (line === null) return <span data-test={testId}>{text}</span>;
  return (
    <>
      <span class="visually-hidden" data-test={testId}>
        {text}
      </span>
      <svg
        class="numerals"
        viewBox={`${-MARGIN / 2} ${TOP} ${line.width + MARGIN} ${HEIGHT}`}
        aria-hidden="true"
      >
        <path d={line.d} />
      </svg>
    </>
  );
};

/** Lays out a text from 0 on; null if a character has no drawing. */
function drawnLine(text: string): { readonly d: string; readonly width: number } | null {
  let d = "";
  let width = 0;
  for (const character of text) {
    if (!Object.hasOwn(NUMERALS, character)) return null;
    const { advance, x, y, d: stroke } = NUMERALS[character]!;
    if (stroke !== "") d += `M${width + x} ${y}${stroke}`;
    width += advance;
  }
  return d === "" ? null : { d, width };
}
