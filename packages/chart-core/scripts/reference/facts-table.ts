import { CHANNELS } from "../../src/bodygraph/channels.js";
import { CROSSES } from "../../src/bodygraph/crosses.js";
import { GATES } from "../../src/bodygraph/gates.js";
import type { Export } from "./entries.js";
import { table } from "./markdown.js";

const ANGLES = ["Right Angle", "Juxtaposition", "Left Angle"] as const;

/** Tables with all names of the constants whose values are too long to show as JSON. */
const TABLES: Readonly<Record<string, () => string>> = {
  GATES: () =>
    table(
      ["gate", "name", "center"],
      Object.entries(GATES).map(([gate, { name, center }]) => [gate, name, center]),
    ),
  CHANNELS: () =>
    table(
      ["id", "name", "centers", "circuit", "circuitry"],
      CHANNELS.map(({ id, name, centers, circuit, circuitry }) => {
        return [`\`${id}\``, name, centers.join(", "), circuit, circuitry];
      }),
    ),
  CROSSES: () =>
    table(
      ["personality Sun in gate", ...ANGLES],
      Object.entries(CROSSES).map(([gate, crosses]) => [gate, ...ANGLES.map((angle) => crosses[angle].name)]),
    ),
};

/** Writes the table of all names of a constant; undefined if its value is shown whole. */
export function factsTable({ name, kind }: Export): string | undefined {
  return kind === "Constants" ? TABLES[name]?.() : undefined;
}
