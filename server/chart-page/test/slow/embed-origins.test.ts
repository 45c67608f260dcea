import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { DashboardService } from "@chart/kit/services/dashboard-service";
import { inBrowser, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";

/** Starts a service without EMBED_ORIGINS. */
async function start(environment: Record<string, string>): Promise<DashboardService> {
  const service = await DashboardService.start(await createSqlite(), environment);
  onTestFinished(() => service.stop().then(() => {}));
  return service;
}

/** Opens a page of another site. */
async function openSite(body: string): Promise<Page> {
  const server = createServer((_, response) =>
    response
      .writeHead(200, { "Content-Type": "text/html" })
      .end(`<!doctype html><html lang="en"><title>A page</title>${body}</html>`),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const page = await (await openBrowser()).newPage();
  // An own header would make Chromium ask for leave first, as it does on no site.
  await page.context().setExtraHTTPHeaders({});
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return page;
}

/** Writes the lines that the tab Embed shows. */
const formOf = ({ url }: DashboardService) =>
  ["chart", "form"]
    .map((name) => `<script type="module" src="${url}/embed/human-design-${name}.js"></script>`)
    .join("") +
  `<human-design-form for="chart" places-url="${url}/chart/places"></human-design-form><human-design-chart id="chart"></human-design-chart>`;

/** Returns what the tab Embed says, without its markup. */
async function embedTabOf({ url }: DashboardService): Promise<string> {
  const page = await (await fetch(`${url}/chart`)).text();
  return page.replace(/<[^>]*>/g, "").replace(/\s+/g, " ");
}

/** Types a birth, up to the search for its place. */
async function fillForm(page: Page): Promise<void> {
  await page.getByLabel("Day").fill("5");
  await page.getByLabel("Month").selectOption("September");
  await page.getByLabel("Year").fill("1990");
  await page.getByLabel("Time", { exact: true }).fill("21:17");
  await page.getByRole("combobox", { name: "Place of birth" }).pressSequentially("Amsterdam");
}

inBrowser(() => {
  test("in development, a page on another port of this machine searches for a place and frames /embed", async () => {
    const service = await start({ NODE_ENV: "development" });
    expect(await embedTabOf(service)).toContain("Pages on this machine may embed the form.");
    const page = await openSite(formOf(service));
    await fillForm(page);
    await page.getByRole("option", { name: "Netherlands" }).first().click();
    await expect
      .poll(() => page.evaluate(`document.querySelector("#chart").chart?.birthDateUtc`))
      .toBe("1990-09-05T19:17:00.000Z");
    const framing = await openSite(`<iframe src="${service.url}/embed" title="chart"></iframe>`);
    await framing.frameLocator("iframe").locator("#birth-form [name=day]").fill("5");
  });

  test.each([
    { NODE_ENV: "production", CONTACT: "ask@example.com" },
    { NODE_ENV: "development", HOST: "0.0.0.0", CONTACT: "ask@example.com" },
  ])("with %o the form tells the page's author whom to ask, and a time zone works", async (environment) => {
    const service = await start(environment);
    expect(await embedTabOf(service)).toContain("This service allows no other site yet: its operator lists");
    expect(await (await fetch(`${service.url}/chart`)).text()).toContain(
      '<a href="mailto:ask@example.com">its operator</a>',
    );
    const page = await openSite(formOf(service));
    await fillForm(page);
    const { origin } = new URL(page.url());
    await page
      .getByText(
        `This service does not let ${origin} search for places: its operator must add ${origin} to EMBED_ORIGINS.`,
      )
      .waitFor();
    await page.getByRole("button", { name: "Not listed? Give its time zone" }).click();
    await page.getByRole("combobox", { name: "Time zone" }).pressSequentially("amsterdam");
    await page.getByRole("option", { name: "Europe/Amsterdam" }).click();
    await expect
      .poll(() => page.evaluate(`document.querySelector("#chart").chart?.birthDateUtc`))
      .toBe("1990-09-05T19:17:00.000Z");
  });
});
