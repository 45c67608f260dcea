import type { Activation, Arrow, Chart } from "../chart-core.js";
import { layOutKept, lineAt, scaleText, TEXT_ATTRIBUTES } from "../text/text.js";
import { checkText, fail } from "../theme/settings.js";
import type { Palette } from "../theme/theme.js";

/** Units of the arrows: a capital is 100 high. */
const UNIT = 0.125;

/** The axis of the picture, and the distance of the arrows' middle from it. */
const AXIS_X = 2880;
const ARROW_X = 1048;

/** Heights of the arrows beside the Head; the lower ones are lower if words stand between. */
const UPPER_Y = 449;
const LOWER_Y = 910;
const LOWER_Y_WITH_WORDS = 990;

/** Arrows about their middle. */
const ARROWS: Readonly<Record<Arrow, readonly [tip: number, rest: string]>> = {
  R: [200, "l-150-127v76h-242v102h242v76z"],
  L: [-200, "l150-127v76h242v102h-242v76z"],
};

/** The member of a chart that each arrow belongs to. */
const WORDS: Readonly<Record<keyof Chart["arrows"], keyof ArrowWords>> = {
  designSun: "determination",
  designNode: "environment",
  personalitySun: "motivation",
  personalityNode: "perspective",
};

type ArrowWords = Pick<Chart, "determination" | "environment" | "motivation" | "perspective">;

/** Distance of the texts from the arrow's middle, and from its height. */
const TEXT_X = 262;
const TEXT_Y = 26;

/** Distance of a word's middle from the arrow's, and of its top from the arrow's height. */
const WORD_X = 246;
const WORD_Y = 170;

/** Draws the four arrows beside the Head, each with its color above its tone, and its word below if words are wanted. */
export function drawArrows(
  chart: Pick<Chart, "arrows" | "personality" | "design"> & ArrowWords,
  palette: Palette,
  hasWords: boolean,
): string {
  const { arrows, personality, design } = chart;
  const arrow = (
    name: keyof Chart["arrows"],
    direction: Arrow,
    { color, tone }: Activation,
    x: number,
    y: number,
  ) => {
    if (!(Object.hasOwn(ARROWS, direction) && Number.isInteger(color) && Number.isInteger(tone)))
      fail("chart", { direction, color, tone }, "a chart of computeChart");
    const [tip, rest] = ARROWS[direction];
    const isLeft = x < AXIS_X;
    const word = (content: string, top: number) => {
      const line = layOutKept(content);
      return lineAt(line, isLeft ? x - TEXT_X - line.width : x + TEXT_X, top);
    };
    const fill = isLeft ? palette.design : palette.personality;
    let words = word(`Color ${color}`, y - TEXT_Y - 100) + word(`Tone ${tone}`, y + TEXT_Y);
    if (hasWords) {
      const line = layOutKept(checkText("chart", chart[WORDS[name]]));
      words += lineAt(line, Math.round(x + (isLeft ? -WORD_X : WORD_X) - line.width / 2), y + WORD_Y);
    }
    return `<g data-arrow="${name}" data-direction="${direction}" data-color="${color}" data-tone="${tone}"><path d="M${x + tip} ${y}${rest}" fill="${fill}" stroke="${fill}"/><path d="${words}"/></g>`;
  };
  const lowerY = hasWords ? LOWER_Y_WITH_WORDS : LOWER_Y;
  const [left, right] = [AXIS_X - ARROW_X, AXIS_X + ARROW_X];
  const drawn = [
    arrow("designSun", arrows.designSun, design.sun, left, UPPER_Y),
    arrow("designNode", arrows.designNode, design.northNode, left, lowerY),
    arrow("personalitySun", arrows.personalitySun, personality.sun, right, UPPER_Y),
    arrow("personalityNode", arrows.personalityNode, personality.northNode, right, lowerY),
  ];
  return `<g transform="scale(${scaleText(UNIT)})" ${TEXT_ATTRIBUTES} stroke="${palette.ink}" stroke-width="12">${drawn.join("")}</g>`;
}
