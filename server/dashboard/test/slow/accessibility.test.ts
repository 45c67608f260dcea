import { requestChart } from "@chart/kit/load/chart-call";
import { accept, follow, go, open, shownKey, signIn, untilListed } from "@chart/kit/services/dashboard-pages";
import { DashboardService, PASSWORD } from "@chart/kit/services/dashboard-service";
import { complaintsOf, inBrowser, inspect, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";

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
    const complaints = complaintsOf(page);
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
    await follow(page, page.locator("td.request a").first());
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
    expect(complaints).toEqual([]);
  }, 240_000);

  test("so is every page of the settings, of the second factor and of an account without credits", async () => {
    const member = await service.invite();
    const page = await open(member);
    const complaints = complaintsOf(page);
    const faults: string[] = [];
    const look = async (name: string, on = page) => faults.push(...(await inspect(on, name)));
    const own = `${service.url}/dashboard/accounts/${member.accountId}`;
    const settings = `${own}/settings`;
    const prove = async (password: string, button: string) => {
      await page.getByLabel("Your password", { exact: true }).fill(password);
      await go(page, button, "button");
    };

    for (const action of ["export", "delete"]) {
      await page.goto(`${settings}/${action}`);
      await prove("a wrong password", action === "export" ? "Download export" : "Delete account for good");
      await look(`settings-${action}-refused`);
    }
    await page.goto(settings);
    await page.getByLabel("Show times in").fill("Atlantis");
    await go(page, "Save time zone", "button");
    await look("settings-zone-refused");

    await page.goto(`${settings}/second-factor/on`);
    await prove("a wrong password", "Continue");
    await look("second-factor-refused");
    await prove(PASSWORD, "Continue");
    await look("second-factor-scan");
    const secret = ((await page.locator("#secret").textContent()) ?? "").replaceAll(" ", "");
    await page.getByLabel("Code", { exact: true }).fill(new TOTP({ secret }).generate());
    await go(page, "Turn on second factor", "button");
    await look("recovery-codes");
    await page.goto(settings);
    await look("settings-second-factor");
    await page.goto(`${settings}/second-factor/off`);
    await look("second-factor-off");
    await page.goto(`${settings}/second-factor/on`);
    await look("conflict");

    const signingIn = await (await openBrowser()).newPage();
    await signIn(signingIn, service.url, member.email, PASSWORD);
    await signingIn.getByLabel("Code", { exact: true }).fill("12");
    await go(signingIn, "Sign in", "button");
    await look("second-step-refused", signingIn);

    for (const [name, credits] of [
      ["overview-low", 15],
      ["overview-out", 0],
    ] as const) {
      await service.database.sql(
        "update accounts set allocation_credits = $1 where id = $2",
        credits,
        member.accountId,
      );
      await page.goto(own);
      await look(name);
    }
    await service.admin("account", "deactivate", "--account", member.accountId);
    await page.goto(own);
    await look("overview-deactivated");
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  }, 240_000);

  test("so is every page of an error", async () => {
    const member = await service.invite();
    const page = await open(member);
    const complaints = complaintsOf(page);
    const faults: string[] = [];
    const own = `${service.url}/dashboard/accounts/${member.accountId}`;
    const sendSettings = async (token: string) => {
      await page.goto(`${own}/settings`);
      await page.locator("[name=form_token]").first().waitFor({ state: "attached" });
      await page.evaluate(
        `for (const field of document.getElementsByName("form_token")) field.value = ${JSON.stringify(token)}`,
      );
      await page.getByLabel("Show times in").fill("Europe/Paris");
      await go(page, "Save time zone", "button");
    };
    await sendSettings("another token");
    faults.push(...(await inspect(page, "error-403")));
    expect(await page.getByRole("heading", { name: "This form has expired" }).count()).toBe(1);

    await service.database.sql("alter table request_log rename to request_log_away");
    const broken = await page.goto(`${own}/requests`);
    await service.database.sql("alter table request_log_away rename to request_log");
    expect(broken?.status()).toBe(500);
    faults.push(...(await inspect(page, "error-500")));
    expect(await page.getByText(/^Request ID: req_/).count()).toBe(1);

    let status = 0;
    while (status !== 429) status = (await page.request.get(`${own}/keys`)).status();
    await page.goto(`${own}/keys`);
    faults.push(...(await inspect(page, "error-429")));
    expect(faults).toEqual([]);
    expect(complaints.filter((text) => !/status of 500/.test(text))).toEqual([]);
  }, 240_000);
});
