import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, expect, test } from "vitest";
import { differences, parseShortened } from "../shortened-json.js";

const run = promisify(execFile);

let service: DashboardService;
let hobbyist: string;
let developer: string;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite());
  ({ apiKey: hobbyist } = await service.invite({ plan: "hobbyist" }));
  ({ apiKey: developer } = await service.invite({ plan: "developer" }));
});
afterAll(() => service.stop());

const markdownOf = async (path: string) => (await fetch(service.url + path)).text();
const blocksOf = (text: string, language: string) =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)\n\`\`\`$`, "gms"))].map(([, code = ""]) => code);

async function send(command: string, apiKey: string): Promise<unknown> {
  const { stdout } = await run("sh", ["-c", command], { env: { ...process.env, CHART_API_KEY: apiKey } });
  return JSON.parse(stdout);
}

test("the request of the front page works on the smallest plan, and without /simple on the next one", async () => {
  const text = await markdownOf("/index.md");
  const [command = ""] = blocksOf(text, "sh");
  const [simple = ""] = blocksOf(text, "json").map(parseShortened);
  expect(differences(await send(command, hobbyist), simple)).toEqual([]);
  expect(await send(command.replace("/simple", ""), developer)).toMatchObject({ type: "ChartResult" });
  expect(await send(command.replace("/simple", ""), hobbyist)).toMatchObject({ errorCode: "ACCESS_DENIED" });
});

test("the first request of the quick start works on the smallest plan", async () => {
  const text = await markdownOf("/docs/guides/quick-start.md");
  const command = blocksOf(text, "sh").find((code) => code.startsWith("curl ")) ?? "";
  expect(await send(command, hobbyist)).toMatchObject({ success: true, type: "ChartSimpleResult" });
});
