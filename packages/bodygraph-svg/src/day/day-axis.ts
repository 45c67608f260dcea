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

/** Distances between the labels of the axis. */
const STEPS_MS = [
  ...[1, 5, 10, 30].map((seconds) => seconds * 1000),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 3, 6].map((hours) => hours * HOUR_MS),
];
const WIDEST_STEP_MS = 12 * HOUR_MS;

const LABEL_SIZE = 10.5;

/** Returns a function that writes the local time of day of a span's instants; the end of its last day is 24:00. */
export function timeWriter({ toMs, offsetMs }: DaySpan): (ms: number) => string {
  const writeLocal = instantWriter();
  return (ms) => {
    const time = writeLocal(ms + offsetMs).slice(11, 16);
    return ms === toMs && time === "00:00" ? "24:00" : time;
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
  const { margin, right, width, maxTicks } = layout;
  const writeLocal = instantWriter();
  const writeTime = timeWriter(span);
  const dateOf = (ms: number) => writeLocal(ms + offsetMs).slice(0, -14);
  const stepMs = STEPS_MS.find((step) => (toMs - fromMs) / step < maxTicks) ?? WIDEST_STEP_MS;
  const first = Math.ceil((fromMs + offsetMs) / stepMs) * stepMs - offsetMs;
  let lines = "";
  for (let ms = first; ms <= toMs; ms += stepMs) {
    const x = xOf(ms);
    const time = stepMs < MINUTE_MS ? writeLocal(ms + offsetMs).slice(11, 19) : writeTime(ms);
    const isMidnight = time.startsWith("00:00") && !/[1-9]/.test(time) && ms > fromMs;
    const label = isMidnight ? dateOf(ms) : time;
    lines += `M${fixed(x)} ${TOP - 14}V${fixed(bottom)}`;
    const half = textWidth(label, LABEL_SIZE) / 2;
    // The first and the last label end at the margins.
    const middle = Math.min(Math.max(x, margin + half), Math.max(right, width - margin) - half);
    const color = isMidnight ? palette.ink : palette.muted;
    texts.addLine(label, { x: middle, baseline: TOP - 20, anchor: "middle" }, { size: LABEL_SIZE, color });
  }
  const zone =
    offsetMs === 0 ? "UTC" : `UTC${offsetMs < 0 ? "–" : "+"}${writeLocal(Math.abs(offsetMs)).slice(11, 16)}`;
  const [firstDate, lastDate] = [dateOf(fromMs), dateOf(toMs - 1)];
  const dates = firstDate === lastDate ? firstDate : `${firstDate} – ${lastDate}`;
  const style = { x: margin, y: 36, size: 15, color: palette.ink, weight: 12 };
  const title = text(`${dates}  ·  ${zone}`, style);
  return `${title}<path d="${lines}" stroke="${palette.track}" stroke-width="1.2"/>`;
}
