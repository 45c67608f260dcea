import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import type { lintWorkflow } from "./lint-workflow.js";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const FOLDER = join(ROOT, ".github/workflows");

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  /** A workflow of this repository that the job runs, in place of steps of its own. */
  readonly uses?: string;
  readonly "runs-on"?: string;
  readonly container?: { readonly image: string };
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps?: readonly Step[];
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const PUBLISHING = readFileSync(join(ROOT, "docs/publishing.md"), "utf8");
const WORKFLOWS = readdirSync(FOLDER).map(
  (file) => [file, readFileSync(join(FOLDER, file), "utf8")] as const,
);

let lint: typeof lintWorkflow;
beforeAll(async () => {
  // The linter imports JSON in a way that Node does not know.
  const folder = mkdtempSync(join(tmpdir(), "chart-linter-"));
  const outfile = join(folder, "lint-workflow.mjs");
  const entry = fileURLToPath(new URL("lint-workflow.ts", import.meta.url));
  await build({
    entryPoints: [entry],
    bundle: true,
    outfile,
    platform: "node",
    format: "esm",
    mainFields: ["module", "main"],
  });
  lint = (await import(pathToFileURL(outfile).href)).lintWorkflow;
  rmSync(folder, { recursive: true });
});

test("the linter finds an unknown key, a job that is not there, and an unknown value", async () => {
  const text = `on: push
jobs:
  one:
    needs: two
    runs-on: ubuntu-24.04
    permision: write
    steps:
      - run: echo \${{ valse.NAME }}
`;
  const found = await lint("wrong.yml", text);
  for (const fault of ["'two'", "'permision'", "valse"]) expect(found.join("\n")).toContain(fault);
});

describe.each(WORKFLOWS)("the workflow %s", (file, text) => {
  const workflow = parse(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);

  test("is one that the host's own parser accepts", async () => {
    expect(await lint(file, text)).toEqual([]);
  });

  test("reads the repository and nothing else, unless a job says so, on a named version of the machine", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    for (const { uses, "runs-on": machine } of jobs) {
      if (uses === undefined) expect(machine).toMatch(/^ubuntu-\d\d\.04$/);
      else expect(WORKFLOWS.map(([name]) => `./.github/workflows/${name}`)).toContain(uses);
    }
  });

  test("runs in no image but that of the Dockerfile", () => {
    const dockerfile = readFileSync(join(ROOT, "Dockerfile"), "utf8");
    for (const { container } of jobs)
      if (container !== undefined) expect(dockerfile).toContain(`FROM ${container.image}\n`);
  });

  test("names each action by commit, and leaves no token in the checkout", () => {
    for (const { uses } of steps)
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
    for (const checkout of steps.filter(({ uses }) => uses?.startsWith("actions/checkout@")))
      expect(checkout.with).toEqual({ "persist-credentials": false });
  });

  test("runs no script and no build in a job that may identify itself to a registry", () => {
    for (const { permissions, steps: own = [] } of jobs) {
      if (permissions?.["id-token"] === undefined) continue;
      for (const { uses = "", run = "" } of own) {
        expect(uses).not.toMatch(/^actions\/checkout@/);
        expect(run).not.toMatch(/npm (run|install|ci|exec)|npx|node /);
      }
    }
  });

  test("names no host, and only variables and secrets that docs/publishing.md explains", () => {
    const code = text.replaceAll(/#.*$/gm, "").replaceAll(/https?:\/\/127\.0\.0\.1/g, "");
    expect(
      code
        .match(/https?:\/\/\S+|\b[\w.-]+\.(?:io|com|org|dev)\b/g)
        ?.filter((host) => !/example\.com$/.test(host)) ?? [],
    ).toEqual([]);
    for (const [, name] of text.matchAll(/\b(?:vars|secrets)\.(\w+)/g))
      expect(PUBLISHING).toContain(`\`${name}\``);
  });

  test("has commands that bash can parse, with no expression within them", () => {
    for (const { run } of steps) {
      if (run === undefined) continue;
      expect(run).not.toContain("${{");
      const { status, stderr } = spawnSync("bash", ["-n"], { input: run, encoding: "utf8" });
      expect([status, stderr]).toEqual([0, ""]);
    }
  });

  test("runs scripts that package.json has", () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));
    for (const [, name = ""] of text.matchAll(/npm run (?:--silent )?([\w:]+)/g)) {
      expect(Object.keys(scripts)).toContain(name);
    }
  });
});

describe("a release", () => {
  const release = parse(WORKFLOWS.find(([name]) => name === "release.yml")?.[1] ?? "") as Workflow;
  const needs = (job: string) => (release.jobs[job] as { readonly needs?: string }).needs;

  test("runs all checks, then builds, then publishes, and only the last job may sign", () => {
    expect([needs("publish"), needs("build"), release.jobs["check"]?.uses]).toEqual([
      "build",
      "check",
      "./.github/workflows/check.yml",
    ]);
    const signing = Object.entries(release.jobs).filter(
      ([, job]) => job.permissions?.["id-token"] === "write",
    );
    expect(signing.map(([name]) => name)).toEqual(["publish"]);
  });

  test("publishes by the commands that docs/publishing.md has for the first time", () => {
    const command = release.jobs["publish"]?.steps?.find(({ run }) => run !== undefined)?.run ?? "";
    expect(PUBLISHING).toContain(`\`\`\`sh\n${command}\`\`\`\n`);
  });
});
