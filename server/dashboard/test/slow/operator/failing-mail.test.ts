import { DashboardService, PASSWORD } from "@chart/kit/services/dashboard-service";
import { Visitor } from "@chart/kit/services/visitor";
import { MailServer } from "@chart/kit/stand-ins/mail-server";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";

const INVITE = "/dashboard/operator/invite";
const FAULT = "The email could not be sent. The log says why.";
const PATIENCE = { timeout: 30_000, interval: 5 };

let service: DashboardService;
let mail: MailServer;
let operator: Visitor;
beforeAll(async () => {
  mail = await MailServer.start();
  service = await DashboardService.start(await createSqlite(), { SMTP_URL: mail.url, OPS_PORT: "0" });
});
beforeEach(async () => {
  Object.assign(mail, { isRejecting: false, isRefusing: false, delayMs: 0 });
  operator = await newMember("operator");
});
afterAll(async () => {
  await service.stop();
  mail.stop();
});

const newAddress = () => `${crypto.randomUUID()}@example.com`;
const linkOn = (text: string) => /https?:\/\/[^\s<"]+\/dashboard\/links\/[\w-]+/.exec(text)?.[0] ?? "";

/** Opens an account, and gets its link while the mail server is away: the admin command then prints it. */
async function newMember(command: "operator" | "invite", email = newAddress()): Promise<Visitor> {
  mail.isRefusing = true;
  const { invitationUrl } = await service.admin("account", command, "--email", email);
  mail.isRefusing = false;
  const visitor = new Visitor(service.url);
  await visitor.accept(String(invitationUrl), PASSWORD);
  return visitor;
}

async function metric(labels: string): Promise<number> {
  const [, port] = /"port":(\d+),"msg":"metrics/.exec(service.stderr) ?? [];
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const [, value] = new RegExp(`^chart_emails_total\\{${labels}\\} (\\d+)$`, "m").exec(text) ?? [];
  return Number(value);
}

test("an invitation that the mail server took is confirmed, and its link is not shown", async () => {
  const email = newAddress();
  const sent = await operator.submit(INVITE, INVITE, { email, plan: "hobbyist" });
  expect([sent.status, sent.headers.get("Location")]).toEqual([303, expect.stringMatching(/done=invited$/)]);
  expect((await mail.emailTo(email)).subject).toContain("You're invited");
  expect(await metric('kind="invitation",outcome="sent"')).toBeGreaterThan(0);
});

test("if the mail server refuses the sender, the operator sees the link of the invitation, which works, and that no email was sent", async () => {
  mail.isRefusing = true;
  const email = newAddress();
  const before = await metric('kind="invitation",outcome="failed"');
  const shown = await operator.submit(INVITE, INVITE, { email, plan: "hobbyist" });
  expect(shown.status).toBe(200);
  expect(shown.text).toContain(FAULT);
  expect((await new Visitor(service.url).accept(linkOn(shown.text), PASSWORD)).status).toBe(200);
  expect(await metric('kind="invitation",outcome="failed"')).toBe(before + 1);
  const line = service.stderr.split("\n").findLast((each) => each.includes("an email could not be sent"));
  expect(JSON.parse(line ?? "")).toMatchObject({
    level: 50,
    requestId: shown.headers.get("X-Request-Id"),
    kind: "invitation",
    error: { code: "EENVELOPE", command: "MAIL FROM", responseCode: 550 },
  });
  expect(service.stderr).not.toContain(email);
  expect(service.stderr).not.toContain("may not send");
});

test("a mail server that is slow to answer delays the page by a few seconds only, and may still take the email", async () => {
  mail.delayMs = 6000;
  const email = newAddress();
  const startedAt = Date.now();
  const shown = await operator.submit(INVITE, INVITE, { email, plan: "hobbyist" });
  expect(Date.now() - startedAt).toBeLessThan(6000);
  expect(shown.text).toContain("The mail server has not answered, so the email may not arrive.");
  expect((await mail.emailTo(email)).text).toContain(linkOn(shown.text));
}, 60_000);

test("a reset that cannot be sent answers as for an unknown address, shows no link, and is tried again", async () => {
  const email = newAddress();
  await newMember("invite", email);
  mail.isRejecting = true;
  const asking = new Visitor(service.url);
  const known = await asking.post("/dashboard/reset", { email });
  const unknown = await asking.post("/dashboard/reset", { email: newAddress() });
  expect([known.status, known.text]).toEqual([200, unknown.text]);
  expect(known.text).not.toContain("/dashboard/links/");
  await vi.waitUntil(() => /"kind":"password-reset".*"retryInSeconds":60/.test(service.stderr), PATIENCE);
  expect(service.stderr).not.toContain("background work of a request failed");
});

test("a stop drops the emails that wait, without a delay", async () => {
  const environment = { SMTP_URL: "smtp://127.0.0.1:1", SIGNUP: "open" };
  const own = await DashboardService.start(await createSqlite(), environment);
  await new Visitor(own.url).post("/dashboard/sign-up", { email: newAddress() });
  await vi.waitUntil(() => own.stderr.includes("retryInSeconds"), PATIENCE);
  expect(await own.stop("SIGTERM")).toBe(0);
  expect(own.stderr).toContain('"code":"ECONNREFUSED"');
  expect(own.stderr).not.toContain("background work did not finish in time");
});
