import { guessLimits } from "@chart/accounts/sign-in";
import { RawConnection, sendRaw } from "@chart/kit/requests/raw-connection";
import { DashboardService, PASSWORD } from "@chart/kit/services/dashboard-service";
import { formTokenOf, Visitor } from "@chart/kit/services/visitor";
import { linkIn, MailServer } from "@chart/kit/stand-ins/mail-server";
import { onEachEngine } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const COOKIE = "__Host-chart_session";
/** Timeout for emails and log lines, which follow the response. */
const PATIENCE = { timeout: 30_000, interval: 5 };
const WRONG = "Incorrect email address or password.";

onEachEngine("signing in", (create) => {
  let service: DashboardService;
  let mail: MailServer;
  beforeAll(async () => {
    mail = await MailServer.start();
    service = await DashboardService.start(await create(), { SMTP_URL: mail.url, SIGNUP: "open" });
  });
  afterAll(async () => {
    await service.stop();
    mail.stop();
  });

  /** Creates an account whose owner was invited by email and has chosen a password. */
  const newMember = async (options: Parameters<typeof inviteByEmail>[0] = {}) => {
    const invited = await inviteByEmail(options);
    const visitor = new Visitor(service.url);
    // Customers see their first key, operators have none.
    expect((await visitor.accept(invited.link, PASSWORD)).status).toBe(options.operator ? 303 : 200);
    return { ...invited, visitor, own: `/dashboard/accounts/${invited.accountId}` };
  };
  const inviteByEmail = async ({ plan = "developer", operator = false } = {}) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const command = operator ? ["operator", "--email", email] : ["invite", "--email", email, "--plan", plan];
    const invited = await service.admin("account", ...command);
    const accountId = String(invited["accountId"]);
    return { email, accountId, link: linkIn(await mail.emailTo(email)), invited };
  };

  test("an invitation is sent by email, not printed, and creates an account of the chosen plan", async () => {
    const { invited, visitor, own, email } = await newMember({ plan: "scale" });
    expect(invited).toMatchObject({ isSent: true, email });
    expect(JSON.stringify(invited)).not.toContain("/links/");
    expect((await mail.emailTo(email)).from).toBe("charts@example.com");
    expect((await visitor.get(own)).text).toContain("Scale");
  });

  test("an invitation works once, even if it is accepted several times at the same moment", async () => {
    const { link } = await inviteByEmail();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => new Visitor(service.url).accept(link, PASSWORD)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    expect((await new Visitor(service.url).get(new URL(link).pathname)).status).toBe(404);
  });

  test("an expired link gets the same response as an unknown link", async () => {
    const { link, accountId } = await inviteByEmail();
    await service.database.sql(
      "update links set expires_at = '2020-01-01T00:00:00.000Z' where account_id = $1",
      accountId,
    );
    const visitor = new Visitor(service.url);
    const expired = await visitor.get(new URL(link).pathname);
    expect([expired.status, expired.text]).toEqual([404, (await visitor.get("/dashboard/links/x")).text]);
    expect((await visitor.accept(link, PASSWORD)).status).toBe(404);
  });

  test("opening a link does not use it up, and neither does a rejected password", async () => {
    const { link } = await inviteByEmail();
    const visitor = new Visitor(service.url);
    await visitor.get(new URL(link).pathname);
    const refused = await visitor.accept(link, "too short");
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("at least 10 characters")]);
    expect((await visitor.accept(link, PASSWORD)).status).toBe(200);
  });

  test("a wrong password and an unknown address get the same response", async () => {
    const { email } = await newMember();
    const [wrong, unknown] = await Promise.all(
      [email, "nobody@example.com"].map(async (address) => {
        const { status, text } = await new Visitor(service.url).signIn(address, "a wrong password");
        return { status, text: text.replaceAll(address, "<address>") };
      }),
    );
    expect(wrong).toMatchObject({ status: 422, text: expect.stringContaining(WRONG) });
    expect(unknown).toEqual(wrong);
  });

  test("nobody can sign in to an account that has no password yet", async () => {
    const { email, accountId } = await inviteByEmail();
    const visitor = new Visitor(service.url);
    expect((await visitor.signIn(email, "")).status).toBe(422);
    expect((await visitor.signIn(accountId, PASSWORD)).status).toBe(422);
  });

  test("failed sign-ins are limited per account and client address, with Retry-After; the owner still signs in from another address", async () => {
    const { email } = await newMember();
    const attacker = new Visitor(service.url);
    const guess = () => attacker.signIn(email, "a wrong password");
    const statuses = [];
    for (let n = 0; n < 12; n++) statuses.push((await guess()).status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(10);
    const refused = await guess();
    expect([refused.status, Number(refused.headers.get("Retry-After"))]).toEqual([429, expect.any(Number)]);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
    // The right password gets 429 as well, so that guesses reveal nothing.
    expect((await attacker.signIn(email, PASSWORD)).status).toBe(429);
    expect((await new Visitor(service.url).signIn(email, PASSWORD)).status).toBe(303);

    const one = new Visitor(service.url);
    const fromOne = [];
    for (let n = 0; n < 52; n++) fromOne.push((await one.get("/dashboard/links/guess")).status);
    expect(fromOne.slice(0, 50)).toEqual(Array(50).fill(404));
    expect(fromOne.slice(50)).toEqual([429, 429]);
  });

  /** Uses up the limit of wrong passwords for an address. */
  const useUpGuesses = (email: string) =>
    service.database.sql(
      "insert into password_guesses (bucket, full_ms) values ($1, $2)",
      String(guessLimits({ email, address: undefined, browserId: undefined })[0]?.bucket),
      Date.now() + 24 * 60 * 60 * 1000,
    );

  test("after too many wrong passwords an address gets the same answer with an account and without one, and a way in", async () => {
    const { email } = await newMember();
    const answers = [];
    for (const address of [email, `${crypto.randomUUID()}@example.com`]) {
      await useUpGuesses(address);
      const { status, headers, text } = await new Visitor(service.url).signIn(
        address.toUpperCase(),
        PASSWORD,
      );
      answers.push([
        status,
        Number(headers.get("Retry-After")) > 800,
        text.replace(/req_\w+|[\w-]{36}/g, ""),
      ]);
    }
    expect(answers[0]).toEqual([429, true, expect.stringContaining('href="/dashboard/reset"')]);
    expect(answers[1]).toEqual(answers[0]);
  });

  test("a browser that has signed in before still can then; not with the cookie of another account, a made-up one, or one from before a new password", async () => {
    const [member, other] = [await newMember(), await newMember()];
    await useUpGuesses(member.email);
    const browserCookies = ({ visitor }: { readonly visitor: Visitor }) =>
      [...visitor.cookies].filter(([name]) => name.includes("chart_browser_"));
    const signInWith = async (cookies: readonly (readonly [string, string])[]) => {
      const person = new Visitor(service.url);
      for (const [name, value] of cookies) person.cookies.set(name, value);
      return (await person.signIn(member.email, PASSWORD)).status;
    };
    const [[name, value] = ["", ""]] = browserCookies(member);
    const [[, otherValue] = ["", ""]] = browserCookies(other);
    expect(await signInWith([[name, value]])).toBe(303);
    expect(member.visitor.setCookies.find((cookie) => cookie.startsWith(name))).toMatch(
      /; Max-Age=31536000; Path=\/dashboard\/sign-in; HttpOnly; Secure; SameSite=Lax$/,
    );
    expect(await signInWith([])).toBe(429);
    expect(await signInWith([[name, otherValue]])).toBe(429);
    for (const made of ["", ".", "x", `x.${value.split(".")[1]}`, "%00.%00"]) {
      expect([made, await signInWith([[name, made]])]).toEqual([made, 429]);
    }
    await service.database.sql(
      `update profiles set password_hash = (select password_hash from profiles where account_id = $1)
       where account_id = $2`,
      other.accountId,
      member.accountId,
    );
    expect(await signInWith([[name, value]])).toBe(429);
  });

  test("the session cookie is HttpOnly, Secure, SameSite=Lax and bound to the host, and changes with each sign-in", async () => {
    const { email, visitor, own } = await newMember();
    const cookie = visitor.setCookies.find((text) => text.startsWith(COOKIE)) ?? "";
    expect(cookie).toMatch(/^__Host-chart_session=[\w-]{43};/);
    for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", "Path=/"]) {
      expect(cookie.split("; ")).toContain(attribute);
    }
    expect(cookie).not.toMatch(/Domain/i);

    const before = visitor.cookies.get(COOKIE) ?? "";
    expect((await visitor.signIn(email, PASSWORD)).status).toBe(303);
    const after = visitor.cookies.get(COOKIE);
    expect(after).not.toBe(before);
    const thief = new Visitor(service.url);
    thief.cookies.set(COOKIE, before);
    expect((await thief.get(own)).status).toBe(303);
    expect((await visitor.get(own)).status).toBe(200);
  });

  test("a session that an attacker planted in the browser is worthless after sign-in (session fixation)", async () => {
    const [attacker, victim] = [await newMember(), await newMember()];
    const planted = attacker.visitor.cookies.get(COOKIE) ?? "";
    const browser = new Visitor(service.url);
    browser.cookies.set(COOKIE, planted);
    await browser.signIn(victim.email, PASSWORD);
    expect(browser.cookies.get(COOKIE)).not.toBe(planted);
    expect((await attacker.visitor.get(attacker.own)).status).toBe(303);
    expect((await browser.get(victim.own)).status).toBe(200);
  });

  test("neither the store nor the log contains tokens or passwords", async () => {
    const { link, visitor } = await newMember();
    const rows = [
      ...(await service.database.sql("select * from browser_sessions")),
      ...(await service.database.sql("select * from links")),
      ...(await service.database.sql("select * from profiles")),
      ...(await service.database.sql("select * from audit_entries")),
    ];
    const kept = JSON.stringify(rows) + service.stderr;
    for (const secret of [PASSWORD, new URL(link).pathname.split("/").at(-1), visitor.cookies.get(COOKIE)]) {
      expect(kept).not.toContain(secret);
    }
    expect(kept).toContain("$argon2id$v=19$m=19456,t=2,p=1$");
  });

  test("an expired session gives no access", async () => {
    const { visitor, own, accountId } = await newMember();
    await service.database.sql(
      "update browser_sessions set expires_at = '2020-01-01T00:00:00.000Z' where account_id = $1",
      accountId,
    );
    expect((await visitor.get(own)).headers.get("Location")).toMatch(/^\/dashboard\/sign-in\?next=/);
  });

  test("after sign-in the browser returns to the requested page, never to another site", async () => {
    const { email, own } = await newMember();
    const visitor = new Visitor(service.url);
    const { headers } = await visitor.get(`${own}/credits?first=2026-01-01`);
    const { text } = await visitor.get(headers.get("Location") ?? "");
    const next = /name="next" value="([^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "";
    const back = await visitor.post("/dashboard/sign-in", { email, password: PASSWORD, next });
    expect(back.headers.get("Location")).toBe(`${own}/credits?first=2026-01-01`);
    for (const foreign of [
      "https://evil.example/",
      "//evil.example",
      "/dashboard\\@evil.example",
      "/other",
    ]) {
      const answer = await visitor.post("/dashboard/sign-in", { email, password: PASSWORD, next: foreign });
      expect(answer.headers.get("Location")).toBe(own);
    }
  });

  test("a password reset responds the same for every address; its link works once and ends all sessions", async () => {
    const { email, visitor, own } = await newMember();
    const asking = new Visitor(service.url);
    const known = await asking.post("/dashboard/reset", { email: email.toUpperCase() });
    const unknown = await asking.post("/dashboard/reset", { email: "nobody@example.com" });
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    const link = linkIn(await emailAbout(email, "Reset your password"));
    const changed = new Visitor(service.url);
    expect((await changed.accept(link, "another long password")).status).toBe(303);
    expect((await new Visitor(service.url).accept(link, "a third long password")).status).toBe(404);
    expect((await visitor.get(own)).status).toBe(303);
    expect((await changed.get(own)).status).toBe(200);
    await emailAbout(email, "Your password was changed");
    const again = new Visitor(service.url);
    expect((await again.signIn(email, PASSWORD)).status).toBe(422);
    expect((await again.signIn(email, "another long password")).status).toBe(303);
    expect(mail.emails.filter(({ to }) => to === "nobody@example.com")).toEqual([]);
  });
  test("a new reset link ends the older ones of the account", async () => {
    const { email } = await newMember();
    const about = "Reset your password";
    const resets = () => mail.emails.filter(({ to, subject }) => to === email && subject === about);
    for (const count of [1, 2]) {
      await new Visitor(service.url).post("/dashboard/reset", { email });
      await vi.waitUntil(() => resets().length === count, PATIENCE);
    }
    const [older = "", newer = ""] = resets().map(linkIn);
    expect((await new Visitor(service.url).accept(older, "another long password")).status).toBe(404);
    expect((await new Visitor(service.url).accept(newer, "another long password")).status).toBe(303);
  });

  test("no form accepts an address that can reach another mailbox than it names", async () => {
    const { visitor, own } = await newMember();
    for (const email of ["a:victim@v.test", "(x)victim@v.test", "victim@v.test(x)", "victim@v。test"]) {
      for (const path of ["/dashboard/reset", "/dashboard/sign-up"]) {
        expect([path, email, (await visitor.post(path, { email })).status]).toEqual([path, email, 422]);
      }
    }
    const change = { email: "(x)victim@v.test", password_email: PASSWORD };
    expect((await visitor.submit(`${own}/settings`, `${own}/settings/email`, change)).status).toBe(422);
    expect(mail.emails.filter(({ to }) => to.includes("victim"))).toEqual([]);
  });

  test("a form that its caller breaks off counts as 400, not as an error of ours", async () => {
    const head = "POST /dashboard/sign-in HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: 10.3.0.1";
    const isForm = "Content-Type: application/x-www-form-urlencoded";
    const before = statusesOfErrors().length;
    for (const [length, part] of [
      ["Content-Length: 100", "email=a"],
      ["Transfer-Encoding: chunked", "7\r\nemail=a\r\n"],
    ]) {
      const { length: count } = statusesOfErrors();
      const connection = new RawConnection(service.url);
      connection.send(`${head}\r\n${isForm}\r\n${length}\r\nExpect: 100-continue\r\n\r\n${part}`);
      await connection.received(/100 Continue/);
      connection.hangUp();
      await vi.waitUntil(() => statusesOfErrors().length > count, PATIENCE);
    }
    expect(new Set(statusesOfErrors().slice(before))).toEqual(new Set(["400"]));
    expect(service.stderr).not.toContain("failed with a server error");
  });
  const statusesOfErrors = () =>
    [...service.stderr.matchAll(/"status":(400|500)/g)].map(([, status]) => status);

  test("a request target with a user gets 400, never 500", async () => {
    for (const target of ["http://u@h/dashboard/sign-in", "http://u:p@h/dashboard/sign-in"]) {
      for (const method of ["GET", "POST"]) {
        const lines = ["Host: h", "Content-Length: 0", "Connection: close", "", ""].join("\r\n");
        const answer = await sendRaw(service.url, `${method} ${target} HTTP/1.1\r\n${lines}`);
        expect([method, target, answer.status]).toEqual([method, target, 400]);
      }
    }
    expect(service.stderr).not.toContain("failed with a server error");
  });

  const emailAbout = (email: string, about: string) =>
    vi.waitUntil(() => mail.emails.find(({ to, subject }) => to === email && subject === about), PATIENCE);

  test("sign-up creates a Hobbyist account by an emailed link; for an existing address the response is the same, and its owner gets an email", async () => {
    const { email: taken } = await newMember();
    const email = `${crypto.randomUUID()}@example.com`;
    const visitor = new Visitor(service.url);
    const fresh = await visitor.post("/dashboard/sign-up", { email });
    const again = await visitor.post("/dashboard/sign-up", { email: taken });
    expect([fresh.status, fresh.text]).toEqual([again.status, again.text]);
    const joined = await visitor.accept(linkIn(await mail.emailTo(email)), PASSWORD);
    expect(joined.text).toMatch(/chart_live_\w{38}/);
    const { headers } = await visitor.get("/dashboard");
    const { text } = await visitor.get(headers.get("Location") ?? "");
    expect(text).toContain("Hobbyist");
    expect(text).toMatch(/>1,000<\/span>/);
    const accounts = await service.database.sql("select plan from accounts where email = $1", email);
    expect(accounts).toEqual([{ plan: "hobbyist" }]);
    const answered = () =>
      mail.emails.filter(({ to, subject }) => to === taken && /already have/.test(subject));
    await expect.poll(answered).toHaveLength(1);
  });

  test("an email address changes once its link is opened, and the old address is notified", async () => {
    const { email, visitor, own } = await newMember();
    const { email: taken } = await newMember();
    const wanted = `${crypto.randomUUID()}@example.com`;
    const change = (address: string, password: string) =>
      visitor.submit(`${own}/settings`, `${own}/settings/email`, {
        email: address,
        password_email: password,
      });
    expect((await change(wanted, "not the password")).status).toBe(422);
    const [free, used] = [await change(wanted, PASSWORD), await change(taken, PASSWORD)];
    expect([free.status, free.headers.get("Location")]).toEqual([used.status, used.headers.get("Location")]);
    const link = linkIn(await mail.emailTo(wanted));
    expect((await visitor.post(new URL(link).pathname, {})).status).toBe(200);
    expect((await new Visitor(service.url).signIn(wanted, PASSWORD)).status).toBe(303);
    expect((await new Visitor(service.url).signIn(email, PASSWORD)).status).toBe(422);
    expect((await visitor.get(own)).text).toContain(wanted);
    const notified = () =>
      mail.emails.filter(({ to, subject }) => to === email && subject === "Your email address was changed");
    await expect.poll(notified).toHaveLength(1);
    const warned = () =>
      mail.emails.filter(({ to, subject }) => to === taken && /already in use/.test(subject));
    await expect.poll(warned).toHaveLength(1);
  });

  test("if several accounts confirm the same new email address at once, one gets it and the others see an invalid link", async () => {
    const wanted = `${crypto.randomUUID()}@example.com`;
    const members = await Promise.all(Array.from({ length: 4 }, () => newMember()));
    for (const { visitor, own } of members) {
      await visitor.submit(`${own}/settings`, `${own}/settings/email`, {
        email: wanted,
        password_email: PASSWORD,
      });
    }
    const links = () => mail.emails.filter(({ to }) => to === wanted).map(linkIn);
    await expect.poll(links).toHaveLength(members.length);
    const answers = await Promise.all(
      links().map((link, n) => members[n]?.visitor.post(new URL(link).pathname, {})),
    );
    expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 404, 404, 404]);
    const [refused, ...others] = new Set(
      answers.flatMap((answer) => (answer?.status === 404 ? answer.text : [])),
    );
    expect(refused).toContain("It has expired, was already used or is incomplete.");
    expect(others).toEqual([]);
  });

  test("a changed password signs out every other browser; signing out all others keeps this one", async () => {
    const { email, visitor, own } = await newMember();
    const other = new Visitor(service.url);
    await other.signIn(email, PASSWORD);
    const change = (password_current: string, password_new: string) =>
      visitor.submit(`${own}/settings`, `${own}/settings/password`, { password_current, password_new });
    expect((await change("not the password", "another long password")).status).toBe(422);
    expect((await change(PASSWORD, "short")).status).toBe(422);
    expect((await other.get(own)).status).toBe(200);
    expect((await change(PASSWORD, "another long password")).status).toBe(303);
    expect([(await other.get(own)).status, (await visitor.get(own)).status]).toEqual([303, 200]);

    await other.signIn(email, "another long password");
    expect((await visitor.submit(`${own}/settings`, `${own}/settings/sessions/end`)).status).toBe(303);
    expect([(await other.get(own)).status, (await visitor.get(own)).status]).toEqual([303, 200]);
  });

  test("one other browser can be signed out, but never another account's session", async () => {
    const [one, two] = [await newMember(), await newMember()];
    const second = new Visitor(service.url);
    await second.signIn(one.email, PASSWORD);
    const { text } = await one.visitor.get(`${one.own}/settings`);
    const [, id = ""] = /settings\/sessions\/(sess_\w+)\/end/.exec(text) ?? [];
    const ending = (sessionId: string) => `${two.own}/settings/sessions/${sessionId}/end`;
    const foreign = await two.visitor.submit(`${two.own}/settings`, ending(id));
    const unknown = await two.visitor.submit(`${two.own}/settings`, ending("sess_nobody"));
    expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
    expect((await second.get(one.own)).status).toBe(200);
    await one.visitor.post(`${one.own}/settings/sessions/${id}/end`, { form_token: formTokenOf(text) });
    expect([(await second.get(one.own)).status, (await one.visitor.get(one.own)).status]).toEqual([303, 200]);
  });

  test("another account's pages and forms respond as if that account did not exist", async () => {
    const [one, two] = [await newMember(), await newMember()];
    const { text: page } = await two.visitor.get(`${two.own}/keys`);
    const form_token = formTokenOf(page);
    const unknown = "/dashboard/accounts/acct_00000000000000000000";
    for (const path of [
      "",
      "/requests",
      "/requests.csv",
      "/requests/req_00000000000000000000",
      "/credits",
      "/credits.csv",
      "/usage",
      "/keys",
      "/keys/new",
      "/quick-start",
      "/settings",
    ]) {
      const foreign = await two.visitor.get(one.own + path);
      expect([path, foreign.status, foreign.text]).toEqual([
        path,
        404,
        (await two.visitor.get(unknown + path)).text,
      ]);
    }
    for (const path of ["/keys", "/settings/password", "/settings/time-zone", "/settings/sessions/end"]) {
      const foreign = await two.visitor.post(one.own + path, { form_token });
      const nobodys = await two.visitor.post(unknown + path, { form_token });
      expect([path, foreign.status, foreign.text]).toEqual([path, 404, nobodys.text]);
    }
    const keys = await service.database.sql(
      "select count(*) as keys from api_keys where account_id = $1",
      one.accountId,
    );
    expect(keys).toEqual([{ keys: 1 }]);
  });

  test("forms from another site, and forms without the session's token, are rejected", async () => {
    const { visitor, own, email } = await newMember();
    const { text } = await visitor.get(`${own}/settings`);
    const form = { form_token: formTokenOf(text), time_zone: "Europe/Berlin" };
    const path = `${own}/settings/time-zone`;
    for (const headers of [
      { Origin: "https://evil.example" },
      { Origin: "null" },
      { "Sec-Fetch-Site": "cross-site" },
    ]) {
      expect((await visitor.post(path, form, headers)).status).toBe(403);
      const signIn = await visitor.post("/dashboard/sign-in", { email, password: PASSWORD }, headers);
      expect(signIn.status).toBe(403);
    }
    expect((await visitor.post(path, { time_zone: "Europe/Berlin" })).status).toBe(403);
    const someoneElses = formTokenOf((await (await newMember()).visitor.get("/dashboard/nowhere")).text);
    expect((await visitor.post(path, { ...form, form_token: someoneElses })).status).toBe(403);
    expect((await visitor.get(`${own}/settings`)).text).toContain("Now UTC, where it is");
    expect((await visitor.post(path, form)).status).toBe(303);
  });

  test("every response has the security headers, and only static files may be cached", async () => {
    const { visitor, own } = await newMember();
    const { text } = await visitor.get(own);
    for (const path of [
      own,
      `${own}/keys`,
      `${own}/credits.csv`,
      "/dashboard/sign-in",
      "/dashboard/nowhere",
    ]) {
      const { headers } = await visitor.get(path);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("X-Request-Id")).toMatch(/^req_/);
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Referrer-Policy")).toBe("same-origin");
      expect(headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
      const policy = headers.get("Content-Security-Policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain("unsafe");
    }
    expect(text).not.toMatch(/ style=| on\w+=|<script>|<style/);
    const files = [...text.matchAll(/"(\/dashboard\/assets\/[^"]+)"/g)].map(([, path]) => path ?? "");
    expect(files).toHaveLength(4);
    for (const file of files) {
      const { status, headers } = await visitor.get(file);
      expect([status, headers.get("Cache-Control")]).toEqual([200, "public, max-age=31536000, immutable"]);
    }
  });

  test("a form over 16 KiB is rejected, and a malformed one counts as empty", async () => {
    const visitor = new Visitor(service.url);
    const tooLarge = { email: "x".repeat(20_000) };
    const refused = await visitor.post("/dashboard/sign-in", tooLarge);
    expect([refused.status, refused.text]).toEqual([413, expect.stringContaining(">Go to sign in<")]);
    const { visitor: member } = await newMember();
    expect((await member.post("/dashboard/sign-in", tooLarge)).text).toContain(">Go to dashboard<");
    expect((await visitor.post("/dashboard/sign-in", {})).status).toBe(422);
    const send = (type: string, body: string) =>
      fetch(`${service.url}/dashboard/sign-in`, { method: "POST", headers: { "Content-Type": type }, body });
    for (const [type, body] of [
      ["multipart/form-data", "no boundary"],
      ["multipart/form-data; boundary=x", "no part"],
      ["application/json", "{}"],
      ["application/x-www-form-urlencoded", "email=%ff%&__proto__=%zz&email[x]=1"],
    ] as const) {
      expect([type, (await send(type, body)).status]).toEqual([type, 422]);
    }
  });

  test("paths and fields that no store can look up get 404 or an error message, never a 500", async () => {
    const { email, visitor, own } = await newMember({ operator: true });
    const customer = await newMember();
    for (const path of ["key_1%00", "key_1"].map((id) => `${customer.own}/keys/${id}/rotate`)) {
      expect([path, (await customer.visitor.get(path)).status]).toEqual([path, 404]);
    }
    for (const path of ["/dashboard/links/%00", "/dashboard/operator?q=%00", "/dashboard/%ff"]) {
      expect([path, (await visitor.get(path)).status]).toEqual([path, 404]);
    }
    for (const text of ["constructor", "__proto__", "toString"]) {
      expect((await visitor.get(`${own}/settings?done=${text}`)).text).not.toContain('role="status"');
    }
    expect((await visitor.signIn(`\0${email}`, PASSWORD)).status).toBe(303);
    expect((await visitor.signIn(`\u0001${email}`, PASSWORD)).status).toBe(422);
    const name = "\0\ud800\u202e";
    const created = await customer.visitor.submit(`${customer.own}/keys/new`, `${customer.own}/keys`, {
      name,
    });
    expect(created.status).toBe(422);
    expect(service.stderr).not.toContain("dashboard page failed with a server error");
  });

  test("a trailing slash leads to the same page", async () => {
    const { visitor, own } = await newMember();
    expect((await visitor.get("/dashboard/")).headers.get("Location")).toBe(own);
    expect((await visitor.get(`${own}/`)).status).toBe(200);
    const { own: foreign } = await newMember();
    expect((await visitor.get(`${foreign}/`)).status).toBe(404);
    expect((await new Visitor(service.url).get(`${own}/credits/`)).status).toBe(303);
    expect((await visitor.get("/dashboard/operator/")).status).toBe(404);
  });

  test("the audit log records who did what, and cannot be changed", async () => {
    const { visitor, own, accountId, email } = await newMember();
    const [, id = ""] = /\/keys\/(key_\w+)\/rotate/.exec((await visitor.get(`${own}/keys`)).text) ?? [];
    await visitor.submit(`${own}/keys/${id}/rotate`, `${own}/keys/${id}/rotate`);
    const entries = await service.database.sql(
      "select actor, action from audit_entries where account_id = $1 order by action",
      accountId,
    );
    expect(entries).toEqual([
      { actor: "admin command", action: "account.created" },
      { actor: "admin command", action: "account.invited" },
      { actor: email, action: "key.created" },
      { actor: email, action: "key.rotated" },
      { actor: email, action: "password.changed" },
    ]);
    for (const change of ["update audit_entries set actor = 'nobody'", "delete from audit_entries"]) {
      await expect(service.database.sql(change)).rejects.toThrow("append-only");
    }
  });

  test("if the mail server fails, requests still succeed; the log reports it without the address", async () => {
    const { email } = await newMember();
    mail.isRejecting = true;
    expect((await new Visitor(service.url).post("/dashboard/reset", { email })).status).toBe(200);
    await vi.waitUntil(() => service.stderr.includes("an email could not be sent"), PATIENCE);
    mail.isRejecting = false;
    expect(service.stderr).not.toContain(email);
  });
});
