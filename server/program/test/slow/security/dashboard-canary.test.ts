import { DashboardService } from "@chart/kit/services/dashboard-service";
import { formTokenOf, Visitor } from "@chart/kit/services/visitor";
import { linkIn, MailServer } from "@chart/kit/stand-ins/mail-server";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const CANARY = {
  email: "canary-owner@example.com",
  operatorEmail: "canary-operator@example.com",
  otherEmail: "canary-stranger@example.com",
  password: "canary password of the owner",
  wrongPassword: "canary password that is wrong",
  newPassword: "canary password that is new",
  link: "canary-link-that-nobody-made",
  query: "canary-query",
  reason: "canary reason of a grant",
  keyName: "canary name of a key",
  sessionSecret: "canary-session-secret-of-more-than-32-characters",
  userAgent: "canary-user-agent",
};

let mail: MailServer;
let service: DashboardService;
beforeEach(async () => {
  mail = await MailServer.start();
  service = await DashboardService.start(await createSqlite(), {
    ...{ LOG_LEVEL: "trace", OPS_PORT: "0", SIGNUP: "open", SMTP_URL: mail.url },
    SESSION_SECRET: CANARY.sessionSecret,
  });
});
afterEach(async () => {
  await service.stop();
  mail.stop();
});

test("the dashboard's logs and metrics contain no password, token, key, email address or form text at any level", async () => {
  const { accountId } = await service.admin("account", "invite", "--email", CANARY.email, "--plan", "scale");
  const invitation = linkIn(await mail.emailTo(CANARY.email));
  const operator = new Visitor(service.url);
  const { invitationUrl } = await service.admin("account", "operator", "--email", CANARY.operatorEmail);
  const operatorLink = String(invitationUrl ?? linkIn(await mail.emailTo(CANARY.operatorEmail)));
  await operator.accept(operatorLink, CANARY.password);
  const visitor = new Visitor(service.url);
  const own = `/dashboard/accounts/${accountId}`;
  const managed = `/dashboard/operator/accounts/${accountId}`;
  const sessions: (string | undefined)[] = [];
  const remember = () => sessions.push(visitor.cookies.get("__Host-chart_session"));

  await visitor.accept(invitation, CANARY.password);
  remember();
  const { text: settings } = await visitor.get(`${own}/settings`);
  for (const page of ["credits", "requests", "requests.csv", `requests/${CANARY.query}`]) {
    const names = ["first", "last", "days", "endpoint", "status", "code", "key", "id", "before"];
    await visitor.get(`${own}/${page}?${names.map((name) => `${name}=${CANARY.query}`).join("&")}`);
  }
  await operator.get(`/dashboard/operator?q=${CANARY.email}`);
  await operator.submit(`${managed}/manage`, `${managed}/credits`, { amount: "5", reason: CANARY.reason });
  await visitor.submit(`${own}/keys/new`, `${own}/keys`, { name: CANARY.keyName });
  const [, keyId = ""] = /\/keys\/(key_\w+)\/rotate/.exec((await visitor.get(`${own}/keys`)).text) ?? [];
  const rotating = `${own}/keys/${keyId}/rotate`;
  const rotated = await visitor.submit(rotating, rotating);
  const newKey = /chart_live_\w{38}/.exec(rotated.text)?.[0] ?? "";
  expect(newKey).not.toBe("");
  await visitor.submit(`${own}/settings`, `${own}/settings/password`, {
    password_current: CANARY.password,
    password_new: CANARY.newPassword,
  });
  remember();
  await visitor.submit(`${own}/settings`, `${own}/settings/email`, {
    email: CANARY.otherEmail,
    password_email: CANARY.newPassword,
  });
  const confirmation = linkIn(await mail.emailTo(CANARY.otherEmail));
  await visitor.signIn(CANARY.email, CANARY.wrongPassword);
  await visitor.post("/dashboard/reset", { email: "canary-nobody@example.com" });
  await visitor.get(`/dashboard/links/${CANARY.link}?${CANARY.query}=${CANARY.query}`);
  await visitor.get(`/dashboard/${CANARY.link}`);
  await visitor.post("/dashboard/sign-in", {}, { Origin: `https://${CANARY.query}.example` });
  mail.isRejecting = true;
  await visitor.post("/dashboard/reset", { email: CANARY.email });
  await vi.waitUntil(() => service.stderr.includes("an email could not be sent"), {
    timeout: 30_000,
    interval: 5,
  });

  const [, opsPort] = /"port":(\d+),"msg":"metrics/.exec(service.stderr) ?? [];
  const metrics = await (await fetch(`http://127.0.0.1:${opsPort}/metrics`)).text();
  expect(service.stderr.match(/request answered/g)?.length).toBeGreaterThan(15);
  const written = service.stderr + service.stdout + metrics;
  const links = [invitation, operatorLink, confirmation].map((link) =>
    new URL(link).pathname.split("/").at(-1),
  );
  expect(new Set(sessions).size).toBe(2);
  for (const secret of [
    ...Object.values(CANARY),
    ...links,
    ...sessions,
    newKey,
    formTokenOf(settings),
    "canary",
  ]) {
    expect(secret).toBeTypeOf("string");
    expect(written).not.toContain(secret);
  }
});
