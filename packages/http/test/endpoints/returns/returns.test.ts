import { TestService } from "@chart/kit/services/test-service";
import { afterEach, beforeEach, expect, test } from "vitest";

const headers = { Authorization: "Bearer <key>" };
const place = { lat: 51.48, lng: -0.1 };

let service: TestService;
let apiKey: string;
beforeEach(async () => {
  service = await TestService.open();
  apiKey = await service.openAccount();
});
afterEach(() => service.close());

async function post<Data>(path: string, body: object): Promise<Data> {
  const response = await service.post(path, apiKey, body, headers);
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Data }).data;
}

test("returns name the kinds that would go on after the year 2199, and list all until then", async () => {
  const birth = { birthdate: "2150-10-03", birthtime: "05:03", ...place, kinds: ["saturn", "jupiter"] };
  const { returns, outOfRange } = await post<{ returns: { at: string }[]; outOfRange: string[] }>(
    "/v2/returns",
    birth,
  );
  expect(outOfRange).toEqual(["saturn", "jupiter"]);
  expect(returns.at(-1)?.at).toMatch(/^219/);
  const until = await post<object>("/v2/returns", { ...birth, to: "2199-12-31T23:59:59.999Z" });
  expect(until).toEqual({ returns, outOfRange: [] });
});

test("all returns of a birth in the year 2200 of UTC are out of range", async () => {
  const birth = { birthdate: "2199-12-31", birthtime: "23:59", lat: 0, lng: -176, kinds: ["solar", "lunar"] };
  expect(await post("/v2/returns", birth)).toEqual({ returns: [], outOfRange: ["solar", "lunar"] });
});

test("with include=charts, each return has the chart of its instant", async () => {
  const body = { birthdate: "1992-10-03", birthtime: "05:03", ...place, kinds: ["saturn"] };
  const { returns } = await post<{ returns: { at: string; chart: { birthDateUtc: string } }[] }>(
    "/v2/returns?include=charts",
    body,
  );
  expect(returns.length).toBeGreaterThan(5);
  for (const { at, chart } of returns) expect(chart.birthDateUtc).toBe(at);
});
