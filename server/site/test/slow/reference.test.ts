import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { CLIENT, isInstalled, linkClients } from "@chart/kit/requests/client-programs";
import { DETAIL_WORDS } from "@chart/kit/requests/endpoints";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { WINDOW_MEMBERS } from "chart-core/time";
import { FAILURE_CODES } from "chart-http/errors";
import { V2_ENDPOINTS } from "chart-http/host";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { differences, parseShortened } from "../shortened-json.js";

const run = promisify(execFile);

/** Types of Node, for `process`. */
const TYPES = fileURLToPath(new URL("../../../../node_modules/@types", import.meta.url));

const unescaped = (html: string) =>
  html.replace(
    /&(quot|lt|gt|#39|amp);/g,
    (_, name: string) => ({ quot: '"', lt: "<", gt: ">", "#39": "'" })[name] ?? "&",
  );

let service: DashboardService;
let apiKey: string;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite());
  ({ apiKey } = await service.invite());
});
afterAll(() => service.stop());

let visitors = 0;

/** Reads a page, each time from another address: together the tests read more than one address may. */
const textOf = async (path: string) => {
  visitors += 1;
  const headers = { "X-Forwarded-For": `10.3.${visitors >> 8}.${visitors & 255}` };
  return (await fetch(service.url + path, { headers })).text();
};

/** Returns the first block of code below a heading. */
function blockBelow(text: string, heading: string, language: string): string {
  const [, below = ""] = text.split(`\n## ${heading}\n`);
  return new RegExp(`\`\`\`${language}\n(.*?)\n\`\`\``, "s").exec(below.split("\n## ")[0] ?? "")?.[1] ?? "";
}

const OPERATIONS = [
  ...V2_ENDPOINTS.map(({ path }) => path.slice(1).replaceAll("/", "-")),
  ...["v2-places", "v2-account", "v1-bodygraphs", "v1-bodygraphs-simple"],
];

