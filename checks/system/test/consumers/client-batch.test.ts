import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { createClient } from "chart-client";
import { afterAll, beforeAll, expect, test } from "vitest";
import { CLIENT } from "./client-as-packed.js";

const PROGRAM = fileURLToPath(new URL("batch-program.mjs", import.meta.url));
const CLIENT_URL = pathToFileURL(join(CLIENT, "dist/index.js")).href;
const BIRTHS = 20_000;
const CHARTS = BIRTHS - BIRTHS / 100;

let service: DashboardService;
let apiKey: string;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite());
  ({ apiKey } = await service.invite({ credits: String(2 * BIRTHS) }));
});
afterAll(() => service.stop());

/** Runs the program; kills it after a line that begins with `killAt`. Returns its lines. */
async function run(killAt?: string): Promise<readonly string[]> {
  const program = [PROGRAM, CLIENT_URL, service.url, apiKey, String(BIRTHS), "import"];
  const child = spawn(process.execPath, ["--expose-gc", ...program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const exit = once(child, "exit");
  const lines: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    lines.push(line);
    if (killAt !== undefined && line.startsWith(killAt)) child.kill("SIGKILL");
  }
  await exit;
  return lines;
}

const credits = async () =>
  (await createClient({ baseUrl: service.url, apiKey }).account.get()).credits.remaining;

test("a batch of 20,000 births takes as much memory at its end as at its start; killed and run again, it is charged once", async () => {
  const killed = await run("8000 ");
  expect(killed.some((line) => line.startsWith("sum"))).toBe(false);
  const spent = 2 * BIRTHS - (await credits());
  expect(spent).toBeGreaterThanOrEqual(8000 - 80);
  expect(spent).toBeLessThan(CHARTS);

  const lines = await run();
  expect(lines.at(-1)).toBe(`sum ${(BIRTHS * (BIRTHS - 1)) / 2}`);
  expect(2 * BIRTHS - (await credits())).toBe(CHARTS);
  const heap = lines.slice(0, -1).map((line) => Number(line.split(" ")[1]));
  expect(heap).toHaveLength(BIRTHS / 1000);
  expect((heap.at(-1) ?? 0) - (heap[1] ?? 0)).toBeLessThan(5);
});
