import type { RenderPages } from "./render-pages.js";

/** Time after which work that waits for the first rendering no longer does. Rendering takes about 2 s of processor time. */
export const MOST_WAIT_MS = 10_000;

/** First rendering of the pages. On a busy machine, other long work waits for it, as visitors do. */
export class FirstRendering {
  /**
   * Settles once the pages are rendered, at the latest {@link MOST_WAIT_MS} after that began; also if it fails, but not if
   * it is aborted, because then the service stops.
   */
  readonly settled: Promise<unknown>;
  readonly #render: RenderPages;
  #rendering: Promise<unknown> = Promise.resolve();
  #settle: (rendering: unknown) => void = () => {};

  constructor(render: RenderPages) {
    this.#render = render;
    this.settled = new Promise((resolve) => {
      this.#settle = resolve;
    });
  }

  readonly render: RenderPages = async (input) => {
    const end = () => this.#settle(undefined);
    const timer = setTimeout(end, MOST_WAIT_MS).unref();
    try {
      const rendering = Promise.resolve(this.#render(input));
      this.#rendering = rendering;
      const pages = await rendering;
      end();
      return pages;
    } catch (error) {
      if ((error as Error).name !== "AbortError") end();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };

  /** Resolves once no rendering is in progress: a process must not end before an aborted one has. */
  async close(): Promise<void> {
    await this.#rendering.catch(() => {});
  }
}
