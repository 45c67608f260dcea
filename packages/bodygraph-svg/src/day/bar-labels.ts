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

/** Height of digits and capitals above their baseline, with some space, where a line ends above a label. */
const ABOVE_TEXT = 8;

/** Costs of a label below its line instead of beside it, and of one without a line to its bar, in lines of text. */
const BELOW_COST = 2;
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
  /** True if the line down from the bar ends above the label, false if it ends beside it. */
  isBelow: boolean;
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
  for (const { label, start, line, hasLeader, isBelow } of placeAll(labelsOf(bars, scene), scene.layout)) {
    const baseline = bottom + BASELINE + line * LINE_HEIGHT;
    addPhrase(texts, label.phrase, start, baseline, look);
    if (hasLeader)
      ticks.push(`M${fixed(label.x)} ${fixed(bottom)}V${fixed(isBelow ? baseline - ABOVE_TEXT : baseline)}`);
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

/** A label that is placed next, and the sides of its line on which it may stand. */
interface Turn {
  readonly label: Label;
  readonly sides: readonly Side[];
  /** True tries all sides of a line of text before the next one, false all lines at the first side first. */
  readonly isFlat: boolean;
}

type Side = "right" | "left";

const BOTH: readonly Side[] = ["right", "left"];
const RIGHT: readonly Side[] = ["right"];
const LEFT: readonly Side[] = ["left"];

/** Labels that are placed, and what that costs: lines of text, and labels without a line to their bar. */
interface Placement {
  readonly placed: readonly PlacedLabel[];
  readonly cost: number;
}

/**
 * Places labels so that the fewest have no line to their bar, and of these ways in the fewest lines. Tries a few orders with
 * both sides. If that leaves a label without its line, all labels up to one of them stand at the right, the others at the
 * left: then only labels on both sides of that border can be in each other's way.
 */
function placeAll(labels: readonly Label[], layout: DayLayout): readonly PlacedLabel[] {
  const reversed = labels.toReversed();
  let best: Placement = { placed: [], cost: Number.POSITIVE_INFINITY };
  const isBest = (turns: readonly Turn[]) => {
    const placement = placeInTurn(turns, layout);
    if (placement.cost < best.cost) best = placement;
    return best.cost === 0;
  };
  for (const order of [reversed, labels])
    for (const isFlat of [true, false])
      if (isBest(order.map((label) => ({ label, sides: BOTH, isFlat })))) return best.placed;
  for (let border = labels.length; border >= 0 && best.cost >= NO_LEADER_COST; border--) {
    const atRight = reversed
      .slice(labels.length - border)
      .map((label) => ({ label, sides: RIGHT, isFlat: true }));
    const atLeft = labels.slice(border).map((label) => ({ label, sides: LEFT, isFlat: true }));
    isBest([...atRight, ...atLeft]);
    isBest([...atLeft, ...atRight]);
  }
  return best.placed;
}

function placeInTurn(turns: readonly Turn[], layout: DayLayout): Placement {
  const placed: PlacedLabel[] = [];
  let cost = 0;
  for (const turn of turns) {
    const found = place(turn, placed, layout);
    placed.push(found);
    cost += found.line + (found.isBelow ? BELOW_COST : 0) + (found.hasLeader ? 0 : NO_LEADER_COST);
  }
  return { placed, cost };
}

/** Places a label beside the line down from its bar's start, else below that line; without it if nothing else is free. */
function place(
  { label, sides, isFlat }: Turn,
  placed: readonly PlacedLabel[],
  { left, right }: DayLayout,
): PlacedLabel {
  const { x, phrase } = label;
  const { width } = phrase;
  const found: PlacedLabel = { label, start: 0, end: 0, line: 0, hasLeader: true, isBelow: false };
  const isFreeAt = (start: number, line: number) => {
    found.start = start;
    found.end = start + width;
    found.line = line;
    for (const other of placed) if (!areApart(found, other)) return false;
    return true;
  };
  const starts = sides
    .map((side) => (side === "right" ? x + BESIDE_LINE : x - BESIDE_LINE - width))
    .filter((start) => start >= left && start + width <= right);
  const lineCount = placed.length + 1;
  for (let attempt = 0; attempt < starts.length * lineCount; attempt++) {
    const side = isFlat ? attempt % starts.length : Math.floor(attempt / lineCount);
    const line = isFlat ? Math.floor(attempt / starts.length) : attempt % lineCount;
    if (isFreeAt(starts[side]!, line)) return found;
  }
  const start = Math.max(left, Math.min(x, right - width));
  found.isBelow = true;
  for (let line = 0; line < lineCount; line++) if (isFreeAt(start, line)) return found;
  found.isBelow = false;
  found.hasLeader = false;
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
