import { computeChart } from "chart-core";
import { resolveBirthMoment, resolveBirthSpan } from "chart-core/birth-moment";
import { Hono, type MiddlewareHandler } from "hono";
import { limitAddresses } from "./api/endpoint/address-limit.js";
import { answerPaidRequest } from "./api/endpoint/answer-paid-request.js";
import { type RequireKey, requireKey } from "./api/endpoint/authentication.js";
import { limitFailedAttempts } from "./api/endpoint/failed-attempts.js";
import type { Features } from "./api/endpoint/features.js";
import { bearerKey } from "./api/v2/bearer-key.js";
import type { ApiPorts } from "./api-ports.js";
import type { Logger } from "./base/logger.js";
import { PacedWork } from "./base/paced-work.js";
import { finishInTurns } from "./base/steps.js";
import type { RateLimit } from "./base/token-bucket.js";
import type { ResolveBirthMoment } from "./charts/chart-tools.js";
import type { ZonesNamed } from "./charts/suggest-time-zones.js";
import {
  ACCOUNT_PATH,
  answerWithAccount,
  answerWithPlaces,
  MAX_BIRTHS,
  PLACES_PATH,
  V2_ENDPOINTS,
  v1Endpoints,
} from "./endpoints/index.js";
import type { Wording } from "./errors/wording.js";
import { digestRequest } from "./idempotency/digest-request.js";
import { openApiDocument } from "./openapi/openapi-document.js";
import { serveOpenApi } from "./openapi/serve-openapi.js";
import type { ApiAccount } from "./ports/access.js";
import type { Admission } from "./ports/admission.js";
import type { Geocoder } from "./ports/geocoder.js";
import type { PlaceIndex } from "./ports/places.js";
import { responseForms } from "./response-forms.js";
import type { Env } from "./routing/env.js";
import type { HeaderNames } from "./routing/header-names.js";
import { healthz, readyz } from "./routing/health.js";
import { type RefuseUnknown, unknownPathRefusal } from "./routing/other-requests.js";
import { requestLayer } from "./routing/request-layer.js";

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

/** Parts of which a host with pages of its own makes one application: the layer first, then the routes and the pages. */
export interface ApiParts {
  /** Middleware that every request must pass once, also those for pages. See {@link requestLayer}. */
  readonly layer: MiddlewareHandler<Env>;
  /** Routes of the API. They need the layer. */
  readonly routes: Hono<Env>;
  readonly facts: ApiFacts;
  /** Admits a request to a path of the host by its key: the limit of its account counts, and it costs no credit. */
  readonly admitByKey: RequireKey;
  /** Responds to a request for a path that neither the API nor the host has. */
  readonly refuseUnknown: RefuseUnknown;
}

/** Returns the function of an index that finds the time zones of cities; undefined if it has none. */
function zonesNamedBy(places: PlaceIndex | undefined): ZonesNamed | undefined {
  return places?.zonesNamed === undefined ? undefined : (name) => places.zonesNamed?.(name);
}

/** Limit of each free endpoint, as a multiple of the limit of the others: a picker of places asks at each keystroke. */
const FREE_LIMIT_FACTOR = 10;

const OPENAPI_PATH = "/openapi.json";

/** Reads of the document by an address: as many as pages of a host's documentation, 20 a second and 60 at once. */
const OPENAPI_READS: RateLimit = { requests: 60, windowSeconds: 3 };

const SILENT: Logger = { debug() {}, info() {}, warn() {}, error() {} };

const UNLIMITED: Pick<Admission, "track" | "trackPaced" | "whileArriving"> = {
  track: (work) => work(),
  whileArriving: (body) => body(),
  trackPaced: (_account, work) => work(),
};

/** Runs long computations without a queue: on some platforms a request must not wait for the timers of another one. */
const UNPACED: Pick<PacedWork, "run" | "start"> = { run: finishInTurns, start: (task) => task() };

/** Never asked, because no endpoint reads a location without a geocoder. */
const NO_GEOCODER: Geocoder = { geocode: async () => ({ code: "GEOCODE_UNAVAILABLE" }) };

