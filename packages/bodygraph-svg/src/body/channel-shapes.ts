import { CHANNELS } from "../chart-core.js";
import { CHANNEL_PATHS } from "../shapes/body.generated.js";
import type { Owner, Parts } from "./owners.js";

/** Width of a channel. */
export const CHANNEL_WIDTH = 11;

/** Width of one of the three strands of an integration arm. */
export const STRAND_WIDTH = 4.4;

/** Length of the stripes of a channel that both parts have. */
const STRIPE = 6;

const INTEGRATION: readonly number[] = [10, 20, 34, 57];

/** The channel that crosses others: it is drawn last, on a margin of the background. */
const CROSSING = "26-44";

/** A channel as it is drawn. */
export interface ChannelShape {
  readonly id: string;
  readonly gates: readonly [number, number];
  readonly halves: readonly [string, string];
  /** Both halves as one path. */
  readonly whole: string;
  readonly isCrossing: boolean;
}

/** A half that is a straight line from the middle to the gate. */
const STRAIGHT_HALF = /^M[^L]+L(\S+ \S+)$/;

const SHAPES: readonly ChannelShape[] = CHANNELS.map(({ id, gates }) => {
  const [first, second] = CHANNEL_PATHS[id]!;
  const whole = shortest(wholeOf([first, second]));
  return { id, gates, halves: [shortest(first), shortest(second)], whole, isCrossing: id === CROSSING };
});

/** Writes a line that runs upwards or downwards without its second x. */
function shortest(path: string): string {
  return path.replace(/^M(\S+) (\S+)L\1 (\S+)$/, "M$1 $2V$3");
}

/** Returns both halves as one path: one line if they are straight. */
function wholeOf([first, second]: readonly [string, string]): string {
  const from = STRAIGHT_HALF.exec(first)?.[1];
  const to = STRAIGHT_HALF.exec(second)?.[1];
  return from === undefined || to === undefined ? first + second : `M${from}L${to}`;
}

const isStrand = ({ gates }: ChannelShape) => gates.every((gate) => INTEGRATION.includes(gate));

/** The six integration channels. */
export const STRANDS: readonly ChannelShape[] = SHAPES.filter(isStrand);

/** The other channels; the one that crosses others is the last. */
export const STRAIGHT: readonly ChannelShape[] = SHAPES.filter((shape) => !isStrand(shape)).sort(
  (a, b) => Number(a.isCrossing) - Number(b.isCrossing),
);

/** Attributes that name a channel. */
export function channelData({ id }: ChannelShape, first: Owner, second: Owner): string {
  return `data-channel="${id}" data-defined="${first !== 0 && second !== 0}"`;
}

/** Draws the active halves of a channel; empty if it has none. */
export function drawHalves(
  { halves, whole }: ChannelShape,
  first: Owner,
  second: Owner,
  parts: Parts,
): string {
  if (first === second) return drawPart(whole, first, parts);
  return drawPart(halves[0], first, parts) + drawPart(halves[1], second, parts);
}

/** Draws a channel without an active gate as one path, and any other as a group. */
export function drawChannel(shape: ChannelShape, first: Owner, second: Owner, parts: Parts): string {
  const data = channelData(shape, first, second);
  if (first === 0 && second === 0) return `<path ${data} d="${shape.whole}"/>`;
  const rest = first === 0 ? shape.halves[0] : second === 0 ? shape.halves[1] : "";
  const track = rest === "" ? "" : `<path d="${rest}"/>`;
  return grouped(data, track + drawHalves(shape, first, second, parts));
}

/** Names paths by a group, or a path by itself. */
export function grouped(data: string, paths: string): string {
  const isOne = paths.lastIndexOf("<") === 0;
  return isOne ? paths.replace("<path", `<path ${data}`) : `<g ${data}>${paths}</g>`;
}

function drawPart(path: string, owner: Owner, { firstColor, secondColor }: Parts): string {
  if (owner === 0) return "";
  const stripes =
    owner === 3 ? `<path d="${path}" stroke="${firstColor}" stroke-dasharray="${STRIPE}"/>` : "";
  return `<path d="${path}" stroke="${owner === 1 ? firstColor : secondColor}"/>${stripes}`;
}
