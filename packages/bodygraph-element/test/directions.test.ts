import { checkDirections } from "@chart/kit/check-directions";

/** bodygraph-element: the two elements on common ground. The form knows the chart by its attributes alone. */
checkDirections(import.meta.url, {
  rooms: {
    "element-base": [],
    chart: ["element-base"],
    index: ["element-base", "chart"],
    form: [],
  },
  files: {
    "element-base": ["element-base"],
    index: ["index"],
    form: ["form"],
  },
  packages: {
    "chart-core": ["chart"],
    "bodygraph-svg": ["chart"],
  },
});
