import { DashboardService } from "@chart/kit/services/dashboard-service";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createClient } from "chart-client";
import { timeZones } from "chart-core/birth-moment";
import { afterAll, beforeAll, expect, test } from "vitest";

let service: DashboardService;
let http: ReturnType<typeof createClient>;
let assistant: Client;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite());
  const { apiKey } = await service.invite({ credits: "100000" });
  http = createClient({ baseUrl: service.url, apiKey, geocodeKey: "any" });
  assistant = new Client({ name: "test", version: "1" });
  const requestInit = { headers: { Authorization: `Bearer ${apiKey}` } };
  await assistant.connect(new StreamableHTTPClientTransport(new URL(`${service.url}/mcp`), { requestInit }));
  await assistant.listTools();
});
afterAll(async () => {
  await assistant.close();
  await service.stop();
});

type Data = Readonly<Record<string, unknown>>;

/** Returns the data of a tool's answer. */
async function call(name: string, input: object): Promise<Data> {
  const { structuredContent, content, isError } = await assistant.callTool({ name, arguments: { ...input } });
  if (isError) expect.fail(`${name} ${JSON.stringify(input)}: ${JSON.stringify(content)}`);
  return structuredContent as Data;
}

/** Returns numbers from 0 to 1, the same in each run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

const CITIES =
  "Amsterdam, Netherlands;New York;Springfield;Croydon, Surrey;São Paulo, Brasil;東京, Japan;Calcutta;Cambridge;Kyiv, Ukraine;Sydney;San Jose;Reykjavik".split(
    ";",
  );
const ZONES = timeZones();
const two = (number: number) => String(number).padStart(2, "0");

interface ToldBirth {
  readonly date: string;
  readonly time: string;
  readonly where: { readonly place: string } | { readonly timeZone: string };
}

/** Births of 1900 to 2029, of which some times were skipped or occurred twice, and some places are not clear. */
function births(seed: number, count: number): readonly ToldBirth[] {
  const random = randomNumbers(seed);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  return Array.from({ length: count }, () => ({
    date: `${1900 + Math.floor(random() * 130)}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`,
    time: `${two(Math.floor(random() * 24))}:${two(Math.floor(random() * 60))}`,
    where: random() < 0.5 ? { place: pick(CITIES) } : { timeZone: pick(ZONES) },
  }));
}

/** Members of a birth for a tool. */
const toolBirth = ({ date, time, where }: ToldBirth) => ({ date, time, ...where });
/** The same for the API. */
const apiBirth = ({ date, time, where }: ToldBirth) => ({
  ...{ birthdate: date, birthtime: time },
  ...("place" in where ? { location: where.place } : where),
});

/** Places that no text may mean besides. */
const CLEAR = /Netherlands|Surrey|Brasil|Japan|Ukraine/;

const known = (seed: number, count: number) =>
  births(seed, count * 3)
    .filter(({ where }) => !("place" in where) || CLEAR.test(where.place))
    .slice(0, count);

const TIMEOUT_MS = 120_000;

test(
  "200 charts equal /v2/charts, and a question comes back exactly where other clocks are possible",
  async () => {
    let questions = 0;
    for (const birth of births(1, 200)) {
      const data = await call("compute_chart", toolBirth(birth));
      const { data: chart, meta } = await http.charts.create(apiBirth(birth) as never).withResponse();
      const isUnclear = meta.placeAlternatives > 0;
      expect([birth, data["question"] !== undefined]).toEqual([birth, isUnclear]);
      if (isUnclear) questions++;
      else {
        expect(data["chart"]).toEqual(chart);
        expect(data["birth"]).toMatchObject({ timeZone: meta.timeZone, clock: meta.localTimeKind });
      }
    }
    expect(questions).toBeGreaterThan(10);
  },
  TIMEOUT_MS,
);

