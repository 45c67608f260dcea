/** Pages of the tests that draw with an element. */
import { complaintsOf, openBrowser } from "@chart/kit/setup/browser";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { serveElements } from "../support/element-pages.js";

/** Opens a page with elements, and waits until each of them has drawn or failed. */
export async function open(
  body: string,
): Promise<{ page: Page; loaded: Map<string, number>; complaints: string[] }> {
  const site = await serveElements(body);
  const page = await (await openBrowser()).newPage();
  const complaints = complaintsOf(page);
  await page.goto(site.url);
  await settled(page);
  return { page, loaded: site.loaded, complaints };
}

/** Waits until an expression is true in a page. Not by `waitForFunction`, which the policy of the page refuses. */
export async function until(page: Page, expression: string): Promise<void> {
  await expect.poll(() => page.evaluate(`!!(${expression})`)).toBe(true);
}

/** Waits until no element is at work. */
export async function settled(page: Page): Promise<void> {
  await until(
    page,
    `customElements.get("human-design-chart") && !document.querySelector("human-design-chart[aria-busy]")`,
  );
}

/** Draws with an element: sets properties, and returns the event that follows. */
export function draw(page: Page, properties: object): Promise<{ type: string; detail: Drawn }> {
  return page.evaluate(
    `new Promise((resolve) => {
      const element = document.querySelector("human-design-chart");
      const answer = ({ type, detail }) => {
        for (const name of ["chart-ready", "chart-error"]) element.removeEventListener(name, answer);
        resolve(JSON.parse(JSON.stringify({ type, detail })));
      };
      for (const name of ["chart-ready", "chart-error"]) element.addEventListener(name, answer);
      Object.assign(element, ${JSON.stringify(properties)});
    })`,
  );
}

export interface Drawn {
  readonly chart?: object;
  readonly svg?: string;
  readonly code?: string;
  readonly field?: string | null;
  readonly message?: string;
}
