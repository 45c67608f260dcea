import type { FoundPart } from "./page-match.js";

/** Title of a result, and where it stands. */
interface ResultTitle {
  readonly title: string;
  readonly about: string;
}

/** Returns the title of a result where its section is shown too. Only terms of the glossary need no page's title. */
export function fullTitle({ page, heading, section }: FoundPart): string {
  if (heading === "") return page;
  return section === "Glossary" ? heading : `${page}: ${heading}`;
}

/** Returns a short title, and the page or the section that it belongs to. */
export function shortTitle(match: FoundPart): ResultTitle {
  const { page, heading, section } = match;
  const isListed = heading === "" || page === section;
  if (isListed) return { title: fullTitle(match), about: section };
  // Pages of the reference and of the errors have the same headings.
  const isAlike = section === "API reference" || section === "Errors";
  return isAlike ? { title: page, about: heading } : { title: heading, about: page };
}
