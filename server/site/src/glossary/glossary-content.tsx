import { raw } from "hono/html";
import type { Child, FC } from "hono/jsx";
import { escapeHtml } from "../content/escape-html.js";
import { readDocument } from "../content/read-document.js";
import { renderPicture } from "../content/render-pictures.js";
import { PICTURES_PATH } from "../content/site-links.js";
import { FilterForm } from "../layout/filter-form.js";
import type { FoundTerm } from "./find-terms.js";
import { LIBRARY_TERMS } from "./glossary-groups.js";
import { valueAnchor } from "./value-anchor.js";

/** A term as a page shows it. The meanings, its own and those of its values, are HTML. */
export type ShownTerm = FoundTerm & { readonly id: string; readonly title: string; readonly meaning: string };

/** A group of terms with the address of its page. */
export interface ShownGroup {
  readonly id: string;
  readonly title: string;
  readonly href: string;
  readonly terms: readonly ShownTerm[];
}

/** Terms whose values say little more than their number; they are closed, however few. */
const CLOSED_TERMS: readonly string[] = ["base"];

/** Most values of a term that are open from the start. */
export const MAX_OPEN_VALUES = 5;

/** Number of values that a closed line names. */
const PREVIEWED_VALUES = 3;

/** The first page: a filter, the labelled picture, and all terms as links, which keep the anchors that terms have. */
export const GlossaryIndex: FC<{ readonly groups: readonly ShownGroup[] }> = ({ groups }) => (
  <>
    <p>Every member of a result in plain words of our own.</p>
    <GlossaryFilter words="" />
    <Bodygraph />
    <dl class="glossary-contents">
      {groups.map(({ id, title, href, terms }) => (
        <div>
          <dt>
            <a id={id} href={href}>
              {title}
            </a>
          </dt>
          <dd>
            {terms.map((term) => (
              <a id={term.id} href={`${href}#${term.id}`}>
                {term.title}
              </a>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </>
);

/** The terms that match the words of the filter, by group. */
export const FilteredTerms: FC<{ readonly groups: readonly ShownGroup[]; readonly words: string }> = ({
  groups,
  words,
}) => (
  <>
    <GlossaryFilter words={words}>
      <Found count={groups.reduce((sum, { terms }) => sum + terms.length, 0)} words={words} />
    </GlossaryFilter>
    {groups.map(({ id, title, terms }) => (
      <section aria-labelledby={id}>
        <h2 id={id}>
          <a href={`#${id}`}>{title}</a>
        </h2>
        {terms.map((term) => (
          <Term term={term} isFiltered />
        ))}
      </section>
    ))}
  </>
);

/** The terms of one group. */
export const GroupTerms: FC<{ readonly terms: readonly ShownTerm[] }> = ({ terms }) => (
  <>
    {terms.map((term) => (
      <Term term={term} isFiltered={false} />
    ))}
  </>
);

const GlossaryFilter: FC<{ readonly words: string; readonly children?: Child }> = ({ words, children }) => (
  <FilterForm
    list="glossary"
    action="/docs/glossary"
    words={words}
    placeholder="Filter, such as Emotional or gate 34"
  >
    {children}
  </FilterForm>
);

/** Reads the parts that the picture numbers, in their order, from the table of the guide with the same picture. */
export function numberedParts(): readonly string[] {
  const rows = readDocument("docs/guides/read-a-chart.md").matchAll(/^\| \d+ \| ([^|]+) \|/gm);
  return [...rows].map(([, part = ""]) => part);
}

/** A chart with the names of its centers and numbered parts. */
const Bodygraph: FC = () => (
  <div class="glossary-chart">
    {raw(
      renderPicture({
        href: `${PICTURES_PATH}/guides/pictures/labelled-light.svg`,
        text: "A bodygraph with the names of its nine centers and numbers for its parts",
      }),
    )}
    <div>
      <ol>
        {numberedParts().map((part) => (
          <li>{part}</li>
        ))}
      </ol>
      <p>
        <a href="/docs/guides/read-a-chart">Read a chart</a> explains them.
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
  const Heading = isFiltered ? "h3" : "h2";
  const list = values.length > 0 && <dl>{raw(values.map((value) => valueItem(id, value)).join(""))}</dl>;
  return (
    <div class="term">
      <Heading id={id}>
        <a href={`#${id}`}>{title}</a>
      </Heading>
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
 * Writes a value with its meaning, as entries of a definition list. A page has hundreds of them, and its size has a limit, so
 * they have no end tags, which HTML does not require.
 */
function valueItem(id: string, [value, text]: FoundTerm["values"][number]): string {
  return `<dt id="${valueAnchor(id, value)}">${escapeHtml(value)}<dd>${text}`;
}

/** Returns the names of the first values, as a line that opens the others shows them. */
function firstValues(values: FoundTerm["values"]): string {
  const names = values.slice(0, PREVIEWED_VALUES).map(([value]) => value);
  return names.length < values.length ? `${names.join(", ")}, …` : names.join(", ");
}
