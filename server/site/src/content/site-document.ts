import type { Document } from "./documents.js";
import { type DocumentFacts, fillIn } from "./fill-in.js";
import { changeLinks } from "./markdown-blocks.js";
import { readDocument } from "./read-document.js";
import { siteLink } from "./site-links.js";

/** Names of this installation, which take the place of those in the repository's guides. */
export interface Installation extends DocumentFacts {
  /** The service's URL, without a trailing slash. */
  readonly baseUrl: string;
  readonly headerPrefix: string;
  /** Value of the geocoding key that works, or a placeholder for the reader's own key. */
  readonly geocodeKeyExample: string;
}

/** URL of the service in the documents. */
export const EXAMPLE_URL = "http://127.0.0.1:3000";
/** The API's own headers in the guides. */
const OWN_HEADERS =
  /\bChart-(?=(?:Api-Key|Geocode-Key|Place|Coordinates|Time-Zone|Utc-Offset|Local-Time-Kind)\b)/g;

/** Geocoding key in the guides' requests. */
const EXAMPLE_GEOCODE_KEY = /(?<=-Geocode-Key["']?: ["']?)any\b/g;

/** Reads a document as Markdown with the site's links, and all but operators' pages with this installation's URL, headers and key. */
export function siteDocument(document: Document, installation: Installation): string {
  const { baseUrl, headerPrefix, geocodeKeyExample, hasDashboard } = installation;
  const text = fillIn(readDocument(document.file), installation);
  const markdown = changeLinks(text, (href) =>
    href === "/dashboard" && !hasDashboard ? undefined : siteLink(href, document.file),
  );
  // Operators' pages have the address at which a proxy finds the service.
  if (document.section === "Operators") return markdown;
  return withClientSettings(markdown, installation)
    .replaceAll(EXAMPLE_URL, baseUrl)
    .replace(OWN_HEADERS, `${headerPrefix}-`)
    .replace(EXAMPLE_GEOCODE_KEY, geocodeKeyExample);
}

/** Lines of the guides that give a client its key, and how it takes the settings of an installation there. */
const CLIENTS: readonly (readonly [
  line: RegExp,
  setting: (names: readonly string[], value: string) => string,
])[] = [
  [/apiKey: process\.env\.CHART_API_KEY,$/gm, ([name], value) => `\n  ${name}: "${value}",`],
  [/api_key=os\.environ\.get\("CHART_API_KEY"\)/g, ([, name], value) => `, ${name}="${value}"`],
  [/apiKey: getenv\('CHART_API_KEY'\)/g, ([name], value) => `, ${name}: '${value}'`],
];

/** Adds the settings with which clients need to know this installation, if they are not the default ones. */
function withClientSettings(markdown: string, { headerPrefix, geocodeKeyExample }: Installation): string {
  const settings = [
    ...(geocodeKeyExample === "any" ? [] : [[["geocodeKey", "geocode_key"], geocodeKeyExample] as const]),
    ...(headerPrefix === "Chart" ? [] : [[["headerPrefix", "header_prefix"], headerPrefix] as const]),
  ];
  return CLIENTS.reduce(
    (text, [line, setting]) =>
      text.replace(line, (found) => found + settings.map(([names, value]) => setting(names, value)).join("")),
    markdown,
  );
}

/** Returns the text of the first heading of a Markdown document. */
export function titleOf(markdown: string): string {
  const title = /^# (.*)$/m.exec(markdown)?.[1];
  if (title === undefined) throw new Error("A document has no heading of the first level.");
  return title;
}
