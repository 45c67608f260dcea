import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";

/** Share of its time that the event loop may be busy before pictures rest. */
const FREE_SHARE = 0.25;
/** Longest rest, as a multiple of the time of the picture before it: pictures then take a quarter of a processor. */
const LONGEST_REST = 3;

/** Ends a picture. The promise settles when the next one may begin; null if it may begin at once. */
export type EndPicture = () => Promise<void> | null;

/** Begins a picture. The rest after it is the longer, the busier the event loop was meanwhile, so that charts go first. */
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
