import type { Context, Handler } from "hono";
import type { BirthData } from "../../charts/birth-data.js";
import { type ChartAnswer, type ChartDeps, generateChart } from "../../charts/generate-chart.js";
import { Failure } from "../../errors/failure.js";
import type { HashRequest } from "../../idempotency/idempotent-request.js";
import { answerJson } from "../../routing/answer-json.js";
import type { Env } from "../../routing/env.js";
import type { HeaderNames } from "../../routing/header-names.js";
import type { AdmissionControl } from "../../server/overload/admission-control.js";
import { type RequireKeyDeps, requireKey } from "./authentication.js";
import { setBirthHeaders } from "./birth-headers.js";
import type { ChartEndpoint } from "./chart-endpoint.js";
import { readJsonObject } from "./json-object.js";
import { readBody } from "./read-body.js";
import { readGeocodeKey, readIdempotencyKey, setPaidHeaders } from "./request-headers.js";

/** Dependencies of {@link answerWithChart}, by the step that needs them. */
export interface AnswerWithChartDeps {
  readonly access: RequireKeyDeps;
  readonly chart: ChartDeps;
  readonly hashRequest: HashRequest;
  /** Counts the requests in progress. */
  readonly admission: Pick<AdmissionControl, "track">;
  readonly headerNames: HeaderNames;
  readonly now: () => Date;
}

/** Creates the handler of a chart endpoint. It runs the checks in the documented order, then generates the chart. */
export function answerWithChart(deps: AnswerWithChartDeps, endpoint: ChartEndpoint): Handler<Env> {
  const { path, needsGeocodeKey, readBirth, write, frame } = endpoint;
  const admit = requireKey(deps.access, endpoint);

  const chartFor = async (c: Context<Env>, bytes: Uint8Array): Promise<ChartAnswer | Failure> => {
    const account = await admit(c);
    if (account instanceof Failure) return account;

    const geocodeKey = needsGeocodeKey ? readGeocodeKey(c, deps.headerNames.geocodeKey) : "";
    if (geocodeKey instanceof Failure) return geocodeKey;

    const body = readJsonObject(c.req.header("Content-Type"), bytes);
    if (body instanceof Failure) return body;

    const birth = readBirth(body, geocodeKey);
    if (birth instanceof Failure) return birth;

    const idempotency = readIdempotencyKey(c, deps.hashRequest, {
      accountId: account.id,
      fields: fieldsOf(birth),
      body: bytes,
    });
    if (idempotency instanceof Failure) return idempotency;

    return generateChart(deps.chart, {
      account,
      requestId: c.get("requestId"),
      endpoint: path,
      measure: c.get("measure"),
      idempotency,
      birth,
      write,
      caller: c.req.raw,
    });
  };

  return async (c) => {
    // Reads the body before counting the request: waiting for a slow caller must not use up capacity.
    const body = await readBody(c.req.raw);
    const answer = body instanceof Failure ? body : await deps.admission.track(() => chartFor(c, body));
    if (answer instanceof Failure) return c.get("refuse")(answer);

    setPaidHeaders(c, answer);
    if (answer.birth !== undefined)
      setBirthHeaders(c.get("answerHeaders"), deps.headerNames, answer.birth, needsGeocodeKey);
    return answerJson(c, frame(answer.json, deps.now()));
  };
}

/** Writes the parsed fields of a request as one text, the same for all ways to write the same request. */
function fieldsOf({ date, time, place }: BirthData): string {
  return JSON.stringify(
    "coords" in place ? [date, time, place.coords.lat, place.coords.lng] : [date, time, place.location],
  );
}
