import { frame } from "../body/frame.js";
import { addHeading } from "../body/heading.js";
import type { ChartWindow } from "../chart-core.js";
import { readChanges } from "../day/body-changes.js";
import { type DayDetail, DETAILS } from "../day/day-detail.js";
import { NARROW_DAY, WIDE_DAY } from "../day/day-layout.js";
import { type Day, drawDay } from "../day/draw-day.js";
import { dayRows, describeDay } from "../day/value-rows.js";
import { type CaptionOption, NO_CAPTION, readCaption } from "../theme/caption-option.js";
import {
  checkFlag,
  checkNames,
  fail,
  PICTURE_OPTIONS,
  type PictureOptions,
  pictureSettings,
} from "../theme/settings.js";

/** Options of {@link renderDay}. */
export interface DayOptions extends PictureOptions {
  /** Minutes that local time is ahead of UTC, -1560 to 1560, for the hours of the axis. Default 0. */
  readonly utcOffsetMinutes?: number;
  /** A name, birth and place that stand above the day; true and false add none. Default true. */
  readonly caption?: CaptionOption;
  /** A narrow picture whose texts can be read on a phone. Default false: made for 700 pixels or more. */
  readonly narrow?: boolean;
}

const OPTIONS = [...PICTURE_OPTIONS, "utcOffsetMinutes", "caption", "narrow"];

/** Reads a window; null if it is none, as far as it is written into the picture without escaping. */
function readDay(window: ChartWindow, offsetMs: number): Day | null {
  const { spans, changes, certain, uncertain } = window ?? {};
  if (!(Array.isArray(spans) && spans.length > 0 && Array.isArray(changes) && certain && uncertain))
    return null;
  const startMs = spans[0].from.getTime();
  const lengthMs = spans[spans.length - 1].to.getTime() - startMs;
  const ofBodies = readChanges(window, startMs);
  if (ofBodies === null) return null;
  return { span: { startMs, lengthMs, offsetMs }, rows: dayRows(window), changes: ofBodies };
}

/** Farthest that a zone was ever from UTC: 26 hours, which covers local mean time beyond the date line. */
const MAX_OFFSET_MINUTES = 1560;

/** Characters of the picture of a day, above which it leaves out labels. A day with a change of clocks has up to 26 hours. */
const MAX_DAY_LENGTH = 39_500;
const MAX_DAY_MS = 26 * 3_600_000;

/**
 * Draws a window of birth time as a strip: for each fact of the chart its values over the hours, and below them the changes
 * with the bodies that cause them.
 *
 * @param window The result of `chartWindow` of `chart-core/time`.
 * @throws ChartInputError `INVALID_OPTION`.
 *
 * @example
 * import { renderDay } from "bodygraph-svg";
 * import { chartWindow } from "chart-core/time";
 *
 * const day = chartWindow(new Date("1990-09-05T00:00Z"), new Date("1990-09-06T00:00Z"));
 * const svg = renderDay(day, { utcOffsetMinutes: 120 });
 */
export function renderDay(window: ChartWindow, options: DayOptions = {}): string {
  checkNames(options, OPTIONS);
  const { utcOffsetMinutes = 0 } = options;
  if (!(Number.isInteger(utcOffsetMinutes) && Math.abs(utcOffsetMinutes) <= MAX_OFFSET_MINUTES))
    fail(
      "utcOffsetMinutes",
      utcOffsetMinutes,
      `a whole number from -${MAX_OFFSET_MINUTES} to ${MAX_OFFSET_MINUTES}`,
    );
  const day = readDay(window, utcOffsetMinutes * 60_000);
  if (day === null) fail("window", window, "a result of chartWindow");
  const settings = pictureSettings(options, "Changes of a Human Design chart over time");
  const isNarrow = checkFlag("narrow", options.narrow, false);
  const layout = isNarrow ? NARROW_DAY : WIDE_DAY;
  const caption = readCaption(options.caption) ?? NO_CAPTION;
  const heading = { size: isNarrow ? 17 : 24, margin: layout.margin };
  const description = describeDay(day.rows);
  const draw = (detail: DayDetail) => {
    const { svg, height } = drawDay(day, { layout, palette: settings.palette, detail });
    const body = { x: 0, y: 0, width: layout.width, height };
    const { view, drawn } = addHeading(body, caption, settings.palette, heading);
    return frame(view, settings, description, drawn + svg);
  };
  const [full, ...less] = DETAILS;
  let picture = draw(full);
  const lastsADay = day.span.lengthMs <= MAX_DAY_MS;
  for (const detail of lastsADay ? less : []) {
    if (picture.length <= MAX_DAY_LENGTH) break;
    picture = draw(detail);
  }
  return picture;
}
