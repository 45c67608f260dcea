import { TOTP } from "otpauth";
import { linkIn, MailServer } from "testkit/mail-server";
import { formTokenOf, Visitor } from "testkit/visitor";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { DashboardService, PASSWORD } from "../support/dashboard-service.js";
import { onEachEngine } from "../support/databases.js";

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

  const newMember = async () => {
    const email = `${crypto.randomUUID()}@example.com`;
    const { accountId } = await service.admin("account", "invite", "--email", email, "--plan", "developer");
    const visitor = new Visitor(service.url);
    const link = linkIn(await mail.emailTo(email));
    expect((await visitor.accept(link, PASSWORD)).status).toBe(200);
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
    const { secret, token, form_token } = await begin(member);
    const done = await member.visitor.post(`${member.path}/confirm`, {
      token,
      form_token,
      code: codeOf(secret),
    });
    expect(done.status).toBe(200);
    const codes = done.text.match(/\b\w{4}-\w{4}-\w{4}-\w{4}\b/g) ?? [];
    expect(codes).toHaveLength(10);
    return { ...member, secret, codes, afresh: () => forget(member.accountId) };
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
    expect(await actionsOf(member.accountId)).toEqual([
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

  test("guesses are limited per account, also across browsers: beyond the limit, the right code gets 429 too", async () => {
    const member = await newProtectedMember();
    await member.afresh();
    const attacker = new Visitor(service.url);
    await attacker.signIn(member.email, PASSWORD);
    const statuses: number[] = [];
    for (let n = 0; n < 11; n++) {
      statuses.push(
        (await attacker.post("/dashboard/sign-in/code", { code: wrongCode(member.secret) })).status,
      );
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429]);
    expect((await attacker.post("/dashboard/sign-in/code", { code: codeOf(member.secret) })).status).toBe(
      429,
    );
    const others = Array.from({ length: 11 }, () => new Visitor(service.url));
    const more = [];
    for (const visitor of others) {
      visitor.cookies.set(STEP_COOKIE, attacker.cookies.get(STEP_COOKIE) ?? "");
      more.push((await visitor.post("/dashboard/sign-in/code", { code: wrongCode(member.secret) })).status);
    }
    expect(more.filter((status) => status === 422)).toHaveLength(10);
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
    });
    expect(changed.status).toBe(303);
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
    expect(await actionsOf(member.accountId)).toEqual([
      "second-factor.enabled",
      "second-factor.recovery-code-used",
      "second-factor.recovery-codes-replaced",
      "second-factor.disabled",
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
