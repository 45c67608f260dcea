import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { isInstalled, linkClients } from "@chart/kit/requests/client-programs";
import { DashboardService, PASSWORD } from "@chart/kit/services/dashboard-service";
import { Visitor } from "@chart/kit/services/visitor";
import { createSqlite } from "@chart/kit/stores/test-stores";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { geocodeNote } from "../../src/account/examples.js";
import type { Viewer } from "../../src/base/env.js";

const run = promisify(execFile);

let service: DashboardService;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite(), { NODE_ENV: "development" });
});
afterAll(() => service.stop());

describe.each(["hobbyist", "developer"])("the quick start of a %s account", (plan) => {
  let folder: string;
  const code = new Map<string, string>();
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "chart-examples-"));
    linkClients(folder);
    const { accountId, apiKey, invitationUrl } = await service.invite({ plan });
    const visitor = new Visitor(service.url);
    await visitor.accept(invitationUrl, PASSWORD);
    const { text } = await visitor.get(`/dashboard/accounts/${accountId}/quick-start`);
    expect(text).not.toContain(apiKey);
    for (const [, id = "", escaped = ""] of text.matchAll(
      /<code id="code-(?:request-)?(\w+)">(.*?)<\/code>/gs,
    )) {
      code.set(id, unescaped(escaped.replaceAll(/<[^>]*>/g, "")));
    }
    env = { ...process.env, CHART_API_KEY: apiKey };
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Saves an example as a file and returns its path. */
  function saved(name: string, language: string): string {
    const path = join(folder, name);
    const text = code.get(language) ?? "";
    const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
    writeFileSync(path, language === "typescript" ? ts.transpile(text, options) : text);
    return path;
  }

  test("works in a shell", async () => {
    const { stdout } = await run("sh", ["-c", code.get("curl") ?? ""], { env });
    expect(JSON.parse(stdout)).toMatchObject({ success: true, data: { type: "Projector" } });
  });

  test("works in TypeScript", async () => {
    const { stdout } = await run(process.execPath, [saved("example.mjs", "typescript")], { env });
    expect(stdout).toBe("Projector 2/4\n");
  });

  test("works in Python, if it is installed", async (context) => {
    if (!(await isInstalled("python3"))) context.skip("python3 is not installed");
    const { stdout } = await run("python3", [saved("example.py", "python")], { env });
    expect(stdout).toBe("Projector 2/4\n");
  });

  test("works in PHP, if it is installed with its curl extension", async (context) => {
    if (!(await isInstalled("php"))) {
      context.skip("php-cli or php-curl is not installed");
    }
    const { stdout } = await run("php", [saved("example.php", "php")], { env });
    expect(stdout).toBe("Projector 2/4\n");
  });

  test("reports a failure by its error code in every language", async () => {
    const wrong = { env: { ...env, CHART_API_KEY: "chart_live_wrong" } };
    const { stdout } = await run("sh", ["-c", code.get("curl") ?? ""], wrong);
    expect(JSON.parse(stdout)).toMatchObject({ success: false, errorCode: "API_KEY_INVALID" });
    const programs = [
      [process.execPath, "example.mjs", "typescript"],
      ["python3", "example.py", "python"],
      ["php", "example.php", "php"],
    ] as const;
    for (const [program, name, language] of programs) {
      if (!(await isInstalled(program))) continue;
      const failed = await run(program, [saved(name, language)], wrong).catch((error: unknown) => error);
      expect(failed, language).toMatchObject({ code: expect.any(Number) });
      const { stdout, stderr } = failed as { readonly stdout: string; readonly stderr: string };
      expect(stdout + stderr, language).toContain("API_KEY_INVALID");
      expect(stdout + stderr, language).toContain("Invalid API key.");
    }
  });

  test("shows the answers that the service gives", async () => {
    const { stdout } = await run("sh", ["-c", code.get("curl") ?? ""], { env });
    const real = JSON.parse(stdout);
    const { data, ...shown } = JSON.parse(code.get("answer") ?? "");
    expect(real).toMatchObject(shown);
    for (const [name, value] of Object.entries(data)) {
      const realValue =
        name === "gates" ? real.data[name].slice(0, (value as string[]).length) : real.data[name];
      expect(value, name).toEqual(realValue);
    }
    const wrong = (code.get("curl") ?? "").replace("1990-09-05", "1990-09-31");
    const refused = await run("sh", ["-c", wrong], { env });
    expect(JSON.parse(refused.stdout)).toMatchObject(JSON.parse(code.get("failure") ?? ""));
  });

  test("saves the picture, if the plan includes pictures", async () => {
    const command = code.get("picture");
    expect(command === undefined).toBe(plan === "hobbyist");
    if (command === undefined) return;
    await run("sh", ["-c", command], { env, cwd: folder });
    expect(readFileSync(join(folder, "chart.svg"), "utf8")).toMatch(/^<svg .*Projector 2\/4/);
  });
});

test("with Google, the examples ask for the reader's own geocoding key; with the gazetteer any value works", () => {
  const viewer = { account: { plan: "hobbyist" } } as Viewer;
  const facts = { baseUrl: "http://localhost", geocodeKeyHeader: "Chart-Geocode-Key" };
  const note = (geocodeKeyExample: string) => geocodeNote(viewer, { ...facts, geocodeKeyExample });
  expect(note("any")).toMatch(/You need no geocoding key/);
  expect(note("YOUR_GOOGLE_KEY")).toMatch(/Replace YOUR_GOOGLE_KEY with your own key/);
  const advanced = { account: { plan: "scale" } } as Viewer;
  expect(geocodeNote(advanced, { ...facts, geocodeKeyExample: "any" })).toBeUndefined();
});

function unescaped(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
