import { posix } from "node:path";
import { CLIENT_FILES, DOCUMENTS, PICTURE_FOLDERS } from "./documents.js";

export const PICTURES_PATH = "/docs/pictures";

/** Path below which readers download the clients. */
export const CLIENTS_PATH = "/docs/clients";

const PATHS: ReadonlyMap<string, string> = new Map([
  ...DOCUMENTS.map(({ file, path }) => [file, path] as const),
  ...Object.entries(CLIENT_FILES).map(([name, file]) => [file, `${CLIENTS_PATH}/${name}`] as const),
  ["docs/README.md", "/docs"],
  ["README.md", "/"],
]);

/** Returns the path of the page, picture or download that a file became; undefined if it became none. */
function pathOfFile(file: string): string | undefined {
  const page = PATHS.get(file);
  if (page !== undefined) return page;
  const isPicture = PICTURE_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
  return isPicture ? `${PICTURES_PATH}/${file.slice("docs/".length)}` : undefined;
}

/**
 * Returns the link of a page for a link in a file: links between files become links between pages, and links to other
 * sites and to headings stay. Returns undefined if the file became no page; readers of the site cannot open it.
 *
 * @param href Link as the file has it, relative to the file.
 * @param file Path of the file in the repository.
 */
export function siteLink(href: string, file: string): string | undefined {
  if (/^(?:[a-z]+:|#|\/)/.test(href)) return href;
  const [target = "", anchor] = href.split("#");
  const path = pathOfFile(posix.join(posix.dirname(file), target));
  if (path === undefined) return undefined;
  return anchor === undefined ? path : `${path}#${anchor}`;
}
