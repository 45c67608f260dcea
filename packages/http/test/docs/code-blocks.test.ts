import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DashboardService } from "../support/dashboard-service.js";
import { createSqlite } from "../support/databases.js";

const run = promisify(execFile);

const GUIDES = new URL("../../../../docs/guides/", import.meta.url);

/** Guides whose blocks other tests run: self-hosting.test.ts. */
const ELSEWHERE = ["self-hosting.md"];

/** A block of code that a reader would run, and the output that the guide shows after it. */
interface Block {
  readonly language: string;
  readonly code: string;
  readonly output: string | undefined;
}

/** Output that a guide shows once for several blocks in a row. */
const SHARED_OUTPUT = "All three print";

/** Programs of each language; the code is in a file within this package, so that chart-core is found. */
const PROGRAMS: Readonly<Record<string, readonly [command: string, extension: string]>> = {
  ts: [process.execPath, "mjs"],
  python: ["python3", "py"],
  php: ["php", "php"],
};

let service: DashboardService;
let env: NodeJS.ProcessEnv;
let folder: string;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite());
  const { apiKey } = await service.invite();
  env = { ...process.env, CHART_API_KEY: apiKey };
  folder = mkdtempSync(fileURLToPath(new URL("../../.code-blocks-", import.meta.url)));
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

const textOf = (guide: string) => readFileSync(new URL(guide, GUIDES), "utf8");

function blocksOf(text: string): readonly Block[] {
  const blocks = [
    ...text.matchAll(/^```(sh|ts|python|php)\n(.*?)^```\n(?:\n(?:prints\n\n)?```text\n(.*?)^```)?/gms),
  ];
  const shared = text.split(SHARED_OUTPUT)[1]?.match(/```text\n(.*?)```/s)?.[1];
  return blocks.map(([, language = "", code = "", output]) => ({
    language,
    code,
    output: output ?? (language === "sh" ? undefined : shared),
  }));
}

describe.each(readdirSync(GUIDES).filter((file) => file.endsWith(".md") && !ELSEWHERE.includes(file)))(
  "docs/guides/%s",
  (guide) => {
    const blocks = blocksOf(textOf(guide)).map((block, index) => ({ ...block, number: index + 1 }));
    const shell = blocks.filter(({ language, code }) => language === "sh" && !code.startsWith("export "));
    const programs = blocks.filter(({ language }) => language !== "sh");

    test.for(shell)("block $number: its request succeeds", async ({ code }) => {
      const command = code.replaceAll("http://127.0.0.1:3000", service.url).replace(/ -o \S+/, "");
      const { stdout } = await run("sh", ["-c", command], { env, encoding: "buffer" });
      if (code.includes("image/png")) expect(stdout.subarray(1, 4).toString()).toBe("PNG");
      else expect(JSON.parse(stdout.toString())).not.toHaveProperty("errorCode", expect.stringMatching(/./));
    });

    test.for(programs)("block $number in $language prints what the guide shows", async (block, context) => {
      const { language, code, output } = block;
      const [command = "", extension = ""] = PROGRAMS[language] ?? [];
      const isThere = await run(command, ["--version"]).then(
        () => true,
        () => false,
      );
      if (!isThere) context.skip(`${command} is not installed`);
      const file = join(folder, `${guide}-${block.number}.${extension}`);
      const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
      const plain = language === "ts" ? ts.transpile(code, options) : code;
      writeFileSync(file, plain.replaceAll("http://127.0.0.1:3000", service.url));
      const { stdout } = await run(command, [file], { env });
      expect(stdout).toBe(output);
    });

    test("has no block of code that no test runs", () => {
      const tested = ["sh", "ts", "python", "php", "json", "http", "text"];
      const languages = [...textOf(guide).matchAll(/^```(\w*)\n.*?^```/gms)].map(([, language]) => language);
      expect(languages.filter((language) => !tested.includes(language ?? ""))).toEqual([]);
    });
  },
);
