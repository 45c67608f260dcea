import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { Visitor } from "testkit/visitor";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DashboardService, PASSWORD } from "../support/dashboard-service.js";
import { createSqlite } from "../support/databases.js";

const run = promisify(execFile);

describe.each(["hobbyist", "developer"])("the quick start of a %s account", (plan) => {
  let service: DashboardService;
  let folder: string;
  const code = new Map<string, string>();
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "chart-examples-"));
    service = await DashboardService.start(await createSqlite(), { NODE_ENV: "development" });
    const { accountId, apiKey, invitationUrl } = await service.invite({ plan });
    const visitor = new Visitor(service.url);
    await visitor.accept(invitationUrl, PASSWORD);
    const { text } = await visitor.get(`/dashboard/accounts/${accountId}/quick-start`);
    expect(text).not.toContain(apiKey);
    expect(text).toContain(apiKey.slice(-4));
    for (const [, id = "", escaped = ""] of text.matchAll(/<code id="code-(\w+)">(.*?)<\/code>/gs)) {
      code.set(id, unescaped(escaped.replaceAll(/<[^>]*>/g, "")));
    }
    env = { ...process.env, CHART_API_KEY: apiKey };
  });
  afterAll(async () => {
    await service.stop();
    rmSync(folder, { recursive: true });
  });

  test("works in a shell", async () => {
    const { stdout } = await run("sh", ["-c", code.get("curl") ?? ""], { env });
    expect(JSON.parse(stdout)).toMatchObject({ success: true, data: { type: "Projector" } });
  });

  test("works in TypeScript", async () => {
    const path = join(folder, "example.mjs");
    const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
    writeFileSync(path, ts.transpile(code.get("typescript") ?? "", options));
    const { stdout } = await run(process.execPath, [path], { env });
    expect(stdout).toBe("Projector 2/4\n");
  });

  test("works in Python, if it is installed", async (context) => {
    const path = join(folder, "example.py");
    writeFileSync(path, code.get("python") ?? "");
    const hasPython = await run("python3", ["--version"]).then(
      () => true,
      () => false,
    );
    if (!hasPython) context.skip("python3 is not installed");
    const { stdout } = await run("python3", [path], { env });
    expect(stdout).toBe("Projector 2/4\n");
  });
});

function unescaped(html: string): string {
  return html
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}
