import { LANDING_MARKDOWN_PATH } from "./landing/landing-markdown.js";
import { type DocPage, markdownPath, SECTIONS } from "./page.js";

/**
 * Writes /llms.txt: a list of all pages as Markdown, in the form of https://llmstxt.org.
 *
 * @param baseUrl The service's URL, without a trailing slash.
 */
export function llmsTxt(pages: readonly DocPage[], serviceName: string, baseUrl: string): string {
  const sections = SECTIONS.map((section) => {
    const links = pages
      .filter((page) => page.section === section)
      .map(({ path, title, description }) => `- [${title}](${baseUrl}${markdownPath(path)}): ${description}`);
    return `## ${section}\n\n${links.join("\n")}`;
  });
  return `# ${serviceName}

> Human Design charts from a birth date, time and place, over HTTP and as a TypeScript library.

The front page is at ${baseUrl}${LANDING_MARKDOWN_PATH}, the OpenAPI document at ${baseUrl}/openapi.json.

${sections.join("\n\n")}
`;
}
