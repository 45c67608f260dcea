import { layOutKept } from "../text/text.js";
import type { TextLayer } from "../text/text-layer.js";
import type { Palette } from "../theme/theme.js";
import type { Tints } from "../theme/tints.js";
import type { DayDetail } from "./day-detail.js";
import type { DayLayout } from "./day-layout.js";
import type { DaySpan } from "./day-times.js";

/** All that the parts of a day's picture share. */
export interface DayScene {
  readonly layout: DayLayout;
  readonly span: DaySpan;
  readonly palette: Palette;
  readonly tints: Tints;
  readonly detail: DayDetail;
  /** True writes the date of each time after the first day: in a window so long that times of day come twice. */
  readonly hasDates: boolean;
  /** Takes the texts, which are drawn above all bars. */
  readonly texts: TextLayer;
  /** Takes path data of thin lines from bars to their times. */
  readonly ticks: string[];
  /** The times that labels below bars have so far. */
  readonly said: Set<number>;
  /** Returns the place of a time since the start of the window, in tenths. */
  readonly xOf: (ms: number) => number;
}

/** A drawn part of the picture, and the height at which it ends. */
export interface DrawnPart {
  readonly svg: string;
  readonly bottom: number;
}

/** Font size of a row's title. */
export const TITLE_SIZE = 11;
/** Font size of times, gates, lines and the other texts of rows. */
export const SMALL_SIZE = 9.6;
/** Distance from the baseline of a title to the bars below it. */
export const ABOVE_BARS = 6;

/** Writes the title of a row, beside or above what begins at a height. */
export function addRowTitle(
  title: string,
  { y, height }: { readonly y: number; readonly height: number },
  { layout: { margin, isTitleAbove }, texts }: Pick<DayScene, "layout" | "texts">,
  color: string,
): void {
  const baseline = isTitleAbove ? y - ABOVE_BARS : y + height / 2 + TITLE_SIZE / 2;
  texts.addLine(layOutKept(title), margin, baseline, { size: TITLE_SIZE, color });
}
