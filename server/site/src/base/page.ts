/** The parts of the documentation, in the order of the navigation. */
export const SECTIONS = ["Guides", "API reference", "Errors", "Glossary", "Library", "Operators"] as const;

/** A part of the documentation. */
export type Section = (typeof SECTIONS)[number];

/** Returns the id of a section's heading on the start page. */
export function sectionId(section: Section): string {
  return section.toLowerCase().replaceAll(" ", "-");
}

export interface DocPage extends PageFacts {
  /** Returns the page as Markdown, with its title as the first heading and links to paths of this site. */
  markdown(): string;
}

/** A page as it is written, which can be rendered. Its texts are made when they are asked for. */
export interface SourcePage extends DocPage {
  /** Returns the page as HTML, without the layout around it. */
  content(): PageContent;
}

/** Everything that other pages show of a page. */
export interface PageFacts {
  /** Starts with /docs and has no slash at the end. */
  readonly path: string;
  readonly title: string;
  /** Title of the window, which no other page has; absent if that is the title. */
  readonly windowTitle?: string;
  /** Shorter title for the navigation; absent if the title fits. */
  readonly label?: string;
  /** One sentence without markup, for search results, link lists and previews. */
  readonly description: string;
  readonly section: Section;
  /** Heading above the page within its section of the navigation; absent if the section is short. */
  readonly group?: string | undefined;
  /** Path of the page that leads to this one; absent if it is the listed page whose path this page's path continues. */
  readonly parent?: string | undefined;
  /** Words that people search for and that the page may lack, such as "unknown birth time". */
  readonly keywords?: string | undefined;
  /** Such words for parts of the page, by their addresses. */
  readonly partKeywords?: Readonly<Record<string, string>>;
  /** False for pages that only their section's first page links to, such as one error code. */
  readonly inNavigation: boolean;
}

export interface PageContent {
  readonly html: string;
  /** Headings of the second level. */
  readonly headings: readonly Heading[];
}

/** A heading that links can point to. */
export interface Heading {
  readonly id: string;
  readonly text: string;
}

export function markdownPath(path: string): string {
  return path === "/docs" ? "/docs/index.md" : `${path}.md`;
}

/** Returns the folders of pages that are no pages themselves, such as /docs/guides, with the section of their first page. */
export function foldersOf(pages: readonly DocPage[]): ReadonlyMap<string, Section> {
  const folders = new Map<string, Section>();
  for (const { path, section } of pages) {
    const folder = /^\/docs\/[^/]+(?=\/)/.exec(path)?.[0];
    if (folder !== undefined && !folders.has(folder)) folders.set(folder, section);
  }
  for (const { path } of pages) folders.delete(path);
  return folders;
}
