import type { HealthAnswer, HealthCheck } from "../server/health-check.js";
import type { ProbeQuestion, ProbeReply } from "../workers/probe-workers.js";

/** Answers the health checks of the primary process in this worker. */
export function answerProbes(probe: (path: HealthCheck) => Promise<HealthAnswer>): void {
  process.on("message", async (message: ProbeQuestion) => {
    if (message.type !== "chart:probe") return;
    const answer = await probe(message.path);
    process.send?.({ type: "chart:probed", id: message.id, answer } satisfies ProbeReply);
  });
}
