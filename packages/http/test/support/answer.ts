import type { ChartResult } from "../../src/api/v2/chart-result.js";
import type { Envelope } from "../../src/api/v2/envelope.js";

/** Reads the body of a v2 response. */
export async function answerOf(response: Response): Promise<Envelope<ChartResult>> {
  return (await response.json()) as Envelope<ChartResult>;
}
