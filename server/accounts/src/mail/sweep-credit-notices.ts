import { everyMinute, settledWithin } from "@chart/base";
import type { Logger } from "chart-http/base";
import { loggableError } from "chart-http/base";
import type { ClaimedNotice, NoticeStore } from "../accounts/notice-store.js";
import type { Plan } from "../accounts/plan.js";
import { creditNoticeEmail } from "./credit-notice-email.js";
import { loggableMailError } from "./mail-fault.js";
import type { Mailer } from "./mailer.js";

const MINUTE_MS = 60_000;
/** Maximum number of emails of one sweep. The rest waits for the next one. */
const MAX_EMAILS = 200;
/** Failures after which a sweep ends: the mail server then probably refuses everything. */
const MAX_FAILURES = 3;
/** Maximum time until a notice that could not be sent is tried again. */
const MAX_RETRY_MS = 60 * MINUTE_MS;
/** Time that an email in progress has to finish when the service stops. */
const CLOSE_TIMEOUT_MS = 3000;

export type RecordNotice = (outcome: "sent" | "failed") => void;

export interface NoticeDeps {
  readonly store: NoticeStore;
  readonly mailer: Mailer;
  readonly planCredits: Readonly<Record<Plan, number>>;
  readonly serviceName: string;
  /** The service's public URL, without a trailing slash. */
  readonly baseUrl: string;
  readonly now: () => Date;
  readonly logger: Pick<Logger, "warn">;
  readonly recordNotice?: RecordNotice | undefined;
  /** Returns true once the service stops: no further email is started then. */
  readonly isStopping: () => boolean;
}

/**
 * Sends the notices of low credits that are due: one for each account, period and threshold. Reads the balances in
 * short queries, off the path of requests. A failure is only logged, because a later sweep tries again.
 *
 *     every minute, in one process   find due notices -> record each once -> claim -> send -> mark as sent
 *                                                                              ^--- fails: later ---|
 */
export async function sweepCreditNotices(deps: NoticeDeps): Promise<void> {
  const { store, now, logger } = deps;
  try {
    if (!(await store.claimSweep(now()))) return;
    let cursor: string | undefined;
    do {
      if (deps.isStopping()) return;
      const { due, next } = await store.findDue(now(), cursor);
      if (due.length > 0) await store.add(due, now());
      cursor = next;
    } while (cursor !== undefined);
    await sendNotices(deps);
  } catch (error) {
    logger.warn(
      { error: loggableError(error) },
      "could not sweep credit notices: the next sweep tries again",
    );
  }
}

async function sendNotices(deps: NoticeDeps): Promise<void> {
  let failures = 0;
  for (let sent = 0; sent < MAX_EMAILS && failures < MAX_FAILURES && !deps.isStopping(); sent++) {
    const notice = await deps.store.claim(deps.now());
    if (notice === undefined) return;
    if (!(await sendNotice(deps, notice))) failures++;
  }
}

/** Sends a claimed notice; returns false, and makes it available again, if the mail server did not take it. */
async function sendNotice(deps: NoticeDeps, notice: ClaimedNotice): Promise<boolean> {
  const { store, mailer, now, logger, recordNotice } = deps;
  try {
    await mailer.send(creditNoticeEmail(notice, deps.planCredits[notice.plan], deps));
  } catch (error) {
    const { accountId } = notice;
    logger.warn(
      { accountId, kind: "credit-notice", error: loggableMailError(error) },
      "could not send a credit notice: tries again later",
    );
    await store.retryAt(notice, new Date(now().getTime() + retryDelayMs(notice, now())));
    recordNotice?.("failed");
    return false;
  }
  await store.markSent(notice, now());
  recordNotice?.("sent");
  return true;
}

/** Returns the time until the next attempt: as long as the notice has waited, so that it doubles each time. */
function retryDelayMs({ dueSince }: ClaimedNotice, now: Date): number {
  return Math.min(MAX_RETRY_MS, Math.max(MINUTE_MS, now.getTime() - dueSince.getTime()));
}

/** Sweeps once a minute until `close` is called, which waits for the email in progress, three seconds at most. */
export function sweepEveryMinute(deps: NoticeDeps): { close(): Promise<void> } {
  const sweeps = everyMinute(async (stop) => {
    const isStopping = () => stop.aborted || deps.isStopping();
    if (!isStopping()) await sweepCreditNotices({ ...deps, isStopping });
  });
  return {
    async close() {
      await settledWithin(CLOSE_TIMEOUT_MS, sweeps.close());
    },
  };
}
