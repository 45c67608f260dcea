import type { Chart, Coordinates } from "chart-core";
import { computeChart } from "chart-core";
import { resolveBirthMoment, resolveBirthSpan } from "chart-core/birth-moment";
import { type Context, Hono } from "hono";
import { limitAddresses } from "./api/endpoint/address-limit.js";
import { answerPaidRequest } from "./api/endpoint/answer-paid-request.js";
import { requireKey } from "./api/endpoint/authentication.js";
import { limitFailedAttempts } from "./api/endpoint/failed-attempts.js";
import type { Features } from "./api/endpoint/features.js";
import { bearerKey } from "./api/v2/bearer-key.js";
import type { Logger } from "./base/logger.js";
import { PacedWork } from "./base/paced-work.js";
import type { RecordRequest } from "./base/request-record.js";
import { finishInTurns } from "./base/steps.js";
import type { RateLimit } from "./base/token-bucket.js";
import type { ChargeStore } from "./charts/charge-store.js";
import type { ResolveBirthMoment } from "./charts/chart-tools.js";
import type { InDoubtCharges } from "./charts/in-doubt-charges.js";
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
import type { ClaimStore } from "./idempotency/claim-store.js";
import { digestRequest } from "./idempotency/digest-request.js";
import type { HashRequest } from "./idempotency/idempotent-request.js";
import { openApiDocument } from "./openapi/openapi-document.js";
import { serveOpenApi } from "./openapi/serve-openapi.js";
import type { Access, ApiAccount } from "./ports/access.js";
import type { Admission } from "./ports/admission.js";
import type { Geocoder } from "./ports/geocoder.js";
import type { PlaceIndex } from "./ports/places.js";
import type { Png } from "./ports/png.js";
import type { StartTrace } from "./ports/traces.js";
import { refusalForms } from "./refusal-forms.js";
import { defaultHeaders } from "./routing/default-headers.js";
import type { Env } from "./routing/env.js";
import { type HeaderNames, headerNames } from "./routing/header-names.js";
import { healthz, readyz } from "./routing/health.js";
import { type MissingPage, refuseOtherRequests } from "./routing/not-found.js";
import { requestContext } from "./routing/request-context.js";

