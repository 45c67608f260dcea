import { LruCache } from "@chart/base";

export interface BreakerOptions {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Number of consecutive failures that opens a circuit. */
  readonly failuresToOpen: number;
  /** Time that a circuit stays open. After it, one call is admitted as a test. */
  readonly coolDownMs: number;
  /** Maximum number of circuits; the least recently used one is forgotten first. */
  readonly capacity: number;
}

interface Circuit {
  readonly failures: number;
  /** End of the cool-down. Until then the circuit is open, if there were enough failures. */
  readonly openUntilMs: number;
}

/** Stops calls to a provider that fails repeatedly, so that callers need not wait. Each id has its own circuit. */
export class CircuitBreaker {
  readonly #options: BreakerOptions;
  readonly #circuits: LruCache<string, Circuit>;

  constructor(options: BreakerOptions) {
    this.#options = options;
    this.#circuits = new LruCache(options.capacity);
  }

  /** Returns how long the circuit stays open; 0 if the call is admitted, whose result must then be reported. */
  admit(id: string): number {
    const circuit = this.#circuits.get(id);
    if (circuit === undefined || circuit.failures < this.#options.failuresToOpen) return 0;
    const waitMs = circuit.openUntilMs - this.#options.now();
    if (waitMs > 0) return waitMs;
    // This call is the test. The circuit is open to others until its result is reported or the cool-down has passed.
    this.#open(id, circuit.failures);
    return 0;
  }

  get openCount(): number {
    const { failuresToOpen, now } = this.#options;
    const nowMs = now();
    let count = 0;
    for (const { failures, openUntilMs } of this.#circuits.values()) {
      if (failures >= failuresToOpen && openUntilMs > nowMs) count++;
    }
    return count;
  }

  reportSuccess(id: string): void {
    this.#circuits.delete(id);
  }

  /** Counts a failure; opens the circuit if there were enough in a row. */
  reportFailure(id: string): void {
    this.#open(id, (this.#circuits.get(id)?.failures ?? 0) + 1);
  }

  #open(id: string, failures: number): void {
    const openUntilMs = this.#options.now() + this.#options.coolDownMs;
    this.#circuits.set(id, { failures, openUntilMs });
  }
}
