export { CHART_FORMS, CHART_ROUTES, createChartApp, isChartPath } from "./chart-app.js";
export { SAMPLE_REQUESTS } from "./chart-facts.js";
export {
  CHART_PATH,
  CHART_SCRIPT_PATH,
  chartScript,
  chartStyles,
} from "./element-files.js";
export type { Embedding } from "./embedding.js";
export { FrontForm } from "./front-form.js";
export { type RenderedChartPage, renderChartPage } from "./render-chart-page.js";
