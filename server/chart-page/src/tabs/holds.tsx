import type { Certainty, ChartSpan } from "chart-core/time";
import { type HoldFacts, type HoldRow, heldOf, possibleOf, type Span } from "chart-reading";
import type { FC } from "hono/jsx";
import { Folded } from "./folded.js";

/** The time in which each member of a chart keeps its value, around an exact birth time. */
export const Held: FC<HoldFacts & { readonly utc: Date; readonly held: Certainty }> = ({
  utc,
  held,
  ...facts
}) => {
  const { all, whole, rows } = heldOf(utc, held, facts);
  return (
    <div class="holds">
      <p class="certainty">
        <b>All of this holds: {all}.</b> The mark is the time of birth; each bar reaches up to a day to both
        sides.
      </p>
      <dl>
        {rows.map(({ title, values }) => (
          <div class="hold">
            <dt>{title}</dt>
            {values.map(({ text, spans, when }) => (
              <dd>
                <b>{text}</b>
                <Bar whole={whole} spans={spans} mark={utc} />
                <span class="quiet small">{when}</span>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
};

/** The values that each member has in the possible time, with their times. */
export const Possible: FC<HoldFacts & { readonly possible: readonly ChartSpan[] }> = ({
  possible,
  ...facts
}) => {
  const { whole, certain, none, rows } = possibleOf(possible, facts);
  return (
    <div class="holds">
      <h2>Certain</h2>
      {certain.length === 0 && <p>{none}</p>}
      <dl class="certain">
        {certain.map(({ title, value }) => (
          <div>
            <dt>{title}</dt>
            <dd>
              <b>{value}</b>
            </dd>
          </div>
        ))}
      </dl>
      <h2>Depends on the time</h2>
      <dl>
        {rows.map((row) => (
          <Values whole={whole} {...row} />
        ))}
      </dl>
    </div>
  );
};

/** The values of a member, the longest-lasting first. */
const Values: FC<HoldRow & { readonly whole: Span }> = ({ title, values, whole }) => {
  const shown = values.map(({ text, spans, when }) => (
    <div>
      <b>{text}</b>
      <Bar whole={whole} spans={spans} />
      <span class="quiet small">{when}</span>
    </div>
  ));
  return (
    <div class="hold">
      <dt>{title}</dt>
      <dd>
        <Folded values={shown} />
      </dd>
    </div>
  );
};

/** Spans as a bar of a longer time. */
const Bar: FC<{ readonly whole: Span; readonly spans: readonly Span[]; readonly mark?: Date }> = ({
  whole,
  spans,
  mark,
}) => {
  const x = (instant: Date) => ((1000 * (+instant - +whole.from)) / (+whole.to - +whole.from)).toFixed(0);
  return (
    <svg viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="share-all" width="1000" height="8" />
      {spans.map(({ from, to }) => (
        <rect
          class="share-part"
          x={x(from)}
          width={Math.max(4, Number(x(to)) - Number(x(from)))}
          height="8"
        />
      ))}
      {mark !== undefined && <rect class="hold-mark" x={Number(x(mark)) - 2} width="4" height="8" />}
    </svg>
  );
};
