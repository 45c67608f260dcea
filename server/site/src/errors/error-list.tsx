import type { FC } from "hono/jsx";
import { FilterForm } from "../layout/filter-form.js";
import { InlineMarkdown } from "../layout/inline-markdown.js";
import { SoftBreaks } from "../layout/soft-breaks.js";

interface ListedError {
  readonly code: string;
  readonly href: string;
  readonly status: number;
  /** Markdown. */
  readonly message: string;
  /** Way to repeat the same request, such as "retry later"; undefined if it would fail again. */
  readonly retry: string | undefined;
}

export interface ListedGroup {
  readonly id: string;
  readonly title: string;
  readonly errors: readonly ListedError[];
}

/** All error codes by subject, below a filter. Without scripts, the filter searches the pages about errors. */
export const ErrorList: FC<{ readonly groups: readonly ListedGroup[] }> = ({ groups }) => (
  <>
    <FilterForm
      list="errors"
      action="/docs/search"
      section="Errors"
      placeholder="Filter, such as 429, place or later"
      filters="codes"
    />
    <div id="codes" class="codes">
      {groups.map(({ id, title, errors }) => (
        <section aria-labelledby={id}>
          <h2 id={id}>
            <a href={`#${id}`}>{title}</a>
          </h2>
          {errors.map((error) => (
            <ListedErrorRow {...error} />
          ))}
        </section>
      ))}
    </div>
  </>
);

const ListedErrorRow: FC<ListedError> = ({ code, href, status, message, retry }) => (
  <div class="term">
    <h3>
      <a class="mono" href={href}>
        <SoftBreaks text={code} />
      </a>
    </h3>
    <code>{retry === undefined ? status : `${status}, ${retry}`}</code>
    <p>
      <InlineMarkdown text={message} />
    </p>
  </div>
);
