import { setTimeout as delay } from "node:timers/promises";
import { createAgent, send } from "@chart/kit/load/call";
import { chartCall } from "@chart/kit/load/chart-call";
import type { LoadedService } from "./loaded-service.js";

/** Requests charts until one arrives; returns the time that this took in milliseconds. */
export async function timeToFirstChart({ service, accounts, record }: LoadedService): Promise<number> {
  const [account] = accounts.plain;
  if (account === undefined) throw new Error("there is no account");
  const agent = createAgent();
  const startedMs = performance.now();
  for (;;) {
    const outcome = await send(agent, service.url, chartCall(account.apiKey));
    if (record.note(outcome, account.accountId)) break;
    await delay(5);
  }
  agent.destroy();
  return performance.now() - startedMs;
}
