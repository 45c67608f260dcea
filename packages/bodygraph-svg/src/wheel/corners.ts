/** The texts in the corners of a wide wheel. */
import type { Chart } from "../chart-core.js";
import { flat } from "../text/flat.js";
import { momentText } from "../text/moment.js";
import { layOut, layOutKept, lineAt, scaleText, TEXT_ATTRIBUTES, type TextLine } from "../text/text.js";
import type { Palette } from "../theme/theme.js";

/** Unit of the texts: a capital is 100 high. */
const UNIT = 0.15;

/** Distance of the texts from the middle of the wheel, and that of lines, in their units. */
const CORNER = 3240;
const LINE_HEIGHT = 165;

/** Top of the lowest line. */
const LAST_LINE = CORNER - 100;

const STROKE = 11.5;

/** Names of the sides in the lowest line and above it: they tell what the colors mean. */
const PERSONALITY = legendsAt("Personality", atRight);
const DESIGN = legendsAt("Design", atLeft);

function legendsAt(name: string, at: (line: TextLine, top: number) => string): readonly [string, string] {
  const text = layOut(name);
  return [flat(at(text, LAST_LINE)), flat(at(text, LAST_LINE - LINE_HEIGHT))];
}

function atLeft(line: TextLine, top: number): string {
  return lineAt(line, -CORNER, top);
}

function atRight(line: TextLine, top: number): string {
  return lineAt(line, CORNER - line.width, top);
}

/** Texts of the corners. */
export interface CornerTexts {
  /** Type, profile and authority in the upper left corner. */
  readonly hasFacts: boolean;
  /** The moments of design and personality below their names. */
  readonly hasMoments: boolean;
}

/** Draws the names of the sides in the lower corners, and the texts that are asked for. */
export function drawCorners(
  { type, profile, authority, birthMoment, designMoment }: Chart,
  { hasFacts, hasMoments }: CornerTexts,
  { personality, design, ink, muted }: Palette,
): string {
  const path = (d: string, color: string) => `<path d="${d}" stroke="${color}"/>`;
  const fact = (content: string, line: number) => atLeft(layOutKept(content), line * LINE_HEIGHT - CORNER);
  const facts = hasFacts ? path(fact(type, 0) + fact(profile, 1), ink) + path(fact(authority, 2), muted) : "";
  const moments = hasMoments
    ? atLeft(layOut(momentText(designMoment)), LAST_LINE) +
      atRight(layOut(momentText(birthMoment)), LAST_LINE)
    : "";
  const line = hasMoments ? 1 : 0;
  const legend = path(PERSONALITY[line], personality) + path(DESIGN[line], design);
  return `<g ${TEXT_ATTRIBUTES} transform="scale(${scaleText(UNIT)})" stroke-width="${STROKE}">${facts}${legend}${moments === "" ? "" : path(moments, muted)}</g>`;
}
