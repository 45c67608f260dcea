import type { DocPage } from "../base/page.js";

/** A page, as results show where it stands and what it is about. */
interface Breadcrumb {
  /** The entry of the library, or the page's group in the navigation; empty without. */
  readonly breadcrumb: string;
  readonly description: string;
}

/** Reads where a page stands within its section. */
export function breadcrumbOf({ section, group = "", path, description }: DocPage): Breadcrumb {
  if (path.includes("/schemas/")) return { breadcrumb: "Schemas", description };
  const [suffix = "", entry = ""] = / [A-Z][a-z ]+ of (\S+)\.$/.exec(description) ?? [];
  if (section !== "Library" || entry === "") return { breadcrumb: group, description };
  const own = description.slice(0, description.length - suffix.length);
  return { breadcrumb: entry, description: own === "" ? description : own };
}
