import { GLOSSARY, type GlossaryTerm } from "chart-core/glossary";
import type { PageContent, SourcePage } from "../base/page.js";
import { escapeHtml } from "../content/escape-html.js";
import { renderShortMarkdown } from "../content/render-markdown.js";
import { Slugs } from "../content/slugs.js";
import { type FoundGroup, findTerms } from "./find-terms.js";
import {
  FilteredTerms,
  GlossaryIndex,
  GroupTerms,
  MAX_OPEN_VALUES,
  type ShownGroup,
} from "./glossary-content.js";
import { LIBRARY_TERMS, TERM_GROUPS } from "./glossary-groups.js";
import { linkTerms } from "./link-terms.js";
import { valueAnchor } from "./value-anchor.js";

export const GLOSSARY_PATH = "/docs/glossary";
/** Address that people guess. */
export const GLOSSARY_SHORT_PATH = "/glossary";

const TITLE = "Glossary";

const ANCHORS: ReadonlyMap<string, string> = anchors();

/** Paths of the groups' pages, by their titles. */
const GROUP_PATHS: ReadonlyMap<string, string> = new Map(
  TERM_GROUPS.map(({ title }) => [title, `${GLOSSARY_PATH}/${ANCHORS.get(title)}`]),
);

/** Returns the link to a term, such as a member of a chart; undefined if the glossary does not have it. */
export function glossaryLink(term: string): string | undefined {
  if (!Object.hasOwn(GLOSSARY, term)) return undefined;
  return `${GROUP_PATHS.get(GLOSSARY[term as GlossaryTerm].group)}#${ANCHORS.get(term)}`;
}

/** Returns the link to a value of a term, such as the Projector of `type`; undefined if the glossary has none. */
export function glossaryValueLink(term: string, value: string): string | undefined {
  const link = glossaryLink(term);
  if (link === undefined) return undefined;
  const { values = {} } = GLOSSARY[term as GlossaryTerm];
  return Object.hasOwn(values, value) ? valueAnchor(link, value) : undefined;
}

/** Creates the pages that explain every member of a chart and every vocabulary: an index, then one for each group. */
export function glossaryPages(): readonly SourcePage[] {
  const groups = findTerms("");
  return [
    {
      path: GLOSSARY_PATH,
      title: TITLE,
      description: "Every member of a result and every vocabulary in plain words.",
      section: "Glossary",
      keywords: "glossary, terms, dictionary, vocabulary, definitions, meaning, human design",
      inNavigation: true,
      markdown: indexMarkdown,
      content: () => ({
        html: String(<GlossaryIndex groups={groups.map((group) => shown(group, () => undefined))} />),
        headings: [],
      }),
    },
    ...groups.map((group) => groupPage(group)),
  ];
}

/** Returns the content of the first page with the terms that match the words of its filter. */
export function filteredGlossary(words: string): PageContent {
  const found = findTerms(words);
  const terms = new Set(found.flatMap((group) => group.terms.map(({ term }) => term)));
  // Links lead to terms of this page alone.
  const target = (term: GlossaryTerm) => (terms.has(term) ? `#${ANCHORS.get(term)}` : undefined);
  const groups = found.map((group) => shown(group, target));
  return {
    html: String(<FilteredTerms groups={groups} words={words} />),
    headings: groups.map(({ id, title }) => ({ id, text: title })),
  };
}

function groupPage(group: FoundGroup): SourcePage {
  const { title, terms } = group;
  const own = new Set(terms.map(({ term }) => term));
  const target = (term: GlossaryTerm) => (own.has(term) ? `#${ANCHORS.get(term)}` : glossaryLink(term));
  const names = terms.map(({ term }) => GLOSSARY[term].title);
  return {
    path: GROUP_PATHS.get(title) ?? "",
    title,
    windowTitle: `${title} · ${TITLE}`,
    description: `${names.slice(0, -1).join(", ")} and ${names.at(-1)}.`,
    section: "Glossary",
    partKeywords: Object.fromEntries(
      terms.flatMap(({ term }) => {
        const { keywords } = GLOSSARY[term];
        return keywords === undefined ? [] : [[glossaryLink(term), keywords]];
      }),
    ),
    inNavigation: true,
    markdown: () => groupMarkdown(group),
    content: () => {
      const { terms: shownTerms } = shown(group, target);
      return {
        html: String(<GroupTerms terms={shownTerms} />),
        headings: shownTerms.map(({ id, title: text }) => ({ id, text })),
      };
    },
  };
}

/**
 * Returns a group with its texts as HTML.
 *
 * @param target Returns where a mention of another term leads; undefined if it is no link.
 */
function shown({ title, terms }: FoundGroup, target: (term: GlossaryTerm) => string | undefined): ShownGroup {
  return {
    id: ANCHORS.get(title) ?? "",
    title,
    href: GROUP_PATHS.get(title) ?? "",
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
  };
}

function indexMarkdown(): string {
  const groups = TERM_GROUPS.map(({ title, terms }) => {
    const links = terms.map((term) => `[${GLOSSARY[term].title}](${glossaryLink(term)})`);
    return `- [${title}](${GROUP_PATHS.get(title)}): ${links.join(", ")}\n`;
  });
  return `# ${TITLE}\n\nEvery member of a result in plain words of our own.\n\n${groups.join("")}`;
}

function groupMarkdown({ title, terms }: FoundGroup): string {
  const entries = terms.map(({ term, values }) => {
    const { title: name, meaning } = GLOSSARY[term];
    const items = values.map(([value, text]) => `- \`${value}\`: ${text}\n`);
    const origin = LIBRARY_TERMS.includes(term) ? " (Library only.)" : "";
    return `## ${name}\n\n\`${term}\`: ${meaning}${origin}\n\n${items.join("")}`;
  });
  return `# ${title}\n\n${entries.join("\n")}`;
}

/** Returns the anchors of groups by their titles and of terms by their names. */
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
