import { StartError } from "@chart/base";
import { describe, expect, test } from "vitest";
import { readAccountsConfig, readConfig } from "../../src/config/config.js";
import { readDashboardConfig } from "../../src/config/dashboard-config.js";
import { VARIABLES } from "../../src/config/variables.js";

const ROOT = new URL("file:///srv/charts/");
const PEPPER = "thirty-two characters are enough";

/** A case of variables with which pages on the same machine may embed the form, or may not. */
const embeds = (
  allowsLoopback: boolean,
  environment: Record<string, string>,
): [Record<string, string>, Record<string, unknown>] => [
  environment,
  { embedding: { origins: [], allowsLoopback } },
];

test("without any variables the service runs in development mode, reachable from this machine only", () => {
  expect(readConfig({}, ROOT)).toEqual({
    production: false,
    host: "127.0.0.1",
    port: 3000,
    database: { engine: "sqlite", path: "/srv/charts/data/chart.db" },
    keyPepper: expect.any(String),
    headerPrefix: "Chart",
    geocoder: "gazetteer",
    gazetteerPath: "/srv/charts/data/places.txt",
    googleGeocodeUrl: "https://maps.googleapis.com/maps/api/geocode/json",
    rateLimitPerMinute: 100,
    rateLimits: { hobbyist: 100, developer: 100, scale: 100, lifetime: 100 },
    planPrices: { hobbyist: undefined, developer: undefined, scale: undefined, lifetime: undefined },
    contact: undefined,
    maxInFlight: 200,
    maxWaitMs: 50,
    keepAliveMs: 75000,
    trustProxy: false,
    publicUrl: undefined,
    serviceName: "Chart API",
    planCredits: { hobbyist: 1000, developer: 10000, scale: 100000, lifetime: 10000 },
    logLevel: "info",
    hasReadableLog: true,
    serverTiming: false,
    hasFeeds: true,
    assistantCallsPerMinute: 60,
    embedding: { origins: [], allowsLoopback: true },
    ops: undefined,
    workers: 1,
  });
});

test("an empty variable counts as not set", () => {
  const empty = Object.fromEntries(Object.keys(VARIABLES).map((name) => [name, ""]));
  expect(readConfig(empty, ROOT)).toEqual(readConfig({}, ROOT));
  expect(readDashboardConfig(empty)).toEqual(readDashboardConfig({}));
});

test.each([
  ["file:./data/chart.db", "/srv/charts/data/chart.db"],
  ["file:chart.db", "/srv/charts/chart.db"],
  ["file:../chart.db", "/srv/chart.db"],
  ["file:/var/lib/chart.db", "/var/lib/chart.db"],
  ["file:///var/lib/my%20chart.db", "/var/lib/my chart.db"],
])("DATABASE_URL=%s is the file %s, independent of the working directory", (url, path) => {
  expect(readConfig({ DATABASE_URL: url }, ROOT).database).toEqual({ engine: "sqlite", path });
});

test.each([
  "postgres://user:password@db:5432/charts",
  "postgresql://db/charts?sslmode=require",
  "postgres:///charts?host=/run/postgresql",
])("DATABASE_URL=%s is a PostgreSQL database", (url) => {
  expect(readConfig({ DATABASE_URL: url }, ROOT).database).toEqual({ engine: "postgres", url });
});

test.each([
  ["true", true],
  ["1", true],
  ["false", false],
  ["0", false],
])("TRUST_PROXY=%s is %s", (text, trustProxy) => {
  expect(readConfig({ TRUST_PROXY: text }, ROOT).trustProxy).toBe(trustProxy);
});

test("the admin command reads the variables about accounts, and ignores invalid values of others", () => {
  const environment = { PORT: "many", LOG_LEVEL: "loud", PLAN_CREDITS_SCALE: "5", KEY_PEPPER: PEPPER };
  expect(readAccountsConfig(environment, ROOT)).toEqual({
    production: false,
    database: { engine: "sqlite", path: "/srv/charts/data/chart.db" },
    keyPepper: PEPPER,
    planCredits: { hobbyist: 1000, developer: 10000, scale: 5, lifetime: 10000 },
  });
  expect(() => readAccountsConfig({ NODE_ENV: "production" }, ROOT)).toThrow(/^KEY_PEPPER is required/);
});

