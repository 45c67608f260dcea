/**
 * The fixed part of the wheel: the zodiac, and the 64 gates with their numbers and hexagrams.
 *
 * The wheel turns anticlockwise from 0 degrees at the left, as in charts of the sky. Everything is drawn at the left and
 * turned into its place by `rotate`, so that no sine is computed.
 */
import type { Owner, Parts } from "../body/owners.js";
import { WHEEL } from "../chart-core.js";
import { SIGN_GLYPHS } from "../shapes/glyphs.generated.js";
import { flat } from "../text/flat.js";
import { fixed } from "../text/numbers.js";
import { parseStrokes, strokesAt } from "../text/strokes.js";
import { layOut, scaleText, TEXT_ATTRIBUTES } from "../text/text.js";
import type { Palette } from "../theme/theme.js";

/** Middle of the wheel, and half of the picture's size. */
export const MIDDLE = 500;

/** Radii from the outside to the inside. */
const RIM = 494;
const ZODIAC = 462;
const NUMBERS = 441;
const HEXAGRAMS = 421;
/** Inner edge of the gates. */
export const GATES_END = 379;

/** Arc of a gate, and the longitude at which the first one, gate 41, begins. */
const GATE_DEG = 5.625;
const START_DEG = 302;

/** Sizes of signs and numbers, in units of the picture for a unit of a glyph. */
const SIGN_UNIT = 0.165;
const NUMBER_UNIT = 0.155;

/** Converts a length of the picture to the units of numbers, in which the gates are drawn. */
const units = (length: number) => Math.round(length / NUMBER_UNIT);

/** The mark of an active gate, in units of the numbers: an arc of nearly a gate at the inner edge. */
const MARK_RADIUS = units(GATES_END + 3.5);
const MARK = `M${-MARK_RADIUS} ${units(16.5)}a${MARK_RADIUS} ${MARK_RADIUS} 0 0 1 0-${units(33)}`;
const MARK_WIDTH = units(7);
const MARK_STRIPE = units(5.5);

/** Longitude of the middle of the gate at an index of the wheel. */
export function middleOf(index: number): number {
  return START_DEG + (index + 0.5) * GATE_DEG;
}

/**
 * Returns the six lines of a gate from the bottom up, true for an unbroken one. The wheel counts through the hexagrams in
 * binary: down from 111111, which is gate 1, and up from 000000, which is gate 2 opposite.
 */
export function hexagramOf(gate: number): readonly boolean[] {
  const wheel: readonly number[] = WHEEL;
  const steps = (wheel.indexOf(gate) - wheel.indexOf(1) + 64) % 64;
  const bits = steps < 32 ? 63 - steps : steps - 32;
  return [5, 4, 3, 2, 1, 0].map((bit) => ((bits >> bit) & 1) === 1);
}

/** Turns what is drawn at the left of the middle to a longitude. */
export function turned(longitudeDeg: number): string {
  return `rotate(${turn(longitudeDeg)})`;
}

/** Places what is drawn about its own middle at a longitude and a radius, upright. */
export function uprightAt(longitudeDeg: number, radius: number): string {
  const angle = turn(longitudeDeg);
  return `rotate(${angle})translate(${fixed(-radius)})rotate(-${angle})`;
}

/** Returns the angle of a longitude, 0 to 360: hundredths of a degree are finer than a pixel. */
function turn(longitudeDeg: number): string {
  return fixed((((360 - longitudeDeg) % 360) + 360) % 360);
}

/** Place of the lowest line of a hexagram and distance of the lines, in units of the numbers. */
const INNER_LINE = units(HEXAGRAMS - 33);
const LINE_GAP = units(6);
const LINE = `v${units(16)}`;
const BROKEN_LINE = `v${units(5)}m0 ${units(6)}v${units(5)}`;

const HEXAGRAM_PATHS = WHEEL.map((gate) =>
  hexagramOf(gate)
    .map((isWhole, line) => `M${-(INNER_LINE + line * LINE_GAP)}-${units(8)}${isWhole ? LINE : BROKEN_LINE}`)
    .join(""),
);

const NUMBER_PATHS = WHEEL.map((gate) => {
  const { width } = layOut(`${gate}`);
  return layOut(`${gate}`, Math.round(-width / 2), -50).d;
});

const SIGN_STROKES = SIGN_GLYPHS.map(parseStrokes);

