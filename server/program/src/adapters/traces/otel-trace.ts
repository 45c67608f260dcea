import {
  type Context,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type TextMapGetter,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import type { RequestTrace, StartTrace } from "chart-http";
import type { RequestRecord, Stage } from "chart-http/base";

/** Records nothing until an SDK is loaded, which may happen before or after this module. */
const tracer: Tracer = trace.getTracer("chart-http");
const SERVER = { kind: SpanKind.SERVER };

const headerGetter: TextMapGetter<Headers> = {
  keys: (headers) => [...headers.keys()],
  get: (headers, name) => headers.get(name) ?? undefined,
};

/**
 * OpenTelemetry span of kind server for a request, with a child span for each stage. It records nothing, at almost no
 * cost, unless the operator has loaded an OpenTelemetry SDK into the process.
 */
class RequestSpan implements RequestTrace {
  readonly #span: Span;
  readonly #context: Context;

  private constructor(span: Span, outer: Context) {
    this.#span = span;
    this.#context = span.isRecording() ? trace.setSpan(outer, span) : outer;
  }

  /** Starts the span inside an active trace (of an instrumentation library), otherwise the caller's (`traceparent`). */
  static start(headers: Headers): RequestSpan {
    const active = context.active();
    const outer = trace.getSpan(active) ? active : propagation.extract(ROOT_CONTEXT, headers, headerGetter);
    return new RequestSpan(tracer.startSpan("request", SERVER, outer), outer);
  }

  /** Starts a stage's span; returns a function that ends it, or undefined if nothing is recorded. */
  beginStage(stage: Stage): (() => void) | undefined {
    if (!this.#span.isRecording()) return undefined;
    const child = tracer.startSpan(stage, {}, this.#context);
    return () => child.end();
  }

  /** Names the span after the route, sets its attributes and ends it. */
  end({ requestId, method, route, status, code }: RequestRecord): void {
    if (!this.#span.isRecording()) return;
    this.#span.updateName(`${method} ${route}`);
    this.#span.setAttributes({
      ...(method !== undefined && { "http.request.method": method }),
      "http.route": route,
      "http.response.status_code": status,
      "chart.request_id": requestId,
      ...(code !== undefined && { "error.type": code }),
    });
    if (status >= 500) this.#span.setStatus({ code: SpanStatusCode.ERROR });
    this.#span.end();
  }
}

/** Traces requests with OpenTelemetry. */
export const otelTrace: StartTrace = (headers) => RequestSpan.start(headers);
