import { Contract } from "@chart/kit/requests/contract";
import { TestService } from "@chart/kit/services/test-service";
import { Gazetteer } from "chart-gazetteer";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { GazetteerPlaceIndex } from "../../../src/adapters/geocoding/gazetteer-place-index.js";

interface Found {
  readonly name: string;
  readonly region: string;
  readonly country: string;
}

let service: TestService;
let places: GazetteerPlaceIndex;
beforeAll(async () => {
  const gazetteer = new Gazetteer(inject("gazetteerPath"));
  places = new GazetteerPlaceIndex(Promise.resolve(gazetteer), () => {});
});
afterAll(() => places.close());
afterEach(() => service.close());

const get = (apiKey: string, query: string, headers: Record<string, string> = {}) =>
  service.request(`/v2/places${query}`, { headers: { Authorization: `Bearer ${apiKey}`, ...headers } });

test("returns places with their facts, the likeliest first, for no credit, on every plan", async () => {
  service = await TestService.open({ places });
  const apiKey = await service.openAccount({ plan: "hobbyist", credits: 0 });
  const response = await get(apiKey, "?q=springfield, miss&limit=1");
  const body = (await response.json()) as { data: { places: Found[] } };

  expect(response.status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    message: "Places found",
    type: "PlacesResult",
    data: { places: [{ name: "Springfield", region: "Missouri", zone: "America/Chicago" }] },
  });
  expect(body.data.places).toHaveLength(1);
  (await Contract.of(service)).expectDocumented("GET", "/v2/places", response, body);
  expect(await service.balance(apiKey)).toEqual({ credits: 0, ledger: 0, charges: 0 });
});

test("lists eight places if no limit is given, and none for a name that does not exist", async () => {
  service = await TestService.open({ places });
  const apiKey = await service.openAccount();
  const found = async (query: string) =>
    ((await (await get(apiKey, query)).json()) as { data: { places: Found[] } }).data.places;
  expect(await found("?q=san")).toHaveLength(8);
  expect(await found("?q=qzxqzxqz")).toEqual([]);
  expect(await found("?q=san&limit=20&unknown=1")).toHaveLength(20);
});

describe("a query is refused", () => {
  const refused: [string, string][] = [
    ["without a text", "?limit=8"],
    ["with an empty text", "?q="],
    ["with a text of one character", "?q=a"],
    ["with blanks around one character", "?q=%20a%20"],
    ["with a text of 101 characters", `?q=${"a".repeat(101)}`],
    ["with a limit of 0", "?q=paris&limit=0"],
    ["with a limit of 21", "?q=paris&limit=21"],
    ["with a limit that is no number", "?q=paris&limit=many"],
    ["with a limit that is no whole number", "?q=paris&limit=2.5"],
    ["with an empty limit", "?q=paris&limit="],
  ];
  test.each(refused)("%s", async (_what, query) => {
    service = await TestService.open({ places });
    const response = await get(await service.openAccount(), query);
    expect([response.status, ((await response.json()) as { errorCode: string }).errorCode]).toEqual([
      400,
      "INVALID_QUERY",
    ]);
  });
});

test("a request without a valid key is refused before its query is read", async () => {
  service = await TestService.open({ places });
  const codes = [];
  for (const headers of [{}, { Authorization: "Bearer nonsense" }]) {
    const response = await service.request("/v2/places", { headers });
    codes.push([response.status, ((await response.json()) as { errorCode: string }).errorCode]);
  }
  expect(codes).toEqual([
    [401, "API_KEY_MISSING"],
    [401, "API_KEY_INVALID"],
  ]);
});

test("its rate limit is ten times that of charts, and neither uses up the other", async () => {
  service = await TestService.open({ places, rateLimitPerMinute: 1 });
  const apiKey = await service.openAccount();
  const statuses = [];
  for (let count = 0; count < 11; count++) statuses.push((await get(apiKey, "?q=paris")).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect((await service.postCoordinates(apiKey)).status).toBe(200);
  expect((await service.postCoordinates(apiKey)).status).toBe(429);
});

test("until the place index is open, the answer is 503 with Retry-After, and a failure to open it is reported", async () => {
  let open!: (gazetteer: Gazetteer) => void;
  const opening = new Promise<Gazetteer>((resolve) => {
    open = resolve;
  });
  const late = new GazetteerPlaceIndex(opening, () => {});
  service = await TestService.open({ places: late });
  const apiKey = await service.openAccount();
  const early = await get(apiKey, "?q=paris");
  expect([early.status, early.headers.get("Retry-After")]).toEqual([503, "1"]);
  open(new Gazetteer(inject("gazetteerPath")));
  await opening;
  expect((await get(apiKey, "?q=paris")).status).toBe(200);
  await late.close();

  const failure = new Error("no such file");
  const reported: unknown[] = [];
  const failed = Promise.reject(failure);
  new GazetteerPlaceIndex(failed, (error) => void reported.push(error));
  await expect(failed).rejects.toThrow();
  expect(reported).toEqual([failure]);
});
