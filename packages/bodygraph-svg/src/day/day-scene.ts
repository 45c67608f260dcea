import type { Palette } from "../theme/theme.js";
import type { DayDetail } from "./day-detail.js";
import type { DayLayout } from "./day-layout.js";
import type { DaySpan, TimeWriter } from "./day-times.js";
import type { TextLayer } from "./text-layer.js";
import type { Tints } from "./tints.js";

/** All that the parts of a day's picture share. */
export interface DayScene {
  readonly layout: DayLayout;
  readonly span: DaySpan;
  readonly palette: Palette;
  readonly tints: Tints;
  /** Takes the texts, which are drawn above all bars. */
  readonly texts: TextLayer;
  /** Takes path data of thin lines from bars to their times. */
  readonly ticks: string[];
  /** The times that labels below bars have so far. */
  readonly said: Set<number>;
  readonly xOf: (ms: number) => number;
  /** Writes an instant as the milliseconds since the start of the picture. */
  readonly writeMs: (ms: number) => string;
  /** Writes a local time; with the date after the first day. */
  readonly writeTime: TimeWriter;
  readonly detail: DayDetail;
  /** Writes a local time without a date. */
  readonly writeClock: TimeWriter;
}

/** Size of a row's title. */
export const TITLE_SIZE = 11;

/** Writes the title of a row, beside or above what begins at a height. */
export function addRowTitle(
  title: string,
  { y, height }: { readonly y: number; readonly height: number },
  { layout: { margin, isTitleAbove }, texts }: Pick<DayScene, "layout" | "texts">,
  color: string,
): void {
  const baseline = isTitleAbove ? y - 6 : y + height / 2 + TITLE_SIZE / 2;
  texts.addLine(title, { x: margin, baseline }, { size: TITLE_SIZE, color });
}
