/** A set of gates, kept as the bits of two 32-bit numbers: gates 1 to 32, and 33 to 64. */
export class GateSet {
  #lower = 0;
  #upper = 0;

  static of(gates: readonly number[]): GateSet {
    const set = new GateSet();
    for (const gate of gates) set.add(gate);
    return set;
  }

  /** Puts a gate in; tells whether it was not there yet. */
  add(gate: number): boolean {
    const bit = bitOf(gate);
    const half = gate <= 32 ? this.#lower : this.#upper;
    if (half & bit) return false;
    if (gate <= 32) this.#lower = half | bit;
    else this.#upper = half | bit;
    return true;
  }

  /** Whether all gates of another set are in this one. */
  holds(other: GateSet): boolean {
    return (other.#lower & ~this.#lower) === 0 && (other.#upper & ~this.#upper) === 0;
  }
}

/** Shifts count modulo 32, so that both halves use the bits 0 to 31. */
function bitOf(gate: number): number {
  return 1 << gate;
}
