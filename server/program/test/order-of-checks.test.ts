import type { Plan } from "@chart/accounts";
import { createApiKey } from "@chart/accounts";
import {
  ENDPOINTS,
  type Endpoint,
  RESULT_ENDPOINTS,
  type ResultEndpoint,
} from "@chart/kit/requests/endpoints";
import { TestService } from "@chart/kit/services/test-service";
import { FakeGeocoder } from "@chart/kit/stand-ins/fake-geocoder";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** A request that is not sent yet, with the account that will send it. */
interface Draft {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** Returns the body as text. */
  readonly write: (body: object) => string;
  readonly plan: Plan;
  readonly credits: number;
  readonly active: boolean;
}

interface Fault {
  readonly code: string;
  readonly spoil: (draft: Draft) => Partial<Draft>;
}

const header = (name: string, value: string | undefined) => ({
  spoil: ({ headers }: Draft) => ({ headers: { ...headers, [name]: value } }),
});
const field = (name: string, value: unknown) => ({
  spoil: ({ body }: Draft) => ({ body: { ...body, [name]: value } }),
});

/** All mistakes that a client can make at an endpoint, in the order in which the service must report them. */
function faultsOf({ version, advanced, hasLocation }: Endpoint): readonly Fault[] {
  const keyHeader = version === "v1" ? "Chart-Api-Key" : "Authorization";
  const unknownKey = version === "v1" ? createApiKey() : `Bearer ${createApiKey()}`;
  return [
    {
      code: "REQUEST_TOO_LARGE",
      spoil: ({ write }) => ({ write: (body) => write(body) + " ".repeat(8192) }),
    },
    { code: "API_KEY_MISSING", ...header(keyHeader, undefined) },
    { code: "API_KEY_INVALID", ...header(keyHeader, unknownKey) },
    { code: "ACCOUNT_INACTIVE", spoil: () => ({ active: false }) },
    ...(advanced ? [{ code: "ACCESS_DENIED", spoil: () => ({ plan: "hobbyist" }) as const }] : []),
    ...(hasLocation ? [{ code: "GEOCODE_KEY_MISSING", ...header("Chart-Geocode-Key", "") }] : []),
    ...(advanced && version === "v2" ? [{ code: "NOT_ACCEPTABLE", ...header("Accept", "image/webp") }] : []),
    { code: "UNSUPPORTED_MEDIA_TYPE", ...header("Content-Type", "text/plain") },
    { code: "INVALID_REQUEST_BODY", spoil: ({ write }) => ({ write: (body) => `[${write(body)}` }) },
    { code: "INVALID_BIRTHDATE", ...field("birthdate", "1990-02-30") },
    { code: "INVALID_BIRTHTIME", ...field("birthtime", "24:00") },
    ...(hasLocation
      ? [{ code: "INVALID_LOCATION", ...field("location", "Rom") }]
      : [
          { code: "INVALID_LATITUDE", ...field("lat", 91) },
          { code: "INVALID_LONGITUDE", ...field("lng", 181) },
          { code: "INVALID_TIME_ZONE", ...field("timeZone", "Mars/Olympus") },
        ]),
    ...(version === "v2" ? [{ code: "INVALID_DISAMBIGUATION", ...field("disambiguation", "first") }] : []),
    { code: "CREDITS_EXHAUSTED", spoil: () => ({ credits: 0 }) },
    ...(hasLocation ? [{ code: "GEOCODE_LOCATION_NOT_FOUND", ...field("location", "Atlantis") }] : []),
  ];
}

/** Changes the last person of a request for several people, or the birth of another one. */
const birth = (change: object) => ({
  spoil: ({ body }: Draft) => {
    const { people } = body as { people?: readonly object[] };
    if (people === undefined) return { body: { ...body, ...change } };
    const changed = people.map((person, index) => (index === 1 ? { ...person, ...change } : person));
    return { body: { ...body, people: changed } };
  },
});
const atAtlantis = (body: object) => {
  const { lat: _lat, lng: _lng, ...rest } = body as { lat?: number; lng?: number };
  return { ...rest, location: "Atlantis" };
};
/** Gives the last birth of a request a location, which no geocoder finds. */
const withLocation = ({ body }: Draft) => {
  const [list] = Object.entries(body).filter(([, value]) => Array.isArray(value) && value[0]?.birthdate);
  if (list === undefined) return atAtlantis(body);
  const [name, births] = list as [string, readonly object[]];
  return {
    [name]: births.map((person, index) => (index === births.length - 1 ? atAtlantis(person) : person)),
  };
};

