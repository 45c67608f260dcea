import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { readCommit, readRelease, releaseText } from "../../src/release/release.js";

test.each([
  ["of a build in a clone", "1c681932\n", "1c681932"],
  ["of an image, with the whole commit", "1c681932a09d0a4e9b9f3b8e3a5b1c2d3e4f5a6b\n", "1c681932"],
  ["of an image without the argument", "unknown\n", "unknown"],
  ["that is empty", "", "unknown"],
  ["with something else", '<script>"\n', "unknown"],
  ["that is missing", undefined, "unknown"],
])("the file %s gives eight digits or unknown, and never an error", (_name, text, commit) => {
  const folder = mkdtempSync(join(tmpdir(), "chart-commit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "commit");
  if (text !== undefined) writeFileSync(file, text);
  expect(readCommit(pathToFileURL(file))).toBe(commit);
});

test("the release is named by version and commit", () => {
  expect(releaseText({ version: "0.3.0", commit: "1c681932" })).toBe("0.3.0 (1c681932)");
  expect(releaseText(readRelease())).toMatch(/^\d+\.\d+\.\d+ \(([0-9a-f]{8}|unknown)\)$/);
});
