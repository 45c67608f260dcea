import { join } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";

const FOLDER = fileURLToPath(new URL("./", import.meta.url));
const SOURCE = fileURLToPath(new URL("../../src/index.ts", import.meta.url));

const DAY = 'birthdate: "1990-09-05"';
const TIME = `${DAY}, birthtime: "21:17"`;
const CATCH = "declare const error: ChartApiError;";

/** Code that must compile, by what it does. */
const RIGHT: Readonly<Record<string, string>> = {
  "a birth by its place": `await api.charts.create({ ${TIME}, location: "Ulm, Germany" });`,
  "a birth by coordinates, with a zone": `await api.charts.create({ ${TIME}, lat: 1, lng: 2, timeZone: "Asia/Tokyo" });`,
  "a birth by a time zone": `await api.charts.create({ ${TIME}, timeZone: "Asia/Tokyo", disambiguation: "later" });`,
  "a birth in UTC": 'await api.charts.svg({ utc: "1990-09-05T19:17:00Z" }, { theme: "print" });',
  "a birth of no known time": `await api.charts.window({ ${DAY}, lat: 1, lng: 2 });`,
  "a row of a file": "await api.charts.batch([{} as Record<string, string>]).next();",
  "members of a result": `const { type, gates, longitudes } = await api.charts.create({ utc: "" }, { include: ["longitudes"] });
    const same: "Projector" | undefined = type === "Projector" ? type : undefined; gates.map((gate) => gate.length); longitudes?.design;`,
  "an undefined key of the environment":
    'createClient({ baseUrl: "", apiKey: undefined as string | undefined, timeoutMs: undefined });',
  "rows with undefined members": `const zone = undefined as string | undefined;
    await api.charts.create({ ${TIME}, lat: 1, lng: 2, timeZone: zone, location: undefined });
    await api.charts.batch([{ ${DAY}, lat: undefined as number | undefined }]).next();`,
  "members that are null, as in a row of a database or the value of the web form": `
    const none = null as number | null;
    await api.charts.create({ ${TIME}, timeZone: "Asia/Tokyo", location: null, lat: none, lng: none, disambiguation: null });
    await api.composites.create({ people: [{ utc: "", lat: null }, { ${TIME}, lat: 1, lng: 2, utc: null }] });
    await api.transits.create({ at: null, birthdate: null }); await api.returns.create({ utc: "", kinds: null, from: null });
    await api.charts.window({ ${DAY}, lat: 1, lng: 2, from: null, timeZone: null });
    await api.charts.batch([{ ${TIME}, timeZone: "UTC", lat: none, lng: none, utc: null }]).next();`,
  "a PNG as a blob and a response":
    'const png = await api.charts.png({ utc: "" }); new Blob([png]); new Response(png);',
  "read-only lists": `await api.composites.create({ people: [{ utc: "" }, { ${TIME}, timeZone: "UTC" }] as const });
    await api.charts.create({ utc: "" }, { include: ["birth"] as const });
    await api.returns.create({ utc: "", kinds: ["saturn"] as const });`,
  "the sky alone, and against a birth": `await api.transits.create({}); await api.transits.create({ at: "", ${TIME}, lat: 1, lng: 2 });`,
  "every kind of code": `${CATCH} if (error.code === "CREDITS_EXHAUSTED" || error.code === "NO_RESPONSE") error.charged === "no";`,
  "an outcome of a batch": `for await (const item of api.charts.batch([])) {
    if (item.chart === undefined) item.message.length; else item.chart.profile; }`,
  "facts of a response":
    'const { data, meta } = await api.places.search("ulm").withResponse(); data.places[0]?.zone; meta.place?.length;',
};

