/**
 * Measures how much of its rate an account's charts keep beside callers of something else: charts alone, beside each
 * page of the dashboard that reads a long ledger, beside searches for places, beside another account's batches, beside
 * PNG pictures, and beside crawlers of the documentation, on SQLite and on PostgreSQL. For places, the charts should
 * lose no more than the share of requests that are searches; beside batches they should keep 70 % of their rate, with a
 * 99th percentile under 250 ms; beside PNG, their p99 should be at most 1.3 times as long.
 *
 * Options: --only pages|places|batches|pictures|docs, --rows 100000 (entries of each ledger, and requests in each log),
 * --owners 1 (accounts with them), --others 0 (further accounts in the store), --loads 4 (of each page to time it; an account may load 60 pages a minute),
 * --callers 4 (of a page), --connections 10 (of the charts), --seconds 10 (per case),
 * --engine sqlite|postgres, --main <file> (another build).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createPostgresDatabase, createSqliteFile, type PrivateDatabase } from "testkit/databases";
import { closedLoop } from "testkit/load/closed-loop";
import { requestBytes } from "testkit/load/request-bytes";
import { median } from "testkit/percentile";
import { openPostgres } from "testkit/postgres/open-postgres";
import { Visitor } from "testkit/visitor";
import { Load, type LoadReport } from "./lib/load.js";
import { fillLedger } from "./lib/long-ledger.js";
import { fillAccounts, fillRequestLog } from "./lib/long-log.js";
import { type MeasuredService, startMeasured } from "./lib/measured-service.js";
import { PageCallers } from "./lib/page-callers.js";
import { CITY_TEXTS, requestBodies, type Workload } from "./lib/workload.js";

const { values } = parseArgs({
  options: {
    only: { type: "string" },
    rows: { type: "string", default: "100000" },
    owners: { type: "string", default: "1" },
    others: { type: "string", default: "0" },
    loads: { type: "string", default: "4" },
    callers: { type: "string", default: "4" },
    connections: { type: "string", default: "10" },
    seconds: { type: "string", default: "10" },
    engine: { type: "string" },
    main: { type: "string" },
  },
});
const [rows, owners, callers, connections, seconds] = (
  ["rows", "owners", "callers", "connections", "seconds"] as const
).map((name) => Number(values[name])) as [number, number, number, number, number];

const NEVER_USED = new URLSearchParams({ endpoint: "/v1/bodygraphs" });

/** Pages that read much of the ledger or the log, by name: the path below an account. */
const PAGES: Readonly<Record<string, string>> = {
  "credits.csv": "/credits.csv",
  "credits, an endpoint never used": `/credits?${NEVER_USED}`,
  "requests.csv": "/requests.csv",
  requests: "/requests",
  "requests, an endpoint never used": `/requests?${NEVER_USED}`,
  overview: "",
};

/** Pages that are timed. */
const TIMED_PAGES: Readonly<Record<string, string>> = {
  overview: "",
  "quick start": "/quick-start",
  "API keys": "/key",
  requests: "/requests",
  "requests with an error code": "/requests?code=INVALID_BIRTHDATE",
  "requests, 4xx of 7 days": "/requests?status=4xx&days=7",
  "requests, succeeded": "/requests?status=2xx",
  "requests, an endpoint never used": `/requests?${NEVER_USED}`,
  credits: "/credits",
  "credits of 90 days": "/credits?days=90",
  "credits, an endpoint never used": `/credits?${NEVER_USED}`,
  settings: "/settings",
};
const CRAWLERS = 4;
const PASSWORD = "correct horse battery staple";
const TYPED_LETTERS = 8;
/** One picture at work and eight waiting. */
const PNG_CALLERS_AT_THE_CAP = 9;
const BATCH_BIRTHS = 500;
const MAX_BATCHES_PER_SECOND = 40;
/** Number of places in batches whose places were asked before. */
const KNOWN_PLACES = 50;
const measures = (what: "pages" | "places" | "batches" | "pictures" | "docs") =>
  values.only === undefined || values.only === what;
