import type { Chart } from "chart-core";

/** A value and the share of the possible birth times that have it, above 0 and up to 1. */
export interface Shared<Value> {
  readonly value: Value;
  readonly share: number;
}

/** A member of a chart with one text. */
export type TextMember =
  | "type"
  | "strategy"
  | "authority"
  | "profile"
  | "definition"
  | "incarnationCross"
  | "signature"
  | "notSelfTheme"
  | "determination"
  | "cognition"
  | "environment"
  | "perspective"
  | "distraction"
  | "motivation"
  | "transference"
  | "variables";

const TEXT_MEMBERS: readonly TextMember[] = [
  "type",
  "strategy",
  "authority",
  "profile",
  "definition",
  "incarnationCross",
  "signature",
  "notSelfTheme",
  "determination",
  "cognition",
  "environment",
  "perspective",
  "distraction",
  "motivation",
  "transference",
  "variables",
];

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

/** Lists the minutes at which a birth may have been: those of its day, or those around an "about" time. */
export function minutesOf(time: string | null, aboutMinutes: number | null): readonly string[] {
  const minute = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));
  const [from, to] =
    time === null
      ? [0, DAY_MINUTES - 1]
      : [minute(time) - (aboutMinutes ?? 0), minute(time) + (aboutMinutes ?? 0)];
  const [first, last] = [Math.max(0, from), Math.min(DAY_MINUTES - 1, to)];
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const at = first + index;
    return `${`${Math.floor(at / 60)}`.padStart(2, "0")}:${`${at % 60}`.padStart(2, "0")}`;
  });
}

const DAY_MINUTES = 1440;
