import { DashboardService } from "@chart/kit/services/dashboard-service";
import { inBrowser, openBrowser } from "@chart/kit/setup/browser";
import { createSqlite } from "@chart/kit/stores/test-stores";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";

/** The texts of the fields of a birth, as somebody types or pastes them. */
interface Typed {
  readonly day: string;
  readonly month: string;
  readonly year: string;
  readonly kind: string;
  readonly time: string;
  readonly until: string;
  readonly about: string;
  readonly place: string;
}

/** A birth as it was read; null if it was refused. */
type Read = Readonly<Record<string, unknown>> | null;

const digitsFrom = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** Ways in which a pasted text differs from a typed one. */
const PASTED: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => `  ${text} `,
  (text) => text.replaceAll(" ", "\u00a0"),
  (text) => text.replaceAll(" ", "\u202f"),
  (text) => text.replaceAll(" ", "  "),
  (text) => `\u200e${text}\u200e`,
  (text) => `${text}\u200b`,
  (text) => `\ufeff${text}`,
  (text) => text.replace(/[!-~]/g, (sign) => String.fromCodePoint(sign.codePointAt(0)! + 0xfee0)),
  digitsFrom(0x660),
  digitsFrom(0x6f0),
];

const DATES = [
  ["5", "9", "1990"],
  ["29", "2", "2000"],
  ["01", "1", "1800"],
  ["31.", "12", "2199"],
  ["30", "9", "1990"],
  ["25th", "3", "1990"],
] as const;

const TIMES: readonly Partial<Typed>[] = [
  ...["21:17", "2117", "9:17 pm", "9:17 p. m.", "21:17:00", "9p", "21.17", "21 h 17", "00:30 am"],
  ...["noon", "midnight", "12 noon", "21:17 pm", "02:30", "12:30 AM", "between 21:00 and 22:00"],
]
  .map((time): Partial<Typed> => ({ kind: "exact", time }))
  .concat(
    { kind: "about", time: "9:17 pm", about: "15" },
    { kind: "about", time: "21:17", about: "120" },
    { kind: "between", time: "21:00", until: "10 pm" },
    { kind: "between", time: "9", until: "10:30 pm" },
    { kind: "about", time: "9 to 10 pm" },
    { kind: "between", time: "22:00", until: "midnight" },
    { kind: "unknown", time: "9" },
  );

const PLACES = [
  ...["Amsterdam", "São Paulo", "zürich", "Springfield, Illinois", "Paris, Texas", "München", "St. John's"],
  ...["Europe/Zürich", "America/Port au Prince", "america/st. john's", "Halle/Saale", "Nouméa", "İstanbul"],
];

const REFUSED: readonly Partial<Typed>[] = [
  ...["9", "12", "24:00", "13:00 am", "9:17 xm", "21:60", "00:30 pm", "", "9-10"].map((time) => ({
    kind: "exact",
    time,
  })),
  ...[{ day: "31", month: "2" }, { day: "" }, { month: "" }, { year: "90" }, { year: "1799" }, { day: "x" }],
  ...[
    { kind: "between", time: "22:00", until: "21:00" },
    { kind: "between", time: "21:00", until: "" },
  ],
  ...[{ place: "" }, { place: "Qqqqqqqqq" }],
];

/** The last births have something wrong. */
const isRefused = (index: number) => index >= 300 - REFUSED.length;

/** The births: each time with other dates, places and ways of pasting, so that all of them meet. */
const BIRTHS: readonly Typed[] = Array.from({ length: 300 }, (_, index) => {
  const [day, month, year] = DATES[index % DATES.length]!;
  const paste = PASTED[index % PASTED.length]!;
  const place = PLACES[index % PLACES.length]!;
  const birth = { ...{ day, month, year }, until: "", about: "30", ...TIMES[index % TIMES.length], place };
  const refused = isRefused(index) ? REFUSED[299 - index] : {};
  const texts = Object.entries({ ...birth, ...refused }).map(([name, text]) => [
    name,
    ["kind", "month", "about"].includes(name) ? text : paste(text),
  ]);
  return Object.fromEntries(texts) as Typed;
});

let service: DashboardService;
/** The births as they are read without a script. */
const reads: Read[] = [];
beforeAll(async () => {
  service = await DashboardService.start(await createSqlite(), { NODE_ENV: "development" });
  // One after the other: the service computes so many charts a second for all visitors together.
  for (const [index, birth] of BIRTHS.entries()) reads.push(await posted(birth, index));
});
afterAll(() => service.stop());

/** Addresses of visitors, so that no limit of one of them is met. */
const addressOf = (index: number) => `198.51.${Math.floor(index / 250)}.${index % 250}`;

