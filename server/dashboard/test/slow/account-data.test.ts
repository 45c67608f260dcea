import { requestChart } from "@chart/kit/load/chart-call";
import { DashboardService, PASSWORD } from "@chart/kit/services/dashboard-service";
import { formTokenOf, Visitor } from "@chart/kit/services/visitor";
import { onEachEngine } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, expect, test } from "vitest";

onEachEngine("the data of an account in the dashboard", (create) => {
  let service: DashboardService;
  beforeAll(async () => {
    service = await DashboardService.start(await create());
  });
  afterAll(() => service.stop());

  const newMember = async (options: Parameters<DashboardService["invite"]>[0] = {}) => {
    const invited = await service.invite({ credits: "50", ...options });
    const visitor = new Visitor(service.url);
    expect((await visitor.accept(invited.invitationUrl, PASSWORD)).status).toBeLessThan(400);
    return { ...invited, visitor, settings: `/dashboard/accounts/${invited.accountId}/settings` };
  };
  type Member = Awaited<ReturnType<typeof newMember>>;
  const send = ({ visitor, settings }: Member, action: "export" | "delete", password = PASSWORD) =>
    visitor.submit(`${settings}/${action}`, `${settings}/${action}`, { password_current: password });
  const actionsOf = async (accountId: string) => {
    const rows = await service.database.sql(
      "select action from audit_entries where account_id = $1 order by created_at, id",
      accountId,
    );
    return rows.map(({ action }) => action);
  };

  test("an export has the account, its keys, browsers, changes and ledger, without any secret, and is made once an hour", async () => {
    const member = await newMember();
    for (let n = 0; n < 3; n++) expect((await requestChart(service.url, member.apiKey)).status).toBe(200);
    expect((await send(member, "export", "a wrong password")).status).toBe(422);
    const answer = await send(member, "export");
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Content-Type")).toContain("application/json");
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="account-\d{4}-\d\d-\d\d\.json"$/,
    );
    const file = JSON.parse(answer.text);
    expect(file).toMatchObject({
      account: { id: member.accountId, email: member.email, plan: "developer", allocationCredits: 47 },
      keys: expect.arrayContaining([
        expect.objectContaining({ hint: `chart_live_...${member.apiKey.slice(-4)}` }),
      ]),
      sessions: [{ browser: expect.any(String) }],
    });
    expect(file.ledger.map(({ amount }: { amount: number }) => amount)).toEqual([-1, -1, -1, 50]);
    expect(file.changes.map(({ action, by }: { action: string; by: string }) => [action, by])).toEqual(
      expect.arrayContaining([
        ["password.changed", "you"],
        ["account.created", "the service"],
      ]),
    );
    const [{ hmac, token_hmac, password_hash } = {}] = await service.database.sql(
      `select hmac, token_hmac, password_hash from api_keys
       join browser_sessions on browser_sessions.account_id = api_keys.account_id
       join profiles on profiles.account_id = api_keys.account_id where api_keys.account_id = $1`,
      member.accountId,
    );
    for (const secret of [
      member.apiKey,
      hmac,
      token_hmac,
      password_hash,
      PASSWORD,
      ...member.visitor.cookies.values(),
    ]) {
      expect(answer.text).not.toContain(String(secret));
    }

    const again = await send(member, "export");
    expect([again.status, again.text.includes("once an hour")]).toEqual([429, true]);
    expect(Number(again.headers.get("Retry-After"))).toBeGreaterThan(3500);
    expect(await actionsOf(member.accountId)).toContain("account.exported");
  });

  test("of several exports at the same moment, exactly one succeeds", async () => {
    const member = await newMember();
    const form_token = formTokenOf((await member.visitor.get(`${member.settings}/export`)).text);
    const fields = { form_token, password_current: PASSWORD };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => member.visitor.post(`${member.settings}/export`, fields)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429]);
    const exported = (await actionsOf(member.accountId)).filter((action) => action === "account.exported");
    expect(exported).toHaveLength(1);
  });

  test("an export has every entry of a long ledger once, and nothing of other accounts", async () => {
    const [member, other] = [await newMember(), await newMember()];
    const entries = Array.from({ length: 2300 }, (_, n) => {
      // Many entries share an instant, so that pages end between entries of one instant.
      const at = new Date(Date.UTC(2026, 0, 1) + Math.floor(n / 7) * 1000).toISOString();
      return `('long_${member.accountId}_${n}', '${member.accountId}', 'charge', 'granted', 0, 'r_${member.accountId}_${n}', '${at}')`;
    });
    await service.database.sql(
      `insert into ledger (id, account_id, kind, pot, amount, request_id, created_at) values ${entries.join(",")}`,
    );
    const file = JSON.parse((await send(member, "export")).text);
    const ids = file.ledger.map(({ id }: { id: string }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([2301, 2301]);
    expect(JSON.stringify(file)).not.toContain(other.accountId);
  });

  test("an account is deleted with the password: its key, its sessions and its links end with the response", async () => {
    const member = await newMember();
    const second = new Visitor(service.url);
    await second.signIn(member.email, PASSWORD);
    expect((await requestChart(service.url, member.apiKey)).status).toBe(200);
    expect((await send(member, "delete", "a wrong password")).status).toBe(422);
    expect((await requestChart(service.url, member.apiKey)).status).toBe(200);
    const { invitationUrl } = await service.admin("account", "invite", "--account", member.accountId);

    const deleted = await send(member, "delete");
    expect([deleted.status, deleted.headers.get("Location")]).toEqual([
      303,
      "/dashboard/sign-in?done=deleted",
    ]);
    expect((await requestChart(service.url, member.apiKey)).status).toBe(401);
    for (const visitor of [member.visitor, second]) {
      const page = await visitor.get(member.settings);
      expect([page.status, page.headers.get("Location")]).toEqual([303, expect.stringContaining("/sign-in")]);
    }
    expect((await new Visitor(service.url).get(new URL(String(invitationUrl)).pathname)).status).toBe(404);
    expect((await new Visitor(service.url).signIn(member.email, PASSWORD)).status).toBe(422);
    expect((await actionsOf(member.accountId)).at(-1)).toBe("account.deleted");

    const again = await newMember({ email: member.email });
    expect(again.accountId).not.toBe(member.accountId);
    expect((await again.visitor.get(again.settings)).status).toBe(200);
    expect(await service.admin("credits", "check")).toMatchObject({ differences: [] });
  });

  test("requests with the key while the account is deleted are each charged once or refused, never half", async () => {
    const member = await newMember({ credits: "1000" });
    const statuses: number[] = [];
    let isDeleted = false;
    const hammer = async () => {
      while (!isDeleted) statuses.push((await requestChart(service.url, member.apiKey)).status);
    };
    const hammering = Promise.all([hammer(), hammer(), hammer(), hammer()]);
    expect((await send(member, "delete")).status).toBe(303);
    isDeleted = true;
    await hammering;
    const charged = await service.database.sql(
      "select count(*) as n from ledger where account_id = $1 and kind = 'charge'",
      member.accountId,
    );
    expect(charged).toEqual([{ n: statuses.filter((status) => status === 200).length }]);
    expect(new Set(statuses)).toEqual(new Set(statuses.filter((status) => [200, 401, 402].includes(status))));
    expect(await service.admin("credits", "check")).toMatchObject({ differences: [] });
  });

  test("two deletions at the same moment both end signed out, and leave one audit entry", async () => {
    const member = await newMember();
    const form_token = formTokenOf((await member.visitor.get(`${member.settings}/delete`)).text);
    const fields = { form_token, password_current: PASSWORD };
    const answers = await Promise.all(
      [1, 2].map(() => member.visitor.post(`${member.settings}/delete`, fields)),
    );
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    const deletions = (await actionsOf(member.accountId)).filter((action) => action === "account.deleted");
    expect(deletions).toHaveLength(1);
  });

  test("the last operator stays, in the dashboard and in the command; a second operator can be deleted", async () => {
    const operator = await newMember({ operator: true });
    const refused = await send(operator, "delete");
    expect([refused.status, refused.text.includes("only operator")]).toEqual([409, true]);
    const remove = (account: string) =>
      service.admin("account", "delete", "--account", account, "--reason", "a request", "--yes");
    await expect(remove(operator.email)).rejects.toThrow("only operator");
    expect((await operator.visitor.get("/dashboard/operator")).status).toBe(200);
    const second = await newMember({ operator: true });
    expect(await remove(second.email)).toMatchObject({ accountId: second.accountId, isDeleted: true });
    expect((await second.visitor.get(second.settings)).status).toBe(303);
    await expect(remove(second.email)).rejects.toThrow("There is no account");
  });

  test("nobody exports or deletes another account, and forms need the session's token and the service's own site", async () => {
    const [ada, eve] = [await newMember(), await newMember()];
    const form_token = formTokenOf((await eve.visitor.get(`${eve.settings}/delete`)).text);
    for (const action of ["export", "delete"]) {
      const fields = { form_token, password_current: PASSWORD };
      expect((await eve.visitor.post(`${ada.settings}/${action}`, fields)).status).toBe(404);
      expect(
        (await eve.visitor.post(`${eve.settings}/${action}`, { password_current: PASSWORD })).status,
      ).toBe(403);
      const foreign = { Origin: "https://evil.example.com" };
      expect((await eve.visitor.post(`${eve.settings}/${action}`, fields, foreign)).status).toBe(403);
      expect((await new Visitor(service.url).post(`${ada.settings}/${action}`, fields)).status).toBe(303);
    }
    expect((await ada.visitor.get(ada.settings)).status).toBe(200);
  });

  test("guesses at the password of a signed-in browser are limited for exports and deletions together", async () => {
    const member = await newMember();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      statuses.push((await send(member, "export", `guess ${n}`)).status);
      statuses.push((await send(member, "delete", `guess ${n}`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(422), 429, 429]);
  });

  test("one other browser, or all of them, are signed out, and this one stays", async () => {
    const member = await newMember();
    const others = [new Visitor(service.url), new Visitor(service.url), new Visitor(service.url)];
    for (const other of others) await other.signIn(member.email, PASSWORD);
    const page = (await member.visitor.get(member.settings)).text;
    const [first = ""] = page.match(/sessions\/sess_\w+\/end/) ?? [];
    expect((await member.visitor.submit(member.settings, `${member.settings}/${first}`)).status).toBe(303);
    const open = async () => {
      const statuses = [];
      for (const other of others) statuses.push((await other.get(member.settings)).status);
      return statuses.filter((status) => status === 200).length;
    };
    expect(await open()).toBe(2);
    expect((await member.visitor.submit(member.settings, `${member.settings}/sessions/end`)).status).toBe(
      303,
    );
    expect(await open()).toBe(0);
    expect((await member.visitor.get(member.settings)).status).toBe(200);
    expect((await actionsOf(member.accountId)).filter((action) => action === "sessions.ended")).toHaveLength(
      2,
    );
  });

  test("a common password, one's own address and the service's name are refused as a new password, also when joining", async () => {
    const invited = await service.invite();
    const visitor = new Visitor(service.url);
    const refused = [
      "qwertyuiop",
      "Passw0rdPassw0rd",
      "passwordpassword",
      invited.email.toUpperCase(),
      "chartapi2026",
    ];
    for (const password of refused) {
      expect([password, (await visitor.accept(invited.invitationUrl, password)).status]).toEqual([
        password,
        422,
      ]);
    }
    expect((await visitor.accept(invited.invitationUrl, PASSWORD)).status).toBeLessThan(400);
    const settings = `/dashboard/accounts/${invited.accountId}/settings`;
    for (const password of refused) {
      const fields = { password_current: PASSWORD, password_new: password };
      expect([password, (await visitor.submit(settings, `${settings}/password`, fields)).status]).toEqual([
        password,
        422,
      ]);
    }
  });
});
