import { PacedWork } from "../../lib/paced-work.js";
import { loggableError } from "../../telemetry/loggable-error.js";
import type { Logger } from "../../telemetry/logger.js";
import type { DocPage } from "../page.js";
import { buildSearchIndex, type SearchIndex } from "./search-index.js";

/** Dependencies of {@link BackgroundIndex}. */
export interface BackgroundIndexDeps {
  /** Returns true while requests are at work. */
  readonly hasRequests: () => boolean;
  readonly logger: Pick<Logger, "error">;
  /** Resolves after a time; a timer unless given. */
  readonly delay?: (ms: number) => Promise<void>;
}

/**
 * Builds the search index in small steps from the start on. While other requests are at work, most of the time is theirs;
 * as soon as a search waits for the index, the steps follow each other without pauses.
 */
export class BackgroundIndex {
  readonly #pages: readonly DocPage[];
  readonly #work: PacedWork;
  #index: Promise<SearchIndex> | undefined;
  #isAwaited = false;

  constructor(pages: readonly DocPage[], { hasRequests, logger, delay }: BackgroundIndexDeps) {
    this.#pages = pages;
    this.#work = new PacedWork(() => !this.#isAwaited && hasRequests(), delay);
    this.#build().catch((error: unknown) => {
      logger.error({ error: loggableError(error) }, "could not build the search index of the pages");
    });
  }

  /** Resolves with the index once it is built. */
  ready(): Promise<SearchIndex> {
    this.#isAwaited = true;
    return this.#index ?? this.#build();
  }

  #build(): Promise<SearchIndex> {
    this.#index = this.#work.run(buildSearchIndex(this.#pages)).catch((error: unknown) => {
      // The next search tries again: a process may have been without file descriptors for a moment.
      this.#index = undefined;
      throw error;
    });
    return this.#index;
  }
}
