import { readdirSync, readFileSync } from "node:fs";
import { RESULT_ENDPOINTS } from "@chart/kit/requests/endpoints";
import { expect, test } from "vitest";

test.each(RESULT_ENDPOINTS)("POST $path has tests of its own fields in its folder", ({ path }) => {
  const here = new URL(".", import.meta.url);
  const files = readdirSync(here, { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => file.endsWith("responses.test.ts"));
  expect(texts.map((file) => readFileSync(new URL(file, here), "utf8")).join("\n")).toContain(`"${path}":`);
});
