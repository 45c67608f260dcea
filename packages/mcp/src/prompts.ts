import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server";
import { type Field, field, text, toolInput } from "./base/input-schema.js";
import { ToolFailure } from "./base/tool-failure.js";

/** A birth in words, as a person tells it. */
const birth = (whose: string) =>
  field(text(200), `${whose}: date, time and place of birth, as “5 September 1990, 21:17, Amsterdam”.`);

/** Creates the schema of a prompt's arguments for the SDK. */
function promptArgs(fields: Readonly<Record<string, Field>>): StandardSchemaWithJSON<unknown, Arguments> {
  const { json, check } = toolInput(fields);
  return {
    "~standard": {
      version: 1,
      vendor: "bodygraph",
      validate(value) {
        try {
          return { value: check(value) as Arguments };
        } catch (error) {
          if (!(error instanceof ToolFailure)) throw error;
          return { issues: [{ message: error.message }] };
        }
      },
      jsonSchema: { input: () => json, output: () => json },
    },
  };
}

type Arguments = Readonly<Record<string, string>>;

/** A prompt that a person picks. */
export interface Prompt {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly args: StandardSchemaWithJSON<unknown, Arguments>;
  readonly text: (args: Arguments) => string;
}

const TONE =
  "Say first how the birth was understood. Keep to what the tools say, use plain words, and no fortune-telling. It is for self-reflection, not advice.";

/** The prompts, in the order of a list. */
export const PROMPTS: readonly Prompt[] = [
  {
    name: "read_my_chart",
    title: "Read my chart",
    description: "What my Human Design chart says, in plain words.",
    args: promptArgs({ birth: birth("My birth") }),
    text: ({ birth: told }) =>
      `I was born: ${told}. Draw my Human Design chart with draw_chart, compute it with compute_chart, and explain type, strategy, authority and profile; look words up with explain_term. ${TONE}`,
  },
  {
    name: "time_unknown",
    title: "What is certain if I don't know my birth time",
    description: "What holds at every possible time, and the questions that narrow it down.",
    args: promptArgs({
      birth: field(
        text(200),
        "Date and place of birth, and what is known of the time: “5 September 1990, evening, Amsterdam”.",
      ),
    }),
    text: ({ birth: told }) =>
      `I was born: ${told}. I do not know the exact time. Call chart_window, tell me what is certain and how likely the rest is, then ask me its next question, one at a time, and call it again with my answer. ${TONE}`,
  },
  {
    name: "the_two_of_us",
    title: "The two of us",
    description: "Two charts together: what we share, and what we only have together.",
    args: promptArgs({ first: birth("The first birth"), second: birth("The second birth") }),
    text: ({ first, second }) =>
      `Two people: first, ${first}; second, ${second}. Call compare_charts with both, and explain in plain words what they share, where one leads and where they attract each other; look words up with explain_term. ${TONE}`,
  },
];
