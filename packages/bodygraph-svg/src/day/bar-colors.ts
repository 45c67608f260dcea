import type { Palette } from "../theme/theme.js";
import type { ValueRow } from "./value-rows.js";

/**
 * Gives each value of a row a color: gray to the one that holds longest, one of four to the others. Neighbors get different
 * colors, as far as four suffice.
 */
export function barColors({ pieces }: ValueRow, palette: Palette): ReadonlyMap<string, string> {
  const durations = new Map<string, number>();
  for (const { value, fromMs, toMs } of pieces)
    durations.set(value, (durations.get(value) ?? 0) + toMs - fromMs);
  let longest = pieces[0]!.value;
  for (const [value, duration] of durations) if (duration > durations.get(longest)!) longest = value;
  const colors = [palette.yellow, palette.green, palette.brown, palette.red];
  const found = new Map([[longest, palette.track]]);
  let turn = 0;
  for (const value of durations.keys()) {
    if (value === longest) continue;
    const taken = new Set<string | undefined>();
    for (const [index, piece] of pieces.entries()) {
      if (piece.value !== value) continue;
      taken.add(found.get(pieces[index - 1]?.value ?? ""));
      taken.add(found.get(pieces[index + 1]?.value ?? ""));
    }
    while (taken.has(colors[turn % 4]) && taken.size < 5 && colors.some((color) => !taken.has(color))) turn++;
    found.set(value, colors[turn++ % 4]!);
  }
  return found;
}
