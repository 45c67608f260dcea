import { expect, test } from "vitest";
import { TYPES } from "../../src/bodygraph/types.js";

test("each type has its strategy, signature and not-self theme, in the exact words that clients rely on", () => {
  const rows = Object.entries(TYPES).map(([type, words]) =>
    [type, words.strategy, words.signature, words.notSelfTheme].join(" | "),
  );
  expect(rows.sort()).toEqual([
    "Generator | Wait to Respond | Satisfaction | Frustration",
    "Manifesting Generator | Wait to Respond | Satisfaction and Peace | Frustration and Anger",
    "Manifestor | Inform | Peace | Anger",
    "Projector | Wait for the Invitation | Success | Bitterness",
    "Reflector | Wait a Lunar Cycle | Surprise | Disappointment",
  ]);
});
