import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "@chart/base";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openGazetteer } from "../../../src/adapters/geocoding/open-gazetteer.js";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chart-gazetteer-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a GAZETTEER_PATH that cannot be written stops the start with an error that names the variable", async () => {
  // A file where a folder is needed stops even root, unlike file permissions.
  const file = join(folder, "file");
  writeFileSync(file, "");
  const path = join(file, "places.txt");
  const refusal: unknown = await openGazetteer(path).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect((refusal as StartError).message).toMatch(/^GAZETTEER_PATH: .*cannot be used/);
  expect((refusal as StartError).message).toContain(path);
});

test("a GAZETTEER_PATH of another file is refused with the reason", async () => {
  const path = join(folder, "notes.txt");
  writeFileSync(path, "no gazetteer");
  const refusal: unknown = await openGazetteer(path).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(StartError);
  expect((refusal as StartError).message).toContain("it is no gazetteer of this service");
  expect(readFileSync(path, "utf8")).toBe("no gazetteer");
});
