import { requestChart } from "@chart/kit/load/chart-call";
import { DashboardService, PASSWORD } from "@chart/kit/services/dashboard-service";
import { formTokenOf, type Visited, Visitor } from "@chart/kit/services/visitor";
import { onEachEngine } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";

const HOME = "/dashboard/operator";

onEachEngine("attacks on the operators' pages", (create) => {
  let service: DashboardService;
  let operator: Visitor;
  let operatorId: string;
  beforeAll(async () => {
    service = await DashboardService.start(await create());
  });
  // A new one for each test, because an account may open sixty pages a minute.
  beforeEach(async () => {
    ({ visitor: operator, accountId: operatorId } = await newMember({ operator: true }));
  });
  afterAll(() => service.stop());

  const newMember = async (options: Parameters<DashboardService["invite"]>[0] = {}) => {
    const invited = await service.invite(options);
    const visitor = new Visitor(service.url);
    await visitor.accept(invited.invitationUrl, PASSWORD);
    return { ...invited, visitor };
  };
  const pathOf = (accountId: string) => `${HOME}/accounts/${accountId}`;
  const changesOf = (accountId: string) =>
    service.database.sql(
      "select action from audit_entries where account_id = $1 and actor_id is not null order by created_at",
      accountId,
    );
  const sameAs = (one: Visited, other: Visited) =>
    expect([one.status, one.text]).toEqual([other.status, other.text]);

  test("the usage of a month is a CSV file with each account that was charged, whatever its address is, and no other month is one", async () => {
    const { apiKey, email } = await newMember();
    await requestChart(service.url, apiKey);
    const month = new Date().toISOString().slice(0, 7);
    const { text, headers } = await operator.get(`${HOME}/usage.csv?month=${month}`);
    expect(headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(headers.get("content-disposition")).toContain(`usage-${month}.csv`);
    const [head, ...rows] = text.trimEnd().split("\r\n");
    expect(head).toBe("month,account_id,email,plan,charged_requests,credits");
    expect(rows.filter((row) => row.includes(email))).toHaveLength(1);
    expect(rows.every((row) => row.startsWith(`${month},acct_`))).toBe(true);
    for (const other of ["2026-13", "x", "2026"]) {
      expect((await operator.get(`${HOME}/usage.csv?month=${other}`)).status).toBe(404);
    }
  });

  test("nobody without the role, customers included, can open a page or send a form: each attempt gets the same 404", async () => {
    const customer = await newMember();
    const victim = await newMember();
    const nowhere = await customer.visitor.get("/dashboard/nowhere");
    expect(nowhere.status).toBe(404);
    const path = pathOf(victim.accountId);
    const pages = ["", "/invite", "/audit", "/health", "/request", "/request?id=req_1", "/usage.csv"].map(
      (page) => HOME + page,
    );
    const own = ["", "/requests", "/credits", "/changes", "/manage", "/deactivate", "/second-factor"];
    for (const page of [...pages, ...own.map((page) => path + page)]) {
      sameAs(await customer.visitor.get(page), nowhere);
      expect((await new Visitor(service.url).get(page)).status).toBe(303);
    }
    const form_token = formTokenOf(
      (await customer.visitor.get(`/dashboard/accounts/${customer.accountId}`)).text,
    );
    for (const [form, fields] of [
      [`${path}/status`, { status: "inactive" }],
      [`${path}/plan`, { plan: "lifetime" }],
      [`${path}/credits`, { amount: "5", reason: "me" }],
      [`${path}/link`, {}],
      [`${path}/second-factor`, { reason: "me" }],
      [`${HOME}/invite`, { email: "friend@example.com", plan: "operator" }],
    ] as const) {
      sameAs(await customer.visitor.post(form, { ...fields, form_token }), nowhere);
    }
    expect(await changesOf(victim.accountId)).toEqual([
      { action: "password.changed" },
      { action: "key.created" },
    ]);
    expect(await service.database.sql("select id from accounts where email = 'friend@example.com'")).toEqual(
      [],
    );
  });

  test("forms without the session's token, or from another site, change nothing", async () => {
    const victim = await newMember();
    const manage = `${pathOf(victim.accountId)}/manage`;
    const { text } = await operator.get(manage);
    const form_token = formTokenOf(text);
    const forms = ["status", "plan", "credits", "link"].map((name) => `${pathOf(victim.accountId)}/${name}`);
    const fields = { status: "inactive", plan: "scale", amount: "5", reason: "me", email: "x@example.com" };
    for (const form of [...forms, `${HOME}/invite`]) {
      expect((await operator.post(form, fields)).status).toBe(403);
      expect((await operator.post(form, { ...fields, form_token: "0".repeat(64) })).status).toBe(403);
      const foreign = await operator.post(
        form,
        { ...fields, form_token },
        { Origin: "https://evil.example" },
      );
      expect(foreign.status).toBe(403);
    }
    expect(await changesOf(victim.accountId)).toEqual([
      { action: "password.changed" },
      { action: "key.created" },
    ]);
  });

  test("ids of accounts that do not exist, and unknown values, get 404 and change nothing", async () => {
    const victim = await newMember();
    const manage = `${pathOf(victim.accountId)}/manage`;
    for (const id of ["acct_00000000000000000000", "ada@example.com", "..%2f..", "%27", "a".repeat(500)]) {
      for (const page of ["", "/manage", "/requests", "/deactivate"]) {
        expect((await operator.get(pathOf(id) + page)).status).toBe(404);
      }
      expect(
        (await operator.submit(manage, `${pathOf(id)}/credits`, { amount: "1", reason: "x" })).status,
      ).toBe(404);
    }
    for (const [form, fields] of [
      ["status", { status: "deleted" }],
      ["status", { status: "" }],
      ["plan", { plan: "free" }],
      ["plan", { plan: "__proto__" }],
    ] as const) {
      expect((await operator.submit(manage, `${pathOf(victim.accountId)}/${form}`, fields)).status).toBe(404);
    }
    for (const fields of [
      { amount: "-5", reason: "x" },
      { amount: "1e3", reason: "x" },
      { amount: "1000000001", reason: "x" },
      { amount: "5", reason: "" },
      { amount: "5", reason: "x".repeat(201) },
    ]) {
      expect((await operator.submit(manage, `${pathOf(victim.accountId)}/credits`, fields)).status).toBe(422);
    }
    // Nor has an operator's account a plan or credits to change.
    for (const [form, fields] of [
      ["plan", { plan: "scale" }],
      ["credits", { amount: "5", reason: "x" }],
    ] as const) {
      expect((await operator.submit(manage, `${pathOf(operatorId)}/${form}`, fields)).status).toBe(404);
    }
    expect(await changesOf(victim.accountId)).toEqual([
      { action: "password.changed" },
      { action: "key.created" },
    ]);
  });

  test("tampered cursors, orders and filters show a first page or an empty one, never an error of the service", async () => {
    const garbage = [
      "~",
      "x~y",
      "~acct_1",
      "2026-99-99T00:00:00.000Z~acct_1",
      "9".repeat(40),
      "'; drop table accounts",
      "%F0%9F",
      "a%00b",
    ];
    for (const text of garbage) {
      const { visitor } = await newMember({ operator: true });
      for (const page of [
        `?sort=credits-desc&after=${text}`,
        `?sort=used-asc&after=${text}`,
        `?sort=created-desc&after=${text}`,
        `?sort=email-asc&after=${text}`,
        `?sort=${text}`,
        `?q=${text}&after=${text}`,
        `/audit?before=${text}&account=${text}&actor=${text}&action=${text}&from=${text}&to=${text}`,
        `/request?id=${text}`,
        `/health?range=${text}`,
        `/accounts/${operatorId}/credits?before=${text}`,
        `/accounts/${operatorId}/changes?before=${text}`,
        `/accounts/${operatorId}/requests?before=${text}&status=${text}&first=${text}`,
        `/accounts/${operatorId}/manage?done=${text}`,
      ]) {
        const { status } = await visitor.get(HOME + page);
        // A NUL is no part of any page's address.
        expect([page, status]).toEqual([page, text.includes("%00") ? 404 : 200]);
      }
    }
    expect(service.stderr).not.toContain("dashboard page failed with a server error");
  }, 120_000);

  test("texts of people and addresses are shown as text on every page", async () => {
    const attack = `"><img src=x onerror=alert(1)>{{7*7}}</title>`;
    const victim = await newMember({ email: "'x&amp@example.com" });
    const path = pathOf(victim.accountId);
    const granted = await operator.submit(`${path}/manage`, `${path}/credits`, {
      amount: "5",
      reason: attack,
    });
    expect(granted.status).toBe(303);
    const refused = await operator.submit(`${path}/manage`, `${path}/credits`, {
      amount: attack,
      reason: attack,
    });
    const invited = await operator.submit(`${HOME}/invite`, `${HOME}/invite`, {
      email: attack,
      plan: "scale",
    });
    expect([refused.status, invited.status]).toEqual([422, 422]);
    const query = new URLSearchParams({ q: attack, account: attack, actor: attack, id: attack });
    const pages = [refused, invited];
    for (const page of [
      `${path}/credits`,
      `${path}/changes`,
      `${HOME}/audit`,
      `${HOME}?${query}`,
      `${HOME}/audit?${query}`,
      `${HOME}/request?${query}`,
    ]) {
      pages.push(await operator.get(page));
    }
    for (const { text } of pages) {
      expect(text).not.toContain("<img src=x");
      expect(text).not.toContain("{{7*7}}</title>");
    }
  });

  test("many operators who grant, deactivate and invite at the same time leave a correct ledger and one account", async () => {
    const victim = await newMember({ credits: "0" });
    const path = pathOf(victim.accountId);
    const { text } = await operator.get(`${path}/manage`);
    const form_token = formTokenOf(text);
    const grant_id = /name="grant_id" value="([^"]+)"/.exec(text)?.[1] ?? "";
    const same = { form_token, grant_id, amount: "5", reason: "a double click" };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => operator.post(`${path}/credits`, same)),
    );
    const places = answers.map(({ headers }) => headers.get("Location")?.split("done=")[1]).sort();
    expect(places).toEqual(["credits", ...Array(5).fill("credits-before")]);
    await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        operator.post(`${path}/credits`, { form_token, amount: "1", reason: `form ${n}` }),
      ),
    );
    const checked = await service.admin<{ differences: unknown[] }>("credits", "check");
    expect(checked.differences).toEqual([]);
    const shown = await service.admin("account", "show", "--account", victim.accountId);
    expect(shown["credits"]).toBe(11);

    const invitation = { form_token, email: "twice@example.com", plan: "hobbyist" };
    const invitations = await Promise.all(
      Array.from({ length: 4 }, () => operator.post(`${HOME}/invite`, invitation)),
    );
    expect(invitations.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  test("a link is shown once, only to the operator who made it, and ends the one before", async () => {
    const invited = await service.invite();
    const path = pathOf(invited.accountId);
    const linkOf = ({ text }: Visited) => /id="new-link">([^<]+)</.exec(text)?.[1] ?? "";
    const first = linkOf(await operator.submit(`${path}/manage`, `${path}/link`));
    const second = linkOf(await operator.submit(`${path}/manage`, `${path}/link`));
    for (const page of [path, `${path}/manage`, `${path}/changes`, `${HOME}/audit`]) {
      expect((await operator.get(page)).text).not.toContain(new URL(second).pathname);
    }
    expect((await new Visitor(service.url).get(new URL(first).pathname)).status).toBe(404);
    const owner = new Visitor(service.url);
    expect((await owner.accept(second, PASSWORD)).status).toBeLessThan(400);
    // From now on the same button sends a reset link, which signs in its owner only.
    const reset = linkOf(await operator.submit(`${path}/manage`, `${path}/link`));
    expect((await new Visitor(service.url).get(new URL(reset).pathname)).text).toContain(
      "Choose a new password",
    );
    expect(service.stderr).not.toContain(new URL(reset).pathname);
  });

  test("a stolen session of an operator cannot get around the operator's own password and second factor", async () => {
    const path = pathOf(operatorId);
    await service.database.sql(
      "insert into second_factors (account_id, secret, enabled_at, last_step) values ($1, 'sealed', '2026-01-01T00:00:00.000Z', 0)",
      operatorId,
    );
    const manage = await operator.get(`${path}/manage`);
    expect(manage.text).not.toContain(`${path}/link`);
    expect(manage.text).not.toContain(`${path}/second-factor`);
    const form_token = formTokenOf(manage.text);
    const link = await operator.post(`${path}/link`, { form_token });
    const removed = await operator.post(`${path}/second-factor`, { form_token, reason: "lost phone" });
    expect([link.status, removed.status]).toEqual([409, 409]);
    expect(link.text).not.toContain("/dashboard/links/");
    expect(
      await service.database.sql("select secret from second_factors where account_id = $1", operatorId),
    ).toHaveLength(1);
    expect(await service.database.sql("select kind from links where account_id = $1", operatorId)).toEqual(
      [],
    );
  });

  describe("the last active operator", () => {
    test("cannot be deactivated by a form or a command, and two operators cannot deactivate each other", async () => {
      await service.database.sql(
        "update accounts set status = 'inactive' where id in (select account_id from profiles where role = 'operator') and id <> $1",
        operatorId,
      );
      const self = await operator.submit(`${pathOf(operatorId)}/manage`, `${pathOf(operatorId)}/status`, {
        status: "inactive",
      });
      expect(self.status).toBe(409);
      await expect(service.admin("account", "deactivate", "--account", operatorId)).rejects.toThrow(
        /last active operator/,
      );
      await expect(
        service.admin("account", "set-role", "--account", operatorId, "--role", "customer"),
      ).rejects.toThrow(/last active operator/);

      for (let round = 0; round < 3; round++) {
        const other = await newMember({ operator: true });
        const deactivate = (by: Visitor, accountId: string) =>
          by.submit(`${pathOf(accountId)}/manage`, `${pathOf(accountId)}/status`, { status: "inactive" });
        await Promise.all([deactivate(operator, other.accountId), deactivate(other.visitor, operatorId)]);
        const active = await service.database.sql(
          "select accounts.id from accounts join profiles on account_id = accounts.id where role = 'operator' and status = 'active'",
        );
        expect(active).toHaveLength(1);
        await service.admin("account", "activate", "--account", operatorId);
        if (active[0]?.["id"] !== operatorId) {
          await service.admin("account", "deactivate", "--account", other.accountId);
        }
      }
    });

    test("keeps all pages while another operator is deactivated, who keeps only the settings", async () => {
      const other = await newMember({ operator: true });
      await service.admin("account", "deactivate", "--account", other.accountId);
      expect((await other.visitor.get(HOME)).status).toBe(404);
      const settings = `/dashboard/accounts/${other.accountId}/settings`;
      expect((await other.visitor.get("/dashboard")).headers.get("Location")).toBe(settings);
      expect((await other.visitor.get(settings)).text).not.toContain(HOME);
      expect((await operator.get(HOME)).status).toBe(200);
    });
  });

  test("a customer with a key does not become an operator, and an operator gets no key by a command", async () => {
    const customer = await newMember();
    await expect(
      service.admin("account", "set-role", "--account", customer.accountId, "--role", "operator"),
    ).rejects.toThrow(/has an API key/);
    await expect(service.admin("key", "create", "--account", operatorId, "--name", "Mine")).rejects.toThrow(
      /is an operator/,
    );
    expect((await requestChart(service.url, customer.apiKey)).status).toBe(200);
  });
});
