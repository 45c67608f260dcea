/**
 * The ring of the wheel: the zodiac, and the 64 gates with their numbers and hexagrams.
 *
 * Numbers and marks of a layout are the same for each theme, so they are kept once they are drawn.
 */
import { OWNER_WORDS, type Owner, ownerGroup } from "../body/owners.js";
import { WHEEL } from "../chart-core.js";
import { SIGN_GLYPHS } from "../shapes/signs.generated.js";
import { flat } from "../text/flat.js";
import { fixed } from "../text/numbers.js";
import { parseShape, shapeAt } from "../text/shapes.js";
import { layOut, lineAt, scaleText, TEXT_ATTRIBUTES } from "../text/text.js";
import type { Palette } from "../theme/theme.js";
import { drawHexagram, drawHexagrams, GATES_DEG, hexagramGroup, middleOf } from "./hexagrams.js";
import { pointAt, stepText } from "./polar.js";
import type { WheelLayout } from "./wheel-layout.js";

/** Half of the box of a sign's or a body's glyph. */
export const HALF_GLYPH = 72;

const HALF_CAPITAL = 50;

const SIGNS = SIGN_GLYPHS.map(parseShape);

/** Shapes of a gate: its number as an element and as path data, its hexagram with more weight, and the arc of its mark. */
interface GateShape {
  readonly number: string;
  readonly digits: string;
  readonly hexagram: string;
  readonly mark: string;
}

/** Everything of a layout that is the same in each chart. */
interface Ring {
  readonly gates: readonly GateShape[];
  /** Zodiac, circles and hexagrams, by theme. Own themes are new objects. */
  readonly grounds: WeakMap<Palette, string>;
}

const rings = new WeakMap<WheelLayout, Ring>();

function ringOf(layout: WheelLayout): Ring {
  let ring = rings.get(layout);
  if (ring === undefined) {
    ring = {
      gates: WHEEL.map((gate, index) => gateShape(gate, middleOf(index), layout)),
      grounds: new WeakMap(),
    };
    rings.set(layout, ring);
  }
  return ring;
}

function gateShape(gate: number, middleDeg: number, layout: WheelLayout): GateShape {
  const { numbers, numberUnit, markRadius, markLength } = layout;
  const line = layOut(`${gate}`);
  const [x, y] = pointAt(middleDeg, numbers / numberUnit);
  const number = lineAt(line, Math.round(x - line.width / 2), Math.round(y) - HALF_CAPITAL);
  const halfMarkDeg = (markLength / markRadius / 6.283185307179586) * 180;
  return {
    number: flat(`<path data-wheel-gate="${gate}" d="${number}"/>`),
    digits: flat(number),
    hexagram: flat(drawHexagram(gate, middleDeg, layout)),
    mark: flat(
      stepText(pointAt(middleDeg + halfMarkDeg, markRadius), pointAt(middleDeg - halfMarkDeg, markRadius)),
    ),
  };
}

/** Draws the zodiac and the gates; active gates are set apart by weight and by a mark in the color of their owner. */
export function drawRing(owners: readonly Owner[], layout: WheelLayout, palette: Palette): string {
  const { gates, grounds } = ringOf(layout);
  let ground = grounds.get(palette);
  if (ground === undefined) {
    ground = flat(
      drawCircles(layout, palette) +
        drawZodiac(layout, palette) +
        (layout.hasAllHexagrams ? drawHexagrams(layout, palette) : ""),
    );
    grounds.set(palette, ground);
  }
  const marks: [string, string, string, string] = ["", "", "", ""];
  const numbers: [string, string, string, string] = ["", "", "", ""];
  const inactiveGates: number[] = [];
  let hexagrams = "";
  for (const [index, gate] of WHEEL.entries()) {
    const owner = owners[gate]!;
    const { number, digits, hexagram, mark } = gates[index]!;
    // Inactive gates are one path, which saves 1,300 bytes.
    numbers[owner] += owner === 0 ? digits : number;
    if (owner === 0) {
      inactiveGates.push(gate);
      continue;
    }
    hexagrams += hexagram;
    marks[owner] += mark;
  }
  const { numberUnit, numberStrokes } = layout;
  const inactive = `<path data-active="${OWNER_WORDS[0]}" data-wheel-gate="${inactiveGates.join(" ")}" d="${numbers[0]}"/>`;
  const group = (owner: Owner) => ownerGroup(OWNER_WORDS[owner], numbers[owner]);
  const drawn = `<g transform="scale(${scaleText(numberUnit)})" stroke="${palette.muted}" stroke-width="${numberStrokes[0]}">${inactive}<g stroke="${palette.ink}" stroke-width="${numberStrokes[1]}">${group(1)}${group(2)}${group(3)}</g></g>`;
  const weighted = hexagramGroup(hexagrams, palette.ink, layout, 1);
  return `<g ${TEXT_ATTRIBUTES}>${ground}${weighted}${drawn}</g>${drawMarks(marks, layout, palette)}`;
}

