/** Measures of a day's picture, for a wide page or for a phone. */
export interface DayLayout {
  readonly width: number;
  /** Left end of titles. */
  readonly margin: number;
  /** Right end of the glyphs of bodies; the place that a body comes from stands between it and `left`. */
  readonly glyphRight: number;
  /** Left and right end of the bars. */
  readonly left: number;
  readonly right: number;
  /** True writes the title of a row above its bars, false beside them. */
  readonly isTitleAbove: boolean;
  /** Height that a title above its bars takes. */
  readonly titleHeight: number;
  /** Space below a row. */
  readonly rowSpace: number;
  /** Most hours of the axis. */
  readonly maxTicks: number;
}

/** Layout for 700 pixels or more. */
export const WIDE_DAY: DayLayout = {
  width: 1000,
  margin: 18,
  glyphRight: 123,
  left: 160,
  right: 980,
  isTitleAbove: false,
  titleHeight: 0,
  rowSpace: 10,
  maxTicks: 9,
};

/** Layout for a phone. */
export const NARROW_DAY: DayLayout = {
  width: 440,
  margin: 10,
  glyphRight: 27,
  left: 64,
  right: 423,
  isTitleAbove: true,
  titleHeight: 19,
  rowSpace: 10,
  maxTicks: 5,
};
