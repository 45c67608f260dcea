import { BODIES, type Body, type Side } from "chart-core";
import {
  CHANGE_LEVELS,
  type ChartSpan,
  type ChartWindow,
  type MemberChange,
  QUESTION_MEMBERS,
  type QuestionValues,
  WINDOW_MEMBERS,
  type WindowQuestion,
} from "chart-core/time";
import * as v from "valibot";
import { GATE_LINE_SCHEMAS } from "../../api/chart-json/activation-schemas.js";
import { CHART_SCHEMAS } from "../../api/chart-json/chart-schemas.js";
import { utcOffset } from "../../charts/utc-offset.js";
import { described, instant } from "../base/described.js";
import type { ResolvedWindow, WriteWindow } from "./order.js";

const SIDES: readonly Side[] = ["design", "personality"];

/** Schema of each value that a window compares: the members of a chart, and its 26 activations by name. */
const VALUE_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = Object.fromEntries([
  ...Object.entries(CHART_SCHEMAS),
  ...SIDES.flatMap((side) =>
    BODIES.map((body) => [`activations.${side}.${body}`, GATE_LINE_SCHEMAS[body]] as const),
  ),
]);

const localTime = (description: string) =>
  described(
    v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d(:\d\d)?$/)),
    description,
  );

/** Says what a local time is, after the name of its member in UTC. */
const ON_LOCAL_CLOCK =
  "on the local clock of the birthplace, with its offset: `+02:00`, or `+00:19:32` if it has seconds, which JavaScript's " +
  "`Date` cannot read. For calculations, use the time in UTC.";

export const WindowSpanSchema: v.GenericSchema = described(
  v.object({
    fromUtc: instant("Start of the span (inclusive)."),
    toUtc: instant("End of the span (exclusive)."),
    fromLocal: localTime(`\`fromUtc\` ${ON_LOCAL_CLOCK}`),
    toLocal: localTime(`\`toUtc\` ${ON_LOCAL_CLOCK}`),
  }),
  "A part of the window during which one member of the chart, such as `type`, keeps one value. A value that returns " +
    "has several spans.",
);

const position = (description: string) =>
  described(v.pipe(v.string(), v.regex(/^\d{1,2}\.[1-6](\.[1-6]\.[1-6])?$/)), description);

const ChangeSchema = described(
  v.object({
    at: instant("First moment with the new position."),
    local: localTime(`\`at\` ${ON_LOCAL_CLOCK}`),
    side: described(v.picklist(["design", "personality"]), "Side of the chart that changes."),
    body: described(v.picklist(BODIES), "Body that crosses the boundary."),
    from: position(
      'Position before: "34.2" is gate 34, line 2; "34.2.5.1" also names the color and the tone, where only they change.',
    ),
    to: position("Position after, in the same form."),
    level: described(v.picklist(CHANGE_LEVELS), "The coarsest unit whose boundary the body crosses."),
    members: described(
      v.array(described(v.picklist(WINDOW_MEMBERS), "Name of a member of the chart.")),
      "The members of the chart that change. `activations` stands for the position itself, which `certain` and " +
        "`uncertain` name by side and body: `activations.design.moon`.",
    ),
  }),
  "A crossing that changes the chart.",
);

const QuestionSideSchema = v.object(
  Object.fromEntries(
    QUESTION_MEMBERS.map((member) => [
      member,
      v.optional(
        described(
          v.array(
            described(
              v.object({
                value: CHART_SCHEMAS[member],
                share: described(
                  v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
                  "Share of this side's time with this value, to six decimals.",
                ),
              }),
              "A value, with its share of this side's time.",
            ),
          ),
          "The values of this member on this side, the longest-lasting first.",
        ),
      ),
    ]),
  ),
);

const QuestionSchema = described(
  v.object({
    at: instant("The instant to ask about. It belongs to the time after."),
    local: localTime(`\`at\` ${ON_LOCAL_CLOCK}`),
    fromUtc: instant("Start of the part of the window that the question divides."),
    toUtc: instant("End of that part (exclusive)."),
    before: described(
      QuestionSideSchema,
      "From `fromUtc` to `at`: the values of type, authority, profile and definition, of those that are uncertain in this part.",
    ),
    after: described(QuestionSideSchema, "The same members from `at` to `toUtc`."),
  }),
  "A question that narrows the window: if the birth was before or after an instant.",
);

