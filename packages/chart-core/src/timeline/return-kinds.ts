/** All kinds of returns. */
export const RETURN_KINDS = [
  "solar",
  "lunar",
  "jupiter",
  "saturn",
  "chiron",
  "uranus-opposition",
  "north-node-true",
] as const;
Object.freeze(RETURN_KINDS);

/** A kind of return: a body over its place at birth, or Uranus opposite to it. */
export type ReturnKind = (typeof RETURN_KINDS)[number];
