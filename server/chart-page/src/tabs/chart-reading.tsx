import type { Chart } from "chart-core";
import type { ChartSpan } from "chart-core/time";
import { type Meanings, type ReadPart, type ReadRow, readingOf, SUMMARY_MEMBERS } from "chart-reading";
import type { FC } from "hono/jsx";
import { Folded } from "./folded.js";
import { Share } from "./share.js";
import { type TermLinks, TermName } from "./term-name.js";

/**
 * All that a chart says, with the glossary's sentences. If the birth time is uncertain, `possible` has several spans: each
 * value then stands with its share of their time.
 */
export const ChartReading: FC<{
  readonly chart: Chart;
  readonly possible: readonly ChartSpan[];
  readonly meanings: Meanings;
  readonly links: TermLinks;
  /** True if the page's summary says the certain ones of its members. */
  readonly isSummarized: boolean;
}> = ({ chart, possible, meanings, links, isSummarized }) => {
  const { certainty, parts: all } = readingOf(chart, possible, meanings);
  const parts = isSummarized
    ? all.map((part) => ({
        ...part,
        rows: part.rows.filter((row) => !isInSummary(row) || row.values.length > 1),
      }))
    : all;
  return (
    <div class="reading">
      {certainty !== null && (
        <p class="certainty">
          <b>
            {certainty.certain} of {certainty.all} values hold
          </b>{" "}
          throughout the {certainty.length} in question. For the others, the percentage is the share of this
          time.
        </p>
      )}
      <Parts parts={parts} links={links} />
    </div>
  );
};

function isInSummary({ about }: ReadRow): boolean {
  return SUMMARY_MEMBERS.some((member) => member === about);
}

/** The parts of a reading, each under its heading. */
export const Parts: FC<{ readonly parts: readonly ReadPart[]; readonly links: TermLinks }> = ({
  parts,
  links,
}) => (
  <>
    {parts.map(({ title, kind, intro, rows }) => (
      <section class={`reading-part part-of-${kind}`}>
        <h2>{title}</h2>
        {intro !== undefined && (
          <p class={kind === "channels" ? undefined : kind === "today" ? "quiet" : "quiet small"}>{intro}</p>
        )}
        <dl>
          {rows.map((row) => (
            <Row kind={kind} row={row} links={links} />
          ))}
        </dl>
      </section>
    ))}
  </>
);

const Row: FC<{
  readonly kind: ReadPart["kind"];
  readonly row: ReadRow;
  readonly links: TermLinks;
}> = ({ kind, row, links }) => {
  const { term, about, values, meaning } = row;
  const shown = values.map(({ text, share, otherwise, sentence, detail }) => (
    <div class="reading-value">
      <b>{text}</b> <Share share={share} />
      {otherwise !== undefined && <span class="quiet small"> {otherwise}</span>}
      {sentence !== undefined && <p>{sentence}</p>}
      {detail !== undefined && <p class="small">{detail}</p>}
    </div>
  ));
  return (
    <div class={isInSummary(row) ? "reading-row summarized" : "reading-row"}>
      <dt>
        {kind === "gates" ? (
          <span class="gate">{term}</span>
        ) : (
          <TermName term={term} about={about} links={links} />
        )}
      </dt>
      <dd>
        <Folded values={shown} />
        {meaning !== undefined && <p>{meaning}</p>}
      </dd>
    </div>
  );
};
