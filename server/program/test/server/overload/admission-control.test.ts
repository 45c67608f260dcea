import { requestChart } from "@chart/kit/load/chart-call";
import { Contract } from "@chart/kit/requests/contract";
import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import { serve } from "@chart/kit/services/serve";
import { TestService } from "@chart/kit/services/test-service";
import type { Geocoder, Place } from "chart-http";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { excludingWaits } from "../../../src/adapters/geocoding/excluding-waits.js";
import { AdmissionControl } from "../../../src/server/overload/admission-control.js";

const NO_WAIT = { ownMs: 0, backlogMs: 0 };

let nowMs: number;
let admission: AdmissionControl;
beforeEach(() => {
  nowMs = 0;
  admission = new AdmissionControl({ maxInFlight: 10, maxWaitMs: 50 }, () => nowMs);
});
afterEach(() => {
  admission.close();
  vi.useRealTimers();
});

/** Returns a promise and the function that resolves it. */
function open<Result>(): { promise: Promise<Result>; end: (result: Result) => void } {
  let end!: (result: Result) => void;
  const promise = new Promise<Result>((resolve) => {
    end = resolve;
  });
  return { promise, end };
}

async function track(count: number): Promise<() => Promise<void>> {
  const work = open<void>();
  const tracked = Array.from({ length: count }, () => admission.track(() => work.promise));
  return async () => {
    work.end();
    await Promise.all(tracked);
  };
}

