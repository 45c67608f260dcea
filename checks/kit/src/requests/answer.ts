import type { ChartResult, Envelope } from "chart-http/host";

/** Reads the body of a v2 response. */
export async function answerOf(response: Response): Promise<Envelope<ChartResult>> {
  return (await response.json()) as Envelope<ChartResult>;
}
