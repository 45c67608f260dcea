import { type Phrase, phraseOf, wrapPhrases } from "../text/phrases.js";
import { layOutKept, type TextLine } from "../text/text.js";
import { OUTER_SPACE } from "./bar-text.js";
import type { DayLayout } from "./day-layout.js";
import { SMALL_SIZE } from "./day-scene.js";

/**
 * Widest line of a label, as a share of the picture's bars: a longer value is broken, but not within parentheses. The smaller
 * shares are for labels that have no room otherwise.
 */
const MAX_SHARES = [0.6, 0.45, 0.35, 0.2];

/** Space between labels, and between a label and a line. */
const SPACE = 10;
const BESIDE_LINE = 3;

/** Least space between a label and the line of another one. */
const BESIDE_OTHER_LINE = 2.5;

/** Costs of a label below its line instead of beside it, and of one without a line to its bar: more than all lines of text. */
const BELOW_COST = 100;
const NO_LEADER_COST = 10_000;

/** Cost of a later time above an earlier one where both labels seem to stand at the same line: at most this far from it. */
const REVERSE_COST = 3;
const AT_LINE = 8;

/** Texts of a label. */
export interface LabelTexts {
  /** Start of the bar. */
  readonly x: number;
  /** The value, if it is not in the bar. */
  readonly value?: string;
  readonly times: readonly TextLine[];
}

/** A label in lines. */
interface Label {
  /** Start of the bar. */
  readonly x: number;
  readonly phrases: readonly Phrase[];
  readonly width: number;
}

/** A label with the x of its left and right edges, and its row. */
export interface PlacedLabel {
  readonly label: Label;
  start: number;
  end: number;
  /** The first of its lines. */
  line: number;
  hasLeader: boolean;
  /** True if the line down from the bar ends above the label, false if it ends beside it. */
  isBelow: boolean;
}

/** Lays out a label, in several lines if it is wide. */
function labelOf({ x, value, times }: LabelTexts, maxWidth: number): Label {
  const whole = phraseOf(value === undefined ? times : [layOutKept(value), ...times], SMALL_SIZE);
  if (value === undefined || whole.width <= maxWidth) return { x, phrases: [whole], width: whole.width };
  const words = value.split(OUTER_SPACE).map((word) => [layOutKept(word)]);
  const phrases = wrapPhrases([...words, times], SMALL_SIZE, maxWidth);
  return { x, phrases, width: Math.max(...phrases.map(({ width }) => width)) };
}

/** Places labels below bars with lines as wide as possible, so that all stand beside a line to their bar. */
export function placeLabels(texts: readonly LabelTexts[], layout: DayLayout): readonly PlacedLabel[] {
  let best: Placement = { placed: [], cost: Number.POSITIVE_INFINITY };
  for (const share of MAX_SHARES) {
    const maxWidth = (layout.right - layout.left) * share;
    const placement = placeAll(
      texts.map((label) => labelOf(label, maxWidth)),
      layout,
    );
    if (placement.cost < best.cost) best = placement;
    if (best.cost < BELOW_COST) break;
  }
  return best.placed;
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
 * Places labels so that the fewest do not stand beside their line, and of these ways in the fewest lines. Tries a few orders with
 * both sides. If that leaves a label not beside its line, all labels up to one of them stand at the right, the others at the
 * left: then only labels on both sides of that border can be in each other's way.
 */
function placeAll(labels: readonly Label[], layout: DayLayout): Placement {
  const reversed = labels.toReversed();
  let best: Placement = { placed: [], cost: Number.POSITIVE_INFINITY };
  const isBest = (turns: readonly Turn[]) => {
    const placement = placeInTurn(turns, layout);
    if (placement.cost < best.cost) best = placement;
    return best.cost === 0;
  };
  for (const order of [reversed, labels])
    for (const isFlat of [true, false])
      if (isBest(order.map((label) => ({ label, sides: BOTH, isFlat })))) return best;
  for (let border = labels.length; border >= 0 && best.cost >= BELOW_COST; border--) {
    const atRight = reversed
      .slice(labels.length - border)
      .map((label) => ({ label, sides: RIGHT, isFlat: true }));
    const atLeft = labels.slice(border).map((label) => ({ label, sides: LEFT, isFlat: true }));
    isBest([...atRight, ...atLeft]);
    isBest([...atLeft, ...atRight]);
  }
  return best;
}

function placeInTurn(turns: readonly Turn[], layout: DayLayout): Placement {
  const placed: PlacedLabel[] = [];
  let cost = 0;
  for (const turn of turns) {
    const found = place(turn, placed, layout);
    for (const other of placed) if (isReverse(found, other) || isReverse(other, found)) cost += REVERSE_COST;
    placed.push(found);
    cost +=
      found.line +
      found.label.phrases.length -
      1 +
      (found.isBelow ? BELOW_COST : 0) +
      (found.hasLeader ? 0 : NO_LEADER_COST);
  }
  return { placed, cost };
}

/** Places a label beside the line down from its bar's start, else below that line; without it if nothing else is free. */
function place(
  { label, sides, isFlat }: Turn,
  placed: readonly PlacedLabel[],
  { left, right }: DayLayout,
): PlacedLabel {
  const { x, width } = label;
  const found: PlacedLabel = { label, start: 0, end: 0, line: 0, hasLeader: true, isBelow: false };
  const isFreeAt = (start: number, line: number) => {
    found.start = start;
    found.end = start + width;
    found.line = line;
    for (const other of placed) if (!areApart(found, other)) return false;
    return true;
  };
  const starts: number[] = [];
  for (const side of sides) {
    const start = side === "right" ? x + BESIDE_LINE : x - BESIDE_LINE - width;
    if (start >= left && start + width <= right) starts.push(start);
  }
  let lineCount = 1;
  for (const other of placed) lineCount += other.label.phrases.length;
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
  for (const other of placed) found.line = Math.max(found.line, lastLine(other) + 1);
  return found;
}

/** Tests whether two labels leave room for each other, and neither's line goes through the other. */
function areApart(a: PlacedLabel, b: PlacedLabel): boolean {
  const haveSameLine = a.line <= lastLine(b) && b.line <= lastLine(a);
  if (haveSameLine && a.start < b.end + SPACE && b.start < a.end + SPACE) return false;
  return !(crosses(a, b) || crosses(b, a));
}

/** Tests whether a label that ends at its line stands above an earlier one, both of them at the line of the earlier one. */
function isReverse(earlier: PlacedLabel, later: PlacedLabel): boolean {
  const { x } = earlier.label;
  return later.line < earlier.line && later.start > x && later.start < x + AT_LINE && earlier.start > x;
}

function lastLine({ label, line }: PlacedLabel): number {
  return line + label.phrases.length - 1;
}

function crosses(label: PlacedLabel, other: PlacedLabel): boolean {
  const { x } = label.label;
  const deepest = label.isBelow ? label.line : lastLine(label);
  return (
    label.hasLeader &&
    deepest >= other.line &&
    x > other.start - BESIDE_OTHER_LINE &&
    x < other.end + BESIDE_OTHER_LINE
  );
}
