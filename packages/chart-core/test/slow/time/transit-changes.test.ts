import { expect, test } from "vitest";
import { randomNumbers } from "../../../bench/lib/random.js";
import { checkTransitSpan } from "../../../scripts/lib/random-transits.js";

test("the transit changes of 60 random spans are those that a walk through charts finds, and their stations where the bodies turn", () => {
  const random = randomNumbers(80);
  let turned = 0;
  for (let span = 0; span < 60; span++) {
    const { from, listed, walked, stations, wrongStations } = checkTransitSpan(random, 40);
    expect(listed, from.toISOString()).toEqual(walked);
    expect(wrongStations, from.toISOString()).toEqual([]);
    turned += stations;
  }
  expect(turned).toBeGreaterThan(20);
});
