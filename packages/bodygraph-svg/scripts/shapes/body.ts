/**
 * The layout of the bodygraph as drawn by hand: corners of the centers and the points of the gates, in a picture whose
 * axis of symmetry lies at x = 360. The left half is written down, the right one is its mirror image where it is one.
 */
import type { Center } from "chart-core";

/** A point of the picture, x to the right and y down. */
export type Point = readonly [x: number, y: number];

/** The axis of symmetry. */
const AXIS_X = 360;

/** Half of the side of the three squares. */
const HALF = 74;

const THROAT_Y = 412;
const G_Y = 610;
const G_HALF = 88;
const SACRAL_Y = 830;
const ROOT_Y = 1012;

const mirrored = ([x, y]: Point): Point => [2 * AXIS_X - x, y];

const square = (y: number): Point[] => [
  [AXIS_X - HALF, y - HALF],
  [AXIS_X + HALF, y - HALF],
  [AXIS_X + HALF, y + HALF],
  [AXIS_X - HALF, y + HALF],
];

const SPLEEN: readonly Point[] = [
  [46, 698],
  [186, 788],
  [46, 878],
];

/** The corners of each center, clockwise. */
export const CORNERS: Readonly<Record<Center, readonly Point[]>> = {
  Head: [
    [AXIS_X, 22],
    [AXIS_X + 76, 140],
    [AXIS_X - 76, 140],
  ],
  Ajna: [
    [AXIS_X - 78, 178],
    [AXIS_X + 78, 178],
    [AXIS_X, 304],
  ],
  Throat: square(THROAT_Y),
  G: [
    [AXIS_X, G_Y - G_HALF],
    [AXIS_X + G_HALF, G_Y],
    [AXIS_X, G_Y + G_HALF],
    [AXIS_X - G_HALF, G_Y],
  ],
  Ego: [
    [508, 606],
    [582, 712],
    [434, 712],
  ],
  Spleen: SPLEEN,
  "Solar Plexus": SPLEEN.map(mirrored).reverse(),
  Sacral: square(SACRAL_Y),
  Root: square(ROOT_Y),
};

/** Distances of the gates of a square from its middle: three in a row, and those at its sides. */
const IN_ROW = 32;
const ROW_Y = 55;
const SIDE_X = 55;

/** The gates of the left half and of the axis, by number. */
const LEFT: Readonly<Record<number, Point>> = {
  64: [AXIS_X - 37, 120],
  61: [AXIS_X, 120],
  47: [AXIS_X - 37, 198],
  24: [AXIS_X, 198],
  17: [AXIS_X - 22, 235],
  43: [AXIS_X, 269],
  62: [AXIS_X - IN_ROW, THROAT_Y - ROW_Y],
  23: [AXIS_X, THROAT_Y - ROW_Y],
  16: [AXIS_X - SIDE_X, THROAT_Y - 20],
  20: [AXIS_X - SIDE_X, THROAT_Y + 20],
  31: [AXIS_X - IN_ROW, THROAT_Y + ROW_Y],
  8: [AXIS_X, THROAT_Y + ROW_Y],
  1: [AXIS_X, G_Y - 60],
  7: [AXIS_X - IN_ROW, G_Y - 28],
  10: [AXIS_X - 60, G_Y],
  15: [AXIS_X - IN_ROW, G_Y + 28],
  2: [AXIS_X, G_Y + 60],
  5: [AXIS_X - IN_ROW, SACRAL_Y - ROW_Y],
  14: [AXIS_X, SACRAL_Y - ROW_Y],
  34: [AXIS_X - SIDE_X, SACRAL_Y - 17],
  27: [AXIS_X - SIDE_X, SACRAL_Y + 17],
  42: [AXIS_X - IN_ROW, SACRAL_Y + ROW_Y],
  3: [AXIS_X, SACRAL_Y + ROW_Y],
  53: [AXIS_X - IN_ROW, ROOT_Y - ROW_Y],
  60: [AXIS_X, ROOT_Y - ROW_Y],
  54: [AXIS_X - SIDE_X, ROOT_Y - 23],
  38: [AXIS_X - SIDE_X, ROOT_Y + 9],
  58: [AXIS_X - SIDE_X, ROOT_Y + 41],
  48: [66, 731],
  57: [94, 749],
  44: [122, 767],
  50: [151, 788],
  32: [122, 809],
  28: [94, 827],
  18: [66, 845],
};

/** The gates of the right half that mirror one of the left half. */
const MIRROR: Readonly<Record<number, number>> = {
  63: 64,
  4: 47,
  11: 17,
  56: 62,
  33: 31,
  13: 7,
  25: 10,
  46: 15,
  29: 5,
  9: 42,
  52: 53,
  19: 54,
  39: 38,
  41: 58,
  36: 48,
  22: 57,
  37: 44,
  6: 50,
  49: 32,
  55: 28,
  30: 18,
};

/** The point of each gate. */
export const GATE_POINTS: Readonly<Record<number, Point>> = {
  ...LEFT,
  ...Object.fromEntries(Object.entries(MIRROR).map(([gate, left]) => [gate, mirrored(LEFT[left]!)])),
  35: [AXIS_X + SIDE_X, THROAT_Y - 32],
  12: [AXIS_X + SIDE_X, THROAT_Y],
  45: [AXIS_X + SIDE_X, THROAT_Y + 32],
  59: [AXIS_X + SIDE_X, SACRAL_Y + 17],
  21: [508, 641],
  51: [488, 667.5],
  26: [469, 694],
  40: [547, 694],
};

/** The point at which the arms of the four integration gates meet. */
export const INTEGRATION_POINT: Point = [202, 602];

/** The four integration gates clockwise from the top, and the points at which their arms leave their centers. */
export const INTEGRATION_ARMS: readonly { readonly gate: number; readonly from: Point }[] = [
  { gate: 20, from: [AXIS_X - SIDE_X, THROAT_Y + 20] },
  { gate: 10, from: [AXIS_X - 60, G_Y] },
  { gate: 34, from: [AXIS_X - SIDE_X, SACRAL_Y - 17] },
  { gate: 57, from: [94, 749] },
];
