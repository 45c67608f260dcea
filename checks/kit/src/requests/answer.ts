import type { Chart } from "chart-core";

/** Body of a v2 response with a chart. */
interface ChartAnswer {
  readonly timestamp: string;
  readonly success: boolean;
  readonly message: string;
  readonly errorCode: string;
  readonly type: string;
  readonly data: Chart;
}

/** Reads the body of a v2 response. */
export async function answerOf(response: Response): Promise<ChartAnswer> {
  return (await response.json()) as ChartAnswer;
}
