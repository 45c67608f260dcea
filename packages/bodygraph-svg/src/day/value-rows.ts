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

function piecesOf(spans: ChartWindow["spans"], read: (chart: Chart) => string): ValuePiece[] {
  const pieces: { value: string; fromMs: number; toMs: number }[] = [];
  for (const { from, to, chart } of spans) {
    const value = read(chart);
    const last = pieces.at(-1);
    if (last?.value === value) last.toMs = to.getTime();
    else pieces.push({ value, fromMs: from.getTime(), toMs: to.getTime() });
  }
  return pieces;
}

interface ListSource extends Pick<ListRow, "member" | "title"> {
  readonly read: (chart: Chart) => readonly string[];
  readonly rank: (item: string) => number;
}

function listRow(spans: ChartWindow["spans"], { member, title, read, rank }: ListSource): ListRow {
  const pieces: ValuePiece[] = [];
  const since = new Map<string, number>();
  const end = (value: string, toMs: number) => pieces.push({ value, fromMs: since.get(value)!, toMs });
  let held: readonly string[] = [];
  for (const { from, chart } of spans) {
    const items = read(chart);
    if (isSame(items, held)) continue;
    const ms = from.getTime();
    for (const item of held)
      if (!items.includes(item)) {
        end(item, ms);
        since.delete(item);
      }
    for (const item of items) if (!since.has(item)) since.set(item, ms);
    held = items;
  }
  const fromMs = spans[0]!.from.getTime();
  const toMs = spans.at(-1)!.to.getTime();
  for (const item of held) end(item, toMs);
  const isWhole = (piece: ValuePiece) => piece.fromMs === fromMs && piece.toMs === toMs;
  const byRank = (a: ValuePiece, b: ValuePiece) => rank(a.value) - rank(b.value);
  pieces.sort((a, b) => a.fromMs - b.fromMs || a.toMs - b.toMs || byRank(a, b));
  return {
    member,
    title,
    always: pieces.filter(isWhole).map(({ value }) => value),
    pieces: pieces.filter((piece) => !isWhole(piece)),
  };
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
  const [first, second] = channel.split("-");
  return 100 * Number(first) + Number(second);
}

/** Returns a value without the word that is the title of its row. */
export function nameOf(value: string): string {
  return value.replace(/(?<!^No) Definition$/, "");
}

/** Returns the only value of a row, or null if it changes. */
export function factOf(row: ValueRow | ListRow): Fact | null {
  const { member, title, pieces } = row;
  if ("always" in row)
    return pieces.length > 0 ? null : { member, title, value: row.always.join(", ") || NONE };
  return pieces.length > 1 ? null : { member, title, value: pieces[0]!.value };
}

/** Says the values of a day for screen readers. */
export function describeDay({ values, lists, cross, variables }: DayRows): string {
  const ofRow = ({ title, pieces }: ValueRow) =>
    `${title}: ${[...new Set(pieces.map(({ value }) => value))].join(", ")}.`;
  const ofList = ({ title, always, pieces }: ListRow) => {
    const rest = [...new Set(pieces.map(({ value }) => value))].filter((value) => !always.includes(value));
    const all = `${title}: ${always.join(", ") || NONE}`;
    return rest.length === 0 ? `${all}.` : `${all} all the time; at times ${rest.join(", ")}.`;
  };
  return [...values.map(ofRow), ...lists.map(ofList), ofRow(cross), ofRow(variables)].join(" ");
}
