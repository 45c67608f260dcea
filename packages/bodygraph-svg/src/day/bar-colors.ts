import type { Palette } from "../theme/theme.js";
import type { ValueRow } from "./value-rows.js";

/**
 * Gives each value of a row a color: gray to the one that holds longest, one of four to the others. Neighbors get different
 * colors, as far as four suffice.
 */
export function barColors({ pieces }: ValueRow, palette: Palette): ReadonlyMap<string, string> {
  const values = new Map<string, { ms: number; readonly neighbors: string[] }>();
  for (const [index, { value, fromMs, toMs }] of pieces.entries()) {
    let ofValue = values.get(value);
    if (ofValue === undefined) {
      ofValue = { ms: 0, neighbors: [] };
      values.set(value, ofValue);
    }
    ofValue.ms += toMs - fromMs;
    if (index > 0) {
      const before = pieces[index - 1]!.value;
      ofValue.neighbors.push(before);
      values.get(before)!.neighbors.push(value);
    }
  }
  let longest = pieces[0]!.value;
  for (const [value, { ms }] of values) if (ms > values.get(longest)!.ms) longest = value;
  const colors = [palette.yellow, palette.green, palette.brown, palette.red];
  const found = new Map([[longest, palette.track]]);
  let turn = 0;
  for (const [value, { neighbors }] of values) {
    if (value === longest) continue;
    const isFree = (color: string) => !neighbors.some((neighbor) => found.get(neighbor) === color);
    let step = 0;
    while (step < colors.length && !isFree(colors[(turn + step) % colors.length]!)) step++;
    turn += step % colors.length;
    found.set(value, colors[turn++ % colors.length]!);
  }
  return found;
}
