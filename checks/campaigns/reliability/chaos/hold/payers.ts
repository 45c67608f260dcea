/** Entry point of the process of payers: they ask for charts until it ends, and it reports their answers. */
import { Payer } from "../../lib/payer.js";
import type { PayersNews, PayersOrder } from "./remote-payers.js";

const REPORT_EVERY_MS = 50;

process.once("message", ({ url, apiKeys, callers }: PayersOrder) => {
  const payer = new Payer(url, apiKeys, callers);
  setInterval(() => {
    const answers = payer.answers
      .splice(0)
      .map((answer) => ({ ...answer, atMs: performance.timeOrigin + answer.atMs }));
    process.send?.({ answers, broken: payer.broken } satisfies PayersNews);
  }, REPORT_EVERY_MS);
});
process.on("disconnect", () => process.exit());
