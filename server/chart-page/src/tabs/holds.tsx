import type { Certainty, ChartSpan } from "chart-core/time";
import type { Meanings } from "chart-reading";
import { type Shared, type Span, spreadOf, TEXT_SECTIONS, wholeOf } from "chart-reading";
import type { FC } from "hono/jsx";
import { percent } from "./chart-reading.js";
import { Folded } from "./folded.js";

/** Returns the local date, `YYYY-MM-DD`, and time, `HH:MM:SS`, at the birthplace. */
export type LocalClock = (utc: Date) => { readonly date: string; readonly time: string };

const DAY_MS = 86_400_000;

/** Spans of a value that are shown at once. */
const SHOWN_SPANS = 3;

const TEXT_MEMBERS = Object.values(TEXT_SECTIONS).flat();

/** Members of which an exact time shows how long they hold. */
const HELD_MEMBERS = [...TEXT_MEMBERS, "centers", "channelsShort"] as const;

interface Facts {
  readonly clock: LocalClock;
  /** Local date of the birth. */
  readonly date: string;
  readonly meanings: Meanings;
}

/** The time in which each member of a chart keeps its value, around an exact birth time. */
export const Held: FC<Facts & { readonly utc: Date; readonly held: Certainty }> = ({
  utc,
  held,
  ...facts
}) => {
  const { since, until } = sharedHold(held);
  return (
    <div class="holds">
      <p class="certainty">
        <b>All of this holds: {holdText(since, until, facts)}.</b> The mark is the time of birth; each bar
        reaches up to a day to both sides.
      </p>
      <dl>
        {HELD_MEMBERS.map((member) => {
          const { value, since: from, until: to } = held[member];
          return (
            <div class="hold">
              <dt>{facts.meanings.GLOSSARY[member].title}</dt>
              <dd>
                <b>{typeof value === "string" ? value : value.join(", ") || "None"}</b>
                <Bar
                  whole={{ from: new Date(+utc - DAY_MS), to: new Date(+utc + DAY_MS) }}
                  spans={[{ from: from ?? new Date(+utc - DAY_MS), to: to ?? new Date(+utc + DAY_MS) }]}
                  mark={utc}
                />
                <span class="quiet small">{holdText(from, to, facts)}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
};

/** The values that each member has in the possible time, with their times. */
export const Possible: FC<Facts & { readonly possible: readonly ChartSpan[] }> = ({ possible, ...facts }) => {
  const { texts, lists } = spreadOf(possible);
  const whole = wholeOf(possible);
  const { GLOSSARY } = facts.meanings;
  const isCertain = (member: (typeof TEXT_MEMBERS)[number]) => texts[member].length === 1;
  const certain = TEXT_MEMBERS.filter(isCertain);
  const row = (title: string, values: readonly Shared<string>[]) => (
    <Values title={title} values={values} whole={whole} {...facts} />
  );
  const passing = (values: readonly Shared<string>[]) => values.filter(({ share }) => share < 1);
  const [centers, channels] = [passing(lists.centers), passing(lists.channelsShort)];
  return (
    <div class="holds">
      <h2>Certain</h2>
      {certain.length === 0 && <p>Nothing here holds throughout {spanText(whole, facts)}.</p>}
      <dl class="certain">
        {certain.map((member) => (
          <div>
            <dt>{GLOSSARY[member].title}</dt>
            <dd>
              <b>{texts[member][0]!.value}</b>
            </dd>
          </div>
        ))}
      </dl>
      <h2>Depends on the time</h2>
      <dl>
        {TEXT_MEMBERS.filter((member) => !isCertain(member)).map((member) =>
          row(GLOSSARY[member].title, texts[member]),
        )}
        {centers.length > 0 && row("Defined centers", centers)}
        {channels.length > 0 && row("Channels", channels)}
      </dl>
    </div>
  );
};

/** The values of a member, the longest-lasting first. */
const Values: FC<
  Facts & { readonly title: string; readonly values: readonly Shared<string>[]; readonly whole: Span }
> = ({ title, values, whole, ...facts }) => {
  const value = ({ value: text, share, spans }: Shared<string>) => (
    <div>
      <b>{text}</b>
      <Bar whole={whole} spans={spans} />
      <span class="quiet small">
        {percent(share)} · {spansText(spans, facts)}
      </span>
    </div>
  );
  return (
    <div class="hold">
      <dt>{title}</dt>
      <dd>
        <Folded values={values.map(value)} />
      </dd>
    </div>
  );
};

/** Spans as a bar of a longer time. */
const Bar: FC<{ readonly whole: Span; readonly spans: readonly Span[]; readonly mark?: Date }> = ({
  whole,
  spans,
  mark,
}) => {
  const x = (instant: Date) => ((1000 * (+instant - +whole.from)) / (+whole.to - +whole.from)).toFixed(0);
  return (
    <svg viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="share-all" width="1000" height="8" />
      {spans.map(({ from, to }) => (
        <rect
          class="share-part"
          x={x(from)}
          width={Math.max(4, Number(x(to)) - Number(x(from)))}
          height="8"
        />
      ))}
      {mark !== undefined && <rect class="hold-mark" x={Number(x(mark)) - 2} width="4" height="8" />}
    </svg>
  );
};

/** Returns the time in which no shown member changes. */
function sharedHold(held: Certainty): { readonly since: Date | null; readonly until: Date | null } {
  const all = (end: "since" | "until") =>
    HELD_MEMBERS.flatMap((member) => held[member][end] ?? []).sort((a, b) => +a - +b);
  return { since: all("since").at(-1) ?? null, until: all("until")[0] ?? null };
}

function holdText(since: Date | null, until: Date | null, facts: Facts): string {
  if (since === null && until === null) return "a day and more to both sides";
  if (since === null) return `until ${timeText(until!, facts)}`;
  return until === null ? `since ${timeText(since, facts)}` : spanText({ from: since, to: until }, facts);
}

function spansText(spans: readonly Span[], facts: Facts): string {
  const texts = spans.slice(0, SHOWN_SPANS).map((span) => spanText(span, facts));
  const more = spans.length - texts.length;
  return texts.join(", ") + (more === 0 ? "" : ` and ${more} more`);
}

function spanText({ from, to }: Span, facts: Facts): string {
  return `${timeText(from, facts)} – ${timeText(to, facts)}`;
}

/** Writes a local time, with its date if that is not the one of the birth: `21:44`, `24:00`, `00:30 on 6 Sep`. */
function timeText(utc: Date, { clock, date }: Facts): string {
  const { date: on, time } = clock(utc);
  const minutes = time.slice(0, 5);
  if (on === date) return minutes;
  const isNext = new Date(on).getTime() - new Date(date).getTime() === DAY_MS;
  if (isNext && minutes === "00:00") return "24:00";
  const words = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
  return `${minutes} on ${words.format(new Date(on))}`;
}
