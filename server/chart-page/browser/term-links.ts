import { readLinks, type TermLinks } from "../src/tabs/term-name.js";
import { find } from "./find.js";

/** Addresses of the glossary's terms, as the page has them. */
export const TERM_LINKS: TermLinks = readLinks(find("[data-summary]")?.dataset["links"] ?? "");
