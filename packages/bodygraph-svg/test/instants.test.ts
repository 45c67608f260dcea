import { expect, it } from "vitest";
import { instantWriter } from "../src/text/instants.js";

it("instants are written as toISOString writes them, in any order, before and after 1970", () => {
  const write = instantWriter();
  const steps = [0, 1, 999, 1000, 59_999, 3_599_999, 86_399_999, 86_400_000, 123_456_789_012];
  const instants = [
    -62_135_596_800_000, -2_208_988_800_000, -1, 0, 652_558_620_007, 4_102_444_800_000,
  ].flatMap((start) => steps.flatMap((step) => [start + step, start - step]));
  expect(instants.map(write)).toEqual(instants.map((ms) => new Date(ms).toISOString()));
});
