/**
 * The bodygraph itself, from back to front: channels, centers, gates.
 *
 * Everything that does not depend on the chart is put together once, when the module is loaded.
 */
import { CENTERS, CHANNELS, GATES } from "../chart-core.js";
import { CENTER_PATHS, CHANNEL_PATHS, GATE_POINTS } from "../shapes/body.generated.js";
import { DIGITS } from "../shapes/glyphs.generated.js";
import { parseStrokes, strokesAt } from "../text/strokes.js";
import type { PictureSettings } from "../theme/settings.js";
import { CENTER_COLORS, type Palette } from "../theme/theme.js";
import type { BodyState, Owner, Parts } from "./owners.js";

/** Width of a channel. */
const CHANNEL_WIDTH = 11;

/** Width of one of the three strands of an integration arm. */
const STRAND_WIDTH = 4.4;

/** Length of a stripe of channels and rings that both parts have. */
const STRIPE = 6;

/** Gates are drawn in units of this size, so that their digits are whole numbers. */
const GATE_UNIT = 0.126;

/** Radius of the ring of an active gate. */
const RING_RADIUS = 103;

/** Width of a ring. */
const RING_WIDTH = 18;

/** Circumference of a ring, divided into twelve stripes. */
const RING_STRIPE = 53.93;

const INTEGRATION = new Set([10, 20, 34, 57]);

/** The channel that crosses others: it is drawn last, on a margin of the background. */
const CROSSING = "26-44";

interface ChannelShape {
  readonly id: string;
  readonly gates: readonly [number, number];
  readonly halves: readonly [string, string];
  /** Both halves as one path. */
  readonly whole: string;
}

const CHANNEL_SHAPES: readonly ChannelShape[] = [...CHANNELS]
  .map(({ id, gates }) => {
    const halves = CHANNEL_PATHS[id]!;
    return { id, gates, halves, whole: halves[0] + halves[1] };
  })
  .sort((a, b) => Number(a.id === CROSSING) - Number(b.id === CROSSING));

const isStrand = ({ gates }: ChannelShape) => INTEGRATION.has(gates[0]) && INTEGRATION.has(gates[1]);
const STRANDS = CHANNEL_SHAPES.filter(isStrand);
const STRAIGHT = CHANNEL_SHAPES.filter((shape) => !isStrand(shape));

/** Width of a digit and the space between two. */
const DIGIT_WIDTH = 65;
const DIGIT_SPACE = 15;

const DIGIT_STROKES = DIGITS.map(parseStrokes);

/** Narrow digits: optical corrections of their middle. */
const DIGIT_SHIFT: Readonly<Record<string, number>> = { "1": -5, "7": 3 };

interface GateShape {
  readonly gate: number;
  /** Attributes of the middle of the ring. */
  readonly at: string;
  /** The digits, about the gate's point. */
  readonly digits: string;
}

/** The gates of each center, in the order of `CENTERS`. */
const GATE_SHAPES: readonly (readonly GateShape[])[] = CENTERS.map((center) =>
  Object.keys(GATES)
    .map(Number)
    .filter((gate) => GATES[gate]!.center === center)
    .map(gateShape),
);

function gateShape(gate: number): GateShape {
  const [x, y] = GATE_POINTS[gate]!.map((value) => Math.round(value / GATE_UNIT)) as [number, number];
  return { gate, at: `cx="${x}" cy="${y}"`, digits: digitsAt(`${gate}`, x, y) };
}

function digitsAt(number: string, x: number, y: number): string {
  const width = number.length * (DIGIT_WIDTH + DIGIT_SPACE) - DIGIT_SPACE;
  return [...number]
    .map((digit, index) => {
      const left =
        Math.round(x - width / 2) + index * (DIGIT_WIDTH + DIGIT_SPACE) + (DIGIT_SHIFT[digit] ?? 0);
      return strokesAt(DIGIT_STROKES[Number(digit)]!, left, y - 50);
    })
    .join("");
}

/** Returns the color on which a bodygraph is drawn; null if the page shows through. */
export function backdropOf(
  { palette, hasBackground }: PictureSettings,
  hasSilhouette: boolean,
): string | null {
  if (hasSilhouette) return palette.silhouette;
  return hasBackground ? palette.paper : null;
}

/**
 * Draws channels, centers and gates.
 *
 * @param backdrop Color behind the bodygraph, for the margin of the channel that crosses others.
 */
