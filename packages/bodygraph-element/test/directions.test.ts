import { checkDirections } from "@chart/kit/check-directions";

/** bodygraph-element: the two elements on common ground. The form knows the chart by its attributes alone. */
checkDirections(import.meta.url, {
  rooms: {
    "element-base": [],
    zones: [],
    "load-zones": ["zones"],
    chart: ["element-base", "load-zones"],
    "load-time": ["chart"],
    index: ["element-base", "load-zones", "load-time", "chart"],
    form: ["element-base", "load-zones", "index"],
    "element-props": ["chart", "form"],
    react: ["chart", "form", "index", "element-props"],
    vue: ["chart", "form", "index", "element-props"],
  },
  files: {
    "element-base": ["element-base"],
    zones: ["zones"],
    "load-zones": ["load-zones"],
    "load-time": ["load-time"],
    index: ["index"],
    form: ["form"],
    "element-props": ["element-props"],
    react: ["react"],
    vue: ["vue"],
  },
  packages: {
    "chart-core": ["zones", "load-time", "chart", "index", "element-props"],
    "bodygraph-svg": ["chart"],
    react: ["react"],
    vue: ["vue"],
  },
});
