import type { ChartType } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/** The words that come with a type. */
export interface TypeWords {
  readonly strategy: string;
  readonly signature: string;
  readonly notSelfTheme: string;
}

/**
 * What follows from each type.
 *
 * Source: facts of the system, cross-checked between independent open sources; the wording is the service's.
 */
export const TYPES: Readonly<Record<ChartType, TypeWords>> = deepFreeze({
  Generator: {
    strategy: "Wait to Respond",
    signature: "Satisfaction",
    notSelfTheme: "Frustration",
  },
  "Manifesting Generator": {
    strategy: "Wait to Respond",
    signature: "Satisfaction and Peace",
    notSelfTheme: "Frustration and Anger",
  },
  Projector: {
    strategy: "Wait for the Invitation",
    signature: "Success",
    notSelfTheme: "Bitterness",
  },
  Manifestor: {
    strategy: "Inform",
    signature: "Peace",
    notSelfTheme: "Anger",
  },
  Reflector: {
    strategy: "Wait a Lunar Cycle",
    signature: "Surprise",
    notSelfTheme: "Disappointment",
  },
});