describe("an invalid variable gives one line with its name and rule", () => {
  test.each([
    ["PORT", "http"],
    ["PORT", "-1"],
    ["PORT", "65536"],
    ["PORT", "80.5"],
    ["DATABASE_URL", "postgres://user:password@db/"],
    ["DATABASE_URL", "postgres://user:pass%word@db/charts"],
    ["DATABASE_URL", "postgresql:charts"],
    ["DATABASE_URL", "mysql://user:password@db/charts"],
    ["DATABASE_URL", "./data/chart.db"],
    ["DATABASE_URL", "file:"],
    ["DATABASE_URL", "file:./data/"],
    ["DATABASE_URL", "file:./chart.db?mode=memory"],
    ["DATABASE_URL", "file://server/chart.db"],
    ["KEY_PEPPER", "only-thirty-one-characters-long"],
    ["KEY_PEPPER_PREVIOUS", "only-thirty-one-characters-long"],
    ["HEADER_PREFIX", "Chart:"],
    ["HEADER_PREFIX", "Chart-"],
    ["HEADER_PREFIX", "-Chart"],
    ["HEADER_PREFIX", "My Chart"],
    ["CHART_PAGE", "true"],
    ["EMBED_ORIGINS", "www.example.com"],
    ["EMBED_ORIGINS", "https://www.example.com/"],
    ["EMBED_ORIGINS", "https://www.example.com https://*.example.com/page"],
    ["EMBED_ORIGINS", "*"],
    ["EMBED_ORIGINS", "https://*"],
    ["EMBED_ORIGINS", "https://*.example.com"],
    ["EMBED_ORIGINS", "https://example.com;sandbox"],
    ["GEOCODER", "Google"],
    ["GOOGLE_GEOCODE_URL", "maps.googleapis.com/maps/api/geocode/json"],
    ["GOOGLE_GEOCODE_URL", "file:///etc/passwd"],
    ["GOOGLE_GEOCODE_URL", "https://user:password@maps.example.com/json"],
    ["GOOGLE_GEOCODE_URL", "https://maps.example.com/json?key=secret"],
    ["RATE_LIMIT_PER_MINUTE", "0"],
    ["RATE_LIMIT_PER_MINUTE", "many"],
    ["MAX_IN_FLIGHT", "0"],
    ["MAX_IN_FLIGHT", "unlimited"],
    ["MAX_WAIT_MS", "0"],
    ["MAX_WAIT_MS", "0.5"],
    ["KEEP_ALIVE_MS", "0"],
    ["KEEP_ALIVE_MS", "75s"],
    ["PUBLIC_URL", "charts.example.com"],
    ["PUBLIC_URL", "https://charts.example.com/#v2"],
    ["PLAN_CREDITS_HOBBYIST", "-5"],
    ["PLAN_CREDITS_LIFETIME", "1e3"],
    ["TRUST_PROXY", "yes"],
    ["LOG_LEVEL", "verbose"],
    ["OPS_PORT", "metrics"],
    ["WORKERS", "0"],
    ["WORKERS", "65"],
    ["NODE_ENV", "prod"],
    ["NODE_ENV", "Production"],
    ["NODE_ENV", "staging"],
    ["SERVICE_NAME", "   "],
    ["SERVICE_NAME", "Charts\nBcc: eve@example.com"],
    ["SERVICE_NAME", "C".repeat(61)],
    ["PLAN_PRICE_SCALE", "€".repeat(61)],
    ["PLAN_PRICE_HOBBYIST", "free\nof charge"],
    ["CONTACT", "ask Ada"],
    ["CONTACT", "www.example.com/contact"],
    ["CONTACT", "javascript:alert(1)"],
    ["CONTACT", "mailto:ada@example.com"],
    ["CONTACT", "https://ada:secret@example.com/"],
    ["CONTACT", "https://example.com/a page"],
    ["SECURITY_CONTACT", "http://example.com/security"],
    ["SECURITY_CONTACT", "mailto:ada@example.com"],
  ])("%s=%s", (name, value) => {
    const read = () => readConfig({ [name]: value }, ROOT);
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
  });
});

test.each([
  ["KEY_PEPPER", "hunter2"],
  ["GOOGLE_GEOCODE_URL", "https://maps.example.com/json?key=hunter2"],
  ["DATABASE_URL", "postgres://user:hunter2@db/"],
])("an error never shows the value of %s, which may be a secret", (name, value) => {
  const read = () => readConfig({ [name]: value }, ROOT);
  expect(read).toThrow(StartError);
  expect(read).not.toThrow(/hunter2/);
});

