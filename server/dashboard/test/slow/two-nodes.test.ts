import { DashboardService, PASSWORD } from "@chart/kit/services/dashboard-service";
import { ServiceProcess } from "@chart/kit/services/service-process";
import { formTokenOf, Visitor } from "@chart/kit/services/visitor";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { onPostgres } from "@chart/kit/stores/test-stores";
import { TOTP } from "otpauth";
import { afterAll, beforeAll, expect, test } from "vitest";

onPostgres("two nodes that are attacked at the same moment", (create) => {
  let service: DashboardService;
  let second: ServiceProcess;
  beforeAll(async () => {
    service = await DashboardService.start(await create());
    second = await new ServiceProcess({
      ...{ NODE_ENV: "production", KEY_PEPPER: PEPPER, TRUST_PROXY: "true" },
      ...{ SESSION_SECRET: "a session secret of the tests, long enough", DATABASE_URL: service.database.url },
    }).listening();
  });
  afterAll(async () => {
    await second.stop();
    await service.stop();
  });

  const newMember = async (options: Parameters<DashboardService["invite"]>[0] = {}) => {
    const invited = await service.invite(options);
    const visitor = new Visitor(service.url);
    await visitor.accept(invited.invitationUrl, PASSWORD);
    return { ...invited, visitor, own: `/dashboard/accounts/${invited.accountId}` };
  };
  /** Returns the same browser on both nodes, three times each. */
  const everywhere = (visitor: Visitor) =>
    Array.from({ length: 6 }, (_, n) => {
      const copy = new Visitor(n % 2 === 0 ? service.url : second.url);
      for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
      return copy;
    });
  const statusesOf = async (sent: readonly Promise<{ readonly status: number }>[]) =>
    (await Promise.all(sent)).map(({ status }) => status).sort();

  /** Creates a member whose second factor is on. */
  const newProtectedMember = async () => {
    const member = await newMember();
    const path = `${member.own}/settings/second-factor`;
    const begun = await member.visitor.submit(`${path}/on`, `${path}/on`, { password_current: PASSWORD });
    const secret = /<code id="secret">([A-Z2-7 ]+)</.exec(begun.text)?.[1]?.replaceAll(" ", "") ?? "";
    const done = await member.visitor.post(`${path}/confirm`, {
      token: /name="token" value="([^"]+)"/.exec(begun.text)?.[1] ?? "",
      form_token: formTokenOf(begun.text),
      code: new TOTP({ secret }).generate(),
    });
    return { ...member, secret, codes: done.text.match(/\b\w{4}-\w{4}-\w{4}-\w{4}\b/g) ?? [] };
  };

  test("accept each code of the app and each recovery code once", async () => {
    const member = await newProtectedMember();
    const { secret } = member;
    const [recovery = ""] = member.codes;
    await service.database.sql(
      "update second_factors set last_step = 0 where account_id = $1",
      member.accountId,
    );
    for (const code of [new TOTP({ secret }).generate(), recovery]) {
      const person = new Visitor(service.url);
      await person.signIn(member.email, PASSWORD);
      const answers = everywhere(person).map((browser) => browser.post("/dashboard/sign-in/code", { code }));
      expect(await statusesOf(answers)).toEqual([303, 422, 422, 422, 422, 422]);
    }
  });

  test("accept ten wrong codes together, and use each code for one change in the settings", async () => {
    const member = await newProtectedMember();
    const thief = new Visitor(service.url);
    await thief.signIn(member.email, PASSWORD);
    const guesses = [...everywhere(thief), ...everywhere(thief), ...everywhere(thief)].map((browser) =>
      browser.post("/dashboard/sign-in/code", { code: "none" }),
    );
    expect(await statusesOf(guesses)).toEqual([...Array(10).fill(422), ...Array(8).fill(429)]);

    const { visitor, own, secret, codes } = member;
    const form_token = formTokenOf((await visitor.get(`${own}/settings`)).text);
    await service.database.sql(
      "update second_factors set last_step = 0 where account_id = $1",
      member.accountId,
    );
    // The recovery code first: a change that replaces the codes may win.
    for (const code of [codes[1] ?? "", new TOTP({ secret }).generate()]) {
      const proof = { form_token, password_current: PASSWORD, code };
      const changes = everywhere(visitor).map((browser, n) =>
        browser.post(`${own}/settings/${n < 3 ? "export" : "second-factor/codes"}`, proof),
      );
      const statuses = await statusesOf(changes);
      expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    }
  });

  test("accept a hundred guesses at a password together; the owner gets in by a known browser or by email", async () => {
    const member = await newMember();
    // Ten guesses from each of twelve networks, half of them at either node; a network's ten at the same moment.
    const statuses: number[] = [];
    for (let network = 0; network < 12; network++) {
      const guesses = Array.from({ length: 10 }, (_, n) =>
        new Visitor(n % 2 === 0 ? service.url : second.url, `10.9.0.${network}`).signIn(
          member.email,
          "wrong",
        ),
      );
      statuses.push(...(await statusesOf(guesses)));
    }
    expect(statuses).toEqual([...Array(100).fill(422), ...Array(20).fill(429)]);
    for (const { url } of [service, second]) {
      // The right password gets the same answer as a guess: it would show the attacker which one it is.
      const stranger = await new Visitor(url).signIn(member.email, PASSWORD);
      expect([stranger.status, stranger.text.includes("Too many wrong passwords")]).toEqual([429, true]);
      const known = new Visitor(url);
      for (const [name, value] of member.visitor.cookies) known.cookies.set(name, value);
      expect((await known.signIn(member.email, PASSWORD)).status).toBe(303);
    }
    const { invitationUrl } = await service.admin("account", "invite", "--account", member.accountId);
    const afresh = new Visitor(service.url);
    expect((await afresh.accept(String(invitationUrl), "an entirely new passphrase")).status).toBe(303);
    expect((await afresh.get(member.own)).status).toBe(200);
  });

  test("give an account one export an hour and five keys, and replace or delete a key once", async () => {
    const { visitor, own, accountId } = await newMember();
    const form_token = formTokenOf((await visitor.get(`${own}/keys/new`)).text);
    const exports = everywhere(visitor).map((browser) =>
      browser.post(`${own}/settings/export`, { form_token, password_current: PASSWORD }),
    );
    expect(await statusesOf(exports)).toEqual([200, 429, 429, 429, 429, 429]);

    const added = everywhere(visitor).map((browser, n) =>
      browser.post(`${own}/keys`, { form_token, name: `Key ${n}` }),
    );
    const live = () =>
      service.database.sql(
        "select id from api_keys where account_id = $1 and revoked_at is null order by created_at",
        accountId,
      );
    await Promise.all(added);
    expect(await live()).toHaveLength(5);

    const [key] = await live();
    const changed = everywhere(visitor).map((browser, n) =>
      browser.post(`${own}/keys/${key?.["id"]}/${n < 3 ? "rotate" : "delete"}`, { form_token }),
    );
    const statuses = await statusesOf(changed);
    expect(statuses.filter((status) => status === 410)).toHaveLength(5);
    expect(await live()).toHaveLength(statuses.includes(200) ? 5 : 4);
  });

  test("keep one operator, when all of them delete themselves", async () => {
    const operators = await Promise.all(Array.from({ length: 4 }, () => newMember({ operator: true })));
    await Promise.all(
      operators.map(async ({ visitor, own }, n) => {
        const { text } = await visitor.get(`${own}/settings/delete`);
        const browser = everywhere(visitor)[n];
        const form = { form_token: formTokenOf(text), password_current: PASSWORD };
        return browser?.post(`${own}/settings/delete`, form);
      }),
    );
    const left = await service.database.sql(
      "select accounts.id from accounts join profiles on account_id = accounts.id where role = 'operator' and status = 'active'",
    );
    expect(left).toHaveLength(1);
  });
});
