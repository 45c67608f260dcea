import type { FC } from "hono/jsx";

/** An error code, with a link to the page about it. */
export const ErrorCode: FC<{ readonly code: string }> = ({ code }) => (
  <a href={`/docs/errors/${code}`}>{code}</a>
);
