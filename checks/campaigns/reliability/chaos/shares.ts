import { setTimeout as delay } from "node:timers/promises";
import type { Call } from "@chart/kit/load/call";
import { AMSTERDAM, chartCall } from "@chart/kit/load/chart-call";
import { Line } from "@chart/kit/load/line";
import { openLoop } from "@chart/kit/load/open-loop";
import { requestBytes } from "@chart/kit/load/request-bytes";
import { percentile, spread } from "@chart/kit/requests/percentile";
import type { PrivateDatabase } from "@chart/kit/stores/databases";
import { ENGINE_NAMES } from "../lib/engine-names.js";
import { type CampaignAccount, openAccounts } from "../lib/open-accounts.js";
import type { Report } from "../lib/report.js";
import { startService } from "../lib/start-service.js";

/** Options of {@link shares}. */
export interface SharesOptions {
  /** Numbers of greedy keys. */
  readonly keys: readonly number[];
  /** Names of the greedy requests; all by default. */
  readonly only?: readonly string[];
  readonly seconds: number;
  /** Charts that others ask for in a second, all of them together. */
  readonly rate: number;
  /** Minimum share of these that they get in time, and maximum share that is refused. */
  readonly leastServed: number;
  readonly mostRefused: number;
}

/** Requests that a key sends at once: as many as its rate limit allows. */
interface Greed {
  readonly call: Call;
  readonly count: number;
}

const post = (path: string, fields: object, headers: Readonly<Record<string, string>> = {}): Call => ({
  path,
  headers: { "Content-Type": "application/json", ...headers },
  body: JSON.stringify(fields),
});

const GEOCODED = { "Chart-Geocode-Key": "any" };
const birth = { birthdate: "1990-09-05", birthtime: "21:17" };
const births = (place: (n: number) => object) =>
  Array.from({ length: 500 }, (_, n) => ({ ...birth, ...place(n) }));
const CITIES = [
  "Amsterdam",
  "Rotterdam",
  "Utrecht",
  "Lyon",
  "Turin",
  "Porto",
  "Kyoto",
  "Lima",
  "Accra",
  "Perth",
];

/** The costliest requests that a rate limit of 100 a minute allows after a first one, each kind by itself. */
const GREEDY: Readonly<Record<string, Greed>> = {
  "batches of 500, coordinates": {
    call: post("/v2/charts/batch", { births: births((n) => ({ lat: 52 + n / 1000, lng: 4.89 })) }),
    count: 4,
  },
  "batches of 500, places": {
    call: post("/v2/charts/batch", { births: births((n) => ({ location: CITIES[n % 10] })) }, GEOCODED),
    count: 4,
  },
  "batches of 500, unknown places": {
    call: post(
      "/v2/charts/batch",
      { births: births((n) => ({ location: `Nowhere${n}ville, Utopia` })) },
      GEOCODED,
    ),
    count: 4,
  },
  "returns of a long life": {
    call: post("/v2/returns", { ...AMSTERDAM, kinds: ["lunar"], to: "2060-01-01T00:00:00Z" }),
    count: 99,
  },
  "five years of the sky, for a chart": {
    call: post("/v2/transits/changes", {
      ...AMSTERDAM,
      ...{ from: "2026-06-01T00:00:00Z", to: "2031-06-01T00:00:00Z", level: "line" },
      kinds: ["channel-begins"],
    }),
    count: 4,
  },
  "calendars of a year": {
    call: post(
      "/v2/transits/changes",
      { ...AMSTERDAM, from: "2026-12-01T00:00:00Z", to: "2027-12-01T00:00:00Z" },
      { Accept: "text/calendar" },
    ),
    count: 33,
  },
  "windows of a day": {
    call: post("/v2/charts/window/coordinates", { birthdate: "1990-09-05", lat: 52.37, lng: 4.89 }),
    count: 99,
  },
  "groups of 20": {
    call: post("/v2/groups", { people: Array.from({ length: 20 }, () => AMSTERDAM) }),
    count: 4,
  },
  "PNG pictures of 2,400 px": {
    call: post("/v2/charts/coordinates?width=2400", AMSTERDAM, { Accept: "image/png" }),
    count: 9,
  },
  "PNG pictures of 760 px": {
    call: post("/v2/charts/coordinates?width=760", AMSTERDAM, { Accept: "image/png" }),
    count: 99,
  },
  "SVG pictures": {
    call: post("/v2/charts/coordinates", AMSTERDAM, { Accept: "image/svg+xml" }),
    count: 99,
  },
};

