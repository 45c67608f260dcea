import { fileURLToPath } from "node:url";
import { requestChart } from "@chart/kit/load/chart-call";
import { accept, go, open, untilListed } from "@chart/kit/services/dashboard-pages";
import { DashboardService, type Invited } from "@chart/kit/services/dashboard-service";
import { inBrowser, inspect, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

// On one database engine: both give the same pages.
inBrowser(() => {
  let service: DashboardService;
  let customer: Invited;
  let page: Page;
  let requestId: string;
  const complaints: string[] = [];
  beforeAll(async () => {
    service = await DashboardService.start(await createSqlite());
    customer = await service.invite({
      email: "somebody.with.a.very.long.name@a-subdomain.of.a-long-organisation.example.com",
    });
    const answer = await requestChart(service.url, customer.apiKey);
    requestId = answer.headers.get("X-Request-Id") ?? "";
    for (let n = 0; n < 5; n++) await requestChart(service.url, customer.apiKey);
    await fetch(`${service.url}/v2/charts`, {
      method: "POST",
      headers: { Authorization: `Bearer ${customer.apiKey}` },
    });
    for (let n = 0; n < 55; n++) await addAccount(n);
  });
  afterAll(() => service.stop());

  const addAccount = (n: number) => {
    const plan = ["hobbyist", "developer", "scale", "lifetime"][n % 4] ?? "";
    return service.admin("account", "create", "--email", `customer-${n}@example.com`, "--plan", plan);
  };
  const signInAsOperator = async () => {
    page = await open(await service.invite({ operator: true, email: `${crypto.randomUUID()}@example.com` }));
    page.on("console", (message) => complaints.push(message.text()));
    page.on("pageerror", (error) => complaints.push(error.message));
  };
  const visit = (path: string) => page.goto(`${service.url}/dashboard/operator${path}`);
  const managed = () => `/accounts/${customer.accountId}`;
  const main = async () => (await page.locator("main").textContent()) ?? "";

  test("every page is accessible and fits the screen, in light and dark mode, at 360 and 1280 pixels", async () => {
    await signInAsOperator();
    await untilListed(page, `${service.url}/dashboard/operator${managed()}/requests`, 7);
    const faults: string[] = [];
    for (const [name, path] of [
      ["operator-accounts", ""],
      ["operator-accounts-used", "?sort=used-desc"],
      ["operator-accounts-none", "?q=nobody"],
      ["operator-invite", "/invite"],
      ["operator-account", managed()],
      ["operator-account-requests", `${managed()}/requests`],
      ["operator-account-credits", `${managed()}/credits`],
      ["operator-account-changes", `${managed()}/changes`],
      ["operator-account-manage", `${managed()}/manage`],
      ["operator-account-deactivate", `${managed()}/deactivate`],
      ["operator-account-request", `${managed()}/requests/${requestId}`],
      ["operator-request", "/request"],
      ["operator-request-none", "/request?id=req_00000000000000000000"],
      ["operator-audit", "/audit"],
      ["operator-audit-bad", "/audit?account=nobody&from=2026-02-30"],
      ["operator-audit-reversed", "/audit?from=2026-02-20&to=2026-02-19"],
      ["operator-health", "/health"],
      ["operator-health-week", "/health?range=week"],
    ] as const) {
      await visit(path);
      faults.push(...(await inspect(page, name)));
    }
    await visit(`${managed()}/manage`);
    await page.getByLabel("Number of credits").fill("7");
    await page.getByLabel("Reason").fill("W".repeat(200));
    await go(page, "Grant credits", "button");
    faults.push(...(await inspect(page, "operator-granted")));
    await go(page, "Invite again", "button");
    faults.push(...(await inspect(page, "operator-link")));
    expect(faults).toEqual([]);
    expect(complaints).toEqual([]);
  }, 240_000);

  test("the audit log says which day of a filter is wrong", async () => {
    await signInAsOperator();
    await visit("/audit?from=2026-02-20&to=2026-02-19");
    expect(await page.locator(".fault").allTextContents()).toEqual([
      "The last day must not be before the first one.",
    ]);
    await visit("/audit?from=2026-02-30");
    expect(await page.locator(".fault").allTextContents()).toEqual(["That date does not exist."]);
  });

  test("every account can be reached by paging, in every order", async () => {
    await signInAsOperator();
    for (const sort of ["email-asc", "created-desc", "used-desc", "credits-asc"]) {
      const seen = new Set<string>();
      await visit(`?sort=${sort}`);
      for (;;) {
        for (const email of await page.locator("td.address a").allTextContents()) seen.add(email);
        if ((await page.getByRole("link", { name: "Next page" }).count()) === 0) break;
        await go(page, "Next page");
      }
      const accounts = await service.database.sql("select email from accounts");
      expect(seen.size).toBe(accounts.length);
    }
  });

  test("a heading sorts the list, and a second click reverses the order", async () => {
    await signInAsOperator();
    await visit("");
    await page.getByRole("link", { name: "Credits", exact: true }).click();
    await page.waitForURL(/sort=credits-desc/);
    expect(await page.locator("th[aria-sort]").getAttribute("aria-sort")).toBe("descending");
    await page.getByRole("link", { name: "Credits", exact: true }).click();
    await page.waitForURL(/sort=credits-asc/);
    expect(await page.locator("th[aria-sort]").getAttribute("aria-sort")).toBe("ascending");
  });

  test("an account is found by its address, its id, the end of its key and the whole key, which stays in no address", async () => {
    await signInAsOperator();
    const { email, accountId, apiKey } = customer;
    for (const text of [
      email.slice(0, 12).toUpperCase(),
      accountId,
      apiKey.slice(-4),
      `…${apiKey.slice(-4)}`,
      apiKey,
      `Authorization: Bearer ${apiKey}`,
    ]) {
      await visit("");
      await page.getByLabel("Search").fill(text);
      await go(page, "Search", "button");
      await page.getByRole("link", { name: email }).waitFor();
      expect(page.url()).not.toContain(apiKey);
    }
  });

  test("a support question is answered from a request id: whose it is, what happened and what it cost", async () => {
    await signInAsOperator();
    await untilListed(page, `${service.url}/dashboard/operator${managed()}/requests`, 7);
    await go(page, "Find a request");
    await page.getByLabel("Request ID").fill(requestId);
    await go(page, "Find request", "button");
    await page.waitForURL(new RegExp(`${customer.accountId}/requests/${requestId}$`));
    expect(await main()).toContain("/v2/charts");
    await go(page, customer.email);
    const text = await main();
    expect(text).toContain("GEOCODE_KEY_MISSING");
    expect(text).toContain(`…${customer.apiKey.slice(-4)}`);
    expect(text).not.toContain(customer.apiKey);
  });

  test("deactivating asks first and says what stops, and activating lets the account call again", async () => {
    await signInAsOperator();
    const one = await service.invite();
    await requestChart(service.url, one.apiKey);
    await visit(`/accounts/${one.accountId}/manage`);
    await go(page, "Deactivate account");
    expect(await main()).toContain("1 API key stops working immediately. The account made 1 charged request");
    expect((await requestChart(service.url, one.apiKey)).status).toBe(200);
    await go(page, "Deactivate account", "button");
    expect(await page.getByRole("status").textContent()).toBe("Account deactivated.");
    expect((await requestChart(service.url, one.apiKey)).status).toBe(403);
    await go(page, "Activate account", "button");
    expect((await requestChart(service.url, one.apiKey)).status).toBe(200);
  });

  test("an invitation names who invites, to what and with which plan, and a used link leads a signed-in person home", async () => {
    const operator = await service.invite({ operator: true });
    page = await open(operator);
    await go(page, "Invite someone");
    await page.getByLabel("Email address").fill("new@example.com");
    await page.getByLabel("Plan").selectOption("scale");
    await go(page, "Create invitation", "button");
    const invitationUrl = (await page.locator("#new-link").textContent()) ?? "";
    const invitee = await (await openBrowser()).newPage();
    await invitee.goto(invitationUrl);
    const text = await invitee.locator("main").textContent();
    for (const part of [
      `${operator.email} invites you to Chart API`,
      "Scale, 100,000 credits a month",
      "new@example.com",
    ]) {
      expect(text).toContain(part);
    }
    await accept(invitee, { accountId: "", email: "new@example.com", apiKey: "", invitationUrl });
    await invitee.goto(invitationUrl);
    await invitee.waitForURL(/\/dashboard\/accounts\/acct_\w+$/);
    const keys = await service.database.sql(
      "select count(*) as keys from api_keys join accounts on accounts.id = account_id where email = 'new@example.com'",
    );
    expect(keys).toEqual([{ keys: 1 }]);
  });

  test("right after an invitation, the list shows it as invited, and counts it", async () => {
    const own = await DashboardService.start(await createSqlite());
    page = await open(await own.invite({ operator: true }));
    await page.getByText("1 account", { exact: true }).waitFor();
    await go(page, "Invite someone");
    await page.getByLabel("Email address").fill("new@example.com");
    await go(page, "Create invitation", "button");
    await page.goto(`${own.url}/dashboard/operator`);
    await page.getByText("2 accounts", { exact: true }).waitFor();
    const row = page.getByRole("row").filter({ hasText: "new@example.com" });
    expect(await row.textContent()).toContain("Invited");
    expect(await page.getByRole("row").filter({ hasText: "Active" }).count()).toBeGreaterThan(0);
    await own.stop();
  });

  test("an operator who is invited arrives at the accounts, and has neither credits nor keys nor a customer's pages", async () => {
    await signInAsOperator();
    await go(page, "Invite someone");
    await page.getByLabel("Email address").fill("second@example.com");
    await page.getByLabel("Plan").selectOption("operator");
    await go(page, "Create invitation", "button");
    const invitationUrl = (await page.locator("#new-link").textContent()) ?? "";
    const invitee = await (await openBrowser()).newPage();
    await accept(invitee, { accountId: "", email: "second@example.com", apiKey: "", invitationUrl });
    expect(new URL(invitee.url()).pathname).toBe("/dashboard/operator");
    const links = await invitee.locator("nav#nav a").allTextContents();
    expect(links.map((link) => link.trim())).toEqual([
      "Accounts",
      "Find a request",
      "Audit log",
      "Health",
      "Settings",
      "Documentation",
    ]);
    const [account] = await service.database.sql(
      `select accounts.id, allocation_credits + granted_credits as credits,
        (select count(*) from api_keys where account_id = accounts.id) as keys,
        (select count(*) from ledger where account_id = accounts.id) as entries
      from accounts where email = 'second@example.com'`,
    );
    expect(account).toMatchObject({ credits: 0, keys: 0, entries: 0 });
    for (const path of ["", "/keys", "/keys/new", "/credits", "/requests", "/quick-start"]) {
      await invitee.goto(`${service.url}/dashboard/accounts/${account?.["id"]}${path}`);
      expect(new URL(invitee.url()).pathname).toBe("/dashboard/operator");
    }
    await invitee.goto(`${service.url}/dashboard/accounts/${account?.["id"]}/settings`);
    await invitee.getByRole("heading", { name: "Settings", exact: true }).waitFor();
  });

  test("the audit log is filtered by account, person and change, and names the admin command", async () => {
    await signInAsOperator();
    await visit("/audit");
    await page.getByLabel("Account").fill(customer.email);
    await page.getByLabel("Changed by").fill("Admin command");
    await page.getByRole("combobox", { name: "Change" }).selectOption("account.created");
    await go(page, "Filter", "button");
    const rows = await page.locator("tbody tr").allTextContents();
    expect(rows).toHaveLength(1);
    for (const part of ["Account created", customer.email, "Admin command"]) {
      expect(rows[0]).toContain(part);
    }
  });

  test("the page about the service's health shows its release, its requests, its busiest account, its store and its last backup", async () => {
    await signInAsOperator();
    await visit("/health");
    const text = await main();
    expect(text).toContain(customer.email);
    expect(text).toContain("SQLite");
    expect(text).toMatch(/Last backupNever/);
    // Once for the service, and once for its only process.
    expect(text.match(/\d+\.\d+\.\d+ \(([0-9a-f]{8}|unknown)\)/g)).toHaveLength(2);
    expect(Number(await page.locator('[data-test="requests"]').textContent())).toBeGreaterThanOrEqual(7);
    await service.admin("backup", `${fileURLToPath(service.database.url)}.backup`);
    await visit("/health");
    expect(await main()).toMatch(/Last backup(just now|\d+ min ago)/);
  });
});