/** More requests than any case can send. */
const MAX_REQUESTS = 3000 * seconds;
const knownPlaces = requestBodies("coordinates", { from: 0, count: KNOWN_PLACES, texts: [] }).map((text) => {
  const { lat, lng } = JSON.parse(text);
  return { lat, lng };
});

const load = new Load();
let sent = 0;

const { provided, stop } = await openPostgres();
const folder = mkdtempSync(join(tmpdir(), "chart-pages-"));
try {
  if (values.engine !== "postgres") await measureEngine(createSqliteFile());
  if (values.engine !== "sqlite") {
    if ("absent" in provided) throw new Error(`PostgreSQL is needed: ${provided.absent}`);
    await measureEngine(await createPostgresDatabase(provided.url));
  }
} finally {
  load.stop();
  await stop?.();
  rmSync(folder, { recursive: true });
}

async function measureEngine(database: PrivateDatabase): Promise<void> {
  const service = await startMeasured({
    databaseUrl: database.url,
    logPath: join(folder, "service.log"),
    environment: { SESSION_SECRET: "a session secret of the bench, long enough", TRUST_PROXY: "true" },
    accounts: 1 + owners,
    main: values.main,
  });
  try {
    const signedIn = await signInOwners(service);
    if (measures("pages")) {
      await fillAccounts(database, Number(values.others));
      for (const { accountId } of signedIn) {
        await fillLedger(database, accountId, rows);
        await fillRequestLog(database, accountId, rows);
      }
    }
    if (database.engine === "postgres") {
      for (const table of ["ledger", "charge_counts", "request_log", "accounts", "api_keys"])
        await database.sql(`vacuum analyze ${table}`);
    }
    const of = (caller: number) => signedIn[caller % signedIn.length] as SignedIn;
    if (measures("pages")) await timePages(service, of(0));
    for (const path of Object.values(PAGES)) await openPage(service, of(0), path);
    const cookies = Array.from({ length: callers }, (_, caller) => of(caller).cookie);

    await sendCharts(service);
    console.log(`\n${database.engine}, ${owners} x ${rows.toLocaleString("en")} ledger entries and requests, ${callers} callers of a page,
${connections} of charts, ${cpus().length} processors for the service, the database and the load together:\n`);
    console.log(
      "| beside | charts/s alone | beside it | kept | p50 ms alone | beside it | p99 ms alone | beside it | answers |",
    );
    console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | --- |");
    for (const [name, path] of measures("pages") ? Object.entries(PAGES) : []) {
      // Both in turns, because the machine may have other work.
      const before = await sendCharts(service);
      const pages = new PageCallers(
        service.server.url,
        (caller) => `/dashboard/accounts/${of(caller).accountId}${path}`,
        cookies,
      );
      const beside = await sendCharts(service);
      await pages.stop();
      printRow(name, [before, await sendCharts(service)], beside, pages.answers);
    }
    if (measures("batches")) {
      await measureBatches(service, "coordinates", `${KNOWN_PLACES} places asked before`);
      await measureBatches(service, "new coordinates", `${BATCH_BIRTHS} new places`);
    }
    for (const searchers of measures("places") ? [1, 3, connections] : [])
      await measurePlaces(service, searchers);
    for (const pngCallers of measures("pictures") ? [1, PNG_CALLERS_AT_THE_CAP] : [])
      await measurePictures(service, pngCallers);
    if (measures("docs")) await measureDocs(service);
  } finally {
    await service.server.stop();
    await database.drop();
  }
}

/** Prints how long each page takes for a single reader. */
async function timePages(service: MeasuredService, owner: SignedIn): Promise<void> {
  console.log("\n| page | p50 ms | longest ms |\n| --- | ---: | ---: |");
  for (const [name, path] of Object.entries(TIMED_PAGES)) {
    const times: number[] = [];
    for (let load = 0; load < Number(values.loads); load++) {
      const startedMs = performance.now();
      await openPage(service, owner, path);
      times.push(performance.now() - startedMs);
    }
    console.log(`| ${name} | ${median(times).toFixed(0)} | ${Math.max(...times).toFixed(0)} |`);
  }
}

