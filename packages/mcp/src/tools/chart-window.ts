import { localTimeOf, resolveBirthSpan } from "chart-core/birth-moment";
import { GLOSSARY } from "chart-core/glossary";
import { BODIES, BODY_NAMES, CHANNELS, GATES } from "chart-core/tables";
import { chartWindow as windowOf } from "chart-core/time";
import {
  birthLine,
  countCharts,
  lengthOf,
  nextQuestion,
  percent,
  possibleOf,
  type Question,
  spreadOf,
  windowData,
} from "chart-reading";
import * as v from "valibot";
import type { AssistantHost, Steps } from "../base/host.js";
import { outputSchema, toolInput } from "../base/input-schema.js";
import { type AnyTool, type ToolAnswer, tool } from "../base/tool.js";
import { ROUGH_BIRTH_FIELDS, type RoughBirthInput } from "../births/birth-fields.js";
import {
  isQuestion,
  type PlaceQuestion,
  type ResolvedSpan,
  resolveSpan,
  sentenceOf,
} from "../births/resolved-birth.js";
import { channelNames, listOf } from "../texts/chart-text.js";
import { askBack, QUESTION_MEMBERS } from "../texts/question-text.js";

type Window = ReturnType<typeof windowOf>;

/** Members of a window that an answer lists; the others change too often to be told. */
const TOLD_MEMBERS = [
  "type",
  "strategy",
  "authority",
  "profile",
  "definition",
  "signature",
  "notSelfTheme",
  "incarnationCross",
  "centers",
  "channelsShort",
] as const;

/** Members whose values stand in the text. */
const TEXT_MEMBERS = ["type", "authority", "profile", "definition", "incarnationCross"] as const;

/** Says what is certain without an exact time, and what to ask next. */
export const chartWindow: AnyTool = tool({
  name: "chart_window",
  title: "Chart without an exact birth time",
  description:
    "For a birth time that is unknown or rough: what is certain at every possible minute, how likely the rest is, and the one question to ask the person next. Call it again with the answer as time, until nothing is left to ask.",
  input: toolInput(ROUGH_BIRTH_FIELDS),
  output: outputSchema(
    v.object({
      verdict: v.optional(v.string()),
      nextQuestion: v.optional(
        v.nullable(
          v.object({
            text: v.string(),
            before: v.looseObject({ date: v.string(), time: v.string(), values: v.string() }),
            after: v.looseObject({ date: v.string(), time: v.string(), values: v.string() }),
          }),
        ),
      ),
      certain: v.optional(v.looseObject({})),
      uncertain: v.optional(
        v.pipe(v.looseObject({}), v.description("Values by member, with shares of the time.")),
      ),
      distinctCharts: v.optional(v.number()),
      ...QUESTION_MEMBERS,
    }),
  ),
  cost: () => 10,
  async run(input, host) {
    const result = await host.run(windowSteps(input, host));
    return isQuestion(result) ? askBack(result) : result;
  },
});

/** Computes a window and tells it. Each step takes some milliseconds. */
function* windowSteps(input: RoughBirthInput, host: AssistantHost): Steps<ToolAnswer | PlaceQuestion> {
  const span = resolveSpan(input, host);
  if (isQuestion(span)) return span;
  yield;
  const window = sentenceOf(() => windowOf(span.from, span.to));
  yield;
  const clock = (utc: Date) => localTimeOf(utc, span.zone, span.coords);
  const { certain, uncertain } = window;
  // The changes and the members that are not told would take most of the time.
  const toldWindow = { ...window, changes: [], certain: told(certain), uncertain: told(uncertain) };
  const { changes: _, ...data } = windowData({ ...toldWindow, ...span, clock }) as Record<string, unknown>;
  yield;
  const spanOn = (date: string, hours?: { readonly from: string; readonly to: string }) =>
    resolveBirthSpan({ date, ...hours, coords: span.coords, zone: span.zone });
  const { spans, questions } = window;
  const question = nextQuestion({ spans, questions, clock, spanOn }, []);
  yield;
  const verdict = verdictOf(window);
  return {
    text: windowText(window, span, verdict, question),
    data: {
      verdict,
      nextQuestion: question === null ? null : questionData(question),
      place: span.label,
      ...data,
      otherCandidates: span.otherCandidates,
    },
  };
}

/** Keeps the members that an answer lists. */
function told<Members extends object>(members: Members): Members {
  const entries = Object.entries(members).filter(([name]) =>
    (TOLD_MEMBERS as readonly string[]).includes(name),
  );
  return Object.fromEntries(entries) as Members;
}

