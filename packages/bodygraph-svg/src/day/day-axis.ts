import { fixed } from "../text/numbers.js";
import { text } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import { type DayLayout, TOP } from "./day-layout.js";

/** The time that a picture shows. */
export interface DaySpan {
  readonly fromMs: number;
  readonly toMs: number;
  /** Time by which local time is ahead of UTC. */
  readonly offsetMs: number;
}

const HOUR_MS = 3_600_000;

/** Distances between the hours of the axis. */
const STEPS_HOURS = [0.5, 1, 3, 6];
const WIDEST_STEP_HOURS = 12;

/** Draws date, zone and hours, with a line for each hour down to the bottom. */
export function drawAxis(
  { fromMs, toMs, offsetMs }: DaySpan,
  { margin, maxTicks }: DayLayout,
  { bottom, xOf, palette }: { bottom: number; xOf: (ms: number) => number; palette: Palette },
): string {
  const date = (ms: number) => new Date(ms + offsetMs).toISOString();
  const hours = (toMs - fromMs) / HOUR_MS;
  const stepHours = STEPS_HOURS.find((step) => hours / step < maxTicks) ?? WIDEST_STEP_HOURS;
  const stepMs = stepHours * HOUR_MS;
  const first = Math.ceil((fromMs + offsetMs) / stepMs) * stepMs - offsetMs;
  let lines = "";
  let labels = "";
  for (let ms = first; ms <= toMs; ms += stepMs) {
    const x = xOf(ms);
    const hour = date(ms).slice(11, 16);
    const shown = ms === toMs && hour === "00:00" ? "24:00" : hour;
    lines += `M${fixed(x)} ${TOP - 14}V${bottom}`;
    // The first and the last hour end where the strips end if there is no room beyond.
    const anchor = x - margin < EDGE ? "start" : ms + stepMs > toMs && margin < EDGE ? "end" : "middle";
    labels += text(shown, { x, y: TOP - 20, size: 10.5, color: palette.muted, anchor, isKept: true });
  }
  const zone =
    offsetMs === 0
      ? "UTC"
      : `UTC${offsetMs < 0 ? "–" : "+"}${date(Math.abs(offsetMs) - offsetMs).slice(11, 16)}`;
  const style = { x: margin, y: 36, size: 15, color: palette.ink, weight: 12 };
  const title = text(`${date(fromMs).slice(0, 10)}  ·  ${zone}`, style);
  return `${title}<path d="${lines}" stroke="${palette.track}" stroke-width="1.2"/>${labels}`;
}

/** Half of the width of an hour's label. */
const EDGE = 20;
