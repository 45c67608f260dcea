import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { inBrowser, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite, type TestDatabase } from "@chart/kit/stores/test-stores";
import type { Request } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fillBirth } from "./fill-birth.js";

/** A birth whose parts stand in nothing else: at 12.36 north, 1.53 west. */
const BIRTH = {
  ...{ day: "17", month: "11", year: "1953", time: "04:46", name: "Zwetana Canary" },
  place: "Ouagadougou",
};

/** Forms in which somebody could find the birth. */
const SECRETS = [
  "1953-11",
  "year=1953",
  "04%3A46",
  "November 1953",
  "Zwetana",
  "Canary",
  "Ouaga",
  "Abidjan",
  "-1.53",
];
/** Those that occur by chance, too: a latitude in a duration, the time in the instant of a log line. */
const UNLIKELY = [/lat\W{1,4}12\.3/, /04:46/];
const INSTANTS = /\d{4}-\d\d-\d\d[T ][\d:.]+Z?/g;

let database: TestDatabase;
let service: DashboardService;
beforeAll(async () => {
  database = await createSqlite();
  service = await DashboardService.start(database, {
    ...{ NODE_ENV: "test", LOG_LEVEL: "trace", OPS_PORT: "0" },
  });
});
afterAll(() => service.stop());

/** Everything of a request that proxies may log, without its body. */
const headOf = async (request: Request) =>
  [request.url(), ...Object.entries(await request.allHeaders()).flat()].join("\n");

inBrowser(() => {
  test("no part of a birth stands in an address, a header, a log, a metric or a table, whatever somebody does with it", async () => {
    const context = await openBrowser();
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const page = await context.newPage();
    const requests: Request[] = [];
    context.on("request", (request) => requests.push(request));
    const utc = () => page.evaluate('document.querySelector("#chart").chart?.birthDateUtc');

    await page.goto(service.url);
    await fillBirth(page, BIRTH);
    await expect.poll(utc).toContain("1953-11-17");
    await page.getByRole("link", { name: "Everything it says" }).click();
    await page.locator("[data-summary]").getByText("Type", { exact: true }).waitFor();
    await page.locator("#says .reading").waitFor();
    expect(page.url()).toBe(`${service.url}/chart`);
    for (const button of ["Share", "SVG", "PNG"])
      await page.getByRole("button", { name: button, exact: true }).click();
    await page.evaluate("window.print = () => { window.printed = true; }");
    await page.getByRole("button", { name: "Print" }).click();
    await expect.poll(() => page.evaluate("window.printed")).toBe(true);
    await page.getByRole("tab", { name: "Two people" }).click();
    await fillBirth(page, BIRTH, "#second-form");
    await expect
      .poll(() => page.evaluate('document.querySelector("#chart").svg.includes("Companionship")'))
      .toBe(true);
    for (const tab of ["Today", "Returns", "JSON", "Request", "Embed", "What it says"])
      await page.getByRole("tab", { name: tab, exact: true }).click();
    // Not that of a part, either.
    expect(page.url()).toBe(`${service.url}/chart`);
    // Leads to another page, whose request has a referrer.
    await page.getByRole("link", { name: "Docs" }).click();
    await page.waitForURL("**/docs");
    const link = String(await page.evaluate("navigator.clipboard.readText()"));
    expect(link).toContain("d=1953-11-17");
    await page.goto(link);
    await expect.poll(utc).toContain("1953-11-17");
    await page.goto(`${service.url}/embed`);
    await fillBirth(page, BIRTH);
    await expect.poll(utc).toContain("1953-11-17");

    const plain = await (await openBrowser({ javaScript: false })).newPage();
    plain.on("request", (request) => requests.push(request));
    await plain.goto(`${service.url}/chart`);
    for (const [name, value] of [
      ["day", BIRTH.day],
      ["year", BIRTH.year],
      ["time", BIRTH.time],
      ["place", BIRTH.place],
      ["name", BIRTH.name],
    ] as const)
      await plain.locator(`[name=${name}]`).first().fill(value);
    await plain.locator("[name=month]").first().selectOption(BIRTH.month);
    await plain.getByRole("button", { name: "Show my chart" }).click();
    await plain.locator(".posted.light svg").waitFor();

    // Forms that are refused.
    const post = (path: string, body: URLSearchParams | string) =>
      fetch(service.url + path, { method: "POST", body });
    const wrong = new URLSearchParams({ ...BIRTH, day: "31", "time-kind": "exact" });
    expect((await post("/chart", wrong)).status).toBe(422);
    expect(
      (await post("/chart", new URLSearchParams({ ...BIRTH, name: "Canary".repeat(1000) }))).status,
    ).toBe(413);
    expect((await post("/chart/places", JSON.stringify(BIRTH))).status).toBe(415);
    const many = await Promise.all(Array.from({ length: 40 }, () => post("/chart", wrong)));
    expect(many.map(({ status }) => status)).toContain(429);

    // The text of the search, and a form that is posted without a script, are the only bodies.
    const bodies = requests.filter((request) => request.postData() !== null);
    expect(new Set(bodies.map((request) => new URL(request.url()).pathname))).toEqual(
      new Set(["/chart/places", "/chart"]),
    );
    const searches = bodies.filter((request) => request.url().endsWith("/chart/places"));
    expect(searches.length).toBeGreaterThan(0);
    for (const search of searches) expect(BIRTH.place).toContain(search.postData()!.replace(/^q=/, ""));

    const [, opsPort] = /"port":(\d+),"msg":"metrics/.exec(service.stderr) ?? [];
    const metrics = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();
    expect(metrics).toContain("# TYPE");
    expect(service.stderr.match(/request answered/g)?.length).toBeGreaterThan(20);
    const folder = dirname(database.url.replace(/^file:/, ""));
    const tables = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name)).toString("latin1"))
      .join("\n");
    expect(tables).toContain("SQLite format 3");
    const places = {
      addresses: (await Promise.all(requests.map(headOf))).join("\n"),
      log: service.stderr + service.stdout,
      metrics,
      tables,
    };
    for (const [name, text] of Object.entries(places)) {
      for (const secret of SECRETS)
        expect([name, secret, text.includes(secret)]).toEqual([name, secret, false]);
      for (const form of UNLIKELY)
        expect([name, form, form.test(text.replace(INSTANTS, ""))]).toEqual([name, form, false]);
    }
  });
});
