import { PacedWork } from "../../lib/paced-work.js";
import { type Logger, loggableError } from "../../telemetry/log.js";
import type { DocPage } from "../page.js";
import { buildSearchIndex, type SearchIndex } from "./search-index.js";

/**
 * Builds the search index in small steps from the start on. While other requests are at work, most of the time is theirs;
 * as soon as a search waits for the index, the steps follow each other without pauses.
 */
export class BackgroundIndex {
  readonly #build: () => Promise<SearchIndex>;
  readonly #logger: Pick<Logger, "error">;
  #index: Promise<SearchIndex> | undefined;
  #isAwaited = false;

  /** @param deps `hasRequests` returns true while requests are at work. */
  constructor(
    pages: readonly DocPage[],
    { hasRequests, logger }: { readonly hasRequests: () => boolean; readonly logger: Pick<Logger, "error"> },
  ) {
    const work = new PacedWork(() => !this.#isAwaited && hasRequests());
    this.#build = () => work.run(buildSearchIndex(pages));
    this.#logger = logger;
    this.#start();
  }

  /** Resolves with the index once it is built. After a failure, it is built again for the next search. */
  ready(): Promise<SearchIndex> {
    this.#isAwaited = true;
    return this.#index ?? this.#start();
  }

  #start(): Promise<SearchIndex> {
    const index = this.#build();
    this.#index = index;
    index.catch((error: unknown) => {
      this.#index = undefined;
      this.#logger.error({ error: loggableError(error) }, "could not build the search index of the pages");
    });
    return index;
  }
}
