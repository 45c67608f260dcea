import type { ChartType, NotSelfTheme, Signature, Strategy } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/** The strategy, signature and not-self theme of a type. */
export interface TypeWords {
  /** The way of acting that Human Design advises for the type. */
  readonly strategy: Strategy;
  /** The feeling that shows a person is living according to their type. */
  readonly signature: Signature;
  /** The feeling that shows a person is not living according to their type. */
  readonly notSelfTheme: NotSelfTheme;
}

/**
 * The strategy, signature and not-self theme of each type.
 *
 * Source: facts of the system, cross-checked between independent open sources: see
 * docs/sources.md#facts-of-the-system. The wording is the service's.
 */
export const TYPES: Readonly<Record<ChartType, TypeWords>> = /* @__PURE__ */ deepFreeze({
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
