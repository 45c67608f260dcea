import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { memberFiles } from "../../scripts/lib/member-files.js";

const ROOT = new URL("../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

it.each(Object.entries(memberFiles(read)))(
  "%s follows from the records of a chart's members",
  (path, text) => {
    expect(read(path) === text || "out of date: npm run generate -- members").toBe(true);
  },
);
