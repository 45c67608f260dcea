import type { Child, FC } from "hono/jsx";

/** A tab and its content. */
export interface Tab {
  /** Unique among the tabs of this name. */
  readonly id: string;
  readonly label: string;
  readonly content: Child;
}

/**
 * Tabs that switch without a script: a group of radio buttons, each followed by its label and its panel. The script
 * remembers the choice under the group's name, on all pages.
 */
export const Tabs: FC<{
  /** Name of the choice, such as "language"; unique on the page. */
  readonly name: string;
  /** Name under which the choice is remembered; other groups of the page with this name follow it. */
  readonly remembers?: string;
  /** Label of the group for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}> = ({ name, remembers = name, label, tabs }) => (
  <div class="tabs" role="radiogroup" aria-label={label} data-remembers={remembers}>
    {tabs.map((tab, index) => (
      <>
        <input type="radio" name={name} id={`${name}-${tab.id}`} value={tab.id} checked={index === 0} />
        <label for={`${name}-${tab.id}`}>{tab.label}</label>
        <div class="panel">{tab.content}</div>
      </>
    ))}
  </div>
);

/** Links to variants of a page, such as ranges of days, one of which is shown. */
export const SwitchLinks: FC<{
  readonly label: string;
  readonly links: readonly { readonly label: string; readonly href: string; readonly isCurrent: boolean }[];
}> = ({ label, links }) => (
  <nav class="switch" aria-label={label}>
    {links.map(({ label: text, href, isCurrent }) => (
      <a href={href} aria-current={isCurrent ? "true" : undefined}>
        {text}
      </a>
    ))}
  </nav>
);
