import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { requestChart } from "@chart/kit/load/chart-call";
import { go, open, shownKey, signIn, untilListed } from "@chart/kit/services/dashboard-pages";
import { DashboardService, type Invited, PASSWORD } from "@chart/kit/services/dashboard-service";
import { formTokenOf, Visitor } from "@chart/kit/services/visitor";
import { inBrowser, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

const run = promisify(execFile);

// On SQLite alone: database/keys.test.ts holds the store's part on both engines.
inBrowser(() => {
  let service: DashboardService;
  beforeAll(async () => {
    service = await DashboardService.start(await createSqlite(), { NODE_ENV: "development", SIGNUP: "open" });
  });
  afterAll(() => service.stop());

  const join = async (link: string, button: string): Promise<Page> => {
    const page = await (await openBrowser()).newPage();
    await page.goto(link);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await go(page, button, "button");
    return page;
  };
  const invite = (plan: string) =>
    service.admin("account", "invite", "--email", `${crypto.randomUUID()}@example.com`, "--plan", plan);
  const keyRows = (page: Page) => page.locator("tbody tr").allTextContents();
  const createKey = async (page: Page, name: string) => {
    await page.goto(
      page
        .url()
        .replace(/\/(keys.*)?$/, "")
        .replace(/(acct_\w+).*/, "$1/keys/new"),
    );
    await page.getByLabel("Name").fill(name);
    await go(page, "Create key", "button");
  };
  const statusOf = async (apiKey: string) => (await requestChart(service.url, apiKey)).status;

  test.each(["hobbyist", "developer"])(
    "an invitation to the plan %s ends on the first key, and the request that is shown with it works as it is",
    async (plan) => {
      const { invitationUrl } = await invite(plan);
      const page = await join(String(invitationUrl), "Accept invitation");
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe("Welcome to Chart API");
      const apiKey = await shownKey(page);
      const request = (await page.locator("#code-first-request").textContent()) ?? "";
      expect(request).toContain(apiKey);
      const { stdout, stderr } = await run("sh", ["-c", `${request}\necho "$CHART_API_KEY" >&2`]);
      expect(stderr, "set for the next requests").toBe(`${apiKey}\n`);
      expect(JSON.parse(stdout)).toMatchObject({ success: true, data: { type: "Projector" } });

      await go(page, "API keys");
      expect(await keyRows(page)).toEqual([
        expect.stringMatching(/^First keychart_live_….*(just now|min ago)/),
      ]);
      expect(await page.content()).not.toContain(apiKey);
    },
  );

  test("a first key is shown once: reloading its page creates no other, and says that it was shown", async () => {
    const { invitationUrl } = await invite("developer");
    const page = await join(String(invitationUrl), "Accept invitation");
    const apiKey = await shownKey(page);
    await page.reload();
    expect(page.url()).toMatch(/\/keys\?done=joined$/);
    expect(await page.getByRole("status").textContent()).toMatch(/A key is shown only once/);
    expect(await keyRows(page)).toHaveLength(1);
    expect(await page.content()).not.toContain(apiKey);
    expect(await statusOf(apiKey)).toBe(200);
  });

  test("an owner whose account has a key that an operator knows gets one of their own; a second invitation adds none", async () => {
    const invited = await service.invite();
    const page = await open(invited);
    await go(page, "API keys");
    expect((await keyRows(page)).map((row) => row.split("chart_live_")[0])).toEqual(["Default", "First key"]);
    const again = await service.admin("account", "invite", "--account", invited.accountId);
    const second = await join(String(again["invitationUrl"]), "Accept invitation");
    expect(await second.locator("#new-key").count()).toBe(0);
    await go(second, "API keys");
    expect(await keyRows(second)).toHaveLength(2);
  });

  test("a key is created under a name, works at once, and is shown once, also when the form is sent again", async () => {
    const page = await open(await service.invite());
    await createKey(page, "  Production ");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe('Your new key "Production"');
    const apiKey = await shownKey(page);
    expect(await statusOf(apiKey)).toBe(200);
    expect(await page.locator("#code-first-request").textContent()).toContain(apiKey);
    await page.reload();
    expect(await page.locator("#name-fault").textContent()).toMatch(
      /You already have a key named "Production"\. .* a key is shown only once\.$/,
    );
    expect(await page.content()).not.toContain(apiKey);
    expect(await page.getByLabel("Name").inputValue()).toBe("Production");
  });

  test("names that break the rule are refused with the reason", async () => {
    const invited = await service.invite();
    const visitor = new Visitor(service.url);
    await visitor.accept(invited.invitationUrl, PASSWORD);
    const own = `/dashboard/accounts/${invited.accountId}`;
    for (const [name, reason] of [
      ["   ", "Enter a name for the key."],
      ["W".repeat(41), "Use at most 40 characters."],
      [invited.apiKey.slice(0, 20), "Don&#39;t put an API key in its name."],
      ["Default", "You already have a key named"],
    ] as const) {
      const refused = await visitor.submit(`${own}/keys/new`, `${own}/keys`, { name });
      expect([name, refused.status, refused.text]).toEqual([name, 422, expect.stringContaining(reason)]);
    }
    const { text } = await visitor.submit(`${own}/keys/new`, `${own}/keys`, {
      name: "<script>alert(1)</script>",
    });
    expect(text).not.toContain("<script>alert");
  });

  test("five keys are the maximum, which the pages explain, and all of them work", async () => {
    const invited = await service.invite();
    const page = await open(invited);
    const created: string[] = [invited.apiKey];
    for (const name of ["a", "b", "c"]) {
      await createKey(page, name);
      created.push(await shownKey(page));
    }
    expect(await Promise.all(created.map(statusOf))).toEqual([200, 200, 200, 200]);
    await go(page, "API keys");
    expect(await page.getByText("5 of 5 keys. Delete one to create another.").count()).toBe(1);
    expect(await page.getByRole("link", { name: "Create key" }).count()).toBe(0);
    await createKey(page, "d");
    expect(await page.locator("#name-fault").textContent()).toBe(
      "You have 5 keys, the maximum. Delete one to create another.",
    );
  });

  test("a key is renamed while it goes on working, also in the list of requests and for operators", async () => {
    const invited = await service.invite();
    const page = await open(invited);
    await createKey(page, "Staging");
    const apiKey = await shownKey(page);
    expect(await statusOf(apiKey)).toBe(200);
    await go(page, "API keys");
    await go(page, "Rename Staging");
    expect(await page.getByLabel("Name").inputValue()).toBe("Staging");
    for (const [name, fault] of [
      ["Default", 'You already have a key named "Default". Choose another name.'],
      [apiKey.slice(0, 30), "Don't put an API key in its name."],
    ] as const) {
      await page.getByLabel("Name").fill(name);
      await go(page, "Rename key", "button");
      expect(await page.locator("#name-fault").textContent()).toBe(fault);
    }
    await page.getByLabel("Name").fill("  Production ");
    await go(page, "Rename key", "button");
    expect(await page.getByRole("status").textContent()).toBe("Key renamed. It keeps working.");
    expect((await keyRows(page)).map((row) => row.split("chart_live_")[0])).toEqual([
      "Default",
      "First key",
      "Production",
    ]);
    expect(await statusOf(apiKey)).toBe(200);
    const own = `${service.url}/dashboard/accounts/${invited.accountId}`;
    await untilListed(page, `${own}/requests`, 2);
    expect(await page.locator("tbody").textContent()).not.toContain("Staging");
    expect(await page.locator("tbody").textContent()).toContain("Production");

    const operator = await open(await service.invite({ operator: true }));
    await operator.goto(`${service.url}/dashboard/operator/accounts/${invited.accountId}`);
    expect(await operator.getByText("Production", { exact: true }).count()).toBe(1);
    await operator.goto(`${service.url}/dashboard/operator/accounts/${invited.accountId}/changes`);
    expect(await operator.getByText(/^Staging chart_live_\.\.\.\w{4} to Production$/).count()).toBe(1);
  });

  test("deleting a key asks, says what stops, and ends that key only", async () => {
    const invited = await service.invite();
    const page = await open(invited);
    await createKey(page, "Production");
    const apiKey = await shownKey(page);
    await go(page, "API keys");
    await go(page, "Delete Production");
    expect(await page.getByText(/fails immediately.*Your other keys keep working/).count()).toBe(1);
    await go(page, "Keep key");
    expect(await statusOf(apiKey)).toBe(200);
    await go(page, "Delete Production");
    await go(page, "Delete key", "button");
    expect(await page.getByRole("status").textContent()).toBe("Key deleted. Requests with it now fail.");
    expect([await statusOf(apiKey), await statusOf(invited.apiKey)]).toEqual([401, 200]);

    await go(page, "Delete First key");
    await go(page, "Delete key", "button");
    await go(page, "Delete Default");
    expect(await page.getByText(/It is your only key/).count()).toBe(1);
    await go(page, "Delete key", "button");
    expect(await page.getByText("You have no API keys").count()).toBe(1);
    await createKey(page, "Production");
    expect(await statusOf(await shownKey(page))).toBe(200);
  });

  test("of two browsers that rotate a key at the same time, one gets the new key and the other an explanation", async () => {
    const invited = await service.invite();
    const first = await open(invited);
    const second = await (await openBrowser()).newPage();
    await signIn(second, service.url, invited.email, PASSWORD);
    await second.waitForURL(/accounts/);
    for (const page of [first, second]) {
      await go(page, "API keys");
      await go(page, "Rotate Default");
    }
    await Promise.all([first, second].map((page) => go(page, "Rotate key", "button")));
    const headings = await Promise.all(
      [first, second].map((page) => page.getByRole("heading", { level: 1 }).textContent()),
    );
    expect(headings.sort()).toEqual(["This key no longer exists", 'Your new key "Default"']);
    const winner = (await first.locator("#new-key").count()) > 0 ? first : second;
    expect(await statusOf(await shownKey(winner))).toBe(200);
    await winner.reload();
    expect(await winner.getByRole("heading", { level: 1 }).textContent()).toBe("This key no longer exists");
    await go(winner, "Open API keys");
    expect(await winner.getByRole("row", { name: /^Default/ }).count()).toBe(1);
  });

  test("pages of a deleted key say so; those of another account's key look like those of no key", async () => {
    const member = async (invited: Invited) => {
      const visitor = new Visitor(service.url);
      await visitor.accept(invited.invitationUrl, PASSWORD);
      const own = `/dashboard/accounts/${invited.accountId}/keys`;
      const { text } = await visitor.get(own);
      const [, id = ""] = /\/keys\/(key_\w+)\/rotate/.exec(text) ?? [];
      return { visitor, own, id, form: { form_token: formTokenOf(text) } };
    };
    const [one, two] = [await member(await service.invite()), await member(await service.invite())];
    for (const action of ["rename", "rotate", "delete"]) {
      const foreign = `${one.own}/${two.id}/${action}`;
      const unknown = `${one.own}/key_00000000000000000000/${action}`;
      for (const ask of [
        (path: string) => one.visitor.get(path),
        (path: string) => one.visitor.post(path, one.form),
      ]) {
        const refused = await ask(foreign);
        expect([refused.status, refused.text]).toEqual([404, (await ask(unknown)).text]);
      }
    }
    expect((await one.visitor.post(`${one.own}/${one.id}/delete`, one.form)).status).toBe(303);
    for (const action of ["rename", "rotate", "delete"]) {
      expect((await one.visitor.get(`${one.own}/${one.id}/${action}`)).status).toBe(410);
      expect((await one.visitor.post(`${one.own}/${one.id}/${action}`, one.form)).status).toBe(410);
    }
    expect((await two.visitor.get(`${two.own}/${two.id}/rotate`)).status).toBe(200);
  });

  test("keys of one account share its credits", async () => {
    const invited = await service.invite({ credits: "2" });
    const page = await open(invited);
    await createKey(page, "Production");
    const keys = [invited.apiKey, await shownKey(page), invited.apiKey];
    const left: unknown[] = [];
    for (const apiKey of keys) {
      const { status, headers } = await requestChart(service.url, apiKey);
      left.push([status, headers.get("X-Credits-Remaining")]);
    }
    expect(left).toEqual([
      [200, "1"],
      [200, "0"],
      [402, "0"],
    ]);
  });
});
