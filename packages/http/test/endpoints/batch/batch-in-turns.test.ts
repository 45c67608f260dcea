import { TestService } from "@chart/kit/services/test-service";
import { FakeGeocoder } from "@chart/kit/stand-ins/fake-geocoder";
import { describe, expect, test } from "vitest";
import { AMSTERDAM, births, codesOf, dataOf, FAILED, located, PATH, post } from "./batch-requests.js";

describe("a batch", () => {
  test("computes 50 births in a turn of the event loop, and so does its repeat", async () => {
    const service = await TestService.open();
    const apiKey = await service.openAccount({ credits: 500 });
    for (const _ of ["first", "repeat"]) {
      service.computed = 0;
      const inTurn: number[] = [];
      let isDone = false;
      let before = 0;
      const count = () => {
        if (service.computed > before) inTurn.push(service.computed - before);
        before = service.computed;
        if (!isDone) setImmediate(count);
      };
      setImmediate(count);
      const response = await post(service, apiKey, births(120), { "Idempotency-Key": "one" });
      isDone = true;
      expect((await dataOf(response)).credits).toBe(120);
      expect(Math.max(...inTurn)).toBeLessThanOrEqual(50);
      expect(inTurn.length).toBeGreaterThanOrEqual(2);
    }
    await service.close();
  });

  test("may be as long as 500 births with long names, and no longer than 256 KiB", async () => {
    const service = await TestService.open();
    const apiKey = await service.openAccount({ credits: 500 });
    const long = Array.from({ length: 500 }, () => ({ ...AMSTERDAM, location: "x".repeat(400) }));
    const accepted = await post(service, apiKey, long);
    expect((await dataOf(accepted)).credits).toBe(500);
    const stream = new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(" ".repeat(65_536))),
    });
    const refused = await service.post(PATH, apiKey, stream, { Authorization: "Bearer <key>" });
    expect([refused.status, refused.headers.get("Connection")]).toEqual([413, "close"]);
    expect(((await refused.json()) as { message: string }).message).toMatch(/The limit is 256 KiB/);
    await service.close();
  });

  test("is checked for its Idempotency-Key before its credits, and for its credits before its places", async () => {
    const geocoder = new FakeGeocoder();
    const service = await TestService.open({ geocoder });
    const apiKey = await service.openAccount({ credits: 1 });
    const list = [located("Amsterdam, The Netherlands"), FAILED];
    const badKey = await post(service, apiKey, list, { "Idempotency-Key": "a key" });
    const few = await post(service, apiKey, list);
    expect([badKey.status, few.status, few.headers.get("X-Credits-Remaining"), geocoder.asked]).toEqual([
      ...[400, 402, "1", []],
    ]);
    await service.close();
  });

  test("whose charts fail by a fault of the service logs their number and the first fault, and charges the others", async () => {
    const service = await TestService.open({
      computeChart: () => {
        throw new Error("a defect");
      },
    });
    const apiKey = await service.openAccount();
    const data = await dataOf(await post(service, apiKey, births(3)));
    expect([codesOf(data), data.credits]).toEqual([Array(3).fill("CHART_GENERATION_FAILED"), 0]);
    const logged = service.logLines.filter((line) => line.includes("items of a batch failed"));
    expect(logged).toHaveLength(1);
    expect(JSON.parse(logged[0] as string)).toMatchObject({ code: "CHART_GENERATION_FAILED", failed: 3 });
    await service.close();
  });
});
