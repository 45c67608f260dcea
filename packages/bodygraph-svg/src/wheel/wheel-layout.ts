import type { Side } from "../chart-core.js";

/** Measures of a wheel, from the outside to the inside. It is drawn for a page or for a phone. */
export interface WheelLayout {
  /** Outer edges of the zodiac and of the gates, and the inner edge of the gates. */
  readonly rim: number;
  readonly zodiac: number;
  readonly gatesEnd: number;
  /** Radius of the gates' numbers. */
  readonly numbers: number;
  /** Unit of the hexagrams, in which they are whole numbers. */
  readonly lineUnit: number;
  /** Radius of the innermost line, distance and length of the lines, and the length of a part of a broken one. */
  readonly innerLine: number;
  readonly lineGap: number;
  readonly lineLength: number;
  readonly brokenLength: number;
  readonly lineWidths: readonly [inactive: number, active: number];
  /** Radius, arc, width and stripe of the mark of an active gate. */
  readonly markRadius: number;
  readonly markLength: number;
  readonly markWidth: number;
  readonly markStripe: number;
  /** Radii of the glyphs: those of the personality stand further outside. */
  readonly personality: number;
  readonly design: number;
  /** Radii at which the line of a body begins, and at which it bends. */
  readonly lineStart: number;
  readonly lineBend: number;
  /** Least distances in degrees of the wheel: between bodies of each side, and between those of different sides. */
  readonly gapsDeg: Readonly<Record<Side, number>>;
  readonly gapToOtherSideDeg: number;
  /** Sizes: units of the picture for a unit of a glyph. */
  readonly signUnit: number;
  readonly numberUnit: number;
  readonly glyphUnit: number;
  readonly degreeUnit: number;
  /** Widths of strokes in units of glyphs. */
  readonly numberStrokes: readonly [inactive: number, active: number];
  readonly glyphStroke: number;
  readonly degreeStroke: number;
  /** Height of the capitals in the middle where no bodygraph stands there, and the widest line. */
  readonly middleSize: number;
  readonly middleWidth: number;
}

/** Layout for 700 pixels or more: the bodygraph stands in the middle. */
export const WIDE_WHEEL: WheelLayout = {
  rim: 494,
  zodiac: 462,
  gatesEnd: 379,
  numbers: 441,
  lineUnit: 1,
  innerLine: 388,
  lineGap: 6,
  lineLength: 16,
  brokenLength: 5,
  lineWidths: [2, 2.8],
  markRadius: 382.5,
  markLength: 33,
  markWidth: 7,
  markStripe: 5.5,
  personality: 347,
  design: 298,
  lineStart: 376,
  lineBend: 367,
  gapsDeg: { personality: 5, design: 5.4 },
  gapToOtherSideDeg: 3.3,
  signUnit: 0.165,
  numberUnit: 0.155,
  glyphUnit: 0.16,
  degreeUnit: 0.105,
  numberStrokes: [10, 15],
  glyphStroke: 12,
  degreeStroke: 13,
  middleSize: 30,
  middleWidth: 400,
};

/** Layout for a phone: the bodygraph stands below. */
export const NARROW_WHEEL: WheelLayout = {
  rim: 216,
  zodiac: 199,
  gatesEnd: 149,
  numbers: 188.5,
  lineUnit: 0.5,
  innerLine: 315,
  lineGap: 7,
  lineLength: 20,
  brokenLength: 7,
  lineWidths: [2.6, 3.8],
  markRadius: 151.5,
  markLength: 12.5,
  markWidth: 5,
  markStripe: 2.5,
  personality: 127,
  design: 93,
  lineStart: 147,
  lineBend: 143,
  gapsDeg: { personality: 8.8, design: 12.6 },
  gapToOtherSideDeg: 6.6,
  signUnit: 0.096,
  numberUnit: 0.088,
  glyphUnit: 0.108,
  degreeUnit: 0.074,
  numberStrokes: [11, 17],
  glyphStroke: 13,
  degreeStroke: 14,
  middleSize: 12,
  middleWidth: 116,
};
