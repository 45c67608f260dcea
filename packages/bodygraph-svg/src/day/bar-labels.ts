import { fixed } from "../text/numbers.js";
import type { DayScene } from "./day-scene.js";
import { isShort, lengthOf } from "./day-times.js";
import { addPhrase, type Phrase, phraseOf, time, word } from "./phrases.js";
import type { ValuePiece } from "./value-rows.js";

/** A bar: its start, and whether its value stands in it. */
export interface LabeledBar extends ValuePiece {
  readonly x: number;
  readonly isWritten: boolean;
}

/** Size of the labels, distance of the first baseline from the bars, and distance of the lines. */
const SIZE = 8.4;
const BASELINE = 13;
const LINE_HEIGHT = 13;

/** Space below the last line. */
const BELOW = 2;

/** Space between labels, and between a label and the line to another one. */
const SPACE = 6;
const BESIDE_LINE = 1.5;

/** Length of the tick from a bar's start to its time. */
const TICK = 3;

interface Label {
  /** Start of the bar. */
  readonly x: number;
  readonly phrase: Phrase;
}

interface PlacedLabel extends Label {
  readonly start: number;
  readonly end: number;
  readonly line: number;
  readonly hasLeader: boolean;
}

/**
 * Writes below each start of a bar its time, with the value if that does not fit into the bar. Labels that would cover each
 * other stand in several lines.
 *
 * @returns The height that the labels take.
 */
export function addBarLabels(bars: readonly LabeledBar[], bottom: number, scene: DayScene): number {
  const { palette, texts, ticks } = scene;
  const labels = labelsOf(bars, scene);
  const placed: PlacedLabel[] = [];
  // From right to left, so that the line to a label in a lower line passes at the left of the later ones.
  for (const label of labels.reverse()) placed.push(place(label, placed, scene));
  let lines = 0;
  for (const { x, phrase, start, line, hasLeader } of placed) {
    const baseline = bottom + BASELINE + line * LINE_HEIGHT;
    addPhrase(texts, phrase, { x: start, baseline }, { size: SIZE, color: palette.muted });
    if (hasLeader) ticks.push(`M${fixed(x)} ${fixed(bottom)}V${fixed(baseline - SIZE - 5 + TICK)}`);
    lines = Math.max(lines, line + 1);
  }
  return lines === 0 ? 0 : BASELINE + (lines - 1) * LINE_HEIGHT + BELOW;
}

function labelsOf(bars: readonly LabeledBar[], scene: DayScene): Label[] {
  const { writeTime, layout } = scene;
  return bars.flatMap((bar, index): Label[] => {
    const { value, fromMs, toMs, isWritten } = bar;
    const before = bars[index - 1];
    if (before === undefined) {
      if (isWritten) return [];
      const until = time(writeTime(toMs, lengthOf(scene, bar)));
      return [{ x: layout.left, phrase: phraseOf([word("until"), until, word(value)], SIZE) }];
    }
    // The label of the first bar says this time.
    if (isWritten && index === 1 && !before.isWritten) return [];
    const length = lengthOf(scene, isShort(before) ? before : bar);
    const parts = [time(writeTime(fromMs, length)), ...(isWritten ? [] : [word(value)])];
    return [{ x: bar.x, phrase: phraseOf(parts, SIZE) }];
  });
}

/** Finds the first line with room, in which no line to another label is crossed; failing that, any line with room. */
function place(label: Label, placed: readonly PlacedLabel[], { layout }: DayScene): PlacedLabel {
  const { x, phrase } = label;
  const start = Math.max(layout.left, Math.min(x, layout.right - phrase.width));
  const end = start + phrase.width;
  for (const hasLeader of [true, false])
    for (let line = 0; line <= placed.length; line++) {
      const isFree = placed.every((other) => {
        if (other.line === line) return other.start > end + SPACE || other.end < start - SPACE;
        if (other.line > line)
          return !other.hasLeader || other.x < start - BESIDE_LINE || other.x > end + BESIDE_LINE;
        return !hasLeader || x < other.start - BESIDE_LINE || x > other.end + BESIDE_LINE;
      });
      if (isFree) return { ...label, start, end, line, hasLeader };
    }
  return { ...label, start, end, line: placed.length + 1, hasLeader: false };
}
