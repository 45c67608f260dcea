import { fileURLToPath } from "node:url";
import { complaintsOf, inBrowser, openBrowser } from "@chart/kit/setup/browser";
import type { Page } from "playwright-core";
import { rolldown } from "rolldown";
import { beforeAll, describe, expect, it } from "vitest";
import { compileTemplate } from "vue/compiler-sfc";
import { serveElements } from "../support/element-pages.js";
import { answerPlaces, birthOf, KEEP_BIRTHS, pick } from "./form-pages.js";

const PAGES = fileURLToPath(new URL("../support/pages/", import.meta.url));

/** Not by its name: the types of React declare empty ones of a browser's, which the other tests would then see. */
const SERVER = (await import(`${PAGES}react-server.mjs`)) as { readonly markup: string };

/** The fields of the page's own form; those of React are in its page. */
const FIELDS = `<label>name <input name="name" value="Ada"></label>
${["day", "month", "year", "time"].map((name) => `<label>${name} <input name="${name}"></label>`).join("\n")}
<label><input type="radio" name="time-kind" value="exact" checked>exact</label>
<label><input type="radio" name="time-kind" value="about">about</label>
<label><input type="radio" name="time-kind" value="unknown">unknown</label>
<label for="where">Place</label><input id="where" name="place"><ul data-field="suggestions" hidden></ul>
<p data-field="fault"></p><button>Draw</button><button type="reset">Start anew</button>`;

const MARKUP = `<human-design-form for="chart" places-url="/places"><form method="post" action="/elsewhere">${FIELDS}</form></human-design-form>
<human-design-chart id="chart"></human-design-chart>`;

const VUE_TEMPLATE = `<p id="count">{{ count }}</p>
<human-design-form v-if="isMounted" for="chart" places-url="/places"><form :key="version" method="post" action="/elsewhere">${FIELDS}</form></human-design-form>
<human-design-chart id="chart"></human-design-chart>`;

interface Host {
  readonly body: string;
  /** Scripts in the head, if other ones than the modules of the elements. */
  readonly head?: string;
}

const started = (script: string, host: string, markup = "") =>
  `<div id="root" data-host="${host}">${markup}</div><script type="module" src="/${script}.js"></script>`;
const plain = (host: string, markup = "") =>
  `<p id="count">0</p><template id="markup">${MARKUP}</template>${started("plain", host, markup)}`;

const HOSTS: Readonly<Record<string, Host>> = {
  "React 19": { body: started("react", "root") },
  "React 19 in strict mode": { body: started("react", "strict") },
  "React 19 over the server's markup": {
    head: "",
    body: started("react", "hydrate", SERVER.markup),
  },
  "a template of Vue 3": { body: started("vue", "root") },
  "a page that is parsed after a classic script in its head": {
    head: `<script src="/classic.js"></script>`,
    body: plain("parsed", MARKUP),
  },
  "a page with module scripts": { body: plain("parsed", MARKUP) },
  innerHTML: { body: plain("innerHTML") },
  "a script that appends the element, then its form": { body: plain("append") },
  "a script that appends the form when another one is shown already": { body: plain("later") },
};

/** Scripts of the pages, by their names. */
let scripts: ReadonlyMap<string, string>;

/** Bundles a script from the text of its entry, as an app does while it is developed. */
async function bundle(name: string, code: string, format: "esm" | "iife" = "esm"): Promise<[string, string]> {
  const build = await rolldown({
    input: name,
    cwd: PAGES,
    platform: "browser",
    transform: {
      define: {
        "process.env.NODE_ENV": '"development"',
        __VUE_OPTIONS_API__: "true",
        __VUE_PROD_DEVTOOLS__: "false",
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
      },
    },
    plugins: [
      {
        name: "entry",
        resolveId: (id, importer) => (importer === undefined ? `${PAGES}${id}-entry.mjs` : null),
        load: (id) => (id === `${PAGES}${name}-entry.mjs` ? code : null),
      },
    ],
  });
  const { output } = await build.generate({ format, codeSplitting: false });
  await build.close();
  return [`/${name}.js`, output[0].code];
}