/** Creates the API in parts, for a host that serves pages beside it. To serve or mount it alone, `createApi` is enough. */
export function createApiParts(ports: ApiPorts = {}): ApiParts {
  const {
    access,
    rateLimitPerMinute = 100,
    findZone,
    admission,
    now = () => new Date(),
    logger = SILENT,
    publicUrl,
    serviceName = "Chart API",
  } = ports;
  const charges = access && ports.charges;
  const claims = charges && ports.claims;
  const features: Features = {
    keys: access !== undefined,
    credits: charges !== undefined,
    repeats: claims !== undefined,
    locations: ports.geocoder !== undefined,
    places: ports.places !== undefined,
    png: ports.png !== undefined,
    hostCheck: ports.isReady !== undefined,
  };
  const zoneOptions = findZone && { findZone };
  const tools = {
    resolveBirthMoment:
      ports.resolveBirthMoment ??
      ((...[birth, options]: Parameters<ResolveBirthMoment>) =>
        resolveBirthMoment(birth, options === undefined ? zoneOptions : { ...zoneOptions, ...options })),
    computeChart:
      ports.computeChart ?? ((...moment: Parameters<typeof computeChart>) => computeChart(...moment)),
    now,
  };
  const forms = responseForms({ ...ports, hasLocations: features.locations });
  const { headerNames: names, refusalFormOf } = forms;
  const endpoints = [...V2_ENDPOINTS, ...v1Endpoints({ headerNames: names, now })].filter(
    ({ geocodeKey }) => features.locations || geocodeKey !== "always",
  );

  const routes = new Hono<Env>();
  const addressLimit = { callerAddress: ports.callerAddress ?? (() => undefined), now };
  const keyDeps = access && {
    access,
    requestLimit: { rateLimitPerMinute, now },
    countFailedAttempt: limitFailedAttempts(addressLimit),
    showsCredits: features.credits,
  };
  const chartDeps = {
    access: keyDeps,
    chart: {
      ...tools,
      charges,
      inDoubt: ports.inDoubt,
      claims,
      geocoder: ports.geocoder ?? NO_GEOCODER,
      resolveBirthSpan: (hours: Parameters<typeof resolveBirthSpan>[0]) =>
        resolveBirthSpan(hours, zoneOptions),
      pacedWork: admission === undefined ? UNPACED : new PacedWork(() => admission.ordinary > 0),
      logger,
    },
    formats: { computeChart: tools.computeChart, png: ports.png },
    hashRequest: ports.hashRequest ?? digestRequest,
    admission: admission ?? UNLIMITED,
    features,
    zonesNamed: zonesNamedBy(ports.places),
    headerNames: names,
    refusalFormOf,
    now,
  };
  for (const endpoint of endpoints) routes.post(endpoint.path, answerPaidRequest(chartDeps, endpoint));

  /** Admits requests to a free endpoint, whose limit is its own. */
  const admitFree = (bucketPrefix: string) => {
    const requestLimit = { now, rateLimitPerMinute, factor: FREE_LIMIT_FACTOR, bucketPrefix };
    return requireKey(keyDeps && { ...keyDeps, requestLimit }, { readKey: bearerKey, tier: "basic" });
  };
  if (ports.places !== undefined) {
    routes.get(PLACES_PATH, answerWithPlaces({ admit: admitFree("places:"), places: ports.places, now }));
  }
  if (access !== undefined) {
    const limitsOf = (account: ApiAccount) => ({
      requestsPerMinute: access.requestsPerMinuteOf?.(account) ?? rateLimitPerMinute,
      batchSize: MAX_BIRTHS,
    });
    const showsCredits = features.credits;
    routes.get(
      ACCOUNT_PATH,
      answerWithAccount({ admit: admitFree("account:"), access, showsCredits, limitsOf, now }),
    );
  }

  routes.get("/healthz", healthz);
  routes.get("/readyz", readyz({ ...tools, isReady: ports.isReady ?? (async () => {}) }));
  const openApiDeps = { endpoints, features, refusalFormOf, headerNames: names, publicUrl, serviceName };
  const limitReads =
    access === undefined
      ? () => undefined
      : limitAddresses(addressLimit, OPENAPI_READS, `requests for ${OPENAPI_PATH}`);
  routes.get(OPENAPI_PATH, serveOpenApi({ ...openApiDeps, limitReads }));

  return {
    layer: requestLayer({ ...ports, ...forms, now, logger }),
    routes,
    facts: {
      endpointPaths: endpoints.map(({ path }) => path),
      freePaths: [...(features.places ? [PLACES_PATH] : []), ...(features.keys ? [ACCOUNT_PATH] : [])],
      headerNames: names,
      wordingOf: (path) => refusalFormOf(path).wording,
      openApi: () => openApiDocument(openApiDeps),
    },
    admitByKey: requireKey(keyDeps, { readKey: bearerKey, tier: "basic" }),
    refuseUnknown: unknownPathRefusal(routes),
  };
}
