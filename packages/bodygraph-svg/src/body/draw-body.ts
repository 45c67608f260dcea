/**
 * The bodygraph itself, from back to front: channels, centers, gates.
 *
 * Gates and channels look the same in many pictures, so the pieces of each theme are kept once they are drawn.
 */
import { CENTERS } from "../chart-core.js";
import { flat } from "../text/flat.js";
import { scaleText } from "../text/text.js";
import type { PictureSettings } from "../theme/settings.js";
import type { Palette } from "../theme/theme.js";
import { drawCenters } from "./center-shapes.js";
import {
  CHANNEL_WIDTH,
  channelData,
  drawChannel,
  drawHalves,
  grouped,
  STRAIGHT,
  STRAND_WIDTH,
  STRANDS,
} from "./channel-shapes.js";
import {
  ACTIVE_STROKE,
  DIGIT_STROKE,
  drawDiscs,
  drawGate,
  GATE_UNIT,
  GATES_OF_CENTERS,
} from "./gate-shapes.js";
import { type BodyState, type Owner, ownerGroup, type Parts } from "./owners.js";

/** Margin of the channel that crosses others, on each side. */
const CROSSING_MARGIN = 3;

/** Returns the color on which a bodygraph is drawn; null if the page shows through. */
export function backdropOf({ palette, hasBackground }: PictureSettings): string | null {
  return hasBackground ? palette.paper : null;
}

/**
 * Draws channels, centers and gates.
 *
 * @param backdrop Color behind the bodygraph, for the margin of the channel that crosses others.
 */
export function drawBody(state: BodyState, palette: Palette, parts: Parts, backdrop: string | null): string {
  const pieces = piecesOf(palette, parts);
  return (
    channels(state, { palette, parts, pieces, backdrop }) +
    drawCenters(state, palette, parts) +
    gates(state, { palette, parts, pieces })
  );
}

/** Pieces that were drawn so far. */
interface Pieces {
  /** Gates, at 4 x number + owner. */
  readonly gates: (string | undefined)[];
  /** Straight channels, at 16 x index + 4 x first owner + second owner. */
  readonly channels: (string | undefined)[];
  /** The integration channels, at the owners of their four gates in base 4. */
  readonly strands: (string | undefined)[];
}

/** The pieces of each palette, by the words of the parts. Own palettes are new objects, so theirs are not kept. */
const cached = new WeakMap<Palette, Map<string, Pieces>>();

function piecesOf(palette: Palette, { words }: Parts): Pieces {
  let ofPalette = cached.get(palette);
  if (ofPalette === undefined) {
    ofPalette = new Map();
    cached.set(palette, ofPalette);
  }
  let pieces = ofPalette.get(words[1]);
  if (pieces === undefined) {
    pieces = { gates: [], channels: [], strands: [] };
    ofPalette.set(words[1], pieces);
  }
  return pieces;
}

interface Look {
  readonly palette: Palette;
  readonly parts: Parts;
  readonly pieces: Pieces;
}

function channels({ owners }: BodyState, look: Look & { readonly backdrop: string | null }): string {
  const { palette, parts, pieces, backdrop } = look;
  let straight = "";
  for (const [index, shape] of STRAIGHT.entries()) {
    const [first, second] = [owners[shape.gates[0]]!, owners[shape.gates[1]]!];
    if (shape.isCrossing && backdrop !== null)
      straight += `<path d="${shape.whole}" stroke="${backdrop}" stroke-width="${CHANNEL_WIDTH + 2 * CROSSING_MARGIN}"/>`;
    const key = 16 * index + 4 * first + second;
    pieces.channels[key] ??= flat(drawChannel(shape, first, second, parts));
    straight += pieces.channels[key];
  }
  const key = 64 * owners[10]! + 16 * owners[20]! + 4 * owners[34]! + owners[57]!;
  pieces.strands[key] ??= flat(drawStrands(owners, parts));
  return `<g fill="none" stroke="${palette.track}" stroke-width="${STRAND_WIDTH}">${pieces.strands[key]}</g><g fill="none" stroke="${palette.track}" stroke-width="${CHANNEL_WIDTH}">${straight}</g>`;
}

/** Draws the integration channels: all six without color first, as they cross, then those with an active gate. */
function drawStrands(owners: readonly Owner[], parts: Parts): string {
  let tracks = "";
  let active = "";
  for (const shape of STRANDS) {
    const [first, second] = [owners[shape.gates[0]]!, owners[shape.gates[1]]!];
    const data = channelData(shape, first, second);
    const halves = drawHalves(shape, first, second, parts);
    tracks += `<path ${data} d="${shape.whole}"/>`;
    if (halves !== "") active += grouped(data, halves);
  }
  return tracks + active;
}

/** Draws the discs of active gates in defined centers, the other gates in the colors of their centers, then the active ones. */
function gates(
  { owners, definedCenters, addedCenters }: BodyState,
  { palette, parts, pieces }: Look,
): string {
  let inOpen = "";
  let inDefined = "";
  let inAdded = "";
  const active: [string, string, string, string] = ["", "", "", ""];
  const onDefined: number[] = [];
  for (const [index, center] of CENTERS.entries()) {
    const isDefined = definedCenters.includes(center);
    const isAdded = addedCenters.includes(center);
    for (const gate of GATES_OF_CENTERS[index]!) {
      const owner = owners[gate]!;
      pieces.gates[4 * gate + owner] ??= flat(drawGate(gate, owner, palette, parts));
      const drawn = pieces.gates[4 * gate + owner];
      if (owner !== 0) active[owner] += drawn;
      else if (isAdded) inAdded += drawn;
      else if (isDefined) inDefined += drawn;
      else inOpen += drawn;
      if (isDefined && owner !== 0) onDefined.push(gate);
    }
  }
  const { words } = parts;
  const inactive = `<g stroke="${palette.muted}">${inOpen}</g><g stroke="${palette.onDefined}">${inDefined}</g>${inAdded === "" ? "" : `<g stroke="${palette.ink}">${inAdded}</g>`}`;
  const [, ofFirst, ofSecond, ofBoth] = active;
  const ofOwners =
    ownerGroup(words[1], ofFirst) + ownerGroup(words[2], ofSecond) + ownerGroup(words[3], ofBoth);
  // The digits are filled too, which nobody sees: they lie on the same color.
  const activeGroup = `<g fill="${palette.paper}" stroke="${palette.ink}" stroke-width="${ACTIVE_STROKE}">${ofOwners}</g>`;
  return `<g transform="scale(${scaleText(GATE_UNIT)})" fill="none" stroke-width="${DIGIT_STROKE}" stroke-linecap="round" stroke-linejoin="round">${drawDiscs(onDefined, palette)}${ownerGroup(words[0], inactive)}${activeGroup}</g>`;
}
