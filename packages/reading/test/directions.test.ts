import { checkDirections } from "@chart/kit/setup/check-directions";

/** chart-reading: one room. It imports no Node module, so that it runs in browsers. */
checkDirections(import.meta.url, {
  rooms: { reading: [] },
  files: {
    reading: [
      "birth-texts",
      "calendar",
      "clock-note",
      "clock-time",
      "form-texts",
      "headline",
      "holds",
      "index",
      "meanings",
      "possible-span",
      "question",
      "rarity",
      "reading",
      "share-link",
      "spread",
      "summary",
      "text-sections.generated",
      "together",
      "typed-birth",
      "typed-text",
      "zone-names",
    ],
  },
  packages: { "chart-core": ["reading"] },
});
