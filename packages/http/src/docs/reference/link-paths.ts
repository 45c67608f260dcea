import type { OpenApi } from "./openapi.js";
import { operationsOf } from "./operations.js";

/** Links the paths of other operations in a text of Markdown, such as `/v2/places` in code, to their pages. */
export function linkPaths(text: string, own: string, openApi: OpenApi): string {
  const pages = new Map(operationsOf(openApi).map(({ path, page }) => [path, page]));
  return text.replace(/(?<!\[)`(\/v\d\/[\w/]+)`/g, (code: string, path: string) => {
    const page = path === own ? undefined : pages.get(path);
    return page === undefined ? code : `[${code}](${page})`;
  });
}