describe("the page of an operation", () => {
  test("is tested here for every operation that takes a key", async () => {
    const list = await textOf("/docs/reference.md");
    const pages = [...list.matchAll(/^\| \w+ \| \[`\/v\d[^`]*`\]\(\/docs\/reference\/([\w-]+)\)/gm)];
    expect(pages.map(([, slug]) => slug).sort()).toEqual([...OPERATIONS].sort());
  });

  /** Runs the example of an operation; returns what it prints, and what the page says. */
  const exampleOf = async (slug: string) => {
    const page = await textOf(`/docs/reference/${slug}.md`);
    const command = blockBelow(page, "Example", "shell");
    expect(command).toContain("curl");
    const env = { ...process.env, CHART_API_KEY: apiKey };
    const { stdout } = await run("sh", ["-c", command], { env });
    return { stdout, printed: blockBelow(page, "Response", "json") };
  };

  test.each(OPERATIONS.filter((slug) => slug !== "v2-account"))(
    "%s prints a request that gets the printed answer",
    async (slug) => {
      const { stdout, printed } = await exampleOf(slug);
      const withoutTime = (text: string) => ({ ...JSON.parse(text), timestamp: undefined });
      expect(withoutTime(stdout)).toEqual(withoutTime(printed));
    },
  );

  test("in TypeScript, examples compile against the client's types, and print what the answer has", async () => {
    const folder = mkdtempSync(join(tmpdir(), "chart-reference-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    linkClients(folder);
    const env = { ...process.env, CHART_API_KEY: apiKey };
    const files: string[] = [];
    for (const slug of OPERATIONS) {
      const page = await textOf(`/docs/reference/${slug}`);
      const [, html = ""] = /<code id="code-[\w-]*typescript">(.*?)<\/code>/s.exec(page) ?? [];
      const code = unescaped(html.replaceAll(/<[^>]*>/g, ""));
      expect(code).toContain(slug.startsWith("v2") ? `from "${CLIENT}"` : "fetch(");
      const file = join(folder, `${slug}.mts`);
      writeFileSync(file, code);
      if (slug.startsWith("v2")) files.push(file);
      const program = join(folder, `${slug}.mjs`);
      writeFileSync(
        program,
        ts.transpile(code, { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }),
      );
      const { stdout } = await run(process.execPath, [program], { env });
      expect([slug, stdout.length > 20]).toEqual([slug, true]);
    }
    const program = ts.createProgram(files, {
      ...{ target: ts.ScriptTarget.ES2022, strict: true, exactOptionalPropertyTypes: true, noEmit: true },
      ...{ module: ts.ModuleKind.NodeNext, moduleResolution: ts.ModuleResolutionKind.NodeNext },
      ...{ lib: ["lib.es2023.d.ts", "lib.dom.d.ts"], types: ["node"], typeRoots: [TYPES] },
    });
    const found = ts.getPreEmitDiagnostics(program);
    expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"))).toEqual([]);
  });

  test.for([
    ["Python", "python3", "py", "chart_api"],
    ["PHP", "php", "php", "ChartApi.php"],
  ] as const)("in %s, examples use the client, and print what the answer has", async (row, context) => {
    const [language, command, extension, client] = row;
    if (!(await isInstalled(command))) context.skip(`${command} is not installed`);
    const folder = mkdtempSync(join(tmpdir(), "chart-reference-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    linkClients(folder);
    const env = { ...process.env, CHART_API_KEY: apiKey };
    for (const slug of OPERATIONS) {
      const code = blockBelow(await textOf(`/docs/reference/${slug}.md`), "Example", language.toLowerCase());
      expect([slug, code.includes(client)]).toEqual([slug, slug.startsWith("v2")]);
      const file = join(folder, `${slug}.${extension}`);
      writeFileSync(file, code);
      const { stdout } = await run(command, [file], { env, maxBuffer: 1e8 });
      expect([slug, stdout.length > 20]).toEqual([slug, true]);
    }
  });

  test("v2-account prints a request whose answer has the printed members", async () => {
    const { stdout, printed } = await exampleOf("v2-account");
    const kinds = (text: string) =>
      JSON.parse(text, (_name, value: unknown) => (Object(value) === value ? value : typeof value)) as object;
    expect(kinds(stdout)).toEqual(kinds(printed));
  });

  test.each(OPERATIONS)(
    "%s begins with one sentence and a line of price, plans and formats",
    async (slug) => {
      const [, , endpoint, purpose = "", facts] = (await textOf(`/docs/reference/${slug}.md`))
        .replaceAll("\n\n", "\n")
        .split("\n")
        .flatMap((line, index) => (index === 1 ? ["", line] : [line]));
      expect(endpoint).toMatch(/^`(?:GET|POST) \//);
      expect(purpose.length).toBeLessThan(150);
      expect(purpose).toMatch(/^[A-Z][^.]*\.$/);
      expect(facts).toMatch(
        /^(?:1 credit(?: for each chart)?|No credit) · (?:Hobbyist, )?Developer, Scale, Lifetime · JSON/,
      );
    },
  );

  test.each([
    ["v2-charts", "theme", "Values: `light`, `dark`, `print`. Default: `light`."],
    ["v2-charts", "width", "Default: `900`."],
    ["v2-charts", "include", "Values: `longitudes`, `design`"],
    ["v2-places", "limit", "Default: `8`."],
  ])("%s has the values and the default of %s", async (slug, name, shown) => {
    const page = await textOf(`/docs/reference/${slug}.md`);
    const row = page.split("\n").find((line) => line.startsWith(`| \`${name}\` |`));
    expect(row).toContain(shown);
  });

  test.each([
    ["v2-places", "places[].population"],
    ["v2-transits", "next[].body"],
    ["v2-transits", "channels.completed"],
    ["v2-charts", "activations.design.sun"],
  ])("%s explains the inner member %s, also as HTML", async (slug, path) => {
    expect(await textOf(`/docs/reference/${slug}.md`)).toContain(`| \`${path}\` |`);
    const html = await textOf(`/docs/reference/${slug}`);
    expect(html.replaceAll("<wbr/>", "")).toContain(`<code>${path}</code>`);
  });

  test.each([
    ["v2-charts", "data.longitudes"],
    ["v2-returns", "data.returns.0.chart"],
  ])("%s prints a request whose answer has %s", async (slug, member) => {
    const command = blockBelow(await textOf(`/docs/reference/${slug}.md`), "Options", "shell");
    const { stdout } = await run("sh", ["-c", command], { env: { ...process.env, CHART_API_KEY: apiKey } });
    expect(JSON.parse(stdout)).toHaveProperty(member);
  });

  test("shows what `include` adds to a chart, as the service answers it", async () => {
    const page = await textOf("/docs/reference/v2-charts.md");
    const command = blockBelow(page, "Options", "shell");
    const { stdout } = await run("sh", ["-c", command], { env: { ...process.env, CHART_API_KEY: apiKey } });
    const added = parseShortened(blockBelow(page, "Options", "json"));
    expect(added).toHaveProperty("data.design.designDateUtc");
    expect(differences(JSON.parse(stdout), added)).toEqual([]);
  });

  test("counts the direct members of an object", async () => {
    const html = await textOf("/docs/reference/v2-charts");
    expect(html).toContain("2 members of <code>activations</code>");
    expect(html).toContain("4 members of <code>birth</code>");
  });

  test("of a window describes the values of uncertain members once, and links to the certain ones", async () => {
    const html = await textOf("/docs/reference/v2-charts-window");
    expect(html).toContain("<summary>Members of <code>uncertain</code></summary>");
    const [, count] =
      /(\d+) members of <code>certain<\/code>: see <a href="[^"]*\/ChartWindowResult#member-certain">/.exec(
        html,
      ) ?? [];
    expect(Number(count)).toBe(WINDOW_MEMBERS.length - 1 + 26);
  });

  test("of the OpenAPI document describes all of its parts, and states its size", async () => {
    const page = await textOf("/docs/reference/openapi.md");
    const document = await textOf("/openapi.json");
    const members = [...page.matchAll(/^\| `(\w+)` \| (?:string|object)/gm)].map(([, name]) => name);
    expect(members).toEqual(Object.keys(JSON.parse(document)));
    const [, size] = /about (\d+) KB/.exec(page) ?? [];
    expect(Math.abs(document.length / 1000 - Number(size))).toBeLessThan(40);
    const outline = parseShortened(blockBelow(page, "Response", "json"));
    expect(differences(JSON.parse(document), outline)).toEqual([]);
  });

  test("prints a request for a picture", async () => {
    const page = await textOf("/docs/reference/v2-charts-coordinates.md");
    const [, command = ""] = /PNG, [^\n]*:\n\n```shell\n(.*?)\n```/s.exec(page) ?? [];
    const { stdout } = await run("sh", ["-c", command.replace("-o chart.png", "-o /dev/null -D -")], {
      env: { ...process.env, CHART_API_KEY: apiKey },
    });
    expect(stdout.toLowerCase()).toContain("content-type: image/png");
  });

  test("shows the forms of a batch's items, with the errors that items can have", async () => {
    const page = await textOf("/docs/reference/v2-charts-batch.md");
    const rows = page.split("\n").filter((line) => line.startsWith("| `items[]"));
    expect(rows.map((row) => row.split(" | ").slice(0, 2).join(" | "))).toEqual([
      "| `items[]` | form 1 of 2",
      "| `items[].index` | integer, 0 to 499",
      "| `items[].chart` | [ChartResult](/docs/reference/schemas/ChartResult)",
      "| `items[]` | form 2 of 2",
      "| `items[].index` | integer, 0 to 499",
      "| `items[].errorCode` | string",
      "| `items[].message` | string",
    ]);
    expect(rows.join()).toContain("`GEOCODE_LOCATION_NOT_FOUND`");
    expect(rows.join()).not.toContain("`API_KEY_MISSING`");
    expect(page).not.toContain("/docs/errors/GEOCODE_LOCATION_NOT_FOUND");
  });

  test("names the headers that only errors have", async () => {
    const page = await textOf("/docs/reference/v2-charts.md");
    expect(page).toContain("| `Retry-After` | With `409`, `429`, `502`, `503`: ");
  });

  test("sends a geocoding key only if every request needs one", async () => {
    expect(await textOf("/docs/reference/v2-charts.md")).toContain("-H 'Chart-Geocode-Key: any'");
    expect(await textOf("/docs/reference/v2-transits.md")).not.toContain("-H 'Chart-Geocode-Key");
  });

  test("has the example before the errors, and in its list of parts", async () => {
    const html = await textOf("/docs/reference/v2-charts");
    expect(html).toContain('<a href="#example">Example</a>');
    expect(html.indexOf('id="example"')).toBeLessThan(html.indexOf('id="headers-and-parameters"'));
  });
});

