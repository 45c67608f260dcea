import { TestService } from "@chart/kit/services/test-service";
import { TestClock } from "@chart/kit/stand-ins/test-clock";
import type { TestStores } from "@chart/kit/stores/test-stores";
import { afterEach, expect, test } from "vitest";
import { StoreUnavailableError } from "../../src/base/store-unavailable-error.js";

const clock = new TestClock();
let service: TestService;
afterEach(() => service.close());

test("many requests for readiness in a second check the store once, and the next second checks it again", async () => {
  let checks = 0;
  let fault: Error | undefined;
  const ping = async () => {
    checks += 1;
    if (fault !== undefined) throw fault;
  };
  service = await TestService.open({ now: clock.now, store: { ping } as unknown as TestStores });
  const statuses = async () =>
    new Set(
      (await Promise.all(Array.from({ length: 20 }, () => service.request("/readyz")))).map(
        ({ status }) => status,
      ),
    );

  expect([await statuses(), checks]).toEqual([new Set([200]), 1]);
  fault = new StoreUnavailableError("SQLITE_FULL", { code: "SQLITE_FULL" });
  clock.advance(1);
  expect([await statuses(), checks]).toEqual([new Set([503]), 2]);
  expect(service.logLines.some((line) => line.includes('"code":"SQLITE_FULL"'))).toBe(true);
  fault = undefined;
  clock.advance(1);
  expect([await statuses(), checks]).toEqual([new Set([200]), 3]);
  // A clock that is set back does not prolong a result.
  clock.advance(-3600);
  expect([await statuses(), checks]).toEqual([new Set([200]), 4]);
});
