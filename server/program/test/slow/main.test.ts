import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answerOf } from "@chart/kit/requests/answer";
import { RawConnection, sendRaw } from "@chart/kit/requests/raw-connection";
import { adminJson, runAdmin } from "@chart/kit/services/admin-in-process";
import { type ServiceOptions, ServiceProcess } from "@chart/kit/services/service-process";
import { freePort } from "@chart/kit/setup/free-port";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import Database from "libsql";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { readRelease, releaseText } from "../../src/release/release.js";

let folder: string;
let databasePath: string;
const running: ServiceProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "chart-main-"));
  databasePath = join(folder, "chart.db");
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop("SIGKILL")));
  rmSync(folder, { recursive: true });
});

function start(environment: Record<string, string> = {}, options: ServiceOptions = {}): ServiceProcess {
  const service = new ServiceProcess(
    { DATABASE_URL: `file:${databasePath}`, ...environment },
    { cwd: folder, ...options },
  );
  running.push(service);
  return service;
}

const accounts = () => {
  const database = new Database(databasePath);
  const rows = database.prepare("select plan, allocation_credits, granted_credits from accounts").all();
  database.close();
  return rows;
};

/** Returns a function that sends the request of the printed curl command. */
function printedRequest(stdout: string): () => Promise<Response> {
  const [, url = "", options = "", body = ""] = /^curl -sS (\S+) (.+) -d '(.+)'$/m.exec(stdout) ?? [];
  const headers = [...options.matchAll(/-H '(\S+): (.+?)'/g)].map(
    ([, name, value]) => [name!, value!] as const,
  );
  return () => fetch(url, { method: "POST", headers: Object.fromEntries(headers), body });
}

describe("the first start on an empty store", () => {
  test("shows pages while it builds the place index, and is ready once it can find places", async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const environment = { PORT: String(port), GAZETTEER_PATH: join(folder, "places.txt") };
    const service = start(environment, { rendersAtStart: true });
    await service.printed(/Building the place index/);
    const early = await fetch(`${url}/readyz`);
    // On a busy machine the index may be there already; then the service has said so.
    expect(early.status === 503 || service.stdout.includes("listens on")).toBe(true);
    const page = await fetch(`${url}/docs`, { headers: { Accept: "text/html" } });
    expect([page.status, page.headers.get("Content-Type")]).toEqual([200, "text/html; charset=utf-8"]);
    await service.printed(/^curl .+\n/m);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await printedRequest(service.stdout)()).status).toBe(200);
  });

  test("prints a curl command that returns a correct chart and charges the demo account one credit", async () => {
    const service = start();
    await service.printed(/^curl .+\n/m);
    expect(service.stdout).toContain("Save its API key, which is not shown again.");
    const response = await printedRequest(service.stdout)();

    expect(response.status).toBe(200);
    expect(response.headers.get("X-Credits-Remaining")).toBe("9999");
    expect(service.stdout).toContain("plan developer, 10,000 credits");
    expect((await answerOf(response)).data).toMatchObject({
      determination: "Low Sound",
      cognition: "Touch",
      variables: "PLL DRL",
      birthDateUtc: "1990-09-05T19:17:00.000Z",
    });
    expect(accounts()).toEqual([{ plan: "developer", allocation_credits: 9999, granted_credits: 0 }]);
    expect(await service.stop("SIGTERM")).toBe(0);
    expect(service.stderr).not.toContain("chart_live_");
  });

  test("by two processes at once creates one demo account, and both work", async () => {
    const both = [start(), start()];
    await Promise.all(both.map((service) => service.printed(/^curl .+\n|key rotate/m)));
    expect(both.filter(({ stdout }) => stdout.includes("curl "))).toHaveLength(1);
    expect(accounts()).toHaveLength(1);
    for (const { url } of both) expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });
});

