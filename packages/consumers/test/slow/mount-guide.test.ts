/** Runs the commands and the program of docs/guides/mount.md, apart from the installation, which needs a registry. */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { freePort } from "@chart/testkit/free-port";
import { ROOT, shellBlocks } from "@chart/testkit/stand-in-machine";
import { expect, onTestFinished, test } from "vitest";

const GUIDE = readFileSync(join(ROOT, "docs/guides/mount.md"), "utf8");
const [PACK = ""] = shellBlocks(GUIDE);
const PROGRAM = /```ts\n(.*?)```/s.exec(GUIDE)?.[1] ?? "";

/** A folder that has the packages of the program. */
const HOST = fileURLToPath(new URL("../../../../examples/mount-in-hono/", import.meta.url));

test("the guide's commands pack the API and the packages that it needs", async () => {
  const folder = mkdtempSync(join(tmpdir(), "chart-mount-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const command = PACK.slice(PACK.indexOf("node tools/pnpm")).replaceAll('"$PWD"', `"${folder}"`);
  await promisify(execFile)("sh", ["-euc", command], { cwd: ROOT });
  const names = readdirSync(folder).map((file) => file.replace(/-\d.*/, ""));
  expect(names.sort()).toEqual(["bodygraph-svg", "chart-core", "chart-http", "chart-lib"]);
});

test("the guide's program serves charts below /hd, to callers with its token alone", async () => {
  const port = await freePort();
  const folder = mkdtempSync(join(HOST, ".guide-"));
  const file = join(folder, "server.mjs");
  writeFileSync(file, PROGRAM.replace("port: 3000", `port: ${port}`));
  const child = spawn(process.execPath, [file], { stdio: "ignore" });
  const exit = once(child, "exit");
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await exit;
    rmSync(folder, { recursive: true });
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
