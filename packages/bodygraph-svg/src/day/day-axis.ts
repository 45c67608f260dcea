import { fixed } from "../text/numbers.js";
import { layOut, type TextLine } from "../text/text.js";
import { HOUR_DASHES } from "./body-lanes.js";
import type { DayScene } from "./day-scene.js";
import { DAY_MS, dateOf, MINUTE_MS, timeLine } from "./day-times.js";

const HOUR_MS = 60 * MINUTE_MS;

/** Distances between the labels of the axis. */
const STEPS_MS = [
  ...[1, 5, 10, 30].map((seconds) => seconds * 1000),
  ...[1, 2, 5, 10, 15, 30].map((minutes) => minutes * MINUTE_MS),
  ...[1, 3, 6].map((hours) => hours * HOUR_MS),
];
const WIDEST_STEP_MS = 12 * HOUR_MS;

const LABEL_SIZE = 10.5;

/** Space between a label and the edge of the picture, and between two labels. */
const EDGE = 4;
const SPACE = 10;

/** Distance of a line's start from the labels, and height that labels and lines' starts take. */
const LINE_START = 6;
const HEAD_LINE = 5;

/** A text of the axis with its ends. */
interface AxisLabel {
  readonly line: TextLine;
  readonly start: number;
  readonly end: number;
  readonly isDate: boolean;
}

/**
 * Writes the hours above baselines, and draws a line at each of them through sections of the picture. A midnight within is
 * labeled with its date, for which an hour beside it makes room.
 */
export function drawAxis(
  { span, layout, palette, texts, xOf }: DayScene,
  baselines: readonly number[],
  sections: readonly (readonly [top: number, bottom: number])[],
): string {
  const { lengthMs } = span;
  const { maxTicks, width } = layout;
  const stepMs = STEPS_MS.find((step) => lengthMs / step < maxTicks) ?? WIDEST_STEP_MS;
  const localStartMs = span.startMs + span.offsetMs;
  const first = Math.ceil(localStartMs / stepMs) * stepMs - localStartMs;
  const form = { hasSeconds: stepMs < MINUTE_MS, hasDate: false };
  const hourLook = { size: LABEL_SIZE, color: palette.muted };
  const dateLook = { size: LABEL_SIZE, color: palette.ink };
  const heads = baselines.map((baseline) =>
    verticalLine(baseline + LINE_START, baseline + LINE_START + HEAD_LINE),
  );
  const verticals = [...heads, ...sections.map(([top, bottom]) => verticalLine(top, bottom))];
  let lines = "";
  const labels: AxisLabel[] = [];
  for (let ms = first; ms <= lengthMs; ms += stepMs) {
    const x = xOf(ms);
    const isMidnight = (ms + localStartMs) % DAY_MS === 0 && ms > 0 && ms < lengthMs;
    const line = isMidnight ? layOut(dateOf(span, ms)) : timeLine(span, ms, form);
    const move = `M${fixed(x)}`;
    for (const vertical of verticals) {
      lines += move;
      lines += vertical;
    }
    const labelWidth = (line.width * LABEL_SIZE) / 100;
    const start = Math.min(Math.max(x - labelWidth / 2, EDGE), width - EDGE - labelWidth);
    const last = labels.at(-1);
    const isTooClose = last !== undefined && start < last.end + SPACE;
    if (isTooClose && !isMidnight) continue;
    if (isTooClose) labels.pop();
    labels.push({ line, start, end: start + labelWidth, isDate: isMidnight });
  }
  for (const { line, start, isDate } of labels)
    for (const baseline of baselines) texts.addLine(line, start, baseline, isDate ? dateLook : hourLook);
  return `<path d="${lines}" stroke="${palette.track}" stroke-width="1.2" stroke-dasharray="${HOUR_DASHES}"/>`;
}

/** Writes a vertical line as path data that follows the x of its move. */
function verticalLine(top: number, bottom: number): string {
  return ` ${fixed(top)}V${fixed(bottom)}`;
}
