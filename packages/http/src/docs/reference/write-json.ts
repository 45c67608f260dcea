/** Longest list of numbers that stays on one line. */
const MAX_INLINE_LIST = 60;

/** Writes a value as JSON with a line for each member, but short lists of numbers on one line. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replace(/\[\s+(?:-?[\d.]+,?\s+)+\]/g, (list) => {
    const inline = list.replace(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]");
    return inline.length > MAX_INLINE_LIST ? list : inline;
  });
}
