import type { GateNumber } from "./values.js";

/**
 * Makes a frozen table whose value for a gate is made when it is first read: an entry that exports the table loads
 * without waiting for hundreds of objects.
 *
 * @param make Makes the value for a gate. It is called once for each gate that is read.
 */
export function tableByGate<T>(make: (gate: GateNumber) => T): Readonly<Record<GateNumber, T>> {
  const made: T[] = [];
  const table = {} as Record<GateNumber, T>;
  for (let gate = 1 as GateNumber; gate <= 64; gate++) {
    const key = gate;
    Object.defineProperty(table, key, { enumerable: true, get: () => (made[key] ??= make(key)) });
  }
  return Object.freeze(table);
}
