import type { RouteDeps } from "../base/deps.js";
import type { DashboardRoutes } from "../base/env.js";
import { render } from "../base/render.js";
import { EXPORT_LINE, examplesFor, geocodeNote, pictureCommand } from "./examples.js";
import { QuickStartPage } from "./quick-start-page.js";
import { sampleAnswer } from "./sample-answers.js";

export function addQuickStartRoutes(app: DashboardRoutes, deps: RouteDeps): void {
  app.get("/accounts/:accountId/quick-start", (c) => {
    const { viewer } = c.var;
    const props = {
      examples: examplesFor(viewer, deps),
      exportLine: EXPORT_LINE,
      answer: sampleAnswer(viewer),
      geocodeNote: geocodeNote(viewer, deps),
      pictureCommand: pictureCommand(viewer, deps),
      openApiUrl: `${deps.baseUrl}/openapi.json`,
    };
    return render(c, <QuickStartPage assets={deps.assets} viewer={viewer} {...props} />);
  });
}
