import type { Chart, Coordinates } from "chart-core";
import { Failure } from "../failure.js";
import { type AnswerDeps, answerForCredit, type PaidAnswer, type PaidRequest } from "./answer-for-credit.js";
import type { BirthData } from "./birth-data.js";
import { chartFailure } from "./chart-failure.js";

/** What the use case works with. */
export interface ChartDeps extends AnswerDeps {
  readonly resolveBirthMoment: (birth: BirthData) => { readonly utc: Date };
  readonly computeChart: (utcMoment: Date, coords: Coordinates) => Chart;
}

/** Who asks for which chart, in which shape. */
export interface ChartOrder<Data> extends PaidRequest {
  readonly birth: BirthData;
  readonly present: (chart: Chart) => Data;
}

/** The one use case: a chart for a credit. */
export function generateChart<Data extends object>(
  deps: ChartDeps,
  order: ChartOrder<Data>,
): Promise<PaidAnswer<Data> | Failure> {
  return answerForCredit(deps, order, () => {
    const chart = chartOf(deps, order.birth);
    return chart instanceof Failure ? chart : order.present(chart);
  });
}

function chartOf({ resolveBirthMoment, computeChart }: ChartDeps, birth: BirthData): Chart | Failure {
  let utc: Date;
  try {
    ({ utc } = resolveBirthMoment(birth));
  } catch (error) {
    return chartFailure(error, "TIMEZONE_LOOKUP_FAILED");
  }
  try {
    return computeChart(utc, birth.coords);
  } catch (error) {
    return chartFailure(error, "CHART_GENERATION_FAILED");
  }
}
