import { Contract } from "@chart/kit/requests/contract";
import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { responseForms } from "chart-http/host";
import { expect, test } from "vitest";
import { createUnavailableApp } from "../../src/server/unavailable-app.js";

test.each(["starting", "stopping"] as const)(
  "while the service is %s, everything except /healthz gets 503 in its version's format, before any other check",
  async (reason) => {
    const service = await TestService.open();
    const contract = await Contract.of(service);
    const app = createUnavailableApp(reason, {
      ...responseForms(),
      now: () => new Date(),
      logger: service.logger,
    });
    const requests = [
      ...ENDPOINTS.map(({ path, version }) => ({ method: "POST", path, version })),
      ...["/readyz", "/openapi.json"].map((path) => ({ method: "GET", path, version: "v2" })),
    ];
    for (const { method, path, version } of requests) {
      const response = await app.request(path, { method });
      const body = (await response.json()) as { message: string };
      expect(response.status).toBe(503);
      expect(response.headers.get("Retry-After")).toBe("1");
      expect(body.message).toContain(reason);
      expect(body).toMatchObject(version === "v1" ? { code: 503 } : { errorCode: "SERVICE_UNAVAILABLE" });
      contract.expectDocumented(method, path, response, body);
    }
    expect((await app.request("/nowhere", { method: "DELETE" })).status).toBe(503);
    expect((await app.request("/healthz")).status).toBe(200);
    expect((await app.request("/healthz", { method: "HEAD" })).status).toBe(200);
    await service.close();
  },
);
