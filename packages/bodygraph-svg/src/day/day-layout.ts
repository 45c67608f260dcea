/** Measures of a day's picture, for a wide page or for a phone. */
export interface DayLayout {
  readonly width: number;
  /** Left end of titles. */
  readonly margin: number;
  /** Left and right end of the strips. */
  readonly left: number;
  readonly right: number;
  /** True writes the title of a row above its strip, false beside it. */
  readonly isTitleAbove: boolean;
  /** Height that a title above its strip takes. */
  readonly titleHeight: number;
  /** Space below a strip. */
  readonly rowSpace: number;
  /** Most hours of the axis. */
  readonly maxTicks: number;
}

/** Layout for 700 pixels or more. */
export const WIDE_DAY: DayLayout = {
  width: 1000,
  margin: 24,
  left: 128,
  right: 976,
  isTitleAbove: false,
  titleHeight: 0,
  rowSpace: 10,
  maxTicks: 9,
};

/** Layout for a phone. Its titles hang to the left of the strips, above the glyphs of the bodies. */
export const NARROW_DAY: DayLayout = {
  width: 440,
  margin: 14,
  left: 36,
  right: 426,
  isTitleAbove: true,
  titleHeight: 19,
  rowSpace: 12,
  maxTicks: 5,
};

/** Top of the first row. */
export const TOP = 84;

/** Height of a bar: a channel that comes or goes fits if it is written upwards. */
export const BAR_HEIGHT = 38;

/** Height of the bars of variables, whose values fit if they are written upwards. */
export const TALL_BAR_HEIGHT = 46;
