/** A point of the line to a glyph, in degrees before the glyph. */
export interface LeaderPoint {
  readonly beforeDeg: number;
  readonly radius: number;
}

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
  /** True draws the hexagrams of all gates, false those of active ones. */
  readonly hasAllHexagrams: boolean;
  /** Radius at which a body's line starts, displacement up to which it is straight, and the space before the glyph. */
  readonly lineStart: number;
  readonly straightDeg: number;
  readonly lineSpace: number;
  /** Points of a line that is not straight: its arc ends at the first, and its curve to the glyph bends at the second. */
  readonly turn: LeaderPoint;
  readonly bend: LeaderPoint;
  readonly leaderWidth: number;
  /** Radius of the glyphs of the bodies, and their least distance in degrees of the wheel. */
  readonly glyphs: number;
  readonly gapDeg: number;
  /** True writes gate, line and degrees of a body inside of its glyph. */
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
  zodiac: 466,
  gatesEnd: 392.5,
  numbers: 450,
  lineUnit: 1.8,
  innerLine: 225,
  lineGap: 3,
  lineLength: 8,
  brokenLength: 3,
  lineWidths: [1.1, 1.5],
  hasAllHexagrams: true,
  markRadius: 395.75,
  markLength: 33,
  markWidth: 6.5,
  markStripe: 5.5,
  tickLength: 5,
  lineStart: 385.5,
  straightDeg: 14.5,
  lineSpace: 4,
  turn: { beforeDeg: 7, radius: 364 },
  bend: { beforeDeg: 4, radius: 354 },
  leaderWidth: 1.2,
  glyphs: 335,
  gapDeg: 7.7,
  hasLabels: true,
  signUnit: 0.17,
  numberUnit: 0.15,
  glyphUnit: 0.165,
  degreeUnit: 0.11,
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
  gatesEnd: 151.5,
  numbers: 189,
  lineUnit: 1.1,
  innerLine: 145,
  lineGap: 3,
  lineLength: 9,
  brokenLength: 3,
  lineWidths: [1.1, 1.6],
  hasAllHexagrams: false,
  markRadius: 154,
  markLength: 12.5,
  markWidth: 5,
  markStripe: 2.5,
  tickLength: 0,
  lineStart: 149.5,
  straightDeg: 23,
  lineSpace: 3,
  turn: { beforeDeg: 12, radius: 128 },
  bend: { beforeDeg: 6.5, radius: 121.5 },
  leaderWidth: 0.9,
  glyphs: 108.5,
  gapDeg: 10.9,
  hasLabels: false,
  signUnit: 0.1,
  numberUnit: 0.093,
  glyphUnit: 0.104,
  degreeUnit: 0.1,
  numberStrokes: [13, 17],
  glyphStroke: 13.5,
  degreeStroke: 14,
  middleSize: 13.5,
  middleWidth: 150,
};