/** Wrong values of fields, by the code that they get. */
const WRONG_FIELDS: Readonly<Record<string, object>> = {
  INVALID_BIRTH: { utc: "1990-09-05T19:17Z", fromUtc: "1990-09-05T19:17Z" },
  INVALID_BIRTHDATE: { birthdate: "1990-02-30" },
  INVALID_BIRTHTIME: { birthtime: "24:00" },
  INVALID_LOCATION: { location: "Rom" },
  INVALID_LATITUDE: { lat: 91, lng: 4.89 },
  INVALID_LONGITUDE: { lat: 52.37, lng: 181 },
  INVALID_TIME_ZONE: { timeZone: "Mars/Olympus" },
  INVALID_DISAMBIGUATION: { disambiguation: "first" },
  INVALID_WINDOW: { from: "22:00" },
  INVALID_MOMENT: { at: "now", from: "now" },
  INVALID_KINDS: { kinds: [] },
  INVALID_BIRTHS: { births: [] },
};
/** Codes of fields that a request with coordinates, or with a location, does not have. */
const OF_PLACES: readonly string[] = ["INVALID_LOCATION", "INVALID_LATITUDE", "INVALID_LONGITUDE"];

/** Mistakes at an endpoint whose response is no single chart, in the order in which the service must report them. */
function resultFaultsOf({
  geocodeKey,
  fieldFailures,
  maxBodyBytes = 8192,
  body,
}: ResultEndpoint): readonly Fault[] {
  const noKey = header("Chart-Geocode-Key", "");
  const isSpoilt = (code: string) =>
    code in WRONG_FIELDS &&
    !(geocodeKey === "for-locations" && OF_PLACES.includes(code)) &&
    (code !== "INVALID_MOMENT" || "at" in body || "kinds" in body);
  const always = geocodeKey === "always";
  return [
    {
      code: "REQUEST_TOO_LARGE",
      spoil: ({ write }) => ({ write: (body) => write(body) + " ".repeat(maxBodyBytes) }),
    },
    { code: "API_KEY_MISSING", ...header("Authorization", undefined) },
    { code: "ACCOUNT_INACTIVE", spoil: () => ({ active: false }) },
    { code: "ACCESS_DENIED", spoil: () => ({ plan: "hobbyist" }) },
    ...(always ? [{ code: "GEOCODE_KEY_MISSING", ...noKey }] : []),
    { code: "UNSUPPORTED_MEDIA_TYPE", ...header("Content-Type", "text/plain") },
    { code: "INVALID_REQUEST_BODY", spoil: ({ write }) => ({ write: (body) => `[${write(body)}` }) },
    ...fieldFailures.filter(isSpoilt).map((code) => ({ code, ...birth(WRONG_FIELDS[code] as object) })),
    ...(geocodeKey === "for-locations"
      ? [{ code: "GEOCODE_KEY_MISSING", spoil: (draft: Draft) => ({ body: withLocation(draft) }) }]
      : []),
    { code: "IDEMPOTENCY_KEY_INVALID", ...header("Idempotency-Key", "a key") },
    { code: "CREDITS_EXHAUSTED", spoil: () => ({ credits: 0 }) },
    ...(geocodeKey === "never"
      ? []
      : [
          {
            code: "GEOCODE_LOCATION_NOT_FOUND",
            spoil: (draft: Draft) => ({
              body: withLocation(draft),
              headers: { "Chart-Geocode-Key": "a key", ...draft.headers },
            }),
          },
        ]),
  ];
}

