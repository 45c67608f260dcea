// Starts the built service on an empty store, requests a chart from each API version and stops it. Runs on the same
// Node as this script.
import { strict as assert } from "node:assert";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const START_MS = 120_000;
const BIRTH = { birthtime: "21:17", location: "Amsterdam, The Netherlands" };

const folder = mkdtempSync(join(tmpdir(), "chart-smoke-"));
const main = fileURLToPath(new URL("../server/program/dist/main.js", import.meta.url));
const service = spawn(process.execPath, [main], {
  env: {
    ...process.env,
    NODE_ENV: "development",
    PORT: "0",
    DATABASE_URL: `file:${join(folder, "chart.db")}`,
    LOG_LEVEL: "error",
    // On a busy machine too, no request is refused because of overload.
    MAX_WAIT_MS: "60000",
  },
  stdio: ["ignore", "pipe", "inherit"],
});

try {
  const { url, key } = await Promise.race([printed(service.stdout), tooLate()]);
  const geocoding = { "Chart-Geocode-Key": "unused" };
  const v2 = await post(`${url}/v2/charts`, { ...geocoding, Authorization: `Bearer ${key}` }, "1990-09-05");
  assert.equal(v2.data.variables, "PLL DRL");
  const v1 = await post(`${url}/v1/bodygraphs`, { ...geocoding, "Chart-Api-Key": key }, "05-Sep-1990");
  assert.equal(v1.variables, "PLL DRL");
  service.kill("SIGTERM");
  const [code] = await once(service, "exit");
  assert.equal(code, 0);
} finally {
  service.kill("SIGKILL");
  rmSync(folder, { recursive: true });
}

/** Resolves to the service's address and the demo account's key, which the first start prints. */
async function printed(output) {
  let text = "";
  for await (const chunk of output.setEncoding("utf8").iterator({ destroyOnReturn: false })) {
    text += chunk;
    const url = /listens on (http:\S+)/.exec(text)?.[1];
    const key = /chart_live_\w{38}/.exec(text)?.[0];
    if (url && key) return { url, key };
  }
  throw new Error("the service ended before it listened");
}

async function tooLate() {
  await delay(START_MS, undefined, { ref: false });
  throw new Error(`the service does not listen after ${START_MS} ms`);
}

async function post(url, headers, birthdate) {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify({ birthdate, ...BIRTH }),
  });
  const text = await response.text();
  assert.equal(response.status, 200, text);
  return JSON.parse(text);
}
