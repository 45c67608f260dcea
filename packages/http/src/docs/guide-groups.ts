/** Groups of the guides in the navigation, with the last parts of their paths. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  "First steps": ["quick-start", "read-a-chart", "places", "uncertain-birth-times"],
  Charts: ["transits", "returns", "people", "batches", "pictures", "gallery"],
  "In production": ["retries", "credits", "keys", "migration"],
  Background: ["accuracy", "sources"],
};

/** Returns the group of a guide; undefined for pages of other sections and for guides without a group. */
export function guideGroup(path: string): string | undefined {
  const slug = /^\/docs\/(?:guides\/)?([\w-]+)$/.exec(path)?.[1];
  if (slug === undefined) return undefined;
  return Object.entries(GROUPS).find(([, slugs]) => slugs.includes(slug))?.[0];
}
