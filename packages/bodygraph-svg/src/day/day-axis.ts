import { instantWriter } from "../text/instants.js";
import { fixed } from "../text/numbers.js";
import { text, textWidth } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import { type DayLayout, TOP } from "./day-layout.js";
import type { TextLayer } from "./text-layer.js";

/** The time that a picture shows. */
export interface DaySpan {
  readonly fromMs: number;
  readonly toMs: number;
  /** Time by which local time is ahead of UTC. */
  readonly offsetMs: number;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Distances between the labels of the axis. */
const STEPS_MS = [
  ...[1, 5, 10, 30].map((seconds) => seconds * 1000),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 3, 6].map((hours) => hours * HOUR_MS),
];
const WIDEST_STEP_MS = 12 * HOUR_MS;

const LABEL_SIZE = 10.5;

/** Half of the width of a time, by which the last label may stand out at the right. */
const BEYOND = 20;

/** Length of a time of day in hours and minutes, and with seconds. */
export const MINUTES = 5;
const SECONDS = 8;

/** Returns the width of a time or a date: all digits are equally wide. */
export function timeWidth(time: string, size: number): number {
  return textWidth(time.replace(/\d/g, "0"), size);
}

/** Writes the local time of day of an instant. */
export type TimeWriter = (ms: number, length: number) => string;

/** Space of titles above the strips, which no line crosses. */
const TITLE_WIDTH = 56;

/** Returns a function that writes the local time of day of a span's instants; the end of its last day is 24:00. */
export function timeWriter({ toMs, offsetMs }: DaySpan): TimeWriter {
  const writeLocal = instantWriter();
  return (ms, length) => {
    const time = writeLocal(ms + offsetMs).slice(-13, length - 13);
    return ms === toMs && /^00:00(?::00)?$/.test(time) ? time.replace("00", "24") : time;
  };
}

/** Draws dates and zone, and for each step of time a line down to the bottom and its label. A midnight within is labeled with its date. */
export function drawAxis(
  span: DaySpan,
  layout: DayLayout,
  {
    bottom,
    xOf,
    palette,
    texts,
  }: { bottom: number; xOf: (ms: number) => number; palette: Palette; texts: TextLayer },
): string {
  const { fromMs, toMs, offsetMs } = span;
  const { margin, left, right, width, maxTicks, isTitleAbove } = layout;
  const end = right + BEYOND <= width ? right + BEYOND : right;
  const writeLocal = instantWriter();
  const writeTime = timeWriter(span);
  const dateOf = (ms: number) => writeLocal(ms + offsetMs).slice(0, -14);
  const stepMs = STEPS_MS.find((step) => (toMs - fromMs) / step < maxTicks) ?? WIDEST_STEP_MS;
  const first = Math.ceil((fromMs + offsetMs) / stepMs) * stepMs - offsetMs;
  let lines = "";
  for (let ms = first; ms <= toMs; ms += stepMs) {
    const x = xOf(ms);
    const isMidnight = (ms + offsetMs) % DAY_MS === 0 && ms > fromMs && ms < toMs;
    const label = isMidnight ? dateOf(ms) : writeTime(ms, stepMs < MINUTE_MS ? SECONDS : MINUTES);
    if (!isTitleAbove || x > left + TITLE_WIDTH) lines += `M${fixed(x)} ${TOP - 14}V${fixed(bottom)}`;
    const half = timeWidth(label, LABEL_SIZE) / 2;
    const middle = Math.min(Math.max(x, margin + half), end - half);
    const color = isMidnight ? palette.ink : palette.muted;
    texts.addTime(label, { x: middle - half, baseline: TOP - 20 }, { size: LABEL_SIZE, color });
  }
  const zone =
    offsetMs === 0 ? "UTC" : `UTC${offsetMs < 0 ? "–" : "+"}${writeLocal(Math.abs(offsetMs)).slice(-13, -8)}`;
  const [firstDate, lastDate] = [dateOf(fromMs), dateOf(toMs - 1)];
  const dates = firstDate === lastDate ? firstDate : `${firstDate} – ${lastDate}`;
  const style = { x: margin, y: 36, size: 15, color: palette.ink, weight: 12 };
  const title = text(`${dates}  ·  ${zone}`, style);
  return `${title}<path d="${lines}" stroke="${palette.track}" stroke-width="1.2"/>`;
}
