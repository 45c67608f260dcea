import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { type Birth, createClient } from "chart-client";
import { timeZones } from "chart-core/birth-moment";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

const MAIN = fileURLToPath(new URL("../../../../packages/cli/dist/main.js", import.meta.url));
const BIRTHS = 2000;

let service: DashboardService;
let client: ReturnType<typeof createClient>;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite());
  const { apiKey } = await service.invite({ credits: "100000" });
  client = createClient({ baseUrl: service.url, apiKey, geocodeKey: "any" });
});
afterAll(() => service.stop());

/** Runs the built command; standard input is a text. */
function bodygraph(words: readonly string[], input = ""): Promise<string> {
  const env = { PATH: process.env["PATH"], BODYGRAPH_PLACES: inject("gazetteerPath") };
  const running = promisify(execFile)(process.execPath, [MAIN, ...words], { env, maxBuffer: 2 ** 28 });
  running.child.stdin?.end(input);
  return running.then(({ stdout }) => stdout);
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
  "Amsterdam, Netherlands;New York;Springfield, USA;München;São Paulo, Brasil;東京, Japan;Calcutta;Paris, Texas;Kyiv, Ukraine;Sydney;Reykjavik;Apia, Samoa;Kathmandu;St. John's, Canada;Lagos, Nigeria".split(
    ";",
  );

/** Members of a birth. */
type Fields = Readonly<Record<string, string>>;

/** Births from 1800 to 2199, of which some times were skipped or occurred twice. */
function births(seed: number, placeOf: (random: () => number) => object): readonly Fields[] {
  const random = randomNumbers(seed);
  const two = (number: number) => String(number).padStart(2, "0");
  return Array.from({ length: BIRTHS }, () => {
    const year = random() < 0.5 ? 1900 + Math.floor(random() * 130) : 1800 + Math.floor(random() * 400);
    const date = `${year}-${two(1 + Math.floor(random() * 12))}-${two(1 + Math.floor(random() * 28))}`;
    const time = `${two(Math.floor(random() * 24))}:${two(Math.floor(random() * 60))}`;
    return { birthdate: date, birthtime: time, ...placeOf(random) };
  });
}

const zones = timeZones();
const pick = <Item>(items: readonly Item[], random: () => number) =>
  items[Math.floor(random() * items.length)];
const WAYS: Readonly<Record<string, readonly Fields[]>> = {
  "by place": births(1, (random) => ({ location: pick(CITIES, random) })),
  "by time zone": births(2, (random) => ({ timeZone: pick(zones, random) })),
  "by the moment": births(3, () => ({})).map(({ birthdate, birthtime }) => ({
    utc: `${birthdate}T${birthtime}:00Z`,
  })),
};

describe.each(Object.entries(WAYS))(`${BIRTHS.toLocaleString("en")} births %s`, (_, asked) => {
  test("get from the command, in a file and one by one, the JSON of the service", async () => {
    const charts: unknown[] = [];
    for await (const item of client.charts.batch(asked as unknown as readonly Birth[])) {
      if (!("chart" in item)) throw new Error(JSON.stringify(item));
      charts.push(item.chart);
    }
    const input = asked.map((birth) => JSON.stringify(birth)).join("\n");
    const lines = (await bodygraph(["batch", "-", "--fields", "all"], input)).trimEnd().split("\n");
    expect(lines).toHaveLength(BIRTHS);
    expect(lines.map((line) => JSON.parse(line))).toEqual(charts);
    for (const at of [0, 700, 1400]) {
      const birth = asked[at] as Fields;
      const where = birth["location"] ?? birth["timeZone"] ?? "";
      const words =
        birth["utc"] === undefined ? [birth["birthdate"], birth["birthtime"], where] : [birth["utc"]];
      expect(await bodygraph([...(words as string[]), "-f", "json"])).toBe(`${JSON.stringify(charts[at])}\n`);
    }
  });
});

const BIRTH = { birthdate: "1990-09-05", birthtime: "21:17", location: "Amsterdam" } as const;
const WORDS = ["1990-09-05", "21:17", "Amsterdam"];

describe("the other commands write the JSON of the service", () => {
  test("for a window", async () => {
    for (const [words, hours] of [
      [["1990-09-05", "Amsterdam"], {}],
      [["1990-09-05", "20:00-23:00", "Amsterdam"], { from: "20:00", to: "23:00" }],
      [["1990-09-05", "21:17~45", "Amsterdam"], { birthtime: "21:17", plusMinusMinutes: 45 }],
      [
        ["2021-10-31", "evening", "Berlin"],
        { birthdate: "2021-10-31", location: "Berlin", from: "17:00", to: "24:00" },
      ],
    ] as const) {
      const { birthdate, location } = BIRTH;
      const expected = await client.charts.window({ birthdate, location, ...hours } as never);
      expect(JSON.parse(await bodygraph(["window", ...words]))).toEqual(expected);
    }
  });

  test("for transits, returns, people and the changes of the sky", async () => {
    const at = "2026-11-30T08:00:00Z";
    const [from, to] = ["2026-12-01T00:00:00Z", "2026-12-08T00:00:00Z"];
    const json = async (words: readonly string[]) => JSON.parse(await bodygraph(words));
    expect(await json(["transit", "--at", at, ...WORDS])).toEqual(
      await client.transits.create({ at, ...BIRTH }),
    );
    expect(await json(["transit", "--at", at])).toEqual(await client.transits.create({ at }));
    expect(await json(["returns", ...WORDS])).toEqual(await client.returns.create(BIRTH));
    expect(await json(["sky", "--from", from, "--to", to, "--level", "line", ...WORDS])).toEqual(
      await client.transits.changes({ from, to, level: "line", ...BIRTH }),
    );
    const others = ["1988-09-04T01:15Z", "1990-02-06T22:55Z", "1958-06-07T23:17Z"];
    const people = [BIRTH, ...others.map((utc) => ({ utc: utc.replace("Z", ":00Z") }))];
    const { bridging: _, ...composite } = await client.composites.create({ people: people.slice(0, 2) });
    expect(await json(["composite", ...WORDS, others[0] as string])).toEqual(composite);
    expect(await json(["penta", ...WORDS, ...others])).toEqual(await client.pentas.create({ people }));
  });

  test("and for places", async () => {
    const found = JSON.parse(await bodygraph(["places", "springf", "--limit", "5"]));
    expect(found).toEqual(await client.places.search("springf", { limit: 5 }));
  });
});
