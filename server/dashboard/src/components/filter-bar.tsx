import type { Child, FC } from "hono/jsx";

/** A row of fields that narrow down a list. The filter is in the page's address. */
export const FilterBar: FC<{
  readonly action: string;
  /** Shows a link that clears the filter. */
  readonly isFiltered: boolean;
  readonly button?: string;
  readonly children: Child;
}> = ({ action, isFiltered, button = "Filter", children }) => (
  <form class="filter" method="get" action={action}>
    {children}
    <div class="actions">
      <button class="plain" type="submit">
        {button}
      </button>
      {isFiltered && (
        <a class="button ghost" href={action}>
          Clear
        </a>
      )}
    </div>
  </form>
);