describe("a process", () => {
  test("admits requests up to its limit in flight, rejects the next, and admits one again when one is done", async () => {
    const finish = await track(9);
    expect([admission.admit(NO_WAIT), admission.inFlight]).toEqual([true, 9]);
    const finishTenth = await track(1);
    expect([admission.admit(NO_WAIT), admission.shedCount]).toEqual([false, 1]);
    await finishTenth();
    expect([admission.admit(NO_WAIT), admission.shedCount]).toEqual([true, 1]);
    await finish();
    expect(admission.inFlight).toBe(0);
  });

  test("refuses an account that holds as many places as are free while another one asks, and admits that one", async () => {
    const work = open<void>();
    const hold = async (account: string) => {
      const giveBack = admission.take(account);
      await admission.track(() => work.promise);
      giveBack();
    };
    const alone = Array.from({ length: 6 }, () => {
      expect(admission.admit(NO_WAIT, 1, "greedy")).toBe(true);
      return hold("greedy");
    });
    expect(admission.admit(NO_WAIT, 1, "other")).toBe(true);
    expect(admission.admit(NO_WAIT, 1, "greedy")).toBe(false);
    // Beyond the limit of 10, because it holds few.
    const others = Array.from({ length: 4 }, () => {
      expect(admission.admit(NO_WAIT, 1, "other")).toBe(true);
      return hold("other");
    });
    expect(admission.admit(NO_WAIT, 1, "other")).toBe(false);
    const newcomers = Array.from({ length: 3 }, () => {
      expect(admission.admit(NO_WAIT, 1, "newcomer")).toBe(true);
      return hold("newcomer");
    });
    expect(admission.admit(NO_WAIT, 1, "newcomer")).toBe(false);
    work.end();
    await Promise.all([...alone, ...others, ...newcomers]);
    expect(admission.admit(NO_WAIT, 1, "greedy")).toBe(true);
  });

  test("paced requests take no places at work, and an account gets half of their own places", async () => {
    const work = open<void>();
    const start = (account: string) => admission.trackPaced(account, () => work.promise);
    const greedy = Array.from({ length: 20 }, () => start("greedy"));
    expect(greedy.filter((one) => one !== undefined)).toHaveLength(5);
    const other = Array.from({ length: 4 }, () => start("other"));
    expect(other.filter((one) => one !== undefined)).toHaveLength(3);
    expect(admission.shedCount).toBe(15 + 1);
    work.end();
  });

  test("counts failed requests as done", async () => {
    await expect(admission.track(() => Promise.reject(new RangeError()))).rejects.toThrow(RangeError);
    await expect(admission.whileWaiting(() => Promise.reject(new RangeError()))).rejects.toThrow(RangeError);
    const thrown = (): never => {
      throw new RangeError();
    };
    for (const work of [
      () => admission.track(thrown),
      () => admission.whileArriving(thrown),
      () => admission.trackPaced("greedy", thrown),
    ])
      expect(work).toThrow(RangeError);
    expect([admission.inFlight, admission.waiting, admission.ordinary]).toEqual([0, 0, 0]);
  });

  test.each([
    ["waited 50 ms, in a long backlog", 50, 60_000, true],
    ["waited longer, in a burst", 150, 150, true],
    ["waited longer, in a long backlog", 51, 151, false],
  ])("a request that %s (%i ms of %i ms) is admitted: %s", (_what, ownMs, backlogMs, isAdmitted) => {
    expect(admission.admit({ ownMs, backlogMs })).toBe(isAdmitted);
  });

  test("refuses requests that may use half of the limits while it still admits the others", async () => {
    const finish = await track(5);
    expect([admission.admit(NO_WAIT, 0.5), admission.admit(NO_WAIT)]).toEqual([false, true]);
    await finish();
    const wait = { ownMs: 26, backlogMs: 76 };
    expect([admission.admit(wait, 0.5), admission.admit(wait)]).toEqual([false, true]);
    expect(admission.admit(NO_WAIT, 0.5)).toBe(true);
  });

  test("lets requests that may use a multiple of the limits wait longer than all others", () => {
    const wait = { ownMs: 1000, backlogMs: 3000 };
    expect([admission.admit(wait, 20), admission.admit(wait)]).toEqual([true, false]);
    expect(admission.admit({ ownMs: 1001, backlogMs: 3001 }, 20)).toBe(false);
  });

  test("lowers its limit to what it completes in 90 ms while it is full, and raises it again afterwards", async () => {
    admission.close();
    vi.useFakeTimers();
    admission = new AdmissionControl({ maxInFlight: 100, maxWaitMs: 50 });
    const finish = await track(100);
    // No request completes.
    const limits = [1, 2, 3, 4].map(() => {
      admission.admit(NO_WAIT);
      vi.advanceTimersByTime(100);
      return admission.limit;
    });
    expect(limits).toEqual([50, 25, 16, 16]);
    await finish();
    vi.advanceTimersByTime(500);
    expect(admission.limit).toBeGreaterThan(95);
  });

  test("an account that takes all places before one is at work leaves the limit as it is", () => {
    admission.close();
    vi.useFakeTimers();
    admission = new AdmissionControl({ maxInFlight: 100, maxWaitMs: 50 });
    for (let n = 0; n < 100; n++) admission.take("greedy");
    admission.admit(NO_WAIT, 1, "other");
    expect(admission.admit(NO_WAIT, 1, "greedy")).toBe(false);
    vi.advanceTimersByTime(200);
    expect(admission.limit).toBe(100);
  });

  test("measures the delay of the event loop by its overdue 20 ms timer", async () => {
    nowMs = 1000;
    expect(admission.lagMs).toBe(980);
    await expect.poll(() => admission.lagMs).toBe(0);
  });
});

test("under overload pages of the dashboard get a 503 as plain text while charts are still made", async () => {
  const service = await TestService.open({ admission });
  const apiKey = await service.openAccount();
  const server = await serve(service, admission);
  const finish = await track(5);
  for (const path of ["/dashboard", "/dashboard/accounts/acct_1/usage.csv?day=2026-11-21"]) {
    const refused = await fetch(server.url + path);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "1"]);
    expect(refused.headers.get("Content-Type")).toMatch(/^text\/plain/);
    expect(await refused.text()).toBe("The service is overloaded. Try again in a moment.");
  }
  expect((await requestChart(server.url, apiKey)).status).toBe(200);
  for (const path of ["/healthz", "/readyz"]) expect((await fetch(server.url + path)).status).toBe(200);
  await finish();
  expect((await fetch(`${server.url}/dashboard`)).status).toBe(404);
  await server.close();
  await service.close();
});

