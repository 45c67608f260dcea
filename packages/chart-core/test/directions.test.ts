import { checkDirections } from "@chart/kit/check-directions";

/**
 * chart-core in layers: vocabulary, tables and wheel first, the whole chart last. It imports no Node module, so that it
 * runs in a browser.
 */
checkDirections(import.meta.url, {
  rooms: {
    vocabulary: [],
    "birth-moment": ["vocabulary"],
    "ephemeris/table": ["vocabulary"],
    variables: ["vocabulary"],
    wheel: ["vocabulary"],
    bodygraph: ["vocabulary", "wheel"],
    "ephemeris/table/parts": ["ephemeris/table"],
    series: ["vocabulary", "ephemeris/table"],
    details: ["vocabulary", "wheel", "bodygraph"],
    ephemeris: ["vocabulary", "ephemeris/table", "ephemeris/table/parts"],
    chart: ["vocabulary", "ephemeris/table", "variables", "wheel", "bodygraph", "ephemeris"],
    glossary: ["vocabulary", "details"],
    people: ["vocabulary", "bodygraph", "details"],
    tables: ["vocabulary", "variables", "wheel", "bodygraph", "details"],
    lazy: ["vocabulary", "ephemeris/table", "ephemeris/table/parts", "ephemeris", "chart"],
    time: ["vocabulary", "ephemeris/table", "wheel", "bodygraph", "ephemeris", "chart"],
  },
  files: {
    vocabulary: [
      "angles",
      "body-names",
      "chart",
      "chart-input-error",
      "check-span",
      "coordinates",
      "days",
      "deep-freeze",
      "iso-utc",
      "moment",
      "table-by-gate",
      "values",
    ],
    chart: [
      "activations-of",
      "chart-of",
      "compute-activations",
      "compute-chart",
      "derive-chart",
      "index",
      "positions-at",
    ],
  },
  packages: {
    astronomia: ["series"],
    "tz-lookup": ["birth-moment"],
  },
});
