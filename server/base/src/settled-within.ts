/** Resolves to true once a promise has settled, or to false after a time, whichever comes first. */
export async function settledWithin(ms: number, promise: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  const settled = promise.then(
    () => true,
    () => true,
  );
  const isSettled = await Promise.race([settled, timedOut]);
  clearTimeout(timer);
  return isSettled;
}
