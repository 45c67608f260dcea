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
  const placed = placeAll(labelsOf(bars, scene), scene);
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
  const { writeTime, layout, detail, said } = scene;
  return bars.flatMap((bar, index): Label[] => {
    const { value, fromMs, toMs, isWritten } = bar;
    const before = bars[index - 1];
    if (before === undefined) {
      if (isWritten) return [];
      said.add(toMs);
      const until = time(writeTime(toMs, lengthOf(scene, bar)));
      return [{ x: layout.left, phrase: phraseOf([word("until"), until, word(value)], SIZE) }];
    }
    // The label of the first bar says this time.
    if (isWritten && index === 1 && !before.isWritten) return [];
    if (isWritten && !detail.hasRepeats && said.has(fromMs)) return [];
    said.add(fromMs);
    const length = lengthOf(scene, isShort(before) ? before : bar);
    const parts = [time(writeTime(fromMs, length)), ...(isWritten ? [] : [word(value)])];
    return [{ x: bar.x, phrase: phraseOf(parts, SIZE) }];
  });
}

/** Places labels in the order that leaves the fewest without a line to their bar, and of these in the fewest lines. */
function placeAll(labels: readonly Label[], scene: DayScene): readonly PlacedLabel[] {
  let best: readonly PlacedLabel[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  for (const order of [[...labels].reverse(), labels])
    for (const isFlat of [true, false]) {
      const placed: PlacedLabel[] = [];
      for (const label of order) placed.push(place(label, placed, scene, isFlat));
      const cost = placed.reduce((sum, { line, hasLeader }) => sum + line + (hasLeader ? 0 : 100), 0);
      if (cost < bestCost) [best, bestCost] = [placed, cost];
      if (cost === 0) return best;
    }
  return best;
}

/**
 * Places a label at the right or the left of the line down from its bar's start; without that line if nothing else is free.
 *
 * @param isFlat True tries both sides of a line of text before the next one, false all lines at the right first.
 */
function place(
  label: Label,
  placed: readonly PlacedLabel[],
  { layout: { left, right } }: DayScene,
  isFlat: boolean,
): PlacedLabel {
  const { x, phrase } = label;
  const { width } = phrase;
  const lines = Array.from({ length: placed.length + 1 }, (_, line) => line);
  const sides = [x + BESIDE_LINE, x - BESIDE_LINE - width].filter(
    (start) => start >= left && start + width <= right,
  );
  const beside = isFlat
    ? lines.flatMap((line) => sides.map((start) => ({ start, line })))
    : sides.flatMap((start) => lines.map((line) => ({ start, line })));
  for (const { start, line } of beside) {
    const found = { ...label, start, end: start + width, line, hasLeader: true };
    if (placed.every((other) => areApart(found, other))) return found;
  }
  const start = Math.max(left, Math.min(x, right - width));
  const beneath = lines.map((line) => ({ ...label, start, end: start + width, line, hasLeader: false }));
  const lowest = Math.max(0, ...placed.map(({ line }) => line + 1));
  return (
    beneath.find((found) => placed.every((other) => areApart(found, other))) ?? {
      ...beneath[0]!,
      line: lowest,
    }
  );
}

/** Tests whether two labels leave room for each other, and neither's line goes through the other. */
function areApart(a: PlacedLabel, b: PlacedLabel): boolean {
  if (a.line === b.line && a.start < b.end + SPACE && b.start < a.end + SPACE) return false;
  return !(crosses(a, b) || crosses(b, a));
}

function crosses({ x, line, hasLeader }: PlacedLabel, other: PlacedLabel): boolean {
  return hasLeader && line >= other.line && x > other.start - BESIDE_LINE && x < other.end + BESIDE_LINE;
}
