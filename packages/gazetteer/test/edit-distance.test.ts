import { describe, expect, test } from "vitest";
import { editDistance } from "../src/text/edit-distance.js";

/** Texts of few letters, so that many of them are alike: all of up to four letters. */
function shortTexts(): readonly string[] {
  const texts = [""];
  for (let from = 0, length = 1; length <= 4; length++) {
    const longer = texts.slice(from).flatMap((text) => ["a", "b", "c"].map((letter) => text + letter));
    from = texts.length;
    texts.push(...longer);
  }
  return texts;
}

describe("the number of edits", () => {
  test.each([
    ["london", "london", 0],
    ["londn", "london", 1],
    ["lonndon", "london", 1],
    ["lomdon", "london", 1],
    ["lodnon", "london", 1],
    ["", "bath", 4],
    ["bath", "", 4],
  ])("from %j to %j is %i", (typed, name, edits) => {
    expect(editDistance(typed, name)).toBe(edits);
  });

  test("to the closest prefix leaves out the rest of the name", () => {
    expect(editDistance("amstre", "amsterdam", { isPrefix: true })).toBe(1);
  });

  test("is the same with a maximum, up to which it counts, as without", () => {
    const texts = shortTexts();
    const wrong: unknown[] = [];
    for (const [index, typed] of texts.entries()) {
      for (const name of texts.filter((_, other) => (index + other) % 5 === 0)) {
        for (const isPrefix of [false, true]) {
          const all = editDistance(typed, name, { isPrefix });
          for (const mostEdits of [0, 1, 2]) {
            const edits = editDistance(typed, name, { isPrefix, mostEdits });
            if (all <= mostEdits ? edits !== all : edits <= mostEdits)
              wrong.push({ typed, name, isPrefix, mostEdits, all, edits });
          }
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});
