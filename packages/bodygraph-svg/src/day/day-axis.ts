import { fixed } from "../text/numbers.js";
import { textWidth } from "../text/text.js";
import { HOUR_DASHES } from "./body-lanes.js";
import type { DayScene } from "./day-scene.js";
import { clockWriter, dateWriter, MINUTE_MS, MINUTES, SECONDS } from "./day-times.js";

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

/** Space between a label and the edge of the picture. */
const EDGE = 2;

/** Distance of a line's start from the labels, and height that labels and lines' starts take. */
const LINE_START = 6;
const HEAD_LINE = 5;

/** Returns the width of a time or a date: all digits are equally wide. */
export function timeWidth(time: string, size: number): number {
  return textWidth(time.replace(/\d/g, "0"), size);
}

/**
 * Writes the hours above baselines, and draws a line at each of them through sections of the picture. A midnight within is
 * labeled with its date.
 */
export function drawAxis(
  { span, layout, palette, texts, xOf }: DayScene,
  baselines: readonly number[],
  sections: readonly (readonly [top: number, bottom: number])[],
): string {
  const { fromMs, toMs, offsetMs } = span;
  const { maxTicks, width } = layout;
  const writeClock = clockWriter(span);
  const writeDate = dateWriter(span);
  const stepMs = STEPS_MS.find((step) => (toMs - fromMs) / step < maxTicks) ?? WIDEST_STEP_MS;
  const first = Math.ceil((fromMs + offsetMs) / stepMs) * stepMs - offsetMs;
  const heads = baselines.map((baseline) => {
    const start = baseline + LINE_START;
    return [start, start + HEAD_LINE] as const;
  });
  let lines = "";
  for (let ms = first; ms <= toMs; ms += stepMs) {
    const x = xOf(ms);
    const isMidnight = (ms + offsetMs) % DAY_MS === 0 && ms > fromMs && ms < toMs;
    const label = isMidnight ? writeDate(ms) : writeClock(ms, stepMs < MINUTE_MS ? SECONDS : MINUTES);
    for (const [top, bottom] of [...heads, ...sections])
      lines += `M${fixed(x)} ${fixed(top)}V${fixed(bottom)}`;
    const half = timeWidth(label, LABEL_SIZE) / 2;
    const middle = Math.min(Math.max(x, EDGE + half), width - EDGE - half);
    const color = isMidnight ? palette.ink : palette.muted;
    for (const baseline of baselines)
      texts.addTime(label, { x: middle - half, baseline }, { size: LABEL_SIZE, color });
  }
  return `<path d="${lines}" stroke="${palette.track}" stroke-width="1.2" stroke-dasharray="${HOUR_DASHES}"/>`;
}
