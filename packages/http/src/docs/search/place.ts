import type { DocPage } from "../page.js";

/** A page, as results show where it stands and what it is about. */
interface Place {
  /** Method and path of an operation, the entry of the library, or the page's group in the navigation; empty without. */
  readonly place: string;
  /** The description without the place. */
  readonly description: string;
}

/** Reads where a page stands within its section. */
export function placeOf({ section, group = "", path, description }: DocPage): Place {
  const [prefix = "", operation = ""] = /^([A-Z]+ \/\S*): /.exec(description) ?? [];
  if (operation !== "") return { place: operation, description: description.slice(prefix.length) };
  if (path.includes("/schemas/")) return { place: "Schemas", description };
  const [suffix = "", entry = ""] = / [A-Z][a-z ]+ of (chart-core\S*)\.$/.exec(description) ?? [];
  if (section !== "Library" || entry === "") return { place: group, description };
  const own = description.slice(0, description.length - suffix.length);
  return { place: entry, description: own === "" ? description : own };
}
