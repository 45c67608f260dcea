import { Contract } from "@chart/kit/requests/contract";
import { TestService } from "@chart/kit/services/test-service";
import { FakeGeocoder } from "@chart/kit/stand-ins/fake-geocoder";
import { type Activation, computeChart } from "chart-core";
import { centerDetails, crossDetails, definitionDetails, fixings } from "chart-core/details";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DETAIL_WORDS, memberOf } from "../../../src/endpoints/base/detail-members.js";

const SAO_PAULO = {
  coords: { lat: -23.547_504, lng: -46.636_11 },
  zone: "America/Sao_Paulo",
  names: { name: 'São "Paulo"', region: "", country: "Brazil" },
};
const headers = { Authorization: "Bearer <key>", "Chart-Geocode-Key": "a key" };
const body = { birthdate: "1990-09-05", birthtime: "21:17" };
const chart = computeChart(new Date("1990-09-06T00:17:00Z"));

let service: TestService;
let contract: Contract;
beforeAll(async () => {
  service = await TestService.open({ geocoder: new FakeGeocoder({ "Sampa, Brasil": SAO_PAULO }) });
  contract = await Contract.of(service);
});
afterAll(() => service.close());

async function dataOf(query: string, more: object = {}, path = "/v2/charts", apiKey?: string) {
  const key = apiKey ?? (await service.openAccount());
  const place = path === "/v2/charts" ? { location: "Sampa, Brasil" } : SAO_PAULO.coords;
  const response = await service.post(path + query, key, { ...body, ...place }, { ...headers, ...more });
  const text = await response.text();
  contract.expectDocumented("POST", path, response, JSON.parse(text));
  return { response, text, data: (JSON.parse(text) as { data: Record<string, unknown> }).data };
}

const levels = ({ color, tone, base }: Activation) => ({ color, tone, base });

/** Returns the JSON of the data, without its closing brace. */
const openData = (text: string) => text.slice(text.indexOf('"data":')).replace(/\}\}$/, "");

test("without words, the answer is the specified one, to the byte", async () => {
  const { text: plain } = await dataOf("");
  for (const query of ["?include=", "?include", "?other=birth", "?include=,"]) {
    expect(openData((await dataOf(query)).text)).toBe(openData(plain));
  }
  expect(plain).toContain('"birthDateUtc":"1990-09-06T00:17:00.000Z"}}');
});

test("each word adds its member after birthDateUtc, in the order of the documentation", async () => {
  const { text: plain } = await dataOf("");
  const { text, data } = await dataOf(`?include=${[...DETAIL_WORDS].reverse().join(",")}`);
  expect(openData(text).startsWith(`${openData(plain)},"longitudes":`)).toBe(true);
  expect(Object.keys(data).slice(-DETAIL_WORDS.length)).toEqual(DETAIL_WORDS.map(memberOf));

  const { data: two } = await dataOf("?include=crossDetails&include=design,%20design");
  expect(Object.keys(two).slice(-3)).toEqual(["birthDateUtc", "design", "crossDetails"]);
});

test("the members have the values of the library", async () => {
  const centers = centerDetails(chart);
  const { each, together, ...bySide } = centers.defined;
  const { data } = await dataOf(`?include=${DETAIL_WORDS.join(",")}`);
  expect(data).toMatchObject({
    design: { designDateUtc: chart.designMoment.toISOString() },
    fixings: fixings(chart),
    definitionDetails: definitionDetails(chart),
    centerDetails: {
      defined: { ...bySide, both: [...each, ...together].sort() },
      undefined: centers.undefined,
      open: centers.open,
    },
    crossDetails: crossDetails(chart),
    birth: {
      zone: "America/Sao_Paulo",
      offsetSeconds: -10_800,
      kind: "unique",
      place: { ...SAO_PAULO.names, ...SAO_PAULO.coords },
    },
  });
  // The texts of the chart, such as "PLL DRR", list personality Sun and Node, then design Sun and Node.
  const variables = data["variableDetails"] as Record<string, { readonly direction: string }>;
  const order = ["personalitySun", "personalityNode", "designSun", "designNode"];
  const letters = order.map((name) => variables[name]?.direction.charAt(0).toUpperCase()).join("");
  expect(chart.variables.replace(/[PD ]/g, "")).toBe(letters);
  const { sun, northNode } = chart.design;
  expect(variables).toMatchObject({
    designSun: { ...levels(sun), determination: chart.determination, cognition: chart.cognition },
    designNode: { ...levels(northNode), environment: chart.environment },
    personalitySun: {
      ...levels(chart.personality.sun),
      ...{ motivation: chart.motivation, transference: chart.transference },
    },
    personalityNode: {
      ...levels(chart.personality.northNode),
      ...{ perspective: chart.perspective, distraction: chart.distraction },
    },
  });
  const { personality, design } = data["longitudes"] as Record<string, Record<string, object>>;
  expect(Object.keys(design ?? {})).toEqual(Object.keys(chart.design));
  const { mercury } = chart.personality;
  expect(personality?.["mercury"]).toMatchObject({ ...mercury, sign: "Virgo", isRetrograde: true });
  expect(personality?.["mercury"]).toMatchObject({ degreeInSign: mercury.longitudeDeg - 150 });
  expect(personality?.["moon"]).toMatchObject({ isRetrograde: false });
});

test("for coordinates, the birth names no place", async () => {
  const { data } = await dataOf("?include=birth", {}, "/v2/charts/coordinates");
  expect(data["birth"]).toMatchObject({ kind: "unique", place: SAO_PAULO.coords });
  expect(Object.keys((data["birth"] as { place: object }).place)).toEqual(["lat", "lng"]);
});

test("an unknown word is refused before the fields, and costs nothing; other endpoints ignore it", async () => {
  const apiKey = await service.openAccount();
  const refused = await service.post("/v2/charts?include=birth,poems", apiKey, {}, headers);
  const answer = (await refused.json()) as { errorCode: string; message: string };
  expect([refused.status, answer.errorCode]).toEqual([400, "INVALID_INCLUDE"]);
  expect(answer.message).toContain(DETAIL_WORDS.join(", "));
  expect(answer.message).not.toContain("poems");
  expect((await service.balance(apiKey)).charges).toBe(0);

  const simple = await service.post(
    "/v2/charts/simple?include=poems",
    apiKey,
    { ...body, location: "Sampa, Brasil" },
    headers,
  );
  expect(simple.status).toBe(200);
});

test("the Idempotency-Key covers the words, in any order, and a repeat has the same members", async () => {
  const apiKey = await service.openAccount();
  const keyed = { "Idempotency-Key": "one" };
  const first = await dataOf("?include=birth,design", keyed, "/v2/charts", apiKey);
  const repeat = await dataOf("?include=design,birth", keyed, "/v2/charts", apiKey);
  expect(repeat.response.headers.get("Idempotent-Replayed")).toBe("true");
  expect(openData(repeat.text)).toBe(openData(first.text));
  expect((await dataOf("", keyed, "/v2/charts", apiKey)).response.status).toBe(422);
  expect((await service.balance(apiKey)).charges).toBe(1);
});
