import { resolveBirthSpan, timeZones } from "chart-core/birth-moment";
import { GLOSSARY } from "chart-core/glossary";
import { chartWindow } from "chart-core/lazy";
import { BODIES, BODY_NAMES, CHANNELS, GATES } from "chart-core/tables";
import {
  birthLine,
  countCharts,
  lengthOf,
  nameOfChannel,
  nextQuestion,
  possibleOf,
  spreadOf,
  windowData,
} from "chart-reading";
import type { ResolvedSpan } from "../births/resolved-birth.js";
import { clockOf, readBirths } from "../births/told-birth.js";
import { type Context, deliver, type Layout, resolverFor, type SharedOptions, sayNotes } from "../context.js";
import { CommandFailure } from "../terminal/failure.js";
import { table, wrap } from "../terminal/style.js";

type Window = Awaited<ReturnType<typeof chartWindow>>;

const MEANINGS = { GLOSSARY, GATES, CHANNELS, BODIES, BODY_NAMES };

/** `bodygraph window 1990-09-05 Amsterdam`: what is certain without an exact time, and the next question. */
export async function runWindow(
  context: Context,
  words: readonly string[],
  options: SharedOptions,
): Promise<void> {
  const [birth] = readBirths(words, { zones: timeZones, most: 1, isTimeOptional: true });
  if (birth === undefined)
    throw new CommandFailure("A date and a place are missing: bodygraph window 1990-09-05 Amsterdam");
  if ("utc" in birth)
    throw new CommandFailure(
      "A window needs a local date and a place: bodygraph window 1990-09-05 Amsterdam",
    );
  if (birth.told.time !== null && birth.told.between === null && birth.told.aboutMinutes === null)
    throw new CommandFailure(
      `${birth.told.time} is an exact time. Write "about ${birth.told.time}", ${birth.told.time}~30 or ${birth.told.time}-23:00, or leave it out.`,
    );
  const resolver = resolverFor(context, options);
  const span = resolver.span(birth);
  const window = await chartWindow(span.from, span.to);
  sayNotes(context, resolver);
  const facts = { clock: clockOf(span.where), date: span.date, meanings: MEANINGS };
  await deliver(context, options, {
    text: windowLayout(window, span),
    plain: () => {
      const { certain, rows } = possibleOf(window.spans, facts);
      return [
        ...certain.map(({ title, value }) => `${title}\t${value}\t100%`),
        ...rows.flatMap(({ title, values }) => values.map(({ text, when }) => `${title}\t${text}\t${when}`)),
      ];
    },
    json: () =>
      JSON.stringify(windowData({ ...window, ...span, zone: span.where.zone, clock: clockOf(span.where) })),
  });
}

function windowLayout(window: Window, span: ResolvedSpan): Layout {
  const { where, date, told } = span;
  const clock = clockOf(where);
  return (style, columns) => {
    const { certain, rows, none } = possibleOf(window.spans, { clock, date, meanings: MEANINGS });
    const spanOn = (on: string, hours?: { readonly from: string; readonly to: string }) =>
      resolveBirthSpan({ date: on, ...hours, coords: where.coords, zone: where.zone });
    const question = nextQuestion({ spans: window.spans, questions: window.questions, clock, spanOn }, []);
    const count = countCharts(window.spans);
    const uncertain = rows.flatMap(({ title, values }) => [
      ...values.slice(0, MOST_VALUES).map(({ text, when }, at) => [at === 0 ? title : "", text, when]),
      ...(values.length > MOST_VALUES ? [["", `and ${values.length - MOST_VALUES} more`, ""]] : []),
    ]);
    const { lists } = spreadOf(window.spans);
    const always = (list: readonly { readonly value: string; readonly share: number }[]) =>
      list.filter(({ share }) => share === 1).map(({ value }) => value);
    const channels = always(lists.channelsShort).map((id) => `${id} ${nameOfChannel(id, CHANNELS)}`);
    const sure = [
      ...certain.map(({ title, value }) => [title, value]),
      ["Defined centers", always(lists.centers).join(", ")],
      ["Channels", channels.join(", ")],
    ].filter(([, value]) => value !== "");
    return [
      ...wrap(birthLine(date, told, where.label), columns).map(style.bold),
      `${count === 1 ? "One chart" : `${count} different charts`} in ${lengthOf(span)}`,
      "",
      style.bold("Certain"),
      ...(sure.length === 0 ? wrap(none, columns) : table(sure, columns)),
      "",
      style.bold("Not certain: value, share of the time, and when"),
      ...table(uncertain, columns),
      "",
      ...(question === null
        ? ["Nothing more to ask: type, authority, profile and definition are certain."]
        : [
            style.bold(question.text),
            ...[question.before, question.after].flatMap(({ text, values, told: { between } }) =>
              wrap(`  ${text}: ${values}. To go on: ${between.from}-${between.to}`, columns),
            ),
          ]),
    ];
  };
}

/** Values of a member that are listed. */
const MOST_VALUES = 4;
