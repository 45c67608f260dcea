export const ERRORS_PATH = "/docs/errors";

export function errorPath(code: string): string {
  return `${ERRORS_PATH}/${code}`;
}

/** Heading of the list of operations on the page of an error, which searches leave out. */
export const OPERATIONS_HEADING = "Operations with this error";
