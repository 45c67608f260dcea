import { StoreUnavailableError } from "chart-http/base";

/** Maximum size of a batch, so that no transaction holds its locks for long. */
const MAX_ITEMS = 500;

interface Pending<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Groups concurrent calls into batches: the items that arrive while one batch runs form the next batch.
 *
 *     arrivals    a   b  c d        e
 *     batches     [a       ][b c d     ][e   ]
 *
 * If a batch fails, its items run again one by one, so that one bad item does not fail the others. If the store cannot
 * be reached, all items of the batch fail. See docs/decisions/0004-one-store-two-engines.md.
 */
export class BatchQueue<Item, Outcome> {
  readonly #run: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  #pending: Pending<Item, Outcome>[] = [];
  #isRunning = false;

  /** @param run Runs all items in one transaction and returns their outcomes in the same order. */
  constructor(run: (items: readonly Item[]) => Promise<readonly Outcome[]>) {
    this.#run = run;
  }

  /** Adds an item to the next batch; resolves with its outcome. */
  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ item, resolve, reject });
      if (this.#isRunning) return;
      this.#isRunning = true;
      setImmediate(() => this.#runAll());
    });
  }

  async #runAll(): Promise<void> {
    while (this.#pending.length > 0) await this.#runBatch(this.#pending.splice(0, MAX_ITEMS));
    this.#isRunning = false;
  }

  async #runBatch(batch: readonly Pending<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.#run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => {
        resolve(outcomes[index] as Outcome);
      });
    } catch (error) {
      const mayBeOneItem = batch.length > 1 && !(error instanceof StoreUnavailableError);
      if (mayBeOneItem) for (const pending of batch) await this.#runBatch([pending]);
      else for (const { reject } of batch) reject(error);
    }
  }
}
