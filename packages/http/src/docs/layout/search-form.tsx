import type { FC } from "hono/jsx";

/** Maximum number of characters of a search. */
export const MAX_SEARCH_LENGTH = 100;

/** The field that searches the documentation. With a button, it is the one in the text of a page. */
export const SearchForm: FC<{
  /** Id of the field, unique on the page. */
  readonly id: string;
  /** Words in the field. */
  readonly words?: string;
  readonly hasButton?: boolean;
}> = ({ id, words = "", hasButton = false }) => (
  <search>
    <form class={hasButton ? "search wide" : "search"} action="/docs/search">
      <label class="visually-hidden" for={id}>
        Search the documentation
      </label>
      <input
        id={id}
        name="q"
        type="search"
        value={words}
        placeholder={hasButton ? "Search guides, endpoints, errors and terms" : "Search"}
        maxlength={MAX_SEARCH_LENGTH}
        autocomplete="off"
        required
      />
      {hasButton && <button type="submit">Search</button>}
    </form>
  </search>
);
