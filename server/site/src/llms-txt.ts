import { PUBLISHED_NAMES } from "@chart/ui";
import type { RateLimit } from "chart-http/base";
import { type DocPage, markdownPath, SECTIONS } from "./base/page.js";
import { ELEMENT_PAGE } from "./landing/element-lines.js";
import { LANDING_MARKDOWN_PATH } from "./landing/landing-markdown.js";

export interface LlmsFacts {
  readonly serviceName: string;
  /** The service's URL, without a trailing slash. */
  readonly baseUrl: string;
  /** Name of the header with the API key in version 1. */
  readonly apiKeyHeader: string;
  readonly pageLimit: RateLimit;
  /** True if there is the page of a chart. */
  readonly hasChart: boolean;
}

export const LLMS_PATH = "/llms.txt";
export const LLMS_FULL_PATH = "/llms-full.txt";

/** Writes /llms.txt: an index of the pages as Markdown, in the form of https://llmstxt.org. */
export function llmsTxt(pages: readonly DocPage[], facts: LlmsFacts): string {
  const { serviceName, baseUrl, apiKeyHeader, pageLimit } = facts;
  const sections = SECTIONS.map((section) => {
    const own = pages.filter((page) => page.section === section && page.inNavigation);
    // The first page of the glossary leads to the others.
    const listed = section === "Glossary" ? own.slice(0, 1) : own;
    // The titles of the others say enough.
    const about = ({ description }: DocPage) => (section === "Guides" ? `: ${description}` : "");
    const links = listed.map((page) => {
      return `- [${page.label ?? page.title}](${baseUrl}${markdownPath(page.path)})${about(page)}`;
    });
    return `## ${section}\n\n${links.join("\n")}`;
  });
  return `# ${serviceName}

> Human Design charts from a birth date, time and place, over HTTP and as a TypeScript library.

- Base URL: ${baseUrl}
- API key: \`Authorization: Bearer <key>\` on every request under /v2, \`${apiKeyHeader}: <key>\` under /v1, which is legacy
- First request: ${baseUrl}${markdownPath("/docs/guides/quick-start")}
- Errors: the \`errorCode\` in the body, each with its remedy: ${baseUrl}${markdownPath("/docs/errors")}
- OpenAPI document: ${baseUrl}/openapi.json
- Front page: ${baseUrl}${LANDING_MARKDOWN_PATH}
- The text of all pages in one file: ${baseUrl}${LLMS_FULL_PATH}
- Limit of pages: ${pageLimit.requests / pageLimit.windowSeconds} a second, ${pageLimit.requests} in a burst; then the status 429 with \`Retry-After\`

## Without a key

${waysWithoutKey(facts).join("\n")}

${sections.join("\n\n")}
`;
}

/** Lists the ways to a chart that need no key. */
function waysWithoutKey({ baseUrl, hasChart }: LlmsFacts): readonly string[] {
  const library = `- [The library ${PUBLISHED_NAMES["chart-core"]}](${baseUrl}${markdownPath("/docs/guides/library")}): the same charts in your own TypeScript or JavaScript, in Node or a browser`;
  if (!hasChart) return [library];
  return [
    `- [Page of a chart](${baseUrl}/chart): for people, with picture and reading`,
    `- A link to a chart: \`${baseUrl}/chart#d=1990-09-05&t=21:17&p=Amsterdam&z=Europe/Amsterdam&c=52.37;4.89&n=Ada\`. Date, local time, place, time zone, coordinates and name, percent-encoded, follow the \`#\`, so they reach no server. Without \`t\`, the time is unknown; \`t=21:17~30\` may be 30 minutes off; \`t=21:00-22:00\` lies between two times; \`f=earlier\` or \`f=later\` chooses a time that clocks showed twice. A second person has the same letters after \`b\`: \`bd\`, \`bt\`. \`v=today\` and others open a part of the page. Only \`d\` and \`z\` are required: [all letters](${baseUrl}${markdownPath(ELEMENT_PAGE)})`,
    `- [Script for any web page](${baseUrl}/embed/human-design-chart.js): \`<script type="module">\` with this \`src\`, then \`<human-design-chart date="1990-09-05" time="21:17" time-zone="Europe/Amsterdam"></human-design-chart>\`; no npm. [More](${baseUrl}${markdownPath(ELEMENT_PAGE)})`,
    `- [Form and picture for an iframe](${baseUrl}/embed): on sites that the operator allows`,
    library,
  ];
}

/** Writes /llms-full.txt: the text of all pages, in the order of the navigation. */
export function llmsFullTxt(pages: readonly DocPage[], { serviceName, baseUrl }: LlmsFacts): string {
  const texts = pages.map((page) => `<!-- ${baseUrl}${page.path} -->\n\n${page.markdown().trim()}\n`);
  return `${[`# ${serviceName}: all pages\n`, ...texts].join("\n")}`;
}
