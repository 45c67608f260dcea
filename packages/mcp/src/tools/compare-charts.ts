import type { Chart } from "chart-core";
import { type Composite, composite, group, type Penta, penta } from "chart-core/people";
import * as v from "valibot";
import type { AssistantHost, Steps } from "../base/host.js";
import { field, type InputOf, objectOf, outputSchema, text, toolInput } from "../base/input-schema.js";
import { type AnyTool, tool } from "../base/tool.js";
import { ToolFailure } from "../base/tool-failure.js";
import { BIRTH_FIELDS } from "../births/birth-fields.js";
import { isQuestion, type PlaceQuestion, type ResolvedBirth } from "../births/resolved-birth.js";
import { bornLine, channelNames, listOf } from "../texts/chart-text.js";
import { askBack, BIRTH_MEMBER, QUESTION_MEMBERS } from "../texts/question-text.js";
import { chartSteps } from "./compute-chart.js";

const MAX_PEOPLE = 20;
/** Most problems that a failure names. */
const MAX_PROBLEMS = 6;
/** Most people whose pairs an answer has in full. */
const MAX_IN_FULL = 5;

const PERSON_FIELDS = {
  name: field(v.optional(text(40)), "Name or role: “Ann”, “my mother”."),
  ...BIRTH_FIELDS,
};

const FIELDS = {
  people: field(
    v.pipe(v.array(objectOf(PERSON_FIELDS)), v.minLength(2), v.maxLength(MAX_PEOPLE)),
    "2 to 20 people, each with date, time and place of birth.",
  ),
};

type PeopleInput = InputOf<typeof FIELDS>;

interface Person {
  readonly name: string;
  readonly resolved: ResolvedBirth;
  readonly chart: Chart;
}

/** Compares the charts of two people or more. */
export const compareCharts: AnyTool = tool({
  name: "compare_charts",
  title: "Charts of people together",
  description:
    "Compares 2 to 20 charts, two by two: attraction (electromagnetic), companionship, dominance and compromise channels, centers that only both define. For 3 to 5 people the penta, too. Each birth needs an exact time; ask for what is missing.",
  input: toolInput(FIELDS, PERSON_FIELDS),
  output: outputSchema(
    v.object({
      people: v.optional(v.array(v.looseObject({ name: v.string(), type: v.string(), birth: BIRTH_MEMBER }))),
      pairs: v.optional(v.array(v.looseObject({ people: v.array(v.number()) }))),
      penta: v.optional(v.looseObject({})),
      group: v.optional(v.looseObject({})),
      ...QUESTION_MEMBERS,
    }),
  ),
  cost: ({ people }) => people.length + Math.ceil((people.length * (people.length - 1)) / 20),
  async run({ people: told }, host) {
    const result = await host.run(peopleSteps(told, host));
    if (isQuestion(result)) return askBack(result);
    const { people, pairs, three } = result;
    const data = {
      people: people.map(({ name, resolved, chart }) => ({
        ...{ name, type: chart.type, profile: chart.profile, authority: chart.authority },
        ...{ birth: resolved.birth, notes: resolved.notes, otherCandidates: resolved.otherCandidates },
      })),
      pairs: pairs.map(({ indexes, both }) => ({
        people: indexes,
        ...(people.length <= MAX_IN_FULL ? { composite: both } : shortOf(both)),
      })),
      ...(three !== undefined && { penta: three }),
      ...(people.length > 2 && { group: group(people.map(({ chart }) => chart)) }),
    };
    return { text: peopleText(people, pairs, three), data };
  },
});

interface Pair {
  readonly indexes: readonly [number, number];
  readonly both: Composite;
}

interface Together {
  readonly people: readonly Person[];
  readonly pairs: readonly Pair[];
  readonly three: Penta | undefined;
}

