import type * as Chart from "bodygraph-element";
import type * as Form from "bodygraph-element/form";

/** The built elements, as the service serves them; the page loads them late. */
const [CHART_URL, FORM_URL] = ["/embed/human-design-chart.js", "/embed/human-design-form.js"];

export type ChartElement = Chart.HumanDesignChart;
export type FormElement = Form.HumanDesignForm;
export type Birth = Form.FormBirth;

let elements: Promise<typeof Chart> | undefined;

/** Loads the elements, once; after a failure, the next call tries again. */
export function loadElements(): Promise<typeof Chart> {
  elements ??= import(FORM_URL!).then(() => import(CHART_URL!) as Promise<typeof Chart>);
  elements.catch(() => {
    elements = undefined;
  });
  return elements;
}