test("under overload place pickers get the documented 503 while charts are still made", async () => {
  const service = await TestService.open({ admission });
  const contract = await Contract.of(service);
  const apiKey = await service.openAccount();
  const server = await serve(service, admission);
  const finish = await track(5);
  const refused = await fetch(`${server.url}/v2/places?q=paris`);
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "1"]);
  contract.expectDocumented("GET", "/v2/places", refused, await refused.json());
  expect((await requestChart(server.url, apiKey)).status).toBe(200);
  await finish();
  expect((await fetch(`${server.url}/v2/places?q=paris`)).status).toBe(401);
  await server.close();
  await service.close();
});

const LOCATED = ENDPOINTS.filter(({ hasLocation }) => hasLocation);

test.each(ENDPOINTS)(
  "over its capacity $path responds with the documented 503 and Retry-After, reads and charges nothing, and stays healthy",
  async (endpoint) => {
    const service = await TestService.open({ admission });
    const contract = await Contract.of(service);
    const apiKey = await service.openAccount();
    const server = await serve(service, admission);
    const post = (body: string) =>
      fetch(server.url + endpoint.path, {
        method: "POST",
        headers: [
          ["Content-Type", "application/json"],
          ...Object.entries(endpoint.headers).map(([name, value]): [string, string] => [
            name,
            value.replace("<key>", apiKey),
          ]),
        ],
        body,
      });
    const finish = await track(10);
    const refused = await post("no JSON");
    const body = await refused.json();

    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "1"]);
    contract.expectDocumented("POST", endpoint.path, refused, body);
    for (const path of ["/healthz", "/readyz"]) expect((await fetch(server.url + path)).status).toBe(200);

    await finish();
    expect((await post(JSON.stringify(endpoint.body))).status).toBe(200);
    expect(await service.balance(apiKey)).toEqual({ credits: 9, ledger: 9, charges: 1 });
    await server.close();
    await service.close();
  },
);

test.each(LOCATED)(
  "clients of $path that wait for a slow provider do not block other requests",
  async (endpoint) => {
    const provider = open<Place>();
    const geocoder: Geocoder = { geocode: () => provider.promise };
    const service = await TestService.open({ admission, geocoder: excludingWaits(geocoder, admission) });
    const apiKey = await service.openAccount({ credits: 1000 });
    const post = () => service.post(endpoint.path, apiKey, endpoint.body, endpoint.headers);
    const waiting = Array.from({ length: 20 }, post);
    await expect.poll(() => admission.waiting).toBe(20);

    expect((await service.postCoordinates(apiKey)).status).toBe(200);
    provider.end({ coords: { lat: 52.37, lng: 4.89 } });
    for (const answer of waiting) expect((await answer).status).toBe(200);
    expect([admission.inFlight, admission.waiting]).toEqual([0, 0]);
    await service.close();
  },
);

test("up to twenty times the limit may wait for a provider; the next request is rejected", async () => {
  const provider = open<void>();
  const waiting = Array.from({ length: 200 }, () =>
    admission.track(() => admission.whileWaiting(() => provider.promise)),
  );
  expect(admission.admit(NO_WAIT)).toBe(false);
  provider.end();
  await Promise.all(waiting);
  expect(admission.admit(NO_WAIT)).toBe(true);
});

test("clients that do not send their body do not block other requests", async () => {
  const service = await TestService.open({ admission });
  const apiKey = await service.openAccount();
  const slow = Array.from({ length: 20 }, () => {
    let finish!: () => void;
    const stream = new ReadableStream({
      start(controller) {
        finish = () => controller.close();
      },
    });
    return { answer: service.postCoordinates(apiKey, stream), finish };
  });
  expect((await service.postCoordinates(apiKey)).status).toBe(200);
  for (const { finish } of slow) finish();
  for (const { answer } of slow) expect((await answer).status).toBe(422);
  await service.close();
});