/** Measures charts beside callers of GET /v2/places, who type a city letter by letter. */
async function measurePlaces(service: MeasuredService, searchers: number): Promise<void> {
  const { server, apiKeys } = service;
  const before = await sendCharts(service);
  const headers = { Authorization: `Bearer ${apiKeys[0]}` };
  const request = (n: number) => {
    const text = CITY_TEXTS[Math.floor(n / TYPED_LETTERS) % CITY_TEXTS.length] ?? "";
    const q = encodeURIComponent(text.slice(0, 2 + (n % TYPED_LETTERS)));
    return requestBytes({ method: "GET", path: `/v2/places?q=${q}`, headers, body: "" });
  };
  const [beside, answers] = await Promise.all([
    sendCharts(service),
    closedLoop({ url: server.url, connections: searchers, seconds, request }),
  ]);
  const searches = (answers.get(200) ?? 0) / seconds;
  const share = Math.round((100 * searches) / (searches + beside.requestsPerSecond));
  printRow(`places, ${share} % of requests`, [before, await sendCharts(service)], beside, answers);
}

/** Measures charts beside four crawlers, each with its own address, that read all pages of the documentation. */
async function measureDocs(service: MeasuredService): Promise<void> {
  const { server } = service;
  const list = await (await fetch(`${server.url}/llms.txt`)).text();
  const paths = [...list.matchAll(/\((http[^)]+)\.md\)/g)].map(([, url = ""]) => new URL(url).pathname);
  const request = (n: number) => {
    const headers = { Accept: "text/html", "X-Forwarded-For": `192.0.2.${n % CRAWLERS}` };
    const path = (paths[n % paths.length] ?? "/docs").replace(/^\/docs\/index$/, "/docs");
    return requestBytes({ method: "GET", path, headers, body: "" });
  };
  const before = await sendCharts(service);
  const [beside, answers] = await Promise.all([
    sendCharts(service),
    closedLoop({ url: server.url, connections: CRAWLERS, seconds, request }),
  ]);
  printRow(`${CRAWLERS} crawlers of /docs`, [before, await sendCharts(service)], beside, answers);
}

/** Measures charts beside callers of PNG pictures of the default size. */
async function measurePictures(service: MeasuredService, pngCallers: number): Promise<void> {
  const { server, apiKeys } = service;
  const headers = {
    "Content-Type": "application/json",
    Authorization: `Bearer ${apiKeys[0]}`,
    Accept: "image/png",
  };
  const body = JSON.stringify({ birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 });
  const request = () => requestBytes({ path: "/v2/charts/coordinates", headers, body });
  const before = await sendCharts(service);
  const [beside, answers] = await Promise.all([
    sendCharts(service),
    closedLoop({ url: server.url, connections: pngCallers, seconds, request }),
  ]);
  printRow(`PNG, ${pngCallers} callers`, [before, await sendCharts(service)], beside, answers);
}

