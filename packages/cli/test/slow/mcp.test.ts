import { type ChildProcessWithoutNullStreams, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { afterEach, expect, inject, test } from "vitest";

const MAIN = fileURLToPath(new URL("../../dist/main.js", import.meta.url));

let child: ChildProcessWithoutNullStreams;
let out = "";
let err = "";
function start(): void {
  [out, err] = ["", ""];
  const env = { PATH: process.env["PATH"], BODYGRAPH_PLACES: inject("gazetteerPath") };
  child = spawn(process.execPath, [MAIN, "mcp"], { env });
  child.stdout.on("data", (data) => {
    out += data;
  });
  child.stderr.on("data", (data) => {
    err += data;
  });
  child.stdin.on("error", () => {});
}
afterEach(() => {
  child.kill("SIGKILL");
});

const send = (message: object) => child.stdin.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
const ended = async () => (await once(child, "close"))[0] as number | null;
const answers = () =>
  out
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as { readonly id?: unknown });

async function greet(): Promise<void> {
  const clientInfo = { name: "test", version: "1" };
  send({
    id: 0,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo },
  });
  await expect.poll(() => answers().length, { timeout: 20_000 }).toBe(1);
  send({ method: "notifications/initialized" });
}

const call = (id: number) =>
  send({
    id,
    method: "tools/call",
    params: { name: "compute_chart", arguments: { utc: "1990-09-05T19:17Z" } },
  });

test("answers several calls at once, writes nothing but messages, and ends with 0 when its input ends", async () => {
  start();
  await greet();
  for (const id of [1, 2, 3]) call(id);
  child.stdin.write("no message\n");
  await expect.poll(() => answers().length).toBe(4);
  expect(new Set(answers().map(({ id }) => id))).toEqual(new Set([0, 1, 2, 3]));
  child.stdin.end();
  expect(await ended()).toBe(0);
});

test("ends with 0 when its reader has left", async () => {
  start();
  await greet();
  child.stdout.destroy();
  call(1);
  expect(await ended()).toBe(0);
});

test("ends with 1 and a sentence after a line beyond all bounds", async () => {
  start();
  await greet();
  child.stdin.write("x".repeat(11 * 1024 * 1024));
  expect(await ended()).toBe(1);
  expect(err).toMatch(/exceed/);
});
