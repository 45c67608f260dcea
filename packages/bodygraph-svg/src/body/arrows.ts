import type { Activation, Arrow, Chart } from "../chart-core.js";
import { layOut, lineAt, scaleText, TEXT_ATTRIBUTES } from "../text/text.js";
import { fail } from "../theme/settings.js";
import type { Palette } from "../theme/theme.js";

/** Units of the arrows: a digit is 100 high. */
const UNIT = 0.144;

/** The axis of the picture, and the distance of the arrows' middle from it. */
const AXIS_X = 2500;
const ARROW_X = 910;

/** Heights of the arrows beside the Head. */
const UPPER_Y = 390;
const LOWER_Y = 790;

/** Arrows about their middle. */
const ARROWS: Readonly<Record<Arrow, readonly [tip: number, rest: string]>> = {
  R: [174, "l-130-110v66h-210v88h210v66z"],
  L: [-174, "l130-110v66h210v88h-210v66z"],
};

/** Distance of color and tone from the arrow's middle, and from its height. */
const DIGITS_X = 300;
const DIGITS_Y = 28;

/** Draws the four arrows beside the Head, each with its color above its tone. */
export function drawArrows(
  { arrows, personality, design }: Pick<Chart, "arrows" | "personality" | "design">,
  palette: Palette,
): string {
  const arrow = (name: string, direction: Arrow, { color, tone }: Activation, x: number, y: number) => {
    if (!(Object.hasOwn(ARROWS, direction) && Number.isInteger(color) && Number.isInteger(tone)))
      fail("chart", { direction, color, tone }, "a chart of computeChart");
    const [tip, rest] = ARROWS[direction];
    const middle = x < AXIS_X ? x - DIGITS_X : x + DIGITS_X;
    const digit = (value: number, top: number) => {
      const line = layOut(`${value}`);
      return lineAt(line, middle - line.width / 2, top);
    };
    const fill = x < AXIS_X ? palette.design : palette.personality;
    return `<g data-arrow="${name}" data-direction="${direction}" data-color="${color}" data-tone="${tone}"><path d="M${x + tip} ${y}${rest}" fill="${fill}" stroke="${fill}"/><path d="${digit(color, y - DIGITS_Y - 100)}${digit(tone, y + DIGITS_Y)}"/></g>`;
  };
  const [left, right] = [AXIS_X - ARROW_X, AXIS_X + ARROW_X];
  const drawn = [
    arrow("designSun", arrows.designSun, design.sun, left, UPPER_Y),
    arrow("designNode", arrows.designNode, design.northNode, left, LOWER_Y),
    arrow("personalitySun", arrows.personalitySun, personality.sun, right, UPPER_Y),
    arrow("personalityNode", arrows.personalityNode, personality.northNode, right, LOWER_Y),
  ];
  return `<g transform="scale(${scaleText(UNIT)})" ${TEXT_ATTRIBUTES} stroke="${palette.ink}" stroke-width="12">${drawn.join("")}</g>`;
}
