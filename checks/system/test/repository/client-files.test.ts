import { readFileSync } from "node:fs";
import { TestService } from "@chart/kit/services/test-service";
import { FAILURE_CODES } from "chart-http/errors";
import { expect, test } from "vitest";
import { clientFiles } from "../../scripts/lib/client-files.js";

const ROOT = new URL("../../../../", import.meta.url);

test("what the clients have from /openapi.json is what it says, with every error: types, methods, formats, tables, answers", async () => {
  const service = await TestService.open();
  const document = await (await service.request("/openapi.json")).text();
  await service.close();
  const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");
  const files = await clientFiles(document, read);
  for (const [path, text] of Object.entries(files)) {
    const isEqual = read(path) === text;
    expect([path, isEqual || "out of date: npm run generate -- clients"]).toEqual([path, true]);
  }
  const codes = Object.values(files)
    .join("")
    .matchAll(/^ "([A-Z_]+)": \{$/gm);
  expect([...codes].map(([, code]) => code)).toEqual([...FAILURE_CODES].sort());
});
