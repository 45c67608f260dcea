import { requestChart } from "@chart/kit/load/chart-call";
import { accept, go, open, shownKey } from "@chart/kit/services/dashboard-pages";
import { DashboardService, PASSWORD } from "@chart/kit/services/dashboard-service";
import { inBrowser, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, expect, test } from "vitest";

// What a browser does with the pages, on one database engine: both give the same pages.
inBrowser(() => {
  let service: DashboardService;
  beforeAll(async () => {
    service = await DashboardService.start(await createSqlite(), { NODE_ENV: "development", SIGNUP: "open" });
  });
  afterAll(() => service.stop());

  test("the copy button copies the new key to the clipboard", async () => {
    const page = await open(await service.invite());
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await go(page, "API keys");
    await go(page, "Rotate First key");
    await go(page, "Rotate key", "button");
    await page.getByRole("button", { name: "Copy key" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const copied = await page.evaluate("navigator.clipboard.readText()");
    expect(copied).toBe(await shownKey(page));
  });

  test("a double click submits a form only once", async () => {
    const page = await open(await service.invite({ operator: true }));
    const managed = await service.invite({ credits: "0" });
    await page.goto(`${service.url}/dashboard/operator/accounts/${managed.accountId}/manage`);
    await page.getByLabel("Number of credits").fill("7");
    await page.getByLabel("Reason").fill("once");
    const loaded = page.waitForURL(/done=credits/);
    await page.getByRole("button", { name: "Grant credits", exact: true }).dblclick();
    await loaded;
    const grants = await service.database.sql(
      "select amount from ledger where kind = 'grant' and account_id = $1 and reason = 'once'",
      managed.accountId,
    );
    expect(grants).toHaveLength(1);
  });

  test("without JavaScript everything works, from the invitation to a new key and another time zone", async () => {
    const page = await open(await service.invite(), { javaScript: false });
    await go(page, "API keys");
    await go(page, "Rotate First key");
    await go(page, "Rotate key", "button");
    const newKey = await shownKey(page);
    expect((await requestChart(service.url, newKey)).status).toBe(200);
    expect(await page.getByRole("button", { name: "Copy key" }).isVisible()).toBe(false);

    await go(page, "Settings");
    await page.getByLabel("Show times in").fill("Pacific/Kiritimati");
    await go(page, "Save time zone", "button");
    expect(await page.getByRole("status").textContent()).toBe("Time zone changed.");
    await go(page, "Credits");
    expect(await page.getByText("Times are in Pacific/Kiritimati. Change this in Settings.").count()).toBe(1);
  });

  test("pages load nothing from other sites and do not violate their own Content-Security-Policy", async () => {
    const invited = await service.invite();
    await requestChart(service.url, invited.apiKey);
    const context = await openBrowser();
    const page = await context.newPage();
    const hosts = new Set<string>();
    const complaints: string[] = [];
    page.on("request", (request) => hosts.add(new URL(request.url()).host));
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
    await accept(page, invited);
    for (const name of ["API keys", "Credits", "Quick start", "Settings", "Overview"]) await go(page, name);
    expect([...hosts]).toEqual([new URL(service.url).host]);
    expect(complaints).toEqual([]);
  });

  test("every page can be used with the keyboard only", async () => {
    const invited = await service.invite();
    const context = await openBrowser();
    const page = await context.newPage();
    await page.goto(invited.invitationUrl);
    const focus = async (matching: RegExp) => {
      for (let n = 0; n < 40; n++) {
        await page.keyboard.press("Tab");
        const text = String(
          await page.evaluate("document.activeElement.textContent || document.activeElement.name"),
        );
        if (matching.test(text)) return;
      }
      throw new Error(`no ${matching} in the order of the tab key`);
    };
    await focus(/^password$/);
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Welcome to Chart API" }).waitFor();
    for (const [link, url] of [
      [/^API keys$/, /keys$/],
      [/^Rotate$/, /rotate$/],
    ] as const) {
      await focus(link);
      await page.keyboard.press("Enter");
      await page.waitForURL(url);
    }
    await focus(/^Rotate key$/);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /^Your new key/ }).waitFor();
  });
});
