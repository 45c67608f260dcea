import { readFileSync } from "node:fs";
import { TestService } from "@chart/kit/services/test-service";
import { afterAll, beforeAll, expect, test } from "vitest";

const textOf = (guide: string) =>
  readFileSync(new URL(`../../../../docs/guides/${guide}.md`, import.meta.url), "utf8");

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

test("the PNG of docs/guides/pictures.md has the width that the guide asks for, and the height that it states", async () => {
  const guide = textOf("pictures");
  const [, query = "", body = ""] =
    /charts\/coordinates\?(theme=print&width=\d+)'.*?-d '(.*?)'/s.exec(guide) ?? [];
  const headers = { Authorization: "Bearer <key>", Accept: "image/png" };
  const path = `/v2/charts/coordinates?${query}`;
  const png = await service.post(path, await service.openAccount(), JSON.parse(body), headers);
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
  const startOf = ({ spans: [span] }: Value) => span?.fromLocal ?? "";
  const rows = ["type", "authority", "profile"].map((member) => {
    const values = [...(uncertain[member] ?? [])].sort((a, b) => (startOf(a) < startOf(b) ? -1 : 1));
    const said = values.map((one, index) => {
      const share = `${(one.share * 100).toFixed(1)} %`;
      if (index === values.length - 1) return `then ${one.value} (${share})`;
      return `${one.value} until ${timeOf(one.spans[0]?.toLocal ?? "")} (${share})`;
    });
    return `| \`${member}\` | ${said.join(", ")} |`;
  });
  const guide = textOf("uncertain-birth-times");
  expect(guide.split("\n").filter((line) => line.startsWith("| `"))).toEqual(rows);
  expect(guide).toContain(`has ${distinctCharts} charts`);
});

interface Value {
  readonly value: string;
  readonly share: number;
  readonly spans: readonly { readonly fromLocal: string; readonly toLocal: string }[];
}
