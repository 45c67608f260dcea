import type { Certainty, ChartSpan } from "chart-core/time";
import { shortDate } from "../calendar.js";
import type { Meanings } from "../meanings.js";
import { percent } from "../reading.js";
import { type Shared, type Span, spreadOf, wholeOf } from "../spread.js";
import { TEXT_SECTIONS } from "../text-sections.generated.js";

/** Returns the local date, `YYYY-MM-DD`, and time, `HH:MM:SS`, at the birthplace. */
export type LocalClock = (utc: Date) => { readonly date: string; readonly time: string };

/** Facts by which times are written. */
export interface HoldFacts {
  readonly clock: LocalClock;
  /** Local date of the birth. */
  readonly date: string;
  readonly meanings: Meanings;
}

/** A member of a chart with the time in which it keeps a value. */
interface HoldValue {
  readonly text: string;
  /** The time, as spans within the whole. */
  readonly spans: readonly Span[];
  /** The time in words. */
  readonly when: string;
}

/** A row of times: a member, and its values with their times, the longest-lasting first. */
export interface HoldRow {
  readonly title: string;
  readonly values: readonly HoldValue[];
}

const DAY_MS = 86_400_000;

/** Spans of a value that are written at once. */
const SHOWN_SPANS = 3;

const TEXT_MEMBERS = Object.values(TEXT_SECTIONS).flat();

/** Members of which an exact time shows how long they hold. */
const HELD_MEMBERS = [...TEXT_MEMBERS, "centers", "channelsShort"] as const;

/** The time in which the members of a chart keep their values, up to a day to both sides. */
export interface Held {
  /** The time in which all of them do, in words. */
  readonly all: string;
  /** Two days around the birth. */
  readonly whole: Span;
  readonly rows: readonly HoldRow[];
}

/** Says how long each member of a chart keeps its value, around an exact birth time. */
export function heldOf(utc: Date, held: Certainty, facts: HoldFacts): Held {
  const whole = { from: new Date(+utc - DAY_MS), to: new Date(+utc + DAY_MS) };
  const ends = (end: "since" | "until") =>
    HELD_MEMBERS.flatMap((member) => held[member][end] ?? []).sort((a, b) => +a - +b);
  return {
    all: holdText(ends("since").at(-1) ?? null, ends("until")[0] ?? null, facts),
    whole,
    rows: HELD_MEMBERS.map((member) => {
      const { value, since, until } = held[member];
      const text = typeof value === "string" ? value : value.join(", ") || "None";
      const spans = [{ from: since ?? whole.from, to: until ?? whole.to }];
      const when = holdText(since, until, facts);
      return { title: facts.meanings.GLOSSARY[member].title, values: [{ text, spans, when }] };
    }),
  };
}

/** The values that the members of a chart may have in a time. */
export interface Possible {
  readonly whole: Span;
  /** Members that are the same all the time, with their values. */
  readonly certain: readonly { readonly title: string; readonly value: string }[];
  /** Sentence if there is none. */
  readonly none: string;
  readonly rows: readonly HoldRow[];
}

/** Says which values are certain in the possible time, and when which of the others holds. */
export function possibleOf(possible: readonly ChartSpan[], facts: HoldFacts): Possible {
  const { texts, lists } = spreadOf(possible);
  const whole = wholeOf(possible);
  const { GLOSSARY } = facts.meanings;
  const isCertain = (member: (typeof TEXT_MEMBERS)[number]) => texts[member].length === 1;
  const row = (title: string, values: readonly Shared<string>[]): HoldRow => ({
    title,
    values: values.map(({ value, share, spans }) => ({
      ...{ text: value, spans },
      when: `${percent(share)} · ${spansText(spans, facts)}`,
    })),
  });
  const passing = (values: readonly Shared<string>[]) => values.filter(({ share }) => share < 1);
  const rows = [
    ...TEXT_MEMBERS.filter((member) => !isCertain(member)).map((member) =>
      row(GLOSSARY[member].title, texts[member]),
    ),
    row("Defined centers", passing(lists.centers)),
    row("Channels", passing(lists.channelsShort)),
  ];
  return {
    whole,
    certain: TEXT_MEMBERS.filter(isCertain).map((member) => ({
      title: GLOSSARY[member].title,
      value: texts[member][0]!.value,
    })),
    none: `Nothing here holds throughout ${spanText(whole, facts)}.`,
    rows: rows.filter(({ values }) => values.length > 0),
  };
}

function holdText(since: Date | null, until: Date | null, facts: HoldFacts): string {
  if (since === null && until === null) return "a day and more to both sides";
  if (since === null) return `until ${timeText(until!, facts)}`;
  return until === null ? `since ${timeText(since, facts)}` : spanText({ from: since, to: until }, facts);
}

function spansText(spans: readonly Span[], facts: HoldFacts): string {
  const texts = spans.slice(0, SHOWN_SPANS).map((span) => spanText(span, facts));
  const more = spans.length - texts.length;
  return texts.join(", ") + (more === 0 ? "" : ` and ${more} more`);
}

function spanText({ from, to }: Span, facts: HoldFacts): string {
  return `${timeText(from, facts)} – ${timeText(to, facts)}`;
}

/** Writes a local time, with its date if that is not the one of the birth: `21:44`, `24:00`, `00:30 on 6 Sep`. */
function timeText(utc: Date, { clock, date }: HoldFacts): string {
  const { date: on, time } = clock(utc);
  const minutes = time.slice(0, 5);
  if (on === date) return minutes;
  const isNext = new Date(on).getTime() - new Date(date).getTime() === DAY_MS;
  if (isNext && minutes === "00:00") return "24:00";
  return `${minutes} on ${shortDate(on, false)}`;
}
