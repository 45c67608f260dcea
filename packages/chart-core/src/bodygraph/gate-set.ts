/** A set of gates, kept as the bits of two 32-bit numbers: gates 1 to 32, and 33 to 64. */
export class GateSet {
  /** Gate 32 has bit 0, as shifts count modulo 32. */
  readonly lower: number;
  readonly upper: number;

  constructor(lower: number, upper: number) {
    this.lower = lower;
    this.upper = upper;
  }

  static of(gates: readonly number[]): GateSet {
    let lower = 0;
    let upper = 0;
    for (const gate of gates) {
      if (gate <= 32) lower |= 1 << gate;
      else upper |= 1 << gate;
    }
    return new GateSet(lower, upper);
  }

  /** Whether all gates of another set are in this one. */
  holds(other: GateSet): boolean {
    return (other.lower & ~this.lower) === 0 && (other.upper & ~this.upper) === 0;
  }
}
