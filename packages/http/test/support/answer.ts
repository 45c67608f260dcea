import type { ChartResult } from "../../src/api/v2/chart-result.js";
import type { Envelope } from "../../src/api/v2/envelope.js";

/** The JSON that a response holds, as v2 shapes it. */
export async function answerOf(response: Response): Promise<Envelope<ChartResult>> {
  return (await response.json()) as Envelope<ChartResult>;
}
