import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isInstalled } from "@chart/kit/requests/client-programs";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const CLIENTS = fileURLToPath(new URL("../../../../clients/", import.meta.url));

const PROGRAMS: Readonly<Record<string, { command: string; extension: string; client: string }>> = {
  python: { command: "python3", extension: "py", client: "python/chart_api.py" },
  php: { command: "php", extension: "php", client: "php/ChartApi.php" },
};

/** Programs of clients/README.md with the output that it shows after each group of them. */
const BLOCKS = readFileSync(join(CLIENTS, "README.md"), "utf8")
  .split(/^(?=## )/m)
  .flatMap((section) => {
    const fences = [...section.matchAll(/^```(\w+)\n(.*?)^```$/gms)];
    const output = fences.find(([, language]) => language === "text")?.[2] ?? "";
    const title = /^## (.*)/.exec(section)?.[1] ?? "";
    return fences
      .filter(([, language]) => language !== "text")
      .map(([, language = "", code = ""]) => ({ title, language, code, output }));
  });

let service: DashboardService;
let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite());
  const { apiKey } = await service.invite();
  env = { ...process.env, CHART_API_KEY: apiKey, PYTHONDONTWRITEBYTECODE: "1" };
  folder = mkdtempSync(join(tmpdir(), "chart-clients-"));
  for (const { client } of Object.values(PROGRAMS))
    cpSync(join(CLIENTS, client), join(folder, client.split("/")[1] ?? ""));
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

describe("clients/README.md", () => {
  test("has as many programs in Python as in PHP, and no block of code that no test runs", () => {
    const languages = BLOCKS.map(({ language }) => language);
    expect(languages).toEqual(
      Array(languages.length / 2)
        .fill(["python", "php"])
        .flat(),
    );
    expect(languages.length).toBeGreaterThan(0);
  });

  test.for(BLOCKS)(
    "$title: the program in $language prints what the document shows",
    async (block, context) => {
      const { title, language, code, output } = block;
      const { command = "", extension } = PROGRAMS[language] ?? {};
      if (!(await isInstalled(command))) context.skip(`${command} is not installed`);
      const file = join(folder, `${title.replaceAll(" ", "-")}.${extension}`);
      writeFileSync(file, code.replaceAll("http://127.0.0.1:3000", service.url));
      expect(execFileSync(command, [file], { env, encoding: "utf8" })).toBe(output);
    },
  );
});
