import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { expect, test } from "vitest";

test("a page of the dashboard never has Server-Timing, which would help to guess email addresses", async () => {
  const mountDashboard = () => async () => new Response("a page");
  const service = await TestService.open({ sendsTiming: true, mountDashboard });
  const response = await service.request("/dashboard/sign-in");
  expect([response.status, response.headers.has("Server-Timing")]).toEqual([200, false]);
  await service.close();
});

const ENTRY = /^(place|chart|charge|total);dur=\d+(\.\d+)?$/;
const names = ({ headers }: Response) =>
  (headers.get("Server-Timing") ?? "").split(", ").map((entry) => {
    expect(entry).toMatch(ENTRY);
    return entry.split(";")[0];
  });

test("if it is on, each API response has the times of its stages in Server-Timing, and otherwise the same headers", async () => {
  const [service, plain] = [await TestService.open({ sendsTiming: true }), await TestService.open()];
  const [apiKey, plainKey] = [await service.openAccount(), await plain.openAccount()];
  for (const { path, body, headers, hasLocation } of ENDPOINTS) {
    const response = await service.post(path, apiKey, body, headers);
    expect(names(response)).toEqual([...(hasLocation ? ["place"] : []), "chart", "charge", "total"]);
    const plainResponse = await plain.post(path, plainKey, body, headers);
    expect(plainResponse.headers.has("Server-Timing")).toBe(false);
    response.headers.delete("Server-Timing");
    expect([...response.headers.keys()]).toEqual([...plainResponse.headers.keys()]);
    await response.text();
  }
  expect(names(await service.postCoordinates("nonsense"))).toEqual(["total"]);
  expect(names(await service.request("/nowhere"))).toEqual(["total"]);
  await service.close();
  await plain.close();
});
