import type { Child, FC } from "hono/jsx";

/** A link of the path that leads to a page. */
interface Crumb {
  readonly label: string;
  readonly href: string;
}

export const PageHeader: FC<{
  readonly title: Child;
  readonly description?: Child;
  /** A label beside the title, such as a status. */
  readonly badge?: Child;
  /** Pages above this one, the highest first. */
  readonly trail?: readonly Crumb[];
  /** The page's action: one primary button at most. */
  readonly children?: Child;
}> = ({ title, description, badge, trail, children }) => (
  <div class="page-head">
    <div>
      {trail && (
        <nav aria-label="Breadcrumb">
          <ol class="trail">
            {trail.map(({ label, href }) => (
              <li>
                <a href={href}>{label}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <h1>
        {title}
        {badge}
      </h1>
      {description && <p class="quiet">{description}</p>}
    </div>
    {children && <div class="actions">{children}</div>}
  </div>
);
