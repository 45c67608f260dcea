import { readFileSync } from "node:fs";
import { go, open, signIn } from "@chart/kit/services/dashboard-pages";
import { DashboardService, PASSWORD } from "@chart/kit/services/dashboard-service";
import { inBrowser, inspect, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";

// On one database engine: both give the same pages. JavaScript is off, because everything must work without it.
inBrowser(() => {
  let service: DashboardService;
  beforeAll(async () => {
    service = await DashboardService.start(await createSqlite(), { NODE_ENV: "development" });
  });
  afterAll(() => service.stop());

  test("a person changes the time zone, sets up a second factor, signs in with it, exports the data and deletes the account, without JavaScript", async () => {
    const invited = await service.invite();
    const page = await open(invited, { javaScript: false });
    const settings = `${service.url}/dashboard/accounts/${invited.accountId}/settings`;
    const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);

    await page.goto(settings);
    await fill("Show times in", "atlantis");
    await go(page, "Save time zone", "button");
    expect(await page.getByText("Choose a time zone from the list").count()).toBe(1);
    await fill("Show times in", "new york");
    await go(page, "Save time zone", "button");
    expect(await page.getByRole("status").textContent()).toBe("Time zone changed.");
    expect(await page.getByText("Now America/New York").count()).toBe(1);

    await go(page, "Set up second factor");
    await fill("Your password", PASSWORD);
    await go(page, "Continue", "button");
    const secret = ((await page.locator("#secret").textContent()) ?? "").replaceAll(" ", "");
    expect(await page.getByRole("img", { name: /QR code/ }).count()).toBe(1);
    await fill("Code", new TOTP({ secret }).generate());
    await go(page, "Turn on second factor", "button");
    const codes = ((await page.locator("#recovery-codes").textContent()) ?? "").trim().split("\n");
    expect(codes).toHaveLength(10);
    await go(page, "I've saved them");

    const again = await (await openBrowser({ javaScript: false })).newPage();
    await signIn(again, service.url, invited.email, PASSWORD);
    expect(await again.getByRole("heading", { name: "Enter your code" }).count()).toBe(1);
    await again.getByLabel("Code").fill(codes[0] ?? "");
    await go(again, "Sign in", "button");
    await again.waitForURL(/accounts/);

    await page.goto(settings);
    await go(page, "Sign out the other browser", "button");
    await again.goto(settings);
    expect(again.url()).toContain("/dashboard/sign-in");

    const passwordForm = page.locator("form", { has: page.getByRole("button", { name: "Change password" }) });
    const changePassword = async (code: string) => {
      await passwordForm.getByLabel("Current password", { exact: true }).fill(PASSWORD);
      await passwordForm.getByLabel("Code", { exact: true }).fill(code);
      await passwordForm.getByLabel(/^New password/).fill(PASSWORD);
      await go(page, "Change password", "button");
    };
    await page.goto(settings);
    await changePassword("000000");
    expect(await page.locator("#code-fault").textContent()).toMatch(/^This code is wrong/);
    await changePassword(codes[3] ?? "");
    expect(await page.getByRole("status").textContent()).toMatch(/^Password changed\./);

    await go(page, "Export your data");
    await fill("Your password", PASSWORD);
    await fill("Code", codes[1] ?? "");
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download export" }).click();
    const file = JSON.parse(readFileSync(await (await downloading).path(), "utf8"));
    expect(file.account).toMatchObject({ id: invited.accountId, email: invited.email });

    await page.goto(settings);
    await go(page, "Delete account");
    await fill("Your password", PASSWORD);
    await fill("Code", codes[2] ?? "");
    await go(page, "Delete account for good", "button");
    await page.waitForURL(/sign-in/);
    expect(await page.getByRole("status").textContent()).toBe("Your account was deleted.");
    await signIn(page, service.url, invited.email, PASSWORD);
    expect(await page.getByRole("alert").textContent()).toBe("Incorrect email address or password.");
  });

  test("every page of the account's settings is accessible and fits the screen, in light and dark mode, at 360 and 1280 pixels", async () => {
    const email = `somebody.with.a.very.long.name.${crypto.randomUUID()}@a-subdomain.of.a-long-organisation.example.com`;
    const invited = await service.invite({ email, operator: true });
    const page = await open(invited);
    const errors: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "error" && !/status of 4\d\d/.test(message.text())) errors.push(message.text());
    });
    const settings = `${service.url}/dashboard/accounts/${invited.accountId}/settings`;
    const faults: string[] = [];
    const look = async (name: string) => faults.push(...(await inspect(page, `account-${name}`)));
    const visit = async (path: string, name: string) => {
      await page.goto(settings + path);
      await look(name);
    };
    const fill = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
    const secondFactorOn = async () => {
      await fill("Your password", PASSWORD);
      await go(page, "Continue", "button");
      await look("enrol");
      await fill("Code", "000000");
      await go(page, "Turn on second factor", "button");
      await look("enrol-refused");
      const secret = ((await page.locator("#secret").textContent()) ?? "").replaceAll(" ", "");
      await fill("Code", new TOTP({ secret }).generate());
      await go(page, "Turn on second factor", "button");
      await look("recovery-codes");
      return ((await page.locator("#recovery-codes").textContent()) ?? "").trim().split("\n");
    };

    await visit("", "settings");
    await fill("Show times in", "atlantis");
    await go(page, "Save time zone", "button");
    await look("settings-zone-refused");
    await visit("/second-factor/on", "second-factor-on");
    const codes = await secondFactorOn();
    const other = await (await openBrowser()).newPage();
    await signIn(other, service.url, email, PASSWORD);
    faults.push(...(await inspect(other, "account-sign-in-code")));
    await other.getByLabel("Code").fill("12345");
    await go(other, "Sign in", "button");
    faults.push(...(await inspect(other, "account-sign-in-code-refused")));
    for (let n = 0; n < 10; n++) {
      await other.getByLabel("Code").fill("12345");
      await go(other, "Sign in", "button");
    }
    expect(await other.locator("#code-fault").textContent()).toMatch(/^Too many wrong codes\./);
    faults.push(...(await inspect(other, "account-sign-in-too-many-codes")));
    await other.getByLabel("Code").fill(codes[0] ?? "");
    await go(other, "Sign in", "button");
    await visit("", "settings-on");
    await fill("New email address", "new@example.com");
    await page.locator("#password_email").fill(PASSWORD);
    await page.locator("#code_email").fill("000000");
    await go(page, "Send confirmation link", "button");
    await look("settings-code-refused");
    await visit("/second-factor/codes", "second-factor-codes");
    await visit("/second-factor/off", "second-factor-off");
    await visit("/export", "export");
    await fill("Your password", "a wrong password");
    await fill("Code", "1");
    await go(page, "Download export", "button");
    await look("export-refused");
    await visit("/delete", "delete");
    await fill("Your password", PASSWORD);
    await fill("Code", codes[1] ?? "");
    await go(page, "Delete account for good", "button");
    await look("delete-last-operator");
    expect(faults).toEqual([]);
    expect(errors).toEqual([]);
  }, 240_000);
});
