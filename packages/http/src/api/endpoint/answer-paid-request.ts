import type { Context, Handler } from "hono";
import { answerForCredit, type ChartAnswer, type ChartDeps } from "../../charts/answer-for-credit.js";
import type { ZonesNamed } from "../../charts/suggest-time-zones.js";
import { Failure } from "../../errors/failure.js";
import type { RefusalFormOf } from "../../errors/refusal.js";
import { acceptedFormat } from "../../formats/accepted-format.js";
import type { FormatDeps } from "../../formats/answer-format.js";
import type { HashRequest } from "../../idempotency/idempotent-request.js";
import type { Admission } from "../../ports/admission.js";
import type { Caller } from "../../ports/caller.js";
import { answerJson } from "../../routing/answer-json.js";
import type { Env } from "../../routing/env.js";
import type { HeaderNames } from "../../routing/header-names.js";
import { answerInFormat } from "./answer-in-format.js";
import { type RequireKeyDeps, requireKey } from "./authentication.js";
import { setBirthHeaders } from "./birth-headers.js";
import { explainFailure, memberNames } from "./explain-failure.js";
import { availableFormats, type Features } from "./features.js";
import { readInclude } from "./include.js";
import { readJsonObject } from "./json-object.js";
import type { OrderContext, PaidEndpoint } from "./paid-endpoint.js";
import { MAX_BODY_BYTES, readBody, refusalByHeaders } from "./read-body.js";
import { readGeocodeKey, readIdempotencyKey, setPaidHeaders } from "./request-headers.js";
import { limitByBody, limitFurtherWork } from "./request-limit.js";

/** Dependencies of {@link answerPaidRequest}, by the step that needs them. */
export interface PaidRequestDeps {
  readonly access: RequireKeyDeps | undefined;
  readonly chart: ChartDeps;
  readonly formats: FormatDeps;
  readonly hashRequest: HashRequest;
  /** Counts the requests in progress. */
  readonly admission: Pick<Admission, "track" | "trackPaced" | "whileArriving">;
  readonly features: Features;
  /** Finds the time zones of cities, for messages; absent if the host has no index of places. */
  readonly zonesNamed: ZonesNamed | undefined;
  readonly headerNames: HeaderNames;
  readonly refusalFormOf: RefusalFormOf;
  readonly now: () => Date;
}

const TOO_MANY_AT_ONCE = new Failure("SERVICE_UNAVAILABLE", {
  message:
    "Too many long requests of your account are in progress; you were not charged. Try again in a moment.",
});

/** Creates the handler of a paid endpoint. It runs the checks in the documented order, then computes the answer. */
export function answerPaidRequest(deps: PaidRequestDeps, endpoint: PaidEndpoint): Handler<Env> {
  const { path, countTokens, readOrder, frame, maxBodyBytes = MAX_BODY_BYTES } = endpoint;
  const { wording } = deps.refusalFormOf(path);
  const admit = requireKey(deps.access, endpoint);
  const { access } = deps;
  const limit = access && { ...access.requestLimit, access: access.access };
  const takeByBody = limitByBody(limit);
  const takeTokens = limitFurtherWork(limit);
  const geocodeKeyHeader = deps.headerNames.geocodeKey;
  const { locations, repeats } = deps.features;
  const formats = availableFormats(endpoint.formats, deps.features);
  const names = memberNames(endpoint.request.schema);
  const explain: OrderContext["explain"] = (failure, part, partNames) =>
    explainFailure(failure, part, { names: partNames, zonesNamed: deps.zonesNamed });

  const answerFor = async (c: Context<Env>): Promise<ChartAnswer | Failure> => {
    const format = formats.length === 0 ? undefined : acceptedFormat(c.req.header("Accept"), formats);
    // The format and the body are read early, because they decide how many tokens the request takes. Their failures
    // are reported later, at their place in the order of checks.
    const requested = format instanceof Failure ? format : format?.read((name) => c.req.queries(name));
    const account = await admit(c, requested instanceof Failure ? 1 : (requested?.tokens ?? 1));
    // Only the rate limit comes before the body: other failures come after that of a body that is too large.
    if (account instanceof Failure && account.code === "RATE_LIMIT_EXCEEDED") return account;
    const bytes = await deps.admission.whileArriving(() => readBody(c.req.raw, maxBodyBytes));
    if (bytes instanceof Failure) return bytes;
    if (account instanceof Failure) return account;

    const body = readJsonObject(c.req.header("Content-Type"), bytes);
    if (countTokens !== undefined && !(body instanceof Failure)) {
      const mediaType = format instanceof Failure ? undefined : format?.mediaType;
      const tooMany = await takeByBody(c, account.id, countTokens(body, mediaType));
      if (tooMany !== undefined) return tooMany;
    }

    const geocodeKey = locations ? readGeocodeKey(c, geocodeKeyHeader) : undefined;
    if (geocodeKey === "" && endpoint.geocodeKey === "always") return new Failure("GEOCODE_KEY_MISSING");

    if (format instanceof Failure) return format;
    if (body instanceof Failure) return body;

    const include = readInclude(c.req, endpoint.include);
    if (include instanceof Failure) return include;
    if (requested instanceof Failure) return requested;

    const read = readOrder(body, {
      geocodeKey,
      include,
      wording,
      explain,
      mediaType: format?.mediaType,
    });
    if (read instanceof Failure) return read.item === undefined ? explain(read, body, names) : read;
    const { order, fields, earlierFields } = read;
    if (geocodeKey === "" && order.places.some(({ place }) => "location" in place)) {
      return new Failure("GEOCODE_KEY_MISSING");
    }

    const repeatable = { accountId: account.id, endpoint: path, fields, earlierFields };
    const hashed = repeats ? readIdempotencyKey(c, deps.hashRequest, repeatable) : undefined;
    const idempotency = hashed instanceof Promise ? await hashed : hashed;
    if (idempotency instanceof Failure) return idempotency;

    const { isPaced = false } = order;
    const caller = new RequestCaller(c.req.raw, account.id, isPaced);
    const answer = () =>
      answerForCredit(deps.chart, {
        account,
        requestId: c.get("requestId"),
        endpoint: path,
        measure: c.get("measure"),
        idempotency,
        order,
        caller,
        takeTokens: (tokens) => takeTokens(c, account.id, tokens),
        format: format &&
          requested && {
            mediaType: format.mediaType,
            reserve: () => requested.reserve(deps.formats, account.id, caller),
          },
      });
    if (!isPaced) return answer();
    return deps.admission.trackPaced(account.id, answer) ?? TOO_MANY_AT_ONCE;
  };

  return async (c) => {
    const answer =
      refusalByHeaders(c.req.raw, maxBodyBytes) ?? (await deps.admission.track(() => answerFor(c)));
    if (answer instanceof Failure) return c.get("refuse")(answer);

    setPaidHeaders(c, answer);
    if (answer.credits !== 1) c.set("credits", answer.credits);
    if (answer.birth !== undefined) setBirthHeaders(c.get("answerHeaders"), deps.headerNames, answer.birth);
    if (answer.formatted !== undefined) return answerInFormat(c, answer.formatted);
    return answerJson(c, frame(answer.json, deps.now()));
  };
}

/** Caller of a paid request. A class, because its signal, which costs time to create, is seldom read. */
class RequestCaller implements Caller {
  readonly #request: Request;
  readonly account: string;
  readonly isPaced: boolean;

  constructor(request: Request, account: string, isPaced: boolean) {
    this.#request = request;
    this.account = account;
    this.isPaced = isPaced;
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }
}
