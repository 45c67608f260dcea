import { expect, test } from "vitest";
import { CENTERS, MOTORS } from "../../src/bodygraph/centers.js";
import { CHANNELS } from "../../src/bodygraph/channels.js";
import { GATES } from "../../src/bodygraph/gates.js";
import type { GateNumber } from "../../src/chart.js";

const GATE_NUMBERS = Array.from({ length: 64 }, (_, index) => (index + 1) as GateNumber);

test("there are 64 gates, numbered 1 to 64, with unique names", () => {
  expect(Object.keys(GATES).map(Number)).toEqual(GATE_NUMBERS);
  expect(new Set(Object.values(GATES).map(({ name }) => name)).size).toBe(64);
});

test("each center has the expected number of gates", () => {
  const counts = CENTERS.map((center) => [
    center,
    Object.values(GATES).filter((gate) => gate.center === center).length,
  ]);
  expect(Object.fromEntries(counts)).toEqual({
    Head: 3,
    Ajna: 6,
    Throat: 11,
    G: 8,
    Ego: 4,
    Spleen: 7,
    Sacral: 9,
    "Solar Plexus": 7,
    Root: 9,
  });
});

test("every gate belongs to one channel, except those of the Integration channels, which belong to three", () => {
  const channelsOf = (gate: GateNumber) => CHANNELS.filter(({ gates }) => gates.includes(gate)).length;
  expect(GATE_NUMBERS.filter((gate) => channelsOf(gate) !== 1)).toEqual([10, 20, 34, 57]);
  expect(([10, 20, 34, 57] as const).map(channelsOf)).toEqual([3, 3, 3, 3]);
});

test("the nine centers are sorted by name, and four of them are motors", () => {
  expect(CENTERS).toHaveLength(9);
  expect([...CENTERS].sort()).toEqual(CENTERS);
  expect([...MOTORS].sort()).toEqual(["Ego", "Root", "Sacral", "Solar Plexus"]);
});
