import type { FC } from "hono/jsx";

export interface PageLinksProps {
  /** Where the first page is; undefined on it. */
  readonly newest?: string | undefined;
  /** Where the next page is; undefined on the last. */
  readonly older: string | undefined;
}

/** The ways to the other pages of a list that begins with its newest entries; nothing where there are none. */
export const PageLinks: FC<PageLinksProps> = ({ newest, older }) =>
  newest === undefined && older === undefined ? null : (
    <nav class="actions" aria-label="Pages">
      {newest !== undefined && (
        <a class="button plain slim" href={newest}>
          Newest
        </a>
      )}
      {older !== undefined && (
        <a class="button plain slim" href={older} rel="next">
          Older
        </a>
      )}
    </nav>
  );