describe("a later start", () => {
  test("keeps keys and balances, prints no key, and explains how to get a new one", async () => {
    const first = start();
    await first.printed(/^curl .+\n/m);
    const { stdout } = first;
    const port = new URL(first.url).port;
    expect(await first.stop("SIGINT")).toBe(0);

    const second = start({ PORT: port });
    await second.printed(/npm run --silent admin -- key rotate --account demo@localhost\n/);
    expect(second.stdout).not.toContain("chart_live_");
    const response = await printedRequest(stdout)();
    expect(response.headers.get("X-Credits-Remaining")).toBe("9999");
  });
});

describe("a start in development", () => {
  test("prints a link for the demo account's password, anew at each start until it is used", async () => {
    const linkOf = ({ stdout }: ServiceProcess) =>
      /^http:\S+\/dashboard\/links\/\S+$/m.exec(stdout)?.[0] ?? "";
    const first = start();
    await first.printed(/\/dashboard\/links\/.+\n/);
    expect((await fetch(linkOf(first))).status).toBe(200);
    expect(await first.stop()).toBe(0);

    const second = start();
    await second.printed(/\/dashboard\/links\/.+\n/);
    const replaced = linkOf(first).replace(first.url, second.url);
    expect((await fetch(replaced)).status).not.toBe(200);
    const { pathname } = new URL(linkOf(second));
    const form = await (await fetch(linkOf(second))).text();
    const password = "correct horse battery staple";
    const fields = [...form.matchAll(/<input[^>]*name="([^"]+)"[^>]*>/g)].map(([input, name = ""]) => {
      return [name, /value="([^"]*)"/.exec(input)?.[1] ?? password] as [string, string];
    });
    const chosen = await fetch(`${second.url}${pathname}`, {
      method: "POST",
      body: new URLSearchParams(fields),
      redirect: "manual",
    });
    expect(chosen.status).toBe(200);
    expect(await second.stop()).toBe(0);

    const third = start();
    await third.printed(/Sign in as demo@localhost\.\n/);
    expect(linkOf(third)).toBe("");
  });

  test("writes log lines for people, and loses none when the process ends", async () => {
    const service = start({ NODE_ENV: "development" });
    await service.printed(/dashboard\/links/);
    await Promise.all(Array.from({ length: 200 }, () => fetch(`${service.url}/healthz`)));
    expect(await service.stop()).toBe(0);
    const lines = service.stderr.trimEnd().split("\n");
    expect(
      lines.filter((line) => /^[\d:]{8} info {2}request answered .*route=\/healthz status=200/.test(line)),
    ).toHaveLength(200);
    expect(lines.at(-1)).toMatch(/^[\d:]{8} info {2}stopping$/);
    expect(service.stderr).not.toContain("{");
  });
});

describe("the address of a running service on SQLite", () => {
  test("starts the links of the admin command until it stops; a file of a process that ended does not count", async () => {
    const addressFile = `${databasePath}.running`;
    const linkStart = async () => {
      const environment = { DATABASE_URL: `file:${databasePath}` };
      const { stdout } = await runAdmin(environment, "account", "invite", "--account", "demo@localhost");
      expect(stdout.includes("No service runs on this store")).toBe(
        stdout.startsWith("http://127.0.0.1:3000/"),
      );
      return /^(\S+)\/dashboard\/links\//.exec(stdout)?.[1];
    };
    const service = start();
    await service.printed(/\/dashboard\/links\/.+\n/);
    expect(service.url).not.toMatch(/:3000$/);
    expect(await linkStart()).toBe(service.url);
    const left = readFileSync(addressFile);

    expect(await service.stop("SIGTERM")).toBe(0);
    expect(existsSync(addressFile)).toBe(false);
    writeFileSync(addressFile, left);
    expect(await linkStart()).toBe("http://127.0.0.1:3000");
    for (const damaged of ["", "null", "{}", '{"pid":']) {
      writeFileSync(addressFile, damaged);
      expect(await linkStart()).toBe("http://127.0.0.1:3000");
    }
  });
});

