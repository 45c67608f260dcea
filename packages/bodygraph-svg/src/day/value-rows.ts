import type { Chart, ChartWindow } from "../chart-core.js";

/** A value of a member of the chart, and the time during which it holds, since the start of the window. */
interface Piece<T> {
  readonly value: T;
  readonly fromMs: number;
  readonly toMs: number;
}

/** A text that a member of the chart has for a time. */
export type ValuePiece = Piece<string>;

/** A member of the chart and its values in order of time. */
export interface ValueRow {
  readonly member: string;
  readonly title: string;
  readonly pieces: readonly ValuePiece[];
}

/** A member of the chart that is a list: the items that it always has, and each other one with the time that it is there. */
export interface ListRow {
  readonly member: "centers" | "channelsShort";
  readonly title: string;
  readonly always: readonly string[];
  readonly pieces: readonly ValuePiece[];
}

/** A member of the chart with one value in the whole window. */
export interface Fact {
  readonly member: string;
  readonly title: string;
  readonly value: string;
}

/** An arrow of the chart and its directions in order of time. */
export interface ArrowRow {
  readonly arrow: keyof Chart["arrows"];
  readonly pieces: readonly ValuePiece[];
}

/** The rows of a day, in the order in which they are drawn. */
export interface DayRows {
  readonly values: readonly ValueRow[];
  readonly lists: readonly ListRow[];
  readonly cross: ValueRow;
  readonly variables: ValueRow;
  readonly arrows: readonly ArrowRow[];
}

/** Value of an empty list. */
const NONE = "none";

/** Reads the rows of a window. */
export function dayRows(window: ChartWindow): DayRows {
  const row = (member: TextMember, title: string): ValueRow => ({
    member,
    title,
    pieces: piecesOf<string>(window, member),
  });
  const variables = row("variables", "Variables");
  return {
    values: [
      row("type", "Type"),
      row("authority", "Authority"),
      row("profile", "Profile"),
      row("definition", "Definition"),
    ],
    lists: [
      listRow(window, "centers", "Centers", rankOfCenter),
      listRow(window, "channelsShort", "Channels", rankOfChannel),
    ],
    cross: row("incarnationCross", "Cross"),
    variables,
    arrows: ARROWS.map(([arrow, index]) => ({ arrow, pieces: arrowPieces(variables.pieces, index) })),
  };
}

/** Members of a chart that are texts. */
type TextMember = "type" | "authority" | "profile" | "definition" | "incarnationCross" | "variables";

/** The arrows in the order of their lanes, each with the index of its letter in variables such as `PLR DRL`. */
const ARROWS = [
  ["personalitySun", 1],
  ["personalityNode", 2],
  ["designSun", 5],
  ["designNode", 6],
] as const;

/** Reads the values of a member in order of time. Each holds until the next one begins. */
function piecesOf<T>(
  { spans, certain, uncertain }: ChartWindow,
  member: TextMember | ListRow["member"],
): readonly Piece<T>[] {
  const startMs = spans[0]!.from.getTime();
  const endMs = spans[spans.length - 1]!.to.getTime() - startMs;
  const values = uncertain[member];
  if (values === undefined) return [{ value: certain[member] as T, fromMs: 0, toMs: endMs }];
  const pieces: { value: T; fromMs: number; toMs: number }[] = [];
  for (const { value, spans: held } of values)
    for (const { from } of held) {
      const fromMs = from.getTime() - startMs;
      // Moves the later pieces by one place, which is faster than to sort so few of them.
      let index = pieces.length;
      for (; index > 0 && pieces[index - 1]!.fromMs > fromMs; index--) pieces[index] = pieces[index - 1]!;
      pieces[index] = { value: value as T, fromMs, toMs: endMs };
    }
  for (let index = 1; index < pieces.length; index++) pieces[index - 1]!.toMs = pieces[index]!.fromMs;
  return pieces;
}

