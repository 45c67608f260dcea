import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { licencesDocument } from "../../scripts/lib/licences-document.js";
import { productionPackages } from "../../scripts/lib/production-packages.js";

const ROOT = new URL("../../../../", import.meta.url);

test("pnpm is not run if what the registry sends has another hash", () => {
  const folder = mkdtempSync(join(tmpdir(), "chart-pnpm-"));
  const { packageManager } = JSON.parse(readFileSync(new URL("package.json", ROOT), "utf8"));
  const [, version] = /@([\d.]+)/.exec(packageManager) ?? [];
  // Stands in for npm, and packs what an attacker would.
  const npm = `#!/bin/sh\nmkdir -p package/bin && echo 'console.log("RUN")' > package/bin/pnpm.cjs
tar -czf pnpm-${version}.tgz package && rm -r package\n`;
  writeFileSync(join(folder, "npm"), npm, { mode: 0o755 });
  const path = folder + delimiter + process.env["PATH"];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL("tools/pnpm/pnpm.mjs", ROOT)), "--version"],
    { env: { ...process.env, PATH: path, XDG_CACHE_HOME: folder }, encoding: "utf8" },
  );
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toContain(`pnpm ${version} has the SHA-512`);
  expect(readdirSync(join(folder, "chart-workspace"))).toEqual([]);
  rmSync(folder, { recursive: true });
});

test("docs/licences.md lists every production package with its current licence, and all are allowed", () => {
  const document = readFileSync(new URL("docs/licences.md", ROOT), "utf8");
  expect(document).toBe(licencesDocument(productionPackages(ROOT)));
});

describe("the audit step", () => {
  /** Runs the audit step on this output of the registry's client. */
  const audit = (output: string) => {
    const script = fileURLToPath(new URL(".ci/audit.mjs", ROOT));
    const { status, stdout } = spawnSync(process.execPath, [script], { input: output, encoding: "utf8" });
    return { code: status, text: stdout };
  };
  const report = (high: number) =>
    JSON.stringify({
      advisories: {},
      metadata: { vulnerabilities: { low: 1, moderate: 0, high, critical: 0 } },
    });

  test("fails on a known vulnerability of level high, and not on one of level low", () => {
    expect(audit(report(1))).toEqual({ code: 1, text: expect.stringContaining('"high":1') });
    expect(audit(report(0))).toEqual({ code: 0, text: expect.stringContaining('"low":1') });
  });

  test.each([
    ["refuses", '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}'],
    ["answers nonsense", "<html>"],
    ["is silent", ""],
  ])("if the registry %s, the step reports that nothing was checked, and passes", (_what, output) => {
    const { code, text } = audit(output);
    expect(code).toBe(0);
    expect(text).toMatch(/^NOT CHECKED/);
    expect(text).not.toMatch(/clean|Known weaknesses/);
  });
});
