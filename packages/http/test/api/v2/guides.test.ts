import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TestService } from "../../support/test-service.js";

/** The guides of endpoints. Each has at least one request (a block of `http`) with a part of its answer (`json`). */
const GUIDES = ["uncertain-birth-times", "transits", "people", "returns", "batches"];

const textOf = (guide: string) =>
  readFileSync(new URL(`../../../../../docs/guides/${guide}.md`, import.meta.url), "utf8");

const EXAMPLE = /```http\nPOST (?<path>\S+)\n\n(?<request>.*?)\n```\n\n```json\n(?<answer>.*?)\n```/gs;

let service: TestService;
beforeAll(async () => {
  service = await TestService.open();
});
afterAll(() => service.close());

async function dataOf(path: string, request: unknown): Promise<Record<string, unknown>> {
  const headers = { Authorization: "Bearer <key>" };
  const response = await service.post(path, await service.openAccount(), request, headers);
  return ((await response.json()) as { data: Record<string, unknown> }).data;
}

describe.each(GUIDES)("docs/guides/%s.md", (guide) => {
  const examples = [...textOf(guide).matchAll(EXAMPLE)].map(({ groups = {} }) => groups);

  test.each(examples)("its request to $path gets its answer", async ({ path, request = "", answer = "" }) => {
    expect(await dataOf(path ?? "", JSON.parse(request))).toMatchObject(JSON.parse(answer));
  });

  test("has such a request", () => {
    expect(examples.length).toBeGreaterThan(0);
  });
});

test("the requests of docs/guides/pictures.md get the pictures that it shows", async () => {
  const guide = textOf("pictures");
  const [, path = "", accept = "", request = ""] =
    /```http\nPOST (\S+)\nAccept: (\S+)\n\n(.*?)\n```/s.exec(guide) ?? [];
  const [, head = "", body = ""] = /```http\nHTTP\/1.1 200 OK\n(.*?)\n\n(.*?)\n```/s.exec(guide) ?? [];
  const post = async (target: string, headers: Record<string, string>) =>
    service.post(target, await service.openAccount(), JSON.parse(request), {
      Authorization: "Bearer <key>",
      ...headers,
    });

  const answer = await post(path, { Accept: accept });
  expect([answer.status, accept]).toEqual([200, "image/svg+xml"]);
  const headers = head.split("\n").map((line) => /^(.*?): (.*)$/.exec(line) ?? []);
  expect(headers.length).toBeGreaterThan(4);
  for (const [, name = "", value] of headers) expect([name, answer.headers.get(name)]).toEqual([name, value]);
  expect((await answer.text()).startsWith(body)).toBe(true);

  const [, query = ""] = /charts\/coordinates\?(theme=print&width=\d+)' -o chart\.png/.exec(guide) ?? [];
  const png = await post(`/v2/charts/coordinates?${query}`, { Accept: "image/png" });
  const size = new DataView(await png.arrayBuffer());
  expect(`width=${size.getUint32(16)}`).toBe(query.replace(/^.*&/, ""));
  expect((size.getUint32(20) / size.getUint32(16)).toFixed(2)).toBe(
    /height is ([\d.]+) times/.exec(guide)?.[1],
  );
});

test("the table of a day in docs/guides/uncertain-birth-times.md has all values of its members", async () => {
  const { uncertain, distinctCharts } = (await dataOf("/v2/charts/window/coordinates", {
    ...{ birthdate: "1990-09-05", lat: 52.37, lng: 4.89 },
  })) as { uncertain: Record<string, Value[]>; distinctCharts: number };
  const timeOf = (local: string) => local.slice(11, 19);
  const rows = ["type", "authority", "profile"].flatMap((member) =>
    (uncertain[member] ?? []).map(({ value, share, spans: [span] }) => {
      const end = timeOf(span?.toLocal ?? "");
      const times = `${timeOf(span?.fromLocal ?? "")} to ${end === "00:00:00" ? "24:00:00" : end}`;
      return `| \`${member}\` | ${value} | ${(share * 100).toFixed(1)} % | ${times} |`;
    }),
  );
  const guide = textOf("uncertain-birth-times");
  expect(guide.split("\n").filter((line) => line.startsWith("| `"))).toEqual(rows);
  expect(guide).toContain(`has ${distinctCharts} charts`);
});

interface Value {
  readonly value: string;
  readonly share: number;
  readonly spans: readonly { readonly fromLocal: string; readonly toLocal: string }[];
}
