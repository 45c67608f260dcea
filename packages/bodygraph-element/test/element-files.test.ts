import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ELEMENT_FILES } from "../scripts/lib/element-files.js";

test.each(Object.entries(ELEMENT_FILES))("%s is as npm run generate -- element writes it", (path, write) => {
  const content = readFileSync(new URL(`../${path}`, import.meta.url), "utf8");
  expect(content).toBe(write(() => content));
});