/** Code that must not compile, by its mistake. */
const WRONG: Readonly<Record<string, string>> = {
  "a code that no error has": `${CATCH} error.code === "INVALID_BIRTHDAY";`,
  "a value of charged": `${CATCH} error.charged === "yes";`,
  "a misspelt field": `await api.charts.create({ birthDate: "1990-09-05", birthtime: "21:17", location: "Ulm, Germany" });`,
  "a field of no birth": `await api.charts.create({ ${TIME}, place: "Ulm, Germany" });`,
  "a number as text": `await api.charts.create({ ${TIME}, lat: "52.37", lng: 4.89 });`,
  "an unknown disambiguation": `await api.charts.create({ ${TIME}, timeZone: "UTC", disambiguation: "first" });`,
  "a birth without a time": `await api.charts.create({ ${DAY}, location: "Ulm, Germany" });`,
  "a birth without a place": `await api.charts.create({ ${TIME} });`,
  "half of the coordinates": `await api.charts.create({ ${TIME}, lat: 52.37 });`,
  "no birth": "await api.charts.create({});",
  "two ways in one birth": `await api.charts.create({ ${TIME}, location: "Ulm, Germany", lat: 1, lng: 2 });`,
  "UTC beside a local time": `await api.charts.create({ ${TIME}, utc: "1990-09-05T19:17:00Z" });`,
  "a simple chart by coordinates": `await api.charts.simple({ ${TIME}, lat: 1, lng: 2 });`,
  "a window with half of a span": 'await api.charts.window({ fromUtc: "1990-09-05T19:00:00Z" });',
  "an unknown member to include": 'await api.charts.create({ utc: "" }, { include: ["desing"] });',
  "an unknown theme": 'await api.charts.png({ utc: "" }, { theme: "blue" });',
  "a width of an SVG": 'await api.charts.svg({ utc: "" }, { width: 300 });',
  "an unknown kind of return": 'await api.returns.create({ utc: "", kinds: ["sun"] });',
  "people without a birth": "await api.composites.create({ people: [{}, {}] });",
  "a transit to two ways of a birth": 'await api.transits.create({ utc: "", location: "Ulm, Germany" });',
  "people without a list": 'await api.composites.create({ people: { utc: "" } });',
  "a value that no chart has": '(await api.charts.create({ utc: "" })).type === "Projektor";',
  "the envelope": '(await api.charts.create({ utc: "" })).data;',
  "an outcome without a check": "for await (const item of api.charts.batch([])) item.chart.type;",
  "an unknown setting": 'createClient({ baseUrl: "", key: "" });',
  "no address": 'createClient({ apiKey: "" });',
  "a key for a call that is free": 'await api.account.get({ idempotencyKey: "a" });',
};

const FILES = new Map(
  [...Object.entries(RIGHT), ...Object.entries(WRONG)].map(([title, code], index) => [
    title,
    {
      path: join(FOLDER, `snippet-${index}.mts`),
      text: `import { ChartApiError, createClient } from "chart-client";
        const api = createClient({ baseUrl: "" });
        ${code}
        export { ChartApiError, api };`,
    },
  ]),
);

/** Mistakes that the compiler finds in each file, by its path. */
const found = new Map<string, string[]>();
beforeAll(() => {
  const options: ts.CompilerOptions = {
    ...{ strict: true, exactOptionalPropertyTypes: true, noEmit: true, skipLibCheck: false, types: [] },
    ...{ target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    ...{ moduleResolution: ts.ModuleResolutionKind.Bundler, lib: ["lib.es2023.d.ts", "lib.dom.d.ts"] },
    paths: { "chart-client": [SOURCE] },
  };
  const texts = new Map([...FILES.values()].map(({ path, text }) => [path, text]));
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists } = host;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  const program = ts.createProgram([...texts.keys()], options, host);
  for (const { file, messageText } of ts.getPreEmitDiagnostics(program)) {
    const path = file?.fileName ?? "";
    found.set(path, [...(found.get(path) ?? []), ts.flattenDiagnosticMessageText(messageText, "\n")]);
  }
});

const mistakesOf = (title: string) => found.get(FILES.get(title)?.path ?? "") ?? [];

describe("the types of the client", () => {
  test("have no mistake of their own", () => {
    const paths = [...FILES.values()].map(({ path }) => path);
    expect([...found.keys()].filter((path) => !paths.includes(path))).toEqual([]);
  });

  test.each(Object.keys(RIGHT))("accept %s", (title) => {
    expect(mistakesOf(title)).toEqual([]);
  });

  test.each(Object.keys(WRONG))("refuse %s", (title) => {
    expect(mistakesOf(title)).not.toEqual([]);
  });
});
