import { TestService } from "@chart/kit/services/test-service";
import { trace } from "@opentelemetry/api";
import { expect, test } from "vitest";
import { otelTrace } from "../../../../src/adapters/traces/otel-trace.js";

test("without an SDK, traceparent is ignored and no span is recorded", async () => {
  const traceparent = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01";
  expect(otelTrace(new Headers({ traceparent })).beginStage("compute")).toBeUndefined();
  expect(trace.getActiveSpan()).toBeUndefined();
  const service = await TestService.open();
  const response = await service.postCoordinates(await service.openAccount(), undefined, { traceparent });
  expect(response.status).toBe(200);
  await service.close();
});
