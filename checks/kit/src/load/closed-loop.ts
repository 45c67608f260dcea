import { setTimeout as delay } from "node:timers/promises";
import { Line } from "./line.js";

export interface ClosedLoopOptions {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Returns the bytes of the n-th request. */
  readonly request: (n: number) => Buffer;
}

/**
 * Sends the next request on each connection as soon as the last response has arrived. Returns the number of responses
 * by status.
 */
export async function closedLoop(options: ClosedLoopOptions): Promise<ReadonlyMap<number, number>> {
  const { url, connections, seconds, request } = options;
  const statuses = new Map<number, number>();
  let [isEnding, underWay, sent] = [false, 0, 0];
  const next = (line: Line) => {
    if (isEnding) return;
    underWay++;
    line.send(request(sent++), performance.now());
  };
  const lines = Array.from({ length: connections }, () => {
    const line: Line = new Line(
      url,
      ({ status }) => {
        underWay--;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        next(line);
      },
      () => {
        underWay--;
        next(line);
      },
    );
    return line;
  });
  for (const line of lines) next(line);
  await delay(seconds * 1000);
  isEnding = true;
  while (underWay > 0) await delay(5);
  for (const line of lines) line.close();
  return statuses;
}
