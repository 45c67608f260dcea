import type { FoundPart } from "./page-match.js";

interface ResultTitle {
  readonly title: string;
  readonly about: string;
}

/** Returns the title of a result where its section is shown too. Only terms of the glossary need no page's title. */
export function fullTitle({ page, heading, section }: FoundPart): string {
  if (heading === "") return page;
  return section === "Glossary" ? heading : `${page}: ${heading}`;
}

/** Returns where a result stands: its section, and its place within it. */
export function trailOf({ section, breadcrumb }: FoundPart): string {
  return breadcrumb === "" ? section : `${section} › ${breadcrumb}`;
}

/** Returns the name of a result within a list. */
export function nameIn(part: FoundPart): string {
  return part.page === part.section ? fullTitle(part) : part.page;
}

/** Returns a short title, and the page or the section that it belongs to. */
export function shortTitle(match: FoundPart): ResultTitle {
  const { page, heading, section, breadcrumb } = match;
  const isListed = heading === "" || page === section || section === "Glossary";
  if (isListed) return { title: fullTitle(match), about: breadcrumb === "" ? section : breadcrumb };
  return { title: page, about: breadcrumb === "" ? heading : `${breadcrumb} › ${heading}` };
}
