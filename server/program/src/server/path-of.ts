/** Returns the path of a request target, without an origin before it or a query after it. */
export function pathOf(target = ""): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
}

/** Returns true if a normalised URL has a user before its host, as in `http://user:password@host/`. */
export function hasUser(url: string): boolean {
  return /^https?:\/\/[^/?#]*@/.test(url);
}
