/** Returns the path of the page about an error code. */
export function errorPath(code: string): string {
  return `/docs/errors/${code}`;
}
