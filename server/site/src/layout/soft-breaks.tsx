import type { FC } from "hono/jsx";

/** Longest name that fits any line. */
const MAX_SHORT = 14;

/** Break points: after an underscore, slash or dot, between the words of camelCase, and before a name in brackets. */
const BREAKS = /(?<=[\w\]>][_/.])(?=[\w<])|(?<=[a-z])(?=[A-Z]|\[")/;

/** A name such as a code, a path or a member. A long one may break between its parts. */
export const SoftBreaks: FC<{ readonly text: string }> = ({ text }) => (
  <>
    {(text.length <= MAX_SHORT ? [text] : text.split(BREAKS)).map((part, index) => (
      <>
        {index > 0 && <wbr />}
        {part}
      </>
    ))}
  </>
);