describe("a start in production", () => {
  test("without KEY_PEPPER fails with one line that names the variable, before touching the store", async () => {
    const service = start({ NODE_ENV: "production" });
    expect(await service.exited()).toBe(1);
    expect(service.stderr).toMatch(/^[^\n]*KEY_PEPPER[^\n]*\n$/);
    expect(existsSync(databasePath)).toBe(false);
  });

  test("names a variable whose name is misspelt, without its value, also when it can start without it", async () => {
    const failing = start({ NODE_ENV: "production", KEY_PEPER: PEPPER });
    expect(await failing.exited()).toBe(1);
    const hint = "KEY_PEPER is not a variable of the service; did you mean KEY_PEPPER?";
    expect(failing.stderr.split("\n").slice(1)).toEqual([hint, ""]);

    const misspelt = { RATE_LIMIT_PER_MIN: "7654321", HOSTNAME: "a-host", PGHOST: "a-host" };
    const service = start({ NODE_ENV: "production", KEY_PEPPER: PEPPER, ...misspelt });
    await service.printed(/no dashboard/);
    expect(await service.stop()).toBe(0);
    expect(
      service.stderr.match(/"level":40.*RATE_LIMIT_PER_MIN is not .*RATE_LIMIT_PER_MINUTE\?/g),
    ).toHaveLength(1);
    expect(service.stderr.match(/is not a variable/g)).toHaveLength(1);
    expect(service.stderr + failing.stderr).not.toContain("7654321");
    expect(failing.stderr).not.toContain(PEPPER);
  });

  test("creates no account, prints no key, and says how to make the first operator", async () => {
    const environment = { NODE_ENV: "production", KEY_PEPPER: PEPPER, SESSION_SECRET: PEPPER };
    const first = start({ ...environment, SERVICE_NAME: "Ada's Charts" });
    await first.printed(/account operator --email \S+\n/);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    expect(first.stdout).toMatch(
      /^Ada's Charts \d+\.\d+\.\d+ \(\w+\) listens on \S+\n\nThere are no accounts yet\. /,
    );
    expect(first.stdout).not.toContain("chart_live_");
    expect(accounts()).toEqual([]);

    // The printed command, with a link that the running service accepts.
    const [, words = ""] = /^npm run --silent admin -- (.+)$/m.exec(first.stdout) ?? [];
    const run = await runAdmin({ ...environment, DATABASE_URL: `file:${databasePath}` }, ...words.split(" "));
    expect(run.code).toBe(0);
    const [link = ""] = /http:\S+\/dashboard\/links\/\S+/.exec(run.stdout) ?? [];
    expect(link.startsWith(`${first.url}/dashboard/links/`)).toBe(true);
    expect((await fetch(link)).status).toBe(200);
    expect(await first.stop()).toBe(0);

    const second = start(environment);
    await second.printed(/listens on \S+\n/);
    expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
    expect(await second.stop()).toBe(0);
    expect(second.stdout).toBe(`Chart API ${releaseText(readRelease())} listens on ${second.url}\n`);
  });

  test("without SESSION_SECRET says how to make an account, and that there is no dashboard", async () => {
    const service = start({ NODE_ENV: "production", KEY_PEPPER: PEPPER });
    await service.printed(/no dashboard, because SESSION_SECRET is not set/);
    expect(service.stdout).toContain("admin -- account create --email");
  });
});

describe("a start that is stopped", () => {
  test("while the service makes its demo account ends in order, with code 0 and no error", async () => {
    expect((await runAdmin({ DATABASE_URL: `file:${databasePath}` }, "account", "list")).code).toBe(0);
    const database = new Database(databasePath);
    // The stop comes while this insert counts.
    database.exec(`create trigger slow before insert on accounts begin
      select count(*) from (
        with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 2000000)
        select n from numbers
      );
    end`);
    database.close();

    const service = start();
    await service.printed(/listens on/);
    expect(await service.stop()).toBe(0);
    expect(service.stderr).not.toMatch(/error|cannot start/);
  });
});

