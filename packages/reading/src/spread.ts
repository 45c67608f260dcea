import type { Chart } from "chart-core";
import type { ChartSpan } from "chart-core/time";
import { TEXT_SECTIONS } from "./text-sections.generated.js";

/** A half-open span of time. */
export interface Span {
  readonly from: Date;
  readonly to: Date;
}

/** A value, the share of the possible time that has it, above 0 and up to 1, and its spans in order of time. */
export interface Shared<Value> {
  readonly value: Value;
  readonly share: number;
  readonly spans: readonly Span[];
}

/** A member of a chart with one text. */
export type TextMember = (typeof TEXT_SECTIONS)[keyof typeof TEXT_SECTIONS][number];

const TEXT_MEMBERS: readonly TextMember[] = Object.values(TEXT_SECTIONS).flat();

/** A member of a chart that lists names. */
type ListMember = "centers" | "channelsShort" | "gates";

const LIST_MEMBERS: readonly ListMember[] = ["centers", "channelsShort", "gates"];

/** The values that the members of several possible charts have, the commonest first; of lists, those of each name. */
export interface Spread {
  readonly texts: Readonly<Record<TextMember, readonly Shared<string>[]>>;
  readonly lists: Readonly<Record<ListMember, readonly Shared<string>[]>>;
}

/** Finds the values of the possible charts. Those of one chart all have the share 1. */
export function spreadOf(possible: readonly ChartSpan[]): Spread {
  return {
    texts: fromNames(TEXT_MEMBERS, (member) => shares(possible, ({ [member]: text }) => [text])),
    lists: fromNames(LIST_MEMBERS, (member) => shares(possible, ({ [member]: names }) => names)),
  };
}

function shares(
  possible: readonly ChartSpan[],
  namesOf: (chart: Chart) => readonly string[],
): readonly Shared<string>[] {
  const found = new Map<string, { ms: number; readonly spans: { from: Date; to: Date }[] }>();
  for (const { from, to, chart } of possible)
    for (const name of namesOf(chart)) {
      const own = found.get(name) ?? { ms: 0, spans: [] };
      found.set(name, own);
      own.ms += +to - +from;
      const last = own.spans.at(-1);
      if (last !== undefined && +last.to === +from) last.to = to;
      else own.spans.push({ from, to });
    }
  const { from, to } = wholeOf(possible);
  return [...found]
    .map(([value, { ms, spans }]) => ({ value, share: ms / (+to - +from), spans }))
    .sort((one, other) => other.share - one.share);
}

/** Returns the whole time of spans that follow each other. */
export function wholeOf(spans: readonly Span[]): Span {
  return { from: spans[0]!.from, to: spans.at(-1)!.to };
}

/** Returns the only span of a chart whose time is exact. */
export function exactSpan(chart: Chart): readonly ChartSpan[] {
  return [{ from: chart.birthMoment, to: new Date(+chart.birthMoment + 1), chart }];
}

function fromNames<Name extends string, Value>(
  names: readonly Name[],
  valueFor: (name: Name) => Value,
): Readonly<Record<Name, Value>> {
  return Object.fromEntries(names.map((name) => [name, valueFor(name)])) as Record<Name, Value>;
}

/** Counts how many texts of a chart are the same for all possible birth times. */
export function certaintyOf({ texts }: Spread): { readonly certain: number; readonly all: number } {
  const values = Object.values(texts);
  return { certain: values.filter(({ length }) => length === 1).length, all: values.length };
}

const MINUTE_MS = 60_000;

/** Returns the time around a birth at "about" a time. */
export function spanAround(utc: Date, aboutMinutes: number): Span {
  const reach = aboutMinutes * MINUTE_MS;
  return { from: new Date(+utc - reach), to: new Date(+utc + reach) };
}

/** Writes the length of a span: `24 hours`, `60 minutes`, `16 hours 37 minutes`. */
export function lengthOf({ from, to }: Span): string {
  const minutes = Math.round((+to - +from) / MINUTE_MS);
  if (minutes <= 240) return `${minutes} minutes`;
  const rest = minutes % 60 === 0 ? "" : ` ${minutes % 60} minutes`;
  return `${Math.floor(minutes / 60)} hours${rest}`;
}
