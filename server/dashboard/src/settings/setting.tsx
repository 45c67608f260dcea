import type { Child, FC } from "hono/jsx";

/** A setting with its explanation on the left and its form on the right; on phones one below the other. */
export const Setting: FC<{
  readonly title: string;
  /** Id of the title, unique on the page. */
  readonly id: string;
  /** One sentence about the setting and the effect of changing it. */
  readonly description: Child;
  /** State of the setting, beside its title. */
  readonly badge?: Child;
  readonly children: Child;
}> = ({ title, id, description, badge, children }) => (
  <section class="setting" aria-labelledby={id}>
    <div class="stack tight">
      <div class="actions">
        <h3 id={id}>{title}</h3>
        {badge}
      </div>
      <p class="small quiet">{description}</p>
    </div>
    <div class="stack">{children}</div>
  </section>
);
