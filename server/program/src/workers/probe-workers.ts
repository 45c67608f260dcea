import type { Worker } from "node:cluster";
import type { HealthAnswer, HealthCheck } from "../server/health-check.js";

/** Message from the primary process to a worker: answer a health check. */
export interface ProbeQuestion {
  readonly type: "chart:probe";
  readonly id: number;
  readonly path: HealthCheck;
}

/** Message from a worker to the primary process. */
export interface ProbeReply {
  readonly type: "chart:probed";
  readonly id: number;
  readonly answer: HealthAnswer;
}

/** Time that workers have to answer. */
const TIMEOUT_MS = 5000;

const NONE_READY: HealthAnswer = {
  status: 503,
  body: '{"success":false,"message":"No worker is ready. Try again in a moment.","errorCode":"SERVICE_UNAVAILABLE"}',
};

let questions = 0;
/** Answer that is on its way: whoever asks meanwhile gets it, too. */
let pending: Promise<HealthAnswer> | undefined;

/**
 * Asks all workers whether they are ready; resolves to the first answer with 200, or to another one if there is none. The
 * primary process itself is well while it can ask.
 */
export async function probeWorkers(workers: Iterable<Worker>, path: HealthCheck): Promise<HealthAnswer> {
  if (path === "/healthz") return { status: 200, body: '{"status":"ok"}' };
  pending ??= askAll(workers, path).finally(() => {
    pending = undefined;
  });
  return pending;
}

async function askAll(workers: Iterable<Worker>, path: HealthCheck): Promise<HealthAnswer> {
  const asked = [...workers].map((worker) => ask(worker, path));
  const well = asked.map(async (answer) => {
    if ((await answer).status !== 200) throw new Error("not ready");
    return answer;
  });
  return Promise.any(well).catch(async () => (await asked[0]) ?? NONE_READY);
}

function ask(worker: Worker, path: HealthCheck): Promise<HealthAnswer> {
  const id = questions++;
  return new Promise((resolve) => {
    const end = (answer: HealthAnswer) => {
      clearTimeout(timer);
      worker.off("message", onMessage);
      resolve(answer);
    };
    const onMessage = (message: ProbeReply) => {
      if (message.type === "chart:probed" && message.id === id) end(message.answer);
    };
    const timer = setTimeout(() => end(NONE_READY), TIMEOUT_MS);
    worker.on("message", onMessage);
    worker.send({ type: "chart:probe", id, path } satisfies ProbeQuestion, (error) => {
      if (error !== null) end(NONE_READY);
    });
  });
}
