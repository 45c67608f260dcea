import type { Child, FC } from "hono/jsx";

/** A property of the product in a few words, with links to read on. */
export interface CardText {
  readonly title: string;
  readonly text: string;
  readonly links: readonly (readonly [label: string, href: string])[];
}

/** A text with a heading and links, below a picture if there is one. */
export const TextCard: FC<{
  readonly about: CardText;
  /** Looks: a box, or a line above the text. */
  readonly class?: "card" | "point";
  /** A picture. */
  readonly children?: Child;
}> = ({ about: { title, text, links }, class: looks = "card", children }) => (
  <article class={`${looks} stack tight`}>
    {children}
    <h3>{title}</h3>
    <p class="quiet">{text}</p>
    <p class="links">
      {links.map(([label, href]) => (
        <a href={href}>{label}</a>
      ))}
    </p>
  </article>
);
