import type { ChartResult } from "chart-http";
import type { Envelope } from "chart-http";

/** Reads the body of a v2 response. */
export async function answerOf(response: Response): Promise<Envelope<ChartResult>> {
  return (await response.json()) as Envelope<ChartResult>;
}