/** Returns the directions of an arrow: neighboring variables that agree in it are joined. */
function arrowPieces(variables: readonly ValuePiece[], index: number): ValuePiece[] {
  const pieces: { value: string; fromMs: number; toMs: number }[] = [];
  let last: (typeof pieces)[number] | undefined;
  for (const { value, fromMs, toMs } of variables) {
    const direction = value.charAt(index);
    if (last?.value === direction) last.toMs = toMs;
    else {
      last = { value: direction, fromMs, toMs };
      pieces.push(last);
    }
  }
  return pieces;
}

/** Reads a list: an item holds from the first list that has it to the next one that does not. */
function listRow(
  window: ChartWindow,
  member: ListRow["member"],
  title: string,
  rank: (item: string) => number,
): ListRow {
  const lists = piecesOf<readonly string[]>(window, member);
  const endMs = lists[lists.length - 1]!.toMs;
  const always: string[] = [];
  const pieces: ValuePiece[] = [];
  const since = new Map<string, number>();
  const end = (value: string, toMs: number) => {
    const fromMs = since.get(value)!;
    if (fromMs === 0 && toMs === endMs) always.push(value);
    else pieces.push({ value, fromMs, toMs });
    since.delete(value);
  };
  let held: readonly string[] = [];
  for (const { value: items, fromMs } of lists) {
    for (const item of held) if (!items.includes(item)) end(item, fromMs);
    for (const item of items) if (!since.has(item)) since.set(item, fromMs);
    held = items;
  }
  for (const item of held) end(item, endMs);
  always.sort((a, b) => rank(a) - rank(b));
  pieces.sort((a, b) => a.fromMs - b.fromMs || a.toMs - b.toMs || rank(a.value) - rank(b.value));
  return { member, title, always, pieces };
}

/** The centers from the Head down to the Root. */
const DOWN = ["Head", "Ajna", "Throat", "G", "Ego", "Spleen", "Solar Plexus", "Sacral", "Root"];

function rankOfCenter(center: string): number {
  return DOWN.indexOf(center);
}

/** Ranks a channel by its first gate, then by its second one. */
function rankOfChannel(channel: string): number {
  return 100 * Number.parseInt(channel, 10) + Number(channel.slice(channel.indexOf("-") + 1));
}

const DEFINITION = " Definition";

/** Returns a value without the word that is the title of its row. */
export function nameOf(value: string): string {
  return value.endsWith(DEFINITION) && value !== "No Definition" ? value.slice(0, -DEFINITION.length) : value;
}

/** Tests whether a row has more than one value. */
export function isChanging(row: ValueRow | ListRow): boolean {
  return row.pieces.length > ("always" in row ? 0 : 1);
}

/** Returns the only value of a row, or null if it changes. */
export function factOf(row: ValueRow | ListRow): Fact | null {
  if (isChanging(row)) return null;
  const { member, title, pieces } = row;
  return { member, title, value: "always" in row ? row.always.join(", ") || NONE : pieces[0]!.value };
}

/** Describes the values of a day for people who do not see the picture. */
export function describeDay({ values, lists, cross, variables }: DayRows): string {
  let description = "";
  for (const row of values) description += `${describeRow(row)} `;
  for (const row of lists) description += `${describeList(row)} `;
  return `${description}${describeRow(cross)} ${describeRow(variables)}`;
}

function describeRow({ title, pieces }: ValueRow): string {
  return `${title}: ${valuesOf(pieces, []).join(", ")}.`;
}

function describeList({ title, always, pieces }: ListRow): string {
  const all = `${title}: ${always.join(", ") || NONE}`;
  const rest = valuesOf(pieces, always);
  return rest.length === 0 ? `${all}.` : `${all} all the time; at times ${rest.join(", ")}.`;
}

/** Returns the different values of a row without those of a list. */
function valuesOf(pieces: readonly ValuePiece[], without: readonly string[]): string[] {
  const values: string[] = [];
  for (const { value } of pieces) if (!values.includes(value) && !without.includes(value)) values.push(value);
  return values;
}