/** The fixed part and the sectors, at 4 x number + owner, of each theme once they are drawn. */
const kept = new WeakMap<Palette, { readonly fixed: string; readonly sectors: (string | undefined)[] }>();

/** Draws the zodiac and the gates; active gates are set apart by weight and by a mark in the color of their owner. */
export function drawRing(owners: readonly Owner[], palette: Palette, parts: Parts): string {
  let pieces = kept.get(palette);
  if (pieces === undefined) {
    pieces = { fixed: flat(circles(palette) + zodiac(palette)), sectors: [] };
    kept.set(palette, pieces);
  }
  let drawn = "";
  for (const [index, gate] of WHEEL.entries()) {
    const owner = owners[gate]!;
    pieces.sectors[4 * gate + owner] ??= flat(sector(gate, index, owner, palette, parts));
    drawn += pieces.sectors[4 * gate + owner];
  }
  return `${pieces.fixed}<g ${TEXT_ATTRIBUTES} stroke="${palette.muted}" stroke-width="10">${drawn}</g>`;
}

/** Middle and width of the ring of gates, and the arc of a gate there: 2 pi times the middle by 64. */
const GATES_MIDDLE = (ZODIAC + GATES_END) / 2;
const GATES_WIDTH = ZODIAC - GATES_END;
const BORDER_WIDTH = 1;
const GATE_ARC = (GATES_MIDDLE * 6.283185307179586) / 64;

/** Angle of a dash, which begins half of a border before a gate. Circles begin at the right. */
const START_TURN = ((540 - START_DEG) % GATE_DEG) - ((BORDER_WIDTH / 2) * GATE_DEG) / GATE_ARC;

/** Draws the circles. The borders of the gates are the dashes of a circle as wide as the gates. */
function circles({ line, track }: Palette): string {
  const circle = (radius: number) => `<circle r="${radius}"/>`;
  const borders = `<circle transform="rotate(${fixed(START_TURN)})" r="${GATES_MIDDLE}" stroke="${track}" stroke-width="${GATES_WIDTH}" stroke-dasharray="${BORDER_WIDTH} ${Math.round((GATE_ARC - BORDER_WIDTH) * 1e4) / 1e4}"/>`;
  return `<g fill="none" stroke="${line}" stroke-width="1.2">${borders}${[RIM, ZODIAC, GATES_END].map(circle).join("")}</g>`;
}

function zodiac(palette: Palette): string {
  const borders = SIGN_STROKES.map(
    (_, sign) => `<path transform="${turned(sign * 30)}" d="M${-RIM} 0h${RIM - ZODIAC}"/>`,
  );
  const glyphs = SIGN_STROKES.map((strokes, sign) => {
    const place = `${uprightAt(sign * 30 + 15, (RIM + ZODIAC) / 2)}scale(${scaleText(SIGN_UNIT)})`;
    return `<path transform="${place}" d="${strokesAt(strokes, -72, -72)}"/>`;
  });
  return `<g stroke="${palette.line}" stroke-width="1.2">${borders.join("")}</g><g ${TEXT_ATTRIBUTES} stroke="${palette.muted}" stroke-width="11">${glyphs.join("")}</g>`;
}

function sector(gate: number, index: number, owner: Owner, palette: Palette, parts: Parts): string {
  const { firstColor, secondColor, words } = parts;
  const angle = turn(middleOf(index));
  const mark = (stroke: string, dashes = "") =>
    `<path d="${MARK}" stroke="${stroke}" stroke-width="${MARK_WIDTH}" stroke-linecap="butt"${dashes}/>`;
  const marks =
    owner === 0
      ? ""
      : owner === 3
        ? mark(secondColor) + mark(firstColor, ` stroke-dasharray="${MARK_STRIPE}"`)
        : mark(owner === 1 ? firstColor : secondColor);
  const weight = owner === 0 ? "" : ` stroke="${palette.ink}" stroke-width="15"`;
  return `<g data-wheel-gate="${gate}" data-active="${words[owner]}" transform="rotate(${angle})scale(${scaleText(NUMBER_UNIT)})"${weight}><path d="${HEXAGRAM_PATHS[index]}" stroke-width="${units(owner === 0 ? 2 : 2.8)}"/><path transform="translate(${-units(NUMBERS)})rotate(-${angle})" d="${NUMBER_PATHS[index]}"/>${marks}</g>`;
}
