import type { Chart } from "chart-core";
import { CHANNELS } from "chart-core/tables";
import type { Style } from "../terminal/style.js";

type CenterName = Chart["centers"][number];

/** A center: the column of its middle, its row, its short name, and its colour of the terminal's 256. */
const CENTERS: readonly (readonly [CenterName, row: number, middle: number, label: string, color: number])[] =
  [
    ["Head", 0, 17, "Head", 227],
    ["Ajna", 2, 17, "Ajna", 114],
    ["Throat", 4, 17, "Throat", 180],
    ["G", 6, 17, "G", 227],
    ["Ego", 6, 27, "Ego", 210],
    ["Spleen", 9, 4, "Spleen", 180],
    ["Sacral", 9, 17, "Sacral", 210],
    ["Solar Plexus", 9, 33, "Solar Plexus", 180],
    ["Root", 11, 17, "Root", 180],
  ];

const ROWS = 12;
const COLUMNS = 42;

/** Signs of a line: open, and with a defined channel. */
const SIGNS = {
  "|": ["│", "┃"],
  "-": ["─", "━"],
  "/": ["╱", "╱"],
  "\\": ["╲", "╲"],
  ".": ["┐", "┓"],
} as const;
type Sign = keyof typeof SIGNS;

/** A line between two centers: the cells that it takes, each with its sign. Later lines cover earlier ones. */
interface Line {
  readonly between: readonly [CenterName, CenterName];
  readonly cells: readonly (readonly [row: number, column: number, sign: Sign])[];
}

const across = (row: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => [row, from + at, "-"] as const);
const down = (column: number, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => [from + at, column, "|"] as const);

/** Lines of the body. Those that would cross too much take a way around. */
const LINES: readonly Line[] = [
  { between: ["Spleen", "Ego"], cells: [[8, 7, "/"], ...across(8, 8, 24), [7, 25, "/"]] },
  {
    between: ["Spleen", "G"],
    cells: [
      [8, 10, "/"],
      [7, 12, "/"],
    ],
  },
  {
    between: ["Throat", "Spleen"],
    cells: [
      [5, 11, "/"],
      [6, 9, "/"],
      [7, 7, "/"],
      [8, 5, "/"],
    ],
  },
  { between: ["Throat", "Solar Plexus"], cells: [...across(4, 22, 35), [4, 36, "."], ...down(36, 5, 8)] },
  { between: ["Throat", "Ego"], cells: [[5, 23, "\\"]] },
  { between: ["Throat", "Sacral"], cells: down(14, 5, 8) },
  { between: ["G", "Ego"], cells: across(6, 20, 23) },
  {
    between: ["Ego", "Solar Plexus"],
    cells: [
      [7, 29, "\\"],
      [8, 31, "\\"],
    ],
  },
  { between: ["Head", "Ajna"], cells: down(17, 1, 1) },
  { between: ["Ajna", "Throat"], cells: down(17, 3, 3) },
  { between: ["Throat", "G"], cells: down(17, 5, 5) },
  { between: ["G", "Sacral"], cells: down(17, 7, 8) },
  { between: ["Spleen", "Sacral"], cells: across(9, 9, 12) },
  { between: ["Sacral", "Solar Plexus"], cells: across(9, 22, 25) },
  { between: ["Sacral", "Root"], cells: down(17, 10, 10) },
  { between: ["Spleen", "Root"], cells: [[10, 6, "\\"], [11, 8, "\\"], ...across(11, 9, 13)] },
  { between: ["Solar Plexus", "Root"], cells: [[10, 31, "/"], [11, 29, "/"], ...across(11, 21, 28)] },
];

/**
 * Draws a small bodygraph of characters: `[Sacral]` is a defined center, `(Sacral)` an open one; lines with a defined
 * channel are heavy. With colours, defined centers have their colour as background.
 */
export function drawBody({ centers, channelsShort }: Chart, style: Style): string[] {
  const cells = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => " "));
  const put = (row: number, column: number, text: string) => {
    (cells[row] as string[])[column] = text;
  };
  for (const { between, cells: own } of LINES) {
    const isDefined = CHANNELS.some(
      ({ id, centers: ends }) =>
        channelsShort.includes(id) && between.every((center) => (ends as readonly string[]).includes(center)),
    );
    for (const [row, column, sign] of own) {
      const drawn = SIGNS[sign][isDefined ? 1 : 0];
      put(row, column, isDefined ? style.bold(drawn) : style.dim(drawn));
    }
  }
  for (const [name, row, middle, label, color] of CENTERS) {
    const isDefined = centers.includes(name);
    const text = isDefined ? `[${label}]` : `(${label})`;
    const start = middle - Math.floor(text.length / 2);
    put(row, start, isDefined ? style.on(color, text) : style.dim(text));
    for (let at = 1; at < text.length; at++) put(row, start + at, "");
  }
  return cells.map((row) => row.join("").replace(/ +$/, ""));
}
