/** Path of the list of all error codes. */
export const ERRORS_PATH = "/docs/errors";

/** Returns the path of the page about an error code. */
export function errorPath(code: string): string {
  return `${ERRORS_PATH}/${code}`;
}
