import type { Preview } from "../document.js";

/** Addresses at which people reach the service, without a trailing slash. */
export interface SiteAddress {
  /** The configured address, or the one on which the service listens. Examples and lists of pages use it. */
  readonly baseUrl: string;
  /** The configured address; undefined if there is none. Pages then have no canonical address. */
  readonly publicUrl?: string | undefined;
}

/** Path of the picture that previews of links show. */
export const PREVIEW_PICTURE_PATH = "/docs/assets/open-graph.png";

/**
 * Returns the facts of a page for search engines and previews.
 *
 * @param path The page's path; absent for a page that is not to be found, such as search results.
 */
export function previewOf({ baseUrl, publicUrl }: SiteAddress, description: string, path?: string): Preview {
  const url = publicUrl === undefined || path === undefined ? undefined : `${publicUrl}${path}`;
  return { description, pictureUrl: `${baseUrl}${PREVIEW_PICTURE_PATH}`, url };
}
