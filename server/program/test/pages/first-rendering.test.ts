import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { FirstRendering, MOST_WAIT_MS } from "../../src/pages/first-rendering.js";
import type { PagesInput, RenderedPages } from "../../src/pages/render-pages.js";

const INPUT = {} as PagesInput;
const PAGES = {} as RenderedPages;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a rendering and work that waits for it. */
function begin() {
  let finish = (_pages: RenderedPages) => {};
  let fail = (_error: Error) => {};
  const rendering = new FirstRendering(
    () =>
      new Promise((resolve, reject) => {
        [finish, fail] = [resolve, reject];
      }),
  );
  const work = vi.fn();
  void rendering.settled.then(work);
  const pages = rendering.render(INPUT) as Promise<RenderedPages>;
  return { work, pages, finish, fail };
}

describe("work that waits for the first rendering", () => {
  test("starts once the pages are rendered, not earlier", async () => {
    const { work, pages, finish } = begin();
    await vi.advanceTimersByTimeAsync(MOST_WAIT_MS - 1);
    expect(work).not.toHaveBeenCalled();
    finish(PAGES);
    expect(await pages).toBe(PAGES);
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledOnce();
  });

  test("starts also if the rendering fails", async () => {
    const { work, pages, fail } = begin();
    fail(new Error("no memory"));
    await expect(pages).rejects.toThrow("no memory");
    await vi.advanceTimersByTimeAsync(0);
    expect(work).toHaveBeenCalledOnce();
  });

  test("does not start if the service stops meanwhile", async () => {
    const { work, pages, fail } = begin();
    fail(AbortSignal.abort().reason);
    await expect(pages).rejects.toThrow("aborted");
    await vi.advanceTimersByTimeAsync(MOST_WAIT_MS);
    expect(work).not.toHaveBeenCalled();
  });

  test("starts after ten seconds if the rendering never ends", async () => {
    const { work } = begin();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(work).toHaveBeenCalledOnce();
  });
});
