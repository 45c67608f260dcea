import { StoreUnavailableError } from "../errors/store-unavailable-error.js";

/** Maximum items of one transaction, so that none holds its locks for long. */
const MAX_ITEMS = 500;

interface Waiting<Item, Outcome> {
  readonly item: Item;
  readonly resolve: (outcome: Outcome) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Groups concurrent requests into batches: items that arrive while a batch is being written form the next one.
 *
 *     arrivals    a       b c d           e
 *     batches     [a    ] [b c d        ] [e    ]
 *
 * If a batch fails for any reason but an unreachable store, its items run one by one, so that an item fails alone.
 */
export class BatchQueue<Item, Outcome> {
  readonly #run: (items: readonly Item[]) => Promise<readonly Outcome[]>;
  #waiting: Waiting<Item, Outcome>[] = [];
  #isRunning = false;

  /** @param run Runs all items or none, and returns their outcomes in the same order. */
  constructor(run: (items: readonly Item[]) => Promise<readonly Outcome[]>) {
    this.#run = run;
  }

  add(item: Item): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#isRunning) return;
      this.#isRunning = true;
      setImmediate(() => this.#runAll());
    });
  }

  async #runAll(): Promise<void> {
    while (this.#waiting.length > 0) await this.#runBatch(this.#waiting.splice(0, MAX_ITEMS));
    this.#isRunning = false;
  }

  async #runBatch(batch: readonly Waiting<Item, Outcome>[]): Promise<void> {
    try {
      const outcomes = await this.#run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => {
        resolve(outcomes[index] as Outcome);
      });
    } catch (error) {
      const isOneItems = batch.length > 1 && !(error instanceof StoreUnavailableError);
      if (isOneItems) for (const waiting of batch) await this.#runBatch([waiting]);
      else for (const { reject } of batch) reject(error);
    }
  }
}
