import * as v from "valibot";
import type { ToolAnswer } from "../base/tool.js";
import type { PlaceQuestion } from "../births/resolved-birth.js";

/** Answers with a question back to the person. */
export function askBack(question: PlaceQuestion): ToolAnswer {
  const { question: text, otherCandidates } = question;
  return {
    text: `${text} Their clocks differed at that birth, so the answer depends on it. Ask the person, then call again with the full name as place.`,
    data: { question: text, otherCandidates },
  };
}

/** Members of an answer that may be a question back. */
export const QUESTION_MEMBERS: Readonly<Record<"question" | "otherCandidates", v.GenericSchema>> = {
  question: v.optional(v.pipe(v.string(), v.description("The place is ambiguous: ask the person."))),
  otherCandidates: v.optional(v.array(v.looseObject({ place: v.string() }))),
};

/** The birth of an answer. */
export const BIRTH_MEMBER: v.GenericSchema = v.optional(
  v.looseObject({ utc: v.string(), place: v.string() }),
);
