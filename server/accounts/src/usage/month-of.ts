import type { Span } from "./usage-store.js";

/** Returns a month in UTC, by its name such as 2026-11; undefined if it is not one. */
export function monthOf(name: string): Span | undefined {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(name)) return undefined;
  const from = new Date(`${name}-01T00:00:00.000Z`);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + 1);
  return { from, to };
}

/** Returns the name of the month of an instant in UTC. */
export function monthName(at: Date): string {
  return at.toISOString().slice(0, 7);
}
