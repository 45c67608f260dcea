import type { ChartType } from "../chart.js";
import { type CenterSet, centerSet } from "./center-sets.js";
import { MOTORS } from "./centers.js";
import { TYPES, type TypeWords } from "./types.js";

const SACRAL: CenterSet = /* @__PURE__ */ centerSet(["Sacral"]);
const THROAT: CenterSet = /* @__PURE__ */ centerSet(["Throat"]);
const ANY_MOTOR: CenterSet = /* @__PURE__ */ centerSet(MOTORS);

/** A type with its words. */
export interface TypeAndWords extends TypeWords {
  readonly type: ChartType;
}

const GENERATOR = /* @__PURE__ */ withWords("Generator");
const MANIFESTING_GENERATOR = /* @__PURE__ */ withWords("Manifesting Generator");
const PROJECTOR = /* @__PURE__ */ withWords("Projector");
const MANIFESTOR = /* @__PURE__ */ withWords("Manifestor");
const REFLECTOR = /* @__PURE__ */ withWords("Reflector");

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
