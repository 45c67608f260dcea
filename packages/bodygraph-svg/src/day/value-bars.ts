import { escapeText } from "../text/escape.js";
import { fixed } from "../text/numbers.js";
import { addBarLabels, type LabeledBar } from "./bar-labels.js";
import { writeBar } from "./bar-text.js";
import { addRowTitle, type DayScene, type DrawnPart } from "./day-scene.js";
import { nameOf, type ValuePiece, type ValueRow } from "./value-rows.js";

/** Height of a bar, which holds two lines. */
const BAR_HEIGHT = 28;

/** Space between bars, and width of the shortest one: a value that holds for seconds must be seen. */
const GAP = 2;
const LEAST_WIDTH = 2.5;

/** Draws the values of a member as bars, and below them the time of each change. */
export function drawValueBars({ member, title, pieces }: ValueRow, top: number, scene: DayScene): DrawnPart {
  const { layout, palette, tints, texts } = scene;
  const y = top + layout.titleHeight;
  const middle = y + BAR_HEIGHT / 2;
  addRowTitle(title, { y, height: BAR_HEIGHT }, scene, palette.ink);
  const edges = barEdges(pieces, scene);
  const labeled: LabeledBar[] = [];
  let bars = "";
  for (let index = 0; index < pieces.length; index++) {
    const { value, fromMs, toMs } = pieces[index]!;
    const x = edges[index]!;
    const end = edges[index + 1]!;
    const name = nameOf(value);
    const written = writeBar(name, end - x);
    if (written !== null)
      texts.add(written.shape, (x + end) / 2, middle, { size: written.size, color: palette.ink });
    labeled.push({ value: name, fromMs, toMs, x, isWritten: written !== null });
    const stroke = index % 2 === 0 ? `"/>` : `" stroke="${tints.dark}"/>`;
    bars += `<path data-value="${escapeText(value)}" data-from="${fromMs}" d="M${fixed(x + GAP / 2)} 0h${fixed(end - x - GAP)}${stroke}`;
  }
  return {
    svg: `<g data-member="${member}" transform="translate(0 ${fixed(middle)})" stroke="${tints.pale}" stroke-width="${BAR_HEIGHT}">${bars}</g>`,
    bottom: y + BAR_HEIGHT + addBarLabels(labeled, y + BAR_HEIGHT, scene),
  };
}

/** Returns the start of each bar and the end of the last one. A bar that is too short takes room from its neighbors. */
function barEdges(pieces: readonly ValuePiece[], { xOf, layout }: DayScene): number[] {
  const least = LEAST_WIDTH + GAP;
  const edges = pieces.map(({ fromMs }) => xOf(fromMs));
  edges.push(layout.right);
  for (let index = 1; index < edges.length; index++)
    edges[index] = Math.max(edges[index]!, edges[index - 1]! + least);
  edges[edges.length - 1] = layout.right;
  for (let index = edges.length - 2; index > 0; index--)
    edges[index] = Math.min(edges[index]!, edges[index + 1]! - least);
  return edges;
}
