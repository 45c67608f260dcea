/** Runs each folder of examples/ by its `start` script, on loopback, in the runtime that it is for. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "@chart/kit/setup/free-port";
import { expect, onTestFinished, test } from "vitest";
import { runtimeProgram } from "./runtime-program.js";

const EXAMPLES = fileURLToPath(new URL("../../../../examples/", import.meta.url));
const BIRTH = { birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 };

const require = createRequire(import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(path, "utf8"));

interface Example {
  /** Path under which the example has the API. */
  readonly base: string;
  /** Text of the example's own page. */
  readonly page: string;
  /** Path of the runtime's program; undefined if this platform has none. */
  readonly program: string | undefined;
  readonly env?: (port: number) => Readonly<Record<string, string>>;
  /** Options after the first word of the command. */
  readonly options?: (port: number) => readonly string[];
}

const HOST_PAGE = "A page of the host.";

const RUNS: Readonly<Record<string, Example>> = {
  "mount-in-hono": {
    base: "/hd",
    page: HOST_PAGE,
    program: process.execPath,
    env: (port) => ({ PORT: String(port) }),
  },
  "cloudflare-worker": {
    base: "",
    page: "Draw a chart",
    program: runtimeProgram(require.resolve("workerd/package.json"), "bin/workerd"),
    env: () => ({ WORKERD_ESBUILD: join(dirname(require.resolve("esbuild/package.json")), "bin/esbuild") }),
    options: (port) => [`--socket-addr=http=127.0.0.1:${port}`],
  },
  deno: {
    base: "/hd",
    page: HOST_PAGE,
    program: runtimeProgram(require.resolve("deno/package.json"), "deno"),
    env: () => ({ DENO_NO_UPDATE_CHECK: "1" }),
    options: (port) => [`--port=${port}`],
  },
  bun: {
    base: "/hd",
    page: HOST_PAGE,
    program: runtimeProgram(require.resolve("bun/package.json"), "bin/bun"),
    env: (port) => ({ PORT: String(port) }),
  },
};

/** Starts an example; returns its URL once it accepts connections. */
async function start(name: string, program: string, { env, options }: Example): Promise<string> {
  const cwd = join(EXAMPLES, name);
  const port = await freePort();
  const [, command = "", ...args] = (json(join(cwd, "package.json")).scripts.start as string).split(" ");
  const child = spawn(program, [command, ...(options?.(port) ?? []), ...args], {
    cwd,
    env: { ...process.env, ...env?.(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exit;
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const url = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return url;
    await setTimeout(50);
  }
  throw new Error(output);
}

test("every example is run", () => {
  const folders = readdirSync(EXAMPLES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  // chart-pages.test.ts runs the pages.
  const all = [...Object.keys(RUNS), "html", "react", "vue"];
  expect(folders.map(({ name }) => name).sort()).toEqual(all.sort());
});

test.for(Object.entries(RUNS))(
  "%s serves its own page and a chart by coordinates",
  async ([name, example], { skip }) => {
    const { base, page, program } = example;
    if (program === undefined) return skip(`no build of its runtime for ${process.platform}-${process.arch}`);
    const url = await start(name, program, example);
    expect(await (await fetch(url)).text()).toContain(page);
    const response = await fetch(`${url}${base}/v2/charts/coordinates`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(BIRTH),
    });
    expect(await response.json()).toMatchObject({ data: { type: "Projector", profile: "2/4" } });
  },
);
