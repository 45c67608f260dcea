/** First lines of the client's generated files. */
export const GENERATED =
  "/* Written by `npm run generate -- clients` from /openapi.json. Do not edit. */\n/* biome-ignore-all lint: generated */\n";
