import { ENDPOINTS } from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { recordSpans, stopRecording } from "@chart/kit/stand-ins/telemetry";
import { SpanKind, SpanStatusCode } from "@opentelemetry/api";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";

const exporter = recordSpans();
let service: TestService;
beforeAll(async () => {
  service = await TestService.open({ rateLimitPerMinute: 1000 });
});
beforeEach(() => exporter.reset());
afterEach(() => exporter.reset());
afterAll(async () => {
  await service.close();
  stopRecording();
});

const TRACE_ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const CALLERS_SPAN_ID = "00f067aa0ba902b7";
const traceparent = `00-${TRACE_ID}-${CALLERS_SPAN_ID}-01`;

test.each(ENDPOINTS)(
  "a chart of $path is a server span in the client's trace, with a child span for each stage",
  async ({ path, body, headers, hasLocation }) => {
    const apiKey = await service.openAccount();
    const response = await service.post(path, apiKey, body, { ...headers, traceparent });
    expect(response.status).toBe(200);

    const spans = exporter.getFinishedSpans();
    const stages = hasLocation ? ["geocode", "compute", "charge"] : ["compute", "charge"];
    expect(spans.map(({ name }) => name)).toEqual([...stages, `POST ${path}`]);
    const request = spans.at(-1)!;
    expect(request.kind).toBe(SpanKind.SERVER);
    expect(request.spanContext().traceId).toBe(TRACE_ID);
    expect(request.parentSpanContext?.spanId).toBe(CALLERS_SPAN_ID);
    expect(request.attributes).toEqual({
      "http.request.method": "POST",
      "http.route": path,
      "http.response.status_code": 200,
      "chart.request_id": response.headers.get("X-Request-Id"),
    });
    for (const stage of spans.slice(0, -1)) {
      expect(stage.parentSpanContext?.spanId).toBe(request.spanContext().spanId);
      expect(stage.attributes).toEqual({});
      expect(stage.events).toEqual([]);
    }
  },
);

test("an internal error sets the span's error status; a client's error sets only the error code", async () => {
  const failing = await TestService.open({
    computeChart: () => {
      throw new RangeError("1990-09-05");
    },
  });
  await failing.postCoordinates(await failing.openAccount());
  const fault = exporter.getFinishedSpans().at(-1)!;
  expect(fault.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(fault.attributes).toMatchObject({ "error.type": "CHART_GENERATION_FAILED" });
  expect(fault.events).toEqual([]);
  await failing.close();

  await service.postCoordinates("nonsense");
  const refused = exporter.getFinishedSpans().at(-1)!;
  expect(refused.status).toEqual({ code: SpanStatusCode.UNSET });
  expect(refused.attributes).toMatchObject({ "error.type": "API_KEY_INVALID" });
});

test("without a valid traceparent, the request starts a new trace", async () => {
  for (const headers of [{}, { traceparent: "00-nonsense-01" }]) {
    exporter.reset();
    await service.request("/healthz", { headers });
    const [span] = exporter.getFinishedSpans();
    expect(span?.parentSpanContext).toBeUndefined();
    expect(span?.name).toBe("GET /healthz");
  }
});

test("the span of an unknown path contains no part of that path", async () => {
  await service.request("/secret/path?key=secret");
  const [span] = exporter.getFinishedSpans();
  expect(JSON.stringify([span?.name, span?.attributes])).not.toContain("secret");
});
