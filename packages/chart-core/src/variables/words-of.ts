import type {
  Cognition,
  ColorNumber,
  Determination,
  Environment,
  Motivation,
  Perspective,
  ToneNumber,
  WheelPosition,
} from "../chart.js";
import { byArrow } from "./arrows-of.js";
import {
  COGNITIONS,
  DETERMINATIONS,
  DISTRACTIONS,
  ENVIRONMENTS,
  MOTIVATIONS,
  PERSPECTIVES,
  TRANSFERENCES,
} from "./words.js";

const COGNITION_OF_TONE = /* @__PURE__ */ byNumber(COGNITIONS);

/** Returns the cognition, which depends on the tone of the design Sun. */
export function cognition(designSun: WheelPosition): Cognition {
  return COGNITION_OF_TONE[designSun.tone]!;
}

const DETERMINATION_OF_COLOR = /* @__PURE__ */ byNumber(DETERMINATIONS);

/** Returns the determination, which depends on the color and the tone of the design Sun. */
export function determination(designSun: WheelPosition): Determination {
  return byArrow(designSun.tone, DETERMINATION_OF_COLOR[designSun.color]!);
}

const ENVIRONMENT_OF_COLOR = /* @__PURE__ */ byNumber(ENVIRONMENTS);

/** Returns the environment, which depends on the color and the tone of the design North Node. */
export function environment(designNode: WheelPosition): Environment {
  return byArrow(designNode.tone, ENVIRONMENT_OF_COLOR[designNode.color]!);
}

const MOTIVATION_OF_COLOR = /* @__PURE__ */ byNumber(MOTIVATIONS);

/** Returns the motivation, which depends on the color of the personality Sun. */
export function motivation(personalitySun: WheelPosition): Motivation {
  return MOTIVATION_OF_COLOR[personalitySun.color]!;
}

const TRANSFERENCE_OF_COLOR = /* @__PURE__ */ byNumber(TRANSFERENCES);

/** Returns the transference: the motivation opposite one's own. */
export function transference(personalitySun: WheelPosition): Motivation {
  return TRANSFERENCE_OF_COLOR[personalitySun.color]!;
}

const PERSPECTIVE_OF_COLOR = /* @__PURE__ */ byNumber(PERSPECTIVES);

/** Returns the perspective, which depends on the color of the personality North Node. */
export function perspective(personalityNode: WheelPosition): Perspective {
  return PERSPECTIVE_OF_COLOR[personalityNode.color]!;
}

const DISTRACTION_OF_COLOR = /* @__PURE__ */ byNumber(DISTRACTIONS);

/** Returns the distraction: the perspective opposite one's own. */
export function distraction(personalityNode: WheelPosition): Perspective {
  return DISTRACTION_OF_COLOR[personalityNode.color]!;
}

/**
 * Turns a table by color or tone into an array, empty at 0: V8 reads it several times as fast (see
 * docs/decisions/0008).
 */
function byNumber<T>(table: Readonly<Record<ColorNumber | ToneNumber, T>>): readonly T[] {
  return Array.from({ length: 7 }, (_, number) => table[number as ColorNumber]);
}
