import type { Chart, Coordinates } from "chart-core";
import type { Birth, BirthHours, BirthMoment, BirthSpan } from "chart-core/birth-moment";
import { Hono } from "hono";
import type { HashKey } from "./accounts/api-key.js";
import { answerPaidRequest } from "./api/endpoint/answer-paid-request.js";
import { requireKey } from "./api/endpoint/authentication.js";
import { limitFailedAttempts } from "./api/endpoint/failed-attempts.js";
import { openApiDocument } from "./api/openapi/openapi-document.js";
import { serveOpenApi } from "./api/openapi/serve-openapi.js";
import { refusalForms } from "./api/refusal-forms.js";
import { v1Endpoints } from "./api/v1/endpoints.js";
import { bearerKey } from "./api/v2/bearer-key.js";
import { V2_ENDPOINTS } from "./api/v2/endpoints.js";
import { answerWithPlaces, PLACES_PATH } from "./api/v2/places.js";
import type { InDoubtCharges } from "./charts/in-doubt-charges.js";
import type { AnswerDashboard, DashboardFacts } from "./dashboard/dashboard.js";
import type { Stores } from "./database/stores.js";
import type { DocsFacts, MountedDocs } from "./docs/create-docs.js";
import { Failure } from "./errors/failure.js";
import { describeFailure, isFailureCode } from "./errors/failure-table.js";
import type { Geocoder } from "./geocoding/geocoder.js";
import type { PlaceIndex } from "./geocoding/place-index.js";
import type { HashRequest } from "./idempotency/idempotent-request.js";
import { PacedWork } from "./lib/paced-work.js";
import type { PngQueue } from "./pictures/png-queue.js";
import { defaultHeaders } from "./routing/default-headers.js";
import type { Env } from "./routing/env.js";
import { headerNames } from "./routing/header-names.js";
import { healthz, readyz } from "./routing/health.js";
import { refuseOtherRequests } from "./routing/not-found.js";
import { addPublicPages } from "./routing/public-pages.js";
import { requestContext } from "./routing/request-context.js";
import type { AdmissionControl } from "./server/overload/admission-control.js";
import type { Logger } from "./telemetry/log.js";
import type { RecordRequest } from "./telemetry/request-record.js";

/** Dependencies of {@link createApp}: its ports and settings. */
export interface AppDeps {
  readonly store: Stores;
  /** Settles charges whose outcome the store could not report. */
  readonly inDoubt: Pick<InDoubtCharges, "settle">;
  readonly geocoder: Geocoder;
  readonly hashKey: HashKey;
  readonly hashUnderPrevious?: HashKey | undefined;
  readonly hashRequest: HashRequest;
  /** Converts local birth time to UTC. Looks up the time zone if the birth has none. */
  readonly resolveBirthMoment: (birth: Birth) => BirthMoment;
  /** Converts hours of a local date to a span of UTC, in the same way. */
  readonly resolveBirthSpan: (hours: BirthHours) => BirthSpan;
  /** Index of places for pickers. */
  readonly places: PlaceIndex;
  readonly computeChart: (utcMoment: Date, coords?: Coordinates) => Chart;
  /** Makes PNG pictures, a limited number at a time. */
  readonly pngQueue: Pick<PngQueue, "reserve">;
  readonly admission: AdmissionControl;
  readonly now: () => Date;
  readonly logger: Logger;
  readonly rateLimitPerMinute: number;
  /** True if the last address in X-Forwarded-For comes from a trusted proxy. */
  readonly trustProxy: boolean;
  readonly headerPrefix: string;
  /** URL at which callers reach the service. */
  readonly publicUrl?: string | undefined;
  readonly serviceName: string;
  /** Records every request for the metrics, and those with a known key for the log and the counts of their accounts. */
  readonly recordRequest?: RecordRequest | undefined;
  /** True to send the times of API requests in the header Server-Timing. */
  readonly sendsTiming?: boolean | undefined;
  /** Mounts the dashboard; undefined if there is none. */
  readonly mountDashboard?: ((facts: DashboardFacts) => AnswerDashboard) | undefined;
  /** Mounts the front page and the documentation; undefined if there are none. */
  readonly mountDocs?: ((facts: DocsFacts) => MountedDocs) | undefined;
}