/** Draws the marks of the active gates, one path for each color; those of both parts are striped. */
function drawMarks(
  [, ofPersonality, ofDesign, ofBoth]: readonly string[],
  { markWidth, markStripe }: WheelLayout,
  { personality, design }: Palette,
): string {
  const mark = (d: string | undefined, stroke: string, dashes = "") =>
    d ? `<path d="${d}" stroke="${stroke}"${dashes}/>` : "";
  const marks = [
    mark(ofPersonality, personality),
    mark(ofDesign, design),
    mark(ofBoth, design),
    mark(ofBoth, personality, ` stroke-dasharray="${markStripe}"`),
  ];
  return `<g fill="none" stroke-width="${markWidth}">${marks.join("")}</g>`;
}

/** Width of the borders of the gates, and of the ticks of scales. */
const BORDER_WIDTH = 1;
const TICK_WIDTH = 0.8;

/** Marks around the wheel: their number, the longitude at which one begins or has its middle, and their length. */
interface Dashes {
  readonly count: number;
  readonly startDeg: number;
  readonly length: number;
}

/** Draws circles, borders, scales, and a ground for every other sign. */
function drawCircles(layout: WheelLayout, { line, track }: Palette): string {
  const { rim, zodiac, gatesEnd, tickLength } = layout;
  const signs = dashedCircle([zodiac, rim], { count: 6, startDeg: 0, length: 0 });
  const borders = dashedCircle([gatesEnd, zodiac], { count: 64, startDeg: GATES_DEG, length: BORDER_WIDTH });
  const scales =
    tickLength === 0
      ? ""
      : dashedCircle([zodiac, zodiac + tickLength], { count: 360, startDeg: 0, length: TICK_WIDTH }) +
        dashedCircle([zodiac, zodiac + 2 * tickLength], { count: 36, startDeg: 0, length: TICK_WIDTH }) +
        dashedCircle([gatesEnd - tickLength, gatesEnd], {
          count: 384,
          startDeg: GATES_DEG,
          length: TICK_WIDTH,
        });
  const circles = [rim, zodiac, gatesEnd].map((r) => `<circle r="${r}"/>`);
  return `<g stroke-linecap="butt" stroke="${track}">${signs}${borders}<g stroke="${line}" stroke-width="1.2">${scales}${circles.join("")}</g></g>`;
}

/**
 * Draws marks between two radii as the dashes of one wide circle. A mark has its middle at its longitude; a length of 0
 * stands for as long as the space between marks. Circles begin at the right and run against the longitudes.
 */
function dashedCircle(
  [inner, outer]: readonly [number, number],
  { count, startDeg, length }: Dashes,
): string {
  const radius = (inner + outer) / 2;
  const stepDeg = 360 / count;
  const step = (radius * 6.283185307179586) / count;
  const turn = ((540 - startDeg) % stepDeg) - (length / 2 / step) * stepDeg;
  const rounded = (value: number) => Math.round(value * 1e4) / 1e4;
  const dashes = length === 0 ? `${rounded(step / 2)}` : `${length} ${rounded(step - length)}`;
  const rotation = turn === 0 ? "" : ` transform="rotate(${fixed(turn)})"`;
  return `<circle${rotation} r="${radius}" stroke-width="${outer - inner}" stroke-dasharray="${dashes}"/>`;
}

/** Draws the glyphs of the signs. */
function drawZodiac({ rim, zodiac, signUnit, tickLength }: WheelLayout, palette: Palette): string {
  const glyphs = SIGNS.map((shape, sign) => {
    const [x, y] = pointAt(sign * 30 + 15, (rim + zodiac + tickLength) / 2 / signUnit);
    return shapeAt(shape, Math.round(x) - HALF_GLYPH, Math.round(y) - HALF_GLYPH);
  });
  return `<path transform="scale(${scaleText(signUnit)})" d="${glyphs.join("")}" stroke="${palette.ink}" stroke-width="11"/>`;
}
