/** Returns the path of a request target, without an origin before it or a query after it. */
export function pathOf(target = ""): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
}
