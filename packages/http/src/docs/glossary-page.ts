import { GLOSSARY, type GlossaryEntry } from "chart-core/glossary";
import { type RenderCode, renderMarkdown } from "./content/render-markdown.js";
import { Slugs } from "./content/slugs.js";
import type { DocPage } from "./page.js";

const PATH = "/docs/glossary";

const ANCHORS: ReadonlyMap<string, string> = anchors();

/** Returns the link to a term, such as a member of a chart; undefined if the glossary does not have it. */
export function glossaryLink(term: string): string | undefined {
  const anchor = ANCHORS.get(term);
  return anchor && `${PATH}#${anchor}`;
}

/** Creates the page that explains every member of a chart and every vocabulary. */
export function glossaryPage(renderCode: RenderCode): DocPage {
  return {
    path: PATH,
    title: "Glossary",
    description: "Every member of a chart and every vocabulary in plain words.",
    section: "Glossary",
    inNavigation: true,
    markdown,
    content: () => renderMarkdown(markdown(), renderCode),
  };
}

function markdown(): string {
  return `# Glossary

Every member of a chart and every vocabulary, in plain words. The names in code are those of the API and the library.
The words are our own; charts are for information and self-reflection.

${Object.entries(GLOSSARY)
  .map(([term, entry]) => section(term, entry))
  .join("\n")}`;
}

function section(term: string, { title, meaning, values = {} }: GlossaryEntry): string {
  const items = Object.entries(values).map(([value, text]) => `- \`${value}\`: ${text}\n`);
  return `## ${title}\n\n\`${term}\`: ${meaning}\n\n${items.join("")}`;
}

function anchors(): ReadonlyMap<string, string> {
  const slugs = new Slugs();
  slugs.next("Glossary");
  return new Map(Object.entries(GLOSSARY).map(([term, { title }]) => [term, slugs.next(title)]));
}
