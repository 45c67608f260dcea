import { flatLine, layOut, type TextLine } from "../text/text.js";
import type { Move } from "./body-changes.js";
import { type DayScene, SMALL_SIZE } from "./day-scene.js";

/** A label of a lane with its ends. */
interface LaneLabel {
  readonly label: TextLine;
  readonly start: number;
  readonly end: number;
  /** True for the first label and for one moved away from its mark: one that it leaves no room for does not thin the lane. */
  readonly isSpecial: boolean;
}

/** Space between labels, and farthest that one may begin behind its mark or end before it. */
const SPACE = 4;
const BESIDE_MARK = 4;

/** Positions that differ by less count as equal. */
const TOLERANCE = 0.01;

/** Most changes of a lane of which each is labeled with gate and line; of more, those within a gate have only the line. */
const MAX_FULL_LABELS = 4;

/** Texts of lines without their gate, such as `.4`, by number. */
const LINE_TEXTS: readonly TextLine[] = Array.from({ length: 7 }, (_, line) => flatLine(layOut(`.${line}`)));

const NONE: readonly LaneLabel[] = [];

/** The lines that a lane may label, from all to none. */
const ALL_LINES: readonly number[] = [1, 2, 3, 4, 5, 6];
const FEWER_LINES: readonly (readonly number[])[] = [ALL_LINES, [1, 3, 5], [4], []];

/**
 * Places the labels of a body's changes at their marks: the first one and new gates, then the lines between them. Where not
 * all lines have room, the same ones are left out in the whole lane. A line stands without its gate only if the gate's own
 * label stands before it.
 */
export function laneLabels(
  moves: readonly Move[],
  { layout: { left, right }, xOf, detail }: DayScene,
): readonly LaneLabel[] {
  if (moves.length === 0) return NONE;
  const isCrowded = moves.length > MAX_FULL_LABELS || !detail.hasLetters;
  const placed: LaneLabel[] = [];
  const inTheWay = (start: number, width: number): LaneLabel | undefined => {
    const [from, to] = [start - SPACE + TOLERANCE, start + width + SPACE - TOLERANCE];
    for (const other of placed) if (from < other.end && to > other.start) return other;
    return undefined;
  };
  const put = (label: TextLine, start: number, width: number, isSpecial: boolean) =>
    placed.push({ label, start, end: start + width, isSpecial });
  /** Places a label if it can; returns false if labels about their marks are too close to each other. */
  const add = (atMs: number, label: TextLine, canMove: boolean, isFirst = false): boolean => {
    const x = xOf(atMs);
    const width = (label.width * SMALL_SIZE) / 100;
    const start = Math.min(Math.max(x - width / 2, left), right - width);
    const isAtEdge = start !== x - width / 2;
    const other = inTheWay(start, width);
    if (other === undefined) {
      put(label, start, width, isAtEdge || isFirst);
      return true;
    }
    if (!canMove) return isAtEdge || other.isSpecial;
    for (const { start: before, end: after } of placed)
      for (const moved of [after + SPACE, before - SPACE - width]) {
        const isBeside = moved < x + BESIDE_MARK && moved + width > x - BESIDE_MARK;
        const isWithin = moved >= left && moved + width <= right;
        if (!(isBeside && isWithin) || inTheWay(moved, width) !== undefined) continue;
        put(label, moved, width, true);
        return true;
      }
    return false;
  };
  const isNamed: boolean[] = [];
  const addGates = () => {
    isNamed.length = 0;
    let areNamed = true;
    for (const { atMs, to, isGate } of moves) {
      const isOfGate = isGate && add(atMs, to.text, true);
      if (isGate && !isOfGate) areNamed = false;
      isNamed.push(isOfGate);
    }
    return areNamed;
  };
  const [first] = moves;
  // The gate at the start of the window stands at the left.
  const ofFirst =
    first === undefined || first.isGate
      ? []
      : [first.to.text, ...(isCrowded ? [LINE_TEXTS[first.to.line]!] : [])];
  if (ofFirst.length === 0) addGates();
  for (const label of ofFirst) {
    placed.length = 0;
    add(first!.atMs, label, false, true);
    if (addGates()) break;
  }
  if (isCrowded && !detail.hasAllLines) return placed;
  const addLines = (lines: readonly number[]): boolean => {
    let isGateNamed = true;
    for (let index = 0; index < moves.length; index++) {
      const { atMs, to, isGate } = moves[index]!;
      if (isGate) isGateNamed = isNamed[index]!;
      else if (index > 0 && lines.includes(to.line)) {
        const isShort = isCrowded && isGateNamed;
        const isEven = add(atMs, isShort ? LINE_TEXTS[to.line]! : to.text, !isCrowded);
        if (isShort && !isEven) return false;
      }
    }
    return true;
  };
  const count = placed.length;
  for (const lines of FEWER_LINES) {
    if (addLines(lines) || !isCrowded) break;
    placed.length = count;
  }
  return placed;
}