function* peopleSteps(told: PeopleInput["people"], host: AssistantHost): Steps<Together | PlaceQuestion> {
  const people: Person[] = [];
  const problems: string[] = [];
  const questions: (PlaceQuestion & { readonly name: string })[] = [];
  for (const [index, { name = `person ${index + 1}`, ...birth }] of told.entries()) {
    try {
      const result = yield* chartSteps(birth, host);
      if (isQuestion(result)) questions.push({ ...result, name });
      else people.push({ name, ...result });
    } catch (error) {
      if (!(error instanceof ToolFailure)) throw error;
      problems.push(`people[${index}] (${name}): ${error.message}`);
    }
    yield;
  }
  const asked = questions.map(({ name, question }) => `About ${name}: ${question}`);
  if (problems.length > 0) throw new ToolFailure([...problems, ...asked].slice(0, MAX_PROBLEMS).join(" "));
  if (questions.length > 0)
    return {
      question: asked.join(" "),
      otherCandidates: questions.flatMap(({ otherCandidates }) => otherCandidates),
    };
  const pairs: Pair[] = [];
  for (const [a, first] of people.entries()) {
    for (const [b, second] of people.entries())
      if (a < b) pairs.push({ indexes: [a, b], both: composite(first.chart, second.chart) });
    yield;
  }
  const three =
    people.length > 2 && people.length <= MAX_IN_FULL ? penta(people.map(({ chart }) => chart)) : undefined;
  return { people, pairs, three };
}

const KINDS = ["electromagnetic", "companionship", "dominance", "compromise"] as const;

/** Counts of a pair, for groups whose pairs are too many to be told. */
function shortOf(both: Composite): Record<string, unknown> {
  return {
    ...Object.fromEntries(KINDS.map((kind) => [kind, both[kind].length])),
    theme: both.theme,
  };
}

function peopleText(people: readonly Person[], pairs: readonly Pair[], three: Penta | undefined): string {
  const nameAt = (index: number) => people[index]?.name ?? "";
  const heads = people.map(
    ({ name, chart, resolved }) =>
      `${name}: ${chart.type} ${chart.profile}, ${chart.authority}. ${[bornLine(resolved), ...resolved.notes].join(" ")}`,
  );
  const lines = pairs.map(({ indexes: [a, b], both }) => {
    const names = `${nameAt(a)} and ${nameAt(b)}`;
    if (people.length > MAX_IN_FULL)
      return `${names}: ${KINDS.map((kind) => `${both[kind].length} ${kind}`).join(", ")}`;
    return pairText(names, nameAt(a), nameAt(b), both);
  });
  return [
    ...heads,
    ...lines.slice(0, MAX_PAIRS),
    ...restOf(lines),
    ...(three === undefined ? [] : [pentaText(three, nameAt)]),
    ...(people.length > MAX_IN_FULL ? [groupText(people)] : []),
  ].join("\n");
}

/** Most pairs of a text. */
const MAX_PAIRS = 45;

function restOf(lines: readonly string[]): string[] {
  return lines.length > MAX_PAIRS ? [`${lines.length - MAX_PAIRS} more pairs in the data.`] : [];
}

function pairText(names: string, a: string, b: string, both: Composite): string {
  const owned = (list: Composite["dominance"]) =>
    listOf(
      list.map(({ channel, person }) => `${channelNames([channel])} (${person === 0 ? a : b})`),
      "; ",
    );
  const { centers, definition, theme } = both;
  return [
    `${names}:`,
    `electromagnetic (each has half): ${channelNames(both.electromagnetic)}.`,
    `Companionship (both have it): ${channelNames(both.companionship)}.`,
    `Dominance (one has it, the other none of it): ${owned(both.dominance)}.`,
    `Compromise (one has it, the other half): ${owned(both.compromise)}.`,
    `Centers that only both together define: ${listOf(centers.bridged)}; open for both: ${listOf(centers.open)}. Theme ${theme}. Definition: ${a} ${definition.a}, ${b} ${definition.b}, together ${definition.union}.`,
  ].join(" ");
}

function groupText(people: readonly Person[]): string {
  const { centers, channelsShort } = group(people.map(({ chart }) => chart));
  return `All together: ${channelsShort.length} channels, defined centers ${listOf(centers)}. No penta: that is of 3 to 5 people.`;
}

function pentaText({ channels, gaps }: Penta, nameAt: (index: number) => string): string {
  const active = channels.map(
    ({ channel, half, people }) => `${channelNames([channel])} (${half}; ${people.map(nameAt).join(", ")})`,
  );
  return `Penta: ${listOf(active, "; ")}. Gaps, gates that nobody has: ${listOf(gaps.map(String))}.`;
}
