import { FIRST_PLAN, isEmailAddress, PLANS, type Plan, planRecord } from "@chart/accounts";
import { LOG_LEVELS, type LogLevel } from "@chart/base";
import * as v from "valibot";

/** All that is known about a variable; the operators' tables in docs/operators/configuration.md are made from it. */
export interface Variable<Value> {
  /** Heading above its row. */
  readonly section: string;
  /** Meaning, in Markdown. */
  readonly meaning: string;
  /** Text that counts if the variable is absent; undefined if its value is undefined then. */
  readonly default?: string;
  /** Markdown in place of the default, for readers. */
  readonly shownDefault?: string;
  /** Checks and parses the text. Messages name the rule, never the text, which may be a secret. */
  readonly schema: v.GenericSchema<string, NonNullable<Value>>;
}

/** Values of the variables by name; undefined if a variable is absent and has no default. */
export interface Values
  extends Record<PlanVariable<"PLAN_CREDITS">, number>,
    Record<PlanVariable<"PLAN_RATE_LIMIT">, number | undefined>,
    Record<PlanVariable<"PLAN_PRICE">, string | undefined> {
  readonly NODE_ENV: "production" | "development" | "test";
  readonly HOST: string;
  readonly PORT: number;
  readonly DATABASE_URL: string;
  readonly KEY_PEPPER: string | undefined;
  readonly SESSION_SECRET: string | undefined;
  readonly PUBLIC_URL: string | undefined;
  readonly TRUST_PROXY: boolean;
  readonly SERVICE_NAME: string;
  readonly SMTP_URL: string | undefined;
  readonly RATE_LIMIT_PER_MINUTE: number;
  readonly CONTACT: string | undefined;
  readonly SECURITY_CONTACT: string | undefined;
  readonly SIGNUP: "open" | "closed";
  readonly CHART_PAGE: "on" | "off";
  readonly CALENDAR_FEEDS: "on" | "off";
  readonly MCP: "on" | "off";
  readonly MCP_CALLS_PER_MINUTE: number;
  readonly EMBED_ORIGINS: readonly string[];
  readonly HEADER_PREFIX: string;
  readonly GEOCODER: "gazetteer" | "google";
  readonly GAZETTEER_PATH: string;
  readonly GOOGLE_GEOCODE_URL: string;
  readonly MAX_IN_FLIGHT: number;
  readonly MAX_WAIT_MS: number;
  readonly WORKERS: number;
  readonly KEEP_ALIVE_MS: number;
  readonly LOG_LEVEL: LogLevel;
  readonly OPS_PORT: number | undefined;
  readonly OPS_HOST: string;
  readonly SERVER_TIMING: boolean;
  readonly KEY_PEPPER_PREVIOUS: string | undefined;
}

const wholeNumber = (min: number, max: number, rule: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,15}$/, rule),
    v.transform(Number),
    v.minValue(min, rule),
    v.maxValue(max, rule),
  );
/** Text that stands in one line of a page or an email. */
const line = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,60}$/u, "must be 1 to 60 characters in one line"),
);
const port = wholeNumber(0, 65_535, "must be a whole number from 0 to 65535");
const secret = v.pipe(v.string(), v.minLength(32, "must be at least 32 characters long"));
const httpUrl = v.pipe(
  v.string(),
  v.check(isPlainHttpUrl, "must be an http or https URL without a user, a query or a fragment"),
);
const flag = v.pipe(
  v.picklist(["true", "false", "1", "0"], "must be true or false"),
  v.transform((text) => ["true", "1"].includes(text)),
);

const PRODUCTION = "A production service";
const CUSTOMERS = "What customers get";
const PLACES = "Places";
const LOAD = "Load";
const LOGS = "Logs and metrics";

const credits = {
  section: CUSTOMERS,
  schema: wholeNumber(0, Number.MAX_SAFE_INTEGER, "must be a whole number of credits"),
};

