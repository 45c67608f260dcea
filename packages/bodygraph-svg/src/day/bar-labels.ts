import { fixed } from "../text/numbers.js";
import { addPhrase } from "../text/phrases.js";
import { layOutKept } from "../text/text.js";
import { type DayScene, SMALL_SIZE as SIZE } from "./day-scene.js";
import { isShort, needsSeconds, timeLine } from "./day-times.js";
import { type LabelTexts, placeLabels } from "./label-places.js";
import type { ValuePiece } from "./value-rows.js";

/** A bar: its start, and whether its value stands in it. */
export interface LabeledBar extends ValuePiece {
  readonly x: number;
  readonly isWritten: boolean;
}

/** Distance of the first baseline from the bars, and distance of the lines. */
const BASELINE = 14;
const LINE_HEIGHT = 15;

/** Space below the last line. */
const BELOW = 2;

/** Height of digits and capitals above their baseline, with some space, where a line ends above a label. */
const ABOVE_TEXT = 11;

/**
 * Writes below each start of a bar its time, with the value if that does not fit into the bar. Labels that would cover each
 * other stand in several lines.
 *
 * @returns The height that the labels take.
 */
export function addBarLabels(bars: readonly LabeledBar[], bottom: number, scene: DayScene): number {
  const { palette, texts, ticks } = scene;
  const look = { size: SIZE, color: palette.muted };
  let lines = 0;
  for (const placed of placeLabels(textsOf(bars, scene), scene.layout)) {
    const { label, start, end, line, hasLeader, isBelow } = placed;
    const { x, phrases } = label;
    const first = bottom + BASELINE + line * LINE_HEIGHT;
    const last = first + (phrases.length - 1) * LINE_HEIGHT;
    // Lines before their leader end at it.
    const isBefore = end < x;
    for (const [index, phrase] of phrases.entries())
      addPhrase(texts, phrase, isBefore ? end - phrase.width : start, first + index * LINE_HEIGHT, look);
    if (hasLeader) ticks.push(`M${fixed(x)} ${fixed(bottom)}V${fixed(isBelow ? first - ABOVE_TEXT : last)}`);
    lines = Math.max(lines, line + phrases.length);
  }
  return lines === 0 ? 0 : BASELINE + (lines - 1) * LINE_HEIGHT + BELOW;
}

function textsOf(
  bars: readonly LabeledBar[],
  { span, layout, detail, hasDates: hasDate, said }: DayScene,
): LabelTexts[] {
  const { hasRepeats } = detail;
  const labels: LabelTexts[] = [];
  let before: LabeledBar | undefined;
  for (const bar of bars) {
    const { value, fromMs, toMs, isWritten, x } = bar;
    if (before === undefined) {
      if (!isWritten) {
        said.add(toMs);
        const until = timeLine(span, toMs, { hasSeconds: needsSeconds(span, bar), hasDate });
        labels.push({ x: layout.left, value, times: [layOutKept("until"), until] });
      }
    } else {
      // The label of the first bar says the time at which the second one begins.
      const isSaid = before === bars[0] && !before.isWritten;
      if (!(isWritten && (isSaid || (!hasRepeats && said.has(fromMs))))) {
        said.add(fromMs);
        const hasSeconds = needsSeconds(span, isShort(before) ? before : bar);
        const time = timeLine(span, fromMs, { hasSeconds, hasDate });
        labels.push(isWritten ? { x, times: [time] } : { x, value, times: [time] });
      }
    }
    before = bar;
  }
  return labels;
}
