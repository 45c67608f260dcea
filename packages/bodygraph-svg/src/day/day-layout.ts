import type { ValueRow } from "./value-rows.js";

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
  readonly barHeight: number;
  /** Height of a bar whose values are written upwards where they are too long. */
  readonly tallBarHeight: number;
  /** Space below a strip. */
  readonly rowSpace: number;
  /** Lanes of the changes' glyphs. */
  readonly lanes: number;
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
  barHeight: 34,
  tallBarHeight: 46,
  rowSpace: 12,
  lanes: 5,
  maxTicks: 9,
};

/** Layout for a phone. */
export const NARROW_DAY: DayLayout = {
  width: 440,
  margin: 14,
  left: 14,
  right: 426,
  isTitleAbove: true,
  titleHeight: 19,
  barHeight: 32,
  tallBarHeight: 54,
  rowSpace: 13,
  lanes: 8,
  maxTicks: 5,
};

/** Top of the first row. */
export const TOP = 84;

/** Height of a lane of the changes. */
export const LANE_HEIGHT = 24;

/** Height of the marks above the changes. */
export const TICK_HEIGHT = 6;

/** Space above the changes. */
const ABOVE_CHANGES = 4 + TICK_HEIGHT;

/** Places of the rows and of the changes below them. */
export interface DayPlaces {
  /** Tops and heights of the bars. */
  readonly bars: readonly { readonly y: number; readonly height: number }[];
  readonly changesTop: number;
  /** Bottom of the last lane. */
  readonly bottom: number;
  readonly height: number;
}

/** Returns the places of all rows. */
export function placesOfDay(rows: readonly ValueRow[], layout: DayLayout): DayPlaces {
  let y = TOP;
  const bars = rows.map(({ member }) => {
    const height = member === "variables" ? layout.tallBarHeight : layout.barHeight;
    const bar = { y: y + layout.titleHeight, height };
    y = bar.y + height + layout.rowSpace;
    return bar;
  });
  const changesTop = y + ABOVE_CHANGES + layout.titleHeight;
  const bottom = changesTop + layout.lanes * LANE_HEIGHT;
  return { bars, changesTop, bottom, height: bottom + 30 };
}