const requests = wholeNumber(1, 1_000_000, "must be a whole number of requests, from 1 to 1000000");
const limit = { section: CUSTOMERS, shownDefault: "`RATE_LIMIT_PER_MINUTE`", schema: requests };

/** Variable of a plan, such as `PLAN_CREDITS_SCALE`. */
type PlanVariable<Prefix extends string> = `${Prefix}_${Uppercase<Plan>}`;

/** Returns the name of a plan's variable. */
export function planVariable<Prefix extends string>(prefix: Prefix, plan: Plan): PlanVariable<Prefix> {
  return `${prefix}_${plan.toUpperCase() as Uppercase<Plan>}`;
}

/** Creates the variables of all plans. The meaning of the first one is that of all. */
function planVariables<Prefix extends string, Value>(
  prefix: Prefix,
  meaning: string,
  variableOf: (plan: Plan) => Omit<Variable<Value>, "meaning">,
): Record<PlanVariable<Prefix>, Variable<Value>> {
  const entries = PLANS.map((plan, index) => {
    const { title } = planRecord(plan);
    const own = {
      ...variableOf(plan),
      meaning: index === 0 ? `${meaning} ${title}` : `the same for ${title}`,
    };
    return [planVariable(prefix, plan), own];
  });
  return Object.fromEntries(entries) as Record<PlanVariable<Prefix>, Variable<Value>>;
}

