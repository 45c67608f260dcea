import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as v from "valibot";
import type { Plan } from "../accounts/plan.js";
import type { DatabaseLocation } from "../database/database-location.js";
import { StartError } from "../lib/start-error.js";
import { LOG_LEVELS, type LogLevel } from "../telemetry/create-logger.js";
import { readDatabaseUrl } from "./database-url.js";
import { NODE_ENV_SCHEMA } from "./node-env.js";
import { SERVICE_NAME_SCHEMA } from "./service-name.js";

/** Pepper outside production, so that a fresh clone runs. It is public and protects nothing. */
const DEVELOPMENT_PEPPER = "development-pepper-that-protects-nothing";

/** Settings of the accounts, parsed from the environment. The admin command needs only these. */
export interface AccountsConfig {
  /** Production requires KEY_PEPPER and creates no demo account. */
  readonly production: boolean;
  readonly database: DatabaseLocation;
  /** Secret under which API keys are hashed. */
  readonly keyPepper: string;
  /** Pepper that KEY_PEPPER replaces. Keys and kept answers under it are still found; undefined if there is none. */
  readonly previousKeyPepper: string | undefined;
  /** Credits a month of each plan. */
  readonly planCredits: Readonly<Record<Plan, number>>;
}

/** Settings of the service, parsed from the environment. docs/operators/configuration.md explains every variable. */
export interface Config extends AccountsConfig {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** First word of the API's own header names. */
  readonly headerPrefix: string;
  readonly geocoder: GeocoderName;
  /** Absolute path of the gazetteer's SQLite file. */
  readonly gazetteerPath: string;
  /** Full endpoint of Google's Geocoding API. */
  readonly googleGeocodeUrl: string;
  /** Requests that each API key may make in a minute. */
  readonly rateLimitPerMinute: number;
  /** Maximum number of chart requests that a process handles at the same time. Further ones get a 503. */
  readonly maxInFlight: number;
  /**
   * Maximum time that a chart request waits for its turn. A request that has waited longer gets a 503, except in a
   * short burst.
   */
  readonly maxWaitMs: number;
  /** Time that a connection stays open for its caller's next request. */
  readonly keepAliveMs: number;
  /** True if one trusted proxy in front of the service adds the caller's address as the last in X-Forwarded-For. */
  readonly trustProxy: boolean;
  /** URL at which callers reach the service, without a trailing slash. */
  readonly publicUrl: string | undefined;
  /** The product's name, wherever a person reads it. */
  readonly serviceName: string;
  readonly logLevel: LogLevel;
  /** True to write log lines for people instead of JSON: in development. */
  readonly hasReadableLog: boolean;
  /** True to send the times of API requests in the header Server-Timing. */
  readonly serverTiming: boolean;
  /** Address of /metrics; undefined if metrics are off. */
  readonly ops: { readonly host: string; readonly port: number } | undefined;
  /** Number of serving processes; 1 means this process. */
  readonly workers: number;
}

type GeocoderName = "gazetteer" | "google";

const wholeNumber = (max: number, message: string) =>
  v.pipe(v.string(), v.regex(/^\d{1,15}$/, message), v.transform(Number), v.maxValue(max, message));
const credits = wholeNumber(Number.MAX_SAFE_INTEGER, "must be a whole number of credits");

const httpUrl = v.pipe(
  v.string(),
  v.check(isPlainHttpUrl, "must be an http or https URL without a user, a query or a fragment"),
);

const RATE_LIMIT_RULE = "must be a whole number of requests, from 1 to 1000000";

const IN_FLIGHT_RULE = "must be a whole number of requests, from 1 to 100000";
const WAIT_RULE = "must be a whole number of milliseconds, from 1 to 60000";
const KEEP_ALIVE_RULE = "must be a whole number of milliseconds, from 1 to 3600000";
const port = wholeNumber(65_535, "must be a whole number from 0 to 65535");
const WORKERS_RULE = "must be a whole number from 1 to 64";

const flag = v.pipe(
  v.optional(v.picklist(["true", "false", "1", "0"], "must be true or false"), "false"),
  v.transform((text) => ["true", "1"].includes(text)),
);
const pepper = v.pipe(v.string(), v.minLength(32, "must be at least 32 characters long"));

const AccountsEnvironment = v.object({
  NODE_ENV: NODE_ENV_SCHEMA,
  DATABASE_URL: v.optional(v.string(), "file:./data/chart.db"),
  KEY_PEPPER: v.optional(pepper),
  KEY_PEPPER_PREVIOUS: v.optional(pepper),
  PLAN_CREDITS_HOBBYIST: v.optional(credits, "1000"),
  PLAN_CREDITS_DEVELOPER: v.optional(credits, "10000"),
  PLAN_CREDITS_SCALE: v.optional(credits, "100000"),
  PLAN_CREDITS_LIFETIME: v.optional(credits, "10000"),
});

