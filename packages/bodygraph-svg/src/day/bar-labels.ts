import { fixed } from "../text/numbers.js";
import { layOutKept } from "../text/text.js";
import type { DayLayout } from "./day-layout.js";
import type { DayScene } from "./day-scene.js";
import { isShort, needsSeconds, timeLine } from "./day-times.js";
import { addPhrase, type Phrase, phraseOf } from "./phrases.js";
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

/** Cost of a label without a line to its bar, in lines of text. */
const NO_LEADER_COST = 100;

interface Label {
  /** Start of the bar. */
  readonly x: number;
  readonly phrase: Phrase;
}

interface PlacedLabel {
  readonly label: Label;
  start: number;
  end: number;
  line: number;
  hasLeader: boolean;
}

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
  for (const { label, start, line, hasLeader } of placeAll(labelsOf(bars, scene), scene.layout)) {
    const baseline = bottom + BASELINE + line * LINE_HEIGHT;
    addPhrase(texts, label.phrase, start, baseline, look);
    if (hasLeader) ticks.push(`M${fixed(label.x)} ${fixed(bottom)}V${fixed(baseline)}`);
    lines = Math.max(lines, line + 1);
  }
  return lines === 0 ? 0 : BASELINE + (lines - 1) * LINE_HEIGHT + BELOW;
}

function labelsOf(bars: readonly LabeledBar[], { span, layout, detail, said }: DayScene): Label[] {
  const { hasDates: hasDate, hasRepeats } = detail;
  const labels: Label[] = [];
  let before: LabeledBar | undefined;
  for (const bar of bars) {
    const { value, fromMs, toMs, isWritten, x } = bar;
    if (before === undefined) {
      if (!isWritten) {
        said.add(toMs);
        const until = timeLine(span, toMs, { hasSeconds: needsSeconds(span, bar), hasDate });
        const phrase = phraseOf([layOutKept(value), layOutKept("until"), until], SIZE);
        labels.push({ x: layout.left, phrase });
      }
    } else {
      // The label of the first bar says the time at which the second one begins.
      const isSaid = before === bars[0] && !before.isWritten;
      if (!(isWritten && (isSaid || (!hasRepeats && said.has(fromMs))))) {
        said.add(fromMs);
        const hasSeconds = needsSeconds(span, isShort(before) ? before : bar);
        const time = timeLine(span, fromMs, { hasSeconds, hasDate });
        const texts = isWritten ? [time] : [layOutKept(value), time];
        labels.push({ x, phrase: phraseOf(texts, SIZE) });
      }
    }
    before = bar;
  }
  return labels;
}

/** Places labels in the order that leaves the fewest without a line to their bar, and of these in the fewest lines. */
function placeAll(labels: readonly Label[], layout: DayLayout): readonly PlacedLabel[] {
  let best: readonly PlacedLabel[] = [];
  let bestCost = Number.POSITIVE_INFINITY;
  for (const order of [[...labels].reverse(), labels])
    for (const isFlat of [true, false]) {
      const placed: PlacedLabel[] = [];
      let cost = 0;
      for (const label of order) {
        const found = place(label, placed, layout, isFlat);
        placed.push(found);
        cost += found.line + (found.hasLeader ? 0 : NO_LEADER_COST);
      }
      if (cost === 0) return placed;
      if (cost < bestCost) [best, bestCost] = [placed, cost];
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
  { left, right }: DayLayout,
  isFlat: boolean,
): PlacedLabel {
  const { x, phrase } = label;
  const { width } = phrase;
  const found: PlacedLabel = { label, start: 0, end: 0, line: 0, hasLeader: true };
  const isFreeAt = (start: number, line: number) => {
    found.start = start;
    found.end = start + width;
    found.line = line;
    for (const other of placed) if (!areApart(found, other)) return false;
    return true;
  };
  const sides = [x + BESIDE_LINE, x - BESIDE_LINE - width].filter(
    (start) => start >= left && start + width <= right,
  );
  const lineCount = placed.length + 1;
  for (let attempt = 0; attempt < sides.length * lineCount; attempt++) {
    const side = isFlat ? attempt % sides.length : Math.floor(attempt / lineCount);
    const line = isFlat ? Math.floor(attempt / sides.length) : attempt % lineCount;
    if (isFreeAt(sides[side]!, line)) return found;
  }
  found.hasLeader = false;
  const start = Math.max(left, Math.min(x, right - width));
  for (let line = 0; line < lineCount; line++) if (isFreeAt(start, line)) return found;
  for (const other of placed) found.line = Math.max(found.line, other.line + 1);
  return found;
}

/** Tests whether two labels leave room for each other, and neither's line goes through the other. */
function areApart(a: PlacedLabel, b: PlacedLabel): boolean {
  if (a.line === b.line && a.start < b.end + SPACE && b.start < a.end + SPACE) return false;
  return !(crosses(a, b) || crosses(b, a));
}

function crosses({ label: { x }, line, hasLeader }: PlacedLabel, other: PlacedLabel): boolean {
  return hasLeader && line >= other.line && x > other.start - BESIDE_LINE && x < other.end + BESIDE_LINE;
}