describe.each<Endpoint | ResultEndpoint>([...ENDPOINTS, ...RESULT_ENDPOINTS])("POST $path", (endpoint) => {
  const geocoder = new FakeGeocoder();
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.open({ geocoder });
  });
  afterAll(() => service.close());

  const pairs =
    "hasLocation" in endpoint ? pairsOf(faultsOf(endpoint)) : neighboursIn(resultFaultsOf(endpoint));
  test.each(pairs)("$first.code is reported before $second.code", async ({ first, second }) => {
    let draft: Draft = {
      headers: endpoint.headers,
      body: endpoint.body,
      write: JSON.stringify,
      plan: "developer",
      credits: 3,
      active: true,
    };
    for (const { spoil } of [second, first]) draft = { ...draft, ...spoil(draft) };

    const apiKey = await service.openAccount({ plan: draft.plan, credits: draft.credits });
    if (!draft.active) await service.sql("update accounts set status = 'inactive'");
    await service.post(endpoint.path, apiKey, draft.write(draft.body), draft.headers);

    expect(JSON.parse(service.logLines.at(-1) as string).code).toBe(first.code);
    expect(geocoder.asked).toEqual([]);
  });
});

/** Each fault with all that come after it. */
function pairsOf(faults: readonly Fault[]): { first: Fault; second: Fault }[] {
  return faults.flatMap((first, index) => faults.slice(index + 1).map((second) => ({ first, second })));
}

/** Each fault with the next one: the checks run one after the other, so their order follows from these pairs. */
function neighboursIn(faults: readonly Fault[]): { first: Fault; second: Fault }[] {
  return faults.slice(1).map((second, index) => ({ first: faults[index] as Fault, second }));
}

/** A request to a free endpoint, such as the search for places, that is not sent yet. */
interface Search {
  readonly authorization: string | undefined;
  readonly query: string;
  readonly active: boolean;
  readonly isOverLimit: boolean;
  readonly isIndexOpen: boolean;
}

const SEARCH_FAULTS: readonly { readonly code: string; readonly spoil: Partial<Search> }[] = [
  { code: "API_KEY_MISSING", spoil: { authorization: undefined } },
  { code: "API_KEY_INVALID", spoil: { authorization: `Bearer ${createApiKey()}` } },
  { code: "ACCOUNT_INACTIVE", spoil: { active: false } },
  { code: "RATE_LIMIT_EXCEEDED", spoil: { isOverLimit: true } },
  { code: "INVALID_QUERY", spoil: { query: "?q=a" } },
  { code: "SERVICE_UNAVAILABLE", spoil: { isIndexOpen: false } },
];

describe.each([
  ["/v2/places", SEARCH_FAULTS],
  ["/v2/account", SEARCH_FAULTS.filter(({ spoil }) => !("query" in spoil || "isIndexOpen" in spoil))],
] as const)("GET %s", (path, faults) => {
  let isIndexOpen = true;
  let service: TestService;
  beforeAll(async () => {
    service = await TestService.open({
      places: { search: () => (isIndexOpen ? [] : undefined) },
      rateLimitPerMinute: 1,
    });
  });
  afterAll(() => service.close());

  const pairs = faults.flatMap((first, index) =>
    faults.slice(index + 1).map((second) => ({ first, second })),
  );

  test.each(pairs)("$first.code is reported before $second.code", async ({ first, second }) => {
    const apiKey = await service.openAccount({ plan: "hobbyist", credits: 0 });
    const search: Search = {
      ...{ authorization: `Bearer ${apiKey}`, query: "?q=paris" },
      ...{ active: true, isOverLimit: false, isIndexOpen: true },
      ...second.spoil,
      ...first.spoil,
    };
    isIndexOpen = true;
    const ask = (authorization: string | undefined, query: string) =>
      service.request(`${path}${query}`, {
        headers: authorization === undefined ? {} : { Authorization: authorization },
      });
    if (search.isOverLimit)
      for (let count = 0; count < 10; count++) await ask(`Bearer ${apiKey}`, "?q=paris");
    if (!search.active) await service.sql("update accounts set status = 'inactive'");
    isIndexOpen = search.isIndexOpen;
    await ask(search.authorization, search.query);

    expect(JSON.parse(service.logLines.at(-1) as string).code).toBe(first.code);
  });
});
