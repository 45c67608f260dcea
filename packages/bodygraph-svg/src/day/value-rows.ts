import type { Chart, ChartWindow } from "../chart-core.js";

/** A value of a member of the chart, and the time during which it holds. */
export interface ValuePiece {
  readonly value: string;
  readonly fromMs: number;
  readonly toMs: number;
}

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

/** Reads the rows of a window: neighboring spans with the same value are joined, member by member. */
export function dayRows({ spans }: ChartWindow): DayRows {
  const row = (member: string, title: string, read: (chart: Chart) => string): ValueRow => ({
    member,
    title,
    pieces: piecesOf(spans, read),
  });
  const arrow = (name: keyof Chart["arrows"]): ArrowRow => ({
    arrow: name,
    pieces: piecesOf(spans, ({ arrows }) => arrows[name]),
  });
  return {
    values: [
      row("type", "Type", ({ type }) => type),
      row("authority", "Authority", ({ authority }) => authority),
      row("profile", "Profile", ({ profile }) => profile),
      row("definition", "Definition", ({ definition }) => definition),
    ],
    lists: [
      listRow(spans, {
        member: "centers",
        title: "Centers",
        read: ({ centers }) => centers,
        rank: rankOfCenter,
      }),
      listRow(spans, {
        member: "channelsShort",
        title: "Channels",
        read: ({ channelsShort }) => channelsShort,
        rank: rankOfChannel,
      }),
    ],
    cross: row("incarnationCross", "Cross", ({ incarnationCross }) => incarnationCross),
    variables: row("variables", "Variables", ({ variables }) => variables),
    arrows: [arrow("personalitySun"), arrow("personalityNode"), arrow("designSun"), arrow("designNode")],
  };
}

/** Reads the values of a member. A span begins where the one before it ends. */
function piecesOf(spans: ChartWindow["spans"], read: (chart: Chart) => string): ValuePiece[] {
  const pieces: ValuePiece[] = [];
  let value = read(spans[0]!.chart);
  let fromMs = spans[0]!.from.getTime();
  for (const { from, chart } of spans) {
    const next = read(chart);
    if (next === value) continue;
    const toMs = from.getTime();
    pieces.push({ value, fromMs, toMs });
    value = next;
    fromMs = toMs;
  }
  pieces.push({ value, fromMs, toMs: endOf(spans) });
  return pieces;
}

function endOf(spans: ChartWindow["spans"]): number {
  return spans[spans.length - 1]!.to.getTime();
}

interface ListSource extends Pick<ListRow, "member" | "title"> {
  readonly read: (chart: Chart) => readonly string[];
  readonly rank: (item: string) => number;
}

function listRow(spans: ChartWindow["spans"], { member, title, read, rank }: ListSource): ListRow {
  const fromMs = spans[0]!.from.getTime();
  const toMs = endOf(spans);
  const pieces: ValuePiece[] = [];
  const since = new Map<string, number>();
  let held: readonly string[] = [];
  for (const { from, chart } of spans) {
    const items = read(chart);
    if (isSame(items, held)) continue;
    const ms = from.getTime();
    for (const value of held)
      if (!items.includes(value)) {
        pieces.push({ value, fromMs: since.get(value)!, toMs: ms });
        since.delete(value);
      }
    for (const item of items) if (!since.has(item)) since.set(item, ms);
    held = items;
  }
  const always: string[] = [];
  for (const value of held) {
    const sinceMs = since.get(value)!;
    if (sinceMs === fromMs) always.push(value);
    else pieces.push({ value, fromMs: sinceMs, toMs });
  }
  always.sort((a, b) => rank(a) - rank(b));
  pieces.sort((a, b) => a.fromMs - b.fromMs || a.toMs - b.toMs || rank(a.value) - rank(b.value));
  return { member, title, always, pieces };
}

function isSame(a: readonly string[], b: readonly string[]): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index++) if (a[index] !== b[index]) return false;
  return true;
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
