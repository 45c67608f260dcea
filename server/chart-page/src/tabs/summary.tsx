import type { ReadRow } from "chart-reading";
import type { Child, FC } from "hono/jsx";
import { Share } from "./share.js";
import { type TermLinks, TermName } from "./term-name.js";

/** Values that an uncertain member shows in a summary. */
const SHOWN_VALUES = 2;

/** The shortest answer of a chart: a headline, how certain it is, and the members that say most with their sentences. */
export const Summary: FC<{
  readonly headline: string;
  /** Empty if the time is exact. */
  readonly certainty: string;
  readonly rows: readonly ReadRow[];
  /** Further members, where there is room. */
  readonly more: readonly ReadRow[];
  readonly links: TermLinks;
  /** A question that narrows an uncertain time. */
  readonly children?: Child;
}> = ({ headline, certainty, rows, more, links, children }) => (
  <>
    {children}
    <h2 data-headline>{headline}</h2>
    {certainty !== "" && <p class="quiet">{certainty}</p>}
    <Members rows={rows} links={links} />
    <div class="more">
      <Members rows={more.map((row) => withoutSentences(row))} links={links} />
    </div>
  </>
);

/** The shortest answer of two charts: what they have together, and the members of each. */
export const SummaryOfTwo: FC<{
  readonly headline: string;
  readonly people: readonly { readonly name: string; readonly rows: readonly ReadRow[] }[];
  readonly links: TermLinks;
}> = ({ headline, people, links }) => (
  <>
    <h2 data-headline>{headline}</h2>
    <div class="two-people">
      {people.map(({ name, rows }) => (
        <div>
          <h3>{name}</h3>
          <Members rows={rows} links={links} />
        </div>
      ))}
    </div>
  </>
);

function withoutSentences({ term, about, values }: ReadRow): ReadRow {
  return { term, ...(about && { about }), values: values.map(({ text, share }) => ({ text, share })) };
}

const Members: FC<{ readonly rows: readonly ReadRow[]; readonly links: TermLinks }> = ({ rows, links }) => (
  <dl>
    {rows.map(({ term, about, values: [first, ...others] }) => (
      <div>
        <dt>
          <TermName term={term} about={about} links={links} />
        </dt>
        <dd>
          <p class="value">
            <b>{first!.text}</b> <Share share={first!.share} />
          </p>
          {others.slice(0, SHOWN_VALUES - 1).map(({ text, share }) => (
            <p class="value quiet">
              {text} <Share share={share} />
              {others.length >= SHOWN_VALUES && `, ${others.length - 1} more`}
            </p>
          ))}
        </dd>
        {first!.sentence !== undefined && (
          <dd class="sentence" data-value={first!.text}>
            {first!.sentence}
          </dd>
        )}
      </div>
    ))}
  </dl>
);
