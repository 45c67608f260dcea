import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { byPlan, type Plan } from "@chart/accounts";
import type { LogLevel } from "@chart/base";
import { StartError } from "@chart/base";
import type { Embedding } from "@chart/chart-page";
import type { DatabaseLocation } from "@chart/store";
import { readDatabaseUrl } from "./database-url.js";
import { type ProcessEnvironment, readVariable } from "./read-variable.js";
import { planVariable, type Values } from "./variables.js";

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
  readonly geocoder: Values["GEOCODER"];
  /** Absolute path of the gazetteer's file. */
  readonly gazetteerPath: string;
  /** Full endpoint of Google's Geocoding API. */
  readonly googleGeocodeUrl: string;
  /** Requests that each API key may make in a minute. */
  readonly rateLimitPerMinute: number;
  /** Requests that an account of each plan may make in a minute. */
  readonly rateLimits: Readonly<Record<Plan, number>>;
  /** Price of each plan as customers read it; undefined if the pages say nothing about it. */
  readonly planPrices: Readonly<Record<Plan, string | undefined>>;
  /** Address of the link, mailto: or http(s):, with which people ask the operator for an account; undefined without one. */
  readonly contact: string | undefined;
  /** Whom to tell of a vulnerability, mailto: or https:; undefined if no file says so. */
  readonly securityContact: string | undefined;
  /** Maximum number of chart requests that a process handles at the same time. Further ones get a 503. */
  readonly maxInFlight: number;
  /** Maximum wait of a chart request for its turn; then it gets a 503, except in a short burst. */
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
  /** Sites that may embed the form of a chart; undefined if there is no page of a chart. */
  readonly embedding: Embedding | undefined;
  /** True if there are calendars of the sky to subscribe to. */
  readonly hasFeeds: boolean;
  /** Calls of the tools for assistants a minute for an address; undefined if there are no such tools. */
  readonly assistantCallsPerMinute: number | undefined;
  /** Number of serving processes; 1 means this process. */
  readonly workers: number;
}

/**
 * Reads the service's configuration. An empty variable counts as absent.
 *
 * @param root Folder of the repository. Relative paths are relative to it.
 * @throws StartError that names the variable and its rule, never its value, which may be a secret.
 */
export function readConfig(environment: ProcessEnvironment, root: URL): Config {
  const accounts = readAccountsConfig(environment, root);
  const workers = readVariable(environment, "WORKERS");
  if (workers > 1 && accounts.database.engine === "sqlite") {
    throw new StartError(
      `WORKERS ${workers} needs PostgreSQL in DATABASE_URL: a SQLite file serves one process`,
    );
  }
  const opsPort = readVariable(environment, "OPS_PORT");
  const rateLimitPerMinute = readVariable(environment, "RATE_LIMIT_PER_MINUTE");
  const rateLimits = byPlan(
    (plan) => readVariable(environment, planVariable("PLAN_RATE_LIMIT", plan)) ?? rateLimitPerMinute,
  );
  return {
    ...accounts,
    host: readVariable(environment, "HOST"),
    port: readVariable(environment, "PORT"),
    headerPrefix: readVariable(environment, "HEADER_PREFIX"),
    geocoder: readVariable(environment, "GEOCODER"),
    gazetteerPath: resolve(fileURLToPath(root), readVariable(environment, "GAZETTEER_PATH")),
    googleGeocodeUrl: readVariable(environment, "GOOGLE_GEOCODE_URL"),
    rateLimitPerMinute,
    rateLimits,
    planPrices: byPlan((plan) => readVariable(environment, planVariable("PLAN_PRICE", plan))),
    contact: readVariable(environment, "CONTACT"),
    securityContact: readVariable(environment, "SECURITY_CONTACT"),
    maxInFlight: readVariable(environment, "MAX_IN_FLIGHT"),
    maxWaitMs: readVariable(environment, "MAX_WAIT_MS"),
    keepAliveMs: readVariable(environment, "KEEP_ALIVE_MS"),
    trustProxy: readVariable(environment, "TRUST_PROXY"),
    publicUrl: readVariable(environment, "PUBLIC_URL")?.replace(/\/+$/, ""),
    serviceName: readVariable(environment, "SERVICE_NAME"),
    logLevel: readVariable(environment, "LOG_LEVEL"),
    hasReadableLog: readVariable(environment, "NODE_ENV") === "development",
    serverTiming: readVariable(environment, "SERVER_TIMING"),
    hasFeeds: readVariable(environment, "CALENDAR_FEEDS") === "on",
    assistantCallsPerMinute:
      readVariable(environment, "MCP") === "on"
        ? readVariable(environment, "MCP_CALLS_PER_MINUTE")
        : undefined,
    embedding:
      readVariable(environment, "CHART_PAGE") === "on"
        ? readEmbedding(environment, accounts.production)
        : undefined,
    ops: opsPort === undefined ? undefined : { host: readVariable(environment, "OPS_HOST"), port: opsPort },
    workers,
  };
}

/**
 * Reads the settings of the accounts in the same way. Invalid values of other variables are ignored.
 *
 * @throws StartError that names the variable and its rule.
 */
export function readAccountsConfig(environment: ProcessEnvironment, root: URL): AccountsConfig {
  const production = readVariable(environment, "NODE_ENV") === "production";
  return {
    production,
    database: readDatabaseUrl(readVariable(environment, "DATABASE_URL"), root),
    ...keyPeppers(environment, production),
    planCredits: byPlan((plan) => readVariable(environment, planVariable("PLAN_CREDITS", plan))),
  };
}

/** Names and addresses that only programs on the same machine reach. */
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/i;

function readEmbedding(environment: ProcessEnvironment, production: boolean): Embedding {
  const origins = readVariable(environment, "EMBED_ORIGINS");
  const isLocal = !production && LOOPBACK_HOST.test(readVariable(environment, "HOST"));
  return { origins, allowsLoopback: isLocal };
}

function keyPeppers(
  environment: ProcessEnvironment,
  production: boolean,
): Pick<AccountsConfig, "keyPepper" | "previousKeyPepper"> {
  const own = readVariable(environment, "KEY_PEPPER");
  const previousKeyPepper = readVariable(environment, "KEY_PEPPER_PREVIOUS");
  if (production && own === undefined) {
    throw new StartError("KEY_PEPPER is required when NODE_ENV is production");
  }
  const keyPepper = own ?? DEVELOPMENT_PEPPER;
  if (production && keyPepper === DEVELOPMENT_PEPPER) {
    throw new StartError("KEY_PEPPER must not be the development pepper when NODE_ENV is production");
  }
  if (previousKeyPepper === keyPepper) {
    throw new StartError("KEY_PEPPER_PREVIOUS must not be the same as KEY_PEPPER");
  }
  return { keyPepper, previousKeyPepper };
}
