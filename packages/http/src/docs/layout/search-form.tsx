import type { FC } from "hono/jsx";

/** Maximum number of characters of a search. */
export const MAX_SEARCH_LENGTH = 100;

/** The field that searches the documentation. */
export const SearchForm: FC<{ readonly words: string }> = ({ words }) => (
  <search>
    <form class="search" action="/docs/search">
      <label class="visually-hidden" for="q">
        Search the documentation
      </label>
      <input
        id="q"
        name="q"
        type="search"
        value={words}
        placeholder="Search"
        maxlength={MAX_SEARCH_LENGTH}
        autocomplete="off"
        required
      />
    </form>
  </search>
);
