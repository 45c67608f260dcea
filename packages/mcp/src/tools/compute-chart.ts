import { type Chart, computeChart as computed } from "chart-core";
import { JSON_MEMBERS } from "chart-reading";
import * as v from "valibot";
import type { AssistantHost, Steps } from "../base/host.js";
import { outputSchema, toolInput } from "../base/input-schema.js";
import { type AnyTool, tool } from "../base/tool.js";
import { BIRTH_FIELDS, type BirthInput } from "../births/birth-fields.js";
import {
  isQuestion,
  type PlaceQuestion,
  type ResolvedBirth,
  resolveBirth,
  sentenceOf,
} from "../births/resolved-birth.js";
import { chartText } from "../texts/chart-text.js";
import { askBack, BIRTH_MEMBER, QUESTION_MEMBERS } from "../texts/question-text.js";

/** A birth with its chart. */
export interface BirthChart {
  readonly resolved: ResolvedBirth;
  readonly chart: Chart;
}

/** Resolves a birth and computes its chart, in two steps: looking up a place and computing are each as much as a request. */
export function* chartSteps(input: BirthInput, host: AssistantHost): Steps<BirthChart | PlaceQuestion> {
  const resolved = resolveBirth(input, host);
  if (isQuestion(resolved)) return resolved;
  yield;
  return { resolved, chart: sentenceOf(() => computed(resolved.utc)) };
}

/** Computes a chart. */
export const computeChart: AnyTool = tool({
  name: "compute_chart",
  title: "Human Design chart",
  description:
    "Computes a Human Design chart (bodygraph) exactly from date, local time and place of birth: type, strategy, authority, profile, centers, channels, gates. Repeat the place it understood. If the time is not known to the minute, call chart_window instead.",
  input: toolInput(BIRTH_FIELDS),
  output: outputSchema(
    v.object({
      chart: v.optional(
        v.pipe(
          v.looseObject({ type: v.string(), authority: v.string(), profile: v.string() }),
          v.description("The members of /v2/charts."),
        ),
      ),
      birth: BIRTH_MEMBER,
      notes: v.optional(v.array(v.string())),
      ...QUESTION_MEMBERS,
    }),
  ),
  cost: () => 1,
  async run(input, host) {
    const result = await host.run(chartSteps(input, host));
    if (isQuestion(result)) return askBack(result);
    const { chart, resolved } = result;
    const { birth, notes, otherCandidates } = resolved;
    const data = { chart: chartData(chart), birth, notes, otherCandidates };
    return { text: chartText(chart, resolved), data };
  },
});

/** Returns a chart as the service writes it. */
function chartData(chart: Chart): Record<string, unknown> {
  return Object.fromEntries(JSON_MEMBERS.map((member) => [member, chart[member]]));
}
