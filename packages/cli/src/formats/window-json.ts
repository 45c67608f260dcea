import { localTimeOf } from "chart-core/birth-moment";
import type { ChartSpan, ChartWindow, MemberChange, QuestionValues } from "chart-core/time";
import { offsetText } from "chart-reading";
import type { ZonedWhere } from "../births/resolved-birth.js";

/** Writes the charts of a window as JSON: the members of the service's answer, in the same order. */
export function windowJson(
  {
    from,
    to,
    spans,
    certain,
    uncertain,
    changes,
    questions,
  }: ChartWindow & { readonly from: Date; readonly to: Date },
  { zone, coords }: Pick<ZonedWhere, "zone" | "coords">,
): string {
  const local = (utc: Date) => {
    const { date, time, offsetSeconds } = localTimeOf(utc, zone, coords);
    return `${date}T${time}.${utc.toISOString().slice(20, 23)}${offsetText(offsetSeconds)}`;
  };
  const values = Object.entries(uncertain as Record<string, NonNullable<ChartWindow["uncertain"]["type"]>>);
  return JSON.stringify({
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
  });
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
