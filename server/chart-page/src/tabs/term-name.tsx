import type { GlossaryTerm } from "chart-core/glossary";
import type { FC } from "hono/jsx";

/** Addresses of the glossary's terms. */
export type TermLinks = Readonly<Partial<Record<GlossaryTerm, string>>>;

/** The name of a term, which leads to its meaning if the site has a glossary. */
export const TermName: FC<{
  readonly term: string;
  readonly about: GlossaryTerm | undefined;
  readonly links: TermLinks;
}> = ({ term, about, links }) => {
  const href = about && links[about];
  return <>{href === undefined ? term : <a href={href}>{term}</a>}</>;
};
