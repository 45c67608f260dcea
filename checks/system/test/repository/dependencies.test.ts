import { readFileSync } from "node:fs";
import { packageFolders } from "@chart/kit/setup/package-folders";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { isAllowedLicence, licencesDocument } from "../../scripts/lib/licences-document.js";

const ROOT = new URL("../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

describe("the lockfile", () => {
  const text = read("pnpm-lock.yaml");
  const { packages } = parse(text) as { packages: Record<string, { resolution: Record<string, unknown> }> };

  test("has a SHA-512 for every package, and the registry as the only source", () => {
    const entries = Object.entries(packages);
    expect(entries.length).toBeGreaterThan(100);
    for (const [id, { resolution }] of entries) {
      expect([id, Object.keys(resolution)]).toEqual([id, ["integrity"]]);
      expect(resolution["integrity"]).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/);
      expect(id).toMatch(/^(@[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+[\w.+-]*$/);
    }
    const places = text
      .split("\n")
      .filter(
        (line) =>
          !/^ +deprecated: /.test(line) && /https?:\/\/|git\+|git@(?!\d)|tarball|file:[./]/.test(line),
      );
    expect(places).toEqual([]);
  });

  test("is what CI and the start command install from, unchanged", () => {
    const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };
    for (const script of ["setup:only", "build", "test"])
      expect(scripts[script]).toContain("install --frozen-lockfile");
    expect(read("Dockerfile")).toContain("install --frozen-lockfile");
  });

  test("every dependency is pinned to one exact version, but what a public package asks of its users", () => {
    for (const path of ["package.json", ...packageFolders(ROOT).map((folder) => `${folder}/package.json`)]) {
      const { private: isPrivate, dependencies = {}, devDependencies = {} } = JSON.parse(read(path));
      const [pinned, ranges] = isPrivate
        ? [{ ...dependencies, ...devDependencies }, {}]
        : [devDependencies, dependencies];
      for (const version of Object.values(pinned)) {
        expect(version).toMatch(/^(\d+\.\d+\.\d+(-[\w.]+)?|workspace:\*|npm:.+@\d+\.\d+\.\d+)$/);
      }
      for (const range of Object.values(ranges)) expect(range).toMatch(/^(\^\d+\.\d+\.\d+|workspace:\^)$/);
    }
  });
});

describe("pnpm", () => {
  test("is named by version and hash, and every script and the image run that one", () => {
    const { packageManager, scripts } = JSON.parse(read("package.json")) as {
      packageManager: string;
      scripts: Record<string, string>;
    };
    expect(packageManager).toMatch(/^pnpm@\d+\.\d+\.\d+\+sha512\.[0-9a-f]{128}$/);
    const commands = [...Object.values(scripts), ...read("Dockerfile").split("\n"), read(".ci/run")];
    for (const command of commands) expect(command).not.toMatch(/\bnpx\b/);
  });
});

describe("licences", () => {
  test.each(["MIT", "(MIT OR GPL-3.0)", "MIT AND BSD-3-Clause", "CC-BY-4.0"])("%s is allowed", (licence) => {
    expect(isAllowedLicence(licence)).toBe(true);
  });
  test.each([
    "MPL-2.0",
    "GPL-3.0-or-later",
    "AGPL-3.0",
    "MIT AND GPL-2.0",
    "none told",
    "SEE LICENSE IN x",
    "",
  ])("%s is not allowed", (licence) => {
    expect(isAllowedLicence(licence)).toBe(false);
    expect(() => licencesDocument([{ name: "x", version: "1.0.0", licence }])).toThrow(/^not allowed: x/);
  });
});

test("MPL-2.0 is accepted for resvg alone, and only while resvg has that licence", () => {
  const resvg = { name: "@resvg/resvg-js", version: "2.6.2" };
  expect(licencesDocument([{ ...resvg, licence: "MPL-2.0" }])).toContain(
    "| @resvg/resvg-js | 2.6.2 | MPL-2.0 |",
  );
  expect(() => licencesDocument([{ ...resvg, licence: "GPL-3.0" }])).toThrow(/^not allowed/);
});

test("the lockfile has resvg's builds for Linux on x64 and arm64, with glibc and musl", () => {
  const { snapshots } = parse(read("pnpm-lock.yaml")) as {
    snapshots: Record<string, { optionalDependencies?: Record<string, string> }>;
  };
  const builds = Object.keys(snapshots["@resvg/resvg-js@2.6.2"]?.optionalDependencies ?? {});
  for (const build of ["x64-gnu", "x64-musl", "arm64-gnu", "arm64-musl"])
    expect(builds).toContain(`@resvg/resvg-js-linux-${build}`);
});
