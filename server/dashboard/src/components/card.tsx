import { Figure } from "@chart/ui";
import type { Child, FC } from "hono/jsx";

export const Card: FC<{
  readonly title: string;
  /** Id of the heading, unique on the page. Links lead to the card with it. */
  readonly id: string;
  /** One sentence below the title. */
  readonly description?: Child;
  /** Links or buttons beside the title. */
  readonly action?: Child;
  /** Marks a card whose actions cannot be undone. */
  readonly isDanger?: boolean;
  readonly children?: Child;
}> = ({ title, id, description, action, isDanger, children }) => (
  <section class={isDanger ? "card stack danger-zone" : "card stack"} aria-labelledby={id}>
    <div class="card-head">
      <div>
        <h2 id={id}>{title}</h2>
        {description && <p class="small quiet">{description}</p>}
      </div>
      {action && <div class="actions">{action}</div>}
    </div>
    {children}
  </section>
);

export const StatCard: FC<{
  readonly label: string;
  /** Id of the label, unique on the page. */
  readonly id: string;
  readonly value: string;
  /** Smaller text after the figure, such as "of 1,000". */
  readonly unit?: Child;
  /** Explanation, meter or link below the figure. */
  readonly children?: Child;
}> = ({ label, id, value, unit, children }) => (
  <section class="card stack tight" aria-labelledby={id}>
    <h2 class="label" id={id}>
      {label}
    </h2>
    <p>
      <span class="figure">
        <Figure text={value} testId={id} />
      </span>
      {unit && <span class="quiet"> {unit}</span>}
    </p>
    {children}
  </section>
);

/** A place without content yet: its next step instead of a blank. */
export const EmptyState: FC<{ readonly text: Child; readonly children?: Child }> = ({ text, children }) => (
  <div class="empty">
    <p>{text}</p>
    {children && <div class="actions">{children}</div>}
  </div>
);
