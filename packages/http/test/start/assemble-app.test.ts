import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { createKeyHasher } from "../../src/accounts/api-key.js";
import { createApp } from "../../src/app.js";
import { InDoubtCharges } from "../../src/charts/in-doubt-charges.js";
import { readConfig } from "../../src/config/config.js";
import { readDashboardConfig } from "../../src/config/dashboard-config.js";
import { createDashboard } from "../../src/dashboard/create-dashboard.js";
import { dashboardApp } from "../../src/dashboard/dashboard.js";
import { openSqliteStore } from "../../src/database/sqlite/sqlite-store.js";
import { RecentRequests } from "../../src/operators/recent-requests.js";
import { AdmissionControl } from "../../src/server/overload/admission-control.js";
import { AttemptLimits } from "../../src/sign-in/attempt-limits.js";
import { assembleApp } from "../../src/start/assemble-app.js";
import { OpenResources } from "../../src/start/open-resources.js";
import { FakeGeocoder } from "../support/fake-geocoder.js";

vi.mock("../../src/app.js", { spy: true });
vi.mock("../../src/charts/in-doubt-charges.js", { spy: true });
vi.mock("../../src/dashboard/create-dashboard.js", { spy: true });
vi.mock("../../src/dashboard/dashboard.js", { spy: true });

const ENVIRONMENT = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://user:password-of-the-database@localhost/charts",
  KEY_PEPPER: "a pepper of the tests that is long enough",
  SESSION_SECRET: "a session secret that is long enough",
  SMTP_URL: "smtp://user:password-of-the-mail-server@localhost:25",
};
const SECRETS = [
  ENVIRONMENT.KEY_PEPPER,
  ENVIRONMENT.SESSION_SECRET,
  "password-of-the-database",
  "password-of-the-mail-server",
];

/** Returns all texts in a value, at any depth. */
function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((member) => textsIn(member, seen));
}

/** Assembles the application on a SQLite store, asks it for one page, and closes it. */
async function assembleOnce(environment: typeof ENVIRONMENT): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "chart-assemble-"));
  const config = readConfig(environment, pathToFileURL(`${folder}/`));
  const { planCredits } = config;
  const store = await openSqliteStore(join(folder, "chart.db"), { planCredits, pepper: undefined });
  const resources = new OpenResources();
  const parts = {
    port: 3000,
    store: resources.own(store),
    geocoder: new FakeGeocoder(),
    places: { search: () => [] },
    hashKey: createKeyHasher(config.keyPepper),
    pngQueue: { reserve: () => ({ convert: async () => new Uint8Array(), release: () => undefined }) },
    isStopping: () => false,
    recent: new RecentRequests(),
    admission: new AdmissionControl({ maxInFlight: 10, maxWaitMs: 50 }),
    attempts: new AttemptLimits(() => new Date()),
    now: () => new Date(),
    logger: pino({ level: "silent" }),
  };
  const app = assembleApp(config, readDashboardConfig(environment), parts, resources);
  expect((await app.request("/dashboard/sign-in")).status).toBe(200);
  await resources.close();
  rmSync(folder, { recursive: true });
}

test.each([
  ["file:chart.db", "are forgotten at the first look at the ledger", { forgetAfterMs: 0 }],
  [ENVIRONMENT.DATABASE_URL, "stay watched, because a statement can arrive late", {}],
])("with %s, charges in doubt that are not in the ledger %s", async (DATABASE_URL, _what, limits) => {
  vi.mocked(InDoubtCharges).mockClear();
  await assembleOnce({ ...ENVIRONMENT, DATABASE_URL });
  expect(vi.mocked(InDoubtCharges).mock.calls[0]?.[1]).toEqual(limits);
});

test("the application and the dashboard receive only the dependencies that they declare, and no secrets", async () => {
  for (const factory of [createApp, createDashboard, dashboardApp]) vi.mocked(factory).mockClear();
  await assembleOnce(ENVIRONMENT);

  const [appDeps] = vi.mocked(createApp).mock.calls[0]!;
  const [, dashboardParts] = vi.mocked(createDashboard).mock.calls[0]!;
  const [dashboardDeps] = vi.mocked(dashboardApp).mock.calls[0]!;
  expect(Object.keys(appDeps).sort()).toEqual([
    "admission",
    "computeChart",
    "geocoder",
    "hashKey",
    "hashRequest",
    "hashUnderPrevious",
    "headerPrefix",
    "inDoubt",
    "logger",
    "mountDashboard",
    "mountDocs",
    "now",
    "places",
    "pngQueue",
    "publicUrl",
    "rateLimitPerMinute",
    "recordRequest",
    "resolveBirthMoment",
    "resolveBirthSpan",
    "sendsTiming",
    "serviceName",
    "store",
    "trustProxy",
  ]);
  expect(Object.keys(dashboardDeps).sort()).toEqual([
    "attempts",
    "background",
    "baseUrl",
    "flushRequests",
    "geocodeKeyExample",
    "hashKey",
    "hashToken",
    "health",
    "isSecure",
    "isSignUpOpen",
    "logger",
    "mailer",
    "now",
    "planCredits",
    "secretBox",
    "serviceName",
    "store",
    "trustProxy",
  ]);
  for (const deps of [appDeps, dashboardParts, dashboardDeps]) {
    const texts = textsIn(deps).join("\n");
    for (const secret of SECRETS) expect(texts).not.toContain(secret);
  }
});
