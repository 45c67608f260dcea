import type { Chart } from "chart-core";
import { BODIES, type Side } from "chart-core/tables";
import { editDistance } from "chart-gazetteer/reader";
import { JSON_MEMBERS } from "chart-reading";
import { CommandFailure } from "../terminal/failure.js";

/** A member of a chart as JSON. */
export type JsonMember = (typeof JSON_MEMBERS)[number];

/** Members of a row unless others are asked for: those of /v2/charts/simple. */
export const SIMPLE_MEMBERS: readonly JsonMember[] = ["type", "profile", "gates", "channelsShort", "centers"];

/** Separates the values of a list in a table. */
const BETWEEN_VALUES = ";";

const SIDES: readonly Side[] = ["design", "personality"];

/** Writes a whole chart as JSON: the same members as the service, in the same order. */
export function chartJson(chart: Chart): string {
  return membersJson(chart, JSON_MEMBERS);
}

/** Writes members of a chart as JSON. */
export function membersJson(chart: Chart, members: readonly JsonMember[]): string {
  return JSON.stringify(Object.fromEntries(members.map((member) => [member, chart[member]])));
}

/** Reads the members of `--fields`: names separated by commas, or `all`. */
export function readFields(text: string): readonly JsonMember[] {
  if (text.trim() === "all") return JSON_MEMBERS;
  const names = text
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  const unknown = names.find((name) => !(JSON_MEMBERS as readonly string[]).includes(name));
  if (unknown !== undefined) {
    const plain = unknown.toLowerCase();
    const close = JSON_MEMBERS.find((member) => editDistance(plain, member.toLowerCase(), {}) <= 2);
    throw new CommandFailure(
      close === undefined
        ? `“${unknown}” is no member of a chart. --fields all writes every one; columns of a file are copied unasked.`
        : `“${unknown}” is no member of a chart. Did you mean ${close}?`,
    );
  }
  if (names.length === 0) throw new CommandFailure("--fields names no member of a chart.");
  return [...new Set(names)] as JsonMember[];
}

/** Returns the columns of members in a table: of the activations, one for each body of each side. */
export function columnsOf(members: readonly JsonMember[]): readonly string[] {
  return members.flatMap((member) =>
    member === "activations" ? SIDES.flatMap((side) => BODIES.map((body) => `${side}.${body}`)) : [member],
  );
}

/** Returns the cells of {@link columnsOf}. */
export function cellsOf(chart: Chart, members: readonly JsonMember[]): string[] {
  const cells: string[] = [];
  for (const member of members) {
    const value = chart[member];
    if (typeof value === "string") cells.push(value);
    else if ("design" in value)
      for (const side of SIDES) for (const body of BODIES) cells.push(value[side][body]);
    else cells.push(value.join(BETWEEN_VALUES));
  }
  return cells;
}

/** Yields lines `member<TAB>value` of a chart. */
export function* plainMembers(
  chart: Chart,
  members: readonly JsonMember[] = JSON_MEMBERS,
): Generator<string> {
  const cells = cellsOf(chart, members);
  for (const [at, name] of columnsOf(members).entries()) yield `${name}\t${cells[at]}`;
}
