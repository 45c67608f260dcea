/**
 * Freezes a table with everything in it, as charts and library users share one copy.
 *
 * @returns The same value, frozen with everything in it.
 */
export function deepFreeze<T extends object>(value: T): T {
  Object.freeze(value);
  for (const key in value) {
    const member: unknown = value[key];
    if (typeof member === "object" && member !== null && !Object.isFrozen(member)) deepFreeze(member);
  }
  return value;
}
