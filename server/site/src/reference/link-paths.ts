import { errorPath } from "../base/error-path.js";
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

/** Links the error codes in a text, and the words of `include` to the operation's page, if there is one. */
export function linkNames(text: string, page: string | undefined): string {
  return text
    .replace(/`([A-Z]+(?:_[A-Z]+)+)`/g, (code: string, name: string) => `[${code}](${errorPath(name)})`)
    .replace(/`\??include=\w+`/g, (code) =>
      page === undefined ? code : `[${code}](${page}#parameter-include)`,
    );
}
