import type { FC } from "hono/jsx";

/** A name such as a code or a path, which may break after each underscore and slash. */
export const SoftBreaks: FC<{ readonly text: string }> = ({ text }) => (
  <>
    {text.split(/(?<=[_/])(?=\w)/).map((part, index) => (
      <>
        {index > 0 && <wbr />}
        {part}
      </>
    ))}
  </>
);
