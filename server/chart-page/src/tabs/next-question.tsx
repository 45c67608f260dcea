import type { AnswerSide, Question } from "chart-reading";
import type { FC } from "hono/jsx";

/** The next question about an uncertain birth time, with three buttons, and the answers so far, each to go back to. */
export const NextQuestion: FC<{
  /** Null if nothing is left to ask. */
  readonly question: Question | null;
  /** The answers so far, in words. */
  readonly answers: readonly string[];
  /** True if type, authority, profile and definition are certain. */
  readonly isCertain: boolean;
}> = ({ question, answers, isCertain }) => (
  <section class="question" aria-label="Narrow the time" tabindex={-1} data-question>
    {question === null ? (
      <h2 class="question-text">
        {isCertain
          ? "Nothing more to ask: type, authority, profile and definition are known."
          : "No other question would tell more."}
      </h2>
    ) : (
      <>
        <h2 class="question-text">{question.text}</h2>
        <div class="answers">
          {(["before", "after"] as const).map((side) => (
            <button type="button" data-answer={side}>
              <AnswerText {...question[side]} />
            </button>
          ))}
          <button type="button" class="unsure" data-answer="unknown">
            I don’t know
          </button>
        </div>
      </>
    )}
    {answers.length > 0 && (
      <p class="answered small">
        You said:{" "}
        {answers.map((text, index) => (
          <>
            <button type="button" data-back={index} aria-label={`${text}: take it back`}>
              {text} <span aria-hidden="true">×</span>
            </button>{" "}
          </>
        ))}
      </p>
    )}
  </section>
);

/** The text of a button: an answer, and the values that it leaves. */
export const AnswerText: FC<Pick<AnswerSide, "text" | "values">> = ({ text, values }) => (
  <>
    {text.charAt(0).toUpperCase() + text.slice(1)} <span>{values}</span>
  </>
);
