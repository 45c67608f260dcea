import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/** Share of its time that the event loop may be busy before pictures rest. */
const FREE_SHARE = 0.25;
/** Rest after a picture on a loop without any free time, in times of the picture: pictures take a quarter of a processor. */
const LONGEST_REST = 3;

/** Ends a picture: waits until the next may begin. Returns null if it may begin at once. */
export type EndPicture = () => Promise<void> | null;

/** Begins a picture, after which the busier the event loop was meanwhile, the longer pictures rest: charts go first. */
export function beginPicture(): EndPicture {
  const startMs = performance.now();
  const before = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(before);
    const restMs = restAfter(performance.now() - startMs, utilization);
    return restMs === 0 ? null : sleep(restMs);
  };
}

/** Returns the rest after a picture in milliseconds, from its time and the share of it in which the event loop was busy. */
export function restAfter(pictureMs: number, busyShare: number): number {
  return (pictureMs * LONGEST_REST * Math.max(0, busyShare - FREE_SHARE)) / (1 - FREE_SHARE);
}
