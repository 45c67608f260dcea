import type { ChartSpan, ChartWindow, MemberChange, QuestionValues } from "chart-core/time";
import { offsetText } from "../calendar.js";

/** A local date, `YYYY-MM-DD`, and time, `HH:MM:SS`, with its offset from UTC. */
interface ClockTime {
  readonly date: string;
  readonly time: string;
  readonly offsetSeconds: number;
}

/** A window with its span and its clock. */
export interface WindowFacts extends ChartWindow {
  readonly from: Date;
  readonly to: Date;
  /** IANA name of the time zone. */
  readonly zone: string;
  readonly clock: (utc: Date) => ClockTime;
}

/** Returns the charts of a window as the service writes them: the same members in the same order. */
export function windowData(window: WindowFacts): object {
  const { from, to, zone, clock, spans, certain, uncertain, changes, questions } = window;
  const local = (utc: Date) => {
    const { date, time, offsetSeconds } = clock(utc);
    return `${date}T${time}.${utc.toISOString().slice(20, 23)}${offsetText(offsetSeconds)}`;
  };
  const values = Object.entries(uncertain as Record<string, NonNullable<ChartWindow["uncertain"]["type"]>>);
  return {
    fromUtc: from,
    toUtc: to,
    zone,
    distinctCharts: countCharts(spans),
    certain,
    uncertain: Object.fromEntries(
      values.map(([name, list]) => [
        name,
        list.map(({ value, share, spans: own }) => ({
          value,
          share: sixDecimals(share),
          spans: own.map((span) => ({
            fromUtc: span.from,
            toUtc: span.to,
            fromLocal: local(span.from),
            toLocal: local(span.to),
          })),
        })),
      ]),
    ),
    changes: changes.map((change) => changeOf(change, local)),
    questions: questions.map((question) => ({
      at: question.at,
      local: local(question.at),
      fromUtc: question.from,
      toUtc: question.to,
      before: sideOf(question.before),
      after: sideOf(question.after),
    })),
  };
}

function changeOf(
  { at, side, body, level, from, to, members }: MemberChange,
  local: (utc: Date) => string,
): object {
  const write = ({ gate, line, color, tone }: MemberChange["from"]) =>
    level === "gate" || level === "line" ? `${gate}.${line}` : `${gate}.${line}.${color}.${tone}`;
  return { at, local: local(at), side, body, from: write(from), to: write(to), level, members };
}

function sideOf(side: QuestionValues): object {
  return Object.fromEntries(
    Object.entries(side as Required<QuestionValues>).map(([member, values]) => [
      member,
      values.map(({ value, share }) => ({ value, share: sixDecimals(share) })),
    ]),
  );
}

/** Counts the different charts; a body that turns retrograde may bring an earlier one back. */
export function countCharts(spans: readonly ChartSpan[]): number {
  return new Set(
    spans.map(({ chart }) =>
      JSON.stringify([
        chart.activations,
        chart.variables,
        chart.motivation,
        chart.perspective,
        chart.determination,
        chart.environment,
        chart.cognition,
      ]),
    ),
  ).size;
}

function sixDecimals(share: number): number {
  return Math.round(share * 1e6) / 1e6;
}
