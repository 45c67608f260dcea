import { requestChart } from "@chart/kit/load/chart-call";
import { DashboardService, PASSWORD } from "@chart/kit/services/dashboard-service";
import { Visitor } from "@chart/kit/services/visitor";
import { createSqlite } from "@chart/kit/stores/test-stores";
import { expect, test, vi } from "vitest";

test("in production without SESSION_SECRET the dashboard is off, the log says why, and charts still work", async () => {
  const database = await createSqlite();
  const service = await DashboardService.start(database, { SESSION_SECRET: "" });
  const created = await service.admin("account", "create", "--email", "a@example.com", "--plan", "developer");
  expect((await requestChart(service.url, String(created["apiKey"]))).status).toBe(200);
  const { status, headers } = await fetch(`${service.url}/dashboard/sign-in`);
  expect([status, headers.get("Content-Type")]).toEqual([404, "application/json"]);
  await service.logged(/the dashboard is off: SESSION_SECRET is not set/);
  await service.stop();
});

test("in production without a mail server no page offers to send an email, and the sign-in page says who has accounts", async () => {
  const service = await DashboardService.start(await createSqlite());
  const visitor = new Visitor(service.url);
  const { status, text } = await visitor.get("/dashboard/reset");
  expect([status, text]).toEqual([200, expect.stringContaining("send email")]);
  expect((await visitor.post("/dashboard/reset", { email: "a@example.com" })).status).toBe(404);
  const { accountId, invitationUrl } = await service.invite();
  await visitor.accept(invitationUrl, PASSWORD);
  const { text: settings } = await visitor.get(`/dashboard/accounts/${accountId}/settings`);
  expect(settings).toContain("send email");
  expect(settings).not.toContain("the link that we send");
  expect((await visitor.get("/dashboard/sign-up")).status).toBe(404);
  expect((await new Visitor(service.url).get("/dashboard/sign-in")).text).toContain("by invitation.");
  const operator = await service.invite({ operator: true });
  await visitor.accept(operator.invitationUrl, PASSWORD);
  expect((await visitor.get("/dashboard/operator?q=")).text).toContain("2 accounts");
  await service.stop();
});

test("in development without a mail server, emails are printed", async () => {
  const service = await DashboardService.start(await createSqlite(), {
    NODE_ENV: "development",
    SIGNUP: "open",
    SESSION_SECRET: "",
  });
  const visitor = new Visitor(service.url);
  await visitor.post("/dashboard/sign-up", { email: "new@example.com" });
  const [link] = await vi.waitUntil(() => /http:\S+\/dashboard\/links\/\S+/.exec(service.stdout), {
    timeout: 30_000,
    interval: 5,
  });
  expect((await visitor.accept(link, PASSWORD)).status).toBe(200);
  expect(visitor.setCookies.at(-1)).toMatch(/^chart_session=/);
  expect(visitor.setCookies.at(-1)).not.toContain("Secure");
  await service.stop();
});

test("behind an HTTPS proxy, forms from PUBLIC_URL are accepted and cookies are Secure", async () => {
  const service = await DashboardService.start(await createSqlite(), {
    NODE_ENV: "test",
    PUBLIC_URL: "https://charts.example.com",
    LOG_LEVEL: "debug",
  });
  const { invitationUrl } = await service.invite();
  expect(invitationUrl).toMatch(/^https:\/\/charts\.example\.com\/dashboard\/links\//);
  const visitor = new Visitor(service.address);
  const origin = { Origin: "https://charts.example.com" };
  const path = new URL(invitationUrl).pathname;
  const accepted = await visitor.post(path, { password: PASSWORD }, origin);
  expect([accepted.status, accepted.text]).toEqual([200, expect.stringMatching(/chart_live_\w{38}/)]);
  expect(visitor.setCookies.at(-1)).toMatch(/^__Host-chart_session=.*Secure/);
  await service.stop();
});
