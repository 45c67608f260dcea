import { BODIES, type Body, type FixingState } from "../chart-core.js";
import { BODY_GLYPHS } from "../shapes/glyphs.generated.js";
import { flat } from "../text/flat.js";
import { parseShape, shapeAt } from "../text/shapes.js";
import { layOut, lineAt, lineWidth, scaleText, TEXT_ATTRIBUTES, text } from "../text/text.js";
import { fail } from "../theme/settings.js";
import { PICTURE_WIDTH } from "./body-view.js";

/** An entry of a column: one body with its gates and lines. */
interface ColumnEntry {
  /** `"<gate>.<line>"`, one or two. */
  readonly gateLines: readonly string[];
  /** The fixing of the line, drawn as a mark behind it. */
  readonly fixing?: { readonly state: FixingState | null; readonly isContested: boolean } | undefined;
}

/** A column of thirteen bodies. */
export interface Column {
  readonly title: string;
  /** Value of `data-side`. */
  readonly side: string;
  readonly isLeft: boolean;
  readonly color: string;
  /** Headings of the numbers, the one next to the glyph first. An empty list leaves their space free, as beside a column that has them. */
  readonly numberTitles?: readonly string[];
  /** Color of the second numbers; by default that of the column. */
  readonly secondColor?: string;
  readonly entryOf: (body: Body) => ColumnEntry;
}

/** Units of a column: a capital is 100 high, a glyph of a body 145. */
const UNIT = 0.155;
const GLYPH_SIZE = 145;

/** Height of a row, the top of the first glyph, and the distance of the glyphs from the picture's edge. */
const ROW_HEIGHT = 264;
const FIRST_ROW_Y = 490;
const EDGE = 103;

/** Left edge of the glyphs of a column at the right. */
const RIGHT_X = Math.round(PICTURE_WIDTH / UNIT) - EDGE - GLYPH_SIZE;

/** Baseline and size of the heading, in units of the picture. */
const HEADING_Y = 51;
const HEADING_SIZE = 15;

/** Width of a heading, up to the Head. */
const MAX_HEADING_WIDTH = 310;

/** Baseline of the heading above headings of numbers, their own baseline, and their size. */
const RAISED_HEADING_Y = 40;
const NUMBER_TITLE_Y = 65;
const NUMBER_TITLE_SIZE = 12.5;

/** Start of the first number from the glyph, and the distance to the second one. */
const NUMBER_X = 188;
const SECOND_NUMBER_X = 350;

/** Top of the numbers and middle of the fixing mark, from the glyph. */
const NUMBER_Y = 22;
const MARK_X = 560;

const GLYPHS = Object.fromEntries(BODIES.map((body) => [body, parseShape(BODY_GLYPHS[body]!)]));

/** Path data by gate and line: of a glyph with its number, and of the second number beside it. */
interface RowPaths {
  readonly first: Map<string, string>;
  readonly second: Map<string, string>;
}

/** Path data that was drawn so far, by body: of a column at the left and of one at the right. */
const cached = new Map(BODIES.map((body) => [body, { left: noPaths(), right: noPaths() }]));

function noPaths(): RowPaths {
  return { first: new Map(), second: new Map() };
}

/** Starts of the rows' elements. */
const DATA = Object.fromEntries(
  BODIES.map((body) => {
    const data = `data-body="${body}" data-side="`;
    return [body, { path: flat(`<path ${data}`), group: flat(`<g ${data}`) }];
  }),
);

/** Returns the size at which the longest of several headings fits above its column. */
export function columnTitleSize(titles: readonly string[]): number {
  const widths = titles.map((title) => (lineWidth(title) * HEADING_SIZE) / 100);
  return HEADING_SIZE * Math.min(1, MAX_HEADING_WIDTH / Math.max(...widths));
}

