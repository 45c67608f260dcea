import type { GlossaryTerm } from "chart-core/glossary";
import type { FC } from "hono/jsx";

/** Addresses of the glossary's terms. */
export type TermLinks = Readonly<Partial<Record<GlossaryTerm, string>>>;

/** Writes the addresses of terms as text: those on one page behind its path, `/docs/glossary/page#term:anchor,term:anchor`. */
export function writeLinks(links: TermLinks): string {
  const pages = new Map<string, string[]>();
  for (const [term, href] of Object.entries(links)) {
    const [path = "", anchor = ""] = href.split("#");
    pages.set(path, [...(pages.get(path) ?? []), `${term}:${anchor}`]);
  }
  return [...pages].map(([path, terms]) => `${path}#${terms.join(",")}`).join(" ");
}

/** Reads the addresses of terms. */
export function readLinks(text: string): TermLinks {
  const pages = text.split(" ").filter(Boolean);
  return Object.fromEntries(
    pages.flatMap((page) => {
      const [path, terms = ""] = page.split("#");
      return terms.split(",").map((term) => {
        const [name, anchor] = term.split(":");
        return [name, `${path}#${anchor}`] as const;
      });
    }),
  );
}

/** The name of a term, which leads to its meaning if the site has a glossary. */
export const TermName: FC<{
  readonly term: string;
  readonly about: GlossaryTerm | undefined;
  readonly links: TermLinks;
}> = ({ term, about, links }) => {
  const href = about && links[about];
  return <>{href === undefined ? term : <a href={href}>{term}</a>}</>;
};
