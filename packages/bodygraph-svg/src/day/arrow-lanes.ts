import type { Body, Chart, Side } from "../chart-core.js";
import { escapeText } from "../text/escape.js";
import { flat } from "../text/flat.js";
import { fixed } from "../text/numbers.js";
import { layOutKept, textWidth } from "../text/text.js";
import { glyphData, glyphPath } from "./body-glyphs.js";
import {
  ABOVE_BARS,
  addRowTitle,
  type DayScene,
  type DrawnPart,
  SMALL_SIZE as SIZE,
  TITLE_SIZE,
} from "./day-scene.js";
import type { ArrowRow } from "./value-rows.js";

/** Height of a bar, and of a lane with the space below it. */
const BAR_HEIGHT = 14;
const LANE_HEIGHT = 18;

/** Space between bars, and width of the narrowest bar with a letter. */
const GAP = 1;
const LEAST_LABELED = 10;

/** Distance of the first lane from the title above it, where titles stand beside bars. */
const BELOW_TITLE = 18;

/** Space between the title and the names behind it, where titles stand above bars. */
const NAMES_SPACE = 10;

/** The body of each arrow, and the variable that it stands beside. */
const ARROWS: Readonly<Record<keyof Chart["arrows"], readonly [Side, Body, name: string]>> = {
  personalitySun: ["personality", "sun", "Motivation"],
  personalityNode: ["personality", "northNode", "Perspective"],
  designSun: ["design", "sun", "Determination"],
  designNode: ["design", "northNode", "Environment"],
};

/** Starts of the bars' elements by direction. */
const BAR_STARTS: Readonly<Record<string, string>> = { L: flat(barStart("L")), R: flat(barStart("R")) };

function barStart(direction: string): string {
  return `<path data-value="${escapeText(direction)}" data-from="`;
}

/**
 * Draws a lane for each of the four arrows: a pale bar while it points to the left, a dark one while to the right. Their
 * names stand beside the lanes, or in their order behind the title where there is no room.
 */
export function drawArrowLanes(
  rows: readonly ArrowRow[],
  title: string,
  top: number,
  scene: DayScene,
): DrawnPart {
  const { layout, palette, tints, texts, detail, xOf } = scene;
  const { margin, isTitleAbove, titleHeight } = layout;
  const letterLook = { size: SIZE, color: palette.ink };
  const nameLook = { size: SIZE, color: palette.muted };
  let y = top + titleHeight;
  addRowTitle(title, { y, height: BAR_HEIGHT }, scene, palette.ink);
  if (isTitleAbove) {
    const names = rows.map(({ arrow }) => ARROWS[arrow][2]).join(", ");
    const x = margin + textWidth(title, TITLE_SIZE) + NAMES_SPACE;
    if (detail.hasNames) texts.addLine(layOutKept(names), x, y - ABOVE_BARS, nameLook);
  } else y += BELOW_TITLE;
  const [ofRight, ofOthers] = [`" stroke="${tints.dark}"/>`, `"/>`];
  let svg = "";
  for (const { arrow, pieces } of rows) {
    const middle = y + BAR_HEIGHT / 2;
    const [side, body, name] = ARROWS[arrow];
    if (!isTitleAbove && detail.hasNames)
      texts.addLine(layOutKept(name), margin, middle + SIZE / 2, nameLook);
    let bars = "";
    let x = layout.left;
    for (const { value, fromMs, toMs } of pieces) {
      const end = Math.round(xOf(toMs));
      const width = Math.max(end - x - GAP, GAP);
      // A direction that begins at the right end is still seen: its bar ends there.
      const start = Math.min(x + GAP, layout.right - width);
      bars += BAR_STARTS[value] ?? barStart(value);
      bars += fromMs;
      bars += `" d="M${start}`;
      bars += ` 0h${width}`;
      bars += value === "R" ? ofRight : ofOthers;
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
