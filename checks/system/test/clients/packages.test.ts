/** Builds the clients' packages by the usual tools, and uses them where nothing else of the repository is. */
import { execFile, execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { isInstalled } from "@chart/kit/requests/client-programs";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const run = promisify(execFile);
const ROOT = fileURLToPath(new URL("../../../../", import.meta.url));
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
const { version } = JSON.parse(read("package.json"));

/** Debian's Python, which has the packages `build` and `setuptools` of Debian. */
const PYTHON = "/usr/bin/python3";

function hasPythonBuild(): boolean {
  try {
    execFileSync(PYTHON, ["-c", "import build, setuptools, wheel, ensurepip"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Returns the first program in a language of a document. */
const firstProgram = (language: string, document = `clients/${language}/README.md`) =>
  new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, "ms").exec(read(document))?.[1] ?? "";

let service: DashboardService;
let folder: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite());
  const { apiKey } = await service.invite();
  folder = mkdtempSync(join(tmpdir(), "chart-client-packages-"));
  for (const language of ["python", "php"])
    cpSync(join(ROOT, "clients", language), join(folder, language), { recursive: true });
  env = { PATH: process.env["PATH"], HOME: folder, CHART_API_KEY: apiKey };
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

describe.each(["python", "php"])("clients/%s", (language) => {
  test("has the licence of the repository, and the first program of clients/README.md, for its package", () => {
    expect(read(`clients/${language}/LICENSE`)).toBe(read("LICENSE"));
    const first = firstProgram(language, "clients/README.md");
    expect(firstProgram(language).replace("vendor/autoload.php", "ChartApi.php")).toBe(first);
  });
});

test("the client for Python is built as a wheel and a source archive, and the installed one makes the first chart", async (context) => {
  if (!hasPythonBuild()) context.skip("python3-build, python3-setuptools or python3-venv is not installed");
  const dist = join(folder, "python-dist");
  const options = { cwd: folder, env };
  await run(PYTHON, ["-m", "build", "--no-isolation", "--outdir", dist, join(folder, "python")], options);
  const files = readdirSync(dist);
  const wheel = files.find((file) => file.endsWith(`-${version}-py3-none-any.whl`)) ?? "";
  const archive = files.find((file) => file.endsWith(`-${version}.tar.gz`)) ?? "";
  expect([files.length, wheel === "", archive === ""]).toEqual([2, false, false]);
  const source = (await run("tar", ["-tzf", join(dist, archive)])).stdout;
  for (const file of ["LICENSE", "README.md", "chart_api.py"]) expect(source).toContain(`/${file}\n`);

  const venv = join(folder, "venv");
  await run(PYTHON, ["-m", "venv", venv], options);
  await run(join(venv, "bin/pip"), ["install", "--quiet", "--no-index", join(dist, wheel)], options);
  const program = firstProgram("python").replace("http://127.0.0.1:3000", service.url);
  const { stdout } = await run(join(venv, "bin/python"), ["-c", program], {
    cwd: join(folder, "python-dist"),
    env,
  });
  expect(stdout).toBe("Projector 2/4\n");
});

test("docs/publishing.md fills the repository of the client for PHP, and deletes nothing there if that fails", async (context) => {
  const libraries = (await run("git", ["--exec-path"])).stdout.trim();
  if (!existsSync(join(libraries, "git-subtree"))) context.skip("git has no subtree");
  const [, block = ""] = /^```sh\nPHP=\S+\n(.*?)^```/ms.exec(read("docs/publishing.md")) ?? [];
  const git = (cwd: string, ...words: string[]) => run("git", words, { cwd });
  const clone = join(folder, "clone");
  await git(folder, "clone", "--quiet", "--depth", "1", pathToFileURL(ROOT).href, clone);
  await git(folder, "init", "--quiet", "--bare", "php.git");
  const target = join(folder, "php.git");
  const commands = `PHP=${target}\n${block}`;
  const fill = (commands: string) => run("bash", ["-c", commands], { cwd: clone });
  await fill(commands);
  const filled = (await git(target, "show-ref")).stdout;
  expect(filled).toContain(` refs/heads/main\n`);
  expect(filled).toContain(` refs/tags/v${version}\n`);
  const files = (await git(target, "ls-tree", "--name-only", `v${version}`)).stdout;
  expect(files.split("\n")).toEqual(expect.arrayContaining(["ChartApi.php", "README.md", "composer.json"]));

  await expect(fill(commands.replace("clients/php", "clients/none"))).rejects.toThrow();
  expect((await git(target, "show-ref")).stdout).toBe(filled);
});

test("the client for PHP is a valid package, and the one that Composer installs makes the first chart", async (context) => {
  if (!(await isInstalled("php"))) context.skip("php is not installed");
  if (!(await isInstalled("composer"))) context.skip("composer is not installed");
  const offline = {
    ...env,
    COMPOSER_DISABLE_NETWORK: "1",
    COMPOSER_ALLOW_SUPERUSER: "1",
    COMPOSER_NO_INTERACTION: "1",
  };
  const source = join(folder, "php");
  await run("composer", ["validate", "--strict"], { cwd: source, env: offline });

  const { name } = JSON.parse(read("clients/php/composer.json"));
  const app = join(folder, "php-app");
  mkdirSync(app);
  const repository = {
    type: "path",
    url: source,
    options: { symlink: false, versions: { [name]: version } },
  };
  const manifest = {
    repositories: [repository, { "packagist.org": false }],
    require: { [name]: `^${version}` },
  };
  writeFileSync(join(app, "composer.json"), JSON.stringify(manifest));
  await run("composer", ["install", "--quiet"], { cwd: app, env: offline });
  const program = firstProgram("php")
    .replace("require 'ChartApi.php'", "require 'vendor/autoload.php'")
    .replace("http://127.0.0.1:3000", service.url);
  writeFileSync(join(app, "first.php"), program);
  expect((await run("php", ["first.php"], { cwd: app, env })).stdout).toBe("Projector 2/4\n");
});