/** Ports and settings of {@link createApi}. Each is optional; /openapi.json describes the API that results. */
export interface ApiPorts {
  /**
   * Finds the accounts of API keys, describes them, and limits their requests. Without it no key is asked for, nothing is
   * limited, GET /v2/account responds with 404, and `charges` and `claims` are not used, because both belong to accounts.
   */
  readonly access?: Access | undefined;
  /** Requests that an account may make in a minute, by default 100. */
  readonly rateLimitPerMinute?: number | undefined;
  /**
   * Charges credits for results. Without it results cost nothing, no response has a header about credits, and `claims` is
   * not used, because a result is kept together with its charge.
   */
  readonly charges?: Pick<ChargeStore, "charge"> | undefined;
  /** Settles charges whose outcome the store could not report. Without it such a request gets a 503. */
  readonly inDoubt?: Pick<InDoubtCharges, "settle"> | undefined;
  /** Keeps results for repeats with the same Idempotency-Key. Without it that header is ignored. */
  readonly claims?: Pick<ClaimStore, "claimKey" | "releaseKey"> | undefined;
  /**
   * Computes the digests under which requests with an Idempotency-Key are kept, by default SHA-256. It is easy to find
   * a birth by its plain digest, so a host that stores digests should pass an HMAC under a secret.
   */
  readonly hashRequest?: HashRequest | undefined;
  /**
   * Finds the places of births that are given as text. Without it the endpoints that need such a place, all of version 1
   * among them, respond with 404, and a `location` is refused as INVALID_LOCATION.
   */
  readonly geocoder?: Geocoder | undefined;
  /**
   * Index of places for pickers, and for suggestions in place of an unknown time zone. Without it GET /v2/places responds
   * with 404.
   */
  readonly places?: PlaceIndex | undefined;
  /**
   * Returns the IANA name of a place's time zone, by default from the small map of chart-core, which may be wrong near
   * borders.
   */
  readonly findZone?: ((coords: Coordinates) => string) | undefined;
  /** Replaces the conversion of local birth time to UTC, for tests. */
  readonly resolveBirthMoment?: ResolveBirthMoment | undefined;
  /** Computes charts, by default with chart-core. May return a promise: of `chart-core/lazy`, or of a worker's answer. */
  readonly computeChart?: ((utcMoment: Date, coords?: Coordinates) => Chart | Promise<Chart>) | undefined;
  /** Makes PNG pictures, a limited number at a time. Without it pictures are SVG only. */
  readonly png?: Png | undefined;
  /** Overload control of the host. Without it every request is admitted. */
  readonly admission?: Admission | undefined;
  /**
   * Resolves if the host can serve requests; GET /readyz responds with 503 otherwise, and logs what is not a `Failure`. By
   * default it always can.
   */
  readonly isReady?: (() => Promise<void>) | undefined;
  /**
   * Returns the IP address that a request comes from; undefined if it is unknown. Without it, neither failed attempts to
   * use an API key nor reads of /openapi.json are limited.
   */
  readonly callerAddress?: ((c: Context<Env>) => string | undefined) | undefined;
  /** The clock, by default that of the platform. */
  readonly now?: (() => Date) | undefined;
  /** Log, by default none. */
  readonly logger?: Logger | undefined;
  /** Records every request, with the owner of its key if the key is known. Must be fast. */
  readonly recordRequest?: RecordRequest | undefined;
  /** Traces requests. Without it nothing is traced. */
  readonly startTrace?: StartTrace | undefined;
  /** First word of the API's own header names, by default `Chart`. */
  readonly headerPrefix?: string | undefined;
  /** URL at which callers reach the API, with its base path. By default /openapi.json names the base path alone. */
  readonly publicUrl?: string | undefined;
  /** The product's name, for /openapi.json; by default `Chart API`. */
  readonly serviceName?: string | undefined;
  /** True to send the times of API requests in the header Server-Timing. */
  readonly sendsTiming?: boolean | undefined;
  /**
   * Adds pages of the host, whose requests get ids, headers, records and errors as those of the API. The API then handles
   * every path, so serve the application and do not mount it in another one.
   */
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

/** Returns the function of an index that finds the time zones of cities; undefined if it has none. */
function zonesNamedBy(places: PlaceIndex | undefined): ZonesNamed | undefined {
  return places?.zonesNamed === undefined ? undefined : (name) => places.zonesNamed?.(name);
}

/** Limit of each free endpoint, as a multiple of the limit of the others: a picker of places asks at each keystroke. */
const FREE_LIMIT_FACTOR = 10;

/** Prefixes of paths that belong to the API, even those without an endpoint. */
const API_FOLDERS = ["/v1/*", "/v2/*"];
/** The API's other paths. */
const PROBES = ["/healthz", "/readyz"];
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

/**
 * Creates the API: an application with /v1, /v2, /openapi.json and the probes, to serve or to mount in another one, at
 * its root or under any base path. It handles these paths alone, so the host's other paths and errors stay its own.
 *
 * @param ports By default none: the API then asks for no key, costs nothing and takes births by coordinates.
 */
export function createApi(ports: ApiPorts = {}): Hono<Env> {
  const {
    access,
    rateLimitPerMinute = 100,
    findZone,
    admission,
    now = () => new Date(),
    logger = SILENT,
    publicUrl,
    serviceName = "Chart API",
    addPages,
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
  const names = headerNames(ports.headerPrefix ?? "Chart");
  const refusalFormOf = refusalForms(names, features.locations);
  const endpoints = [...V2_ENDPOINTS, ...v1Endpoints({ headerNames: names, now })].filter(
    ({ geocodeKey }) => features.locations || geocodeKey !== "always",
  );

  const app = new Hono<Env>();
  const context = requestContext({
    refusalFormOf,
    defaultHeaders: defaultHeaders(publicUrl),
    recordRequest: ports.recordRequest,
    startTrace: ports.startTrace,
    sendsTiming: ports.sendsTiming,
    isMountable: addPages === undefined,
    now,
    logger,
  });
  if (addPages === undefined)
    for (const path of [...API_FOLDERS, ...PROBES, OPENAPI_PATH]) app.use(path, context);
  else app.use(context);

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
  for (const endpoint of endpoints) app.post(endpoint.path, answerPaidRequest(chartDeps, endpoint));

  /** Admits requests to a free endpoint, whose limit is its own. */
  const admitFree = (bucketPrefix: string) => {
    const requestLimit = { now, rateLimitPerMinute, factor: FREE_LIMIT_FACTOR, bucketPrefix };
    return requireKey(keyDeps && { ...keyDeps, requestLimit }, { readKey: bearerKey, tier: "basic" });
  };
  if (ports.places !== undefined) {
    app.get(PLACES_PATH, answerWithPlaces({ admit: admitFree("places:"), places: ports.places, now }));
  }
  if (access !== undefined) {
    const limitsOf = (account: ApiAccount) => ({
      requestsPerMinute: access.requestsPerMinuteOf?.(account) ?? rateLimitPerMinute,
      batchSize: MAX_BIRTHS,
    });
    const showsCredits = features.credits;
    app.get(
      ACCOUNT_PATH,
      answerWithAccount({ admit: admitFree("account:"), access, showsCredits, limitsOf, now }),
    );
  }

  app.get("/healthz", healthz);
  app.get("/readyz", readyz({ ...tools, isReady: ports.isReady ?? (async () => {}) }));
  const openApiDeps = { endpoints, features, refusalFormOf, headerNames: names, publicUrl, serviceName };
  const limitReads =
    access === undefined
      ? () => undefined
      : limitAddresses(addressLimit, OPENAPI_READS, `requests for ${OPENAPI_PATH}`);
  app.get(OPENAPI_PATH, serveOpenApi({ ...openApiDeps, limitReads }));

  const own = app.routes.filter(({ method }) => method !== "ALL");
  const missingPage = addPages?.(app, {
    endpointPaths: endpoints.map(({ path }) => path),
    freePaths: [...(features.places ? [PLACES_PATH] : []), ...(features.keys ? [ACCOUNT_PATH] : [])],
    headerNames: names,
    wordingOf: (path) => refusalFormOf(path).wording,
    openApi: () => openApiDocument(openApiDeps),
  });
  refuseOtherRequests(app, [...new Set(own.map(({ path }) => path))], {
    missingPage,
    ...(addPages === undefined && { mounted: { context, folders: API_FOLDERS } }),
  });
  return app;
}
