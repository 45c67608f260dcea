import { Contract } from "@chart/kit/requests/contract";
import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import type { Stores } from "@chart/store";
import { StoreUnavailableError } from "chart-http/base";
import { expect, test } from "vitest";
import type { AppDeps } from "../src/app.js";

const fail = () => {
  throw new RangeError("the sky fell down");
};
const brokenStore = (error: Error) =>
  ({ accounts: { findByKey: () => Promise.reject(error) }, close: async () => {} }) as unknown as Stores;

const FAULTS: readonly [string, Partial<AppDeps>, number, string][] = [
  ["the chart computation", { computeChart: fail }, 500, "CHART_GENERATION_FAILED"],
  ["the zone lookup", { resolveBirthMoment: fail }, 500, "TIMEZONE_LOOKUP_FAILED"],
  ["an unavailable store", { store: brokenStore(new StoreUnavailableError()) }, 503, "SERVICE_UNAVAILABLE"],
  ["a store query", { store: brokenStore(new TypeError("no such table")) }, 500, "INTERNAL_ERROR"],
];

test.each(
  ENDPOINTS.flatMap((endpoint) => FAULTS.map((fault) => [endpoint.path, ...fault, endpoint] as const)),
)(
  "at %s a failure of %s gives the documented error in the version's format, and is logged once with the request ID",
  async (path, _where, overrides, status, code, endpoint) => {
    const service = await TestService.open(overrides);
    const contract = await Contract.of(service);
    const response = await service.post(path, await service.openAccount(), endpoint.body, endpoint.headers);
    const body = (await response.json()) as { message: string };

    expect(response.status).toBe(status);
    expect(body).toMatchObject(
      endpoint.version === "v1" ? { code: status, status: "error" } : { success: false, errorCode: code },
    );
    expect(body.message).not.toMatch(/sky|table|Error/);
    contract.expectDocumented("POST", path, response, body);
    const faults = service.logLines
      .map((line) => JSON.parse(line))
      .filter(({ error }) => error !== undefined);
    expect(faults).toMatchObject([{ requestId: response.headers.get("X-Request-Id"), code }]);
    await service.close();
  },
);
