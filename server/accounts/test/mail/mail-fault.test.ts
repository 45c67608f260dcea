import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { MailServer } from "@chart/kit/stand-ins/mail-server";
import { afterEach, beforeEach, expect, test } from "vitest";
import { isRefusedForGood, loggableMailError, mailFaultText } from "../../src/mail/mail-fault.js";
import { createSmtpMailer, mailServerOf } from "../../src/mail/smtp-mailer.js";

const EMAIL = { kind: "test", to: "ada@example.com", subject: "A subject", text: "A text" } as const;

let mail: MailServer;
beforeEach(async () => {
  mail = await MailServer.start();
});
afterEach(() => mail.stop());

/** Returns the error of an email that a mail server does not take. */
async function faultOf(smtpUrl: string): Promise<unknown> {
  try {
    await createSmtpMailer(smtpUrl, "charts.example.com").send(EMAIL);
  } catch (error) {
    return error;
  }
  throw new Error("the email was sent");
}

const textOf = async (smtpUrl: string) => mailFaultText(await faultOf(smtpUrl), mailServerOf(smtpUrl));

test("a port that nobody listens on is named with the system's code", async () => {
  const { url } = mail;
  const server = mailServerOf(url);
  mail.stop();
  expect(await textOf(url)).toBe(`${server} refuses connections (ECONNREFUSED)`);
  expect(loggableMailError(await faultOf(url))).toEqual({
    name: "Error",
    code: "ECONNREFUSED",
    command: "CONN",
  });
});

test("a refused sender is told in the server's words, which no log has", async () => {
  mail.isRefusing = true;
  const error = await faultOf(mail.url);
  const server = mailServerOf(mail.url);
  expect(mailFaultText(error, server)).toBe(
    `${server} refused the sender (550 5.7.1 <charts@example.com> may not send)`,
  );
  expect(loggableMailError(error)).toEqual({
    ...{ name: "Error", code: "EENVELOPE", command: "MAIL FROM", responseCode: 550 },
  });
  expect(isRefusedForGood(error)).toBe(true);
});

test("a temporary refusal is not for good", async () => {
  mail.isRejecting = true;
  expect(isRefusedForGood(await faultOf(mail.url))).toBe(false);
});

test("a server without TLS, or one that hangs up, is told as such", async () => {
  expect(await textOf(mail.url.replace("smtp:", "smtps:"))).toMatch(
    /^TLS with 127\.0\.0\.1:\d+ failed \(ERR_SSL_/,
  );
  const rude = createServer((socket) => socket.destroy()).listen(0, "127.0.0.1");
  await once(rude, "listening");
  const { port } = rude.address() as AddressInfo;
  expect(await textOf(`smtp://127.0.0.1:${port}`)).toMatch(/^127\.0\.0\.1:\d+ closed the connection \(ECONN/);
  rude.close();
});

test.each([
  [{ code: "ETIMEDOUT" }, "m:25 did not answer in time (ETIMEDOUT)"],
  [{ code: "EDNS", originalCode: "ENOTFOUND" }, "the host of m:25 is unknown (ENOTFOUND)"],
  [{ code: "ESOCKET", originalCode: "CERT_HAS_EXPIRED" }, "TLS with m:25 failed (CERT_HAS_EXPIRED)"],
  [{ code: "EAUTH", response: "535 no" }, "m:25 did not accept the user and the password (535 no)"],
  [{ command: "RCPT TO", code: "EENVELOPE", response: "550 no" }, "m:25 refused the recipient (550 no)"],
  [{ code: "EMESSAGE", response: "552 too\r\n\u001b[2Jbig" }, "m:25 did not take the email (552 too [2Jbig)"],
  [{}, "m:25 did not take the email (no code)"],
])("the fault %j is told in one line", (members, text) => {
  expect(mailFaultText(Object.assign(new Error("secret"), members), "m:25")).toBe(text);
});

test("a mail server is named without user and password, and with the port that applies without one", () => {
  expect(mailServerOf("smtp://user:secret@mail.example.com/?from=a@b.test")).toBe("mail.example.com:587");
  expect(mailServerOf("smtps://mail.example.com")).toBe("mail.example.com:465");
});
