import { delay } from "chart-http/base";

/** Rest after each batch, as a multiple of its time: a purge takes a tenth of the time of the store's writer. */
const REST_PER_BATCH = 9;

/** Waits for a number of milliseconds, or until the signal aborts. */
export type Rest = (ms: number, stop: AbortSignal) => Promise<unknown>;

/**
 * Deletes batch after batch, with rests between them, until nothing is left to delete.
 *
 * @param deleteBatch Deletes a small number of rows; returns how many.
 * @param stop Aborts when the service stops: the purge then ends after its current batch.
 */
export async function purgeInBatches(
  deleteBatch: () => Promise<number>,
  stop: AbortSignal,
  rest: Rest = delay,
): Promise<void> {
  while (!stop.aborted) {
    const startedMs = performance.now();
    if ((await deleteBatch()) === 0) return;
    await rest(REST_PER_BATCH * (performance.now() - startedMs), stop);
  }
}
