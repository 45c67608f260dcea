import type { Chart, Coordinates } from "chart-core";
import type { Birth, BirthHours, BirthMoment, BirthSpan } from "chart-core/birth-moment";
import { type Context, Hono } from "hono";
import { answerPaidRequest } from "./api/endpoint/answer-paid-request.js";
import { requireKey } from "./api/endpoint/authentication.js";
import { limitFailedAttempts } from "./api/endpoint/failed-attempts.js";
import { openApiDocument } from "./api/openapi/openapi-document.js";
import { serveOpenApi } from "./api/openapi/serve-openapi.js";
import { refusalForms } from "./api/refusal-forms.js";
import { bearerKey } from "./api/v2/bearer-key.js";
import { answerWithPlaces, PLACES_PATH, V2_ENDPOINTS, v1Endpoints } from "./endpoints/index.js";
import type { ChargeStore } from "./charts/charge-store.js";
import type { InDoubtCharges } from "./charts/in-doubt-charges.js";
import type { Wording } from "./errors/wording.js";
import type { ClaimStore } from "./idempotency/claim-store.js";
import type { HashRequest } from "./idempotency/idempotent-request.js";
import { PacedWork } from "@chart/lib";
import type { Access } from "./ports/access.js";
import type { Admission } from "./ports/admission.js";
import type { Geocoder } from "./ports/geocoder.js";
import type { PlaceIndex } from "./ports/places.js";
import type { Png } from "./ports/png.js";
import type { StartTrace } from "./ports/traces.js";
import { defaultHeaders } from "./routing/default-headers.js";
import type { Env } from "./routing/env.js";
import { type HeaderNames, headerNames } from "./routing/header-names.js";
import { healthz, readyz } from "./routing/health.js";
import { type MissingPage, refuseOtherRequests } from "./routing/not-found.js";
import { requestContext } from "./routing/request-context.js";
import type { Logger } from "@chart/lib";
import type { RecordRequest } from "@chart/lib";

/** Ports and settings of {@link createApi}. */
export interface ApiPorts {
  /** Finds the accounts of API keys, and limits their requests. */
  readonly access: Access;
  /** Requests that an account may make in a minute. */
  readonly rateLimitPerMinute: number;
  /** Charges credits for results. */
  readonly charges: Pick<ChargeStore, "charge">;
  /** Settles charges whose outcome the store could not report. */
  readonly inDoubt: Pick<InDoubtCharges, "settle">;
  /** Keeps results for repeats with the same Idempotency-Key. */
  readonly claims: Pick<ClaimStore, "claimKey" | "releaseKey">;
  /** Computes the digests under which requests with an Idempotency-Key are kept. */
  readonly hashRequest: HashRequest;
  /** Finds the places of births that are given as text. */
  readonly geocoder: Geocoder;
  /** Index of places for pickers. */
  readonly places: PlaceIndex;
  /** Converts local birth time to UTC. Looks up the time zone if the birth has none. */
  readonly resolveBirthMoment: (birth: Birth) => BirthMoment;
  /** Converts hours of a local date to a span of UTC, in the same way. */
  readonly resolveBirthSpan: (hours: BirthHours) => BirthSpan;
  readonly computeChart: (utcMoment: Date, coords?: Coordinates) => Chart;
  /** Makes PNG pictures, a limited number at a time. */
  readonly png: Png;
  /** Overload control of the host. */
  readonly admission: Admission;
  /** Resolves if the host can serve requests; GET /readyz responds with 503 otherwise. */
  readonly isReady: () => Promise<void>;
  /** Returns the IP address that a request comes from; undefined if it is unknown. */
  readonly callerAddress: (c: Context<Env>) => string | undefined;
  readonly now: () => Date;
  readonly logger: Logger;
  /** Records every request, with the owner of its key if the key is known. Must be fast. */
  readonly recordRequest?: RecordRequest | undefined;
  /** Traces requests. */
  readonly startTrace?: StartTrace | undefined;
  /** First word of the API's own header names. */
  readonly headerPrefix: string;
  /** URL at which callers reach the API. */
  readonly publicUrl?: string | undefined;
  /** The product's name, for /openapi.json. */
  readonly serviceName: string;
  /** True to send the times of API requests in the header Server-Timing. */
  readonly sendsTiming?: boolean | undefined;
  /** Adds pages of the host, whose requests get ids, headers, records and errors as those of the API. */
  readonly addPages?: ((app: Hono<Env>, facts: ApiFacts) => MissingPage | undefined) | undefined;
}

