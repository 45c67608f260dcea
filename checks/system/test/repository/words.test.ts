import { expect, test } from "vitest";
import { countWords, documentGroups, sumProse } from "../../scripts/lib/document-words.js";

test.each(documentGroups())(
  "the documents of the group $name have at most $maxProse words",
  ({ files, maxProse }) => {
    expect(sumProse(files.map(countWords))).toBeLessThanOrEqual(maxProse);
  },
);
