import type { Locator, Page } from "playwright-core";
import { openBrowser } from "../setup/browser.js";
import { type Invited, PASSWORD } from "./dashboard-service.js";

/** Accepts an invitation by choosing the password of all tests, and goes on to the first page. */
export async function accept(page: Page, { invitationUrl }: Invited): Promise<void> {
  await page.goto(invitationUrl);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await go(page, "Accept invitation", "button");
  // Customers see their first key, operators have none.
  if ((await page.locator("#new-key").count()) > 0) await go(page, "Go to overview");
  await page.waitForURL(/\/dashboard\/(accounts\/acct_\w+|operator)$/);
}

/** Accepts an invitation in a new browser profile and returns its page. */
export async function open(invited: Invited, options = {}): Promise<Page> {
  const context = await openBrowser(options);
  const page = await context.newPage();
  await accept(page, invited);
  return page;
}

/** Submits the sign-in form of the service at a URL. */
export async function signIn(page: Page, url: string, email: string, password: string): Promise<void> {
  await page.goto(`${url}/dashboard/sign-in`);
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await go(page, "Sign in", "button");
}

/**
 * Clicks a link or a submit button and waits for the next page. Of several with the same name it clicks the first: the
 * navigation and the breadcrumb lead to the same page.
 */
export async function go(page: Page, name: string, role: "link" | "button" = "link"): Promise<void> {
  await follow(page, page.getByRole(role, { name, exact: true }).first());
}

/** Clicks an element that leads to another page, and waits for that page. */
export async function follow(page: Page, element: Locator): Promise<void> {
  const loaded = page.waitForEvent("domcontentloaded");
  await element.click();
  await loaded;
}

/** Returns the new API key, which a page shows only once. */
export async function shownKey(page: Page): Promise<string> {
  return (await page.locator("#new-key").textContent()) ?? "";
}

/** Opens a page of requests until it lists as many, because requests are written once a second. */
export async function untilListed(page: Page, url: string, requests: number): Promise<void> {
  for (;;) {
    await page.goto(url);
    if ((await page.locator("tbody tr").count()) >= requests) return;
    await page.waitForTimeout(200);
  }
}
