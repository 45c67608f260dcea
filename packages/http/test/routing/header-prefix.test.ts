import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { afterAll, beforeAll, expect, test } from "vitest";

let service: TestService;
beforeAll(async () => {
  service = await TestService.open({ headerPrefix: "My-Brand" });
});
afterAll(() => service.close());

const renamed = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.replace("Chart", "My-Brand"), value]),
  );

test.each(ENDPOINTS)(
  "POST $path reads its headers with the configured prefix",
  async ({ path, headers, body }) => {
    const apiKey = await service.openAccount();
    expect((await service.post(path, apiKey, body, renamed(headers))).status).toBe(200);
  },
);

test("messages use the configured header names", async () => {
  const apiKey = await service.openAccount();
  const [v2, , , v1] = ENDPOINTS;
  for (const { path, body, headers } of [v1!, v2!]) {
    const { "My-Brand-Geocode-Key": _, ...others } = renamed(headers);
    const response = await service.post(path, apiKey, body, others);
    expect(await response.text()).toContain("Send it as `My-Brand-Geocode-Key: <key>`");
  }
  const response = await service.post(v1!.path, apiKey, v1!.body, v1!.headers);
  expect(await response.text()).toContain("Send it as `My-Brand-Api-Key: <key>`");
});
