import { closedLoop } from "testkit/load/closed-loop";
import { requestBytes } from "testkit/load/request-bytes";
import { CITY_TEXTS } from "../lib/workload.js";
import type { ChartsBeside } from "./charts-beside.js";

const SEARCHERS = [1, 3, 10];
const TYPED_LETTERS = 8;
const CRAWLERS = 4;
/** Alone, and with one picture at work and eight waiting. */
const PNG_CALLERS = [1, 9];

/** Measures charts beside callers of GET /v2/places, who type a city letter by letter. */
export async function measurePlaces(charts: ChartsBeside): Promise<void> {
  const { service, seconds } = charts;
  const headers = { Authorization: `Bearer ${service.apiKeys[0]}` };
  const request = (n: number) => {
    const text = CITY_TEXTS[Math.floor(n / TYPED_LETTERS) % CITY_TEXTS.length] ?? "";
    const q = encodeURIComponent(text.slice(0, 2 + (n % TYPED_LETTERS)));
    return requestBytes({ method: "GET", path: `/v2/places?q=${q}`, headers, body: "" });
  };
  for (const connections of SEARCHERS) {
    await charts.measure(
      (beside, answers) => {
        const searches = (answers.get(200) ?? 0) / seconds;
        const share = Math.round((100 * searches) / (searches + beside.requestsPerSecond));
        return `places, ${share} % of requests`;
      },
      () => closedLoop({ url: service.server.url, connections, seconds, request }),
    );
  }
}

/** Measures charts beside four crawlers, each with its own address, that read all pages of the documentation. */
export async function measureDocs(charts: ChartsBeside): Promise<void> {
  const { service, seconds } = charts;
  const { url } = service.server;
  const list = await (await fetch(`${url}/llms.txt`)).text();
  const paths = [...list.matchAll(/\((http[^)]+)\.md\)/g)].map(([, page = ""]) => new URL(page).pathname);
  const request = (n: number) => {
    const headers = { Accept: "text/html", "X-Forwarded-For": `192.0.2.${n % CRAWLERS}` };
    const path = (paths[n % paths.length] ?? "/docs").replace(/^\/docs\/index$/, "/docs");
    return requestBytes({ method: "GET", path, headers, body: "" });
  };
  await charts.measure(`${CRAWLERS} crawlers of /docs`, () =>
    closedLoop({ url, connections: CRAWLERS, seconds, request }),
  );
}

/** Measures charts beside callers of PNG pictures of the default size. */
export async function measurePictures(charts: ChartsBeside): Promise<void> {
  const { service, seconds } = charts;
  const headers = {
    "Content-Type": "application/json",
    Authorization: `Bearer ${service.apiKeys[0]}`,
    Accept: "image/png",
  };
  const body = JSON.stringify({ birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 });
  const request = () => requestBytes({ path: "/v2/charts/coordinates", headers, body });
  for (const connections of PNG_CALLERS) {
    await charts.measure(`PNG, ${connections} callers`, () =>
      closedLoop({ url: service.server.url, connections, seconds, request }),
    );
  }
}
