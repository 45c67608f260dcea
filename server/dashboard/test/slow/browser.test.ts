import { requestChart } from "@chart/kit/load/chart-call";
import { go, open, shownKey, signIn } from "@chart/kit/services/dashboard-pages";
import { DashboardService, PASSWORD } from "@chart/kit/services/dashboard-service";
import { Visitor } from "@chart/kit/services/visitor";
import { complaintsOf, inBrowserOnEachEngine, openBrowser } from "@chart/kit/setup/browser";
import { afterAll, beforeAll, expect, test } from "vitest";

inBrowserOnEachEngine("the dashboard", (create) => {
  let service: DashboardService;
  beforeAll(async () => {
    service = await DashboardService.start(await create(), { NODE_ENV: "development", SIGNUP: "open" });
  });
  afterAll(() => service.stop());

  test("an invited person can sign in with the new password and sees the balance decrease after a request", async () => {
    const invited = await service.invite({ credits: "100" });
    const page = await open(invited);
    await go(page, "Sign out", "button");
    await page.waitForURL(/sign-in$/);

    await signIn(page, service.url, invited.email, "a wrong password");
    expect(await page.getByRole("alert").textContent()).toBe("Incorrect email address or password.");
    await signIn(page, service.url, invited.email, PASSWORD);
    await page.waitForURL(/accounts/);

    const left = page.locator('[data-test="allocation-left"]');
    expect(await left.textContent()).toBe("100");
    expect(await page.getByText(/No charged or failed requests in the last 30 days/).count()).toBe(1);
    expect((await requestChart(service.url, invited.apiKey)).status).toBe(200);
    await page.reload();
    expect(await left.textContent()).toBe("99");
    expect(await page.getByRole("radiogroup", { name: /Bar chart: 1 request in/ }).count()).toBe(1);
  });

  test("a failed request is counted under its error code and updates the key's last use", async () => {
    const invited = await service.invite();
    const page = await open(invited);
    await go(page, "API keys");
    const usedKey = page.getByRole("row", { name: /^Default/ });
    expect(await usedKey.getByText("Never", { exact: true }).count()).toBe(1);
    await fetch(`${service.url}/v2/charts/coordinates`, {
      method: "POST",
      headers: { Authorization: `Bearer ${invited.apiKey}`, "Content-Type": "application/json" },
      body: "{}",
    });
    await page.reload();
    expect(await usedKey.getByText("Never", { exact: true }).count()).toBe(0);
    expect(await usedKey.getByText("/v2/charts/coordinates", { exact: true }).count()).toBe(1);
    await go(page, "Overview");
    expect(
      await page
        .getByRole("row", { name: /^INVALID_BIRTHDATE The field birthdate must be a real date.* 1 100.0 %$/ })
        .count(),
    ).toBe(1);
  });

  test("once a key rotation is confirmed, no request with the old key succeeds, even under load", async () => {
    const invited = await service.invite({ credits: "100000" });
    const page = await open(invited);
    await go(page, "API keys");
    await go(page, "Rotate Default");

    let isRotated = false;
    const startedAfter: number[] = [];
    let succeededBefore = 0;
    // Each request has its own client address, because failed attempts from a single one would soon get 429.
    let asked = 0;
    const hammer = async () => {
      for (let after = 0; after < 10; ) {
        const startsAfter = isRotated;
        const headers = { "X-Forwarded-For": `10.3.${asked >> 8}.${asked & 255}` };
        asked += 1;
        const { status } = await requestChart(service.url, invited.apiKey, headers);
        if (startsAfter) {
          startedAfter.push(status);
          after += 1;
        } else if (status === 200) succeededBefore += 1;
      }
    };
    const hammering = Promise.all([hammer(), hammer(), hammer(), hammer()]);
    await expect.poll(() => succeededBefore).toBeGreaterThan(0);
    await go(page, "Rotate key", "button");
    isRotated = true;
    expect((await requestChart(service.url, invited.apiKey)).status).toBe(401);
    await hammering;
    expect(startedAfter).toEqual(Array(40).fill(401));

    const newKey = await shownKey(page);
    expect(newKey).toMatch(/^chart_live_\w{38}$/);
    expect((await requestChart(service.url, newKey)).status).toBe(200);

    await go(page, "API keys");
    const row = page.getByRole("row", { name: /^Default/ });
    expect(await row.locator('[data-test="key-hint"]').textContent()).toBe(`chart_live_…${newKey.slice(-4)}`);
    expect(await page.content()).not.toContain(newKey);
  });

  test("the ledger can be paged, filtered by endpoint and days, and exported", async () => {
    const invited = await service.invite();
    const calls = 35;
    const today = () => new Date().toISOString().slice(0, 10);
    const first = today();
    for (let n = 0; n < calls; n++) await requestChart(service.url, invited.apiKey);
    const page = await open(invited);
    await go(page, "Credits");
    expect(await page.getByRole("row").count()).toBe(1 + 30);
    await go(page, "Older");
    expect(await page.getByRole("row").count()).toBe(1 + calls + 1 - 30);
    expect(await page.getByRole("row", { name: /opening balance/ }).count()).toBe(1);

    await go(page, "Newest");
    await page.getByLabel("Endpoint").selectOption("/v2/charts");
    await go(page, "Filter", "button");
    expect(await page.getByText(/^No entries match/).count()).toBe(1);
    await page.getByLabel("Endpoint").selectOption("/v2/charts/coordinates");
    await page.getByLabel("From", { exact: true }).fill(first);
    await page.getByLabel("To", { exact: true }).fill(today());
    await go(page, "Filter", "button");
    expect(await page.getByRole("row").count()).toBe(1 + 30);

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export CSV" }).click();
    const stream = await (await download).createReadStream();
    const chunks: Buffer[] = [];
    for await (const chunk of stream) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString().trimEnd().split("\r\n");
    expect(lines[0]).toMatch(/^time_utc,/);
    expect(lines).toHaveLength(1 + calls);
    for (const line of lines.slice(1)) expect(line).toMatch(/,Call,\/v2\/charts\/coordinates,-1,/);
  });

  test("expired and used links lead to a page that says so, and a person who is signed in home", async () => {
    const invited = await service.invite();
    await service.database.sql(
      "update links set expires_at = '2020-01-01T00:00:00.000Z' where account_id = $1",
      invited.accountId,
    );
    const page = await (await openBrowser()).newPage();
    const heading = page.getByRole("heading", { name: "This link doesn't work" });
    expect((await page.goto(invited.invitationUrl))?.status()).toBe(404);
    expect(await heading.count()).toBe(1);

    const used = await service.invite();
    const member = await open(used);
    expect((await page.goto(used.invitationUrl))?.status()).toBe(404);
    expect(await heading.count()).toBe(1);
    await member.goto(used.invitationUrl);
    await member.waitForURL(new RegExp(`/dashboard/accounts/${used.accountId}$`));
  });

  test("another customer's ledger, export and key look like those of an unknown account", async () => {
    const [first, second] = [await service.invite(), await service.invite()];
    const page = await open(second);
    for (const path of ["", "/requests", "/credits", "/credits.csv", "/keys", "/keys/new"]) {
      const visit = async (accountId: string) => {
        const answer = await page.goto(`${service.url}/dashboard/accounts/${accountId}${path}`);
        return [answer?.status(), await answer?.text()];
      };
      const foreign = await visit(first.accountId);
      expect(foreign[0]).toBe(404);
      expect(foreign).toEqual(await visit("acct_00000000000000000000"));
    }
  });

  test("every page opens without a message in the browser's console, and links only to pages that exist", async () => {
    const customer = await service.invite();
    await requestChart(service.url, customer.apiKey);
    const page = await open(customer);
    const operator = await open(await service.invite({ operator: true }));
    const complaints = [complaintsOf(page), complaintsOf(operator)];
    const own = `${service.url}/dashboard/accounts/${customer.accountId}`;
    const managed = `${service.url}/dashboard/operator/accounts/${customer.accountId}`;
    const documents = new Set<string>();
    const visit = async (on: typeof page, base: string, paths: readonly string[]) => {
      for (const path of paths) {
        expect([path, (await on.goto(base + path))?.status()]).toEqual([path, 200]);
        const links = await on
          .locator("a[href^='/docs']")
          .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
        for (const link of links) documents.add(link);
      }
    };
    const factor = ["/settings/second-factor/on", "/settings/export", "/settings/delete"];
    await visit(page, own, ["", "?days=90", "/quick-start", "/keys", "/keys/new", "/requests", "/credits"]);
    await visit(page, own, ["/settings", ...factor]);
    await visit(operator, managed, ["", "/requests", "/credits", "/changes", "/manage", "/deactivate"]);
    const operators = [
      "",
      "?sort=credits-desc",
      "/invite",
      "/audit",
      "/health",
      "/health?range=week",
      "/request",
    ];
    await visit(operator, `${service.url}/dashboard/operator`, operators);
    expect(complaints).toEqual([[], []]);
    expect([...documents]).toEqual(
      expect.arrayContaining([
        "/docs/guides/keys",
        "/docs/guides/credits",
        "/docs/errors/RATE_LIMIT_EXCEEDED",
      ]),
    );
    for (const link of documents)
      expect([link, (await page.request.get(service.url + link)).status()]).toEqual([link, 200]);
  });

  test("operators can change an account, and every change is in the audit log with its request ID", async () => {
    const page = await open(await service.invite({ operator: true }));
    const managed = await service.invite({ credits: "0" });
    await go(page, "Accounts");
    await page.getByLabel("Search").fill(managed.email.slice(0, 20));
    await go(page, "Search", "button");
    await go(page, managed.email);
    await go(page, "Manage");

    await page.getByLabel("Number of credits").fill("7");
    await page.getByLabel("Reason").fill("=HYPERLINK(1)");
    await go(page, "Grant credits", "button");
    expect(await page.getByRole("status").textContent()).toBe("Credits granted.");
    const called = await requestChart(service.url, managed.apiKey);
    expect([called.status, called.headers.get("X-Credits-Remaining")]).toEqual([200, "6"]);

    await page.getByRole("combobox", { name: "Plan" }).selectOption("hobbyist");
    await go(page, "Change plan", "button");
    expect((await requestChart(service.url, managed.apiKey)).status).toBe(403);
    await go(page, "Deactivate account");
    await go(page, "Deactivate account", "button");
    await page.getByRole("button", { name: "Activate account", exact: true }).waitFor();
    const entries = await service.database.sql(
      "select action, detail, request_id from audit_entries where account_id = $1 and actor_id is not null order by created_at",
      managed.accountId,
    );
    expect(entries).toEqual([
      { action: "credits.granted", detail: "7: =HYPERLINK(1)", request_id: expect.stringMatching(/^req_/) },
      { action: "account.plan", detail: "developer to hobbyist", request_id: expect.stringMatching(/^req_/) },
      { action: "account.status", detail: "active to inactive", request_id: expect.stringMatching(/^req_/) },
    ]);
    for (const { request_id } of entries) await service.logged(new RegExp(String(request_id)));

    // Text from the operator must not become a formula in the owner's spreadsheet.
    const owner = new Visitor(service.url);
    await owner.accept(managed.invitationUrl, PASSWORD);
    const { text } = await owner.get(`/dashboard/accounts/${managed.accountId}/credits.csv`);
    expect(text).toContain(",granted,'=HYPERLINK(1),");
  });
});
