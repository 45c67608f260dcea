import { MailServer } from "@chart/kit/stand-ins/mail-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSmtpMailer } from "../../src/mail/smtp-mailer.js";

let mail: MailServer;
beforeAll(async () => {
  mail = await MailServer.start();
});
afterAll(() => mail.stop());

test("the recipient is one address: its text is not parsed as a group, a comment or a list", async () => {
  const mailer = createSmtpMailer(mail.url, "charts.example.com");
  for (const to of ["a:victim@v.test", "(x)victim@v.test", "victim@v.test(x)", "x@x.test,victim@v.test"]) {
    await mailer.send({ kind: "test", to, subject: "A subject", text: "A text" });
  }
  await mailer.send({ kind: "test", to: "ada@example.com", subject: "A subject", text: "A text" });
  expect(mail.emails).toHaveLength(5);
  expect(mail.emails.filter(({ to }) => to === "victim@v.test")).toEqual([]);
  expect(mail.emails.at(-1)).toMatchObject({ to: "ada@example.com", from: "charts@example.com" });
});

test("an email that is sent again has the same Message-ID, others have one of their own", async () => {
  const mailer = createSmtpMailer(mail.url, "charts.example.com");
  const email = { kind: "test" as const, to: "bob@example.com", subject: "A subject", text: "A text" };
  for (const id of ["credits.20.acct_1", "credits.20.acct_1"]) await mailer.send({ ...email, id });
  for (let n = 0; n < 2; n++) await mailer.send(email);
  const ids = mail.emails.filter(({ to }) => to === "bob@example.com").map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(Array(2).fill("credits.20.acct_1@charts.example.com"));
  expect(new Set(ids).size).toBe(3);
});
