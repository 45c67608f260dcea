import { RETURN_KINDS, type Return, type ReturnKind, findReturns as returnsOf } from "chart-core/time";
import { birthLine, dateInWords } from "chart-reading";
import * as v from "valibot";
import type { AssistantHost, Steps } from "../base/host.js";
import { field, type InputOf, outputSchema, text, toolInput } from "../base/input-schema.js";
import { type AnyTool, type ToolAnswer, tool } from "../base/tool.js";
import { ToolFailure } from "../base/tool-failure.js";
import { BIRTH_FIELDS } from "../births/birth-fields.js";
import { readMoment } from "../births/moments.js";
import {
  isQuestion,
  isRough,
  type PlaceQuestion,
  type ResolvedBirth,
  type ResolvedSpan,
  resolveBirth,
  resolveSpan,
  sentenceOf,
} from "../births/resolved-birth.js";
import { bornLine } from "../texts/chart-text.js";
import { askBack, BIRTH_MEMBER, QUESTION_MEMBERS } from "../texts/question-text.js";

const YEAR_MS = 365.25 * 86_400_000;
const LIFE_MS = 90 * YEAR_MS;
/** Length of a span that begins later, unless its end is told. */
const NEXT_MS = 30 * YEAR_MS;
const LAST_MS = Date.UTC(2200, 0, 1);
/** Most passes of an answer. */
const MAX_PASSES = 200;
const DEFAULT_KINDS: readonly ReturnKind[] = ["jupiter", "saturn", "chiron", "uranus-opposition"];

/** Years that a step searches: a millisecond or two. */
const YEARS_PER_STEP: Readonly<Record<ReturnKind, number>> = {
  lunar: 1.5,
  solar: 15,
  jupiter: 50,
  saturn: 120,
  chiron: 75,
  "uranus-opposition": 200,
  "north-node-true": 60,
};

const NAMES: Readonly<Record<ReturnKind, string>> = {
  solar: "solar return",
  lunar: "lunar return",
  jupiter: "Jupiter return",
  saturn: "Saturn return",
  chiron: "Chiron return",
  "uranus-opposition": "Uranus opposition",
  "north-node-true": "North Node return",
};

const FIELDS = {
  ...BIRTH_FIELDS,
  time: field(
    v.optional(text(60)),
    "Clock time, HH:MM. If it is unknown leave it out, if rough “evening”: each return then has a range.",
  ),
  kinds: field(
    v.optional(v.pipe(v.array(v.picklist(RETURN_KINDS)), v.minLength(1), v.maxLength(RETURN_KINDS.length))),
    "jupiter, saturn, chiron and uranus-opposition by default.",
  ),
  from: field(v.optional(text(40)), "First moment, birth by default; today for the next returns."),
  until: field(v.optional(text(40)), "End (exclusive); 90 years after birth, or 30 after from, by default."),
};

type ReturnsInput = InputOf<typeof FIELDS>;

/** A pass with its place among the returns of its kind. */
interface CountedPass extends Return {
  /** Number of the return since birth, from 1; 0 for passes soon after birth, which belong to birth itself. */
  readonly number: number;
}

/** Finds when bodies come back to their places at birth. */
export const findReturns: AnyTool = tool({
  name: "find_returns",
  title: "Returns: Saturn, Jupiter, Chiron and others",
  description:
    "When bodies come back to their place at birth: first and later Saturn, Jupiter, Chiron, solar and lunar returns, the Uranus opposition; numbered since birth. The first of several passes begins a return. Also without a time of birth, as a range.",
  input: toolInput(FIELDS),
  output: outputSchema(
    v.object({
      returns: v.optional(
        v.array(
          v.looseObject({ kind: v.string(), at: v.string(), isFirst: v.boolean(), number: v.number() }),
        ),
      ),
      birth: BIRTH_MEMBER,
      notes: v.optional(v.array(v.string())),
      ...QUESTION_MEMBERS,
    }),
  ),
  cost: ({ kinds = DEFAULT_KINDS, ...input }) => {
    // What cannot be read costs little; the call refuses it.
    const yearOf = (text = "") => Number(/^\d{4}/.exec(text)?.[0] ?? Number.NaN);
    const birth = yearOf(input.utc ?? input.date);
    const end =
      input.until === undefined ? Math.max(birth + 90, (yearOf(input.from) || 0) + 30) : yearOf(input.until);
    const years = Math.min(Math.max(0, end - birth) || 0, 400);
    const steps = [...new Set(kinds)].reduce((sum, kind) => sum + years / YEARS_PER_STEP[kind], 0);
    return 2 + Math.ceil(steps / 8);
  },
  async run(input, host) {
    const result = await host.run(returnsSteps(input, host));
    return isQuestion(result) ? askBack(result) : result;
  },
});

