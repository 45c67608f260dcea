import { checkDirections } from "@chart/kit/setup/check-directions";

/**
 * chart-core in layers: vocabulary, tables and wheel first, the whole chart last. It imports no Node module, so that it
 * runs in a browser.
 */
checkDirections(import.meta.url, {
  rooms: {
    vocabulary: [],
    checks: ["vocabulary"],
    "birth-moment": ["vocabulary", "checks"],
    "ephemeris/table": ["vocabulary"],
    variables: ["vocabulary"],
    wheel: ["vocabulary"],
    bodygraph: ["vocabulary", "wheel"],
    "ephemeris/table/parts": ["ephemeris/table"],
    series: ["vocabulary", "ephemeris/table"],
    details: ["vocabulary", "checks", "wheel", "bodygraph"],
    ephemeris: ["vocabulary", "checks", "ephemeris/table", "ephemeris/table/parts"],
    chart: ["vocabulary", "ephemeris/table", "variables", "wheel", "bodygraph", "ephemeris"],
    glossary: ["vocabulary", "wheel", "details"],
    people: ["vocabulary", "checks", "bodygraph"],
    tables: ["vocabulary", "variables", "wheel", "bodygraph", "details"],
    paths: ["vocabulary", "ephemeris/table", "ephemeris"],
    timeline: ["vocabulary", "checks", "wheel", "bodygraph", "ephemeris", "chart", "paths"],
    lazy: [
      "vocabulary",
      "checks",
      "ephemeris/table",
      "ephemeris/table/parts",
      "ephemeris",
      "chart",
      "paths",
      "timeline",
    ],
    time: ["vocabulary", "checks", "ephemeris", "paths", "timeline"],
    "scripts/lib": ["src"],
    "scripts/accuracy": ["src", "scripts/lib"],
    "scripts/reference": ["src"],
    "scripts/tables": ["src", "scripts/lib"],
    "scripts/time-scales": ["src", "scripts/lib"],
    "scripts/zones": ["src"],
    "bench/lib": ["src", "scripts/lib", "scripts/tables"],
    scripts: [
      ...["scripts/lib", "scripts/accuracy", "scripts/tables", "scripts/time-scales", "scripts/zones"],
      "bench/lib",
    ],
    bench: ["bench/lib"],
  },
  files: {
    vocabulary: [
      "angles",
      "body-names",
      "chart",
      "chart-input-error",
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
      "positions",
      "positions-at",
    ],
  },
  packages: {
    astronomia: ["series"],
    "tz-lookup": ["birth-moment"],
  },
});
