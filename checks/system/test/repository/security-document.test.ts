import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createApiKey } from "@chart/accounts";
import { packageFolders } from "@chart/kit/setup/package-folders";
import { describe, expect, test } from "vitest";

const ROOT = new URL("../../../../", import.meta.url);
/** Packages that the service consists of, besides the libraries. */
const SERVICE_PACKAGES = [
  "packages/http",
  ...packageFolders(ROOT).filter((folder) => folder.startsWith("server/")),
];
const document = readFileSync(new URL("SECURITY.md", ROOT), "utf8");

describe("the table of OWASP's API Security Top 10", () => {
  const rows = document.split("\n").filter((line) => /^\| API\d+:2023 /.test(line));

  test("lists every risk once, in order, with a control and at least one test", () => {
    const names = rows.map((row) => Number(/API(\d+)/.exec(row)?.[1]));
    expect(names).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    for (const row of rows) {
      const [, , control = "", tests = ""] = row.split("|");
      expect(control.trim().length).toBeGreaterThan(40);
      expect(tests).toMatch(/`[^`]+\.test\.ts`/);
    }
  });

  test.each([...document.matchAll(/`([^`]+\.test\.ts)`/g)].map(([, path]) => path))(
    "%s exists and contains tests",
    (path) => {
      const file = new URL(path ?? "", ROOT);
      expect(existsSync(file)).toBe(true);
      expect(readFileSync(file, "utf8")).toMatch(/\btest\b/);
    },
  );
});

describe("the pattern for secret scanners", () => {
  const [, source = ""] = /```text\n(.+)\n```/.exec(document) ?? [];
  const pattern = new RegExp(source);

  test("matches every key that the service creates, in any context", () => {
    for (let n = 0; n < 1000; n++) {
      const key = createApiKey();
      for (const text of [key, `key=${key}`, `"${key}"`, `Bearer ${key}\n`])
        expect(pattern.exec(text)?.[0]).toBe(key);
    }
  });

  test("matches nothing else", () => {
    const key = createApiKey();
    for (const text of [
      "chart_live_",
      "chart_live_...",
      key.slice(0, -1),
      key.replace("live", "test"),
      `x${key}`,
      `${key}x`,
    ]) {
      expect(text).not.toMatch(pattern);
    }
  });
});

describe("the source code", () => {
  const sources = SERVICE_PACKAGES.flatMap((name) => {
    const folder = new URL(`${name}/src/`, ROOT);
    return readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((path) => /\.tsx?$/.test(path))
      .map((path) => [`${name}/${path}`, readFileSync(new URL(path, folder), "utf8")] as const);
  });

  test("compares secrets only with constant-time functions, never with ===", () => {
    expect(sources.length).toBeGreaterThan(100);
    const comparing = sources.filter(([, text]) =>
      /\b\w*(hmac|secret|password|token|apiKey|pepper|digest)\w*(\(\))?\s*[!=]==(?!\s*(undefined|"|null))/i.test(
        text,
      ),
    );
    // Both compare the operator's setting with a public development value, once at the start.
    expect(comparing.map(([path]) => path).sort()).toEqual([
      "server/program/config/config.ts",
      "server/program/config/dashboard-config.ts",
    ]);
  });

  test("hashes no password at another cost than the default one", () => {
    const hashing = sources.filter(([, text]) => /\bhashPassword\([^)]/.test(text));
    expect(hashing.length).toBeGreaterThan(1);
    const choosing = hashing.filter(
      ([path, text]) => path !== "server/accounts/sign-in/password.ts" && /\bhashPassword\([^)]*,/.test(text),
    );
    expect(choosing.map(([path]) => path)).toEqual([]);
  });

  test("creates random secrets only with the system's generator", () => {
    const random = sources.filter(([, text]) => text.includes("Math.random")).map(([path]) => path);
    // The random pause between retries is not a secret.
    expect(random).toEqual(["server/program/adapters/geocoding/google/google-geocoder.ts"]);
  });
});