/** Facts of the API that pages of its host show. */
export interface ApiFacts {
  /** Paths of the endpoints that cost credits. */
  readonly endpointPaths: readonly string[];
  /** Paths of the endpoints that need a key and cost nothing. */
  readonly freePaths: readonly string[];
  readonly headerNames: HeaderNames;
  /** Returns the wording of the errors of a path. */
  readonly wordingOf: (path: string) => Wording;
  /** Builds the OpenAPI document. */
  readonly openApi: () => unknown;
}

/** Limit of GET /v2/places, as a multiple of the limit of the other endpoints: a picker asks at each keystroke. */
const PLACES_LIMIT_FACTOR = 10;

/** Creates the API: an application with /v1, /v2, /openapi.json and the probes, to mount in another one or to serve. */
export function createApi(ports: ApiPorts): Hono<Env> {
  const { access, now, logger, resolveBirthMoment, computeChart, admission, publicUrl, serviceName } = ports;
  const names = headerNames(ports.headerPrefix);
  const refusalFormOf = refusalForms(names);
  const endpoints = [...V2_ENDPOINTS, ...v1Endpoints({ headerNames: names, now })];

  const app = new Hono<Env>();
  app.use(
    requestContext({
      refusalFormOf,
      defaultHeaders: defaultHeaders(publicUrl),
      recordRequest: ports.recordRequest,
      startTrace: ports.startTrace,
      sendsTiming: ports.sendsTiming,
      now,
      logger,
    }),
  );

  const chartDeps = {
    access: {
      access,
      requestLimit: { rateLimitPerMinute: ports.rateLimitPerMinute, now },
      countFailedAttempt: limitFailedAttempts({ callerAddress: ports.callerAddress, now }),
    },
    chart: {
      charges: ports.charges,
      inDoubt: ports.inDoubt,
      claims: ports.claims,
      geocoder: ports.geocoder,
      resolveBirthMoment,
      resolveBirthSpan: ports.resolveBirthSpan,
      computeChart,
      pacedWork: new PacedWork(() => admission.ordinary > 0),
      now,
      logger,
    },
    pictures: { computeChart, png: ports.png },
    hashRequest: ports.hashRequest,
    admission,
    headerNames: names,
    refusalFormOf,
    now,
  };
  for (const endpoint of endpoints) app.post(endpoint.path, answerPaidRequest(chartDeps, endpoint));

  const requestLimit = {
    ...chartDeps.access.requestLimit,
    rateLimitPerMinute: ports.rateLimitPerMinute * PLACES_LIMIT_FACTOR,
    bucketPrefix: "places:",
  };
  const admit = requireKey({ ...chartDeps.access, requestLimit }, { readKey: bearerKey, tier: "basic" });
  app.get(PLACES_PATH, answerWithPlaces({ admit, places: ports.places, now }));

  app.get("/healthz", healthz);
  app.get("/readyz", readyz({ isReady: ports.isReady, resolveBirthMoment, computeChart, now }));
  const openApiDeps = { endpoints, refusalFormOf, headerNames: names, publicUrl, serviceName };
  app.get("/openapi.json", serveOpenApi(openApiDeps));

  const apiPaths = new Set(app.routes.filter(({ method }) => method !== "ALL").map(({ path }) => path));
  const missingPage = ports.addPages?.(app, {
    endpointPaths: endpoints.map(({ path }) => path),
    freePaths: [PLACES_PATH],
    headerNames: names,
    wordingOf: (path) => refusalFormOf(path).wording,
    openApi: () => openApiDocument(openApiDeps),
  });
  refuseOtherRequests(app, [...apiPaths], missingPage);
  return app;
}