describe("the page of a schema", () => {
  test.each(["Fixing", "Longitude", "WindowSpan", "Person", "ErrorObject", "FailureEnvelope"])(
    "%s has an example and the pages that it is part of",
    async (name) => {
      const page = await textOf(`/docs/reference/schemas/${name}.md`);
      expect(JSON.parse(blockBelow(page, "Example", "json"))).toEqual(expect.any(Object));
      expect(page).toMatch(/^Part of \[/m);
    },
  );

  test.each([
    ["ChartWindowResult", "/v2/charts/window/coordinates", { from: "21:40", to: "21:50" }],
    [
      "ChartResult",
      `/v2/charts?include=${DETAIL_WORDS.join(",")}`,
      { birthtime: "21:17", location: "Amsterdam, The Netherlands" },
    ],
  ])("%s has a shortened example, as the service answers it", async (name, path, fields) => {
    const response = await fetch(service.url + path, {
      method: "POST",
      headers: {
        Authorization: `Bearer ${apiKey}`,
        "Chart-Geocode-Key": "any",
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ birthdate: "1990-09-05", lat: 52.37, lng: 4.89, ...fields }),
    });
    const { data } = (await response.json()) as { data: unknown };
    const page = await textOf(`/docs/reference/schemas/${name}.md`);
    expect(differences(data, parseShortened(blockBelow(page, "Example", "json")))).toEqual([]);
  });

  test("marks the required members of requests and of their parts", async () => {
    for (const name of ["CoordinatesRequest", "ChartBatchRequest", "WindowRequest"])
      expect([name, await textOf(`/docs/reference/schemas/${name}`)]).toEqual([
        name,
        expect.stringContaining(", required"),
      ]);
    expect(await textOf("/docs/reference/schemas/ChartResult")).not.toContain(", required");
  });

  test("has an example of every schema, which is JSON apart from what it leaves out", async () => {
    const { components } = JSON.parse(await textOf("/openapi.json")) as { components: { schemas: object } };
    for (const name of Object.keys(components.schemas)) {
      const example = blockBelow(await textOf(`/docs/reference/schemas/${name}.md`), "Example", "json");
      expect([name, parseShortened(example)]).toEqual([name, expect.any(Object)]);
      expect([name, example.split("\n").length < 170]).toEqual([name, true]);
    }
  });

  test("describes members once that differ only in their values", async () => {
    const page = await textOf("/docs/reference/schemas/ChartWindowResult.md");
    const rows = [...page.matchAll(/^\| `(uncertain[^`]*)` \|/gm)].map(([, path]) => path);
    expect(rows).toEqual([
      "uncertain",
      "uncertain.<member>",
      "uncertain.<member>[].value",
      "uncertain.<member>[].share",
      "uncertain.<member>[].spans",
    ]);
  });

  test("writes a name with dots in brackets, and lists all members that a change can have", async () => {
    const page = await textOf("/docs/reference/schemas/ChartWindowResult.md");
    expect(page).toContain('| `certain["activations.design.northNode"]` |');
    const row = page.split("\n").find((line) => line.startsWith("| `changes[].members` | string[] |"));
    const [, values = ""] = /Values: (.*)\. \|$/.exec(row ?? "") ?? [];
    expect(values.split(", ")).toEqual(WINDOW_MEMBERS.map((member) => `\`${member}\``));
  });

  test("lists its parts, also the members with members of their own, which a line opens", async () => {
    const html = await textOf("/docs/reference/schemas/ChartResult");
    for (const part of ["example", "members", "member-activations", "member-birth"]) {
      expect(html).toContain(`<a href="#${part}">`);
    }
    expect(html).toContain("<summary>2 members of <code>activations</code></summary>");
  });
});

