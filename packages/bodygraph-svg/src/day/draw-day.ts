import { BODIES, type ChartWindow } from "../chart-core.js";
import { BODY_GLYPHS } from "../shapes/glyphs.generated.js";
import { escapeText } from "../text/escape.js";
import { flat } from "../text/flat.js";
import { fixed } from "../text/numbers.js";
import { parseStrokes, strokesAt } from "../text/strokes.js";
import { TEXT_ATTRIBUTES, text, textWidth } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import type { ValueRow } from "./value-rows.js";

/** Width of the picture. */
export const DAY_WIDTH = 1000;

/** Left and right end of the strip. */
const LEFT = 128;
const RIGHT = 976;

const TOP = 84;
const ROW_HEIGHT = 46;
const BAR_HEIGHT = 34;

/** Lanes of the changes' glyphs, and their height. */
const LANES = 5;
const LANE_HEIGHT = 24;

const GLYPH_UNIT = 0.115;
const GLYPH_WIDTH = 19;

const HOUR_MS = 3_600_000;
const GLYPHS = Object.fromEntries(
  BODIES.map((body) => [body, flat(strokesAt(parseStrokes(BODY_GLYPHS[body]!), -72, -72))]),
);

const changesTop = (rows: readonly ValueRow[]) => TOP + rows.length * ROW_HEIGHT + 10;

/** Returns the height of the picture of a window. */
export function heightOfDay(rows: readonly ValueRow[]): number {
  return changesTop(rows) + LANES * LANE_HEIGHT + 30;
}

/** Draws the axis, one strip a row, and the changes. */
export function drawDay(
  window: ChartWindow,
  rows: readonly ValueRow[],
  utcOffsetMinutes: number,
  palette: Palette,
): string {
  const fromMs = window.spans[0]!.from.getTime();
  const toMs = window.spans.at(-1)!.to.getTime();
  const xOf = (ms: number) => LEFT + ((ms - fromMs) / (toMs - fromMs)) * (RIGHT - LEFT);
  return [
    `<g ${TEXT_ATTRIBUTES}>`,
    axis(
      {
        fromMs,
        toMs,
        offsetMs: utcOffsetMinutes * 60_000,
        bottom: changesTop(rows) + LANES * LANE_HEIGHT,
        xOf,
      },
      palette,
    ),
    ...rows.map((row, index) => strip(row, { y: TOP + index * ROW_HEIGHT, xOf, palette })),
    changes(window, changesTop(rows), xOf, palette),
    "</g>",
  ].join("");
}

interface Axis {
  readonly fromMs: number;
  readonly toMs: number;
  readonly offsetMs: number;
  readonly bottom: number;
  readonly xOf: (ms: number) => number;
}

function axis({ fromMs, toMs, offsetMs, bottom, xOf }: Axis, palette: Palette): string {
  const date = (ms: number) => new Date(ms + offsetMs).toISOString();
  const hours = (toMs - fromMs) / HOUR_MS;
  const stepMs = (hours > 26 ? 6 : hours > 7 ? 3 : hours > 3 ? 1 : 0.5) * HOUR_MS;
  const first = Math.ceil((fromMs + offsetMs) / stepMs) * stepMs - offsetMs;
  const ticks: string[] = [];
  for (let ms = first; ms <= toMs; ms += stepMs) {
    const x = xOf(ms);
    const isEnd = ms === toMs && date(ms).slice(11, 16) === "00:00";
    ticks.push(
      `<path d="M${fixed(x)} ${TOP - 14}V${bottom}" stroke="${palette.track}" stroke-width="1.2"/>`,
      text(isEnd ? "24:00" : date(ms).slice(11, 16), {
        x,
        y: TOP - 20,
        size: 10.5,
        color: palette.muted,
        anchor: "middle",
      }),
    );
  }
  const zone =
    offsetMs === 0
      ? "UTC"
      : `UTC${offsetMs < 0 ? "–" : "+"}${date(Math.abs(offsetMs) - offsetMs).slice(11, 16)}`;
  const title = text(`${date(fromMs).slice(0, 10)}  ·  ${zone}`, {
    x: 24,
    y: 36,
    size: 15,
    color: palette.ink,
    weight: 12,
  });
  return title + ticks.join("");
}

interface Strip {
  readonly y: number;
  readonly xOf: (ms: number) => number;
  readonly palette: Palette;
}