/** Measures charts beside an account that sends one batch after another, and the batches alone. */
async function measureBatches(service: MeasuredService, workload: Workload, places: string): Promise<void> {
  const { server, apiKeys } = service;
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${apiKeys[1]}` };
  const newRequest = () => {
    const births = requestBodies(workload, { from: sent, count: BATCH_BIRTHS, texts: [] }).map(
      (text, index) => {
        const { lat, lng, ...birth } = JSON.parse(text);
        const known = knownPlaces[index % KNOWN_PLACES];
        return workload === "coordinates" ? { ...birth, ...known } : { ...birth, lat, lng };
      },
    );
    sent += BATCH_BIRTHS;
    return requestBytes({ path: "/v2/charts/batch", headers, body: JSON.stringify({ births }) });
  };
  // Made before they are sent, because that takes about as much time as the service needs for them.
  const prepare = () => Array.from({ length: MAX_BATCHES_PER_SECOND * seconds }, newRequest);
  const send = (requests: readonly Buffer[]) => {
    const request = (n: number) => requests[n % requests.length] as Buffer;
    return closedLoop({ url: server.url, connections: 1, seconds, request });
  };
  const perSecond = (answers: ReadonlyMap<number, number>) =>
    Math.round(((answers.get(200) ?? 0) * BATCH_BIRTHS) / seconds).toLocaleString("en");

  await send(prepare());
  const batches = [prepare(), prepare()] as const;
  const beforeUs = await server.processorUs();
  const alone = await send(batches[0]);
  const processorUs = (await server.processorUs()) - beforeUs;
  const before = await sendCharts(service);
  const [beside, answers] = await Promise.all([sendCharts(service), send(batches[1])]);
  printRow(`batches, ${places}`, [before, await sendCharts(service)], beside, answers);
  const perProcessor = Math.round(((alone.get(200) ?? 0) * BATCH_BIRTHS * 1e6) / processorUs);
  console.log(`| charts a second of processor time | ${perProcessor.toLocaleString("en")} | | | | | | | |`);
  console.log(`| charts/s in these batches | ${perSecond(alone)} | ${perSecond(answers)} | | | | | | |`);
}

interface SignedIn {
  readonly accountId: string;
  readonly cookie: string;
}

/** Opens a page once, so that no case measures a first request; breaks off an export. */
async function openPage(
  { server }: MeasuredService,
  { accountId, cookie }: SignedIn,
  path: string,
): Promise<void> {
  const url = `${server.url}/dashboard/accounts/${accountId}${path}`;
  const response = await fetch(url, { headers: { Cookie: cookie } });
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  await response.body?.cancel();
}

/** Signs the owner of each account in, apart from the first account, which requests the charts. */
async function signInOwners({ server }: MeasuredService): Promise<SignedIn[]> {
  const accounts = await server.admin<readonly { accountId: string; email: string }[]>("account", "list");
  const signedIn: SignedIn[] = [];
  for (const { accountId, email } of accounts) {
    if (email === "bench-0@example.com") continue;
    const { invitationUrl } = await server.admin("account", "invite", "--account", accountId);
    const visitor = new Visitor(server.url);
    await visitor.accept(String(invitationUrl), PASSWORD);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    if (cookie === "") throw new Error(`${email} could not sign in`);
    signedIn.push({ accountId, cookie });
  }
  return signedIn;
}

async function sendCharts({ server, apiKeys: [apiKey] }: MeasuredService): Promise<LoadReport> {
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${apiKey}` };
  const report = await load.send({
    url: server.url,
    path: "/v2/charts/coordinates",
    headers: [headers],
    workload: "coordinates",
    texts: [],
    from: sent,
    connections,
    count: MAX_REQUESTS,
    seconds,
  });
  sent += MAX_REQUESTS;
  return report;
}

function printRow(
  name: string,
  alone: readonly LoadReport[],
  beside: LoadReport,
  pages: ReadonlyMap<number, number>,
): void {
  const failed = [...alone, beside].reduce((sum, report) => sum + report.failed, 0);
  if (failed > 0) throw new Error(`${failed} charts failed`);
  const mean = (of: (report: LoadReport) => number) =>
    alone.reduce((sum, report) => sum + of(report), 0) / alone.length;
  const rate = mean(({ requestsPerSecond }) => requestsPerSecond);
  const cells = [
    Math.round(rate),
    Math.round(beside.requestsPerSecond),
    `${Math.round((100 * beside.requestsPerSecond) / rate)} %`,
    mean(({ p50Ms }) => p50Ms).toFixed(1),
    beside.p50Ms.toFixed(1),
    mean(({ p99Ms }) => p99Ms).toFixed(1),
    beside.p99Ms.toFixed(1),
    [...pages].map(([status, count]) => `${count} x ${status}`).join(", "),
  ];
  console.log(`| ${name} | ${cells.join(" | ")} |`);
}
