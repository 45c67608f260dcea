import { DashboardService } from "@chart/kit/services/dashboard-service";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { GLOSSARY } from "chart-core/glossary";
import { FAILURE_CODES } from "chart-http/errors";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { OWN_FIELD } from "../search/own-field.js";

const MAX_PAGE_BYTES = 68_000;

let service: DashboardService;
let visited: Map<string, Visited>;
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite());
  visited = await visitAll();
});
afterAll(() => service.stop());

interface Visited {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

interface Link {
  readonly page: string;
  readonly path: string;
  readonly anchor: string | undefined;
}

let visitors = 0;

/** Visits a page, each time from another address: no test but those of the limits reaches one. */
const get = (path: string, headers: Record<string, string> = { Accept: "text/html" }) => {
  visitors += 1;
  const address = { "X-Forwarded-For": `10.2.${visitors >> 8}.${visitors & 255}` };
  return fetch(service.url + path, { headers: { ...address, ...headers }, redirect: "manual" });
};

/** Follows every link of the site from the front page on, except into the dashboard. */
async function visitAll(): Promise<Map<string, Visited>> {
  const pages = new Map<string, Visited>();
  const waiting = ["/"];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path)) continue;
    const response = await get(path);
    const page = {
      status: response.status,
      type: response.headers.get("Content-Type") ?? "",
      body: await response.text(),
    };
    pages.set(path, page);
    waiting.push(...linksOf(path, page).map((link) => link.path));
  }
  return pages;
}

