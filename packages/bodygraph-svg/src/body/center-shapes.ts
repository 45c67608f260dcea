import { CENTERS, type Center } from "../chart-core.js";
import { CENTER_PATHS } from "../shapes/body.generated.js";
import { flat } from "../text/flat.js";
import { fixed } from "../text/numbers.js";
import { mix } from "../theme/mix.js";
import { CENTER_COLORS, type Palette } from "../theme/theme.js";
import type { BodyState, Parts } from "./owners.js";

/** Share of a center's color where the center is added. */
const ADDED_SHARE = 0.4;

/** Width of the outlines of added centers, and length of their stripes. */
const ADDED_OUTLINE = 4.4;
const STRIPE = 14;

/** Unfinished elements of the centers: their end is written later, with the color of a defined center. */
const OPEN_CENTERS = CENTERS.map((center) => centerPath(center, false));
const DEFINED_CENTERS = CENTERS.map((center) => centerPath(center, true));

function centerPath(center: Center, isDefined: boolean): string {
  return flat(`<path data-center="${center}" data-defined="${isDefined}" d="${CENTER_PATHS[center]}"`);
}

/** Draws the open centers, the defined ones, and those that are added: paler, in an outline of the colors of the parts. */
export function drawCenters(
  { definedCenters, addedCenters }: BodyState,
  palette: Palette,
  parts: Parts,
): string {
  let open = "";
  let defined = "";
  let added = "";
  let stripes = "";
  for (const [index, center] of CENTERS.entries()) {
    const color = palette[CENTER_COLORS[center]];
    if (addedCenters.includes(center)) {
      added += `${DEFINED_CENTERS[index]} data-added="true" fill="${mix(palette.open, color, ADDED_SHARE)}"/>`;
      stripes += CENTER_PATHS[center];
    } else if (definedCenters.includes(center)) defined += `${DEFINED_CENTERS[index]} fill="${color}"/>`;
    else open += `${OPEN_CENTERS[index]}/>`;
  }
  return `<g fill="${palette.open}" stroke="${palette.line}" stroke-width="1.6">${open}</g><g stroke="${palette.outline}" stroke-width="2.2">${defined}</g>${addedOutlines(parts, added, stripes)}`;
}

/** Draws a square that looks as an added center does. */
export function drawAddedSample(parts: Parts, x: number, y: number, size: number): string {
  const d = `M${fixed(x + 2)} ${fixed(y)}h${size}v${size}h-${size}z`;
  return addedOutlines(parts, `<path d="${d}"/>`, d);
}

/** Puts added centers into a group with their outline. */
function addedOutlines({ firstColor, secondColor, addedOutline }: Parts, added: string, d: string): string {
  if (added === "") return "";
  const stripes =
    addedOutline === "stripes"
      ? `<path d="${d}" fill="none" stroke="${firstColor}" stroke-dasharray="${STRIPE}"/>`
      : "";
  return `<g stroke="${secondColor}" stroke-width="${ADDED_OUTLINE}">${added}${stripes}</g>`;
}
