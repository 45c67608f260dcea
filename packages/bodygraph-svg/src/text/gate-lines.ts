import { fail } from "../theme/settings.js";
import { flatLine, layOut, type TextLine } from "./text.js";

/** A gate and line such as `41.2`, and its layout. */
export interface GateLineText {
  readonly content: string;
  readonly text: TextLine;
}

/** Texts of gates and lines, at 6 x gate + line: there are 384. */
const kept: (GateLineText | undefined)[] = new Array(6 * 64 + 7).fill(undefined);

/** Tests whether two numbers are a gate and a line. */
export function isGateLine(gate: unknown, line: unknown): boolean {
  return isUpTo(64, gate) && isUpTo(6, line);
}

function isUpTo(last: number, value: unknown): boolean {
  return typeof value === "number" && value >= 1 && value <= last && Math.floor(value) === value;
}

/** Returns the text of a gate and line, which is laid out once. */
export function gateLineText(gate: number, line: number): GateLineText {
  if (!isGateLine(gate, line)) fail("chart", `${gate}.${line}`, "a gate and line such as 41.2");
  const index = 6 * gate + line;
  kept[index] ??= makeText(`${gate}.${line}`);
  return kept[index];
}

function makeText(content: string): GateLineText {
  return { content, text: flatLine(layOut(content)) };
}
