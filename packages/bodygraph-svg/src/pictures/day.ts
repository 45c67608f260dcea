import { frame } from "../body/frame.js";
import { BODIES, type ChartWindow } from "../chart-core.js";
import { type DayDetail, FULL_DETAIL, LESS_DETAIL } from "../day/day-detail.js";
import { NARROW_DAY, WIDE_DAY } from "../day/day-layout.js";
import { drawDay } from "../day/draw-day.js";
import { valueRows } from "../day/value-rows.js";
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
  /** A narrow picture whose texts can be read on a phone. Default false: made for 700 pixels or more. */
  readonly narrow?: boolean;
}

/** Checks a window as far as it is written into the picture without escaping. */
function isWindow(window: ChartWindow): boolean {
  if (!Array.isArray(window?.spans) || window.spans.length === 0 || !Array.isArray(window.changes))
    return false;
  // A loop takes half of the time of `every`.
  for (const { at, side, body, from, to } of window.changes) {
    if (!(at instanceof Date && (side === "personality" || side === "design") && BODIES.includes(body)))
      return false;
    if (!isGateLine(from) || !isGateLine(to)) return false;
  }
  return true;
}

function isGateLine(place: { readonly gate: unknown; readonly line: unknown } | null): boolean {
  return (
    typeof place === "object" &&
    place !== null &&
    Number.isInteger(place.gate) &&
    Number.isInteger(place.line)
  );
}

/** Longest window that counts as a day, and most characters of its picture. */
const MAX_DAY_MS = 26 * 3_600_000;
const MAX_DAY_LENGTH = 39_500;

/** Farthest that a zone was ever from UTC: 26 hours, which covers local mean time beyond the date line. */
const MAX_OFFSET_MINUTES = 1560;

/**
 * Draws a window of birth time as a strip: for each fact of the chart its values over the hours, and below them the changes
 * with the bodies that cause them. A day of up to 26 hours takes at most 40 KB: rare ones that would take more have shorter
 * texts.
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
  checkNames(options, [...PICTURE_OPTIONS, "utcOffsetMinutes", "narrow"]);
  const { utcOffsetMinutes = 0 } = options;
  if (!(Number.isInteger(utcOffsetMinutes) && Math.abs(utcOffsetMinutes) <= MAX_OFFSET_MINUTES))
    fail(
      "utcOffsetMinutes",
      utcOffsetMinutes,
      `a whole number from -${MAX_OFFSET_MINUTES} to ${MAX_OFFSET_MINUTES}`,
    );
  if (!isWindow(window)) fail("window", window, "a result of chartWindow");
  const settings = pictureSettings(options, "Changes of a Human Design chart over time");
  const rows = valueRows(window);
  const layout = checkFlag("narrow", options.narrow, false) ? NARROW_DAY : WIDE_DAY;
  const description = rows
    .map(({ title, pieces }) => `${title}: ${[...new Set(pieces.map(({ value }) => value))].join(", ")}.`)
    .join(" ");
  const look = { layout, offsetMs: utcOffsetMinutes * 60_000, palette: settings.palette };
  const draw = (detail: DayDetail) => {
    const { svg, height } = drawDay(window, rows, look, detail);
    return frame({ x: 0, y: 0, width: layout.width, height }, settings, description, svg);
  };
  let picture = draw(FULL_DETAIL);
  const lastsADay = window.spans.at(-1)!.to.getTime() - window.spans[0]!.from.getTime() <= MAX_DAY_MS;
  for (const detail of lastsADay ? LESS_DETAIL : []) {
    if (picture.length <= MAX_DAY_LENGTH) break;
    picture = draw(detail);
  }
  return picture;
}