/** Draws a column of glyphs and numbers at the left or right edge of a picture. */
export function drawColumn(column: Column, titleSize: number = HEADING_SIZE): string {
  const { isLeft, color, side, secondColor = column.color } = column;
  const x = isLeft ? EDGE : RIGHT_X;
  const { numberTitles } = column;
  const anchor = isLeft ? "start" : "end";
  let heading = text(column.title, {
    x: (isLeft ? x : x + GLYPH_SIZE) * UNIT,
    y: numberTitles === undefined ? HEADING_Y : RAISED_HEADING_Y,
    size: titleSize,
    color,
    anchor,
    weight: 12,
  });
  for (const [index, title] of (numberTitles ?? []).entries()) {
    const distance = NUMBER_X + index * SECOND_NUMBER_X;
    heading += text(title, {
      x: (isLeft ? x + distance : x + GLYPH_SIZE - distance) * UNIT,
      y: NUMBER_TITLE_Y,
      size: NUMBER_TITLE_SIZE,
      color: index === 0 ? color : secondColor,
      anchor,
      isKept: true,
    });
  }
  let rows = "";
  let secondNumbers = "";
  for (const [index, body] of BODIES.entries()) {
    const { gateLines, fixing } = column.entryOf(body);
    const y = FIRST_ROW_Y + index * ROW_HEIGHT;
    const [first, second] = gateLines;
    const paths = cached.get(body)![isLeft ? "left" : "right"];
    let d = keptPath(paths.first, first!, () => glyphAndNumber(body, first!, isLeft, x, y));
    if (second !== undefined) {
      const distance = NUMBER_X + SECOND_NUMBER_X;
      const number = keptPath(paths.second, second, () => numberPath(second, distance, isLeft, x, y));
      // A second number of the same color belongs to the element of its body.
      if (secondColor === color) d += number;
      else secondNumbers += number;
    }
    const state = fixing?.state ?? null;
    const data = DATA[body]!;
    if (state === null) {
      rows += `${data.path}${side}" d="${d}"/>`;
      continue;
    }
    const markX = isLeft ? x + MARK_X : x + GLYPH_SIZE - MARK_X;
    const mark = fixingMark(state, fixing!.isContested, markX, y + NUMBER_Y + 50, color);
    rows += `${data.group}${side}" data-fixing="${state}"><path d="${d}"/>${mark}</g>`;
  }
  if (secondNumbers !== "") rows += `<path d="${secondNumbers}" stroke="${secondColor}"/>`;
  return `<g ${TEXT_ATTRIBUTES}>${heading}</g><g transform="scale(${scaleText(UNIT)})" ${TEXT_ATTRIBUTES} stroke="${color}" stroke-width="11">${rows}</g>`;
}

/** Matches a gate and line; nothing else is cached. */
const GATE_LINE = /^\d{1,2}\.[1-6]$/;

/** Returns path data of a gate and line. Caches all of them: 52 times 384 texts take two megabytes at most. */
function keptPath(paths: Map<string, string>, gateLine: string, draw: () => string): string {
  let d = paths.get(gateLine);
  if (d === undefined) {
    if (!GATE_LINE.test(gateLine)) fail("activations", gateLine, "a gate and line such as 41.2");
    d = flat(draw());
    paths.set(gateLine, d);
  }
  return d;
}

function glyphAndNumber(body: Body, gateLine: string, isLeft: boolean, x: number, y: number): string {
  return shapeAt(GLYPHS[body]!, x, y) + numberPath(gateLine, NUMBER_X, isLeft, x, y);
}

function numberPath(gateLine: string, distance: number, isLeft: boolean, x: number, y: number): string {
  const left = isLeft ? x + distance : x + GLYPH_SIZE - distance - widthOf(gateLine);
  return lineAt(layOut(gateLine), left, y + NUMBER_Y);
}

/** Width of a digit, of the dot, and of both with their spaces. */
const DIGIT_ADVANCE = 89;
const DOT_ADVANCE = 24;

/** Returns the width of a gate and line: all digits are equally wide. */
function widthOf(gateLine: string): number {
  return (gateLine.length - 1) * DIGIT_ADVANCE + DOT_ADVANCE;
}

/** The marks about their middle: a triangle up, one down, and a star. */
const MARKS: Readonly<Record<FixingState, readonly [top: number, rest: string]>> = {
  exalted: [-38, "l42 74h-84z"],
  detriment: [38, "l42-74h-84z"],
  juxtaposed: [-52, "l15 35 38 4-29 25 9 38-33-20-33 20 9-38-29-25 38-4z"],
};

/** Draws the mark of a fixing; only its outline if sources disagree. */
function fixingMark(state: FixingState, isContested: boolean, x: number, y: number, color: string): string {
  const [top, rest] = MARKS[state];
  return `<path d="M${x} ${y + top}${rest}"${isContested ? "" : ` fill="${color}"`}/>`;
}
