import type { GateNumber } from "../chart.js";
import { deepFreeze } from "../deep-freeze.js";

/**
 * The 64 gates in the order of increasing longitude. The first, gate 41, opens at 302 degrees; each spans 5.625.
 *
 * Source: the order of the Rave Mandala, agreed on by independent open sources.
 */
export const WHEEL: readonly GateNumber[] = /* @__PURE__ */ deepFreeze([
  41, 19, 13, 49, 30, 55, 37, 63, 22, 36, 25, 17, 21, 51, 42, 3, 27, 24, 2, 23, 8, 20, 16, 35, 45, 12, 15, 52,
  39, 53, 62, 56, 31, 33, 7, 4, 29, 59, 40, 64, 47, 6, 46, 18, 48, 57, 32, 50, 28, 44, 1, 43, 14, 34, 9, 5,
  26, 11, 10, 58, 38, 54, 61, 60,
]);