export function drawBody(state: BodyState, palette: Palette, parts: Parts, backdrop: string | null): string {
  return channels(state, palette, parts, backdrop) + centers(state, palette) + gates(state, palette, parts);
}

function channels(
  { owners, definedChannels }: BodyState,
  palette: Palette,
  { firstColor, secondColor }: Parts,
  backdrop: string | null,
): string {
  const half = (path: string, owner: Owner) => {
    if (owner === 0) return "";
    const stripes =
      owner === 3 ? `<path d="${path}" stroke="${firstColor}" stroke-dasharray="${STRIPE}"/>` : "";
    return `<path d="${path}" stroke="${owner === 1 ? firstColor : secondColor}"/>${stripes}`;
  };
  const halvesOf = ({ gates, halves }: ChannelShape) =>
    half(halves[0], owners[gates[0]] as Owner) + half(halves[1], owners[gates[1]] as Owner);
  const dataOf = ({ id }: ChannelShape) => `data-channel="${id}" data-defined="${definedChannels.has(id)}"`;
  const channel = (shape: ChannelShape) => {
    const track = `<path ${dataOf(shape)} d="${shape.whole}"/>`;
    const halves = halvesOf(shape);
    if (halves === "") return track;
    const [first, second] = [owners[shape.gates[0]], owners[shape.gates[1]]];
    const rest = first === 0 ? shape.halves[0] : second === 0 ? shape.halves[1] : "";
    return `<g ${dataOf(shape)}>${rest === "" ? "" : `<path d="${rest}"/>`}${halves}</g>`;
  };
  // Strands cross: those without an active gate lie below the others.
  const tracks = STRANDS.map((shape) => `<path ${dataOf(shape)} d="${shape.whole}"/>`);
  const strands = STRANDS.map((shape) => [shape, halvesOf(shape)] as const)
    .filter(([, halves]) => halves !== "")
    .map(([shape, halves]) => `<g ${dataOf(shape)}>${halves}</g>`);
  const straight = STRAIGHT.map((shape) => {
    if (shape.id !== CROSSING || backdrop === null) return channel(shape);
    return `<path d="${shape.whole}" stroke="${backdrop}" stroke-width="${CHANNEL_WIDTH + 6}"/>${channel(shape)}`;
  });
  const group = (width: number, content: readonly string[]) =>
    `<g fill="none" stroke="${palette.track}" stroke-width="${width}">${content.join("")}</g>`;
  return group(STRAND_WIDTH, [...tracks, ...strands]) + group(CHANNEL_WIDTH, straight);
}

function centers({ definedCenters }: BodyState, palette: Palette): string {
  return CENTERS.map((center) => {
    const isDefined = definedCenters.has(center);
    const fill = isDefined ? palette[CENTER_COLORS[center]] : palette.open;
    const stroke = isDefined ? palette.outline : palette.line;
    return `<path data-center="${center}" data-defined="${isDefined}" d="${CENTER_PATHS[center]}" fill="${fill}" stroke="${stroke}" stroke-width="${isDefined ? 2.2 : 1.6}"/>`;
  }).join("");
}

function gates({ owners, definedCenters }: BodyState, palette: Palette, parts: Parts): string {
  const { firstColor, secondColor, words } = parts;
  const gate = ({ gate, at, digits }: GateShape) => {
    const owner = owners[gate] as Owner;
    const data = `data-gate="${gate}" data-active="${words[owner]}"`;
    if (owner === 0) return `<path ${data} d="${digits}"/>`;
    const ring = `<circle ${at} r="${RING_RADIUS}" fill="${palette.paper}" stroke="${owner === 1 ? firstColor : secondColor}" stroke-width="${RING_WIDTH}"/>`;
    const stripes =
      owner === 3
        ? `<circle ${at} r="${RING_RADIUS}" stroke="${firstColor}" stroke-width="${RING_WIDTH}" stroke-linecap="butt" stroke-dasharray="${RING_STRIPE}"/>`
        : "";
    return `<g ${data}>${ring}${stripes}<path d="${digits}" stroke="${palette.ink}" stroke-width="15"/></g>`;
  };
  const drawn = GATE_SHAPES.map((shapes, index) => {
    const color = definedCenters.has(CENTERS[index]!) ? palette.onDefined : palette.muted;
    return `<g stroke="${color}">${shapes.map(gate).join("")}</g>`;
  });
  return `<g transform="scale(${GATE_UNIT})" fill="none" stroke-width="12" stroke-linecap="round" stroke-linejoin="round">${drawn.join("")}</g>`;
}
