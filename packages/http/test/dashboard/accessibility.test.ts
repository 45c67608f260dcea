import { requestChart } from "testkit/load/chart-call";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inBrowser, inspect, openBrowser } from "../support/browser.js";
import { accept, go, shownKey, signIn, untilListed } from "../support/dashboard-pages.js";
import { DashboardService, PASSWORD } from "../support/dashboard-service.js";
import { createSqlite } from "../support/databases.js";

// On one database engine: both give the same pages.
inBrowser(() => {
  let service: DashboardService;
  beforeAll(async () => {
    service = await DashboardService.start(await createSqlite(), { NODE_ENV: "development", SIGNUP: "open" });
  });
  afterAll(() => service.stop());

  test("every page is accessible and fits the screen, in light and dark mode, at 360 and 1280 pixels", async () => {
    const email = `somebody.with.a.very.long.name.${crypto.randomUUID()}@a-subdomain.of.a-long-organisation.example.com`;
    const invited = await service.invite({ email });
    for (let n = 0; n < 3; n++) await requestChart(service.url, invited.apiKey);
    await fetch(`${service.url}/v2/charts`, {
      method: "POST",
      headers: { Authorization: `Bearer ${invited.apiKey}` },
    });
    const context = await openBrowser();
    const page = await context.newPage();
    const faults: string[] = [];
    const look = async (name: string) => faults.push(...(await inspect(page, name)));
    const visit = async (path: string, name: string) => {
      await page.goto(service.url + path);
      await look(name);
    };

    await visit("/dashboard/sign-in", "sign-in");
    await signIn(page, service.url, invited.email, "a wrong password");
    await look("sign-in-refused");
    await visit("/dashboard/reset", "reset");
    await page.getByLabel("Email address").fill("nobody@example.com");
    await go(page, "Send link", "button");
    await look("reset-sent");
    await visit("/dashboard/sign-up", "sign-up");
    await visit("/dashboard/links/none", "link-spent");
    await page.goto(invited.invitationUrl);
    await look("invitation");
    await page.getByLabel("Password", { exact: true }).fill(invited.email);
    await go(page, "Accept invitation", "button");
    await look("invitation-refused");
    await accept(page, invited);
    await page.locator("summary").click();
    await look("overview");
    const own = `/dashboard/accounts/${invited.accountId}`;
    await visit(`${own}/keys`, "keys");
    await go(page, "Rotate Default");
    await look("key-rotate");
    await go(page, "Rotate key", "button");
    await look("key-new");
    for (const name of ["Production", "Staging", "W".repeat(40)]) {
      await visit(`${own}/keys/new`, "key-create");
      await page.getByLabel("Name").fill(name);
      await go(page, "Create key", "button");
    }
    await requestChart(service.url, await shownKey(page));
    await visit(`${own}/keys`, "keys-five");
    await go(page, "Delete Staging");
    await look("key-delete");
    await visit(`${own}/keys`, "keys");
    await go(page, "Rename Staging");
    await page.getByLabel("Name").fill("Production");
    await go(page, "Rename key", "button");
    await look("key-rename-name-taken");
    await visit(`${own}/keys/new`, "key-create");
    await page.getByLabel("Name").fill("Production");
    await go(page, "Create key", "button");
    await look("key-name-taken");
    await visit(`${own}/credits`, "credits");
    await visit(`${own}/credits?first=2020-01-01&last=2020-01-01`, "credits-empty");
    await visit(`${own}/credits?first=2020-02-30&last=2020-01-01`, "credits-bad-days");
    await untilListed(page, `${service.url}${own}/requests`, 4);
    await look("requests");
    await visit(`${own}/requests?status=5xx`, "requests-empty");
    await visit(`${own}/requests?id=req_1`, "requests-unknown");
    await page.goto(`${service.url}${own}/requests?status=4xx`);
    await page.locator("td.request a").first().click();
    await look("request");
    await visit(`${own}/quick-start`, "quick-start");
    await visit(`${own}/settings`, "settings");
    await page.getByLabel("Current password", { exact: true }).fill("a wrong password");
    await page
      .getByLabel("New password (at least 10 characters)", { exact: true })
      .fill("another long password");
    await go(page, "Change password", "button");
    await look("settings-refused");
    const grant = ["--amount", "7", "--reason", "W".repeat(200)];
    await service.admin("credits", "grant", "--account", invited.accountId, ...grant);
    await visit(`${own}/credits`, "credits-long");
    await visit("/dashboard/nowhere", "not-found");
    const joining = await service.invite();
    const fresh = await (await openBrowser()).newPage();
    await fresh.goto(joining.invitationUrl);
    await fresh.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await go(fresh, "Accept invitation", "button");
    faults.push(...(await inspect(fresh, "first-key")));
    await go(fresh, "API keys");
    for (const name of ["First key", "Default"]) {
      await go(fresh, `Delete ${name}`);
      await go(fresh, "Delete key", "button");
    }
    faults.push(...(await inspect(fresh, "keys-none")));
    await fresh.goto(`${service.url}/dashboard`);
    faults.push(...(await inspect(fresh, "overview-empty")));
    await fresh.goto(`${fresh.url()}/requests`);
    faults.push(...(await inspect(fresh, "requests-none")));
    expect(faults).toEqual([]);
  }, 240_000);
});
