/** The path in a request's target, which may name a host before it and a query behind it. */
export function pathOf(target = ""): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, "").replace(/[?#].*$/s, "");
}
