import { expect, test } from "vitest";
import { WHEEL } from "../../src/wheel/wheel.js";

/**
 * Hexagram numbers (King Wen) by lower and upper trigram; each trigram is written from the bottom line up, 1 =
 * unbroken.
 */
const TRIGRAMS = ["111", "100", "010", "001", "000", "011", "101", "110"];
const HEXAGRAMS_BY_LOWER_AND_UPPER_TRIGRAM = [
  [1, 34, 5, 26, 11, 9, 14, 43],
  [25, 51, 3, 27, 24, 42, 21, 17],
  [6, 40, 29, 4, 7, 59, 64, 47],
  [33, 62, 39, 52, 15, 53, 56, 31],
  [12, 16, 8, 23, 2, 20, 35, 45],
  [44, 32, 48, 18, 46, 57, 50, 28],
  [13, 55, 63, 22, 36, 37, 30, 49],
  [10, 54, 60, 41, 19, 61, 38, 58],
];

/** Returns a hexagram as a binary number whose first digit is the bottom line. */
function binaryOf(hexagram: number): number {
  const lower = HEXAGRAMS_BY_LOWER_AND_UPPER_TRIGRAM.findIndex((row) => row.includes(hexagram));
  const upper = HEXAGRAMS_BY_LOWER_AND_UPPER_TRIGRAM[lower]!.indexOf(hexagram);
  return Number.parseInt(`${TRIGRAMS[lower]}${TRIGRAMS[upper]}`, 2);
}

const GATE_NUMBERS = Array.from({ length: 64 }, (_, index) => index + 1);

test("the wheel has each of the 64 gates once and starts with gate 41", () => {
  expect([...WHEEL].sort((a, b) => a - b)).toEqual(GATE_NUMBERS);
  expect(WHEEL[0]).toBe(41);
});

test("gates follow Fu Xi's circle: hexagrams count up from 0 at gate 2, and down from 63 at gate 1", () => {
  const fromGateTwo = [...WHEEL.slice(WHEEL.indexOf(2)), ...WHEEL.slice(0, WHEEL.indexOf(2))];
  const up = Array.from({ length: 32 }, (_, index) => index);
  const down = up.map((number) => 63 - number);
  expect(fromGateTwo.map(binaryOf)).toEqual([...up, ...down]);
});

test("the hexagrams of opposite gates are complements", () => {
  for (const [index, gate] of WHEEL.entries()) {
    const opposite = WHEEL[(index + 32) % 64]!;
    expect(binaryOf(gate) + binaryOf(opposite)).toBe(63);
  }
});
