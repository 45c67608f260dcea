import { FAILURE_CODES } from "chart-http/errors";
import type { FC } from "hono/jsx";

/** An error code, with a link to the page about it unless an earlier version of the service used it. */
export const ErrorCode: FC<{ readonly code: string }> = ({ code }) => {
  // Long codes break after an underscore only.
  const text = code.split(/(?<=_)/).map((part) => [part, <wbr />]);
  const isKnown = FAILURE_CODES.some((known) => known === code);
  return <code>{isKnown ? <a href={`/docs/errors/${code}`}>{text}</a> : text}</code>;
};
