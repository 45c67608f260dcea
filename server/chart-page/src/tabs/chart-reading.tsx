import type { Chart } from "chart-core";
import type { ChartSpan } from "chart-core/time";
import { type Meanings, percent, type ReadPart, type ReadRow, readingOf } from "chart-reading";
import type { FC } from "hono/jsx";
import { Folded } from "./folded.js";

/**
 * All that a chart says, with the glossary's sentences. If the birth time is uncertain, `possible` has several spans: each
 * value then stands with its share of their time.
 */
export const ChartReading: FC<{
  readonly chart: Chart;
  readonly possible: readonly ChartSpan[];
  readonly meanings: Meanings;
}> = ({ chart, possible, meanings }) => {
  const { certainty, parts } = readingOf(chart, possible, meanings);
  return (
    <div class="reading">
      {certainty !== null && (
        <p class="certainty">
          <b>
            {certainty.certain} of {certainty.all} values hold
          </b>{" "}
          throughout the {certainty.length} in question. For the others, the bar is the share of this time.
        </p>
      )}
      <Parts parts={parts} />
    </div>
  );
};

/** The parts of a reading, each under its heading. */
export const Parts: FC<{ readonly parts: readonly ReadPart[] }> = ({ parts }) => (
  <>
    {parts.map(({ title, kind, intro, rows }) => (
      <section class="reading-part">
        <h2>{title}</h2>
        {intro !== undefined && (
          <p class={kind === "channels" ? undefined : kind === "today" ? "quiet" : "quiet small"}>{intro}</p>
        )}
        <dl>
          {rows.map((row) => (
            <Row kind={kind} row={row} />
          ))}
        </dl>
      </section>
    ))}
  </>
);

const Row: FC<{ readonly kind: ReadPart["kind"]; readonly row: ReadRow }> = ({
  kind,
  row: { term, values, meaning },
}) => {
  const shown = values.map(({ text, share, otherwise, sentence, detail }) => (
    <div class="reading-value">
      <b>{text}</b> <Share share={share} />
      {otherwise !== undefined && <span class="quiet small"> {otherwise}</span>}
      {sentence !== undefined && <p>{sentence}</p>}
      {detail !== undefined && <p class="small">{detail}</p>}
    </div>
  ));
  return (
    <div class="reading-row">
      <dt>{kind === "gates" ? <span class="gate">{term}</span> : term}</dt>
      <dd>
        <Folded values={shown} />
        {meaning !== undefined && <p>{meaning}</p>}
      </dd>
    </div>
  );
};

/** The share of the possible times, as a number and as a bar; nothing for a certain value. */
const Share: FC<{ readonly share: number }> = ({ share }) =>
  share === 1 ? null : (
    <span class="share">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
        <rect class="share-all" width="100" height="8" />
        <rect class="share-part" width={(100 * share).toFixed(1)} height="8" />
      </svg>
      {percent(share)}
    </span>
  );
