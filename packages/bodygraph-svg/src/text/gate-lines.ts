import { fail } from "../theme/settings.js";
import { flat } from "./flat.js";
import { flatLine, layOut, type TextLine } from "./text.js";

/** A gate with one of its lines, and its text such as `41.2`. */
export interface GateLine {
  readonly gate: number;
  readonly line: number;
  readonly content: string;
  readonly text: TextLine;
  /** Text between the time and the x in the element of a change to it: `data-to` and the start of the path data. */
  readonly dataTo: string;
}

const GATE_COUNT = 64;
const LINE_COUNT = 6;

/** All gates with their lines, at 6 x gate + line. They are laid out when they are first needed. */
const cached: (GateLine | undefined)[] = new Array(LINE_COUNT * (GATE_COUNT + 1) + 1).fill(undefined);

/** Returns a gate and line, always the same object; null if there is no such gate or line. */
export function findGateLine(gate: unknown, line: unknown): GateLine | null {
  if (!(isUpTo(GATE_COUNT, gate) && isUpTo(LINE_COUNT, line))) return null;
  const index = LINE_COUNT * gate + line;
  cached[index] ??= makeGateLine(gate, line);
  return cached[index];
}

function isUpTo(last: number, value: unknown): value is number {
  return typeof value === "number" && value >= 1 && value <= last && Math.floor(value) === value;
}

function makeGateLine(gate: number, line: number): GateLine {
  const content = `${gate}.${line}`;
  return {
    gate,
    line,
    content,
    text: flatLine(layOut(content)),
    dataTo: flat(`" data-to="${content}" d="M`),
  };
}

/** Returns the text of a gate and line of a chart. */
export function gateLineText(gate: number, line: number): TextLine {
  const found = findGateLine(gate, line);
  if (found === null) fail("chart", `${gate}.${line}`, "a gate and line such as 41.2");
  return found.text;
}
