/**
 * Questions about an uncertain time of the first birth. An answer fills the form with the time that it tells, as if it had been
 * typed; the page goes on from there.
 */
import { nextQuestion, type Question } from "chart-reading";
import type { Birth } from "./elements.js";
import type { Answer, Asked, State } from "./state.js";

/** Returns the question to ask now; null if nothing is left to ask, or there is nothing to ask about. */
export function questionOf({ possible, asked }: Pick<State, "possible" | "asked">): Question | null {
  if (possible === null || possible === "failed" || possible.askable === null) return null;
  const declined = asked?.answers.flatMap((answer) => answer.declined ?? []) ?? [];
  return nextQuestion(possible.askable, declined);
}

/**
 * Takes an answer, and returns the birth that it leads to: after "I don't know", the one before. Null while the form is
 * incomplete, or the page still computes the chart of the last answer.
 */
export function answered(state: State, side: "before" | "after" | "unknown"): Asked | null {
  const { first, isIncomplete, drawn, asked } = state;
  if (first === null || drawn == null || isIncomplete) return null;
  if (![drawn.first.birth, asked?.birth ?? first].every((birth) => isSameTold(birth, first))) return null;
  const question = questionOf(state);
  if (question === null) return null;
  const answers = asked?.answers ?? [];
  const answer = (text: string, declined: Date | null): Answer => ({ text, declined, birth: first });
  if (side === "unknown") {
    const text = `not sure about ${question.before.text.replace("before ", "")}`;
    return { answers: [...answers, answer(text, question.at)], birth: first };
  }
  const { text, date, told } = question[side];
  return {
    answers: [...answers, answer(text, null)],
    birth: { ...first, date, ...told, disambiguation: null },
  };
}

/** Takes back an answer, and those after it; null if there is no such answer, or the form is incomplete. */
export function takenBack({ asked, first, isIncomplete }: State, index: number): Asked | null {
  const answer = asked?.answers[index];
  if (answer === undefined || first === null || isIncomplete) return null;
  const { date, time, aboutMinutes, between, disambiguation } = answer.birth;
  return {
    answers: asked!.answers.slice(0, index),
    birth: { ...first, date, time, aboutMinutes, between, disambiguation },
  };
}

/** Returns true if a birth has the date, the time and the place of another one. */
export function isSameTold(a: Birth, b: Birth): boolean {
  const key = ({ date, time, aboutMinutes, between, timeZone, lat, lng }: Birth) =>
    JSON.stringify([date, between ?? [time, aboutMinutes], timeZone, lat, lng]);
  return key(a) === key(b);
}
