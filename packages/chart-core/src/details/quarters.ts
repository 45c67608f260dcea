/** The quarters of the wheel in order; the first opens with gate 13. */
export const QUARTERS = ["Initiation", "Civilization", "Duality", "Mutation"] as const;
Object.freeze(QUARTERS);

/** A quarter of the wheel: 16 gates. */
export type Quarter = (typeof QUARTERS)[number];
