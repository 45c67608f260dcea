// Written by `npm run generate -- publication` from tools/pack/publication.mjs. Do not edit.

/** Names on npm of the public packages, by those in the sources. */
export const PUBLISHED_NAMES = {
  "bodygraph-cli": "bodygraph-cli",
  "bodygraph-element": "bodygraph-element",
  "bodygraph-svg": "bodygraph-svg",
  "chart-client": "chart-client",
  "chart-core": "chart-core",
  "chart-http": "chart-http",
} as const;