function* returnsSteps(input: ReturnsInput, host: AssistantHost): Steps<ToolAnswer | PlaceQuestion> {
  const { kinds: asked, from: fromText, until, ...told } = input;
  const kinds = asked === undefined ? DEFAULT_KINDS : [...new Set(asked)];
  if (isRough(told) && kinds.includes("lunar"))
    throw new ToolFailure(
      "Lunar returns need an exact time of birth: the Moon moves a line every two hours. Leave out lunar.",
    );
  const birth = isRough(told) ? resolveSpan(told, host) : resolveBirth(told, host);
  if (isQuestion(birth)) return birth;
  yield;
  const [first, last] = "utc" in birth ? [birth.utc, birth.utc] : [birth.from, new Date(+birth.to - 1)];
  const askedFrom = fromText === undefined ? first : readMoment("from", fromText, true);
  // Passes before birth are no returns.
  const from = new Date(Math.max(+askedFrom, +first));
  const life = Math.max(+first + LIFE_MS, +from + NEXT_MS);
  const to = until === undefined ? new Date(life) : readMoment("until", until, true);
  if (to <= from)
    throw new ToolFailure("until must be later than from. Leave it out for 90 years from birth.");
  const end = new Date(Math.min(+to, LAST_MS));
  const returns: BodyReturn[] = [];
  for (const kind of kinds) {
    // Numbers count from birth, wherever the span begins.
    const span = { from: first, to: end, listedFrom: from };
    const earliest = grouped(yield* searched(kind, { utc: first, ...span }));
    const latest = "utc" in birth ? earliest : grouped(yield* searched(kind, { utc: last, ...span }));
    for (const passes of earliest) {
      const { number } = passes[0]!;
      const others = latest.find((other) => other[0]!.number === number) ?? passes;
      if (passes.at(-1)!.at >= from || others.at(-1)!.at >= from) returns.push({ passes, latest: others });
    }
  }
  const listed = returns.flatMap(({ passes }) => passes).filter(({ at }) => at >= from);
  if (listed.length > MAX_PASSES) throw tooMany();
  return "utc" in birth
    ? exactAnswer(birth, { returns, listed, kinds, from, end })
    : roughAnswer(birth, { returns, kinds, end });
}

/** A return: its passes, for a time that is not exact by the earliest and by the latest birth. */
interface BodyReturn {
  readonly passes: readonly CountedPass[];
  readonly latest: readonly CountedPass[];
}

interface Found {
  readonly returns: readonly BodyReturn[];
  readonly kinds: readonly ReturnKind[];
  readonly end: Date;
}

function exactAnswer(
  birth: ResolvedBirth,
  {
    returns,
    listed,
    from,
    ...found
  }: Found & { readonly listed: readonly CountedPass[]; readonly from: Date },
): ToolAnswer {
  const { notes, otherCandidates } = birth;
  const lines = returns
    .toSorted((a, b) => +a.passes[0]!.at - +b.passes[0]!.at)
    .map(({ passes }) => ({ number: passes[0]!.number, line: returnText(passes, from) }));
  const data = listed
    .toSorted((a, b) => +a.at - +b.at)
    .map((pass) => ({ ...pass, at: pass.at.toISOString() }));
  return {
    text: [...linesOf(lines, found), bornLine(birth), ...notes].join("\n"),
    data: { returns: data, birth: birth.birth, notes, otherCandidates },
  };
}