const OTHERS = 16;
const CREDITS = 1_000_000;

/**
 * Lets some keys send the costliest requests that their rate limit allows, all at once, while other accounts ask for
 * charts at a steady rate: these must hardly notice.
 */
export async function shares(
  database: PrivateDatabase,
  { keys, only, seconds, rate, leastServed, mostRefused }: SharesOptions,
  report: Report,
): Promise<void> {
  report.part(`Greedy keys beside ${OTHERS} other accounts, ${ENGINE_NAMES[database.engine]}`);
  const service = await startService(database, { RATE_LIMIT_PER_MINUTE: "100" });
  try {
    const kinds = Object.entries(GREEDY).filter(([name]) => only === undefined || only.includes(name));
    let round = 0;
    for (const [name, greed] of [["nobody greedy", undefined] as const, ...kinds]) {
      for (const count of greed === undefined ? [0] : keys) {
        // Fresh accounts, so that each has all of its rate limit.
        const accounts = (kind: string, number: number) =>
          openAccounts(
            database,
            Array.from({ length: number }, (_, n) => `${kind}-${round}-${n}`),
            CREDITS,
          );
        round++;
        const others = await accounts("other", OTHERS);
        const greedy = await accounts("greedy", count);
        // Keys that the service has seen, as those of customers are.
        await once(
          service.url,
          [...others, ...greedy].map(({ apiKey }) => chartCall(apiKey)),
        );
        const statuses = new Map<number, number>();
        const attack = greed && attackWith(service.url, greedy, greed, statuses);
        const served: number[] = [];
        let refused = 0;
        const { sent } = await openLoop({
          ...{ url: service.url, rate, connections: 200, seconds },
          request: (n) => requestBytes(chartCall((others[n % OTHERS] as CampaignAccount).apiKey)),
          onAnswer({ status }, ms) {
            if (status === 200) served.push(ms);
            else refused++;
          },
        });
        await attack?.end();
        const late = served.filter((ms) => ms > 1000).length;
        const got = (served.length - late) / sent;
        const inWords = [...statuses].map(([status, number]) => `${number} x ${status}`).join(", ");
        report.figure(
          count === 0 ? name : `${count} x ${name}`,
          `others got ${(got * 100).toFixed(1)} % within 1 s, ${refused} refused, ${spread(served)}; ${inWords}`,
        );
        report.invariant(got >= leastServed, `${count} x ${name}: others got ${(got * 100).toFixed(1)} %`);
        report.invariant(
          refused <= sent * mostRefused,
          `${count} x ${name}: ${refused} of others were refused`,
        );
        report.invariant(percentile(served, 0.5) > 0, `${count} x ${name}: others got nothing`);
      }
    }
    report.invariant((await service.stop()) === 0, `the service did not end in order: ${service.ending}`);
  } finally {
    await service.stop("SIGKILL");
  }
}

/** Sends all requests of the greedy keys at once, each on a connection of its own; the returned function waits for them. */
function attackWith(
  url: string,
  greedy: readonly CampaignAccount[],
  { call, count }: Greed,
  statuses: Map<number, number>,
): { readonly end: () => Promise<void> } {
  const calls = greedy.flatMap(({ apiKey }) => {
    const headers = { ...call.headers, Authorization: `Bearer ${apiKey}` };
    return Array.from({ length: count }, () => ({ ...call, headers }));
  });
  const done = once(url, calls, statuses);
  // What is left after that belongs to nobody: its callers go.
  return { end: () => Promise.race([done, delay(LAST_ANSWERS_MS)]) };
}

const LAST_ANSWERS_MS = 1000;

/** Sends each call on a connection of its own; resolves once all are answered, and counts the statuses. */
async function once(
  url: string,
  calls: readonly Call[],
  statuses: Map<number, number> = new Map(),
): Promise<void> {
  await Promise.all(
    calls.map(
      (call) =>
        new Promise<void>((resolve) => {
          const line: Line = new Line(
            url,
            ({ status }) => {
              statuses.set(status, (statuses.get(status) ?? 0) + 1);
              line.close();
              resolve();
            },
            resolve,
          );
          line.send(requestBytes(call), performance.now());
        }),
    ),
  );
}