/** Draws the values of a member. The one that holds longest is gray; the others take turns between four colors. */
function strip({ member, title, pieces }: ValueRow, { y, xOf, palette }: Strip): string {
  const label = text(title, { x: 24, y: y + BAR_HEIGHT / 2 + 5, size: 11, color: palette.ink });
  const durations = new Map<string, number>();
  for (const { value, fromMs, toMs } of pieces)
    durations.set(value, (durations.get(value) ?? 0) + toMs - fromMs);
  const longest = [...durations].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  const others = [...durations.keys()].filter((value) => value !== longest);
  const colors = [palette.yellow, palette.green, palette.brown, palette.red];
  const drawn = pieces.map(({ value, fromMs, toMs }) => {
    const [x, end] = [xOf(fromMs), xOf(toMs)];
    const fill = value === longest ? palette.track : colors[others.indexOf(value) % colors.length]!;
    const color = value === longest ? palette.ink : palette.onDefined;
    const data = `data-member="${member}" data-value="${escapeText(value)}" data-from="${new Date(fromMs).toISOString()}"`;
    return `<g ${data}><rect x="${fixed(x)}" y="${y}" width="${fixed(end - x)}" height="${BAR_HEIGHT}" fill="${fill}" stroke="${palette.paper}" stroke-width="1.5"/>${barText(value, { x, end, y, color })}</g>`;
  });
  return `${label}${drawn.join("")}`;
}

/** Largest and smallest text of a bar, and that of two lines. */
const SIZE = 10.5;
const MIN_SIZE = 8.2;
const TWO_LINE_SIZE = 7.4;

interface Bar {
  readonly x: number;
  readonly end: number;
  readonly y: number;
  readonly color: string;
}

/** Writes a value into its bar: in one line, in two, cut off at a comma, or not at all. */
function barText(value: string, { x, end, y, color }: Bar): string {
  const room = end - x - 7;
  const middle = (x + end) / 2;
  const shown = fitting(value, room);
  if (shown !== "") {
    const size = Math.min(SIZE, (room / textWidth(shown, SIZE)) * SIZE);
    return line(shown, middle, y + BAR_HEIGHT / 2 + size / 2, size, color);
  }
  const words = value.split(" ");
  if (words.length !== 2 || words.some((word) => textWidth(word, TWO_LINE_SIZE) > room)) return "";
  const [first, second] = words as [string, string];
  return (
    line(first, middle, y + 14, TWO_LINE_SIZE, color) + line(second, middle, y + 27, TWO_LINE_SIZE, color)
  );
}

/** Writes a value of a chart, whose words are few: their layouts are kept. */
function line(content: string, x: number, y: number, size: number, color: string): string {
  return text(content, { x, y, size, color, anchor: "middle", isKept: true });
}

function fitting(value: string, room: number): string {
  if (textWidth(value, MIN_SIZE) <= room) return value;
  const items = value.split(", ");
  while (items.length > 1) {
    items.pop();
    const shortened = `${items.join(", ")} …`;
    if (textWidth(shortened, MIN_SIZE) <= room) return shortened;
  }
  return "";
}

function changes(window: ChartWindow, top: number, xOf: (ms: number) => number, palette: Palette): string {
  const ends = new Array<number>(LANES).fill(Number.NEGATIVE_INFINITY);
  const drawn = window.changes.map(({ at, side, body, from, to, members }) => {
    const x = xOf(at.getTime());
    const color = side === "personality" ? palette.personality : palette.design;
    const lane = ends.findIndex((end) => end <= x - GLYPH_WIDTH);
    const data = `data-body="${body}" data-side="${side}" data-at="${at.toISOString()}" data-from="${from.gate}.${from.line}" data-to="${to.gate}.${to.line}" data-members="${members.join(" ")}"`;
    const tick = `<path d="M${fixed(x)} ${top - 6}v6" stroke-width="1.6"/>`;
    if (lane === -1) return `<g ${data} stroke="${color}">${tick}</g>`;
    ends[lane] = x;
    const place = `translate(${fixed(x)} ${fixed(top + (lane + 0.5) * LANE_HEIGHT)})scale(${GLYPH_UNIT})`;
    return `<g ${data} stroke="${color}">${tick}<path transform="${place}" d="${GLYPHS[body]}" stroke-width="12"/></g>`;
  });
  const label = text("Changes", { x: 24, y: top + LANE_HEIGHT * 0.5 + 5, size: 11, color: palette.ink });
  return label + drawn.join("");
}
