import fc from "fast-check";
import { expect, test } from "vitest";
import type { Arrow, ColorNumber, ToneNumber, WheelPosition } from "../../src/chart.js";
import { chartOf } from "../../src/chart-of.js";
import { byArrow } from "../../src/variables/arrows-of.js";
import {
  cognition,
  determination,
  distraction,
  environment,
  motivation,
  perspective,
  transference,
} from "../../src/variables/words-of.js";
import { anyActivations } from "../bodygraph/synthetic-activations.js";

function at(color: number, tone: number): WheelPosition {
  return { gate: 1, line: 1, color: color as ColorNumber, tone: tone as ToneNumber, base: 1 };
}

const arrowOf = (tone: number): Arrow => (tone <= 3 ? "L" : "R");

test("tones 1 to 3 point left, 4 to 6 right", () => {
  const arrows = [1, 2, 3, 4, 5, 6].map((tone) => byArrow(tone, { L: "left", R: "right" }));
  expect(arrows).toEqual(["left", "left", "left", "right", "right", "right"]);
});

test.each([
  [1, "Consecutive Appetite", "Alternating Appetite", "Selective Caves", "Blending Caves"],
  [2, "Open Taste", "Closed Taste", "Internal Markets", "External Markets"],
  [3, "Hot Thirst", "Cold Thirst", "Wet Kitchens", "Dry Kitchens"],
  [4, "Calm Touch", "Nervous Touch", "Active Mountains", "Passive Mountains"],
  [5, "High Sound", "Low Sound", "Narrow Valleys", "Wide Valleys"],
  [6, "Direct Light", "Indirect Light", "Natural Shores", "Artificial Shores"],
])(
  "color %i gives determination %s or %s, environment %s or %s, depending on the tone",
  (color, ...words) => {
    for (const tone of [1, 2, 3]) {
      expect([determination(at(color, tone)), environment(at(color, tone))]).toEqual([words[0], words[2]]);
    }
    for (const tone of [4, 5, 6]) {
      expect([determination(at(color, tone)), environment(at(color, tone))]).toEqual([words[1], words[3]]);
    }
  },
);

test.each([
  [1, "Fear", "Need", "Survival", "Wanting"],
  [2, "Hope", "Guilt", "Possibility", "Probability"],
  [3, "Desire", "Innocence", "Power", "Personal"],
  [4, "Need", "Fear", "Wanting", "Survival"],
  [5, "Guilt", "Hope", "Probability", "Possibility"],
  [6, "Innocence", "Desire", "Personal", "Power"],
])(
  "color %i is motivation %s with transference %s, or perspective %s with distraction %s",
  (color, ...words) => {
    const position = at(color, 1);
    expect([
      motivation(position),
      transference(position),
      perspective(position),
      distraction(position),
    ]).toEqual(words);
  },
);

test("cognition depends on the tone only, not on the color", () => {
  for (const color of [1, 6]) {
    const words = [1, 2, 3, 4, 5, 6].map((tone) => cognition(at(color, tone)));
    expect(words).toEqual(["Smell", "Taste", "Outer Vision", "Inner Vision", "Feeling", "Touch"]);
  }
});

test("each variable of a chart is taken from its own body", () => {
  fc.assert(
    fc.property(anyActivations, (activations) => {
      const chart = chartOf(activations, { lat: 0, lng: 0 });
      const { personality, design } = activations;
      expect(chart).toMatchObject({
        cognition: cognition(design.sun),
        determination: determination(design.sun),
        environment: environment(design.northNode),
        motivation: motivation(personality.sun),
        transference: transference(personality.sun),
        perspective: perspective(personality.northNode),
        distraction: distraction(personality.northNode),
        arrows: {
          personalitySun: arrowOf(personality.sun.tone),
          personalityNode: arrowOf(personality.northNode.tone),
          designSun: arrowOf(design.sun.tone),
          designNode: arrowOf(design.northNode.tone),
        },
      });
      const { personalitySun, personalityNode, designSun, designNode } = chart.arrows;
      expect(chart.variables).toBe(`P${personalitySun}${personalityNode} D${designSun}${designNode}`);
    }),
  );
});