/** Compiles the page's template, as a bundler does. */
function compiledTemplate(): string {
  const { code, errors } = compileTemplate({
    source: VUE_TEMPLATE,
    filename: "page.vue",
    id: "page",
    compilerOptions: { isCustomElement: (tag) => tag.startsWith("human-design-") },
  });
  expect(errors).toEqual([]);
  return code;
}

/** Opens a host's page once its form is read. */
async function open({ body, head }: Host): Promise<{ page: Page; complaints: string[] }> {
  const answer = (
    request: Parameters<typeof answerPlaces>[0],
    response: Parameters<typeof answerPlaces>[1],
  ) => {
    const script = scripts.get(request.url!);
    if (script === undefined) return void answerPlaces(request, response);
    response.writeHead(200, { "Content-Type": "text/javascript; charset=utf-8" }).end(script);
  };
  const site = await serveElements(body, answer, head);
  const page = await (await openBrowser()).newPage();
  const complaints = complaintsOf(page);
  // React recommends its tools for developers in the console otherwise.
  await page.addInitScript(`window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = { isDisabled: true }; ${KEEP_BIRTHS}`);
  await page.goto(site.url);
  await page.locator("[name=place][role=combobox]").waitFor();
  return { page, complaints };
}

/** Types a birth into the page's fields, over what stands there: Vue copies it into a form that replaces another. */
async function type(page: Page, year: string): Promise<void> {
  await fill(page, { day: "5", month: "9", year, time: "9:17 pm", place: "" });
  await pick(page.locator("human-design-form"), "amst", "Amsterdam, North Holland");
}

async function fill(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(texts)) await page.locator(`[name=${name}]`).fill(text);
}

/** The dates of all births that the page was told of. */
const told = (page: Page) => page.evaluate("window.births.map((birth) => birth?.date ?? null)");
const valuesOf = (page: Page) =>
  page.evaluate(`Object.fromEntries(new FormData(document.querySelector("human-design-form form")))`);
const drawn = (page: Page) => page.evaluate(`document.querySelector("#chart").chart?.birthDateUtc`);
const visibleForms = (page: Page) => page.locator("form").filter({ visible: true }).count();

const timeOf = (page: Page) =>
  page.evaluate(`document.querySelector("human-design-form").birth?.time ?? null`);

/** Texts in the field of the time, and what is read of them. */
const TIMES = {
  ...{ "9:17\u202fPM": "21:17", "２１：１７": "21:17", "٢١:١٧": "21:17", "21:17:00": "21:17" },
  ...{ "9:17 p. m.": "21:17", noon: "12:00", midnight: "00:00" },
  ...{ "9": null, "12": null, "24:00": null, "13:00 am": null },
};

const FIRST_VALUES = {
  ...{ name: "Ada", day: "", month: "", year: "", time: "" },
  ...{ "time-kind": "exact", place: "" },
};

