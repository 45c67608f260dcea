import { adminJson, runAdmin } from "@chart/kit/services/admin-in-process";
import { MailServer } from "@chart/kit/stand-ins/mail-server";
import { PEPPER } from "@chart/kit/stand-ins/pepper";
import { createSqlite, type TestDatabase } from "@chart/kit/stores/test-stores";
import { afterEach, beforeEach, expect, test } from "vitest";

let database: TestDatabase;
let mail: MailServer;
let environment: Record<string, string>;
beforeEach(async () => {
  database = await createSqlite();
  mail = await MailServer.start();
  environment = { DATABASE_URL: database.url, KEY_PEPPER: PEPPER, SMTP_URL: mail.url };
});
afterEach(async () => {
  mail.stop();
  await database.drop();
});

const INVITE = ["account", "invite", "--email", "ada@example.com"];
const TEST = ["mail", "test", "--to", "ada@example.com"];
const LINK = String.raw`http:\S+/dashboard/links/[\w-]{43}\nThis link works once`;

test("an invitation that the mail server does not take is printed, with the reason, and is no error", async () => {
  mail.isRefusing = true;
  const refused = await runAdmin(environment, ...INVITE);
  const sender = String.raw`The email could not be sent: 127\.0\.0\.1:\d+ refused the sender \(550 .*\)\.\n`;
  expect([refused.code, refused.stdout]).toEqual([0, expect.stringMatching(new RegExp(`^${sender}${LINK}`))]);

  mail.stop();
  const closed = await runAdmin(environment, ...INVITE);
  const port = String.raw`The email could not be sent: 127\.0\.0\.1:\d+ refuses connections \(ECONNREFUSED\)\.\n`;
  expect([closed.code, closed.stdout]).toEqual([0, expect.stringMatching(new RegExp(`^${port}${LINK}`))]);
  expect(await adminJson(environment, ...INVITE)).toMatchObject({
    isSent: false,
    invitationUrl: expect.stringMatching(/\/dashboard\/links\//),
    mailFault: expect.stringMatching(/ECONNREFUSED/),
  });
});

test("mail test sends a short email, and names the mail server without its password", async () => {
  environment = { ...environment, SMTP_URL: mail.url.replace("smtp://", "smtp://user:secret@") };
  const { code, stdout, stderr } = await runAdmin(environment, ...TEST);
  expect([code, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^Sent to ada@example\.com by smtp 127\.0\.0\.1:\d+\n$/);
  expect((await mail.emailTo("ada@example.com")).subject).toBe("Test email of Chart API");
  expect(await adminJson(environment, ...TEST)).toMatchObject({ to: "ada@example.com", isSent: true });
});

test("mail test tells in one line what failed, and exits with 1", async () => {
  mail.isRefusing = true;
  const refused = await runAdmin(environment, ...TEST);
  expect(refused).toMatchObject({ code: 1, stdout: "" });
  expect(refused.stderr).toMatch(/^The email could not be sent: \S+ refused the sender \(550 .*\)\.\n$/);
  mail.stop();
  const closed = await runAdmin(environment, ...TEST);
  expect(closed.code).toBe(1);
  expect(closed.stderr).toMatch(
    /^The email could not be sent: \S+ refuses connections \(ECONNREFUSED\)\.\n$/,
  );
  const { SMTP_URL: _, ...without } = environment;
  expect(await runAdmin(without, ...TEST)).toEqual({
    ...{ code: 1, stdout: "", stderr: "SMTP_URL is not set, so the service sends no email.\n" },
  });
});

test("a mail server that never answers ends mail test after ten seconds", async () => {
  mail.delayMs = 60_000;
  const { code, stderr } = await runAdmin(environment, ...TEST);
  expect(code).toBe(1);
  expect(stderr).toMatch(/ did not answer in time \(ETIMEDOUT\)\.\n$/);
}, 60_000);
