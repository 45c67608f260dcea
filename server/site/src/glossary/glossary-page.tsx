import { GLOSSARY, type GlossaryTerm } from "chart-core/glossary";
import type { PageContent, SourcePage } from "../base/page.js";
import { escapeHtml } from "../content/escape-html.js";
import { renderShortMarkdown } from "../content/render-markdown.js";
import { Slugs } from "../content/slugs.js";
import { findTerms } from "./find-terms.js";
import { GlossaryContent, MAX_OPEN_VALUES } from "./glossary-content.js";
import { LIBRARY_TERMS, TERM_GROUPS } from "./glossary-groups.js";
import { linkTerms } from "./link-terms.js";

export const GLOSSARY_PATH = "/docs/glossary";

const TITLE = "Glossary";

const ANCHORS: ReadonlyMap<string, string> = anchors();

/** Returns the link to a term, such as a member of a chart; undefined if the glossary does not have it. */
export function glossaryLink(term: string): string | undefined {
  const anchor = ANCHORS.get(term);
  return anchor && `${GLOSSARY_PATH}#${anchor}`;
}

/** Creates the page that explains every member of a chart and every vocabulary. */
export function glossaryPage(): SourcePage {
  return {
    path: GLOSSARY_PATH,
    title: TITLE,
    description: "Every member of a chart and every vocabulary in plain words.",
    section: "Glossary",
    keywords: "glossary, terms, dictionary, vocabulary, definitions, meaning, human design",
    partKeywords: Object.fromEntries(
      Object.entries(GLOSSARY).flatMap(([term, { keywords }]) =>
        keywords === undefined ? [] : [[glossaryLink(term), keywords]],
      ),
    ),
    inNavigation: true,
    markdown,
    content: () => glossaryContent(""),
  };
}

/** Returns the content of the page with the terms that match the words of its filter. */
export function glossaryContent(words: string): PageContent {
  const found = findTerms(words);
  const shown = new Set(found.flatMap(({ terms }) => terms.map(({ term }) => term)));
  // A filtered page has no links to terms that it does not show.
  const target = (term: GlossaryTerm) => (shown.has(term) ? ANCHORS.get(term) : undefined);
  const groups = found.map(({ title, terms }) => ({
    id: ANCHORS.get(title) ?? "",
    title,
    terms: terms.map(({ term, values }) => ({
      term,
      title: GLOSSARY[term].title,
      meaning: linkTerms(renderShortMarkdown(GLOSSARY[term].meaning), term, target),
      values: values.map(([value, meaning]): [string, string] => [
        value,
        values.length > MAX_OPEN_VALUES ? escapeHtml(meaning) : linkTerms(escapeHtml(meaning), term, target),
      ]),
      id: ANCHORS.get(term) ?? "",
    })),
  }));
  return {
    html: String(<GlossaryContent groups={groups} words={words} />),
    headings: groups.map(({ id, title }) => ({ id, text: title })),
  };
}

function markdown(): string {
  const groups = findTerms("").map(({ title, terms }) => {
    const entries = terms.map(({ term, values }) => {
      const { title: name, meaning } = GLOSSARY[term];
      const items = values.map(([value, text]) => `- \`${value}\`: ${text}\n`);
      const origin = LIBRARY_TERMS.includes(term) ? " (Library only.)" : "";
      return `### ${name}\n\n\`${term}\`: ${meaning}${origin}\n\n${items.join("")}`;
    });
    return `## ${title}\n\n${entries.join("\n")}`;
  });
  return `# ${TITLE}

Every member of a chart and every vocabulary, in plain words. The names in code are those of the API and the library;
[CROSSES](/docs/library/api/chart-core/CROSSES) lists all names of crosses.
The words are our own; charts are for information and self-reflection.

${groups.join("\n")}`;
}

/** Returns the anchors of groups by their titles and of terms by their names, in the order of the page's headings. */
function anchors(): ReadonlyMap<string, string> {
  const slugs = new Slugs();
  slugs.next(TITLE);
  return new Map(
    TERM_GROUPS.flatMap(({ title, terms }) => [
      [title, slugs.next(title)] as const,
      ...terms.map((term) => [term, slugs.next(GLOSSARY[term].title)] as const),
    ]),
  );
}
