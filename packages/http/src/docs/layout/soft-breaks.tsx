import type { FC } from "hono/jsx";

/** Longest name that fits any line. */
const MAX_SHORT = 14;

/**
 * A name such as a code or a path. A long one may break after each underscore and slash, and
 * between the words of camelCase.
 */
export const SoftBreaks: FC<{ readonly text: string }> = ({ text }) => (
  <>
    {(text.length <= MAX_SHORT ? [text] : text.split(/(?<=\w[_/])(?=\w)|(?<=[a-z])(?=[A-Z])/)).map(
      (part, index) => (
        <>
          {index > 0 && <wbr />}
          {part}
        </>
      ),
    )}
  </>
);
