import { LruCache } from "../lib/lru-cache.js";

export interface BreakerOptions {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Failures in a row after which the circuit opens. */
  readonly failuresToOpen: number;
  /** How long an open circuit lets nothing through; then one call tries. */
  readonly coolDownMs: number;
  /** How many circuits are remembered; the one used longest ago is forgotten first. */
  readonly capacity: number;
}

interface Circuit {
  readonly failures: number;
  /** Until then nothing goes through. */
  readonly closedToCallsUntilMs: number;
}

/** Spares a failing provider, and the callers who would wait for it. Each id has a circuit of its own. */
export class CircuitBreaker {
  readonly #options: BreakerOptions;
  readonly #circuits: LruCache<string, Circuit>;

  constructor(options: BreakerOptions) {
    this.#options = options;
    this.#circuits = new LruCache(options.capacity);
  }

  /** How long this circuit lets nothing through yet; 0 for a call that may go. The call must be reported. */
  admit(id: string): number {
    const circuit = this.#circuits.get(id);
    if (circuit === undefined || circuit.failures < this.#options.failuresToOpen) return 0;
    const waitMs = circuit.closedToCallsUntilMs - this.#options.now();
    if (waitMs > 0) return waitMs;
    // This call is the one that tries; the others wait for its report, or for as long again.
    this.#open(id, circuit.failures);
    return 0;
  }

  /** How many circuits let nothing through at the moment. */
  get openCount(): number {
    const { failuresToOpen, now } = this.#options;
    const nowMs = now();
    let count = 0;
    for (const { failures, closedToCallsUntilMs } of this.#circuits.values()) {
      if (failures >= failuresToOpen && closedToCallsUntilMs > nowMs) count++;
    }
    return count;
  }

  reportSuccess(id: string): void {
    this.#circuits.delete(id);
  }

  reportFailure(id: string): void {
    this.#open(id, (this.#circuits.get(id)?.failures ?? 0) + 1);
  }

  #open(id: string, failures: number): void {
    const closedToCallsUntilMs = this.#options.now() + this.#options.coolDownMs;
    this.#circuits.set(id, { failures, closedToCallsUntilMs });
  }
}
