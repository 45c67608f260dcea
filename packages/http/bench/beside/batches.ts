import { closedLoop } from "testkit/load/closed-loop";
import { requestBytes } from "testkit/load/request-bytes";
import { requestBodies, type Workload } from "../lib/workload.js";
import type { Answers, ChartsBeside } from "./charts-beside.js";

const BATCH_BIRTHS = 500;
const MAX_BATCHES_PER_SECOND = 40;
/** Number of places in batches whose places were asked before. */
const KNOWN_PLACES = 50;
const knownPlaces = requestBodies("coordinates", { from: 0, count: KNOWN_PLACES, texts: [] }).map((text) => {
  const { lat, lng } = JSON.parse(text);
  return { lat, lng };
});

/** Measures charts beside an account that sends one batch after another, and the batches alone: at known and at new places. */
export async function measureBatches(charts: ChartsBeside): Promise<void> {
  await measureBatchesAt(charts, "coordinates", `${KNOWN_PLACES} places asked before`);
  await measureBatchesAt(charts, "new coordinates", `${BATCH_BIRTHS} new places`);
}

let made = 0;

async function measureBatchesAt(charts: ChartsBeside, workload: Workload, places: string): Promise<void> {
  const { service, seconds } = charts;
  const { server, apiKeys } = service;
  const headers = { "Content-Type": "application/json", Authorization: `Bearer ${apiKeys[1]}` };
  const newRequest = () => {
    const births = requestBodies(workload, { from: made, count: BATCH_BIRTHS, texts: [] }).map(
      (text, index) => {
        const { lat, lng, ...birth } = JSON.parse(text);
        const known = knownPlaces[index % KNOWN_PLACES];
        return workload === "coordinates" ? { ...birth, ...known } : { ...birth, lat, lng };
      },
    );
    made += BATCH_BIRTHS;
    return requestBytes({ path: "/v2/charts/batch", headers, body: JSON.stringify({ births }) });
  };
  // Made before they are sent, because that takes about as much time as the service needs for them.
  const prepare = () => Array.from({ length: MAX_BATCHES_PER_SECOND * seconds }, newRequest);
  const send = (requests: readonly Buffer[]) => {
    const request = (n: number) => requests[n % requests.length] as Buffer;
    return closedLoop({ url: server.url, connections: 1, seconds, request });
  };
  const births = (answers: Answers) => (answers.get(200) ?? 0) * BATCH_BIRTHS;
  const perSecond = (answers: Answers) => Math.round(births(answers) / seconds).toLocaleString("en");

  await send(prepare());
  const [batches, others] = [prepare(), prepare()];
  const beforeUs = await server.processorUs();
  const alone = await send(batches);
  const processorUs = (await server.processorUs()) - beforeUs;
  const beside = await charts.measure(`batches, ${places}`, () => send(others));
  const perProcessor = Math.round((births(alone) * 1e6) / processorUs);
  console.log(`| charts a second of processor time | ${perProcessor.toLocaleString("en")} | | | | | | | | |`);
  console.log(`| charts/s in these batches | ${perSecond(alone)} | ${perSecond(beside)} | | | | | | |`);
}