test(
  "60 windows equal /v2/charts/window in the members that they tell",
  async () => {
    const hours = [
      [undefined, {}],
      ["evening", { from: "17:00", to: "24:00" }],
      ["04:00-09:30", { from: "04:00", to: "09:30" }],
    ] as const;
    for (const [at, birth] of known(2, 60).entries()) {
      const [time, span] = hours[at % hours.length] as (typeof hours)[number];
      const { birthtime: _, ...told } = apiBirth(birth);
      const expected = (await http.charts.window({ ...told, ...span } as never)) as unknown as Record<
        string,
        Data
      >;
      const data = await call("chart_window", { date: birth.date, time, ...birth.where });
      const { fromUtc, toUtc, zone, distinctCharts, questions } = data;
      expect({ fromUtc, toUtc, zone, distinctCharts, questions }).toEqual({
        ...{ fromUtc: expected["fromUtc"], toUtc: expected["toUtc"], zone: expected["zone"] },
        ...{ distinctCharts: expected["distinctCharts"], questions: expected["questions"] },
      });
      expect(expected["certain"]).toMatchObject(data["certain"] as Data);
      expect(expected["uncertain"]).toMatchObject(data["uncertain"] as Data);
      const members = [...Object.keys(data["certain"] as Data), ...Object.keys(data["uncertain"] as Data)];
      expect(members).toHaveLength(10);
    }
  },
  TIMEOUT_MS,
);

test(
  "100 skies equal /v2/transits, and 40 spans /v2/transits/changes",
  async () => {
    for (const [index, birth] of known(3, 100).entries()) {
      const at = new Date(Date.UTC(2000, 0, 1) + index * 48_765_432_100).toISOString();
      const has = index % 4 > 0;
      const { sky } = await call("sky_changes", { at, ...(has && toolBirth(birth)) });
      expect(sky).toEqual(await http.transits.create({ at, ...(has && apiBirth(birth)) } as never));
    }
    for (const [index, birth] of known(4, 40).entries()) {
      const from = new Date(Date.UTC(2010, 0, 1) + index * 9_876_543_210);
      const to = new Date(+from + (1 + (index % 20)) * 86_400_000);
      const span = { from: from.toISOString(), to: to.toISOString() };
      const level = index % 2 === 0 ? "gate" : "line";
      const bodies = index % 3 === 0 ? ["sun", "mercury"] : undefined;
      const tool = await call("sky_changes", {
        at: span.from,
        until: span.to,
        level,
        bodies,
        ...toolBirth(birth),
      });
      const api = await http.transits.changes({ ...span, level, bodies, ...apiBirth(birth) } as never);
      expect({ start: tool["start"], changes: tool["changes"] }).toEqual(api);
    }
  },
  TIMEOUT_MS,
);

test(
  "50 lists of returns equal /v2/returns, and 40 groups the endpoints of people",
  async () => {
    for (const birth of known(5, 50)) {
      const { returns } = await call("find_returns", toolBirth(birth));
      const expected = await http.returns.create(apiBirth(birth) as never);
      const passes = (returns as readonly Data[]).map(({ number: _, ...pass }) => pass);
      expect(passes).toEqual((expected as unknown as Data)["returns"]);
    }
    for (let size = 2; size <= 5; size++)
      for (let round = 0; round < 10; round++) {
        const people = known(100 + size * 10 + round, size);
        const data = await call("compare_charts", { people: people.map(toolBirth) });
        const [first, second] = people.map(apiBirth);
        const { bridging: _, ...composite } = (await http.composites.create({
          people: [first, second],
        } as never)) as unknown as Record<string, unknown>;
        expect((data["pairs"] as readonly Data[])[0]?.["composite"]).toEqual(composite);
        if (size > 2)
          expect(data["penta"]).toEqual(await http.pentas.create({ people: people.map(apiBirth) } as never));
        if (size > 2)
          expect(data["group"]).toEqual(await http.groups.create({ people: people.map(apiBirth) } as never));
      }
  },
  TIMEOUT_MS,
);

test(
  "50 lists of places equal /v2/places",
  async () => {
    const starts = CITIES.flatMap((city) =>
      [2, 3, 4, 5, 6].map((length) => [...city].slice(0, length).join("")),
    );
    for (const name of starts.slice(0, 50)) {
      const expected = await http.places.search(name, { limit: 5 });
      const { structuredContent, isError } = await assistant.callTool({
        name: "find_place",
        arguments: { name, limit: 5 },
      });
      if (expected.places.length === 0) expect(isError).toBe(true);
      else expect(structuredContent).toEqual(expected);
    }
  },
  TIMEOUT_MS,
);
