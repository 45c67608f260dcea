import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";

const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const FOLDER = join(ROOT, ".github/workflows");

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}

interface Job {
  readonly "runs-on": string;
  readonly permissions?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}

interface Workflow {
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const RELEASING = readFileSync(join(ROOT, "docs/releasing.md"), "utf8");
const WORKFLOWS = readdirSync(FOLDER).map(
  (file) => [file, readFileSync(join(FOLDER, file), "utf8")] as const,
);

describe.each(WORKFLOWS)("the workflow %s", (_, text) => {
  const workflow = parse(text) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  test("reads the repository and nothing else, unless a job says so, on a named version of the machine", () => {
    expect(workflow.permissions).toEqual({ contents: "read" });
    for (const job of Object.values(workflow.jobs)) expect(job["runs-on"]).toMatch(/^ubuntu-\d\d\.04$/);
  });

  test("names each action by commit, and leaves no token in the checkout", () => {
    for (const { uses } of steps)
      if (uses !== undefined) expect(uses).toMatch(/^actions\/[\w-]+@[0-9a-f]{40}$/);
    for (const checkout of steps.filter(({ uses }) => uses?.startsWith("actions/checkout@")))
      expect(checkout.with).toEqual({ "persist-credentials": false });
  });

  test("runs no script and no build in a job that may identify itself to a registry", () => {
    for (const { permissions, steps: own } of Object.values(workflow.jobs)) {
      if (permissions?.["id-token"] === undefined) continue;
      for (const { uses = "", run = "" } of own) {
        expect(uses).not.toMatch(/^actions\/checkout@/);
        expect(run).not.toMatch(/npm (run|install|ci|exec)|npx|node /);
      }
    }
  });

  test("names no host, and only variables and secrets that docs/releasing.md explains", () => {
    const code = text.replaceAll(/#.*$/gm, "").replaceAll(/https?:\/\/127\.0\.0\.1/g, "");
    expect(
      code
        .match(/https?:\/\/\S+|\b[\w.-]+\.(?:io|com|org|dev)\b/g)
        ?.filter((host) => !/example\.com$/.test(host)) ?? [],
    ).toEqual([]);
    for (const [, name] of text.matchAll(/\b(?:vars|secrets)\.(\w+)/g))
      expect(RELEASING).toContain(`\`${name}\``);
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
