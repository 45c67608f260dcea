import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { asPublished } from "@chart/kit/requests/client-programs";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { createSqlite } from "@chart/kit/stores/test-stores";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { differences, parseShortened } from "../shortened-json.js";

const run = promisify(execFile);

const GUIDES = new URL("../../../../docs/guides/", import.meta.url);

/** Guides whose blocks other tests run: self-hosting, library-install, and mount-guide of consumers. */
const ELSEWHERE = ["self-hosting.md", "library.md", "mount.md"];

/** A block of code that a reader would run, and the output or the answer that the guide shows after it. */
interface Block {
  readonly language: string;
  readonly code: string;
  readonly output: string | undefined;
}

/** Languages of answers. Such a block belongs to the request before it. */
const ANSWERS = ["json", "http"];

/** Output that a guide shows once for several blocks in a row. */
const SHARED_OUTPUT = "All three print";

/** Programs of each language; the code is in a folder with the clients. */
const PROGRAMS: Readonly<Record<string, readonly [command: string, extension: string]>> = {
  ts: [process.execPath, "mjs"],
  js: [process.execPath, "mjs"],
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
  folder = mkdtempSync(join(tmpdir(), "chart-code-blocks-"));
  writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }');
  // As the quick start says; the other guides take the clients for granted.
  const [clients] = blocksOf(textOf("quick-start.md")).filter(isDownload);
  await run("sh", ["-euc", here(clients?.code ?? "exit 1")], { cwd: folder, env: { ...env, ...OFFLINE } });
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

/** Settings of npm with which it asks no other server. */
const OFFLINE = { npm_config_offline: "true", npm_config_audit: "false", npm_config_fund: "false" };

/** A block that downloads clients. */
const isDownload = ({ language, code }: Block) => language === "sh" && code.includes("/docs/clients/");

/** Returns code for the service of these tests. */
const here = (code: string) => code.replaceAll("http://127.0.0.1:3000", service.url);

const textOf = (guide: string) => asPublished(readFileSync(new URL(guide, GUIDES), "utf8"));

function fencesOf(text: string): readonly Omit<Block, "output">[] {
  const fences = text.matchAll(/^```(\w*)\n(.*?)^```$/gms);
  return [...fences].map(([, language = "", code = ""]) => ({ language, code }));
}

function blocksOf(text: string): readonly Block[] {
  const fences = fencesOf(text);
  const [, block, line] =
    /^[^`]*(?:```text\n(.*?)```|`([^`]+)`)/s.exec(text.split(SHARED_OUTPUT)[1] ?? "") ?? [];
  const shared = block ?? (line && `${line}\n`);
  return fences.flatMap(({ language, code }, index) => {
    if (language !== "sh" && PROGRAMS[language] === undefined) return [];
    const next = fences[index + 1];
    const isShown = language === "sh" ? ANSWERS.includes(next?.language ?? "") : next?.language === "text";
    return [
      {
        language,
        code,
        output: isShown ? next?.code : PROGRAMS[language] === undefined ? undefined : shared,
      },
    ];
  });
}

/** Numbers that depend on the service's settings, and on the requests that the account has sent before. */
const BALANCES = /(?<=^(?:X-Credits-Remaining: |RateLimit(?:-Policy)?: "default";[qr]=))\d+/gm;

/** Compares the headers of an answer with those that a guide shows; `…` stands for further headers, or for a value. */
function expectHeaders(head: string, shown: string): void {
  const pattern = shown
    .trimEnd()
    .replace(BALANCES, "…")
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/^…\n/gm, "(?:.*\n)+")
    .replace(/\n…$/, "(?:\n.*)+")
    .replaceAll("…", ".*");
  expect(head.replaceAll("\r", "")).toMatch(new RegExp(`^${pattern}$`));
}

describe.each(readdirSync(GUIDES).filter((file) => file.endsWith(".md") && !ELSEWHERE.includes(file)))(
  "docs/guides/%s",
  (guide) => {
    const blocks = blocksOf(textOf(guide)).map((block, index) => ({ ...block, number: index + 1 }));
    const shell = blocks.filter(
      (block) => block.language === "sh" && !block.code.startsWith("export ") && !isDownload(block),
    );
    const programs = blocks.filter(({ language }) => language !== "sh");

    test.for(shell)("block $number: its request gets the answer that the guide shows", async (block) => {
      const { code, output } = block;
      const command = here(code).replace(/ -o [\w-]+\.\w+/, "");
      const send = () => run("sh", ["-c", command], { env, encoding: "buffer" });
      if (output?.includes("Idempotent-Replayed")) await send();
      const { stdout } = await send();
      const text = stdout.toString();
      if (code.includes("image/png")) expect(stdout.subarray(1, 4).toString()).toBe("PNG");
      else if (/ -D -| -i /.test(code))
        expectHeaders(text.split("\r\n\r\n")[0] ?? "", output ?? "no headers");
      else expect(differences(JSON.parse(text), parseShortened(output ?? "{ … }"))).toEqual([]);
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
      writeFileSync(file, here(plain));
      const { stdout } = await run(command, [file], { env });
      expect(stdout).toBe(output);
    });

    test("has no block of code that no test runs", () => {
      const languages = fencesOf(textOf(guide)).map(({ language }) => language);
      const untested = languages.filter((language, index) => {
        if (ANSWERS.includes(language)) return languages[index - 1] !== "sh";
        return !["sh", "text", ...Object.keys(PROGRAMS)].includes(language);
      });
      expect(untested).toEqual([]);
    });
  },
);
