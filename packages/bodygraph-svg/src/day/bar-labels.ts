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

/** Space between labels, and between a label and a line. */
const SPACE = 6;
const BESIDE_LINE = 3;

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
    if (hasLeader) ticks.push(`M${fixed(x)} ${fixed(bottom)}V${fixed(baseline)}`);
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

/**
 * Places a label beside the line down from its bar's start: in the first line of text with room at its right or left.
 * Failing that, it stands without a line where there is room.
 */
function place(
  label: Label,
  placed: readonly PlacedLabel[],
  { layout: { left, right } }: DayScene,
): PlacedLabel {
  const { x, phrase } = label;
  const starts = [x + BESIDE_LINE, x - BESIDE_LINE - phrase.width].filter(
    (start) => start >= left && start + phrase.width <= right,
  );
  const beneath = Math.max(left, Math.min(x, right - phrase.width));
  for (const hasLeader of [true, false])
    for (let line = 0; line <= placed.length; line++)
      for (const start of hasLeader ? starts : [beneath]) {
        const found = { ...label, start, end: start + phrase.width, line, hasLeader };
        if (placed.every((other) => areApart(found, other))) return found;
      }
  // Not reached: the line below all others is free for a label without a line of its own.
  return { ...label, start: beneath, end: beneath + phrase.width, line: placed.length, hasLeader: false };
}

/** Tests whether two labels leave room for each other, and neither's line goes through the other. */
function areApart(a: PlacedLabel, b: PlacedLabel): boolean {
  if (a.line === b.line && a.start < b.end + SPACE && b.start < a.end + SPACE) return false;
  return !(crosses(a, b) || crosses(b, a));
}

function crosses({ x, line, hasLeader }: PlacedLabel, other: PlacedLabel): boolean {
  return hasLeader && line >= other.line && x > other.start - BESIDE_LINE && x < other.end + BESIDE_LINE;
}