test.each([
  [{ GAZETTEER_PATH: "places.db" }, { gazetteerPath: "/srv/charts/places.db" }],
  [{ GAZETTEER_PATH: "/var/lib/places.db" }, { gazetteerPath: "/var/lib/places.db" }],
  [
    { GEOCODER: "google", GOOGLE_GEOCODE_URL: "http://127.0.0.1:8080/geocode" },
    { geocoder: "google", googleGeocodeUrl: "http://127.0.0.1:8080/geocode" },
  ],
  [
    { EMBED_ORIGINS: " https://a.example.com, http://b.example.com:8080" },
    { embedding: { origins: ["https://a.example.com", "http://b.example.com:8080"], allowsLoopback: true } },
  ],
  [{ CHART_PAGE: "off", EMBED_ORIGINS: "https://a.example.com" }, { embedding: undefined }],
  [{ HEADER_PREFIX: "X-My-Chart2" }, { headerPrefix: "X-My-Chart2" }],
  [{ PUBLIC_URL: "https://example.com/charts/" }, { publicUrl: "https://example.com/charts" }],
  [
    { TRUST_PROXY: "true", RATE_LIMIT_PER_MINUTE: "1" },
    { trustProxy: true, rateLimitPerMinute: 1 },
  ],
  [{ OPS_PORT: "0" }, { ops: { host: "127.0.0.1", port: 0 } }],
  [{ HOST: "0.0.0.0", OPS_PORT: "9090" }, { ops: { host: "127.0.0.1", port: 9090 } }],
  [{ OPS_HOST: "10.0.0.5", OPS_PORT: "9090" }, { ops: { host: "10.0.0.5", port: 9090 } }],
  [{ WORKERS: "4", DATABASE_URL: "postgres://db/charts" }, { workers: 4 }],
  [{ SERVICE_NAME: " Ada's Charts " }, { serviceName: "Ada's Charts" }],
  [{ CONTACT: "ada+keys@example.com" }, { contact: "mailto:ada%2Bkeys@example.com" }],
  [{ SECURITY_CONTACT: "security@example.com" }, { securityContact: "mailto:security@example.com" }],
  [{ CONTACT: "https://example.com/ask(us)?a=1#b" }, { contact: "https://example.com/ask%28us%29?a=1#b" }],
  [{ PLAN_PRICE_SCALE: " €99 a month " }, { planPrices: { developer: undefined, scale: "€99 a month" } }],
  [{ NODE_ENV: "development" }, { production: false, hasReadableLog: true }],
  [{ NODE_ENV: "test" }, { production: false, hasReadableLog: false }],
])("%o is read as %o", (environment, expected) => {
  expect(readConfig(environment, ROOT)).toMatchObject(expected);
});

test.each([
  ...["localhost", "127.0.0.1", "127.0.0.2", "::1"].map((host) => embeds(true, { HOST: host })),
  ...["0.0.0.0", "::", "10.0.0.5", "localhost.example.com", "127.0.0.1.example.com"].map((host) =>
    embeds(false, { HOST: host }),
  ),
  embeds(true, { NODE_ENV: "test" }),
  embeds(false, { NODE_ENV: "production", KEY_PEPPER: PEPPER }),
])("%o lets pages on this machine embed the form, or not: %o", (environment, expected) => {
  expect(readConfig(environment, ROOT)).toMatchObject(expected);
});

test("several workers on a SQLite file are rejected with a hint that they need PostgreSQL", () => {
  const read = () => readConfig({ WORKERS: "2" }, ROOT);
  expect(read).toThrow(StartError);
  expect(read).toThrow(/^WORKERS 2 needs PostgreSQL in DATABASE_URL[^\n]+$/);
});

describe("in production", () => {
  test("KEY_PEPPER is required", () => {
    expect(() => readConfig({ NODE_ENV: "production" }, ROOT)).toThrow(/^KEY_PEPPER is required/);
    expect(readConfig({ NODE_ENV: "production", KEY_PEPPER: PEPPER }, ROOT)).toMatchObject({
      production: true,
      keyPepper: PEPPER,
    });
  });

  test("the pepper and the previous one must differ", () => {
    const environment = { KEY_PEPPER: PEPPER, KEY_PEPPER_PREVIOUS: PEPPER };
    expect(() => readConfig(environment, ROOT)).toThrow(/^KEY_PEPPER_PREVIOUS must not be the same/);
  });

  test("the development pepper is rejected", () => {
    const { keyPepper } = readConfig({}, ROOT);
    expect(() => readConfig({ NODE_ENV: "production", KEY_PEPPER: keyPepper }, ROOT)).toThrow(/^KEY_PEPPER/);
  });
});

test("a plan's rate limit is its own variable, or that of all plans", () => {
  const { rateLimits } = readConfig({ RATE_LIMIT_PER_MINUTE: "50", PLAN_RATE_LIMIT_SCALE: "5000" }, ROOT);
  expect(rateLimits).toEqual({ hobbyist: 50, developer: 50, scale: 5000, lifetime: 50 });
  expect(() => readConfig({ PLAN_RATE_LIMIT_LIFETIME: "0" }, ROOT)).toThrow(
    "PLAN_RATE_LIMIT_LIFETIME must be a whole number of requests, from 1 to 1000000",
  );
});
