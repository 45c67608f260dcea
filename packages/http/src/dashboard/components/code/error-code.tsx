import type { FC } from "hono/jsx";

/** The path of the pages about errors; undefined while there are none. */
const ERROR_PAGES: string | undefined = undefined;

/** An error code, with a link to the page about it. */
export const ErrorCode: FC<{ readonly code: string }> = ({ code }) =>
  ERROR_PAGES === undefined ? <code>{code}</code> : <a href={`${ERROR_PAGES}/${code}`}>{code}</a>;
