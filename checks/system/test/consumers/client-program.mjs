/**
 * One program over the whole client, for every runtime. It uses nothing but the client and what browsers have.
 * client-forwarder.ts stands between it and the service, and acts on the ends of its keys.
 */

/** Requests of the program, by the names that its output has for them. */
export const REQUESTS = {
  byPlace: { birthdate: "1990-09-05", birthtime: "21:17", location: "São Paulo, Brazil" },
  byCoordinates: { birthdate: "1890-03-01", birthtime: "06:30", lat: 52.37, lng: 4.89 },
  byUtc: { utc: "1990-09-05T19:17:00Z" },
  window: { birthdate: "1990-09-05", birthtime: "21:17", plusMinusMinutes: 90, lat: 52.37, lng: 4.89 },
  transits: { at: "2026-01-01T00:00:00Z", utc: "1990-09-05T19:17:00Z" },
  composite: { people: [{ utc: "1990-09-05T19:17:00Z" }, { utc: "1985-02-11T04:05:00Z" }] },
};

/** Births of the batch: one for each hour, and rows that fail by themselves. */
export function batchOfBirths() {
  const births = Array.from({ length: 700 }, (_, hour) => ({
    utc: new Date(Date.UTC(1990, 0, 1, hour)).toISOString(),
  }));
  return Object.assign(births, {
    3: {},
    10: null,
    498: { utc: "x".repeat(300_000) },
    499: { birthdate: "1990-02-30", birthtime: "12:00", timeZone: "Europe/Amsterdam" },
    500: undefined,
    699: { utc: "yesterday" },
  });
}

/** Returns length, first bytes and SHA-256 of a picture. */
export async function digestOf(bytes) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  const hex = (part) => [...part].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { length: bytes.length, start: hex(bytes.subarray(0, 8)), sha256: hex(sum) };
}

/**
 * Runs the program.
 *
 * @param client Exports of chart-client.
 * @param options `baseUrl`; `apiKey`, unless the forwarder adds it; `name` of the run, with which its keys begin.
 * @returns JSON text without anything that differs from run to run.
 */
