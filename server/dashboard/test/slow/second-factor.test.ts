import { DashboardService, PASSWORD } from "@chart/kit/services/dashboard-service";
import { formTokenOf, Visitor } from "@chart/kit/services/visitor";
import { linkIn, MailServer } from "@chart/kit/stand-ins/mail-server";
import { onEachEngine } from "@chart/kit/stores/test-stores";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test, vi } from "vitest";

const WRONG = "This code is wrong or was already used.";
const STEP_COOKIE = "__Secure-chart_second_step";

onEachEngine("the second factor in the dashboard", (create) => {
  let service: DashboardService;
  let mail: MailServer;
  beforeAll(async () => {
    mail = await MailServer.start();
    service = await DashboardService.start(await create(), { SMTP_URL: mail.url });
  });
  afterAll(async () => {
    await service.stop();
    mail.stop();
  });

  const newMember = () => join("invite", "--plan", "developer");
  const newOperator = () => join("operator");
  const join = async (...command: string[]) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { accountId } = await service.admin("account", ...command, "--email", email);
    const visitor = new Visitor(service.url);
    const link = linkIn(await mail.emailTo(email));
    // Customers see their first key, operators have none.
    expect((await visitor.accept(link, PASSWORD)).status).toBe(command[0] === "operator" ? 303 : 200);
    const own = `/dashboard/accounts/${accountId}`;
    return { email, accountId: String(accountId), visitor, own, path: `${own}/settings/second-factor` };
  };
  type Member = Awaited<ReturnType<typeof newMember>>;

  const begin = async ({ visitor, path }: Member, password = PASSWORD) => {
    const page = await visitor.submit(`${path}/on`, `${path}/on`, { password_current: password });
    const secret = /<code id="secret">([A-Z2-7 ]+)</.exec(page.text)?.[1]?.replaceAll(" ", "") ?? "";
    const token = /name="token" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
    return { page, secret, token, form_token: formTokenOf(page.text) };
  };
  const codeOf = (secret: string, steps = 0) =>
    new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
  const wrongCode = (secret: string) => {
    const right = [-2, -1, 0, 1, 2].map((steps) => codeOf(secret, steps));
    return (
      ["000000", "111111", "222222", "333333", "444444", "555555"].find((code) => !right.includes(code)) ?? ""
    );
  };
  /** Creates a member whose second factor is on. */
  const newProtectedMember = async () => {
    const member = await newMember();
    return { ...member, ...(await turnOn(member)), afresh: () => forget(member.accountId) };
  };
  const turnOn = async (member: Member) => {
    const { secret, token, form_token } = await begin(member);
    const done = await member.visitor.post(`${member.path}/confirm`, {
      token,
      form_token,
      code: codeOf(secret),
    });
    expect(done.status).toBe(200);
    const codes = done.text.match(/\b\w{4}-\w{4}-\w{4}-\w{4}\b/g) ?? [];
    expect(codes).toHaveLength(10);
    return { secret, codes };
  };
  /** Lets the code of this moment count as unused, so that no test waits for the next one. */
  const forget = (accountId: string) =>
    service.database.sql("update second_factors set last_step = 0 where account_id = $1", accountId);
  const actionsOf = async (accountId: string) => {
    const rows = await service.database.sql(
      "select action from audit_entries where account_id = $1 and action like 'second-factor%' order by created_at, id",
      accountId,
    );
    return rows.map(({ action }) => action);
  };
  /** Waits for an email to this address whose subject contains the text. */
  const emailAbout = (address: string, subject: string) =>
    vi.waitFor(
      () => {
        const email = mail.emails.find(({ to, subject: its }) => to === address && its.includes(subject));
        if (email === undefined) throw new Error(`no email about ${subject}`);
        return email;
      },
      { timeout: 30_000, interval: 5 },
    );
  const isSignedIn = async ({ own }: Member, visitor: Visitor) => (await visitor.get(own)).status === 200;

  test("is set up with the password and a right code; the secret appears in no other page, and the store has it only encrypted", async () => {
    const member = await newMember();
    const refused = await begin(member, "a wrong password");
    expect([refused.page.status, refused.secret]).toEqual([422, ""]);

    const { page, secret, token, form_token } = await begin(member);
    expect(page.text).toContain('role="img" aria-label="QR code');
    expect(page.text).not.toMatch(/<[^>]+\sstyle=/);
    expect(
      await service.database.sql("select * from second_factors where account_id = $1", member.accountId),
    ).toEqual([]);
    const wrong = await member.visitor.post(`${member.path}/confirm`, {
      token,
      form_token,
      code: wrongCode(secret),
    });
    expect([wrong.status, wrong.text.includes("This code is wrong")]).toEqual([422, true]);

    const done = await member.visitor.post(`${member.path}/confirm`, {
      token,
      form_token,
      code: codeOf(secret),
    });
    expect(done.status).toBe(200);
    expect(done.text).not.toContain(secret);
    const again = await member.visitor.post(`${member.path}/confirm`, {
      token,
      form_token,
      code: codeOf(secret, 1),
    });
    expect(again.status).toBe(409);
    const stored = JSON.stringify(await service.database.sql("select * from second_factors, recovery_codes"));
    expect(stored).not.toContain(secret);
    for (const code of done.text.match(/\b\w{4}-\w{4}-\w{4}-\w{4}\b/g) ?? []) {
      expect(stored).not.toContain(code);
      expect(stored).not.toContain(code.replaceAll("-", ""));
    }
    const settings = await member.visitor.get(`${member.own}/settings`);
    expect(settings.text).toContain("10 recovery codes");
    expect(settings.text).not.toContain(secret);
    expect(await actionsOf(member.accountId)).toEqual(["second-factor.enabled"]);
    await emailAbout(member.email, "turned on");
  });

  test("operators without it are reminded on their pages until it is set up, and customers never", async () => {
    const REMINDER = "Set up a second factor";
    const customer = await newMember();
    for (const page of ["", "/keys", "/settings"]) {
      expect((await customer.visitor.get(customer.own + page)).text).not.toContain(REMINDER);
    }

    const operator = await newOperator();
    const pages = ["", "/invite", "/audit", "/health", "/request", `/accounts/${customer.accountId}`];
    const reminders = async () => {
      const texts = await Promise.all(
        pages.map((page) => operator.visitor.get(`/dashboard/operator${page}`)),
      );
      for (const { status } of texts) expect(status).toBe(200);
      return texts.map(({ text }) => text.split(REMINDER).length - 1);
    };
    expect(await reminders()).toEqual(pages.map(() => 1));
    const { text } = await operator.visitor.get("/dashboard/operator/health");
    expect(text).toContain(`href="${operator.own}/settings#second-factor"`);
    // The release, once for the service and once for each of its processes.
    expect(text.match(/\d+\.\d+\.\d+ \(([0-9a-f]{8}|unknown)\)/g)?.length).toBeGreaterThanOrEqual(2);
    const settings = await operator.visitor.get(`${operator.own}/settings`);
    expect([settings.text.includes(REMINDER), settings.text.includes('id="second-factor"')]).toEqual([
      false,
      true,
    ]);

    await turnOn(operator);
    expect(await reminders()).toEqual(pages.map(() => 0));
    const audit = ["--account", operator.accountId, "--reason", "a test"];
    await service.admin("account", "remove-second-factor", ...audit);
    expect(await reminders()).toEqual(pages.map(() => 1));
  });

  test("a sealed secret of another account, a changed one and none are refused", async () => {
    const [ada, eve] = [await newMember(), await newMember()];
    const { secret, token } = await begin(ada);
    const form_token = formTokenOf((await eve.visitor.get(`${eve.own}/settings`)).text);
    for (const sent of [token, `${token}x`, token.slice(0, -1), "", "a.b"]) {
      const { status } = await eve.visitor.post(`${eve.path}/confirm`, {
        token: sent,
        form_token,
        code: codeOf(secret),
      });
      expect(status).toBe(410);
    }
    expect(await actionsOf(eve.accountId)).toEqual([]);
  });

  test("signing in needs the password and then a code, and no page opens in between", async () => {
    const member = await newProtectedMember();
    await member.afresh();
    const visitor = new Visitor(service.url);
    const first = await visitor.signIn(member.email, PASSWORD);
    expect([first.status, first.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(/^\/dashboard\/sign-in\/code/),
    ]);
    expect(visitor.setCookies.join()).not.toContain("chart_session");
    expect(visitor.setCookies.join()).toMatch(
      /__Secure-chart_second_step=[^;]+; .*HttpOnly; Secure; SameSite=Lax/,
    );
    expect(await isSignedIn(member, visitor)).toBe(false);
    const refused = await visitor.post("/dashboard/sign-in/code", { code: wrongCode(member.secret) });
    expect([refused.status, refused.text.includes(WRONG)]).toEqual([422, true]);
    expect((await visitor.post("/dashboard/sign-in/code", { code: "" })).status).toBe(422);

    const code = codeOf(member.secret).replace(/(...)/, "$1 ");
    const next = `${member.own}/settings`;
    const signedIn = await visitor.post("/dashboard/sign-in/code", { code, next });
    expect([signedIn.status, signedIn.headers.get("Location")]).toEqual([303, next]);
    expect(await isSignedIn(member, visitor)).toBe(true);
    expect(visitor.cookies.has(STEP_COOKIE)).toBe(false);
  });

  test("a code works once, even for several browsers at the same moment, and not as a replay by somebody who has seen it", async () => {
    const member = await newProtectedMember();
    await member.afresh();
    const visitors = Array.from({ length: 6 }, () => new Visitor(service.url));
    for (const visitor of visitors) await visitor.signIn(member.email, PASSWORD);
    const code = codeOf(member.secret);
    const answers = await Promise.all(
      visitors.map((visitor) => visitor.post("/dashboard/sign-in/code", { code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422, 422, 422, 422, 422]);
  });

  test("a recovery code works once, in place of a code, and the owner gets an email", async () => {
    const member = await newProtectedMember();
    const [code = "", second = ""] = member.codes;
    const visitors = Array.from({ length: 4 }, () => new Visitor(service.url));
    for (const visitor of visitors) await visitor.signIn(member.email, PASSWORD);
    const answers = await Promise.all(
      visitors.map((visitor) =>
        visitor.post("/dashboard/sign-in/code", { code: code.toUpperCase().replaceAll("-", " ") }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 422, 422, 422]);
    expect((await member.visitor.get(`${member.own}/settings`)).text).toContain("9 recovery codes");
    // The three others can be the same form, sent again: no reason to warn the owner.
    expect((await actionsOf(member.accountId)).sort()).toEqual([
      "second-factor.enabled",
      "second-factor.recovery-code-used",
    ]);
    await emailAbout(member.email, "recovery code");
    // The code of one account is none of another.
    const other = await newProtectedMember();
    const visitor = new Visitor(service.url);
    await visitor.signIn(other.email, PASSWORD);
    expect((await visitor.post("/dashboard/sign-in/code", { code: second })).status).toBe(422);
  });

  test("ten wrong codes of all browsers together are admitted; then a right one is rejected, but not a recovery code", async () => {
    const member = await newProtectedMember();
    await member.afresh();
    const browsers = Array.from({ length: 4 }, () => new Visitor(service.url));
    for (const browser of browsers) await browser.signIn(member.email, PASSWORD);
    const [first, second, third, last] = browsers;
    const guess = (browser: Visitor | undefined, code: string) =>
      browser?.post("/dashboard/sign-in/code", { code });
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, n) => guess(browsers[n % 3], wrongCode(member.secret))),
    );
    expect(guesses.map((answer) => answer?.status).sort()).toEqual([...Array(10).fill(422), 429, 429]);
    const refused = await guess(last, codeOf(member.secret));
    expect([refused?.status, Number(refused?.headers.get("Retry-After"))]).toEqual([
      429,
      expect.closeTo(1700, -3),
    ]);
    expect(refused?.text).toMatch(
      /Too many wrong codes\. Enter a recovery code, or try again in \d\d minutes\./,
    );
    expect(await isSignedIn(member, last!)).toBe(false);

    // The owner's own browser has a limit of its own, and a recovery code lets them in elsewhere.
    const [recovery = ""] = member.codes;
    const { path, visitor } = member;
    const fields = { password_current: PASSWORD, code: codeOf(member.secret) };
    expect((await visitor.submit(`${path}/codes`, `${path}/codes`, fields)).status).toBe(200);
    expect((await guess(first, recovery))?.status).toBe(422);
    await member.afresh();
    const replaced = await visitor.submit(`${path}/codes`, `${path}/codes`, {
      ...fields,
      code: codeOf(member.secret),
    });
    const [fresh = ""] = replaced.text.match(/\b\w{4}-\w{4}-\w{4}-\w{4}\b/g) ?? [];
    expect((await guess(second, fresh))?.status).toBe(303);
    expect((await guess(third, codeOf(member.secret)))?.status).toBe(429);
  });

  test("the first wrong code of a day sends the owner one email that says what to do; wrong passwords send none", async () => {
    const member = await newProtectedMember();
    const stranger = new Visitor(service.url);
    for (let n = 0; n < 3; n++) await stranger.signIn(member.email, "a wrong password");
    await stranger.post("/dashboard/sign-in/code", { code: "000000" });
    const own = member.visitor;
    await own.submit(`${member.own}/settings/export`, `${member.own}/settings/export`, {
      ...{ password_current: "a wrong password", code: "000000" },
    });
    const sentTo = () =>
      mail.emails.filter(({ to, subject }) => to === member.email && /wrong code/.test(subject));
    expect(sentTo()).toEqual([]);

    await stranger.signIn(member.email, PASSWORD);
    for (let n = 0; n < 3; n++)
      await stranger.post("/dashboard/sign-in/code", { code: wrongCode(member.secret) });
    const { text } = await emailAbout(member.email, "wrong code");
    expect(text).toContain("someone knows your password");
    expect(text).toMatch(/\/dashboard\/reset\n/);
    // Emails arrive in the order of the requests, so this one shows that no other was sent before it.
    await stranger.post("/dashboard/reset", { email: member.email });
    await emailAbout(member.email, "Reset");
    expect(sentTo()).toHaveLength(1);
    expect(await actionsOf(member.accountId)).toEqual(["second-factor.enabled", "second-factor.failed"]);
    expect((await own.get(`${member.own}/settings`)).status).toBe(200);
  });

  test("a warning that the mail server refuses is sent with the next wrong code", async () => {
    const member = await newProtectedMember();
    const thief = new Visitor(service.url);
    await thief.signIn(member.email, PASSWORD);
    const guess = () => thief.post("/dashboard/sign-in/code", { code: wrongCode(member.secret) });
    mail.isRejecting = true;
    await guess();
    const noticedAt = "select noticed_at from second_factors where account_id = $1";
    await expect
      .poll(() => service.database.sql(noticedAt, member.accountId))
      .toEqual([{ noticed_at: null }]);
    mail.isRejecting = false;
    await guess();
    await emailAbout(member.email, "wrong code");
  });

  test("a new password and a new address need the password and an unused code, which no other fault uses up", async () => {
    const member = await newProtectedMember();
    const { visitor, own } = member;
    /** The same browser in another network: each has its own limit of attempts. */
    const elsewhere = () => {
      const copy = new Visitor(service.url);
      for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
      return copy;
    };
    const change = (what: "password" | "email", fields: Record<string, string>) =>
      elsewhere().submit(`${own}/settings`, `${own}/settings/${what}`, fields);
    const page = (await visitor.get(`${own}/settings`)).text;
    expect(page.match(/name="code(_email)?"/g)).toEqual(['name="code_email"', 'name="code"']);
    const code = codeOf(member.secret, 1);
    const toPassword = { password_current: PASSWORD, password_new: "an entirely new passphrase", code };
    const toEmail = {
      password_email: PASSWORD,
      email: `${crypto.randomUUID()}@example.com`,
      code_email: code,
    };
    const faults = [
      ["password", { ...toPassword, password_new: "short" }],
      ["password", { ...toPassword, password_current: "wrong" }],
      ["password", { ...toPassword, code: "" }],
      ["email", { ...toEmail, email: "no address" }],
      ["email", { ...toEmail, password_email: "wrong" }],
      ["email", { ...toEmail, code_email: "" }],
      // The code of the other form.
      ["email", { ...toEmail, code_email: "", code }],
    ] as const;
    for (const [what, fields] of faults)
      expect([fields, (await change(what, fields)).status]).toEqual([fields, 422]);
    // A form without a code, such as one from before, is no guess.
    expect(await actionsOf(member.accountId)).toEqual(["second-factor.enabled"]);
    expect((await change("password", { ...toPassword, code: wrongCode(member.secret) })).status).toBe(422);
    expect(await actionsOf(member.accountId)).toEqual(["second-factor.enabled", "second-factor.failed"]);

    // One code allows one change, even if two are sent at the same moment.
    const form_token = formTokenOf(page);
    const answers = await Promise.all([
      elsewhere().post(`${own}/settings/email`, { ...toEmail, form_token }),
      visitor.post(`${own}/settings/time-zone`, { time_zone: "Europe/Paris", form_token }),
      elsewhere().post(`${own}/settings/email`, { ...toEmail, form_token }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 303, 422]);
    expect((await change("password", toPassword)).status).toBe(422);
    const [recovery = ""] = member.codes;
    const changed = { ...toPassword, code: recovery };
    expect((await visitor.submit(`${own}/settings`, `${own}/settings/password`, changed)).status).toBe(303);
    expect(
      (await change("email", { ...toEmail, password_email: toPassword.password_new, code_email: recovery }))
        .status,
    ).toBe(422);
    expect((await new Visitor(service.url).signIn(member.email, toPassword.password_new)).status).toBe(303);
  });

  test("the first step is worth nothing without the password: made up, of another secret, after a new password, or after five minutes", async () => {
    const member = await newProtectedMember();
    await member.afresh();
    const stranger = new Visitor(service.url);
    for (const cookie of ["", "x", "12345678.AAAA", `${"a".repeat(8)}.${"A".repeat(80)}`]) {
      stranger.cookies.set(STEP_COOKIE, cookie);
      const answer = await stranger.post("/dashboard/sign-in/code", { code: codeOf(member.secret) });
      expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/dashboard/sign-in"]);
    }
    const early = new Visitor(service.url);
    await early.signIn(member.email, PASSWORD);
    const changed = await member.visitor.submit(`${member.own}/settings`, `${member.own}/settings/password`, {
      password_current: PASSWORD,
      password_new: "an entirely new passphrase",
      code: codeOf(member.secret),
    });
    expect(changed.status).toBe(303);
    await member.afresh();
    const answer = await early.post("/dashboard/sign-in/code", { code: codeOf(member.secret) });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/dashboard/sign-in"]);
    expect(await isSignedIn(member, early)).toBe(false);
  });

  test("a password reset by email still asks for a code", async () => {
    const member = await newProtectedMember();
    await member.afresh();
    const visitor = new Visitor(service.url);
    await visitor.post("/dashboard/reset", { email: member.email });
    const link = linkIn(await emailAbout(member.email, "Reset"));
    const reset = await visitor.accept(link, "the passphrase after the reset");
    expect([reset.status, reset.headers.get("Location")]).toEqual([
      303,
      expect.stringMatching(/sign-in\/code/),
    ]);
    expect(await isSignedIn(member, visitor)).toBe(false);
    expect((await visitor.post("/dashboard/sign-in/code", { code: codeOf(member.secret) })).status).toBe(303);
    expect(await isSignedIn(member, visitor)).toBe(true);
  });

  test("turning it off, and new recovery codes, need the password and a code", async () => {
    const member = await newProtectedMember();
    const { path, visitor } = member;
    const attempt = (change: string, fields: Record<string, string>) =>
      visitor.submit(`${path}/${change}`, `${path}/${change}`, fields);
    for (const change of ["codes", "off"]) {
      expect((await attempt(change, { password_current: "wrong", code: member.codes[0] ?? "" })).status).toBe(
        422,
      );
      // The code that turned it on was used.
      expect(
        (await attempt(change, { password_current: PASSWORD, code: wrongCode(member.secret) })).status,
      ).toBe(422);
    }
    const replaced = await attempt("codes", { password_current: PASSWORD, code: member.codes[0] ?? "" });
    const codes = replaced.text.match(/\b\w{4}-\w{4}-\w{4}-\w{4}\b/g) ?? [];
    expect([replaced.status, codes.length]).toEqual([200, 10]);
    expect((await attempt("off", { password_current: PASSWORD, code: member.codes[1] ?? "" })).status).toBe(
      422,
    );
    await member.afresh();
    expect((await attempt("off", { password_current: PASSWORD, code: codeOf(member.secret) })).status).toBe(
      303,
    );
    expect((await visitor.get(`${member.own}/settings?done=second-factor-off`)).text).toContain("turned off");
    const fresh = new Visitor(service.url);
    expect((await fresh.signIn(member.email, PASSWORD)).headers.get("Location")).toBe(member.own);
    // Sorted, because one request makes two of them, perhaps in the same millisecond.
    expect((await actionsOf(member.accountId)).sort()).toEqual([
      "second-factor.disabled",
      "second-factor.enabled",
      "second-factor.failed",
      "second-factor.recovery-code-used",
      "second-factor.recovery-codes-replaced",
    ]);
  });

  test("an operator removes it with a reason, and the owner signs in with the password only", async () => {
    const member = await newProtectedMember();
    const remove = () =>
      service.admin("account", "remove-second-factor", "--account", member.email, "--reason", "lost phone");
    expect(await remove()).toMatchObject({ accountId: member.accountId, isRemoved: true });
    await expect(remove()).rejects.toThrow("has no second factor");
    const visitor = new Visitor(service.url);
    expect((await visitor.signIn(member.email, PASSWORD)).headers.get("Location")).toBe(member.own);
    const [entry] = await service.database.sql(
      "select actor, detail from audit_entries where account_id = $1 and action = 'second-factor.removed'",
      member.accountId,
    );
    expect(entry).toEqual({ actor: "admin command", detail: "lost phone" });
  });

  test("the pages of one account are closed to another, and forms need the session's token", async () => {
    const [ada, eve] = [await newMember(), await newMember()];
    for (const change of ["on", "off", "codes"]) {
      expect((await eve.visitor.get(`${ada.path}/${change}`)).status).toBe(404);
      const sent = await eve.visitor.post(`${eve.path}/${change}`, { password_current: PASSWORD });
      expect(sent.status).toBe(403);
    }
    expect((await new Visitor(service.url).get(`${ada.path}/on`)).status).toBe(303);
  });
});
