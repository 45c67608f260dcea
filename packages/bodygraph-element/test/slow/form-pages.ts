/** What the tests of forms share: a stand-in for a service that knows places, and how a person picks one. */
import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import type { Locator, Page } from "playwright-core";

const PLACES = [
  ["Amsterdam", "North Holland", "Netherlands", 52.37, 4.89, "Europe/Amsterdam"],
  ["Amsterdam", "New York", "United States", 42.94, -74.19, "America/New_York"],
  ["Singapore", "", "Singapore", 1.29, 103.85, "Asia/Singapore"],
  ["Atlantis", "", "Ocean", 0, 0, "Atlantic/Atlantis"],
].map(([name, region, country, lat, lng, zone]) => ({ name, region, country, lat, lng, zone }));

/**
 * Answers a search for places.
 *
 * @param searches Keeps method, address, content type and body of each request.
 */
export async function answerPlaces(
  request: IncomingMessage,
  response: ServerResponse,
  status = 200,
  searches: string[][] = [],
): Promise<void> {
  const sent = await text(request);
  searches.push([request.method!, request.url!, request.headers["content-type"]!, sent]);
  const q = new URLSearchParams(sent).get("q")!.toLowerCase();
  const places = PLACES.filter(({ name }) => `${name}`.toLowerCase().startsWith(q));
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify({ places }));
  await once(response, "close");
}

/** Script that keeps the births that a page is told of. */
export const KEEP_BIRTHS = `window.births = []; document.addEventListener("birth-change", ({ detail }) => window.births.push(detail))`;

/** Suggestions of the combobox; months are options, too. */
export const suggestions = (form: Locator): Locator => form.getByRole("listbox").getByRole("option");

/** Types a place and picks the suggestion that has a text. */
export async function pick(form: Locator, typed: string, suggestion: string): Promise<void> {
  await form.getByRole("combobox", { name: /Place|Time zone/ }).pressSequentially(typed);
  await suggestions(form).filter({ hasText: suggestion }).click();
}

export const birthOf = (page: Page): Promise<unknown> =>
  page.evaluate(`document.querySelector("human-design-form").birth`);