function roughAnswer({ date, told, label, otherCandidates }: ResolvedSpan, found: Found): ToolAnswer {
  const ranges = found.returns
    .filter(({ passes }) => passes[0]!.number > 0)
    .map(({ passes, latest }) => {
      const [one, other] = [passes[0]!.at, latest[0]!.at];
      const [at, atLatest] = one <= other ? [one, other] : [other, one];
      return { kind: passes[0]!.kind, number: passes[0]!.number, isFirst: true, at, atLatest };
    })
    .toSorted((a, b) => +a.at - +b.at);
  const lines = ranges.map(({ kind, number, at, atLatest }) => ({
    number,
    line: `${ordinal(number)} ${NAMES[kind]}: between ${momentText(at)} and ${momentText(atLatest)}, by the time of birth.`,
  }));
  return {
    text: [
      ...linesOf(lines, found),
      `Born ${birthLine(date, told, label)}. Only the first pass of each return is told.`,
    ].join("\n"),
    data: {
      returns: ranges.map((range) => ({
        ...range,
        at: range.at.toISOString(),
        atLatest: range.atLatest.toISOString(),
      })),
      place: label,
      otherCandidates,
    },
  };
}

function tooMany(): ToolFailure {
  return new ToolFailure(
    `The span has more than ${MAX_PASSES} passes. Send fewer kinds or a shorter span: from and until.`,
  );
}

function* searched(
  kind: ReturnKind,
  {
    utc,
    from,
    to,
    listedFrom,
  }: { readonly utc: Date; readonly listedFrom: Date } & Record<"from" | "to", Date>,
): Steps<CountedPass[]> {
  const passes: CountedPass[] = [];
  let number = 0;
  const stepMs = YEARS_PER_STEP[kind] * YEAR_MS;
  for (let ms = +from; ms < +to; ms += stepMs) {
    const span = { from: new Date(ms), to: new Date(Math.min(ms + stepMs, +to)) };
    for (const pass of sentenceOf(() => returnsOf(utc, { kinds: [kind], ...span }))) {
      if (pass.isFirst && pass.at > utc) number++;
      passes.push({ ...pass, number });
    }
    if (passes.filter(({ at }) => at >= listedFrom).length > MAX_PASSES) throw tooMany();
    yield;
  }
  return passes;
}

/** Most lines of the text. */
const MAX_LINES = 40;

/** Lists returns, and after them the passes around birth, which are none. */
function linesOf(
  lines: readonly { readonly number: number; readonly line: string }[],
  { kinds, end }: Pick<Found, "kinds" | "end">,
): string[] {
  if (lines.length === 0)
    return [
      `No ${kinds.map((kind) => NAMES[kind]).join(", ")} until ${dateInWords(end.toISOString().slice(0, 10))}.`,
    ];
  const sorted = [...lines.filter(({ number }) => number > 0), ...lines.filter(({ number }) => number === 0)];
  const more = sorted.length > MAX_LINES ? [`${sorted.length - MAX_LINES} more in the data.`] : [];
  return [...sorted.slice(0, MAX_LINES).map(({ line }) => line), ...more];
}

function returnText(passes: readonly CountedPass[], from: Date): string {
  const [first, ...later] = passes;
  const { kind, number, at } = first!;
  const dates = later.map((pass) => dateText(pass.at)).join(" and ");
  if (number === 0)
    return `Not counted as a ${NAMES[kind]}: around birth it passed its place on ${passes.map((pass) => dateText(pass.at)).join(" and ")}.`;
  const again = dates === "" ? "" : `, again on ${dates}`;
  return at < from
    ? `${ordinal(number)} ${NAMES[kind]}: under way since ${momentText(at)}${again}.`
    : `${ordinal(number)} ${NAMES[kind]}: ${momentText(at)}${again}.`;
}

function dateText(at: Date): string {
  return dateInWords(at.toISOString().slice(0, 10));
}

/** Groups passes into returns, in the order of their first passes. */
function grouped(passes: readonly CountedPass[]): readonly (readonly CountedPass[])[] {
  const groups = new Map<string, CountedPass[]>();
  for (const pass of passes) {
    const key = `${pass.kind} ${pass.number}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [pass]);
    else group.push(pass);
  }
  return [...groups.values()];
}

function momentText(at: Date): string {
  const iso = at.toISOString();
  return `${dateInWords(iso.slice(0, 10))}, ${iso.slice(11, 16)} UTC`;
}

const ORDINALS = [
  "",
  "First",
  "Second",
  "Third",
  "Fourth",
  "Fifth",
  "Sixth",
  "Seventh",
  "Eighth",
  "Ninth",
  "Tenth",
];

function ordinal(number: number): string {
  const word = ORDINALS[number];
  if (word !== undefined) return word;
  const end = number % 100 > 10 && number % 100 < 14 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${end}`;
}
