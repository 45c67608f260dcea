import type { Body, Chart, Side } from "../chart-core.js";
import { escapeText } from "../text/escape.js";
import { fixed } from "../text/numbers.js";
import { layOutKept } from "../text/text.js";
import { glyphData, glyphPath } from "./body-glyphs.js";
import { addRowTitle, type DayScene, type DrawnPart } from "./day-scene.js";
import type { ArrowRow } from "./value-rows.js";

/** Height of a bar, and of a lane with the space below it. */
const BAR_HEIGHT = 14;
const LANE_HEIGHT = 18;

/** Space between bars, size of the letters, and width of the narrowest bar with one. */
const GAP = 1.2;
const SIZE = 8.4;
const LEAST_LABELED = 9;

/** The body of each arrow. */
const BODY_OF: Readonly<Record<keyof Chart["arrows"], readonly [Side, Body]>> = {
  personalitySun: ["personality", "sun"],
  personalityNode: ["personality", "northNode"],
  designSun: ["design", "sun"],
  designNode: ["design", "northNode"],
};

/** Draws a lane for each of the four arrows: a pale bar while it points to the left, a dark one while to the right. */
export function drawArrowLanes(
  rows: readonly ArrowRow[],
  title: string,
  top: number,
  scene: DayScene,
): DrawnPart {
  const { layout, palette, tints, texts, detail, xOf } = scene;
  const letterLook = { size: SIZE, color: palette.ink };
  let y = top + layout.titleHeight;
  addRowTitle(title, { y, height: BAR_HEIGHT }, scene, palette.ink);
  let svg = "";
  for (const { arrow, pieces } of rows) {
    const middle = y + BAR_HEIGHT / 2;
    const [side, body] = BODY_OF[arrow];
    let bars = "";
    let x = layout.left;
    for (const { value, fromMs, toMs } of pieces) {
      const end = Math.round(xOf(toMs) * 10) / 10;
      const stroke = value === "R" ? `" stroke="${tints.dark}"/>` : `"/>`;
      const width = Math.max(end - x - GAP, GAP);
      bars += `<path data-value="${escapeText(value)}" data-from="${fromMs}" d="M${fixed(x + GAP / 2)} 0h${fixed(width)}${stroke}`;
      if (detail.hasLetters && width >= LEAST_LABELED)
        texts.addCentered(layOutKept(value), (x + end) / 2, middle + SIZE / 2, letterLook);
      x = end;
    }
    svg += `${glyphPath(glyphData(body, layout.glyphRight, middle), palette[side])}<g data-member="variables" data-arrow="${arrow}" transform="translate(0 ${fixed(middle)})">${bars}</g>`;
    y += LANE_HEIGHT;
  }
  return {
    svg: `<g stroke="${tints.pale}" stroke-width="${BAR_HEIGHT}">${svg}</g>`,
    bottom: y - LANE_HEIGHT + BAR_HEIGHT,
  };
}
