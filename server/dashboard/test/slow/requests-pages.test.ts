import { setTimeout as delay } from "node:timers/promises";
import { requestChart } from "@chart/kit/load/chart-call";
import { DashboardService, PASSWORD } from "@chart/kit/services/dashboard-service";
import { Visitor } from "@chart/kit/services/visitor";
import { onEachEngine } from "@chart/kit/stores/test-stores";
import { firstId } from "chart-http/base";
import { afterAll, beforeAll, expect, test } from "vitest";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

onEachEngine("pages of requests and credits", (create) => {
  let service: DashboardService;
  beforeAll(async () => {
    service = await DashboardService.start(await create(), { NODE_ENV: "development" });
  });
  afterAll(() => service.stop());

  const newMember = async (options = {}) => {
    const invited = await service.invite(options);
    const visitor = new Visitor(service.url);
    await visitor.accept(invited.invitationUrl, PASSWORD);
    return { ...invited, visitor, own: `/dashboard/accounts/${invited.accountId}` };
  };
  let requests = 0;
  /** Writes a request of an account into the log, past the service. */
  const log = async (accountId: string, atMs: number, facts: Record<string, string | number | null> = {}) => {
    const id = firstId("req", atMs) + String(++requests).padStart(12, "0");
    const row = {
      ...{ account: accountId, key: "key_x", method: "POST", route: "/v2/charts", status: 200 },
      ...{ code: null, credits: 1, ...facts },
    };
    const { account, key, method, route, status, code, credits } = row;
    const term = (text: string | number | null) =>
      `(select number from request_terms where term = '${text}')`;
    for (const text of [account, key, route]) {
      await service.database.sql(
        `insert into request_terms (term) values ('${text}') on conflict (term) do nothing`,
      );
    }
    await service.database.sql(`
      insert into request_log (id, account_term, key_term, route_term, method, status, code, credits, duration_us)
      values ('${id}', ${term(account)}, ${term(key)}, ${term(route)}, '${method}', ${status},
        ${code === null ? "null" : `'${code}'`}, ${credits}, 1234)`);
    return id;
  };
  const idsIn = (text: string) => [
    ...new Set([...text.matchAll(/requests\/(req_\w{20})"/g)].map(([, id]) => id)),
  ];

  test("a request appears within seconds, with its key, and leads to its page", async () => {
    const { visitor, own, apiKey } = await newMember();
    const id = (await requestChart(service.url, apiKey)).headers.get("X-Request-Id") ?? "";
    let list = await visitor.get(`${own}/requests`);
    while (!list.text.includes(id)) {
      // A person may load sixty pages a minute.
      await delay(200);
      list = await visitor.get(`${own}/requests`);
    }
    expect(list.text).toContain("/v2/charts/coordinates");
    expect(list.text).toContain("Default</td>");
    const { status, text } = await visitor.get(`${own}/requests/${id}`);
    expect(status).toBe(200);
    expect(text).toContain(id);
    const found = await visitor.get(`${own}/requests?id=%20${id}%20`);
    expect(found.headers.get("Location")).toBe(`${own}/requests/${id}`);
  });

  test("the page of a failed request says what its error code means", async () => {
    const { visitor, own, accountId } = await newMember();
    const id = await log(accountId, Date.now(), { status: 400, code: "INVALID_BIRTHTIME", credits: 0 });
    const { text } = await visitor.get(`${own}/requests/${id}`);
    expect(text).toContain("The field birthtime must be a time from 00:00 to 23:59.");
  });

  test("requests of another account cannot be seen, by id, filter or cursor", async () => {
    const [{ visitor, own, accountId }, other] = [await newMember(), await newMember()];
    const foreign = await log(other.accountId, Date.now() - MINUTE_MS, { key: "key_other" });
    await log(accountId, Date.now() - 2 * MINUTE_MS);
    const mine = await log(accountId, Date.now());
    for (const path of [`${own}/requests/${foreign}`, `${other.own}/requests/${foreign}`]) {
      expect((await visitor.get(path)).status).toBe(404);
    }
    for (const path of [`${other.own}/requests`, `${other.own}/requests.csv`, `${other.own}/credits`]) {
      expect((await visitor.get(path)).status).toBe(404);
    }
    const found = await visitor.get(`${own}/requests?id=${foreign}`);
    expect(found.status).toBe(200);
    expect(found.text).toContain("No logged request of the last 30 days has this ID.");
    for (const query of ["", "?key=key_other", `?before=${mine}`]) {
      for (const page of ["requests", "requests.csv"]) {
        const { status, text } = await visitor.get(`${own}/${page}${query}`);
        expect(status).toBe(200);
        expect(text.replace(foreign, "")).not.toContain(foreign);
        expect(text).not.toContain("key_other");
      }
    }
  });

  test("hostile queries give the unfiltered page or a message, never an error", async () => {
    const { visitor, own, accountId } = await newMember();
    const id = await log(accountId, Date.now());
    const texts = [
      ...[
        "' or 1=1 --",
        "%",
        "_",
        "\\",
        "9999-99-99",
        "0001-01-01",
        "-1",
        "1e309",
        "constructor",
        "__proto__",
      ],
      ...["req_", `${id}x`, "req_zzzzzzzzzzzzzzzzzzzz'", "2026-01-01~x", "<script>", "💥", "a".repeat(1500)],
    ];
    const names = ["first", "last", "days", "endpoint", "status", "code", "key", "before"];
    for (const page of ["requests", "credits"]) {
      for (const text of texts) {
        const query = new URLSearchParams(names.map((name): [string, string] => [name, text]));
        const { status, text: html } = await visitor.get(`${own}/${page}?${query}`);
        expect(status, `${page} ${text}`).toBe(200);
        expect(html).not.toContain("<script>");
        if (page === "requests") expect(idsIn(html)).toEqual([id]);
      }
      const twice = await visitor.get(`${own}/${page}?first=2026-01-01&first=x&code=a&code=b&before=`);
      expect(twice.status).toBe(200);
    }
  });

  test("pages lead from the newest to the oldest request without gaps or repeats, and keep their filter", async () => {
    const { visitor, own, accountId } = await newMember();
    const failed: string[] = [];
    const nowMs = Date.now();
    for (let n = 0; n < 70; n++) {
      const id = await log(accountId, nowMs - n * 1000, n % 2 ? { status: 503, code: "X" } : {});
      if (n % 2) failed.push(id);
    }
    const seen: (string | undefined)[] = [];
    let path: string | undefined = `${own}/requests?status=5xx`;
    while (path !== undefined) {
      const { text } = await visitor.get(path);
      seen.push(...idsIn(text));
      path = /href="([^"]+)" rel="next"/.exec(text)?.[1]?.replaceAll("&amp;", "&");
    }
    expect(seen).toEqual(failed);
    const csv = (await visitor.get(`${own}/requests.csv?status=5xx`)).text.trim().split("\r\n");
    expect(csv).toHaveLength(36);
    expect(csv[1]?.split(",").slice(2)).toEqual([
      ...[failed[0], "POST", "/v2/charts", "503", "X", "1.234", "", "1"],
    ]);
  });

  test("requests older than thirty days and those of a clock that was ahead change nothing for the others", async () => {
    const { visitor, own, accountId } = await newMember();
    const old = await log(accountId, Date.now() - 30 * DAY_MS - MINUTE_MS);
    const kept = await log(accountId, Date.now() - 30 * DAY_MS + 60 * MINUTE_MS);
    const early = await log(accountId, 0);
    const ahead = await log(accountId, Date.now() + 400 * DAY_MS);
    expect(idsIn((await visitor.get(`${own}/requests`)).text)).toEqual([ahead, kept]);
    expect(idsIn((await visitor.get(`${own}/requests?first=1970-01-01`)).text)).toEqual([ahead, kept]);
    for (const id of [old, early]) expect((await visitor.get(`${own}/requests/${id}`)).status).toBe(404);
  });

  test("days are those of the account's time zone, also when its clocks change", async () => {
    const { visitor, own, accountId } = await newMember();
    const zone = "Pacific/Chatham";
    await service.database.sql(`update profiles set time_zone = '${zone}' where account_id = $1`, accountId);
    const format = new Intl.DateTimeFormat("en-CA", { timeZone: zone, dateStyle: "short" });
    const ids = new Map<string, string[]>();
    const nowMs = Date.now();
    for (let hours = 0; hours < 72; hours++) {
      const atMs = nowMs - hours * 60 * MINUTE_MS;
      const id = await log(accountId, atMs);
      const day = format.format(atMs);
      ids.set(day, [...(ids.get(day) ?? []), id]);
    }
    for (const [day, expected] of ids) {
      const { text } = await visitor.get(`${own}/requests?first=${day}&last=${day}`);
      expect(idsIn(text)).toEqual(expected);
    }
  });

  test("credits have totals of the range, and addresses of earlier versions lead there", async () => {
    const { visitor, own, apiKey } = await newMember({ credits: "50" });
    for (let n = 0; n < 3; n++) await requestChart(service.url, apiKey);
    const totalsIn = (text: string) =>
      ["spent", "calls", "added", "expired"].map(
        (name) => new RegExp(`data-test="${name}">([^<]+)<`).exec(text)?.[1],
      );
    expect(totalsIn((await visitor.get(`${own}/credits`)).text)).toEqual(["3", "3", "50", "0"]);
    // Not yesterday, which would be the day of the charts after midnight.
    const before = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10);
    const { text } = await visitor.get(`${own}/credits?last=${before}`);
    expect(totalsIn(text)).toEqual(["0", "0", "0", "0"]);
    const { headers } = await visitor.get(`${own}/usage?day=2026-01-01`);
    expect(headers.get("Location")).toBe(`${own}/credits?day=2026-01-01`);
    expect((await visitor.get(`${own}/usage.csv`)).headers.get("Location")).toBe(`${own}/credits.csv`);
  });
});
