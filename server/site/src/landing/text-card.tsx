import type { Child, FC } from "hono/jsx";

/** A property of the product in a few words, with links to read on. */
export interface CardText {
  readonly title: string;
  readonly text: Child;
  readonly links: readonly (readonly [label: string, href: string])[];
}

export const TextCard: FC<{
  readonly about: CardText;
  /** Looks: a box, or a line above the text. */
  readonly class?: "card" | "point";
}> = ({ about: { title, text, links }, class: looks = "card" }) => (
  <article class={`${looks} stack tight`}>
    <h3>{title}</h3>
    <p class="quiet">{text}</p>
    <Links links={links} />
  </article>
);

const Links: FC<Pick<CardText, "links">> = ({ links }) => (
  <p class="links">
    {links.map(([label, href]) => (
      <a href={href}>{label}</a>
    ))}
  </p>
);
