/**
 * Writes the title of a page with charts.
 *
 * @param names Names of its one or two people, each of which may be empty.
 * @param isOwn True if the visitor has entered the birth.
 */
export function titleOf([first = "", second]: readonly string[], isOwn: boolean): string {
  if (second !== undefined)
    return first || second ? `${first || "A"} and ${second || "B"}` : "Two Human Design charts";
  if (first !== "") return `${first}’s Human Design chart`;
  return isOwn ? "Your Human Design chart" : "A Human Design chart";
}
