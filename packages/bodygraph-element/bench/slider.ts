/**
 * Measures the frames of a drag of two seconds over the slider of `/chart`, in Chromium with its processor slowed four
 * times: `npm run --silent measure -- bench:slider [url of a running service]`. CHROMIUM_PATH may name the browser.
 */
import { chromium } from "playwright-core";

const SLOWDOWN = 4;
const BIRTH = "#d=1990-09-05&t=21:17&p=Amsterdam&z=Europe/Amsterdam&c=52.37;4.89";
const url = process.argv[2] ?? "http://127.0.0.1:3000";

/** Moves the slider with each frame from one end to the other; resolves to the times of the frames. */
const DRAG = `new Promise((resolve) => {
  const slider = document.querySelector("#moment");
  const times = [];
  const step = (time) => {
    times.push(time);
    const share = (time - times[0]) / 2000;
    if (share >= 1) return resolve(times);
    slider.value = String(Math.round(share * slider.max));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
})`;

const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] || "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu"],
});
for (const width of [390, 1280]) {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  await page.goto(`${url}/chart${BIRTH}`);
  await page.locator("#says .reading").waitFor();
  await page.getByText("What is certain", { exact: true }).click();
  await page.locator("#certain .holds").waitFor();
  // The pictures of the day are drawn ahead.
  await page.waitForTimeout(2000);
  await page.locator("#moment").scrollIntoViewIfNeeded();
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  const rates: string[] = [];
  for (let drag = 0; drag < 5; drag++) {
    const times = (await page.evaluate(DRAG)) as number[];
    const gaps = times.slice(1).map((time, index) => time - times[index]!);
    const rate = (1000 * gaps.length) / (times.at(-1)! - times[0]!);
    rates.push(`${rate.toFixed(0)} (longest ${Math.max(...gaps).toFixed(0)} ms)`);
  }
  console.log(`${width} pixels, frames a second: ${rates.join(", ")}`);
  await page.close();
}
await browser.close();