test.each(["INVALID_BIRTHDATE", "GEOCODE_TIMEOUT", "TIMEZONE_LOOKUP_FAILED"])(
  "the page of %s lists the batch, whose items can have it",
  async (code) => {
    expect(await textOf(`/docs/errors/${code}.md`)).toContain(
      "- [POST /v2/charts/batch](/docs/reference/v2-charts-batch): as the error of one birth",
    );
  },
);

describe("the list of errors", () => {
  test("has every code once", async () => {
    const rows = (await textOf("/docs/errors.md")).matchAll(/^\| \d{3} \| \[`(\w+)`\]/gm);
    expect([...rows].map(([, code]) => code)).toEqual(FAILURE_CODES);
  });

  test.each<[code: string, method: string, path: string, body?: object]>([
    ["METHOD_NOT_ALLOWED", "GET", "/v2/charts"],
    ["API_KEY_MISSING", "POST", "/v2/charts"],
    ["INVALID_MOMENT", "POST", "/v2/transits", { at: "today" }],
    ["INVALID_PEOPLE", "POST", "/v2/pentas", { people: [] }],
    ["INVALID_BIRTHS", "POST", "/v2/charts/batch", { births: [] }],
    ["INVALID_INCLUDE", "POST", "/v2/charts/coordinates?include=x", {}],
    ["INVALID_PICTURE", "POST", "/v2/charts/coordinates?theme=x", {}],
    ["INVALID_QUERY", "GET", "/v2/places?q=x", {}],
    ["INVALID_WINDOW", "POST", "/v2/charts/window/coordinates", { from: "21:00" }],
    ["GEOCODE_LOCATION_NOT_FOUND", "POST", "/v2/charts", { location: "Springfeld, USA" }],
  ])("shows the response that the service gives for %s", async (code, method, path, fields) => {
    const page = await textOf(`/docs/errors/${code}.md`);
    const birth = { birthdate: "1990-09-05", birthtime: "21:17", lat: 52.37, lng: 4.89 };
    const { birthtime: _, ...day } = birth;
    const response = await fetch(service.url + path, {
      method,
      headers: {
        Accept: path.includes("theme") ? "image/png" : "application/json",
        "Content-Type": "application/json",
        "Chart-Geocode-Key": "any",
        ...(fields !== undefined && { Authorization: `Bearer ${apiKey}` }),
      },
      ...(method === "POST" && {
        body: JSON.stringify({ ...(path.includes("window") ? day : birth), ...fields }),
      }),
    });
    const shown = JSON.parse(blockBelow(page, "The response", "json"));
    expect(await response.json()).toEqual({ ...shown, timestamp: expect.any(String) });
    const [status = "", ...headers] = blockBelow(page, "The response", "http").split("\n");
    expect(status.startsWith(`HTTP/1.1 ${response.status} ${response.statusText}`)).toBe(true);
    for (const header of headers) {
      const [name = "", value] = header.split(": ");
      expect([name, response.headers.get(name)]).toEqual([name, value]);
    }
  });

  test("shows the response of version 1 to another method, and the method of each path", async () => {
    const page = await textOf("/docs/errors/METHOD_NOT_ALLOWED.md");
    const response = await fetch(`${service.url}/v1/bodygraphs`);
    const [, shown = ""] = /In version 1:\n\n```json\n(.*?)\n```/s.exec(page) ?? [];
    expect(JSON.parse(shown)).toEqual(await response.json());
    expect(page).toContain("- [GET /v2/places](/docs/reference/v2-places)");
  });

  test("shows the status and the wait of a refused burst", async () => {
    const page = await textOf("/docs/errors/RATE_LIMIT_EXCEEDED.md");
    expect(blockBelow(page, "The response", "http")).toBe("HTTP/1.1 429 Too Many Requests\nRetry-After: 7");
  });

  test("sets the names of fields as code", async () => {
    const list = await textOf("/docs/errors.md");
    expect(list).toContain("as `HH:MM` (`to` may be `24:00`)");
    expect(list).toContain("The field `from` must be earlier than the field `to`.");
    expect(list).toContain("The field `birthdate` must be a real date");
  });
});
