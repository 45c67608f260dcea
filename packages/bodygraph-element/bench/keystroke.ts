/**
 * Measures the time from the last key of a birth to its picture on the screen, in Chromium with its processor slowed four
 * times: `npm run --silent measure -- bench:keystroke`. Build first. CHROMIUM_PATH may name the browser. Tables and zones are loaded before.
 */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chromium } from "playwright-core";

const DIST = new URL("../dist/", import.meta.url);
const SLOWDOWN = 4;
const KEYS = 60;

const server = createServer((request, response) => {
  if (request.url === "/")
    response
      .writeHead(200, { "Content-Type": "text/html" })
      .end(
        '<!doctype html><title>Keys</title><script type="module" src="/human-design-form.js"></script><human-design-form for="c"></human-design-form><human-design-chart id="c"></human-design-chart>',
      );
  else if (request.url!.endsWith(".js"))
    response
      .writeHead(200, { "Content-Type": "text/javascript" })
      .end(readFileSync(new URL(`.${request.url}`, DIST)));
  else response.writeHead(204).end();
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage({ viewport: { width: 412, height: 915 } });
await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
await page.getByLabel("Day").fill("5");
await page.getByLabel("Month").selectOption("9");
await page.getByLabel("Time", { exact: true }).fill("21:17");
await page.getByLabel("Time zone of the birthplace").pressSequentially("amsterdam");
await page.getByRole("option", { name: "Europe/Amsterdam" }).click();
await page.getByLabel("Year").fill("1990");
await page.waitForFunction('document.querySelector("#c").svg !== ""');

// The time of the key is that of its event; the picture is on the screen in the frame after the next one.
await page.evaluate(`window.times = []; let start;
  addEventListener("input", ({ timeStamp }) => { start = timeStamp; }, true);
  document.querySelector("#c").addEventListener("chart-ready", () =>
    requestAnimationFrame(() => setTimeout(() => window.times.push(performance.now() - start))));`);
const session = await page.context().newCDPSession(page);
await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
for (let key = 1; key <= KEYS; key++) {
  await page.getByLabel("Year").press("Backspace");
  await page.keyboard.type(`${key % 10}`);
  await page.waitForFunction(`window.times.length === ${key}`);
}
const times = (await page.evaluate("window.times")) as number[];
await browser.close();
server.close();

const sorted = [...times].sort((a, b) => a - b);
const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1]!.toFixed(0);
console.log(
  `${KEYS} keys, processor slowed ${SLOWDOWN} times: median ${at(0.5)} ms, 95 % within ${at(0.95)} ms,`,
);
console.log(`first ${times[0]!.toFixed(0)} ms, longest ${at(1)} ms`);
