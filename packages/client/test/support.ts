import { TestService } from "@chart/kit/services/test-service";
import { FakeGeocoder } from "@chart/kit/stand-ins/fake-geocoder";
import { type ChartClient, type ClientOptions, createClient } from "chart-client";

/** A service in this process, and a client of it. */
export interface ClientAndService {
  readonly service: TestService;
  readonly apiKey: string;
  readonly api: ChartClient;
  /** Requests that the service has received: method, path and body. */
  readonly requests: { readonly method: string; readonly path: string; readonly init: RequestInit }[];
  clientOf(options?: Partial<ClientOptions>): ChartClient;
}

const PLACE = {
  ...{ name: "Amsterdam", region: "North Holland", country: "Netherlands", lat: 52.37403, lng: 4.88969 },
  ...{ zone: "Europe/Amsterdam", population: 741636, formerName: undefined },
};

/** Opens a service with an account of many credits, and a client of it. */
export async function openService(): Promise<ClientAndService> {
  const service = await TestService.open({
    ...{ geocoder: new FakeGeocoder(), places: { search: () => [PLACE] }, rateLimitPerMinute: 100_000 },
  });
  const apiKey = await service.openAccount({ credits: 100_000 });
  const requests: ClientAndService["requests"] = [];
  const clientOf = (options: Partial<ClientOptions> = {}) =>
    createClient({
      ...{ baseUrl: "http://service.test", apiKey },
      fetch: async (url, init) => {
        const { pathname, search } = new URL(url);
        requests.push({ method: init.method ?? "GET", path: pathname + search, init });
        return service.request(pathname + search, init);
      },
      ...options,
    });
  return { service, apiKey, api: clientOf(), requests, clientOf };
}

/** A birth in each of the four ways, and the endpoint that takes it. */
export const BIRTHS = {
  "/v2/charts": { birthdate: "1990-09-05", birthtime: "21:17", location: "Amsterdam, The Netherlands" },
  "/v2/charts/coordinates": { birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 },
  "/v2/charts/moment": { birthdate: "1990-09-05", birthtime: "21:17", timeZone: "Europe/Amsterdam" },
} as const;

export const UTC_BIRTH = { utc: "1990-09-05T19:17:00Z" } as const;
