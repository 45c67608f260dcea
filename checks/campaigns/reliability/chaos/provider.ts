import { setTimeout as delay } from "node:timers/promises";
import { type Call, createAgent, type Outcome, send } from "@chart/kit/load/call";
import { percentile, spread } from "@chart/kit/requests/percentile";
import type { ServiceProcess } from "@chart/kit/services/service-process";
import { Provider } from "@chart/kit/stand-ins/geocoding-provider";
import { createSqliteFile } from "@chart/kit/stores/databases";
import { type CampaignAccount, openAccounts } from "../lib/open-accounts.js";
import type { Report } from "../lib/report.js";
import { startService } from "../lib/start-service.js";
import { megabytes, openSockets } from "../lib/usage.js";
import { byKey, misbehaviours } from "./misbehaviours.js";

/** Options of {@link provider}. */
export interface ProviderOptions {
  /** Number of callers for each misbehaviour, each with a key of its own. */
  readonly callersOfAWay: number;
  /** Number of callers whose keys are valid and whose provider works. */
  readonly goodCallers: number;
  readonly seconds: number;
  /** Limit of the p99 of calls with good keys: the failing calls of other callers must not delay them. */
  readonly longestGoodP99Ms: number;
}

/** Time that sockets have to close: the service keeps idle connections to the provider open for a few seconds. */
const LONGEST_SETTLING_MS = 10_000;
const SPARE_BYTES = 64 * 1024 * 1024;

/** Runs all misbehaviours of a geocoding provider at the same time, while other callers use good keys. */
export async function provider(options: ProviderOptions, report: Report): Promise<void> {
  const { callersOfAWay, goodCallers, seconds, longestGoodP99Ms } = options;
  const canary = await Provider.start();
  canary.answer((_request, response) => response.end());
  const ways = misbehaviours(canary.url);
  const upstream = await Provider.start();
  upstream.answer(byKey(ways));
  const bad = Object.entries(ways).flatMap(([way, { statuses }]) =>
    Array.from({ length: callersOfAWay }, (_, n) => ({ key: `${way}#${n}`, way, statuses })),
  );
  report.part(
    `${Object.keys(ways).length} misbehaviours of the provider, ${bad.length} callers, ${goodCallers} others`,
  );

  const database = createSqliteFile();
  const service = await startService(database, {
    GEOCODER: "google",
    GOOGLE_GEOCODE_URL: upstream.url.href,
    // Admits every caller, because another campaign tests overload.
    ...{ MAX_IN_FLIGHT: "100000", MAX_WAIT_MS: "60000" },
  });
  const [account] = await openAccounts(database, ["caller"], 1_000_000);
  if (account === undefined) throw new Error("there is no account");
  const agent = createAgent();
  const before = await usageOf(service);

  const endMs = performance.now() + seconds * 1000;
  const answers = new Map<string, number>();
  const goodMs: number[] = [];
  let charts = 0;
  let started = 0;
  const call = (key: string, n: number) => send(agent, service.url, locationCall(account, key, n));
  const callUntilTheEnd = async (key: string, note: (outcome: Outcome) => void) => {
    // Starts the callers at different times: a hundred at the same moment would overload a service that has just
    // started.
    await delay(((started++ * 0.6180339887) % 1) * seconds * 100);
    for (let n = 0; performance.now() < endMs; n++) {
      note(await call(key, n));
      await delay(20);
    }
  };
  await Promise.all([
    ...bad.map(({ key, way, statuses }) =>
      callUntilTheEnd(key, (outcome) => {
        const status = outcome.kind === "answered" ? outcome.status : outcome.reason;
        answers.set(`${way}: ${status}`, (answers.get(`${way}: ${status}`) ?? 0) + 1);
        report.invariant(statuses.includes(Number(status)), `${way} was answered with ${status}`);
      }),
    ),
    ...Array.from({ length: goodCallers }, (_, n) =>
      callUntilTheEnd(`good#${n}`, (outcome) => {
        const status = outcome.kind === "answered" ? outcome.status : outcome.reason;
        if (status === 200) charts++;
        goodMs.push(outcome.ms);
        report.invariant(status === 200, `a caller with a good key was answered with ${status}`);
      }),
    ),
  ]);
  agent.destroy();
  const settledByMs = performance.now() + LONGEST_SETTLING_MS;
  while (openSockets(service.pid) > before.sockets && performance.now() < settledByMs) await delay(100);
  const after = await usageOf(service);

  for (const [way, count] of answers) report.figure(way, count);
  report.figure("good keys", spread(goodMs));
  report.figure("sockets before and after", `${before.sockets} and ${after.sockets}`);
  report.figure("heap before and after", `${megabytes(before.heapUsed)} and ${megabytes(after.heapUsed)}`);
  report.figure("memory (RSS) before and after", `${megabytes(before.rss)} and ${megabytes(after.rss)}`);
  report.figure("requests to the loopback address of the redirects", canary.requests.length);
  report.invariant(percentile(goodMs, 0.99) < longestGoodP99Ms, "good keys felt the trouble of the others");
  report.invariant(canary.requests.length === 0, "a redirect to a loopback address was followed");
  report.invariant(after.sockets <= before.sockets, "sockets leaked");
  report.invariant(after.heapUsed <= before.heapUsed + SPARE_BYTES, "the heap grew");
  const [row] = await database.sql("select count(*) as charges from ledger where kind = 'charge'");
  report.invariant(row?.["charges"] === charts, `${row?.["charges"]} charges for ${charts} charts`);
  await service.admin("credits", "check");

  report.invariant((await service.stop()) === 0, `the service did not end in order: ${service.ending}`);
  await upstream.close();
  await canary.close();
  await database.drop();
}

async function usageOf(service: ServiceProcess) {
  return { ...(await service.usage()), sockets: openSockets(service.pid) };
}

function locationCall({ apiKey }: CampaignAccount, geocodeKey: string, n: number): Call {
  return {
    path: n % 2 === 0 ? "/v2/charts" : "/v1/bodygraphs/simple",
    headers: {
      "Content-Type": "application/json",
      "Chart-Geocode-Key": geocodeKey,
      ...(n % 2 === 0 ? { Authorization: `Bearer ${apiKey}` } : { "Chart-Api-Key": apiKey }),
    },
    body: JSON.stringify({
      birthdate: n % 2 === 0 ? "1990-09-05" : "05-Sep-1990",
      birthtime: "21:17",
      location: `Amsterdam ${n}, The Netherlands`,
    }),
  };
}
