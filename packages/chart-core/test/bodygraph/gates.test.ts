import { expect, test } from "vitest";
import { CENTERS, MOTORS } from "../../src/bodygraph/centers.js";
import { CHANNELS, CHANNELS_BY_ID } from "../../src/bodygraph/channels.js";
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

test("a gate has its number, and its harmonic gates complete its channels", () => {
  for (const number of GATE_NUMBERS) {
    const { harmonicGates, circuits } = GATES[number];
    expect(GATES[number].number).toBe(number);
    const channels = CHANNELS.filter(({ gates }) => gates.includes(number));
    expect(harmonicGates.map((other) => [number, other].sort((a, b) => a - b).join("-"))).toEqual(
      channels.map(({ id }) => id),
    );
    expect(new Set(circuits)).toEqual(new Set(channels.map(({ circuit }) => circuit)));
    for (const other of harmonicGates) expect(GATES[other].harmonicGates).toContain(number);
  }
  expect(GATE_NUMBERS.filter((gate) => GATES[gate].circuits.length > 1)).toEqual([10, 20, 34, 57]);
});

test("opposite gates have 32 gates between them, and hexagrams whose lines all differ", () => {
  for (const number of GATE_NUMBERS) {
    const { oppositeGate, hexagramLines } = GATES[number];
    expect(GATES[oppositeGate].oppositeGate).toBe(number);
    expect(GATES[oppositeGate].hexagramLines).toEqual(hexagramLines.map((line) => 1 - line));
  }
});

test("hexagrams are those of the King Wen sequence", () => {
  const linesOf = (gate: GateNumber) => GATES[gate].hexagramLines.join("");
  expect(new Set(GATE_NUMBERS.map(linesOf)).size).toBe(64);
  // Each even hexagram is the odd one before it turned upside down, or its complement where turning changes nothing.
  for (let odd = 1; odd < 64; odd += 2) {
    const lines = linesOf(odd as GateNumber);
    const turned = [...lines].reverse().join("");
    const complement = [...lines].map((line) => (line === "1" ? "0" : "1")).join("");
    expect(linesOf((odd + 1) as GateNumber), `${odd}`).toBe(turned === lines ? complement : turned);
  }
  // Published lines of some, from the bottom up.
  expect(linesOf(1)).toBe("111111");
  expect(linesOf(3)).toBe("100010");
  expect(linesOf(11)).toBe("111000");
  expect(linesOf(24)).toBe("100000");
  expect(linesOf(44)).toBe("011111");
  expect(linesOf(63)).toBe("101010");
  expect(linesOf(64)).toBe("010101");
});

test("a channel is found by its id, the same object as in the list", () => {
  expect(Object.keys(CHANNELS_BY_ID)).toEqual(CHANNELS.map(({ id }) => id));
  for (const channel of CHANNELS) expect(CHANNELS_BY_ID[channel.id]).toBe(channel);
});
