import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test } from "vitest";

const SCRIPT = "tools/start/write-commit.mjs";
const SOURCE = fileURLToPath(new URL(`../../../../${SCRIPT}`, import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chart-commit-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

function git(...parameters: string[]): string {
  const author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.com"];
  return execFileSync("git", ["-C", folder, ...author, ...parameters], { encoding: "utf8", stdio: "pipe" });
}
const newCommit = () => {
  git("commit", "--quiet", "--allow-empty", "--message", "a commit");
  return git("rev-parse", "HEAD").slice(0, 8);
};

/** Runs the end of a build in a checkout, and returns the commit that it leaves there. */
function build(root: string, environment: NodeJS.ProcessEnv = process.env): string {
  mkdirSync(join(root, "server/program/dist"), { recursive: true });
  mkdirSync(dirname(join(root, SCRIPT)), { recursive: true });
  cpSync(SOURCE, join(root, SCRIPT));
  execFileSync(process.execPath, [join(root, SCRIPT)], { env: environment, cwd: "/" });
  return readFileSync(join(root, "server/program/dist/commit"), "utf8");
}

test("a build writes the commit of its checkout: of a branch, packed, detached and in a worktree", () => {
  git("init", "--quiet");
  const first = newCommit();
  expect(build(folder)).toBe(`${first}\n`);
  const second = newCommit();
  expect(build(folder)).toBe(`${second}\n`);
  git("pack-refs", "--all");
  expect(build(folder)).toBe(`${second}\n`);
  git("worktree", "add", "--quiet", "--detach", "tree", first);
  expect(build(join(folder, "tree"))).toBe(`${first}\n`);
  git("checkout", "--quiet", "--detach", first);
  expect(build(folder)).toBe(`${first}\n`);
});

test("without git, without its folder, or in an archive inside another repository, the commit is unknown", () => {
  expect(build(folder)).toBe("unknown\n");
  git("init", "--quiet");
  expect(build(folder)).toBe("unknown\n");
  newCommit();
  expect(build(join(folder, "archive"))).toBe("unknown\n");
  expect(build(folder, { ...process.env, PATH: "/nowhere" })).toBe("unknown\n");
});