const Environment = v.object({
  ...AccountsEnvironment.entries,
  HOST: v.optional(v.string(), "127.0.0.1"),
  PORT: v.optional(port, "3000"),
  HEADER_PREFIX: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/,
        "must be letters and digits, with single hyphens between them",
      ),
    ),
    "Chart",
  ),
  GEOCODER: v.optional(v.picklist(["gazetteer", "google"], "must be gazetteer or google"), "gazetteer"),
  GAZETTEER_PATH: v.optional(v.string(), "data/gazetteer.db"),
  GOOGLE_GEOCODE_URL: v.optional(httpUrl, "https://maps.googleapis.com/maps/api/geocode/json"),
  RATE_LIMIT_PER_MINUTE: v.optional(
    v.pipe(wholeNumber(1_000_000, RATE_LIMIT_RULE), v.minValue(1, RATE_LIMIT_RULE)),
    "100",
  ),
  MAX_IN_FLIGHT: v.optional(
    v.pipe(wholeNumber(100_000, IN_FLIGHT_RULE), v.minValue(1, IN_FLIGHT_RULE)),
    "200",
  ),
  MAX_WAIT_MS: v.optional(v.pipe(wholeNumber(60_000, WAIT_RULE), v.minValue(1, WAIT_RULE)), "50"),
  KEEP_ALIVE_MS: v.optional(
    v.pipe(wholeNumber(3_600_000, KEEP_ALIVE_RULE), v.minValue(1, KEEP_ALIVE_RULE)),
    "75000",
  ),
  TRUST_PROXY: flag,
  SERVER_TIMING: flag,
  PUBLIC_URL: v.optional(httpUrl),
  SERVICE_NAME: SERVICE_NAME_SCHEMA,
  LOG_LEVEL: v.optional(v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`), "info"),
  OPS_HOST: v.optional(v.string(), "127.0.0.1"),
  OPS_PORT: v.optional(port),
  WORKERS: v.optional(v.pipe(wholeNumber(64, WORKERS_RULE), v.minValue(1, WORKERS_RULE)), "1"),
});

/**
 * Reads the service's configuration. An empty variable counts as absent.
 *
 * @param root Folder of the repository. Relative paths are relative to it.
 * @throws StartError that names the variable and its rule, never its value, which may be a secret.
 */
export function readConfig(environment: ProcessEnvironment, root: URL): Config {
  const env = parse(Environment, environment);
  const accounts = accountsConfig(env, root);
  if (env.WORKERS > 1 && accounts.database.engine === "sqlite") {
    throw new StartError(
      `WORKERS ${env.WORKERS} needs PostgreSQL in DATABASE_URL: a SQLite file serves one process`,
    );
  }
  return {
    ...accounts,
    host: env.HOST,
    port: env.PORT,
    headerPrefix: env.HEADER_PREFIX,
    geocoder: env.GEOCODER,
    gazetteerPath: resolve(fileURLToPath(root), env.GAZETTEER_PATH),
    googleGeocodeUrl: env.GOOGLE_GEOCODE_URL,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    maxInFlight: env.MAX_IN_FLIGHT,
    maxWaitMs: env.MAX_WAIT_MS,
    keepAliveMs: env.KEEP_ALIVE_MS,
    trustProxy: env.TRUST_PROXY,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, ""),
    serviceName: env.SERVICE_NAME,
    logLevel: env.LOG_LEVEL,
    hasReadableLog: env.NODE_ENV === "development",
    serverTiming: env.SERVER_TIMING,
    ops: env.OPS_PORT === undefined ? undefined : { host: env.OPS_HOST, port: env.OPS_PORT },
    workers: env.WORKERS,
  };
}

/**
 * Reads the settings of the accounts in the same way. Invalid values of other variables are ignored.
 *
 * @throws StartError that names the variable and its rule.
 */
export function readAccountsConfig(environment: ProcessEnvironment, root: URL): AccountsConfig {
  return accountsConfig(parse(AccountsEnvironment, environment), root);
}

/** Environment variables of a process. */
export type ProcessEnvironment = Readonly<Record<string, string | undefined>>;

/**
 * Parses environment variables with a schema. An empty variable counts as absent.
 *
 * @throws StartError that names the variable and its rule.
 */
export function parse<Schema extends v.GenericSchema>(
  schema: Schema,
  environment: ProcessEnvironment,
): v.InferOutput<Schema> {
  const present = Object.entries(environment).filter(([, value]) => value !== "");
  const parsed = v.safeParse(schema, Object.fromEntries(present), { abortEarly: true });
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new StartError(`${v.getDotPath(issue)} ${issue.message}`);
  }
  return parsed.output;
}

function accountsConfig(env: v.InferOutput<typeof AccountsEnvironment>, root: URL): AccountsConfig {
  const production = env.NODE_ENV === "production";
  return {
    production,
    database: readDatabaseUrl(env.DATABASE_URL, root),
    ...keyPeppers(env, production),
    planCredits: {
      hobbyist: env.PLAN_CREDITS_HOBBYIST,
      developer: env.PLAN_CREDITS_DEVELOPER,
      scale: env.PLAN_CREDITS_SCALE,
      lifetime: env.PLAN_CREDITS_LIFETIME,
    },
  };
}

function isPlainHttpUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "" && !/[?#]/.test(text);
}

function keyPeppers(
  { KEY_PEPPER, KEY_PEPPER_PREVIOUS }: v.InferOutput<typeof AccountsEnvironment>,
  production: boolean,
): Pick<AccountsConfig, "keyPepper" | "previousKeyPepper"> {
  if (production && KEY_PEPPER === undefined) {
    throw new StartError("KEY_PEPPER is required when NODE_ENV is production");
  }
  const keyPepper = KEY_PEPPER ?? DEVELOPMENT_PEPPER;
  if (production && keyPepper === DEVELOPMENT_PEPPER) {
    throw new StartError("KEY_PEPPER must not be the development pepper when NODE_ENV is production");
  }
  if (KEY_PEPPER_PREVIOUS === keyPepper) {
    throw new StartError("KEY_PEPPER_PREVIOUS must not be the same as KEY_PEPPER");
  }
  return { keyPepper, previousKeyPepper: KEY_PEPPER_PREVIOUS };
}
