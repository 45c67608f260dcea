import { readFileSync } from "node:fs";
import { TestService } from "@chart/kit/test-service";
import { FAILURE_CODES } from "chart-http/errors";
import { expect, test } from "vitest";
import { clientFiles } from "../../scripts/lib/client-facts.js";

const ROOT = new URL("../../../../", import.meta.url);

test("the types of chart-client and the answers of its fake are those of /openapi.json, with every error", async () => {
  const service = await TestService.open();
  const document = await (await service.request("/openapi.json")).text();
  await service.close();
  const files = await clientFiles(document);
  for (const [path, text] of Object.entries(files)) {
    const isEqual = readFileSync(new URL(path, ROOT), "utf8") === text;
    expect([path, isEqual || "out of date: npm run generate -- clients"]).toEqual([path, true]);
  }
  const codes = Object.values(files)
    .join("")
    .matchAll(/^ "([A-Z_]+)": \{$/gm);
  expect([...codes].map(([, code]) => code)).toEqual([...FAILURE_CODES].sort());
});
