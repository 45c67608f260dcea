import { Agent } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { type Outcome, send } from "@chart/kit/load/call";
import { AMSTERDAM, chartCall } from "@chart/kit/load/chart-call";

const NEW_CONNECTIONS = 30;
const BETWEEN_MS = 50;

/** A batch of 11.6 KB. */
const BATCH = JSON.stringify({
  births: Array.from({ length: 167 }, (_, n) => ({
    ...AMSTERDAM,
    birthtime: `12:${String(n % 60).padStart(2, "0")}`,
  })),
});

/** Asks for a chart with a key, on a connection of its own. */
export function askChart(url: string, apiKey: string): Promise<Outcome> {
  return send(new Agent(), url, chartCall(apiKey));
}

/** Asks for a batch with a key, on a connection of its own. */
export function askBatch(url: string, apiKey: string): Promise<Outcome> {
  return send(new Agent(), url, { ...chartCall(apiKey), path: "/v2/charts/batch", body: BATCH });
}

/** Asks for charts on one new connection after another; resolves to the outcomes. */
export async function askOnNewConnections(url: string, apiKey: string): Promise<Outcome[]> {
  const asked: Promise<Outcome>[] = [];
  for (let n = 0; n < NEW_CONNECTIONS; n++) {
    asked.push(askChart(url, apiKey));
    await delay(BETWEEN_MS);
  }
  return Promise.all(asked);
}

/** Describes outcomes, such as `30 x 200` or `30 x ECONNRESET`. */
export function inWords(outcomes: readonly Outcome[]): string {
  const counts = new Map<string, number>();
  for (const outcome of outcomes) {
    const name = outcome.kind === "lost" ? outcome.reason : String(outcome.status);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${count} x ${name}`).join(", ");
}
