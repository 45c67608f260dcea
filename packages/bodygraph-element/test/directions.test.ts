import { checkDirections } from "@chart/kit/setup/check-directions";

/** bodygraph-element: the two elements on common ground. The form knows the chart by its attributes alone. */
checkDirections(import.meta.url, {
  rooms: {
    "element-base": [],
    attributes: [],
    zones: [],
    "load-zones": ["zones"],
    picture: ["attributes", "load-zones"],
    "over-time": ["load-zones", "picture"],
    chart: ["attributes", "element-base", "picture", "over-time"],
    index: ["element-base", "load-zones", "over-time", "chart"],
    form: ["element-base", "load-zones", "index"],
    "element-props": ["attributes", "form"],
    react: ["chart", "form", "index", "element-props"],
    vue: ["chart", "form", "index", "element-props"],
    "scripts/lib": ["attributes"],
    scripts: ["scripts/lib"],
    bench: [],
  },
  files: {
    "element-base": ["element-base"],
    zones: ["zones"],
    "load-zones": ["load-zones"],
    index: ["index"],
    form: ["form"],
    "element-props": ["element-props"],
    react: ["react"],
    vue: ["vue"],
  },
  packages: {
    "chart-core": ["zones", "picture", "over-time", "chart", "index", "element-props"],
    "bodygraph-svg": ["picture", "over-time", "chart"],
    "chart-reading": ["form"],
    react: ["react"],
    vue: ["vue"],
  },
});
