import type { FC } from "hono/jsx";

export const MAX_SEARCH_LENGTH = 100;
/** Path of the results that the field shows while a person types. */
export const HITS_PATH = "/docs/search/hits";

/**
 * The field that searches the documentation. With a button, it is the one in the text of a page. The script lists the best
 * results below it while the person types, and shows the key that leads to the field.
 */
export const SearchForm: FC<{
  readonly id: string;
  readonly words?: string;
  readonly hasButton?: boolean;
}> = ({ id, words = "", hasButton = false }) => (
  <search>
    <form class={hasButton ? "search wide" : "search"} action="/docs/search">
      <label class="visually-hidden" for={id}>
        Search the documentation
      </label>
      <div class="search-field">
        <input
          id={id}
          name="q"
          type="search"
          value={words}
          placeholder={hasButton ? "Search guides, endpoints, errors and terms" : "Search"}
          maxlength={MAX_SEARCH_LENGTH}
          autocomplete="off"
          required
          data-hits={HITS_PATH}
        />
        <kbd hidden>/</kbd>
        <div class="hits" id={`${id}-hits`} role="listbox" aria-label="Results" hidden />
      </div>
      {hasButton && <button type="submit">Search</button>}
    </form>
  </search>
);