export async function run({ createClient, ChartApiError }, { baseUrl, apiKey, name }) {
  // Far above what anything takes, because the machine may be busy.
  const settings = { baseUrl, apiKey, timeoutMs: 150_000, totalTimeoutMs: 170_000 };
  const api = createClient(settings);

  const outcome = (call) =>
    call.then(
      (data) => ({ data }),
      (error) => {
        if (!(error instanceof ChartApiError)) throw error;
        const { code, status, charged } = error;
        return { error: error.name, code, status, charged };
      },
    );
  const remaining = async () => (await api.account.get()).credits.remaining;
  const shown = [
    "place",
    "coordinates",
    "placeAlternatives",
    "timeZone",
    "utcOffset",
    "localTimeKind",
    "replayed",
  ];
  const metaOf = (meta) => Object.fromEntries(shown.map((name) => [name, meta[name]]));

  const before = await remaining();
  const output = {};

  const located = await api.charts.create(REQUESTS.byPlace).withResponse();
  output.byPlace = { chart: located.data, meta: metaOf(located.meta) };
  const include = ["birth", "design", "longitudes"];
  const placed = await api.charts.create(REQUESTS.byCoordinates, { include }).withResponse();
  output.byCoordinates = { chart: placed.data, meta: metaOf(placed.meta) };
  output.byUtc = await api.charts.create(REQUESTS.byUtc);

  const svg = await api.charts.svg(REQUESTS.byUtc, { theme: "dark" });
  output.svg = await digestOf(new TextEncoder().encode(svg));
  output.png = await digestOf(await api.charts.png(REQUESTS.byUtc, { width: 400 }));

  const batch = { counts: {}, failed: [], isInOrder: true, requests: 0 };
  let number = 0;
  const onResponse = () => batch.requests++;
  for await (const { index, chart, errorCode } of api.charts.batch(batchOfBirths(), { onResponse })) {
    if (index !== number++) batch.isInOrder = false;
    const kind = chart?.type ?? errorCode;
    batch.counts[kind] = (batch.counts[kind] ?? 0) + 1;
    if (errorCode !== undefined) batch.failed.push([index, errorCode]);
  }
  batch.counts = Object.fromEntries(Object.entries(batch.counts).sort(([a], [b]) => (a < b ? -1 : 1)));
  output.batch = batch;

  output.window = await api.charts.window(REQUESTS.window);
  output.transits = await api.transits.create(REQUESTS.transits);
  output.composite = await api.composites.create(REQUESTS.composite);

  const picker = api.places.picker();
  const older = outcome(picker.search("spr"));
  const newer = outcome(picker.search("spring", { limit: 3 }));
  output.older = await older;
  output.newer = await newer;

  const { plan, tier, limits } = await api.account.get();
  output.account = { plan, tier, limits };

  const wrong = { ...REQUESTS.byCoordinates, birthdate: "1990-02-30" };
  output.refused = await outcome(api.charts.create(wrong));
  output.unknownPlace = await outcome(api.charts.create({ ...REQUESTS.byPlace, location: "Qqxzzy" }));

  const twice = { idempotencyKey: `${name}-twice` };
  const first = await api.charts.create(REQUESTS.byUtc, twice).withResponse();
  const second = await api.charts.create(REQUESTS.byUtc, twice).withResponse();
  output.twice = [first.meta.replayed, second.meta.replayed];
  output.isSameData = JSON.stringify(first.data) === JSON.stringify(second.data);
  output.otherRequest = await outcome(api.charts.create(REQUESTS.byCoordinates, twice));

  // Aborted once the request has arrived. Waits until the runtime has ended it.
  const held = `${name}-held`;
  const ending = new AbortController();
  const aborted = outcome(api.charts.create(REQUESTS.byUtc, { idempotencyKey: held, signal: ending.signal }));
  await fetch(`${baseUrl}/arrived?key=${held}`);
  ending.abort();
  output.aborted = await aborted;
  output.ended = (await fetch(`${baseUrl}/ended?key=${held}`)).status;

  // Aborted once the head of the response has arrived, whose body never does.
  const stalled = `${name}-stalls`;
  const stalling = new AbortController();
  const abortingApi = createClient({
    ...settings,
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      setTimeout(() => stalling.abort(), 0);
      return response;
    },
  });
  const toStall = { idempotencyKey: stalled, signal: stalling.signal };
  output.abortedInBody = await outcome(abortingApi.charts.svg(REQUESTS.byUtc, toStall));
  output.endedInBody = (await fetch(`${baseUrl}/ended?key=${stalled}`)).status;

  const failed = { idempotencyKey: `${name}-fails-once` };
  const repeated = await api.charts.create(REQUESTS.byUtc, failed).withResponse();
  output.afterFailure = [repeated.data.type, repeated.meta.replayed];

  // A response that was cut off is one that the service has charged.
  const cut = { idempotencyKey: `${name}-json-cut-once` };
  const whole = await api.charts.create(REQUESTS.byUtc, cut).withResponse();
  output.afterCut = [whole.data.type, whole.meta.replayed];
  const cutPicture = { idempotencyKey: `${name}-png-cut-once`, width: 400 };
  const picture = await api.charts.png(REQUESTS.byUtc, cutPicture).withResponse();
  output.pictureAfterCut = [await digestOf(picture.data), picture.meta.replayed];

  const cutChunks = { idempotencyKey: `${name}-svg-chunks-cut-once` };
  const text = await api.charts.svg(REQUESTS.byUtc, cutChunks).withResponse();
  output.textAfterCut = [text.data.length, text.data.endsWith("</svg>"), text.meta.replayed];

  output.spent = before - (await remaining());
  return JSON.stringify(output);
}