describe("a start that cannot succeed exits with code 1 and one line", () => {
  test("when the port is in use; no demo account is created, because nobody would see its key", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => other.once("listening", resolve));
    const { port } = other.address() as { port: number };
    const service = start({ PORT: String(port) });
    expect(await service.exited()).toBe(1);
    expect(service.stderr).toMatch(new RegExp(`^[^\\n]*PORT ${port} [^\\n]* in use\\n$`));
    expect(existsSync(databasePath)).toBe(false);
    other.close();
  });

  test.each([
    ["HOST", "203.0.113.1", /: HOST 203.0.113.1/],
    ["HOST", "no.such.host.invalid", /: HOST no.such.host.invalid/],
    ["OPS_PORT", "none", /OPS_PORT/],
    ["WORKERS", "2", /: WORKERS 2 needs PostgreSQL/],
    ["DATABASE_URL", "file:/dev/null/chart.db", /DATABASE_URL/],
    ["DATABASE_URL", "file:/proc/chart.db", /DATABASE_URL/],
    ["DATABASE_URL", "file:/proc/new/folder/chart.db", /DATABASE_URL/],
    ["GAZETTEER_PATH", "/proc/new/folder/places.txt", /GAZETTEER_PATH/],
    ["PORT", "many", /PORT/],
  ])("when %s is %s", async (name, value, naming) => {
    const service = start({ [name]: value });
    expect(await service.exited()).toBe(1);
    expect(service.stderr).toMatch(naming);
    expect(service.stderr.trimEnd().split("\n")).toHaveLength(1);
    expect(service.stdout).toBe("");
  });
});

