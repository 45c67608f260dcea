/** A set of gates, kept as the bits of two 32-bit numbers: gates 1 to 32, and 33 to 64. */
export class GateSet {
  #lower = 0;
  #upper = 0;

  constructor(gates: readonly number[]) {
    for (const gate of gates) {
      if (gate <= 32) this.#lower |= bitOf(gate);
      else this.#upper |= bitOf(gate);
    }
  }

  has(gate: number): boolean {
    return ((gate <= 32 ? this.#lower : this.#upper) & bitOf(gate)) !== 0;
  }
}

/** Shifts count modulo 32, so that both halves use the bits 0 to 31. */
function bitOf(gate: number): number {
  return 1 << gate;
}
