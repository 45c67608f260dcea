import { computeChart } from "chart-core";
import { transits } from "chart-core/time";
import type { Center } from "../../src/chart-core.js";
import {
  renderBodygraph,
  renderComposite,
  renderTransit,
  type ThemeName,
  type TwoPartOptions,
} from "../../src/index.js";
import { TEXT_ATTRIBUTES, text } from "../../src/text/text.js";
import { THEMES } from "../../src/theme/theme.js";

/** Name of a center beside its shape. */
interface Label {
  readonly x: number;
  /** Baseline of the first line. */
  readonly y: number;
  readonly anchor: "start" | "middle" | "end";
  readonly isMotor: boolean;
}

const LABELS: Readonly<Record<Center, Label>> = {
  Head: { x: 442, y: 160, anchor: "start", isMotor: false },
  Ajna: { x: 442, y: 216, anchor: "start", isMotor: false },
  Throat: { x: 446, y: 362, anchor: "start", isMotor: false },
  G: { x: 416, y: 566, anchor: "start", isMotor: false },
  Ego: { x: 508, y: 742, anchor: "middle", isMotor: true },
  "Solar Plexus": { x: 706, y: 924, anchor: "end", isMotor: true },
  Sacral: { x: 446, y: 852, anchor: "start", isMotor: true },
  Spleen: { x: 14, y: 924, anchor: "start", isMotor: false },
  Root: { x: 446, y: 1058, anchor: "start", isMotor: true },
};

/** Places of the numbers that the guide explains, each with the point that its line leads to. */
const NUMBERS: readonly { readonly at: readonly [number, number]; readonly to: readonly [number, number] }[] =
  [
    { at: [214, 1124], to: [244, 1124] },
    { at: [168, 1160], to: [198, 1160] },
    { at: [284, 40], to: [334, 62] },
    { at: [268, 158], to: [316, 158] },
    { at: [226, 420], to: [287, 430] },
    { at: [226, 362], to: [284, 362] },
    { at: [684, 618], to: [684, 588] },
    { at: [150, 454], to: [116, 454] },
    { at: [434, 57], to: [464, 57] },
    { at: [84, 1190], to: [116, 1190] },
  ];

const NAME_SIZE = 21;
const LINE_HEIGHT = 29;
const RADIUS = 19;

/** Draws the pictures of docs/guides/pictures, by file name. */
export function guidePictures(): ReadonlyMap<string, string> {
  const chart = computeChart(new Date("1990-09-05T19:17Z"));
  const [a, b] = [computeChart(new Date("1988-09-04T01:15Z")), computeChart(new Date("1990-02-06T22:55Z"))];
  const sky = transits(new Date("2026-11-22T12:00Z"));
  // The front page shows these small, where columns and caption would be too small to read.
  const small = (name: string, theme: ThemeName) =>
    ({ theme, columns: false, caption: false, idPrefix: `${name}-${theme}` }) satisfies TwoPartOptions;
  return new Map([
    ["transit-light.svg", renderTransit(chart, sky, small("transit", "light"))],
    ["transit-dark.svg", renderTransit(chart, sky, small("transit", "dark"))],
    ["composite-light.svg", renderComposite(a, b, small("composite", "light"))],
    ["composite-dark.svg", renderComposite(a, b, small("composite", "dark"))],
    ["labelled-light.svg", labelledPicture("light")],
    ["labelled-dark.svg", labelledPicture("dark")],
    ["print.svg", renderBodygraph(chart, { theme: "print", idPrefix: "print" })],
  ]);
}

/** Draws the chart of the guide "Read a chart" with the names of its centers and numbers for what its text explains. */
function labelledPicture(theme: ThemeName): string {
  const picture = renderBodygraph(computeChart(new Date("1990-09-04T23:30Z")), {
    theme,
    title: "A chart with labels",
    idPrefix: `labelled-${theme}`,
  });
  const { ink, muted, paper, sky } = THEMES[theme];
  const names = Object.entries(LABELS).map(([center, { x, y, anchor, isMotor }]) => {
    const words = [...center.split(" "), ...(isMotor ? ["motor"] : [])];
    return words
      .map((word, line) => {
        const isNote = isMotor && line === words.length - 1;
        const style = { x, y: y + line * LINE_HEIGHT, anchor, size: isNote ? 17 : NAME_SIZE };
        return text(word, { ...style, color: isNote ? muted : ink, weight: isNote ? 11 : 14 });
      })
      .join("");
  });
  const numbers = NUMBERS.map(
    ({ at: [x, y], to: [toX, toY] }, index) =>
      `<path d="M${x} ${y}L${toX} ${toY}" stroke="${sky}" stroke-width="4"/><circle cx="${x}" cy="${y}" r="${RADIUS}" fill="${sky}"/>` +
      text(String(index + 1), { x, y: y + 10.5, size: 21, anchor: "middle", color: paper, weight: 15 }),
  );
  return picture.replace("</svg>", `<g ${TEXT_ATTRIBUTES}>${names.join("")}${numbers.join("")}</g></svg>`);
}
