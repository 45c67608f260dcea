import { LruCache } from "../lib/lru-cache.js";

/** Options of a {@link CircuitBreaker}. */
export interface BreakerOptions {
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
  /** Failures in a row after which the circuit opens. */
  readonly failuresToOpen: number;
  /** Time that an open circuit lets nothing through; then one call tries. */
  readonly coolDownMs: number;
  /** Maximum number of circuits; the one used longest ago is forgotten first. */
  readonly capacity: number;
}

interface Circuit {
  readonly failures: number;
  /** Until then the circuit is open: no call goes through. */
  readonly openUntilMs: number;
}

/** Spares a failing provider, and callers who would wait for it. Each id has its own circuit. */
export class CircuitBreaker {
  readonly #options: BreakerOptions;
  readonly #circuits: LruCache<string, Circuit>;

  constructor(options: BreakerOptions) {
    this.#options = options;
    this.#circuits = new LruCache(options.capacity);
  }

  /** Returns how long the circuit stays open, ms; 0 admits a call, whose result must be reported. */
  admit(id: string): number {
    const circuit = this.#circuits.get(id);
    if (circuit === undefined || circuit.failures < this.#options.failuresToOpen) return 0;
    const waitMs = circuit.openUntilMs - this.#options.now();
    if (waitMs > 0) return waitMs;
    // This call is the one that tries; the others wait for its report, or for as long again.
    this.#open(id, circuit.failures);
    return 0;
  }

  /** Number of open circuits. */
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

  reportFailure(id: string): void {
    this.#open(id, (this.#circuits.get(id)?.failures ?? 0) + 1);
  }

  #open(id: string, failures: number): void {
    const openUntilMs = this.#options.now() + this.#options.coolDownMs;
    this.#circuits.set(id, { failures, openUntilMs });
  }
}