describe("malformed and unusual requests", () => {
  let sharedFolder: string;
  let environment: Record<string, string>;
  let shared: ServiceProcess;
  beforeAll(async () => {
    sharedFolder = mkdtempSync(join(tmpdir(), "chart-main-"));
    const DATABASE_URL = `file:${join(sharedFolder, "chart.db")}`;
    environment = { NODE_ENV: "production", KEY_PEPPER: PEPPER, DATABASE_URL };
    shared = await new ServiceProcess(environment).listening();
  });
  afterAll(async () => {
    await shared.stop("SIGKILL");
    rmSync(sharedFolder, { recursive: true });
  });
  const post = (headers: string, body = "") =>
    `POST /v2/charts/coordinates HTTP/1.1\r\nHost: x\r\n${headers}\r\n${body}`;

  test.each([
    ["bad HTTP", "NONSENSE\r\n\r\n", 400, "BAD_REQUEST"],
    ["a TLS greeting", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400, "BAD_REQUEST"],
    ["no Host", "GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n", 400, "BAD_REQUEST"],
    ["a bad Host", "GET /healthz HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400, "BAD_REQUEST"],
    [
      "a target that is not a path",
      "OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
      400,
      "BAD_REQUEST",
    ],
    ["CONNECT", "CONNECT example.com:443 HTTP/1.1\r\nHost: x\r\n\r\n", 400, "BAD_REQUEST"],
    ["two lengths", post("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n"), 400, "BAD_REQUEST"],
    ["a length that is no number", post("Content-Length: many\r\n"), 400, "BAD_REQUEST"],
    ["a broken chunk", post("Transfer-Encoding: chunked\r\n", "zz\r\n"), 400, "BAD_REQUEST"],
    [
      "huge headers",
      `GET /healthz HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(20_000)}\r\n\r\n`,
      431,
      "REQUEST_HEADERS_TOO_LARGE",
    ],
    [
      "huge chunk extensions",
      post("Transfer-Encoding: chunked\r\n", `1;${"e".repeat(20_000)}\r\na\r\n0\r\n\r\n`),
      413,
      "REQUEST_TOO_LARGE",
    ],
    [
      "a large chunked body",
      post(
        "Connection: close\r\nTransfer-Encoding: chunked\r\n",
        `2001\r\n${"a".repeat(0x2001)}\r\n0\r\n\r\n`,
      ),
      413,
      "REQUEST_TOO_LARGE",
    ],
  ])("%s: rejected as JSON, and the next request is served", async (_name, bytes, status, errorCode) => {
    const answer = await sendRaw(shared.url, bytes);

    expect(answer.status).toBe(status);
    expect(answer.headers).toMatchObject({
      "content-type": "application/json",
      "x-request-id": expect.stringMatching(/^req_/),
      "cache-control": "no-store",
    });
    expect(JSON.parse(answer.body)).toMatchObject({ success: false, errorCode, type: "", data: null });
    expect((await fetch(`${shared.url}/healthz`)).status).toBe(200);
  });

  test.each([
    ["a bad Host", "GET /v1/bodygraphs HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
    ["no Host", "GET /v1/bodygraphs HTTP/1.1\r\nConnection: close\r\n\r\n", 400],
    ["a bad header", "GET /v1/bodygraphs?x HTTP/1.1\r\nHost: x\r\nbad header\r\n\r\n", 400],
    [
      "a broken chunk",
      "POST /v1/bodygraphs HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
      400,
    ],
  ])("%s under /v1: rejected in v1's format", async (_name, bytes, code) => {
    const { body } = await sendRaw(shared.url, bytes);
    expect(JSON.parse(body)).toEqual({ code, message: expect.any(String), status: "error" });
  });

  test("HTTP/1.0 requests without Host, as some health checks send them, are served", async () => {
    const answer = await sendRaw(shared.url, "GET /healthz HTTP/1.0\r\n\r\n");
    expect(answer.status).toBe(200);
  });

  test("extra bytes after a complete request do not affect its response: 200, one charge, then 400", async () => {
    const email = "ada@example.com";
    const account = ["--email", email, "--plan", "developer", "--credits", "5"];
    const { apiKey: key } = await adminJson(environment, "account", "create", ...account);
    const body = '{"birthdate":"1990-09-05","birthtime":"21:17","lat":52.37,"lng":4.89}';
    const headers = `Authorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    const answer = await sendRaw(shared.url, post(headers, `${body}and more`));

    const [chart = "", refusal] = answer.body.split("HTTP/1.1 ");
    expect(answer.status).toBe(200);
    expect(JSON.parse(chart)).toMatchObject({ success: true, type: "ChartResult" });
    expect(refusal).toMatch(/^400 .*"BAD_REQUEST"/s);
    const shown = await adminJson(environment, "account", "show", "--account", email);
    expect(shown).toMatchObject({ credits: 4 });
  });
});

test("on SIGTERM, requests in flight are completed and charged, and the process exits with 0", async () => {
  const service = start();
  await service.printed(/^curl .+\n/m);
  const send = printedRequest(service.stdout);
  await send();
  const answers = Array.from({ length: 20 }, send);
  await Promise.race(answers);
  const exit = service.stop("SIGTERM");
  const settled = await Promise.allSettled(answers);

  expect(await exit).toBe(0);
  const answered = settled.filter((answer) => answer.status === "fulfilled");
  const charged = answered.filter(({ value }) => value.status === 200);
  // Requests that arrive after the signal on an open connection get 503.
  expect(answered.filter(({ value }) => ![200, 503].includes(value.status))).toEqual([]);
  expect(accounts()).toMatchObject([{ allocation_credits: 10_000 - 1 - charged.length }]);
});

test("after SIGTERM a request in flight is completed, and the next one on its connection gets 503", async () => {
  const service = start({ LOG_LEVEL: "debug" });
  await service.printed(/^curl .+\n/m);
  const [, key] = /Bearer (\S+)'/.exec(service.stdout) ?? [];
  const body = '{"birthdate":"1990-09-05","birthtime":"21:17","lat":52.37,"lng":4.89}';
  const head = `POST /v2/charts/coordinates HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nAuthorization: Bearer ${key}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;

  const connection = new RawConnection(service.url);
  connection.send(head);
  await connection.received(/100 Continue/);
  const exit = service.stop("SIGTERM");
  await service.logged(/"stopping"/);
  connection.send(`${body}GET /v1/bodygraphs HTTP/1.1\r\nHost: x\r\n\r\n`);
  const text = await connection.closed();

  expect(text).toMatch(
    /HTTP\/1.1 200 OK[\s\S]*"success":true[\s\S]*HTTP\/1.1 503 [\s\S]*"code":503.*stopping/,
  );
  expect(text).toMatch(/HTTP\/1.1 503[\s\S]*retry-after: 1/i);
  expect(await exit).toBe(0);
  expect(accounts()).toMatchObject([{ allocation_credits: 9999 }]);
});
