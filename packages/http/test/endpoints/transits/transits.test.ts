import { TestService } from "@chart/kit/services/test-service";
import { TestClock } from "@chart/kit/stand-ins/test-clock";
import { expect, onTestFinished, test } from "vitest";

test("transits without a moment are those of the request, also in a later repeat", async () => {
  const clock = new TestClock();
  const service = await TestService.open({ now: clock.now });
  onTestFinished(() => service.close());
  const apiKey = await service.openAccount();
  const momentOf = async (further: Record<string, string> = {}) => {
    const headers = { Authorization: "Bearer <key>", ...further };
    const response = await service.post("/v2/transits", apiKey, {}, headers);
    return ((await response.json()) as { data: { at: string } }).data.at;
  };

  const key = { "Idempotency-Key": "one" };
  const first = clock.now().toISOString();
  expect(await momentOf(key)).toBe(first);
  clock.advance(3600);
  expect(await momentOf(key)).toBe(first);
  expect(await momentOf()).toBe(clock.now().toISOString());
});