/** Limit of GET /v2/places, as a multiple of the limit of the other endpoints: a picker asks at each keystroke. */
const PLACES_LIMIT_FACTOR = 10;

/** Creates the application: all routes, without a socket. */
export function createApp(deps: AppDeps): Hono<Env> {
  const { store, now, logger, resolveBirthMoment, computeChart, trustProxy, publicUrl, serviceName } = deps;
  const names = headerNames(deps.headerPrefix);
  const refusalFormOf = refusalForms(names);
  const endpoints = [...V2_ENDPOINTS, ...v1Endpoints({ headerNames: names, now })];

  const app = new Hono<Env>();
  app.use(
    requestContext({
      refusalFormOf,
      defaultHeaders: defaultHeaders(publicUrl),
      recordRequest: deps.recordRequest,
      sendsTiming: deps.sendsTiming,
      now,
      logger,
    }),
  );

  const chartDeps = {
    access: {
      authentication: {
        store: store.accounts,
        hashKey: deps.hashKey,
        hashUnderPrevious: deps.hashUnderPrevious,
        now,
      },
      requestLimit: { store, rateLimitPerMinute: deps.rateLimitPerMinute, now },
      countFailedAttempt: limitFailedAttempts({ trustProxy, now }),
    },
    chart: {
      charges: store.charges,
      inDoubt: deps.inDoubt,
      claims: store.claims,
      geocoder: deps.geocoder,
      resolveBirthMoment,
      resolveBirthSpan: deps.resolveBirthSpan,
      computeChart,
      pacedWork: new PacedWork(() => deps.admission.ordinary > 0),
      now,
      logger,
    },
    pictures: { computeChart, pngQueue: deps.pngQueue },
    hashRequest: deps.hashRequest,
    admission: deps.admission,
    headerNames: names,
    refusalFormOf,
    now,
  };
  for (const endpoint of endpoints) app.post(endpoint.path, answerPaidRequest(chartDeps, endpoint));

  const requestLimit = {
    ...chartDeps.access.requestLimit,
    rateLimitPerMinute: deps.rateLimitPerMinute * PLACES_LIMIT_FACTOR,
    bucketPrefix: "places:",
  };
  const admit = requireKey({ ...chartDeps.access, requestLimit }, { readKey: bearerKey, tier: "basic" });
  app.get(PLACES_PATH, answerWithPlaces({ admit, places: deps.places, now }));

  app.get("/healthz", healthz);
  app.get("/readyz", readyz({ store, resolveBirthMoment, computeChart, now }));
  const openApiDeps = { endpoints, refusalFormOf, headerNames: names, publicUrl, serviceName };
  app.get("/openapi.json", serveOpenApi(openApiDeps));

  const answerDashboard = deps.mountDashboard?.({
    endpointPaths: endpoints.map(({ path }) => path),
    freePaths: [PLACES_PATH],
    describeError: (code, path) =>
      isFailureCode(code)
        ? describeFailure(new Failure(code), refusalFormOf(path).wording).message
        : undefined,
    geocodeKeyHeader: names.geocodeKey,
  });
  if (answerDashboard !== undefined) {
    for (const path of ["/dashboard", "/dashboard/*"]) {
      app.all(path, (c) => answerDashboard(c.req.raw, { ...c.env, requestId: c.var.requestId }));
    }
  }

  const docs = deps.mountDocs?.({
    openApi: () => openApiDocument(openApiDeps),
    wording: refusalFormOf("/v2").wording,
    headers: { apiKeyHeader: names.apiKey, geocodeKeyHeader: names.geocodeKey },
  });
  if (docs !== undefined) {
    addPublicPages(app, docs, {
      documentation: "/docs",
      openapi: "/openapi.json",
      llms: "/llms.txt",
      ...(answerDashboard !== undefined && { dashboard: "/dashboard" }),
    });
  }

  refuseOtherRequests(app, docs);
  return app;
}
