/** Measures of a wheel, from the outside to the inside. It is drawn for a page or for a telephone. */
export interface WheelLayout {
  /** Outer edges of the zodiac and of the gates, and the inner edge of the gates. */
  readonly rim: number;
  readonly zodiac: number;
  readonly gatesEnd: number;
  /** Radius of the gates' numbers, and of the innermost line of the hexagrams. */
  readonly numbers: number;
  readonly innerLine: number;
  /** Distance and length of the lines, the length of a part of a broken one, and the widths for inactive and active gates. */
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
  /** Least distances in degrees of the wheel: between bodies of a side, and between those of different sides. */
  readonly gapDeg: number;
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
  gapDeg: 5,
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

/** Layout for a telephone: the bodygraph stands below. */
export const NARROW_WHEEL: WheelLayout = {
  rim: 216,
  zodiac: 194,
  gatesEnd: 141,
  numbers: 182,
  innerLine: 150,
  lineGap: 3.6,
  lineLength: 9.5,
  brokenLength: 3.2,
  lineWidths: [1.3, 1.9],
  markRadius: 143.5,
  markLength: 12.5,
  markWidth: 5,
  markStripe: 2.5,
  personality: 126,
  design: 92,
  gapDeg: 8.4,
  gapToOtherSideDeg: 6.6,
  signUnit: 0.115,
  numberUnit: 0.095,
  glyphUnit: 0.108,
  degreeUnit: 0.074,
  numberStrokes: [11, 17],
  glyphStroke: 13,
  degreeStroke: 14,
  middleSize: 12,
  middleWidth: 116,
};
