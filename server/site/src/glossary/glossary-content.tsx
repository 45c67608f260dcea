import { raw } from "hono/html";
import type { FC } from "hono/jsx";
import { escapeHtml } from "../content/escape-html.js";
import { readDocument } from "../content/read-document.js";
import { renderPicture } from "../content/render-pictures.js";
import { PICTURES_PATH } from "../content/site-links.js";
import { FilterForm } from "../layout/filter-form.js";
import type { FoundTerm } from "./find-terms.js";
import { LIBRARY_TERMS } from "./glossary-groups.js";

/** A term as the page shows it. The meanings, its own and those of its values, are HTML. */
type ShownTerm = FoundTerm & { readonly id: string; readonly title: string; readonly meaning: string };

/** Terms whose values say little more than their number; they are closed, however few. */
const CLOSED_TERMS: readonly string[] = ["base"];

/** Most values of a term that are open from the start. */
export const MAX_OPEN_VALUES = 5;

/** Number of values that a closed line names. */
const PREVIEWED_VALUES = 3;

export const GlossaryContent: FC<{
  readonly groups: readonly {
    readonly id: string;
    readonly title: string;
    readonly terms: readonly ShownTerm[];
  }[];
  readonly words: string;
}> = ({ groups, words }) => {
  const count = groups.reduce((sum, { terms }) => sum + terms.length, 0);
  const isFiltered = words !== "";
  return (
    <>
      <p>
        Every member of a chart and every vocabulary, in plain words. The names in code are those of the API
        and the library; <a href="/docs/library/api/chart-core/CROSSES">CROSSES</a> lists all names of
        crosses. The words are our own; charts are for information and self-reflection.
      </p>
      <FilterForm
        list="glossary"
        action="/docs/glossary"
        words={words}
        placeholder="Filter, such as Emotional or gate 34"
        filters={isFiltered ? undefined : "terms"}
      >
        {isFiltered && <Found count={count} words={words} />}
      </FilterForm>
      {!isFiltered && (
        <p class="quiet small" data-no-match hidden>
          <a href="/docs/search">Search all pages</a> or <a href="/docs/glossary">show all terms</a>.
        </p>
      )}
      {!isFiltered && <Bodygraph />}
      {!isFiltered && (
        <dl class="glossary-contents">
          {groups.map(({ id, title, terms }) => (
            <div>
              <dt>
                <a href={`#${id}`}>{title}</a>
              </dt>
              <dd>
                {terms.map((term) => (
                  <a href={`#${term.id}`}>{term.title}</a>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div id="terms">
        {groups.map(({ id, title, terms }) => (
          <section aria-labelledby={id}>
            <h2 id={id}>
              <a href={`#${id}`}>{title}</a>
            </h2>
            {terms.map((term) => (
              <Term term={term} isFiltered={isFiltered} />
            ))}
          </section>
        ))}
      </div>
    </>
  );
};

/** Reads the parts that the picture numbers, in their order, from the table of the guide with the same picture. */
export function numberedParts(): readonly string[] {
  const rows = readDocument("docs/guides/read-a-chart.md").matchAll(/^\| \d+ \| ([^|]+) \|/gm);
  return [...rows].map(([, part = ""]) => part);
}

/** A chart with the names of its centers, and what readers need to know before the terms. */
const Bodygraph: FC = () => (
  <div class="glossary-chart">
    {raw(
      renderPicture({
        href: `${PICTURES_PATH}/guides/pictures/labelled-light.svg`,
        text: "A bodygraph with the names of its nine centers and numbers for its parts",
      }),
    )}
    <div>
      <p>
        A chart is drawn as a bodygraph: nine centers, joined by 36 channels, each with a gate at both ends.
      </p>
      <p>
        The sky at the birth, in black or white, and about three months earlier, in red, makes gates active. A
        channel with two active gates is complete and defines the centers at its ends: they get a color.
      </p>
      <p>The numbers mark:</p>
      <ol>
        {numberedParts().map((part) => (
          <li>{part}</li>
        ))}
      </ol>
      <p>
        The type, the authority and most other terms follow from which centers are defined:{" "}
        <a href="/docs/guides/read-a-chart">read a chart</a>.
      </p>
    </div>
  </div>
);

const Found: FC<{ readonly count: number; readonly words: string }> = ({ count, words }) => (
  <>
    {count === 0 ? "No term matches" : count === 1 ? "1 term matches" : `${count} terms match`} “{words}”.{" "}
    {count === 0 && (
      <>
        <a href={`/docs/search?q=${encodeURIComponent(words)}`}>Search all pages</a> or{" "}
      </>
    )}
    <a href="/docs/glossary">{count === 0 ? "show all terms" : "Show all terms"}</a>.
  </>
);

/** A term with its meaning; many values are behind a line that opens them. */
const Term: FC<{ readonly term: ShownTerm; readonly isFiltered: boolean }> = ({ term, isFiltered }) => {
  const { id, title, meaning, values } = term;
  const isOpen = values.length <= MAX_OPEN_VALUES && !CLOSED_TERMS.includes(term.term);
  const list = values.length > 0 && <ul>{raw(values.map(valueItem).join(""))}</ul>;
  return (
    <div class="term">
      <h3 id={id}>
        <a href={`#${id}`}>{title}</a>
      </h3>
      <code>
        {term.term}
        {LIBRARY_TERMS.includes(term.term) && " (library only)"}
      </code>
      <p>{raw(meaning)}</p>
      {isOpen ? (
        list
      ) : (
        <details open={isFiltered}>
          <summary>
            {values.length} values <small>{firstValues(values)}</small>
          </summary>
          {list}
        </details>
      )}
    </div>
  );
};

/**
 * Writes a value as an item of a list. The page has hundreds of them, and its size has a limit: so values are elements `b`
 * instead of `code`, and items have no end tag, which HTML does not require.
 */
function valueItem([value, text]: FoundTerm["values"][number]): string {
  return `<li><b>${escapeHtml(value)}</b> ${text}`;
}

/** Returns the names of the first values, as a line that opens the others shows them. */
function firstValues(values: FoundTerm["values"]): string {
  const names = values.slice(0, PREVIEWED_VALUES).map(([value]) => value);
  return names.length < values.length ? `${names.join(", ")}, …` : names.join(", ");
}
