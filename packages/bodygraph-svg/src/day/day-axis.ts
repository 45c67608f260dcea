import { instantWriter } from "../text/instants.js";
import { fixed } from "../text/numbers.js";
import { text } from "../text/text.js";
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

const HOUR_MS = 3_600_000;

/** Distances between the hours of the axis. */
const STEPS_HOURS = [0.5, 1, 3, 6];
const WIDEST_STEP_HOURS = 12;

/** Draws date and zone, and for each hour a line down to the bottom and its label. */
export function drawAxis(
  { fromMs, toMs, offsetMs }: DaySpan,
  { margin, maxTicks }: DayLayout,
  {
    bottom,
    xOf,
    palette,
    texts,
  }: { bottom: number; xOf: (ms: number) => number; palette: Palette; texts: TextLayer },
): string {
  const writeLocal = instantWriter();
  const hours = (toMs - fromMs) / HOUR_MS;
  const stepHours = STEPS_HOURS.find((step) => hours / step < maxTicks) ?? WIDEST_STEP_HOURS;
  const stepMs = stepHours * HOUR_MS;
  const first = Math.ceil((fromMs + offsetMs) / stepMs) * stepMs - offsetMs;
  let lines = "";
  for (let ms = first; ms <= toMs; ms += stepMs) {
    const x = xOf(ms);
    const hour = writeLocal(ms + offsetMs).slice(11, 16);
    const shown = ms === toMs && hour === "00:00" ? "24:00" : hour;
    lines += `M${fixed(x)} ${TOP - 14}V${bottom}`;
    // The first and the last hour end where the strips end if there is no room beyond.
    const anchor = x - margin < EDGE ? "start" : ms + stepMs > toMs && margin < EDGE ? "end" : "middle";
    texts.addLine(shown, { x, baseline: TOP - 20, anchor }, { size: 10.5, color: palette.muted });
  }
  const zone =
    offsetMs === 0 ? "UTC" : `UTC${offsetMs < 0 ? "–" : "+"}${writeLocal(Math.abs(offsetMs)).slice(11, 16)}`;
  const style = { x: margin, y: 36, size: 15, color: palette.ink, weight: 12 };
  const title = text(`${writeLocal(fromMs + offsetMs).slice(0, 10)}  ·  ${zone}`, style);
  return `${title}<path d="${lines}" stroke="${palette.track}" stroke-width="1.2"/>`;
}

/** Half of the width of an hour's label. */
const EDGE = 20;