export const ChartWindowResultSchema: v.GenericSchema = described(
  v.object({
    fromUtc: instant("First moment of the window."),
    toUtc: instant("End of the window (exclusive)."),
    zone: described(
      v.string(),
      "Time zone of the window, as the IANA database names it; `UTC` for a span of UTC.",
    ),
    distinctCharts: described(
      v.pipe(v.number(), v.integer(), v.minValue(1)),
      "Number of different charts in the window.",
    ),
    certain: described(
      v.object(
        Object.fromEntries(Object.entries(VALUE_SCHEMAS).map(([name, schema]) => [name, v.optional(schema)])),
      ),
      "The members of the chart that hold throughout the window. Each activation is a member of its own, whose key has " +
        "dots in it: `activations.design.sun` is one key.",
    ),
    uncertain: described(
      v.object(
        Object.fromEntries(
          Object.entries(VALUE_SCHEMAS).map(([name, schema]) => [name, v.optional(valuesSchema(schema))]),
        ),
      ),
      "All other members. Each has a list of its values in the window: `share` is the part of the window's time that a " +
        "value lasts, and `spans` are the times at which it holds.",
    ),
    changes: described(v.array(ChangeSchema), "The crossings that change the chart, in order of time."),
    questions: described(
      v.pipe(v.array(QuestionSchema), v.maxLength(3)),
      "Questions that narrow the window, the one that tells most first. Each divides the part of the window that the earlier " +
        "ones leave around it; skip it if their answers have left another part. Empty if type, authority, profile and " +
        "definition are certain.",
    ),
  }),
  "All charts that a birth within a window of time can have.",
);

function valuesSchema(schema: v.GenericSchema): v.GenericSchema {
  return described(
    v.array(
      described(
        v.object({
          value: schema,
          share: described(
            v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
            "Share of the window's elapsed time with this value, to six decimals.",
          ),
          spans: described(v.array(WindowSpanSchema), "The spans with this value, in order of time."),
        }),
        "A value, with its share of the window.",
      ),
    ),
    "The values in the window, the longest-lasting first.",
  );
}

/** Writes the charts of a window as JSON. */
export const writeWindow: WriteWindow = (window, resolved) => {
  const clock = new LocalClock(resolved);
  const { fromUtc, toUtc, zone } = resolved;
  return JSON.stringify({
    fromUtc,
    toUtc,
    zone,
    distinctCharts: countCharts(window.spans),
    certain: window.certain,
    uncertain: mapValues(window.uncertain as Uncertain, (values) =>
      values.map(({ value, share, spans }) => ({
        value,
        share: toSixDecimals(share),
        spans: spans.map(({ from, to }) => ({
          fromUtc: from,
          toUtc: to,
          fromLocal: clock.textOf(from),
          toLocal: clock.textOf(to),
        })),
      })),
    ),
    changes: window.changes.map((change) => changeOf(change, clock)),
    questions: window.questions.map((question) => questionOf(question, clock)),
  });
};

type Uncertain = Readonly<Record<string, NonNullable<ChartWindow["uncertain"]["type"]>>>;

function mapValues<Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]));
}

/** Counts the different charts; a body that turns retrograde may bring an earlier one back. */
function countCharts(spans: readonly ChartSpan[]): number {
  return new Set(
    spans.map(
      ({ chart }) =>
        JSON.stringify(chart.activations) +
        chart.variables +
        chart.motivation +
        chart.perspective +
        chart.determination +
        chart.environment +
        chart.cognition,
    ),
  ).size;
}

function changeOf({ at, side, body, level, from, to, members }: MemberChange, clock: LocalClock): object {
  const write = ({ gate, line, color, tone }: MemberChange["from"]) =>
    level === "gate" || level === "line" ? `${gate}.${line}` : `${gate}.${line}.${color}.${tone}`;
  return {
    at,
    local: clock.textOf(at),
    side,
    body: body satisfies Body,
    from: write(from),
    to: write(to),
    level,
    members,
  };
}

function questionOf({ from, at, to, before, after }: WindowQuestion, clock: LocalClock): object {
  const write = (side: QuestionValues) =>
    mapValues(side as Required<QuestionValues>, (values) =>
      values.map(({ value, share }) => ({ value, share: toSixDecimals(share) })),
    );
  return {
    at,
    local: clock.textOf(at),
    fromUtc: from,
    toUtc: to,
    before: write(before),
    after: write(after),
  };
}

function toSixDecimals(share: number): number {
  return Math.round(share * 1e6) / 1e6;
}

class LocalClock {
  readonly #offsets: readonly { readonly fromMs: number; readonly offsetSeconds: number }[];

  constructor({ offsets }: ResolvedWindow) {
    this.#offsets = offsets.map(([from, offsetSeconds]) => ({ fromMs: Date.parse(from), offsetSeconds }));
  }

  /** Writes an instant of the window as local time with its offset from UTC. */
  textOf(instant: Date): string {
    const ms = instant.getTime();
    const offset = this.#offsets.findLast(({ fromMs }) => fromMs <= ms) ?? this.#offsets[0];
    const offsetSeconds = offset?.offsetSeconds ?? 0;
    return new Date(ms + offsetSeconds * 1000).toISOString().slice(0, -1) + utcOffset(offsetSeconds);
  }
}