/** Posts a birth as a browser without a script does, and reads what the page says of it. */
async function posted({ kind, ...fields }: Typed, index: number): Promise<Read> {
  const response = await fetch(`${service.url}/chart`, {
    method: "POST",
    headers: { "X-Forwarded-For": addressOf(index) },
    body: new URLSearchParams({ ...fields, "time-kind": kind }),
  });
  const html = await response.text();
  if (response.status === 422) return null;
  expect([fields, response.status]).toEqual([fields, 200]);
  const place = /<input id="birth-place"[^>]*>/.exec(html)![0];
  const attribute = (name: string) => new RegExp(` ${name}="([^"]*)"`).exec(place)?.[1];
  const [, shown = ""] = /<div data-request="[a-z-]+">(.*?)(?:<div data-request|data-only)/s.exec(html) ?? [];
  const request = shown.replace(/<[^>]*>/g, "").replaceAll("&quot;", '"');
  const member = (name: string) => new RegExp(`"${name}": ?"?([^",}\\s]*)`).exec(request)?.[1] ?? null;
  const between = member("from") === null ? null : `${member("from")}-${member("to")}`;
  return {
    ...{ date: member("birthdate"), between },
    ...(between === null && { time: member("birthtime"), about: Number(member("plusMinusMinutes")) }),
    place: attribute("value")!.replaceAll("&#39;", "'").replaceAll("&amp;", "&"),
    zone: attribute("data-zone"),
    ...{ lat: attribute("data-lat") ?? null, lng: attribute("data-lng") ?? null },
  };
}

/** Types births into forms of a page, all of them at once: into the chart page's, or into the element's own. */
function typed(page: Page, births: readonly Typed[], isOwn: boolean, maxWaits: number): Promise<Read[]> {
  return page.evaluate(
    `Promise.all(${JSON.stringify(births)}.map((birth) => readTyped(birth, ${isOwn}, ${maxWaits})))`,
  );
}

/** The script by which a page types a birth into a form of its own, and reads what the form reports. */
const READ_TYPED = `async ({ kind, place, about, ...texts }, isOwn, maxWaits) => {
  const form = document.createElement("human-design-form");
  form.setAttribute("places-url", "/chart/places");
  if (!isOwn) form.innerHTML = markup;
  document.body.append(form);
  await 0;
  const field = (name, own) => (form.shadowRoot ?? form).querySelector(isOwn ? own : "[name=" + name + "]");
  const type = (element, text) => {
    element.value = text;
    element.dispatchEvent(new Event("input", { bubbles: true }));
  };
  for (const [name, text] of Object.entries(texts)) type(field(name, "." + name), text);
  type(field("about", "select:not(.month)"), about);
  field("time-kind", "*").closest("form").querySelector("[value=" + kind + "]").click();
  const box = field("place", "[role=combobox]");
  type(box, place);
  box.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  for (let wait = 0; wait < maxWaits && form.birth === null; wait++)
    await new Promise((resolve) => setTimeout(resolve, 50));
  form.remove();
  if (form.birth === null) return null;
  const { date, time, aboutMinutes, between, timeZone, lat, lng, place: label } = form.birth;
  const told = between === null ? { time, about: aboutMinutes ?? 0 } : {};
  const degrees = (value) => value === null ? null : String(value);
  return {
    ...{ date, between: between && between.from + "-" + between.to, ...told },
    ...{ place: label, zone: timeZone, lat: degrees(lat), lng: degrees(lng) },
  };
}`;

test("of 300 typed births, those that are wrong are refused, and all others read", () => {
  for (const [index, read] of reads.entries())
    expect([BIRTHS[index], read === null]).toEqual([BIRTHS[index], isRefused(index)]);
});

inBrowser(() => {
  test("300 typed births are read alike without a script, with one, and by the element alone", async () => {
    const page = await (await openBrowser()).newPage();
    let searches = 0;
    await page.route("**/chart/places", (route) =>
      route.continue({
        headers: { ...route.request().headers(), "X-Forwarded-For": addressOf(1000 + searches++) },
      }),
    );
    await page.goto(`${service.url}/chart`);
    await page.evaluate(`(async () => {
      globalThis.markup = document.querySelector("#birth-form").innerHTML;
      globalThis.readTyped = ${READ_TYPED};
      document.body.replaceChildren();
      await import("/embed/human-design-form.js");
    })()`);
    const bounds = [0, 70, 140, 210, 300 - REFUSED.length, 300];
    for (const [part, start] of bounds.slice(0, -1).entries()) {
      const births = BIRTHS.slice(start, bounds[part + 1]);
      for (const isOwn of [false, true]) {
        // Those that are wrong are never read, however long the page waits.
        const all = await typed(page, births, isOwn, isRefused(start) ? 20 : 400);
        for (const [index, read] of all.entries())
          expect([isOwn, births[index], read]).toEqual([isOwn, births[index], reads[start + index]]);
      }
    }
  });
});
