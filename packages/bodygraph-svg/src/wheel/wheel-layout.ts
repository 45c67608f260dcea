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
  /** Length of the ticks of a scale of degrees and of one of the gates' lines; 0 for none. */
  readonly tickLength: number;
  /** Radii of a body's line: of its start at the ring, of the end of its slanted part, and of its end. */
  readonly lineStart: number;
  readonly fanEnd: number;
  readonly lineEnd: number;
  readonly leaderWidth: number;
  /** Radius of the glyphs of the bodies, and their least distance in degrees of the wheel. */
  readonly glyphs: number;
  readonly gapDeg: number;
  /** True for gate, line and degrees inside of each glyph, and for the names of the sides in the corners. */
  readonly hasLabels: boolean;
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
  zodiac: 459,
  gatesEnd: 379,
  numbers: 439,
  lineUnit: 2,
  innerLine: 194,
  lineGap: 3,
  lineLength: 8,
  brokenLength: 3,
  lineWidths: [1, 1.4],
  markRadius: 382.5,
  markLength: 33,
  markWidth: 7,
  markStripe: 5.5,
  tickLength: 5,
  lineStart: 372,
  fanEnd: 347,
  lineEnd: 344,
  leaderWidth: 1.2,
  glyphs: 330,
  gapDeg: 6.6,
  hasLabels: true,
  signUnit: 0.19,
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
  zodiac: 197,
  gatesEnd: 149,
  numbers: 187.5,
  lineUnit: 1.2,
  innerLine: 131,
  lineGap: 3,
  lineLength: 8,
  brokenLength: 3,
  lineWidths: [1.1, 1.6],
  markRadius: 151.5,
  markLength: 12.5,
  markWidth: 5,
  markStripe: 2.5,
  tickLength: 0,
  lineStart: 147,
  fanEnd: 122.5,
  lineEnd: 120,
  leaderWidth: 0.9,
  glyphs: 108.5,
  gapDeg: 9.6,
  hasLabels: false,
  signUnit: 0.104,
  numberUnit: 0.088,
  glyphUnit: 0.108,
  degreeUnit: 0.074,
  numberStrokes: [11, 17],
  glyphStroke: 13,
  degreeStroke: 14,
  middleSize: 13.5,
  middleWidth: 150,
};
