import type { ChartType, NotSelfTheme, Signature, Strategy } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";
import { type CenterSet, centerSet, MOTORS } from "./centers.js";

/** The words of a type. */
export interface TypeWords {
  /** The way in which the type best meets life and its decisions. */
  readonly strategy: Strategy;
  /** The feeling that shows a person is living according to their type. */
  readonly signature: Signature;
  /** The feeling that shows a person is not living according to their type. */
  readonly notSelfTheme: NotSelfTheme;
}

/**
 * The strategy, signature and not-self theme of each type.
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

const SACRAL: CenterSet = centerSet(["Sacral"]);
const THROAT: CenterSet = centerSet(["Throat"]);
const ANY_MOTOR: CenterSet = centerSet(MOTORS);

/** A type with its words. */
export interface TypeAndWords extends TypeWords {
  readonly type: ChartType;
}

const GENERATOR = withWords("Generator");
const MANIFESTING_GENERATOR = withWords("Manifesting Generator");
const PROJECTOR = withWords("Projector");
const MANIFESTOR = withWords("Manifestor");
const REFLECTOR = withWords("Reflector");

function withWords(type: ChartType): TypeAndWords {
  return { type, ...TYPES[type] };
}

/**
 * Returns the type: it depends on whether the Sacral is defined, and whether a motor is connected with the Throat.
 *
 * @param groups The groups of connected centers.
 */
export function chartType(groups: readonly CenterSet[]): TypeAndWords {
  let sacralDefined = false;
  let motorReachesThroat = false;
  for (const group of groups) {
    if (group & SACRAL) sacralDefined = true;
    if (group & THROAT && group & ANY_MOTOR) motorReachesThroat = true;
  }
  if (groups.length === 0) return REFLECTOR;
  if (sacralDefined) return motorReachesThroat ? MANIFESTING_GENERATOR : GENERATOR;
  return motorReachesThroat ? MANIFESTOR : PROJECTOR;
}