/** Share from which a type is almost certain. */
const ALMOST = 0.95;

/** Writes the shortest answer: the type if it is certain, else the chances of each. */
function verdictOf(window: Window): string {
  const { texts } = spreadOf(window.spans);
  const [first] = texts.type;
  if (texts.type.length > 1 || first === undefined) {
    const chances = texts.type.map(({ value, share }) => `${value} ${percent(share)}`).join(", ");
    return first !== undefined && first.share >= ALMOST
      ? `Almost certainly ${first.value}: ${chances} of that time.`
      : `The type is not certain: ${chances} of that time.`;
  }
  const authority = texts.authority.length === 1 ? `, authority ${texts.authority[0]?.value}` : "";
  const profile = texts.profile.length === 1 ? ` ${texts.profile[0]?.value}` : "";
  const open = (["authority", "profile", "definition"] as const).filter((member) => texts[member].length > 1);
  return `Certain: ${first.value}${profile}${authority}.${open.length === 0 ? "" : ` Not certain: ${open.join(", ")}.`}`;
}

function windowText(window: Window, span: ResolvedSpan, verdict: string, question: Question | null): string {
  const { date, told: time, label, zone, coords } = span;
  const clock = (utc: Date) => localTimeOf(utc, zone, coords);
  const meanings = { GLOSSARY, GATES, CHANNELS, BODIES, BODY_NAMES };
  const { rows } = possibleOf(window.spans, { clock, date, meanings });
  const { texts, lists } = spreadOf(window.spans);
  const always = (list: readonly { readonly value: string; readonly share: number }[]) =>
    list.filter(({ share }) => share === 1).map(({ value }) => value);
  const certain = TEXT_MEMBERS.flatMap((member) => {
    const [first, ...others] = texts[member];
    return first === undefined || others.length > 0 ? [] : [`${GLOSSARY[member].title}: ${first.value}`];
  });
  const unsure = rows
    .filter(({ title }) => TEXT_MEMBERS.some((member) => GLOSSARY[member].title === title))
    .map(({ title, values }) => {
      const shown = values.slice(0, MOST_VALUES).map(({ text, when }) => `${text} (${when})`);
      const more = values.length > MOST_VALUES ? `; ${values.length - MOST_VALUES} more` : "";
      return `${title}: ${shown.join("; ")}${more}.`;
    });
  return [
    verdict,
    ...(question === null ? [enoughText(countCharts(window.spans))] : [questionText(question, date)]),
    `Birth: ${birthLine(date, time, label)} (${zone}), ${lengthOf(span)}${isPastMidnight(span, clock) ? ", past midnight into the next date" : ""}.`,
    `Certain at every minute: ${listOf(certain, "; ")}. Defined centers: ${listOf(always(lists.centers))}. ${channelsText(always(lists.channelsShort))}`,
    ...(unsure.length === 0 ? [] : ["Not certain, with share of the time and local hours:", ...unsure]),
  ].join("\n");
}

/** Values of a member that the text lists. */
const MOST_VALUES = 4;

function enoughText(charts: number): string {
  const rest =
    charts === 1
      ? ""
      : ` ${charts} charts remain; they differ in what is listed as not certain, or in details.`;
  return `Nothing more to ask: type, authority, profile and definition are the same at every minute.${rest}`;
}

function channelsText(ids: readonly string[]): string {
  return ids.length === 0 ? "No channel is certain." : `Channels: ${channelNames(ids)}.`;
}

function isPastMidnight(
  { to, date }: ResolvedSpan,
  clock: (utc: Date) => { readonly date: string },
): boolean {
  return clock(new Date(+to - 1)).date > date;
}

function questionText({ text, before, after }: Question, date: string): string {
  const again = ({ told: { between }, date: on }: Question["before"]) =>
    `time “${between.from}-${between.to}”${on === date ? "" : ` and date ${on}`}`;
  return [
    `Ask next: ${text}`,
    `If ${before.text}: ${before.values}; call again with ${again(before)}.`,
    `If ${after.text}: ${after.values}; call again with ${again(after)}.`,
    "If the person cannot say, tell what is certain.",
  ].join(" ");
}

function questionData({ text, before, after }: Question): object {
  const side = ({ text: when, values, date, told: { between } }: Question["before"]) => ({
    ...{ text: when, values, date },
    time: `${between.from}-${between.to}`,
  });
  return { text, before: side(before), after: side(after) };
}
