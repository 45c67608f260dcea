import { setMaxListeners } from "node:events";
import { MailServer } from "@chart/kit/stand-ins/mail-server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type Email, type Mailer, passwordResetEmail, wrongCodeEmail } from "../../src/mail/index.js";
import { Outbox } from "../../src/mail/outbox.js";
import { recordingMailer } from "../../src/mail/recording-mailer.js";
import { createSmtpMailer } from "../../src/mail/smtp-mailer.js";

const MINUTE_MS = 60_000;
const SECRET = "https://charts.example.com/dashboard/links/secret";
const reset = (to = "ada@example.com", url = SECRET) => passwordResetEmail(to, url, "Chart API");

/** Errors as nodemailer makes them. */
const AWAY = Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:25"), {
  ...{ code: "ESOCKET", originalCode: "ECONNREFUSED", command: "CONN" },
});
const REFUSAL = Object.assign(new Error("Recipient command failed: 550 no ada@example.com"), {
  ...{
    code: "EENVELOPE",
    command: "RCPT TO",
    response: "550 no ada@example.com",
    responseCode: 550,
    permanent: true,
  },
});

describe("with a clock of its own", () => {
  const logger = { warn: vi.fn(), error: vi.fn() };
  let fault: Error | undefined;
  let attempts: Email[];
  let outbox: Outbox;
  let stop: AbortController;
  beforeEach(() => {
    vi.useFakeTimers();
    fault = undefined;
    attempts = [];
    const send: Mailer["send"] = async (email) => {
      attempts.push(email);
      if (fault !== undefined) throw fault;
    };
    outbox = new Outbox({ mailer: { send }, logger });
    stop = new AbortController();
    // As BackgroundWork does.
    setMaxListeners(0, stop.signal);
    logger.warn.mockClear();
    logger.error.mockClear();
  });
  afterEach(() => {
    stop.abort();
    vi.useRealTimers();
  });
  const deliver = (email = reset()) => outbox.deliver(email, "req_1", stop.signal);

  test("an email that cannot be sent is tried again after 1, 5, 15 and 30 minutes, and then given up", async () => {
    fault = AWAY;
    const delivery = deliver();
    const counts: number[] = [];
    for (const minutes of [0, 1, 4, 10, 15, 1000]) {
      await vi.advanceTimersByTimeAsync(minutes * MINUTE_MS);
      counts.push(attempts.length);
    }
    await delivery;
    expect(counts).toEqual([1, 2, 3, 4, 5, 5]);
    expect(logger.warn).toHaveBeenCalledTimes(4);
    expect(logger.error).toHaveBeenCalledTimes(1);
  });

  test("the log names the kind, the reason and the next attempt, and no address, link or words of the server", async () => {
    fault = AWAY;
    void deliver();
    await vi.advanceTimersByTimeAsync(0);
    const error = { name: "Error", code: "ECONNREFUSED", command: "CONN" };
    const facts = { requestId: "req_1", kind: "password-reset", error, retryInSeconds: 60 };
    expect(logger.warn.mock.calls).toEqual([[facts, "an email could not be sent"]]);
    fault = REFUSAL;
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(logger.error.mock.lastCall?.[0]).toMatchObject({
      error: { command: "RCPT TO", responseCode: 550 },
    });
    expect(JSON.stringify([logger.warn.mock.calls, logger.error.mock.calls])).not.toMatch(/ada@|secret/);
  });

  test("an email arrives once the mail server is back, and only once", async () => {
    fault = AWAY;
    const delivery = deliver();
    await vi.advanceTimersByTimeAsync(0);
    fault = undefined;
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await delivery;
    expect(attempts).toHaveLength(2);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("an email that the server refuses for good is not tried again", async () => {
    fault = REFUSAL;
    await deliver();
    expect(attempts).toHaveLength(1);
  });

  test("a newer link to the same address replaces the one that waits, which it has ended", async () => {
    fault = AWAY;
    const older = deliver(reset("ada@example.com", `${SECRET}-1`));
    void deliver(reset("bob@example.com"));
    await vi.advanceTimersByTimeAsync(0);
    void deliver(reset("ada@example.com", `${SECRET}-2`));
    await older;
    fault = undefined;
    attempts.length = 0;
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    expect(attempts.map(({ to }) => to)).toEqual(["bob@example.com", "ada@example.com"]);
    expect(attempts[1]?.text).toContain(`${SECRET}-2`);
  });

  test("a stop drops what waits, at once", async () => {
    fault = AWAY;
    const delivery = deliver();
    await vi.advanceTimersByTimeAsync(0);
    stop.abort();
    await delivery;
    expect(vi.getTimerCount()).toBe(0);
  });

  test("at most 1,000 emails wait; further ones are tried once", async () => {
    fault = AWAY;
    for (let n = 0; n < 1100; n++) void deliver(reset(`n${n}@example.com`));
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(1000);
    expect(logger.error).toHaveBeenCalledTimes(100);
  });
});

test("every attempt at a mail server is recorded by its kind and outcome", async () => {
  const mail = await MailServer.start();
  const record = vi.fn();
  const logger = { warn: vi.fn(), error: vi.fn() };
  const mailer = recordingMailer(createSmtpMailer(mail.url, "charts.example.com"), record);
  const outbox = new Outbox({ mailer, logger });
  expect(await outbox.send(reset(), "req_1")).toBe(true);
  mail.isRejecting = true;
  expect(await outbox.send(wrongCodeEmail("ada@example.com", SECRET, "Chart API"), "req_1")).toBe(false);
  mail.stop();
  expect(await outbox.send(reset(), "req_1")).toBe(false);
  expect(record.mock.calls).toEqual([
    ["password-reset", "sent"],
    ["security-notice", "failed"],
    ["password-reset", "failed"],
  ]);
});
