import type { Preview } from "@chart/ui";
import { PREVIEW_PICTURE_PATH, type SiteAddress } from "../base/site-address.js";

/**
 * Returns the facts of a page for search engines and previews.
 *
 * @param path The page's path; absent for a page that is not to be found, such as search results.
 */
export function previewOf({ baseUrl, publicUrl }: SiteAddress, description: string, path?: string): Preview {
  const url = publicUrl === undefined || path === undefined ? undefined : `${publicUrl}${path}`;
  return { description, pictureUrl: `${baseUrl}${PREVIEW_PICTURE_PATH}`, url };
}
