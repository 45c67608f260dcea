import type { Question } from "chart-reading";
import type { FC } from "hono/jsx";
import type { BirthFields } from "./birth-form.js";
import { AnswerText } from "./tabs/next-question.js";

/** The question of a posted form: each answer posts the form again, with the time that it tells. */
export const PostedQuestion: FC<{ readonly question: Question; readonly fields: BirthFields }> = ({
  question,
  fields,
}) => (
  <form class="question" method="post" action="/chart" aria-label="Narrow the time">
    {(["name", "day", "month", "year", "place", "pick"] as const).map((name) => (
      <input type="hidden" name={name} value={fields[name]} />
    ))}
    <input type="hidden" name="time-kind" value="between" />
    <h2 class="question-text">{question.text}</h2>
    <div class="answers">
      {[question.before, question.after].map(({ told: { between }, ...side }) => (
        <button type="submit" name="time" value={`${between.from}-${between.to}`}>
          <AnswerText {...side} />
        </button>
      ))}
    </div>
  </form>
);