/** Every variable of the configuration, in the order of the operators' tables. */
export const VARIABLES: { readonly [Name in keyof Values]: Variable<Values[Name]> } = {
  NODE_ENV: {
    section: PRODUCTION,
    meaning:
      "`production` requires `KEY_PEPPER` and creates no demo account. `development` writes log lines for people; " +
      "`test` writes them as JSON",
    default: "development",
    schema: v.picklist(["production", "development", "test"], "must be production, development or test"),
  },
  HOST: {
    section: PRODUCTION,
    meaning: "address of the service",
    default: "127.0.0.1",
    schema: v.string(),
  },
  PORT: {
    section: PRODUCTION,
    meaning: "port of the service; 0: a free one",
    default: "3000",
    schema: port,
  },
  DATABASE_URL: {
    section: PRODUCTION,
    meaning:
      "a SQLite file, relative to the repository's root; or `postgres://user:password@host/name` (PostgreSQL 15 or " +
      "later), which several nodes can share",
    default: "file:./data/chart.db",
    schema: v.string(),
  },
  KEY_PEPPER: {
    section: PRODUCTION,
    meaning: "[secret under which API keys are hashed](security.md#the-pepper), 32 characters or more",
    shownDefault: "**required in production**",
    schema: secret,
  },
  SESSION_SECRET: {
    section: PRODUCTION,
    meaning:
      "secret of the dashboard's sessions and links, 32 characters or more. Without it, production has no dashboard",
    schema: secret,
  },
  PUBLIC_URL: {
    section: PRODUCTION,
    meaning:
      "address of the service in links, and canonical address of its pages. With https, cookies are sent over https only",
    schema: httpUrl,
  },
  TRUST_PROXY: {
    section: PRODUCTION,
    meaning:
      "`true` behind exactly one proxy of yours, which appends the caller's address to X-Forwarded-For",
    default: "false",
    schema: flag,
  },
  SERVICE_NAME: {
    section: PRODUCTION,
    meaning: "name of the product, up to 60 characters",
    default: "Chart API",
    schema: line,
  },
  SMTP_URL: {
    section: PRODUCTION,
    meaning:
      "mail server, `smtp://` or `smtps://`, with user and password if needed. `?from=` sets the sender in place of " +
      "`no-reply@` and your host",
    schema: v.pipe(
      v.string(),
      v.check(isSmtpUrl, "must be an smtp or smtps URL, such as smtp://user:password@host:587"),
    ),
  },
  ...planVariables("PLAN_CREDITS", "credits a month of the plan", (plan) => ({
    ...credits,
    default: String(planRecord(plan).defaultCredits),
  })),
  RATE_LIMIT_PER_MINUTE: {
    section: CUSTOMERS,
    meaning: "requests a minute for an account, all its keys together, 1 to 1000000",
    default: "100",
    schema: requests,
  },
  ...planVariables("PLAN_RATE_LIMIT", "the same for", () => limit),
  ...planVariables("PLAN_PRICE", "price, up to 60 characters, such as `€29 a month`, for", () => ({
    section: CUSTOMERS,
    schema: line,
  })),
  CONTACT: {
    section: CUSTOMERS,
    meaning: "email address or http(s) URL where people ask for accounts",
    schema: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => isEmailAddress(text) || isContactUrl(text),
        "must be an email address or an http or https URL without a user",
      ),
      v.transform(contactLink),
    ),
  },
  SECURITY_CONTACT: {
    section: CUSTOMERS,
    meaning:
      "email address or https URL of whom to tell of a vulnerability, shown at `/.well-known/security.txt` ([RFC 9116](https://www.rfc-editor.org/rfc/rfc9116))",
    schema: v.pipe(
      v.string(),
      v.trim(),
      v.check(
        (text) => isEmailAddress(text) || (/^https:/i.test(text) && isContactUrl(text)),
        "must be an email address or an https URL without a user",
      ),
      v.transform(contactLink),
    ),
  },
  SIGNUP: {
    section: CUSTOMERS,
    meaning: `\`open\` lets anybody open a ${planRecord(FIRST_PLAN).title} account; production then needs \`SMTP_URL\``,
    default: "closed",
    schema: v.picklist(["open", "closed"], "must be open or closed"),
  },
  CHART_PAGE: {
    section: CUSTOMERS,
    meaning:
      "`off` removes `/chart`, `/embed`, the place search without a key, and the front page, which leads to `/docs`",
    default: "on",
    schema: v.picklist(["on", "off"], "must be on or off"),
  },
  CALENDAR_FEEDS: {
    section: CUSTOMERS,
    meaning: "`off` removes the [calendars of the sky](../calendar.md) below `/calendar/`",
    default: "on",
    schema: v.picklist(["on", "off"], "must be on or off"),
  },
  MCP: {
    section: CUSTOMERS,
    meaning: "`off` removes the [tools for assistants](../assistants.md) at `/mcp`",
    default: "on",
    schema: v.picklist(["on", "off"], "must be on or off"),
  },
  MCP_CALLS_PER_MINUTE: {
    section: CUSTOMERS,
    meaning:
      "calls of those tools a minute for an address without a key, 1 to 1000000; a call counts by its cost. Companies of " +
      "assistants call for many people from few addresses",
    default: "60",
    schema: wholeNumber(1, 1_000_000, "must be a whole number of calls, from 1 to 1000000"),
  },
  EMBED_ORIGINS: {
    section: CUSTOMERS,
    meaning:
      "origins that may frame `/embed` and search places, such as `https://www.example.com`, " +
      "separated by spaces or commas",
    default: "",
    shownDefault: "none; in development: this machine",
    schema: v.pipe(
      v.string(),
      v.transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== "")),
      v.check(
        (origins) => origins.every(isOrigin),
        "must be origins such as https://www.example.com, separated by spaces or commas",
      ),
    ),
  },
  HEADER_PREFIX: {
    section: CUSTOMERS,
    meaning: "first word of the API's own header names: letters, digits and inner hyphens",
    default: "Chart",
    schema: v.pipe(
      v.string(),
      v.regex(
        /^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/,
        "must be letters and digits, with single hyphens between them",
      ),
    ),
  },
  GEOCODER: {
    section: PLACES,
    meaning:
      "`gazetteer` (built in, offline) or `google` (with the caller's key). Callers of /v2/charts send " +
      "`Chart-Geocode-Key`, any value for the gazetteer",
    default: "gazetteer",
    schema: v.picklist(["gazetteer", "google"], "must be gazetteer or google"),
  },
  GAZETTEER_PATH: {
    section: PLACES,
    meaning:
      "file of the place index, relative to the repository's root. The first start builds it. With " +
      "Google, only /v2/places uses it",
    default: "data/places.txt",
    schema: v.string(),
  },
  GOOGLE_GEOCODE_URL: {
    section: PLACES,
    meaning: "endpoint of the Geocoding API, without a query",
    default: "https://maps.googleapis.com/maps/api/geocode/json",
    shownDefault: "Google's",
    schema: httpUrl,
  },
  MAX_IN_FLIGHT: {
    section: LOAD,
    meaning:
      "most chart requests that a worker handles at once, 1 to 100000; lowered automatically to keep the average " +
      "under 90 ms",
    default: "200",
    schema: wholeNumber(1, 100_000, "must be a whole number of requests, from 1 to 100000"),
  },
  MAX_WAIT_MS: {
    section: LOAD,
    meaning:
      "longest wait of a request without a known key, 1 to 60000 ms, and of a page half of it; then it gets a 503, " +
      "except in a short burst",
    default: "50",
    schema: wholeNumber(1, 60_000, "must be a whole number of milliseconds, from 1 to 60000"),
  },
  WORKERS: {
    section: LOAD,
    meaning: "serving processes, 1 to 64; more than one needs PostgreSQL ([several nodes](nodes.md))",
    default: "1",
    schema: wholeNumber(1, 64, "must be a whole number from 1 to 64"),
  },
  KEEP_ALIVE_MS: {
    section: LOAD,
    meaning:
      "how long an idle connection stays open, 1 to 3600000 ms: longer than at your proxy (nginx: 60 s)",
    default: "75000",
    schema: wholeNumber(1, 3_600_000, "must be a whole number of milliseconds, from 1 to 3600000"),
  },
  LOG_LEVEL: {
    section: LOGS,
    meaning: "`trace`, `debug`, `info`, `warn`, `error`, `fatal` or `silent`",
    default: "info",
    schema: v.picklist(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(", ")}`),
  },
  OPS_PORT: {
    section: LOGS,
    meaning:
      "port of [GET /metrics](monitoring.md#metrics) and [health checks](monitoring.md#probes). Without it, nothing is counted",
    schema: port,
  },
  OPS_HOST: {
    section: LOGS,
    meaning: "address of that port",
    default: "127.0.0.1",
    schema: v.string(),
  },
  SERVER_TIMING: {
    section: LOGS,
    meaning: "`true` sends the header [Server-Timing](monitoring.md#where-the-time-of-a-request-goes)",
    default: "false",
    schema: flag,
  },
  KEY_PEPPER_PREVIOUS: {
    section: "While a secret is replaced",
    meaning: "the old `KEY_PEPPER`, only while you [replace the pepper](security.md#replace-the-pepper)",
    schema: secret,
  },
};

function isPlainHttpUrl(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "" && !/[?#]/.test(text);
}

function isContactUrl(text: string): boolean {
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text)) return false;
  const { username, password } = new URL(text);
  return username === "" && password === "";
}

/** Returns the address of a link to an email address or a URL, without parentheses, which would end it in Markdown. */
function contactLink(text: string): string {
  const href = isEmailAddress(text)
    ? `mailto:${encodeURIComponent(text).replace("%40", "@")}`
    : new URL(text).href;
  return href.replaceAll("(", "%28").replaceAll(")", "%29");
}

function isOrigin(text: string): boolean {
  // Rejects wildcards, which a policy would accept, and semicolons, which would end its directive.
  return /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

function isSmtpUrl(text: string): boolean {
  return /^smtps?:\/\/./i.test(text) && URL.canParse(text) && new URL(text).hostname !== "";
}