function linksOf(page: string, { type, body }: Visited): readonly Link[] {
  if (!type.startsWith("text/html")) return [];
  return [...body.matchAll(/(?:href|src|srcset)="([^"]+)"/g)]
    .map(([, target = ""]) => target.replaceAll("&amp;", "&"))
    .filter((target) => /^[/#]/.test(target) && !target.startsWith("/dashboard") && !isBirth(target))
    .map((target) => {
      const [path = "", anchor] = target.split("#");
      return { page, path: path === "" ? page : path, anchor };
    });
}

/** Returns true for a birth on the page /chart: the page may be off, and what follows the `#` is no heading. */
const isBirth = (target: string) => target.startsWith("/chart#d=");

const htmlPages = () => [...visited].filter(([, { type }]) => type.startsWith("text/html"));
const isSearch = (path: string) => path.startsWith("/docs/search");

describe("every page of the site", () => {
  test("exists, and so does every heading that a link points to", () => {
    expect(visited.size).toBeGreaterThan(300);
    const broken = [...visited].filter(([, { status }]) => status !== 200).map(([path]) => path);
    const missing = [...visited]
      .flatMap(([path, page]) => linksOf(path, page))
      .filter(
        ({ path, anchor }) => anchor !== undefined && !visited.get(path)?.body.includes(`id="${anchor}"`),
      );
    expect({ broken, missing }).toEqual({ broken: [], missing: [] });
  });

  test(`has at most ${MAX_PAGE_BYTES} bytes`, () => {
    const large = htmlPages().filter(([, { body }]) => Buffer.byteLength(body) > MAX_PAGE_BYTES);
    expect(large.map(([path, { body }]) => [path, body.length])).toEqual([]);
  });

  test("has one title, which no other page has, a description, a picture for previews, and no id twice", () => {
    const titles = new Map<string, string>();
    for (const [path, { body }] of htmlPages()) {
      const [, title = ""] = /<title>([^<]+)/.exec(body) ?? [];
      if (!isSearch(path)) expect([path, titles.get(title)]).toEqual([path, undefined]);
      titles.set(title, path);
      expect([path, body.includes('<meta property="og:image" content="http')]).toEqual([path, true]);
      expect([path, body.match(/<h1/g)?.length]).toEqual([path, 1]);
      expect([path, /<meta name="description" content="[^"]/.test(body)]).toEqual([path, true]);
      const ids = [...body.matchAll(/<[^>]+ id="([^"]+)"/g)].map(([, id]) => id);
      expect([path, ids.length]).toEqual([path, new Set(ids).size]);
    }
  });

  test("loads nothing from elsewhere and has no script or style of its own", () => {
    for (const [path, { body }] of htmlPages()) {
      expect([
        path,
        body.match(/ style=| on[a-z]+="|<style|<script(?! (?:type="module" )?src="\/docs\/assets\/)/),
      ]).toEqual([path, null]);
      expect([
        path,
        body.match(/<(?:img|script|link|source)[^>]*(?:src|href|srcset)="(?:https?:)?\/\//),
      ]).toEqual([path, null]);
    }
  });

  test("has a copy as Markdown, which is in /llms-full.txt", async () => {
    const file = await get("/llms-full.txt");
    expect(file.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    const full = await file.text();
    const pages = htmlPages()
      .map(([path]) => path)
      .filter((path) => path.startsWith("/docs") && !path.startsWith("/docs/search"));
    expect(pages.length).toBeGreaterThan(250);
    for (const path of pages) {
      const copy = await get(path === "/docs" ? "/docs/index.md" : `${path}.md`);
      const text = await copy.text();
      expect([path, copy.status, full.includes(`<!-- ${service.url}${path} -->`)]).toEqual([path, 200, true]);
      // The month of the calendar stands on its page alone.
      const [lasting = ""] = text.split(/^\w+ \d{4}, times in UTC/m);
      expect([path, full.includes(lasting.trim())]).toEqual([path, true]);
    }
    const start = await get("/docs.md");
    expect([start.status, start.headers.get("Location")]).toEqual([308, "/docs/index.md"]);
    const twin = await get("/docs/guides/places.md");
    expect(twin.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
    expect(await twin.text()).toMatch(/^# Places and time zones\n/);
  });

  test("is found from /llms.txt, an index of at most 10 kB: guides, operations, first pages, and ways without a key", async () => {
    const list = await (await get("/llms.txt")).text();
    expect(Buffer.byteLength(list)).toBeLessThanOrEqual(10_000);
    expect(list).toMatch(/^# Chart API\n\n> .+\n\n/);
    const urls = [...list.matchAll(/\((http[^)]+)\)|: (http\S+?)\.?(?=[\s]|$)/g)].map(
      ([, link, plain]) => link ?? plain,
    );
    const paths = urls.map((url = "") => new URL(url).pathname);
    for (const path of paths)
      expect([path, (await get(path, { Accept: "*/*" })).status]).toEqual([path, 200]);
    expect(paths).toEqual(
      expect.arrayContaining([
        ...[
          "/docs/guides/quick-start.md",
          "/docs/reference/v2-charts.md",
          "/docs/errors.md",
          "/docs/glossary.md",
        ],
        ...["/docs/guides/self-hosting.md", "/openapi.json", "/index.md", "/llms-full.txt"],
        ...["/chart", "/embed", "/embed/human-design-chart.js", "/docs/guides/library.md"],
      ]),
    );
    expect(list).toContain("/chart#d=1990-09-05&t=21:17&p=Amsterdam&z=Europe/Amsterdam&c=52.37;4.89&n=Ada`");
  });

  test("of the glossary has a short address", async () => {
    const short = await get("/glossary");
    expect([short.status, short.headers.get("Location")]).toEqual([308, "/docs/glossary"]);
    expect((await get("/glossary", { Accept: "*/*" })).status).toBe(308);
  });

  test("is in /sitemap.xml, to which /robots.txt leads; its copy as Markdown is not for search engines", async () => {
    const [, sitemapUrl = ""] = /^Sitemap: (.+)$/m.exec(await (await get("/robots.txt")).text()) ?? [];
    const sitemap = await get(new URL(sitemapUrl).pathname);
    expect(sitemap.headers.get("Content-Type")).toBe("application/xml; charset=utf-8");
    const urls = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url);
    const linked = htmlPages().flatMap(([path]) => (isSearch(path) ? [] : [path]));
    expect(urls.sort()).toEqual(linked.map((path) => service.url + path).sort());
    const copies = [...visited].filter(([, { type }]) => type.startsWith("text/markdown"));
    expect(copies.length).toBeGreaterThan(300);
    const [copy = ""] = copies[0] ?? [];
    expect((await get(copy)).headers.get("X-Robots-Tag")).toBe("noindex");
    expect((await get("/docs")).headers.get("X-Robots-Tag")).toBeNull();
  });

  test("is revalidated by its ETag", async () => {
    const first = await get("/docs/guides/places");
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[\w-]{22}-gzip"$/);
    const again = await get("/docs/guides/places", { Accept: "text/html", "If-None-Match": `W/${etag}` });
    expect([again.status, await again.text(), again.headers.get("ETag")]).toEqual([304, "", etag]);
    const other = await get("/docs/guides/places", { "If-None-Match": '"other"' });
    expect(other.status).toBe(200);
  });
});

describe("the navigation", () => {
  test("marks the entry of every page, also of those that it does not list, in an open section", () => {
    for (const [path, { body }] of htmlPages()) {
      if (!path.startsWith("/docs") || path.startsWith("/docs/search")) continue;
      const navigation = /<nav class="nav".*?<\/nav>/s.exec(body)?.[0] ?? "";
      const [marked, ...others] = [...navigation.matchAll(/href="([^"]+)" aria-current="page"/g)];
      expect([path, marked?.[1], others.length]).toEqual([path, path, 0]);
      const before = navigation.slice(0, marked?.index);
      const isInClosed = before.lastIndexOf("<details>") > before.lastIndexOf("</details>");
      expect([path, isInClosed]).toEqual([path, false]);
    }
  });

  test("of the start page leads to the first chart, the reference, the glossary, the errors and the guides of both kinds", () => {
    const body = visited.get("/docs")?.body ?? "";
    const tasks = /class="tasks">(.*?)<\/ul>/s.exec(body)?.[1] ?? "";
    expect([...tasks.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
      "/docs/guides/quick-start",
      "/docs/reference",
      "/docs/glossary",
      "/docs/errors",
      "/docs/guides/library",
      "/docs/guides/self-hosting",
    ]);
  });
});

describe("an address with a slash at its end", () => {
  test.each([
    "/docs",
    "/docs/guides/places",
    "/docs/guides/places.md",
    "/docs/index.md",
    "/docs/errors/CREDITS_EXHAUSTED",
    "/docs/pictures/gallery/day-light.svg",
  ])("leads to %s without it, for good and with its query", async (path) => {
    for (const method of ["GET", "HEAD"]) {
      const response = await fetch(`${service.url}${path}/?from=a%2Fb&x`, { method, redirect: "manual" });
      expect([response.status, response.headers.get("Location")]).toEqual([308, `${path}?from=a%2Fb&x`]);
    }
    expect((await get(path)).status).toBe(200);
  });

  test("of the search keeps the words", async () => {
    const response = await get("/docs/search/?q=gate");
    expect([response.status, response.headers.get("Location")]).toEqual([308, "/docs/search?q=gate"]);
  });
});

test("a file that does not exist costs no page", async () => {
  for (const path of ["/docs/pictures/gallery/none.svg", "/docs/assets/none.css"]) {
    const response = await get(path);
    expect([response.status, await response.text()]).toEqual([404, "No such file.\n"]);
  }
});

test.each([
  ["/docs/guides", "/docs#guides"],
  ["/docs/operators", "/docs#operators"],
])("the folder %s, which has no page, leads to its pages at %s", async (folder, target) => {
  const response = await get(folder);
  expect([response.status, response.headers.get("Location")]).toEqual([302, target]);
  expect(visited.get("/docs")?.body).toContain(`id="${target.replace("/docs#", "")}"`);
});

describe("the documentation has a page", () => {
  test("for every error code, with its cause and remedy, and a way to its neighbours", () => {
    for (const code of FAILURE_CODES) {
      const body = visited.get(`/docs/errors/${code}`)?.body ?? "";
      expect([code, / href="\/docs\/errors\/\w+" rel="(?:prev|next)"/.test(body)]).toEqual([code, true]);
      expect([code, body.includes('id="cause"'), body.includes('id="remedy"')]).toEqual([code, true, true]);
    }
  });

  test("for every operation and schema of /openapi.json, with each of its members", async () => {
    const document = (await (await get("/openapi.json")).json()) as OpenApiDocument;
    const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
    expect(operations.length).toBeGreaterThan(15);
    for (const { operationId } of operations) {
      const slug = operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      expect([operationId, visited.has(`/docs/reference/${slug}`)]).toEqual([operationId, true]);
    }
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      const html = visited.get(`/docs/reference/schemas/${name}`)?.body ?? "";
      const body = html.replaceAll("<wbr/>", "").replaceAll("&quot;", '"');
      for (const member of namesOf(schema)) {
        const shown = [`${member}</code>`, `["${member}"]</code>`].some((end) => body.includes(end));
        expect([name, member, shown]).toEqual([name, member, true]);
      }
    }
  });

  test("for the glossary, with every member and every value", async () => {
    const pages = [...visited.keys()].filter((path) => /^\/docs\/glossary\/[^.]+\.md$/.test(path));
    const text = (await Promise.all(pages.map(async (path) => (await get(path)).text()))).join("\n");
    for (const [term, { meaning, values = {} }] of Object.entries(GLOSSARY)) {
      expect(text).toContain(`\`${term}\`: ${meaning}`);
      for (const [value, sense] of Object.entries(values)) {
        const entries = text.split("\n").filter((line) => line.startsWith(`- \`${value}\`: `));
        expect([value, entries.some((line) => line.endsWith(sense))]).toEqual([value, true]);
      }
    }
  });
});

describe("the glossary", () => {
  const filtered = async (words: string) =>
    (await get(`/docs/glossary?q=${encodeURIComponent(words)}`)).text();

  test("lists every term on its first page, as a link to it, at the anchor that terms have on theirs", () => {
    const body = visited.get("/docs/glossary")?.body ?? "";
    const contents = /class="glossary-contents">(.*?)<\/dl>/s.exec(body)?.[1] ?? "";
    for (const { title } of Object.values(GLOSSARY)) {
      const [, id, anchor] =
        new RegExp(`<a id="([^"]+)" href="/docs/glossary/[^#"]+#([^"]+)">${title}</a>`).exec(contents) ?? [];
      expect([title, id]).toEqual([title, anchor ?? "no link"]);
    }
  });

  test.each([
    ["signature", "1 term matches", ["signature"]],
    ["splenic", "1 term matches", ["authority"]],
    ["HANGING gates", "1 term matches", ["hangingGates"]],
    ["wxyz", "No term matches", []],
  ])("filtered by %s on the server says “%s” and shows those", async (words, status, terms) => {
    const body = await filtered(words);
    expect(body).toContain(status);
    const shown = [...body.matchAll(/<\/h3><code>(\w+)<\/code>/g)].map(([, term]) => term);
    expect(shown).toEqual(terms);
  });

  test("shows only the values that match where the term itself does not", async () => {
    expect((await filtered("splenic")).match(/<dt id="/g)?.length).toBe(1);
    expect((await filtered("authority")).match(/<dt id="/g)?.length).toBeGreaterThan(1);
  });

  test("escapes the words of its filter, and takes up to 100 characters", async () => {
    expect(await filtered('"><script>alert(1)</script>')).not.toContain("<script>alert");
    expect((await get(`/docs/glossary?q=${"x".repeat(100)}`)).status).toBe(200);
    expect((await get(`/docs/glossary?q=${"x".repeat(101)}`)).status).toBe(400);
  });
});

describe("the search", () => {
  /** Returns the addresses of the results of a search, and its page. */
  const search = async (query: Record<string, string>) => {
    const body = await (await get(`/docs/search?${new URLSearchParams(query)}`)).text();
    const list = /<ol class="matches".*?<\/ol>/s.exec(body)?.[0] ?? "";
    const hrefs = [...list.matchAll(/class="match-link" href="([^"]+)"/g)].map(([, href = ""]) => href);
    return { body, hrefs };
  };

  test.each([
    ["401", "/docs/errors/API_KEY_"],
    ["429", "/docs/errors/RATE_LIMIT_EXCEEDED"],
    ["gate", "/docs/glossary/the-wheel-of-gates#gate"],
    ["transits", "/docs/guides/transits"],
    ["transit", "/docs/guides/transits"],
    ["quick start", "/docs/guides/quick-start"],
    ["/v2/transits", "/docs/reference/v2-transits"],
    ["computeChart", "/docs/library/api/chart-core"],
  ])("for %s finds %s first", async (words, path) => {
    const { hrefs } = await search({ q: words });
    expect(hrefs[0]?.startsWith(path)).toBe(true);
  });

  test("says how many results there are, in all and by section, and its lists have each of them once", async () => {
    const { body } = await search({ q: "gate" });
    const count = Number(/(\d+) results for/.exec(body)?.[1]);
    const chips = [...body.matchAll(/section=([^"&]+)"[^>]*>[^<]*<span class="quiet">(\d+)</g)];
    expect(count).toBeGreaterThan(20);
    expect(chips.reduce((sum, [, , number]) => sum + Number(number), 0)).toBeGreaterThan(count);
    const [all, library] = [new Set<string>(), new Set<string>()];
    for (let page = 1; all.size < count; page++) {
      const { hrefs } = await search({ q: "gate", page: String(page) });
      expect(hrefs.length).toBeGreaterThan(0);
      for (const href of hrefs) all.add(href);
    }
    expect(all.size).toBe(count);
    expect([...all].filter((href) => /^\/docs\/(?:operators|library\/api)/.test(href))).toEqual([]);
    const inLibrary = Number(chips.find(([, section]) => section === "Library")?.[2]);
    for (let page = 1; library.size < inLibrary; page++) {
      const { hrefs } = await search({ q: "gate", section: "Library", page: String(page) });
      expect(hrefs.length).toBeGreaterThan(0);
      for (const href of hrefs) library.add(href);
    }
    expect([...library].every((href) => /^\/docs\/(?:guides\/)?library/.test(href))).toBe(true);
  });

  test.each(["backup", "computeChart", "prometheus"])(
    "for %s, whose best result is for operators or of the library, leaves out nothing",
    async (words) => {
      expect((await search({ q: words })).body).not.toContain("Guides and API");
    },
  );

  test.each([
    ["section", "nowhere"],
    ["page", "0"],
    ["page", "-1"],
    ["page", "1e9"],
  ])("ignores the parameter %s=%s", async (name, value) => {
    expect((await search({ q: "gate", [name]: value })).hrefs).toEqual((await search({ q: "gate" })).hrefs);
  });

  test("without a match shows pages where the reader may go on", async () => {
    const { body } = await search({ q: "zzzz" });
    expect(body).toContain("Nothing matches");
    expect(body).toContain('href="/docs/guides/quick-start"');
  });

  test("says that nothing has a misspelt word, and shows the results for words like it", async () => {
    const { body, hrefs } = await search({ q: "chanelsShort" });
    expect(body).toMatch(/Nothing has all of these words\. \d+ results for words like them\./);
    expect(hrefs[0]).toBe("/docs/glossary/the-bodygraph#channels");
  });

  test("of more than 100 characters is refused as JSON for programs", async () => {
    const response = await get(`/docs/search?q=${"x".repeat(101)}`, { Accept: "application/json" });
    expect([response.status, response.headers.get("Content-Type")]).toEqual([400, "application/json"]);
    expect(await response.json()).toMatchObject({ success: false, errorCode: "INVALID_QUERY" });
  });

  test.each([
    ["idempotency", "/docs/guides/retries"],
    ["rotate key", "/docs/guides/keys"],
    ["CREDITS_EXHAUSTED", "/docs/errors/CREDITS_EXHAUSTED"],
    ["incarnation cross", "/docs/glossary/type-and-decisions#incarnation-cross"],
    ["backup", "/docs/operators/backup"],
    ["resolveBirthMoment", "/docs/library/api"],
  ])("for %s finds %s among its first matches", async (words, path) => {
    const body = await (await get(`/docs/search?q=${encodeURIComponent(words)}`)).text();
    const results = [...body.slice(body.indexOf('class="matches"')).matchAll(/href="([^"]+)"/g)].map(
      ([, href]) => href,
    );
    expect(results.slice(0, 6).some((href) => href?.startsWith(path))).toBe(true);
  });

  test("lists the best six results as options, which lead to the same pages, and a link to all", async () => {
    const response = await get("/docs/search/hits?q=gate");
    const body = await response.text();
    expect(response.headers.get("Content-Type")).toContain("text/html");
    const links = [...body.matchAll(/<a role="option" id="([^"]+)"[^>]* href="([^"]+)"/g)];
    const { hrefs } = await search({ q: "gate" });
    expect(links.map(([, id, href]) => [id, href])).toEqual([
      ...hrefs.slice(0, 6).map((href, index) => [`hit-${index}`, href]),
      ["hit-all", "/docs/search?q=gate"],
    ]);
    expect(body).not.toContain("<html");
  });

  test("of a script that finds nothing leads to all pages", async () => {
    const body = await (await get("/docs/search/hits?q=zzzz")).text();
    expect(body).toMatch(/href="\/docs"[^>]*>.*Nothing matches\. Browse all pages/);
  });

  test.each([OWN_FIELD, "X-Request-Id", "errorCode", "birth time unknown"])(
    "for %s has only links that lead to pages, to the same part of others too",
    async (words) => {
      const { body } = await search({ q: words });
      const list = /<ol class="matches".*?<\/ol>/s.exec(body)?.[0] ?? "";
      expect(list).not.toMatch(/<a(?!(?: class="match-link")? href="\/docs\/)/);
      for (const [, path = ""] of list.matchAll(/<a (?:class="match-link" )?href="([^"#]+)/g))
        expect([path, (await get(path)).status]).toEqual([path, 200]);
    },
  );

  test("of a script takes 1 to 100 characters and escapes them", async () => {
    for (const [q, status] of [
      ["x".repeat(100), 200],
      ["x".repeat(101), 400],
      ["%20", 400],
      ["", 400],
    ] as const) {
      expect([q, (await get(`/docs/search/hits?q=${q}`)).status]).toEqual([q, status]);
    }
    const attack = encodeURIComponent('gate"><script>alert(1)</script>');
    expect(await (await get(`/docs/search/hits?q=${attack}`)).text()).not.toContain("<script");
  });

  test("is the only thing that pages of the documentation may request from a script", async () => {
    const policy = (await get("/docs")).headers.get("Content-Security-Policy") ?? "";
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toContain("unsafe");
    expect((await get("/dashboard/sign-in")).headers.get("Content-Security-Policy")).not.toContain("connect");
  });

  test("escapes its words, and accepts 1 to 100 characters", async () => {
    const attack = await (
      await get(`/docs/search?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    ).text();
    expect(attack).not.toContain("<script>alert");
    expect((await get(`/docs/search?q=${"x".repeat(100)}`)).status).toBe(200);
    expect((await get(`/docs/search?q=${"x".repeat(101)}`)).status).toBe(400);
    const empty = await get("/docs/search?q=%20");
    expect([empty.status, (await empty.text()).includes('name="q"')]).toEqual([200, true]);
  });

  test("counts eight different words, so that a search takes no time from charts", async () => {
    const results = async (words: string) =>
      /class="matches"[^>]*>(.*?)<\/ol>/s.exec(
        await (await get(`/docs/search?q=${encodeURIComponent(words)}`)).text(),
      )?.[1];
    const words = "gate line color tone base center channel cross";
    expect(await results(`${words} credits backup`)).toBe(await results(words));
    expect(await results(`gate GATE gate,gate.gate ${words}`)).toBe(await results(words));
  });
});

describe("the front page", () => {
  test("is HTML, also for link previews; programs whose Accept prefers JSON get links", async () => {
    for (const accept of ["text/html", "application/xhtml+xml, text/html;q=0.9, */*;q=0.8", "*/*"]) {
      const page = await get("/", { Accept: accept });
      expect([page.headers.get("Content-Type"), page.headers.get("Vary")]).toEqual([
        "text/html; charset=utf-8",
        "Accept-Encoding, Accept",
      ]);
    }
    for (const accept of ["application/json", "text/html;q=0.1, application/json"]) {
      const links = await get("/", { Accept: accept });
      expect([links.headers.get("Content-Type"), links.headers.get("Vary")]).toEqual([
        "application/json",
        "Accept",
      ]);
      expect(await links.json()).toMatchObject({ documentation: "/docs", dashboard: "/dashboard" });
    }
  });

  test("is there as Markdown too, which /llms.txt lists, with its request, answer and plans", async () => {
    const list = await (await get("/llms.txt")).text();
    expect(list).toContain(`${service.url}/index.md`);
    const twin = await get("/index.md", { Accept: "*/*" });
    expect(twin.headers.get("Content-Type")).toBe("text/markdown; charset=utf-8");
    const text = await twin.text();
    expect(text).toMatch(/^# Chart API\n/);
    for (const part of [
      "/v2/charts/simple",
      '"type": "Projector"',
      "| Scale | 100,000 |",
      "not affiliated",
    ]) {
      expect(text).toContain(part);
    }
    for (const [, path = ""] of text.matchAll(/\]\((\/[^)#]*)/g)) {
      expect([path, (await get(path)).status < 400]).toEqual([path, true]);
    }
  });

  test("shows the hour of an uncertain birth as the service answers it", () => {
    const body = visited.get("/")?.body ?? "";
    const guide = visited.get("/docs/guides/uncertain-birth-times")?.body ?? "";
    expect(body).toContain("Projector until 21:44:45, then Manifestor");
    expect(guide).toContain("Projector until 21:44:45");
    expect(body).toContain("2/4, certain");
  });

  test("shows the plans with their credits, and says that the project is not affiliated", () => {
    const body = visited.get("/")?.body ?? "";
    for (const text of ["Hobbyist", "1,000", "Scale", "100,000", "not affiliated with Jovian Archive"]) {
      expect(body).toContain(text);
    }
  });

  test("claims only the accuracy that the library's page has", async () => {
    const front = visited.get("/")?.body ?? "";
    const measured = await (await get("/docs/library/accuracy.md")).text();
    const [, limit = ""] = /class="visually-hidden">&lt; ([\d.]+)″/.exec(front) ?? [];
    const atBirth = measured.slice(measured.indexOf("At birth:"), measured.indexOf("At the design moment:"));
    const means = [...atBirth.matchAll(/^\| ([A-Z][A-Za-z ]+) \| ([\d.]+) \|/gm)]
      .filter(([, body]) => body !== "North Node")
      .map(([, , mean]) => Number(mean));
    expect(means.length).toBe(10);
    expect(Math.max(...means)).toBeLessThan(Number(limit));
    const [, equal = ""] = /class="visually-hidden">([\d,]+ of [\d,]+)</.exec(front) ?? [];
    expect(measured).toContain(`Gate, line, color and tone, tables: ${equal} equal.`);
  });

  test("has a picture for previews, and an icon", async () => {
    const [, url = ""] =
      /<meta property="og:image" content="([^"]+)"/.exec(visited.get("/")?.body ?? "") ?? [];
    const picture = new DataView(await (await get(new URL(url).pathname)).arrayBuffer());
    expect([picture.getUint32(16), picture.getUint32(20)]).toEqual([1200, 630]);
    expect((await get("/favicon.ico")).headers.get("Content-Type")).toBe("image/svg+xml");
  });
});

describe("an unknown address", () => {
  test("gets a page for people and JSON for programs", async () => {
    const page = await get("/nowhere");
    expect([page.status, page.headers.get("Content-Type")]).toEqual([404, "text/html; charset=UTF-8"]);
    for (const path of ["/nowhere", "/docs/nowhere", "/docs/nowhere.md"]) {
      const json = await get(path, { Accept: "*/*" });
      expect([json.status, await json.json()]).toMatchObject([404, { errorCode: "NOT_FOUND" }]);
    }
  });

  test("outside of the documentation leads to one's chart, and within it to a search", async () => {
    const lost = await (await get("/nowhere")).text();
    expect(lost).toContain('<a class="button" href="/chart">');
    for (const path of ["/", "/docs"]) expect(lost).toContain(`<a class="button plain" href="${path}">`);
    expect(lost).not.toContain('name="q"');
    expect(await (await get("/docs/nowhere")).text()).toContain('name="q"');
  });

  test("links to a search for the words of its last part", async () => {
    const body = await (await get("/docs/guides/rotate-key.html")).text();
    expect(body).toContain('href="/docs/search?q=rotate+key"');
    expect(/name="q" type="search" value="([^"]+)"/.exec(body)?.[1]).toBe("rotate key");
  });

  test("that is hostile is escaped, and one of a thousand characters is answered like a short one", async () => {
    const attack = await get("/docs/%22%3E%3Cscript%3Ealert(1)%3C/script%3E");
    expect([attack.status, (await attack.text()).includes("<script>alert")]).toEqual([404, false]);
    expect((await get(`/docs/${"x".repeat(1000)}`)).status).toBe(404);
  });

  test.each(["/v1/nowhere", "/v2/nowhere", "/v2", "/healthz/nowhere"])(
    "below the API is always JSON: %s",
    async (path) => {
      const response = await get(path);
      expect([response.status, response.headers.get("Content-Type")]).toEqual([404, "application/json"]);
    },
  );

  test("with a page of the documentation is refused for methods other than GET and HEAD", async () => {
    const post = await fetch(`${service.url}/docs`, { method: "POST", headers: { Accept: "text/html" } });
    expect([post.status, post.headers.get("Allow")]).toEqual([405, "GET, HEAD"]);
    const head = await fetch(`${service.url}/docs`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });
});

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, SchemaNode>> };
}

interface SchemaNode {
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
}

/** Returns the names of all members of a schema, also of those within others. */
function namesOf({ properties = {}, items, anyOf = [] }: SchemaNode): readonly string[] {
  const inner = [...Object.values(properties), ...anyOf, ...(items === undefined ? [] : [items])];
  return [...Object.keys(properties), ...inner.flatMap(namesOf)];
}
