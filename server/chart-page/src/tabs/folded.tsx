import type { Child, FC } from "hono/jsx";

/** Number of values that are shown at once. */
const SHOWN_VALUES = 3;

/** Values one below the other: the first ones, and the others behind "4 more". */
export const Folded: FC<{ readonly values: readonly Child[]; readonly shown?: number }> = ({
  values,
  shown = SHOWN_VALUES,
}) => {
  const others = values.slice(shown);
  return (
    <>
      {values.slice(0, shown)}
      {others.length > 0 && (
        <details>
          <summary>{others.length === 1 ? "One more" : `${others.length} more`}</summary>
          {others}
        </details>
      )}
    </>
  );
};
