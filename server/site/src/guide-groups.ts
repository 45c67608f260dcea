/** Groups of guides and of operators' pages in the navigation, with their paths below /docs. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  "First steps": [
    "guides/quick-start",
    "guides/client",
    "guides/clients",
    "assistants",
    "guides/read-a-chart",
    "guides/births",
    "guides/places",
    "guides/uncertain-birth-times",
  ],
  Charts: [
    "guides/transits",
    "calendar",
    "guides/calendar",
    "guides/returns",
    "guides/people",
    "guides/batches",
    "guides/pictures",
    "gallery",
    "census",
  ],
  "In production": ["guides/retries", "guides/credits", "guides/keys", "guides/migration"],
  Background: ["guides/accuracy", "guides/sources"],
  "Set up": [
    "guides/self-hosting",
    "operators/operations",
    "operators/configuration",
    "operators/accounts",
    "operators/security",
  ],
  "Every day": [
    "operators/monitoring",
    "operators/logs",
    "operators/troubleshooting",
    "operators/upgrades",
    "operators/backup",
  ],
  "Under load": [
    "operators/limits",
    "operators/nodes",
    "operators/patroni",
    "operators/one-primary",
    "operators/performance",
    "operators/reliability",
  ],
};

/** Returns the group of a guide or of a page for operators; undefined for all other pages. */
export function guideGroup(path: string): string | undefined {
  return Object.entries(GROUPS).find(([, paths]) => paths.some((own) => path === `/docs/${own}`))?.[0];
}
