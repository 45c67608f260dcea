import type { Chart } from "chart-core";

/** A value and the share of the possible birth times that have it, above 0 and up to 1. */
export interface Shared<Value> {
  readonly value: Value;
  readonly share: number;
}

/** The members of a chart with one text each, under the headings of a reading. */
export const TEXT_SECTIONS = {
  "Type and decisions": [
    "type",
    "strategy",
    "authority",
    "profile",
    "definition",
    "incarnationCross",
    "signature",
    "notSelfTheme",
  ],
  "Body and mind": [
    "determination",
    "cognition",
    "environment",
    "perspective",
    "distraction",
    "motivation",
    "transference",
    "variables",
  ],
} as const;

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

/** Counts the values of charts. Those of one chart all have the share 1. */
export function spreadOf(charts: readonly Chart[]): Spread {
  return {
    texts: fromNames(TEXT_MEMBERS, (member) => shares(charts, ({ [member]: text }) => [text])),
    lists: fromNames(LIST_MEMBERS, (member) => shares(charts, ({ [member]: names }) => names)),
  };
}

function shares(
  charts: readonly Chart[],
  namesOf: (chart: Chart) => readonly string[],
): readonly Shared<string>[] {
  const counts = new Map<string, number>();
  for (const chart of charts)
    for (const name of namesOf(chart)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([value, count]) => ({ value, share: count / charts.length }))
    .sort((one, other) => other.share - one.share);
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

/** Lists the instants from one to another, both included, a minute apart. */
export function minutesBetween(first: Date, last: Date): readonly Date[] {
  const count = Math.floor((+last - +first) / MINUTE_MS) + 1;
  return Array.from({ length: count }, (_, index) => new Date(+first + index * MINUTE_MS));
}

/** Lists the instants around a birth at "about" a time. */
export function minutesAround(utc: Date, aboutMinutes: number): readonly Date[] {
  const reach = aboutMinutes * MINUTE_MS;
  return minutesBetween(new Date(+utc - reach), new Date(+utc + reach));
}
