/** The texts in the upper corners of a wide wheel. */
import type { Chart } from "../chart-core.js";
import { flat } from "../text/flat.js";
import { layOut, layOutKept, lineAt, scaleText, TEXT_ATTRIBUTES } from "../text/text.js";
import type { Palette } from "../theme/theme.js";

/** Unit of the texts: a capital is 100 high. */
const UNIT = 0.15;

/** Distance of the texts from the middle of the wheel, and that of lines, in their units. */
const CORNER = 3240;
const LINE_HEIGHT = 165;

const STROKE = 11.5;

const PERSONALITY = legendAt("Personality", 0);
const DESIGN = legendAt("Design", 1);

function legendAt(name: string, line: number): string {
  const text = layOut(name);
  return flat(lineAt(text, CORNER - text.width, line * LINE_HEIGHT - CORNER));
}

/** Draws the names of the sides in the right corner: they tell what the colors mean. With facts, draws those in the left one. */
export function drawCorners(
  { type, profile, authority }: Pick<Chart, "type" | "profile" | "authority">,
  hasFacts: boolean,
  { personality, design, ink, muted }: Palette,
): string {
  const path = (d: string, color: string) => `<path d="${d}" stroke="${color}"/>`;
  const fact = (content: string, line: number) =>
    lineAt(layOutKept(content), -CORNER, line * LINE_HEIGHT - CORNER);
  const facts = hasFacts ? path(fact(type, 0) + fact(profile, 1), ink) + path(fact(authority, 2), muted) : "";
  const legend = path(PERSONALITY, personality) + path(DESIGN, design);
  return `<g ${TEXT_ATTRIBUTES} transform="scale(${scaleText(UNIT)})" stroke-width="${STROKE}">${facts}${legend}</g>`;
}
