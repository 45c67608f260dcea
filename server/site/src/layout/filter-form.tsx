import type { Child, FC } from "hono/jsx";
import { MAX_SEARCH_LENGTH } from "./search-form.js";

/**
 * A field that filters a list and a line that says how many entries match. With `filters`, a script filters while the
 * person types; otherwise, and without scripts, the form asks the server.
 */
export const FilterForm: FC<{
  /** The list in a sentence, such as "errors". */
  readonly list: string;
  readonly action: string;
  readonly placeholder: string;
  readonly words?: string;
  /** Id of the list, which the status line counts by this word; undefined if the server has filtered the list. */
  readonly filters?: string | undefined;
  /** Section of the search that the form is sent to; undefined if it is sent to its own page. */
  readonly section?: string;
  /** Text of the status line before the first change. */
  readonly children?: Child;
}> = ({ list, action, placeholder, words, filters, section, children }) => (
  <>
    <search aria-label={`Filter of the ${list}`}>
      <form class="search wide" action={action} data-filters={filters}>
        {section !== undefined && <input type="hidden" name="section" value={section} />}
        <label class="visually-hidden" for="filter">
          Filter the {list}
        </label>
        <input
          id="filter"
          name="q"
          type="search"
          value={words}
          placeholder={placeholder}
          maxlength={MAX_SEARCH_LENGTH}
          autocomplete="off"
        />
        <button class="plain" type="submit">
          Filter
        </button>
      </form>
    </search>
    <p class="quiet small" role="status" data-status>
      {children}
    </p>
  </>
);