inBrowser(() => {
  beforeAll(async () => {
    scripts = new Map(
      await Promise.all([
        bundle("react", 'import "./react-start.mjs";'),
        bundle("plain", 'import "./plain.mjs";'),
        bundle("vue", `import { start } from "./vue.mjs"; ${compiledTemplate()} start(render);`),
        bundle("classic", 'import "bodygraph-element/form";', "iife"),
      ]),
    );
  });

  describe.each(Object.entries(HOSTS))("the page's own form, built by %s,", (name, host) => {
    it("is the only one that is seen, fills the chart, and starts anew by reset", async () => {
      const { page, complaints } = await open(host);
      expect(await visibleForms(page)).toBe(1);
      const isLate = /already/.test(name);
      expect(await page.evaluate(`document.querySelector("human-design-form").shadowRoot !== null`)).toBe(
        isLate,
      );
      expect(await valuesOf(page)).toEqual(FIRST_VALUES);

      await type(page, "1990");
      await expect.poll(() => told(page)).toEqual(["1990-09-05"]);
      expect(await birthOf(page)).toMatchObject({
        ...{ time: "21:17", aboutMinutes: null, timeZone: "Europe/Amsterdam", lat: 52.37 },
        ...{ utc: "1990-09-05T19:17:00.000Z", name: "Ada", place: "Amsterdam, North Holland, Netherlands" },
      });
      await expect.poll(() => drawn(page)).toBe("1990-09-05T19:17:00.000Z");

      await page.getByLabel("about").check();
      await expect.poll(() => birthOf(page)).toMatchObject({ aboutMinutes: 30 });
      await page.getByRole("button", { name: "Start anew" }).click();
      await expect.poll(() => birthOf(page)).toBeNull();
      expect(await valuesOf(page)).toEqual(FIRST_VALUES);
      // The place that was chosen before does not count any more.
      await fill(page, { day: "6", month: "9", year: "1990", time: "noon" });
      await page.getByRole("button", { name: "Draw" }).click();
      await page.getByText("Choose one of the suggestions for the place of birth.").waitFor();
      expect(await told(page)).toEqual(["1990-09-05", "1990-09-05", null]);
      await pick(page.locator("human-design-form"), "sing", "Singapore");
      await expect.poll(() => birthOf(page)).toMatchObject({ aboutMinutes: null, lat: 1.29 });
      await expect.poll(() => drawn(page)).toBe("1990-09-06T04:00:00.000Z");
      expect(complaints).toEqual([]);
    });

    it("keeps one reader while the page renders anew, replaces the form, and removes and adds the element", async () => {
      const { page, complaints } = await open(host);
      await type(page, "1990");
      await expect.poll(() => told(page)).toEqual(["1990-09-05"]);
      await page.evaluate("page.recount()");
      await expect.poll(() => page.locator("#count").textContent()).toBe("1");
      expect(await page.locator("[name=place]").getAttribute("role")).toBe("combobox");
      expect(await valuesOf(page)).toMatchObject({ day: "5", time: "9:17 pm" });
      await fill(page, { year: "1991" });
      await expect.poll(() => told(page)).toEqual(["1990-09-05", "1991-09-05"]);

      await page.evaluate("page.replaceForm()");
      await expect.poll(() => birthOf(page)).toBeNull();
      expect(await visibleForms(page)).toBe(1);
      await type(page, "1992");
      await expect.poll(() => told(page)).toEqual(["1990-09-05", "1991-09-05", null, "1992-09-05"]);

      await page.evaluate("page.toggle()");
      await expect.poll(() => page.locator("human-design-form").count()).toBe(0);
      await page.evaluate("page.toggle()");
      await page.locator("[name=place][role=combobox]").waitFor();
      expect(await visibleForms(page)).toBe(1);
      await type(page, "1993");
      await expect.poll(() => birthOf(page)).toMatchObject({ date: "1993-09-05" });
      await expect.poll(() => drawn(page)).toBe("1993-09-05T19:17:00.000Z");
      expect(complaints).toEqual([]);
    });
  });

  it("times that are pasted or typed elsewhere on earth are read, and texts that may be two times are refused", async () => {
    const { page } = await open(HOSTS["a page with module scripts"]!);
    await type(page, "1990");
    const read: Record<string, unknown> = {};
    for (const text of Object.keys(TIMES)) {
      // Between two texts stands a time that is none of theirs.
      await fill(page, { time: "03:03" });
      await expect.poll(() => timeOf(page)).toBe("03:03");
      await fill(page, { time: text });
      await expect.poll(() => timeOf(page)).not.toBe("03:03");
      read[text] = await timeOf(page);
      if (read[text] !== null) continue;
      await page.locator("[name=time]").blur();
      expect(await page.locator("[name=time]").getAttribute("aria-invalid")).toBe("true");
    }
    expect(read).toEqual(TIMES);
  });
});
