import { checkDirections } from "@chart/kit/setup/check-directions";

/** chart-reading: births and charts in words, and above them the windows of uncertain times. It imports no Node module, so that it runs in browsers. */
checkDirections(import.meta.url, {
  rooms: { reading: [], window: ["reading"], index: ["reading", "window"] },
  files: {
    reading: [
      "birth-texts",
      "calendar",
      "clock-note",
      "clock-time",
      "form-texts",
      "headline",
      "meanings",
      "rarity",
      "reading",
      "share-link",
      "spread",
      "summary",
      "text-sections.generated",
      "together",
      "told-words",
      "typed-birth",
      "typed-text",
      "zone-names",
    ],
    index: ["index"],
  },
  packages: { "chart-core": ["reading", "window"] },
});
