import type { RateLimit } from "chart-http/base";
import { type DocPage, markdownPath, SECTIONS } from "./base/page.js";
import { LANDING_MARKDOWN_PATH } from "./landing/landing-markdown.js";

export interface LlmsFacts {
  readonly serviceName: string;
  /** The service's URL, without a trailing slash. */
  readonly baseUrl: string;
  /** Name of the header with the API key in version 1. */
  readonly apiKeyHeader: string;
  readonly pageLimit: RateLimit;
}

/** Writes /llms.txt: a list of all pages as Markdown, in the form of https://llmstxt.org. */
export function llmsTxt(
  pages: readonly DocPage[],
  { serviceName, baseUrl, apiKeyHeader, pageLimit }: LlmsFacts,
): string {
  const sections = SECTIONS.map((section) => {
    const links = pages
      .filter((page) => page.section === section)
      .map(({ path, title, description }) => `- [${title}](${baseUrl}${markdownPath(path)}): ${description}`);
    return `## ${section}\n\n${links.join("\n")}`;
  });
  return `# ${serviceName}

> Human Design charts from a birth date, time and place, over HTTP and as a TypeScript library.

- Base URL: ${baseUrl}
- API key: \`Authorization: Bearer <key>\` on every request under /v2, \`${apiKeyHeader}: <key>\` under /v1
- First request: ${baseUrl}${markdownPath("/docs/guides/quick-start")}
- Errors: the \`errorCode\` in the body, listed at ${baseUrl}${markdownPath("/docs/errors")}
- These pages: up to ${pageLimit.requests / pageLimit.windowSeconds} a second, ${pageLimit.requests} in a burst. A quicker reader gets the status 429 with \`Retry-After\`.

The front page is at ${baseUrl}${LANDING_MARKDOWN_PATH}, the OpenAPI document at ${baseUrl}/openapi.json.

${sections.join("\n\n")}
`;
}
