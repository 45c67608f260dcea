/** The texts of the wheel that are drawn often, laid out once. */
import { flatShape } from "../text/shapes.js";
import { layOut, type TextLine } from "../text/text.js";
import { fail } from "../theme/settings.js";

/** Whole degrees within a sign: `9°`. */
export const DEGREES: readonly TextLine[] = numbers(30, (degree) => `${degree}°`);

/** Degrees with two digits, so that they form a column. */
export const TWO_DIGIT_DEGREES: readonly TextLine[] = numbers(30, (degree) => `${degree}°`.padStart(3, "0"));

/** Minutes with two digits. */
export const MINUTES: readonly TextLine[] = numbers(60, (minute) => `${minute}'`.padStart(3, "0"));

/** Matches a gate and line; nothing else is kept. */
const GATE_LINE = /^\d{1,2}\.[1-6]$/;

const gateLines = new Map<string, TextLine>();

/** Lays out a gate and line, and keeps it: there are 384. */
export function gateLineText(gate: number, line: number): TextLine {
  const content = `${gate}.${line}`;
  let text = gateLines.get(content);
  if (text === undefined) {
    if (!GATE_LINE.test(content)) fail("chart", content, "a gate and line such as 41.2");
    text = flatLine(content);
    gateLines.set(content, text);
  }
  return text;
}

function numbers(count: number, write: (value: number) => string): readonly TextLine[] {
  return Array.from({ length: count }, (_, value) => flatLine(write(value)));
}

function flatLine(content: string): TextLine {
  const line = layOut(content);
  return { ...line, shape: line.shape && flatShape(line.shape) };
}
